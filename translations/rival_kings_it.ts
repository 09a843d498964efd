<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>rival-kings/action</name>
    <message>
        <source>Buy a building</source>
        <translation>Compra un edificio</translation>
    </message>
    <message>
        <source>Pass on conflict</source>
        <translation>Cedi un conflitto</translation>
    </message>
    <message>
        <source>Recruit subject</source>
        <translation>Recluta un suddito</translation>
    </message>
    <message>
        <source>Settle conflict</source>
        <translation>Risolvi un conflitto</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Prendi denaro</translation>
    </message>
</context>
<context>
    <name>rival-kings/aid</name>
    <message>
        <source>A cycle</source>
        <translation>Un giro</translation>
    </message>
    <message>
        <source>A steals from D, B from C, C from F, D from E, and E from F.</source>
        <translation>A ruba a D, B a C, C a F, D a E, E a F.</translation>
    </message>
    <message>
        <source>A subject and a building of the same color: the higher value.</source>
        <translation>Un suddito e un edificio dello stesso colore: il valore più alto.</translation>
    </message>
    <message>
        <source>A: Lord Protector (buy), Queen (recruit).</source>
        <translation>A: Lord Protettore (compra), Regina (recluta).</translation>
    </message>
    <message>
        <source>Actions, from left to right</source>
        <translation>Le azioni, da sinistra a destra</translation>
    </message>
    <message>
        <source>After two cycles, all characters are shuffled, and everyone gets three new ones.</source>
        <translation>Dopo due giri si mescolano tutti i personaggi e ognuno ne riceve tre nuovi.</translation>
    </message>
    <message>
        <source>B: Duke (settle, recruit), Count (settle, buy).</source>
        <translation>B: Duca (risolvi, recluta), Conte (risolvi, compra).</translation>
    </message>
    <message>
        <source>C: Courtier and Priest (pass on a marker, take money).</source>
        <translation>C: Cortigiano e Sacerdote (cedi un segnalino, prendi denaro).</translation>
    </message>
    <message>
        <source>Characters and their actions</source>
        <translation>I personaggi e le loro azioni</translation>
    </message>
    <message>
        <source>Country: Vintner, Miner, Herbalist, and Farmer.</source>
        <translation>Campagna: Vignaiolo, Minatore, Erborista e Contadino.</translation>
    </message>
    <message>
        <source>Court: Gardener, Watchman, Jailer, and Court Lady.</source>
        <translation>Corte: Giardiniere, Guardiano, Carceriere e Dama di corte.</translation>
    </message>
    <message>
        <source>D: Bursar (money, buy), Knight (money, recruit).</source>
        <translation>D: Tesoriere (denaro, compra), Cavaliere (denaro, recluta).</translation>
    </message>
    <message>
        <source>E: Countess (settle, money, recruit), Diplomat (settle, money, buy).</source>
        <translation>E: Contessa (risolvi, denaro, recluta), Diplomatico (risolvi, denaro, compra).</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Fine e punteggio</translation>
    </message>
    <message>
        <source>Equal ranks: both take a marker, carry out one action each, and steal from nobody.</source>
        <translation>Stesso rango: un segnalino e una sola azione a testa, nessun furto.</translation>
    </message>
    <message>
        <source>Every other card: 1. Every 3 in coins: 1. Every conflict marker: −2.</source>
        <translation>Ogni altra carta: 1. Ogni 3 in monete: 1. Ogni segnalino conflitto: −2.</translation>
    </message>
    <message>
        <source>Everyone secretly chooses a character; all are revealed together.</source>
        <translation>Ognuno sceglie un personaggio in segreto; si rivelano tutti insieme.</translation>
    </message>
    <message>
        <source>F: Traders (settle, money, recruit, buy).</source>
        <translation>F: Mercanti (risolvi, denaro, recluta, compra).</translation>
    </message>
    <message>
        <source>Once per cycle, on your turn, you may use the ability of the last subject in your row. The Gardener and Watchman act before any turns.</source>
        <translation>Una volta per giro, nel tuo turno, puoi usare l’abilità dell’ultimo suddito della tua fila. Giardiniere e Guardiano agiscono prima dei turni.</translation>
    </message>
    <message>
        <source>Pass on conflict: give one of your markers to another player.</source>
        <translation>Cedi un conflitto: dai un tuo segnalino a un altro giocatore.</translation>
    </message>
    <message>
        <source>Perfect pair (a subject with its own building): both values.</source>
        <translation>Coppia perfetta (un suddito con il suo edificio): entrambi i valori.</translation>
    </message>
    <message>
        <source>Recruit subject or Buy a building: take a card on display and pay its value to its pile.</source>
        <translation>Recluta un suddito o Compra un edificio: prendi una carta scoperta e paga il suo valore alla sua pila.</translation>
    </message>
    <message>
        <source>Resolve conflicts: take conflict markers.</source>
        <translation>Si svolgono i conflitti e si ricevono i segnalini conflitto.</translation>
    </message>
    <message>
        <source>Settle conflict: return one of your markers to the supply.</source>
        <translation>Risolvi un conflitto: restituisci un tuo segnalino alla riserva.</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Sudditi</translation>
    </message>
    <message>
        <source>Take money: take all the money from one pile.</source>
        <translation>Prendi denaro: tutto il denaro di una pila.</translation>
    </message>
    <message>
        <source>The lower rank takes a marker and loses an action, which the higher one may carry out.</source>
        <translation>Il rango inferiore riceve un segnalino e perde un’azione, che il rango superiore può eseguire.</translation>
    </message>
    <message>
        <source>Town: Bishop, Scholar, Troubadour, and Sailor.</source>
        <translation>Città: Vescovo, Erudito, Trovatore e Marinaio.</translation>
    </message>
    <message>
        <source>Turns go from rank A to rank F. If ranks are equal, the player with fewer conflict markers goes first; if still tied, the one with the tie symbol.</source>
        <translation>I turni vanno dal rango A al rango F. A pari rango comincia chi ha meno segnalini conflitto; se è ancora parità, chi ha il simbolo di spareggio.</translation>
    </message>
    <message>
        <source>Village: Blacksmith, Carpenter, Market Woman, and Innkeeper.</source>
        <translation>Villaggio: Fabbro, Falegname, Venditrice e Locandiere.</translation>
    </message>
    <message>
        <source>When a pile runs out, finish the cycle; then the game is over.</source>
        <translation>Quando una pila si esaurisce, si finisce il giro; poi la partita termina.</translation>
    </message>
    <message>
        <source>Who steals from whom</source>
        <translation>Chi ruba a chi</translation>
    </message>
    <message>
        <source>With two players, a neutral character may give you a marker, too.</source>
        <translation>In due, anche un personaggio neutrale può farti ricevere un segnalino.</translation>
    </message>
</context>
<context>
    <name>rival-kings/card</name>
    <message>
        <source>After the characters are revealed: exchanges your character for another player’s.</source>
        <translation>Rivelati i personaggi: scambia il tuo con quello di un altro giocatore.</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Vescovo</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation>Fabbro</translation>
    </message>
    <message>
        <source>Bursar</source>
        <translation>Tesoriere</translation>
    </message>
    <message>
        <source>Buys a building as an extra action.</source>
        <translation>Compra un edificio come azione extra.</translation>
    </message>
    <message>
        <source>Carpenter</source>
        <translation>Falegname</translation>
    </message>
    <message>
        <source>Carpentry</source>
        <translation>Falegnameria</translation>
    </message>
    <message>
        <source>Carries out one action that was stolen from you.</source>
        <translation>Esegue un’azione che ti è stata rubata.</translation>
    </message>
    <message>
        <source>Castle Wall</source>
        <translation>Cinta muraria</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>Cattedrale</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conte</translation>
    </message>
    <message>
        <source>Countess</source>
        <translation>Contessa</translation>
    </message>
    <message>
        <source>Court Lady</source>
        <translation>Dama di corte</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Cortigiano</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomatico</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Duca</translation>
    </message>
    <message>
        <source>Exchanges one of your buildings for another player’s building.</source>
        <translation>Scambia un tuo edificio con quello di un altro giocatore.</translation>
    </message>
    <message>
        <source>Exchanges one of your cards for one of the four cards on display.</source>
        <translation>Scambia una tua carta con una delle quattro carte scoperte.</translation>
    </message>
    <message>
        <source>Exchanges one of your subjects for another player’s; both become active.</source>
        <translation>Scambia un tuo suddito con uno di un altro giocatore; entrambi sono attivi.</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Fattoria</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>Contadino</translation>
    </message>
    <message>
        <source>Forge</source>
        <translation>Fucina</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Giardino</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Giardiniere</translation>
    </message>
    <message>
        <source>Gives one of your conflict markers to another player.</source>
        <translation>Dà un tuo segnalino conflitto a un altro giocatore.</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>Porto</translation>
    </message>
    <message>
        <source>Herb Meadow</source>
        <translation>Prato</translation>
    </message>
    <message>
        <source>Herbalist</source>
        <translation>Erborista</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, carries out your chosen action twice.</source>
        <translation>In un conflitto di pari rango, esegue due volte l’azione scelta.</translation>
    </message>
    <message>
        <source>In a conflict with a higher rank, makes the other player take the marker.</source>
        <translation>Contro un rango superiore, il segnalino va all’altro giocatore.</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Locanda</translation>
    </message>
    <message>
        <source>Innkeeper</source>
        <translation>Locandiere</translation>
    </message>
    <message>
        <source>Jailer</source>
        <translation>Carceriere</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Cavaliere</translation>
    </message>
    <message>
        <source>Lord Protector</source>
        <translation>Lord Protettore</translation>
    </message>
    <message>
        <source>Makes one building cost 1 less.</source>
        <translation>Riduce di 1 il costo di un edificio.</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Mercato</translation>
    </message>
    <message>
        <source>Market Woman</source>
        <translation>Venditrice</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Miniera</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>Minatore</translation>
    </message>
    <message>
        <source>Pavilion</source>
        <translation>Padiglione</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Sacerdote</translation>
    </message>
    <message>
        <source>Prison</source>
        <translation>Prigione</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from nobody.</source>
        <translation>Rango {rank}: non ruba a nessuno.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Bursar and Knight.</source>
        <translation>Rango {rank}: ruba al Tesoriere e al Cavaliere.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Countess and Diplomat.</source>
        <translation>Rango {rank}: ruba alla Contessa e al Diplomatico.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Courtier and Priest.</source>
        <translation>Rango {rank}: ruba al Cortigiano e al Sacerdote.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Traders.</source>
        <translation>Rango {rank}: ruba ai Mercanti.</translation>
    </message>
    <message>
        <source>Recruits a subject as an extra action.</source>
        <translation>Recluta un suddito come azione extra.</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Marinaio</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Erudito</translation>
    </message>
    <message>
        <source>Scores with its subject, the {subject}.</source>
        <translation>Fa punti con il suo suddito: {subject}.</translation>
    </message>
    <message>
        <source>Searches a pile of buildings; you may take one and pay for it.</source>
        <translation>Cerca in una pila di edifici; puoi prenderne uno e pagarlo.</translation>
    </message>
    <message>
        <source>Searches a pile of subjects; you may take one and pay for it.</source>
        <translation>Cerca in una pila di sudditi; puoi prenderne uno e pagarlo.</translation>
    </message>
    <message>
        <source>Takes 1 coin from the supply for each of your buildings.</source>
        <translation>Prende dalla riserva 1 moneta per ogni tuo edificio.</translation>
    </message>
    <message>
        <source>Takes 1 coin from the supply for each of your conflict markers.</source>
        <translation>Prende dalla riserva 1 moneta per ogni tuo segnalino conflitto.</translation>
    </message>
    <message>
        <source>Takes money as an extra action.</source>
        <translation>Prende denaro come azione extra.</translation>
    </message>
    <message>
        <source>Tavern</source>
        <translation>Taverna</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Mercante</translation>
    </message>
    <message>
        <source>Troubadour</source>
        <translation>Trovatore</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Università</translation>
    </message>
    <message>
        <source>Vineyard</source>
        <translation>Vigneto</translation>
    </message>
    <message>
        <source>Vintner</source>
        <translation>Vignaiolo</translation>
    </message>
    <message>
        <source>Watchman</source>
        <translation>Guardiano</translation>
    </message>
    <message>
        <source>action ×2</source>
        <translation>azione ×2</translation>
    </message>
    <message>
        <source>building −1</source>
        <translation>edificio −1</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>edifici</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>compra</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>personaggi</translation>
    </message>
    <message>
        <source>display</source>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>goes higher</source>
        <translation>verso l’alto</translation>
    </message>
    <message>
        <source>if stolen</source>
        <translation>se rubata</translation>
    </message>
    <message>
        <source>pair: {points}</source>
        <translation>coppia: {points}</translation>
    </message>
    <message>
        <source>pass on</source>
        <translation>cedi</translation>
    </message>
    <message>
        <source>per building</source>
        <translation>per edificio</translation>
    </message>
    <message>
        <source>per marker</source>
        <translation>per segnalino</translation>
    </message>
    <message>
        <source>recruit</source>
        <translation>recluta</translation>
    </message>
    <message>
        <source>subjects</source>
        <translation>sudditi</translation>
    </message>
    <message>
        <source>take money</source>
        <translation>prendi denaro</translation>
    </message>
