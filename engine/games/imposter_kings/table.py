"""How The Imposter Kings lies on the table, and what the players are asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from engine.base.faces import CardFace, Face, TokenFace
from engine.base.moments import Act, Moment, StampedWords
from engine.base.parts import Part, Show
from engine.base.scores import ScoreForm, ScoreRow, ScoreShown
from engine.base.table import (
    Form,
    Mark,
    Pictured,
    Reaction,
    Signboard,
    TableSpec,
    ZoneSpec,
)
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.imposter_kings import moves, objections, prompts, told
from engine.games.imposter_kings.boards import throne_board
from engine.games.imposter_kings.cards import CARDS
from engine.games.imposter_kings.gestures import gestures_of, king_zone
from engine.games.imposter_kings.guesses import is_idle
from engine.games.imposter_kings.pieces import pieces_of
from engine.games.imposter_kings.scoring import gains_of, rounds_won
from engine.games.imposter_kings.stage import STAGE
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import (
    CONDEMNED,
    HAND,
    MOST_SEATS,
    OPEN,
    SUCCESSOR,
    ZONES,
)

_BEGAN: Final = N_("imposter-kings/table", "First player of the round.")
_BEGUN: Final = {
    1: ("marks/clockwise", N_("imposter-kings/table", "First player; play goes clockwise.")),
    -1: ("marks/counterclockwise", N_("imposter-kings/table", "First player; play goes counterclockwise.")),
}
"""By direction of the round: the drawing and the meaning of the first player's mark."""
_OUT: Final = N_("imposter-kings/table", "Has lost this round.")
_POINTS: Final = N_("imposter-kings/table", "Points: {number} of {goal}")

_SCORED: Final = (
    N_("imposter-kings/table", "Rounds won"),
    N_("imposter-kings/table", "King not flipped"),
    N_("imposter-kings/table", "Losers’ leftover cards"),
    N_("imposter-kings/table", "Second places"),
    N_("imposter-kings/table", "Rival’s restarts"),
)

_BUTTONS: Final = frozenset(("flip", "lose", "pass", "use", "stop", "kill", "pick", "none", "first",
                             "direction", "restart", "stay", "offer", "deal"))
_PICTURES: Final = frozenset(("name", "court", "number"))
_OPENLY_ASKED: Final = ("direction", "highest", "deal")
"""Questions about what everyone sees."""


class ImposterTable(TableSpec[ImposterState]):
    """The Court and the Accused in the middle; before every seat hand, King, Successor and what lies before it."""

    dimming = N_("imposter-kings/table", "From what you have seen, nobody you ask can hold it.")
    stage = STAGE
    giving_up = frozenset(("pass", "flip", "lose"))
    even = N_("imposter-kings/table", "tied on points; the last round decides")
    moments = MappingProxyType({
        "lose": Moment("climax/crown", act=Act.CROWN, hero="court",
                       verdict=StampedWords(N_("imposter-kings/table", "Unbeaten"), good=True)),
        "kill": Moment("climax/dagger", shows=True, act=Act.CROWN,
                       verdict=StampedWords(N_("imposter-kings/table", "Struck"), good=False)),
    })
    sounds = MappingProxyType({"disgrace": "flip", "flip": "reveal", "show": "reveal", "round": "drum"})

    def moment_of(self, event: Event) -> Moment | None:
        """An Assassin strikes the King of the player whom its event names."""
        moment = super().moment_of(event)
        if moment is None or event.name != "kill":
            return moment
        return replace(moment, hero=king_zone(told.victim_of(event)))

    def zones(self, seats: int) -> Sequence[ZoneSpec]:
        return _ZONES[:_IN_MIDDLE + _PER_SEAT * seats]

    # -- what lies there -----------------------------------------------------------------------------------------------

    pieces = staticmethod(pieces_of)

    def seat_marks(self, observation: Observation[ImposterState], seat: int) -> Sequence[Mark]:
        seen = observation.seen
        marks = []
        if seat == seen.first and seen.phase not in prompts.BEFORE_DIRECTION:
            shape, tip = _BEGUN[seen.direction] if seen.seats > 2 else ("marks/first", _BEGAN)
            marks.append(Mark(shape, "", tip))
        if seat in seen.out:
            marks.append(Mark("marks/out", "", _OUT))
        return marks

    def score_shown(self, observation: Observation[ImposterState], seat: int) -> ScoreShown:
        """The points of a match towards those that win it (rule 43); a single round has no such goal."""
        points, numbers = sum(gains_of(observation.seen, seat)), observation.seen.numbers
        goal = numbers.round_goal
        if goal < numbers.goal:
            return super().score_shown(observation, seat)
        return ScoreShown(ScoreForm.PIPS, _POINTS.fill(number=points, goal=goal), points if points > goal else None,
                          min(points, goal), goal)

    def signboards(self, observation: Observation[ImposterState]) -> Sequence[Signboard]:
        """The number to beat, above the Throne."""
        return throne_board(observation.seen)

    def score_rows(self, state: ImposterState) -> Sequence[ScoreRow]:
        """Where the points of the match come from (rules 33 and 42)."""
        by_seat = zip(*(gains_of(state, seat) for seat in range(state.seats)), strict=True)
        return [ScoreRow(text, points) for text, points in zip(_SCORED, by_seat, strict=True) if any(points)]

    rounds_over = staticmethod(rounds_won)

    def allies(self, state: ImposterState, seat: int) -> frozenset[int]:
        return frozenset((seat, state.partner(seat)))

    # -- how moves are made --------------------------------------------------------------------------------------------

    gestures = staticmethod(gestures_of)
    rests = staticmethod(objections.rests)

    def buttons(self, observation: Observation[ImposterState]) -> Sequence[Move]:
        return [move for move in observation.legal_moves() if move.verb in _BUTTONS]

    def pictures(self, observation: Observation[ImposterState]) -> Sequence[Pictured]:
        return [Pictured(move, _picture(move, observation.seen.court), _is_dimmed(move, observation))
                for move in observation.legal_moves() if move.verb in _PICTURES]

    def prompt(self, observation: Observation[ImposterState]) -> Text:
        return prompts.prompt(observation.seen)

    def step(self, observation: Observation[ImposterState]) -> tuple[int, int] | None:
        return prompts.step(observation.seen, observation.seat)

    lost = staticmethod(prompts.lost)

    def is_private(self, observation: Observation[ImposterState]) -> bool:
        return observation.secret and observation.phase not in _OPENLY_ASKED

    def at_rest(self, observation: Observation[ImposterState]) -> bool:
        """Players look at the end of a round before the next is dealt."""
        return observation.phase == "deal"

    def reaction(self, observation: Observation[ImposterState]) -> Reaction | None:
        seen = observation.seen
        if seen.phase not in ("reaction", "assassin", "rescue"):
            return None
        return Reaction(prompts.prompt(seen), moves.PASS, tuple(seen.asked), prompts.lost_by_silence(seen))


