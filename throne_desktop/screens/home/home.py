"""The home screen: a hall with a door for every game, and on its table all else that can be done.

Most starts wait for it. The picture is kept between starts (`look/picture_cache.py`). The names in `Qt`, which take 14
of 120 ms to make, are imported where they are needed, and none is needed for the first frame.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from engine import GAMES
from engine.games.registry import manifest
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.home import home_words
from throne_desktop.screens.home.home_buttons import Door, OwnFace, Spot, height_of, width_of
from throne_desktop.screens.home.home_cache import cards_picture, hall_picture
from throne_desktop.screens.home.home_contents import Shown
from throne_desktop.screens.home.home_plan import ROD, HomePlan, Needs, arranged, widths
from throne_desktop.screens.home.home_tabletop import Book, Day, DayExercise, GameToContinue, Seals
from throne_desktop.screens.pages import BOOKS, PAGES
from throne_desktop.storage.settings import Settings
from throne_desktop.storage.tally import Tally
from throne_desktop.widgets.tile import Steered, nearest

if TYPE_CHECKING:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QScrollArea

S = TypeVar("S", bound=Spot)

_TOP: Final = 16
_BESIDE_TITLE: Final = 230
_CENTRED: Final = 0x84
"""Qt.AlignmentFlag.AlignCenter."""
_CORNER: Final = (14, 36)
"""How far the buttons in the upper corners are from these, and how high they are."""
_FACE: Final = 54
"""The side of the button with one's own face, and how far the next one is from it."""
_BESIDE_FACE: Final = 4
_APART: Final = 8
"""How far a way to another page is from the button beside or above it."""


