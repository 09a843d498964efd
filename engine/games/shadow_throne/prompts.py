"""What the players of Shadow Throne are asked."""

from __future__ import annotations

from typing import Final

from engine.core.observe import Observation
from engine.core.text import N_, Text
from engine.games.shadow_throne.cards import NUMERALS
from engine.games.shadow_throne.state import ShadowState

_PROMPTS: Final = {
    "draft": N_("shadow-throne/prompt", "Take a card from your pool."),
    "extra": N_("shadow-throne/prompt", "King Kyros: play an extra Empire card, or none."),
    "keep": N_("shadow-throne/prompt", "Keep one card for the next battle."),
    "over": N_("shadow-throne/prompt", "The game is over."),
}
_PLAY: Final = N_("shadow-throne/prompt", "Play a card in secret for wave {wave}.")
_EXTRAS_LEFT: Final = N_("shadow-throne/prompt", "You could play %n Empire card(s): play none?", "", 1)


def prompt(seen: ShadowState) -> Text:
    """The question to whoever has to decide."""
    return _PLAY.fill(wave=NUMERALS[seen.wave - 1]) if seen.phase == "play" else _PROMPTS[seen.phase]


def extra_cards_left(observation: Observation[ShadowState]) -> Text:
    """What is lost by playing no extra card with King Kyros."""
    return _EXTRAS_LEFT.fill(n=len(observation.legal_moves()) - 1)
