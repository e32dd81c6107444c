// The proof of fair dice, worked out in this browser with WebCrypto: that the secret is the one that was promised, that
// our own words were mixed in, that every die follows from it, and that the dice are those we saw. The derivation is
// told in src/cubecup/fair/dice.py; which rolls there were and what dice show is told by the server.
import type { DiceTold, Entry, RollTold } from "../lib/messages.ts";

const DERIVATION = "cubecup-dice-1";
const SAME = "cubecup-same-1"; // the same dice for all who run a race apart from each other: src/cubecup/fair/same_dice.py
const SPAN = 2 ** 32;

/** What this browser remembers from before the race. */
export interface Witness {
  commitment: string; // empty: it was not there
  words: Record<number, string>; // of its own seats
  first?: string; // the table on which that was promised
  race?: number; // of a rematch: the how manieth it is after that, and so its place in the chain of secrets
  log: readonly Entry[]; // as far as it is known
}

/** `problem` is empty if all is as it was promised; else the id of a text (`fair-bad-...`). */
export interface Verdict {
  problem: string;
  facts: Record<string, number>;
}

type Key = CryptoKey;

/** Browsers compute only where nobody can listen in: over HTTPS, or on one's own machine. */
export const canCheck = (): boolean => typeof globalThis.crypto?.subtle !== "undefined";

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
const hex = (buffer: ArrayBuffer): string => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

async function hmacKey(raw: BufferSource): Promise<Key> {
  return crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

async function hmac(key: Key, text: string): Promise<ArrayBuffer> {
  return crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
}

export async function commitment(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(secret)));
}

/** The key of a table: of the secret, the table and the words of all seats. */
export async function tableKey(secret: string, table: string, words: readonly string[]): Promise<Key> {
  return hmacKey(await hmac(await hmacKey(bytes(secret)), [DERIVATION, table, ...words].join("\n")));
}

/** The key of a race that several run with the same dice. */
export async function raceKey(secret: string, race: string): Promise<Key> {
  return hmacKey(await hmac(await hmacKey(bytes(secret)), `${SAME}\n${race}`));
}

/** The numbers of a roll. */
export function numbers(key: Key, seat: number, roll: number, count: number, bound: number): Promise<number[]> {
  return read(key, `${seat}.${roll}`, count, bound);
}

/** Numbers from blocks of a key: those of 32 bits that would favour some results are left out. */
async function read(key: Key, what: string, count: number, bound: number): Promise<number[]> {
  const usable = SPAN - (SPAN % bound);
  const found: number[] = [];
  for (let block = 0; found.length < count; block++) {
    const mixed = new DataView(await hmac(key, `${what}.${block}`));
    for (let at = 0; at < mixed.byteLength; at += 4) {
      const number = mixed.getUint32(at);
      if (number < usable) found.push(number % bound);
    }
  }
  return found.slice(0, count);
}

/** How the numbers of each roll follow from the secret, for rolls in the order in which they were made. */
async function derivation({ by, secret, table, race, words, faces }: DiceTold): Promise<(roll: RollTold) => Promise<number[]>> {
  if (by === DERIVATION) {
    const key = await tableKey(secret, table, words);
    return ({ seat, roll, numbers: { length }, bound }) => numbers(key, seat, roll, length, bound);
  }
  const key = await raceKey(secret, race);
  const order = Object.keys(faces);
  const thrown = new Map<string, number>(); // how often a seat has rolled dice of a kind
  return async ({ seat, roll, numbers: { length }, bound, kinds }) => {
    if (seat < 0) return numbers(key, seat, roll, length, bound);
    const found: number[] = [];
    for (const kind of kinds) {
      const which = `${seat}.${order.indexOf(kind)}`;
      const nth = thrown.get(which) ?? 0;
      thrown.set(which, nth + 1);
      found.push(...(await read(key, `${which}.${nth}`, 1, bound)));
    }
    return found;
  };
}

const same = <T>(one: readonly T[], other: readonly T[]): boolean => one.length === other.length && one.every((part, at) => part === other[at]);

/** Whether the dice of a table that is over are those that were promised. */
export async function verify(told: DiceTold, witness: Witness): Promise<Verdict> {
  const bad = (problem: string, facts: Record<string, number> = {}): Verdict => ({ problem: `fair-bad-${problem}`, facts });
  if (told.by !== DERIVATION && told.by !== SAME) return bad("version");
  let promise = told.commitment;
  for (let race = 0; race < (witness.race ?? 0); race++) promise = await commitment(promise);
  if (witness.commitment && witness.commitment !== promise) return bad("promise");
  if ((await commitment(told.secret)) !== told.commitment) return bad("secret");
  if (witness.first && witness.first !== told.table) return bad("table");
  if (Object.entries(witness.words).some(([seat, word]) => told.words[Number(seat)] !== word)) return bad("word");
  const derived = await derivation(told);
  const next = new Map<number, number>(); // the next roll of each seat: none may be left out
  for (const thrown of told.rolls) {
    const { seat, roll, numbers: shown, kinds, shown: dice } = thrown;
    const facts = { seat: seat + 1, roll: roll + 1 };
    if (roll !== (next.get(seat) ?? 0)) return bad("roll", facts);
    next.set(seat, roll + 1);
    if (!same(await derived(thrown), shown)) return bad("roll", facts);
    if (seat >= 0 && !same(kinds.map((kind, at) => told.faces[kind]?.[shown[at]!]), dice)) return bad("roll", facts);
  }
  const differs = witness.log.find((entry) => !isAsSeen(told, entry, witness.log));
  return differs ? bad("seen", { entry: differs.seq }) : { problem: "", facts: {} };
}

/** Whether the server tells the same dice of an entry that we were told when it happened. */
function isAsSeen(told: DiceTold, entry: Entry, log: readonly Entry[]): boolean {
  if (log.some(({ undone }) => undone.includes(entry.seq))) return true;
  const known = told.rolls.filter((roll) => roll.entry === entry.seq && roll.seat >= 0);
  const seen = entry.happened.filter(({ word }) => word === "roll");
  return (
    known.length === seen.length &&
    known.every(({ seat, shown }, at) => seen[at]!.seat === seat && same(seen[at]!.details as string[], shown))
  );
}
