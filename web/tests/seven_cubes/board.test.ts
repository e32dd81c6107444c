// The geometry of the board: names of cells, ways of moves, and where the arrow keys lead.
import { describe, expect, it } from "vitest";
import { CELLS, CENTRE, cornerOf, CORNERS, middle, towards, way } from "../../src/seven_cubes/board.ts";

describe("cells", () => {
  it("are 49, read from the north-west, with a1 in the south-west", () => {
    expect(CELLS).toHaveLength(49);
    expect([CELLS[0], CELLS[6], CELLS[24], CELLS[42], CELLS[48]]).toEqual(["a7", "g7", CENTRE, "a1", "g1"]);
    expect(middle("a1")).toEqual({ x: 50, y: 650 });
  });

  it("know their corners", () => {
    expect(Object.values(CORNERS).map(cornerOf)).toEqual(["nw", "ne", "se", "sw"]);
    expect(cornerOf("d4")).toBeUndefined();
  });
});

describe("the way of a move", () => {
  it("goes two cells and then one across for a knight", () => {
    expect(way("a1", "b3")).toBe("M50 650L50 450L150 450");
    expect(way("d4", "b5")).toBe("M350 350L150 350L150 250");
  });

  it.each([
    ["a1", "b1"],
    ["a1", "b2"],
    ["a1", "d1"],
    ["a1", "g6"],
  ])("is straight from %s to %s", (from, to) => {
    expect(way(from, to).match(/L/g)).toHaveLength(1);
  });
});

describe("arrow keys", () => {
  const around = ["b6", "c7", "e7", "f6", "f4", "e3", "c3", "b4"]; // knight moves of d5

  it.each([
    ["c3", "ArrowRight", "e3"],
    ["c3", "ArrowUp", "b4"],
    ["b4", "ArrowUp", "b6"],
    ["f6", "ArrowLeft", "e7"],
    ["f6", "ArrowDown", "f4"],
  ])("lead from %s with %s to %s", (from, key, to) => {
    expect(towards(from, around, key)).toBe(to);
  });

  it("lead nowhere when nothing lies ahead, and other keys never", () => {
    expect(towards("c3", around, "ArrowDown")).toBeUndefined();
    expect(towards("c3", around, "Enter")).toBeUndefined();
  });
});
