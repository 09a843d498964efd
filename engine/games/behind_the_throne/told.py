"""What happens in Behind the Throne, as it is told: for the log, and for the cards that travel."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event, Travel
from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.text import Player
from engine.games.behind_the_throne import words
from engine.games.behind_the_throne.cards import name_of
from engine.games.behind_the_throne.moves import turned_by
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import stacks_of

# -- revealing a row -----------------------------------------------------------------------------------------------

def revealed(seat: int, kind: int) -> Event:
    """The next card of the deck lies in the row."""
    return Event("reveal", seat, words.REVEALED.fill(card=name_of(kind)), (Travel(kind, "deck", "row"),))


def lost(seat: int, row: Sequence[int]) -> Event:
    """The newest card is too high, and the row is discarded."""
    return Event("bust", seat, words.BUST.fill(card=name_of(row[-1])),
                 tuple(Travel(kind, "row", "discards") for kind in row))


def renewed() -> Event:
    """The discard pile is the new deck."""
    return Event("renew", None, words.RENEWED, (Travel(UNKNOWN, "discards", "deck"),))


# -- abilities -----------------------------------------------------------------------------------------------------

def changed(state: BehindState, move: Move) -> Event:
    """An ability has changed the newest card."""
    text = _ability(move).of(move.card, move.number).fill(value=state.newest_value())
    return Event("use", state.turn, text, (_turning(state.turn, move),))


def looked(seat: int, move: Move) -> Event:
    """The top card of the deck is looked at."""
    return Event("look", seat, _ability(move).look, (_turning(seat, move),))


def saw(seat: int, kind: int) -> Event:
    """What was seen; only that player is told."""
    return Event("see", seat, None, (Travel(kind, "deck", "deck"),), 1 << seat, words.SAW.fill(card=name_of(kind)))


def _ability(move: Move) -> words.Wording:
    return words.JUDGED if move.verb == "judge" else words.USED


def _turning(seat: int, move: Move) -> Travel:
    """The stack that acted turns sideways where it lies."""
    return Travel(turned_by(move), stacks_of(seat), stacks_of(seat))


# -- destroying and swapping ---------------------------------------------------------------------------------------

def destroyed(seat: int, owner: int, kind: int) -> Event:
    """A card was discarded from a player's stacks."""
    text = words.DESTROYED_OWN if owner == seat else words.DESTROYED
    return Event("destroy", seat, text.fill(card=name_of(kind), player=Player(owner)),
                 (Travel(kind, stacks_of(owner), "discards"),))


def swapped(seat: int, recipient: int, kind: int, row: Sequence[int]) -> Event:
    """The row goes to another player, and a card of theirs is set aside for the active player."""
    given = tuple(Travel(each, "row", stacks_of(recipient)) for each in row)
    return Event("swap", seat, words.SWAPPED.fill(card=name_of(kind), player=Player(recipient)),
                 (Travel(kind, stacks_of(recipient), "taken"), *given))


def taken(seat: int, kind: int) -> Event:
    """The card set aside in a swap is placed."""
    return Event("take", seat, words.TAKEN.fill(card=name_of(kind)), (Travel(kind, "taken", stacks_of(seat)),))


# -- your stacks ---------------------------------------------------------------------------------------------------

def collected(seat: int, row: Sequence[int]) -> Event:
    """The cards of the row become stacks of the active player."""
    return Event("collect", seat, words.COLLECTED.fill(cards=tuple(map(name_of, row))),
                 tuple(Travel(kind, "row", stacks_of(seat)) for kind in row))


def discarded_sixth(seat: int, kind: int) -> Event:
    """A stack is full, and one more card of its kind is discarded."""
    return Event("sixth", seat, words.SIXTH.fill(card=name_of(kind)), (Travel(kind, stacks_of(seat), "discards"),))


def discarded_stack(seat: int, kind: int, cards: int) -> Event:
    """A stack above the limit of five was chosen to go."""
    return Event("discard", seat, words.GAVE_UP.fill(card=name_of(kind), n=cards),
                 (Travel(kind, stacks_of(seat), "discards"),) * cards)


# -- the end -------------------------------------------------------------------------------------------------------

def ended(state: BehindState) -> Event:
    """The End of Game card was revealed."""
    winners = state.winners()
    text = words.WON if len(winners) == 1 else words.SHARED
    return Event("end", None, text.fill(players=tuple(map(Player, sorted(winners)))))
