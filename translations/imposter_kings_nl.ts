<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>imposter-kings/aid</name>
    <message>
        <source>1 for the round, 1 for an unflipped King, and 1 if a loser still has a card in hand or their Successor.</source>
        <translation>1 voor de ronde, 1 als je Koning niet is omgedraaid en 1 als een verliezer nog handkaarten of de Opvolger heeft.</translation>
    </message>
    <message>
        <source>Both partners score. One unflipped King is enough, and leftover cards count once.</source>
        <translation>Beide partners krijgen de punten. Eén niet-omgedraaide Koning volstaat, en overgebleven kaarten tellen één keer.</translation>
    </message>
    <message>
        <source>Cannot be stopped: Queen, Warlord, King’s Hand, Oathbound and its second card, Elder, Zealot.</source>
        <translation>Niet te stoppen: Koningin, Krijgsheer, Koningshand, Vazal en zijn tweede kaart, Oudste en Zeloot.</translation>
    </message>
    <message>
        <source>Cards in your Antechamber: play one, ignoring the Throne’s value.</source>
        <translation>Kaarten in je Voorvertrek: speel er een, wat de Troon ook telt.</translation>
    </message>
    <message>
        <source>Condemned cards: remove one.</source>
        <translation>Veroordeelde kaarten voor je: verwijder er een.</translation>
    </message>
    <message>
        <source>Four players in teams</source>
        <translation>Vier spelers in teams</translation>
    </message>
    <message>
        <source>If you can do neither, you lose the round.</source>
        <translation>Kun je geen van beide, dan verlies je de ronde.</translation>
    </message>
    <message>
        <source>Otherwise, play equal or higher, or flip your King.</source>
        <translation>Zo niet, speel dan even hoog of hoger, of draai je Koning om.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other; if one loses the round, both do.</source>
        <translation>Partners zitten tegenover elkaar: verliest er een de ronde, dan verliezen ze allebei.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reacties</translation>
    </message>
    <message>
        <source>The Judge, Soldier, and Assassin affect opponents only.</source>
        <translation>Rechter, Soldaat en Moordenaar werken alleen op tegenstanders.</translation>
    </message>
    <message>
        <source>The match goes to 7 points.</source>
        <translation>De partij gaat tot 7 punten.</translation>
    </message>
    <message>
        <source>Three players: 1 per loser with cards left, and 1 for second place.</source>
        <translation>Drie spelers: 1 per verliezer die kaarten overheeft, en 1 voor de tweede plaats.</translation>
    </message>
    <message>
        <source>Values 3 to 1</source>
        <translation>Waarden 3 t/m 1</translation>
    </message>
    <message>
        <source>Values 6 to 4</source>
        <translation>Waarden 6 t/m 4</translation>
    </message>
    <message>
        <source>Values 9 to 7</source>
        <translation>Waarden 9 t/m 7</translation>
    </message>
    <message>
        <source>Your turn, in this order</source>
        <translation>Je beurt, in deze volgorde</translation>
    </message>
    <message>
        <source>{value} Assassin: when an opponent flips their King, they lose the round.</source>
        <translation>{value} Moordenaar: een tegenstander die de Koning omdraait, verliest de ronde.</translation>
    </message>
    <message>
        <source>{value} Elder: may be played on Royalty.</source>
        <translation>{value} Oudste: mag op een Hoogheid worden gespeeld.</translation>
    </message>
    <message>
        <source>{value} Executioner: everyone condemns a card of the named value.</source>
        <translation>{value} Beul: iedereen veroordeelt een kaart met de genoemde waarde.</translation>
    </message>
    <message>
        <source>{value} Fool: take a face-up card from the Court.</source>
        <translation>{value} Nar: neem een open kaart van het Hof.</translation>
    </message>
    <message>
        <source>{value} Herald: choose a new Successor; you may then play a 5 or higher.</source>
        <translation>{value} Heraut: kies een nieuwe Opvolger; daarna mag je een kaart van 5 of meer spelen.</translation>
    </message>
    <message>
        <source>{value} Inquisitor: others put the named card into their Antechamber.</source>
        <translation>{value} Inquisiteur: anderen leggen de genoemde kaart in hun Voorvertrek.</translation>
    </message>
    <message>
        <source>{value} Judge: guess a card; if right, put one of yours into your Antechamber.</source>
        <translation>{value} Rechter: raad een kaart; klopt het, leg dan een eigen kaart in je Voorvertrek.</translation>
    </message>
    <message>
        <source>{value} King’s Hand: stops an ability; both cards are Condemned.</source>
        <translation>{value} Koningshand: stopt een vaardigheid; beide kaarten zijn veroordeeld.</translation>
    </message>
    <message>
        <source>{value} Mystic: with a Disgraced card in Court, name a number; cards of that value lose their text and count 3.</source>
        <translation>{value} Mysticus: met een vernederde kaart aan het Hof noem je een getal; kaarten met die waarde verliezen hun tekst en tellen 3.</translation>
    </message>
    <message>
        <source>{value} Oathbound: may go on a higher card and disgrace it; then play a second card.</source>
        <translation>{value} Vazal: mag op een hogere kaart en vernedert die; speel dan een tweede kaart.</translation>
    </message>
    <message>
        <source>{value} Princess: swap a card with another player. Royalty.</source>
        <translation>{value} Prinses: ruil een kaart met een andere speler. Hoogheid.</translation>
    </message>
    <message>
        <source>{value} Queen: disgraces all other Court cards. Royalty.</source>
        <translation>{value} Koningin: vernedert alle andere kaarten aan het Hof. Hoogheid.</translation>
    </message>
    <message>
        <source>{value} Sentry: exchange one of your cards for a non-Royalty Court card.</source>
        <translation>{value} Schildwacht: ruil een handkaart voor een kaart aan het Hof die geen Hoogheid is.</translation>
    </message>
    <message>
        <source>{value} Soldier: name a card; if an opponent has it, +2 and disgrace up to three cards.</source>
        <translation>{value} Soldaat: noem een kaart; heeft een tegenstander die, dan +2 en verneder je hoogstens drie kaarten.</translation>
    </message>
    <message>
        <source>{value} Spy: look at all Successors; you may make one player replace theirs.</source>
        <translation>{value} Spion: bekijk alle Opvolgers; je mag één speler een nieuwe laten kiezen.</translation>
    </message>
    <message>
        <source>{value} Warden: with four face-up cards in Court, swap a card with the Accused.</source>
        <translation>{value} Cipier: ruil bij vier open kaarten aan het Hof een kaart met de Beklaagde.</translation>
    </message>
    <message>
        <source>{value} Warlord: with Royalty in Court, counts 1 more in hand and 2 more in Court.</source>
        <translation>{value} Krijgsheer: telt met een Hoogheid aan het Hof 1 meer in de hand en 2 meer aan het Hof.</translation>
    </message>
    <message>
        <source>{value} Zealot: may go on anything but Royalty if your King is flipped.</source>
        <translation>{value} Zeloot: mag op alles behalve een Hoogheid als je Koning is omgedraaid.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/card</name>
    <message>
        <source>Also lets its holder choose the first player.</source>
        <translation>Een Koning; wie hem heeft, bepaalt ook wie de ronde begint.</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Moordenaar</translation>
    </message>
    <message>
        <source>Choose a new Successor; then you may take back the Herald and play a card of value 5 or more.</source>
        <translation>Kies een nieuwe Opvolger; daarna mag je de Heraut terugnemen en een kaart met waarde 5 of meer spelen.</translation>
    </message>
    <message>
        <source>Disgraces every other card in Court.</source>
        <translation>Vernedert elke andere kaart aan het Hof.</translation>
    </message>
    <message>
        <source>Elder</source>
        <translation>Oudste</translation>
    </message>
    <message>
        <source>Executioner</source>
        <translation>Beul</translation>
    </message>
    <message>
        <source>Flip it instead of playing a card: disgrace the card on the Throne and take your Successor into your hand.</source>
        <translation>Draai hem om in plaats van een kaart te spelen: de kaart op de Troon wordt vernederd en je Opvolger komt in je hand.</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Nar</translation>
    </message>
    <message>
        <source>Herald</source>
        <translation>Heraut</translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation>Inquisiteur</translation>
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
        <source>King flipped</source>
        <translation>Koning om</translation>
    </message>
    <message>
        <source>King’s Hand</source>
        <translation>Koningshand</translation>
    </message>
    <message>
        <source>May be played on Royalty.</source>
        <translation>Mag op een Hoogheid worden gespeeld.</translation>
    </message>
    <message>
        <source>May be played on a higher card: disgrace it, then play a second card of any value, which is also immune.</source>
        <translation>Mag op een hogere kaart en vernedert die; speel dan een tweede kaart, van welke waarde ook. Ook die is immuun.</translation>
    </message>
    <message>
        <source>May be played on anything but Royalty once your own King is flipped.</source>
        <translation>Mag op alles behalve een Hoogheid worden gespeeld zodra je eigen Koning is omgedraaid.</translation>
    </message>
    <message>
        <source>Mystic</source>
        <translation>Mysticus</translation>
    </message>
    <message>
        <source>Oathbound</source>
        <translation>Vazal</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Prinses</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Koningin</translation>
    </message>
    <message>
        <source>Reaction: stops another player’s ability; both cards are Condemned.</source>
        <translation>Reactie: stopt de vaardigheid van een andere speler; beide kaarten zijn veroordeeld.</translation>
    </message>
    <message>
        <source>Reaction: when another player flips their King, that player loses the round.</source>
        <translation>Reactie: draait een andere speler de Koning om, dan heeft die de ronde verloren.</translation>
    </message>
    <message>
        <source>Royalty: +2</source>
        <translation>Hoogheid: +2</translation>
    </message>
    <message>
        <source>Sentry</source>
        <translation>Schildwacht</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldaat</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Successor</source>
        <translation>Opvolger</translation>
    </message>
    <message>
        <source>Successors</source>
        <translation>Opvolgers</translation>
    </message>
    <message>
        <source>True King</source>
        <translation>Ware Koning</translation>
    </message>
    <message>
        <source>Warden</source>
        <translation>Cipier</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Krijgsheer</translation>
    </message>
    <message>
        <source>With Royalty face up in Court: counts 1 more in hand and 2 more in Court.</source>
        <translation>Met een open Hoogheid aan het Hof: telt 1 meer in de hand en 2 meer aan het Hof.</translation>
    </message>
    <message>
        <source>With a Disgraced card in Court, you may disgrace the Mystic and name a number from 1 to 8: cards of that value lose their text and count 3 once played.</source>
        <translation>Met een vernederde kaart aan het Hof mag je de Mysticus vernederen en een getal van 1 t/m 8 noemen. Kaarten met die waarde verliezen hun tekst en tellen 3 zodra ze zijn gespeeld.</translation>
    </message>
    <message>
        <source>With four face-up cards in Court, you may swap a card from your hand with the Accused.</source>
        <translation>Met vier open kaarten aan het Hof mag je een handkaart ruilen met de Beklaagde.</translation>
    </message>
    <message>
        <source>You may disgrace the Sentry to exchange a card from your hand for a Court card that is neither Disgraced nor Royalty.</source>
        <translation>Je mag de Schildwacht vernederen om een handkaart te ruilen met een kaart aan het Hof die niet vernederd en geen Hoogheid is.</translation>
    </message>
    <message>
        <source>You may disgrace the Spy to look at all Successors and make one player replace theirs.</source>
        <translation>Je mag de Spion vernederen om alle Opvolgers te bekijken en één speler een nieuwe te laten kiezen.</translation>
    </message>
    <message>
        <source>You may guess a card in an opponent’s hand; if you are right, you may put a card of value 2 or more into your Antechamber.</source>
        <translation>Je mag een kaart in de hand van een tegenstander raden; klopt het, dan mag je een kaart met waarde 2 of meer in je Voorvertrek leggen.</translation>
    </message>
    <message>
        <source>You may name a card: every other player who holds it puts one copy into their Antechamber.</source>
        <translation>Je mag een kaart noemen: elke andere speler die hem heeft, legt er één in het Voorvertrek.</translation>
    </message>
    <message>
        <source>You may name a card: if an opponent holds it, the Soldier gets +2 and disgraces up to three cards in Court.</source>
        <translation>Je mag een kaart noemen: heeft een tegenstander die, dan krijgt de Soldaat +2 en mag je hoogstens drie kaarten aan het Hof vernederen.</translation>
    </message>
    <message>
        <source>You may name a number up to the highest in Court: everyone condemns a card of that value from their hand.</source>
        <translation>Je mag een getal noemen, niet hoger dan het hoogste aan het Hof: iedereen veroordeelt een handkaart met die waarde.</translation>
    </message>
    <message>
        <source>You may swap a card from your hand with another player; you both choose in secret.</source>
        <translation>Je mag een handkaart ruilen met een andere speler; jullie kiezen allebei in het geheim.</translation>
    </message>
    <message>
        <source>You may take any other face-up card from the Court into your hand.</source>
        <translation>Je mag een andere open kaart van het Hof in de hand nemen.</translation>
    </message>
    <message>
        <source>Zealot</source>
        <translation>Zeloot</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>alle andere</translation>
    </message>
    <message>
        <source>an ability</source>
        <translation>vaardigheid</translation>
    </message>
    <message>
        <source>from Court</source>
        <translation>van het Hof</translation>
    </message>
    <message>
        <source>guess a card</source>
        <translation>raad kaart</translation>
    </message>
    <message>
        <source>if held: +2</source>
        <translation>raak: +2</translation>
    </message>
    <message>
        <source>mute a value</source>
        <translation>tekst weg</translation>
    </message>
    <message>
        <source>name a card</source>
        <translation>noem kaart</translation>
    </message>
    <message>
        <source>name a value</source>
        <translation>noem getal</translation>
    </message>
    <message>
        <source>on Royalty</source>
        <translation>op Hoogheid</translation>
    </message>
    <message>
        <source>play two</source>
        <translation>twee spelen</translation>
    </message>
    <message>
        <source>the Accused</source>
        <translation>Beklaagde</translation>
    </message>
    <message>
        <source>the Throne</source>
        <translation>de Troon</translation>
    </message>
    <message>
        <source>who begins</source>
        <translation>wie begint</translation>
    </message>
    <message>
        <source>who flips</source>
        <translation>wie omdraait</translation>
    </message>
    <message>
        <source>with Court</source>
        <translation>met het Hof</translation>
    </message>
    <message>
        <source>with a hand</source>
        <translation>handkaart</translation>
    </message>
