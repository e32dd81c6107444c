"""Someone who plays a race with the mouse: looks at the page, then clicks what the page offers.

Nothing here speaks to the server or reads the client's memory. The player is a plain one: pushes while that is safe,
runs as far as it can, uses every ability, and buys the first card it can pay for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle
from typing import Final, TypedDict, cast

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from cubecup.cubitos.mapfile import parse_track
from cubecup.cubitos.printed import printed
from cubecup.cubitos.track import FINISH, START, Track
from cubecup.locales import catalog

TRACK: Final = "nothing-goes-right"
MOST_ANSWERS: Final = 800  # a race of one lap takes a tenth of that; without an end something is stuck
_GLANCE: Final = 200.0  # milliseconds at one page while others may be called
_PATIENCE: Final = 60_000.0
CLICK: Final = 10_000.0  # for a control that has just been seen

_text = catalog("en").text
_ZONES: Final = [_text(f"zone-{zone}") for zone in ("draw", "roll", "active", "discard")]
STEPS: Final = ("draw", "roll", "use", "finish")
_STEPS: Final = [_text(f"table-step-{step}") for step in STEPS]
_BAR: Final = _text("table-actions")
PUSH: Final = _text("table-do-push")
PASS: Final = _text("table-do-pass")
FILL: Final = _text("table-fill")
_TAKE: Final = _text("web-pass-screen-take")
_SAFE: Final = [_text("table-risk-none"), _text("table-push-safe")]
_ASIDE: Final = {
    *(_text(f"table-{aside}") for aside in ("hint", "list", "undo", "clear", "signs")),
    _text("web-why"),
}  # no answers to a question


class Seen(TypedDict):
    """What the page shows; the names are those a screen reader reads out."""

    over: bool
    handed: str  # to whom the screen is handed over
    problem: str
    question: str
    waiting: str
    round: int
    step: str  # of the round: Draw, Roll, ...
    safe: bool  # to push
    buttons: list[str]
    primary: str  # the large button among them
    zones: list[str]  # of the board in front, with how many dice they hold
    dice: list[str]  # that can be clicked; so also the cards, spaces and boards below
    chosen: int  # dice clicked so far
    cards: list[str]
    spaces: list[str]
    boards: list[str]


_NAMES: Final = r"""
  const read = one => one.nodeType === Node.TEXT_NODE ? one.textContent
    : one.ariaHidden === "true" ? "" : [...one.childNodes].map(read).join("");
  const name = one => one ? (one.getAttribute("aria-label") ?? read(one)).trim() : "";
  const labelled = label => document.querySelector(`section[aria-label="${label}"]`);
  const bar = labelled(words.bar);
  const over = words.over.some(over => labelled(over));
  const handed = name(document.querySelector("dialog:has([aria-disabled]) h2"));
  const question = name(bar?.querySelector("h2"));
