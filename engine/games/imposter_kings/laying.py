"""How a position of The Imposter Kings is laid by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.base import laying
from engine.base.laying import Complaint, Holds, LaidField, Laying, by_seat
from engine.core.text import N_, Player, Text
from engine.games.imposter_kings import laying_setup, scoring
from engine.games.imposter_kings.abilities import ABILITIES
from engine.games.imposter_kings.ability import Ability, reached, targets
from engine.games.imposter_kings.cards import (
    ASSASSIN,
    EXECUTIONER,
    HERALD,
    HIGHEST_VALUE,
    JUDGE,
    KINGS_HAND,
    OATHBOUND,
    PRINCESS,
    SENTRY,
    SOLDIER,
    SOLDIER_DISGRACES,
    SPY,
    WARDEN,
)
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import (
    ACCUSED,
    BOOSTED,
    CONDEMNED,
    COURT,
    DECK,
    DISGRACED,
    FACE_UP,
    HAND,
    NOTHING,
    OPEN,
    REMOVED,
    SUCCESSOR,
)

_MOST: Final = 999
_PLAIN: Final = ("turn", "antechamber", "condemned")
"""The phases that begin a turn."""
_ASKING: Final = ("reaction", "assassin", "rescue")
_AT_WORK: Final[Mapping[str, int]] = {
    "swap": PRINCESS, "sentry": SENTRY, "spy": SPY, "replace": SPY, "heir": HERALD, "herald": HERALD, "judge": JUDGE,
    "guess": JUDGE, "soldier": SOLDIER, "condemn": EXECUTIONER}
"""By phase: the kind whose ability is at work."""
_DECIDED: Final = ("oath", "ability", "sentry", "spy", "heir", "herald", "judge", "guess", "soldier")
"""The phases later in a turn in which the active player decides."""
_LIES: Final[Mapping[str, tuple[int, ...]]] = {
    "sentry": (DISGRACED,), "spy": (DISGRACED,), "replace": (DISGRACED,), "soldier": (BOOSTED, DISGRACED)}
"""By phase: how the card on the Throne may lie, if not face up; a Soldier may disgrace itself, too."""
_NOT_SO_MANY: Final = N_("imposter-kings/laying", "This moment cannot occur with this number of players.")
_NOTHING_TO_DO: Final = N_("imposter-kings/laying", "The card on the Throne has no ability to use right now.")
_NOBODY_ASKED: Final = N_("imposter-kings/laying", "Nobody can be asked for this reaction.")


_DIRECTIONS: Final[Mapping[int, Text]] = {1: N_("imposter-kings/laying", "Left"),
                                         -1: N_("imposter-kings/laying", "Right")}
_MARKS: Final[Mapping[int, Text]] = {FACE_UP: N_("imposter-kings/laying", "Face up"),
                                     DISGRACED: N_("imposter-kings/laying", "Disgraced"),
                                     BOOSTED: N_("imposter-kings/laying", "Raised")}
_NAMED: Final = {value: str(value) for value in range(1, HIGHEST_VALUE)}
"""Rule 20 has numbers from 1 to 8."""
_SOURCES: Final[Mapping[int, Text]] = {
    scoring.ROUNDS: N_("imposter-kings/laying", "{player}’s points for rounds won"),
    scoring.KINGS: N_("imposter-kings/laying", "{player}’s points for unflipped Kings"),
    scoring.LEFTOVERS: N_("imposter-kings/laying", "{player}’s points for losers with cards left"),
    scoring.SECOND: N_("imposter-kings/laying", "{player}’s points for second place"),
    scoring.RESTARTS: N_("imposter-kings/laying", "{player}’s points for rivals’ restarts")}


def _of_source(place: int) -> Text:
    return _SOURCES[place % scoring.SOURCES].fill(player=Player(place // scoring.SOURCES))


class _Laying(Laying[ImposterState]):
    phases: ClassVar[Mapping[str, Text]] = {
        "first": N_("imposter-kings/laying", "The first player is named"),
        "direction": N_("imposter-kings/laying", "The direction is chosen"),
        "restart": N_("imposter-kings/laying", "Is the round restarted?"),
        "show": N_("imposter-kings/laying", "Cards are shown"),
        "highest": N_("imposter-kings/laying", "One of the highest cards is named"),
        "take": N_("imposter-kings/laying", "A shown card is taken"),
        "lay": N_("imposter-kings/laying", "A card goes into the pool"),
        "successor": N_("imposter-kings/laying", "A Successor is chosen"),
        "offer": N_("imposter-kings/laying", "Partners offer cards"),
        "partner": N_("imposter-kings/laying", "Partners swap cards"),
        "remove": N_("imposter-kings/laying", "A card is removed"),
        "turn": N_("imposter-kings/laying", "A turn"),
        "antechamber": N_("imposter-kings/laying", "An Antechamber card is played"),
        "condemned": N_("imposter-kings/laying", "A Condemned card is removed"),
        "oath": N_("imposter-kings/laying", "An Oathbound’s second card"),
        "ability": N_("imposter-kings/laying", "An ability is used"),
        "reaction": N_("imposter-kings/laying", "Does a King’s Hand stop the ability?"),
        "guess": N_("imposter-kings/laying", "A Judge names a card"),
        "swap": N_("imposter-kings/laying", "A Princess swaps cards"),
        "sentry": N_("imposter-kings/laying", "A Sentry exchanges a card"),
        "spy": N_("imposter-kings/laying", "A Spy has seen the Successors"),
        "replace": N_("imposter-kings/laying", "A Successor is replaced"),
        "heir": N_("imposter-kings/laying", "A Herald recalls the Successor"),
        "herald": N_("imposter-kings/laying", "The card in a Herald’s place"),
        "judge": N_("imposter-kings/laying", "A Judge guessed right"),
        "soldier": N_("imposter-kings/laying", "A Soldier guessed right"),
        "condemn": N_("imposter-kings/laying", "An Executioner condemns cards"),
        "assassin": N_("imposter-kings/laying", "Does an Assassin strike?"),
        "rescue": N_("imposter-kings/laying", "Does a King’s Hand stop the Assassin?"),
        "spoils": N_("imposter-kings/laying", "An Assassin’s spoils"),
        "deal": N_("imposter-kings/laying", "The round is over"),
        "over": laying.OVER,
    }
    exceptional_zones: ClassVar[Mapping[str, str]] = {"condemned": "removed", "antechamber": "removed"}
    singles = frozenset(("accused", "successor"))
    fields: ClassVar[Mapping[str, LaidField[Any]]] = {
        "turn": LaidField(N_("imposter-kings/laying", "Active player"), Holds.SEAT, follows=True),
        "first": LaidField(N_("imposter-kings/laying", "First player"), Holds.SEAT),
        "direction": LaidField(N_("imposter-kings/laying", "Direction"), least=-1, most=1, values=_DIRECTIONS),
        "true_king": LaidField(N_("imposter-kings/laying", "True King"), Holds.SEAT),
        "flipped": LaidField(N_("imposter-kings/laying", "Kings flipped"), Holds.SEATS, exceptional=True),
        "marks": LaidField(N_("imposter-kings/laying", "State of the cards in Court"), most=BOOSTED,
                           size=lambda state: len(state.court), lies_with="court", cards=lambda state: state.court,
                           values=_MARKS, exceptional=True),
        "muted": LaidField(N_("imposter-kings/laying", "Values a Mystic has named"), Holds.SET, most=1023,
                           values=_NAMED, exceptional=True),
        "buried": LaidField(N_("imposter-kings/laying", "Cards known to be Condemned"), Holds.CARD, hidden=True),
        "played": LaidField(N_("imposter-kings/laying", "Ability at work"), Holds.CARD, least=NOTHING),
        "immune": LaidField(N_("imposter-kings/laying", "Played after an Oathbound"), Holds.YES,
                            exceptional=True),
        "target": LaidField(N_("imposter-kings/laying", "What was chosen"), Holds.CARD),
        "asked": LaidField(N_("imposter-kings/laying", "Still to be asked"), Holds.SEAT),
        "left": LaidField(N_("imposter-kings/laying", "Cards still to be chosen"), most=9),
        "out": LaidField(N_("imposter-kings/laying", "Has lost the round"), Holds.SEAT, exceptional=True),
        "gains": LaidField(N_("imposter-kings/laying", "Points by source"), most=_MOST,
                           size=lambda state: state.seats * scoring.SOURCES, row=_of_source, exceptional=True),
        "restarts": LaidField(N_("imposter-kings/laying", "Restarts"), most=_MOST, size=by_seat,
                              exceptional=True),
        "round_winners": LaidField(N_("imposter-kings/laying", "Winners of the last round"), Holds.SEATS,
                                   exceptional=True),
    }

    def moments(self, seats: int) -> Mapping[str, Text]:
        found = {phase: label for phase, label in self.phases.items() if laying_setup.comes(phase, seats)}
        return {"turn": found.pop("turn"), **found}

    def concerned(self, state: ImposterState) -> Sequence[int]:
        if not 0 <= state.turn < state.seats or state.direction not in (-1, 1):
            return ()
        if state.phase == "offer":
            return state.in_order_from(state.first) if 0 <= state.first < state.seats else ()
        if state.phase == "swap":
            return [state.turn, *(seat for seat in state.target[:1] if 0 <= seat < state.seats)]
        return state.with_cards(state.in_order_from(state.turn)) if state.phase == "condemn" else ()

    def settle(self, state: ImposterState, free: Collection[str]) -> None:
        if "marks" in free or len(state.marks) != len(state.court):
            missing = len(state.court) - len(state.marks)
            state.marks = [*state.marks, *([FACE_UP] * missing)][:len(state.court)]
        if "turn" in free and state.phase in ("", *_PLAIN, *_DECIDED) and state.actor is not None:
            state.turn = state.actor
        if "direction" in free and not state.direction:
            state.direction = 1
        if "flipped" in free and state.phase in _PLAIN:
            state.flipped = sum(1 << seat for seat in range(state.seats) if not state.cards[SUCCESSOR[seat]]
                                and state.zones[SUCCESSOR[seat]].id not in free)
        if "played" in free and state.phase in ("ability", *_AT_WORK) and state.court:
            state.played = state.court[-1]

    # -- what cannot be ----------------------------------------------------------------------------------------------

    def complaints(self, state: ImposterState) -> Iterator[Complaint]:
        found = [*self._common(state)]
        yield from found
        if found or state.phase in ("deal", "over"):
            return
        if state.phase in laying_setup.PHASES:
            yield from self._setting_up(state)
            return
        found = [*self._playing(state)]
        yield from found
        if found:
            return
        if state.phase in _PLAIN:
            yield from self._turn(state)
        elif state.phase in _ASKING:
            yield from self._asking(state)
        else:
            yield from self._at_work(state)

    def _common(self, state: ImposterState) -> Iterator[Complaint]:
        yield from self.says("direction", state.direction != 0)
        yield from self.says("gains", state.phase == "over" or max(state.scores()) < state.numbers.goal)
        yield from self.says("out", len(set(state.out)) == len(state.out))
        if state.phase == "over":
            return
        yield from self.holds(state, ACCUSED, 1, 1)
        if state.phase == "deal":
            yield from self.asks(state, state.true_king, "true_king")
            yield from self.says("out", len(state.out) == (2 if state.seats == 3 else 1))
            for name in ("asked", "target"):
                yield from self.says(name, not getattr(state, name))
            return
        yield from self.says("out", len(state.out) <= (state.seats == 3) and state.turn not in state.out)
        graves = Counter(kind for zone in (REMOVED, *CONDEMNED[:state.seats]) for kind in state.cards[zone])
        yield from self.says("buried", Counter(state.buried) <= graves)

    def _setting_up(self, state: ImposterState) -> Iterator[Complaint]:
        if not laying_setup.may_be(state):
            yield Complaint(_NOT_SO_MANY, ("phase",))
            return
        yield from self.holds(state, COURT, 0, 0)
        yield from self.holds(state, DECK, 0, 0)
        for name in ("flipped", "muted", "buried", "immune", "out"):
            yield from self.says(name, not getattr(state, name))
        yield from self.says("played", state.played == NOTHING)
        if state.phase in ("show", "highest") and not all(state.cards[OPEN[seat]] for seat in range(state.seats)):
            shown = [len(state.cards[OPEN[seat]]) for seat in range(state.seats)]
            if any(shown) or state.phase == "highest":
                for seat in range(state.seats):
                    yield from self.holds(state, OPEN[seat], max(1, *shown), max(1, *shown))
                return
        wrong = list(laying_setup.misfits(state))
        for name in wrong:
            yield from self.says(name, False)
        if wrong:
            return
        decider = laying_setup.decider(state)
        if decider is not None:
            yield from self.asks(state, decider, "true_king", "first", "asked", "target")
        for seat in range(state.seats):
            lying = laying_setup.lying(state, seat)
            if state.phase == "partner":
                down = laying_setup.partner_down(state, seat)
                lying = lying._replace(hand=lying.hand - down, down=down)
            for zone, number in zip(laying_setup.zones_of(seat), lying, strict=True):
                yield from self.holds(state, zone, number, number)

    def _playing(self, state: ImposterState) -> Iterator[Complaint]:
        """What is true in every turn: Kings and their Successors, and how the Court lies (rules 2, 8 and 25)."""
        waiting = int(state.phase == "reaction" and state.played == WARDEN)
        yield from self.holds(state, DECK, waiting, waiting)
        yield from self.says("marks", all(mark != BOOSTED or kind == SOLDIER
                                          for kind, mark in zip(state.court, state.marks, strict=True)))
        if state.phase not in _PLAIN:
            yield from self.holds(state, COURT, 1, len(state.numbers.deck))
        for seat in range(state.seats):
            if seat in state.out:
                yield from self.holds(state, SUCCESSOR[seat], 0, 1)
                continue
            kept = int(not state.king_flipped(seat))
            if seat == state.turn:
                kept = 1 if state.phase in ("assassin", "rescue") else 0 if state.phase in ("heir", "spoils") else kept
            yield from self.holds(state, SUCCESSOR[seat], kept, kept)
        flips = state.phase in ("assassin", "rescue")
        if flips or state.phase in ("heir", "spoils"):
            yield from self.says("flipped", state.king_flipped(state.turn) == flips)

    def _turn(self, state: ImposterState) -> Iterator[Complaint]:
        yield from self.asks(state, state.turn, "turn")
        yield from self.says("played", state.played == NOTHING)
        for name in ("immune", "left", "target", "asked"):
            yield from self.says(name, not getattr(state, name))
        whole = len(state.numbers.deck)
        condemned, antechamber = CONDEMNED[state.turn], OPEN[state.turn]
        if state.phase == "condemned":
            yield from self.holds(state, condemned, 1, whole)
            return
        yield from self.holds(state, condemned, 0, 0)
        if state.phase == "antechamber":
            yield from self.holds(state, antechamber, 1, whole)
        else:
            yield from self.holds(state, antechamber, 0, 0)

    def _asking(self, state: ImposterState) -> Iterator[Complaint]:
        """Those who might react are asked in turn, so long as such a card may be held (rules 10 and 12)."""
        kind, seats = KINGS_HAND, state.others(state.turn)
        if state.phase == "reaction":
            yield from self._stoppable(state)
        else:
            yield from self.says("played", state.played == NOTHING)
            yield from self.says("target", len(state.target) == (state.phase == "rescue"))
        if state.phase == "assassin":
            kind, seats = ASSASSIN, state.opponents(state.turn)
        elif state.phase == "rescue" and len(state.target) == 1:
            killer = state.target[0]
            if killer not in state.opponents(state.turn) or ASSASSIN not in state.hand(killer):
                yield from self.says("target", False)
                return
            seats = [seat for seat in state.in_order_from(state.turn) if seat != killer]
        order = state.with_cards(seats)
        if not order or not state.may_be_held(kind):
            yield Complaint(_NOBODY_ASKED, ("phase",))
        elif not state.asked or order[-len(state.asked):] != state.asked:
            yield from self.says("asked", False)
        else:
            yield from self.asks(state, state.asked[0], "asked", "turn")

    def _stoppable(self, state: ImposterState) -> Iterator[Complaint]:
        ability = ABILITIES.get(state.played)
        yield from self.says("immune", not state.immune)
        if ability is None or not ability.stoppable or state.court[-1] != state.played or not state.face_up(-1):
            yield from self.says("played", False)
        else:
            yield from self.says("target", _is_chosen(state, ability))

    def _at_work(self, state: ImposterState) -> Iterator[Complaint]:
        phase, hand = state.phase, HAND[state.turn]
        if phase == "spoils":
            yield from self._spoils(state)
            return
        wanted = OATHBOUND if phase == "oath" else _AT_WORK.get(phase, state.played)
        yield from self.says("played", state.played == (NOTHING if phase == "oath" else wanted))
        if not state.court or state.court[-1] != wanted or state.marks[-1] not in _LIES.get(phase, (FACE_UP,)):
            yield Complaint(_NOTHING_TO_DO, ("court", "marks", "played"))
            return
        if phase not in ("swap", "condemn", "replace"):
            yield from self.asks(state, state.turn, "turn")
        yield from self.says("asked", not state.asked or phase not in ("oath", "ability", "guess"))
        yield from self.says("left", 1 <= state.left <= SOLDIER_DISGRACES if phase == "soldier" else not state.left)
        yield from self.says("target", _is_under_way(state))
        if phase == "soldier":
            yield from self.says("marks", not all(mark == DISGRACED for mark in state.marks))
        if phase in ("oath", "sentry", "heir", "judge", "swap"):
            yield from self.holds(state, hand, 1, len(state.numbers.deck))
        if phase == "ability" and not _may_be_used(state):
            yield Complaint(_NOTHING_TO_DO, ("court", "played", "muted"))
        if phase in ("swap", "replace") and state.target and 0 <= state.target[0] < state.seats:
            yield from self.holds(state, HAND[state.target[0]], 1, len(state.numbers.deck))
        if phase == "replace" and state.target and 0 <= state.target[0] < state.seats:
            yield from self.holds(state, SUCCESSOR[state.target[0]], 1, 1)
            yield from self.asks(state, state.target[0], "target")
        if phase == "condemn" and not state.with_cards(state.in_order_from(state.turn)):
            yield Complaint(_NOTHING_TO_DO, ("phase",))

    def _spoils(self, state: ImposterState) -> Iterator[Complaint]:
        """With three players the killer may keep a card of the victim's (rule 41)."""
        if state.seats != 3 or state.out:
            yield Complaint(_NOT_SO_MANY, ("phase", "out"))
        elif len(state.target) != 1 or state.target[0] not in state.opponents(state.turn):
            yield from self.says("target", False)
        else:
            yield from self.asks(state, state.target[0], "target")
            yield from self.says("target", ASSASSIN in state.hand(state.turn))


