"""The first lessons: how you win, and which cards may be played."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.imposter_kings.cards import VALUES, name_of
from engine.games.imposter_kings.course.seen import answers, is_beaten
from engine.games.imposter_kings.state import ImposterState

# -- how you win ---------------------------------------------------------------------------------------------------

_ANSWERED: Final = N_("imposter-kings/course",
                      "Your rival can still answer: {card} counts {value}. Equal or higher may be played.")


def _beaten(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return is_beaten(after)


def _answered(_before: ImposterState, _move: Move, after: ImposterState) -> Text:
    kind = answers(after)[-1]
    return _ANSWERED.fill(card=name_of(kind), value=VALUES[kind])


WIN: Final = Lesson(
    "win", N_("imposter-kings/course", "How you win"),
    N_("imposter-kings/course", "You win a round, and the match with it."),
    (Task(
        "last", N_("imposter-kings/course", "Whoever cannot play loses the round. You have 6 points and need 7. Play a card that your rival cannot equal."),
        ("R9", "R7", "R42", "R43"), _beaten, _answered,
        (N_("imposter-kings/course", "Your rival has one card left. Make the Throne as high as you can."),
         N_("imposter-kings/course", "No card counts more than 9, and the other 9 lies aside as the Accused.")),
        "play queen",
        N_("imposter-kings/course", "Your rival can play nothing and has lost the round. The first to reach 7 points wins the match: you."),
        position="imposter-kings 2: 1 turn; accused princess; court assassin inquisitor soldier mystic fool elder*2 judge "
                 "kings_hand zealot oathbound; hand.1 warlord queen; hand.2 sentry; rest removed; direction 1; "
                 "marks 0,0,0,1,0,0,0,0,1,0,0; flipped 3; gains 3,2,1,0,0,4,1,1,0,0",
        replies=("lose",)),))
