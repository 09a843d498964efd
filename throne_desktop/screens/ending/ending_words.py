"""What the page at the end of a game says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from engine.base.scores import ScoreRow
from engine.bots.level import LEVELS
from engine.core.text import N_, Player, Text, number_in_words
from engine.learn.matching import WinCount
from engine.learn.review import Decision, SeatReview
from engine.table.endings import Change, TurningPoint
from throne_desktop.screens.review import review_words
from throne_desktop.services.game.ending import Ending, PersonsEnd
from throne_desktop.storage.tally import Crown
from throne_desktop.widgets.win_curve import CurvePoint

_HEADLINES: Final = {
    PersonsEnd.WON: N_("app", "Won"),
    PersonsEnd.SHARED: N_("app", "Shared"),
    PersonsEnd.LOST: N_("app", "Lost"),
    PersonsEnd.NOBODY: N_("app", "No winner"),
}
_WINNER: Final = N_("app", "{player} wins")
_WINNERS: Final = N_("app", "Shared win")

_YOU_HOLD: Final = N_("app", "You hold the throne")
_YOU_SHARE: Final = N_("app", "You share the throne")
_HOLDS: Final = N_("app", "{player} holds the throne")
_HOLD: Final = N_("app", "{players} hold the throne")
_EMPTY: Final = N_("app", "The Throne stays empty")

_CONCEDED: Final = N_("app", "{player} has conceded")

_TURNS: Final = N_("app", "%n turn(s)", "", 1)
_MINUTES: Final = N_("app", "%n minute(s)", "", 1)
IN_A_ROW: Final = N_("app", "%n win(s) in a row", "", 1)
_CROWN: Final = N_("app", "A crown: {level} beaten")
_HALF_A_CROWN: Final = N_("app", "Half a crown: {level} beaten with help")
MOST_MOVES: Final = 3
"""How many moves of a game are pointed out."""
_LONGEST: Final = 180
"""A game that took more minutes was left alone in between."""

COURSE: Final = N_("app", "How it unfolded")
_STANDING: Final = N_("app", "{player} {score}")
_AT_START: Final = N_("app", "At the start: {scores}")
_TURN: Final = N_("app", "Turn {number}")
_THEN: Final = N_("app", "{when}: {scores}")
_AT_END: Final = N_("app", "At the end: {scores}")

_IN_ROUND: Final = N_("app", "{round}, turn {turn}, move {number}")
_ABOUT: Final = N_("app", "{player}: {sentence}")
_CHANGE: Final = N_("app", "{before} → {after}%")
POINTS: Final = N_("app", "Where the score comes from")
IN_ALL: Final = N_("app", "Total")
_SOURCE: Final = N_("app", "{source}: {scores}.")
_BEST_MOVES: Final = N_("app", "Best moves: {player}")
_TO_TRY: Final = N_("app", "Worth another try: {player}")
EDGE: Final = N_("app", "percentage points of winning chance gained over any other move")
COST: Final = N_("app", "percentage points of winning chance lost")
_MOVE_AT: Final = N_("app", "Turn {turn}: {move}")
CHANCES: Final = N_("app", "Chances to win, with all cards face up")
CHANCE: Final = N_("app", "{player}’s chance to win, as the bots see it")
COUNTING: Final = N_("app", "The bots are working out the odds.")

NEW_DEAL: Final = N_("app", "new deal, same rivals")
BETTER_WAY: Final = N_("app", "find a better way")
FROM_MISTAKE: Final = N_("app", "from the move that cost you most")
_STARTS_AT: Final = N_("app", "starts at move {move}")
_EVERY_MOVE: Final = N_("app", "move by move")
_NEXT_TALLY: Final = N_("app", "{level} · won here: {won} of {games}")
QUOTE: Final = N_("app", "“{words}”")
SAYS: Final = N_("app", "{player} says: {words}")


@dataclass(frozen=True, slots=True)
class MoveTold:
    """A move after so many others, the points of the chance to win that it is told for, and what it did."""

    moves: int
    change: str
    text: Text


@dataclass(frozen=True, slots=True)
class Remarkable:
    """Moves worth looking at: what they are called, what their numbers mean, and the moves."""

    title: Text
    note: Text
    moves: tuple[MoveTold, ...]


def _unlike(moves: Sequence[MoveTold]) -> tuple[MoveTold, ...]:
    """The first of those moves that read alike, and all others."""
    found: dict[Text, MoveTold] = {}
    for move in moves:
        found.setdefault(move.text, move)
    return tuple(found.values())


class EndingWords:
    """The texts for one ending."""

    def __init__(self, ending: Ending) -> None:
        self._ending = ending

    @property
    def headline(self) -> Text:
        """Won, shared or lost; in a game of several people, or none, who won."""
        ending = self._ending
        if ending.result is not PersonsEnd.OVER:
            return _HEADLINES[ending.result]
        if not ending.winners:
            return _HEADLINES[PersonsEnd.NOBODY]
        return _WINNERS if len(ending.winners) > 1 else _WINNER.fill(player=Player(ending.winners[0]))

    @property
    def score(self) -> str:
        """The score of the one person and the best rival's, or everybody's, the best first."""
        ending = self._ending
        shown = sorted(ending.scores, reverse=True)
        if ending.person is not None:
            shown = [ending.scores[ending.person], ending.scores[ending.rival]]
        return " : ".join(map(number_in_words, shown))

    @property
    def margin(self) -> Text | None:
        """By how much, or what decides where scores are level, or who conceded; None where nobody is ahead."""
        ending = self._ending
        if ending.conceded is not None:
            return _CONCEDED.fill(player=Player(ending.conceded))
        table = ending.game.table
        if ending.result is PersonsEnd.SHARED or (ending.result is PersonsEnd.OVER and len(ending.winners) != 1):
            return None
        if ending.margin:
            return table.margin.fill(n=ending.margin)
        return table.even if ending.winners else None

    @property
    def holder(self) -> Text:
        """Who holds the Throne now."""
        ending = self._ending
        players = tuple(map(Player, ending.winners))
        if not players:
            return _EMPTY
        if ending.result is PersonsEnd.WON and len(players) == 1:
            return _YOU_HOLD
        if ending.result is PersonsEnd.SHARED:
            return _YOU_SHARE
        return _HOLDS.fill(player=players[0]) if len(players) == 1 else _HOLD.fill(players=players)

    def facts(self, began: datetime | None) -> tuple[Text, ...]:
        """The game, the levels of the bots, and how long it took; `began` is None if it was not played at a sitting."""
        ending = self._ending
        minutes = 0 if began is None else round((datetime.now(UTC) - began).total_seconds() / 60)
        lasted = (_MINUTES.fill(n=minutes),) if 0 < minutes <= _LONGEST else ()
        return (ending.game.name, *(level.name for level in ending.levels), self.length, *lasted)

    def crown(self, won: Crown) -> Text:
        """What a crown was won for."""
        level = next(level.name for level in LEVELS if level.id == won.level)
        return (_CROWN if won.is_whole else _HALF_A_CROWN).fill(level=level)

    # -- the course ----------------------------------------------------------------------------------------------------

    @property
    def length(self) -> Text:
        """How many rounds or turns there were."""
        course = self._ending.course
        return (self._ending.game.table.rounds if course.by_round else _TURNS).fill(n=course.steps)

    def _step(self, number: int) -> Text:
        """The name of a round or turn."""
        table = self._ending.game.table
        return (table.round if self._ending.course.by_round else _TURN).fill(number=number)

    def point(self, number: int) -> Text:
        """The scores at a point of the curve."""
        course = self._ending.course
        scores = course.standings[number].scores
        told = tuple(_STANDING.fill(player=Player(seat), score=scores[seat]) for seat in range(len(scores)))
        if number in (0, course.steps):
            return (_AT_END if number else _AT_START).fill(scores=told)
        return _THEN.fill(when=self._step(number), scores=told)

    def chance_at(self, point: CurvePoint) -> Text:
        """The chance to win at a point of its curve."""
        return review_words.point_words(point, self._ending.mover(point.moves))

    # -- the turning point ---------------------------------------------------------------------------------------------

    def when(self, moves: int) -> Text:
        """The round, if there are some, the turn, and the number of the move after so many others."""
        course = self._ending.course
        when = _IN_ROUND.fill(round=self._step(course.step_at(moves))) if course.by_round else review_words.WHEN
        return when.fill(turn=self._ending.turns.at(moves), number=moves + 1)

    def told(self, point: TurningPoint) -> tuple[Text, ...]:
        """What happened, in the sentences of the log."""
        return tuple(each.text if each.seat is None else _ABOUT.fill(player=Player(each.seat), sentence=each.text)
                     for each in point.told_move.told)

    def change(self, change: Change) -> Text:
        """A chance before and after the turning point, in whole per cent."""
        return _CHANGE.fill(before=review_words.whole(change.before), after=review_words.whole(change.after))

    # -- points and moves ----------------------------------------------------------------------------------------------

    def source(self, row: ScoreRow) -> Text:
        """A source of points, and what everybody has from it."""
        told = tuple(_STANDING.fill(player=Player(seat), score=number_in_words(points))
                     for seat, points in enumerate(row.points))
        return _SOURCE.fill(source=row.source, scores=told)

    def remarkable(self, review: SeatReview) -> Remarkable:
        """The best moves of a review; where there are none, those that are worth another try."""
        player, idle = Player(review.seat), self._ending.game.table.giving_up
        best = [self._move(each, each.edge) for each in review.best_moves if each.made.verb not in idle]
        if best:
            return Remarkable(_BEST_MOVES.fill(player=player), EDGE, _unlike(best)[:MOST_MOVES])
        poor = [self._move(each, -each.cost) for each in review.poor]
        return Remarkable(_TO_TRY.fill(player=player), COST, _unlike(poor)[:MOST_MOVES])

    def _move(self, decision: Decision, change: float) -> MoveTold:
        made = self._ending.describe(decision.made, decision.moves)
        told = _MOVE_AT.fill(turn=self._ending.turns.at(decision.moves), move=made)
        return MoveTold(decision.moves, review_words.signed(change), told)

    @property
    def chance(self) -> Text:
        """Whose chances are told."""
        return CHANCE.fill(player=Player(self._ending.about))

    # -- what comes next -----------------------------------------------------------------------------------------------

    @property
    def review(self) -> Text:
        """What the review begins with."""
        point = self._ending.turning_point
        return _EVERY_MOVE if point is None else _STARTS_AT.fill(move=point.told_move.moves + 1)

    def next_level(self, tally: WinCount | None) -> Text | None:
        """The next level, and how many games were won at this one."""
        level = self._ending.next_level
        if level is None:
            return None
        if tally is None or not tally.games:
            return level.name
        return _NEXT_TALLY.fill(level=level.name, won=tally.won, games=tally.games)
