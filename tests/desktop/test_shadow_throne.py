"""Shadow Throne is played by hand in the real window."""

from __future__ import annotations

import pytest

from engine.games.shadow_throne.state import ShadowState
from tests.helpers.shadow import drafting, position, wave
from tests.helpers.window import at_table, session_at, wait_until

pytestmark = pytest.mark.usefixtures("qtbot")


def _kings_turn() -> ShadowState:
    game = position("king_kyros tax_collector outlaw*2", "tithe_keeper*3", "dutiful_peasant*3")
    wave(game, "king_kyros", "tithe_keeper", "dutiful_peasant")
    return game


def _battle_over() -> ShadowState:
    game = position("outlaw*3 tax_collector datura simone", "hill_militia*3 tithe_keeper",
                    "faithful_pilgrim*3 dutiful_peasant")
    for _ in range(3):
        wave(game, "outlaw", "hill_militia", "faithful_pilgrim")
    wave(game, "tax_collector", "tithe_keeper", "dutiful_peasant")
    return game


# Each by a position in which Ann decides, a piece, where it is dropped, and the move that is made by it.
BY_HAND = {
    "a card of the pool onto the own hand takes it":
        (drafting("outlaw shepherd simone", "tithe_keeper*3", "dutiful_peasant*3"), "pool.1/shepherd.0", "hand.1",
         "take shepherd"),
    "a card of the hand onto the own side of the battle plays it":
        (position("outlaw shepherd", "tithe_keeper*2", "dutiful_peasant*2"), "hand.1/shepherd.0", "battle.1", "play shepherd"),
    "a card of the Empire joins King Kyros": (_kings_turn(), "hand.1/tax_collector.0", "battle.1", "extra tax_collector"),
    "a card onto the place of the saved card is kept": (_battle_over(), "hand.1/simone.0", "saved.1", "keep simone"),
}


@pytest.mark.parametrize(("game", "piece", "onto", "made"), BY_HAND.values(), ids=BY_HAND.keys())
def test_a_move_is_made_by_hand(game: ShadowState, piece: str, onto: str, made: str) -> None:
    with at_table(session_at(game)) as hand:
        assert piece in hand.marked
        hand.hold(piece, onto)
        assert onto in hand.lit
        hand.let_go(onto)
        wait_until(lambda: hand.played[:1] == [made], "the move is made")
        hand.settle()
        assert hand.disorder() == []


def test_an_extra_card_is_declined_with_a_button() -> None:
    with at_table(session_at(_kings_turn())) as hand:
        assert hand.prompt == "King Kyros: play an extra Empire card, or none."
        hand.push("Play no extra card")
        wait_until(lambda: hand.played == ["decline"], "the extra card is declined")


def test_a_rebel_does_not_join_king_kyros_and_the_table_says_why() -> None:
    with at_table(session_at(_kings_turn())) as hand:
        hand.drag("hand.1/outlaw.0", "battle.1")
        assert hand.played == []
        assert "King Kyros lets you play an extra Empire card, or none." in hand.note
