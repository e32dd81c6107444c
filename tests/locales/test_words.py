"""One word for one thing: words that once stood beside the right ones, at the table or in lessons, do not come back."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

import pytest

from cubecup.locales import LANGUAGES

_FOLDER: Final = files("cubecup.locales")
_OTHER_GAME: Final = re.compile(r"seven-|^advice-cube")  # there a cube is a cube

# What is not said, by language, and what is said instead. The terms are those of the printed editions
# (glossary.csv); money is counted in coins where the term has no plural (uk, pl), but nothing is called so.
NOT_SAID: Final = {
    "en": {
        r"(?<!Seven )\bcubes\b": "dice",
        r"(?<!de )(?<!Golden )\bcube\b(?! creature| Cup)": "die",
        r"\bblanks\b(?! instead of tabs)": "misses",
        r"\bcoins\b": "money",
        r"\bbust chances?\b|\brisk of a bust\b": "chance to bust",
        r"\brest is lost\b": "gone: only dice are lost, and those to their tray",
        r"\bcolour|\bfavourite|\bcentre|\bpractise": "American spelling",
    },
    "uk": {
        r"фанат(?!ськ)": "уболівальники",
        r"порожн\w+ кубик": "промахи",
        r"\bзабіг": "перегони",
        r"\bнагород(?!ж)": "винагорода",
        r"картк": "карта",
        r"шанс\w* невдачі": "імовірність невдачі",
        r"здається, далі": "далі грає бот",
        r"накри\w+ ст": "відкрити стіл",
        r"стежити за \{": "за гравцем",
        r"невитрачені монети": "гроші",
        r"кинути зону": "кинути кубики із зони",
    },
    "ru": {
        r"\bден(ьг|ег)": "монеты",
        r"пуст\w+ кубик": "промахи",
        r"шанс\w* потери": "вероятность потери кубиков",
        r"кажд(ый|ое) кроссов": "каждая кроссовка",
        r"накры\w+ стол": "открыть стол",
        r"наблюдать за \{": "за игроком",
        r"наград(?!ы нет: \{)": "бонус",  # that of learners is another thing
        r"бросить зону": "бросить кубики из зоны",
        r"\bгон(ки|ок|ка[мх])\b": "забеги",
    },
    "pl": {
        r"pieni[ąę]": "waluta",
        r"kredyt": "żetony waluty",
        r"kibic": "fani",
        r"pust\w+ koś": "pudła",
        r"\bkost(ka|ki|kę|kami|ek)\b": "kość",
        r"nagr[oó]d(?!y: \{)": "bonus",  # that of learners is another thing
        r"ziarn": "liczba początkowa",
        r"nakryj": "otwórz stół",
        r"zapomnij": "usuń z listy",
        r"rzucić strefą": "rzucić kośćmi ze strefy",
        r"ryzyk\w+ porażki": "szansa porażki",
        r"szans[^.]* na zwycięstwo": "szansa na wygraną",
        r"w monetach": "w walucie",
    },
}


def texts_of(language: str) -> list[tuple[str, str]]:
    """Lines of all texts with their places; comments and the other game are left out."""
    folder = _FOLDER / language
    found = [*folder.iterdir(), *(folder / "rules").iterdir()]
    return [
        (f"{file.name}:{number}", line)
        for file in found
        if file.name.endswith(".ftl") and not _OTHER_GAME.match(file.name)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if not line.startswith("#") and not _OTHER_GAME.search(line)
    ]


def test_every_language_has_words_to_look_for() -> None:
    assert set(NOT_SAID) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_has_one_word(language: str) -> None:
    texts = texts_of(language)
    assert len(texts) > 1500
    found = [
        f"{place}: {instead}, not {said.group()}"
        for word, instead in NOT_SAID[language].items()
        for place, line in texts
        if (said := re.search(word, _words(line), re.IGNORECASE))
    ]
    assert not found


def _words(line: str) -> str:
    """Without ids and code, which are no words of the language; what is filled in is `{}`."""
    return re.sub(r"\{[^}]*\}", "{}", re.sub(r"^[\w-]+ =|`[^`]*`", "", line))


@pytest.mark.parametrize(("language", "line"), [("en", "a = Roll the blanks."), ("uk", "a = Стежити за { $name }")])
def test_a_wrong_word_is_found(language: str, line: str) -> None:
    assert any(re.search(word, _words(line), re.IGNORECASE) for word in NOT_SAID[language])
