// The stage plays recorded games: what is shown follows the story beat by beat, ends where the table stands, and is never
// ahead of it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CubitosView, Entry, Happened, Question, View } from "../../src/lib/messages.ts";
import { settings } from "../../src/lib/settings.svelte.ts";
import type { Beat } from "../../src/stage/beat.ts";
import { scriptOf } from "../../src/stage/scripts.ts";
import { Stage } from "../../src/stage/stage.svelte.ts";
import { race } from "../fakes.ts";
import { entryOf, GAMES, recorded } from "./recorded.ts";

let stage: Stage;
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  settings.speed = "normal";
  stage = new Stage(scriptOf, () => [0]);
});

afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

const ask = (number: number): Question => ({ seat: 0, number, kind: "push-or-pass", rule: "ROLL-7", actions: ["push", "pass"] });

function tell(happened: Happened[], view: View | null, choices: Question[] = [], seq = 1): Entry {
  const entry = entryOf(happened, seq);
  stage.play([entry], { view, choices, mayUndo: [] });
  return entry;
}

/** Plays until nothing is left, and calls back after every change of what is shown. */
function follow(seen: (beat: Beat | undefined) => void): number {
  let passed = 0;
  while (stage.playing) {
    vi.advanceTimersByTime(5);
    passed += 5;
    seen(stage.beat);
    if (passed > 600_000) throw new Error("the stage never comes to rest");
  }
  return passed;
}

describe("recorded games", () => {
  it.each(GAMES)("are shown event by event and end as the table stands: %s", (name) => {
    const { first, entries } = recorded(name);
    stage.jump({ view: first, choices: [], mayUndo: [] }, []);
    entries.slice(0, 60).forEach(({ happened, view }, at) => {
      const entry = tell(happened, null, [ask(at)], at + 1); // the server does not send what follows from events
      follow(() => {
        if (stage.playing) expect(stage.choices, "no question before its beat is over").toEqual([]);
      });
      expect(stage.view).toEqual(view);
      expect(stage.choices).toEqual([ask(at)]);
      expect(stage.log.at(-1)).toBe(entry);
    });
  });

  it.each(GAMES.filter((name) => name !== "seven-cubes"))("never show a later fact than the beat: %s", (name) => {
    const { first, entries } = recorded(name);
    const script = scriptOf("cubitos")!;
    stage.jump({ view: first, choices: [], mayUndo: [] }, []);
    let before = first;
    entries.slice(0, 60).forEach(({ happened, view }, at) => {
      tell(happened, view, [], at + 1);
      while (stage.playing) {
        const told = stage.log.at(-1)?.seq === at + 1 ? stage.log.at(-1)!.happened : [];
        const known = told.reduce(script.fold, before) as CubitosView;
        const shown = stage.view as CubitosView;
        shown.players.forEach((player, seat) => {
          const after = known.players[seat]!;
          // Facts a player reads off: all as far as the log tells them.
          expect([player.busted, player.fans, player.money, player.space, player.at_risk, player.active.length, shown.over]).toEqual(
            [after.busted, after.fans, after.money, after.space, after.at_risk, after.active.length, known.over],
          );
        });
        // Faces are told when the last die has come down.
        const rolling = stage.beat?.air && !stage.happened;
        const open = happened.filter((event) => event.word === "roll" && event.seat === stage.beat?.seat);
        if (rolling && open.length === 1) expect(told.some((event) => event.word === "roll" && event.seat === stage.beat!.seat)).toBe(false);
        vi.advanceTimersByTime(7);
      }
      before = view;
    });
  });
});

