// The rules of all games in a language, as the server tells them (src/cubecup/rulebook): asked for when somebody wants
// to read them, and searched here.
import { getJson } from "../lib/api.ts";
import type { RuleTold, RuleSection, RuleSpan, TableOfRules, Rules } from "../lib/messages.ts";

const asked = new Map<string, Promise<Rules[]>>();

/** Asked for once; a failure is forgotten, so that the next one who asks tries again. */
export function rulebooks(language: string): Promise<Rules[]> {
  let found = asked.get(language);
  if (!found) {
    found = getJson<Rules[]>(`/api/rules/${language}`);
    found.catch(() => asked.delete(language));
    asked.set(language, found);
  }
  return found;
}

/** A rule by its id, and the game it belongs to. */
export function ruleOf(books: readonly Rules[], id: string): { game: string; rule: RuleTold } | undefined {
  for (const { game, sections } of books) {
    const rule = sections.flatMap((section) => section.rules).find((one) => one.id === id);
    if (rule) return { game, rule };
  }
  return undefined;
}

/** Words as they are compared: without case and accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase().replaceAll("ł", "l"); // no accent to Unicode
}

const read = (spans: readonly RuleSpan[]): string => spans.map((span) => span.text).join("");
const cells = (table: TableOfRules | null): string[] => (table ? [...table.head, ...table.rows.flat().map(read)] : []);

function ruleText(rule: RuleTold): string {
  return plain([rule.id, rule.title, rule.detail, ...rule.paragraphs.map(read), ...cells(rule.table)].join(" "));
}

function holds(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** The sections and rules that hold every word; a section whose title or own text does is whole. */
export function searched(sections: readonly RuleSection[], wanted: string): RuleSection[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [...sections];
  return sections.flatMap((section) => {
    const own = plain([section.title, ...section.paragraphs.map(read), ...cells(section.table)].join(" "));
    if (holds(own, words)) return [section];
    const rules = section.rules.filter((rule) => holds(ruleText(rule), words));
    return rules.length ? [{ ...section, paragraphs: [], table: null, rules }] : [];
  });
}
