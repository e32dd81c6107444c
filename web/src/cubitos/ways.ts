// What a review tells of the position of a recording: for a map, the way that was run and the one that had been better.
import { createContext } from "svelte";
import type { Mistake, Walk } from "../lib/messages.ts";

/** What a review tells of an answer. */
export type Reviewed = Pick<Mistake, "number" | "seat"> & { walk?: Walk | null; better_walk?: Walk | null };

const [read, provide, provided] = createContext<() => Reviewed | undefined>();

export const setWays = provide;

/** What is told of the position that is shown; on a table that is no recording that is nothing. */
export const getWays = (): (() => Reviewed | undefined) => (provided() ? read() : () => undefined);

/** The spaces of a walk that lie on a track, in pieces: a walk may lead over a finish, and on the same track again. */
export function piecesOn({ places }: Walk, track: string, tracks: readonly string[]): string[][] {
  const pieces: string[][] = [];
  let last = -1;
  for (const [leg, space] of places) {
    if (tracks[Math.min(leg, tracks.length - 1)] !== track) continue;
    if (leg === last) pieces.at(-1)!.push(space);
    else pieces.push([space]);
    last = leg;
  }
  return pieces;
}
