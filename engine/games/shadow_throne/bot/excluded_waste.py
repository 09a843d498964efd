"""Waste in Shadow Throne: a card is thrown away although another one brings more, or a free one is left out."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.shadow_throne import abilities
from engine.games.shadow_throne.cards import COMMONER, CONVERTS, EMPIRE, FACTION, GOLD, POOR_GOLD, WAVES
from engine.games.shadow_throne.moves import DECLINE
from engine.games.shadow_throne.scoring import strongest
from engine.games.shadow_throne.state import ShadowState

_EARLY: Final = 2
"""Up to this wave a card that earns gold is not worth saving: for the next battle, or to keep a faction from power."""


def is_waste(move: Move, observation: Observation[ShadowState]) -> bool:
    """Whether a move throws a card away early, or leaves out an extra card that costs nothing."""
    return _leaves_out(observation) if move is DECLINE else _throws_away(move, observation)


def _throws_away(move: Move, observation: Observation[ShadowState]) -> bool:
    """Whether a card that cannot be paid for is turned face down early, although another card earns more gold.

    The other one takes part as well, and what is too dear now can be paid for later, or turned face down then.
    """
    seen, seat = observation.seen, observation.seat
    if move.verb != "play" or seen.wave > _EARLY:
        return False
    too_dear = seen.gold[seat] + _income(move.card, observation) < 0
    return too_dear and any(_income(kind, observation) > POOR_GOLD for kind in seen.hand(seat))


def _income(kind: int, observation: Observation[ShadowState]) -> int:
    """The gold that a card brings now, hush money paid (rule 8); negative if it costs some."""
    return GOLD[kind] - observation.seen.hush(observation.seat, kind)


def _leaves_out(observation: Observation[ShadowState]) -> bool:
    """Whether a free extra card is declined while the Empire leads, although the hand has cards enough without it.

    It costs neither a wave nor hush money (rule 14), and helps the King's faction unless somebody converts it.
    """
    seen, hand = observation.seen, observation.seen.hand(observation.seat)
    needed = WAVES - seen.wave + 1    # one for each wave to come, and one to keep
    return (len(hand) > needed and strongest(seen.powers()) == [EMPIRE] and not _would_convert(seen)
            and any(FACTION[kind] == EMPIRE and GOLD[kind] >= 0 for kind in hand))


def _would_convert(seen: ShadowState) -> bool:
    """Whether somebody in the wave converts its commoners in the last step (rule 13)."""
    return any(CONVERTS.get(seen.who[number]) == COMMONER for number in abilities.acting(seen, 3))
