// Plays a recording on a table: forward with its beats, back and to any place without.
import type { Tab } from "../cubitos/play.svelte.ts";
import type { Reviewed } from "../cubitos/ways.ts";
import { Table } from "../lib/table.svelte.ts";
import { type Kind, KINDS, type Moment, momentsOf, nearest } from "./moments.ts";
import type { Recording } from "./recording.ts";

const RUNS = ["step", "shortcut", "jet", "buy-movement"];
const PAUSE = 350; // milliseconds between two entries that play by themselves

export class ReplayPlayer {
  readonly table: Table;
  moments: readonly Moment[] = $state.raw([]);
  readonly last: number; // entry
  at = $state(0); // the entry that was told last
  running = $state(false);

  readonly #recording: Recording;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, recording: Recording, at = 0, mistakes: readonly Reviewed[] = []) {
    this.#recording = recording;
    this.last = recording.last;
    this.mark(mistakes);
    this.table = new Table(id, recording);
    this.seek(at);
  }

  /** A review has found mistakes, by the numbers of the answers: each is in the entry after the beginning and them. */
  mark(mistakes: readonly Reviewed[]): void {
    this.#reviewed = mistakes;
    this.moments = momentsOf(this.#recording.entries, this.#recording.views, mistakes.map(({ number }) => number + 1));
  }

  #reviewed: readonly Reviewed[] = $state.raw([]);
  #pointed: Reviewed | undefined = $state.raw();

  /** Show the position in which an answer was given that a review tells of. */
  point(moment: Reviewed): void {
    this.#pointed = moment;
    this.seek(moment.number);
  }

  /** What a review tells of the answer that was given in the position that is shown. */
  readonly reviewed: Reviewed | undefined = $derived.by(() =>
    [this.#pointed, ...this.#reviewed].find((one) => one?.number === this.at && !this.table.stage.playing),
  );

  /** The part of the table that a small screen shows of a position: before a run the track, and else, where a review tells
   *  of it, what the answer was about. */
  readonly look: Tab | undefined = $derived.by(() => {
    const words = new Set<string>(this.#recording.entries[this.at + 1]?.happened.map(({ word }) => word));
    if (this.reviewed?.walk || RUNS.some((word) => words.has(word))) return "track";
    if (!this.reviewed) return undefined;
    return words.has("buy") ? "cards" : "board";
  });

  /** Show how it stood after an entry; what was playing stops. */
  seek(at: number): void {
    this.pause();
    this.at = Math.min(this.last, Math.max(0, Math.trunc(at) || 0));
    this.#recording.show(this.at);
  }

  /** Tell the next entry; what is still being shown is finished first. */
  forward(): void {
    this.table.stage.catchUp();
    if (this.at < this.last) this.#recording.tell(++this.at);
    else this.pause();
  }

  back(): void {
    this.seek(this.at - 1);
  }

  /** The kinds of moments that this recording has. */
  readonly kinds: readonly Kind[] = $derived.by(() => KINDS.filter((kind) => this.moments.some((moment) => moment.kind === kind)));

  /** Whether there is such a moment to go to. */
  has(kind: Kind, forward: boolean): boolean {
    const found = this.#nearest(kind, forward);
    return found !== undefined && Math.max(0, found - 1) !== this.at;
  }

  /** To the next or the last moment of a kind: the position before it, so that it can be watched. */
  leap(kind: Kind, forward: boolean): void {
    const found = this.#nearest(kind, forward);
    if (found !== undefined) this.seek(found - 1);
  }

  #nearest(kind: Kind, forward: boolean): number | undefined {
    return nearest(this.moments, kind, this.at + 1, forward);
  }

  toggle(): void {
    if (this.running) return this.pause();
    if (this.at >= this.last) this.seek(0);
    this.running = true;
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  /** Called once by the component: while it runs, the next entry follows when the last one has been shown. */
  follow(): void {
    $effect(() => {
      void this.at;
      if (!this.running || this.table.stage.playing) return undefined;
      this.#timer = setTimeout(() => this.forward(), PAUSE);
      return () => clearTimeout(this.#timer);
    });
  }

  close(): void {
    this.pause();
    this.table.close();
  }
}
