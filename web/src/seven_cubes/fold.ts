// A game of Seven Cubes, event by event: what each word of the engine's catalogue
// (src/cubecup/seven_cubes/events.py) does to the view.
import { commonFolds, folded, type Folds, unchanged, withPlayer } from "../lib/fold.ts";
import type { SevenCubesColor, SevenCubesEvent, SevenCubesView } from "../lib/messages.ts";

const pawn = (view: SevenCubesView, seat: number, [cell]: [string]): SevenCubesView => withPlayer(view, seat, { pawn: cell });

function collect(view: SevenCubesView, seat: number, color: SevenCubesColor): SevenCubesView {
  return withPlayer(view, seat, { collected: [...view.players[seat]!.collected, color] });
}

const FOLDS: Folds<SevenCubesView, SevenCubesEvent> = {
  ...commonFolds<SevenCubesView>(),
  pass: unchanged,
  draw: unchanged,
  turn: (view, seat) => ({ ...view, turn: seat }),
  corner: pawn,
  jump: pawn,
  step: pawn,
  warp: pawn,
  used: (view, _, used) => ({ ...view, used }),
  take: (view, seat, [color, cell]) => collect({ ...view, board: { ...view.board, [cell]: null } }, seat, color),
  steal: (view, seat, [victim, color]) => {
    const robbed = view.players[victim]!;
    const without = (colors: SevenCubesColor[]): SevenCubesColor[] => colors.filter((one) => one !== color);
    const change = { pawn: null, row: [...without(robbed.row), color], collected: without(robbed.collected) };
    return collect(withPlayer(view, victim, change), seat, color);
  },
  protect: (view, seat, [cubes]) => withPlayer(view, seat, { protected: view.players[seat]!.row.slice(0, cubes) }),
  next: (view, seat, [color]) => withPlayer(view, seat, { next: color ?? null }),
};

/** Every word this fold knows. */
export const FOLDED: readonly string[] = Object.keys(FOLDS);

/** The game after an event. */
export const fold = (view: SevenCubesView, event: SevenCubesEvent): SevenCubesView => folded(FOLDS, view, event);
