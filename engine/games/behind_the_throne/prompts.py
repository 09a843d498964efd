"""What the player of Behind the Throne is asked: every kind of move that is possible now."""

from __future__ import annotations

from typing import Final

from engine.core.text import N_, Text
from engine.games.behind_the_throne.state import BehindState

_PROMPTS: Final = {
    "reveal": N_("behind-the-throne/prompt", "Reveal the first card."),
    "save": N_("behind-the-throne/prompt", "{value} is higher than {limit}: bring it down."),
    "gift": N_("behind-the-throne/prompt", "Too many stacks after the gift: discard one."),
    "discard": N_("behind-the-throne/prompt", "More than five stacks: discard one."),
    "over": N_("behind-the-throne/prompt", "The game is over."),
}
_REVEAL_OR_USE: Final = N_("behind-the-throne/prompt", "Reveal the first card, or use an ability.")
_ROW: Final = {
    "reveal": N_("behind-the-throne/prompt", "Reveal another card, or collect the row."),
    "reveal use": N_("behind-the-throne/prompt", "Reveal a card, use an ability, or collect the row."),
    "reveal swap": N_("behind-the-throne/prompt", "Reveal another card, swap, or collect the row."),
    "reveal use swap": N_("behind-the-throne/prompt", "Reveal, use an ability, swap, or collect the row."),
    "": N_("behind-the-throne/prompt", "The row is full: collect it."),
    "use": N_("behind-the-throne/prompt", "The row is full: use an ability, or collect."),
    "swap": N_("behind-the-throne/prompt", "The row is full: swap or collect it."),
    "use swap": N_("behind-the-throne/prompt", "The row is full: use an ability, swap, or collect."),
    "destroy": N_("behind-the-throne/prompt", "Equal values: destroy a card, or collect the row."),
    "destroy use": N_("behind-the-throne/prompt", "Equal values: destroy, use an ability, or collect."),
    "destroy swap": N_("behind-the-throne/prompt", "Equal values: destroy a card, swap, or collect."),
    "destroy use swap": N_("behind-the-throne/prompt",
                           "Equal values: destroy, use an ability, swap, or collect."),
    "destroy reveal": N_("behind-the-throne/prompt",
                         "Equal values: destroy a card, reveal, or collect."),
    "destroy reveal use": N_("behind-the-throne/prompt",
                             "Equal values: destroy, reveal, use an ability, or collect."),
    "destroy reveal swap": N_("behind-the-throne/prompt",
                              "Equal values: destroy, reveal, swap, or collect."),
    "destroy reveal use swap": N_("behind-the-throne/prompt",
                                  "Equal values: destroy, reveal, use an ability, swap, or collect."),
}
"""By what can be done with a row, besides collecting it."""


def prompt(seen: BehindState) -> Text:
    """The question to the player whose turn it is."""
    possible = {"use" if move.verb == "judge" else move.verb for move in seen.legal_moves()}
    if seen.phase == "row":
        return _ROW[" ".join(verb for verb in ("destroy", "reveal", "use", "swap") if verb in possible)]
    if seen.phase == "reveal" and "use" in possible:
        return _REVEAL_OR_USE
    if seen.phase == "save":
        return _PROMPTS["save"].fill(value=seen.newest_value(), limit=seen.newest_value() - seen.excess())
    return _PROMPTS[seen.phase]
