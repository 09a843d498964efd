"""What a review says: how the chance to win came about, in whole per cent, and what changed it, in points of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.base.turns import Turns
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.learn.review import Decision, SeatReview, Verdict
from throne_desktop.services.records.replay_host import ReplayHost
from throne_desktop.widgets.win_curve import CurvePoint

CURVE: Final = N_("app", "{game}: the chance to win, decision by decision")
_PERCENT: Final = N_("app", "{number}%")
TURNING_POINT: Final = N_("app", "The turning point")
_AT_TURN: Final = N_("app", "Turn {turn}, {player}: {chance}%")
_AT_LOSS: Final = N_("app", "Turn {turn}, {player}: {chance}%, after a move that cost %n point(s)", "", 1)
_AT_END: Final = N_("app", "At the end: {chance}%")

ACCURACY: Final = N_("app", "Accuracy")
LUCK: Final = N_("app", "Luck")
SKILL: Final = N_("app", "Skill")
OTHERS: Final = N_("app", "The others")
_ACCURACY: Final = N_("app", "How close the moves came to the best ones: 100 means no mistakes.")
_NO_DECISION: Final = N_("app", "There was never more than one possible move.")
_LUCK: Final = N_("app", "Points from the deal: {dealt}; from cards revealed: {revealed}.")
_SKILL: Final = N_("app", "Points from mistakes: {mistakes}; from good moves: {course}.")
_OTHERS: Final = N_("app", "Points from the others’ moves: {others}.")
SUM: Final = N_("app", "{start}% at the beginning, {result}% at the end: luck, skill, and the other players account "
                       "for the difference.")
POINTS: Final = N_("app", "A point is one percentage point of the chance to win. Gains and losses over the whole "
                          "game add up, so luck and skill can each be more than 100.")
UNIT: Final = N_("app", "points")
"""What stands below the points that a decision cost."""

DECISIONS: Final = N_("app", "Decisions, costliest first")
WHEN: Final = N_("app", "Turn {turn}, move {number}")
_POOR: Final = N_("app", "Poor move")
_UNCLEAR: Final = N_("app", "Not certain")
_FINE: Final = N_("app", "Nearly as good")
_NOT_BORNE_OUT: Final = N_("app", "It looks worse, but playing both moves out did not confirm that, so it is not "
                                  "called poor.")
MADE: Final = N_("app", "Played")
BETTER: Final = N_("app", "Better")
KNOWN: Final = N_("app", "What could be known")
TRUE: Final = N_("app", "What was true")
_KNEW: Final = N_("app", "The better move wins {better} of 100 such games; the move played wins {chance}.")
_TRUE_WORSE: Final = N_("app", "With these cards, the better move gained %n point(s).", "", 1)
_TRUE_LUCKY: Final = N_("app", "With these cards, the move played gained %n point(s): that was luck.", "", 1)
_TRUE_ALIKE: Final = N_("app", "As the cards lay, it made no difference.")
_TRUE_BEST: Final = N_("app", "The best move was “{move}”, but nobody could have known that.")
_REST: Final = N_("app", "All %n other decision(s) were as good as the best move, or nearly.", "", 1)
_NONE: Final = N_("app", "No move cost anything to speak of.")

LISTED_FROM: Final = 0.01
"""How much a decision must have cost, as a chance to win, to be listed."""
MOST_LISTED: Final = 12


@dataclass(frozen=True, slots=True)
class ReviewFigure:
    """A figure of the review: what it is about, the number with its sign, and a sentence."""

    name: Text
    number: str
    sentence: Text


def whole(chance: float) -> int:
    """A chance in whole per cent."""
    return round(100 * chance)


def percent(number: int) -> Text:
    """A number of per cent."""
    return _PERCENT.fill(number=number)


def signed(change: float) -> str:
    """A change of a chance in whole points, with its sign; 0 has none."""
    number = whole(change)
    return "0" if number == 0 else f"{'+' if number > 0 else '−'}{abs(number)}"


def points_of(review: SeatReview, turns: Turns) -> tuple[CurvePoint, ...]:
    """The points of a seat's curve, with every decision."""
    return tuple(CurvePoint(each.moves, turns.at(each.moves), each.chance, each.error, each.lost)
                 for each in review.landings)


