<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>rival-kings/action</name>
    <message>
        <source>Buy a building</source>
        <translation>Gebouw kopen</translation>
    </message>
    <message>
        <source>Pass on conflict</source>
        <translation>Conflict aan een ander geven</translation>
    </message>
    <message>
        <source>Recruit subject</source>
        <translation>Onderdaan in dienst nemen</translation>
    </message>
    <message>
        <source>Settle conflict</source>
        <translation>Conflict oplossen</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Geld pakken</translation>
    </message>
</context>
<context>
    <name>rival-kings/aid</name>
    <message>
        <source>A cycle</source>
        <translation>Een cyclus</translation>
    </message>
    <message>
        <source>A steals from D, B from C, C from F, D from E, and E from F.</source>
        <translation>A besteelt D, B besteelt C, C besteelt F, D besteelt E, en E besteelt F.</translation>
    </message>
    <message>
        <source>A subject and a building of the same color: the higher value.</source>
        <translation>Onderdaan en gebouw van dezelfde kleur: de hoogste waarde.</translation>
    </message>
    <message>
        <source>A: Lord Protector (buy), Queen (recruit).</source>
        <translation>A: Rijksbestuurder (kopen), Koningin (in dienst nemen).</translation>
    </message>
    <message>
        <source>Actions, from left to right</source>
        <translation>Acties, van links naar rechts</translation>
    </message>
    <message>
        <source>After two cycles, all characters are shuffled, and everyone gets three new ones.</source>
        <translation>Na twee cycli worden alle karakters geschud en krijgt iedereen er drie nieuwe.</translation>
    </message>
    <message>
        <source>B: Duke (settle, recruit), Count (settle, buy).</source>
        <translation>B: Hertog (oplossen, in dienst nemen), Graaf (oplossen, kopen).</translation>
    </message>
    <message>
        <source>C: Courtier and Priest (pass on a marker, take money).</source>
        <translation>C: Hoveling en Priester (marker aan een ander geven, geld pakken).</translation>
    </message>
    <message>
        <source>Characters and their actions</source>
        <translation>Karakters en hun acties</translation>
    </message>
    <message>
        <source>Country: Vintner, Miner, Herbalist, and Farmer.</source>
        <translation>Platteland: Wijnboer, Mijnwerker, Kruidkundige en Boer.</translation>
    </message>
    <message>
        <source>Court: Gardener, Watchman, Jailer, and Court Lady.</source>
        <translation>Hof: Tuinman, Wachter, Kerkermeester en Hofdame.</translation>
    </message>
    <message>
        <source>D: Bursar (money, buy), Knight (money, recruit).</source>
        <translation>D: Schatmeester (geld, kopen), Ridder (geld, in dienst nemen).</translation>
    </message>
    <message>
        <source>E: Countess (settle, money, recruit), Diplomat (settle, money, buy).</source>
        <translation>E: Freule (oplossen, geld, in dienst nemen), Diplomaat (oplossen, geld, kopen).</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Einde en puntentelling</translation>
    </message>
    <message>
        <source>Equal ranks: both take a marker, carry out one action each, and steal from nobody.</source>
        <translation>Gelijke rang: beiden krijgen een marker, doen elk maar één actie en bestelen niemand.</translation>
    </message>
    <message>
        <source>Every other card: 1. Every 3 in coins: 1. Every conflict marker: −2.</source>
        <translation>Elke andere kaart: 1. Per 3 aan geld: 1. Per conflictmarker: −2.</translation>
    </message>
    <message>
        <source>Everyone secretly chooses a character; all are revealed together.</source>
        <translation>Iedereen kiest in het geheim een karakter; ze worden tegelijk onthuld.</translation>
    </message>
    <message>
        <source>F: Traders (settle, money, recruit, buy).</source>
        <translation>F: Handelaars (oplossen, geld, in dienst nemen, kopen).</translation>
    </message>
    <message>
        <source>Once per cycle, on your turn, you may use the ability of the last subject in your row. The Gardener and Watchman act before any turns.</source>
        <translation>Eén keer per cyclus mag je in je beurt de functie van de laatste onderdaan in je rij gebruiken. De Tuinman en de Wachter gebruik je vóór de beurten.</translation>
    </message>
    <message>
        <source>Pass on conflict: give one of your markers to another player.</source>
        <translation>Conflict aan een ander geven: geef een van je markers aan een medespeler.</translation>
    </message>
    <message>
        <source>Perfect pair (a subject with its own building): both values.</source>
        <translation>Perfect paar (een onderdaan met zijn eigen gebouw): beide waarden.</translation>
    </message>
    <message>
        <source>Recruit subject or Buy a building: take a card on display and pay its value to its pile.</source>
        <translation>Onderdaan in dienst nemen of Gebouw kopen: neem een open kaart en betaal de waarde bij zijn stapel.</translation>
    </message>
    <message>
        <source>Resolve conflicts: take conflict markers.</source>
        <translation>Conflicten worden uitgespeeld en conflictmarkers uitgedeeld.</translation>
    </message>
    <message>
        <source>Settle conflict: return one of your markers to the supply.</source>
        <translation>Conflict oplossen: leg een van je markers terug in de voorraad.</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Onderdanen</translation>
    </message>
    <message>
        <source>Take money: take all the money from one pile.</source>
        <translation>Geld pakken: pak al het geld van één stapel.</translation>
    </message>
    <message>
        <source>The lower rank takes a marker and loses an action, which the higher one may carry out.</source>
        <translation>De lagere rang krijgt een marker en verliest een actie, die de hogere mag uitvoeren.</translation>
    </message>
    <message>
        <source>Town: Bishop, Scholar, Troubadour, and Sailor.</source>
        <translation>Stad: Bisschop, Geleerde, Troubadour en Matroos.</translation>
    </message>
    <message>
        <source>Turns go from rank A to rank F. If ranks are equal, the player with fewer conflict markers goes first; if still tied, the one with the tie symbol.</source>
        <translation>De beurten gaan van rang A tot en met rang F. Bij gelijke rang begint wie minder conflictmarkers heeft; is ook dat gelijk, dan wie het voorrangssymbool heeft.</translation>
    </message>
    <message>
        <source>Village: Blacksmith, Carpenter, Market Woman, and Innkeeper.</source>
        <translation>Dorp: Smid, Meubelmaker, Marktvrouw en Waard.</translation>
    </message>
    <message>
        <source>When a pile runs out, finish the cycle; then the game is over.</source>
        <translation>Is een stapel op, dan wordt de cyclus nog uitgespeeld; daarna is de partij voorbij.</translation>
    </message>
    <message>
        <source>Who steals from whom</source>
        <translation>Wie wie besteelt</translation>
    </message>
    <message>
        <source>With two players, a neutral character may give you a marker, too.</source>
        <translation>Bij twee spelers kan ook een neutraal karakter je een marker bezorgen.</translation>
    </message>
</context>
<context>
    <name>rival-kings/card</name>
    <message>
        <source>After the characters are revealed: exchanges your character for another player’s.</source>
        <translation>Ruil na het onthullen je karakter met dat van een medespeler.</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Bisschop</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation>Smid</translation>
    </message>
    <message>
        <source>Bursar</source>
        <translation>Schatmeester</translation>
    </message>
    <message>
        <source>Buys a building as an extra action.</source>
        <translation>Koop als extra actie een gebouw.</translation>
    </message>
    <message>
        <source>Carpenter</source>
        <translation>Meubelmaker</translation>
    </message>
    <message>
        <source>Carpentry</source>
        <translation>Meubelmakerij</translation>
    </message>
    <message>
        <source>Carries out one action that was stolen from you.</source>
        <translation>Voer een actie die van je is gestolen, toch nog uit.</translation>
    </message>
    <message>
        <source>Castle Wall</source>
        <translation>Kasteelmuur</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>Kathedraal</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Graaf</translation>
    </message>
    <message>
        <source>Countess</source>
        <translation>Freule</translation>
    </message>
    <message>
        <source>Court Lady</source>
        <translation>Hofdame</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Hoveling</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomaat</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Hertog</translation>
    </message>
    <message>
        <source>Exchanges one of your buildings for another player’s building.</source>
        <translation>Ruilt een van je gebouwen met een gebouw van een medespeler.</translation>
    </message>
    <message>
        <source>Exchanges one of your cards for one of the four cards on display.</source>
        <translation>Ruil een van je kaarten met een van de vier open kaarten.</translation>
    </message>
    <message>
        <source>Exchanges one of your subjects for another player’s; both become active.</source>
        <translation>Ruil een van je onderdanen met een van een medespeler; beide worden actief.</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Boerderij</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>Boer</translation>
    </message>
    <message>
        <source>Forge</source>
        <translation>Smederij</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Tuin</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Tuinman</translation>
    </message>
    <message>
        <source>Gives one of your conflict markers to another player.</source>
        <translation>Geef een van je conflictmarkers aan een medespeler.</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>Haven</translation>
    </message>
    <message>
        <source>Herb Meadow</source>
        <translation>Bloemenweide</translation>
    </message>
    <message>
        <source>Herbalist</source>
        <translation>Kruidkundige</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, carries out your chosen action twice.</source>
        <translation>Voer bij een conflict van gelijke rang je gekozen actie tweemaal uit.</translation>
    </message>
    <message>
        <source>In a conflict with a higher rank, makes the other player take the marker.</source>
        <translation>In een conflict met een hogere rang krijgt de medespeler de conflictmarker.</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Hotel</translation>
    </message>
    <message>
        <source>Innkeeper</source>
        <translation>Waard</translation>
    </message>
    <message>
        <source>Jailer</source>
        <translation>Kerkermeester</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ridder</translation>
    </message>
    <message>
        <source>Lord Protector</source>
        <translation>Rijksbestuurder</translation>
    </message>
    <message>
        <source>Makes one building cost 1 less.</source>
        <translation>Betaal voor één gebouw 1 minder.</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Market Woman</source>
        <translation>Marktvrouw</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mijn</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>Mijnwerker</translation>
    </message>
    <message>
        <source>Pavilion</source>
        <translation>Paviljoen</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Priester</translation>
    </message>
    <message>
        <source>Prison</source>
        <translation>Gevangenis</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Koningin</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from nobody.</source>
        <translation>Rang {rank}: besteelt niemand.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Bursar and Knight.</source>
        <translation>Rang {rank}: besteelt de Schatmeester en de Ridder.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Countess and Diplomat.</source>
        <translation>Rang {rank}: besteelt de Freule en de Diplomaat.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Courtier and Priest.</source>
        <translation>Rang {rank}: besteelt de Hoveling en de Priester.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Traders.</source>
        <translation>Rang {rank}: besteelt de Handelaars.</translation>
    </message>
    <message>
        <source>Recruits a subject as an extra action.</source>
        <translation>Neem als extra actie een onderdaan in dienst.</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Matroos</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Geleerde</translation>
    </message>
    <message>
        <source>Scores with its subject, the {subject}.</source>
        <translation>Levert punten op met {subject:def}.</translation>
    </message>
    <message>
        <source>Searches a pile of buildings; you may take one and pay for it.</source>
        <translation>Doorzoek een stapel gebouwen; je mag één gebouw nemen en betalen.</translation>
    </message>
    <message>
        <source>Searches a pile of subjects; you may take one and pay for it.</source>
        <translation>Doorzoek een stapel onderdanen; je mag één onderdaan nemen en betalen.</translation>
    </message>
    <message>
        <source>Takes 1 coin from the supply for each of your buildings.</source>
        <translation>Pak voor elk van je gebouwen 1 munt uit de voorraad.</translation>
    </message>
    <message>
        <source>Takes 1 coin from the supply for each of your conflict markers.</source>
        <translation>Pak voor elk van je conflictmarkers 1 munt uit de voorraad.</translation>
    </message>
    <message>
        <source>Takes money as an extra action.</source>
        <translation>Pak geld als extra actie.</translation>
    </message>
    <message>
        <source>Tavern</source>
        <translation>Taveerne</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Handelaar</translation>
    </message>
    <message>
        <source>Troubadour</source>
        <translation>Troubadour</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Universiteit</translation>
    </message>
    <message>
        <source>Vineyard</source>
        <translation>Wijngaard</translation>
    </message>
    <message>
        <source>Vintner</source>
        <translation>Wijnboer</translation>
    </message>
    <message>
        <source>Watchman</source>
        <translation>Wachter</translation>
    </message>
    <message>
        <source>action ×2</source>
        <translation>actie ×2</translation>
    </message>
    <message>
        <source>building −1</source>
        <translation>gebouw −1</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>gebouwen</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>kopen</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>karakter</translation>
    </message>
    <message>
        <source>display</source>
        <translation>open kaart</translation>
    </message>
    <message>
        <source>goes higher</source>
        <translation>naar boven</translation>
    </message>
    <message>
        <source>if stolen</source>
        <translation>gestolen</translation>
    </message>
    <message>
        <source>pair: {points}</source>
        <translation>paar: {points}</translation>
    </message>
    <message>
        <source>pass on</source>
        <translation>aan ander</translation>
    </message>
    <message>
        <source>per building</source>
        <translation>per gebouw</translation>
    </message>
    <message>
        <source>per marker</source>
        <translation>per marker</translation>
    </message>
    <message>
        <source>recruit</source>
        <translation>in dienst</translation>
    </message>
    <message>
        <source>subjects</source>
        <translation>onderdanen</translation>
    </message>
    <message>
        <source>take money</source>
        <translation>geld pakken</translation>
    </message>
