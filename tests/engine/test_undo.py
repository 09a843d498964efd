from __future__ import annotations

import random
from typing import Any

import pytest

from engine.base.game import Game
from engine.core.errors import CannotUndo
from engine.session import Heard, Seating, Session, resume
from engine.session.history import History
from tests.helpers.sessions import ALL_GAMES, BEHIND, BOT, deciding, new_game, play, play_at_random, refusal
from tests.helpers.toy import CELLAR


def after_collecting(**people: Any) -> tuple[Session, int]:
    """The first player has revealed a card and collected it, and nothing was revealed since; and their seat."""
    session = new_game(**people)
    play(session, "reveal")
    return session, play(session, "collect")


def first_seat() -> int:
    return deciding(new_game())


def test_the_position_goes_back_to_before_the_last_own_move() -> None:
    session = new_game()
    play(session, "reveal")
    fingerprint = session.state.fingerprint()
    seat = play(session, "collect")
    session.undo(seat)
    assert session.state.fingerprint() == fingerprint
    assert [str(move) for move in session.moves] == ["reveal"]


class TestWithoutRevealing:
    def test_it_is_free_with_several_persons(self) -> None:
        session, seat = after_collecting()
        assert session.why_not_undo(seat) is None
        assert session.undo_is_free(seat)
        session.undo(seat)
        assert not session.assisted

    def test_it_is_free_alone(self) -> None:
        session, seat = after_collecting(person=first_seat())
        session.undo(seat)
        assert not session.assisted
        assert not session.record().assisted

    def test_moves_that_bots_made_since_go_too(self) -> None:
        session = new_game(CELLAR, 3, person=0)
        while session.state.phase != "numbers":
            play_at_random(session, random.Random(8), 1)
        before = session.state.fingerprint()
        assert [play(session, "number 1"), play(session, "number 0")] == [0, 1]
        session.undo(0)
        assert session.state.fingerprint() == before
        assert not session.assisted


class TestAfterRevealing:
    def test_it_is_refused_among_several_persons(self) -> None:
        session = new_game()
        seat = play(session, "reveal")
        before = session.record()
        assert "Something has been revealed" in refusal(CannotUndo, lambda: session.undo(seat))
        assert not session.undo_is_free(seat)
        assert session.record() == before

    def test_the_person_alone_against_bots_may_and_the_game_is_assisted_for_ever(self) -> None:
        session = new_game(person=first_seat())
        seat = play(session, "reveal")
        assert session.why_not_undo(seat) is None
        assert not session.undo_is_free(seat)
        session.undo(seat)
        assert session.assisted
        play_at_random(session, random.Random(2))
        assert session.assisted
        assert session.record().assisted

    def test_the_same_card_comes_again(self) -> None:
        session = new_game(person=first_seat())
        seat = play(session, "reveal")
        fingerprint = session.state.fingerprint()
        session.undo(seat)
        play(session, "reveal")
        assert session.state.fingerprint() == fingerprint

    def test_moves_of_bots_that_revealed_something_go_too(self) -> None:
        session, seat = after_collecting(person=first_seat())
        assert play(session, "reveal") != seat
        session.undo(seat)
        assert [str(move) for move in session.moves] == ["reveal"]
        assert deciding(session) == seat
        assert session.assisted

    def test_the_end_of_a_game_reveals_everything(self) -> None:
        start = BEHIND.start(2, 1)
        over = start.clone()
        over.actor = None
        history = History(start)
        history.add(0, BEHIND.move_from_json("collect"), start.clone(), by_person=True)
        assert history.is_free(0)
        history.add(0, BEHIND.move_from_json("collect"), over, by_person=True)
        assert not history.is_free(1)


class TestWhoMayTakeBack:
    def test_nobody_who_has_not_moved(self) -> None:
        session, seat = after_collecting()
        assert "no move to take back" in refusal(CannotUndo, lambda: session.undo(1 - seat))
        assert not session.undo_is_free(1 - seat)
        session.undo(seat)
        assert session.why_not_undo(1 - seat) is not None

    def test_no_bot(self) -> None:
        session, seat = after_collecting(person=1 - first_seat())
        assert "only a person" in refusal(CannotUndo, lambda: session.undo(seat))

    def test_the_reason_is_known_beforehand(self) -> None:
        session = new_game()
        seat = play(session, "reveal")
        reason = session.why_not_undo(seat)
        with pytest.raises(CannotUndo) as caught:
            session.undo(seat)
        assert caught.value.text == reason

    def test_not_a_move_that_a_bot_made_in_his_place(self) -> None:
        session, seat = after_collecting(person=first_seat())
        own = len(session.moves) - 1
        session.take_over(seat, BOT)
        while len(session.moves) < 8:
            play_at_random(session, random.Random(5), 1)
        session.take_over(seat, Seating("Ann"))
        session.undo(seat)
        assert len(session.moves) == own

    def test_only_seats_of_the_game(self) -> None:
        session = new_game()
        for ask in (session.undo, session.why_not_undo, session.undo_is_free):
            with pytest.raises(ValueError, match="no seat 2"):
                ask(2)


