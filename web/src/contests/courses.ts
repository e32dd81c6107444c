// Races of a board as lines: which are told apart by a colour, and where their points lie.
import type { CoursesTold, CourseTold } from "../lib/messages.ts";

const COLOURS = 4; // that can be told apart

export interface CourseLine {
  course: CourseTold;
  left: number[]; // spaces to the finish, from the start on
  named: boolean; // it has a colour of its own
  tone: string;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The best and one's own have colours; all others are there, but do not ask to be told apart. One's own is on top. */
export function linesOf({ length, courses }: CoursesTold): CourseLine[] {
  const own = courses.find((course) => course.mine);
  const coloured = [...(own ? [own] : []), ...courses.filter((course) => course !== own)].slice(0, COLOURS);
  const lines = courses.map((course) => {
    const at = coloured.indexOf(course);
    return { course, left: [length, ...course.left], named: at >= 0, tone: at < 0 ? "--line-strong" : `--seat-${at}` };
  });
  return lines.sort((a, b) => Number(a.course.mine) - Number(b.course.mine) || Number(a.named) - Number(b.named));
}

/** Where it stands after a round with so many spaces left: the start at the bottom, the farthest at the top. */
export function spread(lines: readonly CourseLine[], rounds: number, box: Box): (round: number, left: number) => [x: number, y: number] {
  const all = lines.flatMap((line) => line.left);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  return (round, left) => [
    box.left + (round / Math.max(1, rounds)) * box.width,
    box.top + ((left - least) / (most - least)) * box.height,
  ];
}
