"""Text that travels untranslated: a context, an English source and named holes, rendered where it is read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Union


@dataclass(frozen=True, slots=True)
class Player:
    """A seat mentioned in a text, rendered as that player's name."""

    seat: int


Param = Union[int, str, "Text", Player, tuple["Param", ...]]
_HOLE = re.compile(r"\{(\w+)(?::(\w+))?\}")

_OF_CARDS: Final = "/card"
"""How the contexts of cards' names end."""
_EPITHET: Final = "\x1f"
"""What follows a name with an epithet, as in "Rose, a Thorn", until it is known how the sentence goes on."""
_BEFORE_WORD: Final = re.compile(rf"{_EPITHET}(?= \w)")
_ELSEWHERE: Final = re.compile(rf"{_EPITHET}(?!$)")

_COLONS: Final = (":", "\N{FULLWIDTH COLON}")
"""What a list that is none of a sentence's stands after: it needs no "and" before its last name."""

_LINE_ENDS: Final = "\t\n\v\f\r\x1c\x1d\x1e\x85\u2028\u2029"
_UNSEEN: Final = ((0x00, 0x1f), (0x7f, 0x9f), (0x61c, 0x61c), (0x200e, 0x200f), (0x202a, 0x202e), (0x2060, 0x206f),
                  (0xd800, 0xdfff), (0xfeff, 0xfeff), (0xfff9, 0xfffb), (0xe0000, 0xe007f))
"""Terminal control codes, marks that change the direction of writing, and lone surrogates."""
_PLAIN: Final = {**{code: None for first, last in _UNSEEN for code in range(first, last + 1)},
                 **dict.fromkeys(map(ord, _LINE_ENDS), " ")}


def plain(text: str) -> str:
    """Untrusted words, such as names in a file, as one line without terminal control codes."""
    return text if text.isprintable() else text.translate(_PLAIN)


def folded(name: str) -> str:
    """A name as it is told from others: without capitals, accents and spaces, its apostrophes those of a keyboard."""
    if not name.isascii():
        import unicodedata  # only here: most names need it as little as home does

        letters = unicodedata.normalize("NFKD", name.casefold())
        name = "".join(letter for letter in letters if not unicodedata.combining(letter)).replace("’", "'")
    return "".join(name.casefold().split())


@dataclass(frozen=True, slots=True)
class Text:
    """A whole sentence or name: `source` is English with `{holes}`; `n` chooses the plural of `%n`.

    A translation may ask for a name in the form that its sentence wants, such as the accusative: `{card:acc}`, or
    `{card:Acc}` where the sentence begins with it. The name is then translated with that `form`; translations/forms
    has them, and a name without such a form stays as it is.
    """

    context: str
    source: str
    params: tuple[tuple[str, Param], ...] = ()
    n: int | None = None
    form: str = ""

    def fill(self, *, n: int | None = None, **params: Param) -> Text:
        """The same text with its holes filled; `n` is the number that `%n` stands for."""
        return Text(self.context, self.source, (*self.params, *params.items()), self.n if n is None else n)

    def render(self, translate: Callable[[Text], str], name: Callable[[int], str]) -> str:
        """The finished words: `translate` gives the sentence in the reader's language, `name` a seat's name."""
        return self._render(translate, name).removesuffix(_EPITHET)

    def _render(self, translate: Callable[[Text], str], name: Callable[[int], str]) -> str:
        """The finished words, with a mark at their end if that is the end of a name with an epithet."""
        sentence = translate(self)
        if not self.params:
            return sentence + _EPITHET if "," in sentence and self.context.endswith(_OF_CARDS) else sentence
        values = dict(self.params)

        def word(value: Param, form: str, before: str) -> str:
            if isinstance(value, Text):
                return (replace(value, form=form) if form else value)._render(translate, name)
            if isinstance(value, Player):
                return plain(name(value.seat))
            if isinstance(value, tuple):
                names = [word(each, form, before) for each in value]
                return between(names).join(names) if before.endswith(_COLONS) else listed(names, translate)
            return number_in_words(value) if isinstance(value, int) else plain(value)

        def hole(match: re.Match[str]) -> str:
            if match[1] not in values:
                return match[0]
            form = match[2] or ""
            said = word(values[match[1]], form.lower(), sentence[:match.start()].rstrip())
            return said[:1].upper() + said[1:] if form[:1].isupper() else said

        return _ended(_HOLE.sub(hole, sentence))

    def __str__(self) -> str:
        """Plain English, for the terminal, tests and error messages."""
        return self.render(english, seat_in_english)

    def to_json(self) -> dict[str, Any]:
        """The text as plain JSON types; `text_from_json` reads them back."""
        data: dict[str, Any] = {"context": self.context, "source": self.source}
        if self.params:
            data["params"] = {key: _param_to_json(value) for key, value in self.params}
        if self.n is not None:
            data["n"] = self.n
        return data


