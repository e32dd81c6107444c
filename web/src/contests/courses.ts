// Races of a board as lines of a chart: one's own and the best, from the start to the finish and beyond.
import type { CoursesTold, CourseTold } from "../lib/messages.ts";

const LINES = 4; // that can be told apart

/** One's own race first, then the best of the others. */
export function chosen({ courses }: CoursesTold): CourseTold[] {
  const own = courses.filter((course) => course.mine);
  return [...own, ...courses.filter((course) => !course.mine)].slice(0, LINES);
}

export interface CourseLines {
  lines: [x: number, y: number][][];
  finish: number; // its height
}

/** Round by round, the way as height from 0 to 1; who came beyond the finish makes it lie lower. */
export function linesOf(length: number, courses: readonly CourseTold[]): CourseLines {
  const rounds = Math.max(1, ...courses.map((course) => course.left.length));
  const way = Math.max(1, length, ...courses.flatMap((course) => course.left.map((left) => length - left)));
  const lines = courses.map(({ left }) => [length, ...left].map((steps, round): [number, number] => [round / rounds, (length - steps) / way]));
  return { lines, finish: length / way };
}
