"""What Orca finds in place of Speech Dispatcher's module: everything that would be spoken goes into a file.

Each line is JSON: the time in seconds, "said" or "stopped", and the words.
"""

from __future__ import annotations

import json
import os
import re
import time
from typing import Any, Final
from xml.sax.saxutils import unescape

_FILE: Final = os.environ["SPEECH_FILE"]


class _Modes:
    """Names of modes, which are of no consequence here."""

    ALL = MOST = SOME = NONE = MESSAGE = IMPORTANT = TEXT = SSML = "mode"


class CallbackType:
    """What a voice tells its client of; this one tells nothing."""

    BEGIN, CANCEL, END, INDEX_MARK = "begin", "cancel", "end", "index mark"


PunctuationMode = Priority = DataMode = _Modes


class SSIPCommunicationError(Exception):
    """Never raised here."""


class SSIPCommandError(Exception):
    """Never raised here."""


class SSIPClient:
    """A voice that writes."""

    def __init__(self, name: str, **_settings: Any) -> None:
        self._note("client", name)

    @staticmethod
    def _note(kind: str, words: str) -> None:
        with open(_FILE, "a", encoding="utf-8") as file:
            file.write(json.dumps([time.time(), kind, words]) + "\n")

    def speak(self, ssml: str, **_callbacks: Any) -> None:
        """Write down what would be spoken."""
        self._note("said", unescape(re.sub(r"<[^>]*>", "", ssml)).strip())

    def char(self, character: str) -> None:
        """Write down a character that would be spoken."""
        self._note("said", character)

    key = char

    def cancel(self) -> None:
        """Write down that nobody hears the rest of what is being spoken."""
        self._note("stopped", "")

    def list_output_modules(self) -> tuple[str, ...]:
        """No voices to choose from."""
        return ()

    def list_synthesis_voices(self, *_filters: Any) -> tuple[()]:
        """No voices to choose from."""
        return ()

    def get_rate(self) -> int:
        """How fast it speaks."""
        return 0

    get_pitch = get_volume = get_rate

    def get_language(self) -> str:
        """The language it speaks."""
        return "en"

    get_output_module = get_language

    def _pass_over(self, *_settings: Any) -> None:
        """Settings of a voice are of no consequence here."""

    set_priority = set_punctuation = set_data_mode = set_cap_let_recogn = set_rate = set_pitch = set_volume = _pass_over
    set_language = set_synthesis_voice = set_output_module = set_pitch_range = set_pause_context = close = _pass_over
