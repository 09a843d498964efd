"""Moves of Throne than which another legal one is better, or as good, whatever was laid and whatever is answered."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.throne.cards import AIMED, DRAWS, JACK, JOKER, PEASANT, TRUE_CLAIM
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, OPEN

_Seen = Observation[ThroneState]


def is_dominated(move: Move, observation: _Seen) -> bool:
    """Whether another legal move does at least as much in every case."""
    if observation.phase == "answer":
        return evades_a_look(move, observation)
    return observation.phase == "lay" and (is_wasted(move) or is_understated(move) or is_good_joker(move, observation)
                                           or is_needless(move, observation))


def is_wasted(move: Move) -> bool:
    """Whether a card that draws is laid as a Peasant, who draws nothing (rule 5).

    As what it is, it draws, does what it does, or costs a rival a card (rules 7, 9, 12): a rival who accepts it, calls
    it or shows a Joker leaves its player at least a card better off than the Peasant does.
    """
    return move.claim == PEASANT and DRAWS.get(TRUE_CLAIM[move.card], 0) > 0


def is_understated(move: Move) -> bool:
    """Whether a court card is claimed to be a lower one, as a King laid as a Jack against the same rival.

    Each draws one card. Accepted, the higher one does more (rule 6); called, the truth works and costs the caller a
    card, where the lie costs its player the draw (rules 9, 10); a Joker evades both alike (rule 7).
    """
    return TRUE_CLAIM[move.card] in AIMED and move.claim in AIMED and move.claim < TRUE_CLAIM[move.card]


def is_good_joker(move: Move, observation: _Seen) -> bool:
    """Whether a hidden Joker is laid although a hidden Peasant could be, with the same claim.

    Who keeps the Joker can later lay it wherever the Peasant could be laid, as nobody may call a Peasant and any other
    claim is a lie with both (rules 4, 5), and can evade with it as well (rule 7).
    """
    return move.verb == "lay" and move.card == JOKER and _has_peasant(observation.seen.cards[HAND[observation.seat]])


def is_needless(move: Move, observation: _Seen) -> bool:
    """Whether a hidden card is laid as a Peasant although a Peasant lies face up that could be.

    Neither may be called nor draws (rule 5); the hidden card that stays can still bluff, and hides the others from a
    pick (rules 14, 15).
    """
    return (move.verb == "lay" and move.claim == PEASANT
            and _has_peasant(observation.seen.cards[OPEN[observation.seat]]))


def evades_a_look(move: Move, observation: _Seen) -> bool:
    """Whether a Joker is given away against a Jack: what that does costs no card, and the Jack draws all the same."""
    return move.verb == "joker" and observation.seen.claim == JACK


def _has_peasant(cards: list[int]) -> bool:
    return any(TRUE_CLAIM[kind] == PEASANT for kind in cards)