def N_(context: str, source: str, comment: str = "", n: int | None = None) -> Text:  # noqa: N802
    """Mark a text for translation. A text with `%n` is marked N_(context, source, "", 1).

    Leave `comment` empty: Qt makes it part of a text's identity, and a Text does not carry it. Notes for translators go
    into a comment above that begins with `#:`.
    """
    return Text(context, source, (), n)


_AND: Final = N_("engine/list", "{some} and {last}")
#: Of three or more names; {some} are all but the last one, divided by commas.
_AND_OF_MORE: Final = N_("engine/list", "{some}, and {last}")
_LIKE_I: Final = re.compile("h?i(?![aeo])")
"""What Spanish says *e* rather than *y* before: a name that begins with the sound of an i, not of a y (Iago, Hiero)."""


def listed(names: Sequence[str], translate: Callable[[Text], str]) -> str:
    """Names as a sentence lists them, in the language of `translate`: "Count, Herald, and Oracle"."""
    if len(names) < 2:
        return "".join(names)
    divide = between(names[:-1])
    said = {"some": divide.join(names[:-1]), "last": names[-1]}
    text = _AND if len(names) == 2 else _AND_OF_MORE
    sentence = translate(replace(text, form="i" if _LIKE_I.match(folded(names[-1])) else ""))
    return _ended(_HOLE.sub(lambda match: said[match[1]], sentence.replace(", ", divide)))


def between(names: Sequence[str]) -> str:
    """What divides names in a list: commas, or semicolons where names have commas of their own."""
    return "; " if len(names) > 1 and any("," in name for name in names) else ", "


def _ended(sentence: str) -> str:
    """A sentence with commas where it goes on after names with epithets; a mark at its end stays."""
    return _ELSEWHERE.sub("", _BEFORE_WORD.sub(",", sentence))


def english(text: Text) -> str:
    """The English sentence with its plural chosen and its holes open: `%n card(s)` becomes `2 cards`."""
    if text.n is None:
        return text.source
    return text.source.replace("(s)", "" if abs(text.n) == 1 else "s").replace("%n", number_in_words(text.n))


def number_in_words(number: int) -> str:
    """A number as it is read: with a true minus sign."""
    return str(number) if number >= 0 else f"\N{MINUS SIGN}{-number}"


def in_words(text: Text | str, words: Callable[[Text], str]) -> str:
    """A text put into words by `words`; a plain string, such as a number, is the same in every language."""
    return text if isinstance(text, str) else words(text)


def seat_in_english(seat: int) -> str:
    """The English name of a seat without a name of its own."""
    return f"Player {seat + 1}"


def text_from_json(data: Mapping[str, Any]) -> Text:
    """The text that `Text.to_json` wrote."""
    params = tuple((key, _param_from_json(value)) for key, value in data.get("params", {}).items())
    return Text(str(data["context"]), str(data["source"]), params, data.get("n"))


def _param_to_json(value: Param) -> Any:
    if isinstance(value, Text):
        return {"text": value.to_json()}
    if isinstance(value, Player):
        return {"player": value.seat}
    if isinstance(value, tuple):
        return [_param_to_json(each) for each in value]
    return value


def _param_from_json(data: Any) -> Param:
    if isinstance(data, dict):
        return Player(int(data["player"])) if "player" in data else text_from_json(data["text"])
    if isinstance(data, list):
        return tuple(_param_from_json(each) for each in data)
    if isinstance(data, int):
        return data
    return str(data)
