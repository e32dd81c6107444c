// A race, event by event: what each word of the engine's catalogue (src/cubecup/cubitos/events.py) does to the view.
import { commonFolds, folded, type Folds, unchanged, withPlayer } from "../lib/fold.ts";
import type { CubitosEvent, CubitosKind, CubitosPlayer, CubitosView } from "../lib/messages.ts";

type Counts = CubitosPlayer["draw"];
type Counted = "draw" | "roll" | "discard" | "hand";
type Amounts = { [Name in keyof CubitosPlayer]?: CubitosPlayer[Name] extends number ? number : never };

const COUNTED: readonly Counted[] = ["draw", "roll", "discard", "hand"];
const UNITS = { money: "money", movement: "movement", water: "water_movement", credits: "credits" } as const;

const kindOf = (die: string): string => die.split("/")[0]!;

function counted(counts: Counts, kind: string, more: number): Counts {
  const { [kind]: before = 0, ...rest } = counts;
  return before + more ? { ...rest, [kind]: before + more } : rest;
}

/** Dice come into a zone, or leave it; active dice are no counts and have events of their own. */
function put(view: CubitosView, seat: number, kind: string, count: number, zone: string): CubitosView {
  const at = zone as Counted;
  return withPlayer(view, seat, { [at]: counted(view.players[seat]![at], kind, count) });
}

/** One die leaves a zone; among active dice it is known by its place. */
function take(view: CubitosView, seat: number, kind: string, zone: string, place: number): CubitosView {
  if (zone !== "active") return put(view, seat, kind, -1, zone);
  return withPlayer(view, seat, { active: view.players[seat]!.active.filter((_, at) => at !== place) });
}

/** Dice go back to their tray, or leave it; those on loan to that of their colour. */
function tray(view: CubitosView, kind: string, count: number): CubitosView {
  const own = kind.replace(/^borrowed-/, "") as CubitosKind;
  return { ...view, tray: { ...view.tray, [own]: view.tray[own] + count } };
}

function add(view: CubitosView, seat: number, amounts: Amounts): CubitosView {
  const player = view.players[seat]!;
  const sums = Object.entries(amounts).map(([name, amount]) => [name, Number(player[name as keyof CubitosPlayer]) + amount]);
  return withPlayer(view, seat, Object.fromEntries(sums) as Partial<CubitosPlayer>);
}

/** One die goes from its zone to another. */
const moved =
  (to: Counted) =>
  (view: CubitosView, seat: number, [kind, from, place]: [string, string, number]): CubitosView =>
    put(take(view, seat, kind, from, place), seat, kind, 1, to);

const step = (view: CubitosView, seat: number, [leg, space, movement, water]: [number, string, number, number]): CubitosView =>
  add(withPlayer(view, seat, { leg, space }), seat, { movement: -movement, water_movement: -water });

const FOLDS: Folds<CubitosView, CubitosEvent> = {
  ...commonFolds<CubitosView>(),

  phase: unchanged,
  push: unchanged,
  safe: unchanged,
  pass: unchanged,
  roll: unchanged,
  bust: unchanged,
  use: unchanged,
  swords: unchanged,
  "most-swords": unchanged,
  buy: unchanged,
  "no-purchase": unchanged,
  reward: unchanged,
  wait: unchanged,
  "by-turns": unchanged,

  begin: (view, _, [phase]) => ({ ...view, phase }),
  "tie-break": (view, _, [times]) => ({ ...view, tie_break: times }),
  "last-round": (view) => ({ ...view, last_round: true }),
  "start-die": (view, seat, [before]) => {
    const zones = COUNTED.map((zone) => [zone, counted(view.players[before]![zone], "start", -(view.players[before]![zone]["start"] ?? 0))]);
    const without = withPlayer(view, before, Object.fromEntries(zones) as Partial<CubitosPlayer>);
    return { ...put(without, seat, "start", 1, "roll"), start_player: seat };
  },

  draw: (view, seat, [kind, count, from, to]) => put(put(view, seat, kind, -count, from), seat, kind, count, to),
  recycle: (view, seat) => {
    const { draw, discard } = view.players[seat]!;
    const all = Object.entries(discard).reduce((counts, [kind, count]) => counted(counts, kind, count), draw);
    return withPlayer(view, seat, { draw: all, discard: {} });
  },
  throw: (view, seat, [from]) => withPlayer(view, seat, { [from]: {} }),
  miss: (view, seat, [kind, count]) => put(view, seat, kind, count, "roll"),
  hit: (view, seat, [die]) => withPlayer(view, seat, { active: [...view.players[seat]!.active, die] }),
  mark: (view, seat, [die, place]) =>
    withPlayer(view, seat, { active: view.players[seat]!.active.map((one, at) => (at === place ? die : one)) }),
  discard: moved("discard"),
  clear: (view, seat) => {
    const { active, discard } = view.players[seat]!;
    return withPlayer(view, seat, { active: [], discard: active.reduce((counts, die) => counted(counts, kindOf(die), 1), discard) });
  },
  pick: moved("hand"),
  rejoin: moved("roll"),
  borrow: (view, seat, [kind]) => put(tray(view, kind, -1), seat, `borrowed-${kind}`, 1, "hand"),
  return: (view, seat, [kind, count, from]) => tray(put(view, seat, kind, -count, from), kind, count),
  set: (view, seat, [kind]) => put(view, seat, kind, -1, "hand"),
  gain: (view, seat, [kind]) => put(tray(view, kind, -1), seat, kind, 1, "discard"),
  lose: (view, seat, [kind, from, place]) => tray(take(view, seat, kind, from, place), kind, 1),
  give: (view, seat, [kind, to, from, place]) => put(take(view, seat, kind, from, place), to, kind, 1, "discard"),

  earn: (view, seat, [unit, amount]) => add(view, seat, { [UNITS[unit]]: amount }),
  pay: (view, seat, [money, credits]) => add(view, seat, { money: -money, credits: -credits }),
  lapse: (view, seat, [unit, amount]) => add(view, seat, { [UNITS[unit]]: -amount }),
  fan: (view, seat, [fans]) => withPlayer(view, seat, { fans }),
  hand: (view, seat, [tokens]) => add(view, seat, { hand_tokens: tokens }),
  stake: (view, seat, [money, movement, water_movement, credits, swords]) =>
    withPlayer(view, seat, { at_stake: { money, movement, water_movement, credits, swords } }),

  step,
  shortcut: step,
  "buy-movement": (view, seat, [amount]) => add(view, seat, { movement: amount }),
  jet: (view, seat, [movement, water]) => add(view, seat, { movement, water_movement: water }),
};

/** Every word this fold knows. */
export const FOLDED: readonly string[] = Object.keys(FOLDS);

/** The race after an event. */
export const fold = (view: CubitosView, event: CubitosEvent): CubitosView => folded(FOLDS, view, event);
