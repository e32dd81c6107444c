// What is said over the table steps aside where it would cover one's own runner: it is marked, and its style knows where to.

const RUNNER = ".runner.own";
const MARK = "data-aside";

const covers = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** An attachment for the words; they look again when the runner steps on or the map is scrolled. */
export function aside(words: HTMLElement): () => void {
  const runner = document.querySelector(RUNNER);
  const look = (): void => {
    words.removeAttribute(MARK);
    if (runner && covers(words.getBoundingClientRect(), runner.getBoundingClientRect())) words.setAttribute(MARK, "");
  };
  const steps = new MutationObserver(look);
  if (runner) steps.observe(runner, { attributeFilter: ["style"] });
  runner?.addEventListener("transitionend", look);
  document.addEventListener("scroll", look, true);
  look();
  return () => {
    steps.disconnect();
    runner?.removeEventListener("transitionend", look);
    document.removeEventListener("scroll", look, true);
  };
}
