"""Visitors: each has a browser of their own, with its own storage, settings and screen."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 720}
LARGE: Final[ViewportSize] = {"width": 1920, "height": 1080}
TABLET: Final[ViewportSize] = {"width": 820, "height": 1180}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
LYING: Final[ViewportSize] = {"width": 740, "height": 360}  # the phone on its side
TOUCHED: Final = (PHONE, LYING, TABLET)

Scheme = Literal["light", "dark"]

# Settings of a first visit; later ones keep what was changed.
_SETTINGS: Final = """if (location.origin !== "null") {
  localStorage.getItem("cubecup.settings") ?? localStorage.setItem("cubecup.settings", %s);
}"""


class Visits:
    """Opens pages and listens to what they complain about."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._allowed: list[str] = []
        self.complaints: list[str] = []

    def open(
        self,
        address: str,
        name: str = "",
        *,
        language: str = "en",  # empty: that of the browser
        locale: str = "en",
        screen: ViewportSize = DESKTOP,
        scheme: Scheme = "light",
        speed: str = "off",
        slips: str = "none",  # empty: as it is for the screen
        zone: str | None = None,  # where the visitor lives
    ) -> Page:
        context = self._browser.new_context(
            viewport=screen,
            color_scheme=scheme,
            locale=locale,
            timezone_id=zone,
            is_mobile=screen in TOUCHED,
            has_touch=screen in TOUCHED,
        )
        self._contexts.append(context)
        settings = {"language": language, "speed": speed, "sound": False, "name": name, "slips": slips}
        context.add_init_script(_SETTINGS % json.dumps(json.dumps(settings)))
        page = context.new_page()
        page.on("console", lambda message: self._complain(page, message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self._complain(page, str(error)))
        page.on("response", lambda answer: self._complain(page, str(answer)) if answer.status >= 400 else None)
        page.goto(address)
        return page

    def allow(self, complaint: str) -> None:
        """From now on errors with these words are part of the test."""
        self._allowed.append(complaint)

    def _complain(self, page: Page, what: str) -> None:
        if not any(re.search(allowed, what) for allowed in self._allowed):
            self.complaints.append(f"{page.url}: {what}")

    def take_pictures(self, base: Path) -> None:
        for number, context in enumerate(self._contexts):
            for page in context.pages:
                page.screenshot(path=base.with_name(f"{base.name}-{number}.png"))

    def close(self) -> None:
        for context in self._contexts:
            context.close()
