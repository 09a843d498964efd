<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>imposter-kings/aid</name>
    <message>
        <source>1 for the round, 1 for an unflipped King, and 1 if a loser still has a card in hand or their Successor.</source>
        <translation>1 per il round, 1 per un Re non girato, 1 se a chi perde restano carte in mano o il Successore.</translation>
    </message>
    <message>
        <source>Both partners score. One unflipped King is enough, and leftover cards count once.</source>
        <translation>Fanno punti entrambi i partner. Basta un Re non girato, e le carte rimaste contano una volta sola.</translation>
    </message>
    <message>
        <source>Cannot be stopped: Queen, Warlord, King’s Hand, Oathbound and its second card, Elder, Zealot.</source>
        <translation>Non si possono fermare: Regina, Condottiero, Mano del Re, Vassallo e la sua seconda carta, Anziano, Fanatico.</translation>
    </message>
    <message>
        <source>Cards in your Antechamber: play one, ignoring the Throne’s value.</source>
        <translation>Carte nella tua Anticamera: giocane una, qualunque sia il valore del Trono.</translation>
    </message>
    <message>
        <source>Condemned cards: remove one.</source>
        <translation>Carte condannate: rimuovine una.</translation>
    </message>
    <message>
        <source>Four players in teams</source>
        <translation>Quattro giocatori a squadre</translation>
    </message>
    <message>
        <source>If you can do neither, you lose the round.</source>
        <translation>Se non puoi fare nulla, perdi il round.</translation>
    </message>
    <message>
        <source>Otherwise, play equal or higher, or flip your King.</source>
        <translation>Altrimenti eguaglia o supera il Trono, o gira il tuo Re.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other; if one loses the round, both do.</source>
        <translation>I partner siedono di fronte: se uno perde il round, lo perdono entrambi.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reazioni</translation>
    </message>
    <message>
        <source>The Judge, Soldier, and Assassin affect opponents only.</source>
        <translation>Giudice, Soldato e Assassino: solo contro i rivali.</translation>
    </message>
    <message>
        <source>The match goes to 7 points.</source>
        <translation>La partita è a 7 punti.</translation>
    </message>
    <message>
        <source>Three players: 1 per loser with cards left, and 1 for second place.</source>
        <translation>Tre giocatori: 1 per ogni perdente con carte rimaste, e 1 per il secondo posto.</translation>
    </message>
    <message>
        <source>Values 3 to 1</source>
        <translation>Valori da 3 a 1</translation>
    </message>
    <message>
        <source>Values 6 to 4</source>
        <translation>Valori da 6 a 4</translation>
    </message>
    <message>
        <source>Values 9 to 7</source>
        <translation>Valori da 9 a 7</translation>
    </message>
    <message>
        <source>Your turn, in this order</source>
        <translation>Il tuo turno, in quest’ordine</translation>
    </message>
    <message>
        <source>{value} Assassin: when an opponent flips their King, they lose the round.</source>
        <translation>{value} Assassino: se un rivale gira il Re, perde il round.</translation>
    </message>
    <message>
        <source>{value} Elder: may be played on Royalty.</source>
        <translation>{value} Anziano: si può giocare su una carta Reale.</translation>
    </message>
    <message>
        <source>{value} Executioner: everyone condemns a card of the named value.</source>
        <translation>{value} Boia: ognuno condanna una carta del valore dichiarato.</translation>
    </message>
    <message>
        <source>{value} Fool: take a face-up card from the Court.</source>
        <translation>{value} Giullare: prendi una carta scoperta dalla Corte.</translation>
    </message>
    <message>
        <source>{value} Herald: choose a new Successor; you may then play a 5 or higher.</source>
        <translation>{value} Araldo: scegli un nuovo Successore; poi puoi giocare una carta da 5 in su.</translation>
    </message>
    <message>
        <source>{value} Inquisitor: others put the named card into their Antechamber.</source>
        <translation>{value} Inquisitore: gli altri mettono la carta nominata in Anticamera.</translation>
    </message>
    <message>
        <source>{value} Judge: guess a card; if right, put one of yours into your Antechamber.</source>
        <translation>{value} Giudice: indovina una carta; se c’è, metti una tua carta in Anticamera.</translation>
    </message>
    <message>
        <source>{value} King’s Hand: stops an ability; both cards are Condemned.</source>
        <translation>{value} Mano del Re: ferma un’abilità; entrambe le carte sono condannate.</translation>
    </message>
    <message>
        <source>{value} Mystic: with a Disgraced card in Court, name a number; cards of that value lose their text and count 3.</source>
        <translation>{value} Mistico: con una carta disonorata a Corte, dichiara un numero: le carte di quel valore perdono il testo e valgono 3.</translation>
    </message>
    <message>
        <source>{value} Oathbound: may go on a higher card and disgrace it; then play a second card.</source>
        <translation>{value} Vassallo: va anche su una carta più alta e la disonora; poi gioca una seconda carta.</translation>
    </message>
    <message>
        <source>{value} Princess: swap a card with another player. Royalty.</source>
        <translation>{value} Principessa: scambia una carta con un altro giocatore. Reale.</translation>
    </message>
    <message>
        <source>{value} Queen: disgraces all other Court cards. Royalty.</source>
        <translation>{value} Regina: disonora tutte le altre carte della Corte. Reale.</translation>
    </message>
    <message>
        <source>{value} Sentry: exchange one of your cards for a non-Royalty Court card.</source>
        <translation>{value} Sentinella: cambia una tua carta con una carta non Reale della Corte.</translation>
    </message>
    <message>
        <source>{value} Soldier: name a card; if an opponent has it, +2 and disgrace up to three cards.</source>
        <translation>{value} Soldato: nomina una carta; se un rivale ce l’ha, +2 e disonori fino a tre carte.</translation>
    </message>
    <message>
        <source>{value} Spy: look at all Successors; you may make one player replace theirs.</source>
        <translation>{value} Spia: guarda tutti i Successori; puoi farne cambiare uno.</translation>
    </message>
    <message>
        <source>{value} Warden: with four face-up cards in Court, swap a card with the Accused.</source>
        <translation>{value} Guardiano: con quattro carte scoperte a Corte, cambia una tua carta con l’Accusato.</translation>
    </message>
    <message>
        <source>{value} Warlord: with Royalty in Court, counts 1 more in hand and 2 more in Court.</source>
        <translation>{value} Condottiero: con una carta Reale a Corte, vale 1 in più in mano e 2 in più a Corte.</translation>
    </message>
    <message>
        <source>{value} Zealot: may go on anything but Royalty if your King is flipped.</source>
        <translation>{value} Fanatico: con il tuo Re girato, va su tutto tranne che su una carta Reale.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/card</name>
    <message>
        <source>Also lets its holder choose the first player.</source>
        <translation>Chi ce l’ha decide anche chi inizia il round.</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Assassino</translation>
    </message>
    <message>
        <source>Choose a new Successor; then you may take back the Herald and play a card of value 5 or more.</source>
        <translation>Scegli un nuovo Successore; poi puoi riprendere l’Araldo e giocare una carta di valore 5 o più.</translation>
    </message>
    <message>
        <source>Disgraces every other card in Court.</source>
        <translation>Disonora tutte le altre carte della Corte.</translation>
    </message>
    <message>
        <source>Elder</source>
        <translation>Anziano</translation>
    </message>
    <message>
        <source>Executioner</source>
        <translation>Boia</translation>
    </message>
    <message>
        <source>Flip it instead of playing a card: disgrace the card on the Throne and take your Successor into your hand.</source>
        <translation>Giralo invece di giocare una carta: disonori la carta sul Trono e prendi in mano il Successore.</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Giullare</translation>
    </message>
    <message>
        <source>Herald</source>
        <translation>Araldo</translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation>Inquisitore</translation>
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
        <source>King flipped</source>
        <translation>Re girato</translation>
    </message>
    <message>
        <source>King’s Hand</source>
        <translation>Mano del Re</translation>
    </message>
    <message>
        <source>May be played on Royalty.</source>
        <translation>Si può giocare su una carta Reale.</translation>
    </message>
    <message>
        <source>May be played on a higher card: disgrace it, then play a second card of any value, which is also immune.</source>
        <translation>Si può giocare su una carta più alta: la disonora, poi ne giochi una seconda di qualsiasi valore, anch’essa immune.</translation>
    </message>
    <message>
        <source>May be played on anything but Royalty once your own King is flipped.</source>
        <translation>Con il tuo Re girato, si può giocare su qualsiasi carta non Reale.</translation>
    </message>
    <message>
        <source>Mystic</source>
        <translation>Mistico</translation>
    </message>
    <message>
        <source>Oathbound</source>
        <translation>Vassallo</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Principessa</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>Reaction: stops another player’s ability; both cards are Condemned.</source>
        <translation>Reazione: ferma l’abilità di un altro giocatore; entrambe le carte sono condannate.</translation>
    </message>
    <message>
        <source>Reaction: when another player flips their King, that player loses the round.</source>
        <translation>Reazione: quando un altro giocatore gira il proprio Re, perde il round.</translation>
    </message>
    <message>
        <source>Royalty: +2</source>
        <translation>Reale: +2</translation>
    </message>
    <message>
        <source>Sentry</source>
        <translation>Sentinella</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldato</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spia</translation>
    </message>
    <message>
        <source>Successor</source>
        <translation>Successore</translation>
    </message>
    <message>
        <source>Successors</source>
        <translation>Successori</translation>
    </message>
    <message>
        <source>True King</source>
        <translation>Vero Re</translation>
    </message>
    <message>
        <source>Warden</source>
        <translation>Guardiano</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Condottiero</translation>
    </message>
    <message>
        <source>With Royalty face up in Court: counts 1 more in hand and 2 more in Court.</source>
        <translation>Con una carta Reale scoperta a Corte: vale 1 in più in mano e 2 in più a Corte.</translation>
    </message>
    <message>
        <source>With a Disgraced card in Court, you may disgrace the Mystic and name a number from 1 to 8: cards of that value lose their text and count 3 once played.</source>
        <translation>Con una carta disonorata a Corte, puoi disonorare il Mistico e dichiarare un numero da 1 a 8. Le carte di quel valore perdono il testo e, giocate, valgono 3.</translation>
    </message>
    <message>
        <source>With four face-up cards in Court, you may swap a card from your hand with the Accused.</source>
        <translation>Con quattro carte scoperte a Corte, puoi cambiare una carta della mano con l’Accusato.</translation>
    </message>
    <message>
        <source>You may disgrace the Sentry to exchange a card from your hand for a Court card that is neither Disgraced nor Royalty.</source>
        <translation>Puoi disonorare la Sentinella per cambiare una carta della mano con una della Corte né disonorata né Reale.</translation>
    </message>
    <message>
        <source>You may disgrace the Spy to look at all Successors and make one player replace theirs.</source>
        <translation>Puoi disonorare la Spia per guardare tutti i Successori e farne cambiare uno.</translation>
    </message>
    <message>
        <source>You may guess a card in an opponent’s hand; if you are right, you may put a card of value 2 or more into your Antechamber.</source>
        <translation>Puoi indovinare una carta in mano a un rivale; se c’è, puoi mettere una carta di valore 2 o più nella tua Anticamera.</translation>
    </message>
    <message>
        <source>You may name a card: every other player who holds it puts one copy into their Antechamber.</source>
        <translation>Puoi nominare una carta: ogni altro giocatore che ce l’ha ne mette una copia in Anticamera.</translation>
    </message>
    <message>
        <source>You may name a card: if an opponent holds it, the Soldier gets +2 and disgraces up to three cards in Court.</source>
        <translation>Puoi nominare una carta: se un rivale ce l’ha, il Soldato ha +2 e disonora fino a tre carte della Corte.</translation>
    </message>
    <message>
        <source>You may name a number up to the highest in Court: everyone condemns a card of that value from their hand.</source>
        <translation>Puoi dichiarare un numero fino al più alto della Corte: ognuno condanna una carta della mano di quel valore.</translation>
    </message>
    <message>
        <source>You may swap a card from your hand with another player; you both choose in secret.</source>
        <translation>Puoi scambiare una carta della mano con un altro giocatore; scegliete entrambi in segreto.</translation>
    </message>
    <message>
        <source>You may take any other face-up card from the Court into your hand.</source>
        <translation>Puoi prendere in mano un’altra carta scoperta dalla Corte.</translation>
    </message>
    <message>
        <source>Zealot</source>
        <translation>Fanatico</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>tutte le altre</translation>
    </message>
    <message>
        <source>an ability</source>
        <translation>un’abilità</translation>
    </message>
    <message>
        <source>from Court</source>
        <translation>dalla Corte</translation>
    </message>
    <message>
        <source>guess a card</source>
        <translation>indovina</translation>
    </message>
    <message>
        <source>if held: +2</source>
        <translation>se c’è: +2</translation>
    </message>
    <message>
        <source>mute a value</source>
        <translation>via il testo</translation>
    </message>
    <message>
        <source>name a card</source>
        <translation>nomina carta</translation>
    </message>
    <message>
        <source>name a value</source>
        <translation>di’ un numero</translation>
    </message>
    <message>
        <source>on Royalty</source>
        <translation>su una Reale</translation>
    </message>
    <message>
        <source>play two</source>
        <translation>gioca due</translation>
    </message>
    <message>
        <source>the Accused</source>
        <translation>l’Accusato</translation>
    </message>
    <message>
        <source>the Throne</source>
        <translation>il Trono</translation>
    </message>
    <message>
        <source>who begins</source>
        <translation>chi inizia</translation>
    </message>
    <message>
        <source>who flips</source>
        <translation>chi gira</translation>
    </message>
    <message>
        <source>with Court</source>
        <translation>con la Corte</translation>
    </message>
    <message>
        <source>with a hand</source>
        <translation>con una mano</translation>
    </message>
