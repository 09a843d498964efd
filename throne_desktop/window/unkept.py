"""What could not be kept on the disk: a strip above all pages says so, and it is tried again until that works."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout

from engine.core.disk import reason_of
from engine.core.errors import ThroneError
from engine.core.text import N_, Text
from throne_desktop.language.i18n import words
from throne_desktop.services.game.keeping import AGAIN
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets import basics

CROWNS: Final = N_("keeping", "Your crowns and deals of the day cannot be saved: {reason}.")
EXERCISES: Final = N_("keeping", "Your exercises cannot be saved: {reason}.")
REVIEW: Final = N_("keeping", "The review of this game cannot be saved: {reason}.")
_UNKEPT: Final = N_("keeping", "{reason} Saving will resume as soon as possible.")


class Unkept(QFrame):
    """Shown only while something is not on the disk. The window shows it above its pages."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._waiting: dict[str, tuple[Callable[[], object], Text | str]] = {}
        """By name: how to keep it, and the sentence that says why that failed."""
        self.words = basics.wrapped("trouble")
        row = QHBoxLayout(self)
        row.addWidget(self.words, 1)
        self._again = QTimer(self)
        self._again.setInterval(AGAIN)
        self._again.timeout.connect(self.try_again)

    def add(self, name: str, act: Callable[[], object], error: ThroneError | OSError, said: Text) -> None:
        """Say that something could not be kept, and try again until it can; `said` has a hole for the reason."""
        self._waiting[name] = act, _sentence(error, said)
        self.retranslate()
        announce(self, self.words.text())
        self._again.start()

    def remove(self, name: str) -> None:
        """It is kept now."""
        if self._waiting.pop(name, None) is not None:
            self.retranslate()

    def __contains__(self, name: str) -> bool:
        """Whether that is not kept yet."""
        return name in self._waiting

    @property
    def is_empty(self) -> bool:
        """Whether everything is kept."""
        return not self._waiting

    def try_again(self) -> None:
        """Keep whatever can be kept by now."""
        for name, (act, _) in list(self._waiting.items()):
            with suppress(ThroneError, OSError):    # that has been said
                act()
                self.remove(name)

    def retranslate(self) -> None:
        """Say it in the language in use; of several things that failed for one reason that reason once."""
        reasons = dict.fromkeys(words(_UNKEPT.fill(reason=sentence)) for _, sentence in self._waiting.values())
        self.words.setText("\n".join(reasons))
        self.setVisible(bool(reasons))
        if not reasons:
            self._again.stop()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _sentence(error: ThroneError | OSError, said: Text) -> Text | str:
    return error.text if isinstance(error, ThroneError) else said.fill(reason=reason_of(error))
