"""How Throne lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from engine.base.moments import Act, Moment, StampedWords
from engine.base.parts import Part, Show
from engine.base.scores import ScoreForm, ScoreShown
from engine.base.table import REMINDER, SAID, Form, Mark, Reaction, TableSpec, ZoneSpec
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.sealed import Sealed
from engine.core.text import N_, Player, Text
from engine.games.throne import boards, gestures, moves, objections, pieces, prompts
from engine.games.throne.cards import CARDS, CLAIMS, name_of
from engine.games.throne.editions import HAND_SIZE
from engine.games.throne.reminders import Reminder, reminders
from engine.games.throne.stage import STAGE
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, MOST_SEATS, PLACES

_LEFT: Final = N_("throne/table", "%n card(s) left", "", 1)
_ROUNDS_WON: Final = N_("throne/table", "Rounds won: {number} of {goal}")
_OUT: Final = N_("throne/table", "Out of this round")
_SURE: Final = N_("throne/table", "You know a card in this hand: {card}.")
#: Signs beside the name of a player: the index of a card that is in the hand, or may be there, as in "K!" and "K?".
_SURELY: Final = N_("throne/table", "{index}!")
_MAYBE: Final = N_("throne/table", "{index}?")
_PERHAPS: Final = N_("throne/table",
                    "You saw a card in this hand: {card}. Either it is still there, or it was laid face down.")


class ThroneTable(TableSpec[ThroneState]):
    """The piles, the claims and the card that was laid in the middle, and a hand in front of every seat."""

    stage = STAGE
    shout = moves.LIAR
    moments = MappingProxyType({
        "call": Moment("marks/liar"),
        "true": Moment("marks/honest", act=Act.TURN, verdict=StampedWords(N_("throne/table", "True"), good=True)),
        "lie": Moment("marks/liar", act=Act.TURN, verdict=StampedWords(N_("throne/table", "A lie"), good=False)),
        "peek": Moment(shows=True), "unmask": Moment(shows=True), "evade": Moment(shows=True),
        "out": Moment("marks/out"), "win": Moment("marks/crown"),
    })
    margin = N_("throne/table", "by %n round(s)", "", 1)

    def zones(self, seats: int) -> Sequence[ZoneSpec]:
        return _ZONES[:_MIDDLE + seats]

    pieces = staticmethod(pieces.pieces)
    gestures = staticmethod(gestures.gestures)
    rests = staticmethod(objections.rests)
    objection = staticmethod(objections.objection)

    def buttons(self, observation: Observation[ThroneState]) -> Sequence[Move]:
        if observation.phase in ("answer", "ace"):
            return moves.LIAR, moves.ACCEPT, moves.JOKER_HIDDEN, moves.JOKER_OPEN
        return () if observation.phase == "lay" else observation.legal_moves()

    def prompt(self, observation: Observation[ThroneState]) -> Text:
        return prompts.prompt(observation.seen)

    signboards = staticmethod(boards.boards)

    def is_private(self, observation: Observation[ThroneState]) -> bool:
        """A Joker in the hand is an answer, and only one player sees what a Jack looks at."""
        return observation.phase in ("lay", "answer", "peek")

    def by_hand(self, observation: Observation[ThroneState]) -> bool:
        """Players point at the card they pick, and deal once they have seen how the round ended."""
        return observation.phase not in ("lay", "answer", "ace")

    def at_rest(self, observation: Observation[ThroneState]) -> bool:
        """Players look at the end of a round before the next is dealt."""
        return observation.phase == "deal"

    def reaction(self, observation: Observation[ThroneState]) -> Reaction | None:
        sealed = observation.seen.sealed
        if observation.phase != "ace" or sealed is None:
            return None
        return Reaction(prompts.question(observation.seen), moves.ACCEPT, _unanswered(sealed))

    def seat_marks(self, observation: Observation[ThroneState], seat: int) -> Sequence[Mark]:
        seen = observation.seen
        if seen.out >> seat & 1:
            return (Mark("marks/out", "", _OUT),)
        size = seen.size(seat)
        return (Mark(SAID, "", _LEFT.fill(n=size)),
                *(_reminder(each) for each in reminders(observation, seat)))

    def rounds_over(self, state: ThroneState) -> int:
        return sum(state.wins)

    def score_shown(self, observation: Observation[ThroneState], seat: int) -> ScoreShown:
        """A crown for every round won, of those that win the match (rule 23)."""
        won, goal = observation.seen.wins[seat], observation.seen.numbers.goal
        return ScoreShown(ScoreForm.PIPS, _ROUNDS_WON.fill(number=won, goal=goal), None, won, goal, "marks/crown")


def _unanswered(sealed: Sealed) -> tuple[int, ...]:
    return tuple(seat for seat in sealed.concerned if seat not in sealed.choices)


def _reminder(each: Reminder) -> Mark:
    index, card = CARDS[each.kind].corner, name_of(each.kind)
    if each.sure:
        return Mark(REMINDER, _SURELY.fill(index=index), _SURE.fill(card=card))
    return Mark(REMINDER, _MAYBE.fill(index=index), _PERHAPS.fill(card=card))


# -- zones ---------------------------------------------------------------------------------------------------------

def _zone_specs() -> tuple[ZoneSpec, ...]:
    middle = (
        ZoneSpec("deck", Form.PILE, N_("throne/table", "Draw pile"), "R19"),
        ZoneSpec("laid", Form.PILE, N_("throne/table", "Laid card"), "R2", part=Part.HERO, show=Show.BALLOON),
        ZoneSpec("said", Form.ROW, N_("throne/table", "Claimed"), "R3", token=1.4, tells=True, part=Part.HERO,
                 show=Show.BALLOON),
        ZoneSpec("claims", Form.ROW, N_("throne/table", "Claims"), "R3", slots=len(CLAIMS), pitch=0.95, tight=0.9,
                 token=0.7, part=Part.HERO, show=Show.BALLOON),
        ZoneSpec("buried", Form.PILE, N_("throne/table", "Buried"), "R17"),
        ZoneSpec("discards", Form.PILE, N_("throne/table", "Discards"), "R17"),
    )
    hand = N_("throne/table", "{player}’s hand")
    return middle + tuple(ZoneSpec(PLACES[HAND[seat]], Form.HAND, hand.fill(player=Player(seat)), "R15", seat,
                                   slots=HAND_SIZE, pitch=0.85, tight=0.28, spread=0.85) for seat in range(MOST_SEATS))


_ZONES: Final = _zone_specs()
_MIDDLE: Final = len(_ZONES) - MOST_SEATS

TABLE: Final = ThroneTable()
