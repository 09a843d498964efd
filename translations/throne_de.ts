<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>throne/aid</name>
    <message>
        <source>Accept: the claim works, and the card is buried.</source>
        <translation>Glauben: Die Ansage wirkt, die Karte wird begraben.</translation>
    </message>
    <message>
        <source>Ace: draw 2.</source>
        <translation>Ass: 2 Karten ziehen.</translation>
    </message>
    <message>
        <source>All rivals answer in secret. If several call, the one next in turn order is the challenger.</source>
        <translation>Alle Gegner antworten verdeckt; zweifeln mehrere, zählt nur, wer von ihnen als Nächstes am Zug wäre.</translation>
    </message>
    <message>
        <source>Answering a Jack, Queen, or King</source>
        <translation>Antworten auf Bube, Dame oder König</translation>
    </message>
    <message>
        <source>Answering an Ace</source>
        <translation>Antworten auf ein Ass</translation>
    </message>
    <message>
        <source>Face-up cards are still part of the hand and may be laid.</source>
        <translation>Offene Karten gehören weiter zur Hand und dürfen ausgespielt werden.</translation>
    </message>
    <message>
        <source>Four each of 7, 8, 9, 10, Jack, Queen, King, and Ace, plus two Jokers. Everyone starts with five cards.</source>
        <translation>Je viermal 7, 8, 9, 10, Bube, Dame, König und Ass, dazu zwei Joker. Alle bekommen fünf Karten.</translation>
    </message>
    <message>
        <source>Jack: look at a rival’s hidden card, then draw 1.</source>
        <translation>Bube: verdeckte Karte eines Gegners ansehen, 1 ziehen.</translation>
    </message>
    <message>
        <source>Joker: you evade the claim. Discard the Joker; it is not replaced.</source>
        <translation>Joker: wehrt die Ansage ab. Leg ihn ab, ohne nachzuziehen.</translation>
    </message>
    <message>
        <source>King: kill a rival’s card, then draw 1.</source>
        <translation>König: Karte eines Gegners beseitigen, 1 ziehen.</translation>
    </message>
    <message>
        <source>Lay one card face down and claim a Peasant, Jack, Queen, King, or Ace.</source>
        <translation>Spiel eine Karte verdeckt aus und sag Bauer, Bube, Dame, König oder Ass an.</translation>
    </message>
    <message>
        <source>Liar! If the claim was a lie, the card is discarded: no effect, no draw.</source>
        <translation>„Lüge!“ zu Recht: Die Karte wird abgelegt, die Ansage wirkt nicht, und niemand zieht.</translation>
    </message>
    <message>
        <source>Liar! If the claim was true, it works anyway, and the caller loses a card.</source>
        <translation>„Lüge!“ zu Unrecht: Die Ansage wirkt trotzdem, und wer gezweifelt hat, verliert eine Karte.</translation>
    </message>
    <message>
        <source>Only the targeted rival answers.</source>
        <translation>Es antwortet nur, wem die Ansage gilt.</translation>
    </message>
    <message>
        <source>Peasant (7 to 10): no effect, no draw; cannot be called a lie.</source>
        <translation>Bauer (7 bis 10): ohne Wirkung, nichts ziehen; niemand darf ihn anzweifeln.</translation>
    </message>
    <message>
        <source>Queen: turn a rival’s hidden card face up, then draw 1.</source>
        <translation>Dame: verdeckte Karte eines Gegners aufdecken, 1 ziehen.</translation>
    </message>
    <message>
        <source>Run out of cards and you are out; the last player with cards wins the round.</source>
        <translation>Ohne Karten scheidest du aus; wer zuletzt noch Karten hat, gewinnt die Runde.</translation>
    </message>
    <message>
        <source>The card you lose may be picked from your face-up cards; for a false Ace, only if you have no hidden cards.</source>
        <translation>Wer wählt, welche Karte du verlierst, darf auch eine offene nehmen; bei einem falschen Ass nur, wenn keine verdeckt ist.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Three rounds win the match.</source>
        <translation>Wer drei Runden gewinnt, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>True: the challenger loses a card. A lie: the liar loses the card laid and one more.</source>
        <translation>Wahr: Wer gezweifelt hat, verliert eine Karte. Gelogen: Wer gelogen hat, verliert die gespielte und noch eine.</translation>
    </message>
    <message>
        <source>What claims do</source>
        <translation>Was Ansagen bewirken</translation>
    </message>
    <message>
        <source>You may lay any card with any claim.</source>
        <translation>Jede Karte darf mit jeder Ansage ausgespielt werden.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
</context>
<context>
    <name>throne/card</name>
    <message>
        <source>A Peasant: it has no power and draws no card.</source>
        <translation>Ein Bauer: ohne Wirkung; du ziehst keine Karte.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Draws 2 cards.</source>
        <translation>Zieh 2 Karten.</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Evades a Jack, Queen, or King aimed at you. Can never be claimed.</source>
        <translation>Wehrt Buben, Damen und Könige ab, die dir gelten. Wird nie angesagt.</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Kills a rival’s card. Draws 1 card.</source>
        <translation>Beseitige eine Karte eines Gegners. Zieh 1 Karte.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Looks at one of a rival’s cards. Draws 1 card.</source>
        <translation>Sieh dir eine Karte eines Gegners an. Zieh 1 Karte.</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>Turns one of a rival’s cards face up. Draws 1 card.</source>
        <translation>Decke eine Karte eines Gegners auf. Zieh 1 Karte.</translation>
    </message>
    <message>
        <source>draw two</source>
        <translation>zwei ziehen</translation>
    </message>
    <message>
        <source>evade</source>
        <translation>abwehren</translation>
    </message>
    <message>
        <source>kill a card</source>
        <translation>beseitigen</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>ohne Wirkung</translation>
    </message>
    <message>
        <source>see a card</source>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>turn face up</source>
        <translation>aufdecken</translation>
    </message>
