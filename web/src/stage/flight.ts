// Dice that come down somewhere else than they flew: the landed one starts where the flying one was.
import { crossfade } from "svelte/transition";
import { cubicOut } from "svelte/easing";
import { motion } from "../lib/settings.svelte.ts";

export const [leave, arrive] = crossfade({ easing: cubicOut, duration: () => (motion() ? 160 : 0), fallback: () => ({ duration: 0 }) });
