<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AidPanel</name>
    <message>
        <source>Cheat sheet</source>
        <translation>Spielhilfe</translation>
    </message>
</context>
<context>
    <name>CourseScreen</name>
    <message>
        <source>All lessons</source>
        <translation>Zu den Lektionen</translation>
    </message>
    <message>
        <source>Back to Home; your finished tasks are kept</source>
        <translation>Zur Startseite; erledigte Aufgaben bleiben erhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
</context>
<context>
    <name>CrashScreen</name>
    <message>
        <source>An unexpected error stopped what the program was doing.</source>
        <translation>Ein unerwarteter Fehler hat den laufenden Vorgang abgebrochen.</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <source>Copy the folder paths</source>
        <translation>Ordnerpfade kopieren</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
</context>
<context>
    <name>EditionsScreen</name>
    <message>
        <source>A new edition</source>
        <translation>Eine neue Edition</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Kartentext</translation>
    </message>
    <message>
        <source>Copies of the card: usually {usual}; at least {least}, at most {most}.</source>
        <translation>Exemplare der Karte: üblich {usual}, erlaubt {least} bis {most}.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edition</translation>
    </message>
    <message>
        <source>Edition name</source>
        <translation>Name der Edition</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name der Karte</translation>
    </message>
    <message>
        <source>Name the edition to play it.</source>
        <translation>Gib der Edition einen Namen, dann kannst du sie spielen.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Playing trial games…</source>
        <translation>Es laufen Probepartien mit der Edition …</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als Datei speichern …</translation>
    </message>
    <message>
        <source>Set all to</source>
        <translation>Alle Zahlen setzen auf</translation>
    </message>
    <message>
        <source>The number of copies is fixed.</source>
        <translation>Die Zahl der Exemplare steht fest.</translation>
    </message>
    <message>
        <source>This is a copy of the numbers in {game} for you to change. Games with changed numbers count as practice. Bots play too, but their strength was measured with the usual numbers.</source>
        <translation>Dies ist eine Kopie der Zahlen von {game}, die du ändern kannst. Partien mit geänderten Zahlen zählen als Übung. Bots spielen mit, doch ihre Stärke wurde mit den üblichen Zahlen gemessen.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Usually {usual}; at least {least}, at most {most}.</source>
        <translation>Üblich {usual}, erlaubt {least} bis {most}.</translation>
    </message>
    <message>
        <source>With {seats} players</source>
        <translation>Zu {seats}</translation>
    </message>
    <message>
        <source>Your editions</source>
        <translation>Eigene Editionen</translation>
    </message>
    <message>
        <source>{what}, for all player counts</source>
        <translation>{what}, bei jeder Spielerzahl</translation>
    </message>
    <message>
        <source>{what}, with {seats} players</source>
        <translation>{what}, {seats} Spieler</translation>
    </message>
    <message>
        <source>{what}: one less</source>
        <translation>{what}: eins weniger</translation>
    </message>
    <message>
        <source>{what}: one more</source>
        <translation>{what}: eins mehr</translation>
    </message>
    <message>
        <source>{what}: {number}</source>
        <translation>{what}: {number}</translation>
    </message>
    <message>
        <source>{what}: {number}, changed</source>
        <translation>{what}: {number}, geändert</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Nächste Stufe</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>Gleiche Karten</translation>
    </message>
    <message>
        <source>See all cards face up (or press Esc).</source>
        <translation>Alle Karten offen ansehen (auch mit Esc).</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>To the road</source>
        <translation>Zum Weg</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>ExerciseScreen</name>
    <message>
        <source>All exercises</source>
        <translation>Zu den Übungen</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Nächste Übung</translation>
    </message>
</context>
<context>
    <name>ExercisesScreen</name>
    <message>
        <source>Exercise of the day</source>
        <translation>Übung des Tages</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>See it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Solve due exercises</source>
        <translation>Fällige Übungen lösen</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Solve my own</source>
        <translation>Eigene Übungen lösen</translation>
    </message>
    <message>
        <source>Solve ready-made ones</source>
        <translation>Mitgelieferte Übungen lösen</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Sturmlauf</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Drei Minuten</translation>
    </message>
    <message>
        <source>Untimed</source>
        <translation>Ohne Uhr</translation>
    </message>
</context>
<context>
    <name>FairnessScreen</name>
    <message>
        <source>Copy as sent</source>
        <translation>Im Wortlaut kopieren</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Fairplay</translation>
    </message>
    <message>
        <source>How play is kept fair</source>
        <translation>So bleibt es fair</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>STARTWERT</translation>
    </message>
    <message>
        <source>What the bot was sent</source>
        <translation>An den Bot gesendet</translation>
    </message>
    <message>
        <source>What the bots were asked</source>
        <translation>Fragen an die Bots</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Copies: {copies}</source>
        <translation>Anzahl: {copies}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regeln: {rules}</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Wert {value}</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Already played; playing again counts as practice.</source>
        <translation>Schon gespielt; noch einmal zählt als Übung.</translation>
    </message>
    <message>
        <source>Already started; playing again counts as practice.</source>
        <translation>Schon begonnen; noch einmal von vorn zählt als Übung.</translation>
    </message>
    <message>
        <source>Already won; playing again counts as practice.</source>
        <translation>Schon gewonnen; noch einmal zählt als Übung.</translation>
    </message>
    <message>
        <source>Answered today.</source>
        <translation>Heute beantwortet.</translation>
    </message>
    <message>
        <source>Beaten with help: {level}.</source>
        <translation>Mit Hilfe geschlagen: {level}.</translation>
    </message>
    <message>
        <source>Beaten: {number} of {all}.</source>
        <translation>Geschlagen: {number} von {all}.</translation>
    </message>
    <message>
        <source>Card games for a throne, at your own table</source>
        <translation>Kartenspiele um einen Thron, an deinem eigenen Tisch</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Continue practicing</source>
        <translation>Übungspartie fortsetzen</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>Done today: {done} of {all}.</source>
        <translation>Heute erledigt: {done} von {all}.</translation>
    </message>
    <message>
        <source>Everyone gets the same deal today.</source>
        <translation>Heute bekommen alle dieselben Karten.</translation>
    </message>
    <message>
        <source>Good afternoon, {name}. The hall is open.</source>
        <translation>Guten Tag, {name}. Die Halle steht offen.</translation>
    </message>
    <message>
        <source>Good evening, {name}. The hall is open.</source>
        <translation>Guten Abend, {name}. Die Halle steht offen.</translation>
    </message>
    <message>
        <source>Good morning, {name}. The hall is open.</source>
        <translation>Guten Morgen, {name}. Die Halle steht offen.</translation>
    </message>
    <message>
        <source>Highest level beaten: {level}.</source>
        <translation>Höchste geschlagene Stufe: {level}.</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Lessons and rules</source>
        <translation>Lernen und Regeln</translation>
    </message>
    <message>
        <source>No level beaten yet.</source>
        <translation>Noch keine Stufe geschlagen.</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Playing without a name.</source>
        <translation>Hier spielt jemand ohne Namen.</translation>
    </message>
    <message>
        <source>Portraits in the arch: {players}.</source>
        <translation>Im Torbogen: {players}.</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Solved today.</source>
        <translation>Heute gelöst.</translation>
    </message>
    <message>
        <source>Started {when}</source>
        <translation>Begonnen am {when}</translation>
    </message>
    <message>
        <source>This week’s quest is done.</source>
        <translation>Die Aufgabe der Woche ist erledigt.</translation>
    </message>
    <message>
        <source>This week’s quest is not done yet.</source>
        <translation>Die Aufgabe der Woche ist noch offen.</translation>
    </message>
    <message>
        <source>Unofficial. Game names belong to their owners; no text or art from the printed games is included.</source>
        <translation>Inoffiziell. Die Namen der Spiele gehören ihren Inhabern; Texte und Bilder der gedruckten Spiele sind nicht enthalten.</translation>
    </message>
    <message>
        <source>Waiting inside: {players}.</source>
        <translation>Drinnen warten: {players}.</translation>
    </message>
    <message>
        <source>With help: {number}.</source>
        <translation>Mit Hilfe: {number}.</translation>
    </message>
    <message>
        <source>{game}, {number} players</source>
        <translation>{game}, {number}&#xa0;Spieler</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most} Spieler</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
</context>
<context>
    <name>KeysScreen</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Taste drücken</translation>
    </message>
    <message>
        <source>Restore default keys</source>
        <translation>Standardtasten wiederherstellen</translation>
    </message>
</context>
<context>
    <name>LabScreen</name>
    <message>
        <source>A name for this table</source>
        <translation>Ein Name für diesen Tisch</translation>
    </message>
    <message>
        <source>All cards are on the table: take some away, or start over.</source>
        <translation>Alle Karten liegen auf dem Tisch: Nimm einige weg oder fang neu an.</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Ein anderer Tisch</translation>
    </message>
    <message>
        <source>Ask about a card</source>
        <translation>Nach einer Karte fragen</translation>
    </message>
    <message>
        <source>Ask what you can do with a card, or why a move is illegal.</source>
        <translation>Fragen, was du mit einer Karte tun kannst oder warum ein Zug nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Zur vorigen Ansicht</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Beste Züge</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Choose a seat to see what its player can know.</source>
        <translation>Einen Platz wählen und sehen, was man dort wissen kann.</translation>
    </message>
    <message>
        <source>Click a card to put it back in the box.</source>
        <translation>Ein Klick legt die Karte in die Schachtel zurück.</translation>
    </message>
    <message>
        <source>Click a line to read its rule.</source>
        <translation>Klick auf eine Zeile, um ihre Regel zu lesen.</translation>
    </message>
    <message>
        <source>Copy a picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copy and paste</source>
        <translation>Kopieren und einfügen</translation>
    </message>
    <message>
        <source>Copy the table as a picture.</source>
        <translation>Den Tisch als Bild kopieren.</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Copy this table or paste another.</source>
        <translation>Diesen Tisch kopieren oder einen anderen einfügen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this move and everything after it</source>
        <translation>Diesen Zug und alle folgenden löschen</translation>
    </message>
    <message>
        <source>Drag a card onto the table, or click it.</source>
        <translation>Zieh eine Karte auf den Tisch oder klick sie an.</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>Leerer Tisch</translation>
    </message>
    <message>
        <source>Evaluate the moves</source>
        <translation>Züge bewerten lassen</translation>
    </message>
    <message>
        <source>Evaluate the moves.</source>
        <translation>Die Züge bewerten lassen.</translation>
    </message>
    <message>
        <source>Fill in the rest and try it out</source>
        <translation>Auffüllen und ausprobieren</translation>
    </message>
    <message>
        <source>Fill in the rest at random</source>
        <translation>Zufällig auffüllen</translation>
    </message>
    <message>
        <source>Go back and try another move: both branches are kept. Click a line to set up its table.</source>
        <translation>Geh zurück und mach einen anderen Zug: Beide Zweige bleiben erhalten. Ein Klick auf eine Zeile baut ihren Tisch wieder auf.</translation>
    </message>
    <message>
        <source>Go back one move.</source>
        <translation>Einen Zug zurückgehen.</translation>
    </message>
    <message>
        <source>Go forward to a move already made.</source>
        <translation>Zum nächsten schon gemachten Zug gehen.</translation>
    </message>
    <message>
        <source>Go to the legal moves here.</source>
        <translation>Zu den hier erlaubten Zügen gehen.</translation>
    </message>
    <message>
        <source>Go to the moves tried from here.</source>
        <translation>Zu den hier probierten Zügen gehen.</translation>
    </message>
    <message>
        <source>Go to the rules.</source>
        <translation>Zu den Regeln gehen.</translation>
    </message>
    <message>
        <source>Keep this place empty</source>
        <translation>Diesen Ort leer lassen</translation>
    </message>
    <message>
        <source>Lay out cards by hand and change whose turn it is.</source>
        <translation>Karten von Hand legen und ändern, wer am Zug ist.</translation>
    </message>
    <message>
        <source>Left in the box</source>
        <translation>Noch in der Schachtel</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Mögliche Züge</translation>
    </message>
    <message>
        <source>Moves tried</source>
        <translation>Probierte Züge</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Ein Schritt weiter</translation>
    </message>
    <message>
        <source>Open this table in the laboratory: make moves for every seat, and step back and forth.</source>
        <translation>Diesen Tisch im Labor öffnen: Zieh für alle Plätze und geh vor und zurück.</translation>
    </message>
    <message>
        <source>Paste a table</source>
        <translation>Tisch einfügen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>QR code of the table</source>
        <translation>QR-Code des Tisches</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Set up a table</source>
        <translation>Einen Tisch aufbauen</translation>
    </message>
    <message>
        <source>Show a QR code</source>
        <translation>QR-Code zeigen</translation>
    </message>
    <message>
        <source>Show the text</source>
        <translation>Text zeigen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>Das Labor</translation>
    </message>
    <message>
        <source>The table as text</source>
        <translation>Der Tisch als Text</translation>
    </message>
    <message>
        <source>This game has no numbers to set.</source>
        <translation>Dieses Spiel hat keine Zahlen zum Einstellen.</translation>
    </message>
    <message>
        <source>To set this game’s numbers, edit the text of its table.</source>
        <translation>Die Zahlen dieses Spiels änderst du unter „Der Tisch als Text“.</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Hier ausprobieren</translation>
    </message>
    <message>
        <source>Try out this table</source>
        <translation>Tisch ausprobieren</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Perspektive</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>Was gerade geschieht</translation>
    </message>
    <message>
        <source>Where cards go</source>
        <translation>Wohin die Karten kommen</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Wer am Zug ist</translation>
    </message>
</context>
<context>
    <name>LadderScreen</name>
    <message>
        <source>A squire in your place wins {won} of 10 games.</source>
        <translation>Ein Knappe an deiner Stelle gewinnt {won} von 10 Partien.</translation>
    </message>
    <message>
        <source>Also playing: {players}.</source>
        <translation>Mit dabei: {players}.</translation>
    </message>
    <message>
        <source>Beat an opponent, and their portrait gets a golden frame and a crown; with help, a bronze frame and half a crown.</source>
        <translation>Schlägst du einen Gegner, bekommt sein Porträt einen goldenen Rahmen und eine Krone; mit Hilfe einen bronzenen Rahmen und eine halbe Krone.</translation>
    </message>
    <message>
        <source>Beaten with help.</source>
        <translation>Mit Hilfe geschlagen.</translation>
    </message>
    <message>
        <source>Beaten.</source>
        <translation>Geschlagen.</translation>
    </message>
    <message>
        <source>Not beaten yet.</source>
        <translation>Von dir noch nicht geschlagen.</translation>
    </message>
    <message>
        <source>Setting: {choice}.</source>
        <translation>Gespielt wird: {choice}.</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>Der Aufstieg</translation>
    </message>
    <message>
        <source>{level}, {seats} players</source>
        <translation>{level}, {seats}&#xa0;Spieler</translation>
    </message>
    <message>
        <source>{number}. {opponent}</source>
        <translation>{number}. {opponent}</translation>
    </message>
    <message>
        <source>{opponent}: {told}</source>
        <translation>{opponent}: {told}</translation>
    </message>
</context>
<context>
    <name>LearnScreen</name>
    <message>
        <source>A short but real game with a teacher</source>
        <translation>Eine kurze, aber echte Partie mit Anleitung</translation>
    </message>
    <message>
        <source>After the next lesson:</source>
        <translation>Nach der nächsten Lektion:</translation>
    </message>
    <message>
        <source>All lessons are done.</source>
        <translation>Alle Lektionen sind erledigt.</translation>
    </message>
    <message>
        <source>All steps are done.</source>
        <translation>Alle Schritte sind erledigt.</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Spielhilfe</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Each lesson is a prepared table with something to try. Leave whenever you like; your progress is kept.</source>
        <translation>Jede Lektion ist ein vorbereiteter Tisch, an dem du etwas ausprobierst. Du kannst jederzeit aufhören; was erledigt ist, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Keep learning</source>
        <translation>Weiterlernen</translation>
    </message>
    <message>
        <source>Learn it in a minute</source>
        <translation>In einer Minute lernen</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>Weiter: {lesson}</translation>
    </message>
    <message>
        <source>Not started yet.</source>
        <translation>Noch nicht begonnen.</translation>
    </message>
    <message>
        <source>Play the guided first game</source>
        <translation>Geführte erste Partie spielen</translation>
    </message>
    <message>
        <source>Play the guided game again</source>
        <translation>Geführte Partie noch einmal spielen</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>{done} of {all} lessons done</source>
        <translation>{done} von {all} Lektionen erledigt</translation>
    </message>
    <message>
        <source>{done} of {all} steps done</source>
        <translation>{done} von {all} Schritten erledigt</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Diesen Schritt überspringen</translation>
    </message>
    <message>
        <source>{done} of {all} steps done</source>
        <translation>{done} von {all}</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Back to Home; your finished steps are kept</source>
        <translation>Zur Startseite; erledigte Schritte bleiben erhalten</translation>
    </message>
</context>
<context>
    <name>LicencesScreen</name>
    <message>
        <source>License of the chosen part</source>
        <translation>Die Lizenz des gewählten Teils</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Teile des Programms</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Click a line to replay what happened.</source>
        <translation>Klick auf eine Zeile, um noch einmal zu sehen, was geschah.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>{player}: {sentence}</source>
        <translation>{player}: {sentence}</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Possible moves</source>
        <translation>Mögliche Züge</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>A seed is a whole number, like the one shown after each game; leave the field empty for a random deal.</source>
        <translation>Ein Startwert ist eine ganze Zahl, wie sie nach einer Partie angezeigt wird; bleibt das Feld leer, entscheidet der Zufall.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Choose your opponents at random</source>
        <translation>Gegner vom Zufall wählen lassen</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edition</translation>
    </message>
    <message>
        <source>New to this? Learn it in a minute</source>
        <translation>Neu hier? In einer Minute gelernt</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Dem Zufall überlassen</translation>
    </message>
    <message>
        <source>Random opponents</source>
        <translation>Zufällige Gegner</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Startwert fürs Mischen</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>Lehrpartie</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>Die übliche</translation>
    </message>
    <message>
        <source>This game counts as practice: the bots’ strength was measured with the usual numbers.</source>
        <translation>Diese Partie zählt als Übung: Die Stärke der Bots wurde mit den üblichen Zahlen gemessen.</translation>
    </message>
    <message>
        <source>You may take back poor moves (assisted game)</source>
        <translation>Du darfst schwache Züge zurücknehmen (Partie mit Hilfe)</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} Spieler</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Add from a file…</source>
        <translation>Aus Datei hinzufügen …</translation>
    </message>
    <message>
        <source>At the screen now</source>
        <translation>Sitzt gerade am Bildschirm</translation>
    </message>
    <message>
        <source>Change {name}’s name and face</source>
        <translation>Name und Gesicht von {name} ändern</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Choose a name…</source>
        <translation>Namen wählen …</translation>
    </message>
    <message>
        <source>Current choice</source>
        <translation>Aktuelle Wahl</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Einfach losspielen</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>Neue Person</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Person from a file</source>
        <translation>Person aus einer Datei</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wer bist du?</translation>
    </message>
</context>
<context>
    <name>PersonScreen</name>
    <message>
        <source>A name and a face</source>
        <translation>Ein Name und ein Gesicht</translation>
    </message>
    <message>
        <source>Crowns, deals of the day, lessons, exercises, and statistics are your own, as are language, colors, text size, and pace.</source>
        <translation>Kronen, Partien des Tages, Lektionen, Übungen und Statistik gehören dir allein, ebenso Sprache, Farben, Schriftgröße und Tempo.</translation>
    </message>
    <message>
        <source>Delete all of it</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>{name} löschen</translation>
    </message>
    <message>
        <source>One file holds all of this and the games played, ready to take to another computer.</source>
        <translation>All das passt samt den gespielten Partien in eine Datei, die du auf einen anderen Computer mitnehmen kannst.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als Datei speichern …</translation>
    </message>
    <message>
        <source>Save {name} as a file</source>
        <translation>{name} als Datei speichern</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>This deletes crowns, deals of the day, lessons, exercises, and preferences. Games played stay in the list.</source>
        <translation>Kronen, Partien des Tages, Lektionen, Übungen und Einstellungen werden gelöscht. Die gespielten Partien bleiben in der Liste.</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>Choices as pictures</source>
        <translation>Auswahl in Bildern</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
</context>
<context>
    <name>PlayScreen</name>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
</context>
<context>
    <name>PlayersScreen</name>
    <message>
        <source>If you have to go, leave your seat to a bot; you can take it back at any time. The bot knows only what you may know.</source>
        <translation>Wenn du gehen musst, überlass deinen Platz einem Bot; du kannst jederzeit zurückkehren. Der Bot weiß nur, was du wissen darfst.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>PortraitButton</name>
    <message>
        <source>Choose another portrait</source>
        <translation>Anderes Porträt wählen</translation>
    </message>
    <message>
        <source>{seat}: {looks}</source>
        <translation>{seat}: {looks}</translation>
    </message>
