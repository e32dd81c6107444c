"""`cubecup play`: a race typed at the keyboard; nothing is ever lost, and nothing illegal is taken."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cubecup.bots.steady import Steady
from cubecup.cli import records, session
from cubecup.cli.cubitos.ui import CubitosUI
from cubecup.cli.game_ui import Scene
from cubecup.cli.status import INTERRUPTED
from cubecup.cli.words import Words
from cubecup.cubitos.game import Cubitos
from cubecup.kernel.record import Recorder
from cubecup.locales import LANGUAGES
from tests.cli.commands import Terminal, spawn
from tests.property.races import read


def _record_at(kind: str, cards: str, folder: Path, seats: int = 2) -> Path:
    """A record that ends where seat 0 has a choice of some kind."""
    for seed in range(200):
        recorder = Recorder(Cubitos(cards), seats, seed)
        bot = Steady()
        while not recorder.state.over:
            seat = recorder.state.actors()[0]
            if seat == 0 and recorder.state.choice(0).kind == kind:
                path = folder / f"{kind}.record"
                records.write(recorder.record, path)
                return path
            recorder.apply(seat, bot.pick(recorder.state, seat, recorder.state.choice(seat)))
    raise AssertionError(f"no {kind} in 200 games of {cards}")


def test_without_options_race_1_begins_at_once(terminal: Terminal) -> None:
    done = terminal.run("play", "--seed", "3")
    assert done.status == 0
    assert "Race 1 on Nothing Goes Right" in done.out
    assert "Against Bot 2, Bot 3." in done.out
    assert "Push or pass?" in done.out
    assert "Seed 3" in done.out
    assert len(done.out[: done.out.index("Bot 2:")].split("\n")) <= 24  # the introduction fits one screen


def test_a_line_of_the_menu_that_is_cut_says_so(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = _record_at("buy", "race-1", tmp_path)
    monkeypatch.setenv("COLUMNS", "60")
    done = terminal.run("play", "--load", str(path))
    cut = [line.rstrip() for line in done.out.split("\n") if re.match(r" +\d  . .* buy: ", line)]
    assert cut
    assert all(line.endswith("…") and len(line) <= 60 for line in cut)


def test_the_end_of_input_keeps_the_game_and_says_where(terminal: Terminal) -> None:
    done = terminal.run("play", "--seed", "3", typed="push\n")
    (path,) = terminal.saved_games()
    assert f"cubecup play --load {path}" in done.out
    record, game = records.load(path)
    assert [line.action for line in record.lines if line.seat == 0] == ["push"]
    assert not records.last_position(record, game).over


def test_a_game_goes_on_where_it_was_left(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "mine.record"
    terminal.run("play", "--seed", "3", "--save", str(path), typed="push\n")
    before = path.read_text()
    done = terminal.run("play", "--load", str(path), typed="pass\n")
    assert "Seed 3" in done.out
    assert path.read_text().startswith(before)
    assert terminal.run("replay", str(path), "--check").status == 0


def test_a_whole_race_can_be_played_by_numbers(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "whole.record"
    done = terminal.run("play", "--seed", "5", "--players", "2", "--save", str(path), typed="1\n" * 3000)
    assert done.status == 0
    assert "The race is over" in done.out
    assert "wins" in done.out.split("The race is over")[1]
    assert f"cubecup replay {path}" in done.out
    assert "The game is over." in terminal.run("replay", str(path), "--check").out


def test_a_bot_that_fails_is_told_once_in_the_language_of_the_command(
    terminal: Terminal, caplog: pytest.LogCaptureFixture
) -> None:
    """Although two seats are its, and it fails at every decision."""
    bots = ("--players", "3", "--bots", "tests.bots.own_bots:Stutters")
    done = terminal.run("play", *bots, "--seed", "3", "--language", "pl", typed="1\n" * 60)
    told = "Bot stutters zawiódł przy pytaniu push-or-pass: ValueError: one thing and another ("
    assert done.out.count("stutters") == 1
    assert told in done.out
    assert "). Gdzie zawodzi, decyduje sharp." in done.out
    assert (done.err, caplog.text) == ("", "")


def test_the_bust_chance_is_exact(terminal: Terminal) -> None:
    """ROLL-6: five light gray dice with one hit and one dark gray with two miss with (5/6)^5 (4/6)."""
    out = terminal.run("play", "--seed", "3", typed="push\n").out
    assert "A push cannot bust" in out
    roll = re.search(r"Roll Zone +l×(\d) +d×(\d)", out.split("> push")[1])
    assert roll is not None
    expected = (5 / 6) ** int(roll[1]) * (4 / 6) ** int(roll[2])
    assert f"Chance to bust: {expected:.1%}" in out


def test_what_is_not_possible_is_refused_and_asked_again(terminal: Terminal) -> None:
    done = terminal.run("play", "--seed", "3", typed="fly\n9\n0\n\npush\n")
    assert "'fly' is not possible now (ROLL-7)." in done.out
    assert "'9' is not possible now" in done.out
    assert done.out.count("You: push") == 1


def test_keys_help_cards_map_log_and_board(terminal: Terminal) -> None:
    out = terminal.run("play", "--seed", "3", typed="?\nc\nm\nl\nb\nd\n").out
    assert "take back your last decision" in out
    assert "gain 4 movement" in out
    assert "Gain a die: any" in out
    assert out.count("Push or pass?") == 2


def test_undo_goes_back_to_before_the_last_decision(terminal: Terminal, tmp_path: Path) -> None:
    path = _record_at("bust-discard", "race-1", tmp_path)
    before = path.read_text()
    done = terminal.run("play", "--load", str(path), typed="1\nu\nu\n")
    assert "Taken back." in done.out
    assert "Nothing can be taken back" in done.out
    assert path.read_text() == before


def test_dice_cannot_be_taken_back(terminal: Terminal) -> None:
    done = terminal.run("play", "--seed", "3", typed="push\nu\n")
    assert "Nothing can be taken back" in done.out


def test_an_undone_action_is_not_in_the_record(tmp_path: Path) -> None:
    path = _record_at("bust-discard", "race-1", tmp_path)
    record, game = records.load(path)
    table = session.resume(record, game, None)
    before = table.state.dump()
    lines = len(record.lines)
    table.mark()
    table.act(0, table.state.choice(0).actions[0])
    assert len(record.lines) == lines + 1
    assert table.undo()
    assert table.state.dump() == before
    assert len(record.lines) == lines


def test_naming_a_space_walks_there(terminal: Terminal, tmp_path: Path) -> None:
    path = _record_at("move", "race-1", tmp_path)
    record, game = records.load(path)
    state = records.last_position(record, game)
    assert state.choice(0).kind == "move"
    target = next(action.text for action in state.choice(0).actions if action.verb == "step").removeprefix("step ")
    done = terminal.run("play", "--load", str(path), typed=f"{target}\n")
    assert f"You: 1 space to {target}" in done.out


def test_saving_a_copy_overwrites_nothing(terminal: Terminal, tmp_path: Path) -> None:
    copy = tmp_path / "copy.record"
    terminal.run("play", "--seed", "3", typed=f"push\ns {copy}\n")
    kept = copy.read_text()
    done = terminal.run("play", "--seed", "4", typed=f"s {copy}\n")
    assert "exists already" in done.out
    assert copy.read_text() == kept
    done = terminal.run("play", "--seed", "4", "--save", str(copy))
    assert done.status == 2
    assert copy.read_text() == kept


def test_quitting_offers_to_keep_the_game(terminal: Terminal) -> None:
    assert terminal.run("play", "--seed", "3", typed="q\nn\n").status == 0
    assert terminal.saved_games() == []
    done = terminal.run("play", "--seed", "3", typed="q\n\n")
    assert "Keep the game in" in done.out
    assert len(terminal.saved_games()) == 1


def test_ctrl_c_keeps_the_game(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("cubecup.cli.commands.play.Match._prompt", interrupted)
    done = terminal.run("play", "--seed", "3")
    assert done.status == INTERRUPTED
    (path,) = terminal.saved_games()
    assert str(path) in done.out


def test_a_folder_that_cannot_be_written_is_no_reason_not_to_play(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    done = terminal.run("play", "--seed", "3", typed="push\nq\n")
    assert "The game will not be kept." in done.out
    assert "You: push" in done.out


def test_a_random_set_and_cards_of_ones_own(terminal: Terminal) -> None:
    assert "Eight cards of your own" in terminal.run("play", "--random-set", "--seed", "4").out
    cards = "smelly-cat,rich-dog,mr-soldier,rock-on,dugout,rollosaurus,reckless-cheese,bob"
    assert "Rollosaurus" in terminal.run("play", "--cards", *cards.split(","), "--laps", "2", "--seed", "4").out


@pytest.mark.parametrize("cards", ["race-4", "race-5", "race-7", "grand-finale"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_put_in_every_language(terminal: Terminal, cards: str, language: str) -> None:
    """Always the first or the second answer: a hundred questions, none without a text."""
    typed = "1\n2\n1\n1\n" * 25
    done = terminal.run("play", "--cards", cards, "--seed", "11", "--language", language, typed=typed)
    assert (done.status, done.err) == (0, "")


def test_free_timing_can_be_played(terminal: Terminal) -> None:
    done = terminal.run("play", "--timing", "free", "--seed", "6", "--bots", "random", typed="2\n" * 20)
    assert (done.status, done.err) == (0, "")


def test_a_real_process_without_input_ends_by_itself(tmp_path: Path) -> None:
    done = spawn(tmp_path, "play", "--seed", "3")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.count("Push or pass?") == 1
    assert "\x1b" not in done.stdout


def test_a_hint_shows_the_best_answers_with_numbers_chances_and_reasons(terminal: Terminal) -> None:
    out = terminal.run("play", "--seed", "3", typed="h\n").out
    hint = out.split("The best answers, by how often they win:")[1]
    assert re.search(r"1 +\d+% push", hint)
    assert "A free roll" in hint
    assert out.count("Push or pass?") == 1


def test_opponents_are_levels_with_styles(terminal: Terminal) -> None:
    done = terminal.run("play", "--seed", "3", "--players", "4", "--bots", "sharp,steady:bold,random", typed="pass\n")
    assert (done.status, done.err) == (0, "")
    wrong = terminal.run("play", "--bots", "sharp:reckless")
    assert (wrong.status, wrong.out) == (2, "")
    assert "There is no style or plan 'reckless'." in wrong.err
    assert terminal.saved_games() == [path for path in terminal.saved_games() if "seed-3" in path.name]


@pytest.mark.parametrize(
    ("cards", "lines", "used", "asked"),
    [
        ("race-3", "active: white/symbol", "use fat-cat", "Fat Cat: take 3 movement and a gray die?"),
        ("race-5", "fans: 5\nactive: orange/symbol", "use mr-bats", "Mr. Bats: 2 money or 2 credits?"),
        ("race-2", "roll: light-gray\nactive: orange/symbol", "", "Which ability do you use?"),
    ],
)
def test_a_question_names_the_card_that_asks_and_what_it_brings(cards: str, lines: str, used: str, asked: str) -> None:
    game = Cubitos(cards=cards, timing="strict")
    position = f"phase: use\nstart-player: 0\n[0]\n{lines}\n[1]\ndraw: light-gray"
    state = read(game, position, 2)
    if used:
        state.apply(0, used)
    scene = Scene(game, Words("en"), ("You", "Bot"), 0)
    (shown,) = CubitosUI().question(state, 0, state.choice(0), scene)
    assert str(shown) == asked
