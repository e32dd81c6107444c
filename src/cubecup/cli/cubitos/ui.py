"""Cubitos for the command line: its options, its bots, and the pages that the other modules here draw."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from functools import reduce
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cubecup.cli.arguments import one_of, unknown_value, whole
from cubecup.cli.cubitos import board, trace, wording
from cubecup.cli.cubitos.cubes import cube
from cubecup.cli.cubitos.drawing import legend as track_legend
from cubecup.cli.cubitos.show import ShownContent, letters, short_card
from cubecup.cli.cubitos.terms import card_text, space_name, titled
from cubecup.cli.cubitos.walking import walk
from cubecup.cli.game_ui import GameUI, Scene
from cubecup.cli.words import Words
from cubecup.cubitos.asking import asked_amounts, asking_card
from cubecup.cubitos.dice import START_DIE
from cubecup.cubitos.finishing import asked_reward
from cubecup.cubitos.game import MOST_LAPS, TIMINGS, Cubitos, random_cards
from cubecup.cubitos.moving import has_finished
from cubecup.cubitos.odds import bust_chance, chances_using
from cubecup.cubitos.printed import Printed, printed, read_pack
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.track import FAN
from cubecup.cubitos.walk import on_the_track
from cubecup.cubitos.way import places
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import JSON, Event, Game, State

if TYPE_CHECKING:
    from cubecup.cli.arguments import Parser

_RANDOM = "random"  # a set by chance, in a list of races
_JOINED = {"optional": "goods-and", "either": "goods-or"}  # how a question lists what its answers bring


class CubitosUI(GameUI):
    id = "cubitos"
    default_bot = "sharp"
    default_players = 3
    counted = ("bust",)
    has_sets = True

    # -- options ----------------------------------------------------------------------------------------

    def add_options(self, parser: Parser) -> None:
        parser.option("--cards", metavar="ID", nargs="+")
        parser.option("--random-set", "--random", action="store_true")
        parser.option("--track", "--tracks", metavar="ID", nargs="+", dest="track")
        parser.option("--laps", metavar="N", type=whole("--laps", 1, MOST_LAPS))
        parser.option("--timing", metavar="|".join(TIMINGS), type=one_of("--timing", TIMINGS), default=TIMINGS[0])
        parser.option("--pack", metavar="FILE")

    def make(self, arguments: argparse.Namespace, seed: int) -> Cubitos:
        content = _content(arguments)
        wanted = _split(arguments.cards)
        is_set = len(wanted) == 1 and wanted[0] not in content.cards
        cards: str | tuple[str, ...] = wanted[0] if is_set else tuple(wanted) or "race-1"
        known = (*content.sets, *content.cards) if is_set else content.cards
        for id in wanted:
            if id not in known:
                raise unknown_value("--cards", id, known)
        if arguments.random_set:
            cards = random_cards(seed, content.pack)
        tracks = _split(arguments.track)
        for id in tracks:
            if id not in content.tracks:
                raise unknown_value("--track", id, content.tracks)
        laps: int | None = arguments.laps
        timing: str = arguments.timing
        return Cubitos(cards, tracks or None, laps, timing, content.pack)

    def race_name(self, game: Game) -> str:
        assert isinstance(game, Cubitos)
        return game.set_id or "custom"

    def race_title(self, game: Game, words: Words) -> str:
        assert isinstance(game, Cubitos)
        name = titled(game.set_id, words, "set") if game.set_id else words("intro-own-set")
        tracks = " → ".join(titled(id, words, "track") for id in game.track_ids)
        laps = f", {words.count('laps', game.laps)}" if game.laps > 1 else ""
        return words("intro-race", name=name, track=f"{tracks}{laps}")

    def sets(self, arguments: argparse.Namespace) -> tuple[str, ...]:
        return tuple(_content(arguments).sets)

    def make_set(self, arguments: argparse.Namespace, id: str) -> Cubitos:
        if arguments.cards or arguments.random_set:
            raise BadOption("sets-or-cards", "Either --sets, or --cards or --random-set.")
        return self.make(argparse.Namespace(**{**vars(arguments), "cards": [id]}), 0)

    def tour_options(self, arguments: argparse.Namespace) -> dict[str, JSON]:
        return {"timing": arguments.timing, "pack": _content(arguments).pack}

    def tour_race(self, arguments: argparse.Namespace, id: str, seed: int) -> Cubitos:
        known = (*self.sets(arguments), _RANDOM)
        if id not in known:
            raise unknown_value("--races", id, known)
        chosen = {"cards": None, "random_set": True} if id == _RANDOM else {"cards": [id], "random_set": False}
        return self.make(argparse.Namespace(**{**vars(arguments), **chosen}), seed)

    def bench_game(self) -> Cubitos:
        return Cubitos("race-1")

    def league_games(self) -> dict[str, Game]:
        return {id: Cubitos(id) for id in printed().sets}

    def shown(self, wanted: list[str], pack: str | None, seed: int, words: Words) -> list[RenderableType]:
        return ShownContent(read_pack(pack) if pack else printed(), seed, words).shown(wanted)

    # -- playing ----------------------------------------------------------------------------------------

    def introduction(self, scene: Scene) -> list[RenderableType]:
        game = _race(scene)
        words = scene.words
        cards = [game.content.cards[id] for id in game.cards]
        advice = [Text(words(f"advice-{code}"), style="yellow") for code in game.advice()]
        return [
            Text(self.race_title(game, words), style="bold"),
            *advice,
            Text(words("intro-cubitos")),
            Text(""),
            Columns([short_card(card, words) for card in cards], column_first=True, padding=(0, 3)),
        ]

    def board(self, state: State, scene: Scene) -> list[RenderableType]:
        return board.board(_cubitos(state), scene)

    def glance(self, state: State, scene: Scene) -> list[RenderableType]:
        return board.own_board(_cubitos(state), scene)

    def question(self, state: State, seat: int, choice: Choice, scene: Scene) -> list[RenderableType]:
        race = _cubitos(state)
        parts: list[RenderableType] = []
        if on_the_track(choice):
            numbers = {
                action.value: number
                for number, action in enumerate(choice.actions, 1)
                if action.verb in ("step", "reward")
            }
            parts.append(board.surroundings(race, seat, numbers))
        if choice.kind in ("push-or-pass", "forced-push", "before-push"):
            parts.append(_risk(race, seat, scene))
        parts.append(Text(_asked(race, seat, choice, scene), style="bold cyan"))
        return parts

    def label(self, state: State, seat: int, choice: Choice, action: Action, scene: Scene) -> Text:
        asked = wording.Asked(_cubitos(state), _race(scene).content, seat, choice, scene)
        return wording.label(asked, action)

    def pages(self) -> Mapping[str, Callable[[State, Scene], list[RenderableType]]]:
        return {"c": _cards_page, "m": _map_page, "d": lambda state, scene: [*letters(scene.words)]}

    def understand(self, state: State, seat: int, text: str) -> tuple[str, ...]:
        return walk(_cubitos(state), seat, text)

    def trace(self, events: list[Event], scene: Scene) -> list[Text]:
        return trace.trace(_race(scene).facts, events, scene)

    def result(self, state: State, scene: Scene) -> list[RenderableType]:
        """The runners in the order of the race."""
        race = _cubitos(state)
        words = scene.words
        grid = Grid.grid(padding=(0, 2))
        by_way = places(race)
        order = sorted(range(race.seats), key=lambda seat: (seat not in race.won, by_way[seat]))
        for place, seat in enumerate(order, 1):
            track = race.facts.track_of_leg(race.leg[seat])
            done = words("board-finished") if has_finished(race, seat) else ""
            grid.add_row(
                f"{place}.", board.runner(seat), Text(scene.names[seat], style="bold"),
                space_name(race.space[seat], track, words), done, words.count("fans", race.fans[seat]),
            )  # fmt: skip
        return [grid, Text(words("result-rounds", rounds=words.count("rounds", race.round)))]


UI = CubitosUI()


def _cubitos(state: State) -> CubitosState:
    assert isinstance(state, CubitosState)
    return state


def _race(scene: Scene) -> Cubitos:
    assert isinstance(scene.game, Cubitos)
    return scene.game


def _content(arguments: argparse.Namespace) -> Printed:
    """What is printed, or what a pack says instead."""
    return read_pack(arguments.pack) if arguments.pack else printed()


def _split(given: list[str] | None) -> list[str]:
    """Ids separated by blanks or commas."""
    return [id for word in given or [] for id in word.lower().split(",") if id]


def _asked(race: CubitosState, seat: int, choice: Choice, scene: Scene) -> str:
    """The question, in the name of the card that asks it, with what an answer brings."""
    words = scene.words
    question = _of_reward(race, seat, choice, words) if choice.kind == "reward" else words(f"ask-{choice.kind}")
    card = asking_card(race, seat)
    if not card:
        return question
    name = titled(card, words, "card")
    if name in question:
        return question
    joined = _JOINED.get(choice.kind)
    goods = [words(f"goods-{what}", n=n) for what, n in asked_amounts(race, seat).items()] if joined else []
    if not joined or not goods:
        return words("ask-of-card", card=name, question=question)
    amounts = reduce(lambda first, second: words(joined, first=first, second=second), goods)
    return words(f"ask-{choice.kind}-amounts", card=name, amounts=amounts)


def _of_reward(race: CubitosState, seat: int, choice: Choice, words: Words) -> str:
    """What it is, and how much: nobody remembers what lies on the space."""
    reward = asked_reward(race, seat)
    own = f"ask-reward-{choice.actions[0].verb}"
    if words.has(own):
        return words(own, n=reward.amount)
    told = words.count("fans", 1) if reward.kind == FAN else words.count("credits", reward.amount)
    return words("ask-reward", reward=told)


def _risk(state: CubitosState, seat: int, scene: Scene) -> Text:
    """The exact chance to bust on the next push."""
    if not board.risk(state, seat):
        return Text(scene.words("risk-none"), style="green")
    chance = bust_chance(state, seat)
    style = "green" if chance < 0.15 else "yellow" if chance < 0.35 else "bold red"
    percent = scene.words.numbers.percent
    told = Text(scene.words("risk-chance", percent=percent(chance)), style=style)
    for use, less in chances_using(state, seat).items():
        card = scene.words(f"card-{use.split()[1]}")
        told.append(" · " + scene.words("risk-with", card=card, percent=percent(less)), style="default")
    return told


def _cards_page(state: State, scene: Scene) -> list[RenderableType]:
    """The eight cards with costs, dice left, and texts."""
    game = _race(scene)
    race = _cubitos(state)
    words = scene.words
    parts: list[RenderableType] = []
    for kind, id in enumerate(game.cards, START_DIE + 1):
        card = game.content.cards[id]
        head = Text.assemble(
            cube(kind, ""), (f" {words(f'card-{id}')}", "bold"), f" · {words('menu-cost', n=card.cost)}"
        )
        head.append(f" · {words('menu-left', n=race.tray[kind])}", style="dim")
        parts += [head, Padding(Text(card_text(card, words)), (0, 0, 0, 4))]
    return parts


def _map_page(state: State, scene: Scene) -> list[RenderableType]:
    race = _cubitos(state)
    seat = max(scene.you, 0)
    track = race.facts.track_of_leg(race.leg[seat])
    return [board.whole_track(race, seat), Columns(track_legend(track, scene.words), padding=(0, 2))]
