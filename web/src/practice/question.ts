// One question as a table: it shows the position, asks one seat, and hears the whole answer.
import { Refusal } from "../lib/api.ts";
import type { CubitosContent, RaceResults, SeatInfo, TableInfo } from "../lib/messages.ts";
import type { Listener, Wanted } from "../lib/socket.ts";
import type { Feed, Source } from "../lib/source.ts";
import type { Asked } from "./stack.ts";

export class Question implements Source, Feed {
  readonly live = false;
  readonly #asked: Asked;
  readonly #name: (seat: number) => string;
  readonly #heard: (actions: string[]) => void;
  #listener: Listener | undefined;
  #actions: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `heard` is told all that was answered, when nothing more of it comes: a way is many steps. */
  constructor(asked: Asked, name: (seat: number) => string, heard: (actions: string[]) => void) {
    this.#asked = asked;
    this.#name = name;
    this.#heard = heard;
  }

  connect(listener: Listener): Feed {
    this.#listener = listener;
    const { moment, seat } = this.#asked;
    const choices = moment.questions.filter((one) => one.seat === seat);
    listener.status("open");
    listener.message({
      type: "welcome", table: this.#info(), you: [seat], host: false, seq: 0, view: moment.view, choices, may_undo: [], log: [],
    });
    return this;
  }

  #info(): TableInfo {
    const { game, options, view } = this.#asked.moment;
    const unknown = { created: 0, hints: false, absence: null, known_dice: false, commitment: "", next_table: null, tour: null, contest: null, continues: null };
    return {
      table: "", game, options, public: false, seats: this.#seats(), started: true, over: view.over, winners: [], round: view.round, ...unknown,
    };
  }

  #seats(): SeatInfo[] {
    const unknown = { connected: true, away: null, resigned: false, stand_in: false, covered: false, clock: null, decision: null, word: "", level: null, program: false, creature: "", colour: -1, rating: null, rating_error: null };
    return this.#asked.moment.view.players.map((_, seat) => ({ seat, kind: "person", name: this.#name(seat), ...unknown }));
  }

  content(): Promise<CubitosContent> {
    return Promise.resolve(this.#asked.moment.content as CubitosContent);
  }

  results(): Promise<RaceResults> {
    return Promise.reject(new Refusal({ code: "not-over", sentence: "The game is not over yet.", rule: null, facts: {} }));
  }

  command(wanted: Wanted): Promise<number> {
    if (wanted.type !== "act") {
      return Promise.reject(new Refusal({ code: "not-your-seat", sentence: "This is only a question.", rule: null, facts: {} }));
    }
    this.#actions.push(wanted.action);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), 0); // what belongs to the same answer has come by then
    return Promise.resolve(0);
  }

  #end(): void {
    this.#listener?.message({ type: "update", entries: [], seq: 0, view: null, choices: [], may_undo: [] });
    this.#heard(this.#actions);
  }

  /** Names are words of a language: said again when it changes. */
  nameAgain(): void {
    this.#listener?.message({ type: "seats", table: this.#info() });
  }

  greetAgain(): void {} // nothing is ever missed

  close(): void {
    clearTimeout(this.#timer);
    this.#listener = undefined;
  }
}
