"""What tells two moves of The Imposter Kings apart is true, of the true position or of every world that may be it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from engine.base.comparison import Comparison
from engine.core.moves import Move
from engine.core.text import Text
from engine.games.imposter_kings import abilities
from engine.games.imposter_kings.bot import facts
from engine.games.imposter_kings.bot.reasons import CERTAIN
from engine.games.imposter_kings.cards import ASSASSIN, CARDS, INQUISITOR, KINGS_HAND, VALUES
from engine.games.imposter_kings.game import GAME
from engine.games.imposter_kings.legal import playable
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import ACCUSED, OPEN, SUCCESSOR
from engine.learn.judging import judge
from tests.helpers.amount import few_or_many
from tests.helpers.decisions import decisions
from tests.helpers.imposter_met import met
from tests.helpers.positions_of.imposter_kings import pass_all

WORLDS = 12
KIND_OF = {card.name: card.kind for card in CARDS}

Said = Mapping[str, Any]


class Pair:
    """Two moves, and what they lead to if nobody reacts: in the true position, and in worlds that may be it."""

    def __init__(self, comparison: Comparison[ImposterState], game: ImposterState) -> None:
        self.game, self.seat = game, game.actor or 0
        self.move, self.other = comparison.move, comparison.other
        self.seen = comparison.observation
        self.one, self.without = (self.made(game, each) for each in (self.move, self.other))

    def made(self, game: ImposterState, move: Move) -> ImposterState:
        after = game.clone()
        after.apply(move)
        pass_all(after)
        return after

    def worlds(self) -> list[ImposterState]:
        luck = random.Random(3)
        return [self.seen.sample(luck) for _ in range(WORLDS)]

    def unseen(self, kind: int) -> int:
        """How many copies the seat does not see: a rival can hold no more."""
        game = self.game
        seen = [*game.hand(self.seat), *game.court, *game.cards[ACCUSED], *game.cards[SUCCESSOR[self.seat]],
                *(each for seat in range(game.seats) for each in game.cards[OPEN[seat]])]
        return game.numbers.copies[kind] - seen.count(kind)

    def asked(self) -> list[int]:
        """The seats whose hands are searched for a card that is named."""
        game = self.game
        if game.phase == "guess":
            return list(game.target[:1])
        return game.others(self.seat) if game.played == INQUISITOR else list(game.opponents(self.seat))


def _answers(pair: Pair, said: Said) -> bool:
    """In no world does the next player hold more cards that can be played."""
    player, most = said["player"].seat, 0
    for world in pair.worlds():
        after = pair.made(world, pair.move)
        if after.phase == "turn" and after.turn == player:
            most = max(most, len(playable(after, after.hand(player))))
    return most <= said.get("few", said["n"])


def _held_at_most(pair: Pair, said: Said) -> bool:
    asked = pair.asked()
    most = max(sum(world.hand(seat).count(pair.move.card) for seat in asked) for world in pair.worlds())
    return most <= said["n"] <= pair.unseen(pair.move.card) and said["n"] > said["other"]


def _of_value(pair: Pair, number: int) -> int:
    return sum(pair.unseen(kind) for kind, value in enumerate(VALUES) if value == number)


def _stronger(pair: Pair, said: Said) -> bool:
    """Both cards are there to choose from."""
    return KIND_OF[said["card"]] == pair.move.card and KIND_OF[said["other"]] == pair.other.card


def _high_cards(pair: Pair, said: Said) -> bool:
    hand = [VALUES[kind] for kind in pair.game.hand(pair.seat)]
    copies = pair.game.numbers.copies
    return (said["cards"], said["mine"], said["all"]) == (len(hand), sum(value >= 7 for value in hand), sum(copies))


TRUE: dict[Text, Callable[[Pair, Said], bool]] = {
    facts.KING_STAYS: lambda pair, _: not pair.one.king_flipped(pair.seat) and pair.without.king_flipped(pair.seat),
    facts.NO_ANSWER: lambda pair, said: _answers(pair, {**said, "few": 0}),
    facts.ANSWERS: _answers,
    facts.SUCCESSOR_HIGHER: lambda pair, said: pair.one.cards[SUCCESSOR[pair.seat]] == [KIND_OF[said["card"]]]
    and said["value"] == VALUES[KIND_OF[said["card"]]] > said["other"],
    facts.MORE_COPIES: _held_at_most,
    facts.FORCED: _stronger,
    facts.MORE_OF_NUMBER: lambda pair, said: said["other"] < said["n"] <= _of_value(pair, pair.move.number),
    facts.FEWER_OWN: lambda pair, said: (said["n"], said["other"]) == tuple(
        [VALUES[kind] for kind in pair.game.hand(pair.seat)].count(each.number) for each in (pair.move, pair.other)),
    abilities.BRINGS_BETTER: lambda pair, said: pair.game.court[pair.move.place] == KIND_OF[said["card"]]
    and pair.game.court[pair.other.place] == KIND_OF[said["other"]],
    facts.FEWER_CARDS: lambda pair, said: (said["n"], said["other"]) == tuple(
        len(pair.game.hand(each.seat)) for each in (pair.move, pair.other)),
    facts.HIGH_CARDS: _high_cards,
    facts.SHOWN: _stronger,
    facts.PARTS: _stronger,
    facts.SHOWS_HIGHER: lambda pair, said: (said["value"], said["other"]) == (
        VALUES[pair.move.card], VALUES[pair.other.card]) and said["value"] > said["other"],
    CERTAIN: lambda pair, said: all(pair.move.card in world.hand(said["player"].seat) for world in pair.worlds()),
    facts.SEES_FIRST: lambda pair, _: pair.one.first not in (pair.seat, pair.game.partner(pair.seat)),
    facts.SAVES: lambda pair, said: said["points"] == 2 and pair.other.verb == "restart",
}
"""By sentence; hands and what the Throne asks of one's own hand are worked out beside the aspects."""
_ELSEWHERE = {text.source for text in (facts.INSTEAD, facts.MORE, facts.HIGH_ENOUGH)}


