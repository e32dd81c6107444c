// The race as this browser plays it: whose board is shown, what the pending question allows where, and which dice are
// chosen so far. Components read it and call its few deeds; the engine's own words stay inside.
import { byKind, type DieName, readDie } from "../dice/faces.ts";
import { Hints } from "../lib/hints.svelte.ts";
import type {
  CubitosContent, CubitosPlayer, CubitosQuestion, CubitosView, DrawnTrack, Space,
} from "../lib/messages.ts";
import type { Table } from "../lib/table.svelte.ts";
import { SecondThought } from "../lib/second_thought.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import { t } from "../lib/texts.svelte.ts";
import type { Beat, Flying } from "../stage/beat.ts";
import type { Goal } from "./goals.ts";
import { answers, changed, complete, filled, mayAdd, type Selection, size } from "./picking.ts";
import { type Risk, riskOf, takenWith, THROWING } from "./risk.ts";
import { Voices } from "./voices.svelte.ts";
import { placeOf, type Place, type Target, targetOf } from "./targets.ts";
import { type Zone, ZONES } from "./zones.ts";
import { Where } from "./where.svelte.ts";
import { answerWords, type Asked, buttonWords, walkWords } from "./wording.ts";

export type Tab = Place | "log";

/** A die as a zone shows it; `action` is what a click means, if anything. */
export interface Lying {
  key: string; // in its zone
  place: string; // on the board
  name: DieName;
  action: string | undefined;
  chosen: boolean;
}

/** What a finger has pressed of the table, before it is an answer: a card, a die, a board, a hint. */
export interface Picked {
  key: string;
  words: string; // for the button that gives it
  give: () => void;
}

// The mark that says an ability was already used, by the question that offers it (others: `u`).
const USED_MARK: Record<string, string> = {
  "push-or-pass": "s",
  "forced-push": "s",
  "before-push": "s",
  "would-bust": "s",
  pool: "",
  late: "l",
};

export class Play {
  readonly table: Table;
  readonly content: CubitosContent;
  readonly hints: Hints;
  readonly voices: Voices;
  readonly where = new Where(this);
  readonly thought = new SecondThought();

  tab: Tab = $state("board");
  looksAround = $state(false); // the tab was picked by hand since the last question
  watched = $state(0); // the board a spectator looks at
  #sending = $state(false); // a run of picks is on its way
  #picked: { question: string; pick: Picked } | undefined = $state.raw();
  #chosen: { question: string; dice: Selection; places: ReadonlySet<string> } = $state.raw({ question: "", dice: {}, places: new Set() });

  constructor(table: Table, content: CubitosContent) {
    this.table = table;
    this.content = content;
    this.hints = new Hints(table, () => this.question);
    this.voices = new Voices(table);
  }

  readonly view: CubitosView = $derived.by(() => this.table.view as CubitosView);
  readonly seat: number = $derived.by(() => (this.table.seat >= 0 ? this.table.seat : this.watched));
  readonly spectator: boolean = $derived.by(() => this.table.seat < 0);
  readonly me: CubitosPlayer = $derived(this.view.players[this.seat]!);
  readonly others: number[] = $derived(this.view.players.map((_, at) => at).filter((at) => at !== this.seat));
  readonly busy: boolean = $derived.by(() => this.table.busy || this.#sending);
  readonly choice: CubitosQuestion | undefined = $derived.by(() =>
    this.#sending || this.thought.held ? undefined : (this.table.choice as CubitosQuestion | undefined),
  );
  readonly picks = $derived(this.choice?.picks);

  /** The running beat, if it is about the shown board. */
  readonly beat: Beat | undefined = $derived.by(() => this.beatOf(this.seat));

  beatOf(seat: number): Beat | undefined {
    const { beat } = this.table.stage;
    return beat?.seat === seat ? beat : undefined;
  }

  /** What a push risks: asked for now, or taken with the roll that is in the air. */
  readonly risk: Risk | undefined = $derived.by(() => {
    if (this.choice?.bust_chance !== undefined) return riskOf(this.choice, this.me);
    const rolling = this.beat?.air || this.beat?.kind === "missed";
    const pushing = this.lifting || this.beat?.kind === "push" || (rolling && this.me.pushes > 0);
    return pushing && this.view.phase === "roll" ? this.#taken : undefined;
  });
  #taken: Risk | undefined = $state.raw();

  /** A seat's dice in the air. */
  air(seat: number): readonly Flying[] {
    const beat = this.beatOf(seat);
    const flying = beat?.air ?? [];
    if (!this.table.stage.happened || beat?.kind === "tumble") return flying;
    return beat?.kind === "land" ? [] : flying.filter((one) => one.key !== beat?.lands);
  }

  /** Whether the question is whether to throw dice. */
  readonly throwing: boolean = $derived.by(() => this.choice?.actions.some((action) => THROWING.includes(action)) ?? false);

  /** Whether dice of the shown board are about to be thrown: the answer is on its way. */
  readonly lifting: boolean = $derived.by(() => this.table.busy && THROWING.includes(this.table.sending));

  /** Whether a finger is on the button that throws them: they lift before it is let go. */
  pressing = $state(false);

  lift(action: string): void {
    if (!THROWING.includes(action)) return;
    this.pressing = true;
    const letGo = (): void => void setTimeout(() => (this.pressing = false)); // when the click it makes has been heard
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, letGo, { once: true });
  }

