<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>throne/aid</name>
    <message>
        <source>Accept: the claim works, and the card is buried.</source>
        <translation>Accetta: la dichiarazione ha effetto, la carta è sepolta.</translation>
    </message>
    <message>
        <source>Ace: draw 2.</source>
        <translation>Asso: pesca 2.</translation>
    </message>
    <message>
        <source>All rivals answer in secret. If several call, the one next in turn order is the challenger.</source>
        <translation>Tutti i rivali rispondono in segreto. Se contestano in più d’uno, conta solo chi viene prima nell’ordine di turno.</translation>
    </message>
    <message>
        <source>Answering a Jack, Queen, or King</source>
        <translation>Risposta a Fante, Regina o Re</translation>
    </message>
    <message>
        <source>Answering an Ace</source>
        <translation>Risposta a un Asso</translation>
    </message>
    <message>
        <source>Face-up cards are still part of the hand and may be laid.</source>
        <translation>Le carte scoperte restano in mano e si possono giocare.</translation>
    </message>
    <message>
        <source>Four each of 7, 8, 9, 10, Jack, Queen, King, and Ace, plus two Jokers. Everyone starts with five cards.</source>
        <translation>Quattro per tipo (7, 8, 9, 10, Fante, Regina, Re e Asso) più due Jolly. Si inizia con cinque carte a testa.</translation>
    </message>
    <message>
        <source>Jack: look at a rival’s hidden card, then draw 1.</source>
        <translation>Fante: guarda una carta coperta di un rivale, poi pesca 1.</translation>
    </message>
    <message>
        <source>Joker: you evade the claim. Discard the Joker; it is not replaced.</source>
        <translation>Jolly: eviti l’effetto. Scarta il Jolly; non si rimpiazza.</translation>
    </message>
    <message>
        <source>King: kill a rival’s card, then draw 1.</source>
        <translation>Re: elimina una carta di un rivale, poi pesca 1.</translation>
    </message>
    <message>
        <source>Lay one card face down and claim a Peasant, Jack, Queen, King, or Ace.</source>
        <translation>Gioca una carta coperta e dichiara Contadino, Fante, Regina, Re o Asso.</translation>
    </message>
    <message>
        <source>Liar! If the claim was a lie, the card is discarded: no effect, no draw.</source>
        <translation>Bugia! Se la dichiarazione era falsa, si scarta la carta: nessun effetto e non si pesca.</translation>
    </message>
    <message>
        <source>Liar! If the claim was true, it works anyway, and the caller loses a card.</source>
        <translation>Bugia! Se la dichiarazione era vera, ha effetto comunque e chi contesta perde una carta.</translation>
    </message>
    <message>
        <source>Only the targeted rival answers.</source>
        <translation>Risponde solo il rivale preso di mira.</translation>
    </message>
    <message>
        <source>Peasant (7 to 10): no effect, no draw; cannot be called a lie.</source>
        <translation>Contadino (da 7 a 10): nessun effetto, non pesca, non si può contestare.</translation>
    </message>
    <message>
        <source>Queen: turn a rival’s hidden card face up, then draw 1.</source>
        <translation>Regina: scopre una carta coperta di un rivale, poi pesca 1.</translation>
    </message>
    <message>
        <source>Run out of cards and you are out; the last player with cards wins the round.</source>
        <translation>Chi resta senza carte è fuori; chi per ultimo ha ancora carte vince il round.</translation>
    </message>
    <message>
        <source>The card you lose may be picked from your face-up cards; for a false Ace, only if you have no hidden cards.</source>
        <translation>Chi sceglie la carta che perdi può prenderne una scoperta; per un Asso falso, solo se non ne hai di coperte.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>Three rounds win the match.</source>
        <translation>Tre round vincono la partita.</translation>
    </message>
    <message>
        <source>True: the challenger loses a card. A lie: the liar loses the card laid and one more.</source>
        <translation>Verità: chi contesta perde una carta. Bugia: chi ha mentito perde la carta giocata e un’altra.</translation>
    </message>
    <message>
        <source>What claims do</source>
        <translation>Effetto delle dichiarazioni</translation>
    </message>
    <message>
        <source>You may lay any card with any claim.</source>
        <translation>Puoi giocare qualsiasi carta con qualsiasi dichiarazione.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
</context>
<context>
    <name>throne/card</name>
    <message>
        <source>A Peasant: it has no power and draws no card.</source>
        <translation>Un Contadino: non ha poteri e non pesca.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Asso</translation>
    </message>
    <message>
        <source>Draws 2 cards.</source>
        <translation>Pesca 2 carte.</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Evades a Jack, Queen, or King aimed at you. Can never be claimed.</source>
        <translation>Evita l’effetto di un Fante, una Regina o un Re contro di te. Non si dichiara mai.</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Fante</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>Kills a rival’s card. Draws 1 card.</source>
        <translation>Elimina una carta di un rivale. Pesca 1 carta.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Looks at one of a rival’s cards. Draws 1 card.</source>
        <translation>Guarda una carta di un rivale. Pesca 1 carta.</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nove</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Contadino</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sette</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dieci</translation>
    </message>
    <message>
        <source>Turns one of a rival’s cards face up. Draws 1 card.</source>
        <translation>Scopre una carta di un rivale. Pesca 1 carta.</translation>
    </message>
    <message>
        <source>draw two</source>
        <translation>pescare due</translation>
    </message>
    <message>
        <source>evade</source>
        <translation>evitare</translation>
    </message>
    <message>
        <source>kill a card</source>
        <translation>eliminare</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>senza potere</translation>
    </message>
    <message>
        <source>see a card</source>
        <translation>vedere carta</translation>
    </message>
    <message>
        <source>turn face up</source>
        <translation>scoprire</translation>
    </message>
