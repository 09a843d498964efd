"""Games that have just ended, and the page about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QApplication

from engine.learn.review import ChanceParts, Point, SeatReview, Swing
from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers.positions import position
from tests.helpers.positions_of.imposter_kings import with_points
from tests.helpers.positions_of.shadow_throne import wave
from tests.helpers.screens import result_of
from tests.helpers.window import session_at
from throne_desktop.screens.ending.ending import EndScreen
from throne_desktop.window.window import Window

NAMES = ("Corvin", "Frida", "Hedwig", "Gaspard")


def throne() -> tuple[Any, Sequence[str]]:
    game = position("throne", "1 lay; hand.1 king seven; hand.2 eight; wins 2,1; rest deck")
    return game, ("lay king as king 2", "accept", "pick")


def behind_the_throne() -> tuple[Any, Sequence[str]]:
    return position("behind-the-throne", row="king", mine="judge*2", deck="end"), ("reveal",)


def imposter_kings() -> tuple[Any, Sequence[str]]:
    game = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1", length="match")
    with_points(game, 6, 5)
    return game, ("lose",)


def rival_kings() -> tuple[Any, Sequence[str]]:
    game = position("rival-kings", "queen", "duke: tavern", display="- sailor harbor tavern",
                    under=("", "bishop", "inn", "farm"))
    return game, ("end", "end")


def shadow_throne() -> tuple[Any, Sequence[str]]:
    hands = ("outlaw*3 tax_collector datura simone", "hill_militia*3 tithe_keeper",
             "faithful_pilgrim*3 dutiful_peasant")
    game = position("shadow-throne", *hands, influence=(12, 2, 0))
    for _ in range(3):
        wave(game, "outlaw", "hill_militia", "faithful_pilgrim")
    return game, ("play tax_collector", "play tithe_keeper", "play dutiful_peasant")


ENDS = {"throne": (throne, 0, "3 : 1", "by 2 rounds"),
        "behind-the-throne": (behind_the_throne, 0, "5 : 0", "by 5 points"),
        "imposter-kings": (imposter_kings, 1, "8 : 6", "by 2 points"),
        "rival-kings": (rival_kings, 1, "0 : −1", "by 1 point"),
        "shadow-throne": (shadow_throne, 0, "15 : 5", "by 10 influence")}
"""By game: how it ends, who wins, with which score, and by how much."""


def seated(seats: int, person: int = 0, level: str = "squire") -> tuple[Seating, ...]:
    """Ann at that seat, and opponents at all others."""
    bots = iter(NAMES)
    return tuple(Seating("Ann") if seat == person else Seating(next(bots), level) for seat in range(seats))


def over(game: Any, moves: Sequence[str], players: Sequence[Seating]) -> Session:
    """A session in which these moves have ended the game. With as many moves as seats, each is that of its seat."""
    session = session_at(game, players)
    for number in range(len(moves)):
        actor = session.state.actor
        assert actor is not None
        by_seat = game.game.id == "shadow-throne"
        session.submit(actor, session.game.move_from_json(moves[actor if by_seat else number]))
    assert session.finished
    return session


def page_of(window: Window, session: Session) -> EndScreen:
    """The page that appears once the table has shown that a game is over."""
    window.open_session(session)
    return result_of(window)


def ended(window: Window, game_id: str, person: int = 0) -> EndScreen:
    """The page about the end of a short game against bots."""
    game, moves = ENDS[game_id][0]()
    return page_of(window, over(game, moves, seated(game.seats, person)))


def reviewed(page: EndScreen, before: float, after: float) -> None:
    """Show a review with these chances before and after the whole game."""
    page.show_review(short_review(page, before, after))
    QApplication.processEvents()


def short_review(page: EndScreen, before: float = 0.5, after: float = 1.0) -> SeatReview:
    """A review without any decision, with these chances before and after the whole game."""
    first, second = Point(0, before, 0.01), Point(page.ending.course.standings[-1].moves, after, 0.0)
    parts = ChanceParts(0.5, 0, 0, 0, 0, 0, 1)
    return SeatReview(page.ending.about, (first, second), (), parts, Swing(first, second), None)
