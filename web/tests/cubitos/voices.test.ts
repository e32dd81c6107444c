// Bots and the commentator speak in the moment in which something happens: one line at a time, and never ahead of it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deedOf, Voices } from "../../src/cubitos/voices.svelte.ts";
import type { CubitosPlayer, CubitosView, Happened } from "../../src/lib/messages.ts";
import { settings } from "../../src/lib/settings.svelte.ts";
import { Table } from "../../src/lib/table.svelte.ts";
import type { Beat } from "../../src/stage/beat.ts";
import { scriptOf } from "../../src/stage/scripts.ts";
import { FakeSocket, happened, info, race, seat, type Short, update, welcome } from "../fakes.ts";

const beat = (kind: string, more: Partial<Beat> = {}): Beat => ({ kind, seat: 1, scene: 1, told: [], at: 0, length: 100, ...more });

const STAKE = { money: 4, movement: 3, water_movement: 0, credits: 0, swords: 0 };

function runners(...players: Partial<CubitosPlayer>[]): CubitosView {
  const view = race();
  return race({ players: view.players.map((player, at) => ({ ...player, ...players[at] })) });
}

describe("a deed", () => {
  it("is a big push when much is at stake and it can bust", () => {
    const risky = runners({}, { at_risk: true, at_stake: STAKE });
    expect(deedOf(beat("push"), risky, risky)?.comment).toBe("big-push");
    for (const less of [{ at_stake: STAKE }, { at_risk: true }, { at_risk: true, at_stake: STAKE, safe_push: true }]) {
      const view = runners({}, less);
      expect(deedOf(beat("push"), view, view)).toEqual({ comment: "push", quiet: true });
    }
  });

  it("is an overtaking, a new lead, or only a run", () => {
    const before = runners({ place: 1, leads: true }, { place: 2, leads: false });
    expect(deedOf(beat("hop"), before, runners({ place: 2, leads: false }, { place: 1, leads: true }))?.comment).toBe("lead");
    expect(deedOf(beat("hop"), before, runners({ place: 1, leads: true }, { place: 1, leads: false }))?.comment).toBe("overtake");
    expect(deedOf(beat("hop"), before, before)).toEqual({ comment: "run", quiet: true });
  });

  it("is a finish once", () => {
    const over = runners({}, { finished: true });
    expect(deedOf(beat("hop"), race(), over)).toEqual({ comment: "end", reaction: "finish" });
    expect(deedOf(beat("hop"), over, over)?.comment).toBe("run");
  });
});

describe("voices", () => {
  let table: Table;
  let voices: Voices;
  let stop: () => void;
  const seats = [seat(0), seat(1, { kind: "bot", level: "steady" })];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    settings.speed = "normal";
    settings.reactions = true;
    table = new Table("table1");
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(1, { you: [0], table: { ...info(), seats } }));
    voices = new Voices(table, () => 0);
    stop = voices.start();
  });

  afterEach(() => {
    stop();
    table.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  let seq = 1;
  function tell(seat: number, ...events: Short[]): void {
    const told: Happened[] = happened(events);
    const view = told.reduce(scriptOf("cubitos")!.fold, table.view!);
    seq += 1;
    FakeSocket.last.say(update(seq, seq, { view, entries: [{ seq, kind: "act", seat, action: "", happened: told, undone: [], by_host: false, by: null }] }));
  }

  beforeEach(() => {
    seq = 1;
  });

  it("say nothing before the bust has happened, and then the bot's own line", () => {
    tell(1, ["bust", 1]);
    expect([table.stage.beat?.kind, voices.bubble, voices.comment]).toEqual(["bust", undefined, ""]);
    vi.advanceTimersByTime(100);
    expect([voices.bubble, voices.comment]).toEqual([{ seat: 1, text: "creature-pip-bust-1" }, ""]);
    vi.advanceTimersByTime(3_000);
    expect(voices.bubble).toBeUndefined();
  });

  it("leave a person's deed to the commentator", () => {
    tell(0, ["bust", 0]);
    vi.advanceTimersByTime(200);
    expect([voices.bubble, voices.comment]).toEqual([undefined, "comment-bust-1"]);
  });

  it("do not say the same twice in a row", () => {
    const said: string[] = [];
    for (let at = 0; at < 4; at++) {
      tell(1, ["bust", 1]);
      vi.advanceTimersByTime(5_000);
      tell(1, ["pass", 1]);
      vi.advanceTimersByTime(20);
      said.push(voices.comment);
      vi.advanceTimersByTime(5_000);
    }
    expect(new Set(said).size).toBe(4);
  });

  it("tell everybody what is drawn after a red line, whoever has crossed it and whatever was said of the run", () => {
    tell(0, ["step", 0, 0, "1.2", 1, 0], ["step", 0, 0, "1.3", 1, 0], ["fact", 0, "red_lines", 1], ["fact", 1, "draw_amount", 10]);
    vi.advanceTimersByTime(50);
    expect(voices.comment).toBe("comment-run-1");
    vi.advanceTimersByTime(200);
    expect(voices.comment).toBe("Table-log-line");
    vi.advanceTimersByTime(3_000);
    expect(voices.comment).toBe("");
  });

  it("let something special be heard before that, and say nothing of it in the finish", () => {
    tell(1, ["fact", 1, "leads", false]);
    tell(1, ["step", 1, 0, "1.2", 1, 0], ["fact", 1, "red_lines", 1], ["fact", 0, "draw_amount", 10], ["fact", 1, "leads", true]);
    vi.advanceTimersByTime(100);
    const told = [voices.bubble?.text, voices.comment];
    vi.advanceTimersByTime(2_400);
    expect([...told, voices.bubble, voices.comment]).toEqual(["creature-pip-overtake-1", "", undefined, "Table-log-line"]);
    vi.advanceTimersByTime(5_000);
    tell(1, ["step", 1, 0, "finish", 1, 0], ["fact", 1, "red_lines", 2], ["fact", 0, "draw_amount", 11], ["fact", 1, "finished", true]);
    vi.advanceTimersByTime(500);
    expect([voices.bubble?.text, voices.comment]).toEqual(["creature-pip-finish-1", ""]);
    vi.advanceTimersByTime(2_400);
    expect(voices.comment).toBe("");
  });

  it("do not chatter: what is nothing special waits for a pause", () => {
    tell(1, ["bust", 1]);
    vi.advanceTimersByTime(700);
    tell(1, ["pass", 1]);
    vi.advanceTimersByTime(200);
    expect([voices.bubble?.text, voices.comment]).toEqual(["creature-pip-bust-1", ""]);
  });

  it("are silent where nothing is shown, and when they are turned off", () => {
    settings.speed = "off";
    tell(1, ["bust", 1]);
    expect([table.stage.playing, voices.bubble]).toEqual([false, undefined]);
    settings.speed = "normal";
    settings.reactions = false;
    tell(1, ["bust", 1]);
    vi.advanceTimersByTime(400);
    expect(voices.bubble).toBeUndefined();
  });
});
