"""Abilities of Shadow Throne, number by number (R9 to R21)."""

from __future__ import annotations

from tests.helpers.positions import allows, log, play, position, refused
from tests.helpers.positions_of.shadow_throne import before, choices, fought, powers, wave


def test_the_worked_example_of_the_rules() -> None:
    """R9: Outlaw, Shepherd and Eletheria in one wave; Outlaw ends with +1 power as a member of the Church."""
    game = fought("outlaw", "shepherd", "queen_eletheria")
    assert before(game, 1) == "outlaw +1 converted"
    assert powers(game) == (0, 2, 3 + 2)


# -- killing (R10, R11) ------------------------------------------------------------------------------------------------

def test_knights_kill_the_commoners_of_other_factions() -> None:
    game = fought("bentheon_knights", "outlaw", "dutiful_peasant", "faithful_pilgrim")
    assert [before(game, player) for player in (2, 3, 4)] == ["outlaw dead", "dutiful_peasant", "faithful_pilgrim dead"]
    assert powers(game) == (4, 0, 0)


def test_anna_lys_kills_elites_and_datura_nobles() -> None:
    game = fought("anna_lys", "simone", "picureas")
    assert (before(game, 2), before(game, 3)) == ("simone dead", "picureas")
    game = fought("datura", "simone", "picureas")
    assert (before(game, 2), before(game, 3)) == ("simone", "picureas dead")


def test_killers_reach_only_their_own_wave() -> None:
    """R11"""
    game = position("shadow-throne", "outlaw*2 tax_collector", "tithe_keeper bentheon_knights",
                    "tithe_keeper tax_collector")
    wave(game, "outlaw", "tithe_keeper", "tithe_keeper")
    wave(game, "tax_collector", "bentheon_knights", "tax_collector")
    assert before(game, 1) == "outlaw, tax_collector"


def test_who_is_killed_with_number_2_has_no_ability_with_number_3() -> None:
    """R10: Datura kills Protis before he converts."""
    game = fought("datura", "protis", "phabos_scouts")
    assert (before(game, 2), before(game, 3)) == ("protis dead", "phabos_scouts")


def test_who_is_killed_with_the_own_number_still_acts() -> None:
    """R10: Phabos Scouts embolden though Anna Lys kills them at the same time."""
    game = fought("anna_lys", "phabos_scouts", "outlaw")
    assert (before(game, 2), before(game, 3)) == ("phabos_scouts dead", "outlaw +1")


def test_who_is_killed_and_emboldened_at_once_has_no_tokens() -> None:
    """R12"""
    game = fought("bentheon_knights", "phabos_scouts", "outlaw")
    assert before(game, 3) == "outlaw dead"
    assert powers(game) == (3, 3, 0)


def test_tokens_come_off_who_dies_later() -> None:
    """R10: an Outlaw emboldened by Picureas is killed afterwards."""
    game = position("shadow-throne", "picureas outlaw", "tax_collector bentheon_knights", "tax_collector tithe_keeper")
    wave(game, "picureas", "tax_collector", "tax_collector")
    wave(game, "outlaw", "bentheon_knights", "tithe_keeper")
    assert before(game, 1) == "picureas, outlaw dead"
    assert game.tokens == [0] * 6


# -- emboldening (R12, R16, R17) ---------------------------------------------------------------------------------------

def test_scouts_embolden_every_other_rebel_of_the_wave() -> None:
    game = fought("phabos_scouts", "phabos_scouts", "outlaw", "dutiful_peasant")
    assert [before(game, player) for player in (1, 2, 3, 4)] == [
        "phabos_scouts +1", "phabos_scouts +1", "outlaw +2", "dutiful_peasant"]


def test_picureas_emboldens_the_rebels_of_the_next_wave() -> None:
    """R16: not his own wave, and no later one."""
    game = position("shadow-throne", "picureas outlaw*2", "outlaw hill_militia*2", "tithe_keeper*3")
    wave(game, "picureas", "outlaw", "tithe_keeper")
    wave(game, "outlaw", "hill_militia", "tithe_keeper")
    wave(game, "outlaw", "hill_militia", "tithe_keeper")
    assert before(game, 1) == "picureas, outlaw +1, outlaw"
    assert before(game, 2) == "outlaw, hill_militia +1, hill_militia"
    assert before(game, 3) == "tithe_keeper, tithe_keeper, tithe_keeper"


