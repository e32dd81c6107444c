// What the results page shows, worked out from what the engine told: an order, lines of charts, words for pushes.
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
  const { hits: n, round } = push;
  return push.chance > 0 ? t("results-push-held", { chance: percent(push.chance), n, round }) : t("results-push-safe", { n, round });
}

export function bustText(push: Push): string {
  return t("results-push-bust", { chance: percent(push.chance), dice: t("count-dice", { n: push.dice }), round: push.round });
}

/** A race as lines, one for each seat: from left to right and from bottom to top both go from 0 to 1. */
export interface Course {
  lines: Point[][];
  levels: { at: number; label: string; strong?: boolean }[];
}

export type Point = [x: number, y: number];

/** Everyone's place after each round, the first at the top. */
export function placesOf({ seats }: RaceResults): Course {
  const height = (place: number): number => 1 - (place - 1) / Math.max(1, seats.length - 1);
  return {
    lines: seats.map(({ places }) => along(places.map(height))),
    levels: seats.map((_, at) => ({ at: height(at + 1), label: String(at + 1) })),
  };
}

/** How far everyone had come after each round, from the start to the finish and beyond. */
export function courseOf({ seats, length }: RaceResults): Course {
  const furthest = Math.max(length, ...seats.flatMap(({ left }) => left.map((steps) => length - steps)));
  const height = (steps: number): number => (length - steps) / furthest;
  return {
    lines: seats.map(({ left }) => along([length, ...left].map(height))),
    levels: [
      { at: height(length), label: String(length) },
      { at: height(0), label: "0", strong: true },
    ],
  };
}

/** Evenly from left to right; a single point is a line, too. */
function along(heights: number[]): Point[] {
  const all = heights.length > 1 ? heights : [...heights, ...heights];
  return all.map((y, at) => [at / (all.length - 1), y]);
}
