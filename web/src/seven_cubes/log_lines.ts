// What happened, from the entries of the log: a line for each turn, and the way each pawn went last.
import type { Entry, SevenCubesEvent } from "../lib/messages.ts";
import { SEATINGS, seatingText } from "../lib/seats.ts";
import { standing } from "../lib/standing.ts";
import { t } from "../lib/texts.svelte.ts";
import { type Corner, cornerOf } from "./board.ts";
import { cornerWords, pieceWords } from "./wording.ts";

export type Tone = "plain" | "good" | "bad" | "quiet" | "strong";

export interface Part {
  text: string;
  tone: Tone;
  piece?: string; // drawn before the text
}

export interface Line {
  seat: number; // -1: the table
  parts: Part[];
}

export type Name = (seat: number) => string;

const TABLE = -1;
const MOVES: readonly Word[] = ["jump", "step", "warp"];

type Word = SevenCubesEvent["word"];
type Details<W extends Word> = Extract<SevenCubesEvent, { word: W }>["details"];
type Tells<W extends Word> = (details: Details<W>, name: Name) => Part;

const to =
  (id: string) =>
  ([space]: [string]): Part => ({ text: t(id, { space }), tone: "plain" });

/** Seen on the table, or told by what follows from it. */
type Quiet = "forced" | "fact" | "waiting" | "turn" | "used" | "next";

/** A sentence for every other word of the engine. */
const TELLING: { [W in Exclude<Word, Quiet>]: Tells<W> } = {
  round: ([n]) => ({ text: t("trace-round", { n }), tone: "strong" }),
  corner: ([cell]) => ({ text: t("trace-corner", { corner: cornerWords(cornerOf(cell) as Corner) }), tone: "quiet" }),
  jump: to("trace-jump"),
  step: to("trace-extra-step"),
  warp: to("trace-warp"),
  pass: () => ({ text: t("trace-no-move"), tone: "quiet" }),
  take: ([cube]) => ({ text: t("trace-take", { cube: pieceWords(cube) }), tone: "good", piece: cube }),
  steal: ([victim, cube], name) => ({
    text: t("trace-steal", { name: name(victim), cube: pieceWords(cube) }),
    tone: "bad",
    piece: cube,
  }),
  protect: ([n]) => ({ text: t("trace-protect", { n }), tone: "good", piece: "protection" }),
  win: () => ({ text: t("trace-center"), tone: "good" }),
  draw: () => ({ text: t("trace-draw"), tone: "strong" }),
};

const TELLS = TELLING as Partial<Record<string, (details: SevenCubesEvent["details"], name: Name) => Part>>;

export function logLines(entries: readonly Entry[], name: Name): Line[] {
  const lines: Line[] = [];
  let open = false; // whether the last line goes on with what the same seat does next
  const tell = (seat: number, part: Part): void => {
    const last = lines.at(-1);
    if (open && seat !== TABLE && last?.seat === seat) last.parts.push(part);
    else lines.push({ seat, parts: [part] });
    open = seat !== TABLE;
  };
  for (const entry of standing(entries)) {
    if (SEATINGS.has(entry.kind)) {
      open = false;
      tell(entry.seat, { text: seatingText(entry, name), tone: "quiet" });
      open = false;
    }
    for (const { word, seat, details } of entry.happened as SevenCubesEvent[]) {
      const tells = TELLS[word];
      if (tells) tell(seat, tells(details, name));
    }
  }
  return lines;
}

/** A line as plain text. */
export function spoken(line: Line, name: Name): string {
  const words = line.parts.map((part) => part.text).join(", ");
  return line.seat === TABLE ? words : `${name(line.seat)}: ${words}`;
}

/** The cells a pawn went over in its latest turn, the first one included. */
export interface Trail {
  seat: number;
  cells: string[];
}

/** The latest turn of every seat that moved since `seat` did, oldest first. For -1: of whoever moved last. */
export function trails(entries: readonly Entry[], seat: number): Trail[] {
  const at = new Map<number, string>(); // where each pawn stands so far
  let turns: Trail[] = [];
  for (const { word, seat: who, details } of standing(entries).flatMap((entry) => entry.happened as SevenCubesEvent[])) {
    const cell = String(details[0]);
    if (word === "corner") at.set(who, cell);
    if (!MOVES.includes(word)) continue;
    const last = turns.at(-1);
    const from = at.get(who);
    if (last?.seat === who && last.cells.at(-1) === from) last.cells.push(cell);
    else turns.push({ seat: who, cells: from ? [from, cell] : [cell] });
    at.set(who, cell);
  }
  const own = turns.findLastIndex((turn) => turn.seat === seat);
  turns = seat < 0 ? turns.slice(-1) : turns.slice(own + 1);
  const latest = turns.filter((turn, number) => turns.findLastIndex((other) => other.seat === turn.seat) === number);
  return latest.filter((turn) => turn.cells.length > 1);
}
