"""How the texts are worded, measured by language and by kind: lengths of sentences, and what is to be said otherwise.

    .venv/bin/python -m tests.helpers.wording           counts by language, rule and kind
    .venv/bin/python -m tests.helpers.wording lengths   words in a sentence, by kind and language
    .venv/bin/python -m tests.helpers.wording who fr    the texts of a rule; a language, or nothing for all
    .venv/bin/python -m tests.helpers.wording lower     writes the counted list anew, which only gets shorter

A rule that no text breaks is kept so; of the others, `wording_open.json` says how many texts break them, and
`tests/repo/test_wording.py` holds the texts to that.
"""

from __future__ import annotations

import json
import re
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.helpers.repo_files import ROOT
from throne_desktop.table.geometry.fitting import first_clause

sys.path.append(str(ROOT / "packaging"))
from update_translations import PLURAL_ONLY, SHIPPED, Message, read_ts

OPEN: Final = Path(__file__).with_name("wording_open.json")
TRANSLATIONS: Final = ROOT / "translations"
ALL: Final = (PLURAL_ONLY, *SHIPPED)

KINDS: Final = {
    "prompt": "prompt", "refusal": "refusal", "lesson": "lesson", "course": "lesson", "reason": "hint", "log": "log",
    "rule": "rule", "section": "rule", "examples": "rule", "aid": "aid", "move": "button", "action": "button",
    "card": "card", "table": "table", "goal": "goal", "road": "story", "greeting": "story", "farewell": "story",
}
"""The kind of a text, by the last word of its context; all others stand on a page."""

SPOKEN: Final = ("prompt", "refusal", "lesson", "hint")
"""Kinds that are read in passing: half of their sentences are to have at most `MEDIAN` words, none over `LONGEST`."""
MEDIAN: Final = 10
LONGEST: Final = 28

_END: Final = re.compile(r"(?<=[.!?…])[\s\u202f»”]+(?=[^\s])")
_WORD: Final = re.compile(r"[\w{}%’'-]*[\w}][\w{}%’'-]*")
_SPACE: Final = "\u202f"


@dataclass(frozen=True)
class Text:
    """One text as a person reads it: in a language, with the forms it has, and of a kind."""

    language: str
    unit: str
    context: str
    source: str
    forms: tuple[str, ...]

    @property
    def kind(self) -> str:
        """What the text is for, such as "prompt"."""
        return KINDS.get(self.context.rpartition("/")[2], "page")


@dataclass(frozen=True)
class Rule:
    """Something that a text must not have; `kinds` and `units` are those it is asked of, all if there are none."""

    name: str
    language: str
    pattern: re.Pattern[str]
    kinds: tuple[str, ...] = ()
    units: tuple[str, ...] = ()

    def broken_by(self, text: Text) -> bool:
        """A form of the text has what the rule forbids."""
        return (text.language == self.language and (not self.kinds or text.kind in self.kinds)
                and (not self.units or text.unit in self.units)
                and any(self.pattern.search(form) for form in text.forms))


def _rule(name: str, language: str, pattern: str, kinds: tuple[str, ...] = (), units: tuple[str, ...] = ()) -> Rule:
    return Rule(name, language, re.compile(pattern), kinds, units)


_FIGURES: Final = r"(?:King|Queen|Jack|Ace|Joker|Peasant|Seven|Nine|Ten)"

