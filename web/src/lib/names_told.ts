// Names as others read them: who is "You" on their own screen is somebody with a name on all others.
import { settings } from "./settings.svelte.ts";
import { t } from "./texts.svelte.ts";

/** Whether a name says something on one's own screen only. */
export const isNameless = (name: string): boolean => name === t("web-you");

/** The name they have told since, else the number of their seat. */
export function nameForOthers(name: string, seat: number): string {
  return isNameless(name) ? settings.name.trim() || t("web-player", { n: seat + 1 }) : name;
}
