// Where things lie on the board: cells a1 to g7 with a1 in the south-west, drawn in boxes of 100 x 100.

export const SIZE = 7;
export const CELL = 100;
export const CENTRE = "d4";
export const CORNERS = { nw: "a7", ne: "g7", se: "g1", sw: "a1" } as const;

export type Corner = keyof typeof CORNERS;

const FILES = "abcdefg";

export interface Point {
  x: number;
  y: number;
}

/** All cells as one reads them: from the north-west, rank by rank. */
export const CELLS: readonly string[] = Array.from({ length: SIZE * SIZE }, (_, at) => {
  return `${FILES[at % SIZE]}${SIZE - Math.floor(at / SIZE)}`;
});

export const FILE_NAMES: readonly string[] = [...FILES];

export function cornerOf(cell: string): Corner | undefined {
  return (Object.keys(CORNERS) as Corner[]).find((corner) => CORNERS[corner] === cell);
}

/** Column and row from the north-west, from 0. */
export function place(cell: string): Point {
  return { x: FILES.indexOf(cell[0]!), y: SIZE - Number(cell[1]) };
}

export function middle(cell: string): Point {
  const { x, y } = place(cell);
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
}

/** A checkered ground, so that moves are easy to count. */
export function isDark(cell: string): boolean {
  const { x, y } = place(cell);
  return (x + y) % 2 === 1;
}

/** The way of a move as a path: a knight's goes two cells one way and then one across, all others are straight. */
export function way(from: string, to: string): string {
  const [a, b] = [middle(from), middle(to)];
  const [right, down] = [Math.abs(a.x - b.x) / CELL, Math.abs(a.y - b.y) / CELL];
  const bent = right + down === 3 && right * down === 2;
  const bend = right > down ? `${b.x} ${a.y}` : `${a.x} ${b.y}`;
  return bent ? `M${a.x} ${a.y}L${bend}L${b.x} ${b.y}` : `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Which of the cells an arrow key leads to: ahead, and the less aside the better. Undefined: none, or no arrow. */
export function towards(from: string, cells: readonly string[], key: string): string | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const here = place(from);
  let best: string | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const { x, y } = place(cell);
    const ahead = (x - here.x) * arrow.x + (y - here.y) * arrow.y;
    const aside = Math.abs((x - here.x) * arrow.y) + Math.abs((y - here.y) * arrow.x);
    const distance = ahead + 2 * aside;
    if (ahead > 0 && distance < least) [best, least] = [cell, distance];
  }
  return best;
}
