"""Draft, waves, the end of battles and the game of Shadow Throne (R2 to R5, R18, R22 to R28)."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from engine.games.shadow_throne.asking import ask
from engine.games.shadow_throne.cards import CARDS, FACTION, FACTIONS, RANK
from engine.games.shadow_throne.game import GAME
from engine.games.shadow_throne.state import ShadowState
from tests.helpers.positions import allows, hand, happened, log, named, play, position, refused
from tests.helpers.positions_of.shadow_throne import before, choices, drafting, everybody, powers, saved, wave

# -- set-up and draft --------------------------------------------------------------------------------------------------

def test_there_are_18_characters_of_each_faction() -> None:
    """R1"""
    copies = GAME.start(seats=3, seed=1).numbers.copies
    by_faction = [sum(number for kind, number in enumerate(copies) if FACTION[kind] == faction)
                  for faction in range(FACTIONS)]
    assert by_faction == [18, 18, 18]
    assert len(CARDS) == len(RANK) == len(copies)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_begins_with_3_gold_and_six_cards(seats: int) -> None:
    """R2"""
    game = GAME.start(seats=seats, seed=1)
    assert game.gold == [3] * seats
    assert [len(game.pool(seat)) for seat in range(seats)] == [6] * seats
    assert len(game.cards[0]) == 54 - 6 * seats
    assert (game.phase, powers(game), game.scores()) == ("draft", (0, 0, 0), (0,) * seats)


def test_pools_are_passed_to_the_left_until_they_are_used_up() -> None:
    """R3: the last card comes by itself."""
    game = drafting("outlaw shepherd datura", "simone protis langman", "thavma anna_lys picureas")
    assert choices(game) == "take datura, take outlaw, take shepherd"
    refused(game, "take simone", "R3")
    refused(game, "play outlaw", "R3")
    events = play(game, "take outlaw", "take simone", "take thavma")
    assert happened(events) == "take take take pass pool pool pool"
    assert (game.actor, choices(game)) == (0, "take anna_lys, take picureas")
    everybody(game, "take anna_lys", "take datura", "take langman")
    assert [hand(game, player) for player in (1, 2, 3)] == ["anna_lys outlaw protis", "datura picureas simone",
                                                            "langman shepherd thavma"]
    assert (game.phase, game.wave) == ("play", 1)


def test_whoever_chose_last_is_asked_first_the_next_time_so_that_a_shared_screen_changes_hands_once() -> None:
    rng = random.Random(3)
    for seats in (3, 4, 5):
        game = GAME.start(seats=seats, seed=seats)
        assert game.actor == 0
        while game.actor is not None and game.phase != "keep":
            asked, last = game.sealed, game.actor
            game.advance(rng.choice(game.legal_moves()))
            if game.sealed is not asked and game.phase in ("draft", "play") and asked is not None:
                assert len(asked.concerned) < seats or game.actor == last


def test_in_which_order_cards_are_chosen_changes_nothing() -> None:
    """R4: they are shown at the same time."""
    hands = ("bentheon_knights outlaw", "simone tithe_keeper", "phabos_scouts hill_militia")
    forwards, backwards = position("shadow-throne", *hands), position("shadow-throne", *hands)
    ask(backwards, (2, 1, 0))
    for game in (forwards, backwards):
        wave(game, "bentheon_knights", "simone", "phabos_scouts")
    assert forwards.fingerprint() == backwards.fingerprint()


def test_who_gave_a_pool_away_knows_what_was_in_it() -> None:
    """R3: nobody else does."""
    game = drafting("outlaw shepherd datura", "simone protis langman", "thavma anna_lys picureas")
    play(game, "take outlaw", "take simone", "take thavma")
    assert named("shadow-throne", game.observation(0).known["pool.2"]) == "datura shepherd"
    assert "pool.2" not in game.observation(2).known
    assert "hand.1" not in game.observation(1).known


def test_nobody_sees_a_choice_before_all_have_chosen() -> None:
    """R4"""
    game = position("shadow-throne", "outlaw tithe_keeper", "simone tithe_keeper", "thavma tithe_keeper")
    before_it = game.observation(1).knowledge.key()
    events = play(game, "play outlaw")
    assert log(events) == ["Has chosen."]
    assert (game.actor, before(game, 1), game.observation(1).knowledge.key()) == (1, "", before_it)
    refused(game, "play thavma", "R4")
    refused(game, "keep simone", "R4")


def test_a_wave_is_shown_paid_resolved_and_counted() -> None:
    """R5"""
    events = wave(position("shadow-throne", "bentheon_knights outlaw", "outlaw*2", "simone tax_collector"),
                  "bentheon_knights", "outlaw", "simone")
    assert happened(events) == "choose choose choose play play play gold gold gold ability power"
    assert log(events)[-2:] == ["Kills Player 2’s Outlaw with Bentheon Knights.",
                                "Power after wave I: Empire 3, Rebels 0, Church 2."]


def test_characters_of_a_typed_position_take_part_in_the_battle() -> None:
    game = position("shadow-throne", "1 play; concerned 1 2 3; wave 2; gold 3,3,3; hand.1 outlaw; hand.2 outlaw; "
                                     "hand.3 outlaw; battle.1 outlaw; battle.2 thavma; battle.3 langman; waves 1,1,1; "
                                     "rest deck")
    assert [before(game, player) for player in (1, 2, 3)] == ["outlaw", "thavma", "langman"]
    wave(game, "outlaw", "outlaw", "outlaw")
    assert powers(game) == (0, 1 + 4 + 3, 3)


# -- who wins a battle -------------------------------------------------------------------------------------------------

_TWELVE = ("outlaw*3 tax_collector", "hill_militia*3 tithe_keeper", "faithful_pilgrim*3 dutiful_peasant")


def _to_the_last_wave(first: str, *others: str, gold: Sequence[int] = (), influence: Sequence[int] = (),
                      goal: int = 15) -> ShadowState:
    """Three waves with the first cards of the hands. The first player has two cards more than are needed."""
    hands = (f"{first} datura simone", *others)
    game = position("shadow-throne", *hands, gold=gold, influence=influence, goal=goal)
    firsts = [words.split()[0].partition("*")[0] for words in hands]
    for _ in range(3):
        wave(game, *firsts)
    return game


def test_the_winning_faction_grants_influence_and_the_others_console() -> None:
    """R22 to R24"""
    game = _to_the_last_wave(*_TWELVE, gold=(9, 9, 9))
    gold = game.gold[:]
    wave(game, "tax_collector", "tithe_keeper", "dutiful_peasant")
    assert powers(game) == (2, 9, 4)
    assert game.scores() == (3, 3, 0)
    assert game.gold == [gold[0] + 2, gold[1] + 2, gold[2] + 3 * 3 + 3]


def test_all_of_the_strongest_factions_win() -> None:
    """R23"""
    game = _to_the_last_wave("outlaw*3 tax_collector", "tithe_keeper*3 tax_collector", "dutiful_peasant*3 outlaw")
    wave(game, "tax_collector", "tax_collector", "outlaw")
    assert powers(game) == (5, 4, 3)
    game = _to_the_last_wave("outlaw*3 tithe_keeper", "tithe_keeper*3 outlaw", "dutiful_peasant*3 tax_collector")
    wave(game, "tithe_keeper", "outlaw", "tax_collector")
    assert powers(game) == (4, 4, 4)
    assert game.scores() == (4, 4, 4)


def test_all_win_if_nobody_has_any_power() -> None:
    """R23: at 0 to 0 to 0."""
    poor = "king_kyros*2 datura*2", "picureas*2 queen_eletheria*2", "protis*2 princess_beatice*2"
    game = position("shadow-throne", *poor, gold=(0, 0, 0))
    for cards in (("datura", "picureas", "princess_beatice"), ("datura", "picureas", "princess_beatice"),
                  ("king_kyros", "queen_eletheria", "protis")):
        wave(game, *cards)
    events = wave(game, "king_kyros", "queen_eletheria", "protis")
    assert (powers(game), game.scores()) == ((0, 0, 0), (0, 0, 0))
    assert "The battle is over. Winning with 0 power: Empire, Rebels, Church." in log(events)


def test_the_dead_grant_half_of_their_influence_and_all_of_their_consolation() -> None:
    """R10 and R24"""
    game = position("shadow-throne", "picureas outlaw*3 anna_lys*2", "datura hill_militia*2 outlaw",
                    "faithful_pilgrim*3 tithe_keeper", "bentheon_knights tax_collector*3")
    wave(game, "picureas", "datura", "faithful_pilgrim", "bentheon_knights")
    assert before(game, 3) == "faithful_pilgrim dead"
    gold = game.gold[2]
    for cards in (("outlaw", "hill_militia", "faithful_pilgrim", "tax_collector"),
                  ("outlaw", "hill_militia", "faithful_pilgrim", "tax_collector"),
                  ("outlaw", "outlaw", "tithe_keeper", "tax_collector")):
        wave(game, *cards)
    assert powers(game) == (8, 10, 3)
    assert game.influence == [2 + 3, 3, 0, 0]
    assert game.gold[2] == gold - 2 + 1 + 9     # hush money three times; all Pilgrims console, also the dead one


def test_a_converted_character_grants_influence_with_the_church() -> None:
    """R13 and R24: Peasants converted by Shepherd are not consoled when the Church wins."""
    game = position("shadow-throne", "dutiful_peasant outlaw*3 anna_lys*2", "shepherd*2 tithe_keeper*2",
                    "tithe_keeper*2 faithful_pilgrim*2")
    wave(game, "dutiful_peasant", "shepherd", "tithe_keeper")
    gold = game.gold[0]
    wave(game, "outlaw", "tithe_keeper", "faithful_pilgrim")
    wave(game, "outlaw", "shepherd", "tithe_keeper")
    wave(game, "outlaw", "tithe_keeper", "faithful_pilgrim")
    assert before(game, 1) == "dutiful_peasant converted, outlaw, outlaw converted, outlaw"
    assert game.influence[0] == 2
    assert game.gold[0] == gold + 2 + 1 + 1


def test_simone_grants_half_of_her_influence_with_the_church_besides_what_her_death_brought() -> None:
    """R21 and R10"""
    game = position("shadow-throne", "anna_lys outlaw*3 datura king_kyros", "simone tithe_keeper*3",
                    "protis faithful_pilgrim*3")
    wave(game, "anna_lys", "simone", "protis")
    for _ in range(3):
        wave(game, "outlaw", "tithe_keeper", "faithful_pilgrim")
    assert powers(game)[2] == max(powers(game))
    assert before(game, 2) == "simone dead, tithe_keeper, tithe_keeper, tithe_keeper"
    assert game.influence[1] == 3 + 1 + 3


def test_a_converted_character_consoles_if_the_church_loses_though_its_own_faction_wins() -> None:
    """R13 and R24"""
    game = position("shadow-throne", "dutiful_peasant tax_collector*3 datura king_kyros",
                    "shepherd tithe_keeper hill_militia outlaw",
                    "tithe_keeper anna_lys bentheon_knights dutiful_peasant")
    wave(game, "dutiful_peasant", "shepherd", "tithe_keeper")
    assert before(game, 1) == "dutiful_peasant converted"
    gold = game.gold[0]
    wave(game, "tax_collector", "tithe_keeper", "dutiful_peasant")
    wave(game, "tax_collector", "hill_militia", "bentheon_knights")
    wave(game, "tax_collector", "outlaw", "anna_lys")
    assert powers(game)[0] == max(powers(game)) > powers(game)[2]
    assert game.influence[0] == 3
    assert game.gold[0] == gold + 3 * (2 - 1) + 3       # hush money three times, and the Peasant consoles


# -- Langman -----------------------------------------------------------------------------------------------------------

_LANGMAN = ("langman tithe_keeper*3", "faithful_pilgrim*3 shepherd", "dutiful_peasant*3 tax_collector")


def _langman_waits() -> ShadowState:
    game = position("shadow-throne", *_LANGMAN)
    wave(game, "langman", "faithful_pilgrim", "dutiful_peasant")
    for _ in range(2):
        wave(game, "tithe_keeper", "faithful_pilgrim", "dutiful_peasant")
    wave(game, "tithe_keeper", "shepherd", "tax_collector")
    return game


def test_langman_stays_for_one_more_battle_if_the_rebels_lose() -> None:
    """R18: without cost and tokens, before the first wave."""
    game = _langman_waits()
    assert (game.phase, game.battle, before(game, 1)) == ("draft", 2, "langman")
    assert (game.waves, game.status, game.last) == ([0], [0], [-1, -1, -1])
    game.gold = [9, 9, 9]
    _fight_out(game)
    assert (game.battle, before(game, 1)) == (3, "")


def _fight_out(game: ShadowState) -> None:
    """Play the battle to its end, whatever is first allowed."""
    number = game.battle
    while game.battle == number and game.actor is not None:
        game.apply(game.legal_moves()[-1])


def test_langman_counts_in_the_next_battle() -> None:
    """R18 and R22: 4 power for the Rebels from the first wave on."""
    game = _langman_waits()
    while game.phase == "draft":
        game.apply(game.legal_moves()[0])
    assert (game.wave, game.powers()) == (1, [0, 4, 0])


def test_a_dead_or_winning_langman_goes_back() -> None:
    """R18"""
    game = position("shadow-throne", "langman tithe_keeper*3", "anna_lys tax_collector*3",
                    "dutiful_peasant*3 bentheon_knights")
    wave(game, "langman", "anna_lys", "dutiful_peasant")
    for cards in (("tithe_keeper", "tax_collector", "dutiful_peasant"),) * 2:
        wave(game, *cards)
    wave(game, "tithe_keeper", "tax_collector", "bentheon_knights")
    assert (game.battle, before(game, 1)) == (2, "")
    game = position("shadow-throne", "langman outlaw*3", "hill_militia*4", "dutiful_peasant*3 outlaw")
    wave(game, "langman", "hill_militia", "dutiful_peasant")
    for cards in (("outlaw", "hill_militia", "dutiful_peasant"),) * 2:
        wave(game, *cards)
    wave(game, "outlaw", "hill_militia", "outlaw")
    assert (game.battle, before(game, 1)) == (2, "")


def test_langman_goes_back_if_the_rebels_win_together_with_others() -> None:
    """R18 and R23"""
    game = position("shadow-throne", "langman tithe_keeper*3", "faithful_pilgrim tax_collector*3",
                    "datura*2 king_kyros*2", gold=(9, 9, 0))
    wave(game, "langman", "faithful_pilgrim", "datura")
    for dear in ("datura", "king_kyros", "king_kyros"):
        wave(game, "tithe_keeper", "tax_collector", dear)
    assert game.influence == [2 + 3, 1, 0]      # Rebels and Church have 4 power each
    assert (game.battle, before(game, 1)) == (2, "")


def test_a_converted_langman_stays_and_is_a_rebel_again() -> None:
    """R18"""
    game = position("shadow-throne", "langman tithe_keeper*3", "protis faithful_pilgrim*3",
                    "dutiful_peasant*3 tax_collector")
    wave(game, "langman", "protis", "dutiful_peasant")
    assert before(game, 1) == "langman converted"
    for _ in range(2):
        wave(game, "tithe_keeper", "faithful_pilgrim", "dutiful_peasant")
    wave(game, "tithe_keeper", "faithful_pilgrim", "tax_collector")
    assert (game.battle, before(game, 1), game.powers()) == (2, "langman", [0, 4, 0])
    assert game.influence[0] == 2 + 3


# -- keeping a card ----------------------------------------------------------------------------------------------------

_SEVEN = ("outlaw*3 tax_collector", "hill_militia*3 tithe_keeper anna_lys",
          "faithful_pilgrim*3 dutiful_peasant")


def _battle_over() -> ShadowState:
    game = _to_the_last_wave(*_SEVEN)
    wave(game, "tax_collector", "tithe_keeper", "dutiful_peasant")
    return game


def test_everybody_keeps_one_card_and_the_rest_is_discarded() -> None:
    """R27: an only card is kept by itself, and who has none keeps none."""
    game = _battle_over()
    assert (game.phase, game.actor, saved(game, 2), hand(game, 2)) == ("keep", 0, "anna_lys", "")
    allows(game, "keep datura", "keep simone")
    refused(game, "keep outlaw", "R27")
    refused(game, "play datura", "R27")
    play(game, "keep simone")
    assert [saved(game, player) for player in (1, 2, 3)] == ["simone", "anna_lys", ""]
    assert [hand(game, player) for player in (1, 2, 3)] == ["", "", ""]
    assert (game.phase, game.battle, len(game.cards[0])) == ("draft", 2, 54 - 18 - 2)


def test_the_saved_card_joins_the_hand_after_the_draft() -> None:
    """R3: six cards are drafted besides it."""
    game = _battle_over()
    play(game, "keep simone")
    while game.phase == "draft":
        game.apply(game.legal_moves()[0])
    assert [len(game.hand(seat)) for seat in range(3)] == [7, 7, 6]
    assert "simone" in hand(game, 1).split()


def test_cards_turned_down_go_back_into_the_deck() -> None:
    """R28"""
    game = position("shadow-throne", "datura outlaw*3", "hill_militia*4", "faithful_pilgrim*4", gold=(0, 9, 9))
    wave(game, "datura", "hill_militia", "faithful_pilgrim")
    for _ in range(3):
        wave(game, "outlaw", "hill_militia", "faithful_pilgrim")
    assert (game.battle, game.who) == (2, [])
    assert sum(len(cards) for cards in game.cards) == 54


# -- the end of the game -----------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("goal", "influence", "ends"), [(15, 11, False), (15, 12, True), (20, 12, False),
                                                         (20, 17, True), (25, 21, False), (25, 22, True)])
def test_the_game_ends_after_a_battle_with_enough_influence(goal: int, influence: int, ends: bool) -> None:
    """R25: 3 more are gained."""
    game = _to_the_last_wave(*_TWELVE, influence=(influence, 0, 0), goal=goal)
    wave(game, "tax_collector", "tithe_keeper", "dutiful_peasant")
    assert (game.actor is None) == ends
    assert game.winners() == (frozenset({0}) if ends else frozenset())


def test_influence_within_a_battle_does_not_end_the_game() -> None:
    """R21: Simone's death brings a player to 15."""
    game = position("shadow-throne", "simone tithe_keeper*3", "anna_lys tax_collector*3", "outlaw*4",
                    influence=(12, 0, 0))
    wave(game, "simone", "anna_lys", "outlaw")
    assert (game.scores(), game.phase) == ((15, 0, 0), "play")


def test_equal_influence_is_decided_by_gold_or_by_nobody() -> None:
    """R26"""
    for gold, winners in (("5,9,50", {1}), ("9,8,50", {0}), ("9,9,50", set())):
        game = position("shadow-throne", f"- over; influence 15,15,0; gold {gold}; rest deck")
        assert game.winners() == winners


def test_after_the_end_no_move_is_allowed() -> None:
    """R25"""
    game = position("shadow-throne", "- over; influence 15,0,0; hand.1 outlaw; rest deck")
    assert game.legal_moves() == ()
    refused(game, "play outlaw", "R25")
