"""Nobody gives anything away for nothing in The Imposter Kings, whatever the level."""

from __future__ import annotations

import random

import pytest

from engine import bot
from engine.core.moves import Move
from engine.games.imposter_kings.game import GAME
from engine.games.imposter_kings.state import ImposterState
from tests.helpers.amount import few_or_many
from tests.helpers.positions import move, play, position

LEVELS = ("page", "squire/corvin", "knight", "marshal/emeric")


def chosen(game: ImposterState, level: str, seeds: int) -> set[str]:
    """What bots of a level do for the player who is to decide, over so many seeds."""
    seen = game.observation(game.decider())
    return {str(bot(level, GAME).choose(seen, rng=random.Random(seed)).move) for seed in range(seeds)}


def excluded(game: ImposterState, made: str) -> bool:
    """Whether the player who is to decide knows this move to be a mistake."""
    return GAME.evaluator.excluded(_move(made), game.observation(game.decider()))


def rash(game: ImposterState, made: str) -> bool:
    """Whether the player who is to decide has to expect the worst from this move."""
    return GAME.evaluator.rash(_move(made), game.observation(game.decider()))


def _move(made: str) -> Move:
    return move("imposter-kings", made)


# -- the game is not given away ----------------------------------------------------------------------------------------

def asked_to_restart(points: str, restarts: str, length: str) -> ImposterState:
    """Player 1 has bad cards; `points` are those from rivals' restarts and rounds, by player."""
    mine, theirs = points.split()
    game: ImposterState = position(
        "imposter-kings", "1 restart; hand.1 fool elder elder judge soldier soldier zealot inquisitor; accused mystic; "
        "hand.2 queen princess kings_hand sentry warlord oathbound oathbound assassin; rest removed; direction 1; "
        f"played none; asked 0,1; gains {mine},0,0,0,0,{theirs},0,0,0,0; restarts {restarts}", seats=2, length=length)
    return game


@pytest.mark.parametrize(("points", "restarts", "length", "gives_game_away"), [
    ("0 0", "0,0", "round", False), ("0 0", "1,0", "round", False), ("0 2", "2,0", "round", True),
    ("1 2", "2,0", "round", False), ("0 4", "0,1", "round", False), ("3 5", "1,0", "match", True),
    ("3 4", "1,0", "match", False), ("3 6", "0,0", "match", False)])
def test_a_restart_is_not_paid_with_the_game(points: str, restarts: str, length: str, gives_game_away: bool) -> None:
    """The second restart gives the opponent 2 points: 7 end a match, and no round brings more than 3."""
    assert excluded(asked_to_restart(points, restarts, length), "restart") is gives_game_away


@pytest.mark.parametrize("level", LEVELS)
@few_or_many("seeds", 3, 10)
def test_nobody_pays_for_a_restart_with_the_game(seeds: int, level: str) -> None:
    for game in (asked_to_restart("0 2", "2,0", "round"), asked_to_restart("3 5", "1,0", "match")):
        assert chosen(game, level, seeds) == {"stay"}


# -- partners ----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("level", LEVELS)
@few_or_many("seeds", 3, 20)
def test_nobody_stops_the_own_partner(seeds: int, level: str) -> None:
    """The Inquisitor asks for a card of the partner's, which would only be played from the Antechamber."""
    game = position("imposter-kings", "inquisitor elder", "fool judge", "kings_hand assassin", "warden soldier",
                    court="zealot", accused="mystic", seats=4)
    play(game, "play inquisitor", "name assassin")
    while game.decider() != 2:
        play(game, "pass")
    assert excluded(game, "stop")
    assert chosen(game, level, seeds) == {"pass"}


def test_an_opponent_may_be_stopped() -> None:
    game = position("imposter-kings", "inquisitor elder", "kings_hand assassin", "fool judge", "warden soldier",
                    court="zealot", accused="mystic", seats=4)
    play(game, "play inquisitor", "name assassin")
    assert game.decider() == 1
    assert not excluded(game, "stop")


