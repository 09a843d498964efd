"""What belongs together on the table of Rival Kings, and how a score is made up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from engine.base.scores import ScoreForm, ScoreRow, ScoreShown
from engine.base.table import Link
from engine.core.text import N_, Text
from engine.games.rival_kings.cards import ACTION_MASKS, ROBS, SUBJECTS, name_of, rank_of
from engine.games.rival_kings.pieces import row_id
from engine.games.rival_kings.scoring import score, scores
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.zones import NEUTRAL, PLAYED, ZONES

_PERFECT = N_("rival-kings/table", "A perfect pair: {subject} and {building}")
_SAME_RANK = N_("rival-kings/table", "Conflict of equal ranks: {card} and {other}")
_ROBBED = N_("rival-kings/table", "Conflict: {card} has a higher rank than {other}.")

_LINES: Final = (
    N_("rival-kings/score", "Perfect pairs"),
    N_("rival-kings/score", "Color pairs"),
    N_("rival-kings/score", "Single cards"),
    N_("rival-kings/score", "Money"),
    N_("rival-kings/score", "Conflict markers"),
)
_SHOWN = N_("rival-kings/score", "Points: {points}. Perfect pairs: {pairs}, single cards: {singles}")
_BEFORE = N_("rival-kings/score", "Games before this one")


def pairs(seen: RivalState) -> Iterator[Link]:
    """Every subject with its own building (rule 24)."""
    for seat in range(seen.seats):
        free = list(enumerate(seen.buildings(seat)))
        for number, subject in enumerate(seen.subjects(seat)):
            place = next((place for place, kind in free if kind == subject + SUBJECTS), None)
            if place is not None:
                free.remove((place, subject + SUBJECTS))
                tip = _PERFECT.fill(subject=name_of(subject), building=name_of(subject + SUBJECTS))
                yield Link(f"{row_id(seat, True)}/{number}", f"{row_id(seat, False)}/{place}", "pair", tip)


def conflicts(seen: RivalState) -> Iterator[Link]:
    """The conflicts between revealed characters (rules 3, 4 and 10): all until the first player does something, then
    those of the thief who has to choose what to steal."""
    zones = [zone for zone in (NEUTRAL, *PLAYED[:seen.seats]) if seen.cards[zone]]
    for one, other in combinations(zones, 2):
        higher, lower = sorted((one, other), key=lambda zone: _rank(seen, zone))
        text = _conflict(seen, higher, lower)
        at_work = _just_revealed(seen) or (seen.phase == "steal" and PLAYED[seen.turn] == higher)
        if text is not None and at_work:
            tip = text.fill(card=name_of(seen.cards[higher][0]), other=name_of(seen.cards[lower][0]))
            yield Link(f"{ZONES[higher].id}/0", f"{ZONES[lower].id}/0", "conflict", tip)


def _just_revealed(seen: RivalState) -> bool:
    """Whether nobody has done anything with the characters yet."""
    if seen.turn == NOBODY:
        return True
    whole = seen.open == ACTION_MASKS[seen.character(seen.turn)] and seen.phase in ("steal", "turn")
    return whole and not seen.finished and not any(seen.covered)


def _conflict(seen: RivalState, higher: int, lower: int) -> Text | None:
    """What the conflict of the characters in two zones is called; None if they leave each other alone."""
    if _rank(seen, higher) == _rank(seen, lower):
        return _SAME_RANK
    robs = ROBS.get(_rank(seen, higher)) == _rank(seen, lower)
    return _ROBBED if robs and not _is_tied(seen, higher) and lower != NEUTRAL else None


def _rank(seen: RivalState, zone: int) -> int:
    return rank_of(seen.cards[zone][0])


def _is_tied(seen: RivalState, zone: int) -> bool:
    """Whether another player has a character of the same rank."""
    return zone != NEUTRAL and any(other != zone and seen.cards[other] and _rank(seen, other) == _rank(seen, zone)
                                   for other in PLAYED[:seen.seats])


def score_shown(seen: RivalState, seat: int) -> ScoreShown:
    """The points, and a house for every perfect pair and for every card that is still without its partner."""
    points = scores(seen)[seat]
    complete = sum(_partners(seen, seat, subject) for subject in set(seen.subjects(seat)))
    begun = len(seen.subjects(seat)) + len(seen.buildings(seat)) - 2 * complete
    text = _SHOWN.fill(points=points, pairs=complete, singles=begun)
    return ScoreShown(ScoreForm.HOUSES, text, points, complete, complete + begun)


def _partners(seen: RivalState, seat: int, subject: int) -> int:
    """How many perfect pairs a seat has with that subject."""
    return min(seen.subjects(seat).count(subject), seen.buildings(seat).count(subject + SUBJECTS))


def score_rows(state: RivalState) -> Sequence[ScoreRow]:
    """The parts of all scores, as far as anybody has points in them (rule 24)."""
    by_seat = zip(*((*score(state, seat), state.totals[seat]) for seat in range(state.seats)), strict=True)
    return [ScoreRow(text, points) for text, points in zip((*_LINES, _BEFORE), by_seat, strict=True) if any(points)]
