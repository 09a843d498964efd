"""Throne in the window: laying a card on a claim, answering, and pointing at a hidden card."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt

from engine.games.throne.state import ThroneState
from engine.session.entries import Seating
from engine.table.opened import open_view
from tests.helpers.faces import in_short
from tests.helpers.positions import move, play, position
from tests.helpers.window import Hand, at_shared_table, at_table, session_at, wait_until
from throne_desktop.look import theme
from throne_desktop.table.narration.verdict import VerdictItem

pytestmark = pytest.mark.usefixtures("qtbot")


@contextmanager
def seen_by(game: ThroneState, player: int = 1) -> Iterator[Hand]:
    """The table of a game between people, seen by one of them."""
    with at_table(session_at(game), viewer=player - 1) as hand:
        yield hand


def test_a_card_is_dropped_on_a_claim() -> None:
    with seen_by(position("throne", "king seven", "ten*2")) as hand:
        hand.hold("hand.1/seven-0", "claims/king")
        assert set(hand.lit) >= {"claims", "laid", "hand.2"}
        hand.let_go(hand.point("claims/king"))
        assert hand.played == ["lay seven as king 2"]
        hand.settle()
        assert hand.disorder() == []


# -- the claim and the rival -------------------------------------------------------------------------------------------

def three() -> ThroneState:
    """A position with two rivals."""
    return position("throne", "king seven", "ten*2", "nine*2")


def test_a_card_waits_above_its_claim_until_a_rival_is_pointed_at() -> None:
    with seen_by(three()) as hand:
        hand.drag("hand.1/seven-0", "claims/king")
        assert (hand.played, hand.lit) == ([], ["hand.2", "hand.3"])
        claim = hand.scene.slot_rect("claims/king")
        waiting = hand.scene.cards["hand.1/seven-0"].sceneBoundingRect()
        assert claim.left() < waiting.center().x() < claim.right()
        assert waiting.bottom() < claim.center().y()
        hand.click("hand.3/back-0")
        assert hand.played == ["lay seven as king 3"]
        hand.settle()
        assert hand.disorder() == []


@pytest.mark.parametrize("dropped", [True, False])
def test_a_card_that_waits_goes_on_waiting_when_the_window_changes_its_size(dropped: bool) -> None:
    with seen_by(three()) as hand:
        if dropped:
            hand.drag("hand.1/seven-0", "claims/king")
        else:
            hand.click("hand.1/seven-0")
        lit, prompt = hand.lit, hand.prompt
        hand.screen.resize(1024, 640)
        assert (hand.lit, hand.prompt) == (lit, prompt)
        waiting = hand.scene.cards["hand.1/seven-0"].sceneBoundingRect()
        assert waiting.bottom() < hand.scene.cards["hand.1/king-0"].sceneBoundingRect().bottom()
        if dropped:
            claim = hand.scene.slot_rect("claims/king")
            assert claim.left() < waiting.center().x() < claim.right()
            hand.click("hand.3/back-0")
            assert hand.played == ["lay seven as king 3"]


def test_the_card_that_waits_can_be_dragged_on_to_the_rival() -> None:
    with seen_by(three()) as hand:
        hand.drag("hand.1/seven-0", "claims/king")
        hand.drag("hand.1/seven-0", "hand.2")
        assert hand.played == ["lay seven as king 2"]


def test_a_rival_can_be_pointed_at_by_the_plaque() -> None:
    with seen_by(three()) as hand:
        hand.drag("hand.1/seven-0", "claims/king")
        hand.click(hand.screen.table_view.mapFromScene(hand.scene.plaque_rect(2).center()))
        assert hand.played == ["lay seven as king 3"]


def test_a_rival_can_be_chosen_by_a_button() -> None:
    with seen_by(three()) as hand:
        hand.drag("hand.1/seven-0", "claims/king")
        hand.push("Seven as King against Cleo")
        assert hand.played == ["lay seven as king 3"]


def test_a_card_dropped_on_a_rival_waits_for_the_claim() -> None:
    with seen_by(three()) as hand:
        hand.drag("hand.1/king-0", "hand.3")
        assert (hand.played, hand.lit) == ([], ["claims"])
        hand.click("claims/queen")
        assert hand.played == ["lay king as queen 3"]


def test_three_clicks_lay_a_card() -> None:
    with seen_by(three()) as hand:
        hand.click("hand.1/king-0")
        assert set(hand.lit) == {"claims", "hand.2", "hand.3"}
        hand.click("claims/jack")
        hand.click("hand.2")
        assert hand.played == ["lay king as jack 2"]


def test_a_claim_aimed_at_nobody_needs_no_rival() -> None:
    with seen_by(three()) as hand:
        hand.click("hand.1/king-0")
        hand.click("claims/ace")
        assert hand.played == ["lay king as ace"]


@pytest.mark.parametrize("elsewhere", ["discards", "claims/ace", "hand.1/king-0"])
def test_a_press_elsewhere_puts_the_card_back(elsewhere: str) -> None:
    with seen_by(three()) as hand:
        prompt = hand.prompt
        hand.drag("hand.1/seven-0", "claims/king")
        hand.press(elsewhere)
        assert (hand.played, hand.lit, hand.prompt, hand.disorder()) == ([], [], prompt, [])


def test_escape_puts_the_card_back() -> None:
    with seen_by(three()) as hand:
        prompt = hand.prompt
        hand.drag("hand.1/seven-0", "claims/king")
        hand.key(Qt.Key.Key_Escape)
        assert (hand.played, hand.lit, hand.prompt, hand.disorder()) == ([], [], prompt, [])


def test_the_keyboard_carries_a_card_to_the_claim_and_on_to_the_rival() -> None:
    with seen_by(three()) as hand:
        keyboard = hand.screen.table_view.use_keyboard()
        for _ in range(2):
            hand.key(Qt.Key.Key_Return)
        assert keyboard.carried == "hand.1/seven-0"
        while keyboard.at is None or keyboard.at.place != "claims/king":
            hand.key(Qt.Key.Key_Right)
        hand.key(Qt.Key.Key_Return)
        assert (hand.played, keyboard.carried, hand.lit) == ([], "hand.1/seven-0", ["hand.2", "hand.3"])
        while keyboard.at is None or keyboard.at.place != "hand.3":
            hand.key(Qt.Key.Key_Right)
        hand.key(Qt.Key.Key_Return)
        assert hand.played == ["lay seven as king 3"]


@pytest.mark.parametrize("claim", ["jack", "queen", "king"])
def test_in_a_small_window_with_four_rivals_each_can_be_pointed_at_and_buttons_leave_none_out(claim: str) -> None:
    game = position("throne", "king seven", "ten*2", "nine*2", "eight*2", "queen*2")
    with at_table(session_at(game, [Seating(name) for name in (
            "Robin", "Aldwin", "Beatrix", "Corvin", "Dorothea")]), size=(1024, 640)) as hand:
        hand.drag("hand.1/seven-0", f"claims/{claim}")
        assert hand.lit == ["hand.2", "hand.3", "hand.4", "hand.5"]
        assert len(hand.buttons) in (0, 4)
        bar = hand.screen.ribbon.rect()
        for button in hand.screen.ribbon.buttons:
            assert bar.contains(button.geometry())
        hand.click("hand.5/back-0")
        assert hand.played == [f"lay seven as {claim} 5"]


# -- answers -----------------------------------------------------------------------------------------------------------

def test_the_shout_is_the_largest_button_and_has_a_key() -> None:
    game = position("throne", "king seven", "joker ten")
    play(game, "lay seven as king 2")
    with seen_by(game, 2) as hand:
        shout, *others = hand.screen.ribbon.buttons
        assert len(others) == 2
        for other in others:
            assert shout.height() > 1.1 * other.height()
            assert shout.font().pointSizeF() > 1.4 * other.font().pointSizeF()
        letter = shout.text().partition("&")[2][:1].upper()
        hand.key(Qt.Key(ord(letter)))
        assert hand.played == ["liar"]


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_the_other_answers_are_no_smaller_beside_a_shout(size: tuple[int, int]) -> None:
    game = position("throne", "king seven", "joker ten")
    play(game, "lay seven as king 2")
    with at_table(session_at(game), viewer=1, size=size) as hand:
        ribbon = hand.screen.ribbon
        beside = [button.font().pointSizeF() for button in ribbon.buttons[1:]]
        ribbon.ask(hand.prompt, [(move, hand.screen.say(hand.view.describe(move))) for move in hand.view.buttons])
        assert beside == [button.font().pointSizeF() for button in ribbon.buttons[1:]]


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
@pytest.mark.parametrize("percent", [100, 115, 130, 145, 160])
def test_a_shout_covers_no_caption_of_a_claim(percent: int, size: tuple[int, int]) -> None:
    game = position("throne", "king seven", "joker ten")
    play(game, "lay seven as king 2")
    theme.wear("dark", percent)
    try:
        with at_table(session_at(game), viewer=1, size=size) as hand:
            assert hand.screen.ribbon.geometry().top() >= hand.scene.ribbon_rect.top() - 1
    finally:
        theme.wear("light", 100)


# -- the reveal --------------------------------------------------------------------------------------------------------

def called(truly: bool = False) -> ThroneState:
    """Somebody has claimed a King against player 2, who is to answer."""
    game = position("throne", "king seven", "ten*2")
    play(game, f"lay {'king' if truly else 'seven'} as king 2")
    return game


@pytest.mark.parametrize(("truly", "card", "words"), [(True, "king", "The claim was true: King."),
                                                      (False, "seven", "The claim was a lie: Seven.")])
def test_the_laid_card_turns_where_it_lies_after_the_shout(truly: bool, card: str, words: str) -> None:
    with at_table(session_at(called(truly)), viewer=1, speed=1.0) as hand:
        hand.push("Liar!")
        laid, lies = hand.scene.cards["laid/0"], hand.position("laid/0")
        seen = list[tuple[str, str, bool]]()

        def look() -> bool:
            cry = hand.narrator.moments.cry
            seen.append((cry.words if cry is not None else "", in_short(laid.face_shown), laid.pos() == lies))
            return not hand.moving()

        wait_until(look, "the card has turned and lies among the discards")
        steps = list(dict.fromkeys(seen))
        assert steps[:2] == [("Liar!", "back", True), (words, card, True)]
        assert (words, card, False) in steps
        assert hand.narrator.moments.cry is None
        assert hand.disorder() == []


@pytest.mark.parametrize(("looker", "words", "sees"), [(1, "Looks at Ben’s Ten.", True),
                                                       (3, "Looks at one of Ben’s cards.", False)])
def test_only_who_looks_at_a_card_is_shown_it(looker: int, words: str, sees: bool) -> None:
    game = position("throne", "jack seven", "ten*2", "nine*2")
    play(game, "lay jack as jack 2", "accept")
    with at_table(session_at(game), viewer=looker - 1, speed=0.001) as hand:
        hand.host.session.submit(0, move("throne", "pick"))
        cry = hand.narrator.moments.cry
        assert cry is not None
        assert (cry.words, cry.picture.isNull()) == (words, not sees)


def test_without_animation_the_reveal_takes_no_time() -> None:
    with seen_by(called(), 2) as hand:
        hand.push("Liar!")
        assert not hand.moving()
        assert hand.narrator.moments.cry is None
        assert hand.disorder() == []


def test_each_press_skips_a_part_of_the_reveal() -> None:
    with at_table(session_at(called()), viewer=1, speed=0.001) as hand:
        hand.push("Liar!")
        lie = "The claim was a lie: Seven."
        for words in ("Liar!", "Liar!", lie, lie):
            assert hand.narrator.moments.cry is not None
            assert hand.narrator.moments.cry.words == words
            hand.press("discards")
        assert not hand.moving()
        assert hand.disorder() == []


def test_where_all_cards_lie_open_a_claim_is_stamped_as_well() -> None:
    game = called()
    with at_table(session_at(game.clone()), viewer=1, speed=0.001) as hand:
        hand.narrator.show_view(open_view(game, 1))
        events = play(game, "liar")
        hand.narrator.play(open_view(game, 1), events)
        hand.press("discards")
        moments = hand.narrator.moments
        assert moments.cry is not None and moments.climax is not None
        assert moments.cry.words == "The claim was a lie: Seven."
        assert [item.word for item in moments.climax.items if isinstance(item, VerdictItem)] == ["A lie"]


def test_what_is_said_after_a_climax_is_said_where_it_belongs() -> None:
    game = position("throne", "seven", "ten*2")
    play(game, "lay seven as king 2")
    with at_table(session_at(game), viewer=1, speed=0.001) as hand:
        hand.push("Liar!")
        said = list[str]()
        while hand.moving():
            cry = hand.narrator.moments.cry
            if cry is not None and hand.scene.seat_rect(0).intersects(cry.sceneBoundingRect()):
                said.append(cry.words)
            hand.narrator.animator.skip()
        assert list(dict.fromkeys(said)) == ["Has no cards left and is out of the round."]


def test_the_log_tells_a_card_when_it_has_turned() -> None:
    with at_table(session_at(called()), viewer=1, speed=0.001) as hand:
        hand.push("Liar!")
        assert not [line for line in hand.log if "Seven" in line]
        while hand.moving():
            hand.narrator.animator.skip()
        assert [line for line in hand.log if "Seven" in line]


# -- everything else ---------------------------------------------------------------------------------------------------


def test_a_liar_is_called_by_the_first_button() -> None:
    game = position("throne", "king seven", "ten*2")
    play(game, "lay seven as king 2")
    with seen_by(game, 2) as hand:
        assert hand.buttons[:2] == ["Liar!", "Accept"]
        hand.push("Liar!")
        assert hand.played == ["liar"]
        hand.settle()
        assert hand.disorder() == []


def test_a_joker_is_laid_against_the_card() -> None:
    game = position("throne", "king seven", "joker ten")
    play(game, "lay seven as king 2")
    with seen_by(game, 2) as hand:
        hand.drag("hand.2/joker-0", "laid")
        assert hand.played == ["joker"]


def test_a_pick_waits_until_a_card_is_pointed_at() -> None:
    game = position("throne", "king seven", "ten*3")
    play(game, "lay seven as king 2", "accept")
    with seen_by(game) as hand:
        assert hand.prompt == "Pick one of Ben’s cards to kill."
        assert hand.played == []
        hand.click("hand.2/back-1")
        assert hand.played == ["pick"]
        hand.settle()
        assert hand.disorder() == []


def test_the_end_of_a_round_is_seen_before_the_next_is_dealt() -> None:
    game = position("throne", "king seven", "ten")
    play(game, "lay seven as king 2", "accept", "pick")
    with seen_by(game) as hand:
        assert hand.prompt == "The round is over. Deal the next one."
        hand.push("Deal the next round")
        assert hand.played == ["deal"]
        wait_until(lambda: not hand.moving(), "all cards are dealt")
        assert hand.disorder() == []


def test_people_at_one_screen_are_asked_together_about_an_ace() -> None:
    game = position("throne", "king seven", "ten*2", "nine*2")
    play(game, "lay seven as ace")
    with at_shared_table(session_at(game)) as hand:
        assert hand.prompt == "Ann claims an Ace. Does anybody call it a lie?"
        assert {"Ben", "Cleo"} <= set(hand.buttons)


def test_nobody_at_the_screen_calls_an_ace() -> None:
    game = position("throne", "king seven", "ten*2", "nine*2")
    play(game, "lay seven as ace")
    with at_shared_table(session_at(game)) as hand:
        hand.push("Nobody")
        wait_until(lambda: hand.played == ["accept", "accept"], "the Ace is accepted by both")


def test_one_of_the_people_at_the_screen_calls_an_ace() -> None:
    game = position("throne", "king seven", "ten*2", "nine*2")
    play(game, "lay seven as ace")
    with at_shared_table(session_at(game)) as hand:
        hand.push("Cleo")
        wait_until(lambda: "Liar!" in hand.buttons, "Cleo is asked, after Ben has passed")
        assert hand.played == ["accept"]
        hand.push("Liar!")
        assert hand.played == ["accept", "liar"]
