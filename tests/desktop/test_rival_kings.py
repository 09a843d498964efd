"""Rival Kings is played by hand in the real window: cards, coins, markers and signs of actions."""

from __future__ import annotations

import random
from functools import partial

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.base.faces import BACK
from engine.core.text import Text, english, seat_in_english
from engine.games.rival_kings.cards import SUBJECTS
from engine.games.rival_kings.game import GAME
from engine.games.rival_kings.state import RivalState
from engine.session.session import Session
from engine.table.view import view
from tests.helpers.positions import play, position
from tests.helpers.window import Hand, at_shared_table, at_table, persons, session_at, wait_until
from throne_desktop.look import theme
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop

pytestmark = pytest.mark.usefixtures("qtbot")


def english_words(text: Text) -> str:
    return text.render(english, seat_in_english)


def after(game: RivalState, *notations: str) -> RivalState:
    """The position after some moves."""
    play(game, *notations)
    return game


# Each by a position in which Ann decides, a piece, where it is dropped, and the move that is made by it.
BY_HAND = {
    "the card on display onto the own buildings buys it":
        (position("rival-kings", "lord_protector", "duke"), "pile.3/1", "buildings.1", "buy 3"),
    "the money of a pile onto the own purse takes it":
        (position("rival-kings", "courtier", "diplomat"), "money.2/0/0", "purse.1", "take 2"),
    "an own marker onto the supply settles a conflict":
        (position("rival-kings", "duke", "diplomat", markers=(2, 1)), "purse.1/2/0", "supply", "settle"),
    "an own marker onto a rival’s purse gives it away":
        (position("rival-kings", "courtier", "diplomat"), "purse.1/2/0", "purse.2", "give 2"),
    "the sign of a rival’s action onto the own character steals it":
        (position("rival-kings", "knight", "diplomat"), "actions.2/2/0", "played.1", "steal 2 buy"),
}

# Each by its subject: a position in which Ann decides, and what she does: a piece dropped somewhere ("piece > place"),
# a button, or a picture ("= card"); and the moves that are made by it.
ABILITIES = {
    "gardener": (position("rival-kings", "trader: gardener", "queen"), ["played.1/0 > played.2"], "use gardener 2"),
    "watchman": (position("rival-kings", "bursar: watchman", "queen"), ["Watchman: make your rival take the marker"],
                 "use watchman"),
    "jailer": (position("rival-kings", "queen: jailer", "duke"), ["subjects.1/0 > purse.1"], "use jailer"),
    "court lady": (position("rival-kings", "queen: court_lady farm mine", "duke: garden"),
                   ["buildings.2/0 > buildings.1", "buildings.1/1 > buildings.2"], "demand 2 garden, offer mine"),
    "bishop": (position("rival-kings", "queen: farmer bishop", "duke: miner"),
               ["subjects.2/0 > subjects.1", "subjects.1/1 > subjects.2"], "demand 2 miner, offer bishop"),
    "scholar": (position("rival-kings", "queen: scholar farm", "duke"), ["subjects.1/0 > purse.1"], "use scholar"),
    "troubadour": (position("rival-kings", "queen: troubadour farm", "duke"),
                   ["subjects.1/0 > pile.3", "buildings.1/0 > pile.3"], "use troubadour 3, offer farm"),
    "sailor": (position("rival-kings", "duke: sailor", "count", purses=((4, 1), (3, 1))),
               ["subjects.1/0 > played.1", "pile.1/1 > subjects.1", "pile.2/1 > subjects.1"],
               "use sailor, recruit 1, recruit 2"),
    "blacksmith": (position("rival-kings", "lord_protector: blacksmith", "duke", purses=((2, 0), (3, 1))),
                   ["subjects.1/0 > played.1", "pile.3/1 > buildings.1"], "use blacksmith, buy 3"),
    "carpenter": (position("rival-kings", "queen: carpenter", "duke"),
                  ["subjects.1/0 > played.1", "pile.3/1 > buildings.1"], "use carpenter, buy 3"),
    "market woman": (position("rival-kings", "queen: market_woman", "duke"),
                     ["subjects.1/0 > played.1", "money.2/0/0 > purse.1"], "use market_woman, take 2"),
    "innkeeper": (position("rival-kings", "queen: innkeeper", "duke", under=("innkeeper", "miner", "inn", "inn")),
                  ["Innkeeper: recruit an extra subject", "pile.1/1 > subjects.1"], "use innkeeper, recruit 1"),
    "vintner": (position("rival-kings", "queen: vintner", "duke"), ["subjects.1/0 > pile.2", "= Innkeeper"],
                "use vintner 2, find innkeeper"),
    "miner": (position("rival-kings", "queen: miner", "duke"), ["subjects.1/0 > pile.4", "= Inn"],
              "use miner 4, find inn"),
    "herbalist": (position("rival-kings", "queen: herbalist", "duke"), ["subjects.1/0 > purse.2"], "use herbalist 2"),
    "farmer": (after(position("rival-kings", "bursar: farmer", "queen"), "steal 1 take", "take 1", "end"),
               ["actions.1/0/0 > played.1", "money.2/0/0 > purse.1"], "use farmer take, take 2"),
}


