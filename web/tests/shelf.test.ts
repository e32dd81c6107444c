// The shelf of races: what is on it, and files that carry it: whole or not at all, and nothing twice.
import { describe, expect, it } from "vitest";
import { BadShelf, racesIn } from "../src/shelf/export.ts";
import { isRace, type KeptRace } from "../src/shelf/races.ts";

const race = (more: Partial<KeptRace> = {}): KeptRace => ({
  key: "table-1",
  when: 1_700_000_000_000,
  game: "cubitos",
  options: { cards: "race-1" },
  seats: [{ name: "Ann", level: null }, { name: "Pip", level: "sharp" }],
  own: [0],
  winners: [1],
  rounds: 9,
  continues: null,
  record: "cubecup record 1\ngame: cubitos\n",
  ...more,
});

const file = (races: unknown, more: object = {}): string => JSON.stringify({ kind: "cubecup races", version: 1, when: 0, races, ...more });

function why(text: string): [string, number] {
  try {
    racesIn(text);
  } catch (error) {
    if (error instanceof BadShelf) return [error.why, error.at];
    throw error;
  }
  return ["", 0];
}

describe("a race of the shelf", () => {
  it("is known by its shape", () => {
    expect(isRace(race())).toBe(true);
    expect(isRace(race({ continues: 30, winners: [] }))).toBe(true);
  });

  it.each<[string, object]>([
    ["no key", { key: "" }],
    ["a key that is a path", { key: "../x" }],
    ["a winner who did not play", { winners: [2] }],
    ["a seat that is none", { own: [-1] }],
    ["a time that is none", { when: Number.NaN }],
    ["no names", { seats: [{ level: null }] }],
    ["no record", { record: "<html>" }],
    ["too long a record", { record: `cubecup record 1\n${"x".repeat(1_000_001)}` }],
  ])("is refused with %s", (_, more) => {
    expect(isRace({ ...race(), ...more })).toBe(false);
  });
});

describe("a file of races", () => {
  it("is read as it was written", () => {
    expect(racesIn(file([race(), race({ key: "table-2" })])).map(({ key }) => key)).toEqual(["table-1", "table-2"]);
    expect(racesIn(file([]))).toEqual([]);
  });

  it("is refused as a whole, with what is wrong", () => {
    expect(why("{")).toEqual(["not-json", 0]);
    expect(why("null")).toEqual(["not-races", 0]);
    expect(why(JSON.stringify([race()]))).toEqual(["not-races", 0]);
    expect(why(file({}))).toEqual(["not-races", 0]);
    expect(why(file([], { version: 2 }))).toEqual(["newer", 0]);
    expect(why(file([race(), { ...race(), own: ["0"] }]))).toEqual(["race", 2]);
  });
});
