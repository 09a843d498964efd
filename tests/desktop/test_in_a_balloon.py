"""What somebody claims, in a speech balloon: its words, whose face it comes from, and what can be claimed."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF

from engine.session.entries import Seating
from tests.helpers.positions import play, position
from tests.helpers.window import Hand, at_table, session_at
from throne_desktop.look import theme
from throne_desktop.table.presentations.balloon import BalloonScenery
from throne_desktop.table.presentations.balloon_shapes import balloon_path, tail_path

pytestmark = pytest.mark.usefixtures("qtbot")

SIZES = [(1024, 640), (1280, 800), (1920, 1080)]
NAMES = ("Robin", "Aldwin", "Beatrix", "Corvin", "Dorothea")
HANDS = ("king seven", "ten*2", "nine*2", "eight*2", "queen*2")


def balloon(hand: Hand) -> BalloonScenery:
    """The balloon on the table."""
    return next(item for item in hand.scene.items() if isinstance(item, BalloonScenery))


def table_of(seats: int) -> tuple[Seating, ...]:
    return tuple(Seating(name) for name in NAMES[:seats])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_tail_ends_at_the_face_of_who_claims(seats: int, viewer: int, size: tuple[int, int]) -> None:
    game = position("throne", *HANDS[:seats])
    play(game, "lay seven as king 2")
    with at_table(session_at(game, table_of(seats)), viewer=viewer, size=size) as hand:
        shown, face = balloon(hand), hand.plaque(0).portrait_rect()
        tip = shown.tip
        assert tip is not None
        plaque = hand.plaque(0).plan.ground
        at_face = QLineF(face.center(), tip).length() <= face.height() / 2 + 6
        assert at_face or plaque.contains(tip)
        assert not plaque.adjusted(2, 2, -2, -2).contains(tip)
        straight = QLineF(face.center(), shown.bubble.center())
        turned = straight.angleTo(QLineF(face.center(), tip))
        assert (turned + 180) % 360 == pytest.approx(180, abs=0.1)       # 0 may come out as a little less than 360
        assert hand.scene.sceneRect().contains(tip)
        assert shown.boundingRect().contains(tip)
        assert tail_path(shown.bubble, tip).intersects(balloon_path(shown.bubble))


def test_the_tail_is_wide_at_the_balloon_and_a_point_at_the_face() -> None:
    bubble = QRectF(400, 100, 300, 130)
    for tip in (QPointF(40, 30), QPointF(1100, 40), QPointF(60, 700), QPointF(550, 20)):
        tail = tail_path(bubble, tip)
        near, far = QRectF(tip - QPointF(12, 12), tip + QPointF(12, 12)), bubble.adjusted(40, 30, -40, -30)
        assert tail.intersects(near)
        assert tail.intersects(far)
        assert not tail.contains(tip + (tip - bubble.center()) / 100)


def test_the_balloon_says_what_is_claimed_and_against_whom() -> None:
    game = position("throne", *HANDS[:3])
    play(game, "lay seven as king 3")
    with at_table(session_at(game, table_of(3)), viewer=1) as hand:
        assert balloon(hand).words == "King against Beatrix"
        assert balloon(hand).toolTip() == "Robin claims King against Beatrix."
        token = hand.scene.cards["said/king"]
        assert balloon(hand).bubble.contains(token.sceneBoundingRect())


def test_an_ace_is_claimed_against_nobody() -> None:
    game = position("throne", *HANDS[:3])
    play(game, "lay seven as ace")
    with at_table(session_at(game, table_of(3)), viewer=1) as hand:
        assert balloon(hand).words == "Ace"
        assert balloon(hand).toolTip() == "Robin claims Ace."


@pytest.mark.parametrize(("viewer", "words", "invitation"), [
    (0, "What do you say it is?", "Lay a card here"),
    (1, "Robin is about to lay a card and say what it is.", ""),
])
def test_before_a_claim_the_place_for_it_says_what_comes(viewer: int, words: str, invitation: str) -> None:
    with at_table(session_at(position("throne", *HANDS[:3]), table_of(3)), viewer=viewer) as hand:
        assert (balloon(hand).words, balloon(hand).invitation, balloon(hand).tip) == (words, invitation, None)


def test_once_a_claim_is_accepted_the_place_says_what_it_does() -> None:
    game = position("throne", *HANDS[:3])
    play(game, "lay seven as king 2", "accept")
    with at_table(session_at(game, table_of(3)), viewer=2) as hand:
        assert (balloon(hand).words, balloon(hand).tip) == ("A card of Aldwin’s will be killed.", None)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_claims_are_large_targets_that_do_not_overlap_and_say_what_they_do(seats: int, size: tuple[int, int]) -> None:
    with at_table(session_at(position("throne", *HANDS[:seats]), table_of(seats)), size=size) as hand:
        claims = [item.card_rect().translated(item.pos()) for item in hand.scene.cards.values()
                  if item.piece and item.piece.zone == "claims"]
        assert len(claims) == 5
        assert all(claim.width() >= 66 for claim in claims)
        assert not any(one.intersects(other) for one, other in combinations(claims, 2))
        assert list(balloon(hand).choices.values()) == ["no power", "see a card", "turn face up", "kill a card",
                                                        "draw two"]
        lowest = max(claim.bottom() for claim in claims)
        assert balloon(hand).presented.rect.bottom() >= lowest + theme.SMALLEST_TEXT
        assert lowest < hand.scene.ribbon_rect.top()


def test_who_cannot_see_is_told_the_claim_at_its_place() -> None:
    game = position("throne", *HANDS[:3])
    play(game, "lay seven as king 3")
    with at_table(session_at(game, table_of(3)), viewer=1) as hand:
        tips = {board.place: hand.scene.words(board.tip) for board in hand.view.signboards}
        assert tips["said"] == "Robin claims King against Beatrix."
        assert tips["claims/jack"] == "Looks at one of a rival’s cards. Draws 1 card."
