// The drawing of a track: cells touch, red lines run between sections, arrow keys find their way.
import { describe, expect, it } from "vitest";
import { cellOf, LYING, neighbours, Places, RADIUS, standing, towards } from "../../src/cubitos/hexes.ts";
import type { Cell } from "../../src/lib/content.ts";
import type { DrawnTrack } from "../../src/lib/messages.ts";

const TURNED = new Places(true);
const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

const track: DrawnTrack = {
  id: "small",
  lines: 2,
  length: 4,
  start: [[1, 1]],
  finish: [[1, 4]],
  walls: [[2, 2]],
  start_at: [1, 1],
  finish_at: [1, 4],
  spaces: [
    { name: "1.2", row: 1, column: 2, section: 0 },
    { name: "1.3", row: 1, column: 3, section: 1 },
  ],
};

describe.each([
  ["lying", LYING],
  ["turned", TURNED],
])("%s cells", (_, places) => {
  it.each([[[3, 4] as Cell], [[4, 4] as Cell]])("have six neighbours, all equally near", (cell) => {
    for (const other of neighbours(cell)) {
      expect(distance(places.centre(cell), places.centre(other))).toBeCloseTo(Math.sqrt(3) * RADIUS);
    }
    expect(new Set(neighbours(cell).map(String)).size).toBe(6);
  });

  it("share a side as long as the radius with each neighbour", () => {
    for (const other of neighbours([4, 4])) {
      const [x1, y1, x2, y2] = places.side([4, 4], other).match(/-?[\d.]+/g)!.map(Number) as [number, number, number, number];
      expect(Math.hypot(x1 - x2, y1 - y2)).toBeCloseTo(RADIUS, 0);
    }
  });

  it("lie inside the bounds of their track", () => {
    const box = places.bounds(track);
    for (const space of track.spaces) {
      for (const point of places.corners(cellOf(space))) {
        expect(point.x).toBeGreaterThan(box.x);
        expect(point.x).toBeLessThan(box.x + box.width);
        expect(point.y).toBeGreaterThan(box.y);
        expect(point.y).toBeLessThan(box.y + box.height);
      }
    }
  });

  it("have a red line wherever sections change, the finish included", () => {
    expect(places.redLines(track).match(/M/g)).toHaveLength(2);
  });

  it("have a point on each red line, to where the race goes on", () => {
    const [first, second] = places.arrows(track).split("z");
    expect([first, second].map((arrow) => arrow!.match(/L/g))).toEqual([["L", "L"], ["L", "L"]]);
    const [x, y] = first!.split("L")[1]!.split(" ").map(Number) as [number, number];
    expect(distance({ x, y }, places.centre([1, 3]))).toBeLessThan(distance({ x, y }, places.centre([1, 2])));
  });

  it("lead out of the start to where the race begins, not back over the finish line", () => {
    const lap: DrawnTrack = { ...track, finish: [[1, 5]], start: [[1, 6]], spaces: [{ name: "1.7", row: 1, column: 7, section: 0 }] };
    const [start, ahead] = [places.centre([1, 6]), places.centre([1, 7])];
    const angle = (places.outOfStart(lap) * Math.PI) / 180;
    expect(Math.cos(angle)).toBeCloseTo((ahead.x - start.x) / distance(start, ahead));
    expect(Math.sin(angle)).toBeCloseTo((ahead.y - start.y) / distance(start, ahead));
  });
});

describe("a turned track", () => {
  it("is as tall as it was wide", () => {
    const lying = LYING.bounds(track, 0);
    const turned = TURNED.bounds(track, 0);
    expect(turned.height).toBeCloseTo(lying.width);
    expect(turned.width).toBeCloseTo(lying.height);
  });
});

describe("runners on one space", () => {
  it("do not cover each other", () => {
    const places = [0, 1, 2, 3].map((at) => standing({ x: 0, y: 0 }, at, 4));
    for (const [at, place] of places.entries()) {
      for (const other of places.slice(at + 1)) expect(distance(place, other)).toBeGreaterThan(RADIUS / 2);
    }
    expect(standing({ x: 3, y: 4 }, 0, 1)).toEqual({ x: 3, y: 4 });
  });
});

describe("arrow keys", () => {
  const places = [LYING.centre([2, 2]), LYING.centre([2, 3]), LYING.centre([1, 2]), LYING.centre([3, 2])];

  it.each([
    ["ArrowRight", 1],
    ["ArrowUp", 2],
    ["ArrowDown", 3],
    ["ArrowLeft", -1],
    ["Tab", -1],
  ])("%s leads to place %i", (key, expected) => {
    expect(towards(places[0]!, places, key)).toBe(expected);
  });
});
