<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>argparse</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: Fehler: %(message)s
</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>mehrdeutige Option: %(option)s passt zu %(matches)s</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>mindestens ein Wert fehlt</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>nimmt keinen Wert, also auch nicht %r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r gibt es hier nicht (möglich: %(choices)s)</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>geht nicht zusammen mit %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>eines der Argumente %s wird gebraucht</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe anzeigen und beenden</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>diese Argumente fehlen: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
</context>
<context>
    <name>command-line</name>
    <message>
        <source>--after must be 0 or more</source>
        <translation>--after braucht eine Anzahl Züge, 0 oder mehr</translation>
    </message>
    <message>
        <source>--position must begin with a game ID, one of: {games}</source>
        <translation>--position beginnt mit der Kennung des Spiels; möglich sind: {games}</translation>
    </message>
    <message>
        <source>--position opens a table of its own, so no page, record, or game can be given with it</source>
        <translation>--position öffnet einen eigenen Tisch; eine Seite, eine Aufzeichnung oder ein Spiel lässt sich daneben nicht angeben</translation>
    </message>
    <message>
        <source>--position: {fault}</source>
        <translation>--position: {fault}</translation>
    </message>
    <message>
        <source>--text-scale must be from {least} to {most}</source>
        <translation>--text-scale braucht eine Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>Throne-themed card games on one table, against bots that cannot cheat.</source>
        <translation>Kartenspiele um den Thron an einem Tisch, gegen Bots, die nicht mogeln können.</translation>
    </message>
    <message>
        <source>bots in every seat</source>
        <translation>Bots an allen Plätzen</translation>
    </message>
    <message>
        <source>color theme for this run; contrast means high contrast</source>
        <translation>Farben bei diesem Start; contrast heißt hoher Kontrast</translation>
    </message>
    <message>
        <source>language of the program</source>
        <translation>Sprache des Programms</translation>
    </message>
    <message>
        <source>measure startup, frames, dragging, and idling, then exit</source>
        <translation>Start, Bildfolge, Ziehen und Leerlauf messen, dann das Programm beenden</translation>
    </message>
    <message>
        <source>moves made before the picture is taken</source>
        <translation>Züge, die vor dem Bild gespielt werden</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>open a table in the laboratory from a line of text copied there</source>
        <translation>das Labor mit dem Tisch öffnen, den diese dort kopierte Zeile beschreibt</translation>
    </message>
    <message>
        <source>open this game record or edition file</source>
        <translation>diese Partieaufzeichnung oder diese Edition eines Spiels öffnen</translation>
    </message>
    <message>
        <source>open this page; new-game and rules need --game</source>
        <translation>diese Seite öffnen; new-game und rules gehören zu --game</translation>
    </message>
    <message>
        <source>play every game through the window, report, and exit</source>
        <translation>jedes Spiel im Fenster durchspielen, das Ergebnis ausgeben und das Programm beenden</translation>
    </message>
    <message>
        <source>print the program’s version and which build of the engine it runs</source>
        <translation>die Version des Programms und die Fassung seiner Engine ausgeben</translation>
    </message>
    <message>
        <source>save a picture of the window and exit</source>
        <translation>ein Bild des Fensters speichern, dann das Programm beenden</translation>
    </message>
    <message>
        <source>seed of the deal; the game then counts as practice</source>
        <translation>Startwert fürs Mischen; die Partie gilt als Übung</translation>
    </message>
    <message>
        <source>show this record, or exit if it cannot be read</source>
        <translation>diese Aufzeichnung zeigen; ist sie unlesbar, das Programm beenden</translation>
    </message>
    <message>
        <source>size of the window in pixels, as far as the screen allows</source>
        <translation>Größe des Fensters in Pixeln, soweit der Bildschirm Platz hat</translation>
    </message>
    <message>
        <source>start this game at once: {games}</source>
        <translation>dieses Spiel sofort beginnen: {games}</translation>
    </message>
    <message>
        <source>text size for this run, {least} to {most} percent of normal</source>
        <translation>Schriftgröße bei diesem Start, {least} bis {most} Prozent der normalen</translation>
    </message>
    <message>
        <source>the bots, each given as a level or level/opponent, as in squire,knight/corvin</source>
        <translation>die Bots, je eine Stufe oder Stufe und Gegner, etwa squire,knight/corvin</translation>
    </message>
    <message>
        <source>the output cannot be written: {reason}</source>
        <translation>die Ausgabe lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>there is no bot level {level}; the levels are: {levels}</source>
        <translation>die Stufe {level} gibt es nicht; möglich sind: {levels}</translation>
    </message>
    <message>
        <source>there is no file {file}</source>
        <translation>die Datei {file} gibt es nicht</translation>
    </message>
    <message>
        <source>use the records to rebuild the index of games played, then exit</source>
        <translation>das Verzeichnis der gespielten Partien aus ihren Aufzeichnungen neu aufbauen, dann das Programm beenden</translation>
    </message>
    <message>
        <source>{number} bots do not fit at a table for {seats} unless you use --watch</source>
        <translation>{number} Bots passen nicht an einen Tisch für {seats}, außer du siehst mit --watch nur zu</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both be shown</source>
        <translation>{one} und {other} lassen sich nicht zugleich zeigen</translation>
    </message>
    <message>
        <source>{program}: error: {fault}</source>
        <translation>{program}: Fehler: {fault}</translation>
    </message>
    <message>
        <source>{value} is not a number of seconds such as 0.5</source>
        <translation>{value} ist keine Anzahl Sekunden wie 0.5</translation>
    </message>
    <message>
        <source>{value} is not a size such as 1280x800</source>
        <translation>{value} ist keine Größe wie 1280x800</translation>
    </message>
    <message>
        <source>{value} is not a whole number such as 3</source>
        <translation>{value} ist keine ganze Zahl wie 3</translation>
    </message>
    <message>
        <source>{value} leaves out a bot; write the bots as in squire,knight/corvin</source>
        <translation>{value} lässt einen Bot aus; schreib die Bots wie in squire,knight/corvin</translation>
    </message>
</context>
</TS>