def test_a_picureas_killed_by_datura_still_emboldens() -> None:
    """R10 and R16: both abilities have number 2."""
    game = position("shadow-throne", "picureas outlaw", "datura tithe_keeper", "tithe_keeper*2")
    wave(game, "picureas", "datura", "tithe_keeper")
    wave(game, "outlaw", "tithe_keeper", "tithe_keeper")
    assert before(game, 1) == "picureas dead, outlaw +1"


def test_a_rebel_that_picureas_emboldens_can_be_converted_with_its_token() -> None:
    """R16 works before the abilities of the wave, R13 with number 3."""
    game = position("shadow-throne", "picureas outlaw", "tithe_keeper shepherd", "tithe_keeper*2")
    wave(game, "picureas", "tithe_keeper", "tithe_keeper")
    wave(game, "outlaw", "shepherd", "tithe_keeper")
    assert before(game, 1) == "picureas, outlaw +1 converted"


def test_picureas_does_nothing_in_the_fourth_wave() -> None:
    game = position("shadow-throne", "outlaw*3 picureas", "tithe_keeper*4", "tax_collector*3 dutiful_peasant")
    for _ in range(3):
        wave(game, "outlaw", "tithe_keeper", "tax_collector")
    events = wave(game, "picureas", "tithe_keeper", "dutiful_peasant")
    assert "Gets nothing from Picureas, Son of Roses: there is no next wave." in log(events)


def test_eletheria_emboldens_rebel_commoners_of_this_and_earlier_waves() -> None:
    """R17: no other ranks, not the dead, not the converted, not later waves."""
    game = position("shadow-throne", "outlaw queen_eletheria outlaw", "hill_militia outlaw hill_militia",
                    "phabos_scouts tithe_keeper dutiful_peasant", "dutiful_peasant*3")
    wave(game, "outlaw", "hill_militia", "phabos_scouts", "dutiful_peasant")
    wave(game, "queen_eletheria", "outlaw", "tithe_keeper", "dutiful_peasant")
    wave(game, "outlaw", "hill_militia", "dutiful_peasant", "dutiful_peasant")
    assert before(game, 1) == "outlaw +2, queen_eletheria, outlaw"
    assert before(game, 2) == "hill_militia +2, outlaw +1, hill_militia"
    assert before(game, 3) == "phabos_scouts, tithe_keeper, dutiful_peasant"


def test_eletheria_passes_over_the_dead_and_the_converted() -> None:
    game = position("shadow-throne", "outlaw queen_eletheria", "bentheon_knights tithe_keeper", "tithe_keeper*2")
    wave(game, "outlaw", "bentheon_knights", "tithe_keeper")
    wave(game, "queen_eletheria", "tithe_keeper", "tithe_keeper")
    assert before(game, 1) == "outlaw dead, queen_eletheria"
    game = position("shadow-throne", "outlaw queen_eletheria", "shepherd tax_collector", "tithe_keeper*2")
    wave(game, "outlaw", "shepherd", "tithe_keeper")
    wave(game, "queen_eletheria", "tax_collector", "tithe_keeper")
    assert before(game, 1) == "outlaw converted, queen_eletheria"


# -- conversion (R13, R19) ---------------------------------------------------------------------------------------------

def test_shepherd_converts_commoners_and_protis_elites() -> None:
    """R13: the power of the converted counts for the Church."""
    game = fought("shepherd", "outlaw", "bentheon_knights", "queen_eletheria")
    assert before(game, 2) == "outlaw dead"
    game = fought("shepherd", "outlaw", "dutiful_peasant", "phabos_scouts")
    assert [before(game, player) for player in (2, 3, 4)] == ["outlaw +1 converted", "dutiful_peasant converted",
                                                              "phabos_scouts"]
    assert powers(game) == (0, 3, 3 + 2 + 1)
    game = fought("protis", "phabos_scouts", "outlaw")
    assert (before(game, 2), before(game, 3)) == ("phabos_scouts converted", "outlaw +1")


