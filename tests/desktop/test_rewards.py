"""Rewards: ten seals choose one, what is worn is seen at the table, and nothing that is read or told apart changes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import GAMES, Session, load_game
from engine.base.faces import BACK, CardFace, TurnedFace
from engine.core.text import Text
from engine.session.entries import Seating
from tests.helpers.screens import home
from tests.helpers.window import at_table, click, labels, open_window, wait_until
from throne_desktop.language.i18n import words
from throne_desktop.look import frames, lights, theme
from throne_desktop.look.portraits import round_picture
from throne_desktop.screens.home.home_buttons import OwnFace
from throne_desktop.screens.quests.quests import QuestsScreen
from throne_desktop.screens.quests.rewards import RewardsScreen
from throne_desktop.storage import goals, rewards, settings
from throne_desktop.storage.goals import Goals
from throne_desktop.storage.paths import asset
from throne_desktop.storage.people import OWN, Cast
from throne_desktop.storage.rewards import KINDS, REWARDS, Reward, Worn, worn_by
from throne_desktop.storage.settings import Settings
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.faces.stage import Place, place_of
from throne_desktop.table.items.ground import paint_place
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

ROSES, NIGHT, LAUREL, MOON, EYE = (
    next(each for each in REWARDS if each.id == id_)
    for id_ in ("back/roses", "back/night", "frame/laurel", "light/moon", "title/eye"))
ALL_WORN = tuple(each.id for each in (ROSES, LAUREL, MOON, EYE))
DRESSED = {"rewards": ALL_WORN, "worn": ALL_WORN, "player_name": "Ann"}
THRONE = load_game("throne")


def told_row(page: RewardsScreen, reward: Reward) -> str:
    """What a screen reader says of the line of a reward."""
    told = [str(page.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole)) for row in range(page.list.count())]
    return next(each for each in told if f": {words(reward.called)}. " in each)


@pytest.fixture
def window() -> Iterator[Window]:
    """A window of somebody with twenty-one seals, who has chosen nothing yet."""
    goals.keep(lambda _: Goals(seals=21), "none", ())
    with open_window(player_name="Ann") as opened:
        opened.open_home()
        yield opened


def choose(page: RewardsScreen) -> None:
    """Choose the reward in the line that the keys are at."""
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    wait_until(lambda: QApplication.focusWidget() is page.act, "the button has the focus")
    QTest.keyClick(page.act, Qt.Key.Key_Space)


def opened(window: Window) -> RewardsScreen:
    """The page of rewards, opened from that of quests."""
    window.open_quests()
    quests = window.pages.currentWidget()
    assert isinstance(quests, QuestsScreen)
    click(quests.rewards)
    page = window.pages.currentWidget()
    assert isinstance(page, RewardsScreen)
    return page


# -- what is chosen ----------------------------------------------------------------------------------------------------

def test_there_are_24_rewards_and_more_that_differ_in_name() -> None:
    assert len(REWARDS) >= 24
    assert len({each.id for each in REWARDS}) == len({(each.kind, each.called) for each in REWARDS}) == len(REWARDS)
    assert {each.kind for each in REWARDS} == set(KINDS)


@pytest.mark.parametrize(("seals", "had", "left"), [(9, 0, 0), (10, 0, 1), (19, 0, 1), (20, 0, 2), (20, 1, 1),
                                                   (10, 1, 0), (0, 3, 0)])
def test_ten_seals_choose_one(seals: int, had: int, left: int) -> None:
    assert rewards.left_to_choose(seals, [each.id for each in REWARDS[:had]]) == left


def test_what_is_chosen_is_worn_in_place_of_another_of_its_kind() -> None:
    chosen = Settings()
    assert rewards.choose(chosen, ROSES, 20) and worn_by(chosen) == Worn(back="roses")
    assert rewards.choose(chosen, NIGHT, 20) and worn_by(chosen) == Worn(back="night")
    assert not rewards.choose(chosen, LAUREL, 20) and worn_by(chosen) == Worn(back="night")
    rewards.put_on(chosen, ROSES)
    assert worn_by(chosen) == Worn(back="roses")
    rewards.take_off(chosen, ROSES)
    assert worn_by(chosen) == Worn() and chosen.rewards == (ROSES.id, NIGHT.id)


def test_nothing_is_chosen_twice() -> None:
    chosen = Settings(rewards=(ROSES.id,))
    assert not rewards.choose(chosen, ROSES, 20) and chosen.rewards == (ROSES.id,)


def test_only_what_was_chosen_and_is_known_can_be_worn() -> None:
    assert worn_by(Settings(worn=(ROSES.id, "back/of-another-version"), rewards=("back/of-another-version",))) == Worn()


def test_who_hides_quests_wears_nothing_of_them() -> None:
    assert worn_by(Settings(rewards=ALL_WORN, worn=ALL_WORN)) == Worn("roses", "laurel", "moon", "eye")
    assert worn_by(Settings(rewards=ALL_WORN, worn=ALL_WORN, show_goals=False)) == Worn()


def test_rewards_go_with_their_person() -> None:
    """They are in the person's file of settings, which is exported, brought and deleted with all that is theirs."""
    brought = settings.value_in(settings.content_for(Settings(rewards=ALL_WORN, worn=ALL_WORN)))
    assert worn_by(brought) == Worn("roses", "laurel", "moon", "eye")
    assert not {"rewards", "worn"} & set(settings.OF_MACHINE)