</context>
<context>
    <name>throne/course</name>
    <message>
        <source>A Jack lets you, and nobody else, look at one of your rival’s hidden cards. Claim a Jack.</source>
        <translation>Con un Fante guardi una carta coperta del tuo rivale, e la vedi solo tu. Dichiara un Fante.</translation>
    </message>
    <message>
        <source>A Jack only looks at one of your rival’s cards.</source>
        <translation>Un Fante guarda soltanto una carta del tuo rivale.</translation>
    </message>
    <message>
        <source>A King is aimed at your last card, a Joker. Show the Joker, and it is gone all the same. What can still save you?</source>
        <translation>Un Re prende di mira la tua ultima carta, un Jolly. Se lo mostri, lo perdi comunque. Che cosa può ancora salvarti?</translation>
    </message>
    <message>
        <source>A King kills a card; it does not turn one face up.</source>
        <translation>Un Re elimina una carta e non ne scopre nessuna.</translation>
    </message>
    <message>
        <source>A King kills one of your rival’s cards but shows you none of the others.</source>
        <translation>Un Re elimina una carta del tuo rivale, ma non ti mostra le altre.</translation>
    </message>
    <message>
        <source>A King, true or not, is aimed at you. Show your Joker to evade it, and you are sure to keep your Ace.</source>
        <translation>Un Re ti prende di mira, vero o falso che sia. Mostra un Jolly per evitarlo: così conservi di sicuro l’Asso.</translation>
    </message>
    <message>
        <source>A Nine is not a King: the claim is a lie.</source>
        <translation>Un Nove non è un Re: la dichiarazione è una bugia.</translation>
    </message>
    <message>
        <source>A Peasant cannot be called, but it draws nothing. Make a bolder claim.</source>
        <translation>Un Contadino non si può contestare, ma non ti fa pescare. Dichiara qualcosa di più audace.</translation>
    </message>
    <message>
        <source>A Peasant cannot be called, so it is hardly a bluff, and it draws nothing.</source>
        <translation>Un Contadino non si può contestare: come bluff vale poco, e non ti fa pescare.</translation>
    </message>
    <message>
        <source>A Peasant does nothing and draws nothing.</source>
        <translation>Un Contadino non fa nulla e non pesca nulla.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing: with no cards left, you are out.</source>
        <translation>Con un Contadino non peschi: resti senza carte e sei fuori.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing: you would have even fewer cards.</source>
        <translation>Con un Contadino non peschi: avresti ancora meno carte.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing; every other claim draws.</source>
        <translation>Con un Contadino non peschi; con ogni altra dichiarazione sì.</translation>
    </message>
    <message>
        <source>A Queen only turns one of your rival’s cards face up.</source>
        <translation>Una Regina scopre soltanto una carta del tuo rivale.</translation>
    </message>
    <message>
        <source>A Queen turns one of your rival’s hidden cards face up, for everyone to see. Claim a Queen.</source>
        <translation>Una Regina scopre una carta coperta del tuo rivale, sotto gli occhi di tutti. Dichiara una Regina.</translation>
    </message>
    <message>
        <source>A Queen. It is noted beside your rival’s name, for your eyes only.</source>
        <translation>È una Regina. Resta annotata accanto al nome del tuo rivale, e la vedi solo tu.</translation>
    </message>
    <message>
        <source>A call can hurt only a lie.</source>
        <translation>Solo una bugia deve temere una contestazione.</translation>
    </message>
    <message>
        <source>A false Jack, Queen, or King costs only the card you lay.</source>
        <translation>Un Fante, una Regina o un Re falso costa solo la carta che giochi.</translation>
    </message>
    <message>
        <source>A lie. If you would be out anyway, a call costs nothing.</source>
        <translation>Era una bugia. Quando saresti comunque fuori, contestare non costa nulla.</translation>
    </message>
    <message>
        <source>A lie: the card is discarded without effect, and your rival draws nothing.</source>
        <translation>Era una bugia: la carta si scarta senza effetto, e il tuo rivale non pesca.</translation>
    </message>
    <message>
        <source>A lie: your rival draws nothing and has no cards left. The round is yours, so you now have two points each.</source>
        <translation>Era una bugia: il tuo rivale non pesca e resta senza carte. Il round è tuo: ora siete due a due.</translation>
    </message>
    <message>
        <source>A player with few cards must lie to draw more.</source>
        <translation>Chi ha poche carte deve mentire per pescarne altre.</translation>
    </message>
    <message>
        <source>A player with no cards after drawing is out. The Ten is your last card: lay it so that you stay in.</source>
        <translation>Chi dopo aver pescato non ha carte è fuori. Il Dieci è la tua ultima carta: giocalo in modo da restare nel round.</translation>
    </message>
    <message>
        <source>Accept it or evade it: either way, you have no cards left.</source>
        <translation>Che tu accetti o lo eviti, resti senza carte.</translation>
    </message>
    <message>
        <source>Accept the claim.</source>
        <translation>Accetta la dichiarazione.</translation>
    </message>
    <message>
        <source>Accepting costs you a card, and so may calling.</source>
        <translation>Accettare ti costa una carta, e forse anche contestare.</translation>
    </message>
    <message>
        <source>All four Jacks are among the discards: your rival knows your Jack is a lie.</source>
        <translation>I quattro Fanti sono tutti negli scarti: il tuo rivale sa che menti.</translation>
    </message>
    <message>
        <source>All the cards have been shuffled, and everyone has five again.</source>
        <translation>Tutte le carte sono state mescolate, e si torna ad averne cinque a testa.</translation>
    </message>
    <message>
        <source>All your rival’s cards are face up: a Jack or Queen finds nothing hidden and does nothing.</source>
        <translation>Le carte del tuo rivale sono tutte scoperte: un Fante o una Regina non trova nulla di coperto e non ha effetto.</translation>
    </message>
    <message>
        <source>All your rival’s cards are face up: a Jack or Queen finds nothing hidden. Claim something that still costs your rival a card.</source>
        <translation>Le carte del tuo rivale sono tutte scoperte: Fante e Regina non trovano nulla di coperto. Dichiara qualcosa che gli costi comunque una carta.</translation>
    </message>
    <message>
        <source>An Ace draws two cards and leaves your rival alone.</source>
        <translation>Un Asso pesca due carte e lascia in pace il tuo rivale.</translation>
    </message>
    <message>
        <source>An Ace draws two cards, but any rival may call it, and a false one costs two cards. Claim an Ace that no call can hurt.</source>
        <translation>Un Asso pesca due carte, ma qualsiasi rivale può contestarlo, e se è falso ne costa due. Dichiara un Asso che non tema contestazioni.</translation>
    </message>
    <message>
        <source>An Ace draws two cards.</source>
        <translation>Un Asso pesca due carte.</translation>
    </message>
    <message>
        <source>Another knight with two cards claims an Ace. Of 100 Aces claimed by knights with five or more cards, {many} are lies; with one or two, {few}. Answer the claim.</source>
        <translation>Un altro cavaliere, rimasto con due carte, dichiara un Asso. Su 100 Assi dichiarati dai cavalieri con almeno cinque carte, {many} sono bugie; con una o due, {few}. Rispondi.</translation>
    </message>
    <message>
        <source>Another lie: the first one drew no card. Marshals give away less: {first} of 100 opening Kings are lies, and {after} of 100 claims after a lie.</source>
        <translation>Un’altra bugia: con la prima non ha pescato. I marescialli si tradiscono meno: sono bugie {first} Re iniziali su 100 e {after} dichiarazioni su 100 dopo una bugia.</translation>
    </message>
    <message>
        <source>Answer a claim, and learn what a wrong call costs.</source>
        <translation>Rispondere a una dichiarazione, sapendo quanto costa contestare a torto.</translation>
    </message>
    <message>
        <source>Believed, it works like the true card. Called, it costs you only the Seven.</source>
        <translation>Se ci credono, il bluff ha l’effetto della carta vera. Se lo contestano, ti costa solo il Sette.</translation>
    </message>
    <message>
        <source>Bluff, and learn what it costs to be caught.</source>
        <translation>Bluffare, sapendo quanto costa farsi scoprire.</translation>
    </message>
    <message>
        <source>Call it: “Liar!”</source>
        <translation>Contestala: “Bugia!”</translation>
    </message>
    <message>
        <source>Call what must be a lie, and bluff where it costs little.</source>
        <translation>Contestare ciò che non può essere vero e bluffare dove costa poco.</translation>
    </message>
    <message>
        <source>Caught with a false Ace, you lose the card you laid and one more.</source>
        <translation>Se ti scoprono con un Asso falso, perdi la carta giocata e un’altra.</translation>
    </message>
    <message>
        <source>Caught: a false Ace costs your rival the last card as well. Marshals are no different: {many} and {few} of 100.</source>
        <translation>Bugia scoperta: un Asso falso costa al tuo rivale anche l’ultima carta. Con i marescialli è uguale: {many} e {few} su 100.</translation>
    </message>
    <message>
        <source>Choose one of your rival’s cards.</source>
        <translation>Scegli una carta del tuo rivale.</translation>
    </message>
    <message>
        <source>Choose the Ace.</source>
        <translation>Scegli l’Asso.</translation>
    </message>
    <message>
        <source>Choose the hidden card in your rival’s hand.</source>
        <translation>Scegli la carta coperta nella mano del tuo rivale.</translation>
    </message>
    <message>
        <source>Claim a card you do not have.</source>
        <translation>Dichiara una carta che non hai.</translation>
    </message>
    <message>
        <source>Count and bluff</source>
        <translation>Contare e bluffare</translation>
    </message>
    <message>
        <source>Drag a Seven to the Queen claim.</source>
        <translation>Trascina un Sette sulla dichiarazione Regina.</translation>
    </message>
    <message>
        <source>Drag the Ace to the Ace claim.</source>
        <translation>Trascina l’Asso sulla dichiarazione Asso.</translation>
    </message>
    <message>
        <source>Drag the Jack to the Jack claim.</source>
        <translation>Trascina il Fante sulla dichiarazione Fante.</translation>
    </message>
    <message>
        <source>Drag the King from your hand to the King claim.</source>
        <translation>Trascina il Re dalla tua mano alla dichiarazione Re.</translation>
    </message>
    <message>
        <source>Drag the King to the King claim.</source>
        <translation>Trascina il Re sulla dichiarazione Re.</translation>
    </message>
    <message>
        <source>Drag the Nine to the Queen claim.</source>
        <translation>Trascina il Nove sulla dichiarazione Regina.</translation>
    </message>
    <message>
        <source>Drag the Queen to the Queen claim.</source>
        <translation>Trascina la Regina sulla dichiarazione Regina.</translation>
    </message>
    <message>
        <source>Drag the Seven to the King claim.</source>
        <translation>Trascina il Sette sulla dichiarazione Re.</translation>
    </message>
    <message>
        <source>Drag the Seven to the Peasant claim.</source>
        <translation>Trascina il Sette sulla dichiarazione Contadino.</translation>
    </message>
    <message>
        <source>Drag the Ten to the Jack claim.</source>
        <translation>Trascina il Dieci sulla dichiarazione Fante.</translation>
    </message>
    <message>
        <source>Draw two cards, and learn what an Ace puts at stake.</source>
        <translation>Pescare due carte, sapendo che cosa rischi con un Asso.</translation>
    </message>
    <message>
        <source>Each round won is a point; three points win the match. Your rival laid their last card as a Queen, but you hold two, and two are among the discards.</source>
        <translation>Ogni round vinto vale un punto; con tre vinci la partita. Il tuo rivale ha giocato l’ultima carta come Regina, ma tu ne hai due e altre due sono negli scarti.</translation>
    </message>
    <message>
        <source>Every claim but the Peasant draws at least one card.</source>
        <translation>Ogni dichiarazione, tranne il Contadino, pesca almeno una carta.</translation>
    </message>
    <message>
        <source>Find the card that kills one of your rival’s cards.</source>
        <translation>Trova la carta che ne elimina una del tuo rivale.</translation>
    </message>
    <message>
        <source>How can I be sure of a lie?</source>
        <translation>Quando è di sicuro una bugia?</translation>
    </message>
    <message>
        <source>How do I get new cards?</source>
        <translation>Come ottengo nuove carte?</translation>
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
        <source>If a lie is called, the card is discarded: no effect, no draw. A false Ace costs one more. Tell a lie that costs only one card if called.</source>
        <translation>Se una bugia è contestata, la carta si scarta: nessun effetto, niente da pescare. Un Asso falso costa un’altra carta. Di’ una bugia che, se contestata, costi una carta sola.</translation>
    </message>
    <message>
        <source>If it is called, you lose the {card}. A Seven would do just as well.</source>
        <translation>Se ti contestano, perdi questa carta: {card}. Andrebbe bene anche un Sette.</translation>
    </message>
    <message>
        <source>If your rival calls that lie, it does nothing. A true King works even if it is called.</source>
        <translation>Se il tuo rivale contesta la bugia, non succede nulla. Un Re vero ha effetto anche se contestato.</translation>
    </message>
    <message>
        <source>It had to be a lie. Your rival loses that card and another of your choice.</source>
        <translation>Non poteva che essere una bugia. Il tuo rivale perde quella carta e un’altra a tua scelta.</translation>
    </message>
    <message>
        <source>It really was a King: it kills a card, and your wrong call costs you another.</source>
        <translation>Era davvero un Re: elimina una carta, e contestarlo a torto te ne costa un’altra.</translation>
    </message>
    <message>
        <source>It really was a King: it kills one card, your wrong call costs you the other, and you are out.</source>
        <translation>Era davvero un Re: elimina una carta, contestarlo a torto ti costa l’altra e sei fuori.</translation>
    </message>
    <message>
        <source>It was the only hidden card, and you know what it is.</source>
        <translation>Era l’unica carta coperta, e sai qual è.</translation>
    </message>
    <message>
        <source>Keep the Joker until you need it to evade a claim.</source>
        <translation>Tenere il Jolly finché non serve per evitare una dichiarazione.</translation>
    </message>
    <message>
        <source>Kill the card that your rival will miss most.</source>
        <translation>Eliminare la carta più preziosa per il tuo rivale.</translation>
    </message>
    <message>
        <source>Know what ends a round and what ends the match.</source>
        <translation>Sapere che cosa chiude un round e che cosa la partita.</translation>
    </message>
    <message>
        <source>Later, the same knight, just caught lying, claims a King again. Of 100 claims after such a lie, {lies} are lies, too. Answer the claim.</source>
        <translation>Più tardi, lo stesso cavaliere, appena colto a mentire, dichiara di nuovo un Re. Su 100 dichiarazioni dopo una bugia simile, {lies} sono di nuovo bugie. Rispondi.</translation>
    </message>
    <message>
        <source>Lay a card, and know how many you draw.</source>
        <translation>Giocare una carta, sapendo quante ne peschi.</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Bugia!</translation>
    </message>
    <message>
        <source>Look at a card, and answer accordingly.</source>
        <translation>Guardare una carta e rispondere in base a ciò che hai visto.</translation>
    </message>
    <message>
        <source>May I lie?</source>
        <translation>Posso mentire?</translation>
    </message>
    <message>
        <source>Most of these Kings are true.</source>
        <translation>La maggior parte di questi Re è vera.</translation>
    </message>
    <message>
        <source>Most of these claims are lies.</source>
        <translation>La maggior parte di queste dichiarazioni è falsa.</translation>
    </message>
    <message>
        <source>Now bluff cheaply: lay a card you will not miss, and claim one your rival may believe. All four Jacks are among the discards.</source>
        <translation>Ora bluffa a buon mercato: gioca una carta che non ti mancherà e dichiarane una a cui il tuo rivale può credere. I quattro Fanti sono tutti negli scarti.</translation>
    </message>
    <message>
        <source>On your turn, lay exactly one card face down and say what it is. Begin safely: lay a card as a Peasant, which cannot be called a lie.</source>
        <translation>Nel tuo turno giochi una sola carta coperta e dici qual è. Comincia senza rischi: giocane una come Contadino, che nessuno può contestare.</translation>
    </message>
    <message>
        <source>One card lost, not two. Players with a King like to begin with it.</source>
        <translation>Una carta persa, non due. Chi ha un Re ama cominciare da quello.</translation>
    </message>
    <message>
        <source>Press the button that deals the next round.</source>
        <translation>Premi il pulsante che distribuisce il prossimo round.</translation>
    </message>
    <message>
        <source>Right: the claim is true. The Queen will turn one of your cards face up, but you keep them all.</source>
        <translation>Giusto: la dichiarazione è vera. La Regina scoprirà una delle tue carte, ma le tieni tutte.</translation>
    </message>
    <message>
        <source>Rounds and the match</source>
        <translation>I round e la partita</translation>
    </message>
    <message>
        <source>Run out of cards and you are out; the last player with cards wins. Your rival has one card. Kill it: drag your King to the King claim.</source>
        <translation>Chi resta senza carte è fuori; vince chi ne ha ancora per ultimo. Al tuo rivale ne resta una. Eliminala: trascina il tuo Re sulla dichiarazione Re.</translation>
    </message>
    <message>
        <source>Show the Joker.</source>
        <translation>Mostra il Jolly.</translation>
    </message>
    <message>
        <source>Stay in the round with one card left.</source>
        <translation>Restare nel round con una sola carta.</translation>
    </message>
    <message>
        <source>That claim draws one card at most. An Ace draws two.</source>
        <translation>Quella dichiarazione pesca al massimo una carta. Un Asso ne pesca due.</translation>
    </message>
    <message>
        <source>That costs your rival a hidden card, not the King.</source>
        <translation>Al tuo rivale costa una carta coperta, non il Re.</translation>
    </message>
    <message>
        <source>That is the price of a wrong call. Only the player targeted by a Jack, Queen, or King answers it.</source>
        <translation>Ecco quanto costa contestare a torto. A un Fante, una Regina o un Re risponde solo chi è preso di mira.</translation>
    </message>
    <message>
        <source>That is the truth about your cards, but a Peasant draws nothing.</source>
        <translation>È la verità, ma con un Contadino non peschi.</translation>
    </message>
    <message>
        <source>That is true: a bluff claims a different card.</source>
        <translation>È la verità: con un bluff si dichiara un’altra carta.</translation>
    </message>
    <message>
        <source>The Ace</source>
        <translation>L’Asso</translation>
    </message>
    <message>
        <source>The Ace is among the discards, and you draw a card for your King.</source>
        <translation>L’Asso è negli scarti, e con il tuo Re peschi una carta.</translation>
    </message>
    <message>
        <source>The Jack</source>
        <translation>Il Fante</translation>
    </message>
    <message>
        <source>The Jacks are all gone, and a false Ace costs two cards.</source>
        <translation>I Fanti sono finiti, e un Asso falso costa due carte.</translation>
    </message>
    <message>
        <source>The Joker</source>
        <translation>Il Jolly</translation>
    </message>
    <message>
        <source>The Joker has left your hand and can no longer evade anything.</source>
        <translation>Il Jolly ha lasciato la tua mano e non può più evitare nulla.</translation>
    </message>
    <message>
        <source>The Joker is discarded and not replaced: you have no cards left and are out.</source>
        <translation>Il Jolly si scarta e non si rimpiazza: resti senza carte e sei fuori.</translation>
    </message>
    <message>
        <source>The Joker is still yours, but that claim is not true.</source>
        <translation>Il Jolly è ancora tuo, ma quella dichiarazione non è vera.</translation>
    </message>
    <message>
        <source>The King</source>
        <translation>Il Re</translation>
    </message>
    <message>
        <source>The King is face up in your rival’s hand.</source>
        <translation>Il Re è scoperto nella mano del tuo rivale.</translation>
    </message>
    <message>
        <source>The King kills a card, hidden or face up.</source>
        <translation>Il Re elimina una carta, coperta o scoperta.</translation>
    </message>
    <message>
        <source>The King kills your last card, and you are out.</source>
        <translation>Il Re elimina la tua ultima carta e sei fuori.</translation>
    </message>
    <message>
        <source>The King works: it kills one of your two cards, perhaps the Ace.</source>
        <translation>Il Re ha effetto: elimina una delle tue due carte, forse l’Asso.</translation>
    </message>
    <message>
        <source>The Nine is gone, but your rival keeps the Ace.</source>
        <translation>Il Nove è andato, ma il tuo rivale tiene l’Asso.</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>La Regina</translation>
    </message>
    <message>
        <source>The Queen works, so your rival draws a card and stays in the round.</source>
        <translation>La Regina ha effetto: il tuo rivale pesca una carta e resta nel round.</translation>
    </message>
    <message>
        <source>The cards from 7 to 10 are Peasants.</source>
        <translation>Le carte dal 7 al 10 sono Contadini.</translation>
    </message>
    <message>
        <source>The hand was shuffled, so any hidden card will do.</source>
        <translation>La mano è stata mescolata: va bene qualsiasi carta coperta.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>L’ultima carta</translation>
    </message>
    <message>
        <source>The lie</source>
        <translation>La bugia</translation>
    </message>
    <message>
        <source>The lie is discarded and does nothing. A card that everyone has seen is hard to lie with.</source>
        <translation>La bugia si scarta e non ha effetto. È difficile mentire con una carta che tutti hanno visto.</translation>
    </message>
    <message>
        <source>True, and the Joker still protects you.</source>
        <translation>È vera, e il Jolly ti protegge ancora.</translation>
    </message>
    <message>
        <source>Turn a card face up, and catch your rival lying with it.</source>
        <translation>Scoprire una carta e smascherare chi la usa per mentire.</translation>
    </message>
    <message>
        <source>Two cards for you, one fewer for your rival: nobody likes to call an Ace.</source>
        <translation>Due carte per te, una in meno per il tuo rivale: a nessuno piace contestare un Asso.</translation>
    </message>
    <message>
        <source>Use earlier claims and the number of cards left to judge whether a claim is a lie.</source>
        <translation>Capire dalle dichiarazioni precedenti e dal numero di carte rimaste se una dichiarazione è una bugia.</translation>
    </message>
    <message>
        <source>What can I do on my turn?</source>
        <translation>Che cosa posso fare nel mio turno?</translation>
    </message>
    <message>
        <source>What claims tell you</source>
        <translation>Che cosa rivelano le dichiarazioni</translation>
    </message>
    <message>
        <source>What does a Jack do?</source>
        <translation>Che cosa fa un Fante?</translation>
    </message>
    <message>
        <source>What does a King do?</source>
        <translation>Che cosa fa un Re?</translation>
    </message>
    <message>
        <source>What does a Queen do?</source>
        <translation>Che cosa fa una Regina?</translation>
    </message>
    <message>
        <source>What does a wrong call cost?</source>
        <translation>Quanto costa contestare a torto?</translation>
    </message>
    <message>
        <source>What does an Ace do?</source>
        <translation>Che cosa fa un Asso?</translation>
    </message>
    <message>
        <source>What does it cost to be caught?</source>
        <translation>Quanto costa farsi scoprire?</translation>
    </message>
    <message>
        <source>What ends the match?</source>
        <translation>Che cosa chiude la partita?</translation>
    </message>
    <message>
        <source>What happens to a face-up card?</source>
        <translation>Che cosa succede a una carta scoperta?</translation>
    </message>
    <message>
        <source>What is a Joker good for?</source>
        <translation>A che cosa serve un Jolly?</translation>
    </message>
    <message>
        <source>What may I do when a claim is aimed at me?</source>
        <translation>Che cosa posso fare quando una dichiarazione è contro di me?</translation>
    </message>
    <message>
        <source>When am I out?</source>
        <translation>Quando sono fuori?</translation>
    </message>
    <message>
        <source>Which claims are likely to be lies?</source>
        <translation>Quali dichiarazioni sono di solito bugie?</translation>
    </message>
    <message>
        <source>Win by being the last one with cards.</source>
        <translation>Vincere quando nessun altro ha più carte.</translation>
    </message>
    <message>
        <source>You can claim the Queen and the Ten truthfully.</source>
        <translation>La Regina e il Dieci li puoi dichiarare per quello che sono.</translation>
    </message>
    <message>
        <source>You can never claim a Joker: laying one is always a lie. Keep it, and make a true claim.</source>
        <translation>Un Jolly non si dichiara mai: se lo giochi, è sempre una bugia. Tienilo e di’ la verità.</translation>
    </message>
    <message>
        <source>You draw at the end of your turn. If the draw pile is empty, buried cards and discards form a new one.</source>
        <translation>Peschi alla fine del tuo turno. Se il mazzo è vuoto, le carte sepolte e gli scarti ne formano uno nuovo.</translation>
    </message>
    <message>
        <source>You each have two points, and the next round decides the match. You won the last round, so you begin: deal the cards.</source>
        <translation>Due punti a testa: il prossimo round decide la partita. Hai vinto l’ultimo, quindi cominci tu: distribuisci le carte.</translation>
    </message>
    <message>
        <source>You evade the claim, and nobody learns what was laid. The Joker is gone. A Joker stops a Jack, Queen, or King, but not an Ace.</source>
        <translation>Eviti la dichiarazione, e nessuno sa quale carta fosse. Il Jolly è perso. Un Jolly ferma un Fante, una Regina o un Re, ma non un Asso.</translation>
    </message>
    <message>
        <source>You have a Jack: claim it truthfully.</source>
        <translation>Hai un Fante: dichiaralo per quello che è.</translation>
    </message>
    <message>
        <source>You have a Queen: claim it truthfully.</source>
        <translation>Hai una Regina: dichiarala per quello che è.</translation>
    </message>
    <message>
        <source>You have no Joker, and if you accept, you are out.</source>
        <translation>Non hai Jolly e, se accetti, sei fuori.</translation>
    </message>
    <message>
        <source>You hold two Aces, and two are among the discards. Your rival can have none.</source>
        <translation>Hai in mano due Assi e due sono negli scarti. Il tuo rivale non può averne.</translation>
    </message>
    <message>
        <source>You hold two Aces, and two are among the discards: it was a lie, and now your rival draws two cards.</source>
        <translation>Hai in mano due Assi e due sono negli scarti: era una bugia, e ora il tuo rivale pesca due carte.</translation>
    </message>
    <message>
        <source>You hold two Queens, and two are among the discards: this one is a lie.</source>
        <translation>Hai in mano due Regine e due sono negli scarti: questa è una bugia.</translation>
    </message>
    <message>
        <source>You know it is a Nine, and still you let it kill one of your cards.</source>
        <translation>Sai che è un Nove e gli lasci eliminare una delle tue carte.</translation>
    </message>
    <message>
        <source>You let the Ace through, and your rival draws two cards.</source>
        <translation>Lasci passare l’Asso, e il tuo rivale pesca due carte.</translation>
    </message>
    <message>
        <source>You let the King through, and it kills one of your two cards.</source>
        <translation>Lasci passare il Re, che elimina una delle tue due carte.</translation>
    </message>
    <message>
        <source>You may lie and lay any card with any claim. You hold nothing but Peasants. Lay one with a claim that still lets you draw.</source>
        <translation>Puoi mentire: ogni carta va bene con ogni dichiarazione. Hai soltanto Contadini. Giocane uno con una dichiarazione che faccia pescare.</translation>
    </message>
    <message>
        <source>You may pick a face-up card: choose the King.</source>
        <translation>Puoi scegliere una carta scoperta: prendi il Re.</translation>
    </message>
    <message>
        <source>You saw the Queen: the claim is true. The Queen takes effect, and your wrong call costs you a card.</source>
        <translation>Hai visto la Regina: la dichiarazione è vera. Ha effetto, e contestarla a torto ti costa una carta.</translation>
    </message>
    <message>
        <source>Your rival accepts your King. Choose the card it kills.</source>
        <translation>Il tuo rivale accetta il Re. Scegli la carta da eliminare.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose a hidden card: it will be face up until it leaves the hand, but it still counts as a card.</source>
        <translation>Il tuo rivale accetta. Scegli una carta coperta: resta scoperta finché non lascia la mano, ma conta ancora come carta.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose from the face-up cards, and kill the one that draws two cards.</source>
        <translation>Il tuo rivale accetta. Scegli tra le carte scoperte: elimina quella che ne pesca due.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose the hidden card: you see it, and it stays in the hand.</source>
        <translation>Il tuo rivale accetta. Scegli la carta coperta: la vedi, e resta nella sua mano.</translation>
    </message>
    <message>
        <source>Your rival believes it, so it works like the true card. The card you laid is buried unseen.</source>
        <translation>Il tuo rivale ci crede, quindi il bluff ha l’effetto della carta vera. La carta giocata viene sepolta senza mostrarla.</translation>
    </message>
    <message>
        <source>Your rival called your Queen a lie, but it was true, so it worked. You pick a card for the caller to lose: pick the King.</source>
        <translation>Il tuo rivale ha contestato la tua Regina, ma era vera, quindi ha avuto effetto. Scegli tu la carta che il rivale perde: prendi il Re.</translation>
    </message>
    <message>
        <source>Your rival claims a King against your last card. Accept, show a Joker, or call “Liar!”: one of these may save you.</source>
        <translation>Il tuo rivale dichiara un Re contro la tua ultima carta. Accetta, mostra un Jolly o di’ “Bugia!”: una di queste risposte può salvarti.</translation>
    </message>
    <message>
        <source>Your rival claims an Ace. Of the four in the deck, two are among the discards. Count those in your hand, then answer.</source>
        <translation>Il tuo rivale dichiara un Asso. Ce ne sono quattro in tutto: due sono negli scarti. Conta quelli che hai in mano, poi rispondi.</translation>
    </message>
    <message>
        <source>Your rival has no cards left. You have won the round, and with it the match.</source>
        <translation>Il tuo rivale è senza carte. Hai vinto il round e, con esso, la partita.</translation>
    </message>
    <message>
        <source>Your rival has only one card: choose that one.</source>
        <translation>Il tuo rivale ha una sola carta: scegli quella.</translation>
    </message>
    <message>
        <source>Your rival laid a Peasant, too. Now keep your hand full: a Jack, Queen, or King draws one card, an Ace two. Claim one of them.</source>
        <translation>Anche il tuo rivale ha giocato un Contadino. Ora non restare a corto di carte: con un Fante, una Regina o un Re ne peschi una, con un Asso due. Dichiara uno di questi.</translation>
    </message>
    <message>
        <source>Your rival lays that very Nine, which everyone has seen, and claims a King. Stop the claim.</source>
        <translation>Il tuo rivale gioca proprio quel Nove, che tutti hanno visto, e dichiara un Re. Fermalo.</translation>
    </message>
    <message>
        <source>Your rival lays the hidden card and claims a Queen against you. A wrong call costs you a card. Answer so that you lose none.</source>
        <translation>Il tuo rivale gioca la carta coperta e dichiara una Regina contro di te. Contestare a torto ti costa una carta. Rispondi senza perderne nessuna.</translation>
    </message>
    <message>
        <source>Your rival lets it pass: you draw and stay in. With your last card, the truth is not always the safe claim.</source>
        <translation>Il tuo rivale lascia passare: peschi e resti nel round. Con l’ultima carta, la verità non è sempre la dichiarazione più sicura.</translation>
    </message>
    <message>
        <source>Your rival may call that claim a lie, true or not. A Peasant cannot be called.</source>
        <translation>Il tuo rivale può contestare quella dichiarazione, vera o falsa che sia. Un Contadino no.</translation>
    </message>
    <message>
        <source>Your rival, a knight, begins the round with a King. Of 100 such claims by knights, {lies} are lies. A wrong call costs you a second card. Answer the claim.</source>
        <translation>Il tuo rivale, un cavaliere, inizia il round con un Re. Su 100 dichiarazioni simili dei cavalieri, {lies} sono bugie. Contestare a torto ti costa una seconda carta. Rispondi.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Your turn is over. A Peasant draws nothing, so you have one card fewer.</source>
        <translation>Il tuo turno è finito. Con un Contadino non peschi, quindi hai una carta in meno.</translation>
    </message>
    <message>
        <source>“Liar!” Your card is discarded, and you draw nothing. That is all it costs.</source>
        <translation>“Bugia!” La tua carta si scarta e non peschi. Non ti costa altro.</translation>
    </message>
    <message>
        <source>“Liar!” says your rival, but it really is an Ace. You have drawn two cards, and the challenger loses one. Pick that card.</source>
        <translation>“Bugia!” dice il tuo rivale, ma è davvero un Asso. Hai pescato due carte, e chi ha contestato ne perde una: scegli quale.</translation>
    </message>
