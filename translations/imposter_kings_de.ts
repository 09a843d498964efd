<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>imposter-kings/aid</name>
    <message>
        <source>1 for the round, 1 for an unflipped King, and 1 if a loser still has a card in hand or their Successor.</source>
        <translation>1 für die Runde, 1 für den nicht umgedrehten König und 1, wenn ein Verlierer noch Handkarten oder den Nachfolger hat.</translation>
    </message>
    <message>
        <source>Both partners score. One unflipped King is enough, and leftover cards count once.</source>
        <translation>Beide Partner bekommen die Punkte: Ein nicht umgedrehter König genügt, übrige Karten zählen nur einmal.</translation>
    </message>
    <message>
        <source>Cannot be stopped: Queen, Warlord, King’s Hand, Oathbound and its second card, Elder, Zealot.</source>
        <translation>Nicht aufzuhalten: Königin, Kriegsherr, Königshand, Gefolgsmann und seine zweite Karte, Ältester, Eiferer.</translation>
    </message>
    <message>
        <source>Cards in your Antechamber: play one, ignoring the Throne’s value.</source>
        <translation>Karten in deinem Vorzimmer: Spiel eine; der Thronwert ist egal.</translation>
    </message>
    <message>
        <source>Condemned cards: remove one.</source>
        <translation>Verurteilte Karten vor dir: Entferne eine.</translation>
    </message>
    <message>
        <source>Four players in teams</source>
        <translation>Zu viert in Teams</translation>
    </message>
    <message>
        <source>If you can do neither, you lose the round.</source>
        <translation>Geht beides nicht, hast du die Runde verloren.</translation>
    </message>
    <message>
        <source>Otherwise, play equal or higher, or flip your King.</source>
        <translation>Sonst: Spiel mindestens gleich hoch oder dreh deinen König um.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other; if one loses the round, both do.</source>
        <translation>Partner sitzen einander gegenüber; verliert einer die Runde, verlieren beide.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reaktionen</translation>
    </message>
    <message>
        <source>The Judge, Soldier, and Assassin affect opponents only.</source>
        <translation>Richter, Soldat und Meuchler treffen nur Gegner.</translation>
    </message>
    <message>
        <source>The match goes to 7 points.</source>
        <translation>Die Partie geht bis 7 Punkte.</translation>
    </message>
    <message>
        <source>Three players: 1 per loser with cards left, and 1 for second place.</source>
        <translation>Zu dritt: 1 pro Verlierer, der noch Karten hat, 1 für den zweiten Platz.</translation>
    </message>
    <message>
        <source>Values 3 to 1</source>
        <translation>Werte 3 bis 1</translation>
    </message>
    <message>
        <source>Values 6 to 4</source>
        <translation>Werte 6 bis 4</translation>
    </message>
    <message>
        <source>Values 9 to 7</source>
        <translation>Werte 9 bis 7</translation>
    </message>
    <message>
        <source>Your turn, in this order</source>
        <translation>Dein Zug, in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>{value} Assassin: when an opponent flips their King, they lose the round.</source>
        <translation>{value} Meuchler: Dreht ein Gegner den König um, verliert er die Runde.</translation>
    </message>
    <message>
        <source>{value} Elder: may be played on Royalty.</source>
        <translation>{value} Ältester: darf auf eine Hoheit gespielt werden.</translation>
    </message>
    <message>
        <source>{value} Executioner: everyone condemns a card of the named value.</source>
        <translation>{value} Henker: Alle verurteilen eine Karte mit dem genannten Wert.</translation>
    </message>
    <message>
        <source>{value} Fool: take a face-up card from the Court.</source>
        <translation>{value} Narr: Nimm eine offene Karte vom Hof.</translation>
    </message>
    <message>
        <source>{value} Herald: choose a new Successor; you may then play a 5 or higher.</source>
        <translation>{value} Herold: Wähle einen neuen Nachfolger und spiel auf Wunsch eine Karte ab 5.</translation>
    </message>
    <message>
        <source>{value} Inquisitor: others put the named card into their Antechamber.</source>
        <translation>{value} Inquisitor: Mitspieler legen die genannte Karte ins Vorzimmer.</translation>
    </message>
    <message>
        <source>{value} Judge: guess a card; if right, put one of yours into your Antechamber.</source>
        <translation>{value} Richter: Rate eine Karte; liegst du richtig, leg eine von deinen ins Vorzimmer.</translation>
    </message>
    <message>
        <source>{value} King’s Hand: stops an ability; both cards are Condemned.</source>
        <translation>{value} Königshand: hält eine Fähigkeit auf; beide Karten werden verurteilt.</translation>
    </message>
    <message>
        <source>{value} Mystic: with a Disgraced card in Court, name a number; cards of that value lose their text and count 3.</source>
        <translation>{value} Mystiker: Liegt am Hof eine geächtete Karte, nenne eine Zahl; Karten mit diesem Wert verlieren ihren Text und zählen 3.</translation>
    </message>
    <message>
        <source>{value} Oathbound: may go on a higher card and disgrace it; then play a second card.</source>
        <translation>{value} Gefolgsmann: darf auf eine höhere Karte gespielt werden und ächtet sie; spiel dann eine zweite.</translation>
    </message>
    <message>
        <source>{value} Princess: swap a card with another player. Royalty.</source>
        <translation>{value} Prinzessin: Tausche mit jemandem eine Karte. Hoheit.</translation>
    </message>
    <message>
        <source>{value} Queen: disgraces all other Court cards. Royalty.</source>
        <translation>{value} Königin: ächtet alle anderen Karten am Hof. Hoheit.</translation>
    </message>
    <message>
        <source>{value} Sentry: exchange one of your cards for a non-Royalty Court card.</source>
        <translation>{value} Wachposten: Tausche eine Handkarte gegen eine Karte am Hof, die keine Hoheit ist.</translation>
    </message>
    <message>
        <source>{value} Soldier: name a card; if an opponent has it, +2 and disgrace up to three cards.</source>
        <translation>{value} Soldat: Nenne eine Karte; hat sie ein Gegner, gibt es +2, und du ächtest bis zu drei.</translation>
    </message>
    <message>
        <source>{value} Spy: look at all Successors; you may make one player replace theirs.</source>
        <translation>{value} Spion: Sieh dir alle Nachfolger an und lass einen davon austauschen.</translation>
    </message>
    <message>
        <source>{value} Warden: with four face-up cards in Court, swap a card with the Accused.</source>
        <translation>{value} Aufseher: Liegen vier Karten offen am Hof, tausche eine Handkarte gegen den Angeklagten.</translation>
    </message>
    <message>
        <source>{value} Warlord: with Royalty in Court, counts 1 more in hand and 2 more in Court.</source>
        <translation>{value} Kriegsherr: zählt bei einer Hoheit am Hof auf der Hand 1 mehr, am Hof 2.</translation>
    </message>
    <message>
        <source>{value} Zealot: may go on anything but Royalty if your King is flipped.</source>
        <translation>{value} Eiferer: darf auf alles außer Hoheiten gespielt werden, wenn dein König umgedreht ist.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/card</name>
    <message>
        <source>Also lets its holder choose the first player.</source>
        <translation>Ein König; wer ihn hat, bestimmt auch, wer die Runde beginnt.</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Meuchler</translation>
    </message>
    <message>
        <source>Choose a new Successor; then you may take back the Herald and play a card of value 5 or more.</source>
        <translation>Wähle einen neuen Nachfolger; dann darfst du den Herold zurücknehmen und eine Karte ab Wert 5 spielen.</translation>
    </message>
    <message>
        <source>Disgraces every other card in Court.</source>
        <translation>Ächtet alle anderen Karten am Hof.</translation>
    </message>
    <message>
        <source>Elder</source>
        <translation>Ältester</translation>
    </message>
    <message>
        <source>Executioner</source>
        <translation>Henker</translation>
    </message>
    <message>
        <source>Flip it instead of playing a card: disgrace the card on the Throne and take your Successor into your hand.</source>
        <translation>Dreh ihn um, statt eine Karte zu spielen: Die Karte auf dem Thron wird geächtet, und dein Nachfolger kommt auf deine Hand.</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Narr</translation>
    </message>
    <message>
        <source>Herald</source>
        <translation>Herold</translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation>Inquisitor</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Richter</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>King flipped</source>
        <translation>umgedreht</translation>
    </message>
    <message>
        <source>King’s Hand</source>
        <translation>Königshand</translation>
    </message>
    <message>
        <source>May be played on Royalty.</source>
        <translation>Darf auf eine Hoheit gespielt werden.</translation>
    </message>
    <message>
        <source>May be played on a higher card: disgrace it, then play a second card of any value, which is also immune.</source>
        <translation>Darf auf eine höhere Karte gespielt werden und ächtet sie; spiel dann eine zweite von beliebigem Wert, die ebenfalls immun ist.</translation>
    </message>
    <message>
        <source>May be played on anything but Royalty once your own King is flipped.</source>
        <translation>Darf auf alles außer Hoheiten gespielt werden, sobald dein König umgedreht ist.</translation>
    </message>
    <message>
        <source>Mystic</source>
        <translation>Mystiker</translation>
    </message>
    <message>
        <source>Oathbound</source>
        <translation>Gefolgsmann</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Prinzessin</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Königin</translation>
    </message>
    <message>
        <source>Reaction: stops another player’s ability; both cards are Condemned.</source>
        <translation>Reaktion: hält die Fähigkeit eines Mitspielers auf; beide Karten werden verurteilt.</translation>
    </message>
    <message>
        <source>Reaction: when another player flips their King, that player loses the round.</source>
        <translation>Reaktion: Dreht ein Mitspieler den König um, hat er die Runde verloren.</translation>
    </message>
    <message>
        <source>Royalty: +2</source>
        <translation>Hoheit: +2</translation>
    </message>
    <message>
        <source>Sentry</source>
        <translation>Wachposten</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Successor</source>
        <translation>Nachfolger</translation>
    </message>
    <message>
        <source>Successors</source>
        <translation>Nachfolger</translation>
    </message>
    <message>
        <source>True King</source>
        <translation>Wahrer König</translation>
    </message>
    <message>
        <source>Warden</source>
        <translation>Aufseher</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Kriegsherr</translation>
    </message>
    <message>
        <source>With Royalty face up in Court: counts 1 more in hand and 2 more in Court.</source>
        <translation>Zählt auf der Hand 1 und am Hof 2 mehr, solange am Hof eine Hoheit offen liegt.</translation>
    </message>
    <message>
        <source>With a Disgraced card in Court, you may disgrace the Mystic and name a number from 1 to 8: cards of that value lose their text and count 3 once played.</source>
        <translation>Liegt am Hof eine geächtete Karte, darfst du den Mystiker ächten und eine Zahl bis 8 nennen: Karten mit diesem Wert verlieren ihren Text und zählen gespielt 3.</translation>
    </message>
    <message>
        <source>With four face-up cards in Court, you may swap a card from your hand with the Accused.</source>
        <translation>Ab vier offenen Karten am Hof darfst du eine Handkarte gegen den Angeklagten tauschen.</translation>
    </message>
    <message>
        <source>You may disgrace the Sentry to exchange a card from your hand for a Court card that is neither Disgraced nor Royalty.</source>
        <translation>Du darfst den Wachposten ächten, um eine Handkarte gegen eine Karte am Hof zu tauschen, die weder geächtet noch eine Hoheit ist.</translation>
    </message>
    <message>
        <source>You may disgrace the Spy to look at all Successors and make one player replace theirs.</source>
        <translation>Du darfst den Spion ächten: Sieh dir alle Nachfolger an und lass einen davon austauschen.</translation>
    </message>
    <message>
        <source>You may guess a card in an opponent’s hand; if you are right, you may put a card of value 2 or more into your Antechamber.</source>
        <translation>Du darfst eine Handkarte eines Gegners raten: Liegst du richtig, darfst du eine Karte ab Wert 2 in dein Vorzimmer legen.</translation>
    </message>
    <message>
        <source>You may name a card: every other player who holds it puts one copy into their Antechamber.</source>
        <translation>Du darfst eine Karte nennen: Jeder Mitspieler, der sie hat, legt ein Exemplar ins Vorzimmer.</translation>
    </message>
    <message>
        <source>You may name a card: if an opponent holds it, the Soldier gets +2 and disgraces up to three cards in Court.</source>
        <translation>Du darfst eine Karte nennen: Hat ein Gegner sie, bekommt der Soldat +2 und darf bis zu drei Karten am Hof ächten.</translation>
    </message>
    <message>
        <source>You may name a number up to the highest in Court: everyone condemns a card of that value from their hand.</source>
        <translation>Du darfst eine Zahl bis zur höchsten am Hof nennen: Alle verurteilen eine Handkarte mit diesem Wert.</translation>
    </message>
    <message>
        <source>You may swap a card from your hand with another player; you both choose in secret.</source>
        <translation>Du darfst mit einem Mitspieler eine Handkarte tauschen; ihr wählt beide geheim.</translation>
    </message>
    <message>
        <source>You may take any other face-up card from the Court into your hand.</source>
        <translation>Du darfst eine beliebige andere offene Karte vom Hof auf die Hand nehmen.</translation>
    </message>
    <message>
        <source>Zealot</source>
        <translation>Eiferer</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>alle anderen</translation>
    </message>
    <message>
        <source>an ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>from Court</source>
        <translation>vom Hof</translation>
    </message>
    <message>
        <source>guess a card</source>
        <translation>Karte raten</translation>
    </message>
    <message>
        <source>if held: +2</source>
        <translation>Treffer: +2</translation>
    </message>
    <message>
        <source>mute a value</source>
        <translation>Text löschen</translation>
    </message>
    <message>
        <source>name a card</source>
        <translation>Karte nennen</translation>
    </message>
    <message>
        <source>name a value</source>
        <translation>Zahl nennen</translation>
    </message>
    <message>
        <source>on Royalty</source>
        <translation>auf Hoheit</translation>
    </message>
    <message>
        <source>play two</source>
        <translation>zwei spielen</translation>
    </message>
    <message>
        <source>the Accused</source>
        <translation>Angeklagter</translation>
    </message>
    <message>
        <source>the Throne</source>
        <translation>den Thron</translation>
    </message>
    <message>
        <source>who begins</source>
        <translation>wer beginnt</translation>
    </message>
    <message>
        <source>who flips</source>
        <translation>wer umdreht</translation>
    </message>
    <message>
        <source>with Court</source>
        <translation>mit dem Hof</translation>
    </message>
    <message>
        <source>with a hand</source>
        <translation>Handkarte</translation>
    </message>
