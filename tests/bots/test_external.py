"""Bots in any language: the samples play, and whoever breaks the protocol is told how."""

from __future__ import annotations

import gc
import shlex
import shutil
import sys
import time
from pathlib import Path

import pytest

from cubecup.bots.external import External, LineProgram
from cubecup.bots.match import watch_match
from cubecup.bots.protocol import BotFailed, ask
from cubecup.bots.registry import make_bot
from cubecup.cubitos.game import Cubitos
from cubecup.kernel.errors import BadOption
from tests.cli.commands import spawn

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
HURRY = f"exec:{sys.executable} {EXAMPLES / 'hurry_bot.py'}"
CAREFUL = f"exec:{shutil.which('node')} {EXAMPLES / 'careful_bot.mjs'}"


def written(folder: Path, *lines: str) -> str:
    """A program of Python lines; `hear()` and `say(...)` are there."""
    program = folder / "bot.py"
    head = "import json, os, sys, time\nhear = lambda: json.loads(sys.stdin.readline())\n"
    say = "say = lambda **told: print(json.dumps(told), flush=True)\n"
    program.write_text(head + say + "\n".join(lines))
    return f"{sys.executable} {program}"


HELLO = ("hear()", 'say(type="hello", protocol=1)')


@pytest.mark.parametrize("bot", [HURRY, CAREFUL], ids=["python", "javascript"])
def test_the_samples_finish_a_race(bot: str) -> None:
    outcome = watch_match([make_bot(bot), make_bot("random", 1)], Cubitos("race-1"), 3)
    assert outcome.winner == 0
    assert outcome.rounds < 100


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ((), "ended with status 0"),
        (("sys.exit(3)",), "status 3"),
        (("print('hi', flush=True)",), "wrote 'hi'"),
        (('say(type="hello", protocol=2)', "hear()"), "protocol"),
        ((*HELLO, "hear()", 'say(type="answer", id=7, action="push")', "hear()"), '"id": 1'),
        ((*HELLO, "hear()", 'say(type="answer", id=1)', "hear()", 'say(type="answer", id=1)', "hear()"), "illegally"),
        ((*HELLO, "hear()", "time.sleep(60)"), "within 1 seconds"),
        (("time.sleep(60)",), "within 1 seconds"),
        ((*HELLO, "hear()", "sys.stdout.write('{')", "sys.stdout.flush()", "time.sleep(60)"), "within 1 seconds"),
        ((*HELLO, "hear()", "os.close(1)", "time.sleep(60)"), "has closed its standard input or output"),
        ((HELLO[0], "os.close(0)", HELLO[1], "time.sleep(60)"), "has closed its standard input or output"),
        ((*HELLO, "hear()", "print('[' * 60000, flush=True)", "hear()"), "wrote '"),
        ((*HELLO, "hear()", 'say(type="answer", id=1, action="push", more="x" * 10**6)', "hear()"), "wrote '"),
        ((*HELLO, "while True: print('{}')"), "wrote '{}'"),
    ],
    ids=[
        "ends",
        "fails",
        "chats",
        "newer",
        "other question",
        "illegal twice",
        "late",
        "silent",
        "half a line",
        "no output",
        "no input",
        "deep",
        "long line",
        "on and on",
    ],
)
def test_whoever_breaks_the_protocol_is_told_how(tmp_path: Path, lines: tuple[str, ...], told: str) -> None:
    bot = External(written(tmp_path, *lines), patience=1 if "late" in told or "within" in told else 10)
    state = Cubitos("race-1").new(2, 1)
    with pytest.raises(BotFailed, match=told):
        ask(bot, state, state.actors()[0])


def test_a_program_that_answers_twice_is_found_out_at_the_next_question(tmp_path: Path) -> None:
    twice = ('say(type="answer", id=1, action="pass")',) * 2
    bot = External(written(tmp_path, *HELLO, "hear()", *twice, "hear()", "hear()"))
    state = Cubitos("race-1").new(2, 1)
    ask(bot, state, state.actors()[0])
    with pytest.raises(BotFailed, match='"id": 2'):
        ask(bot, state, state.actors()[0])


def test_whoever_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    """There is more to read than a pipe holds; whoever waited for it to be read would wait for ever."""
    command = shlex.split(written(tmp_path, 'say(type="hello", protocol=1)', "time.sleep(60)"))
    program = LineProgram("deaf", command, 60)  # a busy machine takes its time to start it
    program._patience = 1
    program.say({"type": "choice", "view": "x" * 10**6})
    with pytest.raises(BotFailed, match="within 1 seconds"):
        program.hear("answer")
    begun = time.monotonic()
    del program
    gc.collect()
    assert time.monotonic() - begun < 20


def test_an_impossible_answer_may_be_mended_once(tmp_path: Path) -> None:
    lines = (*HELLO, "hear()", 'say(type="answer", id=1, action="fly")', 'assert hear()["type"] == "error"')
    bot = External(written(tmp_path, *lines, 'say(type="answer", id=1, action="pass")', "hear()"))
    state = Cubitos("race-1").new(2, 1)
    assert ask(bot, state, state.actors()[0]).text == "pass"


def test_a_program_ends_with_its_bot(tmp_path: Path) -> None:
    lines = (*HELLO, "hear()", 'say(type="answer", id=1, action="pass")', 'assert hear()["type"] == "bye"')
    bot = External(written(tmp_path, *lines, f"open({str(tmp_path / 'ended')!r}, 'w')"))
    state = Cubitos("race-1").new(2, 1)
    ask(bot, state, state.actors()[0])
    del bot
    gc.collect()
    assert (tmp_path / "ended").exists()


def test_names_that_start_nothing() -> None:
    with pytest.raises(BadOption, match="no command"):
        make_bot("exec:")
    state = Cubitos("race-1").new(2, 1)
    with pytest.raises(BotFailed, match="no such file"):
        ask(make_bot("exec:./nothing-of-that-name"), state, state.actors()[0])


@pytest.mark.slow
def test_the_command_checks_a_bot(tmp_path: Path) -> None:
    good = spawn(tmp_path, "check-bot", "tests.bots.own_bots:Hurry", "--seed", "1")
    assert (good.returncode, good.stderr) == (0, "")
    assert "10 races" in good.stdout
    bad = spawn(tmp_path, "check-bot", "exec:true")
    assert bad.returncode == 2
    assert "it ended with status 0" in bad.stdout
    simulated = spawn(tmp_path, "sim", "--games", "1", "--bots", "exec:true", "--language", "pl")
    assert simulated.returncode == 2
    assert "zakończył się z kodem 0" in simulated.stderr
