// Texts in the player's language. `t("home-quick")` in a component is reactive: it is written anew when the language
// changes. The Fluent files are the server's (src/cubecup/locales), loaded once per language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { getText } from "./api.ts";
import type { Problem } from "./messages.ts";
import type { Language } from "./settings.svelte.ts";

export type Values = Record<string, FluentVariable | boolean>;

export function makeBundle(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const [first] = bundle.addResource(new FluentResource(source));
  if (first) console.error(`texts of ${language}:`, first);
  return bundle;
}

/** The text of an id or `id.attribute`; undefined if the language has none. */
export function format(bundle: FluentBundle, id: string, values: Values = {}): string | undefined {
  const [message, attribute] = id.split(".", 2) as [string, string?];
  const found = bundle.getMessage(message);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!pattern) return undefined;
  // Content has true and false where the texts choose by 1 and 0.
  const plain = Object.entries(values).map(([name, value]) => [name, typeof value === "boolean" ? Number(value) : value]);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, Object.fromEntries(plain) as Record<string, FluentVariable>, errors);
  for (const error of errors) console.error(`text ${id}:`, error);
  return text;
}

const KEPT = 2_000; // texts that are not put together again; dice and cards ask for the same ones all the time

const kept = new WeakMap<FluentBundle, Map<string, string | undefined>>();

function remembered(bundle: FluentBundle, id: string, values?: Values): string | undefined {
  const name = values ? `${id} ${JSON.stringify(values)}` : id;
  let known = kept.get(bundle);
  if (!known || known.size > KEPT) kept.set(bundle, (known = new Map()));
  if (!known.has(name)) known.set(name, format(bundle, id, values));
  return known.get(name);
}

/** Plain texts by language ("": any other) and id. */
export type PackTexts = Record<string, Record<string, string>>;

class Texts {
  language: Language = $state("en");
  #bundle: FluentBundle | undefined = $state.raw();
  #loaded = new Map<Language, Promise<FluentBundle>>();
  #wanted: Language = "en";
  #pack: PackTexts = $state.raw({});

  /** Load a language and switch to it; the old one stays until the new one is here. */
  async use(language: Language): Promise<void> {
    this.#wanted = language;
    const bundle = await this.#load(language);
    if (this.#wanted !== language) return; // another one was chosen meanwhile
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  #load(language: Language): Promise<FluentBundle> {
    let found = this.#loaded.get(language);
    if (!found) {
      found = getText(`/api/texts/${language}.ftl`).then((source) => makeBundle(language, source));
      found.catch(() => this.#loaded.delete(language));
      this.#loaded.set(language, found);
    }
    return found;
  }

  /** The words of the pack that is played with; they go before our own. Returns how to forget them. */
  usePack(pack: PackTexts): () => void {
    this.#pack = pack;
    return () => {
      if (this.#pack === pack) this.#pack = {};
    };
  }

  #fromPack(id: string): string | undefined {
    return this.#pack[this.language]?.[id] ?? this.#pack[""]?.[id];
  }

  has(id: string): boolean {
    return this.#fromPack(id) !== undefined || (this.#bundle?.hasMessage(id) ?? false);
  }

  /** A missing text shows its id: ugly on purpose, and the tests do not let it happen. */
  get(id: string, values?: Values): string {
    return this.#fromPack(id) ?? (this.#bundle && remembered(this.#bundle, id, values)) ?? id;
  }
}

export const texts = new Texts();

export function t(id: string, values?: Values): string {
  return texts.get(id, values);
}

/** A problem in the player's language; one we have no words for is told as the server told it. */
export function problemText(problem: Problem): string {
  const values = facts(problem.facts);
  const known = [`web-problem-${problem.code}`, `error-${problem.code}`].find((id) => texts.has(id));
  return known ? t(known, values) : problem.sentence;
}

/** Facts are plain values, or texts with facts of their own. */
function facts(told: Problem["facts"]): Values {
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, fact(value)]));
}

function fact(value: Problem["facts"][string]): string | number {
  if (typeof value === "object" && value !== null && !Array.isArray(value) && typeof value["text"] === "string")
    return t(value["text"], facts((value["facts"] ?? {}) as Problem["facts"]));
  return typeof value === "number" ? value : String(value);
}

/** A text as the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(texts.language) + text.slice(1);
}