</context>
<context>
    <name>imposter-kings/course</name>
    <message>
        <source>1 for the round and 1 for your King: you reach 7 points.</source>
        <translation>1 für die Runde und 1 für deinen König: Damit hast du 7 Punkte.</translation>
    </message>
    <message>
        <source>1 for the round, 1 for your King, and 1 for the leftover card: 3 points, the most a two-player round can score.</source>
        <translation>1 für die Runde, 1 für deinen König, 1 für die übrige Karte: 3 Punkte, mehr bringt zu zweit keine Runde.</translation>
    </message>
    <message>
        <source>A Fool takes a card from the Court, and everyone sees which one.</source>
        <translation>Nimmt ein Narr eine Karte vom Hof auf die Hand, sehen alle, welche.</translation>
    </message>
    <message>
        <source>A card nobody can answer</source>
        <translation>Die Karte ohne Antwort</translation>
    </message>
    <message>
        <source>A flipped King has disgraced the Throne: face down, it has no name and counts as 1. Play the card that can go nowhere else.</source>
        <translation>Ein König wurde umgedreht, der Thron ist geächtet: Verdeckt hat er keinen Namen und zählt 1. Spiel die Karte, die sonst nirgends passt.</translation>
    </message>
    <message>
        <source>A flipped King scores no extra point: even if you won this round, you would be one point short.</source>
        <translation>Ein umgedrehter König bringt keinen Zusatzpunkt: Auch wenn du die Runde gewinnst, fehlt dir ein Punkt.</translation>
    </message>
    <message>
        <source>A player who cannot play loses the round. You have 6 points and need 7. Play a card that your rival cannot match.</source>
        <translation>Wer nicht spielen kann, verliert die Runde. Du hast 6 Punkte und brauchst 7. Spiel eine Karte, auf die dein Gegenüber keine Antwort hat.</translation>
    </message>
    <message>
        <source>A risky flip</source>
        <translation>Gefahr beim Umdrehen</translation>
    </message>
    <message>
        <source>All cards are dealt again, your Queen and Sentry included, and your free restart is used up.</source>
        <translation>Alle Karten werden neu ausgeteilt, auch deine Königin und dein Wachposten, und dein kostenloser Neustart ist verbraucht.</translation>
    </message>
    <message>
        <source>An 8 was better than a 9 here. Before you choose, count the cards you have seen.</source>
        <translation>Hier war eine 8 besser als eine 9. Zähl nach, was schon zu sehen war, bevor du wählst.</translation>
    </message>
    <message>
        <source>Antechamber first, then hand or King. Only Condemned cards come before that, and removing one takes your whole turn.</source>
        <translation>Erst das Vorzimmer, dann Hand oder König. Nur verurteilte Karten gehen vor: Eine zu entfernen kostet einen ganzen Zug.</translation>
    </message>
    <message>
        <source>Any card goes on a 1. Which one goes nowhere else?</source>
        <translation>Auf eine 1 passt jede Karte. Welche passt nur dort?</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Can I stop what my rival does?</source>
        <translation>Kann ich aufhalten, was mein Gegenüber tut?</translation>
    </message>
    <message>
        <source>Can a low card go on a high one?</source>
        <translation>Passt eine niedrige Karte auf eine hohe?</translation>
    </message>
    <message>
        <source>Can flipping my King cost me the round?</source>
        <translation>Kann mich das Umdrehen des Königs die Runde kosten?</translation>
    </message>
    <message>
        <source>Choose the Elder or the Inquisitor.</source>
        <translation>Wähle den Ältesten oder den Inquisitor.</translation>
    </message>
    <message>
        <source>Condemned cards come first: removing one is your whole turn. Remove your King’s Hand.</source>
        <translation>Verurteilte Karten gehen vor: Eine zu entfernen ist dein ganzer Zug. Entferne deine Königshand.</translation>
    </message>
    <message>
        <source>Disgraced cards</source>
        <translation>Geächtete Karten</translation>
    </message>
    <message>
        <source>Each of you may have the cards dealt again; once per match, this is free. Yours are good: keep them.</source>
        <translation>Ihr dürft beide die Karten neu austeilen lassen, einmal pro Partie kostenlos. Deine sind gut: Behalte sie.</translation>
    </message>
    <message>
        <source>Equal or higher</source>
        <translation>Gleich hoch oder höher</translation>
    </message>
    <message>
        <source>Every 9 and the other 8 are gone. Which of your cards can your rival not answer?</source>
        <translation>Beide 9er und die andere 8 sind weg. Auf welche deiner Karten hat dein Gegenüber keine Antwort?</translation>
    </message>
    <message>
        <source>Every copy of the {card} is in Court.</source>
        <translation>{card:Nom} liegt schon am Hof, und weitere gibt es nicht.</translation>
    </message>
    <message>
        <source>Every other 8 and 9 has been seen, so your rival cannot match yours. But one low card can go on Royalty: win now.</source>
        <translation>Alle anderen 8er und 9er waren schon zu sehen, auf deine passt also keine mehr. Aber eine niedrige Karte darf auf Hoheiten: Gewinne jetzt.</translation>
    </message>
    <message>
        <source>Flip the King.</source>
        <translation>Dreh den König um.</translation>
    </message>
    <message>
        <source>Flip your King</source>
        <translation>Dreh deinen König um</translation>
    </message>
    <message>
        <source>Flip your King and look at the Court.</source>
        <translation>Dreh deinen König um und schau auf den Hof.</translation>
    </message>
    <message>
        <source>Give the Fool.</source>
        <translation>Gib den Narren her.</translation>
    </message>
    <message>
        <source>Here it is: the Assassin strikes as you flip. Save your King.</source>
        <translation>Da ist er: Der Meuchler schlägt beim Umdrehen zu. Rette deinen König.</translation>
    </message>
    <message>
        <source>Hide a Successor: it returns to your hand when you flip your King. Choose a 7 or higher, a card that could then win you the round.</source>
        <translation>Versteck einen Nachfolger: Er kommt auf deine Hand, wenn du deinen König umdrehst. Nimm eine Karte ab 7, mit der du dann gewinnen kannst.</translation>
    </message>
    <message>
        <source>High cards go on many Thrones, low ones on few.</source>
        <translation>Hohe Karten passen meist auf den Thron, niedrige nur selten.</translation>
    </message>
    <message>
        <source>High cards need no help. Which of yours do?</source>
        <translation>Hohe Karten brauchen keine Hilfe. Welche von deinen schon?</translation>
    </message>
    <message>
        <source>Hold on to the King’s Hand and flip your King.</source>
        <translation>Behalte die Königshand und dreh deinen König um.</translation>
    </message>
    <message>
        <source>How do I know what my rival holds?</source>
        <translation>Woher weiß ich, was mein Gegenüber hat?</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Wie gewinne ich?</translation>
    </message>
    <message>
        <source>How many points is a round worth?</source>
        <translation>Wie viele Punkte bringt eine Runde?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>So gewinnst du</translation>
    </message>
    <message>
        <source>If someone holds the named card, it goes into their Antechamber and must be played next.</source>
        <translation>Wer die genannte Karte hat, legt sie ins Vorzimmer und muss sie als Nächstes spielen.</translation>
    </message>
    <message>
        <source>Name a card</source>
        <translation>Nenne eine Karte</translation>
    </message>
    <message>
        <source>Name a card that your rival holds. The answer is always truthful, and there is one card you can be sure of.</source>
        <translation>Nenne eine Karte, die dein Gegenüber hat. Die Antwort ist immer wahr, und bei einer Karte kannst du sicher sein.</translation>
    </message>
    <message>
        <source>Name the Sentry.</source>
        <translation>Nenne den Wachposten.</translation>
    </message>
    <message>
        <source>Name yourself.</source>
        <translation>Fang selbst an.</translation>
    </message>
    <message>
        <source>No card is worth more than 9, and the other 9 is out of play as the Accused.</source>
        <translation>Keine Karte zählt mehr als 9, und die andere 9 ist als Angeklagter aus dem Spiel.</translation>
    </message>
    <message>
        <source>No. Your rival does not hold the {card}. But you did see another card taken.</source>
        <translation>Nein, {card:acc} hat dein Gegenüber nicht. Aber du hast gesehen, wie eine andere Karte genommen wurde.</translation>
    </message>
    <message>
        <source>Nobody sees it there, and nobody can guess it.</source>
        <translation>Dort sieht ihn niemand, und niemand kann ihn erraten.</translation>
    </message>
    <message>
        <source>None of your cards can go on a 9: flip your King. Then watch which card your rival takes from the Court.</source>
        <translation>Auf eine 9 passt keine deiner Karten: Dreh deinen König um. Dann achte darauf, welche Karte dein Gegenüber vom Hof nimmt.</translation>
    </message>
    <message>
        <source>Nothing happened. The Inquisitor and your King’s Hand are both Condemned, each in front of its owner.</source>
        <translation>Nichts ist geschehen. Inquisitor und Königshand sind beide verurteilt, jede Karte vor ihrem Besitzer.</translation>
    </message>
    <message>
        <source>Now play the second card, of any value. Pick one that your rival cannot answer.</source>
        <translation>Spiel jetzt die zweite Karte; ihr Wert ist egal. Nimm eine, auf die dein Gegenüber keine Antwort hat.</translation>
    </message>
    <message>
        <source>Now your King’s Hand is in Court. If an Assassin strikes when you flip, nothing stops it.</source>
        <translation>Jetzt liegt deine Königshand am Hof. Schlägt beim Umdrehen ein Meuchler zu, hält ihn nichts mehr auf.</translation>
    </message>
    <message>
        <source>Now your rival can play their last card, the {card}. Once it is gone, the round is worth only 2 points to you.</source>
        <translation>Dein Gegenüber kann jetzt {card:acc} spielen, seine letzte Karte. Ist sie weg, bringt dir die Runde nur noch 2 Punkte.</translation>
    </message>
    <message>
        <source>On your turn, play one card onto the Throne. You begin and the Court is empty, so any card will do: choose one that will be hard to play later.</source>
        <translation>In deinem Zug spielst du eine Karte auf den Thron. Du beginnst, der Hof ist leer, jede Karte passt: Spiel eine, die du später kaum loswirst.</translation>
    </message>
    <message>
        <source>One more card leaves the round, unseen. Part with one that will be hard to play.</source>
        <translation>Noch eine Karte gibst du ab, ungesehen und für die ganze Runde. Trenn dich von einer, die du sonst schwer loswirst.</translation>
    </message>
    <message>
        <source>Only a King’s Hand stops an Assassin. You will want to flip sooner or later: do it while you still hold your King’s Hand.</source>
        <translation>Nur eine Königshand hält einen Meuchler auf. Früher oder später willst du deinen König umdrehen: Tu es, solange du deine Königshand noch hast.</translation>
    </message>
    <message>
        <source>Only one Elder has been seen. Where could the other be?</source>
        <translation>Erst ein Ältester war zu sehen. Wo könnte der andere sein?</translation>
    </message>
    <message>
        <source>Play a Soldier.</source>
        <translation>Spiel einen Soldaten.</translation>
    </message>
    <message>
        <source>Play a card worth at least as much as the Throne. Both of yours are: keep the one that can still answer your rival.</source>
        <translation>Spiel eine Karte, die mindestens so viel zählt wie der Thron. Das gilt für deine beiden: Behalte die, mit der du noch antworten kannst.</translation>
    </message>
    <message>
        <source>Play the Fool or the Elder.</source>
        <translation>Spiel den Narren oder den Ältesten.</translation>
    </message>
    <message>
        <source>Play the Fool.</source>
        <translation>Spiel den Narren.</translation>
    </message>
    <message>
        <source>Play the King’s Hand, an 8.</source>
        <translation>Spiel die Königshand, eine 8.</translation>
    </message>
    <message>
        <source>Play the King’s Hand.</source>
        <translation>Spiel die Königshand.</translation>
    </message>
    <message>
        <source>Play the Mystic, the Queen, or the Oathbound.</source>
        <translation>Spiel den Mystiker, die Königin oder den Gefolgsmann.</translation>
    </message>
    <message>
        <source>Play the Oathbound.</source>
        <translation>Spiel den Gefolgsmann.</translation>
    </message>
    <message>
        <source>Play the Warlord.</source>
        <translation>Spiel den Kriegsherrn.</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reaktionen</translation>
    </message>
    <message>
        <source>Read what your cards say. One of them asks whether an opponent holds a certain card.</source>
        <translation>Lies deine Karten. Eine fragt, ob ein Gegner eine bestimmte Karte hat.</translation>
    </message>
    <message>
        <source>Read your 6.</source>
        <translation>Lies deine 6.</translation>
    </message>
    <message>
        <source>Read your cards: one of them mentions Royalty.</source>
        <translation>Lies deine Karten: Eine erwähnt Hoheiten.</translation>
    </message>
    <message>
        <source>Remove the Elder or the Inquisitor.</source>
        <translation>Entferne den Ältesten oder den Inquisitor.</translation>
    </message>
    <message>
        <source>Right: the Soldier now counts 7, and you may disgrace up to three cards. The Judge and the Inquisitor name cards, too.</source>
        <translation>Richtig: Der Soldat zählt jetzt 7, und du darfst bis zu drei Karten ächten. Auch bei Richter und Inquisitor nennst du eine Karte.</translation>
    </message>
    <message>
        <source>Rule out the Accused, your own hand, and every card in Court, face-down ones included.</source>
        <translation>Der Angeklagte scheidet aus, ebenso deine Hand und alles am Hof, auch die verdeckten Karten.</translation>
    </message>
    <message>
        <source>Some cards break this rule and say so. Royalty is on the Throne: find the low card that can go on it without flipping your King.</source>
        <translation>Manche Karten brechen die Regel, und das steht auch darauf. Auf dem Thron liegt eine Hoheit: Finde die niedrige Karte, die trotzdem passt, ohne deinen König umzudrehen.</translation>
    </message>
    <message>
        <source>Some cards let you name a card: if a rival holds it, you benefit. Play one of those now.</source>
        <translation>Mit manchen Karten darfst du eine Karte nennen: Hat dein Gegenüber sie, nützt dir das. Spiel jetzt eine davon.</translation>
    </message>
    <message>
        <source>Spend the Oathbound, a 6, and keep the 8.</source>
        <translation>Gib den Gefolgsmann her, eine 6, und behalte die 8.</translation>
    </message>
    <message>
        <source>Take the Sentry or the Warlord.</source>
        <translation>Nimm den Wachposten oder den Kriegsherrn.</translation>
    </message>
    <message>
        <source>That lowers the Throne, but it costs you your King when a low card would have been enough.</source>
        <translation>Das senkt den Thron, kostet dich aber deinen König, obwohl eine niedrige Karte gepasst hätte.</translation>
    </message>
    <message>
        <source>The Accused</source>
        <translation>Der Angeklagte</translation>
    </message>
    <message>
        <source>The Accused is face up beside the Court: nobody holds it. Your Inquisitor names a card: choose one that your rival may hold.</source>
        <translation>Der Angeklagte liegt offen neben dem Hof: Niemand hat ihn. Dein Inquisitor fragt nach einer Karte: Nenne eine, die dein Gegenüber haben kann.</translation>
    </message>
    <message>
        <source>The Condemned card is face down in front of you.</source>
        <translation>Die verurteilte Karte liegt verdeckt vor dir.</translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty.</source>
        <translation>Der Älteste darf auf eine Hoheit gespielt werden.</translation>
    </message>
    <message>
        <source>The Fool takes another card from the Court into your hand, but not a Disgraced one. Take one worth 7 or more.</source>
        <translation>Der Narr holt dir eine andere Karte vom Hof auf die Hand, aber keine geächtete. Nimm eine, die 7 oder mehr zählt.</translation>
    </message>
    <message>
        <source>The King’s Hand is not Royalty: play it.</source>
        <translation>Die Königshand ist keine Hoheit: Spiel sie.</translation>
    </message>
    <message>
        <source>The Mystic, Sentry, and Queen are worth 7 or more: keep your cards.</source>
        <translation>Mystiker, Wachposten und Königin zählen 7 oder mehr: Behalte deine Karten.</translation>
    </message>
    <message>
        <source>The Princess is face down. What else is high?</source>
        <translation>Die Prinzessin liegt verdeckt. Welche Karte ist sonst noch hoch?</translation>
    </message>
    <message>
        <source>The Queen is a good Successor.</source>
        <translation>Die Königin ist ein guter Nachfolger.</translation>
    </message>
    <message>
        <source>The Queen remains the Accused, and nobody gets to play her.</source>
        <translation>Die Königin bleibt angeklagt, und niemand kann sie spielen.</translation>
    </message>
    <message>
        <source>The Queen, Soldier, Sentry, Spy, and Mystic disgrace cards, too: read them when you get them.</source>
        <translation>Auch Königin, Soldat, Wachposten, Spion und Mystiker ächten Karten: Lies sie, wenn du sie hast.</translation>
    </message>
    <message>
        <source>The Sentry has not been seen: name it.</source>
        <translation>Der Wachposten war noch nicht zu sehen: Nenne ihn.</translation>
    </message>
    <message>
        <source>The Soldier remains a 5, though you know one of your rival’s cards.</source>
        <translation>Der Soldat bleibt eine 5, obwohl du eine Karte deines Gegenübers kennst.</translation>
    </message>
    <message>
        <source>The Throne is a 9, and your King is flipped. Play the card that disgraces a higher one and is followed by a second card.</source>
        <translation>Der Thron zählt 9, und dein König ist umgedreht. Spiel die Karte, die eine höhere ächtet und eine zweite mitbringt.</translation>
    </message>
    <message>
        <source>The Throne is back down to 3. The Zealot, Oathbound, and Warlord break the rule in their own ways.</source>
        <translation>Der Thron zählt nur noch 3. Eiferer, Gefolgsmann und Kriegsherr brechen die Regel, jeder auf seine Weise.</translation>
    </message>
    <message>
        <source>The Throne is face down and counts as 1. The Successor you hid before the round is now in your hand.</source>
        <translation>Der Thron liegt verdeckt und zählt 1. Der Nachfolger, den du vor der Runde versteckt hast, ist jetzt auf deiner Hand.</translation>
    </message>
    <message>
        <source>The Throne is now worth only 3, which your rival can easily answer, and your Oathbound and King’s Hand go unused.</source>
        <translation>Der Thron zählt jetzt nur 3: Darauf antwortet dein Gegenüber leicht, und dein Gefolgsmann und deine Königshand bleiben ungenutzt.</translation>
    </message>
    <message>
        <source>The Throne is now worth {throne}, too much for the {card} you keep. If your rival answers, you have no play.</source>
        <translation>Der Thron zählt jetzt {throne}, zu viel für {card:acc} auf deiner Hand. Antwortet dein Gegenüber, kannst du nichts mehr spielen.</translation>
    </message>
    <message>
        <source>The Throne is worth 8, and none of your cards can go there. You have not lost yet: flip your King instead of playing a card.</source>
        <translation>Der Thron zählt 8, und keine deiner Karten passt. Verloren hast du noch nicht: Dreh deinen König um, statt eine Karte zu spielen.</translation>
    </message>
    <message>
        <source>The Throne is worth 8. Your Antechamber comes before your hand and your King: play the card from there.</source>
        <translation>Der Thron zählt 8. Dein Vorzimmer geht Hand und König vor: Spiel die Karte von dort.</translation>
    </message>
    <message>
        <source>The Throne was already worth 1: you have used up your King for nothing but the Successor.</source>
        <translation>Der Thron zählte schon 1: Du hast deinen König nur für den Nachfolger verbraucht.</translation>
    </message>
    <message>
        <source>The Throne will soon be higher. Which cards will be too low then?</source>
        <translation>Der Thron steigt bald. Welche Karten sind dann zu niedrig?</translation>
    </message>
    <message>
        <source>The card in your Antechamber is face up in front of you.</source>
        <translation>Die Karte in deinem Vorzimmer liegt offen vor dir.</translation>
    </message>
    <message>
        <source>The card you gave is now the Accused. With two players, there is no Warden, so the Accused never changes.</source>
        <translation>Die hergegebene Karte ist jetzt der Angeklagte. Zu zweit gibt es keinen Aufseher, also bleibt sie es.</translation>
    </message>
    <message>
        <source>The flip succeeds after all. The Assassin and the King’s Hand are Condemned.</source>
        <translation>Das Umdrehen gelingt doch. Meuchler und Königshand sind verurteilt.</translation>
    </message>
    <message>
        <source>The flip succeeds: the Throne is worth 1, your rival takes their Successor into hand, and the round goes on.</source>
        <translation>Das Umdrehen gelingt: Der Thron zählt 1, dein Gegenüber nimmt den Nachfolger auf die Hand, und die Runde geht weiter.</translation>
    </message>
    <message>
        <source>The other 8 and both 9s have been seen, and so have the Zealot and the other Oathbound, which break the rule.</source>
        <translation>Die andere 8 und beide 9er hast du schon gesehen, ebenso den Eiferer und den anderen Gefolgsmann, die sich nicht an die Regel halten.</translation>
    </message>
    <message>
        <source>The round is worth 1 more if your rival has a card left at the end. You need 3 points: win while they still hold it.</source>
        <translation>Die Runde bringt 1 Punkt mehr, wenn dein Gegenüber am Ende eine Karte übrig hat. Du brauchst 3: Gewinne, solange sie noch da ist.</translation>
    </message>
    <message>
        <source>The round is yours. Played onto the Throne, the Assassin would have been a plain 2.</source>
        <translation>Die Runde gehört dir. Auf den Thron gespielt wäre der Meuchler nur eine 2 gewesen.</translation>
    </message>
    <message>
        <source>The {card} counts only {value}. A higher card is face up in Court.</source>
        <translation>{card:Nom} zählt nur {value}. Am Hof liegt eine höhere Karte offen.</translation>
    </message>
    <message>
        <source>The {card} counts {value} and can go on higher Thrones, too. Only now can your 1 be played.</source>
        <translation>{card:Nom} zählt {value} und passt auch auf einen höheren Thron. Deine 1 kannst du nur jetzt spielen.</translation>
    </message>
    <message>
        <source>The {card} counts {value}. When you flip your King, you will want more than that.</source>
        <translation>{card:Nom} zählt {value}. Wenn du deinen König umdrehst, willst du mehr als das.</translation>
    </message>
    <message>
        <source>The {card} counts {value}. You hold lower cards, which will be harder to play.</source>
        <translation>{card:Nom} zählt {value}. Du hast niedrigere Karten, und die wirst du schwerer los.</translation>
    </message>
    <message>
        <source>The {card} counts {value}: from your hand, it can go on many Thrones. Your low cards rarely can.</source>
        <translation>{card:Nom} zählt {value} und lässt sich von der Hand meist auf den Thron spielen. Mit deinen niedrigen Karten geht das nur selten.</translation>
    </message>
    <message>
        <source>The {card} counts {value}: it can still go on a higher Throne later. Your lowest cards cannot.</source>
        <translation>{card:Nom} zählt {value} und passt auch später, wenn der Thron höher ist. Deine niedrigsten Karten passen dann nicht mehr.</translation>
    </message>
    <message>
        <source>The {card} does not let you name a card.</source>
        <translation>Mit {card:dat} nennst du keine Karte.</translation>
    </message>
    <message>
        <source>The {card} is the Accused, so nobody holds it.</source>
        <translation>Angeklagt ist {card:nom}: Diese Karte hat niemand.</translation>
    </message>
    <message>
        <source>Then nothing happens, and your rival keeps every card.</source>
        <translation>Dann geschieht nichts, und dein Gegenüber behält alle Karten.</translation>
    </message>
    <message>
        <source>Then your rival begins and plays any card onto the empty Court, and you must match it.</source>
        <translation>Dann beginnt dein Gegenüber mit einer beliebigen Karte am leeren Hof, und du musst mithalten.</translation>
    </message>
    <message>
        <source>Three of your cards are worth 5 or more.</source>
        <translation>Drei deiner Karten zählen 5 oder mehr.</translation>
    </message>
    <message>
        <source>Two cards in one turn, and the round is yours.</source>
        <translation>Zwei Karten in einem Zug, und die Runde gehört dir.</translation>
    </message>
    <message>
        <source>Until then, it is not in your hand: you cannot play it or react with it.</source>
        <translation>Bis dahin ist er nicht auf deiner Hand: Du kannst ihn weder spielen noch mit ihm reagieren.</translation>
    </message>
    <message>
        <source>Use your King’s Hand.</source>
        <translation>Setz deine Königshand ein.</translation>
    </message>
    <message>
        <source>What a round is worth</source>
        <translation>Was eine Runde bringt</translation>
    </message>
    <message>
        <source>What did the Fool take?</source>
        <translation>Was hat der Narr genommen?</translation>
    </message>
    <message>
        <source>What does my King do?</source>
        <translation>Was kann mein König?</translation>
    </message>
    <message>
        <source>What does this card do?</source>
        <translation>Was kann diese Karte?</translation>
    </message>
    <message>
        <source>What is a face-down card worth?</source>
        <translation>Was zählt eine verdeckte Karte?</translation>
    </message>
    <message>
        <source>What is the Antechamber?</source>
        <translation>Was ist das Vorzimmer?</translation>
    </message>
    <message>
        <source>What is the Successor for?</source>
        <translation>Wozu ist der Nachfolger da?</translation>
    </message>
    <message>
        <source>What may I do on my turn, and in what order?</source>
        <translation>Was darf ich in meinem Zug tun, und in welcher Reihenfolge?</translation>
    </message>
    <message>
        <source>What may I play now?</source>
        <translation>Was darf ich jetzt spielen?</translation>
    </message>
    <message>
        <source>When is a round over?</source>
        <translation>Wann ist eine Runde vorbei?</translation>
    </message>
    <message>
        <source>When is the match over?</source>
        <translation>Wann ist die Partie vorbei?</translation>
    </message>
    <message>
        <source>Which card do I hide as my Successor?</source>
        <translation>Welche Karte verstecke ich als Nachfolger?</translation>
    </message>
    <message>
        <source>Which card is best to play?</source>
        <translation>Welche Karte spiele ich am besten?</translation>
    </message>
    <message>
        <source>Why is a card face up beside the Court?</source>
        <translation>Warum liegt eine Karte offen neben dem Hof?</translation>
    </message>
    <message>
        <source>Why must I remove a card on my turn?</source>
        <translation>Warum muss ich in meinem Zug eine Karte entfernen?</translation>
    </message>
    <message>
        <source>With three or four players, a Warden can swap one of your cards with the Accused. Here, the Accused is the Queen: trade a low card for her.</source>
        <translation>Zu dritt oder viert tauscht ein Aufseher eine Handkarte gegen den Angeklagten. Angeklagt ist hier die Königin: Hol sie dir für eine niedrige Karte.</translation>
    </message>
    <message>
        <source>You act on your rival’s turn with the two cards that let you.</source>
        <translation>Du reagierst im gegnerischen Zug mit den zwei Karten, die das erlauben.</translation>
    </message>
    <message>
        <source>You can stay in the round even when none of your cards can go on the Throne.</source>
        <translation>Du bleibst in der Runde, auch wenn keine deiner Karten auf den Thron passt.</translation>
    </message>
    <message>
        <source>You choose your Successor and the card to remove.</source>
        <translation>Du wählst deinen Nachfolger und die Karte, von der du dich trennst.</translation>
    </message>
    <message>
        <source>You could play a card or flip your King. Which keeps the extra point?</source>
        <translation>Du kannst spielen oder den König umdrehen. Womit behältst du den Zusatzpunkt?</translation>
    </message>
    <message>
        <source>You count what is left and choose the card that ends the round.</source>
        <translation>Du zählst, was noch übrig ist, und wählst die Karte, mit der du die Runde beendest.</translation>
    </message>
    <message>
        <source>You flip your King at a safe moment.</source>
        <translation>Du drehst deinen König um, wenn keine Gefahr droht.</translation>
    </message>
    <message>
        <source>You get the Queen but give away the {card}, which counts {value}. A low card would do.</source>
        <translation>Du bekommst die Königin, gibst aber {card:acc} mit Wert {value} her. Eine niedrige Karte genügt.</translation>
    </message>
    <message>
        <source>You have not seen the Assassin, and your rival may hold it. Do not flip your King while you can play a card.</source>
        <translation>Der Meuchler war noch nicht zu sehen, und dein Gegenüber könnte ihn haben. Dreh deinen König nicht um, solange du eine Karte spielen kannst.</translation>
    </message>
    <message>
        <source>You hold the Assassin: show it.</source>
        <translation>Du hast den Meuchler: Zeig ihn.</translation>
    </message>
    <message>
        <source>You hold the King’s Hand: use it.</source>
        <translation>Du hast die Königshand: Setz sie ein.</translation>
    </message>
    <message>
        <source>You hold the True King, so you name who begins. Begin the round yourself: on the empty Court, you can get rid of a low card.</source>
        <translation>Du hast den Wahren König, also bestimmst du, wer beginnt. Fang selbst an: Am leeren Hof wirst du eine niedrige Karte los.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself, and there is only one.</source>
        <translation>{card:Acc} hast du selbst, und die Karte gibt es nur einmal.</translation>
    </message>
    <message>
        <source>You know what a face-down card is worth and put that to use.</source>
        <translation>Du weißt, was eine verdeckte Karte zählt, und nutzt das.</translation>
    </message>
    <message>
        <source>You know what you may do on your turn and what comes first.</source>
        <translation>Du weißt, was du in deinem Zug tun darfst und was zuerst kommt.</translation>
    </message>
    <message>
        <source>You know when a round is worth 1, 2, or 3 points.</source>
        <translation>Du weißt, wann eine Runde 1, 2 oder 3 Punkte bringt.</translation>
    </message>
    <message>
        <source>You know which cards can go on the Throne, and you keep one for your next turn.</source>
        <translation>Du weißt, welche Karten auf den Thron passen, und behältst eine für deinen nächsten Zug.</translation>
    </message>
    <message>
        <source>You know which cards nobody can hold.</source>
        <translation>Du weißt, welche Karten niemand auf der Hand haben kann.</translation>
    </message>
    <message>
        <source>You remember what you saw and name it at the right time.</source>
        <translation>Du merkst dir, was du gesehen hast, und nennst es im richtigen Moment.</translation>
    </message>
    <message>
        <source>You take nothing, though good cards are face up in Court.</source>
        <translation>Du nimmst nichts, obwohl am Hof gute Karten offen liegen.</translation>
    </message>
    <message>
        <source>You win a round, and with it the match.</source>
        <translation>Du gewinnst eine Runde und damit die Partie.</translation>
    </message>
    <message>
        <source>Your Antechamber is now empty: on your next turn, you must match or beat the Throne.</source>
        <translation>Dein Vorzimmer ist jetzt leer: Im nächsten Zug musst du mindestens mit dem Thron gleichziehen.</translation>
    </message>
    <message>
        <source>Your Judge guessed right: put a card into your Antechamber. Next turn, it can go on any Throne, so choose one that is otherwise hard to play.</source>
        <translation>Dein Richter hat richtig geraten: Leg eine Karte in dein Vorzimmer. Im nächsten Zug passt sie auf jeden Thron: Nimm eine, die du sonst kaum loswirst.</translation>
    </message>
    <message>
        <source>Your King lies in front of you. You may flip it once per round.</source>
        <translation>Dein König liegt vor dir. Einmal pro Runde darfst du ihn umdrehen.</translation>
    </message>
    <message>
        <source>Your Queen goes into your Antechamber, and you must play her next turn, like it or not.</source>
        <translation>Deine Königin kommt in dein Vorzimmer, und du musst sie im nächsten Zug spielen, ob nötig oder nicht.</translation>
    </message>
    <message>
        <source>Your Successor is the Queen, a 9.</source>
        <translation>Dein Nachfolger ist die Königin, eine 9.</translation>
    </message>
    <message>
        <source>Your last card counts 8, too.</source>
        <translation>Deine letzte Karte zählt auch 8.</translation>
    </message>
    <message>
        <source>Your lowest card costs you the least.</source>
        <translation>Deine niedrigste Karte kostet dich am wenigsten.</translation>
    </message>
    <message>
        <source>Your rival answers with a card at least as high. Which of yours will still be high enough then?</source>
        <translation>Dein Gegenüber antwortet mit einer mindestens ebenso hohen Karte. Welche von deinen ist dann noch hoch genug?</translation>
    </message>
    <message>
        <source>Your rival answers with the Elder, which may be played on Royalty.</source>
        <translation>Dein Gegenüber antwortet mit dem Ältesten, der auf Hoheiten gespielt werden darf.</translation>
    </message>
    <message>
        <source>Your rival can still answer: the {card} counts {value}, and equal or higher is enough.</source>
        <translation>Dein Gegenüber kann noch antworten: {card:Nom} zählt {value}, und gleich hoch genügt.</translation>
    </message>
    <message>
        <source>Your rival did hold the Assassin. Flip only after it has been seen, or when you must.</source>
        <translation>Dein Gegenüber hatte tatsächlich den Meuchler. Dreh deinen König erst um, wenn der Meuchler zu sehen war oder wenn du musst.</translation>
    </message>
    <message>
        <source>Your rival flips their King. If you hold the Assassin, you may strike now and make the flip fail: win the round.</source>
        <translation>Dein Gegenüber dreht den König um. Hast du den Meuchler, darfst du jetzt zuschlagen: Dann misslingt das Umdrehen. Gewinne die Runde.</translation>
    </message>
    <message>
        <source>Your rival has already flipped their King and has no play: the round is yours.</source>
        <translation>Dein Gegenüber hat den König schon umgedreht und kann nichts spielen: Die Runde gehört dir.</translation>
    </message>
    <message>
        <source>Your rival has an 8 left. What beats it?</source>
        <translation>Dein Gegenüber hat noch eine 8. Womit schlägst du sie?</translation>
    </message>
    <message>
        <source>Your rival has no cards left. A round is worth 1 point, and 1 more if your King is not flipped. You need 2: win now.</source>
        <translation>Dein Gegenüber hat keine Karte mehr. Eine gewonnene Runde bringt 1 Punkt und noch einen, wenn dein König nicht umgedreht ist. Du brauchst 2: Gewinne diese Runde.</translation>
    </message>
    <message>
        <source>Your rival has no play and loses the round. You are the first to reach 7 points and win the match.</source>
        <translation>Dein Gegenüber kann nichts spielen und hat die Runde verloren. Du hast zuerst 7 Punkte und gewinnst die Partie.</translation>
    </message>
    <message>
        <source>Your rival has one card left. Make the Throne as high as you can.</source>
        <translation>Dein Gegenüber hat noch eine Karte. Mach den Thron so hoch, wie du kannst.</translation>
    </message>
    <message>
        <source>Your rival has played an 8. Equal is enough: answer it.</source>
        <translation>Dein Gegenüber hat eine 8 gespielt. Gleich hoch genügt: Antworte darauf.</translation>
    </message>
    <message>
        <source>Your rival plays next. Stopping an ability costs each of you a card and a turn.</source>
        <translation>Jetzt ist dein Gegenüber dran. Hältst du eine Fähigkeit auf, kostet euch das beide eine Karte und einen Zug.</translation>
    </message>
    <message>
        <source>Your rival raised the Throne to 7. Now your Successor helps: play a card that your rival cannot answer.</source>
        <translation>Dein Gegenüber hat den Thron auf 7 gebracht. Jetzt hilft dein Nachfolger: Spiel eine Karte, auf die es keine Antwort gibt.</translation>
    </message>
    <message>
        <source>Your rival removes a card, too, and one more was removed after the deal: nobody knows all three.</source>
        <translation>Auch dein Gegenüber entfernt eine Karte, und eine wurde schon nach dem Austeilen entfernt: Niemand kennt alle drei.</translation>
    </message>
    <message>
        <source>Your rival shows the Assassin: the flip fails, and you lose the round.</source>
        <translation>Dein Gegenüber zeigt den Meuchler: Das Umdrehen misslingt, und du hast die Runde verloren.</translation>
    </message>
    <message>
        <source>Your rival’s Inquisitor names your Queen: she would go into your Antechamber. A King’s Hand can stop an ability: keep your Queen.</source>
        <translation>Dein Gegenüber nennt mit dem Inquisitor deine Königin: Sie käme in dein Vorzimmer. Eine Königshand hält Fähigkeiten auf: Rette deine Königin.</translation>
    </message>
    <message>
        <source>Your rival’s last card is too low, and their King is already flipped: the round is yours.</source>
        <translation>Die letzte Karte deines Gegenübers ist zu niedrig, und sein König ist schon umgedreht: Die Runde gehört dir.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Your turn is over, and your other cards are still good for later.</source>
        <translation>Dein Zug ist vorbei, und die anderen Karten hast du noch für später.</translation>
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
        <translation>Ein Mystiker hat 8 genannt. Auf der Hand zählt der Wachposten weiter 8 und darf auf den Kriegsherrn folgen, aber auf dem Thron zählt er nur 3 und bewirkt nichts.</translation>
    </message>
    <message>
        <source>A flipped King has disgraced the Princess. The Throne is worth 1 and is no longer Royalty: any card may follow, even the Fool.</source>
        <translation>Ein König wurde umgedreht und die Prinzessin geächtet. Der Thron zählt 1 und ist keine Hoheit mehr: Jede Karte darf folgen, auch der Narr.</translation>
    </message>
    <message>
        <source>An opponent held the named card, so the Soldier counts 7. Its player has also disgraced the Judge below it and could have disgraced two more cards.</source>
        <translation>Ein Gegner hatte die genannte Karte: Der Soldat zählt 7. Der Richter darunter wurde geächtet; zwei weitere Karten wären möglich gewesen.</translation>
    </message>
    <message>
        <source>Be the last one able to play: a player who can neither play a card nor flip their King loses the round. With three players, the others play on.</source>
        <translation>Bleib länger im Spiel als alle anderen: Wer weder eine Karte spielen noch den König umdrehen kann, hat die Runde verloren. Zu dritt spielen die anderen weiter.</translation>
    </message>
    <message>
        <source>Condemned</source>
        <translation>verurteilt</translation>
    </message>
    <message>
        <source>The Elder came from the Antechamber, so it could go on a Sentry, an 8. The next player needs only a 3 or higher.</source>
        <translation>Der Älteste kam aus dem Vorzimmer, deshalb durfte er auf einen Wachposten, eine 8. Danach genügt schon eine 3.</translation>
    </message>
    <message>
        <source>The Elder may follow the Princess, a 9. It could not follow a King’s Hand, though that is only an 8. Royalty covered by another card would not help it, either.</source>
        <translation>Der Älteste darf auf die Prinzessin folgen, eine 9. Auf eine Königshand dürfte er nicht, obwohl sie nur 8 zählt. Auch eine Hoheit, auf der schon eine andere Karte liegt, würde ihm nichts nützen.</translation>
    </message>
    <message>
        <source>The Inquisitor was played on the Elder and stopped. It leaves the Court, and the Elder is the Throne again: the next player must play 3 or higher, not 4.</source>
        <translation>Der Inquisitor wurde auf den Ältesten gespielt und aufgehalten. Er verlässt den Hof, und der Älteste ist wieder der Thron: Als Nächstes genügt eine 3, es muss keine 4 sein.</translation>
    </message>
    <message>
        <source>The Oathbound was played on the Queen and disgraced her. A second card had to follow at once, and it could be as low as the Fool.</source>
        <translation>Der Gefolgsmann wurde auf die Königin gespielt und hat sie geächtet. Sofort musste eine zweite Karte folgen; selbst der Narr war erlaubt.</translation>
    </message>
    <message>
        <source>The Princess is face up in Court, though not on the Throne. So the Warlord counted 8 in hand and could follow the Sentry; in Court, it counts 9.</source>
        <translation>Die Prinzessin liegt offen am Hof, wenn auch nicht auf dem Thron. Deshalb zählte der Kriegsherr auf der Hand 8 und durfte auf den Wachposten folgen; am Hof zählt er 9.</translation>
    </message>
    <message>
        <source>The Throne is worth 7. Equal is enough, so the Mystic may follow; so may the Sentry, but not the Judge.</source>
        <translation>Der Thron zählt 7. Gleich hoch genügt, also darf der Mystiker folgen; der Wachposten auch, der Richter nicht.</translation>
    </message>
    <message>
        <source>The winner of a round scores 1 point, plus more for an unflipped King and for cards the losers have left. The match ends when someone has 7 points, and the highest score wins.</source>
        <translation>Wer eine Runde gewinnt, bekommt 1 Punkt, dazu Punkte für den nicht umgedrehten König und für Karten, die Verlierer übrig haben. Die Partie endet, sobald jemand 7 Punkte hat; die höchste Punktzahl gewinnt.</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Thron</translation>
    </message>
    <message>
        <source>You win the round, your King is not flipped, and your rival has two cards left. That makes 3 points: one rival’s leftover cards count only once.</source>
        <translation>Du gewinnst die Runde, dein König ist nicht umgedreht, und dein Gegenüber hat zwei Karten übrig. Das macht 3 Punkte: Übrige Karten eines Gegners zählen nur einmal.</translation>
    </message>
    <message>
        <source>cards left: +1</source>
        <translation>übrig: 1 mehr</translation>
    </message>
    <message>
        <source>counts 1</source>
        <translation>zählt 1</translation>
    </message>
    <message>
        <source>counts 3</source>
        <translation>zählt 3</translation>
    </message>
    <message>
        <source>disgraced</source>
        <translation>geächtet</translation>
    </message>
    <message>
        <source>may follow</source>
        <translation>darf folgen</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>zu niedrig</translation>
    </message>
    <message>
        <source>yours: +1</source>
        <translation>deiner: 1 mehr</translation>
    </message>
