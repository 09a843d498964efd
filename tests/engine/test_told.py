"""What every game tells: no one reads the name of a card hidden from them, and what looks alike is told alike."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine import GAMES, load_game
from engine.base.game import Game
from engine.core.events import Event, EventList, Sink
from engine.core.moves import Move
from engine.core.text import Text
from tests.helpers import toy_turns
from tests.helpers.amount import LONG, few_or_many
from tests.helpers.conformance import Setting, has_phases
from tests.helpers.conformance_told import check_names, check_told_alike, named_kinds
from tests.helpers.duel import DUEL
from tests.helpers.model import MODEL
from tests.helpers.toy import CELLAR, Cellar, CellarState
from tests.helpers.toy_words import ALE, GIVEN_CARD, name_of

every_setting = pytest.mark.parametrize("setting", [
    pytest.param(setting := Setting(game, seats), id=str(setting),
                 marks=() if has_phases(game, seats) else LONG)
    for game in (*map(load_game, GAMES), CELLAR, DUEL, MODEL) for seats in game.seats])
few_or_many_games = few_or_many("seeds", (1,), tuple(range(1, 5)))


@every_setting
@few_or_many_games
def test_no_text_names_a_card_that_is_hidden_from_its_reader(setting: Setting, seeds: tuple[int, ...]) -> None:
    assert sum(check_names(setting, seed) for seed in seeds) >= 2 * len(seeds)


@every_setting
@few_or_many_games
def test_what_looks_the_same_is_told_in_the_same_words_and_order(setting: Setting, seeds: tuple[int, ...]) -> None:
    assert sum(check_told_alike(setting, seed) for seed in seeds) >= 2 * len(seeds)


# -- the checks themselves ---------------------------------------------------------------------------------------------

EVERY_GAME: list[Game[Any]] = [*map(load_game, GAMES), CELLAR]
told_in = Event.seen_by


def test_names_are_found_however_deep_they_stand() -> None:
    inner = GIVEN_CARD.fill(card=name_of(ALE))
    assert named_kinds(Text("cellar/log", "{told}", (("told", ("so", inner)),)), CELLAR) == {ALE}
    assert named_kinds(None, CELLAR) == set()


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_a_secret_card_in_a_public_text_is_found_out(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def revealing(event: Event, seat: int) -> Event | None:
        return replace(told_in(event, seat) or event, text=event.secret or event.text)

    monkeypatch.setattr(Event, "seen_by", revealing)
    with pytest.raises(AssertionError, match=r"a card it cannot know|is told differs"):
        for seed in range(5):
            check_names(Setting(game, game.seats[-1]), seed)
            check_told_alike(Setting(game, game.seats[-1]), seed)


def test_an_order_that_depends_on_a_hidden_card_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def in_turns(state: CellarState, move: Move, events: Sink) -> None:
        if move.verb != "lay":
            toy_turns.play(state, move, events)
            return
        happened: list[Event] = []
        seat = state.turn
        toy_turns.play(state, move, EventList(happened))
        happened.insert(move.card % 2, Event("sigh", seat, name_of(ALE)))
        for event in happened:
            events.tell(lambda made: made, event)

    monkeypatch.setattr(Cellar, "play", staticmethod(in_turns))
    with pytest.raises(AssertionError, match="is told differs"):
        for seed in range(10):
            check_told_alike(Setting(CELLAR, 3), seed)
