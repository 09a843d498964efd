#!/usr/bin/env bash
# Set up all that the game and its tests need: first packages of the system, all at once, then .venv.
# The argument says that somebody will "play", who needs the game alone; or, with all tools of a developer, what Qt will
# draw on: "screen" or "offscreen"; or that "tests" are run, some of which look for a screen, or also the "long" ones, which
# have a screen and a screen reader of their own; or that the engine is to be compiled ("compiler"), as tests and installers
# want it, too; or that installers are to be made: "frozen" for the program alone, "package" for all of them.
# Does nothing, quickly, when everything is there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
PATH=$PATH:/usr/sbin:/sbin # ldconfig is there, and not everybody's path is

fail() {
    echo "$1" >&2
    exit 1
}

# The libraries Qt loads, the tools that make installers, and the Debian packages they are in. Of several names of a
# package the first that this system knows is taken. A test holds the lists to what Qt's own files ask for.
tools=( # lrelease and lupdate run while the game is installed
    libglib-2.0.so.0='libglib2.0-0t64|libglib2.0-0' libgthread-2.0.so.0='libglib2.0-0t64|libglib2.0-0'
    libbrotlidec.so.1=libbrotli1 libbrotlicommon.so.1=libbrotli1 libgssapi_krb5.so.2=libgssapi-krb5-2
)
offscreen=(
    libGL.so.1=libgl1 libEGL.so.1=libegl1 libX11.so.6=libx11-6 libdbus-1.so.3=libdbus-1-3
    libfontconfig.so.1=libfontconfig1 libfreetype.so.6=libfreetype6 libxkbcommon.so.0=libxkbcommon0
)
wayland=(
    libwayland-client.so.0=libwayland-client0 libwayland-cursor.so.0=libwayland-cursor0
    libwayland-egl.so.1=libwayland-egl1
)
x11=(
    libX11-xcb.so.1=libx11-xcb1 libxcb.so.1=libxcb1 libxcb-cursor.so.0=libxcb-cursor0 libxcb-glx.so.0=libxcb-glx0
    libxcb-icccm.so.4=libxcb-icccm4 libxcb-image.so.0=libxcb-image0 libxcb-keysyms.so.1=libxcb-keysyms1
    libxcb-randr.so.0=libxcb-randr0 libxcb-render.so.0=libxcb-render0 libxcb-render-util.so.0=libxcb-render-util0
    libxcb-shape.so.0=libxcb-shape0 libxcb-shm.so.0=libxcb-shm0 libxcb-sync.so.1=libxcb-sync1
    libxcb-util.so.1=libxcb-util1 libxcb-xfixes.so.0=libxcb-xfixes0 libxcb-xkb.so.1=libxcb-xkb1
    libxkbcommon-x11.so.0=libxkbcommon-x11-0
)
compiler=(cc=gcc cc=libc6-dev)
heard=(Xvfb=xvfb dbus-run-session='dbus-daemon|dbus' orca=orca)
frozen=(objdump=binutils)
package=(
    dpkg-shlibdeps=dpkg-dev desktop-file-validate=desktop-file-utils appstreamcli=appstream makeself=makeself
    makensis=nsis
)

libraries=("${tools[@]}" "${offscreen[@]}") commands=() carried='' needs=everything
case ${1-} in
    offscreen) ;;
    compiler) commands=("${compiler[@]}") ;;
    tests) libraries+=("${x11[@]}") commands=("${compiler[@]}") ;;
    long) libraries+=("${x11[@]}") commands=("${compiler[@]}" "${heard[@]}") ;;
    play | screen)
        [ "$1" = screen ] || needs=play
        if [ -n "${WAYLAND_DISPLAY-}" ] && [ -z "${DISPLAY-}" ]; then
            libraries+=("${wayland[@]}")
        else
            libraries+=("${x11[@]}")
        fi
        ;;
    frozen) carried=yes commands=("${compiler[@]}" "${frozen[@]}") ;;
    package) carried=yes commands=("${compiler[@]}" "${frozen[@]}" "${package[@]}") ;;
    *) fail "usage: bootstrap.sh play|screen|offscreen|compiler|tests|long|frozen|package" ;;
esac
[ -z "$carried" ] || libraries+=("${wayland[@]}" "${x11[@]}")

# -- what is missing ---------------------------------------------------------------------------------------------------