# -- the Fool ----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("level", LEVELS)
@few_or_many("seeds", 3, 20)
def test_a_fool_takes_a_card_where_nobody_can_stop_it(seeds: int, level: str) -> None:
    game = position("imposter-kings", "fool soldier", "queen elder", court="judge warlord sentry!",
                    accused="kings_hand")
    play(game, "play fool")
    assert chosen(game, level, seeds) <= {"court 1", "court 2"}


@pytest.mark.parametrize(("hand", "accused", "flipped", "leaves_it"), [
    ("fool soldier", "kings_hand", "", True), ("fool soldier", "mystic", "", False),
    ("fool", "kings_hand", "", True), ("fool", "kings_hand", "1", False)])
def test_a_fool_may_leave_cards_lying_because_of_a_kings_hand_or_as_the_last_card(
        hand: str, accused: str, flipped: str, leaves_it: bool) -> None:
    """Who loses the round with nothing left costs no point more; a Successor is something."""
    game = position("imposter-kings", hand, "queen elder", court="judge warlord sentry!", accused=accused,
                    flipped=flipped)
    play(game, "play fool")
    assert excluded(game, "pass") is leaves_it


def test_a_fool_played_with_an_oathbound_cannot_be_stopped() -> None:
    game = position("imposter-kings", "oathbound fool soldier", "queen elder", court="judge warlord sentry",
                    accused="mystic")
    play(game, "play oathbound", "play fool")
    assert excluded(game, "pass")


# -- the Mystic --------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("rival", "sense"), [("queen elder", False), ("warden elder", True)])
def test_a_mystic_says_the_number_of_the_accused_only_if_a_warden_may_come(rival: str, sense: bool) -> None:
    """All 4s but the Accused lie in Court, as both Wardens do unless player 2 may hold one."""
    court = ["inquisitor", "inquisitor", "executioner", "warden!", "warden!"]
    if sense:
        court.remove("warden!")
    game = position("imposter-kings", "mystic judge", rival, "oathbound sentry", court=" ".join(court),
                    accused="executioner", flipped="1 2 3", seats=3)
    play(game, "play mystic")
    assert excluded(game, "number 4") is not sense


# -- pages and the Assassin --------------------------------------------------------------------------------------------

@few_or_many("seeds", 20, 100)
def test_no_page_flips_into_a_likely_assassin_while_a_card_can_be_played(seeds: int) -> None:
    """The Princess would be kept, with the Warlord beside it."""
    game = position("imposter-kings", "princess elder fool", "assassin queen inquisitor", accused="sentry",
                    court="oathbound soldier elder judge zealot kings_hand inquisitor oathbound mystic",
                    successors=("warlord", "soldier"))
    assert rash(game, "flip")
    for level in ("page", "page/beatrix", "page/frida"):
        assert chosen(game, level, seeds) == {"play princess"}


def test_a_page_flips_into_a_likely_assassin_where_nothing_can_be_played() -> None:
    game = position("imposter-kings", "elder fool", "assassin queen inquisitor", accused="sentry",
                    court="oathbound soldier elder judge zealot kings_hand inquisitor oathbound warlord",
                    successors=("mystic", "soldier"))
    assert chosen(game, "page", 3) == {"flip"}


@pytest.mark.parametrize("level", ["page", "page/frida", "page/hedwig"])
@few_or_many("seeds", 10, 40)
def test_a_page_strikes_with_the_assassin_where_nobody_can_stop_it_and_a_third_player_plays_on(seeds: int,
                                                                                             level: str) -> None:
    game = position("imposter-kings", "oathbound judge", "assassin elder zealot", "soldier herald", seats=3,
                    court="executioner warden", successors=("elder",), flipped="2 3")
    play(game, "flip")
    while game.decider() != 1:
        play(game, "pass")
    assert chosen(game, level, seeds) == {"kill"}
