// What is told, on a view: a view and an event make the view after it. A fold knows no rules, it moves what the event
// names (docs/events.md); views are never changed, parts that stay the same are shared.
import type { CubitosView, Happened, SevenCubesView } from "./messages.ts";

type AnyView = CubitosView | SevenCubesView;

/** What each word of a game's events does to its view. */
export type Folds<V extends AnyView, E extends Happened> = {
  readonly [W in E["word"]]: (view: V, seat: number, details: Extract<E, { word: W }>["details"]) => V;
};

/** A word that is only told: the events after it say what it brings about. */
export const unchanged = <V extends AnyView>(view: V): V => view;

/** Some fields of one player, anew. */
export function withPlayer<V extends AnyView>(view: V, seat: number, change: Partial<V["players"][number]>): V {
  return { ...view, players: view.players.map((player, at) => (at === seat ? { ...player, ...change } : player)) };
}

/** What every game may tell. */
export function commonFolds<V extends AnyView>() {
  return {
    forced: unchanged<V>,
    fact: (view: V, seat: number, [name, value]: [string, boolean | number | string]): V =>
      seat < 0 ? { ...view, [name]: value } : withPlayer(view, seat, { [name]: value } as Partial<V["players"][number]>),
    waiting: (view: V, _: number, seats: number[]): V => ({ ...view, waiting_for: seats }),
    win: (view: V, seat: number): V => ({ ...view, winners: [...view.winners, seat] }),
    round: (view: V, _: number, [round]: [number]): V => ({ ...view, round }),
  };
}

/** A view after an event, by the folds of its game. */
export function folded<V extends AnyView, E extends Happened>(folds: Folds<V, E>, view: V, event: E): V {
  const fold = folds[event.word as E["word"]] as ((view: V, seat: number, details: E["details"]) => V) | undefined;
  if (!fold) throw new Error(`an event the table does not know: ${event.word}`);
  return fold(view, event.seat, event.details);
}