</context>
<context>
    <name>PreferencesScreen</name>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>At a medium pace</source>
        <translation>Mittelschnell</translation>
    </message>
    <message>
        <source>Bots move</source>
        <translation>Tempo der Bots</translation>
    </message>
    <message>
        <source>Bots wait for me before moving</source>
        <translation>Bots warten vor jedem Zug auf mich</translation>
    </message>
    <message>
        <source>Card movement</source>
        <translation>Bewegung der Karten</translation>
    </message>
    <message>
        <source>Cards and text look like this.</source>
        <translation>So sehen Karten und Texte aus.</translation>
    </message>
    <message>
        <source>Cards fade instead of moving</source>
        <translation>Karten ein- und ausblenden, statt sie zu bewegen</translation>
    </message>
    <message>
        <source>Changes take effect at once and are saved.</source>
        <translation>Änderungen wirken sofort und werden gespeichert.</translation>
    </message>
    <message>
        <source>Choose other keys</source>
        <translation>Andere Tasten wählen</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Hilfe am Tisch</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Highlight the last move and what can be picked up</source>
        <translation>Markieren, was sich aufnehmen lässt und was zuletzt geschah</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Match the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Offer hints</source>
        <translation>Tipps anbieten</translation>
    </message>
    <message>
        <source>Only my turn</source>
        <translation>Nur wenn ich dran bin</translation>
    </message>
    <message>
        <source>Opponents remember earlier games with me</source>
        <translation>Gegner erinnern sich an frühere Partien mit mir</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Play sounds for</source>
        <translation>Was zu hören ist</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Zügig</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Show quests, deeds, the ladder, and the road</source>
        <translation>Aufgaben, Taten, Aufstieg und Weg anzeigen</translation>
    </message>
    <message>
        <source>Show what is known about face-down cards</source>
        <translation>Zeigen, was über verdeckte Karten bekannt ist</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Unhurriedly</source>
        <translation>Gemächlich</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Dein Porträt</translation>
    </message>
    <message>
        <source>Your system asks for reduced motion.</source>
        <translation>Das System ist auf wenig Bewegung eingestellt.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Dateien des &amp;Typs:</translation>
    </message>
</context>
<context>
    <name>QuestsScreen</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) so far</source>
        <translation>
            <numerusform>Bisher %n Siegel</numerusform>
            <numerusform>Bisher %n Siegel</numerusform>
        </translation>
    </message>
    <message>
        <source>A secret deed</source>
        <translation>Eine geheime Tat</translation>
    </message>
    <message>
        <source>Deeds: {done} of {all}</source>
        <translation>Taten: {done} von {all}</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Erledigt.</translation>
    </message>
    <message>
        <source>Everyone gets the same quests today. Skipping a day costs nothing.</source>
        <translation>Die Aufgaben sind für alle gleich. Einen Tag auszulassen, kostet nichts.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message numerus="yes">
        <source>Going through earlier games: %n left.</source>
        <translation>
            <numerusform>Frühere Partien werden durchgesehen: noch %n.</numerusform>
            <numerusform>Frühere Partien werden durchgesehen: noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not done yet.</source>
        <translation>Noch offen.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Quests and deeds</source>
        <translation>Aufgaben und Taten</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>{game}, not done yet: a secret deed</source>
        <translation>{game}, noch offen: eine geheime Tat</translation>
    </message>
    <message>
        <source>{game}, not done yet: {deed}</source>
        <translation>{game}, noch offen: {deed}</translation>
    </message>
    <message>
        <source>{game}, {date}: {deed}</source>
        <translation>{game}, {date}: {deed}</translation>
    </message>
    <message>
        <source>{number} of {times} so far.</source>
        <translation>Bisher {number} von {times}.</translation>
    </message>
    <message>
        <source>{quest} Do it in {times} games this week.</source>
        <translation>{quest} Schaff das diese Woche in {times} Partien.</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Back to Home; the game is saved</source>
        <translation>Zur Startseite; die Partie bleibt erhalten</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Zurück zur Analyse</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Neben dem Tisch</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Spielhilfe</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Concede the game</source>
        <translation>Partie aufgeben</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Ausklappen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>New game with these players</source>
        <translation>Neue Partie mit diesen Spielern</translation>
    </message>
    <message>
        <source>Paste a game or a position</source>
        <translation>Partie oder Stellung einfügen</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Bots anhalten</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Mögliche Züge</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Diese Partie analysieren</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Same deal again, as practice</source>
        <translation>Gleiche Karten noch einmal, als Übung</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>Lehrpartie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Watch this game from the beginning</source>
        <translation>Diese Partie von Anfang an ansehen</translation>
    </message>
    <message>
        <source>{kind}: see Fair play</source>
        <translation>{kind}: siehe Fairplay</translation>
    </message>
</context>
<context>
    <name>RecordsScreen</name>
    <message>
        <source>Any game</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Alle Zeiten</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Alle Personen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Favorite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>Favorites only</source>
        <translation>Nur Favoriten</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note on this game</source>
        <translation>Notiz zu dieser Partie</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search games and players</source>
        <translation>Spiele und Spieler suchen</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>ReplayLog</name>
    <message>
        <source>Turns and moves of the game</source>
        <translation>Züge und Schritte der Partie</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Stelle in der Partie</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Diese Partie analysieren</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Perspektive</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Start a new practice game from this position; this record stays as it is.</source>
        <translation>Von dieser Stellung aus eine neue Übungspartie beginnen; die Aufzeichnung bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Auf dem Tisch zeigen</translation>
    </message>
    <message>
        <source>Try again here</source>
        <translation>Hier noch einmal versuchen</translation>
    </message>
    <message>
        <source>Whose review</source>
        <translation>Wessen Analyse</translation>
    </message>
</context>
<context>
    <name>RewardsScreen</name>
    <message numerus="yes">
        <source>%n more seal(s) until your next choice.</source>
        <translation>
            <numerusform>Noch %n Siegel, dann darfst du wählen.</numerusform>
            <numerusform>Noch %n Siegel, dann darfst du wählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose for ten seals</source>
        <translation>Für zehn Siegel wählen</translation>
    </message>
    <message>
        <source>Every ten seals earn you one of these. They change only how things look: everything stays just as easy to read and tell apart.</source>
        <translation>Für je zehn Siegel darfst du dir hier etwas aussuchen. Das ändert nur das Aussehen: Alles bleibt so gut lesbar und unterscheidbar wie zuvor.</translation>
    </message>
    <message>
        <source>High contrast has a plain background, so no stage light shows on it.</source>
        <translation>Bei hohem Kontrast ist der Hintergrund einfarbig; das Bühnenlicht ist darauf nicht zu sehen.</translation>
    </message>
    <message>
        <source>Not yours yet.</source>
        <translation>Noch nicht deins.</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Belohnungen</translation>
    </message>
    <message>
        <source>Stop using</source>
        <translation>Abwählen</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message numerus="yes">
        <source>You can choose %n reward(s) now.</source>
        <translation>
            <numerusform>Du kannst dir jetzt %n Belohnung aussuchen.</numerusform>
            <numerusform>Du kannst dir jetzt %n Belohnungen aussuchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have all of them.</source>
        <translation>Du hast schon alle.</translation>
    </message>
    <message>
        <source>Yours, and in use.</source>
        <translation>Deins und in Gebrauch.</translation>
    </message>
    <message>
        <source>Yours, but not in use.</source>
        <translation>Deins, aber nicht in Gebrauch.</translation>
    </message>
    <message>
        <source>{kind}: {name}</source>
        <translation>{kind}: {name}</translation>
    </message>
    <message>
        <source>{name} · in use</source>
        <translation>{name} · in Gebrauch</translation>
    </message>
    <message>
        <source>{name} · yours</source>
        <translation>{name} · deins</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>More…</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Show all possible moves</source>
        <translation>Alle möglichen Züge zeigen</translation>
    </message>
</context>
<context>
    <name>RiddleScreen</name>
    <message>
        <source>To the road</source>
        <translation>Zum Weg</translation>
    </message>
</context>
<context>
    <name>RoadScreen</name>
    <message>
        <source>Closed: win at {station} first.</source>
        <translation>Gesperrt. Gewinne zuerst hier: {station}.</translation>
    </message>
    <message>
        <source>Closed: win at {station} or {other} first.</source>
        <translation>Gesperrt. Gewinne zuerst hier: {station} oder {other}.</translation>
    </message>
    <message>
        <source>Crown not won yet: {what}</source>
        <translation>Krone noch nicht gewonnen: {what}</translation>
    </message>
    <message>
        <source>Crown won: {what}</source>
        <translation>Krone gewonnen: {what}</translation>
    </message>
    <message>
        <source>Do it without a hint.</source>
        <translation>Schaff es ohne Tipp.</translation>
    </message>
    <message>
        <source>Every boss is beaten. The throne is yours.</source>
        <translation>Alle Endgegner sind besiegt. Der Thron gehört dir.</translation>
    </message>
    <message>
        <source>Five games on the way to the throne: each station has its own rules and rivals, and three crowns.</source>
        <translation>Fünf Spiele auf dem Weg zum Thron: Jede Station hat eigene Regeln, eigene Gegner und drei Kronen.</translation>
    </message>
    <message>
        <source>Of {games} squires in your place, {won} won.</source>
        <translation>Von {games} Knappen an deiner Stelle haben {won} gewonnen.</translation>
    </message>
    <message>
        <source>Of {games} squires, {won} solved two of three.</source>
        <translation>{won} von {games} Knappen haben zwei von drei Übungen gelöst.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Solve all three on the first try.</source>
        <translation>Löse alle drei auf Anhieb.</translation>
    </message>
    <message>
        <source>Solve two of three exercises on the first try.</source>
        <translation>Löse zwei von drei Übungen auf Anhieb.</translation>
    </message>
    <message>
        <source>The game is already well under way. You take over.</source>
        <translation>Die Partie läuft schon eine Weile. Du übernimmst sie.</translation>
    </message>
    <message>
        <source>The road to the throne</source>
        <translation>Der Weg zum Thron</translation>
    </message>
    <message>
        <source>Win without help.</source>
        <translation>Gewinne ohne Hilfe.</translation>
    </message>
    <message>
        <source>Win.</source>
        <translation>Gewinne.</translation>
    </message>
    <message>
        <source>{crowns} of {all} crowns</source>
        <translation>{crowns} von {all} Kronen</translation>
    </message>
    <message>
        <source>{game}, station {number}</source>
        <translation>{game}, Station {number}</translation>
    </message>
    <message>
        <source>{game}, the boss</source>
        <translation>{game}, der Endgegner</translation>
    </message>
    <message>
        <source>{game}, the boss: {station}. Closed.</source>
        <translation>{game}, der Endgegner: {station}. Gesperrt.</translation>
    </message>
    <message>
        <source>{game}, the boss: {station}. Open, {crowns} of 3 crowns.</source>
        <translation>{game}, der Endgegner: {station}. Offen, {crowns} von 3 Kronen.</translation>
    </message>
    <message>
        <source>{game}, {number}: {station}. Closed.</source>
        <translation>{game}, {number}: {station}. Gesperrt.</translation>
    </message>
    <message>
        <source>{game}, {number}: {station}. Open, {crowns} of 3 crowns.</source>
        <translation>{game}, {number}: {station}. Offen, {crowns} von 3 Kronen.</translation>
    </message>
    <message>
        <source>{level} · {temper}</source>
        <translation>{level} · {temper}</translation>
    </message>
</context>
<context>
    <name>RuleBookScreen</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Spielhilfe</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules and cards</source>
        <translation>Regeln und Karten</translation>
    </message>
    <message>
        <source>Search rules and cards</source>
        <translation>Regeln durchsuchen</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Cards: {cards}</source>
        <translation>Karten: {cards}</translation>
    </message>
    <message>
        <source>Example: {text}</source>
        <translation>Beispiel: {text}</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>So gewinnst du</translation>
    </message>
    <message>
        <source>In the picture: {cards}</source>
        <translation>Im Bild: {cards}</translation>
    </message>
    <message>
        <source>Open the full rulebook</source>
        <translation>Das ganze Regelheft öffnen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>See also: {rules}</source>
        <translation>Siehe auch: {rules}</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>{card} ({note})</source>
        <translation>{card} ({note})</translation>
    </message>
    <message>
        <source>{card}, sideways</source>
        <translation>{card}, quer</translation>
    </message>
    <message>
        <source>{number} × {card}</source>
        <translation>{number} × {card}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>A person at this screen</source>
        <translation>Mensch an diesem Bildschirm</translation>
    </message>
    <message>
        <source>As strong as I am</source>
        <translation>So stark wie ich</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Name an Platz {number}</translation>
    </message>
    <message>
        <source>Person: {name}</source>
        <translation>Person: {name}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Portrait at seat {number}</source>
        <translation>Porträt an Platz {number}</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation>Wer an Platz {number} spielt</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Collapse</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Keep it beside the table</source>
        <translation>Neben dem Tisch stehen lassen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Bring them back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Everyone who played solo</source>
        <translation>Alle, die allein gespielt haben</translation>
    </message>
    <message>
        <source>Forget days and crowns</source>
        <translation>Tage und Kronen löschen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation>Die erste Partie spielen</translation>
    </message>
    <message>
        <source>Play: {level}</source>
        <translation>Spielen: {level}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Wessen Partien</translation>
    </message>
</context>
<context>
    <name>StormScreen</name>
    <message>
        <source>Stop here</source>
        <translation>Hier aufhören</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>Another hint</source>
        <translation>Noch ein Tipp</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Why? {rule}</source>
        <translation>Warum? {rule}</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
</context>
<context>
    <name>Teacher</name>
    <message>
        <source>Keep it</source>
        <translation>Dabei bleiben</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern …</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Reading the game…</source>
        <translation>Die Partie wird gelesen …</translation>
    </message>
