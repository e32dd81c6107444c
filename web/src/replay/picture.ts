// A moment as a picture to share: who stands where, and the track with the runners on it.
import { Places } from "../cubitos/hexes.ts";
import { type Brush, colour, drawPicture, sheet, write } from "../design/canvas.ts";
import type { CubitosContent, CubitosView, DrawnTrack, View } from "../lib/messages.ts";

export interface Words {
  title: string;
  subtitle: string;
  name: (seat: number) => string;
  line: (seat: number) => string; // what is told of a player besides
}

const MAP = { left: 560, top: 200, width: 570, height: 350 };

export function drawMoment(view: View, content: CubitosContent, words: Words): Promise<Blob> {
  return drawPicture(words.title, words.subtitle, (brush) => {
    view.players.forEach((_, seat) => {
      const y = 240 + seat * 90;
      brush.fillStyle = colour(`--seat-${seat}`);
      brush.beginPath();
      brush.arc(95, y - 12, 24, 0, 2 * Math.PI);
      brush.fill();
      write(brush, words.name(seat), 150, y, 40, colour("--ink"), 360, 750);
      write(brush, words.line(seat), 150, y + 34, 24, colour("--ink-soft"), 360);
    });
    if (view.game === "cubitos") drawMap(brush, view as CubitosView, content);
  });
}

/** The track on which the leader runs. */
function drawMap(brush: Brush, view: CubitosView, content: CubitosContent): void {
  const leader = view.players.find((player) => player.place === 1) ?? view.players[0]!;
  const track = content.tracks[leader.track];
  if (!track) return;
  const { left, top, width, height } = MAP;
  sheet(brush, left, top, width, height);
  const places = new Places(false);
  const box = places.bounds(track);
  const scale = Math.min(width / box.width, height / box.height);
  brush.save();
  brush.translate(left + (width - box.width * scale) / 2 - box.x * scale, top + (height - box.height * scale) / 2 - box.y * scale);
  brush.scale(scale, scale);
  drawGround(brush, track, places);
  view.players.forEach((player, seat) => {
    if (player.track !== leader.track) return;
    const { x, y } = placeOf(player.space, track, places);
    const aside = (seat - (view.players.length - 1) / 2) * 9;
    brush.fillStyle = colour(`--seat-${seat}`);
    brush.strokeStyle = colour("--surface");
    brush.lineWidth = 3;
    brush.beginPath();
    brush.arc(x + aside, y, 11, 0, 2 * Math.PI);
    brush.fill();
    brush.stroke();
  });
  brush.restore();
}

function placeOf(space: string, track: DrawnTrack, places: Places): { x: number; y: number } {
  if (space === "start") return places.middleOf(track.start);
  if (space === "finish") return places.middleOf(track.finish);
  const found = track.spaces.find((one) => one.name === space);
  return found ? places.centre([found.row, found.column]) : places.middleOf(track.start);
}

function drawGround(brush: Brush, track: DrawnTrack, places: Places): void {
  const fill = (path: string, style: string): void => {
    brush.fillStyle = style;
    brush.fill(new Path2D(path));
  };
  for (const cell of [...track.start, ...track.finish]) fill(places.hexagon(cell, 19), colour("--good-soft"));
  for (const cell of track.walls) fill(places.hexagon(cell, 19), colour("--wall"));
  const [dry, wet] = [colour("--space"), colour("--water")];
  for (const { row, column, water } of track.spaces) fill(places.hexagon([row, column], 19), water ? wet : dry);
  brush.strokeStyle = colour("--red-line");
  brush.lineWidth = 4;
  brush.stroke(new Path2D(places.redLines(track)));
}