</context>
<context>
    <name>throne/examples</name>
    <message>
        <source>A King may kill this Ace or one of the hidden cards, picked blind. For a Jack, a Queen, or a false Ace, only the two hidden cards can be picked.</source>
        <translation>Un Re può eliminare questo Asso o, alla cieca, una carta coperta. Per un Fante, una Regina o un Asso falso si sceglie solo tra le due coperte.</translation>
    </message>
    <message>
        <source>All cards in this hand are face up. The Queen does nothing, but the player who laid it still draws a card.</source>
        <translation>Le carte di questa mano sono tutte scoperte. La Regina non ha effetto, ma chi l’ha giocata pesca comunque una carta.</translation>
    </message>
    <message>
        <source>Each round won is a point. The first player to three points wins the match and takes the throne.</source>
        <translation>Ogni round vinto vale un punto. Chi arriva per primo a tre punti vince la partita e sale al trono.</translation>
    </message>
    <message>
        <source>Laid as a Peasant, your last card draws nothing, and you are out. Laid as a Jack, it draws a card unless it is called a lie.</source>
        <translation>Giocata come Contadino, l’ultima carta non ti fa pescare e sei fuori. Giocata come Fante, te ne fa pescare una, se nessuno la contesta.</translation>
    </message>
    <message>
        <source>Run out of cards and you are out. The last player with cards wins the round.</source>
        <translation>Chi resta senza carte è fuori. Chi per ultimo ha ancora carte vince il round.</translation>
    </message>
    <message>
        <source>This Ace is not a Peasant, yet the claim cannot be called a lie. It draws nothing, though: only the claim counts.</source>
        <translation>Questo Asso non è un Contadino, ma nessuno può contestare la dichiarazione. Però non peschi: conta solo ciò che dichiari.</translation>
    </message>
    <message>
        <source>This Nine was laid as a King. If it is not called, it kills a card, just as a King does.</source>
        <translation>Questo Nove è stato giocato come Re. Se nessuno lo contesta, elimina una carta, proprio come un Re.</translation>
    </message>
    <message>
        <source>This Seven was laid as an Ace and called. It is discarded, and the challenger picks a second card. Laid as a King, it would have been the only card lost.</source>
        <translation>Questo Sette è stato giocato come Asso e contestato. Si scarta, e chi contesta sceglie una seconda carta. Giocato come Re, sarebbe stato l’unica carta persa.</translation>
    </message>
    <message>
        <source>You called a true King. It kills one of your cards all the same, and the wrong call costs you a second one.</source>
        <translation>Hai contestato un Re vero. Elimina comunque una delle tue carte, e contestare a torto te ne costa una seconda.</translation>
    </message>
    <message>
        <source>Your Jack saw this Queen. Then your rival laid a card face down: it may be the Queen, or the Queen may still be in the hand.</source>
        <translation>Il tuo Fante ha visto questa Regina. Poi il tuo rivale ha giocato una carta coperta: forse è la Regina, forse è ancora in mano.</translation>
    </message>
    <message>
        <source>Your Joker evades the King, true or not. The Joker is gone, nobody learns what was laid, and your rival still draws a card.</source>
        <translation>Il tuo Jolly evita il Re, vero o falso che sia. Perdi il Jolly, nessuno sa che carta fosse e il tuo rivale pesca comunque una carta.</translation>
    </message>
    <message>
        <source>Your last card, a true King, kills the last card of your only rival. You win, even with no cards left yourself.</source>
        <translation>La tua ultima carta, un Re vero, elimina l’ultima del tuo unico rivale. Vinci, anche se resti senza carte.</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>eliminata</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>giocata</translation>
    </message>
    <message>
        <source>laid as a King</source>
        <translation>giocata come Re</translation>
    </message>
    <message>
        <source>laid as a Peasant</source>
        <translation>giocata come Contadino</translation>
    </message>
    <message>
        <source>laid as a Queen</source>
        <translation>giocata come Regina</translation>
    </message>
    <message>
        <source>laid as an Ace</source>
        <translation>giocata come Asso</translation>
    </message>
    <message>
        <source>lost as well</source>
        <translation>persa anche questa</translation>
    </message>
    <message>
        <source>seen before</source>
        <translation>vista prima</translation>
    </message>
    <message>
        <source>your last card</source>
        <translation>la tua ultima carta</translation>
    </message>
    <message>
        <source>yours, shown</source>
        <translation>tuo, mostrato</translation>
    </message>
