// The stage: what is shown of a table. The newest view is the truth, the shown one is what was told so far; between them
// stands a queue of beats. Everything that is seen, said or heard of a game comes from here and is never ahead of it.
import type { Entry, Question, View } from "../lib/messages.ts";
import { settings } from "../lib/settings.svelte.ts";
import { play as playSound, shake } from "../sound/player.ts";
import type { Beat, Cue, Script } from "./beat.ts";
import { slownessOf, SLOWNESS } from "./speed.ts";
import { finishOnPress } from "./press.ts";

const LOG_KEPT = 400;

/** How a table stands, as the server told it last; without a view, it follows from the last one by the events. */
export interface Present {
  view: View | null;
  choices: Question[]; // of our own seats
  mayUndo: number[];
}

type Item =
  | { what: "beat"; beat: Beat; entry: Entry }
  | { what: "entry"; entry: Entry } // all of it has been shown
  | { what: "rest"; present: Present }; // and so has all of a message

type Watcher = (beat: Beat, before: View, after: View) => void;

/** Of the sounds of an entry that is only told, the first of these is heard. */
const LOUDEST = ["finish", "bust", "swords", "buy", "hop", "coin", "ability", "hit", "tumble"];

export class Stage {
  view: View | undefined = $state.raw();
  choices: Question[] = $state.raw([]);
  mayUndo: number[] = $state.raw([]);
  log: Entry[] = $state.raw([]); // the latest entries, oldest first; of the last one what has been shown so far
  beat: Beat | undefined = $state.raw(); // the running one, its lengths as they are played
  begun = $state(0); // how many beats have been played, with the running one
  happened = $state(false); // whether what the running beat tells has happened

  /** Whether nothing is shown beat by beat until somebody here is asked. */
  skipping = $state(false);

  /** Whether something is still being shown. */
  readonly playing: boolean = $derived(this.beat !== undefined);

  #script: (game: string) => Script | undefined;
  #own: () => readonly number[];
  #queue: Item[] = [];
  #ahead: View | undefined; // the view at the end of the queue
  #shown: Entry[] = [];
  #told = new Set<number>(); // indexes of the events of the current entry that were shown
  #running: Item | undefined;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #cues: Cue[] = [];
  #listeners = new Set<(entry: Entry) => void>();
  #watchers = new Set<Watcher>();
  #risks = new Map<number, number>();
  #answered = new Set<string>(); // questions that what is still to be shown may ask once more
  #unpress: () => void;

  constructor(script: (game: string) => Script | undefined, own: () => readonly number[]) {
    this.#script = script;
    this.#own = own;
    document.addEventListener("visibilitychange", this.#hide);
    this.#unpress = finishOnPress(this);
  }

  // -- what the table hears --

  /** A full picture: show it as it is. */
  jump(present: Present, log: Entry[]): void {
    this.#answered.clear();
    this.#stop();
    this.#queue = [];
    this.#shown = log;
    this.log = log;
    this.#ahead = present.view ?? undefined;
    this.#rest(present);
    this.beat = undefined;
  }

  /** What happened since, and how the table stands after it. */
  play(entries: readonly Entry[], present: Present): void {
    // A question that is no longer asked is gone at once; a new one opens when its beat is over.
    this.choices = this.choices.filter((one) => present.choices.some((other) => same(one, other)));
    this.mayUndo = this.mayUndo.filter((seat) => present.mayUndo.includes(seat));
    if (entries.some((entry) => entry.kind === "undo")) this.#answered.clear(); // it may be asked again
    for (const entry of entries) {
      for (const beat of this.#beatsOf(entry)) this.#add(beat, entry);
      this.#queue.push({ what: "entry", entry });
    }
    this.#ahead = present.view ?? this.#ahead;
    this.#queue.push({ what: "rest", present: { ...present, view: this.#ahead ?? null } });
    if (!this.#running) this.#run();
  }

  #add(beat: Beat, entry: Entry): void {
    const { slows } = beat;
    if (slows !== undefined) {
      this.#queue = this.#queue.map((item) => {
        if (item.what !== "beat" || item.beat.kind !== beat.kind || item.beat.seat !== beat.seat) return item;
        return { ...item, beat: { ...item.beat, length: Math.max(item.beat.length, slows), final: true } };
      });
    }
    this.#queue.push({ what: "beat", beat, entry });
  }

  /** A seat of ours is about to answer: the risk it takes is that of the roll to come, for which it may pick dice first. */
  dares(question: Question, action: string): void {
    const using = "chance_using" in question ? question.chance_using?.[action] : undefined;
    const risk = using ?? ("bust_chance" in question ? question.bust_chance : undefined);
    if (risk !== undefined || !("picks" in question)) this.#risks.set(question.seat, risk ?? 0);
  }

  /** It has answered: the question is not shown any more, even before the server tells what follows. */
  answered(question: Question): void {
    this.#answered.add(nameOf(question));
    this.choices = this.choices.filter((one) => !same(one, question));
  }

