"""What a seat knows for certain about a claim, from what it has seen and from what everybody must have seen."""

from __future__ import annotations

from engine.core.knowledge import Knowledge
from engine.core.moves import NONE, Move
from engine.core.observe import Observation
from engine.games.throne.cards import JOKER, KING, PEASANT, TRUE_CLAIM
from engine.games.throne.moves import LIAR, PICK
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import DISCARDS, HAND, LAID, OPEN

_Seen = Observation[ThroneState]


def excluded(move: Move, observation: _Seen) -> bool:
    """Whether what the seat knows makes a move a certain mistake."""
    if observation.phase in ("answer", "ace"):
        return wrong_answer(move, observation)
    if observation.phase in ("kill", "penalty"):
        return wrong_pick(move, observation)
    return observation.phase == "lay" and wrong_lay(move, observation)


def gives_away(observation: _Seen) -> bool:
    """Whether the move made here tells something about a hidden hand.

    What is laid does, and how a claim is answered, unless the claim is certainly true or a lie. What is picked does
    not.
    """
    if observation.phase in ("answer", "ace"):
        return not (is_true(observation) or is_lie(observation))
    hand = HAND[observation.seat]
    return observation.phase == "lay" and len(observation.seen.cards[hand]) > len(observation.public.known_in(hand))


# -- a claim to answer --------------------------------------------------------------------------------

def is_lie(observation: _Seen) -> bool:
    """Whether the claim under way must be a lie."""
    return elsewhere(observation) == observation.seen.numbers.copies[observation.seen.claim]


def is_true(observation: _Seen) -> bool:
    """Whether the claim under way must be true."""
    return observation.knowledge.known_in(LAID) == [observation.seen.claim]


def elsewhere(observation: _Seen) -> int:
    """How many copies of what is claimed cannot be the card that was laid."""
    claim = observation.seen.claim
    return observation.seen.numbers.copies[claim] - _perhaps_in(observation.knowledge, claim, LAID)


def takes_last_card(observation: _Seen) -> bool:
    """Whether the claim is a King aimed at the seat's last card."""
    seen, seat = observation.seen, observation.seat
    return seen.claim == KING and seen.target == seat and seen.size(seat) == 1


def wrong_answer(move: Move, observation: _Seen) -> bool:
    """Whether an answer is a mistake whatever was laid, or because what was laid is known."""
    last_joker = move.verb == "joker" and observation.seen.size(observation.seat) == 1
    if is_true(observation):
        return move is LIAR or last_joker
    if is_lie(observation) or takes_last_card(observation):
        return move is not LIAR
    return last_joker


# -- a card to lay -------------------------------------------------------------------------------------

def is_lying(move: Move) -> bool:
    """Whether laying the card with that claim is a lie that can be called; a Peasant cannot."""
    return move.claim not in (PEASANT, TRUE_CLAIM[move.card])


def seen_through(move: Move, observation: _Seen) -> bool:
    """Whether somebody who may call the lie is certain that it is one, as far as the seat knows."""
    claim, hand = move.claim, HAND[observation.seat]
    if move.verb == "lay-open" or not _perhaps_in(observation.public, claim, hand):
        return True
    known = 0 if claim in observation.seen.cards[hand] else looked_at(observation)
    rivals = range(observation.seats) if move.seat == NONE else (move.seat,)
    copies = observation.seen.numbers.copies[claim]
    return any(known >> rival & 1 or surely_seen(observation, rival, claim) == copies for rival in rivals
               if rival != observation.seat)


def looked_at(observation: _Seen) -> int:
    """The seats, as a mask, that have looked at all cards of the seat's hidden hand, as a Jack does at the only one.

    All have if none is hidden.
    """
    return observation.public.lookers[HAND[observation.seat]]


def must_be_called(move: Move, observation: _Seen) -> bool:
    """Whether a King is aimed at a rival's last card: whoever lets it pass is out, so nobody does (takes_last_card)."""
    return move.claim == KING and observation.seen.size(move.seat) == 1


def wrong_lay(move: Move, observation: _Seen) -> bool:
    """Whether a needless lie would surely be called, or the last card would be laid without drawing another."""
    last = observation.seen.size(observation.seat) == 1
    if move.claim == PEASANT:
        return last
    # With nothing left but a Peasant or a Joker that all have seen, a lie may still pass.
    needed = (last and TRUE_CLAIM[move.card] in (PEASANT, JOKER)
              and not observation.seen.rivals & ~looked_at(observation))
    return is_lying(move) and not needed and (seen_through(move, observation) or must_be_called(move, observation))


# -- a card to pick ----------------------------------------------------------------------------------------------------

def wrong_pick(move: Move, observation: _Seen) -> bool:
    """Whether a Peasant that all can see is taken from a rival who also has hidden cards: none is worth less to them.
    """
    seen = observation.seen
    return move is not PICK and TRUE_CLAIM[move.card] == PEASANT and seen.size(seen.victim) > len(
        seen.cards[OPEN[seen.victim]])


# -- counting ------------------------------------------------------------------------------------------------------

def _perhaps_in(knowledge: Knowledge, kind: int, zone: int) -> int:
    """How many copies of a kind may lie in a zone."""
    return sum(1 for label in knowledge.copies(kind) if knowledge.where(label) >> zone & 1)


def surely_seen(observation: _Seen, rival: int, kind: int) -> int:
    """How many copies of a kind a rival certainly sees."""
    seen = observation.seen
    shown = [seen.cards[DISCARDS], *(seen.cards[zone] for zone in OPEN[:seen.seats])]
    return sum(cards.count(kind) for cards in shown) + observation.knowledge.known_in(HAND[rival]).count(kind)
