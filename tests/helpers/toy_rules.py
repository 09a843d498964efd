"""What is allowed in Cellar, the toy game of the tests, and how it is scored."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.moves import Move, in_order
from engine.core.refusal import Refusal
from engine.core.text import Player
from tests.helpers import toy_words as words
from tests.helpers.toy_state import CellarState
from tests.helpers.toy_words import ALE, DECK, KINDS, name_of


def legal_moves(state: CellarState) -> Sequence[Move]:
    """Built from the position, not by asking `why_not`."""
    if state.actor is None:
        return ()
    held = sorted(set(state.hand(state.actor)))
    if state.phase == "return":
        return [words.RETURN[kind] for kind in held]
    if state.phase == "numbers":
        return sealed_choices(state, state.actor)
    rivals = [seat for seat in range(state.seats) if seat != state.actor]
    armed = [seat for seat in rivals if state.hand(seat)]
    found = [words.DRAW] if state.cards[DECK] else []
    found += [family[kind] for family in (words.LAY, words.SHOW) for kind in held]
    found += [words.PEEK[seat] for seat in armed]
    found += [words.ASK[seat][kind] for seat in rivals for kind in range(KINDS)]
    found += [words.ASK_ALL[kind] for kind in range(KINDS) if kind not in held]
    found += [words.OFFER[seat][kind] for seat in armed for kind in held]
    return in_order(found)


def sealed_choices(state: CellarState, seat: int) -> Sequence[Move]:
    return words.NUMBER if ALE in state.hand(seat) else words.NUMBER[:-1]


def why_not(state: CellarState, move: Move) -> Refusal | None:
    actor = state.actor or 0
    if (state.phase == "return") != (move.verb == "return"):
        reason = words.GIVE_BACK_FIRST if state.phase == "return" else words.NOTHING_TO_RETURN
        return Refusal("R9", reason)
    if (state.phase == "numbers") != (move.verb == "number"):
        return Refusal("R11", words.NUMBER_FIRST if state.phase == "numbers" else words.NO_NUMBERS)
    hand = state.hand(actor)
    if move.verb == "draw":
        return None if state.cards[DECK] else Refusal("R4", words.DECK_EMPTY)
    if move.verb == "number":
        return None if move in sealed_choices(state, actor) else Refusal("R11", words.NEEDS_ALE)
    if move.verb in ("lay", "show", "return", "offer") and move.card not in hand:
        rule = {"lay": "R2", "show": "R3", "return": "R9", "offer": "R8"}[move.verb]
        return Refusal(rule, words.NOT_HELD.fill(card=name_of(move.card)))
    if move.verb == "ask-all" and move.card in hand:
        return Refusal("R7", words.HELD.fill(card=name_of(move.card)))
    return _against_rival(state, move)


def _against_rival(state: CellarState, move: Move) -> Refusal | None:
    rule = {"peek": "R5", "ask": "R6", "offer": "R8"}.get(move.verb)
    if rule is None:
        return None
    seat = move.seat
    if seat >= state.seats:
        return Refusal(rule, words.NO_SUCH_PLAYER.fill(player=Player(seat)))
    if seat == state.actor:
        return Refusal(rule, words.YOURSELF)
    if rule != "R6" and not state.hand(seat):
        return Refusal(rule, words.NO_CARDS.fill(player=Player(seat)))
    return None


def scores(state: CellarState) -> tuple[int, ...]:
    return tuple(state.points)


def winners(state: CellarState) -> frozenset[int]:
    if state.actor is not None:
        return frozenset()
    return frozenset(seat for seat in range(state.seats) if state.points[seat] == max(state.points))
