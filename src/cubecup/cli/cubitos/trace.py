"""What happened, from the journal: one short line for each run of events of a seat, with steps and gains added up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from cubecup.cli.cubitos.cubes import cube, face_words, faces, kind_words
from cubecup.cli.cubitos.terms import space_name
from cubecup.cli.game_ui import Scene
from cubecup.cubitos.dice import BORROWED, FACE_SHIFT, KIND_MASK
from cubecup.cubitos.facts import RaceFacts
from cubecup.cubitos.notation import write_face
from cubecup.kernel.game import Event

_TABLE: Final = -1
_OF_THE_TABLE: Final = ("round", "tie-break", "last-round")
_ADDED_UP: Final = ("earn", "step")


def trace(facts: RaceFacts, events: list[Event], scene: Scene) -> list[Text]:
    """Lines such as `Bot 2: roll  W>1  l$1, 7 misses · pass`."""
    teller = _Teller(facts, scene)
    for event in events:
        teller.hear(event)
    return teller.finish()


class _Teller:
    """Collects events of one seat until another one is heard of."""

    def __init__(self, facts: RaceFacts, scene: Scene) -> None:
        self.facts = facts
        self.scene = scene
        self.words = scene.words
        self.lines: list[Text] = []
        self.seat = _TABLE
        self.parts: list[Text] = []
        self.earned: dict[str, int] = {}
        self.steps = 0
        self.bought = False
        self.credits = 0  # of the last price that was paid
        self.at: tuple[int, int] = (0, 0)

    def hear(self, event: Event) -> None:
        word, seat, details = event
        if word == "pay":
            self.credits = int(details[1])
            return
        if word not in (_TELLING if seat != _TABLE else _OF_THE_TABLE) and word not in _ADDED_UP:
            return  # told by the others
        if seat != self.seat:
            self.end_of_run()
            self.seat = seat
        if word == "earn":
            self.end_of_steps()
            unit = str(details[0])
            self.earned[unit] = self.earned.get(unit, 0) + int(details[1])
            return
        if word == "step":
            self.end_of_earnings()
            self.steps += 1
            self.at = (int(details[0]), int(details[1]))
            return
        self.end_of_sums()
        if word == "gain" and self.bought:  # the second half of a purchase
            self.bought = False
            return
        self.bought = word == "buy"
        if seat == _TABLE:
            self.lines.append(Text(self.words(f"trace-{word}", n=int(details[0]) if details else 0), style="bold"))
            return
        self.parts.append(_TELLING[word](self, details))

    def end_of_sums(self) -> None:
        self.end_of_earnings()
        self.end_of_steps()

    def end_of_earnings(self) -> None:
        if self.earned:
            amounts = [
                self.words("trace-water", n=n) if unit == "water" else f"+{self.words.count(unit, n)}"
                for unit, n in self.earned.items()
            ]
            self.parts.append(Text(", ".join(amounts), style="green"))
            self.earned = {}

    def end_of_steps(self) -> None:
        if self.steps:
            place = self.place(*self.at)
            self.parts.append(Text(self.words("trace-step", steps=self.words.count("spaces", self.steps), space=place)))
            self.steps = 0

    def place(self, leg: int, space: int) -> str:
        return space_name(space, self.facts.track_of_leg(leg), self.words)

    def end_of_run(self) -> None:
        self.end_of_sums()
        if self.parts:
            name = Text(f"{self.scene.names[self.seat]}: ", style="bold")
            self.lines.append(Text.assemble("  ", name, Text(" · ").join(self.parts)))
        self.parts = []

    def finish(self) -> list[Text]:
        self.end_of_run()
        return self.lines

    # -- single events ----------------------------------------------------------------------------------

    def roll(self, details: tuple[int | str, ...]) -> Text:
        dice = [int(die) for die in details]
        hits = [die for die in dice if die >> FACE_SHIFT]
        if not hits:
            return Text(self.words("trace-roll-nothing", dice=self.words.count("dice", len(dice))))
        line = Text.assemble(self.words("trace-roll"), " ", faces(hits))
        if len(hits) < len(dice):
            line.append(" " + self.words("trace-misses", n=len(dice) - len(hits)), style="dim")
        return line

    def die(self, id: str, kind: int, **values: str) -> Text:
        named = self.words(id, die=kind_words(kind, self.words), **values)
        return Text.assemble(cube(kind, ""), " ", named)

    def buy(self, details: tuple[int | str, ...]) -> Text:
        """With the card that comes with the die."""
        kind, price = int(details[0]), int(details[1])
        card = self.words(f"card-{self.facts.card_of_kind[kind]}")
        named = self.words("trace-buy", die=f"{card} ({kind_words(kind, self.words)})", n=price)
        return Text.assemble(cube(kind, ""), " ", self.paid(named))

    def paid(self, what: str) -> str:
        """What was bought; and how much of the price were credits, if there were any."""
        return self.words("trace-by-credits", what=what, n=self.credits) if self.credits else what

    def card(self, details: tuple[int | str, ...]) -> Text:
        card = self.facts.card_of_kind[(int(details[0]) & KIND_MASK) % BORROWED]
        return Text(self.words("trace-use", card=self.words(f"card-{card}")))

    def at_space(self, id: str, details: tuple[int | str, ...]) -> Text:
        return Text(self.words(id, space=self.place(int(details[0]), int(details[1]))))

    def set_on_face(self, details: tuple[int | str, ...]) -> Text:
        kind, face = int(details[0]), int(details[1])
        text = self.words("trace-set", die=kind_words(kind, self.words), face=face_words(face, self.words))
        return Text.assemble(cube(kind, write_face(face)), " ", text)


def _plain(word: str) -> Callable[[_Teller, tuple[int | str, ...]], Text]:
    return lambda teller, details: Text(teller.words(f"trace-{word}"))


_TELLING: Final[dict[str, Callable[[_Teller, tuple[int | str, ...]], Text]]] = {
    "roll": _Teller.roll,
    "bust": lambda teller, details: Text(teller.words("trace-bust"), style="bold red"),
    "win": lambda teller, details: Text(teller.words("trace-win"), style="bold green"),
    "buy": _Teller.buy,
    "buy-movement": lambda teller, details: Text(teller.paid(teller.words("trace-buy-movement", n=int(details[1])))),
    "gain": lambda teller, details: teller.die("trace-gain", int(details[0])),
    "lose": lambda teller, details: teller.die("trace-lose", int(details[0])),
    "rejoin": lambda teller, details: teller.die("trace-rejoin", int(details[0])),
    "give": lambda teller, details: teller.die("trace-give", int(details[0]), name=teller.scene.names[int(details[1])]),
    "hand": lambda teller, details: Text(teller.words("trace-hand", n=int(details[0])), style="green"),
    "fan": lambda teller, details: Text("+" + teller.words.count("fans", 1), style="green"),
    **{
        word: _plain(word)
        for word in ("push", "pass", "wait", "by-turns", "recycle", "most-swords", "jet", "no-purchase")
    },
    "use": _Teller.card,
    "set": _Teller.set_on_face,
    "reward": lambda teller, details: teller.at_space("trace-reward", details),
    "shortcut": lambda teller, details: teller.at_space("trace-shortcut", details),
}
