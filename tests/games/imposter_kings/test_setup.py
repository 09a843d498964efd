"""How a round is set up: rules 31 to 39."""

from __future__ import annotations

import random

import pytest

from engine.games.imposter_kings.cards import VALUES
from engine.games.imposter_kings.state import ImposterState
from tests.helpers.positions import allows, asked, hand, log, lying, play, refused, verbs
from tests.helpers.positions_of.imposter_kings import round_of


def go_on(game: ImposterState, until: str, seed: int = 1) -> None:
    """Play anything until that phase is reached, without restarts."""
    rng = random.Random(seed)
    while game.phase != until:
        play(game, str(rng.choice([each for each in game.legal_moves() if each.verb != "restart"])))


# -- R31: the deal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "cards", "removed"), [(2, 8, 1), (3, 8, 0), (4, 7, 0)])
def test_R31_hands_and_the_accused(seats: int, cards: int, removed: int) -> None:
    game = round_of(seats)
    assert [len(game.hand(seat)) for seat in range(seats)] == [cards] * seats
    assert len(game.cards_in(game.zones.index("accused"))) == 1
    assert len(game.cards_in(game.zones.index("removed"))) == removed
    assert game.cards_in(game.zones.index("deck")) == []
    assert game.flipped == 0


# -- R32: the first player -----------------------------------------------------------------------------------------


def test_R32_the_true_kings_holder_names_the_first_player() -> None:
    game = round_of(2)
    assert asked(game) == ("first", game.true_king + 1)
    assert "is not in this game" in refused(game, "first 3", "R32")
    play(game, "first 2", "stay", "stay")
    assert asked(game) == ("successor", 2)


def test_R32_the_holder_may_name_either_of_two_and_is_not_named_to_itself() -> None:
    game = round_of(2)
    holder = game.true_king + 1
    assert log(play(game.clone(), f"first {3 - holder}"))[0] == f"Names Player {3 - holder} as the first player."
    assert log(play(game, f"first {holder}"))[0] == "Chooses to begin."


def test_R32_with_three_players_the_direction_too() -> None:
    game = round_of(3)
    go_on(game, "first")
    play(game, "first 2")
    assert asked(game) == ("direction", game.true_king + 1)
    play(game, "direction counterclockwise")
    assert [game.turn, *game.others(game.turn)] == [1, 0, 2]


# -- R33: restarts -------------------------------------------------------------------------------------------------


def test_R33_the_true_kings_holder_is_asked_first_then_the_other() -> None:
    game = round_of(2)
    holder = game.true_king + 1
    play(game, "first 1")
    assert asked(game) == ("restart", holder)
    play(game, "stay")
    assert asked(game) == ("restart", 3 - holder)
    assert refused(game, "play queen", "R33").startswith("First decide")


def test_R33_the_first_restart_is_free_and_deals_anew() -> None:
    game = round_of(2)
    before, holder = hand(game, 1), game.true_king
    play(game, "first 1", "restart")
    assert game.scores() == (0, 0)
    assert hand(game, 1) != before
    assert (game.true_king, game.phase) == (holder, "first")


def test_R33_every_further_restart_gives_the_opponent_two_points() -> None:
    game = round_of(2)
    holder = game.true_king
    play(game, "first 1", "restart", "first 1")
    events = play(game, "restart")
    assert game.scores()[1 - holder] == 2
    assert log(events)[0] == f"Restarts the round: 2 points for Player {2 - holder}."
    assert game.scores()[holder] == 0


def test_R33_restarts_may_end_the_match() -> None:
    game = round_of(2)
    holder = game.true_king
    for _ in range(5):
        play(game, "first 1", "restart")
    assert game.actor is None
    assert game.winners() == {1 - holder}
    assert game.scores()[1 - holder] == 8


# -- R34 and R35: three players ------------------------------------------------------------------------------------


