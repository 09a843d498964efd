<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>throne/aid</name>
    <message>
        <source>Accept: the claim works, and the card is buried.</source>
        <translation>Geloven: de claim werkt en de kaart wordt begraven.</translation>
    </message>
    <message>
        <source>Ace: draw 2.</source>
        <translation>Aas: trek 2 kaarten.</translation>
    </message>
    <message>
        <source>All rivals answer in secret. If several call, the one next in turn order is the challenger.</source>
        <translation>Alle tegenstanders antwoorden in het geheim. Betwisten meerdere spelers de Aas, dan is degene die het eerst aan de beurt komt de uitdager.</translation>
    </message>
    <message>
        <source>Answering a Jack, Queen, or King</source>
        <translation>Antwoorden op Boer, Vrouw of Koning</translation>
    </message>
    <message>
        <source>Answering an Ace</source>
        <translation>Antwoorden op een Aas</translation>
    </message>
    <message>
        <source>Face-up cards are still part of the hand and may be laid.</source>
        <translation>Een open kaart hoort nog bij de hand en mag gewoon worden gespeeld.</translation>
    </message>
    <message>
        <source>Four each of 7, 8, 9, 10, Jack, Queen, King, and Ace, plus two Jokers. Everyone starts with five cards.</source>
        <translation>Vier van elk: 7, 8, 9, 10, Boer, Vrouw, Koning en Aas, plus twee Jokers; ieder krijgt vijf kaarten.</translation>
    </message>
    <message>
        <source>Jack: look at a rival’s hidden card, then draw 1.</source>
        <translation>Boer: bekijk een gedekte kaart van een tegenstander, trek 1 kaart.</translation>
    </message>
    <message>
        <source>Joker: you evade the claim. Discard the Joker; it is not replaced.</source>
        <translation>Joker: weert de claim af; hij wordt afgelegd en niet vervangen.</translation>
    </message>
    <message>
        <source>King: kill a rival’s card, then draw 1.</source>
        <translation>Koning: schakel een kaart van een tegenstander uit, trek 1 kaart.</translation>
    </message>
    <message>
        <source>Lay one card face down and claim a Peasant, Jack, Queen, King, or Ace.</source>
        <translation>Speel één kaart gedekt en claim een Dorpeling, Boer, Vrouw, Koning of Aas.</translation>
    </message>
    <message>
        <source>Liar! If the claim was a lie, the card is discarded: no effect, no draw.</source>
        <translation>‘Leugen!’ bij een valse claim: de kaart wordt afgelegd en doet niets; er wordt niet getrokken.</translation>
    </message>
    <message>
        <source>Liar! If the claim was true, it works anyway, and the caller loses a card.</source>
        <translation>‘Leugen!’ bij een ware claim: die werkt toch, en wie betwistte, verliest een kaart.</translation>
    </message>
    <message>
        <source>Only the targeted rival answers.</source>
        <translation>Alleen de tegenstander die het doelwit is, antwoordt.</translation>
    </message>
    <message>
        <source>Peasant (7 to 10): no effect, no draw; cannot be called a lie.</source>
        <translation>Dorpeling (7 t/m 10): doet niets, levert niets op, mag niet worden betwist.</translation>
    </message>
    <message>
        <source>Queen: turn a rival’s hidden card face up, then draw 1.</source>
        <translation>Vrouw: onthul een gedekte kaart van een tegenstander, trek 1 kaart.</translation>
    </message>
    <message>
        <source>Run out of cards and you are out; the last player with cards wins the round.</source>
        <translation>Zonder kaarten lig je eruit; wie als laatste kaarten heeft, wint de ronde.</translation>
    </message>
    <message>
        <source>The card you lose may be picked from your face-up cards; for a false Ace, only if you have no hidden cards.</source>
        <translation>De kaart die jij verliest, mag ook een open kaart zijn; bij een valse Aas alleen als je geen gedekte hebt.</translation>
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
        <source>True: the challenger loses a card. A lie: the liar loses the card laid and one more.</source>
        <translation>Waar: wie betwistte, verliest een kaart. Gelogen: de leugenaar verliest de gespeelde kaart en nog een.</translation>
    </message>
    <message>
        <source>What claims do</source>
        <translation>Wat claims doen</translation>
    </message>
    <message>
        <source>You may lay any card with any claim.</source>
        <translation>Je mag elke kaart met elke claim spelen.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Je beurt</translation>
    </message>
