"""The first lines of the frozen program."""

import sys

from throne_desktop.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