def test_R34_two_cards_are_shown_at_once_then_one_more() -> None:
    game = round_of(3, seed=3)
    order = [(game.true_king + step) % 3 for step in range(3)]
    for seat in order:
        assert asked(game) == ("show", seat + 1)
        play(game, str(game.legal_moves()[0]))
        play(game, str(game.legal_moves()[0]))
        if seat != order[-1]:
            assert lying(game, f"antechamber.{seat + 1}") == ""
    assert [len(game.cards_in(game.zones.index(f"antechamber.{player}"))) for player in (1, 2, 3)] == [2, 2, 2]
    for _ in order:
        play(game, str(game.legal_moves()[0]))
    assert [len(game.cards_in(game.zones.index(f"antechamber.{player}"))) for player in (1, 2, 3)] == [3, 3, 3]
    assert game.phase in ("highest", "take")


def test_R34_only_hand_cards_are_shown() -> None:
    game = round_of(3)
    missing = next(kind for kind in range(18) if kind not in game.hand(game.decider()))
    refused(game, f"show {game.game.cards[missing].id}", "R34")


def _before_taking(seed: int = 1) -> ImposterState:
    game = round_of(3, seed)
    rng = random.Random(seed)
    while game.phase == "show":
        play(game, str(rng.choice(game.legal_moves())))
    return game


def test_R35_the_owner_of_the_highest_card_takes_first() -> None:
    for seed in range(12):
        game = _before_taking(seed)
        best = [max(VALUES[kind] for kind in game.cards_in(game.zones.index(f"antechamber.{player}")))
                for player in (1, 2, 3)]
        highest = [player for player in (1, 2, 3) if best[player - 1] == max(best)]
        if len(highest) == 1:
            assert asked(game) == ("take", highest[0])
        else:
            assert asked(game) == ("highest", game.true_king + 1)
            for player in (1, 2, 3):
                if player in highest:
                    allows(game, f"pick {player}")
                else:
                    refused(game, f"pick {player}", "R35")


def test_R35_the_robbed_take_in_turn_and_all_have_three_cards_again() -> None:
    game = _before_taking(1)
    while game.phase == "highest":
        play(game, str(game.legal_moves()[0]))
    first = game.decider() + 1
    second = next(player for player in (1, 2, 3) if player != first)
    third = 6 - first - second
    shown = {player: lying(game, f"antechamber.{player}").split() for player in (1, 2, 3)}
    assert "not yourself" in refused(game, f"take {first} {shown[first][0]}", "R35")
    play(game, f"take {second} {shown[second][0]}")
    assert asked(game) == ("take", second)
    assert refused(game, f"take {first} {shown[first][0]}", "R35") == f"Take one of Player {third}’s cards."
    play(game, f"take {third} {shown[third][0]}")
    assert asked(game) == ("take", third)
    play(game, f"take {first} {shown[first][-1]}")
    assert asked(game) == ("first", game.true_king + 1)
    play(game, "first 1", "direction clockwise")
    assert [len(game.hand(seat)) for seat in range(3)] == [8, 8, 8]


def test_R35_what_is_not_shown_cannot_be_taken() -> None:
    game = _before_taking(1)
    while game.phase == "highest":
        play(game, str(game.legal_moves()[0]))
    other = next(player for player in (1, 2, 3) if player != game.decider() + 1)
    shown = game.cards_in(game.zones.index(f"antechamber.{other}"))
    missing = next(kind for kind in range(18) if kind not in shown)
    refused(game, f"take {other} {game.game.cards[missing].id}", "R35")


# -- R36: the pool -------------------------------------------------------------------------------------------------


def test_R36_the_partner_sees_the_card_for_the_pool() -> None:
    game = round_of(4)
    go_on(game, "lay")
    for _ in range(4):
        play(game, str(game.legal_moves()[0]))
    for player in (1, 2, 3, 4):
        laid = game.cards_in(game.zones.index(f"condemned.{player}"))[0]
        partner = (player + 1) % 4
        assert game.observation(partner).known[f"condemned.{player}"] == (laid,)
        assert f"condemned.{player}" not in game.observation(player % 4).known


