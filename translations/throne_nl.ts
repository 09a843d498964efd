<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>throne/aid</name>
    <message>
        <source>A card that lies face up still belongs to the hand and may be laid.</source>
        <translation>Een kaart die open ligt, hoort nog steeds bij de hand en mag worden gespeeld.</translation>
    </message>
    <message>
        <source>Accept: it works, and the card is buried.</source>
        <translation>Geloven: het werkt, en de kaart wordt begraven.</translation>
    </message>
    <message>
        <source>Ace: draws 2.</source>
        <translation>Aas: 2 kaarten trekken.</translation>
    </message>
    <message>
        <source>All rivals answer in secret; of several callers the next in turn order is the challenger.</source>
        <translation>Alle tegenstanders antwoorden in het geheim; betwisten er meer, dan telt alleen wie het eerst aan de beurt zou zijn.</translation>
    </message>
    <message>
        <source>Answers to a Jack, Queen or King</source>
        <translation>Antwoorden op Boer, Vrouw of Koning</translation>
    </message>
    <message>
        <source>Answers to an Ace</source>
        <translation>Antwoorden op een Aas</translation>
    </message>
    <message>
        <source>Any card may be laid with any claim.</source>
        <translation>Elke kaart mag met elke claim worden gespeeld.</translation>
    </message>
    <message>
        <source>Four each of 7, 8, 9, 10, Jack, Queen, King and Ace, and two Jokers; five for everybody.</source>
        <translation>Van 7, 8, 9, 10, Boer, Vrouw, Koning en Aas elk vier, plus twee Jokers; iedereen krijgt er vijf.</translation>
    </message>
    <message>
        <source>Jack: look at a hidden card of a rival, draws 1.</source>
        <translation>Boer: gedekte kaart van een tegenstander bekijken, 1 trekken.</translation>
    </message>
    <message>
        <source>Joker: evaded; the Joker is discarded and not replaced.</source>
        <translation>Joker: afgeweerd; de Joker wordt afgelegd en niet vervangen.</translation>
    </message>
    <message>
        <source>King: a rival loses a card, draws 1.</source>
        <translation>Koning: kaart van een tegenstander uitschakelen, 1 trekken.</translation>
    </message>
    <message>
        <source>Lay one card face down and claim a Peasant, Jack, Queen, King or Ace.</source>
        <translation>Speel één kaart gedekt en claim een Dorpeling, Boer, Vrouw, Koning of Aas.</translation>
    </message>
    <message>
        <source>Liar, and it is a lie: the card is discarded, nothing happens, nothing is drawn.</source>
        <translation>‘Leugen!’, en het is gelogen: de kaart wordt afgelegd, er gebeurt niets en er wordt niets getrokken.</translation>
    </message>
    <message>
        <source>Liar, but it is true: it works, and the caller loses one card more.</source>
        <translation>‘Leugen!’, maar het is waar: het werkt, en wie heeft betwist, verliest nog een kaart.</translation>
    </message>
    <message>
        <source>Only the rival it is aimed at answers.</source>
        <translation>Alleen de tegenstander tegen wie het gericht is, antwoordt.</translation>
    </message>
    <message>
        <source>Peasant (7 to 10): nothing, draws 0, is never called a lie.</source>
        <translation>Dorpeling (7 t/m 10): niets, 0 trekken; niemand mag hem betwisten.</translation>
    </message>
    <message>
        <source>Queen: a hidden card of a rival turns face up, draws 1.</source>
        <translation>Vrouw: gedekte kaart van een tegenstander onthullen, 1 trekken.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>De kaarten</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Het einde</translation>
    </message>
    <message>
        <source>Three rounds win the match.</source>
        <translation>Met drie ronden win je de partij.</translation>
    </message>
    <message>
        <source>True: the challenger loses a card. A lie: the liar loses this card and one more.</source>
        <translation>Waar: wie heeft betwist, verliest een kaart. Gelogen: wie heeft gelogen, verliest deze kaart en nog een.</translation>
    </message>
    <message>
        <source>What claims do</source>
        <translation>Wat claims doen</translation>
    </message>
    <message>
        <source>Whoever picks the card that you lose may pick one that lies face up.</source>
        <translation>Wie de kaart kiest die jij verliest, mag er ook een kiezen die open ligt.</translation>
    </message>
    <message>
        <source>Without cards you are out; the last player with cards wins the round.</source>
        <translation>Zonder kaarten lig je eruit; wie als laatste kaarten heeft, wint de ronde.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
</context>
<context>
    <name>throne/card</name>
    <message>
        <source>A Peasant: has no power and draws no card.</source>
        <translation>Een Dorpeling: doet niets en trekt geen kaart.</translation>
    </message>
    <message>
        <source>A rival loses one card. Draws 1 card.</source>
        <translation>Schakelt een kaart van een tegenstander uit. Trekt 1 kaart.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Aas</translation>
    </message>
    <message>
        <source>Draws 2 cards.</source>
        <translation>Trekt 2 kaarten.</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Evades what a Jack, Queen or King would do to you. Is never claimed.</source>
        <translation>Weert af wat een Boer, Vrouw of Koning je zou aandoen. Wordt nooit geclaimd.</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Boer</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Koning</translation>
    </message>
    <message>
        <source>Looks at one card of a rival. Draws 1 card.</source>
        <translation>Bekijkt een kaart van een tegenstander. Trekt 1 kaart.</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Negen</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Dorpeling</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Vrouw</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Zeven</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Tien</translation>
    </message>
    <message>
        <source>Turns one card of a rival face up. Draws 1 card.</source>
        <translation>Onthult een kaart van een tegenstander. Trekt 1 kaart.</translation>
    </message>
    <message>
        <source>draw two</source>
        <translation>twee trekken</translation>
    </message>
    <message>
        <source>evade</source>
        <translation>afweren</translation>
    </message>
    <message>
        <source>kill a card</source>
        <translation>uitschakelen</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>doet niets</translation>
    </message>
    <message>
        <source>see a card</source>
        <translation>kaart zien</translation>
    </message>
    <message>
        <source>turn face up</source>
        <translation>onthullen</translation>
    </message>