</context>
<context>
    <name>imposter-kings/course</name>
    <message>
        <source>1 for the round and 1 for your King: you reach 7 points.</source>
        <translation>1 per il round e 1 per il tuo Re: arrivi a 7 punti.</translation>
    </message>
    <message>
        <source>1 for the round, 1 for your King, and 1 for the leftover card: 3 points, the most a two-player round can score.</source>
        <translation>1 per il round, 1 per il tuo Re, 1 per la carta rimasta: 3 punti, il massimo di un round in due.</translation>
    </message>
    <message>
        <source>A Fool takes a card from the Court, and everyone sees which one.</source>
        <translation>Un Giullare prende una carta dalla Corte, e tutti vedono quale.</translation>
    </message>
    <message>
        <source>A card nobody can answer</source>
        <translation>Una carta senza risposta</translation>
    </message>
    <message>
        <source>A flipped King has disgraced the Throne: face down, it has no name and counts as 1. Play the card that can go nowhere else.</source>
        <translation>Un Re girato ha disonorato il Trono: coperto, non ha nome e vale 1. Gioca la carta che non va da nessun’altra parte.</translation>
    </message>
    <message>
        <source>A flipped King scores no extra point: even if you won this round, you would be one point short.</source>
        <translation>Un Re girato non dà il punto extra: anche vincendo questo round, ti mancherebbe un punto.</translation>
    </message>
    <message>
        <source>A player who cannot play loses the round. You have 6 points and need 7. Play a card that your rival cannot match.</source>
        <translation>Chi non può giocare perde il round. Hai 6 punti e te ne servono 7. Gioca una carta che il tuo rivale non possa eguagliare.</translation>
    </message>
    <message>
        <source>A risky flip</source>
        <translation>Girare è un rischio</translation>
    </message>
    <message>
        <source>All cards are dealt again, your Queen and Sentry included, and your free restart is used up.</source>
        <translation>Si ridistribuisce tutto, anche la tua Regina e la tua Sentinella, e hai usato la tua volta gratis.</translation>
    </message>
    <message>
        <source>An 8 was better than a 9 here. Before you choose, count the cards you have seen.</source>
        <translation>Qui un 8 era meglio di un 9. Prima di scegliere, conta le carte che hai visto.</translation>
    </message>
    <message>
        <source>Antechamber first, then hand or King. Only Condemned cards come before that, and removing one takes your whole turn.</source>
        <translation>Prima l’Anticamera, poi la mano o il Re. Solo le carte condannate passano avanti, e rimuoverne una ti costa tutto il turno.</translation>
    </message>
    <message>
        <source>Any card goes on a 1. Which one goes nowhere else?</source>
        <translation>Su un 1 va qualsiasi carta. Quale va solo lì?</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Prima del primo turno</translation>
    </message>
    <message>
        <source>Can I stop what my rival does?</source>
        <translation>Posso fermare quello che fa il mio rivale?</translation>
    </message>
    <message>
        <source>Can a low card go on a high one?</source>
        <translation>Una carta bassa può andare su una alta?</translation>
    </message>
    <message>
        <source>Can flipping my King cost me the round?</source>
        <translation>Girare il mio Re può costarmi il round?</translation>
    </message>
    <message>
        <source>Choose the Elder or the Inquisitor.</source>
        <translation>Scegli l’Anziano o l’Inquisitore.</translation>
    </message>
    <message>
        <source>Condemned cards come first: removing one is your whole turn. Remove your King’s Hand.</source>
        <translation>Le carte condannate passano avanti: rimuoverne una è tutto il tuo turno. Rimuovi la tua Mano del Re.</translation>
    </message>
    <message>
        <source>Disgraced cards</source>
        <translation>Carte disonorate</translation>
    </message>
    <message>
        <source>Each of you may have the cards dealt again; once per match, this is free. Yours are good: keep them.</source>
        <translation>Ognuno può far ridistribuire le carte; una volta a partita è gratis. Le tue sono buone: tienile.</translation>
    </message>
    <message>
        <source>Equal or higher</source>
        <translation>Uguale o più alta</translation>
    </message>
    <message>
        <source>Every 9 and the other 8 are gone. Which of your cards can your rival not answer?</source>
        <translation>I 9 e l’altro 8 sono usciti. A quale delle tue carte il tuo rivale non può rispondere?</translation>
    </message>
    <message>
        <source>Every copy of the {card} is in Court.</source>
        <translation>Tutte le copie di {card} sono a Corte.</translation>
    </message>
    <message>
        <source>Every other 8 and 9 has been seen, so your rival cannot match yours. But one low card can go on Royalty: win now.</source>
        <translation>Gli altri 8 e 9 si sono già visti: nessuno eguaglia i tuoi. Ma una carta bassa può andare su una Reale: vinci ora.</translation>
    </message>
    <message>
        <source>Flip the King.</source>
        <translation>Gira il Re.</translation>
    </message>
    <message>
        <source>Flip your King</source>
        <translation>Gira il tuo Re</translation>
    </message>
    <message>
        <source>Flip your King and look at the Court.</source>
        <translation>Gira il tuo Re e guarda la Corte.</translation>
    </message>
    <message>
        <source>Give the Fool.</source>
        <translation>Dai il Giullare.</translation>
    </message>
    <message>
        <source>Here it is: the Assassin strikes as you flip. Save your King.</source>
        <translation>Eccolo: l’Assassino colpisce mentre lo giri. Salva il tuo Re.</translation>
    </message>
    <message>
        <source>Hide a Successor: it returns to your hand when you flip your King. Choose a 7 or higher, a card that could then win you the round.</source>
        <translation>Nascondi un Successore: ti torna in mano quando giri il tuo Re. Scegli una carta da 7 in su, che allora possa farti vincere il round.</translation>
    </message>
    <message>
        <source>High cards go on many Thrones, low ones on few.</source>
        <translation>Le carte alte vanno su molti Troni, le basse su pochi.</translation>
    </message>
    <message>
        <source>High cards need no help. Which of yours do?</source>
        <translation>Le carte alte non hanno bisogno di aiuto. Quali delle tue sì?</translation>
    </message>
    <message>
        <source>Hold on to the King’s Hand and flip your King.</source>
        <translation>Tieni la Mano del Re e gira il tuo Re.</translation>
    </message>
    <message>
        <source>How do I know what my rival holds?</source>
        <translation>Come so che cosa ha il mio rivale?</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Come vinco?</translation>
    </message>
    <message>
        <source>How many points is a round worth?</source>
        <translation>Quanti punti vale un round?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Come si vince</translation>
    </message>
    <message>
        <source>If someone holds the named card, it goes into their Antechamber and must be played next.</source>
        <translation>Chi ha la carta nominata la mette in Anticamera e deve giocarla per prima.</translation>
    </message>
    <message>
        <source>Name a card</source>
        <translation>Nomina una carta</translation>
    </message>
    <message>
        <source>Name a card that your rival holds. The answer is always truthful, and there is one card you can be sure of.</source>
        <translation>Nomina una carta che il tuo rivale ha in mano. La risposta è sempre vera, e di una carta puoi avere la certezza.</translation>
    </message>
    <message>
        <source>Name the Sentry.</source>
        <translation>Nomina la Sentinella.</translation>
    </message>
    <message>
        <source>Name yourself.</source>
        <translation>Nomina te.</translation>
    </message>
    <message>
        <source>No card is worth more than 9, and the other 9 is out of play as the Accused.</source>
        <translation>Nessuna carta vale più di 9, e l’altro 9 è fuori gioco: è l’Accusato.</translation>
    </message>
    <message>
        <source>No. Your rival does not hold the {card}. But you did see another card taken.</source>
        <translation>No: il tuo rivale non ha {card}. Ma ne hai vista prendere un’altra.</translation>
    </message>
    <message>
        <source>Nobody sees it there, and nobody can guess it.</source>
        <translation>Lì nessuno lo vede, e nessuno può indovinarlo.</translation>
    </message>
    <message>
        <source>None of your cards can go on a 9: flip your King. Then watch which card your rival takes from the Court.</source>
        <translation>Nessuna tua carta può andare su un 9: gira il tuo Re. Poi guarda quale carta il tuo rivale prende dalla Corte.</translation>
    </message>
    <message>
        <source>Nothing happened. The Inquisitor and your King’s Hand are both Condemned, each in front of its owner.</source>
        <translation>Non è successo niente. L’Inquisitore e la tua Mano del Re sono carte condannate, ognuna davanti al suo proprietario.</translation>
    </message>
    <message>
        <source>Now play the second card, of any value. Pick one that your rival cannot answer.</source>
        <translation>Ora gioca la seconda carta, di qualsiasi valore. Scegline una a cui il tuo rivale non possa rispondere.</translation>
    </message>
    <message>
        <source>Now your King’s Hand is in Court. If an Assassin strikes when you flip, nothing stops it.</source>
        <translation>Ora la tua Mano del Re è a Corte. Se un Assassino colpisce quando giri il Re, niente lo ferma.</translation>
    </message>
    <message>
        <source>Now your rival can play their last card, the {card}. Once it is gone, the round is worth only 2 points to you.</source>
        <translation>Ora il tuo rivale può giocare la sua ultima carta: {card}. Se non gliene restano, il round ti dà solo 2 punti.</translation>
    </message>
    <message>
        <source>On your turn, play one card onto the Throne. You begin and the Court is empty, so any card will do: choose one that will be hard to play later.</source>
        <translation>Nel tuo turno giochi una carta sul Trono. Inizi tu e la Corte è vuota, quindi va bene qualsiasi carta: scegline una che più tardi sarà difficile da giocare.</translation>
    </message>
    <message>
        <source>One more card leaves the round, unseen. Part with one that will be hard to play.</source>
        <translation>Un’altra carta esce dal round senza che nessuno la veda. Rinuncia a una difficile da giocare.</translation>
    </message>
    <message>
        <source>Only a King’s Hand stops an Assassin. You will want to flip sooner or later: do it while you still hold your King’s Hand.</source>
        <translation>Solo una Mano del Re ferma un Assassino. Prima o poi vorrai girare il Re: fallo finché hai ancora la tua.</translation>
    </message>
    <message>
        <source>Only one Elder has been seen. Where could the other be?</source>
        <translation>Si è visto un solo Anziano. Dove può essere l’altro?</translation>
    </message>
    <message>
        <source>Play a Soldier.</source>
        <translation>Gioca un Soldato.</translation>
    </message>
    <message>
        <source>Play a card worth at least as much as the Throne. Both of yours are: keep the one that can still answer your rival.</source>
        <translation>Gioca una carta che vale almeno quanto il Trono. Le tue vanno bene entrambe: tieni quella che potrà ancora rispondere al tuo rivale.</translation>
    </message>
    <message>
        <source>Play the Fool or the Elder.</source>
        <translation>Gioca il Giullare o l’Anziano.</translation>
    </message>
    <message>
        <source>Play the Fool.</source>
        <translation>Gioca il Giullare.</translation>
    </message>
    <message>
        <source>Play the King’s Hand, an 8.</source>
        <translation>Gioca la Mano del Re, un 8.</translation>
    </message>
    <message>
        <source>Play the King’s Hand.</source>
        <translation>Gioca la Mano del Re.</translation>
    </message>
    <message>
        <source>Play the Mystic, the Queen, or the Oathbound.</source>
        <translation>Gioca il Mistico, la Regina o il Vassallo.</translation>
    </message>
    <message>
        <source>Play the Oathbound.</source>
        <translation>Gioca il Vassallo.</translation>
    </message>
    <message>
        <source>Play the Warlord.</source>
        <translation>Gioca il Condottiero.</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reazioni</translation>
    </message>
    <message>
        <source>Read what your cards say. One of them asks whether an opponent holds a certain card.</source>
        <translation>Leggi le tue carte: una chiede se un rivale ha una certa carta.</translation>
    </message>
    <message>
        <source>Read your 6.</source>
        <translation>Leggi il tuo 6.</translation>
    </message>
    <message>
        <source>Read your cards: one of them mentions Royalty.</source>
        <translation>Leggi le tue carte: una menziona le carte Reali.</translation>
    </message>
    <message>
        <source>Remove the Elder or the Inquisitor.</source>
        <translation>Rimuovi l’Anziano o l’Inquisitore.</translation>
    </message>
    <message>
        <source>Right: the Soldier now counts 7, and you may disgrace up to three cards. The Judge and the Inquisitor name cards, too.</source>
        <translation>Giusto: ora il Soldato vale 7 e puoi disonorare fino a tre carte. Anche con Giudice e Inquisitore nomini una carta.</translation>
    </message>
    <message>
        <source>Rule out the Accused, your own hand, and every card in Court, face-down ones included.</source>
        <translation>Escludi l’Accusato, la tua mano e tutte le carte della Corte, anche quelle coperte.</translation>
    </message>
    <message>
        <source>Some cards break this rule and say so. Royalty is on the Throne: find the low card that can go on it without flipping your King.</source>
        <translation>Alcune carte infrangono la regola, e lo dicono. Sul Trono c’è una carta Reale: trova la carta bassa che può andarci e tieni il tuo Re.</translation>
    </message>
    <message>
        <source>Some cards let you name a card: if a rival holds it, you benefit. Play one of those now.</source>
        <translation>Alcune carte ti fanno nominare una carta: se un rivale ce l’ha, ci guadagni. Ora gioca una di queste.</translation>
    </message>
    <message>
        <source>Spend the Oathbound, a 6, and keep the 8.</source>
        <translation>Spendi il Vassallo, un 6, e tieni l’8.</translation>
    </message>
    <message>
        <source>Take the Sentry or the Warlord.</source>
        <translation>Prendi la Sentinella o il Condottiero.</translation>
    </message>
    <message>
        <source>That lowers the Throne, but it costs you your King when a low card would have been enough.</source>
        <translation>Così il Trono scende, ma ti costa il Re, quando bastava una carta bassa.</translation>
    </message>
    <message>
        <source>The Accused</source>
        <translation>L’Accusato</translation>
    </message>
    <message>
        <source>The Accused is face up beside the Court: nobody holds it. Your Inquisitor names a card: choose one that your rival may hold.</source>
        <translation>L’Accusato è scoperto accanto alla Corte: nessuno ce l’ha. Il tuo Inquisitore nomina una carta: scegline una che il tuo rivale può avere.</translation>
    </message>
    <message>
        <source>The Condemned card is face down in front of you.</source>
        <translation>La carta condannata è coperta davanti a te.</translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty.</source>
        <translation>L’Anziano si può giocare su una carta Reale.</translation>
    </message>
    <message>
        <source>The Fool takes another card from the Court into your hand, but not a Disgraced one. Take one worth 7 or more.</source>
        <translation>Il Giullare ti fa prendere in mano un’altra carta della Corte non disonorata. Prendine una che vale 7 o più.</translation>
    </message>
    <message>
        <source>The King’s Hand is not Royalty: play it.</source>
        <translation>La Mano del Re non è Reale: giocala.</translation>
    </message>
    <message>
        <source>The Mystic, Sentry, and Queen are worth 7 or more: keep your cards.</source>
        <translation>Mistico, Sentinella e Regina valgono 7 o più: tieni le tue carte.</translation>
    </message>
    <message>
        <source>The Princess is face down. What else is high?</source>
        <translation>La Principessa è coperta. Che altro c’è di alto?</translation>
    </message>
    <message>
        <source>The Queen is a good Successor.</source>
        <translation>La Regina è un buon Successore.</translation>
    </message>
    <message>
        <source>The Queen remains the Accused, and nobody gets to play her.</source>
        <translation>La Regina resta l’Accusato, e nessuno potrà giocarla.</translation>
    </message>
    <message>
        <source>The Queen, Soldier, Sentry, Spy, and Mystic disgrace cards, too: read them when you get them.</source>
        <translation>Anche Regina, Soldato, Sentinella, Spia e Mistico disonorano carte: leggile quando le avrai.</translation>
    </message>
    <message>
        <source>The Sentry has not been seen: name it.</source>
        <translation>La Sentinella non si è ancora vista: nominala.</translation>
    </message>
    <message>
        <source>The Soldier remains a 5, though you know one of your rival’s cards.</source>
        <translation>Il Soldato resta un 5, eppure conosci una carta in mano al tuo rivale.</translation>
    </message>
    <message>
        <source>The Throne is a 9, and your King is flipped. Play the card that disgraces a higher one and is followed by a second card.</source>
        <translation>Il Trono è un 9 e il tuo Re è girato. Gioca la carta che ne disonora una più alta e te ne fa giocare una seconda.</translation>
    </message>
    <message>
        <source>The Throne is back down to 3. The Zealot, Oathbound, and Warlord break the rule in their own ways.</source>
        <translation>Il Trono torna a valere 3. Fanatico, Vassallo e Condottiero infrangono la regola, ognuno a modo suo.</translation>
    </message>
    <message>
        <source>The Throne is face down and counts as 1. The Successor you hid before the round is now in your hand.</source>
        <translation>Il Trono è coperto e vale 1. Il Successore che hai nascosto prima del round ora è nella tua mano.</translation>
    </message>
    <message>
        <source>The Throne is now worth only 3, which your rival can easily answer, and your Oathbound and King’s Hand go unused.</source>
        <translation>Ora il Trono vale solo 3: il tuo rivale risponde facilmente, e il tuo Vassallo e la tua Mano del Re restano inutilizzati.</translation>
    </message>
    <message>
        <source>The Throne is now worth {throne}, too much for the {card} you keep. If your rival answers, you have no play.</source>
        <translation>Ora il Trono vale {throne}, troppo per la carta che tieni: {card}. Se il tuo rivale risponde, non puoi più giocare.</translation>
    </message>
    <message>
        <source>The Throne is worth 8, and none of your cards can go there. You have not lost yet: flip your King instead of playing a card.</source>
        <translation>Il Trono vale 8, e nessuna tua carta può andarci. Non hai ancora perso: gira il tuo Re invece di giocare una carta.</translation>
    </message>
    <message>
        <source>The Throne is worth 8. Your Antechamber comes before your hand and your King: play the card from there.</source>
        <translation>Il Trono vale 8. La tua Anticamera viene prima della mano e del Re: gioca la carta che c’è lì.</translation>
    </message>
    <message>
        <source>The Throne was already worth 1: you have used up your King for nothing but the Successor.</source>
        <translation>Il Trono valeva già 1: hai speso il tuo Re solo per il Successore.</translation>
    </message>
    <message>
        <source>The Throne will soon be higher. Which cards will be too low then?</source>
        <translation>Presto il Trono sarà più alto. Quali carte saranno allora troppo basse?</translation>
    </message>
    <message>
        <source>The card in your Antechamber is face up in front of you.</source>
        <translation>La carta nella tua Anticamera è scoperta davanti a te.</translation>
    </message>
    <message>
        <source>The card you gave is now the Accused. With two players, there is no Warden, so the Accused never changes.</source>
        <translation>La carta che hai dato è ora l’Accusato. In due non c’è nessun Guardiano, quindi l’Accusato non cambia mai.</translation>
    </message>
    <message>
        <source>The flip succeeds after all. The Assassin and the King’s Hand are Condemned.</source>
        <translation>Alla fine il Re si gira. L’Assassino e la Mano del Re sono carte condannate.</translation>
    </message>
    <message>
        <source>The flip succeeds: the Throne is worth 1, your rival takes their Successor into hand, and the round goes on.</source>
        <translation>Il Re si gira: il Trono vale 1, il tuo rivale prende in mano il Successore e il round continua.</translation>
    </message>
    <message>
        <source>The other 8 and both 9s have been seen, and so have the Zealot and the other Oathbound, which break the rule.</source>
        <translation>L’altro 8 e i due 9 si sono già visti, e anche il Fanatico e l’altro Vassallo, che infrangono la regola.</translation>
    </message>
    <message>
        <source>The round is worth 1 more if your rival has a card left at the end. You need 3 points: win while they still hold it.</source>
        <translation>Il round vale 1 in più se alla fine al tuo rivale resta una carta. Ti servono 3 punti: vinci finché ce l’ha ancora.</translation>
    </message>
    <message>
        <source>The round is yours. Played onto the Throne, the Assassin would have been a plain 2.</source>
        <translation>Il round è tuo. Giocato sul Trono, l’Assassino sarebbe stato un semplice 2.</translation>
    </message>
    <message>
        <source>The {card} counts only {value}. A higher card is face up in Court.</source>
        <translation>{card} vale solo {value}. A Corte c’è una carta scoperta più alta.</translation>
    </message>
    <message>
        <source>The {card} counts {value} and can go on higher Thrones, too. Only now can your 1 be played.</source>
        <translation>{card} vale {value} e può andare anche su Troni più alti. Solo ora il tuo 1 si può giocare.</translation>
    </message>
    <message>
        <source>The {card} counts {value}. When you flip your King, you will want more than that.</source>
        <translation>{card} vale {value}. Quando girerai il tuo Re, vorrai di più.</translation>
    </message>
    <message>
        <source>The {card} counts {value}. You hold lower cards, which will be harder to play.</source>
        <translation>{card} vale {value}. Hai carte più basse, che saranno più difficili da giocare.</translation>
    </message>
    <message>
        <source>The {card} counts {value}: from your hand, it can go on many Thrones. Your low cards rarely can.</source>
        <translation>{card} vale {value}: dalla mano può andare su molti Troni. Le tue carte basse, di rado.</translation>
    </message>
    <message>
        <source>The {card} counts {value}: it can still go on a higher Throne later. Your lowest cards cannot.</source>
        <translation>{card} vale {value}: più tardi può ancora andare su un Trono più alto. Le tue carte più basse no.</translation>
    </message>
    <message>
        <source>The {card} does not let you name a card.</source>
        <translation>{card} non ti fa nominare nessuna carta.</translation>
    </message>
    <message>
        <source>The {card} is the Accused, so nobody holds it.</source>
        <translation>{card} è l’Accusato, quindi nessuno ce l’ha.</translation>
    </message>
    <message>
        <source>Then nothing happens, and your rival keeps every card.</source>
        <translation>Allora non succede niente, e il tuo rivale tiene tutte le carte.</translation>
    </message>
    <message>
        <source>Then your rival begins and plays any card onto the empty Court, and you must match it.</source>
        <translation>Allora inizia il tuo rivale, gioca una carta qualsiasi nella Corte vuota e tu devi eguagliarla.</translation>
    </message>
    <message>
        <source>Three of your cards are worth 5 or more.</source>
        <translation>Tre delle tue carte valgono 5 o più.</translation>
    </message>
    <message>
        <source>Two cards in one turn, and the round is yours.</source>
        <translation>Due carte in un turno, e il round è tuo.</translation>
    </message>
    <message>
        <source>Until then, it is not in your hand: you cannot play it or react with it.</source>
        <translation>Fino ad allora non è nella tua mano: non puoi giocarlo né usarlo per reagire.</translation>
    </message>
    <message>
        <source>Use your King’s Hand.</source>
        <translation>Usa la tua Mano del Re.</translation>
    </message>
    <message>
        <source>What a round is worth</source>
        <translation>Quanto vale un round</translation>
    </message>
    <message>
        <source>What did the Fool take?</source>
        <translation>Che cosa ha preso il Giullare?</translation>
    </message>
    <message>
        <source>What does my King do?</source>
        <translation>Che cosa fa il mio Re?</translation>
    </message>
    <message>
        <source>What does this card do?</source>
        <translation>Che cosa fa questa carta?</translation>
    </message>
    <message>
        <source>What is a face-down card worth?</source>
        <translation>Quanto vale una carta coperta?</translation>
    </message>
    <message>
        <source>What is the Antechamber?</source>
        <translation>Che cos’è l’Anticamera?</translation>
    </message>
    <message>
        <source>What is the Successor for?</source>
        <translation>A che cosa serve il Successore?</translation>
    </message>
    <message>
        <source>What may I do on my turn, and in what order?</source>
        <translation>Che cosa posso fare nel mio turno, e in che ordine?</translation>
    </message>
    <message>
        <source>What may I play now?</source>
        <translation>Che cosa posso giocare ora?</translation>
    </message>
    <message>
        <source>When is a round over?</source>
        <translation>Quando finisce un round?</translation>
    </message>
    <message>
        <source>When is the match over?</source>
        <translation>Quando finisce la partita?</translation>
    </message>
    <message>
        <source>Which card do I hide as my Successor?</source>
        <translation>Quale carta nascondo come Successore?</translation>
    </message>
    <message>
        <source>Which card is best to play?</source>
        <translation>Quale carta conviene giocare?</translation>
    </message>
    <message>
        <source>Why is a card face up beside the Court?</source>
        <translation>Perché c’è una carta scoperta accanto alla Corte?</translation>
    </message>
    <message>
        <source>Why must I remove a card on my turn?</source>
        <translation>Perché devo rimuovere una carta nel mio turno?</translation>
    </message>
    <message>
        <source>With three or four players, a Warden can swap one of your cards with the Accused. Here, the Accused is the Queen: trade a low card for her.</source>
        <translation>In tre o quattro, un Guardiano può cambiare una tua carta con l’Accusato. Qui l’Accusato è la Regina: prendila in cambio di una carta bassa.</translation>
    </message>
    <message>
        <source>You act on your rival’s turn with the two cards that let you.</source>
        <translation>Agisci nel turno del tuo rivale con le due carte che lo permettono.</translation>
    </message>
    <message>
        <source>You can stay in the round even when none of your cards can go on the Throne.</source>
        <translation>Resti nel round anche se nessuna tua carta può andare sul Trono.</translation>
    </message>
    <message>
        <source>You choose your Successor and the card to remove.</source>
        <translation>Scegli il tuo Successore e la carta da rimuovere.</translation>
    </message>
    <message>
        <source>You could play a card or flip your King. Which keeps the extra point?</source>
        <translation>Puoi giocare una carta o girare il tuo Re. Con quale mossa tieni il punto extra?</translation>
    </message>
    <message>
        <source>You count what is left and choose the card that ends the round.</source>
        <translation>Conti quello che resta e scegli la carta che chiude il round.</translation>
    </message>
    <message>
        <source>You flip your King at a safe moment.</source>
        <translation>Giri il tuo Re in un momento sicuro.</translation>
    </message>
    <message>
        <source>You get the Queen but give away the {card}, which counts {value}. A low card would do.</source>
        <translation>Ottieni la Regina, ma cedi {card}, che vale {value}. Basterebbe una carta bassa.</translation>
    </message>
    <message>
        <source>You have not seen the Assassin, and your rival may hold it. Do not flip your King while you can play a card.</source>
        <translation>Non hai visto l’Assassino, e il tuo rivale può averlo. Non girare il tuo Re finché puoi giocare una carta.</translation>
    </message>
    <message>
        <source>You hold the Assassin: show it.</source>
        <translation>Hai l’Assassino: mostralo.</translation>
    </message>
    <message>
        <source>You hold the King’s Hand: use it.</source>
        <translation>Hai la Mano del Re: usala.</translation>
    </message>
    <message>
        <source>You hold the True King, so you name who begins. Begin the round yourself: on the empty Court, you can get rid of a low card.</source>
        <translation>Hai il Vero Re, quindi decidi chi inizia. Inizia tu: a Corte vuota puoi liberarti di una carta bassa.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself, and there is only one.</source>
        <translation>{card} ce l’hai tu, ed è l’unica copia.</translation>
    </message>
    <message>
        <source>You know what a face-down card is worth and put that to use.</source>
        <translation>Sai quanto vale una carta coperta, e ne approfitti.</translation>
    </message>
    <message>
        <source>You know what you may do on your turn and what comes first.</source>
        <translation>Sai che cosa puoi fare nel tuo turno, e che cosa viene prima.</translation>
    </message>
    <message>
        <source>You know when a round is worth 1, 2, or 3 points.</source>
        <translation>Sai quando un round vale 1, 2 o 3 punti.</translation>
    </message>
    <message>
        <source>You know which cards can go on the Throne, and you keep one for your next turn.</source>
        <translation>Sai quali carte possono andare sul Trono, e ne tieni una per il prossimo turno.</translation>
    </message>
    <message>
        <source>You know which cards nobody can hold.</source>
        <translation>Sai quali carte nessuno può avere in mano.</translation>
    </message>
    <message>
        <source>You remember what you saw and name it at the right time.</source>
        <translation>Ricordi quello che hai visto e lo nomini al momento giusto.</translation>
    </message>
    <message>
        <source>You take nothing, though good cards are face up in Court.</source>
        <translation>Non prendi niente, eppure a Corte ci sono buone carte scoperte.</translation>
    </message>
    <message>
        <source>You win a round, and with it the match.</source>
        <translation>Vinci un round e, con esso, la partita.</translation>
    </message>
    <message>
        <source>Your Antechamber is now empty: on your next turn, you must match or beat the Throne.</source>
        <translation>Ora la tua Anticamera è vuota: nel prossimo turno dovrai eguagliare o superare il Trono.</translation>
    </message>
    <message>
        <source>Your Judge guessed right: put a card into your Antechamber. Next turn, it can go on any Throne, so choose one that is otherwise hard to play.</source>
        <translation>Il tuo Giudice ha indovinato: metti una carta in Anticamera. Nel prossimo turno può andare su qualsiasi Trono: scegline una altrimenti difficile da giocare.</translation>
    </message>
    <message>
        <source>Your King lies in front of you. You may flip it once per round.</source>
        <translation>Il tuo Re è davanti a te. Puoi girarlo una volta per round.</translation>
    </message>
    <message>
        <source>Your Queen goes into your Antechamber, and you must play her next turn, like it or not.</source>
        <translation>La tua Regina va in Anticamera, e nel prossimo turno dovrai giocarla, che ti serva o no.</translation>
    </message>
    <message>
        <source>Your Successor is the Queen, a 9.</source>
        <translation>Il tuo Successore è la Regina, un 9.</translation>
    </message>
    <message>
        <source>Your last card counts 8, too.</source>
        <translation>Anche la tua ultima carta vale 8.</translation>
    </message>
    <message>
        <source>Your lowest card costs you the least.</source>
        <translation>La tua carta più bassa è quella che ti costa meno.</translation>
    </message>
    <message>
        <source>Your rival answers with a card at least as high. Which of yours will still be high enough then?</source>
        <translation>Il tuo rivale risponde con una carta almeno altrettanto alta. Quale delle tue sarà ancora abbastanza alta?</translation>
    </message>
    <message>
        <source>Your rival answers with the Elder, which may be played on Royalty.</source>
        <translation>Il tuo rivale risponde con l’Anziano, che si può giocare su una carta Reale.</translation>
    </message>
    <message>
        <source>Your rival can still answer: the {card} counts {value}, and equal or higher is enough.</source>
        <translation>Il tuo rivale può ancora rispondere: {card} vale {value}, e basta una carta uguale o più alta.</translation>
    </message>
    <message>
        <source>Your rival did hold the Assassin. Flip only after it has been seen, or when you must.</source>
        <translation>Il tuo rivale aveva davvero l’Assassino. Gira il Re solo quando l’Assassino si è già visto, o quando non hai scelta.</translation>
    </message>
    <message>
        <source>Your rival flips their King. If you hold the Assassin, you may strike now and make the flip fail: win the round.</source>
        <translation>Il tuo rivale gira il Re. Se hai l’Assassino, ora puoi colpire: il Re non si gira. Vinci il round.</translation>
    </message>
    <message>
        <source>Your rival has already flipped their King and has no play: the round is yours.</source>
        <translation>Il tuo rivale ha già girato il Re e non può giocare: il round è tuo.</translation>
    </message>
    <message>
        <source>Your rival has an 8 left. What beats it?</source>
        <translation>Al tuo rivale resta un 8. Che cosa lo batte?</translation>
    </message>
    <message>
        <source>Your rival has no cards left. A round is worth 1 point, and 1 more if your King is not flipped. You need 2: win now.</source>
        <translation>Al tuo rivale non restano carte. Un round vale 1 punto, e 1 in più se il tuo Re non è girato. Te ne servono 2: vinci ora.</translation>
    </message>
    <message>
        <source>Your rival has no play and loses the round. You are the first to reach 7 points and win the match.</source>
        <translation>Il tuo rivale non può giocare e perde il round. Raggiungi 7 punti e vinci la partita.</translation>
    </message>
    <message>
        <source>Your rival has one card left. Make the Throne as high as you can.</source>
        <translation>Al tuo rivale resta una carta. Alza il Trono più che puoi.</translation>
    </message>
    <message>
        <source>Your rival has played an 8. Equal is enough: answer it.</source>
        <translation>Il tuo rivale ha giocato un 8. Basta eguagliare: rispondi.</translation>
    </message>
    <message>
        <source>Your rival plays next. Stopping an ability costs each of you a card and a turn.</source>
        <translation>Ora gioca il tuo rivale. Fermare un’abilità costa a entrambi una carta e un turno.</translation>
    </message>
    <message>
        <source>Your rival raised the Throne to 7. Now your Successor helps: play a card that your rival cannot answer.</source>
        <translation>Il tuo rivale ha portato il Trono a 7. Ora ti aiuta il Successore: gioca una carta a cui il tuo rivale non possa rispondere.</translation>
    </message>
    <message>
        <source>Your rival removes a card, too, and one more was removed after the deal: nobody knows all three.</source>
        <translation>Anche il tuo rivale ne rimuove una, e una è uscita alla distribuzione: nessuno le conosce tutte e tre.</translation>
    </message>
    <message>
        <source>Your rival shows the Assassin: the flip fails, and you lose the round.</source>
        <translation>Il tuo rivale mostra l’Assassino: il Re non si gira e perdi il round.</translation>
    </message>
    <message>
        <source>Your rival’s Inquisitor names your Queen: she would go into your Antechamber. A King’s Hand can stop an ability: keep your Queen.</source>
        <translation>L’Inquisitore del tuo rivale nomina la tua Regina: andrebbe nella tua Anticamera. Una Mano del Re può fermare un’abilità: tieni la Regina.</translation>
    </message>
    <message>
        <source>Your rival’s last card is too low, and their King is already flipped: the round is yours.</source>
        <translation>L’ultima carta del tuo rivale è troppo bassa, e il suo Re è già girato: il round è tuo.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Your turn is over, and your other cards are still good for later.</source>
        <translation>Il tuo turno è finito, e le altre carte ti serviranno più tardi.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/examples</name>
    <message>
        <source>5 + 2 = 7</source>
        <translation>5 + 2 = 7</translation>
    </message>
    <message>
        <source>7 + 2 = 9</source>
        <translation>7 + 2 = 9</translation>
    </message>
    <message>
        <source>A Mystic has named 8. In hand, the Sentry still counts 8 and may follow the Warlord, but on the Throne it counts only 3 and has no ability.</source>
        <translation>Un Mistico ha dichiarato 8. In mano la Sentinella vale ancora 8 e può andare sul Condottiero, ma sul Trono vale solo 3 e non ha abilità.</translation>
    </message>
    <message>
        <source>A flipped King has disgraced the Princess. The Throne is worth 1 and is no longer Royalty: any card may follow, even the Fool.</source>
        <translation>Girando un Re si è disonorata la Principessa. Il Trono vale 1 e non è più Reale: può seguire qualsiasi carta, anche il Giullare.</translation>
    </message>
    <message>
        <source>An opponent held the named card, so the Soldier counts 7. Its player has also disgraced the Judge below it and could have disgraced two more cards.</source>
        <translation>Un rivale aveva la carta nominata, quindi il Soldato vale 7. Chi lo ha giocato ha disonorato anche il Giudice lì sotto, e avrebbe potuto disonorare altre due carte.</translation>
    </message>
    <message>
        <source>Be the last one able to play: a player who can neither play a card nor flip their King loses the round. With three players, the others play on.</source>
        <translation>Resisti più degli altri: chi non può giocare una carta né girare il proprio Re perde il round. In tre, gli altri due continuano.</translation>
    </message>
    <message>
        <source>Condemned</source>
        <translation>condannata</translation>
    </message>
    <message>
        <source>The Elder came from the Antechamber, so it could go on a Sentry, an 8. The next player needs only a 3 or higher.</source>
        <translation>L’Anziano veniva dall’Anticamera, perciò è potuto andare su una Sentinella, un 8. A chi gioca dopo basta un 3 o una carta più alta.</translation>
    </message>
    <message>
        <source>The Elder may follow the Princess, a 9. It could not follow a King’s Hand, though that is only an 8. Royalty covered by another card would not help it, either.</source>
        <translation>L’Anziano può andare sulla Principessa, un 9. Non potrebbe andare su una Mano del Re, anche se vale solo 8. Nemmeno una Reale sotto un’altra carta lo aiuterebbe.</translation>
    </message>
    <message>
        <source>The Inquisitor was played on the Elder and stopped. It leaves the Court, and the Elder is the Throne again: the next player must play 3 or higher, not 4.</source>
        <translation>L’Inquisitore è stato giocato sull’Anziano e fermato. Lascia la Corte, e l’Anziano è di nuovo il Trono: ora si deve giocare 3 o più, non 4.</translation>
    </message>
    <message>
        <source>The Oathbound was played on the Queen and disgraced her. A second card had to follow at once, and it could be as low as the Fool.</source>
        <translation>Il Vassallo è stato giocato sulla Regina e l’ha disonorata. Doveva seguire subito una seconda carta, anche bassa come il Giullare.</translation>
    </message>
    <message>
        <source>The Princess is face up in Court, though not on the Throne. So the Warlord counted 8 in hand and could follow the Sentry; in Court, it counts 9.</source>
        <translation>La Principessa è scoperta a Corte, anche se non sul Trono. Perciò il Condottiero valeva 8 in mano e poteva andare sulla Sentinella; a Corte vale 9.</translation>
    </message>
    <message>
        <source>The Throne is worth 7. Equal is enough, so the Mystic may follow; so may the Sentry, but not the Judge.</source>
        <translation>Il Trono vale 7. Basta eguagliare: può seguire il Mistico, e anche la Sentinella, ma non il Giudice.</translation>
    </message>
    <message>
        <source>The winner of a round scores 1 point, plus more for an unflipped King and for cards the losers have left. The match ends when someone has 7 points, and the highest score wins.</source>
        <translation>Chi vince un round riceve 1 punto, più altri per un Re non girato e per le carte rimaste a chi perde. La partita finisce quando qualcuno ha 7 punti: vince il punteggio più alto.</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Trono</translation>
    </message>
    <message>
        <source>You win the round, your King is not flipped, and your rival has two cards left. That makes 3 points: one rival’s leftover cards count only once.</source>
        <translation>Vinci il round, il tuo Re non è girato e al tuo rivale restano due carte. Sono 3 punti: le carte rimaste a un rivale contano una volta sola.</translation>
    </message>
    <message>
        <source>cards left: +1</source>
        <translation>restano: +1</translation>
    </message>
    <message>
        <source>counts 1</source>
        <translation>vale 1</translation>
    </message>
    <message>
        <source>counts 3</source>
        <translation>vale 3</translation>
    </message>
    <message>
        <source>disgraced</source>
        <translation>disonorata</translation>
    </message>
    <message>
        <source>may follow</source>
        <translation>può seguire</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>troppo bassa</translation>
    </message>
    <message>
        <source>yours: +1</source>
        <translation>il tuo: +1</translation>
    </message>
