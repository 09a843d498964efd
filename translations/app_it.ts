<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AidPanel</name>
    <message>
        <source>Cheat sheet</source>
        <translation>Promemoria</translation>
    </message>
</context>
<context>
    <name>CourseScreen</name>
    <message>
        <source>All lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
    <message>
        <source>Back to Home; your finished tasks are kept</source>
        <translation>Torna a “Inizio”; le prove fatte restano salvate</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lezione successiva</translation>
    </message>
</context>
<context>
    <name>CrashScreen</name>
    <message>
        <source>An unexpected error stopped what the program was doing.</source>
        <translation>Un errore imprevisto ha interrotto il programma.</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Continua la partita</translation>
    </message>
    <message>
        <source>Copy the folder paths</source>
        <translation>Copia i percorsi delle cartelle</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
</context>
<context>
    <name>EditionsScreen</name>
    <message>
        <source>A new edition</source>
        <translation>Una nuova edizione</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Copies of the card: usually {usual}; at least {least}, at most {most}.</source>
        <translation>Copie della carta: di solito {usual}, da {least} a {most}.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edizione</translation>
    </message>
    <message>
        <source>Edition name</source>
        <translation>Nome dell’edizione</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome della carta</translation>
    </message>
    <message>
        <source>Name the edition to play it.</source>
        <translation>Dai un nome all’edizione per poterla giocare.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Apri un file…</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Giocala</translation>
    </message>
    <message>
        <source>Playing trial games…</source>
        <translation>Partite di prova in corso…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Salva in un file…</translation>
    </message>
    <message>
        <source>Set all to</source>
        <translation>Imposta tutti a</translation>
    </message>
    <message>
        <source>The number of copies is fixed.</source>
        <translation>Il numero di copie è fisso.</translation>
    </message>
    <message>
        <source>This is a copy of the numbers in {game} for you to change. Games with changed numbers count as practice. Bots play too, but their strength was measured with the usual numbers.</source>
        <translation>Questa è una copia dei numeri di {game} che puoi modificare. Le partite con numeri modificati valgono come allenamento. Giocano anche i bot, ma la loro forza è stata misurata con i numeri abituali.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>Provala</translation>
    </message>
    <message>
        <source>Usually {usual}; at least {least}, at most {most}.</source>
        <translation>Di solito {usual}, da {least} a {most}.</translation>
    </message>
    <message>
        <source>With {seats} players</source>
        <translation>Con {seats} giocatori</translation>
    </message>
    <message>
        <source>Your editions</source>
        <translation>Le tue edizioni</translation>
    </message>
    <message>
        <source>{what}, for all player counts</source>
        <translation>{what}, con qualsiasi numero di giocatori</translation>
    </message>
    <message>
        <source>{what}, with {seats} players</source>
        <translation>{what}, con {seats} giocatori</translation>
    </message>
    <message>
        <source>{what}: one less</source>
        <translation>{what}: uno in meno</translation>
    </message>
    <message>
        <source>{what}: one more</source>
        <translation>{what}: uno in più</translation>
    </message>
    <message>
        <source>{what}: {number}</source>
        <translation>{what}: {number}</translation>
    </message>
    <message>
        <source>{what}: {number}, changed</source>
        <translation>{what}: {number}, modificato</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Again</source>
        <translation>Ancora</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Esercizio</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Livello successivo</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>Stesse carte</translation>
    </message>
    <message>
        <source>See all cards face up (or press Esc).</source>
        <translation>Guarda tutte le carte scoperte (o premi Esc).</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
    <message>
        <source>To the road</source>
        <translation>Alla via del trono</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Guarda</translation>
    </message>
</context>
<context>
    <name>ExerciseScreen</name>
    <message>
        <source>All exercises</source>
        <translation>Tutti gli esercizi</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Esercizio successivo</translation>
    </message>
</context>
<context>
    <name>ExercisesScreen</name>
    <message>
        <source>Exercise of the day</source>
        <translation>Esercizio del giorno</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Esercizi</translation>
    </message>
    <message>
        <source>See it again</source>
        <translation>Rivedilo</translation>
    </message>
    <message>
        <source>Solve due exercises</source>
        <translation>Risolvi quelli di oggi</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Risolvilo</translation>
    </message>
    <message>
        <source>Solve my own</source>
        <translation>Risolvi i miei</translation>
    </message>
    <message>
        <source>Solve ready-made ones</source>
        <translation>Risolvi quelli pronti</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Assalto</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Tre minuti</translation>
    </message>
    <message>
        <source>Untimed</source>
        <translation>Senza timer</translation>
    </message>
</context>
<context>
    <name>FairnessScreen</name>
    <message>
        <source>Copy as sent</source>
        <translation>Copia tale e quale</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Fair play</translation>
    </message>
    <message>
        <source>How play is kept fair</source>
        <translation>Come si garantisce il fair play</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>SEME</translation>
    </message>
    <message>
        <source>What the bot was sent</source>
        <translation>Che cosa ha ricevuto il bot</translation>
    </message>
    <message>
        <source>What the bots were asked</source>
        <translation>Che cosa è stato chiesto ai bot</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Copies: {copies}</source>
        <translation>Copie: {copies}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regole: {rules}</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Valore {value}</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasti e mouse</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>Serie: %n giorno</numerusform>
            <numerusform>Serie: %n giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>Already played; playing again counts as practice.</source>
        <translation>Già giocata; rigiocarla vale come allenamento.</translation>
    </message>
    <message>
        <source>Already started; playing again counts as practice.</source>
        <translation>Già iniziata; rigiocarla vale come allenamento.</translation>
    </message>
    <message>
        <source>Already won; playing again counts as practice.</source>
        <translation>Già vinta; rigiocarla vale come allenamento.</translation>
    </message>
    <message>
        <source>Answered today.</source>
        <translation>Risposta data oggi.</translation>
    </message>
    <message>
        <source>Beaten with help: {level}.</source>
        <translation>Battuto con aiuto: {level}.</translation>
    </message>
    <message>
        <source>Beaten: {number} of {all}.</source>
        <translation>Battuti: {number} su {all}.</translation>
    </message>
    <message>
        <source>Card games for a throne, at your own table</source>
        <translation>Giochi di carte per un trono, al tuo tavolo</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Continue practicing</source>
        <translation>Continua l’allenamento</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partita del giorno</translation>
    </message>
    <message>
        <source>Done today: {done} of {all}.</source>
        <translation>Fatte oggi: {done} su {all}.</translation>
    </message>
    <message>
        <source>Everyone gets the same deal today.</source>
        <translation>Oggi le carte sono uguali per tutti.</translation>
    </message>
    <message>
        <source>Good afternoon, {name}. The hall is open.</source>
        <translation>Buon pomeriggio, {name}. La sala è aperta.</translation>
    </message>
    <message>
        <source>Good evening, {name}. The hall is open.</source>
        <translation>Buonasera, {name}. La sala è aperta.</translation>
    </message>
    <message>
        <source>Good morning, {name}. The hall is open.</source>
        <translation>Buongiorno, {name}. La sala è aperta.</translation>
    </message>
    <message>
        <source>Highest level beaten: {level}.</source>
        <translation>Livello più alto battuto: {level}.</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Lessons and rules</source>
        <translation>Lezioni e regole</translation>
    </message>
    <message>
        <source>No level beaten yet.</source>
        <translation>Ancora nessun livello battuto.</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Mai giocato finora.</translation>
    </message>
    <message>
        <source>Playing without a name.</source>
        <translation>Qui si gioca senza nome.</translation>
    </message>
    <message>
        <source>Portraits in the arch: {players}.</source>
        <translation>Ritratti nell’arco: {players}.</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Missioni</translation>
    </message>
    <message>
        <source>Solved today.</source>
        <translation>Risolto oggi.</translation>
    </message>
    <message>
        <source>Started {when}</source>
        <translation>Iniziata: {when}</translation>
    </message>
    <message>
        <source>This week’s quest is done.</source>
        <translation>La missione della settimana è compiuta.</translation>
    </message>
    <message>
        <source>This week’s quest is not done yet.</source>
        <translation>La missione della settimana è ancora da compiere.</translation>
    </message>
    <message>
        <source>Unofficial. Game names belong to their owners; no text or art from the printed games is included.</source>
        <translation>Non ufficiale. I nomi dei giochi appartengono ai rispettivi titolari; non sono inclusi testi o illustrazioni delle edizioni stampate.</translation>
    </message>
    <message>
        <source>Waiting inside: {players}.</source>
        <translation>Dentro ti aspettano: {players}.</translation>
    </message>
    <message>
        <source>With help: {number}.</source>
        <translation>Con aiuto: {number}.</translation>
    </message>
    <message>
        <source>{game}, {number} players</source>
        <translation>{game}, {number} giocatori</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most} giocatori</translation>
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
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Premi un tasto</translation>
    </message>
    <message>
        <source>Restore default keys</source>
        <translation>Ripristina i tasti predefiniti</translation>
    </message>
</context>
<context>
    <name>LabScreen</name>
    <message>
        <source>A name for this table</source>
        <translation>Un nome per questo tavolo</translation>
    </message>
    <message>
        <source>All cards are on the table: take some away, or start over.</source>
        <translation>Tutte le carte sono sul tavolo: togline qualcuna o ricomincia.</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Un altro tavolo</translation>
    </message>
    <message>
        <source>Ask about a card</source>
        <translation>Chiedi di una carta</translation>
    </message>
    <message>
        <source>Ask what you can do with a card, or why a move is illegal.</source>
        <translation>Chiedi che cosa puoi fare con una carta, o perché una mossa non è ammessa.</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Torna dov’eri</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Mosse migliori</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Choose a seat to see what its player can know.</source>
        <translation>Scegli un posto per vedere che cosa si può sapere da lì.</translation>
    </message>
    <message>
        <source>Click a card to put it back in the box.</source>
        <translation>Fai clic su una carta per rimetterla nella scatola.</translation>
    </message>
    <message>
        <source>Click a line to read its rule.</source>
        <translation>Fai clic su una riga per leggere la regola.</translation>
    </message>
    <message>
        <source>Copy a picture</source>
        <translation>Copia un’immagine</translation>
    </message>
    <message>
        <source>Copy and paste</source>
        <translation>Copia e incolla</translation>
    </message>
    <message>
        <source>Copy the table as a picture.</source>
        <translation>Copia il tavolo come immagine.</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copia il testo</translation>
    </message>
    <message>
        <source>Copy this table or paste another.</source>
        <translation>Copia questo tavolo o incollane un altro.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete this move and everything after it</source>
        <translation>Elimina questa mossa e tutte le successive</translation>
    </message>
    <message>
        <source>Drag a card onto the table, or click it.</source>
        <translation>Trascina una carta sul tavolo o fai clic su di essa.</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>Tavolo vuoto</translation>
    </message>
    <message>
        <source>Evaluate the moves</source>
        <translation>Valuta le mosse</translation>
    </message>
    <message>
        <source>Evaluate the moves.</source>
        <translation>Valuta le mosse.</translation>
    </message>
    <message>
        <source>Fill in the rest and try it out</source>
        <translation>Completa e prova</translation>
    </message>
    <message>
        <source>Fill in the rest at random</source>
        <translation>Completa a caso</translation>
    </message>
    <message>
        <source>Go back and try another move: both branches are kept. Click a line to set up its table.</source>
        <translation>Torna indietro e prova un’altra mossa: restano entrambi i rami. Fai clic su una riga per ricostruirne il tavolo.</translation>
    </message>
    <message>
        <source>Go back one move.</source>
        <translation>Torna indietro di una mossa.</translation>
    </message>
    <message>
        <source>Go forward to a move already made.</source>
        <translation>Vai avanti a una mossa già fatta.</translation>
    </message>
    <message>
        <source>Go to the legal moves here.</source>
        <translation>Vai alle mosse permesse qui.</translation>
    </message>
    <message>
        <source>Go to the moves tried from here.</source>
        <translation>Vai alle mosse provate da qui.</translation>
    </message>
    <message>
        <source>Go to the rules.</source>
        <translation>Vai alle regole.</translation>
    </message>
    <message>
        <source>Keep this place empty</source>
        <translation>Lascia vuoto questo posto</translation>
    </message>
    <message>
        <source>Lay out cards by hand and change whose turn it is.</source>
        <translation>Disponi le carte a mano e cambia di chi è il turno.</translation>
    </message>
    <message>
        <source>Left in the box</source>
        <translation>Rimaste nella scatola</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Mosse permesse</translation>
    </message>
    <message>
        <source>Moves tried</source>
        <translation>Mosse provate</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>Open this table in the laboratory: make moves for every seat, and step back and forth.</source>
        <translation>Apri questo tavolo nel laboratorio: gioca per ogni posto, avanti e indietro.</translation>
    </message>
    <message>
        <source>Paste a table</source>
        <translation>Incolla un tavolo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>QR code of the table</source>
        <translation>Codice QR del tavolo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Set up a table</source>
        <translation>Prepara un tavolo</translation>
    </message>
    <message>
        <source>Show a QR code</source>
        <translation>Mostra un codice QR</translation>
    </message>
    <message>
        <source>Show the text</source>
        <translation>Mostra il testo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>Il laboratorio</translation>
    </message>
    <message>
        <source>The table as text</source>
        <translation>Il tavolo come testo</translation>
    </message>
    <message>
        <source>This game has no numbers to set.</source>
        <translation>In questo gioco non ci sono numeri da impostare.</translation>
    </message>
    <message>
        <source>To set this game’s numbers, edit the text of its table.</source>
        <translation>Per impostare i numeri di questo gioco, modifica il testo del tavolo.</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Prova qui</translation>
    </message>
    <message>
        <source>Try out this table</source>
        <translation>Prova questo tavolo</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Punto di vista</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>Che cosa succede ora</translation>
    </message>
    <message>
        <source>Where cards go</source>
        <translation>Dove vanno le carte</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Di chi è il turno</translation>
    </message>
</context>
<context>
    <name>LadderScreen</name>
    <message>
        <source>A squire in your place wins {won} of 10 games.</source>
        <translation>Vittorie di uno scudiero al tuo posto: {won} su 10.</translation>
    </message>
    <message>
        <source>Also playing: {players}.</source>
        <translation>Al tavolo anche: {players}.</translation>
    </message>
    <message>
        <source>Beat an opponent, and their portrait gets a golden frame and a crown; with help, a bronze frame and half a crown.</source>
        <translation>Batti un avversario e il suo ritratto avrà una cornice dorata e una corona; con un aiuto, una cornice di bronzo e mezza corona.</translation>
    </message>
    <message>
        <source>Beaten with help.</source>
        <translation>Vittoria con aiuto.</translation>
    </message>
    <message>
        <source>Beaten.</source>
        <translation>Vittoria.</translation>
    </message>
    <message>
        <source>Not beaten yet.</source>
        <translation>Ancora nessuna vittoria.</translation>
    </message>
    <message>
        <source>Setting: {choice}.</source>
        <translation>Impostazione: {choice}.</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>La scalata</translation>
    </message>
    <message>
        <source>{level}, {seats} players</source>
        <translation>{level}, {seats} giocatori</translation>
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
        <translation>Una partita guidata, breve ma vera</translation>
    </message>
    <message>
        <source>After the next lesson:</source>
        <translation>Dopo la prossima lezione:</translation>
    </message>
    <message>
        <source>All lessons are done.</source>
        <translation>Tutte le lezioni sono finite.</translation>
    </message>
    <message>
        <source>All steps are done.</source>
        <translation>Tutti i passi sono fatti.</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatta</translation>
    </message>
    <message>
        <source>Each lesson is a prepared table with something to try. Leave whenever you like; your progress is kept.</source>
        <translation>Ogni lezione è un tavolo pronto con qualcosa da provare. Esci quando vuoi: i tuoi progressi restano salvati.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Esercizi</translation>
    </message>
    <message>
        <source>Keep learning</source>
        <translation>Continua a imparare</translation>
    </message>
    <message>
        <source>Learn it in a minute</source>
        <translation>Impara in un minuto</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>Prossima: {lesson}</translation>
    </message>
    <message>
        <source>Not started yet.</source>
        <translation>Ancora da iniziare.</translation>
    </message>
    <message>
        <source>Play the guided first game</source>
        <translation>Gioca la prima partita guidata</translation>
    </message>
    <message>
        <source>Play the guided game again</source>
        <translation>Rigioca la partita guidata</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Domande</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Libretto delle regole</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>{done} of {all} lessons done</source>
        <translation>Lezioni fatte: {done} su {all}</translation>
    </message>
    <message>
        <source>{done} of {all} steps done</source>
        <translation>Passi fatti: {done} su {all}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Salta questo passo</translation>
    </message>
    <message>
        <source>{done} of {all} steps done</source>
        <translation>Passi fatti: {done} su {all}</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Back to Home; your finished steps are kept</source>
        <translation>Torna a “Inizio”; i passi fatti restano salvati</translation>
    </message>
</context>
<context>
    <name>LicencesScreen</name>
    <message>
        <source>License of the chosen part</source>
        <translation>Licenza della parte scelta</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Parti del programma</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Click a line to replay what happened.</source>
        <translation>Fai clic su una riga per rivedere che cosa è successo.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
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
        <translation>Mosse possibili</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>A seed is a whole number, like the one shown after each game; leave the field empty for a random deal.</source>
        <translation>Un seme è un numero intero, come quello mostrato dopo ogni partita; lascia il campo vuoto per una smazzata casuale.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzate</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Choose your opponents at random</source>
        <translation>Scegli gli avversari a caso</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edizione</translation>
    </message>
    <message>
        <source>New to this? Learn it in a minute</source>
        <translation>Prima volta? Impara in un minuto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Random opponents</source>
        <translation>Avversari a caso</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Seme della smazzata</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>Partita con maestro</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>La solita</translation>
    </message>
    <message>
        <source>This game counts as practice: the bots’ strength was measured with the usual numbers.</source>
        <translation>La partita vale come allenamento: la forza dei bot è stata misurata con i numeri abituali.</translation>
    </message>
    <message>
        <source>You may take back poor moves (assisted game)</source>
        <translation>Puoi annullare gli errori (partita con aiuto)</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} giocatori</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Add from a file…</source>
        <translation>Persona da un file…</translation>
    </message>
    <message>
        <source>At the screen now</source>
        <translation>Ora davanti allo schermo</translation>
    </message>
    <message>
        <source>Change {name}’s name and face</source>
        <translation>Cambia nome e volto: {name}</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambia…</translation>
    </message>
    <message>
        <source>Choose a name…</source>
        <translation>Scegli un nome…</translation>
    </message>
    <message>
        <source>Current choice</source>
        <translation>Scelta attuale</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Gioca e basta</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>Nuova persona</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Senza nome</translation>
    </message>
    <message>
        <source>Person from a file</source>
        <translation>Persona da un file</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Chi sei?</translation>
    </message>
</context>
<context>
    <name>PersonScreen</name>
    <message>
        <source>A name and a face</source>
        <translation>Un nome e un volto</translation>
    </message>
    <message>
        <source>Crowns, deals of the day, lessons, exercises, and statistics are your own, as are language, colors, text size, and pace.</source>
        <translation>Corone, partite del giorno, lezioni, esercizi e statistiche sono solo tuoi, come lingua, colori, dimensione del testo e ritmo.</translation>
    </message>
    <message>
        <source>Delete all of it</source>
        <translation>Elimina tutto</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>Elimina {name}</translation>
    </message>
    <message>
        <source>One file holds all of this and the games played, ready to take to another computer.</source>
        <translation>Un solo file contiene tutto questo e le partite giocate, pronto per un altro computer.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Salva in un file…</translation>
    </message>
    <message>
        <source>Save {name} as a file</source>
        <translation>Salva {name} in un file</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Siediti</translation>
    </message>
    <message>
        <source>This deletes crowns, deals of the day, lessons, exercises, and preferences. Games played stay in the list.</source>
        <translation>Così si eliminano corone, partite del giorno, lezioni, esercizi e preferenze. Le partite giocate restano nell’elenco.</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>Choices as pictures</source>
        <translation>Scelte in immagini</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
</context>
<context>
    <name>PlayScreen</name>
    <message>
        <source>Back to the result</source>
        <translation>Torna al risultato</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Prossima mossa</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
</context>
<context>
    <name>PlayersScreen</name>
    <message>
        <source>If you have to go, leave your seat to a bot; you can take it back at any time. The bot knows only what you may know.</source>
        <translation>Se devi andare via, lascia il posto a un bot: potrai riprenderlo quando vuoi. Il bot sa solo ciò che puoi sapere tu.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
