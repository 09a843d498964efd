"""Abilities in Shadow Throne: killing, emboldening, converting, and the order of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.games.shadow_throne.cards import (
    ANNA_LYS,
    BENTHEON_KNIGHTS,
    CHURCH,
    DATURA,
    EMPIRE,
    OUTLAW,
    REBELS,
    name_of,
)
from engine.games.shadow_throne.course.looking import LEARNER, card_of, newest, tokens, won_by
from engine.games.shadow_throne.course.tables import table
from engine.games.shadow_throne.scoring import strongest
from engine.games.shadow_throne.state import CONVERTED, DEAD, STAYS, ShadowState

# -- killing -------------------------------------------------------------------------------------------------------

def _rivals_fall(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return any(status & DEAD and owner != LEARNER for status, owner in zip(after.status, after.owners, strict=True))


_NO_ELITE = N_("shadow-throne/course", "She kills elites, but there were none in this wave.")
_NO_NOBLE = N_("shadow-throne/course", "He kills nobles, but there were none in this wave.")
_NO_KILLER = N_("shadow-throne/course", "{card} kills nobody.")
_NOBODY_FELL: Final[Mapping[int, Text]] = {ANNA_LYS: _NO_ELITE, DATURA: _NO_NOBLE}


def _nobody_falls(_before: ShadowState, move: Move, _after: ShadowState) -> Text:
    return _NOBODY_FELL.get(move.card, _NO_KILLER).fill(card=name_of(move.card))


KILLING: Final[Lesson[ShadowState]] = Lesson(
    "killing", N_("shadow-throne/course", "Killing"),
    N_("shadow-throne/course", "You know whom a killer can kill, and what a dead character is still good for."),
    (Task(
        "commoners",
        N_("shadow-throne/course", "A killer kills all characters of one rank in its wave, except the Empire’s own. "
                                   "Your rivals have no gold, so they can afford only commoners. Kill those."),
        ("R11", "R10", "R9"), _rivals_fall, _nobody_falls,
        (N_("shadow-throne/course", "Read what your cards do: each killer kills one rank."),
         N_("shadow-throne/course", "Play Bentheon Knights.")),
        "play bentheon_knights",
        N_("shadow-throne/course", "Both are dead. They have no power, and their crowns count for only half, "
                                   "rounded down. Their diamonds still count in full."),
        table(("bentheon_knights anna_lys datura hill_militia", "outlaw protis simone langman",
               "faithful_pilgrim tithe_keeper thavma picureas"),
              ("outlaw", "faithful_pilgrim"), gold=(4, 0, 0), scores=((3, 6, 5),))),),
)


# -- friends and converts ------------------------------------------------------------------------------------------

def _rebels_win(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return REBELS in strongest(after.track)


def _rebels_lose(_before: ShadowState, _move: Move, after: ShadowState) -> Text:
    return tokens(N_("shadow-throne/course", "The Rebels have {rebels} and the Empire has {empire}, so the Rebels "
                                             "did not win."), after)


def _church_wins(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return CHURCH in strongest(after.track)


def _church_loses(_before: ShadowState, _move: Move, after: ShadowState) -> Text:
    return tokens(N_("shadow-throne/course", "The Church has {church} and the Empire has {empire}, so the Church "
                                             "did not win."), after)


def _somebody_stays(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return bool(after.status[newest(after)] & STAYS)


def _nobody_stays(_before: ShadowState, _move: Move, after: ShadowState) -> Text:
    return N_("shadow-throne/course", "The Rebels lost, and {card} goes back into the deck.").fill(card=card_of(after))


ALLIES: Final[Lesson[ShadowState]] = Lesson(
    "allies", N_("shadow-throne/course", "Rebels and the Church"),
    N_("shadow-throne/course", "You can embolden Rebels and convert others to the Church."),
    (Task(
        "embolden",
        N_("shadow-throne/course", "Some Rebels embolden others, giving each a token worth 1 power. Three Rebel "
                                   "commoners are on the table. Make the Rebels win this battle."),
        ("R12", "R17"), _rebels_win, _rebels_lose,
        (N_("shadow-throne/course", "The Rebels have 5, and the Empire has 9. Which card helps commoners from earlier "
                                    "waves?"),
         N_("shadow-throne/course", "Play Queen Eletheria: 2 power, plus 1 for each Rebel commoner.")),
        "play queen_eletheria",
        N_("shadow-throne/course", "She emboldened all Rebel commoners, including those of your rivals."),
        table(("queen_eletheria sythera tax_collector", "faithful_pilgrim shepherd datura",
               "tithe_keeper protis datura"),
              ("faithful_pilgrim", "tithe_keeper"),
              rows=("outlaw anna_lys tithe_keeper", "tithe_keeper hill_militia king_kyros",
                    "faithful_pilgrim anna_lys hill_militia"), gold=(5, 2, 1))),
     Task(
        "convert",
        N_("shadow-throne/course", "A converted character joins the Church, bringing its power and its crown with "
                                   "it. Your rivals can afford only commoners. Make the Church win."),
        ("R13",), _church_wins, _church_loses,
        (N_("shadow-throne/course", "Read what your cards do: which of them converts commoners?"),
         N_("shadow-throne/course", "Play Shepherd of the Lost: she converts commoners.")),
        "play shepherd",
        N_("shadow-throne/course", "Both commoners fought for the Church, and since it won, they brought their "
                                   "players influence."),
        table(("shepherd simone protis", "tax_collector outlaw anna_lys", "outlaw thavma bentheon_knights"),
              ("tax_collector", "outlaw"),
              rows=("thavma king_kyros tithe_keeper", "tax_collector hill_militia faithful_pilgrim",
                    "outlaw dutiful_peasant datura"), gold=(5, 0, 0))),
     Task(
        "stay",
        N_("shadow-throne/course", "The Church is sure to win. One of your Rebels fights on in the next battle, free of charge, if the Rebels lose. Play him."),
        ("R18",), _somebody_stays, _nobody_stays,
        (N_("shadow-throne/course", "Read what your elites do."),
         N_("shadow-throne/course", "Play Langman, Crown’s Thorn.")),
        "play langman",
        N_("shadow-throne/course", "Langman stays: he starts the next battle in play, with 4 power for the Rebels."),
        table(("langman sythera hill_militia", "faithful_pilgrim outlaw datura", "dutiful_peasant outlaw anna_lys"),
              ("faithful_pilgrim", "dutiful_peasant"),
              rows=("simone shepherd tithe_keeper", "outlaw thavma faithful_pilgrim",
                    "faithful_pilgrim tithe_keeper thavma"),
              gold=(3, 1, 1)))),
)


# -- the order of numbers ------------------------------------------------------------------------------------------

def _outlaw_is_free(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return not _outlaw(after) & (DEAD | CONVERTED)


def _outlaw(after: ShadowState) -> int:
    """What has happened to the Outlaw that was played last."""
    return next(status for kind, status in zip(after.who[::-1], after.status[::-1], strict=True) if kind == OUTLAW)


def _outlaw_is_lost(_before: ShadowState, move: Move, _after: ShadowState) -> Text:
    if move.card == BENTHEON_KNIGHTS:
        return N_("shadow-throne/course", "The Knights acted before the Shepherd, but they killed the Outlaw "
                                          "themselves.")
    return N_("shadow-throne/course", "{card} could not stop the Shepherd in time: the Outlaw now belongs to the "
                                      "Church.").fill(
        card=name_of(move.card))


def _may_add(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return after.phase == "extra" and after.actor == LEARNER


def _adds_nothing(_before: ShadowState, _move: Move, after: ShadowState) -> Text:
    return N_("shadow-throne/course", "{card} does not let you add another card.").fill(card=card_of(after))


def _empire_wins(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return won_by(after, EMPIRE)


def _empire_shares(_before: ShadowState, move: Move, after: ShadowState) -> Text:
    if won_by(after, REBELS):
        return tokens(N_("shadow-throne/course", "Empire {empire}, Rebels {rebels}: the Rebels won."), after)
    return tokens(N_("shadow-throne/course", "Empire {empire}, Rebels {rebels}: both won, and {player} gained 3 "
                                             "influence because Simone died.").fill(
        player=Player(2)), after)


NUMBERS: Final[Lesson[ShadowState]] = Lesson(
    "numbers", N_("shadow-throne/course", "The order of abilities"),
    N_("shadow-throne/course", "You know which ability works first, and what King Kyros does."),
    (Task(
        "order",
        N_("shadow-throne/course", "Abilities work in order: 1, 2, 3. Suppose {player} plays Shepherd of the Lost "
                                   "(3), who converts commoners, and {other} plays an Outlaw. Keep the Outlaw alive "
                                   "and a Rebel.").fill(
            player=Player(1), other=Player(2)),
        ("R9", "R15", "R11"), _outlaw_is_free, _outlaw_is_lost,
        (N_("shadow-throne/course", "The gray shield shows the ability’s number. You need a 1 or 2 against the "
                                    "Shepherd’s 3."),
         N_("shadow-throne/course", "Play Sythera the Whisperer (1): other factions’ 2 and 3 abilities do not work.")),
        "play sythera",
        N_("shadow-throne/course", "Lower numbers come first. Silenced or dead, the Shepherd never got to use her 3."),
        table(("sythera anna_lys protis bentheon_knights", "shepherd tithe_keeper datura simone",
               "outlaw thavma picureas tax_collector"),
              ("shepherd", "outlaw"), gold=(5, 3, 3), scores=((6, 5, 4),))),
     Task(
        "king",
        N_("shadow-throne/course", "King Kyros has an ability numbered 3. Once all cards are face up, his player "
                                   "may add an Empire card without hush money. Play him."),
        ("R14",), _may_add, _adds_nothing,
        (N_("shadow-throne/course", "King Kyros is an Empire noble with 3 power."),),
        "play king_kyros",
        None,
        table(("king_kyros datura anna_lys dutiful_peasant", "picureas outlaw sythera langman",
               "simone protis thavma faithful_pilgrim"),
              ("picureas", "simone"),
              rows=("tax_collector phabos_scouts thavma", "bentheon_knights phabos_scouts shepherd",
                    "hill_militia outlaw tax_collector"), gold=(9, 5, 3), scores=((1, 2, 6),))),
     Task(
        "extra",
        N_("shadow-throne/course", "The Rebels are ahead. An extra card takes effect with the 3s, whatever its own "
                                   "number. Add one that makes the Empire win alone."),
        ("R14", "R10"), _empire_wins, _empire_shares,
        (N_("shadow-throne/course", "Your rivals played Picureas, a noble with 2 power, and Simone, an elite."),
         N_("shadow-throne/course", "Add Datura: 2 power for the Empire, and Picureas dies.")),
        "extra datura",
        N_("shadow-throne/course", "Picureas lost his power, and the Empire won alone."))),
)
