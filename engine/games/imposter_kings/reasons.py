"""Why a move of The Imposter Kings is good: sentences for hints, each true in the position that it is said in."""

from __future__ import annotations

from typing import Final

from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.imposter_kings.cards import ASSASSIN, KINGS_HAND, VALUES, name_of
from engine.games.imposter_kings.likely import can_hold, those_asked
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import HAND

_COUNTS: Final = N_("imposter-kings/reason",
                    "After it, your hand has %n card(s) as high as this one, or higher: {card}.", "", 1)
_LAST_HIGH: Final = N_("imposter-kings/reason", "No other card of your hand counts as much as {card}.")
_WHATEVER: Final = N_("imposter-kings/reason", "Here {card} may be played whatever the Throne counts.")
_FLIP: Final = N_("imposter-kings/reason", "The Throne falls to 1, and your Successor comes to your hand.")
_DEAL: Final = N_("imposter-kings/reason", "The next round begins with it.")
_LOSE: Final = N_("imposter-kings/reason", "There is nothing that you could play.")
_KEEP_REACTION: Final = N_("imposter-kings/reason", "You keep this card for later: {card}.")
_NO_REACTION: Final = N_("imposter-kings/reason", "You do not hold this card: {card}.")
_STOP: Final = N_("imposter-kings/reason", "It costs {player} the card just used.")
_KILL: Final = N_("imposter-kings/reason", "Unless a King's Hand stops it, {player} loses the round.")
_CERTAIN: Final = N_("imposter-kings/reason", "You know that it is held by another player.")
_POSSIBLE: Final = N_("imposter-kings/reason", "Another player may hold it.")
_IMPOSSIBLE: Final = N_("imposter-kings/reason", "As far as you know, it is held by nobody who is asked.")
_HIGHER: Final = N_("imposter-kings/reason", "It is the highest of these cards.")
_LOWEST: Final = N_("imposter-kings/reason", "It is the lowest of these cards.")
_BETWEEN: Final = N_("imposter-kings/reason", "You hold lower and higher cards than this one.")
_YOURSELF: Final = N_("imposter-kings/reason", "The choice is yours alone.")
_LEAVE: Final = N_("imposter-kings/reason", "Nothing changes, and the turn goes on.")

_CARDS: Final = frozenset(("show", "lay", "successor", "remove", "give", "exchange", "condemn", "antechamber", "keep",
                           "discard"))


def reason(move: Move, observation: Observation[ImposterState]) -> Text:
    """A sentence for the move, whoever chose it."""
    seen, seat = observation.seen, observation.seat
    verb = move.verb
    if verb == "play":
        return _playing(move.args[0], seen, seat)
    if verb == "name":
        return _asking(move, observation)
    if verb in _CARDS:
        return _choosing(move, observation)
    if verb == "pass":
        return _passing(seen, seat)
    plain = {"flip": _FLIP, "lose": _LOSE, "deal": _DEAL, "stop": _STOP.fill(player=Player(_stopped(seen))),
             "kill": _KILL.fill(player=Player(seen.turn))}
    return plain.get(verb, _YOURSELF)


def _stopped(seen: ImposterState) -> int:
    return seen.target[0] if seen.phase == "rescue" else seen.turn


def _playing(kind: int, seen: ImposterState, seat: int) -> Text:
    card = name_of(kind)
    if seen.phase != "turn" or seen.hand_value(kind) < seen.throne_value():
        return _WHATEVER.fill(card=card)
    hand = [each for each in seen.hand(seat) if each != UNKNOWN]
    hand.remove(kind)
    left = sum(seen.hand_value(each) >= seen.hand_value(kind) for each in hand)
    return _COUNTS.fill(card=card, n=left) if left else _LAST_HIGH.fill(card=card)


def _asking(move: Move, observation: Observation[ImposterState]) -> Text:
    kind, seats = move.args[0], those_asked(observation)
    if any(kind in observation.knowledge.known_in(HAND[seat]) for seat in seats):
        return _CERTAIN
    return _POSSIBLE if any(can_hold(observation, seat, kind) for seat in seats) else _IMPOSSIBLE


def _choosing(move: Move, observation: Observation[ImposterState]) -> Text:
    """Where the card stands among those that could be chosen."""
    values = [VALUES[each.args[0]] for each in observation.legal_moves() if each.verb == move.verb]
    value = VALUES[move.args[0]]
    if value == max(values):
        return _HIGHER
    return _LOWEST if value == min(values) else _BETWEEN


def _passing(seen: ImposterState, seat: int) -> Text:
    if seen.phase not in ("reaction", "rescue", "assassin"):
        return _LEAVE
    kind = ASSASSIN if seen.phase == "assassin" else KINGS_HAND
    return (_KEEP_REACTION if kind in seen.hand(seat) else _NO_REACTION).fill(card=name_of(kind))
