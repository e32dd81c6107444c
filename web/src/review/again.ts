// Trying a moment again: a table that begins in it, with fresh dice; one's own seat for oneself, the others for bots.
import { bot, goOnFrom, named, person } from "../lib/tables.ts";
import { momentAt, type ToldFrom } from "../replay/told_from.ts";

export async function tryAgain(from: ToldFrom, at: number, seat: number, seats: number): Promise<void> {
  const plans = named(Array.from({ length: seats }, (_, number) => (number === seat ? person() : bot())));
  await goOnFrom({ moment: momentAt(from, at), seats: plans });
}
