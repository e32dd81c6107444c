"""Films of a push, a miss, a bust, an overtaking, a purchase and a finish, as the browser shows them: frame after frame
with its time, on four screens.

    python -m scripts.films build/films [scene[:screen[:calm|dark]] ...]      # calm: for who wants less motion

Each film is a sheet of frames to look at. `make screenshots` makes the moving picture of the README from the same
scenes.
"""

from __future__ import annotations

import base64
import io
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageDraw
from playwright.sync_api import Page, ViewportSize

from cubecup.locales import catalog
from tests.browser.chromium import open_chromium
from tests.browser.player import PUSH, TRACK, Player, Seen, play
from tests.browser.serving import Serving
from tests.browser.visits import DESKTOP, LARGE, PHONE, TABLET, Scheme, Visits

SCREENS: Final[dict[str, ViewportSize]] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP, "large": LARGE}
SEATS: Final = ["Ann", "bot Pip", "bot Dot"]
SLOW: Final = ["Ann", "bot Pip/random", "bot Dot/random"]  # so that it is Ann who comes first
SEED: Final = 7  # with these dice Ann busts in the first round
_TEXT: Final = catalog("en").text
_SOON: Final = 7  # rounds in which somebody may overtake
_LEFT: Final = re.compile(re.escape(_TEXT("where-left", n=7)).replace("7", r"(\d+)"))
_FIRST: Final = _TEXT("told-place", place=1, name="", left="").partition(":")[0]
_TAIL: Final = 400.0  # milliseconds after the last thing that happens
_WIDTH: Final = 480  # of a frame on a sheet
_COLUMNS: Final = 4
_MOST: Final = 16  # frames on a sheet
_APART: Final = 0.06  # seconds between two of them, or more
_STEP: Final = 0.1  # seconds between two frames of a moving picture
_REST: Final = 1.5  # for which its last frame stays
_MOVING_WIDTH: Final = 720
_COLORS: Final = 64
_PALE: Final = 12  # of them, for what covers most


@dataclass(frozen=True)
class Frame:
    at: float  # seconds since the film began
    picture: Image.Image


