"""What of a page is in sight: nothing may lie beside the screen, and nothing to click under something else."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

_OVERFLOW: Final = """() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return { right: scrollWidth - clientWidth, below: scrollHeight - clientHeight };
}"""
# Which of the things that can be clicked are hidden: out of the window, or cut off by the part that holds them. What
# the page took away meanwhile is not.
_HIDDEN: Final = """async ([selector, much]) => {
  const offered = [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
  const seen = await Promise.all(offered.map(one => new Promise(tell => {
    const watch = new IntersectionObserver(([found]) => { watch.disconnect(); tell(found.intersectionRatio); });
    watch.observe(one);
  })));
  const name = one => (one.ariaLabel ?? one.textContent).trim();
  return offered.filter((one, at) => one.isConnected && seen[at] < much).map(name);
}"""


def overflow(page: Page) -> dict[str, int]:
    """Pixels that can only be seen by scrolling the page."""
    found: dict[str, int] = page.evaluate(_OVERFLOW)
    return found


def hidden(page: Page, selector: str, much: float = 0.9) -> list[str]:
    """Names of the elements of which less than so much is in sight; as it is, all that are not wholly there."""
    found: list[str] = page.evaluate(_HIDDEN, [selector, much])
    return found
