// A result of a contest as a picture to share: words, and a cube for every round.
import { colour, drawPicture, HEIGHT, write } from "../design/canvas.ts";

const CUBE = 34;
const GAP = 10;
const IN_ROW = 24;
const MOST = 48;

export function drawResult(words: string, rounds: number, won: boolean): Promise<Blob> {
  const [title = "", subtitle = "", ...more] = words.split("\n");
  return drawPicture(title, subtitle, (brush) => {
    more.forEach((line, at) => write(brush, line, 70, 230 + at * 60, 44, colour("--ink-soft"), 1060));
    brush.fillStyle = colour(won ? "--good" : "--seat-0");
    for (let round = 0; round < Math.min(rounds, MOST); round++) {
      const [column, row] = [round % IN_ROW, Math.floor(round / IN_ROW)];
      brush.beginPath();
      brush.roundRect(70 + column * (CUBE + GAP), HEIGHT - 200 + row * (CUBE + GAP), CUBE, CUBE, 8);
      brush.fill();
    }
  });
}
