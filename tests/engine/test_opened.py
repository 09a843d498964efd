"""With all cards face up the table shows the true position, and nothing else changes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import GAMES, load_game
from engine.base.faces import BACK
from engine.base.game import Game
from engine.core.events import Event
from engine.core.knowledge import UNKNOWN
from engine.core.state import State
from engine.lab.draft import Draft
from engine.table.opened import laid_view, open_events, open_observation, open_view
from engine.table.view import view
from tests.helpers.sessions import ALL_GAMES, BEHIND


def after(game: Game[Any], moves: int, seed: int = 3) -> State:
    """A position after random moves, before the game is over."""
    state: State = game.start(game.seats[-1], seed)
    rng = random.Random(seed)
    for _ in range(moves):
        before = state.clone()
        state.apply(rng.choice(state.legal_moves()))
        if state.actor is None:
            return before
    return state


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("moves", [0, 3, 12])
def test_every_card_of_the_position_is_known_and_the_position_stays_as_it_is(game: Game[Any], moves: int) -> None:
    state = after(game, moves)
    before = state.fingerprint()
    observation = open_observation(state, 0)
    for zone in range(len(state.zones)):
        assert list(observation.in_order(zone)) == list(state.cards_in(zone))
    assert all(None not in cards for cards in observation.zones.values())
    assert observation.sample(random.Random(1)).fingerprint() == before
    seen = open_view(state, 0)
    assert [piece.label for piece in seen.pieces.values() if piece.kind == UNKNOWN] == []
    assert state.fingerprint() == before


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_it_has_the_pieces_the_scores_and_the_moves_of_the_table_itself(game: Game[Any]) -> None:
    state = after(game, 6)
    assert state.actor is not None
    closed, opened = view(state.observation(state.actor)), open_view(state, state.actor)
    assert [piece.zone for piece in opened.pieces.values()] == [piece.zone for piece in closed.pieces.values()]
    assert [seat.score for seat in opened.seats] == [seat.score for seat in closed.seats]
    assert opened.moves == closed.moves


def test_the_deck_lies_in_the_order_in_which_it_will_be_drawn() -> None:
    state = BEHIND.start(2, 5)
    top = [piece for piece in open_view(state, 0).pieces.values() if piece.zone == "deck"][-1]
    state.apply(BEHIND.move_from_json("reveal"))
    (revealed,) = state.cards_in(state.zones.index("row"))
    assert top.kind == revealed


def test_who_looks_by_right_sees_no_order_in_a_deck() -> None:
    state = BEHIND.start(2, 5)
    assert set(state.observation(0).in_order(state.zones.index("deck"))) == {UNKNOWN}


def test_secrets_of_events_are_told() -> None:
    state = BEHIND.start(2, 5)
    events: list[Event] = []
    state.apply(BEHIND.move_from_json("reveal"), events)
    secret = Event("see", 0, None, events[0].travels, 1, events[0].text)
    (told,) = open_events([secret])
    assert (told.text, told.travels) == (events[0].text, events[0].travels)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_table_that_is_being_laid_is_shown_whatever_lies_on_it(game_id: str) -> None:
    """All cards of the draft that have a place on the table lie there, open, and nothing can be done with them."""
    game, luck = load_game(game_id), random.Random(5)
    for seats in game.seats:
        draft = Draft.empty(game, seats)
        for _ in range(min(30, len(draft.box))):
            draft.put(luck.choice(draft.box), luck.choice(draft.zones))
            seen = laid_view(draft.table, 0)
            assert seen.moves == () and seen.offers == {}
            for zone in {each.id for each in seen.zones} & set(draft.zones):
                lying = [piece.kind for piece in seen.pieces.values() if piece.zone == zone and piece.face != BACK]
                assert set(draft.cards(zone)) <= set(lying), zone