</context>
<context>
    <name>throne/course</name>
    <message>
        <source>A Jack lets you, and nobody else, look at one of your rival’s hidden cards. Claim a Jack.</source>
        <translation>Ein Bube zeigt dir, und nur dir, eine verdeckte Karte deines Gegners. Sag einen Buben an.</translation>
    </message>
    <message>
        <source>A Jack only looks at one of your rival’s cards.</source>
        <translation>Ein Bube zeigt dir nur eine Karte deines Gegners.</translation>
    </message>
    <message>
        <source>A King is aimed at your last card, a Joker. Show the Joker, and it is gone all the same. What can still save you?</source>
        <translation>Ein König gilt deiner letzten Karte, einem Joker. Zeigst du den Joker, ist er genauso weg. Was kann dich noch retten?</translation>
    </message>
    <message>
        <source>A King kills a card; it does not turn one face up.</source>
        <translation>Ein König beseitigt eine Karte, statt eine aufzudecken.</translation>
    </message>
    <message>
        <source>A King kills one of your rival’s cards but shows you none of the others.</source>
        <translation>Ein König beseitigt eine Karte deines Gegners, zeigt dir aber sonst keine.</translation>
    </message>
    <message>
        <source>A King, true or not, is aimed at you. Show your Joker to evade it, and you are sure to keep your Ace.</source>
        <translation>Gegen dich wurde ein König angesagt, ob wahr oder gelogen. Wehr ihn mit einem Joker ab, damit du dein Ass sicher behältst.</translation>
    </message>
    <message>
        <source>A Nine is not a King: the claim is a lie.</source>
        <translation>Eine Neun ist kein König: Die Ansage ist gelogen.</translation>
    </message>
    <message>
        <source>A Peasant cannot be called, but it draws nothing. Make a bolder claim.</source>
        <translation>Einen Bauern darf niemand anzweifeln, aber du ziehst auch nichts nach. Wage eine kühnere Ansage.</translation>
    </message>
    <message>
        <source>A Peasant cannot be called, so it is hardly a bluff, and it draws nothing.</source>
        <translation>Einen Bauern darf niemand anzweifeln: Ein Bluff ist das kaum, und du ziehst nichts nach.</translation>
    </message>
    <message>
        <source>A Peasant does nothing and draws nothing.</source>
        <translation>Ein Bauer bewirkt nichts, und du ziehst nichts.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing: with no cards left, you are out.</source>
        <translation>Für einen Bauern ziehst du nichts nach: Du hast keine Karte mehr und scheidest aus.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing: you would have even fewer cards.</source>
        <translation>Für einen Bauern ziehst du nichts nach: Dann hättest du noch eine Karte weniger.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing; every other claim draws.</source>
        <translation>Für einen Bauern ziehst du nichts nach, für jede andere Ansage schon.</translation>
    </message>
    <message>
        <source>A Queen only turns one of your rival’s cards face up.</source>
        <translation>Eine Dame deckt nur eine Karte deines Gegners auf.</translation>
    </message>
    <message>
        <source>A Queen turns one of your rival’s hidden cards face up, for everyone to see. Claim a Queen.</source>
        <translation>Eine Dame deckt eine verdeckte Karte deines Gegners auf, für alle sichtbar. Sag eine Dame an.</translation>
    </message>
    <message>
        <source>A Queen. It is noted beside your rival’s name, for your eyes only.</source>
        <translation>Eine Dame. Sie ist jetzt neben dem Namen deines Gegners vermerkt; das siehst nur du.</translation>
    </message>
    <message>
        <source>A call can hurt only a lie.</source>
        <translation>Ein Zweifel schadet nur einer Lüge.</translation>
    </message>
    <message>
        <source>A false Jack, Queen, or King costs only the card you lay.</source>
        <translation>Falsche Buben, Damen und Könige kosten nur die gespielte Karte.</translation>
    </message>
    <message>
        <source>A lie. If you would be out anyway, a call costs nothing.</source>
        <translation>Gelogen. Wer ohnehin ausscheiden würde, verliert durch Anzweifeln nichts.</translation>
    </message>
    <message>
        <source>A lie: the card is discarded without effect, and your rival draws nothing.</source>
        <translation>Gelogen: Die Karte wird ohne Wirkung abgelegt, und dein Gegner zieht nichts.</translation>
    </message>
    <message>
        <source>A lie: your rival draws nothing and has no cards left. The round is yours, so you now have two points each.</source>
        <translation>Gelogen: Dein Gegner zieht nichts und hat keine Karte mehr. Die Runde geht an dich; es steht zwei zu zwei.</translation>
    </message>
    <message>
        <source>A player with few cards must lie to draw more.</source>
        <translation>Wer wenige Karten hat, muss lügen, um nachzuziehen.</translation>
    </message>
    <message>
        <source>A player with no cards after drawing is out. The Ten is your last card: lay it so that you stay in.</source>
        <translation>Wer nach dem Ziehen keine Karte hat, scheidet aus. Die Zehn ist deine letzte: Spiel sie so aus, dass du dabeibleiben kannst.</translation>
    </message>
    <message>
        <source>Accept it or evade it: either way, you have no cards left.</source>
        <translation>Ob du glaubst oder abwehrst: Danach hast du keine Karte mehr.</translation>
    </message>
    <message>
        <source>Accept the claim.</source>
        <translation>Glaub der Ansage.</translation>
    </message>
    <message>
        <source>Accepting costs you a card, and so may calling.</source>
        <translation>Glauben kostet dich eine Karte, Anzweifeln vielleicht auch.</translation>
    </message>
    <message>
        <source>All four Jacks are among the discards: your rival knows your Jack is a lie.</source>
        <translation>Alle vier Buben liegen auf dem Ablagestapel: Dein Gegner weiß, dass dein Bube gelogen ist.</translation>
    </message>
    <message>
        <source>All the cards have been shuffled, and everyone has five again.</source>
        <translation>Alle Karten wurden gemischt, und alle haben wieder fünf.</translation>
    </message>
    <message>
        <source>All your rival’s cards are face up: a Jack or Queen finds nothing hidden and does nothing.</source>
        <translation>Alle Karten deines Gegners liegen offen: Bube und Dame finden nichts Verdecktes und bewirken nichts.</translation>
    </message>
    <message>
        <source>All your rival’s cards are face up: a Jack or Queen finds nothing hidden. Claim something that still costs your rival a card.</source>
        <translation>Alle Karten deines Gegners liegen offen: Bube und Dame finden nichts Verdecktes. Sag an, was ihn trotzdem eine Karte kostet.</translation>
    </message>
    <message>
        <source>An Ace draws two cards and leaves your rival alone.</source>
        <translation>Ein Ass bringt dir zwei Karten und tut deinem Gegner nichts.</translation>
    </message>
    <message>
        <source>An Ace draws two cards, but any rival may call it, and a false one costs two cards. Claim an Ace that no call can hurt.</source>
        <translation>Ein Ass bringt zwei Karten, aber alle Gegner dürfen es anzweifeln, und ein falsches kostet zwei. Sag ein Ass an, dem kein Zweifel schadet.</translation>
    </message>
    <message>
        <source>An Ace draws two cards.</source>
        <translation>Ein Ass bringt zwei Karten.</translation>
    </message>
    <message>
        <source>Another knight with two cards claims an Ace. Of 100 Aces claimed by knights with five or more cards, {many} are lies; with one or two, {few}. Answer the claim.</source>
        <translation>Ein anderer Ritter spielt eine seiner zwei Karten als Ass aus. Von 100 Assen, die Ritter mit fünf oder mehr Karten ansagen, sind {many} gelogen; haben sie nur eine oder zwei, sind es {few}. Antworte.</translation>
    </message>
    <message>
        <source>Another lie: the first one drew no card. Marshals give away less: {first} of 100 opening Kings are lies, and {after} of 100 claims after a lie.</source>
        <translation>Wieder gelogen, denn die erste Lüge hat keine Karte gebracht. Marschälle verraten weniger: Gelogen sind zu Beginn {first} von 100 Königen, nach einer Lüge {after} von 100 Ansagen.</translation>
    </message>
    <message>
        <source>Answer a claim, and learn what a wrong call costs.</source>
        <translation>Auf eine Ansage antworten und wissen, was ein unberechtigter Zweifel kostet.</translation>
    </message>
    <message>
        <source>Believed, it works like the true card. Called, it costs you only the Seven.</source>
        <translation>Glaubt man dir, wirkt der Bluff wie die echte Karte. Zweifelt man ihn an, kostet er dich nur die Sieben.</translation>
    </message>
    <message>
        <source>Bluff, and learn what it costs to be caught.</source>
        <translation>Bluffen und wissen, was es kostet, ertappt zu werden.</translation>
    </message>
    <message>
        <source>Call it: “Liar!”</source>
        <translation>Zweifle die Ansage an: „Lüge!“</translation>
    </message>
    <message>
        <source>Call what must be a lie, and bluff where it costs little.</source>
        <translation>Anzweifeln, was gelogen sein muss, und bluffen, wo es wenig kostet.</translation>
    </message>
    <message>
        <source>Caught with a false Ace, you lose the card you laid and one more.</source>
        <translation>Fliegt ein falsches Ass auf, verlierst du die ausgespielte Karte und noch eine.</translation>
    </message>
    <message>
        <source>Caught: a false Ace costs your rival the last card as well. Marshals are no different: {many} and {few} of 100.</source>
        <translation>Ertappt: Ein falsches Ass kostet deinen Gegner auch die letzte Karte. Bei Marschällen ist es nicht anders: {many} und {few} von 100.</translation>
    </message>
    <message>
        <source>Choose one of your rival’s cards.</source>
        <translation>Wähle eine Karte deines Gegners.</translation>
    </message>
    <message>
        <source>Choose the Ace.</source>
        <translation>Wähle das Ass.</translation>
    </message>
    <message>
        <source>Choose the hidden card in your rival’s hand.</source>
        <translation>Wähle die verdeckte Karte in der Hand deines Gegners.</translation>
    </message>
    <message>
        <source>Claim a card you do not have.</source>
        <translation>Sag eine Karte an, die du nicht hast.</translation>
    </message>
    <message>
        <source>Count and bluff</source>
        <translation>Zählen und bluffen</translation>
    </message>
    <message>
        <source>Drag a Seven to the Queen claim.</source>
        <translation>Zieh eine Sieben auf die Ansage „Dame“.</translation>
    </message>
    <message>
        <source>Drag the Ace to the Ace claim.</source>
        <translation>Zieh das Ass auf die Ansage „Ass“.</translation>
    </message>
    <message>
        <source>Drag the Jack to the Jack claim.</source>
        <translation>Zieh den Buben auf die Ansage „Bube“.</translation>
    </message>
    <message>
        <source>Drag the King from your hand to the King claim.</source>
        <translation>Zieh den König aus deiner Hand auf die Ansage „König“.</translation>
    </message>
    <message>
        <source>Drag the King to the King claim.</source>
        <translation>Zieh den König auf die Ansage „König“.</translation>
    </message>
    <message>
        <source>Drag the Nine to the Queen claim.</source>
        <translation>Zieh die Neun auf die Ansage „Dame“.</translation>
    </message>
    <message>
        <source>Drag the Queen to the Queen claim.</source>
        <translation>Zieh die Dame auf die Ansage „Dame“.</translation>
    </message>
    <message>
        <source>Drag the Seven to the King claim.</source>
        <translation>Zieh die Sieben auf die Ansage „König“.</translation>
    </message>
    <message>
        <source>Drag the Seven to the Peasant claim.</source>
        <translation>Zieh die Sieben auf die Ansage „Bauer“.</translation>
    </message>
    <message>
        <source>Drag the Ten to the Jack claim.</source>
        <translation>Zieh die Zehn auf die Ansage „Bube“.</translation>
    </message>
    <message>
        <source>Draw two cards, and learn what an Ace puts at stake.</source>
        <translation>Zwei Karten ziehen und wissen, was man dabei riskiert.</translation>
    </message>
    <message>
        <source>Each round won is a point; three points win the match. Your rival laid their last card as a Queen, but you hold two, and two are among the discards.</source>
        <translation>Jede gewonnene Runde bringt einen Punkt; mit drei Punkten gewinnst du die Partie. Dein Gegner hat seine letzte Karte als Dame ausgespielt, aber zwei Damen hast du, und zwei sind abgelegt.</translation>
    </message>
    <message>
        <source>Every claim but the Peasant draws at least one card.</source>
        <translation>Jede Ansage außer Bauer bringt mindestens eine Karte.</translation>
    </message>
    <message>
        <source>Find the card that kills one of your rival’s cards.</source>
        <translation>Such die Karte, die eine Karte deines Gegners beseitigt.</translation>
    </message>
    <message>
        <source>How can I be sure of a lie?</source>
        <translation>Wann ist etwas sicher gelogen?</translation>
    </message>
    <message>
        <source>How do I get new cards?</source>
        <translation>Wie komme ich an neue Karten?</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Wie gewinne ich?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>So gewinnst du</translation>
    </message>
    <message>
        <source>If a lie is called, the card is discarded: no effect, no draw. A false Ace costs one more. Tell a lie that costs only one card if called.</source>
        <translation>Wird deine Lüge angezweifelt, legst du die Karte ab; sie wirkt nicht, und du ziehst nichts. Ein falsches Ass kostet eine weitere Karte. Lüg so, dass es dich nur eine Karte kostet, wenn man dich ertappt.</translation>
    </message>
    <message>
        <source>If it is called, you lose the {card}. A Seven would do just as well.</source>
        <translation>Zweifelt das jemand an, verlierst du {card:acc}. Mit einer Sieben ginge es genauso gut.</translation>
    </message>
    <message>
        <source>If your rival calls that lie, it does nothing. A true King works even if it is called.</source>
        <translation>Wird diese Lüge angezweifelt, bewirkt sie nichts. Ein echter König wirkt auch dann.</translation>
    </message>
    <message>
        <source>It had to be a lie. Your rival loses that card and another of your choice.</source>
        <translation>Das musste gelogen sein. Dein Gegner verliert diese Karte und eine weitere, die du wählst.</translation>
    </message>
    <message>
        <source>It really was a King: it kills a card, and your wrong call costs you another.</source>
        <translation>Es war wirklich ein König: Er beseitigt eine Karte, und dein unberechtigter Zweifel kostet dich noch eine.</translation>
    </message>
    <message>
        <source>It really was a King: it kills one card, your wrong call costs you the other, and you are out.</source>
        <translation>Es war wirklich ein König: Er beseitigt eine Karte, dein unberechtigter Zweifel kostet dich die andere, und du scheidest aus.</translation>
    </message>
    <message>
        <source>It was the only hidden card, and you know what it is.</source>
        <translation>Es war die einzige verdeckte Karte, und du kennst sie.</translation>
    </message>
    <message>
        <source>Keep the Joker until you need it to evade a claim.</source>
        <translation>Den Joker aufheben, bis er eine Ansage abwehren muss.</translation>
    </message>
    <message>
        <source>Kill the card that your rival will miss most.</source>
        <translation>Die Karte beseitigen, die deinem Gegner am meisten nützt.</translation>
    </message>
    <message>
        <source>Know what ends a round and what ends the match.</source>
        <translation>Wissen, wann eine Runde endet und wann die Partie.</translation>
    </message>
    <message>
        <source>Later, the same knight, just caught lying, claims a King again. Of 100 claims after such a lie, {lies} are lies, too. Answer the claim.</source>
        <translation>Etwas später: Du hast diesen Ritter gerade beim Lügen ertappt, und wieder sagt er einen König an. Von 100 Ansagen nach so einer Lüge sind {lies} gelogen. Antworte.</translation>
    </message>
    <message>
        <source>Lay a card, and know how many you draw.</source>
        <translation>Eine Karte ausspielen und wissen, wie viele du ziehst.</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Lüge!</translation>
    </message>
    <message>
        <source>Look at a card, and answer accordingly.</source>
        <translation>Eine Karte ansehen und mit diesem Wissen antworten.</translation>
    </message>
    <message>
        <source>May I lie?</source>
        <translation>Darf ich lügen?</translation>
    </message>
    <message>
        <source>Most of these Kings are true.</source>
        <translation>Die meisten dieser Könige sind echt.</translation>
    </message>
    <message>
        <source>Most of these claims are lies.</source>
        <translation>Die meisten dieser Ansagen sind gelogen.</translation>
    </message>
    <message>
        <source>Now bluff cheaply: lay a card you will not miss, and claim one your rival may believe. All four Jacks are among the discards.</source>
        <translation>Nun bluffe billig: Spiel eine Karte, die du entbehren kannst, und sag eine an, die dein Gegner dir glauben könnte. Alle vier Buben liegen auf dem Ablagestapel.</translation>
    </message>
    <message>
        <source>On your turn, lay exactly one card face down and say what it is. Begin safely: lay a card as a Peasant, which cannot be called a lie.</source>
        <translation>In deinem Zug spielst du genau eine Karte verdeckt aus und sagst, was sie ist. Fang sicher an: Spiel eine als Bauern aus; den darf niemand anzweifeln.</translation>
    </message>
    <message>
        <source>One card lost, not two. Players with a King like to begin with it.</source>
        <translation>Eine Karte verloren, nicht zwei. Wer einen König hat, fängt gern mit ihm an.</translation>
    </message>
    <message>
        <source>Press the button that deals the next round.</source>
        <translation>Drück auf den Knopf, um die nächste Runde zu geben.</translation>
    </message>
    <message>
        <source>Right: the claim is true. The Queen will turn one of your cards face up, but you keep them all.</source>
        <translation>Die Ansage stimmt. Die Dame deckt eine deiner Karten auf, aber du behältst alle.</translation>
    </message>
    <message>
        <source>Rounds and the match</source>
        <translation>Runden und Partie</translation>
    </message>
    <message>
        <source>Run out of cards and you are out; the last player with cards wins. Your rival has one card. Kill it: drag your King to the King claim.</source>
        <translation>Wer keine Karten mehr hat, scheidet aus; wer zuletzt noch welche hat, gewinnt. Dein Gegner hat noch eine Karte. Beseitige sie: Zieh deinen König auf die Ansage „König“.</translation>
    </message>
    <message>
        <source>Show the Joker.</source>
        <translation>Zeig den Joker.</translation>
    </message>
    <message>
        <source>Stay in the round with one card left.</source>
        <translation>Mit einer einzigen Karte in der Runde bleiben.</translation>
    </message>
    <message>
        <source>That claim draws one card at most. An Ace draws two.</source>
        <translation>Diese Ansage bringt höchstens eine Karte, ein Ass zwei.</translation>
    </message>
    <message>
        <source>That costs your rival a hidden card, not the King.</source>
        <translation>Eine verdeckte Karte ist weg, aber dein Gegner behält den König.</translation>
    </message>
    <message>
        <source>That is the price of a wrong call. Only the player targeted by a Jack, Queen, or King answers it.</source>
        <translation>So viel kostet ein unberechtigter Zweifel. Auf Bube, Dame und König antwortet nur, wem sie gelten.</translation>
    </message>
    <message>
        <source>That is the truth about your cards, but a Peasant draws nothing.</source>
        <translation>Das stimmt zwar, aber für einen Bauern ziehst du nichts nach.</translation>
    </message>
    <message>
        <source>That is true: a bluff claims a different card.</source>
        <translation>Das ist wahr. Bei einem Bluff sagst du eine andere Karte an.</translation>
    </message>
    <message>
        <source>The Ace</source>
        <translation>Das Ass</translation>
    </message>
    <message>
        <source>The Ace is among the discards, and you draw a card for your King.</source>
        <translation>Das Ass liegt auf dem Ablagestapel, und für deinen König ziehst du eine Karte.</translation>
    </message>
    <message>
        <source>The Jack</source>
        <translation>Der Bube</translation>
    </message>
    <message>
        <source>The Jacks are all gone, and a false Ace costs two cards.</source>
        <translation>Die Buben sind alle weg, und ein falsches Ass kostet zwei Karten.</translation>
    </message>
    <message>
        <source>The Joker</source>
        <translation>Der Joker</translation>
    </message>
    <message>
        <source>The Joker has left your hand and can no longer evade anything.</source>
        <translation>Der Joker ist nicht mehr auf deiner Hand und kann nichts mehr abwehren.</translation>
    </message>
    <message>
        <source>The Joker is discarded and not replaced: you have no cards left and are out.</source>
        <translation>Der Joker wird abgelegt und nicht ersetzt: Du hast keine Karte mehr und scheidest aus.</translation>
    </message>
    <message>
        <source>The Joker is still yours, but that claim is not true.</source>
        <translation>Den Joker hast du noch, aber diese Ansage stimmt nicht.</translation>
    </message>
    <message>
        <source>The King</source>
        <translation>Der König</translation>
    </message>
    <message>
        <source>The King is face up in your rival’s hand.</source>
        <translation>Dein Gegner hat den König offen auf der Hand.</translation>
    </message>
    <message>
        <source>The King kills a card, hidden or face up.</source>
        <translation>Der König beseitigt eine Karte, ob verdeckt oder offen.</translation>
    </message>
    <message>
        <source>The King kills your last card, and you are out.</source>
        <translation>Der König beseitigt deine letzte Karte, und du scheidest aus.</translation>
    </message>
    <message>
        <source>The King works: it kills one of your two cards, perhaps the Ace.</source>
        <translation>Der König wirkt: Er beseitigt eine deiner beiden Karten, vielleicht das Ass.</translation>
    </message>
    <message>
        <source>The Nine is gone, but your rival keeps the Ace.</source>
        <translation>Die Neun ist weg, aber dein Gegner behält das Ass.</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>Die Dame</translation>
    </message>
    <message>
        <source>The Queen works, so your rival draws a card and stays in the round.</source>
        <translation>Die Dame wirkt, also zieht dein Gegner eine Karte und bleibt in der Runde.</translation>
    </message>
    <message>
        <source>The cards from 7 to 10 are Peasants.</source>
        <translation>Die Karten von 7 bis 10 sind Bauern.</translation>
    </message>
    <message>
        <source>The hand was shuffled, so any hidden card will do.</source>
        <translation>Die Hand wurde gemischt: Nimm irgendeine verdeckte Karte.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Die letzte Karte</translation>
    </message>
    <message>
        <source>The lie</source>
        <translation>Die Lüge</translation>
    </message>
    <message>
        <source>The lie is discarded and does nothing. A card that everyone has seen is hard to lie with.</source>
        <translation>Die Lüge wird abgelegt und bewirkt nichts. Mit einer Karte, die alle gesehen haben, lügt es sich schlecht.</translation>
    </message>
    <message>
        <source>True, and the Joker still protects you.</source>
        <translation>Das stimmt, und der Joker schützt dich weiter.</translation>
    </message>
    <message>
        <source>Turn a card face up, and catch your rival lying with it.</source>
        <translation>Eine Karte aufdecken und Lügen mit ihr entlarven.</translation>
    </message>
    <message>
        <source>Two cards for you, one fewer for your rival: nobody likes to call an Ace.</source>
        <translation>Zwei Karten für dich, eine weniger für deinen Gegner: Ein Ass zweifelt niemand gern an.</translation>
    </message>
    <message>
        <source>Use earlier claims and the number of cards left to judge whether a claim is a lie.</source>
        <translation>Aus früheren Ansagen und der Zahl der Karten schließen, ob eine Ansage gelogen ist.</translation>
    </message>
    <message>
        <source>What can I do on my turn?</source>
        <translation>Was darf ich in meinem Zug tun?</translation>
    </message>
    <message>
        <source>What claims tell you</source>
        <translation>Was Ansagen verraten</translation>
    </message>
    <message>
        <source>What does a Jack do?</source>
        <translation>Was bewirkt ein Bube?</translation>
    </message>
    <message>
        <source>What does a King do?</source>
        <translation>Was bewirkt ein König?</translation>
    </message>
    <message>
        <source>What does a Queen do?</source>
        <translation>Was bewirkt eine Dame?</translation>
    </message>
    <message>
        <source>What does a wrong call cost?</source>
        <translation>Was kostet ein unberechtigter Zweifel?</translation>
    </message>
    <message>
        <source>What does an Ace do?</source>
        <translation>Was bewirkt ein Ass?</translation>
    </message>
    <message>
        <source>What does it cost to be caught?</source>
        <translation>Was kostet es, ertappt zu werden?</translation>
    </message>
    <message>
        <source>What ends the match?</source>
        <translation>Wann endet die Partie?</translation>
    </message>
    <message>
        <source>What happens to a face-up card?</source>
        <translation>Was wird aus einer offenen Karte?</translation>
    </message>
    <message>
        <source>What is a Joker good for?</source>
        <translation>Wozu ist ein Joker gut?</translation>
    </message>
    <message>
        <source>What may I do when a claim is aimed at me?</source>
        <translation>Was darf ich tun, wenn mir eine Ansage gilt?</translation>
    </message>
    <message>
        <source>When am I out?</source>
        <translation>Wann scheide ich aus?</translation>
    </message>
    <message>
        <source>Which claims are likely to be lies?</source>
        <translation>Welche Ansagen sind wahrscheinlich gelogen?</translation>
    </message>
    <message>
        <source>Win by being the last one with cards.</source>
        <translation>Gewinnen, weil alle anderen keine Karten mehr haben.</translation>
    </message>
    <message>
        <source>You can claim the Queen and the Ten truthfully.</source>
        <translation>Dame und Zehn kannst du wahrheitsgemäß ansagen.</translation>
    </message>
    <message>
        <source>You can never claim a Joker: laying one is always a lie. Keep it, and make a true claim.</source>
        <translation>Einen Joker kannst du nie ansagen: Spielst du ihn aus, ist das immer gelogen. Behalte ihn und sag an, was stimmt.</translation>
    </message>
    <message>
        <source>You draw at the end of your turn. If the draw pile is empty, buried cards and discards form a new one.</source>
        <translation>Du ziehst am Ende deines Zuges. Ist der Zugstapel leer, bilden begrabene und abgelegte Karten einen neuen.</translation>
    </message>
    <message>
        <source>You each have two points, and the next round decides the match. You won the last round, so you begin: deal the cards.</source>
        <translation>Nun steht es zwei zu zwei, und die nächste Runde entscheidet die Partie. Du hast die letzte gewonnen und beginnst: Teile aus.</translation>
    </message>
    <message>
        <source>You evade the claim, and nobody learns what was laid. The Joker is gone. A Joker stops a Jack, Queen, or King, but not an Ace.</source>
        <translation>Du wehrst die Ansage ab, und niemand erfährt, was ausgespielt wurde. Dein Joker ist weg. Joker helfen gegen Bube, Dame und König, nicht aber gegen ein Ass.</translation>
    </message>
    <message>
        <source>You have a Jack: claim it truthfully.</source>
        <translation>Du hast einen Buben: Sag ihn wahrheitsgemäß an.</translation>
    </message>
    <message>
        <source>You have a Queen: claim it truthfully.</source>
        <translation>Du hast eine Dame: Sag sie wahrheitsgemäß an.</translation>
    </message>
    <message>
        <source>You have no Joker, and if you accept, you are out.</source>
        <translation>Du hast keinen Joker, und wenn du der Ansage glaubst, scheidest du aus.</translation>
    </message>
    <message>
        <source>You hold two Aces, and two are among the discards. Your rival can have none.</source>
        <translation>Zwei Asse hast du auf der Hand, zwei liegen auf dem Ablagestapel. Dein Gegner kann keines haben.</translation>
    </message>
    <message>
        <source>You hold two Aces, and two are among the discards: it was a lie, and now your rival draws two cards.</source>
        <translation>Zwei Asse hast du auf der Hand, und zwei sind abgelegt: Es war gelogen, und nun zieht dein Gegner zwei Karten.</translation>
    </message>
    <message>
        <source>You hold two Queens, and two are among the discards: this one is a lie.</source>
        <translation>Zwei Damen hast du auf der Hand, zwei liegen auf dem Ablagestapel: Diese ist gelogen.</translation>
    </message>
    <message>
        <source>You know it is a Nine, and still you let it kill one of your cards.</source>
        <translation>Du weißt, dass es eine Neun ist, und lässt sie trotzdem eine deiner Karten beseitigen.</translation>
    </message>
    <message>
        <source>You let the Ace through, and your rival draws two cards.</source>
        <translation>Du lässt das Ass wirken, und dein Gegner zieht zwei Karten.</translation>
    </message>
    <message>
        <source>You let the King through, and it kills one of your two cards.</source>
        <translation>Du lässt den König wirken, und er beseitigt eine deiner beiden Karten.</translation>
    </message>
    <message>
        <source>You may lie and lay any card with any claim. You hold nothing but Peasants. Lay one with a claim that still lets you draw.</source>
        <translation>Du darfst lügen, also jede Karte mit jeder Ansage ausspielen. Du hast nur Bauern. Spiel einen mit einer Ansage aus, für die du trotzdem ziehst.</translation>
    </message>
    <message>
        <source>You may pick a face-up card: choose the King.</source>
        <translation>Du darfst auch eine offene Karte wählen: Nimm den König.</translation>
    </message>
    <message>
        <source>You saw the Queen: the claim is true. The Queen takes effect, and your wrong call costs you a card.</source>
        <translation>Du hast die Dame gesehen: Die Ansage stimmt. Sie wirkt, und dein unberechtigter Zweifel kostet dich eine Karte.</translation>
    </message>
    <message>
        <source>Your rival accepts your King. Choose the card it kills.</source>
        <translation>Dein Gegner glaubt dir den König. Wähle die Karte, die er beseitigt.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose a hidden card: it will be face up until it leaves the hand, but it still counts as a card.</source>
        <translation>Dein Gegner glaubt dir. Wähle eine verdeckte Karte: Sie liegt dann offen, bis sie die Hand verlässt, und zählt weiter als Handkarte.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose from the face-up cards, and kill the one that draws two cards.</source>
        <translation>Dein Gegner glaubt dir. Unter offenen Karten hast du die Wahl: Beseitige die, die zwei Karten bringt.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose the hidden card: you see it, and it stays in the hand.</source>
        <translation>Dein Gegner glaubt dir. Wähle die verdeckte Karte: Du siehst sie, und sie bleibt auf seiner Hand.</translation>
    </message>
    <message>
        <source>Your rival believes it, so it works like the true card. The card you laid is buried unseen.</source>
        <translation>Dein Gegner glaubt dir, also wirkt deine Ansage wie die echte Karte. Deine Karte wird verdeckt begraben.</translation>
    </message>
    <message>
        <source>Your rival called your Queen a lie, but it was true, so it worked. You pick a card for the caller to lose: pick the King.</source>
        <translation>Dein Gegner hat deine Dame angezweifelt, aber sie war echt. Also hat sie gewirkt, und er verliert eine Karte, die du wählst. Nimm den König.</translation>
    </message>
    <message>
        <source>Your rival claims a King against your last card. Accept, show a Joker, or call “Liar!”: one of these may save you.</source>
        <translation>Dein Gegner sagt einen König gegen deine letzte Karte an. Glauben, „Lüge!“ rufen oder einen Joker zeigen: Eines davon kann dich retten.</translation>
    </message>
    <message>
        <source>Your rival claims an Ace. Of the four in the deck, two are among the discards. Count those in your hand, then answer.</source>
        <translation>Dein Gegner sagt ein Ass an. Es gibt vier davon: Zwei liegen auf dem Ablagestapel. Zähl die auf deiner Hand, dann antworte.</translation>
    </message>
    <message>
        <source>Your rival has no cards left. You have won the round, and with it the match.</source>
        <translation>Dein Gegner hat keine Karte mehr, und du hast gewonnen: die Runde und damit die Partie.</translation>
    </message>
    <message>
        <source>Your rival has only one card: choose that one.</source>
        <translation>Dein Gegner hat nur eine Karte: Nimm diese.</translation>
    </message>
    <message>
        <source>Your rival laid a Peasant, too. Now keep your hand full: a Jack, Queen, or King draws one card, an Ace two. Claim one of them.</source>
        <translation>Auch dein Gegner hat einen Bauern ausgespielt. Lass dir die Karten nicht ausgehen: Bube, Dame und König bringen je eine Karte, ein Ass zwei. Sag eins davon an.</translation>
    </message>
    <message>
        <source>Your rival lays that very Nine, which everyone has seen, and claims a King. Stop the claim.</source>
        <translation>Dein Gegner spielt genau diese Neun aus, die alle gesehen haben, und sagt einen König an. Lass das nicht durchgehen.</translation>
    </message>
    <message>
        <source>Your rival lays the hidden card and claims a Queen against you. A wrong call costs you a card. Answer so that you lose none.</source>
        <translation>Dein Gegner spielt die verdeckte Karte aus und sagt gegen dich eine Dame an. Ein unberechtigter Zweifel kostet dich eine Karte. Antworte so, dass du keine verlierst.</translation>
    </message>
    <message>
        <source>Your rival lets it pass: you draw and stay in. With your last card, the truth is not always the safe claim.</source>
        <translation>Dein Gegner lässt es gelten: Du ziehst und bleibst dabei. Bei der letzten Karte ist die Wahrheit nicht immer die sichere Ansage.</translation>
    </message>
    <message>
        <source>Your rival may call that claim a lie, true or not. A Peasant cannot be called.</source>
        <translation>Diese Ansage darf dein Gegner anzweifeln, egal, ob sie stimmt oder nicht. Einen Bauern darf niemand anzweifeln.</translation>
    </message>
    <message>
        <source>Your rival, a knight, begins the round with a King. Of 100 such claims by knights, {lies} are lies. A wrong call costs you a second card. Answer the claim.</source>
        <translation>Dein Gegner, ein Ritter, beginnt die Runde mit einem König. Von 100 Königen, die Ritter zu Beginn ansagen, sind {lies} gelogen. Ein unberechtigter Zweifel kostet dich eine zweite Karte. Antworte.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Your turn is over. A Peasant draws nothing, so you have one card fewer.</source>
        <translation>Dein Zug ist vorbei. Für einen Bauern ziehst du nichts nach, also hast du eine Karte weniger.</translation>
    </message>
    <message>
        <source>“Liar!” Your card is discarded, and you draw nothing. That is all it costs.</source>
        <translation>„Lüge!“ Deine Karte wird abgelegt, und du ziehst nichts. Mehr kostet es nicht.</translation>
    </message>
    <message>
        <source>“Liar!” says your rival, but it really is an Ace. You have drawn two cards, and the challenger loses one. Pick that card.</source>
        <translation>„Lüge!“, sagt dein Gegner, aber das Ass ist echt. Du hast zwei Karten gezogen, und wer gezweifelt hat, verliert eine. Wähle sie.</translation>
    </message>
