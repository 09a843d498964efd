"""Tokens on their way: coins, markers and claims fly from where there are fewer to where there are more."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QSizeF

from engine.base.faces import TokenFace
from engine.base.table import Piece
from engine.table.token_flows import Flow, flows
from engine.table.view import View
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.motion import motions
from throne_desktop.table.motion.tweens import Tween
from throne_desktop.table.tabletop import Tabletop

_MOST: Final = 4
"""So many tokens tell of any number of them."""


def token_flights(scene: Tabletop, view: View) -> list[Tween]:
    """The tweens of the tokens that are elsewhere in that view than in the one on the table."""
    if scene.view is None:
        return []
    flying = [(flow, number) for flow in flows(scene.view, view) for number in range(min(flow.number, _MOST))]
    return [_tween(scene, view, flow, index, motions.TAKE.delay(index, len(flying)))
            for index, (flow, _) in enumerate(flying)]


def _tween(scene: Tabletop, view: View, flow: Flow, index: int, delay: int) -> Tween:
    source, target = flow.source, flow.target
    start, size = _where(scene, source, scene.view.slots[source.zone] if scene.view is not None else 0)
    end, width = _where(scene, target, view.slots[target.zone])
    item, fresh = _departing(scene, view, source)
    item.show_face(_plain(source), width=size.width())
    scene.cards[target.id if target.id not in scene.cards else f"token:{index}"] = item
    item.setZValue(zlayers.FLYING + index)
    return Tween(item, start if fresh else item.pos(), end, motions.TAKE, delay, size.width(),
                 width.width(), fresh=fresh)


def _departing(scene: Tabletop, view: View, source: Piece) -> tuple[CardItem, bool]:
    """A token of that heap that will be gone, or a fresh one that could not be seen before; and whether it is that."""
    for name, item in scene.cards.items():
        piece = item.piece
        if (piece is not None and piece.id == name and name not in view.pieces and piece.zone == source.zone
                and isinstance(piece.face, TokenFace)):
            return scene.cards.pop(name), False
    item = CardItem(scene.faces, scene.place(source.zone).card.width(), scene.ratio)
    scene.addItem(item)
    return item, True


def _plain(piece: Piece) -> TokenFace:
    """A single token, without the number of those that lie there."""
    assert isinstance(piece.face, TokenFace)
    return replace(piece.face, text="") if isinstance(piece.face.text, str) else piece.face


def _where(scene: Tabletop, piece: Piece, slots: int) -> tuple[QPointF, QSizeF]:
    """Where a token lies, and how large; where a plaque tells of it, in its middle."""
    place = scene.place(piece.zone)
    size = place.card_at(piece.slot, slots)
    if not place.told or place.spec.seat is None:
        return place.corner(piece.slot, piece.level, slots), size
    return scene.plaque_rect(place.spec.seat).center() - QPointF(size.width() / 2, size.height() / 2), size
