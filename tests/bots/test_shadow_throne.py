"""How bots judge Shadow Throne: what a marshal takes, plays and keeps, and that its reasons are true."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import combinations

import pytest

from engine import bot, load_game
from engine.bots.base import Choice
from engine.games.shadow_throne.bot.estimates import faction_chances, hand_value, powers_to_come
from engine.games.shadow_throne.bot.evaluation import values
from engine.games.shadow_throne.bot.plays import GOLD_VALUE, POWER_VALUE, gold_value
from engine.games.shadow_throne.cards import CONSOLATION, FACTION, GOLD, INFLUENCE, KINDS, POWER, REBELS
from engine.games.shadow_throne.game import GAME
from engine.games.shadow_throne.state import ShadowState
from tests.helpers.positions import kinds, move, play, position
from tests.helpers.positions_of.shadow_throne import drafting, wave

SHADOW = load_game("shadow-throne")


def advice(game: ShadowState) -> Choice:
    """What a marshal does for the player who is to decide."""
    return bot("marshal", SHADOW).choose(game.observation(game.actor or 0), rng=random.Random(1))


def marshal(game: ShadowState) -> str:
    """The notation of the marshal's move."""
    return str(advice(game).move)


def _last_wave(mine: str) -> ShadowState:
    """The Rebels are far ahead, and the first player has these cards left for the last wave."""
    game = position("shadow-throne", f"outlaw*2 hill_militia {mine}", "hill_militia*2 outlaw tithe_keeper",
                    "tax_collector*2 dutiful_peasant*2")
    for cards in (("outlaw", "hill_militia", "tax_collector"), ("hill_militia", "outlaw", "dutiful_peasant"),
                  ("outlaw", "hill_militia", "tax_collector")):
        wave(game, *cards)
    game.gold[0] = 9
    return game


def test_a_marshal_plays_a_noble_of_the_faction_that_wins() -> None:
    game = _last_wave("queen_eletheria princess_beatice")
    assert marshal(game) == "play queen_eletheria"
    assert "No faction is ahead of the Rebels." in str(advice(game).why)


def test_a_marshal_does_not_play_what_it_cannot_pay() -> None:
    game = position("shadow-throne", "datura outlaw*3 simone", "hill_militia*4", "tax_collector*4", gold=(2, 3, 3))
    assert marshal(game) == "play outlaw"
    assert str(advice(game).why) == "This card brings 2 gold at once."


@pytest.mark.parametrize("mine", [
    "picureas datura outlaw langman hill_militia thavma",
    "datura tax_collector dutiful_peasant phabos_scouts shepherd king_kyros",
    "picureas shepherd simone tithe_keeper faithful_pilgrim datura",
    "anna_lys datura shepherd protis tax_collector faithful_pilgrim",
])
@pytest.mark.parametrize("gold", [1, 3])
def test_a_marshal_throws_no_card_away_in_the_first_wave(mine: str, gold: int) -> None:
    """What is too dear would bring 1 gold; what can be paid brings more than that, in gold or in power."""
    others = ("hill_militia*2 outlaw tithe_keeper*2 bentheon_knights",
              "tax_collector*2 dutiful_peasant*2 thavma queen_eletheria")
    game = position("shadow-throne", mine, *others, gold=(gold, 3, 3))
    move = advice(game).move
    assert gold + GOLD[move.card] >= 0


def made(game: ShadowState, number: int = 20) -> set[str]:
    """What bots below the marshal do here, in so many tries of each."""
    observation = game.observation(game.actor or 0)
    return {str(bot(level, SHADOW).choose(observation, rng=random.Random(each)).move)
            for level in ("page", "squire", "knight") for each in range(number)}


def excluded(game: ShadowState, notation: str) -> bool:
    """Whether the player who is to decide knows better than to make this move."""
    return SHADOW.evaluator.excluded(move("shadow-throne", notation), game.observation(game.actor or 0))


