"""What a rulebook consists of: sections with paragraphs, tables and rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

Row = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RuleTable:
    """A heading and rows of cells; a cell is text with markup."""

    head: Row
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule by its id. `detail` is what belongs to the title: the cost of a card."""

    id: str
    title: str
    paragraphs: tuple[str, ...]
    table: RuleTable | None = None
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules; `group` is how the ids of its rules begin, if it has any."""

    id: str
    title: str
    paragraphs: tuple[str, ...] = ()
    table: RuleTable | None = None
    rules: tuple[Rule, ...] = ()
    group: str = ""
    level: int = 1  # 2: a part of the section before it


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a game in one language."""

    game: str
    language: str
    title: str
    contents: str
    languages: str
    paragraphs: tuple[str, ...]
    sections: tuple[Section, ...]

    def rules(self) -> Iterator[Rule]:
        for section in self.sections:
            yield from section.rules

    def rule(self, id: str) -> Rule:
        return next(rule for rule in self.rules() if rule.id == id)
