"""What a name may be: the one place that decides it for seats, boards, contests and shelves.

A name is spelled in one way and can be seen, read and told apart: no invisible signs, no signs that turn the line
around, no towers of marks, no word of letters from two alphabets that look alike, and none of a few words that are
meant to hurt.

>>> clean_name("  Ann   B. ")
'Ann B.'
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from cubecup.kernel.errors import BadOption

MOST_LETTERS: Final = 24
MOST_TITLE: Final = 60  # of what has a name and is not a person, such as a contest
MOST_SENT: Final = 200  # characters that are looked at: whatever is longer is refused unread
_MOST_MARKS: Final = 2  # on one letter; Vietnamese and Polytonic Greek need no more once they are composed
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"  # letters and signs that show nothing
# Marks that show nothing: they would make two names of what looks like one.
_UNSEEN: Final = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0d\ufffc\U000e0100-\U000e01ef]")
_JOINERS: Final = "\u200c\u200d"  # shape letters of some scripts and join signs: shown by what they do
_SELECTORS: Final = "\ufe0e\ufe0f"
# Alphabets with letters that look the same: a word is written in one of them.
_ALIKE: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")
_LEET: Final = str.maketrans("013457@$!", "oieastasi")
_TWINS: Final = str.maketrans("асеорхуіјѕ", "aceopxyijs")


def clean_name(name: str, most: int = MOST_LETTERS) -> str:
    """A name without stray spaces, in one spelling; why it cannot be one is told by the code of the error."""
    if len(name) > MOST_SENT:
        raise _too_long(most)
    found = unicodedata.normalize("NFC", " ".join(name.split()))
    if _has_hidden_signs(found):
        raise BadOption("name-hidden", "A name has no invisible signs, and none that turn the line around.")
    if not any(_shows(letter) for letter in found):
        raise BadOption("name", "A name has at least one sign that can be seen.")
    if _most_marks(found) > _MOST_MARKS:
        raise BadOption("name-marks", f"A letter of a name has at most {_MOST_MARKS} marks.", most=_MOST_MARKS)
    if len(found) > most:
        raise _too_long(most)
    if any(len(_alphabets(word)) > 1 for word in re.split(r"[\W\d_]+", found)):
        raise BadOption("name-mixed", "A word of a name is written in one alphabet: letters that look alike deceive.")
    if is_hurtful(found):
        raise BadOption("name-word", "This name has a word that is not welcome here. Please choose another one.")
    return found


def _too_long(most: int) -> BadOption:
    return BadOption("name-long", f"A name has at most {most} letters and signs.", most=most)


def _shows(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNSP" and letter not in _BLANKS


def _has_hidden_signs(name: str) -> bool:
    """Joiners and selectors are fine after something that can be seen and is shaped by them, as in many an emoji."""
    if _UNSEEN.search(name):
        return True
    before = ""
    for letter in name:
        if letter in _JOINERS or letter in _SELECTORS:
            if not before or not (_shows(before) or before in _SELECTORS or unicodedata.category(before)[0] == "M"):
                return True
            if _alphabets(before):  # letters that nothing joins
                return True
        elif letter in _BLANKS or not letter.isprintable():
            return True
        before = letter
    return name[-1:] in tuple(_JOINERS)


def _most_marks(name: str) -> int:
    most = row = 0
    for letter in name:
        row = row + 1 if unicodedata.category(letter) in ("Mn", "Me") and letter not in _SELECTORS else 0
        most = max(most, row)
    return most


def _alphabets(word: str) -> set[str]:
    """Those of the look-alike alphabets that a word has letters of."""
    names = {unicodedata.name(letter, "").partition(" ")[0] for letter in word if letter.isalpha()}
    return names.intersection(_ALIKE)


def is_hurtful(name: str) -> bool:
    """Whether a name has one of the words of `content/names.toml`, also if it is disguised a little."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join(letter for letter in plain if not unicodedata.category(letter).startswith("M"))
    for spelled in {plain, plain.translate(_LEET), plain.translate(_TWINS), plain.translate(_LEET).translate(_TWINS)}:
        words = [word for word in re.split(r"[\W\d_]+", spelled) if word]
        joined = re.sub(r"[\W\d_]+", "", spelled)
        once = re.sub(r"(.)\1+", r"\1", joined)
        if any(word in _words("whole") for word in (*words, joined, once)):
            return True
        if any(part in text for part in _words("part") for text in (joined, once)):
            return True
    return False


@cache
def _words(kind: str) -> frozenset[str]:
    """As they are compared: in their plain spelling, and with letters that look alike as one."""
    content = tomllib.loads((files("cubecup.shelf") / "content" / "names.toml").read_text("utf-8"))
    found: set[str] = set()
    for words in content[kind].values():
        plain = ["".join(c for c in unicodedata.normalize("NFKD", word) if c.isalpha()) for word in words]
        found |= {*plain, *(word.translate(_TWINS) for word in plain)}
    return frozenset(found)