</context>
<context>
    <name>throne/course</name>
    <message>
        <source>A Jack only looks at one of your rival&apos;s cards.</source>
        <translation>Een Boer bekijkt alleen een kaart van je tegenstander.</translation>
    </message>
    <message>
        <source>A King kills one of your rival&apos;s cards.</source>
        <translation>Een Koning schakelt een kaart van je tegenstander uit.</translation>
    </message>
    <message>
        <source>A Peasant does nothing and draws nothing.</source>
        <translation>Een Dorpeling doet niets en trekt niets.</translation>
    </message>
    <message>
        <source>A Queen only turns one of your rival&apos;s cards face up.</source>
        <translation>Een Vrouw onthult alleen een kaart van je tegenstander.</translation>
    </message>
    <message>
        <source>An Ace draws two cards and leaves your rival alone.</source>
        <translation>Een Aas trekt twee kaarten en laat je tegenstander met rust.</translation>
    </message>
    <message>
        <source>Drag the King from your hand to the King among the claims.</source>
        <translation>Sleep de Koning uit je hand naar de Koning bij de claims.</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Hoe win ik?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Zo win je</translation>
    </message>
    <message>
        <source>If your rival calls that lie, it does nothing. A true King works even when it is called.</source>
        <translation>Wordt die leugen betwist, dan doet ze niets. Een echte Koning werkt ook dan.</translation>
    </message>
    <message>
        <source>Look for the card that kills a card of your rival.</source>
        <translation>Zoek de kaart die een kaart van je tegenstander uitschakelt.</translation>
    </message>
    <message>
        <source>Run out of cards and you are out; the last player with cards wins. Your rival has one card. Kill it: drag your King to the claim King.</source>
        <translation>Zonder kaarten lig je eruit; wie als laatste kaarten heeft, wint. Je tegenstander heeft één kaart. Schakel die uit: sleep je Koning naar de claim Koning.</translation>
    </message>
    <message>
        <source>Win by being the last one with cards.</source>
        <translation>Winnen doordat verder niemand nog kaarten heeft.</translation>
    </message>
    <message>
        <source>Your rival accepts your King. Point at the card it kills.</source>
        <translation>Je tegenstander gelooft je Koning. Wijs de kaart aan die hij uitschakelt.</translation>
    </message>
    <message>
        <source>Your rival has no card left, and you have won: the round, and with it the match.</source>
        <translation>Je tegenstander heeft geen kaart meer, en jij hebt gewonnen: de ronde en daarmee de partij.</translation>
    </message>
    <message>
        <source>Your rival has only one card: choose that one.</source>
        <translation>Je tegenstander heeft maar één kaart: kies die.</translation>
    </message>
</context>
<context>
    <name>throne/game</name>
    <message>
        <source>Bluff: claim what you lay face down, call the liars, and be the last one with cards.</source>
        <translation>Bluf: claim wat je gedekt speelt, ontmasker leugens en houd als laatste kaarten over.</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Throne</translation>
    </message>
    <message>
        <source>Whoever picks the card that is lost for a wrong call or a lie may now pick one that lies face up.</source>
        <translation>Wie de kaart kiest die voor onterecht betwisten of voor een leugen verloren gaat, mag er nu ook een kiezen die open ligt.</translation>
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
        <translation>B</translation>
    </message>
    <message>
        <source>K</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>V</translation>
    </message>
