// Questions and answers in words: what is asked names what one gets.
import { beforeAll, expect, it, vi } from "vitest";
import { answerWords, buttonWords, questionWords, walkWords } from "../../src/cubitos/wording.ts";
import type { CubitosQuestion, Reward } from "../../src/lib/messages.ts";
import { texts } from "../../src/lib/texts.svelte.ts";
import { written } from "../locales.ts";

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response(written("en")));
  await texts.use("en");
});

const question = (reward: Reward, ...actions: string[]): CubitosQuestion => ({ seat: 0, number: 1, kind: "reward", rule: "TRACK-3", actions, reward });

const asked = (reward: Reward) => ({ kind: "reward", here: undefined, name: String, cost: () => 5, card: () => "rich-dog", movementPrice: 4, reward });

it.each([
  [{ kind: "credits", amount: 3 }, "Reward: 3 credits. Do you take it?", "Take 3 credits"],
  [{ kind: "fan", amount: 0 }, "Reward: 1 fan. Do you take it?", "Take 1 fan"],
])("a reward to take or leave is named, in the question and on the button: %o", (reward, words, button) => {
  expect(questionWords(question(reward, "accept", "skip"))).toBe(words);
  expect(buttonWords("accept", asked(reward))).toBe(button);
});

it("a die to gain is told with its highest cost, if it has one", () => {
  expect(questionWords(question({ kind: "gain", amount: 4 }, "gain white", "skip"))).toContain("4 or less");
  expect(questionWords(question({ kind: "gain", amount: -1 }, "gain white", "skip"))).toBe("Reward: which die do you gain?");
  expect(questionWords(question({ kind: "lose", amount: 0 }, "lose white", "skip"))).toBe("Reward: which die do you lose?");
});

it("a walk is told by where it leads, not by the name of a space", () => {
  const goal = { space: "5.9", actions: [], way: [], steps: 2, price: 4, left: 8, forward: true, lines: 0, rewards: [{ kind: "fan", amount: 0 }] };
  expect(walkWords(goal)).toBe("Run: 8 to the finish, Gain 1 fan, buys movement for 4");
});

it("a shortcut is offered by its price", () => {
  const here = { name: "1.1", row: 1, column: 1, section: 0, shortcut: { to: "5.9", price: 7, by_foot: true } };
  expect(buttonWords("shortcut", { ...asked({ kind: "", amount: 0 }), kind: "move", here })).toBe("Shortcut for 7 movement");
});

it("a purchase names the card and its die", () => {
  expect(answerWords("buy brown", { ...asked({ kind: "", amount: 0 }), kind: "buy" })).toBe("Buy: Rich Dog (brown die), cost 5");
});

it("an ability that is offered with its power beside it is told apart", () => {
  const [plain, power] = ["use rich-dog", "use rich-dog power"].map((action) => buttonWords(action, asked({ kind: "", amount: 0 })));
  expect([plain, power]).toEqual(["Rich Dog", "Rich Dog (power)"]);
});
