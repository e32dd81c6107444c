// What is said beside a question: why one would take nothing, and what buying is still good for when the race is decided.
import { expect, it } from "vitest";
import ActionBar from "../../src/cubitos/ActionBar.svelte";
import type { CubitosPlayer, CubitosQuestion, CubitosView } from "../../src/lib/messages.ts";
import { LANGUAGES } from "../../src/lib/settings.svelte.ts";
import { t, texts } from "../../src/lib/texts.svelte.ts";
import { asked, onScreen, show } from "./on_screen.ts";

onScreen();

function told(choice: Partial<CubitosQuestion>, me: Partial<CubitosPlayer> = {}, view: Partial<CubitosView> = {}): { hint: string; primary: string } {
  show(ActionBar, { play: asked(choice, me, view), latest: [], teller: { name: () => "Ann", cards: {} } });
  const words = (found: string): string => document.querySelector(found)?.textContent.trim() ?? "";
  return { hint: words(".bar .hint"), primary: words(".bar .primary") };
}

it.each(["fan", "credits", "lose", "gain"])("a reward says what taking nothing means: %s", (kind) => {
  const { hint } = told({ kind: "reward", actions: ["accept", "skip"], reward: { kind, amount: 3 } });
  expect(hint).toBe(t(`table-why-reward-${kind}`));
  expect(hint).toMatch(/take nothing/i);
});

it("whoever is over the line is told so where they could buy, and done is the answer that stands out", () => {
  const bar = told({ actions: ["buy red", "done"] }, { finished: true }, { last_round: true });
  expect(bar).toEqual({ hint: t("table-why-buy-finished"), primary: t("table-do-done-buy") });
  expect(bar.hint).toMatch(/^You are over the finish line/);
});

it("whoever is not is told that it is the last round", () => {
  expect(told({ actions: ["buy red", "done"] }, {}, { last_round: true })).toEqual({ hint: t("table-why-buy-last"), primary: t("table-do-done-buy") });
});

it("before that, buying is what stands out", () => {
  expect(told({ actions: ["buy red", "done"] })).toEqual({ hint: t("table-hint-buy", { n: 1 }), primary: "" });
});

it.each(LANGUAGES)("in words of the language: %s", async (language) => {
  await texts.use(language);
  const { hint } = told({ kind: "reward", actions: ["accept", "skip"], reward: { kind: "fan", amount: 0 } });
  expect(hint.length).toBeGreaterThan(40);
  expect(hint).not.toContain("table-why");
});