def _with_an_outlaw_after(*mine: str) -> ShadowState:
    """The first player has played these, and chooses with 1 gold, an Outlaw, and a Queen that is too dear."""
    game = position("shadow-throne", "dutiful_peasant hill_militia outlaw queen_eletheria*2",
                    "dutiful_peasant*3 tithe_keeper", "faithful_pilgrim*3 tithe_keeper")
    for card in mine:
        wave(game, card, "dutiful_peasant", "faithful_pilgrim")
    game.gold[0] = 1
    while game.actor:
        play(game, "play tithe_keeper")
    return game


@pytest.mark.parametrize("before", [(), ("dutiful_peasant",)])
def test_no_bot_throws_a_card_away_early_while_another_earns_more(before: Sequence[str]) -> None:
    """The Queen face down would bring 1 gold; the Outlaw brings 2, and takes part."""
    game = _with_an_outlaw_after(*before)
    assert excluded(game, "play queen_eletheria")
    assert not excluded(game, "play outlaw")
    assert "play queen_eletheria" not in made(game)


def test_a_card_may_be_thrown_away_late_or_where_hush_money_is_due_for_the_other() -> None:
    assert not excluded(_with_an_outlaw_after("hill_militia", "dutiful_peasant"), "play queen_eletheria")
    assert not excluded(_with_an_outlaw_after("hill_militia"), "play queen_eletheria")


def test_a_hand_is_worth_what_can_be_paid_out_of_what_it_earns() -> None:
    earner, dear = kinds("shadow-throne", "outlaw"), kinds("shadow-throne", "queen_eletheria")
    third = [1 / 3] * 3
    together = hand_value(earner + dear, third, 3, 2)
    assert together > hand_value(earner + dear, third, 3, 1) > 0
    assert hand_value(earner + dear, [0.25, 0.5, 0.25], 3, 2) > hand_value(earner + dear, [0.25, 0.5, 0.25], 0, 2)
    assert hand_value(dear, third, 0, 1) == pytest.approx(gold_value(1))
    assert hand_value(dear, third, 0, 0) == hand_value([], third, 3, 4) == 0


def test_the_best_way_to_play_a_hand_is_the_best_of_all_ways_tried_one_by_one() -> None:
    rng = random.Random(3)
    for _ in range(300):
        hand, gold = rng.choices(range(KINDS), k=rng.randrange(1, 7)), rng.choice((0, 1, 3, 8, 12, 70))
        chances = [0.2, 0.3, 0.5] if rng.random() < 0.5 else [0.6, 0.4, 0.0]
        waves = rng.randrange(min(4, len(hand)) + 1)
        best = max(_tried(played, hand, gold, waves, chances)
                    for number in range(waves + 1) for played in combinations(hand, number))
        assert hand_value(hand, chances, gold, waves) == pytest.approx(0.0 if best == -math.inf else best)


def _tried(played: Sequence[int], hand: Sequence[int], gold: int, waves: int, chances: Sequence[float]) -> float:
    """What these cards of a hand bring; less than anything if the gold does not last for them."""
    idle = waves - len(played)
    left = gold + idle + sum(GOLD[kind] for kind in played)
    dear = sum(GOLD[kind] < 0 for kind in hand) - sum(GOLD[kind] < 0 for kind in played)
    if left < 0 or dear < idle:
        return -math.inf
    return gold_value(left) - gold_value(gold) + sum(
        chances[FACTION[kind]] * (INFLUENCE[kind] + POWER_VALUE * POWER[kind])
        + (1 - chances[FACTION[kind]]) * CONSOLATION[kind] * GOLD_VALUE for kind in played)


def test_a_marshal_plays_an_extra_card_that_is_free() -> None:
    game = position("shadow-throne", "king_kyros tax_collector outlaw", "dutiful_peasant*2", "tithe_keeper*2",
                    gold=(5, 3, 3))
    wave(game, "king_kyros", "dutiful_peasant", "tithe_keeper")
    assert marshal(game) == "extra tax_collector"


