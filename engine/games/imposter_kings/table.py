"""How The Imposter Kings lies on the table, and what the players are asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.base.table import (
    Form,
    Gesture,
    Mark,
    Pictured,
    Piece,
    Reaction,
    TableSpec,
    ZoneSpec,
    token_face,
    turned_face,
)
from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.imposter_kings import moves, prompts
from engine.games.imposter_kings.cards import CARDS, KINDS, KING, TRUE_KING
from engine.games.imposter_kings.gestures import gestures_of, king_zone
from engine.games.imposter_kings.guesses import is_idle
from engine.games.imposter_kings.scoring import gains_of
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import (
    ACCUSED,
    CONDEMNED,
    DECK,
    DISGRACED,
    HAND,
    MOST_SEATS,
    OPEN,
    REMOVED,
    SUCCESSOR,
    ZONES,
)

_TURNED_DOWN: Final = N_("imposter-kings/table", "A card, face down")
_CARD: Final = N_("imposter-kings/table", "{card}, value {value}, {type}")
_KNOWN: Final = N_("imposter-kings/table", "Face down, but you know it: {card}, value {value}, {type}")
_KING: Final = N_("imposter-kings/table", "{card}, face up")
_KING_FLIPPED: Final = N_("imposter-kings/table", "King, flipped")
_IN_COURT: Final = N_("imposter-kings/table", "Card {place} of the Court: {card}, counts {value}")
_ON_THRONE: Final = N_("imposter-kings/table", "On the Throne: {card}, counts {value}")
_DISGRACED: Final = N_("imposter-kings/table", "Card {place} of the Court, disgraced: {card}")
_DISGRACED_THRONE: Final = N_("imposter-kings/table", "On the Throne, disgraced: {card}, counts 1")
_PLAIN: Final = N_("imposter-kings/table", "Card {place} of the Court, disgraced")
_PLAIN_THRONE: Final = N_("imposter-kings/table", "On the Throne, disgraced: counts 1")
_COURT_LABELS: Final = {(False, False): (_IN_COURT, None), (False, True): (_ON_THRONE, None),
                        (True, False): (_DISGRACED, _PLAIN), (True, True): (_DISGRACED_THRONE, _PLAIN_THRONE)}
"""By whether a card of the Court is disgraced, and lies on the Throne: what it is called, also without reminders."""
_THRONE_VALUE: Final = N_("imposter-kings/table", "The Throne counts {value}: play equal or higher.")
_COUNTS_NOW: Final = N_("imposter-kings/table", "Counts {value} now.")
_MUTED: Final = N_("imposter-kings/table", "Lost its text for this round.")
_BEGAN: Final = N_("imposter-kings/table", "First player of the round.")
_BEGUN: Final = {
    1: ("marks/clockwise", N_("imposter-kings/table", "First player; the turn goes round clockwise.")),
    -1: ("marks/counterclockwise", N_("imposter-kings/table", "First player; the turn goes round counter-clockwise.")),
}
"""By direction of the round: the drawing and the meaning of the first player's mark."""
_WAITS: Final = {
    SUCCESSOR: Mark("marks/successor", "", N_("imposter-kings/table", "A flip of the King brings it to hand.")),
    CONDEMNED: Mark("marks/condemned", "", N_("imposter-kings/table", "Condemned: to be removed from the round.")),
    OPEN: Mark("marks/antechamber", "", N_("imposter-kings/table", "In the Antechamber: to be played first.")),
}
"""What a card before a player waits for, by its place."""
_OUT: Final = N_("imposter-kings/table", "Has lost this round.")

_SCORED: Final = (
    N_("imposter-kings/table", "Rounds won"),
    N_("imposter-kings/table", "King not flipped"),
    N_("imposter-kings/table", "Cards left over by losers"),
    N_("imposter-kings/table", "Second places"),
    N_("imposter-kings/table", "Restarts of the rival"),
)

_BUTTONS: Final = frozenset(("flip", "lose", "pass", "use", "stop", "kill", "pick", "none", "first",
                             "direction", "restart", "stay", "offer", "deal"))
_PICTURES: Final = frozenset(("name", "court", "number"))
_OPENLY_ASKED: Final = ("direction", "highest", "deal")
"""Questions about what everybody sees."""


