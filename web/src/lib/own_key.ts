// The key of this browser: without an account it is who we are, for contests and for our shelf. The server knows its hash.
import { recall, remember } from "./storage.ts";

const KEY = "cubecup.key";

/** A secret of this browser. */
export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function isKey(found: unknown): found is string {
  return typeof found === "string" && /^[0-9a-f]{32,64}$/.test(found);
}

export function ownKey(): string {
  const known = recall(KEY);
  if (isKey(known)) return known;
  return takeKey(newSecret());
}

/** From now on we are whoever has this key. */
export function takeKey(key: string): string {
  remember(KEY, key);
  return key;
}