</context>
<context>
    <name>throne/lesson</name>
    <message>
        <source>A Peasant is safe: nobody may call it a lie. But it draws nothing, so your kingdom shrinks by a card.</source>
        <translation>Een Dorpeling is veilig: niemand mag hem betwisten. Maar je trekt er niets voor terug, dus je koninkrijk krimpt met een kaart.</translation>
    </message>
    <message>
        <source>A card lies face up in a hand. It still counts and may be laid, but everybody knows what it is: a lie with it is seen at once.</source>
        <translation>In een hand ligt een kaart open. Die telt nog mee en mag worden gespeeld, maar iedereen weet wat het is: een leugen ermee valt meteen op.</translation>
    </message>
    <message>
        <source>A card that you know in your rival&apos;s hand is noted beside the name. Once your rival has laid a card unseen, it may be that one, so the note gets a question mark.</source>
        <translation>Een kaart die je kent in de hand van je tegenstander, staat naast de naam genoteerd. Zodra je tegenstander ongezien een kaart speelt, kan het die zijn; dan krijgt de notitie een vraagteken.</translation>
    </message>
    <message>
        <source>A lie was found out: the card lies among the discards, nothing happened, and nothing was drawn.</source>
        <translation>Een leugen is uitgekomen: de kaart ligt op de aflegstapel, er is niets gebeurd en er is niets getrokken.</translation>
    </message>
    <message>
        <source>A round is over: everybody else is out. Its winner begins the next one. Three rounds win the match.</source>
        <translation>Een ronde is voorbij: alle anderen liggen eruit. Wie haar heeft gewonnen, begint de volgende. Met drie ronden win je de partij.</translation>
    </message>
    <message>
        <source>A true claim was called a lie: it worked all the same, and the caller has lost a card for it.</source>
        <translation>Een ware claim is betwist: die werkte toch, en het betwisten heeft een kaart gekost.</translation>
    </message>
    <message>
        <source>An Ace draws two cards, and everybody may call it a lie. A false Ace costs two cards, and a wrong call costs you one.</source>
        <translation>Een Aas trekt twee kaarten, en iedereen mag hem betwisten. Een valse Aas kost twee kaarten; wie ten onrechte betwist, verliest er een.</translation>
    </message>
    <message>
        <source>The match is over: three rounds won take the throne.</source>
        <translation>De partij is voorbij: wie drie ronden wint, krijgt de troon.</translation>
    </message>
    <message>
        <source>Welcome! Everyone starts with five cards. Run out and you are out. Each turn you lay one card face down and say what it is. Begin: drag a card to one of the claims in the middle.</source>
        <translation>Welkom! Iedereen begint met vijf kaarten. Heb je er geen meer, dan lig je eruit. Elke beurt speel je één kaart gedekt en zeg je wat het is. Begin: sleep een kaart naar een van de claims in het midden.</translation>
    </message>
    <message>
        <source>What nobody called a lie is buried and stays hidden; what was shown lies open among the discards. Count: if you see all four Kings elsewhere, a King that is claimed must be a lie.</source>
        <translation>Wat niemand heeft betwist, wordt begraven en blijft verborgen; wat is getoond, ligt open op de aflegstapel. Tel mee: zie je alle vier de Koningen ergens anders, dan moet een geclaimde Koning gelogen zijn.</translation>
    </message>
    <message>
        <source>You have a Joker, and something is aimed at you. Show the Joker: nothing is done to you, and nobody learns what was laid. But the Joker is gone.</source>
        <translation>Je hebt een Joker, en er is een claim tegen jou. Toon de Joker: er gebeurt je niets, en niemand komt te weten wat er is gespeeld. Maar de Joker ben je kwijt.</translation>
    </message>
    <message>
        <source>You may claim what you like, whatever the card is. A bluff that is believed works like the true card; only your rival can call it a lie. Dare it: lay a card from 7 to 10 as a King.</source>
        <translation>Je mag claimen wat je wilt, welke kaart het ook is. Bluf die wordt geloofd, werkt als de echte kaart; alleen je tegenstander kan hem betwisten. Durf het: speel een kaart van 7 t/m 10 als Koning.</translation>
    </message>
    <message>
        <source>You may pick a card of your rival. The hand was shuffled, so just point at one of the backs.</source>
        <translation>Je mag een kaart van je tegenstander kiezen. De hand is geschud; wijs gewoon een van de ruggen aan.</translation>
    </message>
    <message>
        <source>Your rival claims a card against you. Is it true? Call a lie and the rival loses it for nothing; call the truth a lie and you lose a card. Answer with the buttons on the table.</source>
        <translation>Je tegenstander claimt een kaart tegen jou. Is het waar? Roep je ‘Leugen!’ en is het gelogen, dan is die kaart verloren; is het waar, dan verlies jij er een. Antwoord met de knoppen op de tafel.</translation>
    </message>
</context>
<context>
    <name>throne/log</name>
    <message>
        <source>400 turns are over: most cards win the round.</source>
        <translation>400 beurten zijn voorbij: de meeste kaarten winnen de ronde.</translation>
    </message>
    <message>
        <source>A card drawn.</source>
        <translation>Een kaart getrokken.</translation>
    </message>
    <message>
        <source>A card drawn: {card}.</source>
        <translation>Een kaart getrokken: {card}.</translation>
    </message>
    <message>
        <source>A card of {player} killed: {card}.</source>
        <translation>Kaart van {player} uitgeschakeld: {card}.</translation>
    </message>
    <message>
        <source>A card of {player} turned face up: {card}.</source>
        <translation>Kaart van {player} onthuld: {card}.</translation>
    </message>
    <message>
        <source>Accepted.</source>
        <translation>Geloofd.</translation>
    </message>
    <message>
        <source>All cards of {player} lie face up: nothing happens.</source>
        <translation>Alle kaarten van {player} liggen open: er gebeurt niets.</translation>
    </message>
    <message>
        <source>All cards shuffled and dealt.</source>
        <translation>Alle kaarten geschud en gedeeld.</translation>
    </message>
    <message>
        <source>Evaded with a Joker.</source>
        <translation>Afgeweerd met een Joker.</translation>
    </message>
    <message>
        <source>Five cards for {player}.</source>
        <translation>Vijf kaarten voor {player}.</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Leugen!</translation>
    </message>
    <message>
        <source>Liar! Called by: {players}. The challenger is {player}.</source>
        <translation>Leugen! Betwist door: {players}. De uitdager is {player}.</translation>
    </message>
    <message>
        <source>Looked at a card of {player}.</source>
        <translation>Kaart van {player} bekeken.</translation>
    </message>
    <message>
        <source>Looked at a card of {player}: {card}.</source>
        <translation>Kaart van {player} bekeken: {card}.</translation>
    </message>
    <message>
        <source>No card is left to draw.</source>
        <translation>Er is geen kaart meer om te trekken.</translation>
    </message>
    <message>
        <source>Nobody calls it a lie.</source>
        <translation>Niemand betwist het.</translation>
    </message>
    <message>
        <source>The claim was a lie: {card}.</source>
        <translation>De claim was gelogen: {card}.</translation>
    </message>
    <message>
        <source>The claim was true: {card}.</source>
        <translation>De claim was waar: {card}.</translation>
    </message>
    <message>
        <source>The draw pile is empty: buried cards and discards are shuffled into a new one.</source>
        <translation>De trekstapel is leeg: van begraven en afgelegde kaarten wordt een nieuwe geschud.</translation>
    </message>
    <message>
        <source>The five cards for you: {cards}.</source>
        <translation>De vijf kaarten voor jou: {cards}.</translation>
    </message>
    <message>
        <source>The game is won: the throne is taken.</source>
        <translation>De partij is gewonnen: de troon is veroverd.</translation>
    </message>
    <message>
        <source>The round is won.</source>
        <translation>De ronde is gewonnen.</translation>
    </message>
    <message>
        <source>Without cards, and out of the round.</source>
        <translation>Zonder kaarten en uit de ronde.</translation>
    </message>
    <message>
        <source>{claim} claimed against {player}.</source>
        <translation>{claim} geclaimd tegen {player}.</translation>
    </message>
    <message>
        <source>{claim} claimed against {player}; the card is: {card}.</source>
        <translation>{claim} geclaimd tegen {player}; kaart: {card}.</translation>
    </message>
    <message>
        <source>{claim} claimed.</source>
        <translation>{claim} geclaimd.</translation>
    </message>
    <message>
        <source>{claim} claimed; the card is: {card}.</source>
        <translation>{claim} geclaimd; kaart: {card}.</translation>
    </message>
    <message>
        <source>{player} loses a card: {card}.</source>
        <translation>{player} verliest een kaart: {card}.</translation>
    </message>
