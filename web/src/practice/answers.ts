// Which of the weighed answers was given, and how answers are called.
import { buttonWords, type Asked as Wording } from "../cubitos/wording.ts";
import type { AnswerWeighed, CubitosQuestion, CubitosView } from "../lib/messages.ts";
import { t } from "../lib/texts.svelte.ts";
import type { Asked } from "./stack.ts";

const ENDS = new Set(["done", "stop"]);

/** What an answer comes down to: where a way ends, which dice are taken. */
function gist(actions: readonly string[]): string {
  const said = actions.filter((action) => !ENDS.has(action));
  if (!said.length) return actions[0] ?? "";
  const last = said.at(-1)!;
  return last.startsWith("step ") ? last : [...said].sort().join();
}

/** The weighed answer that is the same as what was given; none if nobody has weighed it. */
export function weighedOf(answers: readonly AnswerWeighed[], given: readonly string[]): AnswerWeighed | undefined {
  return answers.find(({ actions }) => gist(actions) === gist(given));
}

export function answerWords({ moment, seat }: Asked, actions: readonly string[], name: (seat: number) => string): string {
  const view = moment.view as CubitosView;
  const question = moment.questions.find((one) => one.seat === seat) as CubitosQuestion;
  const asked: Wording = {
    kind: question.kind,
    here: undefined,
    name,
    cost: (kind) => view.cost[kind as keyof CubitosView["cost"]] ?? 0,
    card: (kind) => view.cards[kind],
    movementPrice: view.movement_price,
  };
  const last = actions.filter((action) => !ENDS.has(action)).at(-1);
  if (last?.startsWith("step ")) return t("practice-run-to", { space: last.slice("step ".length) });
  const said = actions.filter((action) => action !== "done");
  return (said.length ? said : actions).map((action) => buttonWords(action, asked)).join(", ");
}
