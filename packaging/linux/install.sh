#!/bin/sh
# Install Throne Desktop for the user who runs this, without root. The archive that this lies in calls it.
# PREFIX is where: ~/.local unless it is set.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
. "$here/words.sh"

prefix=${PREFIX:-$HOME/.local}
case $prefix in
    /*) ;;
    *) say no_whole_path "$prefix" >&2; exit 1 ;;
esac
program=$prefix/lib/throne-desktop

if [ -x "$program/uninstall" ]; then
    "$program/uninstall" --quiet
elif [ -e "$program" ]; then
    say in_the_way "$program" >&2
    exit 1
fi

# What is written down first can also be removed after an installation that was broken off.
# Folders that were there before stay when the program is removed.
cd "$here/tree"
find . -type d | while read -r folder; do
    if [ ! -d "$prefix/$folder" ]; then
        echo "$folder"
    fi
done | sort -r >"$here/installed-folders"
find . ! -type d >"$here/installed-files"
mkdir -p "$program"
cp "$here/installed-files" "$here/installed-folders" "$here/refresh.sh" "$here/words.sh" "$program"
cp "$here/uninstall.sh" "$program/uninstall"
chmod 755 "$program/uninstall"

tar -cf - . | (cd "$prefix" && tar -xf - --no-same-owner)

# The menu finds the program also where ~/.local/bin is not on the path. Quotation marks stand only around a path that
# needs them, as xdg-open takes them for part of the path where no desktop is running.
as_exec() {
    case $1 in
        *[[:space:]\"\'\\\>\<~\|\&\;\$\*\?\#\(\)\`]*) printf '"%s"' "$(printf '%s' "$1" | sed 's/[\\"`$]/\\&/g')" ;;
        *) printf '%s' "$1" ;;
    esac | sed 's/%/%%/g'
}
as_value() { # of a line in the entry, and then as the replacement in a command of sed
    sed -e 's/\\/\\\\/g' -e 's/[&|\\]/\\&/g'
}
started=$program/throne-desktop
sed -e "s|^Exec=throne-desktop|Exec=$(as_exec "$started" | as_value)|" \
    -e "s|^TryExec=.*|TryExec=$(printf '%s' "$started" | as_value)|" \
    share/applications/throne-desktop.desktop >"$prefix/share/applications/throne-desktop.desktop"
sh "$here/refresh.sh" "$prefix"

say installed "$prefix/bin/throne-desktop"
say to_remove "$program/uninstall"
