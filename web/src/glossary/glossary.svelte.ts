// What is being explained. With a mouse or the keyboard an entry comes when one stays a while and goes by itself; with a
// long press, or in the mode in which every press asks, it stays until it is put away.
import { announce } from "../lib/announce.svelte.ts";
import { t } from "../lib/texts.svelte.ts";
import type { Around } from "./placing.ts";

export interface Entry {
  id: string;
  name: string;
  text: string;
  rule: string;
}

export interface Explained {
  entries: Entry[];
  x: number;
  y: number;
  pinned: boolean;
  around?: Around | undefined; // the track that it explains a part of
}

class Glossary {
  /** Every press asks what a thing is, and does nothing else. */
  asking = $state(false);
  shown: Explained | undefined = $state.raw();

  explain(signs: readonly string[], x: number, y: number, pinned: boolean, around?: Around): void {
    if (!signs.length) return;
    const entries = signs.map((sign) => entry(`glossary-${sign}`));
    this.shown = { entries, x, y, pinned, around };
    if (pinned) announce(entries.map(({ name, text }) => `${name}. ${text}`).join(" "));
  }

  /** What came by itself goes by itself. */
  leave(): void {
    if (this.shown && !this.shown.pinned) this.shown = undefined;
  }

  close(): void {
    this.shown = undefined;
    this.asking = false;
  }
}

function entry(id: string): Entry {
  return { id, name: t(id), text: t(`${id}.text`), rule: t(`${id}.rule`) };
}

export const glossary = new Glossary();
