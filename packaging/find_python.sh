#!/usr/bin/env bash
# Print the first Python that is new enough; among several, the first that can make virtual environments.
set -euo pipefail

found=
for candidate in python3 python3.11 python3.12 python3.13 python3.14; do
    "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
    found=${found:-$candidate}
    if "$candidate" -c 'import ensurepip, venv' 2>/dev/null; then
        found=$candidate
        break
    fi
done
if [ -z "$found" ]; then
    echo "Python 3.11 or newer is needed, and was not found." >&2
    exit 1
fi
echo "$found"
