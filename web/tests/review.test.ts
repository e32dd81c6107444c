// What a review is shown as.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api.ts";
import type { Booked, Walk } from "../src/lib/messages.ts";
import { byRound, decidedBy, leftText, linesOf, partsOf, pointsText, shareText, WHOLE } from "../src/review/figures.ts";
import { betterText, stepsText, walkText } from "../src/review/walks.ts";
import { piecesOn } from "../src/cubitos/ways.ts";
import { ReviewLoading } from "../src/review/loading.svelte.ts";
import { LANGUAGES } from "../src/lib/settings.svelte.ts";
import { texts } from "../src/lib/texts.svelte.ts";
import { written } from "./locales.ts";
import { booked, reviewed, seatReview } from "./reviews.ts";

const answer = (number: number, round: number, mine: number, more: Partial<Booked> = {}): Booked =>
  booked(number, { round, chances: [mine, WHOLE - mine], ...more });

const review = reviewed({
  course: [
    answer(0, 1, 550_000, { luck: [{ seat: 0, change: [100_000, -100_000] }] }),
    answer(1, 1, 650_000, { skill: [-200_000, 200_000], luck: [{ seat: -1, change: [900_000, -900_000] }] }),
    answer(2, 2, 1_040_000),
  ],
  seats: [
    seatReview(0, { luck: 700_000, skill: -200_000, result: 1_000_000, own_luck: 100_000, own_skill: -200_000, answers: 3, costliest: [1], closer_look: 900_000 }),
    seatReview(1, { luck: -700_000, skill: 200_000, result: 0, closer_look: -900_000 }),
  ],
  deciding: [1],
});

describe("a review", () => {
  it("has a line for each seat from the start to the result, within what is possible", () => {
    const [mine, theirs] = linesOf(review);
    expect(mine!.map(([, y]) => y)).toEqual([0.5, 0.55, 0.65, 1, 1]);
    expect(theirs!.at(-1)).toEqual([1, 0]);
    expect(mine![0]![0]).toBe(0);
  });

  it("tells the chances at the beginning of each round", () => {
    expect(byRound(review).map(({ round, at }) => [round, at])).toEqual([[1, 0], [2, 2]]);
  });

  it("parts a change into dice and mistakes, one's own and others', and what was nobody's, and loses nothing", () => {
    for (const seat of review.seats) {
      expect(seat.start + partsOf(seat).reduce((sum, part) => sum + part, 0)).toBe(seat.result);
    }
    expect(partsOf(review.seats[0]!)).toEqual([100_000, -300_000, -200_000, 0, 900_000]);
  });

  it("says whether dice or an answer decided more; a look farther ahead is nobody's dice", () => {
    expect(decidedBy(review.course[0]!)).toEqual({ dice: true, points: 100_000 });
    expect(decidedBy(review.course[1]!), "the loss of who answered").toEqual({ dice: false, points: -200_000 });
  });

  it("writes shares of a chance with one digit", () => {
    expect(shareText(123_456)).toBe("12.3%");
    expect([1_042_000, -123_456, 0].map(pointsText), "a whole race may bring more than the whole chance").toEqual(["+104.2", "-12.3", "0.0"]);
  });
});

const walk = (more: Partial<Walk> = {}): Walk => ({
  places: [[0, "3.4"], [0, "3.5"], [0, "4.6"]], steps: 2, shortcuts: 0, jets: 0, price: 0, left: 12, forward: true, lines: 0, rewards: [], ...more,
});

