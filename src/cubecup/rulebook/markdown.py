"""A rulebook as a page of docs."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from typing import Final

from cubecup.locales import LANGUAGES
from cubecup.rulebook.book import Rule, Rulebook, RuleTable, Section
from cubecup.rulebook.games import GAMES, rulebook
from cubecup.rulebook.markup import CODE, LINK, MARK, RULE, STRESS, TEXT, TextSpan, spans

_WIDTH: Final = 118
_NAMES: Final = {"en": "English", "uk": "Українська", "ru": "Русский", "pl": "Polski"}
_PAGES: Final = {"cubitos": "rules", "seven-cubes": "rules-seven-cubes"}
_NOTE: Final = "<!-- Made by `make rules` from src/cubecup/locales/{language}/rules/{game}.ftl; change that file. -->"


def page_name(game: str, language: str) -> str:
    """The file in docs; English is the one without a language in its name."""
    return f"{_PAGES[game]}.md" if language == "en" else f"{_PAGES[game]}.{language}.md"


def pages() -> Iterator[tuple[str, str]]:
    """Every page with its content."""
    for game in GAMES:
        for language in LANGUAGES:
            yield page_name(game, language), page(rulebook(game, language))


def page(book: Rulebook) -> str:
    others = " · ".join(
        f"[{_NAMES[language]}]({page_name(book.game, language)})" for language in LANGUAGES if language != book.language
    )
    parts = [
        _NOTE.format(language=book.language, game=book.game),
        f"# {book.title}",
        _wrapped(f"{book.languages}: {others}"),
        *(_paragraph(text, book.language) for text in book.paragraphs),
        f"## {book.contents}",
        "\n".join(f"- [{_heading(section)}](#{_anchor(_heading(section))})" for section in _chapters(book)),
    ]
    for section in book.sections:
        parts += _section(section, book.language)
    return "\n\n".join(parts) + "\n"


def _chapters(book: Rulebook) -> list[Section]:
    return [section for section in book.sections if section.level == 1]


def _heading(section: Section) -> str:
    return f"{section.title} ({section.group})" if section.group else section.title


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-")


def _section(section: Section, language: str) -> Iterator[str]:
    yield f"{'#' * (section.level + 1)} {_heading(section)}"
    for text in section.paragraphs:
        yield _paragraph(text, language)
    if section.table:
        yield _table(section.table, language)
    for rule in section.rules:
        yield _rule(rule, language)


def _rule(rule: Rule, language: str) -> str:
    detail = f",** {rule.detail}." if rule.detail else ".**"
    first, *rest = rule.paragraphs
    head = f'- <a id="{rule.id}"></a>**{rule.id} {rule.title}{detail} {_inline(first, language)}'
    parts = [_wrapped(head, "  ", "")]
    parts += [_wrapped(_inline(text, language), "  ") for text in rest]
    if rule.table:
        parts.append(textwrap.indent(_table(rule.table, language), "  "))
    return "\n\n".join(parts)


def _paragraph(text: str, language: str) -> str:
    return _wrapped(_inline(text, language))


def _table(table: RuleTable, language: str) -> str:
    rows = [table.head, ("---",) * len(table.head), *([_inline(cell, language) for cell in row] for row in table.rows)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _inline(text: str, language: str) -> str:
    return "".join(_span(span, language) for span in spans(text))


def _span(span: TextSpan, language: str) -> str:
    """A link to another page leads to the page in the reader's language, where there is one."""
    written = {
        TEXT: span.text,
        MARK: f"[{span.text}]",
        RULE: f"[{span.text}](#{span.text})",
        STRESS: f"*{span.text}*",
        CODE: f"`{span.text}`",
        LINK: f"[{span.text}]({_own(span.target, language)})",
    }
    return written[span.kind]


def _own(target: str, language: str) -> str:
    stem, _, ending = target.rpartition(".")
    return f"{stem}.{language}.{ending}" if stem in _PAGES.values() and language != "en" else target


def _wrapped(text: str, indent: str = "", first: str | None = None) -> str:
    return textwrap.fill(
        text,
        _WIDTH,
        initial_indent=indent if first is None else first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
