"""The examples of the rule book come out by the rules as they say."""

from __future__ import annotations

from engine.core.text import Text
from engine.games.rival_kings.cards import CARDS, RANKS, ROBS, rank_of
from engine.games.rival_kings.examples import EXAMPLES
from engine.games.rival_kings.scoring import score, scores
from engine.games.rival_kings.state import RivalState
from tests.helpers.positions import play, position

ID = "rival-kings"


def offered(game: RivalState) -> list[str]:
    return [str(each) for each in game.legal_moves()]


def test_who_robs_whom_is_drawn_as_it_is() -> None:
    drawn = next(example for example in EXAMPLES if example.rule == "R2").cards
    for lying in drawn:
        assert lying.kind is not None
        assert isinstance(lying.below, Text)
        rank = rank_of(lying.kind)
        robbed = RANKS[ROBS[rank]] if rank in ROBS else "nobody"
        assert str(lying.below) == f"{RANKS[rank]} steals from {robbed}"
    assert {CARDS[lying.kind].index for lying in drawn if lying.kind is not None} == set(RANKS)


def test_two_of_rank_c_leave_the_trader_alone() -> None:
    game = position(ID, "courtier", "priest", "trader", markers=(0, 0, 0))
    assert game.markers == [1, 1, 0]
    assert (game.left, game.victims) == (1, 0)


def test_the_knight_carries_out_what_he_steals_before_his_own_actions() -> None:
    game = position(ID, "knight", "diplomat", markers=(0, 0))
    assert game.markers == [0, 1]
    play(game, "steal 2 take")
    assert [each for each in offered(game) if each != "skip"] == ["take 1", "take 2", "take 3", "take 4"]
    play(game, "take 1", "end")
    assert {each.split()[0] for each in offered(game)} == {"settle", "buy", "end"}


def test_a_neutral_queen_gives_the_knight_a_marker_and_steals_nothing() -> None:
    game = position(ID, "knight", "trader", neutral="queen", markers=(0, 0))
    assert game.markers == [1, 0]
    assert game.covered == [0, 0]


def test_a_new_market_woman_has_to_wait_after_an_innkeeper() -> None:
    game = position(ID, "queen: innkeeper", "duke", display="market_woman troubadour harbor tavern",
                    under=("miner", "miner", "inn", "inn"))
    play(game, "use innkeeper", "recruit 1")
    assert CARDS[game.active(0)].id == "market_woman"
    assert "use market_woman" not in offered(game)


def test_a_watchman_turns_away_the_marker_and_not_the_theft() -> None:
    game = position(ID, "knight: watchman", "queen", markers=(0, 0))
    play(game, "use watchman")
    assert game.markers == [0, 1]
    assert {each.split()[0] for each in offered(game)} == {"steal"}


def test_a_court_lady_takes_a_farm_that_is_left_over_but_breaks_no_pair() -> None:
    pair, spare = (position(ID, "count: court_lady tavern", f"queen: farmer {farms}") for farms in ("farm", "farm*2"))
    for game, may in ((pair, False), (spare, True)):
        play(game, "end")
        assert ("demand 2 farm" in offered(game)) is may


def test_an_inn_on_a_pile_of_subjects_is_bought_and_not_found() -> None:
    game = position(ID, "count: vintner", "queen", display="inn troubadour harbor tavern",
                    under=("", "innkeeper", "mine", "mine"))
    play(game, "end")
    assert "buy 1" in offered(game)
    assert "use vintner 1" not in offered(game)


def test_the_score_of_the_example_is_seven() -> None:
    game = position(ID, "queen: miner mine sailor tavern gardener", "duke", purses=((4, 0), (3, 1)), markers=(1, 1))
    assert score(game, 0) == (4, 3, 1, 1, -2)
    assert scores(game)[0] == 7