</context>
<context>
    <name>imposter-kings/course</name>
    <message>
        <source>1 for the round and 1 for your King: you reach 7 points.</source>
        <translation>1 voor de ronde en 1 voor je Koning: zo kom je op 7 punten.</translation>
    </message>
    <message>
        <source>1 for the round, 1 for your King, and 1 for the leftover card: 3 points, the most a two-player round can score.</source>
        <translation>1 voor de ronde, 1 voor je Koning en 1 voor de overgebleven kaart: 3 punten, het maximum in een ronde met twee spelers.</translation>
    </message>
    <message>
        <source>A Fool takes a card from the Court, and everyone sees which one.</source>
        <translation>Met een Nar neemt een speler een kaart van het Hof in de hand, en iedereen ziet welke.</translation>
    </message>
    <message>
        <source>A card nobody can answer</source>
        <translation>De kaart zonder antwoord</translation>
    </message>
    <message>
        <source>A flipped King has disgraced the Throne: face down, it has no name and counts as 1. Play the card that can go nowhere else.</source>
        <translation>Een omgedraaide Koning heeft de Troon vernederd: die ligt gedekt, heeft geen naam en telt 1. Speel de kaart die nergens anders past.</translation>
    </message>
    <message>
        <source>A flipped King scores no extra point: even if you won this round, you would be one point short.</source>
        <translation>Een omgedraaide Koning levert geen extra punt op: ook als je de ronde wint, kom je een punt tekort.</translation>
    </message>
    <message>
        <source>A player who cannot play loses the round. You have 6 points and need 7. Play a card that your rival cannot match.</source>
        <translation>Wie niet kan spelen, verliest de ronde. Je hebt 6 punten en hebt er 7 nodig. Speel een kaart die je tegenstander niet kan evenaren.</translation>
    </message>
    <message>
        <source>A risky flip</source>
        <translation>Het gevaar van omdraaien</translation>
    </message>
    <message>
        <source>All cards are dealt again, your Queen and Sentry included, and your free restart is used up.</source>
        <translation>Alle kaarten worden opnieuw gedeeld, ook je Koningin en je Schildwacht, en je gratis herstart is verbruikt.</translation>
    </message>
    <message>
        <source>An 8 was better than a 9 here. Before you choose, count the cards you have seen.</source>
        <translation>Hier was een 8 beter dan een 9. Tel vóór je keuze de kaarten die je al hebt gezien.</translation>
    </message>
    <message>
        <source>Antechamber first, then hand or King. Only Condemned cards come before that, and removing one takes your whole turn.</source>
        <translation>Eerst het Voorvertrek, dan je hand of je Koning. Alleen veroordeelde kaarten gaan daar nog voor, en er een verwijderen kost je de hele beurt.</translation>
    </message>
    <message>
        <source>Any card goes on a 1. Which one goes nowhere else?</source>
        <translation>Op een 1 past elke kaart. Welke past alleen daar?</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Voor de eerste beurt</translation>
    </message>
    <message>
        <source>Can I stop what my rival does?</source>
        <translation>Kan ik mijn tegenstander tegenhouden?</translation>
    </message>
    <message>
        <source>Can a low card go on a high one?</source>
        <translation>Mag een lage kaart op een hoge?</translation>
    </message>
    <message>
        <source>Can flipping my King cost me the round?</source>
        <translation>Kan het omdraaien van mijn Koning me de ronde kosten?</translation>
    </message>
    <message>
        <source>Choose the Elder or the Inquisitor.</source>
        <translation>Kies de Oudste of de Inquisiteur.</translation>
    </message>
    <message>
        <source>Condemned cards come first: removing one is your whole turn. Remove your King’s Hand.</source>
        <translation>Veroordeelde kaarten gaan voor: je verwijdert er een en doet deze beurt verder niets. Verwijder je Koningshand.</translation>
    </message>
    <message>
        <source>Disgraced cards</source>
        <translation>Vernederde kaarten</translation>
    </message>
    <message>
        <source>Each of you may have the cards dealt again; once per match, this is free. Yours are good: keep them.</source>
        <translation>Jullie mogen allebei de kaarten opnieuw laten delen; één keer per partij is dat gratis. De jouwe zijn goed: houd ze.</translation>
    </message>
    <message>
        <source>Equal or higher</source>
        <translation>Even hoog of hoger</translation>
    </message>
    <message>
        <source>Every 9 and the other 8 are gone. Which of your cards can your rival not answer?</source>
        <translation>Beide negens en de andere 8 zijn weg. Op welke van je kaarten heeft je tegenstander geen antwoord?</translation>
    </message>
    <message>
        <source>Every copy of the {card} is in Court.</source>
        <translation>Van {card:def} ligt elk exemplaar al aan het Hof.</translation>
    </message>
    <message>
        <source>Every other 8 and 9 has been seen, so your rival cannot match yours. But one low card can go on Royalty: win now.</source>
        <translation>Alle andere achten en negens heb je gezien, dus tegen de jouwe kan je tegenstander niet op. Maar één lage kaart mag op een Hoogheid: win nu.</translation>
    </message>
    <message>
        <source>Flip the King.</source>
        <translation>Draai de Koning om.</translation>
    </message>
    <message>
        <source>Flip your King</source>
        <translation>Draai je Koning om</translation>
    </message>
    <message>
        <source>Flip your King and look at the Court.</source>
        <translation>Draai je Koning om en bekijk het Hof.</translation>
    </message>
    <message>
        <source>Give the Fool.</source>
        <translation>Geef de Nar.</translation>
    </message>
    <message>
        <source>Here it is: the Assassin strikes as you flip. Save your King.</source>
        <translation>Daar is hij: de Moordenaar slaat toe bij het omdraaien. Red je Koning.</translation>
    </message>
    <message>
        <source>Hide a Successor: it returns to your hand when you flip your King. Choose a 7 or higher, a card that could then win you the round.</source>
        <translation>Verberg een Opvolger: hij komt in je hand als je je Koning omdraait. Kies een kaart van 7 of meer, waarmee je dan de ronde kunt winnen.</translation>
    </message>
    <message>
        <source>High cards go on many Thrones, low ones on few.</source>
        <translation>Hoge kaarten passen op veel tronen, lage op weinig.</translation>
    </message>
    <message>
        <source>High cards need no help. Which of yours do?</source>
        <translation>Hoge kaarten hebben geen hulp nodig. Welke van de jouwe wel?</translation>
    </message>
    <message>
        <source>Hold on to the King’s Hand and flip your King.</source>
        <translation>Houd de Koningshand in je hand en draai je Koning om.</translation>
    </message>
    <message>
        <source>How do I know what my rival holds?</source>
        <translation>Hoe weet ik wat mijn tegenstander heeft?</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Hoe win ik?</translation>
    </message>
    <message>
        <source>How many points is a round worth?</source>
        <translation>Hoeveel punten levert een ronde op?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Zo win je</translation>
    </message>
    <message>
        <source>If someone holds the named card, it goes into their Antechamber and must be played next.</source>
        <translation>Wie de genoemde kaart heeft, legt hem in het Voorvertrek en moet hem als volgende spelen.</translation>
    </message>
    <message>
        <source>Name a card</source>
        <translation>Noem een kaart</translation>
    </message>
    <message>
        <source>Name a card that your rival holds. The answer is always truthful, and there is one card you can be sure of.</source>
        <translation>Noem een kaart die je tegenstander heeft. Het antwoord klopt altijd, en van één kaart kun je zeker zijn.</translation>
    </message>
    <message>
        <source>Name the Sentry.</source>
        <translation>Noem de Schildwacht.</translation>
    </message>
    <message>
        <source>Name yourself.</source>
        <translation>Noem jezelf.</translation>
    </message>
    <message>
        <source>No card is worth more than 9, and the other 9 is out of play as the Accused.</source>
        <translation>Geen kaart telt meer dan 9, en de andere 9 ligt apart als Beklaagde.</translation>
    </message>
    <message>
        <source>No. Your rival does not hold the {card}. But you did see another card taken.</source>
        <translation>Nee, {card:def} heeft je tegenstander niet. Maar je zag wel dat er een andere kaart werd genomen.</translation>
    </message>
    <message>
        <source>Nobody sees it there, and nobody can guess it.</source>
        <translation>Daar ziet niemand hem, en niemand kan hem raden.</translation>
    </message>
    <message>
        <source>None of your cards can go on a 9: flip your King. Then watch which card your rival takes from the Court.</source>
        <translation>Op een 9 past geen van je kaarten: draai je Koning om. Kijk daarna goed welke kaart je tegenstander van het Hof neemt.</translation>
    </message>
    <message>
        <source>Nothing happened. The Inquisitor and your King’s Hand are both Condemned, each in front of its owner.</source>
        <translation>Er is niets gebeurd. De Inquisiteur en je Koningshand zijn allebei veroordeeld en liggen elk vóór hun eigenaar.</translation>
    </message>
    <message>
        <source>Now play the second card, of any value. Pick one that your rival cannot answer.</source>
        <translation>Nu de tweede kaart, van welke waarde ook. Kies er een waarop je tegenstander geen antwoord heeft.</translation>
    </message>
    <message>
        <source>Now your King’s Hand is in Court. If an Assassin strikes when you flip, nothing stops it.</source>
        <translation>Nu ligt je Koningshand aan het Hof. Slaat er een Moordenaar toe als je de Koning omdraait, dan houdt niets hem tegen.</translation>
    </message>
    <message>
        <source>Now your rival can play their last card, the {card}. Once it is gone, the round is worth only 2 points to you.</source>
        <translation>Je tegenstander heeft alleen {card:def} nog in de hand en kan die nu spelen. Daarna levert de ronde je nog maar 2 punten op.</translation>
    </message>
    <message>
        <source>On your turn, play one card onto the Throne. You begin and the Court is empty, so any card will do: choose one that will be hard to play later.</source>
        <translation>In je beurt speel je één kaart op de Troon. Jij begint en het Hof is leeg, dus elke kaart mag: kies er een die je later moeilijk kwijtraakt.</translation>
    </message>
    <message>
        <source>One more card leaves the round, unseen. Part with one that will be hard to play.</source>
        <translation>Er gaat nog een van je kaarten ongezien uit de ronde. Doe er een weg die je moeilijk kunt spelen.</translation>
    </message>
    <message>
        <source>Only a King’s Hand stops an Assassin. You will want to flip sooner or later: do it while you still hold your King’s Hand.</source>
        <translation>Alleen een Koningshand stopt een Moordenaar. Vroeg of laat wil je omdraaien: doe het zolang je je Koningshand nog hebt.</translation>
    </message>
    <message>
        <source>Only one Elder has been seen. Where could the other be?</source>
        <translation>Je hebt pas één Oudste gezien. Waar kan de andere zijn?</translation>
    </message>
    <message>
        <source>Play a Soldier.</source>
        <translation>Speel een Soldaat.</translation>
    </message>
    <message>
        <source>Play a card worth at least as much as the Throne. Both of yours are: keep the one that can still answer your rival.</source>
        <translation>Speel een kaart die minstens evenveel telt als de Troon. Dat geldt voor allebei je kaarten: houd die waarmee je nog kunt antwoorden.</translation>
    </message>
    <message>
        <source>Play the Fool or the Elder.</source>
        <translation>Speel de Nar of de Oudste.</translation>
    </message>
    <message>
        <source>Play the Fool.</source>
        <translation>Speel de Nar.</translation>
    </message>
    <message>
        <source>Play the King’s Hand, an 8.</source>
        <translation>Speel de Koningshand, een 8.</translation>
    </message>
    <message>
        <source>Play the King’s Hand.</source>
        <translation>Speel de Koningshand.</translation>
    </message>
    <message>
        <source>Play the Mystic, the Queen, or the Oathbound.</source>
        <translation>Speel de Mysticus, de Koningin of de Vazal.</translation>
    </message>
    <message>
        <source>Play the Oathbound.</source>
        <translation>Speel de Vazal.</translation>
    </message>
    <message>
        <source>Play the Warlord.</source>
        <translation>Speel de Krijgsheer.</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reacties</translation>
    </message>
    <message>
        <source>Read what your cards say. One of them asks whether an opponent holds a certain card.</source>
        <translation>Lees je kaarten. Met één ervan vraag je of een tegenstander een bepaalde kaart heeft.</translation>
    </message>
    <message>
        <source>Read your 6.</source>
        <translation>Lees je 6.</translation>
    </message>
    <message>
        <source>Read your cards: one of them mentions Royalty.</source>
        <translation>Lees je kaarten: op één ervan staat ‘Hoogheid’.</translation>
    </message>
    <message>
        <source>Remove the Elder or the Inquisitor.</source>
        <translation>Verwijder de Oudste of de Inquisiteur.</translation>
    </message>
    <message>
        <source>Right: the Soldier now counts 7, and you may disgrace up to three cards. The Judge and the Inquisitor name cards, too.</source>
        <translation>Goed: de Soldaat telt nu 7, en je mag hoogstens drie kaarten vernederen. Ook bij de Rechter en de Inquisiteur noem je een kaart.</translation>
    </message>
    <message>
        <source>Rule out the Accused, your own hand, and every card in Court, face-down ones included.</source>
        <translation>Streep de Beklaagde, je eigen hand en alle kaarten aan het Hof weg, ook de gedekte.</translation>
    </message>
    <message>
        <source>Some cards break this rule and say so. Royalty is on the Throne: find the low card that can go on it without flipping your King.</source>
        <translation>Sommige kaarten doorbreken de regel, en dat staat erop. Op de Troon ligt een Hoogheid: zoek de lage kaart die erop mag, zodat je je Koning niet hoeft om te draaien.</translation>
    </message>
    <message>
        <source>Some cards let you name a card: if a rival holds it, you benefit. Play one of those now.</source>
        <translation>Met sommige kaarten noem je een kaart: heeft een tegenstander die, dan heb je daar voordeel van. Speel zo’n kaart.</translation>
    </message>
    <message>
        <source>Spend the Oathbound, a 6, and keep the 8.</source>
        <translation>Speel de Vazal, een 6, en houd de 8.</translation>
    </message>
    <message>
        <source>Take the Sentry or the Warlord.</source>
        <translation>Neem de Schildwacht of de Krijgsheer.</translation>
    </message>
    <message>
        <source>That lowers the Throne, but it costs you your King when a low card would have been enough.</source>
        <translation>Dat verlaagt de Troon, maar kost je je Koning, terwijl een lage kaart genoeg was geweest.</translation>
    </message>
    <message>
        <source>The Accused</source>
        <translation>De Beklaagde</translation>
    </message>
    <message>
        <source>The Accused is face up beside the Court: nobody holds it. Your Inquisitor names a card: choose one that your rival may hold.</source>
        <translation>De Beklaagde ligt open naast het Hof: niemand heeft hem. Je Inquisiteur vraagt naar een kaart: noem er een die je tegenstander kan hebben.</translation>
    </message>
    <message>
        <source>The Condemned card is face down in front of you.</source>
        <translation>De veroordeelde kaart ligt gedekt vóór je.</translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty.</source>
        <translation>De Oudste mag op een Hoogheid worden gespeeld.</translation>
    </message>
    <message>
        <source>The Fool takes another card from the Court into your hand, but not a Disgraced one. Take one worth 7 or more.</source>
        <translation>Met de Nar neem je een andere kaart van het Hof in de hand, maar geen vernederde. Neem er een die 7 of meer telt.</translation>
    </message>
    <message>
        <source>The King’s Hand is not Royalty: play it.</source>
        <translation>De Koningshand is geen Hoogheid: speel hem.</translation>
    </message>
    <message>
        <source>The Mystic, Sentry, and Queen are worth 7 or more: keep your cards.</source>
        <translation>De Mysticus, de Schildwacht en de Koningin tellen 7 of meer: houd je kaarten.</translation>
    </message>
    <message>
        <source>The Princess is face down. What else is high?</source>
        <translation>De Prinses ligt gedekt. Welke andere kaart is hoog?</translation>
    </message>
    <message>
        <source>The Queen is a good Successor.</source>
        <translation>De Koningin is een goede Opvolger.</translation>
    </message>
    <message>
        <source>The Queen remains the Accused, and nobody gets to play her.</source>
        <translation>De Koningin blijft de Beklaagde, en niemand kan haar spelen.</translation>
    </message>
    <message>
        <source>The Queen, Soldier, Sentry, Spy, and Mystic disgrace cards, too: read them when you get them.</source>
        <translation>Ook de Koningin, de Soldaat, de Schildwacht, de Spion en de Mysticus vernederen kaarten: lees hun tekst als je ze hebt.</translation>
    </message>
    <message>
        <source>The Sentry has not been seen: name it.</source>
        <translation>De Schildwacht heb je nog niet gezien: noem hem.</translation>
    </message>
    <message>
        <source>The Soldier remains a 5, though you know one of your rival’s cards.</source>
        <translation>De Soldaat blijft een 5, terwijl je een kaart van je tegenstander kent.</translation>
    </message>
    <message>
        <source>The Throne is a 9, and your King is flipped. Play the card that disgraces a higher one and is followed by a second card.</source>
        <translation>De Troon is een 9, en je Koning is omgedraaid. Speel de kaart die een hogere vernedert en waarop een tweede volgt.</translation>
    </message>
    <message>
        <source>The Throne is back down to 3. The Zealot, Oathbound, and Warlord break the rule in their own ways.</source>
        <translation>De Troon telt nog maar 3. De Zeloot, de Vazal en de Krijgsheer doorbreken de regel elk op hun eigen manier.</translation>
    </message>
    <message>
        <source>The Throne is face down and counts as 1. The Successor you hid before the round is now in your hand.</source>
        <translation>De Troon ligt gedekt en telt 1. De Opvolger die je vóór de ronde hebt verborgen, zit nu in je hand.</translation>
    </message>
    <message>
        <source>The Throne is now worth only 3, which your rival can easily answer, and your Oathbound and King’s Hand go unused.</source>
        <translation>De Troon telt nu maar 3: daar heeft je tegenstander makkelijk een antwoord op, en je Vazal en Koningshand blijven ongebruikt.</translation>
    </message>
    <message>
        <source>The Throne is now worth {throne}, too much for the {card} you keep. If your rival answers, you have no play.</source>
        <translation>De Troon telt nu {throne}, te veel voor {card:def} die je houdt. Antwoordt je tegenstander, dan kun je niets spelen.</translation>
    </message>
    <message>
        <source>The Throne is worth 8, and none of your cards can go there. You have not lost yet: flip your King instead of playing a card.</source>
        <translation>De Troon telt 8, en geen van je kaarten past. Je hebt nog niet verloren: draai je Koning om in plaats van een kaart te spelen.</translation>
    </message>
    <message>
        <source>The Throne is worth 8. Your Antechamber comes before your hand and your King: play the card from there.</source>
        <translation>De Troon telt 8. Je Voorvertrek gaat vóór je hand en je Koning: speel de kaart die daar ligt.</translation>
    </message>
    <message>
        <source>The Throne was already worth 1: you have used up your King for nothing but the Successor.</source>
        <translation>De Troon telde al 1: je hebt je Koning alleen voor de Opvolger verbruikt.</translation>
    </message>
    <message>
        <source>The Throne will soon be higher. Which cards will be too low then?</source>
        <translation>De Troon is al gauw hoger. Welke kaarten zijn dan te laag?</translation>
    </message>
    <message>
        <source>The card in your Antechamber is face up in front of you.</source>
        <translation>De kaart in je Voorvertrek ligt open vóór je.</translation>
    </message>
    <message>
        <source>The card you gave is now the Accused. With two players, there is no Warden, so the Accused never changes.</source>
        <translation>De kaart die je gaf, is nu de Beklaagde. Met twee spelers is er geen Cipier, dus de Beklaagde blijft dezelfde.</translation>
    </message>
    <message>
        <source>The flip succeeds after all. The Assassin and the King’s Hand are Condemned.</source>
        <translation>Het omdraaien lukt toch. De Moordenaar en de Koningshand zijn veroordeeld.</translation>
    </message>
    <message>
        <source>The flip succeeds: the Throne is worth 1, your rival takes their Successor into hand, and the round goes on.</source>
        <translation>Het omdraaien lukt: de Troon telt 1, je tegenstander neemt de Opvolger in de hand, en de ronde gaat verder.</translation>
    </message>
    <message>
        <source>The other 8 and both 9s have been seen, and so have the Zealot and the other Oathbound, which break the rule.</source>
        <translation>De andere 8 en beide negens heb je al gezien, en ook de Zeloot en de andere Vazal, die zich niet aan de regel houden.</translation>
    </message>
    <message>
        <source>The round is worth 1 more if your rival has a card left at the end. You need 3 points: win while they still hold it.</source>
        <translation>De ronde levert 1 punt extra op als je tegenstander aan het eind een kaart overheeft. Je hebt 3 punten nodig: win zolang die kaart er nog is.</translation>
    </message>
    <message>
        <source>The round is yours. Played onto the Throne, the Assassin would have been a plain 2.</source>
        <translation>De ronde is van jou. Op de Troon gespeeld was de Moordenaar maar een gewone 2 geweest.</translation>
    </message>
    <message>
        <source>The {card} counts only {value}. A higher card is face up in Court.</source>
        <translation>{card:Def} telt maar {value}. Aan het Hof ligt een hogere kaart open.</translation>
    </message>
    <message>
        <source>The {card} counts {value} and can go on higher Thrones, too. Only now can your 1 be played.</source>
        <translation>{card:Def} telt {value} en past ook op hogere tronen. Je 1 kun je alleen nu spelen.</translation>
    </message>
    <message>
        <source>The {card} counts {value}. When you flip your King, you will want more than that.</source>
        <translation>{card:Def} telt {value}. Als je je Koning omdraait, heb je liever een hogere kaart.</translation>
    </message>
    <message>
        <source>The {card} counts {value}. You hold lower cards, which will be harder to play.</source>
        <translation>{card:Def} telt {value}. Je hebt lagere kaarten, en die zijn straks moeilijker te spelen.</translation>
    </message>
    <message>
        <source>The {card} counts {value}: from your hand, it can go on many Thrones. Your low cards rarely can.</source>
        <translation>{card:Def} telt {value}: die kun je uit je hand op veel tronen spelen. Met je lage kaarten lukt dat zelden.</translation>
    </message>
    <message>
        <source>The {card} counts {value}: it can still go on a higher Throne later. Your lowest cards cannot.</source>
        <translation>{card:Def} telt {value} en past later nog op een hogere Troon; je laagste kaarten niet meer.</translation>
    </message>
    <message>
        <source>The {card} does not let you name a card.</source>
        <translation>Met {card:def} noem je geen kaart.</translation>
    </message>
    <message>
        <source>The {card} is the Accused, so nobody holds it.</source>
        <translation>De Beklaagde is {card:def}: die kaart heeft niemand.</translation>
    </message>
    <message>
        <source>Then nothing happens, and your rival keeps every card.</source>
        <translation>Dan gebeurt er niets en houdt je tegenstander alle kaarten.</translation>
    </message>
    <message>
        <source>Then your rival begins and plays any card onto the empty Court, and you must match it.</source>
        <translation>Dan begint je tegenstander met een kaart naar keuze op het lege Hof, en die moet jij minstens evenaren.</translation>
    </message>
    <message>
        <source>Three of your cards are worth 5 or more.</source>
        <translation>Drie van je kaarten tellen 5 of meer.</translation>
    </message>
    <message>
        <source>Two cards in one turn, and the round is yours.</source>
        <translation>Twee kaarten in één beurt, en de ronde is van jou.</translation>
    </message>
    <message>
        <source>Until then, it is not in your hand: you cannot play it or react with it.</source>
        <translation>Tot dan zit hij niet in je hand: je kunt hem niet spelen en er niet mee reageren.</translation>
    </message>
    <message>
        <source>Use your King’s Hand.</source>
        <translation>Gebruik je Koningshand.</translation>
    </message>
    <message>
        <source>What a round is worth</source>
        <translation>Wat een ronde oplevert</translation>
    </message>
    <message>
        <source>What did the Fool take?</source>
        <translation>Wat nam de Nar?</translation>
    </message>
    <message>
        <source>What does my King do?</source>
        <translation>Wat doet mijn Koning?</translation>
    </message>
    <message>
        <source>What does this card do?</source>
        <translation>Wat doet deze kaart?</translation>
    </message>
    <message>
        <source>What is a face-down card worth?</source>
        <translation>Hoeveel telt een gedekte kaart?</translation>
    </message>
    <message>
        <source>What is the Antechamber?</source>
        <translation>Wat is het Voorvertrek?</translation>
    </message>
    <message>
        <source>What is the Successor for?</source>
        <translation>Wat doet de Opvolger?</translation>
    </message>
    <message>
        <source>What may I do on my turn, and in what order?</source>
        <translation>Wat mag ik in mijn beurt doen, en in welke volgorde?</translation>
    </message>
    <message>
        <source>What may I play now?</source>
        <translation>Wat mag ik nu spelen?</translation>
    </message>
    <message>
        <source>When is a round over?</source>
        <translation>Wanneer is een ronde afgelopen?</translation>
    </message>
    <message>
        <source>When is the match over?</source>
        <translation>Wanneer is de partij afgelopen?</translation>
    </message>
    <message>
        <source>Which card do I hide as my Successor?</source>
        <translation>Welke kaart verberg ik als Opvolger?</translation>
    </message>
    <message>
        <source>Which card is best to play?</source>
        <translation>Welke kaart kan ik het best spelen?</translation>
    </message>
    <message>
        <source>Why is a card face up beside the Court?</source>
        <translation>Waarom ligt er een kaart open naast het Hof?</translation>
    </message>
    <message>
        <source>Why must I remove a card on my turn?</source>
        <translation>Waarom moet ik in mijn beurt een kaart verwijderen?</translation>
    </message>
    <message>
        <source>With three or four players, a Warden can swap one of your cards with the Accused. Here, the Accused is the Queen: trade a low card for her.</source>
        <translation>Bij drie of vier spelers kun je met een Cipier een handkaart tegen de Beklaagde ruilen. Hier is dat de Koningin: geef er een lage kaart voor.</translation>
    </message>
    <message>
        <source>You act on your rival’s turn with the two cards that let you.</source>
        <translation>Je reageert in de beurt van je tegenstander, met de twee kaarten waarmee dat kan.</translation>
    </message>
    <message>
        <source>You can stay in the round even when none of your cards can go on the Throne.</source>
        <translation>Je blijft in de ronde, ook als geen van je kaarten op de Troon past.</translation>
    </message>
    <message>
        <source>You choose your Successor and the card to remove.</source>
        <translation>Je kiest je Opvolger en de kaart die je wegdoet.</translation>
    </message>
    <message>
        <source>You could play a card or flip your King. Which keeps the extra point?</source>
        <translation>Je kunt een kaart spelen of je Koning omdraaien. Waarmee houd je het extra punt?</translation>
    </message>
    <message>
        <source>You count what is left and choose the card that ends the round.</source>
        <translation>Je telt wat er over is en kiest de kaart die de ronde beëindigt.</translation>
    </message>
    <message>
        <source>You flip your King at a safe moment.</source>
        <translation>Je draait je Koning om als het veilig is.</translation>
    </message>
    <message>
        <source>You get the Queen but give away the {card}, which counts {value}. A low card would do.</source>
        <translation>Je krijgt de Koningin, maar geeft {card:def} weg, die {value} telt. Een lage kaart is genoeg.</translation>
    </message>
    <message>
        <source>You have not seen the Assassin, and your rival may hold it. Do not flip your King while you can play a card.</source>
        <translation>Je hebt de Moordenaar nog niet gezien, en je tegenstander kan hem hebben. Draai je Koning niet om zolang je een kaart kunt spelen.</translation>
    </message>
    <message>
        <source>You hold the Assassin: show it.</source>
        <translation>Je hebt de Moordenaar: toon hem.</translation>
    </message>
    <message>
        <source>You hold the King’s Hand: use it.</source>
        <translation>Je hebt de Koningshand: gebruik hem.</translation>
    </message>
    <message>
        <source>You hold the True King, so you name who begins. Begin the round yourself: on the empty Court, you can get rid of a low card.</source>
        <translation>Jij hebt de Ware Koning, dus jij bepaalt wie begint. Begin zelf: op het lege Hof raak je een lage kaart kwijt.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself, and there is only one.</source>
        <translation>{card:Def} heb je zelf, en een tweede is er niet.</translation>
    </message>
    <message>
        <source>You know what a face-down card is worth and put that to use.</source>
        <translation>Je weet wat een gedekte kaart telt en maakt er gebruik van.</translation>
    </message>
    <message>
        <source>You know what you may do on your turn and what comes first.</source>
        <translation>Je weet wat je in je beurt mag doen en wat voorgaat.</translation>
    </message>
    <message>
        <source>You know when a round is worth 1, 2, or 3 points.</source>
        <translation>Je weet wanneer een ronde 1, 2 of 3 punten oplevert.</translation>
    </message>
    <message>
        <source>You know which cards can go on the Throne, and you keep one for your next turn.</source>
        <translation>Je weet welke kaarten op de Troon mogen en houdt er een voor je volgende beurt.</translation>
    </message>
    <message>
        <source>You know which cards nobody can hold.</source>
        <translation>Je weet welke kaarten niemand kan hebben.</translation>
    </message>
    <message>
        <source>You remember what you saw and name it at the right time.</source>
        <translation>Je onthoudt wat je zag en noemt het op het juiste moment.</translation>
    </message>
    <message>
        <source>You take nothing, though good cards are face up in Court.</source>
        <translation>Je neemt niets, terwijl er aan het Hof goede kaarten open liggen.</translation>
    </message>
    <message>
        <source>You win a round, and with it the match.</source>
        <translation>Je wint een ronde en daarmee de partij.</translation>
    </message>
    <message>
        <source>Your Antechamber is now empty: on your next turn, you must match or beat the Throne.</source>
        <translation>Je Voorvertrek is nu leeg: in je volgende beurt moet je de Troon evenaren of overtreffen.</translation>
    </message>
    <message>
        <source>Your Judge guessed right: put a card into your Antechamber. Next turn, it can go on any Throne, so choose one that is otherwise hard to play.</source>
        <translation>Je Rechter heeft goed geraden: leg een kaart in je Voorvertrek. In je volgende beurt mag die op elke Troon: kies er een die je anders moeilijk kwijtraakt.</translation>
    </message>
    <message>
        <source>Your King lies in front of you. You may flip it once per round.</source>
        <translation>Je Koning ligt voor je. Eén keer per ronde mag je hem omdraaien.</translation>
    </message>
    <message>
        <source>Your Queen goes into your Antechamber, and you must play her next turn, like it or not.</source>
        <translation>Je Koningin gaat naar je Voorvertrek. Je moet haar in je volgende beurt spelen, of je wilt of niet.</translation>
    </message>
    <message>
        <source>Your Successor is the Queen, a 9.</source>
        <translation>Je Opvolger is de Koningin, een 9.</translation>
    </message>
    <message>
        <source>Your last card counts 8, too.</source>
        <translation>Je laatste kaart telt ook 8.</translation>
    </message>
    <message>
        <source>Your lowest card costs you the least.</source>
        <translation>Je laagste kaart kost je het minst.</translation>
    </message>
    <message>
        <source>Your rival answers with a card at least as high. Which of yours will still be high enough then?</source>
        <translation>Je tegenstander antwoordt met een kaart die minstens zo hoog is. Welke van de jouwe is dan nog hoog genoeg?</translation>
    </message>
    <message>
        <source>Your rival answers with the Elder, which may be played on Royalty.</source>
        <translation>Je tegenstander antwoordt met de Oudste, die op een Hoogheid mag.</translation>
    </message>
    <message>
        <source>Your rival can still answer: the {card} counts {value}, and equal or higher is enough.</source>
        <translation>Je tegenstander kan nog antwoorden: {card:def} telt {value}, en even hoog of hoger is genoeg.</translation>
    </message>
    <message>
        <source>Your rival did hold the Assassin. Flip only after it has been seen, or when you must.</source>
        <translation>Je tegenstander had inderdaad de Moordenaar. Draai je Koning pas om als die kaart is gezien, of als het moet.</translation>
    </message>
    <message>
        <source>Your rival flips their King. If you hold the Assassin, you may strike now and make the flip fail: win the round.</source>
        <translation>Je tegenstander draait de Koning om. Met de Moordenaar mag je nu toeslaan; dan mislukt het omdraaien. Win de ronde.</translation>
    </message>
    <message>
        <source>Your rival has already flipped their King and has no play: the round is yours.</source>
        <translation>Je tegenstander heeft de Koning al omgedraaid en kan niets spelen: de ronde is van jou.</translation>
    </message>
    <message>
        <source>Your rival has an 8 left. What beats it?</source>
        <translation>Je tegenstander heeft nog een 8. Wat is hoger?</translation>
    </message>
    <message>
        <source>Your rival has no cards left. A round is worth 1 point, and 1 more if your King is not flipped. You need 2: win now.</source>
        <translation>Je tegenstander heeft geen kaart meer. Een ronde levert 1 punt op, en 1 extra als je Koning niet is omgedraaid. Je hebt er 2 nodig: win nu.</translation>
    </message>
    <message>
        <source>Your rival has no play and loses the round. You are the first to reach 7 points and win the match.</source>
        <translation>Je tegenstander kan niets spelen en verliest de ronde. Jij hebt als eerste 7 punten en wint de partij.</translation>
    </message>
    <message>
        <source>Your rival has one card left. Make the Throne as high as you can.</source>
        <translation>Je tegenstander heeft nog één kaart. Maak de Troon zo hoog als je kunt.</translation>
    </message>
    <message>
        <source>Your rival has played an 8. Equal is enough: answer it.</source>
        <translation>Je tegenstander heeft een 8 gespeeld. Even hoog is genoeg: speel er ook een.</translation>
    </message>
    <message>
        <source>Your rival plays next. Stopping an ability costs each of you a card and a turn.</source>
        <translation>Nu is je tegenstander aan de beurt. Een vaardigheid stoppen kost jullie allebei een kaart en een beurt.</translation>
    </message>
    <message>
        <source>Your rival raised the Throne to 7. Now your Successor helps: play a card that your rival cannot answer.</source>
        <translation>Je tegenstander heeft de Troon op 7 gebracht. Nu heb je iets aan je Opvolger: speel een kaart waarop je tegenstander geen antwoord heeft.</translation>
    </message>
    <message>
        <source>Your rival removes a card, too, and one more was removed after the deal: nobody knows all three.</source>
        <translation>Je tegenstander verwijdert er ook een, en bij het delen verdween er al een: niemand kent ze alle drie.</translation>
    </message>
    <message>
        <source>Your rival shows the Assassin: the flip fails, and you lose the round.</source>
        <translation>Je tegenstander toont de Moordenaar: het omdraaien mislukt, en je hebt de ronde verloren.</translation>
    </message>
    <message>
        <source>Your rival’s Inquisitor names your Queen: she would go into your Antechamber. A King’s Hand can stop an ability: keep your Queen.</source>
        <translation>De Inquisiteur van je tegenstander noemt je Koningin: ze zou naar je Voorvertrek gaan. Een Koningshand stopt een vaardigheid: houd je Koningin in de hand.</translation>
    </message>
    <message>
        <source>Your rival’s last card is too low, and their King is already flipped: the round is yours.</source>
        <translation>De laatste kaart van je tegenstander is te laag, en de Koning is al omgedraaid: de ronde is van jou.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Je beurt</translation>
    </message>
    <message>
        <source>Your turn is over, and your other cards are still good for later.</source>
        <translation>Je beurt is voorbij, en de andere kaarten bewaar je voor later.</translation>
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
        <translation>Een Mysticus heeft 8 genoemd. In de hand telt de Schildwacht nog 8 en mag hij op de Krijgsheer volgen, maar op de Troon telt hij maar 3 en doet hij niets.</translation>
    </message>
    <message>
        <source>A flipped King has disgraced the Princess. The Throne is worth 1 and is no longer Royalty: any card may follow, even the Fool.</source>
        <translation>Een omgedraaide Koning heeft de Prinses vernederd. De Troon telt 1 en is geen Hoogheid meer: elke kaart mag volgen, zelfs de Nar.</translation>
    </message>
    <message>
        <source>An opponent held the named card, so the Soldier counts 7. Its player has also disgraced the Judge below it and could have disgraced two more cards.</source>
        <translation>Een tegenstander had de genoemde kaart, dus telt de Soldaat 7. Ook de Rechter eronder is vernederd; dat had met nog twee kaarten gemogen.</translation>
    </message>
    <message>
        <source>Be the last one able to play: a player who can neither play a card nor flip their King loses the round. With three players, the others play on.</source>
        <translation>Houd het langer vol dan de anderen: wie geen kaart kan spelen en de Koning niet kan omdraaien, heeft de ronde verloren. Met drie spelers spelen de anderen verder.</translation>
    </message>
    <message>
        <source>Condemned</source>
        <translation>veroordeeld</translation>
    </message>
    <message>
        <source>The Elder came from the Antechamber, so it could go on a Sentry, an 8. The next player needs only a 3 or higher.</source>
        <translation>De Oudste kwam uit het Voorvertrek en mocht dus op een Schildwacht, een 8. De volgende speler hoeft maar een 3 of hoger te spelen.</translation>
    </message>
    <message>
        <source>The Elder may follow the Princess, a 9. It could not follow a King’s Hand, though that is only an 8. Royalty covered by another card would not help it, either.</source>
        <translation>De Oudste mag op de Prinses volgen, een 9. Op een Koningshand mag hij niet, al is die maar een 8, en ook niet als er op de Hoogheid een andere kaart ligt.</translation>
    </message>
    <message>
        <source>The Inquisitor was played on the Elder and stopped. It leaves the Court, and the Elder is the Throne again: the next player must play 3 or higher, not 4.</source>
        <translation>De Inquisiteur werd op de Oudste gespeeld en gestopt. Hij verlaat het Hof, en de Oudste is weer de Troon: de volgende speler moet een 3 of hoger spelen, niet een 4.</translation>
    </message>
    <message>
        <source>The Oathbound was played on the Queen and disgraced her. A second card had to follow at once, and it could be as low as the Fool.</source>
        <translation>De Vazal werd op de Koningin gespeeld en heeft haar vernederd. Meteen moest er een tweede kaart volgen, en dat mocht zelfs de Nar zijn.</translation>
    </message>
    <message>
        <source>The Princess is face up in Court, though not on the Throne. So the Warlord counted 8 in hand and could follow the Sentry; in Court, it counts 9.</source>
        <translation>De Prinses ligt open aan het Hof, al is het niet op de Troon. Daarom telde de Krijgsheer in de hand 8 en mocht hij op de Schildwacht volgen; aan het Hof telt hij 9.</translation>
    </message>
    <message>
        <source>The Throne is worth 7. Equal is enough, so the Mystic may follow; so may the Sentry, but not the Judge.</source>
        <translation>De Troon telt 7. Even hoog is genoeg, dus de Mysticus mag volgen; de Schildwacht ook, de Rechter niet.</translation>
    </message>
    <message>
        <source>The winner of a round scores 1 point, plus more for an unflipped King and for cards the losers have left. The match ends when someone has 7 points, and the highest score wins.</source>
        <translation>Wie een ronde wint, krijgt 1 punt, plus punten voor een niet-omgedraaide Koning en voor kaarten die verliezers overhebben. De partij eindigt als iemand 7 punten heeft, en de hoogste score wint.</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Troon</translation>
    </message>
    <message>
        <source>You win the round, your King is not flipped, and your rival has two cards left. That makes 3 points: one rival’s leftover cards count only once.</source>
        <translation>Je wint de ronde, je Koning is niet omgedraaid, en je tegenstander heeft twee kaarten over. Samen 3 punten: overgebleven kaarten van één tegenstander tellen één keer.</translation>
    </message>
    <message>
        <source>cards left: +1</source>
        <translation>nog over: +1</translation>
    </message>
    <message>
        <source>counts 1</source>
        <translation>telt 1</translation>
    </message>
    <message>
        <source>counts 3</source>
        <translation>telt 3</translation>
    </message>
    <message>
        <source>disgraced</source>
        <translation>vernederd</translation>
    </message>
    <message>
        <source>may follow</source>
        <translation>mag volgen</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>te laag</translation>
    </message>
    <message>
        <source>yours: +1</source>
        <translation>de jouwe: +1</translation>
    </message>
