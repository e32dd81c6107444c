"""The rules of a game as the server hands them out, to be read and searched in the browser."""

from __future__ import annotations

import msgspec


class RuleSpan(msgspec.Struct, kw_only=True):
    """A piece of a paragraph. `kind`: text, mark, rule, stress, code or link; `target` is the page of a link."""

    kind: str
    text: str
    target: str = ""


class TableOfRules(msgspec.Struct, kw_only=True):
    """A table within the rules."""

    head: list[str]
    rows: list[list[list[RuleSpan]]]


class RuleTold(msgspec.Struct, kw_only=True):
    """A rule by its id; `detail` belongs to the title, such as the cost of a card."""

    id: str
    title: str
    detail: str
    marks: str
    paragraphs: list[list[RuleSpan]]
    table: TableOfRules | None


class RuleSection(msgspec.Struct, kw_only=True):
    """A part of the rules; one of level 2 belongs to the one before it."""

    id: str
    title: str
    level: int
    paragraphs: list[list[RuleSpan]]
    table: TableOfRules | None
    rules: list[RuleTold]


class Rules(msgspec.Struct, kw_only=True):
    """The rules of a game in a language."""

    game: str
    language: str
    title: str
    paragraphs: list[list[RuleSpan]]
    sections: list[RuleSection]