</context>
<context>
    <name>PortraitButton</name>
    <message>
        <source>Choose another portrait</source>
        <translation>Scegli un altro ritratto</translation>
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
        <translation>Sempre</translation>
    </message>
    <message>
        <source>At a medium pace</source>
        <translation>A ritmo medio</translation>
    </message>
    <message>
        <source>Bots move</source>
        <translation>I bot giocano</translation>
    </message>
    <message>
        <source>Bots wait for me before moving</source>
        <translation>I bot aspettano un mio segnale</translation>
    </message>
    <message>
        <source>Card movement</source>
        <translation>Le carte si muovono</translation>
    </message>
    <message>
        <source>Cards and text look like this.</source>
        <translation>Carte e testi appaiono così.</translation>
    </message>
    <message>
        <source>Cards fade instead of moving</source>
        <translation>Le carte svaniscono e riappaiono invece di muoversi</translation>
    </message>
    <message>
        <source>Changes take effect at once and are saved.</source>
        <translation>Le modifiche hanno effetto subito e vengono salvate.</translation>
    </message>
    <message>
        <source>Choose other keys</source>
        <translation>Scegli altri tasti</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Velocemente</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Aiuto al tavolo</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Highlight the last move and what can be picked up</source>
        <translation>Evidenzia l’ultima mossa e ciò che si può prendere</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>All’istante</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Lingua e aspetto</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Match the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalmente</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Offer hints</source>
        <translation>Offri suggerimenti</translation>
    </message>
    <message>
        <source>Only my turn</source>
        <translation>Solo il mio turno</translation>
    </message>
    <message>
        <source>Opponents remember earlier games with me</source>
        <translation>Gli avversari ricordano le partite fatte con me</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Play sounds for</source>
        <translation>Suoni per</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Rapidamente</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Ripristina i valori predefiniti</translation>
    </message>
    <message>
        <source>Show quests, deeds, the ladder, and the road</source>
        <translation>Mostra missioni, imprese, la scalata e la via del trono</translation>
    </message>
    <message>
        <source>Show what is known about face-down cards</source>
        <translation>Mostra che cosa si sa delle carte coperte</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lentamente</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Basso</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Unhurriedly</source>
        <translation>Senza fretta</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Il tuo ritratto</translation>
    </message>
    <message>
        <source>Your system asks for reduced motion.</source>
        <translation>Il sistema chiede di ridurre il movimento.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
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
        <translation>Unità</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Cartella di file</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Collegamento</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Cerca in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo di file:</translation>
    </message>
</context>
<context>
    <name>QuestsScreen</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>Serie: %n giorno</numerusform>
            <numerusform>Serie: %n giorni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) so far</source>
        <translation>
            <numerusform>%n sigillo finora</numerusform>
            <numerusform>%n sigilli finora</numerusform>
        </translation>
    </message>
    <message>
        <source>A secret deed</source>
        <translation>Un’impresa segreta</translation>
    </message>
    <message>
        <source>Deeds: {done} of {all}</source>
        <translation>Imprese: {done} su {all}</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Compiuta.</translation>
    </message>
    <message>
        <source>Everyone gets the same quests today. Skipping a day costs nothing.</source>
        <translation>Oggi le missioni sono uguali per tutti. Saltare un giorno non costa nulla.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Esercizi</translation>
    </message>
    <message numerus="yes">
        <source>Going through earlier games: %n left.</source>
        <translation>
            <numerusform>Rilettura delle partite precedenti: ne resta %n.</numerusform>
            <numerusform>Rilettura delle partite precedenti: ne restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not done yet.</source>
        <translation>Ancora da compiere.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Quests and deeds</source>
        <translation>Missioni e imprese</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>{game}, not done yet: a secret deed</source>
        <translation>{game}, ancora da compiere: un’impresa segreta</translation>
    </message>
    <message>
        <source>{game}, not done yet: {deed}</source>
        <translation>{game}, ancora da compiere: {deed}</translation>
    </message>
    <message>
        <source>{game}, {date}: {deed}</source>
        <translation>{game}, {date}: {deed}</translation>
    </message>
    <message>
        <source>{number} of {times} so far.</source>
        <translation>Finora {number} su {times}.</translation>
    </message>
    <message>
        <source>{quest} Do it in {times} games this week.</source>
        <translation>{quest} Fallo in {times} partite questa settimana.</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Back to Home; the game is saved</source>
        <translation>Torna a “Inizio”; la partita resta salvata</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Torna all’analisi</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Accanto al tavolo</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Comprimi</translation>
    </message>
    <message>
        <source>Concede the game</source>
        <translation>Abbandona la partita</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Espandi</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New game with these players</source>
        <translation>Nuova partita con questi giocatori</translation>
    </message>
    <message>
        <source>Paste a game or a position</source>
        <translation>Incolla una partita o una posizione</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Metti in pausa i bot</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Mosse possibili</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Analizza questa partita</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Same deal again, as practice</source>
        <translation>Stesse carte, come allenamento</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>Partita con maestro</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Watch this game from the beginning</source>
        <translation>Guarda questa partita dall’inizio</translation>
    </message>
    <message>
        <source>{kind}: see Fair play</source>
        <translation>{kind}: vedi Fair play</translation>
    </message>
</context>
<context>
    <name>RecordsScreen</name>
    <message>
        <source>Any game</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>Tutti i livelli</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tutti i risultati</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Qualsiasi data</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Tutte le persone</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Favorite</source>
        <translation>Preferita</translation>
    </message>
    <message>
        <source>Favorites only</source>
        <translation>Solo preferite</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note on this game</source>
        <translation>Nota su questa partita</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search games and players</source>
        <translation>Cerca giochi e giocatori</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Iniziata</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>Annulla l’eliminazione</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
</context>
<context>
    <name>ReplayLog</name>
    <message>
        <source>Turns and moves of the game</source>
        <translation>Turni e mosse della partita</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Velocità normale</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Mossa precedente</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Mossa successiva</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Turno precedente</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Turno successivo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Punto della partita</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Analizza questa partita</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Punto di vista</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Start a new practice game from this position; this record stays as it is.</source>
        <translation>Da questa posizione inizia una nuova partita di allenamento; questa registrazione non cambia.</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>All’inizio</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Mostra sul tavolo</translation>
    </message>
    <message>
        <source>Try again here</source>
        <translation>Riprova qui</translation>
    </message>
    <message>
        <source>Whose review</source>
        <translation>Analisi di chi</translation>
    </message>
</context>
<context>
    <name>RewardsScreen</name>
    <message numerus="yes">
        <source>%n more seal(s) until your next choice.</source>
        <translation>
            <numerusform>Ancora %n sigillo alla prossima scelta.</numerusform>
            <numerusform>Ancora %n sigilli alla prossima scelta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose for ten seals</source>
        <translation>Scegli per dieci sigilli</translation>
    </message>
    <message>
        <source>Every ten seals earn you one of these. They change only how things look: everything stays just as easy to read and tell apart.</source>
        <translation>Ogni dieci sigilli scegli una di queste ricompense. Cambiano solo l’aspetto: tutto resta facile da leggere e distinguere come prima.</translation>
    </message>
    <message>
        <source>High contrast has a plain background, so no stage light shows on it.</source>
        <translation>Con il contrasto elevato lo sfondo è uniforme e le luci di scena non si vedono.</translation>
    </message>
    <message>
        <source>Not yours yet.</source>
        <translation>Ancora da ottenere.</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Ricompense</translation>
    </message>
    <message>
        <source>Stop using</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usa</translation>
    </message>
    <message numerus="yes">
        <source>You can choose %n reward(s) now.</source>
        <translation>
            <numerusform>Ora puoi scegliere %n ricompensa.</numerusform>
            <numerusform>Ora puoi scegliere %n ricompense.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have all of them.</source>
        <translation>Le hai tutte.</translation>
    </message>
    <message>
        <source>Yours, and in use.</source>
        <translation>Ce l’hai, ed è in uso.</translation>
    </message>
    <message>
        <source>Yours, but not in use.</source>
        <translation>Ce l’hai, ma non è in uso.</translation>
    </message>
    <message>
        <source>{kind}: {name}</source>
        <translation>{kind}: {name}</translation>
    </message>
    <message>
        <source>{name} · in use</source>
        <translation>{name} · in uso</translation>
    </message>
    <message>
        <source>{name} · yours</source>
        <translation>{name} · disponibile</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>More…</source>
        <translation>Altro…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Domanda</translation>
    </message>
    <message>
        <source>Show all possible moves</source>
        <translation>Mostra tutte le mosse possibili</translation>
    </message>
</context>
<context>
    <name>RiddleScreen</name>
    <message>
        <source>To the road</source>
        <translation>Alla via del trono</translation>
    </message>
</context>
<context>
    <name>RoadScreen</name>
    <message>
        <source>Closed: win at {station} first.</source>
        <translation>Chiusa. Prima vinci qui: {station}.</translation>
    </message>
    <message>
        <source>Closed: win at {station} or {other} first.</source>
        <translation>Chiusa. Prima vinci qui: {station} o {other}.</translation>
    </message>
    <message>
        <source>Crown not won yet: {what}</source>
        <translation>Corona da vincere: {what}</translation>
    </message>
    <message>
        <source>Crown won: {what}</source>
        <translation>Corona vinta: {what}</translation>
    </message>
    <message>
        <source>Do it without a hint.</source>
        <translation>Fallo senza suggerimenti.</translation>
    </message>
    <message>
        <source>Every boss is beaten. The throne is yours.</source>
        <translation>Hai battuto tutti i boss. Il trono è tuo.</translation>
    </message>
    <message>
        <source>Five games on the way to the throne: each station has its own rules and rivals, and three crowns.</source>
        <translation>Cinque giochi sulla via del trono: ogni tappa ha regole e avversari suoi, e tre corone.</translation>
    </message>
    <message>
        <source>Of {games} squires in your place, {won} won.</source>
        <translation>Vittorie di {games} scudieri al tuo posto: {won}.</translation>
    </message>
    <message>
        <source>Of {games} squires, {won} solved two of three.</source>
        <translation>Scudieri che hanno risolto due su tre: {won} su {games}.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>Solve all three on the first try.</source>
        <translation>Risolvi tutti e tre al primo tentativo.</translation>
    </message>
    <message>
        <source>Solve two of three exercises on the first try.</source>
        <translation>Risolvi due esercizi su tre al primo tentativo.</translation>
    </message>
    <message>
        <source>The game is already well under way. You take over.</source>
        <translation>La partita è già ben avviata. Subentri tu.</translation>
    </message>
    <message>
        <source>The road to the throne</source>
        <translation>La via del trono</translation>
    </message>
    <message>
        <source>Win without help.</source>
        <translation>Vinci senza aiuto.</translation>
    </message>
    <message>
        <source>Win.</source>
        <translation>Vinci.</translation>
    </message>
    <message>
        <source>{crowns} of {all} crowns</source>
        <translation>Corone: {crowns} su {all}</translation>
    </message>
    <message>
        <source>{game}, station {number}</source>
        <translation>{game}, tappa {number}</translation>
    </message>
    <message>
        <source>{game}, the boss</source>
        <translation>{game}, il boss</translation>
    </message>
    <message>
        <source>{game}, the boss: {station}. Closed.</source>
        <translation>{game}, il boss: {station}. Chiusa.</translation>
    </message>
    <message>
        <source>{game}, the boss: {station}. Open, {crowns} of 3 crowns.</source>
        <translation>{game}, il boss: {station}. Aperta, corone: {crowns} su 3.</translation>
    </message>
    <message>
        <source>{game}, {number}: {station}. Closed.</source>
        <translation>{game}, {number}: {station}. Chiusa.</translation>
    </message>
    <message>
        <source>{game}, {number}: {station}. Open, {crowns} of 3 crowns.</source>
        <translation>{game}, {number}: {station}. Aperta, corone: {crowns} su 3.</translation>
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
        <translation>Carte</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Rules and cards</source>
        <translation>Regole e carte</translation>
    </message>
    <message>
        <source>Search rules and cards</source>
        <translation>Cerca tra regole e carte</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Cards: {cards}</source>
        <translation>Carte: {cards}</translation>
    </message>
    <message>
        <source>Example: {text}</source>
        <translation>Esempio: {text}</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Come si vince</translation>
    </message>
    <message>
        <source>In the picture: {cards}</source>
        <translation>Nell’immagine: {cards}</translation>
    </message>
    <message>
        <source>Open the full rulebook</source>
        <translation>Apri il libretto completo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>See also: {rules}</source>
        <translation>Vedi anche: {rules}</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>una carta coperta</translation>
    </message>
    <message>
        <source>{card} ({note})</source>
        <translation>{card} ({note})</translation>
    </message>
    <message>
        <source>{card}, sideways</source>
        <translation>{card}, di lato</translation>
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
        <translation>Una persona a questo schermo</translation>
    </message>
    <message>
        <source>As strong as I am</source>
        <translation>Forte come me</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nome al posto {number}</translation>
    </message>
    <message>
        <source>Person: {name}</source>
        <translation>Persona: {name}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Portrait at seat {number}</source>
        <translation>Ritratto al posto {number}</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation>Chi gioca al posto {number}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Collapse</source>
        <translation>Comprimi</translation>
    </message>
    <message>
        <source>Keep it beside the table</source>
        <translation>Tieni accanto al tavolo</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fissa</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Bring them back</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>Everyone who played solo</source>
        <translation>Chi ha giocato in solitaria</translation>
    </message>
    <message>
        <source>Forget days and crowns</source>
        <translation>Dimentica giorni e corone</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation>Gioca una prima partita</translation>
    </message>
    <message>
        <source>Play: {level}</source>
        <translation>Gioca: {level}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Partite di chi</translation>
    </message>
</context>
<context>
    <name>StormScreen</name>
    <message>
        <source>Stop here</source>
        <translation>Fermati qui</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>Another hint</source>
        <translation>Un altro suggerimento</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostramelo</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Why? {rule}</source>
        <translation>Perché? {rule}</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} su {all}</translation>
    </message>
</context>
<context>
    <name>Teacher</name>
    <message>
        <source>Keep it</source>
        <translation>Lasciala</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Salva altrove…</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Reading the game…</source>
        <translation>Lettura della partita…</translation>
    </message>
