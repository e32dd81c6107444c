// Racing in contests: by the key of this browser, with a secret for the seat of each of our races.
import { api } from "../lib/api.ts";
import type { ContestTold } from "../lib/messages.ts";
import { keepKeys } from "../lib/session.ts";
import { router } from "../lib/router.svelte.ts";
import { newSecret, ownKey } from "../lib/own_key.ts";
import { recall, remember } from "../lib/storage.ts";
import { bot, named, ownName } from "../lib/tables.ts";

const TOKENS = "cubecup.contests";
const MOST = 60; // tokens that are remembered

/** The same each time we ask for our race of a contest: if an answer is lost, the race is not. */
export function seatToken(contest: string): string {
  const found = recall(TOKENS);
  const known = Array.isArray(found) ? (found as [string, string][]) : [];
  const mine = known.find(([id]) => id === contest);
  if (mine) return mine[1];
  const token = newSecret();
  remember(TOKENS, [[contest, token], ...known].slice(0, MOST));
  return token;
}

/** Begin a race of a contest, or go on with the one that counts. */
export async function raceIn({ contest, against }: ContestTold): Promise<void> {
  const token = seatToken(contest);
  const bots = named(against.map((level) => bot(level))).map(({ name }) => name ?? "");
  const made = await api.tryContest(contest, { key: ownKey(), token, name: ownName(), bots });
  keepKeys(made.table, [{ seat: 0, token }]);
  router.go(`/t/${made.table}`);
}
