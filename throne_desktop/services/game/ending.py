"""How a game ended, seen by the one person who played it, or by all who look on."""

from __future__ import annotations

from enum import Enum
from functools import cached_property

from engine.base.scores import ScoreRow
from engine.bots.farewells import Farewell, farewell
from engine.bots.level import Level
from engine.bots.levels import levels_of
from engine.bots.opponents import opponent_called
from engine.core.moves import Move
from engine.core.text import Text
from engine.learn.matching import next_level
from engine.session.entries import Seating
from engine.session.session import Session
from engine.table.endings import PlayedGame, TurningPoint
from throne_desktop.services.game.viewpoint import people


class PersonsEnd(Enum):
    """How the game ended for its only person; of a game with several people, or none, there is only an end."""

    WON = "won"
    SHARED = "shared"
    LOST = "lost"
    NOBODY = "nobody"
    OVER = "over"


class Ending:
    """What there is to say of a session that is over."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.game = session.game
        self._played = PlayedGame(session.game, session.positions, session.moves)
        seats = people(session)
        self.person = seats[0] if len(seats) == 1 else None
        assert session.result is not None
        self.winners, self.scores = session.result.winners, session.result.scores
        self.conceded = session.result.conceded
        """The seat of the person who conceded; None if the game was played to its end."""
        self.course, self.turns = self._played.course(), self._played.turns

    @property
    def players(self) -> tuple[Seating, ...]:
        """Who decided at each seat in the end."""
        return self._session.players

    @property
    def counts(self) -> bool:
        """Whether nobody had help, or could know the deal."""
        return not self._session.practice and not self._session.assisted

    def mover(self, moves: int) -> int | None:
        """The seat whose turn it was after so many moves; None at the end."""
        return self._played.positions[moves].actor

    def points(self) -> tuple[ScoreRow, ...]:
        """Where all points come from, source by source or round by round."""
        return self._played.points()

    def describe(self, move: Move, number: int) -> Text:
        """A move as it was described to the seat that the page is about when `number` moves had been made."""
        return self._played.describe(move, number, self.about)

    @cached_property
    def turning_point(self) -> TurningPoint | None:
        """The move that changed most between the first two; None if nothing ever changed."""
        return self._played.turning_point()

    @property
    def scored_on_the_way(self) -> bool:
        """Whether the scores changed before the very end, as they do not in a single round."""
        first, *others = (each.scores for each in self.course.standings[:-1])
        return any(scores != first for scores in others)

    @property
    def about(self) -> int:
        """The seat that the page is about: that of the person, or else of a winner, or of whoever has most."""
        if self.person is not None:
            return self.person
        return next(iter(self.winners), self.scores.index(max(self.scores)))

    @property
    def result(self) -> PersonsEnd:
        """How it ended. Partners win together, and share nothing."""
        if self.person is None:
            return PersonsEnd.OVER
        if not self.winners and self.conceded is None:
            return PersonsEnd.NOBODY
        if self.person not in self.winners:
            return PersonsEnd.LOST
        return PersonsEnd.WON if set(self.winners) <= self._played.allies(self.person) else PersonsEnd.SHARED

    @property
    def moonlit(self) -> bool:
        """Whether the only person has not won."""
        return self.result in (PersonsEnd.LOST, PersonsEnd.NOBODY)

    @property
    def rival(self) -> int:
        """The best of those that do not win together with the seat it is about; a winner before others."""
        return self._played.rival_of(self.about)

    @property
    def margin(self) -> int:
        """By how much the seat it is about is ahead of that rival or behind."""
        return abs(self.scores[self.about] - self.scores[self.rival])

    # -- levels --------------------------------------------------------------------------------------------------------

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels of the bots at the table, easiest first."""
        met = {player.level for player in self.players}
        return tuple(level for level in levels_of(self.game, len(self.players)) if level.id in met)

    @property
    def next_level(self) -> Level | None:
        """The level after that of all bots, for a person who plays alone against them."""
        levels = self.levels
        if self.person is None or len(levels) != 1:
            return None
        return next_level(levels[0].id, levels_of(self.game, len(self.players)))

    # -- what is said --------------------------------------------------------------------------------------------------

    @property
    def speaker(self) -> int | None:
        """The bot with the most interest in how it ended: a winner, or the one that came closest; None for nobody."""
        if self.person is None:
            return None
        allies = self._played.allies(self.person)
        bots = [seat for seat, player in enumerate(self.players) if not player.is_person and seat not in allies]
        return max(bots, key=lambda seat: (seat in self.winners, self.scores[seat], self._bears_grudges(seat), -seat),
                   default=None)

    def _bears_grudges(self, seat: int) -> bool:
        opponent = opponent_called(self.players[seat].name)
        return opponent is not None and opponent.temperament == "grudging"

    @property
    def farewell(self) -> Text | None:
        """What that bot says."""
        speaker, ended = self.speaker, self.ended_for_speaker
        if speaker is None or ended is None:
            return None
        return farewell(self.players[speaker].name, ended, self._session.seed)

    @property
    def ended_for_speaker(self) -> Farewell | None:
        """How it ended for that bot."""
        speaker = self.speaker
        if speaker is None:
            return None
        person_won = self.person in self.winners
        bot_won = speaker in self.winners
        return Farewell.EVEN if person_won == bot_won else Farewell.BEATEN if person_won else Farewell.WON
