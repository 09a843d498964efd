"""Qt's own windows speak our languages, too: the file dialog, and the menus of what can be written in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDir, QFileInfo, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QFileDialog,
    QFileIconProvider,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QTextBrowser,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.helpers.amount import TRANSLATED
from throne_desktop.language import i18n
from throne_desktop.language.of_qt import OF_QT

ALIKE = {
    "de": {"Name", "Details", "Alias", "OK"},
    "fr": {"Type", "Alias", "OK"},
    "nl": {"Type", "Alias", "OK"},
    "es": {"Alias", "No"},
}
"""The words that a language has in common with English."""


@pytest.fixture(autouse=True)
def english_again(qtbot: QtBot) -> Iterator[None]:
    yield
    i18n.use("en")


def plain(word: str) -> str:
    return word.replace("&", "")


def said_by(widget: QWidget) -> Iterator[str]:
    """All that a window of Qt and its parts say, in an order that does not depend on the language."""
    for label in widget.findChildren(QLabel):
        yield label.text()
    for button in widget.findChildren(QAbstractButton):
        yield from (button.text(), button.toolTip(), button.accessibleName(), button.accessibleDescription())
    for action in widget.findChildren(QAction):
        yield action.text().partition("\t")[0]


def file_dialog(folder: Path) -> list[str]:
    """What the dialog says that asks where a game is to be saved."""
    dialog = QFileDialog(None, "", str(folder), "*.throne", options=QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    model = dialog.findChild(QTreeView).model()     # type: ignore[union-attr]
    headings = [str(model.headerData(column, Qt.Orientation.Horizontal)) for column in range(model.columnCount())]
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
    words = [*said_by(dialog), *headings, dialog.labelText(QFileDialog.DialogLabel.Accept)]
    dialog.deleteLater()
    return words


def menus() -> list[str]:
    """What the menus say that a right click opens."""
    line, page = QLineEdit("King"), QTextBrowser()
    page.setPlainText("King")
    found = [word for menu in (line.createStandardContextMenu(), page.createStandardContextMenu()) if menu is not None
             for word in menu_words(menu)]
    return found + [QCoreApplication.translate("QScrollBar", word) for word in ("Scroll here", "Page up", "Top")]


def menu_words(menu: QMenu) -> list[str]:
    words = [action.text().partition("\t")[0] for action in menu.actions() if not action.isSeparator()]
    menu.deleteLater()
    return words


def questions() -> list[str]:
    """What stands on the buttons of a question."""
    box = QMessageBox()
    box.setStandardButtons(QMessageBox.StandardButton.Ok | QMessageBox.StandardButton.Cancel
                           | QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    return [button.text() for button in box.buttons()]


def kinds(folder: Path) -> list[str]:
    """What the dialog's list calls a folder."""
    return [QFileIconProvider().type(QFileInfo(str(folder))), QFileIconProvider().type(QFileInfo(QDir.rootPath()))]


def everything(folder: Path) -> list[str]:
    return [plain(word) for word in (*file_dialog(folder), *menus(), *questions(), *kinds(folder))]


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_in_the_windows_of_qt_stays_english(language: str, tmp_path: Path) -> None:
    i18n.use("en")
    source = everything(tmp_path)
    assert {"Look in:", "Files of type:", "Folder", "Copy", "Cancel"} <= set(source)
    i18n.use(language)
    said = everything(tmp_path)
    assert len(said) == len(source)
    left = {now for before, now in zip(source, said, strict=True) if before.strip() and now == before}
    assert left - ALIKE.get(language, set()) - {str(tmp_path)} == set()


@pytest.mark.parametrize("language", TRANSLATED)
def test_qt_finds_the_texts_that_we_add(language: str) -> None:
    i18n.use(language)
    for text in OF_QT:
        found = QCoreApplication.translate(text.context, text.source, "All other platforms")
        assert found == i18n.words(text)
        assert found != text.source or text.source in ALIKE.get(language, set())
