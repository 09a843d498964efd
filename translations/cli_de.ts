<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n exercise(s) of {game} in {file}.</source>
        <translation>
            <numerusform>%n Übung zu {game} in {file}.</numerusform>
            <numerusform>%n Übungen zu {game} in {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in turn, each {seconds} s of CPU time a measure</source>
        <translation>
            <numerusform>%n Runde im Wechsel, je Messung {seconds} s Rechenzeit</numerusform>
            <numerusform>%n Runden im Wechsel, je Messung {seconds} s Rechenzeit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>--after must be from 0 to {last}, not {number}.</source>
        <translation>--after braucht eine Anzahl Züge von 0 bis {last}, nicht {number}.</translation>
    </message>
    <message>
        <source>--after works with a recorded game, not with a position.</source>
        <translation>--after gehört zur Datei einer aufgezeichneten Partie, nicht zu einer Stellung.</translation>
    </message>
    <message>
        <source>--fill works with a position, not with a recorded game.</source>
        <translation>--fill gehört zu einer Stellung, nicht zur Datei einer aufgezeichneten Partie.</translation>
    </message>
    <message>
        <source>--from cannot be combined with --hidden: the weights it continues from fix the number of nodes.</source>
        <translation>--from geht nicht mit --hidden: Die Gewichte, mit denen es weitergeht, legen die Zahl der Knoten schon fest.</translation>
    </message>
    <message>
        <source>--from needs --policy.</source>
        <translation>--from gehört zu --policy.</translation>
    </message>
    <message>
        <source>--generations needs --story without --out: later generations play with what earlier ones wrote to the game’s folder.</source>
        <translation>--generations gehört zu --story und geht nicht mit --out: Spätere Generationen spielen mit dem, was die früheren in den Ordner des Spiels geschrieben haben.</translation>
    </message>
    <message>
        <source>--policy cannot be combined with --story or --resume: its games are played with what earlier ones taught, and are not kept.</source>
        <translation>--policy geht weder mit --story noch mit --resume: Die Partien dafür werden mit dem gespielt, was frühere gelehrt haben, und nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>--turns must be from 1 to {last}, not {number}.</source>
        <translation>--turns braucht eine Zahl von 1 bis {last}, nicht {number}.</translation>
    </message>
    <message>
        <source>95% between</source>
        <translation>95&#xa0;% zwischen</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which is not installed; in a checkout, install it with: {command}</source>
        <translation>Für einen Cluster fehlt Dask; in einem Checkout installiert es dieser Befehl: {command}</translation>
    </message>
    <message>
        <source>A comparison needs at least one round, not {number}.</source>
        <translation>Ein Vergleich braucht mindestens eine Runde, nicht {number}.</translation>
    </message>
    <message>
        <source>A ladder can have each level only once: {levels}.</source>
        <translation>Auf einer Leiter steht jede Stufe nur einmal: {levels}.</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels.</source>
        <translation>Eine Leiter braucht mindestens zwei Stufen.</translation>
    </message>
    <message>
        <source>A match needs at least one game, not {number}.</source>
        <translation>Ein Vergleich braucht mindestens eine Partie, nicht {number}.</translation>
    </message>
    <message>
        <source>A measurement cannot take {seconds} seconds.</source>
        <translation>Eine Messung kann nicht {seconds} Sekunden dauern.</translation>
    </message>
    <message>
        <source>A new game must be written into a checkout of the project, and this is not one.</source>
        <translation>Ein neues Spiel wird in einen Checkout des Projekts geschrieben, und das hier ist keiner.</translation>
    </message>
    <message>
        <source>A process ended before its work was done; perhaps memory ran out.</source>
        <translation>Ein Prozess brach vor dem Ende seiner Arbeit ab; vielleicht reichte der Speicher nicht.</translation>
    </message>
    <message>
        <source>A {level} in both seats, asked {asks} times for each decision:</source>
        <translation>{level} an beiden Plätzen, bei jeder Entscheidung {asks}-mal gefragt:</translation>
    </message>
    <message>
        <source>After ?, type the number of a rule (? R5), or a move by number or notation (? 3).</source>
        <translation>Gib nach ? die Nummer einer Regel (? R5) oder einen Zug mit Nummer oder Notation (? 3) ein.</translation>
    </message>
    <message>
        <source>Ask for at least one exercise, not {number}.</source>
        <translation>Such mindestens eine Übung, nicht {number}.</translation>
    </message>
    <message>
        <source>At the beginning:</source>
        <translation>Zu Beginn:</translation>
    </message>
    <message>
        <source>Biggest swing: after move {move}, the chance went from {before} to {after}.</source>
        <translation>Größter Sprung: Nach Zug {move} ging die Chance von {before} auf {after}.</translation>
    </message>
    <message>
        <source>CPU time, {seconds} s per measure</source>
        <translation>Rechenzeit, {seconds} s je Messung</translation>
    </message>
    <message>
        <source>Cannot create the folder {folder}: {reason}.</source>
        <translation>Der Ordner {folder} lässt sich nicht anlegen: {reason}.</translation>
    </message>
    <message>
        <source>Cannot write {file}: the folder {folder} does not exist.</source>
        <translation>{file} lässt sich nicht schreiben: Den Ordner {folder} gibt es nicht.</translation>
    </message>
    <message>
        <source>Chance decides more here than which unseen card comes next, so its outcomes cannot be enumerated.</source>
        <translation>Der Zufall entscheidet hier über mehr als die nächste ungesehene Karte, daher lassen sich seine Ausgänge nicht aufzählen.</translation>
    </message>
    <message>
        <source>Chance to win, in percentage points: start {start}, luck {luck} (dealt {dealt}, revealed {revealed}, others {others}), mistakes {mistakes}, course of the player’s turns {course}.</source>
        <translation>Gewinnchance in Prozentpunkten: Start {start}, Glück {luck} (ausgeteilt {dealt}, aufgedeckt {revealed}, andere {others}), Fehler {mistakes}, Verlauf der eigenen Züge {course}.</translation>
    </message>
    <message>
        <source>Chooses in secret.</source>
        <translation>Wählt geheim.</translation>
    </message>
    <message>
        <source>Conceded by {player}. Scores: {scores}. The seed was {seed}.</source>
        <translation>Aufgegeben von {player}. Punkte: {scores}. Der Startwert war {seed}.</translation>
    </message>
    <message>
        <source>Decisions: {number}, poor: {poor}.</source>
        <translation>Entscheidungen: {number}, davon schwach: {poor}.</translation>
    </message>
    <message>
        <source>Edition: {edition}. The bots’ strength was measured with the usual numbers, not with these.</source>
        <translation>Edition: {edition}. Die Stärke der Bots wurde mit den üblichen Zahlen gemessen, nicht mit diesen.</translation>
    </message>
    <message>
        <source>Endings can be solved for two players, not for {seats}.</source>
        <translation>Endspiele lassen sich nur für zwei Spieler lösen, nicht für {seats}.</translation>
    </message>
    <message>
        <source>Engine {version}, {build}, Python {python}</source>
        <translation>Engine {version}, {build}, Python {python}</translation>
    </message>
    <message numerus="yes">
        <source>Engine {version}, {build}, Python {python}, on {system} with %n CPU(s)</source>
        <translation>
            <numerusform>Engine {version}, {build}, Python {python}, auf {system} mit %n CPU</numerusform>
            <numerusform>Engine {version}, {build}, Python {python}, auf {system} mit %n CPUs</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished. Scores: {scores}. The seed was {seed}.</source>
        <translation>Beendet. Punkte: {scores}. Der Startwert war {seed}.</translation>
    </message>
    <message>
        <source>From here on, today’s rules forbid what was played.</source>
        <translation>Von hier an verbieten die heutigen Regeln, was gespielt wurde.</translation>
    </message>
    <message>
        <source>Games cannot be kept in {file}: {reason}.</source>
        <translation>In {file} lassen sich keine Partien speichern: {reason}.</translation>
    </message>
    <message>
        <source>Generation {number} of {last}.</source>
        <translation>Generation {number} von {last}.</translation>
    </message>
    <message>
        <source>Hint: {number}, {move}. {why}</source>
        <translation>Tipp: {number}, {move}. {why}</translation>
    </message>
    <message>
        <source>Learned from {learned} of {positions} positions. Log loss in the held-out games:</source>
        <translation>Gelernt aus {learned} von {positions} Stellungen. Log-Loss in den Testpartien:</translation>
    </message>
    <message>
        <source>Line {line} of {file} is not a game of a {kind}.</source>
        <translation>Zeile {line} von {file} enthält keine Partie der Art {kind}.</translation>
    </message>
    <message>
        <source>Log loss of the answer given in the held-out games, over {decisions} decisions:</source>
        <translation>Log-Loss der gegebenen Antwort in den Testpartien, über {decisions} Entscheidungen:</translation>
    </message>
    <message>
        <source>Log loss of the true world among {worlds} others in the held-out games, over {decisions} decisions:</source>
        <translation>Log-Loss der wahren Welt unter {worlds} anderen in den Testpartien, über {decisions} Entscheidungen:</translation>
    </message>
    <message>
        <source>Made under older rules. {changes}</source>
        <translation>Entstanden nach älteren Regeln. {changes}</translation>
    </message>
    <message>
        <source>Measuring a counter-player needs at least {least} games, not {number}.</source>
        <translation>Die Messung eines Gegenspielers braucht mindestens {least} Partien, nicht {number}.</translation>
    </message>
    <message>
        <source>Measuring chances needs at least two games, not {number}.</source>
        <translation>Um Chancen zu messen, braucht es mindestens zwei Partien, nicht {number}.</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <translation>Unter {address} antwortet kein Dask-Scheduler.</translation>
    </message>
    <message>
        <source>No bot in this game uses such values: nothing was written.</source>
        <translation>Kein Bot dieses Spiels nutzt solche Werte: Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>No move looks better.</source>
        <translation>Kein Zug sieht besser aus.</translation>
    </message>
    <message numerus="yes">
        <source>None of these games is for %n player(s).</source>
        <translation>
            <numerusform>Keines dieser Spiele ist für %n Spieler.</numerusform>
            <numerusform>Keines dieser Spiele ist für %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not allowed. {rule}: {reason}</source>
        <translation>Nicht erlaubt. {rule}: {reason}</translation>
    </message>
    <message>
        <source>Not finished. Scores: {scores}. Next to decide: {player}.</source>
        <translation>Nicht beendet. Punkte: {scores}. Als Nächstes entscheidet {player}.</translation>
    </message>
    <message>
        <source>Play card games in a terminal, or study the bots.</source>
        <translation>Im Terminal Karten spielen oder Bots untersuchen.</translation>
    </message>
    <message>
        <source>Python finds the engine in {other} before the one in {folder}.</source>
        <translation>Python findet die Engine in {other} vor der in {folder}.</translation>
    </message>
    <message>
        <source>Ratings that fit all games: {ratings}</source>
        <translation>Wertungen, die zu allen Spielen passen: {ratings}</translation>
    </message>
    <message>
        <source>SHA-256 of the seed, which is shown after the game: {hash}</source>
        <translation>SHA-256 des Startwerts, der nach der Partie gezeigt wird: {hash}</translation>
    </message>
    <message>
        <source>Seed {seed}, chosen beforehand: this game counts as practice.</source>
        <translation>Startwert {seed}, vorher gewählt: Die Partie zählt als Übung.</translation>
    </message>
    <message>
        <source>Someone has already chosen in secret here: solve the position before that choice.</source>
        <translation>Hier hat schon jemand verdeckt gewählt: Löse die Stellung vor dieser Wahl.</translation>
    </message>
    <message>
        <source>Studying a level needs at least {least} games, not {number}.</source>
        <translation>Zum Studieren einer Stufe braucht es mindestens {least} Partien, nicht {number}.</translation>
    </message>
    <message>
        <source>Studying a level needs numpy, which is not installed; in a checkout, install it with: {command}</source>
        <translation>Zum Studieren einer Stufe fehlt numpy; in einem Checkout installiert es dieser Befehl: {command}</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>The Dask scheduler at {address} vanished before the work was done.</source>
        <translation>Der Dask-Scheduler unter {address} verschwand vor dem Ende der Arbeit.</translation>
    </message>
    <message>
        <source>The chances of all seats add up to 1 to within {error}.</source>
        <translation>Die Chancen aller Plätze ergeben zusammen 1, bis auf {error}.</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>Der Cluster unter {address} hat keine Worker.</translation>
    </message>
    <message>
        <source>The current values are just as good: nothing was written.</source>
        <translation>Die jetzigen Werte sind genauso gut: Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The engine in {folder} does not run: {reason}</source>
        <translation>Die Engine in {folder} läuft nicht: {reason}</translation>
    </message>
    <message>
        <source>The figures cannot be written to {file}: {reason}.</source>
        <translation>Die Werte lassen sich nicht in {file} schreiben: {reason}.</translation>
    </message>
    <message>
        <source>The game {id} already exists.</source>
        <translation>Das Spiel {id} gibt es schon.</translation>
    </message>
    <message>
        <source>The hand-made values are just as good: nothing was written.</source>
        <translation>Die von Hand gesetzten Werte sind genauso gut: Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The level is easiest to read here; mixing its moves as in equilibrium would cut the gain by this much:</source>
        <translation>Hier ist die Stufe am leichtesten zu durchschauen; würde sie ihre Züge wie im Gleichgewicht mischen, sänke der Gewinn um so viel:</translation>
    </message>
    <message>
        <source>The seed was {seed}.</source>
        <translation>Der Startwert war {seed}.</translation>
    </message>
    <message>
        <source>The worker at {worker} does not have version {wanted} of throne-desktop.</source>
        <translation>Der Worker unter {worker} hat nicht die Version {wanted} von throne-desktop.</translation>
    </message>
    <message>
        <source>The workers at {address} each run several threads, which is no faster: start them with --nthreads 1.</source>
        <translation>Die Worker unter {address} nutzen je mehrere Threads, was nichts beschleunigt: Starte sie mit --nthreads 1.</translation>
    </message>
    <message>
        <source>The workers at {address} kept failing at the same task; perhaps they ran out of memory.</source>
        <translation>Die Worker unter {address} scheiterten immer wieder an derselben Aufgabe; vielleicht reichte ihr Speicher nicht.</translation>
    </message>
    <message>
        <source>There is no choice to make in this position.</source>
        <translation>In dieser Stellung gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>There is no measure called {name}; the measures are: {names}.</source>
        <translation>Die Messung {name} gibt es nicht; möglich sind: {names}.</translation>
    </message>
    <message>
        <source>There is no move {number}: the moves are 1 to {last}.</source>
        <translation>Zug {number} gibt es nicht: Möglich sind 1 bis {last}.</translation>
    </message>
    <message>
        <source>There is no place called {place}; the places are: {places}.</source>
        <translation>Den Ort {place} gibt es nicht, nur: {places}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}: the seats are 1 to {last}.</source>
        <translation>Platz {seat} gibt es nicht: Möglich sind 1 bis {last}.</translation>
    </message>
    <message>
        <source>These games held too little to learn from; more are needed.</source>
        <translation>Aus diesen Partien ließ sich zu wenig lernen; mehr sind nötig.</translation>
    </message>
    <message>
        <source>This ending has more than {limit} nodes: name one with fewer hidden cards, or allow more nodes with --limit.</source>
        <translation>Dieses Endspiel hat mehr als {limit} Knoten: Nenn eines mit weniger verdeckten Karten oder erlaub mit --limit mehr Knoten.</translation>
    </message>
    <message>
        <source>This game can end without a winner, so one player’s loss is not always the other’s gain.</source>
        <translation>Dieses Spiel kann ohne Sieger enden: Was die eine Seite verliert, gewinnt nicht immer die andere.</translation>
    </message>
    <message>
        <source>This game is not over, so its hidden cards stay hidden.</source>
        <translation>Diese Partie ist nicht vorbei, darum bleiben ihre verdeckten Karten verdeckt.</translation>
    </message>
    <message>
        <source>This game is over: there is nothing to solve.</source>
        <translation>Diese Partie ist vorbei, darum gibt es nichts zu lösen.</translation>
    </message>
    <message>
        <source>To learn, {name} must be at least {least}, not {number}.</source>
        <translation>Zum Lernen muss {name} mindestens {least} sein, nicht {number}.</translation>
    </message>
    <message>
        <source>Too few positions were examined; more games are needed.</source>
        <translation>Zu wenige Stellungen wurden angesehen; mehr Partien sind nötig.</translation>
    </message>
    <message>
        <source>Training needs numpy, which is not installed; in a checkout, install it with: {command}</source>
        <translation>Zum Lernen fehlt numpy; in einem Checkout installiert es dieser Befehl: {command}</translation>
    </message>
    <message>
        <source>Turning point, turn {turn}, move {move}: {changes}.</source>
        <translation>Wendepunkt, Zug {turn}, Schritt {move}: {changes}.</translation>
    </message>
    <message>
        <source>Type a number or notation to move; ? explain, h hint, {back} undo, l log, c concede, q quit.</source>
        <translation>Ziehen mit Nummer oder Notation; ? erklären, h Tipp, {back} zurücknehmen, l Verlauf, c aufgeben, q verlassen.</translation>
    </message>
    <message>
        <source>Type c again to concede: the game will end now and count as lost.</source>
        <translation>Gib noch einmal c ein, um aufzugeben: Die Partie endet jetzt und zählt als verloren.</translation>
    </message>
    <message>
        <source>Use 1 to {most} processes, not {number}.</source>
        <translation>Möglich sind 1 bis {most} Prozesse, nicht {number}.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players is for edition {learned}, not {edition}.</source>
        <translation>Für {seats} Spieler wurde mit Edition {learned} gelernt, nicht mit {edition}.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players says nothing about: {names}.</source>
        <translation>Das Gelernte für {seats} Spieler sagt nichts über: {names}.</translation>
    </message>
    <message>
        <source>What you know argues against this move. Better: {move}.</source>
        <translation>Was du weißt, spricht gegen diesen Zug. Besser: {move}.</translation>
    </message>
    <message>
        <source>With this many players, a ladder needs at least {least} games (two deals), not {number}.</source>
        <translation>Eine Leiter braucht hier mindestens {least} Partien (zwei Mischungen), nicht {number}.</translation>
    </message>
    <message>
        <source>Without git, the revision {name} cannot be found; name a folder that contains an engine.</source>
        <translation>Ohne git lässt sich die Revision {name} nicht finden; nenn einen Ordner mit einer Engine.</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>In {file} geschrieben.</translation>
    </message>
    <message>
        <source>You can already play it: {command}</source>
        <translation>Du kannst es schon spielen: {command}</translation>
    </message>
    <message>
        <source>You have had help: from now on, this game counts as assisted.</source>
        <translation>Du hast dir helfen lassen: Von jetzt an gilt dies als Partie mit Hilfe.</translation>
    </message>
    <message>
        <source>You have no decision to take back.</source>
        <translation>Du hast noch nichts entschieden, was du zurücknehmen könntest.</translation>
    </message>
    <message>
        <source>You have seen more since then. Type {back} again to go back: this game will then count as assisted.</source>
        <translation>Du hast seitdem mehr gesehen. Gib noch einmal {back} ein, um zurückzugehen: Dann gilt dies als Partie mit Hilfe.</translation>
    </message>
    <message>
        <source>Your chance to win after this move: {percent}%. {beside}</source>
        <translation>Deine Gewinnchance nach diesem Zug: {percent}&#xa0;%. {beside}</translation>
    </message>
    <message>
        <source>a number that decides all random events</source>
        <translation>eine Zahl, von der aller Zufall abhängt</translation>
    </message>
    <message>
        <source>a recorded game</source>
        <translation>eine aufgezeichnete Partie</translation>
    </message>
    <message>
        <source>a recorded game that is over</source>
        <translation>eine aufgezeichnete, beendete Partie</translation>
    </message>
    <message>
        <source>add finished games to this file, and play only those it lacks</source>
        <translation>beendete Partien an diese Datei anfügen und nur spielen, was darin fehlt</translation>
    </message>
    <message>
        <source>add to the existing exercises instead of replacing them</source>
        <translation>zu den vorhandenen Übungen hinzufügen, statt sie zu ersetzen</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>also measure a marshal of each temperament against a neutral one</source>
        <translation>auch messen, wie stark ein Marschall jedes Temperaments gegen einen neutralen ist</translation>
    </message>
    <message>
        <source>also say how much is gained there by knowing how this bot plays (a level or level/opponent, as in knight/corvin): {levels}</source>
        <translation>auch sagen, wie viel dort gewinnt, wer diesen Bot durchschaut (eine Stufe oder Stufe/Gegner wie in knight/corvin): {levels}</translation>
    </message>
    <message>
        <source>always write the weights to this file (to this folder with --story); by default, they go to the game’s folder if they predict better than those there</source>
        <translation>die Gewichte auf jeden Fall in diese Datei (mit --story: in diesen Ordner) schreiben; sonst in den Ordner des Spiels, wenn sie besser vorhersagen als das, was dort liegt</translation>
    </message>
    <message>
        <source>and {gain} more by the best answer to the mixtures</source>
        <translation>und {gain} mehr durch die beste Antwort auf die Mischungen</translation>
    </message>
    <message>
        <source>and {gain} more by the best answer to the {level}</source>
        <translation>und {gain} mehr durch die beste Antwort auf {level}</translation>
    </message>
    <message>
        <source>another move is judged about as good</source>
        <translation>ein anderer Zug gilt als etwa gleich gut</translation>
    </message>
    <message>
        <source>at least one {share}</source>
        <translation>mindestens eine {share}</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <translation>mindestens {number}</translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation>höchstens {number}</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>bots in every seat</source>
        <translation>Bots an allen Plätzen</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>check every move’s legality and fingerprint</source>
        <translation>jeden Zug auf Regeln und Fingerabdruck prüfen</translation>
    </message>
    <message>
        <source>clone</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>clone, move, value</source>
        <translation>Kopie, Zug, Wert</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>kompiliert</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>create the folder for a new game, for its programmer</source>
        <translation>den Ordner eines neuen Spiels anlegen, für alle, die eines programmieren</translation>
    </message>
    <message>
        <source>do not look for new ones; only measure how hard the existing ones are</source>
        <translation>keine neuen Übungen suchen, sondern messen, wie schwer die vorhandenen sind</translation>
    </message>
    <message>
        <source>do not look for new ones; only remove these</source>
        <translation>keine neuen Übungen suchen, sondern diese entfernen</translation>
    </message>
    <message>
        <source>do not look for new ones; only say which no longer have a clear best move</source>
        <translation>keine neuen Übungen suchen, sondern sagen, welche inzwischen keinen klar besten Zug mehr haben</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>exercise</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>exploitability {gain}, the mean of both</source>
        <translation>Ausnutzbarkeit {gain}, das Mittel beider</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>fair</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>schneller</translation>
    </message>
    <message>
        <source>fill in at random what POSITION leaves open</source>
        <translation>zufällig füllen, was POSITION offen lässt</translation>
    </message>
    <message>
        <source>find positions with one clear best move</source>
        <translation>Stellungen mit einem klar besten Zug suchen</translation>
    </message>
    <message>
        <source>find the equilibrium of a small ending</source>
        <translation>das Gleichgewicht eines kleinen Endspiels finden</translation>
    </message>
    <message>
        <source>first observation, late</source>
        <translation>erste Sicht, spät</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Partie</translation>
    </message>
    <message numerus="yes">
        <source>gap {gap} after %n iteration(s)</source>
        <translation>
            <numerusform>Lücke {gap} nach %n Durchgang</numerusform>
            <numerusform>Lücke {gap} nach %n Durchgängen</numerusform>
        </translation>
    </message>
    <message>
        <source>git gave no reason</source>
        <translation>git nennt keinen Grund</translation>
    </message>
    <message>
        <source>how long to measure each figure</source>
        <translation>wie lange jeder Wert gemessen wird</translation>
    </message>
    <message>
        <source>how many (default: 20)</source>
        <translation>wie viele (Standard: 20)</translation>
    </message>
    <message>
        <source>how many games (default: 100)</source>
        <translation>wie viele Partien (Standard: 100)</translation>
    </message>
    <message>
        <source>how many games (default: 300)</source>
        <translation>wie viele Partien (Standard: 300)</translation>
    </message>
    <message>
        <source>how many games at once</source>
        <translation>wie viele Partien gleichzeitig</translation>
    </message>
    <message>
        <source>how many games between marshals to learn from (default: 2000)</source>
        <translation>aus wie vielen Partien von Marschällen gelernt wird (Standard: 2000)</translation>
    </message>
    <message>
        <source>how many games or single rounds of a match to study (default: 5000)</source>
        <translation>wie viele Partien oder einzelne Runden studiert werden (Standard: 5000)</translation>
    </message>
    <message>
        <source>how many moves of a recorded game to play</source>
        <translation>wie viele Züge einer aufgezeichneten Partie gespielt werden</translation>
    </message>
    <message>
        <source>how many nodes the ending may have (default: 250000)</source>
        <translation>wie viele Knoten das Endspiel haben darf (Standard: 250000)</translation>
    </message>
    <message>
        <source>how many times to ask the level for each decision (default: 20)</source>
        <translation>wie oft die Stufe bei jeder Entscheidung gefragt wird (Standard: 20)</translation>
    </message>
    <message>
        <source>how many times to improve the mixtures (default: 300)</source>
        <translation>wie oft die Mischungen verbessert werden (Standard: 300)</translation>
    </message>
    <message>
        <source>how many times to measure both</source>
        <translation>wie oft beide gemessen werden</translation>
    </message>
    <message>
        <source>how many to play afterward, on new seeds (default: 2000)</source>
        <translation>wie viele danach mit neuen Startwerten gespielt werden (Standard: 2000)</translation>
    </message>
    <message>
        <source>how many turns by any player to look ahead (default: 1)</source>
        <translation>wie viele Züge, egal von wem, vorausgeschaut wird (Standard: 1)</translation>
    </message>
    <message>
        <source>how many worlds these bots imagine (default: 8)</source>
        <translation>wie viele Welten sich diese Bots vorstellen (Standard: 8)</translation>
    </message>
    <message>
        <source>in equilibrium {share}: {move}</source>
        <translation>im Gleichgewicht {share}: {move}</translation>
    </message>
    <message>
        <source>it has no such game</source>
        <translation>das Spiel gibt es dort nicht</translation>
    </message>
    <message>
        <source>it stopped without a message</source>
        <translation>sie brach ohne Meldung ab</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>keep finished games and what was learned in this folder, and play only what it lacks</source>
        <translation>beendete Partien und Gelerntes in diesem Ordner behalten und nur spielen, was darin fehlt</translation>
    </message>
    <message>
        <source>learn through self-play to mix moves so that the bot cannot be read</source>
        <translation>im Spiel gegen sich selbst lernen, Züge so zu mischen, dass niemand den Bot durchschaut</translation>
    </message>
    <message>
        <source>learn to predict who wins</source>
        <translation>lernen, wer gewinnen wird</translation>
    </message>
    <message>
        <source>learn what public play says about hidden cards, and how claims are answered</source>
        <translation>lernen, was offenes Spiel über verdeckte Karten verrät und wie auf Behauptungen geantwortet wird</translation>
    </message>
    <message>
        <source>let bots play against one another</source>
        <translation>Bots gegeneinander spielen lassen</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>list the games</source>
        <translation>die Spiele auflisten</translation>
    </message>
    <message>
        <source>mean error {error}, slope {slope}; rings: seats at the beginning; bars: 95%</source>
        <translation>mittlerer Fehler {error}, Steigung {slope}; Ringe: Plätze zu Beginn; Balken: 95&#xa0;%</translation>
    </message>
    <message>
        <source>mean error {error}, {certain} of it outside the intervals; {positions} positions</source>
        <translation>mittlerer Fehler {error}, davon {certain} außerhalb der Intervalle; {positions} Stellungen</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>measure another engine (a git revision of this checkout, or a folder with an engine) in turn with this one, and print ratios</source>
        <translation>eine andere Engine (eine Git-Revision dieses Checkouts oder einen Ordner mit einer Engine) abwechselnd mit dieser messen und Verhältnisse ausgeben</translation>
    </message>
    <message>
        <source>measure how accurate win chances are</source>
        <translation>messen, ob Gewinnchancen stimmen</translation>
    </message>
    <message>
        <source>measure how readable a level is</source>
        <translation>messen, wie leicht eine Stufe zu durchschauen ist</translation>
    </message>
    <message>
        <source>measure how strong all levels are</source>
        <translation>messen, wie stark alle Stufen sind</translation>
    </message>
    <message>
        <source>measure only games with N players</source>
        <translation>nur in Partien mit N Spielern messen</translation>
    </message>
    <message>
        <source>measure the engine and the bots</source>
        <translation>die Leistung von Engine und Bots messen</translation>
    </message>
    <message>
        <source>minimum number of games in each match (default: 100)</source>
        <translation>Mindestzahl der Partien in jedem Vergleich (Standard: 100)</translation>
    </message>
    <message>
        <source>ms per move</source>
        <translation>ms je Zug</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>new/old</source>
        <translation>neu/alt</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keiner Karte</translation>
    </message>
    <message>
        <source>nodes in the hidden layer (default: {number})</source>
        <translation>Knoten in der verborgenen Schicht (Standard: {number})</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>number of players (default: the fewest)</source>
        <translation>Anzahl der Spieler (Standard: Mindestzahl)</translation>
    </message>
    <message>
        <source>number of players, you included</source>
        <translation>Anzahl der Spieler, dich mitgezählt</translation>
    </message>
    <message>
        <source>observation at every turn</source>
        <translation>Sicht bei jedem Zug</translation>
    </message>
    <message>
        <source>observation, then a world</source>
        <translation>Sicht, dann Welt</translation>
    </message>
    <message>
        <source>of those, one</source>
        <translation>davon einer</translation>
    </message>
    <message>
        <source>of {number} worlds</source>
        <translation>aus {number} Welten</translation>
    </message>
    <message>
        <source>old</source>
        <translation>alt</translation>
    </message>
    <message>
        <source>one of: {games}</source>
        <translation>eines von: {games}</translation>
    </message>
    <message>
        <source>only in the new engine: {what}</source>
        <translation>nur in der neuen Engine: {what}</translation>
    </message>
    <message>
        <source>only in the old engine: {what}</source>
        <translation>nur in der alten Engine: {what}</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>pro Sekunde</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>unkompiliert</translation>
    </message>
    <message>
        <source>play a game in the terminal</source>
        <translation>eine Partie im Terminal spielen</translation>
    </message>
    <message>
        <source>play on the Dask cluster of this scheduler, such as tcp://192.168.0.5:8786</source>
        <translation>auf dem Dask-Cluster dieses Schedulers spielen, etwa tcp://192.168.0.5:8786</translation>
    </message>
    <message>
        <source>play with the numbers of this edition</source>
        <translation>mit den Zahlen dieser Edition spielen</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>played out, it is not clearly better than the second-best move</source>
        <translation>durchgespielt ist er nicht klar besser als der zweitbeste Zug</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>spielen</translation>
    </message>
    <message>
        <source>plot predicted against actual wins (SVG)</source>
        <translation>zeichnen, was vorhergesagt und was gewonnen wurde (SVG)</translation>
    </message>
    <message>
        <source>print a position</source>
        <translation>eine Stellung ausgeben</translation>
    </message>
    <message>
        <source>print a recorded game, or verify it</source>
        <translation>eine aufgezeichnete Partie ausgeben oder prüfen</translation>
    </message>
    <message>
        <source>print the version and which build of the engine is running</source>
        <translation>die Version und die laufende Fassung der Engine ausgeben</translation>
    </message>
    <message>
        <source>random decisions</source>
        <translation>Zufallszüge</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>readability</source>
        <translation>durchschaubar</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>reading an observation</source>
        <translation>Sicht, gelesen</translation>
    </message>
    <message>
        <source>review a finished game: what mistakes cost, and what was luck</source>
        <translation>eine beendete Partie analysieren: was Fehler gekostet haben und was Glück war</translation>
    </message>
    <message>
        <source>said</source>
        <translation>gesagt</translation>
    </message>
    <message>
        <source>sample a world</source>
        <translation>Welt ziehen</translation>
    </message>
    <message>
        <source>say what may be done with this card, and which rule forbids the rest</source>
        <translation>sagen, was mit dieser Karte erlaubt ist und welche Regel alles andere verbietet</translation>
    </message>
    <message>
        <source>say whether this move is legal and, if not, which rule forbids it</source>
        <translation>sagen, ob dieser Zug erlaubt ist oder welche Regel ihn verbietet</translation>
    </message>
    <message>
        <source>say which cards may be in this place, such as hand.2, as far as the player can know</source>
        <translation>sagen, welche Karten an diesem Ort (etwa hand.2) liegen können, soweit der Spieler es wissen kann</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>Simulationen</translation>
    </message>
    <message>
        <source>slope {slope}, rise on one’s own move {rise}</source>
        <translation>Steigung {slope}, Anstieg je eigenem Zug {rise}</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>langsamer</translation>
    </message>
    <message>
        <source>studied</source>
        <translation>studiert</translation>
    </message>
    <message>
        <source>such as &apos;{position}&apos;, or a recorded game</source>
        <translation>etwa &apos;{position}&apos; oder eine aufgezeichnete Partie</translation>
    </message>
    <message>
        <source>such as ten-tricks</source>
        <translation>etwa ten-tricks</translation>
    </message>
    <message>
        <source>the games to measure (default: all): {games}</source>
        <translation>in welchen Spielen gemessen wird (Standard: alle): {games}</translation>
    </message>
    <message>
        <source>the highest level plays a different move</source>
        <translation>die höchste Stufe macht einen anderen Zug</translation>
    </message>
    <message>
        <source>the level in all seats (default: marshals)</source>
        <translation>Stufe an allen Plätzen (Standard: Marschälle)</translation>
    </message>
    <message>
        <source>the level to be read (default: marshals)</source>
        <translation>die Stufe, die durchschaut werden soll (Standard: Marschälle)</translation>
    </message>
    <message>
        <source>the new engine cannot be measured: {what}</source>
        <translation>die neue Engine lässt sich nicht messen: {what}</translation>
    </message>
    <message>
        <source>the old engine cannot be measured: {what}</source>
        <translation>die alte Engine lässt sich nicht messen: {what}</translation>
    </message>
    <message>
        <source>the other players, each a level or level/opponent, as in knight/corvin; the last one’s level also fills any remaining seats: {levels}</source>
        <translation>die anderen Spieler, je eine Stufe oder Stufe/Gegner wie in knight/corvin; die letzte Stufe besetzt auch die übrigen Plätze: {levels}</translation>
    </message>
    <message>
        <source>the percentage of positions to look at (default: 50)</source>
        <translation>welcher Anteil der Stellungen angesehen wird, in Prozent (Standard: 50)</translation>
    </message>
    <message>
        <source>the player to review (default: all people, or all players if there are no people)</source>
        <translation>wessen Spiel analysiert wird (Standard: das aller Menschen, sonst aller Spieler)</translation>
    </message>
    <message>
        <source>the player whose view to show (default: the next to decide)</source>
        <translation>aus wessen Sicht (Standard: wer entscheidet)</translation>
    </message>
    <message>
        <source>the players, each a level or level/opponent, as in knight/corvin; the last one also fills any remaining seats: {levels}</source>
        <translation>die Spieler, je eine Stufe oder Stufe/Gegner wie in knight/corvin; der letzte besetzt auch die übrigen Plätze: {levels}</translation>
    </message>
    <message>
        <source>the players, easiest first (default: all levels of the game)</source>
        <translation>die Spieler, die schwächsten zuerst (Standard: alle Stufen des Spiels)</translation>
    </message>
    <message>
        <source>the rules differ, and so do the positions, so the ratios may mean little</source>
        <translation>die Regeln sind andere, also auch die Stellungen; die Verhältnisse sagen daher wenig aus</translation>
    </message>
    <message>
        <source>times fair</source>
        <translation>x fair</translation>
    </message>
    <message>
        <source>to JSON and back</source>
        <translation>nach JSON und zurück</translation>
    </message>
    <message>
        <source>trying</source>
        <translation>probieren</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>zusehen</translation>
    </message>
    <message>
        <source>what to measure</source>
        <translation>was gemessen wird</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>wins: against the level named; Elo: above {level}</source>
        <translation>Siege: gegen die genannte Stufe; Elo: Vorsprung vor {level}</translation>
    </message>
    <message>
        <source>wins: one bot against the level named; {fair} is as good as the others; Elo: above {level}</source>
        <translation>Siege: ein Bot gegen die genannte Stufe; bei {fair} ist er so gut wie die anderen; Elo: Vorsprung vor {level}</translation>
    </message>
    <message>
        <source>with --policy: continue from the weights in this file, at a lower temperature</source>
        <translation>mit --policy: mit den Gewichten dieser Datei weitermachen, bei niedrigerer Temperatur</translation>
    </message>
    <message>
        <source>with --story: start from scratch and learn this many beliefs in turn, each from games between bots that hold all earlier ones (default: 1)</source>
        <translation>mit --story: von vorn anfangen und so viele Annahmen nacheinander lernen, jede aus Partien von Bots, die alle früheren haben (Standard: 1)</translation>
    </message>
    <message>
        <source>with --story: the level in all seats (default: marshals)</source>
        <translation>mit --story: Stufe an allen Plätzen (Standard: Marschälle)</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>write all figures to this file, too</source>
        <translation>auch alle Werte in diese Datei schreiben</translation>
    </message>
    <message>
        <source>write the game to this file</source>
        <translation>die Partie in diese Datei schreiben</translation>
    </message>
    <message>
        <source>write the table to this file, too</source>
        <translation>auch die Tabelle in diese Datei schreiben</translation>
    </message>
    <message>
        <source>write the whole review to this file, too</source>
        <translation>auch die ganze Analyse in diese Datei schreiben</translation>
    </message>
    <message>
        <source>write them to this file (default: the game’s folder)</source>
        <translation>sie in diese Datei schreiben (Standard: Ordner des Spiels)</translation>
    </message>
    <message>
        <source>{address} is not the address of a Dask scheduler, such as {example}.</source>
        <translation>{address} ist keine Adresse eines Dask-Schedulers wie {example}.</translation>
    </message>
    <message>
        <source>{best} is judged better than {right}</source>
        <translation>{best} gilt als besser als {right}</translation>
    </message>
    <message>
        <source>{card} (sideways)</source>
        <translation>{card} (quer)</translation>
    </message>
    <message>
        <source>{file} has games with other settings ({name}: {found}, not {wanted}); name another file.</source>
        <translation>{file} enthält Partien mit anderen Einstellungen ({name}: {found}, nicht {wanted}); nenn eine andere Datei.</translation>
    </message>
    <message>
        <source>{file} has no games of a {kind}; name another file.</source>
        <translation>{file} enthält keine Partien der Art {kind}; nenn eine andere Datei.</translation>
    </message>
    <message>
        <source>{file} has no policy weights.</source>
        <translation>{file} enthält keine Gewichte einer Strategie.</translation>
    </message>
    <message>
        <source>{file} has no weights to continue from.</source>
        <translation>{file} enthält keine Gewichte, mit denen es weitergehen könnte.</translation>
    </message>
    <message>
        <source>{file} is an edition of {other}, not of {game}.</source>
        <translation>{file} ist eine Edition für {other}, nicht für {game}.</translation>
    </message>
    <message>
        <source>{file} says what to change, file by file, and what to run at the end.</source>
        <translation>In {file} steht Datei für Datei, was zu ändern und am Ende auszuführen ist.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all as the rules and fingerprints say.</source>
        <translation>
            <numerusform>{file}: %n Zug von {game}, gemäß Regeln und Fingerabdrücken.</numerusform>
            <numerusform>{file}: %n Züge von {game}, alle gemäß Regeln und Fingerabdrücken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all legal under today’s rules, though played under older ones.</source>
        <translation>
            <numerusform>{file}: %n Zug von {game}, gemäß den heutigen Regeln; aufgezeichnet nach älteren.</numerusform>
            <numerusform>{file}: %n Züge von {game}, alle gemäß den heutigen Regeln; aufgezeichnet nach älteren.</numerusform>
        </translation>
    </message>
    <message>
        <source>{gain} (95% interval: {low} to {high})</source>
        <translation>{gain}, 95&#xa0;% zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>{game} has no exercise {exercise}.</source>
        <translation>{game} hat keine Übung {exercise}.</translation>
    </message>
    <message>
        <source>{game} has no policy to learn: none is defined (see {where}).</source>
        <translation>Für {game} lässt sich keine Strategie lernen: Es ist keine festgelegt (siehe {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no policy weights (see {where}).</source>
        <translation>{game} hat keine Gewichte einer Strategie (siehe {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no story weights (see {where}).</source>
        <translation>{game} hat keine Gewichte einer Geschichte (siehe {where}).</translation>
    </message>
    <message>
        <source>{game} says nothing about what can be learned (see {where}).</source>
        <translation>{game} sagt nichts darüber, was sich lernen lässt (siehe {where}).</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n seat(s)</source>
        <translation>
            <numerusform>{game}, %n Platz</numerusform>
            <numerusform>{game}, %n Plätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n seat(s): {what}</source>
        <translation>
            <numerusform>{game}, %n Platz: {what}</numerusform>
            <numerusform>{game}, %n Plätze: {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {players}, started {date} UTC.</source>
        <translation>{game}, {players}, begonnen {date} UTC.</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s) in each of {matches} matches, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, Plätze: {seats}, %n Partie in jedem von {matches} Vergleichen, Startwert {seed}; Mischungen wiederholen sich, während die Plätze wechseln.</numerusform>
            <numerusform>{game}, Plätze: {seats}, %n Partien in jedem von {matches} Vergleichen, Startwert {seed}; Mischungen wiederholen sich, während die Plätze wechseln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s), seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, Plätze: {seats}, %n Partie, Startwert {seed}; Mischungen wiederholen sich, während die Plätze wechseln.</numerusform>
            <numerusform>{game}, Plätze: {seats}, %n Partien, Startwert {seed}; Mischungen wiederholen sich, während die Plätze wechseln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s), {level} on all seats, seed {seed}</source>
        <translation>
            <numerusform>{game}, Plätze: {seats}, %n Partie, {level} an allen Plätzen, Startwert {seed}</numerusform>
            <numerusform>{game}, Plätze: {seats}, %n Partien, {level} an allen Plätzen, Startwert {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {seats} seats: {level} studied in {number} games, then played against in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, Plätze: {seats}. Studiert in {number} Partien: {level}; danach {tested} weitere dagegen gespielt, Startwert {seed}. Mischungen wiederholen sich, während die Plätze wechseln.</translation>
    </message>
    <message>
        <source>{game}, {seats} seats: {level} studied in {number} rounds, then played against in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, Plätze: {seats}. Studiert in {number} Runden: {level}; danach {tested} weitere dagegen gespielt, Startwert {seed}. Mischungen wiederholen sich, während die Plätze wechseln.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n exercise(s), difficulty {least} to {most}, median {middle}.</source>
        <translation>
            <numerusform>{game}: %n Übung, Schwierigkeit {least} bis {most}, Median {middle}.</numerusform>
            <numerusform>{game}: %n Übungen, Schwierigkeit {least} bis {most}, Median {middle}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: one clear best move in {clear} of {all}.</source>
        <translation>{game}: ein eindeutig bester Zug in {clear} von {all} Fällen.</translation>
    </message>
    <message>
        <source>{id} is not a valid id: use lowercase letters and digits, with hyphens between words, as in ten-tricks.</source>
        <translation>{id} ist keine gültige Kennung: Nimm Kleinbuchstaben und Ziffern, mit Bindestrichen zwischen den Wörtern, wie in ten-tricks.</translation>
    </message>
    <message>
        <source>{id}: {game}, {fewest} to {most} players. {summary}</source>
        <translation>{id}: {game}, {fewest} bis {most} Spieler. {summary}</translation>
    </message>
    <message>
        <source>{level}, per move</source>
        <translation>{level}, je Zug</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (not certain). Actual cost: {truth}.</source>
        <translation>{made}; besser: {best}, {chance} statt {other} (nicht sicher). In Wahrheit hat es {truth} gekostet.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (poor, as playing it out confirms). Actual cost: {truth}.</source>
        <translation>{made}; besser: {best}, {chance} statt {other} (schwach, wie das Durchspielen bestätigt). In Wahrheit hat es {truth} gekostet.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other}. Actual cost: {truth}.</source>
        <translation>{made}; besser: {best}, {chance} statt {other}. In Wahrheit hat es {truth} gekostet.</translation>
    </message>
    <message>
        <source>{move} looks better: {percent}%.</source>
        <translation>{move} sieht besser aus: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>{move}: allowed by {rule}.</source>
        <translation>{move}: erlaubt nach {rule}.</translation>
    </message>
    <message>
        <source>{move}: not allowed. {rule}: {reason}</source>
        <translation>{move}: nicht erlaubt. {rule}: {reason}</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (du)</translation>
    </message>
    <message>
        <source>{name} is neither a folder with an engine in it nor a revision of {checkout}: {reason}.</source>
        <translation>{name} ist weder ein Ordner mit einer Engine noch eine Revision von {checkout}: {reason}.</translation>
    </message>
    <message>
        <source>{name}, a knight</source>
        <translation>{name}, Ritter</translation>
    </message>
    <message>
        <source>{name}, a marshal</source>
        <translation>{name}, Marschall</translation>
    </message>
    <message>
        <source>{name}, a page</source>
        <translation>{name}, Page</translation>
    </message>
    <message>
        <source>{name}, a random bot</source>
        <translation>{name}, ein Zufallsbot</translation>
    </message>
    <message>
        <source>{name}, a regent</source>
        <translation>{name}, Regent</translation>
    </message>
    <message>
        <source>{name}, a squire</source>
        <translation>{name}, Knappe</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>{nodes} nodes, {sets} information sets, %n turn(s)</source>
        <translation>
            <numerusform>{nodes} Knoten, {sets} Informationsmengen, %n Zug</numerusform>
            <numerusform>{nodes} Knoten, {sets} Informationsmengen, %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} face down</source>
        <translation>{number} verdeckt</translation>
    </message>
    <message>
        <source>{number} files written: {folders}.</source>
        <translation>{number} Dateien geschrieben: {folders}.</translation>
    </message>
    <message>
        <source>{number}, {card} on top</source>
        <translation>{number}, oben {card}</translation>
    </message>
    <message>
        <source>{option} must be at least 1, not {number}.</source>
        <translation>{option} braucht eine Zahl ab 1, nicht {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s), {how}</source>
        <translation>
            <numerusform>{place}: %n Karte, {how}</numerusform>
            <numerusform>{place}: %n Karten, {how}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} decides:</source>
        <translation>{player} entscheidet:</translation>
    </message>
    <message>
        <source>{player} from {before} to {after}</source>
        <translation>{player} von {before} auf {after}</translation>
    </message>
    <message>
        <source>{player} has conceded the game.</source>
        <translation>Aufgegeben von {player}.</translation>
    </message>
    <message>
        <source>{player} with {cards}. {question}</source>
        <translation>{player} mit {cards}. {question}</translation>
    </message>
    <message>
        <source>{player} would have to forget something here to see two decisions as one.</source>
        <translation>{player} müsste hier etwas vergessen, um zwei Entscheidungen für eine zu halten.</translation>
    </message>
    <message>
        <source>{player}: {share} of the win</source>
        <translation>{player}: {share} des Siegs</translation>
    </message>
    <message>
        <source>{player}: {share} of the win, accuracy {accuracy}</source>
        <translation>{player}: {share} des Siegs, Genauigkeit {accuracy}</translation>
    </message>
    <message>
        <source>{rule} {title}. {text}</source>
        <translation>{rule} {title}. {text}</translation>
    </message>
    <message>
        <source>{trouble} The game goes on.</source>
        <translation>{trouble} Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} bis {high})</translation>
    </message>
    <message>
        <source>{variant} has nobody to play against: {level} is not on the ladder.</source>
        <translation>{variant} hat keinen Gegner: {level} steht nicht auf der Leiter.</translation>
    </message>
    <message>
        <source>±: half the range of the middle half of the samples; !: misses the budget, which is meant for a quiet machine.</source>
        <translation>±: halbe Spanne der mittleren Hälfte der Messwerte; !: verfehlt die Vorgabe, die für einen unbelasteten Rechner gilt.</translation>
    </message>
    <message>
        <source>“{asked}” is neither a rule ({first} to {last}) nor a move.</source>
        <translation>„{asked}“ ist weder eine Regel ({first} bis {last}) noch ein Zug.</translation>
    </message>
    <message>
        <source>“{typed}” is neither a move nor a command. {keys}</source>
        <translation>„{typed}“ ist weder ein Zug noch ein Befehl. {keys}</translation>
    </message>
</context>
</TS>
