"""How a score is made up is shown beside a plaque: by pointing at the score, by a press, or by a key for all."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine import GAMES, load_game
from tests.helpers.positions import move, position
from tests.helpers.window import Hand, at_table, session_at, wait_until
from throne_desktop.look import theme

pytestmark = pytest.mark.usefixtures("qtbot")

LYING = position("behind-the-throne", row="queen", mine="king*2 judge", rival="alchemist*3 general",
                 deck="judge king general")


def rows(hand: Hand, seat: int) -> list[tuple[str, str]]:
    return hand.screen.table_view.scores.shown[seat].rows


def shown(hand: Hand) -> list[int]:
    return sorted(hand.screen.table_view.scores.shown)


def middle(hand: Hand, seat: int) -> QPoint:
    plaque = hand.scene.plaque(seat)
    assert plaque is not None
    return hand.screen.table_view.mapFromScene(plaque.rect.center())


def test_a_press_on_a_plaque_shows_what_its_seat_scores_for() -> None:
    with at_table(session_at(LYING.clone())) as hand:
        hand.click(middle(hand, 0))
        assert rows(hand, 0) == [("Ann’s score", ""), ("King: 2 cards", "9"), ("Judge: a single card", "0"),
                                 ("Total", "9")]
        hand.click(middle(hand, 0))
        assert shown(hand) == []


def test_pointing_at_a_score_shows_it_until_the_pointer_goes() -> None:
    with at_table(session_at(LYING.clone())) as hand:
        plaque = hand.scene.plaque(1)
        assert plaque is not None
        QTest.mouseMove(hand.viewport, hand.screen.table_view.mapFromScene(plaque.score_rect().center()))
        assert rows(hand, 1)[1:] == [("Alchemist: 3 cards", "7"), ("General: a single card", "0"), ("Total", "7")]
        QTest.mouseMove(hand.viewport, QPoint(20, 300))
        assert shown(hand) == []


def test_the_key_shows_all_scores_and_takes_them_away() -> None:
    with at_table(session_at(LYING.clone())) as hand:
        hand.key(Qt.Key.Key_S)
        assert shown(hand) == [0, 1]
        hand.key(Qt.Key.Key_S)
        assert shown(hand) == []


def test_at_the_end_all_scores_explain_themselves_until_the_next_press() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", mine="king*2", deck="end"))) as hand:
        hand.push("Reveal a card")
        wait_until(lambda: hand.session.finished, "the game ends")
        wait_until(lambda: shown(hand) == [0, 1], "the scores are shown")
        hand.click(QPoint(5, 5))
        assert shown(hand) == []


def test_a_game_without_parts_of_a_score_tells_the_sum_alone() -> None:
    state = load_game("throne").start(2, 7)
    state.wins = [1, 0]
    with at_table(session_at(state)) as hand:
        hand.screen.table_view.scores.explain()
        assert shown(hand) == []
        hand.key(Qt.Key.Key_S)
        assert rows(hand, 0)[1:] == [("Total", "1")]
        assert rows(hand, 1)[1:] == [("Nothing scores yet.", "0"), ("Total", "0")]


def test_a_move_takes_the_panels_away() -> None:
    with at_table(session_at(LYING.clone())) as hand:
        hand.key(Qt.Key.Key_S)
        hand.push("Collect the row")
        hand.session.submit(1, move("behind-the-throne", "reveal"))
        assert shown(hand) == []


def test_a_press_on_a_plaque_moves_no_card() -> None:
    with at_table(session_at(LYING.clone())) as hand:
        hand.drag(middle(hand, 0), "row")
        assert hand.played == []
        assert hand.disorder() == []


@pytest.mark.parametrize("percent", [100, 160])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_panels_lie_on_the_table_beside_each_other(
        size: tuple[int, int], percent: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "text_scale", percent / 100)
    game = position("behind-the-throne", row="queen", mine="king*2 judge queen*3",
                    rival="alchemist*3 general prophet minstrel*2", deck="judge")
    with at_table(session_at(game), size=size) as hand:
        hand.key(Qt.Key.Key_S)
        panels = [panel.sceneBoundingRect() for panel in hand.screen.table_view.scores.shown.values()]
        assert all(hand.scene.sceneRect().contains(panel) for panel in panels)
        assert not any(one.intersects(other) for one, other in combinations(panels, 2))


@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize("game_id", ["behind-the-throne", "imposter-kings", "rival-kings"])
def test_with_the_most_players_no_panel_covers_another(game_id: str, percent: int,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "text_scale", percent / 100)
    game = load_game(game_id)
    state, rng = game.start(game.seats[-1], seed=3, edition=game.unnamed_edition), random.Random(5)
    while state.actor is not None:
        state.apply(rng.choice(state.legal_moves()))
    with at_table(session_at(state), size=(1024, 640)) as hand:
        wait_until(lambda: len(shown(hand)) == game.seats[-1], "the scores are shown at the end")
        panels = [panel.sceneBoundingRect() for panel in hand.screen.table_view.scores.shown.values()]
        assert all(hand.scene.sceneRect().contains(panel) for panel in panels)
        assert not any(one.intersects(other) for one, other in combinations(panels, 2))


@pytest.mark.parametrize(("seats", "size"), [(3, (1280, 800)), (3, (1920, 1080)), (4, (1920, 1080))])
def test_where_there_is_felt_the_scores_at_the_end_hide_no_card_and_no_words(
        seats: int, size: tuple[int, int]) -> None:
    state, rng = load_game("shadow-throne").start(seats, seed=3), random.Random(5)
    while state.actor is not None:
        state.apply(rng.choice(state.legal_moves()))
    with at_table(session_at(state), size=size) as hand:
        wait_until(lambda: len(shown(hand)) == seats, "the scores are shown at the end")
        panels = [panel.sceneBoundingRect() for panel in hand.screen.table_view.scores.shown.values()]
        assert not any(panel.intersects(each) for panel in panels for each in hand.scene.obstacles())


@pytest.mark.parametrize("game_id", GAMES)
def test_what_scores_adds_up_to_the_score_for_every_seat_as_any_seat_sees_it(game_id: str) -> None:
    game = load_game(game_id)
    for seats in game.seats:
        state, rng = game.start(seats, seed=seats), random.Random(seats)
        while state.actor is not None:
            state.apply(rng.choice(state.legal_moves()))
            seen = state.observation(rng.randrange(seats))
            for seat in range(seats):
                lines = game.table.score_lines(seen, seat)
                assert not lines or sum(points for _, points in lines) == seen.scores()[seat]