# -- how it looks ------------------------------------------------------------------------------------------------------

def test_every_reward_is_drawn_and_nothing_is_drawn_for_nobody() -> None:
    def named(kind: str) -> set[str]:
        return {each.name for each in REWARDS if each.kind == kind}

    assert {file.stem for file in asset("backs").glob("*.svg")} == named("back")
    assert set(frames.NAMES) == named("frame")
    assert set(lights.NAMES) == named("light")


def back(chosen: Settings, width: int = 34) -> QImage:
    """The back of a card at the table of somebody with these settings."""
    faces = Faces(THRONE, words)
    faces.follow(chosen)
    return faces.face(BACK, width, 1.0).toImage()


def wearing(*worn: Reward, name: str = "Ann") -> Settings:
    """The settings of somebody who has chosen these, and wears them."""
    ids = tuple(each.id for each in worn)
    return Settings(rewards=ids, worn=ids, player_name=name)


def test_card_backs_are_told_apart_in_a_rivals_hand() -> None:
    seen = [back(Settings()), *(back(wearing(each)) for each in REWARDS if each.kind == "back")]
    for one, other in combinations(seen, 2):
        differing = sum(one.pixel(x, y) != other.pixel(x, y) for x in range(4, 32) for y in range(4, 44))
        assert differing > 28 * 40 / 3


def test_a_back_changes_no_face_and_is_taken_off_at_once() -> None:
    faces = Faces(THRONE, words)
    before = [faces.face(face, 120, 1.0).toImage() for face in (CardFace("king"), BACK)]
    faces.follow(wearing(ROSES))
    assert faces.face(CardFace("king"), 120, 1.0).toImage() == before[0]
    assert faces.face(BACK, 120, 1.0).toImage() != before[1]
    assert faces.face(TurnedFace("king"), 120, 1.0).toImage() != faces.face(TurnedFace("queen"), 120, 1.0).toImage()
    faces.follow(Settings())
    assert faces.face(BACK, 120, 1.0).toImage() == before[1]


@pytest.mark.parametrize("name", theme.THEMES)
def test_a_frame_lies_around_a_face_and_leaves_the_ring_that_tells_who_decides(name: str) -> None:
    theme.wear(name)
    try:
        seen = set[bytes]()
        for frame in ("", *frames.NAMES):
            portrait = Cast(lambda: [("Ann", True)])
            portrait.follow(("helm/Ann",), ("Ann",), frame)
            calm, bright = (round_picture(portrait.portrait(0), 60, 1.0, bright=each).toImage()
                            for each in (False, True))
            bare = [round_picture(OWN[1], 60, 1.0, bright=each).toImage() for each in (False, True)]
            middle = calm.width() // 2
            inside = [(middle + x, middle + y) for x in range(-26, 27) for y in range(-26, 27) if x * x + y * y < 700]
            for one, usual in zip((calm, bright), bare, strict=True):
                assert all(one.pixel(*spot) == usual.pixel(*spot) for spot in inside)
            ring = [(middle, middle + 30), (middle - 21, middle + 21), (middle + 21, middle + 21)]
            assert all(bright.pixel(*spot) == bare[1].pixel(*spot) for spot in ring)
            seen.add(bytes(calm.constBits()))
        assert len(seen) == len(frames.NAMES) + 1
    finally:
        theme.wear("light")


def lit(game_id: str, light: str, size: tuple[int, int] = (240, 150)) -> QImage:
    """The place of a game in that light; "" for its own."""
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    paint_place(painter, QRectF(image.rect()), Place(*place_of(load_game(game_id))[:2], light))
    painter.end()
    return image


@pytest.mark.parametrize(("game_id", "light"), [(game_id, light) for light in lights.NAMES for game_id in GAMES])
def test_no_light_makes_any_dot_of_a_stage_lighter(game_id: str, light: str) -> None:
    own, other = lit(game_id, ""), lit(game_id, light)
    assert own != other
    for x in range(0, own.width(), 2):
        for y in range(0, own.height(), 2):
            before, after = own.pixelColor(x, y), other.pixelColor(x, y)
            assert after.red() <= before.red() and after.green() <= before.green() and after.blue() <= before.blue()


def test_high_contrast_keeps_its_plain_ground_in_any_light() -> None:
    theme.wear("contrast")
    try:
        assert lit("throne", "glass") == lit("throne", "")
    finally:
        theme.wear("light")


# -- at the table ------------------------------------------------------------------------------------------------------

def game(*players: Seating) -> Session:
    """A game among these players."""
    return Session(load_game("imposter-kings"), len(players), 5, players=players)


