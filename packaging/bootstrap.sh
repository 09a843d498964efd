#!/usr/bin/env bash
# Set up all that the game and its tests need: .venv and, on Debian, the system libraries of Qt.
# The argument says what Qt will draw on: "screen", "offscreen" or (no Qt, no libraries) "terminal"; or that installers
# are to be made: "frozen" for the program alone, "package" for all of them.
# Does nothing, quickly, when everything is there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

fail() {
    echo "$1" >&2
    exit 1
}

# Install Debian packages if that needs no password, otherwise say how to. $1 is what needs them.
install_packages() {
    local reason=$1 log run=()
    shift
    if [ "$(id -u)" != 0 ]; then
        run=(sudo -n)
        sudo -n true 2>/dev/null || fail "$reason. Please run: sudo apt-get install $*"
    fi
    echo "$reason: installing $*"
    run+=(env DEBIAN_FRONTEND=noninteractive apt-get)
    # A fresh Debian has no package lists yet, or outdated ones.
    if ! log=$("${run[@]}" install -y --no-install-recommends "$@" 2>&1 </dev/null ||
        { "${run[@]}" update && "${run[@]}" install -y --no-install-recommends "$@"; } 2>&1 </dev/null); then
        echo "$log" >&2
        fail "$reason, and installing did not work. Please run: sudo apt-get install $*"
    fi
}

find_python() {
    local candidate
    for candidate in python3 python3.11 python3.12 python3.13 python3.14; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            python=$candidate
            if "$python" -c 'import venv, ensurepip' 2>/dev/null; then
                return
            fi
        fi
    done
    [ -n "${python-}" ] || fail "Python 3.11 or newer is needed, and was not found."
    command -v apt-get >/dev/null || fail "$python lacks the venv module. Please install it."
    install_packages "$python lacks the venv module" "$python-venv"
}

# Installed from this very pyproject.toml in this very place?
stamp=.venv/installed-from
wanted=$(pwd && cat pyproject.toml)
if [ ! -x .venv/bin/python ] || [ ! -f "$stamp" ] || [ "$(<"$stamp")" != "$wanted" ]; then
    if ! .venv/bin/python -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        find_python
        "$python" -m venv --clear .venv
    fi
    echo "Installing the game and its tools into .venv (about 400 MB, only once) ..."
    pip=(.venv/bin/python -m pip --quiet --disable-pip-version-check --no-input)
    # What the build needs the game needs too: installed first and shared, Qt is fetched only once.
    .venv/bin/python -c '
import tomllib
with open("pyproject.toml", "rb") as file:
    print(*tomllib.load(file)["build-system"]["requires"], sep="\n")' |
        "${pip[@]}" install -r /dev/stdin || fail "Installing did not work, see above."
    "${pip[@]}" install --no-build-isolation -e '.[dev,package]' || fail "Installing did not work, see above."
    # Unpacks the part of PySide that is written in Python, which would be compiled anew at every start.
    SBK_EMBED=0 .venv/bin/python -c 'import shiboken6'
    echo "$wanted" >"$stamp"
fi

# The libraries Qt loads, and the commands that make installers, with the Debian packages they are in.
offscreen=(
    libGL.so.1=libgl1 libEGL.so.1=libegl1 libglib-2.0.so.0=libglib2.0-0 libdbus-1.so.3=libdbus-1-3
    libfontconfig.so.1=libfontconfig1 libxkbcommon.so.0=libxkbcommon0
)
wayland=(
    libwayland-client.so.0=libwayland-client0 libwayland-cursor.so.0=libwayland-cursor0
    libwayland-egl.so.1=libwayland-egl1
)
x11=(
    libxcb-cursor.so.0=libxcb-cursor0 libxcb-icccm.so.4=libxcb-icccm4
    libxcb-keysyms.so.1=libxcb-keysyms1 libxcb-image.so.0=libxcb-image0
    libxcb-render-util.so.0=libxcb-render-util0 libxcb-shape.so.0=libxcb-shape0
    libxcb-xkb.so.1=libxcb-xkb1 libxkbcommon-x11.so.0=libxkbcommon-x11-0 libX11-xcb.so.1=libx11-xcb1
    libxcb-randr.so.0=libxcb-randr0 libxcb-sync.so.1=libxcb-sync1 libxcb-xfixes.so.0=libxcb-xfixes0
)
libraries=() commands=()
case ${1-} in
    terminal) ;;
    offscreen) libraries=("${offscreen[@]}") ;;
    screen)
        if [ -n "${WAYLAND_DISPLAY-}" ] && [ -z "${DISPLAY-}" ]; then
            libraries=("${offscreen[@]}" "${wayland[@]}")
        else
            libraries=("${offscreen[@]}" "${x11[@]}")
        fi
        ;;
    frozen | package)
        libraries=("${offscreen[@]}" "${wayland[@]}" "${x11[@]}")
        commands=(objdump=binutils)
        if [ "$1" = package ]; then
            commands+=(
                dpkg-shlibdeps=dpkg-dev desktop-file-validate=desktop-file-utils appstreamcli=appstream
                makeself=makeself makensis=nsis
            )
        fi
        ;;
    *) fail "usage: bootstrap.sh screen|offscreen|terminal|frozen|package" ;;
esac

[ "$(uname)" = Linux ] && [ ${#libraries[@]} -gt 0 ] || exit 0
PATH=$PATH:/usr/sbin:/sbin # ldconfig is there, and not everybody's path is
known=$(ldconfig -p 2>/dev/null) || exit 0
sonames=() packages=()
for library in "${libraries[@]}"; do
    if [[ $known != *$'\t'"${library%=*} "* ]]; then
        sonames+=("${library%=*}")
        packages+=("${library#*=}")
    fi
done
for tool in "${commands[@]}"; do
    if ! command -v "${tool%=*}" >/dev/null; then
        sonames+=("${tool%=*}")
        packages+=("${tool#*=}")
    fi
done
if [ ${#packages[@]} -gt 0 ]; then
    if command -v apt-get >/dev/null; then
        install_packages "Qt and the installers need system packages" "${packages[@]}"
    else # perhaps they are where ldconfig does not look
        echo "These libraries and commands may be needed, please install them: ${sonames[*]}" >&2
    fi
fi
