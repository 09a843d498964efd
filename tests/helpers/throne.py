"""Positions of Throne in the language of the game, and what may be said about them.

Cards are written by their ids, several of a kind as `seven*2`; players by their numbers, as in the moves' notation.
Player 1 is always the one whose turn it is. Cards of a hand that lie face up stand behind a slash: `king / seven`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.events import EVERYBODY, Event
from engine.core.knowledge import Moved
from engine.core.moves import Move
from engine.games.throne.cards import CARDS, COPIES
from engine.games.throne.game import GAME
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import BURIED, DECK, DISCARDS, HAND, OPEN
from tests.helpers.asking import allows, refused  # noqa: F401 - tests ask a game with its own words

_KIND_OF = {card.id: card.kind for card in CARDS}
_FULL_SET = Counter(dict(enumerate(COPIES)))


def kinds(cards: str) -> list[int]:
    """The kinds in a list of cards such as "seven*2 king"."""
    found: list[int] = []
    for word in cards.split():
        name, _, number = word.partition("*")
        found += [_KIND_OF[name]] * int(number or 1)
    return found


def position(*hands: str, deck: str = "", discards: str = "", buried: str = "", rest: str = "deck",
             length: str = "match") -> ThroneState:
    """Player 1 is to lay a card; `deck` is what will be drawn, in that order.

    All other cards lie in the zone `rest`: under the named part of the deck, or among the shown discards. Players
    without cards are out. Everybody knows what lies open, what was dealt to him, and no more. Raises ValueError if the
    game has not that many cards.
    """
    game = GAME.start(seats=len(hands), seed=1, length=length)
    game.cards = [[] for _ in game.zones]
    game.cards[DECK] = sorted(_FULL_SET.elements())
    game.turn = game.actor = 0
    game.phase = "lay"
    game.begin()
    for seat, hand in enumerate(hands):
        hidden, _, shown = hand.partition("/")
        _give(game, hidden, HAND[seat], 1 << seat)
        _give(game, shown, OPEN[seat], EVERYBODY)
        game.out |= (not hand) << seat
    _give(game, discards, DISCARDS, EVERYBODY)
    _give(game, buried, BURIED, 0)
    coming = Counter(kinds(deck))
    under = Counter(game.cards[DECK])
    if coming - under:
        raise ValueError("These cards cannot be drawn: they lie elsewhere.")
    under -= coming
    if rest == "discards":
        _give(game, " ".join(CARDS[kind].id for kind in under.elements()), DISCARDS, EVERYBODY)
        under.clear()
    game.cards[DECK] = sorted(under.elements()) + kinds(deck)[::-1]
    return game


def _give(game: ThroneState, cards: str, zone: int, seers: int) -> None:
    for kind in kinds(cards):
        if kind not in game.cards[DECK]:
            raise ValueError(f"Too many copies of a card: {CARDS[kind].id}.")
        game.cards[DECK].remove(kind)
        game.cards[zone].append(kind)
        game.note(Moved(seers, kind, DECK, zone))


def move(notation: str) -> Move:
    """The move with that notation."""
    return GAME.move_from_json(notation)


def play(game: ThroneState, *notations: str) -> list[Event]:
    """Make the moves; returns what happened. No card may get lost or appear on the way."""
    events: list[Event] = []
    for notation in notations:
        game.apply(move(notation), events)
        there = Counter(kind for cards in game.cards for kind in cards)
        assert there == _FULL_SET, f"{notation} has lost or made cards."
    return events


def asked(game: ThroneState) -> tuple[str, int]:
    """The phase, and the number of the player who is to decide; 0 when the game is over."""
    return game.phase, 0 if game.actor is None else game.actor + 1


def named(found: Iterable[int]) -> str:
    """Cards as they are written in these tests, lowest first."""
    return " ".join(CARDS[kind].id for kind in sorted(found))


def hand(game: ThroneState, player: int) -> str:
    """All cards of a player: "seven king", and behind a slash those that lie face up."""
    hidden, shown = named(game.cards[HAND[player - 1]]), named(game.cards[OPEN[player - 1]])
    return f"{hidden} / {shown}" if shown else hidden


def sizes(game: ThroneState) -> list[int]:
    """How many cards each player has."""
    return [game.size(seat) for seat in range(game.seats)]


def lying(game: ThroneState, zone: str) -> str:
    """The cards in a zone such as "discards" or "buried"."""
    return named(game.cards_in(game.zones.index(zone)))


def log(events: Iterable[Event]) -> list[str]:
    """What everybody reads about the events."""
    return [str(event.text) for event in events if event.text is not None]


def happened(events: Iterable[Event]) -> str:
    """The names of the events, in order."""
    return " ".join(event.name for event in events)
