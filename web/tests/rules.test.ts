// Rules are found by their id and by their words, in any language.
import { describe, expect, it } from "vitest";
import type { RuleTold, Rules, RuleSection } from "../src/lib/messages.ts";
import { ruleOf, searched } from "../src/rules/books.ts";

const spans = (text: string) => [{ kind: "text", text, target: "" }];
const rule = (id: string, title: string, text: string): RuleTold => ({ id, title, detail: "", marks: "", paragraphs: [spans(text)], table: null });
const section = (id: string, title: string, rules: RuleTold[], more: Partial<RuleSection> = {}): RuleSection => ({
  id, title, level: 1, paragraphs: [spans(`About ${title}.`)], table: null, rules, ...more,
});

const sections = [
  section("roll", "Roll Phase", [rule("ROLL-7", "Push", "Roll the misses again."), rule("ROLL-9", "Bust", "Śmiała próba: a push without a hit.")]),
  section("words", "Words", [], { table: { head: ["Word"], rows: [[spans("tray")]] } }),
];
const books: Rules[] = [
  { game: "cubitos", language: "en", title: "", paragraphs: [], sections },
  { game: "seven-cubes", language: "en", title: "", paragraphs: [], sections: [section("turn", "A turn", [rule("SC-4", "Knight move", "")])] },
];

describe("a rule", () => {
  it("is found by its id, whatever game it belongs to", () => {
    expect(ruleOf(books, "ROLL-9")).toMatchObject({ game: "cubitos", rule: { title: "Bust" } });
    expect(ruleOf(books, "SC-4")?.game).toBe("seven-cubes");
    expect(ruleOf(books, "ROLL-99")).toBeUndefined();
  });
});

describe("a search", () => {
  const found = (words: string) => searched(sections, words).map(({ id, rules }) => [id, rules.map((one) => one.id)]);

  it("for nothing finds everything", () => {
    expect(searched(sections, "  ")).toEqual(sections);
  });

  it("wants all words, in any order, case and without accents", () => {
    expect(found("PUSH hit")).toEqual([["roll", ["ROLL-9"]]]);
    expect(found("smiala proba")).toEqual([["roll", ["ROLL-9"]]]);
    expect(found("push bankrupt")).toEqual([]);
  });

  it("reads titles, ids and tables too", () => {
    expect(found("roll-7")).toEqual([["roll", ["ROLL-7"]]]);
    expect(found("tray")).toEqual([["words", []]]);
    expect(found("roll phase"), "a section is whole").toEqual([["roll", ["ROLL-7", "ROLL-9"]]]);
  });
});
