// A table in the making: what the form of /new holds, and the request it becomes.
import { COLORS, type Color } from "./kinds.ts";
import type { CubitosContent, Json, NewTable, SeatPlan } from "./messages.ts";
import { settings } from "./settings.svelte.ts";
import { bot, named, person } from "./tables.ts";
import { t } from "./texts.svelte.ts";

export const SEAT_KINDS = ["person", "open", "bot"] as const;
export const FEWEST_SEATS = 2;
export const MOST_SEATS = 4;
export const MOST_LAPS = 9;

export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  level: string; // of a bot; empty: the usual one of the game
}

type Printed = Pick<CubitosContent, "cards" | "sets">;

export class Draft {
  game = $state("cubitos");
  cards: "set" | "own" = $state("set");
  set = $state("race-1");
  own: Partial<Record<Color, string>> = $state({});
  way: "suggested" | "own" = $state("suggested");
  tracks: string[] = $state(["nothing-goes-right"]);
  laps = $state(1);
  timing: "free" | "strict" = $state("free");
  seats: SeatDraft[] = $state([]);
  public = $state(false);
  #hints: boolean | null = $state(null); // null: not said
  perDecision = $state(0); // seconds; 0: no limit
  perGame = $state(0);
  absence = $state(120); // seconds away after which others may let a bot play; 0: never

  constructor() {
    this.addSeat("person");
    this.addSeat("bot");
    this.addSeat("bot");
  }

  /** Another game has other bots. */
  choose(game: string): void {
    this.game = game;
    for (const seat of this.seats) seat.level = "";
  }

  /** Whether players may ask for advice; as long as nobody says, only one who plays alone. */
  get hints(): boolean {
    return this.#hints ?? this.seats.filter((seat) => seat.kind !== "bot").length === 1;
  }

  set hints(allowed: boolean) {
    this.#hints = allowed;
  }

  addSeat(kind: SeatKind): void {
    this.seats.push({ kind, name: this.seats.length ? "" : settings.name, level: "" });
  }

  /** The name of a person who gives none: who plays alone against bots is "You", as in a quick race. */
  usualName(at: number): string {
    const alone = this.seats.every((seat, other) => other === at || seat.kind === "bot");
    return alone ? t("web-you") : t("web-player", { n: at + 1 });
  }

  /** Published cards, or one's own: those start from the set one was looking at. */
  takeCards(from: "set" | "own", content: Printed): void {
    this.cards = from;
    if (Object.keys(this.own).length) return;
    for (const id of content.sets[this.set]?.cards ?? []) this.own[content.cards[id]!.color] = id;
  }

  /** One card of each colour by chance. */
  shuffle(content: Printed, chance: () => number = Math.random): void {
    for (const color of COLORS) {
      const ids = cardsOf(content, color);
      this.own[color] = ids[Math.floor(chance() * ids.length)];
    }
  }

  request(): NewTable {
    const clocks = { per_decision: this.perDecision || null, per_game: this.perGame || null };
    return {
      game: this.game,
      options: this.game === "cubitos" ? this.race() : {},
      seats: named(this.seats.map((seat, at) => plan(seat, seat.name.trim() || this.usualName(at)))),
      public: this.public,
      hints: this.hints,
      clocks: clocks.per_decision || clocks.per_game ? clocks : null,
      absence: this.absence || null,
    };
  }

  /** The options of the race as they are now. */
  race(): Record<string, Json> {
    const cards = this.cards === "set" ? this.set : COLORS.map((color) => this.own[color] ?? "");
    const race = { cards, timing: this.timing };
    if (this.way === "suggested" && this.cards === "set") return race;
    return { ...race, tracks: [...this.tracks], laps: this.tracks.length > 1 ? 1 : this.laps };
  }
}

export function cardsOf(content: Printed, color: Color): string[] {
  return Object.keys(content.cards).filter((id) => content.cards[id]!.color === color);
}

function plan(seat: SeatDraft, name: string): SeatPlan {
  if (seat.kind === "bot") return bot(seat.level || null);
  if (seat.kind === "open") return { kind: "open", name: t("web-seat-open") };
  return person(name);
}
