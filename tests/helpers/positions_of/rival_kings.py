"""What is special about positions of Rival Kings.

A player is written as a character and the cards of the two rows, oldest first: "bursar: gardener farm".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from engine.games.rival_kings.cards import (
    ACTIONS,
    CARDS,
    COIN_CARDS,
    KINDS,
    MARKERS,
    PAIRS,
    PILES,
    ROBS,
    is_subject,
    rank_of,
)
from engine.games.rival_kings.editions import FIRST_COINS, HAND_SIZE
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import ZONES, row_for
from tests.helpers import positions

ID = "rival-kings"

Coins = tuple[int, int]
"""Coins of 1 and of 2."""


def build(*players: str, neutral: str = "", display: str = "sailor troubadour harbor tavern",
          under: Sequence[str] = ("innkeeper", "innkeeper", "inn", "inn"), purses: Sequence[Coins] = (),
          money: Sequence[Coins] = ((0, 1),) * PILES, markers: Sequence[int] = (), free: int | None = None,
          **options: object) -> RivalState:
    """The characters of these players have just been revealed, and nothing more has been decided.

    `display` names the card on each pile ("-" for an empty one), `under` what lies below, the next card last; `free` is
    the number of markers in the supply, if it is not what is left. With two players the neutral character is one that
    concerns nobody unless it is named.
    """
    seats = len(players)
    characters, _, rows = zip(*(player.partition(":") for player in players), strict=True)
    held = list(markers) or [1] * seats
    if free is not None:
        held[-1] += MARKERS - sum(held) - free
    purses = purses or (FIRST_COINS,) * seats
    supply = [COIN_CARDS - sum(coins[sort] for coins in (*purses, *money)) for sort in (0, 1)]
    cards = _rows(rows) | _piles(display.split(), under)
    game: RivalState = positions.position(ID, "; ".join([
        "1 choose", f"concerned {' '.join(str(player) for player in range(1, seats + 1))}",
        *(f"{zone} {lying}" for zone, lying in (cards | _dealt(characters, neutral) | _boxed(cards)).items()),
        _numbers("purse", chain(*purses)), _numbers("money", chain(*money)), _numbers("supply", supply),
        _numbers("markers", held)]), seats=seats, **options)
    for character in characters:
        positions.play(game, f"play {character}")
    return game


def _numbers(name: str, numbers: Iterable[int]) -> str:
    return f"{name} {','.join(map(str, numbers))}"


def _rows(rows: Sequence[str]) -> dict[str, str]:
    """The rows of the players."""
    lying: dict[str, str] = {}
    for seat, row in enumerate(rows):
        for kind in positions.kinds(ID, row):
            zone = ZONES[row_for(seat, kind)].id
            lying[zone] = f"{lying.get(zone, '')} {CARDS[kind].id}"
    return lying


def _piles(display: Sequence[str], under: Sequence[str]) -> dict[str, str]:
    return {f"display.{pile}": card.strip("-") for pile, card in enumerate(display, start=1)} | {
        f"pile.{pile}": cards for pile, cards in enumerate(under, start=1)}


def _boxed(cards: dict[str, str]) -> dict[str, str]:
    """All other subjects and buildings lie in their boxes."""
    left = Counter(dict.fromkeys(range(PAIRS), 2))
    left.subtract(positions.kinds(ID, " ".join(cards.values())))
    buildings = (kind for kind in left.elements() if not is_subject(kind))
    return {"unused.buildings": positions.named(ID, buildings), "rest": "unused.subjects"}


def _dealt(characters: Sequence[str], neutral: str) -> dict[str, str]:
    """Everybody holds the character to be played and two others; the neutral one is on top of the rest."""
    played = [positions.kinds(ID, character)[0] for character in characters]
    last = positions.kinds(ID, neutral) or ([_unconcerned(played)] if len(played) == 2 else [])
    others = [kind for kind in range(PAIRS, KINDS) if kind not in (*played, *last)]
    hands = {f"hand.{seat + 1}": positions.named(ID, [kind, *(others.pop() for _ in range(HAND_SIZE - 1))])
             for seat, kind in enumerate(played)}
    return hands | {"characters": positions.named(ID, others + last)}


def _unconcerned(played: Sequence[int]) -> int:
    """A character whose rank neither robs those nor is robbed by them."""
    ranks = {rank_of(kind) for kind in played}
    return next(kind for kind in range(PAIRS, KINDS)
                if kind not in played and not {rank_of(kind), ROBS.get(rank_of(kind))} & ranks)


def usual(seats: int) -> dict[str, str]:
    """A cycle begins, nobody has stolen an action yet, and coins and markers are as at the start of a game."""
    first = {"purse": FIRST_COINS * seats, "money": (0, 1) * PILES, "markers": (1,) * seats,
             "supply": [COIN_CARDS - FIRST_COINS[0] * seats, COIN_CARDS - FIRST_COINS[1] * seats - PILES],
             "crests": [-1] * (seats * len(ACTIONS)), "turn": [-1], "chosen": [-1]}
    return {name: ",".join(map(str, numbers)) for name, numbers in first.items()}


def check(game: RivalState, notation: str) -> None:
    """No coin or marker may get lost or appear on the way."""
    for sort in (0, 1):
        assert sum((game.purse + game.money + game.supply)[sort::2]) == COIN_CARDS, f"{notation}: coins are wrong."
    assert 0 <= game.free_markers() <= MARKERS


def row(game: RivalState, player: int) -> str:
    """The subjects of a player and then the buildings, oldest first."""
    return positions.named(ID, (*game.subjects(player - 1), *game.buildings(player - 1)))


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
