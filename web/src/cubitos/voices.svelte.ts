// Who says what at a beat: the bot whose deed it is, or the commentator. One line at a time, in the moment in which it
// happens and never before; no line comes twice before all others of its kind have been said.
import { type Creature, creaturesOf } from "../bots/creatures.ts";
import type { CubitosView, View } from "../lib/messages.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { Table } from "../lib/table.svelte.ts";
import { capital, t } from "../lib/texts.svelte.ts";
import type { Beat } from "../stage/beat.ts";
import { type Drawn, drawsWords } from "./wording.ts";

const BIG = 6; // money, movement and credits at stake from which a push is a big one
const LASTS = 2_400; // milliseconds
const PAUSE = 4_000; // of the commentator, before something that is nothing special
const LINES = { bot: 3, comment: 4 };

/** What bots say something about. */
type Reaction = "push" | "bust" | "overtake" | "finish";

/** A deed worth a word: what the commentator calls it, and what its own bot has to say about it. */
export interface Deed {
  comment: string;
  reaction?: Reaction;
  quiet?: boolean; // only if nobody has said anything for a while
}

/** Beats that are what they are, whatever changes by them. */
const PLAIN: Record<string, Deed> = {
  round: { comment: "round", quiet: true },
  push: { comment: "push", quiet: true },
  pass: { comment: "pass", quiet: true },
  bust: { comment: "bust", reaction: "bust" },
  fan: { comment: "fan", quiet: true },
  "most-swords": { comment: "swords" },
  jet: { comment: "jet-pack" },
  reward: { comment: "reward", quiet: true },
  buy: { comment: "buy", quiet: true },
  win: { comment: "win" },
};

export function deedOf(beat: Beat, before: CubitosView, after: CubitosView): Deed | undefined {
  const [was, is] = [before.players[beat.seat], after.players[beat.seat]];
  if (was && is) {
    if (is.finished && !was.finished) return { comment: "end", reaction: "finish" };
    if (beat.kind === "push" && was.at_risk && !was.safe_push && atStake(was) >= BIG) return { comment: "big-push", reaction: "push" };
    if (beat.kind === "hit" && beat.sound?.sound === "relief") return { comment: "relief" };
    if (beat.kind === "hop") return ranOf(beat, before, after);
  }
  return PLAIN[beat.kind];
}

function ranOf(beat: Beat, before: CubitosView, after: CubitosView): Deed {
  const [was, is] = [before.players[beat.seat]!, after.players[beat.seat]!];
  if (is.leads && !was.leads && before.players.some((one) => one.leads)) return { comment: "lead", reaction: "overtake" };
  if (is.place < was.place) return { comment: "overtake", reaction: "overtake" };
  if (beat.told.some(({ event }) => event.word === "shortcut")) return { comment: "shortcut" };
  return { comment: "run", quiet: true };
}

/** Whoever runs over a red line changes what is drawn: that is said of everybody. In the finish it does not matter. */
function drawnAnew(beat: Beat, before: CubitosView, after: CubitosView): Drawn[] {
  if (beat.kind !== "hop" || after.players[beat.seat]?.finished) return [];
  const amounts = after.players.map(({ draw_amount: amount }, seat) => [seat, amount, before.players[seat]!.draw_amount] as const);
  return amounts.filter(([, amount, then]) => amount !== then);
}

function atStake({ at_stake: stake }: CubitosView["players"][number]): number {
  return stake.money + stake.movement + stake.credits;
}

export class Voices {
  /** What a bot says just now. */
  bubble: { seat: number; text: string } | undefined = $state.raw();
  /** What the commentator says just now. */
  comment = $state("");

  readonly creatures: (Creature | undefined)[] = $derived.by(() => creaturesOf(this.#table.seats));

  #table: Table;
  #chance: () => number;
  #left = new Map<string, number[]>(); // lines of a kind that are still to be said
  #next = ""; // is said after something special
  #special = false; // such a thing is being said
  #scene = -1; // of the last line: a walk past three runners is one deed
  #spoke = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table, chance: () => number = Math.random) {
    this.#table = table;
    this.#chance = chance;
  }

  /** Listen to a table's beats; returns how to stop. */
  start(): () => void {
    const stop = this.#table.stage.watch((beat, before, after) => this.#hear(beat, before, after));
    return () => {
      stop();
      this.#hush();
    };
  }

  #hear(beat: Beat, before: View, after: View): void {
    if (!settings.reactions) return;
    const drawn = drawnAnew(beat, before as CubitosView, after as CubitosView);
    this.#react(beat, before, after);
    if (!drawn.length) return;
    this.#next = capital(t("table-log-line", { draws: drawsWords(drawn, (seat) => this.#table.name(seat)) }));
    if (!this.#special) this.#goOn();
  }

  #react(beat: Beat, before: View, after: View): void {
    if (beat.scene === this.#scene) return;
    const deed = deedOf(beat, before as CubitosView, after as CubitosView);
    if (!deed || (deed.quiet && performance.now() - this.#spoke < PAUSE)) return;
    this.#hush();
    this.#special = !deed.quiet;
    this.#scene = beat.scene;
    this.#spoke = performance.now();
    const creature = deed.reaction && this.#table.seats[beat.seat]?.kind === "bot" ? this.creatures[beat.seat] : undefined;
    if (creature) {
      this.bubble = { seat: beat.seat, text: this.#line(`creature-${creature}-${deed.reaction}`, LINES.bot) };
    } else if (this.#table.name(beat.seat) !== t("web-you") || beat.seat < 0) {
      this.comment = this.#line(`comment-${deed.comment}`, LINES.comment, beat.seat);
    }
    this.#timer = setTimeout(() => this.#goOn(), LASTS);
  }

  /** What was said is over; what has waited for that is said now. */
  #goOn(): void {
    const next = this.#next;
    this.#hush();
    if (!next) return;
    this.comment = next;
    this.#timer = setTimeout(() => this.#hush(), LASTS);
  }

  #hush(): void {
    clearTimeout(this.#timer);
    this.bubble = undefined;
    this.comment = "";
    this.#next = "";
    this.#special = false;
  }

  /** One of so many lines that was not said lately. Lines that name a player need one. */
  #line(kind: string, lines: number, seat = -1): string {
    let left = this.#left.get(kind) ?? [];
    if (!left.length) left = Array.from({ length: lines }, (_, at) => at + 1);
    const picked = left[Math.floor(this.#chance() * left.length)]!;
    this.#left.set(kind, left.filter((one) => one !== picked));
    return t(`${kind}-${picked}`, seat < 0 ? {} : { name: this.#table.name(seat) });
  }
}
