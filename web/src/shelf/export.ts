// All races of the shelf as one file, and back: what is taken in is checked as a whole before anything is changed, and
// what is there already stays.
import { put } from "./database.ts";
import { isRace, keptRaces, type KeptRace } from "./races.ts";

const KIND = "cubecup races";
const VERSION = 1;
export const MOST_FILE = 200_000_000; // bytes

export type Wrong = "not-json" | "not-races" | "newer" | "race" | "too-long";

/** A file that is not taken in; `at` is the race that is not as it should be, counted from 1. */
export class BadShelf extends Error {
  readonly why: Wrong;
  readonly at: number;

  constructor(why: Wrong, at = 0) {
    super(why);
    this.why = why;
    this.at = at;
  }
}

export async function exported(now = Date.now()): Promise<Blob> {
  const races = await keptRaces();
  return new Blob([JSON.stringify({ kind: KIND, version: VERSION, when: now, races }, null, 1)], { type: "application/json" });
}

/** The races that a file holds. */
export function racesIn(text: string): KeptRace[] {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BadShelf("not-json");
  }
  const file = found as { kind?: unknown; version?: unknown; races?: unknown } | null;
  if (file?.kind !== KIND || typeof file.version !== "number") throw new BadShelf("not-races");
  if (file.version > VERSION) throw new BadShelf("newer");
  if (!Array.isArray(file.races)) throw new BadShelf("not-races");
  file.races.forEach((race, at) => {
    if (!isRace(race)) throw new BadShelf("race", at + 1);
  });
  return file.races as KeptRace[];
}

/** Put the races of a file beside those that are here; gives how many are new. */
export async function takeIn(text: string): Promise<number> {
  const coming = racesIn(text);
  const known = new Set((await keptRaces()).map(({ key }) => key));
  const fresh = coming.filter(({ key }) => !known.has(key) && known.add(key));
  await put("races", fresh);
  return fresh.length;
}