</context>
<context>
    <name>WhoPlaysScreen</name>
    <message>
        <source>Choose a name and a face to use at the table. You will be asked only once; you can change both before any game.</source>
        <translation>Wähle einen Namen und ein Gesicht für den Tisch. Du wirst nur einmal gefragt; beides lässt sich vor jeder Partie ändern.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Dein Gesicht</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message numerus="yes">
        <source>%n crown(s) at this station.</source>
        <translation>
            <numerusform>%n Krone an dieser Station.</numerusform>
            <numerusform>%n Kronen an dieser Station.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) due today</source>
        <translation>
            <numerusform>%n Übung ist heute fällig</numerusform>
            <numerusform>%n Übungen sind heute fällig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) still to be read; these figures cover the latest games.</source>
        <translation>
            <numerusform>%n Datei wird noch gelesen; die Zahlen gelten nur für die neuesten Partien.</numerusform>
            <numerusform>%n Dateien werden noch gelesen; die Zahlen gelten nur für die neuesten Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Below a pile of cards: how many there are.</extracomment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are still being read.</source>
        <translation>
            <numerusform>%n Aufzeichnung wird noch gelesen.</numerusform>
            <numerusform>%n Aufzeichnungen werden noch gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) cannot be read and were not counted.</source>
        <translation>
            <numerusform>%n Aufzeichnung lässt sich nicht lesen und wurde nicht mitgezählt.</numerusform>
            <numerusform>%n Aufzeichnungen lassen sich nicht lesen und wurden nicht mitgezählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Noch %n Sekunde.</numerusform>
            <numerusform>Noch %n Sekunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n Sieg</numerusform>
            <numerusform>%n Siege in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot imagines what it cannot see: worlds in which the hidden cards are dealt differently. It tries its moves in each; a regent also plays on from there, one simulation at a time. Once the game is over, each decision shows how much thought went into it.</source>
        <translation>Was ein Bot nicht sieht, stellt er sich vor: Welten, in denen die verdeckten Karten anders liegen. In jeder probiert er seine Züge aus; ein Regent spielt von dort auch weiter, eine Simulation nach der anderen. Nach der Partie steht bei jeder Frage, wie viel Denkarbeit in der Antwort steckt.</translation>
    </message>
    <message>
        <source>A crown: you win clearly more than your fair share. Half a disc: no clear difference. A stroke: clearly less. A dashed ring: fewer than {number} games.</source>
        <translation>Krone: klar mehr Siege als dein fairer Anteil. Halbe Scheibe: kein klarer Unterschied. Strich: klar weniger. Gestrichelter Ring: weniger als {number} Partien.</translation>
    </message>
    <message>
        <source>A crown: {level} beaten</source>
        <translation>Eine Krone: {level} geschlagen</translation>
    </message>
    <message>
        <source>A deleted game no longer counts. Crowns in the hall and the days on which you played the deal of the day are recorded separately and stay until you forget them here.</source>
        <translation>Eine gelöschte Partie zählt nicht mehr mit. Die Kronen in der Halle und die Tage, an denen du die Partie des Tages gespielt hast, werden getrennt vermerkt und bleiben, bis du sie hier löschst.</translation>
    </message>
    <message>
        <source>A fair share would be {fair}. {verdict}</source>
        <translation>Fair wären {fair}. {verdict}</translation>
    </message>
    <message>
        <source>A game can be reviewed once it is over; before that, a review would show what is hidden.</source>
        <translation>Analysiert wird eine Partie erst, wenn sie zu Ende ist; vorher würde die Analyse zeigen, was verborgen ist.</translation>
    </message>
    <message>
        <source>A point is one percentage point of the chance to win. Gains and losses over the whole game add up, so luck and skill can each be more than 100.</source>
        <translation>Ein Punkt ist ein Prozentpunkt Gewinnchance. Gewinne und Verluste der ganzen Partie summieren sich, daher können Glück und Können jeweils über 100 liegen.</translation>
    </message>
    <message>
        <source>A point is one percentage point of the chance to win. Only moves that a review calls poor are added up. Press Enter on a row or double-click it to show its costliest move.</source>
        <translation>Ein Punkt ist ein Prozentpunkt Gewinnchance. Gezählt werden nur Züge, die eine Analyse als Fehler einstuft. Drück in einer Zeile die Eingabetaste oder klick sie doppelt an, um ihren teuersten Zug zu sehen.</translation>
    </message>
    <message>
        <source>A report of what happened was saved. It was not sent to anyone.</source>
        <translation>Was geschehen ist, steht in einem Bericht. Er wurde an niemanden gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>A seat changed hands during play: %n game(s).</source>
        <translation>
            <numerusform>Mit Spielerwechsel an einem Platz: %n Partie.</numerusform>
            <numerusform>Mit Spielerwechsel an einem Platz: %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>A single random number, the seed, is drawn before the game and decides every shuffle. This page shows its fingerprint (SHA-256) from the first move, and the seed itself once the game is over, so nothing can be changed in between.</source>
        <translation>Wie gemischt wird, bestimmt eine einzige Zahl: der Startwert, den der Zufall vor der Partie wählt. Sein Fingerabdruck (SHA-256) steht vom ersten Zug an auf dieser Seite, der Startwert selbst, sobald die Partie vorbei ist. So lässt sich zwischendurch nichts ändern.</translation>
    </message>
    <message>
        <source>A stronger bot thinks better. It never gets better cards and never knows more.</source>
        <translation>Ein stärkerer Bot denkt besser. Er bekommt keine besseren Karten und weiß auch nicht mehr als ein schwächerer.</translation>
    </message>
    <message>
        <source>A table with bots of different levels counts as mixed and has its own row.</source>
        <translation>Ein Tisch mit Bots verschiedener Stufen zählt als gemischt und hat eine eigene Zeile.</translation>
    </message>
    <message>
        <source>A teaching game counts as assisted. Choose it again to begin.</source>
        <translation>Eine Lehrpartie gilt als Partie mit Hilfe. Wähle sie noch einmal, um zu beginnen.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Accuracy comes from reviews of games that count; only reviews made by the same standards as the latest one are compared.</source>
        <translation>Die Genauigkeit stammt aus den Analysen von Partien, die zählen; verglichen werden nur Analysen mit demselben Maßstab wie die neueste.</translation>
    </message>
    <message>
        <source>Accuracy in the last {number} reviewed games: {last}.</source>
        <translation>Genauigkeit in den letzten {number} analysierten Partien: {last}.</translation>
    </message>
    <message>
        <source>Accuracy in the last {number} reviewed games: {last}; in the {number} before: {before}.</source>
        <translation>Genauigkeit in den letzten {number} analysierten Partien: {last}, in den {number} davor: {before}.</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s), {date}: {points}, probably between {low} and {high}.</source>
        <translation>
            <numerusform>Nach %n Partie, {date}: {points}, wahrscheinlich zwischen {low} und {high}.</numerusform>
            <numerusform>Nach %n Partien, {date}: {points}, wahrscheinlich zwischen {low} und {high}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {number} games, you see your share of wins. The dot marks the share you won, the line shows where your true share lies 19 times out of 20, and the notch marks the fair share.</source>
        <translation>Ab {number} Partien siehst du deinen Anteil an den Siegen. Der Punkt zeigt ihn, die Linie enthält in 19 von 20 Fällen deinen wahren Anteil, und der Querstrich markiert den fairen.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>All %n other decision(s) were as good as the best move, or nearly.</source>
        <translation>
            <numerusform>%n andere Entscheidung war so gut oder fast so gut wie der beste Zug.</numerusform>
            <numerusform>Die %n anderen Entscheidungen waren so gut oder fast so gut wie der beste Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>An empty town</source>
        <extracomment>On a town without a card.</extracomment>
        <translation>Eine leere Stadt</translation>
    </message>
    <message>
        <source>Another move was better.</source>
        <translation>Ein anderer Zug war besser.</translation>
    </message>
    <message>
        <source>As everyone saw it</source>
        <translation>Aus Sicht aller</translation>
    </message>
    <message>
        <source>As strong as you are: {why}</source>
        <translation>So stark wie du: {why}</translation>
    </message>
    <message>
        <source>As the cards lay, it made no difference.</source>
        <translation>Bei diesen Karten machte es keinen Unterschied.</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Aus Sicht von {player}</translation>
    </message>
    <message>
        <source>Assisted game</source>
        <translation>Partie mit Hilfe</translation>
    </message>
    <message>
        <source>At the end: {chance}%</source>
        <translation>Am Ende: {chance}&#xa0;%</translation>
    </message>
    <message>
        <source>At the end: {scores}</source>
        <translation>Am Ende: {scores}</translation>
    </message>
    <message>
        <source>At the start: {scores}</source>
        <translation>Am Anfang: {scores}</translation>
    </message>
    <message>
        <source>Best moves: {player}</source>
        <translation>Beste Züge: {player}</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message numerus="yes">
        <source>Bots only: %n game(s).</source>
        <translation>
            <numerusform>Bots unter sich: %n Partie.</numerusform>
            <numerusform>Bots unter sich: %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be moved to: {places}.</source>
        <translation>Mögliche Ziele: {places}.</translation>
    </message>
    <message>
        <source>Chances to win, with all cards face up</source>
        <translation>Gewinnchancen bei offenen Karten</translation>
    </message>
    <message>
        <source>Charts as tables</source>
        <translation>Als Tabellen zeigen</translation>
    </message>
    <message>
        <source>Choose a highlighted place.</source>
        <translation>Wähle eine der leuchtenden Stellen.</translation>
    </message>
    <message>
        <source>Click a card</source>
        <translation>Eine Karte anklicken</translation>
    </message>
    <message>
        <source>Click a line of the log</source>
        <translation>Eine Zeile des Verlaufs anklicken</translation>
    </message>
    <message>
        <source>Click a player’s plaque</source>
        <translation>Ein Namensschild anklicken</translation>
    </message>
    <message>
        <source>Click a rule’s number</source>
        <translation>Eine Regelnummer anklicken</translation>
    </message>
    <message>
        <source>Click while cards move</source>
        <translation>Während der Bewegung klicken</translation>
    </message>
    <message>
        <source>Concede the game? It will end now and count as a loss.</source>
        <translation>Die Partie aufgeben? Sie endet jetzt und zählt als verloren.</translation>
    </message>
    <message>
        <source>Copy the game or the position as text.</source>
        <translation>Die Partie oder die Stellung als Text kopieren.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Counted separately</source>
        <translation>Getrennt gezählt</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>Tag für Tag</translation>
    </message>
    <message>
        <source>Days and crowns have been forgotten. Today’s deal stays on record, as you may have seen its cards.</source>
        <translation>Tage und Kronen sind gelöscht. Die heutige Partie bleibt vermerkt, da du ihre Karten schon gesehen haben könntest.</translation>
    </message>
    <message>
        <source>Days and crowns have been restored.</source>
        <translation>Tage und Kronen sind wieder da.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>Decisions, costliest first</source>
        <translation>Entscheidungen, die teuerste zuerst</translation>
    </message>
    <message>
        <source>Difficulty: {points}</source>
        <translation>Schwierigkeit: {points}</translation>
    </message>
    <message>
        <source>Drag a card</source>
        <translation>Eine Karte verschieben</translation>
    </message>
    <message>
        <source>Each bot thinks in a program of its own. It is sent only what a player in its seat may know: not the others’ hidden cards, the order of a deck, or the seed of the deal. It answers with a move, which is checked against the rules like anyone else’s.</source>
        <translation>Jeder Bot denkt in einem eigenen Programm. Er bekommt nur, was man an seinem Platz wissen darf, also weder die verdeckten Karten der anderen noch die Reihenfolge eines Stapels noch den Startwert fürs Mischen. Er antwortet mit einem Zug, der nach den Regeln geprüft wird wie jeder andere.</translation>
    </message>
    <message>
        <source>Every finished game is recorded here: opponents, result, and how that compares with your fair share.</source>
        <translation>Jede beendete Partie wird hier vermerkt: Gegner, Ergebnis und der Vergleich mit deinem fairen Anteil.</translation>
    </message>
    <message>
        <source>Every place it can go lights up.</source>
        <translation>Die Stellen, an die sie darf, leuchten auf.</translation>
    </message>
    <message>
        <source>Everyone else, look away now.</source>
        <translation>Alle anderen schauen jetzt weg.</translation>
    </message>
    <message>
        <source>Everything sent is kept while the game is open. You can read it once the game is over; before then, it might show things you must not see.</source>
        <translation>Was gesendet wurde, wird aufbewahrt, solange die Partie geöffnet ist. Lesen kannst du es erst, wenn sie vorbei ist: Vorher könnte etwas darin stehen, das du nicht sehen darfst.</translation>
    </message>
    <message>
        <source>Exercise {number} of {all}.</source>
        <translation>Übung {number} von {all}.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Exercises: {due} due today</source>
        <translation>Übungen: {due} heute fällig</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>Fairer Anteil</translation>
    </message>
    <message>
        <source>Favorite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>For {seats}</source>
        <translation>für {seats}</translation>
    </message>
    <message>
        <source>From now on, a bot plays for {player}.</source>
        <translation>Ab jetzt spielt ein Bot für {player}.</translation>
    </message>
    <message>
        <source>From now on, this game counts as assisted.</source>
        <translation>Ab jetzt gilt dies als Partie mit Hilfe.</translation>
    </message>
    <message>
        <source>From now on, {player} plays in person.</source>
        <translation>Ab jetzt spielt {player} selbst.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Get a hint; press again for more.</source>
        <translation>Einen Tipp holen; noch einmal drücken, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>Go back to the review this practice game came from.</source>
        <translation>Zurück zur Analyse, aus der die Übungspartie stammt.</translation>
    </message>
    <message>
        <source>Go to the cheat sheet.</source>
        <translation>Zur Spielhilfe gehen.</translation>
    </message>
    <message>
        <source>Go to the list of moves.</source>
        <translation>Zur Liste der möglichen Züge gehen.</translation>
    </message>
    <message>
        <source>Go to the log.</source>
        <translation>Zum Verlauf gehen.</translation>
    </message>
    <message>
        <source>Go to the next or previous part of the window.</source>
        <translation>Zum nächsten oder vorigen Teil des Fensters gehen.</translation>
    </message>
    <message>
        <source>Go to the rules, or to the rule named when a move is refused.</source>
        <translation>Zu den Regeln gehen oder zu der Regel, die den abgelehnten Zug verbietet.</translation>
    </message>
    <message>
        <source>Half a crown: {level} beaten with help</source>
        <translation>Eine halbe Krone: {level} mit Hilfe geschlagen</translation>
    </message>
    <message>
        <source>Hint: {what}. {more}</source>
        <translation>Tipp: {what}. {more}</translation>
    </message>
    <message>
        <source>Hover over a card</source>
        <translation>Auf eine Karte zeigen</translation>
    </message>
    <message>
        <source>How close the moves came to the best ones: 100 means no mistakes.</source>
        <translation>Wie nahe die Züge den besten kamen: 100 heißt ganz ohne Fehler.</translation>
    </message>
    <message>
        <source>How it unfolded</source>
        <translation>Wie es dazu kam</translation>
    </message>
    <message>
        <source>How this is counted</source>
        <translation>Wie gezählt wird</translation>
    </message>
    <message>
        <source>If you take a hint, this game counts as assisted. Press Hint again to get it.</source>
        <translation>Mit einem Tipp gilt dies als Partie mit Hilfe. Drück noch einmal auf „Tipp“.</translation>
    </message>
    <message>
        <source>If your keyboard has no Latin letters, or needs Shift for digits, press the key in the same place.</source>
        <translation>Hat deine Tastatur keine lateinischen Buchstaben oder braucht sie für Ziffern die Umschalttaste, drück die Taste an derselben Stelle.</translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %n day(s).</source>
        <translation>
            <numerusform>Die Übung kommt in %n Tag wieder.</numerusform>
            <numerusform>Die Übung kommt in %n Tagen wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>It looks worse, but playing both moves out did not confirm that, so it is not called poor.</source>
        <translation>Der Zug sieht schlechter aus, doch beim Durchspielen beider Züge bestätigte sich das nicht; er gilt also nicht als Fehler.</translation>
    </message>
    <message>
        <source>Jump to the first or last card of the group.</source>
        <translation>Zur ersten oder letzten Karte der Gruppe springen.</translation>
    </message>
    <message>
        <source>Keys anywhere in a game</source>
        <translation>Tasten während der Partie</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Tasten am Tisch</translation>
    </message>
    <message>
        <source>Keys in the laboratory</source>
        <translation>Tasten im Labor</translation>
    </message>
    <message>
        <source>Kind of move</source>
        <translation>Art von Zug</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Letzte 365 Tage</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Latest games, newest last: {outcomes}.</source>
        <translation>Letzte Partien, die neueste zuletzt: {outcomes}.</translation>
    </message>
    <message>
        <source>Latest games, newest on the right</source>
        <translation>Letzte Partien, rechts die neueste</translation>
    </message>
    <message>
        <source>Level by level</source>
        <translation>Stufe für Stufe</translation>
    </message>
    <message>
        <source>Look here: {zone}</source>
        <translation>Schau hierhin: {zone}</translation>
    </message>
    <message>
        <source>Looking for a hint. Press Esc to stop.</source>
        <translation>Ein Tipp wird gesucht. Abbrechen mit Esc.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Make its move, choose one of several with a button or a highlighted place, or see why it cannot be moved.</source>
        <translation>Den Zug der Karte machen, einen von mehreren mit einem Knopf oder einer leuchtenden Stelle wählen oder sehen, warum sie liegen bleiben muss.</translation>
    </message>
    <message>
        <source>Make the move with that number; type two digits for a larger one.</source>
        <translation>Den Zug mit dieser Nummer ausführen; größere Nummern mit zwei Ziffern eingeben.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Month by month</source>
        <translation>Monat für Monat</translation>
    </message>
    <message>
        <source>Move from card to card, or from place to place with a card picked up.</source>
        <translation>Von Karte zu Karte gehen oder mit einer aufgenommenen Karte von Ziel zu Ziel.</translation>
    </message>
    <message>
        <source>Move the card, pick it up, put it down, or see why it cannot be moved.</source>
        <translation>Die Karte bewegen, aufnehmen oder ablegen; geht das nicht, steht da, warum.</translation>
    </message>
    <message>
        <source>Move to {place}?</source>
        <translation>Hierhin legen: {place}?</translation>
    </message>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Zug {number} von {all}</translation>
    </message>
    <message>
        <source>Move {number}: a hint for {player}</source>
        <translation>Zug {number}: ein Tipp für {player}</translation>
    </message>
    <message>
        <source>Move {number}: a look at what {player} did</source>
        <translation>Zug {number}: ein Blick auf den Zug von {player}</translation>
    </message>
    <message>
        <source>Move {number}: {player}, level {level}</source>
        <translation>Zug {number}: {player}, Stufe {level}</translation>
    </message>
    <message>
        <source>Nearly as good</source>
        <translation>Beinahe so gut</translation>
    </message>
    <message>
        <source>No bot has been asked for a move since this game was opened.</source>
        <translation>Seit dem Öffnen dieser Partie wurde noch kein Bot nach einem Zug gefragt.</translation>
    </message>
    <message>
        <source>No clear difference so far.</source>
        <translation>Bisher kein klarer Unterschied.</translation>
    </message>
    <message>
        <source>No exercise is due today. Try a new one below.</source>
        <translation>Heute ist keine Übung fällig. Versuch unten eine neue.</translation>
    </message>
    <message>
        <source>No file manager was found. The games are kept in {folder}</source>
        <translation>Kein Dateimanager gefunden. Die Partien liegen in {folder}</translation>
    </message>
    <message>
        <source>No game matches your search.</source>
        <translation>Keine Partie passt zu deiner Suche.</translation>
    </message>
    <message>
        <source>No game was in progress.</source>
        <translation>Es lief gerade keine Partie.</translation>
    </message>
    <message>
        <source>No games saved yet.</source>
        <translation>Noch ist keine Partie gespeichert.</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Diesmal ließ sich kein Tipp finden.</translation>
    </message>
    <message>
        <source>No move cost anything to speak of.</source>
        <translation>Kein Zug hat Nennenswertes gekostet.</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>No report could be written.</source>
        <translation>Ein Bericht ließ sich nicht schreiben.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>None from your own games yet: review a game and press “Try again here” at a decision.</source>
        <translation>Noch keine Übung aus deinen Partien: Analysiere eine Partie und drück bei einer Entscheidung auf „Hier noch einmal versuchen“.</translation>
    </message>
    <message>
        <source>None of these games counts yet. Finish one alone against bots, without help, and it will count.</source>
        <translation>Noch zählt keine dieser Partien. Beende eine allein gegen Bots und ohne Hilfe, dann zählt sie.</translation>
    </message>
    <message>
        <source>None of your games has been reviewed yet. Review one to see what costs you most.</source>
        <translation>Noch keine deiner Partien ist analysiert. Analysiere eine, und du siehst hier, was dich am meisten kostet.</translation>
    </message>
    <message>
        <source>Not certain</source>
        <translation>Nicht sicher</translation>
    </message>
    <message numerus="yes">
        <source>Not finished, so neither won nor lost: %n game(s).</source>
        <translation>
            <numerusform>Nicht beendet, also weder gewonnen noch verloren: %n Partie.</numerusform>
            <numerusform>Nicht beendet, also weder gewonnen noch verloren: %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Notiz: {note}</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Heute ist nichts fällig.</translation>
    </message>
    <message>
        <source>Nothing scores yet.</source>
        <translation>Noch bringt nichts Punkte.</translation>
    </message>
    <message>
        <source>Number of cards: {number}.</source>
        <translation>Anzahl der Karten: {number}.</translation>
    </message>
    <message>
        <source>Number of tokens: {number}.</source>
        <translation>Anzahl der Marker: {number}.</translation>
    </message>
    <message>
        <source>One moment.</source>
        <translation>Einen Moment.</translation>
    </message>
    <message>
        <source>Only solo games against bots count, and only if finished without help on a deal you did not know.</source>
        <translation>Es zählen nur Partien allein gegen Bots, die ohne Hilfe beendet wurden und deren Karten vorher nicht bekannt waren.</translation>
    </message>
    <message>
        <source>Open or close this page.</source>
        <translation>Diese Seite öffnen oder schließen.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Pass the screen to {player}.</source>
        <translation>Gib den Bildschirm an {player} weiter.</translation>
    </message>
    <message>
        <source>Paste a copied game or position.</source>
        <translation>Eine kopierte Partie oder Stellung einfügen.</translation>
    </message>
    <message>
        <source>Pause or resume the bots.</source>
        <translation>Bots anhalten oder weiterspielen lassen.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Point at a card to see what it would change.</source>
        <extracomment>Below the heading of a track.</extracomment>
        <translation>Zeig auf eine Karte, um zu sehen, was sie ändert.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points from mistakes: {mistakes}; from good moves: {course}.</source>
        <translation>Punkte: {mistakes} durch Fehler, {course} durch gute Züge.</translation>
    </message>
    <message>
        <source>Points from the deal: {dealt}; from cards revealed: {revealed}.</source>
        <translation>Punkte: {dealt} durch die ausgeteilten Karten, {revealed} durch die aufgedeckten.</translation>
    </message>
    <message>
        <source>Points from the others’ moves: {others}.</source>
        <translation>Punkte: {others} durch die Züge der anderen.</translation>
    </message>
    <message>
        <source>Poor move</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Übungspartie</translation>
    </message>
    <message>
        <source>Practice, on a deal you may have known: won {won} of {games}.</source>
        <translation>Übung, vielleicht mit schon bekannten Karten: {won} von {games} gewonnen.</translation>
    </message>
    <message>
        <source>Press Hint again to see more.</source>
        <translation>Drück noch einmal auf „Tipp“, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>Press Hint again to see the move.</source>
        <translation>Drück noch einmal auf „Tipp“, um den Zug zu sehen.</translation>
    </message>
    <message>
        <source>Press Undo again to go back: this game will then count as assisted.</source>
        <translation>Drück noch einmal auf „Rückgängig“: Dann gilt dies als Partie mit Hilfe.</translation>
    </message>
    <message>
        <source>Press Undo again to play on. The first result counts, whatever follows.</source>
        <translation>Drück noch einmal auf „Rückgängig“, um weiterzuspielen. Das erste Ergebnis zählt, was auch folgt.</translation>
    </message>
    <message>
        <source>Press the button with that letter underlined.</source>
        <translation>Den Knopf drücken, in dem dieser Buchstabe unterstrichen ist.</translation>
    </message>
    <message>
        <source>Probably between</source>
        <translation>Wahrscheinlich zwischen</translation>
    </message>
    <message>
        <source>Put the card back, close a choice or a list, or return to the table.</source>
        <translation>Die Karte zurücklegen, eine Auswahl oder Liste schließen oder zum Tisch zurückkehren.</translation>
    </message>
    <message>
        <source>Qt is used under the LGPL, version 3. Its libraries are separate files in {folder}: you may replace them with your own build of the same version.</source>
        <translation>Qt wird unter der LGPL, Version 3, verwendet. Seine Bibliotheken liegen als eigene Dateien in {folder}: Du darfst sie durch selbst gebaute derselben Version ersetzen.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Rating {points}, probably between {low} and {high}. Nearest level: {level}.</source>
        <translation>Wertung {points}, wahrscheinlich zwischen {low} und {high}. Nächstliegende Stufe: {level}.</translation>
    </message>
    <message>
        <source>Ratings are worked out game by game with the Glicko method. A squire has 1,000 points; the other levels are rated by their games against one another. A lead of 100 points means winning about 64 of 100 two-player games. Ratings in different games cannot be compared.</source>
        <translation>Die Wertung wird Partie für Partie nach dem Glicko-Verfahren berechnet. Ein Knappe hat 1000 Punkte; die Wertung der anderen Stufen ergibt sich aus ihren Partien gegeneinander. Mit 100 Punkten Vorsprung gewinnt man zu zweit etwa 64 von 100 Partien. Wertungen verschiedener Spiele lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>Read that rule.</source>
        <translation>Diese Regel lesen.</translation>
    </message>
    <message>
        <source>Redo what you took back.</source>
        <translation>Wiederholen, was du rückgängig gemacht hast.</translation>
    </message>
    <message>
        <source>Replay what happened; Enter in the log does the same.</source>
        <translation>Noch einmal zeigen, was geschah; im Verlauf auch mit der Eingabetaste.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Review the last game</source>
        <translation>Letzte Partie analysieren</translation>
    </message>
    <message>
        <source>Reviewed games: {number}.</source>
        <translation>Analysierte Partien: {number}.</translation>
    </message>
    <message>
        <source>Reviewed games: {number}. No move in them is called poor.</source>
        <translation>Analysierte Partien: {number}. Kein Zug darin gilt als Fehler.</translation>
    </message>
    <message>
        <source>Reviewed games: {reviewed}. Accuracy is shown here after {number}.</source>
        <translation>Analysierte Partien: {reviewed}. Ab {number} steht hier die Genauigkeit.</translation>
    </message>
    <message>
        <source>Reviewing every move of the game. The curve appears first; to stop, leave the page.</source>
        <translation>Jeder Zug der Partie wird geprüft. Zuerst erscheint die Kurve. Verlässt du die Seite, bricht die Analyse ab.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Run in a terminal, this line gives the same SHA-256:</source>
        <translation>Im Terminal ausgeführt, ergibt diese Zeile denselben SHA-256-Wert:</translation>
    </message>
    <message>
        <source>SHA-256 of the seed:</source>
        <translation>SHA-256 des Startwerts:</translation>
    </message>
    <message>
        <source>SHA-256 of what was sent: {hash}</source>
        <translation>SHA-256 der gesendeten Daten: {hash}</translation>
    </message>
    <message>
        <source>Save the games as CSV…</source>
        <translation>Partien als CSV speichern …</translation>
    </message>
    <message>
        <source>Seed of the deal: {seed}</source>
        <translation>Startwert fürs Mischen: {seed}</translation>
    </message>
    <message numerus="yes">
        <source>Several people at one table: %n game(s).</source>
        <translation>
            <numerusform>Mehrere Personen an einem Tisch: %n Partie.</numerusform>
            <numerusform>Mehrere Personen an einem Tisch: %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several people at one table: won {won} of {games}.</source>
        <translation>Mehrere Personen an einem Tisch: {won} von {games} gewonnen.</translation>
    </message>
    <message>
        <source>Several people or none</source>
        <translation>Mehrere Personen oder keine</translation>
    </message>
    <message>
        <source>Share of the win</source>
        <translation>Anteil am Sieg</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Geteilter Sieg</translation>
    </message>
    <message>
        <source>Show how the score is made up.</source>
        <translation>Zeigen, wie sich die Punktzahl des Spielers zusammensetzt.</translation>
    </message>
    <message>
        <source>Show it large, with its ability.</source>
        <translation>Sie groß und mit ihrer Fähigkeit zeigen.</translation>
    </message>
    <message>
        <source>Show or hide how the scores are made up.</source>
        <translation>Zeigen oder verbergen, wie sich die Punktzahlen zusammensetzen.</translation>
    </message>
    <message>
        <source>Show the card large, with its ability.</source>
        <translation>Die Karte groß und mit ihrer Fähigkeit zeigen.</translation>
    </message>
    <message>
        <source>Shown: {shown} of {games}.</source>
        <translation>Angezeigt: {shown} von {games}.</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Skip the animation; Enter, Space, and Esc do the same.</source>
        <translation>Die Bewegung überspringen; auch mit Eingabe, Leertaste oder Esc.</translation>
    </message>
    <message>
        <source>Solve two of three on the first try. You may try this station again.</source>
        <translation>Löse zwei von dreien auf Anhieb. Du kannst diese Station noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Solved at least once. Due today: {due}.</source>
        <translation>Mindestens einmal gelöst. Heute fällig:&#xa0;{due}.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>Standard error of the rating</source>
        <translation>Standardfehler der Wertung</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Noch nicht gespielt</translation>
    </message>
    <message>
        <source>Study a bot long enough and you learn its habits and, from them, what it is hiding. So we trained counter-players: each sees what you would see in its place and has studied thousands of games played by the level it faces. They won:</source>
        <translation>Wer einen Bot lange studiert, lernt seine Gewohnheiten kennen und erkennt daran, was er verbirgt. Darum haben wir Gegenspieler trainiert: Jeder sieht, was du an seiner Stelle sehen würdest, und hat Tausende Partien der Stufe studiert, gegen die er spielt. So oft haben sie gegen die Stufen gewonnen:</translation>
    </message>
    <message>
        <source>Switch to full screen, or back to a window.</source>
        <translation>Zum Vollbild wechseln oder zurück zum Fenster.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Take back a move.</source>
        <translation>Einen Zug rückgängig machen.</translation>
    </message>
    <message>
        <source>That is not possible.</source>
        <translation>Das ist nicht möglich.</translation>
    </message>
    <message>
        <source>The Throne stays empty</source>
        <translation>Der Thron bleibt leer</translation>
    </message>
    <message>
        <source>The bar shows games played, the filled part shows games won, and the line across the bar marks the fair share</source>
        <translation>Der Balken zeigt die Partien, sein gefüllter Teil die Siege, der Querstrich den fairen Anteil</translation>
    </message>
    <message>
        <source>The best move was “{move}”, but nobody could have known that.</source>
        <translation>Am besten war „{move}“, doch das konnte niemand wissen.</translation>
    </message>
    <message>
        <source>The better move wins {better} of 100 such games; the move played wins {chance}.</source>
        <translation>Der bessere Zug gewinnt {better} von 100 solchen Partien, der gespielte {chance}.</translation>
    </message>
    <message>
        <source>The bot {player} gave no answer; its move was chosen at random.</source>
        <translation>Der Bot {player} hat nicht geantwortet; sein Zug wurde ausgelost.</translation>
    </message>
    <message>
        <source>The bots</source>
        <translation>Die Bots</translation>
    </message>
    <message>
        <source>The bots are paused.</source>
        <translation>Die Bots pausieren.</translation>
    </message>
    <message>
        <source>The bots are working out the odds.</source>
        <translation>Die Bots berechnen die Chancen.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Mischen</translation>
    </message>
    <message>
        <source>The edition cannot be deleted: {reason}.</source>
        <translation>Die Edition kann nicht gelöscht werden: {reason}.</translation>
    </message>
    <message>
        <source>The edition cannot be saved: {reason}.</source>
        <translation>Die Edition kann nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>The edition is no longer saved. While it is still shown here, “Save” brings it back.</source>
        <translation>Die Edition ist nicht mehr gespeichert. Solange sie hier zu sehen ist, holt „Speichern“ sie zurück.</translation>
    </message>
    <message>
        <source>The edition is saved in {file}.</source>
        <translation>Die Edition ist in {file} gespeichert.</translation>
    </message>
    <message>
        <source>The edition is saved.</source>
        <translation>Die Edition ist gespeichert.</translation>
    </message>
    <message>
        <source>The game has been restored.</source>
        <translation>Die Partie ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>The game is over in the pasted position, so there is nothing to play.</source>
        <translation>In der eingefügten Stellung ist die Partie vorbei; es gibt nichts zu spielen.</translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation>Die Partie ist vorbei. Niemand gewinnt.</translation>
    </message>
    <message>
        <source>The game is over. These players share the win: {players}.</source>
        <translation>Die Partie ist vorbei. Den Sieg teilen sich: {players}.</translation>
    </message>
    <message>
        <source>The game is over. {players} wins.</source>
        <translation>Die Partie ist vorbei. Es gewinnt {players}.</translation>
    </message>
    <message>
        <source>The game is over. {player} has conceded.</source>
        <translation>Die Partie ist vorbei. {player} hat aufgegeben.</translation>
    </message>
    <message>
        <source>The game was deleted.</source>
        <translation>Die Partie wurde gelöscht.</translation>
    </message>
    <message>
        <source>The games were saved as {file}.</source>
        <translation>Die Partien sind als {file} gespeichert.</translation>
    </message>
    <message>
        <source>The line shows the rating; the true rating lies in the shaded area 19 times out of 20</source>
        <translation>Die Linie zeigt die Wertung; in 19 von 20 Fällen liegt die wahre im getönten Bereich</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>The position was copied as text, as you see it; the hidden cards were drawn at random.</source>
        <translation>Die Stellung ist so als Text kopiert, wie du sie siehst; verdeckte Karten darin sind ausgelost.</translation>
    </message>
    <message>
        <source>The rest are listed below.</source>
        <translation>Die übrigen sind unten aufgeführt.</translation>
    </message>
    <message>
        <source>The review cannot be started: {reason}.</source>
        <translation>Die Analyse kann nicht gestartet werden: {reason}.</translation>
    </message>
    <message>
        <source>The review is ready.</source>
        <translation>Die Analyse ist fertig.</translation>
    </message>
    <message>
        <source>The review stopped early. Open it again to retry.</source>
        <translation>Die Analyse brach vorzeitig ab. Öffne sie noch einmal, um sie neu zu starten.</translation>
    </message>
    <message>
        <source>The seed is shown once the game is over. You can then run this line in a terminal to get the same SHA-256:</source>
        <translation>Der Startwert wird nach der Partie gezeigt. Im Terminal ausgeführt, ergibt diese Zeile dann denselben SHA-256-Wert:</translation>
    </message>
    <message>
        <source>The seed was chosen or known beforehand, so this is a practice game.</source>
        <translation>Der Startwert dieser Partie war gewählt oder vorher bekannt, daher zählt sie als Übung.</translation>
    </message>
    <message>
        <source>The seed:</source>
        <translation>Der Startwert:</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>Der Wendepunkt</translation>
    </message>
    <message>
        <source>The whole game was copied as text.</source>
        <translation>Die ganze Partie ist als Text kopiert.</translation>
    </message>
    <message>
        <source>There is nothing to solve yet. Review a finished game and press “Try again here” at a decision to make it an exercise.</source>
        <translation>Noch gibt es nichts zu lösen. Analysiere eine beendete Partie und drück bei einer Entscheidung auf „Hier noch einmal versuchen“: Daraus wird eine Übung.</translation>
    </message>
    <message>
        <source>There was a better move. Take yours back?</source>
        <translation>Es gab einen besseren Zug. Deinen zurücknehmen?</translation>
    </message>
    <message>
        <source>There was never more than one possible move.</source>
        <translation>Es gab nie mehr als einen möglichen Zug.</translation>
    </message>
    <message>
        <source>Third-party code in Qt {version}</source>
        <translation>Code Dritter in Qt {version}</translation>
    </message>
    <message>
        <source>This game is in progress.</source>
        <translation>Diese Partie wird gerade gespielt.</translation>
    </message>
    <message>
        <source>This game is not finished, so you see only what everyone at the table saw.</source>
        <translation>Diese Partie ist nicht beendet: Du siehst sie so, wie alle am Tisch sie gesehen haben.</translation>
    </message>
    <message>
        <source>This game is not finished, so you see only what {player} saw.</source>
        <translation>Diese Partie ist nicht beendet: Du siehst sie so, wie {player} sie gesehen hat.</translation>
    </message>
    <message>
        <source>This game is over but still on the table.</source>
        <translation>Diese Partie ist zu Ende und liegt noch auf dem Tisch.</translation>
    </message>
    <message>
        <source>This game was played under older rules, so it is shown only as far as today’s rules allow.</source>
        <translation>Diese Partie wurde nach älteren Regeln gespielt: Du siehst sie, soweit die heutigen Regeln es zulassen.</translation>
    </message>
    <message>
        <source>This game was started under older rules.</source>
        <translation>Diese Partie wurde nach älteren Regeln begonnen.</translation>
    </message>
    <message>
        <source>This record is damaged, so it is shown only as far as it can be read.</source>
        <translation>Diese Aufzeichnung ist beschädigt: Du siehst sie, soweit sie sich lesen lässt.</translation>
    </message>
    <message>
        <source>This text is neither a game nor a position, so it cannot be pasted.</source>
        <translation>Dieser Text ist weder eine Partie noch eine Stellung und lässt sich darum nicht einfügen.</translation>
    </message>
    <message>
        <source>Throne Desktop is free software, and so is everything it is made of. Choose a part to read its license.</source>
        <translation>Throne Desktop und alles, woraus es besteht, ist freie Software. Wähle einen Teil, um seine Lizenz zu lesen.</translation>
    </message>
    <message>
        <source>Time is up, but you may finish this one · {solved} solved</source>
        <translation>Die Zeit ist um, doch diese Übung darfst du noch lösen · {solved} gelöst</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Too few games to say more.</source>
        <translation>Zu wenige Partien, um mehr zu sagen.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>Turn {number}: {player}</source>
        <translation>Zug {number}: {player}</translation>
    </message>
    <message>
        <source>Turn {turn}, move {number}</source>
        <translation>Zug {turn}, Schritt {number}</translation>
    </message>
    <message>
        <source>Turn {turn}, {player}: {chance}%</source>
        <translation>Zug {turn}, {player}: {chance}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}, {player}: {chance}%, after a move that cost %n point(s)</source>
        <translation>
            <numerusform>Zug {turn}, {player}: {chance}&#xa0;%, nach einem Zug, der %n Punkt kostete</numerusform>
            <numerusform>Zug {turn}, {player}: {chance}&#xa0;%, nach einem Zug, der %n Punkte kostete</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}: {move}</source>
        <translation>Zug {turn}: {move}</translation>
    </message>
    <message>
        <source>Turning point: turn {number} of {all}</source>
        <translation>Wendepunkt: Zug {number} von {all}</translation>
    </message>
    <message>
        <source>Week by week</source>
        <translation>Woche für Woche</translation>
    </message>
    <message>
        <source>Week of</source>
        <translation>Woche ab</translation>
    </message>
    <message>
        <source>What costs most</source>
        <translation>Was am meisten kostet</translation>
    </message>
    <message>
        <source>What costs you most: {fault} ({game}).</source>
        <translation>Am meisten kostet dich: {fault} ({game}).</translation>
    </message>
    <message>
        <source>What could be known</source>
        <translation>Was man wissen konnte</translation>
    </message>
    <message>
        <source>What was true</source>
        <translation>Wie es wirklich war</translation>
    </message>
    <message>
        <source>Where the score comes from</source>
        <translation>Woraus das Ergebnis besteht</translation>
    </message>
    <message>
        <source>Which of these moves?</source>
        <translation>Welcher dieser Züge?</translation>
    </message>
    <message>
        <source>Winner: {player}, {score}</source>
        <translation>Gewonnen: {player}, {score}</translation>
    </message>
    <message>
        <source>Wins over time</source>
        <translation>Siege im Lauf der Zeit</translation>
    </message>
    <message>
        <source>With help, such as a hint or a look at what was hidden: won {won} of {games}.</source>
        <translation>Mit Hilfe, etwa einem Tipp oder einem Blick auf Verdecktes: {won} von {games} gewonnen.</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Mit der Maus</translation>
    </message>
    <message numerus="yes">
        <source>With these cards, the better move gained %n point(s).</source>
        <translation>
            <numerusform>Bei diesen Karten hätte der bessere Zug %n Punkt mehr gebracht.</numerusform>
            <numerusform>Bei diesen Karten hätte der bessere Zug %n Punkte mehr gebracht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these cards, the move played gained %n point(s): that was luck.</source>
        <translation>
            <numerusform>Bei diesen Karten brachte der gespielte Zug %n Punkt mehr: Das war Glück.</numerusform>
            <numerusform>Bei diesen Karten brachte der gespielte Zug %n Punkte mehr: Das war Glück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won {won} of {games} and shared {shared}. A fair share would be {fair}.</source>
        <translation>{won} von {games} gewonnen, {shared} geteilt. Fair wären {fair}.</translation>
    </message>
    <message>
        <source>Won {won} of {games}. A fair share would be {fair}.</source>
        <translation>{won} von {games} gewonnen. Fair wären {fair}.</translation>
    </message>
    <message>
        <source>Won, out of those played to the end. Days in a row so far: {row}.</source>
        <translation>Siege in beendeten Partien. Bisherige Tage in Folge: {row}.</translation>
    </message>
    <message>
        <source>Worlds imagined: {worlds}. Simulations: {simulations}.</source>
        <translation>Vorgestellte Welten: {worlds}. Simulationen: {simulations}.</translation>
    </message>
    <message>
        <source>Worth another try: {player}</source>
        <translation>Einen neuen Versuch wert: {player}</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Year by year</source>
        <translation>Jahr für Jahr</translation>
    </message>
    <message>
        <source>You are clearly above it.</source>
        <translation>Du liegst klar darüber.</translation>
    </message>
    <message>
        <source>You are clearly below it.</source>
        <translation>Du liegst klar darunter.</translation>
    </message>
    <message>
        <source>You are playing on from the pasted position, as practice. This game is not saved.</source>
        <translation>Du spielst von der eingefügten Stellung aus weiter, zur Übung. Diese Partie wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>You are playing on. The first result counts, whatever follows.</source>
        <translation>Du spielst weiter. Das erste Ergebnis zählt, was auch folgt.</translation>
    </message>
    <message>
        <source>You are trying again from here, as practice. Press V to go back to the review.</source>
        <translation>Du versuchst es ab hier noch einmal, zur Übung. V führt zurück zur Analyse.</translation>
    </message>
    <message numerus="yes">
        <source>You get a rating after {number} games; so far %n game(s) count toward it.</source>
        <translation>
            <numerusform>Ab {number} Partien steht hier eine Wertung; bisher zählt dafür %n Partie.</numerusform>
            <numerusform>Ab {number} Partien steht hier eine Wertung; bisher zählen dafür %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold the throne</source>
        <translation>Du sitzt auf dem Thron</translation>
    </message>
    <message>
        <source>You know this one by now: it will not come back.</source>
        <translation>Diese Übung sitzt: Sie kommt nicht wieder.</translation>
    </message>
    <message>
        <source>You share the throne</source>
        <translation>Du teilst dir den Thron</translation>
    </message>
    <message>
        <source>Your fair share is what you would win if all sides played equally well: one game in two against one opponent, one in four against three. Partners count as one side.</source>
        <translation>Dein fairer Anteil ist, was du gewinnen würdest, wenn alle Seiten gleich gut spielten: eine von zwei Partien gegen einen Gegner, eine von vier gegen drei. Partner zählen als eine Seite.</translation>
    </message>
    <message>
        <source>Your first game is still to come</source>
        <translation>Deine erste Partie wartet noch</translation>
    </message>
    <message>
        <source>Your game is safe: every move so far has been saved, and you can continue.</source>
        <translation>Deine Partie ist gesichert: Jeder Zug bis hierher ist aufgezeichnet, und du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>Your only move is made for you.</source>
        <translation>Dein einziger Zug wird für dich gemacht.</translation>
    </message>
    <message>
        <source>Your only move is made for you: {move}.</source>
        <translation>Dein einziger Zug wird für dich gemacht: {move}.</translation>
    </message>
    <message>
        <source>Your true share of wins probably lies between {low}% and {high}%; the fair share is {fair}%.</source>
        <translation>Dein wahrer Anteil an den Siegen liegt wahrscheinlich zwischen {low}&#xa0;% und {high}&#xa0;%; der faire ist {fair}&#xa0;%.</translation>
    </message>
    <message>
        <source>find a better way</source>
        <translation>finde einen besseren Zug</translation>
    </message>
    <message>
        <source>from the move that cost you most</source>
        <translation>zum Zug, der dich am meisten gekostet hat</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>move by move</source>
        <translation>Zug für Zug</translation>
    </message>
    <message>
        <source>new deal, same rivals</source>
        <translation>neue Karten, gleiche Gegner</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>ohne Sieger</translation>
    </message>
    <message>
        <source>percentage points of winning chance gained over any other move</source>
        <translation>Prozentpunkte mehr Gewinnchance als mit jedem anderen Zug</translation>
    </message>
    <message>
        <source>percentage points of winning chance lost</source>
        <translation>Prozentpunkte weniger Gewinnchance</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>sold out</source>
        <extracomment>At a stall whose pile has run out.</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>starts at move {move}</source>
        <translation>ab Zug {move}</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>zu wenige</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>{before} → {after}%</source>
        <translation>{before} → {after}&#xa0;%</translation>
    </message>
    <message>
        <source>{count} from your own games, {due} due today</source>
        <translation>{count} aus deinen Partien, {due} heute fällig</translation>
    </message>
    <message>
        <source>{count} ready-made, {solved} solved, {due} due today</source>
        <translation>{count} mitgelieferte, {solved} gelöst, {due} heute fällig</translation>
    </message>
    <message>
        <source>{date}: no game.</source>
        <translation>{date}: keine Partie.</translation>
    </message>
    <message>
        <source>{date}: won {won} of {games}; the fair share is {fair}.</source>
        <translation>{date}: {won} von {games} gewonnen; der faire Anteil ist {fair}.</translation>
    </message>
    <message>
        <source>{fault}, {game}. Count: {times}. Points: {points}.</source>
        <translation>{fault}, {game}. Anzahl: {times}. Punkte: {points}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>{game}, out of 100 games with {seats} players: {levels}.</source>
        <translation>{game}, von 100 Partien mit {seats} Spielern: {levels}.</translation>
    </message>
    <message>
        <source>{game}, out of 100 rounds with {seats} players: {levels}.</source>
        <translation>{game}, von 100 Runden mit {seats} Spielern: {levels}.</translation>
    </message>
    <message>
        <source>{game}, {opponents}: no game yet.</source>
        <translation>{game}, {opponents}: noch keine Partie.</translation>
    </message>
    <message>
        <source>{game}, {opponents}: {score}</source>
        <translation>{game}, {opponents}: {score}</translation>
    </message>
    <message>
        <source>{game}: the chance to win, decision by decision</source>
        <translation>{game}: die Gewinnchance, Entscheidung für Entscheidung</translation>
    </message>
    <message>
        <source>{game}: your rating</source>
        <translation>{game}: deine Wertung</translation>
    </message>
    <message>
        <source>{level} · won here: {won} of {games}</source>
        <translation>{level} · bisher: {won} von {games} gewonnen</translation>
    </message>
    <message>
        <source>{level}, level {number} of {levels}</source>
        <translation>{level}, Stufe {number} von {levels}</translation>
    </message>
    <message>
        <source>{low} and {high}</source>
        <translation>{low} und {high}</translation>
    </message>
    <message>
        <source>{low}–{high}%</source>
        <translation>{low}–{high}&#xa0;%</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} · {solved} solved</source>
        <translation>{minutes}:{seconds} · {solved} gelöst</translation>
    </message>
    <message>
        <source>{move}. {why}</source>
        <translation>{move}. {why}</translation>
    </message>
    <message numerus="yes">
        <source>{number} with %n player(s)</source>
        <translation>
            <numerusform>{number} bei %n Spieler</numerusform>
            <numerusform>{number} bei %n Spielern</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{opponents}: {score}</source>
        <translation>{opponents}: {score}</translation>
    </message>
    <message>
        <source>{players} hold the throne</source>
        <translation>Auf dem Thron: {players}</translation>
    </message>
    <message>
        <source>{player} got {gain} this round and now has {score}.</source>
        <translation>{player} bekam in dieser Runde {gain} und hat jetzt {score}.</translation>
    </message>
    <message>
        <source>{player} has conceded</source>
        <translation>{player} hat aufgegeben</translation>
    </message>
    <message>
        <source>{player} has conceded the game.</source>
        <translation>{player} hat die Partie aufgegeben.</translation>
    </message>
    <message>
        <source>{player} has {score}.</source>
        <translation>{player} hat {score}.</translation>
    </message>
    <message>
        <source>{player} holds the throne</source>
        <translation>{player} sitzt auf dem Thron</translation>
    </message>
    <message>
        <source>{player} is about to move.</source>
        <translation>Als Nächstes ist {player} dran.</translation>
    </message>
    <message>
        <source>{player} is here</source>
        <translation>{player} ist da</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <translation>{player} überlegt.</translation>
    </message>
    <message>
        <source>{player} says: {words}</source>
        <translation>{player} sagt: {words}</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player} gewinnt</translation>
    </message>
    <message>
        <source>{player} {score}</source>
        <translation>{player} {score}</translation>
    </message>
    <message>
        <source>{player}, concede the game? It ends now, and you lose.</source>
        <translation>{player}, die Partie aufgeben? Sie endet jetzt, und du verlierst sie.</translation>
    </message>
    <message>
        <source>{player}, concede the game? The others play on, with a bot in your seat.</source>
        <translation>{player}, die Partie aufgeben? Die anderen spielen weiter, mit einem Bot an deinem Platz.</translation>
    </message>
    <message>
        <source>{player}, whose turn it is: {score}</source>
        <translation>{player}, am Zug: {score}</translation>
    </message>
    <message>
        <source>{player}: {deed}</source>
        <extracomment>What a player did, for instance &quot;Ann: King revealed.&quot;</extracomment>
        <translation>{player}: {deed}</translation>
    </message>
    <message>
        <source>{player}: {prompt}</source>
        <translation>{player}: {prompt}</translation>
    </message>
    <message>
        <source>{player}: {score}</source>
        <translation>{player}: {score}</translation>
    </message>
    <message>
        <source>{player}: {sentence}</source>
        <translation>{player}: {sentence}</translation>
    </message>
    <message>
        <source>{player}: {words}</source>
        <translation>{player}: {words}</translation>
    </message>
    <message>
        <source>{player}’s chance to win, as the bots see it</source>
        <translation>Gewinnchance von {player} aus Sicht der Bots</translation>
    </message>
    <message>
        <source>{player}’s game</source>
        <translation>Partie: {player}</translation>
    </message>
    <message>
        <source>{player}’s score</source>
        <translation>Punktzahl von {player}</translation>
    </message>
    <message>
        <source>{prompt} Step {step} of {steps}.</source>
        <translation>{prompt} Schritt {step} von {steps}.</translation>
    </message>
    <message>
        <source>{round}, turn {turn}, move {number}</source>
        <translation>{round}, Zug {turn}, Schritt {number}</translation>
    </message>
    <message>
        <source>{seats} players: {won} of {games}.</source>
        <translation>Zu {seats}: {won} von {games}.</translation>
    </message>
    <message>
        <source>{solved} solved, {missed} missed</source>
        <translation>{solved} gelöst, {missed} nicht</translation>
    </message>
    <message>
        <source>{source}: {scores}.</source>
        <translation>{source}: {scores}.</translation>
    </message>
    <message>
        <source>{start}% at the beginning, {result}% at the end: luck, skill, and the other players account for the difference.</source>
        <translation>{start}&#xa0;% zu Beginn, {result}&#xa0;% am Ende: Glück, Können und die anderen erklären den Unterschied.</translation>
    </message>
    <message>
        <source>{temperament}. {manner}</source>
        <translation>{temperament}. {manner}</translation>
    </message>
    <message>
        <source>{what} Key: {key}</source>
        <translation>{what} Taste: {key}</translation>
    </message>
    <message>
        <source>{what} The game then counts as assisted. Key: {key}</source>
        <translation>{what} Die Partie zählt dann als Partie mit Hilfe. Taste: {key}</translation>
    </message>
    <message>
        <source>{what} There is something new.</source>
        <translation>{what} Es gibt Neues.</translation>
    </message>
    <message>
        <source>{when}: {scores}</source>
        <translation>{when}: {scores}</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} von {games}</translation>
    </message>
    <message>
        <source>{zone} · Point at a card in your hand to see what it would change.</source>
        <extracomment>Below a track of tokens, for instance &quot;Power · Point at a card in your hand to see what it would change.&quot;</extracomment>
        <translation>{zone} · Zeig auf eine Handkarte, um zu sehen, was sie ändern würde.</translation>
    </message>
    <message numerus="yes">
        <source>{zone}: %n card(s).</source>
        <translation>
            <numerusform>{zone}: %n Karte.</numerusform>
            <numerusform>{zone}: %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{zone}: %n token(s).</source>
        <translation>
            <numerusform>{zone}: %n Marker.</numerusform>
            <numerusform>{zone}: %n Marker.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>„{words}“</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>The bot chose “{move}”, which the rules do not allow now.</source>
        <translation>Der Bot hat „{move}“ gewählt; das erlauben die Regeln gerade nicht.</translation>
    </message>
    <message>
        <source>The bot could not choose: {reason}</source>
        <translation>Der Bot konnte nicht wählen: {reason}</translation>
    </message>
    <message>
        <source>The bot did not answer in time.</source>
        <translation>Der Bot hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The bot’s answer made no sense.</source>
        <translation>Die Antwort des Bots war unbrauchbar.</translation>
    </message>
    <message>
        <source>The bot’s process cannot be started: {reason}.</source>
        <translation>Der Prozess des Bots lässt sich nicht starten: {reason}.</translation>
    </message>
    <message>
        <source>The bot’s process ended without an answer.</source>
        <translation>Der Prozess des Bots endete ohne Antwort.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot plays this seat, and only a person can redo a move.</source>
        <translation>An diesem Platz spielt ein Bot; nur ein Mensch kann Züge wiederholen.</translation>
    </message>
    <message>
        <source>A bot plays this seat, and only a person can take a move back.</source>
        <translation>An diesem Platz spielt ein Bot; nur ein Mensch kann Züge rückgängig machen.</translation>
    </message>
    <message>
        <source>A seed is a whole number of at most {bits} bits, not {seed}.</source>
        <translation>Ein Startwert ist eine ganze Zahl von höchstens {bits} Bit, nicht {seed}.</translation>
    </message>
    <message>
        <source>An edition needs a name.</source>
        <translation>Eine Edition braucht einen Namen.</translation>
    </message>
    <message>
        <source>Another program changed {file}, so this game is now saved in {other}.</source>
        <translation>Ein anderes Programm hat {file} geändert, deshalb wird diese Partie jetzt in {other} gespeichert.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>Nothing to redo: no move has been taken back since the last one was played.</source>
        <translation>Nichts zu wiederholen: Seit dem letzten Zug wurde keiner rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Only {player}, who took these moves back, can redo them.</source>
        <translation>Nur {player} kann wiederholen, was zuletzt rückgängig gemacht wurde.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Saving works again: the whole game is in {file}.</source>
        <translation>Das Speichern klappt wieder: Die ganze Partie steht in {file}.</translation>
    </message>
    <message>
        <source>Something has been revealed since your last move, and only solo games against bots can go back past that.</source>
        <translation>Seit deinem letzten Zug wurde etwas aufgedeckt: Weiter zurück geht es nur, wenn du allein gegen Bots spielst.</translation>
    </message>
    <message>
        <source>The edition {file} cannot be used. {reason}</source>
        <extracomment>{reason} is a whole sentence.</extracomment>
        <translation>Die Edition {file} kann nicht gespielt werden. {reason}</translation>
    </message>
    <message>
        <source>The edition {file} contains “{field}”, which this program does not recognize.</source>
        <translation>In der Edition {file} steht „{field}“; das kennt dieses Programm nicht.</translation>
    </message>
    <message>
        <source>The edition {file} is damaged at “{field}” and cannot be opened.</source>
        <extracomment>{field} is a word of the file format, not translated.</extracomment>
        <translation>Die Edition {file} ist bei „{field}“ beschädigt und kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The edition {file} is for a game that this program does not have: {game}.</source>
        <translation>Die Edition {file} gehört zu einem Spiel, das dieses Programm nicht hat: {game}.</translation>
    </message>
    <message>
        <source>The edition {file} was made by a newer version of this program and cannot be opened.</source>
        <translation>Die Edition {file} stammt von einer neueren Version dieses Programms und kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The edition’s texts are too long to be saved.</source>
        <translation>Die Texte der Edition sind zu lang zum Speichern.</translation>
    </message>
    <message>
        <source>The file {file} already holds other data; a game needs a file of its own.</source>
        <translation>Die Datei {file} enthält schon andere Daten; eine Partie braucht ihre eigene Datei.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>Die Datei {file} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} has too many lines to be a game.</source>
        <translation>Die Datei {file} hat mehr Zeilen, als eine Partie haben kann.</translation>
    </message>
    <message>
        <source>The file {file} is bigger than {limit} MB, too big for a record of a game.</source>
        <translation>Die Datei {file} hat mehr als {limit} MB und ist damit zu groß für die Aufzeichnung einer Partie.</translation>
    </message>
    <message>
        <source>The file {file} is bigger than {limit} kB, too big for an edition.</source>
        <translation>Die Datei {file} hat mehr als {limit} kB und ist damit zu groß für eine Edition.</translation>
    </message>
    <message>
        <source>The file {file} is empty.</source>
        <translation>Die Datei {file} ist leer.</translation>
    </message>
    <message>
        <source>The file {file} is not a record of a game.</source>
        <translation>Die Datei {file} ist keine Aufzeichnung einer Partie.</translation>
    </message>
    <message>
        <source>The file {file} is not an edition of a game.</source>
        <extracomment>{file} is a file&apos;s name.</extracomment>
        <translation>Die Datei {file} beschreibt keine Edition eines Spiels.</translation>
    </message>
    <message>
        <source>The file {file} was missing, so the whole game was written to it again.</source>
        <translation>Die Datei {file} war verschwunden, deshalb wurde die ganze Partie neu hineingeschrieben.</translation>
    </message>
    <message>
        <source>The game cannot be written to {file}: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>Die Partie lässt sich nicht in {file} schreiben: {reason}.</translation>
    </message>
    <message>
        <source>The game in {file} is open in another window: here you can watch it, but not play it.</source>
        <translation>Die Partie in {file} ist in einem anderen Fenster offen; hier kannst du sie ansehen, aber nicht spielen.</translation>
    </message>
    <message>
        <source>The option {option} takes only {values}, not {value}.</source>
        <translation>Für die Option {option} gibt es nur {values}, nicht {value}.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} breaks rule {rule}.</source>
        <extracomment>{rule} is the number of a rule, such as R12.</extracomment>
        <translation>Die Aufzeichnung wurde verändert: Zug {number} verstößt gegen Regel {rule}.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} comes after the game was conceded.</source>
        <translation>Die Aufzeichnung wurde verändert: Zug {number} kommt erst, nachdem die Partie aufgegeben war.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} does not lead where the record says.</source>
        <translation>Die Aufzeichnung wurde verändert: Zug {number} führt nicht zur angegebenen Stellung.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} is not a move of this game.</source>
        <translation>Die Aufzeichnung wurde verändert: Zug {number} ist kein Zug dieses Spiels.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} was made by {player} out of turn.</source>
        <translation>Die Aufzeichnung wurde verändert: Zug {number} stammt von {player}, doch am Zug war jemand anderes.</translation>
    </message>
    <message>
        <source>The record was changed: nobody could have conceded the game like that after move {number}.</source>
        <translation>Die Aufzeichnung wurde verändert: Nach Zug {number} konnte niemand die Partie so aufgeben.</translation>
    </message>
    <message>
        <source>The record was changed: the undo after move {number} is wrongly marked.</source>
        <translation>Die Aufzeichnung wurde verändert: Das Rückgängigmachen nach Zug {number} ist falsch vermerkt.</translation>
    </message>
    <message>
        <source>The record was made under older rules, and its game can no longer be set up.</source>
        <translation>Die Aufzeichnung entstand nach älteren Regeln, und ihre Partie lässt sich nicht mehr aufbauen.</translation>
    </message>
    <message>
        <source>The record was made under older rules: you can watch it, but not continue it.</source>
        <translation>Die Aufzeichnung entstand nach älteren Regeln: Sie lässt sich ansehen, aber nicht fortsetzen.</translation>
    </message>
    <message>
        <source>The record {file} breaks off at line {line}; you can continue from the moves before it.</source>
        <translation>Die Aufzeichnung {file} bricht in Zeile {line} ab; mit den Zügen davor lässt sich die Partie fortsetzen.</translation>
    </message>
    <message>
        <source>The record {file} is damaged at line {line}; you can continue from the moves before it.</source>
        <translation>Die Aufzeichnung {file} ist in Zeile {line} beschädigt; mit den Zügen davor lässt sich die Partie fortsetzen.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line and cannot be opened.</source>
        <translation>Die Aufzeichnung {file} ist in der ersten Zeile beschädigt und lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line, at “{field}”, and cannot be opened.</source>
        <extracomment>{field} is a word of the file format, not translated.</extracomment>
        <translation>Die Aufzeichnung {file} ist in der ersten Zeile bei „{field}“ beschädigt und lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The record {file} is for a game that this program does not have: {game}.</source>
        <translation>Die Aufzeichnung {file} gehört zu einem Spiel, das dieses Programm nicht hat: {game}.</translation>
    </message>
    <message>
        <source>The record {file} was made by a newer version of this program and cannot be opened.</source>
        <translation>Die Aufzeichnung {file} stammt von einer neueren Version dieses Programms und lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>There is no file called {file}.</source>
        <translation>Die Datei {file} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no game called {game}; the games are: {games}.</source>
        <translation>Das Spiel {game} gibt es nicht; möglich sind: {games}.</translation>
    </message>
    <message>
        <source>There is no level called {level} in {game}; the levels are: {levels}.</source>
        <translation>Die Stufe {level} gibt es in {game} nicht; möglich sind: {levels}.</translation>
    </message>
    <message>
        <source>There is no opponent called {opponent}; the opponents are: {opponents}.</source>
        <translation>Den Gegner {opponent} gibt es nicht; möglich sind: {opponents}.</translation>
    </message>
    <message>
        <source>Turning point: round {number} of {all}</source>
        <translation>Wendepunkt: Runde {number} von {all}</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} cards; it has {number}.</source>
        <extracomment>Of an edition that players make; the cards are those of the whole deck.</extracomment>
        <translation>Bei {seats} Spielern braucht eine Edition mindestens {least} Karten; diese hat {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition of this game can have at most {most} cards, not {number}.</source>
        <translation>Bei {seats} Spielern darf eine Edition höchstens {most} Karten haben, nicht {number}.</translation>
    </message>
    <message>
        <source>You cannot make editions of {game}.</source>
        <translation>Von {game} gibt es keine eigenen Editionen.</translation>
    </message>
    <message>
        <source>You have no move to take back.</source>
        <translation>Du hast keinen Zug, den du rückgängig machen könntest.</translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>mit %n Punkt Vorsprung</numerusform>
            <numerusform>mit %n Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>tied on points</source>
        <translation>nach Punkten gleichauf</translation>
    </message>
    <message>
        <source>{game} has no card “{name}” whose number an edition can change.</source>
        <translation>{game} hat keine Karte „{name}“, deren Anzahl eine Edition ändern könnte.</translation>
    </message>
    <message>
        <source>{game} has no edition {number}, only 1 to {last}.</source>
        <translation>{game}: Edition {number} gibt es nicht, nur 1 bis {last}.</translation>
    </message>
    <message>
        <source>{game} has no number “{name}” that an edition can change.</source>
        <translation>{game} hat keine Zahl „{name}“, die eine Edition ändern könnte.</translation>
    </message>
    <message>
        <source>{game} has no option called {option}; its options are: {options}.</source>
        <translation>In {game} gibt es die Option {option} nicht, nur: {options}.</translation>
    </message>
    <message>
        <source>{game} is for {fewest} to {most} players, not {number}.</source>
        <translation>{game} ist für {fewest} bis {most} Spieler, nicht für {number}.</translation>
    </message>
    <message>
        <source>{name} can take only one seat.</source>
        <translation>{name} kann nur an einem Platz sitzen.</translation>
    </message>
    <message>
        <source>{number} bots are too many: there are only {seats} seats.</source>
        <translation>{number} Bots sind zu viele: Es gibt nur {seats} Plätze.</translation>
    </message>
    <message>
        <source>{what}: the number must be from {least} to {most}, not {number}.</source>
        <extracomment>{what} is a number&apos;s name, such as “Cards in hand”, or the name of a card, of which there are so many.</extracomment>
        <translation>{what}: erlaubt sind {least} bis {most}, nicht {number}.</translation>
    </message>
    <message>
        <source>“{text}” does not say what an edition changes, as “hand=4,joker*4” does.</source>
        <extracomment>{text} is what somebody has typed or a file holds; “hand=4,joker*4” stays as it is.</extracomment>
        <translation>Aus „{text}“ geht nicht hervor, was die Edition ändert. Richtig wäre etwa „hand=4,joker*4“.</translation>
    </message>
</context>
<context>
    <name>engine/bot</name>
    <message>
        <source>Chance picked this move.</source>
        <translation>Diesen Zug hat der Zufall gewählt.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Einen anderen Zug gibt es nicht.</translation>
    </message>
    <message>
        <source>This bot cannot move: it is another seat’s turn.</source>
        <translation>Dieser Bot kann nicht ziehen: Er ist nicht dran.</translation>
    </message>
</context>
<context>
    <name>engine/edition</name>
    <message>
        <source>A random game with {seats} players was not over after {moves} moves.</source>
        <translation>Eine Zufallspartie mit {seats} Spielern war nach {moves} Zügen noch nicht vorbei.</translation>
    </message>
    <message>
        <source>{games} random games ended after {shortest} to {longest} moves, and bots played one game with each number of players.</source>
        <extracomment>{shortest} and {longest} are numbers of moves; they are never 1.</extracomment>
        <translation>{games} Zufallspartien endeten nach {shortest} bis {longest} Zügen, und Bots spielten mit jeder Spielerzahl eine Partie.</translation>
    </message>
</context>
<context>
    <name>engine/farewell</name>
    <message>
        <source>A good game. I would gladly play it again.</source>
        <translation>Eine schöne Partie. Ich würde sie gern noch einmal spielen.</translation>
    </message>
    <message>
        <source>A sound game. Next time I will look twice.</source>
        <translation>Solide gespielt. Nächstes Mal sehe ich zweimal hin.</translation>
    </message>
    <message>
        <source>As even as balanced scales. Shall we weigh again?</source>
        <translation>Ausgewogen wie eine Waage. Wiegen wir noch einmal?</translation>
    </message>
    <message>
        <source>Cleverly done. I want my revenge.</source>
        <translation>Clever gespielt. Ich will Revanche.</translation>
    </message>
    <message>
        <source>Even. For now.</source>
        <translation>Gleichstand. Vorerst.</translation>
    </message>
    <message>
        <source>Even. That calls for another game.</source>
        <translation>Gleichstand. Das verlangt nach einer neuen Partie.</translation>
    </message>
    <message>
        <source>Even? I must have missed a trick.</source>
        <translation>Gleichstand? Da ist mir wohl ein Kniff entgangen.</translation>
    </message>
    <message>
        <source>Fair enough. I can live with that.</source>
        <translation>Das ist gerecht. Damit kann ich leben.</translation>
    </message>
    <message>
        <source>Half a win sounds like an invitation.</source>
        <translation>Ein halber Sieg klingt nach einer Einladung.</translation>
    </message>
    <message>
        <source>I could have done worse. So could you.</source>
        <translation>Ich hätte schlechter abschneiden können. Du auch.</translation>
    </message>
    <message>
        <source>I have nothing to complain about. Another one?</source>
        <translation>Ich kann mich nicht beklagen. Noch eine?</translation>
    </message>
    <message>
        <source>I keep count, you know. You may want to as well.</source>
        <translation>Ich zähle mit, weißt du. Zähl ruhig auch mit.</translation>
    </message>
    <message>
        <source>I left an opening, and you found it.</source>
        <translation>Da war wohl eine Lücke, und du hast sie gefunden.</translation>
    </message>
    <message>
        <source>I like taking risks. Today it paid off.</source>
        <translation>Ich wage gern etwas. Heute hat es sich gelohnt.</translation>
    </message>
    <message>
        <source>I was never sure of it until the end.</source>
        <translation>Sicher war ich mir bis zum Schluss nicht.</translation>
    </message>
    <message>
        <source>I will remember this. Fondly, almost.</source>
        <translation>Das merke ich mir. Beinahe gern.</translation>
    </message>
    <message>
        <source>It seems we both had something up our sleeves.</source>
        <translation>Wir hatten wohl beide etwas im Ärmel.</translation>
    </message>
    <message>
        <source>It went my way today. Next time it may go yours.</source>
        <translation>Heute lief es für mich. Nächstes Mal vielleicht für dich.</translation>
    </message>
    <message>
        <source>Neither of us blinked. Once more?</source>
        <translation>Keiner hat nachgegeben. Noch einmal?</translation>
    </message>
    <message>
        <source>Now you know some of my tricks. There are others.</source>
        <translation>Jetzt kennst du einige meiner Kniffe. Es gibt noch andere.</translation>
    </message>
    <message>
        <source>One step at a time: that is all I did.</source>
        <translation>Einen Schritt nach dem anderen, mehr war es nicht.</translation>
    </message>
    <message>
        <source>So neither of us owes the other anything. How strange.</source>
        <translation>Dann schuldet keiner dem anderen etwas. Seltsam.</translation>
    </message>
    <message>
        <source>That settles an old score. Shall we open a new one?</source>
        <translation>Damit ist eine alte Rechnung beglichen. Machen wir eine neue auf?</translation>
    </message>
    <message>
        <source>That was fun. Challenge me again.</source>
        <translation>Das hat Spaß gemacht. Fordere mich wieder heraus.</translation>
    </message>
    <message>
        <source>This one is yours. The next one is mine.</source>
        <translation>Diese Partie gehört dir. Die nächste hole ich mir.</translation>
    </message>
    <message>
        <source>Well played. You earned that.</source>
        <translation>Gut gespielt. Das hast du verdient.</translation>
    </message>
    <message>
        <source>Well won. I would risk it all again.</source>
        <translation>Schöner Sieg. Ich würde alles wieder wagen.</translation>
    </message>
    <message>
        <source>You kept your nerve. I want a rematch.</source>
        <translation>Du hast die Nerven behalten. Ich will noch eine Partie.</translation>
    </message>
    <message>
        <source>You saw through me. I must think of something new.</source>
        <translation>Du hast mich durchschaut. Ich muss mir etwas Neues ausdenken.</translation>
    </message>
    <message>
        <source>You will see it coming next time, I am sure.</source>
        <translation>Nächstes Mal siehst du es kommen, da bin ich sicher.</translation>
    </message>
</context>
<context>
    <name>engine/greeting</name>
    <message>
        <source>A streak like mine has to end one day. Go on, end it.</source>
        <translation>Eine Serie wie meine muss einmal enden. Na los, beende sie.</translation>
    </message>
    <message>
        <source>After last time I had to think of something. I did.</source>
        <translation>Nach dem letzten Mal brauchte ich eine neue Idee. Ich habe eine.</translation>
    </message>
    <message>
        <source>Good to see you again. Let us take our time.</source>
        <translation>Schön, dich wiederzusehen. Lassen wir uns Zeit.</translation>
    </message>
    <message>
        <source>I am on a roll. Somebody has to stop me. Why not you?</source>
        <translation>Bei mir läuft es gerade. Jemand muss mich aufhalten. Warum nicht du?</translation>
    </message>
    <message>
        <source>I have not forgotten last time.</source>
        <translation>Das letzte Mal habe ich nicht vergessen.</translation>
    </message>
    <message>
        <source>I have quite a few wins by now. Come and take one back.</source>
        <translation>Inzwischen habe ich so einige Siege. Hol dir einen zurück.</translation>
    </message>
    <message>
        <source>I have stopped counting. No, I have not.</source>
        <translation>Ich zähle nicht mehr mit. Doch, ich zähle.</translation>
    </message>
    <message>
        <source>I have won a few in a row. It cannot last.</source>
        <translation>Ich habe ein paarmal hintereinander gewonnen. Ewig kann das nicht so weitergehen.</translation>
    </message>
    <message>
        <source>I learned from last time. That is all.</source>
        <translation>Ich habe aus dem letzten Mal gelernt, das ist alles.</translation>
    </message>
    <message>
        <source>I won last time, but I take nothing for granted.</source>
        <translation>Letztes Mal habe ich gewonnen, aber darauf verlasse ich mich nicht.</translation>
    </message>
    <message>
        <source>I won last time. Will you challenge me once more?</source>
        <translation>Letztes Mal habe ich gewonnen. Traust du dich noch einmal?</translation>
    </message>
    <message>
        <source>I won last time. You will want revenge.</source>
        <translation>Letztes Mal habe ich gewonnen. Das wirst du mir heimzahlen wollen.</translation>
    </message>
    <message>
        <source>It has worked several times in a row. How many more?</source>
        <translation>Es hat mehrmals hintereinander geklappt. Wie oft wohl noch?</translation>
    </message>
    <message>
        <source>Last time I fooled you. Today you fooled me.</source>
        <translation>Letztes Mal habe ich dich hereingelegt. Heute hast du mich hereingelegt.</translation>
    </message>
    <message>
        <source>Last time I left an opening. I have been looking for it since.</source>
        <translation>Letztes Mal habe ich eine Lücke gelassen. Seither suche ich sie.</translation>
    </message>
    <message>
        <source>Last time it went my way. Let us see about today.</source>
        <translation>Letztes Mal lief es für mich. Mal sehen, wie es heute wird.</translation>
    </message>
    <message>
        <source>Last time was mine, this one is yours. The scales are balanced.</source>
        <translation>Die letzte Partie ging an mich, diese an dich. Die Waage steht im Gleichgewicht.</translation>
    </message>
    <message>
        <source>Last time was yours, today is mine. That is fair.</source>
        <translation>Letztes Mal du, heute ich. Das ist gerecht.</translation>
    </message>
    <message>
        <source>Last time you did not see it coming. Will you now?</source>
        <translation>Letztes Mal hast du es nicht kommen sehen. Und heute?</translation>
    </message>
    <message>
        <source>Last time you had me. Today I risked more.</source>
        <translation>Letztes Mal hast du mich erwischt. Heute habe ich mehr gewagt.</translation>
    </message>
    <message>
        <source>Several wins in a row, and not one of them felt safe.</source>
        <translation>Mehrere Siege hintereinander, und keiner davon fühlte sich sicher an.</translation>
    </message>
    <message>
        <source>Several wins in a row. You may guess how I do it.</source>
        <translation>Mehrere Siege hintereinander. Rate ruhig, wie ich das mache.</translation>
    </message>
    <message>
        <source>So we are even for last time.</source>
        <translation>Damit sind wir quitt für das letzte Mal.</translation>
    </message>
    <message>
        <source>So we meet again. I am glad of it.</source>
        <translation>So sieht man sich wieder. Das freut mich.</translation>
    </message>
    <message>
        <source>So you got even. I would not have it any other way.</source>
        <translation>Du hast dich also revanchiert. Anders hätte ich es gar nicht gewollt.</translation>
    </message>
    <message>
        <source>That makes several in a row. Your turn will come.</source>
        <translation>Das sind mehrere Siege hintereinander. Deine Zeit kommt noch.</translation>
    </message>
    <message>
        <source>There you are. We are not done with each other.</source>
        <translation>Da bist du ja. Wir sind noch nicht fertig miteinander.</translation>
    </message>
    <message>
        <source>Things have gone my way for a while. That makes me wary.</source>
        <translation>Es lief eine ganze Weile gut für mich. Das macht mich vorsichtig.</translation>
    </message>
    <message>
        <source>We know each other. Or so each of us believes.</source>
        <translation>Wir kennen uns. Das glauben wir zumindest beide.</translation>
    </message>
    <message>
        <source>Whichever door I guard, you find the other one.</source>
        <translation>Welche Tür ich auch bewache, du findest die andere.</translation>
    </message>
    <message>
        <source>You again. That promises to be fun.</source>
        <translation>Du schon wieder. Das verspricht Spaß.</translation>
    </message>
    <message>
        <source>You beat me last time. Today I risk more.</source>
        <translation>Letztes Mal hast du mich geschlagen. Heute wage ich mehr.</translation>
    </message>
    <message>
        <source>You evened the score. Well done.</source>
        <translation>Du hast ausgeglichen. Gut gemacht.</translation>
    </message>
    <message>
        <source>You found me out again. I am running out of tricks.</source>
        <translation>Du bist mir wieder auf die Schliche gekommen. Mir gehen die Tricks aus.</translation>
    </message>
    <message>
        <source>You got even. I would have done the same.</source>
        <translation>Du hast dich revanchiert. Das hätte ich auch getan.</translation>
    </message>
    <message>
        <source>You have beaten me time and again. I am still here.</source>
        <translation>Du hast mich immer wieder geschlagen. Ich bin noch da.</translation>
    </message>
    <message>
        <source>You have won every game lately. Today I will look twice.</source>
        <translation>In letzter Zeit hast du jedes Mal gewonnen. Heute sehe ich zweimal hin.</translation>
    </message>
    <message>
        <source>You keep beating me, and I keep coming back.</source>
        <translation>Du schlägst mich immer wieder, und ich komme immer wieder.</translation>
    </message>
    <message>
        <source>You kept your nerve once more. I will be back.</source>
        <translation>Du hast wieder die Nerven behalten. Ich komme wieder.</translation>
    </message>
    <message>
        <source>You outplayed me again. I take my hat off to you.</source>
        <translation>Du hast wieder besser gespielt. Ich ziehe den Hut.</translation>
    </message>
    <message>
        <source>You owe me one more. The list grows.</source>
        <translation>Noch eine Partie, die du mir schuldest. Die Liste wird länger.</translation>
    </message>
    <message>
        <source>You owe me several games by now. I keep count.</source>
        <translation>Du schuldest mir inzwischen mehrere Partien. Ich zähle mit.</translation>
    </message>
    <message>
        <source>You read me like a book. I have changed a few pages.</source>
        <translation>Du liest in mir wie in einem Buch. Ich habe ein paar Seiten geändert.</translation>
    </message>
    <message>
        <source>You saw through me last time. I have been thinking since.</source>
        <translation>Letztes Mal hast du mich durchschaut. Seither habe ich nachgedacht.</translation>
    </message>
    <message>
        <source>You won last time. I have thought about that.</source>
        <translation>Letztes Mal hast du gewonnen. Ich habe darüber nachgedacht.</translation>
    </message>
</context>
<context>
    <name>engine/lab</name>
    <message numerus="yes">
        <source>%n card(s) still to be laid.</source>
        <translation>
            <numerusform>Es fehlt noch %n Karte.</numerusform>
            <numerusform>Es fehlen noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A position must begin with its game, one of: {games}.</source>
        <translation>Am Anfang einer Stellung steht das Spiel; möglich sind: {games}.</translation>
    </message>
    <message>
        <source>At this moment, it is {player}’s turn.</source>
        <translation>In diesem Moment ist {player} am Zug.</translation>
    </message>
    <message>
        <source>At this moment, nobody chooses in secret.</source>
        <translation>In diesem Moment wählt niemand verdeckt.</translation>
    </message>
    <message>
        <source>At this moment, these players choose in secret, in order: {players}.</source>
        <translation>In diesem Moment wählen diese Spieler verdeckt, in dieser Reihenfolge: {players}.</translation>
    </message>
    <message>
        <source>None of the games tried led to a table like this. The most common obstacle: {reason}</source>
        <translation>Keine der ausprobierten Partien führt zu so einem Tisch. Daran scheitert es am häufigsten: {reason}</translation>
    </message>
    <message>
        <source>None of the games tried led to a table like this; lay more of it by hand.</source>
        <translation>Keine der ausprobierten Partien führt zu so einem Tisch; leg selbst mehr Karten aus.</translation>
    </message>
    <message>
        <source>Nothing can happen at a table like this.</source>
        <translation>An einem solchen Tisch kann nichts geschehen.</translation>
    </message>
    <message>
        <source>Nothing more can be tried here; delete a branch first.</source>
        <translation>Hier lässt sich nichts mehr ausprobieren; lösch erst einen Zweig.</translation>
    </message>
    <message>
        <source>Once everyone has chosen, all choices are revealed together.</source>
        <translation>Haben alle gewählt, wird gemeinsam aufgedeckt.</translation>
    </message>
    <message>
        <source>Secret choices are made in turn: {player} is next.</source>
        <translation>Verdeckt gewählt wird der Reihe nach: {player} ist dran.</translation>
    </message>
    <message>
        <source>That card is not in this place.</source>
        <translation>Diese Karte liegt nicht an diesem Ort.</translation>
    </message>
    <message>
        <source>That player is not at this table.</source>
        <translation>Diesen Spieler gibt es an diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>The active player has not been chosen yet.</source>
        <translation>Noch ist nicht festgelegt, wer am Zug ist.</translation>
    </message>
    <message>
        <source>The game cannot go on after this move: the table does not add up.</source>
        <translation>Nach diesem Zug kann es nicht weitergehen: Auf dem Tisch stimmt etwas nicht.</translation>
    </message>
    <message>
        <source>The game cannot go on from here: this moment does not fit the table.</source>
        <translation>So kann es nicht weitergehen: Dieser Moment passt nicht zum Tisch.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>The moment of the game has not been chosen yet.</source>
        <translation>Der Moment der Partie ist noch nicht gewählt.</translation>
    </message>
    <message>
        <source>The position you started from cannot be deleted.</source>
        <translation>Die Stellung, von der alles andere ausgeht, lässt sich nicht löschen.</translation>
    </message>
    <message>
        <source>There is no place called {name}.</source>
        <translation>Es gibt keinen Ort namens {name}.</translation>
    </message>
    <message>
        <source>There is no setting called {name}.</source>
        <translation>Es gibt keine Einstellung namens {name}.</translation>
    </message>
    <message>
        <source>There is no {card} left in the box.</source>
        <translation>Die Karte {card} liegt nicht mehr in der Schachtel.</translation>
    </message>
    <message>
        <source>There must be an active player while the game lasts, and none once it is over.</source>
        <translation>Solange die Partie läuft, muss jemand am Zug sein; danach ist es niemand mehr.</translation>
    </message>
    <message>
        <source>This card never goes in this place.</source>
        <translation>Diese Karte liegt nie an diesem Ort.</translation>
    </message>
    <message>
        <source>This game has no phase called {name}.</source>
        <translation>Dieses Spiel hat keinen Moment namens {name}.</translation>
    </message>
    <message>
        <source>{name} cannot have this value.</source>
        <translation>{name} kann diesen Wert nicht haben.</translation>
    </message>
    <message>
        <source>{name} must be from {least} to {most} here, not {number}.</source>
        <translation>{name}: erlaubt sind hier {least} bis {most}, nicht {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n number(s) expected here.</source>
        <translation>
            <numerusform>{name}: Hier wird %n Zahl erwartet.</numerusform>
            <numerusform>{name}: Hier werden %n Zahlen erwartet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: there is no such card.</source>
        <translation>{name}: Diese Karte gibt es nicht.</translation>
    </message>
    <message>
        <source>{name}: there is no such player.</source>
        <translation>{name}: Diesen Spieler gibt es hier nicht.</translation>
    </message>
    <message>
        <source>{name}: this does not fit the rest of the table.</source>
        <translation>{name}: Das passt nicht zum Rest des Tisches.</translation>
    </message>
    <message>
        <source>{name}: this list is too long for any game.</source>
        <translation>{name}: So lang ist diese Liste in keiner Partie.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: at least %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}: In diesem Moment muss hier mindestens %n Karte liegen.</numerusform>
            <numerusform>{place}: In diesem Moment müssen hier mindestens %n Karten liegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: at most %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}: In diesem Moment darf hier höchstens %n Karte liegen.</numerusform>
            <numerusform>{place}: In diesem Moment dürfen hier höchstens %n Karten liegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: exactly %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}: In diesem Moment muss hier genau %n Karte liegen.</numerusform>
            <numerusform>{place}: In diesem Moment müssen hier genau %n Karten liegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: no cards may lie here at this moment.</source>
        <translation>{place}: In diesem Moment darf hier keine Karte liegen.</translation>
    </message>
    <message>
        <source>{player} cannot have chosen this.</source>
        <translation>Das kann {player} nicht gewählt haben.</translation>
    </message>
    <message>
        <source>{reason} {rule}</source>
        <translation>{reason} {rule}</translation>
    </message>
