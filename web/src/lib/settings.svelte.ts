// What a player has set, kept in the browser. Appearance goes to <html> as data attributes, which tokens.css reads.
import { type Keys, readKeys, USUAL } from "./keys.ts";
import { recall, remember } from "./storage.ts";

const KEY = "cubecup.settings";

export const LANGUAGES = ["en", "uk", "ru", "pl"] as const;
export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = ["relaxed", "normal", "brisk", "off"] as const;
export const SLIPS = ["grace", "confirm", "none"] as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Slips = (typeof SLIPS)[number];

/** Each language in its own words, for those who cannot read the current one. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  uk: "Українська",
  ru: "Русский",
  pl: "Polski",
};

function oneOf<T>(allowed: readonly T[], wanted: unknown, otherwise: T): T {
  return allowed.includes(wanted as T) ? (wanted as T) : otherwise;
}

export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0];
    if (LANGUAGES.includes(language as Language)) return language as Language;
  }
  return "en";
}

/** A finger slips more easily than a mouse, and sees less of what it does. */
function usualSlips(): Slips {
  return globalThis.matchMedia?.("(pointer: coarse)").matches ? "confirm" : "grace";
}

export class Settings {
  language: Language = $state("en");
  theme: Theme = $state("auto");
  speed: Speed = $state("normal");
  sound = $state(true);
  volume = $state(1); // 0 to 1
  vibration = $state(true);
  notify = $state(false); // of one's turn while the page is hidden
  reactions = $state(true); // bots and a commentator say something now and then
  chance = $state(true); // show the chance to bust
  slips: Slips = $state("grace"); // what is done against answers given by mistake
  keys: Keys = $state.raw(USUAL); // at the table
  name = $state("");

  constructor(kept: unknown = recall(KEY)) {
    const found = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
    this.language = oneOf(LANGUAGES, found.language, preferredLanguage(navigator.languages));
    this.theme = oneOf(THEMES, found.theme, "auto");
    this.speed = oneOf(SPEEDS, found.speed === "fast" ? "brisk" : found.speed, "normal"); // fast: as it was called once
    this.sound = found.sound !== false;
    this.volume = typeof found.volume === "number" ? Math.min(1, Math.max(0, found.volume)) : 1;
    this.vibration = found.vibration !== false;
    this.notify = found.notify === true;
    this.reactions = found.reactions !== false;
    this.chance = found.chance !== false;
    this.slips = oneOf(SLIPS, found.slips, usualSlips());
    this.keys = readKeys(found.keys);
    this.name = typeof found.name === "string" ? found.name.slice(0, 24) : "";
  }

  /** Show and keep the settings; called by App whenever one of them changes. */
  apply(): void {
    const { language, theme, speed, sound, volume, vibration, notify, reactions, chance, slips, keys, name } = this;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.speed = speed;
    remember(KEY, { language, theme, speed, sound, volume, vibration, notify, reactions, chance, slips, keys, name });
  }
}

export const settings = new Settings();

/** Whether things should move at all: the player's own setting, and the system's. */
export function motion(): boolean {
  return settings.speed !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
