"""The licences page names every part of the program, and each one's licence can be read."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import __version__
from tests.helpers.window import open_window
from throne_desktop.language import i18n
from throne_desktop.screens.help.licences import LicencesScreen
from throne_desktop.screens.preferences.preferences import PreferencesScreen
from throne_desktop.services.licences import LicensedPart, installed, parts
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture
def window() -> Iterator[Window]:
    """The window, with the preferences open."""
    with open_window() as opened:
        opened.open_home()
        opened.open_preferences()
        yield opened


def page(window: Window) -> LicencesScreen:
    """The page, opened from the preferences by a click."""
    preferences = window.pages.currentWidget()
    assert isinstance(preferences, PreferencesScreen)
    QTest.mouseClick(preferences.licences, Qt.MouseButton.LeftButton)
    opened = window.pages.currentWidget()
    assert isinstance(opened, LicencesScreen)
    return opened


def test_the_preferences_lead_to_the_licences_and_back(window: Window) -> None:
    opened = page(window)
    QTest.keyClick(opened.list, Qt.Key.Key_Escape)
    assert isinstance(window.pages.currentWidget(), PreferencesScreen)


def test_every_part_is_named_with_its_version_and_the_program_comes_first(window: Window) -> None:
    listed = page(window).list
    named = [listed.item(row).text() for row in range(listed.count())]
    assert named[0] == f"Throne Desktop {__version__}"
    assert {f"Python {sys.version.split()[0]}", f"PySide6_Essentials {version('PySide6_Essentials')}",
            f"miniaudio {version('miniaudio')}"} <= set(named)


def test_a_click_on_a_part_shows_its_licence(window: Window) -> None:
    opened = page(window)
    assert "MIT License" in opened.text.toPlainText()
    (row,) = [row for row in range(opened.list.count()) if opened.list.item(row).text().startswith("Qt ")]
    place = opened.list.visualItemRect(opened.list.item(row)).center()
    QTest.mouseClick(opened.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    text = opened.text.toPlainText()
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "GNU GENERAL PUBLIC LICENSE" in text     # the LGPL adds to it


def test_the_page_says_that_qt_can_be_replaced_and_where_it_lies(window: Window) -> None:
    said = page(window).about.text()
    assert "you may replace them" in said
    assert "PySide6" in said


def test_every_part_has_a_text() -> None:
    assert [part.name for part in installed() if len(part.text) < 500] == []


def test_an_installed_program_shows_the_licences_that_it_brings(tmp_path: Path,
                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    brought = [LicensedPart("zlib.so.1", "1.3", "Zlib", "Use it.\n"),
               LicensedPart("Throne Desktop", "9", "MIT", "Be free.\n")]
    (tmp_path / "licences" / "stand-ins").mkdir(parents=True)
    brought[0].save(tmp_path / "licences" / "stand-ins")
    brought[1].save(tmp_path / "licences")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert parts() == [brought[1], brought[0]]


def test_the_page_speaks_another_language_at_once_and_licences_stay_as_they_are(window: Window) -> None:
    opened = page(window)
    text = opened.text.toPlainText()
    i18n.use("de")
    QApplication.processEvents()
    try:
        assert opened.title.text() == "Lizenzen"
        assert opened.about.text().startswith("Throne Desktop und alles, woraus es besteht, ist freie Software.")
        assert opened.text.toPlainText() == text
    finally:
        i18n.use("en")
