"""While a table is laid by hand: the table shows the draft, and cards go from place to place by mouse or by key."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from engine.base.faces import CardFace
from engine.base.table import Piece
from engine.core.text import N_
from engine.lab.draft import Draft
from engine.table.opened import laid_view
from engine.table.view import View
from throne_desktop.screens.lab.lay_page import LayPage
from throne_desktop.screens.lab.laying_hand import LayingHand
from throne_desktop.table.hand.interaction import TableView

_HELD: Final = 110.0
"""The width of a card from the box that is held, in pixels."""
_NO_PLACE: Final = N_("lab", "No card can go there: drop this one on a place for cards.")
_NO_CARD: Final = N_("lab", "Only cards from the box can be moved.")
_POINTS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_TAKES: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class Laying(QObject):
    """Shows the draft of a LayPage on the table while it is `active`, and changes it by hand."""

    def __init__(self, page: LayPage, table: TableView, holder: QWidget) -> None:
        """The card that is held shows above the `holder`, which has both in it."""
        super().__init__(holder)
        self._page = page
        self._table = table
        self._scene = table.table_scene
        self._holder = holder
        self._seat = 0
        self.view: View | None = None
        self._shown: object = None
        """The table that was shown last."""
        self.hand = LayingHand(table, lambda zone: zone in page.draft.zones, self._zone_of)
        self.hand.moved.connect(self._move)
        self.hand.taken.connect(self._take)
        self.hand.pointed.connect(self._point)
        self.hand.missed.connect(lambda: page.tell(_NO_PLACE))
        page.changed.connect(self.show)
        for signal in (page.place_chosen, self._scene.arranged):
            signal.connect(self._mark)
        page.turned.connect(self._turn_to)
        page.box.carried.connect(self._carry)
        page.box.dropped.connect(self._drop)
        page.there.carried.connect(lambda number, at: self._carry(page.draft.cards(page.chosen_place)[number], at))
        page.there.dropped.connect(self._drop_lying)
        self._held = QLabel(holder)
        self._held.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._held.hide()

    @property
    def active(self) -> bool:
        """Whether a table is being laid now."""
        return self.hand.active

    def begin(self, draft: Draft[Any], seat: int) -> None:
        """Lay this table from now on, seen from that seat's side."""
        self.hand.active = self._scene.is_laid = True
        self._seat = seat
        former = self._page.draft
        try:
            self._page.show_draft(draft)
        except Exception as error:      # a fault of a game, at a text that somebody pasted: what was laid before stays
            self._page.show_draft(former)
            self._page.take_back(former.table, error)
        self._table.lead_away = self._key
        self.show()

    def _mark(self) -> None:
        """Let the table show where cards go."""
        page = self._page
        self.hand.rest(*((page.chosen_place, page.chosen_slot) if self.active else (None, None)))

    def end(self) -> None:
        """Lay no more; the draft stays with the page."""
        self.hand.rest(None)
        self.hand.active = self._scene.is_laid = False
        self._table.lead_away = lambda event: False

    def show(self) -> None:
        """Show the draft on the table; a step after which it cannot be shown is taken back."""
        if not self.active:
            return
        try:
            self._show()
        except Exception as error:      # a fault of a game, at a table that no game comes to: all that was laid stays
            self._page.take_back(self._shown, error)
        else:
            self._shown = self._page.draft.table
            self._mark()

    def _show(self) -> None:
        self._scene.lock(True)
        if not self._page.draft.laid:
            self._seat = 0
        self.view = laid_view(self._page.draft.table, self._seat)
        self._scene.last_moves.recall([])
        self._table.narrator.show_view(self.view)

    def _turn_to(self, seat: int) -> None:
        """Somebody said whose turn it is: they sit at the front."""
        if self.active and seat != self._seat:
            self._seat = seat
            self._page.changed.emit()

    # -- by hand -------------------------------------------------------------------------------------------------------

    def _where(self, piece: Piece) -> tuple[str, int] | None:
        """The zone and the place in it of a card on the table; None for what is no card of the deck."""
        draft = self._page.draft
        for zone in (piece.zone, *draft.zones):
            if zone in draft.zones and piece.kind in draft.cards(zone) and self._is_shown_at(zone, piece):
                cards = draft.cards(zone)
                return zone, len(cards) - 1 - cards[::-1].index(piece.kind)
        return None

    def _is_shown_at(self, zone: str, piece: Piece) -> bool:
        """Whether the cards of a zone may lie where that piece does: there, or without a place of their own."""
        return zone == piece.zone or (self.view is not None and zone not in {each.id for each in self.view.zones})

    def _zone_of(self, seat: int) -> str | None:
        """A seat's hand, or else the first zone of its own."""
        own = [zone.id for zone in self._page.draft.table.zones if zone.owner == seat]
        return next((zone for zone in own if zone.startswith("hand.")), next(iter(own), None))

    def _move(self, piece: Piece, zone: str) -> None:
        found, page = self._where(piece), self._page
        if found is None:
            page.tell(_NO_CARD)
        zone = page.draft.home(piece.kind, zone)
        slot = self.hand.slot
        if found is not None and (found[0] != zone or slot not in (None, piece.slot)):
            page.choose_place(zone)
            page.act(lambda: page.draft.move(*found, zone, slot=slot))
        else:
            self.show()

    def _take(self, piece: Piece) -> None:
        found, page = self._where(piece), self._page
        if found is None:
            page.tell(_NO_CARD)
        else:
            page.act(lambda: page.draft.take(*found))

    def _point(self, zone: str, piece: Piece | None) -> None:
        self._page.choose_place(zone, self.hand.slot)
        self._page.box.setFocus(Qt.FocusReason.MouseFocusReason)     # a name that is typed now looks for a card

    def _carry(self, kind: int, at: QPoint) -> None:
        """Hold a card of the box below the pointer."""
        if self._held.isHidden():
            face = CardFace(self._page.draft.game.cards[kind].id)
            self._held.setPixmap(self._scene.faces.face(face, _HELD, self._holder.devicePixelRatioF()))
            self._held.adjustSize()
            self._held.show()
            self._held.raise_()
        middle = QPoint(self._held.width() // 2, self._held.height() // 3)
        self._held.move(self._holder.mapFromGlobal(at) - middle)
        self.hand.carry_from_box(at)

    def _drop(self, kind: int, at: QPoint) -> None:
        self._held.hide()
        zone = self.hand.drop_from_box(at)
        if zone is not None:
            self._page.put(kind, zone, self.hand.slot)

    def _drop_lying(self, number: int, at: QPoint) -> None:
        """A card of the list of a place is let go over the table."""
        self._held.hide()
        zone, page = self.hand.drop_from_box(at), self._page
        if zone is not None:
            zone = page.draft.home(page.draft.cards(page.chosen_place)[number], zone)
        if zone is not None and zone != page.chosen_place:
            begun, slot = page.chosen_place, self.hand.slot
            page.act(lambda: page.draft.move(begun, number, zone, slot=slot))

    def _key(self, event: QKeyEvent) -> bool:
        """Let keys at the table choose the place that the frame rests on, or put its card back into the box."""
        keyboard = self._table.keyboard
        stop = None if keyboard is None else keyboard.at
        if stop is None or event.key() not in (*_POINTS, *_TAKES):
            return False
        if event.key() in _TAKES and stop.piece is not None:
            self._take(stop.piece)
        elif stop.zone in self._page.draft.zones:
            self._page.choose_place(stop.zone)
            self._page.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True