RULES: Final = (
    # English that reads like a translation
    _rule("who", "en", r"(?:^|(?<=[.;:] )|(?<=; and )|(?<=only ))[Ww]ho (?![\w ]* whom\b)[^?.;:]*[.;:]"),
    _rule("to decide", "en", r"\b(?:is|are) to (?:decide|be)\b"),
    _rule("do without", "en", r"\b(?:[Dd]o|[Dd]one|[Dd]oing|[Dd]oes) without\b"),
    _rule("lie open", "en", r"\blies? (?:open|together)\b|\bwhere (?:they|it) lies?\b"),
    _rule("the own", "en", r"\bthe own\b"),
    _rule("comma before an infinitive", "en", r"(?<!:), to [a-z]+\b(?! \w+'s)"),
    _rule("has not so many", "en", r"\b(?:have|has) not (?:so|the|a|any)\b|\bto be had\b"),
    _rule("true of a card", "en", rf"\b{_FIGURES} (?:is|was|were) true\b"),
    _rule("of a player", "en", r"\b(?:cards?|score|characters?|stack|Successor|Watchman|turn) of \{(?:play|targ)",
          kinds=("prompt", "refusal", "lesson", "hint", "log", "button")),
    _rule("lies face up", "en", r"\blies? face (?:up|down)\b"),
    _rule("of your hand", "en", r"\bcards? of (?:your|the|their) hands?\b"),
    _rule("more after its noun", "en", r"\b(?:gold|money|power) (?:more|less)\b"),
    _rule("first after its verb", "en", r"^(?:Choose|Say|Guess|Decide) first\b"),
    _rule("in a turn", "en", r"\b[Ii]n (?:your|my) (?:own )?turn\b|\bin this turn\b"),
    _rule("old words", "en", r"\banew\b|\bdear(?:er|est)?\b|\bper cent\b|\bof late\b"),
    _rule("British spelling", "en", r"(?i)(?<!\{)\b\w*(?:colour|favour|honour|neighbour|harbour|licence|practis|grey|"
                                    r"centre|defence|travell|towards\b|afterwards\b)"),
    _rule("two colons", "en", r":[^.!?]*:", kinds=("log",)),
    _rule("no subject and no verb", "en", r"^(?:Done|Used|Given|Taken|Without|Own|\{card\} (?:used|played|given)|"
                                          r"[A-Z][\w' ]* used)\b", kinds=("log",)),
    _rule("two of a sign", "en", r"[?!]{2}|\.\.|,,"),
    # Spaces and signs
    _rule("a plain space before a sign", "fr", r"[ \u00a0](?:[;:!?»]|%(?![nrs(]))|«[ \u00a0]"),
    _rule("no space before a sign", "fr", rf"[^\s?!…;:«({_SPACE}][;!?»]|«[^\s{_SPACE}]"),
    _rule("a straight sign", "en", r"\.\.\.|\"|(?<=[\w}])'(?=\w)|(?<=\ws)'(?= )"),
    *(_rule("a straight sign", language, r"\.\.\.|\"|(?<=\w)'(?=\w)") for language in SHIPPED),
    # One way to address the player
    _rule("formal", "de", r"(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b"),
    _rule("formal", "nl", r"\b[Uu]w?\b"),
    _rule("formal", "es", r"(?i)\busted(?:es)?\b"),
    _rule("familiar", "fr", r"(?i)\b(?:tu|tes|ton|ta|toi)\b(?!-)"),
    # Spanish of Spain
    _rule("voltear", "es", r"(?i)\bvolt[eé]"),
    _rule("tomar", "es", r"(?i)\btoma(?:r|s|n|dos?|das?)?\b"),
    _rule("a before a card", "es", r"\b(?:[Jj]uega|[Jj]ugar|[Uu]sa|[Uu]sar) (?:al|a la|a los|a las) [A-ZÁÉ]"
          r"|\{\w+:a\}"),
    _rule("verdad of a card", "es", r"\b(?:es|era|fuera|sea) verdad\b", units=("throne",)),
    # What readers stumbled over
    _rule("Aktion for a move", "de", r"\bAktion(?:en)?\b", units=("app", "throne", "imposter_kings", "shadow_throne",
                                                               "behind_the_throne")),
    _rule("vaardigheid", "nl", r"(?i)\bvaardighe(?:id|den)\b", units=("rival_kings",)),
    _rule("la Royauté", "fr", r"\b(?:est|sont|pas) de la Royauté\b", units=("imposter_kings",)),
    _rule("en or", "fr", r"[\d}] en (?:or|influence)\b", units=("shadow_throne",)),
    _rule("a card as she", "nl", r"\bkaart\b[^.:;!?]* (?:(?:telt|ligt|komt|weet dat) ze\b|haar prijs)|\bkaart\b[^.!?]*"
                                     r"[:;] (?:ze (?:is|ligt|komt|levert|telt|zou)|sleep haar)\b"),
    _rule("rondes", "nl", r"\brondes\b"),
)


# -- texts -------------------------------------------------------------------------------------------------------------

def texts(folder: Path = TRANSLATIONS) -> Iterator[Text]:
    """Every text in every language: English as the sources have it, or in its plural forms."""
    for path in sorted(folder.glob(f"*_{SHIPPED[0]}.ts")):
        unit = path.stem.rpartition("_")[0]
        plurals = {message.key: message for message in read_ts(path.with_name(f"{unit}_{PLURAL_ONLY}.ts"))}
        for message in read_ts(path):
            yield _text(PLURAL_ONLY, unit, message, plurals.get(message.key))
        for language in SHIPPED:
            for message in read_ts(path.with_name(f"{unit}_{language}.ts")):
                yield _text(language, unit, message, message)