</context>
<context>
    <name>throne/fault</name>
    <message>
        <source>Aiming at the wrong rival</source>
        <translation>Mirare al rivale sbagliato</translation>
    </message>
    <message>
        <source>Believing claims too readily</source>
        <translation>Credere troppo alle dichiarazioni</translation>
    </message>
    <message>
        <source>Bluffing where the truth was better</source>
        <translation>Bluffare dove conviene la verità</translation>
    </message>
    <message>
        <source>Calling “Liar!” too readily</source>
        <translation>Contestare con troppa leggerezza</translation>
    </message>
    <message>
        <source>Claiming the wrong card</source>
        <translation>Dichiarare la carta sbagliata</translation>
    </message>
    <message>
        <source>Picking the wrong card</source>
        <translation>Scegliere la carta sbagliata</translation>
    </message>
    <message>
        <source>Showing a Joker at the wrong time</source>
        <translation>Mostrare un Jolly al momento sbagliato</translation>
    </message>
    <message>
        <source>Telling the truth where a bluff was better</source>
        <translation>Dire la verità dove conviene un bluff</translation>
    </message>
</context>
<context>
    <name>throne/game</name>
    <message>
        <source>A false Ace costs a hidden card, picked blind, or a face-up card if none is hidden.</source>
        <translation>Un Asso falso costa una carta coperta, scelta alla cieca, o una scoperta se non ce ne sono di coperte.</translation>
    </message>
    <message>
        <source>Bluff about the cards you lay face down, call out the liars, and be the last one with cards.</source>
        <translation>Bluffa sulle carte che giochi coperte, smaschera le bugie e conserva carte fino all’ultimo.</translation>
    </message>
    <message>
        <source>Bluff and call</source>
        <translation>Bluffa e contesta</translation>
    </message>
    <message>
        <source>In a game begun before this change, a false Ace may still cost a face-up card.</source>
        <translation>In una partita iniziata prima, un Asso falso può ancora costare una carta scoperta.</translation>
    </message>
    <message>
        <source>The card lost for a wrong call or a lie may now be a face-up card.</source>
        <translation>La carta persa per una bugia o per aver contestato a torto ora può anche essere scoperta.</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Throne</translation>
    </message>
</context>
<context>
    <name>throne/goal</name>
    <message>
        <source>Be called a liar {number} times while telling the truth.</source>
        <translation>Fatti contestare {number} volte mentre dici la verità.</translation>
    </message>
    <message>
        <source>Call {number} lies in one game.</source>
        <translation>Contesta {number} bugie in una partita.</translation>
    </message>
    <message>
        <source>Claim {number} Aces that nobody calls a lie.</source>
        <translation>Dichiara {number} Assi che nessuno contesta.</translation>
    </message>
    <message>
        <source>Evade {number} claims with Jokers in one game.</source>
        <translation>Evita {number} dichiarazioni con i Jolly in una partita.</translation>
    </message>
    <message>
        <source>Get away with {number} false Kings.</source>
        <translation>Fai passare {number} Re falsi.</translation>
    </message>
    <message>
        <source>Get away with {number} lies in one game.</source>
        <translation>Fai passare {number} bugie in una partita.</translation>
    </message>
    <message>
        <source>Hold {number} cards at the same time.</source>
        <translation>Tieni in mano {number} carte insieme.</translation>
    </message>
    <message>
        <source>Kill {number} cards with Kings in one game.</source>
        <translation>Elimina {number} carte con i Re in una partita.</translation>
    </message>
    <message>
        <source>Knock rivals out of a round {number} times.</source>
        <translation>Metti fuori dal round un rivale {number} volte.</translation>
    </message>
    <message>
        <source>Look at {number} cards with Jacks in one game.</source>
        <translation>Guarda {number} carte con i Fanti in una partita.</translation>
    </message>
    <message>
        <source>Turn {number} cards face up with Queens in one game.</source>
        <translation>Scopri {number} carte con le Regine in una partita.</translation>
    </message>
    <message>
        <source>Win a game in which a rival was two rounds ahead of you.</source>
        <translation>Vinci una partita in cui un rivale aveva due round in più di te.</translation>
    </message>
    <message>
        <source>Win a game in which you never lie.</source>
        <translation>Vinci una partita senza mai mentire.</translation>
    </message>
    <message>
        <source>Win a game two rounds ahead of everyone else.</source>
        <translation>Vinci una partita con due round di vantaggio su tutti gli altri.</translation>
    </message>
    <message>
        <source>Win a round without telling a single lie.</source>
        <translation>Vinci un round senza dire nemmeno una bugia.</translation>
    </message>
</context>
<context>
    <name>throne/index</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
</context>
<context>
    <name>throne/laying</name>
    <message>
        <source>A Jack looks at a card</source>
        <translation>Fante: guarda una carta</translation>
    </message>
    <message>
        <source>A King kills a card</source>
        <translation>Re: elimina una carta</translation>
    </message>
    <message>
        <source>A Queen turns a card up</source>
        <translation>Regina: scopre una carta</translation>
    </message>
    <message>
        <source>A card is laid</source>
        <translation>Si gioca una carta</translation>
    </message>
    <message>
        <source>A card is lost</source>
        <translation>Si perde una carta</translation>
    </message>
    <message>
        <source>A claim is answered</source>
        <translation>Si risponde a una dichiarazione</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Chi è di turno</translation>
    </message>
    <message>
        <source>An Ace is answered</source>
        <translation>Si risponde a un Asso</translation>
    </message>
    <message>
        <source>Cards left to draw</source>
        <translation>Carte da pescare</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Carte scoperte</translation>
    </message>
    <message>
        <source>Laid face up</source>
        <translation>Giocata scoperta</translation>
    </message>
    <message>
        <source>Last turn’s claim</source>
        <translation>Dichiarazione precedente</translation>
    </message>
    <message>
        <source>Last turn’s target</source>
        <translation>Bersaglio precedente</translation>
    </message>
    <message>
        <source>Loses a card</source>
        <translation>Perde una carta</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Fuori dal round</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Round vinti</translation>
    </message>
    <message>
        <source>Targeted rival</source>
        <translation>Rivale preso di mira</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Il round è finito</translation>
    </message>
    <message>
        <source>Turns so far</source>
        <translation>Turni finora</translation>
    </message>
