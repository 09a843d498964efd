"""When a game of Shadow Throne ends, and who wins if two are equal."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.games.shadow_throne import scoring
from engine.games.shadow_throne.course.looking import LEARNER
from engine.games.shadow_throne.course.tables import table
from engine.games.shadow_throne.course.winning import wins
from engine.games.shadow_throne.state import ShadowState

_RIVAL: Final = 1


def _goes_on(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return after.actor is not None


def _is_over(_before: ShadowState, _move: Move, after: ShadowState) -> Text:
    return N_("shadow-throne/course", "{player} was on the winning side and now has {theirs} influence: the game is "
                                      "over.").fill(
        player=Player(_RIVAL), theirs=after.influence[_RIVAL])


def _not_alone(_before: ShadowState, _move: Move, after: ShadowState) -> Text:
    yours, theirs = after.gold[LEARNER], after.gold[_RIVAL]
    if not scoring.winners(after):
        return N_("shadow-throne/course", "Both of you have 15 influence "
                                          "and {gold} gold, so nobody wins.").fill(gold=yours)
    return N_("shadow-throne/course", "Both of you have 15 influence, but you have {yours} gold and {player} has {theirs}.").fill(
        yours=yours, player=Player(_RIVAL), theirs=theirs)


ENDING: Final[Lesson[ShadowState]] = Lesson(
    "ending", N_("shadow-throne/course", "When the game ends"),
    N_("shadow-throne/course", "You can tell whether a battle will be the last one, and who will win if it is."),
    (Task(
        "hold",
        N_("shadow-throne/course", "Reaching 15 influence ends the game, but only after a battle. {player} has 14, "
                                   "and you have 9. Make sure the faction that wins brings {player} nothing.").fill(
            player=Player(_RIVAL)),
        ("R25", "R24"), _goes_on, _is_over,
        (N_("shadow-throne/course", "Look at {player}’s characters: which faction is "
                                    "missing?").fill(player=Player(_RIVAL)),
         N_("shadow-throne/course", "Play Anna Lys: 3 more power puts the Empire ahead.")),
        "play anna_lys",
        N_("shadow-throne/course", "The Empire won, and nobody has 15: there will be another battle."),
        table(("anna_lys shepherd dutiful_peasant outlaw", "faithful_pilgrim datura protis tax_collector",
               "hill_militia tax_collector picureas thavma"),
              ("faithful_pilgrim", "hill_militia"),
              rows=("dutiful_peasant simone bentheon_knights", "tithe_keeper hill_militia dutiful_peasant",
                    "tax_collector thavma outlaw"),
              gold=(4, 2, 1), scores=((3, 5, 2), (6, 9, 5), (9, 14, 8)))),
     Task(
        "level",
        N_("shadow-throne/course", "The Church is sure to win, and you and {player} will both reach 15. Then the "
                                   "most gold wins, and you have 4 each. Get as much as you can.").fill(
            player=Player(_RIVAL)),
        ("R26", "R24"), wins, _not_alone,
        (N_("shadow-throne/course", "Add up each card’s disc and diamond: the Empire and the Rebels will lose this "
                                    "battle."),
         N_("shadow-throne/course", "Play the Dutiful Peasant: 3 gold as consolation.")),
        "play dutiful_peasant",
        N_("shadow-throne/course", "You both have 15 influence, but with 7 gold, 1 more than your rival, you win."),
        table(("dutiful_peasant tax_collector hill_militia", "outlaw datura picureas", "faithful_pilgrim outlaw anna_lys"),
              ("outlaw", "faithful_pilgrim"),
              rows=("simone tithe_keeper shepherd", "tithe_keeper thavma sythera", "outlaw tax_collector thavma"),
              gold=(4, 4, 2), scores=((4, 4, 3), (8, 9, 7), (12, 12, 9))))),
)
