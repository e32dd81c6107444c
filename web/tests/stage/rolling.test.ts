// A roll that will bust and one that will not look alike until the die that decides has come down: recorded rolls are
// compared with what the same dice would have shown at the same risk, had all of them missed.
import { describe, expect, it } from "vitest";
import type { Happened, View } from "../../src/lib/messages.ts";
import { beats } from "../../src/cubitos/beats.ts";
import { rollEnd } from "../../src/cubitos/rolling.ts";
import type { Beat } from "../../src/stage/beat.ts";
import { race } from "../fakes.ts";
import { entryOf, GAMES, recorded } from "./recorded.ts";

const RISK = 0.4;
const RISKY = race({ players: race().players.map((player) => ({ ...player, at_risk: true })) });

/** Every throw of a recorded game, as the first seat's. */
function throwsOf(name: string): Happened[][] {
  return recorded(name).entries.flatMap(({ happened }) =>
    happened.flatMap((event, at) => {
      if (event.word !== "throw" || event.details[0] !== "roll") return [];
      const events = happened.slice(at, rollEnd(happened as Parameters<typeof rollEnd>[0], at));
      return [events.map((one) => ({ ...one, seat: 0 }))];
    }),
  );
}

const kindOf = (die: unknown): string => String(die).split("/")[0]!;

const diceOf = (events: Happened[]): string[] =>
  events.flatMap(({ word, details: [die, count] }) => (word === "hit" ? [kindOf(die)] : word === "miss" ? Array<string>(Number(count)).fill(kindOf(die)) : []));

/** The same dice, and none of them hits. */
function missed(dice: string[]): Happened[] {
  const kinds = [...new Set(dice)];
  return [
    { word: "throw", seat: 0, details: ["roll"] },
    { word: "roll", seat: 0, details: dice.map((die) => `${die}/blank`) },
    ...kinds.map((kind): Happened => ({ word: "miss", seat: 0, details: [kind, dice.filter((die) => die === kind).length] })),
  ];
}

const shown = (events: Happened[], seq: number): Beat[] =>
  beats(entryOf(events, seq), { view: RISKY as View, own: () => true, risk: () => RISK });

/** Milliseconds from the throw to each landing. */
function landings(roll: Beat[]): number[] {
  let passed = 0;
  return roll.map((beat) => {
    const landed = passed + beat.at;
    passed += beat.length;
    return landed;
  });
}

/** All that may be seen or heard of a beat before its die is down. */
const seen = ({ risk, opening, air, at }: Beat): unknown => ({ risk, opening, flying: air?.length, at });
/** And of one before it, whose die lies there. */
const past = (beat: Beat): unknown => ({ ...(seen(beat) as object), kind: beat.kind, length: beat.length, sound: beat.sound });

