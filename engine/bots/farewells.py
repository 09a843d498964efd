"""What the eight opponents say when a game is over, by temperament and by how it ended. Nobody mocks anybody."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from engine.bots.opponents import opponent_called
from engine.bots.temperaments import STEADY
from engine.core.text import N_, Text


class Farewell(Enum):
    """How a game ended for an opponent: won, lost to the person, or neither."""

    WON = "won"
    BEATEN = "beaten"
    EVEN = "even"


_LINES: Final[Mapping[str, Mapping[Farewell, tuple[Text, ...]]]] = {
    STEADY: {
        Farewell.WON: (N_("engine/farewell", "It went my way today. Next time it may go yours."),
                       N_("engine/farewell", "A good game. I would gladly play it again.")),
        Farewell.BEATEN: (N_("engine/farewell", "Well played. You earned that."),
                          N_("engine/farewell", "I have nothing to complain about. Another one?")),
        Farewell.EVEN: (N_("engine/farewell", "Even. That calls for another game."),
                        N_("engine/farewell", "Fair enough. I can live with that.")),
    },
    "bold": {
        Farewell.WON: (N_("engine/farewell", "I like taking risks. Today it paid off."),
                       N_("engine/farewell", "That was fun. Challenge me again.")),
        Farewell.BEATEN: (N_("engine/farewell", "You kept your nerve. I want a rematch."),
                          N_("engine/farewell", "Well won. I would risk it all again.")),
        Farewell.EVEN: (N_("engine/farewell", "Neither of us blinked. Once more?"),
                        N_("engine/farewell", "Half a win sounds like an invitation.")),
    },
    "cunning": {
        Farewell.WON: (N_("engine/farewell", "Now you know some of my tricks. There are others."),
                       N_("engine/farewell", "You will see it coming next time, I am sure.")),
        Farewell.BEATEN: (N_("engine/farewell", "You saw through me. I must think of something new."),
                          N_("engine/farewell", "Cleverly done. I want my revenge.")),
        Farewell.EVEN: (N_("engine/farewell", "It seems we both had something up our sleeves."),
                        N_("engine/farewell", "Even? I must have missed a trick.")),
    },
    "careful": {
        Farewell.WON: (N_("engine/farewell", "One step at a time: that is all I did."),
                       N_("engine/farewell", "I was never sure of it until the end.")),
        Farewell.BEATEN: (N_("engine/farewell", "A sound game. Next time I will look twice."),
                          N_("engine/farewell", "I left an opening, and you found it.")),
        Farewell.EVEN: (N_("engine/farewell", "As even as balanced scales. Shall we weigh again?"),
                        N_("engine/farewell", "I could have done worse. So could you.")),
    },
    "grudging": {
        Farewell.WON: (N_("engine/farewell", "That settles an old score. Shall we open a new one?"),
                       N_("engine/farewell", "I keep count, you know. You may want to as well.")),
        Farewell.BEATEN: (N_("engine/farewell", "I will remember this. Fondly, almost."),
                          N_("engine/farewell", "This one is yours. The next one is mine.")),
        Farewell.EVEN: (N_("engine/farewell", "Even. For now."),
                        N_("engine/farewell", "So neither of us owes the other anything. How strange.")),
    },
}


def farewell(name: str, ended: Farewell, seed: int) -> Text:
    """What the opponent of that name says; anyone else speaks like a steady one. The seed chooses among the lines."""
    opponent = opponent_called(name)
    lines = _LINES[STEADY if opponent is None else opponent.temperament][ended]
    return lines[seed % len(lines)]
