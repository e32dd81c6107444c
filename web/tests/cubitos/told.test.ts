// The race read aloud.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { atStake, Rounds, theBoard, whereIs, whoLeads } from "../../src/cubitos/told.ts";
import { texts } from "../../src/lib/texts.svelte.ts";
import { happened, race, runner, type Short, update } from "../fakes.ts";
import { written } from "../locales.ts";

beforeEach(async () => {
  vi.stubGlobal("fetch", async () => new Response(written("en")));
  await texts.use("en");
});

const name = (seat: number): string => ["Ann", "Pip"][seat]!;
const ann = runner({ space: "7.9", left: 12, place: 2, red_lines: 1 });
const pip = runner({ space: "finish", left: 0, place: 1 });

it("where am I, who leads", () => {
  expect(whereIs(ann)).toBe("You: 7.9, 12 to the finish. Red lines passed: 1. Place 2.");
  expect(whoLeads(race({ players: [ann, pip] }), name)).toBe("Place 1: Pip, at the finish. Place 2: Ann, 12 to the finish.");
});

it("what is at stake", () => {
  const nothing = { money: 0, movement: 0, water_movement: 0, credits: 0, swords: 0 };
  expect(atStake(nothing, undefined)).toBe("Nothing is at stake.");
  expect(atStake({ ...nothing, money: 3, movement: 1 }, { chance: 0.25, safe: "" })).toBe(
    "At stake: 3 money, 1 movement. Chance to bust: 25%.",
  );
  expect(atStake(nothing, { chance: undefined, safe: "few" })).toContain("cannot bust");
});

it("what lies on the board", () => {
  const told = theBoard(runner({ draw: { white: 1, "light-gray": 3 }, active: ["green/power"], money: 2 }));
  expect(told).toContain("2 money");
  expect(told).toContain("Draw Zone: white die, 3 × light gray die.");
  expect(told).toContain("Roll Zone: empty.");
  expect(told).toContain("Active Zone: green die, ");
});

describe("a round in short", () => {
  const entry = (events: Short[]) => ({ ...update(1, 1).entries[0]!, happened: happened(events) });

  it("is told when the next one begins, not before the first", () => {
    const rounds = new Rounds(name);
    const view = race({ players: [ann, pip] });
    expect(rounds.hear(entry([["round", -1, 1], ["bust", 0]]), view)).toBeUndefined();
    expect(rounds.hear(entry([["step", 1, 0, "1.2", 1, 0], ["step", 1, 0, "1.3", 1, 0], ["buy", 1, "white", 6]]), view)).toBeUndefined();
    expect(rounds.hear(entry([["round", -1, 2]]), view)).toBe(
      "Round 1 is over. Ann: busted, stayed put, 12 to the finish. Pip: 2 spaces, bought: white die for 6, at the finish.",
    );
    expect(rounds.hear(entry([["round", -1, 3]]), view)).toContain("Ann: stayed put");
  });
});
