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
    "en": ("ab-solver", "ac-cused", "ad-dled", "bishop", "black-smith", "build-ings", "bur-ied", "char-ac-ter",
           "char-ac-ters", "claimed", "com-moner", "com-moners", "count-ess", "dip-lo-mat", "dis-card", "dis-cards",
           "elites", "exe-cu-tioner", "farmer", "flipped", "gar-dener", "gen-eral", "her-ald", "herb-al-ist",
           "in-quis-i-tor", "inn-keeper", "jailer", "jester", "joker", "keeper", "loses", "ma-nip-u-la-tive", "maker",
           "meadow", "min-strel", "miner", "money", "mys-tic", "pa-vil-ion", "peas-ant", "places", "power", "prison",
           "pro-hib-i-tive", "prophet", "re-moved", "reb-els", "reve-la-tor", "roses", "sailor", "saved", "scholar",
           "sec-ond", "seven", "shep-herd", "suf-ferer", "taken", "tav-ern", "tithe", "trader", "un-beaten", "value",
           "vine-yard", "whis-perer", "widow", "woman", "zealot"),
    "de": ("ab-la-ge-sta-pel", "ab-stand", "an-zwei-feln", "auf-stel-len", "aus-spie-len", "be-en-den", "be-en-det",
           "be-stiehlt", "gast-haus", "ge-spielt", "ge-stoh-le-nes", "ge-stoh-len", "gleich-stand", "höf-ling",
           "neu-starts", "steu-er-ein-trei-ber", "tisch-le-rei", "tisch-ler", "zer-stö-ren", "zug-sta-pel"),
    "fr": ("col-lines", "mys-tique", "prêtre", "veuves", "vi-gnoble", "évêque"),
    "nl": ("af-leg-sta-pel", "belasting-inner", "be-steelt", "be-twis-ten", "be-twist", "be-ëin-di-gen",
           "fluis-te-raar-ster", "ge-speeld", "ge-sto-lene", "her-star-ten", "her-starts", "in-kom-sten",
           "on-ver-sla-gen", "ont-hul-len", "op-le-vert", "op-los-sen", "over-slaan", "plichts-ge-trouwe",
           "rijks-be-stuur-der", "spel-einde", "te-gen-stan-der", "tiend-be-heer-der", "trek-sta-pel",
           "we-du-wen-maak-ster"),
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