</context>
<context>
    <name>rival-kings/course</name>
    <message>
        <source>2 more points for you, 2 fewer for the leader.</source>
        <translation>2 punten erbij voor jou, 2 eraf voor de koploper.</translation>
    </message>
    <message>
        <source>4 points for you, and no perfect pair for {player}.</source>
        <translation>4 punten voor jou, en geen perfect paar voor {player}.</translation>
    </message>
    <message>
        <source>A steals from D: {player} takes a conflict marker, and you steal one of the Knight’s actions.</source>
        <translation>A besteelt D: {player} krijgt een conflictmarker, en jij steelt een van de acties van de Ridder.</translation>
    </message>
    <message>
        <source>A tactic: steal what hurts most</source>
        <translation>Een tactiek: steel wat het meest pijn doet</translation>
    </message>
    <message>
        <source>A theft costs you an action and brings you a conflict marker. {player} plays the Duke (rank B), {other} the Countess (rank E). Play the character that neither steals from.</source>
        <translation>Wie wordt bestolen, krijgt een conflictmarker en verliest een actie. {player} gaat de Hertog spelen (rang B), {other} de Freule (rang E). Speel het karakter waar geen van beide van steelt.</translation>
    </message>
    <message>
        <source>A whole cycle</source>
        <translation>Een hele cyclus</translation>
    </message>
    <message>
        <source>After their turns, you win with 12 points. In every game, watch the smallest pile.</source>
        <translation>Na de andere beurten win je met 12 punten. Houd in elke partij de laagste stapel in de gaten.</translation>
    </message>
    <message>
        <source>After two cycles, all characters are shuffled, and everyone gets three new ones.</source>
        <translation>Na twee cycli worden alle karakters geschud en krijgt iedereen er drie nieuwe.</translation>
    </message>
    <message>
        <source>All you need now is the button that ends your turn.</source>
        <translation>Nu heb je alleen nog de knop nodig die je beurt beëindigt.</translation>
    </message>
    <message>
        <source>All your actions are done. End your turn: {other} follows with rank B, then {player} with rank D.</source>
        <translation>Al je acties zijn uitgevoerd. Beëindig je beurt: dan volgt {other} met rang B, daarna {player} met rang D.</translation>
    </message>
    <message>
        <source>At the start of your turn, you cover one of the Knight’s actions with your crest. You have 1 coin: steal the action that brings you more.</source>
        <translation>Aan het begin van je beurt bedek je een actie van de Ridder met je wapenschild. Je hebt 1 munt: steel de actie die je meer oplevert.</translation>
    </message>
    <message>
        <source>Before you choose your character, you can see which ones conflict with it.</source>
        <translation>Voordat je een karakter kiest, weet je met welke karakters het een conflict heeft.</translation>
    </message>
    <message>
        <source>Beside each name, the number with the star is the score.</source>
        <translation>Het getal met de ster naast een naam is de score.</translation>
    </message>
    <message>
        <source>Bishop and Harbor score 3: more than 1 each, but less than a perfect pair.</source>
        <translation>Bisschop en Haven leveren samen 3 punten op: meer dan 1 per kaart, maar minder dan een perfect paar.</translation>
    </message>
    <message>
        <source>Both subjects on display cost 3, and you have exactly 3.</source>
        <translation>De open onderdanen kosten elk 3, en dat is precies wat je hebt.</translation>
    </message>
    <message>
        <source>Buy nothing: end your turn.</source>
        <translation>Koop niets: beëindig je beurt.</translation>
    </message>
    <message>
        <source>Buy the Market, the last card of pile 4.</source>
        <translation>Koop de Markt, de laatste kaart van stapel 4.</translation>
    </message>
    <message>
        <source>Carry out the stolen action at once: take the money from a pile.</source>
        <translation>Wat je hebt gestolen, voer je meteen uit. Pak het geld van een stapel.</translation>
    </message>
    <message>
        <source>Choose any pile: each will hold 2.</source>
        <translation>Kies een stapel: bij elke stapel komt 2 aan geld.</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Conflictmarkers</translation>
    </message>
    <message>
        <source>Court Lady and Pavilion: 4 + 3 points for a card that scored 1.</source>
        <translation>Hofdame en Paviljoen: 4 + 3 punten voor een kaart die er 1 opleverde.</translation>
    </message>
    <message>
        <source>Danger: a popular target</source>
        <translation>Gevaar: het karakter waar iedereen van steelt</translation>
    </message>
    <message>
        <source>Do I have to carry out every action?</source>
        <translation>Moet ik elke actie uitvoeren?</translation>
    </message>
    <message>
        <source>Does a building on display belong to one of your subjects?</source>
        <translation>Hoort een van de open gebouwen bij een van je onderdanen?</translation>
    </message>
    <message>
        <source>Drag a character from your hand to your place.</source>
        <translation>Sleep een karakter uit je hand naar je plaats.</translation>
    </message>
    <message>
        <source>Drag the coin symbol from the Knight onto your Queen.</source>
        <translation>Sleep het muntteken van de Ridder naar je Koningin.</translation>
    </message>
    <message>
        <source>Drag the coins from any pile to yours.</source>
        <translation>Sleep de munten van een stapel naar je eigen munten.</translation>
    </message>
    <message>
        <source>Drag the coins from pile 4 to yours.</source>
        <translation>Sleep de munten van stapel 4 naar je eigen munten.</translation>
    </message>
    <message>
        <source>Drag your conflict marker to the supply.</source>
        <translation>Sleep je conflictmarker naar de voorraad.</translation>
    </message>
    <message>
        <source>Each pile got 2, and you took the 2 from one of them.</source>
        <translation>Bij elke stapel kwam 2 aan geld; het geld van één stapel is nu van jou.</translation>
    </message>
    <message>
        <source>Equal ranks are in conflict, too: both take a marker. {player} will play a Trader (rank F), {other} the Queen (rank A). Stay out of every conflict.</source>
        <translation>Ook bij gelijke rang is er een conflict: beide spelers krijgen een marker. {player} gaat een Handelaar spelen (rang F), {other} de Koningin (rang A). Blijf buiten elk conflict.</translation>
    </message>
    <message>
        <source>Every pile still has a card: another cycle will follow, and the others may catch up.</source>
        <translation>Elke stapel heeft nog een kaart: er volgt nog een cyclus, en de anderen kunnen je inhalen.</translation>
    </message>
    <message>
        <source>Gardener and Prison are both yellow Court cards.</source>
        <translation>Tuinman en Gevangenis zijn allebei gele kaarten van het Hof.</translation>
    </message>
    <message>
        <source>Give the Carpentry: alone, it scores 1.</source>
        <translation>Geef de Meubelmakerij: los levert die maar 1 op.</translation>
    </message>
    <message>
        <source>Harbor and Troubadour are both red: together they score 3.</source>
        <translation>Haven en Troubadour zijn allebei rood: samen leveren ze 3 op.</translation>
    </message>
    <message>
        <source>Hover over a character to see whom it steals from.</source>
        <translation>Wijs even een karakter aan: dan zie je van wie het steelt.</translation>
    </message>
    <message>
        <source>How do I get rid of a conflict marker?</source>
        <translation>Hoe raak ik een conflictmarker kwijt?</translation>
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
        <source>In conflict</source>
        <translation>In conflict</translation>
    </message>
    <message>
        <source>In each cycle, everyone secretly plays a character; all are revealed together. Turns go from rank A to rank F. Play the character that goes first.</source>
        <translation>In elke cyclus speelt iedereen in het geheim een karakter; ze worden samen onthuld. De beurten gaan van rang A tot en met rang F. Speel het karakter dat als eerste aan de beurt is.</translation>
    </message>
    <message>
        <source>It is still your turn.</source>
        <translation>Je bent nog aan de beurt.</translation>
    </message>
    <message>
        <source>It is too late for Pass on conflict this turn, and the marker still costs you 2 points.</source>
        <translation>Conflict aan een ander geven kan deze beurt niet meer, en de marker kost je nog steeds 2 punten.</translation>
    </message>
    <message>
        <source>Jailer and Prison are a perfect pair: 3 + 4 points. You lead 10 to 9.</source>
        <translation>Kerkermeester en Gevangenis zijn een perfect paar: 3 + 4 punten. Je leidt met 10 tegen 9.</translation>
    </message>
    <message>
        <source>Last turn: pile 1 has run out, and {player} leads 9 to 5. A subject with its own building scores both values. Buy the building that wins.</source>
        <translation>Laatste beurt: stapel 1 is op, en {player} leidt met 9 tegen 5. Een onderdaan met zijn eigen gebouw levert beide waarden op. Koop het gebouw waarmee je wint.</translation>
    </message>
    <message>
        <source>Last turn: you lead 8 to 7. A card without a partner scores 1, and every 3 in coins scores 1. Keep your lead.</source>
        <translation>Laatste beurt: je leidt met 8 tegen 7. Een losse kaart levert 1 punt op, elke 3 aan geld ook. Behoud je voorsprong.</translation>
    </message>
    <message>
        <source>Look at your Jailer: which of the two buildings is his?</source>
        <translation>Kijk naar je Kerkermeester: welk van de twee gebouwen hoort bij hem?</translation>
    </message>
    <message>
        <source>Low ranks have more actions; high ranks go first and lose fewer actions to others.</source>
        <translation>Lage rangen hebben meer acties; hoge zijn eerder aan de beurt en worden minder bestolen.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Next comes Take money: take all the money from one pile. You have 1 coin, and the Harbor for your Sailor costs 3. Take enough.</source>
        <translation>Nu komt Geld pakken: pak al het geld van één stapel. Je hebt 1 munt, en de Haven voor je Matroos kost 3. Pak genoeg.</translation>
    </message>
    <message>
        <source>No conflict could bring your Queen a marker. Nobody steals from rank A or B.</source>
        <translation>Geen conflict kon je Koningin een marker bezorgen. De rangen A en B worden door niemand bestolen.</translation>
    </message>
    <message>
        <source>No conflict for you. Different ranks leave each other alone unless one steals from the other.</source>
        <translation>Geen conflict voor jou. Verschillende rangen laten elkaar met rust, tenzij de ene de andere besteelt.</translation>
    </message>
    <message>
        <source>No pile has any money, so each one first gets coins worth 2 from the supply. Take some money.</source>
        <translation>Bij geen stapel ligt geld, dus komen er bij elke stapel eerst munten ter waarde van 2 uit de voorraad. Pak geld.</translation>
    </message>
    <message>
        <source>Nobody steals from rank A, and the other A has been played.</source>
        <translation>Niemand besteelt rang A, en de andere A is al gespeeld.</translation>
    </message>
    <message>
        <source>Nobody steals from rank B. Is the other B still out there?</source>
        <translation>Niemand besteelt rang B. Is de andere B nog in het spel?</translation>
    </message>
    <message>
        <source>Nobody steals from your Knight, and D steals from E, so {player} takes a marker.</source>
        <translation>Niemand besteelt je Ridder, en D besteelt E, dus {player} krijgt een marker.</translation>
    </message>
    <message>
        <source>Nothing else is left to do: end your turn.</source>
        <translation>Er valt verder niets te doen: beëindig je beurt.</translation>
    </message>
    <message>
        <source>Now buy a building. You pay its value to its pile, where the next player can take the money.</source>
        <translation>Koop nu een gebouw. De prijs leg je bij zijn stapel, waar de volgende speler het geld kan pakken.</translation>
    </message>
    <message>
        <source>Now choose what to give for it: the building you will miss least.</source>
        <translation>Kies nu wat je ervoor geeft: het gebouw dat je het minst zult missen.</translation>
    </message>
    <message>
        <source>Now for your Queen’s own action: recruit a subject. Its value is its price, and the coins go to its pile.</source>
        <translation>Nu de eigen actie van je Koningin: neem een onderdaan in dienst. Zijn waarde is zijn prijs, en de munten gaan naar zijn stapel.</translation>
    </message>
    <message>
        <source>Now recruit with your Queen. A new subject goes to the end of your row and becomes the active one; earlier ones only score.</source>
        <translation>Neem nu met je Koningin iemand in dienst. Een nieuwe onderdaan komt aan het einde van je rij en wordt de actieve; eerdere leveren alleen nog punten op.</translation>
    </message>
    <message>
        <source>Once a pile has run out, the cycle is played to its end, and then the game is over. End your turn.</source>
        <translation>Is een stapel op, dan wordt de cyclus nog uitgespeeld; daarna is de partij voorbij. Beëindig je beurt.</translation>
    </message>
    <message>
        <source>One action, well chosen. If ranks are equal, the player with fewer conflict markers goes first.</source>
        <translation>Eén actie, goed gekozen. Bij gelijke rang begint wie minder conflictmarkers heeft.</translation>
    </message>
    <message>
        <source>Only what lies under a crest is lost; the rest of your actions stay yours.</source>
        <translation>Alleen wat onder een wapenschild ligt, ben je kwijt; je andere acties houd je.</translation>
    </message>
    <message>
        <source>Payments stay at the pile. {player} has just paid 4 at pile 4, on top of the 2 already there. Take as much money as you can.</source>
        <translation>Betaald geld blijft bij zijn stapel liggen. {player} heeft net 4 betaald bij stapel 4, boven op de 2 die er al lag. Pak zoveel geld als je kunt.</translation>
    </message>
    <message>
        <source>Pile 1 has only one coin, worth 1. Take the money from pile 2, 3, or 4.</source>
        <translation>Bij stapel 1 ligt maar één munt van 1. Pak het geld van stapel 2, 3 of 4.</translation>
    </message>
    <message>
        <source>Pile 4 has run out. The Market brings you little, but it ends the game.</source>
        <translation>Stapel 4 is op. De Markt levert je weinig op, maar wel het einde van de partij.</translation>
    </message>
    <message>
        <source>Pile {pile} held {sum}. There was more where {player} paid.</source>
        <translation>Bij stapel {pile} lag {sum}. Waar {player} heeft betaald, lag meer.</translation>
    </message>
    <message>
        <source>Play the Count.</source>
        <translation>Speel de Graaf.</translation>
    </message>
    <message>
        <source>Rank A steals from rank D: which of your characters has rank A?</source>
        <translation>Rang A besteelt rang D: welk van je karakters heeft rang A?</translation>
    </message>
    <message>
        <source>Rank C passes a conflict marker on: it then costs someone else 2 points. Give yours to the player with the most points.</source>
        <translation>Rang C geeft een conflictmarker aan een medespeler: die kost dan een ander 2 punten. Geef de jouwe aan wie de meeste punten heeft.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntentelling</translation>
    </message>
    <message>
        <source>Settle conflict and Buy a building are not covered.</source>
        <translation>Conflict oplossen en Gebouw kopen zijn niet bedekt.</translation>
    </message>
    <message>
        <source>She gives you an extra action: take money from a pile.</source>
        <translation>Ze geeft je een extra actie: pak het geld van een stapel.</translation>
    </message>
    <message>
        <source>She has a button of her own while she can help you.</source>
        <translation>Zolang ze je kan helpen, heeft ze een eigen knop.</translation>
    </message>
    <message>
        <source>That makes your score {own}. A different action brings more.</source>
        <translation>Je score is dan {own}. Een andere actie levert meer op.</translation>
    </message>
    <message>
        <source>The Court Lady’s own building is the Pavilion.</source>
        <translation>Bij de Hofdame hoort één gebouw: het Paviljoen.</translation>
    </message>
    <message>
        <source>The Duke has rank B and steals from C. The Countess has rank E and steals from F.</source>
        <translation>De Hertog heeft rang B en besteelt C. De Freule heeft rang E en besteelt F.</translation>
    </message>
    <message>
        <source>The Duke’s first action is Settle conflict.</source>
        <translation>De eerste actie van de Hertog is Conflict oplossen.</translation>
    </message>
    <message>
        <source>The Gardener and Watchman act before any turns. {player}’s Queen is about to steal from your Knight: let {player} have the conflict marker.</source>
        <translation>De Tuinman en de Wachter gebruik je vóór de beurten. De Koningin van {player} gaat je Ridder bestelen: bezorg {player} de conflictmarker.</translation>
    </message>
    <message>
        <source>The Harbor is on display at pile 3.</source>
        <translation>De Haven ligt open op stapel 3.</translation>
    </message>
    <message>
        <source>The Queen has rank A, the Courtier C, the Trader F.</source>
        <translation>De Koningin heeft rang A, de Hoveling C, de Handelaar F.</translation>
    </message>
    <message>
        <source>The Trader does the most, but C, E, and the other Trader are after it. The Lord Protector (rank A), your Queen’s only equal, has been played. Play it safe.</source>
        <translation>De Handelaar kan het meest, maar C, E en de andere Handelaar loeren op hem. De Rijksbestuurder, de enige met dezelfde rang als je Koningin, is al gespeeld. Speel op zeker.</translation>
    </message>
    <message>
        <source>The Trader has rank F, the Queen rank A. Play neither of these ranks.</source>
        <translation>De Handelaar heeft rang F, de Koningin rang A. Speel geen van deze rangen.</translation>
    </message>
    <message>
        <source>The cards of a perfect pair show the same symbol, as the Jailer and Prison do.</source>
        <translation>De kaarten van een perfect paar dragen hetzelfde symbool, zoals de Kerkermeester en de Gevangenis.</translation>
    </message>
    <message>
        <source>The cycle is still played to its end: {player} and {other} take their turns. End yours.</source>
        <translation>De cyclus wordt nog uitgespeeld: {player} en {other} komen nog aan de beurt. Beëindig de jouwe.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Het einde van de partij</translation>
    </message>
    <message>
        <source>The game goes on until your turn is over.</source>
        <translation>De partij gaat door tot het einde van je beurt.</translation>
    </message>
    <message>
        <source>The last subject in your row is active: once per cycle, on your turn, you may use its ability. You have 1 coin; your Market Woman takes money. Use her.</source>
        <translation>De laatste onderdaan in je rij is actief: één keer per cyclus mag je in je beurt zijn functie gebruiken. Je hebt 1 munt; je Marktvrouw pakt geld. Gebruik haar.</translation>
    </message>
    <message>
        <source>The neutral character only hands out markers: it steals no action and takes no turn.</source>
        <translation>Het neutrale karakter deelt alleen markers uit: het steelt geen actie en krijgt geen beurt.</translation>
    </message>
    <message>
        <source>The neutral {theirs} has rank {higher}, and {higher} steals from {rank}: your {card} brings you a marker.</source>
        <translation>{theirs:Def}, het neutrale karakter, heeft rang {higher}, en {higher} besteelt {rank}: {card:def} bezorgt je een marker.</translation>
    </message>
    <message>
        <source>The number on a card is both its price and its value.</source>
        <translation>Het getal op een kaart is zowel de prijs als de waarde.</translation>
    </message>
    <message>
        <source>The second cycle of the round: you choose between your other two characters; those already played are face up. Play one of the two.</source>
        <translation>De tweede cyclus van de ronde: je kiest uit je andere twee karakters; de eerder gespeelde liggen open. Speel een van de twee.</translation>
    </message>
    <message>
        <source>The subject is yours. Its own building would now score with it.</source>
        <translation>De onderdaan is van jou. Met zijn eigen gebouw erbij zou hij nu meer opleveren.</translation>
    </message>
    <message>
        <source>The subject scores 1, but you spent 3 on it, and it is too late to settle: your score is still below 0.</source>
        <translation>De onderdaan levert 1 punt op, maar heeft je 3 gekost, en een conflict oplossen kan niet meer: je staat nog steeds onder 0.</translation>
    </message>
    <message>
        <source>What are coins worth at the end?</source>
        <translation>Hoeveel zijn munten aan het einde waard?</translation>
    </message>
    <message>
        <source>What can I do on my turn?</source>
        <translation>Wat mag ik in mijn beurt doen?</translation>
    </message>
    <message>
        <source>What do two cards of the same color score?</source>
        <translation>Wat leveren twee kaarten van één kleur op?</translation>
    </message>
    <message>
        <source>What does a card cost?</source>
        <translation>Wat kost een kaart?</translation>
    </message>
    <message>
        <source>What does my subject do for me?</source>
        <translation>Wat doet mijn onderdaan voor mij?</translation>
    </message>
    <message>
        <source>What ends the game?</source>
        <translation>Waardoor eindigt de partij?</translation>
    </message>
    <message>
        <source>What happens when someone steals from me?</source>
        <translation>Wat gebeurt er als ik word bestolen?</translation>
    </message>
    <message>
        <source>What if two of us play the same rank?</source>
        <translation>Wat als twee van ons dezelfde rang spelen?</translation>
    </message>
    <message>
        <source>What is the neutral character?</source>
        <translation>Wat is het neutrale karakter?</translation>
    </message>
    <message>
        <source>What subjects do</source>
        <translation>Wat onderdanen doen</translation>
    </message>
    <message>
        <source>Where does money come from?</source>
        <translation>Waar komt geld vandaan?</translation>
    </message>
    <message>
        <source>Which action does everyone need to get a building?</source>
        <translation>Zonder welke actie krijgt niemand een gebouw?</translation>
    </message>
    <message>
        <source>Which of my subjects is active?</source>
        <translation>Welke van mijn onderdanen is actief?</translation>
    </message>
    <message>
        <source>Which of {player}’s buildings shows the symbol of one of your subjects?</source>
        <translation>Welk gebouw van {player} heeft het symbool van een van je onderdanen?</translation>
    </message>
    <message>
        <source>Who goes first?</source>
        <translation>Wie is als eerste aan de beurt?</translation>
    </message>
    <message>
        <source>Who steals from whom</source>
        <translation>Wie wie besteelt</translation>
    </message>
    <message>
        <source>Who steals from whom?</source>
        <translation>Wie besteelt wie?</translation>
    </message>
    <message>
        <source>Why is my score below 0?</source>
        <translation>Waarom is mijn score negatief?</translation>
    </message>
    <message>
        <source>With the money from pile {pile}, you have {coins}. The Harbor costs 3.</source>
        <translation>Met het geld van stapel {pile} heb je {coins}. De Haven kost 3.</translation>
    </message>
    <message>
        <source>With two players, a neutral character is revealed, too. Its rank and the rank it steals from each take a marker. The Count (rank B) has been played: stay safe.</source>
        <translation>Bij twee spelers wordt ook een neutraal karakter onthuld. Wie dezelfde rang heeft, of de rang waarvan het steelt, krijgt een marker. De Graaf, rang B, is al gespeeld: speel op zeker.</translation>
    </message>
    <message>
        <source>Without a building, you stay at {own} points, and {player} wins with {theirs}.</source>
        <translation>Zonder gebouw blijf je op {own} punten staan en wint {player} met {theirs}.</translation>
    </message>
    <message>
        <source>Without {card}, you have {own} points. You own a building that scores less.</source>
        <translation>Zonder {card:def} heb je {own} punten. Je hebt een gebouw dat minder oplevert.</translation>
    </message>
    <message>
        <source>You and {player} both played a Trader. Equal ranks steal from nobody and carry out only one of their actions each. Choose the one that brings you the most points.</source>
        <translation>Jij en {player} hebben allebei een Handelaar gespeeld. Bij gelijke rang bestelen jullie niemand en voeren jullie elk maar één actie uit. Kies de actie die de meeste punten oplevert.</translation>
    </message>
    <message>
        <source>You can carry out a character’s actions, and you know that you may skip any of them.</source>
        <translation>Je voert de acties van een karakter uit en weet dat je elke actie mag overslaan.</translation>
    </message>
    <message>
        <source>You can make the most of a turn after a conflict.</source>
        <translation>Je haalt het beste uit een beurt waarin iemand jouw rang heeft of je heeft bestolen.</translation>
    </message>
    <message>
        <source>You cannot make a perfect pair. But a subject and a building of the same color score the higher value. Buy the building that raises your score.</source>
        <translation>Een perfect paar zit er niet in. Maar een onderdaan en een gebouw van één kleur leveren de hoogste van de twee waarden op. Koop het gebouw dat je score verhoogt.</translation>
    </message>
    <message>
        <source>You carry out actions from left to right; what you skip is gone. Your Trader’s first action is Settle conflict: return your conflict marker.</source>
        <translation>Je voert acties van links naar rechts uit; wat je overslaat, vervalt. De eerste van je Handelaar is Conflict oplossen: leg je conflictmarker terug.</translation>
    </message>
    <message>
        <source>You check the face-up characters before you choose.</source>
        <translation>Je bekijkt de open karakters voordat je kiest.</translation>
    </message>
    <message>
        <source>You could not pay: every subject on display costs 3, and you have only 1.</source>
        <translation>Je kunt niet betalen: elke open onderdaan kost 3, en je hebt maar 1 munt.</translation>
    </message>
    <message>
        <source>You have already used an ability this cycle, so your new subject cannot help until the next cycle.</source>
        <translation>Je hebt in deze cyclus al een functie gebruikt, dus helpt je nieuwe onderdaan pas vanaf de volgende.</translation>
    </message>
    <message>
        <source>You have not chosen a character yet.</source>
        <translation>Je hebt nog geen karakter gekozen.</translation>
    </message>
    <message>
        <source>You have paid for {card} and have only {coins} left: too little for the Harbor.</source>
        <translation>Je hebt {card:def} betaald en hebt nu nog maar {coins}: te weinig voor de Haven.</translation>
    </message>
    <message>
        <source>You have played one cycle, from choosing a character to the end of the last turn.</source>
        <translation>Je hebt een cyclus gespeeld, van de keuze van het karakter tot de laatste beurt.</translation>
    </message>
    <message>
        <source>You know what a conflict marker costs, and you know two ways to get rid of one.</source>
        <translation>Je weet wat een conflictmarker kost en kent twee manieren om ervan af te komen.</translation>
    </message>
    <message>
        <source>You know what every card and coin is worth at the end.</source>
        <translation>Je weet wat elke kaart en elke munt aan het einde oplevert.</translation>
    </message>
    <message>
        <source>You know what wins the game and what ends it.</source>
        <translation>Je weet waarmee je de partij wint en waardoor die eindigt.</translation>
    </message>
    <message>
        <source>You know where coins come from and where they go.</source>
        <translation>Je weet waar munten vandaan komen en waar ze heen gaan.</translation>
    </message>
    <message>
        <source>You lead, and pile 4 has only one card left. When a pile runs out, the game ends with that cycle. Make it end.</source>
        <translation>Jij leidt, en stapel 4 heeft nog maar één kaart. Als een stapel opraakt, eindigt de partij met die cyclus. Maak er een einde aan.</translation>
    </message>
    <message>
        <source>You may carry out a stolen action at once or skip it. Buy the building in your Gardener’s color.</source>
        <translation>Een gestolen actie mag je meteen uitvoeren, maar je mag er ook van afzien. Koop het gebouw in de kleur van je Tuinman.</translation>
    </message>
    <message>
        <source>You may skip any action: skip Recruit subject, keep your coins, and buy the Harbor.</source>
        <translation>Je mag elke actie overslaan: zie af van Onderdaan in dienst nemen, houd je munten en koop de Haven.</translation>
    </message>
    <message>
        <source>You now have 6, and 4 of that came from {player}.</source>
        <translation>Je hebt nu 6, en 4 daarvan kwam van {player}.</translation>
    </message>
    <message>
        <source>You see how thick a stack is, not what it is worth: remember how much was paid where.</source>
        <translation>Je ziet hoe dik een stapel geld is, niet wat hij waard is: onthoud wie waar heeft betaald.</translation>
    </message>
    <message>
        <source>You see the end coming and bring it about when it suits you best.</source>
        <translation>Je ziet het einde aankomen en kiest zelf het moment.</translation>
    </message>
    <message>
        <source>You skipped Settle conflict, and you cannot go back to it this turn.</source>
        <translation>Je hebt Conflict oplossen overgeslagen, en dat kan deze beurt niet meer.</translation>
    </message>
    <message>
        <source>You skipped the extra action, and the Market Woman cannot help again this cycle.</source>
        <translation>Je hebt van de extra actie afgezien, en de Marktvrouw helpt in deze cyclus niet meer.</translation>
    </message>
    <message>
        <source>You skipped the stolen action. That is allowed, but the building would have raised your score.</source>
        <translation>Je hebt van de gestolen actie afgezien. Dat mag, maar het gebouw had je score verhoogd.</translation>
    </message>
    <message>
        <source>You skipped the stolen action. The money stays at the piles.</source>
        <translation>Je hebt van de gestolen actie afgezien. Het geld blijft bij de stapels liggen.</translation>
    </message>
    <message>
        <source>You steal not only what you need but also what a rival needs.</source>
        <translation>Je steelt niet alleen wat je zelf nodig hebt, maar ook wat een ander nodig heeft.</translation>
    </message>
    <message>
        <source>You took the marker yourself. Your Watchman could have turned it away.</source>
        <translation>Je hebt de marker zelf gekregen. Je Wachter had hem kunnen afweren.</translation>
    </message>
    <message>
        <source>You use your active subject at the right moment.</source>
        <translation>Je zet je actieve onderdaan op het juiste moment in.</translation>
    </message>
    <message>
        <source>You win 10 to 9. When a pile has run out, the player with the most points wins, and pairs bring points.</source>
        <translation>Je wint met 10 tegen 9. Wie de meeste punten heeft als een stapel op is, wint; paren leveren veel punten op.</translation>
    </message>
    <message>
        <source>You win 8 to 7. At the end, keep your coins if they score more than a card would.</source>
        <translation>Je wint met 8 tegen 7. Houd aan het einde je munten als die meer opleveren dan een kaart.</translation>
    </message>
    <message>
        <source>Your Bishop is a red Town card. Which building is red?</source>
        <translation>Je Bisschop is een rode kaart van de Stad. Welk gebouw is rood?</translation>
    </message>
    <message>
        <source>Your Bishop’s own building is the Cathedral: together they score 3 + 4.</source>
        <translation>Bij je Bisschop hoort één gebouw, de Kathedraal: samen leveren ze 3 + 4 op.</translation>
    </message>
    <message>
        <source>Your Court Lady exchanges buildings with another player but never breaks up a perfect pair. Ask for the building that completes a pair for you.</source>
        <translation>Je Hofdame ruilt een gebouw met een medespeler, maar nooit een dat bij een perfect paar hoort. Vraag om het gebouw dat bij jou een paar vormt.</translation>
    </message>
    <message>
        <source>Your Queen goes first and steals from the Knight, because A steals from D.</source>
        <translation>Je Koningin is als eerste aan de beurt, en ze besteelt de Ridder, want A besteelt D.</translation>
    </message>
    <message>
        <source>Your Watchman is active: use him.</source>
        <translation>Je Wachter is actief: gebruik hem.</translation>
    </message>
    <message>
        <source>Your actions</source>
        <translation>Jouw acties</translation>
    </message>
    <message>
        <source>Your money (3) is enough for either subject on display.</source>
        <translation>Je geld (3) is genoeg voor elk van de open onderdanen.</translation>
    </message>
    <message>
        <source>Your money (6) scores 2 points. Neither building fits your Sailor.</source>
        <translation>Je geld (6) levert 2 punten op. Geen van de gebouwen past bij je Matroos.</translation>
    </message>
    <message>
        <source>Your score is now 1. Beside each name, you see the score, marked with a star, then money and conflict markers.</source>
        <translation>Je score is nu 1. Bij elke naam staat de score naast de ster, gevolgd door geld en conflictmarkers.</translation>
    </message>
    <message>
        <source>Your score is −1: your money (5) scores 1 point, and your conflict marker costs 2. Raise your score above 0 with your Duke.</source>
        <translation>Je score is −1: je geld (5) levert 1 punt op, je conflictmarker kost er 2. Kom met je Hertog boven 0.</translation>
    </message>
    <message>
        <source>Your turn is over, and nothing has been exchanged.</source>
        <translation>Je beurt is voorbij, en er is niets geruild.</translation>
    </message>
    <message>
        <source>Your turn is over, and you have bought nothing.</source>
        <translation>Je beurt is voorbij, en je hebt niets gekocht.</translation>
    </message>
    <message>
        <source>Your turn is over, and you have recruited nobody.</source>
        <translation>Je beurt is voorbij, en je hebt niemand in dienst genomen.</translation>
    </message>
    <message>
        <source>Your turn is over, and you have taken nothing.</source>
        <translation>Je beurt is voorbij, en je hebt niets gepakt.</translation>
    </message>
    <message>
        <source>Your turn is over, and you still have the marker: your score remains below 0.</source>
        <translation>Je beurt is voorbij, en je hebt de marker nog: je staat nog steeds onder 0.</translation>
    </message>
    <message>
        <source>Your turn is over, and your remaining actions are lost.</source>
        <translation>Je beurt is voorbij, en de acties die je nog had, ben je kwijt.</translation>
    </message>
    <message>
        <source>Your turn is over, and your score stays at {own}.</source>
        <translation>Je beurt is voorbij, en je score blijft {own}.</translation>
    </message>
    <message>
        <source>Your turn is over, and your two remaining actions are lost, too.</source>
        <translation>Je beurt is voorbij, en de twee acties die je nog had, ben je ook kwijt.</translation>
    </message>
    <message>
        <source>Your turn is over: without money, you could not recruit, and you did not use the Market Woman.</source>
        <translation>Je beurt is voorbij: zonder geld kon je niemand in dienst nemen, en de Marktvrouw heb je niet gebruikt.</translation>
    </message>
    <message>
        <source>{card} alone scores 1 and costs you a point in money. It fits none of your cards.</source>
        <translation>{card:Def} levert los 1 op en kost je een punt aan geld. De kaart past bij geen van je kaarten.</translation>
    </message>
    <message>
        <source>{card} alone scores 1, but its price of 4 was worth more: {own} points for you, {theirs} for {player}.</source>
        <translation>{card:Def} levert los 1 op, maar de prijs van 4 was meer waard: {own} punten voor jou, {theirs} voor {player}.</translation>
    </message>
    <message>
        <source>{card} belongs to none of your subjects.</source>
        <translation>{card:Def} hoort bij geen van je onderdanen.</translation>
    </message>
    <message>
        <source>{card} has a different color from your Bishop: two single cards, 1 point each. Your score stays at {own}.</source>
        <translation>{card:Def} heeft een andere kleur dan je Bisschop: twee losse kaarten, elk 1 punt. Je score blijft {own}.</translation>
    </message>
    <message>
        <source>{card} matches only the Jailer’s color: the pair scores its higher value. You would have {own} points, and {player} {theirs}.</source>
        <translation>{card:Def} past alleen qua kleur bij de Kerkermeester: het paar levert de hoogste van de twee waarden op. Jij zou {own} punten hebben, {player} {theirs}.</translation>
    </message>
    <message>
        <source>{player} can no longer buy anything this cycle.</source>
        <translation>{player} kan in deze cyclus niets meer kopen.</translation>
    </message>
    <message>
        <source>{player} can still buy the Prison: Buy a building is not covered.</source>
        <translation>{player} kan de Gevangenis nog steeds kopen: Gebouw kopen is niet bedekt.</translation>
    </message>
    <message>
        <source>{player} goes first: their {theirs} has rank {higher}, and your {card} only rank {rank}.</source>
        <translation>{player} is als eerste aan de beurt: {theirs:def} heeft rang {higher}, {card:def} maar rang {rank}.</translation>
    </message>
    <message>
        <source>{player} has a Jailer and coins worth 4, enough for the Prison: the pair would score 7. Your Bursar steals from the Diplomat. Steal the action they need for that.</source>
        <translation>{player} heeft een Kerkermeester en munten ter waarde van 4, genoeg voor de Gevangenis: dat paar zou 7 opleveren. Je Schatmeester besteelt de Diplomaat. Steel de actie waarmee dat gebouw wordt gekocht.</translation>
    </message>
    <message>
        <source>{player} has a perfect pair and leads.</source>
        <translation>{player} heeft een perfect paar en leidt.</translation>
    </message>
    <message>
        <source>{player} has only {points} points. {leader} leads with {most}.</source>
        <translation>{player} heeft maar {points} punten. {leader} leidt met {most}.</translation>
    </message>
    <message>
        <source>{player} has the marker. An action will still be stolen from you.</source>
        <translation>De marker is voor {player}. Er wordt toch een actie van je gestolen.</translation>
    </message>
    <message>
        <source>{player} plays the Knight (rank D). A steals from D, B from C, C from F, D from E, and E from F. Play the character that steals from D.</source>
        <translation>{player} gaat de Ridder spelen (rang D). A besteelt D, B besteelt C, C besteelt F, D besteelt E, en E besteelt F. Speel het karakter dat D besteelt.</translation>
    </message>
    <message>
        <source>{player}’s Knight has stolen from your Diplomat: a crest covers Take money, which is lost for this cycle. Carry out an action you still have.</source>
        <translation>De Ridder van {player} heeft je Diplomaat bestolen: Geld pakken ligt onder een wapenschild en vervalt in deze cyclus. Voer een actie uit die je nog hebt.</translation>
    </message>
    <message>
        <source>{player}’s {theirs} has rank {higher}, and {higher} steals from {rank}: you take a marker, and your {card} loses an action.</source>
        <translation>{theirs:Def} van {player} heeft rang {higher}, en {higher} besteelt {rank}: jij krijgt een marker, en je {card} verliest een actie.</translation>
    </message>
    <message>
        <source>{player}’s {theirs} has rank {rank}, too: you both take a marker and carry out only one action each.</source>
        <translation>{theirs:Def} van {player} heeft ook rang {rank}: jullie krijgen allebei een marker en voeren elk maar één actie uit.</translation>
    </message>
