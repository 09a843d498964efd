"""How a finished game came about: the scores on the way to its end, and its turning point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from engine.base.faces import CardFace, known_card
from engine.base.game import Game
from engine.base.scores import AT_THE_START, ScoreRow
from engine.base.turns import Turns
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
class ScoresSoFar:
    """The scores by seat after so many moves."""

    moves: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoreCourse:
    """The scores at the beginning, after each round or turn, and at the end."""

    standings: tuple[ScoresSoFar, ...]
    by_round: bool

    @property
    def steps(self) -> int:
        """How many rounds or turns there were."""
        return len(self.standings) - 1

    def step_at(self, moves: int) -> int:
        """The number, from 1 on, of the round or turn under way after so many moves."""
        return 1 + sum(each.moves <= moves for each in self.standings[1:-1])


@dataclass(frozen=True, slots=True)
class LogSentence:
    """A sentence of the log, and the seat it is about, if any."""

    seat: int | None
    text: Text


@dataclass(frozen=True, slots=True)
class ToldMove:
    """What a move did, told with all cards open: its number from 0 on, the sentences that matter, and a card."""

    moves: int
    told: tuple[LogSentence, ...]
    card: CardFace | None


@dataclass(frozen=True, slots=True)
class Change:
    """A seat's chance to win before and after a turn, from 0 to 1, as the cards truly lay."""

    seat: int
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The move that changed most between the first two, and how their chances changed in its turn."""

    told_move: ToldMove
    begin: int
    """How many moves were made when its turn began."""
    end: int
    """How many were made when it was over."""
    changes: tuple[Change, ...]
    """Those of the first and of the second."""


class PlayedGame:
    """A game that is over: the position at its start and after every move, and the moves."""

    def __init__(self, game: Game[Any], positions: Sequence[State], moves: Sequence[Move]) -> None:
        self.game = game
        self.positions = positions
        self.moves = moves
        self.turns = Turns(game, positions)

    @property
    def end(self) -> State:
        """The last position."""
        return self.positions[-1]

    def allies(self, seat: int) -> frozenset[int]:
        """The seats that win together with that one, itself among them."""
        return self.game.table.allies(self.end, seat)

    def describe(self, move: Move, number: int, seat: int) -> Text:
        """A move as it was described to that seat when `number` moves had been made."""
        return self.game.describe(move, self.positions[number].observation(seat))

    # -- the scores ------------------------------------------------------------------------------------------------

    def course(self) -> ScoreCourse:
        """How the scores went."""
        rounds = [self.game.table.rounds_over(position) for position in self.positions]
        by_round = rounds[-1] >= _FEWEST_ROUNDS
        last = len(self.moves)
        ends = [number for number in range(1, last) if rounds[number] != rounds[number - 1]] if by_round else [
            begin for begin in self.turns.begins[1:] if begin < last]
        scores = tuple(ScoresSoFar(each, self.positions[each].scores()) for each in (0, *ends, last))
        return ScoreCourse(scores, by_round)

    @property
    def first_two(self) -> tuple[int, int]:
        """A winner, or where nobody wins the seat with most points; and the best of those that do not win with it."""
        scores, winners = self.end.scores(), self.end.winners()
        first = min(winners, default=scores.index(max(scores)))
        return first, self.rival_of(first)

    def rival_of(self, seat: int) -> int:
        """The best of those that do not win together with that seat; a winner before others."""
        scores, winners, allies = self.end.scores(), self.end.winners(), self.allies(seat)
        others = (other for other in range(len(scores)) if other not in allies)
        return max(others, key=lambda other: (other in winners, scores[other], -other))

    def points(self) -> tuple[ScoreRow, ...]:
        """Where all points come from, source by source: as the game declares it, or else round by round."""
        return tuple(self.game.table.score_rows(self.end)) or tuple(self._points_of_rounds())

    def _points_of_rounds(self) -> Iterator[ScoreRow]:
        """What each seat got in each round, and what it had when the first one began, if anybody had anything."""
        table, scores = self.game.table, [position.scores() for position in self.positions]
        over = [table.rounds_over(position) for position in self.positions]
        ends = [number for number in range(1, len(over)) if over[number] != over[number - 1]]
        if any(scores[0]):
            yield ScoreRow(AT_THE_START, scores[0])
        for before, end in pairwise((0, *ends)):
            gains = tuple(now - then for now, then in zip(scores[end], scores[before], strict=True))
            yield ScoreRow(table.round.fill(number=over[end]), gains)

    # -- the turning point -----------------------------------------------------------------------------------------

    def turning_point(self) -> TurningPoint | None:
        """The move with the largest swing between the first two, as the cards truly lay; None if there was none.

        Chances are compared from one turn to the next, as they go up and down within one.
        """
        (first, second), value = self.first_two, self.game.evaluator.values
        chances = [value(position) for position in self.positions]
        leads = [each[first] - each[second] for each in chances]
        swings = [(leads[end] - leads[begin], begin, end)
                  for begin, end in pairwise((*self.turns.begins, len(self.moves)))]
        swing, begin, end = max(swings, key=lambda each: (abs(each[0]), each[1]))
        if not swing:
            return None
        number = self._moment_of(begin, end, [lead if swing > 0.0 else -lead for lead in leads], swing > 0.0)
        changes = tuple(Change(seat, chances[begin][seat], chances[end][seat]) for seat in (first, second))
        return TurningPoint(self._tell_turn(begin, number, first), begin, end, changes)

    def _moment_of(self, begin: int, end: int, leads: Sequence[float], rises: bool) -> int:
        """The move of a turn that raised these leads most: in points if any did, or else in chances.

        They are those of the first, or with `rises` False those of the second. A choice that stays sealed shows nothing
        yet, so others come first.
        """
        first, second = self.first_two

        def raised(number: int) -> tuple[bool, int, float]:
            before, after = self.positions[number].scores(), self.positions[number + 1].scores()
            points = after[first] - after[second] - before[first] + before[second]
            sealed = self.positions[number + 1].sealed
            return (sealed is None or not sealed.choices, max(0, points if rises else -points),
                    leads[number + 1] - leads[number])

        return max(range(begin, end), key=raised)

    def _tell_turn(self, begin: int, number: int, seat: int) -> ToldMove:
        """What a move did; where it answers the move that began the turn, that one is told before it."""
        told, opening = self.tell(number, seat), self.positions[begin]
        if number == begin or opening.sealed is not None or opening.actor == self.positions[number].actor:
            return told
        before = self.tell(begin, seat)
        return ToldMove(number, (*before.told[:1], *told.told), before.card or told.card)

    # -- what happened ---------------------------------------------------------------------------------------------

    def tell(self, number: int, seat: int) -> ToldMove:
        """What the move after `number` others did, above all to that seat."""
        events: list[Event] = []
        self.positions[number].clone().apply(self.moves[number], events)
        told = self._that_matter([event for event in open_events(events) if event.text is not None], seat)
        return ToldMove(number, tuple(LogSentence(event.seat, event.text) for event in told if event.text is not None),
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
