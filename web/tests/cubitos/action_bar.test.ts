// What is said beside a question: why one would take nothing, and what buying is still good for when the race is decided.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import ActionBar from "../../src/cubitos/ActionBar.svelte";
import { Play } from "../../src/cubitos/play.svelte.ts";
import type { CubitosContent, CubitosPlayer, CubitosQuestion, CubitosView } from "../../src/lib/messages.ts";
import { LANGUAGES } from "../../src/lib/settings.svelte.ts";
import { Table } from "../../src/lib/table.svelte.ts";
import { t, texts } from "../../src/lib/texts.svelte.ts";
import { FakeSocket, race, runner, welcome } from "../fakes.ts";
import { written } from "../locales.ts";

const content = { faces: {}, cards: {}, tracks: {} } as unknown as CubitosContent;

let table: Table;
let shown: object | undefined;

beforeEach(async () => {
  vi.stubGlobal("fetch", async (address: string) => new Response(written(/(\w\w)\.ftl/.exec(address)?.[1] ?? "en")));
  await texts.use("en");
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  table = new Table("table1");
  FakeSocket.last.open();
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  table.close();
  vi.unstubAllGlobals();
});

function asked(choice: Partial<CubitosQuestion>, me: Partial<CubitosPlayer> = {}, view: Partial<CubitosView> = {}): { hint: string; primary: string } {
  const whole = race({ players: [runner(me), runner()], ...view });
  FakeSocket.last.say(welcome(1, { view: whole, choices: [{ seat: 0, number: 1, kind: "buy", rule: "", actions: [], ...choice }] }));
  const teller = { name: () => "Ann", cards: {} };
  shown = mount(ActionBar, { target: document.body, props: { play: new Play(table, content), latest: [], teller } });
  flushSync();
  const words = (found: string): string => document.querySelector(found)?.textContent.trim() ?? "";
  return { hint: words(".bar .hint"), primary: words(".bar .primary") };
}

it.each(["fan", "credits", "lose", "gain"])("a reward says what taking nothing means: %s", (kind) => {
  const { hint } = asked({ kind: "reward", actions: ["accept", "skip"], reward: { kind, amount: 3 } });
  expect(hint).toBe(t(`table-why-reward-${kind}`));
  expect(hint).toMatch(/take nothing/i);
});

it("whoever is over the line is told so where they could buy, and done is the answer that stands out", () => {
  const told = asked({ actions: ["buy red", "done"] }, { finished: true }, { last_round: true });
  expect(told).toEqual({ hint: t("table-why-buy-finished"), primary: t("table-do-done-buy") });
  expect(told.hint).toMatch(/^You are over the finish line/);
});

it("whoever is not is told that it is the last round", () => {
  expect(asked({ actions: ["buy red", "done"] }, {}, { last_round: true })).toEqual({ hint: t("table-why-buy-last"), primary: t("table-do-done-buy") });
});

it("before that, buying is what stands out", () => {
  expect(asked({ actions: ["buy red", "done"] })).toEqual({ hint: t("table-hint-buy", { n: 1 }), primary: "" });
});

it.each(LANGUAGES)("in words of the language: %s", async (language) => {
  await texts.use(language);
  const { hint } = asked({ kind: "reward", actions: ["accept", "skip"], reward: { kind: "fan", amount: 0 } });
  expect(hint.length).toBeGreaterThan(40);
  expect(hint).not.toContain("table-why");
});
