// One's own shelf: the key and its file, and which colour a seat has.
import { beforeEach, describe, expect, it } from "vitest";
import { coloursOf, paint } from "../src/lib/colours.ts";
import { isKey, newSecret, ownKey, takeKey } from "../src/lib/own_key.ts";
import { keyInFile, shelfText } from "../src/shelf/own/file.ts";

const seats = (...colours: (number | undefined)[]) => colours.map((colour, seat) => ({ seat, colour }));

describe("the key of this browser", () => {
  beforeEach(() => localStorage.clear());

  it("is made once, and stays", () => {
    const key = ownKey();
    expect(isKey(key)).toBe(true);
    expect(ownKey()).toBe(key);
    expect(newSecret()).not.toBe(key);
  });

  it("is another one when a shelf has come here", () => {
    ownKey();
    const other = newSecret();
    takeKey(other);
    expect(ownKey()).toBe(other);
  });

  it.each([undefined, "", "short", "x".repeat(40), 7, "../".repeat(20)])("is not %s", (found) => expect(isKey(found)).toBe(false));
});

describe("a shelf as a file", () => {
  it("comes back as it was", () => {
    const key = newSecret();
    expect(keyInFile(shelfText(key))).toBe(key);
  });

  it.each(["", "{", "null", "[]", '{"kind":"cubecup races","version":1,"races":[]}', '{"kind":"cubecup shelf","version":2,"key":"ab"}', '{"kind":"cubecup shelf","version":1,"key":"<script>"}'])(
    "is not %s",
    (text) => expect(keyInFile(text)).toBeUndefined(),
  );
});

describe("the colours of seats", () => {
  it("are the usual ones where nobody wants another", () => {
    expect(coloursOf([])).toEqual([0, 1, 2, 3]);
    expect(coloursOf(seats(-1, undefined, -1))).toEqual([0, 1, 2, 3]);
  });

  it("are what players want, first come first served", () => {
    expect(coloursOf(seats(2, 2, -1))).toEqual([2, 1, 0, 3]);
    expect(coloursOf(seats(-1, -1, -1, 0))).toEqual([3, 1, 2, 0]);
    expect(coloursOf(seats(3, 2, 1, 0))).toEqual([3, 2, 1, 0]);
  });

  it("are always four different ones", () => {
    for (const a of [-1, 0, 1, 2, 3]) {
      for (const b of [-1, 0, 1, 2, 3]) {
        for (const c of [-1, 0, 1, 2, 3]) expect(new Set(coloursOf(seats(a, b, c))).size).toBe(4);
      }
    }
  });

  it("are painted, and wiped off again", () => {
    const colour = (seat: number): string => document.documentElement.style.getPropertyValue(`--seat-${seat}`);
    paint(seats(1, -1));
    expect([colour(0), colour(1), colour(2)]).toEqual(["var(--paint-1)", "var(--paint-0)", ""]);
    paint();
    expect([colour(0), colour(1)]).toEqual(["", ""]);
  });
});
