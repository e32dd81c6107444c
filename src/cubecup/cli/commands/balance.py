"""`cubecup balance`: what each card is worth at its cost, by bots that insist on it or refuse it, and better costs."""

from __future__ import annotations

import argparse
import shlex
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from cubecup.cli.arguments import Parser, add_seed, whole
from cubecup.cli.balance_check import remeasure
from cubecup.cli.balance_data import as_json
from cubecup.cli.balance_tables import Findings, Tables
from cubecup.cli.command import Command
from cubecup.cli.data import print_data
from cubecup.cli.game_ui import GameUI
from cubecup.cli.jobs import ALL, MOST_GAMES, add_engine, chosen_sets, complete, job_seed, play_chunks
from cubecup.cli.page import Page
from cubecup.cli.screen import screen
from cubecup.cli.seating import known_bots
from cubecup.cli.status import INTERRUPTED
from cubecup.cli.words import Words
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.printed import Printed, printed, read_pack
from cubecup.lab.atomic_files import make_place, put
from cubecup.lab.balance import Study, by_chance, published
from cubecup.lab.commas import joined
from cubecup.lab.engines import check_engine
from cubecup.lab.figures.race import RaceFigures, Tallies
from cubecup.lab.figures.reading import add_rows, open_job
from cubecup.lab.pack_text import repriced
from cubecup.lab.plan import Chunk, Plan
from cubecup.lab.proposals import propose, propose_fans
from cubecup.lab.storage import JobFolder, is_done
from cubecup.lab.wording import Wording
from cubecup.lab.work import Part
from cubecup.lab.worth import PLAIN, check_bot

MARK: Final = "balance"
_MOST_SETS: Final = 1000
_USUAL_PLAYERS: Final = 4
_USUAL_GAMES: Final = 200
_FORMAT: Final = "csv"


def _arguments(parser: Parser, ui: GameUI) -> None:
    game = Cubitos()
    seats = whole("--players", game.min_seats, game.max_seats)
    parser.option("--sets", metavar="ID,…|all", default=ALL)
    parser.option("--random-sets", metavar="K", type=whole("--random-sets", 0, _MOST_SETS), default=0)
    parser.option("--bots", metavar="BOT,…", default=PLAIN, text="option-balance-bots")
    parser.option("--players", metavar="N", type=seats, default=_USUAL_PLAYERS, text="option-doctor-players")
    parser.option(
        "--games", metavar="N", type=whole("--games", 1, MOST_GAMES), default=_USUAL_GAMES, text="option-balance-games"
    )
    parser.option("--pack", metavar="FILE")
    parser.option("--before", metavar="FILE")
    parser.option("--write-pack", metavar="FILE")
    parser.option("--markdown", metavar="FILE", text="option-balance-markdown")
    parser.option("--check", metavar="FILE", text="option-balance-check")
    parser.option("--json", action="store_true")
    parser.option("--out", metavar="BASE", text="option-balance-out")
    add_engine(parser)
    add_seed(parser)


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    check_engine(arguments.engine, arguments.address)
    if arguments.check:
        return _check(arguments, words)
    begun = time.perf_counter()
    base = Path(arguments.out) if arguments.out is not None else None
    content = read_pack(arguments.pack) if arguments.pack else printed()
    study = _study(arguments, ui, content, job_seed(arguments, base))
    page = Page(Path(arguments.markdown), MARK) if arguments.markdown else None
    new_pack = Path(arguments.write_pack) if arguments.write_pack else None
    if new_pack is not None:
        make_place(new_pack)
    runner = _Runner(study, _command(arguments, study), arguments, words)
    figures = runner.figures() if base is None else runner.figures_by_files(base)
    findings = _findings(study, figures, runner)
    if not findings.now.races:  # called off too early for any race to be told of
        if base is None:
            cut = words("league-cut-short", games=findings.games, planned=findings.planned)
            screen(sys.stderr).print(Text(cut), soft_wrap=True)
        return INTERRUPTED
    tables = Tables(findings, Wording(words.texts))
    if findings.complete:
        if page is not None:
            page.write(tables.markdown())
        if new_pack is not None:
            put(new_pack, _pack(content, findings).encode())
    if arguments.json:
        print_data(as_json(findings), command=findings.command, seed=findings.seed, game=ui.id, begun=begun)
    else:
        tables.print(screen())
    return 0 if findings.complete else INTERRUPTED


