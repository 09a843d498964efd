"""Lesson 1 of Shadow Throne: how you win."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.games.shadow_throne import scoring
from engine.games.shadow_throne.course.tables import table
from engine.games.shadow_throne.state import ShadowState


def wins(before: ShadowState, _move: Move, after: ShadowState) -> bool:
    """Whether the game is over, and the learner has won it."""
    return after.actor is None and before.actor in scoring.winners(after)


def _lost(before: ShadowState, _move: Move, after: ShadowState) -> Text:
    """The Empire stayed ahead: its characters brought the second player past the goal."""
    return N_("shadow-throne/course", "The Empire stayed ahead and won the battle. {player} now has {theirs} influence and wins the game; you have {yours}.").fill(
        player=Player(1), theirs=after.influence[1], yours=after.influence[before.actor or 0])


WINNING: Final[Lesson[ShadowState]] = Lesson(
    "winning", N_("shadow-throne/course", "How you win"),
    N_("shadow-throne/course", "You know what you are playing for."),
    (Task(
        "win",
        N_("shadow-throne/course", "Have the most influence when someone reaches 15, and you win. You have 12. Your two Rebels bring 3 if the Rebels win this battle. Make them the strongest."),
        ("R26", "R25"), wins, _lost,
        (N_("shadow-throne/course", "Look at the power track: the Empire has 7 and the Rebels have 6."),
         N_("shadow-throne/course", "Play Sythera the Whisperer: she adds 3 to the Rebels.")),
        "play sythera",
        N_("shadow-throne/course", "The Rebels won the battle with 9. The crowns of your three Rebels brought you 5 "
                                   "influence: you have 17 and win."),
        table(("sythera tax_collector faithful_pilgrim", "dutiful_peasant outlaw shepherd",
               "faithful_pilgrim hill_militia datura"),
              ("dutiful_peasant", "faithful_pilgrim"),
              rows=("phabos_scouts bentheon_knights simone", "outlaw tax_collector hill_militia",
                    "tithe_keeper king_kyros faithful_pilgrim"),
              gold=(4, 2, 3), scores=((5, 4, 3), (12, 12, 8)))),),
)
