// Words for tours, from what the server tells.
import type { SentenceTold, TourPlace } from "../lib/messages.ts";
import { t } from "../lib/texts.svelte.ts";

export const tourName = (kind: string): string => t(`tours-name-${kind}`);

/** "Champion Tour, race 2 of 7". */
export function placeInTour({ kind, race, races }: TourPlace): string {
  return t("touring-place", { tour: tourName(kind), race, races });
}

export const sentence = ({ text, facts }: SentenceTold): string => t(text, facts);

/** Whether a tour goes on after a race that is over, and nobody has started the next one yet. */
export function goesOn(info: { over: boolean; tour?: TourPlace | null; next_table?: string | null }): boolean {
  return info.over && !!info.tour && info.tour.race < info.tour.races && !info.next_table;
}
