// The connection to a table. It comes back by itself, asks for what it missed, and sends again what was not answered:
// every command has an id, so a repeat does nothing (src/cubecup/server/web/sockets.py). Knows no Svelte.
import { Refusal } from "./api.ts";
import { onceDrawn } from "./drawn.ts";
import type { Act, Cover, FromBrowser, FromServer, Problem, Resign, StandIn, Undo } from "./messages.ts";

/** connecting: the first time; lost: was open, tries again; closed: for good. */
export type Status = "connecting" | "open" | "lost" | "closed";

export type Command = Act | Undo | Resign | StandIn | Cover;

type WithoutId<T> = T extends Command ? Omit<T, "id" | "seen"> : never;

/** What a table is told to do; the id and what was seen is added on the way. */
export type Wanted = WithoutId<Command>;

export interface Listener {
  /** What the table tells us, in order and without gaps. Answers to commands are not among it. */
  message(message: Exclude<FromServer, { type: "accepted" | "rejected" | "pong" | "bye" }>): void;
  status(status: Status, problem?: Problem): void;
}

interface Waiting {
  command: Command;
  resolve(seq: number): void;
  reject(refusal: Refusal): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const QUIET = 15_000; // silence after which we ask whether the other end is still there
const DEAD = 25_000; // silence after which we no longer believe it
const FLOOD_PAUSE = 1_000;
const FOR_GOOD = new Set(["no-such-table"]);

export class TableSocket {
  #socket: WebSocket | undefined;
  #ready = false; // hello was answered
  #seen = 0; // the last entry we need not be told again
  #shown = 0; // the last entry the player has been shown
  #failures = 0;
  #heard = 0;
  #status: Status = "connecting";
  #waiting = new Map<string, Waiting>(); // in the order they were given
  #held: FromServer[] | undefined; // what came before the press that it answers was seen
  #retry: ReturnType<typeof setTimeout> | undefined;
  #resend: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly address: string,
    private readonly tokens: () => string[],
    private readonly listener: Listener,
  ) {
    this.#watch = setInterval(() => this.#listenForLife(), QUIET / 3);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Send a command; resolves with its number in the log once it is there, rejects with the server's reason. */
  command(wanted: Wanted): Promise<number> {
    if (this.#status === "closed") return Promise.reject(new Refusal(gone));
    // What was meant for an older question is refused, not taken for an answer to the next one.
    const seen = wanted.type === "act" || wanted.type === "undo" ? { seen: this.#shown } : {};
    const command = { ...wanted, ...seen, id: crypto.randomUUID() } as Command;
    return new Promise((resolve, reject) => {
      this.#waiting.set(command.id, { command, resolve, reject });
      if (this.#ready) this.#send(command);
      this.#hold();
    });
  }

  /** On this machine answers come within a frame: without a pause the press would not be seen before what comes of it. */
  #hold(): void {
    if (this.#held || document.hidden) return;
    this.#held = [];
    onceDrawn(() => {
      const held = this.#held ?? [];
      this.#held = undefined;
      for (const message of held) this.#hear(message);
    });
  }

  /** Come back with other rights: after joining, the same table is greeted with new tokens. */
  greetAgain(): void {
    this.#seen = 0;
    this.#drop();
    this.#open();
  }

  close(): void {
    this.#end();
  }

  // -- the wire --

  #open(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#ready = false;
    this.#heard = Date.now();
    socket.onopen = () => this.#send({ type: "hello", tokens: this.tokens(), seen: this.#seen, folds: true });
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromServer;
      if (this.#held) this.#held.push(message);
      else this.#hear(message);
    };
    socket.onclose = () => this.#lose();
  }

  #send(message: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Forget the socket without waiting for it to notice. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#held = undefined; // it will be told again
    this.#ready = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose(): void {
    this.#drop();
    if (this.#status === "closed") return;
    this.#become(this.#status === "connecting" ? "connecting" : "lost");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.#open(), pause * (0.75 + Math.random() / 2));
  }

  #end(problem?: Problem): void {
    this.#drop();
    clearTimeout(this.#retry);
    clearTimeout(this.#resend);
    clearInterval(this.#watch);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#become("closed", problem);
    for (const one of waiting) one.reject(new Refusal(problem ?? gone));
  }

  #become(status: Status, problem?: Problem): void {
    if (status === this.#status && !problem) return;
    this.#status = status;
    this.listener.status(status, problem);
  }

  /** The network or the player is back: do not sit out the pause. */
  #hurry = (): void => {
    if (document.visibilityState === "hidden" || this.#socket || this.#status === "closed") return;
    this.#open();
  };

  #listenForLife(): void {
    const silence = Date.now() - this.#heard;
    if (!this.#socket) return;
    if (silence > DEAD) this.#lose();
    else if (silence > QUIET) this.#send({ type: "ping" });
  }

  // -- what is said --

  #hear(message: FromServer): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "welcome":
        this.#seen = this.#shown = message.seq;
        this.listener.message(message);
        this.#greeted();
        break;
      case "update":
        if ((message.entries[0]?.seq ?? 0) > this.#seen + 1) return this.greetAgain(); // a gap: ask for everything
        message.entries = message.entries.filter((entry) => entry.seq > this.#seen);
        this.#seen = this.#shown = message.seq;
        this.listener.message(message);
        this.#greeted();
        if (message.accepted) this.#answered(message.accepted, (one) => one.resolve(message.seq));
        break;
      case "seats":
        this.listener.message(message);
        break;
      case "accepted":
        this.#answered(message.id, (one) => one.resolve(message.seq));
        break;
      case "rejected":
        if (message.id) this.#answered(message.id, (one) => one.reject(new Refusal(message.problem)));
        else if (message.problem.code === "flood") this.#repeatLater();
        break;
      case "bye":
        if (FOR_GOOD.has(message.problem.code)) this.#end(message.problem);
        else this.listener.status(this.#status, message.problem); // it closes now, and we come back
        break;
      case "pong":
        break;
    }
  }

  #greeted(): void {
    if (this.#ready) return;
    this.#ready = true;
    this.#failures = 0;
    this.#become("open");
    this.#repeat();
  }

  #answered(id: string, how: (one: Waiting) => void): void {
    const one = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (one) how(one);
  }

  #repeat(): void {
    if (this.#ready) for (const one of this.#waiting.values()) this.#send(one.command);
  }

  #repeatLater(): void {
    clearTimeout(this.#resend);
    this.#resend = setTimeout(() => this.#repeat(), FLOOD_PAUSE);
  }
}

const gone: Problem = { code: "closed", sentence: "The connection to this table is closed.", rule: null, facts: {} };

export function socketAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
