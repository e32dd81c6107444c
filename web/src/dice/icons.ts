// Small signs in a 24 x 24 box: the currencies of the race in their colours, and plain glyphs in the colour of text.
import { dot, oval, type Stroke } from "./strokes.ts";

const INK = "currentColor";
const DARK = "var(--die-white-ink)";
const GOLD = "var(--die-yellow)";
const GOLD_EDGE = "var(--die-yellow-side)";

function lines(...parts: string[]): Stroke[] {
  return parts.map((d) => ({ d, line: INK, width: 2.2 }));
}

/** A small cube with a plus or minus on it. */
function cube(sign: string): Stroke[] {
  return [
    { d: "M3.4 9.4a4 4 0 0 1 4-4h9.2a4 4 0 0 1 4 4v8.2a4 4 0 0 1-4 4H7.4a4 4 0 0 1-4-4z", fill: "var(--die-light-gray-side)" },
    { d: "M3.4 6.8a4 4 0 0 1 4-4h9.2a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H7.4a4 4 0 0 1-4-4z", fill: "var(--die-white)", line: "var(--die-light-gray-side)", width: 1 },
    { d: sign, line: DARK, width: 2.8 },
  ];
}

export const ICONS = {
  money: [
    { d: dot(12, 12, 10), fill: GOLD_EDGE },
    { d: dot(12, 11.2, 9.4), fill: GOLD },
    { d: dot(12, 11.2, 6.8), line: GOLD_EDGE, width: 1.6 },
  ],
  movement: [
    { d: "M2.4 18.4V6.8c0-1.4 1-2.4 2.4-2.4h3.4c1 0 1.8.6 2.2 1.6l1.2 2.8c.5 1.2 1.4 1.8 2.6 2.1l3.6.9c2.8.7 4.2 2.6 4.2 5.4v1.2z", fill: "var(--die-start)", line: "var(--die-start-side)", width: 1.2 },
    { d: "M2.4 18.2h19.6v1a2 2 0 0 1-2 2H4.4a2 2 0 0 1-2-2z", fill: "#ffffff", line: "var(--die-start-side)", width: 1.2 },
    { d: "M11 11.6 9 13M13.4 13l-2 1.6", line: DARK, width: 1.5 },
  ],
  water: [
    { d: "M12 2.2c4.6 5.4 7.2 9.2 7.2 12.6a7.2 7.2 0 0 1-14.4 0c0-3.4 2.6-7.2 7.2-12.6z", fill: "var(--water-deep)" },
    { d: "M8.4 15.4a3.8 3.8 0 0 0 3.4 3.4", line: "#ffffff", width: 1.8 },
  ],
  credit: [
    { d: "M12 1.6 21 6.8v10.4l-9 5.2-9-5.2V6.8z", fill: "var(--die-purple-side)", line: "var(--die-purple-side)", width: 1.4 },
    { d: "M12 1.8 20.6 6.6v9.4L12 20.8 3.4 16V6.6z", fill: "var(--credit)" },
    { d: "M12 5.2 17.6 8.4v6L12 17.6l-5.6-3.2v-6z", line: "var(--die-purple)", width: 1.5 },
  ],
  fan: [
    { d: "M12 21.4C5 16.6 1.8 12.8 1.8 8.6a5.4 5.4 0 0 1 10.2-2.4 5.4 5.4 0 0 1 10.2 2.4c0 4.2-3.2 8-10.2 12.8z", fill: "var(--die-red)" },
    { d: "M5 8.6a2.8 2.8 0 0 1 2.4-2.8", line: "#ffffff", width: 1.7 },
  ],
  draw: [
    { d: "M6.2 11.6V6.4a1.7 1.7 0 0 1 3.4 0V4a1.7 1.7 0 0 1 3.4 0v1a1.7 1.7 0 0 1 3.4 0v2a1.6 1.6 0 0 1 3.2 0v8.2c0 4-2.6 6.8-6.8 6.8-3 0-4.8-1.2-6.2-3.6L3 13.6a1.8 1.8 0 0 1 3.2-2z", fill: "#ffd9b0", line: "#a2703c", width: 1.3 },
    { d: "M9.6 6.4v5M13 5v6M16.4 7v4.4", line: "#a2703c", width: 1.3 },
  ],
  sword: [
    { d: "M21.4 2.6 20.8 7.4 12.4 15.8 8.2 11.6 16.6 3.2z", fill: "#dfe5f2", line: "#59606f", width: 1.2 },
    { d: "M6 12.4l5.6 5.6M8.4 15.6l-4.8 4.8", line: "var(--die-brown)", width: 3 },
  ],
  lose: cube("M8.2 10.8h7.6"),
  gain: cube("M8.2 10.8h7.6M12 7v7.6"),
  jet: [
    { d: "M12 1.6c3.8 2.8 5 6.6 5 10.4l-1.6 4.4H8.6L7 12C7 8.2 8.2 4.4 12 1.6z", fill: "#ffffff", line: "#59606f", width: 1.2 },
    { d: "M7 11.4 3.6 15.4l.6 3.4 3.8-2.4zM17 11.4l3.4 4-.6 3.4-3.8-2.4z", fill: "var(--die-red)" },
    { d: "M9.4 17.2h5.2L12 23z", fill: "var(--die-orange)" },
    { d: dot(12, 9, 2.2), fill: "var(--die-blue)" },
  ],
  stones: [
    { d: oval(6.4, 16.8, 4.8, 3.4) + oval(15.8, 18.4, 4, 2.8) + oval(16.6, 9, 4.6, 3.2) + oval(8, 6.4, 3, 2.2), fill: "#8f96a3" },
    { d: oval(6.4, 15.8, 4.8, 3.2) + oval(15.8, 17.6, 4, 2.6) + oval(16.6, 8.2, 4.6, 3) + oval(8, 5.8, 3, 2), fill: "#d6dae2" },
  ],
  footpath: [
    { d: oval(8, 7.2, 3.2, 4.4) + oval(8, 14, 2.4, 2) + oval(16.4, 12, 3.2, 4.4) + oval(16.4, 19, 2.4, 2), fill: "#8a5a2c" },
  ],
  crown: [{ d: "M3 18.8 2 6.8l6 4.4L12 3.6l4 7.6 6-4.4-1 12z", fill: GOLD, line: GOLD_EDGE, width: 1.4 }],
  flag: [
    { d: "M5 22V3", line: INK, width: 2.2 },
    { d: "M6 3.6h14v10H6z", fill: "#ffffff", line: DARK, width: 1 },
    { d: "M6 3.6h3.5v3.3H6zM13 3.6h3.5v3.3H13zM9.5 6.9H13v3.4H9.5zM16.5 6.9H20v3.4h-3.5zM6 10.3h3.5v3.3H6zM13 10.3h3.5v3.3H13z", fill: DARK },
  ],
  bust: [
    { d: "M12 1.4l2.8 5.4 5.6-2.6-1.6 6 5 3.2-5.6 2.4 1 6-5.6-2.4L10 23l-.8-5.8-6 .8 3.2-5L2 9l6-.8.2-6z", fill: "var(--die-orange)", line: "var(--die-red)", width: 1.4 },
    { d: "M12 8v5M12 16.4h.1", line: DARK, width: 2.4 },
  ],
  bulb: [
    { d: "M12 2.4a6.8 6.8 0 0 0-3.6 12.6v2.4h7.2V15A6.8 6.8 0 0 0 12 2.4z", fill: GOLD, line: GOLD_EDGE, width: 1.4 },
    { d: "M9 20h6M10.4 22.6h3.2", line: INK, width: 2 },
  ],
  skip: lines("M4.5 5.5l7 6.5-7 6.5z", "M12.5 5.5l7 6.5-7 6.5z"),
  undo: lines("M8.4 5 3.8 9.4l4.6 4.4", "M4.4 9.4h9.4a5.4 5.4 0 0 1 0 10.8H8"),
  list: lines("M9 6.4h11M9 12h11M9 17.6h11", "M4 6.4h.1M4 12h.1M4 17.6h.1"),
  close: lines("M6 6l12 12M18 6 6 18"),
  check: lines("M4.6 12.8 9.8 18 19.6 6.6"),
  map: lines("M3.4 6.4 9 4l6 2.6L20.6 4v13.6L15 20l-6-2.6-5.6 2.4z", "M9 4.4v12.8M15 6.8v12.8"),
  cards: lines("M8.4 7.4a2 2 0 0 1 2-2h7.4a2 2 0 0 1 2 2v11.2a2 2 0 0 1-2 2h-7.4a2 2 0 0 1-2-2z", "M5 17V5.4a2 2 0 0 1 2-2h8"),
  people: lines(dot(9, 8, 3.4), "M2.8 19.6a6.2 6.2 0 0 1 12.4 0", "M15.4 5a3.2 3.2 0 0 1 .4 6.2M18 14.6a6 6 0 0 1 3.2 5"),
  dice: lines("M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z", "M8.6 8.6h.1M15.4 15.4h.1M12 12h.1"),
  log: lines("M4 5.6h16v10.8h-8.6L7 20.2v-3.8H4z", "M8 9.2h8M8 12.6h5"),
  info: lines(dot(12, 12, 9), "M12 11v5.4M12 7.6h.1"),
} satisfies Record<string, readonly Stroke[]>;

export type IconName = keyof typeof ICONS;
