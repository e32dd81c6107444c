// Words for cards and faces, from the texts and the printed numbers.
import type { Card } from "./content.ts";
import { t } from "./texts.svelte.ts";

/** The lines of a card: one for each timing, and what its swords count. */
export function cardText(id: string, card: Card): string[] {
  const lines = t(`card-${id}.text`, card.numbers).split("\n");
  return "swords_symbol" in card.numbers ? [...lines, t("note-swords", card.numbers)] : lines;
}

/** A face as the content spells it ("money 2", "symbol") in words. */
export function faceText(face: string): string {
  const [word, amount] = face.split(" ", 2) as [string, string?];
  return t(`face-${word}`, amount ? { n: Number(amount) } : {});
}
