"""Drawing with matplotlib: a canvas in the report's style, turned into SVG for the page or into a file.

The same figures give the same bytes: no dates, no random ids, no fonts of the machine.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cubecup.kernel.errors import CubeCupError
from cubecup.lab.atomic_files import put
from cubecup.lab.report.colours import DAY

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    Drawing = Callable[[Axes], None]

WIDTH: Final = 3.9  # inches; on the page a plot takes what room there is
FORMATS: Final = ("svg", "png")
_DPI: Final = 200
_STYLE: Final = {
    "svg.fonttype": "none",
    "font.size": 9,
    "axes.edgecolor": DAY["line"],
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.labelcolor": DAY["ink-soft"],
    "axes.labelsize": 8.5,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "grid.color": DAY["grid"],
    "grid.linewidth": 0.8,
    "figure.facecolor": "none",
    "legend.frameon": False,
    "legend.fontsize": 8.5,
    "legend.labelcolor": DAY["ink"],
    "text.color": DAY["ink"],
    "xtick.color": DAY["line"],
    "ytick.color": DAY["line"],
    "xtick.labelcolor": DAY["ink-soft"],
    "ytick.labelcolor": DAY["ink"],
    "xtick.labelsize": 8.5,
    "ytick.labelsize": 9,
    "ytick.major.size": 0,
    "ytick.major.pad": 7,
}

_BEFORE_SVG: Final = re.compile(r"^.*?(?=<svg)", re.DOTALL)
_METADATA: Final = re.compile(r"\s*<metadata>.*?</metadata>", re.DOTALL)
_GROUP_ID: Final = re.compile(r'<g id="[^"]*"')
_SIZE: Final = re.compile(r'<svg ([^>]*?)width="[^"]*"([^>]*?)height="[^"]*"')
_COLOURS: Final = re.compile("|".join(DAY.values()))
_NAMES: Final = {value: name for name, value in DAY.items()}


def page_svg(draw: Drawing, height: float, salt: str, title: str) -> str:
    """The plot as part of an HTML page, in the page's own colours and letters."""
    svg = _svg(draw, height, salt)
    svg = _METADATA.sub("", _BEFORE_SVG.sub("", svg))
    svg = _GROUP_ID.sub("<g", svg)
    svg = _SIZE.sub(rf'<svg role="img" aria-label="{escape(title)}" \1\2', svg, count=1)
    return _COLOURS.sub(lambda found: f"var(--{_NAMES[found[0]]})", svg).strip()


def write_plot(draw: Drawing, height: float, path: Path, title: str, footer: str) -> None:
    """The plot as a file of its own, with its title above and where it comes from below."""
    written = _svg(draw, height, path.stem, title, footer).encode() if path.suffix == ".svg" else b""
    put(path, written or _png(draw, height, title, footer))


def check_matplotlib() -> None:
    """Plots need an optional part of the package; whoever lacks it is told before anything is counted."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise CubeCupError(
            "not-installed", "matplotlib is not installed: pip install 'cubecup[lab]'.",
            name="matplotlib", command="pip install 'cubecup[lab]'",
        ) from None  # fmt: skip


def _svg(draw: Drawing, height: float, salt: str, title: str = "", footer: str = "") -> str:
    written = io.StringIO()
    _print(draw, height, written, "svg", {"svg.hashsalt": salt}, title, footer)
    return written.getvalue()


def _png(draw: Drawing, height: float, title: str, footer: str) -> bytes:
    written = io.BytesIO()
    _print(draw, height, written, "png", {}, title, footer)
    return written.getvalue()


def _print(
    draw: Drawing,
    height: float,
    file: io.StringIO | io.BytesIO,
    kind: str,
    settings: dict[str, str],
    title: str,
    footer: str,
) -> None:
    check_matplotlib()
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    alone = bool(title)
    with rc_context({**_STYLE, **settings}):  # type: ignore[dict-item]  # the stubs list every key there is
        figure = Figure(figsize=(WIDTH, height + 0.7 * alone), layout="constrained")
        axes = figure.add_subplot()
        draw(axes)
        if alone:
            figure.suptitle(_wrapped(title, 46), fontsize=10, fontweight="bold", x=0.01, ha="left")
            figure.supxlabel(_wrapped(footer), fontsize=6, color=DAY["ink-soft"], x=0.01, ha="left")
            figure.set_facecolor(DAY["surface"])
        # Which version drew it and when says nothing about the games.
        metadata = {"Date": None, "Creator": None} if kind == "svg" else {"Software": None}
        figure.savefig(file, format=kind, metadata=metadata, dpi=_DPI)


def _wrapped(text: str, width: int = 84) -> str:
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + len(word) >= width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return "\n".join(lines)