describe.each(GAMES.filter((name) => name !== "seven-cubes"))("rolls of %s", (name) => {
  const rolls = throwsOf(name).filter((events) => diceOf(events).length > 1);
  const hitting = rolls.filter((events) => events.some(({ word }) => word === "hit"));

  it("give nothing away before the first hit, or the last die, is down", () => {
    expect(hitting.length).toBeGreaterThan(20);
    expect(hitting.some((events) => events.filter(({ word }) => word === "hit").length > 2)).toBe(true);
    hitting.forEach((events, seq) => {
      const [held, bust] = [shown(events, seq), shown(missed(diceOf(events)), seq)];
      const first = held.findIndex(({ kind }) => kind === "hit");
      expect(first, "misses first").toBe(1 + held.filter(({ kind }) => kind === "miss").length);
      expect(bust.some(({ kind }) => kind === "hit")).toBe(false);
      expect(held[0]!.air, "the dice fly in the same row").toEqual(bust[0]!.air);
      expect(held.slice(0, first).map(past)).toEqual(bust.slice(0, first).map(past));
      expect(seen(held[first]!)).toEqual(seen(bust[first]!));
      expect(landings(held).slice(0, first + 1)).toEqual(landings(bust).slice(0, first + 1));
    });
  });

  it("take less than two and a half seconds and are held the longer the fewer dice are left", () => {
    for (const events of rolls) {
      const bust = shown(missed(diceOf(events)), 1);
      const waits = bust.slice(1).map(({ length }) => length);
      expect(waits).toEqual([...waits].sort((one, other) => one - other));
      expect(waits.at(-1)).toBeGreaterThan(300);
      for (const roll of [bust, shown(events, 1)]) {
        expect(roll.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(2_400 + 1e-6);
        roll.slice(1).forEach(({ air, lands, die }, at) => {
          expect(air).toHaveLength(roll.length - 1 - at);
          expect(air!.find(({ key }) => key === lands)!.die).toBe(die);
        });
      }
    }
  });
});

it("the last die to come down may be any of them, so that its kind tells nothing", () => {
  const dice = ["light-gray", "light-gray", "white", "red", "blue"];
  const last = Array.from({ length: 60 }, (_, seq) => shown(missed(dice), seq).at(-1)!.die);
  expect(new Set(last)).toEqual(new Set(dice));
});

it("what is told of a roll is told once, and all of it", () => {
  const dice = ["light-gray", "light-gray", "light-gray", "white", "white"];
  for (let seq = 0; seq < 20; seq++) {
    const told = shown(missed(dice), seq).flatMap((beat) => beat.told);
    expect(told.filter(({ part }) => !part).map(({ index }) => index).sort()).toEqual([0, 1, 2, 3]);
    for (const kind of ["light-gray", "white"]) {
      const parts = told.filter(({ event }) => event.word === "miss" && event.details[0] === kind);
      expect(parts.map(({ part }) => Boolean(part))).toEqual(parts.map((_, at) => at < parts.length - 1));
    }
  }
});

const SAFE = race({ players: race().players.map((player) => ({ ...player, at_risk: false })) });

/** The kinds of the last two beats of a roll. */
function ending(events: Happened[], view: View, own = true): string[] {
  return beats(entryOf(events, 1), { view, own: () => own, risk: () => RISK }).map(({ kind }) => kind).slice(-2);
}

it("a roll without a hit that costs nothing says so when its last die is down", () => {
  const dice = ["light-gray", "white"];
  expect(ending(missed(dice), SAFE as View)).toEqual(["miss", "missed"]);
  expect(ending(missed(dice), RISKY as View), "what it means at risk is told by what follows").toEqual(["miss", "miss"]);
  const hit: Happened[] = [{ word: "throw", seat: 0, details: ["roll"] }, { word: "hit", seat: 0, details: ["white/symbol"] }];
  expect(ending(hit, SAFE as View)).toEqual(["tumble", "hit"]);
});

it("no risk hangs over dice that are rolled in the Run Phase", () => {
  const run = beats(entryOf(missed(["white"]), 1), { view: { ...RISKY, phase: "use" } as View, own: () => true, risk: () => RISK });
  expect(run.every(({ risk }) => !risk)).toBe(true);
});

it("a step of the round that is left out is told to those who would have been asked", () => {
  const idle: Happened[] = [{ word: "forced", seat: 0, details: ["stop"] }, { word: "no-purchase", seat: 0, details: [] }];
  const kinds = (events: Happened[], own: boolean): string[] =>
    beats(entryOf(events, 1), { view: SAFE as View, own: () => own, risk: () => 0 }).map(({ kind }) => kind).filter(Boolean);
  expect(kinds(idle, true)).toEqual(["no-run", "no-purchase"]);
  expect(kinds(idle, false)).toEqual([]);
  const ran: Happened[] = [{ word: "step", seat: 0, details: [0, "1.2", 1, 0] }, { word: "forced", seat: 0, details: ["stop"] }];
  expect(kinds(ran, true)).toEqual(["hop"]);
});

describe("dice that an ability rolls", () => {
  const [pushed, ...rest] = missed(["white", "white", "brown"]);
  const thrown: Happened = { word: "throw", seat: 0, details: ["hand"] };
  const risks = (events: Happened[], risk: number): boolean[] =>
    beats(entryOf(events, 1), { view: RISKY as View, own: () => true, risk: () => risk }).map((beat) => Boolean(beat.risk));

  it("are under no risk: they cannot bust", () => {
    expect(risks([pushed!, ...rest], RISK)).not.toContain(false);
    expect(risks([thrown, ...rest], 0)).not.toContain(true);
    expect(risks([pushed!, ...rest, thrown, ...rest], RISK).slice(-rest.length), "the risk was that of the push").not.toContain(true);
  });

  it("decide where their answer told a risk, as after a miss: they are thrown like a push", () => {
    expect(risks([{ word: "use", seat: 0, details: ["green", 0, "rolling-stoned"] }, thrown, ...rest], RISK).slice(1)).not.toContain(false);
  });
});
