"""Moves of The Imposter Kings in words, for buttons, log and speech."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.imposter_kings.cards import name_of
from engine.games.imposter_kings.moves import DIRECTION_OF
from engine.games.imposter_kings.state import ImposterState

_WITH_CARD: Final = {
    "play": N_("imposter-kings/move", "Play: {card}"),
    "discard": N_("imposter-kings/move", "Remove the Condemned card: {card}"),
    "name": N_("imposter-kings/move", "Name: {card}"),
    "give": N_("imposter-kings/move", "Give away: {card}"),
    "exchange": N_("imposter-kings/move", "Exchange: {card}"),
    "condemn": N_("imposter-kings/move", "Condemn: {card}"),
    "antechamber": N_("imposter-kings/move", "Into the Antechamber: {card}"),
    "keep": N_("imposter-kings/move", "Keep: {card}"),
    "show": N_("imposter-kings/move", "Show: {card}"),
    "lay": N_("imposter-kings/move", "For the pool: {card}"),
    "successor": N_("imposter-kings/move", "Successor: {card}"),
    "remove": N_("imposter-kings/move", "Remove from the round: {card}"),
}
_WITH_PLAYER: Final = {
    "pick": N_("imposter-kings/move", "Choose {player}"),
    "first": N_("imposter-kings/move", "First player: {player}"),
}
_WITH_PLAYER_AND_CARD: Final = {
    "take": N_("imposter-kings/move", "Take from {player}: {card}"),
}
_PLAIN: Final = {
    "flip": N_("imposter-kings/move", "Flip the King"),
    "lose": N_("imposter-kings/move", "No play left: lose the round"),
    "use": N_("imposter-kings/move", "Disgrace the Spy and look at the Successors"),
    "stop": N_("imposter-kings/move", "Use the King’s Hand"),
    "kill": N_("imposter-kings/move", "Show the Assassin"),
    "none": N_("imposter-kings/move", "No such card in hand"),
    "restart": N_("imposter-kings/move", "Restart the round"),
    "stay": N_("imposter-kings/move", "Keep these cards"),
    "deal": N_("imposter-kings/move", "Deal the next round"),
}
_PASSES: Final = {
    "reaction": N_("imposter-kings/move", "Let it happen"),
    "assassin": N_("imposter-kings/move", "Let it happen"),
    "rescue": N_("imposter-kings/move", "Let it happen"),
    "ability": N_("imposter-kings/move", "Do not use the ability"),
    "guess": N_("imposter-kings/move", "Do not use the ability"),
    "soldier": N_("imposter-kings/move", "Disgrace no more cards"),
    "spy": N_("imposter-kings/move", "Replace none"),
    "herald": N_("imposter-kings/move", "Leave the Herald on the Throne"),
}
_PASS: Final = N_("imposter-kings/move", "Do nothing")
_NUMBER: Final = N_("imposter-kings/move", "Name {number}")
_OFFER: Final = N_("imposter-kings/move", "Swap %n card(s)", "", 1)
_OFFER_NONE: Final = N_("imposter-kings/move", "Swap no cards")
_POINT: Final = N_("imposter-kings/move", "Card {place} of the Court: {card}")
_POINT_EMPTY: Final = N_("imposter-kings/move", "Card {place} of the Court")
_CLOCKWISE: Final = N_("imposter-kings/move", "Clockwise")
_COUNTERCLOCKWISE: Final = N_("imposter-kings/move", "Counterclockwise")


def describe(move: Move, observation: Observation[ImposterState]) -> Text:
    """What the move does."""
    verb = move.verb
    if verb in _WITH_CARD:
        return _WITH_CARD[verb].fill(card=name_of(move.card))
    if verb in _WITH_PLAYER:
        return _WITH_PLAYER[verb].fill(player=Player(move.seat))
    if verb in _WITH_PLAYER_AND_CARD:
        return _WITH_PLAYER_AND_CARD[verb].fill(player=Player(move.seat), card=name_of(move.card))
    if verb in _PLAIN:
        return _PLAIN[verb]
    return _particular(move, observation)


def _particular(move: Move, observation: Observation[ImposterState]) -> Text:
    if move.verb == "pass":
        return _PASSES.get(observation.phase, _PASS)
    if move.verb == "number":
        return _NUMBER.fill(number=move.number)
    if move.verb == "offer":
        return _OFFER.fill(n=move.number) if move.number else _OFFER_NONE
    if move.verb == "direction":
        return _CLOCKWISE if DIRECTION_OF[move] > 0 else _COUNTERCLOCKWISE
    court = observation.seen.court
    if move.place < len(court):
        return _POINT.fill(place=move.place + 1, card=name_of(court[move.place]))
    return _POINT_EMPTY.fill(place=move.place + 1)