</context>
<context>
    <name>engine/level</name>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against knights; a fair share would be {fair}.</source>
        <translation>Gewinnt bei {seats} Spielern {won} von 10 Partien gegen Ritter; fair wären {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against marshals; a fair share would be {fair}.</source>
        <translation>Gewinnt bei {seats} Spielern {won} von 10 Partien gegen Marschälle; fair wären {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against pages; a fair share would be {fair}.</source>
        <translation>Gewinnt bei {seats} Spielern {won} von 10 Partien gegen Pagen; fair wären {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against regents; a fair share would be {fair}.</source>
        <translation>Gewinnt bei {seats} Spielern {won} von 10 Partien gegen Regenten; fair wären {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against squires; a fair share would be {fair}.</source>
        <translation>Gewinnt bei {seats} Spielern {won} von 10 Partien gegen Knappen; fair wären {fair}.</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Marschall</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Plays sensibly but makes beginner’s mistakes.</source>
        <translation>Spielt vernünftig, macht aber Anfängerfehler.</translation>
    </message>
    <message>
        <source>Regent</source>
        <translation>Regent</translation>
    </message>
    <message>
        <source>Someone who has studied this level wins {won} of 100 games with {seats} players.</source>
        <translation>Wer diese Stufe studiert hat, gewinnt bei {seats} Spielern {won} von 100 Partien.</translation>
    </message>
    <message>
        <source>Someone who has studied this level wins {won} of 100 rounds with {seats} players.</source>
        <translation>Wer diese Stufe studiert hat, gewinnt bei {seats} Spielern {won} von 100 Runden.</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Knappe</translation>
    </message>
    <message>
        <source>Thinks several moves ahead and allows for your replies.</source>
        <translation>Denkt mehrere Züge voraus und rechnet mit deinen Antworten.</translation>
    </message>
    <message>
        <source>Weighs every move and seldom misjudges one by much.</source>
        <translation>Wägt jeden Zug ab und verschätzt sich selten stark.</translation>
    </message>
    <message>
        <source>Weighs every move but often misjudges one.</source>
        <translation>Wägt jeden Zug ab, verschätzt sich aber oft.</translation>
    </message>
    <message>
        <source>Weighs every move with care, looking one move ahead.</source>
        <translation>Wägt jeden Zug sorgfältig ab, denkt aber nur einen voraus.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a knight.</source>
        <translation>Gewinnt {won} von 10 Partien gegen einen Ritter.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a marshal.</source>
        <translation>Gewinnt {won} von 10 Partien gegen einen Marschall.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a page.</source>
        <translation>Gewinnt {won} von 10 Partien gegen einen Pagen.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a regent.</source>
        <translation>Gewinnt {won} von 10 Partien gegen einen Regenten.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a squire.</source>
        <translation>Gewinnt {won} von 10 Partien gegen einen Knappen.</translation>
    </message>
    <message>
        <source>{won} against a knight</source>
        <translation>{won} gegen einen Ritter</translation>
    </message>
    <message>
        <source>{won} against a marshal</source>
        <translation>{won} gegen einen Marschall</translation>
    </message>
    <message>
        <source>{won} against a page</source>
        <translation>{won} gegen einen Pagen</translation>
    </message>
    <message>
        <source>{won} against a regent</source>
        <translation>{won} gegen einen Regenten</translation>
    </message>
    <message>
        <source>{won} against a squire</source>
        <translation>{won} gegen einen Knappen</translation>
    </message>
</context>
<context>
    <name>engine/list</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} und {last}</translation>
    </message>
    <message>
        <source>{some}, and {last}</source>
        <extracomment>Of three or more names; {some} are all but the last one, divided by commas.</extracomment>
        <translation>{some} und {last}</translation>
    </message>
</context>
<context>
    <name>engine/matching</name>
    <message>
        <source>As strong as I am: two wins above your fair share raise the level, and two below lower it. Only games without help count. A level never changes during a game.</source>
        <translation>So stark wie ich: Zwei Siege über deinem fairen Anteil heben die Stufe an, zwei darunter senken sie. Nur Partien ohne Hilfe zählen. Während einer Partie bleibt die Stufe immer gleich.</translation>
    </message>
    <message>
        <source>{level} for now. Games won at this level: {won} of {games}.</source>
        <translation>Vorerst {level}. Gewonnene Partien auf dieser Stufe: {won} von {games}.</translation>
    </message>
    <message>
        <source>{level} now. Games won one level higher: {won} of {games}.</source>
        <translation>Jetzt {level}. Gewonnene Partien eine Stufe höher: {won} von {games}.</translation>
    </message>
    <message>
        <source>{level} now. Games won one level lower: {won} of {games}.</source>
        <translation>Jetzt {level}. Gewonnene Partien eine Stufe tiefer: {won} von {games}.</translation>
    </message>
    <message>
        <source>{level} to begin with: none of your games counts yet.</source>
        <translation>{level} für den Anfang: Noch keine deiner Partien zählt.</translation>
    </message>
</context>
<context>
    <name>engine/notation</name>
    <message>
        <source>A player must be given as a whole number, not {word}.</source>
        <translation>Spieler werden als ganze Zahl angegeben, nicht als {word}.</translation>
    </message>
    <message>
        <source>A position can have at most {number} characters.</source>
        <translation>Eine Stellung hat höchstens {number} Zeichen.</translation>
    </message>
    <message>
        <source>A position must begin with its game and the number of players: {example}</source>
        <translation>Am Anfang einer Stellung stehen Spiel und Anzahl der Spieler: {example}</translation>
    </message>
    <message>
        <source>A position of {game} must begin with {id} and the number of players.</source>
        <translation>Eine Stellung von {game} beginnt mit {id} und der Anzahl der Spieler.</translation>
    </message>
    <message>
        <source>After the colon, say who decides, then give the phase: {example}</source>
        <translation>Nach dem Doppelpunkt steht, wer entscheidet, dann die Phase: {example}</translation>
    </message>
    <message>
        <source>After {before}, say what has been chosen: {example}</source>
        <translation>Nach {before} steht, was schon gewählt ist: {example}</translation>
    </message>
    <message>
        <source>An edition must be given as a whole number, not {word}.</source>
        <translation>Eine Edition wird als ganze Zahl angegeben, nicht als {word}.</translation>
    </message>
    <message>
        <source>No card had the number {number} in older files.</source>
        <translation>In früheren Dateien hatte keine Karte die Nummer {number}.</translation>
    </message>
    <message>
        <source>Some cards are not named; say where the rest are, as in {example}. Missing: {cards}.</source>
        <translation>Nicht alle Karten sind genannt; sag, wo der Rest liegt, wie in {example}. Es fehlen: {cards}.</translation>
    </message>
    <message>
        <source>The fields do not say what is in {zone}.</source>
        <translation>Aus den Feldern geht nicht hervor, was in {zone} liegt.</translation>
    </message>
    <message>
        <source>The fields put {cards} into {zone}, not {others}.</source>
        <translation>Laut den Feldern liegt in {zone} etwas anderes: {cards}, nicht {others}.</translation>
    </message>
    <message>
        <source>The game cannot go on from here: its phase or fields do not fit ({name}).</source>
        <translation>Von hier aus kann die Partie nicht weitergehen: Phase oder Felder passen nicht ({name}).</translation>
    </message>
    <message>
        <source>The game cannot go on from here: its phase or fields do not fit.</source>
        <translation>Von hier aus kann die Partie nicht weitergehen: Phase oder Felder passen nicht.</translation>
    </message>
    <message>
        <source>The game cannot go on from here: the player to move has no legal move.</source>
        <translation>Von hier aus kann die Partie nicht weitergehen: Wer entscheidet, hat keinen erlaubten Zug.</translation>
    </message>
    <message>
        <source>The number of cards must be a whole number, not {word}.</source>
        <translation>Die Anzahl der Karten muss eine ganze Zahl sein, nicht {word}.</translation>
    </message>
    <message>
        <source>The number of players must be a whole number, not {word}.</source>
        <translation>Die Anzahl der Spieler muss eine ganze Zahl sein, nicht {word}.</translation>
    </message>
    <message>
        <source>There is no card called {card}; the cards are: {cards}.</source>
        <translation>Die Karte {card} gibt es nicht, nur: {cards}.</translation>
    </message>
    <message>
        <source>There is no player {number}: this game has {seats} players.</source>
        <translation>Spieler {number} gibt es nicht: Hier spielen nur {seats}.</translation>
    </message>
    <message>
        <source>There is no {name} here. Zones: {zones}. Fields: {fields}.</source>
        <translation>{name} gibt es hier nicht. Zonen: {zones}. Felder: {fields}.</translation>
    </message>
    <message>
        <source>This is not a position from an older version.</source>
        <translation>Das ist keine Stellung einer früheren Version.</translation>
    </message>
    <message>
        <source>Too many cards: {cards}.</source>
        <translation>Zu viele Karten: {cards}.</translation>
    </message>
    <message>
        <source>`rest` needs one of these zones: {zones}.</source>
        <translation>`rest` braucht eine dieser Zonen: {zones}.</translation>
    </message>
    <message>
        <source>`{name}` must be a whole number, not {word}.</source>
        <translation>`{name}` braucht eine ganze Zahl, nicht {word}.</translation>
    </message>
    <message>
        <source>`{name}` must be numbers separated by commas, as in {example}, not {value}.</source>
        <translation>`{name}` besteht aus Zahlen mit Kommas dazwischen wie {example}, nicht aus {value}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{cards}: a zone can hold 1 to {most} cards of a kind; leave out kinds it does not hold.</source>
        <translation>{cards}: In einer Zone liegen 1 bis {most} Karten einer Art; lass weg, was dort nicht liegt.</translation>
    </message>
    <message>
        <source>{game} has no card called {card}; its cards are: {cards}.</source>
        <translation>In {game} gibt es die Karte {card} nicht, nur: {cards}.</translation>
    </message>
    <message>
        <source>{move} is not a move of {game}.</source>
        <translation>{move} ist kein Zug von {game}.</translation>
    </message>
</context>
<context>
    <name>engine/opponent</name>
    <message>
        <source>Avoids a risk where a safer move is nearly as good.</source>
        <translation>Meidet ein Risiko, wenn ein sicherer Zug fast so gut ist.</translation>
    </message>
    <message>
        <source>Has no favorite kind of move and plays what seems best.</source>
        <translation>Hat keine Vorlieben und spielt, was am besten aussieht.</translation>
    </message>
    <message>
        <source>Likes to gamble where others hold back.</source>
        <translation>Wagt gern etwas, wo andere sich zurückhalten.</translation>
    </message>
    <message>
        <source>Likes to strike back at whoever struck last.</source>
        <translation>Schlägt gern zurück, wenn jemand zugeschlagen hat.</translation>
    </message>
    <message>
        <source>Likes tricks and uses them more often than others do.</source>
        <translation>Mag Kniffe und nutzt sie öfter als andere.</translation>
    </message>
    <message>
        <source>Plays it safe more often than others.</source>
        <translation>Geht öfter als andere auf Nummer sicher.</translation>
    </message>
    <message>
        <source>Takes more risks than others.</source>
        <translation>Geht mehr Risiken ein als andere.</translation>
    </message>
    <message>
        <source>Would rather use a trick than play it straight.</source>
        <translation>Greift lieber zu einer List, als geradeheraus zu spielen.</translation>
    </message>
</context>
<context>
    <name>engine/reason</name>
    <message>
        <source>Device or resource busy</source>
        <translation>Ein anderes Programm benutzt es gerade</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Dein Speicherplatz auf dem Datenträger ist aufgebraucht</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Es gibt schon etwas mit diesem Namen</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Der Name der Datei ist zu lang</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Die Datei ist zu groß</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Das System kann damit nichts anfangen</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Das ist ein Ordner</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Die Datei oder ihr Ordner ist nicht da</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Das ist kein Ordner</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Das System erlaubt es nicht</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Du hast dort keine Zugriffsrechte</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Dort darf nur gelesen werden</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Zu viele Dateien sind offen</translation>
    </message>
</context>
<context>
    <name>engine/refusal</name>
    <message>
        <source>Not your turn: {player} is choosing.</source>
        <translation>Du bist nicht dran: {player} wählt.</translation>
    </message>
    <message>
        <source>Nothing can be done with this.</source>
        <translation>Damit kannst du hier nichts machen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>This goes here: {place}.</source>
        <translation>Das gehört hierhin: {place}.</translation>
    </message>
</context>
<context>
    <name>engine/review</name>
    <message>
        <source>This game is not over yet. A review shows what was hidden, so it has to wait until the end.</source>
        <translation>Diese Partie ist noch nicht zu Ende. Eine Analyse zeigt, was verborgen war, und wartet deshalb bis zum Schluss.</translation>
    </message>
</context>
<context>
    <name>engine/table</name>
    <message>
        <source>Lay cards on the table.</source>
        <translation>Leg Karten auf den Tisch.</translation>
    </message>
    <message>
        <source>No score yet</source>
        <translation>Noch kein Punktestand</translation>
    </message>
</context>
<context>
    <name>engine/temper</name>
    <message>
        <source>Bold</source>
        <translation>Kühn</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Cunning</source>
        <translation>Listig</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <translation>Nachtragend</translation>
    </message>
</context>
<context>
    <name>exercises</name>
    <message numerus="yes">
        <source>%n day(s) in a row.</source>
        <translation>
            <numerusform>%n Tag in Folge.</numerusform>
            <numerusform>%n Tage in Folge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved in a row.</source>
        <translation>
            <numerusform>%n in Folge gelöst.</numerusform>
            <numerusform>%n in Folge gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best so far: {timed} in three minutes, {calm} untimed.</source>
        <translation>Bestleistung: {timed} in drei Minuten, {calm} ohne Uhr.</translation>
    </message>
    <message>
        <source>Everyone gets the same one today.</source>
        <translation>Heute für alle gleich.</translation>
    </message>
    <message>
        <source>Longest streak so far: {count}.</source>
        <translation>Bisher längste Folge: {count}.</translation>
    </message>
    <message>
        <source>Not solved on the first try. There will be a new exercise tomorrow.</source>
        <translation>Nicht auf Anhieb gelöst. Morgen kommt eine neue.</translation>
    </message>
    <message>
        <source>Solve as many as you can in three minutes, with one try each. The clock stops while a table is being set up, and you may finish the last one. Untimed, a storm ends after three misses.</source>
        <translation>Löse in drei Minuten so viele Übungen, wie du schaffst, jede mit einem Versuch. Solange ein Tisch vorbereitet wird, steht die Uhr, und die letzte Übung darfst du zu Ende lösen. Ohne Uhr endet ein Sturmlauf nach drei ungelösten Übungen.</translation>
    </message>
    <message>
        <source>Solved today. There will be a new exercise tomorrow.</source>
        <translation>Heute gelöst. Morgen kommt eine neue.</translation>
    </message>
    <message>
        <source>The storm is over: {solved} solved, {missed} missed.</source>
        <translation>Der Sturmlauf ist vorbei: {solved} gelöst, {missed} nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Your rating will be shown after %n more ready-made exercise(s).</source>
        <translation>
            <numerusform>Deine Wertung siehst du nach %n weiteren mitgelieferten Übung.</numerusform>
            <numerusform>Deine Wertung siehst du nach %n weiteren mitgelieferten Übungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change}).</source>
        <translation>Deine Wertung: {rating} ({change}).</translation>
    </message>
    <message>
        <source>Your rating: {rating}.</source>
        <translation>Deine Wertung: {rating}.</translation>
    </message>
    <message>
        <source>{game} · Difficulty: {points}</source>
        <translation>{game} · Schwierigkeit: {points}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>Other moves</source>
        <translation>Andere Züge</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>The folder {folder} cannot be created: {reason}.</source>
        <translation>Der Ordner {folder} lässt sich nicht anlegen: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}.</source>
        <translation>Der Ordner {folder} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} is gone: the current player was deleted in another window.</source>
        <translation>Der Ordner {folder} ist weg: Die Person, die hier spielt, wurde in einem anderen Fenster gelöscht.</translation>
    </message>
    <message>
        <source>The user folder {folder} must be an absolute path, such as one that begins with /.</source>
        <translation>Der Benutzerordner {folder} muss ein absoluter Pfad sein, zum Beispiel mit / am Anfang.</translation>
    </message>
