"""What can be achieved in a game of The Imposter Kings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.base.goals import Goal, GoalStep, Tale, at_least, goal
from engine.core.text import N_
from engine.games.imposter_kings.cards import FIRST_ROYALTY, JUDGE
from engine.games.imposter_kings.scoring import KINGS, LEFTOVERS, ROUNDS, gains_of
from engine.games.imposter_kings.state import ImposterState

ImposterTale = Tale[ImposterState]


def _played(tale: ImposterTale) -> list[int]:
    """The kinds that this seat has played onto the Throne."""
    return [event.travels[0].kind for event in tale.told("play")]


def _named_well(tale: ImposterTale) -> int:
    """How often it has named a card that somebody held whom the ability concerned."""
    return sum(_is_held(step) for step in tale.mine if step.move.verb == "name")


def _is_held(step: GoalStep[ImposterState]) -> bool:
    before = step.before
    asked = before.target[:1] if before.played == JUDGE else before.opponents(step.seat)
    return any(step.move.card in before.hand(seat) for seat in asked)


def _ends(tale: ImposterTale) -> Iterator[GoalStep[ImposterState]]:
    """The moves that ended a round which this seat has won."""
    for step in tale.steps:
        if any(event.name == "round" for event in step.events) and (
                gains_of(step.after, tale.seat)[ROUNDS] > gains_of(step.before, tale.seat)[ROUNDS]):
            yield step


def _most_in_a_round(tale: ImposterTale) -> int:
    """The most points it got for one round."""
    return max((step.after.scores()[tale.seat] - step.before.scores()[tale.seat] for step in _ends(tale)), default=0)


def _most_cards_left(tale: ImposterTale) -> int:
    """The most hand cards that it still had where it won a round."""
    return max((len(step.before.hand(tale.seat)) for step in _ends(tale)), default=0)


def _gain(tale: ImposterTale, source: int) -> int:
    return gains_of(tale.end, tale.seat)[source]


def _behind(tale: ImposterTale) -> int:
    """How far behind the best rival it was at most, in points."""
    return max(max(step.after.scores()[seat] for seat in tale.rivals) - step.after.scores()[tale.seat]
               for step in tale.steps)


GOALS: Final[tuple[Goal[ImposterState], ...]] = (
    *at_least("rounds", N_("imposter-kings/goal", "Win {number} rounds in one game."),
              lambda tale: _gain(tale, ROUNDS), (3,)),
    goal("king", N_("imposter-kings/goal", "Win a round without flipping your King."),
         lambda tale: _gain(tale, KINGS) > 0),
    *at_least("king", N_("imposter-kings/goal", "Win {number} rounds without flipping your King."),
              lambda tale: _gain(tale, KINGS), (), (3,)),
    *at_least("trapped", N_("imposter-kings/goal", "Score {number} points for losers’ leftover cards."),
              lambda tale: _gain(tale, LEFTOVERS), (3,), (4,)),
    *at_least("disgrace", N_("imposter-kings/goal", "Disgrace {number} Court cards in one game."),
              lambda tale: tale.count("disgrace"), (8, 10, 12), (19,)),
    goal("stop", N_("imposter-kings/goal", "Stop a card with the King’s Hand."), lambda tale: tale.count("stop") > 0),
    *at_least("stop", N_("imposter-kings/goal", "Stop {number} cards with the King’s Hand in one game."),
              lambda tale: tale.count("stop"), (2,), (3,)),
    *at_least("royalty", N_("imposter-kings/goal", "Play {number} Royalty cards in one game."),
              lambda tale: sum(kind >= FIRST_ROYALTY for kind in _played(tale)), (3, 4), (6,)),
    *at_least("company", N_("imposter-kings/goal", "Play {number} different characters in one game."),
              lambda tale: len(set(_played(tale))), (11, 12), (14,)),
    *at_least("names", N_("imposter-kings/goal", "Name {number} cards that a rival holds."), _named_well, (3,), (5,)),
    *at_least("abilities", N_("imposter-kings/goal", "Use {number} abilities in one game."),
              lambda tale: tale.count("use"), (6, 7, 8), (10,)),
    *at_least("round-points", N_("imposter-kings/goal", "Score {number} points in one round."), _most_in_a_round,
              (), (4,)),
    *at_least("cards-left", N_("imposter-kings/goal", "Win a round with {number} cards left in your hand."),
              _most_cards_left, (3, 4), (5,)),
    *at_least("clear", N_("imposter-kings/goal", "Win a game by {number} points or more."),
              lambda tale: tale.margin if tale.won else 0, (3, 4, 5), (7,)),
    *at_least("flips", N_("imposter-kings/goal", "Take your Successor into your hand {number} times in one game."),
              lambda tale: tale.count("succeed"), (3, 4), (5,)),
    goal("turned", N_("imposter-kings/goal", "Win a game after trailing a rival by four points."),
         lambda tale: tale.won and _behind(tale) > 3, deed=True),
    goal("whitewash", N_("imposter-kings/goal", "Win a game in which no rival scores a point."),
         lambda tale: tale.won and not any(tale.end.scores()[seat] for seat in tale.rivals), deed=True),
    goal("two-hands", N_("imposter-kings/goal", "Win a game in which you show an Assassin and stop a card."),
         lambda tale: tale.won and tale.count("kill") > 0 and tale.count("stop") > 0),
    goal("seated", N_("imposter-kings/goal", "Win a game in which you never flip your King."),
         lambda tale: tale.won and not tale.count("flip"), secret=True),
)
