// Names as others read them.
import { afterEach, describe, expect, it, vi } from "vitest";
import { isNameless, nameForOthers } from "../src/lib/names_told.ts";
import { LANGUAGES, settings } from "../src/lib/settings.svelte.ts";
import { t, texts } from "../src/lib/texts.svelte.ts";
import { ownName } from "../src/lib/tables.ts";
import { written } from "./locales.ts";

describe("who is called by no name", () => {
  afterEach(() => {
    settings.name = "";
    vi.unstubAllGlobals();
  });

  it.each(LANGUAGES)("is told to others by the seat, or by the name told since: %s", async (language) => {
    vi.stubGlobal("fetch", async () => new Response(written(language)));
    await texts.use(language);
    const seated = ownName(); // as a race against bots begins
    expect(isNameless(seated)).toBe(true);
    expect(nameForOthers(seated, 1)).toBe(t("web-player", { n: 2 }));
    settings.name = " Ann ";
    expect(nameForOthers(seated, 1)).toBe("Ann");
    expect(nameForOthers("Pip", 1)).toBe("Pip");
  });
});
