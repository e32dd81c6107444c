"""Pages keep to what is there: every package and every folder of the client is told of, every file they name exists."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
ARCHITECTURE: Final = (ROOT / "docs" / "architecture.md").read_text("utf-8")
CLIENT: Final = (ROOT / "web" / "README.md").read_text("utf-8")
PAGES: Final = [path for folder in (".", "docs", "web") for path in sorted((ROOT / folder).glob("*.md"))]

# A path with a folder, and an ending that files written by people have here: `cubitos/flow.py`, not `runs/busts.csv`.
FILE: Final = re.compile(r"`(\w[^`\s]*/[^`\s]+\.(?:py|ts|js|svelte|css|toml|ftl|md|track|scenario))`")
# Where it may start: pages leave out what is before the packages, and pages about a package what is before its folders.
STARTS: Final = (".", "src/cubecup", "src/cubecup/*", "web", "web/src")


def _folders(parent: str) -> list[str]:
    folders = [path.name for path in (ROOT / parent).iterdir() if path.is_dir()]
    return sorted(set(folders) - {"__pycache__", "static"})


def _patterns(path: str) -> Iterator[str]:
    """`{en,uk}/<name>.ftl` is `en/*.ftl` and `uk/*.ftl`."""
    several = re.search(r"\{([^{}]+)\}", path)
    if several is None:
        yield re.sub(r"<\w+>", "*", path)
        return
    for one in several[1].split(","):
        yield from _patterns(path.replace(several[0], one, 1))


def _is_there(path: str) -> bool:
    return any(any(ROOT.glob(f"{start}/{path}")) for start in STARTS)


def test_every_package_has_its_row_and_the_files_to_begin_with() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \|.*\|(.*)\|$", ARCHITECTURE, re.MULTILINE))
    assert not set(_folders("src/cubecup")) - set(rows)
    begin = [f"src/cubecup/{name}/{file}" for name, files in rows.items() for file in re.findall(r"`(.+?)`", files)]
    assert not [path for path in begin if not (ROOT / path).exists()]


def test_the_layers_are_those_that_are_checked() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if one["id"] == "layers")
    checked = [sorted(re.findall(r"\w+", layer)) for layer in reversed(layers) if layer != "(__main__)"]
    drawn = " ".join(re.findall(r"^    (.*<-.*)$", ARCHITECTURE, re.MULTILINE))
    assert [sorted(layer.split(", ")) for layer in re.split(r" +<- +", drawn)] == checked


def test_every_folder_of_the_client_has_its_row() -> None:
    rows = re.findall(r"^\| (`src/.*?`) \|", CLIENT, re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"src/(\w+)", row)}
    assert told == set(_folders("web/src"))


@pytest.mark.parametrize("page", PAGES, ids=[page.relative_to(ROOT).as_posix() for page in PAGES])
def test_files_that_are_named_exist(page: Path) -> None:
    named = {pattern for path in FILE.findall(page.read_text("utf-8")) for pattern in _patterns(path)}
    assert not [path for path in sorted(named) if not _is_there(path)]


def test_a_file_that_is_gone_is_noticed() -> None:
    assert FILE.findall("see `src/stage/pace.ts`, `runs/busts.csv` and `{a,b}`") == ["src/stage/pace.ts"]
    assert [*_patterns("{en,uk}/<name>.ftl")] == ["en/*.ftl", "uk/*.ftl"]
