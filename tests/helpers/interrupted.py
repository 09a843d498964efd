"""The engine's command line, with Ctrl+C as soon as Python makes the first dataclass of what a command loads."""

from __future__ import annotations

import signal
import sys
from types import FrameType

from engine.cli.main import main

_MADE_BY_EXEC = "<string>"


def _interrupt(frame: FrameType, _event: str, _argument: object) -> None:
    if frame.f_code.co_filename == _MADE_BY_EXEC:
        sys.settrace(None)
        signal.raise_signal(signal.SIGINT)


if __name__ == "__main__":
    sys.settrace(_interrupt)
    sys.exit(main(sys.argv[1:]))
