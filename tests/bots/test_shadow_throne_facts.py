"""What tells two moves of Shadow Throne apart is true: waves are played on, and printed numbers looked up."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import permutations
from typing import Any

from engine.base.comparison import Comparison
from engine.core.events import Event, EventList
from engine.core.moves import Move
from engine.core.text import Text
from engine.games.shadow_throne.cards import (
    CARDS,
    CHURCH,
    CONSOLATION,
    FACTION,
    FACTIONS,
    GOLD,
    INFLUENCE,
    POWER,
    REBELS,
    faction_name,
)
from engine.games.shadow_throne.game import GAME
from engine.games.shadow_throne.state import DEAD, UNPAID, ShadowState
from engine.learn.judging import judge
from tests.helpers.amount import few_or_many
from tests.helpers.decisions import decisions
from tests.helpers.positions_of.shadow_throne import build, wave

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


class Counted(EventList):
    """What lies on the table when the power track is counted, before a battle may end."""

    __slots__ = ("state", "table")

    def __init__(self, state: ShadowState) -> None:
        super().__init__([])
        self.state = state
        self.table: ShadowState | None = None

    def tell(self, make: Callable[..., Event], *args: Any) -> None:
        super().tell(make, *args)
        if self.events[-1].name == "power":
            self.table = self.state.clone()


def alone(game: ShadowState, made: Move) -> ShadowState:
    """The table once the wave is counted, with rivals so poor that none of their cards takes part in it."""
    seat, wave, rng, counted = game.actor, game.wave, random.Random(3), None
    after, move = game.clone(), made
    for rival in range(game.seats):
        after.gold[rival] = after.gold[rival] if rival == seat else -100
    while True:
        sink = Counted(after)
        GAME.play(after, move, sink)
        counted = sink.table or counted
        if after.wave != wave or after.phase not in ("play", "extra"):
            break
        moves = after.legal_moves()
        declined = [each for each in moves if each.verb == "decline"]
        move = declined[0] if declined else rng.choice(moves)
    assert counted is not None
    return counted


def payable_extras(game: ShadowState, made: Move) -> int:
    """How many cards of the hand can be added once that one has been shown."""
    seat, rng, after, move = game.actor, random.Random(4), game.clone(), made
    for rival in range(game.seats):
        after.gold[rival] = after.gold[rival] if rival == seat else -100
    while True:
        after.apply(move)
        if after.phase != "play":
            break
        move = rng.choice(after.legal_moves())
    kinds = {each.card for each in after.legal_moves() if each.verb == "extra"} if after.actor == seat else set()
    return sum(kind in kinds for kind in after.hand(seat_of(game)))


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


def _power_alone(game: ShadowState, made: Move, other: Move, said: Said) -> bool:
    faction = next(each for each in range(FACTIONS) if faction_name(each) == said["faction"])
    power, less = (alone(game, each).track[faction] for each in (made, other))
    return (power, less) == (said["power"], said["less"]) and power > less


def _emboldens(game: ShadowState, made: Move, other: Move, said: Said) -> bool:
    then = alone(game, made)
    number = sum(now > before for now, before in zip(then.tokens, game.tokens, strict=False))
    powers = then.track[REBELS], alone(game, other).track[REBELS]
    return (number, *powers) == (said["number"], said["power"], said["less"]) and powers[0] > powers[1]


def _revelation(game: ShadowState, made: Move, other: Move, said: Said) -> bool:
    then, seat = alone(game, made), seat_of(game)
    powers = then.track[CHURCH], alone(game, other).track[CHURCH]
    own = then.played_by(seat)[-1]
    return (then.gold[seat], *powers) == (said["gold"], said["power"], said["less"]) and (
        then.power(own) == POWER[made.card] + 2)


def _roses(game: ShadowState, made: Move, other: Move, said: Said) -> bool:
    then, seat = alone(game, made), seat_of(game)
    return not then.status[then.played_by(seat)[-1]] & UNPAID and said["number"] == sum(
        FACTION[kind] == REBELS for kind in then.hand(seat)) > 0 and game.wave < LAST_WAVE


def _king(game: ShadowState, made: Move, other: Move, said: Said) -> bool:
    return said["number"] == payable_extras(game, made) > 0


def _kills(game: ShadowState, made: Move, other: Move, said: Said) -> bool:
    def killed(move: Move) -> int:
        then = alone(game, move)
        return sum(bool(now & DEAD & ~before) and owner != seat_of(game) for now, before, owner
                   in zip(then.status, game.status, game.owners, strict=False))

    return said["number"] == killed(made) > killed(other)


TRUE: dict[str, Check] = {
    "{card} alone brings the {faction} to {power} power, instead of {less} with {other}.": _power_alone,
    "{card} alone brings the {faction} to {power} power, instead of {less} without it.": _power_alone,
    "{card} emboldens {number} of the Rebels on the table: {power} power for the Rebels, "
    "instead of {less} with {other}.":
        _emboldens,
    "That leaves you {gold} gold, so {card} has 2 more power: {power} for the Church, instead of {less} with {other}.":
        _revelation,
    "{card} emboldens the Rebels in the next wave. You will have {number} left in your hand.": _roses,
    "{card} lets you add an Empire card. Of those in your hand, you could pay for {number}.": _king,
    "{card} kills {number} of your rivals’ characters at once.": _kills,
    "That leaves you {gold} gold. {other} would leave {less}.": _gold,
    "That leaves you {gold} gold. {other} would leave {less}, because of hush money.": _no_hush,
    "You keep {gold} gold instead of {less}.": lambda game, made, other, said: made.verb == "decline"
    and game.gold[seat_of(game)] == said["gold"] > said["less"],
    "In the next wave, you could then pay for {number} of the cards left in your hand; after {other}, for only {less}.":
        _payable,
    "You cannot pay for {card}, so it is turned face down and brings 1 gold. In the next wave, you could pay for "
    "{number} of the cards left in your hand; after {other}, for only {less}.": _payable_down,
    "You keep {other} in your hand, with {number} influence on its crown.": _stays(INFLUENCE),
    "You keep {other} in your hand, with {number} power.": _stays(POWER),
    "You keep {other} in your hand: it can still bring {number} gold.": _stays(GOLD),
    "{card} has {number} power; {other} has only {less}.": _printed(POWER),
    "{card} costs {number} gold; {other} costs {more}.": lambda game, made, other, said: (
        GOLD[made.card], GOLD[other.card]) == (-said["number"], -said["more"]) and said["number"] < said["more"],
    "When played, {card} brings {number} gold. {other} would cost {more}.": lambda game, made, other, said: (
        GOLD[made.card], GOLD[other.card]) == (said["number"], -said["more"]) and min(said["number"], said["more"]) > 0,
    "When played, {card} brings {number} gold. {other} brings none.": lambda game, made, other, said: (
        GOLD[made.card], GOLD[other.card]) == (said["number"], 0),
    "With {card}, you hold {number} cards of the same faction; with {other}, only {less}.": _together,
    "If the {faction} won now, no rival would gain more than {number} influence; if the {other} won, up to {more}.":
        _stakes,
}
"""By sentence; what abilities may reach among unseen cards is held against whole positions beside the aspects."""
_DRAFTED = {"{card} brings {number} influence if its faction wins; {other} brings {less}.": _printed(INFLUENCE),
            "{card} brings {number} gold if its faction loses; {other} brings {less}.": _printed(CONSOLATION)}
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
                said = GAME.evaluator.deciding_fact(comparison)
                if said is not None:
                    held(state, comparison, said)
                    told.add(said.source)
    assert len(told & TRUE.keys()) > 5


def test_what_few_random_games_reach_is_played_on_as_well() -> None:
    """Queen Eletheria with Rebels on the table, and extra cards of King Kyros."""
    crowned = build("outlaw queen_eletheria tithe_keeper", "hill_militia dutiful_peasant", "outlaw faithful_pilgrim",
                    gold=(5, 5, 5))
    wave(crowned, "outlaw", "hill_militia", "outlaw")
    royal = build("king_kyros datura dutiful_peasant", "picureas outlaw", "simone outlaw")
    wave(royal, "king_kyros", "picureas", "simone")
    told = set[str]()
    for game in (crowned, royal):
        judgement = judge(game.observation(0), worlds=6)
        for one, other in permutations((each.move for each in judgement.moves), 2):
            for comparison in judgement.comparisons(one, other):
                said = GAME.evaluator.deciding_fact(comparison)
                if said is not None:
                    held(game, comparison, said)
                    told.add(said.source.partition(" ")[2])
    assert {"emboldens {number} of the Rebels on the table: {power} power for the Rebels, instead of "
            "{less} with {other}.",
            "kills {number} of your rivals’ characters at once.",
            "alone brings the {faction} to {power} power, instead of {less} without it."} <= told
