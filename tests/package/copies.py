"""A copy of the repository to follow a checklist of CONTRIBUTING.md on, and which of its files were changed by that."""

from __future__ import annotations

import filecmp
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from cubecup.locales import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[2]
MADE: Final = (".git", ".venv", ".*_cache", ".hypothesis", "build", "dist", "static", "node_modules", "__pycache__")


def checklist(title: str, **words: str) -> set[str]:
    """The files that a section of CONTRIBUTING.md names, with a word for each `<...>` in their names."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    section = text.partition(f"## {title}\n")[2].partition("\nNothing else")[0]
    named = re.findall(r"^\d\..*?`([^`]+)`", section, re.MULTILINE)
    languages = "{en,uk,ru,pl}"
    assert languages == "{" + ",".join(LANGUAGES) + "}"
    for placeholder, word in words.items():
        named = [path.replace(f"<{placeholder}>", word) for path in named]
    return {path.replace(languages, language) for path in named for language in LANGUAGES}


def copied(folder: Path) -> Path:
    copy = folder / "repository"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*MADE))
    assert changed(copy) == set()
    return copy


def append(path: Path, text: str) -> None:
    path.write_text(path.read_text("utf-8") + text, "utf-8")


def changed(copy: Path) -> set[str]:
    """Files of the copy that are not as in the repository, or not there at all."""
    made = shutil.ignore_patterns(*MADE)
    found: set[str] = set()
    for folder, folders, files in os.walk(copy):
        folders[:] = sorted(set(folders) - made(folder, folders))
        for path in (Path(folder) / name for name in set(files) - made(folder, files)):
            name = path.relative_to(copy).as_posix()
            if not (ROOT / name).is_file() or not filecmp.cmp(path, ROOT / name, shallow=False):
                found.add(name)
    return found


def run(copy: Path, *arguments: str | Path) -> str:
    """What a Python program says that is run in the copy; it has to succeed."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy / "src"), "CUBECUP_BUILD": "plain"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def run_tests(copy: Path, *tests: str) -> str:
    """In one process: other tests keep the other cores busy."""
    return run(copy, "pytest", "-q", "-x", "-m", "not slow", "-p", "no:cacheprovider", *tests)
