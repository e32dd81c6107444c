"""Debian's Chromium, driven by Playwright: where it is, and how it is started."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

_QUIET = ("--disable-background-networking", "--disable-component-update", "--no-first-run")


class NoChromium(Exception):
    """There is no browser to test with; never a reason to skip."""


def find_chromium() -> str:
    wanted = os.environ.get("CHROMIUM", "chromium")
    found = shutil.which(wanted)
    if found is None:
        raise NoChromium(
            f"The browser tests need Chromium, and there is no program {wanted!r}. On Debian or Ubuntu: "
            "apt-get install chromium. Elsewhere set CHROMIUM to where yours is."
        )
    return found


@contextmanager
def open_chromium() -> Iterator[Browser]:
    """A browser without a window, closed at the end."""
    program = find_chromium()
    flags = [*_QUIET, "--no-sandbox"] if os.geteuid() == 0 else [*_QUIET]  # Chromium's sandbox refuses root
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        try:
            yield browser
        finally:
            browser.close()