</context>
<context>
    <name>goals</name>
    <message>
        <source>Deed done: {deed}</source>
        <translation>Tat vollbracht: {deed}</translation>
    </message>
    <message>
        <source>Quest done: {quest}</source>
        <translation>Aufgabe erledigt: {quest}</translation>
    </message>
    <message>
        <source>Quest of the week done: {quest}</source>
        <translation>Aufgabe der Woche erledigt: {quest}</translation>
    </message>
    <message>
        <source>Solve exercises for {number} different games on the first try.</source>
        <translation>Löse Übungen zu {number} verschiedenen Spielen auf Anhieb.</translation>
    </message>
    <message>
        <source>Solve {number} exercises for this game on the first try.</source>
        <translation>Löse {number} Übungen zu diesem Spiel auf Anhieb.</translation>
    </message>
    <message>
        <source>Solve {number} exercises in a row, each on the first try.</source>
        <translation>Löse {number} Übungen in Folge, jede auf Anhieb.</translation>
    </message>
    <message>
        <source>Solve {number} exercises on the first try.</source>
        <translation>Löse {number} Übungen auf Anhieb.</translation>
    </message>
    <message>
        <source>Win a game with the maximum number of players.</source>
        <translation>Gewinne eine Partie mit so vielen Spielern wie möglich.</translation>
    </message>
    <message>
        <source>Win a game without ever leading in its first half.</source>
        <translation>Gewinne eine Partie, in deren erster Hälfte du nie geführt hast.</translation>
    </message>
    <message>
        <source>Win a game without help.</source>
        <translation>Gewinne eine Partie ohne Hilfe.</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Gewinne eine Partie.</translation>
    </message>
    <message>
        <source>Win against a level that you have not beaten yet, or against the highest.</source>
        <translation>Gewinne gegen eine Stufe, die du noch nicht geschlagen hast, oder gegen die höchste.</translation>
    </message>
