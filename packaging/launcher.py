"""The entry point of the frozen program, which also starts itself again for its bots."""

import sys


def _main() -> int:
    if sys.argv[1:2] == ["--child"]:    # services/bots/child.py has started this process
        from throne_desktop.services.bots.child import main as serve

        serve(int(sys.argv[2]))
        return 0
    from throne_desktop.__main__ import main

    return main()


if __name__ == "__main__":
    sys.exit(_main())
