// What the results page shows, worked out from what the engine told: an order, lines of a chart, words for pushes.
import type { Push, RaceResults, SeatResult } from "../../lib/messages.ts";
import { t } from "../../lib/texts.svelte.ts";
import { percent } from "../wording.ts";

export interface Placed {
  seat: number;
  told: SeatResult;
}

/** Seats from the winner to the last; runners who are level stay in the order of their seats. */
export function byPlace(results: RaceResults): Placed[] {
  return results.seats.map((told, seat) => ({ seat, told })).sort((a, b) => a.told.place - b.told.place);
}

/** How far a runner came: "3 spaces beyond the line", "5 spaces to go". */
export function distanceText(told: SeatResult): string {
  const left = told.left.at(-1) ?? 0;
  if (left === 0) return t("results-on-the-line");
  return left < 0 ? t("results-beyond", { spaces: spaces(-left) }) : t("results-to-go", { spaces: spaces(left) });
}

const spaces = (n: number): string => t("count-spaces", { n });

export function heldText(push: Push): string {
  return t("results-push-held", { chance: percent(push.chance), n: push.hits, round: push.round });
}

export function bustText(push: Push): string {
  return t("results-push-bust", { chance: percent(push.chance), dice: t("count-dice", { n: push.dice }), round: push.round });
}

export interface Line {
  seat: number;
  points: [x: number, y: number][];
}

/** The race as lines from the start (0 of the way) to the finish (1), round by round; past the line is above it. */
export function courseOf(results: RaceResults): Line[] {
  const { length, rounds } = results;
  return results.seats.map(({ left }, seat) => ({
    seat,
    points: [length, ...left].map((steps, round) => [round / Math.max(1, rounds), (length - steps) / length]),
  }));
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a point of the course lies in a box: the start at its bottom, the highest point at its top. */
export function scaleOf(lines: Line[], { left, top, width, height }: Box): (point: Line["points"][number]) => [x: number, y: number] {
  const highest = Math.max(1, ...lines.flatMap(({ points }) => points.map(([, y]) => y)));
  return ([x, y]) => [left + x * width, top + height - (y / highest) * height];
}