def held(game: ImposterState, comparison: Comparison[ImposterState], said: Text) -> None:
    """What is said is true; and where it says that somebody could prevent it, somebody may hold the card for it."""
    pair = Pair(comparison, game)
    for warning, kind in ((facts.STOPPABLE, KINGS_HAND), (facts.KILLABLE, ASSASSIN)):
        if said.source == warning.source:
            inner = dict(said.params)["fact"]
            assert isinstance(inner, Text)
            assert pair.unseen(kind) > 0
            return held(game, comparison, inner)
    if said.source in _ELSEWHERE:
        return None
    check = next((each for text, each in TRUE.items() if text.source == said.source), None)
    if check is None:
        assert said == GAME.evaluator.reason(comparison.move, comparison.observation)
        return None
    assert check(pair, {**dict(said.params), "n": said.n}), f"{comparison.move}, {comparison.other}: {said}"
    return None


@few_or_many("positions", 25, 800)
def test_every_fact_that_tells_two_moves_apart_is_true(positions: int) -> None:
    told = set[str]()
    rare = [game for games in met().values() for game in games][:positions]
    for state in (*decisions(GAME, positions, seed=5, level="random"), *rare):
        assert isinstance(state, ImposterState)
        judgement = judge(state.observation(state.actor or 0), worlds=6)
        sound = [each.move for each in judgement.moves if not each.excluded][:3]
        for one, other in ((one, other) for one in sound for other in sound if one != other):
            for comparison in judgement.comparisons(one, other):
                said = GAME.evaluator.deciding_fact(comparison)
                if said is not None:
                    held(state, comparison, said)
                    told.add(said.source)
    assert len(told) > 8
