"""Circles of imports stay small, also those for types only: a module in a circle cannot be read by itself."""

from __future__ import annotations

import pytest

from tests.layers.knots import imports, knots

# What is left: a position, its facts, and the operations of cards speak of each other; the second game likewise.
MOST = 6


@pytest.mark.slow
def test_no_knot_of_modules_is_larger_than_it_must_be() -> None:
    found = knots(imports("cubecup"))
    assert [sorted(knot) for knot in found if len(knot) > MOST] == []


def test_a_circle_is_found_however_long() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": {"d"}, "f": {"a"}}
    assert knots(graph) == [{"a", "b", "c"}, {"d", "e"}]
