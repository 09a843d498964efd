#!/usr/bin/env bash
# Without a desktop xdg-open cannot start a program whose menu entry quotes its path.
#
# Expected: `Exec="/home/ann/bin/viewer" %f` starts the viewer. The Desktop Entry Specification allows quotation marks
#   around every argument, and asks for them around one with a blank.
# Seen: where no desktop is running, xdg-open splits the line at blanks and looks for a program whose name begins with a
#   quotation mark. It finds none and goes on to browsers. The same entry without quotation marks works, so a path
#   with a blank cannot be opened in any way. Under GNOME, KDE and others both entries work, as these read them.
# Versions: xdg-utils 1.1.3-4.1 of Debian 12. Needs apt-get with Debian's packages, and dpkg-deb.
# Matters: installers quote the path to be safe, and files open with a click everywhere but under i3, sway and the like.
#   Quote it only if it has to be quoted.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
chmod 755 .
apt-get -qq download xdg-utils=1.1.3-4.1 2>/dev/null
dpkg-deb -x xdg-utils_*.deb tools

mkdir bin share share/applications
printf '#!/bin/sh\necho application/x-thing\n' >bin/mimetype # what xdg-open asks for the kind of a file
printf '#!/bin/sh\necho "viewer shows ${1##*/}"\n' >bin/viewer
chmod 755 bin/*
touch some.thing
printf '[Default Applications]\napplication/x-thing=viewer.desktop\n' >share/applications/mimeapps.list

opened() { # $1 is the command in the entry
    printf '[Desktop Entry]\nType=Application\nName=Viewer\nExec=%s %%f\nMimeType=application/x-thing;\n' "$1" \
        >share/applications/viewer.desktop
    env -i HOME="$folder" PATH="$folder/bin:$folder/tools/usr/bin:/usr/bin:/bin" XDG_DATA_HOME="$folder/share" \
        XDG_DATA_DIRS="$folder/share" DISPLAY=:none BROWSER=false xdg-open some.thing 2>/dev/null || echo nothing
}

plain=$(opened "$folder/bin/viewer")
quoted=$(opened "\"$folder/bin/viewer\"")
echo "without quotation marks: $plain"
echo "in quotation marks: $quoted"
[ "$plain" = 'viewer shows some.thing' ] && [ "$quoted" = nothing ] ||
    { echo 'The behaviour has changed.' >&2; exit 1; }
