// Words for cards and faces, from the texts and the printed numbers.
import type { Card } from "./messages.ts";
import { t } from "./texts.svelte.ts";

/** The lines of a card: one for each timing, and what its swords count. */
export function cardText(id: string, card: Card): string[] {
  const lines = t(`card-${id}.text`, card.numbers).split("\n");
  return "swords_symbol" in card.numbers ? [...lines, t("note-swords", card.numbers)] : lines;
}

/** A line of a card in two: when, and what. Some have no timing of their own. */
export interface Box {
  timing: string; // with its colon or comma; empty: none
  text: string;
}

const TIMINGS = ["now", "active", "ongoing", "run", "late", "most", "each", "power", "power-run"];

export function cardBoxes(id: string, card: Card): Box[] {
  const words = TIMINGS.map((timing) => t(`timing-${timing}`)).sort((a, b) => b.length - a.length); // some begin alike
  return cardText(id, card).map((line) => {
    const word = words.find((one) => line.startsWith(one));
    if (!word) return { timing: "", text: line };
    const end = word.length + (/^[:,]/.test(line.slice(word.length)) ? 1 : 0);
    return { timing: line.slice(0, end), text: line.slice(end).trim() };
  });
}

/** What holds for a card besides its text: its power symbol, that it must be lost, what a bust does to it. */
export function cardNotes(card: Card): string[] {
  return ["optional", ...card.notes].map((note) => t(`note-${note}`));
}

/** A face as the content spells it ("money 2", "symbol") in words. */
export function faceText(face: string): string {
  const [word, amount] = face.split(" ", 2) as [string, string?];
  return t(`face-${word}`, amount ? { n: Number(amount) } : {});
}
