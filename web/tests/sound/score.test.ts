// Scores: every sound is there, even in loudness, and says what it is about.
import { describe, expect, it } from "vitest";
import { COLORS } from "../../src/lib/kinds.ts";
import { SCORES } from "../../src/sound/score.ts";

describe("scores", () => {
  it.each(Object.entries(SCORES))("%s is short, audible and within the scale of loudness", (_, score) => {
    const strokes = score({});
    expect(strokes.length).toBeGreaterThan(0);
    for (const stroke of strokes) {
      expect(stroke.loud).toBeGreaterThan(0.1);
      expect(stroke.loud).toBeLessThanOrEqual(0.9);
      expect(stroke.at + stroke.length).toBeLessThan(1.4);
    }
  });

  it("tumbles longer with more dice, but never without end", () => {
    const knocks = [1, 4, 9, 40].map((dice) => SCORES.tumble({ dice }).length);
    expect(knocks).toEqual([3, 6, 11, 14]);
    expect(SCORES.tumble({ dice: 9 })).toEqual(SCORES.tumble({ dice: 9 }));
  });

  it("gives every colour its own hit", () => {
    const heard = new Set([...COLORS, "light-gray"].map((kind) => SCORES.hit({ kind })[1]!.hertz));
    expect(heard.size).toBe(COLORS.length + 1);
  });

  it("rises along the fan track", () => {
    expect(SCORES.fan({ step: 3 })[0]!.hertz).toBeGreaterThan(SCORES.fan({ step: 2 })[0]!.hertz);
  });
});
