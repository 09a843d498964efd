"""The review page: how the chance to win went, what luck and skill had to do with it, and what was better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QColor, QShowEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from engine.core.text import N_, Player, Text
from engine.learn.review import SeatReview
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.portraits import portrait_icon
from throne_desktop.screens.page import Page
from throne_desktop.screens.review import review_words
from throne_desktop.screens.review.review_parts import DecisionPanel, FigurePanel
from throne_desktop.screens.review.review_words import DecisionWords
from throne_desktop.services.records.replay_host import ReplayHost
from throne_desktop.storage.household import faces_for
from throne_desktop.storage.people import Cast
from throne_desktop.storage.settings import Settings
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets import basics
from throne_desktop.widgets.choices import DropDown
from throne_desktop.widgets.scroll import Scroll
from throne_desktop.widgets.win_curve import CurvePoint, CurveWords, WinCurve

_WIDEST: Final = 1500
_NARROW: Final = 900
"""Below this width, at the usual text size, two figures stand side by side and not four, and parts of a decision one
below the other."""
_CURVE: Final = 0.4
_LEAST_CURVE: Final = 190
"""The share of the page's height that the curve takes, and its least height, at the usual text size."""
_FACE: Final = 26
"""The faces of the players to choose from, in pixels at the usual text size."""
_NAMED: Final = 14
"""How many letters of a player's name there is room for, at least."""
_LIGHTNESS: Final = 0.76

_ABOUT: Final = N_("app", "{player}’s game")
_WORKING: Final = N_("app", "Reviewing every move of the game. The curve appears first; to stop, leave the page.")
_READY: Final = N_("app", "The review is ready.")


