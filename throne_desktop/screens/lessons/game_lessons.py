"""One game on the learn page: its lessons with a tick for those done, the guided game, questions and books."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from engine.games.registry import manifest
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.screens.pages import PAGES
from throne_desktop.storage.paths import asset
from throne_desktop.storage.progress import Progress
from throne_desktop.widgets import basics
from throne_desktop.widgets.tile import Tile

_EMBLEM: Final = 56
_SIDES: Final = 22
_MARK: Final = 24
"""The side of the mark before a lesson, in pixels at the usual text size."""
_LEFT: Final = 12
_CHEVRON: Final = 7


class LessonRow(QPushButton):
    """A lesson by its title, with its number before it, or a tick once it is done; `number` 0 is for the last step."""

    def __init__(self, number: int, *, done: bool, is_next: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lesson")
        self.number, self.done, self.is_next = number, done, is_next

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = theme.scaled(_MARK)
        mark = QRectF(_LEFT, (self.height() - side) / 2, side, side)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.done:
            _paint_tick(painter, mark)
        else:
            self._paint_number(painter, mark)

    def _paint_number(self, painter: QPainter, mark: QRectF) -> None:
        chrome = theme.palette.chrome
        painter.setPen(QPen(chrome.accent if self.is_next else chrome.handle, 1.5 * theme.palette.stroke))
        painter.setBrush(chrome.primary if self.is_next else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(mark.adjusted(1, 1, -1, -1))
        painter.setPen(chrome.primary_text if self.is_next else chrome.quiet)
        if self.number:
            painter.drawText(mark, Qt.AlignmentFlag.AlignCenter, str(self.number))
        else:
            _paint_pawn(painter, mark)


def _paint_tick(painter: QPainter, mark: QRectF) -> None:
    pen = QPen(theme.palette.chrome.accent, 2.6 * theme.palette.stroke)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    points = [QPointF(0.2, 0.55), QPointF(0.42, 0.76), QPointF(0.82, 0.26)]
    painter.drawPolyline(QPolygonF([mark.topLeft() + QPointF(mark.width() * each.x(), mark.height() * each.y())
                                    for each in points]))


def _paint_pawn(painter: QPainter, mark: QRectF) -> None:
    """A piece of a game in place of a number: what comes after the lessons is a game."""
    painter.setBrush(painter.pen().color())
    painter.setPen(Qt.PenStyle.NoPen)
    side = mark.width()
    painter.drawEllipse(mark.center() - QPointF(0, side * 0.13), side * 0.13, side * 0.13)
    foot = [QPointF(-0.1, 0.0), QPointF(0.1, 0.0), QPointF(0.22, 0.27), QPointF(-0.22, 0.27)]
    painter.drawPolygon(QPolygonF([mark.center() + each * side for each in foot]))


class Head(Tile):
    """The name of a game, with a sign that says whether what is below it is unfolded."""

    def __init__(self, game_id: str) -> None:
        super().__init__("", "", _emblem(game_id), _EMBLEM)
        self.setObjectName("head")
        self.setCheckable(True)
        self.keep_right(_SIDES + 2 * _CHEVRON)
        self.take_clicks()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(theme.palette.chrome.quiet, 2.2 * theme.palette.stroke)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        middle, side = QPointF(self.width() - _SIDES - _CHEVRON, self.height() / 2), _CHEVRON
        rise = -side / 2 if self.isChecked() else side / 2
        tip, ends = middle + QPointF(0, rise / 2), QPointF(side, -rise)
        painter.drawPolyline(QPolygonF([tip + QPointF(-ends.x(), ends.y()), tip, tip + ends]))


class LessonsPanel(QFrame):
    """A game: folded, its name and how far one has come; unfolded, all there is to learn of it.

    `lesson_asked` gives the id of a lesson, `answer_asked` those of a lesson and its task, "scoring/pair"; the others
    ask for the guided game, the rule book, the cheat sheet, the laboratory, and to start over; `turned`, to be
    unfolded or folded.
    """

    lesson_asked = Signal(str)
    answer_asked = Signal(str)
    guided_asked = Signal()
    book_asked = Signal()
    aid_asked = Signal()
    lab_asked = Signal()
    anew_asked = Signal()
    turned = Signal()

    def __init__(self, shown: Progress) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.shown = shown
        self._name = words(manifest(shown.game_id).name)
        self.head = Head(shown.game_id)
        self.head.clicked.connect(self.turned)
        self._body = basics.bare()
        self._make_lessons()
        self.book = self._button("", self.book_asked.emit)
        self.aid = self._button("", self.aid_asked.emit)
        self.lab = self._button("", self.lab_asked.emit)
        self.ask = self._button("", lambda: None, has_place=bool(shown.questions))
        self.ask.setCheckable(True)
        self.ask.toggled.connect(self._show_questions)
        self.anew = self._button("", self.anew_asked.emit, has_place=shown.begun)
        self._verbs = [self.book, self.aid, self.lab, *((self.ask,) if shown.questions else ()),
                       *((self.anew,) if shown.begun else ())]
        self.questions = [self._question(each.answer) for each in shown.questions]
        self._lay_out()
        self.unfold(False)

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _make_lessons(self) -> None:
        shown = self.shown
        self.play = self._button("primary", self._play)
        self._aim = basics.wrapped("subtle")
        self._far = basics.label("subtle")
        self._far.setVisible(shown.begun)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        done, most = (shown.lessons_done, len(shown.lessons)) if shown.lessons else (shown.steps_done, shown.steps)
        self.bar.setRange(0, most)
        self.bar.setValue(done)
        self.bar.setVisible(shown.begun)
        self.lessons = [LessonRow(number, done=each.done, is_next=each is shown.next, parent=self._body)
                        for number, each in enumerate(shown.lessons, 1)]
        for row, lesson in zip(self.lessons, shown.lessons, strict=True):
            row.clicked.connect(_giver(self.lesson_asked, lesson.id))
        self.guided = LessonRow(0, done=shown.guided_done, is_next=shown.next is None,
                                parent=self._body if shown.lessons else None)
        self.guided.clicked.connect(self.guided_asked)

    def _play(self) -> None:
        if self.shown.next is None:
            self.guided_asked.emit()
        else:
            self.lesson_asked.emit(self.shown.next.id)

    def _button(self, kind: str, act: Callable[[], None], *, has_place: bool = True) -> QPushButton:
        """A button of the body; one that has no place there is not shown."""
        button = QPushButton(self._body if has_place else None)
        button.setObjectName(kind)
        button.clicked.connect(act)
        return button

    def _question(self, answer: str) -> QPushButton:
        button = self._button("question", _giver(self.answer_asked, answer))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        return button

    # -- layout --------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        inside = QVBoxLayout(self._body)
        inside.setContentsMargins(_SIDES, 4, _SIDES, 16)
        inside.setSpacing(10)
        far = QHBoxLayout()
        far.setSpacing(14)
        far.addWidget(self.bar, 1)
        far.addWidget(self._far)
        inside.addLayout(far)
        first = QHBoxLayout()
        first.setSpacing(16)
        first.addWidget(self.play)
        first.addWidget(self._aim, 1)
        inside.addLayout(first)
        self._rows, self._asked, self._row_of_verbs = QGridLayout(), QGridLayout(), QGridLayout()
        for grid in (self._rows, self._row_of_verbs, self._asked):
            grid.setSpacing(4 if grid is self._rows else 8)
            inside.addLayout(grid)
        self._asked.setVerticalSpacing(0)
        column.addWidget(self._body)

    def fit(self, width: int) -> None:
        """Arrange lessons, questions and buttons in as many columns as that width has room for.

        Only a panel that is unfolded needs it: measuring its buttons takes 30 ms.
        """
        room = width - 2 * _SIDES
        rows = [*self.lessons, self.guided] if self.lessons else []
        _arrange(self._rows, rows, _columns(rows, room, 2))
        _arrange(self._asked, self.questions, _columns(self.questions, room, 2))
        needed = sum(button.sizeHint().width() + self._row_of_verbs.spacing() for button in self._verbs)
        columns = len(self._verbs) if needed <= room else 2
        for index, button in enumerate(self._verbs):
            self._row_of_verbs.addWidget(button, *divmod(index, columns))
        for column in range(6):
            self._row_of_verbs.setColumnStretch(column, int(column == columns))

    # -- folding -------------------------------------------------------------------------------------------------------

    @property
    def is_unfolded(self) -> bool:
        """Whether all is shown, not only the name."""
        return self.head.isChecked()

    def unfold(self, unfolded: bool) -> None:
        """Show all there is to learn, or the name alone."""
        self.head.setChecked(unfolded)
        self._body.setVisible(unfolded)
        self._show_questions(unfolded and self.ask.isChecked())

    def _show_questions(self, shown: bool) -> None:
        for button in self.questions:
            button.setVisible(shown)

    # -- words ---------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Put the panel into the language in use now."""
        game = manifest(self.shown.game_id)
        self._name = name = words(game.name)
        how_far = _how_far(self.shown)
        self.head.say(name, words(game.summary) if self.is_unfolded else how_far)
        self._far.setText(how_far)
        self.bar.setAccessibleName(how_far)
        aim = self.shown.next
        after = QCoreApplication.translate("LearnScreen", "After the next lesson:")
        self._aim.setText("" if aim is None else f"{after}\n{words(aim.aim)}")
        for row, lesson in zip(self.lessons, self.shown.lessons, strict=True):
            _name_row(row, words(lesson.title), words(lesson.aim))
        guided = QCoreApplication.translate("LearnScreen", "A short but real game with a teacher")
        some = 0 < self.shown.steps_done < self.shown.steps
        _name_row(self.guided, guided, _steps_done(self.shown) if some else "")
        for button, question in zip(self.questions, self.shown.questions, strict=True):
            button.setText(words(question.text))
        said = {self.play: _play_words(self.shown),
                self.book: words(PAGES["rules"].title),
                self.aid: QCoreApplication.translate("LearnScreen", "Cheat sheet"),
                self.lab: words(PAGES["lab"].title),
                self.ask: QCoreApplication.translate("LearnScreen", "Questions"),
                self.anew: QCoreApplication.translate("LearnScreen", "Start over")}
        for button, spoken in said.items():
            button.setText(spoken)
            button.setAccessibleName(f"{spoken}. {name}")


