"""The replay screen: a recorded game on the table, forwards and backwards, from any viewpoint it may be seen from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core.text import N_, Player, Text
from engine.learn.own_rules import PLAYED_IN
from engine.table.view import View, view
from throne_desktop.language.i18n import words
from throne_desktop.look.desktop import is_still
from throne_desktop.screens.records.replay_bar import KEYS, ReplayBar
from throne_desktop.screens.records.replay_log import Row
from throne_desktop.screens.records.replay_side import ReplaySide
from throne_desktop.services.game.conceding import CONCEDED
from throne_desktop.services.game.viewpoint import Disclosure, Viewpoint
from throne_desktop.services.records.replay_host import ReplayHost
from throne_desktop.storage.people import Cast
from throne_desktop.storage.settings import Settings
from throne_desktop.table.hand import accessible
from throne_desktop.table.hand.announce import announce, told
from throne_desktop.table.hand.interaction import TableView
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop

PACE = 550
"""Milliseconds between one move and the next, at normal speed."""
_OVERALL: Final = {key for name, key in KEYS.items() if name != "play"}
"""The keys that work wherever the focus is; the space bar presses the focused button."""

_TURN: Final = N_("app", "Turn {number}: {player}")
_SEEN_BY: Final = N_("app", "As {player} saw it")
_SEEN_BY_ALL: Final = N_("app", "As everyone saw it")
_ALL_OPEN: Final = N_("app", "All cards face up")
_ONLY_ONE: Final = N_("app", "This game is not finished, so you see only what {player} saw.")
_ONLY_PUBLIC: Final = N_("app", "This game is not finished, so you see only what everyone at the table saw.")
_OLDER: Final = N_("app", "This game was started under older rules.")
_CUT_BY_RULES: Final = N_("app", "This game was played under older rules, so it is shown only as far as today’s "
                                 "rules allow.")
_DAMAGED: Final = N_("app", "This record is damaged, so it is shown only as far as it can be read.")
_ASSISTED: Final = N_("app", "Assisted game")
_PRACTICE: Final = N_("app", "Practice game")


class ReplayScreen(QWidget):
    """Shows a record, of which it knows what its host says."""

    left = Signal()
    reviewed = Signal()
    """Asks for the review of the game."""
    branched = Signal(int, int)
    """Asks to play on from here: the number of moves, and the seat of the viewpoint."""

    tried_out = Signal(int, object)
    """Asks for the laboratory with the table after that many moves, as it is seen from a Viewpoint."""

    def __init__(self, replay: ReplayHost, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._replay = replay
        self._viewpoints = replay.viewpoints()
        self._viewpoint = self._viewpoints[0]
        self._at = 0
        self._playing = False
        self.scene = Tabletop(replay.game, self._say, self._name)
        self.scene.faces.cast = Cast(lambda: [(player.name, player.is_person) for player in replay.players])
        self.scene.lock(True)
        self.scene.settled.connect(self._settled)
        accessible.install()
        self.narrator = Narrator(self.scene)
        self.table_view = TableView(self.scene, self.narrator)
        self.bar = ReplayBar(self._replay.length)
        self.side = ReplaySide(self._say(replay.game.name))
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(PACE)
        self._clock.timeout.connect(self.forward)
        self._lay_out()
        self._connect()
        self.apply(settings)
        self.go_to(0)

    def _name(self, seat: int) -> str:
        return self._replay.names[seat]

    def _say(self, text: Text) -> str:
        return words(text, self._replay.names)

    def apply(self, settings: Settings) -> None:
        """Follow the user's choices."""
        self._speed = settings.animation_speed
        self.narrator.animator.reduced = is_still(settings.motion)
        self._change_speed()
        self.scene.faces.follow(settings)
        self.scene.show_marks = settings.show_marks
        self.narrator.remind(settings.show_known)
        self.side.fit()
        self._show_words()
        self.table_view.change_look()

    def _lay_out(self) -> None:
        above = QHBoxLayout()
        above.setSpacing(0)
        above.addWidget(self.table_view, 1)
        above.addWidget(self.side)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addLayout(above, 1)
        page.addWidget(self.bar)

    def _connect(self) -> None:
        last, replay = self._replay.length, self._replay
        acts: tuple[tuple[str, Callable[[], None]], ...] = (
            ("start", lambda: self.go_to(0)),
            ("turn-back", lambda: self.go_to(replay.turn_before(self._at))),
            ("back", lambda: self.go_to(self._at - 1)),
            ("play", self.play_or_pause),
            ("forward", self._step),
            ("turn-on", lambda: self.go_to(replay.turn_after(self._at))),
            ("end", lambda: self.go_to(last)))
        self._acts = dict(acts)
        for name, act in acts:
            self.bar.buttons[name].clicked.connect(act)
        self.bar.slider.valueChanged.connect(self.go_to)
        self.bar.speed.currentIndexChanged.connect(self._change_speed)
        self.side.log.jumped.connect(self.go_to)
        self.side.log.pointed.connect(self.narrator.marks.light)
        self.side.seen_by.currentIndexChanged.connect(self._look)
        self.side.back.clicked.connect(self.left)
        self.side.review.clicked.connect(self.reviewed)
        self.side.review.setVisible(replay.finished)
        self.side.branch.clicked.connect(lambda: self.branched.emit(self._at, self._viewpoint.seat))
        self.side.lab.clicked.connect(lambda: self.tried_out.emit(self._at, self._viewpoint))
        for widget in (*self.bar.buttons.values(), self.bar.slider, self.bar.speed, self.side.log,
                       self.side.seen_by, self.side.back, self.side.review, self.side.branch, self.side.lab,
                       self.table_view):
            widget.installEventFilter(self)

    # -- words ---------------------------------------------------------------------------------------------------------

    def _show_words(self) -> None:
        """Write all that is said about the game in the language in use now."""
        kinds = [text for text, is_so in ((_PRACTICE, self._replay.practice), (_ASSISTED, self._replay.assisted))
                 if is_so]
        own = self._replay.own_edition
        if own is not None:
            kinds.insert(0, PLAYED_IN.fill(name=own.name))
        self.side.show_kind("\n".join(map(self._say, kinds)))
        self.side.show_remark(" ".join(map(self._say, self._remarks())))
        with QSignalBlocker(self.side.seen_by):
            self.side.seen_by.clear()
            self.side.seen_by.addItems([self._say(_name_of(each)) for each in self._viewpoints])
            self.side.seen_by.setCurrentIndex(self._viewpoints.index(self._viewpoint))
        self.side.seen_by.setEnabled(len(self._viewpoints) > 1)
        self._show_log()

    def _remarks(self) -> tuple[Text, ...]:
        """What limits the replay: changed rules, damage, and who may see what."""
        if not self._replay.complete:
            return (_CUT_BY_RULES,)
        changes = (_OLDER, *self._replay.rule_changes) if self._replay.older_rules else ()
        if self._replay.damaged:
            return (*changes, _DAMAGED)
        if self._replay.finished:
            return changes
        only = self._viewpoints[0]
        seen = _ONLY_PUBLIC if only.public else _ONLY_ONE.fill(player=Player(only.seat))
        return (*changes, seen)

    def _show_log(self) -> None:
        """A turn begins with its player; whoever else does something in it is named above that.

        What several chose in secret is told after the last of them, each under their own name.
        """
        lines, turns = self._replay.lines(self._viewpoint), self._replay.turns
        rows: list[Row] = []
        named: int | None = None
        done = 0
        for number in range(self._replay.length):
            actor = self._replay.mover(number)
            if actor is not None and number in turns.begins:
                named = actor
                rows.append(self._heading(number, actor, _TURN.fill(number=turns.at(number), player=Player(actor))))
            while done < len(lines) and lines[done].moves == number + 1:
                seat = lines[done].event.seat
                if seat is not None and seat != named:
                    named = seat
                    rows.append(self._heading(number, seat))
                rows.append(Row(number + 1, self._say(lines[done].text), about=(lines[done].event,)))
                done += 1
        if self._replay.conceded is not None:
            rows.append(Row(self._replay.length, self._say(CONCEDED.fill(player=Player(self._replay.conceded)))))
        self.side.log.show_rows(rows)

    def _heading(self, number: int, seat: int, text: Text | None = None) -> Row:
        """A row with the name of a seat, or that text with its portrait, before the move with that number."""
        return Row(number, self._replay.names[seat] if text is None else self._say(text), heading=True,
                   portrait=self.scene.seats.portrait(seat))

    # -- going through the game ----------------------------------------------------------------------------------------

    def _view(self) -> View:
        return self._replay.view(self._at, self._viewpoint)

    def go_to(self, number: int) -> None:
        """Show the position after that many moves, and stay there."""
        self._stop()
        self._at = max(0, min(number, self._replay.length))
        self.scene.last_moves.recall([self._replay.events(move, self._viewpoint) for move in range(self._at)])
        self.narrator.show_view(self._view())
        self._show_position()

    def open_at(self, moves: int, seat: int) -> None:
        """Show the position after that many moves, as that seat saw it if that may be shown."""
        shown = next((each for each in self._viewpoints if each == Viewpoint(seat)), self._viewpoint)
        self.side.seen_by.setCurrentIndex(self._viewpoints.index(shown))
        self.go_to(moves)

    def _step(self) -> None:
        self._stop()
        self.forward()

    def forward(self) -> None:
        """Show the next move."""
        if self._at == self._replay.length:
            self._stop()
            return
        heard = self._replay.heard(self._at, self._viewpoint)
        seen = self._replay.snapshots(self._at, self._viewpoint)
        self._at += 1
        self._show_position()
        for text in told(heard.events):
            announce(self.side.log, self._say(text))
        self.narrator.play(view(heard.observation), heard.events, seen)

    def play_or_pause(self) -> None:
        """Start or stop the replay; at the end, start again from the beginning."""
        if self._playing:
            self._stop()
            return
        if self._at == self._replay.length:
            self.go_to(0)
        self._playing = True
        self.bar.show_playing(True)
        self.forward()

    def _stop(self) -> None:
        self._playing = False
        self._clock.stop()
        self.bar.show_playing(False)

    def _settled(self) -> None:
        if self._playing:
            self._clock.start()

    def _show_position(self) -> None:
        self.bar.show_position(self._at)
        self.side.log.mark(self._at)
        self.side.branch.setEnabled(self._replay.complete and self._replay.mover(self._at) is not None)

    def _look(self, index: int) -> None:
        """Look at the game from another viewpoint."""
        self._viewpoint = self._viewpoints[index]
        self._show_log()
        self.go_to(self._at)

    @property
    def pace(self) -> int:
        """Milliseconds between one move and the next, at the speed chosen now."""
        return round(PACE / self.bar.factor)

    def _change_speed(self) -> None:
        self._clock.setInterval(self.pace)
        self.narrator.animator.speed = self._speed * self.bar.factor

    # -- Qt ------------------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys of the replay work wherever the focus is."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in _OVERALL:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        name = next((name for name, key in KEYS.items() if key == event.key()), None)
        if name is not None:
            self._acts[name]()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.bar.retranslate()
            self.side.retranslate(self._say(self._replay.game.name))
            self._show_words()
            self.scene.retranslate()
            self.go_to(self._at)
        super().changeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop all movement while the screen is hidden."""
        self._stop()
        if self.narrator.animator.running:
            self.narrator.animator.skip()
        super().hideEvent(event)


def _name_of(viewpoint: Viewpoint) -> Text:
    """What a viewpoint shows, in words."""
    if viewpoint.disclosure is Disclosure.OPEN:
        return _ALL_OPEN
    return _SEEN_BY_ALL if viewpoint.public else _SEEN_BY.fill(player=Player(viewpoint.seat))