</context>
<context>
    <name>imposter-kings/fault</name>
    <message>
        <source>Choosing the wrong player or card for an ability</source>
        <translation>Verkeerde keuze bij een vaardigheid</translation>
    </message>
    <message>
        <source>Flipping the King too early</source>
        <translation>De Koning te vroeg omdraaien</translation>
    </message>
    <message>
        <source>Flipping the King too late</source>
        <translation>De Koning te laat omdraaien</translation>
    </message>
    <message>
        <source>Giving away the wrong card</source>
        <translation>De verkeerde kaart weggeven</translation>
    </message>
    <message>
        <source>Guessing the wrong card or number</source>
        <translation>Kaart of getal verkeerd raden</translation>
    </message>
    <message>
        <source>Leaving abilities unused</source>
        <translation>Vaardigheden ongebruikt laten</translation>
    </message>
    <message>
        <source>Missing a useful reaction</source>
        <translation>Niet reageren als het loont</translation>
    </message>
    <message>
        <source>Playing the wrong card</source>
        <translation>De verkeerde kaart spelen</translation>
    </message>
    <message>
        <source>Poor choices during setup</source>
        <translation>Slechte keuzes bij de opbouw</translation>
    </message>
    <message>
        <source>Reacting when it did not pay</source>
        <translation>Reageren als het niet loont</translation>
    </message>
    <message>
        <source>Using abilities when they did not pay</source>
        <translation>Vaardigheden gebruiken als het niet loont</translation>
    </message>
