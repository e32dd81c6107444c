// A table as a component sees it: everything the server told, reactive, and the few things one can do about it.
// Game views get one of these as `table` and never touch the socket.
import { problemOf } from "./api.ts";
import { HandOver } from "./hand_over.svelte.ts";
import type { Entry, FromServer, Problem, Question, SeatInfo, TableInfo, Update, View, Welcome } from "./messages.ts";
import { keepSeen, tokensOf } from "./session.ts";
import { type Status, socketAddress, TableSocket } from "./socket.ts";

const LOG_KEPT = 400;

export class Table {
  readonly id: string;

  #busy: ReadonlySet<number> = $state.raw(new Set()); // seats with an answer on its way

  status: Status = $state("connecting");
  info: TableInfo | undefined = $state.raw();
  infoAt = 0; // when `info` came, by performance.now(): its clocks have run on since
  view: View | undefined = $state.raw();
  choices: Question[] = $state.raw([]); // pending choices of our own seats
  mayUndo: number[] = $state.raw([]); // own seats whose latest action can be taken back
  you: number[] = $state.raw([]); // own seats; several on one screen, none for a spectator
  host = $state(false);
  log: Entry[] = $state.raw([]); // the latest entries, oldest first
  news: Entry[] = $state.raw([]); // the entries of the latest update only, for traces, sounds and announcements
  problem: Problem | undefined = $state.raw(); // the latest refusal; the page shows it and lets one dismiss it

  /** The own seat that was picked to play when several sit at one screen. */
  picked = $state(-1);

  /** Who of several people at this screen is in front of it. */
  readonly handOver = new HandOver(this);

  readonly seats: SeatInfo[] = $derived(this.info?.seats ?? []);
  readonly started = $derived(this.info?.started ?? false);

  /** The own seat whose board is shown below: the picked one while it has something to do, else the next that has. */
  readonly seat: number = $derived.by(() => {
    const asked = this.choices.map((choice) => choice.seat);
    if (asked.includes(this.picked)) return this.picked;
    return asked[0] ?? (this.you.includes(this.picked) ? this.picked : (this.you[0] ?? -1));
  });

  /** What `seat` is asked now, unless an answer is already on its way or another person has the screen. */
  readonly choice: Question | undefined = $derived(
    this.#busy.has(this.seat) || !this.handOver.accepts(this.seat) ? undefined : this.choices.find((one) => one.seat === this.seat),
  );

  /** Whether an answer of `seat` is on its way. */
  readonly busy: boolean = $derived(this.#busy.has(this.seat));

  #socket: TableSocket;

  constructor(id: string) {
    this.id = id;
    this.#socket = new TableSocket(socketAddress(id), () => tokensOf(id), {
      message: (message) => this.#hear(message),
      status: (status, problem) => {
        this.status = status;
        if (problem) this.problem = problem;
      },
    });
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? String(seat + 1);
  }

  /** The number of a seat's latest entry in the log: it grows with every answer, also where the same is asked again. */
  latestOf(seat: number): number {
    return this.log.findLast((entry) => entry.seat === seat)?.seq ?? 0;
  }

  /** Answer the pending choice of a seat with one of its actions. True if it was accepted. */
  act(action: string, seat = this.seat): Promise<boolean> {
    return this.run([action], seat);
  }

  /** Several answers one after another, such as the steps of a way; stops at the first that is refused. */
  async run(actions: readonly string[], seat = this.seat): Promise<boolean> {
    if (!this.handOver.accepts(seat)) return false;
    return this.#during(seat, async () => {
      for (const action of actions) {
        const question = this.choices.find((choice) => choice.seat === seat)?.number ?? null;
        await this.#socket.command({ type: "act", seat, action, question });
      }
    });
  }

  async undo(seat = this.seat): Promise<boolean> {
    if (!this.handOver.accepts(seat)) return false;
    return this.#during(seat, () => this.#socket.command({ type: "undo", seat }));
  }

  resign(level: string, seat = this.seat): Promise<boolean> {
    return this.#during(seat, () => this.#socket.command({ type: "resign", seat, level }));
  }

  /** Let a bot play for a seat; without a level, give the seat back to its player. */
  standIn(seat: number, level: string | null): Promise<boolean> {
    return this.#during(seat, () => this.#socket.command({ type: "stand-in", seat, level }));
  }

  /** Our rights have changed (joined, opened a seat's link): say hello with the new tokens. */
  greetAgain(): void {
    this.#socket.greetAgain();
  }

  close(): void {
    this.handOver.close();
    this.#socket.close();
  }

  async #during(seat: number, what: () => Promise<unknown>): Promise<boolean> {
    if (this.#busy.has(seat)) return false; // a double click
    this.#busy = new Set([...this.#busy, seat]);
    try {
      await what();
      this.problem = undefined;
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    } finally {
      this.#busy = new Set([...this.#busy].filter((one) => one !== seat));
    }
  }

  #hear(message: Extract<FromServer, { type: "welcome" | "update" | "seats" }>): void {
    if (message.type !== "update") {
      this.infoAt = performance.now();
      this.info = message.table;
    }
    if (message.type === "seats") {
      keepSeen(message.table);
    } else if (message.type === "welcome") {
      keepSeen(message.table);
      this.#welcome(message);
    } else {
      this.#stands(message);
      this.log = [...this.log, ...message.entries].slice(-LOG_KEPT);
      this.news = message.entries;
    }
  }

  #welcome(message: Welcome): void {
    this.you = message.you;
    this.host = message.host;
    this.log = message.log;
    this.news = [];
    this.#stands(message);
  }

  #stands(message: Welcome | Update): void {
    this.view = message.view;
    this.choices = message.choices;
    this.mayUndo = message.may_undo;
  }
}
