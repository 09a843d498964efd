"""Cellar, the toy game of the tests: every way in which cards can be hidden, in as few cards as possible."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from engine.base.evaluator import Evaluator
from engine.base.game import Game
from engine.base.table import TableSpec
from engine.core.events import EVERYBODY, Event, Travel
from engine.core.knowledge import Looked, Moved, MovedAll, Proved
from engine.core.manifest import Option, OptionChoice
from engine.core.moves import Move, MoveTable, in_order
from engine.core.observe import Observation
from engine.core.refusal import Refusal
from engine.core.sealed import Sealed
from engine.core.state import State
from engine.core.text import N_, Player, Text
from engine.core.zones import Zones
from engine.games.registry import register
from tests.helpers import toy_words as words
from tests.helpers.toy_table import CellarEvaluator, CellarTable
from tests.helpers.toy_words import (
    ALE,
    COPIES,
    DECK,
    HAND,
    HAND_SIZE,
    KINDS,
    MOVES,
    PILE,
    SHOWN,
    TURNS,
    TURNS_BETWEEN_NUMBERS,
    ZONES,
    name_of,
)


class CellarState(State):
    """Turns, then numbers, then turns again; an exchange waits for the card that comes back."""

    __slots__ = ("points", "turn", "turns")

    FIELDS = ("turn", "turns", "points")

    turn: int
    """The seat whose turn it is."""
    turns: int
    """How many turns are over."""
    points: list[int]

    def hand(self, seat: int) -> list[int]:
        """The kinds in a seat's hand."""
        return self.cards[HAND + seat]

    # -- the rules -------------------------------------------------------------------------------------------------

    def legal_moves(self) -> Sequence[Move]:
        """Put together from the position, not by asking `why_not`."""
        if self.actor is None:
            return ()
        held = sorted(set(self.hand(self.actor)))
        if self.phase == "return":
            return [words.RETURN[kind] for kind in held]
        if self.phase == "numbers":
            return self.sealed_choices(self.actor)
        rivals = [seat for seat in range(self.seats) if seat != self.actor]
        armed = [seat for seat in rivals if self.hand(seat)]
        found = [words.DRAW] if self.cards[DECK] else []
        found += [family[kind] for family in (words.LAY, words.SHOW) for kind in held]
        found += [words.PEEK[seat] for seat in armed]
        found += [words.ASK[seat][kind] for seat in rivals for kind in range(KINDS)]
        found += [words.ASK_ALL[kind] for kind in range(KINDS) if kind not in held]
        found += [words.OFFER[seat][kind] for seat in armed for kind in held]
        return in_order(found)

    def sealed_choices(self, seat: int) -> Sequence[Move]:
        return words.NUMBER if ALE in self.hand(seat) else words.NUMBER[:-1]

    def why_not(self, move: Move) -> Refusal | None:
        if self.actor is None:
            return self.game.refuse_over()
        if (self.phase == "return") != (move.verb == "return"):
            reason = words.GIVE_BACK_FIRST if self.phase == "return" else words.NOTHING_TO_RETURN
            return Refusal("R9", reason)
        if (self.phase == "numbers") != (move.verb == "number"):
            return Refusal("R11", words.NUMBER_FIRST if self.phase == "numbers" else words.NO_NUMBERS)
        hand = self.hand(self.actor)
        if move.verb == "draw":
            return None if self.cards[DECK] else Refusal("R4", words.DECK_EMPTY)
        if move.verb == "number":
            return None if move in self.sealed_choices(self.actor) else Refusal("R11", words.NEEDS_ALE)
        if move.verb in ("lay", "show", "return", "offer") and move.args[-1] not in hand:
            rule = {"lay": "R2", "show": "R3", "return": "R9", "offer": "R8"}[move.verb]
            return Refusal(rule, words.NOT_HELD.fill(card=name_of(move.args[-1])))
        if move.verb == "ask-all" and move.args[0] in hand:
            return Refusal("R7", words.HELD.fill(card=name_of(move.args[0])))
        return self._against_rival(move)

    def _against_rival(self, move: Move) -> Refusal | None:
        rule = {"peek": "R5", "ask": "R6", "offer": "R8"}.get(move.verb)
        if rule is None:
            return None
        seat = move.args[0]
        if seat >= self.seats:
            return Refusal(rule, words.NO_SUCH_PLAYER.fill(player=Player(seat)))
        if seat == self.actor:
            return Refusal(rule, words.YOURSELF)
        if rule != "R6" and not self.hand(seat):
            return Refusal(rule, words.NO_CARDS.fill(player=Player(seat)))
        return None

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def winners(self) -> frozenset[int]:
        if self.actor is not None:
            return frozenset()
        return frozenset(seat for seat in range(self.seats) if self.points[seat] == max(self.points))

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self, move: Move, events: list[Event] | None) -> None:
        told: list[Event] = []
        carry_out = {"draw": self._draw_in_turn, "lay": self._lay, "show": self._show, "peek": self._peek,
                     "ask": self._ask, "ask-all": self._ask_all, "offer": self._offer, "return": self._return,
                     "number": self._choose}
        carry_out[move.verb](move, told)
        if events is not None:
            events += told

    def carry(self, kind: int, source: int, target: int, seers: int) -> Travel:
        """A card of that kind goes from zone to zone; the viewers in the mask see it."""
        self.cards[source].remove(kind)
        self.cards[target].append(kind)
        self.note(Moved(seers, kind, source, target))
        self.reveals += 1
        return Travel(kind, ZONES[source].id, ZONES[target].id)

    def _lay(self, move: Move, told: list[Event]) -> None:
        travel = self.carry(move.args[0], HAND + self.turn, PILE, 1 << self.turn)
        told.append(Event("lay", self.turn, words.LAID, (travel,), 1 << self.turn))
        self._end_turn(told)

    def _show(self, move: Move, told: list[Event]) -> None:
        travel = self.carry(move.args[0], HAND + self.turn, SHOWN, EVERYBODY)
        self.points[self.turn] += 1
        told.append(Event("show", self.turn, words.SHOWN_CARD.fill(card=name_of(travel.kind)), (travel,)))
        self._end_turn(told)

    def _draw_in_turn(self, _move: Move, told: list[Event]) -> None:
        self._draw(self.turn, told)
        self._end_turn(told)

    def _draw(self, seat: int, told: list[Event]) -> None:
        travel = self.carry(self.cards[DECK][-1], DECK, HAND + seat, 1 << seat)
        told.append(Event("draw", seat, words.DRAWN, (travel,), 1 << seat))

    def _renew(self, told: list[Event]) -> None:
        if self.cards[DECK]:
            return
        for zone in (PILE, SHOWN) if self.options["renew"] == "both" else (PILE,):
            if self.cards[zone]:
                self.cards[DECK] += self.cards[zone]
                self.cards[zone] = []
                self.note(MovedAll(zone, DECK))
                told.append(Event("renew", None, words.RENEWED, (Travel(-1, ZONES[zone].id, "deck"),)))
        self.shuffle(self.cards[DECK])

    def _peek(self, move: Move, told: list[Event]) -> None:
        seat = move.args[0]
        kind = self.hand(seat)[self.draw_number(len(self.hand(seat)))]
        self.note(Looked(1 << self.turn, (kind,), HAND + seat))
        zone = ZONES[HAND + seat].id
        told.append(Event("peek", self.turn, words.PEEKED.fill(player=Player(seat)), (Travel(kind, zone, zone),),
                          1 << self.turn, words.PEEKED_AT.fill(card=name_of(kind), player=Player(seat))))
        self._end_turn(told)

    def _ask(self, move: Move, told: list[Event]) -> None:
        self._answer(move.args[1], [move.args[0]], told)

    def _ask_all(self, move: Move, told: list[Event]) -> None:
        kind = move.args[0]
        self.note(Proved(EVERYBODY, (kind,), (HAND + self.turn,), 0, 0))     # who asks holds none: rule 7
        self._answer(kind, [seat for seat in range(self.seats) if seat != self.turn], told)

    def _answer(self, kind: int, seats: list[int], told: list[Event]) -> None:
        """Tell everybody truly whether one of these seats holds that kind."""
        yes = any(kind in self.hand(seat) for seat in seats)
        self.note(Proved(EVERYBODY, (kind,), tuple(HAND + seat for seat in seats), int(yes), COPIES if yes else 0))
        self.reveals += 1
        text = (words.YES if yes else words.NO).fill(card=name_of(kind), players=tuple(map(Player, seats)))
        told.append(Event("ask", self.turn, text))
        self._end_turn(told)

    def _offer(self, move: Move, told: list[Event]) -> None:
        seat, kind = move.args
        self._give(kind, self.turn, seat, told)
        self.actor = seat
        self.phase = "return"

    def _return(self, move: Move, told: list[Event]) -> None:
        giver = self.turn if self.actor is None else self.actor
        self._give(move.args[0], giver, self.turn, told)
        self._end_turn(told)

    def _give(self, kind: int, giver: int, taker: int, told: list[Event]) -> None:
        both = 1 << giver | 1 << taker
        travel = self.carry(kind, HAND + giver, HAND + taker, both)
        told.append(Event("give", giver, words.GIVEN.fill(player=Player(taker)), (travel,), both,
                          words.GIVEN_CARD.fill(card=name_of(kind), player=Player(taker))))

    def _end_turn(self, told: list[Event]) -> None:
        self._renew(told)
        self.turns += 1
        if self.turns % TURNS_BETWEEN_NUMBERS == 0:
            self.phase = "numbers"
            self.sealed = Sealed(range(self.seats))
            self.actor = self.sealed.next_seat()
        else:
            self._next_turn()

    def _choose(self, move: Move, told: list[Event]) -> None:
        if self.sealed is None or self.actor is None:
            return
        self.sealed.put(self.actor, move)
        self.actor = self.sealed.next_seat()
        if self.actor is None:
            self._open(self.sealed.opened(), told)

    def _open(self, choices: dict[int, Move], told: list[Event]) -> None:
        numbers = [move.args[0] for move in choices.values()]
        told.append(Event("open", None, words.OPENED.fill(numbers=tuple(numbers))))
        self.sealed = None
        self.reveals += 1
        for seat, number in enumerate(numbers):
            if number == words.NUMBERS - 1:
                self.note(Proved(EVERYBODY, (ALE,), (HAND + seat,), 1, COPIES))
        alone = [number for number in numbers if numbers.count(number) == 1]
        if alone and self.cards[DECK]:
            self._draw(numbers.index(max(alone)), told)
            self._renew(told)
        self._next_turn()

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.actor = None if self.turns == TURNS else self.turn
        self.phase = "turn" if self.actor is not None else "over"

    def clone(self) -> CellarState:
        other = object.__new__(CellarState)
        self.copy_base(other)
        other.turn = self.turn
        other.turns = self.turns
        other.points = self.points[:]
        return other


