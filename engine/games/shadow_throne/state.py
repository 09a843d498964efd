"""A position of Shadow Throne. What is allowed is in `rules`, the course of the game in `course`."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event, Travel
from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.sealed import Sealed
from engine.core.state import State
from engine.games.shadow_throne import course, rules
from engine.games.shadow_throne.cards import CHURCH, FACTION, FACTIONS, HUSH_MONEY, INFLUENCE, POWER
from engine.games.shadow_throne.status import CONVERTED, DEAD, OUT, UNPAID
from engine.games.shadow_throne.zones import HANDS, POOLS, hidden_zones, marked, moved


class ShadowState(State):
    """The characters played are told by their number, from the first one laid down: `who[number]` is its kind."""

    __slots__ = ("battle", "gold", "history", "influence", "last", "owners", "status", "tokens", "track", "wave",
                 "waves", "who")

    FIELDS = ("battle", "wave", "gold", "influence", "history", "last", "track", "who", "owners", "waves", "status",
              "tokens")

    battle: int
    """From 1 on."""
    wave: int
    """From 1 to 4; 0 before the first."""
    gold: list[int]
    influence: list[int]
    history: list[int]
    """The influence of every seat after each battle that is over, one battle after the other."""
    last: list[int]
    """By seat: the printed faction that causes hush money now, or `status.NO_FACTION` (rule 8)."""
    track: list[int]
    """By faction: where its token stands on the power track (rule 22)."""
    who: list[int]
    owners: list[int]
    waves: list[int]
    """By character: the wave in which it was played, 0 for a Langman who stayed."""
    status: list[int]
    """By character: what happened to it, a mask."""
    tokens: list[int]
    """By character: how much it is emboldened."""

    # -- reading the position --------------------------------------------------------------------------------------

    def faction(self, number: int) -> int:
        """The faction that a character belongs to now (rule 13)."""
        return CHURCH if self.status[number] & CONVERTED else FACTION[self.who[number]]

    def power(self, number: int) -> int:
        """What a character adds to the power of its faction (rules 10 and 12)."""
        return 0 if self.status[number] & OUT else POWER[self.who[number]] + self.tokens[number]

    def worth(self, number: int) -> int:
        """The influence of a character if its faction wins: half of it for the dead (rule 10)."""
        printed = INFLUENCE[self.who[number]]
        return printed // 2 if self.status[number] & DEAD else printed

    def powers(self) -> list[int]:
        """By faction: its power now (rule 22)."""
        powers = [0] * FACTIONS
        for number, kind in enumerate(self.who):
            status = self.status[number]
            if not status & OUT:
                powers[CHURCH if status & CONVERTED else FACTION[kind]] += POWER[kind] + self.tokens[number]
        return powers

    def in_wave(self) -> list[int]:
        """The characters of the wave under way that are paid."""
        return [number for number, wave in enumerate(self.waves)
                if wave == self.wave and not self.status[number] & UNPAID]

    def played_by(self, seat: int) -> list[int]:
        """The characters before a seat, face down ones among them."""
        return [number for number, owner in enumerate(self.owners) if owner == seat]

    def where_lies(self, number: int) -> Travel:
        """A character that something happens to where it lies."""
        return marked(self.who[number], self.owners[number], self.waves[number])

    def hush(self, seat: int, kind: int) -> int:
        """The hush money for a card that a seat plays now (rule 8)."""
        return HUSH_MONEY if self.last[seat] == FACTION[kind] else 0

    def hand(self, seat: int) -> list[int]:
        """The cards in a hand."""
        return self.cards[HANDS[seat]]

    def pool(self, seat: int) -> list[int]:
        """The cards in a pool."""
        return self.cards[POOLS[seat]]

    def table(self, seat: int) -> int:
        """The zone of the characters before a seat."""
        return hidden_zones(self.seats) + seat

    def cards_in(self, zone: int) -> Sequence[int]:
        hidden = len(self.cards)
        if zone < hidden:
            return self.cards[zone]
        return [kind for kind, owner in zip(self.who, self.owners, strict=True) if owner == zone - hidden]

    # -- the rules -------------------------------------------------------------------------------------------------

    def legal_moves(self) -> Sequence[Move]:
        return () if self.actor is None else rules.choices(self, self.actor)

    def sealed_choices(self, seat: int) -> Sequence[Move]:
        return rules.choices(self, seat)

    def why_not(self, move: Move) -> Refusal | None:
        return rules.why_not(self, move)

    def scores(self) -> tuple[int, ...]:
        return tuple(self.influence)

    def winners(self) -> frozenset[int]:
        """The most influence, then the most gold; nobody among equals (rule 26)."""
        if self.actor is not None:
            return frozenset()
        standing = list(zip(self.influence, self.gold, strict=True))
        best = max(standing)
        return frozenset() if standing.count(best) > 1 else frozenset((standing.index(best),))

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self, move: Move, events: list[Event] | None) -> None:
        course.choose(self, move, events)

    def ask_in_turn(self, number: int, seats: Sequence[int]) -> None:
        """These seats choose in secret. The order means nothing to the rules, so it is turned about every other time:
        at a screen that people share, who chose last chooses first, and it changes hands once."""
        self.ask(seats if number % 2 == 0 else seats[::-1])

    def ask(self, seats: Sequence[int]) -> None:
        """These seats choose in secret, in this order."""
        self.sealed = Sealed(seats)
        self.actor = seats[0]

    def put_down(self, seat: int, kind: int, status: int) -> int:
        """A card of the hand is played for everybody to see; its number as a character."""
        self.cards[HANDS[seat]].remove(kind)
        self.log = (self.log, moved(kind, HANDS[seat], hidden_zones(self.seats) + seat))
        self.reveals += 1
        self.who.append(kind)
        self.owners.append(seat)
        self.waves.append(self.wave)
        self.status.append(status)
        self.tokens.append(0)
        return len(self.who) - 1

    def clone(self) -> ShadowState:
        # Written out, without calls: search makes a clone per simulation.
        other = object.__new__(ShadowState)
        other.game = self.game
        other.seats = self.seats
        other.options = self.options
        other.zones = self.zones
        other.actor = self.actor
        other.phase = self.phase
        other.reveals = self.reveals
        other.random = self.random
        other.cards = [cards[:] for cards in self.cards]
        other.log = self.log
        other.memory = self.memory
        other.sealed = self.sealed and self.sealed.copy()
        other.battle = self.battle
        other.wave = self.wave
        other.gold = self.gold[:]
        other.influence = self.influence[:]
        other.history = self.history[:]
        other.last = self.last[:]
        other.track = self.track[:]
        other.who = self.who[:]
        other.owners = self.owners[:]
        other.waves = self.waves[:]
        other.status = self.status[:]
        other.tokens = self.tokens[:]
        return other
