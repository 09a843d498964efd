"""Whatever is asked, another sort of move is refused with the rule that asks and with what is to be decided first."""

from __future__ import annotations

import random
from functools import cache

import pytest

from engine.games.imposter_kings.game import GAME
from engine.games.imposter_kings.state import ImposterState
from tests.helpers.positions import allows, play, position, refused

ASKED = {
    "first": ("R32", "name the player who begins"),
    "direction": ("R32", "choose the direction of play"),
    "restart": ("R33", "whether to restart"),
    "show": ("R34", "choose a card to show"),
    "highest": ("R35", "decide who gets first pick"),
    "take": ("R35", "take one of the cards shown"),
    "lay": ("R36", "for the pool"),
    "successor": ("R37", "choose your Successor"),
    "offer": ("R38", "how many cards to swap"),
    "partner": ("R38", "a card for your partner"),
    "remove": ("R39", "remove a card"),
    "turn": ("R4", "It is your turn: play a card"),
    "antechamber": ("R6", "first play a card from your Antechamber"),
    "condemned": ("R5", "removing it is your whole turn"),
    "oath": ("R22", "followed by a second card"),
    "reaction": ("R10", "whether to use a King’s Hand"),
    "guess": ("R24", "guess a card"),
    "swap": ("R16", "the card to give away"),
    "sentry": ("R17", "a card from your hand for the Court"),
    "spy": ("R18", "who, if anyone, must replace their Successor"),
    "replace": ("R18", "replace your Successor"),
    "heir": ("R23", "choose a new Successor"),
    "herald": ("R23", "play another card with the Herald"),
    "judge": ("R24", "into your Antechamber"),
    "soldier": ("R25", "disgrace a card in Court"),
    "condemn": ("R27", "condemn a card of the named value"),
    "assassin": ("R12", "show an Assassin"),
    "rescue": ("R12", "stop the Assassin"),
    "spoils": ("R41", "choose a card to keep"),
    "deal": ("R31", "deal the next one"),
}
"""By phase: the rule, and words of the sentence."""
OTHER = {"turn": "discard fool", "antechamber": "flip", "oath": "flip"}
"""A move of another sort than those that are asked for; to deal a round, where nothing else is said."""
MOST_GAMES = 400


@cache
def met() -> dict[str, ImposterState]:
    """A position of every phase, out of games played at random."""
    found: dict[str, ImposterState] = {}
    rng = random.Random(3)
    for seed in range(MOST_GAMES):
        game = GAME.start(seats=2 + seed % 3, seed=seed)
        while game.actor is not None:
            if game.phase not in found:
                found[game.phase] = game.clone()
            game.advance(rng.choice(list(game.legal_moves())))
        if ASKED.keys() <= found.keys():
            break
    return found


@pytest.mark.parametrize("phase", ASKED)
def test_another_sort_of_move_is_refused_with_what_is_asked(phase: str) -> None:
    rule, words = ASKED[phase]
    other = OTHER.get(phase, "deal" if phase != "deal" else "flip")
    assert words in refused(met()[phase], other, rule)


def test_the_use_of_an_ability_is_decided_before_anything_else() -> None:
    assert "whether and how to use the Princess’s ability" in refused(met()["ability"], "deal",
                                                           _rule_of_ability(met()["ability"]))


def _rule_of_ability(game: ImposterState) -> str:
    refusal = game.why_not(next(move for move in GAME.moves if str(move) == "deal"))
    assert refusal is not None
    assert refusal.rule in {f"R{number}" for number in range(15, 31)}, "It is the rule of a card."
    return refusal.rule


# -- both sides of a boundary --------------------------------------------------------------------------------------

def test_R24_a_card_of_two_may_go_into_the_antechamber_and_one_of_one_may_not() -> None:
    game = position("imposter-kings", "judge fool assassin", "queen elder", accused="kings_hand")
    play(game, "play judge", "name elder")
    refused(game, "antechamber fool", "R24")
    allows(game, "antechamber assassin")


def test_R23_a_five_may_follow_the_herald_and_a_four_may_not() -> None:
    game = position("imposter-kings", "herald inquisitor judge", "queen", seats=3, successors=("elder",),
                    accused="kings_hand")
    play(game, "play herald", "successor elder")
    refused(game, "play inquisitor", "R23")
    allows(game, "play judge")


def test_R20_eight_may_be_said_and_nine_may_not() -> None:
    game = position("imposter-kings", "mystic", "queen", court="elder!")
    play(game, "play mystic")
    allows(game, "number 1", "number 8")
    refused(game, "number 9", "R20")


def test_R27_the_highest_base_value_may_be_said_and_one_more_may_not() -> None:
    game = position("imposter-kings", "executioner", "elder", "fool", seats=3, court="zealot warlord!",
                    accused="kings_hand")
    play(game, "play executioner")
    allows(game, "number 4")
    refused(game, "number 5", "R27")


def test_R25_a_third_card_may_be_disgraced_and_a_fourth_may_not() -> None:
    game = position("imposter-kings", "soldier fool", "queen judge", court="elder elder zealot inquisitor")
    play(game, "play soldier", "name queen", "court 1", "court 2")
    allows(game, "court 3")
    play(game, "court 3")
    refused(game, "court 4", "R4")


def test_R38_two_cards_may_be_offered_and_no_more() -> None:
    assert [str(move) for move in met()["offer"].legal_moves()] == ["offer 0", "offer 1", "offer 2"]
