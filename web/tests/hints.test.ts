// Hints: the best three, told in words, for as long as the question is the same.
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Hints } from "../src/lib/hints.svelte.ts";
import type { Advised } from "../src/lib/messages.ts";
import { keepKeys } from "../src/lib/session.ts";
import type { Table } from "../src/lib/table.svelte.ts";
import { texts } from "../src/lib/texts.svelte.ts";
import { info } from "./fakes.ts";

const TEXTS = "good = Good for { $what }: { $n }\nfan = a fan";
const advised = (action: string, facts: Advised["facts"]): Advised => ({ action, win_chance: 0.5, reason: "good", facts, way: [] });
const ADVICE = [advised("step 4.7", { what: "fan", n: 2, space: "5.1" }), ...["push", "pass", "use"].map((one) => advised(one, { what: one, n: 1 }))];

let answer: () => Response;
let table: Table;
const asked: { path: string; body: unknown }[] = [];

beforeAll(async () => {
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path.endsWith(".ftl")) return new Response(TEXTS);
    asked.push({ path, body: JSON.parse(String(init?.body)) });
    return answer();
  });
  await texts.use("en");
});

beforeEach(() => {
  asked.length = 0;
  answer = () => new Response(JSON.stringify({ seat: 0, seq: 1, advice: ADVICE }));
  table = { id: "table1", seat: 0, info: { ...info(), hints: true } } as Table;
  keepKeys("table1", [{ seat: 0, token: "0123456789abcdef" }]);
});

it("asks with the seat's own key and tells the best three", async () => {
  const hints = new Hints(table, () => "what now?");
  await hints.ask();
  expect(asked).toEqual([{ path: "/api/tables/table1/advice", body: { token: "0123456789abcdef", seat: 0 } }]);
  expect(hints.shown.map(({ letter, action, why }) => [letter, action, why])).toEqual([
    ["A", "step 4.7", "Good for a fan: 2"],
    ["B", "push", "Good for push: 1"],
    ["C", "pass", "Good for pass: 1"],
  ]);
  expect(hints.shown[0]!.places).toEqual(["4.7", "5.1"]);
  hints.forget();
  expect(hints.shown).toEqual([]);
});

it("tells a walk as one: where it leads, and all its steps", async () => {
  const walk = { ...advised("step 4.7", { what: "fan", n: 2 }), way: ["step 4.7", "step 4.8", "stop"] };
  answer = () => new Response(JSON.stringify({ seat: 0, seq: 1, advice: [walk, { ...advised("stop", {}), way: ["stop"] }] }));
  const hints = new Hints(table, () => "where to?");
  await hints.ask();
  expect(hints.shown.map(({ way, places }) => [way, places])).toEqual([
    [["step 4.7", "step 4.8"], ["4.8"]],
    [["stop"], []],
  ]);
});

it("forgets with the question, also if that changed while the answer was on its way", async () => {
  let question = "what now?";
  const hints = new Hints(table, () => question);
  const asking = hints.ask();
  question = "and now?";
  await asking;
  expect(hints.shown).toEqual([]);
});

it("is offered only where it is allowed and something is asked", () => {
  expect(new Hints(table, () => "what now?").offered).toBe(true);
  expect(new Hints(table, () => "").offered).toBe(false);
  table.info = info();
  expect(new Hints(table, () => "what now?").offered).toBe(false);
});

it("hands a refusal to the table", async () => {
  const problem = { code: "advice-busy", sentence: "Later.", rule: null, facts: {} };
  answer = () => new Response(JSON.stringify(problem), { status: 503 });
  const hints = new Hints(table, () => "what now?");
  await hints.ask();
  expect(table.problem).toEqual(problem);
  expect(hints.busy).toBe(false);
});