describe("a push", () => {
  const dice = 9;
  const view = race({ players: race().players.map((player) => ({ ...player, roll: { "light-gray": dice }, at_risk: true })) });
  const thrown = (hits: number): Happened[] => [
    { word: "push", seat: 0, details: [] },
    { word: "throw", seat: 0, details: ["roll"] },
    { word: "roll", seat: 0, details: Array.from({ length: dice }, (_, at) => `light-gray/${at < hits ? "money1" : "blank"}`) },
    ...Array.from({ length: hits }, (): Happened => ({ word: "hit", seat: 0, details: ["light-gray/money1"] })),
    { word: "miss", seat: 0, details: ["light-gray", dice - hits] },
  ];
  const bust: Happened[] = [...thrown(0), { word: "bust", seat: 0, details: [] }, { word: "fact", seat: 0, details: ["busted", true] }];
  const after = (events: Happened[]): View => events.reduce(scriptOf("cubitos")!.fold, view as View);

  beforeEach(() => {
    stage.jump({ view, choices: [{ ...ask(1), kind: "push-or-pass", bust_chance: 0.9 }], mayUndo: [] }, []);
    stage.dares({ ...ask(1), kind: "push-or-pass", bust_chance: 0.9 }, "push");
  });

  it("gives way to another roll that may prevent the bust, and that decides then", () => {
    const saving: Happened[] = thrown(0).slice(1).map((event) => (event.word === "throw" ? { word: "throw", seat: 0, details: ["hand"] } : event));
    const risks = (events: Happened[], seq: number): Set<number | undefined> => {
      const found = new Set<number | undefined>();
      tell(events, after(events), [], seq);
      follow((beat) => beat?.air && found.add(beat.risk));
      return found;
    };
    expect(risks(thrown(0), 1)).toEqual(new Set([0.9]));
    stage.dares({ ...ask(2), kind: "would-bust", chance_using: { "use rolling-stoned": 0.4 } }, "use rolling-stoned");
    const picks = { dice: ["take light-gray"], least: 1, most: 9, free: [], different: false };
    stage.dares({ ...ask(3), kind: "pick-dice", picks }, "take light-gray");
    expect(risks(saving, 2)).toEqual(new Set([0.4]));
    stage.dares({ ...ask(4), kind: "extra-dice", picks }, "take light-gray");
    expect(risks(saving, 3), "what comes later decides nothing").toEqual(new Set([undefined]));
  });

  it("lands misses first, and hits last", () => {
    tell(thrown(2), after(thrown(2)));
    const kinds: string[] = [];
    follow((beat) => {
      if (beat && beat.kind !== kinds.at(-1)) kinds.push(beat.kind);
    });
    expect(kinds).toEqual(["push", "tumble", "miss", "hit"]);
  });

  it.each([0, 2, 9])("takes less than two and a half seconds, longer at risk (%s hits)", (hits) => {
    tell(thrown(hits), after(thrown(hits)));
    const long = follow(() => undefined);
    expect(long).toBeLessThan(2_500);
    stage.jump({ view: race({ players: view.players.map((player) => ({ ...player, at_risk: false })) }), choices: [], mayUndo: [] }, []);
    tell(thrown(hits), after(thrown(hits)), [], 2);
    expect(follow(() => undefined)).toBeLessThan(long);
  });

  it("shows the bust only after the last die, and asks after that", () => {
    tell(bust, after(bust), [ask(2)]);
    const seen: [string, boolean, number][] = [];
    follow((beat) => {
      const me = (stage.view as CubitosView).players[0]!;
      if (beat) seen.push([beat.kind, me.busted, me.roll["light-gray"] ?? 0]);
      if (beat) expect(stage.choices).toEqual([]);
    });
    expect(seen.filter(([, busted]) => busted).every(([kind, , landed]) => kind === "bust" && landed === dice)).toBe(true);
    expect(seen.some(([kind, busted]) => kind === "bust" && !busted), "a moment of stillness").toBe(true);
    expect(stage.choices).toEqual([ask(2)]);
  });

  it("is finished by one press, and then the bust by another", () => {
    tell(bust, after(bust), [ask(2)]);
    vi.advanceTimersByTime(100); // past the press itself
    expect(stage.beat?.kind).toBe("tumble");
    document.dispatchEvent(new Event("pointerdown"));
    expect(stage.beat?.kind).toBe("bust");
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
    expect([stage.playing, stage.choices]).toEqual([false, [ask(2)]]);
  });

  it("that busts shakes the phone of whoever pushed, unless they do not want that", () => {
    const shaken = vi.fn(() => true);
    vi.stubGlobal("navigator", { ...navigator, vibrate: shaken, userActivation: { hasBeenActive: true } });
    for (const vibration of [true, false]) {
      settings.vibration = vibration;
      stage.jump({ view, choices: [], mayUndo: [] }, []);
      tell(bust, after(bust));
      while (stage.beat?.kind !== "bust") vi.advanceTimersByTime(5);
      expect(shaken, "not before it has happened").toHaveBeenCalledTimes(vibration ? 0 : 1);
      follow(() => undefined);
      expect(shaken).toHaveBeenCalledTimes(1);
    }
    settings.vibration = true;
    vi.unstubAllGlobals();
  });

  it("of speed off is over at once; brisk takes half the time", () => {
    settings.speed = "off";
    tell(bust, after(bust), [ask(2)]);
    expect([stage.playing, stage.choices.length]).toEqual([false, 1]);
    settings.speed = "normal";
    stage.jump({ view, choices: [], mayUndo: [] }, []);
    tell(bust, after(bust));
    const long = follow(() => undefined);
    settings.speed = "brisk";
    stage.jump({ view, choices: [], mayUndo: [] }, []);
    tell(bust, after(bust));
    expect(Math.abs(follow(() => undefined) - long / 2)).toBeLessThan(60);
  });

  it("is not shown to nobody: a hidden page is in the present", () => {
    tell(bust, after(bust), [ask(2)]);
    hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    expect([stage.playing, stage.view, stage.choices]).toEqual([false, after(bust), [ask(2)]]);
  });
});