def test_R36_each_takes_one_of_the_four_unseen() -> None:
    game = round_of(4)
    go_on(game, "first")
    assert refused(game, "lay queen", "R32")
    pool = sorted(game.cards_in(game.zones.index(f"condemned.{player}"))[0] for player in (1, 2, 3, 4))
    hands = [list(game.hand(seat)) for seat in range(4)]
    shown = [list(game.cards_in(game.zones.index(f"antechamber.{player}"))) for player in (1, 2, 3, 4)]
    play(game, "first 3", "direction clockwise")
    drawn = []
    for seat in range(4):
        new = list(game.hand(seat))
        for kind in hands[seat] + shown[seat]:
            new.remove(kind)
        drawn += new
    assert sorted(drawn) == pool
    assert asked(game) == ("successor", 3)


def test_R36_a_card_for_the_pool_comes_from_the_hand() -> None:
    game = round_of(4)
    go_on(game, "lay")
    missing = next(kind for kind in range(18) if kind not in game.hand(game.decider()))
    refused(game, f"lay {game.game.cards[missing].id}", "R36")


# -- R37 to R39 ----------------------------------------------------------------------------------------------------


def test_R37_R39_each_hides_a_successor_and_removes_a_card_in_one_go() -> None:
    game = round_of(2)
    play(game, "first 1", "stay", "stay")
    missing = next(kind for kind in range(18) if kind not in game.hand(0))
    refused(game, f"successor {game.game.cards[missing].id}", "R37")
    play(game, str(game.legal_moves()[0]))
    assert asked(game) == ("remove", 1)
    refused(game, f"remove {game.game.cards[missing].id}", "R39")
    play(game, str(game.legal_moves()[0]))
    assert asked(game) == ("successor", 2)
    for _ in range(2):
        play(game, str(game.legal_moves()[0]))
    assert asked(game) == ("turn", 1)
    assert [len(game.hand(seat)) for seat in range(2)] == [6, 6]


def test_R38_partners_know_each_others_successor() -> None:
    game = round_of(4)
    go_on(game, "offer")
    for player in (1, 2, 3, 4):
        successor = game.cards_in(game.zones.index(f"successor.{player}"))[0]
        assert game.observation((player + 1) % 4).known[f"successor.{player}"] == (successor,)


def test_R38_of_two_numbers_the_smaller_counts() -> None:
    game = round_of(4)
    go_on(game, "offer")
    numbers = {1: 2, 3: 1, 2: 0, 4: 2}
    for _ in range(4):
        play(game, f"offer {numbers[game.decider() + 1]}")
    assert game.phase == "partner"
    assert game.asked in ([0, 2], [2, 0])
    before = {player: list(game.hand(player - 1)) for player in (1, 3)}
    given = {}
    for _ in range(2):
        given[game.decider() + 1] = game.legal_moves()[0].card
        play(game, str(game.legal_moves()[0]))
    assert game.phase == "remove"
    for player, partner in ((1, 3), (3, 1)):
        expected = before[player][:]
        expected.remove(given[player])
        assert sorted(game.hand(player - 1)) == sorted([*expected, given[partner]])


def test_R38_numbers_stay_secret_until_all_are_said() -> None:
    game = round_of(4)
    go_on(game, "offer")
    other = game.clone()
    play(game, "offer 0")
    play(other, "offer 2")
    looker = game.decider()
    assert game.observation(looker) == other.observation(looker)


def test_R38_where_nobody_swaps_the_cards_stay() -> None:
    game = round_of(4)
    go_on(game, "offer")
    play(game, "offer 0", "offer 0", "offer 2", "offer 2")
    assert game.phase == "remove"


def test_the_first_question_has_one_answer_per_player() -> None:
    assert verbs(round_of(2)) == {"first"}