class ImposterTable(TableSpec[ImposterState]):
    """The Court and the Accused in the middle; before every seat hand, King, Successor and what lies before it."""

    dimming = N_("imposter-kings/table", "From what you have seen, nobody you ask can hold it.")

    def zones(self, seats: int) -> Sequence[ZoneSpec]:
        return _ZONES[:_IN_MIDDLE + _PER_SEAT * seats]

    # -- what lies there -----------------------------------------------------------------------------------------------

    def pieces(self, observation: Observation[ImposterState]) -> Iterable[Piece]:
        seen = observation.seen
        yield from _pile(seen, DECK)
        yield from _pile(seen, REMOVED)
        yield from _row(observation, ACCUSED)
        yield from _court(seen)
        for seat in range(seen.seats):
            yield _king(seen, seat)
            for zone in (HAND[seat], SUCCESSOR[seat], OPEN[seat], CONDEMNED[seat]):
                yield from _row(observation, zone)

    def seat_marks(self, observation: Observation[ImposterState], seat: int) -> Sequence[Mark]:
        seen = observation.seen
        marks = []
        if seat == seen.first and seen.phase not in prompts.BEFORE_DIRECTION:
            shape, tip = _BEGUN[seen.direction] if seen.seats > 2 else ("turn", _BEGAN)
            marks.append(Mark(shape, "1", tip))
        if seat in seen.out:
            marks.append(Mark("bar", "–", _OUT))
        return marks

    def score_lines(self, observation: Observation[ImposterState], seat: int) -> Sequence[tuple[Text, int]]:
        """Where the points of the match come from (rules 33 and 42)."""
        gains = gains_of(observation.seen, seat)
        return [(text, points) for text, points in zip(_SCORED, gains, strict=True) if points]

    # -- how moves are made --------------------------------------------------------------------------------------------

    def gestures(self, move: Move, observation: Observation[ImposterState]) -> Sequence[Gesture]:
        return gestures_of(move, observation)

    def buttons(self, observation: Observation[ImposterState]) -> Sequence[Move]:
        return [move for move in observation.legal_moves() if move.verb in _BUTTONS]

    def pictures(self, observation: Observation[ImposterState]) -> Sequence[Pictured]:
        return [Pictured(move, _picture(move, observation.seen.court), _is_dimmed(move, observation))
                for move in observation.legal_moves() if move.verb in _PICTURES]

    def prompt(self, observation: Observation[ImposterState]) -> Text:
        return prompts.prompt(observation.seen)

    def is_private(self, observation: Observation[ImposterState]) -> bool:
        return observation.secret and observation.phase not in _OPENLY_ASKED

    def at_rest(self, observation: Observation[ImposterState]) -> bool:
        """Players look at the end of a round before the next is dealt."""
        return observation.phase == "deal"

    def reaction(self, observation: Observation[ImposterState]) -> Reaction | None:
        seen = observation.seen
        if seen.phase not in ("reaction", "assassin", "rescue"):
            return None
        return Reaction(prompts.prompt(seen), moves.PASS, tuple(seen.asked))


# -- zones ---------------------------------------------------------------------------------------------------------

_IN_MIDDLE: Final = 4
_PER_SEAT: Final = 5


def _zone_specs() -> tuple[ZoneSpec, ...]:
    middle = (
        ZoneSpec("accused", Form.PILE, N_("imposter-kings/table", "Accused"), "R31"),
        ZoneSpec("court", Form.ROW, N_("imposter-kings/table", "Court"), "R7", slots=10, pitch=0.56, tight=0.3,
                 spread=1.06, last_size=1.4),
        ZoneSpec("removed", Form.PILE, N_("imposter-kings/table", "Removed"), "R39"),
        ZoneSpec("deck", Form.PILE, N_("imposter-kings/table", "Face-down cards"), "R31", quiet=True),
    )
    return middle + tuple(spec for seat in range(MOST_SEATS) for spec in _seat_specs(seat))


def _seat_specs(seat: int) -> tuple[ZoneSpec, ...]:
    player = Player(seat)
    return (
        ZoneSpec(ZONES[HAND[seat]].id, Form.HAND, N_("imposter-kings/table", "Hand of {player}").fill(player=player),
                 "R7", seat, slots=9, pitch=0.56, tight=0.34, spread=1.06),
        ZoneSpec(ZONES[OPEN[seat]].id, Form.ROW,
                 N_("imposter-kings/table", "Antechamber of {player}").fill(player=player), "R6", seat,
                 slots=3, pitch=0.5, tight=0.4, quiet=True),
        ZoneSpec(ZONES[CONDEMNED[seat]].id, Form.ROW,
                 N_("imposter-kings/table", "Condemned cards of {player}").fill(player=player), "R5", seat,
                 slots=2, pitch=0.5, tight=0.4, quiet=True),
        ZoneSpec(king_zone(seat), Form.PILE, N_("imposter-kings/table", "King of {player}").fill(player=player),
                 "R8", seat),
        ZoneSpec(ZONES[SUCCESSOR[seat]].id, Form.PILE,
                 N_("imposter-kings/table", "Successor of {player}").fill(player=player), "R37", seat),
    )


_ZONES: Final = _zone_specs()


# -- pieces and pictures -------------------------------------------------------------------------------------------

def _picture(move: Move, court: Sequence[int]) -> str:
    """A number on a token, or the card that is named or lies in that place of the Court."""
    if move.verb == "number":
        return token_face("disc", "gold", str(move.number))
    return CARDS[court[move.place] if move.verb == "court" else move.card].id