</context>
<context>
    <name>household</name>
    <message>
        <source>A name cannot be empty.</source>
        <translation>Ein Name darf nicht leer sein.</translation>
    </message>
    <message>
        <source>All of {name}’s data is in {file}.</source>
        <translation>Alle Daten von {name} sind in {file}.</translation>
    </message>
    <message>
        <source>Everything saved without a name was deleted.</source>
        <translation>Alles, was ohne Namen gespeichert war, wurde gelöscht.</translation>
    </message>
    <message>
        <source>Not everything can be saved right now, so nobody else can sit down yet.</source>
        <translation>Im Moment lässt sich nicht alles speichern, deshalb kann noch niemand anders Platz nehmen.</translation>
    </message>
    <message>
        <source>Someone here is, or was, called {name}. Players’ games are told apart by name, so please choose another.</source>
        <translation>Hier heißt oder hieß schon jemand {name}. Partien werden am Namen unterschieden, also wähle bitte einen anderen.</translation>
    </message>
    <message>
        <source>There is room for only {number} players. Delete one who no longer plays.</source>
        <translation>Hier ist nur Platz für {number} Personen. Lösche eine, die nicht mehr spielt.</translation>
    </message>
    <message>
        <source>This cannot be saved in {folder}: {reason}.</source>
        <translation>Das lässt sich in {folder} nicht speichern: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>{file} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>{file} lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of this program, so nobody was added from it.</source>
        <translation>{file} stammt von einer neueren Version dieses Programms, deshalb wurde niemand daraus übernommen.</translation>
    </message>
    <message>
        <source>{file} is damaged, so nobody was added from it.</source>
        <translation>{file} ist beschädigt, deshalb wurde niemand daraus übernommen.</translation>
    </message>
    <message>
        <source>{file} is not a Throne Desktop player file.</source>
        <translation>{file} ist keine Personendatei von Throne Desktop.</translation>
    </message>
    <message>
        <source>{file} is too big for a player’s data, so nobody was added from it.</source>
        <translation>{file} ist zu groß für die Daten einer einzelnen Person, deshalb wurde niemand daraus übernommen.</translation>
    </message>
    <message>
        <source>{name} plays here now.</source>
        <translation>{name} spielt jetzt hier.</translation>
    </message>
    <message>
        <source>{name} was deleted.</source>
        <translation>{name} wurde gelöscht.</translation>
    </message>
