"""Files for figures, named on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.core.disk import reason_of
from engine.core.errors import ThroneError
from engine.core.text import N_


class CannotWrite(ThroneError):
    """A file for figures that cannot be written."""


def check_folder(*files: Path | None) -> None:
    """Raises CannotWrite, before anything is measured, if a file has no folder to be in."""
    for file in files:
        if file is not None and not file.absolute().parent.is_dir():
            raise CannotWrite(N_("cli", "Cannot write {file}: the folder {folder} does not exist.").fill(
                folder=str(file.parent), file=file.name))


def write_text(file: Path, text: str) -> None:
    """Write figures to a file. Raises CannotWrite."""
    try:
        file.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        raise CannotWrite(N_("cli", "The figures cannot be written to {file}: {reason}.").fill(
            file=str(file), reason=reason_of(error))) from error


def write_json(file: Path, data: dict[str, Any]) -> None:
    """Write figures to a file, as indented JSON. Raises CannotWrite."""
    write_text(file, json.dumps(data, indent=1, ensure_ascii=False) + "\n")
