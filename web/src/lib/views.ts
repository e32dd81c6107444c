// What the engines show (`view` and `choices` of a table's messages). The schema leaves views open, because each game
// has its own; these types follow src/cubecup/cubitos/view.py and src/cubecup/seven_cubes/view.py.
import type { Kind } from "./kinds.ts";

/** A pending question: everything the seat may answer, as texts that are sent back as they are. */
export interface Choice {
  seat: number;
  kind: string;
  rule: string;
  actions: string[];
  reach?: Way[]; // for kind "move"
}

/** A space a runner can get to, what it costs, and the run of actions that leads there. */
export interface Way {
  leg: number;
  space: string;
  steps: number;
  bought: number;
  path: string[];
}

export type Counts = Partial<Record<string, number>>; // by kind of die; borrowed dice are kinds of their own

export interface CubitosPlayer {
  draw: Counts;
  roll: Counts;
  discard: Counts;
  hand: Counts;
  active: string[];
  money: number;
  movement: number;
  water_movement: number;
  credits: number;
  fans: number;
  hand_tokens: number;
  draw_amount: number;
  track: string;
  leg: number;
  space: string;
  red_lines: number;
  place: number; // among the runners, by how far they have come; equal ones share the better place
  leads: boolean;
  finished: boolean;
  at_risk: boolean;
  safe_push: boolean;
  busted: boolean;
  may_push: boolean;
  forced_pushes: number;
  pushes: number;
  swords: number;
  deciding: boolean;
}

interface AnyView {
  round: number;
  start_player: number;
  over: boolean;
  winners: number[];
  waiting_for: number[];
}

export interface CubitosView extends AnyView {
  game: "cubitos";
  phase: string;
  tie_break: boolean;
  tray: Record<Kind, number>;
  cost: Record<Kind, number>;
  movement_price: number; // of a movement bought while running
  cards: Record<string, string>; // kind -> id of its card
  tracks: string[];
  players: CubitosPlayer[];
}

export interface SevenCubesPlayer {
  series: string;
  pawn: string | null;
  row: string[];
  collected: string[];
  protected: string[];
  next: string | null;
}

export interface SevenCubesView extends AnyView {
  game: "seven-cubes";
  turn: number;
  turns_to_draw: number;
  board: Record<string, string | null>;
  used: string[];
  players: SevenCubesPlayer[];
}

export type View = CubitosView | SevenCubesView;
