// How fast beats are played: by the player's setting, faster for others' deeds when the table is far ahead.
import type { Speed } from "../lib/settings.svelte.ts";

export const SLOWNESS: Record<Speed, number> = { relaxed: 1.5, normal: 1, brisk: 0.5, off: 0 };

const HURRIED = 3_000; // milliseconds behind from which others' beats run at double speed
const LATE = 6_000; // and from which they are told in the log only

/** By what the lengths of a beat are multiplied; 0: it is not played, only told. One's own beats are never hurried. */
export function slownessOf(speed: Speed, own: boolean, behind: number): number {
  const slowness = SLOWNESS[speed];
  if (own || behind <= HURRIED) return slowness;
  return behind > LATE ? 0 : slowness / 2;
}