</context>
<context>
    <name>imposter-kings/game</name>
    <message>
        <source>A battle of wits</source>
        <translation>Een slimme krachtmeting</translation>
    </message>
    <message>
        <source>A battle of wits: play an equal or higher card onto the Throne, and be the last one who can.</source>
        <translation>Een slimme krachtmeting: speel even hoog of hoger op de Troon en wees de laatste die nog kan spelen.</translation>
    </message>
    <message>
        <source>Once everyone can tell that an Executioner has condemned the last Assassin or King’s Hand, nobody is asked for that card anymore.</source>
        <translation>Zodra iedereen kan afleiden dat een Beul de laatste Moordenaar of Koningshand heeft veroordeeld, wordt niemand nog naar die kaart gevraagd.</translation>
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
        <translation>Verneder {number} kaarten aan het Hof in één partij.</translation>
    </message>
    <message>
        <source>Name {number} cards that a rival holds.</source>
        <translation>Noem {number} kaarten die een tegenstander in de hand heeft.</translation>
    </message>
    <message>
        <source>Play {number} Royalty cards in one game.</source>
        <translation>Speel {number} Hoogheden in één partij.</translation>
    </message>
    <message>
        <source>Play {number} different characters in one game.</source>
        <translation>Speel {number} verschillende karakters in één partij.</translation>
    </message>
    <message>
        <source>Score {number} points for losers’ leftover cards.</source>
        <translation>Haal {number} punten met overgebleven kaarten van verliezers.</translation>
    </message>
    <message>
        <source>Score {number} points in one round.</source>
        <translation>Haal {number} punten in één ronde.</translation>
    </message>
    <message>
        <source>Stop a card with the King’s Hand.</source>
        <translation>Stop een kaart met de Koningshand.</translation>
    </message>
    <message>
        <source>Stop {number} cards with the King’s Hand in one game.</source>
        <translation>Stop {number} kaarten met de Koningshand in één partij.</translation>
    </message>
    <message>
        <source>Take your Successor into your hand {number} times in one game.</source>
        <translation>Neem in één partij {number} keer je Opvolger in de hand.</translation>
    </message>
    <message>
        <source>Use {number} abilities in one game.</source>
        <translation>Gebruik {number} vaardigheden in één partij.</translation>
    </message>
    <message>
        <source>Win a game after trailing a rival by four points.</source>
        <translation>Win een partij waarin een tegenstander vier punten voorstond.</translation>
    </message>
    <message>
        <source>Win a game by {number} points or more.</source>
        <translation>Win een partij met minstens {number} punten voorsprong.</translation>
    </message>
    <message>
        <source>Win a game in which no rival scores a point.</source>
        <translation>Win een partij waarin geen tegenstander een punt haalt.</translation>
    </message>
    <message>
        <source>Win a game in which you never flip your King.</source>
        <translation>Win een partij waarin je je Koning nooit omdraait.</translation>
    </message>
    <message>
        <source>Win a game in which you show an Assassin and stop a card.</source>
        <translation>Win een partij waarin je een Moordenaar toont en een kaart stopt.</translation>
    </message>
    <message>
        <source>Win a round with {number} cards left in your hand.</source>
        <translation>Win een ronde met nog {number} kaarten in de hand.</translation>
    </message>
    <message>
        <source>Win a round without flipping your King.</source>
        <translation>Win een ronde zonder je Koning om te draaien.</translation>
    </message>
    <message>
        <source>Win {number} rounds in one game.</source>
        <translation>Win {number} ronden in één partij.</translation>
    </message>
    <message>
        <source>Win {number} rounds without flipping your King.</source>
        <translation>Win {number} ronden zonder je Koning om te draaien.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/laying</name>
    <message>
        <source>A Condemned card is removed</source>
        <translation>Een veroordeelde kaart wordt verwijderd</translation>
    </message>
    <message>
        <source>A Herald recalls the Successor</source>
        <translation>Een Heraut roept de Opvolger terug</translation>
    </message>
    <message>
        <source>A Judge guessed right</source>
        <translation>Een Rechter heeft goed geraden</translation>
    </message>
    <message>
        <source>A Judge names a card</source>
        <translation>Een Rechter noemt een kaart</translation>
    </message>
    <message>
        <source>A Princess swaps cards</source>
        <translation>Een Prinses ruilt kaarten</translation>
    </message>
    <message>
        <source>A Sentry exchanges a card</source>
        <translation>Een Schildwacht ruilt een kaart</translation>
    </message>
    <message>
        <source>A Soldier guessed right</source>
        <translation>Een Soldaat heeft goed geraden</translation>
    </message>
    <message>
        <source>A Spy has seen the Successors</source>
        <translation>Een Spion heeft de Opvolgers gezien</translation>
    </message>
    <message>
        <source>A Successor is chosen</source>
        <translation>Er wordt een Opvolger gekozen</translation>
    </message>
    <message>
        <source>A Successor is replaced</source>
        <translation>Een Opvolger wordt vervangen</translation>
    </message>
    <message>
        <source>A card goes into the pool</source>
        <translation>Een kaart gaat in de pot</translation>
    </message>
    <message>
        <source>A card is removed</source>
        <translation>Een kaart wordt verwijderd</translation>
    </message>
    <message>
        <source>A shown card is taken</source>
        <translation>Een getoonde kaart wordt genomen</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Een beurt</translation>
    </message>
    <message>
        <source>Ability at work</source>
        <translation>Lopende vaardigheid</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Actieve speler</translation>
    </message>
    <message>
        <source>An Antechamber card is played</source>
        <translation>Een kaart uit het Voorvertrek wordt gespeeld</translation>
    </message>
    <message>
        <source>An Assassin’s spoils</source>
        <translation>De buit van een Moordenaar</translation>
    </message>
    <message>
        <source>An Executioner condemns cards</source>
        <translation>Een Beul veroordeelt kaarten</translation>
    </message>
    <message>
        <source>An Oathbound’s second card</source>
        <translation>De tweede kaart van een Vazal</translation>
    </message>
    <message>
        <source>An ability is used</source>
        <translation>Een vaardigheid wordt gebruikt</translation>
    </message>
    <message>
        <source>Cards are shown</source>
        <translation>Er worden kaarten getoond</translation>
    </message>
    <message>
        <source>Cards known to be Condemned</source>
        <translation>Kaarten waarvan iedereen weet dat ze veroordeeld zijn</translation>
    </message>
    <message>
        <source>Cards still to be chosen</source>
        <translation>Nog te kiezen kaarten</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Speelrichting</translation>
    </message>
    <message>
        <source>Disgraced</source>
        <translation>Vernederd</translation>
    </message>
    <message>
        <source>Does a King’s Hand stop the Assassin?</source>
        <translation>Stopt een Koningshand de Moordenaar?</translation>
    </message>
    <message>
        <source>Does a King’s Hand stop the ability?</source>
        <translation>Stopt een Koningshand de vaardigheid?</translation>
    </message>
    <message>
        <source>Does an Assassin strike?</source>
        <translation>Slaat een Moordenaar toe?</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Eerste speler</translation>
    </message>
    <message>
        <source>Has lost the round</source>
        <translation>Heeft de ronde verloren</translation>
    </message>
    <message>
        <source>Is the round restarted?</source>
        <translation>Begint de ronde opnieuw?</translation>
    </message>
    <message>
        <source>Kings flipped</source>
        <translation>Omgedraaide Koningen</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Nobody can be asked for this reaction.</source>
        <translation>Niemand kan om deze reactie worden gevraagd.</translation>
    </message>
    <message>
        <source>One of the highest cards is named</source>
        <translation>Een van de hoogste kaarten wordt genoemd</translation>
    </message>
    <message>
        <source>Partners offer cards</source>
        <translation>Partners bieden kaarten aan</translation>
    </message>
    <message>
        <source>Partners swap cards</source>
        <translation>Partners ruilen kaarten</translation>
    </message>
    <message>
        <source>Played after an Oathbound</source>
        <translation>Na een Vazal gespeeld</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Punten naar herkomst</translation>
    </message>
    <message>
        <source>Raised</source>
        <translation>Verhoogd</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Herstarts</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>State of the cards in Court</source>
        <translation>Hoe de kaarten aan het Hof liggen</translation>
    </message>
    <message>
        <source>Still to be asked</source>
        <translation>Nog te vragen</translation>
    </message>
    <message>
        <source>The card in a Herald’s place</source>
        <translation>De kaart op de plaats van een Heraut</translation>
    </message>
    <message>
        <source>The card on the Throne has no ability to use right now.</source>
        <translation>Met de kaart op de Troon kun je nu geen vaardigheid gebruiken.</translation>
    </message>
    <message>
        <source>The direction is chosen</source>
        <translation>De richting wordt gekozen</translation>
    </message>
    <message>
        <source>The first player is named</source>
        <translation>De eerste speler wordt aangewezen</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>De ronde is voorbij</translation>
    </message>
    <message>
        <source>This moment cannot occur with this number of players.</source>
        <translation>Bij dit aantal spelers komt dit moment niet voor.</translation>
    </message>
    <message>
        <source>True King</source>
        <translation>Ware Koning</translation>
    </message>
    <message>
        <source>Values a Mystic has named</source>
        <translation>Waarden die een Mysticus heeft genoemd</translation>
    </message>
    <message>
        <source>What was chosen</source>
        <translation>Wat er is gekozen</translation>
    </message>
    <message>
        <source>Winners of the last round</source>
        <translation>Winnaars van de laatste ronde</translation>
    </message>
    <message>
        <source>{player}’s points for losers with cards left</source>
        <translation>Punten van {player} voor verliezers die kaarten overhebben</translation>
    </message>
    <message>
        <source>{player}’s points for rivals’ restarts</source>
        <translation>Punten van {player} voor herstarts van tegenstanders</translation>
    </message>
    <message>
        <source>{player}’s points for rounds won</source>
        <translation>Punten van {player} voor gewonnen ronden</translation>
    </message>
    <message>
        <source>{player}’s points for second place</source>
        <translation>Punten van {player} voor de tweede plaats</translation>
    </message>
    <message>
        <source>{player}’s points for unflipped Kings</source>
        <translation>Punten van {player} voor niet-omgedraaide Koningen</translation>
    </message>
</context>
<context>
    <name>imposter-kings/lesson</name>
    <message>
        <source>Condemned cards come first: removing one is your whole turn. Drag it to the removed cards.</source>
        <translation>Veroordeelde kaarten gaan voor: je verwijdert er een en doet deze beurt verder niets. Sleep hem naar de verwijderde kaarten.</translation>
    </message>
    <message>
        <source>Hide a card as your Successor: it returns to your hand when you flip your King. Choose a card that you will want later.</source>
        <translation>Verberg een kaart als je Opvolger: hij komt terug in je hand als je je Koning omdraait. Kies een kaart die je later goed kunt gebruiken.</translation>
    </message>
    <message>
        <source>Look at your cards: if you do not like them, you can have them dealt again. Your first restart is free. This time, keep them.</source>
        <translation>Bekijk je kaarten: bevallen ze je niet, dan kun je ze opnieuw laten delen. Je eerste herstart is gratis. Houd ze deze keer.</translation>
    </message>
    <message>
        <source>None of your cards can go on the Throne, but you still have your King. Drag it to the Court: unless an Assassin strikes, the Throne falls to 1, and your Successor returns to your hand.</source>
        <translation>Geen van je kaarten past op de Troon, maar je hebt je Koning nog. Sleep hem naar het Hof: als er geen Moordenaar toeslaat, daalt de Troon naar 1 en komt je Opvolger in je hand.</translation>
    </message>
    <message>
        <source>One card leaves the round. Get rid of a low one: high cards can be played more often.</source>
        <translation>Eén kaart gaat uit de ronde. Doe een van je lage kaarten weg: hoge kun je vaker spelen.</translation>
    </message>
    <message>
        <source>Royalty is on the Throne: only a 9, an Elder, or an Oathbound with a second card can be played on it.</source>
        <translation>Op de Troon ligt een Hoogheid: daarop past alleen een 9, een Oudste of een Vazal met een tweede kaart.</translation>
    </message>
    <message>
        <source>Someone has 7 points, and the match is over: the highest score wins.</source>
        <translation>Iemand heeft 7 punten, en de partij is voorbij: de hoogste score wint.</translation>
    </message>
    <message>
        <source>The Court is empty, so any card can be played. Low cards are hard to play later: drag one to the Court.</source>
        <translation>Het Hof is leeg, dus je mag elke kaart spelen. Lage kaarten raak je later moeilijk kwijt: sleep er een naar het Hof.</translation>
    </message>
    <message>
        <source>The Throne is high now. Play an equal or higher card, and think about what you can still play after that.</source>
        <translation>De Troon is nu hoog. Speel een even hoge of hogere kaart, en bedenk wat je daarna nog kunt spelen.</translation>
    </message>
    <message>
        <source>The card you played has an ability, and you may use it. Your rival may stop it with a King’s Hand.</source>
        <translation>De kaart die je hebt gespeeld, heeft een vaardigheid, en die mag je gebruiken. Je tegenstander kan dat stoppen met een Koningshand.</translation>
    </message>
    <message>
        <source>The round is over. The winner scores 1 point, 1 more if their King is not flipped, and 1 more if the loser still has a card in hand or their Successor. Then the next round begins.</source>
        <translation>De ronde is voorbij. Winnen levert 1 punt op, en nog 1 als de Koning van de winnaar niet is omgedraaid. Heeft de verliezer nog een handkaart of de Opvolger, dan levert dat er nog 1 op. Daarna begint de volgende ronde.</translation>
    </message>
    <message>
        <source>Welcome! You hold the True King, so you choose who begins. The first player may play any card.</source>
        <translation>Welkom! Jij hebt de Ware Koning, dus jij bepaalt wie begint. Wie begint, mag elke kaart spelen.</translation>
    </message>
    <message>
        <source>You must now play a card from your Antechamber, whatever the Throne is worth, and that may be just what you need.</source>
        <translation>Je moet nu een kaart uit je Voorvertrek spelen, wat de Troon ook telt, en misschien is dat precies wat je nodig hebt.</translation>
    </message>
    <message>
        <source>Your Oathbound has disgraced a higher card and must be followed by a second one. Play any card: it cannot be stopped, and its ability works.</source>
        <translation>Je Vazal heeft een hogere kaart vernederd, en nu moet er een tweede volgen. Speel een kaart naar keuze: hij kan niet worden gestopt, en zijn vaardigheid werkt.</translation>
    </message>
    <message>
        <source>Your rival flips their King. If you have an Assassin, you may show it now: the flip then fails and you win the round, unless a King’s Hand stops the Assassin. Remember that before you flip your own King.</source>
        <translation>Je tegenstander draait de Koning om. Heb je een Moordenaar, dan mag je die nu tonen: het omdraaien mislukt en jij wint de ronde, tenzij een Koningshand hem stopt. Denk daaraan voordat je je eigen Koning omdraait.</translation>
    </message>
    <message>
        <source>Your rival has flipped their King: the Throne is worth 1, so any card can be played.</source>
        <translation>Je tegenstander heeft de Koning omgedraaid: de Troon telt 1, dus je mag elke kaart spelen.</translation>
    </message>
    <message>
        <source>Your rival uses an ability. Everyone who might have a King’s Hand is asked, so silence gives nothing away.</source>
        <translation>Je tegenstander gebruikt een vaardigheid. Iedereen die een Koningshand zou kunnen hebben, wordt ernaar gevraagd; zo verraadt zwijgen niets.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/log</name>
    <message numerus="yes">
        <source>%n card(s) dealt.</source>
        <translation>
            <numerusform>Krijgt %n kaart.</numerusform>
            <numerusform>Krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new round is dealt. The Accused is the {card}. {player} holds the True King.</source>
        <translation>De kaarten voor een nieuwe ronde zijn gedeeld. De Beklaagde is {card:def}. {player} heeft de Ware Koning.</translation>
    </message>
    <message>
        <source>Adds the Assassin to {player}’s cards and looks at them all.</source>
        <translation>Voegt de Moordenaar bij de kaarten van {player} en bekijkt ze allemaal.</translation>
    </message>
    <message>
        <source>All shown cards return to their owners’ hands.</source>
        <translation>Alle getoonde kaarten gaan terug naar de hand.</translation>
    </message>
    <message>
        <source>Cannot play and loses the round.</source>
        <translation>Kan niets spelen en verliest de ronde.</translation>
    </message>
    <message>
        <source>Chooses a Successor.</source>
        <translation>Kiest een Opvolger.</translation>
    </message>
    <message>
        <source>Chooses a card, face down.</source>
        <translation>Kiest gedekt een kaart.</translation>
    </message>
    <message>
        <source>Chooses to begin.</source>
        <translation>Begint zelf.</translation>
    </message>
    <message>
        <source>Chooses to play clockwise.</source>
        <translation>Laat met de klok mee spelen.</translation>
    </message>
    <message>
        <source>Chooses to play counterclockwise.</source>
        <translation>Laat tegen de klok in spelen.</translation>
    </message>
    <message>
        <source>Condemns a card.</source>
        <translation>Veroordeelt een kaart.</translation>
    </message>
    <message>
        <source>Condemns {card}.</source>
        <translation>Veroordeelt {card:def}.</translation>
    </message>
    <message>
        <source>Disgraces {card}, card {place} of the Court.</source>
        <translation>Vernedert {card:def}, kaart {place} aan het Hof.</translation>
    </message>
    <message>
        <source>Flips their King.</source>
        <translation>Draait de Koning om.</translation>
    </message>
    <message>
        <source>Hands {player} a card.</source>
        <translation>Geeft {player} een kaart.</translation>
    </message>
    <message>
        <source>Hands {player} {card}.</source>
        <translation>Geeft {card:def} aan {player}.</translation>
    </message>
    <message>
        <source>Has no card of that value in hand.</source>
        <translation>Heeft geen kaart met die waarde in de hand.</translation>
    </message>
    <message>
        <source>Keeps one of {player}’s cards.</source>
        <translation>Houdt een kaart van {player}.</translation>
    </message>
    <message>
        <source>Keeps {card}.</source>
        <translation>Houdt {card:def}.</translation>
    </message>
    <message>
        <source>Must guess a card in {player}’s hand.</source>
        <translation>Moet een kaart in de hand van {player} raden.</translation>
    </message>
    <message>
        <source>Names {player} as the first player.</source>
        <translation>Laat {player} beginnen.</translation>
    </message>
    <message>
        <source>No other player holds it.</source>
        <translation>Geen andere speler heeft die kaart.</translation>
    </message>
    <message>
        <source>No: no opponent holds it.</source>
        <translation>Nee: geen tegenstander heeft die kaart.</translation>
    </message>
    <message numerus="yes">
        <source>Offers their partner %n card(s).</source>
        <translation>
            <numerusform>Biedt de partner %n kaart aan.</numerusform>
            <numerusform>Biedt de partner %n kaarten aan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays {card}: the Throne is worth {value}.</source>
        <translation>Speelt {card:def}: de Troon telt {value}.</translation>
    </message>
    <message>
        <source>Puts {card} into the Court and takes {taken} into hand.</source>
        <translation>Legt {card:def} aan het Hof en neemt {taken:def} in de hand.</translation>
    </message>
    <message>
        <source>Puts {card} into their Antechamber.</source>
        <translation>Legt {card:def} in het Voorvertrek.</translation>
    </message>
    <message>
        <source>Removes a card from the round.</source>
        <translation>Verwijdert een kaart uit de ronde.</translation>
    </message>
    <message>
        <source>Replaces their Successor with another card.</source>
        <translation>Vervangt de Opvolger door een andere kaart.</translation>
    </message>
    <message>
        <source>Restarts the round.</source>
        <translation>Herstart de ronde.</translation>
    </message>
    <message>
        <source>Restarts the round: {points} points for {player}.</source>
        <translation>Herstart de ronde: {points} punten voor {player}.</translation>
    </message>
    <message>
        <source>Shows the Assassin: {player} is struck.</source>
        <translation>Toont de Moordenaar en treft {player}.</translation>
    </message>
    <message>
        <source>Shows the highest card and gets first pick.</source>
        <translation>Toont de hoogste kaart en mag als eerste kiezen.</translation>
    </message>
    <message>
        <source>Shows {cards}.</source>
        <translation>Toont {cards:def}.</translation>
    </message>
    <message>
        <source>Spends the turn removing a Condemned card.</source>
        <translation>Gebruikt de beurt om een veroordeelde kaart te verwijderen.</translation>
    </message>
    <message>
        <source>Swaps a card with {player}.</source>
        <translation>Ruilt een kaart met {player}.</translation>
    </message>
    <message>
        <source>Swaps {card} for {player}’s {taken}.</source>
        <translation>Ruilt {card:def} voor {taken:def} van {player}.</translation>
    </message>
    <message>
        <source>Takes a card from the pool.</source>
        <translation>Neemt een kaart uit de pot.</translation>
    </message>
    <message>
        <source>Takes back the Herald.</source>
        <translation>Neemt de Heraut terug in de hand.</translation>
    </message>
    <message>
        <source>Takes their Successor into hand.</source>
        <translation>Neemt de Opvolger in de hand.</translation>
    </message>
    <message>
        <source>Takes their Successor into hand: the Throne is worth 1.</source>
        <translation>Neemt de Opvolger in de hand: de Troon telt 1.</translation>
    </message>
    <message>
        <source>Takes {card} from the Court into hand.</source>
        <translation>Neemt {card:def} van het Hof in de hand.</translation>
    </message>
    <message>
        <source>Takes {card} from the pool.</source>
        <translation>Neemt {card:def} uit de pot.</translation>
    </message>
    <message>
        <source>Takes {card} from {player}.</source>
        <translation>Neemt {card:def} van {player}.</translation>
    </message>
    <message>
        <source>Takes {taken} into hand; {card} is now the Accused.</source>
        <translation>Neemt {taken:def} in de hand; de Beklaagde is nu {card:def}.</translation>
    </message>
    <message>
        <source>The King’s Hand stops {player}’s {card}.</source>
        <translation>De Koningshand stopt {card:def} van {player}.</translation>
    </message>
    <message>
        <source>The card meant to replace the Accused returns to hand.</source>
        <translation>Neemt de kaart voor de ruil met de Beklaagde weer in de hand.</translation>
    </message>
    <message>
        <source>The cards are {cards}.</source>
        <translation>Dit zijn de kaarten: {cards}.</translation>
    </message>
    <message>
        <source>The cards for the pool are shuffled.</source>
        <translation>De kaarten voor de pot worden geschud.</translation>
    </message>
    <message>
        <source>The game is over. The winners are {players}.</source>
        <translation>De partij is voorbij. {players} winnen.</translation>
    </message>
    <message>
        <source>The game is over. {players} wins.</source>
        <translation>De partij is voorbij. {players} wint.</translation>
    </message>
    <message>
        <source>The guess is right.</source>
        <translation>Goed geraden.</translation>
    </message>
    <message>
        <source>The guess is wrong.</source>
        <translation>Fout geraden.</translation>
    </message>
    <message numerus="yes">
        <source>The round goes to {players}: %n point(s).</source>
        <translation>
            <numerusform>De ronde gaat naar {players}: %n punt.</numerusform>
            <numerusform>De ronde gaat naar {players}: %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses the Executioner and names {number}.</source>
        <translation>Gebruikt de Beul en noemt {number}.</translation>
    </message>
    <message>
        <source>Uses the Fool to take {card}, card {place} of the Court.</source>
        <translation>Gebruikt de Nar om {card:def} te nemen, kaart {place} van het Hof.</translation>
    </message>
    <message>
        <source>Uses the Herald to choose a new Successor.</source>
        <translation>Gebruikt de Heraut om een Opvolger te kiezen.</translation>
    </message>
    <message>
        <source>Uses the Inquisitor and names {card}.</source>
        <translation>Gebruikt de Inquisiteur en noemt {card:def}.</translation>
    </message>
    <message>
        <source>Uses the Judge and guesses that {player} holds {card}.</source>
        <translation>Gebruikt de Rechter en vermoedt {card:def} bij {player}.</translation>
    </message>
    <message>
        <source>Uses the Mystic and names {number}.</source>
        <translation>Gebruikt de Mysticus en noemt {number}.</translation>
    </message>
    <message>
        <source>Uses the Princess to swap a card with {player}.</source>
        <translation>Gebruikt de Prinses om een kaart met {player} te ruilen.</translation>
    </message>
    <message>
        <source>Uses the Sentry on {card}, card {place} of the Court.</source>
        <translation>Gebruikt de Schildwacht om {card:def} te ruilen, kaart {place} van het Hof.</translation>
    </message>
    <message>
        <source>Uses the Soldier and names {card}.</source>
        <translation>Gebruikt de Soldaat en noemt {card:def}.</translation>
    </message>
    <message>
        <source>Uses the Spy to look at all Successors.</source>
        <translation>Gebruikt de Spion om alle Opvolgers te bekijken.</translation>
    </message>
    <message>
        <source>Uses the Warden to swap a card from their hand with the Accused.</source>
        <translation>Gebruikt de Cipier om een handkaart te ruilen met de Beklaagde.</translation>
    </message>
    <message>
        <source>Yes: the Soldier counts 2 more.</source>
        <translation>Ja: de Soldaat telt 2 meer.</translation>
    </message>
    <message>
        <source>{player} must replace their Successor.</source>
        <translation>{player} moet de Opvolger vervangen.</translation>
    </message>
    <message>
        <source>{player}’s Successor is the {card}.</source>
        <translation>De Opvolger van {player} is {card:def}.</translation>
    </message>
    <message>
        <source>{player}’s hidden card is the {card}.</source>
        <translation>De gedekte kaart van {player} is {card:def}.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/move</name>
    <message>
        <source>Card {place} of the Court</source>
        <translation>Kaart {place} aan het Hof</translation>
    </message>
    <message>
        <source>Card {place} of the Court: {card}</source>
        <translation>Kaart {place} aan het Hof: {card}</translation>
    </message>
    <message>
        <source>Choose {player}</source>
        <translation>{player} kiezen</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Met de klok mee</translation>
    </message>
    <message>
        <source>Condemn: {card}</source>
        <translation>{card:Def} veroordelen</translation>
    </message>
    <message>
        <source>Counterclockwise</source>
        <translation>Tegen de klok in</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>De volgende ronde delen</translation>
    </message>
    <message>
        <source>Disgrace no more cards</source>
        <translation>Niets meer vernederen</translation>
    </message>
    <message>
        <source>Disgrace the Spy and look at the Successors</source>
        <translation>De Spion vernederen en de Opvolgers bekijken</translation>
    </message>
    <message>
        <source>Do not use the ability</source>
        <translation>Vaardigheid niet gebruiken</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Niets doen</translation>
    </message>
    <message>
        <source>Exchange: {card}</source>
        <translation>{card:Def} ruilen</translation>
    </message>
    <message>
        <source>First player: {player}</source>
        <translation>{player} begint</translation>
    </message>
    <message>
        <source>Flip the King</source>
        <translation>De Koning omdraaien</translation>
    </message>
    <message>
        <source>For the pool: {card}</source>
        <translation>{card:Def} in de pot leggen</translation>
    </message>
    <message>
        <source>Give away: {card}</source>
        <translation>{card:Def} weggeven</translation>
    </message>
    <message>
        <source>Into the Antechamber: {card}</source>
        <translation>{card:Def} in het Voorvertrek leggen</translation>
    </message>
    <message>
        <source>Keep these cards</source>
        <translation>Kaarten houden</translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation>{card:Def} houden</translation>
    </message>
    <message>
        <source>Leave the Herald on the Throne</source>
        <translation>Heraut op de Troon laten</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Laten gebeuren</translation>
    </message>
    <message>
        <source>Name {number}</source>
        <translation>{number} noemen</translation>
    </message>
    <message>
        <source>Name: {card}</source>
        <translation>{card:Def} noemen</translation>
    </message>
    <message>
        <source>No play left: lose the round</source>
        <translation>Niets speelbaar: ronde verliezen</translation>
    </message>
    <message>
        <source>No such card in hand</source>
        <translation>Niet in de hand</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <translation>{card:Def} spelen</translation>
    </message>
    <message>
        <source>Remove from the round: {card}</source>
        <translation>{card:Def} uit de ronde nemen</translation>
    </message>
    <message>
        <source>Remove the Condemned card: {card}</source>
        <translation>Veroordeelde kaart verwijderen: {card}</translation>
    </message>
    <message>
        <source>Replace none</source>
        <translation>Niets vervangen</translation>
    </message>
    <message>
        <source>Restart the round</source>
        <translation>Ronde herstarten</translation>
    </message>
    <message>
        <source>Show the Assassin</source>
        <translation>De Moordenaar tonen</translation>
    </message>
    <message>
        <source>Show: {card}</source>
        <translation>{card:Def} tonen</translation>
    </message>
    <message>
        <source>Successor: {card}</source>
        <translation>Opvolger: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Swap %n card(s)</source>
        <translation>
            <numerusform>%n kaart ruilen</numerusform>
            <numerusform>%n kaarten ruilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap no cards</source>
        <translation>Geen kaart ruilen</translation>
    </message>
    <message>
        <source>Take from {player}: {card}</source>
        <translation>{card:Def} van {player} nemen</translation>
    </message>
    <message>
        <source>Use the King’s Hand</source>
        <translation>De Koningshand gebruiken</translation>
    </message>
