"""An observation: everything one seat may know; worlds can be sampled from it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from engine.core.knowledge import UNKNOWN, Knowledge
from engine.core.memory import Memory
from engine.core.moves import Move
from engine.core.native import mypyc_attr
from engine.core.recollection import Recollection
from engine.core.refusal import Refusal
from engine.core.rng import SEED_BITS
from engine.core.rules import Rules
from engine.core.sampling import Dealer, SampledMemory
from engine.core.sealed import Chosen, Sealed
from engine.core.zones import Sight, Zones


class Position(Protocol):
    """What an observation needs from the position it shows."""

    seats: int
    actor: int | None
    phase: str
    game: Rules[Any]
    zones: Zones
    cards: list[list[int]]
    memory: Memory | None
    sealed: Sealed | None

    def clone(self) -> Self: ...
    def refresh(self) -> None: ...
    def draw_from(self, state: int) -> None: ...
    def cards_in(self, zone: int) -> Sequence[int]: ...
    def legal_moves(self) -> Sequence[Move]: ...
    def why_not(self, move: Move) -> Refusal | None: ...
    def sealed_choices(self, seat: int) -> Sequence[Move]: ...
    def scores(self) -> tuple[int, ...]: ...
    def winners(self) -> frozenset[int]: ...
    def to_json(self) -> dict[str, Any]: ...


S = TypeVar("S", bound=Position)

_ANY_WORLD: Final = 0
"""Legal moves are equal in all worlds a seat cannot tell apart, so one sampled with this seed answers for all."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[S]):
    """What one seat sees and has proved.

    `viewer` is the seat itself, or the public, for a screen that several people look at. What follows from all that was
    seen is found out once somebody asks for something that depends on it.
    """

    __slots__ = ("_blanks", "_dealer", "_legal", "_own", "_public", "_seen", "_world", "seat", "viewer")

    def __init__(self, seat: int, seen: S, own: Recollection, public: Recollection, viewer: int | None = None,
                 blanks: Sequence[int] = (), legal: Sequence[Move] | None = None) -> None:
        """`blanks`: the zones of `seen` that have a blank even for cards that the viewer knows.

        `legal`: the seat's legal moves if somebody has found them; they are those of any world.
        """
        self.seat = seat
        self.viewer = seat if viewer is None else viewer
        self._seen = seen
        self._blanks = blanks
        self._own = own
        self._public = public
        self._dealer: Dealer | None = None
        self._world: S | None = None
        self._legal = legal

    @property
    def knowledge(self) -> Knowledge:
        """What the viewer knows about hidden cards. Do not change it."""
        return self._own.knowledge

    @property
    def public(self) -> Knowledge:
        """What everybody knows about them. Do not change it."""
        return self._public.knowledge

    @property
    def seen(self) -> S:
        """The position with the cards that the viewer does not know left blank. Do not change it."""
        if self._blanks:
            self._fill_in()
        return self._seen

    def _fill_in(self) -> None:
        """Put known cards in place of blanks, sorted, as their order is not known."""
        cards, known_in = self._seen.cards, self.knowledge.known_in
        for zone in self._blanks:
            known = known_in(zone)
            if known:
                cards[zone][:len(known)] = known
        self._blanks = ()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._seen.seats

    @property
    def actor(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""
        return self._seen.actor

    @property
    def phase(self) -> str:
        """The phase of the game, which is public."""
        return self._seen.phase

    @property
    def zones(self) -> dict[str, tuple[int | None, ...]]:
        """By zone id: the kinds of its cards, None for a card that the seat does not know."""
        return {zone.id: tuple(None if kind == UNKNOWN else kind for kind in self.seen.cards_in(index))
                for index, zone in enumerate(self.seen.zones)}

    @property
    def known(self) -> dict[str, tuple[int, ...]]:
        """By id of a zone the seat cannot see into: the kinds it has proved to lie there."""
        zones = self.seen.zones
        return {zone.id: tuple(known) for index, zone in enumerate(zones)
                if not zone.seen_by(self.viewer) and (known := self.knowledge.known_in(index))}

    def in_order(self, zone: int) -> Sequence[int]:
        """The kinds in the zone with that number from the bottom up; UNKNOWN where the viewer cannot tell.

        In a zone they cannot see into, viewers may know what lies there, but not which card is which.
        """
        cards = self.seen.cards_in(zone)
        return cards if self.seen.zones[zone].seen_by(self.viewer) else (UNKNOWN,) * len(cards)

    @property
    def secret(self) -> bool:
        """Whether it shows what others must not see: hidden cards, or a sealed choice of this seat."""
        return self._in_sealed_choice() or any(
            len(cards) - cards.count(UNKNOWN) > len(self.public.known_in(zone))
            for zone, cards in enumerate(self.seen.cards) if self.seen.zones[zone].sight is not Sight.PUBLIC)

    def _in_sealed_choice(self) -> bool:
        """Whether the seat is making a sealed choice, or has made one that is still sealed."""
        sealed = self._seen.sealed
        return sealed is not None and (self.actor == self.seat or isinstance(sealed.choices.get(self.viewer), Move))

    def scores(self) -> tuple[int, ...]:
        """One score per seat, as the players would read them now."""
        return self.seen.scores()

    def winners(self) -> frozenset[int]:
        """The winning seats; empty while the game runs."""
        return self.seen.winners()

    def legal_moves(self) -> Sequence[Move]:
        """The legal moves if it is this seat's turn, otherwise none."""
        if self.actor != self.seat:
            return ()
        if self._legal is None:
            self._legal = self._some_world().legal_moves()
        return self._legal

    def why_not(self, move: Move) -> Refusal | None:
        """None if this seat may make the move now, otherwise the rule against it and the reason."""
        game = self._seen.game
        if self.actor is None:
            return game.refuse_over()
        if self.actor != self.seat:
            return game.refuse_turn(self.actor, self.phase)
        return self._some_world().why_not(move)

    def _some_world(self) -> S:
        if self._world is None:
            self._world = self.sample(random.Random(_ANY_WORLD))
        return self._world

    def sample(self, rng: random.Random) -> S:
        """A world that this observation allows, with random hidden cards, sealed choices and randomness."""
        if self._dealer is None:
            self._dealer = Dealer(self.knowledge, self.public, self.seen.zones.hidden[self.viewer])
        world = self.seen.clone()
        contents = self._dealer.deal(rng)
        for zone in self._dealer.hidden:
            world.cards[zone] = contents[zone][:]
        world.draw_from(rng.getrandbits(SEED_BITS))
        others = SampledMemory(self._public, world.zones, contents)
        world.memory = Memory([*(self._own if viewer == self.viewer else others for viewer in range(self.seats)),
                               self._public])
        world.refresh()
        if world.sealed is not None:
            choices = world.sealed.choices
            for seat in sorted(choices):
                if isinstance(choices[seat], Chosen):
                    choices[seat] = rng.choice(world.sealed_choices(seat))
        return world

    def to_json(self) -> dict[str, Any]:
        """Plain JSON types, with kinds as numbers; `game.observation_from_json` of the same version reads them back."""
        data = {"seat": self.seat, "seen": self.seen.to_json(), "knowledge": self.knowledge.to_json(),
                "public": self.public.to_json()}
        return data if self.viewer == self.seat else {**data, "viewer": self.viewer}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self.to_json() == other.to_json()

    def __reduce__(self) -> tuple[Callable[[dict[str, Any]], object], tuple[dict[str, Any]]]:
        """Copied and pickled as its JSON, like records: of moves there is only one each, and worlds are drawn anew."""
        return self._seen.game.observation_from_json, (self.to_json(),)

    __hash__ = None  # type: ignore[assignment]  # equality compares everything seen, which makes a poor dictionary key
