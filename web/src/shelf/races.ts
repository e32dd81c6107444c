// The races this browser has played, each with its record: they can be watched again after the server has forgotten them.
import { api } from "../lib/api.ts";
import type { Json, TableInfo } from "../lib/messages.ts";
import { all, put, remove } from "./database.ts";

export interface KeptSeat {
  name: string;
  level: string | null; // of a bot
}

export interface KeptRace {
  key: string; // the id of its table: a race is on the shelf once
  when: number; // milliseconds since 1970
  game: string;
  options: Record<string, Json>;
  seats: KeptSeat[];
  own: number[]; // the seats played in this browser
  winners: number[];
  places?: number[]; // by seat, from 1; a race without: nobody asked when it was kept, or its game has none
  rounds: number;
  continues: number | null; // it went on from a moment of another race and counts for no statistics
  record: string;
}

export const MOST_RECORD = 1_000_000; // characters
const TITLE = "cubecup record 1\n";

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isPlaces = (value: unknown, seats: number): boolean => value === undefined || (Array.isArray(value) && value.length === seats && value.every((place) => isWhole(place) && place >= 1));
const isText = (value: unknown, most: number): value is string => typeof value === "string" && value.length <= most;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function isSeat(value: unknown): value is KeptSeat {
  return isObject(value) && isText(value.name, 200) && (value.level === null || isText(value.level, 200));
}

/** Whether something is a race as the shelf has them; the record itself is the server's to read. */
export function isRace(value: unknown): value is KeptRace {
  if (!isObject(value) || !Array.isArray(value.seats) || !Array.isArray(value.own) || !Array.isArray(value.winners)) return false;
  const count = value.seats.length;
  const seats = (found: unknown[]): boolean => found.every((seat) => isWhole(seat) && seat < count);
  return (
    isText(value.key, 64) && /^[\w-]+$/.test(value.key) && isWhole(value.when) && isText(value.game, 40) && isObject(value.options) &&
    count >= 1 && count <= 8 && value.seats.every(isSeat) && seats(value.own) && seats(value.winners) && isPlaces(value.places, count) && isWhole(value.rounds) &&
    (value.continues === null || isWhole(value.continues)) && isText(value.record, MOST_RECORD) && value.record.startsWith(TITLE)
  );
}

/** The latest first. */
export async function keptRaces(): Promise<KeptRace[]> {
  return (await all("races")).filter(isRace).sort((one, other) => other.when - one.when);
}

export function forgetRace(key: string): Promise<void> {
  return remove("races", key);
}

const raceOf = (info: TableInfo, own: readonly number[], places: number[] | undefined, record: string, when: number): KeptRace => ({
  key: info.table,
  when,
  game: info.game,
  options: info.options,
  seats: info.seats.map(({ name, level, kind }) => ({ name, level: kind === "bot" ? level : null })),
  own: [...own],
  winners: info.winners,
  ...(places && { places }),
  rounds: info.round,
  continues: info.continues,
  record,
});

/** A race of ours is over: its record is fetched and put on the shelf. One that is there already stays as it is. */
export async function keepRace(info: TableInfo, own: readonly number[], when = Date.now()): Promise<void> {
  if (!info.over || !own.length || (await keptRaces()).some(({ key }) => key === info.table)) return;
  await put("races", [raceOf(info, own, await placesOf(info), await api.record(info.table), when)]);
}

async function placesOf({ game, table }: TableInfo): Promise<number[] | undefined> {
  return game === "cubitos" ? (await api.results(table)).seats.map(({ place }) => place) : undefined;
}
