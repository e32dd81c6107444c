"""A wheel alone is the whole game: in a fresh environment, far from the repository, a race is played to its end over
HTTP and a socket, and another one in the terminal; with the plain engine and with the compiled one."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.package.fresh import Fresh
from tests.server.browser import Browser
from tests.server.house import Address

ROOT: Final = Path(__file__).resolve().parents[2]
MOST_ACTIONS: Final = 5000

_BAD_BOT: Final = """
class Raises:
    name = "raises"

    def decide(self, sight, choice):
        raise ValueError("too dear")
"""

pytestmark = pytest.mark.slow


def _make(target: str, folder: Path) -> Path:
    """The wheel that a target of the Makefile builds. One at a time: both write notes beside the source."""
    with (ROOT / "pyproject.toml").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        # Not optimised, the engine is compiled in a quarter of the time.
        subprocess.run(
            ["make", "-s", "-C", ROOT, target, f"DIST={folder}"],
            check=True,
            env={**os.environ, "MYPYC_OPT_LEVEL": "0"},
        )
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.mark.parametrize(("target", "suffix"), [("wheel", ".py"), ("wheel-fast", ".so")])
def test_a_wheel_is_the_whole_game(target: str, suffix: str, tmp_path: Path) -> None:
    fresh = Fresh(tmp_path / "fresh", _make(target, tmp_path / "dist"))
    _is_alone(fresh, suffix)
    _keeps_its_values(fresh)
    _plays_in_the_terminal(fresh)
    _plays_with_others(fresh)
    with _serving(fresh) as address:
        _has_the_client(address)
        _plays_over_http(address)


def _is_alone(fresh: Fresh, suffix: str) -> None:
    place = fresh.output("python", "-c", "import cubecup.kernel.game as game; print(game.__file__)").strip()
    assert Path(place).is_relative_to(fresh.packages)
    assert place.endswith(suffix)
    assert not fresh.output("python", "-c", f"import sys; print(*[p for p in sys.path if {str(ROOT)!r} in p])").strip()


def _keeps_its_values(fresh: Fresh) -> None:
    """What a table is kept with, a later start can read; flags of cards stay what they are."""
    again = "make_game('cubitos', race.frozen_options()).frozen_options() == race.frozen_options()"
    race = "race = make_game('cubitos', {'cards': 'race-1'})"
    assert fresh.output("python", "-c", f"from cubecup import make_game; {race}; print({again})").strip() == "True"


def _plays_in_the_terminal(fresh: Fresh) -> None:
    version = fresh.distribution.version
    assert fresh.output("cubecup", "--version") == fresh.output("python", "-m", "cubecup", "--version")
    assert version in fresh.output("cubecup", "--version")
    race = ("play", "--seed", "5", "--players", "2", "--bots", "steady", "--save", "mine.record")
    assert "The race is over" in fresh.output("cubecup", *race, typed="1\n" * 3000)
    assert "The game is over" in fresh.output("python", "-m", "cubecup", "replay", "mine.record", "--check")


def _plays_with_others(fresh: Fresh) -> None:
    """What is interpreted meets what may be compiled: a program in any language, a class that fails, the same dice."""
    shutil.copytree(ROOT / "examples", fresh.home / "examples")
    league = ("league", "--bots", "exec:python3 examples/hurry_bot.py,steady", "--players", "2", "--sets", "race-1")
    duplicate = ("--games", "2", "--duplicate", "--workers", "1", "--seed", "1")
    assert "2 games" in fresh.output("cubecup", *league, *duplicate)
    (fresh.home / "bad_bots.py").write_text(_BAD_BOT, encoding="utf-8")
    told = fresh.refusal("cubecup", "sim", "--games", "1", "--bots", "bad_bots:Raises", "--players", "2", "--seed", "1")
    assert "The bot raises failed" in told
    assert "ValueError: too dear" in told


@contextmanager
def _serving(fresh: Fresh) -> Iterator[Address]:
    server = fresh.start("cubecup", "serve", "--port", "0", "--no-browser")
    assert server.stdout is not None
    try:
        told = re.search(r"http://127\.0\.0\.1:(\d+)", server.stdout.readline())
        assert told, "the server did not start"
        yield Address(int(told[1]))
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(120)
        server.stdout.close()


def _has_the_client(address: Address) -> None:
    page = address.get("/")
    assert page.status == 200
    parts = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page.text)
    assert len(parts) >= 2
    assert all(address.get(part).status == 200 for part in parts)


def _plays_over_http(address: Address) -> None:
    """A person who always gives the first answer against a bot, to the end."""
    table = address.make("person", "bot/steady", seed=5)
    browser = Browser(address, table["table"], *table["tokens"])
    for _ in range(MOST_ACTIONS):
        if browser.table["over"]:
            break
        if browser.choices:
            browser.must_act(browser.choices[0]["actions"][0])
        else:
            browser.hear()
    browser.close()
    assert browser.table["over"]
    record = address.get(f"/api/tables/{table['table']}/record")
    assert record.status == 200
    assert record.text.startswith("cubecup record")
