// A WebSocket the test holds the other end of.
import type {
  CubitosKind, CubitosPlayer, CubitosView, FromBrowser, FromServer, Happened, SeatInfo, TableInfo, Update, Welcome,
} from "../src/lib/messages.ts";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  sent: FromBrowser[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }

  close(): void {
    this.readyState = 3;
  }

  // -- the other end --

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** The same for every kind of die. */
export const byKind = <T>(one: T): Record<CubitosKind, T> => ({
  "light-gray": one, "dark-gray": one, start: one, white: one, brown: one, red: one, green: one, orange: one, purple: one, yellow: one, blue: one,
});

/** A player at the start with nothing on the board, but for what the test puts there. */
export const runner = (more: Partial<CubitosPlayer> = {}): CubitosPlayer => ({
  draw: {},
  roll: {},
  discard: {},
  hand: {},
  active: [],
  money: 0,
  movement: 0,
  water_movement: 0,
  credits: 0,
  fans: 0,
  hand_tokens: 0,
  draw_amount: 9,
  track: "small",
  leg: 0,
  space: "start",
  red_lines: 0,
  left: 9,
  place: 1,
  leads: true,
  finished: false,
  near_finish: false,
  at_risk: false,
  safe_push: false,
  busted: false,
  may_push: true,
  forced_pushes: 0,
  pushes: 0,
  swords: 0,
  deciding: true,
  waiting: false,
  at_stake: { money: 0, movement: 0, water_movement: 0, credits: 0, swords: 0 },
  ...more,
});

/** A race of two that has just begun. */
export const race = (more: Partial<CubitosView> = {}): CubitosView => ({
  game: "cubitos",
  round: 1,
  phase: "roll",
  start_player: 0,
  tie_break: 0,
  last_round: false,
  over: false,
  winners: [],
  waiting_for: [0],
  by_turns: false,
  tray: byKind(0),
  cost: byKind(0),
  movement_price: 4,
  cards: {},
  tracks: ["small"],
  players: [runner(), runner()],
  choice: null,
  ...more,
});

/** An event in short: `["step", 0, 0, "1.2"]`. */
export type Short<E extends Happened = Happened> = E extends Happened ? [E["word"], number, ...E["details"]] : never;

export function happened(events: readonly Short[]): Happened[] {
  return events.map(([word, seat, ...details]) => ({ word, seat, details }) as Happened);
}

/** A person who is here. */
export const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name: `Seat ${number}`,
  level: null,
  connected: true,
  away: null,
  resigned: false,
  stand_in: false,
  covered: false,
  program: false,
  creature: "",
  colour: -1,
  rating: null,
  rating_error: null,
  clock: null,
  decision: null,
  word: "",
  ...more,
});

export const info = (table = "table1"): TableInfo => ({
  table,
  game: "cubitos",
  options: { cards: "race-1" },
  public: false,
  seats: [],
  started: true,
  over: false,
  winners: [],
  round: 1,
  created: 0,
  hints: false,
  absence: 120,
  known_dice: false,
  commitment: "",
  next_table: null,
  continues: null,
  tour: null,
  contest: null,
});

export const welcome = (seq: number, more: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  table: info(),
  you: [0],
  host: false,
  seq,
  view: race(),
  choices: [],
  may_undo: [],
  log: [],
  ...more,
});

export const update = (from: number, to: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  entries: Array.from({ length: to - from + 1 }, (_, at) => ({
    seq: from + at,
    kind: "act",
    seat: 0,
    action: "push",
    happened: [],
    undone: [], by_host: false, by: null,
  })),
  seq: to,
  view: race(),
  choices: [],
  may_undo: [],
  ...more,
});

/** A question for a seat, as it comes up in every race. */
export const ask = (seat: number) => ({ seat, number: 1, kind: "push-or-pass" as const, rule: "ROLL-4", actions: ["push", "pass"] });

/** The answers that the last socket has sent. */
export const acts = () => FakeSocket.last.sent.filter((message) => message.type === "act");
