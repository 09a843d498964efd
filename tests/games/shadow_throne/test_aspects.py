"""What a chance in Shadow Throne is made of, and the facts that tell two moves apart."""

from __future__ import annotations

import random
from math import log

import pytest

from engine import bot
from engine.base.comparison import Comparison
from engine.games.shadow_throne.bot.aspects import CARDS, GOLD, INFLUENCE, RIVALS, aspects
from engine.games.shadow_throne.bot.evaluation import expectation, spread_of
from engine.games.shadow_throne.bot.others import after_wave
from engine.games.shadow_throne.game import GAME
from engine.games.shadow_throne.state import ShadowState
from engine.games.shadow_throne.zones import HANDS
from engine.learn.judging import judge
from tests.helpers.positions import kinds
from tests.helpers.positions_of.shadow_throne import build, drafting, wave


def fact(game: ShadowState, move: str, other: str, aspect: str) -> str:
    """What is said of one move over another in that aspect to the player whose turn it is; "" for nothing."""
    assert game.actor is not None
    found = Comparison(game.observation(game.actor), GAME.move_from_json(move), GAME.move_from_json(other), aspect,
                       1.0, (), ())
    said = GAME.evaluator.deciding_fact(found)
    return "" if said is None else str(said)


def first(*hands: str, gold: tuple[int, int, int] = (9, 9, 9)) -> ShadowState:
    """The first wave, with the first player to choose."""
    game = build(*hands, gold=gold)
    assert game.actor == 0
    return game


OTHERS = ("tithe_keeper faithful_pilgrim", "dutiful_peasant hill_militia")


# -- the parts -----------------------------------------------------------------------------------------------------

def test_influence_is_better_for_oneself_and_worse_for_others() -> None:
    poor, rich = (build("outlaw", *OTHERS, influence=(each, 5, 5)) for each in (5, 8))
    assert aspects(rich, 0)[INFLUENCE] == aspects(poor, 0)[INFLUENCE] + 3
    assert aspects(rich, 1)[RIVALS] < aspects(poor, 1)[RIVALS]


def test_gold_is_better_than_none() -> None:
    poor, rich = (build("outlaw", *OTHERS, gold=(each, 3, 3)) for each in (1, 4))
    assert aspects(rich, 0)[GOLD] > aspects(poor, 0)[GOLD]


def test_a_noble_that_can_be_paid_is_better_in_a_hand_than_a_commoner() -> None:
    poor, rich = (build(f"outlaw {each}", *OTHERS) for each in ("hill_militia", "picureas"))
    assert aspects(rich, 0)[CARDS] > aspects(poor, 0)[CARDS]


def test_a_noble_on_the_table_is_better_the_stronger_its_faction_is() -> None:
    def after(*cards: str) -> ShadowState:
        game = build(*(f"{card} outlaw" for card in cards))
        wave(game, *cards)
        return game

    weak = after("protis", "tax_collector", "tax_collector")
    strong = after("protis", "tithe_keeper", "tithe_keeper")
    assert aspects(strong, 0)[INFLUENCE] > aspects(weak, 0)[INFLUENCE]


def test_all_parts_together_make_the_log_odds_of_the_chance() -> None:
    game, luck = GAME.start(4, 2), random.Random(2)
    while game.actor is not None and game.battle < 3:
        chance, after = GAME.evaluator.chances(game)[0], after_wave(game)
        if 0.001 < chance < 0.999:
            spread = spread_of(after, max(expectation(after).whole))
            assert sum(aspects(game, 0).values()) == pytest.approx(spread * log(chance / (1 - chance)), abs=1e-6)
        game.advance(bot("page", GAME).choose(game.observation(game.actor), rng=luck).move)


# -- facts of a wave -----------------------------------------------------------------------------------------------

def test_eletheria_is_told_with_the_rebels_she_emboldens() -> None:
    game = build("outlaw queen_eletheria sythera", "hill_militia tithe_keeper", "tax_collector dutiful_peasant")
    wave(game, "outlaw", "hill_militia", "tax_collector")
    rebels = 1 + 2
    assert fact(game, "play queen_eletheria", "play sythera", INFLUENCE) == (
        f"Queen Eletheria emboldens 2 of the Rebels on the table: {rebels + 2 + 2} power for the Rebels, instead "
        f"of {rebels + 3} with Sythera the Whisperer.")


def test_a_killer_is_told_with_those_it_could_kill() -> None:
    game = first("bentheon_knights dutiful_peasant", *OTHERS)
    cards, commoners = 54 - 2, 4 * 4
    assert fact(game, "play bentheon_knights", "play dutiful_peasant", RIVALS) == (
        "With Bentheon Knights, all commoners in the wave die, except the Empire’s. "
        f"Your rivals could lose {commoners} of the {cards} cards you cannot see.")
    assert not fact(game, "play dutiful_peasant", "play bentheon_knights", RIVALS)


def test_a_killer_of_nobles_is_not_praised_where_no_rival_can_pay_for_one() -> None:
    rich, poor = (first("datura dutiful_peasant", *OTHERS, gold=(9, gold, gold)) for gold in (5, 3))
    nobles = 2 * 2 + 2 * 2
    assert f"Your rivals could lose {nobles} of the " in fact(rich, "play datura", "play dutiful_peasant", RIVALS)
    assert not fact(poor, "play datura", "play dutiful_peasant", RIVALS)


