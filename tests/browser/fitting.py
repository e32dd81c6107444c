"""Whether a page fits its screen: text that is cut, too small or lies over other text, and targets too small to hit."""

from __future__ import annotations

from typing import Final, TypedDict

from playwright.sync_api import Page

SMALLEST_TEXT: Final = 11  # pixels
TOUCH: Final = 44
MOUSE: Final = 24


class Misfits(TypedDict):
    """What does not fit, each with its words and its numbers."""

    cut: list[str]
    small: list[str]
    overlapping: list[str]
    targets: list[str]


# Text is what is drawn of it: a range around the letters, as far as nothing that holds them cuts it off. What only a
# screen reader sees, and what moves over the table on purpose for a moment, does not count.
_MEASURE: Final = """([smallest, target]) => {
  const root = document.querySelector("dialog[open]") ?? document.body;
  const seen = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const aside = one => one.closest(".hidden, [aria-live], .comment, .bubble, noscript, option, title, [inert]");
  const named = one => (one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\\s+/g, " ").slice(0, 40);
  const where = one => {
    if (one.closest("article .text")) return "card";
    const part = one.closest("[class]:not([class=''])");
    const classes = (part?.getAttribute("class") ?? "").split(" ").filter(name => !name.startsWith("svelte-"));
    return [one.tagName.toLowerCase(), ...classes].join(".");
  };
  const around = node => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range;
  };
  // How much of a box the parts around it let through.
  const shown = (box, one) => {
    let { left, top, right, bottom } = box;
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const frame = at.getBoundingClientRect();
      left = Math.max(left, frame.left); right = Math.min(right, frame.right);
      top = Math.max(top, frame.top); bottom = Math.min(bottom, frame.bottom);
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const scrolls = one => {
    for (let at = one; at; at = at.parentElement) {
      const { overflowY, overflowX } = getComputedStyle(at);
      const larger = at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1;
      if (larger && /auto|scroll/.test(overflowY + overflowX)) return true;
    }
    return false;
  };

  const found = { cut: [], small: [], overlapping: [], targets: [] };
  const texts = [];
  for (const one of root.querySelectorAll("*")) {
    const words = [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    if (!words.length || !seen(one) || aside(one)) continue;
    const inSvg = one instanceof SVGElement;
    const scale = inSvg && one.getScreenCTM ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    const essential = !one.closest("[aria-hidden=true]");
    if (essential && size < smallest - 0.05) found.small.push(`${where(one)} "${named(one)}" ${size.toFixed(1)}`);
    for (const node of words) {
      const range = around(node);
      const box = range.getBoundingClientRect();
      const rest = shown(box, one);
      if (box.width < 1) continue;
      // Letters are lower than the boxes they are measured by.
      const lost = Math.max(box.width - rest.width - 2, box.height - rest.height - size / 2);
      if (lost > 0 && !scrolls(one)) found.cut.push(`${where(one)} "${named(one)}" ${lost.toFixed(0)}`);
      for (const line of range.getClientRects()) { // words may begin beside others and go on below them
        const part = shown(line, one);
        if (part.width > 1 && part.height > line.height / 4) texts.push({ one, rest: part });
      }
    }
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible" && !scrolls(one)) {
      const clipped = `${where(one)} "${named(one)}" ${one.scrollWidth - one.clientWidth}`;
      if (!found.cut.includes(clipped)) found.cut.push(clipped);
    }
  }
  for (let a = 0; a < texts.length; a++) {
    for (let b = a + 1; b < texts.length; b++) {
      const [one, other] = [texts[a], texts[b]];
      if (one.one.contains(other.one) || other.one.contains(one.one)) continue;
      const wide = Math.min(one.rest.right, other.rest.right) - Math.max(one.rest.left, other.rest.left);
      const high = Math.min(one.rest.bottom, other.rest.bottom) - Math.max(one.rest.top, other.rest.top);
      const both = [one.one, other.one].map(it => `${where(it)} "${named(it)}"`).join(" and ");
      if (wide > 2 && high > Math.min(one.rest.height, other.rest.height) * 0.35) found.overlapping.push(both);
    }
  }
  for (const one of root.querySelectorAll("button, a[href], input, select, summary, [role=button], label.check")) {
    if (!seen(one) || one.closest(".hidden, [inert]") || (one.matches("input") && one.closest("label.check"))) continue;
    if (one.matches("a") && getComputedStyle(one).display === "inline") continue;
    const box = one.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    if (Math.min(box.width, box.height) < target - 0.5) {
      found.targets.push(`${where(one)} "${named(one)}" ${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
    }
  }
  for (const name in found) found[name] = [...new Set(found[name])];
  return found;
}"""


def misfits(page: Page, *, touch: bool) -> Misfits:
    found: Misfits = page.evaluate(_MEASURE, [SMALLEST_TEXT, TOUCH if touch else MOUSE])
    return found
