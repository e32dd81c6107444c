// The coach: each tip in its moment, once, and with texts in all languages.
import { describe, expect, it } from "vitest";
import { type Moment, TIPS, tipFor } from "../../src/learn/tips.ts";
import { LANGUAGES } from "../../src/lib/settings.svelte.ts";
import { format, makeBundle } from "../../src/lib/texts.svelte.ts";
import type { CubitosPlayer } from "../../src/lib/messages.ts";
import { race, runner } from "../fakes.ts";
import { written } from "../locales.ts";

interface Wanted {
  round?: number;
  over?: boolean;
  won?: boolean;
  me?: Partial<CubitosPlayer>;
  ahead?: number; // red lines the other has passed
}

function moment(kind: Moment["kind"], { round = 1, over = false, won = false, me = {}, ahead = 0 }: Wanted = {}): Moment {
  const player = runner(me);
  const view = race({ round, over, players: [player, { ...player, red_lines: ahead }] });
  return { kind, view, me: player, won };
}

/** All tips of a moment, read one after another. */
function told(now: Moment, seen: string[] = []): string[] {
  const found: string[] = [];
  for (let tip = tipFor(now, new Set(seen)); tip; tip = tipFor(now, new Set([...seen, ...found]))) found.push(tip.id);
  return found;
}

describe("the coach", () => {
  it("explains the first roll step by step", () => {
    const me = { active: ["white/money1"], roll: { start: 1, "light-gray": 2 } };
    expect(told(moment("push-or-pass", { me }))).toEqual(["dice", "push", "crown"]);
  });

  it("explains misses first when the first roll has no hit, and hits when there are some", () => {
    const roll = { "light-gray": 3 };
    const first = told(moment("push-or-pass", { me: { roll } }));
    expect(first).toEqual(["missed", "push"]);
    expect(told(moment("push-or-pass", { me: { roll, active: ["white/money1"] } }), first)).toEqual(["dice"]);
    expect(told(moment("push-or-pass", { me: { roll } }), ["dice", "push"])).toEqual([]);
  });

  it("warns when a push can go wrong", () => {
    expect(told(moment("push-or-pass", { me: { at_risk: true } }), ["push", "dice"])).toEqual(["risk"]);
  });

  it.each<[Moment["kind"], string[]]>([
    ["use", ["use"]],
    ["pool", ["use"]],
    ["move", ["move", "ground"]],
    ["reward", ["reward"]],
    ["buy", ["buy"]],
  ])("explains %s", (kind, tips) => {
    expect(told(moment(kind, { me: { active: ["white/symbol"] } }), ["goal"])).toEqual(tips);
  });

  it("comforts who has busted", () => {
    const me = { busted: true, roll: { white: 1 }, discard: { "light-gray": 3 } };
    expect(told(moment("bust-discard", { me }), ["goal"])).toEqual(["bust", "leave", "discard"]);
  });

  it("explains a new round, the choice of cubes and the help for those behind", () => {
    const now = moment("draw", { round: 2, ahead: 1, me: { roll: { white: 1 }, draw: { white: 2 } } });
    expect(told(now, ["goal", "dice", "push"])).toEqual(["round", "behind", "draw", "others"]);
  });

  it("says nothing of a zone with nothing in it", () => {
    expect(told(moment("draw", { round: 2 }), ["goal", "others"])).toEqual([]);
    expect(told(moment("push-or-pass"), ["goal", "push"])).toEqual([]);
  });

  it("takes leave once the player knows enough", () => {
    const seen = ["goal", "dice", "push", "move", "buy"];
    expect(told(moment("push-or-pass", { round: 1 }), seen)).toEqual(["ready"]);
    expect(told(moment("push-or-pass", { round: 1 }), seen.slice(0, -1))).not.toContain("ready");
  });

  it("is silent while others play, and never repeats itself", () => {
    expect(told(moment(""))).toEqual([]);
    expect(told(moment("buy"), TIPS.map((tip) => tip.id))).toEqual([]);
  });

  it("says that the race is about to end, whoever is asked", () => {
    const now = moment("");
    expect(told({ ...now, view: { ...now.view, last_round: true } })).toEqual(["last-round"]);
  });

  it.each([
    [true, "won"],
    [false, "lost"],
  ])("has a last word that stays (won: %s)", (won, tip) => {
    expect(tipFor(moment("", { over: true, won }), new Set([tip]))?.id).toBe(tip);
  });
});

describe("the tips", () => {
  it.each(LANGUAGES)("have a title and a text in %s", (language) => {
    const bundle = makeBundle(language, written(language));
    for (const { id } of TIPS) {
      expect(format(bundle, `learn-tip-${id}`), id).toBeTruthy();
      expect(format(bundle, `learn-tip-${id}.text`), id).toBeTruthy();
    }
  });
});
