// Which part of the table a small screen shows while things happen.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { follow, runnerInSight, type Looked } from "../../src/cubitos/looking.svelte.ts";
import type { Tab } from "../../src/cubitos/play.svelte.ts";
import type { Place } from "../../src/cubitos/targets.ts";
import type { Beat } from "../../src/stage/beat.ts";

/** What is looked at of a race. */
class Seen implements Looked {
  tab: Tab = $state("cards");
  question = $state("");
  place: Place = $state("board");
  looksAround = $state(false);
  beat: Beat | undefined = $state.raw();
  look: Tab | undefined = $state();
  seat = 0;
  readonly table = { stage: this as { beat: Beat | undefined }, played: [0] };
}

describe("a small screen", () => {
  let play: Seen;
  let stop: () => void;

  beforeEach(() => {
    play = new Seen();
    stop = $effect.root(() => follow(play, () => play.look));
    flushSync();
  });

  afterEach(() => stop());

  function shows(kind: string, seat: number, more: Partial<Beat> = {}): Tab {
    play.beat = { kind, seat, scene: 1, told: [], at: 0, length: 100, ...more };
    flushSync();
    return play.tab;
  }

  it("follows what others do to where it is seen", () => {
    expect(shows("tumble", 1)).toBe("players");
    expect(shows("hop", 1)).toBe("track");
    expect(shows("buy", 1), "told in the strip").toBe("track");
    expect(shows("bust", 2)).toBe("players");
  });

  it("stays with what one does oneself", () => {
    expect(shows("tumble", 0)).toBe("cards");
  });

  it("stays with a question, and goes where it is about", () => {
    play.question = "1";
    flushSync();
    expect(play.tab).toBe("board");
    expect(shows("hop", 1)).toBe("board");
  });

  it("stays where a player looks around, until something is asked", () => {
    play.looksAround = true;
    expect(shows("hop", 1)).toBe("cards");
    play.question = "2";
    flushSync();
    expect([play.tab, play.looksAround]).toEqual(["board", false]);
  });

  it("shows what a coach wants to be seen, whatever happens", () => {
    play.look = "log";
    flushSync();
    expect(shows("hop", 1)).toBe("log");
  });

  it("shows the last steps to everybody", () => {
    play.question = "3";
    flushSync();
    expect(shows("hop", 1, { final: true })).toBe("track");
  });

  it("keeps one's own runner in sight while one is asked where to go, whoever else runs", () => {
    const runs = (seat: number, more: Partial<Beat> = {}): number => {
      shows("hop", seat, more);
      return runnerInSight(play);
    };
    expect(runs(1)).toBe(1);
    play.question = "4";
    expect(runs(1)).toBe(0);
    expect(runs(2, { final: true }), "all have waited for that").toBe(2);
    play.question = "";
    play.looksAround = true;
    expect(runs(1)).toBe(0);
  });
});
