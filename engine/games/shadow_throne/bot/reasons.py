"""Why a move of Shadow Throne is good, in a sentence that is true whoever chose it."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Text
from engine.games.shadow_throne import moves
from engine.games.shadow_throne.cards import CONSOLATION, FACTION, GOLD, POOR_GOLD, WAVES, faction_name
from engine.games.shadow_throne.scoring import strongest
from engine.games.shadow_throne.state import ShadowState

_LEADS: Final = N_("shadow-throne/reason",
                   "No faction is ahead of the {faction}. If that side wins, this card may grant {influence} "
                   "influence.")
_GRANTS: Final = N_("shadow-throne/reason", "This card may grant {influence} influence if its faction wins.")
_EARNS: Final = N_("shadow-throne/reason", "This card brings {gold} gold at once.")
_MAY_EARN: Final = N_("shadow-throne/reason", "When played, this card brings up to {gold} gold.")
_CONSOLES: Final = N_("shadow-throne/reason", "This card brings {gold} gold as consolation if its faction loses.")
_TOO_DEAR: Final = N_("shadow-throne/reason",
                      "You cannot pay for this card, so it brings {gold} gold. No hush money is due in the next wave.")
_TOO_DEAR_LAST: Final = N_("shadow-throne/reason", "You cannot pay for this card, so it brings {gold} gold.")
_LATER: Final = N_("shadow-throne/reason", "What you do not play now, you can still play in a later wave.")
_KEEP: Final = N_("shadow-throne/reason", "What you do not play now, you can keep for the next battle.")
_FREE: Final = N_("shadow-throne/reason", "You do not have to play an extra card.")


def reason(move: Move, observation: Observation[ShadowState]) -> Text:
    """The reason for a move of the seat that observes."""
    seen, seat = observation.seen, observation.seat
    if move is moves.DECLINE:
        return _decline(seen, seat)
    kind = move.card
    if move.verb in ("play", "extra"):
        return _play(seen, seat, kind, seen.hush(seat, kind) if move.verb == "play" else 0)
    return _MAY_EARN.fill(gold=GOLD[kind]) if GOLD[kind] > 0 else _at_the_end(seen, kind)


def _decline(seen: ShadowState, seat: int) -> Text:
    if not seen.hand(seat):
        return _FREE
    return _LATER if seen.wave < WAVES else _KEEP


def _play(seen: ShadowState, seat: int, kind: int, hush: int) -> Text:
    change = GOLD[kind] - hush
    if seen.gold[seat] + change < 0:
        return (_TOO_DEAR if seen.wave < WAVES else _TOO_DEAR_LAST).fill(gold=POOR_GOLD)
    if change > 0:
        return _EARNS.fill(gold=change)
    powers = seen.powers()
    if any(powers) and FACTION[kind] in strongest(powers):
        return _LEADS.fill(faction=faction_name(FACTION[kind]), influence=seen.numbers.influences[kind])
    return _at_the_end(seen, kind)


def _at_the_end(seen: ShadowState, kind: int) -> Text:
    """What a card may bring at the end of a battle: every one that earns nothing does one or the other."""
    if CONSOLATION[kind]:
        return _CONSOLES.fill(gold=CONSOLATION[kind])
    return _GRANTS.fill(influence=seen.numbers.influences[kind])
