"""Questions to several seats in turn, put to everyone at a shared screen at once, as at a real table."""

from __future__ import annotations

from enum import Enum, auto

from engine.base.table import Reaction
from engine.core.moves import Move
from engine.session.session import Session
from throne_desktop.services.game.viewpoint import people


class Answer(Enum):
    """What is known about the answer of the seat whose turn it is."""

    NO_QUESTION = auto()
    """The seat is asked something of its own."""
    OPEN = auto()
    """People have not yet said which of them reacts."""
    PASSES = auto()
    REACTS = auto()


def question(session: Session) -> Reaction | None:
    """The question that the present decision is part of."""
    actor = session.state.actor
    if actor is None:
        return None
    observation = session.state.public_observation(actor)
    return session.game.table.reaction(observation)


def passed_before(session: Session) -> bool:
    """Whether someone has already passed on the present question to several seats."""
    asked = question(session)
    return asked is not None and bool(session.moves) and session.moves[-1] is asked.passes


class Reactions:
    """What people have answered to the question under way."""

    def __init__(self) -> None:
        self._said: dict[int, bool] = {}

    def answer(self, session: Session) -> Answer:
        """What is known about the answer of the seat whose turn it is now."""
        actor = session.state.actor
        if actor is None or question(session) is None:
            self._said.clear()
            return Answer.NO_QUESTION
        if actor not in self._said:
            return Answer.OPEN
        return Answer.REACTS if self._said[actor] else Answer.PASSES

    def say(self, session: Session, reacting: int | None) -> None:
        """Note who reacts, or that no one does (None); those who are asked later in the turn order may still react."""
        asked = question(session)
        if asked is None:
            return
        for seat in asked.seats:
            if seat in people(session):
                self._said[seat] = seat == reacting
            if seat == reacting:
                break

    def moved(self, session: Session, move: Move) -> None:
        """A move is about to be made: unless it is a pass, all answers so far are void."""
        asked = question(session) if self._said else None
        if asked is not None and move is not asked.passes:
            self._said.clear()
