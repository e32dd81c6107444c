"""docs/packs.md keeps its word: its example works, and its tables name every key there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubecup.cubitos.printed import FanSpace, printed, with_pack
from cubecup.kernel.errors import BadFile
from tests.locales.published import published_cards

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "packs.md").read_text(encoding="utf-8")
(EXAMPLE,) = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_example_does_what_its_comments_say() -> None:
    values = with_pack(EXAMPLE)
    fat_cat, crabby = values.cards["fat-cat"], values.cards["crabby"]
    assert (fat_cat.cost, fat_cat.numbers) == (3, {"money": 2})
    assert crabby.numbers["start_player_breaks_ties"] == 1
    assert values.faces["white"] == ("symbol", "movement 1", "movement 2", "blank", "blank", "blank")
    assert values.supply["white"] == 12
    assert (values.fans[12], values.fans_beyond) == (FanSpace(1, 5), 5)
    assert values.tracks["sprint"].startswith("title: Sprint\n")
    assert (values.sets["sprint"].tracks, values.sets["sprint"].laps) == (("sprint",), 3)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(EXAMPLE)), st.integers(0, 12), st.text(alphabet="[]{}='\".,#\n\t 09azS|-", max_size=4))
def test_however_the_example_is_spoiled_it_is_used_or_blamed_on_a_line(at: int, cut: int, put: str) -> None:
    text = EXAMPLE[:at] + put + EXAMPLE[at + cut :]
    line = 1
    try:
        assert with_pack(text).pack == text
    except BadFile as error:
        line = error.line
    assert 1 <= line <= text.count("\n") + 1


def test_the_page_names_every_number_of_a_published_card() -> None:
    _, _, numbers = PAGE.partition("The numbers of cards")
    named = set(re.findall(r"`([a-z_]+)`", numbers.partition("`color` and `trims`")[0]))
    published = [printed().cards[card["id"]] for card in published_cards()]
    assert named == {name for card in published for name in card.numbers}


def test_the_error_on_the_page_is_the_real_one() -> None:
    (shown,) = re.findall(r"`(my\.toml, line .*?)`", PAGE)
    with pytest.raises(BadFile) as error:
        with_pack("[cards.fat-cat]\nmoney = 2\ncost = 'three'\n", "my.toml")
    assert str(error.value) == shown
