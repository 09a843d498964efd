"""What somebody at the table notes down of a game without a story of its own: no more than everybody sees."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from engine.base.game import Game
from engine.bots.noting import advance, story_of
from engine.cli.main import main
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.state import State
from engine.core.story import oldest_first
from engine.games.registry import GAMES, load_game
from tests.helpers.conformance import Setting, settings_in, some_move
from tests.helpers.conformance_secrets import told
from tests.helpers.positions import position

WITHOUT_STORY: Final = tuple(game for game in map(load_game, GAMES) if game.evaluator.story is None)
_MOVES: Final = 150


def noted(state: State, move: Move) -> list[tuple[int, ...]]:
    """All that has been noted down once a move is made in a copy of the position."""
    after = state.clone()
    advance(after, move)
    return oldest_first(after.story)


def positions(setting: Setting, seed: int) -> Iterator[tuple[State, Move, random.Random]]:
    """Positions of a game at whose table somebody takes notes, with the moves that are made."""
    luck, state = random.Random(seed), setting.start(seed)
    for _ in range(_MOVES):
        if state.actor is None:
            return
        move = some_move(state, luck)
        yield state, move, luck
        advance(state, move)


@settings_in(WITHOUT_STORY)
def test_what_looks_and_sounds_the_same_to_somebody_is_noted_down_alike(setting: Setting) -> None:
    compared = 0
    for state, move, luck in positions(setting, 3):
        for viewer in range(state.seats):
            if viewer != state.actor:
                world = state.observation(viewer).sample(luck)
                for twin, other in ((world, move), (state, luck.choice(state.legal_moves()))):
                    if (chosen(twin) == chosen(state) and twin.why_not(other) is None
                            and sight(twin, other, viewer) == sight(state, move, viewer)):
                        assert noted(twin, other) == noted(state, move), f"{move}, or {other}"
                        compared += 1
    assert compared > _MOVES // 6


def chosen(state: State) -> dict[int, Any]:
    """What has been chosen in secret, and may be opened by the next move."""
    return {} if state.sealed is None else state.sealed.choices


def sight(state: State, move: Move, viewer: int) -> tuple[Any, ...]:
    """What a seat knows after a move, and what it is told of it."""
    after, events = state.clone(), list[Event]()
    after.apply(move, events)
    seen = after.observation(viewer).to_json()
    return json.dumps({**seen, "seen": {**seen["seen"], "story": None}}, sort_keys=True), told(events, viewer)


@settings_in(WITHOUT_STORY)
def test_features_follow_from_what_a_seat_may_know_and_the_hidden_cards(setting: Setting) -> None:
    story = story_of(setting.game)
    for state, _, luck in positions(setting, 4):
        for seat in range(state.seats):
            world = state.observation(seat).sample(luck)
            for zone in state.zones.hidden[seat]:
                world.cards[zone] = state.cards[zone][:]
            world.sealed = state.sealed and state.sealed.copy()
            world.refresh()
            found = story.features(state, seat)
            assert found == story.features(world, seat)
            assert all(0 <= feature < story.places.size for feature in found)


@pytest.mark.parametrize("game", WITHOUT_STORY)
def test_every_feature_has_a_name_of_its_own(game: Game[Any]) -> None:
    names = story_of(game).places.names()
    assert len(names) == len(set(names)) == story_of(game).places.size


def test_a_rivals_act_goes_with_each_card_that_it_may_hold() -> None:
    game = position("imposter-kings", "1 turn; hand.1 elder soldier; hand.2 fool queen; rest deck")
    story = story_of(game.game)
    names = story.places.names()
    advance(game, game.game.moves.parse("play soldier"))
    found = {names[feature] for feature in story.features(game, 1)}
    assert {"did play soldier hand elder", "last play soldier hand elder"} <= found
    assert not any(name.endswith(("fool", "queen")) for name in found), "its own cards are no secret"


def test_a_card_that_is_laid_unseen_is_not_named() -> None:
    game = load_game("imposter-kings").start(2, 5)
    while game.phase != "turn":
        advance(game, game.legal_moves()[0])
    names = story_of(game.game).places.names()
    noted_down = {name for name in (names[feature] for feature in story_of(game.game).features(game, 0))
                  if name.startswith("did")}
    assert any("unseen" in name for name in noted_down)
    assert not any(name.startswith(("did lay", "did keep", "did take", "did successor"))
                   and "unseen" not in name for name in noted_down)


def test_a_game_with_a_story_of_its_own_keeps_to_that() -> None:
    throne = load_game("throne")
    assert story_of(throne) is throne.evaluator.story
    game, other = throne.start(2, 1), throne.start(2, 1)
    for state, make in ((game, advance), (other, State.advance)):
        for _ in range(6):
            make(state, state.legal_moves()[-1])
    assert oldest_first(game.story) == oldest_first(other.story) != []


@pytest.mark.parametrize("game", WITHOUT_STORY)
def test_any_game_can_be_read_by_command(game: Game[Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for number_of_worlds in ("engine.bots.counter.WORLDS", "engine.cli.train.story_games.WORLDS"):
        monkeypatch.setattr(number_of_worlds, 2)     # in this process, so in one job
    figures = tmp_path / "figures"
    assert main(["exploit", game.id, "--level", "random", "--games", "20", "--test", str(2 * game.seats[0]),
                 "--jobs", "1", "--json", str(figures)]) == 0
    found = json.loads(figures.read_text(encoding="utf-8"))
    assert list(found["log_loss"]) == ["story"]
    assert found["log_loss"]["story"]["all alike"] > 0


def test_what_is_learned_of_notes_is_written_only_on_request(tmp_path: Path,
                                                             capsys: pytest.CaptureFixture[str]) -> None:
    tiny = ("train", "behind-the-throne", "--story", "--level", "page", "--games", "12")
    assert main([*tiny]) == 0
    assert "nothing was written" in capsys.readouterr().out
    assert main([*tiny, "--out", str(tmp_path)]) == 0
    assert (tmp_path / "story-2.json").exists()