</context>
<context>
    <name>throne/lesson</name>
    <message>
        <source>A Peasant is safe: it cannot be called a lie. But it draws nothing, so your hand shrinks by a card.</source>
        <translation>Un Contadino è sicuro: nessuno può contestarlo. Ma non ti fa pescare, così resti con una carta in meno.</translation>
    </message>
    <message>
        <source>A card nobody called is buried and stays hidden; a card that was shown is face up among the discards. Count: if you see all four Kings elsewhere, a claimed King must be a lie.</source>
        <translation>Una carta che nessuno ha contestato è sepolta e resta coperta; una carta mostrata è scoperta tra gli scarti. Conta: se vedi altrove tutti e quattro i Re, un Re dichiarato è per forza una bugia.</translation>
    </message>
    <message>
        <source>A card you know to be in your rival’s hand is noted beside their name. Once your rival lays a hidden card, it may be the one you know, so the note gets a question mark.</source>
        <translation>Ogni carta che sai in mano al tuo rivale è annotata accanto al nome. Se poi gioca una carta coperta, potrebbe essere quella: alla nota si aggiunge un punto interrogativo.</translation>
    </message>
    <message>
        <source>A lie was found out: the card is among the discards, it had no effect, and nothing was drawn.</source>
        <translation>Una bugia è stata scoperta: la carta è negli scarti, non ha avuto effetto e nessuno ha pescato.</translation>
    </message>
    <message>
        <source>A true claim was called a lie: it worked all the same, and the caller lost a card for it.</source>
        <translation>Una dichiarazione vera è stata contestata: ha avuto comunque effetto, e chi ha contestato ha perso una carta.</translation>
    </message>
    <message>
        <source>An Ace draws two cards, and anyone may call it a lie. A false Ace costs two cards, and a wrong call costs you one.</source>
        <translation>Un Asso pesca due carte, e chiunque può contestarlo. Un Asso falso costa due carte; contestare a torto te ne costa una.</translation>
    </message>
    <message>
        <source>Someone has a face-up card. It still counts and may be laid, but everyone knows what it is: lying with it fools nobody.</source>
        <translation>Qualcuno ha una carta scoperta. Conta ancora e si può giocare, ma tutti sanno qual è: mentire con quella non inganna nessuno.</translation>
    </message>
    <message>
        <source>The match is over: three rounds win the throne.</source>
        <translation>La partita è finita: tre round vinti danno il trono.</translation>
    </message>
    <message>
        <source>The round is over: everyone but the winner is out. The winner begins the next one. Three rounds win the match.</source>
        <translation>Il round è finito: tutti sono fuori, tranne chi ha vinto, che comincia il prossimo. Tre round vincono la partita.</translation>
    </message>
    <message>
        <source>Welcome! Everyone starts with five cards. Run out and you are out. Each turn you lay one card face down and say what it is. Begin: drag a card to one of the claims in the middle.</source>
        <translation>Ti diamo il benvenuto! Si comincia con cinque carte a testa: senza carte sei fuori. In ogni turno giochi una carta coperta e dici qual è. Comincia: trascina una carta su una delle dichiarazioni al centro.</translation>
    </message>
    <message>
        <source>You are the target, and you have a Joker. Show it: nothing happens to you, and nobody learns what was laid. But the Joker is gone.</source>
        <translation>Sei il bersaglio, e hai un Jolly. Mostralo: non ti succede nulla, e nessuno sa che carta fosse. Ma perdi il Jolly.</translation>
    </message>
    <message>
        <source>You may claim what you like, whatever the card is. A bluff that is believed works like the true card, but your rival may call it a lie. Try it: lay a 7, 8, 9, or 10 as a King.</source>
        <translation>Puoi dichiarare ciò che vuoi, qualunque sia la carta. Un bluff a cui si crede ha l’effetto della carta vera, ma il tuo rivale può contestarlo. Prova: gioca una carta dal 7 al 10 come Re.</translation>
    </message>
    <message>
        <source>You may pick one of your rival’s cards. The hand was shuffled, so just choose any hidden card.</source>
        <translation>Puoi scegliere una carta del tuo rivale. La mano è stata mescolata: prendi una qualsiasi delle coperte.</translation>
    </message>
    <message>
        <source>Your rival claims a card against you. Is it true? Catch a lie, and your rival loses the card for nothing; call the truth a lie, and you lose a card. Answer with the buttons on the table.</source>
        <translation>Il tuo rivale dichiara una carta contro di te. È vero? Se contesti una bugia, il rivale perde la carta senza effetto; se contesti la verità, perdi una carta tu. Rispondi con i pulsanti sul tavolo.</translation>
    </message>
</context>
<context>
    <name>throne/log</name>
    <message>
        <source>Accepts.</source>
        <translation>Accetta.</translation>
    </message>
    <message>
        <source>After 400 turns, the player with the most cards wins the round.</source>
        <translation>Dopo 400 turni vince il round chi ha più carte.</translation>
    </message>
    <message>
        <source>All of {player}’s cards are face up: nothing happens.</source>
        <translation>Le carte di {player} sono tutte scoperte: non succede nulla.</translation>
    </message>
    <message>
        <source>Claims {claim} against {player} with {card}.</source>
        <translation>Dichiara {claim} contro {player}; carta giocata: {card}.</translation>
    </message>
    <message>
        <source>Claims {claim} against {player}.</source>
        <translation>Dichiara {claim} contro {player}.</translation>
    </message>
    <message>
        <source>Claims {claim} with {card}.</source>
        <translation>Dichiara {claim}; carta giocata: {card}.</translation>
    </message>
    <message>
        <source>Claims {claim}.</source>
        <translation>Dichiara {claim}.</translation>
    </message>
    <message>
        <source>Discards {player}’s {card}.</source>
        <translation>Scarta {card} di {player}.</translation>
    </message>
    <message>
        <source>Draws a card.</source>
        <translation>Pesca una carta.</translation>
    </message>
    <message>
        <source>Draws {card}.</source>
        <translation>Pesca {card}.</translation>
    </message>
    <message>
        <source>Evades with a Joker.</source>
        <translation>Evita l’effetto con un Jolly.</translation>
    </message>
    <message>
        <source>Has no cards left and is out of the round.</source>
        <translation>Resta senza carte ed esce dal round.</translation>
    </message>
    <message>
        <source>Kills {player}’s {card}.</source>
        <translation>Elimina {card} di {player}.</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Bugia!</translation>
    </message>
    <message>
        <source>Liar! Called by {players}. The challenger is {player}.</source>
        <translation>Bugia! Contestano: {players}. Vale la contestazione di {player}.</translation>
    </message>
    <message>
        <source>Looks at one of {player}’s cards.</source>
        <translation>Guarda una carta di {player}.</translation>
    </message>
    <message>
        <source>Looks at {player}’s {card}.</source>
        <translation>Guarda {card} di {player}.</translation>
    </message>
    <message>
        <source>No cards are left to draw.</source>
        <translation>Non ci sono più carte da pescare.</translation>
    </message>
    <message>
        <source>Nobody calls it a lie.</source>
        <translation>Nessuno contesta.</translation>
    </message>
    <message>
        <source>Shuffles all the cards and deals.</source>
        <translation>Mescola tutte le carte e le distribuisce.</translation>
    </message>
    <message>
        <source>The claim was a lie: {card}.</source>
        <translation>La dichiarazione era una bugia: {card}.</translation>
    </message>
    <message>
        <source>The claim was true: {card}.</source>
        <translation>La dichiarazione era vera: {card}.</translation>
    </message>
    <message>
        <source>The draw pile is empty: buried cards and discards are shuffled into a new one.</source>
        <translation>Il mazzo è vuoto: carte sepolte e scarti si mescolano e ne formano uno nuovo.</translation>
    </message>
    <message>
        <source>Turns {player}’s {card} face up.</source>
        <translation>Scopre {card} di {player}.</translation>
    </message>
    <message>
        <source>Wins the game and takes the throne.</source>
        <translation>Vince la partita e sale al trono.</translation>
    </message>
    <message>
        <source>Wins the round.</source>
        <translation>Vince il round.</translation>
    </message>
    <message>
        <source>Your five cards: {cards}.</source>
        <translation>Le tue cinque carte: {cards}.</translation>
    </message>
    <message>
        <source>{player} gets five cards.</source>
        <translation>{player} riceve cinque carte.</translation>
    </message>
</context>
<context>
    <name>throne/move</name>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>Distribuisci il prossimo round</translation>
    </message>
    <message>
        <source>Kill one of {player}’s hidden cards</source>
        <translation>Elimina una carta coperta di {player}</translation>
    </message>
    <message>
        <source>Kill {player}’s {card}</source>
        <translation>Elimina {card} di {player}</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Bugia!</translation>
    </message>
    <message>
        <source>Look at one of {player}’s cards</source>
        <translation>Guarda una carta di {player}</translation>
    </message>
    <message>
        <source>Pick a hidden card</source>
        <translation>Scegli una carta coperta</translation>
    </message>
    <message>
        <source>Pick the card that {player} loses</source>
        <translation>Scegli la carta che {player} perde</translation>
    </message>
    <message>
        <source>Pick the face-up {card}</source>
        <translation>Scegli la carta scoperta: {card}</translation>
    </message>
    <message>
        <source>Pick the {card} for {player} to lose</source>
        <translation>Fai perdere {card} a {player}</translation>
    </message>
    <message>
        <source>Show a Joker</source>
        <translation>Mostra un Jolly</translation>
    </message>
    <message>
        <source>Turn one of {player}’s cards face up</source>
        <translation>Scopri una carta di {player}</translation>
    </message>
    <message>
        <source>Use the face-up Joker</source>
        <translation>Usa il Jolly scoperto</translation>
    </message>
    <message>
        <source>{card} (face up) as {claim}</source>
        <translation>{card} (carta scoperta) come {claim}</translation>
    </message>
    <message>
        <source>{card} (face up) as {claim} against {player}</source>
        <translation>{card} (carta scoperta) come {claim} contro {player}</translation>
    </message>
    <message>
        <source>{card} as {claim}</source>
        <translation>{card} come {claim}</translation>
    </message>
    <message>
        <source>{card} as {claim} against {player}</source>
        <translation>{card} come {claim} contro {player}</translation>
    </message>
</context>
<context>
    <name>throne/number</name>
    <message>
        <source>Cards in hand</source>
        <translation>Carte in mano</translation>
    </message>
    <message>
        <source>No card in Throne has a value you can change.</source>
        <translation>In Throne nessuna carta ha un valore modificabile.</translation>
    </message>
    <message>
        <source>Rounds to win the match</source>
        <translation>Round per vincere la partita</translation>
    </message>
</context>
<context>
    <name>throne/option</name>
    <message>
        <source>A single round</source>
        <translation>Un solo round</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>Match: first to win three rounds</source>
        <translation>Partita: tre round vinti</translation>
    </message>
</context>
<context>
    <name>throne/prompt</name>
    <message>
        <source>Drop a card on the claim you want to make.</source>
        <translation>Trascina una carta sulla dichiarazione che vuoi fare.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s cards to kill.</source>
        <translation>Scegli quale carta di {player} eliminare.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s cards to turn face up.</source>
        <translation>Scegli quale carta di {player} scoprire.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s hidden cards to look at.</source>
        <translation>Scegli quale carta coperta di {player} guardare.</translation>
    </message>
    <message>
        <source>Pick the card that {player} loses.</source>
        <translation>Scegli la carta che {player} perde.</translation>
    </message>
    <message>
        <source>Pick the hidden card that {player} loses.</source>
        <translation>Scegli la carta coperta che {player} perde.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>Il round è finito. Distribuisci il prossimo.</translation>
    </message>
    <message>
        <source>{player} claims a Jack to see a card. True?</source>
        <translation>{player} dichiara un Fante per guardare una carta. Vero?</translation>
    </message>
    <message>
        <source>{player} claims a King to kill a card. True?</source>
        <translation>{player} dichiara un Re per eliminare una carta. Vero?</translation>
    </message>
    <message>
        <source>{player} claims a Queen to turn a card up. True?</source>
        <translation>{player} dichiara una Regina per scoprire una carta. Vero?</translation>
    </message>
    <message>
        <source>{player} claims an Ace to draw two cards. True?</source>
        <translation>{player} dichiara un Asso per pescare due carte. Vero?</translation>
    </message>
    <message>
        <source>{player} claims an Ace. Does anybody call it a lie?</source>
        <translation>{player} dichiara un Asso. Qualcuno contesta?</translation>
    </message>
