"""How large the window is: as large as asked for, or all of its screen, but never larger; and how dense that is."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

SIZE = QSize(1280, 800)
"""The size of the window at the first start, in pixels."""
SMALLEST = QSize(800, 560)
"""The least size of the window, on screens that have as much."""
FRAME = QSize(8, 40)
"""What the frame of a window takes, with its title: nobody knows it before the window is shown."""
PANELS = QSize(0, 48)
"""What a panel may take of a screen on Wayland, which does not say so: a window too high for it hangs over the edge."""


def room_on(screen: QScreen) -> QSize:
    """The largest window that a screen has room for, beside its panels and within a frame."""
    return screen.availableSize() - FRAME


class _Density(QWidget):
    """A part of a window that is never seen, as Qt tells all parts when the screen below them is another density.

    The window itself is told of far more, which would all pass through Python.
    """

    changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.hide()
        self._ratio = self.devicePixelRatioF()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.DevicePixelRatioChange and self.devicePixelRatioF() != self._ratio:
            self._ratio = self.devicePixelRatioF()
            self.changed.emit()
        return done


class OnScreen(QObject):
    """Keeps a window within its screen: when it opens, when the screen changes, and on another one."""

    filled = Signal(bool)
    """Whether the window fills its whole screen has changed; the desktop may have done that, too."""
    density_changed = Signal()
    """A pixel of the window is more of the screen's pixels now, or fewer: it has come to another screen, or the desktop
    has been scaled."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._least = SMALLEST
        self._screen: QScreen | None = None
        self._take_room(window.screen())
        window.resize(SIZE)

    # -- opening -------------------------------------------------------------------------------------------------------

    def restore(self, geometry: str) -> None:
        """Let the window open where it was closed (QWidget.saveGeometry in base64), or at its usual size.

        One that filled the screen does so again. Qt does nothing on a screen that is much larger or smaller than it was
        then, and knows nothing of the frame.
        """
        self._window.restoreGeometry(QByteArray.fromBase64(geometry.encode()))
        self._take_room(self._window.screen())
        if self._is_free:
            hidden = not geometry and QGuiApplication.platformName().startswith("wayland")
            self._window.resize(self._window.size().boundedTo(self._room - PANELS if hidden else self._room))

    def geometry(self) -> str:
        """Where the window is and how large, for `restore`."""
        return bytes(self._window.saveGeometry().toBase64().data()).decode()

    def ask(self, size: QSize, *, seen: bool) -> None:
        """Let the window open at a size, which may be less than the usual least; one that is `seen` fits the screen."""
        self._least = SMALLEST.boundedTo(size)
        self._take_room(self._window.screen())
        self._window.resize(size.boundedTo(self._room) if seen else size)

    # -- the whole screen ----------------------------------------------------------------------------------------------

    def fill(self, whole: bool) -> None:
        """Let the window fill its whole screen, or be as large as it was before."""
        from PySide6.QtCore import Qt  # only here: the first frame does without its names, which take 14 ms

        if whole != self.is_full:
            self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    @property
    def is_full(self) -> bool:
        """Whether the window fills its whole screen."""
        return self._window.isFullScreen()

    def note_state(self) -> None:
        """The window has come to fill its screen, or does so no more."""
        self.filled.emit(self.is_full)

    # -- on another screen ---------------------------------------------------------------------------------------------

    def watch(self) -> None:
        """Follow the screens that the window comes to, from the moment when it is first shown."""
        handle = self._window.windowHandle()
        if self._screen is None and handle is not None:
            handle.screenChanged.connect(self._follow)
            self._follow(handle.screen())
            _Density(self._window).changed.connect(self.density_changed)

    def _follow(self, screen: QScreen) -> None:
        if self._screen is not None:
            self._screen.availableGeometryChanged.disconnect(self._fit)
        self._screen = screen
        screen.availableGeometryChanged.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        """Make the window smaller if its screen has become so, but not one that was larger before, across screens."""
        if self._screen is None or self._screen.availableSize().isEmpty():     # one that stands in for none at all
            return
        size, former = self._window.size(), self._room
        self._take_room(self._screen)
        if self._is_free and size.boundedTo(former) == size:
            self._window.resize(size.boundedTo(self._room))

    @property
    def _is_free(self) -> bool:
        """Whether the window has a size of its own, and not that of its screen."""
        return not (self._window.isMaximized() or self._window.isFullScreen())

    def _take_room(self, screen: QScreen) -> None:
        self._room = room_on(screen)
        self._window.setMinimumSize(self._least.boundedTo(self._room))
