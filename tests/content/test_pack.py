"""Packs override printed values, leave the built-in ones alone, and travel whole inside a record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cubecup.cubitos.printed import COLORS, FanSpace, Printed, printed, read_pack, with_pack
from tests.content.maps import MAP

MY_SET = ["bob", "rich-dog", "mr-soldier", "rock-on", "dugout", "rollosaurus", "bad-cheese", "smelly-cat"]


def unsourced(values: Printed) -> Printed:
    """The values without what only error messages need."""
    return replace(values, track_sources={})


def test_an_empty_pack_changes_nothing() -> None:
    assert with_pack("") == printed()
    assert with_pack("# nothing yet\n") == replace(printed(), pack="# nothing yet\n")


def test_a_card_takes_the_values_of_the_pack_and_keeps_the_rest() -> None:
    changed = with_pack("[cards.the-babe]\ncost = 11\nmoney = 4\n[cards.crabby]\nloses_red = true\n")
    the_babe, crabby = changed.cards["the-babe"], changed.cards["crabby"]
    assert (the_babe.cost, the_babe.numbers) == (11, {"money": 4, "power_fans": 1})
    assert (crabby.cost, crabby.numbers["swords_power"]) == (printed().cards["crabby"].cost, 2)
    assert crabby.numbers["loses_red"] == 1
    assert {name: card for name, card in changed.cards.items() if card != printed().cards[name]} == {
        "the-babe": the_babe,
        "crabby": crabby,
    }


def test_dice_take_the_values_of_the_pack() -> None:
    faces = ["symbol", "power", "credit 2", "movement 9", "money 1", "blank"]
    changed = with_pack(
        f"[dice]\nbase_draw = 8\n[dice.purple]\nfaces = {faces}\ncount = 12\n[dice.dark-gray]\nstart = 3\n"
    )
    assert changed.faces == printed().faces | {"purple": tuple(faces)}
    assert changed.supply == printed().supply | {"purple": 12}
    assert changed.start_dice == {"light-gray": 7, "dark-gray": 3}
    assert changed.base_draw == 8


@pytest.mark.parametrize(
    "text",
    [
        "[fans]\nbeyond = 4\nspaces = [" + "{ hands = 2 }, " * 12 + "{ credits = 9, hands = 1 } ]",
        "[fans]\nbeyond = 4\n" + "[[fans.spaces]]\nhands = 2\n" * 12 + "[[fans.spaces]]\ncredits = 9\nhands = 1",
    ],
    ids=["inline", "array of tables"],
)
def test_the_fan_track_takes_the_values_of_the_pack(text: str) -> None:
    changed = with_pack(text)
    assert changed.fans == (FanSpace(2, 0),) * 12 + (FanSpace(1, 9),)
    assert changed.fans_beyond == 4


def test_a_new_set_is_put_in_the_order_of_colors() -> None:
    changed = with_pack(f"[sets.mine]\ncards = {MY_SET}\ntracks = ['testing-the-waters']\n")
    mine = changed.sets["mine"]
    assert [printed().cards[card].color for card in mine.cards] == list(COLORS)
    assert (sorted(mine.cards), mine.tracks, mine.laps) == (sorted(MY_SET), ("testing-the-waters",), 1)
    assert changed.sets == printed().sets | {"mine": mine}


def test_a_published_set_keeps_what_the_pack_leaves_out() -> None:
    changed = with_pack("sets.race-1.laps = 3")
    assert changed.sets["race-1"] == replace(printed().sets["race-1"], laps=3)


def test_a_track_may_be_added_or_replaced_and_used() -> None:
    changed = with_pack(
        f"[tracks.mine]\nmap = '''\n{MAP}'''\n[tracks.testing-the-waters]\nmap = '''{MAP}'''\n"
        "[sets.race-2]\ntracks = ['mine', 'mine']\n",
        "my.toml",
    )
    assert changed.tracks == printed().tracks | {"mine": MAP, "testing-the-waters": MAP}
    assert changed.track_sources["mine"] == changed.track_sources["testing-the-waters"] == "my.toml"
    assert changed.sets["race-2"].tracks == ("mine", "mine")


def test_the_built_in_values_stay_as_they_are() -> None:
    before = repr(printed())
    with_pack(
        f"cards.fat-cat.money = 9\ndice.base_draw = 1\ndice.white.count = 3\nfans.beyond = 0\n"
        f"sets.race-1.laps = 9\ntracks.testing-the-waters.map = '''{MAP}'''"
    )
    assert repr(printed()) == before


FILE_SPELLINGS = {
    "a table": "[tracks.mine]\nfile = 'mine.track'  # drawn on Sunday\n[cards.bob]\ncost = 9\n",
    "dotted": 'cards.bob.cost = 9\ntracks.mine.file = "mine.track"\n',
    "inline": "cards.bob = { cost = 9 }\ntracks = { mine = { 'file' = 'mine.track' } } # done\n",
    "windows": "[tracks.mine]\r\nfile = 'mine.track'\r\n\r\n[cards.bob]\r\ncost = 9\r\n",
    "two": "[tracks.z]\nfile = 'mine.track'\n[tracks.mine]\nfile = 'mine.track'\n[cards.bob]\ncost = 9",
}


@pytest.mark.parametrize("text", FILE_SPELLINGS.values(), ids=FILE_SPELLINGS)
def test_a_map_file_becomes_part_of_the_pack(tmp_path: Path, text: str) -> None:
    (tmp_path / "mine.track").write_bytes(b"\xef\xbb\xbf" + MAP.replace("\n", "\r\n").encode())
    (tmp_path / "my.toml").write_bytes(text.encode())
    changed = read_pack(tmp_path / "my.toml")
    assert changed.tracks["mine"] == MAP
    assert changed.track_sources["mine"] == str(tmp_path / "mine.track")
    assert changed.cards["bob"].cost == 9
    assert "mine.track" not in changed.pack
    assert unsourced(with_pack(changed.pack)) == unsourced(changed)


@pytest.mark.parametrize(
    "comment", ["; it's", "; '", "; ''", "; ''' three", "; '''", '; """', "; \\ \x7f \u00e9"], ids=ascii
)
def test_a_map_file_may_hold_any_quotes(tmp_path: Path, comment: str) -> None:
    text = f"{MAP}\n{comment}"
    (tmp_path / "mine.track").write_text(text, encoding="utf-8")
    (tmp_path / "my.toml").write_text("tracks.mine.file = 'mine.track'", encoding="utf-8")
    changed = read_pack(str(tmp_path / "my.toml"))
    assert changed.tracks["mine"] == text
    assert unsourced(with_pack(changed.pack)) == unsourced(changed)


