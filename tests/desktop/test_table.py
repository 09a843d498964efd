"""Cards are moved on the table by hand, dragged or clicked; what is forbidden glides back, and the table says why."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from engine.base.faces import CardFace
from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.games.behind_the_throne.game import GAME
from engine.games.behind_the_throne.state import BehindState
from tests.helpers.amount import few_or_many
from tests.helpers.positions import move, play, position
from tests.helpers.window import Hand, at_table, session_at, wait_until

pytestmark = pytest.mark.usefixtures("qtbot")

FELT = QPoint(3, 3)
"""A point of the table where nothing lies."""
MINE, RIVAL = "stacks.1", "stacks.2"


def top(hand: Hand, zone: str) -> str:
    """The topmost card of a pile."""
    return [piece.id for piece in hand.view.pieces.values() if piece.zone == zone][-1]


# Each by a position, a card, where it is dropped, and the move that is made by it.
BY_HAND = {
    "the top card of the deck onto the row reveals it":
        (position("behind-the-throne", row="queen", deck="king*2"), "deck/-1", "row", "reveal"),
    "an own General onto the row brings the newest card down":
        (position("behind-the-throne", row="king queen", mine="general*2"), f"{MINE}/general/1", "row", "use general"),
    "an own Assassin onto the row brings the newest card down":
        (position("behind-the-throne", row="king queen", mine="assassin"), f"{MINE}/assassin/0", "row", "use assassin"),
    "an own Prophet onto the deck looks at its top card":
        (position("behind-the-throne", row="king", mine="prophet"), f"{MINE}/prophet/0", "deck", "use prophet"),
    "the Judge onto a stack that lies sideways lets it act":
        (position("behind-the-throne", row="king", mine="general judge", rival="general*2"), f"{MINE}/judge/0",
         f"{MINE}/general", "judge general"),
    "a rival’s card onto the discard pile destroys it":
        (position("behind-the-throne", row="king*2", rival="judge*2 queen"), f"{RIVAL}/judge/1", "discards",
         "destroy 2 judge"),
    "an own card onto the discard pile destroys it":
        (position("behind-the-throne", row="king*2", mine="judge*2 queen"), f"{MINE}/queen/0", "discards",
         "destroy 1 queen"),
    "a rival’s card onto my stacks swaps the row for it":
        (position("behind-the-throne", row="queen", rival="judge king*2"), f"{RIVAL}/king/1", MINE, "swap 2 king"),
    "a card of the row onto my stacks collects the row":
        (position("behind-the-throne", row="king queen judge", mine="general"), "row/0", MINE, "collect"),
    "the newest card of the row onto my stacks collects the row, too":
        (position("behind-the-throne", row="king queen judge", mine="general"), "row/2", MINE, "collect"),
    "the row onto a rival’s stack swaps it for a card of that stack":
        (position("behind-the-throne", row="king queen", rival="judge assassin*3 general"), "row/1",
         f"{RIVAL}/assassin", "swap 2 assassin"),
    "the row onto the stack of a rival of two takes a card of that rival":
        (position("behind-the-throne", row="king", rival="judge", third="judge*2 general", seats=3), "row/0",
         "stacks.3/judge", "swap 3 judge"),
}
by_hand = pytest.mark.parametrize(("lying", "card", "onto", "made"), BY_HAND.values(), ids=BY_HAND.keys())


def named(hand: Hand, card: str) -> str:
    return top(hand, "deck") if card == "deck/-1" else card


# -- legal moves ---------------------------------------------------------------------------------------------------

@by_hand
def test_a_marked_card_is_dragged_to_its_place_which_shines_until_then_and_makes_the_move(
        lying: BehindState, card: str, onto: str, made: str) -> None:
    with at_table(session_at(lying)) as hand:
        held, place, end = named(hand, card), onto.partition("/")[0], hand.point(onto)
        assert held in hand.marked
        assert hand.lit == []
        hand.hold(held, end)
        assert place in hand.lit
        hand.let_go(end)
        assert hand.lit == []
        assert hand.played == [made]
        assert hand.disorder() == []


@by_hand
def test_a_click_makes_the_move_or_asks_which_of_the_cards_moves(
        lying: BehindState, card: str, onto: str, made: str) -> None:
    with at_table(session_at(lying)) as hand:
        words = hand.screen.say(GAME.describe(move("behind-the-throne", made), hand.session.observation(0)))
        hand.click(named(hand, card))
        if not hand.played:
            assert hand.prompt in ("Which of these moves?", "Choose a highlighted place.")
            hand.push(words)
        assert hand.played == [made]
        assert hand.lit == []


def test_all_cards_of_the_row_travel_with_the_one_that_is_dragged() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen judge"))) as hand:
        before = {card: hand.position(card) for card in ("row/0", "row/1", "row/2")}
        start, shift = hand.point("row/1"), QPoint(-60, 80)
        hand.hold(start, start + shift)
        after = {card: at + QPointF(shift) for card, at in before.items()}
        assert {card: hand.position(card) for card in before} == after


def test_a_whole_stack_is_discarded_by_dragging_one_of_its_cards() -> None:
    game = position("behind-the-throne", row="minstrel", mine="general*3 prophet jester assassin judge")
    play(game, "collect")
    with at_table(session_at(game)) as hand:
        hand.drag(f"{MINE}/general/2", "discards")
        assert hand.played == ["discard general"]
        assert f"{MINE}/general/0" not in hand.scene.cards
        assert hand.disorder() == []


def test_the_receiver_of_a_gift_that_is_too_much_chooses_the_stack_to_discard() -> None:
    game = position("behind-the-throne", row="queen minstrel", mine="king",
                    rival="general prophet jester assassin judge", deck="judge")
    play(game, "swap 2 judge")
    with at_table(session_at(game), viewer=1) as hand:
        assert hand.prompt == "Too many stacks after the gift: discard one."
        hand.drag(f"{RIVAL}/queen/0", "discards")
        assert hand.played == ["discard queen"]


def test_the_jester_on_the_row_asks_whether_to_add_or_to_take_off_one() -> None:
    with at_table(session_at(position("behind-the-throne", row="king judge", mine="jester"))) as hand:
        home = hand.position(f"{MINE}/jester/0")
        hand.drag(f"{MINE}/jester/0", "row")
        assert hand.prompt.startswith("Which of these moves?")
        assert hand.buttons == ["Jester: down 1", "Jester: up 1"]
        assert hand.position(f"{MINE}/jester/0") == home
        assert hand.played == []
        hand.push("Jester: up 1")
        assert hand.played == ["use jester +1"]


def test_escape_ends_the_choice_between_moves() -> None:
    with at_table(session_at(position("behind-the-throne", row="king judge", mine="jester"))) as hand:
        prompt, buttons = hand.prompt, hand.buttons
        hand.click(f"{MINE}/jester/0")
        assert hand.buttons != buttons
        hand.key(Qt.Key.Key_Escape)
        assert (hand.prompt, hand.buttons) == (prompt, buttons)
        assert hand.played == []


def test_touching_the_table_elsewhere_ends_the_choice_between_moves() -> None:
    with at_table(session_at(position("behind-the-throne", row="king judge", mine="jester"))) as hand:
        prompt, buttons = hand.prompt, hand.buttons
        hand.click(f"{MINE}/jester/0")
        hand.click(FELT)
        assert (hand.prompt, hand.buttons) == (prompt, buttons)


def some_positions(number: int) -> Iterator[BehindState]:
    """Positions of random games in which Ann has several moves, those with the rarest moves among them."""
    rng, seen = random.Random(5), set[str]()
    for seed in range(10_000):
        game = GAME.start(seats=2 + seed % 3, seed=seed)
        while game.actor is not None:
            moves = game.legal_moves()
            if game.actor == 0 and len(moves) > 1 and {each.notation for each in moves} - seen and number:
                seen |= {each.notation for each in moves}
                number -= 1
                yield game.clone()
            game.apply(rng.choice(moves))
        if not number:
            return


def test_every_legal_move_can_be_made_by_hand_in_each_of_its_ways() -> None:
    for game in some_positions(14):
        with at_table(session_at(game)) as hand:
            view, dropped = hand.view, list[tuple[Move, ...]]()
            mover = hand.screen.table_view.mover
            mover.moved.disconnect()
            mover.asked.disconnect()
            mover.moved.connect(lambda made: dropped.append((made,)))  # noqa: B023 - called in this round
            mover.asked.connect(dropped.append)
            assert {offer.move for offers in view.offers.values() for offer in offers} == set(view.moves)
            for piece, offers in view.offers.items():
                for offer in (each for each in offers if piece in hand.scene.cards):
                    hand.drag(piece, offer.gesture.drop)
                    assert offer.move in dropped.pop(), f"{piece} onto {offer.gesture.drop} should {offer.move}"
                    hand.narrator.show_view(view)


# -- refusals ------------------------------------------------------------------------------------------------------

# Each by a position, a card, where it is dropped, and the rule and the reason that the table gives.
REFUSED = {
    "values that differ destroy nothing":
        (position("behind-the-throne", row="king queen", rival="judge"), f"{RIVAL}/judge/0", "discards",
         "Destroy a card only if the newest (8) equals the one before it (9). R13 · Destroying"),
    "an outnumbered General does nothing":
        (position("behind-the-throne", row="king queen", mine="general", rival="general*2"), f"{MINE}/general/0", "row",
         "Another player has a larger General stack. R10 · The largest stack"),
    "a swap that a Minstrel forbids":
        (position("behind-the-throne", row="king queen", rival="judge minstrel"), f"{RIVAL}/judge/0", MINE,
         "Ben is protected: you must take a Minstrel. R18 · Minstrel"),
    "nothing may be collected that is too high":
        (position("behind-the-throne", row="judge king", mine="general assassin judge"), "row/0", MINE,
         "The newest card is 9, higher than the 5 before it: bring it down first. R5 · Too high"),
    "nothing more is revealed onto a full row":
        (position("behind-the-throne", row="king*2 queen*2 judge", rival="judge"), "deck/-1", "row",
         "The row has five cards, the maximum. R2 · Revealing a row"),
    "a card of the row is not thrown away":
        (position("behind-the-throne", row="king queen"), "row/0", "discards",
         "A row cannot be given up: collect or swap it. R5 · Too high"),
}
refused = pytest.mark.parametrize(("lying", "card", "onto", "why"), REFUSED.values(), ids=REFUSED.keys())


@refused
def test_a_forbidden_drop_glides_back_and_the_prompt_says_why(
        lying: BehindState, card: str, onto: str, why: str) -> None:
    with at_table(session_at(lying), speed=1.0) as hand:
        card = named(hand, card)
        home, before, prompt = hand.position(card), hand.session.state.fingerprint(), hand.prompt
        hand.drag(card, onto)
        assert hand.note == why
        assert hand.moving()
        assert hand.position(card) != home
        hand.settle()
        assert hand.position(card) == home
        assert hand.disorder() == []
        assert (hand.played, hand.session.state.fingerprint(), hand.prompt) == ([], before, prompt)


def test_a_card_that_cannot_be_used_says_why_when_it_is_clicked() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general",
                                      rival="general*2"))) as hand:
        hand.click(f"{MINE}/general/0")
        assert hand.note == "Another player has a larger General stack. R10 · The largest stack"
        assert hand.played == []


def test_the_next_touch_of_the_table_takes_the_refusal_away() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general",
                                      rival="general*2"))) as hand:
        hand.click(f"{MINE}/general/0")
        hand.click(FELT)
        assert hand.note == ""


@pytest.mark.parametrize("place", ["row", FELT], ids=["its own zone", "the bare table"])
def test_a_card_put_down_where_nothing_is_meant_lies_where_it_was_without_a_word(place: str | QPoint) -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen"))) as hand:
        hand.drag("row/0", place)
        assert (hand.note, hand.played, hand.disorder()) == ("", [], [])


def test_the_number_of_a_rule_opens_the_rule_book_at_that_rule() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", rival="judge"))) as hand:
        hand.drag(f"{RIVAL}/judge/0", "discards")
        hand.read_rule()
        rules = hand.screen.rules
        assert hand.screen.surround.open_page == "rules"
        tops = {rules.cursorForPosition(QPoint(30, y)).block().text() for y in range(4, 60, 4)}
        assert any(line.startswith("R13") and "Destroying" in line for line in tops)


def uppermost(hand: Hand) -> list[str]:
    """The cards that lie on top: of every pile and stack one."""
    return list({piece.place: piece.id for piece in hand.view.pieces.values()}.values())


@few_or_many("number", 1, 5)
def test_every_drop_that_is_no_move_is_refused_with_a_rule_of_the_book(number: int) -> None:
    rules = {rule.id for rule in GAME.rulebook}
    for game in some_positions(number):
        with at_table(session_at(game)) as hand:
            before, refusals = game.fingerprint(), list[Refusal]()
            hand.screen.table_view.mover.refused.connect(refusals.append)
            for card, zone in senseless_drops(hand):
                hand.drag(card, zone)
                refusal = refusals.pop()
                assert refusal.rule in rules
                assert hand.note.startswith(hand.screen.say(refusal.reason))
                assert hand.disorder() == []
            assert hand.session.state.fingerprint() == before


def senseless_drops(hand: Hand) -> list[tuple[str, str]]:
    """Cards and zones that no legal move brings together."""
    zones = ["deck", "row", "discards", *(f"stacks.{seat + 1}" for seat in range(hand.session.seats))]
    return [(card, zone) for card in uppermost(hand) for zone in zones if zone != hand.view.pieces[card].zone
            and zone not in {drop.partition("/")[0] for drop in hand.view.drops(card)}]


# -- whose turn it is ----------------------------------------------------------------------------------------------

def test_exactly_the_cards_that_some_legal_move_begins_with_are_marked() -> None:
    for game in some_positions(5):
        with at_table(session_at(game)) as hand:
            offers = hand.view.offers
            assert hand.marked == sorted(set(offers) & set(hand.scene.cards))


def test_no_card_is_marked_or_taken_while_it_is_another_players_turn() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", rival="judge", deck="king*2"))) as hand:
        hand.push("Collect the row")
        assert hand.prompt == "Ben is thinking."
        assert (hand.marked, hand.moves) == ([], [])
        hand.drag(top(hand, "deck"), "row")
        assert hand.note == "Not your turn: Ben is choosing. R1 · Who begins"
        assert hand.played == ["collect"]
        assert hand.disorder() == []


def test_what_another_player_does_is_shown_and_told() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king"))) as hand:
        hand.push("Collect the row")
        hand.session.submit(1, move("behind-the-throne", "reveal"))
        assert hand.scene.cards["row/0"].face_shown == CardFace("queen")
        assert hand.log[-2:] == ["Ben", "Reveals Queen."]
        assert hand.disorder() == []


def test_a_card_held_while_another_player_moves_lies_where_it_belongs() -> None:
    for speed in (0.0, 8.0):
        with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king")),
                      speed=speed) as hand:
            hand.push("Collect the row")
            hand.settle()
            hand.session.submit(1, move("behind-the-throne", "reveal"))
            hand.settle()
            hand.hold("row/0", "discards")
            hand.session.submit(1, move("behind-the-throne", "collect"))
            hand.let_go("discards")
            hand.settle()
            assert hand.disorder() == []
            wait_until(lambda: len(hand.played) == 4, "Ann’s only move is made")


# -- the mouse -----------------------------------------------------------------------------------------------------

def test_a_trembling_hand_still_clicks() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general"))) as hand:
        start = hand.point(f"{MINE}/general/0")
        end = start + QPoint(3, 2)
        hand.drag(start, end)
        assert hand.played == ["use general"]


def test_the_right_mouse_button_moves_nothing() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general"))) as hand:
        start, end, home = hand.point(f"{MINE}/general/0"), hand.point("row"), hand.position(f"{MINE}/general/0")
        QTest.mousePress(hand.viewport, Qt.MouseButton.RightButton, pos=start)
        hand.carry(start, end)
        assert hand.position(f"{MINE}/general/0") == home
        QTest.mouseRelease(hand.viewport, Qt.MouseButton.RightButton, pos=end)
        assert hand.played == []


def test_a_card_let_go_outside_the_window_returns_to_its_place() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general"))) as hand:
        hand.drag(f"{MINE}/general/0", QPoint(300, -500))
        assert (hand.played, hand.lit, hand.disorder()) == ([], [], [])


def test_a_double_click_makes_one_move_only() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", deck="judge*2 king"))) as hand:
        place = hand.point(top(hand, "deck"))
        hand.click(place)
        QTest.mouseDClick(hand.viewport, Qt.MouseButton.LeftButton, pos=FELT)
        assert hand.played == ["reveal"]
