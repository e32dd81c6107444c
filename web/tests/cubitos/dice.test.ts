// Dice as the engine writes them, and which of them have just fallen.
import { describe, expect, it } from "vitest";
import type { Lying } from "../../src/cubitos/play.svelte.ts";
import { fallen, rollsIn } from "../../src/cubitos/rolls.ts";
import { CREATURES } from "../../src/dice/creatures.ts";
import { readDie, readFace } from "../../src/dice/faces.ts";
import { SHAPES } from "../../src/dice/shapes.ts";
import { COLORS, KINDS, SIGNS } from "../../src/lib/kinds.ts";

describe("a die", () => {
  it("is read with its face, marks and loan", () => {
    expect(readDie("borrowed-white/money2.us")).toEqual({
      kind: "white",
      borrowed: true,
      face: { type: "money", amount: 2 },
      marks: "us",
    });
    expect(readDie("light-gray")).toEqual({ kind: "light-gray", borrowed: false, marks: "" });
    expect(readFace("movement 1")).toEqual({ type: "movement", amount: 1 });
  });

  it("that does not exist is refused", () => {
    expect(() => readDie("pink/symbol")).toThrow("pink");
    expect(() => readFace("nose")).toThrow("nose");
  });

  it("has a letter and a shape that no other kind has", () => {
    expect(new Set(KINDS.map((kind) => SIGNS[kind].letter)).size).toBe(KINDS.length);
    expect(new Set(KINDS.map((kind) => JSON.stringify(SHAPES[SIGNS[kind].shape]))).size).toBe(KINDS.length);
    expect(new Set(COLORS.map((color) => JSON.stringify(CREATURES[color]))).size).toBe(COLORS.length);
  });
});

function lying(...names: string[]): Lying[] {
  const seen = new Map<string, number>();
  return names.map((text) => {
    const at = seen.get(text) ?? 0;
    seen.set(text, at + 1);
    return { key: `${text}#${at}`, name: readDie(text), action: undefined, chosen: false };
  });
}

describe("dice of the latest roll", () => {
  const [roll] = rollsIn([
    {
      seq: 5,
      kind: "act",
      seat: 1,
      action: "push",
      happened: [{ word: "roll", seat: 1, details: ["light-gray/blank", "light-gray/money1", "white/symbol"] }],
      undone: [], by_host: false,
    },
  ]);

  it("are the last ones among equals in the Active Zone", () => {
    const dice = lying("light-gray/money1", "white/symbol", "light-gray/money1");
    expect(fallen(roll!, "active", dice)).toEqual(new Set(["light-gray/money1#1", "white/symbol#0"]));
  });

  it("are the misses in the Roll Zone", () => {
    expect(fallen(roll!, "roll", lying("light-gray", "light-gray"))).toEqual(new Set(["light-gray#1"]));
    expect(fallen(roll!, "draw", lying("light-gray")).size).toBe(0);
  });
});
