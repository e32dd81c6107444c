// The result as a picture to share, 1200 by 630: the order, and the course of the race.
import type { RaceResults } from "../../lib/messages.ts";
import { byPlace, courseOf, distanceText, scaleOf } from "./results.ts";

export interface Words {
  title: string;
  subtitle: string;
  name: (seat: number) => string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const CHART = { left: 600, top: 190, width: 530, height: 340 };

/** Colours as the page has them, so that the picture follows the theme. */
function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || "#808080";
}

export async function drawResults(results: RaceResults, words: Words): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  brush.fillStyle = colour("--table");
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  write(brush, words.title, 70, 100, 60, colour("--ink"), 1060, 900);
  write(brush, words.subtitle, 70, 150, 30, colour("--ink-soft"), 1060);
  byPlace(results).forEach(({ seat, told }, at) => {
    const y = 240 + at * 90;
    write(brush, `${told.place}.`, 70, y, 48, colour(`--seat-${seat}`), 70, 900);
    write(brush, words.name(seat), 150, y, 40, colour("--ink"), 400, 750);
    write(brush, distanceText(told), 150, y + 34, 24, colour("--ink-soft"), 400);
  });
  drawCourse(brush, results);
  write(brush, "Cube Cup", 70, HEIGHT - 40, 26, colour("--ink-soft"), 400, 750);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

function write(
  brush: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, fill: string, most: number, weight = 500,
): void {
  brush.font = `${weight} ${size}px ${colour("--font")}`;
  brush.fillStyle = fill;
  brush.fillText(text, x, y, most);
}

function drawCourse(brush: CanvasRenderingContext2D, results: RaceResults): void {
  const lines = courseOf(results);
  const { left, top, width, height } = CHART;
  brush.fillStyle = colour("--surface");
  brush.beginPath();
  brush.roundRect(left - 20, top - 20, width + 40, height + 40, 24);
  brush.fill();
  const place = scaleOf(lines, CHART);
  brush.lineWidth = 3;
  brush.setLineDash([10, 8]);
  stroke(brush, [place([0, 1]), place([1, 1])], colour("--red-line"));
  brush.setLineDash([]);
  brush.lineWidth = 6;
  brush.lineJoin = "round";
  for (const { seat, points } of lines) stroke(brush, points.map(place), colour(`--seat-${seat}`));
}

function stroke(brush: CanvasRenderingContext2D, points: [number, number][], style: string): void {
  brush.strokeStyle = style;
  brush.beginPath();
  points.forEach(([x, y], at) => (at ? brush.lineTo(x, y) : brush.moveTo(x, y)));
  brush.stroke();
}