</context>
<context>
    <name>imposter-kings/fault</name>
    <message>
        <source>Choosing the wrong player or card for an ability</source>
        <translation>Scegliere male per un’abilità</translation>
    </message>
    <message>
        <source>Flipping the King too early</source>
        <translation>Girare il Re troppo presto</translation>
    </message>
    <message>
        <source>Flipping the King too late</source>
        <translation>Girare il Re troppo tardi</translation>
    </message>
    <message>
        <source>Giving away the wrong card</source>
        <translation>Dare la carta sbagliata</translation>
    </message>
    <message>
        <source>Guessing the wrong card or number</source>
        <translation>Indovinare male la carta o il numero</translation>
    </message>
    <message>
        <source>Leaving abilities unused</source>
        <translation>Lasciare abilità inutilizzate</translation>
    </message>
    <message>
        <source>Missing a useful reaction</source>
        <translation>Non reagire quando conviene</translation>
    </message>
    <message>
        <source>Playing the wrong card</source>
        <translation>Giocare la carta sbagliata</translation>
    </message>
    <message>
        <source>Poor choices during setup</source>
        <translation>Scegliere male le carte nella preparazione</translation>
    </message>
    <message>
        <source>Reacting when it did not pay</source>
        <translation>Reagire quando non conviene</translation>
    </message>
    <message>
        <source>Using abilities when they did not pay</source>
        <translation>Usare abilità quando non conviene</translation>
    </message>
</context>
<context>
    <name>imposter-kings/game</name>
    <message>
        <source>A battle of wits</source>
        <translation>Una sfida d’ingegno</translation>
    </message>
    <message>
        <source>A battle of wits: play an equal or higher card onto the Throne, and be the last one who can.</source>
        <translation>Una sfida d’ingegno: gioca una carta uguale o più alta sul Trono e resisti più di tutti.</translation>
    </message>
    <message>
        <source>Once everyone can tell that an Executioner has condemned the last Assassin or King’s Hand, nobody is asked for that card anymore.</source>
        <translation>Quando tutti possono dedurre che un Boia ha fatto condannare l’ultimo Assassino o l’ultima Mano del Re, quella carta non si chiede più a nessuno.</translation>
    </message>
    <message>
        <source>The Imposter Kings</source>
        <translation>The Imposter Kings</translation>
    </message>
