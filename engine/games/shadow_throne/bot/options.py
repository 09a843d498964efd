"""What a seat of Shadow Throne knows of a move before it is made: what it costs, and what its card can do."""

from __future__ import annotations

from collections import Counter

from engine.core.errors import BadCard
from engine.core.events import SILENCE
from engine.core.moves import NONE, Move
from engine.games.shadow_throne import abilities, waves
from engine.games.shadow_throne.cards import (
    CHURCH,
    CONVERTS,
    EMPIRE,
    FACTION,
    GOLD,
    KILLS,
    NUMBER,
    PHABOS_SCOUTS,
    POOR_GOLD,
    RANK,
    REACHING,
    REBELS,
    SYTHERA,
    WAVES,
    name_of,
)
from engine.games.shadow_throne.state import DEAD, NO_FACTION, ShadowState


class PlayOption:
    """A move that plays a card or declines to, as the seat that may make it sees it."""

    def __init__(self, seen: ShadowState, seat: int, move: Move) -> None:
        self._seen, self._seat = seen, seat
        self.kind = move.card
        """The card played, or NONE."""
        self.extra = move.verb != "play"
        """Whether it is played with King Kyros, or declined."""
        self.hush = 0 if self.extra else seen.hush(seat, move.card)
        """The hush money due for it."""
        self.paid = self.kind != NONE and seen.gold[seat] + GOLD[self.kind] >= self.hush
        """Whether a card is played and can be paid for."""

    @property
    def gold(self) -> int:
        """The gold that the seat has after it, before the battle is paid out."""
        before = self._seen.gold[self._seat]
        if self.kind == NONE:
            return before
        return before + (GOLD[self.kind] - self.hush if self.paid else POOR_GOLD)

    @property
    def crown(self) -> int:
        """The influence that the card brings if it takes part and its faction wins."""
        return self._seen.numbers.influences[self.kind] if self.paid else 0

    def left(self) -> list[int]:
        """The cards that stay in the hand."""
        hand = self._seen.hand(self._seat)[:]
        if self.kind != NONE:
            hand.remove(self.kind)
        return hand

    def payable_next(self) -> int:
        """How many cards that stay in the hand could be paid for in the next wave; 0 after the last wave."""
        if self._seen.wave == WAVES:
            return 0
        last = FACTION[self.kind] if self.paid else self._seen.last[self._seat] if self.extra else NO_FACTION
        return sum(self.gold + GOLD[kind] >= (FACTION[kind] == last) for kind in self.left())

    def payable_extras(self) -> int:
        """How many Empire cards that stay in the hand could be paid for at once with what is left."""
        return sum(FACTION[kind] == EMPIRE and self.gold + GOLD[kind] >= 0 for kind in self.left())

    def power(self, faction: int) -> int:
        """The power of a faction if only this card were played."""
        return self._alone().powers()[faction]

    def emboldened(self) -> int:
        """How many characters that lie on the table already the card would embolden if only it were played."""
        after = self._alone()
        return sum(now > before for now, before in zip(after.tokens, self._seen.tokens, strict=False))

    def killed(self) -> int:
        """How many characters of others that lie on the table already the card would kill if only it were played."""
        after = self._alone()
        return sum(bool(now & DEAD & ~before) and owner != self._seat for now, before, owner
                   in zip(after.status, self._seen.status, self._seen.owners, strict=False))

    def _alone(self) -> ShadowState:
        """The table if only this card were played, or nothing."""
        after = self._seen.clone()
        if not self.paid:
            return after
        if self.extra:
            waves.show_extras(after, {self._seat: self.kind}, SILENCE)
        else:
            waves.show(after, {self._seat: self.kind}, SILENCE)
            abilities.bloom(after, SILENCE)
            abilities.work(after, 1, SILENCE)
            abilities.work(after, 2, SILENCE)
        abilities.work(after, 3, SILENCE)
        return after


# -- cards that cannot be seen -------------------------------------------------------------------------------------

def unseen(seen: ShadowState, seat: int) -> list[int]:
    """The cards that are neither in the seat's hands nor on the table."""
    left = Counter(seen.numbers.deck)
    left.subtract([*seen.hand(seat), *seen.pool(seat), *seen.saved(seat), *seen.who])
    return sorted(left.elements())


def reached(seen: ShadowState, seat: int, option: PlayOption) -> int:
    """How many of the cards that cannot be seen the ability of a card would reach, if a rival plays them now.

    Only cards that a rival can pay for count.
    """
    if not option.paid:
        return 0
    return sum(_reaches(option.kind, kind) and _can_be_played(seen, seat, kind) for kind in unseen(seen, seat))


def _reaches(source: int, kind: int) -> bool:
    """Whether an ability reaches a character in the same wave as it was printed."""
    if source not in REACHING:
        return False
    if source in KILLS:
        return RANK[kind] == KILLS[source] and FACTION[kind] != EMPIRE
    if source in CONVERTS:
        return RANK[kind] == CONVERTS[source] and FACTION[kind] != CHURCH
    if source == SYTHERA:
        return NUMBER[kind] > 1 and FACTION[kind] != REBELS
    if source == PHABOS_SCOUTS:
        return FACTION[kind] == REBELS
    raise BadCard(f"Nothing says whom it reaches: {name_of(source)}.")


def _can_be_played(seen: ShadowState, seat: int, kind: int) -> bool:
    """Whether one of the others can pay for a card in this wave."""
    return any(seen.gold[other] + GOLD[kind] >= seen.hush(other, kind) for other in range(seen.seats) if other != seat)
