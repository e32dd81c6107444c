// The moments of a recording one looks for: rounds, busts, overtakings, purchases, and mistakes where a review has found some.
import type { CubitosView, Entry, View } from "../lib/messages.ts";

export const KINDS = ["round", "bust", "overtake", "buy", "mistake"] as const;
export type Kind = (typeof KINDS)[number];

export interface Moment {
  at: number; // the entry in which it happens
  kind: Kind;
}

/** All of them, in the order of the recording. Which answers were mistakes only a review can tell: their entries. */
export function momentsOf(entries: readonly Entry[], views: readonly View[], mistakes: readonly number[] = []): Moment[] {
  const found: Moment[] = [];
  const runners = new Runners();
  entries.forEach((entry, at) => {
    const words = new Set<string>(entry.happened.map((event) => event.word));
    if (at === 0 || words.has("round")) found.push({ at, kind: "round" });
    if (words.has("bust")) found.push({ at, kind: "bust" });
    if (words.has("buy")) found.push({ at, kind: "buy" });
    if (runners.overtake(views[at]!)) found.push({ at, kind: "overtake" });
    if (mistakes.includes(at)) found.push({ at, kind: "mistake" });
  });
  return found;
}

/** Who was last seen before whom; level runners change nothing. */
class Runners {
  #before = new Map<string, boolean>();

  /** Whether somebody is before another now who was behind them last. */
  overtake(view: View): boolean {
    if (view.game !== "cubitos") return false;
    const places = (view as CubitosView).players.map((player) => player.place);
    let changed = false;
    places.forEach((place, one) => {
      places.slice(one + 1).forEach((other, offset) => {
        if (place === other) return;
        const pair = `${one} ${one + 1 + offset}`;
        const before = place < other;
        changed ||= (this.#before.get(pair) ?? before) !== before;
        this.#before.set(pair, before);
      });
    });
    return changed;
  }
}

/** Where the next moment of a kind after an entry is, or the one before it. */
export function nearest(moments: readonly Moment[], kind: Kind, at: number, forward: boolean): number | undefined {
  const places = moments.filter((moment) => moment.kind === kind).map((moment) => moment.at);
  return forward ? places.find((one) => one > at) : places.findLast((one) => one < at);
}