</context>
<context>
    <name>throne/card</name>
    <message>
        <source>A Peasant: it has no power and draws no card.</source>
        <translation>Een Dorpeling: doet niets en trekt geen kaart.</translation>
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
        <source>Evades a Jack, Queen, or King aimed at you. Can never be claimed.</source>
        <translation>Weert een Boer, Vrouw of Koning tegen jou af. Wordt nooit geclaimd.</translation>
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
        <source>Kills a rival’s card. Draws 1 card.</source>
        <translation>Schakelt een kaart van een tegenstander uit. Trekt 1 kaart.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Koning</translation>
    </message>
    <message>
        <source>Looks at one of a rival’s cards. Draws 1 card.</source>
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
        <source>Turns one of a rival’s cards face up. Draws 1 card.</source>
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
        <source>A Jack lets you, and nobody else, look at one of your rival’s hidden cards. Claim a Jack.</source>
        <translation>Met een Boer bekijk je een gedekte kaart van je tegenstander; alleen jij krijgt die te zien. Claim een Boer.</translation>
    </message>
    <message>
        <source>A Jack only looks at one of your rival’s cards.</source>
        <translation>Met een Boer bekijk je een kaart alleen maar.</translation>
    </message>
    <message>
        <source>A King is aimed at your last card, a Joker. Show the Joker, and it is gone all the same. What can still save you?</source>
        <translation>Je laatste kaart, een Joker, is het doelwit van een Koning. Toon je die Joker, dan ben je hem ook kwijt. Wat kan je nog redden?</translation>
    </message>
    <message>
        <source>A King kills a card; it does not turn one face up.</source>
        <translation>Een Koning schakelt een kaart uit, maar onthult er geen.</translation>
    </message>
    <message>
        <source>A King kills one of your rival’s cards but shows you none of the others.</source>
        <translation>Een Koning schakelt een kaart van je tegenstander uit; de andere zie je niet.</translation>
    </message>
    <message>
        <source>A King, true or not, is aimed at you. Show your Joker to evade it, and you are sure to keep your Ace.</source>
        <translation>Er is een Koning tegen jou geclaimd, waar of niet. Weer hem af met je Joker, dan weet je zeker dat je je Aas houdt.</translation>
    </message>
    <message>
        <source>A Nine is not a King: the claim is a lie.</source>
        <translation>Een Negen is geen Koning: de claim is gelogen.</translation>
    </message>
    <message>
        <source>A Peasant cannot be called, but it draws nothing. Make a bolder claim.</source>
        <translation>Niemand mag een Dorpeling betwisten, maar je krijgt er ook niets voor. Doe een gewaagdere claim.</translation>
    </message>
    <message>
        <source>A Peasant cannot be called, so it is hardly a bluff, and it draws nothing.</source>
        <translation>Niemand mag een Dorpeling betwisten: het is dus nauwelijks bluf, maar je krijgt er ook niets voor.</translation>
    </message>
    <message>
        <source>A Peasant does nothing and draws nothing.</source>
        <translation>Een Dorpeling doet niets en levert niets op.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing: with no cards left, you are out.</source>
        <translation>Een Dorpeling levert niets op: je hebt geen kaart meer en ligt eruit.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing: you would have even fewer cards.</source>
        <translation>Een Dorpeling levert niets op: je zou nog minder kaarten hebben.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing; every other claim draws.</source>
        <translation>Een Dorpeling levert niets op, elke andere claim wel.</translation>
    </message>
    <message>
        <source>A Queen only turns one of your rival’s cards face up.</source>
        <translation>Met een Vrouw onthul je een kaart alleen maar.</translation>
    </message>
    <message>
        <source>A Queen turns one of your rival’s hidden cards face up, for everyone to see. Claim a Queen.</source>
        <translation>Met een Vrouw onthul je een gedekte kaart van je tegenstander: die kan iedereen dan zien. Claim een Vrouw.</translation>
    </message>
    <message>
        <source>A Queen. It is noted beside your rival’s name, for your eyes only.</source>
        <translation>Een Vrouw. Dat staat nu naast de naam van je tegenstander; alleen jij kunt het lezen.</translation>
    </message>
    <message>
        <source>A call can hurt only a lie.</source>
        <translation>Een betwiste claim schaadt je alleen als je liegt.</translation>
    </message>
    <message>
        <source>A false Jack, Queen, or King costs only the card you lay.</source>
        <translation>Een valse Boer, Vrouw of Koning kost alleen de kaart die je speelt.</translation>
    </message>
    <message>
        <source>A lie. If you would be out anyway, a call costs nothing.</source>
        <translation>Gelogen. Lig je er anders toch uit, dan kost betwisten je niets.</translation>
    </message>
    <message>
        <source>A lie: the card is discarded without effect, and your rival draws nothing.</source>
        <translation>Het was gelogen: de kaart wordt afgelegd en doet niets, en je tegenstander trekt niet.</translation>
    </message>
    <message>
        <source>A lie: your rival draws nothing and has no cards left. The round is yours, so you now have two points each.</source>
        <translation>Gelogen: je tegenstander trekt niets en heeft geen kaart meer. De ronde is voor jou, dus jullie hebben nu allebei twee punten.</translation>
    </message>
    <message>
        <source>A player with few cards must lie to draw more.</source>
        <translation>Wie weinig kaarten heeft, moet liegen om bij te trekken.</translation>
    </message>
    <message>
        <source>A player with no cards after drawing is out. The Ten is your last card: lay it so that you stay in.</source>
        <translation>Wie na het trekken geen kaart heeft, ligt eruit. De Tien is je laatste kaart: speel hem zo dat je in de ronde kunt blijven.</translation>
    </message>
    <message>
        <source>Accept it or evade it: either way, you have no cards left.</source>
        <translation>Of je hem nu gelooft of afweert: daarna heb je geen kaart meer.</translation>
    </message>
    <message>
        <source>Accept the claim.</source>
        <translation>Geloof de claim.</translation>
    </message>
    <message>
        <source>Accepting costs you a card, and so may calling.</source>
        <translation>Geloven kost een kaart, en betwisten misschien ook.</translation>
    </message>
    <message>
        <source>All four Jacks are among the discards: your rival knows your Jack is a lie.</source>
        <translation>Alle vier de Boeren liggen op de aflegstapel: je tegenstander weet dat het gelogen is.</translation>
    </message>
    <message>
        <source>All the cards have been shuffled, and everyone has five again.</source>
        <translation>Alle kaarten zijn geschud, en iedereen heeft er weer vijf.</translation>
    </message>
    <message>
        <source>All your rival’s cards are face up: a Jack or Queen finds nothing hidden and does nothing.</source>
        <translation>Alle kaarten van je tegenstander liggen open: er is niets gedekt, dus een Boer of Vrouw doet niets.</translation>
    </message>
    <message>
        <source>All your rival’s cards are face up: a Jack or Queen finds nothing hidden. Claim something that still costs your rival a card.</source>
        <translation>Alle kaarten van je tegenstander liggen open, dus een Boer of Vrouw haalt niets uit. Claim iets wat je tegenstander wel een kaart kost.</translation>
    </message>
    <message>
        <source>An Ace draws two cards and leaves your rival alone.</source>
        <translation>Met een Aas trek je twee kaarten; je tegenstander verliest niets.</translation>
    </message>
    <message>
        <source>An Ace draws two cards, but any rival may call it, and a false one costs two cards. Claim an Ace that no call can hurt.</source>
        <translation>Met een Aas trek je twee kaarten, maar elke tegenstander mag hem betwisten, en een valse kost je er twee. Claim een Aas die iedereen gerust mag betwisten.</translation>
    </message>
    <message>
        <source>An Ace draws two cards.</source>
        <translation>Met een Aas trek je er twee.</translation>
    </message>
    <message>
        <source>Another knight with two cards claims an Ace. Of 100 Aces claimed by knights with five or more cards, {many} are lies; with one or two, {few}. Answer the claim.</source>
        <translation>Een andere ridder heeft twee kaarten en speelt er een als Aas. Van 100 Azen die ridders met vijf of meer kaarten claimen, zijn er {many} gelogen; met een of twee kaarten zijn het er {few}. Antwoord op de claim.</translation>
    </message>
    <message>
        <source>Another lie: the first one drew no card. Marshals give away less: {first} of 100 opening Kings are lies, and {after} of 100 claims after a lie.</source>
        <translation>Weer een leugen: de eerste leverde geen kaart op. Maarschalken verraden minder: {first} van de 100 Koningen aan het begin zijn gelogen, en {after} van de 100 claims na een leugen.</translation>
    </message>
    <message>
        <source>Answer a claim, and learn what a wrong call costs.</source>
        <translation>Op een claim antwoorden en weten wat het kost als je ten onrechte betwist.</translation>
    </message>
    <message>
        <source>Believed, it works like the true card. Called, it costs you only the Seven.</source>
        <translation>Wordt hij geloofd, dan werkt hij als de echte kaart. Wordt hij betwist, dan kost het je alleen de Zeven.</translation>
    </message>
    <message>
        <source>Bluff, and learn what it costs to be caught.</source>
        <translation>Bluffen en weten wat het kost als je wordt betrapt.</translation>
    </message>
    <message>
        <source>Call it: “Liar!”</source>
        <translation>Betwist het: ‘Leugen!’</translation>
    </message>
    <message>
        <source>Call what must be a lie, and bluff where it costs little.</source>
        <translation>Betwisten wat gelogen moet zijn en bluffen als het weinig kost.</translation>
    </message>
    <message>
        <source>Caught with a false Ace, you lose the card you laid and one more.</source>
        <translation>Word je betrapt op een valse Aas, dan verlies je de gespeelde kaart en nog een.</translation>
    </message>
    <message>
        <source>Caught: a false Ace costs your rival the last card as well. Marshals are no different: {many} and {few} of 100.</source>
        <translation>Betrapt: een valse Aas kost je tegenstander ook de laatste kaart. Bij maarschalken is het net zo: {many} en {few} van de 100.</translation>
    </message>
    <message>
        <source>Choose one of your rival’s cards.</source>
        <translation>Kies een kaart van je tegenstander.</translation>
    </message>
    <message>
        <source>Choose the Ace.</source>
        <translation>Kies de Aas.</translation>
    </message>
    <message>
        <source>Choose the hidden card in your rival’s hand.</source>
        <translation>Kies de gedekte kaart in de hand van je tegenstander.</translation>
    </message>
    <message>
        <source>Claim a card you do not have.</source>
        <translation>Claim een kaart die je niet hebt.</translation>
    </message>
    <message>
        <source>Count and bluff</source>
        <translation>Tellen en bluffen</translation>
    </message>
    <message>
        <source>Drag a Seven to the Queen claim.</source>
        <translation>Sleep een Zeven naar de claim Vrouw.</translation>
    </message>
    <message>
        <source>Drag the Ace to the Ace claim.</source>
        <translation>Sleep de Aas naar de claim Aas.</translation>
    </message>
    <message>
        <source>Drag the Jack to the Jack claim.</source>
        <translation>Sleep de Boer naar de claim Boer.</translation>
    </message>
    <message>
        <source>Drag the King from your hand to the King claim.</source>
        <translation>Sleep de Koning uit je hand naar de claim Koning.</translation>
    </message>
    <message>
        <source>Drag the King to the King claim.</source>
        <translation>Sleep de Koning naar de claim Koning.</translation>
    </message>
    <message>
        <source>Drag the Nine to the Queen claim.</source>
        <translation>Sleep de Negen naar de claim Vrouw.</translation>
    </message>
    <message>
        <source>Drag the Queen to the Queen claim.</source>
        <translation>Sleep de Vrouw naar de claim Vrouw.</translation>
    </message>
    <message>
        <source>Drag the Seven to the King claim.</source>
        <translation>Sleep de Zeven naar de claim Koning.</translation>
    </message>
    <message>
        <source>Drag the Seven to the Peasant claim.</source>
        <translation>Sleep de Zeven naar de claim Dorpeling.</translation>
    </message>
    <message>
        <source>Drag the Ten to the Jack claim.</source>
        <translation>Sleep de Tien naar de claim Boer.</translation>
    </message>
    <message>
        <source>Draw two cards, and learn what an Ace puts at stake.</source>
        <translation>Twee kaarten trekken en weten wat je met een Aas riskeert.</translation>
    </message>
    <message>
        <source>Each round won is a point; three points win the match. Your rival laid their last card as a Queen, but you hold two, and two are among the discards.</source>
        <translation>Elke gewonnen ronde is een punt; met drie win je de partij. Je tegenstander speelde de laatste kaart als Vrouw, maar jij hebt twee Vrouwen en op de aflegstapel liggen er ook twee.</translation>
    </message>
    <message>
        <source>Every claim but the Peasant draws at least one card.</source>
        <translation>Bij elke claim behalve de Dorpeling trek je minstens één kaart.</translation>
    </message>
    <message>
        <source>Find the card that kills one of your rival’s cards.</source>
        <translation>Zoek de kaart die een kaart van je tegenstander uitschakelt.</translation>
    </message>
    <message>
        <source>How can I be sure of a lie?</source>
        <translation>Hoe weet ik zeker dat het een leugen is?</translation>
    </message>
    <message>
        <source>How do I get new cards?</source>
        <translation>Hoe kom ik aan nieuwe kaarten?</translation>
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
        <source>If a lie is called, the card is discarded: no effect, no draw. A false Ace costs one more. Tell a lie that costs only one card if called.</source>
        <translation>Wordt een leugen betwist, dan leg je de kaart af: hij doet niets en je trekt niets. Een valse Aas kost je nog een kaart. Lieg zo dat het je hooguit één kaart kost.</translation>
    </message>
    <message>
        <source>If it is called, you lose the {card}. A Seven would do just as well.</source>
        <translation>Wordt dat betwist, dan verlies je {card:def}. Een Zeven doet het net zo goed.</translation>
    </message>
    <message>
        <source>If your rival calls that lie, it does nothing. A true King works even if it is called.</source>
        <translation>Wordt die leugen betwist, dan gebeurt er niets. Een echte Koning werkt ook dan.</translation>
    </message>
    <message>
        <source>It had to be a lie. Your rival loses that card and another of your choice.</source>
        <translation>Het moest wel gelogen zijn. Je tegenstander verliest die kaart en nog een, die jij kiest.</translation>
    </message>
    <message>
        <source>It really was a King: it kills a card, and your wrong call costs you another.</source>
        <translation>Het was echt een Koning: hij schakelt een kaart uit, en ten onrechte betwisten kost je er nog een.</translation>
    </message>
    <message>
        <source>It really was a King: it kills one card, your wrong call costs you the other, and you are out.</source>
        <translation>Het was echt een Koning: hij kost je de ene kaart, ten onrechte betwisten de andere. Je ligt eruit.</translation>
    </message>
    <message>
        <source>It was the only hidden card, and you know what it is.</source>
        <translation>Het was de enige gedekte kaart, en je weet welke het is.</translation>
    </message>
    <message>
        <source>Keep the Joker until you need it to evade a claim.</source>
        <translation>De Joker bewaren om een claim af te weren.</translation>
    </message>
    <message>
        <source>Kill the card that your rival will miss most.</source>
        <translation>De kaart uitschakelen die je tegenstander het meest zal missen.</translation>
    </message>
    <message>
        <source>Know what ends a round and what ends the match.</source>
        <translation>Weten hoe een ronde en de partij eindigen.</translation>
    </message>
    <message>
        <source>Later, the same knight, just caught lying, claims a King again. Of 100 claims after such a lie, {lies} are lies, too. Answer the claim.</source>
        <translation>Later claimt dezelfde ridder, die net op een leugen is betrapt, weer een Koning. Van 100 claims na zo’n leugen zijn er {lies} ook gelogen. Antwoord op de claim.</translation>
    </message>
    <message>
        <source>Lay a card, and know how many you draw.</source>
        <translation>Een kaart spelen en weten hoeveel je er trekt.</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Leugen!</translation>
    </message>
    <message>
        <source>Look at a card, and answer accordingly.</source>
        <translation>Een kaart bekijken en met die kennis antwoorden.</translation>
    </message>
    <message>
        <source>May I lie?</source>
        <translation>Mag ik liegen?</translation>
    </message>
    <message>
        <source>Most of these Kings are true.</source>
        <translation>De meeste van deze Koningen zijn echt.</translation>
    </message>
    <message>
        <source>Most of these claims are lies.</source>
        <translation>De meeste van deze claims zijn gelogen.</translation>
    </message>
    <message>
        <source>Now bluff cheaply: lay a card you will not miss, and claim one your rival may believe. All four Jacks are among the discards.</source>
        <translation>Bluf nu goedkoop: speel een kaart die je kunt missen en claim iets geloofwaardigs. Alle vier de Boeren liggen op de aflegstapel.</translation>
    </message>
    <message>
        <source>On your turn, lay exactly one card face down and say what it is. Begin safely: lay a card as a Peasant, which cannot be called a lie.</source>
        <translation>Elke beurt speel je precies één kaart gedekt en zeg je wat het is. Begin veilig: speel er een als Dorpeling, want die mag niemand betwisten.</translation>
    </message>
    <message>
        <source>One card lost, not two. Players with a King like to begin with it.</source>
        <translation>Eén kaart kwijt, geen twee. Wie een Koning heeft, begint er graag mee.</translation>
    </message>
    <message>
        <source>Press the button that deals the next round.</source>
        <translation>Druk op de knop die de volgende ronde deelt.</translation>
    </message>
    <message>
        <source>Right: the claim is true. The Queen will turn one of your cards face up, but you keep them all.</source>
        <translation>Goed: de claim is waar. De Vrouw onthult een kaart van jou, maar je verliest er geen.</translation>
    </message>
    <message>
        <source>Rounds and the match</source>
        <translation>Ronden en partij</translation>
    </message>
    <message>
        <source>Run out of cards and you are out; the last player with cards wins. Your rival has one card. Kill it: drag your King to the King claim.</source>
        <translation>Zonder kaarten lig je eruit; wie als laatste kaarten heeft, wint. Je tegenstander heeft één kaart. Schakel die uit: sleep je Koning naar de claim Koning.</translation>
    </message>
    <message>
        <source>Show the Joker.</source>
        <translation>Toon de Joker.</translation>
    </message>
    <message>
        <source>Stay in the round with one card left.</source>
        <translation>Met je laatste kaart in de ronde blijven.</translation>
    </message>
    <message>
        <source>That claim draws one card at most. An Ace draws two.</source>
        <translation>Die claim levert hoogstens één kaart op, een Aas twee.</translation>
    </message>
    <message>
        <source>That costs your rival a hidden card, not the King.</source>
        <translation>Je tegenstander verliest een gedekte kaart en houdt de Koning.</translation>
    </message>
    <message>
        <source>That is the price of a wrong call. Only the player targeted by a Jack, Queen, or King answers it.</source>
        <translation>Zo duur is ten onrechte betwisten. Op een Boer, Vrouw of Koning antwoordt alleen de speler die het doelwit is.</translation>
    </message>
    <message>
        <source>That is the truth about your cards, but a Peasant draws nothing.</source>
        <translation>Dat is wel waar, maar een Dorpeling levert niets op.</translation>
    </message>
    <message>
        <source>That is true: a bluff claims a different card.</source>
        <translation>Dat is waar: bij een bluf claim je een andere kaart.</translation>
    </message>
    <message>
        <source>The Ace</source>
        <translation>De Aas</translation>
    </message>
    <message>
        <source>The Ace is among the discards, and you draw a card for your King.</source>
        <translation>De Aas ligt op de aflegstapel, en jij trekt een kaart voor je Koning.</translation>
    </message>
    <message>
        <source>The Jack</source>
        <translation>De Boer</translation>
    </message>
    <message>
        <source>The Jacks are all gone, and a false Ace costs two cards.</source>
        <translation>Alle Boeren zijn al weg, en een valse Aas kost twee kaarten.</translation>
    </message>
    <message>
        <source>The Joker</source>
        <translation>De Joker</translation>
    </message>
    <message>
        <source>The Joker has left your hand and can no longer evade anything.</source>
        <translation>De Joker is uit je hand en kan niets meer afweren.</translation>
    </message>
    <message>
        <source>The Joker is discarded and not replaced: you have no cards left and are out.</source>
        <translation>De Joker wordt afgelegd en niet vervangen: je hebt geen kaart meer en ligt eruit.</translation>
    </message>
    <message>
        <source>The Joker is still yours, but that claim is not true.</source>
        <translation>De Joker heb je nog, maar die claim is niet waar.</translation>
    </message>
    <message>
        <source>The King</source>
        <translation>De Koning</translation>
    </message>
    <message>
        <source>The King is face up in your rival’s hand.</source>
        <translation>De Koning ligt open in de hand van je tegenstander.</translation>
    </message>
    <message>
        <source>The King kills a card, hidden or face up.</source>
        <translation>De Koning schakelt een kaart uit, gedekt of open.</translation>
    </message>
    <message>
        <source>The King kills your last card, and you are out.</source>
        <translation>De Koning schakelt je laatste kaart uit, en je ligt eruit.</translation>
    </message>
    <message>
        <source>The King works: it kills one of your two cards, perhaps the Ace.</source>
        <translation>De Koning werkt: hij schakelt een van je twee kaarten uit, misschien de Aas.</translation>
    </message>
    <message>
        <source>The Nine is gone, but your rival keeps the Ace.</source>
        <translation>De Negen is weg, maar je tegenstander houdt de Aas.</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>De Vrouw</translation>
    </message>
    <message>
        <source>The Queen works, so your rival draws a card and stays in the round.</source>
        <translation>De Vrouw werkt: je tegenstander trekt een kaart en blijft in de ronde.</translation>
    </message>
    <message>
        <source>The cards from 7 to 10 are Peasants.</source>
        <translation>De kaarten van 7 t/m 10 zijn Dorpelingen.</translation>
    </message>
    <message>
        <source>The hand was shuffled, so any hidden card will do.</source>
        <translation>De hand is geschud, dus elke gedekte kaart is goed.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>De laatste kaart</translation>
    </message>
    <message>
        <source>The lie</source>
        <translation>De leugen</translation>
    </message>
    <message>
        <source>The lie is discarded and does nothing. A card that everyone has seen is hard to lie with.</source>
        <translation>De kaart wordt afgelegd en doet niets. Met een kaart die iedereen heeft gezien, kun je moeilijk liegen.</translation>
    </message>
    <message>
        <source>True, and the Joker still protects you.</source>
        <translation>Waar, en de Joker beschermt je nog steeds.</translation>
    </message>
    <message>
        <source>Turn a card face up, and catch your rival lying with it.</source>
        <translation>Een kaart onthullen en betrappen wie ermee liegt.</translation>
    </message>
    <message>
        <source>Two cards for you, one fewer for your rival: nobody likes to call an Ace.</source>
        <translation>Twee kaarten voor jou, één minder voor je tegenstander: niemand betwist graag een Aas.</translation>
    </message>
    <message>
        <source>Use earlier claims and the number of cards left to judge whether a claim is a lie.</source>
        <translation>Uit eerdere claims en het aantal kaarten afleiden of een claim gelogen is.</translation>
    </message>
    <message>
        <source>What can I do on my turn?</source>
        <translation>Wat mag ik in mijn beurt doen?</translation>
    </message>
    <message>
        <source>What claims tell you</source>
        <translation>Wat claims verraden</translation>
    </message>
    <message>
        <source>What does a Jack do?</source>
        <translation>Wat doet een Boer?</translation>
    </message>
    <message>
        <source>What does a King do?</source>
        <translation>Wat doet een Koning?</translation>
    </message>
    <message>
        <source>What does a Queen do?</source>
        <translation>Wat doet een Vrouw?</translation>
    </message>
    <message>
        <source>What does a wrong call cost?</source>
        <translation>Wat kost het als ik ten onrechte betwist?</translation>
    </message>
    <message>
        <source>What does an Ace do?</source>
        <translation>Wat doet een Aas?</translation>
    </message>
    <message>
        <source>What does it cost to be caught?</source>
        <translation>Wat kost het als ik word betrapt?</translation>
    </message>
    <message>
        <source>What ends the match?</source>
        <translation>Wanneer eindigt de partij?</translation>
    </message>
    <message>
        <source>What happens to a face-up card?</source>
        <translation>Wat gebeurt er met een kaart die open ligt?</translation>
    </message>
    <message>
        <source>What is a Joker good for?</source>
        <translation>Wat heb ik aan een Joker?</translation>
    </message>
    <message>
        <source>What may I do when a claim is aimed at me?</source>
        <translation>Hoe mag ik op een claim tegen mij antwoorden?</translation>
    </message>
    <message>
        <source>When am I out?</source>
        <translation>Wanneer lig ik eruit?</translation>
    </message>
    <message>
        <source>Which claims are likely to be lies?</source>
        <translation>Welke claims zijn waarschijnlijk gelogen?</translation>
    </message>
    <message>
        <source>Win by being the last one with cards.</source>
        <translation>Winnen door als laatste kaarten over te houden.</translation>
    </message>
    <message>
        <source>You can claim the Queen and the Ten truthfully.</source>
        <translation>De Vrouw en de Tien kun je naar waarheid claimen.</translation>
    </message>
    <message>
        <source>You can never claim a Joker: laying one is always a lie. Keep it, and make a true claim.</source>
        <translation>Een Joker claim je nooit: speel je hem, dan is het altijd gelogen, wat je ook zegt. Houd hem en claim de waarheid.</translation>
    </message>
    <message>
        <source>You draw at the end of your turn. If the draw pile is empty, buried cards and discards form a new one.</source>
        <translation>Je trekt aan het eind van je beurt. Is de trekstapel leeg, dan vormen begraven en afgelegde kaarten een nieuwe.</translation>
    </message>
    <message>
        <source>You each have two points, and the next round decides the match. You won the last round, so you begin: deal the cards.</source>
        <translation>Jullie hebben nu allebei twee punten, dus de volgende ronde beslist de partij. Jij won de vorige ronde en begint: deel de kaarten.</translation>
    </message>
    <message>
        <source>You evade the claim, and nobody learns what was laid. The Joker is gone. A Joker stops a Jack, Queen, or King, but not an Ace.</source>
        <translation>Je weert de claim af, en niemand komt te weten wat er is gespeeld. De Joker ben je kwijt. Een Joker helpt tegen een Boer, Vrouw of Koning, maar niet tegen een Aas.</translation>
    </message>
    <message>
        <source>You have a Jack: claim it truthfully.</source>
        <translation>Je hebt een Boer: claim gewoon de waarheid.</translation>
    </message>
    <message>
        <source>You have a Queen: claim it truthfully.</source>
        <translation>Je hebt een Vrouw: claim gewoon de waarheid.</translation>
    </message>
    <message>
        <source>You have no Joker, and if you accept, you are out.</source>
        <translation>Je hebt geen Joker, en als je de claim gelooft, lig je eruit.</translation>
    </message>
    <message>
        <source>You hold two Aces, and two are among the discards. Your rival can have none.</source>
        <translation>Je hebt twee Azen in je hand, en er liggen er twee op de aflegstapel. Je tegenstander kan er dus geen hebben.</translation>
    </message>
    <message>
        <source>You hold two Aces, and two are among the discards: it was a lie, and now your rival draws two cards.</source>
        <translation>Je hebt twee Azen in je hand, en er liggen er twee op de aflegstapel: het was gelogen, en nu trekt je tegenstander twee kaarten.</translation>
    </message>
    <message>
        <source>You hold two Queens, and two are among the discards: this one is a lie.</source>
        <translation>Je hebt twee Vrouwen in je hand, en er liggen er twee op de aflegstapel: deze is gelogen.</translation>
    </message>
    <message>
        <source>You know it is a Nine, and still you let it kill one of your cards.</source>
        <translation>Je weet dat het een Negen is, en toch laat je hem een van je kaarten uitschakelen.</translation>
    </message>
    <message>
        <source>You let the Ace through, and your rival draws two cards.</source>
        <translation>Je gelooft de Aas, en je tegenstander trekt twee kaarten.</translation>
    </message>
    <message>
        <source>You let the King through, and it kills one of your two cards.</source>
        <translation>Je gelooft de Koning, en hij schakelt een van je twee kaarten uit.</translation>
    </message>
    <message>
        <source>You may lie and lay any card with any claim. You hold nothing but Peasants. Lay one with a claim that still lets you draw.</source>
        <translation>Je mag liegen en elke kaart met elke claim spelen. Je hebt alleen Dorpelingen. Speel er een met een claim waarbij je toch een kaart trekt.</translation>
    </message>
    <message>
        <source>You may pick a face-up card: choose the King.</source>
        <translation>Je mag ook een open kaart kiezen: kies de Koning.</translation>
    </message>
    <message>
        <source>You saw the Queen: the claim is true. The Queen takes effect, and your wrong call costs you a card.</source>
        <translation>Je hebt de Vrouw gezien: de claim is waar en werkt. Ten onrechte betwisten kost je een kaart.</translation>
    </message>
    <message>
        <source>Your rival accepts your King. Choose the card it kills.</source>
        <translation>Je tegenstander gelooft je Koning. Kies de kaart die hij uitschakelt.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose a hidden card: it will be face up until it leaves the hand, but it still counts as a card.</source>
        <translation>Je tegenstander gelooft het. Kies een gedekte kaart: die ligt dan open tot hij de hand verlaat, maar blijft een handkaart.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose from the face-up cards, and kill the one that draws two cards.</source>
        <translation>Je tegenstander gelooft het. Kies uit de open kaarten: schakel de kaart uit waarmee je tegenstander er twee zou trekken.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose the hidden card: you see it, and it stays in the hand.</source>
        <translation>Je tegenstander gelooft het. Kies de gedekte kaart: jij ziet hem, en hij blijft in de hand van je tegenstander.</translation>
    </message>
    <message>
        <source>Your rival believes it, so it works like the true card. The card you laid is buried unseen.</source>
        <translation>Je tegenstander gelooft het, dus je claim werkt als de echte kaart. Je kaart wordt ongezien begraven.</translation>
    </message>
    <message>
        <source>Your rival called your Queen a lie, but it was true, so it worked. You pick a card for the caller to lose: pick the King.</source>
        <translation>Je tegenstander betwistte je Vrouw, maar de claim was waar en werkte dus. Wie betwistte, verliest een kaart, en jij kiest welke: neem de Koning.</translation>
    </message>
    <message>
        <source>Your rival claims a King against your last card. Accept, show a Joker, or call “Liar!”: one of these may save you.</source>
        <translation>Je tegenstander claimt een Koning tegen je laatste kaart. Geloven, ‘Leugen!’ roepen of een Joker tonen: een daarvan kan je redden.</translation>
    </message>
    <message>
        <source>Your rival claims an Ace. Of the four in the deck, two are among the discards. Count those in your hand, then answer.</source>
        <translation>Je tegenstander claimt een Aas. Er zijn er vier: twee liggen op de aflegstapel. Tel hoeveel jij er hebt en antwoord dan.</translation>
    </message>
    <message>
        <source>Your rival has no cards left. You have won the round, and with it the match.</source>
        <translation>Je tegenstander heeft geen kaart meer: jij wint de ronde en daarmee de partij.</translation>
    </message>
    <message>
        <source>Your rival has only one card: choose that one.</source>
        <translation>Je tegenstander heeft maar één kaart: kies die.</translation>
    </message>
    <message>
        <source>Your rival laid a Peasant, too. Now keep your hand full: a Jack, Queen, or King draws one card, an Ace two. Claim one of them.</source>
        <translation>Je tegenstander speelde ook een Dorpeling. Houd nu je hand op peil: een Boer, Vrouw of Koning levert één kaart op, een Aas twee. Claim er een.</translation>
    </message>
    <message>
        <source>Your rival lays that very Nine, which everyone has seen, and claims a King. Stop the claim.</source>
        <translation>Je tegenstander speelt precies die Negen, die iedereen heeft gezien, en claimt een Koning. Grijp in.</translation>
    </message>
    <message>
        <source>Your rival lays the hidden card and claims a Queen against you. A wrong call costs you a card. Answer so that you lose none.</source>
        <translation>Je tegenstander speelt de gedekte kaart en claimt een Vrouw tegen jou. Ten onrechte betwisten kost een kaart. Antwoord zo dat je er geen verliest.</translation>
    </message>
    <message>
        <source>Your rival lets it pass: you draw and stay in. With your last card, the truth is not always the safe claim.</source>
        <translation>Je tegenstander gelooft het: je trekt een kaart en blijft in de ronde. Bij je laatste kaart is de waarheid niet altijd de veilige claim.</translation>
    </message>
    <message>
        <source>Your rival may call that claim a lie, true or not. A Peasant cannot be called.</source>
        <translation>Je tegenstander mag die claim betwisten, waar of niet. Een Dorpeling wordt nooit betwist.</translation>
    </message>
    <message>
        <source>Your rival, a knight, begins the round with a King. Of 100 such claims by knights, {lies} are lies. A wrong call costs you a second card. Answer the claim.</source>
        <translation>Je tegenstander, een ridder, begint de ronde met een Koning. Van 100 Koningen waarmee ridders beginnen, zijn er {lies} gelogen. Ten onrechte betwisten kost je een tweede kaart. Antwoord op de claim.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Je beurt</translation>
    </message>
    <message>
        <source>Your turn is over. A Peasant draws nothing, so you have one card fewer.</source>
        <translation>Je beurt is voorbij. Een Dorpeling levert niets op, dus je hebt een kaart minder.</translation>
    </message>
    <message>
        <source>“Liar!” Your card is discarded, and you draw nothing. That is all it costs.</source>
        <translation>‘Leugen!’ Je kaart wordt afgelegd, en je trekt niets. Meer kost het je niet.</translation>
    </message>
    <message>
        <source>“Liar!” says your rival, but it really is an Ace. You have drawn two cards, and the challenger loses one. Pick that card.</source>
        <translation>‘Leugen!’ zei je tegenstander, maar de Aas is echt. Je hebt twee kaarten getrokken, en wie betwistte, verliest er een. Kies welke.</translation>
    </message>
