"""From whose viewpoint a replay is seen, and how a recorded game is played on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from engine import GAMES, Record, Session, load_game
from engine.core.manifest import RuleChange
from engine.core.text import N_
from engine.session.entries import Seating, Tried
from engine.table.opened import open_view
from engine.table.view import view
from tests.helpers.amount import few_or_many
from tests.helpers.replaying import ANN, PLAYERS, Replay, at, finished_game, on_screen
from tests.helpers.sessions import change, play_at_random, play_till_nearly_over
from tests.helpers.window import disorder, hand_in, open_window, wait_until
from throne_desktop.window.archive import open_replay

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture
def over(tmp_path: Path) -> Iterator[Replay]:
    with on_screen(finished_game(tmp_path / "over.jsonl")) as replay:
        yield replay


def choices(shown: Replay) -> list[str]:
    seen_by = shown.screen.side.seen_by
    return [seen_by.itemText(index) for index in range(seen_by.count())]


def test_a_game_that_is_over_can_be_watched_from_its_table() -> None:
    with open_window() as window:
        game = load_game(GAMES[0])
        session = Session(game, 3, 15, players=PLAYERS, writer=window.library.new_record(game))
        play_till_nearly_over(session, 3, 5)
        window.open_session(session)
        watch = hand_in(window).entry("Watch this game from the beginning")
        assert not watch.isEnabled()
        play_at_random(session, random.Random(3))
        wait_until(watch.isEnabled, "the game is over")
        watch.trigger()
        replay = Replay(window, session.record())
        assert replay.position == f"Move 0 of {len(session.moves)}"
        assert choices(replay)[0] == "As Ann saw it"
        replay.push("Back")
        assert window.play_screen is not None
        assert window.pages.currentWidget() is window.play_screen


def test_a_finished_game_can_be_seen_by_each_seat_or_with_all_cards_open(over: Replay) -> None:
    assert choices(over) == ["As Ann saw it", "As Aldwin saw it", "As Beatrix saw it", "All cards face up"]
    over.screen.go_to(12)
    for index, seat in enumerate((ANN, 0, 2)):
        over.screen.side.seen_by.setCurrentIndex(index)
        assert at(over) == 12
        assert disorder(over.screen, view(over.record.replay()[12].observation(seat))) == []


@few_or_many("most", 8, 1000)
def test_with_all_cards_open_the_next_card_of_the_deck_is_to_be_seen(over: Replay, most: int) -> None:
    over.screen.side.seen_by.setCurrentIndex(3)
    shown = 0
    for number, (state, move) in enumerate(zip(over.record.replay(), over.record.moves, strict=False)):
        if shown < most and str(move) == "reveal" and len(state.cards_in(state.zones.index("deck"))) > 1:
            over.screen.go_to(number)
            assert disorder(over.screen, open_view(state, ANN)) == []
            top = max((item for name, item in over.screen.scene.cards.items() if name.startswith("deck/")),
                      key=lambda item: item.zValue())
            over.key(Qt.Key.Key_Right)
            row = [piece for piece in open_view(over.record.replay()[number + 1], ANN).pieces.values()
                   if piece.zone in ("row", "discards")]
            assert top.face_shown in {piece.face for piece in row}
            shown += 1
    assert shown > 3


def test_all_cards_open_tells_what_was_secret(over: Replay) -> None:
    over.screen.side.seen_by.setCurrentIndex(3)
    over.push("To the end")
    looks = sum(move.notation in ("use prophet", "judge prophet") for move in over.record.moves)
    assert looks > 0
    assert "\n".join(over.log).count("The top card is ") == looks


def test_a_game_that_is_not_finished_is_shown_with_its_persons_eyes_alone(shown: Replay) -> None:
    assert choices(shown) == ["As Ann saw it"]
    assert not shown.screen.side.seen_by.isEnabled()
    assert "not finished" in shown.screen.side.remark


def test_a_game_of_several_that_is_not_finished_shows_what_everybody_knows(tmp_path: Path) -> None:
    players = (Seating("Ann"), Seating("Ben"), Seating("Bo", "page"))
    session = Session(load_game(GAMES[0]), 3, 15, players=players)
    play_at_random(session, random.Random(3), 60)
    session.record().save(tmp_path / "shared.jsonl")
    with open_window() as window:
        open_replay(window, tmp_path / "shared.jsonl")
        replay = Replay(window, session.record())
        assert choices(replay) == ["As everyone saw it"]
        for number, state in enumerate(session.record().replay()):
            replay.screen.go_to(number)
            assert disorder(replay.screen, view(state.public_observation(0))) == []
        assert "The top card is " not in "\n".join(replay.log)


def test_a_finished_game_whose_end_was_taken_back_is_not_shown_open(tmp_path: Path) -> None:
    session = Session(load_game(GAMES[0]), 3, 15, players=PLAYERS)
    play_at_random(session, random.Random(3))
    session.undo(ANN)
    session.record().save(tmp_path / "again.jsonl")
    with open_window() as window:
        open_replay(window, tmp_path / "again.jsonl")
        assert choices(Replay(window, session.record())) == ["As Ann saw it"]


# -- playing on --------------------------------------------------------------------------------------------------------

def test_a_finished_game_is_played_on_from_where_it_stands_and_its_record_stays(over: Replay, tmp_path: Path) -> None:
    file = tmp_path / "over.jsonl"
    before = file.read_bytes()
    over.screen.go_to(20)
    over.push("Play on from here")
    session = hand_in(over.window).session
    assert session.moves[:20] == over.record.moves[:20]
    assert session.practice
    assert session.players == PLAYERS
    assert hand_in(over.window).view.seat == ANN
    assert session.writer is not None
    assert Record.load(session.writer.path) == session.record()
    assert file.read_bytes() == before


def test_at_the_end_there_is_nothing_to_play_on(over: Replay) -> None:
    over.push("To the end")
    assert not over.screen.side.branch.isEnabled()
    over.key(Qt.Key.Key_Left)
    assert over.screen.side.branch.isEnabled()


def test_who_tries_out_a_game_before_its_end_has_help_and_the_record_says_so(shown: Replay, file: Path) -> None:
    shown.screen.go_to(10)
    shown.push("Play on from here")
    assert hand_in(shown.window).session.moves[:10] == shown.record.moves[:10]
    record = Record.load(file)
    record.verify()
    assert record.entries == (*shown.record.entries, Tried(10))
    assert record.assisted


def test_a_game_of_bots_is_played_on_by_the_person_at_the_screen(tmp_path: Path) -> None:
    players = tuple(Seating(player.name, "page") for player in PLAYERS)
    session = Session(load_game(GAMES[0]), 3, 5, players=players)
    play_at_random(session, random.Random(4))
    session.record().save(tmp_path / "watched.jsonl")
    with open_window(player_name="Zoë") as window:
        open_replay(window, tmp_path / "watched.jsonl")
        replay = Replay(window, session.record())
        replay.screen.side.seen_by.setCurrentIndex(2)
        replay.screen.go_to(5)
        replay.push("Play on from here")
        assert [player.name for player in hand_in(window).session.players] == ["Aldwin", "Ann", "Zoë"]


def test_a_record_of_older_rules_says_which_are_new(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game(GAMES[0])
    newer = game.rules_version + 1
    monkeypatch.setattr(type(game), "rules_version", newer)
    monkeypatch.setattr(type(game), "rule_changes", (RuleChange(newer, N_("app", "Kings may dance now.")),))
    with open_window() as window:
        open_replay(window, file)
        replay = Replay(window, Record.load(file))
        assert "This game was started under older rules. Kings may dance now." in replay.screen.side.remark
        assert replay.screen.side.branch.isEnabled()


def test_a_record_that_the_rules_of_today_refuse_is_shown_but_not_played_on(file: Path,
                                                                             monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game(GAMES[0])
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    change(file, 3, move="sing")
    with open_window() as window:
        open_replay(window, file)
        replay = Replay(window, Record.load(file))
        assert not replay.screen.side.branch.isEnabled()
