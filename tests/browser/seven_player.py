"""Someone who plays Seven Cubes with the mouse: goes where a cube can be taken, else anywhere."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import Locator, Page

from cubecup.locales import catalog
from tests.browser.player import Player, Seen

_text = catalog("en").text
_GOOD: Final = tuple(_text(id, cube="", name="").split(" ")[0] for id in ("do-take-cube", "do-steal-cube", "do-win"))


class SevenPlayer(Player):
    """The questions look as in a race; only the answers differ."""

    def __init__(self, page: Page, name: str = "") -> None:
        super().__init__(page, name)
        self._chance = Random(7)

    def _wanted(self, seen: Seen) -> Locator:
        if not seen["spaces"]:
            return self.button(seen["primary"] or seen["buttons"][0])
        good = [cell for cell in seen["spaces"] if cell.partition(": ")[2].startswith(_GOOD)]
        return self.space(self._chance.choice(good or seen["spaces"]))
