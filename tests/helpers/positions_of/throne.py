"""What is special about positions of Throne.

Cards of a hand that lie face up stand behind a slash: `king / seven`.
"""

from __future__ import annotations

from typing import Any

from engine.games.throne.state import ThroneState
from tests.helpers import positions


def build(*hands: str, deck: str = "", discards: str = "", buried: str = "", rest: str = "deck",
          **options: Any) -> ThroneState:
    """Player 1 lays a card; `deck` is what will be drawn, in that order.

    All other cards lie in the zone `rest`: under the named part of the deck, or among the shown discards. Players
    without cards are out.
    """
    parts = ["1 lay", f"discards {discards}", f"buried {buried}", f"deck {positions.backwards(deck)}", f"rest {rest}"]
    for player, cards in enumerate(hands, start=1):
        hidden, _, shown = cards.partition("/")
        parts += [f"hand.{player} {hidden}", f"open.{player} {shown}"]
    parts.append(f"out {positions.mask(player for player, cards in enumerate(hands, start=1) if not cards)}")
    game: ThroneState = positions.position("throne", "; ".join(parts), seats=len(hands), **options)
    return game


def usual(seats: int) -> dict[str, str]:
    """Nothing has been claimed yet, and nobody has to lose a card."""
    return dict.fromkeys(("claim", "target", "loser", "last_claim", "last_target"), "-1")


def hand(game: ThroneState, player: int) -> str:
    """All cards of a player: "seven king", and behind a slash those that lie face up."""
    hidden, shown = positions.hand(game, player), positions.lying(game, f"open.{player}")
    return f"{hidden} / {shown}" if shown else hidden


def sizes(game: ThroneState) -> list[int]:
    """How many cards each player has."""
    return [game.size(seat) for seat in range(game.seats)]