</context>
<context>
    <name>imposter-kings/number</name>
    <message>
        <source>Cards in hand</source>
        <translation>Handkaarten</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>Punten om de partij te winnen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Value of “{card}”</source>
        <translation>Waarde van ‘{card}’</translation>
    </message>
</context>
<context>
    <name>imposter-kings/option</name>
    <message>
        <source>A match to 7 points</source>
        <translation>Een partij tot 7 punten</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duur</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Eén ronde</translation>
    </message>
</context>
<context>
    <name>imposter-kings/prompt</name>
    <message numerus="yes">
        <source>Choose %n card(s) to show.</source>
        <translation>
            <numerusform>Kies %n kaart om te tonen.</numerusform>
            <numerusform>Kies %n kaarten om te tonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to show: a rival takes one.</source>
        <translation>
            <numerusform>Toon %n kaart: een tegenstander neemt er een.</numerusform>
            <numerusform>Toon %n kaarten: een tegenstander neemt er een.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) for your partner.</source>
        <translation>
            <numerusform>Kies nog %n kaart voor je partner.</numerusform>
            <numerusform>Kies nog %n kaarten voor je partner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to show.</source>
        <translation>
            <numerusform>Kies nog %n kaart om te tonen.</numerusform>
            <numerusform>Kies nog %n kaarten om te tonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to show: a rival takes one.</source>
        <translation>
            <numerusform>Toon nog %n kaart: een tegenstander neemt er een.</numerusform>
            <numerusform>Toon nog %n kaarten: een tegenstander neemt er een.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card to give away.</source>
        <translation>Kies een kaart om weg te geven.</translation>
    </message>
    <message>
        <source>Choose a new Successor.</source>
        <translation>Kies een nieuwe Opvolger.</translation>
    </message>
    <message>
        <source>Choose the card to put into the Court.</source>
        <translation>Kies de kaart die aan het Hof komt.</translation>
    </message>
    <message>
        <source>Condemn a card of base value {number}.</source>
        <translation>Veroordeel een kaart met basiswaarde {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Disgrace up to %n card(s) in the Court.</source>
        <translation>
            <numerusform>Verneder hoogstens %n kaart aan het Hof.</numerusform>
            <numerusform>Verneder hoogstens %n kaarten aan het Hof.</numerusform>
        </translation>
    </message>
    <message>
        <source>Executioner: which value does everyone condemn?</source>
        <translation>Beul: welke waarde moet iedereen veroordelen?</translation>
    </message>
    <message>
        <source>Fool: take a card from the Court?</source>
        <translation>Nar: een kaart van het Hof nemen?</translation>
    </message>
    <message>
        <source>Hide a card as your Successor.</source>
        <translation>Verberg een kaart als je Opvolger.</translation>
    </message>
    <message>
        <source>How many cards will you swap with your partner?</source>
        <translation>Hoeveel kaarten wil je met je partner ruilen?</translation>
    </message>
    <message>
        <source>Inquisitor: name a card for the Antechamber?</source>
        <translation>Inquisiteur: een kaart voor het Voorvertrek noemen?</translation>
    </message>
    <message>
        <source>Judge: guess a card in whose hand?</source>
        <translation>Rechter: bij wie raad je een kaart?</translation>
    </message>
    <message>
        <source>Judge: which card does {player} hold?</source>
        <translation>Rechter: welke kaart heeft {player}?</translation>
    </message>
    <message>
        <source>Keep one of these cards, or the Assassin.</source>
        <translation>Houd een van deze kaarten, of de Moordenaar.</translation>
    </message>
    <message>
        <source>Keep these cards, or have new ones dealt?</source>
        <translation>Deze kaarten houden of opnieuw laten delen?</translation>
    </message>
    <message>
        <source>Let everyone keep their Successor?</source>
        <translation>Alle Opvolgers laten liggen?</translation>
    </message>
    <message>
        <source>Let {player} lose the round?</source>
        <translation>{player} verliest de ronde: laten gebeuren?</translation>
    </message>
    <message>
        <source>Lose the round?</source>
        <translation>De ronde verliezen?</translation>
    </message>
    <message>
        <source>Make someone replace their Successor?</source>
        <translation>Moet iemand de Opvolger vervangen?</translation>
    </message>
    <message>
        <source>Mystic: which value loses its text?</source>
        <translation>Mysticus: bij welke waarde verdwijnt de tekst?</translation>
    </message>
    <message>
        <source>Place a card face down for the pool.</source>
        <translation>Leg een kaart gedekt in de pot.</translation>
    </message>
    <message>
        <source>Play a card from your Antechamber.</source>
        <translation>Speel een kaart uit je Voorvertrek.</translation>
    </message>
    <message>
        <source>Play any card to follow the Oathbound.</source>
        <translation>Speel een kaart naar keuze op de Vazal.</translation>
    </message>
    <message>
        <source>Play any card: the Court is empty.</source>
        <translation>Speel een kaart naar keuze: het Hof is leeg.</translation>
    </message>
    <message>
        <source>Play {value} or higher, or flip your King.</source>
        <translation>Speel {value} of hoger, of draai je Koning om.</translation>
    </message>
    <message>
        <source>Play {value} or higher.</source>
        <translation>Speel {value} of hoger.</translation>
    </message>
    <message>
        <source>Princess: swap a card with another player?</source>
        <translation>Prinses: een kaart met een andere speler ruilen?</translation>
    </message>
    <message>
        <source>Remove a Condemned card: that is your whole turn.</source>
        <translation>Verwijder een veroordeelde kaart: dat is je hele beurt.</translation>
    </message>
    <message>
        <source>Remove a card from the round.</source>
        <translation>Verwijder een kaart uit de ronde.</translation>
    </message>
    <message>
        <source>Replace your Successor with another card.</source>
        <translation>Vervang je Opvolger door een andere kaart.</translation>
    </message>
    <message>
        <source>Right! Put a card into your Antechamber?</source>
        <translation>Goed! Een kaart in je Voorvertrek leggen?</translation>
    </message>
    <message>
        <source>Sentry: swap with a card in Court?</source>
        <translation>Schildwacht: met een kaart aan het Hof ruilen?</translation>
    </message>
    <message>
        <source>Skip your only chance to use the ability?</source>
        <translation>De vaardigheid werkt alleen nu: ervan afzien?</translation>
    </message>
    <message>
        <source>Soldier: name a card an opponent may hold?</source>
        <translation>Soldaat: een kaart van een tegenstander noemen?</translation>
    </message>
    <message>
        <source>Spy: look at all Successors?</source>
        <translation>Spion: alle Opvolgers bekijken?</translation>
    </message>
    <message>
        <source>Take back the Herald and play a 5 or higher?</source>
        <translation>De Heraut terugnemen en een 5 of hoger spelen?</translation>
    </message>
    <message>
        <source>Take one of the cards shown.</source>
        <translation>Neem een van de getoonde kaarten.</translation>
    </message>
    <message>
        <source>The Assassin strikes {player}: will a King’s Hand stop it?</source>
        <translation>De Moordenaar treft {player}: stopt een Koningshand dat?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is voorbij.</translation>
    </message>
    <message>
        <source>The highest cards are tied: who gets first pick?</source>
        <translation>De hoogste kaarten zijn gelijk: wie mag als eerste kiezen?</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>De ronde is voorbij.</translation>
    </message>
    <message>
        <source>True King: which way does play go?</source>
        <translation>Ware Koning: in welke richting wordt er gespeeld?</translation>
    </message>
    <message>
        <source>True King: who begins the round?</source>
        <translation>Ware Koning: wie begint de ronde?</translation>
    </message>
    <message>
        <source>Warden: swap one of your cards with the Accused?</source>
        <translation>Cipier: een handkaart ruilen met de Beklaagde?</translation>
    </message>
    <message numerus="yes">
        <source>You could disgrace %n more card(s): stop here?</source>
        <translation>
            <numerusform>%n kaart kan nog vernederd worden: hier stoppen?</numerusform>
            <numerusform>%n kaarten kunnen nog vernederd worden: hier stoppen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could play %n card(s): flip your King anyway?</source>
        <translation>
            <numerusform>%n kaart is speelbaar: toch je Koning omdraaien?</numerusform>
            <numerusform>%n kaarten zijn speelbaar: toch je Koning omdraaien?</numerusform>
        </translation>
    </message>
    <message>
        <source>You could play another card: leave the Herald there?</source>
        <translation>Je kunt nog een kaart spelen: de Heraut laten liggen?</translation>
    </message>
    <message>
        <source>You have not guessed yet: skip the ability?</source>
        <translation>Je hebt nog niet geraden: van de vaardigheid afzien?</translation>
    </message>
    <message>
        <source>Your guess was right: put no card into your Antechamber?</source>
        <translation>Goed geraden: geen kaart in je Voorvertrek leggen?</translation>
    </message>
    <message>
        <source>{player} is flipping their King: will an Assassin strike?</source>
        <translation>{player} draait de Koning om: toont iemand een Moordenaar?</translation>
    </message>
    <message>
        <source>{player} uses {card}: will a King’s Hand stop it?</source>
        <translation>{player} gebruikt {card:def}: stopt een Koningshand dat?</translation>
    </message>
</context>
<context>
    <name>imposter-kings/reason</name>
    <message>
        <source>A restart would give {player} {points} points.</source>
        <translation>Bij een herstart krijgt {player} {points} punten.</translation>
    </message>
    <message numerus="yes">
        <source>After that, your hand has %n card(s) at least as high as this one: {card}.</source>
        <translation>
            <numerusform>Daarna heb je nog %n handkaart die minstens zo hoog is als {card:def}.</numerusform>
            <numerusform>Daarna heb je nog %n handkaarten die minstens zo hoog zijn als {card:def}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the Oathbound, any card may be played. The {card} counts {value} on the Throne.</source>
        <translation>Na de Vazal mag je elke kaart spelen. Op de Troon telt {card:def} {value}.</translation>
    </message>
    <message>
        <source>All Successors stay as they are.</source>
        <translation>Alle Opvolgers blijven waar ze zijn.</translation>
    </message>
    <message>
        <source>Anyone who holds it must play the {card} next, not the {other}.</source>
        <translation>Wie {card:def} heeft, moet die als volgende spelen, niet {other:def}.</translation>
    </message>
    <message numerus="yes">
        <source>As far as you know, %n of these may be held, and {other} of the other.</source>
        <translation>
            <numerusform>Voor zover je weet, kan er van deze kaart %n in een hand zitten, van de andere {other}.</numerusform>
            <numerusform>Voor zover je weet, kunnen er van deze kaart %n in een hand zitten, van de andere {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As far as you know, nobody holds a card of value {number}.</source>
        <translation>Voor zover je weet, heeft niemand een kaart met waarde {number}.</translation>
    </message>
    <message>
        <source>As far as you know, nobody you ask holds it.</source>
        <translation>Voor zover je weet, heeft geen van de gevraagde spelers de kaart.</translation>
    </message>
    <message>
        <source>As far as you know, only you hold a card of value {number}.</source>
        <translation>Voor zover je weet, heb alleen jij een kaart met waarde {number}.</translation>
    </message>
    <message>
        <source>As far as you know, {players} may hold a card of value {number}.</source>
        <translation>Voor zover je weet, kan bij {players} een kaart met waarde {number} zitten.</translation>
    </message>
    <message>
        <source>As far as you know, {players} may hold it.</source>
        <translation>Voor zover je weet, kan die bij {players} zitten.</translation>
    </message>
    <message>
        <source>Cards worth 7 or more: {mine} of your {cards}, {high} of the {all} in the deck.</source>
        <translation>Kaarten die 7 of meer tellen: {mine} van jouw {cards}, {high} van alle {all} in het spel.</translation>
    </message>
    <message>
        <source>For the {card}, you get the {taken}, base value {value}.</source>
        <translation>Voor {card:def} krijg je {taken:def}, met basiswaarde {value}.</translation>
    </message>
    <message>
        <source>From the Antechamber, the {card} may be played whatever the Throne is worth. It then counts {value}.</source>
        <translation>Uit het Voorvertrek speel je {card:def}, wat de Troon ook telt. De kaart telt dan {value}.</translation>
    </message>
    <message>
        <source>From the Antechamber, the {card}, base value {value}, may be played whatever the Throne is worth.</source>
        <translation>Uit het Voorvertrek mag je {card:def} spelen, wat de Troon ook telt; de basiswaarde is {value}.</translation>
    </message>
    <message>
        <source>It gives {player} {points} points.</source>
        <translation>Dit levert {player} {points} punten op.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves the round, and you have %n Condemned card(s) left.</source>
        <translation>
            <numerusform>De kaart gaat uit de ronde, en je hebt nog %n veroordeelde kaart.</numerusform>
            <numerusform>De kaart gaat uit de ronde, en je hebt nog %n veroordeelde kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card that {player} may hold can answer it. Otherwise %n could.</source>
        <translation>
            <numerusform>Geen kaart die {player} kan hebben, past daarop. Anders zou er %n passen.</numerusform>
            <numerusform>Geen kaart die {player} kan hebben, past daarop. Anders zouden er %n passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that {player} may hold, %n can answer it; otherwise {other} could.</source>
        <translation>
            <numerusform>Van de kaarten die {player} kan hebben, past er dan %n op de Troon; anders {other}.</numerusform>
            <numerusform>Van de kaarten die {player} kan hebben, passen er dan %n op de Troon; anders {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only your own Successor is left.</source>
        <translation>Alleen je eigen Opvolger is nog over.</translation>
    </message>
    <message numerus="yes">
        <source>Rivals may hold %n card(s) of that value, and {other} of the other.</source>
        <translation>
            <numerusform>Van die waarde kunnen tegenstanders %n kaart hebben, van de andere waarde {other}.</numerusform>
            <numerusform>Van die waarde kunnen tegenstanders %n kaarten hebben, van de andere waarde {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rivals may hold %n card(s) of value {number}. Your hand has {own}.</source>
        <translation>
            <numerusform>Tegenstanders kunnen %n kaart met waarde {number} hebben. Jij hebt er {own}.</numerusform>
            <numerusform>Tegenstanders kunnen %n kaarten met waarde {number} hebben. Jij hebt er {own}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Royalty is in Court, so the Warlord counts {value} in hand.</source>
        <translation>Er ligt een Hoogheid aan het Hof, dus telt de Krijgsheer {value} in de hand.</translation>
    </message>
    <message>
        <source>The Court stays as it is, and the Throne is worth {value}.</source>
        <translation>Het Hof blijft zoals het is, en de Troon telt {value}.</translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty, here worth {throne}.</source>
        <translation>De Oudste mag op een Hoogheid worden gespeeld; hier telt die {throne}.</translation>
    </message>
    <message>
        <source>The Herald returns to your hand, and the {card} counts {value} on the Throne.</source>
        <translation>De Heraut komt terug in je hand, en {card:def} telt {value} op de Troon.</translation>
    </message>
    <message>
        <source>The Herald stays on the Throne and counts {value}.</source>
        <translation>De Heraut blijft op de Troon en telt {value}.</translation>
    </message>
    <message>
        <source>The Oathbound disgraces the Throne, which is worth {throne}, and is followed by a second card.</source>
        <translation>De Vazal vernedert de Troon, die {throne} telt, en je speelt meteen nog een kaart.</translation>
    </message>
    <message>
        <source>The Throne falls from {value} to 1, and your Successor returns to your hand.</source>
        <translation>De Troon daalt van {value} naar 1, en je Opvolger komt in je hand.</translation>
    </message>
    <message>
        <source>The highest card gets first pick: you show a value of {value}, not {other}.</source>
        <translation>Wie de hoogste kaart toont, mag als eerste kiezen: je toont een {value} in plaats van een {other}.</translation>
    </message>
    <message>
        <source>The {card} counts {value} in Court. Disgraced, it counts as 1.</source>
        <translation>Aan het Hof telt {card:def} {value}, vernederd maar 1.</translation>
    </message>
    <message>
        <source>The {card} is then Condemned in front of you, and removing it takes a turn.</source>
        <translation>{card:Def} ligt dan veroordeeld voor je, en die verwijderen kost een beurt.</translation>
    </message>
    <message>
        <source>The {card} is {player}’s Successor. Another card must take its place.</source>
        <translation>{card:Def} is de Opvolger van {player}. Er moet een andere kaart voor in de plaats komen.</translation>
    </message>
    <message>
        <source>The {card} then does nothing, and removing it uses up {player}’s turn.</source>
        <translation>{card:Def} doet dan niets, en die verwijderen kost {player} een beurt.</translation>
    </message>
    <message>
        <source>Then {player} plays second.</source>
        <translation>Dan speelt {player} als tweede.</translation>
    </message>
    <message>
        <source>This begins the next round.</source>
        <translation>De volgende ronde begint ermee.</translation>
    </message>
    <message>
        <source>Unless a King’s Hand stops it, {player} loses the round.</source>
        <translation>Als geen Koningshand het stopt, verliest {player} de ronde.</translation>
    </message>
    <message>
        <source>Unless an Assassin strikes, the Throne falls from {value} to 1, and your Successor returns to your hand.</source>
        <translation>Als er geen Moordenaar toeslaat, daalt de Troon van {value} naar 1 en komt je Opvolger in je hand.</translation>
    </message>
    <message>
        <source>Unless an Assassin strikes, your Successor returns to your hand. The Throne is still worth 1.</source>
        <translation>Als er geen Moordenaar toeslaat, komt je Opvolger in je hand. De Troon telt nog steeds 1.</translation>
    </message>
    <message>
        <source>Unused, the {card} stays on the Throne and counts {value}.</source>
        <translation>Zie je ervan af, dan blijft {card:def} op de Troon en telt {value}.</translation>
    </message>
    <message numerus="yes">
        <source>You and your partner swap at most %n card(s).</source>
        <translation>
            <numerusform>Jij en je partner ruilen hoogstens %n kaart.</numerusform>
            <numerusform>Jij en je partner ruilen hoogstens %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can neither play a card nor flip your King.</source>
        <translation>Je kunt geen kaart spelen en ook je Koning niet omdraaien.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>{card:Def} heb je niet.</translation>
    </message>
    <message>
        <source>You do not show the {card}.</source>
        <translation>{card:Def} toon je niet.</translation>
    </message>
    <message>
        <source>You give up the {card}, not the {other}.</source>
        <translation>Je doet {card:def} weg, niet {other:def}.</translation>
    </message>
    <message numerus="yes">
        <source>You guess from only %n card(s) in {player}’s hand, not from {other}.</source>
        <translation>
            <numerusform>Je hoeft maar uit %n handkaart van {player} te raden, niet uit {other}.</numerusform>
            <numerusform>Je hoeft maar uit %n handkaarten van {player} te raden, niet uit {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no card of value {number}.</source>
        <translation>Je hebt geen kaart met waarde {number}.</translation>
    </message>
    <message>
        <source>You hold no other card as high as the {card}.</source>
        <translation>Geen andere kaart in je hand is zo hoog als {card:def}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n card(s) of that value, and {other} of the other.</source>
        <translation>
            <numerusform>Van die waarde heb je zelf maar %n kaart, van de andere waarde {other}.</numerusform>
            <numerusform>Van die waarde heb je zelf maar %n kaarten, van de andere waarde {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep another card as high as the {card}.</source>
        <translation>Je houdt nog een kaart in de hand die zo hoog is als {card:def}.</translation>
    </message>
    <message>
        <source>You keep your whole hand, and the Throne is worth {value}.</source>
        <translation>Je houdt je hele hand, en de Troon telt {value}.</translation>
    </message>
    <message>
        <source>You know that {player} holds it.</source>
        <translation>Je weet dat {player} hem heeft.</translation>
    </message>
    <message>
        <source>You see the first card before you have to play one.</source>
        <translation>Je ziet de eerste kaart voordat je er zelf een moet spelen.</translation>
    </message>
    <message>
        <source>You show the {card} and keep the {other} secret.</source>
        <translation>Je toont {card:def} en houdt {other:def} geheim.</translation>
    </message>
    <message>
        <source>You then hold {cards} instead of {others}.</source>
        <translation>In je hand heb je dan {cards:def}, niet {others:def}.</translation>
    </message>
    <message>
        <source>You would get the {card} instead of the {other}.</source>
        <translation>Je zou {card:def} krijgen in plaats van {other:def}.</translation>
    </message>
    <message>
        <source>You would get the {card}, base value {value}.</source>
        <translation>Je zou {card:def} krijgen, met basiswaarde {value}.</translation>
    </message>
    <message numerus="yes">
        <source>You would see the Successors of %n other player(s).</source>
        <translation>
            <numerusform>Je zou de Opvolger van %n andere speler zien.</numerusform>
            <numerusform>Je zou de Opvolgers van %n andere spelers zien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your King is flipped, so the Zealot may be played on a Throne worth {throne}.</source>
        <translation>Je Koning is omgedraaid, dus mag de Zeloot op een Troon die {throne} telt.</translation>
    </message>
    <message>
        <source>Your King stays face up: you can flip it later or score 1 more point for it.</source>
        <translation>Je Koning blijft open liggen: je kunt hem later omdraaien of er een extra punt voor krijgen.</translation>
    </message>
    <message>
        <source>Your Successor is then the {card}, which counts {value} instead of {other}.</source>
        <translation>Je Opvolger is dan {card:def} en telt {value} in plaats van {other}.</translation>
    </message>
    <message>
        <source>Your Successor returns to your hand. The Throne is still worth 1.</source>
        <translation>Je Opvolger komt in je hand. De Troon telt nog steeds 1.</translation>
    </message>
    <message>
        <source>Your first restart in a match is free, and this is your first.</source>
        <translation>Je eerste herstart in een partij is gratis, en dit is je eerste.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s) of value 7 or more.</source>
        <translation>
            <numerusform>Je hebt %n kaart met waarde 7 of meer in de hand.</numerusform>
            <numerusform>Je hebt %n kaarten met waarde 7 of meer in de hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand keeps %n card(s) higher than this one: {card}.</source>
        <translation>
            <numerusform>Je houdt %n kaart in de hand die hoger is dan {card:def}.</numerusform>
            <numerusform>Je houdt %n kaarten in de hand die hoger zijn dan {card:def}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand then has %n more card(s): {cards}.</source>
        <translation>
            <numerusform>In je hand zit dan %n kaart meer: {cards}.</numerusform>
            <numerusform>In je hand zitten dan %n kaarten meer: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand would then have %n card(s) at least as high as the Throne; otherwise, {other}.</source>
        <translation>
            <numerusform>Je hebt dan %n kaart in de hand die minstens zo hoog is als de Troon, in plaats van {other}.</numerusform>
            <numerusform>Je hebt dan %n kaarten in de hand die minstens zo hoog zijn als de Troon, in plaats van {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} counts {value} on the Throne. Rivals may hold %n card(s) at least that high.</source>
        <translation>
            <numerusform>Op de Troon telt {card:def} {value}. Tegenstanders kunnen %n kaart hebben die minstens zo hoog is.</numerusform>
            <numerusform>Op de Troon telt {card:def} {value}. Tegenstanders kunnen %n kaarten hebben die minstens zo hoog zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} has value {value}. You could take %n lower kind(s) instead.</source>
        <translation>
            <numerusform>{card:Def} heeft waarde {value}. Van de andere soorten waaruit je kunt kiezen, is er %n lager.</numerusform>
            <numerusform>{card:Def} heeft waarde {value}. Van de andere soorten waaruit je kunt kiezen, zijn er %n lager.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fact} A King’s Hand could still prevent that.</source>
        <translation>{fact} Een Koningshand kan dat nog verhinderen.</translation>
    </message>
    <message>
        <source>{fact} An Assassin could still prevent that.</source>
        <translation>{fact} Een Moordenaar kan dat nog verhinderen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} chooses your card out of %n.</source>
        <translation>
            <numerusform>{player} kan je maar %n kaart geven.</numerusform>
            <numerusform>{player} kiest uit %n kaarten welke je krijgt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} loses the round.</source>
        <translation>{player} verliest de ronde.</translation>
    </message>
    <message>
        <source>{player} shows a card of value {value}, and nobody shows a higher one.</source>
        <translation>{player} toont een kaart met waarde {value}, en niemand toont een hogere.</translation>
    </message>
    <message>
        <source>{player} would begin and could play any card onto the empty Court.</source>
        <translation>{player} begint dan en mag elke kaart op het lege Hof spelen.</translation>
    </message>
    <message>
        <source>{player}’s Assassin is Condemned, and the King is flipped after all.</source>
        <translation>De Moordenaar van {player} wordt veroordeeld, en het omdraaien van de Koning gaat door.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s hand has %n card(s), of which you know {known}.</source>
        <translation>
            <numerusform>{player} heeft %n kaart in de hand, waarvan je er {known} kent.</numerusform>
            <numerusform>{player} heeft %n kaarten in de hand, waarvan je er {known} kent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>imposter-kings/refusal</name>
    <message>
        <source>An Assassin has already struck: now only a King’s Hand can stop it.</source>
        <translation>Een Moordenaar heeft al toegeslagen: nu kan een Koningshand hem stoppen.</translation>
    </message>
    <message>
        <source>Choose a card other than the one just played.</source>
        <translation>Kies een andere kaart dan de net gespeelde.</translation>
    </message>
    <message>
        <source>Choose an opponent.</source>
        <translation>Kies een tegenstander.</translation>
    </message>
    <message>
        <source>Choose another player, not yourself.</source>
        <translation>Kies een andere speler, niet jezelf.</translation>
    </message>
    <message>
        <source>First choose a card for your partner.</source>
        <translation>Kies eerst een kaart voor je partner.</translation>
    </message>
    <message>
        <source>First choose a card from your hand for the Court.</source>
        <translation>Kies eerst de handkaart die aan het Hof komt.</translation>
    </message>
    <message>
        <source>First choose a card to keep.</source>
        <translation>Kies eerst welke kaart je houdt.</translation>
    </message>
    <message>
        <source>First choose a card to show.</source>
        <translation>Kies eerst een kaart om te tonen.</translation>
    </message>
    <message>
        <source>First choose a new Successor.</source>
        <translation>Kies eerst een nieuwe Opvolger.</translation>
    </message>
    <message>
        <source>First choose the card to give away.</source>
        <translation>Kies eerst de kaart die je weggeeft.</translation>
    </message>
    <message>
        <source>First choose the direction of play.</source>
        <translation>Kies eerst de speelrichting.</translation>
    </message>
    <message>
        <source>First choose your Successor.</source>
        <translation>Kies eerst je Opvolger.</translation>
    </message>
    <message>
        <source>First condemn a card of the named value, if you have one.</source>
        <translation>Veroordeel eerst een kaart met de genoemde waarde, als je die hebt.</translation>
    </message>
    <message>
        <source>First decide whether and how to use the {card}’s ability.</source>
        <translation>Beslis eerst of en hoe je {card:def} gebruikt.</translation>
    </message>
    <message>
        <source>First decide whether to disgrace a card in Court.</source>
        <translation>Beslis eerst of je een kaart aan het Hof vernedert.</translation>
    </message>
    <message>
        <source>First decide whether to play another card with the Herald.</source>
        <translation>Beslis eerst of je met de Heraut nog een kaart speelt.</translation>
    </message>
    <message>
        <source>First decide whether to put a card into your Antechamber.</source>
        <translation>Beslis eerst of je een kaart in je Voorvertrek legt.</translation>
    </message>
    <message>
        <source>First decide whether to restart the round.</source>
        <translation>Beslis eerst of je de ronde herstart.</translation>
    </message>
    <message>
        <source>First decide whether to show an Assassin.</source>
        <translation>Beslis eerst of je een Moordenaar toont.</translation>
    </message>
    <message>
        <source>First decide whether to stop the Assassin with a King’s Hand.</source>
        <translation>Beslis eerst of je de Moordenaar met een Koningshand stopt.</translation>
    </message>
    <message>
        <source>First decide whether to use a King’s Hand.</source>
        <translation>Beslis eerst of je een Koningshand gebruikt.</translation>
    </message>
    <message>
        <source>First decide who, if anyone, must replace their Successor.</source>
        <translation>Beslis eerst of iemand de Opvolger moet vervangen, en zo ja, wie.</translation>
    </message>
    <message>
        <source>First guess a card, or skip the ability.</source>
        <translation>Raad eerst een kaart, of zie van de vaardigheid af.</translation>
    </message>
    <message>
        <source>First name the player who begins.</source>
        <translation>Bepaal eerst wie begint.</translation>
    </message>
    <message>
        <source>First place a card face down for the pool.</source>
        <translation>Leg eerst een kaart gedekt in de pot.</translation>
    </message>
    <message>
        <source>First remove a card from the round.</source>
        <translation>Verwijder eerst een kaart uit de ronde.</translation>
    </message>
    <message>
        <source>First replace your Successor with a card from your hand.</source>
        <translation>Vervang eerst je Opvolger door een handkaart.</translation>
    </message>
    <message>
        <source>First say how many cards to swap.</source>
        <translation>Zeg eerst hoeveel kaarten je met je partner wilt ruilen.</translation>
    </message>
    <message>
        <source>First take one of the cards shown.</source>
        <translation>Neem eerst een van de getoonde kaarten.</translation>
    </message>
    <message>
        <source>It is your turn: play a card or flip your King.</source>
        <translation>Jij bent aan de beurt: speel een kaart of draai je Koning om.</translation>
    </message>
    <message>
        <source>It is your turn: play a card.</source>
        <translation>Jij bent aan de beurt: speel een kaart.</translation>
    </message>
    <message>
        <source>Name a player who shows the highest card.</source>
        <translation>Kies een van de spelers die de hoogste kaart tonen.</translation>
    </message>
    <message>
        <source>Only {player} may flip this King.</source>
        <translation>Alleen {player} mag deze Koning omdraaien.</translation>
    </message>
    <message>
        <source>Only {player} may play these cards.</source>
        <translation>Alleen {player} mag deze kaarten spelen.</translation>
    </message>
    <message>
        <source>Only {player} may take this Successor.</source>
        <translation>Alleen {player} mag deze Opvolger in de hand nemen.</translation>
    </message>
    <message>
        <source>Removed cards are out of this round.</source>
        <translation>Verwijderde kaarten doen deze ronde niet mee.</translation>
    </message>
    <message>
        <source>Take one of {player}’s cards.</source>
        <translation>Neem een kaart van {player}.</translation>
    </message>
    <message>
        <source>The Accused stays here; only the Warden can swap it.</source>
        <translation>De Beklaagde blijft hier; alleen de Cipier kan hem ruilen.</translation>
    </message>
    <message>
        <source>The Assassin strikes only when a King is flipped.</source>
        <translation>De Moordenaar slaat alleen toe als er een Koning wordt omgedraaid.</translation>
    </message>
    <message>
        <source>The Court does not have that many cards.</source>
        <translation>Zo veel kaarten liggen er niet aan het Hof.</translation>
    </message>
    <message>
        <source>The Court is empty: there is no card to disgrace.</source>
        <translation>Het Hof is leeg: er is geen kaart om te vernederen.</translation>
    </message>
    <message>
        <source>The King’s Hand answers an ability at once; none is being used now.</source>
        <translation>De Koningshand antwoordt meteen op een vaardigheid; er is er nu geen.</translation>
    </message>
    <message>
        <source>The King’s Hand cannot stop the flip of a King.</source>
        <translation>De Koningshand kan het omdraaien van een Koning niet stoppen.</translation>
    </message>
    <message>
        <source>The Mystic names a number from 1 to 8.</source>
        <translation>De Mysticus noemt een getal van 1 tot en met 8.</translation>
    </message>
    <message>
        <source>The Oathbound must be followed by a second card.</source>
        <translation>Op de Vazal moet een tweede kaart volgen.</translation>
    </message>
    <message>
        <source>The Sentry may not exchange Royalty.</source>
        <translation>De Schildwacht mag geen Hoogheid ruilen.</translation>
    </message>
    <message>
        <source>The Throne is worth {throne}: the Elder is too low, except on face-up Royalty.</source>
        <translation>De Troon telt {throne}: de Oudste is te laag, behalve op een open Hoogheid.</translation>
    </message>
    <message>
        <source>The Throne is worth {throne}: the Zealot is too low until your King is flipped.</source>
        <translation>De Troon telt {throne}: de Zeloot is te laag tot je Koning is omgedraaid.</translation>
    </message>
    <message>
        <source>The Zealot may not be played on Royalty.</source>
        <translation>Op een Hoogheid mag de Zeloot niet worden gespeeld.</translation>
    </message>
    <message>
        <source>The highest base value face up in Court is {highest}: name no higher number.</source>
        <translation>De hoogste open basiswaarde aan het Hof is {highest}: noem dat getal of een lager.</translation>
    </message>
    <message>
        <source>The highest cards are tied: decide who gets first pick.</source>
        <translation>De hoogste kaarten zijn gelijk: bepaal wie als eerste mag kiezen.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one first.</source>
        <translation>De ronde is voorbij: deel eerst een nieuwe.</translation>
    </message>
    <message>
        <source>The {card} ({value} in hand) is below the Throne ({throne}): play equal or higher.</source>
        <translation>{card:Def} telt in de hand {value}, de Troon {throne}: speel minstens even hoog.</translation>
    </message>
    <message>
        <source>The {card} cannot be stopped.</source>
        <translation>{card:Def} is niet te stoppen.</translation>
    </message>
    <message>
        <source>The {card} counts {value} in hand; the Herald needs 5 or more.</source>
        <translation>{card:Def} telt in de hand {value}; voor de Heraut is minstens 5 nodig.</translation>
    </message>
    <message>
        <source>The {card} does not have base value {number}.</source>
        <translation>{card:Def} heeft geen basiswaarde {number}.</translation>
    </message>
    <message>
        <source>The {card} has lost its text and counts {value}; the Throne is worth {throne}.</source>
        <translation>{card:Def} heeft geen tekst meer en telt {value}; de Troon telt {throne}.</translation>
    </message>
    <message>
        <source>The {card} is not in your Antechamber.</source>
        <translation>{card:Def} ligt niet in je Voorvertrek.</translation>
    </message>
    <message>
        <source>The {card} is not one of your Condemned cards.</source>
        <translation>{card:Def} ligt niet veroordeeld voor je.</translation>
    </message>
    <message>
        <source>These cards stay face down and cannot be taken.</source>
        <translation>Deze kaarten liggen gedekt klaar; niemand mag ze nu pakken.</translation>
    </message>
    <message>
        <source>This card is disgraced: choose a face-up card.</source>
        <translation>Deze kaart is vernederd: kies er een die open ligt.</translation>
    </message>
    <message>
        <source>To be played on a higher card, the Oathbound needs another card from your hand.</source>
        <translation>Op een hogere kaart mag de Vazal alleen als je nog een handkaart hebt.</translation>
    </message>
    <message>
        <source>With the Judge, choose a card of base value 2 or more.</source>
        <translation>Kies voor de Rechter een kaart met basiswaarde 2 of meer.</translation>
    </message>
    <message>
        <source>With this many players, the {card} is not in the deck.</source>
        <translation>Bij dit aantal spelers doet {card:def} niet mee.</translation>
    </message>
    <message>
        <source>You can neither play a card nor flip your King: you lose the round.</source>
        <translation>Je kunt geen kaart spelen en je Koning niet omdraaien: je verliest de ronde.</translation>
    </message>
    <message>
        <source>You cannot play any of your cards: flip your King.</source>
        <translation>Je kunt geen van je kaarten spelen: draai je Koning om.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>{card:Def} heb je niet.</translation>
    </message>
    <message>
        <source>You have a Condemned card: removing it is your whole turn.</source>
        <translation>Er ligt een veroordeelde kaart voor je: die verwijderen is je hele beurt.</translation>
    </message>
    <message>
        <source>You have not lost: you can still flip your King.</source>
        <translation>Je hebt niet verloren: je kunt je Koning nog omdraaien.</translation>
    </message>
    <message>
        <source>You have not lost: you can still play a card or flip your King.</source>
        <translation>Je hebt niet verloren: je kunt nog een kaart spelen of je Koning omdraaien.</translation>
    </message>
    <message>
        <source>You have not lost: you can still play a card.</source>
        <translation>Je hebt niet verloren: je kunt nog een kaart spelen.</translation>
    </message>
    <message>
        <source>You hold a card of base value {number}: condemn one.</source>
        <translation>Je hebt een kaart met basiswaarde {number}: veroordeel er een.</translation>
    </message>
    <message>
        <source>You may not keep the {card}.</source>
        <translation>{card:Def} mag je niet houden.</translation>
    </message>
    <message>
        <source>You must first play a card from your Antechamber.</source>
        <translation>Speel eerst een kaart uit je Voorvertrek.</translation>
    </message>
    <message>
        <source>Your King is already flipped.</source>
        <translation>Je Koning is al omgedraaid.</translation>
    </message>
    <message>
        <source>Your Successor returns to your hand when you flip your King.</source>
        <translation>Je Opvolger komt in je hand als je je Koning omdraait.</translation>
    </message>
    <message>
        <source>{player} has already lost this round.</source>
        <translation>{player} heeft deze ronde al verloren.</translation>
    </message>
    <message>
        <source>{player} has no Successor left.</source>
        <translation>{player} heeft geen Opvolger meer.</translation>
    </message>
    <message>
        <source>{player} has no cards in hand.</source>
        <translation>{player} heeft geen handkaarten.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} doet niet mee aan deze partij.</translation>
    </message>
    <message>
        <source>{player} is not showing the {card}.</source>
        <translation>{player} toont {card:def} niet.</translation>
    </message>
    <message>
        <source>{player} must play this card first.</source>
        <translation>{player} moet deze kaart eerst spelen.</translation>
    </message>
    <message>
        <source>{player} must remove this Condemned card.</source>
        <translation>{player} moet deze veroordeelde kaart verwijderen.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/road</name>
    <message>
        <source>A Dance for Three</source>
        <translation>Een dans voor drie</translation>
    </message>
    <message>
        <source>A single round is played, with two Assassins and two King’s Hands, but without the Fool or Zealot.</source>
        <translation>Er wordt één ronde gespeeld, met twee Moordenaars en twee Koningshanden, maar zonder Nar en Zeloot.</translation>
    </message>
    <message>
        <source>A single round is played, without the Assassin or King’s Hand, but with one more Elder and one more Soldier.</source>
        <translation>Er wordt één ronde gespeeld, zonder Moordenaar en Koningshand, maar met een extra Oudste en een extra Soldaat.</translation>
    </message>
    <message>
        <source>A single round is played, without the Queen or Princess, but with one more Soldier and one more Oathbound.</source>
        <translation>Er wordt één ronde gespeeld, zonder Koningin en Prinses, maar met een extra Soldaat en een extra Vazal.</translation>
    </message>
    <message>
        <source>A single round is played.</source>
        <translation>Er wordt één ronde gespeeld.</translation>
    </message>
    <message>
        <source>Corvin has worn so many faces that he has forgotten which one is his. He remembers only that it wore a crown.</source>
        <translation>Corvin heeft zo veel gezichten gedragen dat hij niet meer weet welk het zijne is. Hij weet alleen nog dat er een kroon op stond.</translation>
    </message>
    <message>
        <source>Everyone is smiling, and everyone has one hand behind their back.</source>
        <translation>Iedereen glimlacht, en iedereen heeft een hand achter de rug.</translation>
    </message>
    <message>
        <source>For one dance, nobody stabs anybody. All daggers are in the cloakroom, each with a numbered tag.</source>
        <translation>Eén dans lang steekt niemand iemand neer. Alle dolken liggen in de garderobe, elk met een nummer.</translation>
    </message>
    <message>
        <source>Four points win the match.</source>
        <translation>Wie het eerst vier punten heeft, wint de partij.</translation>
    </message>
    <message>
        <source>Someone presses a mask and a hand of cards on you and is gone. Play as if you had been here all along.</source>
        <translation>Iemand stopt je een masker en een stel kaarten toe en is weg. Speel alsof je hier al de hele tijd zit.</translation>
    </message>
    <message>
        <source>The Borrowed Mask</source>
        <translation>Het geleende masker</translation>
    </message>
    <message>
        <source>The Long Knives</source>
        <translation>De lange messen</translation>
    </message>
    <message>
        <source>The Queen and the Princess do not dance in the servants’ hall. That leaves more room for the Soldiers.</source>
        <translation>De Koningin en de Prinses dansen niet bij het personeel. Zo hebben de Soldaten meer ruimte.</translation>
    </message>
    <message>
        <source>The Raven</source>
        <translation>De raaf</translation>
    </message>
    <message>
        <source>The Servants’ Ball</source>
        <translation>Het bal van de bedienden</translation>
    </message>
    <message>
        <source>The Torchlit Steps</source>
        <translation>De trappen bij fakkellicht</translation>
    </message>
    <message>
        <source>The Truce</source>
        <translation>De wapenstilstand</translation>
    </message>
    <message>
        <source>The Whispering Gallery</source>
        <translation>De fluistergalerij</translation>
    </message>
    <message>
        <source>Three dancers and one throne: sooner or later someone will have to sit on the floor.</source>
        <translation>Drie dansers en één troon: vroeg of laat moet iemand op de grond zitten.</translation>
    </message>
    <message>
        <source>Three guests ask for your advice, all at once and all in a whisper.</source>
        <translation>Drie gasten vragen je om raad, allemaal tegelijk en allemaal fluisterend.</translation>
    </message>
    <message>
        <source>Tonight everyone in a mask may claim to be king. At the door, all they want to see is whether you can play one.</source>
        <translation>Wie vannacht een masker draagt, mag zich koning noemen. Bij de deur willen ze alleen zien of je er een kunt spelen.</translation>
    </message>
    <message>
        <source>Win by {number} points or more.</source>
        <translation>Win met minstens {number} punten voorsprong.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/rule</name>
    <message>
        <source>A Condemned card is face down in front of its owner, who knows what it is. While you have any, you must spend your turn removing one from the round, unseen.</source>
        <translation>Een veroordeelde kaart ligt gedekt voor de eigenaar, die weet welke het is. Zolang je er een hebt, gebruik je je beurt om er één ongezien uit de ronde te verwijderen.</translation>
    </message>
    <message>
        <source>A Disgraced card is face down in Court. It has no name and no text, is not Royalty, and counts as 1 on the Throne.</source>
        <translation>Een vernederde kaart ligt gedekt aan het Hof. Hij heeft geen naam en geen tekst, is geen Hoogheid en telt op de Troon 1.</translation>
    </message>
    <message>
        <source>A match goes to 7 points. The highest score wins; ties go to the winner of the last round. A match can also be a single round.</source>
        <translation>Een partij gaat tot 7 punten. De hoogste score wint; bij een gelijke score wint wie de laatste ronde heeft gewonnen. Een partij kan ook één ronde duren.</translation>
    </message>
    <message>
        <source>After striking with the Assassin, look at the victim’s hand and Successor, add the Assassin, and keep one of these cards.</source>
        <translation>Heb je met de Moordenaar toegeslagen, bekijk dan de hand en de Opvolger van het slachtoffer, voeg de Moordenaar toe en houd een van deze kaarten.</translation>
    </message>
    <message>
        <source>Cards in your Antechamber are face up in front of you. While you have any, you must play one on your turn, whatever the Throne is worth. Its ability works, but the Herald does nothing, and the Oathbound disgraces nothing.</source>
        <translation>Kaarten in je Voorvertrek liggen open voor je. Zolang je er een hebt, moet je er in je beurt één spelen, wat de Troon ook telt. De vaardigheid werkt, maar de Heraut doet niets, en de Vazal vernedert niets.</translation>
    </message>
    <message>
        <source>Choices that several players make in secret take effect only when all of them have chosen.</source>
        <translation>Wat meerdere spelers in het geheim kiezen, geldt pas als ze allemaal hebben gekozen.</translation>
    </message>
    <message>
        <source>Condemned cards</source>
        <translation>Veroordeelde kaarten</translation>
    </message>
    <message>
        <source>Deal with Condemned cards first, then your Antechamber. Only if you have neither may you play from your hand or flip your King. Each of these is a whole turn.</source>
        <translation>Eerst zijn je veroordeelde kaarten aan de beurt, dan die in je Voorvertrek. Alleen als je geen van beide hebt, speel je uit je hand of draai je je Koning om. Elk daarvan kost je een hele beurt.</translation>
    </message>
    <message>
        <source>Disgraced cards</source>
        <translation>Vernederde kaarten</translation>
    </message>
    <message>
        <source>Elder</source>
        <translation>Oudste</translation>
    </message>
    <message>
        <source>Every other card in Court is disgraced, and this cannot be stopped. The Queen is Royalty.</source>
        <translation>Elke andere kaart aan het Hof wordt vernederd, en niemand kan dat stoppen. De Koningin is een Hoogheid.</translation>
    </message>
    <message>
        <source>Everyone hides a card as their Successor.</source>
        <translation>Iedereen verbergt een handkaart als Opvolger.</translation>
    </message>
    <message>
        <source>Everyone places a card from their hand face down and shows it to their partner. These four cards are shuffled, and each player takes one unseen, starting with the first player.</source>
        <translation>Iedereen legt een handkaart gedekt neer en toont die aan de partner. Deze vier kaarten worden geschud, en elke speler neemt er ongezien een, te beginnen bij de eerste speler.</translation>
    </message>
    <message>
        <source>Executioner</source>
        <translation>Beul</translation>
    </message>
    <message>
        <source>Finally, everyone removes one card in hand from the round, unseen.</source>
        <translation>Ten slotte verwijdert iedereen ongezien een handkaart uit de ronde.</translation>
    </message>
    <message>
        <source>Flipping the King</source>
        <translation>De Koning omdraaien</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Nar</translation>
    </message>
    <message>
        <source>Four players form two teams, with partners sitting opposite each other. Partners know each other’s Successors. Each secretly chooses how many cards to swap, up to two; the smaller number counts. Both then choose their cards in secret.</source>
        <translation>Vier spelers vormen twee teams, met partners tegenover elkaar. Partners kennen elkaars Opvolger. Allebei kiezen ze in het geheim hoeveel kaarten ze willen ruilen, hoogstens twee; het laagste getal telt. Dan kiezen ze, ook in het geheim, hun kaarten.</translation>
    </message>
    <message>
        <source>Herald</source>
        <translation>Heraut</translation>
    </message>
    <message>
        <source>If a Disgraced card is already in Court, you may name a number from 1 to 8 and disgrace the Mystic: for the rest of the round, all cards of that base value, wherever they are, lose their text and count 3 once played.</source>
        <translation>Ligt er al een vernederde kaart aan het Hof, dan mag je een getal van 1 tot en met 8 noemen en de Mysticus vernederen. Voor de rest van de ronde hebben alle kaarten met die basiswaarde, waar ze ook zijn, geen tekst meer; ze tellen 3 zodra ze zijn gespeeld.</translation>
    </message>
    <message>
        <source>If you can neither play a card nor flip your King, you lose the round.</source>
        <translation>Kun je geen kaart spelen en ook je Koning niet omdraaien, dan heb je de ronde verloren.</translation>
    </message>
    <message>
        <source>If you have another card in hand, you may play the Oathbound from your hand on a Throne worth more. The card on the Throne is disgraced, and you must at once play a second card from your hand, of any value. The second card’s ability works, and it is immune to the King’s Hand, too.</source>
        <translation>Heb je nog een andere handkaart, dan mag je de Vazal uit je hand op een hogere Troon spelen. De kaart op de Troon wordt vernederd, en je moet meteen een tweede handkaart spelen, van welke waarde ook. De vaardigheid van die tweede kaart werkt, en ook die kaart is immuun voor de Koningshand.</translation>
    </message>
    <message>
        <source>If you play the Herald from your hand while you have a Successor, take that Successor into your hand and choose a new one from there. Then you may take back the Herald and play another card that counts 5 or more in hand, whatever is then on the Throne; its ability works.</source>
        <translation>Speel je de Heraut uit je hand en heb je een Opvolger, neem die dan op en kies een nieuwe uit je hand. Daarna mag je de Heraut terugnemen en een andere kaart spelen die in de hand 5 of meer telt, wat er ook op de Troon ligt. De vaardigheid van die kaart werkt gewoon.</translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation>Inquisiteur</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Rechter</translation>
    </message>
    <message>
        <source>Losing the round</source>
        <translation>De ronde verliezen</translation>
    </message>
    <message>
        <source>Mystic</source>
        <translation>Mysticus</translation>
    </message>
    <message>
        <source>Naming cards</source>
        <translation>Kaarten noemen</translation>
    </message>
    <message>
        <source>Oathbound</source>
        <translation>Vazal</translation>
    </message>
    <message>
        <source>Once a player has chosen to use an ability and named its target, all others are asked in order of play whether they will stop it with a King’s Hand they hold. If one does, nothing happens: both cards are Condemned, each in front of its owner, and the card below is the Throne again. The player whose card was stopped spends the rest of the turn removing it. Nobody is asked once everyone can tell that no King’s Hand is left.</source>
        <translation>Gebruikt een speler een vaardigheid en is het doel genoemd, dan wordt alle anderen in speelvolgorde gevraagd of ze die met een Koningshand uit hun hand stoppen. Zo ja, dan gebeurt er niets: beide kaarten zijn veroordeeld en liggen elk vóór hun eigenaar, en de kaart eronder is weer de Troon. Wie de gestopte kaart had gespeeld, gebruikt de rest van de beurt om die kaart te verwijderen. De vraag vervalt als iedereen kan zien dat er geen Koningshand meer is.</translation>
    </message>
    <message>
        <source>Once per round, instead of playing a card, you may flip your King, but not while the Court is empty. The card on the Throne is disgraced, your Successor returns to your hand, and your turn is over.</source>
        <translation>In plaats van een kaart te spelen mag je je Koning omdraaien, één keer per ronde en niet bij een leeg Hof. De kaart op de Troon wordt vernederd, je Opvolger komt in je hand, en je beurt is voorbij.</translation>
    </message>
    <message>
        <source>Once the first player is named, each player, starting with the True King’s holder, may have the cards dealt again. A player’s first restart in a match is free; each later one gives the opponent 2 points at once.</source>
        <translation>Is bepaald wie begint, dan mogen beide spelers de kaarten opnieuw laten delen, te beginnen met wie de Ware Koning heeft. De eerste herstart van een speler in een partij is gratis; elke volgende geeft de tegenstander meteen 2 punten.</translation>
    </message>
    <message>
        <source>Once your own King is flipped, you may play the Zealot on anything but Royalty.</source>
        <translation>Zodra je eigen Koning is omgedraaid, mag je de Zeloot op alles behalve een Hoogheid spelen.</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Uit de ronde</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partners</translation>
    </message>
    <message>
        <source>Play a card from your hand that counts at least as much as the Throne, or one that may ignore it. Then its ability works.</source>
        <translation>Speel een handkaart die minstens zo veel telt als de Troon, of een die de Troon mag negeren. Daarna werkt de vaardigheid van die kaart.</translation>
    </message>
    <message>
        <source>Played cards form the Court; the last one is the Throne. An empty Court counts 0. Rules about cards in Court refer to face-up cards.</source>
        <translation>Gespeelde kaarten vormen het Hof; de laatste is de Troon. Een leeg Hof telt 0. Geldt een regel voor kaarten aan het Hof, dan tellen alleen de open kaarten.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Een kaart spelen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Prinses</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Koningin</translation>
    </message>
    <message>
        <source>Removing a card</source>
        <translation>Een kaart verwijderen</translation>
    </message>
    <message>
        <source>Restarting with two players</source>
        <translation>Herstart met twee spelers</translation>
    </message>
    <message>
        <source>Secret choices</source>
        <translation>Geheime keuzes</translation>
    </message>
    <message>
        <source>Sentry</source>
        <translation>Schildwacht</translation>
    </message>
    <message>
        <source>Showing cards</source>
        <translation>Kaarten tonen</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldaat</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Taking cards with three players</source>
        <translation>Kaarten nemen met drie spelers</translation>
    </message>
    <message>
        <source>The Antechamber</source>
        <translation>Het Voorvertrek</translation>
    </message>
    <message>
        <source>The Assassin</source>
        <translation>De Moordenaar</translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty.</source>
        <translation>De Oudste mag op een Hoogheid worden gespeeld.</translation>
    </message>
    <message>
        <source>The King’s Hand</source>
        <translation>De Koningshand</translation>
    </message>
    <message>
        <source>The King’s Hand cannot stop the Queen, the Warlord, an Oathbound or the card that follows it, an Elder, a Zealot, another King’s Hand, or the flip of a King.</source>
        <translation>De Koningshand stopt geen Koningin, Krijgsheer, Oudste, Zeloot of andere Koningshand. Ook een Vazal, de kaart die daarop volgt en het omdraaien van een Koning zijn niet te stoppen.</translation>
    </message>
    <message>
        <source>The Successor</source>
        <translation>De Opvolger</translation>
    </message>
    <message>
        <source>The True King</source>
        <translation>De Ware Koning</translation>
    </message>
    <message>
        <source>The True King’s holder names the first player and, with three or four players, the direction of play for the round.</source>
        <translation>Wie de Ware Koning heeft, bepaalt wie begint, en met drie of vier spelers ook de speelrichting, die voor de hele ronde geldt.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Het delen</translation>
    </message>
    <message>
        <source>The first True King is chosen at random. After that, it goes to the player who lost the last round (with three players, the first to lose).</source>
        <translation>Het toeval beslist wie als eerste de Ware Koning krijgt; later gaat hij naar wie de laatste ronde heeft verloren, met drie spelers naar wie het eerst verloor.</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>De eerste speler</translation>
    </message>
    <message>
        <source>The first player begins, and play proceeds in the chosen direction. Only the player being asked decides.</source>
        <translation>De eerste speler begint, en daarna gaat de beurt rond in de gekozen richting. Krijgt een speler een vraag, dan beslist alleen die speler.</translation>
    </message>
    <message>
        <source>The four-player pool</source>
        <translation>De pot met vier spelers</translation>
    </message>
    <message>
        <source>The killer’s choice with three players</source>
        <translation>De keuze van de Moordenaar met drie spelers</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>De partij</translation>
    </message>
    <message>
        <source>The order of a turn</source>
        <translation>De volgorde van een beurt</translation>
    </message>
    <message>
        <source>The player who showed the highest card takes a shown card from an opponent (in a tie, the True King’s holder decides who gets first pick). That opponent takes one from the third player, who takes one of the first taker’s own shown cards.</source>
        <translation>Wie de hoogste kaart heeft getoond, neemt een getoonde kaart van een tegenstander (bij even hoge kaarten beslist de bezitter van de Ware Koning wie als eerste kiest). Die tegenstander neemt er een van de derde speler, en die neemt een van de kaarten die de eerste had getoond.</translation>
    </message>
    <message>
        <source>Throne and Court</source>
        <translation>Troon en Hof</translation>
    </message>
    <message>
        <source>Warden</source>
        <translation>Cipier</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Krijgsheer</translation>
    </message>
    <message>
        <source>What cannot be stopped</source>
        <translation>Wat niet te stoppen is</translation>
    </message>
    <message>
        <source>When a player flips their King, the opponents are asked in order of play whether they will show an Assassin from their hand. If one does, the flip fails and the flipping player loses the round, unless a King’s Hand stops the Assassin: then both are Condemned, and the flip goes through. The flipping player is the first to be asked for a King’s Hand. Nobody is asked for a card that everyone can tell is gone.</source>
        <translation>Draait een speler de Koning om, dan wordt de tegenstanders in speelvolgorde gevraagd of ze een Moordenaar uit hun hand tonen. Doet iemand dat, dan mislukt het omdraaien en is de ronde verloren voor wie omdraaide, tenzij een Koningshand de Moordenaar stopt. In dat geval zijn beide kaarten veroordeeld en gaat het omdraaien door. Wie omdraait, wordt als eerste om een Koningshand gevraagd. Naar een kaart waarvan iedereen weet dat hij weg is, wordt niemand gevraagd.</translation>
    </message>
    <message>
        <source>While Royalty is face up in Court, the Warlord counts 1 more in hand and 2 more in Court.</source>
        <translation>Zolang er een Hoogheid open aan het Hof ligt, telt de Krijgsheer 1 meer in de hand en 2 meer aan het Hof.</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Wie beslist</translation>
    </message>
    <message>
        <source>Winning a round scores 1 point, 1 more if your King is not flipped, and 1 more if a loser still has a card in hand or their Successor. With three players, each loser counts separately, and second place gets 1 point. In a team, one unflipped King is enough, leftover cards count once, and both partners get the points.</source>
        <translation>Een gewonnen ronde levert 1 punt op, nog 1 als je Koning niet is omgedraaid, en nog 1 als een verliezer een handkaart of de Opvolger overheeft. Met drie spelers geldt dat voor elke verliezer, en de tweede krijgt 1 punt. In een team volstaat één niet-omgedraaide Koning, tellen overgebleven kaarten één keer, en krijgen beide partners de punten.</translation>
    </message>
    <message>
        <source>With four or more face-up cards in Court, including the Warden, you may swap a card from your hand with the Accused. The Accused is always face up.</source>
        <translation>Met vier of meer open kaarten aan het Hof, de Cipier meegeteld, mag je een handkaart ruilen met de Beklaagde. De Beklaagde ligt altijd open.</translation>
    </message>
    <message>
        <source>With three players, everyone shows two cards at the same time, then one more; with four players, everyone shows three. Once the first player and the direction are named, shown cards return to their owners’ hands.</source>
        <translation>Met drie spelers kiest en toont iedereen tegelijk twee kaarten en daarna nog een; met vier spelers drie kaarten. Zijn de eerste speler en de richting bepaald, dan neemt iedereen de getoonde kaarten weer in de hand.</translation>
    </message>
    <message>
        <source>With three players, the first to lose puts their cards aside unseen, and the others play on with the same Court. The last player left wins the round; the other comes second.</source>
        <translation>Met drie spelers legt de eerste verliezer de eigen kaarten ongezien weg, en de anderen spelen verder met hetzelfde Hof. Wie overblijft, wint de ronde; de ander is tweede.</translation>
    </message>
    <message>
        <source>With two or three players, everyone gets eight cards; with four, seven. One card is turned face up as the Accused. With two players, the last card is removed unseen. Everyone has a face-up King; one of them is the True King.</source>
        <translation>Twee of drie spelers krijgen elk acht kaarten, vier spelers zeven. Eén kaart, de Beklaagde, ligt open. Met twee spelers wordt de laatste kaart ongezien verwijderd. Iedereen heeft een open Koning; een daarvan is de Ware Koning.</translation>
    </message>
    <message>
        <source>You may choose another card in Court that is neither Disgraced nor Royalty: disgrace the Sentry and exchange a card from your hand for that card. Your card takes its place, face up and without effect.</source>
        <translation>Je mag een andere kaart aan het Hof kiezen die niet vernederd en geen Hoogheid is. Dan wordt de Schildwacht vernederd, en een handkaart neemt open de plaats van die kaart in, zonder iets te doen. De gekozen kaart komt in je hand.</translation>
    </message>
    <message>
        <source>You may disgrace the Spy and look at all Successors. Then you may make one player, even yourself, replace their Successor with a card from their hand; the old Successor returns to their hand.</source>
        <translation>Je mag de Spion vernederen en alle Opvolgers bekijken. Dan mag je één speler, ook jezelf, de Opvolger laten vervangen door een handkaart; de oude Opvolger komt terug in de hand.</translation>
    </message>
    <message>
        <source>You may guess a card in an opponent’s hand. If you are right, you may put a card of base value 2 or more from your hand into your Antechamber.</source>
        <translation>Je mag raden welke kaart een tegenstander heeft. Klopt het, dan mag je een handkaart met basiswaarde 2 of meer in je Voorvertrek leggen.</translation>
    </message>
    <message>
        <source>You may name a card. If an opponent holds it, the Soldier counts 2 more on the Throne, and you may disgrace up to three face-up cards in Court, the Soldier included. Nobody learns who holds it.</source>
        <translation>Je mag een kaart noemen. Heeft een tegenstander die, dan telt de Soldaat op de Troon 2 meer, en je mag hoogstens drie open kaarten aan het Hof vernederen, ook de Soldaat. Niemand komt te weten wie de kaart heeft.</translation>
    </message>
    <message>
        <source>You may name a card: every other player who holds it puts one copy into their own Antechamber.</source>
        <translation>Je mag een kaart noemen: elke andere speler die hem heeft, legt er één in het eigen Voorvertrek.</translation>
    </message>
    <message>
        <source>You may name a number up to the highest face-up base value in Court: everyone, including you, secretly condemns one card of that base value from their hand. Everyone learns which players have none.</source>
        <translation>Je mag een getal noemen, niet hoger dan de hoogste open basiswaarde aan het Hof: alle spelers, ook jij, veroordelen in het geheim een handkaart met die basiswaarde. Iedereen ziet wie er geen heeft.</translation>
    </message>
    <message>
        <source>You may name a player: each of you secretly chooses a card in hand, and you swap them. Both of you must have a card. The Princess is Royalty.</source>
        <translation>Je mag een speler noemen: jullie kiezen allebei in het geheim een handkaart, en die twee worden geruild. Beiden moeten er een hebben. De Prinses is een Hoogheid.</translation>
    </message>
    <message>
        <source>You may name any card in the deck you are playing with. The answer is always truthful, and everyone hears it; it reveals no more than was asked.</source>
        <translation>Je mag elke kaart noemen waarmee jullie spelen. Het antwoord is altijd waar, en iedereen hoort het; het zegt niet meer dan er is gevraagd.</translation>
    </message>
    <message>
        <source>You may take any other face-up card from the Court into your hand.</source>
        <translation>Je mag een andere open kaart van het Hof in de hand nemen.</translation>
    </message>
    <message>
        <source>Zealot</source>
        <translation>Zeloot</translation>
    </message>
