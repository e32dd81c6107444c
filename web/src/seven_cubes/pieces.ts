// Signs of this game in a 24 x 24 box: the five special tokens, and the shape of each player's series.
import { dot, type Stroke } from "../dice/strokes.ts";
import type { Special } from "./answers.ts";

const INK = "currentColor";

/** An arrow head at the end of an arm: the tip, and how far it spreads. */
function arrow(x: number, y: number, dx: number, dy: number): string {
  const [tx, ty] = [x + dx, y + dy];
  const [bx, by] = [tx - dx * 0.45, ty - dy * 0.45];
  const [sx, sy] = [-dy * 0.38, dx * 0.38];
  return `M${x} ${y}L${tx} ${ty}M${bx + sx} ${by + sy}L${tx} ${ty}L${bx - sx} ${by - sy}`;
}

const line = (d: string, width = 2.3): Stroke => ({ d, line: INK, width });

export const TOKEN_SIGNS: Record<Special, readonly Stroke[]> = {
  protection: [
    { d: "M12 2.2c2.6 1.8 5.4 2.7 8.4 2.8v6.2c0 5-3.2 8.6-8.4 10.8-5.2-2.2-8.4-5.8-8.4-10.8V5c3-.1 5.8-1 8.4-2.8z", fill: INK },
    { d: "M8.2 12l2.8 2.9 5-5.6", line: "var(--wood)", width: 2.4 },
  ],
  straight: [line(arrow(12, 10, 0, -8) + arrow(14, 12, 8, 0) + arrow(12, 14, 0, 8) + arrow(10, 12, -8, 0))],
  diagonal: [
    line(arrow(13.4, 10.6, 6.6, -6.6) + arrow(13.4, 13.4, 6.6, 6.6) + arrow(10.6, 13.4, -6.6, 6.6) + arrow(10.6, 10.6, -6.6, -6.6)),
  ],
  knight: [
    {
      d: "M6 21.4c-.4-4.6 1.2-7.4 4.6-9.8-1.8.4-3 1-4 2.2-1.8 1-3.6-.2-3.4-2.2.6-1.8 1.8-3 2.4-5C6.6 4.4 9 3.2 11 3l1.4-1.8 1.2 2.2c5.2 1 7.8 5 7.6 10.4-.1 3-1 5.4-1.6 7.6z",
      fill: INK,
    },
    { d: dot(9.4, 7.6, 1), fill: "var(--wood)" },
  ],
  warp: [line("M12.4 12.2a1.6 1.6 0 0 1 2.8 1.4c-.6 2.8-5.4 3-6.8-.4-1.4-4 2.4-7.4 6.6-6.6 5 1 7.2 7 3.8 11.4-3.8 4.6-12 3.6-14.6-2-2.4-5.6 1-12.4 7.2-13.4")],
};

/** Outlines of the four series, by their names. */
export const SERIES_SHAPES: Record<string, string> = {
  star: "M12 1.6l3.1 6.8 7.3.8-5.5 5 1.6 7.3L12 17.7l-6.5 3.8L7.1 14.2 1.6 9.2l7.3-.8z",
  square: "M5.5 3h13A2.5 2.5 0 0 1 21 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-13A2.5 2.5 0 0 1 5.5 3z",
  triangle: "M10.5 3a1.8 1.8 0 0 1 3 0l9 15.4a1.8 1.8 0 0 1-1.5 2.7H3a1.8 1.8 0 0 1-1.5-2.7z",
  circle: dot(12, 12, 10),
};
