"""Rewards: what a person chooses for ten seals each, and what of it they wear. Nothing here imports Qt.

All of it is dress: no rule, no word and no sign at the table depends on it. What was chosen and what is worn are
settings of the person, by the ids of the rewards; what another version calls otherwise is left alone.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from engine.core.text import N_, Text

if TYPE_CHECKING:
    from throne_desktop.storage.settings import Settings

PRICE: Final = 10
"""So many seals choose one reward."""

Kind = Literal["back", "frame", "light", "title"]


class Reward(NamedTuple):
    """Something to choose; a drawing, or what paints it, has the name behind the kind."""

    kind: Kind
    name: str
    called: Text

    @property
    def id(self) -> str:
        """What it is called in files."""
        return f"{self.kind}/{self.name}"


KINDS: Final[dict[Kind, Text]] = {
    "back": N_("rewards", "Card back"), "frame": N_("rewards", "Portrait frame"),
    "light": N_("rewards", "Stage light"), "title": N_("rewards", "Title"),
}
"""The kinds in their order; of each, one thing can be worn at a time."""

REWARDS: Final = (
    Reward("back", "roses", N_("rewards", "Roses")),
    Reward("back", "night", N_("rewards", "Night sky")),
    Reward("back", "sea", N_("rewards", "Open sea")),
    Reward("back", "peacock", N_("rewards", "Peacock feathers")),
    Reward("back", "chequers", N_("rewards", "Checkered floor")),
    Reward("back", "leaves", N_("rewards", "Leaves")),
    Reward("back", "honeycomb", N_("rewards", "Honeycomb")),
    Reward("back", "knot", N_("rewards", "Knots")),
    Reward("frame", "laurel", N_("rewards", "Laurel")),
    Reward("frame", "rays", N_("rewards", "Sunbeams")),
    Reward("frame", "pearls", N_("rewards", "Pearls")),
    Reward("frame", "thorns", N_("rewards", "Thorns")),
    Reward("frame", "rope", N_("rewards", "Rope")),
    Reward("frame", "battlements", N_("rewards", "Battlements")),
    Reward("frame", "stars", N_("rewards", "Stars")),
    Reward("frame", "petals", N_("rewards", "Petals")),
    Reward("light", "candles", N_("rewards", "Candlelight")),
    Reward("light", "moon", N_("rewards", "Moonlight")),
    Reward("light", "dawn", N_("rewards", "Dawn")),
    Reward("light", "foliage", N_("rewards", "Under the trees")),
    Reward("light", "lattice", N_("rewards", "Lattice window")),
    Reward("light", "glass", N_("rewards", "Stained glass")),
    Reward("light", "rain", N_("rewards", "Rain")),
    Reward("light", "water", N_("rewards", "Underwater")),
    Reward("title", "hand", N_("rewards", "Hand of the King")),
    Reward("title", "eye", N_("rewards", "Eye of the Realm")),
    Reward("title", "ear", N_("rewards", "Ear behind the Curtain")),
    Reward("title", "voice", N_("rewards", "Voice of the Council")),
    Reward("title", "shield", N_("rewards", "Shield of the Poor")),
    Reward("title", "guard", N_("rewards", "Guard at the Gate")),
    Reward("title", "key", N_("rewards", "Key to the Tower")),
    Reward("title", "heart", N_("rewards", "Heart of the Village")),
)
"""All that can be chosen. Titles say nothing of whether a man or a woman bears them, in any language."""

TITLED: Final = N_("rewards", "{name}, {title}")
"""Somebody with their title."""

_BY_ID: Final = {reward.id: reward for reward in REWARDS}


class Worn(NamedTuple):
    """What somebody wears of each kind, by name; "" for what everybody has."""

    back: str = ""
    frame: str = ""
    light: str = ""
    title: str = ""

    @property
    def title_text(self) -> Text | None:
        """The title in words; None without one."""
        return _BY_ID[f"title/{self.title}"].called if self.title else None


BARE: Final = Worn()
"""What somebody wears who has chosen nothing."""


def left_to_choose(seals: int, chosen: Collection[str]) -> int:
    """How many more rewards can be chosen for that many seals."""
    return max(0, seals // PRICE - len(set(chosen)))


def is_worn(settings: Settings, reward: Reward) -> bool:
    """Whether it was chosen, and is worn."""
    return reward.id in settings.worn and reward.id in settings.rewards


def worn_by(settings: Settings) -> Worn:
    """What the person wears: of each kind what they put on last, if they have chosen it. Nothing where quests are
    hidden."""
    if not settings.show_goals or not settings.worn:
        return BARE
    found = {reward.kind: reward.name for reward in map(_BY_ID.get, settings.worn)
             if reward is not None and reward.id in settings.rewards}
    return Worn(**found)


def choose(settings: Settings, reward: Reward, seals: int) -> bool:
    """Add a reward to those that were chosen, and put it on. Returns whether the seals were enough for it."""
    if reward.id in settings.rewards or not left_to_choose(seals, settings.rewards):
        return False
    settings.rewards = (*settings.rewards, reward.id)
    put_on(settings, reward)
    return True


def put_on(settings: Settings, reward: Reward) -> None:
    """Wear a reward, in place of another of its kind."""
    settings.worn = (*_others(settings, reward), reward.id)


def take_off(settings: Settings, reward: Reward) -> None:
    """Wear what everybody has, in place of a reward."""
    settings.worn = _others(settings, reward)


def _others(settings: Settings, reward: Reward) -> tuple[str, ...]:
    return tuple(each for each in settings.worn if not each.startswith(f"{reward.kind}/"))