def _text(language: str, unit: str, message: Message, worded: Message | None) -> Text:
    return Text(language, unit, message.context, message.source, worded.forms if worded else (message.source,))


# -- measures ----------------------------------------------------------------------------------------------------------

def counts(found: Iterator[Text] | list[Text]) -> dict[str, dict[str, int]]:
    """How many texts break a rule, by its language and its name."""
    broken: dict[str, Counter[str]] = {language: Counter() for language in ALL}
    for text in found:
        broken[text.language].update(rule.name for rule in RULES if rule.broken_by(text))
        broken[text.language]["too long"] += is_long(text)
    return {language: dict(sorted((+names).items())) for language, names in broken.items() if +names}


def is_long(text: Text) -> bool:
    """A sentence that is read in passing has more than `LONGEST` words."""
    return text.kind in SPOKEN and any(max(sentences(form), default=0) > LONGEST for form in text.forms)


def long_winded(found: list[Text]) -> dict[str, float]:
    """The kinds that are read in passing whose median sentence has more than `MEDIAN` words, with that median."""
    return {f"{language} {kind}": median for (kind, language), words in sorted(lengths(found).items())
            if kind in SPOKEN and (median := statistics.median(words)) > MEDIAN}


def sentences(form: str) -> list[int]:
    """How many words each sentence of a text has."""
    return [len(_WORD.findall(sentence)) for sentence in _END.split(form) if _WORD.search(sentence)]


def lengths(found: list[Text]) -> dict[tuple[str, str], list[int]]:
    """The words of each sentence, by kind and language."""
    by: dict[tuple[str, str], list[int]] = {}
    for text in found:
        by.setdefault((text.kind, text.language), []).extend(sentences(text.forms[-1]))
    return by


def cut_short(found: list[Text]) -> dict[str, int]:
    """How many lines of the log lose on a plaque, which has room for their first clause, what the English keeps."""
    english = {(text.unit, text.context, text.source): text.forms[-1] for text in found if text.language == PLURAL_ONLY}
    lost = Counter(text.language for text in found if text.kind == "log"
                   and _tells(english[text.unit, text.context, text.source]) and not all(map(_tells, text.forms)))
    return dict(sorted(lost.items()))


def _tells(line: str) -> bool:
    """The beginning of a line names a card, a player or whatever else the line is about."""
    return "{" in first_clause(line)


def state(found: list[Text]) -> dict[str, Mapping[str, Mapping[str, float] | float]]:
    """What is left to be said otherwise: texts that break a rule, by language, too long or losing a card."""
    return {**counts(found), "medians": long_winded(found), "cut short": cut_short(found)}


def known() -> dict[str, Mapping[str, Mapping[str, float] | float]]:
    """The state that is written down."""
    written: dict[str, Mapping[str, Mapping[str, float] | float]] = json.loads(OPEN.read_text(encoding="utf-8"))
    return written


# -- to read -----------------------------------------------------------------------------------------------------------

def _print_counts(found: list[Text]) -> None:
    for rule in RULES:
        kinds = Counter(text.kind for text in found if rule.broken_by(text))
        print(f"{rule.language}  {rule.name:28} {kinds.total():4}  "
              + ", ".join(f"{kind} {number}" for kind, number in kinds.most_common()))


def _print_lengths(found: list[Text]) -> None:
    by = lengths(found)
    print("median words in a sentence / most, by kind: " + " ".join(ALL))
    for kind in sorted({kind for kind, _ in by}):
        print(f"{kind:10}" + "".join(f"{statistics.median(by[kind, each]):6.0f}/{max(by[kind, each])}" for each in ALL))


def _print_rule(found: list[Text], name: str, language: str) -> None:
    for text in found:
        for rule in RULES:
            if rule.name == name and rule.language.startswith(language) and rule.broken_by(text):
                print(f"{text.language} {text.context}: {' | '.join(text.forms)}")


def main(arguments: list[str]) -> None:
    """Print what is asked for, or write the counted list anew."""
    found = list(texts())
    match arguments:
        case []:
            _print_counts(found)
        case ["lengths"]:
            _print_lengths(found)
        case ["lower"]:
            OPEN.write_text(json.dumps(state(found), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        case [name, *language]:
            _print_rule(found, name, "".join(language))


if __name__ == "__main__":
    main(sys.argv[1:])
