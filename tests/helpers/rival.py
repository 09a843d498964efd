"""Positions of Rival Kings in the language of the game, and what may be said about them.

A player is written as a character and the cards of the two rows, oldest first: "bursar: gardener farm". Players, piles
and cards are named as in the moves' notation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.events import Event
from engine.core.moves import Move
from engine.games.rival_kings import setup
from engine.games.rival_kings.cards import (
    CARDS,
    COIN_CARDS,
    FIRST_COINS,
    HAND,
    KINDS,
    MARKERS,
    PAIRS,
    PILES,
    ROBS,
    is_subject,
    rank_of,
)
from engine.games.rival_kings.game import GAME
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import DECK, HANDS, SUBJECT_ROWS, TOP, UNDER, UNUSED, row_for
from tests.helpers.asking import allows, refused  # noqa: F401 - tests ask a game with its own words

_KIND_OF = {card.id: card.kind for card in CARDS}

Coins = tuple[int, int]
"""Coins of 1 and of 2."""


def kinds(cards: str) -> list[int]:
    """The kinds in a list of cards such as "miner mine"."""
    return [_KIND_OF[name] for name in cards.split()]


def position(*players: str, neutral: str = "", display: str = "sailor troubadour harbor tavern",
             under: Sequence[str] = ("innkeeper", "innkeeper", "inn", "inn"), purses: Sequence[Coins] = (),
             money: Sequence[Coins] = ((0, 1),) * PILES, markers: Sequence[int] = (), free: int | None = None,
             **options: object) -> RivalState:
    """The characters of these players have just been revealed, and nothing more has been decided.

    `display` names the card on each pile ("-" for an empty one), `under` what lies below, the next card last; `free` is
    the number of markers in the supply, if it is not what is left. With two players the neutral character is one that
    concerns nobody unless it is named.
    """
    seats = len(players)
    game = GAME.start(seats=seats, seed=1, **options)
    characters = [kinds(player.split(":")[0])[0] for player in players]
    _lay_cards(game, [kinds(player.partition(":")[2]) for player in players], display.split(), under)
    _deal(game, characters, _neutral(neutral, characters))
    game.purse = [number for coins in purses or (FIRST_COINS,) * seats for number in coins]
    game.money = [number for coins in money for number in coins]
    game.supply = [COIN_CARDS - sum((game.purse + game.money)[sort::2]) for sort in (0, 1)]
    game.markers = list(markers) or [1] * seats
    game.begin()
    setup.begin_cycle(game)
    if free is not None:
        game.markers[-1] += game.free_markers() - free
    for character in characters:
        game.apply(move(f"play {CARDS[character].id}"))
    return game


def _lay_cards(game: RivalState, rows: Sequence[Sequence[int]], display: Sequence[str], under: Sequence[str]) -> None:
    left = Counter(dict.fromkeys(range(PAIRS), 2))
    for zone in (*range(DECK), *range(SUBJECT_ROWS[0], len(game.zones))):
        game.cards[zone].clear()
    for seat, row in enumerate(rows):
        for kind in row:
            game.cards[row_for(seat, kind)].append(kind)
    for pile in range(PILES):
        game.cards[TOP + pile] = [] if display[pile] == "-" else kinds(display[pile])
        game.cards[UNDER + pile] = kinds(under[pile])
    for zone in range(DECK):
        left.subtract(game.cards[zone])
    left.subtract(kind for row in rows for kind in row)
    if min(left.values()) < 0:
        raise ValueError("There are two copies of each card.")
    for kind in left.elements():
        game.cards[UNUSED if is_subject(kind) else UNUSED + 1].append(kind)


def _deal(game: RivalState, characters: Sequence[int], neutral: list[int]) -> None:
    """Everybody holds the character to be played and two others; the neutral one is on top of the rest."""
    others = [kind for kind in range(PAIRS, KINDS) if kind not in (*characters, *neutral)]
    for seat, character in enumerate(characters):
        game.cards[HANDS[seat]] = [character, *(others.pop() for _ in range(HAND - 1))]
    game.cards[DECK] = others + neutral


def _neutral(named: str, characters: Sequence[int]) -> list[int]:
    """The neutral character of a game of two: one that concerns nobody unless it is named."""
    if named or len(characters) > 2:
        return kinds(named)
    ranks = [rank_of(character) for character in characters]
    return [next(kind for kind in range(PAIRS, KINDS) if kind not in characters
                 and not {rank_of(kind), ROBS.get(rank_of(kind))} & set(ranks))]


def move(notation: str) -> Move:
    """The move with that notation."""
    return GAME.move_from_json(notation)


def play(game: RivalState, *notations: str) -> list[Event]:
    """Make the moves; returns what happened. No card, coin or marker may get lost or appear on the way."""
    events: list[Event] = []
    for notation in notations:
        game.apply(move(notation), events)
        assert sum(map(len, game.cards)) == 2 * PAIRS + KINDS - PAIRS, f"{notation} has lost or made cards."
        for sort in (0, 1):
            assert sum((game.purse + game.money + game.supply)[sort::2]) == COIN_CARDS, f"{notation}: coins are wrong."
        assert 0 <= game.free_markers() <= MARKERS
    return events


def row(game: RivalState, player: int) -> str:
    """The subjects of a player and then the buildings, oldest first."""
    return " ".join(CARDS[kind].id for kind in (*game.subjects(player - 1), *game.buildings(player - 1)))


def shown(game: RivalState) -> str:
    """The cards on display, "-" for an empty pile."""
    return " ".join(CARDS[kind].id if kind >= 0 else "-" for kind in map(game.shown, range(PILES)))


def coins(game: RivalState, player: int) -> Coins:
    """A player's coins of 1 and of 2."""
    return game.purse[2 * player - 2], game.purse[2 * player - 1]


def money(game: RivalState, pile: int) -> Coins:
    """The coins of 1 and of 2 at a pile."""
    return game.money[2 * pile - 2], game.money[2 * pile - 1]


def turn(game: RivalState) -> int:
    """The player whose turn it is."""
    return game.turn + 1


def happened(events: Iterable[Event]) -> str:
    """The names of the events, in order."""
    return " ".join(event.name for event in events)


def log(events: Iterable[Event]) -> list[str]:
    """What everybody reads about the events."""
    return [str(event.text) for event in events if event.text is not None]
