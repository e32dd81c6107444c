// Pointing at parts of the table: the first visible one, again after the table has changed, and never for longer.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { partsAt, PLACES, pointAt } from "../../src/learn/places.ts";

let root: HTMLElement;

/** jsdom lays nothing out: what has the attribute `away` counts as hidden. */
beforeEach(() => {
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
    return Object.assign(this.closest("[away]") ? [] : [new DOMRect()], { item: () => null });
  });
  root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = `
    <div class="parts" data-tab="board">
      <div class="part left" data-part="cards"></div>
      <div class="part middle" data-part="track"></div>
      <div class="part right" data-part="cards"></div>
    </div>
    <div class="tabs"><nav><button>1</button><button>2</button><button>3</button></nav></div>`;
});

afterEach(() => root.remove());

const marked = (): string[] => [...root.querySelectorAll("[data-coached]")].map((element) => element.className || element.textContent!);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("pointing", () => {
  it("marks all parts of a place, and unmarks them in the end", () => {
    const stop = pointAt(root, "cards");
    expect(marked()).toEqual(["part left", "part right"]);
    stop();
    expect(marked()).toEqual([]);
  });

  it("marks the tab of a part that is not in sight, and the part once it is", async () => {
    const track = root.querySelector('[data-part="track"]')!;
    track.setAttribute("away", "");
    const stop = pointAt(root, "track");
    expect(marked()).toEqual(["2"]);
    track.removeAttribute("away");
    root.querySelector(".parts")!.setAttribute("data-tab", "track");
    await settled();
    expect(marked()).toEqual(["part middle"]);
    stop();
  });

  it("waits for a table that is still loading", async () => {
    const stop = pointAt(root, "actions");
    expect(marked()).toEqual([]);
    root.insertAdjacentHTML("beforeend", '<div class="part actions"></div>');
    await settled();
    expect(marked()).toEqual(["part actions"]);
    stop();
  });

  it("finds nothing where there is nothing", () => {
    root.innerHTML = "";
    for (const place of Object.keys(PLACES) as (keyof typeof PLACES)[]) expect(partsAt(root, place)).toEqual([]);
  });
});