# -- zones ---------------------------------------------------------------------------------------------------------

_IN_MIDDLE: Final = 4
_PER_SEAT: Final = 5


def _zone_specs() -> tuple[ZoneSpec, ...]:
    middle = (
        ZoneSpec("accused", Form.PILE, N_("imposter-kings/table", "Accused"), "R31", part=Part.HERO, show=Show.THRONE),
        ZoneSpec("court", Form.ROW, N_("imposter-kings/table", "Court"), "R7", slots=10, pitch=0.56, tight=0.3,
                 spread=1.06, last_size=1.75, part=Part.HERO, show=Show.THRONE),
        ZoneSpec("removed", Form.PILE, N_("imposter-kings/table", "Removed"), "R39", part=Part.HERO, show=Show.THRONE),
        ZoneSpec("deck", Form.PILE, N_("imposter-kings/table", "Face-down cards"), "R31", guest=True, part=Part.HERO,
                 show=Show.THRONE),
    )
    return middle + tuple(spec for seat in range(MOST_SEATS) for spec in _seat_specs(seat))


def _seat_specs(seat: int) -> tuple[ZoneSpec, ...]:
    player = Player(seat)
    return (
        ZoneSpec(ZONES[HAND[seat]].id, Form.HAND, N_("imposter-kings/table", "{player}’s hand").fill(player=player),
                 "R7", seat, slots=9, pitch=0.56, tight=0.34, spread=1.06),
        ZoneSpec(ZONES[OPEN[seat]].id, Form.ROW,
                 N_("imposter-kings/table", "{player}’s Antechamber").fill(player=player), "R6", seat,
                 slots=3, pitch=0.5, tight=0.4, guest=True),
        ZoneSpec(ZONES[CONDEMNED[seat]].id, Form.ROW,
                 N_("imposter-kings/table", "{player}’s Condemned cards").fill(player=player), "R5", seat,
                 slots=2, pitch=0.5, tight=0.4, guest=True),
        ZoneSpec(king_zone(seat), Form.PILE, N_("imposter-kings/table", "{player}’s King").fill(player=player),
                 "R8", seat, mine=N_("imposter-kings/table", "King")),
        ZoneSpec(ZONES[SUCCESSOR[seat]].id, Form.PILE,
                 N_("imposter-kings/table", "{player}’s Successor").fill(player=player), "R37", seat,
                 mine=N_("imposter-kings/table", "Successor")),
    )


_ZONES: Final = _zone_specs()


# -- pictures ------------------------------------------------------------------------------------------------------

def _picture(move: Move, court: Sequence[int]) -> Face:
    """A number on a token, or the card that is named or lies in that place of the Court."""
    if move.verb == "number":
        return TokenFace("disc", "gold", str(move.number))
    return CardFace(CARDS[court[move.place] if move.verb == "court" else move.card].id)


def _is_dimmed(move: Move, observation: Observation[ImposterState]) -> bool:
    """Whether the move names a card that none of the players asked can hold."""
    return move.verb == "name" and is_idle(move, observation)


TABLE: Final = ImposterTable()
