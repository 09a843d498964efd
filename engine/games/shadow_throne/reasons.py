"""Why a move of Shadow Throne is good, in a sentence that is true whoever chose it."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Text
from engine.games.shadow_throne.cards import CONSOLATION, FACTION, GOLD, INFLUENCE, faction_name
from engine.games.shadow_throne.resolution import strongest
from engine.games.shadow_throne.state import ShadowState

_LEADS = N_("shadow-throne/reason", "Most power now: {faction}. If it wins, this card grants {influence} influence.")
_GROWS = N_("shadow-throne/reason", "This card grants {influence} influence if its faction wins: {faction}.")
_INCOME = N_("shadow-throne/reason", "This card brings {gold} gold to pay for others.")
_CONSOLES = N_("shadow-throne/reason", "This card brings {gold} gold if its faction loses: {faction}.")
_TOO_DEAR = N_("shadow-throne/reason", "It cannot be paid, so it brings 1 gold, and no hush money in the next wave.")
_TAKE = N_("shadow-throne/reason", "Every card of the hand is a choice in a later wave.")
_KEEP = N_("shadow-throne/reason", "The card that is kept is one more to choose from in the next battle.")
_DECLINE = N_("shadow-throne/reason", "A card that is not played can still be played later, or kept.")

_NOBODY_YET: Final = [0, 0, 0]


def reason(move: Move, observation: Observation[ShadowState]) -> Text:
    """The reason for a move of the seat that observes."""
    if move.verb == "decline":
        return _DECLINE
    seen, seat, kind = observation.seen, observation.seat, move.args[0]
    hush = seen.hush(seat, kind) if move.verb == "play" else 0
    if move.verb in ("play", "extra") and seen.gold[seat] + GOLD[kind] - hush < 0:
        return _TOO_DEAR
    if GOLD[kind] - hush > 0:
        return _INCOME.fill(gold=GOLD[kind] - hush)
    faction = faction_name(FACTION[kind])
    if move.verb in ("play", "extra"):
        powers = seen.powers()
        if powers != _NOBODY_YET and FACTION[kind] in strongest(powers):
            return _LEADS.fill(faction=faction, influence=INFLUENCE[kind])
    if CONSOLATION[kind]:
        return _CONSOLES.fill(faction=faction, gold=CONSOLATION[kind])
    if INFLUENCE[kind] > 1:
        return _GROWS.fill(faction=faction, influence=INFLUENCE[kind])
    return _KEEP if move.verb == "keep" else _TAKE
