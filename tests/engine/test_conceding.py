"""A game can be conceded: it ends at once, the conceder has lost it, and nothing that follows takes that back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.base.game import Game
from engine.core.errors import BadOption, CannotUndo, IllegalMove, RecordError
from engine.games.registry import load_game
from engine.learn.review import review_from_json, reviewing
from engine.session import Record, RecordWriter, Result, Seating, Session, resume
from tests.helpers.sessions import ALL_GAMES, BEHIND, BOT, change, lines_of, new_game, play, play_at_random


def under_way(seats: int = 2, *people: int, writer: RecordWriter | None = None, moves: int = 11) -> Session:
    """A game with people at these seats and bots elsewhere."""
    players = [Seating(f"Ann {seat}") if seat in people else BOT for seat in range(seats)]
    session = Session(BEHIND, seats, 1, players=players, writer=writer, practice=False)
    play_at_random(session, random.Random(1), moves)
    return session


# -- how it ends -------------------------------------------------------------------------------------------------------

def test_a_game_of_two_is_won_by_the_other() -> None:
    session = under_way(2, 0)
    assert session.concede(0)
    assert session.finished
    assert session.result == Result((1,), session.state.scores(), 0)


def test_a_game_against_several_bots_is_lost_and_won_by_nobody() -> None:
    session = under_way(4, 2)
    assert session.concede(2)
    assert session.result == Result((), session.state.scores(), 2)


def test_partners_lose_together() -> None:
    session = Session(load_game("imposter-kings"), 4, 1, players=[Seating("Ann"), BOT, BOT, BOT], practice=False)
    allies = session.game.table.allies(session.state, 0)
    assert session.concede(0)
    assert session.result is not None and len(allies) == 2
    assert set(session.result.winners) == set(range(4)) - allies


def test_two_people_alone_end_it_but_among_three_the_game_is_for_the_others_to_finish() -> None:
    assert under_way(2, 0, 1).concede(1)
    session = under_way(3, 0, 1)
    assert not session.concede(0)
    assert not session.finished
    assert len(session.record().entries) == 11


def test_a_persons_partner_finishes_the_game_even_if_only_bots_play_on_the_other_side() -> None:
    game = load_game("imposter-kings")
    mine = game.table.allies(game.start(4, 1), 0)
    players = [Seating(f"Ann {seat}") if seat in mine else BOT for seat in range(4)]
    session = Session(game, 4, 1, players=players, practice=False)
    assert not session.concede(0)
    assert not session.finished


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_every_game_can_be_conceded_before_its_first_move_and_after_some(game: Game) -> None:
    for moves in (0, 1):
        session = new_game(game, game.seats[0], person=0)
        play_at_random(session, random.Random(2), moves)
        assert session.concede(0)
        session.record().verify()
        assert session.result is not None and 0 not in session.result.winners


def test_only_a_person_concedes_and_only_a_game_that_goes_on() -> None:
    session = under_way(2, 0)
    with pytest.raises(BadOption):
        session.concede(1)
    session.concede(0)
    with pytest.raises(BadOption):
        session.concede(0)


def test_no_move_is_made_after_that() -> None:
    session = under_way(2, 0)
    session.concede(0)
    actor = session.state.actor
    assert actor is not None
    with pytest.raises(IllegalMove):
        session.submit(actor, session.state.legal_moves()[0])


# -- what stays --------------------------------------------------------------------------------------------------------

def test_the_record_says_it_and_is_read_again(file: Path) -> None:
    session = under_way(2, 0, writer=RecordWriter(file))
    session.concede(0)
    assert lines_of(file)[-1] == {"conceded": 0, "result": {"winners": [1], "scores": list(session.state.scores())}}
    record = Record.load(file)
    assert record == session.record()
    record.verify()
    assert record.result == session.result
    assert Record.peek(file) == record.summary
    assert record.summary.finished
    assert resume(record).finished


def test_an_undo_lets_the_game_go_on_but_the_loss_stands(file: Path) -> None:
    session = under_way(2, 0, writer=RecordWriter(file))
    session.concede(0)
    assert session.going_back_assists(0), "The deal was shown."
    session.undo(0)
    assert not session.finished and session.assisted
    play_at_random(session, random.Random(3))
    for summary in (Record.load(file).summary, Record.peek(file)):
        assert summary.first_end is not None and not summary.first_end.assisted
        assert summary.as_it_counts.result == Result((1,), summary.as_it_counts.result.scores, 0)
        assert summary.result is not None and summary.result.conceded is None
    Record.load(file).verify()


def test_going_back_is_never_free_after_it() -> None:
    session = Session(load_game("throne"), 2, 1, practice=False)
    first = play(session, session.state.legal_moves()[0].notation)
    assert session.undo_is_free(first)
    session.concede(first)
    assert not session.undo_is_free(first)


def test_what_was_taken_back_before_is_not_redone_after_it() -> None:
    session = under_way(2, 0)
    session.undo(0)
    session.concede(0)
    with pytest.raises(CannotUndo):
        session.redo(0)


@pytest.mark.parametrize(("line", "changes"), [
    (-1, {"conceded": 1}), (-1, {"conceded": 7}), (-1, {"conceded": None}), (-1, {"result": None}),
    (-1, {"result": {"winners": [0], "scores": [0, 0]}}), (-1, {"result": {"winners": [1], "scores": [90, 90]}})])
def test_a_concession_that_cannot_have_been_is_found(file: Path, line: int, changes: dict[str, object]) -> None:
    session = under_way(2, 0, writer=RecordWriter(file))
    session.concede(0)
    change(file, line, **changes)
    with pytest.raises(RecordError):
        Record.load(file).verify()


def test_a_move_after_it_is_found(file: Path) -> None:
    whole = under_way(2, 0, writer=RecordWriter(file), moves=12)
    lines = file.read_bytes().splitlines(keepends=True)
    short = under_way(2, 0)
    short.concede(0)
    file.write_bytes(b"".join((*lines[:-1], short.record().content.splitlines(keepends=True)[-1], lines[-1])))
    with pytest.raises(RecordError, match="after the game was conceded"):
        Record.load(file).verify()
    assert len(Record.load(file, repair=True).moves) == len(whole.moves) - 1


# -- what is said of it ------------------------------------------------------------------------------------------------

def test_a_review_ends_with_the_chance_that_was_conceded() -> None:
    session = Session(load_game("throne"), 2, 1, options={"length": "round"}, players=[Seating("Ann"), BOT],
                      practice=False)
    play_at_random(session, random.Random(1), 6)
    session.concede(0)
    *_, last = reviewing(session.record())
    assert last.review is not None
    review = last.review.seats[0]
    parts = review.parts
    assert review.curve[-1].moves == len(session.moves)
    assert 0 < parts.result == review.curve[-1].chance < 1
    assert parts.start + parts.dealt + parts.mistakes + parts.course + parts.revealed + parts.others == pytest.approx(
        parts.result)


@pytest.mark.parametrize(("game", "seats"), [("throne", 2), ("shadow-throne", 3), ("rival-kings", 2)])
def test_a_game_conceded_at_once_is_reviewed_without_a_decision(game: str, seats: int) -> None:
    session = new_game(load_game(game), seats, person=0)
    session.concede(0)
    *_, last = reviewing(session.record())
    assert last.review is not None
    review = last.review.of(0)
    assert review is not None
    assert (review.decisions, review.accuracy, review.decisive) == ((), None, None)
    assert review_from_json(last.review.to_json()) == last.review
