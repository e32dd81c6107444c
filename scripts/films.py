"""Films of a push, a bust and a finish, as the browser shows them: frame after frame with its time, on four screens.

    python -m scripts.films build/films [scene ...]

Each film is a sheet of frames to look at. `make screenshots` makes the moving picture of the README from the same
scenes.
"""

from __future__ import annotations

import base64
import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageDraw
from playwright.sync_api import Page, ViewportSize

from cubecup.locales import catalog
from tests.browser.chromium import open_chromium
from tests.browser.player import PUSH, TRACK, Player, Seen, play
from tests.browser.serving import Serving
from tests.browser.visits import DESKTOP, LARGE, PHONE, TABLET, Visits

SCREENS: Final[dict[str, ViewportSize]] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP, "large": LARGE}
SEATS: Final = ["Ann", "bot Pip", "bot Dot"]
SLOW: Final = ["Ann", "bot Pip/random", "bot Dot/random"]  # so that it is Ann who comes first
SEED: Final = 7  # with these dice Ann busts in the first round
_TEXT: Final = catalog("en").text
_TAIL: Final = 400.0  # milliseconds after the last thing that happens
_WIDTH: Final = 480  # of a frame on a sheet
_COLUMNS: Final = 4
_MOST: Final = 32  # frames on a sheet
_STEP: Final = 0.1  # seconds between two frames of a moving picture
_REST: Final = 1.5  # for which its last frame stays
_MOVING_WIDTH: Final = 720
_COLORS: Final = 160


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
        """A sheet of frames, in reading order, each with its time."""
        length = self.frames[-1].at
        frames = self.evenly(max(0.06, length / _MOST))[:_MOST]
        size = frames[0].picture.size
        width = min(_WIDTH, size[0])
        height = round(size[1] * width / size[0])
        rows = -(-len(frames) // _COLUMNS)
        sheet = Image.new("RGB", (_COLUMNS * width, rows * height))
        for number, frame in enumerate(frames):
            small = frame.picture.resize((width, height), Image.Resampling.LANCZOS)
            ImageDraw.Draw(small).text((4, height - 14), f"{frame.at:.2f} s", fill="red")
            sheet.paste(small, (number % _COLUMNS * width, number // _COLUMNS * height))
        path.parent.mkdir(parents=True, exist_ok=True)
        sheet.save(path)
        print(f"{len(self.frames):4} frames in {length:.1f} s  {path}")


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
    """Colours for all of them; small bright things count as much as large pale ones."""
    few = pictures[:: max(1, len(pictures) // 6)]
    width, height = few[0].size
    together = Image.new("RGB", (width, height * len(few)))
    for number, picture in enumerate(few):
        together.paste(picture, (0, number * height))
    return together.quantize(_COLORS, Image.Quantize.MAXCOVERAGE)


def _timed(frames: list[Frame]) -> list[tuple[float, Image.Image]]:
    """Each with how long it is to be seen; the last one stays for a while."""
    ends = [*(frame.at for frame in frames[1:]), frames[-1].at + _REST]
    return [(end - frame.at, frame.picture) for frame, end in zip(frames, ends, strict=True)]


class Studio:
    """A server and visitors for films; each scene has a table of its own."""

    def __init__(self, serving: Serving, visits: Visits) -> None:
        self._serving = serving
        self._visits = visits

    def _table(self, seats: list[str] = SEATS) -> str:
        made = self._serving.make_table(seats, seed=SEED, cards="race-1", tracks=[TRACK], laps=1, timing="strict")
        return self._serving.seat_link(made, 0)

    def _watch(self, link: str, screen: ViewportSize) -> Player:
        ann = Player(self._visits.open(link, screen=screen, speed="normal"), "Ann")
        ann.await_question()
        return ann

    def push(self, screen: ViewportSize) -> Film:
        """The first roll that may bust, and holds."""
        ann = self._watch(self._table(), screen)
        while ann.await_question()["safe"]:
            ann.press(ann.button(PUSH))
        return _filmed(ann, lambda: ann.press(ann.button(PUSH)))

    def bust(self, screen: ViewportSize) -> Film:
        """Ann pushes on until it goes wrong; only that push is kept."""
        ann = self._watch(self._table(), screen)
        while True:
            film = _filmed(ann, lambda: ann.press(ann.button(PUSH)))
            if PUSH not in ann.look()["buttons"]:
                return film

    def finish(self, screen: ViewportSize) -> Film:
        """The last steps over the line, to the page of results."""
        link = self._table(SLOW)
        near = Player(self._visits.open(link), "Ann")
        goal = _TEXT("terrain-finish")

        def may_finish(player: Player, seen: Seen) -> bool:
            return any(goal in space for space in seen["spaces"])

        seen = play(near, until=may_finish)
        space = next(space for space in seen["spaces"] if goal in space)
        near.page.close()
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
            name, _, wanted = scene.partition(":")
            for size, screen in SCREENS.items():
                if wanted in ("", size):
                    film: Film = getattr(studio, name)(screen)
                    film.save(folder / f"{name}-{size}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or ["push", "bust", "finish"])
