// The kinds of dice in the fixed order of the rules, with the letter and the shape that say what the colour says.
import type { CubitosColor, CubitosKind } from "./messages.ts";

export const KINDS = [
  "light-gray", "dark-gray", "start", "white", "brown", "red", "green", "orange", "purple", "yellow", "blue",
] as const satisfies readonly CubitosKind[];

export type Kind = CubitosKind;

/** The eight kinds that have an ability card. */
export const COLORS = ["white", "brown", "red", "green", "orange", "purple", "yellow", "blue"] as const satisfies readonly CubitosColor[];

export type Color = CubitosColor;

export type Shape =
  | "ring" | "disc" | "crown" | "paw" | "bone" | "sword" | "leaf" | "bat" | "tail" | "cheese" | "drop";

interface Sign {
  letter: string; // the same letters as in the terminal
  shape: Shape;
}

export const SIGNS: Record<Kind, Sign> = {
  "light-gray": { letter: "l", shape: "ring" },
  "dark-gray": { letter: "d", shape: "disc" },
  start: { letter: "s", shape: "crown" },
  white: { letter: "W", shape: "paw" },
  brown: { letter: "N", shape: "bone" },
  red: { letter: "R", shape: "sword" },
  green: { letter: "G", shape: "leaf" },
  orange: { letter: "O", shape: "bat" },
  purple: { letter: "P", shape: "tail" },
  yellow: { letter: "Y", shape: "cheese" },
  blue: { letter: "B", shape: "drop" },
};

export function isKind(word: string): word is Kind {
  return (KINDS as readonly string[]).includes(word);
}
