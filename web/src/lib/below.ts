// What lies above and under a table differs (bar, coach, notices, controls), so the height left for it is measured.

/** Whether a part takes room of the page; what explains a sign and what asks in a dialog lies over it. */
const takesRoom = (part: Element): boolean => !["fixed", "absolute"].includes(getComputedStyle(part).position);

/** An attachment for the table: `--above` is the height of all that stands over it, and under it. */
export function below(main: HTMLElement): () => void {
  const under = (): number => {
    let height = 0;
    for (let next = main.nextElementSibling; next; next = next.nextElementSibling) {
      if (takesRoom(next)) height += next.getBoundingClientRect().height;
    }
    return height;
  };
  const measure = (): void => main.style.setProperty("--above", `${main.getBoundingClientRect().top + scrollY + under()}px`);
  const observer = new ResizeObserver(measure);
  observer.observe(document.body);
  const beside = main.parentElement;
  for (const before of beside?.children ?? []) observer.observe(before);
  const changes = new MutationObserver(measure); // notices that come and go
  if (beside) changes.observe(beside, { childList: true });
  measure();
  return () => {
    observer.disconnect();
    changes.disconnect();
  };
}
