"""How Shadow Throne lies on the table, and how its moves are made by hand."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from engine.base.moments import Act, Moment
from engine.base.scores import ScoreForm, ScoreRow, ScoreShown
from engine.base.table import Gesture, Mark, TableSpec
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Text
from engine.games.shadow_throne import boards, moves, objections, pieces, places, prompts
from engine.games.shadow_throne.cards import EMPIRE, FACTION, GROUPS
from engine.games.shadow_throne.places import TRACK
from engine.games.shadow_throne.stage import STAGE
from engine.games.shadow_throne.state import ShadowState
from engine.games.shadow_throne.zones import HANDS, POOLS, hand_id, pool_id, saved_id, table_id

_INFLUENCE = N_("shadow-throne/table", "Influence: {number} of {goal}")
_OF_BATTLE = N_("shadow-throne/table", "Battle {number}")


class ShadowTable(TableSpec[ShadowState]):
    """Deck and power track in the middle; in front of every seat a pool, a hand, a saved card, and four waves."""

    beats = MappingProxyType({"gold": 0.5, "poor": 1.2, "ability": 1.0, "power": 0.8, "battle": 1.5, "influence": 0.8,
                              "console": 0.6, "stay": 1.0})
    aimed = frozenset(("ability",))
    moments = MappingProxyType({
        **{f"flag.{group.id}": Moment(f"climax/flag_{group.id}", act=Act.RAISE, hero=f"{TRACK}/{group.id}")
           for group in GROUPS},
        "influence": Moment("marks/influence", act=Act.PAY),
        "console": Moment("marks/gold", act=Act.PAY),
    })
    stage = STAGE
    giving_up = frozenset(("decline",))
    sounds = MappingProxyType({"gold": "coin", "power": "marker", "battle": "drum", "influence": "token"})
    margin = N_("shadow-throne/table", "by %n influence", "", 1)
    even = N_("shadow-throne/table", "tied on influence; more gold wins")
    rounds = N_("shadow-throne/table", "%n battle(s)", "", 1)
    round = N_("shadow-throne/table", "Battle {number}")
    turned_in_round = N_("shadow-throne/table", "Turning point: battle {number} of {all}")

    zones = staticmethod(places.zones_on_table)
    forecasts = staticmethod(pieces.forecasts)
    pieces = staticmethod(pieces.pieces)
    signboards = staticmethod(boards.signboards)

    def gestures(self, move: Move, observation: Observation[ShadowState]) -> Sequence[Gesture]:
        if move is moves.DECLINE or _is_other_play(move, observation.phase):
            return ()
        seat = observation.seat
        if move.verb == "take":
            return _from(observation, POOLS[seat], pool_id(seat), move.card, hand_id(seat))
        target = saved_id(seat) if move.verb == "keep" else table_id(seat)
        return _from(observation, HANDS[seat], hand_id(seat), move.card, target)

    objection = staticmethod(objections.objection)

    def buttons(self, observation: Observation[ShadowState]) -> Sequence[Move]:
        return (moves.DECLINE,) if observation.phase == "extra" else ()

    def prompt(self, observation: Observation[ShadowState]) -> Text:
        return prompts.prompt(observation.seen)

    def lost(self, move: Move, observation: Observation[ShadowState]) -> Text | None:
        return prompts.extra_cards_left(observation)

    def seat_marks(self, observation: Observation[ShadowState], seat: int) -> Sequence[Mark]:
        return pieces.seat_marks(observation.seen, seat)

    def rounds_over(self, state: ShadowState) -> int:
        return len(state.history) // state.seats + (state.actor is None)

    def score_shown(self, observation: Observation[ShadowState], seat: int) -> ScoreShown:
        """The influence on a shield, and how much ends the game (rule 25)."""
        influence, goal = observation.seen.influence[seat], observation.seen.numbers.goal
        return ScoreShown(ScoreForm.SHIELD, _INFLUENCE.fill(number=influence, goal=goal), influence, influence, goal,
                          "marks/influence")

    def score_rows(self, state: ShadowState) -> Sequence[ScoreRow]:
        """The influence gained in each battle; the one under way comes last, once it has brought any."""
        by_seat = zip(*(_gains(state, seat) for seat in range(state.seats)), strict=True)
        rows = [ScoreRow(_OF_BATTLE.fill(number=number), gains) for number, gains in enumerate(by_seat, 1)]
        return rows if any(rows[-1].points) else rows[:-1]

    def score_lines(self, observation: Observation[ShadowState], seat: int) -> Sequence[tuple[Text, int]]:
        """Battles that brought a seat nothing are told, too."""
        return [(row.source, row.points[seat]) for row in self.score_rows(observation.seen)]


def _gains(state: ShadowState, seat: int) -> list[int]:
    """The influence of a seat in each battle up to the one under way."""
    totals = [*state.history[seat::state.seats], state.influence[seat]]
    return [now - before for now, before in zip(totals, [0, *totals], strict=False)]


def _is_other_play(move: Move, phase: str) -> bool:
    """Whether a card that is played now would be played by another move: as an extra card, or not as one."""
    if phase == "extra":
        return move.verb == "play" and FACTION[move.card] == EMPIRE
    return move.verb == "extra"


def _from(observation: Observation[ShadowState], zone: int, zone_id: str, kind: int, drop: str) -> Sequence[Gesture]:
    """Any of the cards of a kind in a zone, dropped at a place."""
    return [Gesture((name,), drop) for name, each in pieces.held(zone_id, observation.in_order(zone)) if each == kind]


TABLE: Final = ShadowTable()
