// What happened, from the entries of the log: a line for each turn, and the way each pawn went last.
import type { Entry, Happened } from "../lib/messages.ts";
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
const MOVES = ["jump", "step", "warp"];

type Details = Happened["details"];
type Tells = (details: Details, name: Name) => Part;

const to =
  (id: string): Tells =>
  ([space]) => ({ text: t(id, { space: String(space) }), tone: "plain" });

const TELLING: Record<string, Tells> = {
  round: ([n]) => ({ text: t("trace-round", { n: Number(n) }), tone: "strong" }),
  corner: ([cell]) => ({ text: t("trace-corner", { corner: cornerWords(cornerOf(String(cell)) as Corner) }), tone: "quiet" }),
  jump: to("trace-jump"),
  step: to("trace-extra-step"),
  warp: to("trace-warp"),
  pass: () => ({ text: t("trace-no-move"), tone: "quiet" }),
  take: ([cube]) => ({ text: t("trace-take", { cube: pieceWords(String(cube)) }), tone: "good", piece: String(cube) }),
  steal: ([victim, cube], name) => ({
    text: t("trace-steal", { name: name(Number(victim)), cube: pieceWords(String(cube)) }),
    tone: "bad",
    piece: String(cube),
  }),
  protect: ([n]) => ({ text: t("trace-protect", { n: Number(n) }), tone: "good", piece: "protection" }),
  win: () => ({ text: t("trace-center"), tone: "good" }),
  draw: () => ({ text: t("trace-draw"), tone: "strong" }),
};

const QUIET = ["forced"]; // told by what follows from it
const LEAVING = ["resign", "stand-in", "back"];

/** Every word of the engine this log has a sentence for. */
export const TOLD = [...Object.keys(TELLING), ...QUIET];

export function story(entries: readonly Entry[], name: Name): Line[] {
  const lines: Line[] = [];
  let open = false; // whether the last line goes on with what the same seat does next
  const tell = (seat: number, part: Part): void => {
    const last = lines.at(-1);
    if (open && seat !== TABLE && last?.seat === seat) last.parts.push(part);
    else lines.push({ seat, parts: [part] });
    open = seat !== TABLE;
  };
  for (const entry of standing(entries)) {
    if (LEAVING.includes(entry.kind)) {
      open = false;
      tell(entry.seat, { text: t(`table-log-${entry.kind}`), tone: "quiet" });
      open = false;
    }
    for (const { word, seat, details } of entry.happened) {
      const telling = TELLING[word];
      if (telling) tell(seat, telling(details, name));
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
  for (const { word, seat: who, details } of standing(entries).flatMap((entry) => entry.happened)) {
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
