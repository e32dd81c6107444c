// Colours: WCAG AA contrast in both themes, dice that stay apart for colour-blind eyes, and a night of its own.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COLORS, KINDS, SIGNS } from "../src/lib/kinds.ts";

const SOURCE = join(import.meta.dirname, "../src");
const css = readFileSync(join(SOURCE, "design/tokens.css"), "utf-8");

type Rgb = [number, number, number];

const written = Object.fromEntries([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((line) => [line[1]!, line[2]!]));

/** All properties as a theme has them: of two colours the first by day and the second by night. */
function theme(at: 1 | 2): Record<string, string> {
  const told = ([name, value]: [string, string]): [string, string] => [name, /^light-dark\((#\w+), (#\w+)\)$/.exec(value)?.[at] ?? value];
  return Object.fromEntries(Object.entries(written).map(told));
}

const light = theme(1);
const dark = theme(2);

function linear(hex: string): Rgb {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Rgb;
}

function contrast(one: string, other: string): number {
  const [high, low] = [one, other].map(luminance).sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

// Viénot, Brettel and Mollon (1999): what eyes without red or without green cones see, in linear light.
const SIGHTS: Record<string, (rgb: Rgb) => Rgb> = {
  usual: (rgb) => rgb,
  "without red": ([r, g, b]) => [0.11238 * r + 0.88762 * g, 0.11238 * r + 0.88762 * g, 0.00401 * r - 0.00401 * g + b],
  "without green": ([r, g, b]) => [0.29275 * r + 0.70725 * g, 0.29275 * r + 0.70725 * g, -0.02234 * r + 0.02234 * g + b],
};

/** Distance in OKLab, in hundredths; two is about the least one can see. */
function distance(one: Rgb, other: Rgb): number {
  const [a, b] = [oklab(one), oklab(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const TEXT = [
  ["ink", "table"], ["ink", "surface"], ["ink", "surface-soft"], ["ink", "table-deep"], ["ink-soft", "table"],
  ["ink-soft", "surface"], ["ink-soft", "table-deep"], ["link", "table"], ["link", "surface"], ["accent-ink", "accent"],
  ["accent-ink", "accent-hover"], ["ink", "accent-soft"], ["good", "good-soft"], ["bad", "bad-soft"],
  ["warn", "warn-soft"], ["surface", "paint-0"], ["surface", "paint-1"], ["surface", "paint-2"], ["surface", "paint-3"],
];
const SHAPES = [
  ["line-strong", "surface"], ["line-strong", "surface-soft"], ["focus", "table"], ["focus", "surface"],
];

describe.each([["light", light], ["dark", dark]])("the %s theme", (_, colors) => {
  it.each(TEXT)("has --%s readable on --%s", (ink, ground) => {
    expect(contrast(colors[`--${ink}`]!, colors[`--${ground}`]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)("has --%s visible on --%s", (line, ground) => {
    expect(contrast(colors[`--${line}`]!, colors[`--${ground}`]!)).toBeGreaterThanOrEqual(3);
  });
});

// Black and white are no colours where they are mixed in: they make another one darker or lighter.
const MIXED = /\b(?:black|white) \d+%/g;
const WRITTEN_OUT = [
  /(?<=[\s(,:"'`])#(?:[\da-f]{3,4}){1,2}(?![\w(:]| =)/gi, // and no private field, such as #add
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi,
  /: (?:black|white);/g,
];
const PICTURES = ["bots/faces.ts", "dice/creatures.ts", "dice/icons.ts"]; // drawn with colours of their own

function writtenOut(source: string): string[] {
  return WRITTEN_OUT.flatMap((pattern) => source.replaceAll(MIXED, "").match(pattern) ?? []);
}

describe("a component", () => {
  const files = globSync("**/*.{svelte,css,ts}", { cwd: SOURCE }).filter((file) => !["design/tokens.css", ...PICTURES].includes(file));

  it("writes no colour out", () => {
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) => writtenOut(readFileSync(join(SOURCE, file), "utf-8")).map((colour) => `${file}: ${colour}`));
    expect(found).toEqual([]);
  });

  it.each(["fill: #000;", 'fill="#D9C2FF"', "0 0 4px rgb(0 0 0 / 25%)", "color: white;"])("could not write %s", (source) => {
    expect(writtenOut(source)).toHaveLength(1);
  });

  it.each(["{#each all as one}", "  #add(beat: Beat)", "  #feed: Feed", "var(--die-white);", "color-mix(in oklab, var(--seat), black 45%)"])("may write %s", (source) => {
    expect(writtenOut(source)).toEqual([]);
  });
});

it("has another colour by night for most things", () => {
  expect(Object.keys(light).filter((name) => light[name] !== dark[name]).length).toBeGreaterThan(20);
});

describe("dice", () => {
  it.each(KINDS)("of kind %s have ink one can read", (kind) => {
    expect(contrast(light[`--die-${kind}`]!, light[`--die-${kind}-ink`]!)).toBeGreaterThanOrEqual(4.5);
    expect(light[`--die-${kind}-side`]).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each(Object.keys(SIGHTS))("stay apart for eyes of sight: %s", (sight) => {
    const seen = COLORS.map((color) => SIGHTS[sight]!(linear(light[`--die-${color}`]!)));
    for (const [at, one] of seen.entries()) {
      for (const [to, other] of seen.entries()) {
        if (at < to) expect(distance(one, other), `${COLORS[at]} and ${COLORS[to]}`).toBeGreaterThan(8);
      }
    }
  });

  it("differ in letter and shape, so that colour is never the only sign", () => {
    const signs = KINDS.map((kind) => SIGNS[kind]);
    expect(new Set(signs.map((sign) => sign.letter)).size).toBe(KINDS.length);
    expect(new Set(signs.map((sign) => sign.shape)).size).toBe(KINDS.length);
  });
});
