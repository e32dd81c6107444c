// What lies above a table differs (bar, coach, notices), so the height left for it is measured.

/** An attachment for the table: `--above` is the height of all that stands over it. */
export function below(main: HTMLElement): () => void {
  const measure = (): void => main.style.setProperty("--above", `${main.getBoundingClientRect().top + scrollY}px`);
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
