// Making and joining tables: the server's answer is remembered before we go there, so no key is ever lost.
import { creatureName, creaturesOf } from "../bots/creatures.ts";
import { api } from "./api.ts";
import type { GoOn, NewTable, NewTour, SeatKey, SeatPlan, TableInfo, TableMade, TourTold } from "./messages.ts";
import { keepForRematch, keepPromise, newWord } from "../fair/words.ts";
import { newSecret, ownKey } from "./own_key.ts";
import { router } from "./router.svelte.ts";
import { carryOver, keepKeys, rememberedTable } from "./session.ts";
import { settings } from "./settings.svelte.ts";
import { recall, remember } from "./storage.ts";
import { t } from "./texts.svelte.ts";

const JOINING = "cubecup.joining";

export const ownName = (): string => settings.name.trim() || t("web-you");

export function person(name = ownName()): SeatPlan {
  return { kind: "person", name };
}

/** A bot; without a level it is the usual one of the game. Its name it gets with the others (`named`). */
export function bot(level: string | null = null): SeatPlan {
  return { kind: "bot", name: null, level };
}

/** Every bot has the name of its creature. */
export function named(seats: readonly SeatPlan[]): SeatPlan[] {
  const creatures = creaturesOf(seats);
  return seats.map((seat, at) => (creatures[at] ? { ...seat, name: creatureName(creatures[at]) } : seat));
}

export async function makeTable(wanted: NewTable): Promise<void> {
  sitDown(await api.makeTable({ ...wanted, key: ownKey() }));
}

/** A tour begins at the table of its first race. */
export async function makeTour(wanted: NewTour): Promise<void> {
  sitDown(await api.makeTour({ ...wanted, key: ownKey() }));
}

/** A tour of our own that goes on from a race of another: we play one seat, bots the others. */
export async function forkTour(told: TourTold, race: number, own: number): Promise<void> {
  const seats = told.seats.map((seat) => (seat.seat === Math.max(own, 0) ? person() : bot(seat.level)));
  sitDown(await api.forkTour(told.tour, { race, seats: named(seats) }));
}

function sitDown({ table, keys, host }: TableMade): void {
  keepKeys(table, keys, host);
  router.go(`/t/${table}`);
}

/** A table that begins in a moment of another race. */
export async function goOnFrom(wanted: GoOn): Promise<void> {
  sitDown(await api.goOn(wanted));
}

/** The first race against two bots, at once. Free timing: nobody waits for another's dice. */
export function quickRace(): Promise<void> {
  return makeTable({
    game: "cubitos",
    options: { cards: "race-1", timing: "free" },
    seats: named([person(), bot(), bot()]),
  });
}

/** A secret of ours for a table and a word for its dice, the same each time we ask to join: if the answer is lost, we
 *  still have the seat. */
function joining(table: string): { token: string; word: string } {
  const known = recall(JOINING);
  if (Array.isArray(known) && known[0] === table && typeof known[1] === "string" && typeof known[2] === "string") {
    return { token: known[1], word: known[2] };
  }
  const word = newWord();
  const token = newSecret();
  remember(JOINING, [table, token, word]);
  return { token, word };
}

export async function joinTable(info: TableInfo, name: string, seat: number | null): Promise<SeatKey> {
  const { table } = info;
  const { token, word } = joining(table);
  const key = await api.join(table, { name, seat, token, word, key: ownKey() });
  keepKeys(table, [key]);
  keepPromise(info, { [key.seat]: word });
  remember(JOINING, null); // the next one to join here gets a seat of their own
  return key;
}

/** The same players once more; everyone keeps their token. */
export async function rematch(table: string, nextRace: boolean): Promise<void> {
  const known = rememberedTable(table);
  const token = known?.host || known?.keys[0]?.token || "";
  const made = await api.rematch(table, { token, next_race: nextRace });
  goOn(table, made.table);
}

export function goOn(from: string, to: string): void {
  carryOver(from, to);
  keepForRematch(from, to);
  router.go(`/t/${to}`);
}