</context>
<context>
    <name>throne/move</name>
    <message>
        <source>Accept</source>
        <translation>Geloven</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>Volgende ronde delen</translation>
    </message>
    <message>
        <source>Kill a hidden card of {player}</source>
        <translation>Gedekte kaart van {player} uitschakelen</translation>
    </message>
    <message>
        <source>Kill {card} of {player}</source>
        <translation>Bij {player} uitschakelen: {card}</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Leugen!</translation>
    </message>
    <message>
        <source>Look at a card of {player}</source>
        <translation>Kaart van {player} bekijken</translation>
    </message>
    <message>
        <source>Pick a hidden card</source>
        <translation>Gedekte kaart kiezen</translation>
    </message>
    <message>
        <source>Pick the card that lies face up: {card}</source>
        <translation>Open kaart kiezen: {card}</translation>
    </message>
    <message>
        <source>Pick the card that {player} loses</source>
        <translation>Kaart kiezen die {player} verliest</translation>
    </message>
    <message>
        <source>Pick what {player} loses: {card}</source>
        <translation>Kiezen wat {player} verliest: {card}</translation>
    </message>
    <message>
        <source>Show a Joker</source>
        <translation>Joker tonen</translation>
    </message>
    <message>
        <source>Turn a card of {player} face up</source>
        <translation>Kaart van {player} onthullen</translation>
    </message>
    <message>
        <source>Use the Joker that lies face up</source>
        <translation>Open Joker gebruiken</translation>
    </message>
    <message>
        <source>{card} as {claim}</source>
        <translation>{card} als {claim}</translation>
    </message>
    <message>
        <source>{card} as {claim} against {player}</source>
        <translation>{card} als {claim} tegen {player}</translation>
    </message>
    <message>
        <source>{card}, which lies face up, as {claim}</source>
        <translation>{card} (ligt open) als {claim}</translation>
    </message>
    <message>
        <source>{card}, which lies face up, as {claim} against {player}</source>
        <translation>{card} (ligt open) als {claim} tegen {player}</translation>
    </message>
</context>
<context>
    <name>throne/option</name>
    <message>
        <source>A single round</source>
        <translation>Eén ronde</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lengte</translation>
    </message>
    <message>
        <source>Match: first to win three rounds</source>
        <translation>Tot iemand drie ronden heeft gewonnen</translation>
    </message>