</context>
<context>
    <name>rival-kings/examples</name>
    <message>
        <source>A steals from D</source>
        <translation>A besteelt D</translation>
    </message>
    <message>
        <source>B steals from C</source>
        <translation>B besteelt C</translation>
    </message>
    <message>
        <source>C steals from F</source>
        <translation>C besteelt F</translation>
    </message>
    <message>
        <source>D steals from E</source>
        <translation>D besteelt E</translation>
    </message>
    <message>
        <source>E steals from F</source>
        <translation>E besteelt F</translation>
    </message>
    <message>
        <source>F steals from nobody</source>
        <translation>F besteelt niemand</translation>
    </message>
    <message>
        <source>Recruit subjects and buy the buildings that belong to them. A subject with its own building scores both values; with another building of its color, only the higher one.</source>
        <translation>Neem onderdanen in dienst en koop de gebouwen die bij hen horen. Een onderdaan met zijn eigen gebouw levert beide waarden op, met een ander gebouw van zijn kleur alleen de hoogste.</translation>
    </message>
    <message>
        <source>The Courtier and Priest have the same rank. Busy with each other, they leave the Trader alone, although rank C steals from rank F.</source>
        <translation>De Hoveling en de Priester hebben dezelfde rang. Ze hebben genoeg aan elkaar en laten de Handelaar met rust, hoewel rang C rang F besteelt.</translation>
    </message>
    <message>
        <source>The Knight steals from the Diplomat and takes money with the stolen action before carrying out his own. The Diplomat takes a marker and is left with two actions.</source>
        <translation>De Ridder besteelt de Diplomaat en pakt geld met de gestolen actie, nog vóór zijn eigen acties. De Diplomaat krijgt een marker en houdt twee acties over.</translation>
    </message>
    <message>
        <source>The Troubadour has left an Inn on a pile of subjects. It is bought there like any building, and the Vintner, who searches for subjects, passes it by.</source>
        <translation>De Troubadour heeft een Hotel op een stapel onderdanen achtergelaten. Je koopt het daar zoals elk ander gebouw, en de Wijnboer, die onderdanen zoekt, slaat het over.</translation>
    </message>
    <message>
        <source>The cards score 4 + 3 + 1, the money (4) scores 1, and the one conflict marker costs 2: 7 points in all.</source>
        <translation>De kaarten leveren 4 + 3 + 1 op, het geld (4) levert 1 op, en de conflictmarker kost er 2: samen 7 punten.</translation>
    </message>
    <message>
        <source>The game ends with the cycle in which one of the four piles runs out. The highest score wins; every conflict marker costs 2 points.</source>
        <translation>De partij eindigt met de cyclus waarin een van de vier stapels opraakt. De hoogste score wint; elke conflictmarker kost 2 punten.</translation>
    </message>
    <message>
        <source>Who steals from whom, read from both ends: A steals from D, D from E, and E from F; B steals from C, and C from F. So nobody steals from A or B, and two ranks steal from the Trader.</source>
        <translation>Wie wie besteelt, van beide kanten gelezen: A besteelt D, D besteelt E, en E besteelt F; B besteelt C, en C besteelt F. Niemand besteelt dus A of B, en de Handelaar wordt door twee rangen bestolen.</translation>
    </message>
    <message>
        <source>With two players: the neutral Queen steals from rank D, so the Knight takes a marker but loses no action. The Trader has nothing to fear from her.</source>
        <translation>Bij twee spelers: de neutrale Koningin besteelt rang D, dus krijgt de Ridder een marker, maar hij verliest geen actie. De Handelaar heeft niets van haar te vrezen.</translation>
    </message>
    <message>
        <source>With your Innkeeper, you have recruited the Market Woman. She is active at once, but you have already used an ability this cycle.</source>
        <translation>Met je Waard heb je de Marktvrouw in dienst genomen. Ze is meteen actief, maar je hebt in deze cyclus al een functie gebruikt.</translation>
    </message>
    <message>
        <source>Your Watchman turns the marker away: the Queen’s player takes it. The Queen still steals an action from your Knight.</source>
        <translation>Je Wachter weert de marker af: wie de Koningin heeft gespeeld, krijgt hem. De Koningin steelt toch een actie van je Ridder.</translation>
    </message>
    <message>
        <source>Your rival has a perfect pair and a second Farm. Your Court Lady cannot break up the pair, but she may take the spare Farm.</source>
        <translation>Een medespeler heeft een perfect paar en een tweede Boerderij. Je Hofdame kan het paar niet verbreken, maar de losse Boerderij mag ze nemen.</translation>
    </message>
    <message>
        <source>active, usable next cycle</source>
        <translation>actief, volgende cyclus bruikbaar</translation>
    </message>
    <message>
        <source>alone: 1</source>
        <translation>los: 1</translation>
    </message>
    <message>
        <source>does not find it</source>
        <translation>vindt het niet</translation>
    </message>
    <message>
        <source>loses an action</source>
        <translation>verliest een actie</translation>
    </message>
    <message>
        <source>marker, one action</source>
        <translation>marker, één actie</translation>
    </message>
    <message>
        <source>may be exchanged</source>
        <translation>mag worden geruild</translation>
    </message>
    <message>
        <source>may settle and buy</source>
        <translation>mag oplossen en kopen</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutraal</translation>
    </message>
    <message>
        <source>no marker</source>
        <translation>geen marker</translation>
    </message>
    <message>
        <source>on a pile of subjects</source>
        <translation>op een stapel onderdanen</translation>
    </message>
    <message>
        <source>perfect: 2 + 2</source>
        <translation>perfect: 2 + 2</translation>
    </message>
    <message>
        <source>red: 3</source>
        <translation>rood: 3</translation>
    </message>
    <message>
        <source>takes a marker</source>
        <translation>krijgt een marker</translation>
    </message>
    <message>
        <source>takes the money</source>
        <translation>pakt het geld</translation>
    </message>
    <message>
        <source>used</source>
        <translation>gebruikt</translation>
    </message>
    <message>
        <source>your rival’s</source>
        <translation>van een ander</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>van jou</translation>
    </message>
