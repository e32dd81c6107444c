"""axe-core on a page, in every look: on a desktop and a phone, in light and in dark."""

from __future__ import annotations

from functools import cache
from itertools import product
from pathlib import Path
from typing import Final, TypedDict
from urllib.parse import urlsplit

from playwright.sync_api import Page, ViewportSize

from tests.browser.visits import DESKTOP, PHONE, Scheme

AXE: Final = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")

# All rules for WCAG 2.2 A and AA, and axe's own good practice; large enough targets are not among its usual ones.
# By night a page is the same in other colours, so there only what is about colours is asked once more.
_ASKED: Final[dict[Scheme, dict[str, object]]] = {
    "light": {"rules": {"target-size": {"enabled": True}}},
    "dark": {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}},
}
# Of text in drawings axe never knows the ground, so it finds nothing there, but takes most of its time to look for it.
# Nor need it know of each stroke where it lies, if nothing in the drawing can be pressed.
_SPARE: Final = """() => {
  axe.configure({ rules: [{ id: "color-contrast", selector: ":not(svg *)" }] });
  const { FILTER_ACCEPT, FILTER_REJECT } = NodeFilter;
  const still = one => one.ownerSVGElement && !one.ownerSVGElement.querySelector("[tabindex], a");
  const wholes = { acceptNode: one => (still(one) ? FILTER_REJECT : FILTER_ACCEPT) };
  const walk = document.createTreeWalker.bind(document);
  document.createTreeWalker = (root, show) => walk(root, show, wholes);
}"""
_RUN: Final = """async asked => {
  const found = await axe.run({ ...asked, resultTypes: ["violations"] });
  return found.violations.map(one => ({ rule: one.id, help: one.help, at: one.nodes.map(node => node.html) }));
}"""


LOOKED_AT: Final[list[str]] = []  # paths of the pages that this test has looked at


class Violation(TypedDict):
    rule: str
    help: str
    at: list[str]


@cache
def _source() -> str:
    assert AXE.is_file(), "axe-core is not installed: run `make web`."
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, *screens: ViewportSize) -> list[str]:
    """What axe finds, a line for each rule and look; the page is left as it was found. A test that is made for each
    screen names its own: the others look at theirs."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
        page.evaluate(_SPARE)
    LOOKED_AT.append(urlsplit(page.url).path)
    found: list[str] = []
    for screen, scheme in product(screens or (PHONE, DESKTOP), SCHEMES):
        page.set_viewport_size(screen)
        page.emulate_media(color_scheme=scheme)
        problems: list[Violation] = page.evaluate(_RUN, _ASKED[scheme])
        look = f"{screen['width']} px, {scheme}"
        found += [f"{look}: {one['rule']} ({one['help']}) at {one['at'][:3]}" for one in problems]
    page.emulate_media(color_scheme="light")
    return found
