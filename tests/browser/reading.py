"""Everything a page says: to the eye, to the ear, and under the pointer."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from playwright.sync_api import Page

from cubecup.locales import catalog
from cubecup.server.web.content import texts

_READ: Final = """() => {
  const said = new Set([document.title]);
  for (const one of document.querySelectorAll("body *")) {
    if (one.closest("script, style, noscript, [lang]:not(html), [translate=no], [aria-live]")) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      if (one.hasAttribute(name)) said.add(one.getAttribute(name));
    }
    for (const part of one.childNodes) if (part.nodeType === Node.TEXT_NODE) said.add(part.textContent);
  }
  return [...said].map(text => text.trim()).filter(text => text);
}"""

_ID: Final = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+(?:\.[a-z]+)?\b")
_LATIN: Final = re.compile(r"[A-Za-z]{2,}")
_NO_TEXT: Final = re.compile(r"^#.*$|^ *\.?[\w-]+ =|\{[^{}]*\}|\{[^{}]*->|^ *\*?\[\w+\]", re.MULTILINE)
_PLACE: Final = re.compile(r"https?://\S+")


def said_on(page: Page) -> set[str]:
    """All but the names of languages, written in their own, and what was announced in the language of that moment."""
    found: list[str] = page.evaluate(_READ)
    return {_PLACE.sub("", text) for text in found}


def text_ids(said: set[str]) -> set[str]:
    """Ids of texts: a page shows the id where a text is missing."""
    known = catalog("en").ids()
    return {id for text in said for id in _ID.findall(text) if id in known}


def english_in(said: set[str], english: set[str], language: str, names: set[str]) -> set[str]:
    """Texts that were left in English: with Latin words among Cyrillic ones, or the very text of the English page."""
    if language in ("uk", "ru"):
        return {text for text in said if _words(text, names)}
    return {text for text in said & english if _words(text, names) - _vocabulary(language)}


def _words(text: str, names: set[str]) -> set[str]:
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return set(_LATIN.findall(text))


@cache
def _vocabulary(language: str) -> frozenset[str]:
    """All words of a language's texts, without ids, values and comments: some are the same in English."""
    return frozenset(_LATIN.findall(_NO_TEXT.sub("", texts(language))))
