"""The steps of the guided first game come at their moment, and not after it."""

from __future__ import annotations

from engine.base.lessons import Situation
from engine.core.events import Event
from engine.games.rival_kings.game import GAME
from engine.games.rival_kings.lessons import LESSONS
from engine.games.rival_kings.state import RivalState
from tests.helpers.positions import play, position


def comes(step_id: str, game: RivalState, *events: Event) -> bool:
    """Whether a step fits for the player whose turn it is, after these events."""
    assert game.actor is not None
    situation = Situation(game.observation(game.actor), events)
    return next(step for step in LESSONS.steps if step.id == step_id).fits(situation)


def test_a_turn_is_explained_at_its_beginning_only() -> None:
    game = position("rival-kings", "diplomat", "duke")
    play(game, "end")
    assert comes("actions", game)
    play(game, "take 1")
    assert not comes("actions", game)


def test_nothing_is_said_of_actions_that_are_all_done_though_the_turn_goes_on() -> None:
    game = position("rival-kings", "knight: herbalist", "duke")
    play(game, "end", "take 1", "recruit 1")
    assert game.actor == 0
    assert not comes("actions", game)
    assert not comes("tied", game)


def test_nothing_is_said_of_actions_that_are_all_struck_out() -> None:
    game = position("rival-kings", "queen: herbalist", "duke")
    game.covered[0], game.open = game.open, 0
    assert not comes("actions", game)
    assert not comes("robbed", game)


def test_who_was_robbed_reads_so_before_the_first_action() -> None:
    game = position("rival-kings", "diplomat", "knight")
    play(game, "steal 1 take", "skip", "end")
    assert comes("robbed", game)
    play(game, "settle")
    assert not comes("robbed", game)


def test_who_is_tied_reads_so_before_the_only_action() -> None:
    game = position("rival-kings", "diplomat: herbalist", "countess")
    assert comes("tied", game)
    play(game, "settle")
    assert not comes("tied", game)


def asked(step_id: str, game: RivalState) -> set[str]:
    """The moves that a step asks for, and that are praised."""
    situation = Situation(game.observation(game.decider()))
    return set(map(str, next(step for step in LESSONS.steps if step.id == step_id).asked(situation)))


def test_a_turn_with_an_equal_rank_is_one_action_and_not_all_of_them() -> None:
    game = position("rival-kings", "bursar", "knight")
    assert comes("tied", game)
    assert not comes("actions", game)
    assert not comes("actions", position("rival-kings", "queen", "bursar"))
    assert comes("actions", position("rival-kings", "queen", "duke"))


def test_who_is_robbed_is_told_of_what_is_left_unless_it_is_one_action_only() -> None:
    game = position("rival-kings", "knight", "diplomat")
    play(game, "steal 2 take", "skip", "end")
    assert comes("robbed", game)
    tied = position("rival-kings", "queen", "bursar", "knight")
    play(tied, "steal 2 take", "skip", "steal 3 take", "skip", "end")
    assert comes("tied", tied)
    assert not comes("robbed", tied)


def test_a_stolen_action_is_not_the_extra_one_of_a_subject() -> None:
    game = position("rival-kings", "knight: innkeeper", "diplomat", under=("miner", "jailer", "inn", "inn"))
    stolen = play(game, "steal 2 take")
    assert comes("stolen", game, *stolen)
    assert asked("stolen", game) == {"take 1", "take 2", "take 3", "take 4"}
    play(game, "take 1")
    extra = play(game, "use innkeeper")
    assert game.phase == "extra"
    assert not comes("stolen", game, *extra)


def test_only_where_something_in_particular_is_asked_for_there_is_praise() -> None:
    game = position("rival-kings", "queen: innkeeper", "duke", under=("miner", "jailer", "inn", "inn"))
    play(game, "end", "end")
    assert game.phase == "choose"
    assert comes("ranks", game)
    assert asked("choose", game) == set(map(str, game.legal_moves()))
    assert not asked("ranks", game)
    assert not asked("second-cycle", game)


def test_a_pair_of_one_colour_is_spoken_of_when_there_is_one() -> None:
    for cards, is_pair in (("gardener prison", True), ("gardener garden", False), ("gardener mine", False),
                           ("gardener garden jailer pavilion", True)):
        game = position("rival-kings", f"queen: {cards}", "duke")
        if game.phase == "garden":
            play(game, "pass")
        play(game, "end", "end")
        assert game.actor == 0
        assert comes("colours", game) == is_pair


def test_a_pile_will_run_out_soon_as_long_as_it_has_not() -> None:
    for pile, is_low in (("sailor", False), ("", True)):
        under = (pile and "miner jailer", "vintner scholar", "inn inn", "farm farm")
        assert comes("low-pile", position("rival-kings", "queen", "duke", under=under)) == is_low
    game = position("rival-kings", "queen", "duke", under=("", "vintner scholar", "inn inn", "farm farm"))
    play(game, "recruit 1")
    assert not comes("low-pile", game)


def test_a_subject_that_swaps_is_used_by_hand_and_the_others_by_their_button() -> None:
    swapping = position("rival-kings", "queen: court_lady farm", "duke: mine")
    assert not comes("ability", swapping)
    assert asked("swap", swapping) == {"demand 2 mine"}
    drawing = position("rival-kings", "queen: jailer", "duke")
    assert not comes("swap", drawing)
    assert asked("ability", drawing) == {"use jailer"}
    assert asked("ability", drawing) <= {str(each) for each in GAME.table.buttons(drawing.observation(0))}


def test_coins_are_dragged_only_where_some_lie() -> None:
    assert comes("money", position("rival-kings", "courtier", "diplomat"))
    assert not comes("money", position("rival-kings", "courtier", "diplomat", money=((0, 0),) * 4))
