"""The texts of the command line: complete, alike in four languages, and none for things that do not exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from cubecup.cli.cubitos import trace, wording
from cubecup.cli.game_ui import Scene
from cubecup.cli.main import COMMANDS
from cubecup.cli.words import Words
from cubecup.cubitos.dice import BROWN
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.shapes import Verb
from cubecup.env.vocabulary import vocabulary
from cubecup.kernel.errors import BadFile, BadOption, Clause, IllegalAction
from cubecup.kernel.game import Event
from cubecup.locales import LANGUAGES, catalog
from tests.quoted import quoted

SOURCE = Path(__file__).resolve().parents[2] / "src" / "cubecup"
FILES = ("cli.ftl", "race.ftl", "errors.ftl", "reasons.ftl", "advice.ftl")

# Facts that every error of a class has.
RAISERS = {
    "CubeCupError": set(),
    "BadOption": set(),
    "IllegalAction": {"rule"},
    "BadFile": {"source", "line", "expected"},
    "bad": {"source", "line", "expected"},  # the methods of readers of files
    "_big_space": {"source", "line", "expected"},
    "blame": {"source", "line", "expected"},  # of records; the code comes last
    "_error": {"language", "id"},  # the catalogue's own
    "StorageFailed": set(),  # the server's database
    "GameFailed": set(),  # the lab's workers
    "WorkerDied": set(),
    "BotFailed": set(),
}
CLAUSES = {"Clause", "no_such"}


def _calls(*folders: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call in the source, with the name of what is called."""
    for folder, call in _all_calls():
        if not folders or folder in folders:
            target = call.func
            yield (target.attr if isinstance(target, ast.Attribute) else getattr(target, "id", "")), call


@cache
def _all_calls() -> list[tuple[str, ast.Call]]:
    """With the folder of the package that they stand in."""
    return [
        (path.relative_to(SOURCE).parts[0], node)
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]


def _literal(call: ast.Call, position: int) -> str | None:
    found = call.args[position] if len(call.args) > position else None
    return found.value if isinstance(found, ast.Constant) and isinstance(found.value, str) else None


def _errors() -> Iterator[tuple[str, set[str]]]:
    """Codes of errors with the facts given where they are raised."""
    for name, call in _calls():
        of_a_record = name == "blame" and isinstance(call.func, ast.Attribute)
        code = (_literal(call, 2) or "bad-record") if of_a_record else _literal(call, int(name == "_big_space"))
        if name in RAISERS and code is not None:
            why = {"why"} if len(call.args) > 1 and _is_clause(call.args[1]) else set()
            yield code, RAISERS[name] | why | {keyword.arg for keyword in call.keywords if keyword.arg}


def _is_clause(given: ast.expr) -> bool:
    """A clause made on the spot, or one line above under the name `why`."""
    if isinstance(given, ast.Call):
        return isinstance(given.func, ast.Name) and given.func.id in CLAUSES
    return isinstance(given, ast.Name) and given.id == "why"


def _clauses() -> Iterator[tuple[str, set[str]]]:
    """Ids of clauses with the facts given where they are made."""
    for name, call in _calls():
        id = _literal(call, 0)
        if name == "Clause" and id is not None:
            yield id, {keyword.arg for keyword in call.keywords if keyword.arg}


@cache
def _ids(language: str, file: str) -> tuple[str, ...]:
    text = (SOURCE / "locales" / language / file).read_text(encoding="utf-8")
    found: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message):
            found += [entry.id.name, *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)]
    return tuple(found)


def test_every_error_has_a_text_with_the_facts_it_gets() -> None:
    texts = catalog("en")
    missing = {code for code, _ in _errors() if not texts.has(f"error-{code}")}
    assert missing == set()
    unfilled = {
        (code, fact) for code, facts in _errors() for fact in texts.variables(f"error-{code}") if fact not in facts
    }
    assert unfilled == set()


def test_every_error_text_is_of_a_code_that_is_raised() -> None:
    codes = {f"error-{code}" for code, _ in _errors()}
    assert [id for id in _ids("en", "errors.ftl") if id not in codes] == []


def test_every_clause_has_a_text_with_the_facts_it_gets() -> None:
    texts = catalog("en")
    assert {id for id, _ in _clauses() if not texts.has(id)} == set()
    assert {(id, fact) for id, facts in _clauses() for fact in texts.variables(id) if fact not in facts} == set()


def test_every_reason_is_given_somewhere() -> None:
    """Some stand in tables: what the system or a parser says, and what it is in our texts."""
    named = {word for word in quoted(SOURCE) if word.startswith("why-")}
    assert named == set(_ids("en", "reasons.ftl"))


def test_no_error_text_takes_a_sentence_in_english() -> None:
    texts = catalog("en")
    ids = [*_ids("en", "errors.ftl"), *_ids("en", "reasons.ftl")]
    assert [id for id in ids if texts.variables(id) & {"sentence", "message"}] == []


