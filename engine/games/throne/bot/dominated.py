"""Moves of Throne than which another legal one is better, or as good, whatever was laid and whatever is answered."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.throne.bot.certain import is_true
from engine.games.throne.cards import ACE, AIMED, DRAWS, JACK, JOKER, KING, PEASANT, QUEEN, TRUE_CLAIM
from engine.games.throne.moves import ACCEPT
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, OPEN

_Seen = Observation[ThroneState]


def is_dominated(move: Move, observation: _Seen) -> bool:
    """Whether another legal move does at least as much in every case."""
    if observation.phase in ("answer", "ace"):
        return evades_for_nothing(move, observation) or accepts_the_end(move, observation)
    return observation.phase == "lay" and (
        is_wasted(move) or is_understated(move) or is_dear_lie(move, observation) or is_needless(move, observation)
        or buries_joker(move, observation) or forgoes_the_round(move, observation))


def is_wasted(move: Move) -> bool:
    """Whether a card that draws is laid as a Peasant, who draws nothing (rule 5).

    As what it is, it draws, does what it does, or costs a rival a card (rules 7, 9, 12): a rival who accepts it, calls
    it or shows a Joker leaves its player at least a card better off than the Peasant does.
    """
    return move.claim == PEASANT and DRAWS.get(TRUE_CLAIM[move.card], 0) > 0


def is_understated(move: Move) -> bool:
    """Whether a court card is claimed to be a lower one, as a King laid as a Jack against the same rival.

    Each draws one card. Accepted, the higher one does more (rule 6); called, the truth works and costs the caller a
    card, where the lie costs its player the draw (rules 9, 10); a Joker evades both alike (rule 7). An Ace laid as a
    Jack draws one card less than it would, for a look.
    """
    true = TRUE_CLAIM[move.card]
    return DRAWS.get(true, 0) > 0 and move.claim in AIMED and move.claim < true and (true != ACE or move.claim == JACK)


def is_dear_lie(move: Move, observation: _Seen) -> bool:
    """Whether a hidden card is laid as what it is not, although a hidden Peasant could be, with the same claim.

    Either is a lie, or a Peasant whom nobody may call (rules 4, 5). Who keeps the better card can later lay it wherever
    the Peasant could be laid; and a card that draws can be laid as what it is, a Joker can evade (rule 7).
    """
    true = TRUE_CLAIM[move.card]
    return (move.verb == "lay" and true not in (PEASANT, move.claim)
            and _has_peasant(observation.seen.cards[HAND[observation.seat]]))


def buries_joker(move: Move, observation: _Seen) -> bool:
    """Whether a Joker is laid as a Peasant although a card can be laid that draws, or as a Jack or Queen that is there.

    Laid as what it is, that card draws, whoever calls it or shows a Joker (rules 7, 9, 12); a Peasant does not, and a
    lie may be called (rules 5, 10). The Joker that stays may evade an action, or be laid later.
    """
    if TRUE_CLAIM[move.card] != JOKER:
        return False
    seen, seat = observation.seen, observation.seat
    true = [TRUE_CLAIM[kind] for kind in seen.cards[HAND[seat]] + seen.cards[OPEN[seat]]]
    if move.claim == PEASANT:
        return any(DRAWS.get(claim, 0) > 0 for claim in true)
    return move.claim in (JACK, QUEEN) and move.claim in true


def is_needless(move: Move, observation: _Seen) -> bool:
    """Whether a hidden card is laid as a Peasant although a Peasant lies face up that could be.

    Neither may be called nor draws (rule 5); the hidden card that stays can still bluff, and hides the others from a
    pick (rules 14, 15).
    """
    return (move.verb == "lay" and move.claim == PEASANT
            and _has_peasant(observation.seen.cards[OPEN[observation.seat]]))


def forgoes_the_round(move: Move, observation: _Seen) -> bool:
    """Whether a true King would win the round, and the move is another one.

    It takes the last card of the only rival left: accepted or called, it works, and whoever evades it gives away a
    Joker that is the last card (rules 7, 9, 20, 21).
    """
    seen, seat = observation.seen, observation.seat
    left = [rival for rival in range(seen.seats) if seen.rivals >> rival & 1]
    return (len(left) == 1 and seen.size(left[0]) == 1 and not move.card == move.claim == KING
            and KING in seen.cards[HAND[seat]] + seen.cards[OPEN[seat]])


def evades_for_nothing(move: Move, observation: _Seen) -> bool:
    """Whether a Joker is given away although the action would cost no more (rules 6, 7).

    A Jack only looks. A Queen only turns up a Peasant or a Joker if no other card is hidden, and if the hand has no
    other card at all, a King takes at most what is given away.
    """
    seen, seat = observation.seen, observation.seat
    if move.verb != "joker":
        return False
    at_stake = seen.cards[HAND[seat]] + (seen.cards[OPEN[seat]] if seen.claim == KING else [])
    return seen.claim == JACK or all(TRUE_CLAIM[kind] in (PEASANT, JOKER) for kind in at_stake)


def accepts_the_end(move: Move, observation: _Seen) -> bool:
    """Whether a claim that may be a lie is accepted by a seat that is out after its next turn, which comes at once.

    With nothing left but a Peasant or a Joker that whoever may call knows, whatever it claims next is a Peasant, who
    draws nothing, or a lie that is seen through (rules 5, 10); so a call loses nothing, and may be right.
    """
    seen, seat = observation.seen, observation.seat
    return (move is ACCEPT and seen.size(seat) == 1 and seen.after(seen.turn) == seat
            and TRUE_CLAIM[(seen.cards[HAND[seat]] + seen.cards[OPEN[seat]])[0]] in (PEASANT, JOKER)
            and _will_be_known(seen, seat) and not is_true(observation))


def risks_the_last_card(move: Move, observation: _Seen) -> bool:
    """Whether the last card is laid as what it is not, although it draws as what it is.

    Called, the lie costs the round; whoever calls the truth loses a card, and the next one is drawn (rules 9, 10, 20).
    """
    true = TRUE_CLAIM[move.card]
    return (observation.phase == "lay" and observation.seen.size(observation.seat) == 1
            and DRAWS.get(true, 0) > 0 and move.claim not in (true, PEASANT))


def _will_be_known(seen: ThroneState, seat: int) -> bool:
    """Whether the last card of the seat that answers will be known to all who may call it, if the claim is accepted.

    It lies face up already, a Queen turns it up, or a Jack shows it to the only rival (rules 6, 15).
    """
    return bool(seen.cards[OPEN[seat]]) or seen.claim == QUEEN or (
        seen.claim == JACK and seen.rivals.bit_count() == 1)


def _has_peasant(cards: list[int]) -> bool:
    return any(TRUE_CLAIM[kind] == PEASANT for kind in cards)
