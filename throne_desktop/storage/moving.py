"""How a folder begins with several files: at any moment all of them are there or none. Nothing here imports Qt."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from engine.core import disk
from engine.core.lock import alone

_UNFINISHED: Final = ".new"


def begin_with(folder: Path, former: Iterable[Path]) -> None:
    """Make a folder with copies of these files; at any moment all of it is there or none. Raises OSError.

    The files stay as they are, for the versions that know them there. Whatever they hold is copied as it is: whoever
    reads it does with damaged and newer ones what is done with any. If another program has made the folder by then,
    that one stays.
    """
    folder.parent.mkdir(exist_ok=True)
    with alone(folder.parent):
        if not folder.is_dir():
            fill(folder, {file.name: file.read_bytes() for file in former})


def fill(folder: Path, contents: Mapping[str, bytes]) -> None:
    """Make a folder with files of these names, for whoever is alone in the one around it. Raises OSError."""
    unfinished = folder.with_name(folder.name + _UNFINISHED)
    if unfinished.is_dir():         # of a program that was killed
        shutil.rmtree(unfinished)
    unfinished.mkdir()
    for name, content in contents.items():
        disk.create(unfinished / name, content)
    unfinished.rename(folder)
    disk.sync_folder(folder.parent)
