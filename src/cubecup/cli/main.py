"""The `cubecup` command: finds the subcommand and the language, and turns errors into one line.

A subcommand is a module of `cubecup.cli.commands` with a `COMMAND`, and its texts in the locales. Only the one that is
asked for is imported, and nothing that it does not need: the list of commands has to come at once.
"""

from __future__ import annotations

import errno
import os
import pkgutil
import sys
from typing import TYPE_CHECKING, Final

from cubecup.cli import commands
from cubecup.cli.status import BAD_INPUT, INTERRUPTED
from cubecup.cli.words import Words, environment_language, take_language
from cubecup.kernel.errors import CubeCupError, system_reason
from cubecup.kernel.found import found_in

if TYPE_CHECKING:
    from cubecup.cli.command import Command

_OUTPUT_FAILED: Final = (errno.ENOSPC, errno.EIO, errno.EFBIG, errno.EDQUOT)
_FIRST: Final = ("play", "serve", "show")  # what most people look for; the rest comes by the alphabet
_FOUND: Final = sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(commands.__path__))
COMMANDS: Final = (*_FIRST, *(name for name in _FOUND if name not in _FIRST))


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return its exit status."""
    _be_forgiving()
    # For this process and those it starts: a network's matrices are small, and threads for them would only keep cores
    # busy that others need.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    given = sys.argv[1:] if arguments is None else arguments
    words = Words(environment_language(os.environ))
    try:
        words, given = take_language(given, os.environ)
        status = _run(given, words)
        sys.stdout.flush()
    except CubeCupError as error:
        sys.stderr.write(f"cubecup: {words.error(error)}\n")
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _close_output()
        return 1
    except OSError as error:
        if error.errno not in _OUTPUT_FAILED or error.filename is not None:
            raise
        reason = system_reason(error)
        failed = CubeCupError("output", f"The output cannot be written: {reason}.", reason=reason)
        sys.stderr.write(f"cubecup: {words.error(failed)}\n")
        _close_output()
        return 1
    return status


def _run(arguments: list[str], words: Words) -> int:
    name = arguments[0] if arguments else "--help"
    if name in ("--help", "-h", "help"):
        if len(arguments) > 1 and arguments[1] in COMMANDS:
            return _run([arguments[1], "--help"], words)
        sys.stdout.write(_help(words))
        return 0
    if name in ("--version", "-V"):
        from importlib.metadata import version

        sys.stdout.write(f"Cube Cup {version('cubecup')}\n")
        return 0
    if name not in COMMANDS:
        from cubecup.cli.arguments import unknown_value

        raise unknown_value(words("help-command"), name, COMMANDS)
    command: Command = found_in(commands.__name__, name.replace("-", "_"), "COMMAND")
    return command.start(name, arguments[1:], words)


def _help(words: Words) -> str:
    width = max(len(name) for name in COMMANDS) + 2
    lines = [
        words("help-title"),
        "",
        f"{words('help-usage')} cubecup {words('help-command')} [{words('help-arguments')}]",
        "",
        *(f"  {name:{width}}{_line(name, words)}".rstrip() for name in COMMANDS),
        "",
        words("help-more"),
        f"  {'--language':{width + 4}}{words('option-language')}",
        f"  {'--version':{width + 4}}{words('option-version')}",
    ]
    return "\n".join([*lines, ""])


def _line(name: str, words: Words) -> str:
    """What a command does. One whose text is still missing is listed by its name: the others need their help."""
    return words(f"command-{name}") if words.has(f"command-{name}") else ""


def _be_forgiving() -> None:
    """A terminal that cannot show a letter shows a question mark; no command fails over it."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _close_output() -> None:
    """Whoever reads our output has left; Python would complain once more when it closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
