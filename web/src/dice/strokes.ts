// Drawings as data: a picture is a list of strokes, painted in order by Strokes.svelte.

export interface Stroke {
  d: string; // path
  fill?: string;
  line?: string; // colour of the outline
  width?: number;
}

/** A circle as a path. */
export function dot(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;
}
