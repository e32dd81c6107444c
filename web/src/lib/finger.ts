// Where the screen was pressed last, so that nothing new comes up under a finger that has just pressed; and whether it was
// a finger, which hides what it presses and slips more easily than a mouse.

let height = 0; // from the top, as a part of the screen
let touched = false;

/** Called once by the frame of all pages. */
export function watchFinger(): () => void {
  const note = (event: PointerEvent): void => {
    height = event.clientY / innerHeight;
    touched = event.pointerType !== "mouse";
  };
  addEventListener("pointerdown", note, { capture: true, passive: true });
  return () => removeEventListener("pointerdown", note, { capture: true });
}

/** The half of the screen that was not pressed last. */
export function awayFromFinger(): "top" | "bottom" {
  return height < 0.5 ? "bottom" : "top";
}

/** Whether a click is that of a finger or a pen; one by the keyboard is not. */
export function byFinger(click: MouseEvent): boolean {
  return click.detail > 0 && touched;
}
