"""The page at the end of a game: who holds the Throne, how it came, the decisive move, and what can come next."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core.text import Player, Text, number_in_words
from engine.learn.matching import WinCount
from engine.learn.review import Decision, SeatReview
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.portraits import round_picture
from throne_desktop.screens.ending import ending_words
from throne_desktop.screens.ending.crown_sign import CrownSign
from throne_desktop.screens.ending.decisive_panel import DecisivePanel
from throne_desktop.screens.ending.end_throne import EndThrone
from throne_desktop.screens.ending.ending_words import EndingWords
from throne_desktop.screens.ending.headline import Headline
from throne_desktop.screens.ending.offers import Offers, label, underline
from throne_desktop.screens.ending.points_table import Column, PointsTable, TableWords
from throne_desktop.screens.ending.score_curve import ScoreCurve, ScoreLine, ScoreWords
from throne_desktop.screens.ending.told_moves import MoveRow, ToldMoves
from throne_desktop.screens.review import review_words
from throne_desktop.services.game.ending import Ending
from throne_desktop.storage.settings import Settings
from throne_desktop.storage.tally import Crown
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.hand.announce import announce
from throne_desktop.table.items.ground import AtPlace
from throne_desktop.table.motion import motions
from throne_desktop.table.motion.timeline import Timeline
from throne_desktop.widgets import basics
from throne_desktop.widgets.naming import named
from throne_desktop.widgets.scroll import Scroll
from throne_desktop.widgets.win_curve import CurveWords, WinCurve

_LEFT: Final = 39
_RIGHT: Final = 61
"""The shares of the width that the two sides have."""
_EDGE: Final = 30
_NARROW_EDGE: Final = 16
_LOW: Final = 700
"""Pixels at the usual text size: in a lower window, what is written below buttons and such is left out."""
_TIGHT: Final = 520
"""In a still lower one, less is told of the decisive move."""
_POINTS: Final = 0.4
"""The most of the height that the table of points takes below the throne."""
_SLIM: Final = 1000
"""The same for the width."""
_HOLDER: Final = 22
_TEXT: Final = 14.5
_USUAL: Final = (1280, 800)
_MOST_GROWN: Final = 1.4
"""In a window larger than usual all is that many times as large, at most, so that it is no emptier."""
_LEAST_CURVE: Final = 104
"""The least height of a curve, at the usual text size; then what is told scrolls."""

_LEAST_TOLD: Final = 40
"""The least height of what scrolls: buttons have the room of a low window first."""

_LIGHTNESS: Final = 0.76
_SPEAKER: Final = 40


class EndScreen(AtPlace):
    """`left` leads to the table, and so does Escape. `asked` gives an entry of the game's menu, or "home" or
    "next-level"; `moment_asked` the number of moves before a position to show on the table."""

    left = Signal()
    asked = Signal(str)
    moment_asked = Signal(int)
    exercise_asked = Signal(object)

    def __init__(self, ending: Ending, faces: Faces, settings: Settings, *, began: datetime | None = None,
                 kind: Text | None = None, crown: Crown | None = None, farewell: Text | None = None,
                 keeps: bool = True, leads_back: bool = False, on_road: bool = False,
                 parent: QWidget | None = None) -> None:
        """`faces` are those of the table; `began` is None if it is not known how long the game took.

        `kind` sets the game apart from others, `crown` is what it has won, and `farewell` what an opponent says who
        remembers the person. Where `keeps` is False there is no record to
        be watched or reviewed.
        A practice game that began in a review `leads_back` there, and one `on_road` to the map of the road.
        """
        super().__init__(faces.place, parent)
        self.ending = ending
        self._faces = faces
        self._words = EndingWords(ending)
        self._names = [player.name for player in ending.players]
        self._began = began
        self._kind = kind
        self._crown = crown
        self._farewell = farewell
        self._keeps = keeps
        self._on_road = on_road
        self._tally: WinCount | None = None
        self._in_a_row = 0
        self._news: Sequence[Text] = ()
        self._counting = False
        self._review: SeatReview | None = None
        self._make_parts()
        self._lay_out()
        self.lighting = Timeline(motions.WIN, self.throne.setProperty, self)
        self.offers.review_button.setVisible(leads_back)
        self.crown.show_crown(None if crown is None else crown.is_whole)
        self._connect()
        self._show_scores()
        self.show_review(None)
        self.apply(settings)

    # -- the parts -----------------------------------------------------------------------------------------------------

    def _make_parts(self) -> None:
        self.throne = EndThrone()
        self.holder, self.facts, self.row = label(), label("subtle"), label("golden")
        self.news = label("golden")
        self.news.hide()
        self.crown = CrownSign()
        self._head = Headline()
        self.headline, self.score, self.margin = self._head.winner, self._head.score, self._head.margin
        self.curve = ScoreCurve()
        self.chances = WinCurve()
        self.chances.hide()
        self.panel = DecisivePanel(self._faces)
        self.points = PointsTable(self)
        self.moves = ToldMoves(self)
        self.moves.hide()
        self.offers = Offers()

    def _lay_out(self) -> None:
        self._sides = QHBoxLayout(self)
        self._sides.addLayout(self._left_side(), _LEFT)
        self._sides.addLayout(self._right_side(), _RIGHT)

    def _left_side(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(6)
        column.addWidget(self.throne, 1)
        column.addSpacing(8)
        for part in (self.holder, self.facts, self.crown, self.row, self.news):
            column.addWidget(part)
        self._below_throne = column
        return column

    def _right_side(self) -> QVBoxLayout:
        self._column = QVBoxLayout()
        self._column.addLayout(self._head)
        self._column.addWidget(self._course(), 1)
        self._column.addLayout(self.offers.grid)
        self._column.addLayout(self.offers.foot)
        return self._column

    def _course(self) -> QWidget:
        """What is told of the game, which scrolls where it has no room; what can be done stays in sight below it."""
        inner = basics.bare()
        self._told = QVBoxLayout(inner)
        self._told.setContentsMargins(0, 0, 0, 0)
        for part, share in ((self.curve, 5), (self.chances, 5), (self.panel, 4), (self.moves, 0)):
            self._told.addWidget(part, share)
        self._area = Scroll(inner)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setMinimumHeight(_LEAST_TOLD)
        return self._area

    def _connect(self) -> None:
        for name, button in self.offers.buttons.items():
            button.clicked.connect(partial(self._ask, name))
        self.offers.review_button.clicked.connect(partial(self._ask, "back-to-review"))
        self.offers.table_button.clicked.connect(self.left)
        self.offers.home_button.clicked.connect(partial(self._ask, "road" if self._on_road else "home"))
        self.panel.watch.clicked.connect(self._watch)
        self.curve.asked.connect(self._open_at)
        self.chances.asked.connect(self._open_before)
        self.moves.asked.connect(self._open_before)

    def _ask(self, name: str) -> None:
        if name != "exercise":
            self.asked.emit(name)
        elif self.mistake is not None:
            self.exercise_asked.emit(self.mistake)

    @property
    def mistake(self) -> Decision | None:
        """The poor decision that cost most, where it can become an exercise; None without a review, or without any."""
        poor = () if self._review is None or not self._keeps or self.ending.person is None else self._review.poor
        return next(iter(poor), None)

    def _watch(self) -> None:
        if self.ending.turning_point is not None:
            self.moment_asked.emit(self.ending.turning_point.told_move.moves)

    def _open_at(self, point: int) -> None:
        self._open_before(self.ending.course.standings[point].moves)

    def _open_before(self, moves: int) -> None:
        if self._keeps:
            self.moment_asked.emit(moves)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def apply(self, settings: Settings) -> None:
        """Follow the user's choices."""
        self._faces.follow(settings)
        self.lighting.follow(settings)
        self._show_scores()
        self._show_chances()
        self.retranslate()
        self.light(moonlit=self.ending.moonlit)

    def show_past(self, tally: WinCount | None, in_a_row: int) -> None:
        """Tell how many games were won at this level, and how many in a row."""
        self._tally, self._in_a_row = tally, in_a_row
        self.retranslate()

    def show_news(self, news: Sequence[Text]) -> None:
        """Tell of quests and deeds that the game has brought."""
        self._news = news
        self.retranslate()
        if news and self.isVisible():
            announce(self, self.news.text())

    def show_counting(self, counting: bool) -> None:
        """Say that the chances are being counted, or that nobody counts them any more."""
        self._counting = counting
        self._write_turning_point()

    def show_review(self, review: SeatReview | None) -> None:
        """Show what a review tells: where the scores say nothing on the way, the chances in place of their curve."""
        self._review = review
        self._counting = False
        self._show_chances()
        self.retranslate()

    def _show_scores(self) -> None:
        ending, cast = self.ending, self._faces.cast
        self.throne.seat([cast.portrait(seat) for seat in ending.winners], moonlit=ending.moonlit)
        self.curve.show_lines([
            ScoreLine(tuple(each.scores[seat] for each in ending.course.standings), cast.portrait(seat),
                      self._colour(seat)) for seat in self._seats])
        point = ending.turning_point
        self.curve.mark(None if point is None else ending.course.step_at(point.told_move.moves))

    @property
    def _seats(self) -> list[int]:
        """All seats, the one that the page is about first."""
        first = self.ending.about
        return [first, *(seat for seat in range(len(self.ending.scores)) if seat != first)]

    @property
    def _tells_chances(self) -> bool:
        """Whether the chances of a review are told, as the scores say nothing on the way."""
        return self._review is not None and not self.ending.scored_on_the_way

    def _show_chances(self) -> None:
        review, told = self._review, self._tells_chances
        for curve, shown in ((self.chances, told), (self.curve, not told)):
            curve.setVisible(shown)
        if review is not None and told:
            seat, point = self.ending.about, self.ending.turning_point
            self.chances.show_seat(self._faces.cast.portrait(seat), self._colour(seat))
            self.chances.show_points(review_words.points_of(review, self.ending.turns),
                                     None if point is None else (point.begin, point.end),
                                     [each.moves for each in review.poor])

    def _colour(self, seat: int) -> QColor:
        if seat == self.ending.about:
            return theme.palette.chrome.moon if self.ending.moonlit else theme.palette.gold_light
        ground = QColor(self._faces.cast.portrait(seat).ground)
        return QColor.fromHslF(max(0.0, ground.hslHueF()), min(1.0, ground.hslSaturationF() * 1.2), _LIGHTNESS)

    # -- words ---------------------------------------------------------------------------------------------------------

    def say(self, text: Text) -> str:
        """A Text in the reader's language, with the players' names."""
        return words(text, self._names).replace(" %", "\N{NO-BREAK SPACE}%")

    @property
    def announcement(self) -> str:
        """What is said aloud when the page appears."""
        margin = self._words.margin
        told = [self._words.headline, self._words.holder, *(() if margin is None else (margin,))]
        return ". ".join([*map(self.say, told), self.say(self._words.point(self.ending.course.steps))])

    def retranslate(self) -> None:
        """Set all words in the language in use."""
        told, say = self._words, self.say
        self.headline.setText(say(told.headline))
        for title in (self.headline, self.panel.title):
            title.setObjectName("moon" if self.ending.moonlit else "golden")
            title.style().polish(title)
        self.score.setText(told.score)
        self.margin.setText("" if told.margin is None else say(told.margin))
        self.holder.setText(say(told.holder))
        self.facts.setText(" · ".join(map(say, told.facts(self._began))))
        row = self._kind if self._crown is None else told.crown(self._crown)
        if self._in_a_row > 1:
            row = ending_words.IN_A_ROW.fill(n=self._in_a_row)
        self.row.setText("" if row is None else say(row))
        self.row.setVisible(row is not None)
        self.news.setText("\n".join(map(say, self._news)))
        self.news.setVisible(bool(self._news))
        self.curve.say(ScoreWords(say(ending_words.COURSE), say(told.length), lambda number: say(told.point(number))))
        self._write_chances()
        self._write_turning_point()
        self._write_points()
        self._write_moves()
        self._write_buttons()
        self._write_quote()
        self.fit()

    def _write_chances(self) -> None:
        points = self.chances.points
        self.chances.say(CurveWords(self.say(ending_words.COURSE), "",
                                    lambda number: self.say(review_words.percent(number)),
                                    lambda number: self.say(self._words.chance_at(points[number])),
                                    self.say(self._words.chance)))

    def _write_turning_point(self) -> None:
        point, panel, say = self.ending.turning_point, self.panel, self.say
        panel.setVisible(point is not None)
        if point is None:
            return
        panel.title.setText(say(review_words.TURNING_POINT))
        panel.when.setText(say(self._words.when(point.told_move.moves)))
        card = point.told_move.card
        called = None if card is None else self._faces.name(card)
        name = "" if called is None else say(called)
        panel.show_card(card, ". ".join(filter(None, (panel.title.text(), name))))
        for name_shown, change, bar in zip(panel.names, point.changes, panel.bars, strict=True):
            name_shown.setText(self._names[change.seat])
            bar.show_change(change.before, change.after, say(self._words.change(change)), cool=self.ending.moonlit)
        note = ending_words.COUNTING if self._counting else ending_words.CHANCES
        panel.tell([say(each) for each in self._words.told(point)], say(note))
        panel.watch.setText(QCoreApplication.translate("EndScreen", "Watch it"))
        panel.watch.setVisible(self._keeps)
        panel.watch.setAccessibleDescription(panel.when.text())

    def _write_points(self) -> None:
        """Where the points of all players come from, the one it is about first."""
        ending, say, cast = self.ending, self.say, self._faces.cast
        rows = ending.points()
        columns = [Column(cast.portrait(seat), self._names[seat],
                          tuple(number_in_words(row.points[seat]) for row in rows),
                          number_in_words(ending.scores[seat]), seat in ending.winners) for seat in self._seats]
        self.points.show_points(
            TableWords(say(ending_words.POINTS), tuple(say(row.source) for row in rows), say(ending_words.IN_ALL),
                       " ".join(say(self._words.source(row)) for row in rows)), columns)

    def _write_moves(self) -> None:
        """The moves that a review points out; nothing without one."""
        found = None if self._review is None else self._words.remarkable(self._review)
        self.moves.setVisible(found is not None and bool(found.moves))
        if found is not None:
            self.moves.show_moves(self.say(found.title), self.say(found.note), self.panel.watch.text(), [
                MoveRow(each.moves, each.change, self.say(each.text)) for each in found.moves], watched=self._keeps)

    def _write_buttons(self) -> None:
        next_level = self._words.next_level(self._tally)
        self._write("again", QCoreApplication.translate("EndScreen", "Again"), ending_words.NEW_DEAL)
        self._write("same-deal", QCoreApplication.translate("EndScreen", "Same deal"), ending_words.BETTER_WAY)
        self._write("review", QCoreApplication.translate("EndScreen", "Review"), self._words.review)
        self._write("next-level", QCoreApplication.translate("EndScreen", "Next level"), next_level)
        self._write("exercise", QCoreApplication.translate("EndScreen", "Exercise"), ending_words.FROM_MISTAKE)
        offers = self.offers
        offers.leave_in("review", self._keeps)
        offers.leave_in("next-level", next_level is not None and not self._on_road)
        offers.leave_in("exercise", self.mistake is not None)
        offers.review_button.setText(QCoreApplication.translate("Rail", "Back to the review"))
        offers.table_button.setText(QCoreApplication.translate("EndScreen", "See the table"))
        offers.table_button.setAccessibleDescription(
            QCoreApplication.translate("EndScreen", "See all cards face up (or press Esc)."))
        offers.table_button.setToolTip(offers.table_button.accessibleDescription())
        offers.home_button.setText(QCoreApplication.translate("EndScreen", "To the road") if self._on_road
                                   else QCoreApplication.translate("EndScreen", "Home"))
        underline([*offers.buttons.values(), self.panel.watch, *offers.ways_out])

    def _write(self, name: str, label: str, note: Text | None) -> None:
        self.offers.write(name, label, "" if note is None else self.say(note))

    def _write_quote(self) -> None:
        speaker, said, quote = self.ending.speaker, self._farewell or self.ending.farewell, self.offers.quote
        quote.clear()
        if speaker is None or said is None:
            return
        face = round_picture(self._faces.cast.portrait(speaker), _SPEAKER, self.devicePixelRatioF())
        self.offers.speaker.setPixmap(face)
        quote.setText(self.say(ending_words.QUOTE.fill(words=said)))
        named(quote, self.say(ending_words.SAYS.fill(player=Player(speaker), words=said)))
        quote.setToolTip("")

    # -- sizes ---------------------------------------------------------------------------------------------------------

    @property
    def _roomy(self) -> bool:
        return self.height() >= theme.scaled(_LOW)

    @property
    def grown(self) -> float:
        """How many times as large as usual all is: large texts take the room first."""
        room = min(self.width() / _USUAL[0], self.height() / _USUAL[1]) / theme.text_scale
        return min(max(1.0, room), _MOST_GROWN)

    def fit(self) -> None:
        """Give fonts and gaps the sizes that fit the window."""
        grown = self.grown
        edge = round(_EDGE * grown) if self._roomy else _NARROW_EDGE
        self._sides.setContentsMargins(edge, edge - 6, edge, edge - 4)
        self._sides.setSpacing(edge)
        for column in (self._column, self._told):
            column.setSpacing(14 if self._roomy else 8)
        for curve in (self.curve, self.chances):
            curve.setMinimumHeight(theme.scaled(_LEAST_CURVE))
        slim = self.width() < theme.scaled(_SLIM)
        self.panel.tighten(self.height() < theme.scaled(_TIGHT) or slim)
        for part in (self.curve, self.chances, self.panel, self.crown, self.points, self.moves):
            part.grow(grown)
        left, right = ((self.width() - 3 * edge) * part / (_LEFT + _RIGHT) for part in (_LEFT, _RIGHT))
        self._fit_told(left, right)
        self._head.fit(right, grown, roomy=self._roomy)
        self.holder.setFont(theme.text(_HOLDER * (grown if self._roomy else 0.85), bold=True))
        self.panel.sentence.setFont(theme.text(17 * grown if self._roomy else 15))
        self.facts.setFont(theme.text(_TEXT * grown))
        self.row.setFont(theme.text(_TEXT * grown, bold=True))
        self.news.setFont(theme.text(_TEXT * grown))
        self.offers.fit(int(right), grown, roomy=self._roomy, slim=slim)
        self._sides.activate()      # at once: until then all would lie upon each other

    def _fit_told(self, left: float, right: float) -> None:
        """Fit what is told: the table of points stands below the throne, or where that has no room there, beside it.

        The two sides are so many pixels wide.
        """
        self.points.fit_into(int(left))
        fits = (self.width() >= theme.scaled(_SLIM) and not self.points.stacked
                and self.points.heightForWidth(int(left)) <= _POINTS * self.height())
        place, other = (self._below_throne, self._told) if fits else (self._told, self._below_throne)
        if place.indexOf(self.points) < 0:
            other.removeWidget(self.points)
            place.addWidget(self.points)
        told = int(right) - self._area.verticalScrollBar().sizeHint().width()
        self.moves.fit_into(told)
        if not fits:
            self.points.fit_into(told)
        self.points.setVisible(self.points.has_points)

    # -- Qt ------------------------------------------------------------------------------------------------------------

    @property
    def stops(self) -> Sequence[QWidget]:
        """The parts that can have the focus, in the order of Tab."""
        return (*self.offers.buttons.values(), *self.offers.ways_out, self.curve, self.chances, self.panel.watch,
                *self.moves.buttons)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.offers.buttons["again"].setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self.announcement)
        self.lighting.begin()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() is QEvent.Type.StyleChange:
            self.fit()
        super().changeEvent(event)
