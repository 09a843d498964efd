"""The desktop card table: the window around the engine. Importing this package imports no Qt."""

import sys
from importlib import import_module

try:
    import_module("_sha256" if sys.version_info < (3, 12) else "_sha2")
except ImportError:     # some systems build Python without hashes of its own
    pass
else:
    # hashlib does without OpenSSL, which would take 3.4 MB in the window, and again in the process of every bot.
    sys.modules.setdefault("_hashlib", None)    # type: ignore[arg-type]
