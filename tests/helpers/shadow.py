"""Positions of Shadow Throne in the language of the game, and what may be said about them.

A player is written as the cards of the hand, "outlaw shepherd", several of a kind as `outlaw*2`. Players and cards are
named as in the moves' notation.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.events import Event
from engine.core.moves import Move
from engine.games.shadow_throne.asking import ask
from engine.games.shadow_throne.cards import CARDS, COPIES, KINDS
from engine.games.shadow_throne.game import GAME
from engine.games.shadow_throne.state import CONVERTED, DEAD, SILENCED, UNPAID, ShadowState
from engine.games.shadow_throne.zones import DECK, HANDS, POOLS
from tests.helpers.asking import allows, refused  # noqa: F401 - tests ask a game with its own words

_KIND_OF: Final = {card.id: card.kind for card in CARDS}
_FULL_SET: Final = [kind for kind in range(KINDS) for _ in range(COPIES[kind])]
_RICH: Final = 20
_STATUS: Final = ((UNPAID, "unpaid"), (DEAD, "dead"), (SILENCED, "silenced"), (CONVERTED, "converted"))


def kinds(cards: str) -> list[int]:
    """The kinds in a list of cards such as "outlaw*2 shepherd"."""
    found: list[int] = []
    for word in cards.split():
        name, _, number = word.partition("*")
        found += [_KIND_OF[name]] * int(number or 1)
    return found


def position(*hands: str, gold: Sequence[int] = (), influence: Sequence[int] = (), goal: int = 15) -> ShadowState:
    """The first wave begins, and the players have these hands; all other cards are in the deck.

    Everybody is rich unless it is said how much gold they have.
    """
    seats = len(hands)
    game = GAME.start(seats=seats, seed=1, goal=goal)
    _gather(game)
    for seat, hand in enumerate(hands):
        _deal(game, seat, HANDS[seat], hand)
    game.gold = list(gold) or [_RICH] * seats
    game.influence = list(influence) or [0] * seats
    game.wave = 1
    game.phase = "play"
    ask(game, range(seats))
    return game


def drafting(*pools: str) -> ShadowState:
    """The draft begins, and the players have these pools of one size; all other cards are in the deck."""
    game = position(*("" for _ in pools))
    for seat, pool in enumerate(pools):
        _deal(game, seat, POOLS[seat], pool)
    game.wave = 0
    game.phase = "draft"
    ask(game, range(len(pools)))
    return game


def _gather(game: ShadowState) -> None:
    """All cards into the deck, for everybody to see."""
    for cards in game.cards:
        cards.clear()
    game.cards[DECK] = _FULL_SET[:]
    game.begin()


def _deal(game: ShadowState, seat: int, zone: int, cards: str) -> None:
    """Cards out of the deck, which only the seat sees. Raises ValueError if they are not there."""
    for kind in kinds(cards):
        game.carry(kind, DECK, zone, 1 << seat)


def move(notation: str) -> Move:
    """The move with that notation."""
    return GAME.move_from_json(notation)


def play(game: ShadowState, *notations: str) -> list[Event]:
    """Make the moves; returns what happened. No card may get lost or appear on the way."""
    events: list[Event] = []
    for notation in notations:
        game.apply(move(notation), events)
        assert all_cards(game) == _FULL_SET, f"{notation} has lost or made cards."
    return events


def wave(game: ShadowState, *cards: str) -> list[Event]:
    """A wave: the players play these cards, whoever is asked first."""
    return everybody(game, *(f"play {card}" for card in cards))


def everybody(game: ShadowState, *notations: str) -> list[Event]:
    """Every player makes the move at their place, whoever is asked first."""
    events: list[Event] = []
    for _ in notations:
        assert game.actor is not None
        events += play(game, notations[game.actor])
    return events


def fought(*cards: str, gold: Sequence[int] = ()) -> ShadowState:
    """A battle after a first wave with these cards; everybody has some more."""
    game = position(*(f"{card} {rest}" for card, rest in zip(cards, _SPARE, strict=False)), gold=gold)
    wave(game, *cards)
    return game


_SPARE: Final = ("tithe_keeper", "tax_collector", "hill_militia", "dutiful_peasant", "faithful_pilgrim")


def choices(game: ShadowState) -> str:
    """The legal moves: "extra dutiful_peasant, decline"."""
    return ", ".join(each.notation for each in game.legal_moves())


def named(found: Iterable[int]) -> str:
    """Cards as they are written in these tests, in the order given."""
    return " ".join(CARDS[kind].id for kind in found)


def before(game: ShadowState, player: int) -> str:
    """The characters before a player with what happened to them: "outlaw +1 converted, shepherd dead"."""
    return ", ".join(_as_it_lies(game, number) for number in game.played_by(player - 1))


def _as_it_lies(game: ShadowState, number: int) -> str:
    words = [CARDS[game.who[number]].id]
    if game.tokens[number]:
        words.append(f"+{game.tokens[number]}")
    words += [name for bit, name in _STATUS if game.status[number] & bit]
    return " ".join(words)


def powers(game: ShadowState) -> tuple[int, ...]:
    """The power track: Empire, Rebels, Church."""
    return tuple(game.track)


def hand(game: ShadowState, player: int) -> str:
    """The cards in a hand, in order."""
    return named(sorted(game.hand(player - 1)))


def saved(game: ShadowState, player: int) -> str:
    """The card that a player has saved."""
    return named(game.saved(player - 1))


def all_cards(game: ShadowState) -> list[int]:
    """Every card of the game, wherever it lies."""
    return sorted(kind for zone in range(len(game.zones)) for kind in game.cards_in(zone))


def log(events: Iterable[Event]) -> list[str]:
    """What everybody reads about the events."""
    return [str(event.text) for event in events if event.text is not None]


def happened(events: Iterable[Event]) -> str:
    """The names of the events, in order."""
    return " ".join(event.name for event in events)