</context>
<context>
    <name>imposter-kings/goal</name>
    <message>
        <source>Disgrace {number} Court cards in one game.</source>
        <translation>Disonora {number} carte della Corte in una partita.</translation>
    </message>
    <message>
        <source>Name {number} cards that a rival holds.</source>
        <translation>Nomina {number} carte che un rivale ha in mano.</translation>
    </message>
    <message>
        <source>Play {number} Royalty cards in one game.</source>
        <translation>Gioca {number} carte Reali in una partita.</translation>
    </message>
    <message>
        <source>Play {number} different characters in one game.</source>
        <translation>Gioca {number} personaggi diversi in una partita.</translation>
    </message>
    <message>
        <source>Score {number} points for losers’ leftover cards.</source>
        <translation>Segna {number} punti per le carte rimaste a chi perde.</translation>
    </message>
    <message>
        <source>Score {number} points in one round.</source>
        <translation>Segna {number} punti in un round.</translation>
    </message>
    <message>
        <source>Stop a card with the King’s Hand.</source>
        <translation>Ferma una carta con la Mano del Re.</translation>
    </message>
    <message>
        <source>Stop {number} cards with the King’s Hand in one game.</source>
        <translation>Ferma {number} carte con la Mano del Re in una partita.</translation>
    </message>
    <message>
        <source>Take your Successor into your hand {number} times in one game.</source>
        <translation>Prendi in mano il tuo Successore {number} volte in una partita.</translation>
    </message>
    <message>
        <source>Use {number} abilities in one game.</source>
        <translation>Usa {number} abilità in una partita.</translation>
    </message>
    <message>
        <source>Win a game after trailing a rival by four points.</source>
        <translation>Vinci una partita in cui un rivale aveva quattro punti più di te.</translation>
    </message>
    <message>
        <source>Win a game by {number} points or more.</source>
        <translation>Vinci una partita con almeno {number} punti di vantaggio.</translation>
    </message>
    <message>
        <source>Win a game in which no rival scores a point.</source>
        <translation>Vinci una partita in cui nessun rivale segna punti.</translation>
    </message>
    <message>
        <source>Win a game in which you never flip your King.</source>
        <translation>Vinci una partita senza mai girare il tuo Re.</translation>
    </message>
    <message>
        <source>Win a game in which you show an Assassin and stop a card.</source>
        <translation>Vinci una partita in cui mostri un Assassino e fermi una carta.</translation>
    </message>
    <message>
        <source>Win a round with {number} cards left in your hand.</source>
        <translation>Vinci un round con {number} carte ancora in mano.</translation>
    </message>
    <message>
        <source>Win a round without flipping your King.</source>
        <translation>Vinci un round senza girare il tuo Re.</translation>
    </message>
    <message>
        <source>Win {number} rounds in one game.</source>
        <translation>Vinci {number} round in una partita.</translation>
    </message>
    <message>
        <source>Win {number} rounds without flipping your King.</source>
        <translation>Vinci {number} round senza girare il tuo Re.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/laying</name>
    <message>
        <source>A Condemned card is removed</source>
        <translation>Si rimuove una carta condannata</translation>
    </message>
    <message>
        <source>A Herald recalls the Successor</source>
        <translation>Un Araldo richiama il Successore</translation>
    </message>
    <message>
        <source>A Judge guessed right</source>
        <translation>Un Giudice ha indovinato</translation>
    </message>
    <message>
        <source>A Judge names a card</source>
        <translation>Un Giudice nomina una carta</translation>
    </message>
    <message>
        <source>A Princess swaps cards</source>
        <translation>Una Principessa scambia carte</translation>
    </message>
    <message>
        <source>A Sentry exchanges a card</source>
        <translation>Una Sentinella cambia una carta</translation>
    </message>
    <message>
        <source>A Soldier guessed right</source>
        <translation>Un Soldato ha indovinato</translation>
    </message>
    <message>
        <source>A Spy has seen the Successors</source>
        <translation>Una Spia ha visto i Successori</translation>
    </message>
    <message>
        <source>A Successor is chosen</source>
        <translation>Si sceglie un Successore</translation>
    </message>
    <message>
        <source>A Successor is replaced</source>
        <translation>Si cambia un Successore</translation>
    </message>
    <message>
        <source>A card goes into the pool</source>
        <translation>Una carta va nella riserva</translation>
    </message>
    <message>
        <source>A card is removed</source>
        <translation>Si rimuove una carta</translation>
    </message>
    <message>
        <source>A shown card is taken</source>
        <translation>Si prende una carta mostrata</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Ability at work</source>
        <translation>Abilità in corso</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Giocatore attivo</translation>
    </message>
    <message>
        <source>An Antechamber card is played</source>
        <translation>Si gioca dall’Anticamera</translation>
    </message>
    <message>
        <source>An Assassin’s spoils</source>
        <translation>Il bottino di un Assassino</translation>
    </message>
    <message>
        <source>An Executioner condemns cards</source>
        <translation>Un Boia condanna carte</translation>
    </message>
    <message>
        <source>An Oathbound’s second card</source>
        <translation>La seconda carta di un Vassallo</translation>
    </message>
    <message>
        <source>An ability is used</source>
        <translation>Si usa un’abilità</translation>
    </message>
    <message>
        <source>Cards are shown</source>
        <translation>Si mostrano carte</translation>
    </message>
    <message>
        <source>Cards known to be Condemned</source>
        <translation>Carte condannate note a tutti</translation>
    </message>
    <message>
        <source>Cards still to be chosen</source>
        <translation>Carte ancora da scegliere</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direzione</translation>
    </message>
    <message>
        <source>Disgraced</source>
        <translation>Disonorata</translation>
    </message>
    <message>
        <source>Does a King’s Hand stop the Assassin?</source>
        <translation>Una Mano del Re ferma l’Assassino?</translation>
    </message>
    <message>
        <source>Does a King’s Hand stop the ability?</source>
        <translation>Una Mano del Re ferma l’abilità?</translation>
    </message>
    <message>
        <source>Does an Assassin strike?</source>
        <translation>Un Assassino colpisce?</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Scoperta</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>Has lost the round</source>
        <translation>Ha perso il round</translation>
    </message>
    <message>
        <source>Is the round restarted?</source>
        <translation>Si ridistribuisce?</translation>
    </message>
    <message>
        <source>Kings flipped</source>
        <translation>Re girati</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Nobody can be asked for this reaction.</source>
        <translation>A nessuno si può chiedere questa reazione.</translation>
    </message>
    <message>
        <source>One of the highest cards is named</source>
        <translation>Si nomina una delle carte più alte</translation>
    </message>
    <message>
        <source>Partners offer cards</source>
        <translation>I partner offrono carte</translation>
    </message>
    <message>
        <source>Partners swap cards</source>
        <translation>I partner scambiano carte</translation>
    </message>
    <message>
        <source>Played after an Oathbound</source>
        <translation>Giocata dopo un Vassallo</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Punti per origine</translation>
    </message>
    <message>
        <source>Raised</source>
        <translation>Aumentata</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Ridistribuzioni</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>State of the cards in Court</source>
        <translation>Stato delle carte a Corte</translation>
    </message>
    <message>
        <source>Still to be asked</source>
        <translation>Ancora da interpellare</translation>
    </message>
    <message>
        <source>The card in a Herald’s place</source>
        <translation>La carta al posto di un Araldo</translation>
    </message>
    <message>
        <source>The card on the Throne has no ability to use right now.</source>
        <translation>La carta sul Trono ora non ha abilità da usare.</translation>
    </message>
    <message>
        <source>The direction is chosen</source>
        <translation>Si sceglie la direzione</translation>
    </message>
    <message>
        <source>The first player is named</source>
        <translation>Si nomina il primo giocatore</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Il round è finito</translation>
    </message>
    <message>
        <source>This moment cannot occur with this number of players.</source>
        <translation>Con così tanti giocatori questo momento non si presenta.</translation>
    </message>
    <message>
        <source>True King</source>
        <translation>Vero Re</translation>
    </message>
    <message>
        <source>Values a Mystic has named</source>
        <translation>Valori dichiarati da un Mistico</translation>
    </message>
    <message>
        <source>What was chosen</source>
        <translation>Che cosa si è scelto</translation>
    </message>
    <message>
        <source>Winners of the last round</source>
        <translation>Chi ha vinto l’ultimo round</translation>
    </message>
    <message>
        <source>{player}’s points for losers with cards left</source>
        <translation>Punti di {player} per i perdenti con carte</translation>
    </message>
    <message>
        <source>{player}’s points for rivals’ restarts</source>
        <translation>Punti di {player} per le ridistribuzioni dei rivali</translation>
    </message>
    <message>
        <source>{player}’s points for rounds won</source>
        <translation>Punti di {player} per i round vinti</translation>
    </message>
    <message>
        <source>{player}’s points for second place</source>
        <translation>Punti di {player} per il secondo posto</translation>
    </message>
    <message>
        <source>{player}’s points for unflipped Kings</source>
        <translation>Punti di {player} per i Re non girati</translation>
    </message>
</context>
<context>
    <name>imposter-kings/lesson</name>
    <message>
        <source>Condemned cards come first: removing one is your whole turn. Drag it to the removed cards.</source>
        <translation>Le carte condannate passano avanti: rimuoverne una è tutto il tuo turno. Trascinala sulle carte rimosse.</translation>
    </message>
    <message>
        <source>Hide a card as your Successor: it returns to your hand when you flip your King. Choose a card that you will want later.</source>
        <translation>Nascondi una carta come Successore: ti torna in mano quando giri il tuo Re. Scegline una che vorrai più tardi.</translation>
    </message>
    <message>
        <source>Look at your cards: if you do not like them, you can have them dealt again. Your first restart is free. This time, keep them.</source>
        <translation>Guarda le tue carte: se non ti piacciono, puoi farle ridistribuire. La prima volta è gratis. Stavolta tienile.</translation>
    </message>
    <message>
        <source>None of your cards can go on the Throne, but you still have your King. Drag it to the Court: unless an Assassin strikes, the Throne falls to 1, and your Successor returns to your hand.</source>
        <translation>Nessuna tua carta può andare sul Trono, ma hai ancora il Re. Trascinalo sulla Corte: se nessun Assassino colpisce, il Trono scende a 1 e il Successore ti torna in mano.</translation>
    </message>
    <message>
        <source>One card leaves the round. Get rid of a low one: high cards can be played more often.</source>
        <translation>Una carta esce dal round. Liberati di una bassa: le alte si giocano più spesso.</translation>
    </message>
    <message>
        <source>Royalty is on the Throne: only a 9, an Elder, or an Oathbound with a second card can be played on it.</source>
        <translation>Sul Trono c’è una carta Reale: ci va solo un 9, un Anziano o un Vassallo con una seconda carta.</translation>
    </message>
    <message>
        <source>Someone has 7 points, and the match is over: the highest score wins.</source>
        <translation>Qualcuno ha 7 punti e la partita è finita: vince il punteggio più alto.</translation>
    </message>
    <message>
        <source>The Court is empty, so any card can be played. Low cards are hard to play later: drag one to the Court.</source>
        <translation>La Corte è vuota: puoi giocare qualsiasi carta. Più tardi le basse sono difficili da giocare: trascinane una sulla Corte.</translation>
    </message>
    <message>
        <source>The Throne is high now. Play an equal or higher card, and think about what you can still play after that.</source>
        <translation>Ora il Trono è alto. Gioca una carta uguale o più alta, e pensa a che cosa potrai giocare dopo.</translation>
    </message>
    <message>
        <source>The card you played has an ability, and you may use it. Your rival may stop it with a King’s Hand.</source>
        <translation>La carta che hai giocato ha un’abilità, e puoi usarla. Il tuo rivale può fermarla con una Mano del Re.</translation>
    </message>
    <message>
        <source>The round is over. The winner scores 1 point, 1 more if their King is not flipped, and 1 more if the loser still has a card in hand or their Successor. Then the next round begins.</source>
        <translation>Il round è finito. Chi vince riceve 1 punto, e 1 in più se il suo Re non è girato. Se a chi perde restano carte in mano o il Successore, ne riceve un altro. Poi inizia il round successivo.</translation>
    </message>
    <message>
        <source>Welcome! You hold the True King, so you choose who begins. The first player may play any card.</source>
        <translation>Ti diamo il benvenuto! Hai il Vero Re, quindi decidi chi inizia. Chi inizia può giocare qualsiasi carta.</translation>
    </message>
    <message>
        <source>You must now play a card from your Antechamber, whatever the Throne is worth, and that may be just what you need.</source>
        <translation>Ora devi giocare una carta dalla tua Anticamera, qualunque sia il valore del Trono, e forse è proprio quella che ti serve.</translation>
    </message>
    <message>
        <source>Your Oathbound has disgraced a higher card and must be followed by a second one. Play any card: it cannot be stopped, and its ability works.</source>
        <translation>Il tuo Vassallo ha disonorato una carta più alta e deve seguirlo una seconda. Va bene qualsiasi carta: nessuno può fermarla, e la sua abilità ha effetto.</translation>
    </message>
    <message>
        <source>Your rival flips their King. If you have an Assassin, you may show it now: the flip then fails and you win the round, unless a King’s Hand stops the Assassin. Remember that before you flip your own King.</source>
        <translation>Il tuo rivale gira il Re. Se hai un Assassino, ora puoi mostrarlo: il Re non si gira e vinci il round, se una Mano del Re non ferma l’Assassino. Ricordalo prima di girare il tuo Re.</translation>
    </message>
    <message>
        <source>Your rival has flipped their King: the Throne is worth 1, so any card can be played.</source>
        <translation>Il tuo rivale ha girato il Re: il Trono vale 1, quindi puoi giocare qualsiasi carta.</translation>
    </message>
    <message>
        <source>Your rival uses an ability. Everyone who might have a King’s Hand is asked, so silence gives nothing away.</source>
        <translation>Il tuo rivale usa un’abilità. Si chiede a chiunque possa avere una Mano del Re, così il silenzio non rivela niente.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/log</name>
    <message numerus="yes">
        <source>%n card(s) dealt.</source>
        <translation>
            <numerusform>Riceve %n carta.</numerusform>
            <numerusform>Riceve %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new round is dealt. The Accused is the {card}. {player} holds the True King.</source>
        <translation>Si danno le carte per un nuovo round. L’Accusato è {card}. {player} ha il Vero Re.</translation>
    </message>
    <message>
        <source>Adds the Assassin to {player}’s cards and looks at them all.</source>
        <translation>Aggiunge l’Assassino alle carte di {player} e le guarda tutte.</translation>
    </message>
    <message>
        <source>All shown cards return to their owners’ hands.</source>
        <translation>Tutte le carte mostrate tornano in mano.</translation>
    </message>
    <message>
        <source>Cannot play and loses the round.</source>
        <translation>Non può giocare e perde il round.</translation>
    </message>
    <message>
        <source>Chooses a Successor.</source>
        <translation>Sceglie un Successore.</translation>
    </message>
    <message>
        <source>Chooses a card, face down.</source>
        <translation>Sceglie una carta coperta.</translation>
    </message>
    <message>
        <source>Chooses to begin.</source>
        <translation>Decide di iniziare.</translation>
    </message>
    <message>
        <source>Chooses to play clockwise.</source>
        <translation>Sceglie il senso orario.</translation>
    </message>
    <message>
        <source>Chooses to play counterclockwise.</source>
        <translation>Sceglie il senso antiorario.</translation>
    </message>
    <message>
        <source>Condemns a card.</source>
        <translation>Condanna una carta.</translation>
    </message>
    <message>
        <source>Condemns {card}.</source>
        <translation>Condanna {card}.</translation>
    </message>
    <message>
        <source>Disgraces {card}, card {place} of the Court.</source>
        <translation>Disonora {card}, carta {place} della Corte.</translation>
    </message>
    <message>
        <source>Flips their King.</source>
        <translation>Gira il Re.</translation>
    </message>
    <message>
        <source>Hands {player} a card.</source>
        <translation>Dà una carta a {player}.</translation>
    </message>
    <message>
        <source>Hands {player} {card}.</source>
        <translation>Dà {card} a {player}.</translation>
    </message>
    <message>
        <source>Has no card of that value in hand.</source>
        <translation>Non ha in mano carte di quel valore.</translation>
    </message>
    <message>
        <source>Keeps one of {player}’s cards.</source>
        <translation>Tiene una delle carte di {player}.</translation>
    </message>
    <message>
        <source>Keeps {card}.</source>
        <translation>Tiene {card}.</translation>
    </message>
    <message>
        <source>Must guess a card in {player}’s hand.</source>
        <translation>Deve indovinare una carta in mano a {player}.</translation>
    </message>
    <message>
        <source>Names {player} as the first player.</source>
        <translation>Decide che inizia {player}.</translation>
    </message>
    <message>
        <source>No other player holds it.</source>
        <translation>Nessun altro giocatore ce l’ha.</translation>
    </message>
    <message>
        <source>No: no opponent holds it.</source>
        <translation>No: nessun rivale ce l’ha.</translation>
    </message>
    <message numerus="yes">
        <source>Offers their partner %n card(s).</source>
        <translation>
            <numerusform>Offre al partner %n carta.</numerusform>
            <numerusform>Offre al partner %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays {card}: the Throne is worth {value}.</source>
        <translation>Gioca {card}: il Trono vale {value}.</translation>
    </message>
    <message>
        <source>Puts {card} into the Court and takes {taken} into hand.</source>
        <translation>Mette {card} nella Corte e prende in mano {taken}.</translation>
    </message>
    <message>
        <source>Puts {card} into their Antechamber.</source>
        <translation>Mette {card} in Anticamera.</translation>
    </message>
    <message>
        <source>Removes a card from the round.</source>
        <translation>Rimuove una carta dal round.</translation>
    </message>
    <message>
        <source>Replaces their Successor with another card.</source>
        <translation>Cambia il Successore con un’altra carta.</translation>
    </message>
    <message>
        <source>Restarts the round.</source>
        <translation>Fa ridistribuire le carte.</translation>
    </message>
    <message>
        <source>Restarts the round: {points} points for {player}.</source>
        <translation>Fa ridistribuire le carte: {points} punti per {player}.</translation>
    </message>
    <message>
        <source>Shows the Assassin: {player} is struck.</source>
        <translation>Mostra l’Assassino contro {player}.</translation>
    </message>
    <message>
        <source>Shows the highest card and gets first pick.</source>
        <translation>Mostra la carta più alta e ha la prima scelta.</translation>
    </message>
    <message>
        <source>Shows {cards}.</source>
        <translation>Mostra {cards}.</translation>
    </message>
    <message>
        <source>Spends the turn removing a Condemned card.</source>
        <translation>Rimuove una carta condannata: è tutto il suo turno.</translation>
    </message>
    <message>
        <source>Swaps a card with {player}.</source>
        <translation>Scambia una carta con {player}.</translation>
    </message>
    <message>
        <source>Swaps {card} for {player}’s {taken}.</source>
        <translation>Scambia {card} con {taken} di {player}.</translation>
    </message>
    <message>
        <source>Takes a card from the pool.</source>
        <translation>Prende una carta dalla riserva.</translation>
    </message>
    <message>
        <source>Takes back the Herald.</source>
        <translation>Riprende l’Araldo.</translation>
    </message>
    <message>
        <source>Takes their Successor into hand.</source>
        <translation>Prende in mano il Successore.</translation>
    </message>
    <message>
        <source>Takes their Successor into hand: the Throne is worth 1.</source>
        <translation>Prende in mano il Successore: il Trono vale 1.</translation>
    </message>
    <message>
        <source>Takes {card} from the Court into hand.</source>
        <translation>Prende in mano {card} dalla Corte.</translation>
    </message>
    <message>
        <source>Takes {card} from the pool.</source>
        <translation>Prende {card} dalla riserva.</translation>
    </message>
    <message>
        <source>Takes {card} from {player}.</source>
        <translation>Prende {card} da {player}.</translation>
    </message>
    <message>
        <source>Takes {taken} into hand; {card} is now the Accused.</source>
        <translation>Prende in mano {taken}; ora l’Accusato è {card}.</translation>
    </message>
    <message>
        <source>The King’s Hand stops {player}’s {card}.</source>
        <translation>La Mano del Re ferma {card} di {player}.</translation>
    </message>
    <message>
        <source>The card meant to replace the Accused returns to hand.</source>
        <translation>La carta offerta per l’Accusato torna in mano.</translation>
    </message>
    <message>
        <source>The cards are {cards}.</source>
        <translation>Le carte sono: {cards}.</translation>
    </message>
    <message>
        <source>The cards for the pool are shuffled.</source>
        <translation>Si mescolano le carte della riserva.</translation>
    </message>
    <message>
        <source>The game is over. The winners are {players}.</source>
        <translation>La partita è finita. Vincono {players}.</translation>
    </message>
    <message>
        <source>The game is over. {players} wins.</source>
        <translation>La partita è finita. Vince {players}.</translation>
    </message>
    <message>
        <source>The guess is right.</source>
        <translation>Indovina.</translation>
    </message>
    <message>
        <source>The guess is wrong.</source>
        <translation>Non indovina.</translation>
    </message>
    <message numerus="yes">
        <source>The round goes to {players}: %n point(s).</source>
        <translation>
            <numerusform>Round a {players}: %n punto.</numerusform>
            <numerusform>Round a {players}: %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses the Executioner and names {number}.</source>
        <translation>Usa il Boia e dichiara {number}.</translation>
    </message>
    <message>
        <source>Uses the Fool to take {card}, card {place} of the Court.</source>
        <translation>Usa il Giullare per prendere {card}, carta {place} della Corte.</translation>
    </message>
    <message>
        <source>Uses the Herald to choose a new Successor.</source>
        <translation>Usa l’Araldo per scegliere un nuovo Successore.</translation>
    </message>
    <message>
        <source>Uses the Inquisitor and names {card}.</source>
        <translation>Usa l’Inquisitore e nomina {card}.</translation>
    </message>
    <message>
        <source>Uses the Judge and guesses that {player} holds {card}.</source>
        <translation>Usa il Giudice e dice che {player} ha {card}.</translation>
    </message>
    <message>
        <source>Uses the Mystic and names {number}.</source>
        <translation>Usa il Mistico e dichiara {number}.</translation>
    </message>
    <message>
        <source>Uses the Princess to swap a card with {player}.</source>
        <translation>Usa la Principessa per scambiare una carta con {player}.</translation>
    </message>
    <message>
        <source>Uses the Sentry on {card}, card {place} of the Court.</source>
        <translation>Usa la Sentinella su {card}, carta {place} della Corte.</translation>
    </message>
    <message>
        <source>Uses the Soldier and names {card}.</source>
        <translation>Usa il Soldato e nomina {card}.</translation>
    </message>
    <message>
        <source>Uses the Spy to look at all Successors.</source>
        <translation>Usa la Spia per guardare tutti i Successori.</translation>
    </message>
    <message>
        <source>Uses the Warden to swap a card from their hand with the Accused.</source>
        <translation>Usa il Guardiano per cambiare una carta della mano con l’Accusato.</translation>
    </message>
    <message>
        <source>Yes: the Soldier counts 2 more.</source>
        <translation>Sì: il Soldato vale 2 in più.</translation>
    </message>
    <message>
        <source>{player} must replace their Successor.</source>
        <translation>{player} deve cambiare il Successore.</translation>
    </message>
    <message>
        <source>{player}’s Successor is the {card}.</source>
        <translation>Il Successore di {player} è {card}.</translation>
    </message>
    <message>
        <source>{player}’s hidden card is the {card}.</source>
        <translation>La carta nascosta di {player} è {card}.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/move</name>
    <message>
        <source>Card {place} of the Court</source>
        <translation>Carta {place} della Corte</translation>
    </message>
    <message>
        <source>Card {place} of the Court: {card}</source>
        <translation>Carta {place} della Corte: {card}</translation>
    </message>
    <message>
        <source>Choose {player}</source>
        <translation>Scegli {player}</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Senso orario</translation>
    </message>
    <message>
        <source>Condemn: {card}</source>
        <translation>Condanna: {card}</translation>
    </message>
    <message>
        <source>Counterclockwise</source>
        <translation>Senso antiorario</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>Inizia il prossimo round</translation>
    </message>
    <message>
        <source>Disgrace no more cards</source>
        <translation>Non disonorare altre carte</translation>
    </message>
    <message>
        <source>Disgrace the Spy and look at the Successors</source>
        <translation>Disonora la Spia e guarda i Successori</translation>
    </message>
    <message>
        <source>Do not use the ability</source>
        <translation>Non usare l’abilità</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Non fare niente</translation>
    </message>
    <message>
        <source>Exchange: {card}</source>
        <translation>Cambia: {card}</translation>
    </message>
    <message>
        <source>First player: {player}</source>
        <translation>Inizia: {player}</translation>
    </message>
    <message>
        <source>Flip the King</source>
        <translation>Gira il Re</translation>
    </message>
    <message>
        <source>For the pool: {card}</source>
        <translation>Alla riserva: {card}</translation>
    </message>
    <message>
        <source>Give away: {card}</source>
        <translation>Dai: {card}</translation>
    </message>
    <message>
        <source>Into the Antechamber: {card}</source>
        <translation>In Anticamera: {card}</translation>
    </message>
    <message>
        <source>Keep these cards</source>
        <translation>Tieni queste carte</translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation>Tieni: {card}</translation>
    </message>
    <message>
        <source>Leave the Herald on the Throne</source>
        <translation>Lascia l’Araldo sul Trono</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Lascia correre</translation>
    </message>
    <message>
        <source>Name {number}</source>
        <translation>Dichiara {number}</translation>
    </message>
    <message>
        <source>Name: {card}</source>
        <translation>Nomina: {card}</translation>
    </message>
    <message>
        <source>No play left: lose the round</source>
        <translation>Niente da giocare: perdi il round</translation>
    </message>
    <message>
        <source>No such card in hand</source>
        <translation>Nessuna carta così in mano</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <translation>Gioca: {card}</translation>
    </message>
    <message>
        <source>Remove from the round: {card}</source>
        <translation>Rimuovi dal round: {card}</translation>
    </message>
    <message>
        <source>Remove the Condemned card: {card}</source>
        <translation>Rimuovi la condannata: {card}</translation>
    </message>
    <message>
        <source>Replace none</source>
        <translation>Non cambiarne nessuno</translation>
    </message>
    <message>
        <source>Restart the round</source>
        <translation>Ridistribuisci</translation>
    </message>
    <message>
        <source>Show the Assassin</source>
        <translation>Mostra l’Assassino</translation>
    </message>
    <message>
        <source>Show: {card}</source>
        <translation>Mostra: {card}</translation>
    </message>
    <message>
        <source>Successor: {card}</source>
        <translation>Successore: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Swap %n card(s)</source>
        <translation>
            <numerusform>Scambia %n carta</numerusform>
            <numerusform>Scambia %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap no cards</source>
        <translation>Non scambiare</translation>
    </message>
    <message>
        <source>Take from {player}: {card}</source>
        <translation>Prendi da {player}: {card}</translation>
    </message>
    <message>
        <source>Use the King’s Hand</source>
        <translation>Usa la Mano del Re</translation>
    </message>
