"""Shadow Throne is played by hand in the real window."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine import bot, load_game
from engine.games.shadow_throne.state import ShadowState
from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers.positions import move, play, position
from tests.helpers.positions_of.shadow_throne import drafting, wave
from tests.helpers.window import Hand, at_table, session_at, signs_on, wait_until
from throne_desktop.table.faces.card_marks import Spots
from throne_desktop.table.hand.keyboard_stops import stops
from throne_desktop.table.narration.strokes import StrokeItem
from throne_desktop.table.presentations.lane_scenery import LaneScenery
from throne_desktop.table.presentations.tower_scenery import tower_of

pytestmark = pytest.mark.usefixtures("qtbot")


def _kings_turn() -> ShadowState:
    game = position("shadow-throne", "king_kyros tax_collector outlaw*2", "tithe_keeper*3", "dutiful_peasant*3")
    wave(game, "king_kyros", "tithe_keeper", "dutiful_peasant")
    return game


def _battle_over() -> ShadowState:
    game = position("shadow-throne", "outlaw*3 tax_collector datura simone", "hill_militia*3 tithe_keeper",
                    "faithful_pilgrim*3 dutiful_peasant")
    for _ in range(3):
        wave(game, "outlaw", "hill_militia", "faithful_pilgrim")
    wave(game, "tax_collector", "tithe_keeper", "dutiful_peasant")
    return game


# Each by a position in which Ann decides, a piece, where it is dropped, and the move that is made by it.
BY_HAND = {
    "a card of the pool onto the own hand takes it":
        (drafting("outlaw shepherd simone", "tithe_keeper*3", "dutiful_peasant*3"), "pool.1/shepherd.0", "hand.1",
         "take shepherd"),
    "a card of the hand onto the own side of the battle plays it":
        (position("shadow-throne", "outlaw shepherd", "tithe_keeper*2", "dutiful_peasant*2"), "hand.1/shepherd.0",
         "battle.1", "play shepherd"),
    "a card of the Empire joins King Kyros":
        (_kings_turn(), "hand.1/tax_collector.0", "battle.1", "extra tax_collector"),
    "a card onto the place of the saved card is kept": (_battle_over(), "hand.1/simone.0", "saved.1", "keep simone"),
}


@pytest.mark.parametrize(("game", "piece", "onto", "made"), BY_HAND.values(), ids=BY_HAND.keys())
def test_a_move_is_made_by_hand(game: ShadowState, piece: str, onto: str, made: str) -> None:
    with at_table(session_at(game)) as hand:
        assert piece in hand.marked
        hand.hold(piece, onto)
        assert onto in hand.lit
        hand.let_go(onto)
        wait_until(lambda: hand.played[:1] == [made], "the move is made")
        hand.settle()
        assert hand.disorder() == []


# -- a wave is told ----------------------------------------------------------------------------------------------------

def _last_to_choose() -> Session:
    """Ann and Ben have chosen, Cleo is to choose the last card of the wave."""
    game = position("shadow-throne", "bentheon_knights outlaw", "tax_collector outlaw", "simone tithe_keeper",
                    gold=(3, 3, 3))
    play(game, "play bentheon_knights", "play tax_collector")
    return session_at(game)


def _told(hand: Hand) -> list[str]:
    """What the prompt says while a wave is told, each step skipped when it was read."""
    said = []
    while hand.moving():
        if hand.narrator.step_player.current is not None and hand.prompt not in said[-1:]:
            said.append(hand.prompt)
        hand.screen.narrator.animator.skip()
    return said


def test_a_wave_is_told_step_by_step_in_the_prompt() -> None:
    with at_table(_last_to_choose(), speed=0.001) as hand:
        hand.session.submit(2, move("shadow-throne", "play tithe_keeper"))
        assert _told(hand) == [
            "Ann: Pays 2 gold for Bentheon Knights.", "Ben: Collects 2 gold for Tax Collector.",
            "Cleo: Collects 2 gold for Tithe Keeper.",
            "Ann: Kills Cleo’s Tithe Keeper with Bentheon Knights.",
            "Power after wave I: Empire 4, Rebels 0, Church 0."]
        assert hand.disorder() == []
        assert hand.buttons == []


def test_the_log_gives_nothing_away_that_is_not_told_yet() -> None:
    with at_table(_last_to_choose(), speed=0.001) as hand:
        hand.session.submit(2, move("shadow-throne", "play tithe_keeper"))
        last = []
        while hand.moving():
            if hand.narrator.step_player.current is not None:
                last.append(hand.log[-1])
                text = hand.narrator.step_player.current.text
                assert text is not None
                assert hand.screen.say(text) == last[-1]
            hand.narrator.animator.skip()
        assert last[-1] == "Power after wave I: Empire 4, Rebels 0, Church 0."
        assert hand.log.count("Kills Cleo’s Tithe Keeper with Bentheon Knights.") == 1


def test_an_arrow_goes_from_who_does_something_to_whom_and_nowhere_else() -> None:
    with at_table(_last_to_choose(), speed=0.001) as hand:
        hand.session.submit(2, move("shadow-throne", "play tithe_keeper"))
        arrows = {}
        while hand.moving():
            told = hand.narrator.step_player.current
            if told is not None:
                strokes = [item for item in hand.scene.items() if isinstance(item, StrokeItem)]
                arrows[told.name] = sum(stroke.kind == "deed" for stroke in strokes)
            hand.narrator.animator.skip()
        assert arrows == {"gold": 0, "ability": 1, "power": 0}


def test_the_heading_of_the_lane_counts_along_while_a_wave_is_told() -> None:
    with at_table(_last_to_choose(), speed=0.001) as hand:
        hand.session.submit(2, move("shadow-throne", "play tithe_keeper"))
        seen: list[tuple[str, ...]] = []
        while hand.moving():
            if hand.narrator.step_player.current is not None:
                seen.append(tuple(mark.words for mark in _lanes(hand)[0].lanes[0].look.marks))
            hand.narrator.animator.skip()
        assert list(dict.fromkeys(seen)) == [("choose in secret",), ("+4", "+1"), ("+4",)]


def test_a_line_under_the_mouse_lights_nothing_while_a_wave_is_told() -> None:
    with at_table(_last_to_choose(), speed=0.001) as hand:
        hand.narrator.step_player.showing.connect(lambda told: hand.narrator.marks.light((told,) if told else ()))
        hand.session.submit(2, move("shadow-throne", "play tithe_keeper"))
        while hand.moving():
            assert hand.narrator.marks.rings == {}
            hand.narrator.animator.skip()


def test_each_step_shows_what_it_changes_when_it_is_told() -> None:
    with at_table(_last_to_choose(), speed=0.001) as hand:
        hand.session.submit(2, move("shadow-throne", "play tithe_keeper"))
        seen = []
        while hand.moving():
            card, token = hand.scene.cards.get("battle.3/0"), hand.scene.cards["power/church"]
            if hand.narrator.step_player.current is not None and card is not None and token.piece is not None:
                seen.append((hand.narrator.step_player.current.name, len(signs_on(card)), token.piece.slot))
            hand.narrator.animator.skip()
        assert list(dict.fromkeys(seen)) == [
            ("gold", 0, 0), ("gold", 0, 1), ("ability", 0, 1), ("ability", 1, 0), ("power", 1, 0)]


def test_what_happens_to_a_card_that_was_chosen_earlier_is_shown_too_when_it_is_told() -> None:
    game = position("shadow-throne", "tithe_keeper outlaw", "hill_militia outlaw", "bentheon_knights simone")
    play(game, "play tithe_keeper", "play hill_militia")
    with at_table(session_at(game), speed=0.001) as hand:
        hand.session.submit(2, move("shadow-throne", "play bentheon_knights"))
        dead: list[str] = []
        while hand.moving():
            told = hand.narrator.step_player.current
            if told is not None and told.name == "power":
                dead = sorted(name for name, card in hand.scene.cards.items() if card.piece and card.piece.spent)
            hand.narrator.animator.skip()
        assert dead == ["battle.1/0", "battle.2/0"]


@pytest.mark.parametrize("button", [True, False], ids=["with the button", "with Esc"])
def test_all_that_is_told_can_be_skipped_at_once(button: bool) -> None:
    with at_table(_last_to_choose(), speed=0.001) as hand:
        hand.session.submit(2, move("shadow-throne", "play tithe_keeper"))
        while hand.narrator.step_player.current is None:
            hand.narrator.animator.skip()
        assert hand.buttons == ["Next", "Skip"]
        if button:
            hand.push("Skip")
        else:
            hand.key(Qt.Key.Key_Escape)
        assert not hand.moving()
        assert hand.disorder() == []
        assert hand.prompt == "Your only move is made for you: Play Outlaw."


def test_where_bots_wait_for_a_click_each_step_does() -> None:
    with at_table(_last_to_choose(), speed=1000.0) as hand:
        hand.narrator.step_player.wait(by_step=True)
        hand.session.submit(2, move("shadow-throne", "play tithe_keeper"))
        wait_until(lambda: hand.narrator.animator.stays, "the first step stays")
        assert hand.prompt == "Ann: Pays 2 gold for Bentheon Knights."
        hand.push("Next")
        wait_until(lambda: hand.narrator.animator.stays, "the second step stays")
        assert hand.prompt == "Ben: Collects 2 gold for Tax Collector."
        hand.push("Skip")
        assert hand.disorder() == []


def test_resting_bots_let_a_step_stay_until_they_go_on() -> None:
    with at_table(_last_to_choose(), speed=1000.0) as hand:
        hand.screen.rail.pause_button.click()
        hand.session.submit(2, move("shadow-throne", "play tithe_keeper"))
        wait_until(lambda: hand.narrator.animator.stays, "the first step stays")
        hand.screen.rail.pause_button.click()
        wait_until(lambda: not hand.moving(), "all is told")
        assert hand.disorder() == []


def _look_back(hand: Hand, words: str) -> None:
    log = hand.screen.log
    item = log.item(log.lines().index(words))
    log.scrollToItem(item)
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=log.visualItemRect(item).center())


def test_a_line_of_the_log_is_shown_again_from_there_on_and_changes_nothing() -> None:
    with at_table(_last_to_choose(), speed=0.001) as hand:
        hand.session.submit(2, move("shadow-throne", "play tithe_keeper"))
        hand.screen.narrator.step_player.skip_all()
        _told(hand)
        hand.session.submit(0, move("shadow-throne", "play outlaw"))
        _told(hand)
        moves = hand.played
        _look_back(hand, "Kills Cleo’s Tithe Keeper with Bentheon Knights.")
        assert hand.scene.locked
        assert _told(hand) == ["Ann: Kills Cleo’s Tithe Keeper with Bentheon Knights.",
                               "Power after wave I: Empire 4, Rebels 0, Church 0."]
        assert hand.played == moves
        assert hand.disorder() == []
        assert not hand.screen.log.hasFocus()       # it goes on scrolling to what is new


def test_nothing_is_shown_again_while_a_wave_is_told() -> None:
    with at_table(_last_to_choose(), speed=0.001) as hand:
        hand.session.submit(2, move("shadow-throne", "play tithe_keeper"))
        while not (hand.narrator.step_player.current and hand.narrator.step_player.current.name == "ability"):
            hand.narrator.animator.skip()
        _look_back(hand, "Kills Cleo’s Tithe Keeper with Bentheon Knights.")
        assert not hand.screen.move_replay.looks_back


# -- what a card would change ------------------------------------------------------------------------------------------

def _changes(hand: Hand) -> dict[str, int]:
    """By faction: by how much its tower would grow, if at all."""
    towers = {faction: tower_of(hand.scene.cards[f"power/{faction}"]) for faction in ("empire", "rebels", "church")}
    return {faction: tower.change for faction, tower in towers.items() if tower is not None and tower.change}


def test_pointing_at_a_card_of_the_hand_shows_what_it_would_change_on_the_towers_and_in_words() -> None:
    with at_table(session_at(position("shadow-throne", "phabos_scouts outlaw", "simone*1 tithe_keeper",
                                      "tax_collector*2"))) as hand:
        track = hand.scene.zone_items["power"]
        assert track.caption == "Point at a card to see what it would change."
        QTest.mouseMove(hand.viewport, hand.point("hand.1/outlaw.0"))
        assert track.caption == "with Outlaw alone"
        assert _changes(hand) == {"rebels": 1}
        QTest.mouseMove(hand.viewport, hand.point("deck"))
        assert track.caption == "Point at a card to see what it would change."
        assert _changes(hand) == {}


def test_the_keyboard_shows_what_a_card_would_change_too() -> None:
    with at_table(session_at(position("shadow-throne", "phabos_scouts outlaw", "simone tithe_keeper",
                                      "tax_collector*2"))) as hand:
        hand.screen.table_view.setFocus()
        keyboard = hand.screen.table_view.keyboard
        assert keyboard is not None
        keyboard.rest_on(next(stop for stop in stops(hand.scene) if stop.place == "hand.1/phabos_scouts.0"))
        assert hand.scene.zone_items["power"].caption == "with Phabos Scouts alone"
        assert _changes(hand) == {"rebels": 3}


def test_no_forecast_is_left_when_the_card_is_played() -> None:
    with at_table(session_at(position("shadow-throne", "phabos_scouts outlaw", "simone tithe_keeper",
                                      "tax_collector*2"))) as hand:
        QTest.mouseMove(hand.viewport, hand.point("hand.1/outlaw.0"))
        hand.click("hand.1/outlaw.0")
        assert hand.played == ["play outlaw"]
        assert _changes(hand) == {}
        assert hand.scene.zone_items["power"].caption == ""


# -- the draft, the lanes and what cards say ---------------------------------------------------------------------------

def test_R3_in_the_draft_the_own_pool_is_as_large_as_a_hand() -> None:
    game = drafting("outlaw shepherd simone protis thavma datura", "tithe_keeper*4 anna_lys*2",
                    "dutiful_peasant*4 sythera*2")
    with at_table(session_at(game)) as hand:
        assert hand.scene.place("pool.1").card.width() >= 112
        assert hand.scene.place("pool.2").card.width() < 50
        assert not any(lane.isVisible() for scenery in _lanes(hand) for lane in scenery.lanes)


def test_a_card_may_be_dropped_anywhere_in_the_lane_in_use() -> None:
    game = position("shadow-throne", "outlaw shepherd", "tithe_keeper*2", "dutiful_peasant*2")
    with at_table(session_at(game)) as hand:
        hand.hold("hand.1/shepherd.0", "battle.2")
        assert "battle.2" not in hand.lit
        hand.let_go("battle.2")
        assert hand.played == ["play shepherd"]


def test_a_chosen_card_goes_to_its_lane_face_down() -> None:
    game = position("shadow-throne", "outlaw shepherd", "tithe_keeper*2", "dutiful_peasant*2")
    with at_table(session_at(game)) as hand:
        hand.hold("hand.1/shepherd.0", "battle.1")
        hand.let_go("battle.1")
        wait_until(lambda: hand.played[:1] == ["play shepherd"], "the move is made")
        hand.settle()
        card = hand.scene.cards["hand.1/shepherd.0"]
        assert card.pos() == hand.scene.place("battle.1").cells[0]
        assert hand.disorder() == []


def test_R7_what_becomes_of_a_card_that_cannot_be_paid_stands_beside_its_cost() -> None:
    game = position("shadow-throne", "king_kyros outlaw", "tithe_keeper*2", "dutiful_peasant*2", gold=(4, 3, 3))
    with at_table(session_at(game)) as hand:
        [reason] = signs_on(hand.scene.cards["hand.1/king_kyros.0"])
        badge = _spots(hand, "hand.1/king_kyros.0").badges[1]
        assert reason.sign.text == "face down for 1 gold"
        assert hand.marked == ["hand.1/outlaw.0"]
        words = reason.mapRectToParent(reason.area)
        assert words.left() >= badge.right()
        assert badge.top() - words.height() < words.top() < badge.bottom()


def test_the_skull_of_the_dead_lies_on_the_emblem_and_nothing_under_the_owners_face() -> None:
    game = position("shadow-throne", "bentheon_knights outlaw", "tithe_keeper*2", "dutiful_peasant*2")
    wave(game, "bentheon_knights", "tithe_keeper", "dutiful_peasant")
    with at_table(session_at(game)) as hand:
        [skull] = signs_on(hand.scene.cards["battle.2/0"])
        emblem = _spots(hand, "battle.2/0").picture.center()
        assert skull.mapRectToParent(skull.area).center() == emblem
        for card in ("battle.1/0", "battle.2/0", "battle.3/0"):
            face = hand.scene.cards[card].owner.face
            assert not any(badge.intersects(face) for badge in _spots(hand, card).badges)


def _spots(hand: Hand, card: str) -> Spots:
    item = hand.scene.cards[card]
    owned = item.owner.portrait is not None
    return hand.scene.faces.spots(item.face_shown, item.width, item.free, owned=owned)


def _lanes(hand: Hand) -> list[LaneScenery]:
    return [item for item in hand.scene.items() if isinstance(item, LaneScenery)]


def test_an_extra_card_is_declined_with_a_button() -> None:
    with at_table(session_at(_kings_turn())) as hand:
        assert hand.prompt == "King Kyros: play an extra Empire card, or none."
        hand.push("Play no extra card")
        wait_until(lambda: hand.played == ["decline"], "the extra card is declined")


def test_a_rebel_does_not_join_king_kyros_and_the_table_says_why() -> None:
    with at_table(session_at(_kings_turn())) as hand:
        hand.drag("hand.1/outlaw.0", "battle.1")
        assert hand.played == []
        assert "King Kyros lets you play an extra Empire card, or none." in hand.note


# -- a card that stays -------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1600, 1000)])
def test_the_pool_lies_beside_a_langman_that_stays_during_the_draft(size: tuple[int, int]) -> None:
    game, rng = load_game("shadow-throne"), random.Random(764)
    state, page = game.start(5, 764), bot("page", game)
    for _ in range(59):
        assert state.actor is not None
        state.advance(page.choose(state.observation(state.actor), rng=rng).move)
    people = [Seating(f"Player {seat}") for seat in range(5)]
    with at_table(session_at(state, people), viewer=0, size=size) as hand:
        rects = hand.scene.card_rects()
        staying = [rects[piece] for piece in rects if hand.view.pieces[piece].zone.startswith("battle.")]
        pool = [rects[piece] for piece in rects if hand.view.pieces[piece].zone == "pool.1"]
        assert (len(staying), len(pool)) == (1, 5)
        assert [rect for rect in pool if rect.intersects(staying[0])] == []
