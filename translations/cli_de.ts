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
    <message>
        <source>--after goes with the file of a recorded game, not with a position.</source>
        <translation>--after gehört zur Datei einer aufgezeichneten Partie, nicht zu einer Stellung.</translation>
    </message>
    <message>
        <source>--after is a number of moves from 0 to {last}, not {number}.</source>
        <translation>--after ist eine Anzahl Züge von 0 bis {last}, nicht {number}.</translation>
    </message>
    <message>
        <source>--fill goes with a position, not with the file of a recorded game.</source>
        <translation>--fill gehört zu einer Stellung, nicht zur Datei einer aufgezeichneten Partie.</translation>
    </message>
    <message>
        <source>--from goes with --policy.</source>
        <translation>--from gehört zu --policy.</translation>
    </message>
    <message>
        <source>--from goes without --hidden: the weights that are gone on from have their nodes.</source>
        <translation>--from verträgt sich nicht mit --hidden: Die Gewichte, von denen es weitergeht, haben ihre Knoten schon.</translation>
    </message>
    <message>
        <source>--generations goes with --story and without --out: later generations play with what the earlier ones wrote to the game&apos;s folder.</source>
        <translation>--generations gehört zu --story und geht nicht mit --out: Spätere Generationen spielen mit dem, was die früheren in den Ordner des Spiels geschrieben haben.</translation>
    </message>
    <message>
        <source>--policy goes without --story and without --resume: games are played with what those before have taught, and not kept.</source>
        <translation>--policy geht weder mit --story noch mit --resume: Partien werden mit dem gespielt, was die früheren gelehrt haben, und nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>--turns is a number from 1 to {last}, not {number}.</source>
        <translation>--turns ist eine Zahl von 1 bis {last}, nicht {number}.</translation>
    </message>
    <message>
        <source>95 % between</source>
        <translation>95&#xa0;% zwischen</translation>
    </message>
    <message>
        <source>A cluster takes Dask, which is not installed; in a checkout, this installs it: {command}</source>
        <translation>Ein Cluster braucht Dask, das nicht installiert ist; in einem Checkout installiert es: {command}</translation>
    </message>
    <message>
        <source>A comparison has at least one round, not {number}.</source>
        <translation>Ein Vergleich hat mindestens eine Runde, nicht {number}.</translation>
    </message>
    <message>
        <source>A ladder has at least two levels.</source>
        <translation>Eine Leiter hat mindestens zwei Stufen.</translation>
    </message>
    <message>
        <source>A ladder plays at least two deals, here {least} games, not {number}.</source>
        <translation>Eine Leiter spielt mindestens zwei Mischungen, hier {least} Partien, nicht {number}.</translation>
    </message>
    <message>
        <source>A match has at least one game, not {number}.</source>
        <translation>Ein Vergleich hat mindestens eine Partie, nicht {number}.</translation>
    </message>
    <message>
        <source>A measure takes more than no time, not {seconds} seconds.</source>
        <translation>Eine Messung braucht Zeit, nicht {seconds} Sekunden.</translation>
    </message>
    <message>
        <source>A new game is written into a checkout of the project, and this is none.</source>
        <translation>Ein neues Spiel wird in einen Checkout des Projekts geschrieben, und das hier ist keiner.</translation>
    </message>
    <message>
        <source>A number or a notation makes a move; ? explains, h hint, {back} undo, l log, c concede, q quit.</source>
        <translation>Eine Nummer oder eine Notation macht einen Zug; ? erklärt, h Tipp, {back} zurücknehmen, l Verlauf, c aufgeben, q verlassen.</translation>
    </message>
    <message>
        <source>A process ended before its work was done; perhaps memory was short.</source>
        <translation>Ein Prozess endete, bevor seine Arbeit getan war; vielleicht war der Speicher knapp.</translation>
    </message>
    <message>
        <source>A {level} on both seats, asked {asks} times for each decision:</source>
        <translation>{level} an beiden Plätzen, bei jeder Entscheidung {asks}-mal gefragt:</translation>
    </message>
    <message>
        <source>After ? write the number of a rule (? R5), or a move by number or notation (? 3).</source>
        <translation>Schreib nach ? die Nummer einer Regel (? R5) oder einen Zug mit Nummer oder Notation (? 3).</translation>
    </message>
    <message>
        <source>An id is small letters and digits with hyphens between words, such as ten-tricks, not {id}.</source>
        <translation>Eine Kennung besteht aus Kleinbuchstaben und Ziffern mit Bindestrichen zwischen Wörtern wie ten-tricks, nicht {id}.</translation>
    </message>
    <message>
        <source>At least one exercise has to be found, not {number}.</source>
        <translation>Mindestens eine Übung muss gesucht werden, nicht {number}.</translation>
    </message>
    <message>
        <source>At the beginning:</source>
        <translation>Zu Beginn:</translation>
    </message>
    <message>
        <source>Card games in a terminal, and what bots do.</source>
        <translation>Kartenspiele im Terminal und was Bots tun.</translation>
    </message>
    <message>
        <source>Chance decides more here than which unseen card comes next, and that cannot be enumerated.</source>
        <translation>Der Zufall entscheidet hier über mehr als die nächste ungesehene Karte, und das lässt sich nicht aufzählen.</translation>
    </message>
    <message>
        <source>Chances are measured over at least two games, not {number}.</source>
        <translation>Chancen werden über mindestens zwei Partien gemessen, nicht {number}.</translation>
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
        <source>Edition: {edition}. How strong bots are was measured with the usual numbers, not with these.</source>
        <translation>Ausgabe: {edition}. Wie stark Bots sind, wurde mit den üblichen Zahlen gemessen, nicht mit diesen.</translation>
    </message>
    <message>
        <source>Endings are solved for two players, not for {seats}.</source>
        <translation>Endspiele werden für zwei Spieler gelöst, nicht für {seats}.</translation>
    </message>
    <message>
        <source>From 1 to {most} processes can play, not {number}.</source>
        <translation>Es können 1 bis {most} Prozesse spielen, nicht {number}.</translation>
    </message>
    <message>
        <source>From here on the rules of today refuse what was played.</source>
        <translation>Von hier an verbieten die heutigen Regeln, was gespielt wurde.</translation>
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
        <source>It can be played already: {command}</source>
        <translation>Es lässt sich schon spielen: {command}</translation>
    </message>
    <message>
        <source>It can be read most here; so much less would be gained if it mixed its moves there as in equilibrium:</source>
        <translation>Hier ist es am leichtesten zu durchschauen; so viel weniger wäre zu gewinnen, würde es seine Züge dort wie im Gleichgewicht mischen:</translation>
    </message>
    <message>
        <source>Largest step: after move {move} the chance went from {before} to {after}.</source>
        <translation>Größter Schritt: Nach Zug {move} ging die Chance von {before} auf {after}.</translation>
    </message>
    <message>
        <source>Learned from {learned} of {positions} positions. Log loss in the games held out:</source>
        <translation>Gelernt aus {learned} von {positions} Stellungen. Log-Verlust in den zurückgehaltenen Partien:</translation>
    </message>
    <message>
        <source>Line {line} of {file} is no game of a {kind}.</source>
        <translation>Zeile {line} von {file} ist keine Partie der Art {kind}.</translation>
    </message>
    <message>
        <source>Log loss of the answer given in the games held out, of {decisions} decisions:</source>
        <translation>Log-Verlust der gegebenen Antwort in den zurückgehaltenen Partien, aus {decisions} Entscheidungen:</translation>
    </message>
    <message>
        <source>Log loss of the true world among {worlds} others in the games held out, of {decisions} decisions:</source>
        <translation>Log-Verlust der wahren Welt unter {worlds} anderen in den zurückgehaltenen Partien, aus {decisions} Entscheidungen:</translation>
    </message>
    <message>
        <source>Made with older rules. {changes}</source>
        <translation>Nach älteren Regeln entstanden. {changes}</translation>
    </message>
    <message>
        <source>Measuring a counter-player takes at least {least} games, not {number}.</source>
        <translation>Einen Gegenspieler zu messen braucht mindestens {least} Partien, nicht {number}.</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <translation>Unter {address} antwortet kein Dask-Scheduler.</translation>
    </message>
    <message>
        <source>No bot of this game plays by it: nothing was written.</source>
        <translation>Kein Bot dieses Spiels spielt danach: Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>No games can be kept in {file}: {reason}.</source>
        <translation>In {file} lassen sich keine Partien aufbewahren: {reason}.</translation>
    </message>
    <message>
        <source>No level stands twice on a ladder: {levels}.</source>
        <translation>Keine Stufe steht zweimal auf einer Leiter: {levels}.</translation>
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
        <source>Not finished. Scores: {scores}. The next decision is for {player}.</source>
        <translation>Nicht beendet. Punkte: {scores}. Als Nächstes entscheidet {player}.</translation>
    </message>
    <message>
        <source>Over. Scores: {scores}. The seed was {seed}.</source>
        <translation>Vorbei. Punkte: {scores}. Der Startwert war {seed}.</translation>
    </message>
    <message>
        <source>Points of the chance to win: start {start}, luck {luck} (dealt {dealt}, revealed {revealed}, others {others}), mistakes {mistakes}, course of own turns {course}.</source>
        <translation>Punkte der Gewinnchance: Start {start}, Glück {luck} (ausgeteilt {dealt}, aufgedeckt {revealed}, andere {others}), Fehler {mistakes}, Verlauf der eigenen Züge {course}.</translation>
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
        <source>Seed {seed}, chosen beforehand: this game is practice.</source>
        <translation>Startwert {seed}, vorher gewählt: Diese Partie ist Übung.</translation>
    </message>
    <message>
        <source>Somebody has chosen in secret here already: solve the position before that.</source>
        <translation>Hier hat schon jemand geheim gewählt: Lös die Stellung davor.</translation>
    </message>
    <message>
        <source>Studying a level takes at least {least} games, not {number}.</source>
        <translation>Eine Stufe zu studieren braucht mindestens {least} Partien, nicht {number}.</translation>
    </message>
    <message>
        <source>Studying a level takes numpy, which is not installed; in a checkout, this installs it: {command}</source>
        <translation>Eine Stufe zu studieren braucht numpy, das nicht installiert ist; in einem Checkout installiert es: {command}</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>The Dask scheduler at {address} went away before the work was done.</source>
        <translation>Der Dask-Scheduler unter {address} war weg, bevor die Arbeit getan war.</translation>
    </message>
    <message>
        <source>The chances of all seats add up to 1 within {error}.</source>
        <translation>Die Chancen aller Plätze ergeben zusammen 1, bis auf {error}.</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>Der Cluster unter {address} hat keine Arbeiter.</translation>
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
        <source>The hand-made values are as good: nothing was written.</source>
        <translation>Die Werte von Hand sind genauso gut: Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The seed was {seed}.</source>
        <translation>Der Startwert war {seed}.</translation>
    </message>
    <message>
        <source>The worker at {worker} does not have version {wanted} of throne-desktop.</source>
        <translation>Der Arbeiter unter {worker} hat nicht die Version {wanted} von throne-desktop.</translation>
    </message>
    <message>
        <source>The workers at {address} do several things at once, which makes nothing faster: start them with --nthreads 1.</source>
        <translation>Die Arbeiter unter {address} tun mehreres zugleich, was nichts beschleunigt: Starte sie mit --nthreads 1.</translation>
    </message>
    <message>
        <source>The workers at {address} ended again and again over the same work; perhaps memory was short.</source>
        <translation>Die Arbeiter unter {address} endeten immer wieder bei derselben Arbeit; vielleicht war der Speicher knapp.</translation>
    </message>
    <message>
        <source>There are no weights of a policy in {file}.</source>
        <translation>In {file} sind keine Gewichte einer Strategie.</translation>
    </message>
    <message>
        <source>There are no weights to go on from in {file}.</source>
        <translation>In {file} sind keine Gewichte, von denen aus es weitergehen könnte.</translation>
    </message>
    <message>
        <source>There can be no folder {folder}: {reason}.</source>
        <translation>Einen Ordner {folder} kann es nicht geben: {reason}.</translation>
    </message>
    <message>
        <source>There is a game {id} already.</source>
        <translation>Ein Spiel {id} gibt es schon.</translation>
    </message>
    <message>
        <source>There is no decision of yours to take back.</source>
        <translation>Du hast noch nichts entschieden, was du zurücknehmen könntest.</translation>
    </message>
    <message>
        <source>There is no folder {folder} to write {file} in.</source>
        <translation>Es gibt keinen Ordner {folder}, in den {file} geschrieben werden könnte.</translation>
    </message>
    <message>
        <source>There is no git to find the revision {name} with; name a folder that has an engine.</source>
        <translation>Es gibt kein git, mit dem sich die Revision {name} finden ließe; nenn einen Ordner mit einer Engine.</translation>
    </message>
    <message>
        <source>There is no measure {name}; the measures are: {names}.</source>
        <translation>Eine Messung {name} gibt es nicht; die Messungen sind: {names}.</translation>
    </message>
    <message>
        <source>There is no move {number}: the moves are 1 to {last}.</source>
        <translation>Einen Zug {number} gibt es nicht: Die Züge sind 1 bis {last}.</translation>
    </message>
    <message>
        <source>There is no place {place}; places: {places}.</source>
        <translation>Einen Ort {place} gibt es nicht; Orte: {places}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}: seats are 1 to {last}.</source>
        <translation>Einen Platz {seat} gibt es nicht: Die Plätze sind 1 bis {last}.</translation>
    </message>
    <message>
        <source>There is nothing to choose in this position itself.</source>
        <translation>In dieser Stellung selbst gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>These games had too little to learn from; more of them are needed.</source>
        <translation>Aus diesen Partien war zu wenig zu lernen; es braucht mehr davon.</translation>
    </message>
    <message>
        <source>This ending has more than {limit} nodes: name one with fewer hidden cards, or allow more with --limit.</source>
        <translation>Dieses Endspiel hat mehr als {limit} Knoten: Nenn eines mit weniger verdeckten Karten oder erlaub mit --limit mehr.</translation>
    </message>
    <message>
        <source>This game can end without a winner: what one player loses is not what the other wins.</source>
        <translation>Dieses Spiel kann ohne Sieger enden: Was der eine verliert, gewinnt nicht der andere.</translation>
    </message>
    <message>
        <source>This game is not over, so its hidden cards stay hidden.</source>
        <translation>Diese Partie ist nicht vorbei, darum bleiben ihre verdeckten Karten verdeckt.</translation>
    </message>
    <message>
        <source>This game is over, so there is nothing to solve.</source>
        <translation>Diese Partie ist vorbei, darum gibt es nichts zu lösen.</translation>
    </message>
    <message>
        <source>To learn, {name} is at least {least}, not {number}.</source>
        <translation>Zum Lernen ist {name} mindestens {least}, nicht {number}.</translation>
    </message>
    <message>
        <source>Too few positions were looked at; more games are needed.</source>
        <translation>Zu wenige Stellungen wurden angesehen; es braucht mehr Partien.</translation>
    </message>
    <message>
        <source>Training takes numpy, which is not installed; in a checkout, this installs it: {command}</source>
        <translation>Lernen braucht numpy, das nicht installiert ist; in einem Checkout installiert es: {command}</translation>
    </message>
    <message>
        <source>Turning point: turn {turn}, move {move}: {changes}.</source>
        <translation>Wendepunkt: Zug {turn}, Schritt {move}: {changes}.</translation>
    </message>
    <message>
        <source>Type c again to concede: the game ends now and counts as lost.</source>
        <translation>Tipp noch einmal c, um aufzugeben: Die Partie endet jetzt und zählt als verloren.</translation>
    </message>
    <message>
        <source>What is used today is as good: nothing was written.</source>
        <translation>Was heute benutzt wird, ist genauso gut: Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players is of edition {learned}, not {edition}.</source>
        <translation>Was für {seats} Spieler gelernt wurde, ist von Ausgabe {learned}, nicht {edition}.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players says nothing of: {names}.</source>
        <translation>Was für {seats} Spieler gelernt wurde, sagt nichts über: {names}.</translation>
    </message>
    <message>
        <source>What you know speaks against it. Better: {move}.</source>
        <translation>Was du weißt, spricht dagegen. Besser: {move}.</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>In {file} geschrieben.</translation>
    </message>
    <message>
        <source>You are advised: from now on this game counts as assisted.</source>
        <translation>Du lässt dir raten: Von jetzt an gilt diese Partie als Partie mit Hilfe.</translation>
    </message>
    <message>
        <source>You have seen more since. Type {back} again to go back: this game then counts as assisted.</source>
        <translation>Du hast seitdem mehr gesehen. Tipp noch einmal {back}, um zurückzugehen: Dann gilt diese Partie als Partie mit Hilfe.</translation>
    </message>
    <message>
        <source>Your chance to win after it: {percent}%. {beside}</source>
        <translation>Deine Gewinnchance danach: {percent}&#xa0;%. {beside}</translation>
    </message>
    <message>
        <source>a marshal of each temperament, too, against a neutral one</source>
        <translation>auch je einen Marschall jeden Temperaments, gegen einen neutralen</translation>
    </message>
    <message>
        <source>a number that decides all chance</source>
        <translation>eine Zahl, von der aller Zufall abhängt</translation>
    </message>
    <message>
        <source>a recorded game</source>
        <translation>eine aufgezeichnete Partie</translation>
    </message>
    <message>
        <source>a recorded game that is over</source>
        <translation>eine aufgezeichnete Partie, die vorbei ist</translation>
    </message>
    <message>
        <source>add finished games to this file, and play only those that it lacks</source>
        <translation>beendete Partien an diese Datei anfügen und nur spielen, was ihr fehlt</translation>
    </message>
    <message>
        <source>add them to those there are, instead of replacing these</source>
        <translation>sie zu den vorhandenen hinzufügen, statt diese zu ersetzen</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>also say how much somebody gains there who knows how this level plays, or a level/opponent, as in knight/corvin: {levels}</source>
        <translation>auch sagen, wie viel dort gewinnt, wer weiß, wie diese Stufe spielt, oder Stufe/Gegner wie in knight/corvin: {levels}</translation>
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
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>bots on every seat</source>
        <translation>Bots an allen Plätzen</translation>
    </message>
    <message>
        <source>chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>check rules and fingerprints of every move</source>
        <translation>Regeln und Fingerabdrücke jedes Zugs prüfen</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>draw what is said against what is won (SVG)</source>
        <translation>zeichnen, was vorhergesagt und was gewonnen wurde (SVG)</translation>
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
        <translation>Anteil</translation>
    </message>
    <message>
        <source>find none, but measure how hard those there are are</source>
        <translation>keine suchen, sondern messen, wie schwer die vorhandenen sind</translation>
    </message>
    <message>
        <source>find none, but say which have no clear best move by now</source>
        <translation>keine suchen, sondern sagen, welche inzwischen keinen klar besten Zug mehr haben</translation>
    </message>
    <message>
        <source>find none, but take these out</source>
        <translation>keine suchen, sondern diese herausnehmen</translation>
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
        <source>git says no more</source>
        <translation>git sagt nicht mehr</translation>
    </message>
    <message>
        <source>how long to measure each figure</source>
        <translation>wie lange jeder Wert gemessen wird</translation>
    </message>
    <message>
        <source>how many games at the same time</source>
        <translation>wie viele Partien gleichzeitig</translation>
    </message>
    <message>
        <source>how many games between marshals to learn from; 2000 unless given</source>
        <translation>aus wie vielen Partien von Marschällen gelernt wird; sonst 2000</translation>
    </message>
    <message>
        <source>how many games in each match, at least; 100 unless given</source>
        <translation>wie viele Partien in jedem Vergleich, mindestens; sonst 100</translation>
    </message>
    <message>
        <source>how many games to study, or single rounds of a match; 5000 unless given</source>
        <translation>wie viele Partien studiert werden oder einzelne Runden; sonst 5000</translation>
    </message>
    <message>
        <source>how many games; 100 unless given</source>
        <translation>wie viele Partien; sonst 100</translation>
    </message>
    <message>
        <source>how many games; 300 unless given</source>
        <translation>wie viele Partien; sonst 300</translation>
    </message>
    <message>
        <source>how many moves of a recorded game to play</source>
        <translation>wie viele Züge einer aufgezeichneten Partie gespielt werden</translation>
    </message>
    <message>
        <source>how many nodes the ending may have; 250000 unless given</source>
        <translation>wie viele Knoten das Endspiel haben darf; sonst 250000</translation>
    </message>
    <message>
        <source>how many times to measure both</source>
        <translation>wie oft beide gemessen werden</translation>
    </message>
    <message>
        <source>how many to play then, on new seeds; 2000 unless given</source>
        <translation>wie viele danach gespielt werden, mit neuen Startwerten; sonst 2000</translation>
    </message>
    <message>
        <source>how many turns to look ahead, of any player; 1 unless given</source>
        <translation>wie viele Züge vorausgesehen wird, von wem auch immer; sonst 1</translation>
    </message>
    <message>
        <source>how many worlds these imagine; 8 unless given</source>
        <translation>wie viele Welten sie sich vorstellen; sonst 8</translation>
    </message>
    <message>
        <source>how many; 20 unless given</source>
        <translation>wie viele; sonst 20</translation>
    </message>
    <message>
        <source>how often to ask the level for each decision; 20 unless given</source>
        <translation>wie oft die Stufe bei jeder Entscheidung gefragt wird; sonst 20</translation>
    </message>
    <message>
        <source>how often to improve the mixtures; 300 unless given</source>
        <translation>wie oft die Mischungen verbessert werden; sonst 300</translation>
    </message>
    <message>
        <source>in equilibrium {share}: {move}</source>
        <translation>im Gleichgewicht {share}: {move}</translation>
    </message>
    <message>
        <source>it stopped without a word</source>
        <translation>sie hörte ohne ein Wort auf</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>keep finished games and what was learned in this folder, and play only what it lacks</source>
        <translation>beendete Partien und Gelerntes in diesem Ordner behalten und nur spielen, was ihm fehlt</translation>
    </message>
    <message>
        <source>lay what POSITION leaves open at random</source>
        <translation>zufällig legen, was POSITION offen lässt</translation>
    </message>
    <message>
        <source>learn how to mix moves, by playing against itself, so that nobody can read it</source>
        <translation>im Spiel gegen sich selbst lernen, wie Züge gemischt werden, damit es niemand durchschaut</translation>
    </message>
    <message>
        <source>learn to predict who wins</source>
        <translation>lernen, wer gewinnen wird</translation>
    </message>
    <message>
        <source>learn what public play says of hidden cards, and how claims are answered</source>
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
        <source>mean error {error}, slope {slope}; rings: seats at the beginning; bars: 95 %</source>
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
        <source>measure another engine in turn with this one, and print ratios: a git revision of this checkout, or a folder that has an engine</source>
        <translation>abwechselnd eine andere Engine messen und Verhältnisse ausgeben: eine Git-Revision dieses Checkouts oder ein Ordner mit einer Engine</translation>
    </message>
    <message>
        <source>measure games of N players only</source>
        <translation>nur Partien mit N Spielern messen</translation>
    </message>
    <message>
        <source>measure how far a level can be read</source>
        <translation>messen, wie weit eine Stufe zu durchschauen ist</translation>
    </message>
    <message>
        <source>measure how strong all levels are</source>
        <translation>messen, wie stark alle Stufen sind</translation>
    </message>
    <message>
        <source>measure the engine and the bots</source>
        <translation>die Engine und die Bots messen</translation>
    </message>
    <message>
        <source>measure whether chances to win are true</source>
        <translation>messen, ob Gewinnchancen stimmen</translation>
    </message>
    <message>
        <source>ms a move</source>
        <translation>ms je Zug</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keiner Karte</translation>
    </message>
    <message>
        <source>nodes in the hidden layer; {number} unless given</source>
        <translation>Knoten in der verborgenen Schicht; sonst {number}</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>number of players, you included</source>
        <translation>Anzahl der Spieler, du eingeschlossen</translation>
    </message>
    <message>
        <source>number of players; the fewest unless given</source>
        <translation>Anzahl der Spieler; sonst die kleinste</translation>
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
        <source>one of: {games}</source>
        <translation>eines von: {games}</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>play a game in the terminal</source>
        <translation>eine Partie im Terminal spielen</translation>
    </message>
    <message>
        <source>play by the numbers of this edition</source>
        <translation>nach den Zahlen dieser Ausgabe spielen</translation>
    </message>
    <message>
        <source>play on the Dask cluster of this scheduler, such as tcp://192.168.0.5:8786</source>
        <translation>auf dem Dask-Cluster dieses Schedulers spielen, etwa tcp://192.168.0.5:8786</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>played out, it is not clearly better than the second</source>
        <translation>ausgespielt ist er nicht klar besser als der zweite</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>spielen</translation>
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
        <source>print the version, and which build of the engine runs</source>
        <translation>die Version ausgeben und in welcher Fassung die Engine läuft</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>readability</source>
        <translation>Lesbarkeit</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>review a finished game: what it cost, and what was luck</source>
        <translation>eine beendete Partie analysieren: was sie gekostet hat und was Glück war</translation>
    </message>
    <message>
        <source>said</source>
        <translation>gesagt</translation>
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
        <source>slope {slope}, rise by an own move {rise}</source>
        <translation>Steigung {slope}, Anstieg durch einen eigenen Zug {rise}</translation>
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
        <source>the games to measure, all unless given: {games}</source>
        <translation>die Spiele, die gemessen werden, sonst alle: {games}</translation>
    </message>
    <message>
        <source>the highest level makes another move</source>
        <translation>die höchste Stufe macht einen anderen Zug</translation>
    </message>
    <message>
        <source>the level on all seats; marshals unless given</source>
        <translation>wer spielt, an allen Plätzen; sonst Marschälle</translation>
    </message>
    <message>
        <source>the level that is read; marshals unless given</source>
        <translation>wer durchschaut werden soll; sonst Marschälle</translation>
    </message>
    <message>
        <source>the other players, levels or level/opponent, as in knight/corvin; the last one&apos;s level also takes the seats left over: {levels}</source>
        <translation>die anderen Spieler, Stufen oder Stufe/Gegner wie in knight/corvin; die Stufe des letzten nimmt auch die übrigen Plätze ein: {levels}</translation>
    </message>
    <message>
        <source>the player to review; all persons, or else everybody, unless given</source>
        <translation>wessen Spiel analysiert wird; sonst das aller Menschen oder, wenn keiner dabei war, aller</translation>
    </message>
    <message>
        <source>the player who sees it; whoever decides unless given</source>
        <translation>wer sie sieht; sonst, wer entscheidet</translation>
    </message>
    <message>
        <source>the players, easiest first; all levels of the game unless given</source>
        <translation>wer spielt, die leichtesten zuerst; sonst alle Stufen des Spiels</translation>
    </message>
    <message>
        <source>the players, levels or level/opponent, as in knight/corvin; the last one also takes the seats left over: {levels}</source>
        <translation>wer spielt, Stufen oder Stufe/Gegner wie in knight/corvin; der letzte nimmt auch die übrigen Plätze ein: {levels}</translation>
    </message>
    <message>
        <source>the share of positions to look at; 50 unless given</source>
        <translation>welcher Anteil der Stellungen angesehen wird, in Prozent; sonst 50</translation>
    </message>
    <message>
        <source>times fair</source>
        <translation>x Anteil</translation>
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
        <source>whether this move may be made, or the rule against it</source>
        <translation>ob dieser Zug erlaubt ist oder welche Regel dagegensteht</translation>
    </message>
    <message>
        <source>which cards may lie in this place, such as hand.2, for all that the player can know</source>
        <translation>welche Karten an diesem Ort liegen können, etwa hand.2, nach allem, was der Spieler wissen kann</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>wins: games against the level named; Elo: above {level}</source>
        <translation>Siege: Partien gegen die genannte Stufe; Elo: über {level}</translation>
    </message>
    <message>
        <source>wins: one against the level named; {fair} is as good as the others; Elo: above {level}</source>
        <translation>Siege: einer gegen die genannte Stufe; {fair} ist so gut wie die anderen; Elo: über {level}</translation>
    </message>
    <message>
        <source>with --policy: go on from the weights of this file, with a lower temperature</source>
        <translation>mit --policy: von den Gewichten dieser Datei aus weitermachen, mit niedrigerer Temperatur</translation>
    </message>
    <message>
        <source>with --story: begin from scratch, and learn so many beliefs one after the other, each from games between bots that hold all those before it; 1 unless given</source>
        <translation>mit --story: von vorn anfangen und so viele Annahmen nacheinander lernen, jede aus Partien von Bots, die alle früheren haben; sonst 1</translation>
    </message>
    <message>
        <source>with --story: the level on all seats; marshals unless given</source>
        <translation>mit --story: wer spielt, an allen Plätzen; sonst Marschälle</translation>
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
        <source>write the folder of a new game, for those who program one</source>
        <translation>den Ordner eines neuen Spiels schreiben, für alle, die eines programmieren</translation>
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
        <source>write the weights to this file (with --story: folder) in any case; unless given, to the game&apos;s folder if they predict better than what it has</source>
        <translation>die Gewichte auf jeden Fall in diese Datei (mit --story: in diesen Ordner) schreiben; sonst in den Ordner des Spiels, wenn sie besser vorhersagen als das, was dort liegt</translation>
    </message>
    <message>
        <source>write the whole review to this file, too</source>
        <translation>auch die ganze Analyse in diese Datei schreiben</translation>
    </message>
    <message>
        <source>write them to this file; unless given, to the game&apos;s folder</source>
        <translation>sie in diese Datei schreiben; sonst in den Ordner des Spiels</translation>
    </message>
    <message>
        <source>{address} is no address of a Dask scheduler; they are such as {example}.</source>
        <translation>{address} ist keine Adresse eines Dask-Schedulers; solche sind wie {example}.</translation>
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
        <source>{file} has games of other settings ({name}: {found}, not {wanted}); name another file.</source>
        <translation>{file} hat Partien mit anderen Einstellungen ({name}: {found}, nicht {wanted}); nenn eine andere Datei.</translation>
    </message>
    <message>
        <source>{file} has no games of a {kind}; name another file.</source>
        <translation>{file} hat keine Partien der Art {kind}; nenn eine andere Datei.</translation>
    </message>
    <message>
        <source>{file} is an edition of {other}, not of {game}.</source>
        <translation>{file} ist eine Ausgabe von {other}, nicht von {game}.</translation>
    </message>
    <message>
        <source>{file} says what to change, file by file, and what to run at the end.</source>
        <translation>{file} sagt Datei für Datei, was zu ändern ist und was am Ende laufen soll.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all as the rules and fingerprints say.</source>
        <translation>
            <numerusform>{file}: %n Zug von {game}, wie es Regeln und Fingerabdrücke sagen.</numerusform>
            <numerusform>{file}: %n Züge von {game}, alle wie es Regeln und Fingerabdrücke sagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all as today&apos;s rules, for it was made with older ones, say.</source>
        <translation>
            <numerusform>{file}: %n Zug von {game}, wie es die heutigen Regeln sagen; entstanden ist sie nach älteren.</numerusform>
            <numerusform>{file}: %n Züge von {game}, alle wie es die heutigen Regeln sagen; entstanden ist sie nach älteren.</numerusform>
        </translation>
    </message>
    <message>
        <source>{gain}, 95 % between {low} and {high}</source>
        <translation>{gain}, 95&#xa0;% zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>{game} has no exercise {exercise}.</source>
        <translation>{game} hat keine Übung {exercise}.</translation>
    </message>
    <message>
        <source>{game} has no policy to learn: nothing says what there is to play by (see {where}).</source>
        <translation>{game} hat keine Strategie zu lernen: Nirgends steht, wonach zu spielen wäre (siehe {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no weights of a policy (see {where}).</source>
        <translation>{game} bewahrt keine Gewichte einer Strategie auf (siehe {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no weights of a story (see {where}).</source>
        <translation>{game} bewahrt keine Gewichte einer Geschichte auf (siehe {where}).</translation>
    </message>
    <message>
        <source>{game} says nothing of what can be learned (see {where}).</source>
        <translation>{game} sagt nichts darüber, was sich lernen lässt (siehe {where}).</translation>
    </message>
    <message>
        <source>{game}, {players}, begun {date} UTC.</source>
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
        <source>{game}, {seats} seats: {level} studied in {number} games, then played in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, Plätze: {seats}. Studiert wird {level}, Partien: {number}; danach gespielt, weitere: {tested}; Startwert {seed}. Mischungen wiederholen sich, während die Plätze wechseln.</translation>
    </message>
    <message>
        <source>{game}, {seats} seats: {level} studied in {number} rounds, then played in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, Plätze: {seats}. Studiert wird {level}, Runden: {number}; danach gespielt, weitere: {tested}; Startwert {seed}. Mischungen wiederholen sich, während die Plätze wechseln.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n exercise(s), difficulty {least} to {most}, the middle one {middle}.</source>
        <translation>
            <numerusform>{game}: %n Übung, Schwierigkeit {least} bis {most}, die mittlere {middle}.</numerusform>
            <numerusform>{game}: %n Übungen, Schwierigkeit {least} bis {most}, die mittlere {middle}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: exercises with one clear best move: {clear} of {all}.</source>
        <translation>{game}: Übungen mit einem klar besten Zug: {clear} von {all}.</translation>
    </message>
    <message>
        <source>{id}: {game}, {fewest} to {most} players. {summary}</source>
        <translation>{id}: {game}, {fewest} bis {most} Spieler. {summary}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (not certain). In truth it cost {truth}.</source>
        <translation>{made}; besser: {best}, {chance} statt {other} (nicht sicher). In Wahrheit hat es {truth} gekostet.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (poor, as playing it out bears out). In truth it cost {truth}.</source>
        <translation>{made}; besser: {best}, {chance} statt {other} (schwach, wie das Ausspielen bestätigt). In Wahrheit hat es {truth} gekostet.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other}. In truth it cost {truth}.</source>
        <translation>{made}; besser: {best}, {chance} statt {other}. In Wahrheit hat es {truth} gekostet.</translation>
    </message>
    <message>
        <source>{move} looks better: {percent}%.</source>
        <translation>{move} sieht besser aus: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>{move}: allowed.</source>
        <translation>{move}: erlaubt.</translation>
    </message>
    <message>
        <source>{move}: not allowed. {rule}: {reason}</source>
        <translation>{move}: nicht erlaubt. {rule}: {reason}</translation>
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
        <source>{name}, a random</source>
        <translation>{name}, spielt aufs Geratewohl</translation>
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
        <source>{name}, that is you</source>
        <translation>{name}, das bist du</translation>
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
        <source>{number}, on top {card}</source>
        <translation>{number}, obenauf {card}</translation>
    </message>
    <message>
        <source>{option} is a number from 1 on, not {number}.</source>
        <translation>{option} ist eine Zahl ab 1, nicht {number}.</translation>
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
        <source>{player} would have to forget something here to take two decisions for one.</source>
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
        <source>{variant} has nobody to play: {level} is not on the ladder.</source>
        <translation>{variant} hat niemanden zum Spielen: {level} steht nicht auf der Leiter.</translation>
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
