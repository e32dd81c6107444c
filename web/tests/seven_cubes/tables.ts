// Small tables of Seven Cubes for tests: an empty board with what the test puts on it.
import type { Entry, SevenCubesColor, SevenCubesEvent, SevenCubesPlayer, SevenCubesView } from "../../src/lib/messages.ts";
import { CELLS } from "../../src/seven_cubes/board.ts";
import { happened, type Short } from "../fakes.ts";

const ROW: SevenCubesColor[] = ["red", "orange", "yellow", "green", "blue", "purple", "white"];

export function player(pawn: string | null, collected = 0, safe = 0): SevenCubesPlayer {
  return {
    series: "star",
    pawn,
    row: ROW,
    collected: ROW.slice(0, collected),
    protected: ROW.slice(0, safe),
    next: ROW[collected] ?? null,
  };
}

export function table(players: SevenCubesPlayer[], tokens: SevenCubesView["board"] = {}, used: string[] = []): SevenCubesView {
  return {
    game: "seven-cubes",
    round: 1,
    start_player: 0,
    turn: 0,
    turns_to_draw: 80,
    over: false,
    winners: [],
    waiting_for: [0],
    board: Object.fromEntries(CELLS.map((cell) => [cell, tokens[cell] ?? null])),
    used,
    players,
    choice: null,
  };
}

let seq = 0;

export function entry(kind: string, seat: number, ...events: Short<SevenCubesEvent>[]): Entry {
  return { seq: (seq += 1), kind, seat, action: "", happened: happened(events), undone: [], by_host: false, by: null };
}
