"""Positions of Behind the Throne in the language of the game, and what may be said about them.

Cards are written by their ids, several of a kind as `general*2`; players by their numbers, as in the moves' notation.
Player 1 is always the one whose turn it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.events import Event
from engine.core.moves import Move
from engine.games.behind_the_throne.cards import CARDS, COPIES, END, KINDS
from engine.games.behind_the_throne.game import GAME
from engine.games.behind_the_throne.rules import can_save
from engine.games.behind_the_throne.state import BehindState
from tests.helpers.asking import allows, refused, verbs  # noqa: F401 - tests ask a game with its own words

_KIND_OF = {card.id: card.kind for card in CARDS}


def kinds(cards: str) -> list[int]:
    """The kinds in a list of cards such as "general*2 judge"."""
    found: list[int] = []
    for word in cards.split():
        name, _, number = word.partition("*")
        found += [_KIND_OF[name]] * int(number or 1)
    return found


def position(row: str = "", mine: str = "", rival: str = "", third: str = "", fourth: str = "", deck: str = "",
             rest: str = "deck", seats: int = 2) -> BehindState:
    """Player 1 is in the middle of a turn with that row; `deck` is what will be drawn, in that order.

    All other cards lie in the zone `rest`: under the named part of the deck, or in the discard pile ("discards"). The
    End card begins the discard pile unless the deck names it. Raises ValueError if the game has not that many cards.
    """
    stacks = [kinds(cards) for cards in (mine, rival, third, fourth)]
    if any(stacks[seats:]):
        raise ValueError(f"There is no such player in a game of {seats}.")
    coming, revealed = kinds(deck), kinds(row)
    left = Counter(dict.fromkeys(range(KINDS), COPIES[seats]))
    left[END] = 1
    left.subtract([*coming, *revealed, *(kind for stack in stacks for kind in stack)])
    if min(left.values()) < 0:
        raise ValueError(f"Too many copies of a card: a game of {seats} has {COPIES[seats]}.")
    discards = [END] * left.pop(END)
    under = sorted(left.elements())
    if rest == "discards":
        discards, under = discards + under, []
    held = [stack.count(kind) for stack in stacks[:seats] for kind in range(KINDS)]
    return _laid_out(seats, [under + coming[::-1], [], revealed, discards, []], held)


def _laid_out(seats: int, cards: list[list[int]], held: list[int]) -> BehindState:
    game = GAME.start(seats=seats, seed=1)
    game.cards, game.held = cards, held
    game.turn = game.actor = 0
    game.phase = "row" if game.row else "reveal"
    game.refresh()
    game.begin()
    if game.excess() > 0:
        if not can_save(game):
            raise ValueError("This row is lost already.")
        game.phase = "save"
    return game


def move(notation: str) -> Move:
    """The move with that notation."""
    return GAME.move_from_json(notation)


def play(game: BehindState, *notations: str) -> list[Event]:
    """Make the moves; returns what happened. No card may get lost or appear on the way."""
    events: list[Event] = []
    for notation in notations:
        game.apply(move(notation), events)
        assert all_cards(game) == _full_set(game.seats), f"{notation} has lost or made cards."
    return events


def named(found: Iterable[int]) -> str:
    """Cards as they are written in these tests, in the order given: "king king queen"."""
    return " ".join(CARDS[kind].id for kind in found)


def lying(game: BehindState, zone: str) -> str:
    """The cards in the row, the deck, the discard pile ("discards") or the place for a "taken" card, oldest first."""
    return named(game.cards_in(game.zones.index(zone)))


def stacks(game: BehindState, player: int) -> str:
    """The stacks of a player, lowest first: "general*2 judge"."""
    counts = [(CARDS[kind].id, game.count(player - 1, kind)) for kind in range(KINDS)]
    return " ".join(f"{name}*{count}" if count > 1 else name for name, count in counts if count)


def sideways(game: BehindState, player: int) -> str:
    """The stacks of a player whose top card lies sideways."""
    return named(kind for kind in range(KINDS)
                 if game.count(player - 1, kind) and game.sideways(player - 1, kind))


def all_cards(game: BehindState) -> list[int]:
    """Every card of the game, wherever it lies."""
    return sorted(kind for zone in range(len(game.zones)) for kind in game.cards_in(zone))


def _full_set(seats: int) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(COPIES[seats])] + [END]


def log(events: Iterable[Event]) -> list[str]:
    """What everybody reads about the events."""
    return [str(event.text) for event in events if event.text is not None]


def happened(events: Iterable[Event]) -> str:
    """The names of the events, in order."""
    return " ".join(event.name for event in events)
