// Recorded games (scripts/record_games.py) as a server would send them: entries, and the view after each.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Entry, Happened, View } from "../../src/lib/messages.ts";

export interface Recorded {
  first: View;
  entries: { happened: Happened[]; view: View }[];
}

export const GAMES = ["race-1", "race-5", "combotastic", "grand-finale", "seven-cubes"];

export function recorded(name: string): Recorded {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../recorded", `${name}.json`), "utf-8")) as Recorded;
}

export function entryOf(happened: Happened[], seq: number): Entry {
  const seat = happened.find((event) => event.seat >= 0)?.seat ?? 0;
  return { seq, kind: "act", seat, action: "", happened, undone: [], by_host: false, by: null };
}
