"""A flying card is a picture that is only moved: at its size, on whole pixels of any screen, and gone once it lies."""

from __future__ import annotations

import random
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap, QRegion, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from engine import GAMES, load_game
from engine.base.faces import CardFace, TokenFace
from engine.games.imposter_kings.game import GAME
from engine.session.session import Session
from tests.helpers.amount import first_or_all
from tests.helpers.window import Hand, at_table, dress, persons, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.geometry.zlayers import FLYING
from throne_desktop.table.items import items
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.items.lifted import Lifted
from throne_desktop.table.motion import motions
from throne_desktop.table.motion.animator import Animator
from throne_desktop.table.motion.frames import screen_of, time_of_frame
from throne_desktop.table.motion.motions import Motion
from throne_desktop.table.motion.tweens import Tween

pytestmark = pytest.mark.usefixtures("qtbot")

RATIOS = (1.0, 1.25, 1.5, 1.75, 2.0)
FLIGHTS = (motions.DEAL, motions.PLAY, motions.TAKE, motions.PART, motions.REFUSED)
STRAIGHT = (QTransform.TransformationType.TxNone, QTransform.TransformationType.TxTranslate)
ROOM = QRectF(0, 0, 420, 360)


@pytest.fixture(autouse=True)
def scene() -> Iterator[QGraphicsScene]:
    dress()
    made = QGraphicsScene(ROOM)
    yield made
    made.clear()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def on(scene: QGraphicsScene, ratio: float, *, sideways: bool = False) -> CardItem:
    """A card of 83 pixels, of which few sizes come to whole pixels of a screen."""
    item = CardItem(Faces(GAME, i18n.words), 83.0, ratio)
    item.show_face(CardFace("fool"), sideways)
    scene.addItem(item)
    return item


def somewhere(rng: random.Random) -> QPointF:
    return QPointF(rng.uniform(40, 280), rng.uniform(40, 180))