def _name_row(row: LessonRow, title: str, aim: str) -> None:
    row.setText(title)
    row.setToolTip(aim)
    done = QCoreApplication.translate("LearnScreen", "Done") if row.done else ""
    number = str(row.number) if row.number else ""
    row.setAccessibleName(". ".join(filter(None, (number, title, done))))
    row.setAccessibleDescription(aim or " ")


def _columns(buttons: Sequence[QPushButton], room: int, most: int) -> int:
    widest = max((button.sizeHint().width() for button in buttons), default=1)
    return max(1, min(most, room // (widest + 8)))


def _arrange(grid: QGridLayout, buttons: Sequence[QWidget], columns: int) -> None:
    """Fill column after column, so that numbers run downwards."""
    rows = -(-len(buttons) // columns)
    for index, button in enumerate(buttons):
        column, row = divmod(index, max(1, rows))
        grid.addWidget(button, row, column)
    for column in range(columns):
        grid.setColumnStretch(column, 1)


def _giver(signal: SignalInstance, value: str) -> Callable[[], None]:
    return lambda: signal.emit(value)


def _emblem(game_id: str) -> QIcon:
    path = asset("games", game_id.replace("-", "_"), f"{manifest(game_id).emblem}.svg")
    return QIcon(drawn(path, QSize(_EMBLEM, _EMBLEM)))


def _how_far(shown: Progress) -> str:
    if not shown.begun:
        return QCoreApplication.translate("LearnScreen", "Not started yet.")
    if not shown.lessons:
        return _steps_done(shown)
    if shown.next is None:
        return QCoreApplication.translate("LearnScreen", "All lessons are done.")
    return QCoreApplication.translate("LearnScreen", "{done} of {all} lessons done").format(
        done=shown.lessons_done, all=len(shown.lessons))


def _steps_done(shown: Progress) -> str:
    if shown.guided_done:
        return QCoreApplication.translate("LearnScreen", "All steps are done.")
    return QCoreApplication.translate("LearnScreen", "{done} of {all} steps done").format(
        done=shown.steps_done, all=shown.steps)


def _play_words(shown: Progress) -> str:
    if shown.next is not None:
        if shown.next is shown.lessons[0]:
            return QCoreApplication.translate("LearnScreen", "Learn it in a minute")
        return QCoreApplication.translate("LearnScreen", "Next: {lesson}").format(lesson=words(shown.next.title))
    if not shown.steps_done:
        return QCoreApplication.translate("LearnScreen", "Play the guided first game")
    if shown.guided_done:
        return QCoreApplication.translate("LearnScreen", "Play the guided game again")
    return QCoreApplication.translate("LearnScreen", "Keep learning")


def unfold_only(panels: Iterable[LessonsPanel], chosen: LessonsPanel | None) -> None:
    """Let one panel be unfolded, and no other."""
    for panel in panels:
        panel.unfold(panel is chosen)
        panel.retranslate()
