// What the engine's answers mean on this table: a cell to click, or a button; and what a move finds on its cell, as
// src/cubecup/cli/seven_cubes/wording.py tells it.
import type { SevenCubesColor, SevenCubesSpecial, SevenCubesVerb, SevenCubesView } from "../lib/messages.ts";
import { CENTRE, type Corner, CORNERS } from "./board.ts";

/** An answer that is given by clicking a cell. */
export interface Target {
  action: string;
  verb: SevenCubesVerb;
  cell: string;
}

type Where = (where: string) => string | undefined;

const cell: Where = (where) => where;
const button: Where = () => undefined;

/** The cell that each verb of the engine speaks of; a button if it speaks of none. */
const PLACES: Record<SevenCubesVerb, Where> = {
  jump: cell,
  step: cell,
  warp: cell,
  corner: (where) => CORNERS[where as Corner],
  stay: button,
  protect: button,
};

export function targetOf(action: string): Target | undefined {
  const [verb = "", where = ""] = action.split(" ", 2);
  if (!(verb in PLACES)) throw new Error(`an action the table does not know: ${action}`);
  const known = verb as SevenCubesVerb;
  const found = PLACES[known](where);
  return found === undefined ? undefined : { action, verb: known, cell: found };
}

export function targetsOf(actions: readonly string[]): Target[] {
  return actions.map(targetOf).filter((target) => target !== undefined);
}

export function buttonsOf(actions: readonly string[]): string[] {
  return actions.filter((action) => !targetOf(action));
}

export const COLORS = ["red", "orange", "yellow", "green", "blue", "purple", "white"] as const satisfies readonly SevenCubesColor[];

export type Color = SevenCubesColor;

export const SPECIALS = ["protection", "straight", "diagonal", "knight", "warp"] as const satisfies readonly SevenCubesSpecial[];

export type Special = SevenCubesSpecial;

export function isColor(token: string | null | undefined): token is Color {
  return (COLORS as readonly (string | null | undefined)[]).includes(token);
}

/** What a pawn meets where it lands, in the order in which the rules look at it. */
export type Finding =
  | { found: "corner" }
  | { found: "steal"; victim: number; cube: Color }
  | { found: "win" }
  | { found: "centre" }
  | { found: "nothing" }
  | { found: "take"; cube: Color }
  | { found: "cube"; cube: Color }
  | { found: "token"; token: Special; used: boolean };

export function finding(view: SevenCubesView, seat: number, target: Target): Finding {
  if (target.verb === "corner") return { found: "corner" };
  const { cell } = target;
  const next = view.players[seat]!.next;
  const victim = view.players.findIndex((player, other) => other !== seat && player.pawn === cell);
  if (victim >= 0) return { found: "steal", victim, cube: next! };
  if (cell === CENTRE && next === null) return { found: "win" };
  const token = view.board[cell] ?? null;
  if (token === null) return { found: cell === CENTRE ? "centre" : "nothing" };
  if (!isColor(token)) return { found: "token", token, used: view.used.includes(cell) };
  return token === next ? { found: "take", cube: token } : { found: "cube", cube: token };
}
