// The moment of a review that was opened last, for the page of its recording: a review under way is not kept yet.
import type { Reviewed } from "../cubitos/ways.ts";
import { linkTo, type ToldFrom } from "./told_from.ts";

let latest: { link: string; moment: Reviewed } | undefined;

export function pointAt(from: ToldFrom, moment: Reviewed): void {
  latest = { link: linkTo(from, moment.number), moment };
}

/** What was pointed at, if it is this moment. */
export function pointedAt(from: ToldFrom, at: number): Reviewed | undefined {
  return latest?.link && latest.link === linkTo(from, at) ? latest.moment : undefined;
}