</context>
<context>
    <name>throne/examples</name>
    <message>
        <source>A King may kill this Ace or one of the hidden cards, picked blind. For a Jack, a Queen, or a false Ace, only the two hidden cards can be picked.</source>
        <translation>Ein König kann dieses Ass beseitigen oder eine der verdeckten Karten, die dann blind gewählt wird. Bei Bube, Dame oder einem falschen Ass wird nur unter den beiden verdeckten gewählt.</translation>
    </message>
    <message>
        <source>All cards in this hand are face up. The Queen does nothing, but the player who laid it still draws a card.</source>
        <translation>Alle Karten dieser Hand liegen offen. Die Dame bewirkt nichts, aber wer sie ausgespielt hat, zieht trotzdem eine Karte.</translation>
    </message>
    <message>
        <source>Each round won is a point. The first player to three points wins the match and takes the throne.</source>
        <translation>Jede gewonnene Runde bringt einen Punkt. Wer zuerst drei Punkte hat, gewinnt die Partie und den Thron.</translation>
    </message>
    <message>
        <source>Laid as a Peasant, your last card draws nothing, and you are out. Laid as a Jack, it draws a card unless it is called a lie.</source>
        <translation>Spielst du deine letzte Karte als Bauern, ziehst du nichts nach und scheidest aus. Als Bube bringt sie eine Karte, sofern niemand sie anzweifelt.</translation>
    </message>
    <message>
        <source>Run out of cards and you are out. The last player with cards wins the round.</source>
        <translation>Wer keine Karten mehr hat, scheidet aus. Wer zuletzt noch Karten hat, gewinnt die Runde.</translation>
    </message>
    <message>
        <source>This Ace is not a Peasant, yet the claim cannot be called a lie. It draws nothing, though: only the claim counts.</source>
        <translation>Das Ass ist kein Bauer, und doch darf niemand die Ansage anzweifeln. Du ziehst aber nichts nach: Es zählt nur die Ansage.</translation>
    </message>
    <message>
        <source>This Nine was laid as a King. If it is not called, it kills a card, just as a King does.</source>
        <translation>Diese Neun wurde als König ausgespielt. Zweifelt das niemand an, beseitigt sie eine Karte wie ein König.</translation>
    </message>
    <message>
        <source>This Seven was laid as an Ace and called. It is discarded, and the challenger picks a second card. Laid as a King, it would have been the only card lost.</source>
        <translation>Diese Sieben wurde als Ass ausgespielt und angezweifelt. Sie wird abgelegt, und wer gezweifelt hat, wählt eine zweite Karte. Als König ausgespielt, wäre nur sie weg.</translation>
    </message>
    <message>
        <source>You called a true King. It kills one of your cards all the same, and the wrong call costs you a second one.</source>
        <translation>Du hast einen echten König angezweifelt. Er beseitigt trotzdem eine deiner Karten, und der Zweifel kostet dich noch eine.</translation>
    </message>
    <message>
        <source>Your Jack saw this Queen. Then your rival laid a card face down: it may be the Queen, or the Queen may still be in the hand.</source>
        <translation>Dein Bube hat diese Dame gesehen. Dann hat dein Gegner eine Karte verdeckt ausgespielt: Das kann die Dame sein; sie kann aber auch noch auf der Hand sein.</translation>
    </message>
    <message>
        <source>Your Joker evades the King, true or not. The Joker is gone, nobody learns what was laid, and your rival still draws a card.</source>
        <translation>Dein Joker wehrt den König ab, ob wahr oder nicht. Der Joker ist weg, niemand erfährt, was ausgespielt wurde, und dein Gegner zieht trotzdem eine Karte.</translation>
    </message>
    <message>
        <source>Your last card, a true King, kills the last card of your only rival. You win, even with no cards left yourself.</source>
        <translation>Deine letzte Karte, ein echter König, beseitigt die letzte Karte deines einzigen Gegners. Du gewinnst, obwohl du selbst keine Karte mehr hast.</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>beseitigt</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>ausgespielt</translation>
    </message>
    <message>
        <source>laid as a King</source>
        <translation>als König ausgespielt</translation>
    </message>
    <message>
        <source>laid as a Peasant</source>
        <translation>als Bauer ausgespielt</translation>
    </message>
    <message>
        <source>laid as a Queen</source>
        <translation>als Dame ausgespielt</translation>
    </message>
    <message>
        <source>laid as an Ace</source>
        <translation>als Ass ausgespielt</translation>
    </message>
    <message>
        <source>lost as well</source>
        <translation>auch verloren</translation>
    </message>
    <message>
        <source>seen before</source>
        <translation>vorher gesehen</translation>
    </message>
    <message>
        <source>your last card</source>
        <translation>deine letzte Karte</translation>
    </message>
    <message>
        <source>yours, shown</source>
        <translation>deiner, gezeigt</translation>
    </message>
