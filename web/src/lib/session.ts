// The tables this browser has a part in, with the secret keys of its seats. Nothing of this leaves the browser but
// the tokens in `hello`; a link that hands a seat over carries its key after #, which is never sent to a server.
import type { SeatKey, TableInfo } from "./messages.ts";
import { recall, remember } from "./storage.ts";

const KEY = "cubecup.tables";
const MOST = 30;

/** What is remembered of a table; `seen` is its latest known state, for the list of races to continue. */
export interface Remembered {
  table: string;
  host: string; // empty: not the host here
  keys: SeatKey[];
  when: number;
  seen?: TableInfo;
}

function isRemembered(found: unknown): found is Remembered {
  const one = found as Partial<Remembered> | null;
  return typeof one?.table === "string" && typeof one.host === "string" && Array.isArray(one.keys);
}

/** Latest first. */
export function rememberedTables(): Remembered[] {
  const found = recall(KEY);
  return Array.isArray(found) ? found.filter(isRemembered).sort((a, b) => b.when - a.when) : [];
}

export function rememberedTable(table: string): Remembered | undefined {
  return rememberedTables().find((one) => one.table === table);
}

function save(changed: Remembered): void {
  const others = rememberedTables().filter((one) => one.table !== changed.table);
  remember(KEY, [changed, ...others].slice(0, MOST));
}

/** Add keys, or the host's token, to what is known of a table. A newer key of a seat replaces the older one. */
export function keepKeys(table: string, keys: readonly SeatKey[], host = ""): void {
  const known = rememberedTable(table);
  const others = (known?.keys ?? []).filter((old) => !keys.some((key) => key.seat === old.seat));
  save({ ...known, table, host: host || known?.host || "", keys: [...others, ...keys], when: Date.now() });
}

/** Remember how a table stands; tables that were only watched are not remembered. */
export function keepSeen(info: TableInfo): void {
  const known = rememberedTable(info.table);
  if (known) save({ ...known, when: Date.now(), seen: info });
}

export function forgetTable(table: string): void {
  remember(KEY, rememberedTables().filter((one) => one.table !== table));
}

/** After a rematch the players go on with the same tokens. */
export function carryOver(from: string, to: string): void {
  const known = rememberedTable(from);
  if (known && !rememberedTable(to)) save({ table: to, host: known.host, keys: known.keys, when: Date.now() });
}

export function tokensOf(table: string): string[] {
  const known = rememberedTable(table);
  if (!known) return [];
  const tokens = known.keys.map((key) => key.token);
  return known.host ? [...tokens, known.host] : tokens;
}

/** The key of one of our own seats; empty if it is not ours. */
export function tokenOf(table: string, seat: number): string {
  return rememberedTable(table)?.keys.find((key) => key.seat === seat)?.token ?? "";
}

// -- links --

export const tableLink = (table: string): string => `${location.origin}/t/${table}`;

export const seatLink = (table: string, key: SeatKey): string => `${tableLink(table)}#seat=${key.seat}.${key.token}`;

/** The key in a seat's link, if there is one. */
export function keyInLink(hash: string): SeatKey | undefined {
  const found = /^#seat=([0-3])\.([\w-]{16,64})$/.exec(hash);
  return found ? { seat: Number(found[1]), token: found[2]! } : undefined;
}

/** The table a pasted link or bare id speaks of, with the part after #. */
export function pathInLink(text: string): string | undefined {
  const found = /^(?:https?:\/\/[^/\s]+)?(?:\/?t\/)?([\w-]{6,64})(#seat=[0-3]\.[\w-]{16,64})?$/.exec(text.trim());
  return found ? `/t/${found[1]}${found[2] ?? ""}` : undefined;
}
