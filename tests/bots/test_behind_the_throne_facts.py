"""What tells two moves of Behind the Throne apart is true: every sentence is worked out anew from the stacks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.base.comparison import Comparison
from engine.core.moves import Move
from engine.games.behind_the_throne.cards import CARDS, END, KINDS, QUEEN
from engine.games.behind_the_throne.game import GAME
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, TOP
from engine.learn.judging import judge
from tests.helpers.amount import few_or_many
from tests.helpers.decisions import decisions
from tests.helpers.positions import move

KIND_OF = {card.name: card.kind for card in CARDS}

Said = Mapping[str, Any]


class Pair:
    """The true position after each of two moves, once the others have chosen what they discard."""

    def __init__(self, game: BehindState, one: Move, other: Move) -> None:
        self.game, self.seat = game, game.actor or 0
        self.one, self.other = one, other
        self.after, self.without = (self._after(each) for each in (one, other))

    def _after(self, made: Move) -> BehindState:
        after = self.game.clone()
        after.apply(made)
        while after.phase in ("gift", "discard") and after.actor != self.seat:
            after.apply(after.legal_moves()[0])
        return after

    def scores(self, seat: int) -> tuple[int, int]:
        """The stacks counted by hand, after the one and the other."""
        one, other = (sum(kind + 1 for kind in range(KINDS) if each.count(seat, kind) > 1)
                      for each in (self.after, self.without))
        return one, other

    def owned(self) -> tuple[int, int]:
        one, other = (sum(each.count(self.seat, kind) for kind in range(KINDS)) for each in (self.after, self.without))
        return one, other

    def most(self, game: BehindState, seat: int, kind: int) -> bool:
        """Whether the stack of a seat is the largest of its kind, or as large."""
        return 0 < game.count(seat, kind) == max(game.held[kind::KINDS])

    def risk(self) -> tuple[int, int]:
        """How many of the deck's cards would cost the row, each tried, and how many there are."""
        deck = [*self.game.cards[DECK], *self.game.cards[TOP]]
        return sum(self._costs(kind) for kind in deck), len(deck)

    def _costs(self, kind: int) -> bool:
        after = self.game.clone()
        after.cards[TOP] = [kind]
        after.advance(move("behind-the-throne", "reveal"))
        return kind == END or not after.row

    def chooses(self, game: BehindState) -> bool:
        return game.phase == "discard" and game.actor == self.seat


def _risk(pair: Pair, said: Said) -> bool:
    return pair.other.verb == "reveal" and (said["bad"], said["cards"]) == pair.risk() and said["cards"] > 1


def _score(pair: Pair, said: Said) -> bool:
    mine = pair.scores(pair.seat)[0]
    before = sum(kind + 1 for kind in range(KINDS) if pair.game.count(pair.seat, kind) > 1)
    other = before if pair.other.verb == "reveal" else pair.scores(pair.seat)[1]
    return mine == said["mine"] > said["other"] == other


def _pairs(pair: Pair, said: Said) -> bool:
    kinds = KIND_OF[said["card"]], KIND_OF[said["other"]]
    more = [pair.after.count(pair.seat, kind) - pair.without.count(pair.seat, kind) for kind in kinds]
    return more[0] > 0 > more[1] and (said["points"], said["less"]) == (kinds[0] + 1, kinds[1] + 1)


def _standing(pair: Pair, said: Said) -> bool:
    one, two = (sum(kind + 1 for kind in range(KINDS) if pair.game.count(each.seat, kind) > 1)
                for each in (pair.one, pair.other))
    mine, other = (said["more"], said["less"]) if one > two else (said["less"], said["more"])
    return said["player"].seat == pair.one.seat and (one, two) == (mine, other) and one != two


TRUE: dict[str, Callable[[Pair, Said], bool]] = {
    "Your score would be {mine} instead of {other}.": _score,
    "Your score would be {mine} right away instead of {other}. Of the {cards} cards in the deck, {bad} would cost "
    "you the row.":
        lambda pair, said: _score(pair, said) and _risk(pair, said),
    "Of the {cards} cards in the deck, {bad} would cost you the row.": _risk,
    "{player}’s score would be {theirs} instead of {other}.":
        lambda pair, said: pair.scores(said["player"].seat) == (said["theirs"], said["other"]),
    "{player} could no longer use their {card} stack.":
        lambda pair, said: not pair.most(pair.after, said["player"].seat, KIND_OF[said["card"]])
        and pair.most(pair.without, said["player"].seat, KIND_OF[said["card"]]),
    "Then you could use your {card} stack.":
        lambda pair, said: pair.most(pair.after, pair.seat, KIND_OF[said["card"]]) and KIND_OF[said["card"]] < QUEEN
        and not pair.most(pair.without, pair.seat, KIND_OF[said["card"]]),
    "Cards you would own: {mine} instead of {other}.":
        lambda pair, said: pair.owned() == (said["mine"], said["other"]),
    "You would have the {card} instead of the {other}: a pair scores {points}, not {less}.": _pairs,
    "You keep all your stacks. Otherwise, you would have to discard one.":
        lambda pair, _: pair.chooses(pair.without) and not pair.chooses(pair.after),
    "You take a card from {player}, who has the higher score: {more} against {less}.": _standing,
    "The row goes to {player}, who has the lower score: {less} against {more}.": _standing,
    "Each {card} you own restricts you, so it helps to have fewer.":
        lambda pair, said: KIND_OF[said["card"]] >= QUEEN and pair.one.card == KIND_OF[said["card"]],
}


def held(game: BehindState, comparison: Comparison[BehindState]) -> str | None:
    """What is said, which must be true; what is true of a move by itself is held against the game with the reasons."""
    said = GAME.evaluator.deciding_fact(comparison)
    if said is None:
        return None
    check = TRUE.get(said.source)
    if check is None:
        assert said == GAME.evaluator.reason(comparison.move, comparison.observation)
        return said.source
    pair = Pair(game, comparison.move, comparison.other)
    assert check(pair, dict(said.params)), f"{comparison.move}, {comparison.other}: {said}"
    return said.source


@few_or_many("positions", 60, 2000)
def test_every_fact_that_tells_two_moves_apart_is_true(positions: int) -> None:
    told = set[str | None]()
    for state in decisions(GAME, positions, seed=5, level="random"):
        assert isinstance(state, BehindState)
        assert state.actor is not None
        judgement = judge(state.observation(state.actor), worlds=6)
        moves = [each.move for each in judgement.moves][:4]
        for one, other in ((one, other) for one in moves for other in moves if one != other):
            told |= {held(state, comparison) for comparison in judgement.comparisons(one, other)}
    assert len(told) > 8
