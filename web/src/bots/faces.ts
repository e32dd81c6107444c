// The faces of the bots, drawn for a square of 44: rounder than the cubes they race with.
import { dot, oval, type Stroke } from "../dice/strokes.ts";
import type { Creature } from "./creatures.ts";

const INK = "#2a2233";
const SNOW = "#ffffff";

function eyes(left: number, right: number, y: number, r: number): Stroke[] {
  return [
    { d: dot(left, y, r) + dot(right, y, r), fill: SNOW },
    { d: dot(left + 0.4, y + 0.5, r * 0.56) + dot(right - 0.4, y + 0.5, r * 0.56), fill: INK },
    { d: dot(left + 1, y - 0.5, r * 0.2) + dot(right + 0.2, y - 0.5, r * 0.2), fill: SNOW },
  ];
}

const beads = (left: number, right: number, y: number, r: number): Stroke[] => [
  { d: dot(left, y, r) + dot(right, y, r), fill: INK },
  { d: dot(left + r * 0.35, y - r * 0.35, r * 0.33) + dot(right + r * 0.35, y - r * 0.35, r * 0.33), fill: SNOW },
];

const FROG: Stroke[] = [
  { d: dot(12.5, 12, 7.5) + dot(31.5, 12, 7.5), fill: "#5fae3c" },
  { d: oval(22, 26, 19, 14.5), fill: "#6cc145" },
  { d: oval(22, 33, 12, 6), fill: "#c9eda4" },
  ...eyes(12.5, 31.5, 12, 5),
  { d: "M7.5 26q14.5 12 29 0", line: INK, width: 2.2 },
  { d: dot(20, 22, 0.9) + dot(24, 22, 0.9), fill: "#3d7a22" },
  { d: oval(8.5, 24.5, 2.6, 1.6) + oval(35.5, 24.5, 2.6, 1.6), fill: "#f2a0a0" },
];

const LADYBIRD: Stroke[] = [
  { d: "M15 9Q12 3 7.5 4M29 9q3-6 7.5-5", line: INK, width: 2 },
  { d: dot(7.5, 4, 2) + dot(36.5, 4, 2), fill: INK },
  { d: oval(22, 26, 18.5, 16), fill: "#e23a34" },
  { d: "M7.5 19.5C9 9 16 6.5 22 6.5S35 9 36.5 19.5Q22 25.5 7.5 19.5z", fill: "#332c3a" },
  { d: "M22 23v19", line: "#8e1c1a", width: 1.8 },
  { d: dot(12.5, 28, 3) + dot(31.5, 28, 3) + dot(16, 36, 2.4) + dot(28, 36, 2.4), fill: "#332c3a" },
  ...eyes(15.5, 28.5, 14.5, 4),
  { d: "M19 19.6q3 2 6 0", line: SNOW, width: 1.6 },
];

const BADGER: Stroke[] = [
  { d: dot(8.5, 10.5, 5) + dot(35.5, 10.5, 5), fill: "#4b4a55" },
  { d: dot(8.5, 10.5, 2.4) + dot(35.5, 10.5, 2.4), fill: "#d8cfc9" },
  { d: "M6 16q2-9 16-9t16 9l1 12Q36 41 22 41T5 28z", fill: "#f2ede6" },
  { d: "M12.5 8.5 19 8.3 17.5 30q-3 5-7.5 3-6-6-3.5-17zM31.5 8.5 25 8.3 26.5 30q3 5 7.5 3 6-6 3.5-17z", fill: "#3e3d49" },
  ...eyes(13, 31, 20, 3.1),
  { d: oval(22, 29.5, 4.4, 3.2), fill: INK },
  { d: "M22 32.6v2.2M16.8 35q2.8 2.4 5.2-.2q2.4 2.6 5.2.2", line: INK, width: 1.7 },
];

const TORTOISE: Stroke[] = [
  { d: "M2 29C2 13 11 4 22 4s20 9 20 25z", fill: "#8a5a2b" },
  { d: "M12 27 8 17l8-8 6 6 6-6 8 8-4 10M16 27l6-12 6 12", line: "#5c3a18", width: 1.9 },
  { d: oval(22, 30, 12.5, 11.5), fill: "#a7c95f" },
  ...beads(17, 27, 28.5, 2.5),
  { d: "M13.6 23.8q2.6-2.2 5.6-.8M30.4 23.8q-2.6-2.2-5.6-.8", line: "#5d7a26", width: 1.7 },
  { d: "M17 35.4q5 3 10 0", line: "#44591b", width: 2 },
];

