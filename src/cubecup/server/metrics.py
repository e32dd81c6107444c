"""Numbers about this process for whoever operates it, in the usual text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

# Upper limits of spans of time, in seconds: a write that is durable takes one to some dozen milliseconds.
_SPANS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Spans:
    """How long something took, counted by limits."""

    def __init__(self) -> None:
        self._counts = [0] * (len(_SPANS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(_SPANS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for limit, count in zip(_SPANS, self._counts, strict=False):
            total += count
            yield f'{name}_bucket{{le="{limit:g}"}} {total}'
        total += self._counts[-1]
        yield f'{name}_bucket{{le="+Inf"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """What is counted while it happens; what can be looked up is looked up when somebody asks."""

    def __init__(self) -> None:
        self.accepted: Counter[str] = Counter()  # rows written, by who decided: person, program or bot
        self.failed: Counter[str] = Counter()  # writes that failed: overtaken, or the store's fault
        self.refused: Counter[str] = Counter()  # messages of browsers, by the code of the answer
        self.requests: Counter[str] = Counter()  # answered over HTTP, by status
        self.writing = Spans()

    def text(self, gauges: Mapping[str, tuple[str, float]]) -> str:
        """All of it; `gauges` are values of this moment by name, with what they are."""
        return "\n".join([*self._lines(gauges), ""])

    def _lines(self, gauges: Mapping[str, tuple[str, float]]) -> Iterator[str]:
        counters = (
            ("actions", "by", self.accepted, "Rows of logs that are durable, by who decided."),
            ("write_failures", "why", self.failed, "Rows that were not accepted by the store."),
            ("refusals", "code", self.refused, "Messages of browsers that were refused."),
            ("requests", "status", self.requests, "Requests over HTTP that were answered."),
        )
        for name, label, counter, about in counters:
            yield f"# HELP cubecup_{name}_total {about}"
            yield f"# TYPE cubecup_{name}_total counter"
            for key, count in sorted(counter.items()):
                yield f'cubecup_{name}_total{{{label}="{key}"}} {count}'
        yield "# HELP cubecup_write_seconds From a change of a table until it is durable."
        yield "# TYPE cubecup_write_seconds histogram"
        yield from self.writing.lines("cubecup_write_seconds")
        for name, (about, value) in gauges.items():
            yield f"# HELP cubecup_{name} {about}"
            yield f"# TYPE cubecup_{name} gauge"
            yield f"cubecup_{name} {value:g}"
