"""A pack that cannot be used gives one error with the file and the line to mend, and changes nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cubecup.cubitos.printed import printed, read_pack, with_pack
from cubecup.kernel.errors import BadFile
from tests.content.maps import MAP

CARDS = "['smelly-cat', 'rich-dog', 'mr-soldier', 'rock-on', 'dugout', 'rollosaurus', 'reckless-cheese', 'bob']"
SPACES = ", ".join(["{ hands = 1 }"] * 13)
BAD_MAP = MAP.replace("lines: 3", "lines: 1")  # wrong on its second line

# Code, line, and a part of what was expected, for each text.
ERRORS: list[tuple[str, int, str, str]] = [
    # The text as a whole
    ("toml-syntax", 2, "valid TOML", "[cards.bob]\ncost == 3\n"),
    ("toml-syntax", 3, "valid TOML", "[cards.bob]\ncost = 3\ncost = 4\n"),
    ("unknown-key", 3, "cards, dice, fans, sets, tracks; not 'card'", "\n# mine\n[card.bob]\ncost = 3\n"),
    ("unknown-key", 1, "not 'title'", "title = 'x'"),
    ("wrong-type", 1, "a table for cards", "cards = 3"),
    # Cards
    ("unknown-card", 4, "not 'bobby'", "[cards.bob]\ncost = 3\n\n[cards.bobby]\ncost = 3\n"),
    ("unknown-card", 2, "not 'Fat Cat'", "[cards]\n'Fat Cat' = { cost = 1 }"),
    ("wrong-type", 2, "a table for cards.bob", "[cards]\nbob = 7"),
    ("unknown-key", 3, "one of cost, money, name, text; not 'mony'", "[cards.fat-cat]\ncost = 3\nmony = 2\n"),
    ("unknown-key", 2, "one of cost, name, text; not 'money'", "[cards.smelly-cat]\nmoney = 2\n"),
    ("unknown-key", 2, "not 'color'", "[cards.bob]\ncolor = 'white'\n"),
    ("unknown-key", 2, "not 'trims'", "[cards.dugout]\ntrims = false\n"),
    ("out-of-range", 3, "from 0 to 30 for cards.bob.cost", "[cards.bob]\n\ncost = 31\n"),
    ("out-of-range", 1, "from 0 to 30 for cards.bob.cost", "cards.bob.cost = -1"),
    ("out-of-range", 1, "cards.bob.cost", "cards.bob.cost = 0x" + "f" * 5000),
    ("out-of-range", 2, "cards.fat-cat.money", "[cards]\nfat-cat = { cost = 3, money = 21 }"),
    ("out-of-range", 1, "from 1 to", "cards.pronto-bronto.lines_per_movement = 0"),
    ("out-of-range", 1, "from 1 to", "cards.broken-cow.cows = 0"),
    ("wrong-type", 1, "a whole number", "cards.bob.cost = '3'"),
    ("wrong-type", 1, "a whole number", "cards.bob.cost = 3.0"),
    ("wrong-type", 1, "a whole number", "cards.bob.cost = true"),
    ("wrong-type", 2, "true or false", "[cards.crabby]\nloses_red = 1\n"),
    # Names and texts
    ("bad-wording", 2, "1 to 60 characters", "[cards.bob]\nname = ' '\n"),
    ("bad-wording", 1, "1 to 60 characters", f"cards.bob.name = '{'x' * 61}'"),
    ("bad-wording", 1, "1 to 60 characters", 'cards.bob.name = "two\\nlines"'),
    ("bad-wording", 1, "1 to 600 characters", f"cards.bob.text = '{'x' * 601}'"),
    ("bad-wording", 3, "can be seen", '[cards.bob]\n[cards.bob.text]\nen = "a bell \\u0007"'),
    ("bad-language", 1, "not 'english'", "cards.bob.name = { english = 'Bob' }"),
    ("missing-key", 2, "a text in at least one language", "[cards.bob]\nname = {}"),
    ("wrong-type", 1, "a string for cards.bob.name", "cards.bob.name = 7"),
    # Dice
    ("unknown-kind", 3, "not 'pink'", "[dice]\nbase_draw = 9\n[dice.pink]\ncount = 3\n"),
    ("out-of-range", 2, "dice.base_draw", "[dice]\nbase_draw = 0\n"),
    ("unknown-key", 2, "one of count, faces; not 'start'", "[dice.white]\nstart = 1\n"),
    ("out-of-range", 1, "dice.white.count", "dice.white.count = 100"),
    ("out-of-range", 1, "from 1 to 1", "dice.start.count = 2"),
    ("wrong-count", 1, "6 faces for a white die; not 5", f"dice.white.faces = {['symbol'] * 5}"),
    ("wrong-count", 1, "6 faces for a white die; not 7", f"dice.white.faces = {['symbol'] * 7}"),
    ("wrong-type", 1, "an array for dice.white.faces", "dice.white.faces = 'symbol'"),
    (
        "wrong-type",
        3,
        "a string for dice.white.faces #3",
        "[dice.white]\nfaces = ['symbol', 'power',\n  1,\n 'blank', 'blank', 'blank']",
    ),
    (
        "bad-face",
        6,
        "not 'money'",
        "[dice.white]\nfaces = [\n  'symbol',\n  'power', 'blank',\n  # here\n  'money',\n 'blank', 'blank']",
    ),
    (
        "bad-face",
        1,
        "not 'money 10'",
        "dice.white.faces = ['money 10', 'blank', 'blank', 'blank', 'blank', 'blank']",
    ),
    (
        "bad-face",
        1,
        "not 'money 0'",
        "dice.white.faces = ['money 0', 'blank', 'blank', 'blank', 'blank', 'blank']",
    ),
    (
        "bad-face",
        1,
        "not 'Symbol'",
        "dice.white.faces = ['Symbol', 'blank', 'blank', 'blank', 'blank', 'blank']",
    ),
    ("bad-face", 1, "no symbol on a start die", f"dice.start.faces = {['symbol'] * 6}"),
    ("bad-face", 1, "no power on a light-gray die", f"dice.light-gray.faces = {['power'] * 6}"),
    ("bad-face", 2, "that is not blank", f"[dice.start]\nfaces = {['blank'] * 6}"),
    ("too-few-dice", 2, "7 light-gray dice for each of 4", "[dice.light-gray]\ncount = 27\n"),
    ("too-few-dice", 2, "4 dark-gray dice for each of 4", "[dice.dark-gray]\nstart = 4\n"),
    ("too-few-dice", 3, "the box holds 8", "[dice.dark-gray]\nstart = 4\ncount = 8\n"),
    ("too-few-dice", 1, "at least one die", "dice.light-gray.start = 0\ndice.dark-gray.start = 0"),
    # The fan track
    ("unknown-key", 2, "not 'space'", "[fans]\nspace = []\n"),
    ("wrong-count", 2, "13 spaces of the fan track; not 1", "[fans]\nspaces = [{ hands = 1 }]\n"),
    ("wrong-type", 1, "a table for fans.spaces #13", f"fans.spaces = [{', '.join(['{}'] * 12)}, 3]"),
    ("unknown-key", 3, "not 'hand'", f"[fans]\nspaces = [{', '.join(['{}'] * 12)},\n{{ hand = 1 }}]"),
    ("out-of-range", 1, "fans.spaces.hands", f"fans.spaces = [{SPACES.replace('1', '6', 1)}]"),
    (
        "out-of-range",
        26,
        "fans.spaces.credits",
        "[[fans.spaces]]\ncredits = 1\n" * 12 + "[[fans.spaces]]\ncredits = 21\n",
    ),
    ("out-of-range", 1, "fans.beyond", "fans.beyond = 21"),
    # Sets
    ("bad-id", 1, "not 'My Set'", f"[sets.'My Set']\ncards = {CARDS}\ntracks = ['testing-the-waters']\n"),
    ("bad-id", 1, "at most 40", f"[sets.{'x' * 41}]\ncards = {CARDS}\ntracks = ['testing-the-waters']\n"),
    ("unknown-key", 2, "not 'track'", "[sets.race-1]\ntrack = 'testing-the-waters'\n"),
    ("missing-key", 1, "a value for sets.mine.cards", "[sets.mine]\ntracks = ['testing-the-waters']\n"),
    ("missing-key", 1, "a value for sets.mine.tracks", f"[sets.mine]\ncards = {CARDS}\n"),
    ("unknown-card", 3, "not 'bobby'", "[sets.race-1]\ncards = ['dugout',\n'bobby']\n"),
    (
        "two-of-a-color",
        4,
        "fat-cat is the second white one",
        "[sets.race-1]\ncards = [\n  'smelly-cat', 'rich-dog',\n  'fat-cat',\n]\n",
    ),
    ("two-of-a-color", 2, "bob is the second blue one", "[sets.race-1]\ncards = ['bob', 'bob']\n"),
    (
        "wrong-count",
        2,
        "missing: blue",
        f"[sets.race-1]\ncards = {CARDS.replace(chr(44) + ' ' + repr('bob'), '')}\n",
    ),
    ("wrong-count", 1, "missing: white, brown, red", "sets.race-1.cards = []"),
    ("unknown-track", 4, "not 'moon'", "[sets.race-1]\ntracks = [\n  'testing-the-waters',\n  'moon',\n]\n"),
    ("wrong-count", 1, "from 1 to 9 tracks; not 0", "sets.race-1.tracks = []"),
    ("wrong-count", 1, "not 10", f"sets.race-1.tracks = {['testing-the-waters'] * 10}"),
    ("out-of-range", 2, "sets.race-1.laps", "[sets.race-1]\nlaps = 0\n"),
    ("laps-of-several-tracks", 2, "1 lap", "[sets.grand-finale]\nlaps = 2\n"),
    ("laps-of-several-tracks", 2, "1 lap", f"[sets.race-7]\ntracks = {['testing-the-waters'] * 2}\n"),
    # Tracks
    ("bad-id", 2, "not 'moon_2'", f"\n[tracks.moon_2]\nmap = '''\n{MAP}'''\n"),
    ("missing-key", 2, "either map or file", "\n[tracks.moon]\n"),
    ("missing-key", 1, "either map or file", f"[tracks.moon]\nfile = 'x.track'\nmap = '''\n{MAP}'''\n"),
    ("unknown-key", 2, "one of file, map, name, text; not 'maps'", f"[tracks.moon]\nmaps = '''\n{MAP}'''\n"),
    ("wrong-type", 2, "a string for tracks.moon.map", "[tracks.moon]\nmap = ['S', 'F']\n"),
    ("file-in-text", 2, "no files lie beside this pack", "[tracks.moon]\nfile = 'moon.track'\n"),
    ("bad-number", 4, "red lines", f"[tracks.moon]\nmap = '''\n{BAD_MAP}'''\n"),
    ("bad-number", 4, "red lines", f'[tracks.moon]\nmap = """\n{BAD_MAP}"""\n'),
    ("bad-number", 3, "red lines", f"[tracks.moon]\nmap = '''{BAD_MAP}'''\n"),
    ("bad-number", 2, "red lines", '[tracks]\nmoon.map = "' + BAD_MAP.replace("\n", "\\n") + '"\n'),
]


@pytest.mark.parametrize(("code", "line", "expected", "text"), ERRORS)
def test_a_bad_pack_is_one_error_that_names_its_line(code: str, line: int, expected: str, text: str) -> None:
    before = repr(printed())
    with pytest.raises(BadFile) as error:
        with_pack(text, "my.toml")
    assert (error.value.code, error.value.line) == (code, line), str(error.value)
    assert error.value.source == "my.toml"
    assert expected in str(error.value.expected)
    assert str(error.value).startswith(f"my.toml, line {line}: ")
    assert repr(printed()) == before


@pytest.mark.parametrize(("code", "line", "expected", "text"), ERRORS[:3])
def test_the_same_error_from_a_file_names_the_file(
    tmp_path: Path, code: str, line: int, expected: str, text: str
) -> None:
    pack = tmp_path / "my.toml"
    pack.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as error:
        read_pack(pack)
    assert (error.value.code, error.value.source, error.value.line) == (code, str(pack), line)
    assert expected in str(error.value.expected)


def error_of(pack: Path) -> tuple[str, str, int]:
    with pytest.raises(BadFile) as error:
        read_pack(pack)
    return error.value.code, Path(error.value.source).name, error.value.line


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    assert error_of(tmp_path / "my.toml") == ("missing-file", "my.toml", 1)


def test_a_number_that_no_other_card_has_is_never_0(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence may divide by it, which a race would notice only when it does."""
    bob = replace(printed().cards["bob"], numbers={"fans_for_credit": 2})
    box = replace(printed(), cards={**printed().cards, "bob": bob})
    monkeypatch.setattr("cubecup.cubitos.printed.printed", lambda: box)
    with pytest.raises(BadFile, match=r"from 1 to 20 for cards\.bob\.fans_for_credit"):
        with_pack("cards.bob.fans_for_credit = 0")


