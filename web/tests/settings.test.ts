// Settings: kept, shown on <html>, and never broken by what was kept before.
import { beforeEach, describe, expect, it } from "vitest";
import { Settings } from "../src/lib/settings.svelte.ts";

beforeEach(() => localStorage.clear());

describe("settings", () => {
  it("come back as they were left", () => {
    const settings = new Settings();
    Object.assign(settings, { language: "pl", theme: "dark", speed: "brisk", sound: false, volume: 0.4, vibration: false, chance: false, name: "Ola" });
    settings.apply();
    expect(new Settings()).toMatchObject({
      language: "pl", theme: "dark", speed: "brisk", sound: false, volume: 0.4, vibration: false, chance: false, name: "Ola",
    });
    expect(document.documentElement.dataset).toMatchObject({ theme: "dark", speed: "brisk" });
  });

  it.each([undefined, null, 7, "text", { language: "xx", theme: 3, speed: "warp", sound: "loud", volume: "11", name: ["a"] }])(
    "start from defaults after %j",
    (kept) => {
      expect(new Settings(kept)).toMatchObject({
        language: "en", theme: "auto", speed: "normal", sound: true, volume: 1, vibration: true, chance: true, name: "",
      });
    },
  );
});