</context>
<context>
    <name>rival-kings/fault</name>
    <message>
        <source>Choosing the wrong action</source>
        <translation>De verkeerde actie kiezen</translation>
    </message>
    <message>
        <source>Choosing the wrong pile</source>
        <translation>De verkeerde stapel kiezen</translation>
    </message>
    <message>
        <source>Ending turns late</source>
        <translation>Beurten te laat beëindigen</translation>
    </message>
    <message>
        <source>Exchanging the wrong cards</source>
        <translation>De verkeerde kaarten ruilen</translation>
    </message>
    <message>
        <source>Leaving abilities unused</source>
        <translation>Functies ongebruikt laten</translation>
    </message>
    <message>
        <source>Letting actions lapse</source>
        <translation>Acties laten vervallen</translation>
    </message>
    <message>
        <source>Playing the wrong character</source>
        <translation>Het verkeerde karakter spelen</translation>
    </message>
    <message>
        <source>Stealing the wrong action</source>
        <translation>De verkeerde actie stelen</translation>
    </message>
    <message>
        <source>Stopping too early</source>
        <translation>Beurten te vroeg beëindigen</translation>
    </message>
    <message>
        <source>Taking the wrong card from a pile</source>
        <translation>De verkeerde kaart uit een stapel nemen</translation>
    </message>
    <message>
        <source>Using abilities at the wrong time</source>
        <translation>Functies op het verkeerde moment gebruiken</translation>
    </message>
</context>
<context>
    <name>rival-kings/game</name>
    <message>
        <source>Build a town</source>
        <translation>Bouw een stad</translation>
    </message>
    <message>
        <source>Games started earlier keep the old rules on these points.</source>
        <translation>Voor eerder begonnen partijen blijven op deze punten de oude regels gelden.</translation>
    </message>
    <message>
        <source>Matches played to a points total no longer have a maximum number of games, and there are more lengths to choose from.</source>
        <translation>Een reeks op punten heeft geen maximumaantal partijen meer, en je kunt uit meer lengtes kiezen.</translation>
    </message>
    <message>
        <source>Play a character in secret, steal from lower ranks, and pair subjects with their buildings.</source>
        <translation>Speel in het geheim een karakter, besteel lagere rangen en combineer onderdanen met hun gebouwen.</translation>
    </message>
    <message>
        <source>Rival Kings</source>
        <translation>Rival Kings</translation>
    </message>
    <message>
        <source>When none of the four piles has money, two 1-coins stand in for a 2-coin that the supply no longer has.</source>
        <translation>Ligt er bij geen van de vier stapels geld, dan vervangen twee munten van 1 een munt van 2 als de voorraad die niet meer heeft.</translation>
    </message>
    <message>
        <source>With the Jailer or Scholar, you give a 1-coin as change if the supply has only 2-coins.</source>
        <translation>Bij Kerkermeester en Geleerde geef je een munt van 1 terug als er in de voorraad alleen munten van 2 liggen.</translation>
    </message>
</context>
<context>
    <name>rival-kings/goal</name>
    <message>
        <source>Complete {number} perfect pairs in one game.</source>
        <translation>Vorm {number} perfecte paren in één partij.</translation>
    </message>
    <message>
        <source>Finish a game without a conflict marker.</source>
        <translation>Sluit een partij af zonder conflictmarker.</translation>
    </message>
    <message>
        <source>Give {number} conflict markers to rivals in one game.</source>
        <translation>Geef {number} conflictmarkers aan tegenstanders in één partij.</translation>
    </message>
    <message>
        <source>Have {number} buildings at the end of a game.</source>
        <translation>Sluit een partij af met {number} gebouwen.</translation>
    </message>
    <message>
        <source>Have {number} cards of one color at the end of a game.</source>
        <translation>Sluit een partij af met {number} kaarten van één kleur.</translation>
    </message>
    <message>
        <source>Have {number} in coins at one time.</source>
        <translation>Spaar {number} aan geld bij elkaar.</translation>
    </message>
    <message>
        <source>Have {number} subjects at the end of a game.</source>
        <translation>Sluit een partij af met {number} onderdanen.</translation>
    </message>
    <message>
        <source>Return {number} conflict markers in one game.</source>
        <translation>Leg {number} conflictmarkers terug in één partij.</translation>
    </message>
    <message>
        <source>Score {number} points from coins.</source>
        <translation>Haal {number} punten met munten.</translation>
    </message>
    <message>
        <source>Score {number} points in one game.</source>
        <translation>Haal {number} punten in één partij.</translation>
    </message>
    <message>
        <source>Steal {number} actions in one game.</source>
        <translation>Steel {number} acties in één partij.</translation>
    </message>
    <message>
        <source>Take {number} in coins from a pile in one go.</source>
        <translation>Pak {number} aan geld in één keer van een stapel.</translation>
    </message>
    <message>
        <source>Use your subjects’ abilities {number} times in one game.</source>
        <translation>Gebruik {number} keer de functie van een onderdaan in één partij.</translation>
    </message>
    <message>
        <source>Win a game by {number} points or more.</source>
        <translation>Win een partij met minstens {number} punten voorsprong.</translation>
    </message>
    <message>
        <source>Win a game in which at least three actions are stolen from you.</source>
        <translation>Win een partij waarin minstens drie acties van je worden gestolen.</translation>
    </message>
    <message>
        <source>Win a game with as many subjects as buildings.</source>
        <translation>Win een partij met evenveel onderdanen als gebouwen.</translation>
    </message>
    <message>
        <source>Win a game with three or more conflict markers.</source>
        <translation>Win een partij met drie of meer conflictmarkers.</translation>
    </message>
    <message>
        <source>Win a game without a single coin left.</source>
        <translation>Win een partij zonder een munt over te houden.</translation>
    </message>
</context>
<context>
    <name>rival-kings/laying</name>
    <message>
        <source>1-coins and 2-coins at each pile</source>
        <translation>Munten van 1 en 2 bij elke stapel</translation>
    </message>
    <message>
        <source>1-coins and 2-coins in the supply</source>
        <translation>Munten van 1 en 2 in de voorraad</translation>
    </message>
    <message>
        <source>1-coins and 2-coins of each player</source>
        <translation>Munten van 1 en 2 van elke speler</translation>
    </message>
    <message>
        <source>A Gardener may exchange characters</source>
        <translation>Een Tuinman mag karakters ruilen</translation>
    </message>
    <message>
        <source>A Watchman may turn away a marker</source>
        <translation>Een Wachter mag een marker afweren</translation>
    </message>
    <message>
        <source>A card is given in an exchange</source>
        <translation>Er wordt een kaart in ruil gegeven</translation>
    </message>
    <message>
        <source>A character’s own actions</source>
        <translation>De eigen acties van een karakter</translation>
    </message>
    <message>
        <source>A pile is searched</source>
        <translation>Een stapel wordt doorzocht</translation>
    </message>
    <message>
        <source>A stolen or extra action is carried out</source>
        <translation>Een gestolen of extra actie wordt uitgevoerd</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Actieve speler</translation>
    </message>
    <message>
        <source>An action is stolen</source>
        <translation>Een actie wordt gestolen</translation>
    </message>
    <message>
        <source>Buildings left out</source>
        <translation>Ongebruikte gebouwen</translation>
    </message>
    <message>
        <source>Card on display</source>
        <translation>Open kaart van de stapel</translation>
    </message>
    <message>
        <source>Characters are chosen</source>
        <translation>Er worden karakters gekozen</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Conflictmarkers</translation>
    </message>
    <message>
        <source>Crest on {player}’s {action}</source>
        <translation>Wapenschild op ‘{action}’ van {player}</translation>
    </message>
    <message>
        <source>Crests on actions</source>
        <translation>Wapenschilden op acties</translation>
    </message>
    <message>
        <source>Cycle of the round</source>
        <translation>Cyclus van de ronde</translation>
    </message>
    <message>
        <source>Exchange or search under way</source>
        <translation>Ruil of zoektocht aan de gang</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Eerdere partijen</translation>
    </message>
    <message>
        <source>Has used a subject</source>
        <translation>Heeft een onderdaan gebruikt</translation>
    </message>
    <message>
        <source>Higher ranks take their turns first.</source>
        <translation>Hogere rangen zijn eerder aan de beurt.</translation>
    </message>
    <message>
        <source>Points from these games</source>
        <translation>Punten uit deze partijen</translation>
    </message>
    <message>
        <source>Subjects left out</source>
        <translation>Ongebruikte onderdanen</translation>
    </message>
    <message>
        <source>The active player has no subject that may act right now.</source>
        <translation>Wie aan de beurt is, heeft geen onderdaan die nu mag worden gebruikt.</translation>
    </message>
    <message>
        <source>The next building is cheaper</source>
        <translation>Het volgende gebouw is goedkoper</translation>
    </message>
    <message>
        <source>Thefts and actions of the turn</source>
        <translation>Diefstallen en acties van de beurt</translation>
    </message>
    <message>
        <source>There are fewer coins than cards left out of the piles.</source>
        <translation>Er zijn minder munten dan kaarten buiten de stapels.</translation>
    </message>
    <message>
        <source>There are more coins than cards left out of the piles.</source>
        <translation>Er zijn meer munten dan kaarten buiten de stapels.</translation>
    </message>
    <message>
        <source>Whose turn is over</source>
        <translation>Wie de beurt heeft gehad</translation>
    </message>
    <message>
        <source>{place}: not all of these cards belong here.</source>
        <translation>{place}: niet al deze kaarten horen hier.</translation>
    </message>
    <message>
        <source>{player}’s {value}-coins</source>
        <translation>{player}: munten van {value}</translation>
    </message>
    <message>
        <source>{value}-coins at pile {number}</source>
        <translation>Munten van {value} bij stapel {number}</translation>
    </message>
    <message>
        <source>{value}-coins in the supply</source>
        <translation>Munten van {value} in de voorraad</translation>
    </message>
