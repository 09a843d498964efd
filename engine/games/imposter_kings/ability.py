"""What has to be said of an ability, and what several of them share: when there is something to do (rules 15 to 30).

The abilities themselves are in `abilities`, a row for each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NoReturn, TypeAlias

from engine.core.errors import BadCard
from engine.core.events import Sink
from engine.core.text import Text
from engine.games.imposter_kings import words
from engine.games.imposter_kings.cards import ROYALTY, WARDEN_NEEDS, name_of
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import DISGRACED, SUCCESSOR

Place: TypeAlias = Literal["hand", "throne", "accused"]
"""Where a card is dragged that an ability is used on: to one's hand, to the card on the Throne, to the Accused."""


def _unsaid(*_: Any) -> NoReturn:
    raise BadCard("An ability was asked for what it does not say.")


UNSAID: Final = Text("", "")


@dataclass(frozen=True, slots=True)
class Ability:
    """What a character can do when it is played.

    Every ability has its `rule`; `able` says from public facts alone whether there is anything to do, and `does` does
    it, or begins to. The log says `said` of what was chosen. Unless it is not `stoppable`, a King's Hand may stop it.
    Played from the Antechamber it does nothing unless it works `everywhere`.

    `asks` is the sort of move that uses it by choosing how, and the owner may pass instead; an ability that asks
    nothing is used at once. One that asks has the rest that `NEEDED` lists for that sort of move.
    """

    rule: str
    able: Callable[[ImposterState], bool]
    does: Callable[[ImposterState, Sink], None]
    said: Text = UNSAID
    stoppable: bool = True
    everywhere: bool = True
    asks: str = ""

    question: Text = UNSAID
    """What is asked, for everyone to read."""
    simply: Literal["", "pass", "highest"] = ""
    """What bots choose where they value a position: nothing, or the highest card."""
    among: Literal["", "opponents", "others"] = ""
    """Whose hands it looks into, or takes from."""
    guesses: bool = False
    """Whether a card is named once a player has been picked, which that player may hold (the Judge)."""
    hopes: Literal["", "right", "strong"] = ""
    """What bots hope for when they name a card: only to be right, or that it is a strong one."""
    highest: Callable[[ImposterState], int] = _unsaid
    """The highest number that may be said."""
    too_high: Callable[[int], Text] = _unsaid
    """What is said to a higher number, by the highest."""
    objection: Callable[[ImposterState, int], Text | None] = _unsaid
    """Why that card of the Court may not be chosen; None if it may."""
    drop: tuple[Place, ...] = ()
    """Where the card is dragged that is chosen."""
    brings: Text = UNSAID
    """What speaks for a card of the Court, `{card}` of base value `{value}`."""
    better: Text = UNSAID
    """What speaks for `{card}` rather than for `{other}`, which is weaker."""


NEEDED: Final[Mapping[str, tuple[str, ...]]] = {
    "": (),
    "pick": ("among",),
    "name": ("among", "hopes"),
    "number": ("highest", "too_high"),
    "court": ("objection", "drop", "brings", "better"),
    "exchange": ("drop",),
    "use": (),
}
"""By the sort of move that an ability asks for: what has to be said of it beside its question."""
_OF_ALL_THAT_ASK: Final = ("question", "simply")
_UNSAID: Final = ("", (), UNSAID, _unsaid)


def check(kind: int, ability: Ability) -> None:
    """That all is said of the ability of a kind. Raises BadCard, naming the character and what is missing."""
    if ability.asks not in NEEDED:
        raise BadCard(f"{name_of(kind)}: no ability can ask for {ability.asks!r}, only for one of {tuple(NEEDED)}.")
    needed = [*(("said",) if ability.stoppable else ()), *(_OF_ALL_THAT_ASK if ability.asks else ()),
              *NEEDED[ability.asks], *(("hopes",) if ability.guesses else ())]
    missing = [name for name in needed if getattr(ability, name) in _UNSAID]
    if missing:
        raise BadCard(f"{name_of(kind)}: its ability does not say {', '.join(missing)}.")


def reached(ability: Ability, state: ImposterState, seat: int) -> list[int]:
    """The seats whose hands an ability of that seat looks into, or takes from."""
    return state.others(seat) if ability.among == "others" else state.opponents(seat)


def targets(ability: Ability, state: ImposterState) -> list[int]:
    """The places in Court that an ability may choose."""
    return [index for index in range(len(state.marks)) if ability.objection(state, index) is None]


# -- cards in Court that may be chosen -----------------------------------------------------------------------------

def not_another(state: ImposterState, index: int) -> Text | None:
    """The objection to all but another card that lies face up (rule 30)."""
    if state.marks[index] == DISGRACED:
        return words.LIES_FACE_DOWN
    return words.NOT_ITSELF if index == len(state.marks) - 1 else None


def not_another_commoner(state: ImposterState, index: int) -> Text | None:
    """The same, and Royalty may not be chosen (rule 17)."""
    return not_another(state, index) or (words.NOT_ROYALTY if state.court[index] in ROYALTY else None)


# -- when there is something to do ---------------------------------------------------------------------------------

def always(_state: ImposterState) -> bool:
    """In any case."""
    return True


def holds_cards(state: ImposterState) -> bool:
    """If its owner has a hand card."""
    return bool(state.hand(state.turn))


def others_hold_cards(state: ImposterState) -> bool:
    """If anybody else has one."""
    return bool(state.with_cards(state.others(state.turn)))


def opponents_hold_cards(state: ImposterState) -> bool:
    """If an opponent has one."""
    return bool(state.with_cards(state.opponents(state.turn)))


def both_hold_cards(state: ImposterState) -> bool:
    """If its owner and anybody else have one."""
    return holds_cards(state) and others_hold_cards(state)


def anyone_holds_cards(state: ImposterState) -> bool:
    """If its owner or anybody else has one."""
    return holds_cards(state) or others_hold_cards(state)


def finds_another(state: ImposterState) -> bool:
    """If another card lies face up in Court."""
    return _finds(not_another, state)


def swaps_another(state: ImposterState) -> bool:
    """If its owner has a hand card, and another card but Royalty lies face up in Court."""
    return holds_cards(state) and _finds(not_another_commoner, state)


def _finds(objection: Callable[[ImposterState, int], Text | None], state: ImposterState) -> bool:
    return any(objection(state, index) is None for index in range(len(state.marks)))


def has_successor(state: ImposterState) -> bool:
    """If its owner has a Successor."""
    return bool(state.cards[SUCCESSOR[state.turn]])


def successor_left(state: ImposterState) -> bool:
    """If anybody has one."""
    return any(state.cards[SUCCESSOR[seat]] for seat in state.in_order_from(state.turn))


def disgraced_before(state: ImposterState) -> bool:
    """If a disgraced card lies in Court already."""
    return DISGRACED in state.marks[:-1]


def enough_face_up(state: ImposterState) -> bool:
    """If its owner has a hand card, and enough cards lie face up in Court."""
    face_up = sum(mark != DISGRACED for mark in state.marks)
    return face_up >= WARDEN_NEEDS and holds_cards(state)
