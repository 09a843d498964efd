"""Which edition a new game is played in: the usual one, or one of somebody's own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.session.own_edition import OwnEdition
from throne_desktop.widgets.choices import DropDown


class EditionBox(DropDown):
    """A list of editions that begins with the usual one."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._own: tuple[OwnEdition, ...] = ()
        self.addItem("")

    def show_editions(self, editions: Sequence[OwnEdition], chosen: OwnEdition | None) -> None:
        """Offer these beside the usual one, and the chosen one, which need not be among them."""
        self._own = tuple(editions) if chosen is None or chosen in editions else (*editions, chosen)
        while self.count() > 1:
            self.removeItem(1)
        for each in self._own:
            self.addItem(each.name)
        self.setCurrentIndex(0 if chosen is None else 1 + self._own.index(chosen))

    @property
    def offers_any(self) -> bool:
        """Whether there is a choice at all."""
        return bool(self._own)

    @property
    def edition(self) -> OwnEdition | None:
        """The one chosen; None for the usual one."""
        number = self.currentIndex()
        return self._own[number - 1] if number > 0 else None

    def retranslate(self) -> None:
        """Put it into the language in use now."""
        self.setItemText(0, QCoreApplication.translate("NewGameScreen", "The usual one"))
        self.setAccessibleName(QCoreApplication.translate("NewGameScreen", "Edition"))
