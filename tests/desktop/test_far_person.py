"""A person may sit anywhere: a whole game is played over the JSON of the protocol with a person in another process."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from engine import GAMES, load_game
from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers.amount import first_of
from tests.helpers.far_seat import FarSeat
from tests.helpers.late_bots import LateBots
from tests.helpers.window import PATIENCE
from throne_desktop.modes.loop import turn_until
from throne_desktop.services.game import table_host
from throne_desktop.services.game.table_host import TableHost
from throne_desktop.services.protocol import BadAnswer, Decided, HandOver, Wish, read_said, read_told, written

PERSON = 0
A_MOMENT = 0.02
"""Seconds."""


TABLES = [pytest.param(game_id, *seats.values, marks=seats.marks)
          for game_id in GAMES for seats in first_of(load_game(game_id).seats)]
"""Every game with the fewest players; with all other numbers of them in the long run."""


@contextmanager
def hosted(session: Session, viewer: int | None) -> Iterator[TableHost]:
    """The host of a session, with bots that answer at once, until the end of the block."""
    bots = LateBots()
    host = TableHost(session, bots, viewer, parent=bots)
    try:
        yield host
    finally:
        host.close()
        bots.close()


def short(game_id: str) -> dict[str, str]:
    """The options of a game that make it a single round, if there are such."""
    return {"length": "round"} if any(option.id == "length" for option in load_game(game_id).options) else {}


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_person_in_another_process_plays_a_whole_game(game_id: str, seats: int,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    players = [Seating("Ann"), *(Seating(f"Bot {seat}", "random") for seat in range(1, seats))]
    session = Session(load_game(game_id), seats, 7, options=short(game_id), players=players)
    monkeypatch.setattr(table_host, "HINT_SECONDS", A_MOMENT)
    with hosted(session, PERSON) as host:
        far = FarSeat(host)
        try:
            far.begin()
            turn_until(lambda: session.finished or far.broken, PATIENCE, lambda: len(session.moves))
            assert session.finished, "no move is made any more"
        finally:
            far.close()
    told = [read_told(each) for each in far.heard]
    assert [written(each) for each in told] == far.heard
    assert {Wish.GO_ON, Wish.UNDO, Wish.REDO, Wish.HINT} <= {said for said in far.said if isinstance(said, Wish)}
    assert session.assisted
    assert told[-1].observation == session.observation(PERSON)
    assert all(json.loads(each).get("observation", {}).get("seat", PERSON) == PERSON for each in far.heard)


# -- what a seat says --------------------------------------------------------------------------------------------------

def test_an_answer_to_a_former_question_is_dropped() -> None:
    session = Session(load_game("behind-the-throne"), 2, 7, players=[Seating("Ann"), Seating("Ben")])
    with hosted(session, session.state.actor) as host:
        host.go_on()
        move = session.state.legal_moves()[0]
        host.receive(Decided(5, move))
        assert session.moves == ()
        host.receive(Decided(0, move))
        assert session.moves == (move,)


@pytest.mark.parametrize("said", [*Wish, HandOver(1, Seating("Ben", "page")), HandOver(0, Seating("Ann"))])
def test_a_wish_is_read_as_it_was_said(said: Wish | HandOver) -> None:
    assert read_said(written(said), load_game("throne")) == said


@pytest.mark.parametrize("said", [
    b"", b"\xff", b"42", b"{}", b"[" * 100_000, b'{"wish": "all cards"}', b'{"wish": "hand over"}', b'{"wish": []}',
    b'{"wish": "hand over", "seat": "1", "seating": {"name": "Ben", "level": null}}',
    b'{"request": 0, "game": "chess", "choice": {"move": "pick"}}',
    b'{"request": 0, "game": "throne", "choice": {"move": "mate"}}',
    b'{"request": 0, "game": "throne", "choice": {"move": null}}',
    b'{"request": null, "game": "throne", "choice": {"move": "pick"}}',
    b'{"request": 0, "game": "throne", "choice": "pick"}'], ids=lambda said: repr(said[:40]))
def test_what_is_no_message_is_refused(said: bytes) -> None:
    with pytest.raises(BadAnswer):
        read_said(said, load_game("throne"))
