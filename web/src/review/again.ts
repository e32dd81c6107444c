// Trying a moment again: a table that begins in it, with fresh dice; one's own seat for oneself, the others for bots.
import { api } from "../lib/api.ts";
import { router } from "../lib/router.svelte.ts";
import { keepKeys } from "../lib/session.ts";
import { bot, named, person } from "../lib/tables.ts";

export async function tryAgain(table: string, at: number, seat: number, seats: number): Promise<void> {
  const plans = named(Array.from({ length: seats }, (_, number) => (number === seat ? person() : bot())));
  const made = await api.goOn({ moment: { table, at }, seats: plans });
  keepKeys(made.table, made.keys, made.host);
  router.go(`/t/${made.table}`);
}
