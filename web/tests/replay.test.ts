// A recording is played on a table: forward by its events, back and to any place by its positions, and its moments are found.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CubitosView, ReplayTold, Walk } from "../src/lib/messages.ts";
import { seatName } from "../src/lib/names_told.ts";
import { settings } from "../src/lib/settings.svelte.ts";
import { momentsOf, nearest } from "../src/replay/moments.ts";
import { ReplayPlayer } from "../src/replay/player.svelte.ts";
import { pointAt, pointedAt } from "../src/replay/pointed.ts";
import { Recording } from "../src/replay/recording.ts";
import { linkTo, momentAt, momentIn } from "../src/replay/told_from.ts";
import { entryOf, recorded } from "./stage/recorded.ts";

const game = recorded("race-1");
const entries = game.entries.map(({ happened }, at) => entryOf(happened, at));
const told: ReplayTold = {
  game: "cubitos", options: {}, names: ["Ann"], levels: [null, "sharp"], setup: {}, first: game.first, entries, seq: entries.length - 1, continues: null, content: {} as ReplayTold["content"], results: null,
};

let recording: Recording;
let player: ReplayPlayer;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  recording = new Recording(told, "table1");
  player = new ReplayPlayer("table1", recording);
});

afterEach(() => {
  player.close();
  vi.useRealTimers();
});

describe("a recording", () => {
  it("has every position of the game", () => {
    expect(recording.views).toEqual(game.entries.map(({ view }) => view));
    expect(player.table.info?.seats.map((seat) => [seat.name, seat.level])).toEqual([["Ann", null], [seatName(1), "sharp"]]);
  });

  it("is watched: nobody here has a seat, and nothing is asked", () => {
    expect([player.table.you, player.table.choices, player.table.source.live]).toEqual([[], [], false]);
  });
});

describe("going through it", () => {
  it("forward plays the beats of the next entry and ends where it ended", () => {
    player.forward();
    expect(player.at).toBe(1);
    for (let passed = 0; player.table.stage.playing && passed < 60_000; passed += 20) vi.advanceTimersByTime(20);
    expect(player.table.view).toEqual(game.entries[1]!.view);
  });

  it("forward again finishes what was being shown", () => {
    player.forward();
    player.forward();
    expect(player.table.stage.playing, "and what comes next is shown").toBe(true);
    player.table.stage.catchUp();
    expect(player.table.view).toEqual(game.entries[2]!.view);
  });

  it("back and to any place is shown at once, with the log up to there", () => {
    player.seek(20);
    expect(player.table.view).toEqual(game.entries[20]!.view);
    expect(player.table.log.length).toBe(21);
    player.back();
    expect(player.table.view).toEqual(game.entries[19]!.view);
    player.seek(-5);
    expect(player.at).toBe(0);
    player.seek(1e9);
    expect(player.at).toBe(player.last);
    player.seek(Number.NaN);
    expect(player.at).toBe(0);
  });

  it("leaps to before the moment one looks for, again and again", () => {
    const places = player.moments.filter((moment) => moment.kind === "round").map((moment) => moment.at);
    player.leap("round", true);
    expect(player.at).toBe(places[1]! - 1);
    player.leap("round", true);
    expect(player.at).toBe(places[2]! - 1);
    player.leap("round", false);
    expect(player.at).toBe(places[1]! - 1);
  });
});

