// The shape that says what the colour of a die says, drawn in a 24 x 24 box in the ink of the die.
import type { Shape } from "../lib/kinds.ts";
import { dot, oval, type Stroke } from "./strokes.ts";

const INK = "currentColor";

function filled(...parts: string[]): Stroke[] {
  return [{ d: parts.join(""), fill: INK }];
}

export const SHAPES: Record<Shape, readonly Stroke[]> = {
  ring: [{ d: dot(12, 12, 7), line: INK, width: 3.4 }],
  disc: filled(dot(12, 12, 8.4)),
  crown: filled("M3 18.6 2.2 7.4l5.6 4.2L12 4.4l4.2 7.2 5.6-4.2-.8 11.2z"),
  paw: filled(oval(12, 16, 5.8, 4.8), dot(5, 11, 2.5), dot(9.4, 6.4, 2.6), dot(14.6, 6.4, 2.6), dot(19, 11, 2.5)),
  bone: filled(
    "M7.6 13.6 13.6 7.6a3.2 3.2 0 1 1 5-3.2 3.2 3.2 0 1 1-3.2 5L9.4 15.4a3.2 3.2 0 1 1-5 3.2 3.2 3.2 0 1 1 3.2-5z",
  ),
  sword: filled("M20.6 3.4 20 8.6l-8.2 8.2 1.8 1.8-1.8 1.8-2.4-2.4-3.2 3.2-2.6-2.6 3.2-3.2-2.4-2.4 1.8-1.8 1.8 1.8L16 4.4z"),
  leaf: filled("M20.8 3.2C9.6 3.4 3.6 8 4.4 15.6L2.8 19.8l2 .8 1.6-3.4C15.6 18.6 20.6 13 20.8 3.2zM8 14.2"),
  bat: filled("M15.2 3.6a3 3 0 0 1 5.2 5.2L10.6 16.6 7.4 13.4zM6.4 14.6l3 3-3.2 2a2 2 0 1 1-1.8-1.8z"),
  tail: filled("M2.6 19.4 6 11.6l2.2 2.8L12 4.6l3.8 9.8 2.2-2.8 3.4 7.8z"),
  cheese: [
    { d: "M2.6 11.4 15.4 3.8q6 1.6 6 7.6z", fill: INK },
    { d: "M2.6 13.4h18.8v6.2H2.6z", fill: INK },
  ],
  drop: filled("M12 2.4c4.4 5.2 6.8 8.8 6.8 12.2a6.8 6.8 0 0 1-13.6 0C5.2 11.2 7.6 7.6 12 2.4z"),
};
