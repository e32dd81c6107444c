// Which of the four colours each seat has: what its player wants, unless somebody before wants it too.
export const COLOURS = [0, 1, 2, 3] as const;

interface Painted {
  seat: number;
  colour?: number | undefined;
}

export function coloursOf(seats: readonly Painted[]): number[] {
  const found: (number | undefined)[] = COLOURS.map(() => undefined);
  const give = (seat: number, colour: number | undefined): void => {
    if (found[seat] === undefined && colour !== undefined && colour >= 0 && !found.includes(colour)) found[seat] = colour;
  };
  for (const { seat, colour } of seats) give(seat, colour);
  for (const seat of COLOURS) give(seat, seat); // its usual one, if nobody has it
  for (const seat of COLOURS) give(seat, COLOURS.find((colour) => !found.includes(colour)));
  return found as number[];
}

/** Paint the page for a table; called without seats, everybody has the usual colour again. */
export function paint(seats: readonly Painted[] = []): void {
  const { style } = document.documentElement;
  coloursOf(seats).forEach((colour, seat) => {
    if (colour === seat) style.removeProperty(`--seat-${seat}`);
    else style.setProperty(`--seat-${seat}`, `var(--paint-${colour})`);
  });
}
