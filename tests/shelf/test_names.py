"""What a name may be: names of real people pass, whatever deceives or hurts does not, and every refusal has a code."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubecup.kernel.errors import BadOption
from cubecup.locales import LANGUAGES, catalog
from cubecup.shelf.names import MOST_LETTERS, clean_name

CODES = ("name", "name-hidden", "name-marks", "name-long", "name-mixed", "name-word")
FACTS = {"name-long": {"most": 24}, "name-marks": {"most": 2}}


def refusal(name: str) -> str:
    with pytest.raises(BadOption) as told:
        clean_name(name)
    return told.value.code


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Ян",
        "Оксана Ї.",
        "Łukasz Żółć",
        "José-María O'Neill",
        "李雷",
        "محمد",
        "שרה",
        "अमित",
        "می\u200cخواهم",  # letters that a joiner shapes
        "Nguyễn Thị",
        "x",
        "7",
        "Player 1",
        "Ann 🐢",
        "👩‍🚀",
        "❤️",
        "Анна (Ann)",
        "Scunthorpe FC",
        "Cassandra",
        "Dick",
        "Klassik",
        "Жидачів",
        "Михайло Хохлов",
        "Ω",
    ],
)
def test_people_keep_their_names(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_a_name_has_one_spelling() -> None:
    assert clean_name("  Ann \t B ") == "Ann B"
    assert clean_name("Jose\u0301") == clean_name("Jos\u00e9")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name"),
        (" \u00a0 ", "name"),
        ("\u0301", "name"),
        ("\u200b", "name-hidden"),  # zero width
        ("An\u200bn", "name-hidden"),
        ("\u200d", "name-hidden"),  # a joiner of nothing
        ("Ann\u200d", "name-hidden"),
        ("A\u200dnn", "name-hidden"),  # joiners and selectors of letters that nothing joins
        ("А\u200cнна", "name-hidden"),
        ("A\ufe0fnn", "name-hidden"),
        ("A\ufe01nn", "name-hidden"),  # marks that show nothing
        ("A\U000e0101nn", "name-hidden"),
        ("A\u034fnn", "name-hidden"),
        ("\U0001d159", "name-hidden"),  # a note without a head
        ("\u3164", "name-hidden"),  # letters that show nothing
        ("A\u2800", "name-hidden"),
        ("\U000e0041", "name-hidden"),  # tags
        ("Ann\u202enirg", "name-hidden"),  # turned around
        ("\u2066Ann", "name-hidden"),
        ("Ann\u0000", "name-hidden"),
        ("A\x1b[31m", "name-hidden"),
        ("\ud800", "name-hidden"),
        ("\ufeffAnn", "name-hidden"),
        ("Z\u0335\u0336\u0337\u0338algo", "name-marks"),
        ("A" * (MOST_LETTERS + 1), "name-long"),
        ("A" * 100_000, "name-long"),
        ("Аnn", "name-mixed"),  # the first letter is Cyrillic
        ("Ρaul", "name-mixed"),  # ... is Greek
        ("hitler", "name-word"),
        ("H1tl3r", "name-word"),
        ("h.i.t.l.e.r", "name-word"),
        ("Hiitleer", "name-word"),
        ("Н\u0456tler", "name-mixed"),
        ("Гитлер", "name-word"),
        ("Ŝieg Heil", "name-word"),
        ("ＨＩＴＬＥＲ", "name-word"),  # full width
    ],
)
def test_what_deceives_or_hurts_is_refused(name: str, code: str) -> None:
    assert refusal(name) == code


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_told_in_every_language(language: str, code: str) -> None:
    told, english = (catalog(one).text(f"error-{code}", **FACTS.get(code, {})) for one in (language, "en"))
    assert (told == english) == (language == "en")


@given(st.text(max_size=40))
def test_any_text_is_a_name_or_refused_with_a_known_code(text: str) -> None:
    try:
        found = clean_name(text)
    except BadOption as error:
        found = error.code
    if found in CODES:
        return
    assert 0 < len(found) <= MOST_LETTERS
    assert clean_name(found) == found
    assert found.strip() == found