</context>
<context>
    <name>rival-kings/course</name>
    <message>
        <source>2 more points for you, 2 fewer for the leader.</source>
        <translation>2 punti in più per te, 2 in meno per chi è in testa.</translation>
    </message>
    <message>
        <source>4 points for you, and no perfect pair for {player}.</source>
        <translation>4 punti per te, e nessuna coppia perfetta per {player}.</translation>
    </message>
    <message>
        <source>A steals from D: {player} takes a conflict marker, and you steal one of the Knight’s actions.</source>
        <translation>A ruba a D: {player} riceve un segnalino conflitto, e tu rubi una delle azioni del Cavaliere.</translation>
    </message>
    <message>
        <source>A tactic: steal what hurts most</source>
        <translation>Una tattica: ruba ciò che fa più male</translation>
    </message>
    <message>
        <source>A theft costs you an action and brings you a conflict marker. {player} plays the Duke (rank B), {other} the Countess (rank E). Play the character that neither steals from.</source>
        <translation>Quando qualcuno ti deruba, ricevi un segnalino conflitto e perdi un’azione. {player} giocherà il Duca (rango B), {other} la Contessa (rango E). Gioca il personaggio a cui nessuno dei due ruba.</translation>
    </message>
    <message>
        <source>A whole cycle</source>
        <translation>Un giro intero</translation>
    </message>
    <message>
        <source>After their turns, you win with 12 points. In every game, watch the smallest pile.</source>
        <translation>Dopo i loro turni vinci con 12 punti. In ogni partita tieni d’occhio la pila più bassa.</translation>
    </message>
    <message>
        <source>After two cycles, all characters are shuffled, and everyone gets three new ones.</source>
        <translation>Dopo due giri si mescolano tutti i personaggi e ognuno ne riceve tre nuovi.</translation>
    </message>
    <message>
        <source>All you need now is the button that ends your turn.</source>
        <translation>Ora ti serve solo il pulsante che termina il turno.</translation>
    </message>
    <message>
        <source>All your actions are done. End your turn: {other} follows with rank B, then {player} with rank D.</source>
        <translation>Hai svolto tutte le tue azioni. Termina il turno: seguono {other} con il rango B e {player} con il rango D.</translation>
    </message>
    <message>
        <source>At the start of your turn, you cover one of the Knight’s actions with your crest. You have 1 coin: steal the action that brings you more.</source>
        <translation>All’inizio del turno copri con il tuo stemma un’azione del Cavaliere. Hai 1 moneta: ruba l’azione che ti dà di più.</translation>
    </message>
    <message>
        <source>Before you choose your character, you can see which ones conflict with it.</source>
        <translation>Prima di scegliere il tuo personaggio, sai con quali sarebbe in conflitto.</translation>
    </message>
    <message>
        <source>Beside each name, the number with the star is the score.</source>
        <translation>Accanto a ogni nome, il numero con la stella è il punteggio.</translation>
    </message>
    <message>
        <source>Bishop and Harbor score 3: more than 1 each, but less than a perfect pair.</source>
        <translation>Vescovo e Porto valgono 3: più di 1 ciascuno, meno di una coppia perfetta.</translation>
    </message>
    <message>
        <source>Both subjects on display cost 3, and you have exactly 3.</source>
        <translation>I due sudditi scoperti costano 3 l’uno, e tu hai esattamente 3.</translation>
    </message>
    <message>
        <source>Buy nothing: end your turn.</source>
        <translation>Non comprare niente: termina il turno.</translation>
    </message>
    <message>
        <source>Buy the Market, the last card of pile 4.</source>
        <translation>Compra il Mercato, l’ultima carta della pila 4.</translation>
    </message>
    <message>
        <source>Carry out the stolen action at once: take the money from a pile.</source>
        <translation>Un’azione rubata si esegue subito: prendi il denaro di una pila.</translation>
    </message>
    <message>
        <source>Choose any pile: each will hold 2.</source>
        <translation>Scegli una pila qualsiasi: ognuna avrà 2.</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Segnalini conflitto</translation>
    </message>
    <message>
        <source>Court Lady and Pavilion: 4 + 3 points for a card that scored 1.</source>
        <translation>Dama di corte e Padiglione: 4 + 3 punti in cambio di una carta che valeva 1.</translation>
    </message>
    <message>
        <source>Danger: a popular target</source>
        <translation>Un pericolo: il personaggio a cui tutti rubano</translation>
    </message>
    <message>
        <source>Do I have to carry out every action?</source>
        <translation>Devo eseguire tutte le azioni?</translation>
    </message>
    <message>
        <source>Does a building on display belong to one of your subjects?</source>
        <translation>Uno degli edifici scoperti appartiene a un tuo suddito?</translation>
    </message>
    <message>
        <source>Drag a character from your hand to your place.</source>
        <translation>Trascina un personaggio dalla tua mano al tuo posto.</translation>
    </message>
    <message>
        <source>Drag the coin symbol from the Knight onto your Queen.</source>
        <translation>Trascina il simbolo delle monete dal Cavaliere alla tua Regina.</translation>
    </message>
    <message>
        <source>Drag the coins from any pile to yours.</source>
        <translation>Trascina le monete di una pila sulle tue.</translation>
    </message>
    <message>
        <source>Drag the coins from pile 4 to yours.</source>
        <translation>Trascina le monete della pila 4 sulle tue.</translation>
    </message>
    <message>
        <source>Drag your conflict marker to the supply.</source>
        <translation>Trascina il tuo segnalino conflitto nella riserva.</translation>
    </message>
    <message>
        <source>Each pile got 2, and you took the 2 from one of them.</source>
        <translation>Ogni pila ha ricevuto 2, e tu hai preso il denaro di una.</translation>
    </message>
    <message>
        <source>Equal ranks are in conflict, too: both take a marker. {player} will play a Trader (rank F), {other} the Queen (rank A). Stay out of every conflict.</source>
        <translation>Anche i ranghi uguali sono in conflitto: entrambi ricevono un segnalino. {player} giocherà un Mercante (rango F), {other} la Regina (rango A). Evita ogni conflitto.</translation>
    </message>
    <message>
        <source>Every pile still has a card: another cycle will follow, and the others may catch up.</source>
        <translation>Ogni pila ha ancora una carta: ci sarà un altro giro, e gli altri potranno raggiungerti.</translation>
    </message>
    <message>
        <source>Gardener and Prison are both yellow Court cards.</source>
        <translation>Giardiniere e Prigione sono entrambe carte gialle, della corte.</translation>
    </message>
    <message>
        <source>Give the Carpentry: alone, it scores 1.</source>
        <translation>Dai la Falegnameria: da sola vale 1.</translation>
    </message>
    <message>
        <source>Harbor and Troubadour are both red: together they score 3.</source>
        <translation>Porto e Trovatore sono rossi: insieme valgono 3.</translation>
    </message>
    <message>
        <source>Hover over a character to see whom it steals from.</source>
        <translation>Passa il puntatore su un personaggio per vedere a chi ruba.</translation>
    </message>
    <message>
        <source>How do I get rid of a conflict marker?</source>
        <translation>Come mi libero di un segnalino conflitto?</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Come vinco?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Come si vince</translation>
    </message>
    <message>
        <source>In conflict</source>
        <translation>In conflitto</translation>
    </message>
    <message>
        <source>In each cycle, everyone secretly plays a character; all are revealed together. Turns go from rank A to rank F. Play the character that goes first.</source>
        <translation>In ogni giro tutti giocano un personaggio in segreto; si rivelano insieme. I turni vanno dal rango A al rango F. Gioca il personaggio che va per primo.</translation>
    </message>
    <message>
        <source>It is still your turn.</source>
        <translation>È ancora il tuo turno.</translation>
    </message>
    <message>
        <source>It is too late for Pass on conflict this turn, and the marker still costs you 2 points.</source>
        <translation>In questo turno è tardi per Cedi un conflitto, e il segnalino ti costa ancora 2 punti.</translation>
    </message>
    <message>
        <source>Jailer and Prison are a perfect pair: 3 + 4 points. You lead 10 to 9.</source>
        <translation>Carceriere e Prigione sono una coppia perfetta: 3 + 4 punti. Sei in testa 10 a 9.</translation>
    </message>
    <message>
        <source>Last turn: pile 1 has run out, and {player} leads 9 to 5. A subject with its own building scores both values. Buy the building that wins.</source>
        <translation>Ultimo turno: la pila 1 è esaurita e {player} è in testa 9 a 5. Un suddito con il suo edificio vale entrambi i valori. Compra l’edificio che ti fa vincere.</translation>
    </message>
    <message>
        <source>Last turn: you lead 8 to 7. A card without a partner scores 1, and every 3 in coins scores 1. Keep your lead.</source>
        <translation>Ultimo turno: sei in testa 8 a 7. Una carta singola vale 1, e lo stesso vale ogni 3 in monete. Difendi il vantaggio.</translation>
    </message>
    <message>
        <source>Look at your Jailer: which of the two buildings is his?</source>
        <translation>Guarda il tuo Carceriere: quale dei due edifici è il suo?</translation>
    </message>
    <message>
        <source>Low ranks have more actions; high ranks go first and lose fewer actions to others.</source>
        <translation>I ranghi bassi hanno più azioni; quelli alti giocano prima e subiscono meno furti.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Denaro</translation>
    </message>
    <message>
        <source>Next comes Take money: take all the money from one pile. You have 1 coin, and the Harbor for your Sailor costs 3. Take enough.</source>
        <translation>Ora tocca a Prendi denaro: tutto il denaro di una pila. Hai 1 moneta, e il Porto del tuo Marinaio costa 3. Prendine abbastanza.</translation>
    </message>
    <message>
        <source>No conflict could bring your Queen a marker. Nobody steals from rank A or B.</source>
        <translation>Nessun conflitto poteva dare un segnalino alla tua Regina. Ai ranghi A e B non ruba nessuno.</translation>
    </message>
    <message>
        <source>No conflict for you. Different ranks leave each other alone unless one steals from the other.</source>
        <translation>Nessun conflitto per te. I ranghi diversi si lasciano in pace, se l’uno non ruba all’altro.</translation>
    </message>
    <message>
        <source>No pile has any money, so each one first gets coins worth 2 from the supply. Take some money.</source>
        <translation>Nessuna pila ha denaro: prima ognuna riceve dalla riserva monete per un valore di 2. Prendi del denaro.</translation>
    </message>
    <message>
        <source>Nobody steals from rank A, and the other A has been played.</source>
        <translation>Nessuno ruba al rango A, e l’altro personaggio A è già stato giocato.</translation>
    </message>
    <message>
        <source>Nobody steals from rank B. Is the other B still out there?</source>
        <translation>Nessuno ruba al rango B. L’altro personaggio B è ancora in gioco?</translation>
    </message>
    <message>
        <source>Nobody steals from your Knight, and D steals from E, so {player} takes a marker.</source>
        <translation>Nessuno ruba al tuo Cavaliere, e D ruba a E, quindi {player} riceve un segnalino.</translation>
    </message>
    <message>
        <source>Nothing else is left to do: end your turn.</source>
        <translation>Non resta altro da fare: termina il turno.</translation>
    </message>
    <message>
        <source>Now buy a building. You pay its value to its pile, where the next player can take the money.</source>
        <translation>Ora compra un edificio. Paghi il suo valore alla sua pila, dove chi segue può prendere il denaro.</translation>
    </message>
    <message>
        <source>Now choose what to give for it: the building you will miss least.</source>
        <translation>Ora scegli che cosa dare in cambio: l’edificio che ti mancherà di meno.</translation>
    </message>
    <message>
        <source>Now for your Queen’s own action: recruit a subject. Its value is its price, and the coins go to its pile.</source>
        <translation>Ora tocca all’azione della tua Regina: recluta un suddito. Il suo valore è anche il prezzo, e le monete vanno alla sua pila.</translation>
    </message>
    <message>
        <source>Now recruit with your Queen. A new subject goes to the end of your row and becomes the active one; earlier ones only score.</source>
        <translation>Ora recluta con la tua Regina. Un nuovo suddito va in fondo alla fila e diventa quello attivo; i precedenti danno solo punti.</translation>
    </message>
    <message>
        <source>Once a pile has run out, the cycle is played to its end, and then the game is over. End your turn.</source>
        <translation>Quando una pila si esaurisce, si finisce il giro; poi la partita è finita. Termina il turno.</translation>
    </message>
    <message>
        <source>One action, well chosen. If ranks are equal, the player with fewer conflict markers goes first.</source>
        <translation>Una sola azione, ben scelta. A pari rango gioca prima chi ha meno segnalini conflitto.</translation>
    </message>
    <message>
        <source>Only what lies under a crest is lost; the rest of your actions stay yours.</source>
        <translation>Si perde solo ciò che sta sotto uno stemma; le altre azioni restano tue.</translation>
    </message>
    <message>
        <source>Payments stay at the pile. {player} has just paid 4 at pile 4, on top of the 2 already there. Take as much money as you can.</source>
        <translation>Il denaro pagato resta alla pila. {player} ha appena pagato 4 alla pila 4, oltre ai 2 che c’erano già. Prendi più denaro che puoi.</translation>
    </message>
    <message>
        <source>Pile 1 has only one coin, worth 1. Take the money from pile 2, 3, or 4.</source>
        <translation>La pila 1 ha una sola moneta da 1. Prendi il denaro della pila 2, 3 o 4.</translation>
    </message>
    <message>
        <source>Pile 4 has run out. The Market brings you little, but it ends the game.</source>
        <translation>La pila 4 è esaurita. Il Mercato rende poco, ma fa finire la partita.</translation>
    </message>
    <message>
        <source>Pile {pile} held {sum}. There was more where {player} paid.</source>
        <translation>Nella pila {pile} c’era {sum}. Ce n’era di più dove ha pagato {player}.</translation>
    </message>
    <message>
        <source>Play the Count.</source>
        <translation>Gioca il Conte.</translation>
    </message>
    <message>
        <source>Rank A steals from rank D: which of your characters has rank A?</source>
        <translation>Il rango A ruba al rango D: quale dei tuoi personaggi ha rango A?</translation>
    </message>
    <message>
        <source>Rank C passes a conflict marker on: it then costs someone else 2 points. Give yours to the player with the most points.</source>
        <translation>Il rango C cede un segnalino conflitto, che poi costa 2 punti a un altro. Dai il tuo a chi ha più punti.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Settle conflict and Buy a building are not covered.</source>
        <translation>Risolvi un conflitto e Compra un edificio non sono coperte.</translation>
    </message>
    <message>
        <source>She gives you an extra action: take money from a pile.</source>
        <translation>Ti dà un’azione extra: prendi il denaro di una pila.</translation>
    </message>
    <message>
        <source>She has a button of her own while she can help you.</source>
        <translation>Ha un pulsante tutto suo finché può aiutarti.</translation>
    </message>
    <message>
        <source>That makes your score {own}. A different action brings more.</source>
        <translation>Così il tuo punteggio è {own}. Un’altra azione rende di più.</translation>
    </message>
    <message>
        <source>The Court Lady’s own building is the Pavilion.</source>
        <translation>L’edificio della Dama di corte è il Padiglione.</translation>
    </message>
    <message>
        <source>The Duke has rank B and steals from C. The Countess has rank E and steals from F.</source>
        <translation>Il Duca ha rango B e ruba a C. La Contessa ha rango E e ruba a F.</translation>
    </message>
    <message>
        <source>The Duke’s first action is Settle conflict.</source>
        <translation>La prima azione del Duca è Risolvi un conflitto.</translation>
    </message>
    <message>
        <source>The Gardener and Watchman act before any turns. {player}’s Queen is about to steal from your Knight: let {player} have the conflict marker.</source>
        <translation>Giardiniere e Guardiano agiscono prima dei turni. La Regina di {player} sta per rubare al tuo Cavaliere: lascia a {player} il segnalino conflitto.</translation>
    </message>
    <message>
        <source>The Harbor is on display at pile 3.</source>
        <translation>Il Porto è scoperto alla pila 3.</translation>
    </message>
    <message>
        <source>The Queen has rank A, the Courtier C, the Trader F.</source>
        <translation>La Regina ha rango A, il Cortigiano C, il Mercante F.</translation>
    </message>
    <message>
        <source>The Trader does the most, but C, E, and the other Trader are after it. The Lord Protector (rank A), your Queen’s only equal, has been played. Play it safe.</source>
        <translation>Il Mercante fa più cose, ma C, E e l’altro Mercante lo prendono di mira. Il Lord Protettore, l’unico di pari rango con la tua Regina, è già uscito. Vai sul sicuro.</translation>
    </message>
    <message>
        <source>The Trader has rank F, the Queen rank A. Play neither of these ranks.</source>
        <translation>Il Mercante ha rango F, la Regina rango A. Non giocare nessuno dei due ranghi.</translation>
    </message>
    <message>
        <source>The cards of a perfect pair show the same symbol, as the Jailer and Prison do.</source>
        <translation>Le due carte di una coppia perfetta hanno lo stesso simbolo, come Carceriere e Prigione.</translation>
    </message>
    <message>
        <source>The cycle is still played to its end: {player} and {other} take their turns. End yours.</source>
        <translation>Il giro si gioca fino in fondo: {player} e {other} hanno ancora un turno. Termina il tuo.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fine della partita</translation>
    </message>
    <message>
        <source>The game goes on until your turn is over.</source>
        <translation>La partita continua finché non termini il turno.</translation>
    </message>
    <message>
        <source>The last subject in your row is active: once per cycle, on your turn, you may use its ability. You have 1 coin; your Market Woman takes money. Use her.</source>
        <translation>L’ultimo suddito della fila è attivo: una volta per giro, nel tuo turno, puoi usare la sua abilità. Hai 1 moneta; la tua Venditrice prende denaro. Usala.</translation>
    </message>
    <message>
        <source>The neutral character only hands out markers: it steals no action and takes no turn.</source>
        <translation>Il personaggio neutrale distribuisce solo segnalini: non ruba azioni e non ha un turno.</translation>
    </message>
    <message>
        <source>The neutral {theirs} has rank {higher}, and {higher} steals from {rank}: your {card} brings you a marker.</source>
        <translation>Il personaggio neutrale, {theirs}, ha rango {higher}, e {higher} ruba a {rank}: con {card} ricevi un segnalino.</translation>
    </message>
    <message>
        <source>The number on a card is both its price and its value.</source>
        <translation>Il numero su una carta è sia il suo prezzo sia il suo valore.</translation>
    </message>
    <message>
        <source>The second cycle of the round: you choose between your other two characters; those already played are face up. Play one of the two.</source>
        <translation>Il secondo giro del round: scegli tra i tuoi altri due personaggi; quelli già giocati sono scoperti. Gioca uno dei due.</translation>
    </message>
    <message>
        <source>The subject is yours. Its own building would now score with it.</source>
        <translation>Il suddito è tuo. Ora il suo edificio farebbe punti con lui.</translation>
    </message>
    <message>
        <source>The subject scores 1, but you spent 3 on it, and it is too late to settle: your score is still below 0.</source>
        <translation>Il suddito vale 1, ma ti è costato 3, ed è troppo tardi per risolvere un conflitto: il tuo punteggio è ancora sotto 0.</translation>
    </message>
    <message>
        <source>What are coins worth at the end?</source>
        <translation>Quanto valgono le monete alla fine?</translation>
    </message>
    <message>
        <source>What can I do on my turn?</source>
        <translation>Che cosa posso fare nel mio turno?</translation>
    </message>
    <message>
        <source>What do two cards of the same color score?</source>
        <translation>Quanto valgono due carte dello stesso colore?</translation>
    </message>
    <message>
        <source>What does a card cost?</source>
        <translation>Quanto costa una carta?</translation>
    </message>
    <message>
        <source>What does my subject do for me?</source>
        <translation>Che cosa fa per me il mio suddito?</translation>
    </message>
    <message>
        <source>What ends the game?</source>
        <translation>Che cosa mette fine alla partita?</translation>
    </message>
    <message>
        <source>What happens when someone steals from me?</source>
        <translation>Che cosa succede quando qualcuno mi deruba?</translation>
    </message>
    <message>
        <source>What if two of us play the same rank?</source>
        <translation>E se giochiamo in due lo stesso rango?</translation>
    </message>
    <message>
        <source>What is the neutral character?</source>
        <translation>Che cos’è il personaggio neutrale?</translation>
    </message>
    <message>
        <source>What subjects do</source>
        <translation>Che cosa fanno i sudditi</translation>
    </message>
    <message>
        <source>Where does money come from?</source>
        <translation>Da dove viene il denaro?</translation>
    </message>
    <message>
        <source>Which action does everyone need to get a building?</source>
        <translation>Quale azione serve a tutti per avere un edificio?</translation>
    </message>
    <message>
        <source>Which of my subjects is active?</source>
        <translation>Quale dei miei sudditi è attivo?</translation>
    </message>
    <message>
        <source>Which of {player}’s buildings shows the symbol of one of your subjects?</source>
        <translation>Quale edificio di {player} ha il simbolo di un tuo suddito?</translation>
    </message>
    <message>
        <source>Who goes first?</source>
        <translation>Chi gioca per primo?</translation>
    </message>
    <message>
        <source>Who steals from whom</source>
        <translation>Chi ruba a chi</translation>
    </message>
    <message>
        <source>Who steals from whom?</source>
        <translation>Chi ruba a chi?</translation>
    </message>
    <message>
        <source>Why is my score below 0?</source>
        <translation>Perché il mio punteggio è sotto 0?</translation>
    </message>
    <message>
        <source>With the money from pile {pile}, you have {coins}. The Harbor costs 3.</source>
        <translation>Con il denaro della pila {pile} hai in tutto {coins}. Il Porto costa 3.</translation>
    </message>
    <message>
        <source>With two players, a neutral character is revealed, too. Its rank and the rank it steals from each take a marker. The Count (rank B) has been played: stay safe.</source>
        <translation>In due si rivela anche un personaggio neutrale. Chi ha il suo rango, o il rango a cui ruba, riceve un segnalino. Il Conte, rango B, è già uscito: vai sul sicuro.</translation>
    </message>
    <message>
        <source>Without a building, you stay at {own} points, and {player} wins with {theirs}.</source>
        <translation>Senza un edificio resti a {own} punti, e {player} vince con {theirs}.</translation>
    </message>
    <message>
        <source>Without {card}, you have {own} points. You own a building that scores less.</source>
        <translation>Senza {card} hai {own} punti. Hai un edificio che vale meno.</translation>
    </message>
    <message>
        <source>You and {player} both played a Trader. Equal ranks steal from nobody and carry out only one of their actions each. Choose the one that brings you the most points.</source>
        <translation>Un Mercante per te e uno per {player}. I ranghi uguali non rubano a nessuno ed eseguono una sola azione a testa. Scegli quella che ti dà più punti.</translation>
    </message>
    <message>
        <source>You can carry out a character’s actions, and you know that you may skip any of them.</source>
        <translation>Sai eseguire le azioni di un personaggio e sai che puoi saltarne quante vuoi.</translation>
    </message>
    <message>
        <source>You can make the most of a turn after a conflict.</source>
        <translation>Sfrutti al meglio un turno dopo un conflitto.</translation>
    </message>
    <message>
        <source>You cannot make a perfect pair. But a subject and a building of the same color score the higher value. Buy the building that raises your score.</source>
        <translation>Non puoi formare una coppia perfetta. Ma un suddito e un edificio dello stesso colore valgono il valore più alto. Compra l’edificio che alza il tuo punteggio.</translation>
    </message>
    <message>
        <source>You carry out actions from left to right; what you skip is gone. Your Trader’s first action is Settle conflict: return your conflict marker.</source>
        <translation>Le azioni si eseguono da sinistra a destra; quelle saltate si perdono. La prima azione del tuo Mercante è Risolvi un conflitto: restituisci il tuo segnalino conflitto.</translation>
    </message>
    <message>
        <source>You check the face-up characters before you choose.</source>
        <translation>Guardi i personaggi scoperti prima di scegliere.</translation>
    </message>
    <message>
        <source>You could not pay: every subject on display costs 3, and you have only 1.</source>
        <translation>Non potresti pagare: ogni suddito scoperto costa 3, e tu hai solo 1 moneta.</translation>
    </message>
    <message>
        <source>You have already used an ability this cycle, so your new subject cannot help until the next cycle.</source>
        <translation>In questo giro hai già usato un’abilità: il nuovo suddito ti aiuterà dal prossimo.</translation>
    </message>
    <message>
        <source>You have not chosen a character yet.</source>
        <translation>Non hai ancora scelto un personaggio.</translation>
    </message>
    <message>
        <source>You have paid for {card} and have only {coins} left: too little for the Harbor.</source>
        <translation>Hai pagato {card} e ora hai solo {coins}: troppo poco per il Porto.</translation>
    </message>
    <message>
        <source>You have played one cycle, from choosing a character to the end of the last turn.</source>
        <translation>Hai giocato un giro, dalla scelta del personaggio alla fine dell’ultimo turno.</translation>
    </message>
    <message>
        <source>You know what a conflict marker costs, and you know two ways to get rid of one.</source>
        <translation>Sai quanto costa un segnalino conflitto e conosci due modi per liberartene.</translation>
    </message>
    <message>
        <source>You know what every card and coin is worth at the end.</source>
        <translation>Sai quanto valgono alla fine ogni carta e ogni moneta.</translation>
    </message>
    <message>
        <source>You know what wins the game and what ends it.</source>
        <translation>Sai che cosa fa vincere la partita e che cosa la fa finire.</translation>
    </message>
    <message>
        <source>You know where coins come from and where they go.</source>
        <translation>Sai da dove vengono le monete e dove vanno.</translation>
    </message>
    <message>
        <source>You lead, and pile 4 has only one card left. When a pile runs out, the game ends with that cycle. Make it end.</source>
        <translation>Sei in testa, e alla pila 4 resta una sola carta. Quando una pila si esaurisce, la partita finisce con quel giro. Falla finire.</translation>
    </message>
    <message>
        <source>You may carry out a stolen action at once or skip it. Buy the building in your Gardener’s color.</source>
        <translation>Un’azione rubata puoi eseguirla subito o saltarla. Compra l’edificio del colore del tuo Giardiniere.</translation>
    </message>
    <message>
        <source>You may skip any action: skip Recruit subject, keep your coins, and buy the Harbor.</source>
        <translation>Puoi saltare qualsiasi azione: salta Recluta un suddito, conserva le monete e compra il Porto.</translation>
    </message>
    <message>
        <source>You now have 6, and 4 of that came from {player}.</source>
        <translation>Ora hai 6, e 4 vengono da {player}.</translation>
    </message>
    <message>
        <source>You see how thick a stack is, not what it is worth: remember how much was paid where.</source>
        <translation>Vedi quanto è alto un mucchio, non quanto vale: ricorda chi ha pagato e dove.</translation>
    </message>
    <message>
        <source>You see the end coming and bring it about when it suits you best.</source>
        <translation>Vedi arrivare la fine e la provochi quando ti conviene.</translation>
    </message>
    <message>
        <source>You skipped Settle conflict, and you cannot go back to it this turn.</source>
        <translation>Hai saltato Risolvi un conflitto, e in questo turno non puoi tornare indietro.</translation>
    </message>
    <message>
        <source>You skipped the extra action, and the Market Woman cannot help again this cycle.</source>
        <translation>Hai saltato l’azione extra, e per questo giro la Venditrice non ti aiuta più.</translation>
    </message>
    <message>
        <source>You skipped the stolen action. That is allowed, but the building would have raised your score.</source>
        <translation>Hai saltato l’azione rubata. È permesso, ma l’edificio avrebbe alzato il tuo punteggio.</translation>
    </message>
    <message>
        <source>You skipped the stolen action. The money stays at the piles.</source>
        <translation>Hai saltato l’azione rubata. Il denaro resta alle pile.</translation>
    </message>
    <message>
        <source>You steal not only what you need but also what a rival needs.</source>
        <translation>Rubi non solo ciò che serve a te, ma anche ciò che serve a un rivale.</translation>
    </message>
    <message>
        <source>You took the marker yourself. Your Watchman could have turned it away.</source>
        <translation>Hai preso tu il segnalino. Il tuo Guardiano poteva respingerlo.</translation>
    </message>
    <message>
        <source>You use your active subject at the right moment.</source>
        <translation>Usi il tuo suddito attivo al momento giusto.</translation>
    </message>
    <message>
        <source>You win 10 to 9. When a pile has run out, the player with the most points wins, and pairs bring points.</source>
        <translation>Vinci 10 a 9. Quando una pila si esaurisce vince chi ha più punti, e le coppie ne danno molti.</translation>
    </message>
    <message>
        <source>You win 8 to 7. At the end, keep your coins if they score more than a card would.</source>
        <translation>Vinci 8 a 7. Alla fine, tieni le monete se danno più punti di una carta.</translation>
    </message>
    <message>
        <source>Your Bishop is a red Town card. Which building is red?</source>
        <translation>Il tuo Vescovo è rosso, della città. Quale edificio è rosso?</translation>
    </message>
    <message>
        <source>Your Bishop’s own building is the Cathedral: together they score 3 + 4.</source>
        <translation>L’edificio del tuo Vescovo è la Cattedrale: insieme valgono 3 + 4.</translation>
    </message>
    <message>
        <source>Your Court Lady exchanges buildings with another player but never breaks up a perfect pair. Ask for the building that completes a pair for you.</source>
        <translation>La tua Dama di corte scambia edifici con un altro giocatore, ma non rompe mai una coppia perfetta. Chiedi l’edificio che completa una tua coppia.</translation>
    </message>
    <message>
        <source>Your Queen goes first and steals from the Knight, because A steals from D.</source>
        <translation>La tua Regina va per prima e ruba al Cavaliere, perché A ruba a D.</translation>
    </message>
    <message>
        <source>Your Watchman is active: use him.</source>
        <translation>Il tuo Guardiano è attivo: usalo.</translation>
    </message>
    <message>
        <source>Your actions</source>
        <translation>Le tue azioni</translation>
    </message>
    <message>
        <source>Your money (3) is enough for either subject on display.</source>
        <translation>Il tuo denaro (3) basta per uno qualsiasi dei due sudditi scoperti.</translation>
    </message>
    <message>
        <source>Your money (6) scores 2 points. Neither building fits your Sailor.</source>
        <translation>Le tue 6 monete valgono 2 punti. Nessun edificio va con il tuo Marinaio.</translation>
    </message>
    <message>
        <source>Your score is now 1. Beside each name, you see the score, marked with a star, then money and conflict markers.</source>
        <translation>Ora hai 1 punto. Accanto a ogni nome vedi il punteggio con una stella, poi denaro e segnalini conflitto.</translation>
    </message>
    <message>
        <source>Your score is −1: your money (5) scores 1 point, and your conflict marker costs 2. Raise your score above 0 with your Duke.</source>
        <translation>Il tuo punteggio è −1: le tue 5 monete valgono 1 punto e il segnalino conflitto ne costa 2. Portalo sopra 0 con il tuo Duca.</translation>
    </message>
    <message>
        <source>Your turn is over, and nothing has been exchanged.</source>
        <translation>Il tuo turno è finito, e non hai scambiato niente.</translation>
    </message>
    <message>
        <source>Your turn is over, and you have bought nothing.</source>
        <translation>Il tuo turno è finito, e non hai comprato niente.</translation>
    </message>
    <message>
        <source>Your turn is over, and you have recruited nobody.</source>
        <translation>Il tuo turno è finito, e non hai reclutato nessuno.</translation>
    </message>
    <message>
        <source>Your turn is over, and you have taken nothing.</source>
        <translation>Il tuo turno è finito, e non hai preso niente.</translation>
    </message>
    <message>
        <source>Your turn is over, and you still have the marker: your score remains below 0.</source>
        <translation>Il tuo turno è finito, e hai ancora il segnalino: il tuo punteggio resta sotto 0.</translation>
    </message>
    <message>
        <source>Your turn is over, and your remaining actions are lost.</source>
        <translation>Il tuo turno è finito, e le azioni che restavano sono perse.</translation>
    </message>
    <message>
        <source>Your turn is over, and your score stays at {own}.</source>
        <translation>Il tuo turno è finito, e il tuo punteggio resta {own}.</translation>
    </message>
    <message>
        <source>Your turn is over, and your two remaining actions are lost, too.</source>
        <translation>Il tuo turno è finito, e anche le due azioni che restavano sono perse.</translation>
    </message>
    <message>
        <source>Your turn is over: without money, you could not recruit, and you did not use the Market Woman.</source>
        <translation>Il tuo turno è finito: senza denaro non potevi reclutare, e non hai usato la Venditrice.</translation>
    </message>
    <message>
        <source>{card} alone scores 1 and costs you a point in money. It fits none of your cards.</source>
        <translation>{card}: vale solo 1 e ti costa un punto in denaro. Non va con nessuna delle tue carte.</translation>
    </message>
    <message>
        <source>{card} alone scores 1, but its price of 4 was worth more: {own} points for you, {theirs} for {player}.</source>
        <translation>{card}: vale solo 1, ma il suo prezzo di 4 valeva di più: {own} punti per te, {theirs} per {player}.</translation>
    </message>
    <message>
        <source>{card} belongs to none of your subjects.</source>
        <translation>{card} non va con nessun tuo suddito.</translation>
    </message>
    <message>
        <source>{card} has a different color from your Bishop: two single cards, 1 point each. Your score stays at {own}.</source>
        <translation>{card} non è del colore del Vescovo: due carte singole, 1 punto ciascuna. Il tuo punteggio resta {own}.</translation>
    </message>
    <message>
        <source>{card} matches only the Jailer’s color: the pair scores its higher value. You would have {own} points, and {player} {theirs}.</source>
        <translation>{card} ha solo il colore del Carceriere: la coppia vale il valore più alto. Avresti {own} punti, {player} {theirs}.</translation>
    </message>
    <message>
        <source>{player} can no longer buy anything this cycle.</source>
        <translation>{player} non può più comprare nulla in questo giro.</translation>
    </message>
    <message>
        <source>{player} can still buy the Prison: Buy a building is not covered.</source>
        <translation>{player} può ancora comprare la Prigione: Compra un edificio non è coperta.</translation>
    </message>
    <message>
        <source>{player} goes first: their {theirs} has rank {higher}, and your {card} only rank {rank}.</source>
        <translation>Comincia {player}: {theirs} ha rango {higher}, {card} solo rango {rank}.</translation>
    </message>
    <message>
        <source>{player} has a Jailer and coins worth 4, enough for the Prison: the pair would score 7. Your Bursar steals from the Diplomat. Steal the action they need for that.</source>
        <translation>{player} ha un Carceriere e 4 in monete, abbastanza per la Prigione: la coppia varrebbe 7 punti. Il tuo Tesoriere ruba al Diplomatico. Ruba l’azione che servirebbe per ottenerla.</translation>
    </message>
    <message>
        <source>{player} has a perfect pair and leads.</source>
        <translation>{player} ha una coppia perfetta ed è in testa.</translation>
    </message>
    <message>
        <source>{player} has only {points} points. {leader} leads with {most}.</source>
        <translation>{player} ha solo {points} punti. {leader} è in testa con {most}.</translation>
    </message>
    <message>
        <source>{player} has the marker. An action will still be stolen from you.</source>
        <translation>Il segnalino è andato a {player}. Ti sarà comunque rubata un’azione.</translation>
    </message>
    <message>
        <source>{player} plays the Knight (rank D). A steals from D, B from C, C from F, D from E, and E from F. Play the character that steals from D.</source>
        <translation>{player} gioca il Cavaliere (rango D). A ruba a D, B a C, C a F, D a E, E a F. Gioca il personaggio che ruba a D.</translation>
    </message>
    <message>
        <source>{player}’s Knight has stolen from your Diplomat: a crest covers Take money, which is lost for this cycle. Carry out an action you still have.</source>
        <translation>Il Cavaliere di {player} ha rubato al tuo Diplomatico: uno stemma copre Prendi denaro, persa per questo giro. Esegui un’azione che ti resta.</translation>
    </message>
    <message>
        <source>{player}’s {theirs} has rank {higher}, and {higher} steals from {rank}: you take a marker, and your {card} loses an action.</source>
        <translation>{theirs} di {player} ha rango {higher}, e {higher} ruba a {rank}: ricevi un segnalino, e {card} perde un’azione.</translation>
    </message>
    <message>
        <source>{player}’s {theirs} has rank {rank}, too: you both take a marker and carry out only one action each.</source>
        <translation>Anche {theirs} di {player} ha rango {rank}: ricevete un segnalino ed eseguite una sola azione a testa.</translation>
    </message>
