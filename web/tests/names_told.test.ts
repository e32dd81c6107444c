// Names as others read them.
import { afterEach, describe, expect, it, vi } from "vitest";
import { isNameless, nameForOthers, nameHere, YOU } from "../src/lib/names_told.ts";
import { LANGUAGES, settings } from "../src/lib/settings.svelte.ts";
import { t, texts } from "../src/lib/texts.svelte.ts";
import { ownName } from "../src/lib/tables.ts";
import { written } from "./locales.ts";

describe("who is called by no name", () => {
  afterEach(() => {
    settings.name = "";
    vi.unstubAllGlobals();
  });

  it.each(LANGUAGES)("is told to others as one speaks of oneself, or by the name told since: %s", async (language) => {
    vi.stubGlobal("fetch", async () => new Response(written(language)));
    await texts.use(language);
    const seated = ownName(); // as a race against bots begins
    expect(isNameless(seated)).toBe(true);
    expect(nameForOthers(seated, 1, true)).toBe(t("web-me"));
    settings.name = " Ann ";
    expect(nameForOthers(seated, 1, true)).toBe("Ann");
    expect(nameForOthers(seated, 1, false), "somebody else's name is not mine").toBe(t("web-player", { n: 2 }));
    expect(nameForOthers("Pip", 1, true)).toBe("Pip");
  });

  it.each(LANGUAGES)("is told here in the language of the page, by the seat if it is another: %s", async (language) => {
    vi.stubGlobal("fetch", async () => new Response(written(language)));
    await texts.use(language);
    for (const word of ["", ...YOU]) {
      expect(nameHere(word, 0, true)).toBe(t("web-you"));
      expect(nameHere(word, 0, false)).toBe(t("web-player", { n: 1 }));
    }
    expect(YOU.has(t("web-you"))).toBe(true);
    expect(nameHere("Pip", 0, false)).toBe("Pip");
  });
});
