// The form of a new table becomes the request the server expects.
import { describe, expect, it } from "vitest";
import type { CubitosContent } from "../src/lib/messages.ts";
import { Draft } from "../src/lib/draft.svelte.ts";
import { COLORS } from "../src/lib/kinds.ts";

const content: Pick<CubitosContent, "cards" | "sets"> = {
  sets: { "race-1": { cards: COLORS.map((color) => `${color}-1`), tracks: [], laps: 1 } },
  cards: Object.fromEntries(COLORS.flatMap((color) => [1, 2].map((n) => [`${color}-${n}`, { color, cost: n, numbers: {}, notes: [] }]))),
};

describe("a draft", () => {
  it("is at first a race of one person against two bots on the suggested track", () => {
    const wanted = new Draft().request();
    expect(wanted).toMatchObject({ game: "cubitos", options: { cards: "race-1", timing: "free" }, public: false, clocks: null });
    expect(wanted.options).not.toHaveProperty("tracks");
    expect(wanted.seats.map((seat) => seat.kind)).toEqual(["person", "bot", "bot"]);
    expect(wanted.seats[1]?.level, "the usual one").toBeNull();
  });

  it("calls one who plays alone You, as a quick race does, and several by number", () => {
    const draft = new Draft();
    expect([draft.usualName(0), draft.request().seats[0]?.name]).toEqual(["web-you", "web-you"]);
    draft.addSeat("open");
    expect(draft.request().seats[0]?.name, "others would read You").toBe("web-player");
    draft.seats[0]!.name = "Ann";
    expect(draft.request().seats[0]?.name).toBe("Ann");
  });

  it("names its tracks when they are chosen, with laps only on a single one", () => {
    const draft = new Draft();
    draft.way = "own";
    draft.laps = 3;
    expect(draft.request().options).toMatchObject({ tracks: ["nothing-goes-right"], laps: 3 });
    draft.tracks.push("testing-the-waters");
    expect(draft.request().options).toMatchObject({ laps: 1 });
  });

  it("with own cards has one of each colour, at first those of the set, then others by chance", () => {
    const draft = new Draft();
    draft.takeCards("own", content);
    expect(draft.request().options?.cards).toEqual(COLORS.map((color) => `${color}-1`));
    draft.shuffle(content, () => 0.99);
    expect(draft.request().options?.cards).toEqual(COLORS.map((color) => `${color}-2`));
  });

  it("changes the bots with the game", () => {
    const draft = new Draft();
    draft.seats[1]!.level = "sharp:bold";
    expect(draft.request().seats[1]?.level).toBe("sharp:bold");
    draft.choose("seven-cubes");
    expect(draft.request()).toMatchObject({ game: "seven-cubes", options: {} });
    expect(draft.request().seats[1]?.level, "sharp does not play it").toBeNull();
  });

  it("allows hints to one who plays alone, or as one says", () => {
    const draft = new Draft();
    expect(draft.request().hints).toBe(true);
    draft.addSeat("open");
    expect(draft.request().hints).toBe(false);
    draft.hints = true;
    expect(draft.request().hints).toBe(true);
  });

  it("lets a bot play for one who is away after two minutes, or never", () => {
    const draft = new Draft();
    expect(draft.request().absence).toBe(120);
    draft.absence = 0;
    expect(draft.request().absence).toBeNull();
  });

  it("has clocks only if one was set", () => {
    const draft = new Draft();
    draft.perGame = 600;
    expect(draft.request().clocks).toEqual({ per_decision: null, per_game: 600 });
  });
});