</context>
<context>
    <name>keeping</name>
    <message>
        <source>Some data cannot be saved: {reason}.</source>
        <translation>Einige Daten können nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>The game is now saved in {file}.</source>
        <translation>Die Partie ist jetzt in {file} gespeichert.</translation>
    </message>
    <message>
        <source>The review of this game cannot be saved: {reason}.</source>
        <translation>Die Analyse dieser Partie kann nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Your crowns and deals of the day cannot be saved: {reason}.</source>
        <translation>Deine Kronen und Partien des Tages können nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Your crowns on the road cannot be saved: {reason}.</source>
        <translation>Deine Kronen vom Weg können nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Your exercises cannot be saved: {reason}.</source>
        <translation>Deine Übungen können nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Your favorites and notes cannot be saved: {reason}.</source>
        <translation>Deine Favoriten und Notizen können nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Your quests and deeds cannot be saved: {reason}.</source>
        <translation>Deine Aufgaben und Taten können nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>{reason} Saving will resume as soon as possible.</source>
        <translation>{reason} Gespeichert wird, sobald das wieder möglich ist.</translation>
    </message>
    <message>
        <source>{reason} The game goes on and will be saved as soon as possible.</source>
        <translation>{reason} Die Partie geht weiter und wird gespeichert, sobald das wieder möglich ist.</translation>
    </message>
</context>
<context>
    <name>kept</name>
    <message>
        <source>Some of your favorites and notes on games played can no longer be read. The damaged file is kept as {file}.</source>
        <translation>Einige deiner Favoriten und Notizen zu gespielten Partien lassen sich nicht mehr lesen. Die beschädigte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>Some of your saved exercise data was damaged; the rest is fine. The damaged file is kept as {file}.</source>
        <translation>Ein Teil der Daten zu deinen Übungen war beschädigt; der Rest ist unversehrt. Die beschädigte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>The file with your crowns and deals of the day was damaged, so your crowns are counted again from your games. The damaged file is kept as {file}.</source>
        <translation>Die Datei mit deinen Kronen und Partien des Tages war beschädigt. Die Kronen werden aus deinen Partien neu gezählt; die beschädigte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>The file with your crowns on the road was damaged, so some of them may be missing. The damaged file is kept as {file}.</source>
        <translation>Die Datei mit deinen Kronen vom Weg war beschädigt, deshalb können einige fehlen. Die beschädigte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>The file with your exercise rating was damaged, so some of its data may be missing. The damaged file is kept as {file}.</source>
        <translation>Die Datei mit deiner Wertung für Übungen war beschädigt, deshalb können darin Daten fehlen. Die beschädigte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>The file with your quests and deeds was damaged, so some of them may be missing. The damaged file is kept as {file}.</source>
        <translation>Die Datei mit deinen Aufgaben und Taten war beschädigt, deshalb können einige fehlen. Die beschädigte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>The program no longer knows which review this game came from. The damaged file is kept as {file}.</source>
        <translation>Aus welcher Analyse diese Partie kam, ist nicht mehr bekannt. Die beschädigte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>The review of a game was damaged, so it will be redone. The damaged file is kept as {file}.</source>
        <translation>Die Analyse einer Partie war beschädigt und wird neu erstellt. Die beschädigte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>Your favorites and notes on games played can no longer be read. The damaged file is kept as {file}.</source>
        <translation>Deine Favoriten und Notizen zu gespielten Partien lassen sich nicht mehr lesen. Die beschädigte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>Your saved exercises were damaged, so you start from scratch. The damaged file is kept as {file}.</source>
        <translation>Die Daten zu deinen Übungen waren beschädigt, deshalb fängst du von vorn an. Die beschädigte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}), so nothing is saved there.</source>
        <translation>{file} kann nicht gelesen werden ({reason}), deshalb wird dort nichts gespeichert.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of this program, so it stays as it is and nothing is saved there.</source>
        <translation>{file} stammt von einer neueren Version dieses Programms; deshalb bleibt die Datei, wie sie ist, und nichts wird darin gespeichert.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Choose a letter or a key from F1 to F12, with or without Ctrl or Shift.</source>
        <translation>Wähle einen Buchstaben oder eine Taste von F1 bis F12, auch mit Strg oder Umschalt.</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>Press a button, then the new key; Esc keeps the old one. Digits and the keys for moving between cards stay the same.</source>
        <translation>Klick auf einen Knopf und drück dann die neue Taste; mit Esc bleibt alles, wie es ist. Ziffern und die Tasten, mit denen du von Karte zu Karte gehst, bleiben gleich.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>{key} always copies or pastes.</source>
        <translation>{key} ist immer zum Kopieren oder Einfügen da.</translation>
    </message>
    <message>
        <source>{key} is already in use: {what} Give that command another key first.</source>
        <translation>{key} ist schon vergeben: {what} Gib dieser Funktion zuerst eine andere Taste.</translation>
    </message>
