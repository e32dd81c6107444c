"""Debian's Chromium, driven by Playwright: where it is, and how it is started."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserType, sync_playwright

# The same browser; the first has no windows at all, and so needs a fifth less of computing.
_PROGRAMS = ("chromium-headless-shell", "chromium")

_QUIET = ("--disable-background-networking", "--disable-component-update", "--no-first-run")

# Every window would load two pages for its address bar, and keep a process for what may come. The flag counts once: of
# what Playwright turns off by it, this repeats what concerns pages and windows.
_OFF = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess",
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "MediaRouter",
    "HttpsFirstBalancedModeAutoEnable", "PaintHolding", "ThirdPartyStoragePartitioning", "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch",
)  # fmt: skip


class NoChromium(Exception):
    """There is no browser to test with; never a reason to skip."""


def find_chromium() -> str:
    wanted = [os.environ["CHROMIUM"]] if "CHROMIUM" in os.environ else _PROGRAMS
    found = next(filter(None, map(shutil.which, wanted)), None)
    if found is None:
        raise NoChromium(
            f"The browser tests need Chromium, and there is no program {' or '.join(wanted)}. On Debian or Ubuntu: "
            "apt-get install chromium-headless-shell. Elsewhere set CHROMIUM to where yours is."
        )
    return found


@contextmanager
def launched(kind: BrowserType, letters: int = 16) -> Iterator[Browser]:
    """A browser without a window, closed at the end. `letters`: the size of text, in pixels, that its user has set."""
    flags = [*_QUIET, f"--disable-features={','.join(_OFF)}", f"--blink-settings=defaultFontSize={letters}"]
    if os.geteuid() == 0:
        flags.append("--no-sandbox")  # Chromium's sandbox refuses root
    browser = kind.launch(executable_path=find_chromium(), args=flags)
    try:
        yield browser
    finally:
        browser.close()


@contextmanager
def open_chromium() -> Iterator[Browser]:
    """The one browser of a program; others can be launched beside it."""
    find_chromium()  # before anything is started
    with sync_playwright() as playwright, launched(playwright.chromium) as browser:
        yield browser