def test_what_an_extra_card_kills_lies_open() -> None:
    game = build("king_kyros datura dutiful_peasant", "picureas outlaw", "simone outlaw")
    wave(game, "king_kyros", "picureas", "simone")
    assert fact(game, "extra datura", "extra dutiful_peasant", RIVALS) == (
        "Datura, Addled Assassin, kills 1 of your rivals’ characters at once.")
    assert fact(game, "decline", "extra datura", GOLD) == f"You keep {20 - 5} gold instead of {20 - 5 - 4}."
    assert fact(game, "extra dutiful_peasant", "decline", INFLUENCE) == (
        "Dutiful Peasant alone brings the Empire to 4 power, instead of 3 without it.")


def test_thavma_is_told_with_his_two_power_only_where_the_gold_is_gone() -> None:
    poor, rich = (first("thavma tithe_keeper", *OTHERS, gold=(gold, 3, 3)) for gold in (3, 4))
    assert fact(poor, "play thavma", "play tithe_keeper", INFLUENCE) == (
        "That leaves you 1 gold, so Thavma the Revelator has 2 more power: 5 for the Church, "
        "instead of 1 with Tithe Keeper.")
    assert fact(rich, "play thavma", "play tithe_keeper", INFLUENCE) == (
        "Thavma the Revelator alone brings the Church to 3 power, instead of 1 with Tithe Keeper.")


def test_hush_money_is_named_where_it_makes_the_difference() -> None:
    game = build("outlaw hill_militia dutiful_peasant", "tithe_keeper*2", "tithe_keeper faithful_pilgrim",
                 gold=(3, 3, 3))
    wave(game, "outlaw", "tithe_keeper", "tithe_keeper")
    assert fact(game, "play dutiful_peasant", "play hill_militia", GOLD) == (
        "That leaves you 5 gold. Hill Militia would leave 4, because of hush money.")
    assert not fact(game, "play hill_militia", "play dutiful_peasant", GOLD).startswith("You have")


def test_a_card_that_cannot_be_paid_is_told_by_what_can_be_paid_next() -> None:
    game = first("king_kyros bentheon_knights shepherd outlaw", *OTHERS, gold=(3, 3, 3))
    told = fact(game, "play king_kyros", "play bentheon_knights", CARDS)
    assert told.startswith("You cannot pay for King Kyros, so it is turned face down and brings 1 gold.")
    assert "pay for 3 of the cards left in your hand; after Bentheon Knights, for only 1." in told


def test_what_rivals_have_at_stake_speaks_against_their_faction() -> None:
    game = build("faithful_pilgrim tax_collector tithe_keeper", "protis outlaw", "hill_militia*2")
    wave(game, "faithful_pilgrim", "protis", "hill_militia")
    assert fact(game, "play tax_collector", "play tithe_keeper", RIVALS) == (
        "If the Empire won now, no rival would gain more than 0 influence; if the Church won, up to 4.")


# -- facts of the draft --------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("card", "other", "said"), [
    ("outlaw", "hill_militia", "When played, Outlaw brings 2 gold. Hill Militia brings none."),
    ("outlaw", "protis", "When played, Outlaw brings 2 gold. Protis, Absolver of Sins, would cost 5."),
    ("protis", "shepherd",
     "Protis, Absolver of Sins, brings 4 influence if its faction wins; Shepherd of the Lost brings 2."),
    ("shepherd", "protis", "Shepherd of the Lost costs 3 gold; Protis, Absolver of Sins, costs 5."),
])
def test_cards_of_a_pool_are_told_apart_by_what_is_printed_on_them(card: str, other: str, said: str) -> None:
    game = drafting("outlaw hill_militia protis shepherd", "tithe_keeper*4", "tax_collector*4")
    assert fact(game, f"take {card}", f"take {other}", CARDS) == said


def test_cards_alike_are_told_apart_by_the_others_of_their_faction() -> None:
    game = drafting("outlaw tithe_keeper", "tax_collector*2", "tax_collector*2")
    game.fill(HANDS[0], kinds(GAME.id, "hill_militia faithful_pilgrim outlaw"))
    assert fact(game, "take outlaw", "take tithe_keeper", CARDS) == (
        "With Outlaw, you hold 3 cards of the same faction; with Tithe Keeper, only 2.")
    game.fill(HANDS[0], kinds(GAME.id, "hill_militia faithful_pilgrim"))
    assert fact(game, "take outlaw", "take tithe_keeper", CARDS) == (
        "With Outlaw, your cards of the same faction have 3 power; with Tithe Keeper, only 2.")


# -- in games ------------------------------------------------------------------------------------------------------

def test_no_fact_is_said_of_two_moves_both_ways() -> None:
    game, luck = GAME.start(3, 5), random.Random(5)
    told = 0
    while game.actor is not None and game.battle < 2:
        moves = game.legal_moves()
        for move in moves:
            for other in moves:
                for aspect in (INFLUENCE, GOLD, CARDS, RIVALS):
                    said = move is not other and fact(game, str(move), str(other), aspect)
                    assert not said or said != fact(game, str(other), str(move), aspect)
                    told += bool(said)
        game.advance(luck.choice(moves))
    assert told


def test_a_hint_names_an_ability_where_one_makes_the_difference() -> None:
    game = build("outlaw queen_eletheria tithe_keeper", "hill_militia dutiful_peasant", "outlaw faithful_pilgrim",
                 gold=(5, 5, 5))
    wave(game, "outlaw", "hill_militia", "outlaw")
    moves = [GAME.move_from_json(f"play {card}") for card in ("queen_eletheria", "tithe_keeper")]
    assert any("emboldens 3 of the Rebels on the table" in str(GAME.evaluator.deciding_fact(found))
               for found in judge(game.observation(0)).comparisons(*moves))
