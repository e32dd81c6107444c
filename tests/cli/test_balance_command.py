"""`cubecup balance`: tables, data, a page and a pack, by the command it prints; resumed, compared, called off."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest

from cubecup.cli.commands.balance import MARK
from cubecup.cli.page import marks
from cubecup.cubitos.printed import printed, read_pack
from cubecup.lab.engines import play
from cubecup.lab.plan import Chunk
from cubecup.lab.proposals import HIGHEST, LOWEST
from cubecup.lab.work import Part
from cubecup.locales import catalog
from tests.cli.commands import Done, Terminal, spawn
from tests.cli.test_league import tables

SMALL = ("balance", "--sets", "race-1", "--players", "2", "--games", "2", "--seed", "4", "--workers", "1")
OPENING, CLOSING = marks(MARK)
DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "balance.md"
CARDS = printed().sets["race-1"].cards


def data(done: Done) -> dict[str, object]:
    assert done.status == 0
    found: dict[str, object] = json.loads(done.out)
    assert list(found)[:5] == ["command", "version", "seed", "seconds", "game"]
    del found["seconds"]
    return found


def refused(done: Done) -> str:
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
    return done.err


def calling_off(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Ctrl-C once so many chunks have been played."""

    def interrupted(chunks: Sequence[Chunk], *how: object) -> Generator[Part]:
        for number, part in enumerate(play(chunks, 1)):
            if number == after:
                raise KeyboardInterrupt
            yield part

    monkeypatch.setattr("cubecup.cli.jobs.play", interrupted)


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the small command prints, in a process of its own."""
    done = spawn(tmp_path_factory.mktemp("plain"), *SMALL)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_tables_with_games_seed_and_command(plain: str) -> None:
    command = "cubecup balance --sets race-1 --players 2 --games 2 --seed 4"
    assert plain.count(f"{command}: 4 games, seed 4.") in (2, 3)
    assert plain.count(f"{command}: 2 games, seed 4.") == 2
    assert "Smelly Cat" in plain
    assert "Fan track: a fan-hunter wins" in plain
    assert "For orientation only" in plain
    for card in CARDS:
        assert re.search(
            rf"^{re.escape(catalog('en').text(f'card-{card}'))} +{printed().cards[card].cost} ", plain, re.MULTILINE
        )


def test_processes_change_nothing(plain: str, tmp_path: Path) -> None:
    assert spawn(tmp_path, *SMALL, "--workers", "2").stdout == plain


def test_data_that_the_command_gives_again(terminal: Terminal) -> None:
    found = data(terminal.run(*SMALL, "--json"))
    assert (found["seed"], found["games"], found["complete"], found["before"]) == (4, 4, True, None)
    cards, races = found["cards"], found["races"]
    assert isinstance(cards, list)
    assert isinstance(races, list)
    assert {card["card"]: card["cost"] for card in cards} == {card: printed().cards[card].cost for card in CARDS}
    (race,) = races
    assert [target["id"] for target in race["targets"]] == [
        "rounds", "seats", "lead", "stalled", "bought", "dominant", "one-card"
    ]  # fmt: skip
    assert race["targets"][-1]["measured"] is not None
    assert race["games_of"] == {"habits": 2, "plans": 2}
    assert sum(wins["n"] for wins in race["plans"].values()) == 4
    command = shlex.split(str(found["command"]))[1:]
    assert data(terminal.run(*command, "--workers", "1", "--json")) == found


def test_random_sets_too(terminal: Terminal) -> None:
    done = terminal.run(
        "balance", "--sets", "race-1", "--random-sets", "1", "--players", "2", "--games", "1", "--seed", "4",
        "--workers", "1", "--json",
    )  # fmt: skip
    found = data(done)
    races = found["races"]
    assert isinstance(races, list)
    assert [race["race"] for race in races] == ["race-1", "random.1"]
    assert "--random-sets 1" in str(found["command"])


def test_two_bots_are_told_apart(terminal: Terminal, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"{OPENING}\n{CLOSING}\n", encoding="utf-8")
    found = data(terminal.run(*SMALL, "--bots", "sharp,adept,sharp", "--markdown", str(page), "--json"))
    races = found["races"]
    assert isinstance(races, list)
    assert [(race["race"], race["bot"]) for race in races] == [("race-1", "sharp"), ("race-1", "adept")]
    assert "--bots sharp,adept --seed" in str(found["command"])
    text = page.read_text(encoding="utf-8")
    assert "| Race 1, sharp | " in text
    assert "| Race 1, adept | " in text
    assert "'shrap'" in refused(terminal.run(*SMALL, "--bots", "sharp,shrap"))


@pytest.mark.parametrize("bot", ["steady", "random", "champion", "sharp:bold", "steady:buy=yellow", "exec:./bot"])
def test_a_bot_without_plans_is_refused_by_its_name(terminal: Terminal, bot: str) -> None:
    """Of all it was told that no plan 'insist=…' exists, which nobody had asked for."""
    told = refused(terminal.run(*SMALL, "--bots", f"sharp,{bot}"))
    assert f"{bot} does not play plans" in told
    assert "These do: sharp, adept, package.module:Class" in told


def test_the_page_and_the_pack(terminal: Terminal, tmp_path: Path) -> None:
    page, pack = tmp_path / "page.md", tmp_path / "new.toml"
    page.write_text(f"before\n{OPENING}\nof last year\n{CLOSING}\nafter\n", encoding="utf-8")
    found = data(terminal.run(*SMALL, "--markdown", str(page), "--write-pack", str(pack), "--json"))
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{OPENING}\n### Cards\n\n| card | cost |")
    assert text.endswith(f"{CLOSING}\nafter\n")
    assert "of last year" not in text
    blocks = text.split("### ")[1:]
    assert all("`cubecup balance --sets race-1" in block for block in blocks)
    proposals = found["proposals"]
    assert isinstance(proposals, list)
    costs = {id: card.cost for id, card in printed().cards.items()}
    costs |= {proposal["card"]: proposal["proposed"] for proposal in proposals}
    assert {id: card.cost for id, card in read_pack(pack).cards.items()} == costs
    assert pack.read_text(encoding="utf-8").startswith("# Costs and fan track as proposed by: cubecup balance --sets")
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["new.toml", "page.md"]


def test_before_and_now(terminal: Terminal, tmp_path: Path) -> None:
    old, new, page = tmp_path / "old.toml", tmp_path / "new.toml", tmp_path / "page.md"
    old.write_text("cards.bob.cost = 29\n", encoding="utf-8")
    new.write_text("cards.bob.cost = 3\n", encoding="utf-8")
    packs = ("--pack", str(new), "--before", str(old))
    done = terminal.run(*SMALL[:6], "1", *SMALL[7:], *packs, "--markdown", str(page))
    assert done.status == 0
    cards, plans, targets, *_ = tables(page.read_text(encoding="utf-8"))
    assert cards[0][:3] == ["card", "values", "cost"]
    assert [row[:3] for row in cards if row[0] == "Bob"] == [["Bob", "before", "29"], ["Bob", "now", "3"]]
    assert [row[1] for row in plans[1:]] == ["before", "now"]
    assert len(targets) == 1 + 2 * 7
    assert f"--pack {new} --before {old} --seed 4: 4 games" in done.out.replace("'", "")


def test_the_same_values_before_and_now_give_the_same_figures(terminal: Terminal, tmp_path: Path) -> None:
    same = tmp_path / "same.toml"
    same.write_text("", encoding="utf-8")
    found = data(terminal.run(*SMALL[:6], "1", *SMALL[7:], "--before", str(same), "--json"))
    assert found["before"] == {"cards": found["cards"], "races": found["races"]}


def test_files_that_the_same_command_goes_on_with(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = data(terminal.run(*SMALL, "--json"))
    base = str(tmp_path / "run")
    with monkeypatch.context() as patch:
        calling_off(patch, after=1)
        off = terminal.run(*SMALL, "--out", base, "--json", "--write-pack", str(tmp_path / "no.toml"))
    assert (off.status, off.out) == (130, "")
    assert "1 of 4 games are kept" in off.err
    assert f"--out {base}" in off.err
    assert not (tmp_path / "no.toml").exists()
    resumed = terminal.run(*SMALL, "--out", base, "--json")
    assert "1 of 4 games were played before" in resumed.err
    assert data(resumed) == expected
    with monkeypatch.context() as patch:
        calling_off(patch, after=0)  # nothing is played again
        assert data(terminal.run(*SMALL, "--out", base, "--json")) == expected
    assert "exists already" in refused(terminal.run(*SMALL[:8], "5", "--out", base))


def test_ctrl_c_tells_what_was_played(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    calling_off(monkeypatch, after=3)
    page = tmp_path / "page.md"
    done = terminal.run(*SMALL, "--markdown", str(page))
    assert done.status == 130
    assert "Cut short: 3 of 4 games." in done.out
    assert not page.exists()
    calling_off(monkeypatch, after=1)
    early = terminal.run(*SMALL)
    assert (early.status, early.out) == (130, "")
    assert "Cut short: 1 of 4 games." in early.err


@pytest.mark.parametrize(("language", "told"), [("uk", "Пропозиції"), ("ru", "Требования"), ("pl", "Tor fanów")])
def test_other_languages(terminal: Terminal, language: str, told: str) -> None:
    done = terminal.run(*SMALL[:6], "1", *SMALL[7:], "--language", language)
    assert done.status == 0
    assert told in done.out


def test_mistakes(terminal: Terminal, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("cards.bob.cost = 'much'\n", encoding="utf-8")
    mine = tmp_path / "mine.md"
    mine.write_text("mine\n", encoding="utf-8")
    for arguments, told in [
        (["--sets", "race-99"], "--sets: there is no 'race-99'"),
        (["--players", "5"], "--players"),
        (["--games", "0"], "--games"),
        (["--random-sets", "-1"], "--random-sets"),
        (["--pack", str(tmp_path / "no.toml")], "no.toml"),
        (["--pack", str(bad)], "bad.toml, line 1"),
        (["--before", str(bad)], "bad.toml, line 1"),
        (["--markdown", str(mine)], OPENING),
        (["--markdown", str(mine / "page.md")], "mine.md cannot be written: a part of the path is no folder"),
        (["--write-pack", str(tmp_path)], "cannot be written"),
        (["--write-pack", str(mine / "pack.toml")], "mine.md cannot be written: a part of the path is no folder"),
        (["--out", str(mine / "run")], "mine.md"),
        (["--engine", "cloud"], "--engine: there is no 'cloud'"),
        (["--address", "127.0.0.1:1"], "--address is for --engine ray"),
    ]:  # fmt: skip
        assert told in refused(terminal.run("balance", *arguments)), arguments
    assert mine.read_text(encoding="utf-8") == "mine\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.toml", "mine.md"]


# -- docs/balance.md -----------------------------------------------------------------------------------


def test_the_page_has_a_place_for_the_tables() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text.count(OPENING) == text.count(CLOSING) == 1
    assert f"{LOWEST} to {HIGHEST}" in text


def test_a_page_older_than_a_cost_is_a_warning(terminal: Terminal, tmp_path: Path) -> None:
    page, pack = tmp_path / "page.md", tmp_path / "dear.toml"
    told = "| card | values | cost |\n| --- | --- | ---: |\n| Bob | before | 3 |\n| Bob | now | 7 |\n"
    page.write_text(f"{OPENING}\n### Cards\n\n{told}\n| Bob | 9 |\n{CLOSING}\n", encoding="utf-8")
    pack.write_text("cards.bob.cost = 7", encoding="utf-8")
    checked = terminal.run("balance", "--check", str(page), "--pack", str(pack))
    assert checked.status == 0
    assert "Bob" not in checked.out
    assert "Dugout: not on the page, so not measured yet." in checked.out
    pack.write_text("cards.bob.cost = 8", encoding="utf-8")
    assert "Bob: costs 8, measured at 7; the page is older." in terminal.run(
        "balance", "--check", str(page), "--pack", str(pack)
    ).out  # fmt: skip


def test_a_page_without_marks_cannot_be_checked(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "mine.md").write_text("mine\n", encoding="utf-8")
    assert OPENING in refused(terminal.run("balance", "--check", str(tmp_path / "mine.md")))


def test_the_tables_of_the_page_come_from_the_command() -> None:
    """Of cards and sets that came later, and of costs changed since, `make balance-check` tells."""
    text = PAGE.read_text(encoding="utf-8").partition(OPENING)[2].partition(CLOSING)[0]
    command = re.search(r"`cubecup (balance [^`]*--seed (\d+))`: ([\d,]+) games, seed (\d+)\.", text)
    assert command is not None
    assert command[2] == command[4]
    cards, plans, *_ = tables(text)
    names = {catalog("en").text(f"card-{id}"): id for id in printed().cards}
    at = {word: cards[0].index(word) for word in ("card", "cost")}
    measured = {row[at["card"]] for row in cards[1:]}
    assert measured <= names.keys()
    assert all(LOWEST <= int(row[at["cost"]]) <= HIGHEST for row in cards[1:])
    at_plans = {word: plans[0].index(word) for word in ("its wins", "plain", "fan-hunter", "sprinter")}
    for row in plans[1:]:
        its, *others = (float(row[at].partition("%")[0]) for at in at_plans.values())
        assert its >= max(others), row  # the best other plan, styles included
