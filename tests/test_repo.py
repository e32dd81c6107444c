"""The repository itself: it runs on any machine, names no registry, and no file grows into a junk drawer."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

MAX_LINES = 450
CODE_SUFFIXES = {".py", ".ts", ".js", ".svelte", ".css"}
CODE_FOLDERS = ("src/", "tests/", "scripts/", "web/src/")
JUNK_DRAWERS = {"util", "utils", "helper", "helpers", "common", "misc", "stuff"}

# An absolute path into one person's machine. A path inside an address or a relative path is none.
MACHINE_PATH = re.compile(r"(?<![\w.~})-])/(?:home|root|Users|tmp|work|opt)/|\b[A-Z]:\\\\?Users\\")
# In a lock file: any address, or an option or key that holds one.
REGISTRY = re.compile(r"\w+://|--(?:extra-)?index-url|--find-links|\"resolved\"", re.IGNORECASE)


def _walked() -> Iterator[Path]:
    """Every file of the repository, committed or about to be. `.gitignore` holds plain patterns only."""
    lines = (ROOT / ".gitignore").read_text().split("\n")
    ignored = [".git", *(line.rstrip("/") for line in lines if line and not line.startswith("#"))]

    def walk(folder: Path) -> Iterator[Path]:
        for path in sorted(folder.iterdir()):
            names = (path.name, path.relative_to(ROOT).as_posix())
            if any(fnmatch(name, pattern) for name in names for pattern in ignored):
                continue
            if path.is_dir():
                yield from walk(path)
            else:
                yield path

    return walk(ROOT)


@functools.cache  # not on import, which every process of a run does
def _files() -> list[Path]:
    return list(_walked())


def _code() -> list[Path]:
    code = [path for path in _files() if path.suffix in CODE_SUFFIXES]
    return [path for path in code if path.relative_to(ROOT).as_posix().startswith(CODE_FOLDERS)]


def _text(path: Path) -> str:
    """The text of a file; empty for pictures and other binary files."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def _names(paths: list[Path]) -> list[str]:
    return [path.relative_to(ROOT).as_posix() for path in paths]


def _is_lock(path: Path) -> bool:
    return path.name.endswith(".lock.txt") or path.name == "package-lock.json"


def test_no_paths_of_one_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in _files()
        for number, line in enumerate(_text(path).split("\n"), start=1)
        if MACHINE_PATH.search(line)
    ]
    assert not found


@pytest.mark.parametrize("prefix", ["", "cd ", "'", "=", "(", "file://"])
@pytest.mark.parametrize("top", ["home", "root", "Users", "tmp"])
def test_machine_path_is_recognised(prefix: str, top: str) -> None:
    assert MACHINE_PATH.search(f"{prefix}/{top}/ann/game")
    assert not MACHINE_PATH.search(f"https://example.org/{top}/ann")
    assert not MACHINE_PATH.search(f"docs/{top}/ann")


def _without_funding(lock: str) -> str:
    """npm notes where a package's authors take donations; that is no address of a registry."""
    return re.sub(r'"funding": (\{[^}]*\}|\[[^\]]*\])', "", lock)


def test_locks_name_no_registry() -> None:
    locks = [path for path in _files() if _is_lock(path)]
    assert {"requirements.lock.txt", "requirements-dev.lock.txt"} <= {path.name for path in locks}
    assert not _names([path for path in locks if REGISTRY.search(_without_funding(_text(path)))])


def test_every_pin_has_a_hash() -> None:
    for lock in ROOT.glob("requirements*.lock.txt"):
        pins = re.split(r"^(?=\w)", lock.read_text(), flags=re.MULTILINE)[1:]
        assert pins, lock.name
        assert not [pin.split()[0] for pin in pins if "==" not in pin or "--hash=sha256:" not in pin]


@pytest.mark.parametrize("stem", ["requirements", "requirements-dev"])
def test_every_requirement_is_pinned(stem: str) -> None:
    wanted = re.findall(r"^[\w.-]+", (ROOT / f"{stem}.in").read_text(), flags=re.MULTILINE)
    pinned = re.findall(r"^[\w.-]+(?===)", (ROOT / f"{stem}.lock.txt").read_text(), flags=re.MULTILINE)
    # The locks spell names the way the index does: fluent.runtime is fluent-runtime.
    names = {re.sub(r"[-_.]+", "-", name).lower() for name in wanted if not name.startswith("-")}
    assert names, f"{stem}.in was not understood"
    assert names <= set(pinned), "run `make lock`"


def test_content_files_are_part_of_the_package() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    patterns: list[str] = settings["tool"]["setuptools"]["package-data"]["cubecup"]
    shipped = tuple(pattern.removeprefix("**/*") for pattern in patterns)
    package = ROOT / "src" / "cubecup"
    data = [path for path in _files() if path.is_relative_to(package) and path.suffix != ".py"]
    assert not _names([path for path in data if not path.name.endswith(shipped)])


def test_every_package_is_declared() -> None:
    """Import-linter passes over a folder without `__init__.py`, and with it over what is imported there."""
    folders = {path.parent for path in _files() if path.is_relative_to(ROOT / "src") and path.suffix == ".py"}
    assert folders, "no package found"
    assert not _names(sorted(folder for folder in folders if not (folder / "__init__.py").is_file()))


def test_files_keep_to_one_subject() -> None:
    lengths = {name: _text(path).count("\n") for name, path in zip(_names(_code()), _code(), strict=True)}
    assert lengths, "no code found"
    assert not {name: lines for name, lines in lengths.items() if lines > MAX_LINES}


def test_no_junk_drawers() -> None:
    names = {name: name.lower().split(".")[0].split("/") for name in _names(_code())}
    assert not [name for name, parts in names.items() if JUNK_DRAWERS.intersection(parts)]
