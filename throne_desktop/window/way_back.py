"""The way back from a practice game to the review that it began in."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from throne_desktop.screens.play.play import PlayScreen


def find_way_back(page: PlayScreen) -> None:
    """A practice game that goes on may have begun in a review: then its page leads back there."""
    file = page.client.file
    if page.origin is None and page.client.practice and file is not None:
        from throne_desktop.services.records import practice_origin

        found = practice_origin.load_origin(file)
        if found is not None:
            page.lead_back(found)
