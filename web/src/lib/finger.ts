// Where the screen was pressed last, so that nothing new comes up under a finger that has just pressed.

let height = 0; // from the top, as a part of the screen

/** Called once by the frame of all pages. */
export function watchFinger(): () => void {
  const note = (event: PointerEvent): void => void (height = event.clientY / innerHeight);
  addEventListener("pointerdown", note, { capture: true, passive: true });
  return () => removeEventListener("pointerdown", note, { capture: true });
}

/** The half of the screen that was not pressed last. */
export function awayFromFinger(): "top" | "bottom" {
  return height < 0.5 ? "bottom" : "top";
}