describe("moments", () => {
  it("are where the recording has them", () => {
    const moments = momentsOf(entries, recording.views);
    for (const { at, kind } of moments) {
      const words = entries[at]!.happened.map((event) => event.word) as string[];
      if (kind === "bust" || kind === "buy") expect(words).toContain(kind);
    }
    const busts = entries.filter((entry) => entry.happened.some((event) => event.word === "bust")).length;
    expect(moments.filter((moment) => moment.kind === "bust").length).toBe(busts);
  });

  it("of overtaking are those in which two change places", () => {
    const place = (at: number, seat: number): number => (recording.views[at] as CubitosView).players[seat]!.place;
    const found = momentsOf(entries, recording.views).filter((moment) => moment.kind === "overtake");
    expect(found.length).toBeGreaterThan(0);
    const sides = found.map(({ at }) => Math.sign(place(at, 0) - place(at, 1)));
    sides.forEach((side, number) => expect(side).toBe(number % 2 ? -sides[0]! : sides[0]));
  });

  it("are found on either side", () => {
    const moments = [{ at: 2, kind: "bust" as const }, { at: 5, kind: "bust" as const }];
    expect([nearest(moments, "bust", 2, true), nearest(moments, "bust", 5, false), nearest(moments, "bust", 5, true)]).toEqual([5, 2, undefined]);
  });
});

describe("addresses of moments", () => {
  it("name a table or a shared record; a file has none", () => {
    expect(linkTo({ table: "abc" }, 12)).toBe(`${location.origin}/t/abc/replay#12`);
    expect(linkTo({ shared: "xyz" }, 0)).toBe(`${location.origin}/r/xyz#0`);
    expect(linkTo({ record: "cubecup record 1" }, 3)).toBe("");
    expect(["#12", "", "#x", "#-4", "#1.9", "#1e999"].map(momentIn)).toEqual([12, 0, 0, 0, 1, 0]);
  });

  it("are what the server is asked for", () => {
    expect(momentAt({ table: "abc" }, 4)).toEqual({ table: "abc", at: 4 });
    expect(momentAt({ record: "text" }, 4)).toEqual({ record: "text", at: 4 });
  });
});

describe("mistakes", () => {
  it("are moments once a review has found some", () => {
    expect(player.kinds).not.toContain("mistake");
    const reviewed = new ReplayPlayer("table1", new Recording(told, "table1"), 0, [{ number: 7, seat: 0 }, { number: 30, seat: 1 }]);
    expect(reviewed.kinds).toContain("mistake");
    reviewed.leap("mistake", true);
    expect(reviewed.at).toBe(7); // the position in which answer 7 was asked for, the first being 0
    reviewed.leap("mistake", true);
    expect(reviewed.at).toBe(30);
    reviewed.close();
  });

  it("come also while one watches, when the review is done", () => {
    player.mark([{ number: 12, seat: 0 }]);
    expect(player.kinds).toContain("mistake");
    player.leap("mistake", true);
    expect(player.at).toBe(12);
    player.forward();
    expect(entries[player.at]!.happened).not.toEqual([]);
  });

  it("are seen with what a review tells of them, where it happened", () => {
    const run = entries.findIndex(({ happened }) => happened.some(({ word }) => ["buy-movement", "jet", "step"].includes(word)));
    const walk = { places: [[0, "start"], [0, "1.1"]], steps: 1, shortcuts: 0, jets: 0, price: 0, left: 9, forward: true, lines: 0, rewards: [] } as Walk;
    player.point({ number: run - 1, seat: 1, walk });
    expect([player.at, player.reviewed?.seat, player.look], "the position before the run").toEqual([run - 1, 1, "track"]);
    player.seek(run - 2);
    expect([player.reviewed, player.look], "elsewhere there is nothing to tell").toEqual([undefined, undefined]);
    player.seek(run - 1);
    expect(player.reviewed?.walk).toEqual(walk);
    const push = entries.findIndex(({ happened }) => happened.some(({ word }) => word === "push"));
    player.point({ number: push - 1, seat: 0 });
    expect(player.look, "dice are on the board").toBe("board");
    player.forward();
    expect(player.reviewed, "while it is shown").toBeUndefined();
  });

  it("of a review under way are known to the page of the recording they lead to, and to no other", () => {
    const moment = { number: 12, seat: 0 };
    pointAt({ table: "abc" }, moment);
    expect(pointedAt({ table: "abc" }, 12)).toEqual(moment);
    expect([pointedAt({ table: "abc" }, 13), pointedAt({ table: "abd" }, 12), pointedAt({ record: "text" }, 12)]).toEqual([undefined, undefined, undefined]);
  });
});
