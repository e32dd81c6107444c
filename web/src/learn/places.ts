// Where on the table the parts are that a tip points at, and which part a small screen has to show for it. The first
// selector that finds something visible counts; until that part is shown, its tab is pointed at.
import type { Tab } from "../cubitos/play.svelte.ts";
import type { Place } from "./tips.ts";

const tab = (number: number): string => `.tabs button:nth-child(${number})`;

export const PLACES: Record<Place, readonly string[]> = {
  track: ['[data-part="track"]', tab(2)],
  active: [".board > .active", tab(1)],
  roll: [".board > .roll", tab(1)],
  draw: [".board > .draw", tab(1)],
  discard: [".board > .discard", tab(1)],
  "start-die": ['.board [data-sign~="start-die"]', tab(1)],
  "draw-amount": ['.board [data-sign="number-draw"]', tab(1)],
  actions: [".part.actions"],
  cards: ['[data-part="cards"]', ".ability.open", ".ability", tab(3)], // on a phone the column has no box of its own
  fan: [".part.fan", tab(4)],
  players: [".part.top", tab(4)],
};

/** The part of the table to bring to the front; the actions always are. */
export const TABS: Record<Place, Tab | undefined> = {
  track: "track",
  active: "board",
  roll: "board",
  draw: "board",
  discard: "board",
  "start-die": "board",
  "draw-amount": "board",
  actions: undefined,
  cards: "cards",
  fan: "players",
  players: "players",
};

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

export function partsAt(root: ParentNode, place: Place): Element[] {
  for (const selector of PLACES[place]) {
    const found = [...root.querySelectorAll(selector)].filter(isVisible);
    if (found.length) return found;
  }
  return [];
}

const MARK = "data-coached";

/** Mark the parts of a place with an attribute, now and whenever the table is laid out anew; returns how to stop. */
export function pointAt(root: HTMLElement, place: Place): () => void {
  const clear = (): void => root.querySelectorAll(`[${MARK}]`).forEach((element) => element.removeAttribute(MARK));
  const point = (): void => {
    const parts = partsAt(root, place);
    if (parts.length && parts.every((part) => part.hasAttribute(MARK))) return;
    clear();
    for (const part of parts) part.setAttribute(MARK, "");
    parts[0]?.scrollIntoView?.({ block: "nearest" });
  };
  point();
  const observer = new MutationObserver(point);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["data-tab"] });
  addEventListener("resize", point);
  return () => {
    observer.disconnect();
    removeEventListener("resize", point);
    clear();
  };
}