def test_a_pack_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "my.toml").mkdir()
    assert error_of(tmp_path / "my.toml") == ("unreadable", "my.toml", 1)


def test_a_pack_name_that_the_system_cannot_spell(tmp_path: Path) -> None:
    assert error_of(tmp_path / "my\0.toml") == ("unreadable", "my\0.toml", 1)


def test_a_pack_that_is_far_too_large(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_bytes(b"#" * 1_000_001)
    assert error_of(tmp_path / "my.toml") == ("unreadable", "my.toml", 1)


def test_a_pack_that_is_not_utf_8(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_bytes(b"[cards.bob]\ncost = 3 # \xe9\n")
    assert error_of(tmp_path / "my.toml") == ("not-utf-8", "my.toml", 2)


@pytest.mark.parametrize(
    "name", ["../moon.track", "/moon.track", "a/b.track", "a\\\\b.track", "c:b.track", "moon.txt", ""]
)
def test_a_map_file_must_lie_beside_the_pack(tmp_path: Path, name: str) -> None:
    (tmp_path / "moon.track").write_text(MAP, encoding="utf-8")
    (tmp_path / "packs").mkdir()
    pack = tmp_path / "packs" / "my.toml"
    pack.write_text(f'[tracks.moon]\nfile = "{name}"\n', encoding="utf-8")
    assert error_of(pack) == ("bad-file-name", "my.toml", 2)


def test_a_map_file_that_is_not_there_is_blamed_on_the_pack(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text("[tracks.moon]\n\nfile = 'moon.track'\n", encoding="utf-8")
    assert error_of(tmp_path / "my.toml") == ("missing-file", "my.toml", 3)


def test_a_map_file_that_cannot_be_read_is_blamed_on_the_pack(tmp_path: Path) -> None:
    (tmp_path / "moon.track").mkdir()
    (tmp_path / "my.toml").write_text("tracks.moon.file = 'moon.track'\n", encoding="utf-8")
    assert error_of(tmp_path / "my.toml") == ("unreadable", "my.toml", 1)


def test_a_map_file_that_is_not_utf_8_is_blamed_on_its_own_line(tmp_path: Path) -> None:
    (tmp_path / "moon.track").write_bytes(MAP.encode().replace(b"Mine", b"Min\xe9"))
    (tmp_path / "my.toml").write_text("\ntracks.moon.file = 'moon.track'\n", encoding="utf-8")
    assert error_of(tmp_path / "my.toml") == ("not-utf-8", "moon.track", 1)


def test_a_fault_in_a_map_file_is_blamed_on_its_own_line(tmp_path: Path) -> None:
    (tmp_path / "moon.track").write_text(BAD_MAP, encoding="utf-8")
    (tmp_path / "my.toml").write_text("\n\n\ntracks.moon.file = 'moon.track'\n", encoding="utf-8")
    assert error_of(tmp_path / "my.toml") == ("bad-number", "moon.track", 2)


def test_errors_below_a_map_file_keep_the_lines_of_the_pack(tmp_path: Path) -> None:
    (tmp_path / "moon.track").write_text(MAP, encoding="utf-8")
    text = "[tracks.moon]\nfile = 'moon.track'\n[sets.race-1]\nlaps = 10\n"
    (tmp_path / "my.toml").write_text(text, encoding="utf-8")
    assert error_of(tmp_path / "my.toml") == ("out-of-range", "my.toml", 4)