def _with_a_king(*others: str) -> ShadowState:
    """The first player has just played King Kyros in the second wave, and may play a Tax Collector for nothing."""
    game = position("shadow-throne", "outlaw king_kyros tax_collector datura anna_lys hill_militia",
                    f"tithe_keeper {others[0]} hill_militia", f"tithe_keeper {others[1]} hill_militia",
                    gold=(3, 20, 20))
    wave(game, "outlaw", "tithe_keeper", "tithe_keeper")
    wave(game, "king_kyros", *others)
    return game


def test_no_bot_leaves_out_an_extra_card_that_is_free() -> None:
    game = _with_a_king("dutiful_peasant", "dutiful_peasant")
    assert excluded(game, "decline")
    assert made(game) == {"extra tax_collector"}


@pytest.mark.parametrize("others", [
    ("dutiful_peasant", "princess_beatice"), ("shepherd", "dutiful_peasant"),
    ("thavma", "thavma"), ("phabos_scouts", "phabos_scouts"),
])
def test_an_extra_card_may_be_left_out_where_it_would_be_converted_or_the_empire_does_not_lead(
        others: Sequence[str]) -> None:
    assert not excluded(_with_a_king(*others), "decline")


def test_an_extra_card_may_be_left_out_where_the_hand_has_no_other_for_the_next_battle() -> None:
    game = position("shadow-throne", "king_kyros tax_collector", "dutiful_peasant*2", "dutiful_peasant*2")
    game.wave = 4
    wave(game, "king_kyros", "dutiful_peasant", "dutiful_peasant")
    assert not excluded(game, "decline")


def test_a_marshal_takes_a_card_it_can_use() -> None:
    game = drafting("hill_militia queen_eletheria queen_eletheria", "simone protis langman",
                    "thavma anna_lys picureas")
    assert advice(game).move.verb == "take"
    assert len(advice(game).ranking) == 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chances_to_win_add_up_to_1(seats: int) -> None:
    rng = random.Random(seats)
    game = GAME.start(seats=seats, seed=seats)
    while game.actor is not None:
        assert sum(values(game)) == pytest.approx(1)
        game.advance(rng.choice(game.legal_moves()))
    assert sum(values(game)) == len(game.winners())


def test_a_lead_in_power_is_worth_more_in_the_last_wave() -> None:
    first, last = faction_chances([5, 3, 0], 3), faction_chances([5, 3, 0], 0)
    assert first[0] > first[1] > first[2]
    assert last[0] > first[0]
    assert sum(last) == pytest.approx(1)


def test_worlds_in_which_a_rival_played_a_good_card_count_for_more() -> None:
    weights = []
    for card in ("outlaw", "queen_eletheria"):
        game = position("shadow-throne", "outlaw queen_eletheria", "hill_militia*2", "tax_collector*2")
        play(game, f"play {card}")
        weights.append(SHADOW.evaluator.likelihood(game, 1))
        assert SHADOW.evaluator.likelihood(game, 0) == 1.0
    assert weights[0] > 1.0 > weights[1]
    assert sum(weights) == pytest.approx(2.0)


def test_a_card_still_in_a_hand_makes_its_faction_likelier_to_win() -> None:
    game = position("shadow-throne", "outlaw*2 hill_militia", "hill_militia*2", "tax_collector*2")
    hands = [game.hand(seat) for seat in range(3)]
    assert powers_to_come(game, hands, 4)[REBELS] > powers_to_come(game, hands[1:], 4)[REBELS]
    assert powers_to_come(game, hands, 0) == game.powers()


def test_influence_is_a_better_chance_to_win() -> None:
    hands = ("outlaw*2 simone", "thavma tithe_keeper", "tax_collector*2")
    ahead, level = position("shadow-throne", *hands, influence=(5, 0, 0)), position("shadow-throne", *hands)
    assert values(ahead)[0] > values(level)[0]
    play(ahead, "play outlaw")
    assert values(ahead)[1] < values(level)[1]