def painted(scene: QGraphicsScene, ratio: float, *, in_parts: bool = False) -> QImage:
    """The scene on a screen of that ratio, within one rectangle or several, which Qt paints in different ways."""
    image = QImage((ROOM.size() * ratio).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(theme.palette.felt_light)
    painter = QPainter(image)
    whole = ROOM.toRect()
    painter.setClipRegion(QRegion(whole) - QRect(0, 0, 1, 1) if in_parts else QRegion(whole))
    scene.render(painter, ROOM, ROOM)
    painter.end()
    return image


# -- pictures ----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("motion", FLIGHTS)
@pytest.mark.parametrize("ratio", RATIOS)
def test_a_card_on_its_way_is_neither_scaled_nor_turned(scene: QGraphicsScene, motion: Motion, ratio: float) -> None:
    item = on(scene, ratio)
    tween = Tween(item, QPointF(40.3, 50.7), QPointF(250.1, 160.9), motion, width=61.0)
    for time in range(tween.ends + 1):
        tween.at(time)
        assert item.sceneTransform().type() in STRAIGHT
        picture = item.pixmap()
        assert picture.devicePixelRatio() == ratio
        corner = item.sceneBoundingRect().topLeft() * ratio
        if not ratio.is_integer():
            assert (corner - corner.toPoint()).manhattanLength() < 1e-6


def test_a_card_high_above_the_table_is_larger_and_its_shadow_is_in_its_picture(scene: QGraphicsScene) -> None:
    item = on(scene, 1.0)
    flat = item.pixmap().size()
    item.rise(motions.PLAY.lifted)
    grown = item.pixmap().size() - flat
    assert grown.width() > 83 * 0.04
    assert grown.height() > grown.width()       # light falls from the upper left, and mostly from above
    assert not [child for child in item.childItems() if child.isVisible()]
    item.land()
    assert item.pixmap().size() == flat


@pytest.mark.parametrize("sideways", [False, True])
@pytest.mark.parametrize("motion", FLIGHTS)
@pytest.mark.parametrize("ratio", RATIOS)
def test_a_card_that_has_flown_looks_as_one_that_was_laid_there(scene: QGraphicsScene, motion: Motion, ratio: float,
                                                                sideways: bool) -> None:
    rng = random.Random(f"{motion.time} {ratio}")
    item = on(scene, ratio, sideways=sideways)
    for _ in range(6):
        start, end = somewhere(rng), somewhere(rng)
        tween = Tween(item, start, end, motion)
        for time in range(0, tween.ends, 7):
            tween.at(time)
        tween.at(tween.ends)
        flown = painted(scene, ratio)
        item.setVisible(False)
        other = on(scene, ratio, sideways=sideways)
        other.lay(end)
        assert painted(scene, ratio) == flown
        scene.removeItem(other)
        item.setVisible(True)


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_card_looks_the_same_within_however_many_rectangles_it_is_painted(scene: QGraphicsScene,
                                                                           ratio: float) -> None:
    rng = random.Random(int(ratio * 4))
    item = on(scene, ratio)
    for _ in range(12):
        item.lay(somewhere(rng))
        assert painted(scene, ratio) == painted(scene, ratio, in_parts=True)
        item.rise(motions.PLAY.lifted)
        assert painted(scene, ratio) == painted(scene, ratio, in_parts=True)
        item.land()


def begins(item: CardItem, ratio: float) -> tuple[int, int]:
    """The pixel of the screen at which the picture of a card begins."""
    corner = (item.sceneBoundingRect().topLeft() * ratio).toPoint()
    return corner.x(), corner.y()


def landed(hand: Hand, ratio: float) -> dict[str, tuple[object, ...]]:
    """Where the cards begin that have flown and are at rest, how wide they are, and whether they lie on their side."""
    return {name: (begins(item, ratio), item.width, item.lies) for name, item in hand.scene.cards.items()
            if item.zValue() >= FLYING and item.isVisible()}


@pytest.mark.parametrize("ratio", RATIOS)
@first_or_all("game_id", ("imposter-kings", *(each for each in GAMES if each != "imposter-kings")))
def test_no_card_jumps_where_it_has_landed(game_id: str, ratio: float) -> None:
    game, rng = load_game(game_id), random.Random(game_id)
    session = Session(game, 3, 3, players=persons(3))
    flown = 0
    with at_table(session, speed=0.0001) as hand:
        hand.narrator.resize(QSizeF(1013, 667), ratio)
        while flown < 6 and session.state.actor is not None:
            session.submit(session.state.actor, rng.choice(session.state.legal_moves()))
            before = {}
            while hand.moving():
                hand.narrator.animator.show_at(5000)
                before = landed(hand, ratio)
                hand.narrator.animator.skip()
            hand.narrator.parting.finish()
            homes = {piece.id for piece in hand.scene.own_hand()}      # what can be played rises there
            for name, (spot, *shape) in before.items():
                item = hand.scene.cards.get(name)
                if name not in homes and item is not None and [item.width, item.lies] == shape:
                    flown += 1
                    assert begins(item, ratio) == spot, (name, session.moves[-1])
    assert flown >= 6


# -- memory ------------------------------------------------------------------------------------------------------------

@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[weakref.ref[QPixmap]]:
    """The pictures that were made for flights."""
    found: list[weakref.ref[QPixmap]] = []
    real = items.lifted

    def noted(*args: object) -> Lifted:
        lifted = real(*args)        # type: ignore[arg-type]
        found.append(weakref.ref(lifted.picture))
        return lifted

    monkeypatch.setattr(items, "lifted", noted)
    return found


@pytest.mark.parametrize("motion", [motions.DEAL, motions.PLAY, motions.TAKE])
def test_nothing_is_kept_of_a_flight(scene: QGraphicsScene, made: list[weakref.ref[QPixmap]], motion: Motion) -> None:
    item = on(scene, 2.0)
    tween = Tween(item, QPointF(), QPointF(200, 100), motion)
    for time in range(tween.ends + 1):
        tween.at(time)
    assert len(made) == 1
    assert made[0]() is None


def test_a_token_needs_no_other_picture_in_the_air(scene: QGraphicsScene, made: list[weakref.ref[QPixmap]]) -> None:
    item = on(scene, 2.0)
    item.show_face(TokenFace("disc", "gold", "1"), width=30.0)
    before = item.pixmap().cacheKey()
    tween = Tween(item, QPointF(), QPointF(200, 100), motions.TAKE)
    for time in range(tween.ends + 1):
        tween.at(time)
        assert item.pixmap().cacheKey() == before
    assert made == []


@pytest.mark.parametrize("time", [0, 120, 200, 5000])
def test_nothing_is_kept_of_flights_that_are_skipped_or_stopped(made: list[weakref.ref[QPixmap]], time: int) -> None:
    session = Session(GAME, 3, 3, players=persons(3))
    with at_table(session, speed=0.0001, dealt=False) as hand:
        hand.narrator.animator.show_at(time)
        hand.narrator.animator.skip()
        assert made
        assert not any(picture() is not None for picture in made)
        session.submit(0, session.state.legal_moves()[0])
        hand.narrator.animator.show_at(120)
        hand.narrator.put_back()
        assert not any(picture() is not None for picture in made)


# -- frames ------------------------------------------------------------------------------------------------------------

class Screen:
    """A screen that shows so many frames in a second."""

    def __init__(self, rate: float) -> None:
        self.rate = rate

    def refreshRate(self) -> float:
        return self.rate


class Shown(QWidget):
    """A widget on a screen of our own."""

    def __init__(self, screen: Screen) -> None:
        super().__init__()
        self.on = screen

    def screen(self) -> Screen:     # type: ignore[override]
        return self.on


@pytest.mark.parametrize(("rate", "time"), [(60.0, 16), (59.94, 16), (90.0, 11), (120.0, 8), (144.0, 7), (143.98, 7),
                                            (75.0, 13), (240.0, 4), (500.0, 4), (0.0, 16), (1.0, 16), (-1.0, 16)])
def test_as_many_frames_are_made_as_the_screen_shows(rate: float, time: int) -> None:
    widget = Shown(Screen(rate))
    owner = QObject(QObject(widget))
    assert screen_of(owner) is widget.on        # type: ignore[comparison-overlap]
    animator = Animator(owner)
    animator.speed = 0.0001
    animator.play([], 1000, lambda: None)
    assert animator.interval == time_of_frame(rate) == time
    widget.on.rate = 60.0       # the window was taken to another screen
    animator.play([], 1000, lambda: None)
    assert animator.interval == 16
    animator.stop()


def test_what_belongs_to_no_widget_follows_the_first_screen() -> None:
    assert screen_of(None) is screen_of(QObject())
    assert screen_of(None) is not None


class Regions(QObject):
    """What a view has painted, frame by frame."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__()
        self.found: list[QRegion] = []
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.found.append(QRegion(event.region()))
        return False


def frames_of(scene: QGraphicsScene, ways: list[tuple[QPointF, QPointF]]) -> list[QRegion]:
    """What is painted in each frame but the first while cards fly these ways."""
    view = QGraphicsView(scene)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
    scene.setSceneRect(0, 0, 900, 600)
    view.resize(910, 610)
    view.show()
    assert QTest.qWaitForWindowExposed(view)
    cards = [on(scene, 1.0) for _ in ways]
    for card, (start, _) in zip(cards, ways, strict=True):
        card.lay(start)
        card.setToolTip("")
    QTest.qWait(20)
    regions = Regions(view)
    animator = Animator(scene)
    animator.play([Tween(card, *way) for card, way in zip(cards, ways, strict=True)], 0, lambda: None)
    wait_until(lambda: not animator.running, "all have landed")
    view.close()
    return regions.found[1:-1]


def test_cards_that_fly_close_together_are_painted_within_one_rectangle(scene: QGraphicsScene) -> None:
    ways = [(QPointF(30.0 * number, 40.0 + 5 * number), QPointF(30.0 * number + 200, 240.0)) for number in range(8)]
    found = frames_of(scene, ways)
    assert found
    assert [region.rectCount() for region in found] == [1] * len(found)


def test_what_lies_between_cards_far_from_each_other_is_not_painted(scene: QGraphicsScene) -> None:
    far = [(QPointF(10, 10), QPointF(60, 40)), (QPointF(760, 430), QPointF(720, 400))]
    found = frames_of(scene, far)
    assert found
    for region in found:
        assert sum(rect.width() * rect.height() for rect in region) < 0.4 * 900 * 600
