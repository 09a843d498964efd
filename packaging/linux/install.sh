#!/bin/sh
# Install Throne Desktop for the user who runs this, without root. The archive that this lies in calls it.
# PREFIX is where: ~/.local unless it is set.
set -eu

prefix=${PREFIX:-$HOME/.local}
case $prefix in
    /*) ;;
    *) echo "PREFIX is a whole path, and $prefix is not." >&2; exit 1 ;;
esac
program=$prefix/lib/throne-desktop
here=$(cd "$(dirname "$0")" && pwd)

if [ -x "$program/uninstall" ]; then
    "$program/uninstall" --quiet
elif [ -e "$program" ]; then
    echo "$program is there already and was not made by this installer: please move it away first." >&2
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
cp "$here/installed-files" "$here/installed-folders" "$here/refresh.sh" "$program"
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

echo "Throne Desktop is installed. Start it from the menu, or with: $prefix/bin/throne-desktop"
echo "To remove it: $program/uninstall"