</context>
<context>
    <name>WhoPlaysScreen</name>
    <message>
        <source>Choose a name and a face to use at the table. You will be asked only once; you can change both before any game.</source>
        <translation>Scegli un nome e un volto per il tavolo. Te lo chiediamo una volta sola; potrai cambiarli prima di qualsiasi partita.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Chi gioca?</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Il tuo volto</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message numerus="yes">
        <source>%n crown(s) at this station.</source>
        <translation>
            <numerusform>%n corona in questa tappa.</numerusform>
            <numerusform>%n corone in questa tappa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) due today</source>
        <translation>
            <numerusform>%n esercizio per oggi</numerusform>
            <numerusform>%n esercizi per oggi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) still to be read; these figures cover the latest games.</source>
        <translation>
            <numerusform>Resta da leggere %n file; queste cifre riguardano solo le ultime partite.</numerusform>
            <numerusform>Restano da leggere %n file; queste cifre riguardano solo le ultime partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Below a pile of cards: how many there are.</extracomment>
        <translation>
            <numerusform>resta %n</numerusform>
            <numerusform>restano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are still being read.</source>
        <translation>
            <numerusform>Resta da leggere %n registrazione.</numerusform>
            <numerusform>Restano da leggere %n registrazioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) cannot be read and were not counted.</source>
        <translation>
            <numerusform>%n registrazione è illeggibile e non è stata contata.</numerusform>
            <numerusform>%n registrazioni sono illeggibili e non sono state contate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Ancora %n secondo.</numerusform>
            <numerusform>Ancora %n secondi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n vittoria</numerusform>
            <numerusform>%n vittorie di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot imagines what it cannot see: worlds in which the hidden cards are dealt differently. It tries its moves in each; a regent also plays on from there, one simulation at a time. Once the game is over, each decision shows how much thought went into it.</source>
        <translation>Un bot immagina ciò che non può vedere: mondi in cui le carte nascoste sono disposte in altro modo. In ognuno prova le sue mosse; un reggente continua anche a giocare da lì, una simulazione alla volta. A fine partita, ogni domanda mostra quanto il bot ha pensato alla risposta.</translation>
    </message>
    <message>
        <source>A crown: you win clearly more than your fair share. Half a disc: no clear difference. A stroke: clearly less. A dashed ring: fewer than {number} games.</source>
        <translation>Corona: vinci chiaramente più della tua quota equa. Mezzo disco: nessuna differenza chiara. Tratto: chiaramente meno. Anello punteggiato: meno di {number} partite.</translation>
    </message>
    <message>
        <source>A crown: {level} beaten</source>
        <translation>Una corona: {level} battuto</translation>
    </message>
    <message>
        <source>A deleted game no longer counts. Crowns in the hall and the days on which you played the deal of the day are recorded separately and stay until you forget them here.</source>
        <translation>Una partita eliminata non conta più. Le corone della sala e i giorni in cui hai giocato la partita del giorno si registrano a parte e restano finché non scegli “Dimentica giorni e corone”.</translation>
    </message>
    <message>
        <source>A fair share would be {fair}. {verdict}</source>
        <translation>Quota equa: {fair}. {verdict}</translation>
    </message>
    <message>
        <source>A game can be reviewed once it is over; before that, a review would show what is hidden.</source>
        <translation>Una partita si analizza quando è finita; prima, l’analisi mostrerebbe ciò che è nascosto.</translation>
    </message>
    <message>
        <source>A point is one percentage point of the chance to win. Gains and losses over the whole game add up, so luck and skill can each be more than 100.</source>
        <translation>Un punto è un punto percentuale della probabilità di vincere. Guadagni e perdite di tutta la partita si sommano: sia la fortuna sia la bravura possono perciò superare 100.</translation>
    </message>
    <message>
        <source>A point is one percentage point of the chance to win. Only moves that a review calls poor are added up. Press Enter on a row or double-click it to show its costliest move.</source>
        <translation>Un punto è un punto percentuale della probabilità di vincere. Si sommano solo le mosse che un’analisi considera errori. Premi Invio o fai doppio clic su una riga per vederne la mossa più costosa.</translation>
    </message>
    <message>
        <source>A report of what happened was saved. It was not sent to anyone.</source>
        <translation>Un rapporto sull’accaduto è stato salvato. Non è stato inviato a nessuno.</translation>
    </message>
    <message numerus="yes">
        <source>A seat changed hands during play: %n game(s).</source>
        <translation>
            <numerusform>Con un posto passato di mano: %n partita.</numerusform>
            <numerusform>Con un posto passato di mano: %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>A single random number, the seed, is drawn before the game and decides every shuffle. This page shows its fingerprint (SHA-256) from the first move, and the seed itself once the game is over, so nothing can be changed in between.</source>
        <translation>Prima della partita si sorteggia un solo numero casuale, il seme, che decide ogni mescolata. Questa pagina ne mostra l’impronta (SHA-256) dalla prima mossa e il seme stesso a fine partita: così nel frattempo nulla può cambiare.</translation>
    </message>
    <message>
        <source>A stronger bot thinks better. It never gets better cards and never knows more.</source>
        <translation>Un bot più forte pensa meglio. Non riceve mai carte migliori e non ne sa mai di più.</translation>
    </message>
    <message>
        <source>A table with bots of different levels counts as mixed and has its own row.</source>
        <translation>Un tavolo con bot di livelli diversi vale come misto e ha una riga a sé.</translation>
    </message>
    <message>
        <source>A teaching game counts as assisted. Choose it again to begin.</source>
        <translation>Una partita con maestro vale come partita con aiuto. Sceglila di nuovo per iniziare.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Accuracy comes from reviews of games that count; only reviews made by the same standards as the latest one are compared.</source>
        <translation>La precisione viene dalle analisi delle partite che contano; si confrontano solo quelle fatte con gli stessi criteri dell’ultima.</translation>
    </message>
    <message>
        <source>Accuracy in the last {number} reviewed games: {last}.</source>
        <translation>Precisione nelle ultime {number} partite analizzate: {last}.</translation>
    </message>
    <message>
        <source>Accuracy in the last {number} reviewed games: {last}; in the {number} before: {before}.</source>
        <translation>Precisione nelle ultime {number} partite analizzate: {last}; nelle {number} precedenti: {before}.</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s), {date}: {points}, probably between {low} and {high}.</source>
        <translation>
            <numerusform>Dopo %n partita, {date}: {points}, probabilmente tra {low} e {high}.</numerusform>
            <numerusform>Dopo %n partite, {date}: {points}, probabilmente tra {low} e {high}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {number} games, you see your share of wins. The dot marks the share you won, the line shows where your true share lies 19 times out of 20, and the notch marks the fair share.</source>
        <translation>Dopo {number} partite vedi la tua quota di vittorie. Il punto segna la quota ottenuta, la linea mostra dove sta la tua quota vera 19 volte su 20 e la tacca indica la quota equa.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message numerus="yes">
        <source>All %n other decision(s) were as good as the best move, or nearly.</source>
        <translation>
            <numerusform>Anche %n altra decisione valeva la mossa migliore, o quasi.</numerusform>
            <numerusform>Le altre %n decisioni valevano la mossa migliore, o quasi.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Tutte le carte scoperte</translation>
    </message>
    <message>
        <source>An empty town</source>
        <extracomment>On a town without a card.</extracomment>
        <translation>Una città vuota</translation>
    </message>
    <message>
        <source>Another move was better.</source>
        <translation>C’era una mossa migliore.</translation>
    </message>
    <message>
        <source>As everyone saw it</source>
        <translation>Come la vedevano tutti</translation>
    </message>
    <message>
        <source>As strong as you are: {why}</source>
        <translation>Forte come te: {why}</translation>
    </message>
    <message>
        <source>As the cards lay, it made no difference.</source>
        <translation>Con queste carte non faceva differenza.</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Come la vedeva {player}</translation>
    </message>
    <message>
        <source>Assisted game</source>
        <translation>Partita con aiuto</translation>
    </message>
    <message>
        <source>At the end: {chance}%</source>
        <translation>Alla fine: {chance}%</translation>
    </message>
    <message>
        <source>At the end: {scores}</source>
        <translation>Alla fine: {scores}</translation>
    </message>
    <message>
        <source>At the start: {scores}</source>
        <translation>All’inizio: {scores}</translation>
    </message>
    <message>
        <source>Best moves: {player}</source>
        <translation>Mosse migliori: {player}</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Migliore</translation>
    </message>
    <message numerus="yes">
        <source>Bots only: %n game(s).</source>
        <translation>
            <numerusform>Solo bot: %n partita.</numerusform>
            <numerusform>Solo bot: %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be moved to: {places}.</source>
        <translation>Si può spostare su: {places}.</translation>
    </message>
    <message>
        <source>Chances to win, with all cards face up</source>
        <translation>Probabilità di vincere, a carte scoperte</translation>
    </message>
    <message>
        <source>Charts as tables</source>
        <translation>Grafici come tabelle</translation>
    </message>
    <message>
        <source>Choose a highlighted place.</source>
        <translation>Scegli un punto evidenziato.</translation>
    </message>
    <message>
        <source>Click a card</source>
        <translation>Clic su una carta</translation>
    </message>
    <message>
        <source>Click a line of the log</source>
        <translation>Clic su una riga del registro</translation>
    </message>
    <message>
        <source>Click a player’s plaque</source>
        <translation>Clic su una targhetta</translation>
    </message>
    <message>
        <source>Click a rule’s number</source>
        <translation>Clic sul numero di una regola</translation>
    </message>
    <message>
        <source>Click while cards move</source>
        <translation>Clic durante l’animazione</translation>
    </message>
    <message>
        <source>Concede the game? It will end now and count as a loss.</source>
        <translation>Abbandonare la partita? Finisce ora e conta come persa.</translation>
    </message>
    <message>
        <source>Copy the game or the position as text.</source>
        <translation>Copia la partita o la posizione come testo.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Volte</translation>
    </message>
    <message>
        <source>Counted separately</source>
        <translation>Contate a parte</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>Giorno per giorno</translation>
    </message>
    <message>
        <source>Days and crowns have been forgotten. Today’s deal stays on record, as you may have seen its cards.</source>
        <translation>Giorni e corone sono stati dimenticati. La partita di oggi resta registrata, perché potresti averne visto le carte.</translation>
    </message>
    <message>
        <source>Days and crowns have been restored.</source>
        <translation>Giorni e corone sono di nuovo qui.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partita del giorno</translation>
    </message>
    <message>
        <source>Decisions, costliest first</source>
        <translation>Decisioni, prima le più costose</translation>
    </message>
    <message>
        <source>Difficulty: {points}</source>
        <translation>Difficoltà: {points}</translation>
    </message>
    <message>
        <source>Drag a card</source>
        <translation>Trascina una carta</translation>
    </message>
    <message>
        <source>Each bot thinks in a program of its own. It is sent only what a player in its seat may know: not the others’ hidden cards, the order of a deck, or the seed of the deal. It answers with a move, which is checked against the rules like anyone else’s.</source>
        <translation>Ogni bot pensa in un programma a parte. Riceve solo ciò che un giocatore al suo posto può sapere: non le carte nascoste degli altri, l’ordine di un mazzo o il seme della smazzata. Risponde con una mossa, che viene controllata in base alle regole come quella di chiunque altro.</translation>
    </message>
    <message>
        <source>Every finished game is recorded here: opponents, result, and how that compares with your fair share.</source>
        <translation>Ogni partita finita viene registrata qui: avversari, risultato e confronto con la tua quota equa.</translation>
    </message>
    <message>
        <source>Every place it can go lights up.</source>
        <translation>I punti dove puoi lasciarla si illuminano.</translation>
    </message>
    <message>
        <source>Everyone else, look away now.</source>
        <translation>Ora gli altri guardino altrove.</translation>
    </message>
    <message>
        <source>Everything sent is kept while the game is open. You can read it once the game is over; before then, it might show things you must not see.</source>
        <translation>I dati inviati si conservano finché la partita è aperta. Potrai leggerli a partita finita; prima potrebbero mostrarti ciò che non devi vedere.</translation>
    </message>
    <message>
        <source>Exercise {number} of {all}.</source>
        <translation>Esercizio {number} di {all}.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Esercizi</translation>
    </message>
    <message>
        <source>Exercises: {due} due today</source>
        <translation>Esercizi: {due} per oggi</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>Quota equa</translation>
    </message>
    <message>
        <source>Favorite</source>
        <translation>Preferita</translation>
    </message>
    <message>
        <source>For {seats}</source>
        <translation>In {seats}</translation>
    </message>
    <message>
        <source>From now on, a bot plays for {player}.</source>
        <translation>Da ora per {player} gioca un bot.</translation>
    </message>
    <message>
        <source>From now on, this game counts as assisted.</source>
        <translation>Da ora questa partita vale come partita con aiuto.</translation>
    </message>
    <message>
        <source>From now on, {player} plays in person.</source>
        <translation>Da ora {player} gioca di persona.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Get a hint; press again for more.</source>
        <translation>Chiedi un suggerimento; premi ancora per saperne di più.</translation>
    </message>
    <message>
        <source>Go back to the review this practice game came from.</source>
        <translation>Torna all’analisi da cui viene questa partita di allenamento.</translation>
    </message>
    <message>
        <source>Go to the cheat sheet.</source>
        <translation>Vai al promemoria.</translation>
    </message>
    <message>
        <source>Go to the list of moves.</source>
        <translation>Vai all’elenco delle mosse.</translation>
    </message>
    <message>
        <source>Go to the log.</source>
        <translation>Vai al registro.</translation>
    </message>
    <message>
        <source>Go to the next or previous part of the window.</source>
        <translation>Vai alla parte successiva o precedente della finestra.</translation>
    </message>
    <message>
        <source>Go to the rules, or to the rule named when a move is refused.</source>
        <translation>Vai alle regole, o alla regola citata quando una mossa viene rifiutata.</translation>
    </message>
    <message>
        <source>Half a crown: {level} beaten with help</source>
        <translation>Mezza corona: {level} battuto con aiuto</translation>
    </message>
    <message>
        <source>Hint: {what}. {more}</source>
        <translation>Suggerimento: {what}. {more}</translation>
    </message>
    <message>
        <source>Hover over a card</source>
        <translation>Mouse su una carta</translation>
    </message>
    <message>
        <source>How close the moves came to the best ones: 100 means no mistakes.</source>
        <translation>Quanto le mosse si sono avvicinate alle migliori: 100 vuol dire nessun errore.</translation>
    </message>
    <message>
        <source>How it unfolded</source>
        <translation>Com’è andata</translation>
    </message>
    <message>
        <source>How this is counted</source>
        <translation>Come si conta</translation>
    </message>
    <message>
        <source>If you take a hint, this game counts as assisted. Press Hint again to get it.</source>
        <translation>Con un suggerimento questa diventa una partita con aiuto. Premi ancora “Suggerimento” per vederlo.</translation>
    </message>
    <message>
        <source>If your keyboard has no Latin letters, or needs Shift for digits, press the key in the same place.</source>
        <translation>Se la tua tastiera non ha lettere latine, o richiede Maiusc per le cifre, premi il tasto nella stessa posizione.</translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %n day(s).</source>
        <translation>
            <numerusform>Torna tra %n giorno.</numerusform>
            <numerusform>Torna tra %n giorni.</numerusform>
        </translation>
    </message>
    <message>
        <source>It looks worse, but playing both moves out did not confirm that, so it is not called poor.</source>
        <translation>Sembra peggiore, ma giocare entrambe le mosse fino in fondo non l’ha confermato: non conta come errore.</translation>
    </message>
    <message>
        <source>Jump to the first or last card of the group.</source>
        <translation>Vai alla prima o all’ultima carta del gruppo.</translation>
    </message>
    <message>
        <source>Keys anywhere in a game</source>
        <translation>Tasti durante la partita</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Tasti al tavolo</translation>
    </message>
    <message>
        <source>Keys in the laboratory</source>
        <translation>Tasti nel laboratorio</translation>
    </message>
    <message>
        <source>Kind of move</source>
        <translation>Tipo di mossa</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Ultimi 30 giorni</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Ultimi 365 giorni</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Ultimi 7 giorni</translation>
    </message>
    <message>
        <source>Latest games, newest last: {outcomes}.</source>
        <translation>Ultime partite, la più recente in fondo: {outcomes}.</translation>
    </message>
    <message>
        <source>Latest games, newest on the right</source>
        <translation>Ultime partite, la più recente a destra</translation>
    </message>
    <message>
        <source>Level by level</source>
        <translation>Livello per livello</translation>
    </message>
    <message>
        <source>Look here: {zone}</source>
        <translation>Guarda qui: {zone}</translation>
    </message>
    <message>
        <source>Looking for a hint. Press Esc to stop.</source>
        <translation>Cerco un suggerimento. Esc per annullare.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Sconfitta</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Make its move, choose one of several with a button or a highlighted place, or see why it cannot be moved.</source>
        <translation>Fai la sua mossa, scegli fra più mosse con un pulsante o un punto evidenziato, oppure scopri perché non si può muovere.</translation>
    </message>
    <message>
        <source>Make the move with that number; type two digits for a larger one.</source>
        <translation>Fai la mossa con quel numero; per numeri più alti digita due cifre.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Misto</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mese</translation>
    </message>
    <message>
        <source>Month by month</source>
        <translation>Mese per mese</translation>
    </message>
    <message>
        <source>Move from card to card, or from place to place with a card picked up.</source>
        <translation>Passa di carta in carta; con una carta presa, di punto in punto.</translation>
    </message>
    <message>
        <source>Move the card, pick it up, put it down, or see why it cannot be moved.</source>
        <translation>Muovi la carta, prendila, posala o scopri perché non si può muovere.</translation>
    </message>
    <message>
        <source>Move to {place}?</source>
        <translation>Sposti qui: {place}?</translation>
    </message>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Mossa {number} di {all}</translation>
    </message>
    <message>
        <source>Move {number}: a hint for {player}</source>
        <translation>Mossa {number}: un suggerimento per {player}</translation>
    </message>
    <message>
        <source>Move {number}: a look at what {player} did</source>
        <translation>Mossa {number}: uno sguardo alla giocata di {player}</translation>
    </message>
    <message>
        <source>Move {number}: {player}, level {level}</source>
        <translation>Mossa {number}: {player}, livello {level}</translation>
    </message>
    <message>
        <source>Nearly as good</source>
        <translation>Quasi altrettanto buona</translation>
    </message>
    <message>
        <source>No bot has been asked for a move since this game was opened.</source>
        <translation>Da quando questa partita è aperta, a nessun bot è stata chiesta una mossa.</translation>
    </message>
    <message>
        <source>No clear difference so far.</source>
        <translation>Finora nessuna differenza chiara.</translation>
    </message>
    <message>
        <source>No exercise is due today. Try a new one below.</source>
        <translation>Nessun esercizio per oggi. Provane uno nuovo qui sotto.</translation>
    </message>
    <message>
        <source>No file manager was found. The games are kept in {folder}</source>
        <translation>Nessun gestore di file trovato. Le partite sono in {folder}</translation>
    </message>
    <message>
        <source>No game matches your search.</source>
        <translation>Nessuna partita corrisponde alla ricerca.</translation>
    </message>
    <message>
        <source>No game was in progress.</source>
        <translation>Non c’era nessuna partita in corso.</translation>
    </message>
    <message>
        <source>No games saved yet.</source>
        <translation>Ancora nessuna partita salvata.</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Questa volta nessun suggerimento trovato.</translation>
    </message>
    <message>
        <source>No move cost anything to speak of.</source>
        <translation>Nessuna mossa è costata granché.</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Senza nome</translation>
    </message>
    <message>
        <source>No report could be written.</source>
        <translation>Non è stato possibile scrivere un rapporto.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Non vince nessuno</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Senza vincitori</translation>
    </message>
    <message>
        <source>None from your own games yet: review a game and press “Try again here” at a decision.</source>
        <translation>Ancora nessun esercizio dalle tue partite: analizzane una e premi “Riprova qui” su una decisione.</translation>
    </message>
    <message>
        <source>None of these games counts yet. Finish one alone against bots, without help, and it will count.</source>
        <translation>Ancora nessuna di queste partite conta. Finiscine una in solitaria contro i bot, senza aiuto, e conterà.</translation>
    </message>
    <message>
        <source>None of your games has been reviewed yet. Review one to see what costs you most.</source>
        <translation>Nessuna delle tue partite è ancora stata analizzata. Analizzane una per vedere che cosa ti costa di più.</translation>
    </message>
    <message>
        <source>Not certain</source>
        <translation>Non è certo</translation>
    </message>
    <message numerus="yes">
        <source>Not finished, so neither won nor lost: %n game(s).</source>
        <translation>
            <numerusform>Non finita, quindi né vinta né persa: %n partita.</numerusform>
            <numerusform>Non finite, quindi né vinte né perse: %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Nota: {note}</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Nessun esercizio per oggi.</translation>
    </message>
    <message>
        <source>Nothing scores yet.</source>
        <translation>Ancora nulla dà punti.</translation>
    </message>
    <message>
        <source>Number of cards: {number}.</source>
        <translation>Numero di carte: {number}.</translation>
    </message>
    <message>
        <source>Number of tokens: {number}.</source>
        <translation>Numero di segnalini: {number}.</translation>
    </message>
    <message>
        <source>One moment.</source>
        <translation>Un momento.</translation>
    </message>
    <message>
        <source>Only solo games against bots count, and only if finished without help on a deal you did not know.</source>
        <translation>Contano solo le partite in solitaria contro i bot, e solo se finite senza aiuto e con una smazzata che non conoscevi.</translation>
    </message>
    <message>
        <source>Open or close this page.</source>
        <translation>Apri o chiudi questa pagina.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Pass the screen to {player}.</source>
        <translation>Passa lo schermo: ora è per {player}.</translation>
    </message>
    <message>
        <source>Paste a copied game or position.</source>
        <translation>Incolla una partita o una posizione copiata.</translation>
    </message>
    <message>
        <source>Pause or resume the bots.</source>
        <translation>Metti in pausa o fai ripartire i bot.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Point at a card to see what it would change.</source>
        <extracomment>Below the heading of a track.</extracomment>
        <translation>Indica una carta per vedere che cosa cambia.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points from mistakes: {mistakes}; from good moves: {course}.</source>
        <translation>Punti dagli errori: {mistakes}; dalle buone mosse: {course}.</translation>
    </message>
    <message>
        <source>Points from the deal: {dealt}; from cards revealed: {revealed}.</source>
        <translation>Punti dalla distribuzione: {dealt}; da ciò che è venuto alla luce: {revealed}.</translation>
    </message>
    <message>
        <source>Points from the others’ moves: {others}.</source>
        <translation>Punti dalle mosse degli altri: {others}.</translation>
    </message>
    <message>
        <source>Poor move</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Partita di allenamento</translation>
    </message>
    <message>
        <source>Practice, on a deal you may have known: won {won} of {games}.</source>
        <translation>Allenamento, con una smazzata che potevi già conoscere: {won} vinte su {games}.</translation>
    </message>
    <message>
        <source>Press Hint again to see more.</source>
        <translation>Premi ancora “Suggerimento” per vedere di più.</translation>
    </message>
    <message>
        <source>Press Hint again to see the move.</source>
        <translation>Premi ancora “Suggerimento” per vedere la mossa.</translation>
    </message>
    <message>
        <source>Press Undo again to go back: this game will then count as assisted.</source>
        <translation>Premi ancora “Annulla” per tornare indietro: questa partita varrà come assistita.</translation>
    </message>
    <message>
        <source>Press Undo again to play on. The first result counts, whatever follows.</source>
        <translation>Premi ancora “Annulla” per continuare a giocare. Conta il primo risultato, qualunque cosa segua.</translation>
    </message>
    <message>
        <source>Press the button with that letter underlined.</source>
        <translation>Premi il pulsante che ha quella lettera sottolineata.</translation>
    </message>
    <message>
        <source>Probably between</source>
        <translation>Probabilmente tra</translation>
    </message>
    <message>
        <source>Put the card back, close a choice or a list, or return to the table.</source>
        <translation>Rimetti giù la carta, chiudi una scelta o un elenco, o torna al tavolo.</translation>
    </message>
    <message>
        <source>Qt is used under the LGPL, version 3. Its libraries are separate files in {folder}: you may replace them with your own build of the same version.</source>
        <translation>Qt è usato con la licenza LGPL, versione 3. Le sue librerie sono file separati in {folder}: puoi sostituirle con altre della stessa versione, compilate da te.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Rating {points}, probably between {low} and {high}. Nearest level: {level}.</source>
        <translation>Rating {points}, probabilmente tra {low} e {high}. Livello più vicino: {level}.</translation>
    </message>
    <message>
        <source>Ratings are worked out game by game with the Glicko method. A squire has 1,000 points; the other levels are rated by their games against one another. A lead of 100 points means winning about 64 of 100 two-player games. Ratings in different games cannot be compared.</source>
        <translation>Il rating si calcola partita per partita con il metodo Glicko. Uno scudiero ha 1000 punti; gli altri livelli sono valutati in base alle partite fra loro. In due, con 100 punti di vantaggio si vincono circa 64 partite su 100. I rating di giochi diversi non si possono confrontare.</translation>
    </message>
    <message>
        <source>Read that rule.</source>
        <translation>Leggi quella regola.</translation>
    </message>
    <message>
        <source>Redo what you took back.</source>
        <translation>Ripeti ciò che hai annullato.</translation>
    </message>
    <message>
        <source>Replay what happened; Enter in the log does the same.</source>
        <translation>Rivedi che cosa è successo; anche con Invio nel registro.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Review the last game</source>
        <translation>Analizza l’ultima partita</translation>
    </message>
    <message>
        <source>Reviewed games: {number}.</source>
        <translation>Partite analizzate: {number}.</translation>
    </message>
    <message>
        <source>Reviewed games: {number}. No move in them is called poor.</source>
        <translation>Partite analizzate: {number}. Nessun errore tra le mosse.</translation>
    </message>
    <message>
        <source>Reviewed games: {reviewed}. Accuracy is shown here after {number}.</source>
        <translation>Partite analizzate: {reviewed}. La precisione appare qui dopo {number}.</translation>
    </message>
    <message>
        <source>Reviewing every move of the game. The curve appears first; to stop, leave the page.</source>
        <translation>Si analizza ogni mossa della partita. Per prima appare la curva; per fermare l’analisi, esci dalla pagina.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>Run in a terminal, this line gives the same SHA-256:</source>
        <translation>Eseguita in un terminale, questa riga dà lo stesso SHA-256:</translation>
    </message>
    <message>
        <source>SHA-256 of the seed:</source>
        <translation>SHA-256 del seme:</translation>
    </message>
    <message>
        <source>SHA-256 of what was sent: {hash}</source>
        <translation>SHA-256 di ciò che è stato inviato: {hash}</translation>
    </message>
    <message>
        <source>Save the games as CSV…</source>
        <translation>Salva le partite in CSV…</translation>
    </message>
    <message>
        <source>Seed of the deal: {seed}</source>
        <translation>Seme della smazzata: {seed}</translation>
    </message>
    <message numerus="yes">
        <source>Several people at one table: %n game(s).</source>
        <translation>
            <numerusform>Più persone a un tavolo: %n partita.</numerusform>
            <numerusform>Più persone a un tavolo: %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several people at one table: won {won} of {games}.</source>
        <translation>Più persone a un tavolo: {won} vinte su {games}.</translation>
    </message>
    <message>
        <source>Several people or none</source>
        <translation>Più persone o nessuna</translation>
    </message>
    <message>
        <source>Share of the win</source>
        <translation>Parte della vittoria</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Condivisa</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Vittoria condivisa</translation>
    </message>
    <message>
        <source>Show how the score is made up.</source>
        <translation>Mostra come si compone il punteggio.</translation>
    </message>
    <message>
        <source>Show it large, with its ability.</source>
        <translation>Mostrala in grande, con la sua abilità.</translation>
    </message>
    <message>
        <source>Show or hide how the scores are made up.</source>
        <translation>Mostra o nascondi come si compongono i punteggi.</translation>
    </message>
    <message>
        <source>Show the card large, with its ability.</source>
        <translation>Mostra la carta in grande, con la sua abilità.</translation>
    </message>
    <message>
        <source>Shown: {shown} of {games}.</source>
        <translation>Mostrate: {shown} su {games}.</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Bravura</translation>
    </message>
    <message>
        <source>Skip the animation; Enter, Space, and Esc do the same.</source>
        <translation>Salta l’animazione; anche con Invio, Spazio ed Esc.</translation>
    </message>
    <message>
        <source>Solve two of three on the first try. You may try this station again.</source>
        <translation>Risolvi due esercizi su tre al primo tentativo. Puoi ripetere questa tappa.</translation>
    </message>
    <message>
        <source>Solved at least once. Due today: {due}.</source>
        <translation>Risolti almeno una volta. Per oggi: {due}.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Risolto.</translation>
    </message>
    <message>
        <source>Standard error of the rating</source>
        <translation>Errore standard del rating</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Ancora da giocare</translation>
    </message>
    <message>
        <source>Study a bot long enough and you learn its habits and, from them, what it is hiding. So we trained counter-players: each sees what you would see in its place and has studied thousands of games played by the level it faces. They won:</source>
        <translation>Chi studia a lungo un bot ne impara le abitudini e, da queste, ciò che nasconde. Perciò abbiamo addestrato degli sfidanti: ognuno vede ciò che vedresti tu al suo posto e ha studiato migliaia di partite giocate dal livello che affronta. Hanno vinto:</translation>
    </message>
    <message>
        <source>Switch to full screen, or back to a window.</source>
        <translation>Passa a schermo intero o torna alla finestra.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Take back a move.</source>
        <translation>Annulla una mossa.</translation>
    </message>
    <message>
        <source>That is not possible.</source>
        <translation>Non è possibile.</translation>
    </message>
    <message>
        <source>The Throne stays empty</source>
        <translation>Il Trono resta vuoto</translation>
    </message>
    <message>
        <source>The bar shows games played, the filled part shows games won, and the line across the bar marks the fair share</source>
        <translation>La barra indica le partite giocate, la parte piena quelle vinte, la linea trasversale la quota equa</translation>
    </message>
    <message>
        <source>The best move was “{move}”, but nobody could have known that.</source>
        <translation>La mossa migliore era “{move}”, ma nessuno poteva saperlo.</translation>
    </message>
    <message>
        <source>The better move wins {better} of 100 such games; the move played wins {chance}.</source>
        <translation>Su 100 partite così, la mossa migliore ne vince {better}, quella giocata {chance}.</translation>
    </message>
    <message>
        <source>The bot {player} gave no answer; its move was chosen at random.</source>
        <translation>Il bot {player} non ha risposto; la sua mossa è stata scelta a caso.</translation>
    </message>
    <message>
        <source>The bots</source>
        <translation>I bot</translation>
    </message>
    <message>
        <source>The bots are paused.</source>
        <translation>I bot sono in pausa.</translation>
    </message>
    <message>
        <source>The bots are working out the odds.</source>
        <translation>I bot calcolano le probabilità.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La distribuzione</translation>
    </message>
    <message>
        <source>The edition cannot be deleted: {reason}.</source>
        <translation>Non si può eliminare l’edizione: {reason}.</translation>
    </message>
    <message>
        <source>The edition cannot be saved: {reason}.</source>
        <translation>L’edizione non si può salvare: {reason}.</translation>
    </message>
    <message>
        <source>The edition is no longer saved. While it is still shown here, “Save” brings it back.</source>
        <translation>L’edizione non è più salvata. Finché la vedi qui, “Salva” la recupera.</translation>
    </message>
    <message>
        <source>The edition is saved in {file}.</source>
        <translation>L’edizione è salvata in {file}.</translation>
    </message>
    <message>
        <source>The edition is saved.</source>
        <translation>L’edizione è salvata.</translation>
    </message>
    <message>
        <source>The game has been restored.</source>
        <translation>Partita recuperata.</translation>
    </message>
    <message>
        <source>The game is over in the pasted position, so there is nothing to play.</source>
        <translation>Nella posizione incollata la partita è finita: non c’è nulla da giocare.</translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation>La partita è finita. Non vince nessuno.</translation>
    </message>
    <message>
        <source>The game is over. These players share the win: {players}.</source>
        <translation>La partita è finita. Vittoria condivisa: {players}.</translation>
    </message>
    <message>
        <source>The game is over. {players} wins.</source>
        <translation>La partita è finita. Vince {players}.</translation>
    </message>
    <message>
        <source>The game is over. {player} has conceded.</source>
        <translation>La partita è finita. {player} ha abbandonato.</translation>
    </message>
    <message>
        <source>The game was deleted.</source>
        <translation>Partita eliminata.</translation>
    </message>
    <message>
        <source>The games were saved as {file}.</source>
        <translation>Le partite sono state salvate in {file}.</translation>
    </message>
    <message>
        <source>The line shows the rating; the true rating lies in the shaded area 19 times out of 20</source>
        <translation>La linea mostra il rating; quello vero sta nella zona ombreggiata 19 volte su 20</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Gli altri</translation>
    </message>
    <message>
        <source>The position was copied as text, as you see it; the hidden cards were drawn at random.</source>
        <translation>La posizione è stata copiata come testo, così come la vedi; le carte nascoste sono state sorteggiate.</translation>
    </message>
    <message>
        <source>The rest are listed below.</source>
        <translation>Le altre sono elencate sotto.</translation>
    </message>
    <message>
        <source>The review cannot be started: {reason}.</source>
        <translation>L’analisi non si può avviare: {reason}.</translation>
    </message>
    <message>
        <source>The review is ready.</source>
        <translation>L’analisi è pronta.</translation>
    </message>
    <message>
        <source>The review stopped early. Open it again to retry.</source>
        <translation>L’analisi si è interrotta. Aprila di nuovo per riprovare.</translation>
    </message>
    <message>
        <source>The seed is shown once the game is over. You can then run this line in a terminal to get the same SHA-256:</source>
        <translation>Il seme si vede a fine partita. Allora puoi eseguire questa riga in un terminale per ottenere lo stesso SHA-256:</translation>
    </message>
    <message>
        <source>The seed was chosen or known beforehand, so this is a practice game.</source>
        <translation>Il seme era stato scelto o era già noto: questa è una partita di allenamento.</translation>
    </message>
    <message>
        <source>The seed:</source>
        <translation>Il seme:</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>La svolta</translation>
    </message>
    <message>
        <source>The whole game was copied as text.</source>
        <translation>Tutta la partita è stata copiata come testo.</translation>
    </message>
    <message>
        <source>There is nothing to solve yet. Review a finished game and press “Try again here” at a decision to make it an exercise.</source>
        <translation>Non c’è ancora nulla da risolvere. Analizza una partita finita e premi “Riprova qui” su una decisione per farne un esercizio.</translation>
    </message>
    <message>
        <source>There was a better move. Take yours back?</source>
        <translation>C’era una mossa migliore. Annulli la tua?</translation>
    </message>
    <message>
        <source>There was never more than one possible move.</source>
        <translation>Non c’è mai stata più di una mossa possibile.</translation>
    </message>
    <message>
        <source>Third-party code in Qt {version}</source>
        <translation>Codice di terzi in Qt {version}</translation>
    </message>
    <message>
        <source>This game is in progress.</source>
        <translation>Questa partita è in corso.</translation>
    </message>
    <message>
        <source>This game is not finished, so you see only what everyone at the table saw.</source>
        <translation>Questa partita non è finita, quindi vedi solo ciò che ha visto tutto il tavolo.</translation>
    </message>
    <message>
        <source>This game is not finished, so you see only what {player} saw.</source>
        <translation>Questa partita non è finita, quindi vedi solo ciò che ha visto {player}.</translation>
    </message>
    <message>
        <source>This game is over but still on the table.</source>
        <translation>Questa partita è finita, ma è ancora sul tavolo.</translation>
    </message>
    <message>
        <source>This game was played under older rules, so it is shown only as far as today’s rules allow.</source>
        <translation>Questa partita segue regole precedenti, quindi la vedi solo fin dove le regole attuali lo permettono.</translation>
    </message>
    <message>
        <source>This game was started under older rules.</source>
        <translation>Questa partita è iniziata con regole precedenti.</translation>
    </message>
    <message>
        <source>This record is damaged, so it is shown only as far as it can be read.</source>
        <translation>Questa registrazione è danneggiata, quindi la vedi solo fin dove si può leggere.</translation>
    </message>
    <message>
        <source>This text is neither a game nor a position, so it cannot be pasted.</source>
        <translation>Questo testo non è né una partita né una posizione: non si può incollare.</translation>
    </message>
    <message>
        <source>Throne Desktop is free software, and so is everything it is made of. Choose a part to read its license.</source>
        <translation>Throne Desktop è software libero, come tutto ciò che lo compone. Scegli una parte per leggerne la licenza.</translation>
    </message>
    <message>
        <source>Time is up, but you may finish this one · {solved} solved</source>
        <translation>Tempo scaduto, ma questo puoi ancora finirlo · {solved} risolti</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Too few games to say more.</source>
        <translation>Troppo poche partite per dire di più.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Turn {number}: {player}</source>
        <translation>Turno {number}: {player}</translation>
    </message>
    <message>
        <source>Turn {turn}, move {number}</source>
        <translation>Turno {turn}, mossa {number}</translation>
    </message>
    <message>
        <source>Turn {turn}, {player}: {chance}%</source>
        <translation>Turno {turn}, {player}: {chance}%</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}, {player}: {chance}%, after a move that cost %n point(s)</source>
        <translation>
            <numerusform>Turno {turn}, {player}: {chance}%, dopo una mossa costata %n punto</numerusform>
            <numerusform>Turno {turn}, {player}: {chance}%, dopo una mossa costata %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}: {move}</source>
        <translation>Turno {turn}: {move}</translation>
    </message>
    <message>
        <source>Turning point: turn {number} of {all}</source>
        <translation>Svolta: turno {number} di {all}</translation>
    </message>
    <message>
        <source>Week by week</source>
        <translation>Settimana per settimana</translation>
    </message>
    <message>
        <source>Week of</source>
        <translation>Settimana dal</translation>
    </message>
    <message>
        <source>What costs most</source>
        <translation>Cosa costa di più</translation>
    </message>
    <message>
        <source>What costs you most: {fault} ({game}).</source>
        <translation>Ciò che ti costa di più: {fault} ({game}).</translation>
    </message>
    <message>
        <source>What could be known</source>
        <translation>Ciò che si poteva sapere</translation>
    </message>
    <message>
        <source>What was true</source>
        <translation>Ciò che era vero</translation>
    </message>
    <message>
        <source>Where the score comes from</source>
        <translation>Da dove viene il punteggio</translation>
    </message>
    <message>
        <source>Which of these moves?</source>
        <translation>Quale di queste mosse?</translation>
    </message>
    <message>
        <source>Winner: {player}, {score}</source>
        <translation>Vince {player}: {score}</translation>
    </message>
    <message>
        <source>Wins over time</source>
        <translation>Le vittorie nel tempo</translation>
    </message>
    <message>
        <source>With help, such as a hint or a look at what was hidden: won {won} of {games}.</source>
        <translation>Con aiuto, come un suggerimento o uno sguardo a ciò che era nascosto: {won} vinte su {games}.</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Con il mouse</translation>
    </message>
    <message numerus="yes">
        <source>With these cards, the better move gained %n point(s).</source>
        <translation>
            <numerusform>Con queste carte, la mossa migliore avrebbe reso %n punto in più.</numerusform>
            <numerusform>Con queste carte, la mossa migliore avrebbe reso %n punti in più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these cards, the move played gained %n point(s): that was luck.</source>
        <translation>
            <numerusform>Con queste carte, la mossa giocata valeva %n punto in più: è stata fortuna.</numerusform>
            <numerusform>Con queste carte, la mossa giocata valeva %n punti in più: è stata fortuna.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vittoria</translation>
    </message>
    <message>
        <source>Won {won} of {games} and shared {shared}. A fair share would be {fair}.</source>
        <translation>{won} vinte su {games} e {shared} condivise. La quota equa sarebbe {fair}.</translation>
    </message>
    <message>
        <source>Won {won} of {games}. A fair share would be {fair}.</source>
        <translation>{won} vinte su {games}. La quota equa: {fair}.</translation>
    </message>
    <message>
        <source>Won, out of those played to the end. Days in a row so far: {row}.</source>
        <translation>Vittorie nelle partite giocate fino alla fine. Giorni di fila finora: {row}.</translation>
    </message>
    <message>
        <source>Worlds imagined: {worlds}. Simulations: {simulations}.</source>
        <translation>Mondi immaginati: {worlds}. Simulazioni: {simulations}.</translation>
    </message>
    <message>
        <source>Worth another try: {player}</source>
        <translation>Merita un altro tentativo: {player}</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Anno</translation>
    </message>
    <message>
        <source>Year by year</source>
        <translation>Anno per anno</translation>
    </message>
    <message>
        <source>You are clearly above it.</source>
        <translation>Ne sei chiaramente al di sopra.</translation>
    </message>
    <message>
        <source>You are clearly below it.</source>
        <translation>Ne sei chiaramente al di sotto.</translation>
    </message>
    <message>
        <source>You are playing on from the pasted position, as practice. This game is not saved.</source>
        <translation>Stai giocando dalla posizione incollata, come allenamento. Questa partita non viene salvata.</translation>
    </message>
    <message>
        <source>You are playing on. The first result counts, whatever follows.</source>
        <translation>Continui a giocare. Conta il primo risultato, qualunque cosa accada.</translation>
    </message>
    <message>
        <source>You are trying again from here, as practice. Press V to go back to the review.</source>
        <translation>Stai riprovando da qui, come allenamento. Premi V per tornare all’analisi.</translation>
    </message>
    <message numerus="yes">
        <source>You get a rating after {number} games; so far %n game(s) count toward it.</source>
        <translation>
            <numerusform>Avrai un rating dopo {number} partite; finora conta %n partita.</numerusform>
            <numerusform>Avrai un rating dopo {number} partite; finora contano %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold the throne</source>
        <translation>Il Trono è tuo</translation>
    </message>
    <message>
        <source>You know this one by now: it will not come back.</source>
        <translation>Questo ormai lo sai: non tornerà.</translation>
    </message>
    <message>
        <source>You share the throne</source>
        <translation>Condividi il Trono</translation>
    </message>
    <message>
        <source>Your fair share is what you would win if all sides played equally well: one game in two against one opponent, one in four against three. Partners count as one side.</source>
        <translation>La tua quota equa è quanto vinceresti se tutti giocassero altrettanto bene: una partita su due contro un avversario, una su quattro contro tre. I partner contano come una parte sola.</translation>
    </message>
    <message>
        <source>Your first game is still to come</source>
        <translation>La tua prima partita ti aspetta</translation>
    </message>
    <message>
        <source>Your game is safe: every move so far has been saved, and you can continue.</source>
        <translation>La partita è al sicuro: ogni mossa fin qui è stata salvata e puoi continuare.</translation>
    </message>
    <message>
        <source>Your only move is made for you.</source>
        <translation>La tua unica mossa si fa da sola.</translation>
    </message>
    <message>
        <source>Your only move is made for you: {move}.</source>
        <translation>La tua unica mossa si fa da sola: {move}.</translation>
    </message>
    <message>
        <source>Your true share of wins probably lies between {low}% and {high}%; the fair share is {fair}%.</source>
        <translation>La tua vera quota di vittorie è probabilmente fra {low}% e {high}%; quella equa è {fair}%.</translation>
    </message>
    <message>
        <source>find a better way</source>
        <translation>trova di meglio</translation>
    </message>
    <message>
        <source>from the move that cost you most</source>
        <translation>dalla mossa che ti è costata di più</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>sta pensando</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>move by move</source>
        <translation>mossa per mossa</translation>
    </message>
    <message>
        <source>new deal, same rivals</source>
        <translation>carte nuove, stessi avversari</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>senza vincitori</translation>
    </message>
    <message>
        <source>percentage points of winning chance gained over any other move</source>
        <translation>punti di probabilità di vincere guadagnati su ogni altra mossa</translation>
    </message>
    <message>
        <source>percentage points of winning chance lost</source>
        <translation>punti di probabilità di vincere persi</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>condivisa</translation>
    </message>
    <message>
        <source>sold out</source>
        <extracomment>At a stall whose pile has run out.</extracomment>
        <translation>esaurito</translation>
    </message>
    <message>
        <source>starts at move {move}</source>
        <translation>dalla mossa {move}</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>troppo poche</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>{before} → {after}%</source>
        <translation>{before} → {after}%</translation>
    </message>
    <message>
        <source>{count} from your own games, {due} due today</source>
        <translation>{count} dalle tue partite, {due} per oggi</translation>
    </message>
    <message>
        <source>{count} ready-made, {solved} solved, {due} due today</source>
        <translation>{count} pronti, {solved} risolti, {due} per oggi</translation>
    </message>
    <message>
        <source>{date}: no game.</source>
        <translation>{date}: nessuna partita.</translation>
    </message>
    <message>
        <source>{date}: won {won} of {games}; the fair share is {fair}.</source>
        <translation>{date}: {won} vinte su {games}; la quota equa è {fair}.</translation>
    </message>
    <message>
        <source>{fault}, {game}. Count: {times}. Points: {points}.</source>
        <translation>{fault}, {game}. Volte: {times}. Punti: {points}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>da {first} a {last}</translation>
    </message>
    <message>
        <source>{game}, out of 100 games with {seats} players: {levels}.</source>
        <translation>{game}, su 100 partite in {seats}: {levels}.</translation>
    </message>
    <message>
        <source>{game}, out of 100 rounds with {seats} players: {levels}.</source>
        <translation>{game}, su 100 round in {seats}: {levels}.</translation>
    </message>
    <message>
        <source>{game}, {opponents}: no game yet.</source>
        <translation>{game}, {opponents}: ancora nessuna partita.</translation>
    </message>
    <message>
        <source>{game}, {opponents}: {score}</source>
        <translation>{game}, {opponents}: {score}</translation>
    </message>
    <message>
        <source>{game}: the chance to win, decision by decision</source>
        <translation>{game}: la probabilità di vincere, decisione per decisione</translation>
    </message>
    <message>
        <source>{game}: your rating</source>
        <translation>{game}: il tuo rating</translation>
    </message>
    <message>
        <source>{level} · won here: {won} of {games}</source>
        <translation>{level} · vinte qui: {won} su {games}</translation>
    </message>
    <message>
        <source>{level}, level {number} of {levels}</source>
        <translation>{level}, livello {number} di {levels}</translation>
    </message>
    <message>
        <source>{low} and {high}</source>
        <translation>{low} e {high}</translation>
    </message>
    <message>
        <source>{low}–{high}%</source>
        <translation>{low}–{high}%</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} · {solved} solved</source>
        <translation>{minutes}:{seconds} · {solved} risolti</translation>
    </message>
    <message>
        <source>{move}. {why}</source>
        <translation>{move}. {why}</translation>
    </message>
    <message numerus="yes">
        <source>{number} with %n player(s)</source>
        <translation>
            <numerusform>{number} con %n giocatore</numerusform>
            <numerusform>{number} con %n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{opponents}: {score}</source>
        <translation>{opponents}: {score}</translation>
    </message>
    <message>
        <source>{players} hold the throne</source>
        <translation>Sul Trono: {players}</translation>
    </message>
    <message>
        <source>{player} got {gain} this round and now has {score}.</source>
        <translation>{player} ha ottenuto {gain} in questo round e ora ha {score}.</translation>
    </message>
    <message>
        <source>{player} has conceded</source>
        <translation>{player} ha abbandonato</translation>
    </message>
    <message>
        <source>{player} has conceded the game.</source>
        <translation>{player} ha abbandonato la partita.</translation>
    </message>
    <message>
        <source>{player} has {score}.</source>
        <translation>{player} ha {score}.</translation>
    </message>
    <message>
        <source>{player} holds the throne</source>
        <translation>{player} siede sul Trono</translation>
    </message>
    <message>
        <source>{player} is about to move.</source>
        <translation>Ora tocca a {player}.</translation>
    </message>
    <message>
        <source>{player} is here</source>
        <translation>{player} è qui</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <translation>{player} sta pensando.</translation>
    </message>
    <message>
        <source>{player} says: {words}</source>
        <translation>{player} dice: {words}</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>Vince {player}</translation>
    </message>
    <message>
        <source>{player} {score}</source>
        <translation>{player} {score}</translation>
    </message>
    <message>
        <source>{player}, concede the game? It ends now, and you lose.</source>
        <translation>{player}, abbandoni la partita? Finisce ora e la perdi.</translation>
    </message>
    <message>
        <source>{player}, concede the game? The others play on, with a bot in your seat.</source>
        <translation>{player}, abbandoni la partita? Gli altri continuano, con un bot al tuo posto.</translation>
    </message>
    <message>
        <source>{player}, whose turn it is: {score}</source>
        <translation>{player}, di turno: {score}</translation>
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
        <translation>Probabilità di vincere secondo i bot ({player})</translation>
    </message>
    <message>
        <source>{player}’s game</source>
        <translation>Partita: {player}</translation>
    </message>
    <message>
        <source>{player}’s score</source>
        <translation>Punteggio di {player}</translation>
    </message>
    <message>
        <source>{prompt} Step {step} of {steps}.</source>
        <translation>{prompt} Passo {step} di {steps}.</translation>
    </message>
    <message>
        <source>{round}, turn {turn}, move {number}</source>
        <translation>{round}, turno {turn}, mossa {number}</translation>
    </message>
    <message>
        <source>{seats} players: {won} of {games}.</source>
        <translation>In {seats}: {won} su {games}.</translation>
    </message>
    <message>
        <source>{solved} solved, {missed} missed</source>
        <translation>{solved} risolti, {missed} sbagliati</translation>
    </message>
    <message>
        <source>{source}: {scores}.</source>
        <translation>{source}: {scores}.</translation>
    </message>
    <message>
        <source>{start}% at the beginning, {result}% at the end: luck, skill, and the other players account for the difference.</source>
        <translation>{start}% all’inizio, {result}% alla fine: fortuna, bravura e altri giocatori spiegano la differenza.</translation>
    </message>
    <message>
        <source>{temperament}. {manner}</source>
        <translation>{temperament}. {manner}</translation>
    </message>
    <message>
        <source>{what} Key: {key}</source>
        <translation>{what} Tasto: {key}</translation>
    </message>
    <message>
        <source>{what} The game then counts as assisted. Key: {key}</source>
        <translation>{what} La partita varrà come assistita. Tasto: {key}</translation>
    </message>
    <message>
        <source>{what} There is something new.</source>
        <translation>{what} C’è una novità.</translation>
    </message>
    <message>
        <source>{when}: {scores}</source>
        <translation>{when}: {scores}</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} su {games}</translation>
    </message>
    <message>
        <source>{zone} · Point at a card in your hand to see what it would change.</source>
        <extracomment>Below a track of tokens, for instance &quot;Power · Point at a card in your hand to see what it would change.&quot;</extracomment>
        <translation>{zone} · Indica una carta della tua mano per vedere che cosa cambia.</translation>
    </message>
    <message numerus="yes">
        <source>{zone}: %n card(s).</source>
        <translation>
            <numerusform>{zone}: %n carta.</numerusform>
            <numerusform>{zone}: %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{zone}: %n token(s).</source>
        <translation>
            <numerusform>{zone}: %n segnalino.</numerusform>
            <numerusform>{zone}: %n segnalini.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>“{words}”</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>The bot chose “{move}”, which the rules do not allow now.</source>
        <translation>Il bot ha scelto “{move}”, che ora le regole non permettono.</translation>
    </message>
    <message>
        <source>The bot could not choose: {reason}</source>
        <translation>Il bot non ha potuto scegliere: {reason}</translation>
    </message>
    <message>
        <source>The bot did not answer in time.</source>
        <translation>Il bot non ha risposto in tempo.</translation>
    </message>
    <message>
        <source>The bot’s answer made no sense.</source>
        <translation>La risposta del bot non aveva senso.</translation>
    </message>
    <message>
        <source>The bot’s process cannot be started: {reason}.</source>
        <translation>Il processo del bot non si può avviare: {reason}.</translation>
    </message>
    <message>
        <source>The bot’s process ended without an answer.</source>
        <translation>Il processo del bot è finito senza risposta.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n round</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot plays this seat, and only a person can redo a move.</source>
        <translation>In questo posto gioca un bot; solo una persona può ripetere una mossa.</translation>
    </message>
    <message>
        <source>A bot plays this seat, and only a person can take a move back.</source>
        <translation>In questo posto gioca un bot; solo una persona può annullare una mossa.</translation>
    </message>
    <message>
        <source>A seed is a whole number of at most {bits} bits, not {seed}.</source>
        <translation>Un seme è un numero intero di al massimo {bits} bit, non {seed}.</translation>
    </message>
    <message>
        <source>An edition needs a name.</source>
        <translation>L’edizione ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>Another program changed {file}, so this game is now saved in {other}.</source>
        <translation>Un altro programma ha cambiato {file}, quindi questa partita ora si salva in {other}.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Nothing to redo: no move has been taken back since the last one was played.</source>
        <translation>Nulla da ripetere: dall’ultima mossa giocata non ne è stata annullata nessuna.</translation>
    </message>
    <message>
        <source>Only {player}, who took these moves back, can redo them.</source>
        <translation>Solo {player}, che ha annullato le ultime mosse, può ripeterle.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Saving works again: the whole game is in {file}.</source>
        <translation>Si può salvare di nuovo: tutta la partita è in {file}.</translation>
    </message>
    <message>
        <source>Something has been revealed since your last move, and only solo games against bots can go back past that.</source>
        <translation>Dopo la tua ultima mossa si è rivelato qualcosa. Puoi tornare più indietro solo nelle partite in solitario contro i bot.</translation>
    </message>
    <message>
        <source>The edition {file} cannot be used. {reason}</source>
        <extracomment>{reason} is a whole sentence.</extracomment>
        <translation>L’edizione {file} non si può usare. {reason}</translation>
    </message>
    <message>
        <source>The edition {file} contains “{field}”, which this program does not recognize.</source>
        <translation>L’edizione {file} contiene “{field}”, che questo programma non conosce.</translation>
    </message>
    <message>
        <source>The edition {file} is damaged at “{field}” and cannot be opened.</source>
        <extracomment>{field} is a word of the file format, not translated.</extracomment>
        <translation>L’edizione {file} è danneggiata in “{field}” e non si può aprire.</translation>
    </message>
    <message>
        <source>The edition {file} is for a game that this program does not have: {game}.</source>
        <translation>L’edizione {file} è per un gioco che questo programma non ha: {game}.</translation>
    </message>
    <message>
        <source>The edition {file} was made by a newer version of this program and cannot be opened.</source>
        <translation>L’edizione {file} viene da una versione più recente di questo programma e non si può aprire.</translation>
    </message>
    <message>
        <source>The edition’s texts are too long to be saved.</source>
        <translation>I testi dell’edizione sono troppo lunghi per essere salvati.</translation>
    </message>
    <message>
        <source>The file {file} already holds other data; a game needs a file of its own.</source>
        <translation>Il file {file} contiene già altri dati; ogni partita ha bisogno di un file suo.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>Il file {file} non si può leggere: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} has too many lines to be a game.</source>
        <translation>Il file {file} ha troppe righe per essere una partita.</translation>
    </message>
    <message>
        <source>The file {file} is bigger than {limit} MB, too big for a record of a game.</source>
        <translation>Il file {file} supera {limit} MB: è troppo grande per la registrazione di una partita.</translation>
    </message>
    <message>
        <source>The file {file} is bigger than {limit} kB, too big for an edition.</source>
        <translation>Il file {file} supera {limit} kB: è troppo grande per un’edizione.</translation>
    </message>
    <message>
        <source>The file {file} is empty.</source>
        <translation>Il file {file} è vuoto.</translation>
    </message>
    <message>
        <source>The file {file} is not a record of a game.</source>
        <translation>Il file {file} non è la registrazione di una partita.</translation>
    </message>
    <message>
        <source>The file {file} is not an edition of a game.</source>
        <extracomment>{file} is a file&apos;s name.</extracomment>
        <translation>Il file {file} non è l’edizione di un gioco.</translation>
    </message>
    <message>
        <source>The file {file} was missing, so the whole game was written to it again.</source>
        <translation>Il file {file} mancava, quindi tutta la partita è stata riscritta lì.</translation>
    </message>
    <message>
        <source>The game cannot be written to {file}: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>La partita non si può scrivere in {file}: {reason}.</translation>
    </message>
    <message>
        <source>The game in {file} is open in another window: here you can watch it, but not play it.</source>
        <translation>La partita in {file} è aperta in un’altra finestra: qui puoi guardarla, ma non giocarla.</translation>
    </message>
    <message>
        <source>The option {option} takes only {values}, not {value}.</source>
        <translation>L’opzione {option} ammette {values}, non {value}.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} breaks rule {rule}.</source>
        <extracomment>{rule} is the number of a rule, such as R12.</extracomment>
        <translation>La registrazione è stata modificata: la mossa {number} viola la regola {rule}.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} comes after the game was conceded.</source>
        <translation>La registrazione è stata modificata: la mossa {number} viene dopo l’abbandono della partita.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} does not lead where the record says.</source>
        <translation>La registrazione è stata modificata: la mossa {number} non porta dove vi è scritto.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} is not a move of this game.</source>
        <translation>La registrazione è stata modificata: la mossa {number} non esiste in questo gioco.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} was made by {player} out of turn.</source>
        <translation>La registrazione è stata modificata: la mossa {number} è stata fatta fuori turno da {player}.</translation>
    </message>
    <message>
        <source>The record was changed: nobody could have conceded the game like that after move {number}.</source>
        <translation>La registrazione è stata modificata: dopo la mossa {number} nessuno poteva abbandonare così la partita.</translation>
    </message>
    <message>
        <source>The record was changed: the undo after move {number} is wrongly marked.</source>
        <translation>La registrazione è stata modificata: l’annullamento dopo la mossa {number} è indicato in modo errato.</translation>
    </message>
    <message>
        <source>The record was made under older rules, and its game can no longer be set up.</source>
        <translation>La registrazione segue regole precedenti e la sua partita non si può più ricostruire.</translation>
    </message>
    <message>
        <source>The record was made under older rules: you can watch it, but not continue it.</source>
        <translation>La registrazione segue regole precedenti: puoi guardarla, ma non continuarla.</translation>
    </message>
    <message>
        <source>The record {file} breaks off at line {line}; you can continue from the moves before it.</source>
        <translation>La registrazione {file} si interrompe alla riga {line}; puoi continuare dalle mosse precedenti.</translation>
    </message>
    <message>
        <source>The record {file} is damaged at line {line}; you can continue from the moves before it.</source>
        <translation>La registrazione {file} è danneggiata alla riga {line}; puoi continuare dalle mosse precedenti.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line and cannot be opened.</source>
        <translation>La registrazione {file} è danneggiata nella prima riga e non si può aprire.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line, at “{field}”, and cannot be opened.</source>
        <extracomment>{field} is a word of the file format, not translated.</extracomment>
        <translation>La registrazione {file} è danneggiata nella prima riga, in “{field}”, e non si può aprire.</translation>
    </message>
    <message>
        <source>The record {file} is for a game that this program does not have: {game}.</source>
        <translation>La registrazione {file} è di un gioco che questo programma non ha: {game}.</translation>
    </message>
    <message>
        <source>The record {file} was made by a newer version of this program and cannot be opened.</source>
        <translation>La registrazione {file} viene da una versione più recente di questo programma e non si può aprire.</translation>
    </message>
    <message>
        <source>There is no file called {file}.</source>
        <translation>Il file {file} non esiste.</translation>
    </message>
    <message>
        <source>There is no game called {game}; the games are: {games}.</source>
        <translation>Il gioco {game} non esiste; i giochi sono: {games}.</translation>
    </message>
    <message>
        <source>There is no level called {level} in {game}; the levels are: {levels}.</source>
        <translation>Il livello {level} non esiste in {game}; i livelli sono: {levels}.</translation>
    </message>
    <message>
        <source>There is no opponent called {opponent}; the opponents are: {opponents}.</source>
        <translation>L’avversario {opponent} non esiste; gli avversari sono: {opponents}.</translation>
    </message>
    <message>
        <source>Turning point: round {number} of {all}</source>
        <translation>Svolta: round {number} di {all}</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} cards; it has {number}.</source>
        <extracomment>Of an edition that players make; the cards are those of the whole deck.</extracomment>
        <translation>Con {seats} giocatori, un’edizione richiede almeno {least} carte; questa ne ha {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition of this game can have at most {most} cards, not {number}.</source>
        <translation>Con {seats} giocatori, un’edizione di questo gioco ha al massimo {most} carte, non {number}.</translation>
    </message>
    <message>
        <source>You cannot make editions of {game}.</source>
        <translation>{game} non ammette edizioni proprie.</translation>
    </message>
    <message>
        <source>You have no move to take back.</source>
        <translation>Non hai mosse da annullare.</translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>di %n punto</numerusform>
            <numerusform>di %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>tied on points</source>
        <translation>a pari punti</translation>
    </message>
    <message>
        <source>{game} has no card “{name}” whose number an edition can change.</source>
        <translation>{game} non ha carte “{name}” di cui un’edizione possa cambiare il numero.</translation>
    </message>
    <message>
        <source>{game} has no edition {number}, only 1 to {last}.</source>
        <translation>{game} ha le edizioni da 1 a {last}, non la {number}.</translation>
    </message>
    <message>
        <source>{game} has no number “{name}” that an edition can change.</source>
        <translation>{game} non ha numeri “{name}” che un’edizione possa cambiare.</translation>
    </message>
    <message>
        <source>{game} has no option called {option}; its options are: {options}.</source>
        <translation>{game} non ha l’opzione {option}; le sue opzioni sono: {options}.</translation>
    </message>
    <message>
        <source>{game} is for {fewest} to {most} players, not {number}.</source>
        <translation>{game} è per {fewest}–{most} giocatori, non {number}.</translation>
    </message>
    <message>
        <source>{name} can take only one seat.</source>
        <translation>{name} può occupare un solo posto.</translation>
    </message>
    <message>
        <source>{number} bots are too many: there are only {seats} seats.</source>
        <translation>{number} bot sono troppi: ci sono solo {seats} posti.</translation>
    </message>
    <message>
        <source>{what}: the number must be from {least} to {most}, not {number}.</source>
        <extracomment>{what} is a number&apos;s name, such as “Cards in hand”, or the name of a card, of which there are so many.</extracomment>
        <translation>{what}: sono ammessi numeri da {least} a {most}, non {number}.</translation>
    </message>
    <message>
        <source>“{text}” does not say what an edition changes, as “hand=4,joker*4” does.</source>
        <extracomment>{text} is what somebody has typed or a file holds; “hand=4,joker*4” stays as it is.</extracomment>
        <translation>“{text}” non dice che cosa cambia un’edizione, come fa “hand=4,joker*4”.</translation>
    </message>
</context>
<context>
    <name>engine/bot</name>
    <message>
        <source>Chance picked this move.</source>
        <translation>Il caso ha scelto questa mossa.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Non c’è altra mossa.</translation>
    </message>
    <message>
        <source>This bot cannot move: it is another seat’s turn.</source>
        <translation>Questo bot non può muovere: è il turno di un altro posto.</translation>
    </message>
</context>
<context>
    <name>engine/edition</name>
    <message>
        <source>A random game with {seats} players was not over after {moves} moves.</source>
        <translation>Una partita casuale con {seats} giocatori non era finita dopo {moves} mosse.</translation>
    </message>
    <message>
        <source>{games} random games ended after {shortest} to {longest} moves, and bots played one game with each number of players.</source>
        <extracomment>{shortest} and {longest} are numbers of moves; they are never 1.</extracomment>
        <translation>{games} partite casuali sono durate da {shortest} a {longest} mosse, e i bot hanno giocato una partita con ogni numero di giocatori.</translation>
    </message>
</context>
<context>
    <name>engine/farewell</name>
    <message>
        <source>A good game. I would gladly play it again.</source>
        <translation>Una bella partita. La rigiocherei volentieri.</translation>
    </message>
    <message>
        <source>A sound game. Next time I will look twice.</source>
        <translation>Una partita solida. La prossima volta guarderò due volte.</translation>
    </message>
    <message>
        <source>As even as balanced scales. Shall we weigh again?</source>
        <translation>Pari come i piatti di una bilancia. Pesiamo di nuovo?</translation>
    </message>
    <message>
        <source>Cleverly done. I want my revenge.</source>
        <translation>Bella astuzia. Voglio la rivincita.</translation>
    </message>
    <message>
        <source>Even. For now.</source>
        <translation>Pari. Per ora.</translation>
    </message>
    <message>
        <source>Even. That calls for another game.</source>
        <translation>Pari. Qui serve un’altra partita.</translation>
    </message>
    <message>
        <source>Even? I must have missed a trick.</source>
        <translation>Pari? Mi sarà sfuggito un trucco.</translation>
    </message>
    <message>
        <source>Fair enough. I can live with that.</source>
        <translation>È giusto così. Mi sta bene.</translation>
    </message>
    <message>
        <source>Half a win sounds like an invitation.</source>
        <translation>Mezza vittoria ha l’aria di un invito.</translation>
    </message>
    <message>
        <source>I could have done worse. So could you.</source>
        <translation>Poteva andarmi peggio. Anche a te.</translation>
    </message>
    <message>
        <source>I have nothing to complain about. Another one?</source>
        <translation>Non posso lamentarmi. Un’altra?</translation>
    </message>
    <message>
        <source>I keep count, you know. You may want to as well.</source>
        <translation>Io tengo il conto, sai. Ti conviene fare altrettanto.</translation>
    </message>
    <message>
        <source>I left an opening, and you found it.</source>
        <translation>Ho lasciato un varco, e tu l’hai trovato.</translation>
    </message>
    <message>
        <source>I like taking risks. Today it paid off.</source>
        <translation>Mi piace rischiare. Oggi mi è andata bene.</translation>
    </message>
    <message>
        <source>I was never sure of it until the end.</source>
        <translation>Fino alla fine non ne avevo la certezza.</translation>
    </message>
    <message>
        <source>I will remember this. Fondly, almost.</source>
        <translation>Me ne ricorderò. Quasi con affetto.</translation>
    </message>
    <message>
        <source>It seems we both had something up our sleeves.</source>
        <translation>Pare che ognuno avesse qualcosa nella manica.</translation>
    </message>
    <message>
        <source>It went my way today. Next time it may go yours.</source>
        <translation>Oggi è andata a me. La prossima volta forse a te.</translation>
    </message>
    <message>
        <source>Neither of us blinked. Once more?</source>
        <translation>Nessuno ha ceduto. Ancora una?</translation>
    </message>
    <message>
        <source>Now you know some of my tricks. There are others.</source>
        <translation>Ora conosci alcuni dei miei trucchi. Ce ne sono altri.</translation>
    </message>
    <message>
        <source>One step at a time: that is all I did.</source>
        <translation>Un passo alla volta, tutto qui.</translation>
    </message>
    <message>
        <source>So neither of us owes the other anything. How strange.</source>
        <translation>Quindi nessuno deve niente a nessuno. Che strano.</translation>
    </message>
    <message>
        <source>That settles an old score. Shall we open a new one?</source>
        <translation>Un vecchio conto è saldato. Ne apriamo uno nuovo?</translation>
    </message>
    <message>
        <source>That was fun. Challenge me again.</source>
        <translation>Che divertimento. Sfidami ancora.</translation>
    </message>
    <message>
        <source>This one is yours. The next one is mine.</source>
        <translation>Questa è tua. La prossima è mia.</translation>
    </message>
    <message>
        <source>Well played. You earned that.</source>
        <translation>Ben giocato. Te la sei meritata.</translation>
    </message>
    <message>
        <source>Well won. I would risk it all again.</source>
        <translation>Bella vittoria. Rischierei tutto di nuovo.</translation>
    </message>
    <message>
        <source>You kept your nerve. I want a rematch.</source>
        <translation>Hai tenuto i nervi saldi. Voglio la rivincita.</translation>
    </message>
    <message>
        <source>You saw through me. I must think of something new.</source>
        <translation>Mi hai letto nel pensiero. Devo inventarmi qualcosa di nuovo.</translation>
    </message>
    <message>
        <source>You will see it coming next time, I am sure.</source>
        <translation>La prossima volta te ne accorgerai, ci scommetto.</translation>
    </message>
</context>
<context>
    <name>engine/greeting</name>
    <message>
        <source>A streak like mine has to end one day. Go on, end it.</source>
        <translation>Una serie come la mia prima o poi finisce. Avanti, mettile fine.</translation>
    </message>
    <message>
        <source>After last time I had to think of something. I did.</source>
        <translation>Dopo l’ultima volta dovevo inventarmi qualcosa. L’ho fatto.</translation>
    </message>
    <message>
        <source>Good to see you again. Let us take our time.</source>
        <translation>Che piacere rivederti. Prendiamoci il nostro tempo.</translation>
    </message>
    <message>
        <source>I am on a roll. Somebody has to stop me. Why not you?</source>
        <translation>Sono in serie positiva. Qualcuno deve fermarmi. Perché non tu?</translation>
    </message>
    <message>
        <source>I have not forgotten last time.</source>
        <translation>Non ho dimenticato l’ultima volta.</translation>
    </message>
    <message>
        <source>I have quite a few wins by now. Come and take one back.</source>
        <translation>Ormai ho parecchie vittorie. Vieni a riprendertene una.</translation>
    </message>
    <message>
        <source>I have stopped counting. No, I have not.</source>
        <translation>Ho smesso di contare. No, non è vero.</translation>
    </message>
    <message>
        <source>I have won a few in a row. It cannot last.</source>
        <translation>Ne ho vinte alcune di fila. Non può durare.</translation>
    </message>
    <message>
        <source>I learned from last time. That is all.</source>
        <translation>Ho imparato dall’ultima volta, tutto qui.</translation>
    </message>
    <message>
        <source>I won last time, but I take nothing for granted.</source>
        <translation>L’ultima volta ho vinto, ma non do nulla per scontato.</translation>
    </message>
    <message>
        <source>I won last time. Will you challenge me once more?</source>
        <translation>L’ultima volta ho vinto io. Mi sfidi ancora?</translation>
    </message>
    <message>
        <source>I won last time. You will want revenge.</source>
        <translation>L’ultima volta ho vinto io. Vorrai la rivincita.</translation>
    </message>
    <message>
        <source>It has worked several times in a row. How many more?</source>
        <translation>Ha funzionato più volte di fila. Quante ancora?</translation>
    </message>
    <message>
        <source>Last time I fooled you. Today you fooled me.</source>
        <translation>L’ultima volta l’inganno era mio. Oggi era tuo.</translation>
    </message>
    <message>
        <source>Last time I left an opening. I have been looking for it since.</source>
        <translation>L’ultima volta ho lasciato un varco. Da allora lo cerco.</translation>
    </message>
    <message>
        <source>Last time it went my way. Let us see about today.</source>
        <translation>L’ultima volta è andata a me. Vediamo oggi.</translation>
    </message>
    <message>
        <source>Last time was mine, this one is yours. The scales are balanced.</source>
        <translation>L’ultima era mia, questa è tua. La bilancia è in equilibrio.</translation>
    </message>
    <message>
        <source>Last time was yours, today is mine. That is fair.</source>
        <translation>L’ultima volta tu, oggi io. È giusto.</translation>
    </message>
    <message>
        <source>Last time you did not see it coming. Will you now?</source>
        <translation>L’ultima volta non l’hai visto arrivare. E ora?</translation>
    </message>
    <message>
        <source>Last time you had me. Today I risked more.</source>
        <translation>L’ultima volta hai vinto tu. Oggi ho rischiato di più.</translation>
    </message>
    <message>
        <source>Several wins in a row, and not one of them felt safe.</source>
        <translation>Più d’una di fila, e nessuna mi è sembrata sicura.</translation>
    </message>
    <message>
        <source>Several wins in a row. You may guess how I do it.</source>
        <translation>Più d’una di fila. Indovina come faccio.</translation>
    </message>
    <message>
        <source>So we are even for last time.</source>
        <translation>Così siamo pari per l’ultima volta.</translation>
    </message>
    <message>
        <source>So we meet again. I am glad of it.</source>
        <translation>Ci ritroviamo. Mi fa piacere.</translation>
    </message>
    <message>
        <source>So you got even. I would not have it any other way.</source>
        <translation>Così hai avuto la rivincita. Non la vorrei diversa.</translation>
    </message>
    <message>
        <source>That makes several in a row. Your turn will come.</source>
        <translation>Sono già diverse di fila. Verrà il tuo momento.</translation>
    </message>
    <message>
        <source>There you are. We are not done with each other.</source>
        <translation>Eccoti. Abbiamo ancora un conto aperto.</translation>
    </message>
    <message>
        <source>Things have gone my way for a while. That makes me wary.</source>
        <translation>Da un po’ mi va tutto bene. Meglio non abbassare la guardia.</translation>
    </message>
    <message>
        <source>We know each other. Or so each of us believes.</source>
        <translation>Ci conosciamo. O così crediamo.</translation>
    </message>
    <message>
        <source>Whichever door I guard, you find the other one.</source>
        <translation>Qualunque porta io sorvegli, tu trovi l’altra.</translation>
    </message>
    <message>
        <source>You again. That promises to be fun.</source>
        <translation>Ancora tu. Si preannuncia divertente.</translation>
    </message>
    <message>
        <source>You beat me last time. Today I risk more.</source>
        <translation>L’ultima volta mi hai battuto. Oggi rischio di più.</translation>
    </message>
    <message>
        <source>You evened the score. Well done.</source>
        <translation>Hai pareggiato i conti. Ben fatto.</translation>
    </message>
    <message>
        <source>You found me out again. I am running out of tricks.</source>
        <translation>Mi hai scoperto di nuovo. Sto finendo i trucchi.</translation>
    </message>
    <message>
        <source>You got even. I would have done the same.</source>
        <translation>Hai avuto la tua rivincita. Avrei fatto lo stesso.</translation>
    </message>
    <message>
        <source>You have beaten me time and again. I am still here.</source>
        <translation>Mi hai battuto più e più volte. Sono ancora qui.</translation>
    </message>
    <message>
        <source>You have won every game lately. Today I will look twice.</source>
        <translation>Ultimamente vinci sempre tu. Oggi terrò gli occhi aperti.</translation>
    </message>
    <message>
        <source>You keep beating me, and I keep coming back.</source>
        <translation>Tu continui a battermi, e io continuo a tornare.</translation>
    </message>
    <message>
        <source>You kept your nerve once more. I will be back.</source>
        <translation>Ancora una volta hai tenuto i nervi saldi. Tornerò.</translation>
    </message>
    <message>
        <source>You outplayed me again. I take my hat off to you.</source>
        <translation>Hai giocato di nuovo meglio di me. Tanto di cappello.</translation>
    </message>
    <message>
        <source>You owe me one more. The list grows.</source>
        <translation>Me ne devi un’altra. L’elenco si allunga.</translation>
    </message>
    <message>
        <source>You owe me several games by now. I keep count.</source>
        <translation>Ormai mi devi diverse partite. Tengo il conto.</translation>
    </message>
    <message>
        <source>You read me like a book. I have changed a few pages.</source>
        <translation>Mi leggi come un libro. Ho cambiato qualche pagina.</translation>
    </message>
    <message>
        <source>You saw through me last time. I have been thinking since.</source>
        <translation>L’ultima volta mi hai letto nel pensiero. Da allora rifletto.</translation>
    </message>
    <message>
        <source>You won last time. I have thought about that.</source>
        <translation>L’ultima volta hai vinto tu. Ci ho riflettuto.</translation>
    </message>
</context>
<context>
    <name>engine/lab</name>
    <message numerus="yes">
        <source>%n card(s) still to be laid.</source>
        <translation>
            <numerusform>Resta da mettere %n carta.</numerusform>
            <numerusform>Restano da mettere %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A position must begin with its game, one of: {games}.</source>
        <translation>Una posizione inizia con il suo gioco, uno di questi: {games}.</translation>
    </message>
    <message>
        <source>At this moment, it is {player}’s turn.</source>
        <translation>In questo momento è il turno di {player}.</translation>
    </message>
    <message>
        <source>At this moment, nobody chooses in secret.</source>
        <translation>In questo momento nessuno sceglie in segreto.</translation>
    </message>
    <message>
        <source>At this moment, these players choose in secret, in order: {players}.</source>
        <translation>In questo momento scelgono in segreto, in quest’ordine: {players}.</translation>
    </message>
    <message>
        <source>None of the games tried led to a table like this. The most common obstacle: {reason}</source>
        <translation>Nessuna delle partite provate porta a un tavolo così. L’ostacolo più frequente: {reason}</translation>
    </message>
    <message>
        <source>None of the games tried led to a table like this; lay more of it by hand.</source>
        <translation>Nessuna delle partite provate porta a un tavolo così; metti più carte a mano.</translation>
    </message>
    <message>
        <source>Nothing can happen at a table like this.</source>
        <translation>A un tavolo così non può succedere nulla.</translation>
    </message>
    <message>
        <source>Nothing more can be tried here; delete a branch first.</source>
        <translation>Qui non si può provare altro; elimina prima un ramo.</translation>
    </message>
    <message>
        <source>Once everyone has chosen, all choices are revealed together.</source>
        <translation>Quando tutti hanno scelto, le scelte si rivelano insieme.</translation>
    </message>
    <message>
        <source>Secret choices are made in turn: {player} is next.</source>
        <translation>Le scelte segrete si fanno a turno: ora tocca a {player}.</translation>
    </message>
    <message>
        <source>That card is not in this place.</source>
        <translation>Questa carta non è in questo luogo.</translation>
    </message>
    <message>
        <source>That player is not at this table.</source>
        <translation>Questo giocatore non è al tavolo.</translation>
    </message>
    <message>
        <source>The active player has not been chosen yet.</source>
        <translation>Non è ancora scelto chi è di turno.</translation>
    </message>
    <message>
        <source>The game cannot go on after this move: the table does not add up.</source>
        <translation>La partita non può continuare dopo questa mossa: i conti del tavolo non tornano.</translation>
    </message>
    <message>
        <source>The game cannot go on from here: this moment does not fit the table.</source>
        <translation>La partita non può continuare da qui: questo momento non si accorda con il tavolo.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>The moment of the game has not been chosen yet.</source>
        <translation>Il momento della partita non è ancora scelto.</translation>
    </message>
    <message>
        <source>The position you started from cannot be deleted.</source>
        <translation>La posizione di partenza non si può eliminare.</translation>
    </message>
    <message>
        <source>There is no place called {name}.</source>
        <translation>Nessun luogo si chiama {name}.</translation>
    </message>
    <message>
        <source>There is no setting called {name}.</source>
        <translation>Nessuna preferenza si chiama {name}.</translation>
    </message>
    <message>
        <source>There is no {card} left in the box.</source>
        <translation>Questa carta non è più nella scatola: {card}.</translation>
    </message>
    <message>
        <source>There must be an active player while the game lasts, and none once it is over.</source>
        <translation>Finché la partita dura, qualcuno dev’essere di turno; una volta finita, nessuno.</translation>
    </message>
    <message>
        <source>This card never goes in this place.</source>
        <translation>Questa carta non va mai in questo luogo.</translation>
    </message>
    <message>
        <source>This game has no phase called {name}.</source>
        <translation>Questo gioco non ha un momento chiamato {name}.</translation>
    </message>
    <message>
        <source>{name} cannot have this value.</source>
        <translation>{name} non può avere questo valore.</translation>
    </message>
    <message>
        <source>{name} must be from {least} to {most} here, not {number}.</source>
        <translation>{name}: qui da {least} a {most}, non {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n number(s) expected here.</source>
        <translation>
            <numerusform>{name}: qui va %n numero.</numerusform>
            <numerusform>{name}: qui vanno %n numeri.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: there is no such card.</source>
        <translation>{name}: questa carta non esiste.</translation>
    </message>
    <message>
        <source>{name}: there is no such player.</source>
        <translation>{name}: questo giocatore non esiste.</translation>
    </message>
    <message>
        <source>{name}: this does not fit the rest of the table.</source>
        <translation>{name}: non si accorda con il resto del tavolo.</translation>
    </message>
    <message>
        <source>{name}: this list is too long for any game.</source>
        <translation>{name}: questo elenco è troppo lungo per qualsiasi partita.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: at least %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}: in questo momento ci dev’essere almeno %n carta.</numerusform>
            <numerusform>{place}: in questo momento ci devono essere almeno %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: at most %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}: in questo momento ci può essere al massimo %n carta.</numerusform>
            <numerusform>{place}: in questo momento ci possono essere al massimo %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: exactly %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}: in questo momento ci dev’essere esattamente %n carta.</numerusform>
            <numerusform>{place}: in questo momento ci devono essere esattamente %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: no cards may lie here at this moment.</source>
        <translation>{place}: in questo momento non ci devono essere carte.</translation>
    </message>
    <message>
        <source>{player} cannot have chosen this.</source>
        <translation>{player} non può aver scelto questo.</translation>
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
        <translation>Nelle partite in {seats} ne vince {won} su 10 contro cavalieri; la quota equa sarebbe {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against marshals; a fair share would be {fair}.</source>
        <translation>Nelle partite in {seats} ne vince {won} su 10 contro marescialli; la quota equa sarebbe {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against pages; a fair share would be {fair}.</source>
        <translation>Nelle partite in {seats} ne vince {won} su 10 contro paggi; la quota equa sarebbe {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against regents; a fair share would be {fair}.</source>
        <translation>Nelle partite in {seats} ne vince {won} su 10 contro reggenti; la quota equa sarebbe {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against squires; a fair share would be {fair}.</source>
        <translation>Nelle partite in {seats} ne vince {won} su 10 contro scudieri; la quota equa sarebbe {fair}.</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Cavaliere</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Maresciallo</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Paggio</translation>
    </message>
    <message>
        <source>Plays sensibly but makes beginner’s mistakes.</source>
        <translation>Gioca con buon senso, ma fa errori da principiante.</translation>
    </message>
    <message>
        <source>Regent</source>
        <translation>Reggente</translation>
    </message>
    <message>
        <source>Someone who has studied this level wins {won} of 100 games with {seats} players.</source>
        <translation>In {seats}, chi ha studiato questo livello vince {won} partite su 100.</translation>
    </message>
    <message>
        <source>Someone who has studied this level wins {won} of 100 rounds with {seats} players.</source>
        <translation>In {seats}, chi ha studiato questo livello vince {won} round su 100.</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Scudiero</translation>
    </message>
    <message>
        <source>Thinks several moves ahead and allows for your replies.</source>
        <translation>Pensa più mosse avanti e mette in conto le tue risposte.</translation>
    </message>
    <message>
        <source>Weighs every move and seldom misjudges one by much.</source>
        <translation>Pesa ogni mossa e di rado sbaglia di molto.</translation>
    </message>
    <message>
        <source>Weighs every move but often misjudges one.</source>
        <translation>Soppesa ogni mossa, ma spesso ne giudica male una.</translation>
    </message>
    <message>
        <source>Weighs every move with care, looking one move ahead.</source>
        <translation>Pesa ogni mossa con cura e pensa una mossa avanti.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a knight.</source>
        <translation>Vince {won} partite su 10 contro un cavaliere.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a marshal.</source>
        <translation>Vince {won} partite su 10 contro un maresciallo.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a page.</source>
        <translation>Vince {won} partite su 10 contro un paggio.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a regent.</source>
        <translation>Vince {won} partite su 10 contro un reggente.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a squire.</source>
        <translation>Vince {won} partite su 10 contro uno scudiero.</translation>
    </message>
    <message>
        <source>{won} against a knight</source>
        <translation>{won} contro un cavaliere</translation>
    </message>
    <message>
        <source>{won} against a marshal</source>
        <translation>{won} contro un maresciallo</translation>
    </message>
    <message>
        <source>{won} against a page</source>
        <translation>{won} contro un paggio</translation>
    </message>
    <message>
        <source>{won} against a regent</source>
        <translation>{won} contro un reggente</translation>
    </message>
    <message>
        <source>{won} against a squire</source>
        <translation>{won} contro uno scudiero</translation>
    </message>
</context>
<context>
    <name>engine/list</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} e {last}</translation>
    </message>
    <message>
        <source>{some}, and {last}</source>
        <extracomment>Of three or more names; {some} are all but the last one, divided by commas.</extracomment>
        <translation>{some} e {last}</translation>
    </message>
</context>
<context>
    <name>engine/matching</name>
    <message>
        <source>As strong as I am: two wins above your fair share raise the level, and two below lower it. Only games without help count. A level never changes during a game.</source>
        <translation>Forte come me: due vittorie oltre la tua quota equa alzano il livello, due sotto lo abbassano. Contano solo le partite senza aiuto. Il livello non cambia mai durante una partita.</translation>
    </message>
    <message>
        <source>{level} for now. Games won at this level: {won} of {games}.</source>
        <translation>Per ora {level}. Partite vinte a questo livello: {won} su {games}.</translation>
    </message>
    <message>
        <source>{level} now. Games won one level higher: {won} of {games}.</source>
        <translation>Ora {level}. Partite vinte un livello più su: {won} su {games}.</translation>
    </message>
    <message>
        <source>{level} now. Games won one level lower: {won} of {games}.</source>
        <translation>Ora {level}. Partite vinte un livello più giù: {won} su {games}.</translation>
    </message>
    <message>
        <source>{level} to begin with: none of your games counts yet.</source>
        <translation>Per iniziare {level}: nessuna delle tue partite conta ancora.</translation>
    </message>
</context>
<context>
    <name>engine/notation</name>
    <message>
        <source>A player must be given as a whole number, not {word}.</source>
        <translation>Un giocatore va indicato con un numero intero, non con {word}.</translation>
    </message>
    <message>
        <source>A position can have at most {number} characters.</source>
        <translation>Una posizione ha al massimo {number} caratteri.</translation>
    </message>
    <message>
        <source>A position must begin with its game and the number of players: {example}</source>
        <translation>Una posizione deve iniziare con il gioco e il numero di giocatori: {example}</translation>
    </message>
    <message>
        <source>A position of {game} must begin with {id} and the number of players.</source>
        <translation>Una posizione di {game} deve iniziare con {id} e il numero di giocatori.</translation>
    </message>
    <message>
        <source>After the colon, say who decides, then give the phase: {example}</source>
        <translation>Dopo i due punti indica chi decide, poi la fase: {example}</translation>
    </message>
    <message>
        <source>After {before}, say what has been chosen: {example}</source>
        <translation>Dopo {before} indica ciò che è già stato scelto: {example}</translation>
    </message>
    <message>
        <source>An edition must be given as a whole number, not {word}.</source>
        <translation>Un’edizione va indicata con un numero intero, non con {word}.</translation>
    </message>
    <message>
        <source>No card had the number {number} in older files.</source>
        <translation>Nei file precedenti nessuna carta aveva il numero {number}.</translation>
    </message>
    <message>
        <source>Some cards are not named; say where the rest are, as in {example}. Missing: {cards}.</source>
        <translation>Alcune carte non sono indicate; di’ dove si trovano, come in {example}. Mancano: {cards}.</translation>
    </message>
    <message>
        <source>The fields do not say what is in {zone}.</source>
        <translation>I campi non dicono che cosa c’è in {zone}.</translation>
    </message>
    <message>
        <source>The fields put {cards} into {zone}, not {others}.</source>
        <translation>Secondo i campi, in {zone} ci sono: {cards}; non: {others}.</translation>
    </message>
    <message>
        <source>The game cannot go on from here: its phase or fields do not fit ({name}).</source>
        <translation>La partita non può continuare da qui: la fase o i campi non si accordano ({name}).</translation>
    </message>
    <message>
        <source>The game cannot go on from here: its phase or fields do not fit.</source>
        <translation>La partita non può continuare da qui: la fase o i campi non si accordano.</translation>
    </message>
    <message>
        <source>The game cannot go on from here: the player to move has no legal move.</source>
        <translation>La partita non può continuare da qui: chi decide non ha mosse permesse.</translation>
    </message>
    <message>
        <source>The number of cards must be a whole number, not {word}.</source>
        <translation>La quantità di carte dev’essere un numero intero, non {word}.</translation>
    </message>
    <message>
        <source>The number of players must be a whole number, not {word}.</source>
        <translation>Il numero di giocatori dev’essere un numero intero, non {word}.</translation>
    </message>
    <message>
        <source>There is no card called {card}; the cards are: {cards}.</source>
        <translation>La carta {card} non esiste; le carte sono: {cards}.</translation>
    </message>
    <message>
        <source>There is no player {number}: this game has {seats} players.</source>
        <translation>Il giocatore {number} non esiste: questa partita ha {seats} giocatori.</translation>
    </message>
    <message>
        <source>There is no {name} here. Zones: {zones}. Fields: {fields}.</source>
        <translation>Qui non c’è {name}. Zone: {zones}. Campi: {fields}.</translation>
    </message>
    <message>
        <source>This is not a position from an older version.</source>
        <translation>Questa non è una posizione di una versione precedente.</translation>
    </message>
    <message>
        <source>Too many cards: {cards}.</source>
        <translation>Troppe carte: {cards}.</translation>
    </message>
    <message>
        <source>`rest` needs one of these zones: {zones}.</source>
        <translation>`rest` richiede una di queste zone: {zones}.</translation>
    </message>
    <message>
        <source>`{name}` must be a whole number, not {word}.</source>
        <translation>`{name}` dev’essere un numero intero, non {word}.</translation>
    </message>
    <message>
        <source>`{name}` must be numbers separated by commas, as in {example}, not {value}.</source>
        <translation>`{name}` vuole numeri separati da virgole, come {example}, non {value}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>{cards}: a zone can hold 1 to {most} cards of a kind; leave out kinds it does not hold.</source>
        <translation>{cards}: una zona può contenere da 1 a {most} carte dello stesso tipo; ometti i tipi che non contiene.</translation>
    </message>
    <message>
        <source>{game} has no card called {card}; its cards are: {cards}.</source>
        <translation>{game} non ha la carta {card}; le sue carte sono: {cards}.</translation>
    </message>
    <message>
        <source>{move} is not a move of {game}.</source>
        <translation>{move} non è una mossa di {game}.</translation>
    </message>
</context>
<context>
    <name>engine/opponent</name>
    <message>
        <source>Avoids a risk where a safer move is nearly as good.</source>
        <translation>Evita un rischio se una mossa più sicura è quasi altrettanto buona.</translation>
    </message>
    <message>
        <source>Has no favorite kind of move and plays what seems best.</source>
        <translation>Non ha mosse preferite e gioca ciò che sembra meglio.</translation>
    </message>
    <message>
        <source>Likes to gamble where others hold back.</source>
        <translation>Ama rischiare dove gli altri si trattengono.</translation>
    </message>
    <message>
        <source>Likes to strike back at whoever struck last.</source>
        <translation>Ama rispondere a chi ha colpito per ultimo.</translation>
    </message>
    <message>
        <source>Likes tricks and uses them more often than others do.</source>
        <translation>Ama le astuzie e le usa più spesso degli altri.</translation>
    </message>
    <message>
        <source>Plays it safe more often than others.</source>
        <translation>Va sul sicuro più spesso degli altri.</translation>
    </message>
    <message>
        <source>Takes more risks than others.</source>
        <translation>Rischia più degli altri.</translation>
    </message>
    <message>
        <source>Would rather use a trick than play it straight.</source>
        <translation>Preferisce l’astuzia al gioco aperto.</translation>
    </message>
</context>
<context>
    <name>engine/reason</name>
    <message>
        <source>Device or resource busy</source>
        <translation>Lo sta usando un altro programma</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Lo spazio su disco a tua disposizione è esaurito</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Esiste già qualcosa con questo nome</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Il nome del file è troppo lungo</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Il file è troppo grande</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Il disco segnala un errore</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Il sistema non ammette l’operazione</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>È una cartella</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Non c’è più spazio sul disco</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Il file o la sua cartella non esiste</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Non è una cartella</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Il sistema non lo permette</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Non hai i permessi di accesso</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Il disco è di sola lettura</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Ci sono troppi file aperti</translation>
    </message>
</context>
<context>
    <name>engine/refusal</name>
    <message>
        <source>Not your turn: {player} is choosing.</source>
        <translation>Non è il tuo turno: sceglie {player}.</translation>
    </message>
    <message>
        <source>Nothing can be done with this.</source>
        <translation>Con questo non puoi fare nulla.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>This goes here: {place}.</source>
        <translation>Questo va qui: {place}.</translation>
    </message>
</context>
<context>
    <name>engine/review</name>
    <message>
        <source>This game is not over yet. A review shows what was hidden, so it has to wait until the end.</source>
        <translation>Questa partita non è ancora finita. L’analisi mostra ciò che era nascosto, quindi aspetta la fine.</translation>
    </message>
</context>
<context>
    <name>engine/table</name>
    <message>
        <source>Lay cards on the table.</source>
        <translation>Metti le carte sul tavolo.</translation>
    </message>
    <message>
        <source>No score yet</source>
        <translation>Ancora nessun punteggio</translation>
    </message>
</context>
<context>
    <name>engine/temper</name>
    <message>
        <source>Bold</source>
        <translation>Audacia</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudenza</translation>
    </message>
    <message>
        <source>Cunning</source>
        <translation>Astuzia</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Costanza</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <translation>Rancore</translation>
    </message>
</context>
<context>
    <name>exercises</name>
    <message numerus="yes">
        <source>%n day(s) in a row.</source>
        <translation>
            <numerusform>%n giorno di fila.</numerusform>
            <numerusform>%n giorni di fila.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved in a row.</source>
        <translation>
            <numerusform>%n risolto di fila.</numerusform>
            <numerusform>%n risolti di fila.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best so far: {timed} in three minutes, {calm} untimed.</source>
        <translation>Il tuo record: {timed} in tre minuti, {calm} senza timer.</translation>
    </message>
    <message>
        <source>Everyone gets the same one today.</source>
        <translation>Oggi è lo stesso per tutti.</translation>
    </message>
    <message>
        <source>Longest streak so far: {count}.</source>
        <translation>La serie più lunga finora: {count}.</translation>
    </message>
    <message>
        <source>Not solved on the first try. There will be a new exercise tomorrow.</source>
        <translation>Non risolto al primo tentativo. Domani ce n’è un altro.</translation>
    </message>
    <message>
        <source>Solve as many as you can in three minutes, with one try each. The clock stops while a table is being set up, and you may finish the last one. Untimed, a storm ends after three misses.</source>
        <translation>Risolvine quanti puoi in tre minuti, con un solo tentativo ciascuno. Il timer si ferma mentre si prepara il tavolo, e l’ultimo puoi finirlo. Senza timer, un assalto finisce dopo tre errori.</translation>
    </message>
    <message>
        <source>Solved today. There will be a new exercise tomorrow.</source>
        <translation>Risolto oggi. Domani ce n’è un altro.</translation>
    </message>
    <message>
        <source>The storm is over: {solved} solved, {missed} missed.</source>
        <translation>L’assalto è finito: {solved} risolti, {missed} sbagliati.</translation>
    </message>
    <message numerus="yes">
        <source>Your rating will be shown after %n more ready-made exercise(s).</source>
        <translation>
            <numerusform>Vedrai il tuo rating dopo un altro esercizio pronto (%n).</numerusform>
            <numerusform>Vedrai il tuo rating dopo altri %n esercizi pronti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change}).</source>
        <translation>Il tuo rating: {rating} ({change}).</translation>
    </message>
    <message>
        <source>Your rating: {rating}.</source>
        <translation>Il tuo rating: {rating}.</translation>
    </message>
    <message>
        <source>{game} · Difficulty: {points}</source>
        <translation>{game} · Difficoltà: {points}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>Other moves</source>
        <translation>Altre mosse</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>The folder {folder} cannot be created: {reason}.</source>
        <translation>La cartella {folder} non si può creare: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}.</source>
        <translation>La cartella {folder} non si può leggere: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} is gone: the current player was deleted in another window.</source>
        <translation>La cartella {folder} non c’è più: un’altra finestra ha eliminato i dati di chi gioca qui.</translation>
    </message>
    <message>
        <source>The user folder {folder} must be an absolute path, such as one that begins with /.</source>
        <translation>La cartella utente {folder} dev’essere un percorso assoluto, per esempio uno che inizia con /.</translation>
    </message>
