"""The play screen: one table for the whole game, the prompt below it, moves, log and rules beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QTabWidget, QVBoxLayout, QWidget

from engine.bots.base import Choice
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.text import N_, Player, Text
from engine.table.view import View
from throne_desktop.i18n import words
from throne_desktop.services.controller import Controller, last_words
from throne_desktop.settings import Settings
from throne_desktop.table.interaction import TableView
from throne_desktop.table.scene import TableScene
from throne_desktop.widgets.icons import icon
from throne_desktop.widgets.log_panel import LogPanel
from throne_desktop.widgets.moves_panel import MovesPanel
from throne_desktop.widgets.prompt_bar import CHOICE_SHARE, PromptBar
from throne_desktop.widgets.rules_panel import RulesPanel

SIDE_WIDTH: Final = 272

_WAITING: Final = N_("app", "{player} is thinking.")
_CHOOSE: Final = N_("app", "Which of these moves?")
_HINT: Final = N_("app", "Hint: {move}. {why}")
_WON: Final = N_("app", "The game is over. The winner is {players}.")
_SHARED: Final = N_("app", "The game is over. These players share the win: {players}.")
_NOBODY: Final = N_("app", "The game is over. Nobody wins.")
_SEALED: Final = N_("app", "The deal is settled. SHA-256 of its seed: {hash}")
_OPENED: Final = N_("app", "Seed of the deal: {seed}")
_ASSISTED: Final = N_("app", "Assisted game")
_PRACTICE: Final = N_("app", "Practice game")


class PlayScreen(QWidget):
    """Shows the game that a controller plays, until another one is opened."""

    left = Signal()
    """The player wants to go to the home screen."""
    again = Signal()
    """The player wants another game like this one."""

    def __init__(self, controller: Controller, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.controller = controller
        self.view: View | None = None
        self._log: list[tuple[int, int | None, Text]] = []
        self._choosing = False
        game = controller.session.game
        self.scene = TableScene(game, self.say, controller.name)
        self.scene.animator.speed = settings.animation_speed
        self.table = TableView(self.scene)
        self.prompt = PromptBar()
        self.moves = MovesPanel()
        self.log = LogPanel()
        self.rules = RulesPanel(game, self.say)
        self._lay_out()
        self._connect()

    def say(self, text: Text) -> str:
        """A Text in the reader's language, with this game's names."""
        return words(text, [self.controller.name(seat) for seat in range(self.controller.session.seats)])

    def _lay_out(self) -> None:
        self._home = QPushButton(icon("home"), "")
        self._home.clicked.connect(self.left)
        self._title = QLabel()
        self._title.setWordWrap(True)
        self._badge = QLabel()
        self._badge.setObjectName("subtle")
        self.tabs = QTabWidget()
        play = QWidget()
        column = QVBoxLayout(play)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.moves, 4)
        column.addWidget(self.log, 5)
        for panel in (play, self.rules):
            self.tabs.addTab(panel, "")
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._home)
        side = QWidget()
        side.setObjectName("side")
        side.setFixedWidth(SIDE_WIDTH)
        beside = QVBoxLayout(side)
        beside.setContentsMargins(12, 10, 12, 12)
        beside.addLayout(head)
        beside.addWidget(self._badge)
        beside.addWidget(self.tabs, 1)
        above = QHBoxLayout()
        above.setSpacing(0)
        above.addWidget(self.table, 1)
        above.addWidget(side)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addLayout(above, 1)
        page.addWidget(self.prompt)
        self._name_parts()

    def _name_parts(self) -> None:
        self._home.setToolTip(QCoreApplication.translate("PlayScreen", "To the home screen; the game is kept"))
        self._home.setAccessibleName(QCoreApplication.translate("PlayScreen", "Home"))
        self._title.setText(f"<b>{self.say(self.controller.session.game.name)}</b>")
        names = (QCoreApplication.translate("PlayScreen", "Moves and log"),
                 QCoreApplication.translate("PlayScreen", "Rules"))
        for index, name in enumerate(names):
            self.tabs.setTabText(index, name)

    def _connect(self) -> None:
        controller = self.controller
        controller.changed.connect(self._happened)
        controller.turned_back.connect(self._turned_back)
        controller.thinking.connect(self.scene.think)
        controller.hinted.connect(self._show_hint)
        controller.remarked.connect(self._remark)
        controller.finished.connect(self._finish)
        self.scene.settled.connect(self._settled)
        self.table.moved.connect(self._submit)
        self.table.asked.connect(self._ask_which)
        self.table.refused.connect(self._refuse)
        self.table.touched.connect(self._touched)
        self.prompt.chosen.connect(self._submit)
        self.prompt.undo_asked.connect(controller.undo)
        self.prompt.hint_asked.connect(controller.ask_hint)
        self.prompt.rule_asked.connect(self._open_rule)
        self.moves.chosen.connect(self._submit)

    # -- the game ------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Show the table and let the game go on."""
        self.view = self.controller.view()
        self._note(_SEALED.fill(hash=self.controller.session.seed_hash))
        self._log += [(number, seat, text) for number, events in self.controller.past()
                      for seat, text in last_words(events)]
        self._rewrite_log()
        self.scene.show_view(self.view)
        self._settled()

    def _note(self, text: Text) -> None:
        """A line in the log that is about the game as such."""
        self._log.append((0, None, text))
        self.log.add([self._line(None, text)])

    def _remark(self, text: Text) -> None:
        """A remark stands in the log, too, for the next prompt takes it away."""
        if self._log[-1] != (0, None, text):
            self._note(text)
        self.prompt.remark(self.say(text))

    def _happened(self, view: View, events: tuple[Event, ...]) -> None:
        self.view = view
        self._choosing = False
        number = len(self.controller.session.moves)
        lines = last_words(events)
        self._log += [(number, seat, text) for seat, text in lines]
        self.log.add([self._line(seat, text) for seat, text in lines])
        self._lock(True)
        self.scene.play(view, events)

    def _turned_back(self, view: View) -> None:
        self.view = view
        number = len(self.controller.session.moves)
        self._log = [line for line in self._log if line[0] <= number]
        self._rewrite_log()
        self.scene.show_view(view)
        self._settled()

    def _settled(self) -> None:
        self._lock(not self.controller.viewer_decides)
        self._show_prompt()
        self.controller.go_on()

    def _lock(self, locked: bool) -> None:
        self.scene.lock(locked)
        for button in self.prompt.buttons:
            button.setEnabled(not locked)
        if locked:
            self.moves.show_moves([])
            self.prompt.hint.setEnabled(False)

    def _submit(self, move: Move) -> None:
        if not self.scene.locked:
            self.controller.submit(move)

    def _line(self, seat: int | None, text: Text) -> tuple[str, str]:
        return ("" if seat is None else self.controller.name(seat)), self.say(text)

    def _rewrite_log(self) -> None:
        self.log.rewrite([self._line(seat, text) for _, seat, text in self._log])

    # -- the prompt ----------------------------------------------------------------------------------------------------

    def _show_prompt(self) -> None:
        view, session = self.view, self.controller.session
        assert view is not None
        self._choosing = False
        self._show_badge()
        self.prompt.undo.setEnabled(session.why_not_undo(self.controller.viewer) is None)
        actor = session.state.actor
        if session.finished:
            self._show_result()
        elif self.controller.viewer_decides:
            self.prompt.ask(self.say(view.prompt), [(move, self.say(view.describe(move))) for move in view.buttons])
            self.moves.show_moves([(move, self.say(view.describe(move))) for move in view.moves])
            self.prompt.hint.setEnabled(True)
        elif actor is not None:
            self.prompt.ask(self.say(_WAITING.fill(player=Player(actor))))

    def _show_badge(self) -> None:
        session = self.controller.session
        kind = _ASSISTED if session.assisted else _PRACTICE if session.practice else None
        self._badge.setVisible(kind is not None)
        if kind is not None:
            self._badge.setText(self.say(kind))

    def _ask_which(self, moves: tuple[Move, ...]) -> None:
        assert self.view is not None
        view = self.view
        self._choosing = True
        offered = [(move, self.say(view.describe(move))) for move in moves]
        self.prompt.ask(self.say(_CHOOSE), offered, share=CHOICE_SHARE)
        self.moves.show_moves(offered)

    def _touched(self) -> None:
        """Touching the table ends a choice between moves, and takes a refusal away."""
        if self._choosing:
            self._show_prompt()
        else:
            self.prompt.remark("")

    def _refuse(self, refusal: Refusal) -> None:
        rule = self.controller.session.game.rule(refusal.rule)
        self.prompt.refuse(rule.id, self.say(rule.title), self.say(refusal.reason))

    def _show_hint(self, choice: Choice) -> None:
        assert self.view is not None
        self.prompt.remark(self.say(_HINT.fill(move=self.view.describe(choice.move), why=choice.why)))
        self.moves.point_at(choice.move)

    def _open_rule(self, number: str) -> None:
        self.tabs.setCurrentWidget(self.rules)
        self.rules.open_at(number)

    def _show_result(self) -> None:
        winners = sorted(self.controller.session.state.winners())
        text = _NOBODY if not winners else _WON if len(winners) == 1 else _SHARED
        self.prompt.ask(self.say(text.fill(players=tuple(map(Player, winners)))))
        again: Callable[[], None] = self.again.emit
        self.prompt.offer(QCoreApplication.translate("PlayScreen", "Play again"), again)

    def _finish(self) -> None:
        self._note(_OPENED.fill(seed=str(self.controller.session.seed)))

    # -- Qt ------------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.scene.animator.running and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape):
            self.scene.animator.skip()
        elif event.key() == Qt.Key.Key_Escape:
            self._show_prompt()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and self.view is not None:
            self._name_parts()
            for part in (self.prompt, self.moves, self.log, self.rules, self.scene):
                part.retranslate()
            self._rewrite_log()
            self._show_prompt()
        super().changeEvent(event)

    def rest(self) -> None:
        """Another page lies above: nobody moves until `wake`."""
        if self.scene.animator.running:
            self.scene.animator.skip()
        self.controller.pause()

    def wake(self) -> None:
        """Nothing lies above any more: let the game go on."""
        self._settled()

    def close_game(self) -> None:
        """Stop playing; the record keeps the game."""
        self.scene.animator.stop()
        self.scene.think(None)
        self.controller.close()
