// The result as a picture to share: the order, and the course of the race.
import { type Brush, colour, drawPicture, sheet, write } from "../../design/canvas.ts";
import type { RaceResults } from "../../lib/messages.ts";
import { byPlace, courseOf, distanceText, type Point } from "./results.ts";

export interface Words {
  title: string;
  subtitle: string;
  name: (seat: number) => string;
}

const CHART = { left: 600, top: 190, width: 530, height: 340 };
const EDGE = 12; // between it and the lines

export function drawResults(results: RaceResults, words: Words): Promise<Blob> {
  return drawPicture(words.title, words.subtitle, (brush) => {
    byPlace(results).forEach(({ seat, told }, at) => {
      const y = 240 + at * 90;
      write(brush, `${told.place}.`, 70, y, 48, colour(`--seat-${seat}`), 70, 900);
      write(brush, words.name(seat), 150, y, 40, colour("--ink"), 400, 750);
      write(brush, distanceText(told), 150, y + 34, 24, colour("--ink-soft"), 400);
    });
    drawCourse(brush, results);
  });
}

function drawCourse(brush: Brush, results: RaceResults): void {
  const { lines, levels } = courseOf(results);
  const { left, top, width, height } = CHART;
  sheet(brush, left, top, width, height);
  brush.lineWidth = 3;
  brush.setLineDash([10, 8]);
  for (const { at, strong } of levels) if (strong) stroke(brush, [[0, at], [1, at]], colour("--red-line"));
  brush.setLineDash([]);
  brush.lineWidth = 6;
  brush.lineJoin = "round";
  lines.forEach((line, seat) => stroke(brush, line, colour(`--seat-${seat}`)));
}

function placed([x, y]: Point): Point {
  const { left, top, width, height } = CHART;
  return [left + EDGE + x * (width - 2 * EDGE), top + height - EDGE - y * (height - 2 * EDGE)];
}

function stroke(brush: Brush, points: Point[], style: string): void {
  brush.strokeStyle = style;
  brush.beginPath();
  points.map(placed).forEach(([x, y], at) => (at ? brush.lineTo(x, y) : brush.moveTo(x, y)));
  brush.stroke();
}