"""
_LOOK: Final = (
    f"words => {{{_NAMES}"
    + r"""
  const all = (selector, under = document) => under ? [...under.querySelectorAll(selector)] : [];
  const zones = words.zones.flatMap(zone => all(`section[aria-label^="${zone}: "]`));
  return {
    over, handed, question,
    problem: name(all("[role=alert]").find(one => !one.hidden)),
    waiting: name(document.querySelector("header .turn")),
    round: Number(name(document.querySelector("header .chip")).replace(/\D/g, "")),
    step: name(document.querySelector("main [aria-current=step]")),
    safe: words.safe.some(words => bar?.textContent.includes(words)),
    buttons: all("button:enabled", bar).map(name),
    primary: name(bar?.querySelector("button.primary:enabled")),
    zones: zones.map(name),
    dice: zones.flatMap(zone => all("button", zone)).map(name),
    chosen: zones.flatMap(zone => all("button[aria-pressed=true]", zone)).length,
    cards: all("article button:not(:last-child)").map(name),
    spaces: all("svg [role=button]").map(name),
    boards: all("main section:has(> h3) > button").map(name),
  };
}"""
)
_WORDS: Final = {"bar": _BAR, "over": [_text("result-title"), _text("seven-over")], "zones": _ZONES, "safe": _SAFE}
# Asked of every frame while one waits, so it reads no more of the page than it must.
_CALLED: Final = f"words => {{{_NAMES} return over || handed !== '' || question !== ''; }}"


class Player:
    """Whoever sits before a page: one person, or several who share the screen."""

    def __init__(self, page: Page, name: str = "") -> None:
        self.page = page
        self.name = name
        self.answers = 0
        self.refusals: list[str] = []  # what was offered to this player and then refused

    def look(self) -> Seen:
        return cast("Seen", self.page.evaluate(_LOOK, _WORDS))

    def await_question(self) -> Seen:
        """Until this player is asked something, or the race is over."""
        self.page.wait_for_function(_CALLED, arg=_WORDS)
        if not self.look()["handed"]:
            return self.look()
        self.take_screen()
        return self.await_question()

    def take_screen(self) -> None:
        """Whoever is called to a shared screen says so; the button needs a moment before it listens."""
        button = self.page.get_by_role("dialog").get_by_role("button", name=_TAKE, disabled=False)
        self.press(button)
        button.wait_for(state="hidden")

    def is_called(self, within: float) -> bool:
        """Whether this player is asked something, or the race is over, within so many milliseconds."""
        try:
            self.page.wait_for_function(_CALLED, arg=_WORDS, timeout=within)
        except TooLate:
            return False
        return True

    def asks_for_dice(self, seen: Seen) -> bool:
        """Whether several dice shall be chosen."""
        return FILL in seen["buttons"]

    # -- one click ----------------------------------------------------------------------------------

    def answer(self, seen: Seen) -> None:
        """Click the control that this player wants of those that are offered."""
        if seen["problem"]:
            self.refusals.append(f"{seen['problem']} Then: {seen['question']}")
        self.answers += 1
        assert self.answers < MOST_ANSWERS, f"{self.name} is asked without end: {seen}"
        try:
            self.press(self._wanted(seen))
        except TooLate:
            # Someone else may have been first, as with the last die of a tray; then the page offers something else.
            assert _offers(self.look()) != _offers(seen), f"{self.name} cannot click what is offered: {seen}"

    def press(self, control: Locator) -> None:
        control.click(timeout=CLICK)

    def _wanted(self, seen: Seen) -> Locator:
        buttons = seen["buttons"]
        if FILL in buttons:  # several dice are asked for: one by hand, the others by the button
            return self.die(seen["dice"][0]) if not seen["chosen"] else self.button(FILL)
        if PASS in buttons:
            return self.button(PUSH if PUSH in buttons and self.dares(seen) else PASS)
        if seen["primary"]:
            return self.button(seen["primary"])
        if spaces := [space for space in seen["spaces"] if not _is_bought(space) or _is_finish(space)]:
            return self.space(min(spaces, key=_to_finish))
        offers: list[tuple[list[str], Callable[[str], Locator]]] = [
            (seen["dice"], self.die),
            (sorted(seen["cards"], key=self.liking), self.card),
            (seen["boards"], self.board),
            ([name for name in buttons if name not in _ASIDE], self.button),
        ]
        return next(control(names[0]) for names, control in offers if names)

    def dares(self, seen: Seen) -> bool:
        """Whether to push."""
        return seen["safe"]

    def liking(self, card: str) -> int:
        """Cards are bought by this, the lowest first; alike ones as they come."""
        return 0

    # -- where the controls are ---------------------------------------------------------------------

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name=_BAR, exact=True)

    def button(self, name: str) -> Locator:
        return self.bar.get_by_role("button", name=name, exact=True)

    def die(self, name: str) -> Locator:
        zones = self.page.get_by_role("region", name=re.compile("^(" + "|".join(_ZONES) + "): "))
        return zones.get_by_role("button", name=name, exact=True).first

    def card(self, name: str) -> Locator:
        return self.page.get_by_role("article").get_by_role("button", name=name, exact=True)

    def space(self, name: str) -> Locator:
        return self.page.locator("svg").get_by_role("button", name=name, exact=True)

    def board(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)


def _offers(seen: Seen) -> tuple[object, ...]:
    return seen["question"], seen["buttons"], seen["dice"], seen["cards"], seen["spaces"], seen["boards"]


def play(*players: Player, until: Callable[[Player, Seen], bool] = lambda player, seen: False) -> Seen:
    """Everyone answers whenever they are asked, to the end of the race, or until a question is the one looked for."""
    while True:
        calm = True
        for player in players:
            seen = player.look()
            if seen["over"] or (seen["question"] and until(player, seen)):
                return seen
            if seen["handed"]:
                player.take_screen()
            elif seen["question"]:
                player.answer(seen)
            calm = calm and not seen["handed"] and not seen["question"]
        if calm:
            _wait(players)


def _wait(players: tuple[Player, ...]) -> None:
    """Nobody here is asked: look at one page after the other until somebody is."""
    patience = _PATIENCE
    for player in cycle(players):
        if player.is_called(_GLANCE):
            return
        patience -= _GLANCE
        assert patience > 0, f"Nobody is asked anything, but the race is not over: {player.look()}"


def phase(seen: Seen) -> str:
    """What a question is about: draw, roll, use, move, reward or buy."""
    if seen["step"] != _STEPS[-1]:
        return STEPS[_STEPS.index(seen["step"])]
    if seen["spaces"]:
        return "move"
    return "buy" if seen["cards"] else "reward"


def phases(player: Player) -> Iterator[str]:
    """Play on, and stop at the first question of each phase of a round."""
    missing = {"draw", "roll", "use", "move", "buy"}
    while missing:
        seen = play(player, until=lambda player, seen: phase(seen) in missing)
        assert not seen["over"], f"nobody was asked to {', '.join(missing)}"
        missing.discard(phase(seen))
        yield phase(seen)


# -- spaces by their names: "forward, 9 to the finish, 3 spaces, water, 4.7" ----------------------------------------


def _is_finish(label: str) -> bool:
    return _space_in(label) == FINISH


def _is_bought(label: str) -> bool:
    return _text("table-bought", n=4).removesuffix("4") in label


def _to_finish(label: str) -> int:
    """Fewest steps on dry land, as the map tells; a start space is that of the next lap, so behind every finish."""
    space = _space_in(label)
    if space == START:
        return -1
    dry = _track().to_finish[space]
    return dry if dry >= 0 else len(_track().names)


def _space_in(label: str) -> int:
    name = label.rsplit(", ", 1)[-1]
    named = {_text("terrain-start"): START, _text("terrain-finish"): FINISH}
    return named[name] if name in named else _track().index[name]


@cache
def _track() -> Track:
    content = printed()
    return parse_track(content.tracks[TRACK], content.track_sources[TRACK], TRACK)
