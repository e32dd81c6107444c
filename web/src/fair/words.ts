// The words that this browser adds to the dice: one for each of its seats, given when the promise of the server is
// known and remembered for the proof.
import { api } from "../lib/api.ts";
import type { TableInfo } from "../lib/messages.ts";
import { recall, remember } from "../lib/storage.ts";
import { tokenOf } from "../lib/session.ts";

const KEY = "cubecup.dice";
const MOST = 60;
const CHAIN = 100; // races whose secrets were all settled by one promise; the next one has another (`fair/dice.py`)

/** What is remembered of the dice of a table. */
export interface Promised {
  table: string;
  commitment: string;
  words: Record<number, string>;
  first?: string; // where words of ours were given: that table, or of a rematch the first one
  race?: number; // of a rematch: the how manieth it is after that
}

export function newWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function all(): Promised[] {
  const found = recall(KEY);
  return Array.isArray(found) ? found.filter((one): one is Promised => typeof (one as Partial<Promised> | null)?.table === "string") : [];
}

export function promised(table: string): Promised | undefined {
  return all().find((one) => one.table === table);
}

/** Remember what was promised when we first came, and which words are ours; a promise is never replaced by another. */
export function keepPromise(info: TableInfo, words: Record<number, string> = {}): void {
  const known = promised(info.table);
  const first = known?.first ?? (Object.keys(words).length ? info.table : undefined);
  const kept = { ...known, first, table: info.table, commitment: known?.commitment || info.commitment, words: { ...known?.words, ...words } };
  remember(KEY, [kept, ...all().filter((one) => one.table !== info.table)].slice(0, MOST));
}

/** What was promised holds for rematches, too: their dice follow from the same chain of secrets, words and table. */
export function keepForRematch(from: string, to: string): void {
  const known = promised(from);
  const race = (known?.race ?? 0) + 1;
  if (known?.first && known.commitment && race < CHAIN && !promised(to)) {
    remember(KEY, [{ ...known, table: to, race }, ...all()].slice(0, MOST));
  }
}

/** Seats of ours that have no word yet get one, as long as the game has not begun. */
export async function giveWords(info: TableInfo, own: readonly number[]): Promise<void> {
  if (!info.commitment) return;
  const known = promised(info.table);
  if (!known) keepPromise(info);
  if (info.started) return;
  for (const seat of own.filter((seat) => !info.seats[seat]?.word)) {
    const word = known?.words[seat] ?? newWord();
    keepPromise(info, { [seat]: word }); // first, so that a lost answer costs nothing
    await api.giveWord(info.table, { seat, token: tokenOf(info.table, seat), word }).catch(() => undefined); // without it, the others' words are enough
  }
}