def test_listeners_hear_that_moves_were_taken_back_and_how_it_looks_now() -> None:
    session, seat = after_collecting()
    heard: list[Heard] = []
    session.listen(1 - seat, heard.append)
    session.undo(seat)
    assert [each.undone for each in heard] == [True]
    assert heard[0].events == ()
    assert heard[0].observation == session.observation(1 - seat)


def test_all_moves_of_a_person_alone_can_be_taken_back_to_the_first() -> None:
    session = new_game(person=first_seat())
    start = session.state.fingerprint()
    play_at_random(session, random.Random(6), 40)
    while session.why_not_undo(first_seat()) is None:
        session.undo(first_seat())
    assert session.state.fingerprint() == start
    assert session.moves == ()


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(4))
def test_an_undo_leads_to_the_very_position_that_was_there_before(game: Game[Any], seed: int) -> None:
    rng = random.Random(seed)
    session = new_game(game, game.seats[-1], seed, person=0)
    prints = [session.state.fingerprint()]
    undone = 0
    while undone < 12:
        if session.finished:
            session = new_game(game, game.seats[-1], rng.getrandbits(32), person=0)
            prints = [session.state.fingerprint()]
        play_at_random(session, rng, 1)
        prints = [*prints[:len(session.moves)], session.state.fingerprint()]
        if rng.random() < 0.3 and session.why_not_undo(0) is None:
            free, reveals, over = session.undo_is_free(0), session.state.reveals, session.finished
            session.undo(0)
            undone += 1
            assert session.state.fingerprint() == prints[len(session.moves)]
            assert free == (session.state.reveals == reveals and not over)
            assert deciding(session) == 0


def test_a_game_of_bots_has_nothing_to_take_back() -> None:
    session = Session(BEHIND, 2, 1, players=[BOT, BOT])
    play_at_random(session, random.Random(7), 10)
    assert all(session.why_not_undo(seat) is not None for seat in range(2))


class TestMakingMovesAgain:
    def test_the_position_is_the_one_before_the_undo(self) -> None:
        session, seat = after_collecting()
        before, moves = session.state, session.moves
        session.undo(seat)
        session.redo(seat)
        assert session.state is before
        assert session.moves == moves
        assert not session.assisted

    def test_what_bots_did_since_comes_back_too_and_the_game_stays_assisted(self) -> None:
        session, seat = after_collecting(person=first_seat())
        assert play(session, "reveal") != seat
        before = session.state.fingerprint()
        session.undo(seat)
        session.redo(seat)
        assert session.state.fingerprint() == before
        assert len(session.moves) == 3
        assert session.assisted

    def test_several_steps_back_and_several_forward(self) -> None:
        session = new_game(person=first_seat())
        seat = first_seat()
        play_at_random(session, random.Random(6), 60)
        prints = [session.state.fingerprint()]
        while session.why_not_undo(seat) is None:
            session.undo(seat)
            prints.append(session.state.fingerprint())
        assert len(prints) > 5
        for each in reversed(prints[:-1]):
            session.redo(seat)
            assert session.state.fingerprint() == each
        assert "no move has been taken back" in refusal(CannotUndo, lambda: session.redo(seat))

    def test_after_a_new_move_there_is_nothing_to_make_again(self) -> None:
        session, seat = after_collecting()
        session.undo(seat)
        play(session, "collect")
        assert "no move has been taken back" in refusal(CannotUndo, lambda: session.redo(seat))

    def test_moves_made_again_can_be_taken_back_again(self) -> None:
        session, seat = after_collecting()
        session.undo(seat)
        position = session.state
        session.redo(seat)
        assert session.undo_is_free(seat)
        session.undo(seat)
        assert session.state is position

    def test_only_who_took_them_back_may(self) -> None:
        session, seat = after_collecting()
        session.undo(seat)
        assert f"Only Player {seat + 1}" in refusal(CannotUndo, lambda: session.redo(1 - seat))

    def test_no_bot_may(self) -> None:
        session, seat = after_collecting(person=first_seat())
        session.undo(seat)
        session.take_over(seat, BOT)
        assert "only a person can redo a move" in refusal(CannotUndo, lambda: session.redo(seat))
        session.take_over(seat, Seating("Ann"))
        session.redo(seat)
        assert len(session.moves) == 2

    def test_a_record_says_so_and_goes_on_with_it(self) -> None:
        session, seat = after_collecting()
        session.undo(seat)
        again = resume(session.record())
        again.redo(seat)
        session.redo(seat)
        assert again.record() == session.record()
        assert resume(again.record()).moves == session.moves

    def test_listeners_hear_how_it_looks_then(self) -> None:
        session, seat = after_collecting()
        session.undo(seat)
        heard: list[Heard] = []
        session.listen(1 - seat, heard.append)
        session.redo(seat)
        assert [(each.undone, each.events) for each in heard] == [(True, ())]
        assert heard[0].observation == session.observation(1 - seat)

    def test_the_end_of_a_game_comes_back(self) -> None:
        session = new_game(seed=4, person=0)
        play_at_random(session, random.Random(9))
        session.undo(0)
        assert not session.finished
        session.redo(0)
        assert session.finished

    def test_only_seats_of_the_game(self) -> None:
        session = new_game()
        for ask in (session.redo, session.why_not_redo):
            with pytest.raises(ValueError, match="no seat 2"):
                ask(2)