</context>
<context>
    <name>throne/reason</name>
    <message>
        <source>A bluff: if {player} believes it, it works as if it were true.</source>
        <translation>Bluf: gelooft {player} het, dan werkt het alsof het waar is.</translation>
    </message>
    <message>
        <source>A bluff: uncalled, it works as if it were true; called, it costs you another card as well.</source>
        <translation>Bluf: betwist niemand het, dan werkt het alsof het waar is; anders kost het je nog een kaart.</translation>
    </message>
    <message>
        <source>A rival who may call it knows that it is a lie.</source>
        <translation>Een tegenstander die het mag betwisten, weet dat het gelogen is.</translation>
    </message>
    <message>
        <source>A wrong call would cost you a card.</source>
        <translation>Ten onrechte betwisten zou je een kaart kosten.</translation>
    </message>
    <message>
        <source>A wrong call would cost you your last card.</source>
        <translation>Ten onrechte betwisten zou je je laatste kaart kosten.</translation>
    </message>
    <message>
        <source>Each of the four cards may be the one laid: {claim}.</source>
        <translation>Elk van de vier kaarten kan de gespeelde zijn: {claim}.</translation>
    </message>
    <message>
        <source>If it is a lie, a call stops it, and no card is drawn.</source>
        <translation>Is het gelogen, dan houdt betwisten het tegen, en er wordt geen kaart getrokken.</translation>
    </message>
    <message>
        <source>It is true, and {player} has one card left: no answer saves it.</source>
        <translation>Het is waar, en {player} heeft nog maar één kaart: geen antwoord redt die.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost the challenger a card.</source>
        <translation>Het is waar: het betwisten zou een kaart kosten.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost {player} a card.</source>
        <translation>Het is waar: betwisten zou {player} een kaart kosten.</translation>
    </message>
    <message>
        <source>It is your last card, and a Peasant draws nothing: you are out.</source>
        <translation>Het is je laatste kaart, en een Dorpeling trekt niets: je ligt eruit.</translation>
    </message>
    <message>
        <source>It is your last card: unless this bluff is called, you draw and stay in the round.</source>
        <translation>Het is je laatste kaart: wordt deze bluf niet betwist, dan trek je en blijf je in de ronde.</translation>
    </message>
    <message>
        <source>It must be a lie: none of the four cards can be the one laid: {claim}.</source>
        <translation>Dit moet gelogen zijn, want geen van de vier kaarten kan de gespeelde zijn: {claim}.</translation>
    </message>
    <message>
        <source>Nobody may call a Peasant a lie, whatever the card is. It draws nothing.</source>
        <translation>Niemand mag een Dorpeling betwisten, welke kaart het ook is. Hij trekt niets.</translation>
    </message>
    <message numerus="yes">
        <source>Of the four cards, %n cannot be the one laid: {claim}.</source>
        <translation>
            <numerusform>Van de vier kaarten kan er %n niet de gespeelde zijn: {claim}.</numerusform>
            <numerusform>Van de vier kaarten kunnen er %n niet de gespeelde zijn: {claim}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Joker evades the claim, whether or not it is true.</source>
        <translation>De Joker weert de claim af, of die nu waar is of niet.</translation>
    </message>
    <message>
        <source>The Joker is your last card: without it you are out.</source>
        <translation>De Joker is je laatste kaart: zonder die lig je eruit.</translation>
    </message>
    <message>
        <source>The King is true and takes your last card, whatever you answer.</source>
        <translation>De Koning is waar en neemt je laatste kaart, wat je ook antwoordt.</translation>
    </message>
    <message>
        <source>The King takes your last card, and you are out.</source>
        <translation>De Koning neemt je laatste kaart, en je ligt eruit.</translation>
    </message>
    <message>
        <source>The King would take your last card: only a call can save it.</source>
        <translation>De Koning zou je laatste kaart nemen: alleen betwisten kan die redden.</translation>
    </message>
    <message>
        <source>The card lay face up: you know that it is a lie.</source>
        <translation>De kaart lag open: je weet dat het gelogen is.</translation>
    </message>
    <message>
        <source>The hand was shuffled: each hidden card is as likely as any other.</source>
        <translation>De hand is geschud: elke gedekte kaart is even waarschijnlijk.</translation>
    </message>
    <message>
        <source>The next round begins with it.</source>
        <translation>Daarmee begint de volgende ronde.</translation>
    </message>
    <message>
        <source>Whoever challenges a true Ace loses a card.</source>
        <translation>Wie een echte Aas betwist, verliest een kaart.</translation>
    </message>
    <message>
        <source>You know that it is a lie, and you would let it work.</source>
        <translation>Je weet dat het gelogen is, en je zou het laten werken.</translation>
    </message>
    <message>
        <source>You know that it is a lie: a call would stop it and spare the Joker.</source>
        <translation>Je weet dat het gelogen is: betwisten zou het tegenhouden en de Joker sparen.</translation>
    </message>
    <message>
        <source>You know that it is true, and a wrong call costs a card.</source>
        <translation>Je weet dat het waar is, en ten onrechte betwisten kost een kaart.</translation>
    </message>
    <message>
        <source>You know that it is true, and the Joker evades it.</source>
        <translation>Je weet dat het waar is, en de Joker weert het af.</translation>
    </message>
    <message>
        <source>You know that it is true: a call could only cost you a card.</source>
        <translation>Je weet dat het waar is: betwisten kan je alleen een kaart kosten.</translation>
    </message>
    <message>
        <source>You know what {player} loses: {card}.</source>
        <translation>Je weet wat {player} verliest: {card}.</translation>
    </message>
    <message>
        <source>{player} keeps the cards that everybody sees.</source>
        <translation>{player} houdt de kaarten die iedereen ziet.</translation>
    </message>
</context>
<context>
    <name>throne/refusal</name>
    <message>
        <source>A Joker does not stop an Ace.</source>
        <translation>Tegen een Aas helpt geen Joker.</translation>
    </message>
    <message>
        <source>A Joker is shown only when a Jack, Queen or King is aimed at you.</source>
        <translation>Een Joker toon je alleen als er een Boer, Vrouw of Koning tegen jou is geclaimd.</translation>
    </message>
    <message>
        <source>A claim is aimed at a rival, not at yourself.</source>
        <translation>Een claim is gericht tegen een tegenstander, niet tegen jezelf.</translation>
    </message>
    <message>
        <source>All cards of {player} lie face up: pick one of these.</source>
        <translation>Alle kaarten van {player} liggen open: kies er een van.</translation>
    </message>
    <message>
        <source>An Ace was claimed: answer it first.</source>
        <translation>Er is een Aas geclaimd: antwoord daar eerst op.</translation>
    </message>
    <message>
        <source>Everybody has answered the Ace already: lay a card.</source>
        <translation>Iedereen heeft al op de Aas geantwoord: speel een kaart.</translation>
    </message>
    <message>
        <source>No Joker of yours lies face up.</source>
        <translation>Er ligt geen Joker van jou open.</translation>
    </message>
    <message>
        <source>No such card of yours lies face up: {card}.</source>
        <translation>Deze kaart ligt bij jou niet open: {card}.</translation>
    </message>
    <message>
        <source>Nobody has claimed anything in this round yet: lay a card.</source>
        <translation>In deze ronde is nog niets geclaimd: speel een kaart.</translation>
    </message>
    <message>
        <source>Only a hidden card can be picked here.</source>
        <translation>Je kunt hier alleen een gedekte kaart kiezen.</translation>
    </message>
    <message>
        <source>Pick a card first.</source>
        <translation>Kies eerst een kaart.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant, and nobody may call that a lie.</source>
        <translation>De laatste claim was een Dorpeling, en die mag niemand betwisten.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant, and that needs no answer.</source>
        <translation>De laatste claim was een Dorpeling, en die vraagt geen antwoord.</translation>
    </message>
    <message>
        <source>The last claim was aimed at {player}: nobody else could answer it.</source>
        <translation>De laatste claim was tegen {player} gericht: niemand anders kon erop antwoorden.</translation>
    </message>
    <message>
        <source>The round is not over.</source>
        <translation>De ronde is nog niet voorbij.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one first.</source>
        <translation>De ronde is voorbij: deel eerst de volgende.</translation>
    </message>
    <message>
        <source>There is a claim against you: answer it first.</source>
        <translation>Er is een claim tegen jou: antwoord daar eerst op.</translation>
    </message>
    <message>
        <source>There is nothing to pick yet: lay a card first.</source>
        <translation>Er valt nog niets te kiezen: speel eerst een kaart.</translation>
    </message>
    <message>
        <source>You have answered the last claim already: lay a card.</source>
        <translation>Je hebt al op de laatste claim geantwoord: speel een kaart.</translation>
    </message>
    <message>
        <source>You have no Joker in your hidden hand.</source>
        <translation>Je hebt geen Joker onder je gedekte kaarten.</translation>
    </message>
    <message>
        <source>You have no such card in your hidden hand: {card}.</source>
        <translation>Deze kaart heb je niet onder je gedekte kaarten: {card}.</translation>
    </message>
    <message>
        <source>{player} does not take part in this game.</source>
        <translation>{player} doet niet mee aan deze partij.</translation>
    </message>
    <message>
        <source>{player} has no such card face up: {card}.</source>
        <translation>Deze kaart ligt bij {player} niet open: {card}.</translation>
    </message>
    <message>
        <source>{player} is out of this round.</source>
        <translation>{player} ligt er deze ronde uit.</translation>
    </message>