class Film:
    """What a page shows while something happens, as fast as the browser draws it."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.frames: list[Frame] = []

    @contextmanager
    def rolling(self) -> Iterator[None]:
        wire = self._page.context.new_cdp_session(self._page)
        shots: list[tuple[float, str]] = []

        def shot(told: dict[str, Any]) -> None:
            shots.append((float(told["metadata"]["timestamp"]), told["data"]))
            wire.send("Page.screencastFrameAck", {"sessionId": told["sessionId"]})

        wire.on("Page.screencastFrame", shot)
        wire.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "everyNthFrame": 1})
        yield
        wire.remove_listener("Page.screencastFrame", shot)  # frames on their way are not wanted any more
        wire.send("Page.stopScreencast")
        wire.detach()
        for at, data in shots:
            picture = Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
            self.frames.append(Frame(at - shots[0][0], picture))

    def evenly(self, seconds: float) -> list[Frame]:
        """The frame that was to be seen every so many seconds."""
        found: list[Frame] = []
        for frame in self.frames:
            if not found or frame.at - found[-1].at >= seconds:
                found.append(frame)
        return found

    def save(self, path: Path) -> None:
        """Sheets of frames, in reading order, each with its time."""
        path.parent.mkdir(parents=True, exist_ok=True)
        frames = self.evenly(_APART)
        for number, start in enumerate(range(0, len(frames), _MOST), start=1):
            _sheet(frames[start : start + _MOST]).save(path.with_name(f"{path.stem}-{number}{path.suffix}"))
        print(f"{len(self.frames):4} frames in {self.frames[-1].at:.1f} s  {path}")


def _sheet(frames: list[Frame]) -> Image.Image:
    size = frames[0].picture.size
    width = min(_WIDTH, size[0])
    height = round(size[1] * width / size[0])
    rows = -(-len(frames) // _COLUMNS)
    sheet = Image.new("RGB", (_COLUMNS * width, rows * height))
    for number, frame in enumerate(frames):
        small = frame.picture.resize((width, height), Image.Resampling.LANCZOS)
        ImageDraw.Draw(small).text((4, height - 14), f"{frame.at:.2f} s", fill="red")
        sheet.paste(small, (number % _COLUMNS * width, number // _COLUMNS * height))
    return sheet


def save_moving(films: list[Film], path: Path) -> None:
    """Films one after the other as one small moving picture, as fast as they were."""
    frames = [frame for film in films for frame in _timed(film.evenly(_STEP))]
    width, height = frames[0][1].size
    size = (_MOVING_WIDTH, round(height * _MOVING_WIDTH / width))
    small = [picture.resize(size, Image.Resampling.LANCZOS) for _, picture in frames]
    palette = _palette(small)
    flat = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in small]
    lengths = [round(seconds * 1000) for seconds, _ in frames]
    flat[0].save(path, save_all=True, append_images=flat[1:], duration=lengths, loop=0, optimize=True, disposal=1)
    print(f"{path.stat().st_size / 1024:4.0f} kB  {path}")


def _palette(pictures: list[Image.Image]) -> Image.Image:
    """Colours for all of them: what covers most has its own colour, and small bright things have one, too."""
    few = pictures[:: max(1, len(pictures) // 6)]
    width, height = few[0].size
    together = Image.new("RGB", (width, height * len(few)))
    for number, picture in enumerate(few):
        together.paste(picture, (0, number * height))
    pale = together.quantize(_PALE, Image.Quantize.MEDIANCUT).getpalette() or []
    bright = together.quantize(_COLORS - _PALE, Image.Quantize.MAXCOVERAGE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette(pale[: 3 * _PALE] + bright[: 3 * (_COLORS - _PALE)])
    return palette


def _timed(frames: list[Frame]) -> list[tuple[float, Image.Image]]:
    """Each with how long it is to be seen; the last one stays for a while."""
    ends = [*(frame.at for frame in frames[1:]), frames[-1].at + _REST]
    return [(end - frame.at, frame.picture) for frame, end in zip(frames, ends, strict=True)]


class Studio:
    """A server and visitors for films; each scene has a table of its own."""

    def __init__(self, serving: Serving, visits: Visits) -> None:
        self._serving = serving
        self._visits = visits
        self.manner = ""  # calm, dark, or as usual

    def _table(self, seats: list[str] = SEATS, seed: int = SEED) -> str:
        made = self._serving.make_table(seats, seed=seed, cards="race-1", tracks=[TRACK], laps=1, timing="strict")
        return self._serving.seat_link(made, 0)

    def _watch(self, link: str, screen: ViewportSize) -> Player:
        scheme: Scheme = "dark" if self.manner == "dark" else "light"
        page = self._visits.open("about:blank", screen=screen, speed="normal", scheme=scheme)
        if self.manner == "calm":
            page.emulate_media(reduced_motion="reduce")
        page.goto(link)
        ann = Player(page, "Ann")
        ann.await_question()
        return ann

    def _until(
        self, until: Callable[[Player, Seen], bool], seats: list[str] = SEATS, seed: int = SEED
    ) -> tuple[str, Seen]:
        """A table at which Ann is asked something, played so far without being shown."""
        link = self._table(seats, seed)
        ann = Player(self._visits.open(link), "Ann")
        seen = play(ann, until=until)
        ann.page.close()
        return link, seen

    def push(self, screen: ViewportSize) -> Film:
        """The first roll that may bust, and holds."""
        ann = self._watch(self._table(), screen)
        while ann.await_question()["safe"]:
            ann.press(ann.button(PUSH))
        return _filmed(ann, lambda: ann.press(ann.button(PUSH)))

    def miss(self, screen: ViewportSize) -> Film:
        """A push that cannot bust and hits nothing; in some race that comes soon."""
        for seed in count(1):
            ann = self._watch(self._table(seed=seed), screen)
            while ann.await_question()["safe"]:
                before = ann.look()["zones"]
                film = _filmed(ann, partial(ann.press, ann.button(PUSH)))
                if ann.look()["zones"] == before:
                    return film
            ann.page.close()
        raise AssertionError("count does not end")

    def bust(self, screen: ViewportSize) -> Film:
        """Ann pushes on until it goes wrong; only that push is kept."""
        ann = self._watch(self._table(), screen)
        while True:
            film = _filmed(ann, lambda: ann.press(ann.button(PUSH)))
            if PUSH not in ann.look()["buttons"]:
                return film

    def buy(self, screen: ViewportSize) -> Film:
        """The first die that Ann buys, and what the others do after it."""
        link, seen = self._until(lambda player, seen: bool(seen["cards"]))
        ann = self._watch(link, screen)
        return _filmed(ann, lambda: ann.press(ann.card(seen["cards"][0])))

    def overtake(self, screen: ViewportSize) -> Film:
        """Ann, who is behind, runs past somebody; in some race that comes soon."""

        def passes(player: Player, seen: Seen) -> list[str]:
            return [space for space in seen["spaces"] if _left(space) < _left_of_first(player.page)]

        def decided(player: Player, seen: Seen) -> bool:
            return seen["round"] > _SOON or bool(passes(player, seen))

        races = (self._until(decided, SEATS[:2], seed) for seed in count(1))
        link, seen = next(race for race in races if race[1]["round"] <= _SOON)
        ann = self._watch(link, screen)
        space = min(seen["spaces"], key=_left)
        return _filmed(ann, lambda: ann.press(ann.space(space)))

    def finish(self, screen: ViewportSize) -> Film:
        """The last steps over the line, to the page of results."""
        goal = _TEXT("terrain-finish")

        def may_finish(player: Player, seen: Seen) -> bool:
            return any(goal in space for space in seen["spaces"])

        link, seen = self._until(may_finish, SLOW)
        space = next(space for space in seen["spaces"] if goal in space)
        ann = self._watch(link, screen)
        film = Film(ann.page)
        with film.rolling():
            ann.press(ann.space(space))
            while not ann.look()["over"]:
                ann.page.wait_for_timeout(100)
                if ann.look()["question"]:
                    ann.answer(ann.look())
            ann.page.wait_for_timeout(1500)
        return film


def _left(words: str) -> int:
    """How far it is from a space to the finish, as its name tells."""
    found = _LEFT.search(words)
    return int(found[1]) if found else 0


def _left_of_first(page: Page) -> int:
    """How far the first has to go, if that is not Ann, as the key tells that says who leads."""
    page.keyboard.press("l")
    said = page.locator("[aria-live=polite]").filter(has_text=_FIRST)
    said.wait_for(state="attached")
    first = (said.text_content() or "").partition(_FIRST)[2].partition(".")[0]
    return 0 if "Ann" in first else _left(first)


def _filmed(ann: Player, deed: Callable[[], None]) -> Film:
    film = Film(ann.page)
    with film.rolling():
        ann.page.wait_for_timeout(_TAIL)
        deed()
        ann.await_question()
        ann.page.wait_for_timeout(_TAIL)
    return film


@contextmanager
def open_studio() -> Iterator[Studio]:
    with tempfile.TemporaryDirectory() as folder, open_chromium() as browser:
        serving = Serving(Path(folder))
        serving.start()
        try:
            yield Studio(serving, Visits(browser))
        finally:
            serving.stop()


def main(folder: Path, scenes: list[str]) -> None:
    with open_studio() as studio:
        for scene in scenes:
            name, wanted, studio.manner = (*scene.split(":"), "", "")[:3]
            for size, screen in SCREENS.items():
                if wanted in ("", size):
                    film: Film = getattr(studio, name)(screen)
                    film.save(folder / f"{'-'.join(filter(None, (name, size, studio.manner)))}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or ["push", "miss", "bust", "overtake", "buy", "finish"])
