"""Takes pictures of the main views into docs/pictures: `make screenshots`. Needs Chromium and the built client."""

from __future__ import annotations

import io
import re
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

from cubecup.locales import LANGUAGES, catalog
from scripts.films import Studio, save_moving
from tests.browser.chromium import open_chromium
from tests.browser.pages import PLACES, arrive
from tests.browser.player import TRACK, Player, Seen, phases, play
from tests.browser.serving import Serving
from tests.browser.seven_player import SevenPlayer
from tests.browser.visits import DESKTOP, PHONE, Visits

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "docs" / "pictures"
PUBLIC: Final = ROOT / "web" / "public"
PREVIEW_SIZE: Final[ViewportSize] = {"width": 1200, "height": 630}
COLORS: Final = 256  # enough for flat drawings, and a third of the size
PLAYERS: Final = ["Ann", "bot Pip", "bot Dot", "bot Boxy"]
CARDS: Final = "race-2"
SEED: Final = 6
ROUND: Final = 6  # from here on the table looks like a race; with these dice each phase soon follows
SPACES: Final = 5  # within reach, so that there is something to ask about
TURNS: Final = 4  # of Seven Cubes, for the same reason


_COMPOSE: Final = """() => {
  const cubes = document.querySelector(".cubes");
  const title = document.createElement("h1");
  title.textContent = "Cube Cup";
  title.style.cssText = "font-size: 11rem; line-height: 1; letter-spacing: -0.02em";
  cubes.style.cssText = "display: flex; gap: 1.5rem; max-width: none; width: 1080px; margin: 0";
  for (const one of cubes.children) one.style.cssText += "; translate: none; flex: 1; min-width: 0";
  document.body.replaceChildren(title, cubes);
  document.body.style.cssText =
    "display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 4rem; height: 100vh";
}"""


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

    def preview(self) -> None:
        """What messengers show of a link: the creatures of the first page under the name of the game."""
        page = self._visits.open(self._serving.address, screen=PREVIEW_SIZE)
        arrive(page, "home")
        page.evaluate(_COMPOSE)
        _take(page, "preview", PUBLIC)

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

    def moving(self) -> None:
        """A push and a finish, as they are seen."""
        studio = Studio(self._serving, self._visits)
        save_moving([studio.push(DESKTOP), studio.finish(DESKTOP)], FOLDER / "race.gif")

    def _table(self, ann: Player, phone: Player, name: str) -> None:
        ann.page.mouse.move(0, 0)  # nothing glows because the pointer rests on it
        _take(ann.page, name)
        ann.page.emulate_media(color_scheme="dark")
        _take(ann.page, f"{name}-dark")
        ann.page.emulate_media(color_scheme="light")
        phone.await_question()
        _take(phone.page, f"{name}-phone")


def _take(page: Page, name: str, folder: Path = FOLDER) -> None:
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    path = folder / f"{name}.png"
    picture.quantize(COLORS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.stat().st_size / 1024:4.0f} kB  {path.relative_to(ROOT)}")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, open_chromium() as browser:
        serving = Serving(Path(folder))
        serving.start()
        try:
            camera = Camera(serving, browser)
            camera.preview()
            camera.pages()
            camera.race()
            camera.hints()
            camera.seven_cubes()
            camera.moving()
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
