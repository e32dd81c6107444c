// A part that scrolls is soft at an edge behind which there is more: what is cut off there looks cut off, not broken.

const SOME = 2; // pixels that are not worth scrolling for

export function fading(part: HTMLElement): () => void {
  const look = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = part;
    part.toggleAttribute("data-above", scrollTop > SOME);
    part.toggleAttribute("data-below", scrollHeight - clientHeight - scrollTop > SOME);
  };
  const sizes = new ResizeObserver(look);
  for (const one of [part, ...part.children]) sizes.observe(one);
  part.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    part.removeEventListener("scroll", look);
  };
}
