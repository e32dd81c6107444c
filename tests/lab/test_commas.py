"""Names in one text: any names come back as they were, and plain ones look plain."""

from __future__ import annotations

import pytest

from cubecup.lab.commas import joined, split


@pytest.mark.parametrize(
    ("names", "text"),
    [
        (["steady", "sharp:bold"], "steady,sharp:bold"),
        (["exec:./bot a,b", "steady"], '"exec:./bot a,b",steady'),
        (['exec:node "my bot.mjs"', "steady"], '"exec:node ""my bot.mjs""",steady'),
        ([""], ""),
        (["", "steady"], ",steady"),
    ],
)
def test_names_come_back_as_they_were(names: list[str], text: str) -> None:
    assert joined(names) == text
    assert split(text) == names


def test_quotation_marks_within_a_name_are_its_own() -> None:
    assert split('exec:node "my bot.mjs",steady') == ['exec:node "my bot.mjs"', "steady"]


def test_a_line_of_its_own_is_no_name_and_no_end() -> None:
    assert split("steady\nsharp") == ["steady\nsharp"]