describe("a finish", () => {
  const step = (seat: number, space: string): Happened => ({ word: "step", seat, details: [0, space, 1, 0] });
  const over: Happened[] = [{ word: "win", seat: 1, details: [] }, { word: "fact", seat: -1, details: ["over", true] }];
  const after = (events: Happened[]): View => events.reduce(scriptOf("cubitos")!.fold, race() as View);

  it.each([0, 1])("is walked in slow steps, also when they come one by one (seat %s)", (seat) => {
    const walk = ["1.1", "1.2", "1.3", "finish"].map((space) => step(seat, space));
    stage.jump({ view: race(), choices: [], mayUndo: [] }, []);
    walk.forEach((event, at) => tell([event], after(walk.slice(0, at + 1)), [], at + 1));
    const lengths: number[] = [];
    const places: string[] = [];
    follow((beat) => {
      const { space } = (stage.view as CubitosView).players[seat]!;
      if (space !== places.at(-1)) {
        places.push(space);
        if (beat) lengths.push(beat.length);
      }
    });
    expect(places, "none is left out").toEqual(["1.1", "1.2", "1.3", "finish"]);
    expect(lengths.slice(1), "the first had begun before the finish was known").toEqual([250, 250, 400]);
  });

  it("is not another walk: those keep their pace", () => {
    stage.jump({ view: race(), choices: [], mayUndo: [] }, []);
    const walk = ["1.1", "1.2"].map((space) => step(0, space));
    tell(walk, after(walk));
    const lengths = new Set<number>();
    follow((beat) => beat && lengths.add(beat.length));
    expect([...lengths]).toEqual([110]);
  });

  it("is over when its last beat is: until then nobody has won", () => {
    const events = [step(1, "finish"), ...over];
    stage.jump({ view: race(), choices: [], mayUndo: [] }, []);
    tell(events, after(events));
    const kinds: string[] = [];
    follow((beat) => {
      const shown = stage.view as CubitosView;
      if (beat && beat.kind !== kinds.at(-1)) kinds.push(beat.kind);
      if (beat?.kind === "hop") expect([shown.over, shown.winners]).toEqual([false, []]);
    });
    expect(kinds).toEqual(["hop", "win"]);
    expect([(stage.view as CubitosView).over, (stage.view as CubitosView).winners]).toEqual([true, [1]]);
  });
});

