"""Errors in other languages: the whole of each, with what is inside it, and not a word of English between."""

from __future__ import annotations

import errno
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cubecup.bots.registry import make_bot
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.mapfile import load_track, parse_track
from cubecup.cubitos.printed import with_pack
from cubecup.games import game_of, make_game
from cubecup.kernel.errors import Clause, CubeCupError, system_reason
from cubecup.kernel.record import read_record, replay
from cubecup.kernel.scenario import read_scenarios
from cubecup.locales import LANGUAGES, Catalog, catalog
from cubecup.locales.errors import clause_text, error_text
from cubecup.server.table.problems import problem_of
from tests.content.test_pack_errors import ERRORS as PACK_ERRORS

RECORD = "cubecup record 1\ngame: cubitos\nrules: x\nseats: 2\nseed: 1\nsetup: {}\noptions: {}\n\nstart\n"

OTHERS = [
    lambda: make_game("cubitos", {"cards": "race-99"}),
    lambda: make_game("cubitos", {"cards": ["bob", "bob"]}),
    lambda: make_game("cubitos", {"cards": ["bob"]}),
    lambda: make_game("cubitos", {"laps": 77}),
    lambda: make_game("cubitos", {"tracks": ["mars"]}),
    lambda: make_game("cubitos", {"speed": 2}),
    lambda: make_game("seven-cubes", {"tokens": "warp:99"}),
    lambda: Cubitos().new(7, 1),
    lambda: Cubitos().new(2, "dice"),
    lambda: Cubitos().new(2, 1, {"start_player": 5}),
    lambda: Cubitos().new(2, 1).choice(9),
    lambda: Cubitos().new(2, 1).apply(0, "fly"),
    lambda: Cubitos().new(2, 1).apply(0, 5),
    lambda: parse_track("title: a\nmap:\n1 | S\n", "my.track", "my"),
    lambda: parse_track("title: a\nlines: 99\nmap:\n  1 |   S\nsections:\n", "my.track", "my"),
    lambda: load_track(Path("missing.track")),
    lambda: read_record("a letter", "my.record"),
    lambda: next(replay(read_record(RECORD, "my.record"), Cubitos())),
    lambda: game_of(read_record(RECORD.replace("options: {}", 'options: {"laps": 77}'), "my.record")),
    lambda: read_scenarios("scenario: a\nfoo: 1\n", "my.scenario"),
    lambda: make_bot("sharp:brave"),
    lambda: make_bot("random:brave"),
    lambda: catalog("de"),
    lambda: catalog("en").text("no-such-text"),
    lambda: catalog("en").text("count-dice"),
]  # fmt: skip

# Words that no value of ours is, but hardly an English sentence does without.
ENGLISH = re.compile(r"(?<![\w-])(the|not|of|an|is|are|for|from|must|there|with|each|such|at|most|least)(?![\w-])")


def _error(wrong: Callable[[], object]) -> CubeCupError:
    with pytest.raises(CubeCupError) as caught:
        wrong()
    return caught.value


def _told(texts: Catalog, error: CubeCupError) -> str:
    assert texts.has(f"error-{error.code}"), error.code
    assert texts.variables(f"error-{error.code}") <= error.facts.keys(), error.code
    return error_text(texts, error)


def _check(language: str, error: CubeCupError) -> None:
    told = _told(catalog(language), error)
    assert told != error_text(catalog("en"), error)
    assert not ENGLISH.search(told), told


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("wrong", OTHERS, ids=range(len(OTHERS)))
def test_an_error_has_no_english_inside(wrong: Callable[[], object], language: str) -> None:
    _check(language, _error(wrong))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nor_has_any_error_of_a_pack(language: str) -> None:
    for _, _, _, text in PACK_ERRORS:
        _check(language, _error(lambda text=text: with_pack(text, "my.toml")))  # type: ignore[misc]


def test_english_is_found_where_it_is() -> None:
    with pytest.raises(AssertionError):
        _check("uk", CubeCupError("setup", "", known="the start player", value="x"))


def test_errors_inside_errors_are_told_in_the_same_language() -> None:
    error = _error(OTHERS[18])
    assert "У перегонах від 1 до 9 кіл, а не 77." in _told(catalog("uk"), error)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("error", "id"),
    [
        (FileNotFoundError(errno.ENOENT, "No such file or directory"), "why-os-missing"),
        (PermissionError(errno.EPERM, "Operation not permitted"), "why-os-forbidden"),
        (TimeoutError(), "why-os-no-answer"),
        (OSError(errno.EMFILE, "Too many open files"), "why-os-other"),
        (OSError(), "why-os-name"),
        (OSError(-2, "Name or service not known"), "why-os-name"),
        (ValueError("embedded null byte"), "why-os-name"),
    ],
)
def test_what_the_system_says_is_told_in_our_words(language: str, error: Exception, id: str) -> None:
    reason = system_reason(error)
    assert reason.id == id
    assert clause_text(catalog(language), reason) == catalog(language).text(id, number=str(errno.EMFILE))


def test_a_problem_carries_clauses_by_their_ids() -> None:
    inner = Clause("why-no-card", "there is no card 'x'", value="x")
    error = CubeCupError("record-refused", "…", expected=Clause("why-accepted", "…", error=inner), line=3)
    assert problem_of(error).facts == {
        "expected": {
            "text": "why-accepted",
            "facts": {"error": {"text": "why-no-card", "facts": {"value": "x"}}},
        },
        "line": 3,
    }


def test_clauses_are_the_same_if_they_say_the_same() -> None:
    assert Clause("why-no-card", "no card", value="x") == Clause("why-no-card", "there is no card", value="x")
    assert Clause("why-no-card", "no card", value="x") != Clause("why-no-card", "no card", value="y")
    assert len({Clause("why-text", "a"), Clause("why-text", "b")}) == 1
    assert repr(Clause("why-text", "a text")) == "Clause('why-text', 'a text')"
