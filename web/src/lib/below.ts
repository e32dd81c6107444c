// What lies above a table differs (bar, coach, notices), so the height left for it is measured.

/** An attachment for the table: `--above` is the height of all that stands over it. */
export function below(main: HTMLElement): () => void {
  const measure = (): void => main.style.setProperty("--above", `${main.getBoundingClientRect().top + scrollY}px`);
  const observer = new ResizeObserver(measure);
  observer.observe(document.body);
  for (const before of main.parentElement?.children ?? []) observer.observe(before);
  measure();
  return () => observer.disconnect();
}
