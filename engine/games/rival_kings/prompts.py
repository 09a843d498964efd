"""What the players of Rival Kings are asked: the next step, and whether they mean to give something up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.games.rival_kings import moves
from engine.games.rival_kings.cards import name_of
from engine.games.rival_kings.state import RivalState

_PROMPTS: Final = {
    "choose": N_("rival-kings/prompt", "Choose a character in secret."),
    "garden": N_("rival-kings/prompt", "Gardener: exchange characters, or keep yours."),
    "conflict": N_("rival-kings/prompt", "Conflict with a higher rank: use the Watchman, or pass."),
    "search": N_("rival-kings/prompt", "Take a card from the pile, or take nothing."),
}
_NEXT: Final = (
    N_("rival-kings/prompt", "Return a conflict marker."),
    N_("rival-kings/prompt", "Give a conflict marker to a rival."),
    N_("rival-kings/prompt", "Take money from a pile."),
    N_("rival-kings/prompt", "Recruit a subject."),
    N_("rival-kings/prompt", "Buy a building."),
)
_OR_SKIP: Final = (
    N_("rival-kings/prompt", "Return a conflict marker, or skip."),
    N_("rival-kings/prompt", "Give a conflict marker to a rival, or skip."),
    N_("rival-kings/prompt", "Take money from a pile, or skip."),
    N_("rival-kings/prompt", "Recruit a subject, or skip."),
    N_("rival-kings/prompt", "Buy a building, or skip."),
)
_OR_ABILITY: Final = (
    N_("rival-kings/prompt", "Return a conflict marker, or use an ability."),
    N_("rival-kings/prompt", "Give away a conflict marker, or use an ability."),
    N_("rival-kings/prompt", "Take money from a pile, or use an ability."),
    N_("rival-kings/prompt", "Recruit a subject, or use an ability."),
    N_("rival-kings/prompt", "Buy a building, or use an ability."),
)
"""By action that can be done next."""
_ANY: Final = N_("rival-kings/prompt", "Equal ranks: carry out one of your actions.")
_ANY_OR_ABILITY: Final = N_("rival-kings/prompt", "Equal ranks: carry out one action, or use an ability.")
_NOTHING_LEFT: Final = N_("rival-kings/prompt", "Nothing is left to do: end your turn.")
_ONLY_ABILITY: Final = N_("rival-kings/prompt", "Use an ability, or end your turn.")
_SKIP: Final = N_("rival-kings/prompt", "This action is impossible now: skip it.")
_SKIP_OR_ABILITY: Final = N_("rival-kings/prompt", "Skip this action, or use an ability first.")
_STEAL: Final = N_("rival-kings/prompt", "Steal: click one of {player}’s actions.")
_STEAL_FROM_SEVERAL: Final = N_("rival-kings/prompt", "Steal: click an action of a lower rank.")
_STEAL_OR_ABILITY: Final = N_("rival-kings/prompt", "Click one of {player}’s actions, or use an ability.")
_STEAL_FROM_SEVERAL_OR_ABILITY: Final = N_("rival-kings/prompt", "Click a lower rank’s action, or use an ability.")
_OFFER_FOR: Final = N_("rival-kings/prompt", "Choose what to give for {card}.")
_OVER: Final = N_("rival-kings/prompt", "The game is over.")

_ACTIONS_LEFT: Final = N_("rival-kings/prompt", "%n action(s) left: end your turn anyway?", "", 1)
_SUBJECT_LEFT: Final = N_("rival-kings/prompt", "Your subject has not helped yet: end your turn anyway?")
_ACTION_LOST: Final = N_("rival-kings/prompt", "You will lose this action: skip it anyway?")
_GARDENER_LOST: Final = N_("rival-kings/prompt", "This is the Gardener’s only chance: keep your character?")
GARDENERS_LOST: Final = N_("rival-kings/prompt", "This is the Gardener’s only chance: exchange no characters?")
"""What is lost if none of several people swaps."""
_MARKER_TAKEN: Final = N_("rival-kings/prompt", "You will take a conflict marker: leave the Watchman unused?")
_CARDS_FOUND: Final = N_("rival-kings/prompt", "You could take %n card(s): take nothing?", "", 1)


def prompt(seen: RivalState) -> Text:
    """The next step, for everyone to read."""
    if seen.actor is None:
        return _OVER
    if seen.phase in ("turn", "extra", "steal"):
        legal = seen.legal_moves()
        able = any(move.verb in ("use", "demand") for move in legal)
        if seen.phase == "steal":
            return _steal({move.seat for move in legal if move.verb == "steal"}, able=able)
        if chooses_one(seen):
            return _ANY_OR_ABILITY if able else _ANY
        actions = doable(legal)
        return _next(min(actions), seen.phase, able=able) if actions else _nothing(seen.phase, able=able)
    if seen.phase == "offer":
        return _OFFER_FOR.fill(card=name_of(seen.bargain[2]))
    return _PROMPTS[seen.phase]


def doable(legal: Sequence[Move]) -> set[int]:
    """The actions that some of these moves carry out."""
    return {moves.ACTION_OF[move.verb] for move in legal if move.verb in moves.ACTION_OF}


def chooses_one(seen: RivalState) -> bool:
    """Whether a tied character is still to choose which of several actions it does (rule 3)."""
    return seen.phase == "turn" and bool(seen.tied >> seen.turn & 1) and len(doable(seen.legal_moves())) > 1


def _next(action: int, phase: str, *, able: bool) -> Text:
    """The action that comes next: in a turn the one furthest to the left."""
    if able:
        return _OR_ABILITY[action]
    return (_OR_SKIP if phase == "extra" else _NEXT)[action]


def _nothing(phase: str, *, able: bool) -> Text:
    """No action can be done."""
    if phase == "extra":
        return _SKIP_OR_ABILITY if able else _SKIP
    return _ONLY_ABILITY if able else _NOTHING_LEFT


def _steal(victims: set[int], *, able: bool) -> Text:
    if len(victims) > 1:
        return _STEAL_FROM_SEVERAL_OR_ABILITY if able else _STEAL_FROM_SEVERAL
    return (_STEAL_OR_ABILITY if able else _STEAL).fill(player=Player(min(victims)))


def lost(move: Move, seen: RivalState) -> Text | None:
    """What is lost by a move that gives something up; None if nothing is."""
    legal = seen.legal_moves()
    actions = doable(legal)
    if move is moves.END:
        return _ACTIONS_LEFT.fill(n=seen.left if chooses_one(seen) else len(actions)) if actions else _SUBJECT_LEFT
    if move is moves.SKIP:
        return _ACTION_LOST if actions else None
    if move is moves.LEAVE:
        return _CARDS_FOUND.fill(n=len(legal) - 1)
    return _GARDENER_LOST if seen.phase == "garden" else _MARKER_TAKEN
