<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n exercise(s) of {game} in {file}.</source>
        <translation>
            <numerusform>%n esercizio di {game} in {file}.</numerusform>
            <numerusform>%n esercizi di {game} in {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in turn, each {seconds} s of CPU time a measure</source>
        <translation>
            <numerusform>%n giro, in alternanza, {seconds} s di CPU per misura</numerusform>
            <numerusform>%n giri, in alternanza, {seconds} s di CPU per misura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n posto</numerusform>
            <numerusform>%n posti</numerusform>
        </translation>
    </message>
    <message>
        <source>--after must be from 0 to {last}, not {number}.</source>
        <translation>--after dev’essere un numero di mosse da 0 a {last}, non {number}.</translation>
    </message>
    <message>
        <source>--after works with a recorded game, not with a position.</source>
        <translation>--after va con una partita registrata, non con una posizione.</translation>
    </message>
    <message>
        <source>--fill works with a position, not with a recorded game.</source>
        <translation>--fill va con una posizione, non con una partita registrata.</translation>
    </message>
    <message>
        <source>--from cannot be combined with --hidden: the weights it continues from fix the number of nodes.</source>
        <translation>--from non si può usare con --hidden: i pesi da cui riparte fissano già il numero di nodi.</translation>
    </message>
    <message>
        <source>--from needs --policy.</source>
        <translation>--from va con --policy.</translation>
    </message>
    <message>
        <source>--generations needs --story without --out: later generations play with what earlier ones wrote to the game’s folder.</source>
        <translation>--generations va con --story e senza --out: le generazioni successive giocano con ciò che le precedenti hanno scritto nella cartella del gioco.</translation>
    </message>
    <message>
        <source>--policy cannot be combined with --story or --resume: its games are played with what earlier ones taught, and are not kept.</source>
        <translation>--policy non va con --story né con --resume: le partite si giocano con ciò che hanno insegnato le precedenti, e non si conservano.</translation>
    </message>
    <message>
        <source>--turns must be from 1 to {last}, not {number}.</source>
        <translation>--turns dev’essere da 1 a {last}, non {number}.</translation>
    </message>
    <message>
        <source>95% between</source>
        <translation>95% tra</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which is not installed; in a checkout, install it with: {command}</source>
        <translation>Per un cluster serve Dask, che non è installato; in una copia del progetto, installalo con: {command}</translation>
    </message>
    <message>
        <source>A comparison needs at least one round, not {number}.</source>
        <translation>Per un confronto serve almeno un giro, non {number}.</translation>
    </message>
    <message>
        <source>A ladder can have each level only once: {levels}.</source>
        <translation>In una scala nessun livello può ripetersi: {levels}.</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels.</source>
        <translation>Per una scala servono almeno due livelli.</translation>
    </message>
    <message>
        <source>A match needs at least one game, not {number}.</source>
        <translation>Per un incontro serve almeno una partita, non {number}.</translation>
    </message>
    <message>
        <source>A measurement cannot take {seconds} seconds.</source>
        <translation>Una misura non può durare {seconds} secondi.</translation>
    </message>
    <message>
        <source>A new game must be written into a checkout of the project, and this is not one.</source>
        <translation>Un gioco nuovo va scritto in una copia del progetto, e questa non lo è.</translation>
    </message>
    <message>
        <source>A process ended before its work was done; perhaps memory ran out.</source>
        <translation>Un processo è terminato prima di finire il lavoro; forse mancava memoria.</translation>
    </message>
    <message>
        <source>A {level} in both seats, asked {asks} times for each decision:</source>
        <translation>{level} in entrambi i posti; {asks} domande per decisione:</translation>
    </message>
    <message>
        <source>After ?, type the number of a rule (? R5), or a move by number or notation (? 3).</source>
        <translation>Dopo ? scrivi il numero di una regola (? R5), oppure una mossa con numero o notazione (? 3).</translation>
    </message>
    <message>
        <source>Ask for at least one exercise, not {number}.</source>
        <translation>Chiedi almeno un esercizio, non {number}.</translation>
    </message>
    <message>
        <source>At the beginning:</source>
        <translation>All’inizio:</translation>
    </message>
    <message>
        <source>Biggest swing: after move {move}, the chance went from {before} to {after}.</source>
        <translation>Sbalzo maggiore: dopo la mossa {move} la probabilità è passata da {before} a {after}.</translation>
    </message>
    <message>
        <source>CPU time, {seconds} s per measure</source>
        <translation>Tempo di CPU, {seconds} s per misura</translation>
    </message>
    <message>
        <source>Cannot create the folder {folder}: {reason}.</source>
        <translation>Impossibile creare la cartella {folder}: {reason}.</translation>
    </message>
    <message>
        <source>Cannot write {file}: the folder {folder} does not exist.</source>
        <translation>Impossibile scrivere {file}: la cartella {folder} non esiste.</translation>
    </message>
    <message>
        <source>Chance decides more here than which unseen card comes next, so its outcomes cannot be enumerated.</source>
        <translation>Qui il caso non decide solo la prossima carta nascosta, perciò i suoi esiti non si possono enumerare.</translation>
    </message>
    <message>
        <source>Chance to win, in percentage points: start {start}, luck {luck} (dealt {dealt}, revealed {revealed}, others {others}), mistakes {mistakes}, course of the player’s turns {course}.</source>
        <translation>Probabilità di vincere, in punti percentuali: inizio {start}, fortuna {luck} (distribuzione {dealt}, rivelato {revealed}, altri {others}), errori {mistakes}, andamento dei turni del giocatore {course}.</translation>
    </message>
    <message>
        <source>Chooses in secret.</source>
        <translation>Sceglie in segreto.</translation>
    </message>
    <message>
        <source>Conceded by {player}. Scores: {scores}. The seed was {seed}.</source>
        <translation>Abbandonata da {player}. Punti: {scores}. Il seme era {seed}.</translation>
    </message>
    <message>
        <source>Decisions: {number}, poor: {poor}.</source>
        <translation>Decisioni: {number}, errori: {poor}.</translation>
    </message>
    <message>
        <source>Edition: {edition}. The bots’ strength was measured with the usual numbers, not with these.</source>
        <translation>Edizione: {edition}. La forza dei bot è stata misurata con i numeri consueti, non con questi.</translation>
    </message>
    <message>
        <source>Endings can be solved for two players, not for {seats}.</source>
        <translation>I finali si possono risolvere per due giocatori, non per {seats}.</translation>
    </message>
    <message>
        <source>Engine {version}, {build}, Python {python}</source>
        <translation>Motore {version}, {build}, Python {python}</translation>
    </message>
    <message numerus="yes">
        <source>Engine {version}, {build}, Python {python}, on {system} with %n CPU(s)</source>
        <translation>
            <numerusform>Motore {version}, {build}, Python {python}, su {system} con %n CPU</numerusform>
            <numerusform>Motore {version}, {build}, Python {python}, su {system} con %n CPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished. Scores: {scores}. The seed was {seed}.</source>
        <translation>Terminata. Punti: {scores}. Il seme era {seed}.</translation>
    </message>
    <message>
        <source>From here on, today’s rules forbid what was played.</source>
        <translation>Da qui in poi le regole attuali vietano ciò che è stato giocato.</translation>
    </message>
    <message>
        <source>Games cannot be kept in {file}: {reason}.</source>
        <translation>Impossibile conservare partite in {file}: {reason}.</translation>
    </message>
    <message>
        <source>Generation {number} of {last}.</source>
        <translation>Generazione {number} di {last}.</translation>
    </message>
    <message>
        <source>Hint: {number}, {move}. {why}</source>
        <translation>Suggerimento: {number}, {move}. {why}</translation>
    </message>
    <message>
        <source>Learned from {learned} of {positions} positions. Log loss in the held-out games:</source>
        <translation>Appreso da {learned} posizioni su {positions}. Perdita logaritmica nelle partite di verifica:</translation>
    </message>
    <message>
        <source>Line {line} of {file} is not a game of a {kind}.</source>
        <translation>La riga {line} di {file} non è una partita del tipo {kind}.</translation>
    </message>
    <message>
        <source>Log loss of the answer given in the held-out games, over {decisions} decisions:</source>
        <translation>Perdita logaritmica della risposta data nelle partite di verifica, su {decisions} decisioni:</translation>
    </message>
    <message>
        <source>Log loss of the true world among {worlds} others in the held-out games, over {decisions} decisions:</source>
        <translation>Perdita logaritmica del mondo vero tra altri {worlds} nelle partite di verifica, su {decisions} decisioni:</translation>
    </message>
    <message>
        <source>Made under older rules. {changes}</source>
        <translation>Creata con regole precedenti. {changes}</translation>
    </message>
    <message>
        <source>Measuring a counter-player needs at least {least} games, not {number}.</source>
        <translation>Per misurare un antagonista servono almeno {least} partite, non {number}.</translation>
    </message>
    <message>
        <source>Measuring chances needs at least two games, not {number}.</source>
        <translation>Per misurare le probabilità servono almeno due partite, non {number}.</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <translation>Nessuno scheduler Dask risponde all’indirizzo {address}.</translation>
    </message>
    <message>
        <source>No bot in this game uses such values: nothing was written.</source>
        <translation>Nessun bot di questo gioco usa valori di questo tipo: non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>No move looks better.</source>
        <translation>Nessuna mossa sembra migliore.</translation>
    </message>
    <message numerus="yes">
        <source>None of these games is for %n player(s).</source>
        <translation>
            <numerusform>Nessuno di questi giochi è per %n giocatore.</numerusform>
            <numerusform>Nessuno di questi giochi è per %n giocatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not allowed. {rule}: {reason}</source>
        <translation>Non permesso. {rule}: {reason}</translation>
    </message>
    <message>
        <source>Not finished. Scores: {scores}. Next to decide: {player}.</source>
        <translation>Non terminata. Punti: {scores}. Ora decide {player}.</translation>
    </message>
    <message>
        <source>Play card games in a terminal, or study the bots.</source>
        <translation>Gioca a carte in un terminale o studia i bot.</translation>
    </message>
    <message>
        <source>Python finds the engine in {other} before the one in {folder}.</source>
        <translation>Python trova il motore in {other} prima di quello in {folder}.</translation>
    </message>
    <message>
        <source>Ratings that fit all games: {ratings}</source>
        <translation>Valutazioni che valgono per tutti i giochi: {ratings}</translation>
    </message>
    <message>
        <source>SHA-256 of the seed, which is shown after the game: {hash}</source>
        <translation>SHA-256 del seme, che si mostra dopo la partita: {hash}</translation>
    </message>
    <message>
        <source>Seed {seed}, chosen beforehand: this game counts as practice.</source>
        <translation>Seme {seed}, scelto in anticipo: questa partita vale come allenamento.</translation>
    </message>
    <message>
        <source>Someone has already chosen in secret here: solve the position before that choice.</source>
        <translation>Qui qualcuno ha già scelto in segreto: risolvi la posizione prima di quella scelta.</translation>
    </message>
    <message>
        <source>Studying a level needs at least {least} games, not {number}.</source>
        <translation>Per studiare un livello servono almeno {least} partite, non {number}.</translation>
    </message>
    <message>
        <source>Studying a level needs numpy, which is not installed; in a checkout, install it with: {command}</source>
        <translation>Per studiare un livello serve numpy, che non è installato; in una copia del progetto, installalo con: {command}</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>The Dask scheduler at {address} vanished before the work was done.</source>
        <translation>Lo scheduler Dask all’indirizzo {address} è sparito prima della fine del lavoro.</translation>
    </message>
    <message>
        <source>The chances of all seats add up to 1 to within {error}.</source>
        <translation>La somma delle probabilità di tutti i posti è 1, con un errore massimo di {error}.</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>Il cluster all’indirizzo {address} non ha processi.</translation>
    </message>
    <message>
        <source>The current values are just as good: nothing was written.</source>
        <translation>I valori attuali sono altrettanto buoni: non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>The engine in {folder} does not run: {reason}</source>
        <translation>Il motore in {folder} non funziona: {reason}</translation>
    </message>
    <message>
        <source>The figures cannot be written to {file}: {reason}.</source>
        <translation>Impossibile scrivere i valori in {file}: {reason}.</translation>
    </message>
    <message>
        <source>The game {id} already exists.</source>
        <translation>Il gioco {id} esiste già.</translation>
    </message>
    <message>
        <source>The hand-made values are just as good: nothing was written.</source>
        <translation>I valori impostati a mano sono altrettanto buoni: non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>The level is easiest to read here; mixing its moves as in equilibrium would cut the gain by this much:</source>
        <translation>Qui il livello si legge più facilmente; se mescolasse le mosse come in equilibrio, il guadagno calerebbe di:</translation>
    </message>
    <message>
        <source>The seed was {seed}.</source>
        <translation>Il seme era {seed}.</translation>
    </message>
    <message>
        <source>The worker at {worker} does not have version {wanted} of throne-desktop.</source>
        <translation>Il processo {worker} non ha la versione {wanted} di throne-desktop.</translation>
    </message>
    <message>
        <source>The workers at {address} each run several threads, which is no faster: start them with --nthreads 1.</source>
        <translation>I processi all’indirizzo {address} usano più thread ciascuno, senza vantaggi: avviali con --nthreads 1.</translation>
    </message>
    <message>
        <source>The workers at {address} kept failing at the same task; perhaps they ran out of memory.</source>
        <translation>I processi all’indirizzo {address} si sono fermati più volte sullo stesso lavoro; forse mancava memoria.</translation>
    </message>
    <message>
        <source>There is no choice to make in this position.</source>
        <translation>In questa posizione non c’è nulla da scegliere.</translation>
    </message>
    <message>
        <source>There is no measure called {name}; the measures are: {names}.</source>
        <translation>La misura {name} non esiste; le misure sono: {names}.</translation>
    </message>
    <message>
        <source>There is no move {number}: the moves are 1 to {last}.</source>
        <translation>La mossa {number} non esiste: vanno da 1 a {last}.</translation>
    </message>
    <message>
        <source>There is no place called {place}; the places are: {places}.</source>
        <translation>Il luogo {place} non esiste; i luoghi sono: {places}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}: the seats are 1 to {last}.</source>
        <translation>Il posto {seat} non esiste: i posti vanno da 1 a {last}.</translation>
    </message>
    <message>
        <source>These games held too little to learn from; more are needed.</source>
        <translation>Da queste partite si impara troppo poco; ne servono altre.</translation>
    </message>
    <message>
        <source>This ending has more than {limit} nodes: name one with fewer hidden cards, or allow more nodes with --limit.</source>
        <translation>Questo finale ha più di {limit} nodi: indicane uno con meno carte nascoste, o aumenta il limite con --limit.</translation>
    </message>
    <message>
        <source>This game can end without a winner, so one player’s loss is not always the other’s gain.</source>
        <translation>Questo gioco può finire senza vincitori: non sempre l’uno vince ciò che l’altro perde.</translation>
    </message>
    <message>
        <source>This game is not over, so its hidden cards stay hidden.</source>
        <translation>Questa partita non è finita, perciò le sue carte nascoste restano nascoste.</translation>
    </message>
    <message>
        <source>This game is over: there is nothing to solve.</source>
        <translation>Questa partita è finita: non c’è nulla da risolvere.</translation>
    </message>
    <message>
        <source>To learn, {name} must be at least {least}, not {number}.</source>
        <translation>Per imparare, {name} dev’essere almeno {least}, non {number}.</translation>
    </message>
    <message>
        <source>Too few positions were examined; more games are needed.</source>
        <translation>Sono state esaminate troppo poche posizioni; servono altre partite.</translation>
    </message>
    <message>
        <source>Training needs numpy, which is not installed; in a checkout, install it with: {command}</source>
        <translation>Per imparare serve numpy, che non è installato; in una copia del progetto, installalo con: {command}</translation>
    </message>
    <message>
        <source>Turning point, turn {turn}, move {move}: {changes}.</source>
        <translation>Punto di svolta, turno {turn}, mossa {move}: {changes}.</translation>
    </message>
    <message>
        <source>Type a number or notation to move; ? explain, h hint, {back} undo, l log, c concede, q quit.</source>
        <translation>Scrivi un numero o una notazione per muovere; ? spiega, h suggerisce, {back} annulla, l registro, c abbandona, q esce.</translation>
    </message>
    <message>
        <source>Type c again to concede: the game will end now and count as lost.</source>
        <translation>Scrivi ancora c per abbandonare: la partita finisce ora e conta come persa.</translation>
    </message>
    <message>
        <source>Use 1 to {most} processes, not {number}.</source>
        <translation>Usa da 1 a {most} processi, non {number}.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players is for edition {learned}, not {edition}.</source>
        <translation>Ciò che si è appreso per {seats} giocatori è dell’edizione {learned}, non {edition}.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players says nothing about: {names}.</source>
        <translation>Ciò che si è appreso per {seats} giocatori non dice nulla su: {names}.</translation>
    </message>
    <message>
        <source>What you know argues against this move. Better: {move}.</source>
        <translation>Ciò che sai parla contro questa mossa. Meglio: {move}.</translation>
    </message>
    <message>
        <source>With this many players, a ladder needs at least {least} games (two deals), not {number}.</source>
        <translation>Qui per una scala servono almeno {least} partite (due distribuzioni), non {number}.</translation>
    </message>
    <message>
        <source>Without git, the revision {name} cannot be found; name a folder that contains an engine.</source>
        <translation>Senza git non si trova la revisione {name}; indica una cartella che contenga un motore.</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Scritto in {file}.</translation>
    </message>
    <message>
        <source>You can already play it: {command}</source>
        <translation>Puoi già giocarci: {command}</translation>
    </message>
    <message>
        <source>You have had help: from now on, this game counts as assisted.</source>
        <translation>Hai avuto aiuto: d’ora in poi questa partita vale come partita con aiuto.</translation>
    </message>
    <message>
        <source>You have no decision to take back.</source>
        <translation>Non hai decisioni da annullare.</translation>
    </message>
    <message>
        <source>You have seen more since then. Type {back} again to go back: this game will then count as assisted.</source>
        <translation>Da allora hai visto di più. Scrivi ancora {back} per tornare indietro: la partita varrà come partita con aiuto.</translation>
    </message>
    <message>
        <source>Your chance to win after this move: {percent}%. {beside}</source>
        <translation>La tua probabilità di vincere dopo questa mossa: {percent}%. {beside}</translation>
    </message>
    <message>
        <source>a number that decides all random events</source>
        <translation>numero che decide ogni evento casuale</translation>
    </message>
    <message>
        <source>a recorded game</source>
        <translation>una partita registrata</translation>
    </message>
    <message>
        <source>a recorded game that is over</source>
        <translation>una partita registrata e finita</translation>
    </message>
    <message>
        <source>add finished games to this file, and play only those it lacks</source>
        <translation>aggiunge a questo file le partite finite e gioca solo quelle che mancano</translation>
    </message>
    <message>
        <source>add to the existing exercises instead of replacing them</source>
        <translation>aggiunge agli esercizi esistenti invece di sostituirli</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contro</translation>
    </message>
    <message>
        <source>also measure a marshal of each temperament against a neutral one</source>
        <translation>misura anche un maresciallo di ogni temperamento contro uno neutro</translation>
    </message>
    <message>
        <source>also say how much is gained there by knowing how this bot plays (a level or level/opponent, as in knight/corvin): {levels}</source>
        <translation>dice anche quanto ci guadagna chi sa come gioca questo bot (livello o livello/avversario, come knight/corvin): {levels}</translation>
    </message>
    <message>
        <source>always write the weights to this file (to this folder with --story); by default, they go to the game’s folder if they predict better than those there</source>
        <translation>scrive sempre i pesi in questo file (con --story, in questa cartella); altrimenti nella cartella del gioco, se prevedono meglio di quelli che contiene</translation>
    </message>
    <message>
        <source>and {gain} more by the best answer to the mixtures</source>
        <translation>e {gain} in più con la miglior risposta alle miscele</translation>
    </message>
    <message>
        <source>and {gain} more by the best answer to the {level}</source>
        <translation>e {gain} in più con la miglior risposta contro {level}</translation>
    </message>
    <message>
        <source>another move is judged about as good</source>
        <translation>un’altra mossa è giudicata quasi altrettanto buona</translation>
    </message>
    <message>
        <source>at least one {share}</source>
        <translation>almeno una {share}</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <translation>minimo {number}</translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation>massimo {number}</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>bots in every seat</source>
        <translation>bot in tutti i posti</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>obiettivo</translation>
    </message>
    <message>
        <source>chances</source>
        <translation>casi</translation>
    </message>
    <message>
        <source>check every move’s legality and fingerprint</source>
        <translation>verifica regolarità e impronta di ogni mossa</translation>
    </message>
    <message>
        <source>clone</source>
        <translation>copia</translation>
    </message>
    <message>
        <source>clone, move, value</source>
        <translation>copia, mossa, valore</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>compilato</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>conteggio esatto</translation>
    </message>
    <message>
        <source>create the folder for a new game, for its programmer</source>
        <translation>crea la cartella di un gioco nuovo, per chi lo programma</translation>
    </message>
    <message>
        <source>do not look for new ones; only measure how hard the existing ones are</source>
        <translation>non ne cerca di nuovi, ma misura quanto sono difficili quelli esistenti</translation>
    </message>
    <message>
        <source>do not look for new ones; only remove these</source>
        <translation>non ne cerca di nuovi, ma toglie questi</translation>
    </message>
    <message>
        <source>do not look for new ones; only say which no longer have a clear best move</source>
        <translation>non ne cerca di nuovi, ma dice quali non hanno più una mossa chiaramente migliore</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>exercise</source>
        <translation>esercizio</translation>
    </message>
    <message>
        <source>exploitability {gain}, the mean of both</source>
        <translation>sfruttabilità {gain}, la media di entrambi</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>equo</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>più veloce</translation>
    </message>
    <message>
        <source>fill in at random what POSITION leaves open</source>
        <translation>riempie a caso ciò che POSITION lascia aperto</translation>
    </message>
    <message>
        <source>find positions with one clear best move</source>
        <translation>cerca posizioni con una mossa chiaramente migliore</translation>
    </message>
    <message>
        <source>find the equilibrium of a small ending</source>
        <translation>trova l’equilibrio di un piccolo finale</translation>
    </message>
    <message>
        <source>first observation, late</source>
        <translation>prima vista, tardiva</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partita</translation>
    </message>
    <message numerus="yes">
        <source>gap {gap} after %n iteration(s)</source>
        <translation>
            <numerusform>divario {gap} dopo %n iterazione</numerusform>
            <numerusform>divario {gap} dopo %n iterazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>git gave no reason</source>
        <translation>git non dice perché</translation>
    </message>
    <message>
        <source>how long to measure each figure</source>
        <translation>quanto dura la misura di ogni valore</translation>
    </message>
    <message>
        <source>how many (default: 20)</source>
        <translation>quanti (predefinito: 20)</translation>
    </message>
    <message>
        <source>how many games (default: 100)</source>
        <translation>quante partite (predefinito: 100)</translation>
    </message>
    <message>
        <source>how many games (default: 300)</source>
        <translation>quante partite (predefinito: 300)</translation>
    </message>
    <message>
        <source>how many games at once</source>
        <translation>quante partite insieme</translation>
    </message>
    <message>
        <source>how many games between marshals to learn from (default: 2000)</source>
        <translation>da quante partite tra marescialli imparare (predefinito: 2000)</translation>
    </message>
    <message>
        <source>how many games or single rounds of a match to study (default: 5000)</source>
        <translation>quante partite, o singoli round, studiare (predefinito: 5000)</translation>
    </message>
    <message>
        <source>how many moves of a recorded game to play</source>
        <translation>quante mosse di una partita registrata giocare</translation>
    </message>
    <message>
        <source>how many nodes the ending may have (default: 250000)</source>
        <translation>quanti nodi può avere il finale (predefinito: 250000)</translation>
    </message>
    <message>
        <source>how many times to ask the level for each decision (default: 20)</source>
        <translation>quante volte interrogare il livello per ogni decisione (predefinito: 20)</translation>
    </message>
    <message>
        <source>how many times to improve the mixtures (default: 300)</source>
        <translation>quante volte migliorare le miscele (predefinito: 300)</translation>
    </message>
    <message>
        <source>how many times to measure both</source>
        <translation>quante volte misurare entrambi</translation>
    </message>
    <message>
        <source>how many to play afterward, on new seeds (default: 2000)</source>
        <translation>quante giocarne dopo, con semi nuovi (predefinito: 2000)</translation>
    </message>
    <message>
        <source>how many turns by any player to look ahead (default: 1)</source>
        <translation>quanti turni, di qualsiasi giocatore, guardare avanti (predefinito: 1)</translation>
    </message>
    <message>
        <source>how many worlds these bots imagine (default: 8)</source>
        <translation>quanti mondi immaginano questi bot (predefinito: 8)</translation>
    </message>
    <message>
        <source>in equilibrium {share}: {move}</source>
        <translation>in equilibrio {share}: {move}</translation>
    </message>
    <message>
        <source>it has no such game</source>
        <translation>non ha questo gioco</translation>
    </message>
    <message>
        <source>it stopped without a message</source>
        <translation>si è fermato senza messaggi</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>iterazione</translation>
    </message>
    <message>
        <source>keep finished games and what was learned in this folder, and play only what it lacks</source>
        <translation>conserva in questa cartella le partite finite e ciò che si è appreso, e gioca solo ciò che manca</translation>
    </message>
    <message>
        <source>learn through self-play to mix moves so that the bot cannot be read</source>
        <translation>impara, giocando contro sé stesso, a mescolare le mosse per non lasciarsi leggere</translation>
    </message>
    <message>
        <source>learn to predict who wins</source>
        <translation>impara a prevedere chi vince</translation>
    </message>
    <message>
        <source>learn what public play says about hidden cards, and how claims are answered</source>
        <translation>impara che cosa il gioco visibile rivela sulle carte nascoste, e come si risponde alle dichiarazioni</translation>
    </message>
    <message>
        <source>let bots play against one another</source>
        <translation>fa giocare i bot tra loro</translation>
    </message>
    <message>
        <source>level</source>
        <translation>livello</translation>
    </message>
    <message>
        <source>list the games</source>
        <translation>elenca i giochi</translation>
    </message>
    <message>
        <source>mean error {error}, slope {slope}; rings: seats at the beginning; bars: 95%</source>
        <translation>errore medio {error}, pendenza {slope}; anelli: posti all’inizio; barre: 95%</translation>
    </message>
    <message>
        <source>mean error {error}, {certain} of it outside the intervals; {positions} positions</source>
        <translation>errore medio {error}, di cui {certain} fuori dagli intervalli; {positions} posizioni</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>misura</translation>
    </message>
    <message>
        <source>measure another engine (a git revision of this checkout, or a folder with an engine) in turn with this one, and print ratios</source>
        <translation>misura un altro motore (una revisione git di questa copia o una cartella con un motore), alternandolo a questo, e mostra i rapporti</translation>
    </message>
    <message>
        <source>measure how accurate win chances are</source>
        <translation>misura quanto sono esatte le probabilità di vittoria</translation>
    </message>
    <message>
        <source>measure how readable a level is</source>
        <translation>misura quanto si lascia leggere un livello</translation>
    </message>
    <message>
        <source>measure how strong all levels are</source>
        <translation>misura la forza di tutti i livelli</translation>
    </message>
    <message>
        <source>measure only games with N players</source>
        <translation>misura solo partite con N giocatori</translation>
    </message>
    <message>
        <source>measure the engine and the bots</source>
        <translation>misura il motore e i bot</translation>
    </message>
    <message>
        <source>minimum number of games in each match (default: 100)</source>
        <translation>numero minimo di partite per incontro (predefinito: 100)</translation>
    </message>
    <message>
        <source>ms per move</source>
        <translation>ms/mossa</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuovo</translation>
    </message>
    <message>
        <source>new/old</source>
        <translation>rapporto</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>nessuna carta</translation>
    </message>
    <message>
        <source>nodes in the hidden layer (default: {number})</source>
        <translation>nodi nascosti (predefinito: {number})</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>numero di giocatori</translation>
    </message>
    <message>
        <source>number of players (default: the fewest)</source>
        <translation>giocatori (predefinito: il minimo)</translation>
    </message>
    <message>
        <source>number of players, you included</source>
        <translation>giocatori, contando anche te</translation>
    </message>
    <message>
        <source>observation at every turn</source>
        <translation>vista a ogni turno</translation>
    </message>
    <message>
        <source>observation, then a world</source>
        <translation>vista e mondo</translation>
    </message>
    <message>
        <source>of those, one</source>
        <translation>di cui uno</translation>
    </message>
    <message>
        <source>of {number} worlds</source>
        <translation>su {number} mondi</translation>
    </message>
    <message>
        <source>old</source>
        <translation>vecchio</translation>
    </message>
    <message>
        <source>one of: {games}</source>
        <translation>uno tra: {games}</translation>
    </message>
    <message>
        <source>only in the new engine: {what}</source>
        <translation>solo nel motore nuovo: {what}</translation>
    </message>
    <message>
        <source>only in the old engine: {what}</source>
        <translation>solo nel motore vecchio: {what}</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>al secondo</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>non compilato</translation>
    </message>
    <message>
        <source>play a game in the terminal</source>
        <translation>gioca una partita nel terminale</translation>
    </message>
    <message>
        <source>play on the Dask cluster of this scheduler, such as tcp://192.168.0.5:8786</source>
        <translation>gioca sul cluster Dask di questo scheduler, per esempio tcp://192.168.0.5:8786</translation>
    </message>
    <message>
        <source>play with the numbers of this edition</source>
        <translation>gioca con i numeri di questa edizione</translation>
    </message>
    <message>
        <source>played</source>
        <translation>giocate</translation>
    </message>
    <message>
        <source>played out, it is not clearly better than the second-best move</source>
        <translation>giocata fino in fondo, non è chiaramente migliore della seconda mossa migliore</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>gioco</translation>
    </message>
    <message>
        <source>plot predicted against actual wins (SVG)</source>
        <translation>disegna vittorie previste e reali (SVG)</translation>
    </message>
    <message>
        <source>print a position</source>
        <translation>mostra una posizione</translation>
    </message>
    <message>
        <source>print a recorded game, or verify it</source>
        <translation>mostra una partita registrata, o la verifica</translation>
    </message>
    <message>
        <source>print the version and which build of the engine is running</source>
        <translation>mostra la versione e la compilazione del motore in uso</translation>
    </message>
    <message>
        <source>random decisions</source>
        <translation>mosse a caso</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>tasso</translation>
    </message>
    <message>
        <source>readability</source>
        <translation>leggibilità</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>lettura</translation>
    </message>
    <message>
        <source>reading an observation</source>
        <translation>vista, letta</translation>
    </message>
    <message>
        <source>review a finished game: what mistakes cost, and what was luck</source>
        <translation>analizza una partita finita: costo degli errori e parte della fortuna</translation>
    </message>
    <message>
        <source>said</source>
        <translation>detto</translation>
    </message>
    <message>
        <source>sample a world</source>
        <translation>estrarre un mondo</translation>
    </message>
    <message>
        <source>say what may be done with this card, and which rule forbids the rest</source>
        <translation>dice che cosa si può fare con questa carta e quale regola vieta il resto</translation>
    </message>
    <message>
        <source>say whether this move is legal and, if not, which rule forbids it</source>
        <translation>dice se questa mossa è permessa, o quale regola la vieta</translation>
    </message>
    <message>
        <source>say which cards may be in this place, such as hand.2, as far as the player can know</source>
        <translation>dice quali carte possono essere in questo luogo, come hand.2, per quanto il giocatore può sapere</translation>
    </message>
    <message>
        <source>score</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>share</source>
        <translation>quota</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>simulazioni</translation>
    </message>
    <message>
        <source>slope {slope}, rise on one’s own move {rise}</source>
        <translation>pendenza {slope}, salita per ogni propria mossa {rise}</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>più lento</translation>
    </message>
    <message>
        <source>studied</source>
        <translation>studiate</translation>
    </message>
    <message>
        <source>such as &apos;{position}&apos;, or a recorded game</source>
        <translation>come &apos;{position}&apos;, o una partita registrata</translation>
    </message>
    <message>
        <source>such as ten-tricks</source>
        <translation>come ten-tricks</translation>
    </message>
    <message>
        <source>the games to measure (default: all): {games}</source>
        <translation>i giochi da misurare (predefinito: tutti): {games}</translation>
    </message>
    <message>
        <source>the highest level plays a different move</source>
        <translation>il livello più alto fa un’altra mossa</translation>
    </message>
    <message>
        <source>the level in all seats (default: marshals)</source>
        <translation>il livello in tutti i posti (predefinito: marescialli)</translation>
    </message>
    <message>
        <source>the level to be read (default: marshals)</source>
        <translation>il livello da leggere (predefinito: marescialli)</translation>
    </message>
    <message>
        <source>the new engine cannot be measured: {what}</source>
        <translation>il motore nuovo non si può misurare: {what}</translation>
    </message>
    <message>
        <source>the old engine cannot be measured: {what}</source>
        <translation>il motore vecchio non si può misurare: {what}</translation>
    </message>
    <message>
        <source>the other players, each a level or level/opponent, as in knight/corvin; the last one’s level also fills any remaining seats: {levels}</source>
        <translation>gli altri giocatori, ciascuno livello o livello/avversario, come knight/corvin; il livello dell’ultimo riempie anche i posti rimasti: {levels}</translation>
    </message>
    <message>
        <source>the percentage of positions to look at (default: 50)</source>
        <translation>la percentuale di posizioni da esaminare (predefinito: 50)</translation>
    </message>
    <message>
        <source>the player to review (default: all people, or all players if there are no people)</source>
        <translation>il giocatore da analizzare (predefinito: tutte le persone, o tutti i giocatori se non ce ne sono)</translation>
    </message>
    <message>
        <source>the player whose view to show (default: the next to decide)</source>
        <translation>di chi mostrare il punto di vista (predefinito: chi deve decidere)</translation>
    </message>
    <message>
        <source>the players, each a level or level/opponent, as in knight/corvin; the last one also fills any remaining seats: {levels}</source>
        <translation>i giocatori, ciascuno livello o livello/avversario, come knight/corvin; l’ultimo riempie anche i posti rimasti: {levels}</translation>
    </message>
    <message>
        <source>the players, easiest first (default: all levels of the game)</source>
        <translation>chi gioca, dai più facili (predefinito: tutti i livelli del gioco)</translation>
    </message>
    <message>
        <source>the rules differ, and so do the positions, so the ratios may mean little</source>
        <translation>le regole sono diverse, e quindi anche le posizioni: i rapporti possono dire poco</translation>
    </message>
    <message>
        <source>times fair</source>
        <translation>× equo</translation>
    </message>
    <message>
        <source>to JSON and back</source>
        <translation>in JSON e ritorno</translation>
    </message>
    <message>
        <source>trying</source>
        <translation>prova</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valore</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>osservazione</translation>
    </message>
    <message>
        <source>what to measure</source>
        <translation>che cosa misurare</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vinte</translation>
    </message>
    <message>
        <source>wins: against the level named; Elo: above {level}</source>
        <translation>vinte: partite contro il livello indicato; Elo: sopra {level}</translation>
    </message>
    <message>
        <source>wins: one bot against the level named; {fair} is as good as the others; Elo: above {level}</source>
        <translation>vinte: un bot contro il livello indicato; {fair} vale quanto gli altri; Elo: sopra {level}</translation>
    </message>
    <message>
        <source>with --policy: continue from the weights in this file, at a lower temperature</source>
        <translation>con --policy: riparte dai pesi di questo file, a una temperatura più bassa</translation>
    </message>
    <message>
        <source>with --story: start from scratch and learn this many beliefs in turn, each from games between bots that hold all earlier ones (default: 1)</source>
        <translation>con --story: parte da zero e impara questo numero di credenze, una dopo l’altra, ciascuna da partite tra bot con tutte le precedenti (predefinito: 1)</translation>
    </message>
    <message>
        <source>with --story: the level in all seats (default: marshals)</source>
        <translation>con --story: il livello in tutti i posti (predefinito: marescialli)</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinto</translation>
    </message>
    <message>
        <source>write all figures to this file, too</source>
        <translation>scrive tutti i valori anche in questo file</translation>
    </message>
    <message>
        <source>write the game to this file</source>
        <translation>scrive la partita in questo file</translation>
    </message>
    <message>
        <source>write the table to this file, too</source>
        <translation>scrive la tabella anche in questo file</translation>
    </message>
    <message>
        <source>write the whole review to this file, too</source>
        <translation>scrive l’intera analisi anche in questo file</translation>
    </message>
    <message>
        <source>write them to this file (default: the game’s folder)</source>
        <translation>li scrive in questo file (predefinito: la cartella del gioco)</translation>
    </message>
    <message>
        <source>{address} is not the address of a Dask scheduler, such as {example}.</source>
        <translation>{address} non è l’indirizzo di uno scheduler Dask, per esempio {example}.</translation>
    </message>
    <message>
        <source>{best} is judged better than {right}</source>
        <translation>{best} sembra migliore di {right}</translation>
    </message>
    <message>
        <source>{card} (sideways)</source>
        <translation>{card} (di traverso)</translation>
    </message>
    <message>
        <source>{file} has games with other settings ({name}: {found}, not {wanted}); name another file.</source>
        <translation>{file} contiene partite con altre impostazioni ({name}: {found}, non {wanted}); indica un altro file.</translation>
    </message>
    <message>
        <source>{file} has no games of a {kind}; name another file.</source>
        <translation>{file} non contiene partite del tipo {kind}; indica un altro file.</translation>
    </message>
    <message>
        <source>{file} has no policy weights.</source>
        <translation>{file} non ha pesi di una strategia.</translation>
    </message>
    <message>
        <source>{file} has no weights to continue from.</source>
        <translation>{file} non ha pesi da cui ripartire.</translation>
    </message>
    <message>
        <source>{file} is an edition of {other}, not of {game}.</source>
        <translation>{file} è un’edizione di {other}, non di {game}.</translation>
    </message>
    <message>
        <source>{file} says what to change, file by file, and what to run at the end.</source>
        <translation>{file} dice che cosa cambiare, file per file, e che cosa eseguire alla fine.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all as the rules and fingerprints say.</source>
        <translation>
            <numerusform>{file}: %n mossa di {game}, conforme alle regole e alle impronte.</numerusform>
            <numerusform>{file}: %n mosse di {game}, tutte conformi alle regole e alle impronte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all legal under today’s rules, though played under older ones.</source>
        <translation>
            <numerusform>{file}: %n mossa di {game}, conforme alle regole attuali; la registrazione ne segue di precedenti.</numerusform>
            <numerusform>{file}: %n mosse di {game}, tutte conformi alle regole attuali; la registrazione ne segue di precedenti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{gain} (95% interval: {low} to {high})</source>
        <translation>{gain}, 95% tra {low} e {high}</translation>
    </message>
    <message>
        <source>{game} has no exercise {exercise}.</source>
        <translation>{game} non ha l’esercizio {exercise}.</translation>
    </message>
    <message>
        <source>{game} has no policy to learn: none is defined (see {where}).</source>
        <translation>{game} non ha una strategia da imparare: non ne è definita nessuna (vedi {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no policy weights (see {where}).</source>
        <translation>{game} non conserva pesi di una strategia (vedi {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no story weights (see {where}).</source>
        <translation>{game} non conserva pesi di una storia (vedi {where}).</translation>
    </message>
    <message>
        <source>{game} says nothing about what can be learned (see {where}).</source>
        <translation>{game} non dice nulla su ciò che si può imparare (vedi {where}).</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n seat(s)</source>
        <translation>
            <numerusform>{game}, %n posto</numerusform>
            <numerusform>{game}, %n posti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n seat(s): {what}</source>
        <translation>
            <numerusform>{game}, %n posto: {what}</numerusform>
            <numerusform>{game}, %n posti: {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {players}, started {date} UTC.</source>
        <translation>{game}, {players}, iniziata il {date} UTC.</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s) in each of {matches} matches, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, posti: {seats}, %n partita in ognuno di {matches} incontri, seme {seed}; le distribuzioni si ripetono ruotando i posti.</numerusform>
            <numerusform>{game}, posti: {seats}, %n partite in ognuno di {matches} incontri, seme {seed}; le distribuzioni si ripetono ruotando i posti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s), seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, posti: {seats}, %n partita, seme {seed}; le distribuzioni si ripetono ruotando i posti.</numerusform>
            <numerusform>{game}, posti: {seats}, %n partite, seme {seed}; le distribuzioni si ripetono ruotando i posti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s), {level} on all seats, seed {seed}</source>
        <translation>
            <numerusform>{game}, posti: {seats}, %n partita, {level} in tutti i posti, seme {seed}</numerusform>
            <numerusform>{game}, posti: {seats}, %n partite, {level} in tutti i posti, seme {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {seats} seats: {level} studied in {number} games, then played against in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, posti: {seats}. {level}: studiato in {number} partite, poi affrontato in altre {tested}; seme {seed}. Le distribuzioni si ripetono ruotando i posti.</translation>
    </message>
    <message>
        <source>{game}, {seats} seats: {level} studied in {number} rounds, then played against in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, posti: {seats}. {level}: studiato in {number} round, poi affrontato in altri {tested}; seme {seed}. Le distribuzioni si ripetono ruotando i posti.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n exercise(s), difficulty {least} to {most}, median {middle}.</source>
        <translation>
            <numerusform>{game}: %n esercizio, difficoltà da {least} a {most}, mediana {middle}.</numerusform>
            <numerusform>{game}: %n esercizi, difficoltà da {least} a {most}, mediana {middle}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: one clear best move in {clear} of {all}.</source>
        <translation>{game}: una sola mossa chiaramente migliore in {clear} esercizi su {all}.</translation>
    </message>
    <message>
        <source>{id} is not a valid id: use lowercase letters and digits, with hyphens between words, as in ten-tricks.</source>
        <translation>{id} non è un identificatore valido: usa lettere minuscole e cifre, con trattini tra le parole, come in ten-tricks.</translation>
    </message>
    <message>
        <source>{id}: {game}, {fewest} to {most} players. {summary}</source>
        <translation>{id}: {game}, da {fewest} a {most} giocatori. {summary}</translation>
    </message>
    <message>
        <source>{level}, per move</source>
        <translation>{level}, per mossa</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>da {low} a {high}</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (not certain). Actual cost: {truth}.</source>
        <translation>{made}; meglio: {best}, {chance} invece di {other} (non è certo). Costo reale: {truth}.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (poor, as playing it out confirms). Actual cost: {truth}.</source>
        <translation>{made}; meglio: {best}, {chance} invece di {other} (errore, confermato giocando fino in fondo). Costo reale: {truth}.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other}. Actual cost: {truth}.</source>
        <translation>{made}; meglio: {best}, {chance} invece di {other}. Costo reale: {truth}.</translation>
    </message>
    <message>
        <source>{move} looks better: {percent}%.</source>
        <translation>{move} sembra migliore: {percent}%.</translation>
    </message>
    <message>
        <source>{move}: allowed by {rule}.</source>
        <translation>{move}: permesso da {rule}.</translation>
    </message>
    <message>
        <source>{move}: not allowed. {rule}: {reason}</source>
        <translation>{move}: non permesso. {rule}: {reason}</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (tu)</translation>
    </message>
    <message>
        <source>{name} is neither a folder with an engine in it nor a revision of {checkout}: {reason}.</source>
        <translation>{name} non è né una cartella con un motore né una revisione di {checkout}: {reason}.</translation>
    </message>
    <message>
        <source>{name}, a knight</source>
        <translation>{name}, cavaliere</translation>
    </message>
    <message>
        <source>{name}, a marshal</source>
        <translation>{name}, maresciallo</translation>
    </message>
    <message>
        <source>{name}, a page</source>
        <translation>{name}, paggio</translation>
    </message>
    <message>
        <source>{name}, a random bot</source>
        <translation>{name}, bot casuale</translation>
    </message>
    <message>
        <source>{name}, a regent</source>
        <translation>{name}, reggente</translation>
    </message>
    <message>
        <source>{name}, a squire</source>
        <translation>{name}, scudiero</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>{nodes} nodes, {sets} information sets, %n turn(s)</source>
        <translation>
            <numerusform>{nodes} nodi, {sets} insiemi di informazione, %n turno</numerusform>
            <numerusform>{nodes} nodi, {sets} insiemi di informazione, %n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} face down</source>
        <translation>{number} a faccia in giù</translation>
    </message>
    <message>
        <source>{number} files written: {folders}.</source>
        <translation>{number} file scritti: {folders}.</translation>
    </message>
    <message>
        <source>{number}, {card} on top</source>
        <translation>{number}, {card} in cima</translation>
    </message>
    <message>
        <source>{option} must be at least 1, not {number}.</source>
        <translation>{option} dev’essere almeno 1, non {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s), {how}</source>
        <translation>
            <numerusform>{place}: %n carta, {how}</numerusform>
            <numerusform>{place}: %n carte, {how}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} decides:</source>
        <translation>{player} decide:</translation>
    </message>
    <message>
        <source>{player} from {before} to {after}</source>
        <translation>{player} da {before} a {after}</translation>
    </message>
    <message>
        <source>{player} has conceded the game.</source>
        <translation>{player} ha abbandonato la partita.</translation>
    </message>
    <message>
        <source>{player} with {cards}. {question}</source>
        <translation>{player} con {cards}. {question}</translation>
    </message>
    <message>
        <source>{player} would have to forget something here to see two decisions as one.</source>
        <translation>Qui {player} dovrebbe dimenticare qualcosa per vedere due decisioni come una sola.</translation>
    </message>
    <message>
        <source>{player}: {share} of the win</source>
        <translation>{player}: {share} della vittoria</translation>
    </message>
    <message>
        <source>{player}: {share} of the win, accuracy {accuracy}</source>
        <translation>{player}: {share} della vittoria, precisione {accuracy}</translation>
    </message>
    <message>
        <source>{rule} {title}. {text}</source>
        <translation>{rule} {title}. {text}</translation>
    </message>
    <message>
        <source>{trouble} The game goes on.</source>
        <translation>{trouble} La partita continua.</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} (da {low} a {high})</translation>
    </message>
    <message>
        <source>{variant} has nobody to play against: {level} is not on the ladder.</source>
        <translation>{variant} non ha avversari: {level} non è nella scala.</translation>
    </message>
    <message>
        <source>±: half the range of the middle half of the samples; !: misses the budget, which is meant for a quiet machine.</source>
        <translation>±: metà dell’intervallo della metà centrale dei campioni; !: manca l’obiettivo, pensato per un computer a riposo.</translation>
    </message>
    <message>
        <source>“{asked}” is neither a rule ({first} to {last}) nor a move.</source>
        <translation>“{asked}” non è né una regola (da {first} a {last}) né una mossa.</translation>
    </message>
    <message>
        <source>“{typed}” is neither a move nor a command. {keys}</source>
        <translation>“{typed}” non è né una mossa né un comando. {keys}</translation>
    </message>
</context>
</TS>
