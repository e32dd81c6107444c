// A WebSocket the test holds the other end of.
import type { FromBrowser, FromServer, TableInfo, Update, Welcome } from "../src/lib/messages.ts";

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
  next_table: null,
});

export const welcome = (seq: number, more: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  table: info(),
  you: [0],
  host: false,
  seq,
  view: {},
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
    undone: [],
  })),
  seq: to,
  view: {},
  choices: [],
  may_undo: [],
  ...more,
});
