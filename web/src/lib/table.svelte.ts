// A table as a component sees it: what is shown of it (by its stage), and the few things one can do about it. Game views
// get one of these as `table` and never touch the socket.
import { giveWords } from "../fair/words.ts";
import { scriptOf } from "../stage/scripts.ts";
import { type Present, Stage } from "../stage/stage.svelte.ts";
import { problemOf } from "./api.ts";
import { HandOver } from "./hand_over.svelte.ts";
import type { Entry, FromServer, Problem, Question, SeatInfo, TableInfo, Update, View, Welcome } from "./messages.ts";
import { nameHere } from "./names_told.ts";
import { keepSeen } from "./session.ts";
import type { Status } from "./socket.ts";
import { type Feed, liveTable, type Source } from "./source.ts";

const WAIT = "wait";

export class Table {
  readonly id: string;
  readonly source: Source;

  #busy: ReadonlySet<number> = $state.raw(new Set()); // seats with an answer on its way

  status: Status = $state("connecting");
  info: TableInfo | undefined = $state.raw();
  infoAt = 0; // when `info` came, by performance.now(): its clocks have run on since
  you: number[] = $state.raw([]); // own seats; several on one screen, none for a spectator
  host = $state(false);
  sending = $state(""); // the answer on its way
  problem: Problem | undefined = $state.raw(); // the latest refusal; the page shows it and lets one dismiss it

  /** The own seat that was picked to play when several sit at one screen. */
  picked = $state(-1);

  /** Plays what happens beat by beat; all that is shown of the game is as far as it has come. */
  readonly stage: Stage = new Stage(scriptOf, () => this.played);

  get view(): View | undefined {
    return this.stage.view;
  }

  /** Pending choices of our own seats. */
  get choices(): Question[] {
    return this.stage.choices;
  }

  /** Own seats whose latest action can be taken back. */
  get mayUndo(): number[] {
    return this.stage.mayUndo;
  }

  /** The latest entries, oldest first. */
  get log(): Entry[] {
    return this.stage.log;
  }

  /** What the server told last, for those who send several answers in a row; nothing of this is to be shown. */
  latest: { choices: Question[]; entries: Entry[] /* since the last answer */ } = { choices: [], entries: [] };

  /** Who of several people at this screen is in front of it. */
  readonly handOver = new HandOver(this);

  readonly seats: SeatInfo[] = $derived(this.info?.seats ?? []);
  readonly started = $derived(this.info?.started ?? false);

  /** Own seats that are played by hand: where a bot stands in or plays on, one only watches. */
  readonly played: number[] = $derived(this.you.filter((seat) => !this.#byBot(seat)));

  #byBot(seat: number): boolean {
    const info = this.seats[seat];
    return info !== undefined && (info.kind === "bot" || info.resigned || info.stand_in);
  }

  #acted = $state(-1); // the own seat that has acted last

  /** The own seat whose board is shown below: the one whose deed is being shown, the picked one while it has something
   *  to do, the next that has, or the one that has acted last. */
  readonly seat: number = $derived.by(() => {
    const playing = this.stage.beat?.seat ?? -1;
    if (this.you.includes(playing)) return playing;
    const asked = this.choices.map((choice) => choice.seat);
    if (asked.includes(this.picked)) return this.picked;
    const idle = [this.picked, this.#acted].find((seat) => this.you.includes(seat));
    return asked[0] ?? idle ?? this.you[0] ?? -1;
  });

  /** What `seat` is asked now, unless an answer is already on its way or another person has the screen. */
  readonly choice: Question | undefined = $derived(
    this.#busy.has(this.seat) || !this.handOver.accepts(this.seat) ? undefined : this.choices.find((one) => one.seat === this.seat),
  );

  /** Whether an answer of `seat` is on its way. */
  readonly busy: boolean = $derived(this.#busy.has(this.seat));

  /** Whether it is a recording: nobody is ever asked anything. */
  readonly recorded: boolean = $derived.by(() => !this.source.live && !this.you.length);

  /** Whether one may skip what is shown: nobody here is asked, and something is shown or only bots are to play. */
  readonly skippable: boolean = $derived.by(() => {
    if (this.choices.length || !this.view || this.view.over || !this.source.live || this.stage.skipping) return false;
    const waiting = this.view.waiting_for;
    const { beat } = this.stage;
    if (beat) return !this.played.includes(beat.seat); // one's own is finished by a press
    return waiting.length > 0 && waiting.every((seat) => this.#byBot(seat));
  });

  #feed: Feed;

  constructor(id: string, source: Source = liveTable(id)) {
    this.id = id;
    this.source = source;
    this.#feed = source.connect({
      message: (message) => this.#hear(message),
      status: (status, problem) => {
        this.status = status;
        if (problem) this.problem = problem;
      },
    });
  }

  name(seat: number): string {
    const name = this.seats[seat]?.name ?? String(seat + 1);
    return this.source.live ? nameHere(name, seat, this.you.includes(seat)) : name;
  }

  /** Answer the pending choice of a seat with one of its actions. True if it was accepted. */
  act(action: string, seat = this.seat): Promise<boolean> {
    return this.run([action], seat);
  }

  /** Several answers one after another, such as the steps of a way; stops at the first that is refused. `onwards`: the
   *  first of them goes on from an answer given before. */
  async run(actions: readonly string[], seat = this.seat, onwards = false): Promise<boolean> {
    if (!this.handOver.accepts(seat)) return false;
    if (actions[0] === WAIT && !this.#mayWait(seat)) return true; // the others have acted meanwhile, there is nothing to wait for
    return this.#during(seat, async () => {
      for (const [at, action] of actions.entries()) {
        const shown = at === 0 && !onwards ? this.choices : this.latest.choices; // a way is chosen as a whole
        const question = shown.find((one) => one.seat === seat);
        this.latest = { ...this.latest, entries: [] };
        this.sending = action;
        if (question) this.stage.dares(question, action);
        await this.#feed.command({ type: "act", seat, action, question: question?.number ?? null });
        if (question) this.stage.answered(question);
      }
    });
  }

  #mayWait(seat: number): boolean {
    return this.latest.choices.some((one) => one.seat === seat && one.actions.includes(WAIT));
  }

