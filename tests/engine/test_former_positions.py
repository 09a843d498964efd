"""Positions as versions up to 0.14 wrote them, with numbers for kinds of cards, mean the same cards for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES, load_game
from engine.core.state import State
from tests.helpers.positions import position

FORMER = Path(__file__).parent / "former" / "0.14" / "positions.json"
WRITTEN: dict[str, list[dict[str, Any]]] = json.loads(FORMER.read_text(encoding="utf-8"))
"""By game: positions in notation, their fingerprints then, and the ids of the cards whose kinds their fields hold."""

each_game = pytest.mark.parametrize("game_id", GAMES)


def held(state: State) -> dict[str, list[str]]:
    """By field: the ids of the cards whose kinds it holds."""
    names = load_game(state.game.id).card_names
    found: dict[str, list[int]] = {}
    for name in state.KIND_FIELDS:
        value = getattr(state, name)
        kinds = [value[place] for place in state.places_of_kinds(name)] if isinstance(value, list) else [value]
        found[name] = [kind for kind in kinds if kind >= 0]
    for name in state.KIND_MASKS:
        found[name] = [kind for kind in range(len(names.ids)) if getattr(state, name) >> kind & 1]
    return {name: [names.id_of(kind) for kind in kinds] for name, kinds in found.items() if kinds}


@each_game
def test_a_former_position_is_the_very_same_one_today(game_id: str) -> None:
    for former in WRITTEN[game_id]:
        assert position(former["position"]).fingerprint() == former["print"], former["position"]


@each_game
def test_the_fields_of_a_former_position_hold_the_same_cards(game_id: str) -> None:
    for former in WRITTEN[game_id]:
        assert held(position(former["position"])) == former["kinds"], former["position"]


@each_game
def test_the_numbers_of_former_files_are_those_of_cards_there_are(game_id: str) -> None:
    game = load_game(game_id)
    assert len(set(game.former_numbers)) == len(game.former_numbers) > 0
    assert {card.id for card in game.cards} >= set(game.former_numbers)


def test_former_positions_hold_kinds_in_every_field_that_can() -> None:
    for game_id in GAMES:
        state_type = load_game(game_id).state_type
        fields = {name for former in WRITTEN[game_id] for name in former["kinds"]}
        assert fields == {*state_type.KIND_FIELDS, *state_type.KIND_MASKS}, game_id
