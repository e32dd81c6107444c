// Races for those who do not want to choose: which set, and how long it is. What is quick, long or strange follows from
// the content, so another set or track needs no change here.
import type { Draft } from "./draft.svelte.ts";
import type { CubitosContent, DrawnTrack } from "./messages.ts";

export const PRESETS = ["quick", "family", "long", "strange"] as const;
export type Preset = (typeof PRESETS)[number];

type Raced = Pick<CubitosContent, "cards" | "sets" | "tracks">;

/** Spaces from the first start to the last finish. */
export function wayLength(content: Pick<Raced, "tracks">, tracks: readonly string[], laps: number): number {
  return laps * tracks.reduce((sum, id) => sum + (content.tracks[id]?.length ?? 0), 0);
}

export function setLength(content: Pick<Raced, "sets" | "tracks">, set: string): number {
  const { tracks, laps } = content.sets[set]!;
  return wayLength(content, tracks, laps);
}

/** What one meets on a track, by the id of its text. */
export function terrain(track: DrawnTrack): string[] {
  const found = (id: string, what: (space: DrawnTrack["spaces"][number]) => unknown): string[] => (track.spaces.some(what) ? [id] : []);
  return [
    ...found("terrain-water", (space) => space.water),
    ...found("terrain-jet-pack", (space) => space.jet),
    ...found("terrain-shortcut-movement", (space) => space.shortcut?.by_foot),
    ...found("terrain-shortcut-money", (space) => space.shortcut && !space.shortcut.by_foot),
  ];
}

/** The shortest, the middle and the longest of the sets. */
function setsByLength(content: Raced): Record<Exclude<Preset, "strange">, string> {
  const sets = Object.keys(content.sets).sort((a, b) => setLength(content, a) - setLength(content, b));
  return { quick: sets[0]!, family: sets[Math.floor(sets.length / 2)]!, long: sets.at(-1)! };
}

/** The track on which one meets most. */
function wildest({ tracks }: Raced): string {
  return Object.values(tracks).reduce((best, one) => (terrain(one).length > terrain(best).length ? one : best)).id;
}

/** Fill in the race; who plays stays as it is. */
export function choosePreset(draft: Draft, preset: Preset, content: Raced, chance: () => number = Math.random): void {
  draft.timing = "free";
  if (preset === "strange") {
    draft.takeCards("own", content);
    draft.shuffle(content, chance);
    draft.way = "own";
    draft.tracks = [wildest(content)];
    draft.laps = 1;
    return;
  }
  draft.cards = "set";
  draft.set = setsByLength(content)[preset];
  draft.way = "suggested";
}

/** The preset that the race is now, if it is one. */
export function presetOf(draft: Draft, content: Raced): Preset | undefined {
  if (draft.cards === "own") return draft.way === "own" ? "strange" : undefined;
  if (draft.way !== "suggested" || draft.timing !== "free") return undefined;
  const sets = setsByLength(content);
  return (["quick", "family", "long"] as const).find((preset) => sets[preset] === draft.set);
}
