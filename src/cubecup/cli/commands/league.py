"""`cubecup league`: bots against each other on equal terms, with ratings, as a table for people, Markdown or JSON."""

from __future__ import annotations

import argparse
import shlex
import time
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from cubecup.bots.registry import levels_of
from cubecup.cli.arguments import Parser, add_seed, seed_of, unknown_value, whole
from cubecup.cli.command import Command, add_game
from cubecup.cli.data import print_data
from cubecup.cli.game_ui import GameUI
from cubecup.cli.jobs import ALL
from cubecup.cli.page import Page
from cubecup.cli.progress import games_bar
from cubecup.cli.screen import screen
from cubecup.cli.seating import known_bots
from cubecup.cli.status import INTERRUPTED
from cubecup.cli.text_table import TextTable
from cubecup.cli.words import Words
from cubecup.cubitos.printed import printed
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import JSON, Game
from cubecup.lab.balance import by_chance
from cubecup.lab.commas import joined
from cubecup.lab.league import Season, Standings, Thrift, play_season
from cubecup.lab.record_files import RecordFolder
from cubecup.lab.saving import Saving
from cubecup.locales.numbers import Numbers

MARK: Final = "league"
_MOST_GAMES: Final = 100_000
_MOST_WORKERS: Final = 256
_MOST_SETS: Final = 1000
_FIGURES: Final = ("share", "error", "ratio", "low", "high", "saved")


def _arguments(parser: Parser, ui: GameUI) -> None:
    add_game(parser)
    parser.option("--bots", metavar=",".join(levels_of(ui.id)), text="option-league-bots")
    parser.option("--sets", metavar="ID,…", default=ALL)
    if ui.has_sets:
        parser.option(
            "--random-sets", metavar="K", type=whole("--random-sets", 0, _MOST_SETS), default=0,
            text="option-league-random-sets",
        )  # fmt: skip
    parser.option("--players", metavar="N,…", default="2", text="option-league-players")
    parser.option(
        "--games", metavar="N", type=whole("--games", 1, _MOST_GAMES), default=100, text="option-league-games"
    )
    parser.option("--duplicate", action="store_true", text="option-league-duplicate")
    parser.option("--records", metavar="FOLDER", text="option-records")
    parser.option("--force", action="store_true", text="option-force-records")
    parser.option("--workers", metavar="N", type=whole("--workers", 1, _MOST_WORKERS), default=1)
    parser.option("--markdown", metavar="FILE")
    parser.option("--json", action="store_true")
    add_seed(parser)


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    season = _season(arguments, ui)
    page = Page(Path(arguments.markdown), MARK) if arguments.markdown else None
    if arguments.records:
        RecordFolder(Path(arguments.records), arguments.force)
    standings = Standings(season)
    begun = time.perf_counter()
    status = _play(standings, arguments.workers, words)
    command = _command(arguments, ui, season)
    if page is not None:
        page.write(_markdown(standings, command, words))
    if arguments.json:
        found = _as_json(standings, arguments.workers)
        print_data(found, command=command, seed=season.seed, game=ui.id, begun=begun)
    else:
        _print(standings, command, words, screen())
    return status


# -- what is played ------------------------------------------------------------------------------------


def _season(arguments: argparse.Namespace, ui: GameUI) -> Season:
    bots = known_bots(arguments.bots or ",".join(levels_of(ui.id)), ui)
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        listed = ",".join(bots)
        raise BadOption("league-bots", f"A league is of two different bots or more, not {listed}.", value=listed)
    seed = seed_of(arguments)
    games = _games(arguments.sets, ui) | _random_games(arguments, ui, seed)
    any_game = next(iter(games.values()))
    read = whole("--players", any_game.min_seats, any_game.max_seats)
    players = tuple(dict.fromkeys(read(text) for text in arguments.players.split(",")))
    return Season(tuple(bots), games, players, arguments.games, seed, arguments.duplicate, arguments.records or "")


