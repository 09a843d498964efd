"""Motion tells what happened, then rests: one table of durations and easings, and what moves by it, seen at times."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from math import hypot
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QPushButton

import throne_desktop
from engine import load_game
from engine.base.faces import BACK, CardFace
from engine.games.behind_the_throne.game import GAME
from engine.session.header import new_header
from engine.session.playthrough import Playthrough
from engine.session.session import Session
from tests.helpers.amount import first_or_all
from tests.helpers.positions import move, position
from tests.helpers.window import Hand, at_table, persons, session_at, wait_until
from throne_desktop.language import i18n
from throne_desktop.storage.settings import Settings
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.geometry.zlayers import FLYING
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.motion import motions
from throne_desktop.table.motion.animator import Animator
from throne_desktop.table.motion.frames import USUAL, time_of_frame
from throne_desktop.table.motion.motions import Motion
from throne_desktop.table.motion.timeline import Timeline
from throne_desktop.table.motion.tweens import Track, Tween

pytestmark = pytest.mark.usefixtures("qtbot")

START, END = QPointF(100, 500), QPointF(500, 200)
"""300 up and 400 across: 500 pixels of way."""


@pytest.fixture
def card() -> Iterator[CardItem]:
    """A card of 100 by 140 pixels on a table, face down."""
    scene = QGraphicsScene()
    item = CardItem(Faces(GAME, i18n.words), 100.0, 1.0)
    scene.addItem(item)
    yield item
    scene.removeItem(item)


def middle(item: CardItem) -> QPointF:
    return item.mapToScene(item.card_rect().center())


def wide(item: CardItem) -> float:
    """How wide the picture of a card is that is seen now."""
    return item.sceneBoundingRect().width()


# -- the table ---------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("motion", "time", "ease"), [
    (motions.DEAL, 220, motions.out_cubic), (motions.PLAY, 260, motions.out_cubic),
    (motions.TURN_AWAY, 120, motions.in_quad), (motions.TURN_HERE, 120, motions.out_quad),
    (motions.TAKE, 320, motions.in_out_cubic), (motions.PART, 120, motions.out_quad),
    (motions.REFUSED, 280, motions.out_cubic), (motions.RISE, 400, motions.in_out_cubic),
    (motions.BEAM, 400, motions.out_cubic), (motions.FACE, 300, motions.out_cubic),
    (motions.LAUREL, 200, motions.out_cubic), (motions.FADE, 120, motions.linear)])
def test_the_table_says_how_long_everything_takes_and_how_it_gets_there(motion: Motion, time: int,
                                                                        ease: motions.Easing) -> None:
    assert (motion.time, motion.ease) == (time, ease)
    assert [ease(0.0), ease(1.0)] == [0.0, 1.0]


def test_a_deal_takes_900_milliseconds_at_most_however_many_cards_are_dealt() -> None:
    assert [motions.DEAL.delay(number, 4) for number in range(4)] == [0, 45, 90, 135]
    for number in (17, 30, 60):
        assert motions.DEAL.delay(number - 1, number) + motions.DEAL.lasts <= 900


def numbers_given(path: Path) -> list[str]:
    """Where a module gives what moves a number of its own, or has a clock of its own."""
    found = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            given = [*node.args, *(each.value for each in node.keywords)]
            numbers = [each.value for each in given if isinstance(each, ast.Constant)
                       and type(each.value) in (int, float) and each.value]
            if (name in ("Tween", "Track", "play") and numbers) or name == "Motion":
                found.append(f"{path.name}:{node.lineno}: {name}")
        if isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            if name in ("QPropertyAnimation", "QVariantAnimation", "QEasingCurve", "QTimeLine", "PreciseTimer"):
                found.append(f"{path.name}:{node.lineno}: {name}")
    return found


def test_nothing_that_moves_has_numbers_of_its_own(tmp_path: Path) -> None:
    folder = Path(throne_desktop.__file__).parent
    found = [each for path in folder.rglob("*.py") if path.name != "motions.py" for each in numbers_given(path)]
    assert [each.rpartition(":")[2] for each in found if each.startswith("animator.py")] == [" PreciseTimer"]
    assert [each for each in found if not each.startswith("animator.py")] == []
    faulty = tmp_path / "faulty.py"
    faulty.write_text("Tween(item, here, there, Motion(300, out_cubic))\nanimator.play([], 120, done)\n")
    assert sorted(numbers_given(faulty)) == ["faulty.py:1: Motion", "faulty.py:2: play"]


# -- a card on its way -------------------------------------------------------------------------------------------------

def test_a_card_that_is_played_arrives_a_little_larger_and_settles(card: CardItem) -> None:
    tween = Tween(card, START, END, motions.PLAY)
    tween.at(0)
    flat = wide(card)
    assert card.pos() == START
    tween.at(130)
    assert (middle(card) - QPointF(50, 70) - START).x() == pytest.approx(400 * 0.875)
    assert wide(card) > flat * 1.04     # its shadow falls farther away, too
    tween.at(260)
    assert (wide(card) > flat * 1.04, card.pos()) == (True, END)
    tween.at(300)
    assert wide(card) == flat       # it settles before it is at rest
    tween.at(350)
    assert (card.pos(), wide(card), tween.ends) == (END, flat, 350)


def test_a_card_turns_over_across_its_width_and_is_another_one_from_its_edge_on(card: CardItem) -> None:
    tween = Tween(card, START, START, motions.FLIP, turn=lambda: card.show_face(CardFace("king")))
    widths = []
    for time in (0, 60, 119, 120, 180, 240):
        tween.at(time)
        widths.append((round(card.transform().m11(), 2), card.face_shown == BACK))
    assert widths == [(1.0, True), (0.75, True), (0.02, True), (0.02, False), (0.75, False), (1.0, False)]
    assert card.pos() == START
    assert card.transform().isIdentity()


def test_a_card_that_grows_on_its_way_turns_over_around_its_middle(card: CardItem) -> None:
    tween = Tween(card, START, START, motions.FLIP, from_width=50.0, width=100.0, turn=lambda: None)
    tween.at(0)
    assert (middle(card), card.width) == (START + QPointF(25, 35), 50.0)
    for time, width in ((60, 50.0), (119, 50.0), (121, 100.0), (180, 100.0)):
        tween.at(time)
        grown = 50 + 50 * time / 240
        assert (middle(card).x(), card.width) == (pytest.approx(START.x() + grown / 2), width)


def test_what_is_taken_goes_in_an_arc_above_the_straight_line(card: CardItem) -> None:
    for start, end in ((START, END), (END, START)):
        tween = Tween(card, start, end, motions.TAKE)
        tween.at(160)
        aside = card.pos() - (start + end) / 2
        assert hypot(aside.x(), aside.y()) == pytest.approx(0.12 * 500)
        assert aside.y() < 0
        tween.at(320)
        assert card.pos() == end


@pytest.mark.parametrize(("way", "over"), [(500.0, 6.0), (100.0, 6.0), (12.0, 3.0)])
def test_a_refused_card_goes_back_a_little_too_far_and_then_home(card: CardItem, way: float, over: float) -> None:
    tween = Tween(card, QPointF(0, 0), QPointF(way, 0), motions.REFUSED)
    seen = []
    for time in range(281):
        tween.at(time)
        seen.append(card.pos().x())
    assert max(seen) == pytest.approx(way + over, abs=0.01)
    assert seen[-1] == pytest.approx(way)


def test_a_card_takes_its_other_size_halfway_and_its_middle_stays_on_its_way(card: CardItem) -> None:
    tween = Tween(card, START, END, motions.DEAL, width=30.0)
    seen = []
    for time in range(221):
        tween.at(time)
        share = motions.out_cubic(time / 220)
        there = START + QPointF(50, 70) + (END - START - QPointF(35, 49)) * share
        assert (middle(card) - there).manhattanLength() < 0.01
        seen.append(card.width)
    assert seen == [100.0] * 46 + [30.0] * 175
    assert card.pos() == END


def test_a_fresh_card_is_not_seen_before_it_sets_off(card: CardItem) -> None:
    tween = Tween(card, START, END, motions.DEAL, 90, fresh=True)
    tween.at(89)
    assert not card.isVisible()
    tween.at(90)
    assert card.isVisible()


# -- with reduced motion -----------------------------------------------------------------------------------------------

def test_with_reduced_motion_a_card_fades_out_where_it_lay_and_in_where_it_goes(card: CardItem) -> None:
    tween = Tween(card, START, END, motions.TAKE, turn=lambda: card.show_face(CardFace("king")))
    tween.reduce()
    seen = []
    for time in (0, 60, 119, 120, 180, 240):
        tween.at(time)
        seen.append((card.pos() == START, card.face_shown == BACK, round(card.opacity(), 2)))
    assert seen == [(True, True, 1.0), (True, True, 0.5), (True, True, 0.01),
                    (False, False, 0.0), (False, False, 0.5), (False, False, 1.0)]
    assert (card.pos(), tween.ends) == (END, 240)


def test_with_reduced_motion_a_card_that_makes_room_is_there_at_once(card: CardItem) -> None:
    tween = Tween(card, START, END, motions.PART)
    tween.reduce()
    seen = []
    for time in (0, 119, 120):
        tween.at(time)
        seen.append((card.pos(), card.opacity()))
    assert seen == [(START, 1.0), (START, 1.0), (END, 1.0)]


def test_with_reduced_motion_nothing_is_seen_on_its_way() -> None:
    game = session_at(position("behind-the-throne", row="queen", deck="judge*2", mine="general"))
    with at_table(game, speed=0.0001) as hand:
        hand.screen.apply(Settings(animation_speed=0.0001, motion="fade"))
        hand.push("Reveal a card")
        before, goal = QPointF(hand.position("row/1")), hand.scene.place("row").corner(1, 0)
        assert (before - hand.scene.place("deck").corner(0, 0)).manhattanLength() < 10
        for time in range(0, 400, 20):
            hand.narrator.animator.show_at(time)
            assert hand.position("row/1") in (before, goal)
            assert hand.scene.cards["row/1"].transform().isIdentity()


def test_with_reduced_motion_a_hand_parts_at_once() -> None:
    session = Session(GAME, 2, 1, players=persons(2))
    with at_table(session, speed=0.0001) as hand:
        hand.screen.apply(Settings(animation_speed=0.0001, motion="fade"))
        assert hand.disorder() == []


# -- at the table ------------------------------------------------------------------------------------------------------

def test_the_deck_keeps_lying_at_its_size_while_the_cards_are_dealt() -> None:
    game = session_at(position("throne", "1 lay; hand.1 king seven; hand.2 eight; wins 0,1; rest deck"))
    with at_table(game, speed=0.0001, dealt=False) as hand:
        pile = hand.scene.place("deck")
        for time in range(0, 900, 30):
            hand.narrator.animator.show_at(time)
            over = [item for item in hand.scene.cards.values() if item.isVisible() and item.pos() == pile.corner(0, 0)]
            assert over
            assert all(item.width == pytest.approx(pile.card.width()) for item in over)
        assert hand.narrator.counts.discs == {}


def test_a_card_that_turns_over_where_it_lies_is_seen_turning() -> None:
    game = position("imposter-kings", "fool", "princess judge", court="sentry", accused="assassin",
                    successors=("elder", "queen"))
    with at_table(session_at(game), speed=0.0001) as hand:
        hand.session.submit(0, move("imposter-kings", "flip"))
        king, before = hand.scene.cards["king.1/king"], QPointF(hand.position("king.1/king"))
        hand.narrator.animator.show_at(60)
        while king.transform().isIdentity() and hand.moving():      # it turns along with the last cards that move
            hand.narrator.animator.skip()
            hand.narrator.animator.show_at(60)
        assert king.transform().m11() == pytest.approx(0.75)
        assert middle(king) == QRectF(before, king.card_size).center()
        hand.narrator.animator.show_at(200)
        assert king.face_shown == BACK


def test_coins_fly_from_the_pile_to_the_purse_and_lie_nowhere_twice() -> None:
    with at_table(session_at(position("rival-kings", "courtier", "diplomat")), speed=0.0001) as hand:
        pile = [name for name in hand.scene.cards if name.startswith("money.2/")]
        start = hand.position(pile[0])
        hand.session.submit(0, move("rival-kings", "take 2"))
        hand.narrator.animator.show_at(200)
        flying = [item for item in hand.scene.cards.values() if item.zValue() >= FLYING and item.pos() != start]
        assert flying
        assert not [name for name in hand.scene.cards if name.startswith("money.2/")]
        while hand.moving():
            hand.narrator.animator.skip()
        assert hand.disorder() == []


def bare(hand: Hand) -> set[str]:
    """The cards that are painted for the part another one leaves free of them, and that none lies on."""
    seen = {name: (item, item.mapRectToScene(item.card_rect())) for name, item in hand.scene.cards.items()
            if item.isVisible()}
    return {name for name, (item, _) in seen.items()
            if item.zValue() < FLYING and item.free is not None and item.face_shown != BACK
            and not any(other.zValue() > item.zValue() and rect.contains(
                item.pos() + QPointF(item.free * 1.4, item.card_size.height() / 2)) for other, rect in seen.values())}


@first_or_all("seed", range(8), first=3)
@pytest.mark.parametrize("game_id", ["imposter-kings", "behind-the-throne"])
def test_what_another_card_leaves_is_seen_whole_at_once(game_id: str, seed: int) -> None:
    game, rng = load_game(game_id), random.Random(seed)
    session = Session.from_playthrough(
        Playthrough(new_header(game, 3, seed, {}, persons(3), True, edition=game.unnamed_edition)))
    with at_table(session, speed=0.0001) as hand:
        for _ in range(40):
            before = bare(hand)
            session.submit(session.state.actor or 0, rng.choice(session.state.legal_moves()))
            while hand.moving():
                for time in (0, 60, 130, 200, 5000):
                    hand.narrator.animator.show_at(time)
                    assert bare(hand) <= before, (session.moves[-1], time)
                hand.narrator.animator.skip()


FRAME = time_of_frame(USUAL)


def moving_timers(owner: QObject) -> list[QTimer]:
    return [timer for timer in owner.findChildren(QTimer) if timer.isActive() and not timer.isSingleShot()
            and timer.interval() <= FRAME]


def test_nothing_moves_while_a_player_thinks() -> None:
    with at_table(Session(GAME, 3, 5, players=persons(3)), speed=100.0) as hand:
        assert hand.narrator.animator.running or moving_timers(hand.scene) == []
        for _ in range(6):
            hand.session.submit(hand.session.state.actor or 0, hand.session.state.legal_moves()[0])
            hand.settle()
            hand.narrator.parting.finish()
            assert moving_timers(hand.screen) == []


def test_no_frame_is_made_while_the_table_rests_between_two_things() -> None:
    animator = Animator()
    animator.play([], 3_600_000, lambda: None)
    wait_until(lambda: all(timer.interval() > FRAME for timer in animator.findChildren(QTimer)), "it rests")
    assert animator.running
    animator.skip()
    assert not any(timer.isActive() for timer in animator.findChildren(QTimer))


def test_pips_grow_when_they_are_reached_and_are_whole_once_the_round_is_over() -> None:
    game = session_at(position("throne", "1 lay; hand.1 seven; hand.2 eight; wins 0,1; rest deck"))
    with at_table(game, speed=0.0001) as hand:
        plaque = hand.plaque(0)
        shown = plaque.says.shown
        grow = plaque.gain(type(shown)(shown.form, shown.text, shown.number, 1, shown.goal, shown.sign))
        assert grow is not None
        seen = []
        for share in (0.0, 0.5, 1.0):
            grow(share)
            seen.append([(glyph.lit, glyph.part) for glyph in plaque.plan.shape.parts])   # type: ignore[union-attr]
        assert seen == [[(True, share), (False, share), (False, share)] for share in (0.0, 0.5, 1.0)]
        assert plaque.gain(shown) is None


# -- the end -----------------------------------------------------------------------------------------------------------

def win(seen: dict[str, float], owner: QObject, speed: float, *, reduced: bool = False) -> Timeline:
    timeline = Timeline(motions.WIN, seen.__setitem__, owner)
    timeline.follow(Settings(animation_speed=speed, motion="fade" if reduced else "move"))
    timeline.begin()
    return timeline


def test_at_a_win_light_falls_then_the_face_is_seen_and_then_the_laurel() -> None:
    seen: dict[str, float] = {}
    timeline = win(seen, QObject(), 0.0001)
    found = []
    for time in (0, 400, 700, 900):
        timeline.animator.show_at(time)
        found.append(dict(seen))
    assert found == [{"beam": 0.0, "face": 0.0, "laurel": 0.0}, {"beam": 1.0, "face": 0.0, "laurel": 0.0},
                     {"beam": 1.0, "face": 1.0, "laurel": 0.0}, {"beam": 1.0, "face": 1.0, "laurel": 1.0}]


def test_with_reduced_motion_all_of_it_is_seen_at_once() -> None:
    seen: dict[str, float] = {}
    win(seen, QObject(), 0.0001, reduced=True).animator.show_at(60)
    assert set(seen.values()) == {0.5}


@pytest.mark.parametrize("by_key", [True, False])
def test_any_click_or_key_ends_it_and_still_does_what_it_is_for(by_key: bool) -> None:
    button, seen, pushed = QPushButton("Again"), dict[str, float](), list[bool]()
    button.clicked.connect(lambda: pushed.append(True))
    button.show()
    timeline = win(seen, button, 0.0001)
    if by_key:
        QTest.keyClick(button, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (timeline.animator.running, set(seen.values()), pushed) == (False, {1.0}, [True])


def test_at_speed_zero_it_is_all_there_at_once() -> None:
    seen: dict[str, float] = {}
    win(seen, QObject(), 0.0)
    assert set(seen.values()) == {1.0}


def test_a_track_comes_to_its_end_and_is_heard_then() -> None:
    seen = list[float]()
    track = Track(seen.append, motions.RISE, 100, "marker")
    track.at(100)
    track.at(300)
    assert (seen, track.rings(499), track.rings(500)) == ([0.0, 0.5], False, True)
