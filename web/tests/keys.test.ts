// Keys of the table: read from what was kept, given away, and named.
import { expect, it } from "vitest";
import { deedOf, fits, keyName, readKeys, USUAL, withKey } from "../src/lib/keys.ts";

it("are the usual ones where nothing sensible was kept", () => {
  expect(readKeys(undefined)).toEqual(USUAL);
  expect(readKeys({ push: "KeyJ", pass: 7, undo: "Enter", where: "" })).toEqual({ ...USUAL, push: "KeyJ", where: "" });
});

it("belong to one deed each", () => {
  const keys = withKey(USUAL, "push", USUAL.pass);
  expect(keys).toEqual({ ...USUAL, push: USUAL.pass, pass: "" });
  expect(withKey(keys, "push", "").pass).toBe("");
  expect(deedOf(keys, USUAL.pass)).toBe("push");
  expect(deedOf(keys, "KeyZ")).toBeUndefined();
});

it("are never those that the browser or the focus needs", () => {
  expect(["Enter", "Space", "Tab", "Escape", "ArrowUp", "F5", "ShiftLeft"].filter(fits)).toEqual([]);
});

it("are called as they are labelled", () => {
  expect(["KeyP", "Digit3", "Comma", "Numpad4"].map(keyName)).toEqual(["P", "3", ",", "Num 4"]);
});