</context>
<context>
    <name>goals</name>
    <message>
        <source>Deed done: {deed}</source>
        <translation>Impresa compiuta: {deed}</translation>
    </message>
    <message>
        <source>Quest done: {quest}</source>
        <translation>Missione compiuta: {quest}</translation>
    </message>
    <message>
        <source>Quest of the week done: {quest}</source>
        <translation>Missione della settimana compiuta: {quest}</translation>
    </message>
    <message>
        <source>Solve exercises for {number} different games on the first try.</source>
        <translation>Risolvi al primo tentativo esercizi di {number} giochi diversi.</translation>
    </message>
    <message>
        <source>Solve {number} exercises for this game on the first try.</source>
        <translation>Risolvi al primo tentativo {number} esercizi di questo gioco.</translation>
    </message>
    <message>
        <source>Solve {number} exercises in a row, each on the first try.</source>
        <translation>Risolvi {number} esercizi di fila, ognuno al primo tentativo.</translation>
    </message>
    <message>
        <source>Solve {number} exercises on the first try.</source>
        <translation>Risolvi {number} esercizi al primo tentativo.</translation>
    </message>
    <message>
        <source>Win a game with the maximum number of players.</source>
        <translation>Vinci una partita con il numero massimo di giocatori.</translation>
    </message>
    <message>
        <source>Win a game without ever leading in its first half.</source>
        <translation>Vinci una partita senza mai essere in testa nella prima metà.</translation>
    </message>
    <message>
        <source>Win a game without help.</source>
        <translation>Vinci una partita senza aiuto.</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Vinci una partita.</translation>
    </message>
    <message>
        <source>Win against a level that you have not beaten yet, or against the highest.</source>
        <translation>Vinci contro un livello che non hai ancora battuto, o contro il più alto.</translation>
    </message>
