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
  timing: string; // with its colon; empty: none
  text: string;
}

const LONGEST_TIMING = 60; // a colon further on belongs to the text

export function cardBoxes(id: string, card: Card): Box[] {
  return cardText(id, card).map((line) => {
    const at = line.indexOf(":");
    if (at <= 0 || at >= LONGEST_TIMING) return { timing: "", text: line };
    return { timing: line.slice(0, at + 1), text: line.slice(at + 1).trim() };
  });
}

/** A face as the content spells it ("money 2", "symbol") in words. */
export function faceText(face: string): string {
  const [word, amount] = face.split(" ", 2) as [string, string?];
  return t(`face-${word}`, amount ? { n: Number(amount) } : {});
}