</context>
<context>
    <name>rival-kings/lesson</name>
    <message>
        <source>A higher rank has stolen from you: this cycle, your character cannot carry out what a crest covers. Carry out what is left.</source>
        <translation>Een hogere rang heeft je bestolen: wat onder een wapenschild ligt, kan je karakter in deze cyclus niet meer uitvoeren. Gebruik de acties die nog over zijn.</translation>
    </message>
    <message>
        <source>A pile has run out, and the cycle is over: the game ends. Pairs, single cards, and coins score, and every conflict marker costs 2. The highest score wins.</source>
        <translation>Een stapel is op en de cyclus is uitgespeeld: de partij is voorbij. Paren, losse kaarten en munten leveren punten op, en elke conflictmarker kost er 2. De hoogste score wint.</translation>
    </message>
    <message>
        <source>A pile will soon run out, and the game ends after that cycle. Finish your pairs and get rid of conflict markers.</source>
        <translation>Binnenkort is een stapel op, en dan eindigt de partij na die cyclus. Maak je paren af en raak je conflictmarkers kwijt.</translation>
    </message>
    <message>
        <source>Another player has a character of the same rank. Both of you have taken a conflict marker and may carry out only one action each: choose the one that is worth the most to you.</source>
        <translation>Een medespeler heeft een karakter van dezelfde rang. Jullie hebben allebei een conflictmarker gekregen en voeren elk maar één actie uit: kies de actie waar je het meest aan hebt.</translation>
    </message>
    <message>
        <source>Buy a building on display: drag it to your buildings. Look for one that belongs to one of your subjects or shares its color.</source>
        <translation>Koop een open gebouw: sleep het naar je gebouwen. Zoek er een dat bij een van je onderdanen hoort of dezelfde kleur heeft.</translation>
    </message>
    <message>
        <source>Choose with care: A steals from D, B from C, C from F, D from E, and E from F. Equal ranks are in conflict, too. Every character card shows whom it steals from.</source>
        <translation>Kies zorgvuldig: A besteelt D, B besteelt C, C besteelt F, D besteelt E, en E besteelt F. Ook bij gelijke rang is er een conflict. Op elke karakterkaart staat van wie het karakter steelt.</translation>
    </message>
    <message>
        <source>Once this cycle, your active subject can exchange a card with another player. Try it: drag the card you want onto your own cards, then choose what to give for it.</source>
        <translation>Je actieve onderdaan kan één keer in deze cyclus een kaart ruilen met een medespeler. Probeer het: sleep de kaart die je wilt naar je eigen kaarten en kies dan wat je ervoor geeft.</translation>
    </message>
    <message>
        <source>Pass on a conflict marker: drag one of yours to another player’s coins. It costs them 2 points at the end.</source>
        <translation>Geef een conflictmarker aan een ander: sleep een van de jouwe naar de munten van een medespeler. Die verliest er aan het einde 2 punten door.</translation>
    </message>
    <message>
        <source>Recruit a subject on display: drag it to your subjects. You pay its value, and it scores best with its own building.</source>
        <translation>Neem een open onderdaan in dienst: sleep hem naar je onderdanen. Je betaalt zijn waarde, en met zijn eigen gebouw levert hij het meest op.</translation>
    </message>
    <message>
        <source>Return a conflict marker: drag one of yours to the supply. That saves you 2 points.</source>
        <translation>Leg een conflictmarker terug: sleep een van de jouwe naar de voorraad. Dat scheelt je 2 punten.</translation>
    </message>
    <message>
        <source>Take the money from a pile: drag its coins to yours. What others pay stays at the piles. You may not count it, so remember where a lot was paid.</source>
        <translation>Pak het geld van een stapel: sleep de munten naar je eigen munten. Wat anderen betalen, ligt bij de stapels. Onthoud waar veel is betaald, want niemand mag het tellen.</translation>
    </message>
    <message>
        <source>The last subject in your row is the active one: only its ability is available to you. A new subject takes its place.</source>
        <translation>De laatste onderdaan in je rij is de actieve: alleen zijn functie kun je gebruiken. Een nieuwe onderdaan neemt zijn plaats in.</translation>
    </message>
    <message>
        <source>The second cycle of the round: you have two characters left, and those already played are face up. Who can still get in your way?</source>
        <translation>De tweede cyclus van de ronde: je hebt nog twee karakters, en de karakters die al zijn gespeeld, liggen open. Wie kan je nog in de weg zitten?</translation>
    </message>
    <message>
        <source>Welcome! Everyone secretly chooses a character. High ranks go first and steal from others; low ranks can do more. Drag one of your characters to your place.</source>
        <translation>Welkom! Iedereen kiest in het geheim een karakter. Hoge rangen zijn eerder aan de beurt en bestelen anderen; lage rangen kunnen meer doen. Sleep een van je karakters naar je plaats.</translation>
    </message>
    <message>
        <source>You carry out a stolen action at once, before your own. Do it now.</source>
        <translation>Een gestolen actie voer je meteen uit, vóór je eigen acties. Doe het nu.</translation>
    </message>
    <message>
        <source>You own a subject and a building of the same color: they score the higher of their values. A subject with its own building would score both.</source>
        <translation>Je hebt een onderdaan en een gebouw van één kleur: ze leveren de hoogste van hun twee waarden op. Een onderdaan met zijn eigen gebouw zou beide opleveren.</translation>
    </message>
    <message>
        <source>You were in a conflict and took a marker. It costs you 2 points at the end. Some characters can return a marker or pass it on.</source>
        <translation>Je had een conflict en hebt een marker gekregen. Aan het einde kost die 2 punten. Sommige karakters kunnen een marker terugleggen of aan een ander geven.</translation>
    </message>
    <message>
        <source>Your active subject can help you now, but only once this cycle. Try its button.</source>
        <translation>Je actieve onderdaan kan je nu helpen, maar slechts één keer per cyclus. Probeer het met de knop.</translation>
    </message>
    <message>
        <source>Your rank steals from another player’s. Cover one of their actions with your crest: drag its symbol onto your character. Which one do you need, and which would they miss most?</source>
        <translation>Jouw rang besteelt die van een medespeler. Bedek één actie van die speler met je wapenschild: sleep het teken van die actie naar je karakter. Welke heb jij nodig, en welke mist je medespeler het meest?</translation>
    </message>
    <message>
        <source>Your turn! Carry out your character’s actions from left to right, and skip any you like. Turns go from rank A to rank F.</source>
        <translation>Jij bent aan de beurt! Je voert de acties van je karakter van links naar rechts uit en mag elke actie overslaan. De beurten gaan van rang A tot en met rang F.</translation>
    </message>
</context>
<context>
    <name>rival-kings/log</name>
    <message>
        <source>A new round: all characters are shuffled.</source>
        <translation>Nieuwe ronde: alle karakters worden geschud.</translation>
    </message>
    <message>
        <source>A pile has run out. Shared win: {players}.</source>
        <translation>Een stapel is op. {players} delen de winst.</translation>
    </message>
    <message>
        <source>A pile has run out. {players} wins.</source>
        <translation>Een stapel is op. {players} wint.</translation>
    </message>
    <message>
        <source>Buys {card} for {price}.</source>
        <translation>Koopt {card:def} voor {price}.</translation>
    </message>
    <message>
        <source>Chooses a character in secret.</source>
        <translation>Kiest in het geheim een karakter.</translation>
    </message>
    <message>
        <source>Ends the turn.</source>
        <translation>Beëindigt de beurt.</translation>
    </message>
    <message>
        <source>Exchanges characters with {player}: {given} for {card}.</source>
        <translation>Ruilt van karakter met {player}: {given} voor {card}.</translation>
    </message>
    <message>
        <source>Exchanges {given} for {card}, which was on display.</source>
        <translation>Ruilt {given:def} voor {card:def}, een open kaart.</translation>
    </message>
    <message>
        <source>Exchanges {given} for {player}’s {card}.</source>
        <translation>Ruilt {given:def} voor {card:def} van {player}.</translation>
    </message>
    <message>
        <source>Game {game} of the match begins.</source>
        <translation>Partij {game} van de reeks begint.</translation>
    </message>
    <message>
        <source>Gets these characters: {cards}.</source>
        <translation>Krijgt deze karakters: {cards}.</translation>
    </message>
    <message>
        <source>Gets three characters.</source>
        <translation>Krijgt drie karakters.</translation>
    </message>
    <message>
        <source>Gives {player} a conflict marker.</source>
        <translation>Geeft {player} een conflictmarker.</translation>
    </message>
    <message>
        <source>No pile had money: new money comes from the supply.</source>
        <translation>Bij geen enkele stapel lag geld: er komt nieuw geld uit de voorraad.</translation>
    </message>
    <message>
        <source>Perfect pairs {perfect}, color pairs {colours}, single cards {singles}, money {coins}, markers {markers}: {total}.</source>
        <translation>Perfecte paren {perfect}, kleurparen {colours}, losse kaarten {singles}, geld {coins}, markers {markers}: {total}.</translation>
    </message>
    <message>
        <source>Pile {pile} holds nothing under the card on display.</source>
        <translation>Onder de open kaart van stapel {pile} ligt niets.</translation>
    </message>
    <message>
        <source>Plays {card}.</source>
        <translation>Speelt {card:def}.</translation>
    </message>
    <message>
        <source>Recruits {card} for {price}.</source>
        <translation>Neemt {card:def} in dienst voor {price}.</translation>
    </message>
    <message>
        <source>Returns a conflict marker.</source>
        <translation>Legt een conflictmarker terug.</translation>
    </message>
    <message>
        <source>Searches pile {pile}.</source>
        <translation>Doorzoekt stapel {pile}.</translation>
    </message>
    <message>
        <source>Skips {action}.</source>
        <translation>Slaat ‘{action}’ over.</translation>
    </message>
    <message>
        <source>Steals {action} from {player}.</source>
        <translation>Steelt ‘{action}’ van {player}.</translation>
    </message>
    <message>
        <source>Takes a conflict marker because of {player}’s Watchman.</source>
        <translation>Krijgt een conflictmarker door de Wachter van {player}.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: a rival has the same rank.</source>
        <translation>Krijgt een conflictmarker: een medespeler heeft dezelfde rang.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: the neutral character has a higher rank.</source>
        <translation>Krijgt een conflictmarker: het neutrale karakter heeft een hogere rang.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: the neutral character has the same rank.</source>
        <translation>Krijgt een conflictmarker: het neutrale karakter heeft dezelfde rang.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: {player} has a higher rank.</source>
        <translation>Krijgt een conflictmarker: {player} heeft een hogere rang.</translation>
    </message>
    <message>
        <source>Takes money from the supply: +{sum}.</source>
        <translation>Pakt geld uit de voorraad: +{sum}.</translation>
    </message>
    <message>
        <source>Takes nothing.</source>
        <translation>Neemt niets.</translation>
    </message>
    <message>
        <source>Takes the money from pile {pile}: +{sum}.</source>
        <translation>Pakt het geld bij stapel {pile}: +{sum}.</translation>
    </message>
    <message>
        <source>Takes {card} from the pile for {price}.</source>
        <translation>Neemt {card:def} uit de stapel en betaalt {price}.</translation>
    </message>
    <message>
        <source>The neutral character is the {card}.</source>
        <translation>{card:Def} is het neutrale karakter.</translation>
    </message>
    <message>
        <source>Under the card on display, pile {pile} holds {cards}.</source>
        <translation>Onder de open kaart van stapel {pile}: {cards}.</translation>
    </message>
    <message>
        <source>Uses {subject} and asks for {player}’s {card}.</source>
        <translation>Gebruikt {subject:def} en vraagt om {card:def} van {player}.</translation>
    </message>
    <message>
        <source>Uses {subject}.</source>
        <translation>Gebruikt {subject:def}.</translation>
    </message>
    <message>
        <source>{card} is now on display.</source>
        <translation>{card:Def} ligt nu open.</translation>
    </message>
    <message>
        <source>{subject} and {building} are a perfect pair.</source>
        <translation>{subject:Def} en {building:def} zijn een perfect paar.</translation>
    </message>
</context>
<context>
    <name>rival-kings/move</name>
    <message>
        <source>Blacksmith: pay 1 less for a building</source>
        <translation>Smid: voor een gebouw 1 minder betalen</translation>
    </message>
    <message>
        <source>Buy from pile {pile}</source>
        <translation>Van stapel {pile} kopen</translation>
    </message>
    <message>
        <source>Buy {card} for {price}</source>
        <translation>{card:Def} kopen voor {price}</translation>
    </message>
    <message>
        <source>Carpenter: buy an extra building</source>
        <translation>Meubelmaker: extra gebouw kopen</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>Farmer: carry out a stolen action ({action})</source>
        <translation>Boer: gestolen actie uitvoeren ({action})</translation>
    </message>
    <message>
        <source>Gardener: exchange characters with {player}</source>
        <translation>Tuinman: karakter ruilen met {player}</translation>
    </message>
    <message>
        <source>Give a conflict marker to {player}</source>
        <translation>Conflictmarker aan {player} geven</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>{card:Def} geven</translation>
    </message>
    <message>
        <source>Herbalist: give a conflict marker to {player}</source>
        <translation>Kruidkundige: conflictmarker aan {player} geven</translation>
    </message>
    <message>
        <source>Innkeeper: recruit an extra subject</source>
        <translation>Waard: extra onderdaan in dienst nemen</translation>
    </message>
    <message>
        <source>Jailer: take 1 coin for each conflict marker</source>
        <translation>Kerkermeester: 1 munt per conflictmarker pakken</translation>
    </message>
    <message>
        <source>Keep your character</source>
        <translation>Karakter houden</translation>
    </message>
    <message>
        <source>Market Woman: take extra money</source>
        <translation>Marktvrouw: extra geld pakken</translation>
    </message>
    <message>
        <source>Miner: search pile {pile}</source>
        <translation>Mijnwerker: stapel {pile} doorzoeken</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card:Def} spelen</translation>
    </message>
    <message>
        <source>Play {card}, with the tie symbol</source>
        <extracomment>Both Traders have the same name; this one wins ties.</extracomment>
        <translation>{card:Def} met voorrangssymbool spelen</translation>
    </message>
    <message>
        <source>Recruit from pile {pile}</source>
        <translation>Van stapel {pile} in dienst nemen</translation>
    </message>
    <message>
        <source>Recruit {card} for {price}</source>
        <translation>{card:Def} in dienst nemen voor {price}</translation>
    </message>
    <message>
        <source>Return a conflict marker</source>
        <translation>Conflictmarker terugleggen</translation>
    </message>
    <message>
        <source>Sailor: do your action twice</source>
        <translation>Matroos: actie tweemaal uitvoeren</translation>
    </message>
    <message>
        <source>Scholar: take 1 coin for each building</source>
        <translation>Geleerde: 1 munt per gebouw pakken</translation>
    </message>
    <message>
        <source>Skip this action</source>
        <translation>Deze actie overslaan</translation>
    </message>
    <message>
        <source>Steal from {player}: {action}</source>
        <translation>Van {player} stelen: {action}</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Niets nemen</translation>
    </message>
    <message>
        <source>Take the conflict marker</source>
        <translation>Marker nemen</translation>
    </message>
    <message>
        <source>Take the money from pile {pile}</source>
        <translation>Geld van stapel {pile} pakken</translation>
    </message>
    <message>
        <source>Take {card} for {price}</source>
        <translation>{card:Def} nemen voor {price}</translation>
    </message>
    <message>
        <source>Troubadour: exchange a card for {card}</source>
        <translation>Troubadour: kaart ruilen voor {card:def}</translation>
    </message>
    <message>
        <source>Troubadour: exchange a card with pile {pile}</source>
        <translation>Troubadour: kaart ruilen met stapel {pile}</translation>
    </message>
    <message>
        <source>Vintner: search pile {pile}</source>
        <translation>Wijnboer: stapel {pile} doorzoeken</translation>
    </message>
    <message>
        <source>Watchman: make your rival take the marker</source>
        <translation>Wachter: marker afweren</translation>
    </message>
    <message>
        <source>Watchman: turn the marker away</source>
        <translation>Wachter: de marker afweren</translation>
    </message>
    <message>
        <source>{subject}: exchange a card for {player}’s {card}</source>
        <translation>{subject}: kaart ruilen voor {card:def} van {player}</translation>
    </message>
</context>
<context>
    <name>rival-kings/number</name>
    <message>
        <source>1-coins at the start</source>
        <translation>Munten van 1 aan het begin</translation>
    </message>
    <message>
        <source>2-coins at the start</source>
        <translation>Munten van 2 aan het begin</translation>
    </message>
    <message>
        <source>Cards in a pile</source>
        <translation>Kaarten in een stapel</translation>
    </message>
    <message>
        <source>Characters dealt to each player</source>
        <translation>Karakters per speler</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Value of “{card}”</source>
        <translation>Waarde van ‘{card}’</translation>
    </message>
    <message>
        <source>With {seats} players and a card that costs {price}, an edition’s coins must total at least {least} so that someone can always pay for that card; in this one, they total {number}.</source>
        <translation>Met {seats} spelers en een kaart die {price} kost, moeten de munten van een editie samen minstens {least} waard zijn, zodat altijd iemand de kaart kan betalen. In deze editie zijn ze {number} waard.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} buildings for its piles and its 2-coins; this one has {number}.</source>
        <translation>Met {seats} spelers heeft een editie minstens {least} gebouwen nodig voor de stapels en de munten van 2; deze heeft er {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} characters; this one has {number}.</source>
        <translation>Met {seats} spelers heeft een editie minstens {least} karakters nodig; deze heeft er {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} subjects for its piles and its 1-coins; this one has {number}.</source>
        <translation>Met {seats} spelers heeft een editie minstens {least} onderdanen nodig voor de stapels en de munten van 1; deze heeft er {number}.</translation>
    </message>
</context>
<context>
    <name>rival-kings/option</name>
    <message>
        <source>Length</source>
        <translation>Duur</translation>
    </message>
    <message>
        <source>Money at the piles</source>
        <translation>Geld bij de stapels</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Eén partij</translation>
    </message>
    <message>
        <source>Only the thickness is shown</source>
        <translation>Alleen de hoogte zichtbaar</translation>
    </message>
    <message>
        <source>The sum is shown</source>
        <translation>Bedrag zichtbaar</translation>
    </message>
    <message>
        <source>To {points} points</source>
        <translation>Tot {points} punten</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} partijen</translation>
    </message>
