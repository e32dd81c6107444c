// Positions that show what a rule says, by the id of the rule. They are drawn by the parts of the table itself: dice in
// their zones, a piece of a printed track with runners, or the fan track. Captions: locales/*/pictures.ftl.
import { cellOf, neighbours } from "../cubitos/hexes.ts";
import type { Zone } from "../cubitos/zones.ts";
import type { Cell } from "../lib/content.ts";
import type { CubitosContent, DrawnTrack, Space } from "../lib/messages.ts";

/** Dice as a view names them, by zone: before, and after if something has happened. */
export type Dice = Partial<Record<Zone, readonly string[]>>;

export type Picture =
  | { show: "dice"; steps: readonly Dice[] }
  | { show: "track"; around: (track: DrawnTrack, space: Space) => boolean; runners?: "across" }
  | { show: "fans" };

const GRAY = ["light-gray", "light-gray"];
const THREE = ["light-gray/money1", "dark-gray/movement1", "white/symbol"];

/** Beside a space of the next section, a red line lies between. */
function atRedLine(track: DrawnTrack, space: Space): boolean {
  return around(track, space, 1).some((other) => other.section === space.section + 1);
}

const atWall = (track: DrawnTrack, space: Space): boolean => touching(track.walls, space).length > 1;

export const PICTURES: Partial<Record<string, Picture>> = {
  "ROLL-1": { show: "dice", steps: [{ draw: ["light-gray", "white", "dark-gray"] }, { roll: ["light-gray", "white", "dark-gray"] }] },
  "ROLL-5": { show: "dice", steps: [{ roll: ["light-gray", "white", "dark-gray"] }, { roll: GRAY.slice(1), active: ["white/symbol", "dark-gray/movement1"] }] },
  "ROLL-6": { show: "dice", steps: [{ roll: GRAY, active: THREE }] },
  "ROLL-9": { show: "dice", steps: [{ roll: GRAY, active: THREE }, { roll: GRAY, discard: ["light-gray", "dark-gray", "white"] }] },
  "ABIL-5": { show: "dice", steps: [{ active: ["orange/symbol", "orange/power"] }] },
  "TRACK-1": { show: "track", around: atWall },
  "TRACK-3": { show: "track", around: (_, space) => (space.rewards?.length ?? 0) > 1 },
  "TRACK-4": { show: "track", around: (_, space) => space.shortcut !== undefined },
  "TRACK-5": { show: "track", around: (_, space) => space.jet === true },
  "TRACK-7": { show: "track", around: atRedLine, runners: "across" },
  "TRACK-9": { show: "track", around: (track, space) => space.water === true && around(track, space, 1).filter((one) => one.water).length === 3 },
  "FAN-1": { show: "fans" },
};

export interface Piece {
  track: DrawnTrack;
  runners: Space[];
}

const REACH = 2; // steps around the space a picture is about

/** A piece of the first track that has such a space. */
export function pieceOf({ tracks }: CubitosContent, { around: wanted, runners }: Picture & { show: "track" }): Piece | undefined {
  for (const track of Object.values(tracks)) {
    const middle = track.spaces.find((space) => wanted(track, space) && around(track, space, REACH).length > 10);
    if (!middle) continue;
    const spaces = around(track, middle, REACH);
    const exit = middle.shortcut && track.spaces.find((space) => space.name === middle.shortcut?.to);
    if (exit) spaces.push(...around(track, exit, 1).filter((space) => !spaces.includes(space)));
    const beyond = spaces.find((space) => space.section === middle.section + 1);
    const walls = new Set(spaces.flatMap((space) => touching(track.walls, space)));
    return {
      track: { ...track, spaces, start: [], finish: [], walls: [...walls] },
      runners: runners && beyond ? [middle, beyond] : [],
    };
  }
  return undefined;
}

const key = ([row, column]: Cell): string => `${row}.${column}`;

function touching(cells: readonly Cell[], space: Space): Cell[] {
  const near = new Set(neighbours(cellOf(space)).map(key));
  return cells.filter((cell) => near.has(key(cell)));
}

/** The spaces within so many steps, this one first. */
function around(track: DrawnTrack, space: Space, steps: number): Space[] {
  const byCell = new Map(track.spaces.map((one) => [key(cellOf(one)), one]));
  const found = new Set([space]);
  for (let step = 0; step < steps; step += 1) {
    for (const one of [...found]) for (const cell of neighbours(cellOf(one))) if (byCell.has(key(cell))) found.add(byCell.get(key(cell))!);
  }
  return [...found];
}