def test_whoever_sits_at_the_screen_wears_frame_and_title_and_nobody_else_does() -> None:
    with at_table(game(Seating("Ann"), Seating("Ben"), Seating("Corvin", "page"))) as hand:
        hand.screen.apply(Settings(animation_speed=0, **DRESSED))  # type: ignore[arg-type]
        QApplication.processEvents()
        plaques = [hand.scene.seats.plaque(seat) for seat in range(3)]
        assert [plaque.says.portrait.frame for plaque in plaques if plaque is not None] == ["laurel", "", ""]
        assert ["Eye of the Realm" in plaque.says.tips for plaque in plaques if plaque is not None] == [
            True, False, False]


def test_a_bot_of_the_same_name_wears_nothing() -> None:
    with at_table(game(Seating("Ben"), Seating("Ann", "page"))) as hand:
        hand.screen.apply(Settings(animation_speed=0, **DRESSED))  # type: ignore[arg-type]
        assert hand.scene.seats.portrait(1).frame == ""
        assert hand.scene.faces.title(1) is None


def test_a_title_stands_where_the_last_deed_will_and_makes_way_for_it() -> None:
    with at_table(game(Seating("Ann"), Seating("Ben"))) as hand:
        hand.screen.apply(Settings(animation_speed=0, **DRESSED))  # type: ignore[arg-type]
        seats, view = hand.scene.seats, hand.scene.view
        assert view is not None
        seats.describe(view.seats[0], None)
        plaque = seats.plaque(0)
        assert plaque is not None and plaque.says.deed == "Eye of the Realm"
        seats.describe(view.seats[0], Text("", "Ann draws."))
        assert plaque.says.deed == "draws"


def test_the_stage_is_in_the_light_that_was_chosen() -> None:
    with at_table(game(Seating("Ann"), Seating("Ben"))) as hand:
        before = hand.viewport.grab().toImage()
        hand.screen.apply(Settings(animation_speed=0, **DRESSED))  # type: ignore[arg-type]
        wait_until(lambda: hand.viewport.grab().toImage() != before, "the table is painted anew")
        assert hand.scene.faces.place.light == "moon"


def test_the_hall_greets_with_the_title_and_shows_the_frame() -> None:
    with open_window(**DRESSED) as window:  # type: ignore[arg-type]
        window.open_home()
        assert any("Ann, Eye of the Realm. The hall is open." in told for told in labels(home(window)))
        face = home(window).findChild(OwnFace)
        assert face is not None and face.portrait.frame == "laurel"


# -- the page ----------------------------------------------------------------------------------------------------------

def test_the_page_tells_how_many_can_be_chosen(window: Window) -> None:
    page = opened(window)
    assert page.standing.text() == "You can choose 2 rewards now."
    choose(page)
    assert page.standing.text() == "You can choose 1 reward now."
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    choose(page)
    assert page.standing.text() == "9 more seals until your next choice."
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert not page.act.isEnabled()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert window.settings.rewards == ("back/roses", "back/night")


def test_enter_on_a_line_spends_no_seals_but_puts_on_and_takes_off_what_is_ones_own(window: Window) -> None:
    page = opened(window)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert window.settings.rewards == ()
    choose(page)
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert worn_by(window.settings) == Worn()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert worn_by(window.settings) == Worn(back="roses")


def test_choosing_by_keys_is_kept_and_goes_on_and_off(window: Window) -> None:
    page = opened(window)
    assert QApplication.focusWidget() is page.list
    choose(page)
    assert page.act.text() == "Stop using"
    kept, _ = settings.load_settings(settings.settings_file())
    assert worn_by(kept) == Worn(back="roses")
    click(page.act)
    assert page.act.text() == "Use"
    kept, _ = settings.load_settings(settings.settings_file())
    assert worn_by(kept) == Worn() and kept.rewards == ("back/roses",)


def test_a_screen_reader_hears_kind_name_and_state_of_each_line_and_no_line_is_a_heading(window: Window) -> None:
    page = opened(window)
    assert told_row(page, ROSES) == "Card back: Roses. Not yours yet."
    choose(page)
    assert told_row(page, ROSES) == "Card back: Roses. Yours, and in use."
    seen = [page.current]
    for _ in REWARDS[1:]:
        QTest.keyClick(page.list, Qt.Key.Key_Down)
        seen.append(page.current)
    assert seen == list(REWARDS)
    assert page.act.accessibleDescription() == "Title: Heart of the Village. Not yours yet."


def test_the_table_below_follows_at_once(window: Window) -> None:
    window.open_session(game(Seating("Ann"), Seating("Ben")))
    assert window.play_screen is not None
    faces = window.play_screen.scene.faces
    before = faces.face(BACK, 60, 1.0).toImage()
    page = opened(window)
    choose(page)
    assert faces.face(BACK, 60, 1.0).toImage() == back(wearing(ROSES), 60) != before


def test_a_sample_is_painted_of_every_reward(window: Window) -> None:
    page = opened(window)
    seen = []
    for _ in REWARDS:
        seen.append(bytes(page.picture.grab().toImage().constBits()))
        QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert len(set(seen)) == len(REWARDS)
