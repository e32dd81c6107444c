// A press anywhere, or a key, finishes what is being shown. Such a press does nothing else: a button that it brought to
// light is not pressed by it.
import type { Stage } from "./stage.svelte.ts";

const GRACE = 350; // milliseconds in which a click belongs to the press that began it
const SILENT = new Set(["Shift", "Control", "Alt", "Meta", "Tab", "CapsLock", "AltGraph"]);

const control = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("button, a, [role=button], input, select, summary") : null;

export function finishOnPress(stage: Stage): () => void {
  let pressed: { control: Element | null; at: number } | undefined;

  const down = (event: Event): void => {
    pressed = undefined;
    if (!stage.playing) return;
    pressed = { control: control(event.target), at: performance.now() };
    stage.finish();
  };
  const click = (event: MouseEvent): void => {
    if (!pressed || event.detail === 0 || performance.now() - pressed.at > GRACE) return; // detail 0: by keyboard or script
    const meant = control(event.target);
    if (!meant || meant === pressed.control) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const key = (event: KeyboardEvent): void => {
    if (stage.playing && !event.repeat && !SILENT.has(event.key)) stage.finish();
  };

  document.addEventListener("pointerdown", down, true);
  document.addEventListener("click", click, true);
  document.addEventListener("keydown", key, true);
  return () => {
    document.removeEventListener("pointerdown", down, true);
    document.removeEventListener("click", click, true);
    document.removeEventListener("keydown", key, true);
  };
}
