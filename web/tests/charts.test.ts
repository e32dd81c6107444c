// Charts of a race: what the lines say, and names that do not lie on each other.
import { describe, expect, it } from "vitest";
import { spread } from "../src/charts/ends.ts";
import { courseOf, placesOf } from "../src/cubitos/results/results.ts";
import type { RaceResults, SeatResult } from "../src/lib/messages.ts";

const seat = (left: number[], places: number[]): SeatResult => ({
  left, places, place: places.at(-1)!, pushes: 0, busts: 0, boldest: null, dearest: null, bought: {}, draw_amount: 9, fans: 0,
});

const RESULTS: RaceResults = {
  rounds: 3,
  length: 20,
  seats: [seat([15, 9, -2], [2, 1, 1]), seat([12, 10, 4], [1, 2, 2]), seat([18, 16, 10], [3, 3, 3])],
};

describe("places", () => {
  it("run from round to round, the first at the top", () => {
    const { lines, levels } = placesOf(RESULTS);
    expect(lines[0]).toEqual([[0, 0.5], [0.5, 1], [1, 1]]);
    expect(lines[2]).toEqual([[0, 0], [0.5, 0], [1, 0]]);
    expect(levels).toEqual([{ at: 1, label: "1" }, { at: 0.5, label: "2" }, { at: 0, label: "3" }]);
  });

  it("of a race of one round are a line, too", () => {
    const short = { ...RESULTS, rounds: 1, seats: [seat([-1], [1]), seat([3], [2])] };
    expect(placesOf(short).lines).toEqual([[[0, 1], [1, 1]], [[0, 0], [1, 0]]]);
  });
});

describe("the way", () => {
  it("begins at the start and may lead over the finish", () => {
    const { lines, levels } = courseOf(RESULTS);
    expect(lines[0]!.map(([, y]) => y)).toEqual([0, 5 / 22, 11 / 22, 1]);
    expect(levels).toEqual([{ at: 0, label: "20" }, { at: 20 / 22, label: "0", strong: true }]);
  });
});

describe("names at the ends of lines", () => {
  it("stand there if there is room", () => {
    expect(spread([0, 0.5, 1], 0.13)).toEqual([0, 0.5, 1]);
  });

  it.each([[[0, 1, 1, 1]], [[0, 0, 0, 0]], [[1, 1, 1, 1]], [[0.5, 0.52, 0.48, 0.5]]])("go apart if there is none: %j", (heights) => {
    const found = spread(heights, 0.13);
    const sorted = [...found].sort((one, other) => one - other);
    for (const [at, height] of sorted.entries()) {
      expect(height).toBeGreaterThanOrEqual(-1e-9);
      expect(height).toBeLessThanOrEqual(1);
      if (at) expect(height - sorted[at - 1]!).toBeGreaterThanOrEqual(0.13 - 1e-9);
    }
    const order = heights.map((_, at) => at).sort((one, other) => heights[one]! - heights[other]!);
    expect(order.map((at) => found[at])).toEqual(sorted);
  });
});
