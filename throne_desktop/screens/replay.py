"""The replay screen: a recorded game on the table, move by move, as one seat saw it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider, QVBoxLayout, QWidget

from engine.core.events import Event
from engine.core.text import N_, Text
from engine.session.record import Record
from engine.table.view import View, view
from throne_desktop.i18n import words
from throne_desktop.services.controller import last_words
from throne_desktop.settings import Settings
from throne_desktop.table.interaction import TableView
from throne_desktop.table.scene import TableScene
from throne_desktop.widgets.icons import icon
from throne_desktop.widgets.log_panel import LogPanel
from throne_desktop.widgets.prompt_bar import HEIGHT
from throne_desktop.widgets.side_panel import SIDE_WIDTH

_PACE: Final = 550
"""Milliseconds between a move that is shown and the next one."""
_POSITION: Final = N_("app", "Move {number} of {all}")


class ReplayScreen(QWidget):
    """Shows a record from the seat of its first person; raises RecordError if it cannot be played."""

    left = Signal()

    def __init__(self, record: Record, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._record = record
        self._states = record.replay()
        self._moves = record.moves
        people = [seat for seat, player in enumerate(record.players) if player.level is None]
        self._seat = people[0] if people else 0
        self._events = [self._events_of(number) for number in range(len(self._moves))]
        self._at = 0
        self.scene = TableScene(record.game, self._say, self._name)
        self.scene.animator.speed = settings.animation_speed
        self.scene.lock(True)
        self.table = TableView(self.scene)
        self.log = LogPanel()
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(_PACE)
        self._clock.timeout.connect(self.forward)
        self.scene.settled.connect(self._settled)
        self._playing = False
        self._lay_out()
        self.go_to(0)

    def _name(self, seat: int) -> str:
        return self._record.players[seat].name

    def _say(self, text: Text) -> str:
        return words(text, [player.name for player in self._record.players])

    def _events_of(self, number: int) -> tuple[Event, ...]:
        """What the seat saw of a move."""
        events: list[Event] = []
        self._states[number].clone().apply(self._moves[number], events)
        return tuple(seen for event in events if (seen := event.seen_by(self._seat)) is not None)

    # -- layout --------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setRange(0, len(self._moves))
        self._slider.valueChanged.connect(self._slid)
        self._label = QLabel()
        self._label.setObjectName("prompt")
        self._start = self._button("undo", lambda: self.go_to(0))
        self._play = self._button("play", self.play_or_pause)
        self._step = self._button("step", self.forward)
        self._end = self._button("skip", lambda: self.go_to(len(self._moves)))
        self._home = self._button("home", self.left.emit)
        bar = QWidget()
        bar.setObjectName("promptbar")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        bar.setFixedHeight(HEIGHT)
        row = QHBoxLayout(bar)
        row.setContentsMargins(18, 6, 14, 6)
        row.setSpacing(10)
        row.addWidget(self._label)
        row.addWidget(self._slider, 1)
        for button in (self._start, self._play, self._step, self._end, self._home):
            row.addWidget(button)
        side = QWidget()
        side.setObjectName("side")
        side.setFixedWidth(SIDE_WIDTH)
        beside = QVBoxLayout(side)
        beside.addWidget(self.log)
        above = QHBoxLayout()
        above.setSpacing(0)
        above.addWidget(self.table, 1)
        above.addWidget(side)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addLayout(above, 1)
        page.addWidget(bar)
        self._name_parts()

    def _button(self, name: str, act: object) -> QPushButton:
        button = QPushButton(icon(name, "bar_text"), "")
        button.setObjectName("quiet")
        button.clicked.connect(act)
        return button

    def _name_parts(self) -> None:
        for button, name in ((self._start, QCoreApplication.translate("ReplayScreen", "To the start")),
                             (self._play, QCoreApplication.translate("ReplayScreen", "Play or pause")),
                             (self._step, QCoreApplication.translate("ReplayScreen", "One move on")),
                             (self._end, QCoreApplication.translate("ReplayScreen", "To the end")),
                             (self._home, QCoreApplication.translate("ReplayScreen", "Home"))):
            button.setToolTip(name)
            button.setAccessibleName(name)
        self._slider.setAccessibleName(QCoreApplication.translate("ReplayScreen", "Position in the game"))

    # -- going through the game ----------------------------------------------------------------------------------------

    def _view(self) -> View:
        return view(self._states[self._at].observation(self._seat))

    def go_to(self, number: int) -> None:
        """Show the position after so many moves at once."""
        self._at = max(0, min(number, len(self._moves)))
        self.scene.show_view(self._view())
        lines = [line for events in self._events[:self._at] for line in self._lines(events)]
        self.log.rewrite(lines)
        self._show_position()

    def _lines(self, events: tuple[Event, ...]) -> list[tuple[str, str]]:
        return [("" if seat is None else self._name(seat), self._say(text)) for seat, text in last_words(events)]

    def forward(self) -> None:
        """Show the next move."""
        if self._at == len(self._moves):
            self._playing = False
            return
        events = self._events[self._at]
        self._at += 1
        self.log.add(self._lines(events))
        self._show_position()
        self.scene.play(self._view(), events)

    def play_or_pause(self) -> None:
        """Go on by itself, or stop doing so."""
        self._playing = not self._playing
        if self._playing:
            if self._at == len(self._moves):
                self.go_to(0)
            self.forward()
        else:
            self._clock.stop()

    def _settled(self) -> None:
        if self._playing:
            self._clock.start()

    def _slid(self, number: int) -> None:
        if number != self._at:
            self._playing = False
            self._clock.stop()
            self.go_to(number)

    def _show_position(self) -> None:
        self._slider.setValue(self._at)
        self._label.setText(self._say(_POSITION.fill(number=self._at, all=len(self._moves))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Right:
            self.forward()
        elif event.key() == Qt.Key.Key_Left:
            self.go_to(self._at - 1)
        elif event.key() == Qt.Key.Key_Space:
            self.play_or_pause()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._name_parts()
            self.scene.retranslate()
            self.go_to(self._at)
        super().changeEvent(event)
