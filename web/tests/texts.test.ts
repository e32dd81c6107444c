// The client's texts: complete in all languages, all used, with true plurals. Files: src/cubecup/locales.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FluentBundle } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, preferredLanguage } from "../src/lib/settings.svelte.ts";
import { format, makeBundle, t, texts } from "../src/lib/texts.svelte.ts";
import { LOCALES } from "./locales.ts";

const SOURCES = join(import.meta.dirname, "../src");

// Files whose texts only the client uses: every text in them must be asked for somewhere in web/src.
const CLIENT_FILES = ["web.ftl", "table.ftl", "learn.ftl", "where.ftl", "told.ftl", "pictures.ftl", "seven-web.ftl", "fair.ftl", "replay.ftl", "review.ftl", "touring.ftl", "contests.ftl", "shelf.ftl", "practice.ftl"];

const files = (language: string): string[] => readdirSync(join(LOCALES, language)).filter((name) => name.endsWith(".ftl"));
const read = (language: string, name: string): string => readFileSync(join(LOCALES, language, name), "utf-8");

const bundles = new Map<string, FluentBundle>(
  LANGUAGES.map((language) => [language, makeBundle(language, files(language).map((name) => read(language, name)).join("\n"))]),
);

function ids(language: string, name: string): string[] {
  return [...read(language, name).matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!);
}

const clientFiles = files("en").filter((name) => CLIENT_FILES.includes(name));
const clientIds = clientFiles.flatMap((name) => ids("en", name));

const code = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith("messages.ts"))
  .map((name) => readFileSync(join(SOURCES, name), "utf-8"))
  .join("\n");

/** Ids written out, and patterns of those put together: `web-nav-${link}` stands for web-nav-anything. */
const asked = [...code.matchAll(/["'`]((?:web|table|learn|where|sure|told|keys|picture|fair|replay|review|touring|contests|shelf|practice|seven(?!-cubes["'`]))-(?:[\w-]|\$\{[^}]*\})+)["'`]/g)].map((found) => found[1]!);
const exact = new Set(asked.filter((id) => !id.includes("$")));
const patterns = asked.filter((id) => id.includes("$")).map((id) => new RegExp(`^${id.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`));

describe("the client's texts", () => {
  it.each(LANGUAGES)("are complete in %s", (language) => {
    for (const name of clientFiles) expect(ids(language, name), name).toEqual(ids("en", name));
  });

  it("are all there that the code asks for", () => {
    expect([...exact].filter((id) => !clientIds.includes(id))).toEqual([]);
    expect(patterns.filter((pattern) => !clientIds.some((id) => pattern.test(id)))).toEqual([]);
  });

  it("are all used", () => {
    expect(clientIds.filter((id) => !exact.has(id) && !patterns.some((pattern) => pattern.test(id)))).toEqual([]);
  });

  it.each(LANGUAGES)("have every plural form of %s", (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const name of clientFiles) {
      // Variants stand on lines of their own, from "$n ->" to a brace at the start of a line.
      for (const [, body] of read(language, name).matchAll(/\$n ->\n([^]*?)\n *\}(?=\n|$)/g)) {
        const found = [...body!.matchAll(/^ *\*?\[([a-z]+)\]/gm)].map((form) => form[1]!).toSorted(); // [0] may come on top
        expect(found, `${name}: ${body}`).toEqual(forms);
      }
    }
  });
});

describe("plural forms", () => {
  it.each([
    ["en", "web-state-open", [1, 2, 5, 21], ["1 free seat", "2 free seats", "5 free seats", "21 free seats"]],
    ["uk", "web-state-open", [1, 2, 5, 21], ["1 вільне місце", "2 вільні місця", "5 вільних місць", "21 вільне місце"]],
    ["ru", "web-clock-minutes", [1, 2, 11, 22], ["1 минута", "2 минуты", "11 минут", "22 минуты"]],
    ["pl", "web-clock-seconds", [1, 3, 12, 21], ["1 sekunda", "3 sekundy", "12 sekund", "21 sekund"]],
  ])("of %s: %s", (language, id, numbers, expected) => {
    expect(numbers.map((n) => format(bundles.get(language)!, id, { n }))).toEqual(expected);
  });
});

describe("format", () => {
  const bundle = makeBundle("en", "plain = Plain\nvalued = { $who } rolls\nflag = { $yes ->\n  [1] on\n *[0] off\n}\n    .text = an attribute");

  it("gives texts, values and attributes", () => {
    expect(format(bundle, "plain")).toBe("Plain");
    expect(format(bundle, "valued", { who: "Ann" })).toBe("Ann rolls");
    expect(format(bundle, "flag.text")).toBe("an attribute");
  });

  it("counts true as 1, as the printed numbers of cards need it", () => {
    expect(format(bundle, "flag", { yes: true })).toBe("on");
    expect(format(bundle, "flag", { yes: false })).toBe("off");
  });

  it("knows what it does not know", () => {
    expect(format(bundle, "missing")).toBeUndefined();
    expect(format(bundle, "plain.missing")).toBeUndefined();
  });
});

describe("the first language", () => {
  it.each([
    [["uk-UA", "en"], "uk"],
    [["de-DE", "pl"], "pl"],
    [["RU"], "ru"],
    [["fr"], "en"],
    [[], "en"],
  ])("for a browser that wants %j is %s", (wanted, language) => {
    expect(preferredLanguage(wanted)).toBe(language);
  });
});

describe("the texts of a pack", () => {
  it("go before our own, in the player's language or for all, until they are forgotten", () => {
    const forget = texts.usePack({ "": { "card-bob": "Robert", "track-loop": "Loop" }, en: { "track-loop": "The Loop" } });
    expect([t("card-bob"), t("track-loop")]).toEqual(["Robert", "The Loop"]);
    expect(texts.has("track-loop")).toBe(true);
    const other = texts.usePack({ en: { "card-bob": "Bobby" } });
    forget(); // too late: another table has come
    expect(t("card-bob")).toBe("Bobby");
    other();
    expect(t("card-bob")).toBe("card-bob");
  });
});