  /** Called with each entry when all of it has been shown. */
  listen(listener: (entry: Entry) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Called with each beat that is played, in the moment in which it happens, and with the view before and after it. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  // -- what a player may do about it --

  /** Finish the running beat and those of its scene. */
  finish(): void {
    const running = this.#running;
    if (running?.what !== "beat") return;
    this.#stop();
    if (!this.happened) this.#happen(running);
    for (let next = this.#queue[0]; next?.what === "beat" && next.beat.scene === running.beat.scene; next = this.#queue[0]) {
      this.#queue.shift();
      this.#happen(next);
    }
    this.#run();
  }

  /** To the present, and on without beats until somebody here is asked. */
  skip(): void {
    this.skipping = true;
    this.catchUp();
  }

  close(): void {
    this.#stop();
    document.removeEventListener("visibilitychange", this.#hide);
    this.#unpress();
  }

  // -- the course of beats --

  #beatsOf(entry: Entry): Beat[] {
    const view = this.#ahead;
    const script = view && this.#script(view.game);
    if (!view || !script) return [];
    const own = (seat: number): boolean => this.#own().includes(seat);
    const risk = (seat: number): number => this.#risks.get(seat) ?? 0;
    const beats = script.beats(entry, { view, own, risk });
    for (const { seat, air } of beats) if (air) this.#risks.delete(seat); // it was that of this roll
    this.#ahead = entry.happened.reduce(script.fold, view);
    return beats;
  }

  #run(): void {
    for (let item = this.#queue.shift(); item; item = this.#queue.shift()) {
      if (item.what === "entry") this.#end(item.entry);
      else if (item.what === "rest") this.#rest(item.present);
      else if (this.#start(item)) return;
    }
    this.beat = undefined;
  }

  /** Begin a beat; false if it is only told. */
  #start(item: Item & { what: "beat" }): boolean {
    const { beat } = item;
    const slowness = this.#slowness(beat);
    if (slowness * beat.length < 1) {
      this.#happen(item, slowness > 0);
      return false;
    }
    this.#running = item;
    this.happened = false;
    this.begun += 1;
    this.beat = { ...beat, at: beat.at * slowness, length: beat.length * slowness };
    sound(beat.opening);
    const happen = (): void => this.#happen(item);
    const end = (): void => {
      this.#stop();
      this.#run();
    };
    if (beat.at * slowness < 1) happen();
    else this.#timers.push(setTimeout(happen, beat.at * slowness));
    this.#timers.push(setTimeout(end, beat.length * slowness));
    return true;
  }

  #happen(item: Item & { what: "beat" }, heard = true): void {
    const { beat, entry } = item;
    const before = this.view;
    const script = this.view && this.#script(this.view.game);
    for (const { event, index, part } of beat.told) {
      if (script && this.view) this.view = script.fold(this.view, event);
      if (!part) this.#told.add(index);
    }
    this.happened = true;
    const happened = entry.happened.filter((_, index) => this.#told.has(index));
    if (happened.length) this.log = [...this.#shown, { ...entry, happened }];
    if (heard) {
      sound(beat.sound);
      if (before && this.view) for (const watcher of this.#watchers) watcher(beat, before, this.view);
      if (beat.kind === "bust" && this.#own().includes(beat.seat)) shake([60, 40, 160]);
    } else if (beat.sound) {
      this.#cues.push(beat.sound);
    }
  }

  #end(entry: Entry): void {
    this.#told = new Set();
    this.#shown = [...this.#shown, entry].slice(-LOG_KEPT);
    this.log = this.#shown;
    sound(this.#cues.sort((a, b) => LOUDEST.indexOf(a.sound) - LOUDEST.indexOf(b.sound))[0]);
    this.#cues = [];
    for (const listener of this.#listeners) listener(entry);
  }

  #rest({ view, choices, mayUndo }: Present): void {
    this.view = view ?? undefined;
    this.choices = choices.filter((one) => !this.#answered.has(nameOf(one)));
    this.mayUndo = mayUndo;
    if (choices.length) this.skipping = false;
  }

  #slowness(beat: Beat): number {
    if (this.skipping || document.hidden) return 0;
    return slownessOf(settings.speed, this.#own().includes(beat.seat), this.#behind());
  }

  #behind(): number {
    const lengths = this.#queue.map((item) => (item.what === "beat" ? item.beat.length : 0));
    return lengths.reduce((sum, length) => sum + length, 0) * SLOWNESS[settings.speed];
  }

  /** To the present; what comes next is shown again. */
  catchUp(): void {
    const running = this.#running;
    this.#stop();
    if (running?.what === "beat" && !this.happened) this.#happen(running, false);
    for (let item = this.#queue.shift(); item; item = this.#queue.shift()) {
      if (item.what === "beat") this.#happen(item, false);
      else if (item.what === "entry") this.#end(item.entry);
      else this.#rest(item.present);
    }
    this.beat = undefined;
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#running = undefined;
  }

  #hide = (): void => {
    if (document.hidden) this.catchUp();
  };
}

const nameOf = (question: Question): string => `${question.seat} ${question.number}`;

const same = (one: Question, other: Question): boolean => one.seat === other.seat && one.number === other.number;

function sound(cue: Cue | undefined): void {
  if (cue) playSound(cue.sound, cue.detail);
}