class ReviewScreen(Page):
    """`moment_asked` gives the number of moves before a position to show on the table, `tried` that of one to play on
    from, `lab_asked` that of one to try out freely, and `seat_chosen` the seat that the review is to be about."""

    moment_asked = Signal(int)
    tried = Signal(int)
    lab_asked = Signal(int)
    seat_chosen = Signal(int)

    def __init__(self, replay: ReplayHost, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._replay = replay
        self._cast = Cast(lambda: [(player.name, player.is_person) for player in replay.players])
        self._cast.follow(faces_for(settings))
        self._seats = replay.seats
        self.seat = self._seats[0]
        self.review: SeatReview | None = None
        self._points: tuple[CurvePoint, ...] = ()
        self.chooser = DropDown()
        self.chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.chooser.setMinimumContentsLength(_NAMED)
        self.curve = WinCurve()
        self.progress = QProgressBar()
        self.progress.setRange(0, 100)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(8)
        self._state = basics.wrapped("")
        self.figures = [FigurePanel() for _ in range(4)]
        self._sum = basics.wrapped("subtle")
        self._heading = basics.wrapped("heading")
        self._rest = basics.wrapped("subtle")
        self.panels: list[DecisionPanel] = []
        self._moves_before: int | None = None
        """Of the decision that the page is to open at."""
        self._lay_out()
        self.curve.asked.connect(self.moment_asked)
        self.chooser.activated.connect(self._choose)
        self.begin(self.seat)

    def _lay_out(self) -> None:
        self._inner = basics.bare()
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(0, 0, 8, 0)
        self._column.setSpacing(12)
        self._row = QGridLayout()
        self._row.setSpacing(12)
        waiting = QHBoxLayout()
        waiting.setSpacing(14)
        waiting.addWidget(self._state, 2)
        waiting.addWidget(self.progress, 1)
        self._column.addWidget(self.curve)
        self._column.addLayout(waiting)
        self._column.addLayout(self._row)
        for label in (self._sum, self._heading, self._rest):
            self._column.addWidget(label)
        self._column.addStretch(1)
        holder = basics.bare()
        self._middle = QHBoxLayout(holder)
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.addWidget(self._inner)
        self.head.insertWidget(1, self.chooser)
        self.area = Scroll(holder)
        self.body.addWidget(self.area, 1)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def begin(self, seat: int) -> None:
        """The review of that seat's game is on its way."""
        self.seat, self.review, self._points = seat, None, ()
        portrait = self._cast.portrait(seat)
        is_person = self._replay.players[seat].is_person
        self.curve.show_seat(portrait, theme.palette.gold_light if is_person else _light(QColor(portrait.ground)))
        self.curve.show_points(())
        self.progress.setValue(0)
        self._show(_WORKING)

    def show_progress(self, share: float, points: Sequence[CurvePoint]) -> None:
        """So much of the work is done, and these points of the curve are known."""
        self.progress.setValue(round(100 * share))
        if tuple(points) != self._points:
            self._points = tuple(points)
            self.curve.show_points(points)

    def show_review(self, review: SeatReview) -> None:
        """Show the review."""
        self.review = review
        self._points = review_words.points_of(review, self._replay.turns)
        point = self._replay.turning_point
        self.curve.show_points(self._points, None if point is None else (point.begin, point.end),
                               [each.moves for each in review.poor])
        if point is not None:
            self.curve.setValue(max(sum(each.moves <= point.begin for each in self._points) - 1, 0))
        announce(self, words(_READY))
        self._show(None)
        self._go_to_decision()

    def show_trouble(self, trouble: str) -> None:
        """Say why there is no review."""
        self._show(trouble)

    def _show(self, state: Text | str | None) -> None:
        """Show what there is; `state` says what is going on, None for nothing."""
        self._said = state
        ready = self.review is not None
        self._state.setVisible(state is not None)
        self.progress.setVisible(state is _WORKING)
        for part in (*self.figures, self._sum, self._heading, self._rest):
            part.setVisible(ready)
        for panel in self.panels:
            self._column.removeWidget(panel)
            panel.hide()
            panel.deleteLater()
        self.panels = []
        if self.review is not None:
            self._add_panels(self.review)
        self.retranslate()

    def _add_panels(self, review: SeatReview) -> None:
        first = self._column.indexOf(self._rest)
        for number, decision in enumerate(review_words.listed(review)):
            told = DecisionWords(decision, review, self._replay)
            panel = DecisionPanel(told, self._say)
            panel.show_button.clicked.connect(partial(self._open, decision.moves))
            panel.try_button.clicked.connect(partial(self._try, decision.moves))
            panel.lab_button.clicked.connect(partial(self._experiment, decision.moves))
            panel.try_button.setEnabled(self._replay.complete)
            self._column.insertWidget(first + number, panel)
            self.panels.append(panel)

    def return_to(self, moves: int) -> None:
        """Open at the decision after so many moves, once it is shown."""
        self._moves_before = moves

    def _go_to_decision(self) -> bool:
        """Scroll to the decision that the page is to open at, for once; returns whether it is there."""
        panel = next((each for each in self.panels if each.told.decision.moves == self._moves_before), None)
        if panel is None or not self.isVisible():
            return False
        self._moves_before = None
        self.area.ensureWidgetVisible(panel)
        panel.try_button.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _open(self, moves: int) -> None:
        self.moment_asked.emit(moves)

    def _try(self, moves: int) -> None:
        self.tried.emit(moves)

    def _experiment(self, moves: int) -> None:
        self.lab_asked.emit(moves)

    def _choose(self, row: int) -> None:
        if self._seats[row] != self.seat:
            self.seat_chosen.emit(self._seats[row])

    # -- words ---------------------------------------------------------------------------------------------------------

    def _say(self, text: Text) -> str:
        return words(text, self._replay.names).replace(" %", "\N{NO-BREAK SPACE}%")

    def _say_point(self, number: int) -> str:
        point = self._points[number]
        return self._say(review_words.point_words(point, self._replay.mover(point.moves)))

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(QCoreApplication.translate("ReviewScreen", "Review"))
        self.chooser.call(QCoreApplication.translate("ReviewScreen", "Whose review"))
        self.chooser.clear()
        face = theme.scaled(_FACE)
        self.chooser.setIconSize(QSize(face, face))
        for seat in self._seats:
            icon = portrait_icon(self._cast.portrait(seat), face, self.devicePixelRatioF())
            self.chooser.addItem(icon, self._say(_ABOUT.fill(player=Player(seat))))
        self.chooser.setCurrentIndex(self._seats.index(self.seat))
        self.area.setAccessibleName(self.title.text())
        self._state.setText(self._said if isinstance(self._said, str) else "" if self._said is None
                            else self._say(self._said))
        self.progress.setAccessibleName(self._state.text())
        game = self._replay.game.name
        told = "" if self.curve.decisive is None else self._say(review_words.TURNING_POINT)
        self.curve.say(CurveWords(self._say(review_words.CURVE.fill(game=game)), told,
                                  lambda number: self._say(review_words.percent(number)), self._say_point))
        self._heading.setText(self._say(review_words.DECISIONS))
        if self.review is not None:
            for panel, figure in zip(self.figures, review_words.figures(self.review), strict=True):
                panel.show_figure(figure, self._say)
            self._sum.setText(" ".join(map(self._say, (review_words.sum_words(self.review), review_words.POINTS))))
            self._rest.setText(self._say(review_words.rest_words(self.review)))
        for decision in self.panels:
            decision.retranslate()
        self.fit()

    def apply(self, settings: Settings) -> None:
        self._cast.follow(faces_for(settings))
        self.retranslate()

    # -- Qt ------------------------------------------------------------------------------------------------------------

    def fit(self) -> None:
        self._inner.setMaximumWidth(theme.scaled(_WIDEST))
        self.curve.setFixedHeight(max(theme.scaled(_LEAST_CURVE), round(self.height() * _CURVE)))
        narrow = self.room < theme.scaled(_NARROW)
        columns = 2 if narrow else 4
        for number, figure in enumerate(self.figures):
            self._row.addWidget(figure, *divmod(number, columns))
            self._row.setColumnStretch(number, int(number < columns))
        for panel in self.panels:
            panel.stack(narrow)
        for layout in (self._column, self._middle):
            layout.activate()       # at once: until then all would lie upon each other

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._go_to_decision():
            self.curve.setFocus(Qt.FocusReason.OtherFocusReason)


def _light(colour: QColor) -> QColor:
    """The colour of a player as it can be seen on the dark."""
    return QColor.fromHslF(max(0.0, colour.hslHueF()), min(1.0, colour.hslSaturationF() * 1.2), _LIGHTNESS)