</context>
<context>
    <name>rival-kings/examples</name>
    <message>
        <source>A steals from D</source>
        <translation>A ruba a D</translation>
    </message>
    <message>
        <source>B steals from C</source>
        <translation>B ruba a C</translation>
    </message>
    <message>
        <source>C steals from F</source>
        <translation>C ruba a F</translation>
    </message>
    <message>
        <source>D steals from E</source>
        <translation>D ruba a E</translation>
    </message>
    <message>
        <source>E steals from F</source>
        <translation>E ruba a F</translation>
    </message>
    <message>
        <source>F steals from nobody</source>
        <translation>F non ruba a nessuno</translation>
    </message>
    <message>
        <source>Recruit subjects and buy the buildings that belong to them. A subject with its own building scores both values; with another building of its color, only the higher one.</source>
        <translation>Recluta sudditi e compra gli edifici che appartengono a loro. Un suddito con il suo edificio dà entrambi i valori; con un altro edificio del suo colore, solo il più alto.</translation>
    </message>
    <message>
        <source>The Courtier and Priest have the same rank. Busy with each other, they leave the Trader alone, although rank C steals from rank F.</source>
        <translation>Cortigiano e Sacerdote hanno lo stesso rango. Occupati tra loro, lasciano in pace il Mercante, anche se il rango C ruba al rango F.</translation>
    </message>
    <message>
        <source>The Knight steals from the Diplomat and takes money with the stolen action before carrying out his own. The Diplomat takes a marker and is left with two actions.</source>
        <translation>Il Cavaliere ruba al Diplomatico e prende denaro con l’azione rubata prima di eseguire le sue. Il Diplomatico riceve un segnalino e resta con due azioni.</translation>
    </message>
    <message>
        <source>The Troubadour has left an Inn on a pile of subjects. It is bought there like any building, and the Vintner, who searches for subjects, passes it by.</source>
        <translation>Il Trovatore ha lasciato una Locanda su una pila di sudditi. Si compra lì come ogni edificio, e il Vignaiolo, che cerca sudditi, la ignora.</translation>
    </message>
    <message>
        <source>The cards score 4 + 3 + 1, the money (4) scores 1, and the one conflict marker costs 2: 7 points in all.</source>
        <translation>Le carte valgono 4 + 3 + 1, il denaro (4) vale 1 e l’unico segnalino conflitto costa 2: in tutto, 7 punti.</translation>
    </message>
    <message>
        <source>The game ends with the cycle in which one of the four piles runs out. The highest score wins; every conflict marker costs 2 points.</source>
        <translation>La partita finisce con il giro in cui si esaurisce una delle quattro pile. Vince il punteggio più alto; ogni segnalino conflitto costa 2 punti.</translation>
    </message>
    <message>
        <source>Who steals from whom, read from both ends: A steals from D, D from E, and E from F; B steals from C, and C from F. So nobody steals from A or B, and two ranks steal from the Trader.</source>
        <translation>Chi ruba a chi, letto dai due estremi: A ruba a D, D a E ed E a F; B ruba a C, e C a F. Così nessuno ruba ad A o B, e due ranghi rubano al Mercante.</translation>
    </message>
    <message>
        <source>With two players: the neutral Queen steals from rank D, so the Knight takes a marker but loses no action. The Trader has nothing to fear from her.</source>
        <translation>In due: la Regina neutrale ruba al rango D, quindi il Cavaliere riceve un segnalino, ma non perde azioni. Il Mercante non ha nulla da temere da lei.</translation>
    </message>
    <message>
        <source>With your Innkeeper, you have recruited the Market Woman. She is active at once, but you have already used an ability this cycle.</source>
        <translation>Con il Locandiere hai reclutato la Venditrice. È subito attiva, ma in questo giro hai già usato un’abilità.</translation>
    </message>
    <message>
        <source>Your Watchman turns the marker away: the Queen’s player takes it. The Queen still steals an action from your Knight.</source>
        <translation>Il tuo Guardiano respinge il segnalino: lo riceve chi ha giocato la Regina. La Regina ruba comunque un’azione al tuo Cavaliere.</translation>
    </message>
    <message>
        <source>Your rival has a perfect pair and a second Farm. Your Court Lady cannot break up the pair, but she may take the spare Farm.</source>
        <translation>Un rivale ha una coppia perfetta e una seconda Fattoria. La tua Dama di corte non può rompere la coppia, ma può prendere la Fattoria in più.</translation>
    </message>
    <message>
        <source>active, usable next cycle</source>
        <translation>attiva, usabile nel prossimo giro</translation>
    </message>
    <message>
        <source>alone: 1</source>
        <translation>singola: 1</translation>
    </message>
    <message>
        <source>does not find it</source>
        <translation>non la trova</translation>
    </message>
    <message>
        <source>loses an action</source>
        <translation>perde un’azione</translation>
    </message>
    <message>
        <source>marker, one action</source>
        <translation>segnalino, un’azione</translation>
    </message>
    <message>
        <source>may be exchanged</source>
        <translation>si può scambiare</translation>
    </message>
    <message>
        <source>may settle and buy</source>
        <translation>può risolvere e comprare</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutrale</translation>
    </message>
    <message>
        <source>no marker</source>
        <translation>nessun segnalino</translation>
    </message>
    <message>
        <source>on a pile of subjects</source>
        <translation>su una pila di sudditi</translation>
    </message>
    <message>
        <source>perfect: 2 + 2</source>
        <translation>perfetta: 2 + 2</translation>
    </message>
    <message>
        <source>red: 3</source>
        <translation>rosso: 3</translation>
    </message>
    <message>
        <source>takes a marker</source>
        <translation>riceve un segnalino</translation>
    </message>
    <message>
        <source>takes the money</source>
        <translation>prende il denaro</translation>
    </message>
    <message>
        <source>used</source>
        <translation>usato</translation>
    </message>
    <message>
        <source>your rival’s</source>
        <translation>del rivale</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tuo</translation>
    </message>
