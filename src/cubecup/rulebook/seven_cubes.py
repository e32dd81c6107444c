"""The rules of Seven Cubes: which section has which rules, and the tables of what one types."""

from __future__ import annotations

from typing import Final

from cubecup.rulebook.book import Rulebook, RuleTable, Section
from cubecup.rulebook.words import RuleWords, words_of

SECTIONS: Final = {
    "setup": ("SC-1", "SC-2", "SC-3"),
    "turn": ("SC-4", "SC-5", "SC-6"),
    "others": ("SC-7", "SC-8"),
    "end": ("SC-9", "SC-10"),
}
# Kinds of questions, the rules behind them, and the verbs of the answers, explained in the texts.
_CHOICES: Final = (
    ("`corner`, `new-corner`", "SC-2, SC-7", "answer-corner"),
    ("`jump`", "SC-4", "answer-jump"),
    ("`extra-move`", "SC-6", "answer-extra-move"),
    ("`protect`", "SC-8", "answer-protect"),
)
_SIGNS: Final = (
    ("`.`", "sign-none"),
    ("`r` `o` `y` `g` `b` `p` `w`", "sign-cube"),
    ("`#`", "sign-protection"),
    ("`+`", "sign-straight"),
    ("`x`", "sign-diagonal"),
    ("`n`", "sign-knight"),
    ("`@`", "sign-warp"),
)


def seven_cubes_book(language: str) -> Rulebook:
    words = words_of("seven-cubes", language)
    sections = [words.section(id, tuple(words.rule(rule) for rule in rules)) for id, rules in SECTIONS.items()]
    return Rulebook(
        "seven-cubes",
        language,
        words("rules-title"),
        words("rules-contents"),
        words("rules-languages"),
        words.paragraphs("rules-intro"),
        (*sections, *_program(words)),
    )


def _program(words: RuleWords) -> tuple[Section, Section]:
    choices = RuleTable(
        (words("rules-column-choice"), words("rules-column-rules"), words("rules-column-answers")),
        tuple((kinds, rules, words(answers)) for kinds, rules, answers in _CHOICES),
    )
    signs = RuleTable(
        (words("rules-column-sign"), words("rules-column-token")),
        tuple((sign, words(token)) for sign, token in _SIGNS),
    )
    return words.section("program", table=choices), words.section("signs", table=signs)
