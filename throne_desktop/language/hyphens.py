"""Where long names may be broken: by rules for each language that suit the names of our games, not every word.

Between two vowels a word is broken before the last consonant, or before a group of consonants that can begin a word
in that language. Compounds and loanwords that follow other rules are listed.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Final

_VOWELS: Final = "aeiouyäöüáàâéèêëíìîïóòôúùûœæ"
_BEFORE: Final = 2
_AFTER: Final = 3
"""The fewest letters before a hyphen, and on the next line."""

_LIQUID: Final = ("bl", "br", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "kl", "kr", "pl", "pr", "tr")
_BEGIN: Final[dict[str, tuple[str, ...]]] = {
    "en": (*_LIQUID, "ch", "sh", "th", "ph", "qu", "sp", "st", "sc", "sw", "tw", "wh"),
    "de": (*_LIQUID, "ch", "sch", "ck", "ph", "th", "qu", "kn", "schl", "schm", "schr", "schw", "str"),
    "fr": (*_LIQUID, "vr", "ch", "ph", "th", "gn", "qu", "gu"),
    "nl": (*_LIQUID, "vl", "vr", "ch", "sch", "th", "kn", "schr", "str"),
    "es": (*_LIQUID, "ch", "ll", "rr", "qu", "gu", "th"),
}
"""Groups of consonants that stay together and can begin a syllable."""
_LISTED: Final[dict[str, tuple[str, ...]]] = {
    "en": ("bishop", "black-smith", "dip-lo-mat", "exe-cu-tioner", "farmer", "gar-dener", "gen-eral", "her-ald",
           "inn-keeper", "jailer", "jester", "keeper", "meadow", "min-strel", "mys-tic", "pa-vil-ion", "peas-ant",
           "prison", "prophet", "reve-la-tor", "sailor", "scholar", "shep-herd", "suf-ferer", "tav-ern", "trader",
           "vine-yard", "whis-perer", "zealot"),
    "de": ("gast-haus", "höf-ling", "steu-er-ein-trei-ber", "tisch-ler", "tisch-le-rei"),
    "fr": ("col-lines", "évêque", "mys-tique", "prêtre", "veuves", "vi-gnoble"),
    "nl": ("be-las-ting-in-ner", "fluis-te-raar-ster", "rijks-be-stuur-der", "spel-einde", "we-du-wen-maak-ster"),
    "es": (),
}
"""Words that the rules would break in the wrong place, with hyphens where they may be broken."""


@cache
def breaks(word: str, language: str) -> tuple[int, ...]:
    """The positions in a word after which it may be hyphenated, in order; none in a language without rules."""
    if language not in _BEGIN:
        return ()
    listed = {each.replace("-", ""): each for each in _LISTED[language]}
    if word.lower() in listed:
        parts = listed[word.lower()].split("-")
        return tuple(sum(map(len, parts[:number])) for number in range(1, len(parts)))
    places = (_break(word, before, after, _BEGIN[language])
              for before, after in pairwise(re.finditer(f"[{_VOWELS}]+", word.lower())))
    return tuple(place for place in places if place is not None and place >= _BEFORE and len(word) - place >= _AFTER)


def _break(word: str, before: re.Match[str], after: re.Match[str], begin: tuple[str, ...]) -> int | None:
    """Where to part the consonants between two groups of vowels; None around an apostrophe or the like."""
    between = word[before.end():after.start()].lower()
    if not between.isalpha():
        return None
    onset = next((size for size in range(len(between), 1, -1) if between[-size:] in begin), 1)
    return after.start() - onset