</context>
<context>
    <name>lab</name>
    <message>
        <source>&lt; 1%</source>
        <translation>&lt; 1 %</translation>
    </message>
    <message>
        <source>A bot weighs every move in worlds that look the same to this seat. It goes on until you stop it.</source>
        <translation>Ein Bot wägt jeden Zug in Welten ab, die von diesem Platz aus gleich aussehen. Er macht weiter, bis du ihn anhältst.</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>As everyone sees it</source>
        <translation>Aus Sicht aller</translation>
    </message>
    <message>
        <source>As the active player sees it</source>
        <translation>Aus Sicht des Spielers am Zug</translation>
    </message>
    <message>
        <source>As {player} sees it</source>
        <translation>Aus Sicht von {player}</translation>
    </message>
    <message>
        <source>Click a card to ask about it: what may be done with it, and which rule forbids the rest. No move is made.</source>
        <translation>Klick auf eine Karte: Hier steht dann, was mit ihr erlaubt ist und welche Regel alles andere verbietet. Ein Zug wird dabei nicht gemacht.</translation>
    </message>
    <message>
        <source>Click a face-down card to see what it may be, as far as this seat can tell.</source>
        <translation>Klick auf eine verdeckte Karte: Hier steht dann, was sie sein kann, soweit sich das von diesem Platz aus sagen lässt.</translation>
    </message>
    <message>
        <source>Evaluated by</source>
        <translation>Bewertet von</translation>
    </message>
    <message>
        <source>Every possible arrangement of the cards was counted, ignoring what play may give away.</source>
        <translation>Gezählt wurden alle möglichen Verteilungen der Karten, unabhängig davon, was die Spielweise verrät.</translation>
    </message>
    <message>
        <source>Legal: {move}. {rule}</source>
        <translation>Erlaubt: {move}. {rule}</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>No card can go there: drop this one on a place for cards.</source>
        <translation>Dort kann keine Karte liegen: Lass diese an einem Ort für Karten los.</translation>
    </message>
    <message>
        <source>No player</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Nobody (game over)</source>
        <translation>Niemand mehr</translation>
    </message>
    <message>
        <source>Nobody here can see what this card is.</source>
        <translation>Von hier aus sieht niemand, welche Karte das ist.</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Noch nicht gewählt</translation>
    </message>
    <message numerus="yes">
        <source>Not legal: {move}, and %n other(s) like it. {reason} {rule}</source>
        <translation>
            <numerusform>Nicht erlaubt: {move} und %n ähnlicher Zug. {reason} {rule}</numerusform>
            <numerusform>Nicht erlaubt: {move} und %n ähnliche Züge. {reason} {rule}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not legal: {move}. {reason} {rule}</source>
        <translation>Nicht erlaubt: {move}. {reason} {rule}</translation>
    </message>
    <message>
        <source>Only cards from the box can be moved.</source>
        <translation>Nur Karten aus der Schachtel lassen sich bewegen.</translation>
    </message>
    <message numerus="yes">
        <source>Solved exactly, %n turn(s) ahead. In equilibrium:</source>
        <translation>
            <numerusform>Exakt gelöst, %n Zug vorausgerechnet. Im Gleichgewicht:</numerusform>
            <numerusform>Exakt gelöst, %n Züge vorausgerechnet. Im Gleichgewicht:</numerusform>
        </translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>The evaluation cannot be started: {reason}.</source>
        <translation>Die Bewertung kann nicht beginnen: {reason}.</translation>
    </message>
    <message>
        <source>The evaluation result made no sense.</source>
        <translation>Die Bewertung war unbrauchbar.</translation>
    </message>
    <message>
        <source>The evaluation stopped early. Try again.</source>
        <translation>Die Bewertung brach ab. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>The first table</source>
        <translation>Der erste Tisch</translation>
    </message>
    <message>
        <source>The game cannot make sense of this, so the step was taken back.</source>
        <translation>Damit kann das Spiel nichts anfangen, also wurde der Schritt zurückgenommen.</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to decide.</source>
        <translation>Die Partie ist zu Ende: Es gibt nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>The other numbers of this kind are now 0.</source>
        <translation>Die anderen Zahlen dieser Art sind jetzt 0.</translation>
    </message>
    <message>
        <source>The table as a QR code: scan it with a camera to get the text.</source>
        <translation>Der Tisch als QR-Code: Eine Kamera liest daraus den Text.</translation>
    </message>
    <message>
        <source>The table was copied as a picture, as shown here.</source>
        <translation>Der Tisch ist als Bild kopiert, so wie er hier zu sehen ist.</translation>
    </message>
    <message>
        <source>The table was copied as text. Anyone who pastes it into their laboratory sees all of it.</source>
        <translation>Der Tisch ist als Text kopiert. Wer ihn in sein Labor einfügt, sieht alles.</translation>
    </message>
    <message>
        <source>The text of this table is too long for a QR code.</source>
        <translation>Der Text dieses Tisches ist zu lang für einen QR-Code.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Es wird nachgedacht …</translation>
    </message>
    <message>
        <source>This is the only move.</source>
        <translation>Das ist der einzige mögliche Zug.</translation>
    </message>
    <message>
        <source>This is the table that was pasted.</source>
        <translation>Das ist der Tisch aus der Zwischenablage.</translation>
    </message>
    <message>
        <source>This is the table you left here.</source>
        <translation>Hier liegt dein letzter Tisch.</translation>
    </message>
    <message>
        <source>This position could not be evaluated: {reason}</source>
        <translation>Diese Stellung konnte nicht bewertet werden: {reason}</translation>
    </message>
    <message>
        <source>This table is playable.</source>
        <translation>An diesem Tisch lässt sich weiterspielen.</translation>
    </message>
    <message>
        <source>Unnamed place {number}</source>
        <translation>Unbenannter Ort {number}</translation>
    </message>
    <message>
        <source>What happens at this table</source>
        <translation>Was an diesem Tisch geschieht</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>{card} × {number}</source>
        <translation>{card} × {number}</translation>
    </message>
    <message>
        <source>{card}: less than 1%</source>
        <translation>{card}: weniger als 1 %</translation>
    </message>
    <message>
        <source>{card}: no move ever names this card.</source>
        <translation>{card}: Kein Zug nennt diese Karte.</translation>
    </message>
    <message>
        <source>{card}: {chance}%</source>
        <translation>{card}: {chance} %</translation>
    </message>
    <message>
        <source>{chance} ± {off_by}%</source>
        <translation>{chance} ± {off_by} %</translation>
    </message>
    <message>
        <source>{chance}%</source>
        <translation>{chance} %</translation>
    </message>
    <message>
        <source>{move} (a mistake)</source>
        <translation>{move} (ein Fehler)</translation>
    </message>
    <message>
        <source>{move}: this seat knows that it is a mistake.</source>
        <translation>{move}: Wer hier sitzt, weiß, dass das ein Fehler ist.</translation>
    </message>
    <message>
        <source>{move}: {chance}%</source>
        <translation>{move}: {chance} %</translation>
    </message>
    <message>
        <source>{move}: {chance}%, between {low} and {high}%</source>
        <translation>{move}: {chance} %, zwischen {low} und {high} %</translation>
    </message>
    <message>
        <source>{move}: {share} in 100</source>
        <translation>{move}: {share} von 100</translation>
    </message>
    <message>
        <source>{move}: {why}</source>
        <translation>{move}: {why}</translation>
    </message>
    <message>
        <source>{name}, {number}</source>
        <translation>{name}, {number}</translation>
    </message>
    <message>
        <source>{name}, {player}</source>
        <translation>{name}, {player}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{name}: {move}</source>
        <translation>{name}: {move}</translation>
    </message>
    <message>
        <source>{page}: {game}</source>
        <translation>{page}: {game}</translation>
    </message>
    <message>
        <source>{place}, from the bottom up</source>
        <translation>{place}, von unten nach oben</translation>
    </message>
    <message>
        <source>{place}: no card here to move. See the rule for this place.</source>
        <translation>{place}: Hier liegt keine Karte, die du bewegen kannst. Sieh dir die Regel dazu an.</translation>
    </message>
    <message>
        <source>{place}: nothing here.</source>
        <translation>{place}: Hier liegt nichts.</translation>
    </message>
    <message>
        <source>{player}: {move}</source>
        <translation>{player}: {move}</translation>
    </message>
    <message>
        <source>{player}’s chance to win after each move</source>
        <translation>Gewinnchance von {player} nach jedem Zug</translation>
    </message>
    <message>
        <source>{what} Key: {key}</source>
        <translation>{what} Taste: {key}</translation>
    </message>
    <message>
        <source>{worlds} possible arrangements of the cards were sampled, ignoring what play may give away. The lines mark the margin of error.</source>
        <translation>{worlds} mögliche Verteilungen der Karten wurden ausgelost, unabhängig davon, was die Spielweise verrät. Die Striche zeigen, wie weit das Ergebnis danebenliegen kann.</translation>
    </message>
    <message>
        <source>{worlds} worlds tried so far. The lines show where unlimited thinking would end up 95 times in 100.</source>
        <translation>Bisher {worlds} Welten probiert. Die Striche zeigen, wohin unbegrenztes Nachdenken in 95 von 100 Fällen führen würde.</translation>
    </message>
    <message>
        <source>{worlds} worlds were tried. The lines show where unlimited thinking would end up 95 times in 100.</source>
        <translation>{worlds} Welten wurden durchgespielt. Die Striche zeigen, wohin unbegrenztes Nachdenken in 95 von 100 Fällen führen würde.</translation>
    </message>
    <message>
        <source>{zone} ({number})</source>
        <translation>{zone} ({number})</translation>
    </message>
    <message>
        <source>{zone}, number {number}</source>
        <translation>{zone}, Nummer {number}</translation>
    </message>
    <message>
        <source>{zone}, {player}</source>
        <translation>{zone}, {player}</translation>
    </message>
    <message>
        <source>{zone}: what a card there may be, going by what everyone knows.</source>
        <translation>{zone}: welche Karten dort liegen können, wenn man nur weiß, was alle wissen.</translation>
    </message>
    <message>
        <source>{zone}: what each of these cards may be, as far as {player} can tell.</source>
        <translation>{zone}: was jede dieser Karten sein kann, soweit {player} es wissen kann.</translation>
    </message>
    <message>
        <source>{zone}: what this card may be, as far as {player} can tell.</source>
        <translation>{zone}: was diese Karte sein kann, soweit {player} es wissen kann.</translation>
    </message>
</context>
<context>
    <name>ladder</name>
    <message>
        <source>You have beaten {opponent} with help: their picture in the arch of {game} now has half a crown.</source>
        <translation>Du hast {opponent} mit Hilfe geschlagen: Das Bild im Torbogen von {game} hat jetzt eine halbe Krone.</translation>
    </message>
    <message>
        <source>You have beaten {opponent}, whose picture now hangs in the arch of {game}.</source>
        <translation>Du hast {opponent} geschlagen: Das Bild hängt jetzt im Torbogen von {game}.</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Another move is better. Try again.</source>
        <translation>Ein anderer Zug ist besser. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Another move was better.</source>
        <translation>Ein anderer Zug war besser.</translation>
    </message>
    <message>
        <source>Done. The next table is ready.</source>
        <translation>Geschafft. Der nächste Tisch steht bereit.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>Finde den besten Zug.</translation>
    </message>
    <message>
        <source>Find the best move. You have one try.</source>
        <translation>Finde den besten Zug. Du hast einen Versuch.</translation>
    </message>
    <message>
        <source>It ends the game.</source>
        <translation>Damit endet die Partie.</translation>
    </message>
    <message>
        <source>It reveals something hidden, which may decide how the game goes on.</source>
        <translation>Dabei kommt etwas Verborgenes ans Licht; davon kann abhängen, wie es weitergeht.</translation>
    </message>
    <message>
        <source>Right, that is as good as any. {why}</source>
        <translation>Richtig, besser geht es nicht. {why}</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Sturmlauf</translation>
    </message>
    <message>
        <source>That is allowed, too. This step will return at the right moment.</source>
        <translation>Auch das ist erlaubt. Dieser Schritt kommt im passenden Moment wieder.</translation>
    </message>
    <message>
        <source>The best move. {why}</source>
        <translation>Der beste Zug. {why}</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>Die Lektion ist zu Ende.</translation>
    </message>
    <message>
        <source>Then it is someone else’s turn.</source>
        <translation>Danach ist jemand anderes dran.</translation>
    </message>
    <message>
        <source>Then you decide again.</source>
        <translation>Danach entscheidest wieder du.</translation>
    </message>
    <message>
        <source>There is nothing new here: play as you like. Point at a card or a move to read what it does.</source>
        <translation>Hier kommt nichts Neues dazu: Spiel, wie du möchtest. Zeig auf eine Karte oder einen Zug, um die Wirkung zu lesen.</translation>
    </message>
    <message>
        <source>This exercise does not fit this version’s rules.</source>
        <translation>Diese Übung passt nicht zu den Regeln dieser Version des Programms.</translation>
    </message>
    <message>
        <source>This wins {chance} of 100 such games; the best move wins {best}. Try again.</source>
        <translation>Dieser Zug gewinnt {chance} von 100 solchen Partien, der beste {best}. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Watch until it is your turn again.</source>
        <translation>Sieh zu, bis du wieder dran bist.</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Gut gemacht.</translation>
    </message>
    <message>
        <source>What you know argues against this move. Try again.</source>
        <translation>Was du weißt, spricht gegen diesen Zug. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>You have seen every step. Play on to the end; a button will then let you start a new game.</source>
        <translation>Du hast alle Schritte gesehen. Spiel bis zum Ende weiter; danach startet ein Knopfdruck eine neue Partie.</translation>
    </message>
    <message>
        <source>Your turn: find the best move. Your move is compared with it, and you may try again.</source>
        <translation>Du bist am Zug: Finde den besten Zug. Deiner wird mit ihm verglichen, und du darfst es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>{chances} {fact}</source>
        <translation>{chances} {fact}</translation>
    </message>
    <message>
        <source>{chance}% instead of {other}%.</source>
        <translation>{chance}&#xa0;% statt {other}&#xa0;%.</translation>
    </message>
    <message>
        <source>{chance}%. What you know argues against every other move.</source>
        <translation>{chance}&#xa0;%. Gegen jeden anderen Zug spricht, was du weißt.</translation>
    </message>
    <message>
        <source>{chance}%: about as good as “{other}”.</source>
        <translation>{chance}&#xa0;%: etwa so gut wie „{other}“.</translation>
    </message>
    <message>
        <source>{chance}%; “{other}” gives you {better}%.</source>
        <translation>{chance}&#xa0;%; „{other}“ bringt dir {better}&#xa0;%.</translation>
    </message>
    <message>
        <source>{move}: {why}</source>
        <translation>{move}: {why}</translation>
    </message>
</context>
<context>
    <name>learn/edition</name>
    <message>
        <source>In this edition: {changes}.</source>
        <translation>In dieser Edition: {changes}.</translation>
    </message>
    <message>
        <source>This edition’s numbers</source>
        <translation>Die Zahlen dieser Edition</translation>
    </message>
    <message>
        <source>You are playing the edition “{name}”.</source>
        <translation>Gespielt wird mit der Edition „{name}“.</translation>
    </message>
    <message>
        <source>{what}: {number} instead of {usual}</source>
        <extracomment>{what} is a number&apos;s name, such as “Cards in hand”, or the name of a card, of which there are so many.</extracomment>
        <translation>{what}: {number} statt {usual}</translation>
    </message>
    <message>
        <source>{what}: {number} instead of {usual} (at a table for {seats})</source>
        <extracomment>Like the one before; {seats} is one number of players or several, as in “2, 3”.</extracomment>
        <translation>{what}: {number} statt {usual} (Spielerzahl: {seats})</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>Assisted</source>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>Conceded by {players}</source>
        <translation>Aufgegeben von {players}</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <translation>Noch führt niemand</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Older rules</source>
        <translation>Ältere Regeln</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Shared by {players}</source>
        <translation>Geteilter Sieg: {players}</translation>
    </message>
    <message>
        <source>The damaged record {file} cannot be kept beside a repaired one: {reason}.</source>
        <translation>Die beschädigte Aufzeichnung {file} lässt sich nicht neben einer reparierten aufbewahren: {reason}.</translation>
    </message>
    <message>
        <source>The end of this record is damaged; you can watch up to that point and continue from there.</source>
        <translation>Das Ende dieser Aufzeichnung ist beschädigt; was davor steht, lässt sich ansehen und fortsetzen.</translation>
    </message>
    <message>
        <source>The file {file} cannot be moved: {reason}.</source>
        <translation>Die Datei {file} lässt sich nicht verschieben: {reason}.</translation>
    </message>
    <message>
        <source>The record of this game was damaged, so the game goes on from the last move that could be read; the damaged file is kept as {file}.</source>
        <translation>Die Aufzeichnung dieser Partie war beschädigt, daher geht es nach dem letzten lesbaren Zug weiter; die beschädigte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>This game is open in another window: {game}. Here you can watch it, but not play it.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen: {game}. Hier kannst du sie ansehen, aber nicht spielen.</translation>
    </message>
    <message>
        <source>This game was started under older rules, some of which have changed since.</source>
        <translation>Diese Partie wurde nach älteren Regeln begonnen; einige haben sich seitdem geändert.</translation>
    </message>
    <message>
        <source>Tied at {most}</source>
        <translation>Gleichstand bei {most}</translation>
    </message>
    <message>
        <source>Won by {players}</source>
        <translation>Gewonnen von {players}</translation>
    </message>
    <message numerus="yes">
        <source>You lead by %n point(s)</source>
        <translation>
            <numerusform>Du führst mit %n Punkt</numerusform>
            <numerusform>Du führst mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {most} to {second}</source>
        <translation>Du führst {most} : {second}</translation>
    </message>
    <message>
        <source>{game}, a practice game: {players}, started {when}</source>
        <translation>{game}, Übungspartie: {players}, begonnen am {when}</translation>
    </message>
    <message>
        <source>{game}: {players}, started {when}</source>
        <translation>{game}: {players}, begonnen am {when}</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads by %n point(s)</source>
        <translation>
            <numerusform>{player} führt mit %n Punkt</numerusform>
            <numerusform>{player} führt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {most} to {second}</source>
        <translation>{player} führt {most} : {second}</translation>
    </message>
    <message>
        <source>{player} {score}</source>
        <translation>{player} {score}</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Portrait of {player}: {looks}</source>
        <translation>Porträt von {player}: {looks}</translation>
    </message>
    <message>
        <source>a cook in a tall white hat</source>
        <translation>jemand mit hoher weißer Kochmütze</translation>
    </message>
    <message>
        <source>a figure in a raven mask</source>
        <translation>eine Gestalt mit Rabenmaske</translation>
    </message>
    <message>
        <source>a figure with curls and golden earrings</source>
        <translation>ein Lockenkopf mit goldenen Ohrringen</translation>
    </message>
    <message>
        <source>a jester in a cap with bells</source>
        <translation>ein Narr mit Schellenkappe</translation>
    </message>
    <message>
        <source>a knight in a great helm</source>
        <translation>ein Ritter im Topfhelm</translation>
    </message>
    <message>
        <source>a man with a mustache and a feathered hat</source>
        <translation>ein Mann mit Schnurrbart und Federhut</translation>
    </message>
    <message>
        <source>a page in a feathered cap</source>
        <translation>ein Page mit einer Feder an der Kappe</translation>
    </message>
    <message>
        <source>a redhead with a wreath of flowers</source>
        <translation>ein Rotschopf mit Blumenkranz</translation>
    </message>
    <message>
        <source>a scholar in a square cap</source>
        <translation>jemand mit Gelehrtenhut</translation>
    </message>
    <message>
        <source>a warrior with braids and a winged helmet</source>
        <translation>eine Kriegerin mit Zöpfen und Flügelhelm</translation>
    </message>
    <message>
        <source>a woman in a tall red hat with a veil</source>
        <translation>eine Frau mit hohem rotem Hut und Schleier</translation>
    </message>
    <message>
        <source>a woman in a winged white cap</source>
        <translation>eine Frau mit weißer Flügelhaube</translation>
    </message>
    <message>
        <source>a woman with round glasses and a white ruff</source>
        <translation>eine Frau mit runder Brille und weißer Halskrause</translation>
    </message>
    <message>
        <source>a young ruler with a crown</source>
        <translation>ein junges gekröntes Haupt</translation>
    </message>
    <message>
        <source>an old man in a green hood</source>
        <translation>ein alter Mann mit grüner Kapuze</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>The game could not be reviewed: {reason}</source>
        <translation>Die Partie konnte nicht analysiert werden: {reason}</translation>
    </message>
    <message>
        <source>The review result made no sense.</source>
        <translation>Die Analyse war unbrauchbar.</translation>
    </message>
</context>
<context>
    <name>rewards</name>
    <message>
        <source>Battlements</source>
        <translation>Zinnen</translation>
    </message>
    <message>
        <source>Candlelight</source>
        <translation>Kerzenschein</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Kartenrücken</translation>
    </message>
    <message>
        <source>Checkered floor</source>
        <translation>Schachbrettboden</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Morgenröte</translation>
    </message>
    <message>
        <source>Ear behind the Curtain</source>
        <translation>Ohr hinter dem Vorhang</translation>
    </message>
    <message>
        <source>Eye of the Realm</source>
        <translation>Auge des Reiches</translation>
    </message>
    <message>
        <source>Guard at the Gate</source>
        <translation>Wache am Tor</translation>
    </message>
    <message>
        <source>Hand of the King</source>
        <translation>Hand des Königs</translation>
    </message>
    <message>
        <source>Heart of the Village</source>
        <translation>Herz des Dorfes</translation>
    </message>
    <message>
        <source>Honeycomb</source>
        <translation>Honigwaben</translation>
    </message>
    <message>
        <source>Key to the Tower</source>
        <translation>Schlüssel zum Turm</translation>
    </message>
    <message>
        <source>Knots</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Lattice window</source>
        <translation>Rautenfenster</translation>
    </message>
    <message>
        <source>Laurel</source>
        <translation>Lorbeer</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Laub</translation>
    </message>
    <message>
        <source>Moonlight</source>
        <translation>Mondlicht</translation>
    </message>
    <message>
        <source>Night sky</source>
        <translation>Nachthimmel</translation>
    </message>
    <message>
        <source>Open sea</source>
        <translation>Hohe See</translation>
    </message>
    <message>
        <source>Peacock feathers</source>
        <translation>Pfauenfedern</translation>
    </message>
    <message>
        <source>Pearls</source>
        <translation>Perlen</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Blütenblätter</translation>
    </message>
    <message>
        <source>Portrait frame</source>
        <translation>Porträtrahmen</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Regen</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Seil</translation>
    </message>
    <message>
        <source>Roses</source>
        <translation>Rosen</translation>
    </message>
    <message>
        <source>Shield of the Poor</source>
        <translation>Schild der Armen</translation>
    </message>
    <message>
        <source>Stage light</source>
        <translation>Bühnenlicht</translation>
    </message>
    <message>
        <source>Stained glass</source>
        <translation>Buntglas</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Sunbeams</source>
        <translation>Sonnenstrahlen</translation>
    </message>
    <message>
        <source>Thorns</source>
        <translation>Dornen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Under the trees</source>
        <translation>Unter Bäumen</translation>
    </message>
    <message>
        <source>Underwater</source>
        <translation>Unter Wasser</translation>
    </message>
    <message>
        <source>Voice of the Council</source>
        <translation>Stimme des Rates</translation>
    </message>
    <message>
        <source>{name}, {title}</source>
        <translation>{name}, {title}</translation>
    </message>
</context>
<context>
    <name>road</name>
    <message>
        <source>Every boss is beaten. The throne is yours.</source>
        <translation>Alle Endgegner sind besiegt. Der Thron gehört dir.</translation>
    </message>
    <message>
        <source>The way to {station} is open.</source>
        <translation>Der Weg ist frei: {station}.</translation>
    </message>
    <message numerus="yes">
        <source>{station}: %n new crown(s).</source>
        <translation>
            <numerusform>{station}: %n neue Krone.</numerusform>
            <numerusform>{station}: %n neue Kronen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{station}: no new crown this time.</source>
        <translation>{station}: Diesmal gibt es keine neue Krone.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Some settings were invalid, so they were reset to their defaults; the old file is kept as {file}.</source>
        <translation>Einige Einstellungen waren ungültig und wurden auf den Standard zurückgesetzt. Die alte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>The settings cannot be saved in {file}: {reason}.</source>
        <translation>Die Einstellungen lassen sich nicht in {file} speichern: {reason}.</translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read ({reason}), so the defaults are used.</source>
        <translation>Die Einstellungen in {file} lassen sich nicht lesen ({reason}), daher gelten die Standardwerte.</translation>
    </message>
    <message>
        <source>The settings were damaged, so the defaults are used; the damaged file is kept as {file}.</source>
        <translation>Die Einstellungen waren beschädigt, daher gelten die Standardwerte; die beschädigte Datei bleibt als {file} erhalten.</translation>
    </message>
</context>
</TS>
