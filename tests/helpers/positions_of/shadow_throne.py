"""What is special about positions of Shadow Throne: a player is written as the cards of the hand, "outlaw shepherd"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.events import Event
from engine.games.shadow_throne.cards import CARDS
from engine.games.shadow_throne.state import CONVERTED, DEAD, SILENCED, UNPAID, ShadowState
from tests.helpers import positions

ID: Final = "shadow-throne"
_RICH: Final = 20
_STATUS: Final = ((UNPAID, "unpaid"), (DEAD, "dead"), (SILENCED, "silenced"), (CONVERTED, "converted"))
_SPARE: Final = ("tithe_keeper", "tax_collector", "hill_militia", "dutiful_peasant", "faithful_pilgrim")


def build(*hands: str, gold: Sequence[int] = (), influence: Sequence[int] = (), goal: int = 15) -> ShadowState:
    """The first wave begins, and the players have these hands; all other cards are in the deck.

    Everybody is rich unless `gold` says otherwise.
    """
    fields = {"wave": (1,), "gold": gold or [_RICH] * len(hands), "influence": influence or [0] * len(hands)}
    return _choosing("play", "hand", hands, goal=goal,
                     fields="; ".join(f"{name} {','.join(map(str, values))}" for name, values in fields.items()))


def drafting(*pools: str) -> ShadowState:
    """The draft begins, and the players have these pools of one size; all other cards are in the deck."""
    return _choosing("draft", "pool", pools, fields=f"gold {','.join([str(_RICH)] * len(pools))}")


def _choosing(phase: str, place: str, held: Sequence[str], *, fields: str, goal: int = 15) -> ShadowState:
    """Everybody chooses from the cards in that place of theirs."""
    players = range(1, len(held) + 1)
    game: ShadowState = positions.position(ID, "; ".join([
        f"1 {phase}", f"concerned {' '.join(map(str, players))}", "rest deck", fields,
        *(f"{place}.{player} {held[player - 1]}" for player in players)]), seats=len(held), goal=goal)
    return game


def usual(seats: int) -> dict[str, str]:
    """The first battle, in which nothing causes hush money yet."""
    return {"battle": "1", "last": ",".join(["-1"] * seats)}


def wave(game: ShadowState, *cards: str) -> list[Event]:
    """A wave: the players play these cards, whoever is asked first."""
    return everybody(game, *(f"play {card}" for card in cards))


def everybody(game: ShadowState, *notations: str) -> list[Event]:
    """Every player makes the move at their place, whoever is asked first."""
    events: list[Event] = []
    for _ in notations:
        assert game.actor is not None
        events += positions.play(game, notations[game.actor])
    return events


def fought(*cards: str, gold: Sequence[int] = ()) -> ShadowState:
    """A battle after a first wave with these cards; everybody has some more."""
    game = build(*(f"{card} {rest}" for card, rest in zip(cards, _SPARE, strict=False)), gold=gold)
    wave(game, *cards)
    return game


def choices(game: ShadowState) -> str:
    """The legal moves: "extra dutiful_peasant, decline"."""
    return ", ".join(each.notation for each in game.legal_moves())


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


def saved(game: ShadowState, player: int) -> str:
    """The card that a player has saved."""
    return positions.named(ID, game.saved(player - 1))