</context>
<context>
    <name>imposter-kings/section</name>
    <message>
        <source>Before the first turn</source>
        <translation>Voor de eerste beurt</translation>
    </message>
    <message>
        <source>Reactions and secrets</source>
        <translation>Reacties en geheimen</translation>
    </message>
    <message>
        <source>Rounds, points, and the match</source>
        <translation>Ronden, punten en de partij</translation>
    </message>
    <message>
        <source>The characters</source>
        <translation>De karakters</translation>
    </message>
    <message>
        <source>Throne and Court</source>
        <translation>Troon en Hof</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Je beurt</translation>
    </message>
</context>
<context>
    <name>imposter-kings/table</name>
    <message>
        <source>A card, face down</source>
        <translation>Een gedekte kaart</translation>
    </message>
    <message>
        <source>A disgraced Throne is worth 1: play any card.</source>
        <translation>Een vernederde Troon telt 1: elke kaart mag.</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Beklaagd</translation>
    </message>
    <message>
        <source>Card {place} of the Court, disgraced</source>
        <translation>Kaart {place} aan het Hof, vernederd</translation>
    </message>
    <message>
        <source>Card {place} of the Court, disgraced: {card}</source>
        <translation>Kaart {place} aan het Hof, vernederd: {card}</translation>
    </message>
    <message>
        <source>Card {place} of the Court: {card}, counts {value}</source>
        <translation>Kaart {place} aan het Hof: {card}, telt {value}</translation>
    </message>
    <message>
        <source>Condemned: to be removed from the round.</source>
        <translation>Veroordeeld: gaat uit de ronde.</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Face down, but you know it: {card}, value {value}, {type}</source>
        <translation>Gedekt, maar je kent hem: {card}, waarde {value}, {type}</translation>
    </message>
    <message>
        <source>Face-down cards</source>
        <translation>Gedekte kaarten</translation>
    </message>
    <message>
        <source>First player of the round.</source>
        <translation>Begint de ronde.</translation>
    </message>
    <message>
        <source>First player; play goes clockwise.</source>
        <translation>Begint; de beurt gaat met de klok mee.</translation>
    </message>
    <message>
        <source>First player; play goes counterclockwise.</source>
        <translation>Begint; de beurt gaat tegen de klok in rond.</translation>
    </message>
    <message>
        <source>From what you have seen, nobody you ask can hold it.</source>
        <translation>Voor zover je hebt gezien, kan geen van de gevraagden deze kaart hebben.</translation>
    </message>
    <message>
        <source>Has lost its text for this round.</source>
        <translation>Heeft deze ronde geen tekst meer.</translation>
    </message>
    <message>
        <source>Has lost this round.</source>
        <translation>Heeft deze ronde verloren.</translation>
    </message>
    <message>
        <source>In the Antechamber: to be played first.</source>
        <translation>In het Voorvertrek: wordt eerst gespeeld.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Koning</translation>
    </message>
    <message>
        <source>King not flipped</source>
        <translation>Koning niet omgedraaid</translation>
    </message>
    <message>
        <source>King, flipped</source>
        <translation>Koning, omgedraaid</translation>
    </message>
    <message>
        <source>Losers’ leftover cards</source>
        <translation>Overgebleven kaarten van verliezers</translation>
    </message>
    <message>
        <source>Now counts {value}.</source>
        <translation>Telt nu {value}.</translation>
    </message>
    <message>
        <source>On the Throne, disgraced: counts as 1</source>
        <translation>Op de Troon, vernederd: telt 1</translation>
    </message>
    <message>
        <source>On the Throne, disgraced: {card}, counts as 1</source>
        <translation>Op de Troon, vernederd: {card}, telt 1</translation>
    </message>
    <message>
        <source>On the Throne: {card}, counts {value}</source>
        <translation>Op de Troon: {card}, telt {value}</translation>
    </message>
    <message>
        <source>Points: {number} of {goal}</source>
        <translation>Punten: {number} van {goal}</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Verwijderd</translation>
    </message>
    <message>
        <source>Returns to your hand when you flip your King.</source>
        <translation>Komt in je hand als je je Koning omdraait.</translation>
    </message>
    <message>
        <source>Rival’s restarts</source>
        <translation>Herstarts van de tegenstander</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnen ronden</translation>
    </message>
    <message>
        <source>Second places</source>
        <translation>Tweede plaatsen</translation>
    </message>
    <message>
        <source>Struck</source>
        <translation>Getroffen</translation>
    </message>
    <message>
        <source>Successor</source>
        <translation>Opvolger</translation>
    </message>
    <message>
        <source>The Throne is worth {value}: play equal or higher.</source>
        <translation>De Troon telt {value}: speel even hoog of hoger.</translation>
    </message>
    <message>
        <source>Unbeaten</source>
        <translation>Onverslagen</translation>
    </message>
    <message>
        <source>tied on points; the last round decides</source>
        <translation>evenveel punten; de laatste ronde beslist</translation>
    </message>
    <message>
        <source>{card} counts as {value}: it has lost its text</source>
        <translation>{card} telt {value}: tekst kwijt</translation>
    </message>
    <message>
        <source>{card} counts {value}: Royalty is in Court</source>
        <translation>{card} telt {value}: Hoogheid aan het Hof</translation>
    </message>
    <message>
        <source>{card} counts {value}: the guess was right</source>
        <translation>{card} telt {value}: goed geraden</translation>
    </message>
    <message>
        <source>{card}, face up</source>
        <translation>{card}, open</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation>{card}, waarde {value}, {type}</translation>
    </message>
    <message>
        <source>{player}’s Antechamber</source>
        <translation>Voorvertrek van {player}</translation>
    </message>
    <message>
        <source>{player}’s Condemned cards</source>
        <translation>Veroordeelde kaarten van {player}</translation>
    </message>
    <message>
        <source>{player}’s King</source>
        <translation>Koning van {player}</translation>
    </message>
    <message>
        <source>{player}’s Successor</source>
        <translation>Opvolger van {player}</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Hand van {player}</translation>
    </message>
</context>
<context>
    <name>imposter-kings/type</name>
    <message>
        <source>Courtier</source>
        <translation>Hoveling</translation>
    </message>
    <message>
        <source>Immune to the King’s Hand</source>
        <translation>Immuun voor Koningshand</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Koning</translation>
    </message>
    <message>
        <source>Royalty</source>
        <translation>Hoogheid</translation>
    </message>
</context>
</TS>
