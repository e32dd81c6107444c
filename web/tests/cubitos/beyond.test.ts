// Spaces out of sight, by the edge behind which they lie.
import { expect, it } from "vitest";
import { beyond, overlap } from "../../src/cubitos/beyond.ts";

const FRAME = { left: 10, top: 100, right: 350, bottom: 400 };

it("nothing is beyond an edge that is in sight", () => {
  const corners = [{ x: 10, y: 100 }, { x: 350, y: 400 }, { x: 200, y: 250 }];
  expect(beyond(FRAME, corners)).toEqual({ left: [], right: [], up: [], down: [] });
});

it("spaces are behind the edge that they are farther from, nearest first", () => {
  const spots = [{ x: 500, y: 200 }, { x: 360, y: 200 }, { x: 0, y: 200 }, { x: 355, y: 90 }, { x: 400, y: 900 }];
  expect(beyond(FRAME, spots)).toEqual({ left: [2], right: [1, 0], up: [3], down: [4] });
});

it("what is seen of a map is what its surroundings show of it", () => {
  expect(overlap(FRAME, { left: 0, top: 200, right: 300, bottom: 900 })).toEqual({ left: 10, top: 200, right: 300, bottom: 400 });
});
