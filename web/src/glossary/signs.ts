// What a place on the screen is a sign of: parts of the table carry `data-sign` with the ids of their entries in the
// glossary (locales/*/glossary.ftl, without their beginning), and whoever points at a place reads those under it.
import type { DieName } from "../dice/faces.ts";
import type { IconName } from "../dice/icons.ts";
import type { Reward, Space } from "../lib/messages.ts";
import type { Around } from "./placing.ts";

const MOST = 3; // more at once is no help
const TRACK = "svg[role=group]";

const NUMBERS: Partial<Record<IconName, string>> = {
  money: "number-money",
  movement: "number-movement",
  credit: "number-credits",
  fan: "number-fans",
  draw: "number-draw",
  sword: "swords",
  dice: "zone-roll",
};

export function numberSign(icon: IconName): string | undefined {
  return NUMBERS[icon];
}

/** A die tells by its face; one without, or with a blank one, has a letter. */
export function dieSigns({ kind, face, borrowed }: Pick<DieName, "kind" | "face" | "borrowed">): string {
  const lettered = !face || face.type === "blank";
  const signs = [...(face ? [`face-${face.type}`] : []), ...(lettered ? ["letter"] : []), ...(kind === "start" ? ["start-die"] : []), ...(borrowed ? ["borrowed"] : [])];
  return signs.join(" ");
}

export function rewardSign({ kind, amount }: Reward): string {
  return kind === "gain" && amount < 0 ? "reward-gain-any" : `reward-${kind}`;
}

/** What lies on a space first, then what the space is. */
export function spaceSigns(space: Space, exit: boolean): string {
  const shortcut = space.shortcut && (space.shortcut.by_foot ? "shortcut-movement" : "shortcut-money");
  const signs = [
    ...(space.rewards ?? []).map(rewardSign),
    space.jet && "jet-pack",
    shortcut,
    exit && "shortcut-exit",
    space.water && "water",
  ].filter((sign) => typeof sign === "string");
  return (signs.length ? signs : ["open"]).join(" ");
}

/** The entries for a point of the screen, the uppermost first. What covers a sign without being one is looked through;
 *  what stands in the same place as a space (a runner, a red line) is told with it. */
export function signsAt(x: number, y: number): string[] {
  const found: string[] = [];
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest("dialog")) break; // it explains itself
    const track = element.closest(TRACK);
    const signs = signOf(element);
    if (element === track) found.unshift(...untouchable(track, x, y));
    else if (signs && !track) {
      const inside = untouchable(element, x, y);
      found.push(...(inside.length ? inside : signs.split(" ")));
      break; // only on the track signs lie upon each other
    } else if (signs) found.push(...signs.split(" "));
  }
  const all = [...new Set(found)];
  return (all.length > 1 ? all.filter((sign) => sign !== "open") : all).slice(0, MOST); // that it is a space is seen
}

/** The edges of the track that something is a part of. */
export function trackAround(element: Element | null): Around | undefined {
  return element?.closest(TRACK)?.getBoundingClientRect();
}

/** Groups of a drawing are not met at a point, only their parts are. */
function signOf(element: Element): string | undefined {
  const signed = element instanceof SVGElement ? element.closest<SVGElement>("[data-sign]") : (element as HTMLElement);
  return signed?.dataset.sign;
}

/** Signs within a part that let every click through, as runners do to their space, and are so not met at a point. */
function untouchable(part: Element, x: number, y: number): string[] {
  const covers = (one: Element): boolean => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom && getComputedStyle(one).pointerEvents === "none";
  };
  return [...part.querySelectorAll<HTMLElement>("[data-sign]")].filter(covers).flatMap((one) => one.dataset.sign!.split(" "));
}

/** Whether what is pointed at unfolds by itself, and would be covered by its entry: a card shows its whole text. */
export function unfolds(signs: readonly string[]): boolean {
  return signs[0] === "card";
}

/** The entries for what has the focus. */
export function signsOf(element: Element): string[] {
  const signed = element.querySelector<HTMLElement>("[data-sign]") ?? element.closest<HTMLElement>("[data-sign]");
  if (signed?.dataset.sign) return signed.dataset.sign.split(" ").slice(0, MOST);
  if (!element.closest(TRACK)) return [];
  const { x, y, width, height } = element.getBoundingClientRect(); // a space one can go to lies over the space itself
  return signsAt(x + width / 2, y + height / 2);
}
