// Spaces one may run to that lie outside of the part of the map that is seen, by the edge behind which they are.

export const EDGES = ["left", "right", "up", "down"] as const;
export type Edge = (typeof EDGES)[number];

/** What is seen, in the pixels of the screen. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** What two frames have in common. */
export function overlap(one: Frame, other: Frame): Frame {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** For each edge the numbers of the spots behind it, nearest first. One that is behind two counts for the farther. */
export function beyond(frame: Frame, spots: readonly Spot[]): Record<Edge, number[]> {
  const found: Record<Edge, [far: number, at: number][]> = { left: [], right: [], up: [], down: [] };
  spots.forEach(({ x, y }, at) => {
    const far: Record<Edge, number> = { left: frame.left - x, right: x - frame.right, up: frame.top - y, down: y - frame.bottom };
    const edge = EDGES.reduce((most, one) => (far[one] > far[most] ? one : most));
    if (far[edge] > 0) found[edge].push([far[edge], at]);
  });
  const ordered = EDGES.map((edge) => [edge, found[edge].sort(([one], [other]) => one - other).map(([, at]) => at)]);
  return Object.fromEntries(ordered) as Record<Edge, number[]>;
}
