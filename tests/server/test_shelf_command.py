"""`cubecup shelf`: one's own shelf in the terminal, in four languages and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cubecup.locales import LANGUAGES, catalog
from tests.cli.commands import ENVELOPE, Terminal
from tests.server.house import House
from tests.server.shelf_owner import ShelfOwner, as_printed

__all__ = ["as_printed"]
pytestmark = pytest.mark.usefixtures("as_printed")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return Terminal(monkeypatch, capsys, tmp_path)


def _url(house: House) -> str:
    return f"http://{house.host}:{house.port}"


def _file(ann: ShelfOwner, folder: Path) -> str:
    """As a browser saves it."""
    path = folder / "cubecup-shelf.json"
    path.write_text(json.dumps({"kind": "cubecup shelf", "version": 1, "key": ann.key}), "utf-8")
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shelf_is_shown(terminal: Terminal, house: House, tmp_path: Path, language: str) -> None:
    ann = ShelfOwner(house)
    ann.ask("/look", name="Ann", rated=True)
    ann.race("person", "bot/random")
    done = terminal.run("shelf", "--language", language, "--server", _url(house), "--file", _file(ann, tmp_path))
    assert done.status == 0, done.err
    text = catalog(language).text
    for id in ("own-title", "own-races", "own-trophies", "trophy-no-bust", "own-skill-none", "set-race-1"):
        assert text(id) in done.out
    assert "Ann" in done.out
    assert "1500 ± 350" in done.out
    assert ann.key not in done.out + done.err


def test_without_a_file_it_is_the_key_of_the_terminal(terminal: Terminal, house: House) -> None:
    done = terminal.run("shelf", "--server", _url(house), "--json")
    assert done.status == 0, done.err
    told = json.loads(done.out)
    assert list(told)[:5] == ENVELOPE
    assert (told["figures"]["races"], told["races"], told["name"]) == (0, [], "")
    assert (terminal.folder / "config" / "cubecup" / "key").is_file()


@pytest.mark.parametrize("content", ["", "{", "[]", '{"kind": "cubecup races"}', '{"kind": "cubecup shelf", "key": 7}'])
def test_a_file_that_is_no_shelf_is_told(terminal: Terminal, house: House, tmp_path: Path, content: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content, "utf-8")
    done = terminal.run("shelf", "--server", _url(house), "--file", str(path))
    assert done.status != 0
    assert "bad.json: not the file of a shelf" in done.err.replace("\n", " ")


def test_a_server_is_needed_and_has_to_answer(terminal: Terminal) -> None:
    assert "--server" in terminal.run("shelf").err
    assert "cannot be used" in terminal.run("shelf", "--server", "http://127.0.0.1:9").err
