#!/bin/sh
# Tell the desktop that its menu, its kinds of files and its icons below a prefix have changed, with the tools it has.
set -eu

share=$1/share

refresh() {
    if command -v "$1" >/dev/null 2>&1; then
        "$@" >/dev/null 2>&1 || true # the desktop finds out by itself later
    fi
}

[ ! -d "$share/mime/packages" ] || refresh update-mime-database "$share/mime"
[ ! -d "$share/applications" ] || refresh update-desktop-database "$share/applications"
[ ! -d "$share/icons/hicolor" ] || refresh gtk-update-icon-cache -q -t -f "$share/icons/hicolor"
