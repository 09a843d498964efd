"""Cellar, the toy game of the tests: every way to hide cards, with as few cards as possible."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.game import Game
from engine.core.manifest import Option, OptionChoice
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.core.zones import Zone
from engine.games.registry import register
from tests.helpers import toy_rules, toy_turns
from tests.helpers import toy_words as words
from tests.helpers.toy_state import CellarState
from tests.helpers.toy_table import CellarEvaluator, CellarTable
from tests.helpers.toy_words import COPIES, DECK, HAND, HAND_SIZE, KINDS, MOVES, ZONES, name_of


class Cellar(Game[CellarState]):
    """The manifest of the toy game."""

    id = "cellar"
    name = N_("cellar/game", "Cellar")
    summary = N_("cellar/game", "Eight cards, and many ways to hide them.")
    rules_version = 1
    rule_changes = ()
    seats = range(2, 4)
    options = (Option("renew", N_("cellar/option", "New deck"),
                      (OptionChoice("pile", N_("cellar/option", "Only the pile")),
                       OptionChoice("both", N_("cellar/option", "The pile and the shown cards"))), "pile"),)
    rulebook = words.RULEBOOK
    cards = words.CARDS
    turn_rule = "R1"
    end_rule = "R12"
    levels = ()
    levels_from = ()
    state_type = CellarState

    moves = MOVES
    legal_moves = staticmethod(toy_rules.legal_moves)
    why_not = staticmethod(toy_rules.why_not)
    play = staticmethod(toy_turns.play)
    scores = staticmethod(toy_rules.scores)
    winners = staticmethod(toy_rules.winners)
    sealed_choices = staticmethod(toy_rules.sealed_choices)
    table = CellarTable()
    evaluator = CellarEvaluator()

    def zones_for(self, seats: int) -> Sequence[Zone]:
        return ZONES[:HAND + seats]

    def set_up(self, state: CellarState) -> None:
        """Shuffle the deck and deal two cards to everybody; the first seat begins."""
        state.cards = [[kind for kind in range(KINDS) for _ in range(COPIES)]]
        state.cards += [[] for _ in range(len(state.zones) - 1)]
        state.turn = state.turns = 0
        state.points = [0] * state.seats
        state.begin()
        state.shuffle(state.cards[DECK])
        for seat in range(state.seats):
            for _ in range(HAND_SIZE):
                state.move_card(state.cards[DECK][-1], DECK, HAND + seat, 1 << seat)
        state.actor = 0
        state.phase = "turn"

    def describe(self, move: Move, observation: Observation[CellarState]) -> Text:
        text = words.DESCRIPTIONS[move.verb]
        if move.verb == "number":
            return text.fill(number=move.number)
        if move.verb in ("peek", "ask", "offer"):
            text = text.fill(player=Player(move.seat))
        return text if move.verb in ("draw", "peek") else text.fill(card=name_of(move.card))


CELLAR = Cellar()
register(CELLAR)
