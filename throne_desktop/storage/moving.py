"""How a folder begins with what former versions kept elsewhere. Nothing here imports Qt."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
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
        if folder.is_dir():
            return
        unfinished = folder.with_name(folder.name + _UNFINISHED)
        if unfinished.is_dir():         # of a program that was killed
            shutil.rmtree(unfinished)
        unfinished.mkdir()
        for file in former:
            disk.create(unfinished / file.name, file.read_bytes())
        unfinished.rename(folder)
        disk.sync_folder(folder.parent)