</context>
<context>
    <name>throne/rule</name>
    <message>
        <source>A Jack or Queen may be aimed at a rival whose cards all lie face up. It does nothing, may still be called a lie, and draws 1 card.</source>
        <translation>Een Boer of Vrouw mag ook worden geclaimd tegen een tegenstander van wie alle kaarten open liggen. Die doet dan niets, mag nog steeds worden betwist en trekt 1 kaart.</translation>
    </message>
    <message>
        <source>A Joker stops neither an Ace nor the loss of a card for a wrong call or a lie.</source>
        <translation>Een Joker helpt niet tegen een Aas, en ook niet tegen het verlies van een kaart omdat je hebt gelogen of ten onrechte hebt betwist.</translation>
    </message>
    <message>
        <source>A Joker that is shown evades a Jack, Queen or King. It is discarded and not replaced; the card laid stays hidden, and its player still draws 1 card. There is no Joker against a Joker.</source>
        <translation>Een getoonde Joker weert een Boer, Vrouw of Koning af. Hij wordt afgelegd en niet vervangen; de gespeelde kaart blijft verborgen, en wie die heeft gespeeld, trekt toch 1 kaart. Tegen een Joker helpt geen Joker.</translation>
    </message>
    <message>
        <source>A Peasant does nothing, and its turn draws no card. Nobody may call it a lie.</source>
        <translation>Een Dorpeling doet niets, en in die beurt wordt geen kaart getrokken. Niemand mag hem betwisten.</translation>
    </message>
    <message>
        <source>A card laid that nobody called is buried: it stays hidden. Cards that were shown, killed or lost lie face up among the discards.</source>
        <translation>Een gespeelde kaart die niemand heeft betwist, wordt begraven: die blijft verborgen. Getoonde, uitgeschakelde en verloren kaarten liggen open op de aflegstapel.</translation>
    </message>
    <message>
        <source>A card you have seen</source>
        <translation>Een kaart die je hebt gezien</translation>
    </message>
    <message>
        <source>A false Ace</source>
        <translation>Een valse Aas</translation>
    </message>
    <message>
        <source>A new draw pile</source>
        <translation>Een nieuwe trekstapel</translation>
    </message>
    <message>
        <source>A rival without cards is out at once. The player in turn is out if no card is left after drawing.</source>
        <translation>Een tegenstander zonder kaarten ligt er meteen uit. Wie aan de beurt is, ligt eruit als er na het trekken geen kaart over is.</translation>
    </message>
    <message>
        <source>A true Ace</source>
        <translation>Een echte Aas</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Aas</translation>
    </message>
    <message>
        <source>After 400 turns the round ends, and most cards win it; of several players, the next in turn order.</source>
        <translation>Na 400 beurten eindigt de ronde, en de meeste kaarten winnen; hebben meer spelers er evenveel, dan wint wie van hen het eerst aan de beurt zou zijn.</translation>
    </message>
    <message>
        <source>An Ace draws 2 cards. Any rival may call it a lie: all answer secretly, then the answers are shown together. Of several callers, the next in turn order is the challenger.</source>
        <translation>Een Aas trekt 2 kaarten. Elke tegenstander mag hem betwisten: iedereen antwoordt in het geheim, daarna worden de antwoorden samen getoond. Betwisten er meer, dan is de uitdager wie van hen het eerst aan de beurt zou zijn.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Elke kaart</translation>
    </message>
    <message>
        <source>Buried cards and discards</source>
        <translation>Begraven en afgelegde kaarten</translation>
    </message>
    <message>
        <source>Called, and a lie</source>
        <translation>Betwist en gelogen</translation>
    </message>
    <message>
        <source>Called, and true</source>
        <translation>Betwist en waar</translation>
    </message>
    <message>
        <source>Cards that lie face up</source>
        <translation>Kaarten die open liggen</translation>
    </message>
    <message>
        <source>Chance decides who begins the first round; later rounds are begun by the winner of the last. The turn goes round clockwise.</source>
        <translation>Het toeval bepaalt wie de eerste ronde begint; daarna begint wie de vorige heeft gewonnen. De beurt gaat met de klok mee.</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Evading with a Joker</source>
        <translation>Afweren met een Joker</translation>
    </message>
    <message>
        <source>Every round won is a point, and three points win the match. A game of a single round ends with it.</source>
        <translation>Elke gewonnen ronde is een punt, en met drie punten win je de partij. Een partij van één ronde eindigt met die ronde.</translation>
    </message>
    <message>
        <source>If a card is needed and the draw pile is empty, all buried cards and all discards are shuffled into a new draw pile. What cannot be drawn even then is not drawn.</source>
        <translation>Is er een kaart nodig en is de trekstapel leeg, dan worden alle begraven en alle afgelegde kaarten tot een nieuwe trekstapel geschud. Wat ook dan niet kan worden getrokken, wordt niet getrokken.</translation>
    </message>
    <message>
        <source>If it is a lie, the card is discarded, and one more card of the liar, which the challenger picks. No card is drawn.</source>
        <translation>Is het gelogen, dan wordt de kaart afgelegd en nog een kaart uit dezelfde hand, die de uitdager kiest. Er wordt geen kaart getrokken.</translation>
    </message>
    <message>
        <source>If the Ace that was called is true, its player draws 2 cards and picks one card that the challenger loses.</source>
        <translation>Is de betwiste Aas echt, dan trekt wie hem heeft gespeeld 2 kaarten en kiest een kaart die de uitdager verliest.</translation>
    </message>
    <message>
        <source>In your turn you lay exactly one card face down and say what it is. You may not pass.</source>
        <translation>In je beurt speel je precies één kaart gedekt en zeg je wat het is. Passen mag niet.</translation>
    </message>
    <message>
        <source>Jack, Queen and King</source>
        <translation>Boer, Vrouw en Koning</translation>
    </message>
    <message>
        <source>No end in sight</source>
        <translation>Geen einde in zicht</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <translation>Niets gedekt</translation>
    </message>
    <message>
        <source>Only you know what your Jack saw. A hand has no order: once its owner has laid a card unseen, the card you saw is in the hand or is the one that was laid, and after a new draw pile was made it may be there, too.</source>
        <translation>Alleen jij weet wat je Boer heeft gezien. Een hand heeft geen volgorde: zodra er een kaart ongezien uit is gespeeld, zit de kaart die je zag nog in de hand of is het de gespeelde; en als er een nieuwe trekstapel is geschud, kan hij ook daarin zitten.</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Uit de ronde</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Dorpeling</translation>
    </message>
    <message>
        <source>Picking</source>
        <translation>Kaarten kiezen</translation>
    </message>
    <message>
        <source>The card is shown and discarded. It does nothing, and no card is drawn.</source>
        <translation>De kaart wordt getoond en afgelegd. Hij doet niets, en er wordt geen kaart getrokken.</translation>
    </message>
    <message>
        <source>The card is shown. First it acts, then the caller loses one card, picked by the player accused, if any card is left. Then the player in turn draws 1 card.</source>
        <translation>De kaart wordt getoond. Eerst werkt hij, dan verliest wie heeft betwist een kaart, als er nog een over is; wie aan de beurt is, kiest welke. Daarna trekt wie aan de beurt is 1 kaart.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Het kaartspel</translation>
    </message>
    <message>
        <source>The last player with cards wins the round. If everybody else is out, the player in turn wins, even with no card left.</source>
        <translation>Wie als laatste nog kaarten heeft, wint de ronde. Liggen alle anderen eruit, dan wint wie aan de beurt is, zelfs zonder kaarten.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>De partij</translation>
    </message>
    <message>
        <source>There are 34 cards: four each of Seven to Ten, Jack, Queen, King and Ace, and two Jokers. For every round all are shuffled, and everybody gets five.</source>
        <translation>Er zijn 34 kaarten: van Zeven t/m Tien, Boer, Vrouw, Koning en Aas elk vier, plus twee Jokers. Voor elke ronde worden ze allemaal geschud, en iedereen krijgt er vijf.</translation>
    </message>
    <message>
        <source>These are aimed at one rival, whom you choose with the claim. The Jack looks at one card of the rival, the Queen turns one face up, the King kills one. Only that rival answers: accept it, call you a liar, or show a Joker. At the end of the turn you draw 1 card.</source>
        <translation>Deze zijn gericht tegen één tegenstander, die je met de claim kiest. De Boer bekijkt een kaart van de tegenstander, de Vrouw onthult er een, de Koning schakelt er een uit. Alleen die tegenstander antwoordt: die gelooft je, betwist het of toont een Joker. Aan het einde van de beurt trek je 1 kaart.</translation>
    </message>
    <message>
        <source>They still belong to the hand and count as cards. They stay visible until they leave the hand, may be laid with any claim, and a Joker among them may still evade.</source>
        <translation>Ze horen nog bij de hand en tellen mee als kaarten. Ze blijven zichtbaar tot ze de hand verlaten en mogen met elke claim worden gespeeld; ook een open Joker mag nog afweren.</translation>
    </message>
    <message>
        <source>What a Joker does not stop</source>
        <translation>Waartegen een Joker niet helpt</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>Whoever picks a card points at one of a hidden hand that was just shuffled. A card that is lost, to a King or for a wrong call or a lie, may be one that lies face up instead. Jack and Queen only point at hidden cards.</source>
        <translation>Wie een kaart kiest, wijst een gedekte kaart aan uit een hand die net is geschud. Gaat de kaart verloren, door een Koning, onterecht betwisten of een leugen, dan mag het in plaats daarvan een kaart zijn die open ligt. Boer en Vrouw wijzen alleen gedekte kaarten aan.</translation>
    </message>
    <message>
        <source>Winning a round</source>
        <translation>Een ronde winnen</translation>
    </message>
    <message>
        <source>You claim a Peasant (7 to 10), a Jack, a Queen, a King or an Ace, never a Joker. A claim that is not called a lie works whether or not it is true.</source>
        <translation>Je claimt een Dorpeling (7 t/m 10), een Boer, een Vrouw, een Koning of een Aas, nooit een Joker. Een claim die niet wordt betwist, werkt, of die nu waar is of niet.</translation>
    </message>
    <message>
        <source>You may lay any card with any claim. A Joker that is laid is a lie whatever you say.</source>
        <translation>Je mag elke kaart met elke claim spelen. Een gespeelde Joker is altijd een leugen, wat je ook claimt.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