</context>
<context>
    <name>throne/reason</name>
    <message>
        <source>A Joker you show is gone. The King may kill any of your {cards} cards.</source>
        <translation>Un Jolly mostrato è perso. Il Re può eliminare una qualsiasi delle tue {cards} carte.</translation>
    </message>
    <message>
        <source>A Peasant cannot be called a lie, whatever the card is. It draws nothing.</source>
        <translation>Nessuno può contestare un Contadino, qualunque carta sia. Non peschi nulla.</translation>
    </message>
    <message>
        <source>A bluff: if nobody calls it, it works as if true. If somebody does, it costs you another card.</source>
        <translation>Un bluff: se nessuno lo contesta, ha effetto come se fosse vero. Altrimenti ti costa un’altra carta.</translation>
    </message>
    <message>
        <source>A bluff: if {player} believes it, it works as if true.</source>
        <translation>Un bluff: se {player} ci crede, ha effetto come se fosse vero.</translation>
    </message>
    <message>
        <source>A false Ace that is called costs you another card. This claim never does.</source>
        <translation>Un Asso falso, se contestato, ti costa un’altra carta. Questa dichiarazione mai.</translation>
    </message>
    <message>
        <source>A lie: {player} has one card left, and only a call can save it.</source>
        <translation>È una bugia: {player} ha una sola carta, e può salvarla solo contestando.</translation>
    </message>
    <message>
        <source>A rival who may call it knows it is a lie.</source>
        <translation>Un rivale che può contestarla sa che è una bugia.</translation>
    </message>
    <message>
        <source>A wrong call would cost you a card.</source>
        <translation>Contestare a torto ti costerebbe una carta.</translation>
    </message>
    <message>
        <source>A wrong call would cost you one of your {cards} cards.</source>
        <translation>Contestare a torto ti costerebbe una delle tue {cards} carte.</translation>
    </message>
    <message>
        <source>A wrong call would cost you your last card.</source>
        <translation>Contestare a torto ti costerebbe l’ultima carta.</translation>
    </message>
    <message>
        <source>Anyone who challenges a true Ace loses a card.</source>
        <translation>Chi contesta un Asso vero perde una carta.</translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, a call costs {player} another card and leaves %n.</source>
        <translation>
            <numerusform>Se è una bugia e contesti, {player} perde un’altra carta e resta con %n carta.</numerusform>
            <numerusform>Se è una bugia e contesti, {player} perde un’altra carta e resta con %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, a call leaves {player} with %n card(s) instead of {other}.</source>
        <translation>
            <numerusform>Se è una bugia e contesti, {player} resta con %n carta invece di {other}.</numerusform>
            <numerusform>Se è una bugia e contesti, {player} resta con %n carte invece di {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it is a lie, a call saves one of your {cards} cards from the King.</source>
        <translation>Se è una bugia, contestare salva dal Re una delle tue {cards} carte.</translation>
    </message>
    <message>
        <source>If it is a lie, a call stops it and spares your Joker.</source>
        <translation>Se è una bugia, contestare la ferma e ti risparmia il Jolly.</translation>
    </message>
    <message>
        <source>If it is a lie, a call stops it, and no card is drawn.</source>
        <translation>Se è una bugia, contestare la ferma, e non si pesca nessuna carta.</translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, calling it keeps your %n card(s) hidden.</source>
        <translation>
            <numerusform>Se è una bugia, contestare tiene coperta la tua carta (%n).</numerusform>
            <numerusform>Se è una bugia, contestare tiene coperte le tue %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it really is a King, calling it costs you two of your {cards} cards, not one.</source>
        <translation>Se è davvero un Re, contestare ti costa due delle tue {cards} carte, non una.</translation>
    </message>
    <message>
        <source>If it works, {player} loses their last card and is out.</source>
        <translation>Se ha effetto, {player} perde l’ultima carta ed è fuori.</translation>
    </message>
    <message numerus="yes">
        <source>If {player} accepts, a card turns face up, leaving %n hidden.</source>
        <translation>
            <numerusform>Se {player} accetta, si scopre una carta e ne resta %n coperta.</numerusform>
            <numerusform>Se {player} accetta, si scopre una carta e ne restano %n coperte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If {player} accepts, they lose a card and have %n left.</source>
        <translation>
            <numerusform>Se {player} accetta, perde una carta e gliene resta %n.</numerusform>
            <numerusform>Se {player} accetta, perde una carta e gliene restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is true, and {player} has one card left: no answer can save it.</source>
        <translation>È vera, e {player} ha una sola carta: nessuna risposta può salvarla.</translation>
    </message>
    <message>
        <source>It is true, so a call cannot stop it: you draw {mine} instead of {other}.</source>
        <translation>È vera, e contestarla non la ferma: peschi {mine} invece di {other}.</translation>
    </message>
    <message>
        <source>It is true: a call cannot stop it.</source>
        <translation>È vera: contestarla non la ferma.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost the challenger a card.</source>
        <translation>È vera: chi la contesta a torto perde una carta.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost {player} a card.</source>
        <translation>È vera: se {player} contesta, perde una carta.</translation>
    </message>
    <message>
        <source>It is your last card, and a Peasant draws nothing: you are out.</source>
        <translation>È la tua ultima carta, e con un Contadino non peschi: sei fuori.</translation>
    </message>
    <message>
        <source>It is your last card: unless this bluff is called, you draw and stay in.</source>
        <translation>È la tua ultima carta: se nessuno contesta il bluff, peschi e resti nel round.</translation>
    </message>
    <message>
        <source>It really is a King: whatever you answer, it takes your last card.</source>
        <translation>È davvero un Re: qualunque sia la risposta, ti prende l’ultima carta.</translation>
    </message>
    <message numerus="yes">
        <source>Of the four, %n cannot be the card laid: {claim}.</source>
        <translation>
            <numerusform>{claim}: delle quattro carte, %n non può essere quella giocata.</numerusform>
            <numerusform>{claim}: delle quattro carte, %n non possono essere quella giocata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of {cards} cards that may lie hidden, %n would be a Jack, Queen, King or Ace.</source>
        <translation>
            <numerusform>Delle {cards} carte che possono essere coperte lì, %n è un Fante, una Regina, un Re o un Asso.</numerusform>
            <numerusform>Delle {cards} carte che possono essere coperte lì, %n sono Fanti, Regine, Re o Assi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Joker evades a true claim as well. A wrong call costs you one of your {cards} cards.</source>
        <translation>Il Jolly evita anche una dichiarazione vera. Contestare a torto ti costa una delle tue {cards} carte.</translation>
    </message>
    <message>
        <source>The Joker evades the claim, whether or not it is true.</source>
        <translation>Il Jolly evita la dichiarazione, vera o falsa che sia.</translation>
    </message>
    <message>
        <source>The Joker is your last card: show it and you are out.</source>
        <translation>Il Jolly è la tua ultima carta: se lo mostri, sei fuori.</translation>
    </message>
    <message numerus="yes">
        <source>The Joker keeps your %n other hidden card(s) hidden.</source>
        <translation>
            <numerusform>Grazie al Jolly resta coperta %n altra tua carta.</numerusform>
            <numerusform>Grazie al Jolly restano coperte altre %n tue carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Joker keeps {player} from looking at your %n other card(s).</source>
        <translation>
            <numerusform>Con il Jolly, {player} non può guardare l’altra tua carta (%n).</numerusform>
            <numerusform>Con il Jolly, {player} non può guardare nessuna delle altre tue %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Joker saves your %n other card(s) from the King.</source>
        <translation>
            <numerusform>Il Jolly salva dal Re l’altra tua carta (%n).</numerusform>
            <numerusform>Il Jolly salva dal Re le altre tue %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The King takes your last card, and you are out.</source>
        <translation>Il Re ti prende l’ultima carta e sei fuori.</translation>
    </message>
    <message>
        <source>The King would take your last card: only a call can save it.</source>
        <translation>Il Re ti prenderebbe l’ultima carta: solo contestare può salvarla.</translation>
    </message>
    <message>
        <source>The card was face up: you know the claim is a lie.</source>
        <translation>La carta era scoperta: sai che è una bugia.</translation>
    </message>
    <message>
        <source>The hand was shuffled: each hidden card is as likely as any other.</source>
        <translation>La mano è stata mescolata: ogni carta coperta è ugualmente probabile.</translation>
    </message>
    <message>
        <source>This begins the next round.</source>
        <translation>Così comincia il prossimo round.</translation>
    </message>
    <message>
        <source>Unless it is called a lie, you draw {mine} instead of {other}.</source>
        <translation>Se nessuno la contesta, peschi {mine} invece di {other}.</translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Aces elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Hai visto altrove %n dei quattro Assi. Se questo è una bugia, contestarlo lo ferma.</numerusform>
            <numerusform>Hai visto altrove %n dei quattro Assi. Se questo è una bugia, contestarlo lo ferma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Jacks elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Hai visto altrove %n dei quattro Fanti. Se questo è una bugia, contestarlo lo ferma.</numerusform>
            <numerusform>Hai visto altrove %n dei quattro Fanti. Se questo è una bugia, contestarlo lo ferma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Kings elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Hai visto altrove %n dei quattro Re. Se questo è una bugia, contestarlo lo ferma.</numerusform>
            <numerusform>Hai visto altrove %n dei quattro Re. Se questo è una bugia, contestarlo lo ferma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Queens elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Hai visto altrove %n delle quattro Regine. Se questa è una bugia, contestarla la ferma.</numerusform>
            <numerusform>Hai visto altrove %n delle quattro Regine. Se questa è una bugia, contestarla la ferma.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have seen none of the four Aces elsewhere. A wrong call could cost you a card.</source>
        <translation>Non hai visto altrove nessuno dei quattro Assi. Contestare a torto potrebbe costarti una carta.</translation>
    </message>
    <message>
        <source>You have seen none of the four Jacks elsewhere. A wrong call would cost you a card.</source>
        <translation>Non hai visto altrove nessuno dei quattro Fanti. Contestare a torto ti costerebbe una carta.</translation>
    </message>
    <message>
        <source>You have seen none of the four Kings elsewhere. A wrong call would cost you a second card.</source>
        <translation>Non hai visto altrove nessuno dei quattro Re. Contestare a torto ti costerebbe una seconda carta.</translation>
    </message>
    <message>
        <source>You have seen none of the four Queens elsewhere. A wrong call would cost you a card.</source>
        <translation>Non hai visto altrove nessuna delle quattro Regine. Contestare a torto ti costerebbe una carta.</translation>
    </message>
    <message>
        <source>You keep the Joker and lose no card to the {claim}.</source>
        <translation>Tieni il Jolly e non perdi carte per questa dichiarazione: {claim}.</translation>
    </message>
    <message>
        <source>You keep the {card} for later.</source>
        <translation>Tieni questa carta per dopo: {card}.</translation>
    </message>
    <message>
        <source>You know it is a lie, yet you would let it through.</source>
        <translation>Sai che è una bugia, eppure la lasceresti passare.</translation>
    </message>
    <message>
        <source>You know it is a lie: a call would stop it and spare the Joker.</source>
        <translation>Sai che è una bugia: contestarla la fermerebbe e ti risparmierebbe il Jolly.</translation>
    </message>
    <message>
        <source>You know it is true, and a wrong call costs a card.</source>
        <translation>Sai che è vera, e contestarla a torto costa una carta.</translation>
    </message>
    <message>
        <source>You know it is true, and the Joker evades it.</source>
        <translation>Sai che è vera, e il Jolly la evita.</translation>
    </message>
    <message>
        <source>You know it is true: a call could only cost you a card.</source>
        <translation>Sai che è vera: contestarla potrebbe solo costarti una carta.</translation>
    </message>
    <message>
        <source>You know which card was laid: {card}.</source>
        <translation>Sai quale carta è stata giocata: {card}.</translation>
    </message>
    <message>
        <source>You know which card {player} loses: {card}.</source>
        <translation>Sai quale carta perde {player}: {card}.</translation>
    </message>
    <message>
        <source>You lay the face-up card and keep the hidden one.</source>
        <translation>Giochi la carta scoperta e tieni quella coperta.</translation>
    </message>
    <message>
        <source>{claim} is easier to believe than {other}: {player} has seen only {mine} of the four, but {theirs} of the other four.</source>
        <translation>{claim} è più credibile di {other}: {player} ha visto solo {mine} delle quattro carte, ma {theirs} delle altre quattro.</translation>
    </message>
    <message>
        <source>{claim}: any of the four could have been laid.</source>
        <translation>{claim}: ognuna delle quattro può essere la carta giocata.</translation>
    </message>
    <message>
        <source>{claim}: you know where all four are, so this must be a lie.</source>
        <translation>È per forza una bugia: nessuna delle quattro può essere la carta giocata ({claim}).</translation>
    </message>
    <message numerus="yes">
        <source>{player} has already made this claim %n time(s) this round: {claim}. That argues against a call.</source>
        <translation>
            <numerusform>{player} ha già dichiarato {claim} %n volta in questo round. È un motivo per non contestare.</numerusform>
            <numerusform>{player} ha già dichiarato {claim} %n volte in questo round. È un motivo per non contestare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has already made this claim %n time(s) this round: {claim}. That argues for a call.</source>
        <translation>
            <numerusform>{player} ha già dichiarato {claim} %n volta in questo round. È un motivo per contestare.</numerusform>
            <numerusform>{player} ha già dichiarato {claim} %n volte in questo round. È un motivo per contestare.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has more cards than {other}: {mine} to {theirs}.</source>
        <translation>{player} ha più carte di {other}: {mine} contro {theirs}.</translation>
    </message>
    <message>
        <source>{player} keeps the cards that everyone can see.</source>
        <translation>{player} tiene le carte che tutti possono vedere.</translation>
    </message>
    <message>
        <source>{player} loses the {card} and keeps the {other}.</source>
        <translation>{player} perde {card} e conserva {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses this card: {card}. Of {cards} cards that may lie hidden, %n would be a Peasant or a Joker.</source>
        <translation>
            <numerusform>{player} perde {card}. Delle {cards} carte che possono essere coperte lì, %n è un Contadino o un Jolly.</numerusform>
            <numerusform>{player} perde {card}. Delle {cards} carte che possono essere coperte lì, %n sono Contadini o Jolly.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>throne/refusal</name>
    <message>
        <source>A Joker does not stop an Ace.</source>
        <translation>Un Jolly non ferma un Asso.</translation>
    </message>
    <message>
        <source>A claim is aimed at you: answer it first.</source>
        <translation>Una dichiarazione è contro di te: prima rispondi.</translation>
    </message>
    <message>
        <source>A false Ace costs a hidden card: pick one.</source>
        <translation>Un Asso falso costa una carta coperta: scegline una.</translation>
    </message>
    <message>
        <source>Aim your claim at a rival, not at yourself.</source>
        <translation>Dichiara contro un rivale, non contro di te.</translation>
    </message>
    <message>
        <source>All of {player}’s cards are face up: pick one of them.</source>
        <translation>Le carte di {player} sono tutte scoperte: scegli tra queste.</translation>
    </message>
    <message>
        <source>An Ace was claimed: answer it first.</source>
        <translation>È stato dichiarato un Asso: prima rispondi.</translation>
    </message>
    <message>
        <source>Any claim but a Peasant draws from here.</source>
        <translation>Da qui si pesca con ogni dichiarazione, tranne un Contadino.</translation>
    </message>
    <message>
        <source>Everyone has answered the Ace: lay a card.</source>
        <translation>Tutti hanno risposto all’Asso: gioca una carta.</translation>
    </message>
    <message>
        <source>Nobody has claimed anything yet this round: lay a card.</source>
        <translation>In questo round nessuno ha ancora dichiarato nulla: gioca una carta.</translation>
    </message>
    <message>
        <source>Pick a card first.</source>
        <translation>Scegli prima una carta.</translation>
    </message>
    <message>
        <source>Pick a hidden card here.</source>
        <translation>Qui scegli una carta coperta.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s cards.</source>
        <translation>Scegli una carta di {player}.</translation>
    </message>
    <message>
        <source>Show a Joker only when a Jack, Queen, or King is aimed at you.</source>
        <translation>Mostra un Jolly solo quando un Fante, una Regina o un Re è contro di te.</translation>
    </message>
    <message>
        <source>The last claim is settled: lay a card of your own.</source>
        <translation>L’ultima dichiarazione è risolta: gioca tu una carta.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant and needs no answer.</source>
        <translation>L’ultima dichiarazione era un Contadino e non richiede risposta.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant, which cannot be called a lie.</source>
        <translation>L’ultima dichiarazione era un Contadino, che nessuno può contestare.</translation>
    </message>
    <message>
        <source>The last claim was aimed at {player}: only they could answer it.</source>
        <translation>L’ultima dichiarazione era contro {player}: nessun altro poteva rispondere.</translation>
    </message>
    <message>
        <source>The round is not over yet.</source>
        <translation>Il round non è ancora finito.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one first.</source>
        <translation>Il round è finito: distribuisci prima il prossimo.</translation>
    </message>
    <message>
        <source>There is nothing to pick yet: lay a card first.</source>
        <translation>Non c’è ancora nulla da scegliere: gioca prima una carta.</translation>
    </message>
    <message>
        <source>These cards go into the next draw pile.</source>
        <translation>Queste carte tornano nel prossimo mazzo.</translation>
    </message>
    <message>
        <source>To act on this hand, claim a Jack, Queen, or King against {player}.</source>
        <translation>Per agire su questa mano, dichiara Fante, Regina o Re contro {player}.</translation>
    </message>
    <message>
        <source>To claim this, drop a card from your hand here.</source>
        <translation>Per dichiarare questo, trascina qui una carta della tua mano.</translation>
    </message>
    <message>
        <source>You have already answered the last claim: lay a card.</source>
        <translation>Hai già risposto all’ultima dichiarazione: gioca una carta.</translation>
    </message>
    <message>
        <source>You have no face-up Joker.</source>
        <translation>Non hai Jolly scoperti.</translation>
    </message>
    <message>
        <source>You have no face-up {card}.</source>
        <translation>Non hai questa carta scoperta: {card}.</translation>
    </message>
    <message>
        <source>You have no hidden Joker.</source>
        <translation>Non hai Jolly coperti.</translation>
    </message>
    <message>
        <source>You have no hidden {card}.</source>
        <translation>Non hai questa carta coperta: {card}.</translation>
    </message>
    <message>
        <source>{player} has no face-up {card}.</source>
        <translation>{player} non ha questa carta scoperta: {card}.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} non partecipa a questa partita.</translation>
    </message>
    <message>
        <source>{player} is out of this round.</source>
        <translation>{player} è fuori da questo round.</translation>
    </message>
</context>
<context>
    <name>throne/road</name>
    <message>
        <source>A single round is played, with four Jokers in the deck instead of two.</source>
        <translation>Si gioca un solo round, con quattro Jolly invece di due.</translation>
    </message>
    <message>
        <source>A single round is played.</source>
        <translation>Si gioca un solo round.</translation>
    </message>
    <message>
        <source>Down here everyone cheats, and nobody minds as long as it is done well.</source>
        <translation>Quaggiù barano tutti, e nessuno se la prende, purché sia fatto bene.</translation>
    </message>
    <message>
        <source>Everyone gets three cards instead of five.</source>
        <translation>Si ricevono tre carte a testa invece di cinque.</translation>
    </message>
    <message>
        <source>Gaspard has talked every traveler out of a horse. Now he wants yours.</source>
        <translation>A forza di chiacchiere, Gaspard ha portato via il cavallo a ogni viaggiatore. Ora vuole il tuo.</translation>
    </message>
    <message>
        <source>Mice have eaten three Kings: only one is left in the deck.</source>
        <translation>I topi hanno mangiato tre Re: ne resta uno solo.</translation>
    </message>
    <message>
        <source>The Broken Bridge</source>
        <translation>Il ponte rotto</translation>
    </message>
    <message>
        <source>The Ferry</source>
        <translation>Il traghetto</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <translation>L’eremita</translation>
    </message>
    <message>
        <source>The King of Liars</source>
        <translation>Il re dei bugiardi</translation>
    </message>
    <message>
        <source>The Mill</source>
        <translation>Il mulino</translation>
    </message>
    <message>
        <source>The Pilgrims’ Inn</source>
        <translation>La locanda dei pellegrini</translation>
    </message>
    <message>
        <source>The Thieves’ Cellar</source>
        <translation>La cantina dei ladri</translation>
    </message>
    <message>
        <source>The Toll House</source>
        <translation>La casa del dazio</translation>
    </message>
    <message>
        <source>The hermit no longer plays. He shows you three games that others lost, and asks what they should have done.</source>
        <translation>L’eremita non gioca più. Ti mostra tre partite perse da altri e ti chiede che cosa avrebbero dovuto fare.</translation>
    </message>
    <message>
        <source>The old king is gone, and his throne stands empty. You set out for it with an empty purse, and the miller bets you a ride that you will lose at cards.</source>
        <translation>Il vecchio re non c’è più e il suo trono è vuoto. Parti per conquistarlo senza un soldo, e la mugnaia scommette un passaggio sul carro che perderai a carte.</translation>
    </message>
    <message>
        <source>The river is narrow and the ferry is fast, so Beatrix deals small hands.</source>
        <translation>Il fiume è stretto e il traghetto veloce, così Beatrix distribuisce mani piccole.</translation>
    </message>
    <message>
        <source>The toll keeper has had enough of coins. Anyone who wants to pass has to sit down and play.</source>
        <translation>Il gabelliere non ne può più di monete. Chi vuole passare deve sedersi e giocare.</translation>
    </message>
    <message>
        <source>Two pilgrims share your table. They pray with every eye closed but one.</source>
        <translation>Due pellegrini siedono al tuo tavolo. Pregano con tutti gli occhi chiusi, tranne uno.</translation>
    </message>
    <message>
        <source>Win by at least {number} rounds.</source>
        <translation>Vinci con almeno {number} round di vantaggio.</translation>
    </message>
    <message>
        <source>Win five rounds to win the game.</source>
        <translation>Vinci cinque round per vincere la partita.</translation>
    </message>
    <message>
        <source>Win with at least {number} cards left.</source>
        <translation>Vinci con almeno {number} carte in mano.</translation>
    </message>
    <message>
        <source>Your cousin lost his nerve in the middle of a game, then lost his way. Someone has to finish the game for him.</source>
        <translation>A metà di una partita tuo cugino ha perso la calma, e poi la strada. Qualcuno deve finirla al posto suo.</translation>
    </message>
</context>
<context>
    <name>throne/rule</name>
    <message>
        <source>A Jack or Queen may be aimed at a rival whose cards are all face up. It does nothing, but it may still be called a lie, and it draws 1 card.</source>
        <translation>Un Fante o una Regina si può usare contro un rivale con le carte tutte scoperte. Non ha effetto, ma si può contestare e fa pescare 1 carta.</translation>
    </message>
    <message>
        <source>A Joker stops neither an Ace nor the loss of a card for a wrong call or a lie.</source>
        <translation>Un Jolly non ferma un Asso né la perdita di una carta per una bugia o per aver contestato a torto.</translation>
    </message>
    <message>
        <source>A Peasant does nothing, and you draw no card for it. It cannot be called a lie.</source>
        <translation>Un Contadino non fa nulla e non ti fa pescare. Nessuno può contestarlo.</translation>
    </message>
    <message>
        <source>A card you have seen</source>
        <translation>Una carta vista</translation>
    </message>
    <message>
        <source>A false Ace</source>
        <translation>Un Asso falso</translation>
    </message>
    <message>
        <source>A laid card that nobody called is buried: it stays hidden. Cards that were shown, killed, or lost go face up among the discards.</source>
        <translation>Una carta giocata che nessuno ha contestato viene sepolta: resta coperta. Le carte mostrate, eliminate o perse vanno scoperte negli scarti.</translation>
    </message>
    <message>
        <source>A new draw pile</source>
        <translation>Un nuovo mazzo</translation>
    </message>
    <message>
        <source>A random player begins the first round; after that, the winner of each round begins the next. Play goes clockwise.</source>
        <translation>Il caso decide chi comincia il primo round; poi comincia chi ha vinto il round precedente. Si gioca in senso orario.</translation>
    </message>
    <message>
        <source>A rival without cards is out at once. The player whose turn it is goes out only if they have no cards after drawing.</source>
        <translation>Un rivale senza carte è subito fuori. Chi è di turno è fuori solo se non ha carte dopo aver pescato.</translation>
    </message>
    <message>
        <source>A true Ace</source>
        <translation>Un Asso vero</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Asso</translation>
    </message>
    <message>
        <source>Aim each of these at one rival, chosen when you make the claim. The Jack looks at one of the rival’s cards, the Queen turns one face up, and the King kills one. Only that rival answers: by accepting, calling you a liar, or showing a Joker. At the end of the turn you draw 1 card.</source>
        <translation>Ognuno di loro prende di mira un rivale, che scegli con la dichiarazione. Il Fante guarda una sua carta, la Regina ne scopre una, il Re ne elimina una. Risponde solo quel rivale: accetta, contesta o mostra un Jolly. Alla fine del turno peschi 1 carta.</translation>
    </message>
    <message>
        <source>An Ace draws 2 cards. Any rival may call it a lie: all answer secretly, then reveal together. If several call, the one next in turn order is the challenger.</source>
        <translation>Un Asso pesca 2 carte. Qualsiasi rivale può contestarlo: tutti rispondono in segreto, poi le risposte si mostrano insieme. Se contestano in più d’uno, conta solo chi viene prima nell’ordine di turno.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Qualsiasi carta</translation>
    </message>
    <message>
        <source>Buried cards and discards</source>
        <translation>Carte sepolte e scarti</translation>
    </message>
    <message>
        <source>Called, and a lie</source>
        <translation>Contestata e falsa</translation>
    </message>
    <message>
        <source>Called, and true</source>
        <translation>Contestata e vera</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>Each round you win is a point, and three points win the match. A single-round game ends with that round.</source>
        <translation>Ogni round vinto vale un punto, e tre punti vincono la partita. Una partita di un solo round finisce con quello.</translation>
    </message>
    <message>
        <source>Evading with a Joker</source>
        <translation>Evitare con un Jolly</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Carte scoperte</translation>
    </message>
    <message>
        <source>If a card is needed and the draw pile is empty, shuffle all buried cards and all discards into a new one. If there are still too few cards, the rest are not drawn.</source>
        <translation>Se serve una carta e il mazzo è vuoto, mescola tutte le carte sepolte e gli scarti per formarne uno nuovo. Se le carte non bastano ancora, quelle che mancano non si pescano.</translation>
    </message>
    <message>
        <source>If it is a lie, the card is discarded along with one more of the liar’s cards, which the challenger picks blind. No card is drawn.</source>
        <translation>Se è una bugia, si scarta la carta e un’altra di chi ha mentito, scelta alla cieca da chi ha contestato. Non si pesca nessuna carta.</translation>
    </message>
    <message>
        <source>If the Ace that was called is true, its player draws 2 cards and picks a card for the challenger to lose.</source>
        <translation>Se l’Asso contestato è vero, chi l’ha giocato pesca 2 carte e sceglie la carta che perde chi ha contestato.</translation>
    </message>
    <message>
        <source>Jack, Queen, and King</source>
        <translation>Fante, Regina e Re</translation>
    </message>
    <message>
        <source>No end in sight</source>
        <translation>Nessuna fine in vista</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <translation>Niente di coperto</translation>
    </message>
    <message>
        <source>On your turn you lay exactly one card face down and say what it is. You may not pass.</source>
        <translation>Nel tuo turno giochi una sola carta coperta e dici qual è. Non puoi passare.</translation>
    </message>
    <message>
        <source>Only you know what your Jack saw. A hand has no order: once its owner lays a hidden card, the card you saw may still be in the hand or may be the one laid. Once a new draw pile is made, it may be in that pile, too.</source>
        <translation>Solo tu sai che cosa ha visto il tuo Fante. Una mano non ha ordine: se ne viene giocata una carta coperta, quella vista può essere ancora in mano o essere quella giocata. Se poi si forma un nuovo mazzo, può essere anche in quello.</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Fuori dal round</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Contadino</translation>
    </message>
    <message>
        <source>Picking</source>
        <translation>Scegliere</translation>
    </message>
    <message>
        <source>Show a Joker to evade a Jack, Queen, or King. Discard it; it is not replaced. The card laid stays hidden, and its player still draws 1 card. A Joker cannot stop a Joker.</source>
        <translation>Mostra un Jolly per evitare un Fante, una Regina o un Re. Scartalo; non si rimpiazza. La carta giocata resta coperta, e chi l’ha giocata pesca comunque 1 carta. Un Jolly non ferma un Jolly.</translation>
    </message>
    <message>
        <source>The card is shown and discarded. It does nothing, and no card is drawn.</source>
        <translation>La carta si mostra e si scarta. Non ha effetto, e non si pesca nessuna carta.</translation>
    </message>
    <message>
        <source>The card is shown. First it takes effect; then the caller, if they have any cards left, loses one picked by the accused player. Finally, the accused player draws 1 card.</source>
        <translation>La carta si mostra. Prima ha effetto; poi chi ha contestato, se ha ancora carte, ne perde una, scelta da chi ha dichiarato. Infine chi ha dichiarato pesca 1 carta.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>The last player with cards wins the round. If everyone else is out, the player whose turn it is wins, even with no cards left.</source>
        <translation>Chi per ultimo ha ancora carte vince il round. Se tutti gli altri sono fuori, vince chi è di turno, anche senza carte.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>The round ends after 400 turns. The player with the most cards wins it; in a tie, the tied player next in turn order does.</source>
        <translation>Il round finisce dopo 400 turni. Lo vince chi ha più carte; in caso di parità, chi viene prima nell’ordine di turno.</translation>
    </message>
    <message>
        <source>There are 34 cards: four each of Seven to Ten, Jack, Queen, King, and Ace, plus two Jokers. For each round, shuffle them all and deal five to each player.</source>
        <translation>Ci sono 34 carte: quattro per tipo (dal Sette al Dieci, Fante, Regina, Re e Asso) e due Jolly. A ogni round mescolale tutte e distribuiscine cinque a testa.</translation>
    </message>
    <message>
        <source>They are still part of the hand and count as cards. They stay visible until they leave the hand, and may be laid with any claim. A face-up Joker may still evade a claim.</source>
        <translation>Restano in mano e contano come carte. Rimangono visibili finché non lasciano la mano e si possono giocare con qualsiasi dichiarazione. Anche da scoperto, un Jolly può evitare una dichiarazione.</translation>
    </message>
    <message>
        <source>To pick a card, point at one of the hidden cards in the hand, which has just been shuffled. A card lost to a King or for a wrong call may be a face-up card instead; for a false Ace, only if there are no hidden cards. For a Jack or Queen, point only at hidden cards.</source>
        <translation>Chi sceglie indica una delle carte coperte della mano, appena mescolata. Per un Re o una contestazione a torto può prenderne una scoperta; per un Asso falso, solo se non ce ne sono di coperte. Per un Fante o una Regina si indicano solo carte coperte.</translation>
    </message>
    <message>
        <source>What a Joker cannot stop</source>
        <translation>Limiti del Jolly</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Chi comincia</translation>
    </message>
    <message>
        <source>Winning a round</source>
        <translation>Vincere un round</translation>
    </message>
    <message>
        <source>You may claim a Peasant (7 to 10), a Jack, a Queen, a King, or an Ace, but never a Joker. A claim that nobody calls a lie works, true or not.</source>
        <translation>Puoi dichiarare Contadino (da 7 a 10), Fante, Regina, Re o Asso, ma mai Jolly. Una dichiarazione che nessuno contesta ha effetto, vera o falsa che sia.</translation>
    </message>
    <message>
        <source>You may lay any card with any claim. A laid Joker is always a lie.</source>
        <translation>Puoi giocare qualsiasi carta con qualsiasi dichiarazione. Un Jolly giocato è sempre una bugia.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
</context>
<context>
    <name>throne/section</name>
    <message>
        <source>Claims and answers</source>
        <translation>Dichiarazioni e risposte</translation>
    </message>
    <message>
        <source>How rounds and the match end</source>
        <translation>Come finiscono i round e la partita</translation>
    </message>
    <message>
        <source>Laying a card</source>
        <translation>Giocare una carta</translation>
    </message>
    <message>
        <source>Picking and showing cards</source>
        <translation>Scegliere e mostrare le carte</translation>
    </message>
    <message>
        <source>Piles and what you know</source>
        <translation>Le pile e ciò che sai</translation>
    </message>
</context>
<context>
    <name>throne/table</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>Resta %n carta</numerusform>
            <numerusform>Restano %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>A card of {target}’s will be killed.</source>
        <translation>Si elimina una carta di {target}.</translation>
    </message>
    <message>
        <source>A card of {target}’s will be looked at.</source>
        <translation>Si guarda una carta di {target}.</translation>
    </message>
    <message>
        <source>A card of {target}’s will be turned face up.</source>
        <translation>Si scopre una carta di {target}.</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Una carta coperta</translation>
    </message>
    <message>
        <source>A lie</source>
        <translation>Bugia</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>Sepolte</translation>
    </message>
    <message>
        <source>Claim: {claim}</source>
        <translation>Dichiarazione: {claim}</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Dichiarato</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Scarti</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Laid card</source>
        <translation>Carta giocata</translation>
    </message>
    <message>
        <source>Lay a card here</source>
        <translation>Una carta qui</translation>
    </message>
    <message>
        <source>Out of this round</source>
        <translation>Fuori da questo round</translation>
    </message>
    <message>
        <source>Rounds won: {number} of {goal}</source>
        <translation>Round vinti: {number} di {goal}</translation>
    </message>
    <message>
        <source>The card laid face down; you know what it is: {card}</source>
        <translation>Carta giocata coperta; sai qual è: {card}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Il round è finito.</translation>
    </message>
    <message>
        <source>This card is face up: everyone can see it.</source>
        <translation>Questa carta è scoperta: tutti la vedono.</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Verità</translation>
    </message>
    <message>
        <source>What do you say it is?</source>
        <translation>Che cosa dichiari?</translation>
    </message>
    <message>
        <source>You know a card in this hand: {card}.</source>
        <translation>Conosci una carta di questa mano: {card}.</translation>
    </message>
    <message>
        <source>You saw a card in this hand: {card}. Either it is still there, or it was laid face down.</source>
        <translation>In questa mano hai visto una carta: {card}. È ancora lì o è stata giocata coperta.</translation>
    </message>
    <message numerus="yes">
        <source>by %n round(s)</source>
        <translation>
            <numerusform>di %n round</numerusform>
            <numerusform>di %n round</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, face up for everyone</source>
        <translation>{card}, carta scoperta per tutti</translation>
    </message>
    <message>
        <source>{claim} against {player}</source>
        <translation>{claim} contro {player}</translation>
    </message>
    <message>
        <source>{index}!</source>
        <extracomment>Signs beside the name of a player: the index of a card that is in the hand, or may be there, as in &quot;K!&quot; and &quot;K?&quot;.</extracomment>
        <translation>{index}!</translation>
    </message>
    <message>
        <source>{index}?</source>
        <translation>{index}?</translation>
    </message>
    <message>
        <source>{player} claims {claim} against {target}.</source>
        <translation>{player} dichiara {claim} contro {target}.</translation>
    </message>
    <message>
        <source>{player} claims {claim}.</source>
        <translation>{player} dichiara {claim}.</translation>
    </message>
    <message>
        <source>{player} is about to lay a card and say what it is.</source>
        <translation>{player} sta per giocare una carta e dichiarare qual è.</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Mano: {player}</translation>
    </message>
    <message>
        <source>{target} loses a card.</source>
        <translation>{target} perde una carta.</translation>
    </message>
</context>
<context>
    <name>throne/type</name>
    <message>
        <source>Ace</source>
        <translation>Asso</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Contadino</translation>
    </message>
</context>
</TS>
