"""Everyone at a table: the eight opponents, and the portraits of all players. Nothing here imports Qt."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.text import N_, Text


@dataclass(frozen=True, slots=True)
class Portrait:
    """A drawing in assets/people by its name, the colour behind it, and what it shows, for screen readers."""

    id: str
    ground: str
    looks: Text
    frame: str = ""
    """The frame that it is worn in (`storage/rewards.py`); "" for none."""


OPPONENTS: Final[dict[str, Portrait]] = {
    "Aldwin": Portrait("aldwin", "#1f6470", N_("people", "an old man in a green hood")),
    "Beatrix": Portrait("beatrix", "#8c2f39", N_("people", "a woman in a tall red hat with a veil")),
    "Corvin": Portrait("corvin", "#6a3572", N_("people", "a figure in a raven mask")),
    "Dorothea": Portrait("dorothea", "#3c6e4f", N_("people", "a woman in a winged white cap")),
    "Emeric": Portrait("emeric", "#b0701a", N_("people", "a man with a mustache and a feathered hat")),
    "Frida": Portrait("frida", "#56606e", N_("people", "a warrior with braids and a winged helmet")),
    "Gaspard": Portrait("gaspard", "#a43a63", N_("people", "a jester in a cap with bells")),
    "Hedwig": Portrait("hedwig", "#3f4a8a", N_("people", "a woman with round glasses and a white ruff")),
}
"""The opponents by name."""

BOT_NAMES: Final = tuple(OPPONENTS)

OWN: Final = (
    Portrait("crown", "#2f5d6b", N_("people", "a young ruler with a crown")),
    Portrait("helm", "#7a5230", N_("people", "a knight in a great helm")),
    Portrait("scholar", "#8c2f39", N_("people", "a scholar in a square cap")),
    Portrait("wreath", "#3f4a8a", N_("people", "a redhead with a wreath of flowers")),
    Portrait("curls", "#6a3572", N_("people", "a figure with curls and golden earrings")),
    Portrait("page", "#56606e", N_("people", "a page in a feathered cap")),
    Portrait("cook", "#1f6470", N_("people", "a cook in a tall white hat")),
)
"""The portraits that people choose from."""

PORTRAIT_OF: Final = N_("people", "Portrait of {player}: {looks}")

_OWN_IDS: Final = {portrait.id: portrait for portrait in OWN}
MOST_REMEMBERED: Final = 40
"""The portraits of so many people are remembered, of those who chose last."""


_APART: Final = 2


def regulars(game: int, met: Iterable[str] = ()) -> tuple[str, ...]:
    """All opponents in the order in which they are proposed for a game, by its number: first those `met` there last."""
    first = game * _APART % len(BOT_NAMES)
    known = tuple(name for name in met if name in OPPONENTS)
    return (*known, *(name for name in (*BOT_NAMES[first:], *BOT_NAMES[:first]) if name not in known))


# -- who looks how -----------------------------------------------------------------------------------------------------

def portraits_at(players: Sequence[tuple[str, bool]], chosen: Mapping[str, Portrait]) -> tuple[Portrait, ...]:
    """By seat: everybody's portrait, given each name and whether it is a person's.

    People have the portrait they have `chosen`, opponents their own. Everyone else has the usual one of the seat, or
    the next that nobody at the table has: no two players look alike. Whoever takes over a seat keeps its name and face.
    """
    found: list[Portrait | None] = []
    for name, is_person in players:
        own = _by_name(name, is_person, chosen)
        found.append(own if own not in found else None)
    for seat, portrait in enumerate(found):
        if portrait is None:
            found[seat] = next(each for each in _usual(seat) if each not in found)
    return tuple(portrait for portrait in found if portrait is not None)


def _by_name(name: str, is_person: bool, chosen: Mapping[str, Portrait]) -> Portrait | None:
    """The portrait that goes with a name; None if none does. A person may be called like an opponent."""
    own, opponent = chosen.get(name), OPPONENTS.get(name)
    return (own or opponent) if is_person else (opponent or own)


def _usual(seat: int) -> Iterable[Portrait]:
    """The portraits for a seat whose player has none, the first one first."""
    first = seat % len(OWN)
    return *OWN[first:], *OWN[:first], *OPPONENTS.values()


class Cast:
    """The portraits of the players of one game, each given as a name and whether it is a person's."""

    def __init__(self, players: Callable[[], Sequence[tuple[str, bool]]]) -> None:
        self._players = players
        self._chosen: Mapping[str, Portrait] = {}
        self._own: Collection[str] = ()
        self._frame = ""
        self._seated: list[tuple[str, bool]] = []
        self._portraits: tuple[Portrait, ...] = ()

    def follow(self, entries: Iterable[str], own: Collection[str] = (), frame: str = "") -> None:
        """Take the portraits that people have chosen, as entries "portrait/name".

        `own` are the names of the person who sits at the screen, whose portrait is worn in that frame.
        """
        self._chosen, self._seated = chosen_portraits(entries), []
        self._own, self._frame = own, frame

    def is_own(self, seat: int) -> bool:
        """Whether that is the seat of the person who sits at the screen."""
        name, is_person = self._players()[seat]
        return is_person and name in self._own

    def portrait(self, seat: int) -> Portrait:
        """How the player at a seat looks."""
        seated = list(self._players())
        if seated != self._seated:
            self._seated = seated
            self._portraits = tuple(replace(each, frame=self._frame) if self._frame and self.is_own(number) else each
                                    for number, each in enumerate(portraits_at(seated, self._chosen)))
        return self._portraits[seat]


# -- what people choose ------------------------------------------------------------------------------------------------

def chosen_portraits(entries: Iterable[str]) -> dict[str, Portrait]:
    """By name: the portraits that people have chosen, from entries "portrait/name"; unknown portraits are left out."""
    parts = (entry.partition("/") for entry in entries)
    return {name: _OWN_IDS[portrait] for portrait, _, name in parts if portrait in _OWN_IDS}


def remembered(entries: Iterable[str], chosen: Mapping[str, Portrait]) -> tuple[str, ...]:
    """The entries with what people have chosen now, the newest last; too many are forgotten, the oldest first."""
    kept = [entry for entry in entries if entry.partition("/")[2] not in chosen]
    return (*kept, *(f"{portrait.id}/{name}" for name, portrait in chosen.items()))[-MOST_REMEMBERED:]