@pytest.mark.parametrize(("game", "piece", "onto", "made"), BY_HAND.values(), ids=BY_HAND.keys())
def test_a_move_is_made_by_hand(game: RivalState, piece: str, onto: str, made: str) -> None:
    with at_table(session_at(game)) as hand:
        drop(hand, piece, onto)
        wait_until(lambda: hand.played == [made], "the move is made")
        hand.settle()
        assert hand.disorder() == []


@pytest.mark.parametrize(("game", "steps", "made"), ABILITIES.values(), ids=ABILITIES.keys())
def test_every_subject_is_used_by_hand(game: RivalState, steps: list[str], made: str) -> None:
    moves = made.split(", ")
    with at_table(session_at(game)) as hand:
        for number, step in enumerate(steps, 1):
            do(hand, step)
            wait_for(hand, moves[:number])
            hand.settle()
        assert hand.disorder() == []


def test_the_table_shows_how_every_subject_is_used() -> None:
    assert len(ABILITIES) == SUBJECTS


def wait_for(hand: Hand, moves: list[str]) -> None:
    """Wait until these moves are made; the only possible move after them may be made as well."""
    wait_until(lambda: hand.played[:len(moves)] == moves, f"{moves[-1]} is made")


def do(hand: Hand, step: str) -> None:
    """Drop a piece somewhere, click a picture, or push a button."""
    piece, is_drop, onto = step.partition(" > ")
    if is_drop:
        drop(hand, piece, onto)
    elif step.startswith("= "):
        QApplication.processEvents()
        pictures = [each for each in hand.screen.picker.buttons if step.removeprefix("= ") in each.accessibleName()]
        QTest.mouseClick(pictures[0], Qt.MouseButton.LeftButton)
    else:
        hand.push(step)


def drop(hand: Hand, piece: str, onto: str) -> None:
    """Pick up a piece that is marked as ready, carry it to a place that lights up, and let it go."""
    assert piece in hand.marked
    hand.hold(piece, onto)
    assert onto in hand.lit
    hand.let_go(onto)


def test_a_card_that_is_too_dear_glides_back_and_the_table_says_why() -> None:
    with at_table(session_at(position("rival-kings", "lord_protector: troubadour", "duke",
                                      purses=((1, 0), (3, 1))))) as hand:
        hand.drag("pile.3/1", "buildings.1")
        assert hand.played == []
        assert "Harbor costs 3, but you have only 1." in hand.note
        hand.settle()
        assert hand.disorder() == []


def test_the_sign_of_an_action_lights_its_places_and_one_of_them_is_pointed_at() -> None:
    with at_table(session_at(position("rival-kings", "bursar", "trader"))) as hand:
        assert "actions.1/0/0" in hand.marked
        assert "actions.1/1/0" not in hand.marked, "Only the first is next."
        hand.click("actions.1/1/0")
        assert hand.lit == ["pile.3", "pile.4"]
        assert hand.played == []
        hand.key(Qt.Key.Key_Escape)
        hand.click("actions.1/0/0")
        hand.click("money.2")
        wait_until(lambda: hand.played == ["take 2"], "money is taken")
        hand.settle()
        assert "actions.1/1/0" in hand.marked
        assert hand.disorder() == []


def test_the_only_place_of_an_action_is_pointed_at_by_keys_too() -> None:
    with at_table(session_at(position("rival-kings", "lord_protector", "duke",
                                      display="sailor troubadour harbor farmer"))) as hand:
        hand.click("actions.1/0/0")
        assert (hand.lit, hand.played) == (["pile.3"], [])
        hand.key(Qt.Key.Key_Escape)
        keyboard = hand.screen.table_view.use_keyboard()
        keyboard.act_on("actions.1/0/0")
        assert (keyboard.carried, hand.played) == ("actions.1/0/0", [])
        keyboard.act()
        wait_until(lambda: hand.played == ["buy 3"], "the building is bought")


def test_a_sign_that_cannot_be_taken_says_why() -> None:
    with at_table(session_at(after(position("rival-kings", "trader", "duke"), "end", "take 1"))) as hand:
        hand.click("actions.1/1/0")
        assert "This action is already done: Take money." in hand.note


@pytest.mark.parametrize(("game", "sign", "reason"), [
    (position("rival-kings", "queen", "duke", "priest"), "actions.3/0/0",
     "Queen steals only from rank D; Cleo has rank C."),
    (position("rival-kings", "bursar", "knight"), "actions.2/0/0",
     "You and Ben have equal ranks: neither steals from the other."),
])
def test_who_cannot_be_robbed_keeps_the_sign_and_the_table_says_why(game: RivalState, sign: str, reason: str) -> None:
    with at_table(session_at(game)) as hand:
        hand.drag(sign, "played.1")
        assert hand.played == []
        assert reason in hand.note


def test_a_character_is_dragged_out_of_the_hand() -> None:
    with at_table(session_at(GAME.start(seats=2, seed=4))) as hand:
        hand.drag("hand.1/2", "played.1")
        wait_until(lambda: len(hand.played) == 1, "a character is chosen")
        assert hand.played[0].startswith("play ")