</context>
<context>
    <name>rival-kings/prompt</name>
    <message numerus="yes">
        <source>%n action(s) left: end your turn anyway?</source>
        <translation>
            <numerusform>Nog %n actie over: toch je beurt beëindigen?</numerusform>
            <numerusform>Nog %n acties over: toch je beurt beëindigen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy a building, or skip.</source>
        <translation>Koop een gebouw of sla de actie over.</translation>
    </message>
    <message>
        <source>Buy a building, or use an ability.</source>
        <translation>Koop een gebouw of gebruik een functie.</translation>
    </message>
    <message>
        <source>Buy a building.</source>
        <translation>Koop een gebouw.</translation>
    </message>
    <message>
        <source>Choose a character in secret.</source>
        <translation>Kies in het geheim een karakter.</translation>
    </message>
    <message>
        <source>Choose what to give for {card}.</source>
        <translation>Kies wat je voor {card:def} geeft.</translation>
    </message>
    <message>
        <source>Click a lower rank’s action, or use an ability.</source>
        <translation>Steel van een lagere rang of gebruik een functie.</translation>
    </message>
    <message>
        <source>Click one of {player}’s actions, or use an ability.</source>
        <translation>Klik op een actie van {player} of gebruik een functie.</translation>
    </message>
    <message>
        <source>Conflict with a higher rank: use the Watchman, or pass.</source>
        <translation>Hogere rang: gebruik de Wachter of pas.</translation>
    </message>
    <message>
        <source>Equal ranks: carry out one action, or use an ability.</source>
        <translation>Gelijke rang: voer één actie uit of gebruik een functie.</translation>
    </message>
    <message>
        <source>Equal ranks: carry out one of your actions.</source>
        <translation>Gelijke rang: voer één van je acties uit.</translation>
    </message>
    <message>
        <source>Gardener: exchange characters, or keep yours.</source>
        <translation>Tuinman: ruil karakters of houd het jouwe.</translation>
    </message>
    <message>
        <source>Give a conflict marker to a rival, or skip.</source>
        <translation>Geef een conflictmarker weg of sla de actie over.</translation>
    </message>
    <message>
        <source>Give a conflict marker to a rival.</source>
        <translation>Geef een conflictmarker aan een medespeler.</translation>
    </message>
    <message>
        <source>Give away a conflict marker, or use an ability.</source>
        <translation>Geef een conflictmarker aan een ander of gebruik een functie.</translation>
    </message>
    <message>
        <source>Nothing is left to do: end your turn.</source>
        <translation>Er is niets meer te doen: beëindig je beurt.</translation>
    </message>
    <message>
        <source>Recruit a subject, or skip.</source>
        <translation>Neem een onderdaan in dienst of sla de actie over.</translation>
    </message>
    <message>
        <source>Recruit a subject, or use an ability.</source>
        <translation>Neem een onderdaan in dienst of gebruik een functie.</translation>
    </message>
    <message>
        <source>Recruit a subject.</source>
        <translation>Neem een onderdaan in dienst.</translation>
    </message>
    <message>
        <source>Return a conflict marker, or skip.</source>
        <translation>Leg een conflictmarker terug of sla de actie over.</translation>
    </message>
    <message>
        <source>Return a conflict marker, or use an ability.</source>
        <translation>Leg een conflictmarker terug of gebruik een functie.</translation>
    </message>
    <message>
        <source>Return a conflict marker.</source>
        <translation>Leg een conflictmarker terug.</translation>
    </message>
    <message>
        <source>Skip this action, or use an ability first.</source>
        <translation>Sla deze actie over, of gebruik eerst een functie.</translation>
    </message>
    <message>
        <source>Steal: click an action of a lower rank.</source>
        <translation>Steel: klik op een actie van een lagere rang.</translation>
    </message>
    <message>
        <source>Steal: click one of {player}’s actions.</source>
        <translation>Steel: klik op een actie van {player}.</translation>
    </message>
    <message>
        <source>Take a card from the pile, or take nothing.</source>
        <translation>Neem een kaart uit de stapel, of niets.</translation>
    </message>
    <message>
        <source>Take money from a pile, or skip.</source>
        <translation>Pak geld van een stapel of sla de actie over.</translation>
    </message>
    <message>
        <source>Take money from a pile, or use an ability.</source>
        <translation>Pak geld van een stapel of gebruik een functie.</translation>
    </message>
    <message>
        <source>Take money from a pile.</source>
        <translation>Pak geld van een stapel.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is voorbij.</translation>
    </message>
    <message>
        <source>This action is impossible now: skip it.</source>
        <translation>Deze actie kan nu niet: sla die over.</translation>
    </message>
    <message>
        <source>This is the Gardener’s only chance: exchange no characters?</source>
        <translation>Alleen nu helpt de Tuinman: geen karakters ruilen?</translation>
    </message>
    <message>
        <source>This is the Gardener’s only chance: keep your character?</source>
        <translation>Alleen nu kan de Tuinman helpen: karakter houden?</translation>
    </message>
    <message>
        <source>Use an ability, or end your turn.</source>
        <translation>Gebruik een functie of beëindig je beurt.</translation>
    </message>
    <message numerus="yes">
        <source>You could take %n card(s): take nothing?</source>
        <translation>
            <numerusform>Je kunt %n kaart krijgen: toch geen?</numerusform>
            <numerusform>Je kunt %n kaarten krijgen: toch geen?</numerusform>
        </translation>
    </message>
    <message>
        <source>You will lose this action: skip it anyway?</source>
        <translation>Deze actie vervalt dan: toch overslaan?</translation>
    </message>
    <message>
        <source>You will take a conflict marker: leave the Watchman unused?</source>
        <translation>Je krijgt een conflictmarker: de Wachter niet gebruiken?</translation>
    </message>
    <message>
        <source>Your subject has not helped yet: end your turn anyway?</source>
        <translation>Je onderdaan is nog niet gebruikt: toch je beurt beëindigen?</translation>
    </message>
</context>
<context>
    <name>rival-kings/reason</name>
    <message>
        <source>A pile runs out, so the game ends with this cycle, and you lead {mine} to {theirs}.</source>
        <translation>Er raakt een stapel op, dus eindigt de partij met deze cyclus, en jij staat voor met {mine} tegen {theirs}.</translation>
    </message>
    <message>
        <source>Actions left for {player}’s character: {actions}.</source>
        <translation>Acties die het karakter van {player} dan overhoudt: {actions}.</translation>
    </message>
    <message>
        <source>Buildings to choose from in pile {pile}: {number}.</source>
        <translation>Aantal gebouwen in stapel {pile}: {number}.</translation>
    </message>
    <message>
        <source>For now, your character is {card}. Actions: {actions}.</source>
        <translation>Voorlopig is je karakter {card:def}. Acties: {actions}.</translation>
    </message>
    <message>
        <source>No pile has money, so the supply fills the piles first: this brings you 2 in coins.</source>
        <translation>Bij geen stapel ligt geld, dus vult de voorraad ze eerst aan: dat levert je 2 aan geld op.</translation>
    </message>
    <message>
        <source>No pile holds more money than this one.</source>
        <translation>Bij geen stapel ligt meer geld dan bij deze.</translation>
    </message>
    <message>
        <source>Nobody takes a conflict marker.</source>
        <translation>Niemand krijgt de conflictmarker.</translation>
    </message>
    <message>
        <source>Of the {unseen} characters that you cannot see, {card} steals from {mine}, but {other} from only {theirs}.</source>
        <translation>Van de {unseen} karakters die je niet ziet, besteelt {card:def} er {mine}, en {other:def} maar {theirs}.</translation>
    </message>
    <message>
        <source>Of the {unseen} characters that you cannot see, {mine} can bring a conflict marker to {card}, but {theirs} can bring one to {other}.</source>
        <translation>Van de {unseen} karakters die je niet ziet, kunnen er {mine} een conflictmarker bezorgen aan {card:def}, en {theirs} aan {other:def}.</translation>
    </message>
    <message>
        <source>Pile {pile} has more money than pile {other}.</source>
        <translation>Bij stapel {pile} ligt meer geld dan bij stapel {other}.</translation>
    </message>
    <message>
        <source>Subjects to choose from in pile {pile}: {number}.</source>
        <translation>Aantal onderdanen in stapel {pile}: {number}.</translation>
    </message>
    <message>
        <source>That marker will no longer cost you {cost} points.</source>
        <translation>Deze marker kost je dan geen {cost} punten meer.</translation>
    </message>
    <message>
        <source>The exchange brings you {card}.</source>
        <translation>De ruil levert je {card:def} op.</translation>
    </message>
    <message>
        <source>The exchange brings you {card}: your cards score {after} instead of {before}.</source>
        <translation>Door de ruil krijg je {card:def}: je kaarten leveren dan {after} op in plaats van {before}.</translation>
    </message>
    <message>
        <source>The next building that you buy this turn costs 1 less.</source>
        <translation>Het volgende gebouw dat je deze beurt koopt, kost 1 minder.</translation>
    </message>
    <message>
        <source>This brings you the money from pile {pile}.</source>
        <translation>Dit levert je het geld van stapel {pile} op.</translation>
    </message>
    <message>
        <source>This brings you {sum} in coins from the supply.</source>
        <translation>Dit levert je {sum} aan geld uit de voorraad op.</translation>
    </message>
    <message>
        <source>This character has these actions: {actions}.</source>
        <translation>Dit karakter heeft deze acties: {actions}.</translation>
    </message>
    <message>
        <source>This completes a perfect pair, {subject} and {building}: your cards score {after} instead of {before}.</source>
        <translation>Zo heb je een perfect paar, {subject} en {building}: je kaarten leveren dan {after} op in plaats van {before}.</translation>
    </message>
    <message>
        <source>This pile holds the most money.</source>
        <translation>Bij deze stapel ligt het meeste geld.</translation>
    </message>
    <message>
        <source>Whichever action you choose, you may carry it out twice.</source>
        <translation>De actie die je kiest, mag je twee keer uitvoeren.</translation>
    </message>
    <message>
        <source>With the actions left this turn, your cards can score {mine} instead of {other}.</source>
        <translation>Met de acties die je deze beurt nog hebt, kunnen je kaarten {mine} opleveren in plaats van {other}.</translation>
    </message>
    <message>
        <source>With the actions {player} has left and what is on display, their cards could score {theirs} instead of {other}.</source>
        <translation>Met de open kaarten en de overgebleven acties kunnen de kaarten van {player} {theirs} opleveren in plaats van {other}.</translation>
    </message>
    <message>
        <source>With this card, your cards score {after} instead of {before}.</source>
        <translation>Met deze kaart leveren je kaarten {after} op in plaats van {before}.</translation>
    </message>
    <message>
        <source>With what is on display, your cards can score {mine} with {card}’s actions, but only {theirs} with {other}’s.</source>
        <translation>Met de open kaarten en de acties van {card:def} kunnen je kaarten {mine} opleveren, met die van {other:def} maar {theirs}.</translation>
    </message>
    <message>
        <source>With {card}, your cards can score {after} instead of {before}.</source>
        <translation>Met {card:def} kunnen je kaarten {after} opleveren in plaats van {before}.</translation>
    </message>
    <message>
        <source>You can still use an ability this cycle.</source>
        <translation>Je kunt dan in deze cyclus nog een functie gebruiken.</translation>
    </message>
    <message>
        <source>You cannot carry out any of your own actions now.</source>
        <translation>Je kunt nu geen van je eigen acties uitvoeren.</translation>
    </message>
    <message>
        <source>You carry out what {player} stole from you: {action}.</source>
        <translation>Je voert uit wat {player} van je heeft gestolen: {action}.</translation>
    </message>
    <message>
        <source>You get an extra action: {action}.</source>
        <translation>Je krijgt een extra actie: {action}.</translation>
    </message>
    <message>
        <source>You keep your money: {sum}.</source>
        <translation>Je houdt je geld: {sum}.</translation>
    </message>
    <message>
        <source>You may carry this out again: {action}.</source>
        <translation>Dit mag je nog een keer uitvoeren: {action}.</translation>
    </message>
    <message>
        <source>You may carry this out at once: {action}. {player}’s character can no longer do so this cycle.</source>
        <translation>Dit mag jij meteen uitvoeren: {action}. Het karakter van {player} kan het in deze cyclus niet meer.</translation>
    </message>
    <message>
        <source>You may carry this out at once: {action}. {player}’s character can no longer do so, but their active subject still can: {subject}.</source>
        <translation>Dit mag jij meteen uitvoeren: {action}. Het karakter van {player} kan dat niet meer, maar de actieve onderdaan, {subject:def}, nog wel.</translation>
    </message>
    <message>
        <source>You skip this action, and your turn goes on.</source>
        <translation>Je slaat deze actie over, en je beurt gaat verder.</translation>
    </message>
    <message>
        <source>You skip {actions}.</source>
        <translation>Je slaat over: {actions}.</translation>
    </message>
    <message>
        <source>You then need only {partner} to complete a perfect pair worth {points} points.</source>
        <translation>Voor een perfect paar van {points} punten mis je dan alleen nog {partner:def}.</translation>
    </message>
    <message>
        <source>You would have {mine} in coins instead of {other}.</source>
        <translation>Je hebt dan {mine} aan geld in plaats van {other}.</translation>
    </message>
    <message>
        <source>Your active subject would be {subject}, not {other}. Its ability: {ability}</source>
        <translation>Je actieve onderdaan wordt {subject:def}, niet {other:def}. De functie: {ability}</translation>
    </message>
    <message>
        <source>Your active subject would be {subject}. Its ability: {ability}</source>
        <translation>Je actieve onderdaan wordt {subject:def}. De functie: {ability}</translation>
    </message>
    <message>
        <source>Your cards would score {mine} instead of {other}.</source>
        <translation>Je kaarten leveren dan {mine} op in plaats van {other}.</translation>
    </message>
    <message>
        <source>Your character would then be {card}. Actions: {actions}.</source>
        <translation>Dan wordt je karakter {card:def}. Acties: {actions}.</translation>
    </message>
    <message>
        <source>Your conflict markers: {mine} instead of {other}.</source>
        <translation>Je conflictmarkers: {mine} in plaats van {other}.</translation>
    </message>
    <message>
        <source>{card} can do what {other} cannot: {actions}.</source>
        <translation>{card:Def} kan wat {other:def} niet kan: {actions}.</translation>
    </message>
    <message>
        <source>{card} has {mine} actions, {other} only {theirs}.</source>
        <translation>{card:Def} heeft {mine} acties, {other:def} maar {theirs}.</translation>
    </message>
    <message>
        <source>{player} is ahead of {other}, {points} to {less}. The marker costs 2 points.</source>
        <translation>{player} staat met {points} tegen {less} voor op {other}. De marker kost 2 punten.</translation>
    </message>
    <message>
        <source>{player} takes the conflict marker, not you.</source>
        <translation>{player} krijgt de conflictmarker, niet jij.</translation>
    </message>
    <message>
        <source>{player}, not you, will lose {cost} points for that marker.</source>
        <translation>Niet jij, maar {player} verliest dan {cost} punten door deze marker.</translation>
    </message>
    <message>
        <source>{player}’s cards would score {theirs} instead of {other}.</source>
        <translation>De kaarten van {player} leveren dan {theirs} op in plaats van {other}.</translation>
    </message>
    <message>
        <source>{player}’s conflict markers: {theirs} instead of {other}.</source>
        <translation>Conflictmarkers van {player}: {theirs} in plaats van {other}.</translation>
    </message>
    <message>
        <source>{threats} of the {unseen} characters that you cannot see can bring this one a conflict marker. None of your characters faces fewer threats.</source>
        <translation>{threats} van de {unseen} karakters die je niet ziet, kunnen dit karakter een conflictmarker bezorgen. Geen van je karakters loopt minder gevaar.</translation>
    </message>