  /** The same for as long as the same thing is asked, whatever others do meanwhile. */
  readonly question: string = $derived.by(() => {
    const choice = this.choice;
    if (!choice) return "";
    const { picks } = choice;
    const asked = picks ? [picks.dice, picks.least, picks.most] : choice.actions;
    return JSON.stringify([choice.seat, choice.number, choice.kind, asked]);
  });

  readonly selection: Selection = $derived(this.#chosen.question === this.question ? this.#chosen.dice : {});
  readonly chosen: number = $derived(size(this.selection));
  readonly ready: boolean = $derived(this.picks !== undefined && complete(this.picks, this.selection));

  readonly targets: { action: string; target: Target }[] = $derived(
    (this.choice?.actions ?? []).map((action) => ({ action, target: targetOf(action) })),
  );

  readonly place: Place = $derived(this.choice?.reach?.length ? "track" : placeOf(this.choice?.actions ?? []));

  /** Answers that are given with buttons; the engine's order, with the way out last. */
  readonly buttons: string[] = $derived(
    this.targets.filter(({ target }) => this.#onButton(target)).map(({ action }) => action),
  );

  readonly faces: string[] = $derived(this.targets.filter(({ target }) => target.at === "face").map(({ action }) => action));

  /** The die that waits for its face. */
  readonly held: DieName | undefined = $derived.by(() => {
    const [kind] = Object.keys(this.me.hand);
    return kind ? readDie(kind) : undefined;
  });

  #onButton(target: Target): boolean {
    if (target.at === "button") return !(this.picks && target.verb === "done"); // said by confirming
    if (target.at === "tray") return this.view.cards[target.kind] === undefined; // spare gray dice have no card
    return target.at === "unit" || target.at === "ability";
  }

  readonly asked: Asked = $derived.by(() => ({
    kind: this.choice?.kind ?? "",
    here: this.space(this.me.track, this.me.space),
    name: (seat: number) => this.table.name(seat),
    cost: (kind: string) => this.view.cost[kind as keyof CubitosView["cost"]] ?? 0,
    card: (kind: string) => this.view.cards[kind],
    movementPrice: this.view.movement_price,
    reward: this.choice?.reward,
  }));

  // -- the track --

  track(id: string): DrawnTrack | undefined {
    return this.content.tracks[id];
  }

  space(track: string, name: string): Space | undefined {
    return this.track(track)?.spaces.find((space) => space.name === name);
  }

  /** Letters of the hints that speak of a space; the best one's where several do. */
  readonly letters: ReadonlyMap<string, string> = $derived.by(() => {
    const found = this.hints.shown.flatMap(({ letter, places }) => places.map((place) => [place, letter] as const));
    return new Map(found.reverse());
  });

  // -- dice, cards, boards --

  /** The dice of the shown board in a zone, each with what a click on it means. */
  dice(zone: Zone): Lying[] {
    const names =
      zone === "active"
        ? this.me.active
        : Object.entries(this.me[zone]).flatMap(([kind, count]) => Array<string>(count ?? 0).fill(kind));
    if (zone === "roll") names.sort(byKind); // they come to lie in any order, but beside their like
    const seen = new Map<string, number>();
    return names.map((text) => {
      const at = seen.get(text) ?? 0;
      seen.set(text, at + 1);
      const key = `${text}#${at}`;
      const place = `${zone} ${key}`;
      const action = this.#dieAction(zone, text);
      const chosen = action !== undefined && this.chosen > 0 && this.#chosen.places.has(place);
      return { key, place, name: readDie(text), action: chosen || this.#open(action) ? action : undefined, chosen };
    });
  }

  #open(action: string | undefined): boolean {
    if (action === undefined) return false;
    return this.picks ? mayAdd(this.picks, this.selection, action, this.available(action)) : true;
  }

  #dieAction(zone: Zone, text: string): string | undefined {
    if (this.picks) return this.picks.dice.find((action) => this.#names(targetOf(action), zone, text));
    const found = this.targets.find(({ target }) => this.#names(target, zone, text));
    return found?.action ?? (zone === "active" ? this.#ability(readDie(text)) : undefined);
  }

  #names(target: Target, zone: Zone, text: string): boolean {
    return target.at === "die" && target.zone === zone && target.die === text;
  }

  #ability({ kind, borrowed, face, marks }: DieName): string | undefined {
    if (face?.type !== "symbol" && face?.type !== "power") return undefined;
    const mark = USED_MARK[this.choice?.kind ?? ""] ?? "u";
    if (mark && marks.includes(mark)) return undefined;
    const fits = this.targets.filter(
      ({ target }) => target.at === "ability" && target.card === this.view.cards[kind] && target.borrowed === borrowed,
    );
    const power = fits.find(({ target }) => target.at === "ability" && target.power);
    return face.type === "power" && power ? power.action : fits.find((one) => one !== power)?.action;
  }

  /** How many dice an answer could take. */
  available(action: string): number {
    const target = targetOf(action);
    if (target.at !== "die") return 0;
    if (target.zone === "active") return this.me.active.filter((one) => one === target.die).length;
    return this.me[target.zone][target.die] ?? 0;
  }

  /** What a click on a card means: its tray, or its ability. */
  cardAction(kind: string): string | undefined {
    const tray = this.targets.find(({ target }) => target.at === "tray" && target.kind === kind);
    if (tray) return tray.action;
    const card = this.view.cards[kind];
    return this.targets.find(({ target }) => target.at === "ability" && target.card === card)?.action;
  }

  seatAction(seat: number): string | undefined {
    return this.targets.find(({ target }) => target.at === "seat" && target.seat === seat)?.action;
  }

  // -- deeds --

  /** What a finger has picked for this question. */
  readonly picked: Picked | undefined = $derived.by(() => (this.#picked?.question === this.question ? this.#picked.pick : undefined));

  /** A press on a part of the table that is an answer. A finger picks it first, and gives it with the second press or the
   *  button, unless its owner wants to be asked nothing. */
  press(pick: Picked, finger: boolean): void {
    if (finger && settings.slips !== "none" && this.picked?.key !== pick.key) this.#picked = { question: this.question, pick };
    else pick.give();
  }

  /** The same for a part that stands for one action. */
  pressFor(action: string, finger: boolean, key = action): void {
    this.press({ key, words: answerWords(action, this.asked), give: () => this.act(action) }, finger);
  }

  /** A press on a hint: all of its answers. */
  pressHint(way: readonly string[], finger: boolean): void {
    const last = way.at(-1)!;
    const give = (): void => (way.length > 1 ? void this.table.run(way) : this.act(last));
    this.press({ key: last, words: this.hintWords(last), give }, finger);
  }

  /** An answer that is advised; a space is marked with the letter of the hint. */
  hintWords(action: string): string {
    const target = targetOf(action);
    const goal = target.at === "space" ? this.where.goalAt(target.space) : undefined;
    return goal ? walkWords(goal) : answerWords(action, this.asked);
  }

  act(action: string): void {
    const risk = this.risk;
    this.#give(action, this.#costly(action), () => {
      this.#taken = risk && takenWith(action, risk);
      void this.table.act(action);
    });
  }

  /** Whoever has seen the way and its price before need not be asked about it. */
  walk(goal: Goal, seen = false): void {
    const dear = !seen && goal.price > this.view.movement_price;
    const costly = dear ? t("sure-buy-movement", { n: goal.price }) : undefined;
    this.#give(goal.actions.at(-1) ?? "", costly, () => {
      this.where.leave(goal);
      void this.table.run(goal.actions);
    });
  }

  #give(action: string, costly: string | undefined, send: () => void): void {
    const waits = this.choice?.then_waits?.includes(action) ?? false;
    this.thought.give({ words: buttonWords(action, this.asked), question: this.#number, costly, waits, send });
  }

  /** The number of what is asked of the shown seat, also while the answer to it is held. */
  readonly #number: string = $derived.by(() => {
    const { choice } = this.table;
    return choice ? `${choice.seat}.${choice.number}` : "";
  });

  /** Why an answer is one of those that one seldom means to give. */
  #costly(action: string): string | undefined {
    if (action === "pass" && this.risk?.safe) return t("sure-pass");
    const left = this.me.movement + this.me.water_movement;
    const runs = this.targets.some(({ target }) => target.at === "space");
    return action === "stop" && left && runs ? t("sure-stop", { n: left }) : undefined;
  }

  /** Called once by the component: an answer that waits goes with its question. */
  follow(): void {
    $effect(() => this.thought.asked(this.#number));
    $effect(() => () => this.thought.takeBack());
  }

  /** A click on a die: choose it or not, or answer at once if only one is asked for. */
  click(die: Lying, finger = false): void {
    if (!die.action) return;
    if (!this.picks) return this.pressFor(die.action, finger, die.place);
    const others = new Set([...(this.chosen ? this.#chosen.places : [])].filter((place) => place !== die.place));
    this.#choose(changed(this.selection, die.action, die.chosen ? -1 : 1), die.chosen ? others : others.add(die.place));
  }

  fill(): void {
    if (!this.picks) return;
    const dice = filled(this.picks, this.selection, (action) => this.available(action));
    this.#choose(dice, this.#placesOf(dice));
  }

  clear(): void {
    this.#choose({}, new Set());
  }

  #choose(dice: Selection, places: ReadonlySet<string>): void {
    this.#chosen = { question: this.question, dice, places };
  }

  /** Which of the dice on the board are meant: those that were chosen by hand, then any that are alike. */
  #placesOf(dice: Selection): Set<string> {
    const left: Record<string, number> = { ...dice };
    const found = new Set<string>();
    const all = ZONES.flatMap((zone) => this.dice(zone)).sort((one, other) => Number(other.chosen) - Number(one.chosen));
    for (const { action, place } of all) {
      if (!action || !left[action]) continue;
      left[action] -= 1;
      found.add(place);
    }
    return found;
  }

  /** Send the chosen dice, and say that these are all if that is still asked. */
  async confirm(): Promise<void> {
    const { picks, choice, table } = this;
    if (!picks || !choice || !this.ready) return;
    const { seat, kind } = choice;
    const left = answers(picks, this.selection);
    let onwards = false;
    this.#sending = true;
    try {
      while (left.length) {
        if (!(await table.run([left.shift()!], seat, onwards))) return;
        onwards = true;
        // Where only one answer is left the engine gives it itself.
        for (const forced of this.#forced(seat)) if (forced === left[0]) left.shift();
      }
      const still = table.latest.choices.find((one) => one.seat === seat);
      if (still?.kind === kind && still.actions.includes("done")) await table.run(["done"], seat, onwards);
    } finally {
      this.#sending = false;
    }
  }

  /** What the engine answered itself with the latest answer. */
  #forced(seat: number): string[] {
    return this.table.latest.entries
      .flatMap((entry) => entry.happened)
      .filter((event) => event.word === "forced" && event.seat === seat)
      .map((event) => String(event.details[0]));
  }
}
