// The zones of a board, in the order dice go through them.

export const ZONES = ["draw", "roll", "active", "discard"] as const;

export type Zone = (typeof ZONES)[number];
