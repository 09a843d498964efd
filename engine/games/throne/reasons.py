"""Why a move of Throne is good: sentences for hints, each true whoever chose the move."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.throne.cards import ACE, COPIES, PEASANT, TRUE_CLAIM, claim_name, name_of
from engine.games.throne.outlook import copies_seen
from engine.games.throne.state import ThroneState

_PEASANT: Final = N_("throne/reason", "Nobody may call a Peasant a lie, but no card is drawn either.")
_TRUE: Final = N_("throne/reason", "It is true: who calls it a lie loses a card.")
_KNOWN_LIE: Final = N_("throne/reason", "Everybody knows this card: the lie will be seen.")
_BLUFF: Final = N_("throne/reason", "A bluff: if it is believed, it works and you draw a card.")
_BLUFF_ACE: Final = N_("throne/reason", "A bluff: uncalled, you draw two cards; called, you lose this one and another.")
_CERTAIN_LIE: Final = N_("throne/reason", "It must be a lie: you know where all four cards are: {claim}.")
_KNOWN_TRUE: Final = N_("throne/reason", "The card lay face up: the claim is true.")
_SEEN_ELSEWHERE: Final = N_("throne/reason", "%n of the four cards you see elsewhere: {claim}.", "", 1)
_NONE_SEEN: Final = N_("throne/reason", "You have seen none of the four cards, so it may well be true: {claim}.")
_WRONG_COSTS: Final = N_("throne/reason", "A wrong call costs you a card.")
_JOKER: Final = N_("throne/reason", "The Joker evades the claim, whether or not it is true.")
_PICK: Final = N_("throne/reason", "One hidden card is as good as another.")
_PICK_OPEN: Final = N_("throne/reason", "You know what you get rid of: {card} of {player}.")
_DEAL: Final = N_("throne/reason", "The next round begins with it.")


def reason(move: Move, observation: Observation[ThroneState]) -> Text:
    """A sentence about the move that holds in every world that the seat cannot tell apart."""
    if move.verb in ("lay", "lay-open"):
        return _laying(move)
    if move.verb in ("accept", "liar"):
        return _answering(move, observation)
    if move.verb == "pick-open":
        return _PICK_OPEN.fill(card=name_of(move.args[0]), player=Player(observation.seen.victim))
    return {"pick": _PICK, "deal": _DEAL}.get(move.verb, _JOKER)


def _laying(move: Move) -> Text:
    kind, claim, _ = move.args
    if claim == PEASANT:
        return _PEASANT
    if TRUE_CLAIM[kind] == claim:
        return _TRUE
    if move.verb == "lay-open":
        return _KNOWN_LIE
    return _BLUFF_ACE if claim == ACE else _BLUFF


def _answering(move: Move, observation: Observation[ThroneState]) -> Text:
    """About the claim that is to be answered."""
    seen = observation.seen
    if seen.visible and seen.truthful():
        return _KNOWN_TRUE
    copies = copies_seen(seen, observation.seat, seen.claim)
    if copies >= COPIES[seen.claim]:
        return _CERTAIN_LIE.fill(claim=claim_name(seen.claim))
    if copies:
        return _SEEN_ELSEWHERE.fill(n=copies, claim=claim_name(seen.claim))
    return _WRONG_COSTS if move.verb == "liar" else _NONE_SEEN.fill(claim=claim_name(seen.claim))