</context>
<context>
    <name>rival-kings/refusal</name>
    <message>
        <source>A crest already covers this action: {action}.</source>
        <translation>Op ‘{action}’ ligt al een wapenschild.</translation>
    </message>
    <message>
        <source>A different action comes first: {action}.</source>
        <translation>Eerst komt een andere actie: {action}.</translation>
    </message>
    <message>
        <source>Actions go left to right; it is too late for this one: {action}.</source>
        <translation>Acties gaan van links naar rechts; te laat voor ‘{action}’.</translation>
    </message>
    <message>
        <source>Buildings do nothing during a turn; they score at the end.</source>
        <translation>Gebouwen doen niets in je beurt; ze tellen pas aan het einde.</translation>
    </message>
    <message>
        <source>Carry out the stolen or extra action first, or skip it.</source>
        <translation>Voer eerst de gestolen of extra actie uit, of sla die over.</translation>
    </message>
    <message>
        <source>Characters in your hand wait for the next cycle.</source>
        <translation>Je andere karakters wachten op de volgende cyclus.</translation>
    </message>
    <message>
        <source>Choose another player, not yourself.</source>
        <translation>Kies een medespeler, niet jezelf.</translation>
    </message>
    <message>
        <source>Choose the stolen action to carry out.</source>
        <translation>Kies de gestolen actie die je uitvoert.</translation>
    </message>
    <message>
        <source>Coins are paid automatically when you recruit or buy.</source>
        <translation>Betalen gaat vanzelf als je in dienst neemt of koopt.</translation>
    </message>
    <message>
        <source>Every card you could give belongs to a perfect pair.</source>
        <translation>Alles wat je zou kunnen geven, hoort bij een perfect paar.</translation>
    </message>
    <message>
        <source>First choose the card to give in exchange.</source>
        <translation>Kies eerst welke kaart je in ruil geeft.</translation>
    </message>
    <message>
        <source>First choose the other player’s card that you want in exchange.</source>
        <translation>Kies eerst welke kaart van een medespeler je in ruil wilt.</translation>
    </message>
    <message>
        <source>First choose what to take from the pile.</source>
        <translation>Kies eerst wat je uit de stapel neemt.</translation>
    </message>
    <message>
        <source>First decide whether your Gardener exchanges characters.</source>
        <translation>Beslis eerst of je Tuinman karakters ruilt.</translation>
    </message>
    <message>
        <source>First decide whether your Watchman acts in this conflict.</source>
        <translation>Beslis eerst of je Wachter in dit conflict ingrijpt.</translation>
    </message>
    <message>
        <source>First, everyone chooses a character.</source>
        <translation>Eerst kiest iedereen een karakter.</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, you carry out only one action.</source>
        <translation>Bij een conflict van gelijke rang voer je maar één actie uit.</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, you steal from nobody.</source>
        <translation>Bij een conflict van gelijke rang besteel je niemand.</translation>
    </message>
    <message>
        <source>No action was stolen from you.</source>
        <translation>Er is geen actie van je gestolen.</translation>
    </message>
    <message>
        <source>No exchange has begun: first use a subject that exchanges cards.</source>
        <translation>Er is geen ruil begonnen: gebruik eerst een onderdaan die kaarten ruilt.</translation>
    </message>
    <message>
        <source>No other player has a building.</source>
        <translation>Niemand anders heeft een gebouw.</translation>
    </message>
    <message>
        <source>No other player has a subject.</source>
        <translation>Niemand anders heeft een onderdaan.</translation>
    </message>
    <message>
        <source>No pile has money, and the supply cannot fill one.</source>
        <translation>Bij geen stapel ligt geld, en de voorraad kan geen enkele stapel vullen.</translation>
    </message>
    <message>
        <source>No pile has money, and the supply cannot fill pile {pile}.</source>
        <translation>Bij geen enkele stapel ligt geld, en de voorraad is te klein voor stapel {pile}.</translation>
    </message>
    <message>
        <source>No search has begun: first use the Vintner or Miner.</source>
        <translation>Er wordt nog niets doorzocht: gebruik eerst de Wijnboer of de Mijnwerker.</translation>
    </message>
    <message>
        <source>Not now. Carry out an action or end your turn.</source>
        <translation>Niet nu. Voer een actie uit of beëindig je beurt.</translation>
    </message>
    <message>
        <source>Only the card on top of a pile can be taken.</source>
        <translation>Alleen de bovenste kaart van een stapel kun je nemen.</translation>
    </message>
    <message>
        <source>Only your newest subject can help you.</source>
        <translation>Alleen je nieuwste onderdaan kan je helpen.</translation>
    </message>
    <message>
        <source>Pile {pile} is empty.</source>
        <translation>Stapel {pile} is leeg.</translation>
    </message>
    <message>
        <source>Start your turn by stealing an action.</source>
        <translation>Begin je beurt door een actie te stelen.</translation>
    </message>
    <message>
        <source>Subjects are exchanged for subjects, and buildings for buildings.</source>
        <translation>Onderdanen ruil je voor onderdanen, en gebouwen voor gebouwen.</translation>
    </message>
    <message>
        <source>The Gardener acts only after the characters are revealed and before conflicts are resolved.</source>
        <translation>De Tuinman helpt alleen na het onthullen van de karakters, vóór de conflicten.</translation>
    </message>
    <message>
        <source>The Miner finds no buildings in pile {pile}.</source>
        <translation>In stapel {pile} vindt de Mijnwerker geen gebouwen.</translation>
    </message>
    <message>
        <source>The Miner finds only buildings.</source>
        <translation>De Mijnwerker vindt alleen gebouwen.</translation>
    </message>
    <message>
        <source>The Sailor helps only in a conflict of equal ranks.</source>
        <translation>De Matroos helpt alleen bij een conflict van gelijke rang.</translation>
    </message>
    <message>
        <source>The Vintner finds no subjects in pile {pile}.</source>
        <translation>In stapel {pile} vindt de Wijnboer geen onderdanen.</translation>
    </message>
    <message>
        <source>The Vintner finds only subjects.</source>
        <translation>De Wijnboer vindt alleen onderdanen.</translation>
    </message>
    <message>
        <source>The Watchman acts only while conflicts are being resolved, before any turns.</source>
        <translation>De Wachter helpt alleen tijdens het uitspelen van conflicten, vóór de beurten.</translation>
    </message>
    <message>
        <source>The pile does not hold this card: {card}.</source>
        <translation>{card:Def} zit niet in de stapel.</translation>
    </message>
    <message>
        <source>The supply has no coins.</source>
        <translation>In de voorraad zijn geen munten.</translation>
    </message>
    <message>
        <source>The supply has only 2-coins; you have no 1-coin for change.</source>
        <translation>De voorraad heeft alleen munten van 2; jij hebt er geen van 1.</translation>
    </message>
    <message>
        <source>The supply refills piles only when none has money.</source>
        <translation>De voorraad vult stapels pas aan als er nergens geld ligt.</translation>
    </message>
    <message>
        <source>There is no money at pile {pile}.</source>
        <translation>Bij stapel {pile} ligt geen geld.</translation>
    </message>
    <message>
        <source>These characters were not dealt this round.</source>
        <translation>Deze karakters zijn deze ronde niet uitgedeeld.</translation>
    </message>
    <message>
        <source>This action belongs to another player’s character.</source>
        <translation>Deze actie hoort bij het karakter van een ander.</translation>
    </message>
    <message>
        <source>This action is already done: {action}.</source>
        <translation>‘{action}’ heb je al uitgevoerd.</translation>
    </message>
    <message>
        <source>This action was not stolen from you: {action}.</source>
        <translation>‘{action}’ is niet van je gestolen.</translation>
    </message>
    <message>
        <source>This action was stolen from you: {action}.</source>
        <translation>‘{action}’ is van je gestolen.</translation>
    </message>
    <message>
        <source>This character has been played and does nothing more.</source>
        <translation>Dit karakter is al gespeeld en doet niets meer.</translation>
    </message>
    <message>
        <source>This is not your active subject: {subject}.</source>
        <translation>{subject:Def} is niet je actieve onderdaan.</translation>
    </message>
    <message>
        <source>This subject belongs to another player.</source>
        <translation>Deze onderdaan is van een medespeler.</translation>
    </message>
    <message>
        <source>To take money, use the Take money action.</source>
        <translation>Geld pak je met de actie ‘Geld pakken’.</translation>
    </message>
    <message>
        <source>Use your character’s actions, not the character itself.</source>
        <translation>Gebruik de acties van je karakter, niet het karakter zelf.</translation>
    </message>
    <message>
        <source>You and {player} have equal ranks: neither steals from the other.</source>
        <translation>Jij en {player} hebben dezelfde rang: jullie bestelen elkaar niet.</translation>
    </message>
    <message>
        <source>You cannot pay for any building on display.</source>
        <translation>Je kunt geen van de open gebouwen betalen.</translation>
    </message>
    <message>
        <source>You cannot pay for any subject on display.</source>
        <translation>Je kunt geen van de open onderdanen betalen.</translation>
    </message>
    <message>
        <source>You do not have this card: {card}.</source>
        <translation>{card:Def} heb je niet.</translation>
    </message>
    <message>
        <source>You do not hold this character: {card}.</source>
        <translation>Het karakter {card} heb je niet in je hand.</translation>
    </message>
    <message>
        <source>You have already played your character for this cycle.</source>
        <translation>Je karakter voor deze cyclus heb je al gespeeld.</translation>
    </message>
    <message>
        <source>You have already stolen an action from {player}.</source>
        <translation>Van {player} heb je al een actie gestolen.</translation>
    </message>
    <message>
        <source>You have already used a subject this cycle.</source>
        <translation>In deze cyclus heb je al een onderdaan gebruikt.</translation>
    </message>
    <message>
        <source>You have no building to give in exchange.</source>
        <translation>Je hebt geen gebouw om in ruil te geven.</translation>
    </message>
    <message>
        <source>You have no buildings.</source>
        <translation>Je hebt geen gebouwen.</translation>
    </message>
    <message>
        <source>You have no conflict markers.</source>
        <translation>Je hebt geen conflictmarkers.</translation>
    </message>
    <message>
        <source>Your {card} belongs to a perfect pair.</source>
        <translation>{card:Def} van jou hoort bij een perfect paar.</translation>
    </message>
    <message>
        <source>{card} costs {price}, but you have only {coins}.</source>
        <translation>{card:Def} kost {price}, en je hebt maar {coins}.</translation>
    </message>
    <message>
        <source>{card} does not have this action: {action}.</source>
        <translation>{card:Def} heeft de actie ‘{action}’ niet.</translation>
    </message>
    <message>
        <source>{card} is a building: it is bought, not recruited.</source>
        <translation>{card:Def} is een gebouw: dat koop je, je neemt het niet in dienst.</translation>
    </message>
    <message>
        <source>{card} is a subject: it is recruited, not bought.</source>
        <translation>{card:Def} is een onderdaan: die neem je in dienst, je koopt hem niet.</translation>
    </message>
    <message>
        <source>{card} steals from nobody.</source>
        <translation>{card:Def} besteelt niemand.</translation>
    </message>
    <message>
        <source>{card} steals only from rank {rank}; {player} has rank {theirs}.</source>
        <translation>{card:Def} besteelt alleen rang {rank}; {player} heeft rang {theirs}.</translation>
    </message>
    <message>
        <source>{player} does not have this card: {card}.</source>
        <translation>{player} heeft {card:def} niet.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} doet niet mee aan deze partij.</translation>
    </message>
    <message>
        <source>{player}’s {card} belongs to a perfect pair.</source>
        <translation>{card:Def} van {player} hoort bij een perfect paar.</translation>
    </message>
</context>
<context>
    <name>rival-kings/road</name>
    <message>
        <source>Emeric has never lost a town. He has only gambled some away, and now he is playing for yours.</source>
        <translation>Emeric heeft nog nooit een stad verloren. Hij heeft er alleen een paar vergokt, en nu speelt hij om de jouwe.</translation>
    </message>
    <message>
        <source>Everyone starts with a single coin, and the piles are smaller.</source>
        <translation>Iedereen begint met één munt, en de stapels zijn lager.</translation>
    </message>
    <message>
        <source>Everyone starts with coins worth 10 instead of 5, and the piles are smaller.</source>
        <translation>Iedereen begint met 10 aan geld in plaats van 5, en de stapels zijn lager.</translation>
    </message>
    <message>
        <source>From every hill, you can look into the neighbors’ kitchens. Two neighbors have been doing so for years.</source>
        <translation>Vanaf elke heuvel kijk je bij de buren in de keuken. Twee buren doen dat al jaren.</translation>
    </message>
    <message>
        <source>It has not rained, and every purse is empty. Still, everyone wants to build.</source>
        <translation>Het heeft niet geregend, en alle beurzen zijn leeg. Toch wil iedereen bouwen.</translation>
    </message>
    <message>
        <source>Market Day</source>
        <translation>Marktdag</translation>
    </message>
    <message>
        <source>The Guild Hall</source>
        <translation>Het gildehuis</translation>
    </message>
    <message>
        <source>The Inheritance</source>
        <translation>De erfenis</translation>
    </message>
    <message>
        <source>The Lean Year</source>
        <translation>Het magere jaar</translation>
    </message>
    <message>
        <source>The Lord of the Hills</source>
        <translation>De heer van de heuvels</translation>
    </message>
    <message>
        <source>The Master Builder</source>
        <translation>De bouwmeester</translation>
    </message>
    <message>
        <source>The Moneylender</source>
        <translation>De geldschieter</translation>
    </message>
    <message>
        <source>The Three Hills</source>
        <translation>De drie heuvels</translation>
    </message>
    <message>
        <source>The guild has built half of this town and been paid for all of it.</source>
        <translation>Het gilde heeft de halve stad gebouwd en zich voor de hele laten betalen.</translation>
    </message>
    <message>
        <source>The master builder has three plans that do not work. He suspects the masons are holding them upside down.</source>
        <translation>De bouwmeester heeft drie bouwtekeningen die niet kloppen. Hij vermoedt dat de metselaars ze ondersteboven houden.</translation>
    </message>
    <message>
        <source>The moneylender lends to everyone, you included. The interest, he says, is a matter for later.</source>
        <translation>De geldschieter leent aan iedereen, ook aan jou. Over de rente, zegt hij, hebben we het later.</translation>
    </message>
    <message>
        <source>The piles are smaller: five cards instead of eight.</source>
        <translation>De stapels zijn lager: vijf kaarten in plaats van acht.</translation>
    </message>
    <message>
        <source>Two towns stand on two hills, and each calls itself the capital. You buy a cartload of stones and start a third.</source>
        <translation>Twee steden liggen op twee heuvels, en elk noemt zich hoofdstad. Je koopt een kar stenen en begint een derde.</translation>
    </message>
    <message>
        <source>Win by {number} points or more.</source>
        <translation>Win met minstens {number} punten voorsprong.</translation>
    </message>
    <message>
        <source>Your great-aunt has left you half a town, and a neighbor who steals.</source>
        <translation>Je oudtante heeft je een halve stad nagelaten, en een buurvrouw die steelt.</translation>
    </message>
