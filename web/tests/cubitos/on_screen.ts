// A part of the table on the screen, alone: its server is the test.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, vi } from "vitest";
import { Play } from "../../src/cubitos/play.svelte.ts";
import type { Card, CubitosContent, CubitosPlayer, CubitosQuestion, CubitosView } from "../../src/lib/messages.ts";
import { Table } from "../../src/lib/table.svelte.ts";
import { texts } from "../../src/lib/texts.svelte.ts";
import { byKind, FakeSocket, race, runner, welcome } from "../fakes.ts";
import { written } from "../locales.ts";

const dugout: Card = { color: "orange", cost: 4, numbers: {}, notes: [] };
const content: CubitosContent = {
  base_draw: 9,
  cards: { dugout },
  faces: byKind([]),
  fans: [],
  fans_beyond: 0,
  sets: {},
  supply: byKind(9),
  texts: {},
  tracks: {},
};

let table: Table;
let shown: object | undefined;

/** Around every test of a file: texts, a table, and nothing left over. */
export function onScreen(): void {
  beforeEach(async () => {
    vi.stubGlobal("fetch", async (address: string) => new Response(written(/(\w\w)\.ftl/.exec(address)?.[1] ?? "en")));
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
    await texts.use("en");
    table = new Table("table1");
    FakeSocket.last.open();
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = undefined;
    table.close();
    vi.unstubAllGlobals();
  });
}

/** The player at the screen is asked. */
export function asked(choice: Partial<CubitosQuestion>, me: Partial<CubitosPlayer> = {}, more: Partial<CubitosView> = {}): Play {
  const view = race({ players: [runner(me), runner()], cards: { orange: "dugout" }, ...more });
  FakeSocket.last.say(welcome(1, { view, choices: [{ seat: 0, number: 1, kind: "buy", rule: "", actions: [], ...choice }] }));
  return new Play(table, content);
}

export function show<P extends Record<string, unknown>>(part: Component<P>, props: P): void {
  shown = mount(part, { target: document.body, props });
  flushSync();
}