</context>
<context>
    <name>household</name>
    <message>
        <source>A name cannot be empty.</source>
        <translation>Il nome non può essere vuoto.</translation>
    </message>
    <message>
        <source>All of {name}’s data is in {file}.</source>
        <translation>Tutti i dati di {name} sono in {file}.</translation>
    </message>
    <message>
        <source>Everything saved without a name was deleted.</source>
        <translation>Tutto ciò che era salvato senza nome è stato eliminato.</translation>
    </message>
    <message>
        <source>Not everything can be saved right now, so nobody else can sit down yet.</source>
        <translation>Per ora non si può salvare tutto, quindi nessun altro può ancora sedersi.</translation>
    </message>
    <message>
        <source>Someone here is, or was, called {name}. Players’ games are told apart by name, so please choose another.</source>
        <translation>Qui c’è o c’era già qualcuno di nome {name}. Le partite di ognuno si riconoscono dal nome: scegline un altro.</translation>
    </message>
    <message>
        <source>There is room for only {number} players. Delete one who no longer plays.</source>
        <translation>C’è posto solo per {number} persone. Elimina chi non gioca più.</translation>
    </message>
    <message>
        <source>This cannot be saved in {folder}: {reason}.</source>
        <translation>Non si può salvare in {folder}: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>{file} non si può leggere: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>{file} non si può scrivere: {reason}.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of this program, so nobody was added from it.</source>
        <translation>{file} viene da una versione più recente di questo programma, quindi non aggiunge nessuno.</translation>
    </message>
    <message>
        <source>{file} is damaged, so nobody was added from it.</source>
        <translation>{file} è danneggiato, quindi non aggiunge nessuno.</translation>
    </message>
    <message>
        <source>{file} is not a Throne Desktop player file.</source>
        <translation>{file} non contiene i dati di chi gioca a Throne Desktop.</translation>
    </message>
    <message>
        <source>{file} is too big for a player’s data, so nobody was added from it.</source>
        <translation>{file} è troppo grande per i dati di una persona, quindi non è stato aggiunto nessuno.</translation>
    </message>
    <message>
        <source>{name} plays here now.</source>
        <translation>Ora gioca qui {name}.</translation>
    </message>
    <message>
        <source>{name} was deleted.</source>
        <translation>Dati eliminati: {name}.</translation>
    </message>
