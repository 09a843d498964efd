"""Why a move of Throne is good: sentences for hints, each true whoever chose the move, and of that sort of move alone.

A move that is excluded by what the seat knows has no good reason: its sentence says what speaks against it.
"""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.throne.bot import certain
from engine.games.throne.cards import ACE, KING, PEASANT, claim_name, name_of
from engine.games.throne.moves import LIAR
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import LAID, OPEN

_PEASANT: Final = N_("throne/reason", "A Peasant cannot be called a lie, whatever the card is. It draws nothing.")
_LAST_PEASANT: Final = N_("throne/reason", "It is your last card, and a Peasant draws nothing: you are out.")
_TRUE: Final = N_("throne/reason", "It is true: a wrong call would cost {player} a card.")
_TRUE_ACE: Final = N_("throne/reason", "It is true: a wrong call would cost the challenger a card.")
_TRUE_KING: Final = N_("throne/reason", "It is true, and {player} has one card left: no answer can save it.")
_BLUFF: Final = N_("throne/reason", "A bluff: if {player} believes it, it works as if true.")
_BLUFF_ACE: Final = N_("throne/reason",
                       "A bluff: if nobody calls it, it works as if true. If somebody does, it costs you another card.")
_LAST_BLUFF: Final = N_("throne/reason",
                        "It is your last card: unless this bluff is called, you draw and stay in.")
_SEEN_THROUGH: Final = N_("throne/reason", "A rival who may call it knows it is a lie.")
_SURELY_CALLED: Final = N_("throne/reason", "A lie: {player} has one card left, and only a call can save it.")

_ALL_LOST: Final = N_("throne/reason", "It really is a King: whatever you answer, it takes your last card.")
_LAST_JOKER: Final = N_("throne/reason", "The Joker is your last card: show it and you are out.")
_KNOWN_TRUE: Final = {
    "accept": N_("throne/reason", "You know it is true: a call could only cost you a card."),
    "liar": N_("throne/reason", "You know it is true, and a wrong call costs a card."),
    "joker": N_("throne/reason", "You know it is true, and the Joker evades it."),
}
_KNOWN_LIE: Final = {
    "accept": N_("throne/reason", "You know it is a lie, yet you would let it through."),
    "joker": N_("throne/reason", "You know it is a lie: a call would stop it and spare the Joker."),
}
_CALL_OPEN: Final = N_("throne/reason", "The card was face up: you know the claim is a lie.")
_CALL_KNOWN: Final = N_("throne/reason", "You know which card was laid: {card}.")
_CALL_CERTAIN: Final = N_("throne/reason", "{claim}: you know where all four are, so this must be a lie.")
_LAST_CARD: Final = {
    "accept": N_("throne/reason", "The King takes your last card, and you are out."),
    "liar": N_("throne/reason", "The King would take your last card: only a call can save it."),
}
_CALL_COUNT: Final = N_("throne/reason", "Of the four, %n cannot be the card laid: {claim}.", "", 1)
_CALL: Final = N_("throne/reason", "If it is a lie, a call stops it, and no card is drawn.")
_ANY_OF_FOUR: Final = N_("throne/reason", "{claim}: any of the four could have been laid.")
_COSTS: Final = N_("throne/reason", "A wrong call would cost you a card.")
_COSTS_LAST: Final = N_("throne/reason", "A wrong call would cost you your last card.")
_ACE_COSTS: Final = N_("throne/reason", "Anyone who challenges a true Ace loses a card.")
_JOKER: Final = N_("throne/reason", "The Joker evades the claim, whether or not it is true.")

_PICK: Final = N_("throne/reason", "The hand was shuffled: each hidden card is as likely as any other.")
_PICK_HIDDEN: Final = N_("throne/reason", "{player} keeps the cards that everyone can see.")
_PICK_OPEN: Final = N_("throne/reason", "You know which card {player} loses: {card}.")
_DEAL: Final = N_("throne/reason", "This begins the next round.")

_MANY: Final = 2
"""With at least this many copies elsewhere, their number speaks for a call."""

_Seen = Observation[ThroneState]


def reason(move: Move, observation: _Seen) -> Text:
    """A sentence about the move that holds in every world that the seat cannot tell apart."""
    if move.verb in ("lay", "lay-open"):
        return _laying(move, observation)
    if move.verb in ("pick", "pick-open"):
        return _picking(move, observation.seen)
    return _DEAL if move.verb == "deal" else _answering(move, observation)


# -- laying --------------------------------------------------------------------------------------------------------

def _laying(move: Move, observation: _Seen) -> Text:
    claim, last = move.claim, observation.seen.size(observation.seat) == 1
    if claim == PEASANT:
        return _LAST_PEASANT if last else _PEASANT
    if not certain.is_lying(move):
        return why_true(move, observation.seen)
    if certain.wrong_lay(move, observation):
        seen_through = certain.seen_through(move, observation)
        return _SEEN_THROUGH if seen_through else _SURELY_CALLED.fill(player=Player(move.seat))
    if last:
        return _LAST_BLUFF
    return _BLUFF_ACE if claim == ACE else _BLUFF.fill(player=Player(move.seat))


def why_true(move: Move, seen: ThroneState) -> Text:
    """Why to claim what a card is."""
    if move.claim == ACE:
        return _TRUE_ACE
    text = _TRUE_KING if move.claim == KING and seen.size(move.seat) == 1 else _TRUE
    return text.fill(player=Player(move.seat))


# -- answering -----------------------------------------------------------------------------------------------------

def _answering(move: Move, observation: _Seen) -> Text:
    """Why the claim under way is answered like this."""
    last_card, true = certain.takes_last_card(observation), certain.is_true(observation)
    if last_card and true:
        return _ALL_LOST
    if certain.is_lie(observation):
        return _stopping(observation) if move is LIAR else _KNOWN_LIE[move.verb]
    if move.verb == "joker" and observation.seen.size(observation.seat) == 1:
        return _LAST_JOKER
    if true:
        return _KNOWN_TRUE[move.verb]
    if last_card:
        return _LAST_CARD[move.verb]
    if move.verb == "joker":
        return _JOKER
    return _calling(observation) if move is LIAR else _accepting(observation)


def _stopping(observation: _Seen) -> Text:
    """Why to call a claim that must be a lie."""
    seen, known = observation.seen, observation.knowledge.known_in(LAID)
    if seen.visible:
        return _CALL_OPEN
    return _CALL_KNOWN.fill(card=name_of(known[0])) if known else _CALL_CERTAIN.fill(claim=claim_name(seen.claim))


def _calling(observation: _Seen) -> Text:
    copies = certain.elsewhere(observation)
    return _CALL_COUNT.fill(n=copies, claim=claim_name(observation.seen.claim)) if copies >= _MANY else _CALL


def _accepting(observation: _Seen) -> Text:
    seen = observation.seen
    if not certain.elsewhere(observation):
        return _ANY_OF_FOUR.fill(claim=claim_name(seen.claim))
    if seen.claim == ACE:
        return _ACE_COSTS
    return _COSTS_LAST if seen.size(observation.seat) == 1 else _COSTS


# -- picking -------------------------------------------------------------------------------------------------------

def _picking(move: Move, seen: ThroneState) -> Text:
    victim = Player(seen.victim)
    if move.verb == "pick-open":
        return _PICK_OPEN.fill(player=victim, card=name_of(move.card))
    chosen = seen.phase in ("kill", "penalty") and seen.cards[OPEN[seen.victim]] and not seen.picks_blind()
    return _PICK_HIDDEN.fill(player=victim) if chosen else _PICK
