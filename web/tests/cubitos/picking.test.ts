// Dice are chosen freely; what is sent has the order and the number the engine wants.
import { describe, expect, it } from "vitest";
import { answers, changed, complete, filled, mayAdd } from "../../src/cubitos/picking.ts";
import type { Picks } from "../../src/lib/messages.ts";

const draw: Picks = { dice: ["take light-gray", "take white", "take blue"], least: 3, most: 3, free: [], different: false };
const plenty = (): number => 9;

describe("picking", () => {
  it("sends the answers in the order of the engine, however they were chosen", () => {
    let chosen = changed({}, "take blue", 1);
    chosen = changed(chosen, "take light-gray", 1);
    chosen = changed(chosen, "take blue", 1);
    expect(complete(draw, chosen)).toBe(true);
    expect(answers(draw, chosen)).toEqual(["take light-gray", "take blue", "take blue"]);
  });

  it("takes no more than asked for, nor more than there are", () => {
    expect(mayAdd(draw, { "take blue": 3 }, "take white", 9)).toBe(false);
    expect(mayAdd(draw, { "take white": 1 }, "take white", 1)).toBe(false);
    expect(mayAdd(draw, { "take white": 1 }, "take white", 2)).toBe(true);
    expect(mayAdd(draw, {}, "take red", 9)).toBe(false);
  });

  it("is not complete with too few", () => {
    expect(complete(draw, { "take white": 2 })).toBe(false);
  });

  it("does not count dice that do not count (ROLL-4)", () => {
    const picks: Picks = { ...draw, free: ["take white"] };
    const chosen = { "take light-gray": 3, "take white": 2 };
    expect(complete(picks, chosen)).toBe(true);
    expect(mayAdd(picks, chosen, "take white", 9)).toBe(true);
    expect(mayAdd(picks, chosen, "take blue", 9)).toBe(false);
  });

  it("takes each colour once where colours must differ, both grays being one", () => {
    const picks: Picks = {
      dice: ["take light-gray", "take white", "take dark-gray from roll", "take borrowed-white from roll"],
      least: 0,
      most: 9,
      free: [],
      different: true,
    };
    expect(mayAdd(picks, { "take light-gray": 1 }, "take dark-gray from roll", 1)).toBe(false);
    expect(mayAdd(picks, { "take white": 1 }, "take borrowed-white from roll", 1)).toBe(false);
    expect(mayAdd(picks, { "take light-gray": 1 }, "take white", 1)).toBe(true);
  });

  it("fills up with coloured dice first", () => {
    const available = (action: string): number => (action === "take blue" ? 1 : plenty());
    expect(filled(draw, {}, available)).toEqual({ "take blue": 1, "take white": 2 });
    expect(filled(draw, { "take light-gray": 2 }, available)).toEqual({ "take light-gray": 2, "take blue": 1 });
  });

  it("forgets an answer that is chosen no more", () => {
    expect(changed({ "take white": 1 }, "take white", -1)).toEqual({});
  });
});