</context>
<context>
    <name>keeping</name>
    <message>
        <source>Some data cannot be saved: {reason}.</source>
        <translation>Alcuni dati non si possono salvare: {reason}.</translation>
    </message>
    <message>
        <source>The game is now saved in {file}.</source>
        <translation>La partita ora è salvata in {file}.</translation>
    </message>
    <message>
        <source>The review of this game cannot be saved: {reason}.</source>
        <translation>L’analisi di questa partita non si può salvare: {reason}.</translation>
    </message>
    <message>
        <source>Your crowns and deals of the day cannot be saved: {reason}.</source>
        <translation>Le tue corone e le tue partite del giorno non si possono salvare: {reason}.</translation>
    </message>
    <message>
        <source>Your crowns on the road cannot be saved: {reason}.</source>
        <translation>Le tue corone della via del trono non si possono salvare: {reason}.</translation>
    </message>
    <message>
        <source>Your exercises cannot be saved: {reason}.</source>
        <translation>I tuoi esercizi non si possono salvare: {reason}.</translation>
    </message>
    <message>
        <source>Your favorites and notes cannot be saved: {reason}.</source>
        <translation>Le tue preferite e le tue note non si possono salvare: {reason}.</translation>
    </message>
    <message>
        <source>Your quests and deeds cannot be saved: {reason}.</source>
        <translation>Le tue missioni e imprese non si possono salvare: {reason}.</translation>
    </message>
    <message>
        <source>{reason} Saving will resume as soon as possible.</source>
        <translation>{reason} Il salvataggio riprenderà appena possibile.</translation>
    </message>
    <message>
        <source>{reason} The game goes on and will be saved as soon as possible.</source>
        <translation>{reason} La partita continua e si salverà appena possibile.</translation>
    </message>