def _random_games(arguments: argparse.Namespace, ui: GameUI, seed: int) -> dict[str, Game]:
    """Sets by chance from which no bot of the package has learned."""
    if not ui.has_sets:
        return {}
    return {contest.id: contest.game for contest in by_chance(printed(), arguments.random_sets, seed)}


def _games(sets: str, ui: GameUI) -> dict[str, Game]:
    known = ui.league_games()
    if sets == ALL:
        return known
    wanted = sets.split(",")
    for id in wanted:
        if id not in known:
            raise unknown_value("--sets", id, known)
    return {id: known[id] for id in wanted}


def _command(arguments: argparse.Namespace, ui: GameUI, season: Season) -> str:
    """What to type for the same result; processes and output make no difference to it."""
    words = [
        "cubecup", "league", ui.id, "--bots", joined(season.bots), "--sets", arguments.sets,
        *(["--random-sets", str(arguments.random_sets)] if ui.has_sets and arguments.random_sets else []),
        "--players", ",".join(map(str, season.players)), "--games", str(season.meetings), "--seed", str(season.seed),
        *(["--duplicate"] if season.duplicate else []),
    ]  # fmt: skip
    return shlex.join(words)


def _play(standings: Standings, workers: int, words: Words) -> int:
    """Ctrl-C ends early; the games played so far still count."""
    playing = play_season(standings.season, workers)
    with games_bar(standings.season.total(), words) as played:
        try:
            for group, outcomes in playing:
                standings.add(group, outcomes)
                played(len(outcomes))
        except KeyboardInterrupt:
            playing.close()
            return INTERRUPTED
    return 0


# -- tables --------------------------------------------------------------------------------------------


def _sheets(standings: Standings, words: Words) -> list[TextTable]:
    ratings: list[tuple[str, ...]] = [
        (bot, f"{rating.points:.0f}", f"{rating.low:.0f}–{rating.high:.0f}", str(games))
        for bot, rating, games, _ in standings.ratings()
    ]
    numbers = words.numbers
    pairings: list[tuple[str, ...]] = []
    for players, bot, against, score, _ in standings.pairings():
        low, high = score.interval()
        rounds = numbers.number(sum(score.rounds) / len(score.rounds), 1) if any(score.rounds) else ""
        share = (numbers.percent(score.share), numbers.percent_range(low, high))
        pairings.append((bot, against, str(players), str(score.games), *share, numbers.percent(1 / players, 0), rounds))
    names = tuple(words(f"league-{id}") for id in ("bot", "rating", "interval", "games"))
    pair_ids = ("bot", "against", "players", "games", "wins", "interval", "par", "rounds")
    pair_names = tuple(words(f"league-{id}") for id in pair_ids)
    return [
        TextTable(names, (False, True, True, True), ratings),
        TextTable(pair_names, (False, False, True, True, True, True, True, True), pairings),
    ]


def _savings(standings: Standings, words: Words) -> TextTable:
    """By pairing and set: the share of wins as groups tell it, and what the same dice saved."""
    rows: list[tuple[str, ...]] = []
    for players, bot, against, overall, by_set in standings.savings():
        named = [(words("league-all-sets"), overall), *by_set.items()]
        for name, one in named if len(by_set) > 1 else named[1:]:
            rows.append((bot, against, str(players), name, *_saving_cells(one, words.numbers)))
    ids = ("bot", "against", "players", "set", "groups", "wins", "interval", "ratio", "interval", "saved")
    numbers = (False, False, True, False, *[True] * 6)
    return TextTable(tuple(words(f"league-{id}") for id in ids), numbers, rows)


def _saving_cells(one: Saving | None, numbers: Numbers) -> tuple[str, ...]:
    if one is None:
        return ("", "", "", "", "", "–")
    low, high = one.interval()
    ratio = (numbers.number(one.ratio, 2), f"{numbers.number(one.low, 2)}–{numbers.number(one.high, 2)}")
    share = (numbers.percent(one.share), numbers.percent_range(low, high))
    return (str(one.groups), *share, *ratio, numbers.percent(one.saved, 0))


