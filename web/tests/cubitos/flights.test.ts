// What flies from where to where, as recorded races tell it.
import { describe, expect, it } from "vitest";
import { beats } from "../../src/cubitos/beats.ts";
import { flightsOf, type Flight } from "../../src/cubitos/flights.ts";
import { fold } from "../../src/cubitos/fold.ts";
import type { CubitosEvent, CubitosView } from "../../src/lib/messages.ts";
import type { Beat } from "../../src/stage/beat.ts";
import { happened, race, runner, type Short } from "../fakes.ts";
import { entryOf, GAMES, recorded } from "../stage/recorded.ts";

const RACES = GAMES.filter((name) => name !== "seven-cubes");

/** Every beat of a recorded race, with the view before it. */
function* played(name: string): Generator<[Beat, CubitosView]> {
  const { first, entries } = recorded(name);
  let view = first as CubitosView;
  for (const [at, { happened: events }] of entries.entries()) {
    const scene = { view, own: (seat: number) => seat === 0, risk: () => 0 };
    for (const beat of beats(entryOf(events, at + 1), scene)) {
      yield [beat, view];
      view = beat.told.reduce((before, { event }) => fold(before, event as CubitosEvent), view);
    }
  }
}

/** The flights of a few events, as seen by the player of seat 0. */
function flown(...events: Short[]): Flight[] {
  const players = [runner({ active: ["red/blank", "blue/money1"], discard: { white: 2 } }), runner()];
  const view = race({ players });
  const found = beats(entryOf(happened(events), 1), { view, own: (seat) => seat === 0, risk: () => 0 });
  return found.flatMap((beat) => flightsOf(beat, view));
}

describe("flights", () => {
  it.each(RACES)("lead from a place that has a name to another: %s", (name) => {
    const seats = (recorded(name).first as CubitosView).players.length;
    const known = /^(\d(\.(draw|roll|active|discard|hand|money|movement|credits|fans))?|tray\.[a-z-]+|fan\.\d+|runner\.\d)$/;
    let count = 0;
    for (const [beat, view] of played(name)) {
      for (const { die, icon, from, to } of flightsOf(beat, view)) {
        count += 1;
        expect([die, icon].filter(Boolean), "one thing each").toHaveLength(1);
        expect(from).not.toEqual(to);
        for (const place of [...from, ...to]) {
          expect(place).toMatch(known);
          if (/^\d/.test(place)) expect(Number(place[0])).toBeLessThan(seats);
        }
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  it.each(RACES)("are over when what they bring about is seen: %s", (name) => {
    const arriving = new Set(["draw", "buy", "gain", "give", "earn", "fan", "start-die"]);
    for (const [beat, view] of played(name)) {
      if (arriving.has(beat.kind) && flightsOf(beat, view).length) expect(beat.at, beat.kind).toBeGreaterThan(80);
    }
  });

  it("a die that is bought comes from its tray, and its price goes there", () => {
    const bought = flown(["pay", 0, 5, 1], ["buy", 0, "blue", 6], ["gain", 0, "blue"]);
    expect(bought.map(({ die, icon }) => die ?? icon)).toEqual(["money", "credit", "blue"]);
    expect(bought.map(({ from }) => from[0])).toEqual(["0.money", "0.credits", "tray.blue"]);
    expect(bought.map(({ to }) => to[0])).toEqual(["tray.blue", "tray.blue", "0.discard"]);
  });

  it("movement that is bought costs coins, too", () => {
    expect(flown(["pay", 0, 4, 0], ["buy-movement", 0, 1, 4])).toEqual([
      { icon: "money", from: ["0.money", "0"], to: ["0.movement", "0"] },
    ]);
  });

  it("all active dice are cleared away, and others' boards stand for all of their parts", () => {
    expect(flown(["clear", 0]).map(({ die }) => die)).toEqual(["red", "blue"]);
    const [given] = flown(["give", 0, "red", 1, "active", 0]);
    expect(given).toEqual({ die: "red", from: ["0.active", "0"], to: ["1.discard", "1"] });
  });
});
