// The shape of each seat, beside its colour and the first letter of its name.

/** Outlines in a 24 x 24 box: circle, square, triangle, diamond. */
export const SEAT_SHAPES = [
  "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 1 0 0-21z",
  "M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z",
  "M10.2 2.6a2.1 2.1 0 0 1 3.6 0l9 16.2a2.1 2.1 0 0 1-1.8 3.2H3a2.1 2.1 0 0 1-1.8-3.2z",
  "M10.4 1.4a2.3 2.3 0 0 1 3.2 0l9 9a2.3 2.3 0 0 1 0 3.2l-9 9a2.3 2.3 0 0 1-3.2 0l-9-9a2.3 2.3 0 0 1 0-3.2z",
] as const;

// Where the letter sits well: a triangle has its room below.
export const LETTER_Y = [16.4, 16.4, 19, 16.4] as const;
