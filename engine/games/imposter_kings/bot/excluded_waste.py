"""What a player of The Imposter Kings gives away for nothing."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.imposter_kings.bot.excluded_mercy import has_to_answer
from engine.games.imposter_kings.cards import FOOL, RESTART_POINTS
from engine.games.imposter_kings.guesses import can_be_stopped
from engine.games.imposter_kings.moves import PASS, RESTART, STOP
from engine.games.imposter_kings.scoring import scores
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import SUCCESSOR

_Seen = Observation[ImposterState]
_MOST_OF_TWO: Final = 3
"""The most points that a round of two players is worth: it is won, the loser has cards left, and the King is face up
(rule 42)."""


def is_waste(move: Move, observation: _Seen) -> bool:
    """Whether a move gives away for nothing what the seat has."""
    return (turns_own_soldier_down(move, observation) or pays_with_the_game(move, observation)
            or stops_own_side(move, observation) or leaves_card_lying(move, observation))


def turns_own_soldier_down(move: Move, observation: _Seen) -> bool:
    """Whether a Soldier that counts 7 disgraces itself, though an opponent has to play on it next (rule 25).

    Whatever can be played on a 7 can be played on a Throne that counts 1, and all other cards as well. With three
    players, that may be meant for the one after the next.
    """
    seen = observation.seen
    if seen.phase != "soldier" or move.verb != "court" or move.place != len(seen.court) - 1:
        return False
    return (seen.seats != 3 or bool(seen.out)) and has_to_answer(observation)


def pays_with_the_game(move: Move, observation: _Seen) -> bool:
    """Whether the points for a restart are enough for the opponent to win the game (rules 33 and 43).

    They end a match at once; a game of a single round is lost if no round is worth as much as the opponent then leads.
    """
    seen, seat = observation.seen, observation.seat
    if move is not RESTART or not seen.restarts[seat]:
        return False
    points = scores(seen)
    theirs = points[1 - seat] + RESTART_POINTS
    if seen.options["length"] == "match":
        return theirs >= seen.numbers.goal
    return theirs > points[seat] + _MOST_OF_TWO


def stops_own_side(move: Move, observation: _Seen) -> bool:
    """Whether a King's Hand stops the partner.

    Both cards are lost, and the partner's turn (rule 10); what the partner's ability does to the own side costs less.
    """
    seen = observation.seen
    return move is STOP and seen.phase == "reaction" and seen.turn == seen.partner(observation.seat)


def leaves_card_lying(move: Move, observation: _Seen) -> bool:
    """Whether a Fool takes no card from Court, although nobody can stop it (rule 30).

    One card more can be played or left. It only counts for whoever wins the round if nothing else is left (rule 42), so
    this is said of those who have other cards.
    """
    seen, seat = observation.seen, observation.seat
    if move is not PASS or seen.phase != "ability" or seen.played != FOOL:
        return False
    has_more = bool(seen.hand(seat) or seen.cards[SUCCESSOR[seat]])
    return has_more and (bool(seen.immune) or not can_be_stopped(observation))
