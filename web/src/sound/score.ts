// What each sound is made of, as data: knocks (cubes on wood), tones (what it means) and hisses (cloth, air).
// A player that knows Web Audio turns strokes into sound; here is only the composition, so tests can read it.
import { type Color, COLORS } from "../lib/kinds.ts";

export interface Stroke {
  by: "knock" | "tone" | "hiss";
  at: number; // seconds from the start of the sound
  length: number;
  hertz: number;
  to?: number; // where a tone glides
  loud: number; // 0 to 1; sounds are kept even, so that no volume suits only some of them
}

export type Sound =
  | "turn" | "press" | "tumble" | "land" | "hit" | "relief" | "bust" | "fan" | "coin" | "hop" | "line" | "ability"
  | "swords" | "buy" | "round" | "horn" | "finish" | "refuse";

/** What a sound may depend on: how many dice tumble, the colour that hit, how far one has come. */
export interface Detail {
  dice?: number;
  kind?: string;
  step?: number;
}

const MOST_KNOCKS = 14; // more dice than that are a louder crowd, not a longer one
const PENTATONIC = [0, 2, 4, 7, 9]; // in half tones

/** The n-th note of a scale in which nothing sounds wrong together. */
function note(n: number, base = 392): number {
  const octave = Math.floor(n / PENTATONIC.length);
  const half = PENTATONIC[n - octave * PENTATONIC.length]! + 12 * octave;
  return base * 2 ** (half / 12);
}

function tone(n: number, at: number, length: number, loud = 0.5): Stroke {
  return { by: "tone", at, length, hertz: note(n), loud };
}

function knock(at: number, hertz: number, loud = 0.6): Stroke {
  return { by: "knock", at, length: 0.05, hertz, loud };
}

/** Cubes against each other: never quite evenly, and the same every time for the same number of dice. */
function tumble(dice: number): Stroke[] {
  const knocks = Math.min(MOST_KNOCKS, 2 + dice);
  return Array.from({ length: knocks }, (_, at) => {
    const jitter = ((at * 7919) % 13) / 13;
    return knock(at * 0.055 + jitter * 0.03, 700 + 500 * jitter, (0.35 + 0.02 * Math.min(dice, 10)) * (1 - (0.4 * at) / knocks));
  });
}

/** Each colour has its own note, so that a practised ear hears what came. */
function hit(kind: string): Stroke[] {
  const at = COLORS.indexOf(kind as Color);
  return [knock(0, 900, 0.3), tone(at + 1, 0.01, 0.16), tone(at + 3, 0.06, 0.2, 0.35)];
}

export const SCORES: Record<Sound, (detail: Detail) => Stroke[]> = {
  turn: () => [tone(3, 0, 0.14), tone(5, 0.11, 0.26)],
  press: () => [knock(0, 420, 0.35)],
  tumble: ({ dice = 5 }) => tumble(dice),
  land: ({ step = 0 }) => [knock(0, 520 - 18 * Math.min(step, 10), 0.55)],
  hit: ({ kind = "" }) => hit(kind),
  relief: () => [{ by: "hiss", at: 0, length: 0.3, hertz: 1800, loud: 0.25 }, tone(4, 0.02, 0.28, 0.4)],
  bust: () => [
    knock(0, 140, 0.9),
    { by: "tone", at: 0.12, length: 0.55, hertz: 233, to: 104, loud: 0.55 },
    { by: "hiss", at: 0.12, length: 0.4, hertz: 500, loud: 0.2 },
  ],
  fan: ({ step = 0 }) => [tone(step % 6, 0, 0.12, 0.45), tone((step % 6) + 2, 0.09, 0.22, 0.45)],
  coin: () => [tone(7, 0, 0.06, 0.35), tone(9, 0.05, 0.22, 0.35)],
  hop: ({ step = 0 }) => [knock(0, 330 + 12 * (step % 12), 0.45), tone(step % 8, 0, 0.07, 0.25)],
  line: () => [knock(0, 300, 0.5), tone(5, 0, 0.2, 0.4)],
  ability: () => [{ by: "tone", at: 0, length: 0.24, hertz: 520, to: 1040, loud: 0.4 }],
  swords: () => [
    { by: "hiss", at: 0, length: 0.12, hertz: 5200, loud: 0.4 },
    { by: "tone", at: 0.02, length: 0.5, hertz: 1560, to: 1480, loud: 0.3 },
  ],
  buy: () => [tone(6, 0, 0.07, 0.4), tone(8, 0.06, 0.16, 0.4), knock(0.2, 480, 0.45)],
  round: () => [tone(0, 0, 0.2, 0.35), tone(3, 0.14, 0.3, 0.35)],
  horn: () => [
    { by: "tone", at: 0, length: 0.3, hertz: 294, to: 311, loud: 0.6 },
    { by: "tone", at: 0.28, length: 0.55, hertz: 440, to: 440, loud: 0.6 },
  ],
  finish: () => [0, 2, 3, 5, 7].map((n, at) => tone(n, at * 0.13, at === 4 ? 0.7 : 0.2, 0.5)),
  refuse: () => [knock(0, 220, 0.5), knock(0.09, 190, 0.5)],
};
