"""The words of a rulebook: a catalogue of its own, read when somebody wants to read rules."""

from __future__ import annotations

import functools
from importlib import resources

from cubecup.locales import LANGUAGES, Catalog, catalog
from cubecup.rulebook.book import Rule, RuleTable, Section


class RuleWords:
    """Texts of the rules of one game, with those of the game itself to quote from."""

    def __init__(self, language: str, game: str) -> None:
        folder = resources.files("cubecup.locales").joinpath(language)
        names = (f"{game}.ftl", f"rules/{game}.ftl")
        self._texts = Catalog(language, {f"{language}/{name}": _read(folder, name) for name in names})

    def __call__(self, id: str, /, **values: str | int) -> str:
        return " ".join(self._texts.text(id, **values).split())

    def has(self, id: str) -> bool:
        return self._texts.has(id)

    def ids(self) -> frozenset[str]:
        return self._texts.ids()

    def paragraphs(self, id: str, /, **values: str | int) -> tuple[str, ...]:
        """The paragraphs of a text, each on one line; none if there is no such text."""
        if not self._texts.has(id):
            return ()
        return tuple(" ".join(part.split()) for part in self._texts.text(id, **values).split("\n\n"))

    def rule(self, id: str, table: RuleTable | None = None) -> Rule:
        return Rule(id, self(id), self.paragraphs(f"{id}.text"), table)

    def section(
        self, id: str, rules: tuple[Rule, ...] = (), table: RuleTable | None = None, group: str = ""
    ) -> Section:
        title = f"section-{id}"
        return Section(id, self(title), self.paragraphs(f"{title}.text"), table, rules, group)


def _read(folder: resources.abc.Traversable, name: str) -> str:
    return folder.joinpath(name).read_text(encoding="utf-8")


@functools.cache
def words_of(game: str, language: str) -> RuleWords:
    if language not in LANGUAGES:
        catalog(language)  # raises the error that lists the languages
    return RuleWords(language, game)
