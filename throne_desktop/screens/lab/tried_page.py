"""What was tried from the first table: a tree of moves, with names for what is worth one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from engine.core.text import N_, Text
from throne_desktop.services.lab.trials import Moment, Trials
from throne_desktop.widgets import basics

Say = Callable[[Text], str]

_MOMENT: Final = Qt.ItemDataRole.UserRole
_STEP: Final = 16
"""How far a branch is indented, in pixels."""
_EDGES: Final = 24
_ABOVE: Final = 10
"""Pixels beside and above the words of a line."""
_MOST_NAME: Final = 60
"""In characters."""
_NAMED: Final = N_("lab", "{name}: {move}")
_FIRST: Final = N_("lab", "The first table")


class TriedPage(QWidget):
    """`chosen` gives the Moment to be laid out, `deleted` the one to be taken away with all that follows it."""

    chosen = Signal(object)
    deleted = Signal(object)

    def __init__(self, say: Say, describe: Callable[[Moment], str], parent: QWidget | None = None) -> None:
        """`describe` says which move led to a moment."""
        super().__init__(parent)
        self.setObjectName("bare")
        self._say = say
        self._describe = describe
        self._trials: Trials | None = None
        self._items: dict[Moment, QTreeWidgetItem] = {}
        self.tree = _Tree()
        self.tree.itemActivated.connect(self._choose)
        self.tree.itemClicked.connect(self._choose)
        self.tree.deleted.connect(self._delete)
        self.name = QLineEdit()
        self.name.setMaxLength(_MOST_NAME)
        self.name.textEdited.connect(self._call)
        self.delete = basics.button("quiet", self._delete)
        self._about = basics.wrapped("subtle")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.name, 1)
        row.addWidget(self.delete)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._about)
        column.addWidget(self.tree, 1)
        column.addLayout(row)

    def show_trials(self, trials: Trials) -> None:
        """Show what was tried so far, with the moment on the table marked."""
        self._trials = trials
        self._items = {}
        with QSignalBlocker(self.tree):
            self.tree.clear()
            first = self._item(trials.root)
            self.tree.addTopLevelItem(first)
            for number, moment in enumerate(trials.root.after):
                self._add_line(self.tree.invisibleRootItem() if number == 0 else first, moment)
            self.tree.expandAll()
            here = self._items[trials.here]
            self.tree.setCurrentItem(here)
            self.tree.measure()
        self.tree.scrollToItem(here)
        is_root = trials.here is trials.root
        self.name.setText(trials.here.name)
        self.delete.setEnabled(not is_root)

    def _add_line(self, parent: QTreeWidgetItem, moment: Moment | None) -> None:
        """Add a moment and what followed it first, one below the other; what else was tried stands below its row."""
        while moment is not None:
            item = self._item(moment)
            parent.addChild(item)
            for other in moment.after[1:]:
                self._add_line(item, other)
            moment = moment.after[0] if moment.after else None

    def _item(self, moment: Moment) -> QTreeWidgetItem:
        item = QTreeWidgetItem([self._words(moment)])
        item.setData(0, _MOMENT, moment)
        item.setToolTip(0, item.text(0))
        self._items[moment] = item
        return item

    def _words(self, moment: Moment) -> str:
        told = self._say(_FIRST) if moment.move is None else self._describe(moment)
        return self._say(_NAMED.fill(name=moment.name, move=told)) if moment.name else told

    def _choose(self, item: QTreeWidgetItem) -> None:
        moment = item.data(0, _MOMENT)
        if self._trials is not None and moment is not self._trials.here:
            self.chosen.emit(moment)

    def _call(self, name: str) -> None:
        """Give the moment on the table a name."""
        if self._trials is not None:
            self._trials.here.name = name.strip()
            self._items[self._trials.here].setText(0, self._words(self._trials.here))

    def _delete(self) -> None:
        if self._trials is not None and self._trials.here is not self._trials.root:
            self.deleted.emit(self._trials.here)

    def retranslate(self) -> None:
        """Write everything in the language in use now."""
        self._about.setText(QCoreApplication.translate(
            "LabScreen", "Go back and make another move: both ways stay. A click on a line lays out its table."))
        self.tree.setAccessibleName(QCoreApplication.translate("LabScreen", "What was tried"))
        self.name.setPlaceholderText(QCoreApplication.translate("LabScreen", "A name for this table"))
        self.name.setAccessibleName(self.name.placeholderText())
        self.delete.setText(QCoreApplication.translate("LabScreen", "Delete"))
        self.delete.setToolTip(QCoreApplication.translate("LabScreen", "Delete this move and all that followed it"))
        if self._trials is not None:
            self.show_trials(self._trials)


class _Tree(QTreeWidget):
    """`deleted` says that the Delete key was pressed."""

    deleted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setIndentation(_STEP)
        self.setRootIsDecorated(False)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def measure(self) -> None:
        """Give every line as many rows as its words need in the width there is, which Qt does not find out."""
        waiting = [(self.invisibleRootItem(), 0)]
        while waiting:
            parent, depth = waiting.pop()
            room = self.viewport().width() - depth * _STEP - _EDGES
            for item in filter(None, map(parent.child, range(parent.childCount()))):
                words = self.fontMetrics().boundingRect(QRect(0, 0, max(room, 40), 2000),
                                                        int(Qt.TextFlag.TextWordWrap), item.text(0))
                item.setSizeHint(0, QSize(1, words.height() + _ABOVE))
                waiting.append((item, depth + 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        else:
            super().keyPressEvent(event)
