"""Pages that scroll do so up and down only: nothing is cut at their right edge, in the smallest window either."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QScrollArea

from tests.helpers.amount import first_or_all
from tests.helpers.window import open_window, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.startup.options import TEXT_SCALES
from throne_desktop.window.on_screen import SMALLEST
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

PAGES = ("help", "preferences")


@pytest.fixture
def window() -> Iterator[Window]:
    """The window with the longest words that there are."""
    with open_window() as opened:
        i18n.use("de")
        opened.open_home()
        yield opened
        i18n.use("en")
        theme.wear("light")


def overflow(window: Window) -> int:
    """How many pixels of the page that is shown are out of sight to the right."""
    page = window.pages.currentWidget()
    assert page is not None
    (area,) = page.findChildren(QScrollArea)
    inner = area.widget()
    assert inner is not None
    return inner.width() - area.viewport().width()


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("size", [SMALLEST, QSize(1280, 800)])
@first_or_all("scale", [TEXT_SCALES[-1], TEXT_SCALES[0], 130])
def test_nothing_is_cut_at_the_right(window: Window, name: str, size: QSize, scale: int) -> None:
    theme.wear("light", scale)
    window.resize(size)
    window.open_page(name)
    QApplication.processEvents()
    wait_until(lambda: overflow(window) <= 0, "all words find room")


def test_a_page_that_is_open_finds_room_for_larger_texts(window: Window) -> None:
    window.resize(SMALLEST)
    window.open_preferences()
    window.settings.text_size = TEXT_SCALES[-1]
    window.apply({"text_size"})
    QApplication.processEvents()
    wait_until(lambda: overflow(window) <= 0, "all words find room")
