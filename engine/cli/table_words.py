"""Words that stand above columns of figures, and beside bars of progress, of several subcommands."""

from __future__ import annotations

from typing import Final

from engine.core.text import N_

GAME: Final = N_("cli", "game")
EXERCISE: Final = N_("cli", "exercise")
WINS: Final = N_("cli", "wins")
BETWEEN: Final = N_("cli", "95% between")
PACE: Final = N_("cli", "ms per move")
NUMBERS: Final = N_("cli", "{value} ({low} to {high})")
GAIN: Final = N_("cli", "{gain} (95% interval: {low} to {high})")
TOO_LITTLE: Final = N_("cli", "To learn, {name} must be at least {least}, not {number}.")
WRITTEN: Final = N_("cli", "Written to {file}.")
SHARES: Final = N_("cli", "{low} to {high}")
