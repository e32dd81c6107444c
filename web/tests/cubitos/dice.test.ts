// Dice as the engine writes them.
import { describe, expect, it } from "vitest";
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
