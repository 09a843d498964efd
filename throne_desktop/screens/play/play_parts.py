"""The parts of a play screen, laid out: the table with the ribbon on it, and the rail with what unfolds from it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.core.text import Text
from throne_desktop.kept.people import Cast
from throne_desktop.language.i18n import rendered
from throne_desktop.screens.around_table.handover import Curtain
from throne_desktop.screens.around_table.picker import Picker
from throne_desktop.screens.around_table.picker_strip import rooms
from throne_desktop.screens.around_table.rail import Rail
from throne_desktop.screens.around_table.ribbon import Ribbon
from throne_desktop.screens.around_table.side_layout import Surround
from throne_desktop.screens.around_table.side_panel import SidePanel
from throne_desktop.screens.play.help_consent import Assent
from throne_desktop.screens.play.sound_cues import Hearing
from throne_desktop.screens.play.unsaved import Unsaved
from throne_desktop.services.game.controller import Controller
from throne_desktop.services.records.practice_origin import Origin
from throne_desktop.table.hand import accessible
from throne_desktop.table.hand.interaction import TableView
from throne_desktop.table.items.overlay_above_ribbon import Sky
from throne_desktop.table.scene import TableScene

_EDGE: Final = 6
"""Pixels around pictures to choose from."""


class PlayParts(QWidget):
    """What a play screen consists of. What these parts do in a game, the screen itself decides."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.controller = controller
        controller.setParent(self)      # else what is connected to its signals would keep the whole game for good
        self.more_stops: tuple[QWidget, ...] = ()
        """Further parts of the screen that can have the focus, between the ribbon and what is beside the table."""
        self.origin: Origin | None = None
        """The decision in a review that this practice game began with."""
        game = controller.session.game
        self.scene = TableScene(game, self.say, controller.name)
        self.scene.faces.cast = Cast(lambda: [(player.name, player.is_person) for player in controller.session.players])
        accessible.install()
        self.table_view = TableView(self.scene)
        self.rail = Rail(has_aid=game.has_lessons)
        self.panel = SidePanel(game, self.say)
        self.surround = Surround(self.table_view, self.rail, self.panel, self)
        self.moves, self.log, self.rules = self.panel.moves, self.panel.log, self.panel.rules
        self.curtain = Curtain(self.scene.faces.place, self.surround)
        self.ribbon = Ribbon(self.surround)
        self.sky = Sky(self.scene, self.surround)
        self.picker = Picker(self.table_view, self.scene.faces)
        self.assent = Assent(controller, self.ribbon, self.rail, self.say)
        self.hearing = Hearing(controller, self.scene, self.table_view)
        self._lay_out()

    def say(self, text: Text) -> str:
        """A Text in the reader's language, with this game's names."""
        return rendered(text, self.controller.name)

    def _lay_out(self) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(Unsaved(self.controller.keeping))
        page.addWidget(self.surround, 1)
        self.table_view.preview.covers += [self.ribbon, self.picker]
        self.panel.raise_()
        self.scene.arranged.connect(self.place_ribbon)
        self.ribbon.lies.connect(self._note_ribbon)
        self.surround.arranged.connect(self.place_ribbon)

    def lock(self, locked: bool) -> None:
        """Let no move be made, or let it be."""
        self.scene.lock(locked)
        self.ribbon.allow_moves(not locked)
        if locked:
            self.picker.offer(())
            self.moves.show_moves([])
            self.rail.allow(self.rail.hint, False)
        self.hearing.look(locked=locked)

    def lead_back(self, origin: Origin) -> None:
        """Offer the way back to the review that this practice game began in."""
        self.origin = origin
        self.rail.offer_way_back()

    def open_rule(self, number: str) -> None:
        """Unfold the rules at one of them."""
        self.surround.show_page("rules")
        self.rules.open_at(number)

    def _note_ribbon(self) -> None:
        self.scene.ribbon = QRectF(self.ribbon.geometry())
        self.sky.span(self.ribbon.geometry())
        self.picker.spare(self.ribbon.geometry())

    def place_ribbon(self) -> None:
        """Lay the ribbon, the curtain and the picker where the table has room for them."""
        self.curtain.setGeometry(self.surround.room)
        self.scene.cover(self.panel.geometry().left() if self.panel.isVisible() else float("inf"))
        curtained = self.controller.curtain is not None
        room = self.curtain.ribbon_rect if curtained else self._ribbon_room()
        if not curtained and self.panel.isVisible():
            room.setRight(min(room.right(), self.panel.geometry().left() - _EDGE))
        self.ribbon.fit(room)
        self.sky.setVisible(not curtained)
        self.picker.fit(self._rooms_for_pictures())

    def _ribbon_room(self) -> QRect:
        """The room for what is asked, in whole pixels: not one of them lies below a card that comes forward."""
        room = self.scene.ribbon_rect
        corner = room.toAlignedRect().topLeft()
        return QRect(corner, QPoint(int(room.right()) - 1, int(room.bottom()) - 1)) if not room.isEmpty() else QRect()

    def _rooms_for_pictures(self) -> list[QRect]:
        """Where pictures to choose from may lie: neither over what is asked nor over what the game is about."""
        scene, view = self.scene, self.scene.view
        if view is None:
            return []
        plaques = [plaque.rect for plaque in scene.seats if plaque.seat != view.seat]
        table = self.table_view.rect()
        if self.panel.isVisible():
            table.setRight(min(table.right(), self.panel.geometry().left()))
        return rooms(table, self.ribbon.geometry(), plaques, scene.plaque_rect(view.seat), scene.hero_rects())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the table ends what moves there as well."""
        if self.scene.animator.running:
            self.scene.animator.skip()
