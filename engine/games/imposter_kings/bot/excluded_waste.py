"""What a player of The Imposter Kings gives away for nothing."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.imposter_kings.bot.excluded_mercy import has_to_answer
from engine.games.imposter_kings.state import ImposterState


def turns_own_soldier_down(move: Move, observation: Observation[ImposterState]) -> bool:
    """Whether a Soldier that counts 7 disgraces itself, though an opponent has to play on it next (rule 25).

    Whatever can be played on a 7 can be played on a Throne that counts 1, and all other cards as well. With three
    players, that may be meant for the one after the next.
    """
    seen = observation.seen
    if seen.phase != "soldier" or move.verb != "court" or move.place != len(seen.court) - 1:
        return False
    return (seen.seats != 3 or bool(seen.out)) and has_to_answer(observation)
