#!/usr/bin/env bash
# In PySide the entries of a D-Bus answer cannot be read: to begin an entry is to write one into it.
#
# Expected: beginMap, beginMapEntry and asVariant read an a{sv} that a service has answered, as they do in C++; or the
#   answer is a dict to begin with, as a plain list of strings is a list.
# Seen: arguments() hands out a QDBusArgument that knows its signature; beginMap comes to the first entry, but
#   beginMapEntry complains "write from a read-only object", and asVariant is None. C++ has two methods of each name, and
#   only a const object takes the one that reads. beginStructure does the same to an a(ss). What was answered can be read
#   in the repr of the QDBusMessage alone.
# Versions: PySide6-Essentials 6.11.3 and 6.12.0, CPython 3.11.7 and 3.12.1, Debian 12. Needs dbus-run-session, no screen.
# Matters: most answers of desktop services have entries: portals' settings, properties, who listens to accessibility.
#   None of them can be asked with PySide's own D-Bus module.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3

seen=$(dbus-run-session -- bin/python -u -W ignore -c '
from PySide6.QtCore import QCoreApplication
from PySide6.QtDBus import QDBusConnection, QDBusMessage
application = QCoreApplication([])
service = "org.freedesktop.DBus"
call = QDBusMessage.createMethodCall(service, "/", service, "GetConnectionCredentials")
call.setArguments([service])
answer = QDBusConnection.sessionBus().call(call)
(told,) = answer.arguments()
print(type(told).__name__, told.currentSignature(), told.atEnd(), "ProcessID" in repr(answer))
told.beginMap()
told.beginMapEntry()
print(told.asVariant())' 2>&1 | grep -v '^dbus-daemon')
echo "$seen"
wanted='QDBusArgument a{sv} False True
QDBusArgument: write from a read-only object
None'
[ "$seen" = "$wanted" ] || { echo 'The behaviour has changed.' >&2; exit 1; }
