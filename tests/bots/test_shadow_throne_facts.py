"""What tells two moves of Shadow Throne apart is true: waves are played on, and printed numbers looked up."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from engine.base.comparison import Comparison
from engine.core.moves import Move
from engine.core.text import Text
from engine.games.shadow_throne.cards import CARDS, CONSOLATION, FACTION, GOLD, INFLUENCE, POWER
from engine.games.shadow_throne.game import GAME
from engine.games.shadow_throne.state import UNPAID, ShadowState
from engine.learn.judging import judge
from tests.helpers.amount import few_or_many
from tests.helpers.decisions import decisions

LAST_WAVE = 4
KIND_OF = {card.name: card.kind for card in CARDS}

Said = Mapping[str, Any]
Check = Callable[[ShadowState, Move, Move, Said], bool]


# -- playing on --------------------------------------------------------------------------------------------------------

def after_wave(game: ShadowState, made: Move, luck: int = 1) -> ShadowState:
    """The position after the wave under way: the seat adds no card, the others choose at random."""
    seat, wave, rng = game.actor, game.wave, random.Random(luck)
    after = game.clone()
    after.apply(made)
    while after.wave == wave and after.phase in ("play", "extra"):
        moves = after.legal_moves()
        declined = [each for each in moves if each.verb == "decline"]
        after.apply(declined[0] if declined and after.actor == seat else rng.choice(moves))
    return after


def seat_of(game: ShadowState) -> int:
    return game.actor or 0


def gold_then(game: ShadowState, made: Move) -> int:
    return after_wave(game, made).gold[seat_of(game)]


def payable_next(game: ShadowState, made: Move) -> int:
    """How many cards of the hand are paid for in the next wave, each tried."""
    seat, number = seat_of(game), 0
    after = after_wave(game, made)
    for kind in after.hand(seat):
        again = after.clone()
        rng = random.Random(2)
        while again.wave == after.wave and again.phase in ("play", "extra"):
            moves = again.legal_moves()
            own = [each for each in moves if each.card == kind and each.verb == "play"]
            declined = [each for each in moves if each.verb == "decline"]
            mine = again.actor == seat
            again.apply((own or declined)[0] if mine and (own or declined) else rng.choice(moves))
        played = [each for each in again.played_by(seat) if again.waves[each] == after.wave]
        number += not again.status[played[0]] & UNPAID
    return number


# -- is it true? -------------------------------------------------------------------------------------------------------

def _gold(game: ShadowState, made: Move, other: Move, said: Said) -> bool:
    if game.wave == LAST_WAVE:      # the battle ends then, which brings gold as well
        return said["gold"] > said["less"]
    then = gold_then(game, made), gold_then(game, other)
    return then == (said["gold"], said["less"]) and then[0] > then[1]


def _no_hush(game: ShadowState, made: Move, other: Move, said: Said) -> bool:
    seat = seat_of(game)
    return _gold(game, made, other, said) and game.hush(seat, other.card) > game.hush(seat, made.card)


def _payable(game: ShadowState, made: Move, other: Move, said: Said) -> bool:
    if game.phase == "extra":
        return bool(said["number"] > said["less"])
    return (payable_next(game, made), payable_next(game, other)) == (said["number"], said["less"])


def _payable_down(game: ShadowState, made: Move, other: Move, said: Said) -> bool:
    after, seat = after_wave(game, made), seat_of(game)
    return bool(after.status[after.played_by(seat)[-1]] & UNPAID) and _payable(game, made, other, said)


def _stays(values: tuple[int, ...]) -> Check:
    def check(game: ShadowState, made: Move, other: Move, said: Said) -> bool:
        kept = KIND_OF[said["other"]]
        left = game.clone()
        left.apply(made)
        choice = made.card if made.card >= 0 else None
        hand = list(left.hand(seat_of(game)))
        if choice is not None and game.phase == "play" and choice in hand:
            hand.remove(choice)     # sealed until all have chosen
        return kept == other.card and kept in hand and said["number"] == values[kept]
    return check


def _printed(values: tuple[int, ...]) -> Check:
    return lambda game, made, other, said: (said["number"], said["less"]) == (
        values[KIND_OF[said["card"]]], values[KIND_OF[said["other"]]]) and said["number"] > said["less"]


def _together(game: ShadowState, made: Move, other: Move, said: Said) -> bool:
    hand = game.hand(seat_of(game))
    counts = tuple(1 + sum(FACTION[kind] == FACTION[each.card] for kind in hand) for each in (made, other))
    return counts == (said["number"], said["less"])


def _stakes(game: ShadowState, made: Move, other: Move, said: Said) -> bool:
    def most(faction: int) -> int:
        return max(sum(game.influence_of(number) for number in game.played_by(rival) if game.faction(number) == faction
                       and not game.status[number] & UNPAID) for rival in range(game.seats) if rival != seat_of(game))

    return (most(FACTION[made.card]), most(FACTION[other.card])) == (said["number"], said["more"])


TRUE: dict[str, Check] = {
    "You have {gold} gold then, with {other} {less}.": _gold,
    "You have {gold} gold then, with {other} {less}, as that costs hush money.": _no_hush,
    "You keep {gold} gold instead of {less}.": lambda game, made, other, said: made.verb == "decline"
    and game.gold[seat_of(game)] == said["gold"] > said["less"],
    "In the next wave you could then pay for {number} of the cards left in your hand, after {other} for {less}.":
        _payable,
    "You cannot pay for {card}: the card is turned face down and brings 1 gold. In the next wave you could pay for "
    "{number} of the cards left in your hand, after {other} for {less}.": _payable_down,
    "This card stays in your hand, with {number} influence on its crown: {other}.": _stays(INFLUENCE),
    "This card stays in your hand, with {number} power: {other}.": _stays(POWER),
    "This card stays in your hand and can still bring {number} gold: {other}.": _stays(GOLD),
    "Power: {number} with {card}, {less} with {other}.": _printed(POWER),
    "Cost: {number} gold for {card}, {more} for {other}.": lambda game, made, other, said: (
        GOLD[made.card], GOLD[other.card]) == (-said["number"], -said["more"]) and said["number"] < said["more"],
    "Played, {card} brings {number} gold; {other} would cost {more}.": lambda game, made, other, said: (
        GOLD[made.card], GOLD[other.card]) == (said["number"], -said["more"]) and min(said["number"], said["more"]) > 0,
    "Played, {card} brings {number} gold; {other} brings none.": lambda game, made, other, said: (
        GOLD[made.card], GOLD[other.card]) == (said["number"], 0),
    "Cards of the same faction in your hand: {number} with {card}, {less} with {other}.": _together,
    "So far a rival would get at most {number} influence if this faction wins: {faction}. With the other it is {more}: "
    "{other}.": _stakes,
}
"""By sentence; power and what abilities reach are held against whole positions beside the aspects."""
_DRAFTED = {"Influence if the faction wins: {number} with {card}, {less} with {other}.": _printed(INFLUENCE),
            "Gold if the faction loses: {number} with {card}, {less} with {other}.": _printed(CONSOLATION)}
"""What is printed on cards that are taken or kept; of one that is played it depends on whether it is paid for."""


def held(game: ShadowState, comparison: Comparison[ShadowState], said: Text) -> None:
    """What is said is true, as far as it can be worked out here."""
    check = TRUE.get(said.source) or (_DRAFTED.get(said.source) if comparison.move.verb in ("take", "keep") else None)
    if check is not None:
        assert check(game, comparison.move, comparison.other, dict(said.params)), (
            f"{comparison.move}, {comparison.other}: {said}")


@few_or_many("positions", 40, 1200)
def test_every_fact_that_tells_two_moves_apart_is_true(positions: int) -> None:
    told = set[str]()
    for state in decisions(GAME, positions, seed=5, level="random"):
        assert isinstance(state, ShadowState)
        judgement = judge(state.observation(state.actor or 0), worlds=6)
        moves = [each.move for each in judgement.moves][:3]
        for one, other in ((one, other) for one in moves for other in moves if one != other):
            for comparison in judgement.comparisons(one, other):
                said = GAME.evaluator.because(comparison)
                if said is not None:
                    held(state, comparison, said)
                    told.add(said.source)
    assert len(told & TRUE.keys()) > 5
