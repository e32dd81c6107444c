"""The style sheet of the report: light and dark, from a phone to a wide screen, and on paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cubecup.lab.report.colours import DAY, NIGHT

# Without a place in the address the first page is shown, else the one with that place. Browsers that do not know
# :has() ignore these rules and show all pages, one below the other; so does paper.
_PAGES: Final = """
@media screen {
  body:not(:has(:target)) .page:not(.first) { display: none; }
  body:has(:target) .page:not(:target):not(:has(:target)) { display: none; }
}
"""

_RULES: Final = """
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--table); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif; }
header, main, footer { max-width: 84rem; margin: 0 auto; padding: 0 clamp(.75rem, 3vw, 2rem); }
header { padding-top: 2rem; }
h1 { font-size: clamp(1.5rem, 4vw, 2.1rem); line-height: 1.15; margin: 0 0 .5rem; letter-spacing: -.015em; }
h2 { font-size: clamp(1.35rem, 3.5vw, 1.8rem); line-height: 1.2; margin: 1.5rem 0 .25rem; letter-spacing: -.01em; }
h3 { font-size: 1.15rem; margin: 2.25rem 0 .75rem; padding-bottom: .35rem; border-bottom: 2px solid var(--line); }
h4 { font-size: 1rem; margin: 0; line-height: 1.3; }
p { margin: .35rem 0; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--accent);
  outline-offset: 2px; border-radius: .25rem; }
code { font: .85em ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.facts, .note, figcaption, .about { color: var(--ink-soft); }
.facts code { display: block; margin-top: .35rem; padding: .5rem .75rem; background: var(--surface);
  border: 1px solid var(--line); border-radius: .5rem; color: var(--ink); }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: .5rem; top: .5rem; background: var(--surface); padding: .5rem 1rem; z-index: 9; }

nav.sets { position: sticky; top: 0; z-index: 5; background: var(--table); border-bottom: 1px solid var(--line);
  margin-top: 1rem; }
nav.sets ul { max-width: 84rem; margin: 0 auto; padding: .5rem clamp(.75rem, 3vw, 2rem); display: flex; gap: .4rem;
  list-style: none; overflow-x: auto; }
nav a { display: block; white-space: nowrap; text-decoration: none; padding: .3rem .8rem; border-radius: 999px;
  color: var(--ink); background: var(--surface); border: 1px solid var(--line); font-size: .9rem; }
nav a:hover { border-color: var(--accent); color: var(--accent); }
nav.parts ul { display: flex; flex-wrap: wrap; gap: .35rem; padding: 0; margin: .75rem 0 0; list-style: none; }
nav.parts a { border-radius: .4rem; padding: .2rem .6rem; font-size: .85rem; }

.tiles { display: grid; gap: .75rem; margin: 1.25rem 0 0; padding: 0;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); }
.tile { background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; padding: .7rem .9rem;
  display: flex; flex-direction: column; }
.tile dt { color: var(--ink-soft); font-size: .82rem; line-height: 1.3; }
.tile dd { margin: auto 0 0; padding-top: .3rem; font-size: 1.5rem; font-weight: 650; line-height: 1.15;
  font-variant-numeric: tabular-nums; }
.tile dd small { display: block; font-size: .78rem; font-weight: 400; color: var(--ink-soft); }

.grid { display: grid; gap: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 23.5rem), 1fr)); }
figure { margin: 0; min-width: 0; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem;
  padding: 1rem; display: flex; flex-direction: column; }
figure .note { font-size: .85rem; line-height: 1.4; margin: .25rem 0 .5rem; }
figure svg { display: block; width: 100%; height: auto; max-width: 27rem; margin: 0 auto; }
figure svg text { font-family: system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif; }
details { margin-top: auto; }
figcaption, .panel .note { font-size: .74rem; line-height: 1.4; }
figcaption { margin-top: .6rem; padding-top: .5rem;
  border-top: 1px solid var(--grid); }
figcaption code { font-size: .95em; }
details { font-size: .85rem; }
summary { cursor: pointer; color: var(--accent); padding: .2rem 0; }

.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .85rem; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; text-align: right; border-bottom: 1px solid var(--grid); vertical-align: top; }
thead th { color: var(--ink-soft); font-weight: 600; border-bottom: 2px solid var(--line); vertical-align: bottom; }
th:first-child, .targets td:nth-child(5), .targets th:nth-child(5) { text-align: left; }
tbody th { font-weight: 500; }
.figures td, .figures tbody th { white-space: nowrap; }
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: .75rem;
  padding: .35rem .75rem .75rem; }
.mark { display: inline-block; white-space: nowrap; border-radius: .4rem; padding: .05rem .5rem; font-weight: 600; }
.met { background: var(--good-soft); color: var(--good); }
.missed { background: var(--bad-soft); color: var(--bad); }
.unsure { background: var(--warn-soft); color: var(--warn); }
.unknown { color: var(--ink-soft); font-weight: 400; }
td small { display: block; color: var(--ink-soft); }
footer { color: var(--ink-soft); font-size: .85rem; padding-top: 2.5rem; padding-bottom: 3rem; }

@media (max-width: 40rem) {
  figure { padding: .75rem .6rem; }
  .targets thead { display: none; }
  .targets tr { display: grid; grid-template-columns: 1fr 1fr; padding: .5rem 0;
    border-bottom: 1px solid var(--grid); }
  .targets th, .targets td { border: 0; padding: .1rem .25rem; text-align: left; }
  .targets th { grid-column: 1 / 3; font-weight: 600; }
  .targets td:last-child { grid-column: 1 / 3; }
  .targets td::before { content: attr(data-head) " "; color: var(--ink-soft); }
  .targets td:last-child::before, .targets td:empty::before { content: ""; }
}
@media print { nav { display: none; } .page { break-before: page; } figure { break-inside: avoid; } }
"""


def style_sheet(pages: Sequence[str]) -> str:
    """With a rule for each page that marks it in the navigation."""
    current = [f"body:has(#{id}:target, #{id} :target) nav.sets a[href='#{id}']" for id in pages]
    current.append("body:not(:has(:target)) nav.sets li:first-child a")
    marked = ", ".join(current) + " { background: var(--accent); border-color: var(--accent); color: var(--surface); }"
    return (
        f":root {{ color-scheme: light dark; {_properties(DAY)} }}\n"
        f"@media (prefers-color-scheme: dark) {{ :root {{ {_properties(NIGHT)} }} }}\n{_PAGES}{_RULES}{marked}\n"
    )


def _properties(colours: dict[str, str]) -> str:
    return " ".join(f"--{name}: {value};" for name, value in colours.items())