def test_the_dead_are_not_converted() -> None:
    """R10"""
    game = fought("bentheon_knights", "outlaw", "shepherd")
    assert before(game, 2) == "outlaw dead"
    assert powers(game) == (3, 0, 3)


def test_beatice_emboldens_whom_she_converts_and_nobody_else() -> None:
    """R19"""
    game = fought("princess_beatice", "outlaw", "faithful_pilgrim")
    assert (before(game, 2), before(game, 3)) == ("outlaw +1 converted", "faithful_pilgrim")


def test_beatice_emboldens_who_is_converted_at_the_same_time() -> None:
    """R19: Shepherd converts the Outlaw, too; two Princesses embolden it twice."""
    game = fought("princess_beatice", "outlaw", "shepherd", "princess_beatice")
    assert before(game, 2) == "outlaw +2 converted"
    assert powers(game) == (0, 0, 2 + 3 + 3 + 2)


# -- Sythera (R15) -----------------------------------------------------------------------------------------------------

def test_sythera_silences_abilities_2_and_3_of_other_factions() -> None:
    game = fought("sythera", "bentheon_knights", "shepherd", "phabos_scouts", "outlaw")
    assert [before(game, player) for player in (2, 3, 5)] == ["bentheon_knights silenced", "shepherd silenced",
                                                              "outlaw +1"]


def test_sythera_does_not_silence_abilities_with_number_1() -> None:
    game = fought("sythera", "thavma", "tax_collector", gold=(9, 3, 3))
    assert before(game, 2) == "thavma +2"


def test_sythera_silences_only_her_own_wave() -> None:
    game = position("shadow-throne", "sythera tithe_keeper", "tax_collector bentheon_knights", "tithe_keeper outlaw")
    wave(game, "sythera", "tax_collector", "tithe_keeper")
    wave(game, "tithe_keeper", "bentheon_knights", "outlaw")
    assert before(game, 3) == "tithe_keeper, outlaw dead"


def test_a_silenced_kyros_brings_no_extra_card() -> None:
    game = fought("sythera", "king_kyros", "tithe_keeper")
    assert (game.phase, game.wave) == ("play", 2)


# -- Thavma and Simone (R20, R21) --------------------------------------------------------------------------------------

def test_thavma_gains_power_with_0_or_1_gold_left() -> None:
    for gold, lies in ((2, "thavma +2"), (3, "thavma +2"), (4, "thavma"), (1, "thavma unpaid")):
        assert before(fought("thavma", "outlaw", "tax_collector", gold=(gold, 5, 5)), 1) == lies


def test_simone_grants_influence_at_once_when_she_dies() -> None:
    game = fought("anna_lys", "simone", "tithe_keeper")
    assert game.scores() == (0, 3, 0)
    assert before(game, 2) == "simone dead"


def test_two_killers_of_simone_grant_influence_only_once() -> None:
    """R21"""
    assert fought("anna_lys", "simone", "anna_lys").scores() == (0, 3, 0)


# -- King Kyros (R14) --------------------------------------------------------------------------------------------------

def test_kyros_lets_an_empire_card_be_played_that_can_be_paid() -> None:
    game = position("shadow-throne", "king_kyros dutiful_peasant anna_lys datura outlaw", "tithe_keeper*2",
                    "tithe_keeper*2", gold=(8, 3, 3))
    wave(game, "king_kyros", "tithe_keeper", "tithe_keeper")
    assert (game.phase, game.actor) == ("extra", 0)
    allows(game, "extra dutiful_peasant", "extra anna_lys", "decline")
    assert refused(game, "extra datura", "R14") == "Datura, Addled Assassin, costs 4 gold, but you have 3."
    assert "is not in your hand" in refused(game, "extra tax_collector", "R14")
    refused(game, "play outlaw", "R14")
    play(game, "extra anna_lys")
    assert (game.gold[0], game.wave) == (0, 2)


