"""The levels of bots, which have names, not numbers. The home screen loads them, and nothing else about bots."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, Literal, NamedTuple

from engine.core.text import N_, Text


class Pace(NamedTuple):
    """In seconds: the time to think, the first moment of an answer, and for how long moments may follow it.

    Between thinking and the first moment there is room for a last world, so that no answer comes late.
    """

    thinking: float
    first: float
    spread: float


AT_ONCE: Final = Pace(0.1, 0.14, 0.06)
_LOOKING: Final = Pace(0.2, 0.26, 0.08)
_SEARCHING: Final = Pace(1.1, 1.22, 0.26)
_SEARCHING_SOON: Final = Pace(0.5, 0.6, 0.14)


class Level(NamedTuple):
    """A level that players can choose for an opponent. No part of it has a default: each has to be thought of."""

    id: str
    name: Text
    summary: Text
    """How it plays, in a sentence."""
    beaten: Text
    """How many of 10 games for two the level above wins against it."""
    outplayed: Text
    """The same at a table of more."""
    read: Text
    """How many of 100 games or rounds somebody wins against it who has studied it."""
    plays: Literal["naive", "weighing", "searching"]
    """Which bot it is: one that looks at its own cards only, that weighs every move, or that also searches."""
    worlds: int
    """In how many worlds it weighs moves. A game may say otherwise, as for the next two (`Evaluator`)."""
    noise: float
    """How much it misjudges moves: the standard deviation of its errors, as a multiple of that of the decision's move
    values, or for a naive one in the points of `naive_value`; 0 if it judges as well as it can."""
    slips: float
    """The probability that a naive one makes the second-best move."""
    pace: Pace
    soon: Pace
    """Its pace on the compiled engine, where a search is four times as fast, and where several seats answer in turn."""
    in_every_game: bool
    """Whether it is offered everywhere, or only in games whose manifest names it, where it has proved better."""


LEVELS: Final = (
    Level("page", N_("engine/level", "Page"),
          N_("engine/level", "Plays sensibly but makes beginner’s mistakes."),
          N_("engine/level", "Wins {won} of 10 games against a page."),
          N_("engine/level", "In games with {seats} players, wins {won} of 10 against pages; a fair share would be "
                             "{fair}."),
          N_("engine/level", "{won} against a page"),
          "naive", worlds=4, noise=0.8, slips=0.12, pace=AT_ONCE, soon=AT_ONCE, in_every_game=True),
    Level("squire", N_("engine/level", "Squire"),
          N_("engine/level", "Weighs every move but often misjudges one."),
          N_("engine/level", "Wins {won} of 10 games against a squire."),
          N_("engine/level", "In games with {seats} players, wins {won} of 10 against squires; a fair share would "
                             "be {fair}."),
          N_("engine/level", "{won} against a squire"),
          "weighing", worlds=48, noise=1.5, slips=0.0, pace=_LOOKING, soon=_LOOKING, in_every_game=True),
    Level("knight", N_("engine/level", "Knight"),
          N_("engine/level", "Weighs every move and seldom misjudges one by much."),
          N_("engine/level", "Wins {won} of 10 games against a knight."),
          N_("engine/level", "In games with {seats} players, wins {won} of 10 against knights; a fair share would "
                             "be {fair}."),
          N_("engine/level", "{won} against a knight"),
          "weighing", worlds=48, noise=0.8, slips=0.0, pace=_LOOKING, soon=_LOOKING, in_every_game=True),
    Level("marshal", N_("engine/level", "Marshal"),
          N_("engine/level", "Weighs every move with care, looking one move ahead."),
          N_("engine/level", "Wins {won} of 10 games against a marshal."),
          N_("engine/level", "In games with {seats} players, wins {won} of 10 against marshals; a fair share would "
                             "be {fair}."),
          N_("engine/level", "{won} against a marshal"),
          "weighing", worlds=48, noise=0.0, slips=0.0, pace=_LOOKING, soon=_LOOKING, in_every_game=True),
    Level("regent", N_("engine/level", "Regent"),
          N_("engine/level", "Thinks several moves ahead and allows for your replies."),
          N_("engine/level", "Wins {won} of 10 games against a regent."),
          N_("engine/level", "In games with {seats} players, wins {won} of 10 against regents; a fair share would "
                             "be {fair}."),
          N_("engine/level", "{won} against a regent"),
          "searching", worlds=48, noise=0.0, slips=0.0, pace=_SEARCHING, soon=_SEARCHING_SOON, in_every_game=False),
)
"""All levels that players choose from, easiest first."""


def offered(named: Collection[str], late: Iterable[tuple[str, int]] = (), seats: int = 0) -> tuple[Level, ...]:
    """The levels offered in a game, easiest first: with any number of players, or with that one.

    `named` are the ids that its manifest gives, and `late` those that it has only with so many players or more.
    """
    ids = {*named, *(level for level, least in late if seats >= least)}
    return tuple(level for level in LEVELS if level.in_every_game or level.id in ids)
