"""The home screen: the games, and the one to go on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine import GAMES
from engine.games.registry import manifest
from throne_desktop.i18n import words
from throne_desktop.paths import asset
from throne_desktop.table.ground import Ground
from throne_desktop.widgets.icons import drawn

_TILE = QSize(580, 100)
_EMBLEM = 64


class Tile(QPushButton):
    """A wide button with a picture, a name and a sentence."""

    def __init__(self, name: str, sentence: str, picture: QIcon, act: Callable[[], None]) -> None:
        super().__init__()
        self.setIcon(picture)
        self.setIconSize(QSize(_EMBLEM, _EMBLEM))
        self.setObjectName("tile")
        self.setFixedSize(_TILE)
        self.setAccessibleName(f"{name}. {sentence}")
        title = QLabel(name)
        title.setObjectName("heading")
        below = QLabel(sentence)
        below.setObjectName("subtle")
        below.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(_EMBLEM + 36, 10, 14, 10)
        column.setSpacing(0)
        column.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        for label in (title, below):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(label)
        self.clicked.connect(act)


class HomeScreen(Ground):
    """`chosen` gives the id of a game to set up; `resumed` asks to go on with the unfinished one."""

    chosen = Signal(str)
    resumed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._unfinished: tuple[str, str] | None = None
        self._tiles: list[Tile] = []
        self._title = QLabel("Throne Desktop")
        self._title.setObjectName("title")
        self._subtitle = QLabel()
        self._subtitle.setObjectName("subtle")
        self._notice = QLabel()
        self._notice.setObjectName("subtle")
        self._notice.setWordWrap(True)
        self._notice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._trouble = QLabel()
        self._trouble.setObjectName("warning")
        self._trouble.setWordWrap(True)
        self._trouble.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._list = QVBoxLayout()
        self._list.setSpacing(12)
        page = QVBoxLayout(self)
        page.setContentsMargins(40, 30, 40, 30)
        page.addStretch(2)
        page.addLayout(self._head())
        page.addSpacing(22)
        page.addLayout(self._list)
        page.addSpacing(10)
        page.addWidget(self._trouble)
        page.addStretch(3)
        page.addWidget(self._notice)
        self.show_trouble("")
        self._fill()

    def _head(self) -> QHBoxLayout:
        picture = QLabel()
        picture.setPixmap(drawn(asset("icons", "throne-desktop.svg"), QSize(84, 84)))
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

    def show_trouble(self, words_: str) -> None:
        """A sentence about what went wrong; empty for nothing."""
        self._trouble.setText(words_)
        self._trouble.setVisible(bool(words_))

    @property
    def tiles(self) -> Sequence[Tile]:
        """The tiles from top to bottom."""
        return self._tiles

    def show_unfinished(self, game_id: str | None, sentence: str = "") -> None:
        """Offer to go on with an unfinished game; None: there is none."""
        self._unfinished = None if game_id is None else (game_id, sentence)
        self._fill()

    def _fill(self) -> None:
        self._subtitle.setText(QCoreApplication.translate("HomeScreen", "Card games for a throne, at your own table"))
        self._notice.setText(QCoreApplication.translate(
            "HomeScreen",
            "Unofficial. The names of the games belong to their owners; no printed text or art is included."))
        for tile in self._tiles:
            self._list.removeWidget(tile)
            tile.deleteLater()
        self._tiles = []
        if self._unfinished is not None:
            game_id, sentence = self._unfinished
            name = QCoreApplication.translate("HomeScreen", "Continue")
            self._add(name, sentence, _emblem(game_id), self.resumed.emit)
        for game_id in GAMES:
            game = manifest(game_id)
            self._add(words(game.name), words(game.summary), _emblem(game_id), _chooser(self, game_id))

    def _add(self, name: str, sentence: str, picture: QIcon, act: Callable[[], None]) -> None:
        tile = Tile(name, sentence, picture, act)
        self._tiles.append(tile)
        self._list.addWidget(tile, 0, Qt.AlignmentFlag.AlignHCenter)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)


def _chooser(screen: HomeScreen, game_id: str) -> Callable[[], None]:
    return lambda: screen.chosen.emit(game_id)


def _emblem(game_id: str) -> QIcon:
    path = asset("games", game_id.replace("-", "_"), f"{manifest(game_id).emblem}.svg")
    return QIcon(drawn(path, QSize(_EMBLEM, _EMBLEM)))
