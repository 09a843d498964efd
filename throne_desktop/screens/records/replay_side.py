"""Beside a replayed game: what it is, from which viewpoint it is shown, its log, and the way to play on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from throne_desktop.look import theme
from throne_desktop.screens.records.replay_log import ReplayLog
from throne_desktop.widgets import basics
from throne_desktop.widgets.choices import DropDown

SIDE_WIDTH: Final = 272


class ReplaySide(QWidget):
    """The parts are public: `seen_by`, `log`, `review`, `branch`, `lab`, `back`."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side")
        self._title = basics.wrapped()
        self._kind = basics.label("subtle")
        self._remark = basics.wrapped("subtle")
        self.seen_by = DropDown()
        self.seen_by.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.seen_by.setMinimumContentsLength(8)
        self.log = ReplayLog()
        self.review = QPushButton()
        self.branch = QPushButton()
        self.lab = QPushButton()
        self.back = QPushButton()
        self._lay_out()
        self.retranslate(title)
        self.fit()

    def fit(self) -> None:
        """Take the width that suits the text size."""
        self.setFixedWidth(theme.widened(SIDE_WIDTH))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.back)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(8)
        column.addLayout(head)
        for part in (self._kind, self.seen_by, self._remark):
            column.addWidget(part)
        column.addWidget(self.log, 1)
        column.addWidget(self.review)
        column.addWidget(self.branch)
        column.addWidget(self.lab)

    def retranslate(self, title: str) -> None:
        """Put the panel into the language in use now; `title` is the name of the game in it."""
        self._title.setText(f"<b>{title}</b>")
        self.seen_by.call(QCoreApplication.translate("ReplayScreen", "Seen by"))
        self.review.setText(QCoreApplication.translate("ReplayScreen", "Review this game"))
        self.branch.setText(QCoreApplication.translate("ReplayScreen", "Play on from here"))
        self.branch.setToolTip(QCoreApplication.translate(
            "ReplayScreen", "Start a new practice game from this position; this record stays as it is."))
        self.lab.setText(QCoreApplication.translate("LabScreen", "Try it here"))
        self.lab.setToolTip(QCoreApplication.translate(
            "LabScreen", "Open this table in the laboratory: make moves for every seat, and step back and forth."))
        self.back.setText(QCoreApplication.translate("ReplayScreen", "Back"))
        self.log.retranslate()

    def show_kind(self, kind: str) -> None:
        """Show whether it was a practice or an assisted game; "" for neither."""
        self._kind.setText(kind)
        self._kind.setVisible(bool(kind))

    @property
    def remark(self) -> str:
        """The remark about what limits the replay."""
        return self._remark.text()

    def show_remark(self, remark: str) -> None:
        """Show what limits the replay; "" for nothing."""
        self._remark.setText(remark)
        self._remark.setVisible(bool(remark))
