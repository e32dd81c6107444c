// Where on the table an answer is given: each action text of the engine names a die, a space, a tray, an ability, a
// board or a face, or it is a plain button. This table is the only place that knows the verbs.
import type { CubitosVerb } from "../lib/messages.ts";
import type { Zone } from "./zones.ts";

/** The answer that decides nothing: one would rather see what others do. It is said in passing, beside the question. */
export const WAIT = "wait";

export type Target =
  | { at: "button"; verb: string }
  | { at: "die"; verb: string; zone: Zone; die: string } // die: `white`, or `white/symbol.u` in the Active Zone
  | { at: "tray"; verb: string; kind: string }
  | { at: "ability"; card: string; power: boolean; borrowed: boolean }
  | { at: "space"; verb: string; space: string }
  | { at: "seat"; verb: string; seat: number }
  | { at: "face"; face: string }
  | { at: "unit"; unit: string };

type Reading = (verb: string, words: string[]) => Target;

/** `white`, `white from roll`, `white/symbol from active`: without a zone it lies in Draw. */
const die: Reading = (verb, [name = "", , zone = "draw"]) => ({ at: "die", verb, zone: zone as Zone, die: name });
const tray: Reading = (verb, [kind = ""]) => ({ at: "tray", verb, kind });
const button: Reading = (verb) => ({ at: "button", verb });

const READINGS: Record<CubitosVerb, Reading> = {
  push: button,
  pass: button,
  roll: button,
  skip: button,
  done: button,
  ready: button,
  wait: button,
  stop: button,
  bust: button,
  accept: button,
  decline: button,
  jet: button,
  shortcut: button,
  take: die,
  lose: die,
  give: die,
  drop: (verb, [name = ""]) => ({ at: "die", verb, zone: "roll", die: name }),
  gain: tray,
  borrow: tray,
  buy: (verb, [what = ""]) => (what === "movement" ? { at: "button", verb: "buy-movement" } : { at: "tray", verb, kind: what }),
  step: (verb, [space = ""]) => ({ at: "space", verb, space }),
  reward: (verb, [space = ""]) => ({ at: "space", verb, space }),
  to: (verb, [seat = ""]) => ({ at: "seat", verb, seat: Number(seat) }),
  face: (_, [face = ""]) => ({ at: "face", face }),
  choose: (_, [unit = ""]) => ({ at: "unit", unit }),
  use: (_, [card = "", ...marks]) => ({
    at: "ability",
    card,
    power: marks.includes("power"),
    borrowed: marks.includes("borrowed"),
  }),
};

export function targetOf(action: string): Target {
  const [verb = "", ...words] = action.split(" ");
  if (!(verb in READINGS)) throw new Error(`an action the table does not know: ${action}`);
  return READINGS[verb as CubitosVerb](verb, words);
}

/** Answers that most people want, and ways out. */
export const FIRST: readonly string[] = ["push", "accept", "roll", "shortcut", "jet"];
const LAST: readonly string[] = ["pass", "stop", "done", "ready", "skip", "bust", "decline"];

/** As buttons stand: each has its place, whatever else is asked with it. */
export function inOrder(actions: readonly string[]): string[] {
  const rank = (action: string): number => (FIRST.includes(action) ? 0 : LAST.includes(action) ? 2 : 1);
  return [...actions].sort((a, b) => rank(a) - rank(b));
}

/** The parts of the table a question is about, to bring them to the front on a small screen. */
export type Place = "board" | "track" | "cards" | "players";

export function placeOf(actions: readonly string[]): Place {
  const targets = actions.map(targetOf);
  const has = (at: Target["at"]): boolean => targets.some((target) => target.at === at);
  if (has("space")) return "track";
  if (has("tray")) return "cards";
  return has("seat") ? "players" : "board";
}