def test_the_end_of_a_turn_is_a_button() -> None:
    with at_table(session_at(position("rival-kings", "queen", "duke"))) as hand:
        assert hand.prompt == "Recruit a subject."
        hand.push("End your turn")
        wait_until(lambda: hand.played == ["end"], "the turn is over")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_moves_of_a_game_are_made_by_hand_in_the_smallest_window(seats: int) -> None:
    rng, made = random.Random(seats), 0
    game = GAME.start(seats=seats, seed=seats)
    while made < 4:
        observation = game.observation(game.decider())
        move = rng.choice(observation.legal_moves())
        gestures = GAME.table.gestures(move, observation) if observation.seat == 0 else ()
        if gestures and len(observation.legal_moves()) > 1:
            made += 1
            with at_table(session_at(game.clone()), size=(1024, 640)) as hand:
                hand.drag(gestures[0].grab[0], gestures[0].drop)
                wait_until(partial(is_made, hand, str(move)), f"{move} is made, or one like it asked for")
                assert asks(hand) or hand.disorder() == []
        game.apply(move)


def is_made(hand: Hand, move: str) -> bool:
    return hand.played[:1] == [move] or asks(hand)


def asks(hand: Hand) -> bool:
    """Whether the player has to choose between moves that begin alike."""
    return hand.screen.table_view.mover.choice is not None


# -- conflicts ---------------------------------------------------------------------------------------------------------

IN_CONFLICT = (
    position("rival-kings", "bursar", "diplomat: gardener", neutral="lord_protector"),
    position("rival-kings", "bursar", "knight", "diplomat: gardener"),
    position("rival-kings", "queen", "bursar", "diplomat", "knight: gardener"),
    position("rival-kings", "trader: gardener", "countess", "diplomat", "other_trader"),
)


@pytest.mark.parametrize("size", [(980, 640), (1236, 800), (1876, 1080)])
def test_lines_of_conflicts_cross_no_name_and_stay_on_the_table(size: tuple[int, int]) -> None:
    theme.load_fonts()
    drawn = 0
    for game in IN_CONFLICT:
        scene = Tabletop(GAME, english_words, seat_in_english)
        narrator = Narrator(scene)
        narrator.resize(QSizeF(*size), 1.0)
        narrator.show_view(view(game.observation(0)))
        conflicts = [item for item in narrator.links.items if item.link.kind == "conflict"]
        assert len(conflicts) == sum(link.kind == "conflict" for link in scene.view.links)
        for item in conflicts:
            way = [item.path.pointAtPercent(part / 99) for part in range(100)] if not item.path.isEmpty() else []
            drawn += bool(way)
            assert not any(words.contains(point) for point in way for words in scene.written())
            assert not way or scene.sceneRect().contains(item.boundingRect())
            assert item.bursts, "A conflict is shown even where there is no way for a line."
    assert drawn > 0


# -- one screen for all ------------------------------------------------------------------------------------------------

def open_hands(hand: Hand) -> set[str]:
    """The hands of which faces are seen."""
    return {item.piece.zone for item in hand.scene.cards.values()
            if item.piece is not None and item.piece.zone.startswith("hand.") and item.face_shown != BACK}


def test_characters_are_chosen_behind_a_curtain_and_turns_are_played_without_one() -> None:
    with at_shared_table(Session(GAME, 2, 4, players=persons(2))) as hand:
        for number, name in enumerate(("Ann", "Ben"), 1):
            assert hand.screen.curtain.isVisible()
            assert open_hands(hand) == set()
            hand.push(f"{name} is here")
            assert open_hands(hand) == {f"hand.{number}"}
            hand.drag(f"hand.{number}/0", f"played.{number}")
        wait_until(lambda: len(hand.played) == 2, "both have chosen")
        while hand.view.observation.phase != "choose":
            assert not hand.screen.curtain.isVisible()
            assert open_hands(hand) == set()
            hand.choose(hand.moves[-1])
        assert hand.screen.curtain.isVisible()


def test_the_gardeners_are_asked_all_at_once() -> None:
    game = position("rival-kings", "trader: gardener", "queen: gardener", "duke")
    with at_shared_table(session_at(game)) as hand:
        assert not hand.screen.curtain.isVisible()
        assert hand.prompt == "Gardener: exchange characters, or keep yours."
        assert hand.buttons == ["Ben", "Ann", "Nobody"]
        hand.push("Nobody")
        assert hand.played == []        # for whoever could swap, that cannot be made up for
        hand.push("Nobody")
        wait_until(lambda: hand.played == ["pass", "pass"], "both keep their characters")


def test_the_gardener_of_a_shared_screen_swaps_with_whom_the_buttons_say() -> None:
    with at_shared_table(session_at(position("rival-kings", "trader: gardener", "queen: gardener", "duke"))) as hand:
        hand.push("Ann")
        wait_until(lambda: hand.played == ["pass"], "the higher rank has let it pass")
        hand.push("Gardener: exchange characters with Ben")
        wait_until(lambda: hand.played == ["pass", "use gardener 2"], "the characters are swapped")
