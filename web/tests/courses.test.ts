// Races of a board as lines: one's own and the best, from the start to the finish and beyond.
import { expect, it } from "vitest";
import { chosen, linesOf } from "../src/contests/courses.ts";
import type { CourseTold } from "../src/lib/messages.ts";

const course = (rank: number, left: number[], mine = false): CourseTold => ({
  rank, name: `Racer ${rank}`, mine, table: `t${rank}`, places: left.map(() => 1), left,
});

it("takes one's own race and the best of the others", () => {
  const courses = [1, 2, 3, 4, 5].map((rank) => course(rank, [5, 0])).concat(course(6, [9, -1], true));
  expect(chosen({ length: 12, courses }).map(({ rank }) => rank)).toEqual([6, 1, 2, 3]);
  expect(chosen({ length: 12, courses: courses.slice(0, 2) }).map(({ rank }) => rank)).toEqual([1, 2]);
});

it("begins at the start and ends at the finish, or above it", () => {
  const { lines, finish } = linesOf(12, [course(1, [6, 0]), course(2, [11, 7, -3])]);
  expect(lines[0]).toEqual([[0, 0], [1 / 3, 6 / 15], [2 / 3, 12 / 15]]);
  expect(lines[1]!.at(-1)).toEqual([1, 1]);
  expect(finish).toBe(12 / 15);
});

it("stays within the chart whatever there is to show", () => {
  expect(linesOf(0, [])).toEqual({ lines: [], finish: 0 });
  expect(linesOf(5, [course(1, [5])]).lines).toEqual([[[0, 0], [1, 0]]]);
});