def test_every_choice_has_a_question_and_every_verb_a_wording() -> None:
    texts = catalog("en")
    kinds = {kind for name, call in _calls("cubitos") if name == "Choice" and (kind := _literal(call, 0))}
    kinds |= {"draw", "extra-dice"}  # one operation asks for both
    assert len(kinds) > 20
    assert {kind for kind in kinds if not texts.has(f"ask-{kind}")} == set()
    assert {verb for verb in get_args(Verb) if not texts.has(f"do-{verb}")} == set()


def test_the_terminal_says_what_an_answer_names() -> None:
    """An answer of several words names a die, a space or the like, which its text wants to be given."""
    verbs = {text.split()[0] for text in vocabulary().texts if " " in text}
    assert verbs - set(wording._WORDINGS) == set(), "_WORDINGS of cli/cubitos/wording.py wants rows for these"


def test_every_event_that_is_told_has_a_text() -> None:
    """The terminal tells some of the events; what else happens is seen on the board."""
    texts = catalog("en")
    told = {*trace._TELLING, *trace._OF_THE_TABLE} - {"fan"}  # a fan is counted
    assert {word for word in told if not texts.has(f"trace-{word}")} == set()


def test_every_command_has_its_texts() -> None:
    for command in COMMANDS:
        assert catalog("en").has(f"command-{command}")
        assert catalog("en").has(f"command-{command}.about")


def test_every_sentence_of_a_command_has_its_text() -> None:
    said = {text for name, call in _calls("cli") if name in {"words", "wording"} if (text := _literal(call, 0))}
    assert len(said) > 100
    assert {text for text in said if not catalog("en").has(text)} == set()


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_no_text_was_left_in_english(language: str) -> None:
    same = {
        id for file in FILES for id in _ids(language, file) if _source(language, file, id) == _source("en", file, id)
    }
    # Nothing but values or names; and a word that is the same in Polish.
    alike = {"do-to", "do-choose", "do-face", "do-reward", "trace-use", "map-shortcut", "replay-next", "bench-python"}
    alike |= {id for id in _ids("en", "race.ftl") if id.startswith("phase-")}
    alike |= {"goods-credits", "goods-movement", "goods-money", "goods-fans", "results-share-text"}
    assert same <= alike | {
        "bot-name",
        "sim-bot",
        "league-bot",
        "league-interval",
        "exploit-interval",
        "exploit-plan",
        "reviewed-interval",
    }


def _source(language: str, file: str, id: str) -> str:
    text = (SOURCE / "locales" / language / file).read_text(encoding="utf-8")
    name, _, attribute = id.partition(".")
    own = re.search(rf"^{re.escape(name)} =(.*(?:\n[ \t]+.*)*)", text, re.MULTILINE)
    assert own is not None
    first, _, rest = own[1].partition(f".{attribute} =") if attribute else (own[1], "", "")
    return (rest if attribute else re.split(r"\n\s+\.\w+ =", first)[0]).strip()


@pytest.mark.parametrize(("language", "foreign"), [("uk", "[ыэъё]"), ("ru", "[ґєії]"), ("pl", "[а-яґєіїё]")])
def test_letters_are_those_of_the_language(language: str, foreign: str) -> None:
    for file in FILES:
        text = (SOURCE / "locales" / language / file).read_text(encoding="utf-8")
        assert not re.search(foreign, text, re.IGNORECASE)


def test_an_error_without_a_fact_or_a_text_speaks_for_itself() -> None:
    words = Words("uk")
    assert words.error(BadOption("laps", "A sentence\nof two lines.")) == "A sentence of two lines."
    assert words.error(BadOption("no-such-code", "A sentence.")) == "A sentence."


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_files_keep_their_place(language: str) -> None:
    told = Words(language).error(
        BadFile("bad-face", "my.toml", 1234, Clause("why-card-id", "the id of a card", value="a face"))
    )
    assert told.startswith("my.toml, ")
    assert " 1234: " in told
    assert "a face" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_actions_name_the_rule(language: str) -> None:
    told = Words(language).error(IllegalAction("not-legal", "ROLL-7", "No.", action="fly"))
    assert "fly" in told
    assert "ROLL-7" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_purchase_names_the_card_the_die_and_what_was_paid(language: str) -> None:
    """Credits are told only where some were paid, and only of the price they were part of."""
    game, words = Cubitos("race-1"), Words(language)
    events: list[Event] = [
        ("pay", 0, (3, 2)), ("buy", 0, (BROWN, 5)), ("gain", 0, (BROWN,)),
        ("pay", 1, (4, 0)), ("buy-movement", 1, (1, 4)),
    ]  # fmt: skip
    first, second = (line.plain for line in trace.trace(game.facts, events, Scene(game, words, ("Ann", "Bob"))))
    die = f"{words('card-rich-dog')} ({words('kind-brown')})"
    assert words("trace-by-credits", what=words("trace-buy", die=die, n=5), n=2) in first
    assert second.endswith(words("trace-buy-movement", n=4))
