// Dice that come down somewhere else than they flew: the landed one starts where the flying one was.
import { crossfade } from "svelte/transition";
import { cubicOut } from "svelte/easing";
import { motion, settings } from "../lib/settings.svelte.ts";
import { PACES } from "./pace.ts";

const FLIGHT = 160; // milliseconds

export const [leave, arrive] = crossfade({
  easing: cubicOut,
  duration: () => (motion() ? FLIGHT * PACES[settings.speed] : 0),
  fallback: () => ({ duration: 0 }),
});
