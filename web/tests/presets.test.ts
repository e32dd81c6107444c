// Ready-made races: what is quick, long or strange follows from the content.
import { describe, expect, it } from "vitest";
import { Draft } from "../src/lib/draft.svelte.ts";
import { COLORS } from "../src/lib/kinds.ts";
import type { CubitosContent, DrawnTrack, Space } from "../src/lib/messages.ts";
import { choosePreset, presetOf, setLength, terrain, wayLength } from "../src/lib/presets.ts";

const space = (more: Partial<Space> = {}): Space => ({ name: "1.1", row: 1, column: 1, section: 0, ...more });
const track = (id: string, length: number, ...spaces: Space[]): DrawnTrack => ({
  id, length, spaces, lines: 1, start: [], finish: [], walls: [], start_at: [1, 1], finish_at: [1, 2],
});
const set = (tracks: string[], laps = 1) => ({ cards: COLORS.map((color) => `${color}-1`), tracks, laps });

const content: Pick<CubitosContent, "cards" | "sets" | "tracks"> = {
  cards: Object.fromEntries(COLORS.flatMap((color) => [1, 2].map((n) => [`${color}-${n}`, { color, cost: n, numbers: {}, notes: [] }]))),
  sets: { first: set(["plain"], 2), brief: set(["wild"]), chained: set(["plain", "wild"]), laps: set(["plain"], 3) },
  tracks: {
    plain: track("plain", 10, space()),
    wild: track("wild", 12, space({ water: true }), space({ jet: true }), space({ shortcut: { to: "1.2", price: 1, by_foot: true } })),
  },
};

describe("a way", () => {
  it("is as long as its tracks, once for each lap", () => {
    expect(wayLength(content, ["plain", "wild"], 1)).toBe(22);
    expect(["first", "brief", "chained", "laps"].map((id) => setLength(content, id))).toEqual([20, 12, 22, 30]);
  });

  it("tells what one meets on it", () => {
    expect(terrain(content.tracks.plain!)).toEqual([]);
    expect(terrain(content.tracks.wild!)).toEqual(["terrain-water", "terrain-jet-pack", "terrain-shortcut-movement"]);
  });
});

describe("a preset", () => {
  it.each([
    ["quick", "brief"],
    ["family", "chained"],
    ["long", "laps"],
  ] as const)("%s is the set %s as it is suggested", (preset, expected) => {
    const draft = new Draft();
    draft.takeCards("own", content);
    draft.way = "own";
    draft.timing = "strict";
    choosePreset(draft, preset, content);
    expect(draft.race()).toEqual({ cards: expected, timing: "free" });
    expect(presetOf(draft, content)).toBe(preset);
  });

  it("that is strange has cards by chance on the track with most surprises", () => {
    const draft = new Draft();
    choosePreset(draft, "strange", content, () => 0.99);
    expect(draft.race()).toEqual({ cards: COLORS.map((color) => `${color}-2`), timing: "free", tracks: ["wild"], laps: 1 });
    expect(presetOf(draft, content)).toBe("strange");
  });

  it("leaves the players alone, and is none any more once something else is chosen", () => {
    const draft = new Draft();
    draft.seats[0]!.name = "Ann";
    choosePreset(draft, "quick", content);
    expect(draft.request().seats.map(({ kind, name }) => [kind, name])[0]).toEqual(["person", "Ann"]);
    draft.timing = "strict";
    expect(presetOf(draft, content)).toBeUndefined();
    draft.timing = "free";
    draft.set = "first";
    expect(presetOf(draft, content)).toBeUndefined();
  });
});
