from __future__ import annotations

import random
from pathlib import Path

import pytest

import engine
from engine.core import rng
from engine.core.errors import BadNotation, BadOption, IllegalMove, NotYourTurn, RecordError
from engine.core.knowledge import UNKNOWN
from engine.session import Heard, RecordWriter, Seating, Session
from tests.helpers.sessions import BEHIND, BOT, alone, deciding, new_game, play, play_at_random, refusal
from tests.helpers.toy import CELLAR


def test_the_engine_offers_sessions_and_records() -> None:
    assert engine.Session is Session
    assert isinstance(new_game().record(), engine.Record)


class TestBeginning:
    def test_a_game_whose_seed_was_chosen_is_practice(self) -> None:
        assert new_game(seed=7).practice
        assert new_game(seed=7).seed == 7

    def test_other_games_have_seeds_of_their_own_and_are_no_practice(self) -> None:
        one, other = new_game(seed=None), new_game(seed=None)
        assert one.seed != other.seed
        assert not one.practice

    def test_the_hash_shown_before_the_game_is_that_of_the_seed_shown_after_it(self) -> None:
        session = new_game(seed=None)
        assert session.seed_hash == rng.seed_hash(session.seed)

    def test_the_cards_lie_as_the_seed_says(self) -> None:
        assert new_game(seats=3, seed=5).state.fingerprint() == BEHIND.start(3, 5).fingerprint()

    def test_unless_said_otherwise_persons_without_names_play(self) -> None:
        assert new_game(seats=3).players == (Seating("", None),) * 3

    def test_options_reach_the_game(self) -> None:
        assert new_game(CELLAR, renew="both").state.options == {"renew": "both"}

    def test_every_seat_needs_its_player(self) -> None:
        with pytest.raises(BadOption, match="2 seats needs 2 players, not 3"):
            Session(BEHIND, 2, players=alone(3, 0))

    def test_what_the_game_refuses_is_refused(self) -> None:
        with pytest.raises(ValueError, match="2 to 4 players"):
            Session(BEHIND, 5)
        with pytest.raises(ValueError, match="renew"):
            Session(CELLAR, 2, options={"renew": "never"})


class TestMoves:
    def test_a_move_leads_to_the_position_the_rules_say(self) -> None:
        session = new_game(seed=3)
        expected = session.state.clone()
        move = expected.legal_moves()[0]
        expected.apply(move)
        session.submit(deciding(session), move)
        assert session.state.fingerprint() == expected.fingerprint()
        assert session.moves == (move,)

    def test_a_position_handed_out_stays_as_it_was(self) -> None:
        session = new_game()
        before, fingerprint = session.state, session.state.fingerprint()
        play(session, "reveal")
        assert before.fingerprint() == fingerprint

    def test_another_seat_has_to_wait_and_nothing_changes(self) -> None:
        session = new_game()
        before, waiting = session.record(), 1 - deciding(session)
        reveal = BEHIND.move_from_json("reveal")
        assert "Not your turn" in refusal(NotYourTurn, lambda: session.submit(waiting, reveal))
        assert session.record() == before
        assert session.moves == ()

    def test_a_move_against_the_rules_changes_nothing(self) -> None:
        session = new_game()
        fingerprint = session.state.fingerprint()
        with pytest.raises(IllegalMove) as caught:
            play(session, "collect")
        assert caught.value.refusal.rule == "R2"
        assert session.state.fingerprint() == fingerprint
        assert session.moves == ()

    def test_the_move_of_another_game_is_none_here(self) -> None:
        session = new_game()
        with pytest.raises(BadNotation):
            session.submit(deciding(session), CELLAR.move_from_json("draw"))
        assert session.moves == ()

    def test_after_the_end_there_are_no_moves(self) -> None:
        session = new_game()
        play_at_random(session, random.Random(1))
        assert session.finished
        with pytest.raises(IllegalMove) as caught:
            session.submit(0, BEHIND.move_from_json("reveal"))
        assert caught.value.refusal.rule == "R24"

    def test_a_seat_observes_what_the_position_lets_it(self) -> None:
        session = new_game(CELLAR)
        assert session.observation(1) == session.state.observation(1)
        with pytest.raises(ValueError, match="no seat 2"):
            session.observation(2)


def listening(session: Session, seat: int) -> list[Heard]:
    heard: list[Heard] = []
    session.listen(seat, heard.append)
    return heard


