// On smaller screens parts of the table scroll: what the question is about is brought into sight.

// What a click answers with, besides spaces: a card, a board, a die. They glow.
const OFFERED = ".ability.open, .opponent.open, .zone.asked";
const NEXT = ".zone.next"; // what a push would roll
const COACHED = "[data-coached]"; // what a coach points at, who has the last word
const RUNNER = ".upright .runner.own, .zoomed .runner.own";
const ROLLED = ".own .zone.roll";
const SCROLLING = ".parts, .own";
const PIECES = ".board > *"; // of what scrolls, none is seen by halves if that can be helped

const isVisible = (element: Element): boolean => element.checkVisibility();

/** Called when another part is shown or something else is asked; `anew`: from the top, not from where one left. */
export function bringIntoSight(main: HTMLElement, anew: boolean): void {
  if (anew) main.querySelectorAll(SCROLLING).forEach((part) => (part.scrollTop = 0));
  for (const runner of main.querySelectorAll<SVGElement>(RUNNER)) bringRunIntoSight(runner);
  for (const wanted of [NEXT, OFFERED, COACHED]) {
    const found = [...main.querySelectorAll(wanted)].find(isVisible);
    const runner = found?.querySelector(RUNNER); // of the whole track it is the place where one stands
    if (runner) center(runner);
    else if (found) show(found);
  }
}

/** In sight; what is then cut off above goes wholly, as far as there is more below. */
function show(wanted: Element): void {
  wanted.scrollIntoView({ block: "nearest" });
  const part = wanted.closest(SCROLLING);
  if (!part) return;
  const { top } = part.getBoundingClientRect();
  for (const piece of part.querySelectorAll(PIECES)) {
    const box = piece.getBoundingClientRect();
    if (piece !== wanted && box.top < top - 1 && box.bottom > top + 1) part.scrollTop += box.bottom - top;
  }
}

const center = (element: Element, behavior: ScrollBehavior = "auto"): void => element.scrollIntoView({ block: "center", inline: "center", behavior });

/** A runner in the middle; then all spaces it may run to, if there is room for them and for the runner. */
export function bringRunIntoSight(runner: SVGElement, behavior?: ScrollBehavior): void {
  center(runner, behavior);
  const goals = [...(runner.ownerSVGElement?.querySelectorAll(".goal") ?? [])].filter(isVisible);
  if (goals.length) for (const one of [...goals, runner]) one.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Called when one's own dice are thrown: whatever was read before, this is what one has waited for. */
export function bringDiceIntoSight(main: HTMLElement): void {
  main.querySelector(ROLLED)?.scrollIntoView({ block: "nearest" });
}
