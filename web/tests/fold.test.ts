// The folds against recorded games of the engine (scripts/record_games.py): every view follows from the one before it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fold as foldRace, FOLDED as RACE_WORDS } from "../src/cubitos/fold.ts";
import type { CubitosEvent, CubitosView, Happened, SevenCubesEvent, SevenCubesView, View } from "../src/lib/messages.ts";
import { fold as foldSevenCubes, FOLDED as SEVEN_CUBES_WORDS } from "../src/seven_cubes/fold.ts";

interface Recorded {
  first: View;
  entries: { happened: Happened[]; view: View }[];
}

const GAMES = ["race-1", "race-5", "combotastic", "grand-finale", "seven-cubes"];

const read = (name: string): Recorded => JSON.parse(readFileSync(join(import.meta.dirname, "recorded", `${name}.json`), "utf-8"));

const fold = (view: View, event: Happened): View =>
  view.game === "cubitos"
    ? foldRace(view as CubitosView, event as CubitosEvent)
    : foldSevenCubes(view as SevenCubesView, event as SevenCubesEvent);

describe("the fold", () => {
  it.each(GAMES)("follows a recorded game from its first view to its last: %s", (name) => {
    const { first, entries } = read(name);
    let view = first;
    for (const { happened, view: after } of entries) {
      view = happened.reduce(fold, view);
      expect(view).toEqual(after);
    }
    expect(entries.length).toBeGreaterThan(100);
  });

  it("meets all but the rarest words in them, to the very end of a game", () => {
    const entries = GAMES.flatMap((name) => read(name).entries);
    const met = new Set<string>(entries.flatMap(({ happened }) => happened.map((event) => event.word)));
    const rare = ["tie-break", "safe", "return", "borrow", "set", "give", "shortcut", "jet", "warp", "protect"];
    expect([...RACE_WORDS, ...SEVEN_CUBES_WORDS].filter((word) => !met.has(word) && !rare.includes(word))).toEqual([]);
    expect(read("race-1").entries.at(-1)!.view.over).toBe(true);
  });

  it("changes no view it is given", () => {
    const { first, entries } = read("race-5");
    const before = JSON.stringify(first);
    entries[0]!.happened.reduce(fold, first);
    expect(JSON.stringify(first)).toBe(before);
  });

  it("refuses a word it does not know, rather than show something wrong", () => {
    const told: Happened = JSON.parse('{ "word": "levitate", "seat": 0, "details": [] }'); // by a newer server
    expect(() => fold(read("race-1").first, told)).toThrow("levitate");
  });
});
