"""The draft of Shadow Throne, and the card that is kept."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.shadow_throne.cards import (
    FACTION,
    GOLD,
    INFLUENCE,
    NOBLE,
    PHABOS_SCOUTS,
    PICUREAS,
    QUEEN_ELETHERIA,
    RANK,
    REBELS,
    name_of,
)
from engine.games.shadow_throne.course.looking import LEARNER
from engine.games.shadow_throne.course.tables import pools, table
from engine.games.shadow_throne.state import ShadowState

_EMBOLDEN: Final = (PHABOS_SCOUTS, PICUREAS, QUEEN_ELETHERIA)
"""The Rebels that make other Rebels stronger."""


def _earners(state: ShadowState) -> int:
    """How many cards of the learner's hand bring gold when they are played."""
    return sum(GOLD[kind] > 0 for kind in state.hand(LEARNER))


def _earns(before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return _earners(after) > _earners(before)


def _costs(before: ShadowState, move: Move, _after: ShadowState) -> Text:
    return N_("shadow-throne/course", "{card} brings no gold when played: with {gold} gold, you still cannot afford "
                                      "most of your hand.").fill(
        card=name_of(move.card), gold=before.gold[LEARNER])


def _emboldens(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return any(kind in _EMBOLDEN for kind in after.hand(LEARNER))


def _does_not(_before: ShadowState, move: Move, _after: ShadowState) -> Text:
    if FACTION[move.card] == REBELS:
        return N_("shadow-throne/course", "{card} is a Rebel but does not make other Rebels stronger.").fill(card=name_of(move.card))
    return N_("shadow-throne/course", "{card} is not a Rebel and does nothing for yours.").fill(card=name_of(move.card))


def _keeps_a_noble(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return any(RANK[kind] == NOBLE for kind in after.saved(LEARNER))


def _keeps_less(_before: ShadowState, move: Move, _after: ShadowState) -> Text:
    return N_("shadow-throne/course", "The crown on this card shows {influence}; a noble’s shows 4.").fill(
        influence=INFLUENCE[move.card])


DRAFT: Final[Lesson[ShadowState]] = Lesson(
    "draft", N_("shadow-throne/course", "The draft"),
    N_("shadow-throne/course", "You can build a hand and keep a card for later."),
    (Task(
        "take",
        N_("shadow-throne/course", "Every battle begins with a draft: take a card and pass the rest left. You have "
                                   "3 gold and expensive cards in hand. Take a card that brings gold."),
        ("R3",), _earns, _costs,
        (N_("shadow-throne/course", "Look for a plus on a disc."),
         N_("shadow-throne/course", "Take the Outlaw or the Tithe Keeper.")),
        "take tithe_keeper",
        N_("shadow-throne/course", "Everyone took a card and passed the rest to the left. After six rounds, you "
                                   "have six cards and play four of them."),
        pools(("datura queen_eletheria", "faithful_pilgrim anna_lys", "hill_militia shepherd"),
              ("protis sythera outlaw tithe_keeper", "tax_collector simone picureas dutiful_peasant",
               "tax_collector thavma king_kyros bentheon_knights"),
              ("simone", "thavma"), gold=(3, 3, 3))),
     Task(
        "match",
        N_("shadow-throne/course", "Cards of one faction help each other, though hush money makes playing them in a "
                                   "row expensive. You have Rebels in hand. Take a card that makes Rebels stronger."),
        ("R3", "R12"), _emboldens, _does_not,
        (N_("shadow-throne/course", "Read what the Rebels in the pool do."),
         N_("shadow-throne/course", "Take Phabos Scouts or Queen Eletheria.")),
        "take phabos_scouts",
        N_("shadow-throne/course", "The others see neither your hand nor what you take. Only your left neighbor sees "
                                   "what you pass on."),
        pools(("hill_militia outlaw", "faithful_pilgrim anna_lys", "datura shepherd"),
              ("phabos_scouts queen_eletheria langman protis", "tax_collector simone tithe_keeper dutiful_peasant",
               "tax_collector thavma king_kyros bentheon_knights"),
              ("simone", "thavma"), gold=(3, 3, 3))),
     Task(
        "keep",
        N_("shadow-throne/course", "After a battle, you keep one card you did not play; it joins your hand after "
                                   "the next draft. You have 5 gold: keep a noble."),
        ("R27",), _keeps_a_noble, _keeps_less,
        (N_("shadow-throne/course", "Nobles have a crown beside their name and bring 4 influence."),
         N_("shadow-throne/course", "Keep Protis, Absolver of Sins.")),
        "keep protis",
        N_("shadow-throne/course", "Protis waits for you. All other cards have been shuffled into the deck, and the "
                                   "next draft begins."),
        table(("protis tithe_keeper bentheon_knights", "outlaw datura", "tax_collector thavma"),
              ("datura", "thavma"), phase="keep",
              rows=("tax_collector outlaw faithful_pilgrim", "outlaw faithful_pilgrim hill_militia",
                    "simone hill_militia tithe_keeper", "dutiful_peasant phabos_scouts tax_collector"),
              gold=(5, 2, 3), influence=(1, 4, 1)))),
)