</context>
<context>
    <name>throne/examples</name>
    <message>
        <source>A King may kill this Ace or one of the hidden cards, picked blind. For a Jack, a Queen, or a false Ace, only the two hidden cards can be picked.</source>
        <translation>Met een Koning schakel je deze Aas uit, of blind een van de gedekte kaarten. Bij een Boer, Vrouw of valse Aas kies je alleen uit de twee gedekte.</translation>
    </message>
    <message>
        <source>All cards in this hand are face up. The Queen does nothing, but the player who laid it still draws a card.</source>
        <translation>Alle kaarten in deze hand liggen open. De Vrouw doet niets, maar levert wel een kaart op.</translation>
    </message>
    <message>
        <source>Each round won is a point. The first player to three points wins the match and takes the throne.</source>
        <translation>Elke gewonnen ronde is een punt. Wie het eerst drie punten heeft, wint de partij en de troon.</translation>
    </message>
    <message>
        <source>Laid as a Peasant, your last card draws nothing, and you are out. Laid as a Jack, it draws a card unless it is called a lie.</source>
        <translation>Speel je je laatste kaart als Dorpeling, dan levert hij niets op en lig je eruit. Als Boer levert hij een kaart op, tenzij hij wordt betwist.</translation>
    </message>
    <message>
        <source>Run out of cards and you are out. The last player with cards wins the round.</source>
        <translation>Heb je geen kaarten meer, dan lig je eruit. Wie als laatste nog kaarten heeft, wint de ronde.</translation>
    </message>
    <message>
        <source>This Ace is not a Peasant, yet the claim cannot be called a lie. It draws nothing, though: only the claim counts.</source>
        <translation>Deze Aas is geen Dorpeling, en toch mag niemand de claim betwisten. Maar je trekt ook niets: alleen de claim telt.</translation>
    </message>
    <message>
        <source>This Nine was laid as a King. If it is not called, it kills a card, just as a King does.</source>
        <translation>Deze Negen is gespeeld als Koning. Wordt hij niet betwist, dan schakelt hij een kaart uit, net als een Koning.</translation>
    </message>
    <message>
        <source>This Seven was laid as an Ace and called. It is discarded, and the challenger picks a second card. Laid as a King, it would have been the only card lost.</source>
        <translation>Deze Zeven is als Aas gespeeld en betwist: hij wordt afgelegd, en de uitdager kiest een tweede kaart. Was hij als Koning gespeeld, dan was alleen de Zeven verloren.</translation>
    </message>
    <message>
        <source>You called a true King. It kills one of your cards all the same, and the wrong call costs you a second one.</source>
        <translation>Je betwistte een echte Koning. Hij schakelt toch een van je kaarten uit, en ten onrechte betwisten kost je een tweede.</translation>
    </message>
    <message>
        <source>Your Jack saw this Queen. Then your rival laid a card face down: it may be the Queen, or the Queen may still be in the hand.</source>
        <translation>Je Boer zag deze Vrouw. Daarna speelde je tegenstander een kaart gedekt: dat kan de Vrouw zijn, maar die kan ook nog in de hand zitten.</translation>
    </message>
    <message>
        <source>Your Joker evades the King, true or not. The Joker is gone, nobody learns what was laid, and your rival still draws a card.</source>
        <translation>Je Joker weert de Koning af, waar of niet. Je bent hem kwijt, niemand komt te weten wat er is gespeeld, en je tegenstander trekt toch een kaart.</translation>
    </message>
    <message>
        <source>Your last card, a true King, kills the last card of your only rival. You win, even with no cards left yourself.</source>
        <translation>Je laatste kaart, een echte Koning, schakelt de laatste kaart van je enige tegenstander uit. Je wint, al heb je zelf geen kaart meer.</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>open</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>uitgeschakeld</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>gespeeld</translation>
    </message>
    <message>
        <source>laid as a King</source>
        <translation>gespeeld als Koning</translation>
    </message>
    <message>
        <source>laid as a Peasant</source>
        <translation>gespeeld als Dorpeling</translation>
    </message>
    <message>
        <source>laid as a Queen</source>
        <translation>gespeeld als Vrouw</translation>
    </message>
    <message>
        <source>laid as an Ace</source>
        <translation>gespeeld als Aas</translation>
    </message>
    <message>
        <source>lost as well</source>
        <translation>ook verloren</translation>
    </message>
    <message>
        <source>seen before</source>
        <translation>eerder gezien</translation>
    </message>
    <message>
        <source>your last card</source>
        <translation>je laatste kaart</translation>
    </message>
    <message>
        <source>yours, shown</source>
        <translation>van jou, getoond</translation>
    </message>