def _check(arguments: argparse.Namespace, words: Words) -> int:
    """Warnings only: a cost may well be changed before it is measured."""
    content = read_pack(arguments.pack) if arguments.pack else printed()
    page = Path(arguments.check)
    found = remeasure(page, MARK, {id: card.cost for id, card in content.cards.items()})
    lines = [one.told(words) for one in found]
    for line in lines or [words("balance-up-to-date", page=str(page))]:
        screen().print(Text(line), soft_wrap=True)
    return 0


# -- what is played ------------------------------------------------------------------------------------


def _study(arguments: argparse.Namespace, ui: GameUI, content: Printed, seed: int) -> Study:
    ids = chosen_sets(arguments.sets, content.sets)
    contests = (*published(content, ids), *by_chance(content, arguments.random_sets, seed))
    before = read_pack(arguments.before) if arguments.before else None
    bots = tuple(dict.fromkeys(known_bots(arguments.bots, ui)))
    for bot in bots:
        check_bot(bot)
    study = Study(contests, before, arguments.players, arguments.games, seed, bots)
    study.plan().check()
    return study


def _command(arguments: argparse.Namespace, study: Study) -> str:
    """What to type for the same result; processes and files that are written make no difference to it."""
    typed = ["cubecup", "balance", "--sets", arguments.sets]
    if arguments.random_sets:
        typed += ["--random-sets", str(arguments.random_sets)]
    typed += ["--players", str(study.players), "--games", str(study.games)]
    typed += ["--bots", joined(study.bots)] if study.bots != (PLAIN,) else []
    for name, value in (("--pack", arguments.pack), ("--before", arguments.before)):
        typed += [name, value] if value else []
    return shlex.join([*typed, "--seed", str(study.seed)])


# -- playing -------------------------------------------------------------------------------------------


class _Runner:
    """Plays a study, here or with files that outlive a crash."""

    def __init__(self, study: Study, command: str, arguments: argparse.Namespace, words: Words) -> None:
        self.study = study
        self.plan: Plan = study.plan()
        self.command = command
        self.arguments = arguments
        self.words = words

    def figures(self) -> list[RaceFigures]:
        """Of the games that were played until the end or Ctrl-C."""
        tallies = Tallies(self.study.cards())
        self._play(list(self.plan.chunks()), lambda part: add_rows(tallies, part.tables))
        return tallies.figures()

    def figures_by_files(self, base: Path) -> list[RaceFigures]:
        """The same from the tables of a job, which are completed first; none if that was called off."""
        if self.arguments.force or not is_done(base, self.plan):
            with JobFolder(base, self.plan, _FORMAT, self.command, self.arguments.force) as store:
                again = f"{self.command} --out {shlex.quote(str(base))}"
                if not complete(store, lambda todo: self._play(todo, store.keep), again, self.words):
                    return []
        return open_job(base).figures()

    def _play(self, chunks: Sequence[Chunk], heard: Callable[[Part], None]) -> bool:
        """All races go on side by side, so that Ctrl-C leaves something of each."""
        mixed = sorted(chunks, key=lambda chunk: (chunk.first, chunk.number))
        return play_chunks(mixed, heard, self.arguments, self.words)


# -- what comes of it ----------------------------------------------------------------------------------


def _findings(study: Study, figures: Sequence[RaceFigures], runner: _Runner) -> Findings:
    now = study.measured(figures)
    return Findings(
        runner.command, study.seed, sum(race.games for race in figures), runner.plan.total,
        now, study.measured_before(figures), propose(now), propose_fans(now),
    )  # fmt: skip


def _pack(content: Printed, findings: Findings) -> str:
    """Every cost is named, so that it stays what it is when the built-in ones change."""
    costs = {id: card.cost for id, card in content.cards.items()}
    costs |= {proposal.card: proposal.proposed for proposal in findings.proposals}
    remarks = [f"Costs and fan track as proposed by: {findings.command}"]
    return repriced(content, costs, findings.fans.spaces, findings.fans.beyond, remarks)


COMMAND = Command(_arguments, _run, of_a_game=False)
