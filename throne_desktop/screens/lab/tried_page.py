"""What was tried from the first table: a tree of moves, with names for what is worth one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from engine.core.fields import LONGEST_NAME
from engine.core.text import N_, Text
from engine.lab.tree import Tree, Tried
from throne_desktop.screens.lab.chance_list import LEAST_LIST
from throne_desktop.widgets import basics

Say = Callable[[Text], str]

_TRIED: Final = Qt.ItemDataRole.UserRole
_STEP: Final = 16
"""How far a branch is indented, in pixels."""
_EDGES: Final = 24
_ABOVE: Final = 10
"""Pixels beside and above the words of a line."""
_NAMED: Final = N_("lab", "{name}: {move}")
_FIRST: Final = N_("lab", "The first table")


class TriedPage(QWidget):
    """`chosen` gives the Tried to be laid out, `deleted` the one to be taken away with all that follows it."""

    chosen = Signal(object)
    deleted = Signal(object)

    def __init__(self, say: Say, describe: Callable[[Tried[Any]], str], parent: QWidget | None = None) -> None:
        """`describe` says which move was made."""
        super().__init__(parent)
        self.setObjectName("bare")
        self._say = say
        self._describe = describe
        self._shown: Tree[Any] | None = None
        self._items: dict[Tried[Any], QTreeWidgetItem] = {}
        self._told: dict[Tried[Any], str] = {}
        """The words of every move, found once."""
        self.tree = _Tree()
        self.tree.setMinimumHeight(LEAST_LIST)
        self.tree.itemActivated.connect(self._choose)
        self.tree.itemClicked.connect(self._choose)
        self.tree.deleted.connect(self._delete)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
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

    def show_tree(self, tree: Tree[Any]) -> None:
        """Show what was tried so far, with what is on the table marked."""
        if tree is not self._shown:
            self._told.clear()
        self._shown = tree
        self.name.setText(tree.here.name)
        self.delete.setEnabled(tree.here is not tree.root)
        if self.isVisible():
            self._fill(tree)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what was tried while nobody looked: in a long game it takes time."""
        super().showEvent(event)
        if self._shown is not None:
            self._fill(self._shown)

    def _fill(self, tree: Tree[Any]) -> None:
        self._items = {}
        with QSignalBlocker(self.tree):
            self.tree.clear()
            first = self._item(tree.root)
            self.tree.addTopLevelItem(first)
            for number, tried in enumerate(tree.root.children):
                self._add_line(self.tree.invisibleRootItem() if number == 0 else first, tried)
            self.tree.expandAll()
            here = self._items[tree.here]
            self.tree.setCurrentItem(here)
            self.tree.measure()
        self.tree.scrollToItem(here)

    def _add_line(self, parent: QTreeWidgetItem, tried: Tried[Any] | None) -> None:
        """Add a move and what followed it first, one below the other; what else was tried stands below its row."""
        while tried is not None:
            item = self._item(tried)
            parent.addChild(item)
            for other in tried.children[1:]:
                self._add_line(item, other)
            tried = tried.children[0] if tried.children else None

    def _item(self, tried: Tried[Any]) -> QTreeWidgetItem:
        item = QTreeWidgetItem([self._words(tried)])
        item.setData(0, _TRIED, tried)
        item.setToolTip(0, item.text(0))
        self._items[tried] = item
        return item

    def _words(self, tried: Tried[Any]) -> str:
        told = self._told.get(tried)
        if told is None:
            told = self._told[tried] = self._say(_FIRST) if tried.move is None else self._describe(tried)
        return self._say(_NAMED.fill(name=tried.name, move=told)) if tried.name else told

    def _choose(self, item: QTreeWidgetItem) -> None:
        tried = item.data(0, _TRIED)
        if self._shown is not None and tried is not self._shown.here:
            self.chosen.emit(tried)

    def _call(self, name: str) -> None:
        """Give what is on the table a name."""
        if self._shown is not None:
            self._shown.name(self._shown.here, name)
            self._items[self._shown.here].setText(0, self._words(self._shown.here))

    def _delete(self) -> None:
        if self._shown is not None and self._shown.here is not self._shown.root:
            self.deleted.emit(self._shown.here)

    def retranslate(self) -> None:
        """Write everything in the language in use now."""
        self._about.setText(QCoreApplication.translate(
            "LabScreen", "Go back and try another move: both branches are kept. Click a line to set up its table."))
        self.tree.setAccessibleName(QCoreApplication.translate("LabScreen", "Moves tried"))
        self.name.setPlaceholderText(QCoreApplication.translate("LabScreen", "A name for this table"))
        self.name.setAccessibleName(self.name.placeholderText())
        self.delete.setText(QCoreApplication.translate("LabScreen", "Delete"))
        self.delete.setToolTip(QCoreApplication.translate("LabScreen", "Delete this move and everything after it"))
        self._told.clear()
        if self._shown is not None:
            self.show_tree(self._shown)


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