def _by_set(standings: Standings, words: Words) -> TextTable:
    """The share of wins in each set; too wide for a terminal."""
    percent = words.numbers.percent
    pairings = standings.pairings()
    sets = list(dict.fromkeys(name for pairing in pairings for name in pairing.by_set))
    rows = [
        (
            pairing.bot,
            pairing.against,
            str(pairing.players),
            *(percent(pairing.by_set[name].share, 0) if name in pairing.by_set else "" for name in sets),
        )
        for pairing in pairings
    ]
    names = tuple(words(f"league-{id}") for id in ("bot", "against", "players"))
    return TextTable((*names, *sets), (False, False, *[True] * (len(sets) + 1)), rows)


def _facts(standings: Standings, command: str, words: Words) -> list[str]:
    games, seed = standings.games, standings.season.seed
    facts = [words("league-facts", command=f"`{command}`", games=games, seed=str(seed))]
    planned = standings.season.total()
    return facts if games == planned else [*facts, words("league-cut-short", games=games, planned=planned)]


def _markdown(standings: Standings, command: str, words: Words) -> str:
    parts = _facts(standings, command, words)
    sheets = _sheets(standings, words)
    if len(standings.season.games) > 1:
        sheets.append(_by_set(standings, words))
    parts += [sheet.markdown() for sheet in sheets]
    parts.append(words("league-note"))
    if standings.season.duplicate:
        parts += [_savings(standings, words).markdown(), words("league-saved-note")]
    return "\n\n".join(parts)


def _print(standings: Standings, command: str, words: Words, console: Console) -> None:
    for sheet in _sheets(standings, words):
        console.print(sheet.grid())
        console.print()
    if standings.season.duplicate:
        console.print(_savings(standings, words).grid())
        console.print(Text(words("league-saved-note"), style="dim"))
        console.print()
    for fact in _facts(standings, command.strip("`"), words):
        console.print(Text(fact.replace("`", ""), style="dim"), soft_wrap=True)


def _as_json(standings: Standings, workers: int) -> dict[str, JSON]:
    season = standings.season
    ratings = standings.ratings()
    rated: list[JSON] = [
        {
            "bot": bot,
            "rating": round(rating.points, 1),
            "low": round(rating.low, 1),
            "high": round(rating.high, 1),
            "games": games,
        }
        for bot, rating, games, _ in ratings
    ]
    pairings: list[JSON] = []
    for players, bot, against, score, by_set in standings.pairings():
        low, high = score.interval()
        pairings.append(
            {
                "bot": bot,
                "against": against,
                "players": players,
                "games": score.games,
                "wins": round(score.wins, 3),
                "share": round(score.share, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "by_set": {name: {"games": of.games, "wins": round(of.wins, 3)} for name, of in by_set.items()},
            }
        )
    return {
        "games": standings.games,
        "complete": standings.games == season.total(),
        "bots": [*season.bots],
        "sets": [*season.games],
        "numbers_of_players": [*season.players],
        "ratings": rated,
        "pairings": pairings,
        "duplicate": season.duplicate,
        "savings": [_saving_json(row) for row in standings.savings()],
        # What depends on the machine, and changes nothing above.
        "measured": {
            "workers": workers,
            "cpu_ms_per_decision": {row.bot: round(row.milliseconds, 3) for row in ratings},
        },
    }


def _saving_json(row: Thrift) -> JSON:
    return {
        "bot": row.bot,
        "against": row.against,
        "players": row.players,
        "overall": _rounded(row.overall),
        "by_set": {name: _rounded(one) for name, one in row.by_set.items()},
    }


def _rounded(one: Saving | None) -> JSON:
    """The share of wins with its error, and the variance of it as a part of that of single games."""
    if one is None:
        return None
    return {"groups": one.groups, "games": one.games, **{name: round(getattr(one, name), 4) for name in _FIGURES}}


COMMAND = Command(_arguments, _run)
