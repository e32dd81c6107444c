// Names as others read them: who is "You" on their own screen is somebody with a name on all others.
import { settings } from "./settings.svelte.ts";
import { t } from "./texts.svelte.ts";

// `web-you` in all languages: a table keeps the word of the one it was made in.
export const YOU: ReadonlySet<string> = new Set(["You", "Ви", "Вы", "Ty"]);

/** Whether a name says nothing to others, or there is none. */
export const isNameless = (name: string): boolean => !name || YOU.has(name);

/** What somebody is called whose name nobody knows. */
export const seatName = (seat: number): string => t("web-player", { n: seat + 1 });

/** A name to be told to others: of one's own seat the one that was told since, or as one speaks of oneself. */
export function nameForOthers(name: string, seat: number, mine: boolean): string {
  if (!isNameless(name)) return name;
  return mine ? settings.name.trim() || t("web-me") : seatName(seat);
}

/** What a seat of a race that is watched again is called here. */
export function nameHere(name: string, seat: number, mine: boolean): string {
  if (!isNameless(name)) return name;
  return mine ? t("web-you") : seatName(seat);
}