class Cellar(Game[CellarState]):
    """The manifest of the toy game."""

    id = "cellar"
    name = N_("cellar/game", "Cellar")
    summary = N_("cellar/game", "Eight cards, and many ways to hide them.")
    rules_version = 1
    rule_changes = ()
    seats = range(2, 4)
    options = (Option("renew", N_("cellar/option", "New deck"),
                      (OptionChoice("pile", N_("cellar/option", "Only the pile")),
                       OptionChoice("both", N_("cellar/option", "The pile and the shown cards"))), "pile"),)
    rulebook = words.RULEBOOK
    cards = words.CARDS
    turn_rule = "R1"
    end_rule = "R12"
    state_type = CellarState

    def __init__(self) -> None:
        self._zones = {seats: Zones(seats, ZONES[:HAND + seats]) for seats in self.seats}

    @cached_property
    def moves(self) -> MoveTable:
        return MOVES

    def zones(self, seats: int) -> Zones:
        return self._zones[seats]

    def set_up(self, state: CellarState) -> None:
        """Shuffle the deck and deal two cards to everybody; the first seat begins."""
        state.cards = [[kind for kind in range(KINDS) for _ in range(COPIES)]]
        state.cards += [[] for _ in range(len(state.zones) - 1)]
        state.turn = state.turns = 0
        state.points = [0] * state.seats
        state.begin()
        state.shuffle(state.cards[DECK])
        for seat in range(state.seats):
            for _ in range(HAND_SIZE):
                state.carry(state.cards[DECK][-1], DECK, HAND + seat, 1 << seat)
        state.actor = 0
        state.phase = "turn"

    def describe(self, move: Move, observation: Observation[CellarState]) -> Text:
        text = words.DESCRIPTIONS[move.verb]
        if move.verb == "number":
            return text.fill(number=move.args[0])
        if move.verb in ("peek", "ask", "offer"):
            text = text.fill(player=Player(move.args[0]))
        return text if move.verb in ("draw", "peek") else text.fill(card=name_of(move.args[-1]))

    @cached_property
    def table(self) -> TableSpec[CellarState]:
        return CellarTable()

    @cached_property
    def evaluator(self) -> Evaluator[CellarState]:
        return CellarEvaluator()


CELLAR = Cellar()
register(CELLAR)
