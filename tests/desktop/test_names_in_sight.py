"""A card that is picked up or in front keeps its name in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, qGray
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.helpers.positions import position
from tests.helpers.window import Hand, at_table, session_at

pytestmark = pytest.mark.usefixtures("qtbot")

SMALLEST = (980, 640)



def head(hand: Hand, card: str) -> QRect:
    """Where the head of a card is, with its name, in the window."""
    item = hand.scene.cards[card]
    rect = item.mapRectToScene(item.card_rect())
    rect.setHeight(rect.height() / 8)
    return rect.toRect()


def differing(image: QImage, other: QImage) -> float:
    """The share of dots that look clearly different."""
    dots = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(abs(qGray(image.pixel(*dot)) - qGray(other.pixel(*dot))) > 40 for dot in dots) / len(dots)


def test_a_card_that_is_carried_to_the_upper_edge_keeps_its_head_on_the_table() -> None:
    with at_table(session_at(position("throne", "king seven ace", "ten*2")), size=SMALLEST) as hand:
        card = next(piece for piece in hand.view.offers)
        hand.hold(card, QPoint(400, 2))
        assert hand.scene.cards[card].y() >= 0


def test_a_card_in_front_is_painted_above_a_ribbon_that_reaches_over_it() -> None:
    with at_table(session_at(position("throne", "king seven ace", "ten*2")), size=SMALLEST) as hand:
        card = next(piece for piece in hand.view.offers)
        QTest.mouseMove(hand.viewport, hand.point(card))
        hand.narrator.parting.finish()
        QApplication.processEvents()
        place = head(hand, card).adjusted(12, 6, -12, -2)
        ribbon = hand.screen.ribbon
        free = hand.screen.grab(place).toImage()
        ribbon.setGeometry(ribbon.x(), place.top() - 20, ribbon.width(), ribbon.height() + 10)
        ribbon.lies.emit()
        QApplication.processEvents()
        assert ribbon.geometry().intersects(place)
        assert differing(hand.screen.grab(place).toImage(), free) < 0.05
