"""Positions of every game, moves in them, and what tests say about them.

    game = position("throne", "1 lay; hand.1 king seven*2; hand.2 jack; rest deck")
    game = position("rival-kings", "bursar: gardener farm", "queen", markers=(0, 0))
    game = position("throne 2: 1 lay; hand.1 king; hand.2 jack; claim none; target -1; rest deck")

The first form is the notation of `engine.base.notation` without its head: it begins with the actor and the phase.
The game has the fewest players and the default options unless `seats=3` or `length="round"` says otherwise. Fields that
are left out have their usual values in that game (`usual` in its module in `positions_of`), or else 0. The edition is
the game's `unnamed_edition`, as in lessons, so that a new deck takes no card from any test; `edition=3` names another.

The second form is for the game's own builder (`build` in the same module), which fills in the rest of the table.

The third form is a whole line, as `python -m engine show` prints it, and is read as it stands.

Games are named by their ids; players by their numbers, cards and moves as in the notation, several cards of a kind as
`seven*2`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from engine import load_game
from engine.base.notation import game_of, read
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.state import State
from tests.helpers import model  # noqa: F401 - makes the model game known by its id

_DECIDED: Final = re.compile(r"\s*[\d-]+ \w")
"""How the notation of a position begins: the actor and the phase."""


# -- positions ---------------------------------------------------------------------------------------------------------

def position(game_id: str, *parts: str, **details: Any) -> Any:
    """A position of a game, in one of the three forms above. Raises BadNotation, naming what is wrong."""
    if ":" in game_id:
        game = load_game(game_of(game_id))
        return read(game, game_id, game.unnamed_edition)
    if parts and _DECIDED.match(parts[0]):
        return _typed(game_id, *parts, **details)
    return _special(game_id).build(*parts, **details)


def _typed(game_id: str, text: str, *, seats: int = 0, **options: object) -> Any:
    game, special = load_game(game_id), _special(game_id)
    seats = seats or min(game.seats)
    chosen = (f"{name}={value}" for name, value in options.items())
    head = " ".join([game_id, str(seats), *chosen])
    named = {part.split()[0] for part in text.split(";") if part.strip()}
    usual = special.usual(seats) if special is not None else {}
    return read(game, "; ".join([f"{head}: {text}", *(f"{name} {usual[name]}" for name in usual if name not in named)]),
                game.unnamed_edition)


@cache
def _special(game_id: str) -> Any:
    """The module about positions of that game; None if they need none."""
    name = game_id.replace("-", "_")
    there = (Path(__file__).parent / "positions_of" / f"{name}.py").exists()
    return import_module(f"tests.helpers.positions_of.{name}") if there else None


# -- moves -------------------------------------------------------------------------------------------------------------

def move(game_id: str, notation: str) -> Move:
    """The move of that game with that notation."""
    return load_game(game_id).move_from_json(notation)


def play(game: State, *notations: str) -> list[Event]:
    """Make the moves; returns the events. No card, nor anything the game counts, may get lost or appear on the way."""
    special = _special(game.game.id)
    events: list[Event] = []
    for notation in notations:
        game.apply(move(game.game.id, notation), events)
        assert all_cards(game) == _full_set(game), f"{notation} has lost or made cards."
        if hasattr(special, "check"):
            special.check(game, notation)
    return events


def _full_set(game: State) -> list[int]:
    return _cards_of(game.game.id, game.seats, game.edition.number, tuple(game.options.items()))


@cache
def _cards_of(game_id: str, seats: int, edition: int, options: tuple[tuple[str, Any], ...]) -> list[int]:
    return all_cards(load_game(game_id).start(seats, 1, edition=edition, **dict(options)))


def allows(game: State, *notations: str) -> None:
    """Check that each of the moves is legal here."""
    for notation in notations:
        made = move(game.game.id, notation)
        refusal = game.why_not(made)
        assert refusal is None, f"{notation} is refused by {refusal and refusal.rule}: {refusal and refusal.reason}"
        assert made in game.legal_moves(), f"{notation} is missing from the legal moves."


def refused(game: State, notation: str, rule: str) -> str:
    """Check that the move is refused by that rule, and that trying it changes nothing; returns the reason."""
    made = move(game.game.id, notation)
    refusal = game.why_not(made)
    assert refusal is not None, f"{notation} is allowed, {rule} should forbid it."
    assert refusal.rule == rule, f"{notation} is refused by {refusal.rule}, not by {rule}: {refusal.reason}"
    assert made not in game.legal_moves(), f"{notation} is refused, yet among the legal moves."
    before = game.fingerprint()
    with pytest.raises(IllegalMove):
        game.apply(made)
    assert game.fingerprint() == before, f"{notation} was refused, yet changed something."
    return str(refusal.reason)


# -- what can be seen --------------------------------------------------------------------------------------------------

def verbs(game: State) -> set[str]:
    """The verbs of the legal moves."""
    return {each.verb for each in game.legal_moves()}


def asked(game: State) -> tuple[str, int]:
    """The phase and the actor's number; 0 when the game is over."""
    return game.phase, 0 if game.actor is None else game.actor + 1


def log(events: Iterable[Event]) -> list[str]:
    """What everybody reads about the events."""
    return [str(event.text) for event in events if event.text is not None]


def happened(events: Iterable[Event]) -> str:
    """The names of the events, in order."""
    return " ".join(event.name for event in events)


def lying(game: State, zone: str) -> str:
    """The cards in a zone, by its id, the oldest first."""
    return named(game.game.id, game.cards_in(game.zones.index(zone)))


def hand(game: State, player: int) -> str:
    """The cards in a player's hand, in the order in which the game lists its cards."""
    return named(game.game.id, sorted(game.cards_in(game.zones.index(f"hand.{player}"))))


def all_cards(game: State) -> list[int]:
    """Every card of the game, wherever it lies, sorted."""
    return sorted(kind for zone in range(len(game.zones)) for kind in game.cards_in(zone))


# -- cards by name -----------------------------------------------------------------------------------------------------

def kinds(game_id: str, cards: str) -> list[int]:
    """The kinds in a list of cards such as "seven*2 king"."""
    kind_of = {card.id: card.kind for card in load_game(game_id).cards}
    words = [word.partition("*") for word in cards.split()]
    return [kind_of[name] for name, _, number in words for _ in range(int(number or 1))]


def named(game_id: str, found: Iterable[int]) -> str:
    """Cards by their ids, in the order given: "king king queen"."""
    cards = load_game(game_id).cards
    return " ".join(cards[kind].id for kind in found)


def backwards(cards: str) -> str:
    """Cards given in the order they are drawn, as they lie in a pile: the first on top, which is last."""
    return " ".join(reversed(cards.split()))


def mask(players: Iterable[int]) -> int:
    """Players, by their numbers, as a mask of seats."""
    return sum(1 << player - 1 for player in players)
