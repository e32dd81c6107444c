// Dice that came to roll without having been chosen: when the Draw Zone holds too few, all of them come, and Discard goes
// back there. Only then is one asked which of the others to take.
import type { CubitosEvent, Entry } from "../lib/messages.ts";

/** How many dice of each kind came by themselves since the round began, in the order in which they came. */
export function cameAlone(log: readonly Entry[], seat: number): [kind: string, count: number][] {
  const found = new Map<string, number>();
  const events = log.flatMap(({ happened, seat: by, action }) =>
    (happened as CubitosEvent[]).map((event) => ({ event, chosen: by === seat && action.startsWith("take ") })),
  );
  const start = events.findLastIndex(({ event }) => event.word === "round");
  for (const { event, chosen } of events.slice(start + 1)) {
    if (chosen || event.word !== "draw" || event.seat !== seat) continue;
    const [kind, count, from, to] = event.details;
    if (from === "draw" && to === "roll") found.set(kind, (found.get(kind) ?? 0) + count);
  }
  return [...found];
}