missing=() packages=()
need() { # $1 is missing, and in one of the packages $2, which stand between bars
    local names name
    IFS='|' read -ra names <<<"$2"
    for name in "${names[@]}"; do
        if [ ${#names[@]} -gt 1 ] && apt-cache show "$name" >/dev/null 2>&1; then
            break
        fi
    done
    missing+=("$1")
    [[ " ${packages[*]-} " == *" $name "* ]] || packages+=("$name")
}

# Installed from this very pyproject.toml, in this very place, for this very Python? Who plays needs no more than that.
stamp=.venv/installed-from
wanted() { # what the stamp says where there is $1, "everything" or what it takes to "play"
    pwd
    readlink -f .venv/bin/python || true # older versions of macOS cannot
    cat pyproject.toml
    [ "$1" = everything ] || echo "# only what it takes to $1"
}
python='' installed=''
if [ -x .venv/bin/python ] && [ -f "$stamp" ] &&
    { [ "$(<"$stamp")" = "$(wanted everything)" ] || [ "$(<"$stamp")" = "$(wanted "$needs")" ]; }; then
    installed=yes
elif ! .venv/bin/python -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    python=$(bash packaging/find_python.sh)
    "$python" -c 'import ensurepip, venv' 2>/dev/null || need "the module venv of $python" "$python-venv"
fi
if [ ${#commands[@]} -gt 0 ]; then # a compiler is among them, which needs Python's headers
    headers=$("${python:-.venv/bin/python}" -c '
import sys
from pathlib import Path
from sysconfig import get_path
print("" if Path(get_path("include"), "Python.h").exists() else "python%d.%d-dev" % sys.version_info[:2])')
    [ -z "$headers" ] || need "the headers of Python" "$headers"
fi
if [ -n "$carried" ]; then # the frozen program brings Python's own library, which Debian has in a package
    library=$("${python:-.venv/bin/python}" -c '
from pathlib import Path
from sysconfig import get_config_var
name = get_config_var("INSTSONAME") or ""
print(name if ".so" in name and not Path(get_config_var("LIBDIR"), name).exists() else "")')
    [ -z "$library" ] || libraries+=("$library=${library%.so*}")
fi

if [ "$(uname)" = Linux ] && known=$(ldconfig -p 2>/dev/null); then
    for library in "${libraries[@]}"; do
        [[ $known == *$'\t'"${library%%=*} "* ]] || need "${library%%=*}" "${library#*=}"
    done
fi
if [ "$(uname)" = Linux ]; then
    for tool in ${commands[@]+"${commands[@]}"}; do
        command -v "${tool%%=*}" >/dev/null || need "${tool%%=*}" "${tool#*=}"
    done
fi

# -- packages of the system --------------------------------------------------------------------------------------------

# Install Debian packages if that needs no password, otherwise say how to.
install_packages() {
    local by_hand="sudo apt-get install $*" log run=()
    # A fresh Debian has no lists of packages yet.
    apt-cache show "$@" >/dev/null 2>&1 || by_hand="sudo apt-get update && $by_hand"
    if [ "$(id -u)" != 0 ]; then
        run=(sudo -n)
        sudo -n true 2>/dev/null || fail "Packages of the system are missing. Please run: $by_hand"
    fi
    echo "Installing packages of the system: $*"
    run+=(env DEBIAN_FRONTEND=noninteractive apt-get)
    # Lists of packages may be outdated as well.
    if ! log=$("${run[@]}" install -y --no-install-recommends "$@" 2>&1 </dev/null ||
        { "${run[@]}" update && "${run[@]}" install -y --no-install-recommends "$@"; } 2>&1 </dev/null); then
        echo "$log" >&2
        fail "Packages of the system are missing, and installing them did not work. Please run: $by_hand"
    fi
}

if [ ${#packages[@]} -gt 0 ]; then
    if command -v apt-get >/dev/null; then
        install_packages "${packages[@]}"
    else # perhaps they are where ldconfig does not look
        echo "These may be missing, please install them: $(printf '%s, ' "${missing[@]}" | sed 's/, $//')" >&2
    fi
fi

# -- .venv -------------------------------------------------------------------------------------------------------------

[ -z "$installed" ] || exit 0
if [ -n "$python" ]; then
    "$python" -m venv --clear .venv || fail "Making the virtual environment .venv did not work, see above."
fi
if [ "$needs" = play ]; then
    echo "Installing the game into .venv (about 300 MB, only once) ..."
    project=.
else
    echo "Installing the game and its tools into .venv (about 550 MB, only once) ..."
    project='.[dev,package]'
fi
pip=(.venv/bin/python -m pip --quiet --disable-pip-version-check --no-input)
# What the build needs the game needs too: installed first and shared, Qt is fetched only once.
.venv/bin/python -c '
import tomllib
with open("pyproject.toml", "rb") as file:
    print(*tomllib.load(file)["build-system"]["requires"], sep="\n")' |
    "${pip[@]}" install -r /dev/stdin || fail "Installing did not work, see above."
# Before the build does it: pip would hide what Qt's tools lack in a traceback.
.venv/bin/python packaging/compile_translations.py || fail "Installing did not work, see above."
"${pip[@]}" install --no-build-isolation -e "$project" || fail "Installing did not work, see above."
# Unpacks the part of PySide that is written in Python, which would be compiled anew at every start, and compiles it and
# all of ours: nothing is left for the first start, or for every start where Python is told not to keep what it compiles.
SBK_EMBED=0 .venv/bin/python -c '
import compileall, PySide6, shiboken6
for folder in ("engine", "throne_desktop", *PySide6.__path__, *shiboken6.__path__):
    compileall.compile_dir(folder, quiet=2)' || fail "Installing did not work, see above."
wanted "$needs" >"$stamp"
