"""Movement on the table shows what happened and can be skipped; whatever disturbs it, the table comes out right."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from engine import GAMES, load_game
from engine.base.faces import BACK, CardFace, Face
from engine.base.table import Form
from engine.games.behind_the_throne.game import GAME
from engine.session.session import Session
from engine.table.view import View
from tests.helpers.amount import LONG, few_or_many
from tests.helpers.positions import move, position
from tests.helpers.sessions import play_till_nearly_over
from tests.helpers.window import PATIENCE, Hand, at_table, persons, session_at, wait_until
from throne_desktop.modes.loop import turn_for, turn_until
from throne_desktop.table.geometry.zlayers import FLYING
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.motion import animator
from throne_desktop.table.motion.motions import PLAY

pytestmark = pytest.mark.usefixtures("qtbot")

FELT = QPoint(20, 200)


def lost_row() -> Session:
    """Ann has a General in the row, and what she reveals next is too high."""
    return session_at(position("behind-the-throne", row="general", deck="king queen*2"))


def lies_there(hand: Hand, face: Face, zone: str, slot: int = 0) -> bool:
    """Whether a card with that face lies at that place of a zone, not on its way."""
    corner = hand.scene.place(zone).corner(slot, 0)
    return any(item.face_shown == face and (item.pos() - corner).manhattanLength() < 1.0
               for item in hand.scene.items() if isinstance(item, CardItem))


# -- what is shown -------------------------------------------------------------------------------------------------

def test_a_card_that_is_too_high_lies_in_the_row_before_all_of_it_is_discarded() -> None:
    with at_table(lost_row(), speed=1.0) as hand:
        hand.push("Reveal a card")
        seen = list[bool]()

        def look() -> bool:
            seen.append(lies_there(hand, CardFace("king"), "row", 1) and lies_there(hand, CardFace("general"), "row"))
            return not hand.moving()

        assert turn_until(look, PATIENCE)
        assert any(seen)
        assert not lies_there(hand, CardFace("king"), "row", 1)
        assert lies_there(hand, CardFace("king"), "discards")
        assert hand.disorder() == []


def piles_that_vanished(hand: Hand, before: View) -> list[str]:
    """The piles of the table out of which not all cards go, but which are not to be seen."""
    after = hand.view
    kept = {piece.zone for piece in before.pieces.values() if piece.id in after.pieces}
    piles = [zone.id for zone in before.zones if zone.form is Form.PILE and zone.id in kept]
    lying = [item.pos() for item in hand.scene.items() if isinstance(item, CardItem) and item.zValue() < FLYING]
    return [zone for zone in piles
            if not any((place - hand.scene.place(zone).corner(0, 0)).manhattanLength() < 9 for place in lying)]


@pytest.mark.parametrize("number", [1, 2, 7, 8, 16])
def test_the_deck_is_seen_while_a_card_flies_off_it_however_few_are_left(number: int) -> None:
    cards = ["judge", "general", "jester", "queen", "king", "minstrel"] * 3
    game = session_at(position("behind-the-throne", row="king", deck=" ".join(cards[:number + 1]), rest="discards",
                               seats=4))
    with at_table(game, speed=1.0) as hand:
        before = hand.view
        hand.push("Reveal a card")
        assert hand.moving()
        assert piles_that_vanished(hand, before) == []


@few_or_many("moves", 15, 60)
@pytest.mark.parametrize("game_id", GAMES)
def test_no_pile_vanishes_while_cards_fly_off_it(game_id: str, moves: int) -> None:
    rng = random.Random(2)
    game = load_game(game_id)
    with at_table(Session(game, game.seats[0], 4, players=persons(game.seats[0])), speed=1.0) as hand:
        hand.settle()
        for _ in range(moves):
            before, state = hand.view, hand.session.state
            if state.actor is None:
                break
            hand.session.submit(state.actor, rng.choice(state.legal_moves()))
            while hand.moving():
                assert piles_that_vanished(hand, before) == [], hand.played[-1]
                hand.narrator.animator.skip()


def test_a_revealed_card_turns_over_on_its_way() -> None:
    with at_table(session_at(position("behind-the-throne", row="queen", deck="judge*2")), speed=1.0) as hand:
        hand.push("Reveal a card")
        faces = list[Face]()

        def look() -> bool:
            faces.append(hand.scene.cards["row/1"].face_shown)
            return not hand.moving()

        assert turn_until(look, PATIENCE)
        assert faces[0] == BACK
        assert faces[-1] == CardFace("judge")
        assert faces == sorted(faces, key=[BACK, CardFace("judge")].index)


def test_nothing_can_be_picked_up_and_no_button_pressed_while_cards_move() -> None:
    with at_table(session_at(position("behind-the-throne", row="queen", deck="judge*2", mine="general")),
                  speed=1.0) as hand:
        hand.push("Reveal a card")
        assert hand.moving()
        assert hand.marked == []
        assert hand.moves == []
        assert not any(button.isEnabled() for button in hand.screen.ribbon.buttons)
        hand.settle()
        assert "stacks.1/general/0" in hand.marked
        assert hand.buttons == ["Reveal a card", "Collect the row"]


def test_at_speed_zero_nothing_moves_at_all() -> None:
    with at_table(lost_row()) as hand:
        hand.push("Reveal a card")
        assert not hand.moving()
        assert hand.disorder() == []


# -- skipping ------------------------------------------------------------------------------------------------------

def press(hand: Hand) -> None:
    hand.press(FELT)
    hand.let_go(FELT)


def arrow_at_the_table(hand: Hand) -> None:
    hand.screen.table_view.setFocus()
    hand.key(Qt.Key.Key_Right)


skips = pytest.mark.parametrize("skip", [
    press, arrow_at_the_table, lambda hand: hand.key(Qt.Key.Key_Space),
    lambda hand: hand.key(Qt.Key.Key_Return), lambda hand: hand.key(Qt.Key.Key_Escape)],
    ids=["a press", "an arrow", "Space", "Return", "Escape"])


@skips
def test_what_moves_can_be_skipped(skip: Callable[[Hand], None]) -> None:
    with at_table(session_at(position("behind-the-throne", row="queen", deck="judge*2", mine="general")),
                  speed=0.001) as hand:
        hand.push("Reveal a card")
        assert hand.moving()
        skip(hand)
        assert not hand.moving()
        assert hand.disorder() == []
        assert hand.played == ["reveal"]


def test_a_click_on_a_card_that_lies_still_ends_what_moves_and_uses_the_card() -> None:
    with at_table(session_at(position("behind-the-throne", row="queen", deck="judge*2", mine="general")),
                  speed=0.001) as hand:
        hand.push("Reveal a card")
        hand.click("stacks.1/general/0")
        skip_all(hand)
        assert hand.played == ["reveal", "use general"]
        assert hand.disorder() == []


def test_a_click_where_a_card_has_yet_to_arrive_is_not_for_that_card() -> None:
    with at_table(session_at(position("behind-the-throne", row="queen", deck="judge*2", mine="general")),
                  speed=0.001) as hand:
        hand.push("Reveal a card")
        coming = hand.scene.place("row").corner(1, 0) + QPointF(20, 60)
        hand.click(hand.screen.table_view.mapFromScene(coming))
        assert not hand.moving()
        assert hand.played == ["reveal"]
        hand.click(hand.screen.table_view.mapFromScene(coming))
        assert len(hand.played) == 2


def test_a_click_that_hurries_a_rival_along_plays_no_card_of_ones_own_and_the_next_one_does() -> None:
    game = position("imposter-kings", "elder zealot", "princess queen", court="fool")
    with at_table(session_at(game), speed=0.001, viewer=1) as hand:
        card = next(piece.id for piece in hand.view.pieces.values() if "queen" in piece.id)
        hand.session.submit(0, next(move for move in game.legal_moves() if "elder" in str(move)))
        assert hand.moving()
        for _ in range(9):
            if hand.moving():
                hand.click(card)
        assert hand.session.state.actor == 1
        assert card in hand.view.offers and not hand.moving()
        assert len(hand.played) == 1 and not hand.lit and not hand.note
        hand.click(card)
        assert len(hand.played) == 2 or hand.lit or hand.buttons


def test_a_click_that_hurries_the_deal_along_plays_no_card_that_has_already_arrived() -> None:
    with at_table(session_at(position("throne", "king seven", "ten*2")), speed=0.001, dealt=False) as hand:
        hand.narrator.animator.show_at(1e6)
        assert hand.moving()
        card = next(piece.id for piece in hand.view.pieces.values() if piece.id in hand.view.offers)
        hand.click(card)
        assert not hand.moving()
        assert hand.played == [] and not hand.lit
        hand.click(card)
        assert hand.played or hand.lit or len(hand.buttons) > 1


def test_a_click_on_the_ribbon_ends_what_moves() -> None:
    with at_table(lost_row(), speed=0.001) as hand:
        hand.push("Reveal a card")
        QTest.mouseClick(hand.screen.ribbon, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
        QTest.mouseClick(hand.screen.ribbon, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
        assert not hand.moving()
        assert hand.disorder() == []


def test_a_card_can_be_dragged_before_the_last_one_has_come_to_rest() -> None:
    with at_table(session_at(position("behind-the-throne", row="queen", deck="judge*2", mine="general")),
                  speed=0.001) as hand:
        hand.push("Reveal a card")
        hand.drag("stacks.1/general/0", "row")
        skip_all(hand)
        assert hand.played == ["reveal", "use general"]
        assert hand.disorder() == []


def test_each_press_skips_one_thing_that_happened_so_that_a_lost_row_can_still_be_seen() -> None:
    with at_table(lost_row(), speed=0.001) as hand:
        hand.push("Reveal a card")
        press(hand)
        assert hand.moving()
        assert lies_there(hand, CardFace("king"), "row", 1)
        press(hand)
        assert not hand.moving()
        assert hand.disorder() == []


def test_a_card_flies_above_the_ribbon() -> None:
    with at_table(lost_row(), speed=0.001) as hand:
        ribbon = hand.screen.ribbon
        hand.push("Reveal a card")
        flying = next(item for item in hand.scene.cards.values() if item.zValue() >= FLYING)
        before = hand.screen.surround.grab().toImage()
        flying.setPos(QPointF(ribbon.geometry().center()) - QPointF(flying.width / 2, 20))
        head = ribbon.geometry().center() - QPoint(20, 4)
        after = hand.screen.surround.grab().toImage()
        below = hand.screen.table_view.grab().toImage()
        assert after.pixelColor(head) == below.pixelColor(head) != before.pixelColor(head)


# -- the table afterwards ------------------------------------------------------------------------------------------

def play_on(hand: Hand, rng: random.Random, show: Callable[[Hand], None], moves: int = 1000) -> None:
    """Play for everybody; when a move has been shown, the table must agree with what Ann should see."""
    session = hand.session
    while not session.finished and len(session.moves) < moves:
        number, actor = len(session.moves), session.state.actor
        assert actor is not None
        legal = session.state.legal_moves()
        if actor or len(legal) > 1:
            session.submit(actor, rng.choice(legal))
        else:
            wait_until(longer_than(session, number), "Ann’s only move is made")
        show(hand)
        assert hand.disorder() == []


def longer_than(session: Session, number: int) -> Callable[[], bool]:
    return lambda: len(session.moves) > number


def skip_all(hand: Hand) -> None:
    while hand.moving():
        press(hand)


@pytest.mark.parametrize(("seats", "moves"), [
    pytest.param(2, 70, id="few"),
    *(pytest.param(seats, 1000, id=f"{seats} seats", marks=LONG) for seats in GAME.seats)])
def test_after_every_move_of_a_game_each_card_lies_exactly_where_it_belongs(seats: int, moves: int) -> None:
    session = Session(GAME, seats, 3 + seats, players=persons(seats))
    play_till_nearly_over(session, seats, moves)
    with at_table(session, speed=1.0) as hand:
        play_on(hand, random.Random(seats), skip_all)
        assert hand.session.finished


@few_or_many("moves", 25, 400)
def test_cards_that_nobody_hurries_come_to_lie_there_too(moves: int) -> None:
    with at_table(Session(GAME, 3, 8, players=persons(3)), speed=20.0) as hand:
        play_on(hand, random.Random(8), Hand.settle, moves)


def test_moves_that_come_faster_than_they_can_be_shown_leave_the_table_right() -> None:
    with at_table(Session(GAME, 3, 5, players=persons(3)), speed=1.0) as hand:
        rng = random.Random(1)
        for _ in range(60):
            actor = hand.session.state.actor
            if actor is not None:
                hand.session.submit(actor, rng.choice(hand.session.state.legal_moves()))
        skip_all(hand)
        assert hand.disorder() == []


@few_or_many("moves", 15, 120)
def test_resizing_the_window_while_cards_move_leaves_the_table_right(moves: int) -> None:
    rng = random.Random(2)

    def resize(hand: Hand) -> None:
        hand.screen.resize(rng.randrange(900, 1500), rng.randrange(600, 900))
        QCoreApplication.processEvents()
        skip_all(hand)

    with at_table(Session(GAME, 2, 9, players=persons(2)), speed=1.0) as hand:
        play_on(hand, rng, resize, moves)


def test_another_language_while_cards_move_leaves_the_table_right() -> None:
    with at_table(lost_row(), speed=1.0) as hand:
        hand.push("Reveal a card")
        QCoreApplication.sendEvent(hand.screen, QEvent(QEvent.Type.LanguageChange))
        skip_all(hand)
        assert hand.disorder() == []


def test_resizing_the_window_while_a_card_is_held_puts_it_back() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general")), speed=1.0) as hand:
        hand.hold("stacks.1/general/0", "row")
        hand.screen.resize(1000, 650)
        QCoreApplication.processEvents()
        assert hand.disorder() == []
        hand.let_go("row")
        assert (hand.played, hand.lit, hand.disorder()) == ([], [], [])


def test_resizing_the_window_while_a_card_glides_back_leaves_it_in_its_place() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general")), speed=0.001) as hand:
        hand.drag("stacks.1/general/0", "discards")
        assert hand.moving()
        hand.screen.resize(1000, 650)
        QCoreApplication.processEvents()
        assert not hand.moving()
        assert hand.disorder() == []


def test_a_card_that_glides_back_while_another_player_moves_does_not_stop_the_game() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king")), speed=1.0) as hand:
        hand.push("Collect the row")
        hand.settle()
        hand.drag("stacks.1/king/0", "discards")
        assert hand.moving()
        hand.session.submit(1, move("behind-the-throne", "reveal"))
        hand.settle()
        assert hand.scene.cards["row/0"].face_shown == CardFace("queen")
        assert hand.disorder() == []


def test_a_card_that_is_put_back_while_it_turns_lies_straight() -> None:
    with at_table(session_at(position("behind-the-throne", row="queen judge", mine="general")),
                  speed=0.001) as hand:
        hand.session.submit(0, move("behind-the-throne", "use general"))
        hand.narrator.animator.show_at(100.0)
        assert [name for name, card in hand.scene.cards.items() if card.tilted] == ["stacks.1/general/0"]
        hand.narrator.put_back()
        assert [card for card in hand.scene.cards.values() if card.tilted] == []


# -- closing -------------------------------------------------------------------------------------------------------

def test_closing_the_table_while_cards_move_ends_the_movement() -> None:
    with at_table(lost_row(), speed=1.0) as hand:
        hand.push("Reveal a card")
        hand.leave()
        assert not hand.moving()
        before = {card: QPointF(item.pos()) for card, item in hand.scene.cards.items()}
        turn_for(0.1)
        assert {card: item.pos() for card, item in hand.scene.cards.items()} == before


def test_what_happens_after_the_table_is_closed_is_not_shown_any_more() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen*2"))) as hand:
        hand.push("Collect the row")
        hand.leave()
        lines = hand.log
        hand.session.submit(1, move("behind-the-throne", "reveal"))
        assert hand.log == lines


# -- all at once ---------------------------------------------------------------------------------------------------

def anywhere(hand: Hand, rng: random.Random) -> QPoint:
    """A card, a zone, or just some point of the table."""
    kind = rng.random()
    if kind < 0.6:
        return hand.point(rng.choice(sorted(hand.scene.cards)))
    if kind < 0.9:
        return hand.point(rng.choice(sorted(hand.scene.zone_items)))
    return QPoint(rng.randrange(hand.viewport.width()), rng.randrange(hand.viewport.height()))


def do_something(hand: Hand, rng: random.Random) -> None:
    """What a child, a cat or a very impatient player might do."""
    tools = [each for each in (hand.screen.rail.undo, *hand.screen.ribbon.buttons) if each.isEnabled()]
    actions: list[Callable[[], object]] = [
        lambda: hand.press(anywhere(hand, rng)), lambda: hand.carry(anywhere(hand, rng), anywhere(hand, rng)),
        lambda: hand.let_go(anywhere(hand, rng)), lambda: hand.drag(anywhere(hand, rng), anywhere(hand, rng)),
        lambda: hand.click(anywhere(hand, rng)), lambda: turn_for(0.01),
        lambda: hand.key(rng.choice([Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Return])),
        lambda: hand.screen.resize(rng.randrange(900, 1400), rng.randrange(600, 900)),
        lambda: rng.choice(tools or [hand.screen.rail.undo]).click(),
        lambda: choose_any(hand, rng)]
    rng.choice(actions)()


def choose_any(hand: Hand, rng: random.Random) -> None:
    """Choose some move from the list, as it is once it has been unfolded: time has passed meanwhile."""
    hand.open_page("moves")
    if hand.moves:
        hand.choose(rng.choice(hand.moves))


@few_or_many("often", (1, 25), (2, 250))
@pytest.mark.parametrize("speed", [0.0, 1.0, 30.0])
def test_whatever_somebody_does_at_the_table_the_game_goes_on(often: tuple[int, int], speed: float) -> None:
    games, doings = often
    for seed in range(1, games + 1):
        do_much(Session(GAME, 3, seed, players=persons(3)), speed, doings, to_the_end=games > 1)


def do_much(session: Session, speed: float, doings: int, *, to_the_end: bool) -> None:
    """Do so many things at a table, and then play on, for ten moves or to the end."""
    rng = random.Random(doings)
    with at_table(session, speed=speed) as hand:
        for _ in range(doings):
            do_something(hand, rng)
            actor = hand.session.state.actor
            if actor and not hand.moving():
                hand.session.submit(actor, rng.choice(hand.session.state.legal_moves()))
        hand.let_go(FELT)
        hand.settle()
        assert hand.disorder() == []
        before = len(hand.played)
        assert before > 3
        play_on(hand, rng, skip_all, 1000 if to_the_end else before + 10)
        assert hand.session.finished or (not to_the_end and len(hand.played) >= before + 10)


# -- the deal ------------------------------------------------------------------------------------------------------

def test_a_new_game_is_dealt_from_the_deck_before_anybody_decides() -> None:
    game = session_at(position("behind-the-throne", row="queen", deck="judge*2", mine="general"))
    with at_table(game, speed=0.001, dealt=False) as hand:
        assert hand.moving()
        assert hand.marked == []
        deck = hand.scene.place("deck").corner(0, 0)
        assert (hand.position("stacks.1/general/0") - deck).manhattanLength() < 60
        hand.narrator.animator.skip()
        assert not hand.moving()
        assert hand.disorder() == []
        assert "stacks.1/general/0" in hand.marked


@skips
def test_the_deal_can_be_skipped(skip: Callable[[Hand], None]) -> None:
    game = session_at(position("behind-the-throne", row="queen", deck="judge*2", mine="general"))
    with at_table(game, speed=0.001, dealt=False) as hand:
        skip(hand)
        assert not hand.moving()
        assert hand.disorder() == []
        assert hand.played == []


def test_a_game_that_goes_on_is_not_dealt_again() -> None:
    session = session_at(position("behind-the-throne", row="queen", deck="judge*2", mine="general"))
    session.submit(0, move("behind-the-throne", "collect"))
    with at_table(session, speed=0.001, dealt=False) as hand:
        assert not hand.moving()
        assert hand.disorder() == []


class StoppedClock:
    """A clock that stands at 100 milliseconds."""

    def start(self) -> None:
        """It has always been going."""

    def elapsed(self) -> int:
        return 100


def middle_of(hand: Hand, piece: str) -> float:
    """How far from the left the middle of a card is, which stays on its way whatever size the card takes."""
    return hand.scene.cards[piece].mapToScene(hand.scene.cards[piece].card_rect().center()).x()


@pytest.mark.parametrize(("speed", "share"), [(0.5, 0.5), (1.0, 1.0), (2.0, 2.0)])
def test_cards_fly_as_fast_as_the_settings_say(speed: float, share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(animator, "QElapsedTimer", StoppedClock)
    with at_table(session_at(position("behind-the-throne", row="queen", deck="judge*2")), speed=speed) as hand:
        start, end = (QRectF(place.corner(slot, 0), place.card).center().x()
                      for place, slot in ((hand.scene.place("deck"), 0), (hand.scene.place("row"), 1)))
        hand.push("Reveal a card")
        wait_until(lambda: abs(middle_of(hand, "row/1") - start) > 1, "the card is on its way")
        way = (middle_of(hand, "row/1") - start) / (end - start)
        assert way == pytest.approx(1 - (1 - 100 * share / PLAY.time) ** 3, abs=0.03)
