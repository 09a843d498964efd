#!/bin/sh
# Remove Throne Desktop from where its installer put it. Records of games and preferences stay.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
. "$here/words.sh"

prefix=$(cd "$here/../.." && pwd)
program=$prefix/lib/throne-desktop
share=$prefix/share

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$program/installed-files" "$program/installed-folders" "$program/refresh.sh" "$work"

while read -r file; do
    rm -f "$prefix/$file"
done <"$work/installed-files"
rm -f "$program/installed-files" "$program/installed-folders" "$program/refresh.sh" "$program/words.sh" \
    "$program/uninstall"
sh "$work/refresh.sh" "$prefix"

# What the desktop's tools made of our files goes with them, unless they serve others, too.
ours() {
    grep -qx "$1" "$work/installed-folders"
}
if ours ./share/mime/packages && [ -z "$(ls "$share/mime/packages")" ]; then
    find "$share/mime" -mindepth 1 -maxdepth 1 ! -name packages -exec rm -rf {} +
fi
if ours ./share/applications && [ -z "$(find "$share/applications" -name '*.desktop')" ]; then
    rm -f "$share/applications/mimeinfo.cache"
fi
if ours ./share/icons/hicolor; then
    rm -f "$share/icons/hicolor/icon-theme.cache"
fi
while read -r folder; do
    rmdir "${prefix}${folder#.}" 2>/dev/null || true # others may have put something into it since
done <"$work/installed-folders"

if [ "${1-}" != --quiet ]; then
    say removed "${XDG_DATA_HOME:-$HOME/.local/share}/throne-desktop"
fi
