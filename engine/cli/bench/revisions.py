"""Other revisions of the engine: folders, or what git has of this checkout."""

from __future__ import annotations

import subprocess
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import engine
from engine.core.errors import ThroneError
from engine.core.text import N_

THIS: Final = Path(engine.__file__).resolve().parents[1]
"""The folder that holds the running engine."""


class NoRevision(ThroneError, ValueError):
    """Neither a folder with an engine in it, nor a revision of this checkout."""


@contextmanager
def revision(name: str, checkout: Path = THIS) -> Iterator[Path]:
    """A folder with that revision's engine: the folder of that name, or a temporary one that git fills.

    The checkout stays as it is. Raises NoRevision.
    """
    if (Path(name) / "engine" / "__init__.py").is_file():
        yield Path(name).resolve()
        return
    with TemporaryDirectory(prefix="engine-") as folder:
        packed, unpacked = Path(folder) / "engine.zip", Path(folder) / "engine-at-revision"
        commit = _git(name, checkout, "rev-parse", "--verify", "--end-of-options", f"{name}^{{commit}}")
        _git(name, checkout, "archive", "--format=zip", f"--output={packed}", commit, "engine")
        with zipfile.ZipFile(packed) as archive:
            archive.extractall(unpacked)
        yield unpacked


def _git(name: str, checkout: Path, *command: str) -> str:
    """What git prints. Raises NoRevision with git's own reason."""
    try:
        done = subprocess.run(["git", "-C", str(checkout), *command], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise NoRevision(N_("cli", "Without git, the revision {name} cannot be found; name a folder that contains "
                                   "an engine.")
                         .fill(name=repr(name))) \
            from None
    if done.returncode:
        last = next(reversed(done.stderr.strip().splitlines()), "").removeprefix("fatal: ")
        raise NoRevision(N_("cli", "{name} is neither a folder with an engine in it nor a revision of {checkout}: "
                                   "{reason}.")
                         .fill(name=repr(name), checkout=str(checkout), reason=last or N_("cli", "git gave no reason")))
    return done.stdout.strip()