class HomeScreen(QWidget):
    """`chosen` gives the id of a game to set up, `lesson_asked` that of one to learn, `resumed` asks to continue the
    unfinished one, `day_asked` for the deal of the day, `exercise_asked` for its exercise, and `page_asked` gives the
    id of a page to open."""

    chosen = Signal(str)
    lesson_asked = Signal(str)
    resumed = Signal()
    day_asked = Signal()
    exercise_asked = Signal()
    page_asked = Signal(str)
    seen = Signal()
    """The screen has been painted for the first time: what that did not need can be done now."""

    def __init__(self, shown: Shown | None = None, parent: QWidget | None = None) -> None:
        """The focus starts on the game to continue, or else on the one that was played last."""
        super().__init__(parent)
        self.setObjectName("hall")
        self._shown = shown or Shown()
        self._plan: HomePlan | None = None
        self._painted = False
        self._short = False
        """Whether words are left out that can be spared."""
        self._scroll: QScrollArea | None = None
        inner = self._inner = QWidget(self)
        inner.setObjectName("bare")
        self._title = _label(inner, "title")
        self._title.setText("Throne Desktop")
        self._subtitle, self._trouble = _label(inner, "subtle"), _label(inner, "warning")
        self._notice = _label(inner, "notice")
        self._unfinished = self._make_unfinished()
        self._doors: list[Door] = []
        self._offer_at: dict[int, Steered] = {}
        """The offers by the number of their door."""
        self._games = tuple(GAMES)
        for game_id in self._games:
            self._make_door(game_id)
        self._day = self._spot(Day(inner), self.day_asked.emit)
        self._exercise, self._seals = self._make_foot()
        self._books = [self._spot(Book(inner), partial(self.page_asked.emit, page.id)) for page in BOOKS]
        self._help, self._statistics, self._ladder, self._road = (
            self._quiet(partial(self.page_asked.emit, page)) for page in ("help", "statistics", "ladder", "road"))
        for way in (self._ladder, self._road):
            way.setVisible(self._shown.has_goals)
        self._face = self._spot(OwnFace(inner), partial(self.page_asked.emit, "people"))
        self._face.portrait = self._shown.own_portrait
        self.show_trouble("")
        self._say()

    # -- what can be chosen --------------------------------------------------------------------------------------------

    def _spot(self, spot: S, act: Callable[[], None]) -> S:
        spot.clicked.connect(act)
        spot.steered.connect(self._steer)
        return spot

    def _quiet(self, act: Callable[[], None], name: str = "quiet") -> Steered:
        button = Steered(self._inner)
        button.setObjectName(name)
        button.clicked.connect(act)
        button.steered.connect(self._steer)
        return button

    def _make_unfinished(self) -> GameToContinue | None:
        found = self._shown.unfinished
        if found is None:
            return None
        spot = self._spot(GameToContinue(self._inner), self.resumed.emit)
        spot.cards = partial(cards_picture, found.game_id)
        spot.company = self._shown.portraits_of(self._shown.players())
        return spot

    def _make_foot(self) -> tuple[DayExercise, Seals]:
        """What stands on the scroll below the deal of the day, if there are to be quests."""
        exercise = self._spot(DayExercise(self._inner), self.exercise_asked.emit)
        seals = self._spot(Seals(self._inner), partial(self.page_asked.emit, "quests"))
        for spot in (exercise, seals):
            spot.setVisible(bool(self._shown.seals))
        return exercise, seals

    def _make_door(self, game_id: str) -> None:
        shown = self._shown
        door = self._spot(Door(self._inner), partial(self.chosen.emit, game_id))
        door.lit = game_id == shown.last_game
        self._doors.append(door)
        if game_id in shown.new_games:
            offer = self._quiet(partial(self.lesson_asked.emit, game_id), "offer")
            self._offer_at[len(self._doors) - 1] = offer

    @property
    def tiles(self) -> Sequence[Spot]:
        """The game to continue, if there is one, and the doors from left to right."""
        return (*(() if self._unfinished is None else (self._unfinished,)), *self._doors)

    @property
    def offers(self) -> Sequence[Steered]:
        """The buttons below the doors of games that nobody here knows yet, in the order of the doors."""
        return tuple(self._offer_at.values())

    @property
    def day(self) -> Day:
        """The deal of the day."""
        return self._day

    @property
    def seals(self) -> Seals | None:
        """The quests; None if there are to be none."""
        return self._seals if self._shown.has_goals else None

    @property
    def ladder(self) -> Steered | None:
        """The way to the ladder; None if there is to be none."""
        return self._ladder if self._shown.has_goals else None

    @property
    def exercise(self) -> DayExercise | None:
        """The exercise of the day; None where there are to be no quests."""
        return self._exercise if self._shown.seals else None

    @property
    def feet(self) -> Sequence[Steered]:
        """The books on the table, from left to right, the ways to the ladder and the road, which are there where quests
        are, the button that tells keys, and that of the statistics."""
        ways = (self._ladder, self._road) if self._shown.has_goals else ()
        return (*self._books, *ways, self._help, self._statistics)

    @property
    def face(self) -> OwnFace:
        """One's own face, with which another person sits down."""
        return self._face

    # -- layout --------------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Make all words fit into the window as it is now; large ones in a small window scroll."""
        for short in (False, True):
            self._be_short(short=short)
            plan = self._planned(self.width())
            if plan.height <= self.height():
                break
        if plan.height > self.height() or self._scroll is not None:
            scroll = self._scroll or self._let_scroll()
            plan = self._planned(self.width() - scroll.verticalScrollBar().sizeHint().width())
            scroll.setGeometry(self.rect())
            self._inner.setFixedHeight(round(plan.height))
        else:
            self._inner.setGeometry(self.rect())
        self._plan = plan
        self._place(plan)
        self.update()

    def _be_short(self, *, short: bool) -> None:
        """Leave out the words that can be spared, or show them again."""
        if short is self._short:
            return
        self._short = short
        self._subtitle.setVisible(not short)
        for door in self._doors:
            door.be_short(short=short)
        self._say_offers()

    def _planned(self, width: int) -> HomePlan:
        """The plan of the hall in that width, for the words that it shows."""
        wide = widths(width, theme.text_scale, len(self._doors), len(self._books),
                      max(book.width_of_words() for book in self._books), unfinished=self._unfinished is not None)
        first, day, book = wide.parts
        books = max(each.height_of_words(book) for each in self._books)
        parts = [self._day.height_of_words(day) + self._foot(day), *(() if wide.stacked else (books,))]
        if self._unfinished is not None:
            parts.append(self._unfinished.height_of_words(first))
        titles = _TOP + sum(height_of(label, width - 2 * _BESIDE_TITLE) for label in self._head) + 14
        head = max(titles, *(below.bottom() + _BESIDE_FACE for below in self._corners(width).values()))
        plaque = max(door.height_of_words(wide.plaque) for door in self._doors)
        needs = Needs(head, plaque, self._signs, max(parts), books, height_of(self._notice, width - 80))
        return arranged(width, max(self.height(), 1), wide, needs, len(self._doors), len(self._books))

    def _foot(self, width: float) -> float:
        """How high the foot of a scroll of that width is, with the exercise of the day and the seals."""
        if self.seals is None:
            return 0
        return self._exercise.height_of_words(width) + self._seals.height_of_words(width) + ROD

    @property
    def _head(self) -> list[QLabel]:
        labels = (self._title, self._subtitle, self._trouble)
        return [label for label in labels if label.text() and not label.isHidden()]

    @property
    def _signs(self) -> int:
        """How high the line is with what was won, and with offers."""
        return max((theme.scaled(20), *(offer.sizeHint().height() for offer in self.offers)))

    def _place(self, plan: HomePlan) -> None:
        top = plan.head.top() + _TOP
        room = plan.width - 2 * _BESIDE_TITLE
        for label in self._head:
            label.setGeometry(_BESIDE_TITLE, round(top), round(room), height_of(label, room))
            top += label.height()
        for door, place in zip(self._doors, plan.doors, strict=True):
            door.stand(place)
        self._say_offers(min((after.signs.center().x() - door.signs.center().x()
                              for door, after in pairwise(plan.doors)), default=plan.day.width()))
        for number, offer in self._offer_at.items():
            signs, size = plan.doors[number].signs, offer.sizeHint()
            offer.setGeometry(round(signs.center().x() - size.width() / 2), round(signs.top()), size.width(),
                              size.height())
            offer.raise_()
        if self._unfinished is not None:
            self._unfinished.stand(plan.unfinished)
        foot = self._foot(plan.day.width())
        self._day.stand(plan.day.adjusted(0, 0, 0, -foot))
        if self.seals is not None:
            middle = foot - self._exercise.height_of_words(plan.day.width())
            self._exercise.stand(plan.day.adjusted(0, plan.day.height() - foot, 0, -middle))
            self._seals.stand(plan.day.adjusted(0, plan.day.height() - middle, 0, -ROD))
        for book, room_of_it in zip(self._books, plan.books, strict=True):
            book.stand(room_of_it)
        self._notice.setGeometry(plan.notice.toAlignedRect())
        corners = self._corners(round(plan.width))
        for button, corner in corners.items():
            button.setGeometry(corner)
        edge, _ = _CORNER
        middle = edge + corners[self._statistics].height() // 2
        self._face.setGeometry(edge - _BESIDE_FACE, max(0, middle - _FACE // 2), _FACE, _FACE)

    def _corners(self, width: int) -> dict[Steered, QRect]:
        """Where the buttons in the upper corners are, and the ways to the ladder and to the road.

        These are beside the former or, where the title leaves no room, below them.
        """
        edge, height = _CORNER
        sizes = {button: button.sizeHint().expandedTo(QSize(0, height))
                 for button in (self._help, self._statistics, self._ladder, self._road)}
        left = edge + _FACE + _BESIDE_FACE
        found = {self._statistics: QRect(QPoint(left, edge), sizes[self._statistics]),
                 self._help: QRect(QPoint(width - sizes[self._help].width() - edge, edge), sizes[self._help])}
        if not self._shown.has_goals:
            return found
        room = (width - width_of(self._title)) / 2 - edge
        for way, corner, is_left in ((self._ladder, self._statistics, True), (self._road, self._help, False)):
            beside, size = found[corner], sizes[way]
            start = beside.right() + 1 + _APART if is_left else beside.left() - size.width() - _APART
            if (start + size.width() > room) if is_left else (start < width - room):
                start = edge if is_left else width - size.width() - edge
                found[way] = QRect(QPoint(start, beside.bottom() + _APART), size)
            else:
                found[way] = QRect(QPoint(start, edge), size)
        return found

    def _let_scroll(self) -> QScrollArea:
        """Let large words in a small window scroll; not made before, since the start does not need it."""
        from PySide6.QtCore import Qt

        from throne_desktop.widgets.scroll import Scroll

        scroll = self._scroll = Scroll(self._inner, self)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.verticalScrollBar().valueChanged.connect(self.update)
        scroll.show()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._keep_in_sight)
        return scroll

    def _keep_in_sight(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Scroll to what the focus has come to."""
        if self._scroll is not None and now is not None and self._inner.isAncestorOf(now):
            self._scroll.ensureWidgetVisible(now)

    # -- painting ------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._plan is not None:
            painter = QPainter(self)
            scrolled = 0 if self._scroll is None else self._scroll.verticalScrollBar().value()
            painter.drawPixmap(QPointF(0, -scrolled), hall_picture(self._plan, self._games, self.devicePixelRatioF()))
            painter.end()
        if not self._painted:
            self._painted = True
            soon = QTimer(self)     # ends with this screen, which may be left before
            soon.setSingleShot(True)
            soon.timeout.connect(self._after_first_frame)
            soon.start()

    def prepare(self, size: QSize) -> None:
        """Paint all pictures that the next start shows in a window of that size, without being shown."""
        self.resize(size)
        self.grab()

    def _after_first_frame(self) -> None:
        self.seen.emit()
        self._explain()
        for spot in self._spots:
            spot.take_clicks()

    @property
    def _spots(self) -> Sequence[Spot]:
        return (*self.tiles, *self._scroll_parts, *self._books, self._face)

    @property
    def _scroll_parts(self) -> Sequence[Spot]:
        return (self._day,) if self.seals is None else (self._day, self._exercise, self._seals)

    # -- words ---------------------------------------------------------------------------------------------------------

    def show_trouble(self, words_: str) -> None:
        """Show a sentence about what went wrong; "" for nothing."""
        self._trouble.setText(words_)
        self._trouble.setVisible(bool(words_))
        if self._plan is not None:
            self._fit()

    def _say(self) -> None:
        shown = self._shown
        self._subtitle.setText(home_words.greeting(shown.player_name, shown.title))
        self._notice.setText(home_words.notice())
        for book, page in zip(self._books, BOOKS, strict=True):
            book.say(words(page.title))
        self._help.setText(words(PAGES["help"].title))
        self._statistics.setText(words(PAGES["statistics"].title))
        self._road.setText(words(PAGES["road"].title))
        self._face.setAccessibleName(words(PAGES["people"].title))
        if self._unfinished is not None:
            home_words.say_unfinished(self._unfinished, shown)
        for game_id, door in zip(self._games, self._doors, strict=True):
            home_words.say_door(door, game_id)
            levels, won = shown.levels(game_id)
            door.helped = shown.helped(game_id)
            door.crowns = (0, 0) if game_id in shown.new_games and not door.helped else (won, len(levels))
            door.company = shown.portraits_of(shown.company(game_id))
            door.hung = shown.in_arch(game_id)
        self._say_offers()
        home_words.say_ladder(self._ladder, shown)
        home_words.say_day(self._day, shown, self._games)
        if self.seals is not None:
            home_words.say_exercise(self._exercise)
            home_words.say_seals(self._seals, shown)
        if self._painted:
            self._explain()

    def _say_offers(self, apart: float = math.inf) -> None:
        """Say what is offered below the doors, which are so far apart: in short if one would reach over the next."""
        for offer in self._offer_at.values():
            offer.setText(home_words.offer(short=self._short))
        is_wide = any(offer.sizeHint().width() >= apart for offer in self._offer_at.values())
        for number, offer in self._offer_at.items():
            offer.setText(home_words.offer(short=self._short or is_wide))
            offer.setAccessibleName(f"{home_words.offer(short=False)}. {words(manifest(self._games[number]).name)}")

    def _explain(self) -> None:
        """Tell more in tooltips and to screen readers, which the first frame does not wait for."""
        for game_id, door in zip(self._games, self._doors, strict=True):
            home_words.explain_door(door, game_id, self._shown)
        home_words.explain_day(self._day, self._shown)
        home_words.explain_face(self._face, self._shown)

    def show_seals(self, seals: tuple[bool, ...]) -> None:
        """Show which quests are done by now, or none at all."""
        self._shown = self._shown._replace(seals=seals)
        self._seals.setVisible(bool(seals))
        self._exercise.setVisible(bool(seals))
        for way in (self._ladder, self._road):
            way.setVisible(bool(seals))
        self._say()
        if self._plan is not None:
            self._fit()
        for spot in self._spots:
            spot.update()

    def show_exercise(self, mark: str) -> None:
        """Show how far the exercise of today has come, which the first frame does not wait for."""
        self._exercise.mark = mark
        home_words.say_exercise(self._exercise)
        self._exercise.update()

    def show_tally(self, tally: Tally) -> None:
        """Show what is known of the past now."""
        self._shown = self._shown._replace(tally=tally)
        self._say()
        if self._plan is not None:
            self._fit()

    def apply(self, settings: Settings) -> None:
        """Make room for another text size, in the colours of now."""
        self._fit()
        for spot in self._spots:
            spot.update()

    # -- the keyboard --------------------------------------------------------------------------------------------------

    @property
    def first(self) -> QAbstractButton:
        """Where the focus starts: on the unfinished game, or the one played last, or the first."""
        if self._unfinished is not None or self._shown.last_game not in self._games:
            return self.tiles[0]
        return self._doors[self._games.index(self._shown.last_game)]

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.first.setFocus()

    def _steer(self, arrow: Qt.Key) -> None:
        """Let an arrow key go to the nearest button in its direction; from a door to the face in the corner upwards."""
        start = self.focusWidget()
        if isinstance(start, QAbstractButton):
            from PySide6.QtCore import Qt

            face = () if start in self.tiles and arrow != Qt.Key.Key_Up else (self._face,)
            others = chain(self.offers, self._scroll_parts, face, self.feet)
            button = nearest(start, chain(self.tiles, others), arrow, self)
            if button is not None:
                button.setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._say()
            if self._plan is not None:
                self._fit()
        super().changeEvent(event)


def _label(parent: QWidget, name: str) -> QLabel:
    label = QLabel(parent)
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setProperty("alignment", _CENTRED)
    return label
