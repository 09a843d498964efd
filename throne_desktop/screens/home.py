"""The home screen: the unfinished game, all games, and the way to everything else.

Most starts wait for it. The names in `Qt`, which take 14 of 120 ms to make, are imported where they are needed, and
none is needed for the first frame.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QIcon, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from engine import GAMES
from engine.games.registry import manifest
from throne_desktop.kept.paths import asset
from throne_desktop.kept.settings import Settings
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn_at_start
from throne_desktop.table.ground import Ground
from throne_desktop.widgets.tile import Steered, Tile, nearest

if TYPE_CHECKING:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QScrollArea

_WIDEST: Final = 1000
"""Pixels for two columns of tiles whose lines are still easy to read, at the usual text size."""
_EMBLEM: Final = 64
_EDGE: Final = 28
_COLUMNS: Final = 2
_REST: Final = 150
"""Pixels for the edges and all below the tiles, with a notice of two lines, at the usual text size."""
_PICTURE: Final = 84
_SMALL_PICTURE: Final = 48
_CORNER: Final = 10
"""Pixels from an offer to the edges of its tile."""
_MANY_ROWS: Final = 3
_CENTRED: Final = 0x84
"""Qt.AlignmentFlag.AlignCenter."""
_HIGH: Final = 720
"""Pixels: a lower window has no room for a large head above that many rows, at the usual text size."""


class HomeScreen(Ground):
    """`chosen` gives the id of a game to set up, `lesson_asked` that of one to learn, `resumed` asks to continue the
    unfinished one, and the other signals ask for pages."""

    chosen = Signal(str)
    lesson_asked = Signal(str)
    resumed = Signal()
    learn_asked = Signal()
    records_asked = Signal()
    preferences_asked = Signal()
    help_asked = Signal()
    seen = Signal()
    """The screen has been painted for the first time: what that did not need can be done now."""

    def __init__(self, last_game: str = "", unfinished: tuple[str, str] | None = None,
                 new_games: Collection[str] = (), parent: QWidget | None = None) -> None:
        """`unfinished` is the id of the game to continue, and a sentence about it; `new_games` are those whose first
        lesson is offered.

        The focus starts there, or else on the game that was played last.
        """
        super().__init__(parent)
        self._last_game = last_game
        self._unfinished = unfinished
        self._new_games = new_games
        self._tiles: list[Tile] = []
        self._offers: list[Steered] = []
        self._offered_on: list[tuple[Tile, QVBoxLayout]] = []
        """The tile of each offer, and what holds the offer in its corner."""
        self._compact: bool | None = None
        self._painted = False
        self._title = QLabel()
        self._title.setObjectName("title")      # before it has words: only then is it announced as a heading
        self._title.setText("Throne Desktop")
        self._subtitle = QLabel()
        self._subtitle.setObjectName("subtle")
        self._notice = _line("subtle")
        self._trouble = _line("warning")
        self._grid = QGridLayout()
        self._grid.setSpacing(10)
        self._feet = [self._foot(asked) for asked in
                      (self.learn_asked, self.records_asked, self.preferences_asked, self.help_asked)]
        self._scroll: QScrollArea | None = None
        self._whole = self._middle()
        page = self._page = QVBoxLayout(self)
        page.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE - 6)
        page.setSpacing(12)
        page.addWidget(self._whole, 1)
        page.addLayout(self._foot_row())
        page.addWidget(self._notice)
        self.show_trouble("")
        self._fill()

    # -- layout --------------------------------------------------------------------------------------------------------

    def _middle(self) -> QWidget:
        """The head and the tiles."""
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch(2)
        column.addLayout(self._head())
        column.addSpacing(10)
        column.addWidget(self._trouble)
        column.addLayout(self._grid)
        column.addStretch(3)
        self._inner = QWidget()
        self._inner.setObjectName("bare")
        self._inner.setLayout(column)
        whole = QWidget()
        whole.setObjectName("bare")
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._inner)
        return whole

    def _let_scroll(self) -> None:
        """Let large words in a small window scroll; not made before, since the start does not need it."""
        from PySide6.QtCore import Qt

        from throne_desktop.widgets.scroll import Scroll

        scroll = self._scroll = Scroll()
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page.replaceWidget(self._whole, scroll)
        self._page.setStretchFactor(scroll, 1)
        scroll.setWidget(self._whole)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._keep_in_sight)

    def _keep_in_sight(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Scroll to the tile that the focus has come to."""
        if self._scroll is not None and now in self._tiles:
            self._scroll.ensureWidgetVisible(now)

    def _fit(self) -> None:
        """Make all words fit into the window as it is now."""
        compact = self._grid.rowCount() >= _MANY_ROWS and self.height() < theme.scaled(_HIGH)
        if compact != self._compact:
            self._draw_head(compact=compact)
        widest = theme.scaled(_WIDEST)
        self._inner.setMaximumWidth(widest)
        self._place_offers((min(widest, self.width() - 2 * _EDGE) - self._grid.spacing()) // _COLUMNS)
        needed = self._inner.heightForWidth(min(widest, self.width() - 2 * _EDGE))
        if self._scroll is None and needed > self.height() - _REST * theme.text_scale:
            self._let_scroll()

    def _head(self) -> QHBoxLayout:
        picture = self._picture = QLabel()
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._title)
        names.addWidget(self._subtitle)
        head = QHBoxLayout()
        head.addStretch(1)
        head.addWidget(picture)
        head.addSpacing(14)
        head.addLayout(names)
        head.addStretch(1)
        return head

    def _draw_head(self, *, compact: bool) -> None:
        """Draw the name of the program, smaller if many games need the room."""
        self._compact = compact
        side = _SMALL_PICTURE if compact else _PICTURE
        self._picture.setPixmap(drawn_at_start(asset("icons", "throne-desktop.svg"), QSize(side, side)))
        name = "heading" if compact else "title"
        if self._title.objectName() != name:    # not at most starts: the names of a style in Python take 5 of 130 ms
            self._title.setObjectName(name)
            self._title.setStyle(self._title.style())   # makes the style sheet look at the new name

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            soon = QTimer(self)     # ends with this screen, which may be left before
            soon.setSingleShot(True)
            soon.timeout.connect(self._after_first_frame)
            soon.start()

    def _after_first_frame(self) -> None:
        self.seen.emit()
        for tile in self._tiles:
            tile.take_clicks()

    def _foot(self, asked: object) -> Steered:
        button = Steered()
        button.setObjectName("quiet")
        button.clicked.connect(asked)
        button.steered.connect(self._steer)
        return button

    def _foot_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addStretch(1)
        for button in self._feet:
            row.addWidget(button)
        row.addStretch(1)
        return row

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_trouble(self, words_: str) -> None:
        """Show a sentence about what went wrong; "" for nothing."""
        self._trouble.setText(words_)
        self._trouble.setVisible(bool(words_))

    @property
    def tiles(self) -> Sequence[Tile]:
        """The tiles from top to bottom, in each row from left to right."""
        return self._tiles

    @property
    def offers(self) -> Sequence[Steered]:
        """The quiet buttons on the tiles of games that nobody here knows yet, in the order of the tiles."""
        return self._offers

    @property
    def feet(self) -> Sequence[Steered]:
        """The quiet buttons below the tiles, from left to right."""
        return self._feet

    def _fill(self) -> None:
        self._say()
        focused = any(tile.hasFocus() for tile in self._tiles)
        for tile in (*self._tiles, *self._offers):
            self._grid.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self._tiles, self._offers, self._offered_on = [], [], []
        first = 0
        if self._unfinished is not None:
            game_id, sentence = self._unfinished
            name = QCoreApplication.translate("HomeScreen", "Continue")
            self._add(name, sentence, _emblem(game_id), self.resumed.emit, 0, 0, _COLUMNS)
            first = 1
        for index, game_id in enumerate(GAMES):
            game = manifest(game_id)
            row, column = divmod(index, _COLUMNS)
            alone = column == 0 and index == len(GAMES) - 1
            columns = _COLUMNS if alone else 1
            self._add(words(game.name), words(game.summary), _emblem(game_id), _chooser(self, game_id),
                      first + row, column, columns)
            if game_id in self._new_games:
                self._offer(game_id, first + row, column, columns)
        if focused:
            self.first.setFocus()
        if self.isVisible():
            self._fit()

    def _say(self) -> None:
        self._subtitle.setText(QCoreApplication.translate("HomeScreen", "Card games for a throne, at your own table"))
        self._notice.setText(QCoreApplication.translate(
            "HomeScreen",
            "Unofficial. The names of the games belong to their owners; no printed text or art is included."))
        for button, name in zip(self._feet, (QCoreApplication.translate("HomeScreen", "Learn and rules"),
                                             QCoreApplication.translate("RecordsScreen", "Games played"),
                                             QCoreApplication.translate("HomeScreen", "Preferences"),
                                             QCoreApplication.translate("HelpSheet", "Keys and mouse")), strict=True):
            button.setText(name)

    def _add(self, name: str, sentence: str, picture: QIcon, act: Callable[[], None],
             row: int, column: int, columns: int) -> None:
        tile = Tile(name, sentence, picture, _EMBLEM)
        tile.clicked.connect(act)
        tile.steered.connect(self._steer)
        self._tiles.append(tile)
        if self._painted:
            tile.take_clicks()
        self._grid.addWidget(tile, row, column, 1, columns)
        for each in range(_COLUMNS):
            self._grid.setColumnStretch(each, 1)

    def _offer(self, game_id: str, row: int, column: int, columns: int) -> None:
        """Offer the first lesson of a game, in a corner of its tile, which was added last."""
        offer = Steered()
        offer.setObjectName("offer")
        offer.setText(QCoreApplication.translate("LearnScreen", "Learn it in a minute"))
        offer.setAccessibleName(f"{offer.text()}. {words(manifest(game_id).name)}")
        offer.clicked.connect(lambda: self.lesson_asked.emit(game_id))
        offer.steered.connect(self._steer)
        self._offers.append(offer)
        corner = QVBoxLayout()
        corner.setContentsMargins(0, _CORNER, _CORNER, _CORNER)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(offer)
        corner.addStretch(0)
        corner.addLayout(line)
        corner.addStretch(0)
        self._grid.addLayout(corner, row, column, 1, columns)
        self._offered_on.append((self._tiles[-1], corner))

    def _place_offers(self, column: int) -> None:
        """Put the offers beside the names on tiles of that width or, where a name is too long, below what they say."""
        sizes = [offer.sizeHint() for offer in self._offers]
        beside = all(tile.is_wide_enough(size.width(), column)
                     for (tile, _), size in zip(self._offered_on, sizes, strict=True))
        for (tile, corner), size in zip(self._offered_on, sizes, strict=True):
            corner.setStretch(0, int(not beside))
            corner.setStretch(2, int(beside))
            tile.keep_free(size.width() if beside else 0, 0 if beside else size.height() + 6)

    def apply(self, settings: Settings) -> None:
        """Make room for another text size."""
        self._fit()

    # -- the keyboard --------------------------------------------------------------------------------------------------

    @property
    def first(self) -> QAbstractButton:
        """Where the focus starts: on the unfinished game, or the one played last, or the first."""
        if self._unfinished is not None or self._last_game not in GAMES:
            return self._tiles[0]
        return self._tiles[GAMES.index(self._last_game)]

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.first.setFocus()

    def _steer(self, arrow: Qt.Key) -> None:
        """Let an arrow key go to the nearest button in its direction."""
        start = self.focusWidget()
        if isinstance(start, QAbstractButton):
            button = nearest(start, (*self._tiles, *self._offers, *self._feet), arrow, self)
            if button is not None:
                from PySide6.QtCore import Qt

                button.setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)


def _line(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setProperty("alignment", _CENTRED)
    return label


def _chooser(screen: HomeScreen, game_id: str) -> Callable[[], None]:
    return lambda: screen.chosen.emit(game_id)


def _emblem(game_id: str) -> QIcon:
    path = asset("games", game_id.replace("-", "_"), f"{manifest(game_id).emblem}.svg")
    return QIcon(drawn_at_start(path, QSize(_EMBLEM, _EMBLEM)))
