"""What a seat's actions can still make of its cards, as far as everybody can work it out from the table."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final, NamedTuple

from engine.core.moves import Move
from engine.games.rival_kings import coins
from engine.games.rival_kings.cards import ACTIONS, BUY, EACH_SUBJECT, MONEY, PILES, RECRUIT, is_subject
from engine.games.rival_kings.prices import Prices
from engine.games.rival_kings.scoring import score, score_of
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import UNDER

_HELPERS: Final = frozenset([each.kind for each in EACH_SUBJECT if each.helps])


def points_of_cards(state: RivalState, seat: int) -> int:
    """What a seat's cards score, without coins and markers."""
    return sum(score(state, seat)[:3])


def is_known(state: RivalState, known: RivalState, pile: int) -> bool:
    """Whether no card has come up on a pile since another position; the next one can be a copy of the last one."""
    return len(state.cards[UNDER + pile]) == len(known.cards[UNDER + pile])


# -- the turn under way ------------------------------------------------------------------------------------------------

def this_turn(state: RivalState, known: RivalState, seat: int) -> int:
    """The most that a seat's cards can score at the end of the turn under way, by its own, stolen and extra actions.

    Only cards that lie on display in the position `known`, too, are counted on: what comes up next is hidden.
    """
    best, waiting, met = 0, [state], set[Hashable]()
    while waiting:
        here = waiting.pop()
        best = max(best, points_of_cards(here, seat))
        if here.actor != seat or here.turn != seat:
            continue
        for move in _actions(here, known):
            after = here.clone()
            after.advance(move)
            key = _key(after, seat)
            if key not in met:
                met.add(key)
                waiting.append(after)
    return best


def _actions(state: RivalState, known: RivalState) -> Iterator[Move]:
    """The moves that can help: thefts, purchases of cards that are known, coins and further actions."""
    most = max(coins.value(state.money, pile) for pile in range(PILES))
    for move in state.legal_moves():
        if move.verb in ("recruit", "buy"):
            helps = is_known(state, known, move.place)
        elif move.verb == "take":
            helps = coins.value(state.money, move.place) == most
        else:
            helps = move.verb in ("steal", "skip") or (move.verb == "use" and move.card in _HELPERS)
        if helps:
            yield move


def _key(state: RivalState, seat: int) -> Hashable:
    """Equal for positions in which as much can still be done."""
    return (*state.subjects(seat), -1, *state.buildings(seat), -1, *state.purse, *state.money, *state.covered,
            *state.pending, state.open, state.left, state.chosen, state.victims, state.used, state.discount)


# -- a character's own actions -----------------------------------------------------------------------------------------

class OnOffer(NamedTuple):
    """The kinds on display with all prices, the coins of 1 and 2 that can be taken at each pile, and those of 1 in the
    supply."""

    cards: tuple[int, ...]
    money: tuple[tuple[int, ...], ...]
    spare: int
    prices: Prices


class Holding(NamedTuple):
    """A seat's cards, and its coins of 1 and of 2."""

    cards: tuple[int, ...]
    ones: int
    twos: int


def offer(state: RivalState, known: RivalState) -> OnOffer:
    """What lies on display in a position and did so in another one, too, and the money there.

    Where no pile has any, it is what the supply can put there (rule 20).
    """
    cards = tuple(state.shown(pile) for pile in range(PILES)
                  if state.shown(pile) >= 0 and is_known(state, known, pile))
    if not any(state.money):
        state = state.clone()
        coins.refill(state)
    money = tuple(tuple(state.money[2 * pile:2 * pile + 2]) for pile in range(PILES))
    return OnOffer(cards, money, state.supply[0], state.numbers.prices)


def holding(state: RivalState, seat: int) -> Holding:
    """What a seat has."""
    return Holding((*state.subjects(seat), *state.buildings(seat)), *state.purse[2 * seat:2 * seat + 2])


def in_mask(mask: int) -> tuple[int, ...]:
    """The actions in a mask, from left to right."""
    return tuple(action for action in range(len(ACTIONS)) if mask >> action & 1)


def coming_turn(state: RivalState, known: RivalState, seat: int) -> int:
    """The most that a seat's cards can score by the actions left on its character, in a turn that is still to come."""
    held, table, own = holding(state, seat), offer(state, known), in_mask(state.uncovered(seat))
    if state.tied >> seat & 1:
        return max((most_points(held, table, (action,)) for action in own), default=most_points(held, table, ()))
    return most_points(held, table, own)


def most_points(held: Holding, table: OnOffer, actions: Sequence[int]) -> int:
    """The most that a seat's cards can score after these actions, done in this order or left out."""
    if not actions:
        return _points(held.cards, table.prices)
    best = most_points(held, table, actions[1:])
    for after, left in _ways(held, table, actions[0]):
        best = max(best, most_points(after, left, actions[1:]))
    return best


def _points(cards: Sequence[int], prices: Prices) -> int:
    return sum(score_of([kind for kind in cards if is_subject(kind)], [kind for kind in cards if not is_subject(kind)],
                        0, 0, prices))


def _ways(held: Holding, table: OnOffer, action: int) -> Iterator[tuple[Holding, OnOffer]]:
    """What an action can lead to: the most money taken (a character does so once), or a card bought."""
    if action == MONEY:
        ones, twos = max(table.money, key=coins.value)
        yield held._replace(ones=held.ones + ones, twos=held.twos + twos), table
    elif action in (RECRUIT, BUY):
        for place, kind in enumerate(table.cards):
            price = table.prices.values[kind]
            if is_subject(kind) == (action == RECRUIT) and price <= held.ones + 2 * held.twos:
                ones, twos, changed = coins.paid(held.ones, held.twos, price, table.spare)
                yield (Holding((*held.cards, kind), held.ones + 2 * changed - ones, held.twos - changed - twos),
                       table._replace(cards=(*table.cards[:place], *table.cards[place + 1:]),
                                      spare=table.spare - 2 * changed))