</context>
<context>
    <name>throne/fault</name>
    <message>
        <source>Aiming at the wrong rival</source>
        <translation>De verkeerde tegenstander kiezen</translation>
    </message>
    <message>
        <source>Believing claims too readily</source>
        <translation>Claims te snel geloven</translation>
    </message>
    <message>
        <source>Bluffing where the truth was better</source>
        <translation>Bluffen waar de waarheid beter is</translation>
    </message>
    <message>
        <source>Calling “Liar!” too readily</source>
        <translation>Claims te snel betwisten</translation>
    </message>
    <message>
        <source>Claiming the wrong card</source>
        <translation>De verkeerde kaart claimen</translation>
    </message>
    <message>
        <source>Picking the wrong card</source>
        <translation>De verkeerde kaart kiezen</translation>
    </message>
    <message>
        <source>Showing a Joker at the wrong time</source>
        <translation>De Joker op het verkeerde moment tonen</translation>
    </message>
    <message>
        <source>Telling the truth where a bluff was better</source>
        <translation>De waarheid zeggen waar bluffen beter is</translation>
    </message>
</context>
<context>
    <name>throne/game</name>
    <message>
        <source>A false Ace costs a hidden card, picked blind, or a face-up card if none is hidden.</source>
        <translation>Een valse Aas kost een gedekte kaart, blind gekozen; een open kaart alleen als er geen gedekte is.</translation>
    </message>
    <message>
        <source>Bluff about the cards you lay face down, call out the liars, and be the last one with cards.</source>
        <translation>Bluf over de kaarten die je gedekt speelt, ontmasker leugenaars en houd als laatste kaarten over.</translation>
    </message>
    <message>
        <source>Bluff and call</source>
        <translation>Bluf en ontmasker</translation>
    </message>
    <message>
        <source>In a game begun before this change, a false Ace may still cost a face-up card.</source>
        <translation>In een eerder begonnen partij kan een valse Aas nog wel een open kaart kosten.</translation>
    </message>
    <message>
        <source>The card lost for a wrong call or a lie may now be a face-up card.</source>
        <translation>De kaart die je verliest door een leugen of door ten onrechte te betwisten, mag nu ook een open kaart zijn.</translation>
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
        <translation>Word {number} keer ten onrechte van een leugen beschuldigd.</translation>
    </message>
    <message>
        <source>Call {number} lies in one game.</source>
        <translation>Betwist {number} leugens in één partij.</translation>
    </message>
    <message>
        <source>Claim {number} Aces that nobody calls a lie.</source>
        <translation>Claim {number} Azen die niemand betwist.</translation>
    </message>
    <message>
        <source>Evade {number} claims with Jokers in one game.</source>
        <translation>Weer in één partij {number} claims af met Jokers.</translation>
    </message>
    <message>
        <source>Get away with {number} false Kings.</source>
        <translation>Kom weg met {number} valse Koningen.</translation>
    </message>
    <message>
        <source>Get away with {number} lies in one game.</source>
        <translation>Kom weg met {number} leugens in één partij.</translation>
    </message>
    <message>
        <source>Hold {number} cards at the same time.</source>
        <translation>Verzamel een hand van {number} kaarten.</translation>
    </message>
    <message>
        <source>Kill {number} cards with Kings in one game.</source>
        <translation>Schakel in één partij {number} kaarten uit met Koningen.</translation>
    </message>
    <message>
        <source>Knock rivals out of a round {number} times.</source>
        <translation>Werk {number} keer een tegenstander uit een ronde.</translation>
    </message>
    <message>
        <source>Look at {number} cards with Jacks in one game.</source>
        <translation>Bekijk {number} kaarten met Boeren in één partij.</translation>
    </message>
    <message>
        <source>Turn {number} cards face up with Queens in one game.</source>
        <translation>Onthul {number} kaarten met Vrouwen in één partij.</translation>
    </message>
    <message>
        <source>Win a game in which a rival was two rounds ahead of you.</source>
        <translation>Win een partij waarin een tegenstander twee ronden voorstond.</translation>
    </message>
    <message>
        <source>Win a game in which you never lie.</source>
        <translation>Win een partij waarin je nooit liegt.</translation>
    </message>
    <message>
        <source>Win a game two rounds ahead of everyone else.</source>
        <translation>Win een partij met twee ronden voorsprong.</translation>
    </message>
    <message>
        <source>Win a round without telling a single lie.</source>
        <translation>Win een ronde waarin je geen enkele keer liegt.</translation>
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
    <name>throne/laying</name>
    <message>
        <source>A Jack looks at a card</source>
        <translation>Een Boer bekijkt een kaart</translation>
    </message>
    <message>
        <source>A King kills a card</source>
        <translation>Koning schakelt kaart uit</translation>
    </message>
    <message>
        <source>A Queen turns a card up</source>
        <translation>Een Vrouw onthult een kaart</translation>
    </message>
    <message>
        <source>A card is laid</source>
        <translation>Een kaart wordt gespeeld</translation>
    </message>
    <message>
        <source>A card is lost</source>
        <translation>Een kaart gaat verloren</translation>
    </message>
    <message>
        <source>A claim is answered</source>
        <translation>Een claim wordt beantwoord</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Actieve speler</translation>
    </message>
    <message>
        <source>An Ace is answered</source>
        <translation>Een Aas wordt beantwoord</translation>
    </message>
    <message>
        <source>Cards left to draw</source>
        <translation>Nog te trekken kaarten</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Claim</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Open kaarten</translation>
    </message>
    <message>
        <source>Laid face up</source>
        <translation>Open gespeeld</translation>
    </message>
    <message>
        <source>Last turn’s claim</source>
        <translation>Claim van de vorige beurt</translation>
    </message>
    <message>
        <source>Last turn’s target</source>
        <translation>Doelwit van de vorige claim</translation>
    </message>
    <message>
        <source>Loses a card</source>
        <translation>Verliest een kaart</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Uit de ronde</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnen ronden</translation>
    </message>
    <message>
        <source>Targeted rival</source>
        <translation>Doelwit van de claim</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>De ronde is voorbij</translation>
    </message>
    <message>
        <source>Turns so far</source>
        <translation>Beurten tot nu toe</translation>
    </message>
