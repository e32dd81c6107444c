// Where an explanation stands.
import { describe, expect, it } from "vitest";
import { placed } from "../src/glossary/placing.ts";

const SCREEN = { width: 1280, height: 720 };
const TRACK = { left: 208, right: 792 };

describe("an explanation", () => {
  it("stands below what it explains in the upper half of the screen, above it in the lower one", () => {
    expect(placed({ x: 600, y: 100 }, SCREEN)).toEqual({ left: 440, width: 320, top: 118 });
    expect(placed({ x: 600, y: 700 }, SCREEN)).toEqual({ left: 440, width: 320, bottom: 38 });
  });

  it("stays on the screen", () => {
    expect(placed({ x: 10, y: 100 }, SCREEN).left).toBe(8);
    expect(placed({ x: 1275, y: 100 }, SCREEN).left).toBe(1280 - 328);
    expect(placed({ x: 180, y: 100 }, { width: 300, height: 700 })).toMatchObject({ left: 8, width: 284 });
  });

  it.each([210, 300, 499, 501, 790])("of a space at %i does not cover the track", (x) => {
    const { left, width } = placed({ x, y: 300 }, SCREEN, TRACK);
    expect(left + width <= TRACK.left || left >= TRACK.right).toBe(true);
    expect(left >= 0 && left + width <= SCREEN.width).toBe(true);
  });

  it("of a space stands near it where the track fills the screen", () => {
    expect(placed({ x: 400, y: 100 }, { width: 820, height: 1180 }, { left: 8, right: 812 })).toMatchObject({ left: 240, top: 118 });
  });
});
