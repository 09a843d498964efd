"""What stands on the table of Shadow Throne: over the waves, in empty cells, at the towers and over a pool."""

from __future__ import annotations

from collections.abc import Iterator

from engine.base.table import SAID, Mark, Signboard
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.shadow_throne.cards import FACTIONS, GROUPS, NUMERALS, WAVES, faction_name
from engine.games.shadow_throne.places import TRACK
from engine.games.shadow_throne.state import UNPAID, ShadowState
from engine.games.shadow_throne.zones import column, pool_id, table_id

_WAVE = N_("shadow-throne/table", "Wave {number}")
_GAINED = N_("shadow-throne/table", "{faction} in this wave: %n power", "", 1)
_CHOOSE = N_("shadow-throne/table", "choose in secret")
_CHOOSE_TIP = N_("shadow-throne/table", "Everyone chooses a card in secret; then all are shown.")
_TO_COME = N_("shadow-throne/table", "still to come")
_LATER = N_("shadow-throne/table", "Wave {number} is still to come.")
_YOUR_CARD = N_("shadow-throne/table", "your card")
_POWER = N_("shadow-throne/table", "Power")
_POWER_AFTER = N_("shadow-throne/table", "Power after wave {wave}")
_POWER_TIP = N_("shadow-throne/table", "The faction with the most power wins the battle.")
_TOWER_TIP = N_("shadow-throne/table", "{faction}: %n power", "", 1)
_POOL_LEFT = N_("shadow-throne/table", "1 card for you, {number} for {player}.")
_POOL_TIP = N_("shadow-throne/table", "Pools are passed to the left until they are used up.")


def signboards(observation: Observation[ShadowState]) -> Iterator[Signboard]:
    """Everything that is written at places."""
    seen = observation.seen
    if seen.phase == "draft":
        yield _pool(observation)
    for number in range(WAVES):
        yield _lane(seen, number)
    yield from _your_cell(observation)
    yield _power(seen)
    for faction, power in enumerate(seen.powers()):
        yield Signboard(f"tower/{faction}", faction_name(faction),
                        _TOWER_TIP.fill(faction=faction_name(faction), n=power))


def _pool(observation: Observation[ShadowState]) -> Signboard:
    seat = observation.seat
    left, others = Player((seat + 1) % observation.seats), max(0, len(observation.seen.pool(seat)) - 1)
    return Signboard(pool_id(seat), _POOL_LEFT.fill(number=others, player=left), _POOL_TIP, state="now")


def _lane(seen: ShadowState, number: int) -> Signboard:
    """The heading of a wave: what has been gained in it so far, or that it is under way or still to come."""
    tip = _WAVE.fill(number=NUMERALS[number])
    place, text = f"lane/{number}", NUMERALS[number]
    now = column(seen.wave) if seen.phase in ("play", "extra") else -1
    if number == now and seen.phase == "play" and not seen.in_wave():
        return Signboard(place, text, tip, marks=(Mark(SAID, _CHOOSE, _CHOOSE_TIP),), state="now")
    if seen.wave <= number:
        later = _LATER.fill(number=NUMERALS[number])
        return Signboard(place, text, later, marks=(Mark(SAID, _TO_COME, later),), state="open")
    return Signboard(place, text, tip, marks=tuple(_gained(seen, number)), state="now" if number == now else "done")


def _gained(seen: ShadowState, number: int) -> Iterator[Mark]:
    """The power that each faction has from the characters of a wave."""
    powers = [0] * FACTIONS
    for character in range(len(seen.who)):
        if column(seen.waves[character]) == number and not seen.status[character] & UNPAID:
            powers[seen.faction(character)] += seen.power(character)
    for faction, power in enumerate(powers):
        if power:
            tip = _GAINED.fill(faction=faction_name(faction), n=power)
            yield Mark(f"marks/{GROUPS[faction].id}", f"+{power}", tip)


def _your_cell(observation: Observation[ShadowState]) -> Iterator[Signboard]:
    """Where the card of the player who looks goes."""
    seen = observation.seen
    if seen.phase == "play":
        cell = f"{table_id(observation.seat)}/{column(seen.wave)}"
        yield Signboard(cell, _YOUR_CARD, _CHOOSE_TIP, state="now", seat=observation.seat)


def _power(seen: ShadowState) -> Signboard:
    text: Text = _POWER
    done = seen.wave - (seen.phase in ("play", "extra"))
    if seen.phase != "draft" and done > 0:
        text = _POWER_AFTER.fill(wave=NUMERALS[done - 1])
    return Signboard(TRACK, text, _POWER_TIP)
