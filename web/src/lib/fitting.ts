// What is chosen by the room there is, is chosen anew whenever that may be another.

/** For an attachment: `choose` is called now, and when the part has another size or letters another shape. */
export function fitting(part: HTMLElement, choose: () => void): () => void {
  const watch = new ResizeObserver(choose);
  watch.observe(part);
  document.fonts.addEventListener("loadingdone", choose);
  return () => {
    watch.disconnect();
    document.fonts.removeEventListener("loadingdone", choose);
  };
}
