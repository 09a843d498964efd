"""One wave of Shadow Throne: a card in secret, power, and gold."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.shadow_throne.cards import CHURCH
from engine.games.shadow_throne.course.looking import LEARNER, card_of, face_down, tokens, won_by
from engine.games.shadow_throne.course.tables import table
from engine.games.shadow_throne.state import ShadowState

_THREE: Final = 3


def _church_leads(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return won_by(after, CHURCH)


def _not_ahead(_before: ShadowState, _move: Move, after: ShadowState) -> Text:
    return tokens(N_("shadow-throne/course", "The tokens now stand at Empire {empire}, Rebels {rebels}, Church {church}: the Church is not ahead."), after)


def _has_three(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return after.gold[LEARNER] >= _THREE


def _has_less(before: ShadowState, _move: Move, after: ShadowState) -> Text:
    if face_down(after):
        return N_("shadow-throne/course", "You had only {gold} gold, so your card was turned face down. That brings 1 gold, but the card takes no part in the battle.").fill(
            gold=before.gold[LEARNER])
    return N_("shadow-throne/course", "{card} brings no gold when played: you now have {gold}.").fill(
        card=card_of(after), gold=after.gold[LEARNER])


WAVE: Final[Lesson[ShadowState]] = Lesson(
    "wave", N_("shadow-throne/course", "One wave"),
    N_("shadow-throne/course", "You can play a card and pay for it."),
    (Task(
        "play",
        N_("shadow-throne/course", "In each wave, you play one card. Everyone chooses in secret; then all cards are "
                                   "shown. The number in the corner is power. Put the Church ahead."),
        ("R4", "R5", "R22"), _church_leads, _not_ahead,
        (N_("shadow-throne/course", "Which Church card in your hand has more than 1 power?"),
         N_("shadow-throne/course", "Play Simone the Sufferer: she has 2 power.")),
        "play simone",
        N_("shadow-throne/course", "After each wave, the tokens on the power track show how much power each faction "
                                   "has in total."),
        table(("simone tithe_keeper hill_militia", "tax_collector outlaw shepherd", "outlaw dutiful_peasant protis"),
              ("tax_collector", "outlaw"), gold=(3, 3, 3))),
     Task(
        "earn",
        N_("shadow-throne/course", "The disc shows gold: with a minus, you pay it; with a plus, you get it. You "
                                   "have 1 gold. Finish this wave with 3."),
        ("R6",), _has_three, _has_less,
        (N_("shadow-throne/course", "Look for a plus on a disc."),
         N_("shadow-throne/course", "Play the Outlaw: it brings 2 gold.")),
        "play outlaw",
        N_("shadow-throne/course", "Commoners bring gold or cost nothing. Elites are strong; nobles are expensive and "
                                   "bring the most influence."),
        table(("outlaw hill_militia bentheon_knights", "hill_militia dutiful_peasant shepherd",
               "faithful_pilgrim tithe_keeper protis"),
              ("dutiful_peasant", "faithful_pilgrim"), rows=("simone tax_collector outlaw",), gold=(1, 5, 5)))),
)