</context>
<context>
    <name>kept</name>
    <message>
        <source>Some of your favorites and notes on games played can no longer be read. The damaged file is kept as {file}.</source>
        <translation>Alcune delle tue preferite e note sulle partite giocate non si possono più leggere. Il file danneggiato resta come {file}.</translation>
    </message>
    <message>
        <source>Some of your saved exercise data was damaged; the rest is fine. The damaged file is kept as {file}.</source>
        <translation>Parte dei dati dei tuoi esercizi era danneggiata; il resto è intatto. Il file danneggiato resta come {file}.</translation>
    </message>
    <message>
        <source>The file with your crowns and deals of the day was damaged, so your crowns are counted again from your games. The damaged file is kept as {file}.</source>
        <translation>Il file con le tue corone e le tue partite del giorno era danneggiato, quindi le corone si ricontano in base alle partite giocate. Il file danneggiato resta come {file}.</translation>
    </message>
    <message>
        <source>The file with your crowns on the road was damaged, so some of them may be missing. The damaged file is kept as {file}.</source>
        <translation>Il file con le tue corone della via del trono era danneggiato: alcune potrebbero mancare. Il file danneggiato resta come {file}.</translation>
    </message>
    <message>
        <source>The file with your exercise rating was damaged, so some of its data may be missing. The damaged file is kept as {file}.</source>
        <translation>Il file con il tuo rating negli esercizi era danneggiato: alcuni dati potrebbero mancare. Il file danneggiato resta come {file}.</translation>
    </message>
    <message>
        <source>The file with your quests and deeds was damaged, so some of them may be missing. The damaged file is kept as {file}.</source>
        <translation>Il file con le tue missioni e imprese era danneggiato: alcune potrebbero mancare. Il file danneggiato resta come {file}.</translation>
    </message>
    <message>
        <source>The program no longer knows which review this game came from. The damaged file is kept as {file}.</source>
        <translation>Il programma non sa più da quale analisi viene questa partita. Il file danneggiato resta come {file}.</translation>
    </message>
    <message>
        <source>The review of a game was damaged, so it will be redone. The damaged file is kept as {file}.</source>
        <translation>L’analisi di una partita era danneggiata, quindi si rifà. Il file danneggiato resta come {file}.</translation>
    </message>
    <message>
        <source>Your favorites and notes on games played can no longer be read. The damaged file is kept as {file}.</source>
        <translation>Le tue preferite e note sulle partite giocate non si possono più leggere. Il file danneggiato resta come {file}.</translation>
    </message>
    <message>
        <source>Your saved exercises were damaged, so you start from scratch. The damaged file is kept as {file}.</source>
        <translation>I dati dei tuoi esercizi erano danneggiati, quindi si ricomincia da capo. Il file danneggiato resta come {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}), so nothing is saved there.</source>
        <translation>{file} non si può leggere ({reason}), quindi non vi si salva nulla.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of this program, so it stays as it is and nothing is saved there.</source>
        <translation>{file} viene da una versione più recente di questo programma, quindi resta com’è e non vi si salva nulla.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Choose a letter or a key from F1 to F12, with or without Ctrl or Shift.</source>
        <translation>Scegli una lettera o un tasto da F1 a F12, con o senza Ctrl o Maiusc.</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettera</translation>
    </message>
    <message>
        <source>Press a button, then the new key; Esc keeps the old one. Digits and the keys for moving between cards stay the same.</source>
        <translation>Premi un pulsante, poi il nuovo tasto; con Esc resta quello di prima. Le cifre e i tasti per spostarsi fra le carte non cambiano.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maiusc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>{key} always copies or pastes.</source>
        <translation>{key} copia o incolla sempre.</translation>
    </message>
    <message>
        <source>{key} is already in use: {what} Give that command another key first.</source>
        <translation>{key} è già in uso: {what} Assegna prima un altro tasto a quella funzione.</translation>
    </message>