</context>
<context>
    <name>throne/fault</name>
    <message>
        <source>Aiming at the wrong rival</source>
        <translation>Den falschen Gegner wählen</translation>
    </message>
    <message>
        <source>Believing claims too readily</source>
        <translation>Ansagen zu leicht glauben</translation>
    </message>
    <message>
        <source>Bluffing where the truth was better</source>
        <translation>Bluffen, wo die Wahrheit besser ist</translation>
    </message>
    <message>
        <source>Calling “Liar!” too readily</source>
        <translation>Ansagen vorschnell anzweifeln</translation>
    </message>
    <message>
        <source>Claiming the wrong card</source>
        <translation>Die falsche Karte ansagen</translation>
    </message>
    <message>
        <source>Picking the wrong card</source>
        <translation>Die falsche Karte wählen</translation>
    </message>
    <message>
        <source>Showing a Joker at the wrong time</source>
        <translation>Den Joker zur falschen Zeit zeigen</translation>
    </message>
    <message>
        <source>Telling the truth where a bluff was better</source>
        <translation>Die Wahrheit sagen, wo ein Bluff besser ist</translation>
    </message>
</context>
<context>
    <name>throne/game</name>
    <message>
        <source>A false Ace costs a hidden card, picked blind, or a face-up card if none is hidden.</source>
        <translation>Ein falsches Ass kostet eine verdeckte, blind gewählte Karte; eine offene nur, wenn keine verdeckt ist.</translation>
    </message>
    <message>
        <source>Bluff about the cards you lay face down, call out the liars, and be the last one with cards.</source>
        <translation>Bluffe mit verdeckt ausgespielten Karten, entlarve Lügen und bleib bis zuletzt dabei.</translation>
    </message>
    <message>
        <source>Bluff and call</source>
        <translation>Bluffen und entlarven</translation>
    </message>
    <message>
        <source>In a game begun before this change, a false Ace may still cost a face-up card.</source>
        <translation>In einer Partie, die vor dieser Änderung begonnen wurde, kann ein falsches Ass weiterhin eine offene Karte kosten.</translation>
    </message>
    <message>
        <source>The card lost for a wrong call or a lie may now be a face-up card.</source>
        <translation>Kostet ein unberechtigter Zweifel oder eine Lüge eine Karte, darf jetzt auch eine offene gewählt werden.</translation>
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
        <translation>Lass dich {number}-mal zu Unrecht anzweifeln.</translation>
    </message>
    <message>
        <source>Call {number} lies in one game.</source>
        <translation>Zweifle in einer Partie {number} Lügen an.</translation>
    </message>
    <message>
        <source>Claim {number} Aces that nobody calls a lie.</source>
        <translation>Sag {number} Asse an, die niemand anzweifelt.</translation>
    </message>
    <message>
        <source>Evade {number} claims with Jokers in one game.</source>
        <translation>Wehr in einer Partie {number} Ansagen mit einem Joker ab.</translation>
    </message>
    <message>
        <source>Get away with {number} false Kings.</source>
        <translation>Komm mit {number} falschen Königen durch.</translation>
    </message>
    <message>
        <source>Get away with {number} lies in one game.</source>
        <translation>Komm in einer Partie mit {number} Lügen durch.</translation>
    </message>
    <message>
        <source>Hold {number} cards at the same time.</source>
        <translation>Hab {number} Karten auf einmal.</translation>
    </message>
    <message>
        <source>Kill {number} cards with Kings in one game.</source>
        <translation>Beseitige in einer Partie {number} Karten mit Königen.</translation>
    </message>
    <message>
        <source>Knock rivals out of a round {number} times.</source>
        <translation>Wirf {number}-mal einen Gegner aus der Runde.</translation>
    </message>
    <message>
        <source>Look at {number} cards with Jacks in one game.</source>
        <translation>Sieh dir in einer Partie {number} Karten mit Buben an.</translation>
    </message>
    <message>
        <source>Turn {number} cards face up with Queens in one game.</source>
        <translation>Decke in einer Partie {number} Karten mit Damen auf.</translation>
    </message>
    <message>
        <source>Win a game in which a rival was two rounds ahead of you.</source>
        <translation>Gewinne eine Partie, in der ein Gegner zwei Runden vor dir lag.</translation>
    </message>
    <message>
        <source>Win a game in which you never lie.</source>
        <translation>Gewinne eine Partie, ohne je zu lügen.</translation>
    </message>
    <message>
        <source>Win a game two rounds ahead of everyone else.</source>
        <translation>Gewinne eine Partie mit mindestens zwei Runden Vorsprung vor allen anderen.</translation>
    </message>
    <message>
        <source>Win a round without telling a single lie.</source>
        <translation>Gewinne eine Runde, ohne ein einziges Mal zu lügen.</translation>
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
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>throne/laying</name>
    <message>
        <source>A Jack looks at a card</source>
        <translation>Bube: eine Karte ansehen</translation>
    </message>
    <message>
        <source>A King kills a card</source>
        <translation>König: eine Karte beseitigen</translation>
    </message>
    <message>
        <source>A Queen turns a card up</source>
        <translation>Dame: eine Karte aufdecken</translation>
    </message>
    <message>
        <source>A card is laid</source>
        <translation>Eine Karte ausspielen</translation>
    </message>
    <message>
        <source>A card is lost</source>
        <translation>Eine Karte geht verloren</translation>
    </message>
    <message>
        <source>A claim is answered</source>
        <translation>Antwort auf eine Ansage</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>An Ace is answered</source>
        <translation>Antwort auf ein Ass</translation>
    </message>
    <message>
        <source>Cards left to draw</source>
        <translation>Noch zu ziehen</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Laid face up</source>
        <translation>Offen ausgespielt</translation>
    </message>
    <message>
        <source>Last turn’s claim</source>
        <translation>Ansage im vorigen Zug</translation>
    </message>
    <message>
        <source>Last turn’s target</source>
        <translation>Wem die letzte Ansage galt</translation>
    </message>
    <message>
        <source>Loses a card</source>
        <translation>Verliert eine Karte</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Aus der Runde ausgeschieden</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Targeted rival</source>
        <translation>Wem die Ansage gilt</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist vorbei</translation>
    </message>
    <message>
        <source>Turns so far</source>
        <translation>Bisherige Züge</translation>
    </message>