</context>
<context>
    <name>rival-kings/fault</name>
    <message>
        <source>Choosing the wrong action</source>
        <translation>Scegliere l’azione sbagliata</translation>
    </message>
    <message>
        <source>Choosing the wrong pile</source>
        <translation>Scegliere la pila sbagliata</translation>
    </message>
    <message>
        <source>Ending turns late</source>
        <translation>Terminare i turni troppo tardi</translation>
    </message>
    <message>
        <source>Exchanging the wrong cards</source>
        <translation>Scambiare le carte sbagliate</translation>
    </message>
    <message>
        <source>Leaving abilities unused</source>
        <translation>Non usare le abilità</translation>
    </message>
    <message>
        <source>Letting actions lapse</source>
        <translation>Lasciar perdere azioni</translation>
    </message>
    <message>
        <source>Playing the wrong character</source>
        <translation>Giocare il personaggio sbagliato</translation>
    </message>
    <message>
        <source>Stealing the wrong action</source>
        <translation>Rubare l’azione sbagliata</translation>
    </message>
    <message>
        <source>Stopping too early</source>
        <translation>Fermarsi troppo presto</translation>
    </message>
    <message>
        <source>Taking the wrong card from a pile</source>
        <translation>Prendere la carta sbagliata da una pila</translation>
    </message>
    <message>
        <source>Using abilities at the wrong time</source>
        <translation>Usare abilità al momento sbagliato</translation>
    </message>
</context>
<context>
    <name>rival-kings/game</name>
    <message>
        <source>Build a town</source>
        <translation>Costruisci una città</translation>
    </message>
    <message>
        <source>Games started earlier keep the old rules on these points.</source>
        <translation>Le partite iniziate prima mantengono le vecchie regole su questi punti.</translation>
    </message>
    <message>
        <source>Matches played to a points total no longer have a maximum number of games, and there are more lengths to choose from.</source>
        <translation>Un incontro a punti non ha più un limite di partite, e ci sono più durate tra cui scegliere.</translation>
    </message>
    <message>
        <source>Play a character in secret, steal from lower ranks, and pair subjects with their buildings.</source>
        <translation>Gioca un personaggio in segreto, ruba ai ranghi inferiori e abbina i sudditi ai loro edifici.</translation>
    </message>
    <message>
        <source>Rival Kings</source>
        <translation>Rival Kings</translation>
    </message>
    <message>
        <source>When none of the four piles has money, two 1-coins stand in for a 2-coin that the supply no longer has.</source>
        <translation>Quando nessuna delle quattro pile ha denaro, due monete da 1 sostituiscono una moneta da 2 che la riserva non ha più.</translation>
    </message>
    <message>
        <source>With the Jailer or Scholar, you give a 1-coin as change if the supply has only 2-coins.</source>
        <translation>Con Carceriere o Erudito dai una moneta da 1 di resto se la riserva ha solo monete da 2.</translation>
    </message>
</context>
<context>
    <name>rival-kings/goal</name>
    <message>
        <source>Complete {number} perfect pairs in one game.</source>
        <translation>Completa {number} coppie perfette in una partita.</translation>
    </message>
    <message>
        <source>Finish a game without a conflict marker.</source>
        <translation>Finisci una partita senza segnalini conflitto.</translation>
    </message>
    <message>
        <source>Give {number} conflict markers to rivals in one game.</source>
        <translation>Dai {number} segnalini conflitto ai rivali in una partita.</translation>
    </message>
    <message>
        <source>Have {number} buildings at the end of a game.</source>
        <translation>Arriva a {number} edifici alla fine di una partita.</translation>
    </message>
    <message>
        <source>Have {number} cards of one color at the end of a game.</source>
        <translation>Arriva a {number} carte di un solo colore alla fine di una partita.</translation>
    </message>
    <message>
        <source>Have {number} in coins at one time.</source>
        <translation>Arriva ad avere {number} in monete.</translation>
    </message>
    <message>
        <source>Have {number} subjects at the end of a game.</source>
        <translation>Arriva a {number} sudditi alla fine di una partita.</translation>
    </message>
    <message>
        <source>Return {number} conflict markers in one game.</source>
        <translation>Restituisci {number} segnalini conflitto in una partita.</translation>
    </message>
    <message>
        <source>Score {number} points from coins.</source>
        <translation>Fai {number} punti con le monete.</translation>
    </message>
    <message>
        <source>Score {number} points in one game.</source>
        <translation>Fai {number} punti in una partita.</translation>
    </message>
    <message>
        <source>Steal {number} actions in one game.</source>
        <translation>Ruba {number} azioni in una partita.</translation>
    </message>
    <message>
        <source>Take {number} in coins from a pile in one go.</source>
        <translation>Prendi {number} in monete da una pila in una volta.</translation>
    </message>
    <message>
        <source>Use your subjects’ abilities {number} times in one game.</source>
        <translation>Usa {number} volte le abilità dei tuoi sudditi in una partita.</translation>
    </message>
    <message>
        <source>Win a game by {number} points or more.</source>
        <translation>Vinci una partita con almeno {number} punti di vantaggio.</translation>
    </message>
    <message>
        <source>Win a game in which at least three actions are stolen from you.</source>
        <translation>Vinci una partita in cui ti vengono rubate almeno tre azioni.</translation>
    </message>
    <message>
        <source>Win a game with as many subjects as buildings.</source>
        <translation>Vinci una partita con tanti sudditi quanti edifici.</translation>
    </message>
    <message>
        <source>Win a game with three or more conflict markers.</source>
        <translation>Vinci una partita con tre o più segnalini conflitto.</translation>
    </message>
    <message>
        <source>Win a game without a single coin left.</source>
        <translation>Vinci una partita senza che ti resti una sola moneta.</translation>
    </message>
</context>
<context>
    <name>rival-kings/laying</name>
    <message>
        <source>1-coins and 2-coins at each pile</source>
        <translation>Monete da 1 e da 2 a ogni pila</translation>
    </message>
    <message>
        <source>1-coins and 2-coins in the supply</source>
        <translation>Monete da 1 e da 2 nella riserva</translation>
    </message>
    <message>
        <source>1-coins and 2-coins of each player</source>
        <translation>Monete da 1 e da 2 di ogni giocatore</translation>
    </message>
    <message>
        <source>A Gardener may exchange characters</source>
        <translation>Un Giardiniere può scambiare personaggi</translation>
    </message>
    <message>
        <source>A Watchman may turn away a marker</source>
        <translation>Un Guardiano può respingere un segnalino</translation>
    </message>
    <message>
        <source>A card is given in an exchange</source>
        <translation>Si dà una carta in uno scambio</translation>
    </message>
    <message>
        <source>A character’s own actions</source>
        <translation>Le azioni proprie di un personaggio</translation>
    </message>
    <message>
        <source>A pile is searched</source>
        <translation>Si cerca in una pila</translation>
    </message>
    <message>
        <source>A stolen or extra action is carried out</source>
        <translation>Si esegue un’azione rubata o extra</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Giocatore attivo</translation>
    </message>
    <message>
        <source>An action is stolen</source>
        <translation>Si ruba un’azione</translation>
    </message>
    <message>
        <source>Buildings left out</source>
        <translation>Edifici esclusi</translation>
    </message>
    <message>
        <source>Card on display</source>
        <translation>Carta scoperta</translation>
    </message>
    <message>
        <source>Characters are chosen</source>
        <translation>Si scelgono i personaggi</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Segnalini conflitto</translation>
    </message>
    <message>
        <source>Crest on {player}’s {action}</source>
        <translation>Stemma su “{action}” di {player}</translation>
    </message>
    <message>
        <source>Crests on actions</source>
        <translation>Stemmi sulle azioni</translation>
    </message>
    <message>
        <source>Cycle of the round</source>
        <translation>Giro del round</translation>
    </message>
    <message>
        <source>Exchange or search under way</source>
        <translation>Scambio o ricerca in corso</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partite finite</translation>
    </message>
    <message>
        <source>Has used a subject</source>
        <translation>Ha usato un suddito</translation>
    </message>
    <message>
        <source>Higher ranks take their turns first.</source>
        <translation>I ranghi superiori giocano per primi.</translation>
    </message>
    <message>
        <source>Points from these games</source>
        <translation>Punti di queste partite</translation>
    </message>
    <message>
        <source>Subjects left out</source>
        <translation>Sudditi esclusi</translation>
    </message>
    <message>
        <source>The active player has no subject that may act right now.</source>
        <translation>Il giocatore attivo non ha sudditi che possano agire ora.</translation>
    </message>
    <message>
        <source>The next building is cheaper</source>
        <translation>Il prossimo edificio costa meno</translation>
    </message>
    <message>
        <source>Thefts and actions of the turn</source>
        <translation>Furti e azioni del turno</translation>
    </message>
    <message>
        <source>There are fewer coins than cards left out of the piles.</source>
        <translation>Ci sono meno monete che carte escluse dalle pile.</translation>
    </message>
    <message>
        <source>There are more coins than cards left out of the piles.</source>
        <translation>Ci sono più monete che carte escluse dalle pile.</translation>
    </message>
    <message>
        <source>Whose turn is over</source>
        <translation>Chi ha finito il turno</translation>
    </message>
    <message>
        <source>{place}: not all of these cards belong here.</source>
        <translation>{place}: non tutte queste carte vanno qui.</translation>
    </message>
    <message>
        <source>{player}’s {value}-coins</source>
        <translation>Monete da {value} di {player}</translation>
    </message>
    <message>
        <source>{value}-coins at pile {number}</source>
        <translation>Monete da {value} alla pila {number}</translation>
    </message>
    <message>
        <source>{value}-coins in the supply</source>
        <translation>Monete da {value} nella riserva</translation>
    </message>
