// A game of Seven Cubes as beats: what each event looks like in time.
import type { Entry, SevenCubesEvent } from "../lib/messages.ts";
import type { Sound } from "../sound/score.ts";
import type { Beat, Scene } from "../stage/beat.ts";
import { newScene } from "../stage/scenes.ts";

const OTHERS = 0.8; // how much of its length a beat has that is somebody else's

/** Words with a beat of their own: milliseconds, and what is heard. All others happen together with the one before. */
const SHAPES: Partial<Record<SevenCubesEvent["word"], { length: number; sound?: Sound }>> = {
  corner: { length: 260, sound: "hop" },
  jump: { length: 320, sound: "hop" },
  step: { length: 260, sound: "hop" },
  warp: { length: 320, sound: "ability" },
  pass: { length: 200 },
  take: { length: 320, sound: "coin" },
  steal: { length: 520, sound: "bust" },
  protect: { length: 320, sound: "hit" },
  round: { length: 150 },
  win: { length: 900, sound: "finish" },
};

export function beats(entry: Entry, scene: Scene): Beat[] {
  const found: Beat[] = [];
  (entry.happened as SevenCubesEvent[]).forEach((event, index) => {
    const shape = SHAPES[event.word];
    const last = found.at(-1);
    if (!shape && last) {
      found[found.length - 1] = { ...last, told: [...last.told, { event, index }] };
      return;
    }
    const length = (shape?.length ?? 0) * (scene.own(event.seat) ? 1 : OTHERS);
    const beat: Beat = { kind: event.word, seat: event.seat, scene: newScene(), told: [{ event, index }], at: 0, length };
    found.push(shape?.sound ? { ...beat, sound: { sound: shape.sound } } : beat);
  });
  return found;
}
