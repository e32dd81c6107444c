// The signs of a track and their meanings, for those who cannot point at a space to read about it.
import type { IconName } from "../dice/icons.ts";
import type { DrawnTrack, Space } from "../lib/messages.ts";
import { capital, t } from "../lib/texts.svelte.ts";
import { rewardWords } from "./wording.ts";

export const REWARD_ICONS: Record<string, IconName> = { credits: "credit", fan: "fan", lose: "lose", gain: "gain" };

export interface Sign {
  icon: IconName;
  words: string;
}

function signsOn({ rewards, water, jet, shortcut }: Space): Sign[] {
  const signs: Sign[] = (rewards ?? []).map((reward) => ({
    icon: REWARD_ICONS[reward.kind] ?? "credit",
    words: rewardWords(reward),
  }));
  if (jet) signs.push({ icon: "jet", words: t("terrain-jet-pack") });
  if (shortcut?.by_foot) signs.push({ icon: "footpath", words: t("terrain-shortcut-movement") });
  else if (shortcut) signs.push({ icon: "stones", words: t("terrain-shortcut-money") });
  if (water) signs.push({ icon: "water", words: t("terrain-water") });
  return signs;
}

/** Every sign of a track once, those of one kind together. */
export function signsOf(track: DrawnTrack): Sign[] {
  const found = new Map(track.spaces.flatMap(signsOn).map((sign) => [sign.words, { ...sign, words: capital(sign.words) }]));
  return [...found.values()].sort((a, b) => a.icon.localeCompare(b.icon) || a.words.localeCompare(b.words));
}
