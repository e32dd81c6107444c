// Whoever looks away is called, once for each turn, and only if they wish it and the browser allows it.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endingOf } from "../src/lib/ending.ts";
import type { CubitosPlayer, CubitosView } from "../src/lib/messages.ts";
import { settings } from "../src/lib/settings.svelte.ts";
import { Table } from "../src/lib/table.svelte.ts";
import { callToTurn } from "../src/lib/turns.svelte.ts";
import { FakeSocket, race, update, welcome } from "./fakes.ts";

const ask = (number: number) => ({ seat: 0, number, kind: "push-or-pass" as const, rule: "ROLL-4", actions: ["push", "pass"] });

describe("one's turn", () => {
  let table: Table;
  let stop: () => void;
  let hidden: boolean;
  let told: string[];

  class FakeNotification {
    static permission = "granted";
    onclick: (() => void) | undefined;
    constructor(title: string, options: { body: string; tag: string }) {
      told.push(`${title}: ${options.body}`);
    }
    close(): void {}
  }

  beforeEach(() => {
    told = [];
    hidden = true;
    FakeNotification.permission = "granted";
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("Notification", FakeNotification);
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
    settings.notify = true;
    table = new Table("table1");
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(1));
    stop = $effect.root(() => callToTurn(table));
    flushSync();
  });

  afterEach(() => {
    stop();
    table.close();
    vi.unstubAllGlobals();
  });

  function turn(seq: number, mine: boolean): void {
    FakeSocket.last.say(update(seq, seq, { choices: mine ? [ask(seq)] : [] }));
    flushSync();
  }

  it("says in the title that the round is the last one", () => {
    const [first, other] = race().players as [CubitosPlayer, CubitosPlayer];
    const see = (view: CubitosView): void => {
      FakeSocket.last.say(welcome(2, { view, choices: [ask(2)] }));
      flushSync();
    };
    see(race({ players: [first, { ...other, near_finish: true }] }));
    expect(endingOf(table)).toEqual({ words: "table-near-finish", last: false });
    expect(document.title).not.toMatch(/last-round/);
    see(race({ last_round: true }));
    expect(document.title).toMatch(/^● web-your-turn · table-last-round · /);
    see(race({ last_round: true, tie_break: 1 }));
    expect(endingOf(table)).toBeUndefined();
    see(race({ last_round: true, over: true }));
    expect(endingOf(table)).toBeUndefined();
  });

  it("is told by the system while the page is hidden, once", () => {
    turn(2, true);
    turn(3, true);
    expect(told).toEqual(["Cube Cup: web-notify-turn"]);
    expect(document.title).toMatch(/^● web-your-turn/);
    turn(4, false);
    turn(5, true);
    expect(told).toHaveLength(2);
  });

  it.each([
    ["one looks at the page", () => (hidden = false)],
    ["one does not want it", () => (settings.notify = false)],
    ["the browser was not allowed to", () => (FakeNotification.permission = "denied")],
  ])("is not told when %s", (_, so) => {
    so();
    turn(2, true);
    expect(told).toEqual([]);
  });
});
