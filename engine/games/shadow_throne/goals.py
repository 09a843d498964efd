"""What can be achieved in a game of Shadow Throne."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine.base.goals import Goal, GoalStep, Tale, at_least, goal
from engine.core.text import N_
from engine.games.shadow_throne import words
from engine.games.shadow_throne.cards import (
    CHARACTERS,
    COMMONER,
    FACTION,
    GROUPS,
    NOBLE,
    Character,
)
from engine.games.shadow_throne.state import ShadowState

ShadowTale = Tale[ShadowState]


def _battles(tale: ShadowTale) -> Iterator[GoalStep[ShadowState]]:
    """The moves that ended a battle."""
    return (step for step in tale.steps if any(event.name == "battle" for event in step.events))


def _gained(step: GoalStep[ShadowState], seat: int) -> bool:
    """Whether characters of the winners granted a seat influence at the end of a battle."""
    names = [event.name for event in step.events]
    return any(event.name == "influence" and event.seat == seat for event in step.events[names.index("battle"):])


def _won_for(faction: str) -> Callable[[ShadowTale], int]:
    """How many battles a faction won in which that brought this seat influence."""
    def count(tale: ShadowTale) -> int:
        return sum(any(event.name == f"flag.{faction}" for event in step.events) and _gained(step, tale.seat)
                   for step in _battles(tale))
    return count


def _battles_won(tale: ShadowTale) -> int:
    return sum(_gained(step, tale.seat) for step in _battles(tale))


def _most_influence(tale: ShadowTale) -> int:
    """The most influence that one battle brought."""
    before, most = 0, 0
    for step in _battles(tale):
        now = step.after.influence[tale.seat]
        before, most = now, max(most, now - before)
    return most


def _richest(tale: ShadowTale) -> int:
    return max(step.after.gold[tale.seat] for step in tale.steps)


def _played(tale: ShadowTale) -> list[int]:
    return [event.travels[0].kind for event in tale.told("play")]


def _reached(does: Callable[[Character], bool]) -> Callable[[ShadowTale], int]:
    """How many other characters were reached by abilities of this seat's characters that do something."""
    def count(tale: ShadowTale) -> int:
        return sum(len(event.travels) - 1 for event in tale.told("ability")
                   if does(CHARACTERS[event.travels[0].kind]))
    return count


def _loyal(tale: ShadowTale) -> int:
    """The most characters of one faction that it played in one battle."""
    most, played = 0, list[int]()
    for step in tale.steps:
        played += [FACTION[event.travels[0].kind] for event in step.events
                   if event.name == "play" and event.seat == tale.seat]
        most = max(most, *(played.count(faction) for faction in range(len(GROUPS))))
        if any(event.name == "battle" for event in step.events):
            played = []
    return most


def _of_rank(rank: int) -> Callable[[ShadowTale], int]:
    return lambda tale: sum(CHARACTERS[kind].rank == rank for kind in _played(tale))


def _won_for_all(tale: ShadowTale) -> bool:
    """Whether it got influence with each faction."""
    return all(_won_for(group.id)(tale) for group in GROUPS)


def _behind(tale: ShadowTale) -> int:
    """How far behind the best rival it was after a battle, in influence."""
    return max(max(step.after.influence) - step.after.influence[tale.seat] for step in _battles(tale))


def _has_mourned(tale: ShadowTale) -> bool:
    """Whether its Simone has died; at the end of a battle, others may bring influence with her."""
    return any(event.text is not None and event.text.source == words.SIMONE.source for event in tale.told("influence"))


GOALS: Final[tuple[Goal[ShadowState], ...]] = (
    *at_least("church", N_("shadow-throne/goal", "Win {number} battles for the Church in one game."),
              _won_for("church"), (2, 3)),
    *at_least("empire", N_("shadow-throne/goal", "Win {number} battles for the Empire in one game."),
              _won_for("empire"), (2,), (3,)),
    *at_least("rebels", N_("shadow-throne/goal", "Win {number} battles for the Rebels in one game."),
              _won_for("rebels"), (2,), (3,)),
    *at_least("battles", N_("shadow-throne/goal", "Gain influence in {number} battles of one game."),
              _battles_won, (5,)),
    *at_least("influence", N_("shadow-throne/goal", "Gain {number} influence in one battle."), _most_influence,
              (6,), (8,)),
    *at_least("gold", N_("shadow-throne/goal", "Have {number} gold at one time."), _richest, (8, 9, 10), (12,)),
    *at_least("kills", N_("shadow-throne/goal", "Have your characters kill {number} others in one game."),
              _reached(lambda each: each.kills is not None), (2,), (4,)),
    *at_least("converts", N_("shadow-throne/goal", "Have your characters convert {number} others in one game."),
              _reached(lambda each: each.converts is not None), (2,), (4,)),
    *at_least("nobles", N_("shadow-throne/goal", "Play {number} nobles in one game."),
              _of_rank(NOBLE), (4, 5), (6,)),
    *at_least("commoners", N_("shadow-throne/goal", "Play {number} commoners in one game."),
              _of_rank(COMMONER), (10, 11), (13,)),
    *at_least("loyal", N_("shadow-throne/goal", "Play {number} characters of one faction in one battle."),
              _loyal, (4,), (5,)),
    *at_least("company", N_("shadow-throne/goal", "Play {number} different characters in one game."),
              lambda tale: len(set(_played(tale))), (12, 13), (14,)),
    *at_least("consoled", N_("shadow-throne/goal", "Collect consolation in {number} battles of one game."),
              lambda tale: tale.count("console"), (3,), (4,)),
    goal("paid", N_("shadow-throne/goal", "Win a game in which you pay for all your characters."),
         lambda tale: tale.won and not tale.count("poor"), deed=True),
    *at_least("clear", N_("shadow-throne/goal", "Win a game by {number} influence."),
              lambda tale: tale.margin if tale.won else 0, (2,), (5,)),
    goal("extra", N_("shadow-throne/goal", "Play an extra card with King Kyros."),
         lambda tale: tale.moves("extra") > 0, deed=True),
    goal("all-factions", N_("shadow-throne/goal", "Gain influence from all three factions in one game."),
         _won_for_all),
    goal("turned", N_("shadow-throne/goal", "Win a game after falling five influence behind a rival."),
         lambda tale: tale.won and _behind(tale) >= 5, deed=True),
    goal("simone", N_("shadow-throne/goal", "Gain influence from Simone’s death."), _has_mourned, secret=True),
)