</context>
<context>
    <name>rival-kings/lesson</name>
    <message>
        <source>A higher rank has stolen from you: this cycle, your character cannot carry out what a crest covers. Carry out what is left.</source>
        <translation>Un rango superiore ti ha rubato un’azione: in questo giro il tuo personaggio non può eseguire ciò che uno stemma copre. Esegui ciò che resta.</translation>
    </message>
    <message>
        <source>A pile has run out, and the cycle is over: the game ends. Pairs, single cards, and coins score, and every conflict marker costs 2. The highest score wins.</source>
        <translation>Una pila è esaurita e il giro è finito: la partita termina. Coppie, carte singole e monete danno punti, ogni segnalino conflitto ne costa 2. Vince il punteggio più alto.</translation>
    </message>
    <message>
        <source>A pile will soon run out, and the game ends after that cycle. Finish your pairs and get rid of conflict markers.</source>
        <translation>Presto una pila si esaurirà, e alla fine di quel giro la partita termina. Completa le coppie e liberati dei segnalini conflitto.</translation>
    </message>
    <message>
        <source>Another player has a character of the same rank. Both of you have taken a conflict marker and may carry out only one action each: choose the one that is worth the most to you.</source>
        <translation>Un altro giocatore ha un personaggio dello stesso rango. Ricevete entrambi un segnalino conflitto e potete eseguire una sola azione a testa: scegli quella che ti serve di più.</translation>
    </message>
    <message>
        <source>Buy a building on display: drag it to your buildings. Look for one that belongs to one of your subjects or shares its color.</source>
        <translation>Compra un edificio scoperto: trascinalo tra i tuoi edifici. Cercane uno che appartenga a un tuo suddito o ne abbia il colore.</translation>
    </message>
    <message>
        <source>Choose with care: A steals from D, B from C, C from F, D from E, and E from F. Equal ranks are in conflict, too. Every character card shows whom it steals from.</source>
        <translation>Scegli con cura: A ruba a D, B a C, C a F, D a E, E a F. Anche i ranghi uguali sono in conflitto. Ogni carta personaggio mostra a chi ruba.</translation>
    </message>
    <message>
        <source>Once this cycle, your active subject can exchange a card with another player. Try it: drag the card you want onto your own cards, then choose what to give for it.</source>
        <translation>Una volta in questo giro, il tuo suddito attivo può scambiare una carta con un altro giocatore. Prova: trascina la carta che vuoi sulle tue, poi scegli che cosa dare in cambio.</translation>
    </message>
    <message>
        <source>Pass on a conflict marker: drag one of yours to another player’s coins. It costs them 2 points at the end.</source>
        <translation>Cedi un segnalino conflitto: trascina uno dei tuoi sulle monete di un altro giocatore. Alla fine gli costa 2 punti.</translation>
    </message>
    <message>
        <source>Recruit a subject on display: drag it to your subjects. You pay its value, and it scores best with its own building.</source>
        <translation>Recluta un suddito scoperto: trascinalo ai tuoi sudditi. Paghi il suo valore, e rende di più con il suo edificio.</translation>
    </message>
    <message>
        <source>Return a conflict marker: drag one of yours to the supply. That saves you 2 points.</source>
        <translation>Restituisci un segnalino conflitto: trascina uno dei tuoi nella riserva. Così risparmi 2 punti.</translation>
    </message>
    <message>
        <source>Take the money from a pile: drag its coins to yours. What others pay stays at the piles. You may not count it, so remember where a lot was paid.</source>
        <translation>Prendi il denaro di una pila: trascina le sue monete sulle tue. Ciò che pagano gli altri resta alle pile. Non puoi contarlo: ricorda dove si è pagato molto.</translation>
    </message>
    <message>
        <source>The last subject in your row is the active one: only its ability is available to you. A new subject takes its place.</source>
        <translation>L’ultimo suddito della fila è quello attivo: puoi usare solo la sua abilità. Un nuovo suddito prende il suo posto.</translation>
    </message>
    <message>
        <source>The second cycle of the round: you have two characters left, and those already played are face up. Who can still get in your way?</source>
        <translation>Il secondo giro del round: ti restano due personaggi, e quelli già giocati sono scoperti. Chi può ancora intralciarti?</translation>
    </message>
    <message>
        <source>Welcome! Everyone secretly chooses a character. High ranks go first and steal from others; low ranks can do more. Drag one of your characters to your place.</source>
        <translation>Ciao! Ognuno sceglie un personaggio in segreto. I ranghi alti vanno per primi e rubano ad altri; quelli bassi fanno di più. Trascina un tuo personaggio al tuo posto.</translation>
    </message>
    <message>
        <source>You carry out a stolen action at once, before your own. Do it now.</source>
        <translation>Un’azione rubata si esegue subito, prima delle tue. Fallo ora.</translation>
    </message>
    <message>
        <source>You own a subject and a building of the same color: they score the higher of their values. A subject with its own building would score both.</source>
        <translation>Hai un suddito e un edificio dello stesso colore: valgono il più alto dei loro valori. Un suddito con il suo edificio li varrebbe entrambi.</translation>
    </message>
    <message>
        <source>You were in a conflict and took a marker. It costs you 2 points at the end. Some characters can return a marker or pass it on.</source>
        <translation>Per un conflitto hai ricevuto un segnalino. Alla fine ti costa 2 punti. Alcuni personaggi possono restituire un segnalino o cederlo.</translation>
    </message>
    <message>
        <source>Your active subject can help you now, but only once this cycle. Try its button.</source>
        <translation>Il tuo suddito attivo può aiutarti ora, ma solo una volta in questo giro. Prova il suo pulsante.</translation>
    </message>
    <message>
        <source>Your rank steals from another player’s. Cover one of their actions with your crest: drag its symbol onto your character. Which one do you need, and which would they miss most?</source>
        <translation>Il tuo rango ruba a quello di un altro giocatore. Copri una delle sue azioni con il tuo stemma: trascina il simbolo sul tuo personaggio. Quale ti serve, e quale mancherebbe di più al rivale?</translation>
    </message>
    <message>
        <source>Your turn! Carry out your character’s actions from left to right, and skip any you like. Turns go from rank A to rank F.</source>
        <translation>Tocca a te! Esegui le azioni del tuo personaggio da sinistra a destra, e salta quelle che vuoi. I turni vanno dal rango A al rango F.</translation>
    </message>
</context>
<context>
    <name>rival-kings/log</name>
    <message>
        <source>A new round: all characters are shuffled.</source>
        <translation>Nuovo round: si mescolano tutti i personaggi.</translation>
    </message>
    <message>
        <source>A pile has run out. Shared win: {players}.</source>
        <translation>Una pila è esaurita. Vittoria condivisa: {players}.</translation>
    </message>
    <message>
        <source>A pile has run out. {players} wins.</source>
        <translation>Una pila è esaurita. Vince {players}.</translation>
    </message>
    <message>
        <source>Buys {card} for {price}.</source>
        <translation>Compra {card} (prezzo: {price}).</translation>
    </message>
    <message>
        <source>Chooses a character in secret.</source>
        <translation>Sceglie un personaggio in segreto.</translation>
    </message>
    <message>
        <source>Ends the turn.</source>
        <translation>Termina il turno.</translation>
    </message>
    <message>
        <source>Exchanges characters with {player}: {given} for {card}.</source>
        <translation>Scambia i personaggi con {player}: {given} per {card}.</translation>
    </message>
    <message>
        <source>Exchanges {given} for {card}, which was on display.</source>
        <translation>Scambia {given} con {card}, carta scoperta.</translation>
    </message>
    <message>
        <source>Exchanges {given} for {player}’s {card}.</source>
        <translation>Scambia {given} con {card} di {player}.</translation>
    </message>
    <message>
        <source>Game {game} of the match begins.</source>
        <translation>Comincia la partita {game} dell’incontro.</translation>
    </message>
    <message>
        <source>Gets these characters: {cards}.</source>
        <translation>Riceve questi personaggi: {cards}.</translation>
    </message>
    <message>
        <source>Gets three characters.</source>
        <translation>Riceve tre personaggi.</translation>
    </message>
    <message>
        <source>Gives {player} a conflict marker.</source>
        <translation>Dà un segnalino conflitto a {player}.</translation>
    </message>
    <message>
        <source>No pile had money: new money comes from the supply.</source>
        <translation>Nessuna pila aveva denaro: ne arriva dalla riserva.</translation>
    </message>
    <message>
        <source>Perfect pairs {perfect}, color pairs {colours}, single cards {singles}, money {coins}, markers {markers}: {total}.</source>
        <translation>Coppie perfette {perfect}, coppie di colore {colours}, carte singole {singles}, denaro {coins}, segnalini {markers}: {total}.</translation>
    </message>
    <message>
        <source>Pile {pile} holds nothing under the card on display.</source>
        <translation>Sotto la carta scoperta della pila {pile} non c’è niente.</translation>
    </message>
    <message>
        <source>Plays {card}.</source>
        <translation>Gioca {card}.</translation>
    </message>
    <message>
        <source>Recruits {card} for {price}.</source>
        <translation>Recluta {card} (prezzo: {price}).</translation>
    </message>
    <message>
        <source>Returns a conflict marker.</source>
        <translation>Restituisce un segnalino conflitto.</translation>
    </message>
    <message>
        <source>Searches pile {pile}.</source>
        <translation>Cerca nella pila {pile}.</translation>
    </message>
    <message>
        <source>Skips {action}.</source>
        <translation>Salta {action}.</translation>
    </message>
    <message>
        <source>Steals {action} from {player}.</source>
        <translation>Ruba un’azione a {player}: {action}.</translation>
    </message>
    <message>
        <source>Takes a conflict marker because of {player}’s Watchman.</source>
        <translation>Riceve un segnalino conflitto per il Guardiano di {player}.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: a rival has the same rank.</source>
        <translation>Riceve un segnalino conflitto: un altro giocatore ha lo stesso rango.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: the neutral character has a higher rank.</source>
        <translation>Riceve un segnalino conflitto: il personaggio neutrale ha un rango superiore.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: the neutral character has the same rank.</source>
        <translation>Riceve un segnalino conflitto: il personaggio neutrale ha lo stesso rango.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: {player} has a higher rank.</source>
        <translation>Riceve un segnalino conflitto: {player} ha un rango superiore.</translation>
    </message>
    <message>
        <source>Takes money from the supply: +{sum}.</source>
        <translation>Prende denaro dalla riserva: +{sum}.</translation>
    </message>
    <message>
        <source>Takes nothing.</source>
        <translation>Non prende nulla.</translation>
    </message>
    <message>
        <source>Takes the money from pile {pile}: +{sum}.</source>
        <translation>Prende il denaro della pila {pile}: +{sum}.</translation>
    </message>
    <message>
        <source>Takes {card} from the pile for {price}.</source>
        <translation>Prende {card} dalla pila (prezzo: {price}).</translation>
    </message>
    <message>
        <source>The neutral character is the {card}.</source>
        <translation>Il personaggio neutrale è {card}.</translation>
    </message>
    <message>
        <source>Under the card on display, pile {pile} holds {cards}.</source>
        <translation>Sotto la carta scoperta, la pila {pile} contiene {cards}.</translation>
    </message>
    <message>
        <source>Uses {subject} and asks for {player}’s {card}.</source>
        <translation>Usa {subject} e chiede {card} a {player}.</translation>
    </message>
    <message>
        <source>Uses {subject}.</source>
        <translation>Usa {subject}.</translation>
    </message>
    <message>
        <source>{card} is now on display.</source>
        <translation>Ora è scoperta: {card}.</translation>
    </message>
    <message>
        <source>{subject} and {building} are a perfect pair.</source>
        <translation>{subject} e {building} sono una coppia perfetta.</translation>
    </message>
</context>
<context>
    <name>rival-kings/move</name>
    <message>
        <source>Blacksmith: pay 1 less for a building</source>
        <translation>Fabbro: paga 1 in meno per un edificio</translation>
    </message>
    <message>
        <source>Buy from pile {pile}</source>
        <translation>Compra dalla pila {pile}</translation>
    </message>
    <message>
        <source>Buy {card} for {price}</source>
        <translation>Compra {card} (prezzo: {price})</translation>
    </message>
    <message>
        <source>Carpenter: buy an extra building</source>
        <translation>Falegname: compra un altro edificio</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Termina il turno</translation>
    </message>
    <message>
        <source>Farmer: carry out a stolen action ({action})</source>
        <translation>Contadino: esegui un’azione rubata ({action})</translation>
    </message>
    <message>
        <source>Gardener: exchange characters with {player}</source>
        <translation>Giardiniere: scambia i personaggi con {player}</translation>
    </message>
    <message>
        <source>Give a conflict marker to {player}</source>
        <translation>Dai un segnalino conflitto a {player}</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>Dai {card}</translation>
    </message>
    <message>
        <source>Herbalist: give a conflict marker to {player}</source>
        <translation>Erborista: dai un segnalino conflitto a {player}</translation>
    </message>
    <message>
        <source>Innkeeper: recruit an extra subject</source>
        <translation>Locandiere: recluta un altro suddito</translation>
    </message>
    <message>
        <source>Jailer: take 1 coin for each conflict marker</source>
        <translation>Carceriere: prendi 1 moneta per segnalino conflitto</translation>
    </message>
    <message>
        <source>Keep your character</source>
        <translation>Tieni il tuo personaggio</translation>
    </message>
    <message>
        <source>Market Woman: take extra money</source>
        <translation>Venditrice: prendi ancora denaro</translation>
    </message>
    <message>
        <source>Miner: search pile {pile}</source>
        <translation>Minatore: cerca nella pila {pile}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Gioca {card}</translation>
    </message>
    <message>
        <source>Play {card}, with the tie symbol</source>
        <extracomment>Both Traders have the same name; this one wins ties.</extracomment>
        <translation>Gioca {card}, con il simbolo di spareggio</translation>
    </message>
    <message>
        <source>Recruit from pile {pile}</source>
        <translation>Recluta dalla pila {pile}</translation>
    </message>
    <message>
        <source>Recruit {card} for {price}</source>
        <translation>Recluta {card} (prezzo: {price})</translation>
    </message>
    <message>
        <source>Return a conflict marker</source>
        <translation>Restituisci un segnalino conflitto</translation>
    </message>
    <message>
        <source>Sailor: do your action twice</source>
        <translation>Marinaio: esegui due volte la tua azione</translation>
    </message>
    <message>
        <source>Scholar: take 1 coin for each building</source>
        <translation>Erudito: prendi 1 moneta per edificio</translation>
    </message>
    <message>
        <source>Skip this action</source>
        <translation>Salta questa azione</translation>
    </message>
    <message>
        <source>Steal from {player}: {action}</source>
        <translation>Ruba a {player}: {action}</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Non prendere nulla</translation>
    </message>
    <message>
        <source>Take the conflict marker</source>
        <translation>Prendi il segnalino conflitto</translation>
    </message>
    <message>
        <source>Take the money from pile {pile}</source>
        <translation>Prendi il denaro della pila {pile}</translation>
    </message>
    <message>
        <source>Take {card} for {price}</source>
        <translation>Prendi {card} (prezzo: {price})</translation>
    </message>
    <message>
        <source>Troubadour: exchange a card for {card}</source>
        <translation>Trovatore: scambia una carta con {card}</translation>
    </message>
    <message>
        <source>Troubadour: exchange a card with pile {pile}</source>
        <translation>Trovatore: scambia una carta con la pila {pile}</translation>
    </message>
    <message>
        <source>Vintner: search pile {pile}</source>
        <translation>Vignaiolo: cerca nella pila {pile}</translation>
    </message>
    <message>
        <source>Watchman: make your rival take the marker</source>
        <translation>Guardiano: segnalino al rivale</translation>
    </message>
    <message>
        <source>Watchman: turn the marker away</source>
        <translation>Guardia: respingere il segnalino</translation>
    </message>
    <message>
        <source>{subject}: exchange a card for {player}’s {card}</source>
        <translation>{subject}: scambia una carta con {card} di {player}</translation>
    </message>
</context>
<context>
    <name>rival-kings/number</name>
    <message>
        <source>1-coins at the start</source>
        <translation>Monete da 1 all’inizio</translation>
    </message>
    <message>
        <source>2-coins at the start</source>
        <translation>Monete da 2 all’inizio</translation>
    </message>
    <message>
        <source>Cards in a pile</source>
        <translation>Carte in una pila</translation>
    </message>
    <message>
        <source>Characters dealt to each player</source>
        <translation>Personaggi per giocatore</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Value of “{card}”</source>
        <translation>Valore di “{card}”</translation>
    </message>
    <message>
        <source>With {seats} players and a card that costs {price}, an edition’s coins must total at least {least} so that someone can always pay for that card; in this one, they total {number}.</source>
        <translation>Con {seats} giocatori e una carta che costa {price}, le monete di un’edizione devono valere in tutto almeno {least}, perché si possa sempre pagarla; in questa valgono {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} buildings for its piles and its 2-coins; this one has {number}.</source>
        <translation>Con {seats} giocatori, a un’edizione servono almeno {least} edifici per le pile e le monete da 2; questa ne ha {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} characters; this one has {number}.</source>
        <translation>Con {seats} giocatori, a un’edizione servono almeno {least} personaggi; questa ne ha {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} subjects for its piles and its 1-coins; this one has {number}.</source>
        <translation>Con {seats} giocatori, a un’edizione servono almeno {least} sudditi per le pile e le monete da 1; questa ne ha {number}.</translation>
    </message>
</context>
<context>
    <name>rival-kings/option</name>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>Money at the piles</source>
        <translation>Denaro delle pile</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Una partita</translation>
    </message>
    <message>
        <source>Only the thickness is shown</source>
        <translation>Solo l’altezza</translation>
    </message>
    <message>
        <source>The sum is shown</source>
        <translation>Somma visibile</translation>
    </message>
    <message>
        <source>To {points} points</source>
        <translation>Fino a {points} punti</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} partite</translation>
    </message>
