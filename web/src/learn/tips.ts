// What the coach says, and when: each tip once, in the moment it is about. A moment is what the player is asked and how
// the table stands; no rule is known here.
import type { CubitosAsks, CubitosPlayer, CubitosView } from "../lib/messages.ts";

/** Parts of the table a tip can point at. */
export type Place =
  | "track" | "active" | "roll" | "draw" | "discard" | "start-die" | "draw-amount" | "actions" | "cards" | "fan" | "players";

export interface Moment {
  kind: CubitosAsks | ""; // of the pending choice; empty: none
  view: CubitosView;
  me: CubitosPlayer;
  won: boolean;
}

export interface Tip {
  id: string; // of its texts: learn-tip-<id>
  place?: Place;
  when: (moment: Moment, seen: ReadonlySet<string>) => boolean;
}

const asked =
  (...kinds: (CubitosAsks | "")[]) =>
  ({ kind }: Moment): boolean =>
    kinds.includes(kind);

const atPush = asked("push-or-pass");
const usesAbility = asked("use", "pool", "before-push", "would-bust", "late");
const anew = asked("draw", "push-or-pass");

// After these one can play alone.
const ENOUGH = ["goal", "dice", "push", "move", "buy"];

function isBehind({ view, me }: Moment): boolean {
  return view.players.some((player) => player.red_lines > me.red_lines);
}

const holds = (zone: object): boolean => Object.keys(zone).length > 0;

function hasStartDie({ me }: Moment): boolean {
  return "start" in me.roll || me.active.some((die) => die.startsWith("start"));
}

/** In the order of play: of several that fit a moment the first is told first. What a tip points at is there and not
 *  empty: a tip about a zone waits until something lies in it. */
export const TIPS: readonly Tip[] = [
  { id: "won", place: "players", when: ({ view, won }) => view.over && won },
  { id: "lost", place: "players", when: ({ view, won }) => view.over && !won },
  { id: "last-round", place: "track", when: ({ view }) => view.last_round },
  { id: "round", place: "roll", when: (moment) => anew(moment) && moment.view.round > 1 && holds(moment.me.roll) },
  { id: "behind", place: "draw-amount", when: (moment) => anew(moment) && isBehind(moment) },
  { id: "draw", place: "draw", when: (moment) => asked("draw")(moment) && holds(moment.me.draw) },
  { id: "dice", place: "active", when: (moment) => atPush(moment) && moment.me.active.length > 0 },
  { id: "missed", place: "roll", when: (moment, seen) => !seen.has("dice") && atPush(moment) && !moment.me.active.length && holds(moment.me.roll) },
  { id: "push", place: "actions", when: atPush },
  { id: "risk", place: "actions", when: (moment) => atPush(moment) && moment.me.at_risk },
  { id: "crown", place: "start-die", when: (moment) => atPush(moment) && hasStartDie(moment) },
  { id: "bust", place: "fan", when: ({ me, kind }) => me.busted && kind !== "" },
  { id: "leave", place: "roll", when: (moment) => asked("bust-discard")(moment) && holds(moment.me.roll) },
  { id: "use", place: "active", when: (moment) => usesAbility(moment) && moment.me.active.length > 0 },
  { id: "goal", place: "track", when: asked("move", "move-at-once") },
  { id: "move", place: "track", when: asked("move", "move-at-once") },
  { id: "ground", place: "track", when: asked("move") },
  { id: "reward", place: "actions", when: asked("reward") },
  { id: "buy", place: "cards", when: asked("buy") },
  { id: "discard", place: "discard", when: ({ kind, me }) => kind !== "" && holds(me.discard) },
  { id: "others", place: "players", when: (moment) => anew(moment) && moment.view.round > 1 },
  { id: "ready", when: (moment, seen) => anew(moment) && ENOUGH.every((id) => seen.has(id)) },
];

export function tipFor(moment: Moment, seen: ReadonlySet<string>): Tip | undefined {
  if (moment.view.over) return TIPS.find((tip) => tip.when(moment, seen));
  return TIPS.find((tip) => !seen.has(tip.id) && tip.when(moment, seen));
}
