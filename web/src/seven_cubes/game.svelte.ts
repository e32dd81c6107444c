// The game as this browser plays it: whose turn it is, which cells answer the pending question, and what was pointed at.
// Components read it and call its few deeds; the engine's own words stay inside.
import { Hints } from "../lib/hints.svelte.ts";
import type { Table } from "../lib/table.svelte.ts";
import { t } from "../lib/texts.svelte.ts";
import type { SevenCubesPlayer, SevenCubesQuestion, SevenCubesView } from "../lib/messages.ts";
import { buttonsOf, type Finding, finding, type Target, targetsOf } from "./answers.ts";
import { type Line, logLines, type Trail, trails } from "./log_lines.ts";
import { targetWords } from "./wording.ts";

export class Game {
  readonly table: Table;
  readonly hints: Hints;

  pointed = $state(""); // the cell under the pointer or the keyboard's focus

  constructor(table: Table) {
    this.table = table;
    this.hints = new Hints(table, () => this.#asked);
  }

  readonly name = (seat: number): string => this.table.name(seat);

  readonly view: SevenCubesView = $derived.by(() => this.table.view as SevenCubesView);
  readonly seat: number = $derived.by(() => this.table.seat); // -1: a spectator
  readonly me: SevenCubesPlayer | undefined = $derived(this.view.players[this.seat]);
  readonly choice: SevenCubesQuestion | undefined = $derived.by(() => this.table.choice as SevenCubesQuestion | undefined);

  readonly targets: Target[] = $derived(targetsOf(this.choice?.actions ?? []));
  readonly buttons: string[] = $derived(buttonsOf(this.choice?.actions ?? []));

  /** The own seat first, then clockwise; seats keep their places where several play at one screen. */
  readonly order: number[] = $derived.by(() => {
    const seats = this.view.players.map((_, seat) => seat);
    const first = this.table.you.length === 1 ? this.table.you[0]! : 0;
    return [...seats.slice(first), ...seats.slice(0, first)];
  });

  readonly lines: Line[] = $derived.by(() => logLines(this.table.log, this.name));

  /** What the others did since one's own last move. */
  readonly trails: Trail[] = $derived.by(() => trails(this.table.log, this.seat));

  readonly question: string = $derived(this.choice ? t(`ask-${this.choice.kind}`) : "");

  /** The same for as long as the same is asked. */
  readonly #asked: string = $derived.by(() => {
    const { choice } = this;
    return choice ? JSON.stringify([choice.seat, choice.number, choice.kind, choice.actions]) : "";
  });

  /** The token that asks: the one under the own pawn. */
  readonly asking: string | undefined = $derived.by(() => {
    const extra = this.choice?.kind === "extra-move" || this.choice?.kind === "protect";
    const cell = extra ? this.me?.pawn : undefined;
    return cell ? (this.view.board[cell] ?? undefined) : undefined;
  });

  pawnOn(cell: string): number | undefined {
    const seat = this.view.players.findIndex((player) => player.pawn === cell);
    return seat < 0 ? undefined : seat;
  }

  finding(target: Target): Finding {
    return finding(this.view, this.seat, target);
  }

  words(target: Target): string {
    return targetWords(target, this.finding(target), this.name);
  }

  act(action: string): void {
    this.pointed = "";
    void this.table.act(action);
  }

  undo(): void {
    void this.table.undo(this.seat);
  }
}
