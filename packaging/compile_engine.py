#!/usr/bin/env python3
"""Compile the engine to machine code with mypyc, into build/compiled, and --in-place beside the sources.

What is compiled is what a simulation or a bot's thought runs. It takes a C compiler and the headers of Python.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
COMPILED: Final = ROOT / "build" / "compiled"
"""Where the compiled modules are kept until their sources change; mypyc's own files lie there, too."""
LIBRARY: Final = COMPILED / "lib"
STAMP: Final = "engine/compiled-from"
"""In a checkout with compiled modules: the time of every source when they were built (see engine/version.py)."""

_LAYERS: Final = ("core", "base", "solve", "games", "bots")
"""What the compiled modules are made of, and the plain ones that they take constants and types from."""

_SUFFIX: Final = EXTENSION_SUFFIXES[0]

_PLAIN: Final = frozenset((
    # It serves plain Python only.
    "core/native",
    # Subclasses put functions of their folder in the place of methods, which a compiled class does not allow.
    "core/rules", "base/game", "base/evaluator", "game", "bot/__init__",
    # The home screen needs them: compiled, they would load all else.
    "core/errors", "core/manifest", "core/text", "games/registry", "bots/level", "bots/levels",
    "bots/opponents", "bots/temperaments",
    # A bot needs neither.
    "solve/alike", "solve/chance", "solve/deals", "solve/descent", "solve/ending", "solve/errors",
    # Nothing to gain: they wait for a disk or for other processes, describe a game, or are asked once a move at most.
    "bots/ladder", "bots/readability", "bots/timing", "core/disk", "core/fields", "core/kept", "core/languages",
    "core/lock", "core/names", "core/outside", "core/own", "core/refusal", "former_numbers",
    "bot/facts", "bot/reasons", "bot/temper",
    "aid", "boards", "describe", "examples", "faults", "gestures", "goals", "laying", "laying_setup", "lessons",
    "links", "moments", "objections",
    "pieces", "plots", "prompts", "proved_by_position", "road", "rulebook", "signboards", "table", "told", "words",
))
"""The modules that stay plain, by the end of their names."""


class Failure(Exception):
    """Why the engine cannot be compiled, in one sentence."""


def main() -> int:
    """Compile; 0 on success, 2 if there is no compiler."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--in-place", action="store_true", help="put the compiled modules beside their sources")
    given = parser.parse_args()
    try:
        files = compiled()
        if given.in_place:
            put_in_place(files)
    except Failure as failure:
        print(f"compile_engine: {failure}", file=sys.stderr)
        return 2
    return 0


# -- what is compiled --------------------------------------------------------------------------------------------------

def groups() -> dict[str, list[str]]:
    """The sources to compile, in groups, each of which becomes one library: what all games share, and each game."""
    found: dict[str, list[str]] = {}
    for source in sources():
        place = source.relative_to(ROOT / "engine").with_suffix("").as_posix()
        layer, *folders = place.split("/")[:-1]
        if layer == "base" or folders[:1] in (["_model"], ["arena"]) or _is_plain(place):
            continue
        found.setdefault(f"engine_{folders[0] if folders else 'core'}", []).append(
            source.relative_to(ROOT).as_posix())
    return found


def _is_plain(place: str) -> bool:
    parts = place.split("/")
    if place.endswith("__init__") or "course" in parts:
        return True
    return any("/".join(parts[-length:]) in _PLAIN for length in (1, 2))


def sources() -> list[Path]:
    """Everything that the compiled modules follow from."""
    return [path for layer in _LAYERS for path in sorted((ROOT / "engine" / layer).rglob("*.py"))]


def key() -> str:
    """Equal for builds from the same sources for the same Python."""
    made_by = (sys.version, sysconfig.get_platform(), version("mypy"), os.environ.get("CC", ""))
    whole = hashlib.sha256(repr(made_by).encode())
    for path in (*sources(), HERE / "run_mypyc.py", HERE / "compile_engine.py"):
        whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


# -- compiling ---------------------------------------------------------------------------------------------------------

def compiled() -> list[Path]:
    """The compiled modules and their libraries, compiled if they are missing or out of date. Raises Failure."""
    stamp = COMPILED / "key"
    wanted = key()
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        check_compiler()
        stamp.unlink(missing_ok=True)
        _run_mypyc()
        stamp.write_text(wanted, encoding="utf-8")
    return sorted(path for path in LIBRARY.rglob("*") if path.is_file())


def check_compiler() -> None:
    """Raises Failure if there is no C compiler, or if Python's headers are missing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")[0]
    debian = f"sudo apt-get install gcc libc6-dev python{sys.version_info[0]}.{sys.version_info[1]}-dev"
    if shutil.which(compiler) is None:
        raise Failure(f"the C compiler {compiler} was not found. On Debian: {debian}")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise Failure(f"the headers of Python {sys.version_info[0]}.{sys.version_info[1]} were not found. "
                      f"On Debian: {debian}")


def _run_mypyc() -> None:
    print("Compiling the engine, which takes about a minute ...", flush=True)
    COMPILED.mkdir(parents=True, exist_ok=True)
    log = COMPILED / "log"
    with log.open("w", encoding="utf-8") as written:
        done = subprocess.run([sys.executable, HERE / "run_mypyc.py", COMPILED], cwd=ROOT, stdout=written,
                              stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        said = [line for line in log.read_text(encoding="utf-8").splitlines() if ": warning: " not in line]
        print("\n".join(said[-20:]), file=sys.stderr)
        raise Failure(f"mypyc or the C compiler failed; all that they said is in {log}.")


# -- in a checkout -----------------------------------------------------------------------------------------------------

def put_in_place(files: list[Path]) -> None:
    """Put compiled modules beside their sources, where Python prefers them."""
    for old in (*ROOT.glob(f"*{_SUFFIX}"), *(ROOT / "engine").rglob(f"*{_SUFFIX}")):
        old.unlink()
    for file in files:
        shutil.copy2(file, ROOT / file.relative_to(LIBRARY))
    times = (f"{path.stat().st_mtime_ns} {path.relative_to(ROOT / 'engine').as_posix()}\n" for path in sources())
    (ROOT / STAMP).write_text("".join(times), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
