// Cards in words: every line that works at a time of its own shows when, in every language.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cardBoxes, cardBrief, cardNotes } from "../src/lib/cards.ts";
import type { Card } from "../src/lib/messages.ts";
import { LANGUAGES } from "../src/lib/settings.svelte.ts";
import { t, texts } from "../src/lib/texts.svelte.ts";
import { written } from "./locales.ts";

const LONG = { "broken-cow": "active", "mr-soldier": "most", "punch-guy": "most", "supah-general": "most", wizard: "ongoing" };
const card: Card = {
  color: "red", cost: 4, notes: ["power", "must-lose", "bust"],
  numbers: { cows: 2, money: 3, movement: 2, spaces: 1, power_movement: 2, power_fans: 1, per_color: 1, lines_per_movement: 2, per_fan: 1, start_player_breaks_ties: true, loses_red: false, swords_symbol: 2, swords_power: 3 },
};

const ALL = [...written("en").matchAll(/^card-([\w-]+) = /gm)].map(([, id]) => id!);
const MOST = 215; // letters that a column of four cards has room for on a desktop, if the others say less

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(async () => {
    vi.stubGlobal("fetch", async () => new Response(written(language)));
    await texts.use(language);
  });

  it.each(Object.entries(LONG))("%s opens with its timing, however long what follows is", (id, timing) => {
    const [first] = cardBoxes(id, card);
    expect(first!.timing.replace(/[:,]$/, "")).toBe(t(`timing-${timing}`));
    expect(first!.text).not.toBe("");
  });

  it.each(ALL)("%s says in a few words what it does, and in all of them the same", (id) => {
    const brief = cardBrief(id, card);
    expect(brief.length).toBeGreaterThan(15);
    expect(brief.length, brief).toBeLessThan(MOST);
    expect(brief).not.toMatch(/[()]/);
    for (const { text, pieces } of cardBoxes(id, card)) expect(pieces.map((piece) => piece.text).join("").trim()).toBe(text);
  });

  it("the notes say all that holds besides the text", () => {
    expect(new Set(cardNotes(card)).size).toBe(4);
  });
});
