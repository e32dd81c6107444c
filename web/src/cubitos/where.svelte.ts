// "Where to?": which spaces are offered now, and the one in question: under the pointer or the focus, or picked by a
// finger, which sees the way, the price and the reward before it goes there.
import type { Space } from "../lib/messages.ts";
import { type Goal, goalsOf, standingOf, type Standing } from "./goals.ts";
import type { Play } from "./play.svelte.ts";
import { drawsWords } from "./wording.ts";

export interface Offered extends Goal {
  standing: Standing;
  drawn: string; // whose draw amount would change, and to what
}

export class Where {
  #play: Play;
  #wide = $state(""); // the question for which also what leads back or costs money is shown
  #picked = $state({ question: "", space: "" });
  pointed = $state(""); // the space under the pointer or the focus
  #way: string[] = $state.raw([]); // that was chosen last
  #overview = $state(""); // the question for which the whole track is seen
  zoomed = $state(false); // only a part of the track fits the screen in a size for fingers

  constructor(play: Play) {
    this.#play = play;
  }

  readonly #all: Map<string, Offered[]> = $derived.by(() => {
    const { choice, me } = this.#play;
    const found = new Map<string, Offered[]>();
    if (!choice) return found;
    for (const [leg, goals] of goalsOf(choice, me.leg)) {
      const track = this.#trackOfLeg(leg);
      const before = found.get(track) ?? [];
      const fresh = goals.filter((goal) => !before.some((one) => one.space === goal.space));
      found.set(track, [...before, ...fresh.map((goal) => ({ ...goal, standing: standingOf(goal, this.#space(track, goal), me.left), drawn: this.#drawn(goal) }))]);
    }
    return found;
  });

  #drawn({ draws = [] }: Goal): string {
    const { view, table } = this.#play;
    const changed = draws.map((amount, seat) => [seat, amount, view.players[seat]!.draw_amount] as const).filter(([, amount, before]) => amount !== before);
    return drawsWords(changed, (seat) => table.name(seat));
  }

  #space(track: string, goal: Goal): Space | undefined {
    return this.#play.space(track, goal.space);
  }

  #trackOfLeg(leg: number): string {
    const { tracks } = this.#play.view;
    return tracks[Math.min(leg, tracks.length - 1)]!;
  }

  /** Every space of a track that can be gone to, nearest first. */
  all(track: string): Offered[] {
    return this.#all.get(track) ?? [];
  }

  goalAt(space: string): Offered | undefined {
    return this.#everywhere.find((goal) => goal.space === space);
  }

  readonly #everywhere: Offered[] = $derived.by(() => [...this.#all.values()].flat());

  /** Those that are shown: what steps back does so behind a toggle, unless there is nothing else. */
  offered(track: string): Offered[] {
    const all = this.all(track);
    return this.open ? all : all.filter((goal) => goal.standing !== "aside");
  }

  readonly open: boolean = $derived.by(() => {
    if (this.#wide && this.#wide === this.#play.question) return true;
    return !this.spent && !this.#everywhere.some(({ standing }) => standing !== "aside");
  });

  /** Nothing is left to run with, and all that could be bought costs money: most stop here. */
  readonly spent: boolean = $derived.by(() => {
    const { choice, me } = this.#play;
    if (choice?.kind !== "move" || me.movement || me.water_movement) return false;
    return this.#everywhere.every(({ price }) => price > 0);
  });

  /** How many stand behind the toggle; 0: there is none. */
  readonly aside: number = $derived.by(() => {
    const all = this.#everywhere;
    const aside = all.filter(({ standing }) => standing === "aside").length;
    return aside === all.length && !this.spent ? 0 : aside;
  });

  /** What is special about them: they lead back (or aside), they are bought, or both. */
  readonly asideFor: "back" | "bought" | "both" = $derived.by(() => {
    const aside = this.#everywhere.filter(({ standing }) => standing === "aside");
    const bought = aside.filter(({ price }) => price > 0).length;
    return bought === aside.length ? "bought" : bought ? "both" : "back";
  });

  /** Whether some of them need bought movement. */
  readonly bought: boolean = $derived.by(() => this.#everywhere.some(({ price }) => price > 0));

  toggle(): void {
    this.#wide = this.#wide === this.#play.question ? "" : this.#play.question;
  }

  /** Whether all of the track is seen where a finger would have a part of it. */
  readonly whole: boolean = $derived.by(() => this.#overview !== "" && this.#overview === this.#play.question);

  toggleWhole(): void {
    this.#overview = this.whole ? "" : this.#play.question;
  }

  /** The space a finger has picked for this question. */
  readonly picked: string = $derived.by(() => (this.#picked.question === this.#play.question ? this.#picked.space : ""));

  /** The space in question. */
  readonly goal: Offered | undefined = $derived.by(() => {
    const all = this.#everywhere;
    return all.find(({ space }) => space === this.pointed) ?? all.find(({ space }) => space === this.picked);
  });

  /** A press on a space. A finger picks it first, and goes with the second press. */
  press(goal: Offered, finger: boolean): void {
    if (finger && this.picked !== goal.space) this.#picked = { question: this.#play.question, space: goal.space };
    else this.#play.walk(goal, finger);
  }

  go(): void {
    if (this.goal) this.#play.walk(this.goal, true);
  }

  /** One sets out on a way. */
  leave(goal: Goal): void {
    this.#way = goal.way;
  }

  /** Whether one runs: a step is on its way, or being shown. */
  readonly running: boolean = $derived.by(() => /^(step|buy movement)/.test(this.#play.table.sending) || this.#play.beat?.kind === "hop");

  /** What is still to be run of the way that was chosen. */
  readonly walking: string[] = $derived.by(() => (this.running ? this.#way.slice(this.#way.indexOf(this.#play.me.space) + 1) : []));
}