</context>
<context>
    <name>throne/section</name>
    <message>
        <source>Claims and answers</source>
        <translation>Claims en antwoorden</translation>
    </message>
    <message>
        <source>How rounds and the match end</source>
        <translation>Hoe ronden en de partij eindigen</translation>
    </message>
    <message>
        <source>Laying a card</source>
        <translation>Een kaart spelen</translation>
    </message>
    <message>
        <source>Picking and showing cards</source>
        <translation>Kaarten kiezen en tonen</translation>
    </message>
    <message>
        <source>Piles and what you know</source>
        <translation>Stapels en wat je weet</translation>
    </message>
</context>
<context>
    <name>throne/table</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>Nog %n kaart</numerusform>
            <numerusform>Nog %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>A card of {target} will be killed.</source>
        <translation>Er wordt een kaart uitgeschakeld: {target}.</translation>
    </message>
    <message>
        <source>A card of {target} will be looked at.</source>
        <translation>Er wordt een kaart bekeken: {target}.</translation>
    </message>
    <message>
        <source>A card of {target} will turn face up.</source>
        <translation>Er wordt een kaart onthuld: {target}.</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Een gedekte kaart</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>Begraven</translation>
    </message>
    <message>
        <source>Claim: {claim}</source>
        <translation>Claim: {claim}</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Geclaimd</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Aflegstapel</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Trekstapel</translation>
    </message>
    <message>
        <source>Hand of {player}</source>
        <translation>Hand van {player}</translation>
    </message>
    <message>
        <source>Laid card</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Lay a card face down: drop it on what you claim it to be, then on a rival.</source>
        <translation>Speel een kaart gedekt: sleep hem naar je claim en dan naar een tegenstander.</translation>
    </message>
    <message>
        <source>Lay a card face down: drop it on what you claim it to be.</source>
        <translation>Speel een kaart gedekt: sleep hem naar je claim.</translation>
    </message>
    <message>
        <source>Lay a card here</source>
        <translation>Kaart hier</translation>
    </message>
    <message>
        <source>Out of this round</source>
        <translation>Uit deze ronde</translation>
    </message>
    <message>
        <source>Point at the card of {player} that you kill.</source>
        <translation>Wijs de kaart van {player} aan die je uitschakelt.</translation>
    </message>
    <message>
        <source>Point at the card that {player} loses.</source>
        <translation>Wijs de kaart aan die {player} verliest.</translation>
    </message>
    <message>
        <source>Point at the hidden card of {player} that turns face up.</source>
        <translation>Wijs de gedekte kaart van {player} aan die je onthult.</translation>
    </message>
    <message>
        <source>Point at the hidden card of {player} that you look at.</source>
        <translation>Wijs de gedekte kaart van {player} aan die je bekijkt.</translation>
    </message>
    <message>
        <source>Rounds won: {number} of {goal}</source>
        <translation>Gewonnen rondes: {number} van {goal}</translation>
    </message>
    <message>
        <source>The card laid face down; you know it: {card}</source>
        <translation>De gedekt gespeelde kaart; je kent hem: {card}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is voorbij.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>De ronde is voorbij.</translation>
    </message>
    <message>
        <source>The round is won. Deal the next one.</source>
        <translation>De ronde is gewonnen. Deel de volgende.</translation>
    </message>
    <message>
        <source>This card lies face up: everybody sees it.</source>
        <translation>Deze kaart ligt open: iedereen ziet hem.</translation>
    </message>
    <message>
        <source>What do you say it is?</source>
        <translation>Wat claim je?</translation>
    </message>
    <message>
        <source>You have seen this card in the hand; it is still there, or was laid face down: {card}.</source>
        <translation>Je hebt deze kaart in de hand gezien; hij zit er nog, of is gedekt gespeeld: {card}.</translation>
    </message>
    <message>
        <source>You know that this card is in the hand: {card}.</source>
        <translation>Je weet dat deze kaart in de hand zit: {card}.</translation>
    </message>
    <message>
        <source>{card}, face up for everybody</source>
        <translation>{card}, open voor iedereen</translation>
    </message>
    <message>
        <source>{claim} against {player}</source>
        <translation>{claim} tegen {player}</translation>
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
        <source>{player} claims a Jack, to look at a card of yours. Is it true?</source>
        <translation>{player} claimt een Boer om een kaart van jou te bekijken. Waar?</translation>
    </message>
    <message>
        <source>{player} claims a King, to kill a card of yours. Is it true?</source>
        <translation>{player} claimt een Koning om een kaart van jou uit te schakelen. Waar?</translation>
    </message>
    <message>
        <source>{player} claims a Queen, to turn a card of yours face up. Is it true?</source>
        <translation>{player} claimt een Vrouw om een kaart van jou te onthullen. Waar?</translation>
    </message>
    <message>
        <source>{player} claims an Ace. Does anybody call it a lie?</source>
        <translation>{player} claimt een Aas. Betwist iemand dat?</translation>
    </message>
    <message>
        <source>{player} claims: {claim} against {target}.</source>
        <translation>{player} claimt: {claim} tegen {target}.</translation>
    </message>
    <message>
        <source>{player} claims: {claim}.</source>
        <translation>{player} claimt: {claim}.</translation>
    </message>
    <message>
        <source>{player} is about to lay a card and claim what it is.</source>
        <translation>{player} speelt zo een kaart en claimt wat het is.</translation>
    </message>
    <message>
        <source>{target} loses a card.</source>
        <translation>{target} verliest een kaart.</translation>
    </message>
</context>
<context>
    <name>throne/type</name>
    <message>
        <source>Ace</source>
        <translation>Aas</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Dorpeling</translation>
    </message>
</context>
</TS>
