<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>behind-the-throne/aid</name>
    <message>
        <source>1 General: down by 3.</source>
        <translation>1 Generale: meno 3.</translation>
    </message>
    <message>
        <source>2 Prophet: look at the top card of the deck.</source>
        <translation>2 Profeta: guarda la carta in cima al mazzo.</translation>
    </message>
    <message>
        <source>3 Jester: up or down by 1.</source>
        <translation>3 Giullare: più 1 o meno 1.</translation>
    </message>
    <message>
        <source>4 Assassin: down by 2.</source>
        <translation>4 Assassino: meno 2.</translation>
    </message>
    <message>
        <source>5 Judge: use one of your sideways stacks.</source>
        <translation>5 Giudice: usa una delle tue pile ruotate.</translation>
    </message>
    <message>
        <source>6 Minstrel: anyone who swaps with you must take a Minstrel.</source>
        <translation>6 Menestrello: chi scambia con te deve prendere un Menestrello.</translation>
    </message>
    <message>
        <source>7 Alchemist: anyone who destroys a card of yours must choose an Alchemist.</source>
        <translation>7 Alchimista: chi distrugge una tua carta deve scegliere un Alchimista.</translation>
    </message>
    <message>
        <source>8 Queen: destroy a card only if the row has more cards than you have Queens.</source>
        <translation>8 Regina: distruggi una carta solo se la fila ne ha più di quante Regine hai.</translation>
    </message>
    <message>
        <source>9 King: swap only if the row has at least as many cards as you have Kings.</source>
        <translation>9 Re: scambi solo se la fila ha almeno tante carte quanti Re hai.</translation>
    </message>
    <message>
        <source>Always, even without the largest stack.</source>
        <translation>Sempre, anche senza la pila più grande.</translation>
    </message>
    <message>
        <source>As often as needed, if you have the largest stack.</source>
        <translation>Tutte le volte che serve, se hai la pila più grande.</translation>
    </message>
    <message>
        <source>Destroying a card</source>
        <translation>Distruggere una carta</translation>
    </message>
    <message>
        <source>Each once per turn, on the newest card, if you have the largest stack.</source>
        <translation>Ciascuna una volta per turno, sull’ultima carta, se hai la pila più grande.</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Fine e punteggio</translation>
    </message>
    <message>
        <source>Every stack of two or more scores its value once; a single card scores nothing.</source>
        <translation>Ogni pila di due o più carte dà il suo valore una volta; una carta singola non dà punti.</translation>
    </message>
    <message>
        <source>Give the whole row to another player and take one card from their stacks.</source>
        <translation>Cedi tutta la fila a un altro giocatore e prendi una carta dalle sue pile.</translation>
    </message>
    <message>
        <source>Manipulative stacks (1 to 5)</source>
        <translation>Pile di manipolazione (da 1 a 5)</translation>
    </message>
    <message>
        <source>More than five stacks: discard whole stacks right away.</source>
        <translation>Più di cinque pile: scarta subito pile intere.</translation>
    </message>
    <message>
        <source>Nine characters: five copies of each for two players, seven for three, and nine for four.</source>
        <translation>Nove personaggi: cinque copie di ciascuno in due giocatori, sette in tre, nove in quattro.</translation>
    </message>
    <message>
        <source>Once per revealed card; at most one card per player each turn.</source>
        <translation>Una volta per carta rivelata; per turno, al massimo una carta di ogni giocatore.</translation>
    </message>
    <message>
        <source>One stack per kind, and at most five stacks of at most five cards each.</source>
        <translation>Una pila per personaggio e al massimo cinque pile, ognuna di cinque carte al massimo.</translation>
    </message>
    <message>
        <source>Prohibitive stacks (8 and 9)</source>
        <translation>Pile di divieto (8 e 9)</translation>
    </message>
    <message>
        <source>Protective stacks (6 and 7)</source>
        <translation>Pile di protezione (6 e 7)</translation>
    </message>
    <message>
        <source>Reveal 1 to 5 cards, one by one.</source>
        <translation>Rivela da 1 a 5 carte, una alla volta.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Stop whenever you like: collect the row or swap it.</source>
        <translation>Fermati quando vuoi: raccogli la fila o scambiala.</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Scambiare</translation>
    </message>
    <message>
        <source>The End of Game card ends the game at once; that turn’s row belongs to nobody.</source>
        <translation>La carta Fine partita chiude subito la partita; la fila di quel turno non va a nessuno.</translation>
    </message>
    <message>
        <source>The End of Game card starts the discard pile.</source>
        <translation>La carta Fine partita è la prima degli scarti.</translation>
    </message>
    <message>
        <source>The first deck has no End of Game card; when it runs out, the discard pile and the End of Game card form a new one.</source>
        <translation>Il primo mazzo è senza la carta Fine partita; quando finisce, gli scarti e quella carta ne formano uno nuovo.</translation>
    </message>
    <message>
        <source>The gift is placed first, then the card that was taken.</source>
        <translation>Prima si piazza il dono, poi la carta presa.</translation>
    </message>
    <message>
        <source>The newest card may not be higher than the card before it.</source>
        <translation>L’ultima carta non può essere più alta della precedente.</translation>
    </message>
    <message>
        <source>Too high: bring the card down with abilities, or lose the row.</source>
        <translation>Troppo alta: abbassala con le abilità o perdi la fila.</translation>
    </message>
    <message>
        <source>When the newest card equals the one before it, you may discard one card from anyone’s stacks.</source>
        <translation>Se l’ultima carta è uguale alla precedente, puoi scartare una carta dalle pile di chiunque.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/card</name>
    <message>
        <source>Alchemist</source>
        <translation>Alchimista</translation>
    </message>
    <message>
        <source>Anyone who destroys a card of yours must choose an Alchemist.</source>
        <translation>Chi distrugge una tua carta deve scegliere un Alchimista.</translation>
    </message>
    <message>
        <source>Anyone who swaps with you must take a Minstrel.</source>
        <translation>Chi scambia con te deve prendere un Menestrello.</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Assassino</translation>
    </message>
    <message>
        <source>Brings the newest card down by 2.</source>
        <translation>Toglie 2 all’ultima carta.</translation>
    </message>
    <message>
        <source>Brings the newest card down by 3.</source>
        <translation>Toglie 3 all’ultima carta.</translation>
    </message>
    <message>
        <source>Destroy a card only if the row has more cards than you have Queens.</source>
        <translation>Distruggi una carta solo se la fila ne ha più di quante Regine hai.</translation>
    </message>
    <message>
        <source>End of Game</source>
        <translation>Fine partita</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Giullare</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Giudice</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Lets you use one of your sideways stacks.</source>
        <translation>Ti fa usare una delle tue pile ruotate.</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation>Menestrello</translation>
    </message>
    <message>
        <source>Moves the newest card up or down by 1.</source>
        <translation>Aggiunge o toglie 1 all’ultima carta.</translation>
    </message>
    <message>
        <source>Prophet</source>
        <translation>Profeta</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>Shows you the top card of the deck.</source>
        <translation>Ti mostra la carta in cima al mazzo.</translation>
    </message>
    <message>
        <source>Swap only if the row has at least as many cards as you have Kings.</source>
        <translation>Scambi solo se la fila ha almeno tante carte quanti Re hai.</translation>
    </message>
    <message>
        <source>The game ends at once when this card is revealed.</source>
        <translation>La partita finisce appena si rivela questa carta.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>subito</translation>
    </message>
    <message>
        <source>destroying</source>
        <translation>distruzione</translation>
    </message>
    <message>
        <source>next card</source>
        <translation>la prossima</translation>
    </message>
    <message>
        <source>swapping</source>
        <translation>scambio</translation>
    </message>
    <message>
        <source>use a stack</source>
        <translation>usa una pila</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/course</name>
    <message>
        <source>17 to 9. If you trail, bank points before the End of Game card turns up; if you lead, hurry to reveal it.</source>
        <translation>17 a 9. Se sei in svantaggio, assicura punti prima che esca la carta Fine partita; se sei in vantaggio, affrettati a rivelarla.</translation>
    </message>
    <message>
        <source>8 points for two low cards. But look at what your rival could make of the row before you give it away.</source>
        <translation>8 punti per due carte basse. Ma prima di cedere la fila guarda cosa può farne il tuo rivale.</translation>
    </message>
    <message>
        <source>9 points. The more a row is worth, and the lower its last card, the sooner you should stop.</source>
        <translation>9 punti. Più vale una fila e più bassa è la sua ultima carta, prima conviene fermarsi.</translation>
    </message>
    <message>
        <source>A Judge: 5. Four of the nine characters are higher, and any of them would cost you the row. Stop and take both cards.</source>
        <translation>Un Giudice: 5. Quattro dei nove personaggi sono più alti, e ognuno di quelli ti costerebbe la fila. Fermati e prendi le due carte.</translation>
    </message>
    <message>
        <source>A King comes next: too high after a Minstrel. Take the row while you can.</source>
        <translation>Ora arriva un Re: troppo alto dopo un Menestrello. Prendi la fila finché puoi.</translation>
    </message>
    <message>
        <source>A King in the row and another in your stacks. After a Prophet, only Generals and Prophets fit; any other card would cost you the row. Take what you have.</source>
        <translation>Un Re nella fila e uno nelle tue pile. Dopo un Profeta vanno bene solo Generali e Profeti; ogni altra carta ti costa la fila. Prendi ciò che hai.</translation>
    </message>
    <message>
        <source>A Queen: 8. The next card must not be higher, and only a King is. Reveal another card.</source>
        <translation>Una Regina: 8. La prossima carta non può essere più alta, e solo un Re lo è. Rivelane un’altra.</translation>
    </message>
    <message>
        <source>A row does not count until it is yours.</source>
        <translation>Una fila conta solo quando è tua.</translation>
    </message>
    <message>
        <source>A second General would be enough to tie, and one is in the row.</source>
        <translation>Per la parità basta un secondo Generale, e ce n’è uno nella fila.</translation>
    </message>
    <message>
        <source>A stack of one card scores nothing.</source>
        <translation>Una pila di una sola carta non dà punti.</translation>
    </message>
    <message>
        <source>A swap gives the Queen away, and your own Queen stays a single card.</source>
        <translation>Con lo scambio cedi la Regina, e la tua resta da sola.</translation>
    </message>
    <message>
        <source>A swap gives your row away and destroys nothing.</source>
        <translation>Lo scambio cede la tua fila e non distrugge niente.</translation>
    </message>
    <message>
        <source>A swap gives your row away. You can keep it for yourself.</source>
        <translation>Con lo scambio cedi la tua fila. Puoi tenerla per te.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>A turn begins with a card from the deck.</source>
        <translation>Un turno inizia con una carta del mazzo.</translation>
    </message>
    <message>
        <source>Another card could be too high and cost you the row. Collect the Queen first.</source>
        <translation>Un’altra carta potrebbe essere troppo alta e costarti la fila. Prima raccogli la Regina.</translation>
    </message>
    <message>
        <source>Bring the 7 down to 5 or less.</source>
        <translation>Il 7 deve scendere a 5 o meno.</translation>
    </message>
    <message>
        <source>Collect the King.</source>
        <translation>Raccogli il Re.</translation>
    </message>
    <message>
        <source>Collect the row first; then you choose what has to go.</source>
        <translation>Prima raccogli la fila; poi scegli cosa scartare.</translation>
    </message>
    <message>
        <source>Collect the row.</source>
        <translation>Raccogli la fila.</translation>
    </message>
    <message>
        <source>Destroy a King: drag one of your rival’s to the discard pile.</source>
        <translation>Distruggi un Re: trascinane uno del tuo rivale negli scarti.</translation>
    </message>
    <message>
        <source>Destroy first: it costs you nothing, and you may still go on or stop afterward.</source>
        <translation>Prima distruggi: non ti costa niente, e dopo puoi ancora continuare o fermarti.</translation>
    </message>
    <message>
        <source>Destroying a card</source>
        <translation>Distruggere una carta</translation>
    </message>
    <message>
        <source>Do not reveal the King. Collect the row.</source>
        <translation>Non rivelare il Re. Raccogli la fila.</translation>
    </message>
    <message>
        <source>Drag another card from the deck into the row.</source>
        <translation>Trascina nella fila un’altra carta del mazzo.</translation>
    </message>
    <message>
        <source>Drag the Judge to your Assassin, or choose the move from the list.</source>
        <translation>Trascina il Giudice sul tuo Assassino o scegli la mossa dall’elenco.</translation>
    </message>
    <message>
        <source>Drag the card from the deck into the row.</source>
        <translation>Trascina la carta dal mazzo alla fila.</translation>
    </message>
    <message>
        <source>Drag the row to your place, or press the button on the table.</source>
        <translation>Trascina la fila al tuo posto o premi il pulsante sul tavolo.</translation>
    </message>
    <message>
        <source>Drag the row to your place.</source>
        <translation>Trascina la fila al tuo posto.</translation>
    </message>
    <message>
        <source>Drag the top card of the deck into the row.</source>
        <translation>Trascina nella fila la carta in cima al mazzo.</translation>
    </message>
    <message>
        <source>Drag your Assassin or your General to the row.</source>
        <translation>Trascina l’Assassino o il Generale sulla fila.</translation>
    </message>
    <message>
        <source>Drag your General to the discard pile.</source>
        <translation>Trascina il Generale negli scarti.</translation>
    </message>
    <message>
        <source>Drag your Prophet to the deck.</source>
        <translation>Trascina il Profeta sul mazzo.</translation>
    </message>
    <message>
        <source>Drag your rival’s Alchemist to the discard pile.</source>
        <translation>Trascina l’Alchimista del rivale negli scarti.</translation>
    </message>
    <message>
        <source>Drag your rival’s Judge to your stacks.</source>
        <translation>Trascina il Giudice del rivale nelle tue pile.</translation>
    </message>
    <message>
        <source>Drag your rival’s Minstrel to your stacks.</source>
        <translation>Trascina il Menestrello del rivale nelle tue pile.</translation>
    </message>
    <message>
        <source>Drag your rival’s Queen to your stacks.</source>
        <translation>Trascina la Regina del rivale nelle tue pile.</translation>
    </message>
    <message>
        <source>Each of the two cards starts a stack. You may own five stacks, each with up to five cards.</source>
        <translation>Ognuna delle due carte inizia una pila. Puoi avere cinque pile, con al massimo cinque carte ciascuna.</translation>
    </message>
    <message>
        <source>Five stacks</source>
        <translation>Cinque pile</translation>
    </message>
    <message>
        <source>Go on or stop? Use your Prophet, who shows the top card of the deck to you alone.</source>
        <translation>Continuare o fermarsi? Usa il tuo Profeta, che mostra solo a te la carta in cima al mazzo.</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Come vinco?</translation>
    </message>
    <message>
        <source>How many stacks may I own?</source>
        <translation>Quante pile posso avere?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Come si vince</translation>
    </message>
    <message>
        <source>Instead of collecting, you may give the row to your rival and take one of their cards. This row does little for you. Take the card that makes a pair.</source>
        <translation>Invece di raccogliere, puoi cedere la fila al rivale e prendere una sua carta. Questa fila ti serve poco. Prendi la carta che ti dà una coppia.</translation>
    </message>
    <message>
        <source>Minstrel and Alchemist</source>
        <translation>Menestrello e Alchimista</translation>
    </message>
    <message>
        <source>On your turn, you reveal cards from the deck into a row, one by one. The first one is always safe. Reveal it.</source>
        <translation>Nel tuo turno riveli carte del mazzo in una fila, una alla volta. La prima è sempre sicura. Rivelala.</translation>
    </message>
    <message>
        <source>Protection works as often as needed while the card stands upright.</source>
        <translation>La protezione vale tutte le volte che serve, finché la carta è disponibile.</translation>
    </message>
    <message>
        <source>Queens and Kings</source>
        <translation>Regine e Re</translation>
    </message>
    <message>
        <source>Reveal another card.</source>
        <translation>Rivela un’altra carta.</translation>
    </message>
    <message>
        <source>Saved again, and now both stacks lie sideways. At the end of your turn, they stand up again.</source>
        <translation>Salvata di nuovo, e ora entrambe le pile sono ruotate. Alla fine del tuo turno si raddrizzano.</translation>
    </message>
    <message>
        <source>Saved. A used stack lies sideways until your turn ends. Once you collect the Alchemist, it is a 7 again.</source>
        <translation>Salvata. Una pila usata resta ruotata fino alla fine del tuo turno. Quando raccogli l’Alchimista, vale di nuovo 7.</translation>
    </message>
    <message>
        <source>Saving a row</source>
        <translation>Salvare una fila</translation>
    </message>
    <message>
        <source>Sideways cards</source>
        <translation>Carte ruotate</translation>
    </message>
    <message>
        <source>Swapping the row</source>
        <translation>Scambiare la fila</translation>
    </message>
    <message>
        <source>That pair was worth points. Single cards score nothing: discard one of them instead.</source>
        <translation>Quella coppia dava punti. Le carte singole non ne danno: scarta piuttosto una di quelle.</translation>
    </message>
    <message>
        <source>That was a single card, which scores nothing. The two Kings score 9.</source>
        <translation>Era una carta singola, che non dà punti. I due Re danno 9.</translation>
    </message>
    <message>
        <source>That was one of your own cards. Choose one of your rival’s.</source>
        <translation>Quella carta era tua. Scegline una del tuo rivale.</translation>
    </message>
    <message>
        <source>That was the End of Game card. 8 points beat 7: you win.</source>
        <translation>Era la carta Fine partita. 8 punti contro 7: hai vinto.</translation>
    </message>
    <message>
        <source>That was the End of Game card. The row belongs to nobody, and your rival wins.</source>
        <translation>Era la carta Fine partita. La fila non va a nessuno, e vince il tuo rivale.</translation>
    </message>
    <message>
        <source>That went well. But any Minstrel, Alchemist, Queen, or King in the deck would have cost you the row.</source>
        <translation>È andata bene. Ma ogni Menestrello, Alchimista, Regina o Re nel mazzo ti sarebbe costato la fila.</translation>
    </message>
    <message>
        <source>The Alchemist is too high: 7 after 5. Save the row: bring the card down with your Assassin (by 2), General (by 3), or Jester (by 1).</source>
        <translation>L’Alchimista è troppo alto: 7 dopo 5. Salva la fila: abbassalo con l’Assassino (di 2), il Generale (di 3) o il Giullare (di 1).</translation>
    </message>
    <message>
        <source>The End of Game card</source>
        <translation>La carta Fine partita</translation>
    </message>
    <message>
        <source>The Jester changes the card by only 1, so it is still too high. Either the Assassin or the General would be enough.</source>
        <translation>Il Giullare cambia la carta solo di 1, quindi è ancora troppo alta. Basterebbe l’Assassino o il Generale.</translation>
    </message>
    <message>
        <source>The Judge</source>
        <translation>Il Giudice</translation>
    </message>
    <message>
        <source>The Judge stands upright; the Assassin brings a card down by 2.</source>
        <translation>Il Giudice è disponibile; l’Assassino toglie 2 a una carta.</translation>
    </message>
    <message>
        <source>The Minstrel is still too high. Only your Judge can help now.</source>
        <translation>Il Menestrello è ancora troppo alto. Ora può aiutarti solo il Giudice.</translation>
    </message>
    <message>
        <source>The Prophet</source>
        <translation>Il Profeta</translation>
    </message>
    <message>
        <source>The Queen and the Minstrel are yours, and your rival does not know what is on top of the deck.</source>
        <translation>La Regina e il Menestrello sono tuoi, e il tuo rivale non sa cosa c’è in cima al mazzo.</translation>
    </message>
    <message>
        <source>The Queen in the row is not yours yet.</source>
        <translation>La Regina nella fila non è ancora tua.</translation>
    </message>
    <message>
        <source>The cards are equal, but your rival’s Alchemist stands upright, so you may destroy only an Alchemist. Do that, and next time you can reach the Kings.</source>
        <translation>Le carte sono uguali, ma l’Alchimista del tuo rivale è disponibile: puoi distruggere solo un Alchimista. Fallo, e la prossima volta potrai arrivare ai Re.</translation>
    </message>
    <message>
        <source>The game ends as soon as the End of Game card is revealed, and the highest score wins. You lead 8 to 7. Reveal the last card of the deck.</source>
        <translation>La partita finisce appena si rivela la carta Fine partita, e vince il punteggio più alto. Sei in vantaggio 8 a 7. Rivela l’ultima carta del mazzo.</translation>
    </message>
    <message>
        <source>The game goes on until the End of Game card is revealed.</source>
        <translation>La partita continua finché non si rivela la carta Fine partita.</translation>
    </message>
    <message>
        <source>The row has two cards, as many as you have Kings. Now swap the row for the Judge.</source>
        <translation>La fila ha due carte, tante quanti sono i tuoi Re. Ora scambia la fila con il Giudice.</translation>
    </message>
    <message>
        <source>Too high. The whole row went to the discard pile, and your turn is over.</source>
        <translation>Troppo alta. Tutta la fila è finita negli scarti, e il tuo turno è terminato.</translation>
    </message>
    <message>
        <source>Too high: the row is gone, and so is your swap.</source>
        <translation>Troppo alta: la fila è persa, e con essa lo scambio.</translation>
    </message>
    <message>
        <source>Too high: the row is gone, and with it your second General.</source>
        <translation>Troppo alta: la fila è persa, e con essa il tuo secondo Generale.</translation>
    </message>
    <message>
        <source>Two Judges: 5 more points. Queens work similarly: to destroy a card, you need more cards in the row than you have Queens.</source>
        <translation>Due Giudici: 5 punti in più. Con le Regine è simile: puoi distruggere una carta solo se la fila ne ha più di quante Regine hai.</translation>
    </message>
    <message>
        <source>Two Kings score 9 only if they are yours.</source>
        <translation>Due Re danno 9 punti solo se sono tuoi.</translation>
    </message>
    <message>
        <source>Two Kings score 9; one King scores nothing.</source>
        <translation>Due Re danno 9 punti; uno solo, niente.</translation>
    </message>
    <message>
        <source>Two Minstrels: 6 points, and now nobody can take anything but a Minstrel from you.</source>
        <translation>Due Menestrelli: 6 punti, e ora in uno scambio possono prenderti solo un Menestrello.</translation>
    </message>
    <message>
        <source>Two Queens: 8 points. Your rival then made a pair of Alchemists: 7 points.</source>
        <translation>Due Regine: 8 punti. Poi il tuo rivale ha formato una coppia di Alchimisti: 7 punti.</translation>
    </message>
    <message>
        <source>Two against two: now your Generals work, and so do your rival’s.</source>
        <translation>Due contro due: ora funzionano i tuoi Generali, e anche quelli del rivale.</translation>
    </message>
    <message>
        <source>Two cards of a kind score their value; a single card scores nothing. You own a Queen, and there is another in the row: collect the row.</source>
        <translation>Due carte uguali danno il loro valore; una singola, niente. Hai una Regina, e un’altra è nella fila: raccogli la fila.</translation>
    </message>
    <message>
        <source>Two equal cards, one after the other: you may discard one card from anyone’s stacks. Your rival’s two Kings score 9. Break up the pair.</source>
        <translation>Due carte uguali, una dopo l’altra: puoi scartare una carta dalle pile di chiunque. I due Re del tuo rivale danno 9 punti. Spezza la coppia.</translation>
    </message>
    <message>
        <source>Two more single cards: they score nothing.</source>
        <translation>Altre due carte singole: niente punti.</translation>
    </message>
    <message>
        <source>What do I do on my turn?</source>
        <translation>Cosa faccio nel mio turno?</translation>
    </message>
    <message>
        <source>What do the Minstrel and Alchemist protect against?</source>
        <translation>Da cosa proteggono Menestrello e Alchimista?</translation>
    </message>
    <message>
        <source>What does the Judge do?</source>
        <translation>Cosa fa il Giudice?</translation>
    </message>
    <message>
        <source>What does the Prophet do?</source>
        <translation>Cosa fa il Profeta?</translation>
    </message>
    <message>
        <source>What happens if a card is too high?</source>
        <translation>Cosa succede se una carta è troppo alta?</translation>
    </message>
    <message>
        <source>What happens to the row when the End of Game card turns up?</source>
        <translation>Cosa succede alla fila quando esce la carta Fine partita?</translation>
    </message>
    <message>
        <source>What is a swap good for?</source>
        <translation>A cosa serve uno scambio?</translation>
    </message>
    <message>
        <source>When does the game end?</source>
        <translation>Quando finisce la partita?</translation>
    </message>
    <message>
        <source>When may I destroy a card?</source>
        <translation>Quando posso distruggere una carta?</translation>
    </message>
    <message>
        <source>When should I stop?</source>
        <translation>Quando conviene fermarsi?</translation>
    </message>
    <message>
        <source>When the deck runs out, the discards and the End of Game card form the next. It is one of its last two cards, and you trail 8 to 9.</source>
        <translation>Quando il mazzo finisce, gli scarti e la carta Fine partita formano il nuovo. Ora quella carta è fra le ultime due, e sei in svantaggio per 8 a 9.</translation>
    </message>
    <message>
        <source>Which card may follow?</source>
        <translation>Quale carta può seguire?</translation>
    </message>
    <message>
        <source>Why can’t I swap or destroy now?</source>
        <translation>Perché ora non posso scambiare o distruggere?</translation>
    </message>
    <message>
        <source>Why does a card lie sideways?</source>
        <translation>Perché una carta è ruotata?</translation>
    </message>
    <message>
        <source>With two Kings, you may swap only while the row has at least two cards. You want your rival’s Judge for a pair, so make the row long enough.</source>
        <translation>Con due Re, scambi solo se la fila ha almeno due carte. Vuoi il Giudice del tuo rivale per formare una coppia. Allunga la fila quanto basta.</translation>
    </message>
    <message>
        <source>You are still behind, and the End of Game card is one of the last two in the deck.</source>
        <translation>Sei ancora in svantaggio, e la carta Fine partita è una delle ultime due del mazzo.</translation>
    </message>
    <message>
        <source>You bring down a card that is too high.</source>
        <translation>Abbassi una carta troppo alta.</translation>
    </message>
    <message>
        <source>You decided without looking. Let your Prophet show you the next card first.</source>
        <translation>Hai deciso senza guardare. Fatti mostrare prima la prossima carta dal tuo Profeta.</translation>
    </message>
    <message>
        <source>You gave the row away, and with it the King that would have made your pair.</source>
        <translation>Hai ceduto la fila, e con essa il Re che ti dava la coppia.</translation>
    </message>
    <message>
        <source>You keep what scores.</source>
        <translation>Tieni ciò che dà punti.</translation>
    </message>
    <message>
        <source>You know the price of the highest cards.</source>
        <translation>Conosci il prezzo delle carte più alte.</translation>
    </message>
    <message>
        <source>You know what scores, and when the game is over.</source>
        <translation>Sai cosa dà punti e quando finisce la partita.</translation>
    </message>
    <message>
        <source>You know whose abilities work.</source>
        <translation>Sai di chi sono le abilità che funzionano.</translation>
    </message>
    <message>
        <source>You look before you decide.</source>
        <translation>Guardi prima di decidere.</translation>
    </message>
    <message>
        <source>You own a Minstrel; with a second one, the pair scores 6.</source>
        <translation>Hai un Menestrello; con un secondo, la coppia dà 6 punti.</translation>
    </message>
    <message>
        <source>You own five stacks, and there is no room for a sixth. Collect the row anyway.</source>
        <translation>Hai cinque pile, e non c’è posto per una sesta. Raccogli lo stesso la fila.</translation>
    </message>
    <message>
        <source>You own one Queen, and so does your rival.</source>
        <translation>Tu hai una Regina, e il tuo rivale anche.</translation>
    </message>
    <message>
        <source>You reveal a row, stop in time, and collect it.</source>
        <translation>Riveli una fila, ti fermi in tempo e la raccogli.</translation>
    </message>
    <message>
        <source>You saw the King coming and still lost the row.</source>
        <translation>Avevi visto arrivare il Re, e hai perso la fila.</translation>
    </message>
    <message>
        <source>You secure your points before the game ends.</source>
        <translation>Metti al sicuro i tuoi punti prima della fine.</translation>
    </message>
    <message>
        <source>You see what protects a rival.</source>
        <translation>Vedi cosa protegge un rivale.</translation>
    </message>
    <message>
        <source>You stopped after one card. Only a King is higher than a Queen, so there was little risk in revealing another.</source>
        <translation>Hai smesso dopo una carta. Solo un Re è più alto di una Regina: rivelarne un’altra era poco rischioso.</translation>
    </message>
    <message>
        <source>You take points from a rival.</source>
        <translation>Togli punti a un rivale.</translation>
    </message>
    <message>
        <source>You took a card that pairs with none of yours.</source>
        <translation>Hai preso una carta che non fa coppia con le tue.</translation>
    </message>
    <message>
        <source>You trade a poor row for a good card.</source>
        <translation>Cedi una fila scarsa per una buona carta.</translation>
    </message>
    <message>
        <source>You use a stack a second time.</source>
        <translation>Usi due volte una pila.</translation>
    </message>
    <message>
        <source>Your Assassin was used this turn and lies sideways, and now another card is too high. Have your Judge use the Assassin once more.</source>
        <translation>In questo turno hai già usato il tuo Assassino, ora ruotato, e adesso un’altra carta è troppo alta. Con il Giudice, usa l’Assassino ancora una volta.</translation>
    </message>
    <message>
        <source>Your General lies sideways: your rival has two. An ability works for the player with the most cards of its kind; a tie is enough. Make your General stand upright.</source>
        <translation>Il tuo Generale è ruotato: il tuo rivale ne ha due. Un’abilità funziona per chi ha più carte di quel personaggio, anche a parità. Raddrizza il tuo Generale.</translation>
    </message>
    <message>
        <source>Your General still lies sideways: your rival has more Generals.</source>
        <translation>Il tuo Generale è ancora ruotato: il rivale ha più Generali di te.</translation>
    </message>
    <message>
        <source>Your Queens are now a pair. Six stacks is one too many: discard one that scores nothing.</source>
        <translation>Ora le tue Regine sono una coppia. Sei pile sono una di troppo: scartane una che non dà punti.</translation>
    </message>
    <message>
        <source>Your pairs still score. What you discard is always a whole stack, new or old, as you choose.</source>
        <translation>Le tue coppie danno ancora punti. Si scarta sempre una pila intera, nuova o vecchia, a tua scelta.</translation>
    </message>
    <message>
        <source>Your rival keeps the Judge, and yours stays a single card.</source>
        <translation>Il Giudice resta al tuo rivale, e il tuo resta una carta singola.</translation>
    </message>
    <message>
        <source>Your rival’s 9 points are gone. You can do this to each player once per turn.</source>
        <translation>Il tuo rivale ha perso i suoi 9 punti. In un turno puoi colpire ogni giocatore una volta sola.</translation>
    </message>
    <message>
        <source>Your rival’s Alchemist still protects the Kings.</source>
        <translation>L’Alchimista del tuo rivale protegge ancora i Re.</translation>
    </message>
    <message>
        <source>Your rival’s Minstrel stands upright: anyone who swaps with them must take a Minstrel. You need one, so take it.</source>
        <translation>Il Menestrello del tuo rivale è disponibile: nello scambio devi prendere un Menestrello. Te ne serve uno: prendilo.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/examples</name>
    <message>
        <source>3 − 1 = 2</source>
        <translation>3 − 1 = 2</translation>
    </message>
    <message>
        <source>7 − 3 = 4</source>
        <translation>7 − 3 = 4</translation>
    </message>
    <message>
        <source>9 points: 7 for the Alchemists, however many there are, and 2 for the Prophets. The Queen and the Judge are single cards and score nothing.</source>
        <translation>9 punti: 7 per gli Alchimisti, non importa quanti, e 2 per i Profeti. La Regina e il Giudice sono carte singole e non danno punti.</translation>
    </message>
    <message>
        <source>A Jester after a Prophet is too high. Brought down by 1, it equals the Prophet: the row is saved, and you may destroy a card.</source>
        <translation>Un Giullare dopo un Profeta è troppo alto. Abbassato di 1, è uguale al Profeta: la fila è salva e puoi distruggere una carta.</translation>
    </message>
    <message>
        <source>Collect two or more of a kind. Every such stack scores the value of its kind once; a single card scores nothing. The highest score wins.</source>
        <translation>Raccogli due o più carte uguali. Ognuna di queste pile dà una volta il suo valore; una carta singola, niente. Vince il punteggio più alto.</translation>
    </message>
    <message>
        <source>The Alchemist is too high after the Minstrel. Your General makes it count as 4. For the next card, it is a 7 again.</source>
        <translation>L’Alchimista è troppo alto dopo il Menestrello. Con il tuo Generale vale 4. Per la carta successiva è di nuovo un 7.</translation>
    </message>
    <message>
        <source>The End of Game card turns up while a King and a Queen are in the row. Nobody gets them.</source>
        <translation>Esce la carta Fine partita mentre nella fila ci sono un Re e una Regina: non vanno a nessuno.</translation>
    </message>
    <message>
        <source>The game ends at once when someone reveals the End of Game card. It is not in the first deck; it joins the second.</source>
        <translation>La partita finisce appena qualcuno rivela la carta Fine partita. Non è nel primo mazzo: entra nel secondo.</translation>
    </message>
    <message>
        <source>This Alchemist stands upright, so the Kings beside it cannot be destroyed: only the Alchemist can.</source>
        <translation>Questo Alchimista è disponibile, quindi non puoi distruggere i Re accanto: solo l’Alchimista.</translation>
    </message>
    <message>
        <source>You give away the row and get a Minstrel from your rival’s stacks. A Minstrel in the row itself is no help: you cannot take back what you give.</source>
        <translation>Cedi la fila e ricevi un Menestrello dalle pile del tuo rivale. Un Menestrello nella fila stessa non aiuta: non puoi riprendere ciò che cedi.</translation>
    </message>
    <message>
        <source>You own two Queens: with two cards in the row, you may not destroy a card, even though the two are equal. With three, you may.</source>
        <translation>Hai due Regine: con due carte nella fila non puoi distruggere nessuna carta, anche se le due sono uguali. Con tre sì.</translation>
    </message>
    <message>
        <source>Your rival has two Generals, so yours lies sideways and does nothing. If you had two as well, both would stand upright.</source>
        <translation>Il tuo rivale ha due Generali, quindi il tuo è ruotato e non fa niente. Con un altro tuo, sarebbero disponibili entrambi.</translation>
    </message>
    <message>
        <source>your rival’s</source>
        <translation>del rivale</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tua</translation>
    </message>
    <message>
        <source>yours, used</source>
        <translation>tua, usata</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/fault</name>
    <message>
        <source>Destroying the wrong card</source>
        <translation>Distruggere la carta sbagliata</translation>
    </message>
    <message>
        <source>Discarding the wrong stack</source>
        <translation>Scartare la pila sbagliata</translation>
    </message>
    <message>
        <source>Leaving abilities unused</source>
        <translation>Non usare le abilità</translation>
    </message>
    <message>
        <source>Not destroying a card</source>
        <translation>Non distruggere una carta</translation>
    </message>
    <message>
        <source>Revealing one card too many</source>
        <translation>Rivelare una carta di troppo</translation>
    </message>
    <message>
        <source>Stopping too early</source>
        <translation>Fermarsi troppo presto</translation>
    </message>
    <message>
        <source>Swapping rows for the wrong card</source>
        <translation>Scambiare file con la carta sbagliata</translation>
    </message>
    <message>
        <source>Using abilities at the wrong time</source>
        <translation>Usare abilità al momento sbagliato</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/game</name>
    <message>
        <source>Behind the Throne</source>
        <translation>Behind the Throne</translation>
    </message>
    <message>
        <source>Push your luck</source>
        <translation>Sfida la sorte</translation>
    </message>
    <message>
        <source>Push your luck: reveal cards in falling order and build stacks whose abilities help you.</source>
        <translation>Sfida la sorte: rivela carte in ordine decrescente e forma pile che ti aiutano con le loro abilità.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/goal</name>
    <message>
        <source>Collect a row of {number} cards.</source>
        <translation>Raccogli una fila di {number} carte.</translation>
    </message>
    <message>
        <source>Collect {number} rows in one game.</source>
        <translation>Raccogli {number} file in una partita.</translation>
    </message>
    <message>
        <source>Destroy {number} cards in one game.</source>
        <translation>Distruggi {number} carte in una partita.</translation>
    </message>
    <message>
        <source>Have a full stack at the end of a game.</source>
        <translation>Finisci una partita con una pila completa.</translation>
    </message>
    <message>
        <source>Have a stack of {number} cards at the end of a game.</source>
        <translation>Finisci una partita con una pila di {number} carte.</translation>
    </message>
    <message>
        <source>Have the Judge use another stack.</source>
        <translation>Usa un’altra pila con il Giudice.</translation>
    </message>
    <message>
        <source>Have {number} stacks that score at the end of a game.</source>
        <translation>Finisci una partita con {number} pile che danno punti.</translation>
    </message>
    <message>
        <source>Look at {number} cards with the Prophet in one game.</source>
        <translation>Guarda {number} carte con il Profeta in una partita.</translation>
    </message>
    <message>
        <source>Own {number} Generals at the same time.</source>
        <translation>Possiedi {number} Generali insieme.</translation>
    </message>
    <message>
        <source>Play a game without losing a row.</source>
        <translation>Gioca una partita senza perdere nemmeno una fila.</translation>
    </message>
    <message>
        <source>Save {number} rows with abilities in one game.</source>
        <translation>Salva {number} file con le abilità in una partita.</translation>
    </message>
    <message>
        <source>Score with Kings at the end of a game.</source>
        <translation>Fai punti con i Re alla fine di una partita.</translation>
    </message>
    <message>
        <source>Score with Queens at the end of a game.</source>
        <translation>Fai punti con le Regine alla fine di una partita.</translation>
    </message>
    <message>
        <source>Score with both Kings and Queens at the end of a game.</source>
        <translation>Fai punti con i Re e con le Regine alla fine di una partita.</translation>
    </message>
    <message>
        <source>Score {number} points in one game.</source>
        <translation>Fai {number} punti in una partita.</translation>
    </message>
    <message>
        <source>Swap rows {number} times in one game.</source>
        <translation>Scambia {number} file in una partita.</translation>
    </message>
    <message>
        <source>Use {number} abilities in one game.</source>
        <translation>Usa {number} abilità in una partita.</translation>
    </message>
    <message>
        <source>Use {number} abilities in one turn.</source>
        <translation>Usa {number} abilità in un turno.</translation>
    </message>
    <message>
        <source>Win a game after losing five rows.</source>
        <translation>Vinci una partita dopo aver perso cinque file.</translation>
    </message>
    <message>
        <source>Win a game by {number} points or more.</source>
        <translation>Vinci una partita con almeno {number} punti di vantaggio.</translation>
    </message>
    <message>
        <source>Win a game without destroying a card.</source>
        <translation>Vinci una partita senza distruggere nessuna carta.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/laying</name>
    <message>
        <source>A row is in play</source>
        <translation>Fila in gioco</translation>
    </message>
    <message>
        <source>A row must be saved</source>
        <translation>C’è una fila da salvare</translation>
    </message>
    <message>
        <source>A row must be saved when its newest card is higher than the one before it, and only then.</source>
        <translation>Una fila è da salvare quando la sua ultima carta supera la precedente, e solo allora.</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Chi è di turno</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Prima della prima carta</translation>
    </message>
    <message>
        <source>Change to the newest card</source>
        <translation>Modifica all’ultima carta</translation>
    </message>
    <message>
        <source>No ability can save this row, so it is lost at once.</source>
        <translation>Nessuna abilità può salvare questa fila, quindi è subito persa.</translation>
    </message>
    <message>
        <source>Only a player who owns more than five stacks has to discard one.</source>
        <translation>Solo chi ha più di cinque pile deve scartarne una.</translation>
    </message>
    <message>
        <source>Players who lost a card this turn</source>
        <translation>Chi ha già perso una carta</translation>
    </message>
    <message>
        <source>Stacks used this turn</source>
        <translation>Pile usate nel turno</translation>
    </message>
    <message>
        <source>The game is over only when the End of Game card is last in the row.</source>
        <translation>La partita è finita solo se la carta Fine partita è l’ultima della fila.</translation>
    </message>
    <message>
        <source>The newest card has destroyed a card</source>
        <translation>L’ultima carta ne ha già distrutta una</translation>
    </message>
    <message>
        <source>Too many stacks after a swap</source>
        <translation>Troppe pile dopo uno scambio</translation>
    </message>
    <message>
        <source>Too many stacks after collecting</source>
        <translation>Troppe pile dopo la raccolta</translation>
    </message>
    <message>
        <source>Top card seen</source>
        <translation>Carta in cima già vista</translation>
    </message>
    <message>
        <source>{place}: at most five stacks of up to five cards each.</source>
        <translation>{place}: al massimo cinque pile, con non più di cinque carte ciascuna.</translation>
    </message>
    <message>
        <source>{place}: no End of Game card allowed, since it ends the game as soon as it is revealed.</source>
        <translation>{place}: non ci può essere la carta Fine partita, che chiude la partita appena si rivela.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/lesson</name>
    <message>
        <source>A card was too high, and nothing could save the row: all of it was discarded. That is the risk of every extra card.</source>
        <translation>Una carta era troppo alta e niente poteva salvare la fila: è stata scartata tutta. È il rischio di ogni carta in più.</translation>
    </message>
    <message>
        <source>Cards of a kind form one stack. You can have at most five stacks, with up to five cards each.</source>
        <translation>Le carte dello stesso personaggio formano una sola pila. Puoi avere al massimo cinque pile, di cinque carte ciascuna.</translation>
    </message>
    <message>
        <source>Instead of collecting the row, you may give it away and take one of your rival’s cards. That pays off when the card is worth more to you than the row. Try it: drag one of your rival’s cards to your stacks.</source>
        <translation>Invece di raccogliere la fila, puoi cederla e prendere una carta del tuo rivale. Conviene quando la carta ti serve più della fila. Prova: trascina una carta del tuo rivale nelle tue pile.</translation>
    </message>
    <message>
        <source>One of your stacks lies sideways because your rival has more cards of its kind, so you cannot use its ability. Only a player with the most cards of that kind can; a tie is enough.</source>
        <translation>Una tua pila è ruotata perché il tuo rivale ha più carte di quel personaggio: non puoi usarne l’abilità. Può farlo solo chi ne ha di più, anche a parità.</translation>
    </message>
    <message>
        <source>Queens and Kings are worth the most, but the more you own, the longer a row must be before you may destroy a card or swap.</source>
        <translation>Regine e Re valgono più di tutti, ma più ne hai, più lunga deve essere una fila per poter distruggere una carta o scambiare.</translation>
    </message>
    <message>
        <source>The End of Game card has ended the game. Every stack of two or more scores its value once, and the highest score wins.</source>
        <translation>La carta Fine partita ha chiuso la partita. Ogni pila di due o più carte dà il suo valore una volta, e vince il punteggio più alto.</translation>
    </message>
    <message>
        <source>The deck has run out. The discard pile is the new deck, and the End of Game card is somewhere in it: from now on, any card may end the game.</source>
        <translation>Il mazzo è finito. Gli scarti formano il nuovo, e lì dentro c’è la carta Fine partita: d’ora in poi ogni carta può chiudere la partita.</translation>
    </message>
    <message>
        <source>The newest card equals the one before it, so you may destroy a card. Drag one of your rival’s cards to the discard pile: which loss would hurt most?</source>
        <translation>L’ultima carta è uguale alla precedente, quindi puoi distruggere una carta. Trascina negli scarti una carta del tuo rivale: quale perdita farà più male?</translation>
    </message>
    <message>
        <source>The newest card is too high, but your abilities can bring it down. Save the row: use one of your upright stacks.</source>
        <translation>L’ultima carta è troppo alta, ma le tue abilità possono abbassarla. Salva la fila: usa una delle tue pile disponibili.</translation>
    </message>
    <message>
        <source>The next card must not be higher than this one. The higher the newest card, the safer it is to go on. Reveal another, if you dare.</source>
        <translation>La prossima carta non può essere più alta di questa. Più alta è l’ultima carta, meno rischi a continuare. Rivelane un’altra, se te la senti.</translation>
    </message>
    <message>
        <source>There is room for only five stacks. Discard one of yours, new or old.</source>
        <translation>C’è posto solo per cinque pile. Scarta una delle tue, nuova o vecchia.</translation>
    </message>
    <message>
        <source>Welcome! Each turn, you reveal a row of cards. To begin, drag the top card of the deck into the row, or press the button on the table.</source>
        <translation>Ciao! In ogni turno riveli una fila di carte. Per iniziare trascina nella fila la carta in cima al mazzo o premi il pulsante sul tavolo.</translation>
    </message>
    <message>
        <source>You may stop after any card. Collect the row: drag it to your place, and its cards become your stacks.</source>
        <translation>Puoi fermarti dopo ogni carta. Raccogli la fila: trascinala al tuo posto, e le sue carte passano nelle tue pile.</translation>
    </message>
    <message>
        <source>You may use a stack on the newest card even when that card is not too high. Make it equal to the card before it, and you may destroy a card. Drag the stack to the row.</source>
        <translation>Puoi usare una pila sull’ultima carta, anche se non è troppo alta. Rendila uguale alla precedente e potrai distruggere una carta. Trascina la pila sulla fila.</translation>
    </message>
    <message>
        <source>You own a stack of two or more, and it scores its value once. Single cards score nothing, so pairs of high cards win games.</source>
        <translation>Hai una pila di due o più carte, che dà il suo valore una volta. Le carte singole non danno punti, quindi si vince con le coppie di carte alte.</translation>
    </message>
    <message>
        <source>Your Prophet stands upright: look at the top card of the deck before you decide. Drag the Prophet to the deck.</source>
        <translation>Il tuo Profeta è disponibile: guarda la carta in cima al mazzo prima di decidere. Trascina il Profeta sul mazzo.</translation>
    </message>
    <message>
        <source>Your rival has swapped: the row is yours now, and your rival has one of your cards. See how your stacks have changed.</source>
        <translation>Il tuo rivale ha fatto uno scambio: ora la fila è tua, e una delle tue carte è sua. Guarda come sono cambiate le tue pile.</translation>
    </message>
    <message>
        <source>Your rival’s Minstrel or Alchemist stands upright. The Minstrel lets you take only a Minstrel in a swap, and the Alchemist lets you destroy only an Alchemist.</source>
        <translation>Il Menestrello o l’Alchimista del rivale è disponibile. Con il primo, in uno scambio prendi solo un Menestrello; con il secondo, distruggi solo un Alchimista.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/log</name>
    <message>
        <source>Collects {cards}.</source>
        <translation>Raccoglie {cards}.</translation>
    </message>
    <message>
        <source>Destroys their own {card}.</source>
        <translation>Distrugge {card} delle proprie pile.</translation>
    </message>
    <message>
        <source>Destroys {player}’s {card}.</source>
        <translation>Distrugge {card} di {player}.</translation>
    </message>
    <message>
        <source>Discards a sixth {card}.</source>
        <translation>Scarta una sesta copia di {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Discards the {card} stack (%n card(s)), as only five stacks are allowed.</source>
        <translation>
            <numerusform>Scarta la pila {card} (%n carta): sono ammesse solo cinque pile.</numerusform>
            <numerusform>Scarta la pila {card} (%n carte): sono ammesse solo cinque pile.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the row to {player} for {card}.</source>
        <translation>Scambia la fila con {player} e prende {card}.</translation>
    </message>
    <message>
        <source>Reveals {card}.</source>
        <translation>Rivela {card}.</translation>
    </message>
    <message>
        <source>Takes {card}.</source>
        <translation>Prende {card}.</translation>
    </message>
    <message>
        <source>The End of Game card is revealed. Shared win: {players}.</source>
        <translation>Carta Fine partita rivelata. {players} condividono la vittoria.</translation>
    </message>
    <message>
        <source>The End of Game card is revealed. {players} wins.</source>
        <translation>Carta Fine partita rivelata. Vince {players}.</translation>
    </message>
    <message>
        <source>The deck is empty: the discard pile and the End of Game card form a new deck.</source>
        <translation>Il mazzo è vuoto: gli scarti e la carta Fine partita ne formano uno nuovo.</translation>
    </message>
    <message>
        <source>The top card is {card}.</source>
        <translation>{card} in cima al mazzo.</translation>
    </message>
    <message>
        <source>Uses the Assassin: down 2, now {value}.</source>
        <translation>Usa l’Assassino: meno 2, ora {value}.</translation>
    </message>
    <message>
        <source>Uses the General: down 3, now {value}.</source>
        <translation>Usa il Generale: meno 3, ora {value}.</translation>
    </message>
    <message>
        <source>Uses the Jester: down 1, now {value}.</source>
        <translation>Usa il Giullare: meno 1, ora {value}.</translation>
    </message>
    <message>
        <source>Uses the Jester: up 1, now {value}.</source>
        <translation>Usa il Giullare: più 1, ora {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Assassin: down 2, now {value}.</source>
        <translation>Usa il Giudice come Assassino: meno 2, ora {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the General: down 3, now {value}.</source>
        <translation>Usa il Giudice come Generale: meno 3, ora {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Jester: down 1, now {value}.</source>
        <translation>Usa il Giudice come Giullare: meno 1, ora {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Jester: up 1, now {value}.</source>
        <translation>Usa il Giudice come Giullare: più 1, ora {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Prophet and looks at the top card.</source>
        <translation>Usa il Giudice come Profeta e guarda la carta in cima.</translation>
    </message>
    <message>
        <source>Uses the Prophet and looks at the top card.</source>
        <translation>Usa il Profeta e guarda la carta in cima.</translation>
    </message>
    <message>
        <source>{card} is too high: the row is lost.</source>
        <translation>Perde la fila, carta troppo alta: {card}.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/move</name>
    <message>
        <source>Assassin: down 2</source>
        <translation>Assassino: meno 2</translation>
    </message>
    <message>
        <source>Collect the row</source>
        <translation>Raccogli la fila</translation>
    </message>
    <message>
        <source>Destroy your own {card}</source>
        <translation>Distruggi {card} delle tue pile</translation>
    </message>
    <message>
        <source>Destroy {player}’s {card}</source>
        <translation>Distruggi {card} di {player}</translation>
    </message>
    <message>
        <source>Discard the {card} stack</source>
        <translation>Scarta la pila {card}</translation>
    </message>
    <message>
        <source>General: down 3</source>
        <translation>Generale: meno 3</translation>
    </message>
    <message>
        <source>Jester: down 1</source>
        <translation>Giullare: meno 1</translation>
    </message>
    <message>
        <source>Jester: up 1</source>
        <translation>Giullare: più 1</translation>
    </message>
    <message>
        <source>Judge as the Assassin: down 2</source>
        <translation>Giudice come Assassino: meno 2</translation>
    </message>
    <message>
        <source>Judge as the General: down 3</source>
        <translation>Giudice come Generale: meno 3</translation>
    </message>
    <message>
        <source>Judge as the Jester: down 1</source>
        <translation>Giudice come Giullare: meno 1</translation>
    </message>
    <message>
        <source>Judge as the Jester: up 1</source>
        <translation>Giudice come Giullare: più 1</translation>
    </message>
    <message>
        <source>Judge as the Prophet: look at the top card</source>
        <translation>Giudice come Profeta: guarda la carta in cima</translation>
    </message>
    <message>
        <source>Prophet: look at the top card</source>
        <translation>Profeta: guarda la carta in cima</translation>
    </message>
    <message>
        <source>Reveal a card</source>
        <translation>Rivela una carta</translation>
    </message>
    <message>
        <source>Swap the row for {player}’s {card}</source>
        <translation>Scambia la fila con {card} di {player}</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/number</name>
    <message>
        <source>Values cannot be changed: each value from 1 to 9 belongs to one character, and characters in a row are compared by value.</source>
        <translation>I valori non si possono cambiare: ciascuno, da 1 a 9, appartiene a un personaggio, e in una fila i personaggi si confrontano in base al valore.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/prompt</name>
    <message>
        <source>Equal values: destroy a card, or collect the row.</source>
        <translation>Valori uguali: distruggi una carta o raccogli la fila.</translation>
    </message>
    <message>
        <source>Equal values: destroy a card, reveal, or collect.</source>
        <translation>Valori uguali: distruggi, rivela o raccogli la fila.</translation>
    </message>
    <message>
        <source>Equal values: destroy a card, swap, or collect.</source>
        <translation>Valori uguali: distruggi una carta, scambia o raccogli.</translation>
    </message>
    <message>
        <source>Equal values: destroy, reveal, swap, or collect.</source>
        <translation>Valori uguali: distruggi, rivela, scambia o raccogli.</translation>
    </message>
    <message>
        <source>Equal values: destroy, reveal, use an ability, or collect.</source>
        <translation>Valori uguali: distruggi, rivela, usa un’abilità o raccogli.</translation>
    </message>
    <message>
        <source>Equal values: destroy, reveal, use an ability, swap, or collect.</source>
        <translation>Distruggi, rivela, usa un’abilità, scambia o raccogli.</translation>
    </message>
    <message>
        <source>Equal values: destroy, use an ability, or collect.</source>
        <translation>Valori uguali: distruggi, usa un’abilità o raccogli.</translation>
    </message>
    <message>
        <source>Equal values: destroy, use an ability, swap, or collect.</source>
        <translation>Valori uguali: distruggi, usa un’abilità, scambia o raccogli.</translation>
    </message>
    <message>
        <source>More than five stacks: discard one.</source>
        <translation>Più di cinque pile: scartane una.</translation>
    </message>
    <message>
        <source>Reveal a card, use an ability, or collect the row.</source>
        <translation>Rivela una carta, usa un’abilità o raccogli la fila.</translation>
    </message>
    <message>
        <source>Reveal another card, or collect the row.</source>
        <translation>Rivela un’altra carta o raccogli la fila.</translation>
    </message>
    <message>
        <source>Reveal another card, swap, or collect the row.</source>
        <translation>Rivela un’altra carta, scambia o raccogli la fila.</translation>
    </message>
    <message>
        <source>Reveal the first card, or use an ability.</source>
        <translation>Rivela la prima carta o usa un’abilità.</translation>
    </message>
    <message>
        <source>Reveal the first card.</source>
        <translation>Rivela la prima carta.</translation>
    </message>
    <message>
        <source>Reveal, use an ability, swap, or collect the row.</source>
        <translation>Rivela, usa un’abilità, scambia o raccogli la fila.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The row is full: collect it.</source>
        <translation>Fila completa: raccoglila.</translation>
    </message>
    <message>
        <source>The row is full: swap or collect it.</source>
        <translation>La fila è completa: scambiala o raccoglila.</translation>
    </message>
    <message>
        <source>The row is full: use an ability, or collect.</source>
        <translation>Fila completa: usa un’abilità o raccogli.</translation>
    </message>
    <message>
        <source>The row is full: use an ability, swap, or collect.</source>
        <translation>Fila completa: usa un’abilità, scambia o raccogli.</translation>
    </message>
    <message>
        <source>Too many stacks after the gift: discard one.</source>
        <translation>Dono ricevuto: scarta una pila.</translation>
    </message>
    <message>
        <source>{value} is higher than {limit}: bring it down.</source>
        <translation>{value} supera {limit}: abbassa la carta.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/reason</name>
    <message>
        <source>A row may have up to five cards.</source>
        <translation>Una fila può avere fino a cinque carte.</translation>
    </message>
    <message>
        <source>Cards you would own: {mine} instead of {other}.</source>
        <translation>Carte che avresti: {mine} invece di {other}.</translation>
    </message>
    <message>
        <source>Each {card} you own restricts you, so it helps to have fewer.</source>
        <translation>Ogni {card} che hai ti limita, quindi conviene averne meno.</translation>
    </message>
    <message>
        <source>Equal values let you destroy a card.</source>
        <translation>Con valori uguali puoi distruggere una carta.</translation>
    </message>
    <message>
        <source>No card in the deck can cost you the row.</source>
        <translation>Nessuna carta del mazzo può costarti la fila.</translation>
    </message>
    <message>
        <source>None of your stacks scores less than the {card} stack.</source>
        <translation>Nessuna delle tue pile dà meno punti della pila {card}.</translation>
    </message>
    <message>
        <source>Of the {cards} cards in the deck, {bad} would cost you the row.</source>
        <translation>Carte del mazzo che ti costerebbero la fila: {bad} su {cards}.</translation>
    </message>
    <message>
        <source>Of the {cards} cards in the deck, {safe} would not cost you the row.</source>
        <translation>Carte del mazzo senza pericolo per la fila: {safe} su {cards}.</translation>
    </message>
    <message>
        <source>Once you collect the row, it can no longer be lost.</source>
        <translation>Una volta raccolta, la fila non si può più perdere.</translation>
    </message>
    <message>
        <source>One stack has to go: the {card} stack.</source>
        <translation>Devi scartare una pila: {card}.</translation>
    </message>
    <message>
        <source>The End of Game card comes next, and it ends the game while you lead.</source>
        <translation>La prossima è la carta Fine partita, e chiude la partita mentre sei in vantaggio.</translation>
    </message>
    <message>
        <source>The End of Game card comes next: what you take now still counts.</source>
        <translation>La prossima è la carta Fine partita: ciò che prendi ora conta ancora.</translation>
    </message>
    <message>
        <source>The first card of a row cannot be too high.</source>
        <translation>La prima carta di una fila non può essere troppo alta.</translation>
    </message>
    <message>
        <source>The newest card then counts as {value}.</source>
        <translation>L’ultima carta vale allora {value}.</translation>
    </message>
    <message>
        <source>The next card ends the game.</source>
        <translation>Con la prossima carta finisce la partita.</translation>
    </message>
    <message>
        <source>The row goes to {player}, who has the lower score: {less} against {more}.</source>
        <translation>La fila va a {player}, che ha meno punti: {less} contro {more}.</translation>
    </message>
    <message>
        <source>The top card of the deck is shown to you alone.</source>
        <translation>Solo tu vedi la carta in cima al mazzo.</translation>
    </message>
    <message>
        <source>The {card} on top of the deck will not cost you the row.</source>
        <translation>In cima al mazzo c’è {card}, che non ti costa la fila.</translation>
    </message>
    <message>
        <source>The {card} on top of the deck would cost you the row.</source>
        <translation>In cima al mazzo c’è {card}, che ti costerebbe la fila.</translation>
    </message>
    <message>
        <source>Then nobody will have a larger {card} stack than you.</source>
        <translation>Così nessuno avrà una pila {card} più grande della tua.</translation>
    </message>
    <message>
        <source>Then you could use your {card} stack.</source>
        <translation>Così potresti usare la tua pila {card}.</translation>
    </message>
    <message>
        <source>Then you will know the next card before you decide whether to reveal it.</source>
        <translation>Così conosci la prossima carta prima di decidere se rivelarla.</translation>
    </message>
    <message>
        <source>This is a step toward saving the row.</source>
        <translation>Aiuta a salvare la fila.</translation>
    </message>
    <message>
        <source>This makes room for another stack and leaves you with {stacks}.</source>
        <translation>Così fai posto per un’altra pila e resti con {stacks}.</translation>
    </message>
    <message>
        <source>This makes {player}’s {card} stack smaller.</source>
        <translation>Così riduci la pila {card} di {player}.</translation>
    </message>
    <message>
        <source>This saves the row, and the equal values let you destroy a card.</source>
        <translation>Così salvi la fila, e con i valori uguali puoi distruggere una carta.</translation>
    </message>
    <message>
        <source>This saves the row.</source>
        <translation>Così salvi la fila.</translation>
    </message>
    <message>
        <source>You get the {card} for the row.</source>
        <translation>In cambio della fila ottieni {card}.</translation>
    </message>
    <message>
        <source>You keep all your stacks. Otherwise, you would have to discard one.</source>
        <translation>Tieni tutte le tue pile. Altrimenti dovresti scartarne una.</translation>
    </message>
    <message>
        <source>You take a card from {player}, who has the higher score: {more} against {less}.</source>
        <translation>Prendi una carta da {player}, che ha più punti: {more} contro {less}.</translation>
    </message>
    <message>
        <source>You would have the {card} instead of the {other}: a pair scores {points}, not {less}.</source>
        <translation>Avresti {card} invece di {other}: una coppia dà {points} punti, non {less}.</translation>
    </message>
    <message>
        <source>Your score rises to {mine}, and {player}’s falls to {theirs}.</source>
        <translation>Il tuo punteggio sale a {mine} e quello di {player} scende a {theirs}.</translation>
    </message>
    <message>
        <source>Your score rises to {mine}.</source>
        <translation>Il tuo punteggio sale a {mine}.</translation>
    </message>
    <message>
        <source>Your score rises to {mine}. Of the {cards} cards in the deck, {bad} would cost you the row.</source>
        <translation>Il tuo punteggio sale a {mine}. Carte del mazzo che ti costerebbero la fila: {bad} su {cards}.</translation>
    </message>
    <message>
        <source>Your score would be {mine} instead of {other}.</source>
        <translation>Il tuo punteggio sarebbe {mine} invece di {other}.</translation>
    </message>
    <message>
        <source>Your score would be {mine} right away instead of {other}. Of the {cards} cards in the deck, {bad} would cost you the row.</source>
        <translation>Il tuo punteggio sarebbe subito {mine} invece di {other}. Carte del mazzo che ti costerebbero la fila: {bad} su {cards}.</translation>
    </message>
    <message>
        <source>Your single {card} scores nothing.</source>
        <translation>La tua carta {card} è singola e non dà punti.</translation>
    </message>
    <message>
        <source>Your {card} goes to the discard pile.</source>
        <translation>La tua carta {card} va negli scarti.</translation>
    </message>
    <message>
        <source>{player} could no longer use their {card} stack.</source>
        <translation>{player} non potrebbe più usare la sua pila {card}.</translation>
    </message>
    <message>
        <source>{player}’s score falls to {theirs}.</source>
        <translation>Il punteggio di {player} scende a {theirs}.</translation>
    </message>
    <message>
        <source>{player}’s score would be {theirs} instead of {other}.</source>
        <translation>Punteggio di {player}: {theirs} invece di {other}.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/refusal</name>
    <message>
        <source>A row cannot be given up: collect or swap it.</source>
        <translation>Non puoi abbandonare la fila: raccoglila o scambiala.</translation>
    </message>
    <message>
        <source>Abilities change the newest card in the row, but the row is still empty.</source>
        <translation>Le abilità modificano l’ultima carta della fila, ma la fila è ancora vuota.</translation>
    </message>
    <message>
        <source>Another player has a larger {card} stack.</source>
        <translation>Un altro giocatore ha una pila {card} più grande.</translation>
    </message>
    <message>
        <source>Destroy a card only if the newest ({value}) equals the one before it ({before}).</source>
        <translation>Puoi distruggere una carta solo se l’ultima ({value}) è uguale alla precedente ({before}).</translation>
    </message>
    <message>
        <source>Discarded cards come back only in the next deck.</source>
        <translation>Le carte scartate tornano solo nel prossimo mazzo.</translation>
    </message>
    <message>
        <source>Drag the Judge to the stack you want to use.</source>
        <translation>Trascina il Giudice sulla pila che vuoi usare.</translation>
    </message>
    <message>
        <source>Drag the Prophet to the deck to look at its top card.</source>
        <translation>Trascina il Profeta sul mazzo per guardare la carta in cima.</translation>
    </message>
    <message>
        <source>Drag the card to the discard pile to destroy it.</source>
        <translation>Trascina la carta negli scarti per distruggerla.</translation>
    </message>
    <message>
        <source>Drag the card to your stacks to swap the row for it.</source>
        <translation>Trascina la carta nelle tue pile per scambiarla con la fila.</translation>
    </message>
    <message>
        <source>Drag the {card} to the row to change the newest card.</source>
        <translation>Trascina {card} sulla fila per modificare l’ultima carta.</translation>
    </message>
    <message>
        <source>Drop the row on the card you want in exchange.</source>
        <translation>Lascia la fila sulla carta che vuoi in cambio.</translation>
    </message>
    <message>
        <source>In a swap, you give away the whole row, not a card from your stacks.</source>
        <translation>In uno scambio cedi tutta la fila, non una carta delle tue pile.</translation>
    </message>
    <message>
        <source>Kings are never used; each lengthens the row you need for a swap.</source>
        <translation>I Re non si usano: più ne hai, più lunga dev’essere la fila per scambiarla.</translation>
    </message>
    <message>
        <source>Queens are never used; each lengthens the row you need to destroy a card.</source>
        <translation>Le Regine non si usano: più ne hai, più lunga dev’essere la fila per distruggere una carta.</translation>
    </message>
    <message>
        <source>Take the top card of the {card} stack.</source>
        <translation>Prendi la carta in cima alla pila {card}.</translation>
    </message>
    <message>
        <source>The Judge can use only manipulative stacks; the {card} stack is not one.</source>
        <translation>Il Giudice può usare solo pile di manipolazione, e la pila {card} non lo è.</translation>
    </message>
    <message>
        <source>The Judge can use only sideways stacks, and your {card} stack stands upright.</source>
        <translation>Il Giudice può usare solo pile ruotate, e la tua pila {card} non lo è.</translation>
    </message>
    <message>
        <source>The Judge uses only sideways stacks; none of your other manipulative stacks lies sideways.</source>
        <translation>Il Giudice usa solo pile ruotate, e nessun’altra tua pila di manipolazione lo è.</translation>
    </message>
    <message>
        <source>The first card of a row has no card before it and destroys nothing.</source>
        <translation>La prima carta di una fila non ha una precedente, quindi non distrugge niente.</translation>
    </message>
    <message>
        <source>The newest card is {value}, higher than the {before} before it: bring it down first.</source>
        <translation>L’ultima carta vale {value}, più della precedente ({before}): prima abbassala.</translation>
    </message>
    <message>
        <source>The row goes to your stacks, or to another player in a swap.</source>
        <translation>La fila va nelle tue pile o, in uno scambio, a un altro giocatore.</translation>
    </message>
    <message>
        <source>The row has five cards, the maximum.</source>
        <translation>La fila ha cinque carte, il massimo.</translation>
    </message>
    <message>
        <source>The {card} is never used; it protects you while it stands upright.</source>
        <translation>{card} non si usa mai; finché è disponibile, ti protegge.</translation>
    </message>
    <message>
        <source>There is no row yet: reveal at least one card first.</source>
        <translation>Non c’è ancora una fila: prima rivela almeno una carta.</translation>
    </message>
    <message>
        <source>There is room for all your stacks, so you may not discard any.</source>
        <translation>C’è posto per tutte le pile, quindi non puoi scartarne nessuna.</translation>
    </message>
    <message>
        <source>This card has already destroyed a card; each card may do so only once.</source>
        <translation>Questa carta ne ha già distrutta una; ciascuna può farlo una volta sola.</translation>
    </message>
    <message>
        <source>This card has destroyed another, so its value can no longer change.</source>
        <translation>Questa carta ne ha già distrutta una: il suo valore non cambia più.</translation>
    </message>
    <message>
        <source>This card was taken in a swap and is placed after the gift.</source>
        <translation>Questa carta è stata presa in uno scambio e si piazza dopo il dono.</translation>
    </message>
    <message>
        <source>This would cost you the row, which you can still save.</source>
        <translation>Così perderesti la fila, che puoi ancora salvare.</translation>
    </message>
    <message>
        <source>This would make the newest card too high, and nothing could bring it down.</source>
        <translation>Così l’ultima carta diventerebbe troppo alta, e niente potrebbe più abbassarla.</translation>
    </message>
    <message>
        <source>To reveal a card, drag it from the deck into the row.</source>
        <translation>Per rivelare una carta, trascinala dal mazzo nella fila.</translation>
    </message>
    <message>
        <source>With {kings} Kings, you may swap only when the row has at least {kings} cards.</source>
        <translation>Con {kings} Re scambi solo se la fila ha almeno {kings} carte.</translation>
    </message>
    <message>
        <source>With {queens} Queens, destroying a card takes a row of more than {queens} cards.</source>
        <translation>Con {queens} Regine, per distruggere una carta serve una fila di più di {queens} carte.</translation>
    </message>
    <message>
        <source>You have already destroyed one of your own cards this turn; the limit is one.</source>
        <translation>In questo turno hai già distrutto una tua carta: puoi distruggerne una sola.</translation>
    </message>
    <message>
        <source>You have more than five stacks: first choose one to discard.</source>
        <translation>Hai più di cinque pile: prima scegline una da scartare.</translation>
    </message>
    <message>
        <source>You have no {card}.</source>
        <translation>Non hai questa carta: {card}.</translation>
    </message>
    <message>
        <source>You swap with another player, not with yourself.</source>
        <translation>Scambi con un altro giocatore, non con te.</translation>
    </message>
    <message>
        <source>Your {card} was already used this turn.</source>
        <translation>Pila già usata in questo turno: {card}.</translation>
    </message>
    <message>
        <source>{player} has already lost a card to you this turn; the limit is one.</source>
        <translation>In questo turno hai già distrutto una carta di {player}: puoi distruggerne una sola.</translation>
    </message>
    <message>
        <source>{player} has no card you can take for the row.</source>
        <translation>{player} non ha nessuna carta che puoi prendere in cambio della fila.</translation>
    </message>
    <message>
        <source>{player} has no {card}.</source>
        <translation>{player} non ha questa carta: {card}.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} non partecipa a questa partita.</translation>
    </message>
    <message>
        <source>{player} is protected: you must destroy an Alchemist.</source>
        <translation>{player} ha una protezione: devi distruggere un Alchimista.</translation>
    </message>
    <message>
        <source>{player} is protected: you must take a Minstrel.</source>
        <translation>{player} ha una protezione: devi prendere un Menestrello.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/road</name>
    <message>
        <source>A minister was called away in the middle of a game. You slip into his coat, and into his troubles.</source>
        <translation>Hanno chiamato via un ministro a metà partita. Ti infili nel suo mantello, e nei suoi guai.</translation>
    </message>
    <message>
        <source>Behind every painting there is an ear. Two of them belong to Hedwig and Gaspard.</source>
        <translation>Dietro ogni quadro c’è un orecchio. Due sono di Hedwig e di Gaspard.</translation>
    </message>
    <message>
        <source>Behind the Curtain</source>
        <translation>Dietro le quinte</translation>
    </message>
    <message>
        <source>Four kings have done what Dorothea wanted, each believing it was his own idea. She would like you to go home.</source>
        <translation>Quattro re hanno fatto ciò che voleva Dorothea, ognuno convinto che fosse un’idea sua. Da te vuole solo che torni a casa.</translation>
    </message>
    <message>
        <source>Nobody who wants to get anywhere in this palace uses the front door. The old doorkeeper lets you in for the price of a game.</source>
        <translation>Chi vuole fare strada in questo palazzo non passa dal portone. Il vecchio portiere ti fa entrare in cambio di una partita.</translation>
    </message>
    <message>
        <source>The Back Stairs</source>
        <translation>La scala di servizio</translation>
    </message>
    <message>
        <source>The Council Chamber</source>
        <translation>La sala del consiglio</translation>
    </message>
    <message>
        <source>The Gallery</source>
        <translation>La galleria</translation>
    </message>
    <message>
        <source>The Hall of Mirrors</source>
        <translation>La sala degli specchi</translation>
    </message>
    <message>
        <source>The Kitchen</source>
        <translation>La cucina</translation>
    </message>
    <message>
        <source>The Palace Garden</source>
        <translation>Il giardino del palazzo</translation>
    </message>
    <message>
        <source>The Royal Wardrobe</source>
        <translation>Il guardaroba reale</translation>
    </message>
    <message>
        <source>The cook knows who on the council has lost his appetite, and why. She will tell you if you win.</source>
        <translation>La cuoca sa chi nel consiglio ha perso l’appetito, e perché. Se vinci, te lo dice.</translation>
    </message>
    <message>
        <source>The council has one empty chair. Frida has already put her helmet on it.</source>
        <translation>Nel consiglio c’è una sedia vuota. Frida ci ha già posato il suo elmo.</translation>
    </message>
    <message>
        <source>There are fewer cards: only six of each character.</source>
        <translation>Ci sono meno carte: solo sei di ogni personaggio.</translation>
    </message>
    <message>
        <source>There are only four cards of each character.</source>
        <translation>Ci sono solo quattro carte di ogni personaggio.</translation>
    </message>
    <message>
        <source>There are three fewer Generals.</source>
        <translation>Ci sono tre Generali in meno.</translation>
    </message>
    <message>
        <source>There are two more Queens and two more Kings.</source>
        <translation>Ci sono due Regine e due Re in più.</translation>
    </message>
    <message>
        <source>Three courtiers stand before the mirrors, rehearsing their next moves. Show each of them a better one.</source>
        <translation>Tre cortigiani provano davanti agli specchi le loro prossime mosse. Mostra a ognuno una mossa migliore.</translation>
    </message>
    <message>
        <source>Weapons are forbidden under the orange trees, so most of the Generals have stayed at the gate.</source>
        <translation>Sotto gli aranci nessuno può portare armi, così quasi tutti i Generali sono rimasti al cancello.</translation>
    </message>
    <message>
        <source>Win by {number} points or more.</source>
        <translation>Vinci con almeno {number} punti in più.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/rule</name>
    <message>
        <source>A full row of five cards may be swapped, too.</source>
        <translation>Si può scambiare anche una fila completa di cinque carte.</translation>
    </message>
    <message>
        <source>A manipulative or protective stack is available while no other player has more cards of its kind; otherwise its top card lies sideways. Check this again whenever cards are collected, destroyed, or swapped. A used stack stays sideways until the turn ends.</source>
        <translation>Una pila di manipolazione o di protezione è disponibile finché nessun altro giocatore ha più carte di quel personaggio; altrimenti la sua carta in cima è ruotata. Si ricontrolla ogni volta che qualcuno raccoglie, distrugge o scambia. Una pila usata resta ruotata fino alla fine del turno.</translation>
    </message>
    <message>
        <source>A new deck</source>
        <translation>Un nuovo mazzo</translation>
    </message>
    <message>
        <source>Abilities may bring a card down to 0 or below.</source>
        <translation>Le abilità possono abbassare una carta a 0 e anche sotto.</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Alchimista</translation>
    </message>
    <message>
        <source>As soon as the last card of the deck is drawn, the discard pile and the End of Game card are shuffled into a new deck. The row stays on the table.</source>
        <translation>Appena si pesca l’ultima carta del mazzo, si mescolano gli scarti con la carta Fine partita per formare un nuovo mazzo. La fila resta sul tavolo.</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Assassino</translation>
    </message>
    <message>
        <source>At the end of your turn, your used stacks stand upright again unless another player has a larger stack of that kind.</source>
        <translation>Alla fine del tuo turno, le tue pile usate si raddrizzano se nessuno ne ha una più grande.</translation>
    </message>
    <message>
        <source>Cards of a kind form one stack of at most five cards; a sixth is discarded. You may have at most five stacks. If you have more, immediately discard whole stacks, new or old, as you choose, until five are left.</source>
        <translation>Le carte dello stesso personaggio formano una sola pila di cinque carte al massimo; la sesta si scarta. Puoi avere al massimo cinque pile. Se ne hai di più, scarta subito pile intere, nuove o vecchie, a tua scelta, finché non ne restano cinque.</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Confrontare</translation>
    </message>
    <message>
        <source>Destroying</source>
        <translation>Distruggere</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fine del turno</translation>
    </message>
    <message>
        <source>Every stack of two or more cards scores the value of its kind once; a single card scores nothing. The highest score wins, and tied players share the win.</source>
        <translation>Ogni pila di due o più carte dà una volta il valore del suo personaggio; una carta singola, niente. Vince il punteggio più alto; in caso di parità la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>First, the other player places your gift and discards any extra stacks; then you place the card you took; finally, the stacks are compared.</source>
        <translation>Prima l’altro giocatore piazza il tuo dono e scarta le pile di troppo; poi tu piazzi la carta presa; infine si confrontano le pile.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>If another player’s Alchemist is available, any card you destroy in their stacks must be an Alchemist.</source>
        <translation>Se l’Alchimista di un altro giocatore è disponibile, nelle sue pile puoi distruggere solo un Alchimista.</translation>
    </message>
    <message>
        <source>If the newest card is too high and nothing can save the row, all its cards are discarded and the turn is over. What was destroyed stays destroyed, and used abilities stay used.</source>
        <translation>Se l’ultima carta è troppo alta e niente può salvare la fila, si scartano tutte le sue carte e il turno finisce. Ciò che è distrutto resta distrutto, e le abilità usate restano usate.</translation>
    </message>
    <message>
        <source>If the newest card is too high, bring it down with as many abilities as it takes. You may not give up a row you can save; a row you cannot save is lost. Collected cards return to their printed values.</source>
        <translation>Se l’ultima carta è troppo alta, abbassala con tutte le abilità che servono. Non puoi abbandonare una fila che puoi salvare; se non puoi salvarla, la perdi. Le carte raccolte riprendono il loro valore stampato.</translation>
    </message>
    <message>
        <source>If the newest card’s value equals that of the card before it, you may discard one card from any player’s stacks, your own included. Each revealed card can destroy only one card, and its own value no longer changes after that.</source>
        <translation>Se il valore dell’ultima carta è uguale a quello della precedente, puoi scartare una carta dalle pile di qualsiasi giocatore, anche dalle tue. Ogni carta rivelata può distruggerne una sola; dopo, il suo valore non cambia più.</translation>
    </message>
    <message>
        <source>If the other player’s Minstrel is available, the card you take in a swap must be a Minstrel.</source>
        <translation>Se il Menestrello dell’altro giocatore è disponibile, in uno scambio devi prendere un Menestrello.</translation>
    </message>
    <message>
        <source>If you destroy several cards in a turn, each must come from a different player, yourself included.</source>
        <translation>Se distruggi più volte in un turno, ogni giocatore, anche tu, può perdere una sola carta.</translation>
    </message>
    <message>
        <source>Instead of collecting the row, you may give it to another player and take one card from their stacks, as they stood before your gift.</source>
        <translation>Invece di raccogliere la fila, puoi cederla a un altro giocatore e prendere una carta dalle sue pile, com’erano prima del tuo dono.</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Giullare</translation>
    </message>
    <message>
        <source>Losing the row</source>
        <translation>Perdere la fila</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation>Menestrello</translation>
    </message>
    <message>
        <source>No lowest value</source>
        <translation>Senza valore minimo</translation>
    </message>
    <message>
        <source>No needless discards</source>
        <translation>Nessuno scarto inutile</translation>
    </message>
    <message>
        <source>On your turn, reveal cards from the deck, one by one, into a row. Reveal at least one and at most five; you may stop after any of them.</source>
        <translation>Nel tuo turno riveli carte dal mazzo, una alla volta, in una fila. Ne riveli almeno una e al massimo cinque, e puoi fermarti dopo ognuna.</translation>
    </message>
    <message>
        <source>Once per player</source>
        <translation>Una volta per giocatore</translation>
    </message>
    <message>
        <source>Once per turn</source>
        <translation>Una volta per turno</translation>
    </message>
    <message>
        <source>Order of a swap</source>
        <translation>Ordine di uno scambio</translation>
    </message>
    <message>
        <source>Protective abilities</source>
        <translation>Abilità di protezione</translation>
    </message>
    <message>
        <source>Queens and Kings</source>
        <translation>Regine e Re</translation>
    </message>
    <message>
        <source>Revealing a row</source>
        <translation>Rivelare una fila</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Scambiare</translation>
    </message>
    <message>
        <source>Swapping five cards</source>
        <translation>Scambiare cinque carte</translation>
    </message>
    <message>
        <source>The Assassin brings the newest card down by 2.</source>
        <translation>L’Assassino toglie 2 all’ultima carta.</translation>
    </message>
    <message>
        <source>The General brings the newest card down by 3.</source>
        <translation>Il Generale toglie 3 all’ultima carta.</translation>
    </message>
    <message>
        <source>The Jester moves the newest card up or down by 1, as you choose.</source>
        <translation>Il Giullare aggiunge o toglie 1 all’ultima carta, a tua scelta.</translation>
    </message>
    <message>
        <source>The Minstrel and Alchemist protect as often as needed while they are available. They restrict the other players, not their owner.</source>
        <translation>Il Menestrello e l’Alchimista proteggono tutte le volte che serve, finché sono disponibili. Vincolano gli altri giocatori, non chi li possiede.</translation>
    </message>
    <message>
        <source>The Prophet shows you, and nobody else, the top card of the deck. Then you decide whether to reveal it. You are free to stop if you have seen the End of Game card.</source>
        <translation>Il Profeta mostra solo a te la carta in cima al mazzo. Poi decidi se rivelarla. Puoi fermarti se hai visto la carta Fine partita.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>The first card</source>
        <translation>La prima carta</translation>
    </message>
    <message>
        <source>The first card of a row has no card before it, so it cannot be too high and cannot destroy anything.</source>
        <translation>La prima carta di una fila non ha una precedente, quindi non può essere troppo alta né distruggere niente.</translation>
    </message>
    <message>
        <source>The first player is chosen at random; after that, play goes clockwise.</source>
        <translation>Il caso decide chi inizia; poi si gioca in senso orario.</translation>
    </message>
    <message>
        <source>The game ends at once when the End of Game card is revealed. That turn’s row belongs to nobody.</source>
        <translation>La partita finisce appena si rivela la carta Fine partita. La fila di quel turno non è di nessuno.</translation>
    </message>
    <message>
        <source>The largest stack</source>
        <translation>La pila più grande</translation>
    </message>
    <message>
        <source>The newest card must not be higher than the card before it. Its value, as changed by abilities, is compared with the printed value of the card before it. A change lasts only until the next card is revealed.</source>
        <translation>L’ultima carta non può essere più alta della precedente. Il suo valore, modificato dalle abilità, si confronta con il valore stampato della precedente. Una modifica dura solo finché non si rivela la carta successiva.</translation>
    </message>
    <message>
        <source>There are nine characters, from the General (1) to the King (9): five copies of each with two players, seven with three, and nine with four. They are shuffled to form the deck. The End of Game card is face up beside it and starts the discard pile. Nobody owns any cards yet.</source>
        <translation>Ci sono nove personaggi, dal Generale (1) al Re (9): cinque copie di ciascuno in due giocatori, sette in tre, nove in quattro. Si mescolano per formare il mazzo. La carta Fine partita, scoperta lì accanto, è la prima degli scarti. Nessuno ha ancora carte.</translation>
    </message>
    <message>
        <source>Too high</source>
        <translation>Troppo alta</translation>
    </message>
    <message>
        <source>Using the Prophet</source>
        <translation>Usare il Profeta</translation>
    </message>
    <message>
        <source>When abilities work</source>
        <translation>Quando funzionano le abilità</translation>
    </message>
    <message>
        <source>While there is room, every card must be placed.</source>
        <translation>Finché c’è posto, ogni carta va piazzata.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Chi inizia</translation>
    </message>
    <message>
        <source>You may destroy a card only while the row has more cards than you own Queens. You may swap only while the row has at least as many cards as you own Kings. Both limits always apply, no matter who has the largest stack.</source>
        <translation>Puoi distruggere una carta solo se la fila ne ha più di quante Regine hai. Puoi scambiare solo se la fila ha almeno tante carte quanti Re hai. I due limiti valgono sempre, chiunque abbia la pila più grande.</translation>
    </message>
    <message>
        <source>You may use each manipulative stack once per turn, however many cards it has; it then lies sideways. The Judge lets you use another manipulative stack of yours that lies sideways, whatever the reason; he must be available himself and then counts as used.</source>
        <translation>Puoi usare ogni pila di manipolazione una volta per turno, per quante carte abbia; poi resta ruotata. Il Giudice ti fa usare un’altra tua pila di manipolazione ruotata, qualunque ne sia il motivo. Dev’essere lui stesso disponibile, e poi conta come usato.</translation>
    </message>
    <message>
        <source>You may use manipulative abilities only on your own turn and on the newest card, whether or not it is too high. You may use the Prophet before the first card, too.</source>
        <translation>Puoi usare le abilità di manipolazione solo nel tuo turno e solo sull’ultima carta, troppo alta o no. Il Profeta si può usare anche prima della prima carta.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/section</name>
    <message>
        <source>Abilities</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Destroying cards</source>
        <translation>Distruggere carte</translation>
    </message>
    <message>
        <source>How turns and the game end</source>
        <translation>Come finiscono i turni e la partita</translation>
    </message>
    <message>
        <source>Revealing a row</source>
        <translation>Rivelare una fila</translation>
    </message>
    <message>
        <source>Setting up the game</source>
        <translation>Preparare la partita</translation>
    </message>
    <message>
        <source>Swapping the row</source>
        <translation>Scambiare la fila</translation>
    </message>
    <message>
        <source>What changes the newest card</source>
        <translation>Cosa modifica l’ultima carta</translation>
    </message>
    <message>
        <source>Your stacks</source>
        <translation>Le tue pile</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/table</name>
    <message>
        <source>A card, face down</source>
        <translation>Una carta coperta</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Scarti</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Taken card</source>
        <translation>Carta presa</translation>
    </message>
    <message>
        <source>The newest card now counts as {value}.</source>
        <translation>L’ultima carta ora vale {value}.</translation>
    </message>
    <message numerus="yes">
        <source>The row: up to %n card(s)</source>
        <translation>
            <numerusform>La fila: fino a %n carta</numerusform>
            <numerusform>La fila: fino a %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Too high</source>
        <translation>Troppo alta</translation>
    </message>
    <message numerus="yes">
        <source>Your cards: up to %n stack(s)</source>
        <translation>
            <numerusform>Le tue carte: fino a %n pila</numerusform>
            <numerusform>Le tue carte: fino a %n pile</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation>{card}, valore {value}, {type}</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, lying sideways: another player has more of this kind</source>
        <translation>{card}, valore {value}, {type}, ruotata: un altro giocatore ne ha di più</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, lying sideways: used this turn</source>
        <translation>{card}, valore {value}, {type}, ruotata: usata in questo turno</translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n card(s)</source>
        <translation>
            <numerusform>{card}: %n carta</numerusform>
            <numerusform>{card}: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: a single card</source>
        <translation>{card}: una carta singola</translation>
    </message>
    <message>
        <source>{player}’s stacks</source>
        <translation>Pile di {player}</translation>
    </message>
    <message>
        <source>{value} is higher than {limit}, the value before it.</source>
        <translation>{value} supera {limit}, il valore precedente.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/type</name>
    <message>
        <source>Game end</source>
        <translation>Fine partita</translation>
    </message>
    <message>
        <source>Manipulative</source>
        <translation>Manipolazione</translation>
    </message>
    <message>
        <source>Prohibitive</source>
        <translation>Divieto</translation>
    </message>
    <message>
        <source>Protective</source>
        <translation>Protezione</translation>
    </message>
</context>
</TS>
