// Cards in words: every line that works at a time of its own shows when, in every language.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cardBoxes, cardNotes } from "../src/lib/cards.ts";
import type { Card } from "../src/lib/messages.ts";
import { LANGUAGES } from "../src/lib/settings.svelte.ts";
import { t, texts } from "../src/lib/texts.svelte.ts";
import { written } from "./locales.ts";

const LONG = { "broken-cow": "active", "mr-soldier": "most", "punch-guy": "most", "supah-general": "most", wizard: "ongoing" };
const card: Card = {
  color: "red", cost: 4, notes: ["power", "must-lose", "bust"],
  numbers: { cows: 2, per_fan: 1, start_player_breaks_ties: true, loses_red: false, swords_symbol: 2, swords_power: 3 },
};

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

  it("the notes say all that holds besides the text", () => {
    expect(new Set(cardNotes(card)).size).toBe(4);
  });
});
