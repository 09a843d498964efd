"""What signboards say in whole sentences, and which place is kept for a card."""

from __future__ import annotations

from engine.core.text import Text
from engine.table.view import View
from throne_desktop.table.geometry.zone_block import ZonePlace
from throne_desktop.table.presentations.lanes import LanePlace


def said_at(view: View, place: str, row: ZonePlace | None) -> list[Text]:
    """What the signboards at a place say; at the viewer's row of lanes, if it is that, those over the lanes."""
    said = [board.tip for board in view.signboards if board.place == place]
    if isinstance(row, LanePlace) and row.spec.seat == view.seat:
        said += [each for board in view.signboards if board.place.startswith("lane/")
                 for each in (board.tip, *(mark.tip for mark in board.marks))]
    return said


def awaited_in(view: View, zone: str) -> list[Text]:
    """What the signboards at the empty slots of a zone say."""
    return [board.tip for board in view.signboards
            if board.awaits is not None and board.place.partition("/")[0] == zone]


def goal_of(view: View, place: str, piece_id: str) -> str:
    """The place where a piece will lie that is dropped on a place: a slot of it, if one is kept for that card."""
    piece = view.pieces.get(piece_id)
    return next((board.place for board in view.signboards if piece is not None
                 and board.awaits == piece.kind and board.place.startswith(f"{place}/")), place)
