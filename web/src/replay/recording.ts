// A recording as a table: every position of it, and a source that tells it entry by entry.
import { Refusal } from "../lib/api.ts";
import type { CubitosContent, Entry, RaceResults, SeatInfo, ReplayTold, TableInfo, View } from "../lib/messages.ts";
import type { Listener } from "../lib/socket.ts";
import { nameHere } from "../lib/names_told.ts";
import type { Feed, Source } from "../lib/source.ts";
import { scriptOf } from "../stage/scripts.ts";

export class Recording implements Source, Feed {
  readonly live = false;
  readonly entries: readonly Entry[];
  readonly views: readonly View[]; // after each entry
  readonly #told: ReplayTold;
  readonly #table: string;
  readonly #mine: readonly number[];
  #listener: Listener | undefined;

  /** `mine` are the seats that were played in this browser. */
  constructor(told: ReplayTold, table: string, mine: readonly number[] = []) {
    this.#told = told;
    this.#table = table;
    this.#mine = mine;
    const { fold } = scriptOf(told.game)!;
    let view = told.first;
    this.entries = told.entries;
    this.views = told.entries.map((entry) => (view = entry.happened.reduce(fold, view)));
  }

  /** The number of the last entry. */
  get last(): number {
    return this.entries.length - 1;
  }

  /** Show how the table stood after an entry. */
  show(at: number): void {
    const view = this.views[at]!;
    const log = this.entries.slice(0, at + 1);
    const nobody = { you: [], host: false, choices: [], may_undo: [] };
    this.#listener?.message({ type: "welcome", table: this.#info(view), seq: at, view, log, ...nobody });
  }

  /** Tell an entry, after the one before it was shown. */
  tell(at: number): void {
    this.#listener?.message({ type: "update", entries: [this.entries[at]!], seq: at, view: null, choices: [], may_undo: [] });
  }

  #info(view: View): TableInfo {
    const { game, options } = this.#told;
    const { over, winners, round } = view;
    const unknown = { created: 0, hints: false, absence: null, known_dice: false, commitment: "", next_table: null, continues: this.#told.continues, tour: null, contest: null };
    return { table: this.#table, game, options, public: false, seats: this.#seats(), started: true, over, winners, round, ...unknown };
  }

  #seats(): SeatInfo[] {
    const { names, levels, first } = this.#told;
    const unknown = { connected: true, away: null, resigned: false, stand_in: false, program: false, covered: false, clock: null, decision: null, word: "", creature: "", colour: -1, rating: null, rating_error: null };
    return first.players.map((_, seat) => {
      const level = levels[seat] ?? null;
      return { seat, kind: level === null ? "person" : "bot", name: nameHere(names[seat] ?? "", seat, this.#mine.includes(seat)), level, ...unknown };
    });
  }

  // -- the source of a table --

  connect(listener: Listener): Feed {
    this.#listener = listener;
    listener.status("open");
    return this;
  }

  content(): Promise<CubitosContent> {
    return Promise.resolve(this.#told.content as CubitosContent);
  }

  results(): Promise<RaceResults> {
    const { results } = this.#told;
    return results ? Promise.resolve(results as RaceResults) : Promise.reject(refused("not-over", "The game is not over yet."));
  }

  // -- its feed: one can only watch --

  command(): Promise<number> {
    return Promise.reject(refused("not-your-seat", "This game is only watched."));
  }

  greetAgain(): void {} // nothing is ever missed

  close(): void {
    this.#listener = undefined;
  }
}

const refused = (code: string, sentence: string): Refusal => new Refusal({ code, sentence, rule: null, facts: {} });
