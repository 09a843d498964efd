"""Tries whether the tests find small faults: each is made in a copy of the checkout, and its tests are run there.

`python -m tests.helpers.mutants` prints which are caught and which survive; words choose faults by area or file.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.helpers.mutant_list import MUTANTS, Mutant

_ROOT: Final = Path(__file__).parents[2]
_LEFT_OUT: Final = shutil.ignore_patterns(".venv", ".git", "build", "dist", "__pycache__", ".*_cache")
_LONGEST: Final = 900
"""Seconds that the tests of a fault may take; whatever never ends counts as caught."""
_CAUGHT: Final = 1
"""What pytest returns if a test fails."""


def main() -> int:
    """Try all faults, or those named; 0 if all are caught."""
    chosen = [mutant for mutant in MUTANTS
              if not sys.argv[1:] or any(word in f"{mutant.area} {mutant.file}" for word in sys.argv[1:])]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "checkout"
        shutil.copytree(_ROOT, copy, ignore=_LEFT_OUT)
        survivors = [mutant for number, mutant in enumerate(chosen, 1) if not _is_caught(mutant, copy, number)]
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} are caught.")
    return 1 if survivors else 0


def _is_caught(mutant: Mutant, copy: Path, number: int) -> bool:
    """Whether a test fails with the fault in the copy, which is as before afterwards."""
    file = copy / mutant.file
    source = file.read_text(encoding="utf-8")
    if source.count(mutant.old) != 1:
        raise SystemExit(f"{mutant.file} has {source.count(mutant.old)} times: {mutant.old}")
    _write(file, source.replace(mutant.old, mutant.new), 2 * number)
    try:
        status = _run(mutant, copy)
    finally:
        _write(file, source, 2 * number + 1)
    if status not in (0, _CAUGHT):
        raise SystemExit(f"The tests cannot be run: {mutant.tests}")
    print(f"{'caught  ' if status else 'SURVIVES'} {mutant.area}: {mutant.file}: {mutant.new.strip()}", flush=True)
    return bool(status)


def _run(mutant: Mutant, copy: Path) -> int:
    tests = [test for test in mutant.tests.split() if (copy / test.partition("::")[0]).exists()]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-m", "not long", "-p", "no:cacheprovider", *tests]
    try:
        return subprocess.run(command, cwd=copy, env={**os.environ, "PYTHONPATH": str(copy)}, timeout=_LONGEST,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode
    except subprocess.TimeoutExpired:
        return _CAUGHT


def _write(file: Path, source: str, number: int) -> None:
    """Write a file at a time of its own: Python tells compiled files by the second and the size of their source."""
    file.write_text(source, encoding="utf-8")
    os.utime(file, (number, number))


if __name__ == "__main__":
    sys.exit(main())