describe("others", () => {
  const { first, entries } = recorded("race-1");
  const foreign = (): Stage => {
    stage.close();
    return (stage = new Stage(scriptOf, () => []));
  };

  it("are hurried when the table is far ahead, and only told when it is too far", () => {
    foreign().jump({ view: first, choices: [], mayUndo: [] }, []);
    const alone = entries.slice(0, 40).reduce((sum, { happened, view }, at) => {
      tell(happened, view, [], at + 1);
      return sum + follow(() => undefined);
    }, 0);
    foreign().jump({ view: first, choices: [], mayUndo: [] }, []);
    entries.slice(0, 40).forEach(({ happened, view }, at) => tell(happened, view, [], at + 1));
    const together = follow(() => undefined);
    expect(alone).toBeGreaterThan(12_000);
    expect(together).toBeLessThan(6_500);
    expect(stage.view).toEqual(entries[39]!.view);
    expect(stage.log.map((entry) => entry.seq)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  });

  it("can be skipped until one is asked", () => {
    foreign().jump({ view: first, choices: [], mayUndo: [] }, []);
    tell(entries[0]!.happened, entries[0]!.view);
    expect(stage.playing).toBe(true);
    stage.skip();
    expect([stage.playing, stage.view]).toEqual([false, entries[0]!.view]);
    tell(entries[1]!.happened, entries[1]!.view, [ask(1)], 2);
    expect(stage.playing, "still skipping").toBe(false);
    tell(entries[2]!.happened, entries[2]!.view, [], 3);
    expect(stage.playing, "asked meanwhile, so no longer").toBe(true);
  });

  it("do not close one's own question, nor does an answer wait for them", () => {
    stage.jump({ view: first, choices: [ask(1)], mayUndo: [] }, []);
    tell(entries[1]!.happened, entries[1]!.view, [ask(1)]);
    expect([stage.playing, stage.choices]).toEqual([true, [ask(1)]]);
    stage.answered(ask(1));
    expect(stage.choices).toEqual([]);
  });
});

describe("the end of a race", () => {
  const kinds = (happened: Happened[]): string[] => {
    const found: string[] = [];
    tell(happened, null);
    do if (stage.beat && stage.beat.kind !== found.at(-1)) found.push(stage.beat.kind);
    while (stage.playing && (vi.advanceTimersByTime(5), true));
    return found;
  };
  const finish: Happened[] = [
    { word: "step", seat: 1, details: [0, "finish", 1, 0] },
    { word: "fact", seat: 1, details: ["finished", true] },
    { word: "last-round", seat: -1, details: [] },
  ];

  beforeEach(() => stage.jump({ view: race(), choices: [], mayUndo: [] }, []));

  it("is announced when a runner is over the line, not before", () => {
    tell(finish, null);
    expect(stage.beat?.kind).toBe("hop");
    expect((stage.view as CubitosView).last_round).toBe(false);
    follow((beat) => expect((stage.view as CubitosView).last_round).toBe(beat?.kind !== "hop"));
    expect((stage.view as CubitosView).last_round).toBe(true);
  });

  it("is not announced where it has come already", () => {
    expect(kinds([...finish, { word: "win", seat: 1, details: [] }])).toEqual(["hop", "win"]);
  });

  it("compares swords only where somebody has one", () => {
    expect(kinds([{ word: "swords", seat: -1, details: [0, 0] }])).toEqual([]);
    expect(kinds([{ word: "swords", seat: -1, details: [0, 2] }])).toEqual(["swords"]);
  });
});
