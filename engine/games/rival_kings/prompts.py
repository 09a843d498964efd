"""What the players of Rival Kings are asked: the next step, and whether they mean to give something up."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.rival_kings import moves
from engine.games.rival_kings.cards import name_of
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.words import ACTIONS

_PROMPTS: Final = {
    "choose": N_("rival-kings/table", "Choose a character in secret."),
    "garden": N_("rival-kings/table", "Gardener: swap characters, or pass."),
    "conflict": N_("rival-kings/table", "Conflict with a higher rank: use the Watchman, or pass."),
    "steal": N_("rival-kings/table", "Steal an action from a lower rank."),
    "turn": N_("rival-kings/table", "Carry out your actions from left to right, or end your turn."),
    "offer": N_("rival-kings/table", "Choose what you give in the swap."),
    "search": N_("rival-kings/table", "Take a card from the pile, or leave it."),
}
_EXTRA = N_("rival-kings/table", "Carry out this action, or do without: {action}.")
_NOTHING_LEFT = N_("rival-kings/table", "Your actions are done: end your turn.")
_WITH_ABILITY: Final = {
    "steal": N_("rival-kings/table", "Steal an action from a lower rank, or use an ability."),
    "turn": N_("rival-kings/table", "Carry out an action, use an ability, or end your turn."),
    "extra": N_("rival-kings/table", "Carry out this action, use an ability, or do without: {action}."),
}
_ONLY_ABILITY = N_("rival-kings/table", "Your actions are done: use an ability, or end your turn.")
_OFFER_FOR = N_("rival-kings/table", "Choose what you give for {card}.")
_OVER = N_("rival-kings/table", "The game is over.")

_ACTIONS_LEFT: Final = N_("rival-kings/prompt", "%n action(s) left: end your turn anyway?", "", 1)
_SUBJECT_LEFT: Final = N_("rival-kings/prompt", "Your subject has not helped yet: end your turn anyway?")
_ACTION_LOST: Final = N_("rival-kings/prompt", "This action is lost then: skip it anyway?")
_GARDENER_LOST: Final = N_("rival-kings/prompt", "The Gardener helps now or never: keep your character?")
_MARKER_TAKEN: Final = N_("rival-kings/prompt", "You take a conflict marker: leave the Watchman alone?")
_CARDS_FOUND: Final = N_("rival-kings/prompt", "%n card(s) could be yours: take nothing?", "", 1)


def prompt(seen: RivalState) -> Text:
    """The question to whoever has to decide."""
    if seen.actor is None:
        return _OVER
    able = seen.phase in _WITH_ABILITY and any(move.verb in ("use", "demand") for move in seen.legal_moves())
    if seen.phase == "extra":
        text = _WITH_ABILITY["extra"] if able else _EXTRA
        return text.fill(action=ACTIONS[seen.pending[-1]])
    if seen.phase == "offer":
        return _OFFER_FOR.fill(card=name_of(seen.bargain[2]))
    if seen.phase == "turn" and not seen.open:
        return _ONLY_ABILITY if able else _NOTHING_LEFT
    return (_WITH_ABILITY if able else _PROMPTS)[seen.phase]


def lost(move: Move, seen: RivalState) -> Text | None:
    """What is lost by a move that gives something up; None if nothing is."""
    legal = seen.legal_moves()
    actions = {moves.ACTION_OF[each.verb] for each in legal if each.verb in moves.ACTION_OF}
    if move is moves.END:
        return _ACTIONS_LEFT.fill(n=len(actions)) if actions else _SUBJECT_LEFT
    if move is moves.SKIP:
        return _ACTION_LOST if actions else None
    if move is moves.LEAVE:
        return _CARDS_FOUND.fill(n=len(legal) - 1)
    return _GARDENER_LOST if seen.phase == "garden" else _MARKER_TAKEN
