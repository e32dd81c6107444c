"""Takes pictures of the main views into docs/pictures: `make screenshots`. Needs Chromium and the built client."""

from __future__ import annotations

import io
import re
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page

from cubecup.locales import LANGUAGES, catalog
from tests.browser.chromium import open_chromium
from tests.browser.pages import PLACES, arrive
from tests.browser.player import TRACK, Player, Seen, phases, play
from tests.browser.serving import Serving
from tests.browser.seven_player import SevenPlayer
from tests.browser.visits import PHONE, Visits

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
COLORS: Final = 256  # enough for flat drawings, and a third of the size
PLAYERS: Final = ["Ann", "bot Pip", "bot Dot", "bot Boxy"]
CARDS: Final = "race-2"
SEED: Final = 2
ROUND: Final = 6  # from here on the table looks like a race; with these dice each phase soon follows
SPACES: Final = 8  # within reach, so that there is something to ask about
TURNS: Final = 4  # of Seven Cubes, for the same reason


class Spender(Player):
    """Buys the dearest die it can pay for and pushes its luck once, so that abilities are soon seen at work."""

    _pushed = False

    def dares(self, seen: Seen) -> bool:
        self._pushed = seen["safe"] or not self._pushed
        return self._pushed

    def liking(self, card: str) -> int:
        return -max((int(number) for number in re.findall(r"\d+", card)), default=0)


class Camera:
    """Pictures of one server's pages, on a desktop and a phone, in light and dark."""

    def __init__(self, serving: Serving, browser: Browser) -> None:
        self._serving = serving
        self._visits = Visits(browser)

    def pages(self) -> None:
        for language in LANGUAGES:
            page = self._visits.open(self._serving.address, language=language)
            arrive(page, "home", language)
            _take(page, f"home-{language}")
        for name in ("new table", "learn", "cards", "tracks"):
            page = self._visits.open(f"{self._serving.address}{PLACES[name].path}")
            arrive(page, name)
            _take(page, name.replace(" ", "-"))

    def race(self) -> None:
        made = self._serving.make_table(PLAYERS, seed=SEED, cards=CARDS, tracks=[TRACK], laps=1, timing="strict")
        link = self._serving.seat_link(made, 0)
        ann = Spender(self._visits.open(link), "Ann")
        play(ann, until=lambda player, seen: seen["round"] == ROUND)
        phone = Spender(self._visits.open(link, screen=PHONE), "Ann")  # the same seat, only looked at
        for phase in phases(ann):
            self._table(ann, phone, f"table-{phase}")
        play(ann)
        self._table(ann, phone, "table-end")

    def hints(self) -> None:
        """One who plays alone, before a step with several good answers."""
        made = self._serving.make_table(PLAYERS, seed=SEED, cards=CARDS, tracks=[TRACK], laps=1, timing="strict")
        ann = Spender(self._visits.open(self._serving.seat_link(made, 0)), "Ann")
        play(ann, until=lambda player, seen: len(seen["spaces"]) > SPACES)
        ann.button(catalog("en").text("table-hint")).click()
        ann.page.get_by_role("region", name=catalog("en").text("table-hints")).wait_for()
        ann.page.mouse.move(0, 0)
        _take(ann.page, "hints")

    def seven_cubes(self) -> None:
        made = self._serving.make_table(PLAYERS, game="seven-cubes", seed=SEED)
        link = self._serving.seat_link(made, 0)
        ann = SevenPlayer(self._visits.open(link), "Ann")
        play(ann, until=lambda player, seen: player.answers == TURNS)
        self._table(ann, SevenPlayer(self._visits.open(link, screen=PHONE), "Ann"), "seven-cubes")

    def _table(self, ann: Player, phone: Player, name: str) -> None:
        ann.page.mouse.move(0, 0)  # nothing glows because the pointer rests on it
        _take(ann.page, name)
        ann.page.emulate_media(color_scheme="dark")
        _take(ann.page, f"{name}-dark")
        ann.page.emulate_media(color_scheme="light")
        phone.await_question()
        _take(phone.page, f"{name}-phone")


def _take(page: Page, name: str) -> None:
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    path = FOLDER / f"{name}.png"
    picture.quantize(COLORS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.stat().st_size / 1024:4.0f} kB  {path.relative_to(FOLDER.parents[1])}")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, open_chromium() as browser:
        serving = Serving(Path(folder))
        serving.start()
        try:
            camera = Camera(serving, browser)
            camera.pages()
            camera.race()
            camera.hints()
            camera.seven_cubes()
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
