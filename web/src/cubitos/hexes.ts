// Where things lie on the drawn track. Cells are hexagons with a corner on top; rows and columns count from 1 and odd
// rows lie half a cell to the right (src/cubecup/cubitos/catalogue.py).
import type { Cell } from "../lib/content.ts";
import type { DrawnTrack, Space } from "../lib/messages.ts";

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const RADIUS = 20; // from the middle of a cell to a corner
const WIDTH = Math.sqrt(3) * RADIUS; // of a cell, and from one to the next
const ARROW = { long: 7, half: 4.5 };

const written = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;

export function path(...points: readonly Point[]): string {
  return `M${points.map(written).join("L")}z`;
}

/** Places of cells on the drawing; turned, the track runs downwards, which fits a phone held upright. */
export class Places {
  readonly turned: boolean;

  constructor(turned: boolean) {
    this.turned = turned;
  }

  #place(x: number, y: number): Point {
    return this.turned ? { x: -y, y: x } : { x, y };
  }

  centre([row, column]: Cell): Point {
    return this.#place((column + (row % 2 ? 0.5 : 0)) * WIDTH, row * 1.5 * RADIUS);
  }

  /** Corners clockwise; the first is on top, or on the right of a turned cell. */
  corners(cell: Cell, radius = RADIUS): Point[] {
    const middle = this.centre(cell);
    return [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = (Math.PI / 3) * corner - (this.turned ? 0 : Math.PI / 2);
      return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
    });
  }

  hexagon(cell: Cell, radius = RADIUS): string {
    return path(...this.corners(cell, radius));
  }

  /** The side two neighbouring cells share. */
  side(a: Cell, b: Cell): string {
    const there = this.centre(b);
    const far = (point: Point): number => Math.hypot(point.x - there.x, point.y - there.y);
    const [first, second] = this.corners(a).sort((one, other) => far(one) - far(other)) as [Point, Point];
    return `M${written(first)}L${written(second)}`;
  }

  /** Red lines run where neighbouring cells are of sections that follow each other; drawn as one path. */
  redLines(track: DrawnTrack): string {
    return crossings(track).map(([from, to]) => this.side(from, to)).join("");
  }

  /** Points on the red lines, to where the race goes on. */
  arrows(track: DrawnTrack): string {
    return crossings(track)
      .map(([from, to]) => {
        const [here, there] = [this.centre(from), this.centre(to)];
        const on = (along: number, aside: number): Point => ({
          x: (here.x + there.x) / 2 + ((there.x - here.x) * along + (there.y - here.y) * aside) / WIDTH,
          y: (here.y + there.y) / 2 + ((there.y - here.y) * along - (there.x - here.x) * aside) / WIDTH,
        });
        return path(on(0, -ARROW.half), on(ARROW.long, 0), on(0, ARROW.half));
      })
      .join("");
  }

  /** In which direction one leaves the start, in degrees clockwise; 0 is to the right. */
  outOfStart(track: DrawnTrack): number {
    const found = sections(track);
    const around = track.start.flatMap(neighbours).map((cell) => found.get(key(cell)));
    const ahead = around.filter((one) => one !== undefined && !track.start.some((cell) => key(cell) === key(one.cell)));
    const first = Math.min(...ahead.map((one) => one!.section));
    const exits = ahead.filter((one) => one!.section === first).map((one) => one!.cell);
    if (!exits.length) return 0;
    const [from, to] = [this.middleOf(track.start), this.middleOf(exits)];
    return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  }

  /** The box around all cells of a track, with a margin. */
  bounds(track: DrawnTrack, margin = 8): Box {
    const cells: Cell[] = [...track.start, ...track.finish, ...track.walls, ...track.spaces.map(cellOf)];
    const points = cells.flatMap((cell) => this.corners(cell));
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    const x = Math.min(...xs) - margin;
    const y = Math.min(...ys) - margin;
    return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
  }

  /** The middle of a big space. */
  middleOf(cells: readonly Cell[]): Point {
    const points = cells.map((cell) => this.centre(cell));
    const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
    const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
    return { x, y };
  }
}

/** As the map file is written. */
export const LYING = new Places(false);

export function bounds(track: DrawnTrack, margin?: number): Box {
  return LYING.bounds(track, margin);
}

export function neighbours([row, column]: Cell): Cell[] {
  const left = row % 2 ? column : column - 1;
  return [
    [row, column - 1],
    [row, column + 1],
    [row - 1, left],
    [row - 1, left + 1],
    [row + 1, left],
    [row + 1, left + 1],
  ];
}

const key = ([row, column]: Cell): string => `${row}.${column}`;

/** Sections by cell, the big spaces included. */
function sections(track: DrawnTrack): Map<string, { cell: Cell; section: number }> {
  const found = new Map<string, { cell: Cell; section: number }>();
  for (const cell of track.start) found.set(key(cell), { cell, section: 0 });
  for (const cell of track.finish) found.set(key(cell), { cell, section: track.lines });
  for (const space of track.spaces) {
    const cell: Cell = [space.row, space.column];
    found.set(key(cell), { cell, section: space.section });
  }
  return found;
}

/** Neighbouring cells with a red line between them, in the direction of the race. */
function crossings(track: DrawnTrack): [Cell, Cell][] {
  const found = sections(track);
  return [...found.values()].flatMap(({ cell, section }) =>
    neighbours(cell).flatMap((other): [Cell, Cell][] => (found.get(key(other))?.section === section + 1 ? [[cell, other]] : [])),
  );
}

export function cellOf(space: Space): Cell {
  return [space.row, space.column];
}

/** Where a runner stands on a space: of several runners each gets a place of its own. */
export function standing(middle: Point, at: number, of: number): Point {
  if (of === 1) return middle;
  const angle = (2 * Math.PI * at) / of - Math.PI / 2 + (of === 2 ? Math.PI / 2 : 0);
  const away = RADIUS * (of === 2 ? 0.42 : 0.5);
  return { x: middle.x + away * Math.cos(angle), y: middle.y + away * Math.sin(angle) };
}

/** The place to go to from `here` with an arrow key: the nearest one within 60 degrees of that direction. */
export function towards(here: Point, places: readonly Point[], arrow: string): number {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow];
  if (!direction) return -1;
  const [dx, dy] = direction as [number, number];
  let best = -1;
  let least = Infinity;
  places.forEach((place, at) => {
    const x = place.x - here.x;
    const y = place.y - here.y;
    const along = x * dx + y * dy;
    const distance = Math.hypot(x, y);
    if (along < distance * 0.5 || distance < 1) return;
    const cost = distance + (distance - along) * 1.5;
    if (cost < least) {
      least = cost;
      best = at;
    }
  });
  return best;
}
