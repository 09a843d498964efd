"""The table as one seat sees it: every piece with its face and place, and what can be done with it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final

from engine.base.cards import Card
from engine.base.faces import BACK
from engine.base.game import Game
from engine.base.scores import ScoreShown
from engine.base.table import REMINDER, Forecast, Gesture, Link, Mark, Pictured, Piece, Signboard, ZoneSpec
from engine.base.zone_checks import check_zones
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.refusal import Refusal
from engine.core.text import N_, Text
from engine.table.must_choose import must_choose

RESTS: Final = N_("engine/refusal", "Nothing can be done with this.")
"""Why a piece begins no move, where the game has nothing to say."""
_GOES_TO: Final = N_("engine/refusal", "This goes here: {place}.")


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat: its score as a sum and as it is shown, its marks, and whether it is to move or has won."""

    seat: int
    score: int
    shown: ScoreShown
    deciding: bool
    winner: bool
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """One legal move that can be made with a piece, and the gesture for it."""

    move: Move
    gesture: Gesture


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it.

    `slots` is the number of slots in use by zone id, `offers` the legal moves that begin with a piece, by its id.
    `pictures` are the moves that the game offers as pictures, or those among whose cards the seat must choose.
    """

    observation: Observation[Any]
    zones: tuple[ZoneSpec, ...]
    pieces: dict[str, Piece]
    seats: tuple[SeatView, ...]
    prompt: Text
    moves: tuple[Move, ...]
    buttons: tuple[Move, ...]
    slots: dict[str, int]
    offers: dict[str, list[Offer]] = field(default_factory=dict)
    pictures: tuple[Pictured, ...] = ()
    links: tuple[Link, ...] = ()
    forecasts: Mapping[str, Forecast] = field(default_factory=dict)
    signboards: tuple[Signboard, ...] = ()
    _tries: dict[str, list[tuple[Move, str]]] = field(init=False, default_factory=dict, repr=False, compare=False)
    """All moves that would begin with a piece, and where it would be dropped, by its id; found once it is asked for."""

    @property
    def seat(self) -> int:
        """The observing seat."""
        return self.observation.seat

    @property
    def game(self) -> Game[Any]:
        """The game being played."""
        game: Game[Any] = self.observation.seen.game
        return game

    @property
    def cards(self) -> tuple[Card, ...]:
        """The game's cards as they are printed for the edition that is played."""
        return self.game.cards_in(self.observation.seen.edition.numbers)

    def without_reminders(self) -> View:
        """The same table for a player who prefers to remember on their own what they know about hidden cards."""
        return replace(self, pieces={piece.id: _plain(piece) for piece in self.pieces.values()},
                       seats=tuple(replace(seat, marks=_reminding_of_nothing(seat.marks)) for seat in self.seats),
                       pictures=tuple(replace(picture, dimmed=False) for picture in self.pictures))

    def describe(self, move: Move) -> Text:
        """The move in words."""
        return self.game.describe(move, self.observation)

    def zone(self, zone_id: str) -> ZoneSpec:
        """The zone with that id. Raises KeyError if there is none."""
        for zone in self.zones:
            if zone.id == zone_id:
                return zone
        raise KeyError(zone_id)

    def drops(self, piece_id: str) -> set[str]:
        """The places where a piece may be dropped now."""
        return {offer.gesture.drop for offer in self.offers.get(piece_id, ())}

    def moves_of(self, piece_id: str) -> tuple[Move, ...]:
        """The legal moves that begin with a piece."""
        return tuple(dict.fromkeys(offer.move for offer in self.offers.get(piece_id, ())))

    def made_by_click(self, piece_id: str) -> Move | None:
        """The move that a click on a piece makes: its only one, unless the place has to be pointed at."""
        moves = self.moves_of(piece_id)
        pointed = any(offer.gesture.pointed for offer in self.offers.get(piece_id, ()))
        return moves[0] if len(moves) == 1 and not pointed else None

    def framed(self, ready: Collection[str]) -> set[str]:
        """Which of the pieces that can be played have a golden frame: none that would be wasted.

        Where some in a zone say that they are next, only these have one.
        """
        good = [piece for each in ready if not (piece := self.pieces[each]).wasted]
        zones = {piece.zone for piece in good if piece.is_next}
        return {piece.id for piece in good if piece.is_next or piece.zone not in zones}

    def by_hand(self, moves: Collection[Move]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The pieces that these moves begin with and the places to drop them, without duplicates, in a stable order.

        Signs of actions are left out where there are the cards themselves.
        """
        made = [(piece, offer.gesture) for piece, offers in self.offers.items() for offer in offers
                if offer.move in moves]
        made = [each for each in made if not each[1].pointed] or made
        return (tuple(dict.fromkeys(piece for piece, _ in made)),
                tuple(dict.fromkeys(gesture.drop for _, gesture in made)))

    def dropped(self, piece_id: str, places: Sequence[str]) -> tuple[Move, ...]:
        """The legal moves made by dropping a piece on the first of these places that takes it."""
        for place in places:
            found = tuple(offer.move for offer in self.offers.get(piece_id, ()) if offer.gesture.drop == place)
            if found:
                return found
        return ()

    def why_not(self, piece_id: str, places: Sequence[str]) -> Refusal:
        """Why dropping a piece there is not a move: the rules' own refusal if it resembles some move.

        Otherwise, where the first of its moves takes it.
        """
        refusal = self.refused_move(piece_id, places)
        if refusal is not None:
            return refusal
        for place in places:
            refusal = self._objection(piece_id, place)
            if refusal is not None:
                return refusal
        offers = self.offers.get(piece_id)
        if not offers:
            return self.why_stuck(piece_id)
        goal = self.zone(offers[0].gesture.drop.partition("/")[0])
        return self._at_a_loss(_GOES_TO.fill(place=goal.label), [goal.id])

    def refused_move(self, piece_id: str, places: Sequence[str]) -> Refusal | None:
        """The rules' refusal of the move that dropping a piece there resembles; None if there is no such move."""
        tries = self._tried_with(piece_id)
        return self._first_refusal(move for place in places for move, drop in tries if drop == place)

    def why_stuck(self, piece_id: str) -> Refusal:
        """Why a piece cannot be picked up now: the game's objection, or the refusal of the first move with it."""
        refusal = self._objection(piece_id, None)
        if refusal is not None:
            return refusal
        refusal = self._first_refusal(move for move, _ in self._tried_with(piece_id))
        if refusal is not None:
            return refusal
        rests = self.observation.actor == self.seat and self.game.table.rests(self.pieces[piece_id], self.observation)
        return rests or self._at_a_loss(RESTS, [self.pieces[piece_id].zone])

    def has_cards_for(self, move: Move) -> bool:
        """Whether a move, legal or not, could be made by hand with what lies on the table."""
        return any(all(piece in self.pieces for piece in gesture.grab) and gesture.grab
                   for gesture in self.game.table.gestures(move, self.observation))

    def moves_tried(self, piece_id: str) -> tuple[Move, ...]:
        """All moves, legal or not, that would begin with a piece."""
        return tuple(dict.fromkeys(move for move, _ in self._tried_with(piece_id)))

    def _tried_with(self, piece_id: str) -> Sequence[tuple[Move, str]]:
        """The moves that would begin with a piece, legal or not, in the game's order, and where it would be dropped."""
        if not self._tries:
            for move in self.game.moves:
                for gesture in self.game.table.gestures(move, self.observation):
                    for piece in gesture.grab:
                        self._tries.setdefault(piece, []).append((move, gesture.drop))
        return self._tries.get(piece_id, ())

    def _first_refusal(self, moves: Iterable[Move]) -> Refusal | None:
        """Why the first of these moves that may not be made may not."""
        return next((refusal for move in moves if (refusal := self.observation.why_not(move)) is not None), None)

    def _objection(self, piece_id: str, place: str | None) -> Refusal | None:
        """The game's objection to a gesture of the actor's."""
        if self.observation.actor != self.seat:
            return None
        return self.game.table.objection(self.pieces[piece_id], place, self.observation)

    def _at_a_loss(self, text: Text, places: Sequence[str]) -> Refusal:
        """The refusal of a gesture unknown to rules and game, which names the rule about that place."""
        actor, game = self.observation.actor, self.game
        if actor is None:
            return game.refuse_over()
        if actor != self.seat:
            return game.refuse_turn(actor, self.observation.phase)
        rule = game.rule(self.zone(places[-1]).rule if places else game.turn_rule)
        return Refusal(rule.id, text)


def _plain(piece: Piece) -> Piece:
    """A piece as it looks to a player who has forgotten what they knew about it."""
    if piece.plain is None:
        return piece
    return replace(piece, face=BACK, label=piece.plain, marks=_reminding_of_nothing(piece.marks))


def _reminding_of_nothing(marks: Sequence[Mark]) -> tuple[Mark, ...]:
    return tuple(mark for mark in marks if mark.shape != REMINDER)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The table in the middle of a move, when it is nobody's turn."""

    pieces: dict[str, Piece]
    seats: tuple[SeatView, ...]
    signboards: tuple[Signboard, ...] = ()


def snapshot(observation: Observation[Any]) -> Snapshot:
    """The snapshot of a position in the middle of a move, as the observing seat sees it."""
    table = observation.seen.game.table
    pieces = {piece.id: piece for piece in table.pieces(observation)}
    return Snapshot(pieces, _seats(observation, None, frozenset()), tuple(table.signboards(observation)))


def _seats(observation: Observation[Any], deciding: int | None, winners: frozenset[int]) -> tuple[SeatView, ...]:
    table, scores = observation.seen.game.table, observation.scores()
    return tuple(SeatView(seat, scores[seat], table.score_shown(observation, seat), seat == deciding, seat in winners,
                          tuple(table.seat_marks(observation, seat)))
                 for seat in range(observation.seats))


@lru_cache(maxsize=64)
def zones_of(game: Game[Any], seats: int) -> tuple[ZoneSpec, ...]:
    """The zones of a game's table, checked and cached. Raises BadTable if they cannot be laid out."""
    zones = tuple(game.table.zones(seats))
    check_zones(zones, seats, {rule.id for rule in game.rulebook})
    return zones


def view(observation: Observation[Any]) -> View:
    """The table as the observing seat sees it, with the moves it can make with each piece."""
    game = observation.seen.game
    table = game.table
    seats = _seats(observation, observation.actor, observation.winners())
    moves = tuple(observation.legal_moves())
    buttons = tuple(move for move in table.buttons(observation) if move in moves)
    pieces = {piece.id: piece for piece in table.pieces(observation)}
    zones = zones_of(game, observation.seats)
    places = {(piece.zone, piece.slot) for piece in pieces.values()}
    slots = {zone.id: sum(1 for place in places if place[0] == zone.id) for zone in zones}
    seen = View(observation, zones, pieces, seats, table.prompt(observation), moves, buttons, slots,
                pictures=tuple(table.pictures(observation)) if moves else (),
                links=tuple(table.links(observation)),
                forecasts=table.forecasts(observation) if moves else {},
                signboards=tuple(table.signboards(observation)))
    for move in moves:
        for gesture in table.gestures(move, observation):
            for piece_id in gesture.grab:
                seen.offers.setdefault(piece_id, []).append(Offer(move, gesture))
    return seen if seen.pictures else replace(seen, pictures=_must_choose(seen))


def _must_choose(seen: View) -> tuple[Pictured, ...]:
    made = [(seen.pieces[piece], offer.move, offer.gesture.drop) for piece, offers in seen.offers.items()
            if piece in seen.pieces for offer in offers]      # check_view names those that are not there
    return must_choose(seen.moves, made, seen.zones, seen.seat)