</context>
<context>
    <name>throne/lesson</name>
    <message>
        <source>A Peasant is safe: it cannot be called a lie. But it draws nothing, so your hand shrinks by a card.</source>
        <translation>Een Dorpeling is veilig: niemand mag hem betwisten. Maar je trekt er niets voor terug, dus je hand wordt een kaart kleiner.</translation>
    </message>
    <message>
        <source>A card nobody called is buried and stays hidden; a card that was shown is face up among the discards. Count: if you see all four Kings elsewhere, a claimed King must be a lie.</source>
        <translation>Wat niemand heeft betwist, wordt begraven en blijft verborgen; wat is getoond, ligt open op de aflegstapel. Tel mee: zie je alle vier de Koningen ergens anders, dan moet een geclaimde Koning gelogen zijn.</translation>
    </message>
    <message>
        <source>A card you know to be in your rival’s hand is noted beside their name. Once your rival lays a hidden card, it may be the one you know, so the note gets a question mark.</source>
        <translation>Weet je dat een kaart in de hand van je tegenstander zit, dan staat die naast de naam genoteerd. Speelt je tegenstander een kaart gedekt, dan kan het die zijn en krijgt de notitie een vraagteken.</translation>
    </message>
    <message>
        <source>A lie was found out: the card is among the discards, it had no effect, and nothing was drawn.</source>
        <translation>Een leugen is uitgekomen: de kaart ligt op de aflegstapel en heeft niets gedaan, en er is niets getrokken.</translation>
    </message>
    <message>
        <source>A true claim was called a lie: it worked all the same, and the caller lost a card for it.</source>
        <translation>Een ware claim is betwist: hij werkte toch, en wie betwistte, verloor een kaart.</translation>
    </message>
    <message>
        <source>An Ace draws two cards, and anyone may call it a lie. A false Ace costs two cards, and a wrong call costs you one.</source>
        <translation>Met een Aas trek je twee kaarten, en iedereen mag hem betwisten. Een valse Aas kost je er twee; wie ten onrechte betwist, verliest er een.</translation>
    </message>
    <message>
        <source>Someone has a face-up card. It still counts and may be laid, but everyone knows what it is: lying with it fools nobody.</source>
        <translation>Iemand heeft een open kaart. Die telt nog mee en mag worden gespeeld, maar iedereen weet wat het is: een leugen ermee valt meteen op.</translation>
    </message>
    <message>
        <source>The match is over: three rounds win the throne.</source>
        <translation>De partij is voorbij: wie drie ronden wint, krijgt de troon.</translation>
    </message>
    <message>
        <source>The round is over: everyone but the winner is out. The winner begins the next one. Three rounds win the match.</source>
        <translation>De ronde is voorbij: op de winnaar na ligt iedereen eruit. De winnaar begint de volgende. Met drie ronden win je de partij.</translation>
    </message>
    <message>
        <source>Welcome! Everyone starts with five cards. Run out and you are out. Each turn you lay one card face down and say what it is. Begin: drag a card to one of the claims in the middle.</source>
        <translation>Welkom! Iedereen begint met vijf kaarten. Heb je er geen meer, dan lig je eruit. Elke beurt speel je één kaart gedekt en zeg je wat het is. Begin: sleep een kaart naar een van de claims in het midden.</translation>
    </message>
    <message>
        <source>You are the target, and you have a Joker. Show it: nothing happens to you, and nobody learns what was laid. But the Joker is gone.</source>
        <translation>Je hebt een Joker, en er is een claim tegen jou. Toon de Joker: er gebeurt je niets, en niemand komt te weten wat er is gespeeld. Maar de Joker ben je kwijt.</translation>
    </message>
    <message>
        <source>You may claim what you like, whatever the card is. A bluff that is believed works like the true card, but your rival may call it a lie. Try it: lay a 7, 8, 9, or 10 as a King.</source>
        <translation>Je mag claimen wat je wilt, welke kaart het ook is. Een bluf die wordt geloofd, werkt als de echte kaart, maar je tegenstander mag hem betwisten. Probeer het: speel een kaart van 7 t/m 10 als Koning.</translation>
    </message>
    <message>
        <source>You may pick one of your rival’s cards. The hand was shuffled, so just choose any hidden card.</source>
        <translation>Je mag een kaart van je tegenstander kiezen. De hand is geschud; kies gewoon een van de gedekte kaarten.</translation>
    </message>
    <message>
        <source>Your rival claims a card against you. Is it true? Catch a lie, and your rival loses the card for nothing; call the truth a lie, and you lose a card. Answer with the buttons on the table.</source>
        <translation>Je tegenstander claimt een kaart tegen jou. Is het waar? Roep je ‘Leugen!’ en is het gelogen, dan is die kaart verloren; is het waar, dan verlies jij er een. Antwoord met de knoppen op de tafel.</translation>
    </message>
</context>
<context>
    <name>throne/log</name>
    <message>
        <source>Accepts.</source>
        <translation>Gelooft de claim.</translation>
    </message>
    <message>
        <source>After 400 turns, the player with the most cards wins the round.</source>
        <translation>Na 400 beurten is de ronde voor wie de meeste kaarten heeft.</translation>
    </message>
    <message>
        <source>All of {player}’s cards are face up: nothing happens.</source>
        <translation>Alle kaarten van {player} liggen open: er gebeurt niets.</translation>
    </message>
    <message>
        <source>Claims {claim} against {player} with {card}.</source>
        <translation>Claimt met {card:def} een {claim} tegen {player}.</translation>
    </message>
    <message>
        <source>Claims {claim} against {player}.</source>
        <translation>Claimt een {claim} tegen {player}.</translation>
    </message>
    <message>
        <source>Claims {claim} with {card}.</source>
        <translation>Claimt met {card:def} een {claim}.</translation>
    </message>
    <message>
        <source>Claims {claim}.</source>
        <translation>Claimt een {claim}.</translation>
    </message>
    <message>
        <source>Discards {player}’s {card}.</source>
        <translation>Legt {card:def} van {player} af.</translation>
    </message>
    <message>
        <source>Draws a card.</source>
        <translation>Trekt een kaart.</translation>
    </message>
    <message>
        <source>Draws {card}.</source>
        <translation>Trekt {card:def}.</translation>
    </message>
    <message>
        <source>Evades with a Joker.</source>
        <translation>Weert de claim af met een Joker.</translation>
    </message>
    <message>
        <source>Has no cards left and is out of the round.</source>
        <translation>Heeft geen kaarten meer en ligt er deze ronde uit.</translation>
    </message>
    <message>
        <source>Kills {player}’s {card}.</source>
        <translation>Schakelt {card:def} van {player} uit.</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Leugen!</translation>
    </message>
    <message>
        <source>Liar! Called by {players}. The challenger is {player}.</source>
        <translation>Leugen! Betwist door {players}. De uitdager is {player}.</translation>
    </message>
    <message>
        <source>Looks at one of {player}’s cards.</source>
        <translation>Bekijkt een kaart van {player}.</translation>
    </message>
    <message>
        <source>Looks at {player}’s {card}.</source>
        <translation>Bekijkt {card:def} van {player}.</translation>
    </message>
    <message>
        <source>No cards are left to draw.</source>
        <translation>Er is geen kaart meer om te trekken.</translation>
    </message>
    <message>
        <source>Nobody calls it a lie.</source>
        <translation>Niemand betwist de claim.</translation>
    </message>
    <message>
        <source>Shuffles all the cards and deals.</source>
        <translation>Schudt alle kaarten en deelt.</translation>
    </message>
    <message>
        <source>The claim was a lie: {card}.</source>
        <translation>De claim was gelogen: het was een {card}.</translation>
    </message>
    <message>
        <source>The claim was true: {card}.</source>
        <translation>De claim was waar: het was een {card}.</translation>
    </message>
    <message>
        <source>The draw pile is empty: buried cards and discards are shuffled into a new one.</source>
        <translation>De trekstapel is leeg: van begraven en afgelegde kaarten wordt een nieuwe geschud.</translation>
    </message>
    <message>
        <source>Turns {player}’s {card} face up.</source>
        <translation>Onthult {card:def} van {player}.</translation>
    </message>
    <message>
        <source>Wins the game and takes the throne.</source>
        <translation>Wint de partij en verovert de troon.</translation>
    </message>
    <message>
        <source>Wins the round.</source>
        <translation>Wint de ronde.</translation>
    </message>
    <message>
        <source>Your five cards: {cards}.</source>
        <translation>Je vijf kaarten: {cards}.</translation>
    </message>
    <message>
        <source>{player} gets five cards.</source>
        <translation>{player} krijgt vijf kaarten.</translation>
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
        <source>Kill one of {player}’s hidden cards</source>
        <translation>Gedekte kaart van {player} uitschakelen</translation>
    </message>
    <message>
        <source>Kill {player}’s {card}</source>
        <translation>{card:Def} van {player} uitschakelen</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Leugen!</translation>
    </message>
    <message>
        <source>Look at one of {player}’s cards</source>
        <translation>Kaart van {player} bekijken</translation>
    </message>
    <message>
        <source>Pick a hidden card</source>
        <translation>Gedekte kaart kiezen</translation>
    </message>
    <message>
        <source>Pick the card that {player} loses</source>
        <translation>Kaart kiezen die {player} verliest</translation>
    </message>
    <message>
        <source>Pick the face-up {card}</source>
        <translation>Open {card} kiezen</translation>
    </message>
    <message>
        <source>Pick the {card} for {player} to lose</source>
        <translation>{player} {card:def} laten verliezen</translation>
    </message>
    <message>
        <source>Show a Joker</source>
        <translation>Joker tonen</translation>
    </message>
    <message>
        <source>Turn one of {player}’s cards face up</source>
        <translation>Kaart van {player} onthullen</translation>
    </message>
    <message>
        <source>Use the face-up Joker</source>
        <translation>Open Joker gebruiken</translation>
    </message>
    <message>
        <source>{card} (face up) as {claim}</source>
        <translation>{card} (open) als {claim}</translation>
    </message>
    <message>
        <source>{card} (face up) as {claim} against {player}</source>
        <translation>{card} (open) als {claim} tegen {player}</translation>
    </message>
    <message>
        <source>{card} as {claim}</source>
        <translation>{card} als {claim}</translation>
    </message>
    <message>
        <source>{card} as {claim} against {player}</source>
        <translation>{card} als {claim} tegen {player}</translation>
    </message>
</context>
<context>
    <name>throne/number</name>
    <message>
        <source>Cards in hand</source>
        <translation>Handkaarten</translation>
    </message>
    <message>
        <source>No card in Throne has a value you can change.</source>
        <translation>De kaarten van Throne hebben geen waarden die je kunt veranderen.</translation>
    </message>
    <message>
        <source>Rounds to win the match</source>
        <translation>Ronden om de partij te winnen</translation>
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
        <translation>Duur</translation>
    </message>
    <message>
        <source>Match: first to win three rounds</source>
        <translation>Tot iemand drie ronden heeft gewonnen</translation>
    </message>
