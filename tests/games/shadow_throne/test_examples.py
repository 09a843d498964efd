"""The examples of the rule book come out by the rules as they say."""

from __future__ import annotations

import pytest

from tests.helpers.positions import play
from tests.helpers.positions_of.shadow_throne import before, build, fought, powers, wave


def test_a_card_face_down_causes_no_hush_money() -> None:
    game = build("dutiful_peasant king_kyros tax_collector", "outlaw*3", "tithe_keeper*3", gold=(2, 3, 3))
    for card, gold in (("dutiful_peasant", 2), ("king_kyros", 3), ("tax_collector", 5)):
        wave(game, card, "outlaw", "tithe_keeper")
        assert game.gold[0] == gold


def test_hush_money_does_not_add_up() -> None:
    game = build("hill_militia outlaw phabos_scouts", "tax_collector*3", "tithe_keeper*3", gold=(4, 3, 3))
    for card, gold in (("hill_militia", 4), ("outlaw", 5), ("phabos_scouts", 2)):
        wave(game, card, "tax_collector", "tithe_keeper")
        assert game.gold[0] == gold


def test_a_dead_shepherd_converts_nobody() -> None:
    game = fought("anna_lys", "shepherd", "outlaw")
    assert (before(game, 2), before(game, 3)) == ("shepherd dead", "outlaw")


def test_a_dead_princess_has_no_power_and_half_of_her_influence() -> None:
    game = fought("datura", "princess_beatice", "outlaw")
    princess = game.played_by(1)[0]
    assert (game.power(princess), game.influence_of(princess)) == (0, 2)


def test_what_is_emboldened_and_killed_at_once_is_dead() -> None:
    assert before(fought("phabos_scouts", "bentheon_knights", "outlaw"), 3) == "outlaw dead"


def test_knights_as_an_extra_card_come_together_with_the_shepherd() -> None:
    game = build("king_kyros bentheon_knights", "shepherd outlaw", "outlaw tithe_keeper")
    wave(game, "king_kyros", "shepherd", "outlaw")
    play(game, "extra bentheon_knights")
    assert before(game, 3) == "outlaw dead converted"


def test_a_dead_picureas_emboldens_the_next_wave() -> None:
    game = build("datura tax_collector", "picureas tithe_keeper", "faithful_pilgrim outlaw")
    wave(game, "datura", "picureas", "faithful_pilgrim")
    wave(game, "tax_collector", "tithe_keeper", "outlaw")
    assert before(game, 2).startswith("picureas dead")
    assert before(game, 3) == "faithful_pilgrim, outlaw +1"


def test_knights_spare_a_commoner_of_the_empire_whoever_played_it() -> None:
    game = fought("bentheon_knights", "outlaw", "tax_collector")
    assert (before(game, 2), before(game, 3)) == ("outlaw dead", "tax_collector")


def test_eletheria_emboldens_an_earlier_outlaw_and_no_later_militia() -> None:
    game = build("outlaw queen_eletheria hill_militia", "tax_collector*3", "tithe_keeper*3")
    for card in ("outlaw", "queen_eletheria", "hill_militia"):
        wave(game, card, "tax_collector", "tithe_keeper")
    assert before(game, 1) == "outlaw +1, queen_eletheria, hill_militia"


@pytest.mark.parametrize(("gold", "power"), [(3, 5), (4, 3)])
def test_thavma_looks_at_what_is_left(gold: int, power: int) -> None:
    game = fought("thavma", "outlaw", "tax_collector", gold=(gold, 3, 3))
    assert powers(game)[2] == power