</context>
<context>
    <name>throne/lesson</name>
    <message>
        <source>A Peasant is safe: it cannot be called a lie. But it draws nothing, so your hand shrinks by a card.</source>
        <translation>Ein Bauer ist sicher: Niemand darf ihn anzweifeln. Aber du ziehst nichts nach, und so schrumpft deine Hand um eine Karte.</translation>
    </message>
    <message>
        <source>A card nobody called is buried and stays hidden; a card that was shown is face up among the discards. Count: if you see all four Kings elsewhere, a claimed King must be a lie.</source>
        <translation>Was niemand angezweifelt hat, wird verdeckt begraben; was gezeigt wurde, liegt offen auf dem Ablagestapel. Zähl mit: Siehst du alle vier Könige anderswo, muss ein angesagter König gelogen sein.</translation>
    </message>
    <message>
        <source>A card you know to be in your rival’s hand is noted beside their name. Once your rival lays a hidden card, it may be the one you know, so the note gets a question mark.</source>
        <translation>Kennst du eine Handkarte deines Gegners, ist sie neben dem Namen vermerkt. Spielt dein Gegner danach eine Karte verdeckt aus, kann es diese sein: Dann bekommt der Vermerk ein Fragezeichen.</translation>
    </message>
    <message>
        <source>A lie was found out: the card is among the discards, it had no effect, and nothing was drawn.</source>
        <translation>Eine Lüge ist aufgeflogen: Die Karte liegt auf dem Ablagestapel, sie hat nichts bewirkt, und niemand hat eine Karte gezogen.</translation>
    </message>
    <message>
        <source>A true claim was called a lie: it worked all the same, and the caller lost a card for it.</source>
        <translation>Eine wahre Ansage wurde angezweifelt: Sie hat trotzdem gewirkt, und der Zweifel hat eine Karte gekostet.</translation>
    </message>
    <message>
        <source>An Ace draws two cards, and anyone may call it a lie. A false Ace costs two cards, and a wrong call costs you one.</source>
        <translation>Ein Ass bringt zwei Karten, und alle dürfen es anzweifeln. Ein falsches Ass kostet zwei Karten; wer zu Unrecht zweifelt, verliert eine.</translation>
    </message>
    <message>
        <source>Someone has a face-up card. It still counts and may be laid, but everyone knows what it is: lying with it fools nobody.</source>
        <translation>Jemand hat eine offene Karte. Sie zählt weiter und darf ausgespielt werden, aber alle wissen, was sie ist: Eine Lüge mit ihr fällt sofort auf.</translation>
    </message>
    <message>
        <source>The match is over: three rounds win the throne.</source>
        <translation>Die Partie ist vorbei: Drei gewonnene Runden bringen den Thron.</translation>
    </message>
    <message>
        <source>The round is over: everyone but the winner is out. The winner begins the next one. Three rounds win the match.</source>
        <translation>Die Runde ist vorbei: Bis auf eine Person sind alle ausgeschieden. Wer gewonnen hat, beginnt die nächste Runde. Wer drei Runden gewinnt, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Welcome! Everyone starts with five cards. Run out and you are out. Each turn you lay one card face down and say what it is. Begin: drag a card to one of the claims in the middle.</source>
        <translation>Willkommen! Alle beginnen mit fünf Karten. Hast du keine mehr, scheidest du aus. In jedem Zug spielst du eine Karte verdeckt aus und sagst, was sie ist. Fang an: Zieh eine Karte auf eine der Ansagen in der Mitte.</translation>
    </message>
    <message>
        <source>You are the target, and you have a Joker. Show it: nothing happens to you, and nobody learns what was laid. But the Joker is gone.</source>
        <translation>Eine Ansage gilt dir, und du hast einen Joker. Zeig ihn: Dir geschieht nichts, und niemand erfährt, was ausgespielt wurde. Aber der Joker ist weg.</translation>
    </message>
    <message>
        <source>You may claim what you like, whatever the card is. A bluff that is believed works like the true card, but your rival may call it a lie. Try it: lay a 7, 8, 9, or 10 as a King.</source>
        <translation>Du darfst ansagen, was du willst, egal, welche Karte es ist. Ein Bluff, der geglaubt wird, wirkt wie die echte Karte, aber dein Gegner darf ihn anzweifeln. Trau dich: Spiel eine Karte von 7 bis 10 als König aus.</translation>
    </message>
    <message>
        <source>You may pick one of your rival’s cards. The hand was shuffled, so just choose any hidden card.</source>
        <translation>Du darfst eine Karte deines Gegners wählen. Die Hand wurde gemischt; wähle einfach eine der verdeckten Karten.</translation>
    </message>
    <message>
        <source>Your rival claims a card against you. Is it true? Catch a lie, and your rival loses the card for nothing; call the truth a lie, and you lose a card. Answer with the buttons on the table.</source>
        <translation>Dein Gegner sagt eine Karte gegen dich an. Stimmt das? Ertappst du eine Lüge, verliert dein Gegner die Karte, und sie bewirkt nichts; zweifelst du zu Unrecht, verlierst du eine. Antworte mit den Knöpfen auf dem Tisch.</translation>
    </message>
</context>
<context>
    <name>throne/log</name>
    <message>
        <source>Accepts.</source>
        <translation>Glaubt es.</translation>
    </message>
    <message>
        <source>After 400 turns, the player with the most cards wins the round.</source>
        <translation>400 Züge sind gespielt: Wer die meisten Karten hat, gewinnt die Runde.</translation>
    </message>
    <message>
        <source>All of {player}’s cards are face up: nothing happens.</source>
        <translation>Alle Karten von {player} liegen offen: Nichts geschieht.</translation>
    </message>
    <message>
        <source>Claims {claim} against {player} with {card}.</source>
        <translation>Spielt {card:acc} aus und sagt {claim} gegen {player} an.</translation>
    </message>
    <message>
        <source>Claims {claim} against {player}.</source>
        <translation>Sagt {claim} gegen {player} an.</translation>
    </message>
    <message>
        <source>Claims {claim} with {card}.</source>
        <translation>Spielt {card:acc} aus und sagt {claim} an.</translation>
    </message>
    <message>
        <source>Claims {claim}.</source>
        <translation>Sagt {claim} an.</translation>
    </message>
    <message>
        <source>Discards {player}’s {card}.</source>
        <translation>Legt {card:acc} von {player} ab.</translation>
    </message>
    <message>
        <source>Draws a card.</source>
        <translation>Zieht eine Karte.</translation>
    </message>
    <message>
        <source>Draws {card}.</source>
        <translation>Zieht {card:acc}.</translation>
    </message>
    <message>
        <source>Evades with a Joker.</source>
        <translation>Wehrt die Ansage mit einem Joker ab.</translation>
    </message>
    <message>
        <source>Has no cards left and is out of the round.</source>
        <translation>Hat keine Karten mehr und scheidet aus.</translation>
    </message>
    <message>
        <source>Kills {player}’s {card}.</source>
        <translation>Beseitigt {card:acc} von {player}.</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Lüge!</translation>
    </message>
    <message>
        <source>Liar! Called by {players}. The challenger is {player}.</source>
        <translation>Lüge! Angezweifelt von {players}. Es zählt der Zweifel von {player}.</translation>
    </message>
    <message>
        <source>Looks at one of {player}’s cards.</source>
        <translation>Sieht sich eine Karte von {player} an.</translation>
    </message>
    <message>
        <source>Looks at {player}’s {card}.</source>
        <translation>Sieht sich {card:acc} von {player} an.</translation>
    </message>
    <message>
        <source>No cards are left to draw.</source>
        <translation>Es ist keine Karte zum Ziehen mehr da.</translation>
    </message>
    <message>
        <source>Nobody calls it a lie.</source>
        <translation>Niemand ruft „Lüge!“.</translation>
    </message>
    <message>
        <source>Shuffles all the cards and deals.</source>
        <translation>Mischt alle Karten und teilt aus.</translation>
    </message>
    <message>
        <source>The claim was a lie: {card}.</source>
        <translation>Gelogen! Aufgedeckt: {card}.</translation>
    </message>
    <message>
        <source>The claim was true: {card}.</source>
        <translation>Die Ansage war wahr: {card}.</translation>
    </message>
    <message>
        <source>The draw pile is empty: buried cards and discards are shuffled into a new one.</source>
        <translation>Der Zugstapel ist leer: Begrabene und abgelegte Karten werden zu einem neuen gemischt.</translation>
    </message>
    <message>
        <source>Turns {player}’s {card} face up.</source>
        <translation>Deckt {card:acc} von {player} auf.</translation>
    </message>
    <message>
        <source>Wins the game and takes the throne.</source>
        <translation>Gewinnt die Partie und den Thron.</translation>
    </message>
    <message>
        <source>Wins the round.</source>
        <translation>Gewinnt die Runde.</translation>
    </message>
    <message>
        <source>Your five cards: {cards}.</source>
        <translation>Deine fünf Karten: {cards}.</translation>
    </message>
    <message>
        <source>{player} gets five cards.</source>
        <translation>Fünf Karten für {player}.</translation>
    </message>
</context>
<context>
    <name>throne/move</name>
    <message>
        <source>Accept</source>
        <translation>Glauben</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>Nächste Runde geben</translation>
    </message>
    <message>
        <source>Kill one of {player}’s hidden cards</source>
        <translation>Verdeckte Karte von {player} beseitigen</translation>
    </message>
    <message>
        <source>Kill {player}’s {card}</source>
        <translation>{card:Acc} von {player} beseitigen</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Lüge!</translation>
    </message>
    <message>
        <source>Look at one of {player}’s cards</source>
        <translation>Karte von {player} ansehen</translation>
    </message>
    <message>
        <source>Pick a hidden card</source>
        <translation>Verdeckte Karte wählen</translation>
    </message>
    <message>
        <source>Pick the card that {player} loses</source>
        <translation>Karte wählen, die {player} verliert</translation>
    </message>
    <message>
        <source>Pick the face-up {card}</source>
        <translation>{card:Acc} wählen (liegt offen)</translation>
    </message>
    <message>
        <source>Pick the {card} for {player} to lose</source>
        <translation>{player} {card:acc} verlieren lassen</translation>
    </message>
    <message>
        <source>Show a Joker</source>
        <translation>Joker zeigen</translation>
    </message>
    <message>
        <source>Turn one of {player}’s cards face up</source>
        <translation>Karte von {player} aufdecken</translation>
    </message>
    <message>
        <source>Use the face-up Joker</source>
        <translation>Offenen Joker einsetzen</translation>
    </message>
    <message>
        <source>{card} (face up) as {claim}</source>
        <translation>{card} (liegt offen) als {claim}</translation>
    </message>
    <message>
        <source>{card} (face up) as {claim} against {player}</source>
        <translation>{card} (liegt offen) als {claim} gegen {player}</translation>
    </message>
    <message>
        <source>{card} as {claim}</source>
        <translation>{card} als {claim}</translation>
    </message>
    <message>
        <source>{card} as {claim} against {player}</source>
        <translation>{card} als {claim} gegen {player}</translation>
    </message>
</context>
<context>
    <name>throne/number</name>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>No card in Throne has a value you can change.</source>
        <translation>Karten von Throne haben keine Werte, die man ändern könnte.</translation>
    </message>
    <message>
        <source>Rounds to win the match</source>
        <translation>Runden bis zum Sieg</translation>
    </message>
</context>
<context>
    <name>throne/option</name>
    <message>
        <source>A single round</source>
        <translation>Eine einzelne Runde</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Match: first to win three rounds</source>
        <translation>Bis jemand drei Runden gewonnen hat</translation>
    </message>
</context>
<context>
    <name>throne/prompt</name>
    <message>
        <source>Drop a card on the claim you want to make.</source>
        <translation>Leg eine Karte auf eine Ansage.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s cards to kill.</source>
        <translation>Wähle die Karte von {player}, die du beseitigst.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s cards to turn face up.</source>
        <translation>Wähle die Karte von {player}, die du aufdeckst.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s hidden cards to look at.</source>
        <translation>Wähle die verdeckte Karte von {player}, die du dir ansiehst.</translation>
    </message>
    <message>
        <source>Pick the card that {player} loses.</source>
        <translation>Wähle die Karte, die {player} verliert.</translation>
    </message>
    <message>
        <source>Pick the hidden card that {player} loses.</source>
        <translation>Wähle die verdeckte Karte, die {player} verliert.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>Die Runde ist vorbei. Gib die nächste.</translation>
    </message>
    <message>
        <source>{player} claims a Jack to see a card. True?</source>
        <translation>{player} sagt Bube an, um eine Karte anzusehen. Wahr?</translation>
    </message>
    <message>
        <source>{player} claims a King to kill a card. True?</source>
        <translation>{player} sagt König an, um eine Karte zu beseitigen. Wahr?</translation>
    </message>
    <message>
        <source>{player} claims a Queen to turn a card up. True?</source>
        <translation>{player} sagt Dame an, um eine Karte aufzudecken. Wahr?</translation>
    </message>
    <message>
        <source>{player} claims an Ace to draw two cards. True?</source>
        <translation>{player} sagt Ass an, um zwei Karten zu ziehen. Wahr?</translation>
    </message>
    <message>
        <source>{player} claims an Ace. Does anybody call it a lie?</source>
        <translation>{player} sagt Ass an. Zweifelt das jemand an?</translation>
    </message>