</context>
<context>
    <name>rival-kings/prompt</name>
    <message numerus="yes">
        <source>%n action(s) left: end your turn anyway?</source>
        <translation>
            <numerusform>Resta %n azione: termini comunque il turno?</numerusform>
            <numerusform>Restano %n azioni: termini comunque il turno?</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy a building, or skip.</source>
        <translation>Compra un edificio o passa.</translation>
    </message>
    <message>
        <source>Buy a building, or use an ability.</source>
        <translation>Compra un edificio o usa un’abilità.</translation>
    </message>
    <message>
        <source>Buy a building.</source>
        <translation>Compra un edificio.</translation>
    </message>
    <message>
        <source>Choose a character in secret.</source>
        <translation>Scegli un personaggio in segreto.</translation>
    </message>
    <message>
        <source>Choose what to give for {card}.</source>
        <translation>Scegli cosa dare per {card}.</translation>
    </message>
    <message>
        <source>Click a lower rank’s action, or use an ability.</source>
        <translation>Ruba a un rango inferiore o usa un’abilità.</translation>
    </message>
    <message>
        <source>Click one of {player}’s actions, or use an ability.</source>
        <translation>Ruba un’azione a {player} o usa un’abilità.</translation>
    </message>
    <message>
        <source>Conflict with a higher rank: use the Watchman, or pass.</source>
        <translation>Rango superiore: usa il Guardiano o passa.</translation>
    </message>
    <message>
        <source>Equal ranks: carry out one action, or use an ability.</source>
        <translation>Ranghi uguali: esegui un’azione o usa un’abilità.</translation>
    </message>
    <message>
        <source>Equal ranks: carry out one of your actions.</source>
        <translation>Ranghi uguali: esegui una delle tue azioni.</translation>
    </message>
    <message>
        <source>Gardener: exchange characters, or keep yours.</source>
        <translation>Giardiniere: scambia i personaggi o tieni il tuo.</translation>
    </message>
    <message>
        <source>Give a conflict marker to a rival, or skip.</source>
        <translation>Dai un segnalino conflitto a un rivale o passa.</translation>
    </message>
    <message>
        <source>Give a conflict marker to a rival.</source>
        <translation>Dai un segnalino conflitto a un rivale.</translation>
    </message>
    <message>
        <source>Give away a conflict marker, or use an ability.</source>
        <translation>Cedi un segnalino conflitto o usa un’abilità.</translation>
    </message>
    <message>
        <source>Nothing is left to do: end your turn.</source>
        <translation>Non resta altro da fare: termina il turno.</translation>
    </message>
    <message>
        <source>Recruit a subject, or skip.</source>
        <translation>Recluta un suddito o passa.</translation>
    </message>
    <message>
        <source>Recruit a subject, or use an ability.</source>
        <translation>Recluta un suddito o usa un’abilità.</translation>
    </message>
    <message>
        <source>Recruit a subject.</source>
        <translation>Recluta un suddito.</translation>
    </message>
    <message>
        <source>Return a conflict marker, or skip.</source>
        <translation>Restituisci un segnalino conflitto o passa.</translation>
    </message>
    <message>
        <source>Return a conflict marker, or use an ability.</source>
        <translation>Restituisci un segnalino conflitto o usa un’abilità.</translation>
    </message>
    <message>
        <source>Return a conflict marker.</source>
        <translation>Restituisci un segnalino conflitto.</translation>
    </message>
    <message>
        <source>Skip this action, or use an ability first.</source>
        <translation>Salta questa azione o usa prima un’abilità.</translation>
    </message>
    <message>
        <source>Steal: click an action of a lower rank.</source>
        <translation>Ruba: fai clic su un’azione di rango inferiore.</translation>
    </message>
    <message>
        <source>Steal: click one of {player}’s actions.</source>
        <translation>Ruba: fai clic su un’azione di {player}.</translation>
    </message>
    <message>
        <source>Take a card from the pile, or take nothing.</source>
        <translation>Prendi una carta dalla pila, o nessuna.</translation>
    </message>
    <message>
        <source>Take money from a pile, or skip.</source>
        <translation>Prendi denaro da una pila o passa.</translation>
    </message>
    <message>
        <source>Take money from a pile, or use an ability.</source>
        <translation>Prendi denaro da una pila o usa un’abilità.</translation>
    </message>
    <message>
        <source>Take money from a pile.</source>
        <translation>Prendi denaro da una pila.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>This action is impossible now: skip it.</source>
        <translation>Questa azione ora è impossibile: saltala.</translation>
    </message>
    <message>
        <source>This is the Gardener’s only chance: exchange no characters?</source>
        <translation>Il Giardiniere aiuta solo ora: non scambi i personaggi?</translation>
    </message>
    <message>
        <source>This is the Gardener’s only chance: keep your character?</source>
        <translation>Il Giardiniere aiuta solo ora: tieni il tuo personaggio?</translation>
    </message>
    <message>
        <source>Use an ability, or end your turn.</source>
        <translation>Usa un’abilità o termina il turno.</translation>
    </message>
    <message numerus="yes">
        <source>You could take %n card(s): take nothing?</source>
        <translation>
            <numerusform>Puoi prendere %n carta: non prendi nulla?</numerusform>
            <numerusform>Puoi prendere %n carte: non prendi nulla?</numerusform>
        </translation>
    </message>
    <message>
        <source>You will lose this action: skip it anyway?</source>
        <translation>Perderai questa azione: la salti comunque?</translation>
    </message>
    <message>
        <source>You will take a conflict marker: leave the Watchman unused?</source>
        <translation>Riceverai un segnalino conflitto: non usi il Guardiano?</translation>
    </message>
    <message>
        <source>Your subject has not helped yet: end your turn anyway?</source>
        <translation>Il tuo suddito non ha ancora aiutato: termini comunque il turno?</translation>
    </message>
</context>
<context>
    <name>rival-kings/reason</name>
    <message>
        <source>A pile runs out, so the game ends with this cycle, and you lead {mine} to {theirs}.</source>
        <translation>Una pila si esaurisce: la partita finisce con questo giro, e sei in testa {mine} a {theirs}.</translation>
    </message>
    <message>
        <source>Actions left for {player}’s character: {actions}.</source>
        <translation>Azioni rimaste al personaggio di {player}: {actions}.</translation>
    </message>
    <message>
        <source>Buildings to choose from in pile {pile}: {number}.</source>
        <translation>Edifici tra cui scegliere nella pila {pile}: {number}.</translation>
    </message>
    <message>
        <source>For now, your character is {card}. Actions: {actions}.</source>
        <translation>Per ora il tuo personaggio è {card}. Azioni: {actions}.</translation>
    </message>
    <message>
        <source>No pile has money, so the supply fills the piles first: this brings you 2 in coins.</source>
        <translation>Nessuna pila ha denaro, quindi prima le rifornisce la riserva: così ricevi 2 in monete.</translation>
    </message>
    <message>
        <source>No pile holds more money than this one.</source>
        <translation>Nessuna pila ha più denaro di questa.</translation>
    </message>
    <message>
        <source>Nobody takes a conflict marker.</source>
        <translation>Nessuno riceve il segnalino conflitto.</translation>
    </message>
    <message>
        <source>Of the {unseen} characters that you cannot see, {card} steals from {mine}, but {other} from only {theirs}.</source>
        <translation>Dei {unseen} personaggi che non vedi, {card} ruba a {mine}, {other} solo a {theirs}.</translation>
    </message>
    <message>
        <source>Of the {unseen} characters that you cannot see, {mine} can bring a conflict marker to {card}, but {theirs} can bring one to {other}.</source>
        <translation>Personaggi che non vedi e che possono causare un segnalino conflitto: {mine} su {unseen} a {card}, ma {theirs} a {other}.</translation>
    </message>
    <message>
        <source>Pile {pile} has more money than pile {other}.</source>
        <translation>La pila {pile} ha più denaro della pila {other}.</translation>
    </message>
    <message>
        <source>Subjects to choose from in pile {pile}: {number}.</source>
        <translation>Sudditi tra cui scegliere nella pila {pile}: {number}.</translation>
    </message>
    <message>
        <source>That marker will no longer cost you {cost} points.</source>
        <translation>Quel segnalino non ti costerà più {cost} punti.</translation>
    </message>
    <message>
        <source>The exchange brings you {card}.</source>
        <translation>Con lo scambio ottieni {card}.</translation>
    </message>
    <message>
        <source>The exchange brings you {card}: your cards score {after} instead of {before}.</source>
        <translation>Con lo scambio ottieni {card}: le tue carte valgono {after} invece di {before}.</translation>
    </message>
    <message>
        <source>The next building that you buy this turn costs 1 less.</source>
        <translation>Il prossimo edificio che compri in questo turno costa 1 in meno.</translation>
    </message>
    <message>
        <source>This brings you the money from pile {pile}.</source>
        <translation>Così ottieni il denaro della pila {pile}.</translation>
    </message>
    <message>
        <source>This brings you {sum} in coins from the supply.</source>
        <translation>Così prendi {sum} in monete dalla riserva.</translation>
    </message>
    <message>
        <source>This character has these actions: {actions}.</source>
        <translation>Questo personaggio ha queste azioni: {actions}.</translation>
    </message>
    <message>
        <source>This completes a perfect pair, {subject} and {building}: your cards score {after} instead of {before}.</source>
        <translation>Completi una coppia perfetta, {subject} e {building}: le tue carte valgono {after} invece di {before}.</translation>
    </message>
    <message>
        <source>This pile holds the most money.</source>
        <translation>Questa è la pila con più denaro.</translation>
    </message>
    <message>
        <source>Whichever action you choose, you may carry it out twice.</source>
        <translation>Puoi eseguire due volte l’azione che scegli.</translation>
    </message>
    <message>
        <source>With the actions left this turn, your cards can score {mine} instead of {other}.</source>
        <translation>Con le azioni che restano in questo turno, le tue carte possono valere {mine} invece di {other}.</translation>
    </message>
    <message>
        <source>With the actions {player} has left and what is on display, their cards could score {theirs} instead of {other}.</source>
        <translation>Con le azioni rimaste e le carte scoperte, le carte di {player} potrebbero valere {theirs} invece di {other}.</translation>
    </message>
    <message>
        <source>With this card, your cards score {after} instead of {before}.</source>
        <translation>Con questa carta le tue carte valgono {after} invece di {before}.</translation>
    </message>
    <message>
        <source>With what is on display, your cards can score {mine} with {card}’s actions, but only {theirs} with {other}’s.</source>
        <translation>Con le carte scoperte, le tue carte possono valere {mine} con le azioni di {card}, ma solo {theirs} con quelle di {other}.</translation>
    </message>
    <message>
        <source>With {card}, your cards can score {after} instead of {before}.</source>
        <translation>Con {card} le tue carte possono valere {after} invece di {before}.</translation>
    </message>
    <message>
        <source>You can still use an ability this cycle.</source>
        <translation>Puoi ancora usare un’abilità in questo giro.</translation>
    </message>
    <message>
        <source>You cannot carry out any of your own actions now.</source>
        <translation>Ora non puoi eseguire nessuna delle tue azioni.</translation>
    </message>
    <message>
        <source>You carry out what {player} stole from you: {action}.</source>
        <translation>Esegui ciò che {player} ti ha rubato: {action}.</translation>
    </message>
    <message>
        <source>You get an extra action: {action}.</source>
        <translation>Ottieni un’azione extra: {action}.</translation>
    </message>
    <message>
        <source>You keep your money: {sum}.</source>
        <translation>Conservi il tuo denaro: {sum}.</translation>
    </message>
    <message>
        <source>You may carry this out again: {action}.</source>
        <translation>Puoi ripetere questa azione: {action}.</translation>
    </message>
    <message>
        <source>You may carry this out at once: {action}. {player}’s character can no longer do so this cycle.</source>
        <translation>Puoi eseguirla subito: {action}. In questo giro il personaggio di {player} non può più farlo.</translation>
    </message>
    <message>
        <source>You may carry this out at once: {action}. {player}’s character can no longer do so, but their active subject still can: {subject}.</source>
        <translation>Puoi eseguirla subito: {action}. Il personaggio di {player} non può più farlo, ma il suo suddito attivo sì: {subject}.</translation>
    </message>
    <message>
        <source>You skip this action, and your turn goes on.</source>
        <translation>Salti questa azione, e il tuo turno continua.</translation>
    </message>
    <message>
        <source>You skip {actions}.</source>
        <translation>Non esegui: {actions}.</translation>
    </message>
    <message>
        <source>You then need only {partner} to complete a perfect pair worth {points} points.</source>
        <translation>Allora ti manca una sola carta per una coppia perfetta da {points} punti: {partner}.</translation>
    </message>
    <message>
        <source>You would have {mine} in coins instead of {other}.</source>
        <translation>Avresti {mine} in monete invece di {other}.</translation>
    </message>
    <message>
        <source>Your active subject would be {subject}, not {other}. Its ability: {ability}</source>
        <translation>Il tuo suddito attivo sarebbe {subject}, non {other}. La sua abilità: {ability}</translation>
    </message>
    <message>
        <source>Your active subject would be {subject}. Its ability: {ability}</source>
        <translation>Il tuo suddito attivo sarebbe {subject}. La sua abilità: {ability}</translation>
    </message>
    <message>
        <source>Your cards would score {mine} instead of {other}.</source>
        <translation>Le tue carte varrebbero {mine} invece di {other}.</translation>
    </message>
    <message>
        <source>Your character would then be {card}. Actions: {actions}.</source>
        <translation>Il tuo personaggio sarebbe {card}. Azioni: {actions}.</translation>
    </message>
    <message>
        <source>Your conflict markers: {mine} instead of {other}.</source>
        <translation>I tuoi segnalini conflitto: {mine} invece di {other}.</translation>
    </message>
    <message>
        <source>{card} can do what {other} cannot: {actions}.</source>
        <translation>{card} può fare ciò che {other} non può: {actions}.</translation>
    </message>
    <message>
        <source>{card} has {mine} actions, {other} only {theirs}.</source>
        <translation>{card} ha {mine} azioni, {other} solo {theirs}.</translation>
    </message>
    <message>
        <source>{player} is ahead of {other}, {points} to {less}. The marker costs 2 points.</source>
        <translation>{player} precede {other}, {points} a {less}. Il segnalino costa 2 punti.</translation>
    </message>
    <message>
        <source>{player} takes the conflict marker, not you.</source>
        <translation>{player} riceve il segnalino conflitto, non tu.</translation>
    </message>
    <message>
        <source>{player}, not you, will lose {cost} points for that marker.</source>
        <translation>Quel segnalino costerà {cost} punti a {player}, non a te.</translation>
    </message>
    <message>
        <source>{player}’s cards would score {theirs} instead of {other}.</source>
        <translation>Le carte di {player} varrebbero {theirs} invece di {other}.</translation>
    </message>
    <message>
        <source>{player}’s conflict markers: {theirs} instead of {other}.</source>
        <translation>Segnalini conflitto di {player}: {theirs} invece di {other}.</translation>
    </message>
    <message>
        <source>{threats} of the {unseen} characters that you cannot see can bring this one a conflict marker. None of your characters faces fewer threats.</source>
        <translation>Personaggi coperti che possono causargli un segnalino conflitto: {threats} su {unseen}. Nessun altro tuo personaggio rischia meno.</translation>
    </message>
