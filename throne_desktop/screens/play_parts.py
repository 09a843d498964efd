"""The parts of a play screen, laid out: the table, the prompt below it, moves, log and rules beside it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core.text import Text
from throne_desktop.language.i18n import words
from throne_desktop.screens.assent import Assent
from throne_desktop.screens.unsaved import Unsaved
from throne_desktop.services.controller import Controller
from throne_desktop.table import accessible
from throne_desktop.table.interaction import TableView
from throne_desktop.table.scene import TableScene
from throne_desktop.widgets.handover import Curtain
from throne_desktop.widgets.picker import Picker
from throne_desktop.widgets.prompt_bar import PromptBar
from throne_desktop.widgets.side_panel import SidePanel


class PlayParts(QWidget):
    """What a play screen consists of. What these parts do in a game, the screen itself decides."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.controller = controller
        self.more_stops: tuple[QWidget, ...] = ()
        """Further parts of the screen that can have the focus, between the prompt and what is beside the table."""
        game = controller.session.game
        self.scene = TableScene(game, self.say, controller.name)
        accessible.install()
        self.table_view = TableView(self.scene)
        self.prompt = PromptBar()
        self.side = SidePanel(game, self.say)
        self.moves, self.log, self.rules = self.side.moves, self.side.log, self.side.rules
        self.assent = Assent(controller, self.prompt, self.say)
        self._lay_out()

    def say(self, text: Text) -> str:
        """A Text in the reader's language, with this game's names."""
        return words(text, [self.controller.name(seat) for seat in range(self.controller.session.seats)])

    def _lay_out(self) -> None:
        self._above = QWidget()
        above = QHBoxLayout(self._above)
        above.setContentsMargins(0, 0, 0, 0)
        above.setSpacing(0)
        above.addWidget(self.table_view, 1)
        above.addWidget(self.side)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self._above, 1)
        page.addWidget(Unsaved(self.controller.keeping))
        page.addWidget(self.prompt)
        self.curtain = Curtain(self._above)
        self.picker = Picker(self.table_view, self.scene.faces)
        self.table_view.preview.covers.append(self.picker)
