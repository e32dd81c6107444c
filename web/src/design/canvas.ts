// Pictures to share are drawn here, 1200 by 630, in the colours of the page, so that they follow the theme.

export const WIDTH = 1200;
export const HEIGHT = 630;

export type Brush = CanvasRenderingContext2D;

/** A colour of the page as a canvas understands it: by day or by night, it is worked out by an element that wears it. */
export function colour(name: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

const font = (): string => getComputedStyle(document.documentElement).getPropertyValue("--font").trim() || "sans-serif";

/** A picture with its title, what is drawn on it, and the name of the game below. */
export async function drawPicture(title: string, subtitle: string, draw: (brush: Brush) => void): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  brush.fillStyle = colour("--table");
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  write(brush, title, 70, 100, 60, colour("--ink"), 1060, 900);
  write(brush, subtitle, 70, 150, 30, colour("--ink-soft"), 1060);
  draw(brush);
  write(brush, "Cube Cup", 70, HEIGHT - 40, 26, colour("--ink-soft"), 400, 750);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

export function write(
  brush: Brush, text: string, x: number, y: number, size: number, fill: string, most: number, weight = 500,
): void {
  brush.font = `${weight} ${size}px ${font()}`;
  brush.fillStyle = fill;
  brush.fillText(text, x, y, most);
}

/** A surface to draw on. */
export function sheet(brush: Brush, left: number, top: number, width: number, height: number): void {
  brush.fillStyle = colour("--surface");
  brush.beginPath();
  brush.roundRect(left - 20, top - 20, width + 40, height + 40, 24);
  brush.fill();
}