</context>
<context>
    <name>rival-kings/refusal</name>
    <message>
        <source>A crest already covers this action: {action}.</source>
        <translation>Uno stemma copre già questa azione: {action}.</translation>
    </message>
    <message>
        <source>A different action comes first: {action}.</source>
        <translation>Prima viene un’altra azione: {action}.</translation>
    </message>
    <message>
        <source>Actions go left to right; it is too late for this one: {action}.</source>
        <translation>Le azioni vanno da sinistra a destra; per questa è troppo tardi: {action}.</translation>
    </message>
    <message>
        <source>Buildings do nothing during a turn; they score at the end.</source>
        <translation>Gli edifici non fanno nulla durante il turno; danno punti alla fine.</translation>
    </message>
    <message>
        <source>Carry out the stolen or extra action first, or skip it.</source>
        <translation>Esegui prima l’azione rubata o extra, oppure saltala.</translation>
    </message>
    <message>
        <source>Characters in your hand wait for the next cycle.</source>
        <translation>I personaggi nella tua mano aspettano il prossimo giro.</translation>
    </message>
    <message>
        <source>Choose another player, not yourself.</source>
        <translation>Scegli un altro giocatore, non te.</translation>
    </message>
    <message>
        <source>Choose the stolen action to carry out.</source>
        <translation>Scegli quale azione rubata eseguire.</translation>
    </message>
    <message>
        <source>Coins are paid automatically when you recruit or buy.</source>
        <translation>Le monete si pagano da sole quando recluti o compri.</translation>
    </message>
    <message>
        <source>Every card you could give belongs to a perfect pair.</source>
        <translation>Ogni carta che potresti dare fa parte di una coppia perfetta.</translation>
    </message>
    <message>
        <source>First choose the card to give in exchange.</source>
        <translation>Scegli prima la carta da dare nello scambio.</translation>
    </message>
    <message>
        <source>First choose the other player’s card that you want in exchange.</source>
        <translation>Scegli prima la carta dell’altro giocatore per lo scambio.</translation>
    </message>
    <message>
        <source>First choose what to take from the pile.</source>
        <translation>Scegli prima che cosa prendere dalla pila.</translation>
    </message>
    <message>
        <source>First decide whether your Gardener exchanges characters.</source>
        <translation>Decidi prima se il Giardiniere scambia i personaggi.</translation>
    </message>
    <message>
        <source>First decide whether your Watchman acts in this conflict.</source>
        <translation>Decidi prima se il Guardiano agisce in questo conflitto.</translation>
    </message>
    <message>
        <source>First, everyone chooses a character.</source>
        <translation>Prima ognuno sceglie un personaggio.</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, you carry out only one action.</source>
        <translation>In un conflitto di pari rango esegui una sola azione.</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, you steal from nobody.</source>
        <translation>In un conflitto di pari rango non rubi a nessuno.</translation>
    </message>
    <message>
        <source>No action was stolen from you.</source>
        <translation>Non ti è stata rubata nessuna azione.</translation>
    </message>
    <message>
        <source>No exchange has begun: first use a subject that exchanges cards.</source>
        <translation>Nessuno scambio in corso: usa prima un suddito che scambia carte.</translation>
    </message>
    <message>
        <source>No other player has a building.</source>
        <translation>Nessun altro giocatore ha un edificio.</translation>
    </message>
    <message>
        <source>No other player has a subject.</source>
        <translation>Nessun altro giocatore ha un suddito.</translation>
    </message>
    <message>
        <source>No pile has money, and the supply cannot fill one.</source>
        <translation>Nessuna pila ha denaro, e la riserva non basta per nessuna.</translation>
    </message>
    <message>
        <source>No pile has money, and the supply cannot fill pile {pile}.</source>
        <translation>Nessuna pila ha denaro, e la riserva non basta per la pila {pile}.</translation>
    </message>
    <message>
        <source>No search has begun: first use the Vintner or Miner.</source>
        <translation>Nessuna ricerca in corso: usa prima il Vignaiolo o il Minatore.</translation>
    </message>
    <message>
        <source>Not now. Carry out an action or end your turn.</source>
        <translation>Non ora. Esegui un’azione o termina il turno.</translation>
    </message>
    <message>
        <source>Only the card on top of a pile can be taken.</source>
        <translation>Si può prendere solo la carta in cima a una pila.</translation>
    </message>
    <message>
        <source>Only your newest subject can help you.</source>
        <translation>Può aiutarti solo il tuo suddito più recente.</translation>
    </message>
    <message>
        <source>Pile {pile} is empty.</source>
        <translation>La pila {pile} è vuota.</translation>
    </message>
    <message>
        <source>Start your turn by stealing an action.</source>
        <translation>Comincia il tuo turno rubando un’azione.</translation>
    </message>
    <message>
        <source>Subjects are exchanged for subjects, and buildings for buildings.</source>
        <translation>I sudditi si scambiano con sudditi, gli edifici con edifici.</translation>
    </message>
    <message>
        <source>The Gardener acts only after the characters are revealed and before conflicts are resolved.</source>
        <translation>Il Giardiniere agisce solo dopo la rivelazione dei personaggi e prima dei conflitti.</translation>
    </message>
    <message>
        <source>The Miner finds no buildings in pile {pile}.</source>
        <translation>Il Minatore non trova edifici nella pila {pile}.</translation>
    </message>
    <message>
        <source>The Miner finds only buildings.</source>
        <translation>Il Minatore trova solo edifici.</translation>
    </message>
    <message>
        <source>The Sailor helps only in a conflict of equal ranks.</source>
        <translation>Il Marinaio aiuta solo in un conflitto di pari rango.</translation>
    </message>
    <message>
        <source>The Vintner finds no subjects in pile {pile}.</source>
        <translation>Il Vignaiolo non trova sudditi nella pila {pile}.</translation>
    </message>
    <message>
        <source>The Vintner finds only subjects.</source>
        <translation>Il Vignaiolo trova solo sudditi.</translation>
    </message>
    <message>
        <source>The Watchman acts only while conflicts are being resolved, before any turns.</source>
        <translation>Il Guardiano agisce solo mentre si svolgono i conflitti, prima dei turni.</translation>
    </message>
    <message>
        <source>The pile does not hold this card: {card}.</source>
        <translation>La pila non contiene la carta {card}.</translation>
    </message>
    <message>
        <source>The supply has no coins.</source>
        <translation>La riserva non ha monete.</translation>
    </message>
    <message>
        <source>The supply has only 2-coins; you have no 1-coin for change.</source>
        <translation>La riserva ha solo monete da 2; non hai una moneta da 1 di resto.</translation>
    </message>
    <message>
        <source>The supply refills piles only when none has money.</source>
        <translation>La riserva rifornisce le pile solo se nessuna ha denaro.</translation>
    </message>
    <message>
        <source>There is no money at pile {pile}.</source>
        <translation>Non c’è denaro alla pila {pile}.</translation>
    </message>
    <message>
        <source>These characters were not dealt this round.</source>
        <translation>Questi personaggi non sono stati distribuiti in questo round.</translation>
    </message>
    <message>
        <source>This action belongs to another player’s character.</source>
        <translation>Questa azione è del personaggio di un altro giocatore.</translation>
    </message>
    <message>
        <source>This action is already done: {action}.</source>
        <translation>Questa azione è già stata svolta: {action}.</translation>
    </message>
    <message>
        <source>This action was not stolen from you: {action}.</source>
        <translation>Questa azione non ti è stata rubata: {action}.</translation>
    </message>
    <message>
        <source>This action was stolen from you: {action}.</source>
        <translation>Questa azione ti è stata rubata: {action}.</translation>
    </message>
    <message>
        <source>This character has been played and does nothing more.</source>
        <translation>Questo personaggio è già stato giocato e non fa altro.</translation>
    </message>
    <message>
        <source>This is not your active subject: {subject}.</source>
        <translation>{subject} non è il tuo suddito attivo.</translation>
    </message>
    <message>
        <source>This subject belongs to another player.</source>
        <translation>Questo suddito appartiene a un altro giocatore.</translation>
    </message>
    <message>
        <source>To take money, use the Take money action.</source>
        <translation>Per prendere denaro, usa l’azione Prendi denaro.</translation>
    </message>
    <message>
        <source>Use your character’s actions, not the character itself.</source>
        <translation>Usa le azioni del tuo personaggio, non il personaggio stesso.</translation>
    </message>
    <message>
        <source>You and {player} have equal ranks: neither steals from the other.</source>
        <translation>Pari rango per te e {player}: nessuno ruba all’altro.</translation>
    </message>
    <message>
        <source>You cannot pay for any building on display.</source>
        <translation>Non puoi pagare nessun edificio scoperto.</translation>
    </message>
    <message>
        <source>You cannot pay for any subject on display.</source>
        <translation>Non puoi pagare nessun suddito scoperto.</translation>
    </message>
    <message>
        <source>You do not have this card: {card}.</source>
        <translation>Non hai la carta {card}.</translation>
    </message>
    <message>
        <source>You do not hold this character: {card}.</source>
        <translation>Non hai in mano questo personaggio: {card}.</translation>
    </message>
    <message>
        <source>You have already played your character for this cycle.</source>
        <translation>Hai già giocato il tuo personaggio per questo giro.</translation>
    </message>
    <message>
        <source>You have already stolen an action from {player}.</source>
        <translation>Hai già rubato un’azione a {player}.</translation>
    </message>
    <message>
        <source>You have already used a subject this cycle.</source>
        <translation>In questo giro hai già usato un suddito.</translation>
    </message>
    <message>
        <source>You have no building to give in exchange.</source>
        <translation>Non hai edifici da dare in cambio.</translation>
    </message>
    <message>
        <source>You have no buildings.</source>
        <translation>Non hai edifici.</translation>
    </message>
    <message>
        <source>You have no conflict markers.</source>
        <translation>Non hai segnalini conflitto.</translation>
    </message>
    <message>
        <source>Your {card} belongs to a perfect pair.</source>
        <translation>{card} appartiene a una tua coppia perfetta.</translation>
    </message>
    <message>
        <source>{card} costs {price}, but you have only {coins}.</source>
        <translation>{card} costa {price}, ma tu hai solo {coins}.</translation>
    </message>
    <message>
        <source>{card} does not have this action: {action}.</source>
        <translation>{card} non ha questa azione: {action}.</translation>
    </message>
    <message>
        <source>{card} is a building: it is bought, not recruited.</source>
        <translation>{card} è un edificio: si compra, non si recluta.</translation>
    </message>
    <message>
        <source>{card} is a subject: it is recruited, not bought.</source>
        <translation>{card} è un suddito: si recluta, non si compra.</translation>
    </message>
    <message>
        <source>{card} steals from nobody.</source>
        <translation>{card} non ruba a nessuno.</translation>
    </message>
    <message>
        <source>{card} steals only from rank {rank}; {player} has rank {theirs}.</source>
        <translation>{card} ruba solo al rango {rank}; {player} ha rango {theirs}.</translation>
    </message>
    <message>
        <source>{player} does not have this card: {card}.</source>
        <translation>{player} non ha la carta {card}.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} non partecipa a questa partita.</translation>
    </message>
    <message>
        <source>{player}’s {card} belongs to a perfect pair.</source>
        <translation>{card} di {player} appartiene a una coppia perfetta.</translation>
    </message>
</context>
<context>
    <name>rival-kings/road</name>
    <message>
        <source>Emeric has never lost a town. He has only gambled some away, and now he is playing for yours.</source>
        <translation>Emeric non ha mai perso una città. Ne ha solo giocata qualcuna ai dadi, e ora gioca per la tua.</translation>
    </message>
    <message>
        <source>Everyone starts with a single coin, and the piles are smaller.</source>
        <translation>Ognuno comincia con una sola moneta, e le pile sono più basse.</translation>
    </message>
    <message>
        <source>Everyone starts with coins worth 10 instead of 5, and the piles are smaller.</source>
        <translation>Ognuno comincia con 10 in monete invece di 5, e le pile sono più basse.</translation>
    </message>
    <message>
        <source>From every hill, you can look into the neighbors’ kitchens. Two neighbors have been doing so for years.</source>
        <translation>Da ogni colle si guarda nelle cucine dei vicini. Due di loro lo fanno da anni.</translation>
    </message>
    <message>
        <source>It has not rained, and every purse is empty. Still, everyone wants to build.</source>
        <translation>Non ha piovuto, e ogni borsa è vuota. Eppure tutti vogliono costruire.</translation>
    </message>
    <message>
        <source>Market Day</source>
        <translation>Giorno di mercato</translation>
    </message>
    <message>
        <source>The Guild Hall</source>
        <translation>La sede della gilda</translation>
    </message>
    <message>
        <source>The Inheritance</source>
        <translation>L’eredità</translation>
    </message>
    <message>
        <source>The Lean Year</source>
        <translation>L’anno magro</translation>
    </message>
    <message>
        <source>The Lord of the Hills</source>
        <translation>Il signore dei colli</translation>
    </message>
    <message>
        <source>The Master Builder</source>
        <translation>Il capomastro</translation>
    </message>
    <message>
        <source>The Moneylender</source>
        <translation>L’usuraio</translation>
    </message>
    <message>
        <source>The Three Hills</source>
        <translation>I tre colli</translation>
    </message>
    <message>
        <source>The guild has built half of this town and been paid for all of it.</source>
        <translation>La gilda ha costruito mezza città, e l’ha fatta pagare tutta.</translation>
    </message>
    <message>
        <source>The master builder has three plans that do not work. He suspects the masons are holding them upside down.</source>
        <translation>Il capomastro ha tre progetti che non tornano. Sospetta che i muratori li tengano al contrario.</translation>
    </message>
    <message>
        <source>The moneylender lends to everyone, you included. The interest, he says, is a matter for later.</source>
        <translation>L’usuraio presta a tutti, anche a te. Degli interessi, dice, si parlerà dopo.</translation>
    </message>
    <message>
        <source>The piles are smaller: five cards instead of eight.</source>
        <translation>Le pile sono più basse: cinque carte invece di otto.</translation>
    </message>
    <message>
        <source>Two towns stand on two hills, and each calls itself the capital. You buy a cartload of stones and start a third.</source>
        <translation>Due città stanno su due colli, e ognuna si dice la capitale. Compri un carro di pietre e ne cominci una terza.</translation>
    </message>
    <message>
        <source>Win by {number} points or more.</source>
        <translation>Vinci con almeno {number} punti di scarto.</translation>
    </message>
    <message>
        <source>Your great-aunt has left you half a town, and a neighbor who steals.</source>
        <translation>La tua prozia ti ha lasciato mezza città, e una vicina che ruba.</translation>
    </message>
