"""What events were about is found on the table as it lies now, as far as a seat may know."""

from __future__ import annotations

from engine.core.events import Event, Travel
from engine.core.text import N_
from engine.table.last_moves import Footprint, LastMoves, touched
from engine.table.view import View, view
from tests.helpers.positions import move, position


def after(*notations: str, seat: int = 1, **lying: str) -> tuple[View, list[Event]]:
    """The table after these moves as a seat sees it, and what it saw of them."""
    game, events = position("behind-the-throne", **lying), list[Event]()
    for notation in notations:
        game.apply(move("behind-the-throne", notation), events)
    seen = [as_seen for event in events if (as_seen := event.seen_by(seat)) is not None]
    return view(game.observation(seat)), seen


def places(footprints: list[Footprint]) -> list[str]:
    return [footprint.place for footprint in footprints]


def test_a_revealed_card_is_found_in_the_row() -> None:
    assert places(touched(*after("reveal", row="king", deck="queen judge king"))) == ["row/1"]


def test_cards_that_were_collected_are_found_in_the_stacks() -> None:
    lying = after("reveal", "collect", row="king", deck="queen judge king")
    assert places(touched(*lying)) == ["stacks.1/queen/0", "stacks.1/king/0"]


def test_of_equal_cards_the_topmost_is_meant() -> None:
    assert places(touched(*after("collect", row="king", mine="king*2", deck="queen judge"))) == ["stacks.1/king/2"]


def test_a_card_that_turned_is_found_where_it_lies() -> None:
    lying = after("use general", row="king queen", mine="general", deck="judge king")
    assert places(touched(*lying)) == ["stacks.1/general/0"]


def test_a_card_looked_at_in_secret_is_found_by_who_saw_it_only() -> None:
    lying = {"row": "king", "mine": "prophet", "deck": "judge king"}
    assert places(touched(*after("use prophet", seat=1, **lying))) == ["stacks.1/prophet/0"]
    assert len(places(touched(*after("use prophet", seat=0, **lying)))) == 2


def test_what_is_on_the_table_no_more_leaves_no_trace() -> None:
    seen, events = after("reveal", "collect", row="king", deck="queen judge king")
    gone = Event("reveal", 0, None, (events[0].travels[0],))
    assert places(touched(seen, [gone, *events])) == ["stacks.1/queen/0", "stacks.1/king/0"]


def test_another_seat_begins_a_new_turn_and_the_last_words_about_each_seat_are_kept() -> None:
    _, events = after("reveal", "collect", "reveal", row="king", deck="queen judge king")
    last_moves = LastMoves()
    last_moves.note(events)
    assert last_moves.seat == 1
    assert last_moves.events == events[-1:]
    assert {seat: str(text) for seat, text in last_moves.stamps.items()} == {
        0: "Collects King and Queen.", 1: "Reveals Judge."}


def test_recalling_forgets_what_was_noted_before() -> None:
    _, events = after("reveal", row="king", deck="queen judge king")
    last_moves = LastMoves()
    last_moves.note(events)
    last_moves.recall([])
    assert (last_moves.seat, last_moves.events, last_moves.stamps) == (None, [], {})


def test_what_was_done_before_hands_are_dealt_anew_is_told_no_more() -> None:
    last_moves, out = LastMoves(), N_("throne/log", "Has no cards left.")
    last_moves.note([Event("out", 0, out)])
    last_moves.note([Event("deal", None, None, (Travel(1, "deck", "row"),))])
    assert last_moves.stamps == {0: out}
    last_moves.note([Event("deal", None, None, (Travel(1, "deck", "hand.1"),))])
    assert last_moves.stamps == {}
