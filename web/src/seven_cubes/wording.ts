// Cells, pieces and answers in the player's language. The game's own words are in seven-cubes.ftl; seven-web.ftl adds
// what only this table says.
import type { SevenCubesPlayer } from "../lib/messages.ts";
import { capital, t } from "../lib/texts.svelte.ts";
import { type Finding, isColor, type Target } from "./answers.ts";
import { CENTRE, type Corner, cornerOf } from "./board.ts";

export function pieceWords(token: string): string {
  return t(isColor(token) ? `cube-${token}` : `token-${token}`);
}

export function cornerWords(corner: Corner): string {
  return t(`corner-${corner}`);
}

/** A cell and all that is on it. */
export function cellWords(cell: string, token: string | null, used: boolean, pawn: string | undefined): string {
  const corner = cornerOf(cell);
  const parts = [
    cell,
    corner ? cornerWords(corner) : "",
    cell === CENTRE ? t("term-center") : "",
    token ? pieceWords(token) : t("do-find-nothing"),
    used ? t("do-find-used") : "",
    pawn ? t("seven-pawn-of", { name: pawn }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

export function findingWords(finding: Finding, name: (seat: number) => string): string {
  switch (finding.found) {
    case "corner":
      return "";
    case "steal":
      return t("do-steal-cube", { name: name(finding.victim), cube: pieceWords(finding.cube) });
    case "win":
      return t("do-win");
    case "centre":
      return t("term-center");
    case "nothing":
      return t("do-find-nothing");
    case "take":
      return t("do-take-cube", { cube: pieceWords(finding.cube) });
    case "cube":
      return t("seven-cube-stays", { cube: pieceWords(finding.cube) });
    case "token":
      return finding.used ? `${pieceWords(finding.token)}, ${t("do-find-used")}` : pieceWords(finding.token);
  }
}

/** A whole answer: "Jump to b6: you take: red cube". */
export function targetWords(target: Target, finding: Finding, name: (seat: number) => string): string {
  if (target.verb === "corner") return capital(t("do-corner", { corner: cornerWords(cornerOf(target.cell)!) }));
  const move = capital(t(`do-${target.verb}`, { space: target.cell }));
  return `${move}: ${findingWords(finding, name)}`;
}

export function buttonWords(action: string): string {
  return capital(t(`do-${action}`));
}

export type CardState = "protected" | "collected" | "next" | "later";

/** How a card of a row stands; the collected ones are the beginning of a row, the protected ones the beginning of those. */
export function cardState(player: SevenCubesPlayer, at: number): CardState {
  if (at < player.protected.length) return "protected";
  if (at < player.collected.length) return "collected";
  return at === player.collected.length ? "next" : "later";
}
