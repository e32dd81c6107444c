// The question a seat of Cubitos is asked, with what src/cubecup/cubitos/view.py adds to some kinds of it.
import type { Choice } from "../lib/views.ts";

/** A run of picks as one question (src/cubecup/cubitos/picking.py). */
export interface Picks {
  dice: string[]; // answers, in the order they must be given
  least: number;
  most: number;
  free: string[]; // answers that do not count
  different: boolean; // no colour twice; both grays are one colour
}

export interface CubitosChoice extends Choice {
  picks?: Picks;
  bust_chance?: number;
}

export const ZONES = ["draw", "roll", "active", "discard"] as const;

export type Zone = (typeof ZONES)[number];

export const PHASES = ["draw", "roll", "use", "after-swords", "finish"] as const;
