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
  pieces: Piece[]; // the same text, with the spaces between
  sign?: string; // the entry of the glossary about the timing
}

/** A part of a line. The first sentence says what the card does; what stands in brackets or comes after it is the fine
 *  print, which is left to the whole card where there is little room. So is what has no timing, or a mark of its own. */
export interface Piece {
  text: string;
  fine: boolean;
}

const SENTENCE = /^.*?[.!?](?=\s|$)/;
const BRACKETS = /(\s*\([^)]*\))/;

function piecesOf(text: string): Piece[] {
  if (text.trim() === t("clause-must-lose-only")) return [{ text, fine: true }];
  const [first] = SENTENCE.exec(text) ?? [text];
  const pieces = first.split(BRACKETS).map((part, at) => ({ text: part, fine: at % 2 === 1 }));
  return [...pieces, { text: text.slice(first.length), fine: true }].filter((piece) => piece.text);
}

export const isFine = ({ pieces }: Box): boolean => pieces.every(({ fine }) => fine);

/** What a card does, in as few words as there are. */
export function cardBrief(id: string, card: Card): string {
  const boxes = cardBoxes(id, card).filter((box) => !isFine(box));
  return boxes.map(({ timing, pieces }) => timing + pieces.map(({ text, fine }) => (fine ? "" : text)).join("")).join(" ");
}

const TIMINGS = ["now", "active", "ongoing", "run", "late", "most", "each", "power", "power-run"];

export function cardBoxes(id: string, card: Card): Box[] {
  const words = TIMINGS.map((timing) => ({ timing, word: t(`timing-${timing}`) }));
  words.sort((a, b) => b.word.length - a.word.length); // some begin alike
  return cardText(id, card).map((line) => {
    const found = words.find(({ word }) => line.startsWith(word));
    if (!found) return { timing: "", text: line, pieces: [{ text: line, fine: true }] };
    const end = found.word.length + (/^[:,]/.test(line.slice(found.word.length)) ? 1 : 0);
    const text = line.slice(end);
    return { timing: line.slice(0, end), text: text.trim(), pieces: piecesOf(text), sign: `timing-${found.timing.split("-")[0]}` };
  });
}

/** What holds for a card besides its text: its power symbol, that it must be lost, what a bust does to it. */
export function cardNotes(card: Card): string[] {
  return ["optional", ...card.notes].map((note) => t(`note-${note}`));
}

const CATCHES = ["must-lose", "power-must-lose"];

/** What one pays for with the die itself, or with another one: the id of its words. */
export function cardCatch({ notes, numbers }: Card): string | undefined {
  const found = CATCHES.find((note) => notes.includes(note)) ?? (numbers.loses_red ? "loses-red" : undefined);
  return found && `table-catch-${found}`;
}

/** A face as the content spells it ("money 2", "symbol") in words. */
export function faceText(face: string): string {
  const [word, amount] = face.split(" ", 2) as [string, string?];
  return t(`face-${word}`, amount ? { n: Number(amount) } : {});
}
