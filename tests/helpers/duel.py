"""Duel, the smallest possible game: two moves, and all cards lie open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.base.cards import Card, Group
from engine.base.evaluator import Evaluator
from engine.base.faces import CardFace
from engine.base.game import Game
from engine.base.table import Form, Gesture, Mark, Piece, TableSpec, ZoneSpec
from engine.core.events import Event, Sink, Travel
from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move, MoveTable
from engine.core.observe import Observation
from engine.core.refusal import Refusal, Rule
from engine.core.state import State
from engine.core.text import N_, Text
from engine.core.zones import Zone
from engine.games.registry import register

SEATS: Final = 2
HAND_SIZE: Final = 2
FIELD: Final = 0
HAND: Final = 1
"""The hand of the first seat, which lies open like the other."""
ZONES: Final = (Zone("field"), Zone("hand.1"), Zone("hand.2"))

_SWORD: Final = Group("sword", N_("duel/type", "Weapon"), "slate", "straight")
_NAMES: Final = (N_("duel/card", "Twig"), N_("duel/card", "Club"), N_("duel/card", "Sword"), N_("duel/card", "Lance"))
CARDS: Final = tuple(Card(kind, name.source.lower(), name, kind, _SWORD, N_("duel/card", "Beats what is smaller."))
                     for kind, name in enumerate(_NAMES))

MOVES: Final = MoveTable("duel")
PLAY: Final = MOVES.for_cards("play", [card.id for card in CARDS])

_RULES: Final = N_("duel/section", "All rules")

RULEBOOK: Final = (
    Rule.numbered(1, _RULES, N_("duel/rule", "Turns"), N_("duel/rule", "One plays after the other.")),
    Rule.numbered(2, _RULES, N_("duel/rule", "Playing"), N_("duel/rule", "You play a card of your own.")),
    Rule.numbered(12, _RULES, N_("duel/rule", "The end"), N_("duel/rule", "After two cards the higher one has won.")),
)
_NOT_HELD: Final = N_("duel/refusal", "You hold no {card}.")
_PLAYED: Final = N_("duel/log", "Plays {card}.")
_PLAYS: Final = N_("duel/move", "Play {card}")
_LABEL: Final = N_("duel/table", "Cards")
_PROMPT: Final = N_("duel/prompt", "Play a card.")
_REASON: Final = N_("duel/reason", "Higher is better.")


class DuelState(State):
    """Each seat plays one card."""

    played: list[int]
    """The cards on the field, in the order of the seats."""

    __slots__ = ("played",)
    FIELDS = ("played",)

    def clone(self) -> DuelState:
        other = DuelState()
        self.copy_base(other)
        other.played = self.played[:]
        return other


def _legal_moves(state: DuelState) -> Sequence[Move]:
    return [] if state.actor is None else [PLAY[kind] for kind in sorted(state.cards[HAND + state.actor])]


def _why_not(state: DuelState, move: Move) -> Refusal | None:
    held = move.card in state.cards[HAND + (state.actor or 0)]
    return None if held else Refusal("R2", _NOT_HELD.fill(card=CARDS[move.card].name))


def _scores(state: DuelState) -> tuple[int, ...]:
    return tuple(state.played + [0] * (SEATS - len(state.played)))


def _winners(state: DuelState) -> frozenset[int]:
    return frozenset({state.played.index(max(state.played))})


def _play(state: DuelState, move: Move, events: Sink) -> None:
    seat = state.actor or 0
    state.carry(move.card, HAND + seat, FIELD)
    state.played.append(move.card)
    events.tell(_played, seat, move.card)
    state.actor = seat + 1 if seat + 1 < SEATS else None
    state.phase = "play" if state.actor is not None else "over"


def _played(seat: int, kind: int) -> Event:
    return Event("play", seat, _PLAYED.fill(card=CARDS[kind].name), (Travel(kind, ZONES[HAND + seat].id, "field"),))


class DuelTable(TableSpec[DuelState]):
    """A field and two rows of open cards."""

    def zones(self, seats: int) -> Sequence[ZoneSpec]:
        return [ZoneSpec(zone.id, Form.ROW, _LABEL, "R1", None if number == FIELD else number - HAND, slots=2)
                for number, zone in enumerate(ZONES)]

    def pieces(self, observation: Observation[DuelState]) -> Iterator[Piece]:
        for zone, kinds in observation.zones.items():
            for slot, kind in enumerate(kinds):
                known = UNKNOWN if kind is None else kind
                yield Piece(f"{zone}/{slot}", zone, str(slot), slot, 0, known, CardFace(CARDS[known].id),
                            CARDS[known].name)

    def gestures(self, move: Move, observation: Observation[DuelState]) -> Sequence[Gesture]:
        return ()

    def buttons(self, observation: Observation[DuelState]) -> Sequence[Move]:
        return observation.legal_moves()

    def prompt(self, observation: Observation[DuelState]) -> Text:
        return _PROMPT

    def seat_marks(self, observation: Observation[DuelState], seat: int) -> Sequence[Mark]:
        return ()


class DuelEvaluator(Evaluator[DuelState]):
    """The higher card is better."""

    def chances(self, state: DuelState) -> tuple[float, ...]:
        return tuple(score / len(CARDS) for score in state.scores())

    def naive_value(self, state: DuelState, seat: int) -> float:
        return state.scores()[seat]

    def reason(self, move: Move, observation: Observation[DuelState]) -> Text:
        return _REASON


class Duel(Game[DuelState]):
    """The manifest of the smallest game."""

    id = "duel"
    name = N_("duel/game", "Duel")
    summary = N_("duel/game", "Two cards, and the higher wins.")
    rules_version = 1
    rule_changes = ()
    seats = range(SEATS, SEATS + 1)
    options = ()
    rulebook = RULEBOOK
    cards = CARDS
    turn_rule = "R1"
    end_rule = "R12"
    levels = ()
    state_type = DuelState
    moves = MOVES

    legal_moves = staticmethod(_legal_moves)
    why_not = staticmethod(_why_not)
    play = staticmethod(_play)
    scores = staticmethod(_scores)
    winners = staticmethod(_winners)
    table = DuelTable()
    evaluator = DuelEvaluator()

    def zones_for(self, seats: int) -> Sequence[Zone]:
        return ZONES

    def set_up(self, state: DuelState) -> None:
        """Deal two open cards to each."""
        dealt = [card.kind for card in CARDS]
        state.shuffle(dealt)
        state.cards = [[], dealt[:HAND_SIZE], dealt[HAND_SIZE:]]
        state.played = []
        state.begin()
        state.actor = 0
        state.phase = "play"

    def describe(self, move: Move, observation: Observation[DuelState]) -> Text:
        return _PLAYS.fill(card=CARDS[move.card].name)


DUEL = Duel()
register(DUEL)