</context>
<context>
    <name>throne/reason</name>
    <message>
        <source>A Joker you show is gone. The King may kill any of your {cards} cards.</source>
        <translation>Ein gezeigter Joker ist weg. Der König kann jede deiner {cards} Karten beseitigen.</translation>
    </message>
    <message>
        <source>A Peasant cannot be called a lie, whatever the card is. It draws nothing.</source>
        <translation>Einen Bauern darf niemand anzweifeln, egal, welche Karte es ist. Für ihn ziehst du nichts.</translation>
    </message>
    <message>
        <source>A bluff: if nobody calls it, it works as if true. If somebody does, it costs you another card.</source>
        <translation>Ein Bluff: Zweifelt ihn niemand an, wirkt er wie die echte Karte. Sonst kostet er dich noch eine Karte.</translation>
    </message>
    <message>
        <source>A bluff: if {player} believes it, it works as if true.</source>
        <translation>Ein Bluff: Glaubt {player} dir, wirkt er wie die echte Karte.</translation>
    </message>
    <message>
        <source>A false Ace that is called costs you another card. This claim never does.</source>
        <translation>Ein falsches Ass, das angezweifelt wird, kostet dich noch eine Karte. Diese Ansage nie.</translation>
    </message>
    <message>
        <source>A lie: {player} has one card left, and only a call can save it.</source>
        <translation>Gelogen: {player} hat nur noch eine Karte, und nur ein Zweifel rettet sie.</translation>
    </message>
    <message>
        <source>A rival who may call it knows it is a lie.</source>
        <translation>Ein Gegner, der die Ansage anzweifeln darf, weiß, dass sie gelogen ist.</translation>
    </message>
    <message>
        <source>A wrong call would cost you a card.</source>
        <translation>Zweifelst du zu Unrecht, kostet dich das eine Karte.</translation>
    </message>
    <message>
        <source>A wrong call would cost you one of your {cards} cards.</source>
        <translation>Zweifelst du zu Unrecht, kostet dich das eine deiner {cards} Karten.</translation>
    </message>
    <message>
        <source>A wrong call would cost you your last card.</source>
        <translation>Zweifelst du zu Unrecht, kostet dich das deine letzte Karte.</translation>
    </message>
    <message>
        <source>Anyone who challenges a true Ace loses a card.</source>
        <translation>Wer ein echtes Ass anzweifelt, verliert eine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, a call costs {player} another card and leaves %n.</source>
        <translation>
            <numerusform>Ist es gelogen, verliert {player} durch deinen Zweifel noch eine Karte und hat dann %n.</numerusform>
            <numerusform>Ist es gelogen, verliert {player} durch deinen Zweifel noch eine Karte und hat dann %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, a call leaves {player} with %n card(s) instead of {other}.</source>
        <translation>
            <numerusform>Ist es gelogen, hat {player} nach einem Zweifel %n Karte statt {other}.</numerusform>
            <numerusform>Ist es gelogen, hat {player} nach einem Zweifel %n Karten statt {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it is a lie, a call saves one of your {cards} cards from the King.</source>
        <translation>Ist es gelogen, rettet dein Zweifel eine deiner {cards} Karten vor dem König.</translation>
    </message>
    <message>
        <source>If it is a lie, a call stops it and spares your Joker.</source>
        <translation>Ist es gelogen, verhindert dein Zweifel die Wirkung, und du behältst den Joker.</translation>
    </message>
    <message>
        <source>If it is a lie, a call stops it, and no card is drawn.</source>
        <translation>Ist es gelogen, verhindert dein Zweifel die Wirkung, und keine Karte wird gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, calling it keeps your %n card(s) hidden.</source>
        <translation>
            <numerusform>Ist es gelogen, bleibt durch deinen Zweifel deine %n verdeckte Karte geheim.</numerusform>
            <numerusform>Ist es gelogen, bleiben durch deinen Zweifel deine %n verdeckten Karten geheim.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it really is a King, calling it costs you two of your {cards} cards, not one.</source>
        <translation>Ist es wirklich ein König, kostet dich dein Zweifel zwei deiner {cards} Karten statt einer.</translation>
    </message>
    <message>
        <source>If it works, {player} loses their last card and is out.</source>
        <translation>Wirkt die Ansage, verliert {player} die letzte Karte und scheidet aus.</translation>
    </message>
    <message numerus="yes">
        <source>If {player} accepts, a card turns face up, leaving %n hidden.</source>
        <translation>
            <numerusform>Glaubt man dir, liegt eine Karte von {player} offen, und %n bleibt verdeckt.</numerusform>
            <numerusform>Glaubt man dir, liegt eine Karte von {player} offen, und %n bleiben verdeckt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If {player} accepts, they lose a card and have %n left.</source>
        <translation>
            <numerusform>Glaubt man dir, verliert {player} eine Karte und hat noch %n.</numerusform>
            <numerusform>Glaubt man dir, verliert {player} eine Karte und hat noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is true, and {player} has one card left: no answer can save it.</source>
        <translation>Deine Ansage stimmt, und {player} hat nur noch eine Karte: Keine Antwort rettet sie.</translation>
    </message>
    <message>
        <source>It is true, so a call cannot stop it: you draw {mine} instead of {other}.</source>
        <translation>Deine Ansage stimmt, also kann kein Zweifel sie aufhalten: Du ziehst {mine} statt {other}.</translation>
    </message>
    <message>
        <source>It is true: a call cannot stop it.</source>
        <translation>Deine Ansage stimmt: Kein Zweifel kann sie aufhalten.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost the challenger a card.</source>
        <translation>Deine Ansage stimmt: Wer sie anzweifelt, verliert eine Karte.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost {player} a card.</source>
        <translation>Deine Ansage stimmt: Ein Zweifel würde {player} eine Karte kosten.</translation>
    </message>
    <message>
        <source>It is your last card, and a Peasant draws nothing: you are out.</source>
        <translation>Es ist deine letzte Karte, und für einen Bauern ziehst du nichts nach: Du scheidest aus.</translation>
    </message>
    <message>
        <source>It is your last card: unless this bluff is called, you draw and stay in.</source>
        <translation>Es ist deine letzte Karte: Wird dieser Bluff nicht angezweifelt, ziehst du nach und bleibst in der Runde.</translation>
    </message>
    <message>
        <source>It really is a King: whatever you answer, it takes your last card.</source>
        <translation>Es ist wirklich ein König: Was du auch antwortest, er nimmt dir die letzte Karte.</translation>
    </message>
    <message numerus="yes">
        <source>Of the four, %n cannot be the card laid: {claim}.</source>
        <translation>
            <numerusform>{claim}: %n der vier Karten kann nicht die ausgespielte sein.</numerusform>
            <numerusform>{claim}: %n der vier Karten können nicht die ausgespielte sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of {cards} cards that may lie hidden, %n would be a Jack, Queen, King or Ace.</source>
        <translation>
            <numerusform>Von {cards} Karten, die dort verdeckt liegen können, ist %n Bube, Dame, König oder Ass.</numerusform>
            <numerusform>Von {cards} Karten, die dort verdeckt liegen können, sind %n Buben, Damen, Könige oder Asse.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Joker evades a true claim as well. A wrong call costs you one of your {cards} cards.</source>
        <translation>Der Joker wehrt auch eine wahre Ansage ab. Ein unberechtigter Zweifel kostet eine deiner {cards} Karten.</translation>
    </message>
    <message>
        <source>The Joker evades the claim, whether or not it is true.</source>
        <translation>Der Joker wehrt die Ansage ab, egal, ob sie stimmt oder nicht.</translation>
    </message>
    <message>
        <source>The Joker is your last card: show it and you are out.</source>
        <translation>Der Joker ist deine letzte Karte: Ohne ihn scheidest du aus.</translation>
    </message>
    <message numerus="yes">
        <source>The Joker keeps your %n other hidden card(s) hidden.</source>
        <translation>
            <numerusform>Der Joker bewahrt deine %n andere verdeckte Karte vor dem Aufdecken.</numerusform>
            <numerusform>Der Joker bewahrt deine %n anderen verdeckten Karten vor dem Aufdecken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Joker keeps {player} from looking at your %n other card(s).</source>
        <translation>
            <numerusform>Der Joker hindert {player} daran, deine %n andere Karte anzusehen.</numerusform>
            <numerusform>Der Joker hindert {player} daran, eine deiner %n anderen Karten anzusehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Joker saves your %n other card(s) from the King.</source>
        <translation>
            <numerusform>Der Joker rettet deine %n andere Karte vor dem König.</numerusform>
            <numerusform>Der Joker rettet deine %n anderen Karten vor dem König.</numerusform>
        </translation>
    </message>
    <message>
        <source>The King takes your last card, and you are out.</source>
        <translation>Der König nimmt dir die letzte Karte, und du scheidest aus.</translation>
    </message>
    <message>
        <source>The King would take your last card: only a call can save it.</source>
        <translation>Der König würde dir die letzte Karte nehmen: Nur ein Zweifel kann sie retten.</translation>
    </message>
    <message>
        <source>The card was face up: you know the claim is a lie.</source>
        <translation>Die Karte lag offen: Du weißt, dass die Ansage gelogen ist.</translation>
    </message>
    <message>
        <source>The hand was shuffled: each hidden card is as likely as any other.</source>
        <translation>Die Hand wurde gemischt: Jede verdeckte Karte ist gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>This begins the next round.</source>
        <translation>Damit beginnt die nächste Runde.</translation>
    </message>
    <message>
        <source>Unless it is called a lie, you draw {mine} instead of {other}.</source>
        <translation>Wird deine Ansage nicht angezweifelt, ziehst du {mine} statt {other}.</translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Aces elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>%n der vier Asse hast du anderswo gesehen. Ist dieses gelogen, verhindert dein Zweifel die Wirkung.</numerusform>
            <numerusform>%n der vier Asse hast du anderswo gesehen. Ist dieses gelogen, verhindert dein Zweifel die Wirkung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Jacks elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>%n der vier Buben hast du anderswo gesehen. Ist dieser gelogen, verhindert dein Zweifel die Wirkung.</numerusform>
            <numerusform>%n der vier Buben hast du anderswo gesehen. Ist dieser gelogen, verhindert dein Zweifel die Wirkung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Kings elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>%n der vier Könige hast du anderswo gesehen. Ist dieser gelogen, verhindert dein Zweifel die Wirkung.</numerusform>
            <numerusform>%n der vier Könige hast du anderswo gesehen. Ist dieser gelogen, verhindert dein Zweifel die Wirkung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Queens elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>%n der vier Damen hast du anderswo gesehen. Ist diese gelogen, verhindert dein Zweifel die Wirkung.</numerusform>
            <numerusform>%n der vier Damen hast du anderswo gesehen. Ist diese gelogen, verhindert dein Zweifel die Wirkung.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have seen none of the four Aces elsewhere. A wrong call could cost you a card.</source>
        <translation>Keines der vier Asse hast du anderswo gesehen. Ein unberechtigter Zweifel könnte dich eine Karte kosten.</translation>
    </message>
    <message>
        <source>You have seen none of the four Jacks elsewhere. A wrong call would cost you a card.</source>
        <translation>Keinen der vier Buben hast du anderswo gesehen. Zweifelst du zu Unrecht, kostet dich das eine Karte.</translation>
    </message>
    <message>
        <source>You have seen none of the four Kings elsewhere. A wrong call would cost you a second card.</source>
        <translation>Keinen der vier Könige hast du anderswo gesehen. Zweifelst du zu Unrecht, kostet dich das eine zweite Karte.</translation>
    </message>
    <message>
        <source>You have seen none of the four Queens elsewhere. A wrong call would cost you a card.</source>
        <translation>Keine der vier Damen hast du anderswo gesehen. Zweifelst du zu Unrecht, kostet dich das eine Karte.</translation>
    </message>
    <message>
        <source>You keep the Joker and lose no card to the {claim}.</source>
        <translation>Du behältst den Joker und verlierst durch die Ansage „{claim}“ keine Karte.</translation>
    </message>
    <message>
        <source>You keep the {card} for later.</source>
        <translation>Du behältst {card:acc} für später.</translation>
    </message>
    <message>
        <source>You know it is a lie, yet you would let it through.</source>
        <translation>Du weißt, dass es gelogen ist, und würdest die Ansage trotzdem wirken lassen.</translation>
    </message>
    <message>
        <source>You know it is a lie: a call would stop it and spare the Joker.</source>
        <translation>Du weißt, dass es gelogen ist: Zweifelst du es an, wirkt die Karte nicht, und du sparst dir den Joker.</translation>
    </message>
    <message>
        <source>You know it is true, and a wrong call costs a card.</source>
        <translation>Du weißt, dass die Ansage stimmt, und ein unberechtigter Zweifel kostet eine Karte.</translation>
    </message>
    <message>
        <source>You know it is true, and the Joker evades it.</source>
        <translation>Du weißt, dass die Ansage stimmt, und der Joker wehrt sie ab.</translation>
    </message>
    <message>
        <source>You know it is true: a call could only cost you a card.</source>
        <translation>Du weißt, dass die Ansage stimmt: Ein Zweifel könnte dich nur eine Karte kosten.</translation>
    </message>
    <message>
        <source>You know which card was laid: {card}.</source>
        <translation>Du weißt, welche Karte ausgespielt wurde: {card}.</translation>
    </message>
    <message>
        <source>You know which card {player} loses: {card}.</source>
        <translation>Du weißt, dass {player} damit {card:acc} verliert.</translation>
    </message>
    <message>
        <source>You lay the face-up card and keep the hidden one.</source>
        <translation>Du spielst die offene Karte aus und behältst die verdeckte.</translation>
    </message>
    <message>
        <source>{claim} is easier to believe than {other}: {player} has seen only {mine} of the four, but {theirs} of the other four.</source>
        <translation>„{claim}“ ist glaubhafter als „{other}“: {player} hat erst {mine} dieser vier Karten gesehen, von den anderen vier schon {theirs}.</translation>
    </message>
    <message>
        <source>{claim}: any of the four could have been laid.</source>
        <translation>{claim}: Jede der vier Karten kann die ausgespielte sein.</translation>
    </message>
    <message>
        <source>{claim}: you know where all four are, so this must be a lie.</source>
        <translation>{claim}: Du weißt, wo alle vier Karten sind, also muss das gelogen sein.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has already made this claim %n time(s) this round: {claim}. That argues against a call.</source>
        <translation>
            <numerusform>{player} hat in dieser Runde schon %n-mal {claim} angesagt. Das spricht gegen einen Zweifel.</numerusform>
            <numerusform>{player} hat in dieser Runde schon %n-mal {claim} angesagt. Das spricht gegen einen Zweifel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has already made this claim %n time(s) this round: {claim}. That argues for a call.</source>
        <translation>
            <numerusform>{player} hat in dieser Runde schon %n-mal {claim} angesagt. Das spricht für einen Zweifel.</numerusform>
            <numerusform>{player} hat in dieser Runde schon %n-mal {claim} angesagt. Das spricht für einen Zweifel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has more cards than {other}: {mine} to {theirs}.</source>
        <translation>{player} hat mehr Karten als {other}: {mine} gegen {theirs}.</translation>
    </message>
    <message>
        <source>{player} keeps the cards that everyone can see.</source>
        <translation>{player} behält die Karten, die alle sehen.</translation>
    </message>
    <message>
        <source>{player} loses the {card} and keeps the {other}.</source>
        <translation>{player} verliert {card:acc} und behält {other:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses this card: {card}. Of {cards} cards that may lie hidden, %n would be a Peasant or a Joker.</source>
        <translation>
            <numerusform>{player} verliert {card:acc}. Von {cards} Karten, die dort verdeckt liegen können, ist %n Bauer oder Joker.</numerusform>
            <numerusform>{player} verliert {card:acc}. Von {cards} Karten, die dort verdeckt liegen können, sind %n Bauern oder Joker.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>throne/refusal</name>
    <message>
        <source>A Joker does not stop an Ace.</source>
        <translation>Gegen ein Ass hilft kein Joker.</translation>
    </message>
    <message>
        <source>A claim is aimed at you: answer it first.</source>
        <translation>Dir gilt eine Ansage: Antworte zuerst darauf.</translation>
    </message>
    <message>
        <source>A false Ace costs a hidden card: pick one.</source>
        <translation>Ein falsches Ass kostet eine verdeckte Karte: Wähle eine aus.</translation>
    </message>
    <message>
        <source>Aim your claim at a rival, not at yourself.</source>
        <translation>Richte die Ansage gegen einen Gegner, nicht gegen dich.</translation>
    </message>
    <message>
        <source>All of {player}’s cards are face up: pick one of them.</source>
        <translation>Alle Karten von {player} liegen offen: Wähle eine davon.</translation>
    </message>
    <message>
        <source>An Ace was claimed: answer it first.</source>
        <translation>Ein Ass wurde angesagt: Antworte zuerst darauf.</translation>
    </message>
    <message>
        <source>Any claim but a Peasant draws from here.</source>
        <translation>Hier ziehst du nach jeder Ansage außer „Bauer“.</translation>
    </message>
    <message>
        <source>Everyone has answered the Ace: lay a card.</source>
        <translation>Auf das Ass haben schon alle geantwortet: Spiel eine Karte aus.</translation>
    </message>
    <message>
        <source>Nobody has claimed anything yet this round: lay a card.</source>
        <translation>In dieser Runde wurde noch nichts angesagt: Spiel eine Karte aus.</translation>
    </message>
    <message>
        <source>Pick a card first.</source>
        <translation>Wähle zuerst eine Karte.</translation>
    </message>
    <message>
        <source>Pick a hidden card here.</source>
        <translation>Wähle hier eine verdeckte Karte.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s cards.</source>
        <translation>Wähle eine Karte von {player}.</translation>
    </message>
    <message>
        <source>Show a Joker only when a Jack, Queen, or King is aimed at you.</source>
        <translation>Einen Joker zeigst du nur, wenn ein Bube, eine Dame oder ein König dir gilt.</translation>
    </message>
    <message>
        <source>The last claim is settled: lay a card of your own.</source>
        <translation>Die letzte Ansage ist erledigt: Spiel selbst eine Karte aus.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant and needs no answer.</source>
        <translation>Zuletzt wurde ein Bauer angesagt, und der braucht keine Antwort.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant, which cannot be called a lie.</source>
        <translation>Zuletzt wurde ein Bauer angesagt, und den darf niemand anzweifeln.</translation>
    </message>
    <message>
        <source>The last claim was aimed at {player}: only they could answer it.</source>
        <translation>Die letzte Ansage ging gegen {player}: Sonst durfte niemand antworten.</translation>
    </message>
    <message>
        <source>The round is not over yet.</source>
        <translation>Die Runde ist nicht vorbei.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one first.</source>
        <translation>Die Runde ist vorbei: Gib zuerst die nächste.</translation>
    </message>
    <message>
        <source>There is nothing to pick yet: lay a card first.</source>
        <translation>Noch gibt es nichts zu wählen: Spiel zuerst eine Karte aus.</translation>
    </message>
    <message>
        <source>These cards go into the next draw pile.</source>
        <translation>Diese Karten kommen mit dem nächsten Zugstapel zurück.</translation>
    </message>
    <message>
        <source>To act on this hand, claim a Jack, Queen, or King against {player}.</source>
        <translation>Um an diese Hand zu kommen, sag Bube, Dame oder König gegen {player} an.</translation>
    </message>
    <message>
        <source>To claim this, drop a card from your hand here.</source>
        <translation>Zieh eine Handkarte hierher, um das anzusagen.</translation>
    </message>
    <message>
        <source>You have already answered the last claim: lay a card.</source>
        <translation>Auf die letzte Ansage hast du schon geantwortet: Spiel eine Karte aus.</translation>
    </message>
    <message>
        <source>You have no face-up Joker.</source>
        <translation>Keiner deiner Joker liegt offen.</translation>
    </message>
    <message>
        <source>You have no face-up {card}.</source>
        <translation>{card:Acc} hast du nicht offen auf der Hand.</translation>
    </message>
    <message>
        <source>You have no hidden Joker.</source>
        <translation>Unter deinen verdeckten Karten ist kein Joker.</translation>
    </message>
    <message>
        <source>You have no hidden {card}.</source>
        <translation>{card:Acc} hast du nicht unter deinen verdeckten Karten.</translation>
    </message>
    <message>
        <source>{player} has no face-up {card}.</source>
        <translation>{player} hat {card:acc} nicht offen auf der Hand.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} spielt in dieser Partie nicht mit.</translation>
    </message>
    <message>
        <source>{player} is out of this round.</source>
        <translation>{player} ist aus dieser Runde ausgeschieden.</translation>
    </message>
</context>
<context>
    <name>throne/road</name>
    <message>
        <source>A single round is played, with four Jokers in the deck instead of two.</source>
        <translation>Gespielt wird eine einzelne Runde mit vier Jokern statt zwei.</translation>
    </message>
    <message>
        <source>A single round is played.</source>
        <translation>Gespielt wird eine einzelne Runde.</translation>
    </message>
    <message>
        <source>Down here everyone cheats, and nobody minds as long as it is done well.</source>
        <translation>Hier unten betrügen alle, und niemand nimmt es übel, solange es gut gemacht ist.</translation>
    </message>
    <message>
        <source>Everyone gets three cards instead of five.</source>
        <translation>Alle bekommen drei Karten statt fünf.</translation>
    </message>
    <message>
        <source>Gaspard has talked every traveler out of a horse. Now he wants yours.</source>
        <translation>Gaspard hat noch jedem Reisenden das Pferd abgeschwatzt. Deines hätte er auch gern.</translation>
    </message>
    <message>
        <source>Mice have eaten three Kings: only one is left in the deck.</source>
        <translation>Mäuse haben drei Könige gefressen: Es gibt nur noch einen.</translation>
    </message>
    <message>
        <source>The Broken Bridge</source>
        <translation>Die kaputte Brücke</translation>
    </message>
    <message>
        <source>The Ferry</source>
        <translation>Die Fähre</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <translation>Der Einsiedler</translation>
    </message>
    <message>
        <source>The King of Liars</source>
        <translation>Der König der Lügner</translation>
    </message>
    <message>
        <source>The Mill</source>
        <translation>Die Mühle</translation>
    </message>
    <message>
        <source>The Pilgrims’ Inn</source>
        <translation>Die Pilgerherberge</translation>
    </message>
    <message>
        <source>The Thieves’ Cellar</source>
        <translation>Der Diebeskeller</translation>
    </message>
    <message>
        <source>The Toll House</source>
        <translation>Das Zollhaus</translation>
    </message>
    <message>
        <source>The hermit no longer plays. He shows you three games that others lost, and asks what they should have done.</source>
        <translation>Der Einsiedler spielt mit niemandem mehr. Er zeigt dir drei Partien, die andere verloren haben, und fragt, was sie hätten tun sollen.</translation>
    </message>
    <message>
        <source>The old king is gone, and his throne stands empty. You set out for it with an empty purse, and the miller bets you a ride that you will lose at cards.</source>
        <translation>Der alte König ist fort, und sein Thron steht leer. Mit leerem Beutel machst du dich auf den Weg, und die Müllerin wettet um eine Fahrt mit dem Karren, dass du beim Kartenspiel verlierst.</translation>
    </message>
    <message>
        <source>The river is narrow and the ferry is fast, so Beatrix deals small hands.</source>
        <translation>Der Fluss ist schmal und die Fähre schnell, deshalb teilt Beatrix nur kleine Blätter aus.</translation>
    </message>
    <message>
        <source>The toll keeper has had enough of coins. Anyone who wants to pass has to sit down and play.</source>
        <translation>Der Zöllner hat genug von Münzen. Wer vorbei will, muss sich setzen und spielen.</translation>
    </message>
    <message>
        <source>Two pilgrims share your table. They pray with every eye closed but one.</source>
        <translation>Zwei Pilger sitzen mit dir am Tisch. Sie beten, alle Augen geschlossen bis auf eines.</translation>
    </message>
    <message>
        <source>Win by at least {number} rounds.</source>
        <translation>Gewinne mit mindestens {number} Runden Vorsprung.</translation>
    </message>
    <message>
        <source>Win five rounds to win the game.</source>
        <translation>Wer fünf Runden gewinnt, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Win with at least {number} cards left.</source>
        <translation>Gewinne mit mindestens {number} Karten auf der Hand.</translation>
    </message>
    <message>
        <source>Your cousin lost his nerve in the middle of a game, then lost his way. Someone has to finish the game for him.</source>
        <translation>Dein Vetter hat mitten im Spiel die Nerven verloren und dann den Weg. Jemand muss die Partie für ihn zu Ende spielen.</translation>
    </message>
</context>
<context>
    <name>throne/rule</name>
    <message>
        <source>A Jack or Queen may be aimed at a rival whose cards are all face up. It does nothing, but it may still be called a lie, and it draws 1 card.</source>
        <translation>Bube und Dame darfst du auch gegen einen Gegner ansagen, dessen Karten alle offen liegen. Sie bewirken dann nichts, dürfen aber angezweifelt werden, und du ziehst 1 Karte.</translation>
    </message>
    <message>
        <source>A Joker stops neither an Ace nor the loss of a card for a wrong call or a lie.</source>
        <translation>Ein Joker hilft weder gegen ein Ass noch gegen den Verlust einer Karte für eine Lüge oder einen unberechtigten Zweifel.</translation>
    </message>
    <message>
        <source>A Peasant does nothing, and you draw no card for it. It cannot be called a lie.</source>
        <translation>Ein Bauer bewirkt nichts, und du ziehst für ihn keine Karte. Niemand darf ihn anzweifeln.</translation>
    </message>
    <message>
        <source>A card you have seen</source>
        <translation>Eine Karte, die du gesehen hast</translation>
    </message>
    <message>
        <source>A false Ace</source>
        <translation>Ein falsches Ass</translation>
    </message>
    <message>
        <source>A laid card that nobody called is buried: it stays hidden. Cards that were shown, killed, or lost go face up among the discards.</source>
        <translation>Eine ausgespielte Karte, die niemand angezweifelt hat, wird begraben: Sie bleibt verdeckt. Gezeigte, beseitigte und verlorene Karten liegen offen auf dem Ablagestapel.</translation>
    </message>
    <message>
        <source>A new draw pile</source>
        <translation>Ein neuer Zugstapel</translation>
    </message>
    <message>
        <source>A random player begins the first round; after that, the winner of each round begins the next. Play goes clockwise.</source>
        <translation>Der Zufall entscheidet, wer die erste Runde beginnt; danach beginnt immer, wer die vorige gewonnen hat. Gespielt wird im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>A rival without cards is out at once. The player whose turn it is goes out only if they have no cards after drawing.</source>
        <translation>Ein Gegner ohne Karten scheidet sofort aus. Wer am Zug ist, scheidet erst aus, wenn auch nach dem Ziehen keine Karte da ist.</translation>
    </message>
    <message>
        <source>A true Ace</source>
        <translation>Ein echtes Ass</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Aim each of these at one rival, chosen when you make the claim. The Jack looks at one of the rival’s cards, the Queen turns one face up, and the King kills one. Only that rival answers: by accepting, calling you a liar, or showing a Joker. At the end of the turn you draw 1 card.</source>
        <translation>Sie richten sich gegen einen Gegner, den du mit der Ansage wählst. Der Bube sieht sich eine Karte des Gegners an, die Dame deckt eine auf, der König beseitigt eine. Nur dieser Gegner antwortet: Er glaubt dir, ruft „Lüge!“ oder zeigt einen Joker. Am Ende des Zuges ziehst du 1 Karte.</translation>
    </message>
    <message>
        <source>An Ace draws 2 cards. Any rival may call it a lie: all answer secretly, then reveal together. If several call, the one next in turn order is the challenger.</source>
        <translation>Für ein Ass ziehst du 2 Karten. Alle Gegner dürfen es anzweifeln; sie antworten verdeckt und decken gemeinsam auf. Zweifeln mehrere, zählt nur, wer von ihnen als Nächstes am Zug wäre.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Jede Karte</translation>
    </message>
    <message>
        <source>Buried cards and discards</source>
        <translation>Begrabene und abgelegte Karten</translation>
    </message>
    <message>
        <source>Called, and a lie</source>
        <translation>Angezweifelt und gelogen</translation>
    </message>
    <message>
        <source>Called, and true</source>
        <translation>Angezweifelt und wahr</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Each round you win is a point, and three points win the match. A single-round game ends with that round.</source>
        <translation>Jede gewonnene Runde bringt einen Punkt; mit drei Punkten gewinnst du die Partie. Eine Partie über nur eine Runde endet mit ihr.</translation>
    </message>
    <message>
        <source>Evading with a Joker</source>
        <translation>Mit einem Joker abwehren</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>If a card is needed and the draw pile is empty, shuffle all buried cards and all discards into a new one. If there are still too few cards, the rest are not drawn.</source>
        <translation>Wird eine Karte gebraucht und ist der Zugstapel leer, werden alle begrabenen und abgelegten Karten zu einem neuen gemischt. Reichen die Karten auch dann nicht, wird der Rest nicht gezogen.</translation>
    </message>
    <message>
        <source>If it is a lie, the card is discarded along with one more of the liar’s cards, which the challenger picks blind. No card is drawn.</source>
        <translation>Ist es gelogen, wird die Karte abgelegt und dazu eine weitere aus derselben Hand; wer angezweifelt hat, wählt sie blind. Es wird keine Karte gezogen.</translation>
    </message>
    <message>
        <source>If the Ace that was called is true, its player draws 2 cards and picks a card for the challenger to lose.</source>
        <translation>Wer ein echtes Ass ausgespielt hat, das angezweifelt wurde, zieht 2 Karten und wählt die Karte, die der Zweifel kostet.</translation>
    </message>
    <message>
        <source>Jack, Queen, and King</source>
        <translation>Bube, Dame und König</translation>
    </message>
    <message>
        <source>No end in sight</source>
        <translation>Kein Ende in Sicht</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <translation>Nichts verdeckt</translation>
    </message>
    <message>
        <source>On your turn you lay exactly one card face down and say what it is. You may not pass.</source>
        <translation>In deinem Zug spielst du genau eine Karte verdeckt aus und sagst, was sie ist. Passen darfst du nicht.</translation>
    </message>
    <message>
        <source>Only you know what your Jack saw. A hand has no order: once its owner lays a hidden card, the card you saw may still be in the hand or may be the one laid. Once a new draw pile is made, it may be in that pile, too.</source>
        <translation>Nur du weißt, was dein Bube gesehen hat. Eine Hand hat keine Reihenfolge: Wird daraus eine Karte verdeckt ausgespielt, kann es die gesehene sein; diese kann aber auch noch auf der Hand sein. Wurde ein neuer Zugstapel gemischt, kann sie auch darin liegen.</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Aus der Runde ausscheiden</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Picking</source>
        <translation>Karten wählen</translation>
    </message>
    <message>
        <source>Show a Joker to evade a Jack, Queen, or King. Discard it; it is not replaced. The card laid stays hidden, and its player still draws 1 card. A Joker cannot stop a Joker.</source>
        <translation>Zeig einen Joker, um Bube, Dame oder König abzuwehren. Leg den Joker ab; du bekommst keinen Ersatz. Die ausgespielte Karte bleibt verdeckt, und wer sie ausgespielt hat, zieht trotzdem 1 Karte. Gegen einen Joker hilft kein Joker.</translation>
    </message>
    <message>
        <source>The card is shown and discarded. It does nothing, and no card is drawn.</source>
        <translation>Die Karte wird gezeigt und abgelegt. Sie bewirkt nichts, und es wird keine Karte gezogen.</translation>
    </message>
    <message>
        <source>The card is shown. First it takes effect; then the caller, if they have any cards left, loses one picked by the accused player. Finally, the accused player draws 1 card.</source>
        <translation>Die Karte wird gezeigt und wirkt. Dann verliert, wer gezweifelt hat, eine Karte, falls noch eine da ist; wer am Zug ist, wählt sie und zieht danach 1 Karte.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Das Kartenspiel</translation>
    </message>
    <message>
        <source>The last player with cards wins the round. If everyone else is out, the player whose turn it is wins, even with no cards left.</source>
        <translation>Wer zuletzt noch Karten hat, gewinnt die Runde. Sind alle anderen ausgeschieden, gewinnt, wer am Zug ist, sogar ohne Karten.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>The round ends after 400 turns. The player with the most cards wins it; in a tie, the tied player next in turn order does.</source>
        <translation>Die Runde endet nach 400 Zügen. Es gewinnt, wer die meisten Karten hat; haben mehrere die meisten, gewinnt, wer von ihnen als Nächstes am Zug wäre.</translation>
    </message>
    <message>
        <source>There are 34 cards: four each of Seven to Ten, Jack, Queen, King, and Ace, plus two Jokers. For each round, shuffle them all and deal five to each player.</source>
        <translation>Es gibt 34 Karten: je vier Siebenen, Achten, Neunen, Zehnen, Buben, Damen, Könige und Asse, dazu zwei Joker. Vor jeder Runde werden sie neu gemischt, und alle bekommen fünf.</translation>
    </message>
    <message>
        <source>They are still part of the hand and count as cards. They stay visible until they leave the hand, and may be laid with any claim. A face-up Joker may still evade a claim.</source>
        <translation>Sie gehören weiter zur Hand und zählen als Karten. Sie bleiben sichtbar, bis sie die Hand verlassen, und dürfen mit jeder Ansage ausgespielt werden; auch ein offener Joker darf noch abwehren.</translation>
    </message>
    <message>
        <source>To pick a card, point at one of the hidden cards in the hand, which has just been shuffled. A card lost to a King or for a wrong call may be a face-up card instead; for a false Ace, only if there are no hidden cards. For a Jack or Queen, point only at hidden cards.</source>
        <translation>Um eine Karte zu wählen, zeigst du auf eine verdeckte; die Hand wird vorher gemischt. Bei einem König oder einem unberechtigten Zweifel darf es auch eine offene sein, bei einem falschen Ass nur, wenn keine verdeckt ist. Bube und Dame gelten nur verdeckten Karten.</translation>
    </message>
    <message>
        <source>What a Joker cannot stop</source>
        <translation>Wogegen ein Joker nicht hilft</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Winning a round</source>
        <translation>Eine Runde gewinnen</translation>
    </message>
    <message>
        <source>You may claim a Peasant (7 to 10), a Jack, a Queen, a King, or an Ace, but never a Joker. A claim that nobody calls a lie works, true or not.</source>
        <translation>Du sagst Bauer (7 bis 10), Bube, Dame, König oder Ass an, nie einen Joker. Eine Ansage, die nicht angezweifelt wird, wirkt, egal, ob sie stimmt oder nicht.</translation>
    </message>
    <message>
        <source>You may lay any card with any claim. A laid Joker is always a lie.</source>
        <translation>Du darfst jede Karte mit jeder Ansage ausspielen. Ein ausgespielter Joker ist immer eine Lüge, egal, was du ansagst.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
</context>
<context>
    <name>throne/section</name>
    <message>
        <source>Claims and answers</source>
        <translation>Ansagen und Antworten</translation>
    </message>
    <message>
        <source>How rounds and the match end</source>
        <translation>Wie Runden und Partie enden</translation>
    </message>
    <message>
        <source>Laying a card</source>
        <translation>Eine Karte ausspielen</translation>
    </message>
    <message>
        <source>Picking and showing cards</source>
        <translation>Karten wählen und zeigen</translation>
    </message>
    <message>
        <source>Piles and what you know</source>
        <translation>Die Stapel und dein Wissen</translation>
    </message>
</context>
<context>
    <name>throne/table</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>Noch %n Karte</numerusform>
            <numerusform>Noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>A card of {target}’s will be killed.</source>
        <translation>Eine Karte von {target} wird beseitigt.</translation>
    </message>
    <message>
        <source>A card of {target}’s will be looked at.</source>
        <translation>Eine Karte von {target} wird angesehen.</translation>
    </message>
    <message>
        <source>A card of {target}’s will be turned face up.</source>
        <translation>Eine Karte von {target} wird aufgedeckt.</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>A lie</source>
        <translation>Gelogen</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>Begraben</translation>
    </message>
    <message>
        <source>Claim: {claim}</source>
        <translation>Ansage: {claim}</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Zugstapel</translation>
    </message>
    <message>
        <source>Laid card</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Lay a card here</source>
        <translation>Karte hierher</translation>
    </message>
    <message>
        <source>Out of this round</source>
        <translation>Aus der Runde ausgeschieden</translation>
    </message>
    <message>
        <source>Rounds won: {number} of {goal}</source>
        <translation>Gewonnene Runden: {number} von {goal}</translation>
    </message>
    <message>
        <source>The card laid face down; you know what it is: {card}</source>
        <translation>Die verdeckt ausgespielte Karte; du kennst sie: {card}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>This card is face up: everyone can see it.</source>
        <translation>Diese Karte liegt offen: Alle sehen sie.</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Wahr</translation>
    </message>
    <message>
        <source>What do you say it is?</source>
        <translation>Was sagst du an?</translation>
    </message>
    <message>
        <source>You know a card in this hand: {card}.</source>
        <translation>Eine Karte dieser Hand kennst du: {card}.</translation>
    </message>
    <message>
        <source>You saw a card in this hand: {card}. Either it is still there, or it was laid face down.</source>
        <translation>In dieser Hand gesehen: {card}. Die Karte ist noch dort oder wurde verdeckt ausgespielt.</translation>
    </message>
    <message numerus="yes">
        <source>by %n round(s)</source>
        <translation>
            <numerusform>mit %n Runde Vorsprung</numerusform>
            <numerusform>mit %n Runden Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, face up for everyone</source>
        <translation>{card}, offen für alle</translation>
    </message>
    <message>
        <source>{claim} against {player}</source>
        <translation>{claim} gegen {player}</translation>
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
        <translation>{player} sagt {claim} gegen {target} an.</translation>
    </message>
    <message>
        <source>{player} claims {claim}.</source>
        <translation>{player} sagt {claim} an.</translation>
    </message>
    <message>
        <source>{player} is about to lay a card and say what it is.</source>
        <translation>{player} spielt gleich eine Karte aus und sagt sie an.</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Hand von {player}</translation>
    </message>
    <message>
        <source>{target} loses a card.</source>
        <translation>{target} verliert eine Karte.</translation>
    </message>
</context>
<context>
    <name>throne/type</name>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
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
        <translation>Bauer</translation>
    </message>
</context>
</TS>
