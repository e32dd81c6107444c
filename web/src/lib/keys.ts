// Keys that do or tell something at the table. They go by their place on the keyboard, so they work in any alphabet.

export const DEEDS = ["push", "pass", "undo", "where", "leader", "stake", "board"] as const;
export type Deed = (typeof DEEDS)[number];
export type Keys = Record<Deed, string>; // codes as KeyboardEvent has them; empty: none

export const USUAL: Keys = {
  push: "KeyP", pass: "KeyK", undo: "KeyU", where: "KeyW", leader: "KeyL", stake: "KeyS", board: "KeyB",
};

// What moves the focus, presses buttons or belongs to the browser does nothing else.
const FIT = /^(Key[A-Z]|Digit\d|F([2-4]|[6-9])|Numpad\d|Comma|Period|Slash|Semicolon|Quote|Bracket(Left|Right)|Minus|Equal|Backquote|Backslash)$/;

export const fits = (code: string): boolean => FIT.test(code);

export function readKeys(kept: unknown): Keys {
  const found = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  const read = (deed: Deed): string => {
    const code = found[deed];
    return typeof code === "string" && (code === "" || fits(code)) ? code : USUAL[deed];
  };
  return Object.fromEntries(DEEDS.map((deed) => [deed, read(deed)])) as Keys;
}

/** A deed gets a key, which no other keeps. */
export function withKey(keys: Keys, deed: Deed, code: string): Keys {
  const others = DEEDS.map((one) => [one, code && keys[one] === code ? "" : keys[one]]);
  return { ...(Object.fromEntries(others) as Keys), [deed]: code };
}

export function deedOf(keys: Keys, code: string): Deed | undefined {
  return DEEDS.find((deed) => keys[deed] === code);
}

/** As it is written on the key. */
export function keyName(code: string): string {
  const signs: Record<string, string> = {
    Comma: ",", Period: ".", Slash: "/", Semicolon: ";", Quote: "'", BracketLeft: "[", BracketRight: "]", Minus: "-",
    Equal: "=", Backquote: "`", Backslash: "\\",
  };
  return signs[code] ?? code.replace(/^(Key|Digit)/, "").replace("Numpad", "Num ");
}
