// Several people at one screen: before the questions of another of them open, that person takes the screen with one
// press. What was pressed a moment too late for the one before can so never answer for the one who comes.

/** After a change of player nothing is accepted for so long, in milliseconds. */
export const PAUSE = 400;

/** What a hand-over must know of a table. */
export interface Shared {
  readonly you: readonly number[];
  readonly seat: number; // the own seat in front
  readonly choices: readonly { seat: number }[];
  picked: number;
}

export class HandOver {
  #table: Shared;
  #holder = $state(-1); // the seat of the person who has the screen
  #calm = $state(true); // nobody has taken the screen just now
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Shared) {
    this.#table = table;
  }

  /** The seat that has to take the screen before it is asked; -1: nobody has to. */
  get due(): number {
    const { you, seat, choices } = this.#table;
    if (you.length < 2 || seat === this.#holder) return -1;
    return choices.some((choice) => choice.seat === seat) ? seat : -1;
  }

  /** Whether answers for a seat can come from whoever is in front of the screen. */
  accepts(seat: number): boolean {
    return this.#table.you.length < 2 || (this.#calm && seat === this.#holder);
  }

  /** The person of the seat has the screen, and keeps it for as long as there is something to ask. */
  take(seat: number): void {
    this.#holder = seat;
    this.#table.picked = seat;
    this.#calm = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#calm = true), PAUSE);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
