"""How a finished game came about: the scores on the way to its end, and the moves that changed them most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from engine.base.faces import CardFace, known_card
from engine.base.game import Game
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import Text
from engine.table.opened import open_events, open_observation

_FEWEST_ROUNDS: Final = 2
"""A game of fewer rounds is told turn by turn."""
_LONG: Final = 12
"""So many moves before another, a card has no more to do with it."""
_MANY: Final = 3
_END: Final = "end"
"""The name of the event that says who has won, in games that have one."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The scores by seat after so many moves."""

    moves: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """The scores at the beginning, after each round or turn, and at the end."""

    standings: tuple[Standing, ...]
    by_round: bool

    @property
    def steps(self) -> int:
        """How many rounds or turns there were."""
        return len(self.standings) - 1

    def step_at(self, moves: int) -> int:
        """The number, from 1 on, of the round or turn under way after so many moves."""
        return 1 + sum(each.moves <= moves for each in self.standings[1:-1])


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence of the log, and the seat it is about, if any."""

    seat: int | None
    text: Text


@dataclass(frozen=True, slots=True)
class ToldMove:
    """What a move did, told with all cards open: its number from 0 on, the sentences that matter, and a card."""

    moves: int
    told: tuple[Told, ...]
    card: CardFace | None


class PlayedGame:
    """A game that is over: the position at its start and after every move, and the moves."""

    def __init__(self, game: Game[Any], positions: Sequence[State], moves: Sequence[Move]) -> None:
        self.game = game
        self.positions = positions
        self.moves = moves

    @property
    def end(self) -> State:
        """The last position."""
        return self.positions[-1]

    def allies(self, seat: int) -> frozenset[int]:
        """The seats that win together with that one, itself among them."""
        return self.game.table.allies(self.end, seat)

    # -- the scores ------------------------------------------------------------------------------------------------

    def course(self) -> Course:
        """How the scores went."""
        rounds = [self.game.table.rounds_over(position) for position in self.positions]
        by_round = rounds[-1] >= _FEWEST_ROUNDS
        marks = rounds if by_round else [position.actor for position in self.positions]
        last = len(self.moves)
        ends = [number for number in range(1, last) if marks[number] != marks[number - 1]]
        return Course(tuple(Standing(each, self.positions[each].scores()) for each in (0, *ends, last)), by_round)

    def largest_change(self, seat: int, *, rises: bool, first: int = 0, last: int | None = None) -> int | None:
        """The move, from `first` to before `last`, that changed most by how much a seat leads; None if none did.

        Only changes in its favour count, or with `rises` False only those against it. The lead is over the best of the
        seats that do not win together with it. Of equal moves the last one counts.
        """
        allies = self.allies(seat)
        leads = [_lead(position.scores(), seat, allies) for position in self.positions[first:last]]
        if last is not None:
            leads.append(_lead(self.positions[last].scores(), seat, allies))
        sign = 1 if rises else -1
        changes = [(after - before) * sign for before, after in pairwise(leads)]
        most = max(changes, default=0)
        return None if most <= 0 else first + len(changes) - 1 - changes[::-1].index(most)

    def move_between(self, seat: int, first: int, last: int) -> int:
        """The move, from `first` to before `last`, that tells best why the chances of a seat changed there.

        It is one that changed by how much the seat leads; else the seat's own first move, or just the first.
        """
        for rises in (True, False):
            found = self.largest_change(seat, rises=rises, first=first, last=last)
            if found is not None:
                return found
        return next((number for number in range(first, last) if self.positions[number].actor == seat), first)

    # -- what happened ---------------------------------------------------------------------------------------------

    def tell(self, number: int, seat: int) -> ToldMove:
        """What the move after `number` others did, above all to that seat."""
        events: list[Event] = []
        self.positions[number].clone().apply(self.moves[number], events)
        told = self._that_matter([event for event in open_events(events) if event.text is not None], seat)
        return ToldMove(number, tuple(Told(event.seat, event.text) for event in told if event.text is not None),
                         self._moved(told) or self._picked_up(number) or self._played_before(number, seat))

    def _that_matter(self, told: Sequence[Event], seat: int) -> list[Event]:
        """The event that is made most of, or else the first, and of the later ones about that seat or all the last.

        Of many events, those about the seat come before others.
        """
        if not told:
            return []
        beats, many = self.game.table.beats, len(told) > _MANY
        first = max(told, key=lambda event: (beats.get(event.name, 0.0), many and event.seat == seat))
        later = told[told.index(first) + 1:]
        if later and later[-1].name == _END:
            later = later[:-1]
        mine = [event for event in reversed(later) if event.seat in (None, seat)]
        return [first, *([max(mine, key=lambda event: beats.get(event.name, 0.0))] if mine else [])]

    def _moved(self, events: Sequence[Event]) -> CardFace | None:
        """The first card that moved, or was turned or looked at."""
        cards = self.game.cards
        kinds = (travel.kind for event in events for travel in event.travels)
        return next((CardFace(cards[kind].id) for kind in kinds if 0 <= kind < len(cards)), None)

    def _picked_up(self, number: int) -> CardFace | None:
        """The card that is picked up to make a move."""
        before = self.positions[number]
        observation = open_observation(before, before.actor or 0)
        grabs = [gesture.grab[0] for gesture in self.game.table.gestures(self.moves[number], observation)
                 if gesture.grab]
        if not grabs:
            return None
        found = next((piece for piece in self.game.table.pieces(observation) if piece.id == grabs[0]), None)
        card = None if found is None else known_card(found.face)
        return None if card is None else CardFace(card)

    def _played_before(self, number: int, seat: int) -> CardFace | None:
        """The last card that the seat picked up, if that was not long before."""
        own = (each for each in range(number - 1, max(-1, number - _LONG), -1) if self.positions[each].actor == seat)
        return next((card for each in own if (card := self._picked_up(each)) is not None), None)


def _lead(scores: Sequence[int], seat: int, allies: frozenset[int]) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other not in allies)


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A round that has just ended: its number, the scores by seat, and what each seat got in it."""

    number: int
    scores: tuple[int, ...]
    gains: tuple[int, ...]


def round_end(game: Game[Any], positions: Sequence[State]) -> RoundEnd:
    """The round that ended in the last of these positions, or in one before it."""
    rounds = [game.table.rounds_over(position) for position in positions]
    began = next(number for number, over in enumerate(rounds) if over >= rounds[-1] - 1)
    scores, before = positions[-1].scores(), positions[began].scores()
    return RoundEnd(rounds[-1], scores, tuple(now - then for now, then in zip(scores, before, strict=True)))
