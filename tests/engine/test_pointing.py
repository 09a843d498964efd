"""The steps in which a hint tells a move: where to look, which piece, and the move."""

from __future__ import annotations

import pytest

from engine import GAMES, load_game
from engine.core.moves import Move
from engine.table.pointing import HintStep, pointing, steps
from engine.table.view import View, view
from tests.helpers.amount import few_or_many
from tests.helpers.decisions import decisions
from tests.helpers.positions import move, position


def zones(seen: View, each: Move) -> set[str]:
    """The zones in which a move can be begun by hand."""
    return {seen.pieces[piece].zone for gesture in seen.game.table.gestures(each, seen.observation)
            for piece in gesture.grab}


def begun_with(seen: View, pieces: tuple[str, ...]) -> set[Move]:
    return {offer.move for piece in pieces for offer in seen.offers.get(piece, ())}


@few_or_many("positions", 12, 120)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_step_before_the_last_leaves_fewer_moves_to_think_of(game_id: str, positions: int) -> None:
    """And one that is left out would have ruled out none."""
    for state in decisions(load_game(game_id), positions):
        seen = view(state.observation(state.actor))
        for each in seen.moves:
            found, told = pointing(seen, each), steps(seen, each)
            assert told[-1] is HintStep.MOVE
            if found is None or each in [picture.move for picture in seen.pictures]:
                assert told == (HintStep.MOVE,)
                continue
            zone = seen.pieces[found.pieces[0]].zone
            here = {other for other in seen.moves if zone in zones(seen, other)}
            with_it = begun_with(seen, found.pieces)
            assert each in with_it & here
            assert (HintStep.WHERE in told) == (here < set(seen.moves))
            if HintStep.WHICH not in told:
                assert here <= with_it, "Other pieces there begin other moves."


def test_a_card_among_others_beside_a_button_is_told_in_three_steps() -> None:
    state = position("behind-the-throne", row="king queen", mine="general jester", rival="judge", deck="judge*2")
    seen = view(state.observation(state.actor))
    assert steps(seen, move("behind-the-throne", "use jester -1")) == (HintStep.WHERE, HintStep.WHICH, HintStep.MOVE)


def test_the_only_card_that_can_be_moved_needs_no_step_of_its_own() -> None:
    state = position("behind-the-throne", row="king queen", mine="jester", rival="judge", deck="judge*2")
    seen = view(state.observation(state.actor))
    assert steps(seen, move("behind-the-throne", "use jester -1")) == (HintStep.WHERE, HintStep.MOVE)


def test_where_all_moves_begin_in_the_hand_nobody_is_told_to_look_there() -> None:
    state = position("throne", "1 lay; hand.1 king seven*2; hand.2 jack; rest deck")
    seen = view(state.observation(state.actor))
    assert {step for each in seen.moves for step in steps(seen, each)} == {HintStep.WHICH, HintStep.MOVE}