</context>
<context>
    <name>imposter-kings/fault</name>
    <message>
        <source>Choosing the wrong player or card for an ability</source>
        <translation>Falsche Wahl bei Fähigkeiten</translation>
    </message>
    <message>
        <source>Flipping the King too early</source>
        <translation>Den König zu früh umdrehen</translation>
    </message>
    <message>
        <source>Flipping the King too late</source>
        <translation>Den König zu spät umdrehen</translation>
    </message>
    <message>
        <source>Giving away the wrong card</source>
        <translation>Die falsche Karte hergeben</translation>
    </message>
    <message>
        <source>Guessing the wrong card or number</source>
        <translation>Karte oder Zahl falsch raten</translation>
    </message>
    <message>
        <source>Leaving abilities unused</source>
        <translation>Fähigkeiten ungenutzt lassen</translation>
    </message>
    <message>
        <source>Missing a useful reaction</source>
        <translation>Nicht reagieren, wo es sich lohnt</translation>
    </message>
    <message>
        <source>Playing the wrong card</source>
        <translation>Die falsche Karte spielen</translation>
    </message>
    <message>
        <source>Poor choices during setup</source>
        <translation>Beim Aufbau falsch wählen</translation>
    </message>
    <message>
        <source>Reacting when it did not pay</source>
        <translation>Reagieren, wo es sich nicht lohnt</translation>
    </message>
    <message>
        <source>Using abilities when they did not pay</source>
        <translation>Fähigkeiten einsetzen, wo es sich nicht lohnt</translation>
    </message>
