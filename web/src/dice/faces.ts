// Dice as the engine writes them: `white/symbol.u` is a used white die that shows its symbol, `borrowed-red` a kind.
import { isKind, type Kind, KINDS } from "../lib/kinds.ts";

export type FaceType = "blank" | "symbol" | "power" | "money" | "movement" | "credit";

export interface Face {
  type: FaceType;
  amount: number;
}

export interface DieName {
  kind: Kind;
  borrowed: boolean;
  face?: Face; // only of dice in the Active Zone, and of rolls
  marks: string; // letters: u used, s spent, l late ability used
}

const BORROWED = "borrowed-";
const FACE = /^(blank|symbol|power|money|movement|credit) ?(\d*)$/;

/** `money2` as the engine writes it, or `money 2` as the content does. */
export function readFace(text: string): Face {
  const found = FACE.exec(text);
  if (!found) throw new Error(`not a face: ${text}`);
  return { type: found[1] as FaceType, amount: found[2] ? Number(found[2]) : 0 };
}

export function readDie(text: string): DieName {
  const [name = "", shown] = text.split("/", 2);
  const borrowed = name.startsWith(BORROWED);
  const kind = borrowed ? name.slice(BORROWED.length) : name;
  if (!isKind(kind)) throw new Error(`not a die: ${text}`);
  if (shown === undefined) return { kind, borrowed, marks: "" };
  const [face = "", marks = ""] = shown.split(".", 2);
  return { kind, borrowed, face: readFace(face), marks };
}

/** To sort kinds of dice as the rules name them; those on loan after one's own. */
export const byKind = (one: string, other: string): number => place(one) - place(other);

function place(die: string): number {
  const { kind, borrowed } = readDie(die);
  return KINDS.indexOf(kind) + (borrowed ? KINDS.length : 0);
}