const GOAT: Stroke[] = [
  { d: "M15.5 11C9.5 9 6.5 5 7.5 1.5 12 2 18 5 19.5 10zM28.5 11C34.5 9 37.5 5 36.5 1.5 32 2 26 5 24.5 10z", fill: "#b98b4e" },
  { d: "M12 16Q3 15 1.5 20.5 8 24.5 13.5 21zM32 16q9-1 10.5 4.5Q36 24.5 30.5 21z", fill: "#d9d2c7" },
  { d: "M12 15q1-7 10-7t10 7l-2 15q-3 7-8 7t-8-7z", fill: "#f3efe8" },
  { d: "M18.5 35.5 22 43.5l3.5-8z", fill: "#cfc6b8" },
  ...eyes(16.8, 27.2, 18, 3.4),
  { d: "M13.2 13.6 19 15.6M30.8 13.6 25 15.6", line: INK, width: 1.9 },
  { d: oval(22, 29.5, 5.6, 4.6), fill: "#f1c3b4" },
  { d: dot(20, 28.4, 0.9) + dot(24, 28.4, 0.9), fill: INK },
  { d: "M18.8 31.6q3.2 2.2 6.4 0", line: INK, width: 1.5 },
];

const FEATHERS = [-70, -42, -14, 14, 42, 70].map((turn) => {
  const angle = ((turn - 90) * Math.PI) / 180;
  return [22 + 16.5 * Math.cos(angle), 25 + 16.5 * Math.sin(angle)] as const;
});

const PEACOCK: Stroke[] = [
  { d: FEATHERS.map(([x, y]) => dot(x, y, 5.4)).join(""), fill: "#1f8f7a" },
  { d: FEATHERS.map(([x, y]) => dot(x, y, 3)).join(""), fill: "#e8b93a" },
  { d: FEATHERS.map(([x, y]) => dot(x, y, 1.6)).join(""), fill: "#1d3f8f" },
  { d: "M19 13.5 16.5 7M22 13V6M25 13.5 27.5 7", line: "#1d3f8f", width: 1.6 },
  { d: dot(16.5, 6.6, 1.5) + dot(22, 5.6, 1.5) + dot(27.5, 6.6, 1.5), fill: "#e8b93a" },
  { d: oval(22, 26.5, 11, 13.5), fill: "#2f6fd0" },
  ...eyes(17.6, 26.4, 22.4, 3.6),
  { d: "M13.4 19q3.4-3 7 0M30.6 19q-3.4-3-7 0", line: "#173a80", width: 1.6 },
  { d: "M18.8 28.6 22 34.4l3.2-5.8q-3.2-1.8-6.4 0z", fill: "#f0a93c" },
];

const HARE: Stroke[] = [
  { d: "M15 19C9 14 7.5 5 11 1.2c5 2 8 9.8 8 15.8zM29 19c6-5 7.5-14 4-17.8-5 2-8 9.8-8 15.8z", fill: "#c59a6a" },
  { d: "M15 15.5C12.4 12 11.4 7 12.2 4.6 15 7 16.8 11.4 17 15zM29 15.5C31.6 12 32.6 7 31.8 4.6 29 7 27.2 11.4 27 15z", fill: "#f2b9a8" },
  { d: oval(22, 28, 14, 13.6), fill: "#d4ab7c" },
  { d: oval(22, 34, 8, 6), fill: "#f7ead9" },
  ...eyes(16, 28, 25, 3.8),
  { d: "M19.8 30.6h4.4L22 33z", fill: "#e0727a" },
  { d: "M22 33q-2.2 3-5 1.4M22 33q2.2 3 5 1.4", line: INK, width: 1.5 },
  { d: "M20.4 36.6h3.2v3.4h-3.2z", fill: SNOW, line: "#cbbba6", width: 0.8 },
];

export const FACES: Record<Creature, readonly Stroke[]> = {
  pip: FROG,
  dot: LADYBIRD,
  boxy: BADGER,
  shelly: TORTOISE,
  rocco: GOAT,
  bella: PEACOCK,
  zip: HARE,
};