def _is_dimmed(move: Move, observation: Observation[ImposterState]) -> bool:
    """Whether a card is offered for naming that nobody asked can hold."""
    return move.verb == "name" and is_idle(move, observation)


def _pile(seen: ImposterState, zone: int) -> Iterator[Piece]:
    name = ZONES[zone].id
    for level in range(len(seen.cards[zone])):
        yield Piece(f"{name}/{level}", name, "0", 0, level, UNKNOWN, "", _TURNED_DOWN)


def _row(observation: Observation[ImposterState], zone: int) -> Iterator[Piece]:
    """Cards side by side, low ones first, those that the viewer does not know last."""
    seen, name = observation.seen, ZONES[zone].id
    kinds = sorted(seen.cards[zone], key=lambda kind: (kind == UNKNOWN, kind))
    open_to_viewer = _lies_open(observation, zone)
    for slot, kind in enumerate(kinds):
        number = kinds[:slot].count(kind)
        waits = _waits(seen, zone)
        if kind == UNKNOWN:
            yield Piece(f"{name}/?/{number}", name, f"?{number}", slot, 0, kind, "", _TURNED_DOWN, False, waits)
            continue
        card = CARDS[kind]
        piece, group, marks = f"{name}/{card.id}/{number}", f"{card.id}{number}", _hand_marks(seen, kind)
        if open_to_viewer:
            face = turned_face(card.id) if zone in CONDEMNED else card.id
            yield Piece(piece, name, group, slot, 0, kind, face, _label(_CARD, kind), False, waits + marks)
        else:
            yield Piece(piece, name, group, slot, 0, kind, turned_face(card.id), _label(_KNOWN, kind), False, waits,
                        _TURNED_DOWN)


def _waits(seen: ImposterState, zone: int) -> tuple[Mark, ...]:
    """Once a round has begun, cards before a player are told apart by what they wait for."""
    if seen.phase in prompts.SETTING_UP:
        return ()
    return tuple(mark for zones, mark in _WAITS.items() if zone in zones)


def _lies_open(observation: Observation[ImposterState], zone: int) -> bool:
    """Whether the viewer sees the cards of a zone, now that the Assassin's victim shows its hand to him or always."""
    seen = observation.seen
    shown = seen.phase == "spoils" and zone == HAND[seen.turn] and seen.actor == observation.viewer
    return shown or UNKNOWN not in observation.in_order(zone)


def _label(text: Text, kind: int) -> Text:
    card = CARDS[kind]
    return text.fill(card=card.name, value=card.value or 0, type=card.group.name)


def _hand_marks(seen: ImposterState, kind: int) -> tuple[Mark, ...]:
    if kind < KINDS and seen.is_muted(kind):
        return (Mark("marks/muted", "", _MUTED),)
    value = seen.hand_value(kind)
    if value != CARDS[kind].value:
        return (Mark("value", str(value), _COUNTS_NOW.fill(value=value)),)
    return ()


def _king(seen: ImposterState, seat: int) -> Piece:
    """A King; the first player's lies on its side (rule 32)."""
    zone = king_zone(seat)
    kind = TRUE_KING if seat == seen.true_king else KING
    flipped = seen.king_flipped(seat)
    label = _KING_FLIPPED if flipped else _KING.fill(card=CARDS[kind].name)
    return Piece(f"{zone}/king", zone, "0", 0, 0, kind, "" if flipped else CARDS[kind].id, label)


def _court(seen: ImposterState) -> Iterator[Piece]:
    """The Court from its first card to the Throne; disgraced cards lie face down, but everybody saw them."""
    last = len(seen.court) - 1
    for index, kind in enumerate(seen.court):
        value, disgraced = seen.value_in_court(index), seen.marks[index] == DISGRACED
        on_throne, card = index == last, CARDS[kind]
        label, plain = _COURT_LABELS[disgraced, on_throne]
        yield Piece(f"court/{index}/{card.id}", "court", str(index), index, 0, kind,
                    turned_face(card.id) if disgraced else card.id,
                    label.fill(card=card.name, value=value, place=index + 1), False,
                    _court_marks(seen, index, value, on_throne), plain and plain.fill(place=index + 1))


def _court_marks(seen: ImposterState, index: int, value: int, on_throne: bool) -> tuple[Mark, ...]:
    """What a card counts, where that is not to be read on it, and that it has lost its text."""
    kind, marks = seen.court[index], []
    if on_throne:
        marks.append(Mark("value", str(value), _THRONE_VALUE.fill(value=value)))
    elif seen.face_up(index) and value != CARDS[kind].value:
        marks.append(Mark("value", str(value), _COUNTS_NOW.fill(value=value)))
    if seen.face_up(index) and seen.is_muted(kind):
        marks.append(Mark("marks/muted", "", _MUTED))
    return tuple(marks)


TABLE: Final = ImposterTable()