describe("a walk of a review", () => {
  it.each(LANGUAGES)("is told by what the board shows, never by names of spaces: %s", async (language) => {
    vi.stubGlobal("fetch", async () => new Response(written(language)));
    await texts.use(language);
    const told = walkText(walk({ shortcuts: 1, jets: 1, price: 8, lines: 1, rewards: [{ kind: "fan", amount: 0 }] }));
    expect(told).not.toMatch(/\d\.\d|\{|review-/);
    expect(told.match(/\d+/g)!.filter((number) => ["2", "8", "12"].includes(number)), "spaces, price, the way that is left").toEqual(["2", "8", "12"]);
    const nearby = walkText(walk({ steps: 0, rewards: [{ kind: "credits", amount: 7 }] }));
    expect(nearby.match(/\d+/g), "only what lies there, for the runner does not move").toEqual(["7"]);
    expect(walkText(walk({ steps: 0, shortcuts: 1 })), "nobody takes 0 spaces").not.toMatch(/^0/);
    expect(walkText(walk({ forward: false }))).not.toBe(walkText(walk()));
    expect(walkText(walk({ places: [[0, "3.4"]], steps: 0 }))).not.toMatch(/\d/);
    expect(stepsText(["buy movement", "step 3.5", "step 4.6", "stop"])).toMatch(/^2 /);
    vi.unstubAllGlobals();
  });

  it("that sounds like the other one is said to lead elsewhere", () => {
    expect(betterText({ walk: walk(), better_walk: walk({ left: 9 }) })).toBe(walkText(walk({ left: 9 })));
    expect(betterText({ walk: walk(), better_walk: walk({ places: [[0, "3.4"], [0, "3.3"], [0, "4.3"]] }) })).not.toBe(walkText(walk()));
  });

  it("is drawn on the track it leads over, a lap at a time", () => {
    const over = walk({ places: [[0, "9.1"], [0, "finish"], [1, "start"], [1, "1.1"]] });
    expect(piecesOn(over, "one", ["one"]), "laps over the same track").toEqual([["9.1", "finish"], ["start", "1.1"]]);
    expect(piecesOn(over, "two", ["one", "two"])).toEqual([["start", "1.1"]]);
    expect(piecesOn(over, "three", ["one", "two"])).toEqual([]);
  });
});

describe("how long it takes", () => {
  it.each(LANGUAGES)("is said in seconds by fives, then in minutes: %s", async (language) => {
    vi.stubGlobal("fetch", async () => new Response(written(language)));
    await texts.use(language);
    const numbers = [1, 12, 54, 58, 61, 300].map((seconds) => Number(/\d+/.exec(leftText(seconds))![0]));
    expect(numbers).toEqual([5, 15, 55, 1, 2, 5]);
    vi.unstubAllGlobals();
  });
});

describe("asking for a review", () => {
  const begun = { done: false, progress: 0.4, review: null };
  const done = { done: true, progress: 1, review };

  beforeEach(() => void vi.useFakeTimers());

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("of a table goes on until it is done", async () => {
    const asked = vi.spyOn(api, "review").mockResolvedValueOnce(begun).mockResolvedValueOnce(done);
    const loading = new ReviewLoading({ table: "abc" });
    await vi.advanceTimersByTimeAsync(100);
    expect([loading.asked, loading.done, loading.progress]).toEqual([true, false, 0.4]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([loading.done, loading.review]).toEqual([true, review]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("tells how long the rest will take, once that can be said", async () => {
    const told = (progress: number) => ({ done: false, progress, review: null });
    vi.spyOn(api, "review").mockResolvedValueOnce(told(0.2)).mockResolvedValueOnce(told(0.21)).mockResolvedValueOnce(told(0.5)).mockResolvedValue(told(0.6));
    const loading = new ReviewLoading({ table: "abc" });
    await vi.advanceTimersByTimeAsync(100);
    expect(loading.left, "nothing to go by yet").toBeUndefined();
    await vi.advanceTimersByTimeAsync(1500);
    expect(loading.left, "too little to go by").toBeUndefined();
    await vi.advanceTimersByTimeAsync(1500);
    expect(loading.left).toBeCloseTo(5, 0); // 0.3 of it took 3 seconds, 0.5 is left
    loading.close();
  });

  it("of a record sends nothing before somebody wants it, and then once", async () => {
    const sent = vi.spyOn(api, "beginReview").mockResolvedValue({ name: "file-1" });
    const told = vi.spyOn(api, "recordReview").mockResolvedValueOnce(begun).mockResolvedValueOnce(done);
    const loading = new ReviewLoading({ record: "cubecup record 1", key: "abc" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([loading.asked, sent.mock.calls.length]).toEqual([false, 0]);
    loading.begin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.mock.calls).toEqual([[{ record: "cubecup record 1" }]]);
    expect(told.mock.calls).toEqual([["file-1"], ["file-1"]]);
    expect(loading.done).toBe(true);
  });
});