def test_who_has_nothing_to_play_is_asked_all_the_same() -> None:
    """R14: nobody needs to say why no card is played."""
    game = fought("king_kyros", "outlaw", "outlaw")
    assert choices(game) == "decline"
    assert log(play(game, "decline"))[0] == "Has chosen."


def test_the_extra_card_is_free_of_hush_money_and_causes_it() -> None:
    """R8 and R14"""
    game = position("shadow-throne", "king_kyros tax_collector*2", "tithe_keeper*2", "tithe_keeper*2", gold=(5, 3, 3))
    wave(game, "king_kyros", "tithe_keeper", "tithe_keeper")
    play(game, "extra tax_collector")
    assert game.gold[0] == 2
    wave(game, "tax_collector", "tithe_keeper", "tithe_keeper")
    assert game.gold[0] == 3


def test_the_ability_of_the_extra_card_works_with_number_3() -> None:
    """R14: Shepherd acts at the same time as the extra Anna Lys who kills her."""
    game = position("shadow-throne", "king_kyros anna_lys", "shepherd tithe_keeper", "outlaw tithe_keeper")
    wave(game, "king_kyros", "shepherd", "outlaw")
    play(game, "extra anna_lys")
    assert (before(game, 2), before(game, 3)) == ("shepherd dead", "outlaw converted")


def test_who_is_killed_and_converted_at_once_is_a_dead_member_of_the_church() -> None:
    """R13: extra Knights kill the Outlaw while Shepherd converts it."""
    game = position("shadow-throne", "king_kyros bentheon_knights", "shepherd tithe_keeper", "outlaw tithe_keeper")
    wave(game, "king_kyros", "shepherd", "outlaw")
    play(game, "extra bentheon_knights")
    assert before(game, 3) == "outlaw dead converted"
    assert powers(game) == (6, 0, 3)


def test_only_abilities_with_number_3_reach_the_extra_card() -> None:
    """R14: Shepherd converts an extra Peasant; an extra killer goes by the faction before the conversion (R11)."""
    game = position("shadow-throne", "king_kyros dutiful_peasant", "shepherd tithe_keeper", "outlaw tithe_keeper")
    wave(game, "king_kyros", "shepherd", "outlaw")
    play(game, "extra dutiful_peasant")
    assert before(game, 1) == "king_kyros, dutiful_peasant converted"
    game = position("shadow-throne", "king_kyros bentheon_knights", "princess_beatice tithe_keeper",
                    "dutiful_peasant tithe_keeper")
    wave(game, "king_kyros", "princess_beatice", "dutiful_peasant")
    play(game, "extra bentheon_knights")
    assert before(game, 3) == "dutiful_peasant +1 converted"


def test_several_kings_choose_in_secret_at_the_same_time() -> None:
    game = position("shadow-throne", "king_kyros datura", "king_kyros anna_lys", "protis tithe_keeper")
    wave(game, "king_kyros", "king_kyros", "protis")
    play(game, "extra datura")
    assert (game.actor, before(game, 1)) == (1, "king_kyros")
    play(game, "extra anna_lys")
    assert before(game, 2) == "king_kyros, anna_lys converted"
    assert before(game, 3) == "protis dead"


def test_an_extra_king_brings_another_extra_card() -> None:
    game = position("shadow-throne", "king_kyros*2 tax_collector", "tithe_keeper*2", "tithe_keeper*2", gold=(12, 3, 3))
    wave(game, "king_kyros", "tithe_keeper", "tithe_keeper")
    play(game, "extra king_kyros")
    assert (game.phase, choices(game)) == ("extra", "extra tax_collector, decline")
    play(game, "extra tax_collector")
    assert (before(game, 1), game.gold[0]) == ("king_kyros, king_kyros, tax_collector", 4)


def test_a_dead_king_brings_no_extra_card() -> None:
    """R10: nobody can kill a King of the Empire, so only a silenced one is without."""
    game = fought("king_kyros", "datura", "tithe_keeper")
    assert (before(game, 1), game.phase) == ("king_kyros", "extra")