def point_words(point: CurvePoint, actor: int | None) -> Text:
    """What is said of a point of the curve: the turn and whose move it is there, None at the end, and the chance."""
    chance, lost = whole(point.chance), whole(point.lost)
    if actor is None:
        return _AT_END.fill(chance=chance)
    told = _AT_LOSS.fill(n=lost) if lost else _AT_TURN
    return told.fill(turn=point.turn, player=Player(actor), chance=chance)


def figures(review: SeatReview) -> tuple[ReviewFigure, ...]:
    """Accuracy, and what luck, skill and the others did to the chance to win."""
    parts = review.parts
    accuracy = ReviewFigure(ACCURACY, "–", _NO_DECISION) if review.accuracy is None else ReviewFigure(
        ACCURACY, str(round(review.accuracy)), _ACCURACY)
    luck = _LUCK.fill(dealt=signed(parts.dealt), revealed=signed(parts.revealed))
    skill = _SKILL.fill(mistakes=signed(parts.mistakes), course=signed(parts.course))
    return (accuracy, ReviewFigure(LUCK, signed(parts.dealt + parts.revealed), luck),
            ReviewFigure(SKILL, signed(parts.mistakes + parts.course), skill),
            ReviewFigure(OTHERS, signed(parts.others), _OTHERS.fill(others=signed(parts.others))))


def sum_words(review: SeatReview) -> Text:
    """Where the chance began and where it ended."""
    return SUM.fill(start=whole(review.parts.start), result=whole(review.parts.result))


def listed(review: SeatReview) -> tuple[Decision, ...]:
    """The decisions to be told of, the costliest first."""
    return tuple(each for each in review.by_cost if each.cost >= LISTED_FROM)[:MOST_LISTED]


def rest_words(review: SeatReview) -> Text:
    """What is said of all the others."""
    shown = len(listed(review))
    rest = len(review.decisions) - shown
    return _NONE if shown == 0 else _REST.fill(n=rest)


class DecisionWords:
    """What is said of one decision, by the position in which it was made."""

    def __init__(self, decision: Decision, review: SeatReview, replay: ReplayHost) -> None:
        self.decision = decision
        self._replay = replay
        self._observation = replay.observation(decision.moves, review.seat)

    @property
    def when(self) -> Text:
        """The turn, and the number of the move."""
        return WHEN.fill(turn=self._replay.turns.at(self.decision.moves), number=self.decision.moves + 1)

    @property
    def verdict(self) -> Text:
        """What the move is called."""
        return {Verdict.POOR: _POOR, Verdict.UNCLEAR: _UNCLEAR, Verdict.FINE: _FINE}[self.decision.verdict]

    @property
    def cost(self) -> str:
        """What it cost, with its sign."""
        return signed(-self.decision.cost)

    def move(self, move: Move) -> Text:
        """A move as it was described to the seat."""
        return self._replay.game.describe(move, self._observation)

    @property
    def known(self) -> tuple[Text, ...]:
        """What the seat could know."""
        decision = self.decision
        knew = _KNEW.fill(better=whole(decision.weighed[0].chance), chance=whole(decision.chance))
        told = [knew] if decision.why is None else [decision.why, knew]
        return (*told, _NOT_BORNE_OUT) if decision.verdict is Verdict.UNCLEAR else tuple(told)

    @property
    def true(self) -> tuple[Text, ...]:
        """What was true, hidden cards and all."""
        truth = self.decision.truth
        cost = whole(abs(truth.cost))
        told = _TRUE_ALIKE if cost == 0 else (_TRUE_WORSE if truth.cost > 0.0 else _TRUE_LUCKY).fill(n=cost)
        if truth.best in (self.decision.best, self.decision.made):
            return (told,)
        return told, _TRUE_BEST.fill(move=self.move(truth.best))
