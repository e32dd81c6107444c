"""Chunks played on Ray: on a cluster that runs already, or on one started here and ended with the job.

Ray itself gives the chunk of a worker or node that died to another. It is an optional extra: `cubecup[ray]`.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import secrets
import shutil
import socket
import sys
import tempfile
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from typing import Any, Final

from cubecup.kernel.errors import BadOption, CubeCupError, system_reason
from cubecup.lab.collector import Collector, load_collectors
from cubecup.lab.engines.local import MOST_TRIES, died_again
from cubecup.lab.plan import Chunk
from cubecup.lab.work import Part, play_chunk

_IN_HAND: Final = 2  # chunks for each worker, the one it is at and the next, so that it never waits itself
_STORE: Final = 200_000_000  # bytes for parts on their way, which are small
_PATIENCE: Final = 5.0  # seconds for a cluster to answer at all
_AUTO: Final = "auto"  # Ray's word for the cluster of this machine
_CLIENT: Final = "ray://"
_LOOPBACK: Final = "127.0.0.1"
_INSTALL: Final = "pip install 'cubecup[ray]'"
_OWN_PACKAGE: Final = "cubecup"

_AUTH_MODE: Final = "RAY_AUTH_MODE"
_AUTH_TOKEN: Final = "RAY_AUTH_TOKEN"


def play_on_ray(chunks: Iterable[Chunk], workers: int | None, address: str | None) -> Generator[Part]:
    """In whatever order they are done. Without workers as many as the cluster has; leaving early calls off the rest."""
    todo = iter(chunks)
    first = next(todo, None)
    if first is None:
        return
    collectors = load_collectors(first.collectors, first.game)
    with _cluster(workers, address) as ray:
        _send_whole(ray, collectors)
        shared = ray.put(collectors)
        task = ray.remote(num_cpus=1, max_retries=MOST_TRIES - 1)(_play)
        cores = int(ray.cluster_resources().get("CPU", 1))
        # On a cluster larger than the workers asked for, a second chunk in hand would be played by another core.
        in_hand = workers if workers is not None and workers < cores else _IN_HAND * cores
        waiting: dict[Any, Chunk] = {task.remote(first, shared, version(_OWN_PACKAGE)): first}
        try:
            while waiting:
                while len(waiting) < in_hand and (chunk := next(todo, None)) is not None:
                    waiting[task.remote(chunk, shared, version(_OWN_PACKAGE))] = chunk
                done, _ = ray.wait(list(waiting), num_returns=1)
                yield _part(ray, done[0], waiting.pop(done[0]))
        finally:
            for reference in waiting:
                ray.cancel(reference, force=True)


def _play(chunk: Chunk, collectors: tuple[type[Collector], ...], expected: str) -> Part:
    """Runs on a node of the cluster."""
    found = version(_OWN_PACKAGE)
    if found != expected:
        raise BadOption(
            "ray-version",
            f"A node of the cluster has Cube Cup {found}, not {expected}.",
            found=found,
            expected=expected,
        )
    return play_chunk(chunk, collectors)


def _part(ray: Any, reference: Any, chunk: Chunk) -> Part:
    try:
        part: Part = ray.get(reference)
    except ray.exceptions.RayTaskError as wrong:
        if isinstance(wrong.cause, CubeCupError):
            raise wrong.cause from None
        cause = f"{type(wrong.cause).__name__}: {wrong.cause}"
        raise BadOption("ray-failed", f"Ray could not do it: {cause}.", reason=cause) from None
    except ray.exceptions.RayError as wrong:  # a worker or a node is gone, and so were those that tried before
        raise died_again(chunk, type(wrong).__name__) from None
    return part


def _send_whole(ray: Any, collectors: tuple[type[Collector], ...]) -> None:
    """Modules of the user's own travel with the job: the nodes do not have them."""
    for collector in collectors:
        module = sys.modules[collector.__module__]
        if module.__name__.partition(".")[0] != _OWN_PACKAGE:
            ray.cloudpickle.register_pickle_by_value(module)


# -- the cluster -----------------------------------------------------------------------------------------


def check_ray(address: str | None) -> None:
    """Whether Ray is installed, and somebody listens at an address: Ray itself would wait for minutes.

    It is not imported yet: it reads its settings when it is.
    """
    if importlib.util.find_spec("ray") is None:
        raise BadOption("not-installed", f"Ray is not installed: {_INSTALL}", name="Ray", command=_INSTALL)
    if address is None or address == _AUTO:
        return
    host, _, port = address.removeprefix(_CLIENT).rpartition(":")
    try:
        socket.create_connection((host, int(port)), _PATIENCE).close()
    except (OSError, ValueError, OverflowError) as wrong:
        raise _not_there(address, wrong) from None


def _not_there(address: str, wrong: Exception) -> BadOption:
    reason = system_reason(wrong)
    told = f"There is no Ray at {address}: {reason}. Forms: auto, HOST:PORT, ray://HOST:PORT."
    return BadOption("ray-address", told, address=address, reason=reason)


@contextmanager
def _cluster(workers: int | None, address: str | None) -> Iterator[Any]:
    """Ray with a cluster behind it. One started here ends here; one that ran before goes on."""
    if address is not None:
        ray: Any = importlib.import_module("ray")
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError, TimeoutError) as wrong:
            raise _not_there(address, wrong) from None
        try:
            yield ray
        finally:
            ray.shutdown()
        return
    folder = tempfile.mkdtemp(prefix="cubecup-ray-")
    with _private():
        ray = importlib.import_module("ray")
        try:
            _start(ray, workers, folder)
            yield ray
        finally:
            ray.shutdown()
            shutil.rmtree(folder, ignore_errors=True)


def _start(ray: Any, workers: int | None, folder: str) -> None:
    try:
        ray.init(
            num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="ERROR",
            object_store_memory=_STORE, _node_ip_address=_LOOPBACK, _temp_dir=folder,
        )  # fmt: skip
    except Exception as wrong:  # noqa: BLE001 - it raises nothing more exact, also where it is not up in time
        raise BadOption("ray-failed", f"Ray could not do it: {wrong}", reason=str(wrong)) from None


@cache
def _token() -> str:
    """One for the life of this process, as Ray remembers it."""
    return secrets.token_hex(32)


@contextmanager
def _private() -> Iterator[None]:
    """A Ray of our own: only we may use it, although it listens on every interface, and it tells nobody of itself."""
    values = {_AUTH_TOKEN: _token(), "RAY_USAGE_STATS_ENABLED": "0"}
    if "ray" not in sys.modules:  # afterwards, Ray asks for tokens by itself if nothing is said
        values[_AUTH_MODE] = "token"
    before = {name: os.environ.get(name) for name in (*values, _AUTH_MODE)}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
