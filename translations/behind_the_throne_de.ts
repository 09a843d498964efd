<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>behind-the-throne/aid</name>
    <message>
        <source>1 General: down by 3.</source>
        <translation>1 General: 3 weniger.</translation>
    </message>
    <message>
        <source>2 Prophet: look at the top card of the deck.</source>
        <translation>2 Prophet: oberste Karte des Zugstapels ansehen.</translation>
    </message>
    <message>
        <source>3 Jester: up or down by 1.</source>
        <translation>3 Narr: 1 mehr oder 1 weniger.</translation>
    </message>
    <message>
        <source>4 Assassin: down by 2.</source>
        <translation>4 Meuchler: 2 weniger.</translation>
    </message>
    <message>
        <source>5 Judge: use one of your sideways stacks.</source>
        <translation>5 Richter: lässt einen deiner quer liegenden Stapel wirken.</translation>
    </message>
    <message>
        <source>6 Minstrel: anyone who swaps with you must take a Minstrel.</source>
        <translation>6 Spielmann: Wer mit dir tauscht, muss einen Spielmann nehmen.</translation>
    </message>
    <message>
        <source>7 Alchemist: anyone who destroys a card of yours must choose an Alchemist.</source>
        <translation>7 Alchemist: Wer deine Karte zerstört, muss einen Alchemisten wählen.</translation>
    </message>
    <message>
        <source>8 Queen: destroy a card only if the row has more cards than you have Queens.</source>
        <translation>8 Königin: Zerstören darfst du nur, wenn die Reihe mehr Karten hat als du Königinnen.</translation>
    </message>
    <message>
        <source>9 King: swap only if the row has at least as many cards as you have Kings.</source>
        <translation>9 König: Tausche nur, wenn die Reihe mindestens so viele Karten hat wie du Könige.</translation>
    </message>
    <message>
        <source>Always, even without the largest stack.</source>
        <translation>Immer, auch ohne den größten Stapel.</translation>
    </message>
    <message>
        <source>As often as needed, if you have the largest stack.</source>
        <translation>Sooft es nötig ist, wenn du den größten Stapel dieser Art hast.</translation>
    </message>
    <message>
        <source>Destroying a card</source>
        <translation>Eine Karte zerstören</translation>
    </message>
    <message>
        <source>Each once per turn, on the newest card, if you have the largest stack.</source>
        <translation>Jeder wirkt einmal pro Zug auf die neueste Karte, wenn du den größten Stapel dieser Art hast.</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Ende und Wertung</translation>
    </message>
    <message>
        <source>Every stack of two or more scores its value once; a single card scores nothing.</source>
        <translation>Jeder Stapel aus zwei oder mehr Karten bringt einmal seinen Wert, eine einzelne Karte nichts.</translation>
    </message>
    <message>
        <source>Give the whole row to another player and take one card from their stacks.</source>
        <translation>Gib die ganze Reihe einem Mitspieler und nimm eine Karte aus dessen Stapeln.</translation>
    </message>
    <message>
        <source>Manipulative stacks (1 to 5)</source>
        <translation>Manipulationsstapel (1 bis 5)</translation>
    </message>
    <message>
        <source>More than five stacks: discard whole stacks right away.</source>
        <translation>Bei mehr als fünf Stapeln legst du sofort ganze Stapel ab.</translation>
    </message>
    <message>
        <source>Nine characters: five copies of each for two players, seven for three, and nine for four.</source>
        <translation>Neun Charaktere: je fünf Exemplare zu zweit, sieben zu dritt, neun zu viert.</translation>
    </message>
    <message>
        <source>Once per revealed card; at most one card per player each turn.</source>
        <translation>Einmal pro aufgedeckter Karte, höchstens eine Karte pro Spieler und Zug.</translation>
    </message>
    <message>
        <source>One stack per kind, and at most five stacks of at most five cards each.</source>
        <translation>Ein Stapel für jede Art, höchstens fünf Stapel aus je höchstens fünf Karten.</translation>
    </message>
    <message>
        <source>Prohibitive stacks (8 and 9)</source>
        <translation>Verbotsstapel (8 und 9)</translation>
    </message>
    <message>
        <source>Protective stacks (6 and 7)</source>
        <translation>Schutzstapel (6 und 7)</translation>
    </message>
    <message>
        <source>Reveal 1 to 5 cards, one by one.</source>
        <translation>Decke 1 bis 5 Karten auf, eine nach der anderen.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Spielvorbereitung</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Stop whenever you like: collect the row or swap it.</source>
        <translation>Hör auf, wann du willst: Sammle die Reihe ein oder tausche sie.</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>The End of Game card ends the game at once; that turn’s row belongs to nobody.</source>
        <translation>Die Karte „Spielende“ beendet die Partie sofort; die Reihe dieses Zuges gehört niemandem.</translation>
    </message>
    <message>
        <source>The End of Game card starts the discard pile.</source>
        <translation>Der Ablagestapel beginnt mit der Karte „Spielende“.</translation>
    </message>
    <message>
        <source>The first deck has no End of Game card; when it runs out, the discard pile and the End of Game card form a new one.</source>
        <translation>Im ersten Zugstapel fehlt die Karte „Spielende“; ist er leer, bildet sie mit dem Ablagestapel den neuen.</translation>
    </message>
    <message>
        <source>The gift is placed first, then the card that was taken.</source>
        <translation>Zuerst wird das Geschenk angelegt, dann die genommene Karte.</translation>
    </message>
    <message>
        <source>The newest card may not be higher than the card before it.</source>
        <translation>Die neueste Karte darf nicht höher sein als die davor.</translation>
    </message>
    <message>
        <source>Too high: bring the card down with abilities, or lose the row.</source>
        <translation>Zu hoch: Senke die Karte mit Fähigkeiten, sonst ist die Reihe verloren.</translation>
    </message>
    <message>
        <source>When the newest card equals the one before it, you may discard one card from anyone’s stacks.</source>
        <translation>Hat die neueste Karte denselben Wert wie die davor, darfst du eine Karte aus irgendeinem Stapel ablegen.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/card</name>
    <message>
        <source>Alchemist</source>
        <translation>Alchemist</translation>
    </message>
    <message>
        <source>Anyone who destroys a card of yours must choose an Alchemist.</source>
        <translation>Wer eine deiner Karten zerstört, muss einen Alchemisten wählen.</translation>
    </message>
    <message>
        <source>Anyone who swaps with you must take a Minstrel.</source>
        <translation>Wer mit dir tauscht, muss einen Spielmann nehmen.</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Meuchler</translation>
    </message>
    <message>
        <source>Brings the newest card down by 2.</source>
        <translation>Senkt den Wert der neuesten Karte um 2.</translation>
    </message>
    <message>
        <source>Brings the newest card down by 3.</source>
        <translation>Senkt den Wert der neuesten Karte um 3.</translation>
    </message>
    <message>
        <source>Destroy a card only if the row has more cards than you have Queens.</source>
        <translation>Zerstöre eine Karte nur, wenn die Reihe mehr Karten hat als du Königinnen.</translation>
    </message>
    <message>
        <source>End of Game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Narr</translation>
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
        <source>Lets you use one of your sideways stacks.</source>
        <translation>Lässt einen deiner quer liegenden Stapel wirken.</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation>Spielmann</translation>
    </message>
    <message>
        <source>Moves the newest card up or down by 1.</source>
        <translation>Hebt oder senkt den Wert der neuesten Karte um 1.</translation>
    </message>
    <message>
        <source>Prophet</source>
        <translation>Prophet</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Königin</translation>
    </message>
    <message>
        <source>Shows you the top card of the deck.</source>
        <translation>Zeigt dir die oberste Karte des Zugstapels.</translation>
    </message>
    <message>
        <source>Swap only if the row has at least as many cards as you have Kings.</source>
        <translation>Tausche nur, wenn die Reihe mindestens so viele Karten hat wie du Könige.</translation>
    </message>
    <message>
        <source>The game ends at once when this card is revealed.</source>
        <translation>Die Partie endet sofort, wenn diese Karte aufgedeckt wird.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>destroying</source>
        <translation>Zerstören</translation>
    </message>
    <message>
        <source>next card</source>
        <translation>die nächste</translation>
    </message>
    <message>
        <source>swapping</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>use a stack</source>
        <translation>Stapel wirkt</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/course</name>
    <message>
        <source>17 to 9. If you trail, bank points before the End of Game card turns up; if you lead, hurry to reveal it.</source>
        <translation>17 zu 9. Liegst du zurück, sichere dir Punkte, bevor die Karte „Spielende“ kommt; führst du, decke sie bald auf.</translation>
    </message>
    <message>
        <source>8 points for two low cards. But look at what your rival could make of the row before you give it away.</source>
        <translation>8 Punkte für zwei niedrige Karten. Aber sieh dir an, was dein Gegner aus der Reihe machen könnte, bevor du sie hergibst.</translation>
    </message>
    <message>
        <source>9 points. The more a row is worth, and the lower its last card, the sooner you should stop.</source>
        <translation>9 Punkte. Je mehr eine Reihe bringt und je niedriger ihre letzte Karte ist, desto eher solltest du aufhören.</translation>
    </message>
    <message>
        <source>A Judge: 5. Four of the nine characters are higher, and any of them would cost you the row. Stop and take both cards.</source>
        <translation>Ein Richter: 5. Vier der neun Charaktere sind höher, und jeder davon würde dich die Reihe kosten. Hör auf und sammle beide Karten ein.</translation>
    </message>
    <message>
        <source>A King comes next: too high after a Minstrel. Take the row while you can.</source>
        <translation>Als Nächstes kommt ein König: zu hoch nach einem Spielmann. Sammle die Reihe ein, solange du kannst.</translation>
    </message>
    <message>
        <source>A King in the row and another in your stacks. After a Prophet, only Generals and Prophets fit; any other card would cost you the row. Take what you have.</source>
        <translation>Ein König in der Reihe, einer in deinen Stapeln. Auf einen Propheten passen nur Generäle und Propheten; alles andere kostet dich die Reihe. Nimm, was du hast.</translation>
    </message>
    <message>
        <source>A Queen: 8. The next card must not be higher, and only a King is. Reveal another card.</source>
        <translation>Eine Königin: 8. Die nächste Karte darf nicht höher sein, und höher ist nur ein König. Decke noch eine auf.</translation>
    </message>
    <message>
        <source>A row does not count until it is yours.</source>
        <translation>Eine Reihe zählt erst, wenn sie dir gehört.</translation>
    </message>
    <message>
        <source>A second General would be enough to tie, and one is in the row.</source>
        <translation>Zum Gleichstand genügt ein zweiter General, und einer liegt in der Reihe.</translation>
    </message>
    <message>
        <source>A stack of one card scores nothing.</source>
        <translation>Ein Stapel aus einer Karte bringt nichts.</translation>
    </message>
    <message>
        <source>A swap gives the Queen away, and your own Queen stays a single card.</source>
        <translation>Beim Tauschen gibst du die Königin her, und deine eigene bleibt allein.</translation>
    </message>
    <message>
        <source>A swap gives your row away and destroys nothing.</source>
        <translation>Beim Tauschen gibst du deine Reihe her, und zerstört wird nichts.</translation>
    </message>
    <message>
        <source>A swap gives your row away. You can keep it for yourself.</source>
        <translation>Beim Tauschen gibst du deine Reihe her. Du kannst sie selbst behalten.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>A turn begins with a card from the deck.</source>
        <translation>Ein Zug beginnt mit einer Karte vom Zugstapel.</translation>
    </message>
    <message>
        <source>Another card could be too high and cost you the row. Collect the Queen first.</source>
        <translation>Noch eine Karte könnte zu hoch sein, und die Reihe wäre verloren. Sammle erst die Königin ein.</translation>
    </message>
    <message>
        <source>Bring the 7 down to 5 or less.</source>
        <translation>Senke die 7 auf 5 oder weniger.</translation>
    </message>
    <message>
        <source>Collect the King.</source>
        <translation>Sammle den König ein.</translation>
    </message>
    <message>
        <source>Collect the row first; then you choose what has to go.</source>
        <translation>Sammle erst die Reihe ein; dann wählst du, was weg muss.</translation>
    </message>
    <message>
        <source>Collect the row.</source>
        <translation>Sammle die Reihe ein.</translation>
    </message>
    <message>
        <source>Destroy a King: drag one of your rival’s to the discard pile.</source>
        <translation>Zerstöre einen König deines Gegners: Zieh ihn zum Ablagestapel.</translation>
    </message>
    <message>
        <source>Destroy first: it costs you nothing, and you may still go on or stop afterward.</source>
        <translation>Zerstöre zuerst eine Karte: Das kostet dich nichts, und danach kannst du immer noch weitermachen oder aufhören.</translation>
    </message>
    <message>
        <source>Destroying a card</source>
        <translation>Eine Karte zerstören</translation>
    </message>
    <message>
        <source>Do not reveal the King. Collect the row.</source>
        <translation>Decke den König nicht auf: Sammle die Reihe ein.</translation>
    </message>
    <message>
        <source>Drag another card from the deck into the row.</source>
        <translation>Zieh noch eine Karte vom Zugstapel in die Reihe.</translation>
    </message>
    <message>
        <source>Drag the Judge to your Assassin, or choose the move from the list.</source>
        <translation>Zieh den Richter auf deinen Meuchler oder wähle den Zug aus der Liste.</translation>
    </message>
    <message>
        <source>Drag the card from the deck into the row.</source>
        <translation>Zieh die Karte vom Zugstapel in die Reihe.</translation>
    </message>
    <message>
        <source>Drag the row to your place, or press the button on the table.</source>
        <translation>Zieh die Reihe zu deinem Platz oder drück den Knopf auf dem Tisch.</translation>
    </message>
    <message>
        <source>Drag the row to your place.</source>
        <translation>Zieh die Reihe zu deinem Platz.</translation>
    </message>
    <message>
        <source>Drag the top card of the deck into the row.</source>
        <translation>Zieh die oberste Karte des Zugstapels in die Reihe.</translation>
    </message>
    <message>
        <source>Drag your Assassin or your General to the row.</source>
        <translation>Zieh deinen Meuchler oder deinen General zur Reihe.</translation>
    </message>
    <message>
        <source>Drag your General to the discard pile.</source>
        <translation>Zieh deinen General zum Ablagestapel.</translation>
    </message>
    <message>
        <source>Drag your Prophet to the deck.</source>
        <translation>Zieh deinen Propheten auf den Zugstapel.</translation>
    </message>
    <message>
        <source>Drag your rival’s Alchemist to the discard pile.</source>
        <translation>Zieh den Alchemisten deines Gegners zum Ablagestapel.</translation>
    </message>
    <message>
        <source>Drag your rival’s Judge to your stacks.</source>
        <translation>Zieh den Richter deines Gegners zu deinen Stapeln.</translation>
    </message>
    <message>
        <source>Drag your rival’s Minstrel to your stacks.</source>
        <translation>Zieh den Spielmann deines Gegners zu deinen Stapeln.</translation>
    </message>
    <message>
        <source>Drag your rival’s Queen to your stacks.</source>
        <translation>Zieh die Königin deines Gegners zu deinen Stapeln.</translation>
    </message>
    <message>
        <source>Each of the two cards starts a stack. You may own five stacks, each with up to five cards.</source>
        <translation>Jede der beiden Karten bildet einen neuen Stapel. Du darfst fünf Stapel besitzen, jeden mit höchstens fünf Karten.</translation>
    </message>
    <message>
        <source>Five stacks</source>
        <translation>Fünf Stapel</translation>
    </message>
    <message>
        <source>Go on or stop? Use your Prophet, who shows the top card of the deck to you alone.</source>
        <translation>Weitermachen oder aufhören? Dein Prophet zeigt dir, und nur dir, die oberste Karte des Zugstapels. Setz ihn ein.</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Wie gewinne ich?</translation>
    </message>
    <message>
        <source>How many stacks may I own?</source>
        <translation>Wie viele Stapel darf ich haben?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>So gewinnst du</translation>
    </message>
    <message>
        <source>Instead of collecting, you may give the row to your rival and take one of their cards. This row does little for you. Take the card that makes a pair.</source>
        <translation>Statt die Reihe einzusammeln, darfst du sie deinem Gegner geben und eine seiner Karten nehmen. Diese Reihe nützt dir wenig. Nimm, was dir ein Paar bringt.</translation>
    </message>
    <message>
        <source>Minstrel and Alchemist</source>
        <translation>Spielmann und Alchemist</translation>
    </message>
    <message>
        <source>On your turn, you reveal cards from the deck into a row, one by one. The first one is always safe. Reveal it.</source>
        <translation>In deinem Zug legst du Karten vom Zugstapel in eine Reihe, eine nach der anderen. Die erste ist immer sicher. Decke sie auf.</translation>
    </message>
    <message>
        <source>Protection works as often as needed while the card stands upright.</source>
        <translation>Der Schutz wirkt, sooft er gebraucht wird, solange die Karte aufrecht steht.</translation>
    </message>
    <message>
        <source>Queens and Kings</source>
        <translation>Königinnen und Könige</translation>
    </message>
    <message>
        <source>Reveal another card.</source>
        <translation>Decke noch eine Karte auf.</translation>
    </message>
    <message>
        <source>Saved again, and now both stacks lie sideways. At the end of your turn, they stand up again.</source>
        <translation>Wieder gerettet, und jetzt liegen beide Stapel quer. Am Ende deines Zuges richten sie sich wieder auf.</translation>
    </message>
    <message>
        <source>Saved. A used stack lies sideways until your turn ends. Once you collect the Alchemist, it is a 7 again.</source>
        <translation>Gerettet. Ein eingesetzter Stapel liegt bis zum Ende deines Zuges quer. Sammelst du den Alchemisten ein, ist er wieder eine 7.</translation>
    </message>
    <message>
        <source>Saving a row</source>
        <translation>Eine Reihe retten</translation>
    </message>
    <message>
        <source>Sideways cards</source>
        <translation>Quer liegende Karten</translation>
    </message>
    <message>
        <source>Swapping the row</source>
        <translation>Die Reihe tauschen</translation>
    </message>
    <message>
        <source>That pair was worth points. Single cards score nothing: discard one of them instead.</source>
        <translation>Dieses Paar brachte Punkte, und die sind jetzt weg. Einzelne Karten bringen nichts: Leg lieber eine davon ab.</translation>
    </message>
    <message>
        <source>That was a single card, which scores nothing. The two Kings score 9.</source>
        <translation>Diese Karte war allein und brachte nichts. Die zwei Könige bringen 9.</translation>
    </message>
    <message>
        <source>That was one of your own cards. Choose one of your rival’s.</source>
        <translation>Das war deine eigene Karte. Wähle eine deines Gegners.</translation>
    </message>
    <message>
        <source>That was the End of Game card. 8 points beat 7: you win.</source>
        <translation>Das war die Karte „Spielende“. 8 Punkte schlagen 7: Du hast gewonnen.</translation>
    </message>
    <message>
        <source>That was the End of Game card. The row belongs to nobody, and your rival wins.</source>
        <translation>Das war die Karte „Spielende“. Die Reihe gehört niemandem, und dein Gegner gewinnt.</translation>
    </message>
    <message>
        <source>That went well. But any Minstrel, Alchemist, Queen, or King in the deck would have cost you the row.</source>
        <translation>Das ging gut. Aber jeder Spielmann, jeder Alchemist, jede Königin und jeder König im Zugstapel hätte dich die Reihe gekostet.</translation>
    </message>
    <message>
        <source>The Alchemist is too high: 7 after 5. Save the row: bring the card down with your Assassin (by 2), General (by 3), or Jester (by 1).</source>
        <translation>Der Alchemist ist zu hoch: 7 nach 5. Deine Stapel können ihn senken: der Meuchler um 2, der General um 3, der Narr um 1. Rette die Reihe mit einem davon.</translation>
    </message>
    <message>
        <source>The End of Game card</source>
        <translation>Die Karte „Spielende“</translation>
    </message>
    <message>
        <source>The Jester changes the card by only 1, so it is still too high. Either the Assassin or the General would be enough.</source>
        <translation>Der Narr ändert die Karte nur um 1: immer noch zu hoch. Der Meuchler oder der General reicht allein.</translation>
    </message>
    <message>
        <source>The Judge</source>
        <translation>Der Richter</translation>
    </message>
    <message>
        <source>The Judge stands upright; the Assassin brings a card down by 2.</source>
        <translation>Der Richter steht aufrecht; der Meuchler senkt eine Karte um 2.</translation>
    </message>
    <message>
        <source>The Minstrel is still too high. Only your Judge can help now.</source>
        <translation>Der Spielmann ist immer noch zu hoch. Jetzt hilft nur dein Richter.</translation>
    </message>
    <message>
        <source>The Prophet</source>
        <translation>Der Prophet</translation>
    </message>
    <message>
        <source>The Queen and the Minstrel are yours, and your rival does not know what is on top of the deck.</source>
        <translation>Königin und Spielmann gehören dir, und dein Gegner weiß nicht, was oben auf dem Zugstapel liegt.</translation>
    </message>
    <message>
        <source>The Queen in the row is not yours yet.</source>
        <translation>Die Königin in der Reihe gehört dir noch nicht.</translation>
    </message>
    <message>
        <source>The cards are equal, but your rival’s Alchemist stands upright, so you may destroy only an Alchemist. Do that, and next time you can reach the Kings.</source>
        <translation>Gleiche Karten, aber der Alchemist deines Gegners steht aufrecht: Du darfst nur einen Alchemisten zerstören. Tu das, dann sind nächstes Mal die Könige dran.</translation>
    </message>
    <message>
        <source>The game ends as soon as the End of Game card is revealed, and the highest score wins. You lead 8 to 7. Reveal the last card of the deck.</source>
        <translation>Die Partie endet, sobald die Karte „Spielende“ aufgedeckt wird, und die höchste Punktzahl gewinnt. Du führst mit 8 zu 7. Decke die letzte Karte des Zugstapels auf.</translation>
    </message>
    <message>
        <source>The game goes on until the End of Game card is revealed.</source>
        <translation>Die Partie geht weiter, bis die Karte „Spielende“ aufgedeckt wird.</translation>
    </message>
    <message>
        <source>The row has two cards, as many as you have Kings. Now swap the row for the Judge.</source>
        <translation>Die Reihe hat zwei Karten, so viele, wie du Könige hast. Tausch sie jetzt gegen den Richter.</translation>
    </message>
    <message>
        <source>Too high. The whole row went to the discard pile, and your turn is over.</source>
        <translation>Zu hoch. Die ganze Reihe kam auf den Ablagestapel, und dein Zug ist vorbei.</translation>
    </message>
    <message>
        <source>Too high: the row is gone, and so is your swap.</source>
        <translation>Zu hoch: Die Reihe ist weg und mit ihr dein Tausch.</translation>
    </message>
    <message>
        <source>Too high: the row is gone, and with it your second General.</source>
        <translation>Zu hoch: Die Reihe ist weg und mit ihr dein zweiter General.</translation>
    </message>
    <message>
        <source>Two Judges: 5 more points. Queens work similarly: to destroy a card, you need more cards in the row than you have Queens.</source>
        <translation>Zwei Richter: 5 Punkte mehr. Königinnen wirken ähnlich: Zum Zerstören muss die Reihe mehr Karten haben, als du Königinnen besitzt.</translation>
    </message>
    <message>
        <source>Two Kings score 9 only if they are yours.</source>
        <translation>Zwei Könige bringen nur dann 9, wenn sie dir gehören.</translation>
    </message>
    <message>
        <source>Two Kings score 9; one King scores nothing.</source>
        <translation>Zwei Könige bringen 9, ein König bringt nichts.</translation>
    </message>
    <message>
        <source>Two Minstrels: 6 points, and now nobody can take anything but a Minstrel from you.</source>
        <translation>Zwei Spielmänner: 6 Punkte, und jetzt kann dir beim Tauschen niemand etwas anderes nehmen als einen Spielmann.</translation>
    </message>
    <message>
        <source>Two Queens: 8 points. Your rival then made a pair of Alchemists: 7 points.</source>
        <translation>Zwei Königinnen: 8 Punkte. Dein Gegner hat jetzt ein Paar Alchemisten: 7 Punkte.</translation>
    </message>
    <message>
        <source>Two against two: now your Generals work, and so do your rival’s.</source>
        <translation>Zwei gegen zwei: Jetzt wirken deine Generäle und auch die deines Gegners.</translation>
    </message>
    <message>
        <source>Two cards of a kind score their value; a single card scores nothing. You own a Queen, and there is another in the row: collect the row.</source>
        <translation>Zwei Karten einer Art bringen ihren Wert, eine allein bringt nichts. Du besitzt eine Königin, und in der Reihe liegt die zweite: Sammle die Reihe ein.</translation>
    </message>
    <message>
        <source>Two equal cards, one after the other: you may discard one card from anyone’s stacks. Your rival’s two Kings score 9. Break up the pair.</source>
        <translation>Zwei gleiche Karten hintereinander: Du darfst eine Karte aus irgendeinem Stapel ablegen. Die zwei Könige deines Gegners bringen 9. Spreng das Paar.</translation>
    </message>
    <message>
        <source>Two more single cards: they score nothing.</source>
        <translation>Zwei weitere einzelne Karten: Sie bringen nichts.</translation>
    </message>
    <message>
        <source>What do I do on my turn?</source>
        <translation>Was mache ich in meinem Zug?</translation>
    </message>
    <message>
        <source>What do the Minstrel and Alchemist protect against?</source>
        <translation>Wovor schützen Spielmann und Alchemist?</translation>
    </message>
    <message>
        <source>What does the Judge do?</source>
        <translation>Was kann der Richter?</translation>
    </message>
    <message>
        <source>What does the Prophet do?</source>
        <translation>Was kann der Prophet?</translation>
    </message>
    <message>
        <source>What happens if a card is too high?</source>
        <translation>Was passiert, wenn eine Karte zu hoch ist?</translation>
    </message>
    <message>
        <source>What happens to the row when the End of Game card turns up?</source>
        <translation>Was wird aus der Reihe, wenn die Karte „Spielende“ kommt?</translation>
    </message>
    <message>
        <source>What is a swap good for?</source>
        <translation>Wozu ist ein Tausch gut?</translation>
    </message>
    <message>
        <source>When does the game end?</source>
        <translation>Wann endet die Partie?</translation>
    </message>
    <message>
        <source>When may I destroy a card?</source>
        <translation>Wann darf ich eine Karte zerstören?</translation>
    </message>
    <message>
        <source>When should I stop?</source>
        <translation>Wann sollte ich aufhören?</translation>
    </message>
    <message>
        <source>When the deck runs out, the discards and the End of Game card form the next. It is one of its last two cards, and you trail 8 to 9.</source>
        <translation>Ist der Zugstapel leer, wird der Ablagestapel mit der Karte „Spielende“ zum neuen. Jetzt ist sie eine der letzten zwei, und du liegst mit 8 zu 9 zurück.</translation>
    </message>
    <message>
        <source>Which card may follow?</source>
        <translation>Welche Karte darf folgen?</translation>
    </message>
    <message>
        <source>Why can’t I swap or destroy now?</source>
        <translation>Warum darf ich jetzt nicht tauschen oder zerstören?</translation>
    </message>
    <message>
        <source>Why does a card lie sideways?</source>
        <translation>Warum liegt eine Karte quer?</translation>
    </message>
    <message>
        <source>With two Kings, you may swap only while the row has at least two cards. You want your rival’s Judge for a pair, so make the row long enough.</source>
        <translation>Mit zwei Königen darfst du nur tauschen, wenn die Reihe mindestens zwei Karten hat. Du willst den Richter deines Gegners für ein Paar. Mach also die Reihe lang genug.</translation>
    </message>
    <message>
        <source>You are still behind, and the End of Game card is one of the last two in the deck.</source>
        <translation>Du liegst immer noch zurück, und die Karte „Spielende“ ist eine der letzten zwei im Zugstapel.</translation>
    </message>
    <message>
        <source>You bring down a card that is too high.</source>
        <translation>Du senkst eine zu hohe Karte.</translation>
    </message>
    <message>
        <source>You decided without looking. Let your Prophet show you the next card first.</source>
        <translation>Du hast entschieden, ohne nachzusehen. Lass dir vorher von deinem Propheten die nächste Karte zeigen.</translation>
    </message>
    <message>
        <source>You gave the row away, and with it the King that would have made your pair.</source>
        <translation>Du hast die Reihe hergegeben und mit ihr den König für dein Paar.</translation>
    </message>
    <message>
        <source>You keep what scores.</source>
        <translation>Du behältst, was Punkte bringt.</translation>
    </message>
    <message>
        <source>You know the price of the highest cards.</source>
        <translation>Du weißt, was die höchsten Karten kosten.</translation>
    </message>
    <message>
        <source>You know what scores, and when the game is over.</source>
        <translation>Du weißt, was Punkte bringt und wann die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>You know whose abilities work.</source>
        <translation>Du weißt, wessen Fähigkeiten wirken.</translation>
    </message>
    <message>
        <source>You look before you decide.</source>
        <translation>Du siehst nach, bevor du entscheidest.</translation>
    </message>
    <message>
        <source>You own a Minstrel; with a second one, the pair scores 6.</source>
        <translation>Du hast einen Spielmann; mit einem zweiten bringt das Paar 6.</translation>
    </message>
    <message>
        <source>You own five stacks, and there is no room for a sixth. Collect the row anyway.</source>
        <translation>Du hast fünf Stapel, und für einen sechsten ist kein Platz. Sammle die Reihe trotzdem ein.</translation>
    </message>
    <message>
        <source>You own one Queen, and so does your rival.</source>
        <translation>Du hast eine Königin und dein Gegner auch.</translation>
    </message>
    <message>
        <source>You reveal a row, stop in time, and collect it.</source>
        <translation>Du deckst eine Reihe auf, hörst rechtzeitig auf und sammelst sie ein.</translation>
    </message>
    <message>
        <source>You saw the King coming and still lost the row.</source>
        <translation>Du hattest den König kommen sehen, und trotzdem ist die Reihe weg.</translation>
    </message>
    <message>
        <source>You secure your points before the game ends.</source>
        <translation>Du sicherst deine Punkte, bevor die Partie endet.</translation>
    </message>
    <message>
        <source>You see what protects a rival.</source>
        <translation>Du siehst, was einen Gegner schützt.</translation>
    </message>
    <message>
        <source>You stopped after one card. Only a King is higher than a Queen, so there was little risk in revealing another.</source>
        <translation>Du hast nach einer Karte aufgehört. Nur ein König ist höher als eine Königin; noch eine Karte wäre kaum ein Risiko gewesen.</translation>
    </message>
    <message>
        <source>You take points from a rival.</source>
        <translation>Du nimmst einem Gegner Punkte weg.</translation>
    </message>
    <message>
        <source>You took a card that pairs with none of yours.</source>
        <translation>Du hast eine Karte genommen, die mit deinen kein Paar bildet.</translation>
    </message>
    <message>
        <source>You trade a poor row for a good card.</source>
        <translation>Du tauschst eine schwache Reihe gegen eine gute Karte.</translation>
    </message>
    <message>
        <source>You use a stack a second time.</source>
        <translation>Du setzt einen Stapel ein zweites Mal ein.</translation>
    </message>
    <message>
        <source>Your Assassin was used this turn and lies sideways, and now another card is too high. Have your Judge use the Assassin once more.</source>
        <translation>Dein Meuchler wurde in diesem Zug schon eingesetzt und liegt quer, und nun ist wieder eine Karte zu hoch. Lass ihn durch deinen Richter noch einmal wirken.</translation>
    </message>
    <message>
        <source>Your General lies sideways: your rival has two. An ability works for the player with the most cards of its kind; a tie is enough. Make your General stand upright.</source>
        <translation>Dein General liegt quer: Dein Gegner hat zwei. Die Fähigkeit einer Karte darf nutzen, wer die meisten Karten dieser Art hat, auch bei Gleichstand. Richte deinen General auf.</translation>
    </message>
    <message>
        <source>Your General still lies sideways: your rival has more Generals.</source>
        <translation>Dein General liegt immer noch quer: Dein Gegner hat mehr Generäle.</translation>
    </message>
    <message>
        <source>Your Queens are now a pair. Six stacks is one too many: discard one that scores nothing.</source>
        <translation>Deine Königinnen sind jetzt ein Paar. Sechs Stapel sind einer zu viel: Leg einen ab, der dich keine Punkte kostet.</translation>
    </message>
    <message>
        <source>Your pairs still score. What you discard is always a whole stack, new or old, as you choose.</source>
        <translation>Deine Paare bringen so viel wie vorher. Du legst immer einen ganzen Stapel ab, neu oder alt, wie du willst.</translation>
    </message>
    <message>
        <source>Your rival keeps the Judge, and yours stays a single card.</source>
        <translation>Der Richter bleibt bei deinem Gegner, und deiner bleibt allein.</translation>
    </message>
    <message>
        <source>Your rival’s 9 points are gone. You can do this to each player once per turn.</source>
        <translation>Die 9 Punkte deines Gegners sind weg. Pro Zug darfst du jedem Spieler nur eine Karte zerstören.</translation>
    </message>
    <message>
        <source>Your rival’s Alchemist still protects the Kings.</source>
        <translation>Der Alchemist deines Gegners schützt die Könige noch.</translation>
    </message>
    <message>
        <source>Your rival’s Minstrel stands upright: anyone who swaps with them must take a Minstrel. You need one, so take it.</source>
        <translation>Der Spielmann deines Gegners steht aufrecht: Beim Tauschen musst du einen Spielmann nehmen. Du brauchst sowieso einen, also nimm ihn.</translation>
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
        <translation>9 Punkte: 7 für die Alchemisten, egal, wie viele es sind, und 2 für die Propheten. Die Königin und der Richter sind einzelne Karten und bringen nichts.</translation>
    </message>
    <message>
        <source>A Jester after a Prophet is too high. Brought down by 1, it equals the Prophet: the row is saved, and you may destroy a card.</source>
        <translation>Ein Narr nach einem Propheten ist zu hoch. Um 1 gesenkt, hat er denselben Wert: Die Reihe ist gerettet, und du darfst eine Karte zerstören.</translation>
    </message>
    <message>
        <source>Collect two or more of a kind. Every such stack scores the value of its kind once; a single card scores nothing. The highest score wins.</source>
        <translation>Sammle zwei oder mehr Karten einer Art. Ein solcher Stapel bringt einmal den Wert seiner Art; eine einzelne Karte bringt nichts. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>The Alchemist is too high after the Minstrel. Your General makes it count as 4. For the next card, it is a 7 again.</source>
        <translation>Der Alchemist ist zu hoch nach dem Spielmann. Mit deinem General zählt er nur 4. Für die nächste Karte ist er wieder eine 7.</translation>
    </message>
    <message>
        <source>The End of Game card turns up while a King and a Queen are in the row. Nobody gets them.</source>
        <translation>Die Karte „Spielende“ kommt, während König und Königin in der Reihe liegen. Sie gehören niemandem.</translation>
    </message>
    <message>
        <source>The game ends at once when someone reveals the End of Game card. It is not in the first deck; it joins the second.</source>
        <translation>Die Partie endet sofort, wenn jemand die Karte „Spielende“ aufdeckt. Im ersten Zugstapel ist sie nicht: Sie kommt mit dem zweiten.</translation>
    </message>
    <message>
        <source>This Alchemist stands upright, so the Kings beside it cannot be destroyed: only the Alchemist can.</source>
        <translation>Dieser Alchemist steht aufrecht und schützt die Könige daneben: Zerstört werden kann nur er.</translation>
    </message>
    <message>
        <source>You give away the row and get a Minstrel from your rival’s stacks. A Minstrel in the row itself is no help: you cannot take back what you give.</source>
        <translation>Du gibst die Reihe her und bekommst einen Spielmann aus den Stapeln deines Gegners. Ein Spielmann in der Reihe selbst hilft nicht: Was du gibst, kannst du nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>You own two Queens: with two cards in the row, you may not destroy a card, even though the two are equal. With three, you may.</source>
        <translation>Du hast zwei Königinnen: Bei zwei Karten in der Reihe darfst du keine Karte zerstören, obwohl die beiden gleich sind. Bei drei darfst du es.</translation>
    </message>
    <message>
        <source>Your rival has two Generals, so yours lies sideways and does nothing. If you had two as well, both would stand upright.</source>
        <translation>Dein Gegner hat zwei Generäle, also liegt deiner quer und wirkt nicht. Mit einem zweiten eigenen stünden beide aufrecht.</translation>
    </message>
    <message>
        <source>your rival’s</source>
        <translation>vom Gegner</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deiner</translation>
    </message>
    <message>
        <source>yours, used</source>
        <translation>deiner, eingesetzt</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/fault</name>
    <message>
        <source>Destroying the wrong card</source>
        <translation>Die falsche Karte zerstören</translation>
    </message>
    <message>
        <source>Discarding the wrong stack</source>
        <translation>Den falschen Stapel ablegen</translation>
    </message>
    <message>
        <source>Leaving abilities unused</source>
        <translation>Fähigkeiten ungenutzt lassen</translation>
    </message>
    <message>
        <source>Not destroying a card</source>
        <translation>Eine Karte nicht zerstören</translation>
    </message>
    <message>
        <source>Revealing one card too many</source>
        <translation>Eine Karte zu viel aufdecken</translation>
    </message>
    <message>
        <source>Stopping too early</source>
        <translation>Zu früh aufhören</translation>
    </message>
    <message>
        <source>Swapping rows for the wrong card</source>
        <translation>Reihen gegen die falsche Karte tauschen</translation>
    </message>
    <message>
        <source>Using abilities at the wrong time</source>
        <translation>Fähigkeiten zur falschen Zeit einsetzen</translation>
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
        <translation>Fordere dein Glück heraus</translation>
    </message>
    <message>
        <source>Push your luck: reveal cards in falling order and build stacks whose abilities help you.</source>
        <translation>Fordere dein Glück heraus: Decke Karten in absteigender Folge auf und bau Stapel, deren Fähigkeiten dir helfen.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/goal</name>
    <message>
        <source>Collect a row of {number} cards.</source>
        <translation>Sammle eine Reihe aus {number} Karten ein.</translation>
    </message>
    <message>
        <source>Collect {number} rows in one game.</source>
        <translation>Sammle in einer Partie {number} Reihen ein.</translation>
    </message>
    <message>
        <source>Destroy {number} cards in one game.</source>
        <translation>Zerstöre in einer Partie {number} Karten.</translation>
    </message>
    <message>
        <source>Have a full stack at the end of a game.</source>
        <translation>Beende eine Partie mit einem vollen Stapel.</translation>
    </message>
    <message>
        <source>Have a stack of {number} cards at the end of a game.</source>
        <translation>Beende eine Partie mit einem Stapel aus {number} Karten.</translation>
    </message>
    <message>
        <source>Have the Judge use another stack.</source>
        <translation>Lass mit dem Richter einen anderen Stapel wirken.</translation>
    </message>
    <message>
        <source>Have {number} stacks that score at the end of a game.</source>
        <translation>Beende eine Partie mit {number} Stapeln, die Punkte bringen.</translation>
    </message>
    <message>
        <source>Look at {number} cards with the Prophet in one game.</source>
        <translation>Sieh dir in einer Partie {number} Karten mit dem Propheten an.</translation>
    </message>
    <message>
        <source>Own {number} Generals at the same time.</source>
        <translation>Besitze {number} Generäle gleichzeitig.</translation>
    </message>
    <message>
        <source>Play a game without losing a row.</source>
        <translation>Spiel eine Partie, ohne eine Reihe zu verlieren.</translation>
    </message>
    <message>
        <source>Save {number} rows with abilities in one game.</source>
        <translation>Rette in einer Partie {number} Reihen mit einer Fähigkeit.</translation>
    </message>
    <message>
        <source>Score with Kings at the end of a game.</source>
        <translation>Hol am Ende einer Partie Punkte mit Königen.</translation>
    </message>
    <message>
        <source>Score with Queens at the end of a game.</source>
        <translation>Hol am Ende einer Partie Punkte mit Königinnen.</translation>
    </message>
    <message>
        <source>Score with both Kings and Queens at the end of a game.</source>
        <translation>Hol am Ende einer Partie Punkte mit Königen und Königinnen.</translation>
    </message>
    <message>
        <source>Score {number} points in one game.</source>
        <translation>Erreiche in einer Partie {number} Punkte.</translation>
    </message>
    <message>
        <source>Swap rows {number} times in one game.</source>
        <translation>Tausche in einer Partie {number} Reihen.</translation>
    </message>
    <message>
        <source>Use {number} abilities in one game.</source>
        <translation>Setz in einer Partie {number} Fähigkeiten ein.</translation>
    </message>
    <message>
        <source>Use {number} abilities in one turn.</source>
        <translation>Setz in einem Zug {number} Fähigkeiten ein.</translation>
    </message>
    <message>
        <source>Win a game after losing five rows.</source>
        <translation>Gewinne eine Partie, in der du fünf Reihen verlierst.</translation>
    </message>
    <message>
        <source>Win a game by {number} points or more.</source>
        <translation>Gewinne eine Partie mit mindestens {number} Punkten Vorsprung.</translation>
    </message>
    <message>
        <source>Win a game without destroying a card.</source>
        <translation>Gewinne eine Partie, in der du keine Karte zerstörst.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/laying</name>
    <message>
        <source>A row is in play</source>
        <translation>Eine Reihe liegt aus</translation>
    </message>
    <message>
        <source>A row must be saved</source>
        <translation>Eine Reihe muss gerettet werden</translation>
    </message>
    <message>
        <source>A row must be saved when its newest card is higher than the one before it, and only then.</source>
        <translation>Eine Reihe muss genau dann gerettet werden, wenn ihre neueste Karte höher ist als die davor.</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Vor der ersten Karte</translation>
    </message>
    <message>
        <source>Change to the newest card</source>
        <translation>Änderung der neuesten Karte</translation>
    </message>
    <message>
        <source>No ability can save this row, so it is lost at once.</source>
        <translation>Keine Fähigkeit kann diese Reihe retten, also ist sie sofort verloren.</translation>
    </message>
    <message>
        <source>Only a player who owns more than five stacks has to discard one.</source>
        <translation>Einen Stapel muss nur ablegen, wer mehr als fünf besitzt.</translation>
    </message>
    <message>
        <source>Players who lost a card this turn</source>
        <translation>Wem schon eine Karte zerstört wurde</translation>
    </message>
    <message>
        <source>Stacks used this turn</source>
        <translation>Schon eingesetzte Stapel</translation>
    </message>
    <message>
        <source>The game is over only when the End of Game card is last in the row.</source>
        <translation>Die Partie ist erst vorbei, wenn die Karte „Spielende“ als letzte in der Reihe liegt.</translation>
    </message>
    <message>
        <source>The newest card has destroyed a card</source>
        <translation>Die neueste Karte hat schon eine zerstört</translation>
    </message>
    <message>
        <source>Too many stacks after a swap</source>
        <translation>Zu viele Stapel nach einem Tausch</translation>
    </message>
    <message>
        <source>Too many stacks after collecting</source>
        <translation>Zu viele Stapel nach dem Einsammeln</translation>
    </message>
    <message>
        <source>Top card seen</source>
        <translation>Oberste Karte, schon angesehen</translation>
    </message>
    <message>
        <source>{place}: at most five stacks of up to five cards each.</source>
        <translation>{place}: höchstens fünf Stapel mit je höchstens fünf Karten.</translation>
    </message>
    <message>
        <source>{place}: no End of Game card allowed, since it ends the game as soon as it is revealed.</source>
        <translation>{place}: Die Karte „Spielende“ darf hier nicht liegen, denn sie beendet die Partie, sobald sie aufgedeckt wird.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/lesson</name>
    <message>
        <source>A card was too high, and nothing could save the row: all of it was discarded. That is the risk of every extra card.</source>
        <translation>Eine Karte war zu hoch, und nichts konnte die Reihe retten: Sie wurde ganz abgelegt. Das ist das Risiko jeder weiteren Karte.</translation>
    </message>
    <message>
        <source>Cards of a kind form one stack. You can have at most five stacks, with up to five cards each.</source>
        <translation>Karten derselben Art liegen in einem Stapel. Du kannst höchstens fünf Stapel haben, mit je höchstens fünf Karten.</translation>
    </message>
    <message>
        <source>Instead of collecting the row, you may give it away and take one of your rival’s cards. That pays off when the card is worth more to you than the row. Try it: drag one of your rival’s cards to your stacks.</source>
        <translation>Statt die Reihe einzusammeln, darfst du sie verschenken und eine Karte deines Gegners nehmen. Das lohnt sich, wenn dir die Karte mehr nützt als die Reihe. Probier es aus: Zieh eine Karte deines Gegners zu deinen Stapeln.</translation>
    </message>
    <message>
        <source>One of your stacks lies sideways because your rival has more cards of its kind, so you cannot use its ability. Only a player with the most cards of that kind can; a tie is enough.</source>
        <translation>Einer deiner Stapel liegt quer, weil dein Gegner mehr Karten dieser Art hat. Die Fähigkeit darf nur nutzen, wer die meisten davon hat, auch bei Gleichstand.</translation>
    </message>
    <message>
        <source>Queens and Kings are worth the most, but the more you own, the longer a row must be before you may destroy a card or swap.</source>
        <translation>Königinnen und Könige sind am meisten wert. Doch je mehr du davon besitzt, desto länger muss eine Reihe sein, bevor du eine Karte zerstören oder die Reihe tauschen darfst.</translation>
    </message>
    <message>
        <source>The End of Game card has ended the game. Every stack of two or more scores its value once, and the highest score wins.</source>
        <translation>Die Karte „Spielende“ hat die Partie beendet. Jeder Stapel aus zwei oder mehr Karten bringt einmal seinen Wert, und die höchste Punktzahl gewinnt.</translation>
    </message>
    <message>
        <source>The deck has run out. The discard pile is the new deck, and the End of Game card is somewhere in it: from now on, any card may end the game.</source>
        <translation>Der Zugstapel war leer. Der Ablagestapel ist der neue Zugstapel, und irgendwo darin steckt die Karte „Spielende“: Von nun an kann jede Karte die Partie beenden.</translation>
    </message>
    <message>
        <source>The newest card equals the one before it, so you may destroy a card. Drag one of your rival’s cards to the discard pile: which loss would hurt most?</source>
        <translation>Die neueste Karte hat denselben Wert wie die davor, also darfst du eine Karte zerstören. Zieh eine Karte deines Gegners zum Ablagestapel: Welcher Verlust schmerzt am meisten?</translation>
    </message>
    <message>
        <source>The newest card is too high, but your abilities can bring it down. Save the row: use one of your upright stacks.</source>
        <translation>Die neueste Karte ist zu hoch, aber deine Fähigkeiten können sie senken. Rette die Reihe: Setz einen der Stapel ein, die bereitstehen.</translation>
    </message>
    <message>
        <source>The next card must not be higher than this one. The higher the newest card, the safer it is to go on. Reveal another, if you dare.</source>
        <translation>Die nächste Karte darf nicht höher sein als diese. Je höher die neueste Karte ist, desto sicherer kannst du weitermachen. Decke noch eine auf, wenn du dich traust.</translation>
    </message>
    <message>
        <source>There is room for only five stacks. Discard one of yours, new or old.</source>
        <translation>Platz ist nur für fünf Stapel. Leg einen ab, einen neuen oder einen alten.</translation>
    </message>
    <message>
        <source>Welcome! Each turn, you reveal a row of cards. To begin, drag the top card of the deck into the row, or press the button on the table.</source>
        <translation>Willkommen! In jedem Zug deckst du eine Reihe Karten auf. Fang an: Zieh die oberste Karte des Zugstapels in die Reihe oder drück den Knopf auf dem Tisch.</translation>
    </message>
    <message>
        <source>You may stop after any card. Collect the row: drag it to your place, and its cards become your stacks.</source>
        <translation>Du darfst nach jeder Karte aufhören. Sammle die Reihe ein: Zieh sie zu deinem Platz, und ihre Karten werden zu deinen Stapeln.</translation>
    </message>
    <message>
        <source>You may use a stack on the newest card even when that card is not too high. Make it equal to the card before it, and you may destroy a card. Drag the stack to the row.</source>
        <translation>Du darfst einen Stapel auch dann einsetzen, wenn die neueste Karte nicht zu hoch ist. Mach sie so hoch wie die davor, dann darfst du eine Karte zerstören. Zieh den Stapel zur Reihe.</translation>
    </message>
    <message>
        <source>You own a stack of two or more, and it scores its value once. Single cards score nothing, so pairs of high cards win games.</source>
        <translation>Du besitzt einen Stapel aus zwei oder mehr Karten: Er bringt einmal seinen Wert. Einzelne Karten bringen nichts; mit Paaren hoher Karten gewinnst du.</translation>
    </message>
    <message>
        <source>Your Prophet stands upright: look at the top card of the deck before you decide. Drag the Prophet to the deck.</source>
        <translation>Dein Prophet steht aufrecht: Sieh dir die oberste Karte des Zugstapels an, bevor du dich entscheidest. Zieh den Propheten auf den Zugstapel.</translation>
    </message>
    <message>
        <source>Your rival has swapped: the row is yours now, and your rival has one of your cards. See how your stacks have changed.</source>
        <translation>Dein Gegner hat getauscht: Die Reihe gehört jetzt dir, und eine deiner Karten ist hinübergewandert. Sieh dir an, wie sich deine Stapel verändert haben.</translation>
    </message>
    <message>
        <source>Your rival’s Minstrel or Alchemist stands upright. The Minstrel lets you take only a Minstrel in a swap, and the Alchemist lets you destroy only an Alchemist.</source>
        <translation>Ein Spielmann oder ein Alchemist deines Gegners steht aufrecht. Ist es der Spielmann, darfst du beim Tauschen nur einen Spielmann nehmen; ist es der Alchemist, darfst du nur einen Alchemisten zerstören.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/log</name>
    <message>
        <source>Collects {cards}.</source>
        <translation>Sammelt {cards:acc} ein.</translation>
    </message>
    <message>
        <source>Destroys their own {card}.</source>
        <translation>Zerstört {card:acc} aus den eigenen Stapeln.</translation>
    </message>
    <message>
        <source>Destroys {player}’s {card}.</source>
        <translation>Zerstört {card:acc} von {player}.</translation>
    </message>
    <message>
        <source>Discards a sixth {card}.</source>
        <translation>Legt {card:acc} ab, die sechste Karte dieser Art.</translation>
    </message>
    <message numerus="yes">
        <source>Discards the {card} stack (%n card(s)), as only five stacks are allowed.</source>
        <translation>
            <numerusform>Legt {card:acc} ab (%n Karte), denn mehr als fünf Stapel sind nicht erlaubt.</numerusform>
            <numerusform>Legt {card:acc} ab (%n Karten), denn mehr als fünf Stapel sind nicht erlaubt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the row to {player} for {card}.</source>
        <translation>Gibt die Reihe an {player} und nimmt dafür {card:acc}.</translation>
    </message>
    <message>
        <source>Reveals {card}.</source>
        <translation>Deckt {card:acc} auf.</translation>
    </message>
    <message>
        <source>Takes {card}.</source>
        <translation>Nimmt {card:acc}.</translation>
    </message>
    <message>
        <source>The End of Game card is revealed. Shared win: {players}.</source>
        <translation>Das Spielende ist aufgedeckt. {players} teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>The End of Game card is revealed. {players} wins.</source>
        <translation>Das Spielende ist aufgedeckt. Es gewinnt {players}.</translation>
    </message>
    <message>
        <source>The deck is empty: the discard pile and the End of Game card form a new deck.</source>
        <translation>Der Zugstapel ist leer: Der Ablagestapel und die Karte „Spielende“ bilden den neuen.</translation>
    </message>
    <message>
        <source>The top card is {card}.</source>
        <translation>{card:Nom} liegt zuoberst.</translation>
    </message>
    <message>
        <source>Uses the Assassin: down 2, now {value}.</source>
        <translation>Setzt den Meuchler ein: 2 weniger, jetzt {value}.</translation>
    </message>
    <message>
        <source>Uses the General: down 3, now {value}.</source>
        <translation>Setzt den General ein: 3 weniger, jetzt {value}.</translation>
    </message>
    <message>
        <source>Uses the Jester: down 1, now {value}.</source>
        <translation>Setzt den Narren ein: 1 weniger, jetzt {value}.</translation>
    </message>
    <message>
        <source>Uses the Jester: up 1, now {value}.</source>
        <translation>Setzt den Narren ein: 1 mehr, jetzt {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Assassin: down 2, now {value}.</source>
        <translation>Setzt den Richter als Meuchler ein: 2 weniger, jetzt {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the General: down 3, now {value}.</source>
        <translation>Setzt den Richter als General ein: 3 weniger, jetzt {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Jester: down 1, now {value}.</source>
        <translation>Setzt den Richter als Narren ein: 1 weniger, jetzt {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Jester: up 1, now {value}.</source>
        <translation>Setzt den Richter als Narren ein: 1 mehr, jetzt {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Prophet and looks at the top card.</source>
        <translation>Setzt den Richter als Propheten ein und sieht sich die oberste Karte an.</translation>
    </message>
    <message>
        <source>Uses the Prophet and looks at the top card.</source>
        <translation>Setzt den Propheten ein und sieht sich die oberste Karte an.</translation>
    </message>
    <message>
        <source>{card} is too high: the row is lost.</source>
        <translation>{card:Nom} ist zu hoch: Die Reihe ist verloren.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/move</name>
    <message>
        <source>Assassin: down 2</source>
        <translation>Meuchler: 2 weniger</translation>
    </message>
    <message>
        <source>Collect the row</source>
        <translation>Reihe einsammeln</translation>
    </message>
    <message>
        <source>Destroy your own {card}</source>
        <translation>Eigene Karte zerstören: {card}</translation>
    </message>
    <message>
        <source>Destroy {player}’s {card}</source>
        <translation>{card:Acc} von {player} zerstören</translation>
    </message>
    <message>
        <source>Discard the {card} stack</source>
        <translation>Stapel „{card}“ ablegen</translation>
    </message>
    <message>
        <source>General: down 3</source>
        <translation>General: 3 weniger</translation>
    </message>
    <message>
        <source>Jester: down 1</source>
        <translation>Narr: 1 weniger</translation>
    </message>
    <message>
        <source>Jester: up 1</source>
        <translation>Narr: 1 mehr</translation>
    </message>
    <message>
        <source>Judge as the Assassin: down 2</source>
        <translation>Richter als Meuchler: 2 weniger</translation>
    </message>
    <message>
        <source>Judge as the General: down 3</source>
        <translation>Richter als General: 3 weniger</translation>
    </message>
    <message>
        <source>Judge as the Jester: down 1</source>
        <translation>Richter als Narr: 1 weniger</translation>
    </message>
    <message>
        <source>Judge as the Jester: up 1</source>
        <translation>Richter als Narr: 1 mehr</translation>
    </message>
    <message>
        <source>Judge as the Prophet: look at the top card</source>
        <translation>Richter als Prophet: oberste Karte ansehen</translation>
    </message>
    <message>
        <source>Prophet: look at the top card</source>
        <translation>Prophet: oberste Karte ansehen</translation>
    </message>
    <message>
        <source>Reveal a card</source>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>Swap the row for {player}’s {card}</source>
        <translation>Die Reihe gegen {card:acc} von {player} tauschen</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/number</name>
    <message>
        <source>Values cannot be changed: each value from 1 to 9 belongs to one character, and characters in a row are compared by value.</source>
        <translation>Die Werte stehen fest: Jeder von 1 bis 9 gehört zu einem Charakter, und in der Reihe werden sie verglichen.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/prompt</name>
    <message>
        <source>Equal values: destroy a card, or collect the row.</source>
        <translation>Gleicher Wert: Zerstöre eine Karte oder sammle die Reihe ein.</translation>
    </message>
    <message>
        <source>Equal values: destroy a card, reveal, or collect.</source>
        <translation>Gleicher Wert: Zerstöre eine Karte, decke auf oder sammle ein.</translation>
    </message>
    <message>
        <source>Equal values: destroy a card, swap, or collect.</source>
        <translation>Gleicher Wert: Zerstöre eine Karte, tausche oder sammle ein.</translation>
    </message>
    <message>
        <source>Equal values: destroy, reveal, swap, or collect.</source>
        <translation>Gleicher Wert: Zerstöre, decke auf, tausche oder sammle ein.</translation>
    </message>
    <message>
        <source>Equal values: destroy, reveal, use an ability, or collect.</source>
        <translation>Gleicher Wert: Zerstöre, decke auf, nutze Fähigkeiten oder sammle ein.</translation>
    </message>
    <message>
        <source>Equal values: destroy, reveal, use an ability, swap, or collect.</source>
        <translation>Zerstöre, decke auf, nutze Fähigkeiten, tausche oder sammle ein.</translation>
    </message>
    <message>
        <source>Equal values: destroy, use an ability, or collect.</source>
        <translation>Gleicher Wert: Zerstöre, nutze Fähigkeiten oder sammle ein.</translation>
    </message>
    <message>
        <source>Equal values: destroy, use an ability, swap, or collect.</source>
        <translation>Gleicher Wert: Zerstöre, nutze Fähigkeiten, tausche oder sammle ein.</translation>
    </message>
    <message>
        <source>More than five stacks: discard one.</source>
        <translation>Zu viele Stapel: Leg einen ab.</translation>
    </message>
    <message>
        <source>Reveal a card, use an ability, or collect the row.</source>
        <translation>Decke auf, nutze eine Fähigkeit oder sammle die Reihe ein.</translation>
    </message>
    <message>
        <source>Reveal another card, or collect the row.</source>
        <translation>Decke weiter auf oder sammle die Reihe ein.</translation>
    </message>
    <message>
        <source>Reveal another card, swap, or collect the row.</source>
        <translation>Decke weiter auf, tausche die Reihe oder sammle sie ein.</translation>
    </message>
    <message>
        <source>Reveal the first card, or use an ability.</source>
        <translation>Decke die erste Karte auf oder nutze eine Fähigkeit.</translation>
    </message>
    <message>
        <source>Reveal the first card.</source>
        <translation>Decke die erste Karte auf.</translation>
    </message>
    <message>
        <source>Reveal, use an ability, swap, or collect the row.</source>
        <translation>Decke auf, nutze eine Fähigkeit, tausche oder sammle ein.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The row is full: collect it.</source>
        <translation>Die Reihe ist voll: Sammle sie ein.</translation>
    </message>
    <message>
        <source>The row is full: swap or collect it.</source>
        <translation>Die Reihe ist voll: Sammle sie ein oder tausche sie.</translation>
    </message>
    <message>
        <source>The row is full: use an ability, or collect.</source>
        <translation>Die Reihe ist voll: Nutze eine Fähigkeit oder sammle ein.</translation>
    </message>
    <message>
        <source>The row is full: use an ability, swap, or collect.</source>
        <translation>Die Reihe ist voll: Nutze Fähigkeiten, tausche oder sammle ein.</translation>
    </message>
    <message>
        <source>Too many stacks after the gift: discard one.</source>
        <translation>Zu viele Stapel nach dem Geschenk: Leg einen ab.</translation>
    </message>
    <message>
        <source>{value} is higher than {limit}: bring it down.</source>
        <translation>{value} ist höher als {limit}: Senke die Karte.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/reason</name>
    <message>
        <source>A row may have up to five cards.</source>
        <translation>Eine Reihe darf bis zu fünf Karten haben.</translation>
    </message>
    <message>
        <source>Cards you would own: {mine} instead of {other}.</source>
        <translation>Die Zahl deiner Karten wäre {mine} statt {other}.</translation>
    </message>
    <message>
        <source>Each {card} you own restricts you, so it helps to have fewer.</source>
        <translation>{card:Nom} schränkt dich ein: Je weniger du davon besitzt, desto besser.</translation>
    </message>
    <message>
        <source>Equal values let you destroy a card.</source>
        <translation>Bei gleichem Wert darfst du eine Karte zerstören.</translation>
    </message>
    <message>
        <source>No card in the deck can cost you the row.</source>
        <translation>Keine Karte im Zugstapel kann dich die Reihe kosten.</translation>
    </message>
    <message>
        <source>None of your stacks scores less than the {card} stack.</source>
        <translation>Keiner deiner Stapel bringt weniger als der Stapel „{card}“.</translation>
    </message>
    <message>
        <source>Of the {cards} cards in the deck, {bad} would cost you the row.</source>
        <translation>Gefährlich für die Reihe: {bad} von {cards} Karten im Zugstapel.</translation>
    </message>
    <message>
        <source>Of the {cards} cards in the deck, {safe} would not cost you the row.</source>
        <translation>Ungefährlich für die Reihe: {safe} von {cards} Karten im Zugstapel.</translation>
    </message>
    <message>
        <source>Once you collect the row, it can no longer be lost.</source>
        <translation>Eine eingesammelte Reihe kannst du nicht mehr verlieren.</translation>
    </message>
    <message>
        <source>One stack has to go: the {card} stack.</source>
        <translation>Ein Stapel muss weg: {card}.</translation>
    </message>
    <message>
        <source>The End of Game card comes next, and it ends the game while you lead.</source>
        <translation>Als Nächstes kommt die Karte „Spielende“, und sie beendet die Partie, während du führst.</translation>
    </message>
    <message>
        <source>The End of Game card comes next: what you take now still counts.</source>
        <translation>Als Nächstes kommt die Karte „Spielende“: Was du jetzt nimmst, zählt noch.</translation>
    </message>
    <message>
        <source>The first card of a row cannot be too high.</source>
        <translation>Die erste Karte einer Reihe kann nicht zu hoch sein.</translation>
    </message>
    <message>
        <source>The newest card then counts as {value}.</source>
        <translation>Die neueste Karte zählt dann {value}.</translation>
    </message>
    <message>
        <source>The next card ends the game.</source>
        <translation>Die nächste Karte beendet die Partie.</translation>
    </message>
    <message>
        <source>The row goes to {player}, who has the lower score: {less} against {more}.</source>
        <translation>Die Reihe geht an {player}, denn dieser Gegner hat weniger Punkte: {less} gegen {more}.</translation>
    </message>
    <message>
        <source>The top card of the deck is shown to you alone.</source>
        <translation>Die oberste Karte des Zugstapels siehst nur du.</translation>
    </message>
    <message>
        <source>The {card} on top of the deck will not cost you the row.</source>
        <translation>{card:Nom} oben auf dem Zugstapel kostet dich nicht die Reihe.</translation>
    </message>
    <message>
        <source>The {card} on top of the deck would cost you the row.</source>
        <translation>{card:Nom} oben auf dem Zugstapel würde dich die Reihe kosten.</translation>
    </message>
    <message>
        <source>Then nobody will have a larger {card} stack than you.</source>
        <translation>Dann hat niemand einen größeren Stapel „{card}“ als du.</translation>
    </message>
    <message>
        <source>Then you could use your {card} stack.</source>
        <translation>Dann könntest du deinen Stapel „{card}“ einsetzen.</translation>
    </message>
    <message>
        <source>Then you will know the next card before you decide whether to reveal it.</source>
        <translation>Dann kennst du die nächste Karte, bevor du entscheidest, ob du sie aufdeckst.</translation>
    </message>
    <message>
        <source>This is a step toward saving the row.</source>
        <translation>Das ist ein Schritt zur Rettung der Reihe.</translation>
    </message>
    <message>
        <source>This makes room for another stack and leaves you with {stacks}.</source>
        <translation>Das macht Platz für einen anderen Stapel; danach hast du {stacks}.</translation>
    </message>
    <message>
        <source>This makes {player}’s {card} stack smaller.</source>
        <translation>Das verkleinert den Stapel „{card}“ von {player}.</translation>
    </message>
    <message>
        <source>This saves the row, and the equal values let you destroy a card.</source>
        <translation>Das rettet die Reihe, und bei gleichem Wert darfst du eine Karte zerstören.</translation>
    </message>
    <message>
        <source>This saves the row.</source>
        <translation>Das rettet die Reihe.</translation>
    </message>
    <message>
        <source>You get the {card} for the row.</source>
        <translation>Für die Reihe bekommst du {card:acc}.</translation>
    </message>
    <message>
        <source>You keep all your stacks. Otherwise, you would have to discard one.</source>
        <translation>Du behältst alle deine Stapel. Sonst müsstest du einen ablegen.</translation>
    </message>
    <message>
        <source>You take a card from {player}, who has the higher score: {more} against {less}.</source>
        <translation>Du nimmst die Karte von {player}, denn dieser Gegner hat mehr Punkte: {more} gegen {less}.</translation>
    </message>
    <message>
        <source>You would have the {card} instead of the {other}: a pair scores {points}, not {less}.</source>
        <translation>Du hättest {card:acc}, nicht {other:acc}: Ein Paar bringt {points} statt {less}.</translation>
    </message>
    <message>
        <source>Your score rises to {mine}, and {player}’s falls to {theirs}.</source>
        <translation>Deine Punktzahl steigt auf {mine}, und die von {player} sinkt auf {theirs}.</translation>
    </message>
    <message>
        <source>Your score rises to {mine}.</source>
        <translation>Deine Punktzahl steigt auf {mine}.</translation>
    </message>
    <message>
        <source>Your score rises to {mine}. Of the {cards} cards in the deck, {bad} would cost you the row.</source>
        <translation>Deine Punktzahl steigt auf {mine}. Gefährlich für die Reihe: {bad} von {cards} Karten im Zugstapel.</translation>
    </message>
    <message>
        <source>Your score would be {mine} instead of {other}.</source>
        <translation>Deine Punktzahl wäre {mine} statt {other}.</translation>
    </message>
    <message>
        <source>Your score would be {mine} right away instead of {other}. Of the {cards} cards in the deck, {bad} would cost you the row.</source>
        <translation>Deine Punktzahl wäre sofort {mine} statt {other}. Gefährlich für die Reihe: {bad} von {cards} Karten im Zugstapel.</translation>
    </message>
    <message>
        <source>Your single {card} scores nothing.</source>
        <translation>{card:Nom} bringt dir als einzelne Karte nichts.</translation>
    </message>
    <message>
        <source>Your {card} goes to the discard pile.</source>
        <translation>{card:Nom} kommt aus deinen Stapeln auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>{player} could no longer use their {card} stack.</source>
        <translation>{player} könnte den Stapel „{card}“ nicht mehr einsetzen.</translation>
    </message>
    <message>
        <source>{player}’s score falls to {theirs}.</source>
        <translation>Die Punktzahl von {player} sinkt auf {theirs}.</translation>
    </message>
    <message>
        <source>{player}’s score would be {theirs} instead of {other}.</source>
        <translation>Die Punktzahl von {player} wäre {theirs} statt {other}.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/refusal</name>
    <message>
        <source>A row cannot be given up: collect or swap it.</source>
        <translation>Aufgeben darfst du die Reihe nicht: Sammle sie ein oder tausche sie.</translation>
    </message>
    <message>
        <source>Abilities change the newest card in the row, but the row is still empty.</source>
        <translation>Fähigkeiten ändern die neueste Karte der Reihe, doch die Reihe ist noch leer.</translation>
    </message>
    <message>
        <source>Another player has a larger {card} stack.</source>
        <translation>Jemand anderes hat einen größeren Stapel „{card}“.</translation>
    </message>
    <message>
        <source>Destroy a card only if the newest ({value}) equals the one before it ({before}).</source>
        <translation>Zum Zerstören muss die neueste Karte ({value}) so hoch sein wie die davor ({before}).</translation>
    </message>
    <message>
        <source>Discarded cards come back only in the next deck.</source>
        <translation>Abgelegte Karten kommen erst mit dem nächsten Zugstapel wieder.</translation>
    </message>
    <message>
        <source>Drag the Judge to the stack you want to use.</source>
        <translation>Zieh den Richter auf den Stapel, der wirken soll.</translation>
    </message>
    <message>
        <source>Drag the Prophet to the deck to look at its top card.</source>
        <translation>Zieh den Propheten auf den Zugstapel, um dir die oberste Karte anzusehen.</translation>
    </message>
    <message>
        <source>Drag the card to the discard pile to destroy it.</source>
        <translation>Zieh die Karte zum Ablagestapel, um sie zu zerstören.</translation>
    </message>
    <message>
        <source>Drag the card to your stacks to swap the row for it.</source>
        <translation>Zieh die Karte zu deinen Stapeln, um die Reihe dagegen zu tauschen.</translation>
    </message>
    <message>
        <source>Drag the {card} to the row to change the newest card.</source>
        <translation>Zieh {card:acc} zur Reihe, um die neueste Karte zu ändern.</translation>
    </message>
    <message>
        <source>Drop the row on the card you want in exchange.</source>
        <translation>Leg die Reihe auf die Karte, die du dafür haben möchtest.</translation>
    </message>
    <message>
        <source>In a swap, you give away the whole row, not a card from your stacks.</source>
        <translation>Beim Tauschen gibst du die ganze Reihe her, keine Karte aus deinen Stapeln.</translation>
    </message>
    <message>
        <source>Kings are never used; each lengthens the row you need for a swap.</source>
        <translation>Könige setzt du nie ein; jeder verlängert die Reihe, die du zum Tauschen brauchst.</translation>
    </message>
    <message>
        <source>Queens are never used; each lengthens the row you need to destroy a card.</source>
        <translation>Königinnen setzt du nie ein; jede verlängert die Reihe, die du zum Zerstören brauchst.</translation>
    </message>
    <message>
        <source>Take the top card of the {card} stack.</source>
        <translation>Nimm die oberste Karte vom Stapel „{card}“.</translation>
    </message>
    <message>
        <source>The Judge can use only manipulative stacks; the {card} stack is not one.</source>
        <translation>Der Richter hilft nur Manipulationsstapeln, nicht dem Stapel „{card}“.</translation>
    </message>
    <message>
        <source>The Judge can use only sideways stacks, and your {card} stack stands upright.</source>
        <translation>Der Richter hilft nur quer liegenden Stapeln; dein Stapel „{card}“ steht aufrecht.</translation>
    </message>
    <message>
        <source>The Judge uses only sideways stacks; none of your other manipulative stacks lies sideways.</source>
        <translation>Der Richter hilft nur quer liegenden Stapeln; kein anderer Manipulationsstapel von dir liegt quer.</translation>
    </message>
    <message>
        <source>The first card of a row has no card before it and destroys nothing.</source>
        <translation>Vor der ersten Karte einer Reihe liegt keine andere; deshalb zerstört sie nichts.</translation>
    </message>
    <message>
        <source>The newest card is {value}, higher than the {before} before it: bring it down first.</source>
        <translation>Die neueste Karte ({value}) ist höher als die davor ({before}): Senke sie zuerst.</translation>
    </message>
    <message>
        <source>The row goes to your stacks, or to another player in a swap.</source>
        <translation>Die Reihe kommt zu deinen Stapeln oder beim Tauschen zu jemand anderem.</translation>
    </message>
    <message>
        <source>The row has five cards, the maximum.</source>
        <translation>Die Reihe hat fünf Karten; mehr dürfen es nicht sein.</translation>
    </message>
    <message>
        <source>The {card} is never used; it protects you while it stands upright.</source>
        <translation>{card:Acc} setzt du nie ein: Solange die Karte aufrecht steht, schützt sie dich.</translation>
    </message>
    <message>
        <source>There is no row yet: reveal at least one card first.</source>
        <translation>Noch gibt es keine Reihe: Decke zuerst mindestens eine Karte auf.</translation>
    </message>
    <message>
        <source>There is room for all your stacks, so you may not discard any.</source>
        <translation>Für alle deine Stapel ist Platz: Du darfst keinen ablegen.</translation>
    </message>
    <message>
        <source>This card has already destroyed a card; each card may do so only once.</source>
        <translation>Diese Karte hat schon eine zerstört; jede aufgedeckte Karte kann das nur einmal.</translation>
    </message>
    <message>
        <source>This card has destroyed another, so its value can no longer change.</source>
        <translation>Diese Karte hat schon eine andere zerstört: Ihr Wert ändert sich nicht mehr.</translation>
    </message>
    <message>
        <source>This card was taken in a swap and is placed after the gift.</source>
        <translation>Diese Karte wurde beim Tauschen genommen und wird nach dem Geschenk angelegt.</translation>
    </message>
    <message>
        <source>This would cost you the row, which you can still save.</source>
        <translation>Damit wäre die Reihe verloren, die du noch retten kannst.</translation>
    </message>
    <message>
        <source>This would make the newest card too high, and nothing could bring it down.</source>
        <translation>Damit wäre die neueste Karte zu hoch, und nichts könnte sie wieder senken.</translation>
    </message>
    <message>
        <source>To reveal a card, drag it from the deck into the row.</source>
        <translation>Zum Aufdecken zieh eine Karte vom Zugstapel in die Reihe.</translation>
    </message>
    <message>
        <source>With {kings} Kings, you may swap only when the row has at least {kings} cards.</source>
        <translation>Mit {kings} Königen darfst du nur tauschen, wenn die Reihe mindestens {kings} Karten hat.</translation>
    </message>
    <message>
        <source>With {queens} Queens, destroying a card takes a row of more than {queens} cards.</source>
        <translation>Mit {queens} Königinnen darfst du Karten nur zerstören, wenn die Reihe mehr als {queens} hat.</translation>
    </message>
    <message>
        <source>You have already destroyed one of your own cards this turn; the limit is one.</source>
        <translation>Du hast in diesem Zug schon eine eigene Karte zerstört; mehr geht nicht.</translation>
    </message>
    <message>
        <source>You have more than five stacks: first choose one to discard.</source>
        <translation>Du hast mehr als fünf Stapel: Wähle zuerst einen, den du ablegst.</translation>
    </message>
    <message>
        <source>You have no {card}.</source>
        <translation>{card:Acc} besitzt du nicht.</translation>
    </message>
    <message>
        <source>You swap with another player, not with yourself.</source>
        <translation>Du tauschst mit jemand anderem, nicht mit dir selbst.</translation>
    </message>
    <message>
        <source>Your {card} was already used this turn.</source>
        <translation>{card:Acc} hast du in diesem Zug schon eingesetzt.</translation>
    </message>
    <message>
        <source>{player} has already lost a card to you this turn; the limit is one.</source>
        <translation>{player} hat in diesem Zug schon eine Karte durch dich verloren; mehr geht nicht.</translation>
    </message>
    <message>
        <source>{player} has no card you can take for the row.</source>
        <translation>{player} besitzt keine Karte, die du für die Reihe nehmen könntest.</translation>
    </message>
    <message>
        <source>{player} has no {card}.</source>
        <translation>{player} besitzt {card:acc} nicht.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} spielt in dieser Partie nicht mit.</translation>
    </message>
    <message>
        <source>{player} is protected: you must destroy an Alchemist.</source>
        <translation>{player} ist geschützt: Du musst einen Alchemisten zerstören.</translation>
    </message>
    <message>
        <source>{player} is protected: you must take a Minstrel.</source>
        <translation>{player} ist geschützt: Du musst einen Spielmann nehmen.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/road</name>
    <message>
        <source>A minister was called away in the middle of a game. You slip into his coat, and into his troubles.</source>
        <translation>Ein Minister wurde mitten in der Partie weggerufen. Du schlüpfst in seinen Mantel und in seine Sorgen.</translation>
    </message>
    <message>
        <source>Behind every painting there is an ear. Two of them belong to Hedwig and Gaspard.</source>
        <translation>Hinter jedem Gemälde steckt ein Ohr. Zwei davon gehören Hedwig und Gaspard.</translation>
    </message>
    <message>
        <source>Behind the Curtain</source>
        <translation>Hinter dem Vorhang</translation>
    </message>
    <message>
        <source>Four kings have done what Dorothea wanted, each believing it was his own idea. She would like you to go home.</source>
        <translation>Vier Könige haben getan, was Dorothea wollte, und glaubten, sie wollten es selbst. Von dir will sie, dass du nach Hause gehst.</translation>
    </message>
    <message>
        <source>Nobody who wants to get anywhere in this palace uses the front door. The old doorkeeper lets you in for the price of a game.</source>
        <translation>Wer in diesem Palast etwas werden will, nimmt nicht die Vordertür. Für eine Partie lässt dich der alte Pförtner herein.</translation>
    </message>
    <message>
        <source>The Back Stairs</source>
        <translation>Die Hintertreppe</translation>
    </message>
    <message>
        <source>The Council Chamber</source>
        <translation>Die Ratskammer</translation>
    </message>
    <message>
        <source>The Gallery</source>
        <translation>Die Galerie</translation>
    </message>
    <message>
        <source>The Hall of Mirrors</source>
        <translation>Der Spiegelsaal</translation>
    </message>
    <message>
        <source>The Kitchen</source>
        <translation>Die Küche</translation>
    </message>
    <message>
        <source>The Palace Garden</source>
        <translation>Der Schlossgarten</translation>
    </message>
    <message>
        <source>The Royal Wardrobe</source>
        <translation>Die königliche Kleiderkammer</translation>
    </message>
    <message>
        <source>The cook knows who on the council has lost his appetite, and why. She will tell you if you win.</source>
        <translation>Die Köchin weiß, wem im Rat der Appetit vergangen ist, und warum. Wenn du gewinnst, verrät sie es dir.</translation>
    </message>
    <message>
        <source>The council has one empty chair. Frida has already put her helmet on it.</source>
        <translation>Im Rat ist ein Stuhl frei. Frida hat schon ihren Helm daraufgelegt.</translation>
    </message>
    <message>
        <source>There are fewer cards: only six of each character.</source>
        <translation>Es gibt weniger Karten: sechs von jedem Charakter.</translation>
    </message>
    <message>
        <source>There are only four cards of each character.</source>
        <translation>Von jedem Charakter gibt es nur vier Karten.</translation>
    </message>
    <message>
        <source>There are three fewer Generals.</source>
        <translation>Es gibt drei Generäle weniger.</translation>
    </message>
    <message>
        <source>There are two more Queens and two more Kings.</source>
        <translation>Es gibt zwei Königinnen und zwei Könige mehr.</translation>
    </message>
    <message>
        <source>Three courtiers stand before the mirrors, rehearsing their next moves. Show each of them a better one.</source>
        <translation>Drei Höflinge stehen vor den Spiegeln und proben ihren nächsten Zug. Zeig jedem von ihnen einen besseren.</translation>
    </message>
    <message>
        <source>Weapons are forbidden under the orange trees, so most of the Generals have stayed at the gate.</source>
        <translation>Unter den Orangenbäumen darf niemand Waffen tragen, deshalb sind die meisten Generäle am Tor geblieben.</translation>
    </message>
    <message>
        <source>Win by {number} points or more.</source>
        <translation>Gewinne mit mindestens {number} Punkten Vorsprung.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/rule</name>
    <message>
        <source>A full row of five cards may be swapped, too.</source>
        <translation>Auch eine volle Reihe aus fünf Karten darf getauscht werden.</translation>
    </message>
    <message>
        <source>A manipulative or protective stack is available while no other player has more cards of its kind; otherwise its top card lies sideways. Check this again whenever cards are collected, destroyed, or swapped. A used stack stays sideways until the turn ends.</source>
        <translation>Ein Manipulations- oder Schutzstapel ist verfügbar, solange niemand sonst einen größeren Stapel desselben Charakters hat; andernfalls liegt seine oberste Karte quer. Das wird nach jedem Einsammeln, Zerstören und Tauschen neu geprüft. Ein eingesetzter Stapel bleibt quer liegen, bis der Zug endet.</translation>
    </message>
    <message>
        <source>A new deck</source>
        <translation>Ein neuer Zugstapel</translation>
    </message>
    <message>
        <source>Abilities may bring a card down to 0 or below.</source>
        <translation>Fähigkeiten dürfen eine Karte auf 0 und darunter senken.</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Alchemist</translation>
    </message>
    <message>
        <source>As soon as the last card of the deck is drawn, the discard pile and the End of Game card are shuffled into a new deck. The row stays on the table.</source>
        <translation>Sobald die letzte Karte des Zugstapels gezogen ist, wird der Ablagestapel mitsamt der Karte „Spielende“ zu einem neuen Zugstapel gemischt. Die Reihe bleibt auf dem Tisch.</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Meuchler</translation>
    </message>
    <message>
        <source>At the end of your turn, your used stacks stand upright again unless another player has a larger stack of that kind.</source>
        <translation>Am Ende deines Zuges stehen deine eingesetzten Stapel wieder aufrecht, sofern niemand sonst einen größeren Stapel desselben Charakters hat.</translation>
    </message>
    <message>
        <source>Cards of a kind form one stack of at most five cards; a sixth is discarded. You may have at most five stacks. If you have more, immediately discard whole stacks, new or old, as you choose, until five are left.</source>
        <translation>Karten derselben Art bilden einen Stapel aus höchstens fünf Karten; eine sechste wird abgelegt. Du hast höchstens fünf Stapel. Sind es mehr, legst du sofort ganze Stapel ab, neue oder alte nach deiner Wahl, bis fünf übrig sind.</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Destroying</source>
        <translation>Zerstören</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Ende des Zuges</translation>
    </message>
    <message>
        <source>Every stack of two or more cards scores the value of its kind once; a single card scores nothing. The highest score wins, and tied players share the win.</source>
        <translation>Jeder Stapel aus zwei oder mehr Karten bringt einmal den Wert seiner Art; eine einzelne Karte bringt nichts. Die höchste Punktzahl gewinnt, und bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>First, the other player places your gift and discards any extra stacks; then you place the card you took; finally, the stacks are compared.</source>
        <translation>Zuerst legt der Mitspieler dein Geschenk an; überzählige Stapel muss er ablegen. Dann legst du die genommene Karte an; zuletzt werden die Stapel verglichen.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>If another player’s Alchemist is available, any card you destroy in their stacks must be an Alchemist.</source>
        <translation>Ist der Alchemist eines Mitspielers verfügbar, zerstörst du in dessen Stapeln nur Alchemisten.</translation>
    </message>
    <message>
        <source>If the newest card is too high and nothing can save the row, all its cards are discarded and the turn is over. What was destroyed stays destroyed, and used abilities stay used.</source>
        <translation>Ist die neueste Karte zu hoch und kann nichts die Reihe retten, werden alle Karten der Reihe abgelegt, und der Zug ist vorbei. Was zerstört wurde, bleibt zerstört, und eingesetzte Fähigkeiten bleiben eingesetzt.</translation>
    </message>
    <message>
        <source>If the newest card is too high, bring it down with as many abilities as it takes. You may not give up a row you can save; a row you cannot save is lost. Collected cards return to their printed values.</source>
        <translation>Ist die neueste Karte zu hoch, senke sie mit so vielen Fähigkeiten, wie nötig sind. Eine Reihe, die du retten kannst, darfst du nicht aufgeben; kannst du sie nicht retten, ist sie verloren. Eingesammelte Karten haben wieder ihren aufgedruckten Wert.</translation>
    </message>
    <message>
        <source>If the newest card’s value equals that of the card before it, you may discard one card from any player’s stacks, your own included. Each revealed card can destroy only one card, and its own value no longer changes after that.</source>
        <translation>Hat die neueste Karte denselben Wert wie die davor, darfst du eine Karte aus den Stapeln eines beliebigen Spielers ablegen, auch aus deinen eigenen. Jede aufgedeckte Karte zerstört höchstens eine andere, und danach ändert sich ihr Wert nicht mehr.</translation>
    </message>
    <message>
        <source>If the other player’s Minstrel is available, the card you take in a swap must be a Minstrel.</source>
        <translation>Ist der Spielmann des Mitspielers verfügbar, musst du beim Tauschen einen Spielmann nehmen.</translation>
    </message>
    <message>
        <source>If you destroy several cards in a turn, each must come from a different player, yourself included.</source>
        <translation>Zerstörst du in einem Zug mehrere Karten, darf es jeden nur einmal treffen, auch dich selbst.</translation>
    </message>
    <message>
        <source>Instead of collecting the row, you may give it to another player and take one card from their stacks, as they stood before your gift.</source>
        <translation>Statt die Reihe einzusammeln, darfst du sie einem Mitspieler geben und eine Karte aus dessen Stapeln nehmen, so wie sie vor deinem Geschenk lagen.</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Narr</translation>
    </message>
    <message>
        <source>Losing the row</source>
        <translation>Die Reihe verlieren</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation>Spielmann</translation>
    </message>
    <message>
        <source>No lowest value</source>
        <translation>Keine Untergrenze</translation>
    </message>
    <message>
        <source>No needless discards</source>
        <translation>Nichts unnötig ablegen</translation>
    </message>
    <message>
        <source>On your turn, reveal cards from the deck, one by one, into a row. Reveal at least one and at most five; you may stop after any of them.</source>
        <translation>In deinem Zug deckst du Karten vom Zugstapel auf, eine nach der anderen, und legst sie in eine Reihe. Du deckst mindestens eine und höchstens fünf auf und darfst nach jeder aufhören.</translation>
    </message>
    <message>
        <source>Once per player</source>
        <translation>Jeder nur einmal</translation>
    </message>
    <message>
        <source>Once per turn</source>
        <translation>Einmal pro Zug</translation>
    </message>
    <message>
        <source>Order of a swap</source>
        <translation>Ablauf eines Tauschs</translation>
    </message>
    <message>
        <source>Protective abilities</source>
        <translation>Schutzfähigkeiten</translation>
    </message>
    <message>
        <source>Queens and Kings</source>
        <translation>Königinnen und Könige</translation>
    </message>
    <message>
        <source>Revealing a row</source>
        <translation>Eine Reihe aufdecken</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Spielvorbereitung</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Swapping five cards</source>
        <translation>Fünf Karten tauschen</translation>
    </message>
    <message>
        <source>The Assassin brings the newest card down by 2.</source>
        <translation>Der Meuchler senkt den Wert der neuesten Karte um 2.</translation>
    </message>
    <message>
        <source>The General brings the newest card down by 3.</source>
        <translation>Der General senkt den Wert der neuesten Karte um 3.</translation>
    </message>
    <message>
        <source>The Jester moves the newest card up or down by 1, as you choose.</source>
        <translation>Der Narr senkt oder hebt den Wert der neuesten Karte um 1, ganz nach deiner Wahl.</translation>
    </message>
    <message>
        <source>The Minstrel and Alchemist protect as often as needed while they are available. They restrict the other players, not their owner.</source>
        <translation>Spielmann und Alchemist schützen, sooft es nötig ist, solange sie verfügbar sind. Sie binden die anderen, nicht ihren Besitzer.</translation>
    </message>
    <message>
        <source>The Prophet shows you, and nobody else, the top card of the deck. Then you decide whether to reveal it. You are free to stop if you have seen the End of Game card.</source>
        <translation>Der Prophet zeigt dir, und nur dir, die oberste Karte des Zugstapels. Danach entscheidest du, ob du sie aufdeckst. Du darfst auch dann aufhören, wenn du die Karte „Spielende“ gesehen hast.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The first card</source>
        <translation>Die erste Karte</translation>
    </message>
    <message>
        <source>The first card of a row has no card before it, so it cannot be too high and cannot destroy anything.</source>
        <translation>Vor der ersten Karte einer Reihe liegt keine andere; deshalb kann sie weder zu hoch sein noch etwas zerstören.</translation>
    </message>
    <message>
        <source>The first player is chosen at random; after that, play goes clockwise.</source>
        <translation>Der Zufall entscheidet, wer beginnt; danach geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>The game ends at once when the End of Game card is revealed. That turn’s row belongs to nobody.</source>
        <translation>Die Partie endet sofort, wenn die Karte „Spielende“ aufgedeckt wird. Die Reihe dieses Zuges gehört niemandem.</translation>
    </message>
    <message>
        <source>The largest stack</source>
        <translation>Der größte Stapel</translation>
    </message>
    <message>
        <source>The newest card must not be higher than the card before it. Its value, as changed by abilities, is compared with the printed value of the card before it. A change lasts only until the next card is revealed.</source>
        <translation>Die neueste Karte darf nicht höher sein als die davor. Dabei zählt bei der neuesten Karte der durch Fähigkeiten geänderte Wert, bei der davor der aufgedruckte. Eine Änderung gilt nur, bis die nächste Karte aufgedeckt wird.</translation>
    </message>
    <message>
        <source>There are nine characters, from the General (1) to the King (9): five copies of each with two players, seven with three, and nine with four. They are shuffled to form the deck. The End of Game card is face up beside it and starts the discard pile. Nobody owns any cards yet.</source>
        <translation>Es gibt neun Charaktere, vom General (1) bis zum König (9): zu zweit je fünf Exemplare, zu dritt sieben, zu viert neun. Sie werden zum Zugstapel gemischt. Die Karte „Spielende“ liegt offen daneben, als erste Karte des Ablagestapels. Noch besitzt niemand eine Karte.</translation>
    </message>
    <message>
        <source>Too high</source>
        <translation>Zu hoch</translation>
    </message>
    <message>
        <source>Using the Prophet</source>
        <translation>Den Propheten einsetzen</translation>
    </message>
    <message>
        <source>When abilities work</source>
        <translation>Wann Fähigkeiten wirken</translation>
    </message>
    <message>
        <source>While there is room, every card must be placed.</source>
        <translation>Solange Platz ist, muss jede Karte angelegt werden.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>You may destroy a card only while the row has more cards than you own Queens. You may swap only while the row has at least as many cards as you own Kings. Both limits always apply, no matter who has the largest stack.</source>
        <translation>Eine Karte zerstören darfst du nur, solange die Reihe mehr Karten hat, als du Königinnen besitzt. Die Reihe tauschen darfst du nur, solange sie mindestens so viele Karten hat, wie du Könige besitzt. Beides gilt immer, egal, wer den größten Stapel hat.</translation>
    </message>
    <message>
        <source>You may use each manipulative stack once per turn, however many cards it has; it then lies sideways. The Judge lets you use another manipulative stack of yours that lies sideways, whatever the reason; he must be available himself and then counts as used.</source>
        <translation>Jeder Manipulationsstapel wirkt einmal pro Zug, egal, wie viele Karten er hat, und liegt danach quer. Der Richter lässt einen anderen deiner Manipulationsstapel wirken, der quer liegt, egal, aus welchem Grund; er muss selbst verfügbar sein und gilt danach als eingesetzt.</translation>
    </message>
    <message>
        <source>You may use manipulative abilities only on your own turn and on the newest card, whether or not it is too high. You may use the Prophet before the first card, too.</source>
        <translation>Manipulationsfähigkeiten wendest du nur in deinem eigenen Zug und nur auf die neueste Karte an, egal, ob sie zu hoch ist oder nicht. Den Propheten darfst du auch schon vor der ersten Karte einsetzen.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/section</name>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Destroying cards</source>
        <translation>Karten zerstören</translation>
    </message>
    <message>
        <source>How turns and the game end</source>
        <translation>Wie ein Zug und die Partie enden</translation>
    </message>
    <message>
        <source>Revealing a row</source>
        <translation>Eine Reihe aufdecken</translation>
    </message>
    <message>
        <source>Setting up the game</source>
        <translation>Das Spiel vorbereiten</translation>
    </message>
    <message>
        <source>Swapping the row</source>
        <translation>Die Reihe tauschen</translation>
    </message>
    <message>
        <source>What changes the newest card</source>
        <translation>Was die neueste Karte ändert</translation>
    </message>
    <message>
        <source>Your stacks</source>
        <translation>Deine Stapel</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/table</name>
    <message>
        <source>A card, face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Zugstapel</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Taken card</source>
        <translation>Genommene Karte</translation>
    </message>
    <message>
        <source>The newest card now counts as {value}.</source>
        <translation>Die neueste Karte zählt jetzt {value}.</translation>
    </message>
    <message numerus="yes">
        <source>The row: up to %n card(s)</source>
        <translation>
            <numerusform>Die Reihe: bis zu %n Karte</numerusform>
            <numerusform>Die Reihe: bis zu %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Too high</source>
        <translation>Zu hoch</translation>
    </message>
    <message numerus="yes">
        <source>Your cards: up to %n stack(s)</source>
        <translation>
            <numerusform>Deine Karten: bis zu %n Stapel</numerusform>
            <numerusform>Deine Karten: bis zu %n Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation>{card}, Wert {value}, {type}</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, lying sideways: another player has more of this kind</source>
        <translation>{card}, Wert {value}, {type}, liegt quer: Jemand anderes hat mehr davon</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, lying sideways: used this turn</source>
        <translation>{card}, Wert {value}, {type}, liegt quer: in diesem Zug eingesetzt</translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n card(s)</source>
        <translation>
            <numerusform>{card}: %n Karte</numerusform>
            <numerusform>{card}: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: a single card</source>
        <translation>{card}: eine einzelne Karte</translation>
    </message>
    <message>
        <source>{player}’s stacks</source>
        <translation>Stapel von {player}</translation>
    </message>
    <message>
        <source>{value} is higher than {limit}, the value before it.</source>
        <translation>{value} ist höher als {limit}, der Wert davor.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/type</name>
    <message>
        <source>Game end</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Manipulative</source>
        <translation>Manipulation</translation>
    </message>
    <message>
        <source>Prohibitive</source>
        <translation>Verbot</translation>
    </message>
    <message>
        <source>Protective</source>
        <translation>Schutz</translation>
    </message>
</context>
</TS>
