"""Things that come to light one after the other, such as what is seen at the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject

from throne_desktop.look.desktop import is_still
from throne_desktop.storage.settings import Settings
from throne_desktop.table.motion.animator import Animator
from throne_desktop.table.motion.motions import Motion
from throne_desktop.table.motion.tweens import Track

_ENDING: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Wheel)


class Timeline(QObject):
    """Runs named tracks once. Any click or key ends it, and still does what it is for."""

    def __init__(self, tracks: Sequence[tuple[str, Motion]], show: Callable[[str, float], object],
                 parent: QObject) -> None:
        """`show` is told the name of a track and how far it has come, from 0 to 1."""
        super().__init__(parent)
        self.animator = Animator(self)
        self._begun = False
        delays = accumulate((motion.lasts for _, motion in tracks), initial=0)
        self._tracks = [Track(partial(show, name), motion, delay)
                        for (name, motion), delay in zip(tracks, delays, strict=False)]

    def follow(self, settings: Settings) -> None:
        """Move as the player wants it."""
        self.animator.follow(settings.animation_speed, reduced=is_still(settings.motion))

    def begin(self) -> None:
        """Run all tracks, unless they have been run before."""
        if not self._begun:
            self._begun = True
            application = QCoreApplication.instance()
            assert application is not None
            application.installEventFilter(self)
            self.animator.play(self._tracks, 0, self._end)

    def _end(self) -> None:
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _ENDING and self.animator.running:
            self.animator.skip()
        return False
