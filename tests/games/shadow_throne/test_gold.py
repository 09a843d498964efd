"""Income, cost, poor players and hush money in Shadow Throne (R6 to R8)."""

from __future__ import annotations

from tests.helpers.positions import log, play, position
from tests.helpers.positions_of.shadow_throne import before, fought, powers, wave


def test_income_is_collected_and_cost_is_paid() -> None:
    """R6"""
    assert fought("outlaw", "datura", "dutiful_peasant", gold=(3, 4, 0)).gold == [5, 0, 0]


def test_who_cannot_pay_turns_the_card_down_and_gets_1_gold() -> None:
    """R7: at the boundary of what can be paid."""
    game = fought("datura", "datura", "outlaw", gold=(3, 4, 0))
    assert game.gold == [4, 0, 2]
    assert (before(game, 1), before(game, 2)) == ("datura unpaid", "datura")
    assert powers(game) == (2, 1, 0)


def test_a_card_turned_down_has_no_ability_and_suffers_none() -> None:
    """R7"""
    game = fought("bentheon_knights", "outlaw", "phabos_scouts", "protis", gold=(0, 0, 0, 5))
    assert [before(game, player) for player in (1, 2, 3)] == ["bentheon_knights unpaid", "outlaw",
                                                              "phabos_scouts unpaid"]


def test_hush_money_is_paid_for_the_faction_of_the_wave_before() -> None:
    """R8: Peasant costs 1, Outlaw brings 1, a card of another faction costs nothing more."""
    game = position("shadow-throne", "tax_collector dutiful_peasant", "outlaw*2", "outlaw tithe_keeper", gold=(0, 0, 0))
    wave(game, "tax_collector", "outlaw", "outlaw")
    events = wave(game, "dutiful_peasant", "outlaw", "tithe_keeper")
    assert game.gold == [1, 3, 4]
    assert "Pays 1 gold for Dutiful Peasant, including 1 gold in hush money." in log(events)
    assert "Collects 1 gold for Outlaw, 1 less because of hush money." in log(events)


def test_hush_money_does_not_add_up() -> None:
    """R8"""
    game = position("shadow-throne", "outlaw*4", "tithe_keeper*4", "tax_collector*4", gold=(0, 0, 0))
    for _ in range(3):
        wave(game, "outlaw", "tithe_keeper", "tax_collector")
    assert game.gold == [2 + 1 + 1] * 3


def test_hush_money_can_make_a_card_too_dear() -> None:
    """R7 and R8: the Peasant is free, but not after another card of the Empire."""
    game = position("shadow-throne", "dutiful_peasant*3", "tithe_keeper*3", "outlaw*3", gold=(0, 0, 0))
    wave(game, "dutiful_peasant", "tithe_keeper", "outlaw")
    events = wave(game, "dutiful_peasant", "tithe_keeper", "outlaw")
    assert "Cannot pay for Dutiful Peasant: it is turned face down and brings 1 gold." in log(events)
    assert (game.gold[0], before(game, 1)) == (1, "dutiful_peasant, dutiful_peasant unpaid")
    wave(game, "dutiful_peasant", "tithe_keeper", "outlaw")
    assert game.gold[0] == 1                # nothing paid: the wave before was one without a card


def test_hush_money_follows_the_printed_faction() -> None:
    """R8 and R13: a converted Outlaw is still paid for as a Rebel, and not as a member of the Church."""
    game = position("shadow-throne", "outlaw*2", "outlaw tithe_keeper", "shepherd dutiful_peasant", gold=(0, 0, 3))
    wave(game, "outlaw", "outlaw", "shepherd")
    wave(game, "outlaw", "tithe_keeper", "dutiful_peasant")
    assert game.gold == [3, 4, 0]


def test_the_dead_cause_hush_money_too() -> None:
    """R8 and R10"""
    game = position("shadow-throne", "outlaw*2", "bentheon_knights tithe_keeper", "tithe_keeper tax_collector",
                    gold=(0, 2, 0))
    wave(game, "outlaw", "bentheon_knights", "tithe_keeper")
    wave(game, "outlaw", "tithe_keeper", "tax_collector")
    assert game.gold[0] == 3


def test_who_declines_still_pays_hush_money_after_kyros() -> None:
    """R8"""
    game = position("shadow-throne", "king_kyros tax_collector", "tithe_keeper*2", "outlaw*2", gold=(5, 0, 0))
    wave(game, "king_kyros", "tithe_keeper", "outlaw")
    play(game, "decline")
    wave(game, "tax_collector", "tithe_keeper", "outlaw")
    assert game.gold[0] == 1