</context>
<context>
    <name>throne/prompt</name>
    <message>
        <source>Drop a card on the claim you want to make.</source>
        <translation>Sleep een kaart naar de claim die je doet.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s cards to kill.</source>
        <translation>Kies de kaart van {player} die je uitschakelt.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s cards to turn face up.</source>
        <translation>Kies de kaart van {player} die je onthult.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s hidden cards to look at.</source>
        <translation>Kies de gedekte kaart van {player} die je bekijkt.</translation>
    </message>
    <message>
        <source>Pick the card that {player} loses.</source>
        <translation>Kies de kaart die {player} verliest.</translation>
    </message>
    <message>
        <source>Pick the hidden card that {player} loses.</source>
        <translation>Kies de gedekte kaart die {player} verliest.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is voorbij.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>De ronde is voorbij. Deel de volgende.</translation>
    </message>
    <message>
        <source>{player} claims a Jack to see a card. True?</source>
        <translation>{player} claimt een Boer: een kaart bekijken. Klopt dat?</translation>
    </message>
    <message>
        <source>{player} claims a King to kill a card. True?</source>
        <translation>{player} claimt een Koning: een kaart uitschakelen. Klopt dat?</translation>
    </message>
    <message>
        <source>{player} claims a Queen to turn a card up. True?</source>
        <translation>{player} claimt een Vrouw: een kaart onthullen. Klopt dat?</translation>
    </message>
    <message>
        <source>{player} claims an Ace to draw two cards. True?</source>
        <translation>{player} claimt een Aas: twee kaarten trekken. Klopt dat?</translation>
    </message>
    <message>
        <source>{player} claims an Ace. Does anybody call it a lie?</source>
        <translation>{player} claimt een Aas. Betwist iemand dat?</translation>
    </message>
</context>
<context>
    <name>throne/reason</name>
    <message>
        <source>A Joker you show is gone. The King may kill any of your {cards} cards.</source>
        <translation>Een getoonde Joker ben je kwijt. De Koning kan elk van je {cards} kaarten uitschakelen.</translation>
    </message>
    <message>
        <source>A Peasant cannot be called a lie, whatever the card is. It draws nothing.</source>
        <translation>Niemand mag een Dorpeling betwisten, welke kaart het ook is. Je krijgt er niets voor.</translation>
    </message>
    <message>
        <source>A bluff: if nobody calls it, it works as if true. If somebody does, it costs you another card.</source>
        <translation>Bluf: betwist niemand het, dan werkt het alsof het waar is. Anders kost het je nog een kaart.</translation>
    </message>
    <message>
        <source>A bluff: if {player} believes it, it works as if true.</source>
        <translation>Bluf: gelooft {player} het, dan werkt het alsof het waar is.</translation>
    </message>
    <message>
        <source>A false Ace that is called costs you another card. This claim never does.</source>
        <translation>Een valse Aas die wordt betwist, kost je nog een kaart. Deze claim nooit.</translation>
    </message>
    <message>
        <source>A lie: {player} has one card left, and only a call can save it.</source>
        <translation>Gelogen: {player} heeft nog één kaart, en alleen betwisten kan die redden.</translation>
    </message>
    <message>
        <source>A rival who may call it knows it is a lie.</source>
        <translation>Een tegenstander die het mag betwisten, weet dat het gelogen is.</translation>
    </message>
    <message>
        <source>A wrong call would cost you a card.</source>
        <translation>Ten onrechte betwisten zou je een kaart kosten.</translation>
    </message>
    <message>
        <source>A wrong call would cost you one of your {cards} cards.</source>
        <translation>Ten onrechte betwisten zou je een van je {cards} kaarten kosten.</translation>
    </message>
    <message>
        <source>A wrong call would cost you your last card.</source>
        <translation>Ten onrechte betwisten zou je je laatste kaart kosten.</translation>
    </message>
    <message>
        <source>Anyone who challenges a true Ace loses a card.</source>
        <translation>Wie een echte Aas betwist, verliest een kaart.</translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, a call costs {player} another card and leaves %n.</source>
        <translation>
            <numerusform>Betwist je een leugen, dan verliest {player} nog een kaart en blijft er %n over.</numerusform>
            <numerusform>Betwist je een leugen, dan verliest {player} nog een kaart en blijven er %n over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, a call leaves {player} with %n card(s) instead of {other}.</source>
        <translation>
            <numerusform>Betwist je een leugen, dan houdt {player} %n kaart over in plaats van {other}.</numerusform>
            <numerusform>Betwist je een leugen, dan houdt {player} %n kaarten over in plaats van {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it is a lie, a call saves one of your {cards} cards from the King.</source>
        <translation>Is de Koning gelogen, dan red je door te betwisten een van je {cards} kaarten.</translation>
    </message>
    <message>
        <source>If it is a lie, a call stops it and spares your Joker.</source>
        <translation>Is het gelogen, dan houd je de claim tegen door te betwisten, en spaar je je Joker.</translation>
    </message>
    <message>
        <source>If it is a lie, a call stops it, and no card is drawn.</source>
        <translation>Is het gelogen, dan houd je de claim tegen door te betwisten, en wordt er geen kaart getrokken.</translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, calling it keeps your %n card(s) hidden.</source>
        <translation>
            <numerusform>Is het gelogen, dan blijft je %n gedekte kaart verborgen als je betwist.</numerusform>
            <numerusform>Is het gelogen, dan blijven je %n gedekte kaarten verborgen als je betwist.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it really is a King, calling it costs you two of your {cards} cards, not one.</source>
        <translation>Is het echt een Koning, dan kost betwisten je twee van je {cards} kaarten, niet één.</translation>
    </message>
    <message>
        <source>If it works, {player} loses their last card and is out.</source>
        <translation>Als het werkt, verliest {player} de laatste kaart en ligt eruit.</translation>
    </message>
    <message numerus="yes">
        <source>If {player} accepts, a card turns face up, leaving %n hidden.</source>
        <translation>
            <numerusform>Wordt het geloofd, dan komt bij {player} een kaart open te liggen en blijft er %n gedekt.</numerusform>
            <numerusform>Wordt het geloofd, dan komt bij {player} een kaart open te liggen en blijven er %n gedekt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If {player} accepts, they lose a card and have %n left.</source>
        <translation>
            <numerusform>Wordt het geloofd, dan verliest {player} een kaart en heeft er nog %n.</numerusform>
            <numerusform>Wordt het geloofd, dan verliest {player} een kaart en heeft er nog %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is true, and {player} has one card left: no answer can save it.</source>
        <translation>Het is waar, en {player} heeft nog maar één kaart: geen antwoord redt die.</translation>
    </message>
    <message>
        <source>It is true, so a call cannot stop it: you draw {mine} instead of {other}.</source>
        <translation>De claim is waar, dus betwisten helpt niet: je trekt {mine} van de trekstapel in plaats van {other}.</translation>
    </message>
    <message>
        <source>It is true: a call cannot stop it.</source>
        <translation>Het is waar: betwisten kan het niet tegenhouden.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost the challenger a card.</source>
        <translation>Het is waar: wie het betwist, verliest een kaart.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost {player} a card.</source>
        <translation>Het is waar: betwisten zou {player} een kaart kosten.</translation>
    </message>
    <message>
        <source>It is your last card, and a Peasant draws nothing: you are out.</source>
        <translation>Het is je laatste kaart, en een Dorpeling levert niets op: je ligt eruit.</translation>
    </message>
    <message>
        <source>It is your last card: unless this bluff is called, you draw and stay in.</source>
        <translation>Het is je laatste kaart: wordt deze bluf niet betwist, dan trek je een kaart en blijf je in de ronde.</translation>
    </message>
    <message>
        <source>It really is a King: whatever you answer, it takes your last card.</source>
        <translation>Het is echt een Koning: je bent je laatste kaart kwijt, wat je ook antwoordt.</translation>
    </message>
    <message numerus="yes">
        <source>Of the four, %n cannot be the card laid: {claim}.</source>
        <translation>
            <numerusform>{claim}: van de vier kan er %n niet gespeeld zijn.</numerusform>
            <numerusform>{claim}: van de vier kunnen er %n niet gespeeld zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of {cards} cards that may lie hidden, %n would be a Jack, Queen, King or Ace.</source>
        <translation>
            <numerusform>Van de {cards} kaarten die er gedekt kunnen liggen, is er %n een Boer, Vrouw, Koning of Aas.</numerusform>
            <numerusform>Van de {cards} kaarten die er gedekt kunnen liggen, zijn er %n een Boer, Vrouw, Koning of Aas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Joker evades a true claim as well. A wrong call costs you one of your {cards} cards.</source>
        <translation>De Joker weert ook een ware claim af. Ten onrechte betwisten kost je een van je {cards} kaarten.</translation>
    </message>
    <message>
        <source>The Joker evades the claim, whether or not it is true.</source>
        <translation>De Joker weert de claim af, waar of niet.</translation>
    </message>
    <message>
        <source>The Joker is your last card: show it and you are out.</source>
        <translation>De Joker is je laatste kaart: zonder hem lig je eruit.</translation>
    </message>
    <message numerus="yes">
        <source>The Joker keeps your %n other hidden card(s) hidden.</source>
        <translation>
            <numerusform>Dankzij de Joker blijft je %n andere gedekte kaart verborgen.</numerusform>
            <numerusform>Dankzij de Joker blijven je %n andere gedekte kaarten verborgen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Joker keeps {player} from looking at your %n other card(s).</source>
        <translation>
            <numerusform>De Joker voorkomt dat {player} je %n andere kaart bekijkt.</numerusform>
            <numerusform>De Joker voorkomt dat {player} een van je %n andere kaarten bekijkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Joker saves your %n other card(s) from the King.</source>
        <translation>
            <numerusform>De Joker beschermt je %n andere kaart tegen de Koning.</numerusform>
            <numerusform>De Joker beschermt je %n andere kaarten tegen de Koning.</numerusform>
        </translation>
    </message>
    <message>
        <source>The King takes your last card, and you are out.</source>
        <translation>De Koning schakelt je laatste kaart uit: je ligt eruit.</translation>
    </message>
    <message>
        <source>The King would take your last card: only a call can save it.</source>
        <translation>De Koning zou je laatste kaart uitschakelen: alleen betwisten kan die redden.</translation>
    </message>
    <message>
        <source>The card was face up: you know the claim is a lie.</source>
        <translation>De kaart lag open: je weet dat de claim gelogen is.</translation>
    </message>
    <message>
        <source>The hand was shuffled: each hidden card is as likely as any other.</source>
        <translation>De hand is geschud: elke gedekte kaart is even waarschijnlijk.</translation>
    </message>
    <message>
        <source>This begins the next round.</source>
        <translation>Hiermee begint de volgende ronde.</translation>
    </message>
    <message>
        <source>Unless it is called a lie, you draw {mine} instead of {other}.</source>
        <translation>Wordt het niet betwist, dan trek je er {mine} in plaats van {other}.</translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Aces elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Van de vier Azen heb je er al %n gezien. Is dit een leugen, dan houd je die tegen door te betwisten.</numerusform>
            <numerusform>Van de vier Azen heb je er al %n gezien. Is dit een leugen, dan houd je die tegen door te betwisten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Jacks elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Van de vier Boeren heb je er al %n gezien. Is dit een leugen, dan houd je die tegen door te betwisten.</numerusform>
            <numerusform>Van de vier Boeren heb je er al %n gezien. Is dit een leugen, dan houd je die tegen door te betwisten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Kings elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Van de vier Koningen heb je er al %n gezien. Is dit een leugen, dan houd je die tegen door te betwisten.</numerusform>
            <numerusform>Van de vier Koningen heb je er al %n gezien. Is dit een leugen, dan houd je die tegen door te betwisten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Queens elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Van de vier Vrouwen heb je er al %n gezien. Is dit een leugen, dan houd je die tegen door te betwisten.</numerusform>
            <numerusform>Van de vier Vrouwen heb je er al %n gezien. Is dit een leugen, dan houd je die tegen door te betwisten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have seen none of the four Aces elsewhere. A wrong call could cost you a card.</source>
        <translation>Van de vier Azen heb je er nog geen gezien. Ten onrechte betwisten kan je een kaart kosten.</translation>
    </message>
    <message>
        <source>You have seen none of the four Jacks elsewhere. A wrong call would cost you a card.</source>
        <translation>Van de vier Boeren heb je er nog geen gezien. Ten onrechte betwisten zou je een kaart kosten.</translation>
    </message>
    <message>
        <source>You have seen none of the four Kings elsewhere. A wrong call would cost you a second card.</source>
        <translation>Van de vier Koningen heb je er nog geen gezien. Ten onrechte betwisten zou je een tweede kaart kosten.</translation>
    </message>
    <message>
        <source>You have seen none of the four Queens elsewhere. A wrong call would cost you a card.</source>
        <translation>Van de vier Vrouwen heb je er nog geen gezien. Ten onrechte betwisten zou je een kaart kosten.</translation>
    </message>
    <message>
        <source>You keep the Joker and lose no card to the {claim}.</source>
        <translation>Je houdt de Joker, en de {claim} kost je geen kaart.</translation>
    </message>
    <message>
        <source>You keep the {card} for later.</source>
        <translation>Je houdt {card:def} voor later.</translation>
    </message>
    <message>
        <source>You know it is a lie, yet you would let it through.</source>
        <translation>Je weet dat het gelogen is, en toch zou je de claim laten doorgaan.</translation>
    </message>
    <message>
        <source>You know it is a lie: a call would stop it and spare the Joker.</source>
        <translation>Je weet dat het gelogen is: betwisten zou het tegenhouden en de Joker sparen.</translation>
    </message>
    <message>
        <source>You know it is true, and a wrong call costs a card.</source>
        <translation>Je weet dat het waar is, en ten onrechte betwisten kost een kaart.</translation>
    </message>
    <message>
        <source>You know it is true, and the Joker evades it.</source>
        <translation>Je weet dat het waar is, en de Joker weert het af.</translation>
    </message>
    <message>
        <source>You know it is true: a call could only cost you a card.</source>
        <translation>Je weet dat het waar is: betwisten kan je alleen een kaart kosten.</translation>
    </message>
    <message>
        <source>You know which card was laid: {card}.</source>
        <translation>Je weet dat er een {card} is gespeeld.</translation>
    </message>
    <message>
        <source>You know which card {player} loses: {card}.</source>
        <translation>Je weet dat {player} {card:def} verliest.</translation>
    </message>
    <message>
        <source>You lay the face-up card and keep the hidden one.</source>
        <translation>Je speelt de open kaart en houdt de gedekte.</translation>
    </message>
    <message>
        <source>{claim} is easier to believe than {other}: {player} has seen only {mine} of the four, but {theirs} of the other four.</source>
        <translation>Een {claim} is geloofwaardiger dan een {other}: {player} zag pas {mine} van de vier, en van de andere al {theirs}.</translation>
    </message>
    <message>
        <source>{claim}: any of the four could have been laid.</source>
        <translation>{claim}: elk van de vier kan gespeeld zijn.</translation>
    </message>
    <message>
        <source>{claim}: you know where all four are, so this must be a lie.</source>
        <translation>{claim}: geen van de vier kan gespeeld zijn, dus het moet gelogen zijn.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has already made this claim %n time(s) this round: {claim}. That argues against a call.</source>
        <translation>
            <numerusform>{player} heeft deze ronde al %n keer een {claim} geclaimd. Dat pleit tegen betwisten.</numerusform>
            <numerusform>{player} heeft deze ronde al %n keer een {claim} geclaimd. Dat pleit tegen betwisten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has already made this claim %n time(s) this round: {claim}. That argues for a call.</source>
        <translation>
            <numerusform>{player} heeft deze ronde al %n keer een {claim} geclaimd. Dat pleit voor betwisten.</numerusform>
            <numerusform>{player} heeft deze ronde al %n keer een {claim} geclaimd. Dat pleit voor betwisten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has more cards than {other}: {mine} to {theirs}.</source>
        <translation>{player} heeft meer kaarten dan {other}: {mine} tegen {theirs}.</translation>
    </message>
    <message>
        <source>{player} keeps the cards that everyone can see.</source>
        <translation>{player} houdt de kaarten die iedereen ziet.</translation>
    </message>
    <message>
        <source>{player} loses the {card} and keeps the {other}.</source>
        <translation>{player} verliest {card:def} en houdt {other:def}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses this card: {card}. Of {cards} cards that may lie hidden, %n would be a Peasant or a Joker.</source>
        <translation>
            <numerusform>{player} verliest {card:def}. Van de {cards} kaarten die er gedekt kunnen liggen, is er %n een Dorpeling of Joker.</numerusform>
            <numerusform>{player} verliest {card:def}. Van de {cards} kaarten die er gedekt kunnen liggen, zijn er %n een Dorpeling of Joker.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>throne/refusal</name>
    <message>
        <source>A Joker does not stop an Ace.</source>
        <translation>Tegen een Aas helpt geen Joker.</translation>
    </message>
    <message>
        <source>A claim is aimed at you: answer it first.</source>
        <translation>Er is een claim tegen jou: antwoord daar eerst op.</translation>
    </message>
    <message>
        <source>A false Ace costs a hidden card: pick one.</source>
        <translation>Een valse Aas kost een gedekte kaart: kies er een.</translation>
    </message>
    <message>
        <source>Aim your claim at a rival, not at yourself.</source>
        <translation>Richt je claim tegen een tegenstander, niet tegen jezelf.</translation>
    </message>
    <message>
        <source>All of {player}’s cards are face up: pick one of them.</source>
        <translation>Alle kaarten van {player} liggen open: kies er een.</translation>
    </message>
    <message>
        <source>An Ace was claimed: answer it first.</source>
        <translation>Er is een Aas geclaimd: antwoord daar eerst op.</translation>
    </message>
    <message>
        <source>Any claim but a Peasant draws from here.</source>
        <translation>Hier trek je met elke claim behalve een Dorpeling.</translation>
    </message>
    <message>
        <source>Everyone has answered the Ace: lay a card.</source>
        <translation>Iedereen heeft al op de Aas geantwoord: speel een kaart.</translation>
    </message>
    <message>
        <source>Nobody has claimed anything yet this round: lay a card.</source>
        <translation>In deze ronde is nog niets geclaimd: speel een kaart.</translation>
    </message>
    <message>
        <source>Pick a card first.</source>
        <translation>Kies eerst een kaart.</translation>
    </message>
    <message>
        <source>Pick a hidden card here.</source>
        <translation>Je kunt hier alleen een gedekte kaart kiezen.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s cards.</source>
        <translation>Kies een kaart van {player}.</translation>
    </message>
    <message>
        <source>Show a Joker only when a Jack, Queen, or King is aimed at you.</source>
        <translation>Een Joker weert alleen een Boer, Vrouw of Koning tegen jou af.</translation>
    </message>
    <message>
        <source>The last claim is settled: lay a card of your own.</source>
        <translation>De vorige claim is afgehandeld: speel zelf een kaart.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant and needs no answer.</source>
        <translation>De laatste claim was een Dorpeling; daarop hoeft niemand te antwoorden.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant, which cannot be called a lie.</source>
        <translation>De laatste claim was een Dorpeling, en die mag niemand betwisten.</translation>
    </message>
    <message>
        <source>The last claim was aimed at {player}: only they could answer it.</source>
        <translation>De laatste claim was tegen {player} gericht: niemand anders kon erop antwoorden.</translation>
    </message>
    <message>
        <source>The round is not over yet.</source>
        <translation>De ronde is nog niet voorbij.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one first.</source>
        <translation>De ronde is voorbij: deel eerst de volgende.</translation>
    </message>
    <message>
        <source>There is nothing to pick yet: lay a card first.</source>
        <translation>Er valt nog niets te kiezen: speel eerst een kaart.</translation>
    </message>
    <message>
        <source>These cards go into the next draw pile.</source>
        <translation>Deze kaarten komen terug met de volgende trekstapel.</translation>
    </message>
    <message>
        <source>To act on this hand, claim a Jack, Queen, or King against {player}.</source>
        <translation>Wil je iets met deze hand? Claim een Boer, Vrouw of Koning tegen {player}.</translation>
    </message>
    <message>
        <source>To claim this, drop a card from your hand here.</source>
        <translation>Sleep een handkaart hierheen om dit te claimen.</translation>
    </message>
    <message>
        <source>You have already answered the last claim: lay a card.</source>
        <translation>Je hebt al op de laatste claim geantwoord: speel een kaart.</translation>
    </message>
    <message>
        <source>You have no face-up Joker.</source>
        <translation>Je hebt geen open Joker.</translation>
    </message>
    <message>
        <source>You have no face-up {card}.</source>
        <translation>Je hebt geen open {card}.</translation>
    </message>
    <message>
        <source>You have no hidden Joker.</source>
        <translation>Je hebt geen gedekte Joker.</translation>
    </message>
    <message>
        <source>You have no hidden {card}.</source>
        <translation>Je hebt geen gedekte {card}.</translation>
    </message>
    <message>
        <source>{player} has no face-up {card}.</source>
        <translation>{player} heeft geen open {card}.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} doet niet mee aan deze partij.</translation>
    </message>
    <message>
        <source>{player} is out of this round.</source>
        <translation>{player} ligt er deze ronde uit.</translation>
    </message>
