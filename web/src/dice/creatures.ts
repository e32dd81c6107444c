// Eight cube creatures, one for each colour of ability dice, drawn for the 44 x 42 face of a die.
// The plastic of the die is their skin, so only what differs from it is painted.
import type { Color } from "../lib/kinds.ts";
import { dot, oval, type Stroke } from "./strokes.ts";

const INK = "#2a2233";
const SNOW = "#ffffff";
const CREAM = "#fdeed8";
const PINK = "#f58fa0";

/** Two round white eyes with pupils that look a little inwards. */
function eyes(left: number, right: number, y: number, r: number): Stroke[] {
  return [
    { d: dot(left, y, r) + dot(right, y, r), fill: SNOW },
    { d: dot(left + 0.6, y + 0.4, r * 0.56) + dot(right - 0.6, y + 0.4, r * 0.56), fill: INK },
    { d: dot(left + 1.2, y - 0.6, r * 0.2) + dot(right, y - 0.6, r * 0.2), fill: SNOW },
  ];
}

function beads(left: number, right: number, y: number, r: number): Stroke[] {
  return [
    { d: dot(left, y, r) + dot(right, y, r), fill: INK },
    { d: dot(left + r * 0.35, y - r * 0.35, r * 0.34) + dot(right + r * 0.35, y - r * 0.35, r * 0.34), fill: SNOW },
  ];
}

const CAT: Stroke[] = [
  { d: "M6 19 7.5 4.5 19 10.5zM38 19 36.5 4.5 25 10.5z", fill: "#cbbfa6" },
  { d: "M9 14.5 9.8 8.2 15.5 11.2zM35 14.5 34.2 8.2 28.5 11.2z", fill: PINK },
  ...beads(14.5, 29.5, 20.5, 3.1),
  { d: "M19.6 25.4h4.8L22 28.4z", fill: PINK, line: PINK, width: 1 },
  { d: "M22 28.6q-2.6 4.4-6.4 1.8M22 28.6q2.6 4.4 6.4 1.8", line: INK, width: 1.8 },
  { d: "M4 24.6l6.6.6M4.6 30l6.2-1.6M40 24.6l-6.6.6M39.4 30l-6.2-1.6", line: "#8a7f6a", width: 1.5 },
];

const DOG: Stroke[] = [
  { d: "M13 8.5C7 6.5 3 13 4 25c.3 3.4 5.6 3.2 7-.4z", fill: "#4a2810" },
  { d: "M31 8.5c6-2 10 4.5 9 16.5-.3 3.4-5.6 3.2-7-.4z", fill: "#4a2810" },
  { d: oval(29, 18, 5.4, 6), fill: "#a86a3a" },
  ...eyes(15.6, 28.4, 17.6, 3.5),
  { d: oval(22, 28.4, 9.6, 7.6), fill: CREAM },
  { d: "M19.2 31h5.6v3.6a2.8 2.8 0 0 1-5.6 0z", fill: PINK },
  { d: oval(22, 24.6, 3.6, 2.5), fill: INK },
  { d: "M22 27v3M16.6 29.4q2.4 2.6 5.4.6q3 2 5.4-.6", line: INK, width: 1.6 },
];

const CRAB: Stroke[] = [
  { d: "M10 32l-4.4 4M15.6 34.6l-2.6 4.6M28.4 34.6l2.6 4.6M34 32l4.4 4", line: "#7d1119", width: 2.4 },
  { d: "M16.6 17 15.4 9M27.4 17l1.2-8", line: "#ff8a86", width: 2.6 },
  { d: oval(22, 25.6, 13, 10), fill: "#f0666a" },
  { d: "M4.2 22.6C1.6 17 4.4 11.6 9.6 11.4L8.4 15.8l4.6-1.6c1.4 5-2.4 9.4-6.6 9.2z", fill: "#ff8a86" },
  { d: "M39.8 22.6c2.6-5.6-.2-11-5.4-11.2l1.2 4.4-4.6-1.6c-1.4 5 2.4 9.4 6.6 9.2z", fill: "#ff8a86" },
  ...eyes(15.2, 28.8, 8.4, 4),
  { d: "M15 26.4q7 6.6 14 0", line: INK, width: 2 },
  { d: oval(12.6, 24, 2, 1.3) + oval(31.4, 24, 2, 1.3), fill: "#d3303a" },
];

const PINEAPPLE: Stroke[] = [
  { d: "M22 1.4 25.4 11h-6.8zM11.8 3.4l9.4 8-7.4 1.4zM32.2 3.4l-9.4 8 7.4 1.4z", fill: "#14572a" },
  { d: oval(22, 26.4, 12.6, 13.2), fill: "#ffd557" },
  { d: "M13.6 18 31 35M10.4 24.4 25.4 39M30.4 18 13 35M33.6 24.4 18.6 39", line: "#e3a521", width: 1.5 },
  { d: "M10.6 20.4h10v3.4a5 5 0 0 1-10 0zM23.4 20.4h10v3.4a5 5 0 0 1-10 0z", fill: INK },
  { d: "M9.6 20.8h24.8", line: INK, width: 2 },
  { d: "M13 22.6l2.4 2.6M25.8 22.6l2.4 2.6", line: "#8fa3c9", width: 1.4 },
  { d: "M17.4 32q4.6 3.8 9.2 0", line: INK, width: 2 },
];

