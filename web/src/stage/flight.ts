// Dice that come down somewhere else than they flew: the landed one starts where the flying one was.
import { crossfade } from "svelte/transition";
import { cubicOut } from "svelte/easing";
import { motion, settings } from "../lib/settings.svelte.ts";
import { SLOWNESS } from "./speed.ts";

const FLIGHT = 160; // milliseconds

const [send, receive] = crossfade({
  easing: cubicOut,
  duration: () => (motion() ? FLIGHT * SLOWNESS[settings.speed] : 0),
  fallback: () => ({ duration: 0 }),
});

type Flight = typeof send;

/** What cannot be seen, on a tab of the phone that is not shown, has no size and does not fly. */
const seen =
  (flight: Flight): Flight =>
  (node, params) =>
    node.getBoundingClientRect().width ? flight(node, params) : () => ({ duration: 0 });

export const leave = seen(send);
export const arrive = seen(receive);