</context>
<context>
    <name>throne/road</name>
    <message>
        <source>A single round is played, with four Jokers in the deck instead of two.</source>
        <translation>Er wordt één ronde gespeeld, met vier Jokers in plaats van twee.</translation>
    </message>
    <message>
        <source>A single round is played.</source>
        <translation>Er wordt één ronde gespeeld.</translation>
    </message>
    <message>
        <source>Down here everyone cheats, and nobody minds as long as it is done well.</source>
        <translation>Hierbeneden speelt iedereen vals, en niemand vindt dat erg zolang je het maar goed doet.</translation>
    </message>
    <message>
        <source>Everyone gets three cards instead of five.</source>
        <translation>Iedereen krijgt drie kaarten in plaats van vijf.</translation>
    </message>
    <message>
        <source>Gaspard has talked every traveler out of a horse. Now he wants yours.</source>
        <translation>Gaspard heeft elke reiziger met mooie praatjes zijn paard afgetroggeld. Het jouwe wil hij ook wel.</translation>
    </message>
    <message>
        <source>Mice have eaten three Kings: only one is left in the deck.</source>
        <translation>Muizen hebben drie Koningen opgegeten: er is er nog maar één.</translation>
    </message>
    <message>
        <source>The Broken Bridge</source>
        <translation>De kapotte brug</translation>
    </message>
    <message>
        <source>The Ferry</source>
        <translation>Het veer</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <translation>De kluizenaar</translation>
    </message>
    <message>
        <source>The King of Liars</source>
        <translation>De koning van de leugenaars</translation>
    </message>
    <message>
        <source>The Mill</source>
        <translation>De molen</translation>
    </message>
    <message>
        <source>The Pilgrims’ Inn</source>
        <translation>De pelgrimsherberg</translation>
    </message>
    <message>
        <source>The Thieves’ Cellar</source>
        <translation>De dievenkelder</translation>
    </message>
    <message>
        <source>The Toll House</source>
        <translation>Het tolhuis</translation>
    </message>
    <message>
        <source>The hermit no longer plays. He shows you three games that others lost, and asks what they should have done.</source>
        <translation>De kluizenaar speelt met niemand meer. Hij laat je drie partijen zien die anderen hebben verloren, en vraagt wat ze hadden moeten doen.</translation>
    </message>
    <message>
        <source>The old king is gone, and his throne stands empty. You set out for it with an empty purse, and the miller bets you a ride that you will lose at cards.</source>
        <translation>De oude koning is weg, en zijn troon staat leeg. Je gaat op weg met een lege beurs, en de molenaarster wedt om een rit met de kar dat je bij het kaarten verliest.</translation>
    </message>
    <message>
        <source>The river is narrow and the ferry is fast, so Beatrix deals small hands.</source>
        <translation>De rivier is smal en het veer is snel, dus deelt Beatrix weinig kaarten.</translation>
    </message>
    <message>
        <source>The toll keeper has had enough of coins. Anyone who wants to pass has to sit down and play.</source>
        <translation>De tolgaarder heeft genoeg van munten. Wie erdoor wil, moet gaan zitten en spelen.</translation>
    </message>
    <message>
        <source>Two pilgrims share your table. They pray with every eye closed but one.</source>
        <translation>Twee pelgrims zitten bij je aan tafel. Ze bidden met hun ogen dicht, op één na.</translation>
    </message>
    <message>
        <source>Win by at least {number} rounds.</source>
        <translation>Win met minstens {number} ronden voorsprong.</translation>
    </message>
    <message>
        <source>Win five rounds to win the game.</source>
        <translation>Wie vijf ronden wint, wint de partij.</translation>
    </message>
    <message>
        <source>Win with at least {number} cards left.</source>
        <translation>Win met minstens {number} kaarten over.</translation>
    </message>
    <message>
        <source>Your cousin lost his nerve in the middle of a game, then lost his way. Someone has to finish the game for him.</source>
        <translation>Je neef is midden in een partij de moed kwijtgeraakt, en daarna de weg. Iemand moet de partij voor hem uitspelen.</translation>
    </message>
