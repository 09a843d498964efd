"""What a reply has brought about: the questions that the goals of the lessons ask of a position."""

from __future__ import annotations

from engine.games.imposter_kings import moves
from engine.games.imposter_kings.legal import playable
from engine.games.imposter_kings.state import ImposterState


def is_beaten(after: ImposterState) -> bool:
    """Whether the player to decide can neither play a card nor flip the King (rule 9)."""
    return moves.LOSE in after.legal_moves()


def answers(after: ImposterState) -> list[int]:
    """The kinds that the player in turn holds and can play, the lowest first; none where no turn begins."""
    return playable(after, sorted(set(after.hand(after.turn)))) if after.phase == "turn" else []
