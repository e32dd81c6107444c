// What never changes during a race: cards, dice, sets and the geometry of tracks (src/cubecup/cubitos/catalogue.py).
import { getJson } from "./api.ts";
import type { Color, Kind } from "./kinds.ts";

export interface Card {
  color: Color;
  cost: number;
  numbers: Record<string, number | boolean>; // values of the card's text
}

export interface CardSet {
  cards: string[];
  tracks: string[];
  laps: number;
}

export interface Reward {
  kind: string;
  amount: number;
}

export interface Space {
  name: string;
  row: number;
  column: number;
  section: number;
  water?: true;
  jet?: true;
  shortcut?: { to: string; price: number; by_foot: boolean };
  rewards?: Reward[];
}

export type Cell = [row: number, column: number];

export interface Track {
  id: string;
  lines: number;
  spaces: Space[];
  start: Cell[];
  finish: Cell[];
  walls: Cell[];
  start_at: Cell;
  finish_at: Cell;
}

export interface CubitosContent {
  faces: Record<Kind, string[]>;
  supply: Record<Kind, number>;
  base_draw: number;
  cards: Record<string, Card>;
  sets: Record<string, CardSet>;
  fans: { hands: number; credits: number }[];
  fans_beyond: number; // credits for each fan beyond the track
  tracks: Record<string, Track>;
}

const asked = new Map<string, Promise<CubitosContent>>();

/** As printed, or as a table has it. Asked for once; a failure is forgotten, so that the next page tries again. */
export function cubitosContent(table?: string): Promise<CubitosContent> {
  const path = table === undefined ? "/api/content/cubitos" : `/api/tables/${encodeURIComponent(table)}/content`;
  let found = asked.get(path);
  if (!found) {
    found = getJson<CubitosContent>(path);
    found.catch(() => asked.delete(path));
    asked.set(path, found);
  }
  return found;
}
