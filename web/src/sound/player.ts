// Plays scores with Web Audio: no files to load. Nothing sounds before the player has touched the page.
import { settings } from "../lib/settings.svelte.ts";
import { type Detail, SCORES, type Sound, type Stroke } from "./score.ts";

interface Desk {
  audio: AudioContext;
  out: GainNode;
  noise: AudioBuffer;
}

const LOUDEST = 0.32;

let desk: Desk | undefined;

function ready(): Desk | undefined {
  if (!settings.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return undefined;
  desk ??= setUp(new AudioContext());
  if (desk.audio.state === "suspended") void desk.audio.resume();
  desk.out.gain.value = LOUDEST * settings.volume;
  return desk;
}

function setUp(audio: AudioContext): Desk {
  const out = audio.createGain();
  // Many dice at once must not be louder than a bust: peaks are pressed down together.
  out.connect(audio.createDynamicsCompressor()).connect(audio.destination);
  const noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return { audio, out, noise };
}

export function play(sound: Sound, detail: Detail = {}): void {
  const found = ready();
  if (found) for (const stroke of SCORES[sound](detail)) playStroke(found, stroke);
}

function playStroke({ audio, out, noise }: Desk, { by, at, length, hertz, to, loud }: Stroke): void {
  const begin = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + (by === "knock" ? 0.002 : 0.012));
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  volume.connect(out);
  if (by === "tone") {
    const tone = audio.createOscillator();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(hertz, begin);
    if (to) tone.frequency.exponentialRampToValueAtTime(to, begin + length);
    tone.connect(volume);
    tone.start(begin);
    tone.stop(begin + length + 0.02);
    return;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  filter.Q.value = by === "knock" ? 6 : 1;
  source.connect(filter).connect(volume);
  source.start(begin, 0, length + 0.02);
}

let held: { tone: OscillatorNode; volume: GainNode } | undefined;

/** One held note while a roll is in the air: higher and nearer the greater the risk (0 to 1). */
export function holdBreath(risk: number): void {
  release();
  const found = ready();
  if (!found || risk <= 0) return;
  const { audio, out } = found;
  const volume = audio.createGain();
  const tone = audio.createOscillator();
  tone.type = "sine";
  tone.frequency.setValueAtTime(110 + 90 * risk, audio.currentTime);
  tone.frequency.linearRampToValueAtTime(130 + 220 * risk, audio.currentTime + 2);
  volume.gain.setValueAtTime(0.0001, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.1 + 0.3 * risk, audio.currentTime + 0.4);
  tone.connect(volume).connect(out);
  tone.start();
  held = { tone, volume };
}

export function release(): void {
  if (!held || !desk) return;
  const { tone, volume } = held;
  const end = desk.audio.currentTime + 0.08;
  volume.gain.cancelScheduledValues(desk.audio.currentTime);
  volume.gain.setTargetAtTime(0.0001, desk.audio.currentTime, 0.02);
  tone.stop(end + 0.05);
  held = undefined;
}

/** A short shake of a phone that can, for those who want it. */
export function shake(pattern: number[]): void {
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
