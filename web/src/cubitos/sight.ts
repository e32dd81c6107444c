// On smaller screens parts of the table scroll: what the question is about is brought into sight.

// What a click answers with: a card, a space, a board, a die. They glow.
const OFFERED = ".ability.open, .goal, .opponent.open, .zone.asked";
const COACHED = "[data-coached]"; // what a coach points at, who has the last word
const SCROLLING = ".parts, .own";

const isVisible = (element: Element): boolean => element.checkVisibility();

/** Called when another part is shown or something else is asked; `anew`: from the top, not from where one left. */
export function bringIntoSight(main: HTMLElement, anew: boolean): void {
  if (anew) main.querySelectorAll(SCROLLING).forEach((part) => (part.scrollTop = 0));
  for (const runner of main.querySelectorAll(".upright .runner.own, .zoomed .runner.own")) runner.scrollIntoView({ block: "center", inline: "center" });
  for (const wanted of [OFFERED, COACHED]) [...main.querySelectorAll(wanted)].find(isVisible)?.scrollIntoView({ block: "nearest" });
}
