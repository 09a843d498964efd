"""Whether a card that moves unseen leaves any limits where there were none: mostly not, and that is soon seen."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.limits import zones_in


def nothing_follows(places: Sequence[int], counts: Sequence[int], free: Sequence[int], sure: Sequence[int],
                    source: int, target: int) -> bool:
    """Whether a move of one of several cards leaves no limits, nor anything that zone sizes force.

    This is what `Limits.after_move` and `Limits.settle` come to when there are no limits yet, worked out for each of
    those that the sizes of the two zones make: by far the most frequent move then takes 5 µs instead of 15.
    """
    here, there = 1 << source, 1 << target
    lone = sure[source].bit_count()
    leaving = staying = newly = elsewhere = outside = 0
    from_here = to_there = 0
    for place, count in zip(places, counts, strict=True):
        if place & here:
            leaving += count
            from_here |= place
            if place & there:
                staying += count
                to_there |= place
            else:
                newly += count
            if place & ~(here | there):
                elsewhere += count
        elif place & there:
            outside += count
            to_there |= place
    own, room = free[source], free[target]
    newly += lone
    if outside > room or (newly > 1 and room) or (leaving > own and (room if newly > lone else lone > 1)):
        return False        # labels new in the target, those of the source, those only in the target
    if room + 1 == staying + outside + newly:
        return False        # all of them are in the target
    left = leaving - own
    both = here | there
    if elsewhere > left and _room(places, counts, free, from_here & ~both, here) > left:
        return False        # those of the source that are neither there nor in the target
    if leaving + lone > left + 1 and _room(places, counts, free, (from_here | there) & ~here, here) > left:
        return False        # those of the source that are not there any more
    if room or newly > 1:
        left = staying + outside - room
        others = _room(places, counts, free, to_there & ~there, here) + (lone - 1 if to_there & here else 0)
        return not ((room and others > left) or (newly and room + newly > 1 and others + room > left))
    return True


def _room(places: Sequence[int], counts: Sequence[int], free: Sequence[int], zones: int, here: int) -> int:
    """How many places are free in these zones, but for groups that can lie nowhere else and not `here`."""
    room = 0
    for zone in zones_in(zones):
        room += free[zone]
    for place, count in zip(places, counts, strict=True):
        if not place & ~zones and not place & here:
            room -= count
    return room