class TestListening:
    def test_a_listener_hears_what_happened_and_how_it_looks_now(self) -> None:
        session = new_game()
        heard = listening(session, 0)
        play(session, "reveal")
        assert [event.name for event in heard[0].events] == ["reveal"]
        assert heard[0].observation == session.observation(0)
        assert not heard[0].undone

    def test_a_card_that_one_seat_looks_at_is_told_to_that_seat_only(self) -> None:
        session = new_game(CELLAR)
        laid = session.state.legal_moves()[1]
        assert laid.verb == "lay"
        own, other = listening(session, 0), listening(session, 1)
        session.submit(0, laid)
        assert own[0].events[0].travels[0].kind == laid.card
        assert other[0].events[0].travels[0].kind == UNKNOWN

    def test_what_a_seat_does_not_notice_is_not_told(self) -> None:
        session, luck = new_game(), random.Random(2)
        prophet = BEHIND.move_from_json("use prophet")
        while prophet not in session.state.legal_moves():
            play_at_random(session, luck, 1)
        seat = deciding(session)
        own, other = listening(session, seat), listening(session, 1 - seat)
        session.submit(seat, prophet)
        assert [event.name for event in own[0].events] == ["look", "see"]
        assert [event.name for event in other[0].events] == ["look"]

    def test_a_sealed_choice_is_heard_without_a_word_of_what_was_chosen(self) -> None:
        session = new_game(CELLAR)
        while session.state.phase != "numbers":
            play_at_random(session, random.Random(3), 1)
        heard = listening(session, 1)
        play(session, "number 1")
        assert heard[0].events == ()
        assert heard[0].observation.actor == 1

    def test_nothing_secret_is_in_what_is_heard_in_a_whole_game(self) -> None:
        session = new_game(CELLAR, 3)
        heard = listening(session, 2)
        play_at_random(session, random.Random(4))
        assert len(heard) == len(session.moves)
        for each in heard:
            assert each.observation.seat == 2
            assert all(event == event.seen_by(2) for event in each.events)

    def test_the_public_hears_no_seats_secret_from_whichever_side_it_looks(self) -> None:
        session = new_game(CELLAR)
        laid = session.state.legal_moves()[1]
        assert laid.verb == "lay"
        heard: list[Heard] = []
        session.listen(0, heard.append, public=True)
        session.submit(0, laid)
        assert heard[0].events[0].travels[0].kind == UNKNOWN
        assert heard[0].observation == session.state.public_observation(0)
        assert heard[0].observation != session.observation(0)

    def test_the_public_hears_only_what_a_spectator_sees_in_a_whole_game(self) -> None:
        session = new_game(CELLAR, 3)
        heard, spectator = list[Heard](), session.state.zones.spectator
        session.listen(1, heard.append, public=True)
        play_at_random(session, random.Random(4))
        assert len(heard) == len(session.moves)
        for each, position in zip(heard, session.positions[1:], strict=True):
            assert each.observation == position.public_observation(1)
            assert all(event == event.seen_by(spectator) for event in each.events)

    def test_who_has_left_hears_no_more(self) -> None:
        session = new_game()
        heard: list[Heard] = []
        leave = session.listen(0, heard.append)
        leave()
        leave()
        play(session, "reveal")
        assert heard == []

    def test_a_listener_sent_away_by_another_does_not_hear_the_news_under_way(self) -> None:
        session = new_game()
        heard: list[Heard] = []
        session.listen(0, lambda _heard: leave())
        leave = session.listen(1, heard.append)
        play(session, "reveal")
        assert heard == []

    def test_all_hear_the_moves_in_order_even_if_a_listener_moves_at_once(self) -> None:
        session = new_game(seats=2)

        def go_on(heard: Heard) -> None:
            if len(session.moves) < 4:
                session.submit(deciding(session), session.state.legal_moves()[0])

        session.listen(0, go_on)
        heard = listening(session, 1)
        start = session.state.clone()
        play(session, "reveal")
        for move, each in zip(session.moves, heard, strict=True):
            start.apply(move)
            assert each.observation == start.observation(1)
        assert len(heard) == 4

    def test_a_listener_may_play_the_whole_game_and_hears_one_thing_at_a_time(self) -> None:
        session, luck = new_game(seats=4), random.Random(5)
        hearing: list[int] = []

        def go_on(heard: Heard) -> None:
            hearing.append(len(hearing))
            assert len(hearing) == 1
            play_at_random(session, luck, 1)
            hearing.pop()

        session.listen(0, go_on)
        play(session, "reveal")
        assert session.finished

    def test_an_error_of_a_listener_goes_through_and_the_others_hear_it_with_the_next_news(self) -> None:
        session = new_game()

        def fail(heard: Heard) -> None:
            raise ValueError("Out of ink.")

        leave = session.listen(0, fail)
        heard = listening(session, 1)
        with pytest.raises(ValueError, match="Out of ink"):
            play(session, "reveal")
        assert len(session.moves) == 1
        leave()
        play(session, "collect")
        assert [event.name for each in heard for event in each.events] == ["reveal", "collect"]

    def test_there_must_be_such_a_seat(self) -> None:
        with pytest.raises(ValueError, match="no seat 2"):
            new_game().listen(2, lambda heard: None)


class TestTakingOver:
    def test_a_bot_takes_a_seat_over_and_gives_it_back(self) -> None:
        session = new_game(person=0)
        session.take_over(0, BOT)
        assert session.players == (BOT, BOT)
        session.take_over(0, Seating("Ann"))
        assert session.players == (Seating("Ann"), BOT)

    def test_there_must_be_such_a_seat(self) -> None:
        with pytest.raises(ValueError, match="no seat -1"):
            new_game().take_over(-1, BOT)


class TestWriting:
    def test_a_move_is_on_disk_before_anybody_hears_of_it(self, tmp_path: Path) -> None:
        file = tmp_path / "game.jsonl"
        session = new_game(writer=RecordWriter(file))
        lines: list[int] = []
        session.listen(0, lambda heard: lines.append(file.read_bytes().count(b"\n")))
        play(session, "reveal")
        session.undo(play(session, "collect"))
        assert lines == [2, 3, 4]

    def test_the_file_of_another_game_is_not_written_over(self, tmp_path: Path) -> None:
        file = tmp_path / "game.jsonl"
        play(new_game(writer=RecordWriter(file)), "reveal")
        content = file.read_bytes()
        assert "a file of its own" in refusal(RecordError, lambda: new_game(writer=RecordWriter(file)))
        assert file.read_bytes() == content

    def test_a_game_needs_a_folder_that_exists(self, tmp_path: Path) -> None:
        refusal(RecordError, lambda: new_game(writer=RecordWriter(tmp_path / "missing" / "game.jsonl")))
