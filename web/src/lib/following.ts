// A list that grows at its end: keeps the newest in sight until one scrolls back to read.

const NEAR = 24; // pixels from the end that still count as the end

/** An attachment for the element that scrolls. Also right when it was hidden, or gets another height. */
export function followEnd(list: HTMLElement): () => void {
  let following = true;
  let top = 0;

  // Only scrolling up leaves the end: new lines and a changed height scroll too, but never up.
  const onscroll = (): void => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) following = true;
    else if (list.scrollTop < top) following = false;
    top = list.scrollTop;
  };
  const toEnd = (): void => {
    if (following) list.scrollTop = list.scrollHeight;
  };

  const grown = new MutationObserver(toEnd);
  const resized = new ResizeObserver(toEnd);
  grown.observe(list, { childList: true, subtree: true, characterData: true });
  resized.observe(list);
  list.addEventListener("scroll", onscroll, { passive: true });
  toEnd();
  return () => {
    grown.disconnect();
    resized.disconnect();
    list.removeEventListener("scroll", onscroll);
  };
}
