"""Which label a card is that somebody sees."""

from __future__ import annotations

from engine.core.errors import ContradictoryKnowledge
from engine.core.groups import Groups

Candidate = tuple[int, int, int, int]
"""A label that may be the card seen: how many zones it may be in, which, the label as a set of one, its group."""


def find(groups: Groups, copies: int, zone: int) -> tuple[int, int]:
    """Settle which of these labels of one kind the card seen in the zone is: the label, as a set of that one.

    Copies look alike, so any label will do that could swap places with each of the others. Also returns the zones where
    there are fewer candidates now: none if it was certain to be there. Raises ContradictoryKnowledge if it cannot be
    there.
    """
    sure = groups.sure[zone] & copies
    if sure:
        return sure & -sure, 0
    able = [group for group, place in enumerate(groups.places) if place >> zone & 1 and groups.labels[group] & copies]
    if not able:
        raise ContradictoryKnowledge(f"A card was seen in zone {zone}, where it cannot be.")
    if len(able) == 1:      # mostly; all candidates are alike
        group = able[0]
        labels = groups.labels[group] & copies
        label = labels & -labels
    else:
        candidates = _candidates(groups, able, copies)
        group, label = _interchangeable(groups, candidates, zone)
        if not label:
            return candidates[0][2], _blend(groups, candidates, zone)
    place = groups.places[group]
    groups.find(group, label, zone)
    return label, place


def _candidates(groups: Groups, able: list[int], copies: int) -> list[Candidate]:
    """The labels of these groups that are among the copies; those that may be in few zones come first."""
    found = []
    for group in able:
        place, labels = groups.places[group], groups.labels[group] & copies
        while labels:
            found.append((place.bit_count(), place, labels & -labels, group))
            labels &= labels - 1
    return sorted(found)


def _interchangeable(groups: Groups, candidates: list[Candidate], zone: int) -> tuple[int, int]:
    """The group and the label of the first candidate that could swap places with each of the others; else no label."""
    others = {group for *_, group in candidates}
    for _, _, label, group in candidates:
        if all([_stands_for(groups, group, other, zone) for other in others]):     # noqa: C419 - compiled, faster
            return group, label
    return 0, 0


def _stands_for(groups: Groups, group: int, other: int, zone: int) -> bool:
    """Whether a label of a group could swap places with one of the other in every world where that lies in the zone."""
    if group == other:
        return True
    place = groups.places[group]
    if place & ~groups.places[other]:
        return False
    elsewhere = place & ~(1 << zone)
    for mine, its in zip(groups.rows(group), groups.rows(other), strict=True):
        gain = (mine >> zone & 1) - (its >> zone & 1)
        if gain >= 0 and elsewhere & (its | ~mine if gain else its & ~mine):
            return False
    return True


def _blend(groups: Groups, candidates: list[Candidate], zone: int) -> int:
    """Place the first candidate in the zone, but allow for any other being the card seen; returns where it could be.

    Only what all these cases agree on stays known.
    """
    _, own, label, _ = candidates[0]
    every = sum([each for _, _, each, _ in candidates])
    groups.split(every)
    concerned = [group for group, labels in enumerate(groups.labels) if labels & every]
    first = next(group for group in concerned if groups.labels[group] & label)
    mine = groups.rows(first)
    seen = mine
    for group in concerned:
        its = groups.rows(group)
        seen = [row & other for row, other in zip(seen, its, strict=True)]
        groups.count_no_longer(group, [row & ~own_row for row, own_row in zip(its, mine, strict=True)])
        groups.widen(group, own)
    groups.take(first, label)
    groups.put(label, zone, seen)
    return own
