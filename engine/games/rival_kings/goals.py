"""What can be achieved in a game of Rival Kings."""

from __future__ import annotations

from typing import Final

from engine.base.goals import Goal, Tale, at_least, goal
from engine.core.text import N_
from engine.games.rival_kings.cards import SUBJECTS, colour_of
from engine.games.rival_kings.scoring import score
from engine.games.rival_kings.state import RivalState

RivalTale = Tale[RivalState]


def _bought(tale: RivalTale) -> list[int]:
    """The kinds that were recruited, bought or found."""
    return [event.travels[0].kind for event in tale.told("acquire")]


def _largest_sum(tale: RivalTale) -> int:
    """The most money that it took from a pile at once."""
    return max((step.after.coins(tale.seat) - step.before.coins(tale.seat) for step in tale.mine
                if step.move.verb == "take"), default=0)


def _richest(tale: RivalTale) -> int:
    """The most money that it had at any time."""
    return max(step.after.coins(tale.seat) for step in tale.steps)


def _cards(tale: RivalTale) -> list[int]:
    return [*tale.end.subjects(tale.seat), *tale.end.buildings(tale.seat)]


def _of_a_colour(tale: RivalTale) -> int:
    """How many cards of one colour it has in the end."""
    colours = [colour_of(kind) for kind in _cards(tale)]
    return max((colours.count(colour) for colour in set(colours)), default=0)


def _most_robbed(tale: RivalTale) -> int:
    """How often others stole an action from it."""
    return sum(step.move.verb == "steal" and step.move.seat == tale.seat for step in tale.steps)


def _markers(tale: RivalTale) -> int:
    return tale.end.markers[tale.seat]


GOALS: Final[tuple[Goal[RivalState], ...]] = (
    *at_least("pairs", N_("rival-kings/goal", "Complete {number} perfect pairs in one game."),
              lambda tale: tale.count("pair"), (2, 3), (4,)),
    goal("peace", N_("rival-kings/goal", "Finish a game without a conflict marker."), lambda tale: not _markers(tale)),
    *at_least("savings", N_("rival-kings/goal", "Have {number} in coins at one time."), _richest,
              (15, 18, 20), (30,)),
    *at_least("points", N_("rival-kings/goal", "Score {number} points in one game."),
              lambda tale: tale.end.scores()[tale.seat], (14, 16, 18, 20), (30,)),
    *at_least("steals", N_("rival-kings/goal", "Steal {number} actions in one game."),
              lambda tale: tale.moves("steal"), (3, 4), (6,)),
    *at_least("settles", N_("rival-kings/goal", "Return {number} conflict markers in one game."),
              lambda tale: tale.count("settle"), (5, 6), (8,)),
    *at_least("gives", N_("rival-kings/goal", "Give {number} conflict markers to rivals in one game."),
              lambda tale: tale.count("give"), (3,), (5,)),
    *at_least("builds", N_("rival-kings/goal", "Have {number} buildings at the end of a game."),
              lambda tale: len(tale.end.buildings(tale.seat)), (5, 6), (8,)),
    *at_least("recruits", N_("rival-kings/goal", "Have {number} subjects at the end of a game."),
              lambda tale: len(tale.end.subjects(tale.seat)), (4, 5), (8,)),
    *at_least("sum", N_("rival-kings/goal", "Take {number} in coins from a pile in one go."), _largest_sum, (7, 8),
              (10,)),
    *at_least("abilities", N_("rival-kings/goal", "Use your subjects’ abilities {number} times in one game."),
              lambda tale: tale.moves("use", "demand"), (6, 7), (10,)),
    *at_least("colour", N_("rival-kings/goal", "Have {number} cards of one color at the end of a game."),
              _of_a_colour, (4, 5), (6,)),
    *at_least("coins", N_("rival-kings/goal", "Score {number} points from coins."),
              lambda tale: score(tale.end, tale.seat).coins, (4, 5), (9,)),
    *at_least("clear", N_("rival-kings/goal", "Win a game by {number} points or more."),
              lambda tale: tale.margin if tale.won else 0, (3, 5), (12,)),
    goal("robbed", N_("rival-kings/goal", "Win a game in which at least three actions are stolen from you."),
         lambda tale: tale.won and _most_robbed(tale) >= 3, deed=True),
    goal("balance", N_("rival-kings/goal", "Win a game with as many subjects as buildings."),
         lambda tale: tale.won and sum(kind < SUBJECTS for kind in _cards(tale)) * 2 == len(_cards(tale)), deed=True),
    goal("burdened", N_("rival-kings/goal", "Win a game with three or more conflict markers."),
         lambda tale: tale.won and _markers(tale) > 2, deed=True),
    goal("bare", N_("rival-kings/goal", "Win a game without a single coin left."),
         lambda tale: tale.won and not tale.end.coins(tale.seat), secret=True),
)
