"""The desktop card table: the window around the engine. Importing this package imports no Qt."""

import sys
from importlib.util import find_spec

if find_spec("_sha256" if sys.version_info < (3, 12) else "_sha2") is not None:    # some build Python without it
    # hashlib does without OpenSSL, which would take 3.4 MB in the window, and again in the process of every bot.
    sys.modules.setdefault("_hashlib", None)    # type: ignore[arg-type]
