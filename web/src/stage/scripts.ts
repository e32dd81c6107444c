// What each game brings for the stage, by its id.
import { beats as raceBeats } from "../cubitos/beats.ts";
import { fold as foldRace } from "../cubitos/fold.ts";
import type { CubitosEvent, CubitosView, SevenCubesEvent, SevenCubesView } from "../lib/messages.ts";
import { beats as sevenCubesBeats } from "../seven_cubes/beats.ts";
import { fold as foldSevenCubes } from "../seven_cubes/fold.ts";
import type { Script } from "./beat.ts";

const SCRIPTS: Record<string, Script> = {
  cubitos: { fold: (view, event) => foldRace(view as CubitosView, event as CubitosEvent), beats: raceBeats },
  "seven-cubes": { fold: (view, event) => foldSevenCubes(view as SevenCubesView, event as SevenCubesEvent), beats: sevenCubesBeats },
};

export function scriptOf(game: string): Script | undefined {
  return SCRIPTS[game];
}
