"""What the README shows works: its Python runs, its links lead somewhere, its picture is the one the program draws."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cubecup.cubitos.mapfile import load_track
from scripts.draw_track import MAP, PICTURE, drawing

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#:]+)\)", README))))
def test_links_lead_somewhere(link: str) -> None:
    assert (ROOT / link).is_file()


def test_the_picture_is_what_the_program_draws() -> None:
    assert PICTURE.read_text("utf-8") == drawing(load_track(MAP)), "run: python -m scripts.draw_track"
