"""Signs on cards: each kind has a place of its own, and none lies over a head, a number or another sign."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsRectItem

from engine import load_game
from engine.base.faces import CardFace, TurnedFace
from tests.helpers.positions import play, position
from tests.helpers.window import at_table, dress, session_at, signs_on
from throne_desktop.language import i18n
from throne_desktop.storage.paths import asset
from throne_desktop.table.faces.card_layout import band
from throne_desktop.table.faces.card_marks import Sign, place_signs
from throne_desktop.table.faces.faces import Faces

pytestmark = pytest.mark.usefixtures("qtbot")

DRAWING = asset("games", "shadow_throne", "marks", "dead.svg")
ANNA = CardFace("anna_lys")
WIDTHS = (56.0, 70.0, 100.0, 112.0, 150.0, 190.0)


def faces() -> Faces:
    dress()
    return Faces(load_game("shadow-throne"), i18n.words)


def areas(*signs: Sign, width: float, face: CardFace | TurnedFace = ANNA) -> list[QRectF]:
    """Where these signs lie on a card of that width."""
    card = QGraphicsRectItem()
    return [mark.mapRectToParent(mark.area) for mark in place_signs(card, signs, faces().spots(face, width))]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("face", [ANNA, TurnedFace("anna_lys")])
def test_signs_lie_on_the_picture_and_not_over_each_other(width: float, face: CardFace | TurnedFace) -> None:
    found = areas(*[Sign("", "", DRAWING)] * 3, width=width, face=face)
    picture = faces().spots(face, width).picture
    assert all(area.top() >= band(width) for area in found)
    assert all(area.bottom() <= picture.bottom() + 1 for area in found)
    assert not any(one.adjusted(1, 1, -1, -1).intersects(other) for one, other in combinations(found, 2))


@pytest.mark.parametrize("width", WIDTHS)
def test_a_sign_on_the_emblem_lies_in_its_middle(width: float) -> None:
    (area,) = areas(Sign("", "", DRAWING, "emblem"), width=width)
    assert area.center() == faces().spots(ANNA, width).picture.center()


@pytest.mark.parametrize("width", [112.0, 150.0, 190.0])
def test_a_reason_stands_beside_the_number_that_it_is_about(width: float) -> None:
    spots = faces().spots(ANNA, width)
    for number, badge in enumerate(spots.badges):
        (area,) = areas(Sign("needs 6, not 4", "", at=number), width=width)
        assert area.left() >= badge.right()
        assert area.right() <= spots.picture.right() + 1
        assert area.center().y() == pytest.approx(badge.center().y())


def test_a_reason_without_its_number_lies_across_the_picture() -> None:
    (area,) = areas(Sign("needs 6, not 4", "", at=7), width=112.0)
    picture = faces().spots(ANNA, 112.0).picture
    assert area.center().y() == pytest.approx(picture.center().y())
    assert area.left() >= picture.left()


def test_the_dead_are_dimmed_and_bear_their_sign_on_the_emblem() -> None:
    game = position("shadow-throne", "bentheon_knights outlaw", "tax_collector outlaw", "simone tithe_keeper",
                    gold=(3, 3, 3))
    play(game, "play bentheon_knights", "play tax_collector", "play tithe_keeper")
    with at_table(session_at(game)) as hand:
        alive, dead = hand.scene.cards["battle.1/0"], hand.scene.cards["battle.3/0"]
        assert (alive.veiled, dead.veiled) == (False, True)
        assert [mark.area.center() + mark.pos() for mark in signs_on(dead) if mark.sign.at == "emblem"] == [
            hand.scene.faces.spots(dead.face_shown, dead.width, dead.free, owned=True).picture.center()]
        dead.veil(False)
        assert dead.veiled, "That something else can be played changes nothing for the dead."