</context>
<context>
    <name>rival-kings/rule</name>
    <message>
        <source>A match</source>
        <translation>Een reeks</translation>
    </message>
    <message>
        <source>A new subject</source>
        <translation>Een nieuwe onderdaan</translation>
    </message>
    <message>
        <source>A new subject is active at once. You may use it if you have not used another one this cycle.</source>
        <translation>Een nieuwe onderdaan is meteen actief. Je mag hem inzetten als je in deze cyclus nog geen andere hebt gebruikt.</translation>
    </message>
    <message>
        <source>A perfect pair, a subject with its own building, scores both values. Then a building and a subject of the same color score the higher of their two values; they are paired so that you score the most. Every other card scores 1. Every 3 in coins scores 1, and every conflict marker costs 2.</source>
        <translation>Een perfect paar, dus een onderdaan met zijn eigen gebouw, levert beide waarden op. Daarna leveren een gebouw en een onderdaan van één kleur de hoogste van hun twee waarden op; ze worden zo gecombineerd dat je de meeste punten krijgt. Elke andere kaart levert 1 op. Elke 3 aan geld levert 1 op, en elke conflictmarker kost 2.</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Functies</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acties</translation>
    </message>
    <message>
        <source>After the characters are revealed and before conflicts are resolved, you may exchange your character for another player’s. If there are several Gardeners, they act from the highest rank down.</source>
        <translation>Zijn de karakters onthuld, dan mag je vóór het uitspelen van de conflicten je karakter ruilen met dat van een medespeler. Bij meerdere Tuinmannen gaat de hoogste rang voor.</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation>Smid</translation>
    </message>
    <message>
        <source>Carry out your character’s actions from left to right. You may skip any of them.</source>
        <translation>Je voert de acties van je karakter van links naar rechts uit en mag elke actie overslaan.</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Conflictmarkers</translation>
    </message>
    <message>
        <source>Conflicts of equal ranks come first: both players take a conflict marker, and each carries out only one of their character’s actions. They have no conflict with lower ranks, which take no marker and lose no action because of them. Higher ranks can still steal from both players.</source>
        <translation>Conflicten van gelijke rang komen eerst: beide spelers krijgen een conflictmarker en voeren elk maar één actie van hun karakter uit. Met lagere rangen hebben ze geen conflict; die krijgen geen marker en worden niet door hen bestolen. Hogere rangen kunnen beide spelers wel bestelen.</translation>
    </message>
    <message>
        <source>Court Lady and Bishop</source>
        <translation>Hofdame en Bisschop</translation>
    </message>
    <message>
        <source>Different ranks</source>
        <translation>Verschillende rangen</translation>
    </message>
    <message>
        <source>Equal ranks and theft</source>
        <translation>Gelijke rang en diefstal</translation>
    </message>
    <message>
        <source>Extra actions</source>
        <translation>Extra acties</translation>
    </message>
    <message>
        <source>For each round, everyone gets three characters. In each of its two cycles, everyone secretly plays one of them, all are revealed together, conflicts are resolved, and the players carry out their actions. Then all characters are shuffled for a new round.</source>
        <translation>Voor elke ronde krijgt iedereen drie karakters. In elk van de twee cycli speelt iedereen er in het geheim één; ze worden samen onthuld, de conflicten worden uitgespeeld en de spelers voeren hun acties uit. Daarna worden alle karakters voor een nieuwe ronde geschud.</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Tuinman</translation>
    </message>
    <message>
        <source>If scores are tied, the player with fewer conflict markers wins; if still tied, the one with more money. If that is equal, too, they share the win.</source>
        <translation>Bij een gelijke score wint wie minder conflictmarkers heeft, dan wie meer geld heeft; is ook dat gelijk, dan delen ze de winst.</translation>
    </message>
    <message>
        <source>If the supply has no conflict markers, none are taken.</source>
        <translation>Is er in de voorraad geen conflictmarker meer, dan krijgt niemand er een.</translation>
    </message>
    <message>
        <source>If two players have the rank you steal from, you steal one action from each.</source>
        <translation>Hebben twee spelers de rang die je besteelt, dan steel je van allebei één actie.</translation>
    </message>
    <message>
        <source>If you may carry out only one action, choose one that is not covered.</source>
        <translation>Mag je maar één actie uitvoeren, kies er dan een die niet bedekt is.</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, you carry out your one action twice. You pay both times.</source>
        <translation>Bij een conflict van gelijke rang voer je je ene actie tweemaal uit. Je betaalt beide keren.</translation>
    </message>
    <message>
        <source>In a conflict with a higher rank, your Watchman makes the other player take the conflict marker; you still lose an action. Against the neutral character, nobody takes the marker. The Herbalist gives one of your markers to another player, and no Watchman can prevent that.</source>
        <translation>In een conflict met een hogere rang zorgt je Wachter ervoor dat je medespeler de conflictmarker krijgt; bestolen word je toch. Tegen het neutrale karakter krijgt niemand de marker. De Kruidkundige geeft een van je markers aan een medespeler, en daartegen helpt geen Wachter.</translation>
    </message>
    <message>
        <source>In any other conflict, the lower rank takes a conflict marker. At the start of its turn, the higher rank covers one of the lower rank’s actions with a crest and may carry it out at once; the lower rank loses it.</source>
        <translation>In elk ander conflict krijgt de lagere rang een conflictmarker. Aan het begin van zijn beurt bedekt de hogere rang één actie van de lagere met een wapenschild en mag die meteen uitvoeren. De lagere is die actie kwijt.</translation>
    </message>
    <message>
        <source>Jailer and Scholar</source>
        <translation>Kerkermeester en Geleerde</translation>
    </message>
    <message>
        <source>No markers left</source>
        <translation>Geen marker meer</translation>
    </message>
    <message>
        <source>Once per cycle, you may use the ability of your active subject, the last one in your row, at any time on your own turn. The Gardener and Watchman have their own timing.</source>
        <translation>Eén keer per cyclus mag je de functie van je actieve onderdaan, de laatste in je rij, op elk moment van je eigen beurt gebruiken. Voor Tuinman en Wachter gelden andere momenten.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Betalen</translation>
    </message>
    <message>
        <source>Recruit and buy</source>
        <translation>In dienst nemen en kopen</translation>
    </message>
    <message>
        <source>Recruit subject and Buy a building let you take the card on display at a pile. You pay its value, and the money stays at that pile. The card goes to the end of your row of subjects or buildings.</source>
        <translation>Met ‘Onderdaan in dienst nemen’ en ‘Gebouw kopen’ neem je de open kaart van een stapel. Je betaalt de waarde, en dat geld blijft bij die stapel liggen. De kaart komt aan het einde van je rij onderdanen of gebouwen.</translation>
    </message>
    <message>
        <source>Rounds and cycles</source>
        <translation>Ronden en cycli</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Matroos</translation>
    </message>
    <message>
        <source>Same rank</source>
        <translation>Dezelfde rang</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntentelling</translation>
    </message>
    <message>
        <source>Settle conflict returns one of your conflict markers to the supply. Pass on conflict gives one of them to another player.</source>
        <translation>Met ‘Conflict oplossen’ leg je een van je conflictmarkers terug in de voorraad. Met ‘Conflict aan een ander geven’ geef je er een aan een medespeler.</translation>
    </message>
    <message>
        <source>Stealing</source>
        <translation>Stelen</translation>
    </message>
    <message>
        <source>Take all the money from one pile. If no pile has any, each pile in turn first gets coins worth 2 from the supply, as long as they last: a 2-coin, or two 1-coins once the 2-coins have run out. The money at a pile may not be counted: you see how thick the stack is, not what it is worth.</source>
        <translation>Je pakt al het geld dat bij een van de stapels ligt. Alleen als er nergens iets ligt, krijgt de ene stapel na de andere eerst munten ter waarde van 2 uit de voorraad, zolang die strekt. Dat is een munt van 2, of twee munten van 1 als die van 2 op zijn. Niemand mag het geld bij een stapel tellen: je ziet hoe dik het stapeltje is, niet wat het waard is.</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Geld pakken</translation>
    </message>
    <message>
        <source>The Carpenter, Market Woman, and Innkeeper give you an extra action; the Farmer lets you carry out one that was stolen from you. Each can be used only when its action is possible.</source>
        <translation>Meubelmaker, Marktvrouw en Waard geven je een extra actie; de Boer laat je er een uitvoeren die van je is gestolen. Je kunt ze alleen gebruiken als die actie mogelijk is.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Het einde</translation>
    </message>
    <message>
        <source>The next building that you buy this turn costs 1 less, but never less than 0.</source>
        <translation>Het volgende gebouw dat je in deze beurt koopt, kost 1 minder, maar nooit minder dan 0.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gelijke stand</translation>
    </message>
    <message>
        <source>Troubadour</source>
        <translation>Troubadour</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Beurtvolgorde</translation>
    </message>
    <message>
        <source>Turns go from rank A to rank F. If ranks are equal, the player with fewer conflict markers goes first; if still tied, the one whose character has the tie symbol.</source>
        <translation>De beurten gaan van rang A tot en met rang F. Bij gelijke rang begint wie minder conflictmarkers heeft; is ook dat gelijk, dan wie het karakter met het voorrangssymbool heeft.</translation>
    </message>
    <message>
        <source>Two characters of the same rank are in conflict, and so are A with D, B with C, C with F, D with E, and E with F. Other ranks leave each other alone.</source>
        <translation>Twee karakters van dezelfde rang hebben een conflict, en ook A met D, B met C, C met F, D met E en E met F. Andere rangen laten elkaar met rust.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Bij twee spelers</translation>
    </message>
    <message>
        <source>Two victims</source>
        <translation>Twee bestolenen</translation>
    </message>
    <message>
        <source>Vintner and Miner</source>
        <translation>Wijnboer en Mijnwerker</translation>
    </message>
    <message>
        <source>Watchman and Herbalist</source>
        <translation>Wachter en Kruidkundige</translation>
    </message>
    <message>
        <source>When a pile runs out, finish the cycle; then the game is over.</source>
        <translation>Is een stapel op, dan wordt de cyclus nog uitgespeeld; daarna is de partij voorbij.</translation>
    </message>
    <message>
        <source>Who is in conflict</source>
        <translation>Wie een conflict heeft</translation>
    </message>
    <message>
        <source>With two players, a neutral character is revealed in each cycle. Any player with its rank, or with the rank it steals from, takes a conflict marker. The neutral character does nothing else.</source>
        <translation>Bij twee spelers wordt in elke cyclus een neutraal karakter onthuld. Wie dezelfde rang heeft, of de rang waarvan het steelt, krijgt een conflictmarker. Verder doet het neutrale karakter niets.</translation>
    </message>
    <message>
        <source>You exchange a building or subject with another player. Neither card may belong to a perfect pair, but spare copies of such cards may be exchanged. Both cards go to the ends of their new rows; exchanged subjects are active.</source>
        <translation>Je ruilt een gebouw of een onderdaan met een medespeler. Geen van beide kaarten mag bij een perfect paar horen, maar overtollige exemplaren mogen wel worden geruild. Beide kaarten komen aan het einde van hun nieuwe rij; geruilde onderdanen zijn actief.</translation>
    </message>
    <message>
        <source>You exchange any of your cards, even the Troubadour, for a card on display. Your card is then on display on that pile, whatever its type: it is acquired by the action for its own type, and a search does not find it in a pile of the other type.</source>
        <translation>Je ruilt een kaart naar keuze, zelfs de Troubadour, met een open kaart. Jouw kaart ligt daarna open op die stapel, van welke soort hij ook is. Je krijgt hem met de actie voor zijn eigen soort; bij het doorzoeken van een stapel van de andere soort vind je hem niet.</translation>
    </message>
    <message>
        <source>You look through a pile of subjects or of buildings and may take one card and pay for it. You learn which cards the pile holds, but not in what order; the order of the rest does not change.</source>
        <translation>Je kijkt een stapel onderdanen of gebouwen door en mag één kaart uit die stapel nemen en betalen. Je ziet welke kaarten erin zitten, niet in welke volgorde; de rest houdt dezelfde volgorde.</translation>
    </message>
    <message>
        <source>You may agree on 2 to 6 games and add up the scores, or play until someone reaches 20, 30, 40, 60, or 100 points, however many games it takes.</source>
        <translation>Jullie kunnen afspreken om 2 tot en met 6 partijen te spelen en de punten op te tellen. Of jullie spelen door tot iemand 20, 30, 40, 60 of 100 punten heeft, hoeveel partijen dat ook duurt.</translation>
    </message>
    <message>
        <source>You must cover an action if one is left. You need not carry out a stolen action; if you cannot, it is lost. The same goes for the extra actions of subjects.</source>
        <translation>Je moet een actie bedekken als er nog een over is. Wat je hebt gestolen, hoef je niet uit te voeren; kan het niet, dan vervalt het. Hetzelfde geldt voor de extra acties van onderdanen.</translation>
    </message>
    <message>
        <source>You pay the exact price with as few coins as possible. If you have only 2-coins for an odd price, you get change from the supply; if it has none, you overpay by 1.</source>
        <translation>Je betaalt de prijs precies en met zo weinig mogelijk munten. Heb je voor een oneven prijs alleen munten van 2, dan krijg je wisselgeld uit de voorraad; is dat er niet, dan betaal je 1 te veel.</translation>
    </message>
    <message>
        <source>You take 1 coin from the supply for each of your conflict markers or buildings, as long as the supply lasts. Coins may be changed: if the supply has only 2-coins, you give a 1-coin as change.</source>
        <translation>Je pakt 1 munt uit de voorraad voor elk van je conflictmarkers of gebouwen, zolang de voorraad strekt. Munten mogen worden gewisseld: liggen er in de voorraad alleen munten van 2, dan geef je een munt van 1 terug.</translation>
    </message>
</context>
<context>
    <name>rival-kings/score</name>
    <message>
        <source>Color pairs</source>
        <translation>Paren van één kleur</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Conflictmarkers</translation>
    </message>
    <message>
        <source>Games before this one</source>
        <translation>Eerdere partijen</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Perfect pairs</source>
        <translation>Perfecte paren</translation>
    </message>
    <message>
        <source>Points: {points}. Perfect pairs: {pairs}, single cards: {singles}</source>
        <translation>Punten: {points}. Perfecte paren: {pairs}, losse kaarten: {singles}</translation>
    </message>
    <message>
        <source>Single cards</source>
        <translation>Losse kaarten</translation>
    </message>
</context>
<context>
    <name>rival-kings/section</name>
    <message>
        <source>A round</source>
        <translation>Een ronde</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflicten</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Einde en puntentelling</translation>
    </message>
    <message>
        <source>Subjects and what they do</source>
        <translation>Onderdanen en wat ze doen</translation>
    </message>
    <message>
        <source>Turns and actions</source>
        <translation>Beurten en acties</translation>
    </message>
</context>
<context>
    <name>rival-kings/table</name>
    <message>
        <source>1-coins in the supply: {number}</source>
        <translation>Munten van 1 in de voorraad: {number}</translation>
    </message>
    <message>
        <source>1-coins: {number}</source>
        <translation>Munten van 1: {number}</translation>
    </message>
    <message>
        <source>2-coins in the supply: {number}</source>
        <translation>Munten van 2 in de voorraad: {number}</translation>
    </message>
    <message>
        <source>2-coins: {number}</source>
        <translation>Munten van 2: {number}</translation>
    </message>
    <message>
        <source>A 1-coin</source>
        <translation>Een munt van 1</translation>
    </message>
    <message>
        <source>A 2-coin</source>
        <translation>Een munt van 2</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Een gedekte kaart</translation>
    </message>
    <message>
        <source>A coin at pile {pile}</source>
        <translation>Een munt bij stapel {pile}</translation>
    </message>
    <message>
        <source>A color pair, {card} and {other}: {points}</source>
        <translation>Een paar van één kleur, {card} en {other}: {points}</translation>
    </message>
    <message>
        <source>A conflict marker</source>
        <translation>Een conflictmarker</translation>
    </message>
    <message>
        <source>A perfect pair: {subject} and {building}</source>
        <translation>Een perfect paar: {subject} en {building}</translation>
    </message>
    <message>
        <source>A single card, {card}: {points}</source>
        <translation>Een losse kaart, {card}: {points}</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebouwen</translation>
    </message>
    <message>
        <source>Buildings, pile {pile}</source>
        <translation>Gebouwen, stapel {pile}</translation>
    </message>
    <message>
        <source>Characters in {player}’s hand</source>
        <translation>Karakters in de hand van {player}</translation>
    </message>
    <message>
        <source>Conflict markers in the supply: {number}</source>
        <translation>Conflictmarkers in de voorraad: {number}</translation>
    </message>
    <message>
        <source>Conflict markers: {number}</source>
        <translation>Conflictmarkers: {number}</translation>
    </message>
    <message>
        <source>Conflict of equal ranks: {card} and {other}</source>
        <translation>Conflict van gelijke rang: {card} en {other}</translation>
    </message>
    <message>
        <source>Conflict: {card} has a higher rank than {other}.</source>
        <translation>Conflict: {card:def} is hoger in rang dan {other:def}.</translation>
    </message>
    <message>
        <source>Costs you {price} now; you have only {coins}.</source>
        <translation>Kost je nu {price}; je hebt maar {coins}.</translation>
    </message>
    <message>
        <source>Costs you {price} now; you have {coins}.</source>
        <translation>Kost je nu {price}; je hebt {coins}.</translation>
    </message>
    <message>
        <source>Missing: {card}, now on display at pile {pile}. It would score {points} more.</source>
        <translation>Ontbreekt: {card}, nu open op stapel {pile}. Die kaart zou {points} meer opleveren.</translation>
    </message>
    <message>
        <source>Missing: {card}, which is not on display.</source>
        <translation>Ontbreekt: {card}, nu nergens open.</translation>
    </message>
    <message>
        <source>Money at pile {pile}</source>
        <translation>Geld bij stapel {pile}</translation>
    </message>
    <message>
        <source>Money at pile {pile}, worth {sum}</source>
        <translation>Geld bij stapel {pile}, waarde {sum}</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutraal</translation>
    </message>
    <message>
        <source>Not dealt</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Points for this pair: {points}</source>
        <translation>Punten voor dit paar: {points}</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Onderdanen</translation>
    </message>
    <message>
        <source>Subjects, pile {pile}</source>
        <translation>Onderdanen, stapel {pile}</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Voorraad</translation>
    </message>
    <message>
        <source>The active subject: an ability has been used this cycle.</source>
        <translation>De actieve onderdaan: in deze cyclus is al een functie gebruikt.</translation>
    </message>
    <message>
        <source>The active subject: its ability can be used this cycle.</source>
        <translation>De actieve onderdaan: zijn functie is in deze cyclus nog te gebruiken.</translation>
    </message>
    <message>
        <source>drop here: +{points}</source>
        <translation>hierheen: +{points}</translation>
    </message>
    <message>
        <source>for sale: +{points}</source>
        <translation>te koop: +{points}</translation>
    </message>
    <message>
        <source>not for sale</source>
        <translation>niet te koop</translation>
    </message>
    <message>
        <source>tied on points; fewer markers win, then more money</source>
        <translation>evenveel punten; minder markers beslissen, dan meer geld</translation>
    </message>
    <message>
        <source>{action}: can be stolen</source>
        <translation>{action}: te stelen</translation>
    </message>
    <message>
        <source>{action}: done</source>
        <translation>{action}: gedaan</translation>
    </message>
    <message>
        <source>{action}: done or skipped</source>
        <translation>{action}: gedaan of overgeslagen</translation>
    </message>
    <message>
        <source>{action}: next</source>
        <translation>{action}: nu aan de beurt</translation>
    </message>
    <message>
        <source>{action}: skipped</source>
        <translation>{action}: overgeslagen</translation>
    </message>
    <message>
        <source>{action}: still to do</source>
        <translation>{action}: nog uit te voeren</translation>
    </message>
    <message>
        <source>{action}: stolen by {player}</source>
        <translation>{action}: gestolen door {player}</translation>
    </message>
    <message>
        <source>{card}, rank {rank}, with the tie symbol. Actions: {actions}</source>
        <translation>{card}, rang {rank}, met voorrangssymbool. Acties: {actions}</translation>
    </message>
    <message>
        <source>{card}, rank {rank}. Actions: {actions}</source>
        <translation>{card}, rang {rank}. Acties: {actions}</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation>{card}, waarde {value}, {type}</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, active</source>
        <translation>{card}, waarde {value}, {type}, actief</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n conflict marker(s)</source>
        <translation>
            <numerusform>{player}: %n conflictmarker</numerusform>
            <numerusform>{player}: %n conflictmarkers</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {sum} in coins</source>
        <translation>{player}: {sum} aan geld</translation>
    </message>
    <message>
        <source>{player}’s actions</source>
        <translation>Acties van {player}</translation>
    </message>
    <message>
        <source>{player}’s buildings</source>
        <translation>Gebouwen van {player}</translation>
    </message>
    <message>
        <source>{player}’s character</source>
        <translation>Karakter van {player}</translation>
    </message>
    <message>
        <source>{player}’s coins and conflict markers</source>
        <translation>Munten en conflictmarkers van {player}</translation>
    </message>
    <message>
        <source>{player}’s subjects</source>
        <translation>Onderdanen van {player}</translation>
    </message>
</context>
<context>
    <name>rival-kings/type</name>
    <message>
        <source>Character</source>
        <translation>Karakter</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Platteland</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Stad</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Dorp</translation>
    </message>
</context>
</TS>
