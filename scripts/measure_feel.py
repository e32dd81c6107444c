"""How soon the table reacts to a press, how soon the server answers, and how smoothly forty dice fly: as a real browser
on this machine sees it, without a graphics card. Prints a line for each; web/README.md tells what is wanted.

Frames are those that the browser has displayed, as its own trace tells: dice in the air move by styles, which need no
frames of the page's main thread. Times depend on what else the machine does, so its load is told, too; what the page
itself has to compute, in processor time of its main thread, does not.

    python -m scripts.measure_feel [presses] [dice]
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Locator, Page, WebSocketRoute

from tests.browser.chromium import open_chromium
from tests.browser.player import PASS, PUSH, Player
from tests.browser.serving import Serving
from tests.browser.visits import Visits

PAGES: Final = 8
PRESSES: Final = 4  # on each of them, if it does not bust before
DICE: Final = 40

_HELD: Final = 70.0  # milliseconds for which a finger stays on a button

# When the button goes down and comes up, when a first change after either has been drawn, and when the server is heard.
_WATCH: Final = """() => {
  window.times = [];
  const drawn = (then) => {
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => then(performance.now())));
    });
    seen.observe(document.querySelector("main"), { subtree: true, attributes: true, childList: true });
  };
  document.addEventListener("pointerdown", event => {
    const time = { press: event.timeStamp };
    window.times.push(time);
    drawn(now => (time.seen = now));
  }, true);
  document.addEventListener("click", event => {
    const time = window.times.at(-1);
    time.click = event.timeStamp;
    drawn(now => (time.followed = now));
  }, true);
}"""
_HEAR: Final = """(() => {
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", () => {
        const time = window.times?.at(-1);
        if (time?.click) time.heard ??= performance.now();
      });
    }
  };
})()"""
# Marks in the browser's trace: from here on that many dice are in the air, from here on fewer.
_MARKS: Final = """most => {
  let many = false;
  new MutationObserver(() => {
    const now = document.querySelectorAll("main .zone .flying:not([inert])").length >= most;
    if (now !== many) performance.mark(now ? "many dice" : "fewer dice");
    many = now;
  }).observe(document.querySelector("main"), { subtree: true, childList: true });
}"""
_TRACED: Final = ["viz", "blink.user_timing"]
_DISPLAYED: Final = "Display::FrameDisplayed"


def presses(serving: Serving, visits: Visits) -> None:
    first: list[dict[str, float]] = []
    later: list[dict[str, float]] = []
    for seed in range(1, PAGES + 1):
        made = serving.make_table(["Ann", "Bob"], seed=seed, timing="free")
        page = visits.open("about:blank", speed="brisk")
        page.context.add_init_script(_HEAR)
        page.goto(serving.seat_link(made, 0))
        ann = Player(page, "Ann")
        ann.await_question()
        page.evaluate(_WATCH)
        wire = page.context.new_cdp_session(page)
        wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        found: list[dict[str, float]] = []
        while PUSH in ann.await_question()["buttons"] and len(found) < PRESSES:
            before = _work(wire)
            _press(page, ann.button(PUSH))
            page.wait_for_function("() => window.times.at(-1)?.followed && window.times.at(-1)?.heard")
            time: dict[str, float] = page.evaluate("window.times.at(-1)")
            found.append({**time, "work": 1000 * (_work(wire) - before)})
        first.append(found[0])
        later += found[1:]
        page.context.close()
    for name, times in (("the first press on a page", first), ("later presses", later)):
        _tell(f"{name}, from the press to the first change drawn", [time["seen"] - time["press"] for time in times])
        _tell(f"{name}, from the click to the next change drawn", [time["followed"] - time["click"] for time in times])
        _tell(f"{name}, from the click to the server's answer", [time["heard"] - time["click"] for time in times])
        _tell(f"{name}, script, style and layout for all that", [time["work"] for time in times])


def _press(page: Page, button: Locator) -> None:
    """As a finger does it; and the pointer is there before, so that hovering is no part of it."""
    button.hover()
    page.mouse.down()
    page.wait_for_timeout(_HELD)
    page.mouse.up()


def _tell(name: str, times: list[float]) -> None:
    print(f"{name}: median {statistics.median(times):.0f} ms, slowest {max(times):.0f} ms of {len(times)}")


def dice(browser: Browser, serving: Serving, visits: Visits) -> None:
    """The server's word of a roll is changed on its way, so that forty dice come down and not nine."""
    made = serving.make_table(["Ann", "Bob"], seed=7, timing="free")
    page = visits.open("about:blank", speed="relaxed")
    page.route_web_socket("**/socket", _with_more_dice)
    page.goto(serving.seat_link(made, 0))
    ann = Player(page, "Ann")
    ann.await_question()
    rates: list[float] = []
    works: list[float] = []
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(_MARKS, DICE)
    while PUSH in ann.await_question()["buttons"] and len(rates) < 3:
        browser.start_tracing(page=page, categories=_TRACED)
        before = _work(wire)
        ann.press(ann.button(PUSH))
        ann.await_question()
        work = _work(wire) - before
        events = json.loads(browser.stop_tracing())["traceEvents"]
        shown = _displayed(events)
        rates.append(1_000_000 * (len(shown) - 1) / (shown[-1] - shown[0]))
        works.append(1000 * work / sum(event["name"] == _DISPLAYED for event in events))
    if PASS in ann.look()["buttons"]:
        ann.press(ann.button(PASS))
    print(f"frames a second while {DICE} dice tumble: {', '.join(f'{rate:.0f}' for rate in rates)}")
    worked = ", ".join(f"{work:.1f}" for work in works)
    print(f"script, style and layout for a frame of such a roll, of 18 ms there are: {worked} ms")


def _displayed(events: list[dict[str, Any]]) -> list[float]:
    """When frames were displayed while many dice flew, in microseconds."""
    marks = {event["name"]: event["ts"] for event in events if event["name"] in ("many dice", "fewer dice")}
    shown = (event["ts"] for event in events if event["name"] == _DISPLAYED)
    return sorted(when for when in shown if marks["many dice"] <= when <= marks["fewer dice"])


def _work(wire: CDPSession) -> float:
    """Seconds of the main thread for script, style and layout so far."""
    metrics = {one["name"]: float(one["value"]) for one in wire.send("Performance.getMetrics")["metrics"]}
    return sum(metrics[name] for name in ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration"))


def _with_more_dice(browser: WebSocketRoute) -> None:
    server = browser.connect_to_server()

    def told(message: str | bytes) -> None:
        said: dict[str, Any] = json.loads(message)
        for entry in said.get("entries", []):
            rolled = [event for event in entry["happened"] if event["word"] in ("hit", "miss")]
            misses = [event for event in rolled if event["word"] == "miss"]
            if misses:
                missing = DICE - sum(event["details"][1] if event["word"] == "miss" else 1 for event in rolled)
                misses[-1]["details"][1] += missing
        browser.send(json.dumps(said))

    server.on_message(told)


def main(parts: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, open_chromium() as browser:
        serving = Serving(Path(folder))
        serving.start()
        try:
            visits = Visits(browser)
            print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
            if "presses" in parts:
                presses(serving, visits)
            if "dice" in parts:
                dice(browser, serving, visits)
        finally:
            serving.stop()


if __name__ == "__main__":
    main(sys.argv[1:] or ["presses", "dice"])
