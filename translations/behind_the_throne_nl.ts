<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>behind-the-throne/aid</name>
    <message>
        <source>1 General: down by 3.</source>
        <translation>1 Generaal: 3 lager.</translation>
    </message>
    <message>
        <source>2 Prophet: look at the top card of the deck.</source>
        <translation>2 Profeet: bovenste kaart van de trekstapel bekijken.</translation>
    </message>
    <message>
        <source>3 Jester: up or down by 1.</source>
        <translation>3 Nar: 1 hoger of lager.</translation>
    </message>
    <message>
        <source>4 Assassin: down by 2.</source>
        <translation>4 Sluipmoordenaar: 2 lager.</translation>
    </message>
    <message>
        <source>5 Judge: use one of your sideways stacks.</source>
        <translation>5 Rechter: een van je andere dwars liggende stapels inzetten.</translation>
    </message>
    <message>
        <source>6 Minstrel: anyone who swaps with you must take a Minstrel.</source>
        <translation>6 Minstreel: wie met jou ruilt, moet een Minstreel nemen.</translation>
    </message>
    <message>
        <source>7 Alchemist: anyone who destroys a card of yours must choose an Alchemist.</source>
        <translation>7 Alchemist: wie een kaart van jou vernietigt, moet een Alchemist kiezen.</translation>
    </message>
    <message>
        <source>8 Queen: destroy a card only if the row has more cards than you have Queens.</source>
        <translation>8 Koningin: vernietig alleen een kaart als de rij meer kaarten telt dan jij Koninginnen hebt.</translation>
    </message>
    <message>
        <source>9 King: swap only if the row has at least as many cards as you have Kings.</source>
        <translation>9 Koning: ruil alleen als de rij minstens zoveel kaarten telt als jij Koningen hebt.</translation>
    </message>
    <message>
        <source>Always, even without the largest stack.</source>
        <translation>Altijd, wie ook de grootste stapel heeft.</translation>
    </message>
    <message>
        <source>As often as needed, if you have the largest stack.</source>
        <translation>Zo vaak als nodig, als je de grootste stapel hebt.</translation>
    </message>
    <message>
        <source>Destroying a card</source>
        <translation>Een kaart vernietigen</translation>
    </message>
    <message>
        <source>Each once per turn, on the newest card, if you have the largest stack.</source>
        <translation>Elk één keer per beurt op de nieuwste kaart, als je de grootste stapel van die soort hebt.</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Einde en puntentelling</translation>
    </message>
    <message>
        <source>Every stack of two or more scores its value once; a single card scores nothing.</source>
        <translation>Elke stapel van twee of meer kaarten levert één keer zijn waarde op, een losse kaart niets.</translation>
    </message>
    <message>
        <source>Give the whole row to another player and take one card from their stacks.</source>
        <translation>Geef de hele rij aan een andere speler en neem één kaart uit de stapels van die speler.</translation>
    </message>
    <message>
        <source>Manipulative stacks (1 to 5)</source>
        <translation>Manipulatieve stapels (1 t/m 5)</translation>
    </message>
    <message>
        <source>More than five stacks: discard whole stacks right away.</source>
        <translation>Bij meer dan vijf stapels leg je meteen hele stapels af.</translation>
    </message>
    <message>
        <source>Nine characters: five copies of each for two players, seven for three, and nine for four.</source>
        <translation>Negen karakters: vijf kaarten per karakter bij twee spelers, zeven bij drie, negen bij vier.</translation>
    </message>
    <message>
        <source>Once per revealed card; at most one card per player each turn.</source>
        <translation>Eén per onthulde kaart, en per beurt hoogstens één van elke speler.</translation>
    </message>
    <message>
        <source>One stack per kind, and at most five stacks of at most five cards each.</source>
        <translation>Eén stapel per soort, en hoogstens vijf stapels van elk hoogstens vijf kaarten.</translation>
    </message>
    <message>
        <source>Prohibitive stacks (8 and 9)</source>
        <translation>Verbiedende stapels (8 en 9)</translation>
    </message>
    <message>
        <source>Protective stacks (6 and 7)</source>
        <translation>Beschermende stapels (6 en 7)</translation>
    </message>
    <message>
        <source>Reveal 1 to 5 cards, one by one.</source>
        <translation>Onthul 1 t/m 5 kaarten, een voor een.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Voorbereiding</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Stapels</translation>
    </message>
    <message>
        <source>Stop whenever you like: collect the row or swap it.</source>
        <translation>Stop wanneer je wilt: verzamel de rij of ruil hem.</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Ruilen</translation>
    </message>
    <message>
        <source>The End of Game card ends the game at once; that turn’s row belongs to nobody.</source>
        <translation>De kaart Speleinde beëindigt de partij meteen; de rij van die beurt telt voor niemand.</translation>
    </message>
    <message>
        <source>The End of Game card starts the discard pile.</source>
        <translation>Begin de aflegstapel met de kaart Speleinde.</translation>
    </message>
    <message>
        <source>The first deck has no End of Game card; when it runs out, the discard pile and the End of Game card form a new one.</source>
        <translation>De kaart Speleinde zit niet in de eerste trekstapel. Is die stapel op, dan vormt de aflegstapel samen met deze kaart de nieuwe trekstapel.</translation>
    </message>
    <message>
        <source>The gift is placed first, then the card that was taken.</source>
        <translation>Eerst legt de ander de rij aan, dan jij de genomen kaart.</translation>
    </message>
    <message>
        <source>The newest card may not be higher than the card before it.</source>
        <translation>De nieuwste kaart mag niet hoger zijn dan de kaart ervoor.</translation>
    </message>
    <message>
        <source>Too high: bring the card down with abilities, or lose the row.</source>
        <translation>Te hoog: verlaag de kaart met vaardigheden, anders is de rij verloren.</translation>
    </message>
    <message>
        <source>When the newest card equals the one before it, you may discard one card from anyone’s stacks.</source>
        <translation>Is de nieuwste kaart gelijk aan die ervoor, dan mag je één kaart naar keuze uit iemands stapels afleggen.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Je beurt</translation>
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
        <translation>Wie een kaart van jou vernietigt, moet een Alchemist kiezen.</translation>
    </message>
    <message>
        <source>Anyone who swaps with you must take a Minstrel.</source>
        <translation>Wie met jou ruilt, moet een Minstreel nemen.</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Sluipmoordenaar</translation>
    </message>
    <message>
        <source>Brings the newest card down by 2.</source>
        <translation>Verlaagt de nieuwste kaart met 2.</translation>
    </message>
    <message>
        <source>Brings the newest card down by 3.</source>
        <translation>Verlaagt de nieuwste kaart met 3.</translation>
    </message>
    <message>
        <source>Destroy a card only if the row has more cards than you have Queens.</source>
        <translation>Vernietig alleen een kaart als de rij meer kaarten telt dan jij Koninginnen hebt.</translation>
    </message>
    <message>
        <source>End of Game</source>
        <translation>Speleinde</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generaal</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Nar</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Rechter</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Koning</translation>
    </message>
    <message>
        <source>Lets you use one of your sideways stacks.</source>
        <translation>Zet een van je andere dwars liggende stapels in.</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation>Minstreel</translation>
    </message>
    <message>
        <source>Moves the newest card up or down by 1.</source>
        <translation>Verhoogt of verlaagt de nieuwste kaart met 1.</translation>
    </message>
    <message>
        <source>Prophet</source>
        <translation>Profeet</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Koningin</translation>
    </message>
    <message>
        <source>Shows you the top card of the deck.</source>
        <translation>Toont je de bovenste kaart van de trekstapel.</translation>
    </message>
    <message>
        <source>Swap only if the row has at least as many cards as you have Kings.</source>
        <translation>Ruil alleen als de rij minstens zoveel kaarten telt als jij Koningen hebt.</translation>
    </message>
    <message>
        <source>The game ends at once when this card is revealed.</source>
        <translation>De partij eindigt meteen als deze kaart wordt onthuld.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>meteen</translation>
    </message>
    <message>
        <source>destroying</source>
        <translation>vernietigen</translation>
    </message>
    <message>
        <source>next card</source>
        <translation>de volgende</translation>
    </message>
    <message>
        <source>swapping</source>
        <translation>ruilen</translation>
    </message>
    <message>
        <source>use a stack</source>
        <translation>stapel werkt</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/course</name>
    <message>
        <source>17 to 9. If you trail, bank points before the End of Game card turns up; if you lead, hurry to reveal it.</source>
        <translation>17 tegen 9. Sta je achter, stel dan punten veilig voordat de kaart Speleinde komt; sta je voor, onthul hem dan snel.</translation>
    </message>
    <message>
        <source>8 points for two low cards. But look at what your rival could make of the row before you give it away.</source>
        <translation>8 punten voor twee lage kaarten. Maar kijk eerst wat je tegenstander aan de rij heeft voordat je hem weggeeft.</translation>
    </message>
    <message>
        <source>9 points. The more a row is worth, and the lower its last card, the sooner you should stop.</source>
        <translation>9 punten. Hoe meer een rij oplevert en hoe lager de laatste kaart, hoe eerder je moet stoppen.</translation>
    </message>
    <message>
        <source>A Judge: 5. Four of the nine characters are higher, and any of them would cost you the row. Stop and take both cards.</source>
        <translation>Een Rechter: 5. Vier van de negen karakters zijn hoger, en elk daarvan kost je de rij. Stop en verzamel beide kaarten.</translation>
    </message>
    <message>
        <source>A King comes next: too high after a Minstrel. Take the row while you can.</source>
        <translation>Hierna komt een Koning: te hoog na een Minstreel. Verzamel de rij nu het nog kan.</translation>
    </message>
    <message>
        <source>A King in the row and another in your stacks. After a Prophet, only Generals and Prophets fit; any other card would cost you the row. Take what you have.</source>
        <translation>Eén Koning in de rij en één in je stapels. Na een Profeet passen alleen Generaals en Profeten; elke andere kaart kost je de rij. Pak wat er ligt.</translation>
    </message>
    <message>
        <source>A Queen: 8. The next card must not be higher, and only a King is. Reveal another card.</source>
        <translation>Een Koningin: 8. De volgende kaart mag niet hoger zijn, en alleen een Koning is dat. Onthul er nog een.</translation>
    </message>
    <message>
        <source>A row does not count until it is yours.</source>
        <translation>Een rij telt pas als hij van jou is.</translation>
    </message>
    <message>
        <source>A second General would be enough to tie, and one is in the row.</source>
        <translation>Met een tweede Generaal sta je gelijk, en er ligt er een in de rij.</translation>
    </message>
    <message>
        <source>A stack of one card scores nothing.</source>
        <translation>Een stapel van één kaart levert niets op.</translation>
    </message>
    <message>
        <source>A swap gives the Queen away, and your own Queen stays a single card.</source>
        <translation>Als je ruilt, ben je de Koningin kwijt en blijft je eigen Koningin een losse kaart.</translation>
    </message>
    <message>
        <source>A swap gives your row away and destroys nothing.</source>
        <translation>Als je ruilt, ben je de rij kwijt en vernietig je niets.</translation>
    </message>
    <message>
        <source>A swap gives your row away. You can keep it for yourself.</source>
        <translation>Als je ruilt, ben je de rij kwijt. Je kunt hem ook houden.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Een beurt</translation>
    </message>
    <message>
        <source>A turn begins with a card from the deck.</source>
        <translation>Een beurt begint met een kaart van de trekstapel.</translation>
    </message>
    <message>
        <source>Another card could be too high and cost you the row. Collect the Queen first.</source>
        <translation>Een volgende kaart kan te hoog zijn, en dan ben je de rij kwijt. Verzamel eerst de Koningin.</translation>
    </message>
    <message>
        <source>Bring the 7 down to 5 or less.</source>
        <translation>Verlaag de 7 tot 5 of minder.</translation>
    </message>
    <message>
        <source>Collect the King.</source>
        <translation>Verzamel de Koning.</translation>
    </message>
    <message>
        <source>Collect the row first; then you choose what has to go.</source>
        <translation>Verzamel eerst de rij; daarna kies je wat weg moet.</translation>
    </message>
    <message>
        <source>Collect the row.</source>
        <translation>Verzamel de rij.</translation>
    </message>
    <message>
        <source>Destroy a King: drag one of your rival’s to the discard pile.</source>
        <translation>Vernietig een Koning: sleep er een van je tegenstander naar de aflegstapel.</translation>
    </message>
    <message>
        <source>Destroy first: it costs you nothing, and you may still go on or stop afterward.</source>
        <translation>Vernietig eerst een kaart: dat kost je niets, en daarna kun je nog altijd doorgaan of stoppen.</translation>
    </message>
    <message>
        <source>Destroying a card</source>
        <translation>Een kaart vernietigen</translation>
    </message>
    <message>
        <source>Do not reveal the King. Collect the row.</source>
        <translation>Onthul de Koning niet: verzamel de rij.</translation>
    </message>
    <message>
        <source>Drag another card from the deck into the row.</source>
        <translation>Sleep nog een kaart van de trekstapel naar de rij.</translation>
    </message>
    <message>
        <source>Drag the Judge to your Assassin, or choose the move from the list.</source>
        <translation>Sleep de Rechter naar je Sluipmoordenaar, of kies de zet in de lijst.</translation>
    </message>
    <message>
        <source>Drag the card from the deck into the row.</source>
        <translation>Sleep de kaart van de trekstapel naar de rij.</translation>
    </message>
    <message>
        <source>Drag the row to your place, or press the button on the table.</source>
        <translation>Sleep de rij naar je plaats, of druk op de knop op tafel.</translation>
    </message>
    <message>
        <source>Drag the row to your place.</source>
        <translation>Sleep de rij naar je plaats.</translation>
    </message>
    <message>
        <source>Drag the top card of the deck into the row.</source>
        <translation>Sleep de bovenste kaart van de trekstapel naar de rij.</translation>
    </message>
    <message>
        <source>Drag your Assassin or your General to the row.</source>
        <translation>Sleep je Sluipmoordenaar of je Generaal naar de rij.</translation>
    </message>
    <message>
        <source>Drag your General to the discard pile.</source>
        <translation>Sleep je Generaal naar de aflegstapel.</translation>
    </message>
    <message>
        <source>Drag your Prophet to the deck.</source>
        <translation>Sleep je Profeet naar de trekstapel.</translation>
    </message>
    <message>
        <source>Drag your rival’s Alchemist to the discard pile.</source>
        <translation>Sleep de Alchemist van je tegenstander naar de aflegstapel.</translation>
    </message>
    <message>
        <source>Drag your rival’s Judge to your stacks.</source>
        <translation>Sleep de Rechter van je tegenstander naar je stapels.</translation>
    </message>
    <message>
        <source>Drag your rival’s Minstrel to your stacks.</source>
        <translation>Sleep de Minstreel van je tegenstander naar je stapels.</translation>
    </message>
    <message>
        <source>Drag your rival’s Queen to your stacks.</source>
        <translation>Sleep de Koningin van je tegenstander naar je stapels.</translation>
    </message>
    <message>
        <source>Each of the two cards starts a stack. You may own five stacks, each with up to five cards.</source>
        <translation>Met elk van de twee kaarten begint een nieuwe stapel. Je mag vijf stapels hebben, met elk hoogstens vijf kaarten.</translation>
    </message>
    <message>
        <source>Five stacks</source>
        <translation>Vijf stapels</translation>
    </message>
    <message>
        <source>Go on or stop? Use your Prophet, who shows the top card of the deck to you alone.</source>
        <translation>Doorgaan of stoppen? Gebruik je Profeet: die laat alleen jou de bovenste kaart van de trekstapel zien.</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Hoe win ik?</translation>
    </message>
    <message>
        <source>How many stacks may I own?</source>
        <translation>Hoeveel stapels mag ik hebben?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Zo win je</translation>
    </message>
    <message>
        <source>Instead of collecting, you may give the row to your rival and take one of their cards. This row does little for you. Take the card that makes a pair.</source>
        <translation>In plaats van te verzamelen mag je de rij aan je tegenstander geven en daarvoor een van zijn kaarten nemen. Aan deze rij heb je weinig. Neem de kaart waarmee je een paar maakt.</translation>
    </message>
    <message>
        <source>Minstrel and Alchemist</source>
        <translation>Minstreel en Alchemist</translation>
    </message>
    <message>
        <source>On your turn, you reveal cards from the deck into a row, one by one. The first one is always safe. Reveal it.</source>
        <translation>In je beurt leg je kaarten van de trekstapel een voor een in een rij. De eerste is altijd veilig: onthul hem.</translation>
    </message>
    <message>
        <source>Protection works as often as needed while the card stands upright.</source>
        <translation>De bescherming werkt zo vaak als nodig, zolang de kaart rechtop staat.</translation>
    </message>
    <message>
        <source>Queens and Kings</source>
        <translation>Koninginnen en Koningen</translation>
    </message>
    <message>
        <source>Reveal another card.</source>
        <translation>Onthul nog een kaart.</translation>
    </message>
    <message>
        <source>Saved again, and now both stacks lie sideways. At the end of your turn, they stand up again.</source>
        <translation>Weer gered, en nu liggen beide stapels dwars. Aan het einde van je beurt komen ze weer overeind.</translation>
    </message>
    <message>
        <source>Saved. A used stack lies sideways until your turn ends. Once you collect the Alchemist, it is a 7 again.</source>
        <translation>Gered. Een gebruikte stapel ligt dwars tot je beurt eindigt. Zodra je de Alchemist verzamelt, is hij weer een 7.</translation>
    </message>
    <message>
        <source>Saving a row</source>
        <translation>Een rij redden</translation>
    </message>
    <message>
        <source>Sideways cards</source>
        <translation>Kaarten die dwars liggen</translation>
    </message>
    <message>
        <source>Swapping the row</source>
        <translation>De rij ruilen</translation>
    </message>
    <message>
        <source>That pair was worth points. Single cards score nothing: discard one of them instead.</source>
        <translation>Dat paar leverde punten op, en die ben je kwijt. Losse kaarten leveren niets op: leg zo’n kaart af.</translation>
    </message>
    <message>
        <source>That was a single card, which scores nothing. The two Kings score 9.</source>
        <translation>Dat was een losse kaart: die leverde niets op. De twee Koningen leveren 9 op.</translation>
    </message>
    <message>
        <source>That was one of your own cards. Choose one of your rival’s.</source>
        <translation>Dat was een kaart van jezelf. Kies er een van je tegenstander.</translation>
    </message>
    <message>
        <source>That was the End of Game card. 8 points beat 7: you win.</source>
        <translation>Dat was de kaart Speleinde. Met 8 tegen 7 punten heb je gewonnen.</translation>
    </message>
    <message>
        <source>That was the End of Game card. The row belongs to nobody, and your rival wins.</source>
        <translation>Dat was de kaart Speleinde. De rij telt voor niemand, en je tegenstander wint.</translation>
    </message>
    <message>
        <source>That went well. But any Minstrel, Alchemist, Queen, or King in the deck would have cost you the row.</source>
        <translation>Dat ging goed. Maar elke Minstreel, Alchemist, Koningin of Koning in de trekstapel had je de rij gekost.</translation>
    </message>
    <message>
        <source>The Alchemist is too high: 7 after 5. Save the row: bring the card down with your Assassin (by 2), General (by 3), or Jester (by 1).</source>
        <translation>De Alchemist is te hoog: 7 na 5. Je stapels kunnen hem verlagen: de Sluipmoordenaar met 2, de Generaal met 3 en de Nar met 1. Red de rij met een van de drie.</translation>
    </message>
    <message>
        <source>The End of Game card</source>
        <translation>De kaart Speleinde</translation>
    </message>
    <message>
        <source>The Jester changes the card by only 1, so it is still too high. Either the Assassin or the General would be enough.</source>
        <translation>Met de Nar gaat er maar 1 af: dat is te weinig. De Sluipmoordenaar of de Generaal alleen is al genoeg.</translation>
    </message>
    <message>
        <source>The Judge</source>
        <translation>De Rechter</translation>
    </message>
    <message>
        <source>The Judge stands upright; the Assassin brings a card down by 2.</source>
        <translation>De Rechter staat rechtop; de Sluipmoordenaar verlaagt een kaart met 2.</translation>
    </message>
    <message>
        <source>The Minstrel is still too high. Only your Judge can help now.</source>
        <translation>De Minstreel is nog steeds te hoog. Nu kan alleen je Rechter helpen.</translation>
    </message>
    <message>
        <source>The Prophet</source>
        <translation>De Profeet</translation>
    </message>
    <message>
        <source>The Queen and the Minstrel are yours, and your rival does not know what is on top of the deck.</source>
        <translation>Jij hebt de Koningin en de Minstreel, en je tegenstander weet niet welke kaart boven op de trekstapel ligt.</translation>
    </message>
    <message>
        <source>The Queen in the row is not yours yet.</source>
        <translation>De Koningin in de rij is nog niet van jou.</translation>
    </message>
    <message>
        <source>The cards are equal, but your rival’s Alchemist stands upright, so you may destroy only an Alchemist. Do that, and next time you can reach the Kings.</source>
        <translation>De kaarten zijn gelijk, maar de Alchemist van je tegenstander staat rechtop, dus mag je alleen een Alchemist vernietigen. Doe dat, dan kun je de volgende keer bij de Koningen.</translation>
    </message>
    <message>
        <source>The game ends as soon as the End of Game card is revealed, and the highest score wins. You lead 8 to 7. Reveal the last card of the deck.</source>
        <translation>De partij eindigt zodra de kaart Speleinde wordt onthuld, en de hoogste score wint. Je staat voor met 8 tegen 7. Onthul de laatste kaart van de trekstapel.</translation>
    </message>
    <message>
        <source>The game goes on until the End of Game card is revealed.</source>
        <translation>De partij gaat door tot de kaart Speleinde wordt onthuld.</translation>
    </message>
    <message>
        <source>The row has two cards, as many as you have Kings. Now swap the row for the Judge.</source>
        <translation>De rij telt twee kaarten, net zoveel als je Koningen hebt. Ruil de rij nu voor de Rechter.</translation>
    </message>
    <message>
        <source>Too high. The whole row went to the discard pile, and your turn is over.</source>
        <translation>Te hoog. De hele rij is afgelegd, en je beurt is voorbij.</translation>
    </message>
    <message>
        <source>Too high: the row is gone, and so is your swap.</source>
        <translation>Te hoog: de rij is weg, en je ruil dus ook.</translation>
    </message>
    <message>
        <source>Too high: the row is gone, and with it your second General.</source>
        <translation>Te hoog: de rij is weg, en daarmee je tweede Generaal.</translation>
    </message>
    <message>
        <source>Two Judges: 5 more points. Queens work similarly: to destroy a card, you need more cards in the row than you have Queens.</source>
        <translation>Twee Rechters: 5 punten erbij. Koninginnen werken net zo: je mag alleen een kaart vernietigen als de rij meer kaarten telt dan jij Koninginnen hebt.</translation>
    </message>
    <message>
        <source>Two Kings score 9 only if they are yours.</source>
        <translation>Twee Koningen leveren pas 9 op als ze van jou zijn.</translation>
    </message>
    <message>
        <source>Two Kings score 9; one King scores nothing.</source>
        <translation>Twee Koningen leveren 9 op, één Koning niets.</translation>
    </message>
    <message>
        <source>Two Minstrels: 6 points, and now nobody can take anything but a Minstrel from you.</source>
        <translation>Twee Minstrelen: 6 punten, en een ruil kan je voortaan alleen nog een Minstreel kosten.</translation>
    </message>
    <message>
        <source>Two Queens: 8 points. Your rival then made a pair of Alchemists: 7 points.</source>
        <translation>Twee Koninginnen: 8 punten. Je tegenstander heeft nu twee Alchemisten: 7 punten.</translation>
    </message>
    <message>
        <source>Two against two: now your Generals work, and so do your rival’s.</source>
        <translation>Twee tegen twee: nu werken jouw Generaals, en die van je tegenstander ook.</translation>
    </message>
    <message>
        <source>Two cards of a kind score their value; a single card scores nothing. You own a Queen, and there is another in the row: collect the row.</source>
        <translation>Twee kaarten van een soort leveren hun waarde op, één kaart alleen niets. Je hebt een Koningin, en in de rij ligt er nog een: verzamel de rij.</translation>
    </message>
    <message>
        <source>Two equal cards, one after the other: you may discard one card from anyone’s stacks. Your rival’s two Kings score 9. Break up the pair.</source>
        <translation>Twee gelijke kaarten na elkaar: je mag één kaart uit iemands stapels afleggen. De twee Koningen van je tegenstander leveren 9 op. Breek het paar.</translation>
    </message>
    <message>
        <source>Two more single cards: they score nothing.</source>
        <translation>Nog twee losse kaarten: die leveren niets op.</translation>
    </message>
    <message>
        <source>What do I do on my turn?</source>
        <translation>Wat doe ik in mijn beurt?</translation>
    </message>
    <message>
        <source>What do the Minstrel and Alchemist protect against?</source>
        <translation>Waartegen beschermen de Minstreel en de Alchemist?</translation>
    </message>
    <message>
        <source>What does the Judge do?</source>
        <translation>Wat doet de Rechter?</translation>
    </message>
    <message>
        <source>What does the Prophet do?</source>
        <translation>Wat doet de Profeet?</translation>
    </message>
    <message>
        <source>What happens if a card is too high?</source>
        <translation>Wat gebeurt er als een kaart te hoog is?</translation>
    </message>
    <message>
        <source>What happens to the row when the End of Game card turns up?</source>
        <translation>Wat gebeurt er met de rij als de kaart Speleinde komt?</translation>
    </message>
    <message>
        <source>What is a swap good for?</source>
        <translation>Wat heb ik aan een ruil?</translation>
    </message>
    <message>
        <source>When does the game end?</source>
        <translation>Wanneer eindigt de partij?</translation>
    </message>
    <message>
        <source>When may I destroy a card?</source>
        <translation>Wanneer mag ik een kaart vernietigen?</translation>
    </message>
    <message>
        <source>When should I stop?</source>
        <translation>Wanneer kan ik beter stoppen?</translation>
    </message>
    <message>
        <source>When the deck runs out, the discards and the End of Game card form the next. It is one of its last two cards, and you trail 8 to 9.</source>
        <translation>Is de trekstapel op, dan vormt de aflegstapel met de kaart Speleinde de volgende. Die kaart is nu een van de laatste twee, en je staat met 8 tegen 9 achter.</translation>
    </message>
    <message>
        <source>Which card may follow?</source>
        <translation>Welke kaart mag volgen?</translation>
    </message>
    <message>
        <source>Why can’t I swap or destroy now?</source>
        <translation>Waarom mag ik nu niet ruilen of vernietigen?</translation>
    </message>
    <message>
        <source>Why does a card lie sideways?</source>
        <translation>Waarom liggen kaarten dwars?</translation>
    </message>
    <message>
        <source>With two Kings, you may swap only while the row has at least two cards. You want your rival’s Judge for a pair, so make the row long enough.</source>
        <translation>Met twee Koningen mag je alleen ruilen als de rij minstens twee kaarten telt. Je wilt de Rechter van je tegenstander om een paar te maken, dus maak de rij lang genoeg.</translation>
    </message>
    <message>
        <source>You are still behind, and the End of Game card is one of the last two in the deck.</source>
        <translation>Je staat nog steeds achter, en de kaart Speleinde is een van de laatste twee in de trekstapel.</translation>
    </message>
    <message>
        <source>You bring down a card that is too high.</source>
        <translation>Je verlaagt een kaart die te hoog is.</translation>
    </message>
    <message>
        <source>You decided without looking. Let your Prophet show you the next card first.</source>
        <translation>Je besliste zonder te kijken. Met je Profeet zie je eerst de volgende kaart.</translation>
    </message>
    <message>
        <source>You gave the row away, and with it the King that would have made your pair.</source>
        <translation>Je gaf de rij weg, en daarmee de Koning voor je paar.</translation>
    </message>
    <message>
        <source>You keep what scores.</source>
        <translation>Je houdt wat punten oplevert.</translation>
    </message>
    <message>
        <source>You know the price of the highest cards.</source>
        <translation>Je kent de prijs van de hoogste kaarten.</translation>
    </message>
    <message>
        <source>You know what scores, and when the game is over.</source>
        <translation>Je weet wat punten oplevert en wanneer de partij afgelopen is.</translation>
    </message>
    <message>
        <source>You know whose abilities work.</source>
        <translation>Je weet wiens vaardigheden werken.</translation>
    </message>
    <message>
        <source>You look before you decide.</source>
        <translation>Je kijkt voordat je beslist.</translation>
    </message>
    <message>
        <source>You own a Minstrel; with a second one, the pair scores 6.</source>
        <translation>Je hebt een Minstreel; met een tweede heb je 6 punten.</translation>
    </message>
    <message>
        <source>You own five stacks, and there is no room for a sixth. Collect the row anyway.</source>
        <translation>Je hebt vijf stapels, en voor een zesde is geen plaats. Verzamel de rij toch maar.</translation>
    </message>
    <message>
        <source>You own one Queen, and so does your rival.</source>
        <translation>Jij hebt een Koningin en je tegenstander ook.</translation>
    </message>
    <message>
        <source>You reveal a row, stop in time, and collect it.</source>
        <translation>Je onthult een rij, stopt op tijd en verzamelt hem.</translation>
    </message>
    <message>
        <source>You saw the King coming and still lost the row.</source>
        <translation>Je zag de Koning aankomen, en toch ben je de rij kwijt.</translation>
    </message>
    <message>
        <source>You secure your points before the game ends.</source>
        <translation>Je stelt je punten veilig voordat de partij eindigt.</translation>
    </message>
    <message>
        <source>You see what protects a rival.</source>
        <translation>Je ziet hoe een tegenstander beschermd is.</translation>
    </message>
    <message>
        <source>You stopped after one card. Only a King is higher than a Queen, so there was little risk in revealing another.</source>
        <translation>Je stopte na één kaart. Alleen een Koning is hoger dan een Koningin; nog een kaart was nauwelijks een risico.</translation>
    </message>
    <message>
        <source>You take points from a rival.</source>
        <translation>Je neemt een tegenstander punten af.</translation>
    </message>
    <message>
        <source>You took a card that pairs with none of yours.</source>
        <translation>Je nam een kaart waarmee je geen paar vormt.</translation>
    </message>
    <message>
        <source>You trade a poor row for a good card.</source>
        <translation>Je ruilt een zwakke rij voor een goede kaart.</translation>
    </message>
    <message>
        <source>You use a stack a second time.</source>
        <translation>Je gebruikt een stapel die al gebruikt was.</translation>
    </message>
    <message>
        <source>Your Assassin was used this turn and lies sideways, and now another card is too high. Have your Judge use the Assassin once more.</source>
        <translation>Je Sluipmoordenaar is deze beurt al gebruikt en ligt dwars, en nu is er weer een kaart te hoog. Laat je Rechter de Sluipmoordenaar nog een keer inzetten.</translation>
    </message>
    <message>
        <source>Your General lies sideways: your rival has two. An ability works for the player with the most cards of its kind; a tie is enough. Make your General stand upright.</source>
        <translation>Je Generaal ligt dwars: je tegenstander heeft er twee. Een vaardigheid werkt voor wie de meeste kaarten van die soort heeft, ook bij een gelijk aantal. Zet je Generaal rechtop.</translation>
    </message>
    <message>
        <source>Your General still lies sideways: your rival has more Generals.</source>
        <translation>Je Generaal ligt nog steeds dwars: je tegenstander heeft er meer.</translation>
    </message>
    <message>
        <source>Your Queens are now a pair. Six stacks is one too many: discard one that scores nothing.</source>
        <translation>Je Koninginnen vormen nu een paar. Zes stapels is er een te veel: leg er een af die je geen punten kost.</translation>
    </message>
    <message>
        <source>Your pairs still score. What you discard is always a whole stack, new or old, as you choose.</source>
        <translation>Je paren leveren evenveel op als eerst. Een stapel gaat altijd in zijn geheel weg, nieuw of oud, naar keuze.</translation>
    </message>
    <message>
        <source>Your rival keeps the Judge, and yours stays a single card.</source>
        <translation>Je tegenstander houdt de Rechter, en de jouwe blijft een losse kaart.</translation>
    </message>
    <message>
        <source>Your rival’s 9 points are gone. You can do this to each player once per turn.</source>
        <translation>De 9 punten van je tegenstander zijn weg. Per beurt kun je elke speler één keer treffen.</translation>
    </message>
    <message>
        <source>Your rival’s Alchemist still protects the Kings.</source>
        <translation>De Alchemist van je tegenstander beschermt de Koningen nog.</translation>
    </message>
    <message>
        <source>Your rival’s Minstrel stands upright: anyone who swaps with them must take a Minstrel. You need one, so take it.</source>
        <translation>De Minstreel van je tegenstander staat rechtop: bij een ruil moet je een Minstreel nemen. Je hebt er een nodig, dus neem hem.</translation>
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
        <translation>9 punten: 7 voor de Alchemisten, hoeveel het er ook zijn, en 2 voor de Profeten. De Koningin en de Rechter zijn losse kaarten en leveren niets op.</translation>
    </message>
    <message>
        <source>A Jester after a Prophet is too high. Brought down by 1, it equals the Prophet: the row is saved, and you may destroy a card.</source>
        <translation>Een Nar na een Profeet is te hoog. Verlaag je hem met 1, dan is hij gelijk aan de Profeet: de rij is gered en je mag een kaart vernietigen.</translation>
    </message>
    <message>
        <source>Collect two or more of a kind. Every such stack scores the value of its kind once; a single card scores nothing. The highest score wins.</source>
        <translation>Verzamel twee of meer kaarten van één soort. Elke stapel daarvan levert één keer de waarde van zijn soort op; een losse kaart levert niets op. De hoogste score wint.</translation>
    </message>
    <message>
        <source>The Alchemist is too high after the Minstrel. Your General makes it count as 4. For the next card, it is a 7 again.</source>
        <translation>De Alchemist is te hoog na de Minstreel. Door je Generaal telt hij als 4. Voor de volgende kaart is hij weer een 7.</translation>
    </message>
    <message>
        <source>The End of Game card turns up while a King and a Queen are in the row. Nobody gets them.</source>
        <translation>De kaart Speleinde komt terwijl er een Koning en een Koningin in de rij liggen. Die tellen voor niemand.</translation>
    </message>
    <message>
        <source>The game ends at once when someone reveals the End of Game card. It is not in the first deck; it joins the second.</source>
        <translation>De partij eindigt zodra iemand de kaart Speleinde onthult. In de eerste trekstapel zit hij nog niet, pas in de tweede.</translation>
    </message>
    <message>
        <source>This Alchemist stands upright, so the Kings beside it cannot be destroyed: only the Alchemist can.</source>
        <translation>Deze Alchemist staat rechtop, dus de Koningen ernaast kunnen niet vernietigd worden: alleen de Alchemist.</translation>
    </message>
    <message>
        <source>You give away the row and get a Minstrel from your rival’s stacks. A Minstrel in the row itself is no help: you cannot take back what you give.</source>
        <translation>Je geeft de rij weg en krijgt een Minstreel uit de stapels van je tegenstander. Een Minstreel in de rij zelf helpt niet: wat je geeft, kun je niet terugnemen.</translation>
    </message>
    <message>
        <source>You own two Queens: with two cards in the row, you may not destroy a card, even though the two are equal. With three, you may.</source>
        <translation>Je hebt twee Koninginnen: met twee kaarten in de rij mag je geen kaart vernietigen, ook al zijn ze gelijk. Met drie wel.</translation>
    </message>
    <message>
        <source>Your rival has two Generals, so yours lies sideways and does nothing. If you had two as well, both would stand upright.</source>
        <translation>Je tegenstander heeft twee Generaals, dus ligt de jouwe dwars en doet hij niets. Had je er zelf ook twee, dan stonden ze allebei rechtop.</translation>
    </message>
    <message>
        <source>your rival’s</source>
        <translation>van je tegenstander</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>van jou</translation>
    </message>
    <message>
        <source>yours, used</source>
        <translation>van jou, gebruikt</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/fault</name>
    <message>
        <source>Destroying the wrong card</source>
        <translation>De verkeerde kaart vernietigen</translation>
    </message>
    <message>
        <source>Discarding the wrong stack</source>
        <translation>De verkeerde stapel afleggen</translation>
    </message>
    <message>
        <source>Leaving abilities unused</source>
        <translation>Vaardigheden ongebruikt laten</translation>
    </message>
    <message>
        <source>Not destroying a card</source>
        <translation>Een kaart niet vernietigen</translation>
    </message>
    <message>
        <source>Revealing one card too many</source>
        <translation>Eén kaart te veel onthullen</translation>
    </message>
    <message>
        <source>Stopping too early</source>
        <translation>Te vroeg stoppen</translation>
    </message>
    <message>
        <source>Swapping rows for the wrong card</source>
        <translation>Rijen ruilen voor de verkeerde kaart</translation>
    </message>
    <message>
        <source>Using abilities at the wrong time</source>
        <translation>Vaardigheden op het verkeerde moment gebruiken</translation>
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
        <translation>Tart het lot</translation>
    </message>
    <message>
        <source>Push your luck: reveal cards in falling order and build stacks whose abilities help you.</source>
        <translation>Tart het lot: onthul kaarten in dalende volgorde en bouw stapels met nuttige vaardigheden.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/goal</name>
    <message>
        <source>Collect a row of {number} cards.</source>
        <translation>Verzamel een rij van {number} kaarten.</translation>
    </message>
    <message>
        <source>Collect {number} rows in one game.</source>
        <translation>Verzamel {number} rijen in één partij.</translation>
    </message>
    <message>
        <source>Destroy {number} cards in one game.</source>
        <translation>Vernietig {number} kaarten in één partij.</translation>
    </message>
    <message>
        <source>Have a full stack at the end of a game.</source>
        <translation>Sluit een partij af met een volle stapel.</translation>
    </message>
    <message>
        <source>Have a stack of {number} cards at the end of a game.</source>
        <translation>Sluit een partij af met een stapel van {number} kaarten.</translation>
    </message>
    <message>
        <source>Have the Judge use another stack.</source>
        <translation>Zet met de Rechter een andere stapel in.</translation>
    </message>
    <message>
        <source>Have {number} stacks that score at the end of a game.</source>
        <translation>Sluit een partij af met {number} stapels die punten opleveren.</translation>
    </message>
    <message>
        <source>Look at {number} cards with the Prophet in one game.</source>
        <translation>Bekijk {number} kaarten met de Profeet in één partij.</translation>
    </message>
    <message>
        <source>Own {number} Generals at the same time.</source>
        <translation>Bezit {number} Generaals tegelijk.</translation>
    </message>
    <message>
        <source>Play a game without losing a row.</source>
        <translation>Speel een partij zonder een rij te verliezen.</translation>
    </message>
    <message>
        <source>Save {number} rows with abilities in one game.</source>
        <translation>Red {number} rijen met een vaardigheid in één partij.</translation>
    </message>
    <message>
        <source>Score with Kings at the end of a game.</source>
        <translation>Scoor met Koningen aan het eind van een partij.</translation>
    </message>
    <message>
        <source>Score with Queens at the end of a game.</source>
        <translation>Scoor met Koninginnen aan het eind van een partij.</translation>
    </message>
    <message>
        <source>Score with both Kings and Queens at the end of a game.</source>
        <translation>Scoor met Koningen én Koninginnen aan het eind van een partij.</translation>
    </message>
    <message>
        <source>Score {number} points in one game.</source>
        <translation>Scoor {number} punten in één partij.</translation>
    </message>
    <message>
        <source>Swap rows {number} times in one game.</source>
        <translation>Ruil {number} keer een rij in één partij.</translation>
    </message>
    <message>
        <source>Use {number} abilities in one game.</source>
        <translation>Gebruik {number} vaardigheden in één partij.</translation>
    </message>
    <message>
        <source>Use {number} abilities in one turn.</source>
        <translation>Gebruik {number} vaardigheden in één beurt.</translation>
    </message>
    <message>
        <source>Win a game after losing five rows.</source>
        <translation>Win een partij waarin je vijf rijen verliest.</translation>
    </message>
    <message>
        <source>Win a game by {number} points or more.</source>
        <translation>Win een partij met minstens {number} punten voorsprong.</translation>
    </message>
    <message>
        <source>Win a game without destroying a card.</source>
        <translation>Win een partij waarin je geen kaart vernietigt.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/laying</name>
    <message>
        <source>A row is in play</source>
        <translation>Er ligt een rij</translation>
    </message>
    <message>
        <source>A row must be saved</source>
        <translation>Een rij moet worden gered</translation>
    </message>
    <message>
        <source>A row must be saved when its newest card is higher than the one before it, and only then.</source>
        <translation>Een rij moet worden gered als de nieuwste kaart hoger is dan de vorige, en alleen dan.</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Actieve speler</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Vóór de eerste kaart</translation>
    </message>
    <message>
        <source>Change to the newest card</source>
        <translation>Verandering van de nieuwste kaart</translation>
    </message>
    <message>
        <source>No ability can save this row, so it is lost at once.</source>
        <translation>Geen vaardigheid kan deze rij redden; hij is dus meteen verloren.</translation>
    </message>
    <message>
        <source>Only a player who owns more than five stacks has to discard one.</source>
        <translation>Alleen wie meer dan vijf stapels heeft, legt er een af.</translation>
    </message>
    <message>
        <source>Players who lost a card this turn</source>
        <translation>Wie deze beurt een kaart verloor</translation>
    </message>
    <message>
        <source>Stacks used this turn</source>
        <translation>Deze beurt gebruikte stapels</translation>
    </message>
    <message>
        <source>The game is over only when the End of Game card is last in the row.</source>
        <translation>De partij is pas voorbij als de kaart Speleinde achteraan in de rij ligt.</translation>
    </message>
    <message>
        <source>The newest card has destroyed a card</source>
        <translation>De nieuwste kaart heeft een kaart vernietigd</translation>
    </message>
    <message>
        <source>Too many stacks after a swap</source>
        <translation>Te veel stapels na een ruil</translation>
    </message>
    <message>
        <source>Too many stacks after collecting</source>
        <translation>Te veel stapels na verzamelen</translation>
    </message>
    <message>
        <source>Top card seen</source>
        <translation>Bekeken bovenste kaart</translation>
    </message>
    <message>
        <source>{place}: at most five stacks of up to five cards each.</source>
        <translation>{place}: hoogstens vijf stapels van hoogstens vijf kaarten.</translation>
    </message>
    <message>
        <source>{place}: no End of Game card allowed, since it ends the game as soon as it is revealed.</source>
        <translation>{place}: geen kaart Speleinde, want die beëindigt de partij zodra hij wordt onthuld.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/lesson</name>
    <message>
        <source>A card was too high, and nothing could save the row: all of it was discarded. That is the risk of every extra card.</source>
        <translation>Een kaart was te hoog en niets kon de rij redden: je hebt hem helemaal afgelegd. Dat risico loop je met elke volgende kaart.</translation>
    </message>
    <message>
        <source>Cards of a kind form one stack. You can have at most five stacks, with up to five cards each.</source>
        <translation>Kaarten van dezelfde soort liggen op één stapel. Je kunt hoogstens vijf stapels hebben, met elk hoogstens vijf kaarten.</translation>
    </message>
    <message>
        <source>Instead of collecting the row, you may give it away and take one of your rival’s cards. That pays off when the card is worth more to you than the row. Try it: drag one of your rival’s cards to your stacks.</source>
        <translation>In plaats van de rij te verzamelen, mag je hem weggeven en één kaart van je tegenstander nemen. Dat loont als je aan die kaart meer hebt dan aan de rij. Probeer het: sleep een kaart van je tegenstander naar je stapels.</translation>
    </message>
    <message>
        <source>One of your stacks lies sideways because your rival has more cards of its kind, so you cannot use its ability. Only a player with the most cards of that kind can; a tie is enough.</source>
        <translation>Een van je stapels ligt dwars omdat je tegenstander meer kaarten van die soort heeft, dus kun je de vaardigheid niet gebruiken. Dat kan alleen wie er de meeste heeft, ook bij een gelijk aantal.</translation>
    </message>
    <message>
        <source>Queens and Kings are worth the most, but the more you own, the longer a row must be before you may destroy a card or swap.</source>
        <translation>Koninginnen en Koningen zijn het meest waard. Maar hoe meer je er hebt, hoe langer een rij moet zijn om een kaart te vernietigen of de rij te ruilen.</translation>
    </message>
    <message>
        <source>The End of Game card has ended the game. Every stack of two or more scores its value once, and the highest score wins.</source>
        <translation>De kaart Speleinde heeft de partij beëindigd. Elke stapel van twee of meer kaarten levert één keer zijn waarde op, en de hoogste score wint.</translation>
    </message>
    <message>
        <source>The deck has run out. The discard pile is the new deck, and the End of Game card is somewhere in it: from now on, any card may end the game.</source>
        <translation>De trekstapel was op. De aflegstapel is de nieuwe trekstapel, en ergens daarin zit de kaart Speleinde: vanaf nu kan elke kaart de partij beëindigen.</translation>
    </message>
    <message>
        <source>The newest card equals the one before it, so you may destroy a card. Drag one of your rival’s cards to the discard pile: which loss would hurt most?</source>
        <translation>De nieuwste kaart is gelijk aan die ervoor, dus mag je een kaart vernietigen. Sleep een kaart van je tegenstander naar de aflegstapel: welk verlies doet het meest pijn?</translation>
    </message>
    <message>
        <source>The newest card is too high, but your abilities can bring it down. Save the row: use one of your upright stacks.</source>
        <translation>De nieuwste kaart is te hoog, maar je vaardigheden kunnen hem verlagen. Red de rij: gebruik een van je stapels die rechtop staan.</translation>
    </message>
    <message>
        <source>The next card must not be higher than this one. The higher the newest card, the safer it is to go on. Reveal another, if you dare.</source>
        <translation>De volgende kaart mag niet hoger zijn dan deze. Hoe hoger de nieuwste kaart, hoe veiliger je doorgaat. Onthul er nog een, als je durft.</translation>
    </message>
    <message>
        <source>There is room for only five stacks. Discard one of yours, new or old.</source>
        <translation>Er is maar plaats voor vijf stapels. Leg er een af, een nieuwe of een oude.</translation>
    </message>
    <message>
        <source>Welcome! Each turn, you reveal a row of cards. To begin, drag the top card of the deck into the row, or press the button on the table.</source>
        <translation>Welkom! Elke beurt onthul je een rij kaarten. Begin maar: sleep de bovenste kaart van de trekstapel naar de rij, of druk op de knop op de tafel.</translation>
    </message>
    <message>
        <source>You may stop after any card. Collect the row: drag it to your place, and its cards become your stacks.</source>
        <translation>Je mag na elke kaart stoppen. Verzamel de rij: sleep hem naar je plaats, en de kaarten worden je stapels.</translation>
    </message>
    <message>
        <source>You may use a stack on the newest card even when that card is not too high. Make it equal to the card before it, and you may destroy a card. Drag the stack to the row.</source>
        <translation>Je mag een stapel op de nieuwste kaart inzetten, ook als die kaart niet te hoog is. Wordt hij zo gelijk aan de kaart ervoor, dan mag je een kaart vernietigen. Sleep de stapel naar de rij.</translation>
    </message>
    <message>
        <source>You own a stack of two or more, and it scores its value once. Single cards score nothing, so pairs of high cards win games.</source>
        <translation>Je hebt een stapel van twee of meer kaarten: die levert één keer zijn waarde op. Losse kaarten leveren niets op; daarom win je met paren hoge kaarten.</translation>
    </message>
    <message>
        <source>Your Prophet stands upright: look at the top card of the deck before you decide. Drag the Prophet to the deck.</source>
        <translation>Je Profeet staat rechtop: bekijk de bovenste kaart van de trekstapel voordat je beslist. Sleep de Profeet naar de trekstapel.</translation>
    </message>
    <message>
        <source>Your rival has swapped: the row is yours now, and your rival has one of your cards. See how your stacks have changed.</source>
        <translation>Je tegenstander heeft geruild: jij kreeg de rij en verloor er een van je kaarten voor. Kijk hoe je stapels zijn veranderd.</translation>
    </message>
    <message>
        <source>Your rival’s Minstrel or Alchemist stands upright. The Minstrel lets you take only a Minstrel in a swap, and the Alchemist lets you destroy only an Alchemist.</source>
        <translation>Een Minstreel of een Alchemist van je tegenstander staat rechtop. Door de Minstreel mag je bij een ruil alleen een Minstreel nemen, door de Alchemist alleen een Alchemist vernietigen.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/log</name>
    <message>
        <source>Collects {cards}.</source>
        <translation>Verzamelt {cards:def}.</translation>
    </message>
    <message>
        <source>Destroys their own {card}.</source>
        <translation>Vernietigt een eigen {card}.</translation>
    </message>
    <message>
        <source>Destroys {player}’s {card}.</source>
        <translation>Vernietigt {card:def} van {player}.</translation>
    </message>
    <message>
        <source>Discards a sixth {card}.</source>
        <translation>Legt een zesde {card} af.</translation>
    </message>
    <message numerus="yes">
        <source>Discards the {card} stack (%n card(s)), as only five stacks are allowed.</source>
        <translation>
            <numerusform>Legt de {card}-stapel af (%n kaart), want vijf stapels is het maximum.</numerusform>
            <numerusform>Legt de {card}-stapel af (%n kaarten), want vijf stapels is het maximum.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the row to {player} for {card}.</source>
        <translation>Geeft de rij aan {player} in ruil voor {card:def}.</translation>
    </message>
    <message>
        <source>Reveals {card}.</source>
        <translation>Onthult {card:def}.</translation>
    </message>
    <message>
        <source>Takes {card}.</source>
        <translation>Neemt {card:def}.</translation>
    </message>
    <message>
        <source>The End of Game card is revealed. Shared win: {players}.</source>
        <translation>De kaart Speleinde is onthuld. {players} delen de overwinning.</translation>
    </message>
    <message>
        <source>The End of Game card is revealed. {players} wins.</source>
        <translation>De kaart Speleinde is onthuld. {players} wint.</translation>
    </message>
    <message>
        <source>The deck is empty: the discard pile and the End of Game card form a new deck.</source>
        <translation>De trekstapel is leeg: de aflegstapel en de kaart Speleinde vormen de nieuwe.</translation>
    </message>
    <message>
        <source>The top card is {card}.</source>
        <translation>{card:Def} ligt bovenop.</translation>
    </message>
    <message>
        <source>Uses the Assassin: down 2, now {value}.</source>
        <translation>Gebruikt de Sluipmoordenaar: 2 lager, nu {value}.</translation>
    </message>
    <message>
        <source>Uses the General: down 3, now {value}.</source>
        <translation>Gebruikt de Generaal: 3 lager, nu {value}.</translation>
    </message>
    <message>
        <source>Uses the Jester: down 1, now {value}.</source>
        <translation>Gebruikt de Nar: 1 lager, nu {value}.</translation>
    </message>
    <message>
        <source>Uses the Jester: up 1, now {value}.</source>
        <translation>Gebruikt de Nar: 1 hoger, nu {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Assassin: down 2, now {value}.</source>
        <translation>Gebruikt de Rechter als Sluipmoordenaar: 2 lager, nu {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the General: down 3, now {value}.</source>
        <translation>Gebruikt de Rechter als Generaal: 3 lager, nu {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Jester: down 1, now {value}.</source>
        <translation>Gebruikt de Rechter als Nar: 1 lager, nu {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Jester: up 1, now {value}.</source>
        <translation>Gebruikt de Rechter als Nar: 1 hoger, nu {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Prophet and looks at the top card.</source>
        <translation>Gebruikt de Rechter als Profeet en bekijkt de bovenste kaart.</translation>
    </message>
    <message>
        <source>Uses the Prophet and looks at the top card.</source>
        <translation>Gebruikt de Profeet en bekijkt de bovenste kaart.</translation>
    </message>
    <message>
        <source>{card} is too high: the row is lost.</source>
        <translation>{card:Def} is te hoog: de rij is verloren.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/move</name>
    <message>
        <source>Assassin: down 2</source>
        <translation>Sluipmoordenaar: 2 lager</translation>
    </message>
    <message>
        <source>Collect the row</source>
        <translation>Rij verzamelen</translation>
    </message>
    <message>
        <source>Destroy your own {card}</source>
        <translation>Je eigen {card} vernietigen</translation>
    </message>
    <message>
        <source>Destroy {player}’s {card}</source>
        <translation>{card:Def} van {player} vernietigen</translation>
    </message>
    <message>
        <source>Discard the {card} stack</source>
        <translation>{card}-stapel afleggen</translation>
    </message>
    <message>
        <source>General: down 3</source>
        <translation>Generaal: 3 lager</translation>
    </message>
    <message>
        <source>Jester: down 1</source>
        <translation>Nar: 1 lager</translation>
    </message>
    <message>
        <source>Jester: up 1</source>
        <translation>Nar: 1 hoger</translation>
    </message>
    <message>
        <source>Judge as the Assassin: down 2</source>
        <translation>Rechter als Sluipmoordenaar: 2 lager</translation>
    </message>
    <message>
        <source>Judge as the General: down 3</source>
        <translation>Rechter als Generaal: 3 lager</translation>
    </message>
    <message>
        <source>Judge as the Jester: down 1</source>
        <translation>Rechter als Nar: 1 lager</translation>
    </message>
    <message>
        <source>Judge as the Jester: up 1</source>
        <translation>Rechter als Nar: 1 hoger</translation>
    </message>
    <message>
        <source>Judge as the Prophet: look at the top card</source>
        <translation>Rechter als Profeet: bovenste kaart bekijken</translation>
    </message>
    <message>
        <source>Prophet: look at the top card</source>
        <translation>Profeet: bovenste kaart bekijken</translation>
    </message>
    <message>
        <source>Reveal a card</source>
        <translation>Kaart onthullen</translation>
    </message>
    <message>
        <source>Swap the row for {player}’s {card}</source>
        <translation>De rij ruilen voor {card:def} van {player}</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/number</name>
    <message>
        <source>Values cannot be changed: each value from 1 to 9 belongs to one character, and characters in a row are compared by value.</source>
        <translation>De waarden kun je niet veranderen: elke waarde van 1 tot en met 9 hoort bij één karakter, en op die waarden worden de karakters in een rij vergeleken.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/prompt</name>
    <message>
        <source>Equal values: destroy a card, or collect the row.</source>
        <translation>Gelijke waarde: vernietig een kaart of verzamel de rij.</translation>
    </message>
    <message>
        <source>Equal values: destroy a card, reveal, or collect.</source>
        <translation>Gelijke waarde: vernietig een kaart, onthul verder of verzamel.</translation>
    </message>
    <message>
        <source>Equal values: destroy a card, swap, or collect.</source>
        <translation>Gelijke waarde: vernietig een kaart, ruil of verzamel.</translation>
    </message>
    <message>
        <source>Equal values: destroy, reveal, swap, or collect.</source>
        <translation>Gelijke waarde: vernietig, onthul, ruil of verzamel.</translation>
    </message>
    <message>
        <source>Equal values: destroy, reveal, use an ability, or collect.</source>
        <translation>Gelijke waarde: vernietig, onthul, gebruik een vaardigheid of verzamel.</translation>
    </message>
    <message>
        <source>Equal values: destroy, reveal, use an ability, swap, or collect.</source>
        <translation>Vernietig, onthul, gebruik een vaardigheid, ruil of verzamel.</translation>
    </message>
    <message>
        <source>Equal values: destroy, use an ability, or collect.</source>
        <translation>Gelijke waarde: vernietig, gebruik een vaardigheid of verzamel.</translation>
    </message>
    <message>
        <source>Equal values: destroy, use an ability, swap, or collect.</source>
        <translation>Gelijke waarde: vernietig, gebruik een vaardigheid, ruil of verzamel.</translation>
    </message>
    <message>
        <source>More than five stacks: discard one.</source>
        <translation>Meer dan vijf stapels: leg er een af.</translation>
    </message>
    <message>
        <source>Reveal a card, use an ability, or collect the row.</source>
        <translation>Onthul verder, gebruik een vaardigheid of verzamel de rij.</translation>
    </message>
    <message>
        <source>Reveal another card, or collect the row.</source>
        <translation>Onthul verder of verzamel de rij.</translation>
    </message>
    <message>
        <source>Reveal another card, swap, or collect the row.</source>
        <translation>Onthul verder, ruil of verzamel de rij.</translation>
    </message>
    <message>
        <source>Reveal the first card, or use an ability.</source>
        <translation>Onthul de eerste kaart of gebruik een vaardigheid.</translation>
    </message>
    <message>
        <source>Reveal the first card.</source>
        <translation>Onthul de eerste kaart.</translation>
    </message>
    <message>
        <source>Reveal, use an ability, swap, or collect the row.</source>
        <translation>Onthul, gebruik een vaardigheid, ruil of verzamel de rij.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is voorbij.</translation>
    </message>
    <message>
        <source>The row is full: collect it.</source>
        <translation>De rij is vol: verzamel hem.</translation>
    </message>
    <message>
        <source>The row is full: swap or collect it.</source>
        <translation>De rij is vol: ruil of verzamel hem.</translation>
    </message>
    <message>
        <source>The row is full: use an ability, or collect.</source>
        <translation>De rij is vol: gebruik een vaardigheid of verzamel.</translation>
    </message>
    <message>
        <source>The row is full: use an ability, swap, or collect.</source>
        <translation>Rij vol: gebruik een vaardigheid, ruil of verzamel.</translation>
    </message>
    <message>
        <source>Too many stacks after the gift: discard one.</source>
        <translation>Te veel stapels na het geschenk: leg er een af.</translation>
    </message>
    <message>
        <source>{value} is higher than {limit}: bring it down.</source>
        <translation>{value} is hoger dan {limit}: verlaag de kaart.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/reason</name>
    <message>
        <source>A row may have up to five cards.</source>
        <translation>Een rij mag uit vijf kaarten bestaan.</translation>
    </message>
    <message>
        <source>Cards you would own: {mine} instead of {other}.</source>
        <translation>Aantal kaarten daarna: {mine} in plaats van {other}.</translation>
    </message>
    <message>
        <source>Each {card} you own restricts you, so it helps to have fewer.</source>
        <translation>Elke {card} die je hebt, beperkt je: hoe minder, hoe beter.</translation>
    </message>
    <message>
        <source>Equal values let you destroy a card.</source>
        <translation>Bij gelijke waarde mag je een kaart vernietigen.</translation>
    </message>
    <message>
        <source>No card in the deck can cost you the row.</source>
        <translation>Geen kaart in de trekstapel kan je de rij kosten.</translation>
    </message>
    <message>
        <source>None of your stacks scores less than the {card} stack.</source>
        <translation>Geen andere stapel levert je minder op dan de {card}-stapel.</translation>
    </message>
    <message>
        <source>Of the {cards} cards in the deck, {bad} would cost you the row.</source>
        <translation>Bij {bad} van de {cards} kaarten in de trekstapel zou je de rij verliezen.</translation>
    </message>
    <message>
        <source>Of the {cards} cards in the deck, {safe} would not cost you the row.</source>
        <translation>Bij {safe} van de {cards} kaarten in de trekstapel verlies je de rij niet.</translation>
    </message>
    <message>
        <source>Once you collect the row, it can no longer be lost.</source>
        <translation>Verzamel je de rij, dan kun je hem niet meer verliezen.</translation>
    </message>
    <message>
        <source>One stack has to go: the {card} stack.</source>
        <translation>Eén stapel moet weg: de {card}-stapel.</translation>
    </message>
    <message>
        <source>The End of Game card comes next, and it ends the game while you lead.</source>
        <translation>Hierna komt de kaart Speleinde, en dan eindigt de partij terwijl jij voorstaat.</translation>
    </message>
    <message>
        <source>The End of Game card comes next: what you take now still counts.</source>
        <translation>Hierna komt de kaart Speleinde: wat je nu neemt, telt nog mee.</translation>
    </message>
    <message>
        <source>The first card of a row cannot be too high.</source>
        <translation>De eerste kaart van een rij kan niet te hoog zijn.</translation>
    </message>
    <message>
        <source>The newest card then counts as {value}.</source>
        <translation>De nieuwste kaart telt dan als {value}.</translation>
    </message>
    <message>
        <source>The next card ends the game.</source>
        <translation>De volgende kaart beëindigt de partij.</translation>
    </message>
    <message>
        <source>The row goes to {player}, who has the lower score: {less} against {more}.</source>
        <translation>De rij gaat naar {player}, die een lagere score heeft: {less} tegen {more}.</translation>
    </message>
    <message>
        <source>The top card of the deck is shown to you alone.</source>
        <translation>Alleen jij ziet de bovenste kaart van de trekstapel.</translation>
    </message>
    <message>
        <source>The {card} on top of the deck will not cost you the row.</source>
        <translation>Je weet dat de volgende kaart, {card:def}, je de rij niet kost.</translation>
    </message>
    <message>
        <source>The {card} on top of the deck would cost you the row.</source>
        <translation>De volgende kaart, {card:def}, zou je de rij kosten.</translation>
    </message>
    <message>
        <source>Then nobody will have a larger {card} stack than you.</source>
        <translation>Dan heeft niemand een grotere {card}-stapel dan jij.</translation>
    </message>
    <message>
        <source>Then you could use your {card} stack.</source>
        <translation>Dan kun je je {card}-stapel gebruiken.</translation>
    </message>
    <message>
        <source>Then you will know the next card before you decide whether to reveal it.</source>
        <translation>Dan ken je de volgende kaart voordat je beslist of je hem onthult.</translation>
    </message>
    <message>
        <source>This is a step toward saving the row.</source>
        <translation>Dit helpt om de rij te redden.</translation>
    </message>
    <message>
        <source>This makes room for another stack and leaves you with {stacks}.</source>
        <translation>Zo maak je plaats voor een andere stapel en houd je er {stacks} over.</translation>
    </message>
    <message>
        <source>This makes {player}’s {card} stack smaller.</source>
        <translation>Zo wordt de {card}-stapel van {player} kleiner.</translation>
    </message>
    <message>
        <source>This saves the row, and the equal values let you destroy a card.</source>
        <translation>Dit redt de rij, en bij gelijke waarde mag je een kaart vernietigen.</translation>
    </message>
    <message>
        <source>This saves the row.</source>
        <translation>Dit redt de rij.</translation>
    </message>
    <message>
        <source>You get the {card} for the row.</source>
        <translation>Voor de rij krijg je {card:def}.</translation>
    </message>
    <message>
        <source>You keep all your stacks. Otherwise, you would have to discard one.</source>
        <translation>Je houdt al je stapels. Anders moet je er een afleggen.</translation>
    </message>
    <message>
        <source>You take a card from {player}, who has the higher score: {more} against {less}.</source>
        <translation>Je neemt een kaart van {player}, die een hogere score heeft: {more} tegen {less}.</translation>
    </message>
    <message>
        <source>You would have the {card} instead of the {other}: a pair scores {points}, not {less}.</source>
        <translation>Dan heb je {card:def} in plaats van {other:def}: een paar levert {points} op, niet {less}.</translation>
    </message>
    <message>
        <source>Your score rises to {mine}, and {player}’s falls to {theirs}.</source>
        <translation>Je score stijgt naar {mine}, en die van {player} daalt naar {theirs}.</translation>
    </message>
    <message>
        <source>Your score rises to {mine}.</source>
        <translation>Je score stijgt naar {mine}.</translation>
    </message>
    <message>
        <source>Your score rises to {mine}. Of the {cards} cards in the deck, {bad} would cost you the row.</source>
        <translation>Je score stijgt naar {mine}. Bij {bad} van de {cards} kaarten in de trekstapel zou je de rij verliezen.</translation>
    </message>
    <message>
        <source>Your score would be {mine} instead of {other}.</source>
        <translation>Je score wordt {mine} in plaats van {other}.</translation>
    </message>
    <message>
        <source>Your score would be {mine} right away instead of {other}. Of the {cards} cards in the deck, {bad} would cost you the row.</source>
        <translation>Je score is meteen {mine} in plaats van {other}. Bij {bad} van de {cards} kaarten in de trekstapel zou je de rij verliezen.</translation>
    </message>
    <message>
        <source>Your single {card} scores nothing.</source>
        <translation>Je losse {card} levert niets op.</translation>
    </message>
    <message>
        <source>Your {card} goes to the discard pile.</source>
        <translation>Je {card} gaat naar de aflegstapel.</translation>
    </message>
    <message>
        <source>{player} could no longer use their {card} stack.</source>
        <translation>{player} kan de {card}-stapel dan niet meer gebruiken.</translation>
    </message>
    <message>
        <source>{player}’s score falls to {theirs}.</source>
        <translation>De score van {player} daalt naar {theirs}.</translation>
    </message>
    <message>
        <source>{player}’s score would be {theirs} instead of {other}.</source>
        <translation>De score van {player} wordt {theirs} in plaats van {other}.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/refusal</name>
    <message>
        <source>A row cannot be given up: collect or swap it.</source>
        <translation>Een rij kun je niet opgeven: verzamel of ruil hem.</translation>
    </message>
    <message>
        <source>Abilities change the newest card in the row, but the row is still empty.</source>
        <translation>Vaardigheden veranderen de nieuwste kaart van de rij, maar de rij is nog leeg.</translation>
    </message>
    <message>
        <source>Another player has a larger {card} stack.</source>
        <translation>Een andere speler heeft een grotere {card}-stapel.</translation>
    </message>
    <message>
        <source>Destroy a card only if the newest ({value}) equals the one before it ({before}).</source>
        <translation>Vernietig alleen een kaart als de nieuwste ({value}) gelijk is aan die ervoor ({before}).</translation>
    </message>
    <message>
        <source>Discarded cards come back only in the next deck.</source>
        <translation>Afgelegde kaarten komen pas terug met de volgende trekstapel.</translation>
    </message>
    <message>
        <source>Drag the Judge to the stack you want to use.</source>
        <translation>Sleep de Rechter naar de stapel die je inzet.</translation>
    </message>
    <message>
        <source>Drag the Prophet to the deck to look at its top card.</source>
        <translation>Sleep de Profeet naar de trekstapel om de bovenste kaart te bekijken.</translation>
    </message>
    <message>
        <source>Drag the card to the discard pile to destroy it.</source>
        <translation>Sleep de kaart naar de aflegstapel om hem te vernietigen.</translation>
    </message>
    <message>
        <source>Drag the card to your stacks to swap the row for it.</source>
        <translation>Sleep de kaart naar je stapels om de rij ervoor te ruilen.</translation>
    </message>
    <message>
        <source>Drag the {card} to the row to change the newest card.</source>
        <translation>Sleep {card:def} naar de rij om de nieuwste kaart te veranderen.</translation>
    </message>
    <message>
        <source>Drop the row on the card you want in exchange.</source>
        <translation>Leg de rij op de kaart die je ervoor wilt hebben.</translation>
    </message>
    <message>
        <source>In a swap, you give away the whole row, not a card from your stacks.</source>
        <translation>Bij een ruil geef je de hele rij, niet een kaart uit je stapels.</translation>
    </message>
    <message>
        <source>Kings are never used; each lengthens the row you need for a swap.</source>
        <translation>Koningen zet je nooit in: met meer Koningen vraagt een ruil een langere rij.</translation>
    </message>
    <message>
        <source>Queens are never used; each lengthens the row you need to destroy a card.</source>
        <translation>Koninginnen zet je nooit in: met meer Koninginnen vraagt vernietigen een langere rij.</translation>
    </message>
    <message>
        <source>Take the top card of the {card} stack.</source>
        <translation>Neem de bovenste kaart van de {card}-stapel.</translation>
    </message>
    <message>
        <source>The Judge can use only manipulative stacks; the {card} stack is not one.</source>
        <translation>De Rechter zet alleen manipulatieve stapels in, en dat is de {card}-stapel niet.</translation>
    </message>
    <message>
        <source>The Judge can use only sideways stacks, and your {card} stack stands upright.</source>
        <translation>De Rechter zet alleen stapels in die dwars liggen; je {card}-stapel staat rechtop.</translation>
    </message>
    <message>
        <source>The Judge uses only sideways stacks; none of your other manipulative stacks lies sideways.</source>
        <translation>De Rechter zet manipulatieve stapels in die dwars liggen, en die heb je verder niet.</translation>
    </message>
    <message>
        <source>The first card of a row has no card before it and destroys nothing.</source>
        <translation>De eerste kaart van een rij vernietigt niets: er ligt geen kaart voor.</translation>
    </message>
    <message>
        <source>The newest card is {value}, higher than the {before} before it: bring it down first.</source>
        <translation>De nieuwste kaart ({value}) is hoger dan die ervoor ({before}): verlaag hem eerst.</translation>
    </message>
    <message>
        <source>The row goes to your stacks, or to another player in a swap.</source>
        <translation>De rij gaat naar je stapels, of bij een ruil naar een andere speler.</translation>
    </message>
    <message>
        <source>The row has five cards, the maximum.</source>
        <translation>De rij telt al vijf kaarten; dat is het maximum.</translation>
    </message>
    <message>
        <source>The {card} is never used; it protects you while it stands upright.</source>
        <translation>{card:Def} gebruik je nooit; zolang hij rechtop staat, beschermt hij je.</translation>
    </message>
    <message>
        <source>There is no row yet: reveal at least one card first.</source>
        <translation>Er is nog geen rij: onthul eerst minstens één kaart.</translation>
    </message>
    <message>
        <source>There is room for all your stacks, so you may not discard any.</source>
        <translation>Er is plaats voor al je stapels: je mag er geen afleggen.</translation>
    </message>
    <message>
        <source>This card has already destroyed a card; each card may do so only once.</source>
        <translation>Deze kaart heeft er al een vernietigd; elke onthulde kaart kan dat maar één keer.</translation>
    </message>
    <message>
        <source>This card has destroyed another, so its value can no longer change.</source>
        <translation>Deze kaart heeft er een vernietigd: de waarde verandert niet meer.</translation>
    </message>
    <message>
        <source>This card was taken in a swap and is placed after the gift.</source>
        <translation>Deze kaart is bij een ruil genomen en wordt na het geschenk aangelegd.</translation>
    </message>
    <message>
        <source>This would cost you the row, which you can still save.</source>
        <translation>Hiermee verlies je de rij, die je nog kunt redden.</translation>
    </message>
    <message>
        <source>This would make the newest card too high, and nothing could bring it down.</source>
        <translation>Hiermee wordt de nieuwste kaart te hoog, en niets kan hem nog verlagen.</translation>
    </message>
    <message>
        <source>To reveal a card, drag it from the deck into the row.</source>
        <translation>Je onthult kaarten van de trekstapel: sleep de bovenste naar de rij.</translation>
    </message>
    <message>
        <source>With {kings} Kings, you may swap only when the row has at least {kings} cards.</source>
        <translation>Met {kings} Koningen mag je alleen ruilen als de rij minstens {kings} kaarten heeft.</translation>
    </message>
    <message>
        <source>With {queens} Queens, destroying a card takes a row of more than {queens} cards.</source>
        <translation>Met {queens} Koninginnen vergt vernietigen een rij van meer dan {queens} kaarten.</translation>
    </message>
    <message>
        <source>You have already destroyed one of your own cards this turn; the limit is one.</source>
        <translation>Je hebt deze beurt al een eigen kaart vernietigd; één is het maximum.</translation>
    </message>
    <message>
        <source>You have more than five stacks: first choose one to discard.</source>
        <translation>Je hebt meer dan vijf stapels: kies er eerst een om af te leggen.</translation>
    </message>
    <message>
        <source>You have no {card}.</source>
        <translation>Je hebt geen {card}.</translation>
    </message>
    <message>
        <source>You swap with another player, not with yourself.</source>
        <translation>Je ruilt met een andere speler, niet met jezelf.</translation>
    </message>
    <message>
        <source>Your {card} was already used this turn.</source>
        <translation>{card:Def} heb je deze beurt al gebruikt.</translation>
    </message>
    <message>
        <source>{player} has already lost a card to you this turn; the limit is one.</source>
        <translation>{player} heeft deze beurt al een kaart door jou verloren; één is het maximum.</translation>
    </message>
    <message>
        <source>{player} has no card you can take for the row.</source>
        <translation>{player} heeft geen kaart die je in ruil voor de rij kunt nemen.</translation>
    </message>
    <message>
        <source>{player} has no {card}.</source>
        <translation>{player} heeft geen {card}.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} doet niet mee aan deze partij.</translation>
    </message>
    <message>
        <source>{player} is protected: you must destroy an Alchemist.</source>
        <translation>{player} is beschermd: je moet een Alchemist vernietigen.</translation>
    </message>
    <message>
        <source>{player} is protected: you must take a Minstrel.</source>
        <translation>{player} is beschermd: je moet een Minstreel nemen.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/road</name>
    <message>
        <source>A minister was called away in the middle of a game. You slip into his coat, and into his troubles.</source>
        <translation>Een minister werd midden in een partij weggeroepen. Je schiet in zijn jas, en in zijn zorgen.</translation>
    </message>
    <message>
        <source>Behind every painting there is an ear. Two of them belong to Hedwig and Gaspard.</source>
        <translation>Achter elk schilderij zit een oor. Twee ervan zijn van Hedwig en Gaspard.</translation>
    </message>
    <message>
        <source>Behind the Curtain</source>
        <translation>Achter het gordijn</translation>
    </message>
    <message>
        <source>Four kings have done what Dorothea wanted, each believing it was his own idea. She would like you to go home.</source>
        <translation>Vier koningen deden wat Dorothea wilde, en dachten dat ze het zelf wilden. Van jou wil ze dat je naar huis gaat.</translation>
    </message>
    <message>
        <source>Nobody who wants to get anywhere in this palace uses the front door. The old doorkeeper lets you in for the price of a game.</source>
        <translation>Wie in dit paleis iets wil bereiken, neemt niet de voordeur. In ruil voor een partij laat de oude portier je binnen.</translation>
    </message>
    <message>
        <source>The Back Stairs</source>
        <translation>De achtertrap</translation>
    </message>
    <message>
        <source>The Council Chamber</source>
        <translation>De raadkamer</translation>
    </message>
    <message>
        <source>The Gallery</source>
        <translation>De galerij</translation>
    </message>
    <message>
        <source>The Hall of Mirrors</source>
        <translation>De spiegelzaal</translation>
    </message>
    <message>
        <source>The Kitchen</source>
        <translation>De keuken</translation>
    </message>
    <message>
        <source>The Palace Garden</source>
        <translation>De paleistuin</translation>
    </message>
    <message>
        <source>The Royal Wardrobe</source>
        <translation>De koninklijke kleedkamer</translation>
    </message>
    <message>
        <source>The cook knows who on the council has lost his appetite, and why. She will tell you if you win.</source>
        <translation>De kokkin weet wie in de raad geen trek meer heeft, en waarom. Win je, dan vertelt ze het.</translation>
    </message>
    <message>
        <source>The council has one empty chair. Frida has already put her helmet on it.</source>
        <translation>In de raad is een stoel vrij. Frida heeft er haar helm al op gelegd.</translation>
    </message>
    <message>
        <source>There are fewer cards: only six of each character.</source>
        <translation>Er zijn minder kaarten: van elk karakter zes.</translation>
    </message>
    <message>
        <source>There are only four cards of each character.</source>
        <translation>Van elk karakter zijn er maar vier kaarten.</translation>
    </message>
    <message>
        <source>There are three fewer Generals.</source>
        <translation>Er zijn drie Generaals minder.</translation>
    </message>
    <message>
        <source>There are two more Queens and two more Kings.</source>
        <translation>Er zijn twee Koninginnen en twee Koningen extra.</translation>
    </message>
    <message>
        <source>Three courtiers stand before the mirrors, rehearsing their next moves. Show each of them a better one.</source>
        <translation>Drie hovelingen oefenen voor de spiegels hun volgende zet. Laat ze alle drie een betere zien.</translation>
    </message>
    <message>
        <source>Weapons are forbidden under the orange trees, so most of the Generals have stayed at the gate.</source>
        <translation>Onder de sinaasappelbomen mag niemand wapens dragen, dus zijn de meeste Generaals bij de poort gebleven.</translation>
    </message>
    <message>
        <source>Win by {number} points or more.</source>
        <translation>Win met minstens {number} punten voorsprong.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/rule</name>
    <message>
        <source>A full row of five cards may be swapped, too.</source>
        <translation>Ook een volle rij van vijf kaarten mag worden geruild.</translation>
    </message>
    <message>
        <source>A manipulative or protective stack is available while no other player has more cards of its kind; otherwise its top card lies sideways. Check this again whenever cards are collected, destroyed, or swapped. A used stack stays sideways until the turn ends.</source>
        <translation>Een manipulatieve of beschermende stapel is beschikbaar zolang niemand een grotere stapel van die soort heeft; anders ligt de bovenste kaart dwars. Dat wordt na elke keer verzamelen, vernietigen en ruilen opnieuw bekeken. Een gebruikte stapel blijft dwars liggen tot de beurt eindigt.</translation>
    </message>
    <message>
        <source>A new deck</source>
        <translation>Een nieuwe trekstapel</translation>
    </message>
    <message>
        <source>Abilities may bring a card down to 0 or below.</source>
        <translation>Vaardigheden mogen een kaart verlagen tot 0 of lager.</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Alchemist</translation>
    </message>
    <message>
        <source>As soon as the last card of the deck is drawn, the discard pile and the End of Game card are shuffled into a new deck. The row stays on the table.</source>
        <translation>Zodra de laatste kaart van de trekstapel is getrokken, wordt de aflegstapel met de kaart Speleinde tot een nieuwe trekstapel geschud. De rij blijft op tafel.</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Sluipmoordenaar</translation>
    </message>
    <message>
        <source>At the end of your turn, your used stacks stand upright again unless another player has a larger stack of that kind.</source>
        <translation>Aan het einde van je beurt zet je je gebruikte stapels weer rechtop als niemand een grotere stapel van die soort heeft.</translation>
    </message>
    <message>
        <source>Cards of a kind form one stack of at most five cards; a sixth is discarded. You may have at most five stacks. If you have more, immediately discard whole stacks, new or old, as you choose, until five are left.</source>
        <translation>Kaarten van dezelfde soort vormen één stapel van hoogstens vijf kaarten; een zesde wordt afgelegd. Je hebt hoogstens vijf stapels. Heb je er meer, dan leg je meteen hele stapels af, nieuwe of oude naar keuze, tot er vijf over zijn.</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>Destroying</source>
        <translation>Vernietigen</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Einde van de beurt</translation>
    </message>
    <message>
        <source>Every stack of two or more cards scores the value of its kind once; a single card scores nothing. The highest score wins, and tied players share the win.</source>
        <translation>Elke stapel van twee of meer kaarten levert één keer de waarde van zijn soort op; een losse kaart levert niets op. De hoogste score wint, en bij een gelijke score wordt de overwinning gedeeld.</translation>
    </message>
    <message>
        <source>First, the other player places your gift and discards any extra stacks; then you place the card you took; finally, the stacks are compared.</source>
        <translation>Eerst legt de andere speler je geschenk aan en legt overtollige stapels af; dan leg jij de genomen kaart aan. Daarna worden de stapels vergeleken.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generaal</translation>
    </message>
    <message>
        <source>If another player’s Alchemist is available, any card you destroy in their stacks must be an Alchemist.</source>
        <translation>Is de Alchemist van een ander beschikbaar, dan mag je uit de stapels van die speler alleen een Alchemist vernietigen.</translation>
    </message>
    <message>
        <source>If the newest card is too high and nothing can save the row, all its cards are discarded and the turn is over. What was destroyed stays destroyed, and used abilities stay used.</source>
        <translation>Is de nieuwste kaart te hoog en kan niets de rij redden, dan leg je alle kaarten van de rij af en is je beurt voorbij. Wat vernietigd is, blijft vernietigd, en gebruikte vaardigheden blijven gebruikt.</translation>
    </message>
    <message>
        <source>If the newest card is too high, bring it down with as many abilities as it takes. You may not give up a row you can save; a row you cannot save is lost. Collected cards return to their printed values.</source>
        <translation>Is de nieuwste kaart te hoog, verlaag hem dan met zoveel vaardigheden als nodig is. Een rij die je kunt redden, mag je niet opgeven; kun je hem niet redden, dan is hij verloren. Verzamelde kaarten krijgen hun gedrukte waarde terug.</translation>
    </message>
    <message>
        <source>If the newest card’s value equals that of the card before it, you may discard one card from any player’s stacks, your own included. Each revealed card can destroy only one card, and its own value no longer changes after that.</source>
        <translation>Heeft de nieuwste kaart dezelfde waarde als die ervoor, dan mag je één kaart uit de stapels van een speler naar keuze afleggen, ook uit die van jezelf. Elke onthulde kaart kan maar één kaart vernietigen; daarna verandert de waarde van die onthulde kaart niet meer.</translation>
    </message>
    <message>
        <source>If the other player’s Minstrel is available, the card you take in a swap must be a Minstrel.</source>
        <translation>Is de Minstreel van de andere speler beschikbaar, dan moet je bij het ruilen een Minstreel nemen.</translation>
    </message>
    <message>
        <source>If you destroy several cards in a turn, each must come from a different player, yourself included.</source>
        <translation>Vernietig je meerdere kaarten in één beurt, dan mag je elke speler maar één keer treffen, ook jezelf.</translation>
    </message>
    <message>
        <source>Instead of collecting the row, you may give it to another player and take one card from their stacks, as they stood before your gift.</source>
        <translation>In plaats van de rij te verzamelen, mag je hem aan een andere speler geven en één kaart uit de stapels van die speler nemen, zoals ze vóór je geschenk lagen.</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Nar</translation>
    </message>
    <message>
        <source>Losing the row</source>
        <translation>De rij verliezen</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation>Minstreel</translation>
    </message>
    <message>
        <source>No lowest value</source>
        <translation>Geen ondergrens</translation>
    </message>
    <message>
        <source>No needless discards</source>
        <translation>Niets onnodig afleggen</translation>
    </message>
    <message>
        <source>On your turn, reveal cards from the deck, one by one, into a row. Reveal at least one and at most five; you may stop after any of them.</source>
        <translation>In je beurt onthul je kaarten van de trekstapel, een voor een, en leg je ze in een rij. Je onthult er minstens één en hoogstens vijf, en je mag na elke kaart stoppen.</translation>
    </message>
    <message>
        <source>Once per player</source>
        <translation>Elke speler één keer</translation>
    </message>
    <message>
        <source>Once per turn</source>
        <translation>Eén keer per beurt</translation>
    </message>
    <message>
        <source>Order of a swap</source>
        <translation>Volgorde bij een ruil</translation>
    </message>
    <message>
        <source>Protective abilities</source>
        <translation>Beschermende vaardigheden</translation>
    </message>
    <message>
        <source>Queens and Kings</source>
        <translation>Koninginnen en Koningen</translation>
    </message>
    <message>
        <source>Revealing a row</source>
        <translation>Een rij onthullen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntentelling</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Voorbereiding</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Stapels</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Ruilen</translation>
    </message>
    <message>
        <source>Swapping five cards</source>
        <translation>Vijf kaarten ruilen</translation>
    </message>
    <message>
        <source>The Assassin brings the newest card down by 2.</source>
        <translation>De Sluipmoordenaar verlaagt de nieuwste kaart met 2.</translation>
    </message>
    <message>
        <source>The General brings the newest card down by 3.</source>
        <translation>De Generaal verlaagt de nieuwste kaart met 3.</translation>
    </message>
    <message>
        <source>The Jester moves the newest card up or down by 1, as you choose.</source>
        <translation>De Nar verlaagt of verhoogt de nieuwste kaart met 1, naar keuze.</translation>
    </message>
    <message>
        <source>The Minstrel and Alchemist protect as often as needed while they are available. They restrict the other players, not their owner.</source>
        <translation>De Minstreel en de Alchemist beschermen zo vaak als nodig, zolang ze beschikbaar zijn. Ze gelden voor de andere spelers, niet voor hun eigenaar.</translation>
    </message>
    <message>
        <source>The Prophet shows you, and nobody else, the top card of the deck. Then you decide whether to reveal it. You are free to stop if you have seen the End of Game card.</source>
        <translation>De Profeet toont jou, en niemand anders, de bovenste kaart van de trekstapel. Daarna beslis je of je hem onthult. Je mag gerust stoppen als je de kaart Speleinde hebt gezien.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Het einde</translation>
    </message>
    <message>
        <source>The first card</source>
        <translation>De eerste kaart</translation>
    </message>
    <message>
        <source>The first card of a row has no card before it, so it cannot be too high and cannot destroy anything.</source>
        <translation>Vóór de eerste kaart van een rij ligt geen andere. Hij kan dus niet te hoog zijn en niets vernietigen.</translation>
    </message>
    <message>
        <source>The first player is chosen at random; after that, play goes clockwise.</source>
        <translation>Het toeval bepaalt wie begint; daarna gaat de beurt met de klok mee.</translation>
    </message>
    <message>
        <source>The game ends at once when the End of Game card is revealed. That turn’s row belongs to nobody.</source>
        <translation>De partij eindigt meteen als de kaart Speleinde wordt onthuld. De rij van die beurt is van niemand.</translation>
    </message>
    <message>
        <source>The largest stack</source>
        <translation>De grootste stapel</translation>
    </message>
    <message>
        <source>The newest card must not be higher than the card before it. Its value, as changed by abilities, is compared with the printed value of the card before it. A change lasts only until the next card is revealed.</source>
        <translation>De nieuwste kaart mag niet hoger zijn dan de kaart ervoor. Vergelijk zijn waarde, ook als die door vaardigheden is veranderd, met de gedrukte waarde van de kaart ervoor. Een verandering geldt alleen tot de volgende kaart wordt onthuld.</translation>
    </message>
    <message>
        <source>There are nine characters, from the General (1) to the King (9): five copies of each with two players, seven with three, and nine with four. They are shuffled to form the deck. The End of Game card is face up beside it and starts the discard pile. Nobody owns any cards yet.</source>
        <translation>Er zijn negen karakters, van de Generaal (1) tot en met de Koning (9): vijf kaarten van elk bij twee spelers, zeven bij drie, negen bij vier. Ze worden tot de trekstapel geschud. De kaart Speleinde ligt er open naast en is het begin van de aflegstapel. Nog niemand heeft een kaart.</translation>
    </message>
    <message>
        <source>Too high</source>
        <translation>Te hoog</translation>
    </message>
    <message>
        <source>Using the Prophet</source>
        <translation>De Profeet gebruiken</translation>
    </message>
    <message>
        <source>When abilities work</source>
        <translation>Wanneer vaardigheden werken</translation>
    </message>
    <message>
        <source>While there is room, every card must be placed.</source>
        <translation>Zolang er plaats is, moet elke kaart worden aangelegd.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>You may destroy a card only while the row has more cards than you own Queens. You may swap only while the row has at least as many cards as you own Kings. Both limits always apply, no matter who has the largest stack.</source>
        <translation>Je mag alleen een kaart vernietigen zolang de rij meer kaarten telt dan jij Koninginnen hebt. Je mag alleen ruilen zolang de rij minstens zoveel kaarten telt als jij Koningen hebt. Beide regels gelden altijd, wie ook de grootste stapel heeft.</translation>
    </message>
    <message>
        <source>You may use each manipulative stack once per turn, however many cards it has; it then lies sideways. The Judge lets you use another manipulative stack of yours that lies sideways, whatever the reason; he must be available himself and then counts as used.</source>
        <translation>Elke manipulatieve stapel gebruik je één keer per beurt, hoeveel kaarten hij ook telt; daarna ligt hij dwars. Met de Rechter zet je een van je andere manipulatieve stapels in die dwars liggen, om welke reden ook. De Rechter moet zelf beschikbaar zijn en geldt daarna als gebruikt.</translation>
    </message>
    <message>
        <source>You may use manipulative abilities only on your own turn and on the newest card, whether or not it is too high. You may use the Prophet before the first card, too.</source>
        <translation>Manipulatieve vaardigheden gebruik je alleen in je eigen beurt en alleen op de nieuwste kaart, of die nu te hoog is of niet. De Profeet mag ook al vóór de eerste kaart kijken.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/section</name>
    <message>
        <source>Abilities</source>
        <translation>Vaardigheden</translation>
    </message>
    <message>
        <source>Destroying cards</source>
        <translation>Kaarten vernietigen</translation>
    </message>
    <message>
        <source>How turns and the game end</source>
        <translation>Hoe een beurt en de partij eindigen</translation>
    </message>
    <message>
        <source>Revealing a row</source>
        <translation>Een rij onthullen</translation>
    </message>
    <message>
        <source>Setting up the game</source>
        <translation>Het spel voorbereiden</translation>
    </message>
    <message>
        <source>Swapping the row</source>
        <translation>De rij ruilen</translation>
    </message>
    <message>
        <source>What changes the newest card</source>
        <translation>De nieuwste kaart veranderen</translation>
    </message>
    <message>
        <source>Your stacks</source>
        <translation>Je stapels</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/table</name>
    <message>
        <source>A card, face down</source>
        <translation>Een gedekte kaart</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Trekstapel</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Aflegstapel</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rij</translation>
    </message>
    <message>
        <source>Taken card</source>
        <translation>Genomen kaart</translation>
    </message>
    <message>
        <source>The newest card now counts as {value}.</source>
        <translation>De nieuwste kaart telt nu als {value}.</translation>
    </message>
    <message numerus="yes">
        <source>The row: up to %n card(s)</source>
        <translation>
            <numerusform>De rij: max. %n kaart</numerusform>
            <numerusform>De rij: max. %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Too high</source>
        <translation>Te hoog</translation>
    </message>
    <message numerus="yes">
        <source>Your cards: up to %n stack(s)</source>
        <translation>
            <numerusform>Jouw kaarten: max. %n stapel</numerusform>
            <numerusform>Jouw kaarten: max. %n stapels</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation>{card}, waarde {value}, {type}</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, lying sideways: another player has more of this kind</source>
        <translation>{card}, waarde {value}, {type}, ligt dwars: een andere speler heeft er meer</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, lying sideways: used this turn</source>
        <translation>{card}, waarde {value}, {type}, ligt dwars: deze beurt gebruikt</translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n card(s)</source>
        <translation>
            <numerusform>{card}: %n kaart</numerusform>
            <numerusform>{card}: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: a single card</source>
        <translation>{card}: een losse kaart</translation>
    </message>
    <message>
        <source>{player}’s stacks</source>
        <translation>Stapels van {player}</translation>
    </message>
    <message>
        <source>{value} is higher than {limit}, the value before it.</source>
        <translation>{value} is hoger dan {limit}, de waarde ervoor.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/type</name>
    <message>
        <source>Game end</source>
        <translation>Speleinde</translation>
    </message>
    <message>
        <source>Manipulative</source>
        <translation>Manipulatie</translation>
    </message>
    <message>
        <source>Prohibitive</source>
        <translation>Verbod</translation>
    </message>
    <message>
        <source>Protective</source>
        <translation>Bescherming</translation>
    </message>
</context>
</TS>
