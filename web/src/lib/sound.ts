// Short sounds made on the spot: no files to load. Browsers allow them only after the player has touched the page.
import { settings } from "./settings.svelte.ts";

export type Sound = "turn" | "roll" | "hit" | "bust" | "step" | "buy" | "win";

type Note = [hertz: number, start: number, length: number, loudness?: number];

const TUNES: Record<Sound, Note[]> = {
  turn: [[660, 0, 0.12], [880, 0.1, 0.22]],
  roll: [[190, 0, 0.04], [240, 0.06, 0.04], [170, 0.13, 0.05], [210, 0.2, 0.05, 0.5]],
  hit: [[740, 0, 0.08], [990, 0.06, 0.12]],
  bust: [[300, 0, 0.16], [200, 0.13, 0.3]],
  step: [[420, 0, 0.05, 0.6]],
  buy: [[880, 0, 0.06], [1170, 0.06, 0.14]],
  win: [[523, 0, 0.14], [659, 0.12, 0.14], [784, 0.24, 0.14], [1047, 0.36, 0.4]],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of TUNES[sound]) playNote(context, note);
}

function playNote(audio: AudioContext, [hertz, start, length, loudness = 1]: Note): void {
  const begin = audio.currentTime + start;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(0.16 * loudness, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length + 0.02);
}
