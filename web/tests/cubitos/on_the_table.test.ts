// Cards and zones as they stand on the table: what a finger has picked comes into sight, a crowded zone keeps its dice, and
// whoever is asked about a card is told what it does.
import { flushSync, tick } from "svelte";
import { expect, it } from "vitest";
import AbilityCard from "../../src/cubitos/AbilityCard.svelte";
import CardWords from "../../src/cubitos/CardWords.svelte";
import Picking from "../../src/cubitos/Picking.svelte";
import type { Zone as Place } from "../../src/cubitos/zones.ts";
import Zone from "../../src/cubitos/Zone.svelte";
import type { CubitosQuestion } from "../../src/lib/messages.ts";
import { COLORS, KINDS, SIGNS } from "../../src/lib/kinds.ts";
import { LANGUAGES, settings } from "../../src/lib/settings.svelte.ts";
import { t, texts } from "../../src/lib/texts.svelte.ts";
import { asked, onScreen, show } from "./on_screen.ts";

onScreen();

it("a card that a finger has picked comes into sight, above what asks to confirm it", async () => {
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this);
  };
  settings.slips = "confirm";
  const play = asked({ actions: ["buy orange", "done"] });
  show(AbilityCard, { play, kind: "orange", onread: () => undefined });
  await tick();
  expect(seen).toEqual([]);
  play.pressFor("buy orange", true);
  flushSync();
  await tick();
  await tick();
  expect(seen).toEqual([document.querySelector("article")]);
});

it.each<[Place, number, string]>([
  ["active", 5, "few"],
  ["draw", 4, "few"],
  ["draw", 5, "small"], // a narrow zone has room for fewer
  ["discard", 9, "large"],
])("dice keep within the %s zone: %i kinds are %s", (zone, kinds, crowd) => {
  const play = asked({}, { [zone]: zone === "active" ? COLORS.slice(0, kinds).map((kind) => `${kind}/symbol`) : Object.fromEntries(KINDS.slice(0, kinds).map((kind) => [kind, 1])) });
  show(Zone, { play, zone });
  expect(document.querySelector(".zone")!.classList).toContain(crowd);
});

it("who may use an ability is told what its card does", () => {
  const choice: Partial<CubitosQuestion> = { kind: "pool", actions: ["use dugout", "skip"] };
  const play = asked(choice);
  show(CardWords, { play, choice: play.choice! });
  expect(document.querySelector("li")!.textContent).toBe("Dugout. Now: roll 3 more dice from your Draw Zone.");
});

it("only what was chosen can be taken back", () => {
  const play = asked({ kind: "bust-discard", actions: ["drop white", "done"], picks: { dice: ["drop white"], free: [], different: false, least: 0, most: 1 } }, { roll: { white: 1 } });
  show(Picking, { play });
  const buttons = (): string[] => [...document.querySelectorAll("button:enabled")].map((button) => button.textContent.trim());
  expect(buttons()).toEqual(["Discard none"]);
  play.click(play.dice("roll")[0]!);
  flushSync();
  expect(buttons()).toEqual(["Clear", "Discard 1 die"]);
});

it.each(LANGUAGES)("the letter of every die is explained in %s", async (language) => {
  await texts.use(language);
  for (const kind of KINDS.filter((one) => one !== "start")) {
    expect(t("glossary-letter.text")).toContain(`${SIGNS[kind].letter} ${t(`color-${kind}`)}`);
  }
});
