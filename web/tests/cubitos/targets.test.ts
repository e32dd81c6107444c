// Every answer the engine can ask for has its place on the table.
import { describe, expect, it } from "vitest";
import { inOrder, placeOf, targetOf } from "../../src/cubitos/targets.ts";

const SAMPLES: Record<string, unknown> = {
  push: { at: "button", verb: "push" },
  "buy movement": { at: "button", verb: "buy-movement" },
  "take white": { at: "die", verb: "take", zone: "draw", die: "white" },
  "take borrowed-red from roll": { at: "die", verb: "take", zone: "roll", die: "borrowed-red" },
  "lose white/symbol.u from active": { at: "die", verb: "lose", zone: "active", die: "white/symbol.u" },
  "give green from discard": { at: "die", verb: "give", zone: "discard", die: "green" },
  "drop light-gray": { at: "die", verb: "drop", zone: "roll", die: "light-gray" },
  "gain dark-gray": { at: "tray", verb: "gain", kind: "dark-gray" },
  "borrow blue": { at: "tray", verb: "borrow", kind: "blue" },
  "buy purple": { at: "tray", verb: "buy", kind: "purple" },
  "step 4.7": { at: "space", verb: "step", space: "4.7" },
  "step finish": { at: "space", verb: "step", space: "finish" },
  "reward 2.10": { at: "space", verb: "reward", space: "2.10" },
  "to 2": { at: "seat", verb: "to", seat: 2 },
  "face money3": { at: "face", face: "money3" },
  "choose credits": { at: "unit", unit: "credits" },
  "use up-to-11 power borrowed": { at: "ability", card: "up-to-11", power: true, borrowed: true },
  "use rock-on": { at: "ability", card: "rock-on", power: false, borrowed: false },
};

describe("targets", () => {
  it.each(Object.entries(SAMPLES))("reads %s", (action, target) => {
    expect(targetOf(action)).toEqual(target);
  });

  it("refuses an unknown verb instead of hiding it", () => {
    expect(() => targetOf("sing loudly")).toThrow("sing loudly");
  });
});

describe("the place of a question", () => {
  it.each([
    ["board", ["push", "pass"]],
    ["board", ["take white", "done"]],
    ["track", ["step 1.2", "buy movement", "stop"]],
    ["cards", ["buy white", "done"]],
    ["players", ["to 1", "to 2"]],
  ])("is the %s", (place, actions) => {
    expect(placeOf(actions)).toBe(place);
  });
});

it("buttons have their places: what most want first, the way out last", () => {
  expect(inOrder(["stop", "buy movement"])).toEqual(["buy movement", "stop"]);
  expect(inOrder(["stop", "buy movement", "jet"])).toEqual(["jet", "buy movement", "stop"]);
  expect(inOrder(["pass", "push"])).toEqual(["push", "pass"]);
});
