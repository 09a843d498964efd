"""Editions of somebody's own that are kept, a file for each, in a folder among the data.

They belong to all who play here, as records do.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from engine.core.text import Text, folded
from engine.session.own_edition import ENDING, BadEdition, OwnEdition
from throne_desktop.storage.paths import editions as folder

_MOST_NAMES = 1000


class Kept(NamedTuple):
    """An edition and the file that it is kept in."""

    file: Path
    edition: OwnEdition


def kept_editions(game_id: str) -> tuple[tuple[Kept, ...], tuple[Text | str, ...]]:
    """The editions of a game that are kept, by name, and a sentence for each file that cannot be read.

    Raises NoFolder.
    """
    found, troubles = [], []
    for file in sorted(folder().glob(f"*{ENDING}")):
        try:
            edition = OwnEdition.load(file)
        except BadEdition as error:
            troubles.append(error.text)
            continue
        if edition.game_id == game_id:
            found.append(Kept(file, edition))
    return tuple(sorted(found, key=lambda kept: folded(kept.edition.name))), tuple(troubles)


def keep_edition(edition: OwnEdition, before: Path | None = None) -> Path:
    """Keep an edition, in the file it had before or in one of its own, and return that.

    Raises NoFolder, OSError, and BadOption like `OwnEdition.save`.
    """
    file = _free_file(edition) if before is None else before
    edition.save(file)
    return file


def drop_edition(kept: Kept) -> None:
    """Keep an edition no longer; it is no fault if its file has gone. Raises OSError."""
    kept.file.unlink(missing_ok=True)


def _free_file(edition: OwnEdition) -> Path:
    """A file called like the edition, as far as file systems know its letters, that is not there yet."""
    name = re.sub(r"[^a-z0-9]+", "-", folded(edition.name)).strip("-")[:40] or "edition"
    names = (f"{edition.game_id}-{name}{'' if number == 1 else f'-{number}'}{ENDING}"
             for number in range(1, _MOST_NAMES))
    return next(file for file in map(folder().joinpath, names) if not file.exists())