def test_a_pack_without_map_files_is_kept_as_it_is(tmp_path: Path) -> None:
    text = "cards.bob.cost = 9  # mine\n"
    (tmp_path / "my.toml").write_text(text, encoding="utf-8")
    assert read_pack(tmp_path / "my.toml") == with_pack(text)


def test_a_pack_has_names_and_texts_in_languages() -> None:
    """One for all or one for each; what is new has always a name."""
    changed = with_pack(
        f"""
cards.bob.name = "Robert"
cards.dugout = {{ name = {{ uk = "Бліндаж" }}, text = {{ en = "Roll.\\nAgain.", uk = "Кидай." }} }}
sets.race-1.laps = 2
sets.mine = {{ cards = {MY_SET}, tracks = ["loop"], name = {{ pl = "Mój", uk = "Мій" }} }}
sets.plain = {{ cards = {MY_SET}, tracks = ["loop"] }}
tracks.loop.map = '''{MAP}'''
"""
    )
    title = next(line.partition(":")[2].strip() for line in MAP.splitlines() if line.startswith("title"))
    assert changed.texts == {
        "": {"card-bob": "Robert", "set-mine": "Mój", "set-plain": "plain", "track-loop": title},
        "en": {"card-dugout.text": "Roll.\nAgain."},
        "uk": {"card-dugout": "Бліндаж", "card-dugout.text": "Кидай.", "set-mine": "Мій"},
        "pl": {"set-mine": "Mój"},
    }
    assert printed().texts == {}