  async undo(seat = this.seat): Promise<boolean> {
    if (!this.handOver.accepts(seat)) return false;
    return this.#during(seat, () => this.#feed.command({ type: "undo", seat }));
  }

  resign(level: string, seat = this.seat): Promise<boolean> {
    return this.#during(seat, () => this.#feed.command({ type: "resign", seat, level }));
  }

  /** Let a bot play for a seat; without a level, give the seat back to its player. */
  standIn(seat: number, level: string | null): Promise<boolean> {
    return this.#during(seat, () => this.#feed.command({ type: "stand-in", seat, level }));
  }

  /** Let a bot play for another player who has been away for long, until they are back. */
  cover(seat: number): Promise<boolean> {
    return this.#during(seat, () => this.#feed.command({ type: "cover", seat }));
  }

  /** Our rights have changed (joined, opened a seat's link): say hello with the new tokens. */
  greetAgain(): void {
    this.#feed.greetAgain();
  }

  close(): void {
    this.handOver.close();
    this.#feed.close();
    this.stage.close();
  }

  async #during(seat: number, what: () => Promise<unknown>): Promise<boolean> {
    if (this.#busy.has(seat)) return false; // a double click
    this.#busy = new Set([...this.#busy, seat]);
    this.#acted = seat;
    try {
      await what();
      this.problem = undefined;
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    } finally {
      this.sending = "";
      this.#busy = new Set([...this.#busy].filter((one) => one !== seat));
    }
  }

  #hear(message: Extract<FromServer, { type: "welcome" | "update" | "seats" }>): void {
    if (message.type !== "update") {
      this.infoAt = performance.now();
      this.info = message.table;
    }
    if (message.type === "seats") {
      this.#keepSeen(message.table);
      void giveWords(message.table, this.you);
    } else if (message.type === "welcome") {
      this.#keepSeen(message.table);
      this.#welcome(message);
    } else {
      this.latest = { choices: message.choices, entries: [...this.latest.entries, ...message.entries] };
      this.#play(message);
    }
  }

  /** If it cannot be told, perhaps because the server is newer than this page, a full picture is asked for. */
  #play(message: Update): void {
    try {
      this.stage.play(message.entries, present(message));
    } catch (error) {
      console.error(error);
      this.#feed.greetAgain();
    }
  }

  #keepSeen(info: TableInfo): void {
    if (this.source.live) keepSeen(info);
  }

  #welcome(message: Welcome): void {
    this.you = message.you;
    this.host = message.host;
    this.latest = { choices: message.choices, entries: [] };
    this.stage.jump(present(message), message.log);
    void giveWords(message.table, this.you);
  }
}

function present({ view, choices, may_undo: mayUndo }: Welcome | Update): Present {
  return { view, choices, mayUndo };
}
