"""Nobody is asked for a reaction when everybody can tell that the last card for it is gone (rules 10 and 12)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.games.imposter_kings.cards import ASSASSIN, KINGS_HAND
from engine.games.imposter_kings.game import GAME
from engine.games.imposter_kings.state import ImposterState
from tests.helpers.positions import asked, move, play, position

RECORDS = sorted((Path(__file__).parents[2] / "engine" / "former" / "0.2").glob("imposter-kings_*_superfluous_*"))


def all_condemn(hands: tuple[str, str, str], number: int, answers: str, *, court: str = "", accused: str = "fool",
                ) -> ImposterState:
    """Player 1 of three uses an Executioner; all say what they condemn."""
    game = position("imposter-kings", f"executioner {hands[0]}", *hands[1:], seats=3, court=court, accused=accused,
                    successors=("judge", "oathbound", "herald"))
    play(game, "play executioner", f"number {number}")
    while game.phase == "reaction":
        play(game, "pass")
    play(game, *answers.split(", "))
    return game


# -- who can tell --------------------------------------------------------------------------------------------------

def test_R12_when_the_only_assassin_was_condemned_nobody_is_asked_for_one() -> None:
    game = all_condemn(("elder", "assassin queen", "soldier"), 2, "none, condemn assassin, none", accused="kings_hand")
    play(game, "discard assassin")
    assert asked(game) == ("turn", 3)
    play(game, "flip")
    assert asked(game) == ("turn", 1)


def test_R12_while_an_assassin_may_be_left_everybody_is_asked() -> None:
    game = all_condemn(("elder", "judge queen", "soldier"), 2, "none, none, none", accused="kings_hand")
    play(game, "flip")
    assert asked(game) == ("assassin", 3)


def test_R12_with_four_players_one_of_two_assassins_is_not_the_last() -> None:
    game = position("imposter-kings", "executioner elder", "assassin queen", "soldier", "judge", seats=4,
                    successors=("judge", "oathbound", "herald", "elder"))
    game.muted = 1 << 8     # nobody is asked for a King's Hand
    play(game, "play executioner", "number 2", "none", "condemn assassin", "none", "none", "discard assassin", "flip")
    assert asked(game) == ("assassin", 4)


def test_R10_a_condemned_eight_is_the_kings_hand_where_no_other_eight_is_left() -> None:
    game = all_condemn(("elder", "kings_hand queen", "inquisitor"), 8, "none, condemn kings_hand, none",
                       court="sentry! spy elder")
    play(game, "discard kings_hand", "play inquisitor", "name queen")
    assert game.phase != "reaction"


def test_R10_a_condemned_eight_may_be_another_card_where_one_is_left() -> None:
    game = all_condemn(("elder", "kings_hand queen", "inquisitor"), 8, "none, condemn kings_hand, none",
                       court="spy elder")
    play(game, "discard kings_hand", "play inquisitor", "name queen")
    assert asked(game) == ("reaction", 1)


def test_R10_as_many_condemned_as_there_are_eights_left_are_all_of_them() -> None:
    game = all_condemn(("elder", "kings_hand queen", "sentry"), 8, "none, condemn kings_hand, condemn sentry",
                       court="spy elder")
    assert game.out_of_sight(KINGS_HAND) == 0
    assert game.out_of_sight(ASSASSIN) == 1


def test_what_everybody_can_tell_does_not_depend_on_what_is_hidden() -> None:
    hand = all_condemn(("elder", "kings_hand queen", "soldier"), 8, "none, condemn kings_hand, none", court="spy elder")
    sentry = all_condemn(("elder", "sentry queen", "soldier"), 8, "none, condemn sentry, none", court="spy elder")
    assert hand.buried == sentry.buried == []


# -- records that answer what is asked no more ---------------------------------------------------------------------

def lines(record: Path) -> list[dict[str, Any]]:
    """The lines of a record, the header first."""
    return [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]


def replay(record: Path) -> tuple[ImposterState, int]:
    """Play a record with today's rules; the position that it leads to, and how many answers were left out."""
    header, *rest = lines(record)
    state = GAME.start(header["seats"], int(header["seed"]), edition=header["rules"], **header["options"])
    positions, left_out = [state], 0
    for line in rest:
        if "undo" in line:
            positions = positions[:line["undo"] + 1]
            continue
        before, seat, answer = positions[-1], line["seat"], move("imposter-kings", line["move"])
        after = before.clone()
        if seat != before.actor or before.why_not(answer) is not None:
            assert GAME.is_asked_no_more(before, seat, answer), f"{answer} of player {seat + 1} in {before.phase}"
            left_out += 1
        else:
            after.apply(answer)
        positions.append(after)
    return positions[-1], left_out


def test_there_are_such_records() -> None:
    names = [record.stem for record in RECORDS]
    assert any(name.endswith("_finished") for name in names)
    assert any(name.endswith("_unfinished") for name in names)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: str(record.stem))
def test_a_former_record_is_played_to_its_end_without_the_answers_that_are_not_asked_for(record: Path) -> None:
    state, left_out = replay(record)
    assert left_out > 0
    result = lines(record)[-1].get("result")
    if result is None:
        assert state.actor is not None
    else:
        assert (sorted(state.winners()), list(state.scores())) == (result["winners"], result["scores"])


def test_other_moves_are_always_asked_for() -> None:
    game = position("imposter-kings", "elder", "queen", court="judge", successors=("fool", "soldier"))
    assert not GAME.is_asked_no_more(game, 1, move("imposter-kings", "play queen"))
    assert not GAME.is_asked_no_more(position("imposter-kings", "elder", "queen", seats=4, court="judge"), 1,
                                     move("imposter-kings", "pass"))
