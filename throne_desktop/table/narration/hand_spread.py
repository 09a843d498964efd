"""The viewer's hand in motion: one card comes forward and its neighbours part; what can be played rises."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF

from engine.base.faces import BACK
from engine.base.table import Piece
from throne_desktop.table.geometry import hand_layout, zlayers
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.motion import motions
from throne_desktop.table.motion.animator import Animator
from throne_desktop.table.motion.tweens import Tween
from throne_desktop.table.tabletop import Tabletop


class Parting(QObject):
    """Lets the cards of the viewer's hand glide to where they lie now.

    It has an animator of its own, as the player need not wait for it; its speed is that of the scene's. Where motion is
    reduced, they lie there at once.
    """

    def __init__(self, scene: Tabletop, animator: Animator) -> None:
        super().__init__(scene)
        self._scene = scene
        self._pace = animator
        self._animator = Animator(self)
        scene.changing.connect(self.finish)
        scene.arranged.connect(self._animator.stop)     # whatever glides would arrive where it lay before
        scene.shown.connect(self._settle)
        scene.lock_changed.connect(self._settle)

    def bring(self, piece_id: str | None) -> None:
        """Bring a card of the viewer's hand forward, or none; nothing happens while something else moves."""
        if not self._can_come(piece_id):
            piece_id = None
        if piece_id == self._scene.forward or self._pace.running:
            return
        self._scene.put_forward(piece_id)
        self._glide()

    def finish(self) -> None:
        """Put what is on its way where it belongs."""
        self._animator.skip()

    def front_at(self, point: QPointF) -> CardItem | None:
        """The card in front, if that point is on it or below it, where it would lie if it had not risen."""
        item = self._scene.cards.get(self._scene.forward or "")
        if item is None or item.piece is None or item.zValue() >= zlayers.FLYING:
            return None
        rect = item.card_rect().translated(item.pos())
        height = self._scene.place(item.piece.zone).card.height()
        rect.setBottom(max(rect.bottom(), rect.top() + hand_layout.RISE + height))
        return item if rect.contains(point) else None

    def _can_come(self, piece_id: str | None) -> bool:
        piece = next((piece for piece in self._scene.own_hand() if piece.id == piece_id), None)
        return (piece is not None and piece.face != BACK
                and self._scene.place(piece.zone).card.width() >= hand_layout.FAN_BELOW)

    def _settle(self) -> None:
        """The table lies as the view has it, or was locked or unlocked: what can be played rises or sinks."""
        if not self._pace.running and any(item.pos() != self._scene.home(piece) for piece, item in self._lying()):
            self._glide()

    def _lying(self) -> list[tuple[Piece, CardItem]]:
        """The pieces of the viewer's hand that lie in it, and are not carried."""
        found = [(piece, self._scene.cards.get(piece.id)) for piece in self._scene.own_hand()]
        return [(piece, item) for piece, item in found if item is not None and item.zValue() < zlayers.FLYING]

    def _glide(self) -> None:
        """Put the cards where they lie now, and let them be seen going there."""
        self._animator.stop()
        before = [(item, item.pos(), item.width) for _, item in self._lying()]
        for piece, _ in self._lying():
            self._scene.sync_card(piece, 0)
        self._scene.shown.emit()
        tweens = [Tween(item, pos, item.pos(), motions.PART, from_width=width, width=item.width)
                  for item, pos, width in before if pos != item.pos() or width != item.width]
        self._animator.speed = 0.0 if self._pace.reduced else self._pace.speed
        self._animator.play(tweens, 0, lambda: None)
