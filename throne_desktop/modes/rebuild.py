"""Making the index of the games played anew from their records."""

from __future__ import annotations

from engine.cli.output import complain, say
from throne_desktop.services.records.library import Library
from throne_desktop.services.records.shelf import Shelf
from throne_desktop.storage.paths import NoFolder


def run() -> int:
    """Read every record; prints how many there are. Returns 0, or 2 if the index cannot be made."""
    shelf = Shelf.of(Library())
    try:
        shelf.forget()
        found = shelf.look()
        while found.to_read:
            found = shelf.go_on()
    except OSError as error:
        complain(f"throne-desktop: The index of the games played cannot be made anew: {error.strerror or error}.")
        return 2
    except NoFolder as error:
        complain(f"throne-desktop: {error}")
        return 2
    say(f"The index of the games played was made anew. Records in it: {len(found.lines)}.")
    return 0
