// Races of a board as lines: one's own and the best have colours, and the start lies below the finish.
import { expect, it } from "vitest";
import { linesOf, spread } from "../src/contests/courses.ts";
import type { CourseTold } from "../src/lib/messages.ts";

const course = (rank: number, left: number[], mine = false): CourseTold => ({
  rank, name: `Racer ${rank}`, mine, table: `t${rank}`, places: left.map(() => 1), left,
});
const BOX = { left: 10, top: 20, width: 100, height: 50 };

it("gives colours to one's own race and to the best, and draws one's own last", () => {
  const courses = [1, 2, 3, 4, 5].map((rank) => course(rank, [5, 0])).concat(course(6, [9, -1], true));
  const lines = linesOf({ length: 12, courses });
  expect(lines.at(-1)!.course.rank).toBe(6);
  expect(lines.at(-1)!.tone).toBe("--seat-0");
  expect(lines.filter((line) => line.named).map((line) => line.course.rank).sort()).toEqual([1, 2, 3, 6]);
  expect(new Set(lines.filter((line) => !line.named).map((line) => line.tone))).toEqual(new Set(["--line-strong"]));
  expect(lines[0]!.left).toEqual([12, 5, 0]);
});

it("lays every point within the box, the finish above the start", () => {
  const lines = linesOf({ length: 12, courses: [course(1, [5, -3]), course(2, [11, 7, 2])] });
  const place = spread(lines, 3, BOX);
  expect(place(0, 12)).toEqual([10, 70]);
  expect(place(3, -3)).toEqual([110, 20]);
  expect(place(1, 0)[1]).toBeLessThan(place(1, 5)[1]);
});

it("has no lines of nothing", () => {
  expect(linesOf({ length: 0, courses: [] })).toEqual([]);
});
