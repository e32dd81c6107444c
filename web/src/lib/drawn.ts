// When something that was changed is seen: frames are drawn after all work that is already waiting.

const LONGEST = 100; // milliseconds: a page that is not drawn at all must go on, too

/** Calls back once what has just been changed is on the screen. */
export function onceDrawn(then: () => void): void {
  let done = false;
  const once = (): void => {
    if (!done) then();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once)); // a frame begins, and has been drawn
  setTimeout(once, LONGEST);
}