</context>
<context>
    <name>imposter-kings/game</name>
    <message>
        <source>A battle of wits</source>
        <translation>Ein Kampf mit Köpfchen</translation>
    </message>
    <message>
        <source>A battle of wits: play an equal or higher card onto the Throne, and be the last one who can.</source>
        <translation>Ein Kampf mit Köpfchen: Spiel gleich hoch oder höher auf den Thron und halte länger durch als alle anderen.</translation>
    </message>
    <message>
        <source>Once everyone can tell that an Executioner has condemned the last Assassin or King’s Hand, nobody is asked for that card anymore.</source>
        <translation>Ist allen klar, dass durch einen Henker der letzte Meuchler oder die letzte Königshand verurteilt wurde, wird niemand mehr danach gefragt.</translation>
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
        <translation>Ächte in einer Partie {number} Karten am Hof.</translation>
    </message>
    <message>
        <source>Name {number} cards that a rival holds.</source>
        <translation>Nenne {number} Karten, die ein Gegner auf der Hand hat.</translation>
    </message>
    <message>
        <source>Play {number} Royalty cards in one game.</source>
        <translation>Spiel in einer Partie {number} Hoheiten aus.</translation>
    </message>
    <message>
        <source>Play {number} different characters in one game.</source>
        <translation>Spiel in einer Partie {number} verschiedene Charaktere aus.</translation>
    </message>
    <message>
        <source>Score {number} points for losers’ leftover cards.</source>
        <translation>Hol {number} Punkte für übrige Karten von Verlierern.</translation>
    </message>
    <message>
        <source>Score {number} points in one round.</source>
        <translation>Hol in einer Runde {number} Punkte.</translation>
    </message>
    <message>
        <source>Stop a card with the King’s Hand.</source>
        <translation>Halte eine Karte mit der Königshand auf.</translation>
    </message>
    <message>
        <source>Stop {number} cards with the King’s Hand in one game.</source>
        <translation>Halte in einer Partie {number} Karten mit der Königshand auf.</translation>
    </message>
    <message>
        <source>Take your Successor into your hand {number} times in one game.</source>
        <translation>Nimm in einer Partie {number}-mal deinen Nachfolger auf die Hand.</translation>
    </message>
    <message>
        <source>Use {number} abilities in one game.</source>
        <translation>Setz in einer Partie {number} Fähigkeiten ein.</translation>
    </message>
    <message>
        <source>Win a game after trailing a rival by four points.</source>
        <translation>Gewinne eine Partie, in der ein Gegner vier Punkte vor dir lag.</translation>
    </message>
    <message>
        <source>Win a game by {number} points or more.</source>
        <translation>Gewinne eine Partie mit mindestens {number} Punkten Vorsprung.</translation>
    </message>
    <message>
        <source>Win a game in which no rival scores a point.</source>
        <translation>Gewinne eine Partie, in der kein Gegner einen Punkt holt.</translation>
    </message>
    <message>
        <source>Win a game in which you never flip your King.</source>
        <translation>Gewinne eine Partie, in der du deinen König nie umdrehst.</translation>
    </message>
    <message>
        <source>Win a game in which you show an Assassin and stop a card.</source>
        <translation>Gewinne eine Partie, in der du einen Meuchler zeigst und eine Karte aufhältst.</translation>
    </message>
    <message>
        <source>Win a round with {number} cards left in your hand.</source>
        <translation>Gewinne eine Runde mit {number} Karten auf der Hand.</translation>
    </message>
    <message>
        <source>Win a round without flipping your King.</source>
        <translation>Gewinne eine Runde, ohne deinen König umzudrehen.</translation>
    </message>
    <message>
        <source>Win {number} rounds in one game.</source>
        <translation>Gewinne in einer Partie {number} Runden.</translation>
    </message>
    <message>
        <source>Win {number} rounds without flipping your King.</source>
        <translation>Gewinne {number} Runden, ohne deinen König umzudrehen.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/laying</name>
    <message>
        <source>A Condemned card is removed</source>
        <translation>Eine verurteilte Karte wird entfernt</translation>
    </message>
    <message>
        <source>A Herald recalls the Successor</source>
        <translation>Ein Herold ruft den Nachfolger zurück</translation>
    </message>
    <message>
        <source>A Judge guessed right</source>
        <translation>Ein Richter hat richtig geraten</translation>
    </message>
    <message>
        <source>A Judge names a card</source>
        <translation>Ein Richter nennt eine Karte</translation>
    </message>
    <message>
        <source>A Princess swaps cards</source>
        <translation>Eine Prinzessin tauscht Karten</translation>
    </message>
    <message>
        <source>A Sentry exchanges a card</source>
        <translation>Ein Wachposten tauscht eine Karte aus</translation>
    </message>
    <message>
        <source>A Soldier guessed right</source>
        <translation>Ein Soldat hat richtig geraten</translation>
    </message>
    <message>
        <source>A Spy has seen the Successors</source>
        <translation>Ein Spion hat die Nachfolger gesehen</translation>
    </message>
    <message>
        <source>A Successor is chosen</source>
        <translation>Ein Nachfolger wird gewählt</translation>
    </message>
    <message>
        <source>A Successor is replaced</source>
        <translation>Ein Nachfolger wird ersetzt</translation>
    </message>
    <message>
        <source>A card goes into the pool</source>
        <translation>Eine Karte kommt in den Topf</translation>
    </message>
    <message>
        <source>A card is removed</source>
        <translation>Eine Karte wird entfernt</translation>
    </message>
    <message>
        <source>A shown card is taken</source>
        <translation>Eine gezeigte Karte wird genommen</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Ability at work</source>
        <translation>Laufende Fähigkeit</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>An Antechamber card is played</source>
        <translation>Eine Karte aus dem Vorzimmer wird gespielt</translation>
    </message>
    <message>
        <source>An Assassin’s spoils</source>
        <translation>Die Beute eines Meuchlers</translation>
    </message>
    <message>
        <source>An Executioner condemns cards</source>
        <translation>Ein Henker verurteilt Karten</translation>
    </message>
    <message>
        <source>An Oathbound’s second card</source>
        <translation>Die zweite Karte eines Gefolgsmanns</translation>
    </message>
    <message>
        <source>An ability is used</source>
        <translation>Eine Fähigkeit wird eingesetzt</translation>
    </message>
    <message>
        <source>Cards are shown</source>
        <translation>Karten werden gezeigt</translation>
    </message>
    <message>
        <source>Cards known to be Condemned</source>
        <translation>Bekannte verurteilte Karten</translation>
    </message>
    <message>
        <source>Cards still to be chosen</source>
        <translation>Noch zu wählende Karten</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>Disgraced</source>
        <translation>Geächtet</translation>
    </message>
    <message>
        <source>Does a King’s Hand stop the Assassin?</source>
        <translation>Meuchler mit einer Königshand aufhalten?</translation>
    </message>
    <message>
        <source>Does a King’s Hand stop the ability?</source>
        <translation>Fähigkeit mit einer Königshand aufhalten?</translation>
    </message>
    <message>
        <source>Does an Assassin strike?</source>
        <translation>Schlägt ein Meuchler zu?</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Has lost the round</source>
        <translation>Hat die Runde verloren</translation>
    </message>
    <message>
        <source>Is the round restarted?</source>
        <translation>Wird die Runde neu gestartet?</translation>
    </message>
    <message>
        <source>Kings flipped</source>
        <translation>Umgedrehte Könige</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Nobody can be asked for this reaction.</source>
        <translation>Für diese Reaktion kommt hier niemand infrage.</translation>
    </message>
    <message>
        <source>One of the highest cards is named</source>
        <translation>Eine der höchsten Karten wird bestimmt</translation>
    </message>
    <message>
        <source>Partners offer cards</source>
        <translation>Partner bieten Karten an</translation>
    </message>
    <message>
        <source>Partners swap cards</source>
        <translation>Partner tauschen Karten</translation>
    </message>
    <message>
        <source>Played after an Oathbound</source>
        <translation>Nach einem Gefolgsmann gespielt</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Punkte nach Herkunft</translation>
    </message>
    <message>
        <source>Raised</source>
        <translation>Erhöht</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Neustarts</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>State of the cards in Court</source>
        <translation>Wie die Karten am Hof liegen</translation>
    </message>
    <message>
        <source>Still to be asked</source>
        <translation>Noch zu fragen</translation>
    </message>
    <message>
        <source>The card in a Herald’s place</source>
        <translation>Die Karte anstelle eines Herolds</translation>
    </message>
    <message>
        <source>The card on the Throne has no ability to use right now.</source>
        <translation>Die Karte auf dem Thron kann gerade keine Fähigkeit nutzen.</translation>
    </message>
    <message>
        <source>The direction is chosen</source>
        <translation>Die Richtung wird gewählt</translation>
    </message>
    <message>
        <source>The first player is named</source>
        <translation>Wer beginnt, wird bestimmt</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist vorbei</translation>
    </message>
    <message>
        <source>This moment cannot occur with this number of players.</source>
        <translation>Bei dieser Spielerzahl kommt das nicht vor.</translation>
    </message>
    <message>
        <source>True King</source>
        <translation>Wahrer König</translation>
    </message>
    <message>
        <source>Values a Mystic has named</source>
        <translation>Werte, die ein Mystiker genannt hat</translation>
    </message>
    <message>
        <source>What was chosen</source>
        <translation>Was gewählt wurde</translation>
    </message>
    <message>
        <source>Winners of the last round</source>
        <translation>Gewinner der letzten Runde</translation>
    </message>
    <message>
        <source>{player}’s points for losers with cards left</source>
        <translation>Punkte von {player} für übrige Karten der Verlierer</translation>
    </message>
    <message>
        <source>{player}’s points for rivals’ restarts</source>
        <translation>Punkte von {player} für Neustarts der Gegner</translation>
    </message>
    <message>
        <source>{player}’s points for rounds won</source>
        <translation>Punkte von {player} für gewonnene Runden</translation>
    </message>
    <message>
        <source>{player}’s points for second place</source>
        <translation>Punkte von {player} für den zweiten Platz</translation>
    </message>
    <message>
        <source>{player}’s points for unflipped Kings</source>
        <translation>Punkte von {player} für nicht umgedrehte Könige</translation>
    </message>
</context>
<context>
    <name>imposter-kings/lesson</name>
    <message>
        <source>Condemned cards come first: removing one is your whole turn. Drag it to the removed cards.</source>
        <translation>Verurteilte Karten gehen vor: Eine zu entfernen ist dein ganzer Zug. Zieh eine zu den entfernten Karten.</translation>
    </message>
    <message>
        <source>Hide a card as your Successor: it returns to your hand when you flip your King. Choose a card that you will want later.</source>
        <translation>Versteck eine Karte als deinen Nachfolger: Sie kommt auf deine Hand zurück, wenn du deinen König umdrehst. Gut ist eine, die du später brauchst.</translation>
    </message>
    <message>
        <source>Look at your cards: if you do not like them, you can have them dealt again. Your first restart is free. This time, keep them.</source>
        <translation>Sieh dir deine Karten an: Gefallen sie dir nicht, kannst du sie neu austeilen lassen. Dein erster Neustart ist kostenlos. Behalte deine Karten diesmal.</translation>
    </message>
    <message>
        <source>None of your cards can go on the Throne, but you still have your King. Drag it to the Court: unless an Assassin strikes, the Throne falls to 1, and your Successor returns to your hand.</source>
        <translation>Keine deiner Karten passt hier, aber du hast noch deinen König. Zieh ihn zum Hof: Schlägt kein Meuchler zu, sinkt der Thron auf 1, und dein Nachfolger kommt auf deine Hand.</translation>
    </message>
    <message>
        <source>One card leaves the round. Get rid of a low one: high cards can be played more often.</source>
        <translation>Eine Karte scheidet aus. Gib eine deiner niedrigen her: Hohe lassen sich öfter spielen.</translation>
    </message>
    <message>
        <source>Royalty is on the Throne: only a 9, an Elder, or an Oathbound with a second card can be played on it.</source>
        <translation>Auf dem Thron liegt eine Hoheit: Darauf passt nur eine 9, ein Ältester oder ein Gefolgsmann mit einer zweiten Karte.</translation>
    </message>
    <message>
        <source>Someone has 7 points, and the match is over: the highest score wins.</source>
        <translation>Jemand hat 7 Punkte, die Partie ist vorbei: Die höchste Punktzahl gewinnt.</translation>
    </message>
    <message>
        <source>The Court is empty, so any card can be played. Low cards are hard to play later: drag one to the Court.</source>
        <translation>Der Hof ist leer, also darfst du jede Karte spielen. Niedrige Karten wirst du später schwer los: Zieh eine zum Hof.</translation>
    </message>
    <message>
        <source>The Throne is high now. Play an equal or higher card, and think about what you can still play after that.</source>
        <translation>Der Thron ist jetzt hoch. Spiel gleich hoch oder höher und behalte im Blick, was du danach noch spielen kannst.</translation>
    </message>
    <message>
        <source>The card you played has an ability, and you may use it. Your rival may stop it with a King’s Hand.</source>
        <translation>Die gespielte Karte hat eine Fähigkeit, die du einsetzen darfst. Dein Gegenüber kann sie mit einer Königshand aufhalten.</translation>
    </message>
    <message>
        <source>The round is over. The winner scores 1 point, 1 more if their King is not flipped, and 1 more if the loser still has a card in hand or their Successor. Then the next round begins.</source>
        <translation>Die Runde ist vorbei. Wer sie gewinnt, bekommt 1 Punkt und 1 weiteren, wenn sein König nicht umgedreht ist. Hat der Verlierer noch eine Handkarte oder den Nachfolger, kommt noch 1 dazu. Dann beginnt die nächste Runde.</translation>
    </message>
    <message>
        <source>Welcome! You hold the True King, so you choose who begins. The first player may play any card.</source>
        <translation>Willkommen! Du hast den Wahren König, also bestimmst du, wer beginnt. Wer beginnt, darf jede Karte spielen.</translation>
    </message>
    <message>
        <source>You must now play a card from your Antechamber, whatever the Throne is worth, and that may be just what you need.</source>
        <translation>Jetzt musst du eine Karte aus deinem Vorzimmer spielen, egal, was der Thron zählt. Vielleicht kommt dir das gerade recht.</translation>
    </message>
    <message>
        <source>Your Oathbound has disgraced a higher card and must be followed by a second one. Play any card: it cannot be stopped, and its ability works.</source>
        <translation>Dein Gefolgsmann hat eine höhere Karte geächtet und bringt jetzt eine zweite mit. Spiel eine beliebige: Sie kann nicht aufgehalten werden, und ihre Fähigkeit wirkt.</translation>
    </message>
    <message>
        <source>Your rival flips their King. If you have an Assassin, you may show it now: the flip then fails and you win the round, unless a King’s Hand stops the Assassin. Remember that before you flip your own King.</source>
        <translation>Dein Gegenüber dreht den König um. Hast du einen Meuchler, darfst du ihn jetzt zeigen: Dann misslingt das Umdrehen, und du gewinnst die Runde, wenn keine Königshand ihn aufhält. Denk daran, bevor du deinen König umdrehst.</translation>
    </message>
    <message>
        <source>Your rival has flipped their King: the Throne is worth 1, so any card can be played.</source>
        <translation>Dein Gegenüber hat den König umgedreht: Der Thron zählt 1, also darfst du jede Karte spielen.</translation>
    </message>
    <message>
        <source>Your rival uses an ability. Everyone who might have a King’s Hand is asked, so silence gives nothing away.</source>
        <translation>Dein Gegenüber setzt eine Fähigkeit ein. Gefragt werden alle, die eine Königshand haben könnten; so verrät Schweigen nichts.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/log</name>
    <message numerus="yes">
        <source>%n card(s) dealt.</source>
        <translation>
            <numerusform>Bekommt %n Karte.</numerusform>
            <numerusform>Bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new round is dealt. The Accused is the {card}. {player} holds the True King.</source>
        <translation>Eine neue Runde wird ausgeteilt. Angeklagt ist {card:nom}. Der Wahre König liegt bei {player}.</translation>
    </message>
    <message>
        <source>Adds the Assassin to {player}’s cards and looks at them all.</source>
        <translation>Legt den Meuchler zu den Karten von {player} und sieht sich alle an.</translation>
    </message>
    <message>
        <source>All shown cards return to their owners’ hands.</source>
        <translation>Alle nehmen die gezeigten Karten wieder auf die Hand.</translation>
    </message>
    <message>
        <source>Cannot play and loses the round.</source>
        <translation>Kann nichts spielen und verliert die Runde.</translation>
    </message>
    <message>
        <source>Chooses a Successor.</source>
        <translation>Wählt einen Nachfolger.</translation>
    </message>
    <message>
        <source>Chooses a card, face down.</source>
        <translation>Wählt verdeckt eine Karte.</translation>
    </message>
    <message>
        <source>Chooses to begin.</source>
        <translation>Beginnt selbst.</translation>
    </message>
    <message>
        <source>Chooses to play clockwise.</source>
        <translation>Lässt im Uhrzeigersinn spielen.</translation>
    </message>
    <message>
        <source>Chooses to play counterclockwise.</source>
        <translation>Lässt gegen den Uhrzeigersinn spielen.</translation>
    </message>
    <message>
        <source>Condemns a card.</source>
        <translation>Verurteilt eine Karte.</translation>
    </message>
    <message>
        <source>Condemns {card}.</source>
        <translation>Verurteilt {card:acc}.</translation>
    </message>
    <message>
        <source>Disgraces {card}, card {place} of the Court.</source>
        <translation>Ächtet {card:acc}, Karte {place} am Hof.</translation>
    </message>
    <message>
        <source>Flips their King.</source>
        <translation>Dreht den König um.</translation>
    </message>
    <message>
        <source>Hands {player} a card.</source>
        <translation>Gibt {player} eine Karte.</translation>
    </message>
    <message>
        <source>Hands {player} {card}.</source>
        <translation>Gibt {player} {card:acc}.</translation>
    </message>
    <message>
        <source>Has no card of that value in hand.</source>
        <translation>Hat keine Karte mit diesem Wert auf der Hand.</translation>
    </message>
    <message>
        <source>Keeps one of {player}’s cards.</source>
        <translation>Behält eine der Karten von {player}.</translation>
    </message>
    <message>
        <source>Keeps {card}.</source>
        <translation>Behält {card:acc}.</translation>
    </message>
    <message>
        <source>Must guess a card in {player}’s hand.</source>
        <translation>Muss eine Handkarte von {player} erraten.</translation>
    </message>
    <message>
        <source>Names {player} as the first player.</source>
        <translation>Lässt {player} beginnen.</translation>
    </message>
    <message>
        <source>No other player holds it.</source>
        <translation>Sonst hat niemand die Karte.</translation>
    </message>
    <message>
        <source>No: no opponent holds it.</source>
        <translation>Nein: Kein Gegner hat die Karte.</translation>
    </message>
    <message numerus="yes">
        <source>Offers their partner %n card(s).</source>
        <translation>
            <numerusform>Bietet dem Partner %n Karte an.</numerusform>
            <numerusform>Bietet dem Partner %n Karten an.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays {card}: the Throne is worth {value}.</source>
        <translation>Spielt {card:acc}: Der Thron zählt {value}.</translation>
    </message>
    <message>
        <source>Puts {card} into the Court and takes {taken} into hand.</source>
        <translation>Legt {card:acc} an den Hof und nimmt {taken:acc} auf die Hand.</translation>
    </message>
    <message>
        <source>Puts {card} into their Antechamber.</source>
        <translation>Legt {card:acc} ins Vorzimmer.</translation>
    </message>
    <message>
        <source>Removes a card from the round.</source>
        <translation>Entfernt eine Karte aus der Runde.</translation>
    </message>
    <message>
        <source>Replaces their Successor with another card.</source>
        <translation>Ersetzt den Nachfolger durch eine andere Karte.</translation>
    </message>
    <message>
        <source>Restarts the round.</source>
        <translation>Startet die Runde neu.</translation>
    </message>
    <message>
        <source>Restarts the round: {points} points for {player}.</source>
        <translation>Startet die Runde neu: {points} Punkte für {player}.</translation>
    </message>
    <message>
        <source>Shows the Assassin: {player} is struck.</source>
        <translation>Zeigt den Meuchler: {player} ist getroffen.</translation>
    </message>
    <message>
        <source>Shows the highest card and gets first pick.</source>
        <translation>Zeigt die höchste Karte und darf zuerst eine nehmen.</translation>
    </message>
    <message>
        <source>Shows {cards}.</source>
        <translation>Zeigt {cards:acc}.</translation>
    </message>
    <message>
        <source>Spends the turn removing a Condemned card.</source>
        <translation>Entfernt eine verurteilte Karte; das war der Zug.</translation>
    </message>
    <message>
        <source>Swaps a card with {player}.</source>
        <translation>Tauscht mit {player} eine Karte.</translation>
    </message>
    <message>
        <source>Swaps {card} for {player}’s {taken}.</source>
        <translation>Tauscht {card:acc} gegen {taken:acc} von {player}.</translation>
    </message>
    <message>
        <source>Takes a card from the pool.</source>
        <translation>Nimmt eine Karte aus dem Topf.</translation>
    </message>
    <message>
        <source>Takes back the Herald.</source>
        <translation>Nimmt den Herold auf die Hand zurück.</translation>
    </message>
    <message>
        <source>Takes their Successor into hand.</source>
        <translation>Nimmt den Nachfolger auf die Hand.</translation>
    </message>
    <message>
        <source>Takes their Successor into hand: the Throne is worth 1.</source>
        <translation>Nimmt den Nachfolger auf die Hand: Der Thron zählt 1.</translation>
    </message>
    <message>
        <source>Takes {card} from the Court into hand.</source>
        <translation>Nimmt {card:acc} vom Hof auf die Hand.</translation>
    </message>
    <message>
        <source>Takes {card} from the pool.</source>
        <translation>Nimmt {card:acc} aus dem Topf.</translation>
    </message>
    <message>
        <source>Takes {card} from {player}.</source>
        <translation>Nimmt {card:acc} von {player}.</translation>
    </message>
    <message>
        <source>Takes {taken} into hand; {card} is now the Accused.</source>
        <translation>Nimmt {taken:acc} auf die Hand; angeklagt ist jetzt {card:nom}.</translation>
    </message>
    <message>
        <source>The King’s Hand stops {player}’s {card}.</source>
        <translation>Die Königshand hält {card:acc} von {player} auf.</translation>
    </message>
    <message>
        <source>The card meant to replace the Accused returns to hand.</source>
        <translation>Nimmt die Karte für den Angeklagten auf die Hand zurück.</translation>
    </message>
    <message>
        <source>The cards are {cards}.</source>
        <translation>Die Karten sind {cards}.</translation>
    </message>
    <message>
        <source>The cards for the pool are shuffled.</source>
        <translation>Die Karten für den Topf werden gemischt.</translation>
    </message>
    <message>
        <source>The game is over. The winners are {players}.</source>
        <translation>Die Partie ist vorbei. Es gewinnen {players}.</translation>
    </message>
    <message>
        <source>The game is over. {players} wins.</source>
        <translation>Die Partie ist vorbei. Es gewinnt {players}.</translation>
    </message>
    <message>
        <source>The guess is right.</source>
        <translation>Richtig geraten.</translation>
    </message>
    <message>
        <source>The guess is wrong.</source>
        <translation>Falsch geraten.</translation>
    </message>
    <message numerus="yes">
        <source>The round goes to {players}: %n point(s).</source>
        <translation>
            <numerusform>Die Runde geht an {players}: %n Punkt.</numerusform>
            <numerusform>Die Runde geht an {players}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses the Executioner and names {number}.</source>
        <translation>Setzt den Henker ein und nennt {number}.</translation>
    </message>
    <message>
        <source>Uses the Fool to take {card}, card {place} of the Court.</source>
        <translation>Setzt den Narren ein, um {card:acc}, Karte {place} am Hof, zu nehmen.</translation>
    </message>
    <message>
        <source>Uses the Herald to choose a new Successor.</source>
        <translation>Setzt den Herold ein, um den Nachfolger neu zu wählen.</translation>
    </message>
    <message>
        <source>Uses the Inquisitor and names {card}.</source>
        <translation>Setzt den Inquisitor ein und nennt {card:acc}.</translation>
    </message>
    <message>
        <source>Uses the Judge and guesses that {player} holds {card}.</source>
        <translation>Setzt den Richter ein und vermutet {card:acc} bei {player}.</translation>
    </message>
    <message>
        <source>Uses the Mystic and names {number}.</source>
        <translation>Setzt den Mystiker ein und nennt {number}.</translation>
    </message>
    <message>
        <source>Uses the Princess to swap a card with {player}.</source>
        <translation>Setzt die Prinzessin ein, um mit {player} eine Karte zu tauschen.</translation>
    </message>
    <message>
        <source>Uses the Sentry on {card}, card {place} of the Court.</source>
        <translation>Setzt den Wachposten ein, um {card:acc}, Karte {place} am Hof, zu tauschen.</translation>
    </message>
    <message>
        <source>Uses the Soldier and names {card}.</source>
        <translation>Setzt den Soldaten ein und nennt {card:acc}.</translation>
    </message>
    <message>
        <source>Uses the Spy to look at all Successors.</source>
        <translation>Setzt den Spion ein, um sich alle Nachfolger anzusehen.</translation>
    </message>
    <message>
        <source>Uses the Warden to swap a card from their hand with the Accused.</source>
        <translation>Setzt den Aufseher ein, um eine Handkarte gegen den Angeklagten zu tauschen.</translation>
    </message>
    <message>
        <source>Yes: the Soldier counts 2 more.</source>
        <translation>Ja: Der Soldat zählt 2 mehr.</translation>
    </message>
    <message>
        <source>{player} must replace their Successor.</source>
        <translation>{player} muss den Nachfolger ersetzen.</translation>
    </message>
    <message>
        <source>{player}’s Successor is the {card}.</source>
        <translation>Der Nachfolger von {player} ist {card:nom}.</translation>
    </message>
    <message>
        <source>{player}’s hidden card is the {card}.</source>
        <translation>Die verdeckte Karte von {player} ist {card:nom}.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/move</name>
    <message>
        <source>Card {place} of the Court</source>
        <translation>Karte {place} am Hof</translation>
    </message>
    <message>
        <source>Card {place} of the Court: {card}</source>
        <translation>Karte {place} am Hof: {card}</translation>
    </message>
    <message>
        <source>Choose {player}</source>
        <translation>{player} wählen</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Condemn: {card}</source>
        <translation>{card:Acc} verurteilen</translation>
    </message>
    <message>
        <source>Counterclockwise</source>
        <translation>Gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>Nächste Runde austeilen</translation>
    </message>
    <message>
        <source>Disgrace no more cards</source>
        <translation>Keine weiteren ächten</translation>
    </message>
    <message>
        <source>Disgrace the Spy and look at the Successors</source>
        <translation>Den Spion ächten und die Nachfolger ansehen</translation>
    </message>
    <message>
        <source>Do not use the ability</source>
        <translation>Fähigkeit nicht einsetzen</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Nichts tun</translation>
    </message>
    <message>
        <source>Exchange: {card}</source>
        <translation>{card:Acc} tauschen</translation>
    </message>
    <message>
        <source>First player: {player}</source>
        <translation>{player} beginnt</translation>
    </message>
    <message>
        <source>Flip the King</source>
        <translation>Den König umdrehen</translation>
    </message>
    <message>
        <source>For the pool: {card}</source>
        <translation>In den Topf: {card}</translation>
    </message>
    <message>
        <source>Give away: {card}</source>
        <translation>{card:Acc} hergeben</translation>
    </message>
    <message>
        <source>Into the Antechamber: {card}</source>
        <translation>Ins Vorzimmer: {card}</translation>
    </message>
    <message>
        <source>Keep these cards</source>
        <translation>Karten behalten</translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation>{card:Acc} behalten</translation>
    </message>
    <message>
        <source>Leave the Herald on the Throne</source>
        <translation>Herold auf dem Thron lassen</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Geschehen lassen</translation>
    </message>
    <message>
        <source>Name {number}</source>
        <translation>{number} nennen</translation>
    </message>
    <message>
        <source>Name: {card}</source>
        <translation>{card:Acc} nennen</translation>
    </message>
    <message>
        <source>No play left: lose the round</source>
        <translation>Nichts spielbar: Runde verlieren</translation>
    </message>
    <message>
        <source>No such card in hand</source>
        <translation>Keine solche Karte auf der Hand</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <translation>{card:Acc} spielen</translation>
    </message>
    <message>
        <source>Remove from the round: {card}</source>
        <translation>{card:Acc} aus der Runde nehmen</translation>
    </message>
    <message>
        <source>Remove the Condemned card: {card}</source>
        <translation>Verurteilte Karte entfernen: {card}</translation>
    </message>
    <message>
        <source>Replace none</source>
        <translation>Keinen ersetzen</translation>
    </message>
    <message>
        <source>Restart the round</source>
        <translation>Runde neu starten</translation>
    </message>
    <message>
        <source>Show the Assassin</source>
        <translation>Den Meuchler zeigen</translation>
    </message>
    <message>
        <source>Show: {card}</source>
        <translation>{card:Acc} zeigen</translation>
    </message>
    <message>
        <source>Successor: {card}</source>
        <translation>Nachfolger: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Swap %n card(s)</source>
        <translation>
            <numerusform>%n Karte tauschen</numerusform>
            <numerusform>%n Karten tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap no cards</source>
        <translation>Keine Karte tauschen</translation>
    </message>
    <message>
        <source>Take from {player}: {card}</source>
        <translation>{card:Acc} von {player} nehmen</translation>
    </message>
    <message>
        <source>Use the King’s Hand</source>
        <translation>Die Königshand einsetzen</translation>
    </message>
