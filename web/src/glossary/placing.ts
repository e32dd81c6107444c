// Where an explanation stands: near what it explains, but beside the track and not over it, where spaces are compared.

const MARGIN = 8;
const BELOW = 18; // so far from the pointer
const WIDEST = 320;
const NARROWEST = 168; // in which one still reads

interface Point {
  x: number;
  y: number;
}

/** The edges of the track. */
export interface Around {
  left: number;
  right: number;
}

export interface Placed {
  left: number;
  width: number;
  top?: number; // or
  bottom?: number;
}

export function placed({ x, y }: Point, screen: { width: number; height: number }, around?: Around): Placed {
  const beside = around && besideOf(x, screen.width, around);
  const width = beside?.width ?? Math.min(WIDEST, screen.width - 2 * MARGIN);
  const left = beside?.left ?? Math.max(MARGIN, Math.min(x - width / 2, screen.width - width - MARGIN));
  const apart = beside ? 0 : BELOW;
  return y < screen.height / 2 ? { left, width, top: y + apart } : { left, width, bottom: screen.height - y + apart };
}

/** On the side that is nearer, if there is room for words. */
function besideOf(x: number, screen: number, { left, right }: Around): Pick<Placed, "left" | "width"> | undefined {
  const before = Math.min(WIDEST, left - 2 * MARGIN);
  const after = Math.min(WIDEST, screen - right - 2 * MARGIN);
  const nearer = x < (left + right) / 2;
  if (before >= NARROWEST && (nearer || after < NARROWEST)) return { left: left - MARGIN - before, width: before };
  return after >= NARROWEST ? { left: right + MARGIN, width: after } : undefined;
}