</context>
<context>
    <name>throne/rule</name>
    <message>
        <source>A Jack or Queen may be aimed at a rival whose cards are all face up. It does nothing, but it may still be called a lie, and it draws 1 card.</source>
        <translation>Je mag een Boer of Vrouw ook claimen tegen een tegenstander van wie alle kaarten open liggen. Er gebeurt dan niets, maar de claim mag worden betwist en je trekt 1 kaart.</translation>
    </message>
    <message>
        <source>A Joker stops neither an Ace nor the loss of a card for a wrong call or a lie.</source>
        <translation>Een Joker helpt niet tegen een Aas, en ook niet als je een kaart verliest omdat je loog of ten onrechte betwistte.</translation>
    </message>
    <message>
        <source>A Peasant does nothing, and you draw no card for it. It cannot be called a lie.</source>
        <translation>Een Dorpeling doet niets en levert geen kaart op. Niemand mag hem betwisten.</translation>
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
        <source>A laid card that nobody called is buried: it stays hidden. Cards that were shown, killed, or lost go face up among the discards.</source>
        <translation>Een gespeelde kaart die niemand betwist, wordt begraven en blijft verborgen. Getoonde, uitgeschakelde en verloren kaarten liggen open op de aflegstapel.</translation>
    </message>
    <message>
        <source>A new draw pile</source>
        <translation>Een nieuwe trekstapel</translation>
    </message>
    <message>
        <source>A random player begins the first round; after that, the winner of each round begins the next. Play goes clockwise.</source>
        <translation>Het toeval bepaalt wie de eerste ronde begint; daarna begint wie de vorige heeft gewonnen. De beurt gaat met de klok mee.</translation>
    </message>
    <message>
        <source>A rival without cards is out at once. The player whose turn it is goes out only if they have no cards after drawing.</source>
        <translation>Een tegenstander zonder kaarten ligt er meteen uit. Wie aan de beurt is, ligt er pas uit als de hand ook na het trekken leeg is.</translation>
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
        <source>Aim each of these at one rival, chosen when you make the claim. The Jack looks at one of the rival’s cards, the Queen turns one face up, and the King kills one. Only that rival answers: by accepting, calling you a liar, or showing a Joker. At the end of the turn you draw 1 card.</source>
        <translation>Elk van deze drie claim je tegen één tegenstander, die je bij het claimen kiest. De Boer bekijkt een kaart van die tegenstander, de Vrouw onthult er een, de Koning schakelt er een uit. Alleen die tegenstander mag antwoorden: de claim geloven, hem betwisten of een Joker tonen. Aan het eind van de beurt trek je 1 kaart.</translation>
    </message>
    <message>
        <source>An Ace draws 2 cards. Any rival may call it a lie: all answer secretly, then reveal together. If several call, the one next in turn order is the challenger.</source>
        <translation>Met een Aas trek je 2 kaarten. Elke tegenstander mag hem betwisten: iedereen antwoordt in het geheim, en de antwoorden worden tegelijk getoond. Betwisten meerdere spelers de Aas, dan is degene die het eerst aan de beurt komt de uitdager.</translation>
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
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Each round you win is a point, and three points win the match. A single-round game ends with that round.</source>
        <translation>Elke gewonnen ronde is een punt, en met drie punten win je de partij. Een partij van één ronde eindigt met die ronde.</translation>
    </message>
    <message>
        <source>Evading with a Joker</source>
        <translation>Afweren met een Joker</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Open kaarten</translation>
    </message>
    <message>
        <source>If a card is needed and the draw pile is empty, shuffle all buried cards and all discards into a new one. If there are still too few cards, the rest are not drawn.</source>
        <translation>Moet er een kaart worden getrokken en is de trekstapel leeg, schud dan alle begraven en afgelegde kaarten tot een nieuwe trekstapel. Zijn er daarna nog te weinig kaarten, dan vervalt de rest.</translation>
    </message>
    <message>
        <source>If it is a lie, the card is discarded along with one more of the liar’s cards, which the challenger picks blind. No card is drawn.</source>
        <translation>Is het gelogen, dan legt de leugenaar de kaart af, en ook nog een andere, die de uitdager blind kiest. Er wordt geen kaart getrokken.</translation>
    </message>
    <message>
        <source>If the Ace that was called is true, its player draws 2 cards and picks a card for the challenger to lose.</source>
        <translation>Is de betwiste Aas echt, dan trekt de beschuldigde 2 kaarten en kiest welke kaart de uitdager verliest.</translation>
    </message>
    <message>
        <source>Jack, Queen, and King</source>
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
        <source>On your turn you lay exactly one card face down and say what it is. You may not pass.</source>
        <translation>In je beurt speel je precies één kaart gedekt en zeg je wat het is. Passen mag niet.</translation>
    </message>
    <message>
        <source>Only you know what your Jack saw. A hand has no order: once its owner lays a hidden card, the card you saw may still be in the hand or may be the one laid. Once a new draw pile is made, it may be in that pile, too.</source>
        <translation>Alleen jij weet wat je Boer heeft gezien. Een hand heeft geen volgorde: zodra daaruit een kaart gedekt wordt gespeeld, kan de geziene kaart nog in de hand zitten of juist de gespeelde zijn. Komt er een nieuwe trekstapel, dan kan hij ook daarin zitten.</translation>
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
        <source>Show a Joker to evade a Jack, Queen, or King. Discard it; it is not replaced. The card laid stays hidden, and its player still draws 1 card. A Joker cannot stop a Joker.</source>
        <translation>Een getoonde Joker weert een Boer, Vrouw of Koning af. Hij wordt afgelegd en niet vervangen; de gespeelde kaart blijft verborgen, en wie die heeft gespeeld, trekt toch 1 kaart. Tegen een Joker helpt geen Joker.</translation>
    </message>
    <message>
        <source>The card is shown and discarded. It does nothing, and no card is drawn.</source>
        <translation>De kaart wordt getoond en afgelegd. Er gebeurt niets en er wordt geen kaart getrokken.</translation>
    </message>
    <message>
        <source>The card is shown. First it takes effect; then the caller, if they have any cards left, loses one picked by the accused player. Finally, the accused player draws 1 card.</source>
        <translation>De kaart wordt getoond. Eerst werkt de claim; daarna verliest de speler die betwistte een kaart, als die er nog een heeft. De beschuldigde kiest welke en trekt ten slotte 1 kaart.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>De kaarten</translation>
    </message>
    <message>
        <source>The last player with cards wins the round. If everyone else is out, the player whose turn it is wins, even with no cards left.</source>
        <translation>Wie als laatste nog kaarten heeft, wint de ronde. Liggen alle anderen eruit, dan wint wie aan de beurt is, zelfs zonder kaarten.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>De partij</translation>
    </message>
    <message>
        <source>The round ends after 400 turns. The player with the most cards wins it; in a tie, the tied player next in turn order does.</source>
        <translation>Na 400 beurten eindigt de ronde: wie de meeste kaarten heeft, wint. Hebben meerdere spelers er evenveel, dan wint wie van hen het eerst aan de beurt komt.</translation>
    </message>
    <message>
        <source>There are 34 cards: four each of Seven to Ten, Jack, Queen, King, and Ace, plus two Jokers. For each round, shuffle them all and deal five to each player.</source>
        <translation>Er zijn 34 kaarten: van Zeven t/m Tien, Boer, Vrouw, Koning en Aas elk vier, plus twee Jokers. Voor elke ronde worden ze allemaal geschud, en iedereen krijgt er vijf.</translation>
    </message>
    <message>
        <source>They are still part of the hand and count as cards. They stay visible until they leave the hand, and may be laid with any claim. A face-up Joker may still evade a claim.</source>
        <translation>Ze horen nog bij de hand en tellen mee als kaarten. Ze blijven zichtbaar tot ze de hand verlaten en mogen met elke claim worden gespeeld; ook een open Joker mag nog een claim afweren.</translation>
    </message>
    <message>
        <source>To pick a card, point at one of the hidden cards in the hand, which has just been shuffled. A card lost to a King or for a wrong call may be a face-up card instead; for a false Ace, only if there are no hidden cards. For a Jack or Queen, point only at hidden cards.</source>
        <translation>Wie een kaart kiest, wijst een gedekte kaart aan uit een hand die net is geschud. Bij een Koning, of als iemand ten onrechte heeft betwist, mag het ook een open kaart zijn. Bij een valse Aas mag dat alleen als er geen gedekte is. Bij een Boer of Vrouw mag het alleen een gedekte kaart zijn.</translation>
    </message>
    <message>
        <source>What a Joker cannot stop</source>
        <translation>Waartegen een Joker niet helpt</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>Winning a round</source>
        <translation>Een ronde winnen</translation>
    </message>
    <message>
        <source>You may claim a Peasant (7 to 10), a Jack, a Queen, a King, or an Ace, but never a Joker. A claim that nobody calls a lie works, true or not.</source>
        <translation>Je mag een Dorpeling (7 t/m 10), een Boer, een Vrouw, een Koning of een Aas claimen, maar nooit een Joker. Een claim die niemand betwist, werkt, waar of niet.</translation>
    </message>
    <message>
        <source>You may lay any card with any claim. A laid Joker is always a lie.</source>
        <translation>Je mag elke kaart met elke claim spelen. Een gespeelde Joker is altijd een leugen, wat je ook claimt.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Je beurt</translation>
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
        <translation>Hoe een ronde en de partij eindigen</translation>
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
        <source>A card of {target}’s will be killed.</source>
        <translation>Een kaart van {target} wordt uitgeschakeld.</translation>
    </message>
    <message>
        <source>A card of {target}’s will be looked at.</source>
        <translation>Een kaart van {target} wordt bekeken.</translation>
    </message>
    <message>
        <source>A card of {target}’s will be turned face up.</source>
        <translation>Een kaart van {target} wordt onthuld.</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Een gedekte kaart</translation>
    </message>
    <message>
        <source>A lie</source>
        <translation>Gelogen</translation>
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
        <source>Laid card</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Lay a card here</source>
        <translation>Speel hier</translation>
    </message>
    <message>
        <source>Out of this round</source>
        <translation>Uit deze ronde</translation>
    </message>
    <message>
        <source>Rounds won: {number} of {goal}</source>
        <translation>Gewonnen ronden: {number} van {goal}</translation>
    </message>
    <message>
        <source>The card laid face down; you know what it is: {card}</source>
        <translation>De gedekt gespeelde kaart; je weet wat het is: {card}</translation>
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
        <source>This card is face up: everyone can see it.</source>
        <translation>Deze kaart ligt open: iedereen ziet hem.</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Waar</translation>
    </message>
    <message>
        <source>What do you say it is?</source>
        <translation>Wat claim je?</translation>
    </message>
    <message>
        <source>You know a card in this hand: {card}.</source>
        <translation>Je weet dat er een {card} in deze hand zit.</translation>
    </message>
    <message>
        <source>You saw a card in this hand: {card}. Either it is still there, or it was laid face down.</source>
        <translation>Je hebt een {card} in deze hand gezien. Hij zit er nog of is gedekt gespeeld.</translation>
    </message>
    <message numerus="yes">
        <source>by %n round(s)</source>
        <translation>
            <numerusform>%n ronde verschil</numerusform>
            <numerusform>%n ronden verschil</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, face up for everyone</source>
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
        <source>{player} claims {claim} against {target}.</source>
        <translation>{player} claimt een {claim} tegen {target}.</translation>
    </message>
    <message>
        <source>{player} claims {claim}.</source>
        <translation>{player} claimt een {claim}.</translation>
    </message>
    <message>
        <source>{player} is about to lay a card and say what it is.</source>
        <translation>{player} gaat een kaart spelen en doet een claim.</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Hand van {player}</translation>
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
