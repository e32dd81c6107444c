// A result of a contest as a picture to share, 1200 by 630: words, and a cube for every round.
const WIDTH = 1200;
const HEIGHT = 630;
const CUBE = 34;

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || "#808080";
}

export async function drawResult(words: string, rounds: number, won: boolean): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  brush.fillStyle = colour("--table");
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  words.split("\n").forEach((line, at) => {
    brush.font = `${at ? 500 : 900} ${at ? 44 : 60}px ${colour("--font")}`;
    brush.fillStyle = colour(at ? "--ink-soft" : "--ink");
    brush.fillText(line, 70, 130 + at * 80, 1060);
  });
  brush.fillStyle = colour(won ? "--good" : "--seat-0");
  for (let round = 0; round < Math.min(rounds, 48); round++) {
    const [column, row] = [round % 24, Math.floor(round / 24)];
    brush.beginPath();
    brush.roundRect(70 + column * (CUBE + 10), HEIGHT - 150 + row * (CUBE + 10), CUBE, CUBE, 8);
    brush.fill();
  }
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
