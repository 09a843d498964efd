"""What the eight opponents say to a person they have played before: once before a game, and once after it.

By temperament, and by how their former games ended. They speak of the past alone, and nobody mocks anybody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import takewhile
from typing import Final, NamedTuple

from engine.bots.farewells import Farewell
from engine.bots.opponents import opponent_called
from engine.bots.temperaments import STEADY
from engine.core.text import N_, Text

RUN: Final = 3
"""From so many games on that ended alike, one after the other, they are a run."""


class Past(NamedTuple):
    """How the games of an opponent with a person ended: the last one, and how many in a row before it ended alike."""

    last: Farewell
    in_a_row: int

    @property
    def is_run(self) -> bool:
        """Whether one of both has won several in a row."""
        return self.in_a_row >= RUN and self.last is not Farewell.EVEN


class Greeting(Enum):
    """What an opponent remembers before a game."""

    WON = "won"
    BEATEN = "beaten"
    EVEN = "even"
    WINNING = "winning"
    LOSING = "losing"


class LastWord(Enum):
    """What an opponent remembers after a game."""

    REVENGE = "revenge"
    PAID_BACK = "paid back"
    WINNING = "winning"
    LOSING = "losing"


_BEFORE: Final[Mapping[str, Mapping[Greeting, Text]]] = {
    STEADY: {
        Greeting.WON: N_("engine/greeting", "Last time it went my way. Let us see about today."),
        Greeting.BEATEN: N_("engine/greeting", "You won last time. I have thought about that."),
        Greeting.EVEN: N_("engine/greeting", "So we meet again. I am glad of it."),
        Greeting.WINNING: N_("engine/greeting", "I have won a few in a row. It cannot last."),
        Greeting.LOSING: N_("engine/greeting", "You have beaten me time and again. I am still here."),
    },
    "bold": {
        Greeting.WON: N_("engine/greeting", "I won last time. Will you challenge me once more?"),
        Greeting.BEATEN: N_("engine/greeting", "You beat me last time. Today I risk more."),
        Greeting.EVEN: N_("engine/greeting", "You again. That promises to be fun."),
        Greeting.WINNING: N_("engine/greeting", "A streak like mine has to end one day. Go on, end it."),
        Greeting.LOSING: N_("engine/greeting", "You keep beating me, and I keep coming back."),
    },
    "cunning": {
        Greeting.WON: N_("engine/greeting", "Last time you did not see it coming. Will you now?"),
        Greeting.BEATEN: N_("engine/greeting", "You saw through me last time. I have been thinking since."),
        Greeting.EVEN: N_("engine/greeting", "We know each other. Or so each of us believes."),
        Greeting.WINNING: N_("engine/greeting", "It has worked several times in a row. How many more?"),
        Greeting.LOSING: N_("engine/greeting", "You read me like a book. I have changed a few pages."),
    },
    "careful": {
        Greeting.WON: N_("engine/greeting", "I won last time, but I take nothing for granted."),
        Greeting.BEATEN: N_("engine/greeting", "Last time I left an opening. I have been looking for it since."),
        Greeting.EVEN: N_("engine/greeting", "Good to see you again. Let us take our time."),
        Greeting.WINNING: N_("engine/greeting", "Things have gone my way for a while. That makes me wary."),
        Greeting.LOSING: N_("engine/greeting", "You have won every game lately. Today I will look twice."),
    },
    "grudging": {
        Greeting.WON: N_("engine/greeting", "I won last time. You will want revenge."),
        Greeting.BEATEN: N_("engine/greeting", "I have not forgotten last time."),
        Greeting.EVEN: N_("engine/greeting", "There you are. We are not done with each other."),
        Greeting.WINNING: N_("engine/greeting", "I have quite a few wins by now. Come and take one back."),
        Greeting.LOSING: N_("engine/greeting", "You owe me several games by now. I keep count."),
    },
}

_AFTER: Final[Mapping[str, Mapping[LastWord, Text]]] = {
    STEADY: {
        LastWord.REVENGE: N_("engine/greeting", "Last time was yours, today is mine. That is fair."),
        LastWord.PAID_BACK: N_("engine/greeting", "You evened the score. Well done."),
        LastWord.WINNING: N_("engine/greeting", "That makes several in a row. Your turn will come."),
        LastWord.LOSING: N_("engine/greeting", "You outplayed me again. I take my hat off to you."),
    },
    "bold": {
        LastWord.REVENGE: N_("engine/greeting", "Last time you had me. Today I risked more."),
        LastWord.PAID_BACK: N_("engine/greeting", "So you got even. I would not have it any other way."),
        LastWord.WINNING: N_("engine/greeting", "I am on a roll. Somebody has to stop me. Why not you?"),
        LastWord.LOSING: N_("engine/greeting", "You kept your nerve once more. I will be back."),
    },
    "cunning": {
        LastWord.REVENGE: N_("engine/greeting", "After last time I had to think of something. I did."),
        LastWord.PAID_BACK: N_("engine/greeting", "Last time I fooled you. Today you fooled me."),
        LastWord.WINNING: N_("engine/greeting", "Several wins in a row. You may guess how I do it."),
        LastWord.LOSING: N_("engine/greeting", "You found me out again. I am running out of tricks."),
    },
    "careful": {
        LastWord.REVENGE: N_("engine/greeting", "I learned from last time. That is all."),
        LastWord.PAID_BACK: N_("engine/greeting", "Last time was mine, this one is yours. The scales are balanced."),
        LastWord.WINNING: N_("engine/greeting", "Several wins in a row, and not one of them felt safe."),
        LastWord.LOSING: N_("engine/greeting", "Whichever door I guard, you find the other one."),
    },
    "grudging": {
        LastWord.REVENGE: N_("engine/greeting", "So we are even for last time."),
        LastWord.PAID_BACK: N_("engine/greeting", "You got even. I would have done the same."),
        LastWord.WINNING: N_("engine/greeting", "I have stopped counting. No, I have not."),
        LastWord.LOSING: N_("engine/greeting", "You owe me one more. The list grows."),
    },
}


def past_of(ends: Sequence[Farewell]) -> Past | None:
    """What there is to remember of games that ended like that for an opponent, the latest first; None of no game."""
    if not ends:
        return None
    return Past(ends[0], len(list(takewhile(lambda end: end is ends[0], ends))))


def greeting(name: str, past: Past) -> Text:
    """What the opponent of that name says before another game; anyone else speaks like a steady one."""
    kind = Greeting(past.last.value)
    if past.is_run:
        kind = Greeting.WINNING if past.last is Farewell.WON else Greeting.LOSING
    return _BEFORE[_temperament(name)][kind]


def last_word(name: str, past: Past, ended: Farewell) -> Text | None:
    """What that opponent says after another game, which `ended` like that; None if nothing reminds of the past."""
    kind = _last_word(past, ended)
    return None if kind is None else _AFTER[_temperament(name)][kind]


def _last_word(past: Past, ended: Farewell) -> LastWord | None:
    if ended is Farewell.EVEN:
        return None
    if ended is past.last:
        is_run = past.in_a_row + 1 >= RUN
        return None if not is_run else LastWord.WINNING if ended is Farewell.WON else LastWord.LOSING
    if past.last is Farewell.EVEN:
        return None
    return LastWord.REVENGE if ended is Farewell.WON else LastWord.PAID_BACK


def _temperament(name: str) -> str:
    opponent = opponent_called(name)
    return STEADY if opponent is None else opponent.temperament
