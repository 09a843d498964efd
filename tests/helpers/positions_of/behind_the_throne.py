"""What is special about positions of Behind the Throne."""

from __future__ import annotations

from engine.games.behind_the_throne.cards import CARDS, KINDS
from engine.games.behind_the_throne.state import BehindState
from tests.helpers import positions

ID = "behind-the-throne"


def build(row: str = "", mine: str = "", rival: str = "", third: str = "", fourth: str = "", deck: str = "",
          rest: str = "deck", seats: int = 2) -> BehindState:
    """Player 1 is in the middle of a turn with that row; `deck` is what will be drawn, in that order.

    All other cards lie in the zone `rest`: under the named part of the deck, or in the discard pile ("discards"). The
    End of Game card begins the discard pile unless the deck names it.
    """
    stacks = enumerate((mine, rival, third, fourth), start=1)
    game: BehindState = positions.position(ID, "; ".join([
        f"1 {_phase(row)}", f"row {row}", f"deck {positions.backwards(deck)}", f"rest {rest}",
        *(f"stacks.{player} {cards}" for player, cards in stacks if cards),
        "discards" if "end" in deck.split() else "discards end"]), seats=seats)
    return game


def _phase(row: str) -> str:
    """The phase: a row whose last card is higher than the one before it must be saved."""
    values = positions.kinds(ID, row)
    if len(values) > 1 and values[-1] > values[-2]:
        return "save"
    return "row" if values else "reveal"


def usual(seats: int) -> dict[str, str]:
    """All fields begin with 0."""
    return {}


def stacks(game: BehindState, player: int) -> str:
    """The stacks of a player, lowest first: "general*2 judge"."""
    counts = [(CARDS[kind].id, game.count(player - 1, kind)) for kind in range(KINDS)]
    return " ".join(f"{name}*{count}" if count > 1 else name for name, count in counts if count)


def sideways(game: BehindState, player: int) -> str:
    """The stacks of a player whose top card lies sideways."""
    return positions.named(ID, (kind for kind in range(KINDS)
                                if game.count(player - 1, kind) and game.sideways(player - 1, kind)))
