"""How soon the table reacts to a press, how soon the server answers, and how smoothly forty dice fly: as a real browser
on this machine sees it, without a graphics card. Prints a line for each; web/README.md tells what is wanted.

Frames depend on what else the machine does; what the page itself has to compute for one, in processor time of its main
thread, does not.

    python -m scripts.measure_feel [presses] [dice]
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, WebSocketRoute

from tests.browser.chromium import open_chromium
from tests.browser.player import PASS, PUSH, Player
from tests.browser.serving import Serving
from tests.browser.visits import Visits

PUSHES: Final = 20
DICE: Final = 40

# From the press: when the page has drawn a first change, and when the first word of the server came.
_WATCH: Final = """() => {
  window.times = [];
  document.addEventListener("click", () => {
    const time = { press: performance.now() };
    window.times.push(time);
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => (time.seen = performance.now())));
    });
    seen.observe(document.querySelector("main"), { subtree: true, attributes: true, childList: true });
  }, true);
}"""
_HEAR: Final = """(() => {
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", () => {
        const time = window.times?.at(-1);
        if (time) time.heard ??= performance.now();
      });
    }
  };
})()"""
# Frames that are drawn while many dice are in the air.
_FRAMES: Final = """most => {
  window.frames_drawn = [];
  window.frames_all = 0;
  const look = now => {
    window.frames_all += 1;
    const flying = document.querySelectorAll("main .zone .flying:not([inert])").length;
    if (flying >= most) window.frames_drawn.push(now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def presses(serving: Serving, visits: Visits) -> None:
    reactions: list[float] = []
    answers: list[float] = []
    works: list[float] = []
    for seed in range(1, PUSHES + 1):
        made = serving.make_table(["Ann", "Bob"], seed=seed, timing="free")
        page = visits.open("about:blank", speed="normal")
        page.context.add_init_script(_HEAR)
        page.goto(serving.seat_link(made, 0))
        ann = Player(page, "Ann")
        ann.await_question()
        page.evaluate(_WATCH)
        wire = page.context.new_cdp_session(page)
        wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = _work(wire)
        ann.press(ann.button(PUSH))
        page.wait_for_function("() => window.times.at(-1)?.seen && window.times.at(-1)?.heard")
        works.append(1000 * (_work(wire) - before))
        time: dict[str, float] = page.evaluate("window.times.at(-1)")
        reactions.append(time["seen"] - time["press"])
        answers.append(time["heard"] - time["press"])
        page.context.close()
    measured = (
        ("press to first change drawn", reactions),
        ("press to the server's answer", answers),
        ("script, style and layout until both", works),
    )
    for name, times in measured:
        print(f"{name}: median {statistics.median(times):.0f} ms, slowest {max(times):.0f} ms of {len(times)}")


def dice(serving: Serving, visits: Visits) -> None:
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
    page.evaluate(_FRAMES, DICE)
    while PUSH in ann.await_question()["buttons"] and len(rates) < 3:
        page.evaluate("window.frames_drawn.length = window.frames_all = 0")
        before = _work(wire)
        ann.press(ann.button(PUSH))
        ann.await_question()
        rates += _rate(page)
        works.append(1000 * (_work(wire) - before) / page.evaluate("window.frames_all"))
    if PASS in ann.look()["buttons"]:
        ann.press(ann.button(PASS))
    shown = ", ".join(f"{rate:.0f}" for rate in rates)
    print(f"frames a second while {DICE} dice tumble: {shown}")
    worked = ", ".join(f"{work:.1f}" for work in works)
    print(f"script, style and layout for a frame of such a roll, of 18 ms there are: {worked} ms")


def _work(wire: CDPSession) -> float:
    """Seconds of the main thread for script, style and layout so far."""
    metrics = {one["name"]: float(one["value"]) for one in wire.send("Performance.getMetrics")["metrics"]}
    return sum(metrics[name] for name in ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration"))


def _rate(page: Page) -> list[float]:
    drawn: list[float] = page.evaluate("window.frames_drawn")
    return [1000 * (len(drawn) - 1) / (drawn[-1] - drawn[0])] if len(drawn) > 2 else []


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
            for part in parts or ["presses", "dice"]:
                {"presses": presses, "dice": dice}[part](serving, visits)
        finally:
            serving.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