</context>
<context>
    <name>imposter-kings/number</name>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>Nötige Punkte zum Sieg</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value of “{card}”</source>
        <translation>Wert von „{card}“</translation>
    </message>
</context>
<context>
    <name>imposter-kings/option</name>
    <message>
        <source>A match to 7 points</source>
        <translation>Eine Partie bis 7 Punkte</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Eine Runde</translation>
    </message>
</context>
<context>
    <name>imposter-kings/prompt</name>
    <message numerus="yes">
        <source>Choose %n card(s) to show.</source>
        <translation>
            <numerusform>Wähle %n Karte zum Zeigen.</numerusform>
            <numerusform>Wähle %n Karten zum Zeigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to show: a rival takes one.</source>
        <translation>
            <numerusform>Wähle %n Karte zum Zeigen: Ein Gegner nimmt eine.</numerusform>
            <numerusform>Wähle %n Karten zum Zeigen: Ein Gegner nimmt eine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) for your partner.</source>
        <translation>
            <numerusform>Wähle noch %n Karte für deinen Partner.</numerusform>
            <numerusform>Wähle noch %n Karten für deinen Partner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to show.</source>
        <translation>
            <numerusform>Wähle noch %n Karte zum Zeigen.</numerusform>
            <numerusform>Wähle noch %n Karten zum Zeigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to show: a rival takes one.</source>
        <translation>
            <numerusform>Wähle noch %n Karte zum Zeigen: Ein Gegner nimmt eine.</numerusform>
            <numerusform>Wähle noch %n Karten zum Zeigen: Ein Gegner nimmt eine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card to give away.</source>
        <translation>Wähle eine Karte zum Hergeben.</translation>
    </message>
    <message>
        <source>Choose a new Successor.</source>
        <translation>Wähle einen neuen Nachfolger.</translation>
    </message>
    <message>
        <source>Choose the card to put into the Court.</source>
        <translation>Wähle die Karte, die an den Hof kommt.</translation>
    </message>
    <message>
        <source>Condemn a card of base value {number}.</source>
        <translation>Verurteile eine Karte mit Grundwert {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Disgrace up to %n card(s) in the Court.</source>
        <translation>
            <numerusform>Ächte bis zu %n Karte am Hof.</numerusform>
            <numerusform>Ächte bis zu %n Karten am Hof.</numerusform>
        </translation>
    </message>
    <message>
        <source>Executioner: which value does everyone condemn?</source>
        <translation>Henker: Welchen Wert verurteilen alle?</translation>
    </message>
    <message>
        <source>Fool: take a card from the Court?</source>
        <translation>Narr: eine Karte vom Hof nehmen?</translation>
    </message>
    <message>
        <source>Hide a card as your Successor.</source>
        <translation>Versteck eine Karte als Nachfolger.</translation>
    </message>
    <message>
        <source>How many cards will you swap with your partner?</source>
        <translation>Wie viele Karten willst du mit deinem Partner tauschen?</translation>
    </message>
    <message>
        <source>Inquisitor: name a card for the Antechamber?</source>
        <translation>Inquisitor: eine Karte fürs Vorzimmer nennen?</translation>
    </message>
    <message>
        <source>Judge: guess a card in whose hand?</source>
        <translation>Richter: Wessen Handkarte willst du erraten?</translation>
    </message>
    <message>
        <source>Judge: which card does {player} hold?</source>
        <translation>Richter: Welche Karte hat {player}?</translation>
    </message>
    <message>
        <source>Keep one of these cards, or the Assassin.</source>
        <translation>Behalte eine dieser Karten oder den Meuchler.</translation>
    </message>
    <message>
        <source>Keep these cards, or have new ones dealt?</source>
        <translation>Diese Karten behalten oder neu austeilen lassen?</translation>
    </message>
    <message>
        <source>Let everyone keep their Successor?</source>
        <translation>Sollen alle ihren Nachfolger behalten?</translation>
    </message>
    <message>
        <source>Let {player} lose the round?</source>
        <translation>{player} verliert die Runde: Geschehen lassen?</translation>
    </message>
    <message>
        <source>Lose the round?</source>
        <translation>Du verlierst die Runde: Geschehen lassen?</translation>
    </message>
    <message>
        <source>Make someone replace their Successor?</source>
        <translation>Muss jemand den Nachfolger ersetzen?</translation>
    </message>
    <message>
        <source>Mystic: which value loses its text?</source>
        <translation>Mystiker: Welcher Wert verliert seinen Text?</translation>
    </message>
    <message>
        <source>Place a card face down for the pool.</source>
        <translation>Leg eine Karte verdeckt in den Topf.</translation>
    </message>
    <message>
        <source>Play a card from your Antechamber.</source>
        <translation>Spiel eine Karte aus deinem Vorzimmer.</translation>
    </message>
    <message>
        <source>Play any card to follow the Oathbound.</source>
        <translation>Gefolgsmann: Spiel eine beliebige zweite Karte.</translation>
    </message>
    <message>
        <source>Play any card: the Court is empty.</source>
        <translation>Spiel eine beliebige Karte: Der Hof ist leer.</translation>
    </message>
    <message>
        <source>Play {value} or higher, or flip your King.</source>
        <translation>Spiel eine Karte ab {value} oder dreh deinen König um.</translation>
    </message>
    <message>
        <source>Play {value} or higher.</source>
        <translation>Spiel eine Karte ab Wert {value}.</translation>
    </message>
    <message>
        <source>Princess: swap a card with another player?</source>
        <translation>Prinzessin: mit jemandem eine Karte tauschen?</translation>
    </message>
    <message>
        <source>Remove a Condemned card: that is your whole turn.</source>
        <translation>Entferne eine verurteilte Karte: Das ist dein ganzer Zug.</translation>
    </message>
    <message>
        <source>Remove a card from the round.</source>
        <translation>Entferne eine Karte aus der Runde.</translation>
    </message>
    <message>
        <source>Replace your Successor with another card.</source>
        <translation>Ersetze deinen Nachfolger durch eine andere Karte.</translation>
    </message>
    <message>
        <source>Right! Put a card into your Antechamber?</source>
        <translation>Richtig! Eine Karte in dein Vorzimmer legen?</translation>
    </message>
    <message>
        <source>Sentry: swap with a card in Court?</source>
        <translation>Wachposten: Handkarte gegen eine Karte am Hof tauschen?</translation>
    </message>
    <message>
        <source>Skip your only chance to use the ability?</source>
        <translation>Die Fähigkeit wirkt nur jetzt: Darauf verzichten?</translation>
    </message>
    <message>
        <source>Soldier: name a card an opponent may hold?</source>
        <translation>Soldat: eine Karte nennen, die ein Gegner haben könnte?</translation>
    </message>
    <message>
        <source>Spy: look at all Successors?</source>
        <translation>Spion: alle Nachfolger ansehen?</translation>
    </message>
    <message>
        <source>Take back the Herald and play a 5 or higher?</source>
        <translation>Den Herold zurücknehmen und eine Karte ab 5 spielen?</translation>
    </message>
    <message>
        <source>Take one of the cards shown.</source>
        <translation>Nimm eine der gezeigten Karten.</translation>
    </message>
    <message>
        <source>The Assassin strikes {player}: will a King’s Hand stop it?</source>
        <translation>Der Meuchler trifft {player}: Hält eine Königshand ihn auf?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The highest cards are tied: who gets first pick?</source>
        <translation>Gleichstand: Wer nimmt zuerst eine Karte?</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>True King: which way does play go?</source>
        <translation>Wahrer König: In welche Richtung wird gespielt?</translation>
    </message>
    <message>
        <source>True King: who begins the round?</source>
        <translation>Wahrer König: Wer beginnt die Runde?</translation>
    </message>
    <message>
        <source>Warden: swap one of your cards with the Accused?</source>
        <translation>Aufseher: eine Handkarte gegen den Angeklagten tauschen?</translation>
    </message>
    <message numerus="yes">
        <source>You could disgrace %n more card(s): stop here?</source>
        <translation>
            <numerusform>%n Karte ließe sich noch ächten: Hier aufhören?</numerusform>
            <numerusform>%n Karten ließen sich noch ächten: Hier aufhören?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could play %n card(s): flip your King anyway?</source>
        <translation>
            <numerusform>%n Karte ist spielbar: König trotzdem umdrehen?</numerusform>
            <numerusform>%n Karten sind spielbar: König trotzdem umdrehen?</numerusform>
        </translation>
    </message>
    <message>
        <source>You could play another card: leave the Herald there?</source>
        <translation>Du könntest noch eine Karte spielen: Herold liegen lassen?</translation>
    </message>
    <message>
        <source>You have not guessed yet: skip the ability?</source>
        <translation>Du hast noch nicht geraten: Auf die Fähigkeit verzichten?</translation>
    </message>
    <message>
        <source>Your guess was right: put no card into your Antechamber?</source>
        <translation>Richtig geraten: Keine Karte ins Vorzimmer legen?</translation>
    </message>
    <message>
        <source>{player} is flipping their King: will an Assassin strike?</source>
        <translation>{player} dreht den König um: Zeigt jemand einen Meuchler?</translation>
    </message>
    <message>
        <source>{player} uses {card}: will a King’s Hand stop it?</source>
        <translation>{player} setzt {card:acc} ein: Kommt eine Königshand dazwischen?</translation>
    </message>
</context>
<context>
    <name>imposter-kings/reason</name>
    <message>
        <source>A restart would give {player} {points} points.</source>
        <translation>Ein Neustart brächte {player} {points} Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>After that, your hand has %n card(s) at least as high as this one: {card}.</source>
        <translation>
            <numerusform>Danach zählt auf deiner Hand noch %n Karte mindestens so viel wie {card:nom}.</numerusform>
            <numerusform>Danach zählen auf deiner Hand noch %n Karten mindestens so viel wie {card:nom}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the Oathbound, any card may be played. The {card} counts {value} on the Throne.</source>
        <translation>Nach dem Gefolgsmann darf jede Karte gespielt werden. Auf dem Thron zählt {card:nom} {value}.</translation>
    </message>
    <message>
        <source>All Successors stay as they are.</source>
        <translation>Alle Nachfolger bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Anyone who holds it must play the {card} next, not the {other}.</source>
        <translation>Wer die Karte hat, muss als Nächstes {card:acc} spielen, nicht {other:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>As far as you know, %n of these may be held, and {other} of the other.</source>
        <translation>
            <numerusform>Soweit du weißt, kann %n Exemplar davon auf einer Hand sein, von der anderen Karte {other}.</numerusform>
            <numerusform>Soweit du weißt, können %n Exemplare davon auf einer Hand sein, von der anderen Karte {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As far as you know, nobody holds a card of value {number}.</source>
        <translation>Soweit du weißt, hat niemand eine Karte mit dem Wert {number}.</translation>
    </message>
    <message>
        <source>As far as you know, nobody you ask holds it.</source>
        <translation>Soweit du weißt, hat sie niemand, den du fragst.</translation>
    </message>
    <message>
        <source>As far as you know, only you hold a card of value {number}.</source>
        <translation>Soweit du weißt, hast nur du eine Karte mit dem Wert {number}.</translation>
    </message>
    <message>
        <source>As far as you know, {players} may hold a card of value {number}.</source>
        <translation>Soweit du weißt, kann bei {players} eine Karte mit dem Wert {number} liegen.</translation>
    </message>
    <message>
        <source>As far as you know, {players} may hold it.</source>
        <translation>Soweit du weißt, kann sie bei {players} liegen.</translation>
    </message>
    <message>
        <source>Cards worth 7 or more: {mine} of your {cards}, {high} of the {all} in the deck.</source>
        <translation>Karten, die 7 oder mehr zählen: {mine} von deinen {cards}, {high} von allen {all} im Spiel.</translation>
    </message>
    <message>
        <source>For the {card}, you get the {taken}, base value {value}.</source>
        <translation>Für {card:acc} bekommst du {taken:acc} mit Grundwert {value}.</translation>
    </message>
    <message>
        <source>From the Antechamber, the {card} may be played whatever the Throne is worth. It then counts {value}.</source>
        <translation>Aus dem Vorzimmer darf {card:nom} immer auf den Thron und zählt dann {value}.</translation>
    </message>
    <message>
        <source>From the Antechamber, the {card}, base value {value}, may be played whatever the Throne is worth.</source>
        <translation>{card:Nom}, Grundwert {value}, darf aus dem Vorzimmer auf jeden Thron.</translation>
    </message>
    <message>
        <source>It gives {player} {points} points.</source>
        <translation>{player} bekommt dafür {points} Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves the round, and you have %n Condemned card(s) left.</source>
        <translation>
            <numerusform>Sie verlässt die Runde, und vor dir bleibt %n verurteilte Karte.</numerusform>
            <numerusform>Sie verlässt die Runde, und vor dir bleiben %n verurteilte Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card that {player} may hold can answer it. Otherwise %n could.</source>
        <translation>
            <numerusform>Keine Karte, die {player} haben kann, passt darauf. Sonst würde %n passen.</numerusform>
            <numerusform>Keine Karte, die {player} haben kann, passt darauf. Sonst würden %n passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that {player} may hold, %n can answer it; otherwise {other} could.</source>
        <translation>
            <numerusform>Von den Karten, die {player} haben kann, passt %n darauf statt {other}.</numerusform>
            <numerusform>Von den Karten, die {player} haben kann, passen %n darauf statt {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only your own Successor is left.</source>
        <translation>Nur dein eigener Nachfolger ist noch übrig.</translation>
    </message>
    <message numerus="yes">
        <source>Rivals may hold %n card(s) of that value, and {other} of the other.</source>
        <translation>
            <numerusform>Deine Gegner können %n Karte mit diesem Wert haben, mit dem anderen {other}.</numerusform>
            <numerusform>Deine Gegner können %n Karten mit diesem Wert haben, mit dem anderen {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rivals may hold %n card(s) of value {number}. Your hand has {own}.</source>
        <translation>
            <numerusform>Deine Gegner können %n Karte mit dem Wert {number} haben, du selbst hast {own}.</numerusform>
            <numerusform>Deine Gegner können %n Karten mit dem Wert {number} haben, du selbst hast {own}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Royalty is in Court, so the Warlord counts {value} in hand.</source>
        <translation>Am Hof liegt eine Hoheit, also zählt der Kriegsherr auf der Hand {value}.</translation>
    </message>
    <message>
        <source>The Court stays as it is, and the Throne is worth {value}.</source>
        <translation>Der Hof bleibt, wie er ist, und der Thron zählt {value}.</translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty, here worth {throne}.</source>
        <translation>Der Älteste darf auf die Hoheit gespielt werden, die {throne} zählt.</translation>
    </message>
    <message>
        <source>The Herald returns to your hand, and the {card} counts {value} on the Throne.</source>
        <translation>Der Herold kommt auf deine Hand zurück, und {card:nom} zählt auf dem Thron {value}.</translation>
    </message>
    <message>
        <source>The Herald stays on the Throne and counts {value}.</source>
        <translation>Der Herold bleibt auf dem Thron und zählt {value}.</translation>
    </message>
    <message>
        <source>The Oathbound disgraces the Throne, which is worth {throne}, and is followed by a second card.</source>
        <translation>Der Gefolgsmann ächtet den Thron, der {throne} zählt, und bringt eine zweite Karte mit.</translation>
    </message>
    <message>
        <source>The Throne falls from {value} to 1, and your Successor returns to your hand.</source>
        <translation>Der Thron sinkt von {value} auf 1, und dein Nachfolger kommt auf deine Hand.</translation>
    </message>
    <message>
        <source>The highest card gets first pick: you show a value of {value}, not {other}.</source>
        <translation>Wer die höchste Karte zeigt, darf zuerst eine nehmen: Du zeigst eine {value} statt einer {other}.</translation>
    </message>
    <message>
        <source>The {card} counts {value} in Court. Disgraced, it counts as 1.</source>
        <translation>Am Hof zählt {card:nom} {value}, geächtet nur 1.</translation>
    </message>
    <message>
        <source>The {card} is then Condemned in front of you, and removing it takes a turn.</source>
        <translation>{card:Nom} liegt dann verurteilt vor dir, und das Entfernen kostet einen Zug.</translation>
    </message>
    <message>
        <source>The {card} is {player}’s Successor. Another card must take its place.</source>
        <translation>{card:Nom} ist der Nachfolger von {player}. Eine andere Karte muss ihn ersetzen.</translation>
    </message>
    <message>
        <source>The {card} then does nothing, and removing it uses up {player}’s turn.</source>
        <translation>{card:Nom} bewirkt dann nichts, und das Entfernen kostet {player} den Zug.</translation>
    </message>
    <message>
        <source>Then {player} plays second.</source>
        <translation>Dann spielt {player} an zweiter Stelle.</translation>
    </message>
    <message>
        <source>This begins the next round.</source>
        <translation>Damit beginnt die nächste Runde.</translation>
    </message>
    <message>
        <source>Unless a King’s Hand stops it, {player} loses the round.</source>
        <translation>Hält keine Königshand das auf, verliert {player} die Runde.</translation>
    </message>
    <message>
        <source>Unless an Assassin strikes, the Throne falls from {value} to 1, and your Successor returns to your hand.</source>
        <translation>Schlägt kein Meuchler zu, sinkt der Thron von {value} auf 1, und dein Nachfolger kommt auf deine Hand.</translation>
    </message>
    <message>
        <source>Unless an Assassin strikes, your Successor returns to your hand. The Throne is still worth 1.</source>
        <translation>Schlägt kein Meuchler zu, kommt dein Nachfolger auf deine Hand. Der Thron zählt weiter 1.</translation>
    </message>
    <message>
        <source>Unused, the {card} stays on the Throne and counts {value}.</source>
        <translation>Ohne die Fähigkeit bleibt {card:nom} auf dem Thron und zählt {value}.</translation>
    </message>
    <message numerus="yes">
        <source>You and your partner swap at most %n card(s).</source>
        <translation>
            <numerusform>Du und dein Partner tauscht höchstens %n Karte.</numerusform>
            <numerusform>Du und dein Partner tauscht höchstens %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can neither play a card nor flip your King.</source>
        <translation>Du kannst weder eine Karte spielen noch deinen König umdrehen.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>{card:Acc} hast du nicht.</translation>
    </message>
    <message>
        <source>You do not show the {card}.</source>
        <translation>{card:Acc} zeigst du nicht.</translation>
    </message>
    <message>
        <source>You give up the {card}, not the {other}.</source>
        <translation>Du trennst dich von {card:dat}, nicht von {other:dat}.</translation>
    </message>
    <message numerus="yes">
        <source>You guess from only %n card(s) in {player}’s hand, not from {other}.</source>
        <translation>
            <numerusform>Bei {player} kommt nur %n Handkarte infrage, nicht {other}.</numerusform>
            <numerusform>Bei {player} kommen nur %n Handkarten infrage, nicht {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no card of value {number}.</source>
        <translation>Du hast keine Karte mit dem Wert {number}.</translation>
    </message>
    <message>
        <source>You hold no other card as high as the {card}.</source>
        <translation>Keine andere deiner Handkarten ist so hoch wie {card:nom}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n card(s) of that value, and {other} of the other.</source>
        <translation>
            <numerusform>Du selbst hast nur %n Karte mit diesem Wert, mit dem anderen {other}.</numerusform>
            <numerusform>Du selbst hast nur %n Karten mit diesem Wert, mit dem anderen {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep another card as high as the {card}.</source>
        <translation>Auf der Hand bleibt dir noch eine so hohe Karte wie {card:nom}.</translation>
    </message>
    <message>
        <source>You keep your whole hand, and the Throne is worth {value}.</source>
        <translation>Du behältst alle Handkarten, und der Thron zählt {value}.</translation>
    </message>
    <message>
        <source>You know that {player} holds it.</source>
        <translation>Du weißt, wer sie hat: {player}.</translation>
    </message>
    <message>
        <source>You see the first card before you have to play one.</source>
        <translation>Du siehst die erste Karte, bevor du selbst eine spielen musst.</translation>
    </message>
    <message>
        <source>You show the {card} and keep the {other} secret.</source>
        <translation>Du zeigst {card:acc} und hältst {other:acc} geheim.</translation>
    </message>
    <message>
        <source>You then hold {cards} instead of {others}.</source>
        <translation>Auf der Hand hast du dann {cards:acc}, nicht {others:acc}.</translation>
    </message>
    <message>
        <source>You would get the {card} instead of the {other}.</source>
        <translation>Das brächte dir {card:acc}, nicht {other:acc}.</translation>
    </message>
    <message>
        <source>You would get the {card}, base value {value}.</source>
        <translation>Damit bekommst du {card:acc} mit Grundwert {value}.</translation>
    </message>
    <message numerus="yes">
        <source>You would see the Successors of %n other player(s).</source>
        <translation>
            <numerusform>Damit siehst du %n fremden Nachfolger.</numerusform>
            <numerusform>Damit siehst du %n fremde Nachfolger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your King is flipped, so the Zealot may be played on a Throne worth {throne}.</source>
        <translation>Dein König ist umgedreht, also darf der Eiferer auf einen Thron gespielt werden, der {throne} zählt.</translation>
    </message>
    <message>
        <source>Your King stays face up: you can flip it later or score 1 more point for it.</source>
        <translation>Dein König bleibt offen: Du kannst ihn später umdrehen oder mit ihm 1 Punkt mehr gewinnen.</translation>
    </message>
    <message>
        <source>Your Successor is then the {card}, which counts {value} instead of {other}.</source>
        <translation>Dein Nachfolger ist dann {card:nom} und zählt {value} statt {other}.</translation>
    </message>
    <message>
        <source>Your Successor returns to your hand. The Throne is still worth 1.</source>
        <translation>Dein Nachfolger kommt auf deine Hand. Der Thron zählt weiter 1.</translation>
    </message>
    <message>
        <source>Your first restart in a match is free, and this is your first.</source>
        <translation>Dein erster Neustart in einer Partie ist kostenlos, und das ist dein erster.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s) of value 7 or more.</source>
        <translation>
            <numerusform>Du hast %n Karte ab Wert 7 auf der Hand.</numerusform>
            <numerusform>Du hast %n Karten ab Wert 7 auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand keeps %n card(s) higher than this one: {card}.</source>
        <translation>
            <numerusform>Auf der Hand bleibt dir %n höhere Karte als {card:nom}.</numerusform>
            <numerusform>Auf der Hand bleiben dir %n höhere Karten als {card:nom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand then has %n more card(s): {cards}.</source>
        <translation>
            <numerusform>Du hast dann %n Karte mehr auf der Hand: {cards}.</numerusform>
            <numerusform>Du hast dann %n Karten mehr auf der Hand: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand would then have %n card(s) at least as high as the Throne; otherwise, {other}.</source>
        <translation>
            <numerusform>Von deinen Handkarten ist dann %n mindestens so hoch wie der Thron, sonst {other}.</numerusform>
            <numerusform>Von deinen Handkarten sind dann %n mindestens so hoch wie der Thron, sonst {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} counts {value} on the Throne. Rivals may hold %n card(s) at least that high.</source>
        <translation>
            <numerusform>Auf dem Thron zählt {card:nom} {value}. Deine Gegner können %n mindestens ebenso hohe Karte haben.</numerusform>
            <numerusform>Auf dem Thron zählt {card:nom} {value}. Deine Gegner können %n mindestens ebenso hohe Karten haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} has value {value}. You could take %n lower kind(s) instead.</source>
        <translation>
            <numerusform>{card:Nom} hat den Wert {value}. Zur Wahl steht auch %n niedrigerer Charakter.</numerusform>
            <numerusform>{card:Nom} hat den Wert {value}. Zur Wahl stehen auch %n niedrigere Charaktere.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fact} A King’s Hand could still prevent that.</source>
        <translation>{fact} Eine Königshand könnte das noch verhindern.</translation>
    </message>
    <message>
        <source>{fact} An Assassin could still prevent that.</source>
        <translation>{fact} Ein Meuchler könnte das noch verhindern.</translation>
    </message>
    <message numerus="yes">
        <source>{player} chooses your card out of %n.</source>
        <translation>
            <numerusform>{player} kann dir nur %n Karte geben.</numerusform>
            <numerusform>{player} wählt aus %n Karten, welche du bekommst.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} loses the round.</source>
        <translation>{player} verliert die Runde.</translation>
    </message>
    <message>
        <source>{player} shows a card of value {value}, and nobody shows a higher one.</source>
        <translation>{player} zeigt eine Karte mit dem Wert {value}, und niemand zeigt eine höhere.</translation>
    </message>
    <message>
        <source>{player} would begin and could play any card onto the empty Court.</source>
        <translation>{player} würde beginnen und dürfte jede Karte an den leeren Hof spielen.</translation>
    </message>
    <message>
        <source>{player}’s Assassin is Condemned, and the King is flipped after all.</source>
        <translation>Der Meuchler von {player} wird verurteilt, und der König wird doch umgedreht.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s hand has %n card(s), of which you know {known}.</source>
        <translation>
            <numerusform>{player} hat %n Handkarte, davon kennst du {known}.</numerusform>
            <numerusform>{player} hat %n Handkarten, davon kennst du {known}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>imposter-kings/refusal</name>
    <message>
        <source>An Assassin has already struck: now only a King’s Hand can stop it.</source>
        <translation>Ein Meuchler hat schon zugeschlagen: Jetzt kann ihn eine Königshand aufhalten.</translation>
    </message>
    <message>
        <source>Choose a card other than the one just played.</source>
        <translation>Wähle eine andere Karte als die eben gespielte.</translation>
    </message>
    <message>
        <source>Choose an opponent.</source>
        <translation>Wähle einen Gegner.</translation>
    </message>
    <message>
        <source>Choose another player, not yourself.</source>
        <translation>Wähle jemand anderen, nicht dich selbst.</translation>
    </message>
    <message>
        <source>First choose a card for your partner.</source>
        <translation>Wähle zuerst eine Karte für deinen Partner.</translation>
    </message>
    <message>
        <source>First choose a card from your hand for the Court.</source>
        <translation>Wähle zuerst die Handkarte, die an den Hof kommt.</translation>
    </message>
    <message>
        <source>First choose a card to keep.</source>
        <translation>Behalte zuerst eine der Karten.</translation>
    </message>
    <message>
        <source>First choose a card to show.</source>
        <translation>Wähle zuerst eine Karte zum Zeigen.</translation>
    </message>
    <message>
        <source>First choose a new Successor.</source>
        <translation>Wähle zuerst einen neuen Nachfolger.</translation>
    </message>
    <message>
        <source>First choose the card to give away.</source>
        <translation>Wähle zuerst die Karte, die du hergibst.</translation>
    </message>
    <message>
        <source>First choose the direction of play.</source>
        <translation>Wähle zuerst die Spielrichtung.</translation>
    </message>
    <message>
        <source>First choose your Successor.</source>
        <translation>Wähle zuerst deinen Nachfolger.</translation>
    </message>
    <message>
        <source>First condemn a card of the named value, if you have one.</source>
        <translation>Verurteile zuerst eine Karte mit dem genannten Wert, wenn du eine hast.</translation>
    </message>
    <message>
        <source>First decide whether and how to use the {card}’s ability.</source>
        <translation>Entscheide zuerst, ob und wie du {card:acc} einsetzt.</translation>
    </message>
    <message>
        <source>First decide whether to disgrace a card in Court.</source>
        <translation>Entscheide zuerst, ob du eine Karte am Hof ächtest.</translation>
    </message>
    <message>
        <source>First decide whether to play another card with the Herald.</source>
        <translation>Entscheide zuerst, ob du mit dem Herold eine weitere Karte spielst.</translation>
    </message>
    <message>
        <source>First decide whether to put a card into your Antechamber.</source>
        <translation>Entscheide zuerst, ob du eine Karte in dein Vorzimmer legst.</translation>
    </message>
    <message>
        <source>First decide whether to restart the round.</source>
        <translation>Entscheide zuerst, ob du die Runde neu startest.</translation>
    </message>
    <message>
        <source>First decide whether to show an Assassin.</source>
        <translation>Entscheide zuerst, ob du einen Meuchler zeigst.</translation>
    </message>
    <message>
        <source>First decide whether to stop the Assassin with a King’s Hand.</source>
        <translation>Entscheide zuerst, ob du den Meuchler mit einer Königshand aufhältst.</translation>
    </message>
    <message>
        <source>First decide whether to use a King’s Hand.</source>
        <translation>Entscheide zuerst, ob du eine Königshand einsetzt.</translation>
    </message>
    <message>
        <source>First decide who, if anyone, must replace their Successor.</source>
        <translation>Entscheide zuerst, ob jemand den Nachfolger ersetzen muss.</translation>
    </message>
    <message>
        <source>First guess a card, or skip the ability.</source>
        <translation>Rate zuerst eine Karte oder verzichte auf die Fähigkeit.</translation>
    </message>
    <message>
        <source>First name the player who begins.</source>
        <translation>Bestimme zuerst, wer beginnt.</translation>
    </message>
    <message>
        <source>First place a card face down for the pool.</source>
        <translation>Leg zuerst eine Karte verdeckt in den Topf.</translation>
    </message>
    <message>
        <source>First remove a card from the round.</source>
        <translation>Entferne zuerst eine Karte aus der Runde.</translation>
    </message>
    <message>
        <source>First replace your Successor with a card from your hand.</source>
        <translation>Ersetze zuerst deinen Nachfolger durch eine Handkarte.</translation>
    </message>
    <message>
        <source>First say how many cards to swap.</source>
        <translation>Sag zuerst, wie viele Karten du mit deinem Partner tauschen willst.</translation>
    </message>
    <message>
        <source>First take one of the cards shown.</source>
        <translation>Nimm zuerst eine der gezeigten Karten.</translation>
    </message>
    <message>
        <source>It is your turn: play a card or flip your King.</source>
        <translation>Du bist dran: Spiel eine Karte oder dreh deinen König um.</translation>
    </message>
    <message>
        <source>It is your turn: play a card.</source>
        <translation>Du bist dran: Spiel eine Karte.</translation>
    </message>
    <message>
        <source>Name a player who shows the highest card.</source>
        <translation>Nenne jemanden, der die höchste Karte zeigt.</translation>
    </message>
    <message>
        <source>Only {player} may flip this King.</source>
        <translation>Diesen König darf nur {player} umdrehen.</translation>
    </message>
    <message>
        <source>Only {player} may play these cards.</source>
        <translation>Diese Karten darf nur {player} spielen.</translation>
    </message>
    <message>
        <source>Only {player} may take this Successor.</source>
        <translation>Diesen Nachfolger darf nur {player} auf die Hand nehmen.</translation>
    </message>
    <message>
        <source>Removed cards are out of this round.</source>
        <translation>Entfernte Karten spielen in dieser Runde nicht mit.</translation>
    </message>
    <message>
        <source>Take one of {player}’s cards.</source>
        <translation>Nimm eine Karte von {player}.</translation>
    </message>
    <message>
        <source>The Accused stays here; only the Warden can swap it.</source>
        <translation>Der Angeklagte bleibt hier; nur der Aufseher kann ihn tauschen.</translation>
    </message>
    <message>
        <source>The Assassin strikes only when a King is flipped.</source>
        <translation>Der Meuchler schlägt nur zu, wenn ein König umgedreht wird.</translation>
    </message>
    <message>
        <source>The Court does not have that many cards.</source>
        <translation>So viele Karten liegen nicht am Hof.</translation>
    </message>
    <message>
        <source>The Court is empty: there is no card to disgrace.</source>
        <translation>Der Hof ist leer: Es gibt keine Karte zum Ächten.</translation>
    </message>
    <message>
        <source>The King’s Hand answers an ability at once; none is being used now.</source>
        <translation>Die Königshand antwortet sofort auf eine Fähigkeit; jetzt wird keine eingesetzt.</translation>
    </message>
    <message>
        <source>The King’s Hand cannot stop the flip of a King.</source>
        <translation>Die Königshand kann nicht verhindern, dass ein König umgedreht wird.</translation>
    </message>
    <message>
        <source>The Mystic names a number from 1 to 8.</source>
        <translation>Der Mystiker nennt eine Zahl von 1 bis 8.</translation>
    </message>
    <message>
        <source>The Oathbound must be followed by a second card.</source>
        <translation>Auf den Gefolgsmann muss eine zweite Karte folgen.</translation>
    </message>
    <message>
        <source>The Sentry may not exchange Royalty.</source>
        <translation>Der Wachposten darf keine Hoheit tauschen.</translation>
    </message>
    <message>
        <source>The Throne is worth {throne}: the Elder is too low, except on face-up Royalty.</source>
        <translation>Der Thron zählt {throne}: Außer auf einer offenen Hoheit ist der Älteste zu niedrig.</translation>
    </message>
    <message>
        <source>The Throne is worth {throne}: the Zealot is too low until your King is flipped.</source>
        <translation>Der Thron zählt {throne}: Ohne umgedrehten König ist der Eiferer zu niedrig.</translation>
    </message>
    <message>
        <source>The Zealot may not be played on Royalty.</source>
        <translation>Auf eine Hoheit darf der Eiferer nicht gespielt werden.</translation>
    </message>
    <message>
        <source>The highest base value face up in Court is {highest}: name no higher number.</source>
        <translation>Der höchste offene Grundwert am Hof ist {highest}: Nenne keine höhere Zahl.</translation>
    </message>
    <message>
        <source>The highest cards are tied: decide who gets first pick.</source>
        <translation>Gleichstand: Bestimme, wer zuerst eine Karte nimmt.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one first.</source>
        <translation>Die Runde ist vorbei: Teile zuerst die nächste aus.</translation>
    </message>
    <message>
        <source>The {card} ({value} in hand) is below the Throne ({throne}): play equal or higher.</source>
        <translation>{card:Nom} zählt auf der Hand {value}, der Thron {throne}: Spiel mindestens gleich hoch.</translation>
    </message>
    <message>
        <source>The {card} cannot be stopped.</source>
        <translation>{card:Nom} lässt sich nicht aufhalten.</translation>
    </message>
    <message>
        <source>The {card} counts {value} in hand; the Herald needs 5 or more.</source>
        <translation>{card:Nom} zählt auf der Hand {value}; der Herold verlangt mindestens 5.</translation>
    </message>
    <message>
        <source>The {card} does not have base value {number}.</source>
        <translation>{card:Nom} hat nicht den Grundwert {number}.</translation>
    </message>
    <message>
        <source>The {card} has lost its text and counts {value}; the Throne is worth {throne}.</source>
        <translation>Ohne Text zählt {card:nom} auf der Hand {value}; der Thron zählt {throne}.</translation>
    </message>
    <message>
        <source>The {card} is not in your Antechamber.</source>
        <translation>{card:Nom} liegt nicht in deinem Vorzimmer.</translation>
    </message>
    <message>
        <source>The {card} is not one of your Condemned cards.</source>
        <translation>{card:Nom} liegt nicht verurteilt vor dir.</translation>
    </message>
    <message>
        <source>These cards stay face down and cannot be taken.</source>
        <translation>Diese Karten liegen verdeckt bereit; jetzt darf niemand sie nehmen.</translation>
    </message>
    <message>
        <source>This card is disgraced: choose a face-up card.</source>
        <translation>Diese Karte ist geächtet: Wähle eine offene Karte.</translation>
    </message>
    <message>
        <source>To be played on a higher card, the Oathbound needs another card from your hand.</source>
        <translation>Auf einer höheren Karte braucht der Gefolgsmann eine zweite Handkarte, die ihm folgt.</translation>
    </message>
    <message>
        <source>With the Judge, choose a card of base value 2 or more.</source>
        <translation>Richter: Wähle eine Karte ab Grundwert 2.</translation>
    </message>
    <message>
        <source>With this many players, the {card} is not in the deck.</source>
        <translation>Bei dieser Spielerzahl ist {card:nom} nicht dabei.</translation>
    </message>
    <message>
        <source>You can neither play a card nor flip your King: you lose the round.</source>
        <translation>Du kannst weder eine Karte spielen noch deinen König umdrehen: Die Runde ist verloren.</translation>
    </message>
    <message>
        <source>You cannot play any of your cards: flip your King.</source>
        <translation>Du kannst keine deiner Karten spielen: Dreh deinen König um.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>{card:Acc} hast du nicht.</translation>
    </message>
    <message>
        <source>You have a Condemned card: removing it is your whole turn.</source>
        <translation>Vor dir liegt eine verurteilte Karte: Sie zu entfernen ist dein ganzer Zug.</translation>
    </message>
    <message>
        <source>You have not lost: you can still flip your King.</source>
        <translation>Noch ist nichts verloren: Du kannst deinen König umdrehen.</translation>
    </message>
    <message>
        <source>You have not lost: you can still play a card or flip your King.</source>
        <translation>Noch ist nichts verloren: Du kannst eine Karte spielen oder deinen König umdrehen.</translation>
    </message>
    <message>
        <source>You have not lost: you can still play a card.</source>
        <translation>Noch ist nichts verloren: Du kannst eine Karte spielen.</translation>
    </message>
    <message>
        <source>You hold a card of base value {number}: condemn one.</source>
        <translation>Du hast eine Karte mit Grundwert {number}: Verurteile eine.</translation>
    </message>
    <message>
        <source>You may not keep the {card}.</source>
        <translation>{card:Acc} darfst du nicht behalten.</translation>
    </message>
    <message>
        <source>You must first play a card from your Antechamber.</source>
        <translation>Spiel zuerst eine Karte aus deinem Vorzimmer.</translation>
    </message>
    <message>
        <source>Your King is already flipped.</source>
        <translation>Dein König ist schon umgedreht.</translation>
    </message>
    <message>
        <source>Your Successor returns to your hand when you flip your King.</source>
        <translation>Dein Nachfolger kommt auf deine Hand, wenn du deinen König umdrehst.</translation>
    </message>
    <message>
        <source>{player} has already lost this round.</source>
        <translation>{player} hat diese Runde schon verloren.</translation>
    </message>
    <message>
        <source>{player} has no Successor left.</source>
        <translation>{player} hat keinen Nachfolger mehr.</translation>
    </message>
    <message>
        <source>{player} has no cards in hand.</source>
        <translation>{player} hat keine Handkarte.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} spielt in dieser Partie nicht mit.</translation>
    </message>
    <message>
        <source>{player} is not showing the {card}.</source>
        <translation>{player} zeigt {card:acc} nicht.</translation>
    </message>
    <message>
        <source>{player} must play this card first.</source>
        <translation>{player} muss zuerst diese Karte spielen.</translation>
    </message>
    <message>
        <source>{player} must remove this Condemned card.</source>
        <translation>{player} muss diese verurteilte Karte entfernen.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/road</name>
    <message>
        <source>A Dance for Three</source>
        <translation>Ein Tanz zu dritt</translation>
    </message>
    <message>
        <source>A single round is played, with two Assassins and two King’s Hands, but without the Fool or Zealot.</source>
        <translation>Gespielt wird eine einzelne Runde, mit zwei Meuchlern und zwei Königshänden, aber ohne Narr und Eiferer.</translation>
    </message>
    <message>
        <source>A single round is played, without the Assassin or King’s Hand, but with one more Elder and one more Soldier.</source>
        <translation>Gespielt wird eine einzelne Runde, ohne Meuchler und Königshand, dafür mit einem Ältesten und einem Soldaten mehr.</translation>
    </message>
    <message>
        <source>A single round is played, without the Queen or Princess, but with one more Soldier and one more Oathbound.</source>
        <translation>Gespielt wird eine einzelne Runde, ohne Königin und Prinzessin, dafür mit einem Soldaten und einem Gefolgsmann mehr.</translation>
    </message>
    <message>
        <source>A single round is played.</source>
        <translation>Gespielt wird eine einzelne Runde.</translation>
    </message>
    <message>
        <source>Corvin has worn so many faces that he has forgotten which one is his. He remembers only that it wore a crown.</source>
        <translation>Corvin hat so viele Gesichter getragen, dass er nicht mehr weiß, welches seines ist. Er weiß nur noch, dass es eine Krone trug.</translation>
    </message>
    <message>
        <source>Everyone is smiling, and everyone has one hand behind their back.</source>
        <translation>Alle lächeln, und alle haben eine Hand hinter dem Rücken.</translation>
    </message>
    <message>
        <source>For one dance, nobody stabs anybody. All daggers are in the cloakroom, each with a numbered tag.</source>
        <translation>Einen Tanz lang wird niemand erstochen. Alle Dolche liegen in der Garderobe, jeder mit einer Nummer.</translation>
    </message>
    <message>
        <source>Four points win the match.</source>
        <translation>Wer zuerst vier Punkte hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Someone presses a mask and a hand of cards on you and is gone. Play as if you had been here all along.</source>
        <translation>Jemand drückt dir eine Maske und ein Kartenblatt in die Hand und verschwindet. Spiel, als wärst du schon immer hier gewesen.</translation>
    </message>
    <message>
        <source>The Borrowed Mask</source>
        <translation>Die geborgte Maske</translation>
    </message>
    <message>
        <source>The Long Knives</source>
        <translation>Die langen Messer</translation>
    </message>
    <message>
        <source>The Queen and the Princess do not dance in the servants’ hall. That leaves more room for the Soldiers.</source>
        <translation>Königin und Prinzessin tanzen nicht beim Gesinde. So haben die Soldaten mehr Platz.</translation>
    </message>
    <message>
        <source>The Raven</source>
        <translation>Der Rabe</translation>
    </message>
    <message>
        <source>The Servants’ Ball</source>
        <translation>Der Dienstbotenball</translation>
    </message>
    <message>
        <source>The Torchlit Steps</source>
        <translation>Die Fackeltreppe</translation>
    </message>
    <message>
        <source>The Truce</source>
        <translation>Der Waffenstillstand</translation>
    </message>
    <message>
        <source>The Whispering Gallery</source>
        <translation>Die Flüstergalerie</translation>
    </message>
    <message>
        <source>Three dancers and one throne: sooner or later someone will have to sit on the floor.</source>
        <translation>Drei Tänzer und ein Thron: Früher oder später muss jemand auf dem Boden sitzen.</translation>
    </message>
    <message>
        <source>Three guests ask for your advice, all at once and all in a whisper.</source>
        <translation>Drei Gäste fragen dich um Rat, alle zugleich und alle im Flüsterton.</translation>
    </message>
    <message>
        <source>Tonight everyone in a mask may claim to be king. At the door, all they want to see is whether you can play one.</source>
        <translation>Wer heute Nacht eine Maske trägt, darf sich König nennen. An der Tür will man nur sehen, ob du auch einen spielen kannst.</translation>
    </message>
    <message>
        <source>Win by {number} points or more.</source>
        <translation>Gewinne mit mindestens {number} Punkten Vorsprung.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/rule</name>
    <message>
        <source>A Condemned card is face down in front of its owner, who knows what it is. While you have any, you must spend your turn removing one from the round, unseen.</source>
        <translation>Eine verurteilte Karte liegt verdeckt vor ihrem Besitzer, der sie kennt. Solange du welche hast, besteht dein Zug darin, eine davon ungesehen aus der Runde zu entfernen.</translation>
    </message>
    <message>
        <source>A Disgraced card is face down in Court. It has no name and no text, is not Royalty, and counts as 1 on the Throne.</source>
        <translation>Eine geächtete Karte liegt verdeckt am Hof. Sie hat keinen Namen und keinen Text, ist keine Hoheit und zählt auf dem Thron 1.</translation>
    </message>
    <message>
        <source>A match goes to 7 points. The highest score wins; ties go to the winner of the last round. A match can also be a single round.</source>
        <translation>Eine Partie geht bis 7 Punkte. Die höchste Punktzahl gewinnt; bei Gleichstand gewinnt, wer die letzte Runde gewonnen hat. Auf Wunsch spielt ihr nur eine Runde.</translation>
    </message>
    <message>
        <source>After striking with the Assassin, look at the victim’s hand and Successor, add the Assassin, and keep one of these cards.</source>
        <translation>Hast du mit dem Meuchler getroffen, sieh dir die Handkarten und den Nachfolger des Opfers an, leg den Meuchler dazu und behalte eine dieser Karten.</translation>
    </message>
    <message>
        <source>Cards in your Antechamber are face up in front of you. While you have any, you must play one on your turn, whatever the Throne is worth. Its ability works, but the Herald does nothing, and the Oathbound disgraces nothing.</source>
        <translation>Karten in deinem Vorzimmer liegen offen vor dir. Solange du welche hast, besteht dein Zug darin, eine davon zu spielen, egal, was der Thron zählt. Ihre Fähigkeit wirkt, aber der Herold bewirkt nichts, und der Gefolgsmann ächtet nichts.</translation>
    </message>
    <message>
        <source>Choices that several players make in secret take effect only when all of them have chosen.</source>
        <translation>Was mehrere geheim wählen, geschieht erst, wenn alle gewählt haben.</translation>
    </message>
    <message>
        <source>Condemned cards</source>
        <translation>Verurteilte Karten</translation>
    </message>
    <message>
        <source>Deal with Condemned cards first, then your Antechamber. Only if you have neither may you play from your hand or flip your King. Each of these is a whole turn.</source>
        <translation>Zuerst kommen deine verurteilten Karten, dann dein Vorzimmer. Nur wenn du beides nicht hast, darfst du von der Hand spielen oder deinen König umdrehen. Jeder dieser Schritte ist ein ganzer Zug.</translation>
    </message>
    <message>
        <source>Disgraced cards</source>
        <translation>Geächtete Karten</translation>
    </message>
    <message>
        <source>Elder</source>
        <translation>Ältester</translation>
    </message>
    <message>
        <source>Every other card in Court is disgraced, and this cannot be stopped. The Queen is Royalty.</source>
        <translation>Alle anderen Karten am Hof werden geächtet, und niemand kann das aufhalten. Die Königin ist eine Hoheit.</translation>
    </message>
    <message>
        <source>Everyone hides a card as their Successor.</source>
        <translation>Alle verstecken eine Handkarte als Nachfolger.</translation>
    </message>
    <message>
        <source>Everyone places a card from their hand face down and shows it to their partner. These four cards are shuffled, and each player takes one unseen, starting with the first player.</source>
        <translation>Alle legen eine Handkarte verdeckt hin und zeigen sie dem Partner. Diese vier Karten werden gemischt, und alle nehmen sich ungesehen eine davon, reihum ab dem ersten Spieler.</translation>
    </message>
    <message>
        <source>Executioner</source>
        <translation>Henker</translation>
    </message>
    <message>
        <source>Finally, everyone removes one card in hand from the round, unseen.</source>
        <translation>Zuletzt entfernen alle eine Handkarte ungesehen aus der Runde.</translation>
    </message>
    <message>
        <source>Flipping the King</source>
        <translation>Den König umdrehen</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Narr</translation>
    </message>
    <message>
        <source>Four players form two teams, with partners sitting opposite each other. Partners know each other’s Successors. Each secretly chooses how many cards to swap, up to two; the smaller number counts. Both then choose their cards in secret.</source>
        <translation>Vier Spieler bilden zwei Teams, die Partner sitzen einander gegenüber. Partner kennen jeweils den Nachfolger des anderen. Beide entscheiden geheim, wie viele Karten sie tauschen wollen, höchstens zwei; die kleinere Zahl gilt. Auch die Karten wählen sie geheim.</translation>
    </message>
    <message>
        <source>Herald</source>
        <translation>Herold</translation>
    </message>
    <message>
        <source>If a Disgraced card is already in Court, you may name a number from 1 to 8 and disgrace the Mystic: for the rest of the round, all cards of that base value, wherever they are, lose their text and count 3 once played.</source>
        <translation>Liegt am Hof schon eine geächtete Karte, darfst du eine Zahl von 1 bis 8 nennen und den Mystiker ächten. Für den Rest der Runde verlieren alle Karten mit diesem Grundwert überall ihren Text und zählen gespielt 3.</translation>
    </message>
    <message>
        <source>If you can neither play a card nor flip your King, you lose the round.</source>
        <translation>Kannst du weder eine Karte spielen noch deinen König umdrehen, hast du die Runde verloren.</translation>
    </message>
    <message>
        <source>If you have another card in hand, you may play the Oathbound from your hand on a Throne worth more. The card on the Throne is disgraced, and you must at once play a second card from your hand, of any value. The second card’s ability works, and it is immune to the King’s Hand, too.</source>
        <translation>Hast du noch eine Handkarte, darfst du den Gefolgsmann von der Hand auf einen Thron spielen, der mehr zählt. Die Karte auf dem Thron wird geächtet, und du musst sofort eine zweite Handkarte von beliebigem Wert spielen. Ihre Fähigkeit wirkt, und auch sie ist immun gegen die Königshand.</translation>
    </message>
    <message>
        <source>If you play the Herald from your hand while you have a Successor, take that Successor into your hand and choose a new one from there. Then you may take back the Herald and play another card that counts 5 or more in hand, whatever is then on the Throne; its ability works.</source>
        <translation>Spielst du den Herold von der Hand und hast du einen Nachfolger, nimm diesen auf die Hand und wähle von dort einen neuen. Dann darfst du den Herold zurücknehmen und eine andere Karte spielen, die auf der Hand mindestens 5 zählt, egal, was dann auf dem Thron liegt; ihre Fähigkeit wirkt.</translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation>Inquisitor</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Richter</translation>
    </message>
    <message>
        <source>Losing the round</source>
        <translation>Die Runde verlieren</translation>
    </message>
    <message>
        <source>Mystic</source>
        <translation>Mystiker</translation>
    </message>
    <message>
        <source>Naming cards</source>
        <translation>Karten nennen</translation>
    </message>
    <message>
        <source>Oathbound</source>
        <translation>Gefolgsmann</translation>
    </message>
    <message>
        <source>Once a player has chosen to use an ability and named its target, all others are asked in order of play whether they will stop it with a King’s Hand they hold. If one does, nothing happens: both cards are Condemned, each in front of its owner, and the card below is the Throne again. The player whose card was stopped spends the rest of the turn removing it. Nobody is asked once everyone can tell that no King’s Hand is left.</source>
        <translation>Setzt jemand eine Fähigkeit ein und hat das Ziel genannt, werden alle anderen reihum gefragt, ob sie die Fähigkeit mit einer Königshand aus ihrer Hand aufhalten. Tut das jemand, geschieht nichts: Beide Karten sind verurteilt, jede vor ihrem Besitzer, und die Karte darunter ist wieder der Thron. Der Zug besteht dann darin, die aufgehaltene Karte zu entfernen. Wissen alle, dass keine Königshand mehr übrig ist, wird nicht gefragt.</translation>
    </message>
    <message>
        <source>Once per round, instead of playing a card, you may flip your King, but not while the Court is empty. The card on the Throne is disgraced, your Successor returns to your hand, and your turn is over.</source>
        <translation>Statt eine Karte zu spielen, darfst du deinen König umdrehen, einmal pro Runde und nicht bei leerem Hof. Die Karte auf dem Thron wird geächtet, dein Nachfolger kommt auf deine Hand, und der Zug ist vorbei.</translation>
    </message>
    <message>
        <source>Once the first player is named, each player, starting with the True King’s holder, may have the cards dealt again. A player’s first restart in a match is free; each later one gives the opponent 2 points at once.</source>
        <translation>Ist bestimmt, wer beginnt, dürfen beide die Karten neu austeilen lassen; wer den Wahren König hat, wird zuerst gefragt. Dein erster Neustart in einer Partie ist kostenlos; jeder weitere bringt der Gegenseite sofort 2 Punkte.</translation>
    </message>
    <message>
        <source>Once your own King is flipped, you may play the Zealot on anything but Royalty.</source>
        <translation>Sobald dein König umgedreht ist, darfst du den Eiferer auf alles außer Hoheiten spielen.</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Play a card from your hand that counts at least as much as the Throne, or one that may ignore it. Then its ability works.</source>
        <translation>Spiel eine Handkarte, die mindestens so viel zählt wie der Thron, oder eine, die das nicht muss. Danach wirkt ihre Fähigkeit.</translation>
    </message>
    <message>
        <source>Played cards form the Court; the last one is the Throne. An empty Court counts 0. Rules about cards in Court refer to face-up cards.</source>
        <translation>Gespielte Karten bilden den Hof; die letzte ist der Thron. Ein leerer Hof zählt 0. Wo eine Regel von Karten am Hof spricht, sind die offenen gemeint.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Eine Karte spielen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Prinzessin</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Königin</translation>
    </message>
    <message>
        <source>Removing a card</source>
        <translation>Eine Karte entfernen</translation>
    </message>
    <message>
        <source>Restarting with two players</source>
        <translation>Neustart zu zweit</translation>
    </message>
    <message>
        <source>Secret choices</source>
        <translation>Geheime Wahl</translation>
    </message>
    <message>
        <source>Sentry</source>
        <translation>Wachposten</translation>
    </message>
    <message>
        <source>Showing cards</source>
        <translation>Karten zeigen</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Taking cards with three players</source>
        <translation>Karten nehmen zu dritt</translation>
    </message>
    <message>
        <source>The Antechamber</source>
        <translation>Das Vorzimmer</translation>
    </message>
    <message>
        <source>The Assassin</source>
        <translation>Der Meuchler</translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty.</source>
        <translation>Der Älteste darf auf eine Hoheit gespielt werden.</translation>
    </message>
    <message>
        <source>The King’s Hand</source>
        <translation>Die Königshand</translation>
    </message>
    <message>
        <source>The King’s Hand cannot stop the Queen, the Warlord, an Oathbound or the card that follows it, an Elder, a Zealot, another King’s Hand, or the flip of a King.</source>
        <translation>Folgendes kann die Königshand nicht aufhalten: Königin, Kriegsherr, Gefolgsmann und die Karte danach, Ältester, Eiferer, eine andere Königshand und das Umdrehen eines Königs.</translation>
    </message>
    <message>
        <source>The Successor</source>
        <translation>Der Nachfolger</translation>
    </message>
    <message>
        <source>The True King</source>
        <translation>Der Wahre König</translation>
    </message>
    <message>
        <source>The True King’s holder names the first player and, with three or four players, the direction of play for the round.</source>
        <translation>Wer den Wahren König hat, bestimmt, wer beginnt, und zu dritt oder viert auch die Spielrichtung, die für die ganze Runde gilt.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Austeilen</translation>
    </message>
    <message>
        <source>The first True King is chosen at random. After that, it goes to the player who lost the last round (with three players, the first to lose).</source>
        <translation>Anfangs entscheidet der Zufall, wer den Wahren König hat; danach bekommt ihn, wer die letzte Runde verloren hat (zu dritt, wer zuerst ausgeschieden ist).</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>Der erste Spieler</translation>
    </message>
    <message>
        <source>The first player begins, and play proceeds in the chosen direction. Only the player being asked decides.</source>
        <translation>Der erste Spieler beginnt, und es geht in der gewählten Richtung reihum. Nur wer gefragt wird, entscheidet.</translation>
    </message>
    <message>
        <source>The four-player pool</source>
        <translation>Der Topf zu viert</translation>
    </message>
    <message>
        <source>The killer’s choice with three players</source>
        <translation>Die Beute des Meuchlers zu dritt</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>The order of a turn</source>
        <translation>Die Reihenfolge im Zug</translation>
    </message>
    <message>
        <source>The player who showed the highest card takes a shown card from an opponent (in a tie, the True King’s holder decides who gets first pick). That opponent takes one from the third player, who takes one of the first taker’s own shown cards.</source>
        <translation>Wer die höchste Karte gezeigt hat, nimmt eine gezeigte Karte eines Gegners (bei Gleichstand bestimmt der Besitzer des Wahren Königs, wer zuerst eine nimmt). Dieser Gegner nimmt eine von der dritten Person, und diese nimmt eine der Karten, die die erste selbst gezeigt hat.</translation>
    </message>
    <message>
        <source>Throne and Court</source>
        <translation>Thron und Hof</translation>
    </message>
    <message>
        <source>Warden</source>
        <translation>Aufseher</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Kriegsherr</translation>
    </message>
    <message>
        <source>What cannot be stopped</source>
        <translation>Was nicht aufzuhalten ist</translation>
    </message>
    <message>
        <source>When a player flips their King, the opponents are asked in order of play whether they will show an Assassin from their hand. If one does, the flip fails and the flipping player loses the round, unless a King’s Hand stops the Assassin: then both are Condemned, and the flip goes through. The flipping player is the first to be asked for a King’s Hand. Nobody is asked for a card that everyone can tell is gone.</source>
        <translation>Dreht jemand den König um, werden die Gegner reihum gefragt, ob sie einen Meuchler von der Hand zeigen. Tut das einer, misslingt das Umdrehen, und wer den König umgedreht hat, verliert die Runde. Hält aber eine Königshand den Meuchler auf, sind beide verurteilt, und das Umdrehen gelingt. Wer den König umgedreht hat, wird als Erstes gefragt, ob er eine Königshand zeigt. Wissen alle, dass eine Karte weg ist, wird nicht mehr nach ihr gefragt.</translation>
    </message>
    <message>
        <source>While Royalty is face up in Court, the Warlord counts 1 more in hand and 2 more in Court.</source>
        <translation>Solange eine Hoheit offen am Hof liegt, zählt der Kriegsherr auf der Hand 1 und am Hof 2 mehr.</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Wer entscheidet</translation>
    </message>
    <message>
        <source>Winning a round scores 1 point, 1 more if your King is not flipped, and 1 more if a loser still has a card in hand or their Successor. With three players, each loser counts separately, and second place gets 1 point. In a team, one unflipped King is enough, leftover cards count once, and both partners get the points.</source>
        <translation>Wer eine Runde gewinnt, bekommt 1 Punkt. Einen weiteren gibt es, wenn der eigene König nicht umgedreht ist, und noch einen, wenn ein Verlierer eine Handkarte oder den Nachfolger übrig hat. Zu dritt gilt das für jeden Verlierer, und der zweite Platz bekommt 1 Punkt. Im Team genügt ein nicht umgedrehter König, übrige Karten zählen nur einmal, und beide Partner bekommen die Punkte.</translation>
    </message>
    <message>
        <source>With four or more face-up cards in Court, including the Warden, you may swap a card from your hand with the Accused. The Accused is always face up.</source>
        <translation>Liegen mindestens vier offene Karten am Hof, der Aufseher mitgezählt, darfst du eine Handkarte gegen den Angeklagten tauschen. Der Angeklagte liegt immer offen.</translation>
    </message>
    <message>
        <source>With three players, everyone shows two cards at the same time, then one more; with four players, everyone shows three. Once the first player and the direction are named, shown cards return to their owners’ hands.</source>
        <translation>Zu dritt zeigt jeder zugleich mit den anderen zwei Karten, dann noch eine; zu viert zeigt jeder drei. Ist bestimmt, wer beginnt und in welche Richtung gespielt wird, nehmen alle die gezeigten Karten wieder auf die Hand.</translation>
    </message>
    <message>
        <source>With three players, the first to lose puts their cards aside unseen, and the others play on with the same Court. The last player left wins the round; the other comes second.</source>
        <translation>Wer zu dritt als Erstes verliert, legt die Karten ungesehen ab; die anderen spielen mit demselben Hof weiter. Wer übrig bleibt, gewinnt die Runde; wer als Zweites verliert, belegt den zweiten Platz.</translation>
    </message>
    <message>
        <source>With two or three players, everyone gets eight cards; with four, seven. One card is turned face up as the Accused. With two players, the last card is removed unseen. Everyone has a face-up King; one of them is the True King.</source>
        <translation>Zu zweit und zu dritt bekommen alle acht Karten, zu viert sieben. Eine Karte, der Angeklagte, liegt offen. Zu zweit wird die letzte Karte ungesehen entfernt. Alle haben einen König, der offen liegt; einer davon ist der Wahre König.</translation>
    </message>
    <message>
        <source>You may choose another card in Court that is neither Disgraced nor Royalty: disgrace the Sentry and exchange a card from your hand for that card. Your card takes its place, face up and without effect.</source>
        <translation>Du darfst den Wachposten ächten und eine Handkarte gegen eine andere Karte am Hof tauschen, die weder geächtet noch eine Hoheit ist. Die Handkarte kommt offen an deren Platz, ohne etwas zu bewirken.</translation>
    </message>
    <message>
        <source>You may disgrace the Spy and look at all Successors. Then you may make one player, even yourself, replace their Successor with a card from their hand; the old Successor returns to their hand.</source>
        <translation>Du darfst den Spion ächten und alle Nachfolger ansehen. Dann darfst du jemanden, auch dich selbst, den Nachfolger durch eine Handkarte ersetzen lassen; der alte kommt auf die Hand.</translation>
    </message>
    <message>
        <source>You may guess a card in an opponent’s hand. If you are right, you may put a card of base value 2 or more from your hand into your Antechamber.</source>
        <translation>Du darfst raten, welche Karte ein Gegner hat. Liegst du richtig, darfst du eine Handkarte ab Grundwert 2 in dein Vorzimmer legen.</translation>
    </message>
    <message>
        <source>You may name a card. If an opponent holds it, the Soldier counts 2 more on the Throne, and you may disgrace up to three face-up cards in Court, the Soldier included. Nobody learns who holds it.</source>
        <translation>Du darfst eine Karte nennen. Hat ein Gegner sie, zählt der Soldat auf dem Thron 2 mehr, und du darfst bis zu drei offene Karten am Hof ächten, auch den Soldaten. Niemand erfährt, wer sie hat.</translation>
    </message>
    <message>
        <source>You may name a card: every other player who holds it puts one copy into their own Antechamber.</source>
        <translation>Du darfst eine Karte nennen: Jeder Mitspieler, der sie hat, legt ein Exemplar ins eigene Vorzimmer.</translation>
    </message>
    <message>
        <source>You may name a number up to the highest face-up base value in Court: everyone, including you, secretly condemns one card of that base value from their hand. Everyone learns which players have none.</source>
        <translation>Du darfst eine Zahl bis zum höchsten offenen Grundwert am Hof nennen: Alle, auch du, verurteilen geheim eine Handkarte mit diesem Grundwert. Alle erfahren, wer keine hat.</translation>
    </message>
    <message>
        <source>You may name a player: each of you secretly chooses a card in hand, and you swap them. Both of you must have a card. The Princess is Royalty.</source>
        <translation>Du darfst einen Mitspieler nennen: Ihr wählt beide geheim eine Handkarte und tauscht sie. Beide müssen eine haben. Die Prinzessin ist eine Hoheit.</translation>
    </message>
    <message>
        <source>You may name any card in the deck you are playing with. The answer is always truthful, and everyone hears it; it reveals no more than was asked.</source>
        <translation>Du darfst jede Karte nennen, die bei eurer Spielerzahl vorkommt. Die Antwort ist immer wahr, und alle hören sie; sie verrät nicht mehr, als gefragt wurde.</translation>
    </message>
    <message>
        <source>You may take any other face-up card from the Court into your hand.</source>
        <translation>Du darfst eine beliebige andere offene Karte vom Hof auf die Hand nehmen.</translation>
    </message>
    <message>
        <source>Zealot</source>
        <translation>Eiferer</translation>
    </message>
</context>
<context>
    <name>imposter-kings/section</name>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Reactions and secrets</source>
        <translation>Reaktionen und Geheimes</translation>
    </message>
    <message>
        <source>Rounds, points, and the match</source>
        <translation>Runden, Punkte und die Partie</translation>
    </message>
    <message>
        <source>The characters</source>
        <translation>Die Charaktere</translation>
    </message>
    <message>
        <source>Throne and Court</source>
        <translation>Thron und Hof</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
</context>
<context>
    <name>imposter-kings/table</name>
    <message>
        <source>A card, face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>A disgraced Throne is worth 1: play any card.</source>
        <translation>Geächtet zählt der Thron 1: Jede Karte passt.</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Angeklagt</translation>
    </message>
    <message>
        <source>Card {place} of the Court, disgraced</source>
        <translation>Karte {place} am Hof, geächtet</translation>
    </message>
    <message>
        <source>Card {place} of the Court, disgraced: {card}</source>
        <translation>Karte {place} am Hof, geächtet: {card}</translation>
    </message>
    <message>
        <source>Card {place} of the Court: {card}, counts {value}</source>
        <translation>Karte {place} am Hof: {card}, zählt {value}</translation>
    </message>
    <message>
        <source>Condemned: to be removed from the round.</source>
        <translation>Verurteilt: wird aus der Runde entfernt.</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Face down, but you know it: {card}, value {value}, {type}</source>
        <translation>Verdeckt, aber du kennst sie: {card}, Wert {value}, {type}</translation>
    </message>
    <message>
        <source>Face-down cards</source>
        <translation>Verdeckte Karten</translation>
    </message>
    <message>
        <source>First player of the round.</source>
        <translation>Beginnt die Runde.</translation>
    </message>
    <message>
        <source>First player; play goes clockwise.</source>
        <translation>Beginnt; es geht im Uhrzeigersinn reihum.</translation>
    </message>
    <message>
        <source>First player; play goes counterclockwise.</source>
        <translation>Beginnt; es geht gegen den Uhrzeigersinn reihum.</translation>
    </message>
    <message>
        <source>From what you have seen, nobody you ask can hold it.</source>
        <translation>Soweit du weißt, kann sie niemand haben, den du fragst.</translation>
    </message>
    <message>
        <source>Has lost its text for this round.</source>
        <translation>Hat in dieser Runde keinen Text mehr.</translation>
    </message>
    <message>
        <source>Has lost this round.</source>
        <translation>Hat diese Runde verloren.</translation>
    </message>
    <message>
        <source>In the Antechamber: to be played first.</source>
        <translation>Im Vorzimmer: wird zuerst gespielt.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>King not flipped</source>
        <translation>König nicht umgedreht</translation>
    </message>
    <message>
        <source>King, flipped</source>
        <translation>König, umgedreht</translation>
    </message>
    <message>
        <source>Losers’ leftover cards</source>
        <translation>Übrige Karten von Verlierern</translation>
    </message>
    <message>
        <source>Now counts {value}.</source>
        <translation>Zählt jetzt {value}.</translation>
    </message>
    <message>
        <source>On the Throne, disgraced: counts as 1</source>
        <translation>Auf dem Thron, geächtet: zählt 1</translation>
    </message>
    <message>
        <source>On the Throne, disgraced: {card}, counts as 1</source>
        <translation>Auf dem Thron, geächtet: {card}, zählt 1</translation>
    </message>
    <message>
        <source>On the Throne: {card}, counts {value}</source>
        <translation>Auf dem Thron: {card}, zählt {value}</translation>
    </message>
    <message>
        <source>Points: {number} of {goal}</source>
        <translation>Punkte: {number} von {goal}</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Returns to your hand when you flip your King.</source>
        <translation>Kommt auf deine Hand, wenn du deinen König umdrehst.</translation>
    </message>
    <message>
        <source>Rival’s restarts</source>
        <translation>Neustarts der Gegenseite</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Second places</source>
        <translation>Zweite Plätze</translation>
    </message>
    <message>
        <source>Struck</source>
        <translation>Getroffen</translation>
    </message>
    <message>
        <source>Successor</source>
        <translation>Nachfolger</translation>
    </message>
    <message>
        <source>The Throne is worth {value}: play equal or higher.</source>
        <translation>Der Thron zählt {value}: gleich hoch oder höher.</translation>
    </message>
    <message>
        <source>Unbeaten</source>
        <translation>Ungeschlagen</translation>
    </message>
    <message>
        <source>tied on points; the last round decides</source>
        <translation>punktgleich; die letzte Runde entscheidet</translation>
    </message>
    <message>
        <source>{card} counts as {value}: it has lost its text</source>
        <translation>{card} zählt {value}: hat den Text verloren</translation>
    </message>
    <message>
        <source>{card} counts {value}: Royalty is in Court</source>
        <translation>{card} zählt {value}: Hoheit am Hof</translation>
    </message>
    <message>
        <source>{card} counts {value}: the guess was right</source>
        <translation>{card} zählt {value}: richtig geraten</translation>
    </message>
    <message>
        <source>{card}, face up</source>
        <translation>{card}, offen</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation>{card}, Wert {value}, {type}</translation>
    </message>
    <message>
        <source>{player}’s Antechamber</source>
        <translation>Vorzimmer von {player}</translation>
    </message>
    <message>
        <source>{player}’s Condemned cards</source>
        <translation>Verurteilte Karten von {player}</translation>
    </message>
    <message>
        <source>{player}’s King</source>
        <translation>König von {player}</translation>
    </message>
    <message>
        <source>{player}’s Successor</source>
        <translation>Nachfolger von {player}</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Hand von {player}</translation>
    </message>
</context>
<context>
    <name>imposter-kings/type</name>
    <message>
        <source>Courtier</source>
        <translation>Höfling</translation>
    </message>
    <message>
        <source>Immune to the King’s Hand</source>
        <translation>Immun gegen Königshand</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Royalty</source>
        <translation>Hoheit</translation>
    </message>
</context>
</TS>
