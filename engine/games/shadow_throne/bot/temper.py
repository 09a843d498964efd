"""What temperaments like in Shadow Throne: dear characters or income, and those that harm other characters."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from engine.base.temper import Dials
from engine.core.moves import NONE, Move
from engine.core.observe import Observation
from engine.games.shadow_throne.bot.options import PlayOption
from engine.games.shadow_throne.cards import CONSOLATION, CONVERTS, GOLD, KILLS, SYTHERA
from engine.games.shadow_throne.state import ShadowState

DIALS: Final[Mapping[str, Dials]] = {
    "careful": Dials({"dear": -0.01, "income": 0.01}, within=0.05),
    "bold": Dials({"dear": 0.006}, within=0.03),
    "cunning": Dials({"trick": 0.006}, within=0.03),
    "grudging": Dials(grudge=0.05, within=0.05),
}

_DEAR: Final = -3
"""Characters that cost at least three gold are dear."""
_HARMFUL: Final = frozenset((*KILLS, *CONVERTS, SYTHERA))
"""Those who kill, convert or silence characters of their wave."""
_PLAYS: Final = ("play", "extra")


def traits(move: Move, observation: Observation[ShadowState]) -> Collection[str]:
    """Whether a character is dear, brings gold, or harms others; and whether it costs hush money.

    One that cannot be paid for is none of this: it lies face down, for a gold, and does nothing (rule 7).
    """
    kind = move.card
    if kind == NONE or not _takes_part(move, observation):
        return ()
    found = ["dear"] if GOLD[kind] <= _DEAR else []
    if GOLD[kind] > 0 or CONSOLATION[kind]:
        found.append("income")
    if kind in _HARMFUL:
        found.append("trick")
    if move.verb == "play" and observation.seen.hush(observation.seat, kind):
        found.append("hush")
    return found


def aims_at(move: Move, observation: Observation[ShadowState]) -> Collection[int]:
    """All others, if the character played harms others: whom it reaches shows only in the wave."""
    if move.verb not in _PLAYS or move.card not in _HARMFUL or not _takes_part(move, observation):
        return ()
    return [seat for seat in range(observation.seats) if seat != observation.seat]


def _takes_part(move: Move, observation: Observation[ShadowState]) -> bool:
    """Whether a character that is played can be paid for; one that is drafted or kept may yet be."""
    return move.verb not in _PLAYS or PlayOption(observation.seen, observation.seat, move).paid
