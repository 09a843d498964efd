"""An event as a seat may see it: no secret of another seat's is left in it."""

from __future__ import annotations

from engine.core.events import Event, Travel
from engine.core.knowledge import UNKNOWN
from tests.helpers.toy_words import ALE, GIVEN, GIVEN_CARD

OPEN, HIDDEN = Travel(ALE, "hand.1", "hand.2", "ale"), Travel(UNKNOWN, "hand.1", "hand.2")
GIFT = Event("give", 0, GIVEN, (OPEN,), 0b011, GIVEN_CARD)


def test_insiders_see_the_card_its_slot_and_the_secret_text() -> None:
    for seat in (0, 1):
        assert GIFT.seen_by(seat) == Event("give", 0, GIVEN_CARD, (OPEN,))


def test_others_see_neither_the_card_nor_the_slot_that_is_named_after_it() -> None:
    assert GIFT.seen_by(2) == Event("give", 0, GIVEN, (HIDDEN,))


def test_others_do_not_notice_what_has_no_public_text() -> None:
    assert Event("look", 0, None, (OPEN,), 0b001, GIVEN_CARD).seen_by(1) is None


def test_what_everybody_sees_is_the_same_for_all() -> None:
    shown = Event("show", 0, GIVEN, (OPEN,))
    assert [shown.seen_by(seat) for seat in range(4)] == [shown] * 4