</context>
<context>
    <name>rival-kings/rule</name>
    <message>
        <source>A match</source>
        <translation>Un incontro</translation>
    </message>
    <message>
        <source>A new subject</source>
        <translation>Un nuovo suddito</translation>
    </message>
    <message>
        <source>A new subject is active at once. You may use it if you have not used another one this cycle.</source>
        <translation>Un nuovo suddito è subito attivo. Puoi usarlo se in questo giro non ne hai usato un altro.</translation>
    </message>
    <message>
        <source>A perfect pair, a subject with its own building, scores both values. Then a building and a subject of the same color score the higher of their two values; they are paired so that you score the most. Every other card scores 1. Every 3 in coins scores 1, and every conflict marker costs 2.</source>
        <translation>Una coppia perfetta, un suddito con il suo edificio, vale entrambi i valori. Poi un edificio e un suddito dello stesso colore valgono il più alto dei due valori; si abbinano in modo da darti più punti possibile. Ogni altra carta vale 1. Ogni 3 in monete vale 1, e ogni segnalino conflitto costa 2.</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>After the characters are revealed and before conflicts are resolved, you may exchange your character for another player’s. If there are several Gardeners, they act from the highest rank down.</source>
        <translation>Dopo la rivelazione dei personaggi e prima dei conflitti, puoi scambiare il tuo con quello di un altro giocatore. Se ci sono più Giardinieri, agiscono a partire dal rango più alto.</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation>Fabbro</translation>
    </message>
    <message>
        <source>Carry out your character’s actions from left to right. You may skip any of them.</source>
        <translation>Esegui le azioni del tuo personaggio da sinistra a destra. Puoi saltarne quante vuoi.</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Segnalini conflitto</translation>
    </message>
    <message>
        <source>Conflicts of equal ranks come first: both players take a conflict marker, and each carries out only one of their character’s actions. They have no conflict with lower ranks, which take no marker and lose no action because of them. Higher ranks can still steal from both players.</source>
        <translation>I conflitti di pari rango vengono per primi: entrambi i giocatori ricevono un segnalino conflitto e ognuno esegue una sola azione del suo personaggio. Non hanno conflitti con ranghi inferiori, che per causa loro non ricevono segnalini e non perdono azioni. I ranghi superiori possono comunque rubare a entrambi.</translation>
    </message>
    <message>
        <source>Court Lady and Bishop</source>
        <translation>Dama di corte e Vescovo</translation>
    </message>
    <message>
        <source>Different ranks</source>
        <translation>Ranghi diversi</translation>
    </message>
    <message>
        <source>Equal ranks and theft</source>
        <translation>Furto a pari rango</translation>
    </message>
    <message>
        <source>Extra actions</source>
        <translation>Azioni extra</translation>
    </message>
    <message>
        <source>For each round, everyone gets three characters. In each of its two cycles, everyone secretly plays one of them, all are revealed together, conflicts are resolved, and the players carry out their actions. Then all characters are shuffled for a new round.</source>
        <translation>In ogni round, ognuno riceve tre personaggi. In ciascuno dei due giri, tutti ne giocano uno in segreto, si rivelano insieme, si svolgono i conflitti e si eseguono le azioni. Poi si mescolano tutti i personaggi per un nuovo round.</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Giardiniere</translation>
    </message>
    <message>
        <source>If scores are tied, the player with fewer conflict markers wins; if still tied, the one with more money. If that is equal, too, they share the win.</source>
        <translation>In caso di parità vince chi ha meno segnalini conflitto; se è ancora parità, chi ha più denaro. Se anche il denaro è pari, la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>If the supply has no conflict markers, none are taken.</source>
        <translation>Se la riserva non ha segnalini conflitto, non se ne ricevono.</translation>
    </message>
    <message>
        <source>If two players have the rank you steal from, you steal one action from each.</source>
        <translation>Se due giocatori hanno il rango a cui rubi, rubi un’azione a ciascuno.</translation>
    </message>
    <message>
        <source>If you may carry out only one action, choose one that is not covered.</source>
        <translation>Se puoi eseguire una sola azione, scegline una che non sia coperta.</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, you carry out your one action twice. You pay both times.</source>
        <translation>In un conflitto di pari rango esegui due volte la tua unica azione e paghi ogni volta.</translation>
    </message>
    <message>
        <source>In a conflict with a higher rank, your Watchman makes the other player take the conflict marker; you still lose an action. Against the neutral character, nobody takes the marker. The Herbalist gives one of your markers to another player, and no Watchman can prevent that.</source>
        <translation>In un conflitto con un rango superiore, grazie al Guardiano il segnalino conflitto va all’altro giocatore; tu perdi comunque un’azione. Contro il personaggio neutrale, il segnalino non va a nessuno. L’Erborista dà un tuo segnalino a un altro giocatore, e nessun Guardiano può impedirlo.</translation>
    </message>
    <message>
        <source>In any other conflict, the lower rank takes a conflict marker. At the start of its turn, the higher rank covers one of the lower rank’s actions with a crest and may carry it out at once; the lower rank loses it.</source>
        <translation>In ogni altro conflitto, il rango inferiore riceve un segnalino conflitto. All’inizio del suo turno, il rango superiore copre con uno stemma un’azione dell’inferiore e può eseguirla subito; l’inferiore la perde.</translation>
    </message>
    <message>
        <source>Jailer and Scholar</source>
        <translation>Carceriere ed Erudito</translation>
    </message>
    <message>
        <source>No markers left</source>
        <translation>Segnalini finiti</translation>
    </message>
    <message>
        <source>Once per cycle, you may use the ability of your active subject, the last one in your row, at any time on your own turn. The Gardener and Watchman have their own timing.</source>
        <translation>Una volta per giro puoi usare l’abilità del tuo suddito attivo, l’ultimo della fila, in qualsiasi momento del tuo turno. Giardiniere e Guardiano agiscono in altri momenti.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Pagare</translation>
    </message>
    <message>
        <source>Recruit and buy</source>
        <translation>Reclutare e comprare</translation>
    </message>
    <message>
        <source>Recruit subject and Buy a building let you take the card on display at a pile. You pay its value, and the money stays at that pile. The card goes to the end of your row of subjects or buildings.</source>
        <translation>Con Recluta un suddito e Compra un edificio prendi la carta scoperta di una pila. Paghi il suo valore, e il denaro resta a quella pila. La carta va in fondo alla tua fila di sudditi o di edifici.</translation>
    </message>
    <message>
        <source>Rounds and cycles</source>
        <translation>Round e giri</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Marinaio</translation>
    </message>
    <message>
        <source>Same rank</source>
        <translation>Stesso rango</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Settle conflict returns one of your conflict markers to the supply. Pass on conflict gives one of them to another player.</source>
        <translation>Con Risolvi un conflitto restituisci un tuo segnalino conflitto alla riserva. Con Cedi un conflitto ne dai uno a un altro giocatore.</translation>
    </message>
    <message>
        <source>Stealing</source>
        <translation>Rubare</translation>
    </message>
    <message>
        <source>Take all the money from one pile. If no pile has any, each pile in turn first gets coins worth 2 from the supply, as long as they last: a 2-coin, or two 1-coins once the 2-coins have run out. The money at a pile may not be counted: you see how thick the stack is, not what it is worth.</source>
        <translation>Prendi tutto il denaro di una pila. Se nessuna ne ha, ogni pila, una dopo l’altra, riceve prima dalla riserva monete per un valore di 2, finché ce ne sono. È una moneta da 2, o due da 1 quando le monete da 2 sono finite. Il denaro di una pila non si può contare: vedi quanto è alto il mucchio, non quanto vale.</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Prendi denaro</translation>
    </message>
    <message>
        <source>The Carpenter, Market Woman, and Innkeeper give you an extra action; the Farmer lets you carry out one that was stolen from you. Each can be used only when its action is possible.</source>
        <translation>Falegname, Venditrice e Locandiere ti danno un’azione extra; il Contadino te ne fa eseguire una che ti è stata rubata. Puoi usare ognuno solo quando la sua azione è possibile.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>The next building that you buy this turn costs 1 less, but never less than 0.</source>
        <translation>Il prossimo edificio che compri in questo turno costa 1 in meno, ma mai meno di 0.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Parità</translation>
    </message>
    <message>
        <source>Troubadour</source>
        <translation>Trovatore</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Ordine dei turni</translation>
    </message>
    <message>
        <source>Turns go from rank A to rank F. If ranks are equal, the player with fewer conflict markers goes first; if still tied, the one whose character has the tie symbol.</source>
        <translation>I turni vanno dal rango A al rango F. A pari rango gioca prima chi ha meno segnalini conflitto; se è ancora pari, chi ha il personaggio con il simbolo di spareggio.</translation>
    </message>
    <message>
        <source>Two characters of the same rank are in conflict, and so are A with D, B with C, C with F, D with E, and E with F. Other ranks leave each other alone.</source>
        <translation>Due personaggi dello stesso rango sono in conflitto, e così A con D, B con C, C con F, D con E, E con F. Gli altri ranghi si lasciano in pace.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Due giocatori</translation>
    </message>
    <message>
        <source>Two victims</source>
        <translation>Due vittime</translation>
    </message>
    <message>
        <source>Vintner and Miner</source>
        <translation>Vignaiolo e Minatore</translation>
    </message>
    <message>
        <source>Watchman and Herbalist</source>
        <translation>Guardiano ed Erborista</translation>
    </message>
    <message>
        <source>When a pile runs out, finish the cycle; then the game is over.</source>
        <translation>Quando una pila si esaurisce, si finisce il giro; poi la partita termina.</translation>
    </message>
    <message>
        <source>Who is in conflict</source>
        <translation>Chi è in conflitto</translation>
    </message>
    <message>
        <source>With two players, a neutral character is revealed in each cycle. Any player with its rank, or with the rank it steals from, takes a conflict marker. The neutral character does nothing else.</source>
        <translation>In due, in ogni giro si rivela un personaggio neutrale. Chi ha il suo rango, o il rango a cui ruba, riceve un segnalino conflitto. Il personaggio neutrale non fa altro.</translation>
    </message>
    <message>
        <source>You exchange a building or subject with another player. Neither card may belong to a perfect pair, but spare copies of such cards may be exchanged. Both cards go to the ends of their new rows; exchanged subjects are active.</source>
        <translation>Scambi un edificio o un suddito con un altro giocatore. Nessuna delle due carte può appartenere a una coppia perfetta, ma una copia in più si può scambiare. Entrambe vanno in fondo alle loro nuove file; i sudditi scambiati sono attivi.</translation>
    </message>
    <message>
        <source>You exchange any of your cards, even the Troubadour, for a card on display. Your card is then on display on that pile, whatever its type: it is acquired by the action for its own type, and a search does not find it in a pile of the other type.</source>
        <translation>Scambi una tua carta qualsiasi, anche il Trovatore, con una carta scoperta. La tua carta resta scoperta su quella pila, di qualunque tipo sia. Si ottiene con l’azione del suo tipo, e chi cerca in una pila dell’altro tipo non la trova.</translation>
    </message>
    <message>
        <source>You look through a pile of subjects or of buildings and may take one card and pay for it. You learn which cards the pile holds, but not in what order; the order of the rest does not change.</source>
        <translation>Guardi in una pila di sudditi o di edifici e puoi prendere una carta e pagarla. Sai quali carte contiene la pila, ma non in che ordine; l’ordine delle altre non cambia.</translation>
    </message>
    <message>
        <source>You may agree on 2 to 6 games and add up the scores, or play until someone reaches 20, 30, 40, 60, or 100 points, however many games it takes.</source>
        <translation>Si possono concordare da 2 a 6 partite e sommare i punteggi. Oppure si gioca finché qualcuno arriva a 20, 30, 40, 60 o 100 punti, quante che siano le partite.</translation>
    </message>
    <message>
        <source>You must cover an action if one is left. You need not carry out a stolen action; if you cannot, it is lost. The same goes for the extra actions of subjects.</source>
        <translation>Devi coprire un’azione se ne resta una. Eseguire un’azione rubata non è obbligatorio; se non è possibile, va persa. Lo stesso vale per le azioni extra dei sudditi.</translation>
    </message>
    <message>
        <source>You pay the exact price with as few coins as possible. If you have only 2-coins for an odd price, you get change from the supply; if it has none, you overpay by 1.</source>
        <translation>Paghi il prezzo esatto con meno monete possibile. Se per un prezzo dispari hai solo monete da 2, la riserva ti dà il resto; se non può, paghi 1 in più.</translation>
    </message>
    <message>
        <source>You take 1 coin from the supply for each of your conflict markers or buildings, as long as the supply lasts. Coins may be changed: if the supply has only 2-coins, you give a 1-coin as change.</source>
        <translation>Prendi dalla riserva 1 moneta per ogni tuo segnalino conflitto o edificio, finché ce ne sono. Le monete si possono cambiare: se la riserva ha solo monete da 2, dai una moneta da 1 di resto.</translation>
    </message>
</context>
<context>
    <name>rival-kings/score</name>
    <message>
        <source>Color pairs</source>
        <translation>Coppie di colore</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Segnalini conflitto</translation>
    </message>
    <message>
        <source>Games before this one</source>
        <translation>Partite precedenti</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Denaro</translation>
    </message>
    <message>
        <source>Perfect pairs</source>
        <translation>Coppie perfette</translation>
    </message>
    <message>
        <source>Points: {points}. Perfect pairs: {pairs}, single cards: {singles}</source>
        <translation>Punti: {points}. Coppie perfette: {pairs}, carte singole: {singles}</translation>
    </message>
    <message>
        <source>Single cards</source>
        <translation>Carte singole</translation>
    </message>
</context>
<context>
    <name>rival-kings/section</name>
    <message>
        <source>A round</source>
        <translation>Un round</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflitti</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Fine e punteggio</translation>
    </message>
    <message>
        <source>Subjects and what they do</source>
        <translation>I sudditi e che cosa fanno</translation>
    </message>
    <message>
        <source>Turns and actions</source>
        <translation>Turni e azioni</translation>
    </message>
</context>
<context>
    <name>rival-kings/table</name>
    <message>
        <source>1-coins in the supply: {number}</source>
        <translation>Monete da 1 nella riserva: {number}</translation>
    </message>
    <message>
        <source>1-coins: {number}</source>
        <translation>Monete da 1: {number}</translation>
    </message>
    <message>
        <source>2-coins in the supply: {number}</source>
        <translation>Monete da 2 nella riserva: {number}</translation>
    </message>
    <message>
        <source>2-coins: {number}</source>
        <translation>Monete da 2: {number}</translation>
    </message>
    <message>
        <source>A 1-coin</source>
        <translation>Una moneta da 1</translation>
    </message>
    <message>
        <source>A 2-coin</source>
        <translation>Una moneta da 2</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Una carta, coperta</translation>
    </message>
    <message>
        <source>A coin at pile {pile}</source>
        <translation>Una moneta alla pila {pile}</translation>
    </message>
    <message>
        <source>A color pair, {card} and {other}: {points}</source>
        <translation>Una coppia di colore, {card} e {other}: {points}</translation>
    </message>
    <message>
        <source>A conflict marker</source>
        <translation>Un segnalino conflitto</translation>
    </message>
    <message>
        <source>A perfect pair: {subject} and {building}</source>
        <translation>Una coppia perfetta: {subject} e {building}</translation>
    </message>
    <message>
        <source>A single card, {card}: {points}</source>
        <translation>Una carta singola, {card}: {points}</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Edifici</translation>
    </message>
    <message>
        <source>Buildings, pile {pile}</source>
        <translation>Edifici, pila {pile}</translation>
    </message>
    <message>
        <source>Characters in {player}’s hand</source>
        <translation>Personaggi nella mano di {player}</translation>
    </message>
    <message>
        <source>Conflict markers in the supply: {number}</source>
        <translation>Segnalini conflitto nella riserva: {number}</translation>
    </message>
    <message>
        <source>Conflict markers: {number}</source>
        <translation>Segnalini conflitto: {number}</translation>
    </message>
    <message>
        <source>Conflict of equal ranks: {card} and {other}</source>
        <translation>Conflitto di pari rango: {card} e {other}</translation>
    </message>
    <message>
        <source>Conflict: {card} has a higher rank than {other}.</source>
        <translation>Conflitto: {card}, di rango superiore, e {other}.</translation>
    </message>
    <message>
        <source>Costs you {price} now; you have only {coins}.</source>
        <translation>Ora ti costa {price}; hai solo {coins}.</translation>
    </message>
    <message>
        <source>Costs you {price} now; you have {coins}.</source>
        <translation>Ora ti costa {price}; hai {coins}.</translation>
    </message>
    <message>
        <source>Missing: {card}, now on display at pile {pile}. It would score {points} more.</source>
        <translation>Manca: {card}, ora carta scoperta alla pila {pile}. Darebbe {points} in più.</translation>
    </message>
    <message>
        <source>Missing: {card}, which is not on display.</source>
        <translation>Manca: {card}, che non è tra le carte scoperte.</translation>
    </message>
    <message>
        <source>Money at pile {pile}</source>
        <translation>Denaro alla pila {pile}</translation>
    </message>
    <message>
        <source>Money at pile {pile}, worth {sum}</source>
        <translation>Denaro alla pila {pile}, valore {sum}</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutrale</translation>
    </message>
    <message>
        <source>Not dealt</source>
        <translation>Rimasti</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocati</translation>
    </message>
    <message>
        <source>Points for this pair: {points}</source>
        <translation>Punti di questa coppia: {points}</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Sudditi</translation>
    </message>
    <message>
        <source>Subjects, pile {pile}</source>
        <translation>Sudditi, pila {pile}</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Riserva</translation>
    </message>
    <message>
        <source>The active subject: an ability has been used this cycle.</source>
        <translation>Il suddito attivo: in questo giro è già stata usata un’abilità.</translation>
    </message>
    <message>
        <source>The active subject: its ability can be used this cycle.</source>
        <translation>Il suddito attivo: la sua abilità si può usare in questo giro.</translation>
    </message>
    <message>
        <source>drop here: +{points}</source>
        <translation>lascia qui: +{points}</translation>
    </message>
    <message>
        <source>for sale: +{points}</source>
        <translation>in vendita: +{points}</translation>
    </message>
    <message>
        <source>not for sale</source>
        <translation>non in vendita</translation>
    </message>
    <message>
        <source>tied on points; fewer markers win, then more money</source>
        <translation>parità di punti; decidono meno segnalini, poi più denaro</translation>
    </message>
    <message>
        <source>{action}: can be stolen</source>
        <translation>{action}: si può rubare</translation>
    </message>
    <message>
        <source>{action}: done</source>
        <translation>{action}: eseguita</translation>
    </message>
    <message>
        <source>{action}: done or skipped</source>
        <translation>{action}: eseguita o saltata</translation>
    </message>
    <message>
        <source>{action}: next</source>
        <translation>{action}: la prossima</translation>
    </message>
    <message>
        <source>{action}: skipped</source>
        <translation>{action}: saltata</translation>
    </message>
    <message>
        <source>{action}: still to do</source>
        <translation>{action}: ancora da fare</translation>
    </message>
    <message>
        <source>{action}: stolen by {player}</source>
        <translation>{action}: rubata da {player}</translation>
    </message>
    <message>
        <source>{card}, rank {rank}, with the tie symbol. Actions: {actions}</source>
        <translation>{card}, rango {rank}, con il simbolo di spareggio. Azioni: {actions}</translation>
    </message>
    <message>
        <source>{card}, rank {rank}. Actions: {actions}</source>
        <translation>{card}, rango {rank}. Azioni: {actions}</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation>{card}, valore {value}, {type}</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, active</source>
        <translation>{card}, valore {value}, {type}, carta attiva</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n conflict marker(s)</source>
        <translation>
            <numerusform>{player}: %n segnalino conflitto</numerusform>
            <numerusform>{player}: %n segnalini conflitto</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {sum} in coins</source>
        <translation>Denaro di {player}: {sum}</translation>
    </message>
    <message>
        <source>{player}’s actions</source>
        <translation>Azioni di {player}</translation>
    </message>
    <message>
        <source>{player}’s buildings</source>
        <translation>Edifici di {player}</translation>
    </message>
    <message>
        <source>{player}’s character</source>
        <translation>Personaggio di {player}</translation>
    </message>
    <message>
        <source>{player}’s coins and conflict markers</source>
        <translation>Monete e segnalini conflitto di {player}</translation>
    </message>
    <message>
        <source>{player}’s subjects</source>
        <translation>Sudditi di {player}</translation>
    </message>
</context>
<context>
    <name>rival-kings/type</name>
    <message>
        <source>Character</source>
        <translation>Personaggio</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Campagna</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Villaggio</translation>
    </message>
</context>
</TS>
