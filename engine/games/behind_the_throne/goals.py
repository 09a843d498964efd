"""What can be achieved in a game of Behind the Throne."""

from __future__ import annotations

from typing import Final

from engine.base.goals import Goal, Tale, at_least, goal
from engine.core.text import N_
from engine.games.behind_the_throne.cards import CARDS_IN_STACK, GENERAL, KINDS, KING, PROPHET, QUEEN
from engine.games.behind_the_throne.moves import is_ability
from engine.games.behind_the_throne.state import BehindState

BehindTale = Tale[BehindState]


def _longest_row(tale: BehindTale) -> int:
    return max((len(event.travels) for event in tale.told("collect")), default=0)


def _stacks(tale: BehindTale, least: int) -> int:
    """How many stacks it has in the end with so many cards."""
    return sum(tale.end.count(tale.seat, kind) >= least for kind in range(KINDS))


def _most_in_a_turn(tale: BehindTale) -> int:
    """The most abilities that it used in one turn."""
    most = used = 0
    for step in tale.steps:
        if step.seat != tale.seat or step.before.turn != tale.seat:
            used = 0
        elif is_ability(step.move):
            used += 1
            most = max(most, used)
        elif step.move.verb in ("collect", "swap"):
            used = 0
    return most


def _owned(tale: BehindTale, kind: int) -> int:
    """The most cards of a kind that it had at any time."""
    return max(step.after.count(tale.seat, kind) for step in tale.steps)


def _largest_stack(tale: BehindTale) -> int:
    return max(tale.end.count(tale.seat, kind) for kind in range(KINDS))


def _saved(tale: BehindTale) -> int:
    """How often an ability brought down a card that would have lost the row."""
    return sum(is_ability(step.move) and step.before.excess() > 0 >= step.after.excess() for step in tale.mine)


def _looks(tale: BehindTale) -> int:
    """How often its Prophet looked at the top of the deck."""
    return sum(is_ability(step.move) and step.move.card == PROPHET for step in tale.mine)


def _royal(tale: BehindTale) -> bool:
    return tale.end.count(tale.seat, KING) > 1 and tale.end.count(tale.seat, QUEEN) > 1


GOALS: Final[tuple[Goal[BehindState], ...]] = (
    *at_least("row", N_("behind-the-throne/goal", "Collect a row of {number} cards."), _longest_row, (4, 5)),
    goal("steady", N_("behind-the-throne/goal", "Play a game without losing a row."),
         lambda tale: not tale.count("bust")),
    *at_least("destroys", N_("behind-the-throne/goal", "Destroy {number} cards in one game."),
              lambda tale: tale.count("destroy"), (3, 4), (6,)),
    *at_least("swaps", N_("behind-the-throne/goal", "Swap rows {number} times in one game."),
              lambda tale: tale.count("swap"), (10, 12), (16,)),
    *at_least("abilities", N_("behind-the-throne/goal", "Use {number} abilities in one game."),
              lambda tale: tale.count("use", "look"), (7, 9, 11), (17,)),
    *at_least("stacks", N_("behind-the-throne/goal", "Have {number} stacks that score at the end of a game."),
              lambda tale: _stacks(tale, 2), (4,), (5,)),
    *at_least("points", N_("behind-the-throne/goal", "Score {number} points in one game."),
              lambda tale: tale.end.scores()[tale.seat], (18, 20, 22), (26,)),
    *at_least("clear", N_("behind-the-throne/goal", "Win a game by {number} points or more."),
              lambda tale: tale.margin if tale.won else 0, (3, 4), (8,)),
    *at_least("tall", N_("behind-the-throne/goal", "Have a stack of {number} cards at the end of a game."),
              _largest_stack, (4,)),
    goal("full", N_("behind-the-throne/goal", "Have a full stack at the end of a game."),
         lambda tale: _largest_stack(tale) == CARDS_IN_STACK, kind="tall"),
    *at_least("collects", N_("behind-the-throne/goal", "Collect {number} rows in one game."),
              lambda tale: tale.count("collect"), (5, 6), (8,)),
    *at_least("turn", N_("behind-the-throne/goal", "Use {number} abilities in one turn."), _most_in_a_turn, (3,), (4,)),
    goal("king", N_("behind-the-throne/goal", "Score with Kings at the end of a game."),
         lambda tale: tale.end.count(tale.seat, KING) > 1),
    goal("queen", N_("behind-the-throne/goal", "Score with Queens at the end of a game."),
         lambda tale: tale.end.count(tale.seat, QUEEN) > 1),
    *at_least("saved", N_("behind-the-throne/goal", "Save {number} rows with abilities in one game."), _saved,
              (3, 4), (8,)),
    goal("judge", N_("behind-the-throne/goal", "Have the Judge use another stack."),
         lambda tale: tale.moves("judge") > 0),
    *at_least("looks", N_("behind-the-throne/goal", "Look at {number} cards with the Prophet in one game."),
              _looks, (4, 5, 6), (10,)),
    *at_least("generals", N_("behind-the-throne/goal", "Own {number} Generals at the same time."),
              lambda tale: _owned(tale, GENERAL), (3,), (5,)),
    goal("untouched", N_("behind-the-throne/goal", "Win a game without destroying a card."),
         lambda tale: tale.won and not tale.count("destroy"), deed=True),
    goal("royal", N_("behind-the-throne/goal", "Score with both Kings and Queens at the end of a game."), _royal,
         deed=True),
    goal("daring", N_("behind-the-throne/goal", "Win a game after losing five rows."),
         lambda tale: tale.won and tale.count("bust") > 4, secret=True),
)
