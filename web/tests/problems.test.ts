// Problems in the player's language: whatever is inside one is told in that language, too.
import { beforeAll, expect, it, vi } from "vitest";
import type { Problem } from "../src/lib/messages.ts";
import { problemText, texts } from "../src/lib/texts.svelte.ts";
import { written } from "./locales.ts";

const problem = (code: string, facts: Problem["facts"]): Problem => ({ code, sentence: "In English.", rule: null, facts });

beforeAll(async () => {
  vi.stubGlobal("fetch", async (path: string) => new Response(written(path.includes("uk") ? "uk" : "en")));
  await texts.use("uk");
});

it("fills facts that are texts with facts of their own", () => {
  const card = { text: "why-no-card", facts: { value: "nobody" } };
  expect(problemText(problem("cards", { why: card, value: "nobody" }))).toBe("Із цих карт не виходить набір: карти «nobody» немає.");
  const expected = { text: "why-accepted", facts: { error: { text: "error-laps", facts: { value: "77", most: 9 } } } };
  expect(problemText(problem("bad-record", { source: "my.record", line: 7, expected }))).toBe(
    "my.record, рядок 7: це не запис гри. Потрібно: те, що гра приймає; У перегонах від 1 до 9 кіл, а не 77.",
  );
});

it("counts with numbers", () => {
  expect(problemText(problem("too-long", { most: 2 }))).toBe("У повідомленні щонайбільше 2 байти.");
});

it("tells a problem without a text as the server told it", () => {
  expect(problemText(problem("no-such-code", {}))).toBe("In English.");
});