const BEAVER: Stroke[] = [
  { d: dot(9.6, 9.2, 5) + dot(34.4, 9.2, 5), fill: "#a24e0e" },
  { d: dot(9.8, 9.6, 2.4) + dot(34.2, 9.6, 2.4), fill: "#ffd0a0" },
  ...beads(14, 30, 17.6, 3),
  { d: "M18.2 29h7.6v6.2a1.6 1.6 0 0 1-1.6 1.6h-4.4a1.6 1.6 0 0 1-1.6-1.6z", fill: SNOW, line: "#c9a37c", width: 1 },
  { d: "M22 30v6.4", line: "#c9a37c", width: 1.2 },
  { d: oval(16.8, 26.6, 6.6, 5) + oval(27.2, 26.6, 6.6, 5), fill: CREAM },
  { d: oval(22, 22.6, 4, 2.9), fill: INK },
  { d: "M12.6 26.4h.1M15 28.2h.1M31.4 26.4h.1M29 28.2h.1", line: "#a24e0e", width: 1.5 },
];

const DINO: Stroke[] = [
  { d: "M6.4 13.4 11 3.6l5.2 8zM17 10.8 22 .8l5 10zM27.8 11.6 33 3.6l4.6 9.8z", fill: "#8ff0c8" },
  ...eyes(14.6, 29.4, 19.4, 4.6),
  { d: dot(19.6, 25.6, 1.1) + dot(24.4, 25.6, 1.1), fill: "#3c1a6e" },
  { d: "M9.6 28.4q12.4 10.4 24.8 0", line: CREAM, width: 2.2 },
  { d: "M14.4 32.2l2.2 4.2 2.6-2.2zM29.6 32.2l-2.2 4.2-2.6-2.2z", fill: SNOW },
  { d: dot(7.6, 23.6, 1.8) + dot(36.4, 23.6, 1.8) + dot(39, 28, 1.2) + dot(5, 28, 1.2), fill: "#a679e6" },
];

const CHEESE: Stroke[] = [
  { d: dot(8.6, 9.4, 4.2) + dot(35, 10.6, 3.2) + dot(37.4, 30.6, 4.4) + dot(7.4, 32, 3), fill: "#dba611" },
  { d: dot(22.4, 6.6, 2.3) + dot(30.8, 37.2, 2), fill: "#dba611" },
  ...beads(15.4, 28.6, 18.6, 3.2),
  { d: "M12.4 12.8q2.8-2.6 5.6-.8M31.6 12.8q-2.8-2.6-5.6-.8", line: INK, width: 1.8 },
  { d: "M12.6 24.8q9.4 3 18.8 0-.8 9-9.4 9t-9.4-9z", fill: "#7a1f2b" },
  { d: "M17 31.6q5-3.6 10 0-2 2.2-5 2.2t-5-2.2z", fill: PINK },
  { d: "M15.4 25.8q6.6 1.6 13.2 0l-.3 2q-6.3 1.4-12.6 0z", fill: SNOW },
];

const LLAMA: Stroke[] = [
  { d: "M12.4 15.6C8.8 9 9.2 3.4 12 1.6c4 2.4 6 7 5 12.6z", fill: CREAM },
  { d: "M31.6 15.6C35.2 9 34.8 3.4 32 1.6c-4 2.4-6 7-5 12.6z", fill: CREAM },
  { d: "M13.4 11.8c-1.6-3-1.6-5.6-.8-7M30.6 11.8c1.6-3 1.6-5.6.8-7", line: PINK, width: 2 },
  { d: oval(22, 25, 12, 14.4), fill: CREAM },
  { d: dot(16.4, 12, 4.4) + dot(22, 9.8, 5) + dot(27.6, 12, 4.4), fill: SNOW },
  ...beads(15.8, 28.2, 21, 2.7),
  { d: "M12.4 18.6l-2-1.2M13.6 17.2l-1.2-2M31.6 18.6l2-1.2M30.4 17.2l1.2-2", line: INK, width: 1.4 },
  { d: oval(22, 31, 7, 5.6), fill: "#ecd0ab" },
  { d: "M19.8 28.6 22 30.6l2.2-2M22 30.6v2.2M18.8 33.4q3.2 1.8 6.4 0", line: INK, width: 1.6 },
];

export const CREATURES: Record<Color, readonly Stroke[]> = {
  white: CAT,
  brown: DOG,
  red: CRAB,
  green: PINEAPPLE,
  orange: BEAVER,
  purple: DINO,
  yellow: CHEESE,
  blue: LLAMA,
};

/** Rays behind the creature of a power face. */
export const BURST: Stroke = {
  d: "M22-1 25.6 6.4 32 1.6 32.6 9.6 40.8 7.8 38 15.4 45.6 18.4 39.4 23.6 44.4 30 36.6 31.2 37.4 39.2 30 36.4 26.6 43.6 22 37.4 17.4 43.6 14 36.4 6.6 39.2 7.4 31.2-.4 30 4.6 23.6-1.6 18.4 6 15.4 3.2 7.8 11.4 9.6 12 1.6 18.4 6.4z",
};
