// Words over the table, and one's own runner under them.
import { afterEach, expect, it } from "vitest";
import { aside } from "../src/bots/aside.ts";

let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  document.body.replaceChildren();
});

/** An element that lies there. */
function lying(name: string, at: DOMRect): HTMLElement {
  const one = document.body.appendChild(document.createElement("div"));
  one.className = name;
  one.getBoundingClientRect = () => at;
  return one;
}

const box = (left: number, top: number): DOMRect => ({ left, top, right: left + 100, bottom: top + 30 }) as DOMRect;

it("they step aside only where they would cover it, also when the map moves", () => {
  let place = box(50, 20);
  lying("runner", box(0, 0)); // somebody else's
  const runner = lying("runner own", place);
  runner.getBoundingClientRect = () => place;
  const words = lying("comment", box(0, 0));
  stop = aside(words);
  expect(words.hasAttribute("data-aside")).toBe(true);
  place = box(50, 31);
  document.dispatchEvent(new Event("scroll"));
  expect(words.hasAttribute("data-aside")).toBe(false);
  place = box(99, 29);
  runner.dispatchEvent(new Event("transitionend"));
  expect(words.hasAttribute("data-aside")).toBe(true);
});

it("without a runner they stay", () => {
  const words = lying("comment", box(0, 0));
  stop = aside(words);
  expect(words.hasAttribute("data-aside")).toBe(false);
});
