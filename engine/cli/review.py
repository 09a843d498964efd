"""Finished games reviewed on the command line: the curve, the parts of the result, and decisions by what they cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Final

from tqdm import tqdm

from engine.cli.files import check_folder, write_json
from engine.cli.language import seat_in_words, words
from engine.cli.terminal import WIDTH, Terminal
from engine.core.errors import BadOption
from engine.core.moves import Move
from engine.core.text import N_
from engine.learn.review import Decision, Point, Review, SeatReview, Verdict, reviewing
from engine.session import Record
from engine.session.entries import Seating
from engine.table.endings import PlayedGame

_LEVELS: Final = "▁▂▃▄▅▆▇█"
"""Chances from 0 to 100 %."""
_INDENT: Final = 2
_SHOWN: Final = 8
"""How many decisions are printed for a seat at most."""
_POINTS: Final = N_("cli", "Chance to win, in percentage points: start {start}, luck {luck} (dealt {dealt}, "
                           "revealed {revealed}, others {others}), mistakes {mistakes}, course of the player’s "
                           "turns {course}.")
_COUNTS: Final = 0.005
"""What a decision costs at least to be printed."""
_SAID: Final = {
    Verdict.POOR: N_("cli", "{made}; better: {best}, {chance} instead of {other} (poor, as playing it out confirms). "
                            "Actual cost: {truth}."),
    Verdict.UNCLEAR: N_("cli", "{made}; better: {best}, {chance} instead of {other} (not certain). Actual cost: "
                               "{truth}."),
    Verdict.FINE: N_("cli", "{made}; better: {best}, {chance} instead of {other}. Actual cost: {truth}."),
}
"""A decision and the best one, by how certain it is that this one is better."""


def review(path: Path, seat: int | None, figures: Path | None) -> None:
    """Review a recorded game for that seat, or for all persons, and print what comes of it.

    The whole review goes to a file as JSON, too. Raises RecordError, NotOver, BadOption and CannotWrite.
    """
    check_folder(figures)
    record = Record.load(path)
    if seat is not None and not 1 <= seat <= record.header.seats:
        raise BadOption(N_("cli", "There is no seat {seat}: the seats are 1 to {last}.").fill(
            seat=str(seat), last=record.header.seats))
    found = _made(record, None if seat is None else (seat - 1,))
    if figures is not None:
        write_json(figures, found.to_json())
    terminal, report = Terminal(), _Report(PlayedGame(record.game, record.replay(), record.moves), record.players)
    for line in report.turning_point():
        terminal.say(line)
    for each in found.seats:
        for line in report.lines(each):
            terminal.say(line, indent=6)


def _made(record: Record, seats: Sequence[int] | None) -> Review:
    found = None
    with tqdm(total=100, unit="%", disable=None, bar_format="{l_bar}{bar}| {elapsed}") as bar:
        for step in reviewing(record, seats):
            bar.update(round(100 * step.share) - bar.n)
            found = step.review
    if found is None:
        raise RuntimeError("A review ended without a result.")
    return found


def curve_line(curve: Sequence[Point]) -> str:
    """The curve as a line of blocks, at most as wide as the text: of several points in one place the last is shown."""
    number = min(WIDTH - 2 * _INDENT, len(curve))
    chosen = (curve[(place + 1) * len(curve) // number - 1] for place in range(number))
    return "".join(_LEVELS[min(len(_LEVELS) - 1, int(point.chance * len(_LEVELS)))] for point in chosen)


def _points(share: float) -> str:
    return f"{100 * share:+.1f}"


class _Report:
    """One game's review in words."""

    def __init__(self, played: PlayedGame, players: Sequence[Seating]) -> None:
        self._played = played
        self._names = [player.name or seat_in_words(seat) for seat, player in enumerate(players)]

    def turning_point(self) -> Iterator[str]:
        """The move that changed most between the first two; nothing if nothing did."""
        found = self._played.turning_point()
        if found is not None:
            number, changes = found.told_move.moves, (
                words(N_("cli", "{player} from {before} to {after}").fill(
                    player=self._names[each.seat], before=f"{each.before:.0%}", after=f"{each.after:.0%}"))
                for each in found.changes)
            yield words(N_("cli", "Turning point, turn {turn}, move {move}: {changes}.").fill(
                turn=self._played.turns.at(number), move=number + 1, changes=tuple(changes)))

    def lines(self, found: SeatReview) -> Iterator[str]:
        parts = found.parts
        said = (N_("cli", "{player}: {share} of the win") if found.accuracy is None else
                N_("cli", "{player}: {share} of the win, accuracy {accuracy}").fill(accuracy=f"{found.accuracy:.0f}"))
        yield words(said.fill(player=self._names[found.seat], share=f"{parts.result:.0%}"))
        yield f"  {curve_line(found.curve)}"
        if found.decisive is not None:
            before, after = found.decisive.before, found.decisive.after
            yield "  " + words(N_("cli", "Biggest swing: after move {move}, the chance went from {before} to "
                                         "{after}.").fill(
                move=before.moves, before=f"{before.chance:.0%}", after=f"{after.chance:.0%}"))
        yield "  " + words(_POINTS.fill(
            start=f"{100 * parts.start:.1f}", luck=_points(parts.luck), dealt=_points(parts.dealt),
            revealed=_points(parts.revealed), others=_points(parts.others), mistakes=_points(parts.mistakes),
            course=_points(parts.course)))
        yield "  " + words(N_("cli", "Decisions: {number}, poor: {poor}.").fill(
            number=len(found.decisions), poor=len(found.poor)))
        for decision in islice(found.by_cost, _SHOWN):
            if decision.cost >= _COUNTS:
                yield self._decision(decision, found.seat)

    def _decision(self, decision: Decision, seat: int) -> str:
        def told(move: Move) -> str:
            described = self._played.describe(move, decision.moves, seat)
            return f"{words(described, lambda each: self._names[each])} [{move}]"

        said = _SAID[decision.verdict].fill(
            made=told(decision.made), best=told(decision.best), chance=f"{decision.weighed[0].chance:.0%}",
            other=f"{decision.chance:.0%}", truth=f"{100 * decision.truth.cost:.1f}")
        return f"  {decision.moves + 1:4}  -{100 * decision.cost:.1f}  {words(said)}"
