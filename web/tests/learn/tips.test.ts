// The coach: each tip in its moment, once, and with texts in all languages.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Moment, TIPS, tipFor } from "../../src/learn/tips.ts";
import { LANGUAGES } from "../../src/lib/settings.svelte.ts";
import { format, makeBundle } from "../../src/lib/texts.svelte.ts";
import type { CubitosPlayer, CubitosView } from "../../src/lib/views.ts";

const SOURCE = join(import.meta.dirname, "../../../src/cubecup");

interface Wanted {
  round?: number;
  over?: boolean;
  won?: boolean;
  me?: Partial<CubitosPlayer>;
  ahead?: number; // red lines the other has passed
}

function moment(kind: string, { round = 1, over = false, won = false, me = {}, ahead = 0 }: Wanted = {}): Moment {
  const player = { at_risk: false, busted: false, red_lines: 0, ...me } as CubitosPlayer;
  const view = { round, over, players: [player, { ...player, red_lines: ahead }] } as CubitosView;
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
    expect(told(moment("push-or-pass"))).toEqual(["goal", "dice", "push"]);
  });

  it("warns when a push can go wrong", () => {
    expect(told(moment("push-or-pass", { me: { at_risk: true } }), ["goal", "dice"])).toEqual(["risk"]);
  });

  it.each([
    ["use", "use"],
    ["pool", "use"],
    ["move", "move"],
    ["reward", "reward"],
    ["buy", "buy"],
  ])("explains %s", (kind, tip) => {
    expect(told(moment(kind), ["goal"])).toEqual([tip]);
  });

  it("comforts who has busted", () => {
    expect(told(moment("bust-discard", { me: { busted: true } }), ["goal"])).toEqual(["bust"]);
  });

  it("explains a new round, the choice of cubes and the help for those behind", () => {
    const now = moment("draw", { round: 2, ahead: 1 });
    expect(told(now, ["goal", "dice", "push"])).toEqual(["round", "draw", "behind", "others"]);
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

  it.each([
    [true, "won"],
    [false, "lost"],
  ])("has a last word that stays (won: %s)", (won, tip) => {
    expect(tipFor(moment("", { over: true, won }), new Set([tip]))?.id).toBe(tip);
  });
});

describe("the tips", () => {
  it("speak of choices the engine really asks", () => {
    const files = readdirSync(join(SOURCE, "cubitos"), { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".py"));
    const engine = files.map((name) => readFileSync(join(SOURCE, "cubitos", name), "utf-8")).join("\n");
    const tips = readFileSync(join(import.meta.dirname, "../../src/learn/tips.ts"), "utf-8");
    const kinds = [...tips.matchAll(/asked\(([^)]*)\)/g)].flatMap((found) => [...found[1]!.matchAll(/"([\w-]+)"/g)].map((one) => one[1]!));
    expect(kinds.length).toBeGreaterThan(8);
    expect(kinds.filter((kind) => !engine.includes(`"${kind}"`))).toEqual([]);
  });

  it.each(LANGUAGES)("have a title and a text in %s", (language) => {
    const folder = join(SOURCE, "locales", language);
    const source = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
    const bundle = makeBundle(language, source);
    for (const { id } of TIPS) {
      expect(format(bundle, `learn-tip-${id}`), id).toBeTruthy();
      expect(format(bundle, `learn-tip-${id}.text`), id).toBeTruthy();
    }
  });
});
