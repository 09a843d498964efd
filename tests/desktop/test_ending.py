"""The page at the end of a game: what it says of every game, what its buttons do, and the way to the table and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.base.faces import Back
from engine.bots.farewells import Farewell, farewell
from engine.learn.matching import Tally
from engine.learn.review import Parts, Point, SeatReview, Swing
from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers.colours import contrast, luminance
from tests.helpers.positions import play, position
from tests.helpers.positions_of.imposter_kings import with_points
from tests.helpers.positions_of.shadow_throne import wave
from tests.helpers.screens import result_of
from tests.helpers.window import Hand, click, hand_in, open_window, session_at, wait_until
from throne_desktop.kept.paths import asset
from throne_desktop.kept.setup import Setup
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.ending import EndScreen
from throne_desktop.screens.home import HomeScreen
from throne_desktop.screens.replay import ReplayScreen
from throne_desktop.screens.review import ReviewScreen
from throne_desktop.table.ground import paint_place
from throne_desktop.window.learning import open_lesson
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

NAMES = ("Corvin", "Frida", "Hedwig", "Gaspard")


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        yield opened


# -- games that end ----------------------------------------------------------------------------------------------------

def throne() -> tuple[Any, Sequence[str]]:
    game = position("throne", "1 lay; hand.1 king seven; hand.2 eight; wins 2,1; rest deck")
    return game, ("lay king as king 2", "accept", "pick")


def behind_the_throne() -> tuple[Any, Sequence[str]]:
    return position("behind-the-throne", row="king", mine="judge*2", deck="end"), ("reveal",)


def imposter_kings() -> tuple[Any, Sequence[str]]:
    game = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1", length="match")
    with_points(game, 6, 5)
    return game, ("lose",)


def rival_kings() -> tuple[Any, Sequence[str]]:
    game = position("rival-kings", "queen", "duke: tavern", display="- sailor harbor tavern",
                    under=("", "bishop", "inn", "farm"))
    return game, ("end", "end")


def shadow_throne() -> tuple[Any, Sequence[str]]:
    hands = ("outlaw*3 tax_collector datura simone", "hill_militia*3 tithe_keeper",
             "faithful_pilgrim*3 dutiful_peasant")
    game = position("shadow-throne", *hands, influence=(12, 2, 0))
    for _ in range(3):
        wave(game, "outlaw", "hill_militia", "faithful_pilgrim")
    return game, ("play tax_collector", "play tithe_keeper", "play dutiful_peasant")


ENDS = {"throne": (throne, 0, "3 : 1", "by 2 rounds"),
        "behind-the-throne": (behind_the_throne, 0, "5 : 0", "by 5 points"),
        "imposter-kings": (imposter_kings, 1, "8 : 6", "by 2 points"),
        "rival-kings": (rival_kings, 1, "0 : −1", "by 1 point"),
        "shadow-throne": (shadow_throne, 0, "15 : 5", "by 10 influence")}
"""By game: how it ends, who wins, with which score, and by how much."""


def seated(seats: int, person: int = 0, level: str = "squire") -> tuple[Seating, ...]:
    """Ann at that seat, and opponents at all others."""
    bots = iter(NAMES)
    return tuple(Seating("Ann") if seat == person else Seating(next(bots), level) for seat in range(seats))


def over(game: Any, moves: Sequence[str], players: Sequence[Seating]) -> Session:
    """A session in which these moves have ended the game. With as many moves as seats, each is that of its seat."""
    session = session_at(game, players)
    for number in range(len(moves)):
        actor = session.state.actor
        assert actor is not None
        by_seat = game.game.id == "shadow-throne"
        session.submit(actor, session.game.move_from_json(moves[actor if by_seat else number]))
    assert session.finished
    return session


def page_of(window: Window, session: Session) -> EndScreen:
    """The page that appears once the table has shown that a game is over."""
    window.open_session(session)
    return result_of(window)


def ended(window: Window, game_id: str, person: int = 0) -> EndScreen:
    game, moves = ENDS[game_id][0]()
    return page_of(window, over(game, moves, seated(game.seats, person)))


# -- what it says ------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("game_id", ENDS)
def test_whoever_wins_holds_the_throne_and_reads_by_how_much(window: Window, game_id: str) -> None:
    _, winner, score, margin = ENDS[game_id]
    page = ended(window, game_id, winner)
    assert page.headline.text() == "Won"
    assert page.holder.text() == "You hold the Throne"
    assert (page.score.text(), page.margin.text()) == (score, margin)
    assert not page.throne.moonlit


@pytest.mark.parametrize("game_id", ENDS)
def test_whoever_loses_sees_the_winner_in_moonlight(window: Window, game_id: str) -> None:
    _, winner, score, margin = ENDS[game_id]
    page = ended(window, game_id, 1 - winner)
    assert page.headline.text() == "Lost"
    assert page.holder.text() == "Corvin holds the Throne"
    assert (page.score.text(), page.margin.text()) == (" : ".join(reversed(score.split(" : "))), margin)
    assert page.throne.moonlit
    assert len(page.throne.face_spots()) == 1


def test_a_shared_win_shows_all_faces(window: Window) -> None:
    game = position("behind-the-throne", row="judge", mine="king*2 queen", rival="king*2 judge", deck="end")
    page = page_of(window, over(game, ("reveal",), seated(2)))
    assert (page.headline.text(), page.holder.text()) == ("Shared", "You share the Throne")
    assert len(page.throne.face_spots()) == 2
    assert page.margin.text() == ""
    assert page.ending.farewell == farewell("Corvin", Farewell.EVEN, page.ending.session.seed)


def test_partners_win_together_and_share_nothing(window: Window) -> None:
    game = position("imposter-kings", "elder", "queen", "fool", "judge", seats=4, court="sentry", flipped="1 2",
                    successors=("", "soldier"), length="round")
    page = page_of(window, over(game, ("lose",), seated(4, 1)))
    assert page.headline.text() == "Won"
    assert page.holder.text() == "Ann, Hedwig hold the Throne"
    assert page.ending.speaker in (0, 2)


def test_a_throne_stays_empty_if_nobody_wins(window: Window) -> None:
    game = position("shadow-throne", "- over; influence 15,15,0; gold 9,9,50; rest deck")
    page = page_of(window, session_at(game, seated(3)))
    assert (page.headline.text(), page.holder.text()) == ("No winner", "The Throne stays empty")
    assert page.throne.face_spots() == []


def test_what_decides_between_equal_scores_is_said(window: Window) -> None:
    game = position("shadow-throne", "- over; influence 15,15,0; gold 9,8,50; rest deck")
    page = page_of(window, session_at(game, seated(3)))
    assert page.headline.text() == "Won"
    assert page.margin.text() == "level on influence; more gold decides"


def test_several_people_read_the_winners_name_and_no_bot_speaks(window: Window) -> None:
    game, moves = throne()
    page = page_of(window, over(game, moves, (Seating("Ann"), Seating("Ben"))))
    assert (page.headline.text(), page.holder.text()) == ("Ann wins", "Ann holds the Throne")
    assert not page.throne.moonlit
    assert not page.quote.isVisible()
    assert not page.buttons["next-level"].isVisible()


def test_a_game_of_bots_alone_ends_with_its_winner(window: Window) -> None:
    game, moves = throne()
    page = page_of(window, over(game, moves, (Seating("Frida", "page"), Seating("Corvin", "page"))))
    assert page.headline.text() == "Frida wins"
    assert not page.throne.moonlit
    assert not page.buttons["next-level"].isVisible()


def test_the_game_its_level_and_its_length_are_named(window: Window) -> None:
    page = ended(window, "behind-the-throne")
    assert page.facts.text() == "Behind the Throne · Squire · 1 turn"
    assert page.row.text() == "Practice game"       # its position was prepared


# -- how it came -------------------------------------------------------------------------------------------------------

def test_every_player_has_a_line_that_ends_at_the_score(window: Window) -> None:
    page = ended(window, "shadow-throne")
    assert [line.scores[-1] for line in page.curve.lines] == list(page.ending.scores)
    assert page.curve.lines[0].colour == theme.palette.gold_light


def test_the_curve_tells_its_points_to_the_keyboard_and_to_screen_readers(window: Window) -> None:
    page = ended(window, "throne")
    assert page.curve.accessibleDescription() == "At the end: Ann 3, Corvin 1"
    page.curve.setFocus()
    QTest.keyClick(page.curve, Qt.Key.Key_Home)
    assert page.curve.sentence == "At the start: Ann 2, Corvin 1"


# -- the decisive move -------------------------------------------------------------------------------------------------

def test_without_a_review_the_largest_change_of_the_score_is_told_as_such(window: Window) -> None:
    page = ended(window, "imposter-kings", 1)
    assert page.panel.title.text() == "The largest change of the score"
    assert page.panel.sentence.text() == ("Corvin: Nothing can be played: the round is lost.\n"
                                          "The round goes to Ann: 3 points.")
    assert not page.panel.bars[0].isVisible()


def reviewed(page: EndScreen, before: float, after: float) -> None:
    last = len(page.ending.session.moves)
    first, second = Point(0, before, 0.01), Point(last, after, 0.0)
    page.show_review(SeatReview(page.ending.about, (first, second), (), Parts(0.5, 0, 0, 0, 0, 0, 1),
                                Swing(first, second), None))
    QApplication.processEvents()


def test_a_review_gives_the_chance_before_and_after_the_decisive_move(window: Window) -> None:
    page = ended(window, "throne")
    reviewed(page, 0.38, 0.81)
    assert page.panel.title.text() == "The decisive moment"
    assert [bar.number.replace("\N{NO-BREAK SPACE}", " ") for bar in page.panel.bars] == ["38 %", "81 %"]
    assert page.panel.bars[0].isVisible()
    assert page.panel.note.text() == "Ann's chance to win, counted by the bots"
    assert page.panel.card is not None


def test_nothing_is_called_decisive_where_the_score_never_changed(window: Window) -> None:
    game = position("shadow-throne", "- over; influence 15,15,0; gold 9,9,50; rest deck")
    assert not page_of(window, session_at(game, seated(3))).panel.isVisible()


# -- to the table and back ---------------------------------------------------------------------------------------------

def backs(hand: Hand) -> int:
    return sum(isinstance(item.face_shown, Back) for item in hand.scene.cards.values())


def test_one_click_shows_the_table_with_its_cards_open_and_one_comes_back(window: Window) -> None:
    page = ended(window, "throne")
    hand = hand_in(window)
    assert backs(hand) > 0
    click(page.table_button)
    assert window.pages.currentWidget() is hand.screen
    assert backs(hand) == 0
    assert hand.prompt == "The game is over. The winner is Ann."
    hand.push("Back to the result")
    assert result_of(window).headline.text() == "Won"


def test_escape_leads_to_the_table_and_back(window: Window) -> None:
    page = ended(window, "throne")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    hand = hand_in(window)
    assert window.pages.currentWidget() is hand.screen
    hand.key(Qt.Key.Key_Escape)
    result_of(window)


def test_a_move_taken_back_at_the_end_closes_the_cards_again_and_counts_as_help(window: Window) -> None:
    window.start(Setup("throne", (Seating("Ann"), Seating("Corvin", "page")), {"length": "round"}, 1))
    hand = hand_in(window)
    hand.screen.controller.hold()
    while not hand.session.finished:
        actor = hand.session.state.actor
        assert actor is not None
        hand.session.submit(actor, hand.session.observation(actor).legal_moves()[0])
    page = result_of(window)
    click(page.table_button)
    assert backs(hand) == 0
    hand.take_back()
    wait_until(lambda: not hand.session.finished and not hand.moving(), "the game goes on")
    assert hand.session.assisted
    assert backs(hand) > 0
    assert "Back to the result" not in hand.buttons


# -- what comes next ---------------------------------------------------------------------------------------------------

def test_again_has_the_focus_and_enter_begins_another_game(window: Window) -> None:
    page = ended(window, "throne")
    session = hand_in(window).session
    assert page.buttons["again"].hasFocus()
    QTest.keyClick(page.buttons["again"], Qt.Key.Key_Return)
    assert hand_in(window).session is not session
    assert hand_in(window).session.players == session.players


def test_the_same_deal_is_played_as_practice(window: Window) -> None:
    page = ended(window, "throne")
    session = hand_in(window).session
    click(page.buttons["same-deal"])
    assert (hand_in(window).session.seed, hand_in(window).session.practice) == (session.seed, True)


def test_the_next_level_is_that_of_all_bots(window: Window) -> None:
    page = ended(window, "shadow-throne")
    page.show_past(Tally(2, 5), 0)
    assert page.buttons["next-level"].accessibleDescription() == "Knight · won here: 2 of 5"
    click(page.buttons["next-level"])
    assert [player.level for player in hand_in(window).session.players] == [None, "knight", "knight"]


def test_there_is_no_level_after_the_last_one(window: Window) -> None:
    game, moves = throne()
    last = "regent" if game.game.has_regent else "marshal"
    page = page_of(window, over(game, moves, seated(2, level=last)))
    assert not page.buttons["next-level"].isVisible()


def test_home_is_one_click_away(window: Window) -> None:
    click(ended(window, "throne").home_button)
    assert isinstance(window.pages.currentWidget(), HomeScreen)


def test_a_game_that_is_not_kept_is_neither_watched_nor_reviewed(window: Window) -> None:
    page = ended(window, "throne")
    assert not page.buttons["review"].isVisible()
    assert not page.panel.watch.isVisible()


def kept_to_its_end(window: Window) -> EndScreen:
    """A short game that is kept, played by hand to its end."""
    window.start(Setup("throne", (Seating("Ann"), Seating("Corvin", "page")), {"length": "round"}, None))
    hand = hand_in(window)
    hand.screen.controller.hold()
    while (actor := hand.session.state.actor) is not None:
        hand.session.submit(actor, hand.session.observation(actor).legal_moves()[0])
    return result_of(window)


def test_the_replay_begins_at_the_decisive_move_and_leads_back(window: Window) -> None:
    page = kept_to_its_end(window)
    assert page.decisive is not None
    click(page.panel.watch)
    wait_until(lambda: isinstance(window.pages.currentWidget(), ReplayScreen), "the replay is shown")
    replay = window.pages.currentWidget()
    assert isinstance(replay, ReplayScreen)
    assert replay.bar.slider.value() == page.decisive.told_move.moves
    replay.left.emit()
    assert window.pages.currentWidget() is page


def test_the_review_opens_above_the_page(window: Window) -> None:
    page = kept_to_its_end(window)
    click(page.buttons["review"])
    wait_until(lambda: isinstance(window.pages.currentWidget(), ReviewScreen), "the review is shown")
    review = window.pages.currentWidget()
    assert isinstance(review, ReviewScreen)
    review.left.emit()
    assert window.pages.currentWidget() is page


def test_wins_in_a_row_are_told_from_two_on(window: Window) -> None:
    page = ended(window, "behind-the-throne")
    page.show_past(Tally(3, 4), 3)
    assert page.row.text() == "3 wins in a row"
    page.show_past(Tally(1, 4), 1)
    assert page.row.text() == "Practice game"


# -- for everybody -----------------------------------------------------------------------------------------------------

def test_a_screen_reader_hears_how_it_ended_and_finds_a_name_on_everything(window: Window) -> None:
    page = ended(window, "throne")
    assert page.announcement == "Won. You hold the Throne. by 2 rounds. At the end: Ann 3, Corvin 1"
    for part in page.stops:
        if part.isVisible():
            found = QAccessible.queryAccessibleInterface(part)
            assert found is not None
            assert found.text(QAccessible.Text.Name), part
    assert page.quote.accessibleName().startswith("Corvin says: ")


def test_the_opponent_says_the_same_at_every_look_at_the_same_game(window: Window) -> None:
    page = ended(window, "throne")
    words = page.quote.text()
    click(page.table_button)
    hand_in(window).push("Back to the result")
    assert result_of(window).quote.text() == words


@pytest.mark.parametrize("language", ["de", "fr", "nl", "es"])
def test_the_page_fits_the_smallest_window_with_the_largest_texts(window: Window, language: str) -> None:
    i18n.use(language)
    theme.wear("light", 160)
    try:
        window.resize(1024, 640)
        page = ended(window, "rival-kings", 1)
        reviewed(page, 0.38, 0.81)
        assert (window.width(), window.height()) == (1024, 640)
        needed = page.minimumSizeHint()
        assert (needed.width() <= 1024, needed.height() <= 640) == (True, True)
    finally:
        theme.wear("light", 100)
        i18n.use("en")


def test_a_lesson_ends_without_the_page(window: Window) -> None:
    window.open_first_lesson("throne")
    wait_until(lambda: window.play_screen is not None, "the lesson begins")
    assert window.play_screen is not None
    window.play_screen.controller.finished.emit()
    QTest.qWait(50)
    assert window.pages.currentWidget() is window.play_screen


# -- rounds of a match -------------------------------------------------------------------------------------------------

def at_the_end_of_a_round(window: Window) -> Hand:
    game = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1", length="match")
    play(game, "lose")
    window.open_session(session_at(game, seated(2)))
    hand = hand_in(window)
    wait_until(hand.screen.round_over.panel.isVisible, "the round is told")
    return hand


def test_the_end_of_a_round_tells_how_all_stand(window: Window) -> None:
    panel = at_the_end_of_a_round(window).screen.round_over.panel
    assert [(each.name, each.score, each.leads) for each in panel.standings] == [("Ann", "0", False),
                                                                                ("Corvin", "3", True)]
    assert panel.accessibleName().startswith("Round 1. Ann has 0.")


def test_a_click_on_it_deals_the_next_round(window: Window) -> None:
    hand = at_the_end_of_a_round(window)
    QTest.mouseClick(hand.screen.round_over.panel, Qt.MouseButton.LeftButton)
    wait_until(lambda: "deal" in hand.played, "the next round is dealt")
    assert not hand.screen.round_over.panel.isVisible()


@pytest.mark.parametrize("person", [0, 1])
def test_a_round_of_throne_is_looked_at_whoever_deals_the_next(window: Window, person: int) -> None:
    game = position("throne", "1 lay; hand.1 king seven; hand.2 eight; wins 0,1; rest deck")
    play(game, "lay king as king 2", "accept", "pick")
    window.open_session(session_at(game, seated(2, person)))
    hand = hand_in(window)
    wait_until(hand.screen.round_over.panel.isVisible, "the round is told")
    panel = hand.screen.round_over.panel
    assert panel.accessibleName().startswith("Round 2. ")
    assert [each.score for each in panel.standings] == ["1", "1"]
    QTest.qWait(50)
    assert hand.played == []
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton)
    wait_until(lambda: "deal" in hand.played, "the next round is dealt")


def test_escape_shows_the_table_between_rounds(window: Window) -> None:
    hand = at_the_end_of_a_round(window)
    hand.key(Qt.Key.Key_Escape)
    assert not hand.screen.round_over.panel.isVisible()
    assert hand.played == []


# -- how it looks ------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("moonlit", [False, True])
@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
@pytest.mark.parametrize("game_id", ENDS)
def test_words_can_be_read_wherever_they_stand_on_the_place(game_id: str, name: str, moonlit: bool) -> None:
    palette = theme.THEMES[name]()
    theme.wear(name)
    try:
        ground = QImage(160, 100, QImage.Format.Format_RGB32)
        painter = QPainter(ground)
        room = QRectF(ground.rect())
        paint_place(painter, room, asset("games", game_id.replace("-", "_"), "ground.svg"))
        painter.fillRect(room, palette.night if moonlit else palette.dusk)
        painter.end()
        lit = max((ground.pixelColor(x, y) for x in range(0, 160, 4) for y in range(0, 100, 4)), key=luminance)
        texts = [palette.chrome.on_ground, palette.chrome.on_ground_quiet, palette.chrome.moon if moonlit
                 else palette.chrome.bar_link]
        assert min(contrast(text, lit) for text in texts) >= (7.0 if name == "contrast" else 4.5)
    finally:
        theme.wear("light")


@pytest.mark.parametrize("game_id", ["throne", "rival-kings"])
def test_nothing_on_the_page_of_a_lost_game_is_the_red_of_refusals(window: Window, game_id: str) -> None:
    page = ended(window, game_id, 1 - ENDS[game_id][1])
    assert page.curve.lines[0].colour == theme.palette.chrome.moon
    assert page.headline.objectName() == page.panel.title.objectName() == "moon"


def test_a_guided_game_ends_with_the_page_too(window: Window) -> None:
    open_lesson(window, "throne")
    screen = window.play_screen
    assert screen is not None
    screen.controller.hold()
    session = screen.controller.session
    while (actor := session.state.actor) is not None:
        session.submit(actor, session.observation(actor).legal_moves()[0])
    assert result_of(window).buttons["again"].isVisible()