</context>
<context>
    <name>imposter-kings/number</name>
    <message>
        <source>Cards in hand</source>
        <translation>Carte in mano</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>Punti per vincere la partita</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Value of “{card}”</source>
        <translation>Valore di “{card}”</translation>
    </message>
</context>
<context>
    <name>imposter-kings/option</name>
    <message>
        <source>A match to 7 points</source>
        <translation>Una partita a 7 punti</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Un round</translation>
    </message>
</context>
<context>
    <name>imposter-kings/prompt</name>
    <message numerus="yes">
        <source>Choose %n card(s) to show.</source>
        <translation>
            <numerusform>Scegli %n carta da mostrare.</numerusform>
            <numerusform>Scegli %n carte da mostrare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to show: a rival takes one.</source>
        <translation>
            <numerusform>Mostra %n carta: un rivale ne prende una.</numerusform>
            <numerusform>Mostra %n carte: un rivale ne prende una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) for your partner.</source>
        <translation>
            <numerusform>Scegli ancora %n carta per il tuo partner.</numerusform>
            <numerusform>Scegli ancora %n carte per il tuo partner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to show.</source>
        <translation>
            <numerusform>Scegli ancora %n carta da mostrare.</numerusform>
            <numerusform>Scegli ancora %n carte da mostrare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to show: a rival takes one.</source>
        <translation>
            <numerusform>Mostra ancora %n carta: un rivale ne prende una.</numerusform>
            <numerusform>Mostra ancora %n carte: un rivale ne prende una.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card to give away.</source>
        <translation>Scegli una carta da dare.</translation>
    </message>
    <message>
        <source>Choose a new Successor.</source>
        <translation>Scegli un nuovo Successore.</translation>
    </message>
    <message>
        <source>Choose the card to put into the Court.</source>
        <translation>Scegli la carta da mettere nella Corte.</translation>
    </message>
    <message>
        <source>Condemn a card of base value {number}.</source>
        <translation>Condanna una carta di valore base {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Disgrace up to %n card(s) in the Court.</source>
        <translation>
            <numerusform>Disonora fino a %n carta della Corte.</numerusform>
            <numerusform>Disonora fino a %n carte della Corte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Executioner: which value does everyone condemn?</source>
        <translation>Boia: quale valore condannano tutti?</translation>
    </message>
    <message>
        <source>Fool: take a card from the Court?</source>
        <translation>Giullare: prendi una carta dalla Corte?</translation>
    </message>
    <message>
        <source>Hide a card as your Successor.</source>
        <translation>Nascondi una carta come Successore.</translation>
    </message>
    <message>
        <source>How many cards will you swap with your partner?</source>
        <translation>Quante carte scambi con il tuo partner?</translation>
    </message>
    <message>
        <source>Inquisitor: name a card for the Antechamber?</source>
        <translation>Inquisitore: nomini una carta per l’Anticamera?</translation>
    </message>
    <message>
        <source>Judge: guess a card in whose hand?</source>
        <translation>Giudice: di chi indovini una carta?</translation>
    </message>
    <message>
        <source>Judge: which card does {player} hold?</source>
        <translation>Giudice: quale carta ha {player}?</translation>
    </message>
    <message>
        <source>Keep one of these cards, or the Assassin.</source>
        <translation>Tieni una di queste carte o l’Assassino.</translation>
    </message>
    <message>
        <source>Keep these cards, or have new ones dealt?</source>
        <translation>Tieni queste carte o le fai ridistribuire?</translation>
    </message>
    <message>
        <source>Let everyone keep their Successor?</source>
        <translation>Lasci a tutti il loro Successore?</translation>
    </message>
    <message>
        <source>Let {player} lose the round?</source>
        <translation>{player} perde il round: lasci correre?</translation>
    </message>
    <message>
        <source>Lose the round?</source>
        <translation>Vuoi davvero perdere il round?</translation>
    </message>
    <message>
        <source>Make someone replace their Successor?</source>
        <translation>Qualcuno deve cambiare il Successore?</translation>
    </message>
    <message>
        <source>Mystic: which value loses its text?</source>
        <translation>Mistico: quale valore perde il testo?</translation>
    </message>
    <message>
        <source>Place a card face down for the pool.</source>
        <translation>Metti una carta coperta nella riserva.</translation>
    </message>
    <message>
        <source>Play a card from your Antechamber.</source>
        <translation>Gioca una carta dalla tua Anticamera.</translation>
    </message>
    <message>
        <source>Play any card to follow the Oathbound.</source>
        <translation>Gioca una carta qualsiasi dopo il Vassallo.</translation>
    </message>
    <message>
        <source>Play any card: the Court is empty.</source>
        <translation>Gioca una carta qualsiasi: la Corte è vuota.</translation>
    </message>
    <message>
        <source>Play {value} or higher, or flip your King.</source>
        <translation>Gioca {value} o più, o gira il Re.</translation>
    </message>
    <message>
        <source>Play {value} or higher.</source>
        <translation>Gioca {value} o più.</translation>
    </message>
    <message>
        <source>Princess: swap a card with another player?</source>
        <translation>Principessa: scambi una carta?</translation>
    </message>
    <message>
        <source>Remove a Condemned card: that is your whole turn.</source>
        <translation>Rimuovi una carta condannata: è tutto il tuo turno.</translation>
    </message>
    <message>
        <source>Remove a card from the round.</source>
        <translation>Rimuovi una carta dal round.</translation>
    </message>
    <message>
        <source>Replace your Successor with another card.</source>
        <translation>Cambia il tuo Successore con un’altra carta.</translation>
    </message>
    <message>
        <source>Right! Put a card into your Antechamber?</source>
        <translation>Giusto! Metti una carta in Anticamera?</translation>
    </message>
    <message>
        <source>Sentry: swap with a card in Court?</source>
        <translation>Sentinella: cambi una carta con una della Corte?</translation>
    </message>
    <message>
        <source>Skip your only chance to use the ability?</source>
        <translation>L’abilità si usa solo ora: ci rinunci?</translation>
    </message>
    <message>
        <source>Soldier: name a card an opponent may hold?</source>
        <translation>Soldato: nomini una carta di un rivale?</translation>
    </message>
    <message>
        <source>Spy: look at all Successors?</source>
        <translation>Spia: guardi tutti i Successori?</translation>
    </message>
    <message>
        <source>Take back the Herald and play a 5 or higher?</source>
        <translation>Riprendi l’Araldo e giochi 5 o più?</translation>
    </message>
    <message>
        <source>Take one of the cards shown.</source>
        <translation>Prendi una delle carte mostrate.</translation>
    </message>
    <message>
        <source>The Assassin strikes {player}: will a King’s Hand stop it?</source>
        <translation>L’Assassino colpisce {player}: lo ferma una Mano del Re?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The highest cards are tied: who gets first pick?</source>
        <translation>Le carte più alte sono alla pari: chi ha la prima scelta?</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Il round è finito.</translation>
    </message>
    <message>
        <source>True King: which way does play go?</source>
        <translation>Vero Re: in che direzione si gioca?</translation>
    </message>
    <message>
        <source>True King: who begins the round?</source>
        <translation>Vero Re: chi inizia il round?</translation>
    </message>
    <message>
        <source>Warden: swap one of your cards with the Accused?</source>
        <translation>Guardiano: cambi una carta con l’Accusato?</translation>
    </message>
    <message numerus="yes">
        <source>You could disgrace %n more card(s): stop here?</source>
        <translation>
            <numerusform>Puoi disonorare ancora %n carta: ti fermi qui?</numerusform>
            <numerusform>Puoi disonorare ancora %n carte: ti fermi qui?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could play %n card(s): flip your King anyway?</source>
        <translation>
            <numerusform>Puoi giocare %n carta: giri il Re lo stesso?</numerusform>
            <numerusform>Puoi giocare %n carte: giri il Re lo stesso?</numerusform>
        </translation>
    </message>
    <message>
        <source>You could play another card: leave the Herald there?</source>
        <translation>Potresti giocare un’altra carta: lasci lì l’Araldo?</translation>
    </message>
    <message>
        <source>You have not guessed yet: skip the ability?</source>
        <translation>Non hai ancora indovinato: rinunci all’abilità?</translation>
    </message>
    <message>
        <source>Your guess was right: put no card into your Antechamber?</source>
        <translation>Hai indovinato: non metti carte in Anticamera?</translation>
    </message>
    <message>
        <source>{player} is flipping their King: will an Assassin strike?</source>
        <translation>{player} gira il Re: un Assassino colpirà?</translation>
    </message>
    <message>
        <source>{player} uses {card}: will a King’s Hand stop it?</source>
        <translation>{player} usa {card}: interviene una Mano del Re?</translation>
    </message>
</context>
<context>
    <name>imposter-kings/reason</name>
    <message>
        <source>A restart would give {player} {points} points.</source>
        <translation>Ridistribuire darebbe {points} punti a {player}.</translation>
    </message>
    <message numerus="yes">
        <source>After that, your hand has %n card(s) at least as high as this one: {card}.</source>
        <translation>
            <numerusform>Dopo, in mano ti resta %n carta alta almeno quanto {card}.</numerusform>
            <numerusform>Dopo, in mano ti restano %n carte alte almeno quanto {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the Oathbound, any card may be played. The {card} counts {value} on the Throne.</source>
        <translation>Dopo il Vassallo si può giocare qualsiasi carta. {card} vale {value} sul Trono.</translation>
    </message>
    <message>
        <source>All Successors stay as they are.</source>
        <translation>Tutti i Successori restano come sono.</translation>
    </message>
    <message>
        <source>Anyone who holds it must play the {card} next, not the {other}.</source>
        <translation>Chi ce l’ha deve poi giocare {card}, non {other}.</translation>
    </message>
    <message numerus="yes">
        <source>As far as you know, %n of these may be held, and {other} of the other.</source>
        <translation>
            <numerusform>Per quanto sai, di questa può essere in mano %n copia, dell’altra {other}.</numerusform>
            <numerusform>Per quanto sai, di questa possono essere in mano %n copie, dell’altra {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As far as you know, nobody holds a card of value {number}.</source>
        <translation>Per quanto sai, nessuno ha una carta di valore {number}.</translation>
    </message>
    <message>
        <source>As far as you know, nobody you ask holds it.</source>
        <translation>Per quanto sai, nessuno a cui chiedi ce l’ha.</translation>
    </message>
    <message>
        <source>As far as you know, only you hold a card of value {number}.</source>
        <translation>Per quanto sai, solo tu hai una carta di valore {number}.</translation>
    </message>
    <message>
        <source>As far as you know, {players} may hold a card of value {number}.</source>
        <translation>Per quanto sai, una carta di valore {number} può essere in mano a {players}.</translation>
    </message>
    <message>
        <source>As far as you know, {players} may hold it.</source>
        <translation>Per quanto sai, può averla: {players}.</translation>
    </message>
    <message>
        <source>Cards worth 7 or more: {mine} of your {cards}, {high} of the {all} in the deck.</source>
        <translation>Carte da 7 in su: {mine} delle tue {cards}, {high} delle {all} del mazzo.</translation>
    </message>
    <message>
        <source>For the {card}, you get the {taken}, base value {value}.</source>
        <translation>In cambio di {card} ricevi {taken}, valore base {value}.</translation>
    </message>
    <message>
        <source>From the Antechamber, the {card} may be played whatever the Throne is worth. It then counts {value}.</source>
        <translation>Dall’Anticamera {card} si può giocare qualunque sia il valore del Trono. Poi vale {value}.</translation>
    </message>
    <message>
        <source>From the Antechamber, the {card}, base value {value}, may be played whatever the Throne is worth.</source>
        <translation>Dall’Anticamera, {card} (valore base {value}) si può giocare qualunque sia il valore del Trono.</translation>
    </message>
    <message>
        <source>It gives {player} {points} points.</source>
        <translation>Dà {points} punti a {player}.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves the round, and you have %n Condemned card(s) left.</source>
        <translation>
            <numerusform>Esce dal round, e ti resta %n carta condannata.</numerusform>
            <numerusform>Esce dal round, e ti restano %n carte condannate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card that {player} may hold can answer it. Otherwise %n could.</source>
        <translation>
            <numerusform>Carte di {player} che possono rispondere: nessuna, invece di %n.</numerusform>
            <numerusform>Carte di {player} che possono rispondere: nessuna, invece di %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that {player} may hold, %n can answer it; otherwise {other} could.</source>
        <translation>
            <numerusform>Delle carte che può avere {player}, %n può rispondere, invece di {other}.</numerusform>
            <numerusform>Delle carte che può avere {player}, %n possono rispondere, invece di {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only your own Successor is left.</source>
        <translation>Resta solo il tuo Successore.</translation>
    </message>
    <message numerus="yes">
        <source>Rivals may hold %n card(s) of that value, and {other} of the other.</source>
        <translation>
            <numerusform>I rivali possono avere %n carta di quel valore, contro {other} dell’altro.</numerusform>
            <numerusform>I rivali possono avere %n carte di quel valore, contro {other} dell’altro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rivals may hold %n card(s) of value {number}. Your hand has {own}.</source>
        <translation>
            <numerusform>I rivali possono avere %n carta di valore {number}. Tu ne hai {own}.</numerusform>
            <numerusform>I rivali possono avere %n carte di valore {number}. Tu ne hai {own}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Royalty is in Court, so the Warlord counts {value} in hand.</source>
        <translation>A Corte c’è una carta Reale, quindi il Condottiero vale {value} in mano.</translation>
    </message>
    <message>
        <source>The Court stays as it is, and the Throne is worth {value}.</source>
        <translation>La Corte resta com’è, e il Trono vale {value}.</translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty, here worth {throne}.</source>
        <translation>L’Anziano si può giocare su una carta Reale, che qui vale {throne}.</translation>
    </message>
    <message>
        <source>The Herald returns to your hand, and the {card} counts {value} on the Throne.</source>
        <translation>L’Araldo ti torna in mano, e {card} vale {value} sul Trono.</translation>
    </message>
    <message>
        <source>The Herald stays on the Throne and counts {value}.</source>
        <translation>L’Araldo resta sul Trono e vale {value}.</translation>
    </message>
    <message>
        <source>The Oathbound disgraces the Throne, which is worth {throne}, and is followed by a second card.</source>
        <translation>Il Vassallo disonora il Trono, che vale {throne}, e lo segue una seconda carta.</translation>
    </message>
    <message>
        <source>The Throne falls from {value} to 1, and your Successor returns to your hand.</source>
        <translation>Il Trono scende da {value} a 1, e il Successore ti torna in mano.</translation>
    </message>
    <message>
        <source>The highest card gets first pick: you show a value of {value}, not {other}.</source>
        <translation>La carta più alta dà la prima scelta: mostri un valore di {value}, non di {other}.</translation>
    </message>
    <message>
        <source>The {card} counts {value} in Court. Disgraced, it counts as 1.</source>
        <translation>{card} vale {value} a Corte. Se viene disonorata, la carta vale 1.</translation>
    </message>
    <message>
        <source>The {card} is then Condemned in front of you, and removing it takes a turn.</source>
        <translation>{card} resta davanti a te come carta condannata, e rimuoverla ti costa un turno.</translation>
    </message>
    <message>
        <source>The {card} is {player}’s Successor. Another card must take its place.</source>
        <translation>Il Successore di {player} è {card}. Un’altra carta deve prenderne il posto.</translation>
    </message>
    <message>
        <source>The {card} then does nothing, and removing it uses up {player}’s turn.</source>
        <translation>Così {card} non fa niente, e {player} spende il turno per rimuovere la carta.</translation>
    </message>
    <message>
        <source>Then {player} plays second.</source>
        <translation>Allora il secondo turno è di {player}.</translation>
    </message>
    <message>
        <source>This begins the next round.</source>
        <translation>Così inizia il prossimo round.</translation>
    </message>
    <message>
        <source>Unless a King’s Hand stops it, {player} loses the round.</source>
        <translation>Se una Mano del Re non lo ferma, {player} perde il round.</translation>
    </message>
    <message>
        <source>Unless an Assassin strikes, the Throne falls from {value} to 1, and your Successor returns to your hand.</source>
        <translation>Se nessun Assassino colpisce, il Trono scende da {value} a 1 e il Successore ti torna in mano.</translation>
    </message>
    <message>
        <source>Unless an Assassin strikes, your Successor returns to your hand. The Throne is still worth 1.</source>
        <translation>Se nessun Assassino colpisce, il Successore ti torna in mano. Il Trono vale ancora 1.</translation>
    </message>
    <message>
        <source>Unused, the {card} stays on the Throne and counts {value}.</source>
        <translation>Senza usare l’abilità, {card} resta sul Trono e vale {value}.</translation>
    </message>
    <message numerus="yes">
        <source>You and your partner swap at most %n card(s).</source>
        <translation>
            <numerusform>Con il tuo partner scambi al massimo %n carta.</numerusform>
            <numerusform>Con il tuo partner scambi al massimo %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can neither play a card nor flip your King.</source>
        <translation>Non puoi giocare una carta né girare il tuo Re.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Non hai questa carta: {card}.</translation>
    </message>
    <message>
        <source>You do not show the {card}.</source>
        <translation>Non mostri {card}.</translation>
    </message>
    <message>
        <source>You give up the {card}, not the {other}.</source>
        <translation>Rinunci a {card}, non a {other}.</translation>
    </message>
    <message numerus="yes">
        <source>You guess from only %n card(s) in {player}’s hand, not from {other}.</source>
        <translation>
            <numerusform>In mano a {player} c’è solo %n carta da indovinare, invece di {other}.</numerusform>
            <numerusform>In mano a {player} ci sono solo %n carte da indovinare, invece di {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no card of value {number}.</source>
        <translation>Non hai carte di valore {number}.</translation>
    </message>
    <message>
        <source>You hold no other card as high as the {card}.</source>
        <translation>Nessun’altra carta della tua mano è alta come {card}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n card(s) of that value, and {other} of the other.</source>
        <translation>
            <numerusform>Tu hai solo %n carta di quel valore, ma {other} dell’altro.</numerusform>
            <numerusform>Tu hai solo %n carte di quel valore, ma {other} dell’altro.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep another card as high as the {card}.</source>
        <translation>In mano ti resta un’altra carta alta come {card}.</translation>
    </message>
    <message>
        <source>You keep your whole hand, and the Throne is worth {value}.</source>
        <translation>Tieni tutta la tua mano, e il Trono vale {value}.</translation>
    </message>
    <message>
        <source>You know that {player} holds it.</source>
        <translation>Sai chi ce l’ha: {player}.</translation>
    </message>
    <message>
        <source>You see the first card before you have to play one.</source>
        <translation>Vedi la prima carta prima di doverne giocare una.</translation>
    </message>
    <message>
        <source>You show the {card} and keep the {other} secret.</source>
        <translation>Mostri {card} e non riveli {other}.</translation>
    </message>
    <message>
        <source>You then hold {cards} instead of {others}.</source>
        <translation>Così hai in mano {cards} invece di {others}.</translation>
    </message>
    <message>
        <source>You would get the {card} instead of the {other}.</source>
        <translation>Riceveresti {card} invece di {other}.</translation>
    </message>
    <message>
        <source>You would get the {card}, base value {value}.</source>
        <translation>Riceveresti {card}, valore base {value}.</translation>
    </message>
    <message numerus="yes">
        <source>You would see the Successors of %n other player(s).</source>
        <translation>
            <numerusform>Vedresti il Successore di %n altro giocatore.</numerusform>
            <numerusform>Vedresti i Successori di %n altri giocatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your King is flipped, so the Zealot may be played on a Throne worth {throne}.</source>
        <translation>Il tuo Re è girato, quindi il Fanatico si può giocare su un Trono che vale {throne}.</translation>
    </message>
    <message>
        <source>Your King stays face up: you can flip it later or score 1 more point for it.</source>
        <translation>Il tuo Re resta scoperto: puoi girarlo più tardi o ricavarne 1 punto in più.</translation>
    </message>
    <message>
        <source>Your Successor is then the {card}, which counts {value} instead of {other}.</source>
        <translation>Allora il tuo Successore è {card}, che vale {value} invece di {other}.</translation>
    </message>
    <message>
        <source>Your Successor returns to your hand. The Throne is still worth 1.</source>
        <translation>Il Successore ti torna in mano. Il Trono vale ancora 1.</translation>
    </message>
    <message>
        <source>Your first restart in a match is free, and this is your first.</source>
        <translation>In una partita la tua prima ridistribuzione è gratis, ed è questa.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s) of value 7 or more.</source>
        <translation>
            <numerusform>Hai in mano %n carta da 7 in su.</numerusform>
            <numerusform>Hai in mano %n carte da 7 in su.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand keeps %n card(s) higher than this one: {card}.</source>
        <translation>
            <numerusform>In mano ti resta %n carta più alta di {card}.</numerusform>
            <numerusform>In mano ti restano %n carte più alte di {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand then has %n more card(s): {cards}.</source>
        <translation>
            <numerusform>Così hai in mano %n carta in più: {cards}.</numerusform>
            <numerusform>Così hai in mano %n carte in più: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand would then have %n card(s) at least as high as the Throne; otherwise, {other}.</source>
        <translation>
            <numerusform>Così avresti in mano %n carta alta almeno quanto il Trono, invece di {other}.</numerusform>
            <numerusform>Così avresti in mano %n carte alte almeno quanto il Trono, invece di {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} counts {value} on the Throne. Rivals may hold %n card(s) at least that high.</source>
        <translation>
            <numerusform>{card} vale {value} sul Trono. I rivali possono avere %n carta almeno così alta.</numerusform>
            <numerusform>{card} vale {value} sul Trono. I rivali possono avere %n carte almeno così alte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} has value {value}. You could take %n lower kind(s) instead.</source>
        <translation>
            <numerusform>{card} ha valore {value}. Degli altri personaggi disponibili, %n è più basso.</numerusform>
            <numerusform>{card} ha valore {value}. Degli altri personaggi disponibili, %n sono più bassi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fact} A King’s Hand could still prevent that.</source>
        <translation>{fact} Una Mano del Re potrebbe ancora impedirlo.</translation>
    </message>
    <message>
        <source>{fact} An Assassin could still prevent that.</source>
        <translation>{fact} Un Assassino potrebbe ancora impedirlo.</translation>
    </message>
    <message numerus="yes">
        <source>{player} chooses your card out of %n.</source>
        <translation>
            <numerusform>{player} ha solo %n carta da darti.</numerusform>
            <numerusform>{player} sceglie quale di %n carte darti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} loses the round.</source>
        <translation>{player} perde il round.</translation>
    </message>
    <message>
        <source>{player} shows a card of value {value}, and nobody shows a higher one.</source>
        <translation>{player} mostra una carta di valore {value}, e nessuno ne mostra una più alta.</translation>
    </message>
    <message>
        <source>{player} would begin and could play any card onto the empty Court.</source>
        <translation>{player} inizierebbe e potrebbe giocare qualsiasi carta nella Corte vuota.</translation>
    </message>
    <message>
        <source>{player}’s Assassin is Condemned, and the King is flipped after all.</source>
        <translation>L’Assassino di {player} è una carta condannata, e il Re si gira.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s hand has %n card(s), of which you know {known}.</source>
        <translation>
            <numerusform>{player} ha in mano %n carta; ne conosci {known}.</numerusform>
            <numerusform>{player} ha in mano %n carte; ne conosci {known}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>imposter-kings/refusal</name>
    <message>
        <source>An Assassin has already struck: now only a King’s Hand can stop it.</source>
        <translation>Un Assassino ha già colpito: ora può fermarlo una Mano del Re.</translation>
    </message>
    <message>
        <source>Choose a card other than the one just played.</source>
        <translation>Scegli un’altra carta, non quella appena giocata.</translation>
    </message>
    <message>
        <source>Choose an opponent.</source>
        <translation>Scegli un rivale.</translation>
    </message>
    <message>
        <source>Choose another player, not yourself.</source>
        <translation>Scegli un altro giocatore, non te.</translation>
    </message>
    <message>
        <source>First choose a card for your partner.</source>
        <translation>Prima scegli una carta per il tuo partner.</translation>
    </message>
    <message>
        <source>First choose a card from your hand for the Court.</source>
        <translation>Prima scegli una carta della mano per la Corte.</translation>
    </message>
    <message>
        <source>First choose a card to keep.</source>
        <translation>Prima scegli una carta da tenere.</translation>
    </message>
    <message>
        <source>First choose a card to show.</source>
        <translation>Prima scegli una carta da mostrare.</translation>
    </message>
    <message>
        <source>First choose a new Successor.</source>
        <translation>Prima scegli un nuovo Successore.</translation>
    </message>
    <message>
        <source>First choose the card to give away.</source>
        <translation>Prima scegli la carta da dare.</translation>
    </message>
    <message>
        <source>First choose the direction of play.</source>
        <translation>Prima scegli la direzione di gioco.</translation>
    </message>
    <message>
        <source>First choose your Successor.</source>
        <translation>Prima scegli il tuo Successore.</translation>
    </message>
    <message>
        <source>First condemn a card of the named value, if you have one.</source>
        <translation>Prima condanna una carta del valore dichiarato, se ne hai una.</translation>
    </message>
    <message>
        <source>First decide whether and how to use the {card}’s ability.</source>
        <translation>Prima decidi se e come usare l’abilità di {card}.</translation>
    </message>
    <message>
        <source>First decide whether to disgrace a card in Court.</source>
        <translation>Prima decidi se disonorare una carta della Corte.</translation>
    </message>
    <message>
        <source>First decide whether to play another card with the Herald.</source>
        <translation>Prima decidi se giocare un’altra carta con l’Araldo.</translation>
    </message>
    <message>
        <source>First decide whether to put a card into your Antechamber.</source>
        <translation>Prima decidi se mettere una carta in Anticamera.</translation>
    </message>
    <message>
        <source>First decide whether to restart the round.</source>
        <translation>Prima decidi se far ridistribuire le carte.</translation>
    </message>
    <message>
        <source>First decide whether to show an Assassin.</source>
        <translation>Prima decidi se mostrare un Assassino.</translation>
    </message>
    <message>
        <source>First decide whether to stop the Assassin with a King’s Hand.</source>
        <translation>Prima decidi se fermare l’Assassino con una Mano del Re.</translation>
    </message>
    <message>
        <source>First decide whether to use a King’s Hand.</source>
        <translation>Prima decidi se usare una Mano del Re.</translation>
    </message>
    <message>
        <source>First decide who, if anyone, must replace their Successor.</source>
        <translation>Prima decidi se qualcuno deve cambiare il Successore, e chi.</translation>
    </message>
    <message>
        <source>First guess a card, or skip the ability.</source>
        <translation>Prima indovina una carta o rinuncia all’abilità.</translation>
    </message>
    <message>
        <source>First name the player who begins.</source>
        <translation>Prima nomina chi inizia.</translation>
    </message>
    <message>
        <source>First place a card face down for the pool.</source>
        <translation>Prima metti una carta coperta nella riserva.</translation>
    </message>
    <message>
        <source>First remove a card from the round.</source>
        <translation>Prima rimuovi una carta dal round.</translation>
    </message>
    <message>
        <source>First replace your Successor with a card from your hand.</source>
        <translation>Prima sostituisci il tuo Successore con una carta della mano.</translation>
    </message>
    <message>
        <source>First say how many cards to swap.</source>
        <translation>Prima di’ quante carte vuoi scambiare.</translation>
    </message>
    <message>
        <source>First take one of the cards shown.</source>
        <translation>Prima prendi una delle carte mostrate.</translation>
    </message>
    <message>
        <source>It is your turn: play a card or flip your King.</source>
        <translation>È il tuo turno: gioca una carta o gira il tuo Re.</translation>
    </message>
    <message>
        <source>It is your turn: play a card.</source>
        <translation>È il tuo turno: gioca una carta.</translation>
    </message>
    <message>
        <source>Name a player who shows the highest card.</source>
        <translation>Nomina un giocatore che mostra la carta più alta.</translation>
    </message>
    <message>
        <source>Only {player} may flip this King.</source>
        <translation>Solo {player} può girare questo Re.</translation>
    </message>
    <message>
        <source>Only {player} may play these cards.</source>
        <translation>Solo {player} può giocare queste carte.</translation>
    </message>
    <message>
        <source>Only {player} may take this Successor.</source>
        <translation>Solo {player} può prendere questo Successore.</translation>
    </message>
    <message>
        <source>Removed cards are out of this round.</source>
        <translation>Le carte rimosse sono fuori da questo round.</translation>
    </message>
    <message>
        <source>Take one of {player}’s cards.</source>
        <translation>Prendi una delle carte di {player}.</translation>
    </message>
    <message>
        <source>The Accused stays here; only the Warden can swap it.</source>
        <translation>L’Accusato resta qui; solo il Guardiano può cambiarlo.</translation>
    </message>
    <message>
        <source>The Assassin strikes only when a King is flipped.</source>
        <translation>L’Assassino colpisce solo quando si gira un Re.</translation>
    </message>
    <message>
        <source>The Court does not have that many cards.</source>
        <translation>Nella Corte non ci sono così tante carte.</translation>
    </message>
    <message>
        <source>The Court is empty: there is no card to disgrace.</source>
        <translation>La Corte è vuota: non c’è carta da disonorare.</translation>
    </message>
    <message>
        <source>The King’s Hand answers an ability at once; none is being used now.</source>
        <translation>La Mano del Re risponde subito a un’abilità; ora non se ne usa nessuna.</translation>
    </message>
    <message>
        <source>The King’s Hand cannot stop the flip of a King.</source>
        <translation>La Mano del Re non può impedire di girare un Re.</translation>
    </message>
    <message>
        <source>The Mystic names a number from 1 to 8.</source>
        <translation>Il Mistico dichiara un numero da 1 a 8.</translation>
    </message>
    <message>
        <source>The Oathbound must be followed by a second card.</source>
        <translation>Dopo il Vassallo devi giocare una seconda carta.</translation>
    </message>
    <message>
        <source>The Sentry may not exchange Royalty.</source>
        <translation>La Sentinella non può cambiare una carta Reale.</translation>
    </message>
    <message>
        <source>The Throne is worth {throne}: the Elder is too low, except on face-up Royalty.</source>
        <translation>Il Trono vale {throne}: l’Anziano è troppo basso, salvo su una Reale scoperta.</translation>
    </message>
    <message>
        <source>The Throne is worth {throne}: the Zealot is too low until your King is flipped.</source>
        <translation>Il Trono vale {throne}: il Fanatico è troppo basso finché non giri il tuo Re.</translation>
    </message>
    <message>
        <source>The Zealot may not be played on Royalty.</source>
        <translation>Il Fanatico non si può giocare su una carta Reale.</translation>
    </message>
    <message>
        <source>The highest base value face up in Court is {highest}: name no higher number.</source>
        <translation>Il valore base scoperto più alto a Corte è {highest}: dichiara quello o un numero più basso.</translation>
    </message>
    <message>
        <source>The highest cards are tied: decide who gets first pick.</source>
        <translation>Le carte più alte sono alla pari: decidi chi ha la prima scelta.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one first.</source>
        <translation>Il round è finito: prima inizia il prossimo.</translation>
    </message>
    <message>
        <source>The {card} ({value} in hand) is below the Throne ({throne}): play equal or higher.</source>
        <translation>{card} vale {value} in mano, ma il Trono vale {throne}: gioca una carta uguale o più alta.</translation>
    </message>
    <message>
        <source>The {card} cannot be stopped.</source>
        <translation>Non si può fermare: {card}.</translation>
    </message>
    <message>
        <source>The {card} counts {value} in hand; the Herald needs 5 or more.</source>
        <translation>{card} vale {value} in mano; l’Araldo richiede 5 o più.</translation>
    </message>
    <message>
        <source>The {card} does not have base value {number}.</source>
        <translation>{card} non ha valore base {number}.</translation>
    </message>
    <message>
        <source>The {card} has lost its text and counts {value}; the Throne is worth {throne}.</source>
        <translation>{card} ha perso il testo e vale {value}; il Trono vale {throne}.</translation>
    </message>
    <message>
        <source>The {card} is not in your Antechamber.</source>
        <translation>{card} non è nella tua Anticamera.</translation>
    </message>
    <message>
        <source>The {card} is not one of your Condemned cards.</source>
        <translation>{card} non è una delle tue carte condannate.</translation>
    </message>
    <message>
        <source>These cards stay face down and cannot be taken.</source>
        <translation>Queste carte restano coperte; nessuno può prenderle.</translation>
    </message>
    <message>
        <source>This card is disgraced: choose a face-up card.</source>
        <translation>Questa carta è disonorata: scegline una scoperta.</translation>
    </message>
    <message>
        <source>To be played on a higher card, the Oathbound needs another card from your hand.</source>
        <translation>Per andare su una carta più alta, al Vassallo serve un’altra carta della tua mano.</translation>
    </message>
    <message>
        <source>With the Judge, choose a card of base value 2 or more.</source>
        <translation>Con il Giudice, scegli una carta di valore base 2 o più.</translation>
    </message>
    <message>
        <source>With this many players, the {card} is not in the deck.</source>
        <translation>Con questo numero di giocatori, {card} non è nel mazzo.</translation>
    </message>
    <message>
        <source>You can neither play a card nor flip your King: you lose the round.</source>
        <translation>Non puoi giocare una carta né girare il Re: perdi il round.</translation>
    </message>
    <message>
        <source>You cannot play any of your cards: flip your King.</source>
        <translation>Non puoi giocare nessuna delle tue carte: gira il tuo Re.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Non hai questa carta: {card}.</translation>
    </message>
    <message>
        <source>You have a Condemned card: removing it is your whole turn.</source>
        <translation>Hai una carta condannata: rimuoverla è tutto il tuo turno.</translation>
    </message>
    <message>
        <source>You have not lost: you can still flip your King.</source>
        <translation>Non hai perso: puoi ancora girare il tuo Re.</translation>
    </message>
    <message>
        <source>You have not lost: you can still play a card or flip your King.</source>
        <translation>Non hai perso: puoi ancora giocare una carta o girare il tuo Re.</translation>
    </message>
    <message>
        <source>You have not lost: you can still play a card.</source>
        <translation>Non hai perso: puoi ancora giocare una carta.</translation>
    </message>
    <message>
        <source>You hold a card of base value {number}: condemn one.</source>
        <translation>Hai una carta di valore base {number}: condannane una.</translation>
    </message>
    <message>
        <source>You may not keep the {card}.</source>
        <translation>Non puoi tenere {card}.</translation>
    </message>
    <message>
        <source>You must first play a card from your Antechamber.</source>
        <translation>Prima devi giocare una carta dalla tua Anticamera.</translation>
    </message>
    <message>
        <source>Your King is already flipped.</source>
        <translation>Il tuo Re è già girato.</translation>
    </message>
    <message>
        <source>Your Successor returns to your hand when you flip your King.</source>
        <translation>Il Successore ti torna in mano quando giri il tuo Re.</translation>
    </message>
    <message>
        <source>{player} has already lost this round.</source>
        <translation>{player} ha già perso questo round.</translation>
    </message>
    <message>
        <source>{player} has no Successor left.</source>
        <translation>{player} non ha più il Successore.</translation>
    </message>
    <message>
        <source>{player} has no cards in hand.</source>
        <translation>{player} non ha carte in mano.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} non partecipa a questa partita.</translation>
    </message>
    <message>
        <source>{player} is not showing the {card}.</source>
        <translation>{player} non mostra {card}.</translation>
    </message>
    <message>
        <source>{player} must play this card first.</source>
        <translation>{player} deve prima giocare questa carta.</translation>
    </message>
    <message>
        <source>{player} must remove this Condemned card.</source>
        <translation>{player} deve rimuovere questa carta condannata.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/road</name>
    <message>
        <source>A Dance for Three</source>
        <translation>Un ballo a tre</translation>
    </message>
    <message>
        <source>A single round is played, with two Assassins and two King’s Hands, but without the Fool or Zealot.</source>
        <translation>Si gioca un solo round, con due Assassini e due Mani del Re, ma senza Giullare né Fanatico.</translation>
    </message>
    <message>
        <source>A single round is played, without the Assassin or King’s Hand, but with one more Elder and one more Soldier.</source>
        <translation>Si gioca un solo round, senza Assassino né Mano del Re, ma con un Anziano e un Soldato in più.</translation>
    </message>
    <message>
        <source>A single round is played, without the Queen or Princess, but with one more Soldier and one more Oathbound.</source>
        <translation>Si gioca un solo round, senza Regina né Principessa, ma con un Soldato e un Vassallo in più.</translation>
    </message>
    <message>
        <source>A single round is played.</source>
        <translation>Si gioca un solo round.</translation>
    </message>
    <message>
        <source>Corvin has worn so many faces that he has forgotten which one is his. He remembers only that it wore a crown.</source>
        <translation>Corvin ha portato così tanti volti che ha dimenticato quale sia il suo. Ricorda solo che portava una corona.</translation>
    </message>
    <message>
        <source>Everyone is smiling, and everyone has one hand behind their back.</source>
        <translation>Tutti sorridono, e tutti hanno una mano dietro la schiena.</translation>
    </message>
    <message>
        <source>For one dance, nobody stabs anybody. All daggers are in the cloakroom, each with a numbered tag.</source>
        <translation>Per un ballo nessuno pugnala nessuno. Tutti i pugnali sono al guardaroba, ognuno con il suo numero.</translation>
    </message>
    <message>
        <source>Four points win the match.</source>
        <translation>Quattro punti vincono la partita.</translation>
    </message>
    <message>
        <source>Someone presses a mask and a hand of cards on you and is gone. Play as if you had been here all along.</source>
        <translation>Qualcuno ti dà una maschera e delle carte, poi sparisce. Gioca come chi è qui da sempre.</translation>
    </message>
    <message>
        <source>The Borrowed Mask</source>
        <translation>La maschera in prestito</translation>
    </message>
    <message>
        <source>The Long Knives</source>
        <translation>I lunghi coltelli</translation>
    </message>
    <message>
        <source>The Queen and the Princess do not dance in the servants’ hall. That leaves more room for the Soldiers.</source>
        <translation>La Regina e la Principessa non ballano con la servitù. Così i Soldati hanno più posto.</translation>
    </message>
    <message>
        <source>The Raven</source>
        <translation>Il corvo</translation>
    </message>
    <message>
        <source>The Servants’ Ball</source>
        <translation>Il ballo dei servitori</translation>
    </message>
    <message>
        <source>The Torchlit Steps</source>
        <translation>La scalinata delle torce</translation>
    </message>
    <message>
        <source>The Truce</source>
        <translation>La tregua</translation>
    </message>
    <message>
        <source>The Whispering Gallery</source>
        <translation>La galleria dei sussurri</translation>
    </message>
    <message>
        <source>Three dancers and one throne: sooner or later someone will have to sit on the floor.</source>
        <translation>Tre danzatori e un trono: prima o poi qualcuno dovrà sedersi per terra.</translation>
    </message>
    <message>
        <source>Three guests ask for your advice, all at once and all in a whisper.</source>
        <translation>Tre ospiti ti chiedono consiglio, tutti insieme e tutti sottovoce.</translation>
    </message>
    <message>
        <source>Tonight everyone in a mask may claim to be king. At the door, all they want to see is whether you can play one.</source>
        <translation>Stanotte chiunque porti una maschera può dirsi re. Alla porta vogliono solo vedere se sai recitare la parte.</translation>
    </message>
    <message>
        <source>Win by {number} points or more.</source>
        <translation>Vinci con almeno {number} punti di vantaggio.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/rule</name>
    <message>
        <source>A Condemned card is face down in front of its owner, who knows what it is. While you have any, you must spend your turn removing one from the round, unseen.</source>
        <translation>Una carta condannata è coperta davanti al suo proprietario, che sa qual è. Finché ne hai, devi usare il turno per rimuoverne una dal round, senza mostrarla.</translation>
    </message>
    <message>
        <source>A Disgraced card is face down in Court. It has no name and no text, is not Royalty, and counts as 1 on the Throne.</source>
        <translation>Una carta disonorata è coperta a Corte. Non ha nome né testo, non è Reale e vale 1 sul Trono.</translation>
    </message>
    <message>
        <source>A match goes to 7 points. The highest score wins; ties go to the winner of the last round. A match can also be a single round.</source>
        <translation>La partita è a 7 punti. Vince il punteggio più alto; in caso di parità, chi ha vinto l’ultimo round. Si può anche giocare un solo round.</translation>
    </message>
    <message>
        <source>After striking with the Assassin, look at the victim’s hand and Successor, add the Assassin, and keep one of these cards.</source>
        <translation>Dopo aver colpito con l’Assassino, guarda la mano e il Successore della vittima, aggiungi l’Assassino e tieni una di queste carte.</translation>
    </message>
    <message>
        <source>Cards in your Antechamber are face up in front of you. While you have any, you must play one on your turn, whatever the Throne is worth. Its ability works, but the Herald does nothing, and the Oathbound disgraces nothing.</source>
        <translation>Le carte nella tua Anticamera sono scoperte davanti a te. Finché ne hai, nel tuo turno devi giocarne una, qualunque sia il valore del Trono. La sua abilità ha effetto, ma l’Araldo non fa niente e il Vassallo non disonora niente.</translation>
    </message>
    <message>
        <source>Choices that several players make in secret take effect only when all of them have chosen.</source>
        <translation>Quello che più giocatori scelgono in segreto ha effetto solo quando tutti hanno scelto.</translation>
    </message>
    <message>
        <source>Condemned cards</source>
        <translation>Carte condannate</translation>
    </message>
    <message>
        <source>Deal with Condemned cards first, then your Antechamber. Only if you have neither may you play from your hand or flip your King. Each of these is a whole turn.</source>
        <translation>Prima vengono le tue carte condannate, poi l’Anticamera. Solo se non hai né le une né l’altra giochi dalla mano o giri il tuo Re. Ognuna di queste mosse è un turno intero.</translation>
    </message>
    <message>
        <source>Disgraced cards</source>
        <translation>Carte disonorate</translation>
    </message>
    <message>
        <source>Elder</source>
        <translation>Anziano</translation>
    </message>
    <message>
        <source>Every other card in Court is disgraced, and this cannot be stopped. The Queen is Royalty.</source>
        <translation>Tutte le altre carte della Corte sono disonorate, e nessuno può fermarlo. La Regina è Reale.</translation>
    </message>
    <message>
        <source>Everyone hides a card as their Successor.</source>
        <translation>Ognuno nasconde una carta della mano come Successore.</translation>
    </message>
    <message>
        <source>Everyone places a card from their hand face down and shows it to their partner. These four cards are shuffled, and each player takes one unseen, starting with the first player.</source>
        <translation>Ognuno mette una carta della mano coperta e la mostra al partner. Le quattro carte si mescolano, e ognuno ne prende una senza vederla, partendo dal primo giocatore.</translation>
    </message>
    <message>
        <source>Executioner</source>
        <translation>Boia</translation>
    </message>
    <message>
        <source>Finally, everyone removes one card in hand from the round, unseen.</source>
        <translation>Infine ognuno rimuove dal round una carta della mano, senza mostrarla.</translation>
    </message>
    <message>
        <source>Flipping the King</source>
        <translation>Girare il Re</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Giullare</translation>
    </message>
    <message>
        <source>Four players form two teams, with partners sitting opposite each other. Partners know each other’s Successors. Each secretly chooses how many cards to swap, up to two; the smaller number counts. Both then choose their cards in secret.</source>
        <translation>Quattro giocatori formano due squadre; i partner siedono di fronte e conoscono l’uno il Successore dell’altro. Ognuno sceglie in segreto quante carte scambiare, al massimo due; vale il numero più basso. Poi entrambi scelgono le carte in segreto.</translation>
    </message>
    <message>
        <source>Herald</source>
        <translation>Araldo</translation>
    </message>
    <message>
        <source>If a Disgraced card is already in Court, you may name a number from 1 to 8 and disgrace the Mystic: for the rest of the round, all cards of that base value, wherever they are, lose their text and count 3 once played.</source>
        <translation>Se a Corte c’è già una carta disonorata, puoi dichiarare un numero da 1 a 8 e disonorare il Mistico. Per il resto del round, tutte le carte di quel valore base, ovunque siano, perdono il testo e, una volta giocate, valgono 3.</translation>
    </message>
    <message>
        <source>If you can neither play a card nor flip your King, you lose the round.</source>
        <translation>Se non puoi giocare una carta né girare il tuo Re, perdi il round.</translation>
    </message>
    <message>
        <source>If you have another card in hand, you may play the Oathbound from your hand on a Throne worth more. The card on the Throne is disgraced, and you must at once play a second card from your hand, of any value. The second card’s ability works, and it is immune to the King’s Hand, too.</source>
        <translation>Se hai un’altra carta in mano, puoi giocare il Vassallo dalla mano su un Trono di valore più alto. La carta sul Trono è disonorata, e devi subito giocare una seconda carta della mano, di qualsiasi valore. Anche questa è immune alla Mano del Re, e la sua abilità ha effetto.</translation>
    </message>
    <message>
        <source>If you play the Herald from your hand while you have a Successor, take that Successor into your hand and choose a new one from there. Then you may take back the Herald and play another card that counts 5 or more in hand, whatever is then on the Throne; its ability works.</source>
        <translation>Se giochi l’Araldo dalla mano mentre hai un Successore, prendi in mano il Successore e scegline uno nuovo dalla mano. Poi puoi riprendere l’Araldo e giocare un’altra carta che in mano vale 5 o più, qualunque cosa ci sia allora sul Trono. La sua abilità ha effetto.</translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation>Inquisitore</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Giudice</translation>
    </message>
    <message>
        <source>Losing the round</source>
        <translation>Perdere il round</translation>
    </message>
    <message>
        <source>Mystic</source>
        <translation>Mistico</translation>
    </message>
    <message>
        <source>Naming cards</source>
        <translation>Nominare le carte</translation>
    </message>
    <message>
        <source>Oathbound</source>
        <translation>Vassallo</translation>
    </message>
    <message>
        <source>Once a player has chosen to use an ability and named its target, all others are asked in order of play whether they will stop it with a King’s Hand they hold. If one does, nothing happens: both cards are Condemned, each in front of its owner, and the card below is the Throne again. The player whose card was stopped spends the rest of the turn removing it. Nobody is asked once everyone can tell that no King’s Hand is left.</source>
        <translation>Quando un giocatore usa un’abilità e ne nomina il bersaglio, si chiede agli altri, in ordine, se la fermano con una Mano del Re che hanno in mano. Se uno lo fa, non succede niente: entrambe le carte sono condannate, ognuna davanti al suo proprietario, e la carta sotto è di nuovo il Trono. Chi ha giocato la carta fermata usa il resto del turno per rimuoverla. Non si chiede più quando tutti possono sapere che non resta nessuna Mano del Re.</translation>
    </message>
    <message>
        <source>Once per round, instead of playing a card, you may flip your King, but not while the Court is empty. The card on the Throne is disgraced, your Successor returns to your hand, and your turn is over.</source>
        <translation>Una volta per round, invece di giocare una carta, puoi girare il tuo Re, ma non a Corte vuota. Disonori la carta sul Trono, il Successore ti torna in mano e il turno finisce.</translation>
    </message>
    <message>
        <source>Once the first player is named, each player, starting with the True King’s holder, may have the cards dealt again. A player’s first restart in a match is free; each later one gives the opponent 2 points at once.</source>
        <translation>Deciso il primo giocatore, ognuno può far ridistribuire le carte, a cominciare da chi ha il Vero Re. In una partita, la prima volta di ciascuno è gratis; ogni altra dà subito 2 punti al rivale.</translation>
    </message>
    <message>
        <source>Once your own King is flipped, you may play the Zealot on anything but Royalty.</source>
        <translation>Con il tuo Re girato, puoi giocare il Fanatico su qualsiasi carta non Reale.</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Fuori dal round</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Play a card from your hand that counts at least as much as the Throne, or one that may ignore it. Then its ability works.</source>
        <translation>Gioca una carta della mano che vale almeno quanto il Trono, o una che può ignorarlo. Poi la sua abilità ha effetto.</translation>
    </message>
    <message>
        <source>Played cards form the Court; the last one is the Throne. An empty Court counts 0. Rules about cards in Court refer to face-up cards.</source>
        <translation>Le carte giocate formano la Corte; l’ultima è il Trono. Una Corte vuota vale 0. Le regole sulle carte a Corte riguardano solo le carte scoperte.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Giocare una carta</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Principessa</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>Removing a card</source>
        <translation>Rimuovere una carta</translation>
    </message>
    <message>
        <source>Restarting with two players</source>
        <translation>Ridistribuire in due</translation>
    </message>
    <message>
        <source>Secret choices</source>
        <translation>Scelte segrete</translation>
    </message>
    <message>
        <source>Sentry</source>
        <translation>Sentinella</translation>
    </message>
    <message>
        <source>Showing cards</source>
        <translation>Mostrare le carte</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldato</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spia</translation>
    </message>
    <message>
        <source>Taking cards with three players</source>
        <translation>Prendere carte in tre</translation>
    </message>
    <message>
        <source>The Antechamber</source>
        <translation>L’Anticamera</translation>
    </message>
    <message>
        <source>The Assassin</source>
        <translation>L’Assassino</translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty.</source>
        <translation>L’Anziano si può giocare su una carta Reale.</translation>
    </message>
    <message>
        <source>The King’s Hand</source>
        <translation>La Mano del Re</translation>
    </message>
    <message>
        <source>The King’s Hand cannot stop the Queen, the Warlord, an Oathbound or the card that follows it, an Elder, a Zealot, another King’s Hand, or the flip of a King.</source>
        <translation>La Mano del Re non può fermare Regina, Condottiero, Anziano, Fanatico o un’altra Mano del Re. Né può fermare un Vassallo o la carta che lo segue, né impedire di girare un Re.</translation>
    </message>
    <message>
        <source>The Successor</source>
        <translation>Il Successore</translation>
    </message>
    <message>
        <source>The True King</source>
        <translation>Il Vero Re</translation>
    </message>
    <message>
        <source>The True King’s holder names the first player and, with three or four players, the direction of play for the round.</source>
        <translation>Chi ha il Vero Re nomina il primo giocatore e, in tre o quattro, la direzione di gioco per il round.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La distribuzione</translation>
    </message>
    <message>
        <source>The first True King is chosen at random. After that, it goes to the player who lost the last round (with three players, the first to lose).</source>
        <translation>Il primo Vero Re è scelto a caso. Poi va a chi ha perso l’ultimo round o, in tre, a chi l’ha perso prima.</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>Il primo giocatore</translation>
    </message>
    <message>
        <source>The first player begins, and play proceeds in the chosen direction. Only the player being asked decides.</source>
        <translation>Inizia il primo giocatore, e si prosegue nella direzione scelta. Decide solo il giocatore a cui si chiede.</translation>
    </message>
    <message>
        <source>The four-player pool</source>
        <translation>La riserva in quattro</translation>
    </message>
    <message>
        <source>The killer’s choice with three players</source>
        <translation>La scelta dell’Assassino in tre</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>The order of a turn</source>
        <translation>L’ordine del turno</translation>
    </message>
    <message>
        <source>The player who showed the highest card takes a shown card from an opponent (in a tie, the True King’s holder decides who gets first pick). That opponent takes one from the third player, who takes one of the first taker’s own shown cards.</source>
        <translation>Chi ha mostrato la carta più alta prende una carta mostrata di un rivale (a parità, chi ha il Vero Re decide chi ha la prima scelta). Quel rivale ne prende una dal terzo giocatore, che prende una di quelle mostrate da chi ha cominciato.</translation>
    </message>
    <message>
        <source>Throne and Court</source>
        <translation>Trono e Corte</translation>
    </message>
    <message>
        <source>Warden</source>
        <translation>Guardiano</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Condottiero</translation>
    </message>
    <message>
        <source>What cannot be stopped</source>
        <translation>Che cosa non si può fermare</translation>
    </message>
    <message>
        <source>When a player flips their King, the opponents are asked in order of play whether they will show an Assassin from their hand. If one does, the flip fails and the flipping player loses the round, unless a King’s Hand stops the Assassin: then both are Condemned, and the flip goes through. The flipping player is the first to be asked for a King’s Hand. Nobody is asked for a card that everyone can tell is gone.</source>
        <translation>Quando un giocatore gira il Re, si chiede ai rivali, in ordine di gioco, se mostrano un Assassino dalla mano. Se uno lo fa, il Re non si gira e chi lo girava perde il round. Una Mano del Re può però fermare l’Assassino: allora entrambe le carte sono condannate e il Re si gira. La Mano del Re si chiede prima a chi gira il Re. Non si chiede una carta che tutti sanno ormai fuori gioco.</translation>
    </message>
    <message>
        <source>While Royalty is face up in Court, the Warlord counts 1 more in hand and 2 more in Court.</source>
        <translation>Finché a Corte c’è una carta Reale scoperta, il Condottiero vale 1 in più in mano e 2 in più a Corte.</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Chi decide</translation>
    </message>
    <message>
        <source>Winning a round scores 1 point, 1 more if your King is not flipped, and 1 more if a loser still has a card in hand or their Successor. With three players, each loser counts separately, and second place gets 1 point. In a team, one unflipped King is enough, leftover cards count once, and both partners get the points.</source>
        <translation>Vincere un round vale 1 punto, e 1 in più se il tuo Re non è girato. Se a chi perde restano carte in mano o il Successore, vale un altro punto. In tre, questo conta per ogni perdente, e il secondo posto vale 1 punto. In squadra basta un Re non girato, le carte rimaste contano una volta sola e i punti vanno a entrambi i partner.</translation>
    </message>
    <message>
        <source>With four or more face-up cards in Court, including the Warden, you may swap a card from your hand with the Accused. The Accused is always face up.</source>
        <translation>Con quattro o più carte scoperte a Corte, compreso il Guardiano, puoi cambiare una carta della mano con l’Accusato. L’Accusato è sempre scoperto.</translation>
    </message>
    <message>
        <source>With three players, everyone shows two cards at the same time, then one more; with four players, everyone shows three. Once the first player and the direction are named, shown cards return to their owners’ hands.</source>
        <translation>In tre, tutti mostrano due carte nello stesso momento, poi un’altra; in quattro, ognuno ne mostra tre. Nominati il primo giocatore e la direzione, le carte mostrate tornano in mano ai loro giocatori.</translation>
    </message>
    <message>
        <source>With three players, the first to lose puts their cards aside unseen, and the others play on with the same Court. The last player left wins the round; the other comes second.</source>
        <translation>In tre, chi perde prima mette da parte le carte senza mostrarle, e gli altri continuano con la stessa Corte. Chi resta vince il round; l’altro prende il secondo posto.</translation>
    </message>
    <message>
        <source>With two or three players, everyone gets eight cards; with four, seven. One card is turned face up as the Accused. With two players, the last card is removed unseen. Everyone has a face-up King; one of them is the True King.</source>
        <translation>In due o tre, ognuno riceve otto carte; in quattro, sette. Una carta si scopre: è l’Accusato. In due, l’ultima carta si rimuove senza vederla. Ognuno ha un Re scoperto; uno di questi è il Vero Re.</translation>
    </message>
    <message>
        <source>You may choose another card in Court that is neither Disgraced nor Royalty: disgrace the Sentry and exchange a card from your hand for that card. Your card takes its place, face up and without effect.</source>
        <translation>Puoi scegliere un’altra carta della Corte né disonorata né Reale: disonori la Sentinella e cambi quella carta con una della mano. La tua ne prende il posto, scoperta e senza effetto.</translation>
    </message>
    <message>
        <source>You may disgrace the Spy and look at all Successors. Then you may make one player, even yourself, replace their Successor with a card from their hand; the old Successor returns to their hand.</source>
        <translation>Puoi disonorare la Spia e guardare tutti i Successori. Poi puoi far cambiare a un giocatore, anche a te, il Successore con una carta della mano; quello vecchio torna nella sua mano.</translation>
    </message>
    <message>
        <source>You may guess a card in an opponent’s hand. If you are right, you may put a card of base value 2 or more from your hand into your Antechamber.</source>
        <translation>Puoi indovinare una carta in mano a un rivale. Se c’è, puoi mettere una carta della mano di valore base 2 o più nella tua Anticamera.</translation>
    </message>
    <message>
        <source>You may name a card. If an opponent holds it, the Soldier counts 2 more on the Throne, and you may disgrace up to three face-up cards in Court, the Soldier included. Nobody learns who holds it.</source>
        <translation>Puoi nominare una carta. Se un rivale ce l’ha, il Soldato vale 2 in più sul Trono e puoi disonorare fino a tre carte scoperte a Corte, Soldato compreso. Nessuno viene a sapere chi ce l’ha.</translation>
    </message>
    <message>
        <source>You may name a card: every other player who holds it puts one copy into their own Antechamber.</source>
        <translation>Puoi nominare una carta: ogni altro giocatore che ce l’ha ne mette una copia nella propria Anticamera.</translation>
    </message>
    <message>
        <source>You may name a number up to the highest face-up base value in Court: everyone, including you, secretly condemns one card of that base value from their hand. Everyone learns which players have none.</source>
        <translation>Puoi dichiarare un numero, al massimo il valore base scoperto più alto a Corte. Ognuno, anche tu, condanna in segreto una carta della mano di quel valore base. Tutti vengono a sapere chi non ne aveva.</translation>
    </message>
    <message>
        <source>You may name a player: each of you secretly chooses a card in hand, and you swap them. Both of you must have a card. The Princess is Royalty.</source>
        <translation>Puoi nominare un giocatore: ognuno dei due sceglie in segreto una carta della mano, e le due carte si scambiano. Entrambi devono avere una carta. La Principessa è Reale.</translation>
    </message>
    <message>
        <source>You may name any card in the deck you are playing with. The answer is always truthful, and everyone hears it; it reveals no more than was asked.</source>
        <translation>Puoi nominare qualsiasi carta del mazzo in uso. La risposta è sempre vera e tutti la sentono; non rivela più di quanto si è chiesto.</translation>
    </message>
    <message>
        <source>You may take any other face-up card from the Court into your hand.</source>
        <translation>Puoi prendere in mano un’altra carta scoperta dalla Corte.</translation>
    </message>
    <message>
        <source>Zealot</source>
        <translation>Fanatico</translation>
    </message>
</context>
<context>
    <name>imposter-kings/section</name>
    <message>
        <source>Before the first turn</source>
        <translation>Prima del primo turno</translation>
    </message>
    <message>
        <source>Reactions and secrets</source>
        <translation>Reazioni e segreti</translation>
    </message>
    <message>
        <source>Rounds, points, and the match</source>
        <translation>Round, punti e partita</translation>
    </message>
    <message>
        <source>The characters</source>
        <translation>I personaggi</translation>
    </message>
    <message>
        <source>Throne and Court</source>
        <translation>Trono e Corte</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
</context>
<context>
    <name>imposter-kings/table</name>
    <message>
        <source>A card, face down</source>
        <translation>Una carta coperta</translation>
    </message>
    <message>
        <source>A disgraced Throne is worth 1: play any card.</source>
        <translation>Trono disonorato, vale 1: gioca una carta qualsiasi.</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Accusato</translation>
    </message>
    <message>
        <source>Card {place} of the Court, disgraced</source>
        <translation>Carta {place} della Corte, disonorata</translation>
    </message>
    <message>
        <source>Card {place} of the Court, disgraced: {card}</source>
        <translation>Carta {place} della Corte, disonorata: {card}</translation>
    </message>
    <message>
        <source>Card {place} of the Court: {card}, counts {value}</source>
        <translation>Carta {place} della Corte: {card}, vale {value}</translation>
    </message>
    <message>
        <source>Condemned: to be removed from the round.</source>
        <translation>Condannata: da rimuovere dal round.</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Face down, but you know it: {card}, value {value}, {type}</source>
        <translation>Coperta, ma la conosci: {card}, valore {value}, {type}</translation>
    </message>
    <message>
        <source>Face-down cards</source>
        <translation>Carte coperte</translation>
    </message>
    <message>
        <source>First player of the round.</source>
        <translation>Inizia il round.</translation>
    </message>
    <message>
        <source>First player; play goes clockwise.</source>
        <translation>Inizia; si gioca in senso orario.</translation>
    </message>
    <message>
        <source>First player; play goes counterclockwise.</source>
        <translation>Inizia; si gioca in senso antiorario.</translation>
    </message>
    <message>
        <source>From what you have seen, nobody you ask can hold it.</source>
        <translation>Da quello che hai visto, nessuno a cui chiedi può averla.</translation>
    </message>
    <message>
        <source>Has lost its text for this round.</source>
        <translation>Senza testo in questo round.</translation>
    </message>
    <message>
        <source>Has lost this round.</source>
        <translation>Ha perso questo round.</translation>
    </message>
    <message>
        <source>In the Antechamber: to be played first.</source>
        <translation>In Anticamera: si gioca per prima.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>King not flipped</source>
        <translation>Re non girato</translation>
    </message>
    <message>
        <source>King, flipped</source>
        <translation>Re, girato</translation>
    </message>
    <message>
        <source>Losers’ leftover cards</source>
        <translation>Carte rimaste ai perdenti</translation>
    </message>
    <message>
        <source>Now counts {value}.</source>
        <translation>Ora vale {value}.</translation>
    </message>
    <message>
        <source>On the Throne, disgraced: counts as 1</source>
        <translation>Sul Trono, disonorata: vale 1</translation>
    </message>
    <message>
        <source>On the Throne, disgraced: {card}, counts as 1</source>
        <translation>Sul Trono, disonorata: {card}, vale 1</translation>
    </message>
    <message>
        <source>On the Throne: {card}, counts {value}</source>
        <translation>Sul Trono: {card}, vale {value}</translation>
    </message>
    <message>
        <source>Points: {number} of {goal}</source>
        <translation>Punti: {number} di {goal}</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Rimosse</translation>
    </message>
    <message>
        <source>Returns to your hand when you flip your King.</source>
        <translation>Ti torna in mano quando giri il tuo Re.</translation>
    </message>
    <message>
        <source>Rival’s restarts</source>
        <translation>Ridistribuzioni del rivale</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Round vinti</translation>
    </message>
    <message>
        <source>Second places</source>
        <translation>Secondi posti</translation>
    </message>
    <message>
        <source>Struck</source>
        <translation>A segno</translation>
    </message>
    <message>
        <source>Successor</source>
        <translation>Successore</translation>
    </message>
    <message>
        <source>The Throne is worth {value}: play equal or higher.</source>
        <translation>Il Trono vale {value}: gioca uguale o più alto.</translation>
    </message>
    <message>
        <source>Unbeaten</source>
        <translation>Imbattuta</translation>
    </message>
    <message>
        <source>tied on points; the last round decides</source>
        <translation>parità di punti; decide l’ultimo round</translation>
    </message>
    <message>
        <source>{card} counts as {value}: it has lost its text</source>
        <translation>{card} vale {value}: ha perso il testo</translation>
    </message>
    <message>
        <source>{card} counts {value}: Royalty is in Court</source>
        <translation>{card} vale {value}: Reale a Corte</translation>
    </message>
    <message>
        <source>{card} counts {value}: the guess was right</source>
        <translation>{card} vale {value}: carta indovinata</translation>
    </message>
    <message>
        <source>{card}, face up</source>
        <translation>{card}, carta scoperta</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation>{card}, valore {value}, {type}</translation>
    </message>
    <message>
        <source>{player}’s Antechamber</source>
        <translation>Anticamera di {player}</translation>
    </message>
    <message>
        <source>{player}’s Condemned cards</source>
        <translation>Carte condannate di {player}</translation>
    </message>
    <message>
        <source>{player}’s King</source>
        <translation>Re di {player}</translation>
    </message>
    <message>
        <source>{player}’s Successor</source>
        <translation>Successore di {player}</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Mano di {player}</translation>
    </message>
</context>
<context>
    <name>imposter-kings/type</name>
    <message>
        <source>Courtier</source>
        <translation>Cortigiano</translation>
    </message>
    <message>
        <source>Immune to the King’s Hand</source>
        <translation>Immune alla Mano del Re</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Royalty</source>
        <translation>Reale</translation>
    </message>
</context>
</TS>