</context>
<context>
    <name>lab</name>
    <message>
        <source>&lt; 1%</source>
        <translation>&lt; 1%</translation>
    </message>
    <message>
        <source>A bot weighs every move in worlds that look the same to this seat. It goes on until you stop it.</source>
        <translation>Un bot pesa ogni mossa in mondi che da questo posto sembrano uguali. Continua finché non lo fermi.</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Tutte le carte scoperte</translation>
    </message>
    <message>
        <source>As everyone sees it</source>
        <translation>Come lo vedono tutti</translation>
    </message>
    <message>
        <source>As the active player sees it</source>
        <translation>Come lo vede chi è di turno</translation>
    </message>
    <message>
        <source>As {player} sees it</source>
        <translation>Come lo vede {player}</translation>
    </message>
    <message>
        <source>Click a card to ask about it: what may be done with it, and which rule forbids the rest. No move is made.</source>
        <translation>Fai clic su una carta per sapere che cosa si può fare con essa e quale regola vieta il resto. Non viene fatta alcuna mossa.</translation>
    </message>
    <message>
        <source>Click a face-down card to see what it may be, as far as this seat can tell.</source>
        <translation>Fai clic su una carta coperta per vedere che cosa può essere, per quanto si sa da questo posto.</translation>
    </message>
    <message>
        <source>Evaluated by</source>
        <translation>Valutato da</translation>
    </message>
    <message>
        <source>Every possible arrangement of the cards was counted, ignoring what play may give away.</source>
        <translation>Sono state contate tutte le disposizioni possibili delle carte, senza tener conto di ciò che il gioco può rivelare.</translation>
    </message>
    <message>
        <source>Legal: {move}. {rule}</source>
        <translation>Permesso: {move}. {rule}</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Nessuna carta</translation>
    </message>
    <message>
        <source>No card can go there: drop this one on a place for cards.</source>
        <translation>Lì non può andare nessuna carta: lascia questa in un luogo per le carte.</translation>
    </message>
    <message>
        <source>No player</source>
        <translation>Nessun giocatore</translation>
    </message>
    <message>
        <source>Nobody (game over)</source>
        <translation>Nessuno (è finita)</translation>
    </message>
    <message>
        <source>Nobody here can see what this card is.</source>
        <translation>Da qui nessuno vede che carta sia.</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Non ancora scelto</translation>
    </message>
    <message numerus="yes">
        <source>Not legal: {move}, and %n other(s) like it. {reason} {rule}</source>
        <translation>
            <numerusform>Non permesso: {move} e %n mossa simile. {reason} {rule}</numerusform>
            <numerusform>Non permesso: {move} e %n mosse simili. {reason} {rule}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not legal: {move}. {reason} {rule}</source>
        <translation>Non permesso: {move}. {reason} {rule}</translation>
    </message>
    <message>
        <source>Only cards from the box can be moved.</source>
        <translation>Solo le carte della scatola si possono spostare.</translation>
    </message>
    <message numerus="yes">
        <source>Solved exactly, %n turn(s) ahead. In equilibrium:</source>
        <translation>
            <numerusform>Risolto esattamente, %n turno avanti. In equilibrio:</numerusform>
            <numerusform>Risolto esattamente, %n turni avanti. In equilibrio:</numerusform>
        </translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>The evaluation cannot be started: {reason}.</source>
        <translation>La valutazione non si può avviare: {reason}.</translation>
    </message>
    <message>
        <source>The evaluation result made no sense.</source>
        <translation>Il risultato della valutazione non è valido.</translation>
    </message>
    <message>
        <source>The evaluation stopped early. Try again.</source>
        <translation>La valutazione si è interrotta. Riprova.</translation>
    </message>
    <message>
        <source>The first table</source>
        <translation>Il primo tavolo</translation>
    </message>
    <message>
        <source>The game cannot make sense of this, so the step was taken back.</source>
        <translation>Il gioco non sa che farsene, quindi il passo è annullato.</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to decide.</source>
        <translation>La partita è finita: non c’è nulla da decidere.</translation>
    </message>
    <message>
        <source>The other numbers of this kind are now 0.</source>
        <translation>Gli altri numeri di questo tipo ora valgono 0.</translation>
    </message>
    <message>
        <source>The table as a QR code: scan it with a camera to get the text.</source>
        <translation>Il tavolo come codice QR: inquadralo per leggerne il testo.</translation>
    </message>
    <message>
        <source>The table was copied as a picture, as shown here.</source>
        <translation>Il tavolo è stato copiato come immagine, così come lo vedi qui.</translation>
    </message>
    <message>
        <source>The table was copied as text. Anyone who pastes it into their laboratory sees all of it.</source>
        <translation>Il tavolo è stato copiato come testo. Chi lo incolla nel proprio laboratorio lo vede per intero.</translation>
    </message>
    <message>
        <source>The text of this table is too long for a QR code.</source>
        <translation>Il testo di questo tavolo è troppo lungo per un codice QR.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Ci penso…</translation>
    </message>
    <message>
        <source>This is the only move.</source>
        <translation>È l’unica mossa.</translation>
    </message>
    <message>
        <source>This is the table that was pasted.</source>
        <translation>È il tavolo che hai incollato.</translation>
    </message>
    <message>
        <source>This is the table you left here.</source>
        <translation>Questo è il tavolo che hai lasciato qui.</translation>
    </message>
    <message>
        <source>This position could not be evaluated: {reason}</source>
        <translation>Questa posizione non si è potuta valutare: {reason}</translation>
    </message>
    <message>
        <source>This table is playable.</source>
        <translation>A questo tavolo si può giocare.</translation>
    </message>
    <message>
        <source>Unnamed place {number}</source>
        <translation>Luogo senza nome {number}</translation>
    </message>
    <message>
        <source>What happens at this table</source>
        <translation>Cosa succede a questo tavolo</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>{card} × {number}</source>
        <translation>{card} × {number}</translation>
    </message>
    <message>
        <source>{card}: less than 1%</source>
        <translation>{card}: meno dell’1%</translation>
    </message>
    <message>
        <source>{card}: no move ever names this card.</source>
        <translation>{card}: nessuna mossa nomina questa carta.</translation>
    </message>
    <message>
        <source>{card}: {chance}%</source>
        <translation>{card}: {chance}%</translation>
    </message>
    <message>
        <source>{chance} ± {off_by}%</source>
        <translation>{chance} ± {off_by}%</translation>
    </message>
    <message>
        <source>{chance}%</source>
        <translation>{chance}%</translation>
    </message>
    <message>
        <source>{move} (a mistake)</source>
        <translation>{move} (un errore)</translation>
    </message>
    <message>
        <source>{move}: this seat knows that it is a mistake.</source>
        <translation>{move}: da questo posto si sa che è un errore.</translation>
    </message>
    <message>
        <source>{move}: {chance}%</source>
        <translation>{move}: {chance}%</translation>
    </message>
    <message>
        <source>{move}: {chance}%, between {low} and {high}%</source>
        <translation>{move}: {chance}%, fra {low} e {high}%</translation>
    </message>
    <message>
        <source>{move}: {share} in 100</source>
        <translation>{move}: {share} su 100</translation>
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
        <translation>{place}, dal basso in alto</translation>
    </message>
    <message>
        <source>{place}: no card here to move. See the rule for this place.</source>
        <translation>{place}: qui non ci sono carte da spostare. Leggi la regola di questo luogo.</translation>
    </message>
    <message>
        <source>{place}: nothing here.</source>
        <translation>{place}: qui non c’è nulla.</translation>
    </message>
    <message>
        <source>{player}: {move}</source>
        <translation>{player}: {move}</translation>
    </message>
    <message>
        <source>{player}’s chance to win after each move</source>
        <translation>Probabilità di vincere dopo ogni mossa: {player}</translation>
    </message>
    <message>
        <source>{what} Key: {key}</source>
        <translation>{what} Tasto: {key}</translation>
    </message>
    <message>
        <source>{worlds} possible arrangements of the cards were sampled, ignoring what play may give away. The lines mark the margin of error.</source>
        <translation>Sono state sorteggiate {worlds} disposizioni possibili delle carte, senza tener conto di ciò che il gioco può rivelare. Le linee segnano il margine di errore.</translation>
    </message>
    <message>
        <source>{worlds} worlds tried so far. The lines show where unlimited thinking would end up 95 times in 100.</source>
        <translation>{worlds} mondi provati finora. Le linee segnano dove porterebbe un pensiero senza fine 95 volte su 100.</translation>
    </message>
    <message>
        <source>{worlds} worlds were tried. The lines show where unlimited thinking would end up 95 times in 100.</source>
        <translation>Provati {worlds} mondi. Le linee segnano dove porterebbe un pensiero senza fine 95 volte su 100.</translation>
    </message>
    <message>
        <source>{zone} ({number})</source>
        <translation>{zone} ({number})</translation>
    </message>
    <message>
        <source>{zone}, number {number}</source>
        <translation>{zone}, numero {number}</translation>
    </message>
    <message>
        <source>{zone}, {player}</source>
        <translation>{zone}, {player}</translation>
    </message>
    <message>
        <source>{zone}: what a card there may be, going by what everyone knows.</source>
        <translation>{zone}: che cosa può essere una carta lì, in base a ciò che tutti sanno.</translation>
    </message>
    <message>
        <source>{zone}: what each of these cards may be, as far as {player} can tell.</source>
        <translation>{zone}: che cosa può essere ognuna di queste carte, per quanto può sapere {player}.</translation>
    </message>
    <message>
        <source>{zone}: what this card may be, as far as {player} can tell.</source>
        <translation>{zone}: che cosa può essere questa carta, per quanto può sapere {player}.</translation>
    </message>
</context>
<context>
    <name>ladder</name>
    <message>
        <source>You have beaten {opponent} with help: their picture in the arch of {game} now has half a crown.</source>
        <translation>Hai battuto {opponent} con aiuto: il ritratto nell’arco di {game} ha ora mezza corona.</translation>
    </message>
    <message>
        <source>You have beaten {opponent}, whose picture now hangs in the arch of {game}.</source>
        <translation>Hai battuto {opponent}: il ritratto è ora appeso nell’arco di {game}.</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Another move is better. Try again.</source>
        <translation>C’è una mossa migliore. Riprova.</translation>
    </message>
    <message>
        <source>Another move was better.</source>
        <translation>C’era una mossa migliore.</translation>
    </message>
    <message>
        <source>Done. The next table is ready.</source>
        <translation>Fatto. Il prossimo tavolo è pronto.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Esercizio</translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>Trova la mossa migliore.</translation>
    </message>
    <message>
        <source>Find the best move. You have one try.</source>
        <translation>Trova la mossa migliore. Hai un solo tentativo.</translation>
    </message>
    <message>
        <source>It ends the game.</source>
        <translation>Fa finire la partita.</translation>
    </message>
    <message>
        <source>It reveals something hidden, which may decide how the game goes on.</source>
        <translation>Rivela qualcosa di nascosto, che può decidere come continua la partita.</translation>
    </message>
    <message>
        <source>Right, that is as good as any. {why}</source>
        <translation>Giusto, non c’è di meglio. {why}</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Assalto</translation>
    </message>
    <message>
        <source>That is allowed, too. This step will return at the right moment.</source>
        <translation>Va bene anche così. Questo passo tornerà al momento giusto.</translation>
    </message>
    <message>
        <source>The best move. {why}</source>
        <translation>La mossa migliore. {why}</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>La lezione è finita.</translation>
    </message>
    <message>
        <source>Then it is someone else’s turn.</source>
        <translation>Poi tocca a qualcun altro.</translation>
    </message>
    <message>
        <source>Then you decide again.</source>
        <translation>Poi decidi di nuovo tu.</translation>
    </message>
    <message>
        <source>There is nothing new here: play as you like. Point at a card or a move to read what it does.</source>
        <translation>Qui non c’è nulla di nuovo: gioca come vuoi. Indica una carta o una mossa per leggere che cosa fa.</translation>
    </message>
    <message>
        <source>This exercise does not fit this version’s rules.</source>
        <translation>Questo esercizio non si accorda con le regole di questa versione.</translation>
    </message>
    <message>
        <source>This wins {chance} of 100 such games; the best move wins {best}. Try again.</source>
        <translation>Così si vincono {chance} partite su 100, con la mossa migliore {best}. Riprova.</translation>
    </message>
    <message>
        <source>Watch until it is your turn again.</source>
        <translation>Osserva finché non è di nuovo il tuo turno.</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Ben fatto.</translation>
    </message>
    <message>
        <source>What you know argues against this move. Try again.</source>
        <translation>Ciò che sai è contro questa mossa. Riprova.</translation>
    </message>
    <message>
        <source>You have seen every step. Play on to the end; a button will then let you start a new game.</source>
        <translation>Hai visto tutti i passi. Gioca fino alla fine; poi potrai iniziare una nuova partita con un pulsante.</translation>
    </message>
    <message>
        <source>Your turn: find the best move. Your move is compared with it, and you may try again.</source>
        <translation>Tocca a te: trova la mossa migliore. La tua mossa viene confrontata con quella, e puoi riprovare.</translation>
    </message>
    <message>
        <source>{chances} {fact}</source>
        <translation>{chances} {fact}</translation>
    </message>
    <message>
        <source>{chance}% instead of {other}%.</source>
        <translation>{chance}% anziché {other}%.</translation>
    </message>
    <message>
        <source>{chance}%. What you know argues against every other move.</source>
        <translation>{chance}%. Ciò che sai è contro ogni altra mossa.</translation>
    </message>
    <message>
        <source>{chance}%: about as good as “{other}”.</source>
        <translation>{chance}%: vale all’incirca “{other}”.</translation>
    </message>
    <message>
        <source>{chance}%; “{other}” gives you {better}%.</source>
        <translation>{chance}%; con “{other}” hai {better}%.</translation>
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
        <translation>In questa edizione: {changes}.</translation>
    </message>
    <message>
        <source>This edition’s numbers</source>
        <translation>I numeri di questa edizione</translation>
    </message>
    <message>
        <source>You are playing the edition “{name}”.</source>
        <translation>Giochi con l’edizione “{name}”.</translation>
    </message>
    <message>
        <source>{what}: {number} instead of {usual}</source>
        <extracomment>{what} is a number&apos;s name, such as “Cards in hand”, or the name of a card, of which there are so many.</extracomment>
        <translation>{what}: {number} anziché {usual}</translation>
    </message>
    <message>
        <source>{what}: {number} instead of {usual} (at a table for {seats})</source>
        <extracomment>Like the one before; {seats} is one number of players or several, as in “2, 3”.</extracomment>
        <translation>{what}: {number} anziché {usual} (a un tavolo da {seats})</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>Assisted</source>
        <translation>Assistita</translation>
    </message>
    <message>
        <source>Conceded by {players}</source>
        <translation>Abbandono: {players}</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Danneggiata</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <translation>Ancora nessuno in testa</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Senza vincitori</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non finita</translation>
    </message>
    <message>
        <source>Older rules</source>
        <translation>Regole precedenti</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Shared by {players}</source>
        <translation>Vittoria condivisa: {players}</translation>
    </message>
    <message>
        <source>The damaged record {file} cannot be kept beside a repaired one: {reason}.</source>
        <translation>La registrazione danneggiata {file} non si può tenere accanto a quella riparata: {reason}.</translation>
    </message>
    <message>
        <source>The end of this record is damaged; you can watch up to that point and continue from there.</source>
        <translation>La fine di questa registrazione è danneggiata; puoi guardarla fino a quel punto e continuare da lì.</translation>
    </message>
    <message>
        <source>The file {file} cannot be moved: {reason}.</source>
        <translation>Il file {file} non si può spostare: {reason}.</translation>
    </message>
    <message>
        <source>The record of this game was damaged, so the game goes on from the last move that could be read; the damaged file is kept as {file}.</source>
        <translation>La registrazione di questa partita era danneggiata: si continua dall’ultima mossa leggibile. Il file danneggiato resta come {file}.</translation>
    </message>
    <message>
        <source>This game is open in another window: {game}. Here you can watch it, but not play it.</source>
        <translation>Questa partita è aperta in un’altra finestra: {game}. Qui puoi guardarla, ma non giocarla.</translation>
    </message>
    <message>
        <source>This game was started under older rules, some of which have changed since.</source>
        <translation>Questa partita è iniziata con regole precedenti; da allora alcune sono cambiate.</translation>
    </message>
    <message>
        <source>Tied at {most}</source>
        <translation>Parità a {most}</translation>
    </message>
    <message>
        <source>Won by {players}</source>
        <translation>Vittoria: {players}</translation>
    </message>
    <message numerus="yes">
        <source>You lead by %n point(s)</source>
        <translation>
            <numerusform>Conduci di %n punto</numerusform>
            <numerusform>Conduci di %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {most} to {second}</source>
        <translation>Conduci {most} a {second}</translation>
    </message>
    <message>
        <source>{game}, a practice game: {players}, started {when}</source>
        <translation>{game}, partita di allenamento: {players}, inizio: {when}</translation>
    </message>
    <message>
        <source>{game}: {players}, started {when}</source>
        <translation>{game}: {players}, inizio: {when}</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads by %n point(s)</source>
        <translation>
            <numerusform>{player} conduce di %n punto</numerusform>
            <numerusform>{player} conduce di %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {most} to {second}</source>
        <translation>{player} conduce {most} a {second}</translation>
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
        <translation>Ritratto di {player}: {looks}</translation>
    </message>
    <message>
        <source>a cook in a tall white hat</source>
        <translation>un cuoco con un alto cappello bianco</translation>
    </message>
    <message>
        <source>a figure in a raven mask</source>
        <translation>una figura con una maschera da corvo</translation>
    </message>
    <message>
        <source>a figure with curls and golden earrings</source>
        <translation>una testa riccia con orecchini d’oro</translation>
    </message>
    <message>
        <source>a jester in a cap with bells</source>
        <translation>un giullare con il berretto a sonagli</translation>
    </message>
    <message>
        <source>a knight in a great helm</source>
        <translation>un cavaliere con un grande elmo</translation>
    </message>
    <message>
        <source>a man with a mustache and a feathered hat</source>
        <translation>un uomo con i baffi e un cappello piumato</translation>
    </message>
    <message>
        <source>a page in a feathered cap</source>
        <translation>un paggio con il berretto piumato</translation>
    </message>
    <message>
        <source>a redhead with a wreath of flowers</source>
        <translation>una chioma rossa con una ghirlanda di fiori</translation>
    </message>
    <message>
        <source>a scholar in a square cap</source>
        <translation>una figura dotta con il tocco</translation>
    </message>
    <message>
        <source>a warrior with braids and a winged helmet</source>
        <translation>una guerriera con le trecce e un elmo alato</translation>
    </message>
    <message>
        <source>a woman in a tall red hat with a veil</source>
        <translation>una donna con un alto cappello rosso e un velo</translation>
    </message>
    <message>
        <source>a woman in a winged white cap</source>
        <translation>una donna con una cuffia bianca alata</translation>
    </message>
    <message>
        <source>a woman with round glasses and a white ruff</source>
        <translation>una donna con occhiali tondi e una gorgiera bianca</translation>
    </message>
    <message>
        <source>a young ruler with a crown</source>
        <translation>un volto giovane con la corona</translation>
    </message>
    <message>
        <source>an old man in a green hood</source>
        <translation>un vecchio con un cappuccio verde</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>The game could not be reviewed: {reason}</source>
        <translation>La partita non si è potuta analizzare: {reason}</translation>
    </message>
    <message>
        <source>The review result made no sense.</source>
        <translation>Il risultato dell’analisi non è valido.</translation>
    </message>
</context>
<context>
    <name>rewards</name>
    <message>
        <source>Battlements</source>
        <translation>Merli</translation>
    </message>
    <message>
        <source>Candlelight</source>
        <translation>Lume di candela</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Dorso delle carte</translation>
    </message>
    <message>
        <source>Checkered floor</source>
        <translation>Pavimento a scacchi</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Alba</translation>
    </message>
    <message>
        <source>Ear behind the Curtain</source>
        <translation>Orecchio dietro la tenda</translation>
    </message>
    <message>
        <source>Eye of the Realm</source>
        <translation>Occhio del regno</translation>
    </message>
    <message>
        <source>Guard at the Gate</source>
        <translation>Guardia alla porta</translation>
    </message>
    <message>
        <source>Hand of the King</source>
        <translation>Mano del re</translation>
    </message>
    <message>
        <source>Heart of the Village</source>
        <translation>Cuore del villaggio</translation>
    </message>
    <message>
        <source>Honeycomb</source>
        <translation>Nido d’ape</translation>
    </message>
    <message>
        <source>Key to the Tower</source>
        <translation>Chiave della torre</translation>
    </message>
    <message>
        <source>Knots</source>
        <translation>Nodi</translation>
    </message>
    <message>
        <source>Lattice window</source>
        <translation>Finestra a rombi</translation>
    </message>
    <message>
        <source>Laurel</source>
        <translation>Alloro</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Foglie</translation>
    </message>
    <message>
        <source>Moonlight</source>
        <translation>Chiaro di luna</translation>
    </message>
    <message>
        <source>Night sky</source>
        <translation>Cielo notturno</translation>
    </message>
    <message>
        <source>Open sea</source>
        <translation>Mare aperto</translation>
    </message>
    <message>
        <source>Peacock feathers</source>
        <translation>Penne di pavone</translation>
    </message>
    <message>
        <source>Pearls</source>
        <translation>Perle</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Petali</translation>
    </message>
    <message>
        <source>Portrait frame</source>
        <translation>Cornice del ritratto</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Pioggia</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Corda</translation>
    </message>
    <message>
        <source>Roses</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Shield of the Poor</source>
        <translation>Scudo dei poveri</translation>
    </message>
    <message>
        <source>Stage light</source>
        <translation>Luci di scena</translation>
    </message>
    <message>
        <source>Stained glass</source>
        <translation>Vetrata</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Sunbeams</source>
        <translation>Raggi di sole</translation>
    </message>
    <message>
        <source>Thorns</source>
        <translation>Spine</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Under the trees</source>
        <translation>Sotto gli alberi</translation>
    </message>
    <message>
        <source>Underwater</source>
        <translation>Sott’acqua</translation>
    </message>
    <message>
        <source>Voice of the Council</source>
        <translation>Voce del consiglio</translation>
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
        <translation>Hai battuto tutti i boss. Il trono è tuo.</translation>
    </message>
    <message>
        <source>The way to {station} is open.</source>
        <translation>La via è aperta: {station}.</translation>
    </message>
    <message numerus="yes">
        <source>{station}: %n new crown(s).</source>
        <translation>
            <numerusform>{station}: %n nuova corona.</numerusform>
            <numerusform>{station}: %n nuove corone.</numerusform>
        </translation>
    </message>
    <message>
        <source>{station}: no new crown this time.</source>
        <translation>{station}: stavolta nessuna nuova corona.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Some settings were invalid, so they were reset to their defaults; the old file is kept as {file}.</source>
        <translation>Alcune preferenze non erano valide e sono tornate ai valori predefiniti; il vecchio file resta come {file}.</translation>
    </message>
    <message>
        <source>The settings cannot be saved in {file}: {reason}.</source>
        <translation>Le preferenze non si possono salvare in {file}: {reason}.</translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read ({reason}), so the defaults are used.</source>
        <translation>Le preferenze in {file} non si possono leggere ({reason}), quindi si usano quelle iniziali.</translation>
    </message>
    <message>
        <source>The settings were damaged, so the defaults are used; the damaged file is kept as {file}.</source>
        <translation>Le preferenze erano danneggiate, quindi si usano quelle iniziali; il file danneggiato resta come {file}.</translation>
    </message>
</context>
</TS>
