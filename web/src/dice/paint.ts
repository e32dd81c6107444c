// Creatures on a canvas, for pictures to share: the same strokes as on the page.
import { FACES } from "../bots/faces.ts";
import type { Creature as Bot } from "../bots/creatures.ts";
import { type Brush, colour } from "../design/canvas.ts";
import type { Color } from "../lib/kinds.ts";
import { CREATURES } from "./creatures.ts";
import type { Stroke } from "./strokes.ts";

const SIZE = 44; // of the square they are drawn for

/** Paints in a square with this middle and this edge. */
function inSquare(brush: Brush, x: number, y: number, edge: number, draw: () => void): void {
  brush.save();
  brush.translate(x - edge / 2, y - edge / 2);
  brush.scale(edge / SIZE, edge / SIZE);
  draw();
  brush.restore();
}

function paint(brush: Brush, strokes: readonly Stroke[]): void {
  brush.lineCap = brush.lineJoin = "round";
  for (const { d, fill, line, width } of strokes) {
    const path = new Path2D(d);
    if (fill) {
      brush.fillStyle = fill;
      brush.fill(path);
    }
    if (line) {
      brush.strokeStyle = line;
      brush.lineWidth = width ?? 2;
      brush.stroke(path);
    }
  }
}

export function paintBot(brush: Brush, bot: Bot, x: number, y: number, edge: number): void {
  inSquare(brush, x, y, edge, () => paint(brush, FACES[bot]));
}

/** A cube creature: its die, and the face on it. */
export function paintCube(brush: Brush, kind: Color, x: number, y: number, edge: number): void {
  inSquare(brush, x, y, edge, () => {
    for (const [name, top] of [[`--die-${kind}-side`, 4], [`--die-${kind}`, 0]] as const) {
      brush.fillStyle = colour(name);
      brush.beginPath();
      brush.roundRect(0.75, 0.75 + top, 42.5, 41.5, 11);
      brush.fill();
    }
    paint(brush, CREATURES[kind]);
  });
}
