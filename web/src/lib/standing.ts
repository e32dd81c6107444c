// The entries of a log that still count.
import type { Entry } from "./messages.ts";

/** All but those that were taken back: an undo names them, the seat's own and those of bots that built on it. */
export function standing(entries: readonly Entry[]): Entry[] {
  const undone = new Set(entries.flatMap((entry) => entry.undone));
  return entries.filter((entry) => entry.kind !== "undo" && !undone.has(entry.seq));
}
