// The result as a picture to share: who won, on steps as on the page, and how far everybody came.
import type { Creature } from "../../bots/creatures.ts";
import { type Brush, colour, drawPicture, WIDTH, write } from "../../design/canvas.ts";
import { paintBot, paintCube } from "../../dice/paint.ts";
import { COLORS } from "../../lib/kinds.ts";
import { distanceText, type Placed } from "./results.ts";

export interface Words {
  title: string;
  subtitle: string;
  name: (seat: number) => string;
}

const GROUND = 470; // where the steps stand
const HEIGHTS = [150, 110, 80, 55]; // by place
const COLUMN = { most: 300, gap: 24 };
const EDGE = 70; // of the picture

export function drawResults(placed: readonly Placed[], bots: readonly (Creature | undefined)[], words: Words): Promise<Blob> {
  const column = Math.min(COLUMN.most, (WIDTH - 2 * EDGE) / placed.length);
  const left = (WIDTH - column * placed.length) / 2;
  return drawPicture(words.title, words.subtitle, (brush) => {
    brush.textAlign = "center";
    placed.forEach((one, at) => drawColumn(brush, one, bots[one.seat], words.name(one.seat), left + column * (at + 0.5), column - COLUMN.gap));
    brush.textAlign = "start";
  });
}

function drawColumn(brush: Brush, { seat, told }: Placed, bot: Creature | undefined, name: string, middle: number, width: number): void {
  const height = HEIGHTS[told.place - 1] ?? HEIGHTS.at(-1)!;
  const face = told.place === 1 ? 120 : 92;
  brush.fillStyle = colour(`--seat-${seat}`);
  brush.beginPath();
  brush.roundRect(middle - width / 2, GROUND - height, width, height, [18, 18, 0, 0]);
  brush.fill();
  write(brush, String(told.place), middle, GROUND - height / 2 + 20, 56, colour("--surface"), width, 900);
  const y = GROUND - height - face / 2 - 8;
  if (bot) paintBot(brush, bot, middle, y, face);
  else paintCube(brush, COLORS[seat * 2]!, middle, y, face);
  write(brush, name, middle, GROUND + 46, 36, colour("--ink"), width, 750);
  write(brush, distanceText(told), middle, GROUND + 82, 24, colour("--ink-soft"), width);
}
