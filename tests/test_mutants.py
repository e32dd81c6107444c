"""`make mutants` makes mistakes that are mistakes: each sample is the same for its seed, and changes one place."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from scripts.mutants import PARTS, ROOT, SOURCE, _pass, failed_tests, mutants_of, sample

CODE = """
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import os
def least(a: int, b: "list[int] | None" = None) -> int:
    if not a < 3 and b:
        return a + 1
    return len(b)
"""


def test_every_kind_of_mistake_is_made_once_for_each_place(tmp_path: Path) -> None:
    path = tmp_path / "code.py"
    path.write_text(CODE)
    texts = [mutant.text() for mutant in mutants_of(path)]
    plain = ast.unparse(ast.parse(CODE))
    assert all(text != plain for text in texts)
    changed = {
        new for text in texts for old, new in zip(plain.split("\n"), text.split("\n"), strict=True) if old != new
    }
    assert changed == {
        "    if not (not a < 3 and b):",
        "    if not a < 3 or b:",
        "    if a < 3 and b:",
        "    if not a <= 3 and b:",
        "    if not a < 4 and b:",
        "        return None",
        "    return None",
        "        return a - 1",
        "        return a + 2",
    }


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
def test_a_sample_follows_from_its_seed(part: str) -> None:
    once = sample(part, 24, 7)
    assert once == sample(part, 24, 7)
    assert once != sample(part, 24, 8)
    for mutant in once[:4]:
        assert mutant.text() != ast.unparse(ast.parse(mutant.path.read_text("utf-8")))


def test_the_tests_that_concern_a_part_exist() -> None:
    for part in PARTS.values():
        for folder, tests in part.items():
            assert (SOURCE / folder).is_dir()
            assert [name for name in tests if not (ROOT / "tests" / name).exists()] == []


def test_failed_tests_are_read_from_what_pytest_says() -> None:
    told = "..F\nE  FAILED to do it\nFAILED tests/a.py::test_b[new table] - assert 1 == 2\nERROR tests/c.py::test_d\n"
    assert failed_tests(told) == ["tests/a.py::test_b[new table]", "tests/c.py::test_d"]


@pytest.mark.slow
@pytest.mark.parametrize(("times", "passes"), [(0, True), (1, True), (2, False)])
def test_a_test_that_fails_is_tried_again_by_itself(tmp_path: Path, times: int, passes: bool) -> None:
    """It writes down every run, and fails in the first so many."""
    runs = tmp_path / "runs"
    test = tmp_path / "test_late.py"
    lines = (
        "from pathlib import Path",
        "def test_before(): pass",
        "def test_late():",
        f"    runs = Path({str(runs)!r})",
        "    runs.write_text(runs.read_text() + '.' if runs.exists() else '.')",
        f"    assert len(runs.read_text()) > {times}",
    )
    test.write_text("\n".join(lines))
    assert _pass([str(test)], SOURCE, seconds=60) is passes