def _may_be_used(state: ImposterState) -> bool:
    """Whether the card on the Throne asks how it shall be used (rule 13)."""
    ability = ABILITIES.get(state.played)
    if ability is None or not ability.asks or state.is_muted(state.played) or not ability.able(state):
        return False
    return not ability.guesses or len(state.with_cards(state.opponents(state.turn))) > 1


def _is_chosen(state: ImposterState, ability: Ability) -> bool:
    """Whether `target` is what somebody may have chosen for an ability that is used."""
    target = state.target
    if ability.guesses:
        return len(target) == 2 and target[0] in state.with_cards(reached(ability, state, state.turn))
    if ability.asks in ("", "use", "exchange"):
        return not target
    if len(target) != 1:
        return False
    if ability.asks == "pick":
        return target[0] in state.with_cards(reached(ability, state, state.turn))
    if ability.asks == "number":
        return 1 <= target[0] <= ability.highest(state)
    return ability.asks == "name" or target[0] in targets(ability, state)


def _is_under_way(state: ImposterState) -> bool:
    """Whether `target` fits an ability that has got so far."""
    target, phase = state.target, state.phase
    if phase in ("oath", "ability"):
        return not target
    if phase == "guess":
        return len(target) == 1 and target[0] in state.with_cards(state.opponents(state.turn))
    if phase == "swap":
        return len(target) == 1 and target[0] in state.others(state.turn)
    if phase == "sentry":
        return len(target) == 1 and target[0] < len(state.court) - 1
    if phase == "replace":
        return len(target) == 1 and 0 <= target[0] < state.seats and target[0] not in state.out
    if phase == "condemn":
        return len(target) == 1 and 1 <= target[0] <= HIGHEST_VALUE
    return len(target) <= 2


LAYING: Final = _Laying()
