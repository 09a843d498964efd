<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>throne/aid</name>
    <message>
        <source>Accept: the claim works, and the card is buried.</source>
        <translation>Accepter&#x202f;: l’annonce prend effet, et la carte est enterrée.</translation>
    </message>
    <message>
        <source>Ace: draw 2.</source>
        <translation>As&#x202f;: piochez 2 cartes.</translation>
    </message>
    <message>
        <source>All rivals answer in secret. If several call, the one next in turn order is the challenger.</source>
        <translation>Tous répondent en secret&#x202f;; si plusieurs contestent, seul le premier dans l’ordre du tour est retenu.</translation>
    </message>
    <message>
        <source>Answering a Jack, Queen, or King</source>
        <translation>Face à un Valet, une Dame ou un Roi</translation>
    </message>
    <message>
        <source>Answering an Ace</source>
        <translation>Face à un As</translation>
    </message>
    <message>
        <source>Face-up cards are still part of the hand and may be laid.</source>
        <translation>Une carte face visible reste en main et peut être posée.</translation>
    </message>
    <message>
        <source>Four each of 7, 8, 9, 10, Jack, Queen, King, and Ace, plus two Jokers. Everyone starts with five cards.</source>
        <translation>Quatre cartes de chaque rang (7 à 10, Valet, Dame, Roi, As) et deux Jokers. Chacun reçoit cinq cartes.</translation>
    </message>
    <message>
        <source>Jack: look at a rival’s hidden card, then draw 1.</source>
        <translation>Valet&#x202f;: regardez une carte cachée adverse, puis piochez 1 carte.</translation>
    </message>
    <message>
        <source>Joker: you evade the claim. Discard the Joker; it is not replaced.</source>
        <translation>Joker&#x202f;: esquivez l’annonce. Défaussez-le sans le remplacer.</translation>
    </message>
    <message>
        <source>King: kill a rival’s card, then draw 1.</source>
        <translation>Roi&#x202f;: éliminez une carte adverse, puis piochez 1 carte.</translation>
    </message>
    <message>
        <source>Lay one card face down and claim a Peasant, Jack, Queen, King, or Ace.</source>
        <translation>Posez une carte face cachée et annoncez un Paysan, un Valet, une Dame, un Roi ou un As.</translation>
    </message>
    <message>
        <source>Liar! If the claim was a lie, the card is discarded: no effect, no draw.</source>
        <translation>«&#x202f;Mensonge&#x202f;!&#x202f;», si l’annonce est fausse&#x202f;: la carte est défaussée sans effet, et on ne pioche pas.</translation>
    </message>
    <message>
        <source>Liar! If the claim was true, it works anyway, and the caller loses a card.</source>
        <translation>«&#x202f;Mensonge&#x202f;!&#x202f;» mais l’annonce est vraie&#x202f;: elle prend quand même effet, et le joueur qui a contesté perd une carte.</translation>
    </message>
    <message>
        <source>Only the targeted rival answers.</source>
        <translation>Seul l’adversaire visé répond.</translation>
    </message>
    <message>
        <source>Peasant (7 to 10): no effect, no draw; cannot be called a lie.</source>
        <translation>Paysan (7 à 10)&#x202f;: sans effet ni pioche, et nul ne peut le contester.</translation>
    </message>
    <message>
        <source>Queen: turn a rival’s hidden card face up, then draw 1.</source>
        <translation>Dame&#x202f;: retournez une carte cachée adverse, puis piochez 1 carte.</translation>
    </message>
    <message>
        <source>Run out of cards and you are out; the last player with cards wins the round.</source>
        <translation>Sans carte, vous êtes hors jeu&#x202f;; le dernier à avoir encore des cartes gagne la manche.</translation>
    </message>
    <message>
        <source>The card you lose may be picked from your face-up cards; for a false Ace, only if you have no hidden cards.</source>
        <translation>La carte que vous perdez peut être une carte face visible&#x202f;; pour un faux As, seulement si vous n’avez aucune carte cachée.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Three rounds win the match.</source>
        <translation>Qui gagne trois manches remporte la partie.</translation>
    </message>
    <message>
        <source>True: the challenger loses a card. A lie: the liar loses the card laid and one more.</source>
        <translation>Vrai&#x202f;: contester coûte une carte. Faux&#x202f;: la carte posée est perdue, et une autre avec elle.</translation>
    </message>
    <message>
        <source>What claims do</source>
        <translation>L’effet des annonces</translation>
    </message>
    <message>
        <source>You may lay any card with any claim.</source>
        <translation>Vous pouvez poser n’importe quelle carte avec n’importe quelle annonce.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
</context>
<context>
    <name>throne/card</name>
    <message>
        <source>A Peasant: it has no power and draws no card.</source>
        <translation>Un Paysan n’a aucun pouvoir et ne fait rien piocher.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Draws 2 cards.</source>
        <translation>Piochez 2 cartes.</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Huit</translation>
    </message>
    <message>
        <source>Evades a Jack, Queen, or King aimed at you. Can never be claimed.</source>
        <translation>Permet d’esquiver un Valet, une Dame ou un Roi. Ne s’annonce jamais.</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Valet</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Kills a rival’s card. Draws 1 card.</source>
        <translation>Éliminez une carte adverse. Piochez 1 carte.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Roi</translation>
    </message>
    <message>
        <source>Looks at one of a rival’s cards. Draws 1 card.</source>
        <translation>Regardez une carte adverse. Piochez 1 carte.</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neuf</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Paysan</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sept</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dix</translation>
    </message>
    <message>
        <source>Turns one of a rival’s cards face up. Draws 1 card.</source>
        <translation>Retournez une carte adverse. Piochez 1 carte.</translation>
    </message>
    <message>
        <source>draw two</source>
        <translation>piocher 2</translation>
    </message>
    <message>
        <source>evade</source>
        <translation>esquiver</translation>
    </message>
    <message>
        <source>kill a card</source>
        <translation>éliminer</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>sans pouvoir</translation>
    </message>
    <message>
        <source>see a card</source>
        <translation>voir 1 carte</translation>
    </message>
    <message>
        <source>turn face up</source>
        <translation>retourner</translation>
    </message>
</context>
<context>
    <name>throne/course</name>
    <message>
        <source>A Jack lets you, and nobody else, look at one of your rival’s hidden cards. Claim a Jack.</source>
        <translation>Avec un Valet, vous regardez en secret une carte cachée de votre adversaire. Annoncez un Valet.</translation>
    </message>
    <message>
        <source>A Jack only looks at one of your rival’s cards.</source>
        <translation>Un Valet ne fait que regarder une carte de votre adversaire.</translation>
    </message>
    <message>
        <source>A King is aimed at your last card, a Joker. Show the Joker, and it is gone all the same. What can still save you?</source>
        <translation>Un Roi vise votre dernière carte, un Joker. Le montrer, c’est le perdre aussi. Qu’est-ce qui peut encore vous sauver&#x202f;?</translation>
    </message>
    <message>
        <source>A King kills a card; it does not turn one face up.</source>
        <translation>Un Roi élimine une carte et n’en retourne aucune.</translation>
    </message>
    <message>
        <source>A King kills one of your rival’s cards but shows you none of the others.</source>
        <translation>Un Roi élimine une carte de votre adversaire, mais ne vous en montre aucune autre.</translation>
    </message>
    <message>
        <source>A King, true or not, is aimed at you. Show your Joker to evade it, and you are sure to keep your Ace.</source>
        <translation>Un Roi, vrai ou faux, vous vise. Montrez un Joker pour l’esquiver&#x202f;: vous garderez votre As à coup sûr.</translation>
    </message>
    <message>
        <source>A Nine is not a King: the claim is a lie.</source>
        <translation>Un Neuf n’est pas un Roi&#x202f;: l’annonce est un mensonge.</translation>
    </message>
    <message>
        <source>A Peasant cannot be called, but it draws nothing. Make a bolder claim.</source>
        <translation>Personne ne peut contester un Paysan, mais il ne fait rien piocher. Osez annoncer mieux.</translation>
    </message>
    <message>
        <source>A Peasant cannot be called, so it is hardly a bluff, and it draws nothing.</source>
        <translation>Personne ne peut contester un Paysan&#x202f;: ce n’est guère un bluff, et il ne fait rien piocher.</translation>
    </message>
    <message>
        <source>A Peasant does nothing and draws nothing.</source>
        <translation>Un Paysan n’a aucun effet et ne fait rien piocher.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing: with no cards left, you are out.</source>
        <translation>Un Paysan ne fait rien piocher&#x202f;: sans carte, vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing: you would have even fewer cards.</source>
        <translation>Avec un Paysan, vous ne piochez rien&#x202f;: vous auriez encore moins de cartes.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing; every other claim draws.</source>
        <translation>Toutes les annonces font piocher, sauf le Paysan.</translation>
    </message>
    <message>
        <source>A Queen only turns one of your rival’s cards face up.</source>
        <translation>Une Dame ne fait que retourner une carte de votre adversaire.</translation>
    </message>
    <message>
        <source>A Queen turns one of your rival’s hidden cards face up, for everyone to see. Claim a Queen.</source>
        <translation>Une Dame retourne une carte cachée de votre adversaire&#x202f;: tout le monde la voit. Annoncez une Dame.</translation>
    </message>
    <message>
        <source>A Queen. It is noted beside your rival’s name, for your eyes only.</source>
        <translation>Une Dame. Elle est notée à côté du nom de votre adversaire&#x202f;; cette note n’est visible que de vous.</translation>
    </message>
    <message>
        <source>A call can hurt only a lie.</source>
        <translation>Contester n’arrête qu’un mensonge.</translation>
    </message>
    <message>
        <source>A false Jack, Queen, or King costs only the card you lay.</source>
        <translation>Un faux Valet, une fausse Dame ou un faux Roi ne coûte que la carte posée.</translation>
    </message>
    <message>
        <source>A lie. If you would be out anyway, a call costs nothing.</source>
        <translation>C’était un mensonge. Quand tout est perdu de toute façon, contester ne coûte rien.</translation>
    </message>
    <message>
        <source>A lie: the card is discarded without effect, and your rival draws nothing.</source>
        <translation>C’était un mensonge&#x202f;: la carte est défaussée, sans effet, et votre adversaire ne pioche pas.</translation>
    </message>
    <message>
        <source>A lie: your rival draws nothing and has no cards left. The round is yours, so you now have two points each.</source>
        <translation>Un mensonge&#x202f;: votre adversaire ne pioche rien et n’a plus de carte. La manche est à vous&#x202f;: deux points partout.</translation>
    </message>
    <message>
        <source>A player with few cards must lie to draw more.</source>
        <translation>Quand on a peu de cartes, il faut mentir pour en piocher.</translation>
    </message>
    <message>
        <source>A player with no cards after drawing is out. The Ten is your last card: lay it so that you stay in.</source>
        <translation>Si vous n’avez plus de carte après avoir pioché, vous êtes hors jeu. Le Dix est votre dernière carte&#x202f;: posez-le de façon à rester dans la manche.</translation>
    </message>
    <message>
        <source>Accept it or evade it: either way, you have no cards left.</source>
        <translation>Que vous acceptiez l’annonce ou l’esquiviez, vous n’avez plus de carte.</translation>
    </message>
    <message>
        <source>Accept the claim.</source>
        <translation>Acceptez l’annonce.</translation>
    </message>
    <message>
        <source>Accepting costs you a card, and so may calling.</source>
        <translation>Accepter coûte une carte, et contester peut en coûter une aussi.</translation>
    </message>
    <message>
        <source>All four Jacks are among the discards: your rival knows your Jack is a lie.</source>
        <translation>Les quatre Valets sont dans la défausse&#x202f;: votre adversaire sait que votre Valet est un mensonge.</translation>
    </message>
    <message>
        <source>All the cards have been shuffled, and everyone has five again.</source>
        <translation>Toutes les cartes ont été mélangées, et chacun en a de nouveau cinq.</translation>
    </message>
    <message>
        <source>All your rival’s cards are face up: a Jack or Queen finds nothing hidden and does nothing.</source>
        <translation>Toutes les cartes de votre adversaire sont face visible&#x202f;: un Valet ou une Dame ne trouve rien de caché et reste sans effet.</translation>
    </message>
    <message>
        <source>All your rival’s cards are face up: a Jack or Queen finds nothing hidden. Claim something that still costs your rival a card.</source>
        <translation>Toutes les cartes de votre adversaire sont face visible&#x202f;: un Valet ou une Dame n’y trouve rien de caché. Faites l’annonce qui lui coûte quand même une carte.</translation>
    </message>
    <message>
        <source>An Ace draws two cards and leaves your rival alone.</source>
        <translation>Un As fait piocher deux cartes et ne fait rien à votre adversaire.</translation>
    </message>
    <message>
        <source>An Ace draws two cards, but any rival may call it, and a false one costs two cards. Claim an Ace that no call can hurt.</source>
        <translation>Un As fait piocher deux cartes, mais tout adversaire peut le contester, et un faux As en coûte deux. Annoncez un As qui ne craint aucune contestation.</translation>
    </message>
    <message>
        <source>An Ace draws two cards.</source>
        <translation>Un As fait piocher deux cartes.</translation>
    </message>
    <message>
        <source>Another knight with two cards claims an Ace. Of 100 Aces claimed by knights with five or more cards, {many} are lies; with one or two, {few}. Answer the claim.</source>
        <translation>Un autre chevalier pose l’une de ses deux cartes et annonce un As. Sur 100 As annoncés par des chevaliers qui ont cinq cartes ou plus, {many} sont des mensonges&#x202f;; avec une ou deux, {few}. Répondez.</translation>
    </message>
    <message>
        <source>Another lie: the first one drew no card. Marshals give away less: {first} of 100 opening Kings are lies, and {after} of 100 claims after a lie.</source>
        <translation>Encore un mensonge&#x202f;: le premier n’a rien fait piocher. Les maréchaux se trahissent moins&#x202f;: sur 100 Rois d’ouverture, {first} sont des mensonges&#x202f;; sur 100 annonces après un mensonge, {after}.</translation>
    </message>
    <message>
        <source>Answer a claim, and learn what a wrong call costs.</source>
        <translation>Répondre à une annonce, et savoir ce qu’il en coûte de contester à tort.</translation>
    </message>
    <message>
        <source>Believed, it works like the true card. Called, it costs you only the Seven.</source>
        <translation>Si l’on vous croit, ce bluff a l’effet de la vraie carte. Contesté, il ne vous coûte qu’un Sept.</translation>
    </message>
    <message>
        <source>Bluff, and learn what it costs to be caught.</source>
        <translation>Bluffer, et savoir ce qu’il en coûte d’être démasqué.</translation>
    </message>
    <message>
        <source>Call it: “Liar!”</source>
        <translation>Contestez&#x202f;: «&#x202f;Mensonge&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>Call what must be a lie, and bluff where it costs little.</source>
        <translation>Contester ce qui est forcément un mensonge, et bluffer quand cela coûte peu.</translation>
    </message>
    <message>
        <source>Caught with a false Ace, you lose the card you laid and one more.</source>
        <translation>Si votre faux As est démasqué, vous perdez la carte posée et une de plus.</translation>
    </message>
    <message>
        <source>Caught: a false Ace costs your rival the last card as well. Marshals are no different: {many} and {few} of 100.</source>
        <translation>Mensonge démasqué&#x202f;: un faux As coûte aussi à votre adversaire sa dernière carte. Les maréchaux font de même&#x202f;: {many} et {few} sur 100.</translation>
    </message>
    <message>
        <source>Choose one of your rival’s cards.</source>
        <translation>Désignez une carte de votre adversaire.</translation>
    </message>
    <message>
        <source>Choose the Ace.</source>
        <translation>Désignez l’As.</translation>
    </message>
    <message>
        <source>Choose the hidden card in your rival’s hand.</source>
        <translation>Désignez la carte face cachée dans la main de votre adversaire.</translation>
    </message>
    <message>
        <source>Claim a card you do not have.</source>
        <translation>Annoncez une carte que vous n’avez pas.</translation>
    </message>
    <message>
        <source>Count and bluff</source>
        <translation>Compter et bluffer</translation>
    </message>
    <message>
        <source>Drag a Seven to the Queen claim.</source>
        <translation>Faites glisser un Sept sur l’annonce Dame.</translation>
    </message>
    <message>
        <source>Drag the Ace to the Ace claim.</source>
        <translation>Faites glisser l’As sur l’annonce As.</translation>
    </message>
    <message>
        <source>Drag the Jack to the Jack claim.</source>
        <translation>Faites glisser le Valet sur l’annonce Valet.</translation>
    </message>
    <message>
        <source>Drag the King from your hand to the King claim.</source>
        <translation>Faites glisser le Roi de votre main sur l’annonce Roi.</translation>
    </message>
    <message>
        <source>Drag the King to the King claim.</source>
        <translation>Faites glisser le Roi sur l’annonce Roi.</translation>
    </message>
    <message>
        <source>Drag the Nine to the Queen claim.</source>
        <translation>Faites glisser le Neuf sur l’annonce Dame.</translation>
    </message>
    <message>
        <source>Drag the Queen to the Queen claim.</source>
        <translation>Faites glisser la Dame sur l’annonce Dame.</translation>
    </message>
    <message>
        <source>Drag the Seven to the King claim.</source>
        <translation>Faites glisser le Sept sur l’annonce Roi.</translation>
    </message>
    <message>
        <source>Drag the Seven to the Peasant claim.</source>
        <translation>Faites glisser le Sept sur l’annonce Paysan.</translation>
    </message>
    <message>
        <source>Drag the Ten to the Jack claim.</source>
        <translation>Faites glisser le Dix sur l’annonce Valet.</translation>
    </message>
    <message>
        <source>Draw two cards, and learn what an Ace puts at stake.</source>
        <translation>Piocher deux cartes, et savoir ce qu’un As met en jeu.</translation>
    </message>
    <message>
        <source>Each round won is a point; three points win the match. Your rival laid their last card as a Queen, but you hold two, and two are among the discards.</source>
        <translation>Chaque manche gagnée vaut un point&#x202f;; il en faut trois pour gagner. Votre adversaire annonce une Dame avec sa dernière carte, mais vous avez deux Dames, et les deux autres sont dans la défausse.</translation>
    </message>
    <message>
        <source>Every claim but the Peasant draws at least one card.</source>
        <translation>Sauf le Paysan, toute annonce fait piocher au moins une carte.</translation>
    </message>
    <message>
        <source>Find the card that kills one of your rival’s cards.</source>
        <translation>Cherchez la carte qui élimine une carte adverse.</translation>
    </message>
    <message>
        <source>How can I be sure of a lie?</source>
        <translation>Comment savoir à coup sûr que c’est un mensonge&#x202f;?</translation>
    </message>
    <message>
        <source>How do I get new cards?</source>
        <translation>Comment obtenir de nouvelles cartes&#x202f;?</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Comment gagner&#x202f;?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Comment gagner</translation>
    </message>
    <message>
        <source>If a lie is called, the card is discarded: no effect, no draw. A false Ace costs one more. Tell a lie that costs only one card if called.</source>
        <translation>Quand on conteste un mensonge, la carte est défaussée, sans effet ni pioche. Un faux As coûte une carte de plus. Mentez en ne risquant qu’une carte.</translation>
    </message>
    <message>
        <source>If it is called, you lose the {card}. A Seven would do just as well.</source>
        <translation>Si votre annonce est contestée, vous perdez {card:def}. Un Sept ferait aussi bien l’affaire.</translation>
    </message>
    <message>
        <source>If your rival calls that lie, it does nothing. A true King works even if it is called.</source>
        <translation>Contesté, ce mensonge reste sans effet. Un vrai Roi agit même si on le conteste.</translation>
    </message>
    <message>
        <source>It had to be a lie. Your rival loses that card and another of your choice.</source>
        <translation>C’était forcément un mensonge. Votre adversaire perd cette carte et une autre de votre choix.</translation>
    </message>
    <message>
        <source>It really was a King: it kills a card, and your wrong call costs you another.</source>
        <translation>C’était bien un Roi&#x202f;: il élimine une carte, et contester à tort vous en coûte une autre.</translation>
    </message>
    <message>
        <source>It really was a King: it kills one card, your wrong call costs you the other, and you are out.</source>
        <translation>C’était bien un Roi&#x202f;: il élimine une carte, contester à tort vous coûte l’autre, et vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>It was the only hidden card, and you know what it is.</source>
        <translation>C’était la seule carte cachée, et vous la connaissez.</translation>
    </message>
    <message>
        <source>Keep the Joker until you need it to evade a claim.</source>
        <translation>Garder le Joker pour l’annonce qu’il faudra esquiver.</translation>
    </message>
    <message>
        <source>Kill the card that your rival will miss most.</source>
        <translation>Éliminer la carte qui manquera le plus à votre adversaire.</translation>
    </message>
    <message>
        <source>Know what ends a round and what ends the match.</source>
        <translation>Savoir ce qui termine une manche, et ce qui termine la partie.</translation>
    </message>
    <message>
        <source>Later, the same knight, just caught lying, claims a King again. Of 100 claims after such a lie, {lies} are lies, too. Answer the claim.</source>
        <translation>Plus tard, le même chevalier, qu’on vient de prendre à mentir, annonce de nouveau un Roi. Sur 100 annonces faites après un tel mensonge, {lies} sont aussi des mensonges. Répondez.</translation>
    </message>
    <message>
        <source>Lay a card, and know how many you draw.</source>
        <translation>Poser une carte, et savoir combien on en pioche.</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Mensonge&#x202f;!</translation>
    </message>
    <message>
        <source>Look at a card, and answer accordingly.</source>
        <translation>Regarder une carte, et répondre en conséquence.</translation>
    </message>
    <message>
        <source>May I lie?</source>
        <translation>Puis-je mentir&#x202f;?</translation>
    </message>
    <message>
        <source>Most of these Kings are true.</source>
        <translation>La plupart de ces Rois sont vrais.</translation>
    </message>
    <message>
        <source>Most of these claims are lies.</source>
        <translation>La plupart de ces annonces sont des mensonges.</translation>
    </message>
    <message>
        <source>Now bluff cheaply: lay a card you will not miss, and claim one your rival may believe. All four Jacks are among the discards.</source>
        <translation>Bluffez à peu de frais&#x202f;: posez une carte dont vous pouvez vous passer, avec une annonce à laquelle votre adversaire peut croire. Les quatre Valets sont dans la défausse.</translation>
    </message>
    <message>
        <source>On your turn, lay exactly one card face down and say what it is. Begin safely: lay a card as a Peasant, which cannot be called a lie.</source>
        <translation>À votre tour, posez une seule carte face cachée et annoncez ce qu’elle est censée être. Commencez sans risque&#x202f;: posez-en une comme Paysan, que personne ne peut contester.</translation>
    </message>
    <message>
        <source>One card lost, not two. Players with a King like to begin with it.</source>
        <translation>Une carte perdue au lieu de deux. Quand on a un Roi, on commence volontiers par lui.</translation>
    </message>
    <message>
        <source>Press the button that deals the next round.</source>
        <translation>Appuyez sur le bouton qui distribue la manche suivante.</translation>
    </message>
    <message>
        <source>Right: the claim is true. The Queen will turn one of your cards face up, but you keep them all.</source>
        <translation>Juste&#x202f;: l’annonce est vraie. La Dame retournera une de vos cartes, mais vous les gardez toutes.</translation>
    </message>
    <message>
        <source>Rounds and the match</source>
        <translation>Les manches et la partie</translation>
    </message>
    <message>
        <source>Run out of cards and you are out; the last player with cards wins. Your rival has one card. Kill it: drag your King to the King claim.</source>
        <translation>Sans carte, on est hors jeu&#x202f;; le dernier à avoir encore des cartes gagne. Votre adversaire n’en a qu’une. Éliminez-la&#x202f;: faites glisser votre Roi sur l’annonce Roi.</translation>
    </message>
    <message>
        <source>Show the Joker.</source>
        <translation>Montrez le Joker.</translation>
    </message>
    <message>
        <source>Stay in the round with one card left.</source>
        <translation>Rester dans la manche avec une seule carte.</translation>
    </message>
    <message>
        <source>That claim draws one card at most. An Ace draws two.</source>
        <translation>Cette annonce fait piocher une carte au plus. Un As en fait piocher deux.</translation>
    </message>
    <message>
        <source>That costs your rival a hidden card, not the King.</source>
        <translation>Votre adversaire perd une carte cachée, mais garde le Roi.</translation>
    </message>
    <message>
        <source>That is the price of a wrong call. Only the player targeted by a Jack, Queen, or King answers it.</source>
        <translation>Voilà ce qu’il en coûte de contester à tort. À un Valet, à une Dame ou à un Roi, seul le joueur visé répond.</translation>
    </message>
    <message>
        <source>That is the truth about your cards, but a Peasant draws nothing.</source>
        <translation>C’est la vérité, mais un Paysan ne fait rien piocher.</translation>
    </message>
    <message>
        <source>That is true: a bluff claims a different card.</source>
        <translation>C’est la vérité&#x202f;: un bluff annonce ce que la carte n’est pas.</translation>
    </message>
    <message>
        <source>The Ace</source>
        <translation>L’As</translation>
    </message>
    <message>
        <source>The Ace is among the discards, and you draw a card for your King.</source>
        <translation>L’As est dans la défausse, et votre Roi vous fait piocher une carte.</translation>
    </message>
    <message>
        <source>The Jack</source>
        <translation>Le Valet</translation>
    </message>
    <message>
        <source>The Jacks are all gone, and a false Ace costs two cards.</source>
        <translation>Il n’y a plus de Valets, et un faux As coûte deux cartes.</translation>
    </message>
    <message>
        <source>The Joker</source>
        <translation>Le Joker</translation>
    </message>
    <message>
        <source>The Joker has left your hand and can no longer evade anything.</source>
        <translation>Le Joker a quitté votre main et ne peut plus rien esquiver.</translation>
    </message>
    <message>
        <source>The Joker is discarded and not replaced: you have no cards left and are out.</source>
        <translation>Le Joker est défaussé et n’est pas remplacé&#x202f;: sans carte, vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>The Joker is still yours, but that claim is not true.</source>
        <translation>Vous avez toujours le Joker, mais cette annonce est fausse.</translation>
    </message>
    <message>
        <source>The King</source>
        <translation>Le Roi</translation>
    </message>
    <message>
        <source>The King is face up in your rival’s hand.</source>
        <translation>Le Roi est face visible dans la main de votre adversaire.</translation>
    </message>
    <message>
        <source>The King kills a card, hidden or face up.</source>
        <translation>Le Roi élimine une carte, cachée ou face visible.</translation>
    </message>
    <message>
        <source>The King kills your last card, and you are out.</source>
        <translation>Le Roi élimine votre dernière carte, et vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>The King works: it kills one of your two cards, perhaps the Ace.</source>
        <translation>Le Roi agit&#x202f;: il élimine une de vos deux cartes, peut-être l’As.</translation>
    </message>
    <message>
        <source>The Nine is gone, but your rival keeps the Ace.</source>
        <translation>Le Neuf est éliminé, mais votre adversaire garde l’As.</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>La Dame</translation>
    </message>
    <message>
        <source>The Queen works, so your rival draws a card and stays in the round.</source>
        <translation>La Dame agit&#x202f;: votre adversaire pioche une carte et reste dans la manche.</translation>
    </message>
    <message>
        <source>The cards from 7 to 10 are Peasants.</source>
        <translation>Les cartes de 7 à 10 sont des Paysans.</translation>
    </message>
    <message>
        <source>The hand was shuffled, so any hidden card will do.</source>
        <translation>La main a été mélangée&#x202f;: n’importe quelle carte cachée convient.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>La dernière carte</translation>
    </message>
    <message>
        <source>The lie</source>
        <translation>Le mensonge</translation>
    </message>
    <message>
        <source>The lie is discarded and does nothing. A card that everyone has seen is hard to lie with.</source>
        <translation>La carte est défaussée, et le mensonge reste sans effet. On ment mal avec une carte que tout le monde a vue.</translation>
    </message>
    <message>
        <source>True, and the Joker still protects you.</source>
        <translation>C’est vrai, et le Joker vous protège toujours.</translation>
    </message>
    <message>
        <source>Turn a card face up, and catch your rival lying with it.</source>
        <translation>Retourner une carte, et démasquer l’adversaire qui s’en sert pour mentir.</translation>
    </message>
    <message>
        <source>Two cards for you, one fewer for your rival: nobody likes to call an Ace.</source>
        <translation>Deux cartes pour vous, une de moins pour votre adversaire&#x202f;: personne n’aime contester un As.</translation>
    </message>
    <message>
        <source>Use earlier claims and the number of cards left to judge whether a claim is a lie.</source>
        <translation>Juger, d’après les annonces passées et le nombre de cartes, si l’on vous ment.</translation>
    </message>
    <message>
        <source>What can I do on my turn?</source>
        <translation>Que puis-je faire à mon tour&#x202f;?</translation>
    </message>
    <message>
        <source>What claims tell you</source>
        <translation>Ce que disent les annonces</translation>
    </message>
    <message>
        <source>What does a Jack do?</source>
        <translation>Que fait un Valet&#x202f;?</translation>
    </message>
    <message>
        <source>What does a King do?</source>
        <translation>Que fait un Roi&#x202f;?</translation>
    </message>
    <message>
        <source>What does a Queen do?</source>
        <translation>Que fait une Dame&#x202f;?</translation>
    </message>
    <message>
        <source>What does a wrong call cost?</source>
        <translation>Que perd-on à contester à tort&#x202f;?</translation>
    </message>
    <message>
        <source>What does an Ace do?</source>
        <translation>Que fait un As&#x202f;?</translation>
    </message>
    <message>
        <source>What does it cost to be caught?</source>
        <translation>Que coûte un mensonge démasqué&#x202f;?</translation>
    </message>
    <message>
        <source>What ends the match?</source>
        <translation>Quand la partie se termine-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>What happens to a face-up card?</source>
        <translation>Que devient une carte face visible&#x202f;?</translation>
    </message>
    <message>
        <source>What is a Joker good for?</source>
        <translation>À quoi sert un Joker&#x202f;?</translation>
    </message>
    <message>
        <source>What may I do when a claim is aimed at me?</source>
        <translation>Que puis-je faire quand une annonce me vise&#x202f;?</translation>
    </message>
    <message>
        <source>When am I out?</source>
        <translation>Quand suis-je hors jeu&#x202f;?</translation>
    </message>
    <message>
        <source>Which claims are likely to be lies?</source>
        <translation>Quelles annonces sont probablement des mensonges&#x202f;?</translation>
    </message>
    <message>
        <source>Win by being the last one with cards.</source>
        <translation>Gagner en étant le dernier à avoir des cartes.</translation>
    </message>
    <message>
        <source>You can claim the Queen and the Ten truthfully.</source>
        <translation>Vous pouvez annoncer la Dame et le Dix pour ce qu’ils sont.</translation>
    </message>
    <message>
        <source>You can never claim a Joker: laying one is always a lie. Keep it, and make a true claim.</source>
        <translation>Un Joker ne s’annonce jamais&#x202f;: le poser, c’est toujours mentir. Gardez-le, et annoncez la vérité.</translation>
    </message>
    <message>
        <source>You draw at the end of your turn. If the draw pile is empty, buried cards and discards form a new one.</source>
        <translation>Vous piochez à la fin de votre tour. Si la pioche est vide, les cartes enterrées et la défausse en forment une nouvelle.</translation>
    </message>
    <message>
        <source>You each have two points, and the next round decides the match. You won the last round, so you begin: deal the cards.</source>
        <translation>Deux points partout&#x202f;: la prochaine manche décide de la partie. Vous avez gagné la précédente, c’est donc vous qui commencez. Distribuez.</translation>
    </message>
    <message>
        <source>You evade the claim, and nobody learns what was laid. The Joker is gone. A Joker stops a Jack, Queen, or King, but not an Ace.</source>
        <translation>Vous esquivez l’annonce, et personne ne saura quelle carte a été posée. Le Joker est perdu. Un Joker arrête un Valet, une Dame ou un Roi, mais pas un As.</translation>
    </message>
    <message>
        <source>You have a Jack: claim it truthfully.</source>
        <translation>Vous avez un Valet&#x202f;: annoncez donc un Valet.</translation>
    </message>
    <message>
        <source>You have a Queen: claim it truthfully.</source>
        <translation>Vous avez une Dame&#x202f;: annoncez donc une Dame.</translation>
    </message>
    <message>
        <source>You have no Joker, and if you accept, you are out.</source>
        <translation>Vous n’avez pas de Joker, et si vous acceptez, vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>You hold two Aces, and two are among the discards. Your rival can have none.</source>
        <translation>Vous avez deux As, et les deux autres sont dans la défausse. Il n’en reste aucun à poser.</translation>
    </message>
    <message>
        <source>You hold two Aces, and two are among the discards: it was a lie, and now your rival draws two cards.</source>
        <translation>Vous avez deux As, et les deux autres sont dans la défausse&#x202f;: c’était un mensonge, et votre adversaire pioche maintenant deux cartes.</translation>
    </message>
    <message>
        <source>You hold two Queens, and two are among the discards: this one is a lie.</source>
        <translation>Vous avez deux Dames, et les deux autres sont dans la défausse&#x202f;: celle-ci est un mensonge.</translation>
    </message>
    <message>
        <source>You know it is a Nine, and still you let it kill one of your cards.</source>
        <translation>C’est un Neuf, vous le savez, et vous le laissez éliminer une de vos cartes.</translation>
    </message>
    <message>
        <source>You let the Ace through, and your rival draws two cards.</source>
        <translation>Vous laissez passer l’As, et votre adversaire pioche deux cartes.</translation>
    </message>
    <message>
        <source>You let the King through, and it kills one of your two cards.</source>
        <translation>Vous laissez passer le Roi, et il élimine une de vos deux cartes.</translation>
    </message>
    <message>
        <source>You may lie and lay any card with any claim. You hold nothing but Peasants. Lay one with a claim that still lets you draw.</source>
        <translation>Vous pouvez mentir&#x202f;: posez n’importe quelle carte avec n’importe quelle annonce. Vous n’avez que des Paysans. Posez-en un avec une annonce qui fait quand même piocher.</translation>
    </message>
    <message>
        <source>You may pick a face-up card: choose the King.</source>
        <translation>Vous pouvez choisir une carte face visible&#x202f;: désignez le Roi.</translation>
    </message>
    <message>
        <source>You saw the Queen: the claim is true. The Queen takes effect, and your wrong call costs you a card.</source>
        <translation>Vous avez vu la Dame&#x202f;: l’annonce est vraie. Elle prend effet, et contester à tort vous coûte une carte.</translation>
    </message>
    <message>
        <source>Your rival accepts your King. Choose the card it kills.</source>
        <translation>Votre adversaire accepte votre Roi. Désignez la carte à éliminer.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose a hidden card: it will be face up until it leaves the hand, but it still counts as a card.</source>
        <translation>Votre adversaire accepte. Désignez une carte cachée&#x202f;: elle est retournée et reste visible jusqu’à ce qu’elle quitte la main, mais compte toujours.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose from the face-up cards, and kill the one that draws two cards.</source>
        <translation>Votre adversaire accepte. Parmi ses cartes face visible, éliminez celle qui fait piocher deux cartes.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose the hidden card: you see it, and it stays in the hand.</source>
        <translation>Votre adversaire accepte. Désignez la carte cachée&#x202f;: vous la voyez, et elle reste dans sa main.</translation>
    </message>
    <message>
        <source>Your rival believes it, so it works like the true card. The card you laid is buried unseen.</source>
        <translation>Votre adversaire y croit&#x202f;: l’annonce a donc l’effet de la vraie carte. La carte posée est enterrée sans être vue.</translation>
    </message>
    <message>
        <source>Your rival called your Queen a lie, but it was true, so it worked. You pick a card for the caller to lose: pick the King.</source>
        <translation>Votre adversaire a contesté votre Dame, mais elle était vraie. Elle a donc agi, et c’est vous qui choisissez la carte qu’il perd. Désignez le Roi.</translation>
    </message>
    <message>
        <source>Your rival claims a King against your last card. Accept, show a Joker, or call “Liar!”: one of these may save you.</source>
        <translation>Votre adversaire annonce un Roi contre votre dernière carte. Accepter, crier «&#x202f;Mensonge&#x202f;!&#x202f;» ou montrer un Joker&#x202f;: l’une de ces réponses peut vous sauver.</translation>
    </message>
    <message>
        <source>Your rival claims an Ace. Of the four in the deck, two are among the discards. Count those in your hand, then answer.</source>
        <translation>Votre adversaire annonce un As. Sur les quatre, deux sont dans la défausse. Comptez ceux de votre main, puis répondez.</translation>
    </message>
    <message>
        <source>Your rival has no cards left. You have won the round, and with it the match.</source>
        <translation>Votre adversaire n’a plus de carte. Vous avez gagné la manche, et avec elle la partie.</translation>
    </message>
    <message>
        <source>Your rival has only one card: choose that one.</source>
        <translation>Votre adversaire n’a qu’une carte&#x202f;: désignez-la.</translation>
    </message>
    <message>
        <source>Your rival laid a Peasant, too. Now keep your hand full: a Jack, Queen, or King draws one card, an Ace two. Claim one of them.</source>
        <translation>Votre adversaire a aussi posé un Paysan. Ne tombez pas à court de cartes&#x202f;: un Valet, une Dame ou un Roi en fait piocher une, un As deux. Faites l’une de ces annonces.</translation>
    </message>
    <message>
        <source>Your rival lays that very Nine, which everyone has seen, and claims a King. Stop the claim.</source>
        <translation>Votre adversaire pose justement ce Neuf, que tout le monde a vu, et annonce un Roi. Ne laissez pas faire.</translation>
    </message>
    <message>
        <source>Your rival lays the hidden card and claims a Queen against you. A wrong call costs you a card. Answer so that you lose none.</source>
        <translation>Votre adversaire pose la carte cachée et annonce une Dame contre vous. Contester à tort coûte une carte. Répondez sans en perdre aucune.</translation>
    </message>
    <message>
        <source>Your rival lets it pass: you draw and stay in. With your last card, the truth is not always the safe claim.</source>
        <translation>Votre adversaire laisse passer&#x202f;: vous piochez et restez dans la manche. Avec votre dernière carte, la vérité n’est pas toujours l’annonce la plus sûre.</translation>
    </message>
    <message>
        <source>Your rival may call that claim a lie, true or not. A Peasant cannot be called.</source>
        <translation>Votre adversaire peut contester cette annonce, vraie ou non. Personne ne peut contester un Paysan.</translation>
    </message>
    <message>
        <source>Your rival, a knight, begins the round with a King. Of 100 such claims by knights, {lies} are lies. A wrong call costs you a second card. Answer the claim.</source>
        <translation>Votre adversaire, un chevalier, commence la manche par un Roi. Sur 100 Rois annoncés ainsi par des chevaliers, {lies} sont des mensonges. Contester à tort vous coûte une deuxième carte. Répondez.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Your turn is over. A Peasant draws nothing, so you have one card fewer.</source>
        <translation>Votre tour est terminé. Un Paysan ne fait rien piocher&#x202f;: vous avez une carte de moins.</translation>
    </message>
    <message>
        <source>“Liar!” Your card is discarded, and you draw nothing. That is all it costs.</source>
        <translation>«&#x202f;Mensonge&#x202f;!&#x202f;» Votre carte est défaussée, et vous ne piochez rien. C’est tout.</translation>
    </message>
    <message>
        <source>“Liar!” says your rival, but it really is an Ace. You have drawn two cards, and the challenger loses one. Pick that card.</source>
        <translation>«&#x202f;Mensonge&#x202f;!&#x202f;», a dit votre adversaire, mais c’est bien un As. Vous avez pioché deux cartes, et contester en coûte une à votre adversaire. Choisissez-la.</translation>
    </message>
</context>
<context>
    <name>throne/examples</name>
    <message>
        <source>A King may kill this Ace or one of the hidden cards, picked blind. For a Jack, a Queen, or a false Ace, only the two hidden cards can be picked.</source>
        <translation>Un Roi peut éliminer cet As, ou une des cartes cachées, choisie à l’aveugle. Pour un Valet, une Dame ou un faux As, on ne peut désigner qu’une des deux cartes cachées.</translation>
    </message>
    <message>
        <source>All cards in this hand are face up. The Queen does nothing, but the player who laid it still draws a card.</source>
        <translation>Toutes les cartes de cette main sont face visible. La Dame n’a aucun effet, mais le joueur qui l’a posée pioche une carte.</translation>
    </message>
    <message>
        <source>Each round won is a point. The first player to three points wins the match and takes the throne.</source>
        <translation>Chaque manche gagnée vaut un point. Le premier joueur à trois points gagne la partie et prend le trône.</translation>
    </message>
    <message>
        <source>Laid as a Peasant, your last card draws nothing, and you are out. Laid as a Jack, it draws a card unless it is called a lie.</source>
        <translation>Posée comme Paysan, votre dernière carte ne fait rien piocher, et vous êtes hors jeu. Posée comme Valet, elle fait piocher une carte, sauf si l’on démasque le mensonge.</translation>
    </message>
    <message>
        <source>Run out of cards and you are out. The last player with cards wins the round.</source>
        <translation>Sans carte, un joueur est hors jeu. Le dernier à avoir encore des cartes gagne la manche.</translation>
    </message>
    <message>
        <source>This Ace is not a Peasant, yet the claim cannot be called a lie. It draws nothing, though: only the claim counts.</source>
        <translation>Cet As n’est pas un Paysan, et pourtant personne ne peut contester l’annonce. Mais il ne fait rien piocher&#x202f;: seule l’annonce compte.</translation>
    </message>
    <message>
        <source>This Nine was laid as a King. If it is not called, it kills a card, just as a King does.</source>
        <translation>Ce Neuf a été posé comme Roi. Si personne ne conteste, il élimine une carte, comme un vrai Roi.</translation>
    </message>
    <message>
        <source>This Seven was laid as an Ace and called. It is discarded, and the challenger picks a second card. Laid as a King, it would have been the only card lost.</source>
        <translation>Ce Sept a été posé comme As et contesté. Il est défaussé, et le joueur qui a contesté désigne une deuxième carte à perdre. Posé comme Roi, ce Sept aurait été la seule perte.</translation>
    </message>
    <message>
        <source>You called a true King. It kills one of your cards all the same, and the wrong call costs you a second one.</source>
        <translation>Vous avez contesté un vrai Roi. Il élimine tout de même une de vos cartes, et contester à tort vous en coûte une deuxième.</translation>
    </message>
    <message>
        <source>Your Jack saw this Queen. Then your rival laid a card face down: it may be the Queen, or the Queen may still be in the hand.</source>
        <translation>Votre Valet a vu cette Dame. Puis votre adversaire a posé une carte face cachée&#x202f;: c’est peut-être la Dame, à moins qu’elle ne soit encore en main.</translation>
    </message>
    <message>
        <source>Your Joker evades the King, true or not. The Joker is gone, nobody learns what was laid, and your rival still draws a card.</source>
        <translation>Votre Joker esquive le Roi, vrai ou non. Le Joker est perdu, personne ne sait ce qui a été posé, et votre adversaire pioche quand même une carte.</translation>
    </message>
    <message>
        <source>Your last card, a true King, kills the last card of your only rival. You win, even with no cards left yourself.</source>
        <translation>Votre dernière carte, un vrai Roi, élimine la dernière carte de votre seul adversaire. Vous gagnez, même sans carte.</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>face visible</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>éliminée</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>posée</translation>
    </message>
    <message>
        <source>laid as a King</source>
        <translation>posée comme Roi</translation>
    </message>
    <message>
        <source>laid as a Peasant</source>
        <translation>posée comme Paysan</translation>
    </message>
    <message>
        <source>laid as a Queen</source>
        <translation>posée comme Dame</translation>
    </message>
    <message>
        <source>laid as an Ace</source>
        <translation>posée comme As</translation>
    </message>
    <message>
        <source>lost as well</source>
        <translation>perdue aussi</translation>
    </message>
    <message>
        <source>seen before</source>
        <translation>déjà vue</translation>
    </message>
    <message>
        <source>your last card</source>
        <translation>votre dernière carte</translation>
    </message>
    <message>
        <source>yours, shown</source>
        <translation>à vous, montré</translation>
    </message>
</context>
<context>
    <name>throne/fault</name>
    <message>
        <source>Aiming at the wrong rival</source>
        <translation>Viser le mauvais adversaire</translation>
    </message>
    <message>
        <source>Believing claims too readily</source>
        <translation>Croire trop vite les annonces</translation>
    </message>
    <message>
        <source>Bluffing where the truth was better</source>
        <translation>Bluffer quand la vérité vaut mieux</translation>
    </message>
    <message>
        <source>Calling “Liar!” too readily</source>
        <translation>Contester trop vite les annonces</translation>
    </message>
    <message>
        <source>Claiming the wrong card</source>
        <translation>Annoncer la mauvaise carte</translation>
    </message>
    <message>
        <source>Picking the wrong card</source>
        <translation>Choisir la mauvaise carte</translation>
    </message>
    <message>
        <source>Showing a Joker at the wrong time</source>
        <translation>Montrer un Joker au mauvais moment</translation>
    </message>
    <message>
        <source>Telling the truth where a bluff was better</source>
        <translation>Dire la vérité quand un bluff vaut mieux</translation>
    </message>
</context>
<context>
    <name>throne/game</name>
    <message>
        <source>A false Ace costs a hidden card, picked blind, or a face-up card if none is hidden.</source>
        <translation>Un faux As coûte une carte cachée, choisie à l’aveugle, ou une carte face visible si aucune n’est cachée.</translation>
    </message>
    <message>
        <source>Bluff about the cards you lay face down, call out the liars, and be the last one with cards.</source>
        <translation>Bluffez&#x202f;: annoncez ce que vous posez face cachée, contestez les mensonges et gardez des cartes jusqu’au bout.</translation>
    </message>
    <message>
        <source>Bluff and call</source>
        <translation>Bluff et contestation</translation>
    </message>
    <message>
        <source>In a game begun before this change, a false Ace may still cost a face-up card.</source>
        <translation>Dans une partie commencée auparavant, un faux As peut encore coûter une carte face visible.</translation>
    </message>
    <message>
        <source>The card lost for a wrong call or a lie may now be a face-up card.</source>
        <translation>La carte perdue pour avoir menti ou contesté à tort peut désormais être une carte face visible.</translation>
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
        <translation>Faites-vous contester {number} fois en disant la vérité.</translation>
    </message>
    <message>
        <source>Call {number} lies in one game.</source>
        <translation>Contestez {number} mensonges dans une partie.</translation>
    </message>
    <message>
        <source>Claim {number} Aces that nobody calls a lie.</source>
        <translation>Annoncez {number} As que personne ne conteste.</translation>
    </message>
    <message>
        <source>Evade {number} claims with Jokers in one game.</source>
        <translation>Esquivez {number} annonces avec un Joker dans une partie.</translation>
    </message>
    <message>
        <source>Get away with {number} false Kings.</source>
        <translation>Faites passer {number} faux Rois.</translation>
    </message>
    <message>
        <source>Get away with {number} lies in one game.</source>
        <translation>Faites passer {number} mensonges dans une partie.</translation>
    </message>
    <message>
        <source>Hold {number} cards at the same time.</source>
        <translation>Ayez {number} cartes en main.</translation>
    </message>
    <message>
        <source>Kill {number} cards with Kings in one game.</source>
        <translation>Éliminez {number} cartes avec des Rois dans une partie.</translation>
    </message>
    <message>
        <source>Knock rivals out of a round {number} times.</source>
        <translation>Mettez {number} fois un adversaire hors jeu.</translation>
    </message>
    <message>
        <source>Look at {number} cards with Jacks in one game.</source>
        <translation>Regardez {number} cartes avec des Valets dans une partie.</translation>
    </message>
    <message>
        <source>Turn {number} cards face up with Queens in one game.</source>
        <translation>Retournez {number} cartes avec des Dames dans une partie.</translation>
    </message>
    <message>
        <source>Win a game in which a rival was two rounds ahead of you.</source>
        <translation>Gagnez une partie où un adversaire avait deux manches d’avance sur vous.</translation>
    </message>
    <message>
        <source>Win a game in which you never lie.</source>
        <translation>Gagnez une partie sans jamais mentir.</translation>
    </message>
    <message>
        <source>Win a game two rounds ahead of everyone else.</source>
        <translation>Gagnez une partie avec deux manches d’avance sur tous les autres.</translation>
    </message>
    <message>
        <source>Win a round without telling a single lie.</source>
        <translation>Gagnez une manche sans mentir une seule fois.</translation>
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
        <translation>V</translation>
    </message>
    <message>
        <source>K</source>
        <translation>R</translation>
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
        <translation>Un Valet regarde une carte</translation>
    </message>
    <message>
        <source>A King kills a card</source>
        <translation>Un Roi élimine une carte</translation>
    </message>
    <message>
        <source>A Queen turns a card up</source>
        <translation>Une Dame retourne une carte</translation>
    </message>
    <message>
        <source>A card is laid</source>
        <translation>Une carte est posée</translation>
    </message>
    <message>
        <source>A card is lost</source>
        <translation>Une carte est perdue</translation>
    </message>
    <message>
        <source>A claim is answered</source>
        <translation>On répond à une annonce</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Joueur actif</translation>
    </message>
    <message>
        <source>An Ace is answered</source>
        <translation>On répond à un As</translation>
    </message>
    <message>
        <source>Cards left to draw</source>
        <translation>Cartes à piocher</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Cartes face visible</translation>
    </message>
    <message>
        <source>Laid face up</source>
        <translation>Posée face visible</translation>
    </message>
    <message>
        <source>Last turn’s claim</source>
        <translation>Annonce du tour précédent</translation>
    </message>
    <message>
        <source>Last turn’s target</source>
        <translation>Cible précédente</translation>
    </message>
    <message>
        <source>Loses a card</source>
        <translation>Perd une carte</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Hors de la manche</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Targeted rival</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La manche est terminée</translation>
    </message>
    <message>
        <source>Turns so far</source>
        <translation>Tours joués</translation>
    </message>
</context>
<context>
    <name>throne/lesson</name>
    <message>
        <source>A Peasant is safe: it cannot be called a lie. But it draws nothing, so your hand shrinks by a card.</source>
        <translation>Un Paysan est sans risque&#x202f;: personne ne peut le contester. Mais il ne fait rien piocher, et votre main perd une carte.</translation>
    </message>
    <message>
        <source>A card nobody called is buried and stays hidden; a card that was shown is face up among the discards. Count: if you see all four Kings elsewhere, a claimed King must be a lie.</source>
        <translation>Une carte que personne n’a contestée est enterrée et reste cachée&#x202f;; une carte montrée est face visible dans la défausse. Comptez&#x202f;: si vous voyez les quatre Rois ailleurs, un Roi annoncé est forcément un mensonge.</translation>
    </message>
    <message>
        <source>A card you know to be in your rival’s hand is noted beside their name. Once your rival lays a hidden card, it may be the one you know, so the note gets a question mark.</source>
        <translation>Une carte que vous connaissez dans la main de votre adversaire est notée à côté de son nom. Dès qu’il pose une carte sans la montrer, ce peut être celle-là&#x202f;: un point d’interrogation s’ajoute à la note.</translation>
    </message>
    <message>
        <source>A lie was found out: the card is among the discards, it had no effect, and nothing was drawn.</source>
        <translation>Un mensonge a été démasqué&#x202f;: la carte a été défaussée sans effet, et personne n’a pioché.</translation>
    </message>
    <message>
        <source>A true claim was called a lie: it worked all the same, and the caller lost a card for it.</source>
        <translation>Une annonce vraie a été contestée&#x202f;: elle a pris effet quand même, et le joueur qui a contesté a perdu une carte.</translation>
    </message>
    <message>
        <source>An Ace draws two cards, and anyone may call it a lie. A false Ace costs two cards, and a wrong call costs you one.</source>
        <translation>Un As fait piocher deux cartes, et tout le monde peut le contester. Un faux As coûte deux cartes, et contester à tort vous en coûte une.</translation>
    </message>
    <message>
        <source>Someone has a face-up card. It still counts and may be laid, but everyone knows what it is: lying with it fools nobody.</source>
        <translation>Quelqu’un a une carte face visible. Elle compte toujours et peut être posée, mais tout le monde la connaît&#x202f;: mentir avec elle ne trompe personne.</translation>
    </message>
    <message>
        <source>The match is over: three rounds win the throne.</source>
        <translation>La partie est terminée&#x202f;: trois manches gagnées donnent le trône.</translation>
    </message>
    <message>
        <source>The round is over: everyone but the winner is out. The winner begins the next one. Three rounds win the match.</source>
        <translation>La manche est terminée&#x202f;: il ne reste que le gagnant, qui commence la suivante. Le premier à gagner trois manches remporte la partie.</translation>
    </message>
    <message>
        <source>Welcome! Everyone starts with five cards. Run out and you are out. Each turn you lay one card face down and say what it is. Begin: drag a card to one of the claims in the middle.</source>
        <translation>Bienvenue&#x202f;! Chacun commence avec cinq cartes&#x202f;; quand vous n’en avez plus, vous êtes hors jeu. À chaque tour, posez une carte face cachée et annoncez ce qu’elle est censée être. Commencez&#x202f;: faites glisser une carte sur l’une des annonces au milieu.</translation>
    </message>
    <message>
        <source>You are the target, and you have a Joker. Show it: nothing happens to you, and nobody learns what was laid. But the Joker is gone.</source>
        <translation>Une annonce vous vise, et vous avez un Joker. Montrez-le&#x202f;: il ne vous arrive rien, et personne ne sait quelle carte a été posée. Mais le Joker est perdu.</translation>
    </message>
    <message>
        <source>You may claim what you like, whatever the card is. A bluff that is believed works like the true card, but your rival may call it a lie. Try it: lay a 7, 8, 9, or 10 as a King.</source>
        <translation>Vous pouvez annoncer ce que vous voulez, quelle que soit la carte. Un bluff auquel on croit agit comme la vraie carte, mais votre adversaire peut le contester. Essayez&#x202f;: posez un 7, 8, 9 ou 10 comme Roi.</translation>
    </message>
    <message>
        <source>You may pick one of your rival’s cards. The hand was shuffled, so just choose any hidden card.</source>
        <translation>Choisissez une carte de votre adversaire. Sa main a été mélangée&#x202f;: désignez n’importe quelle carte cachée.</translation>
    </message>
    <message>
        <source>Your rival claims a card against you. Is it true? Catch a lie, and your rival loses the card for nothing; call the truth a lie, and you lose a card. Answer with the buttons on the table.</source>
        <translation>Votre adversaire annonce une carte contre vous. Est-ce vrai&#x202f;? Si vous contestez un mensonge, votre adversaire perd sa carte pour rien&#x202f;; si vous contestez la vérité, vous en perdez une. Répondez avec les boutons de la table.</translation>
    </message>
</context>
<context>
    <name>throne/log</name>
    <message>
        <source>Accepts.</source>
        <translation>Accepte.</translation>
    </message>
    <message>
        <source>After 400 turns, the player with the most cards wins the round.</source>
        <translation>Après 400 tours, le joueur qui a le plus de cartes gagne la manche.</translation>
    </message>
    <message>
        <source>All of {player}’s cards are face up: nothing happens.</source>
        <translation>Aucune carte cachée chez {player}&#x202f;: il ne se passe rien.</translation>
    </message>
    <message>
        <source>Claims {claim} against {player} with {card}.</source>
        <translation>Annonce {claim:ind} contre {player} en posant {card:def}.</translation>
    </message>
    <message>
        <source>Claims {claim} against {player}.</source>
        <translation>Annonce {claim:ind} contre {player}.</translation>
    </message>
    <message>
        <source>Claims {claim} with {card}.</source>
        <translation>Annonce {claim:ind} en posant {card:def}.</translation>
    </message>
    <message>
        <source>Claims {claim}.</source>
        <translation>Annonce {claim:ind}.</translation>
    </message>
    <message>
        <source>Discards {player}’s {card}.</source>
        <translation>Défausse {card:def} chez {player}.</translation>
    </message>
    <message>
        <source>Draws a card.</source>
        <translation>Pioche une carte.</translation>
    </message>
    <message>
        <source>Draws {card}.</source>
        <translation>Pioche {card:def}.</translation>
    </message>
    <message>
        <source>Evades with a Joker.</source>
        <translation>Esquive avec un Joker.</translation>
    </message>
    <message>
        <source>Has no cards left and is out of the round.</source>
        <translation>N’a plus de cartes et quitte la manche.</translation>
    </message>
    <message>
        <source>Kills {player}’s {card}.</source>
        <translation>Élimine {card:def} chez {player}.</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Mensonge&#x202f;!</translation>
    </message>
    <message>
        <source>Liar! Called by {players}. The challenger is {player}.</source>
        <translation>Mensonge&#x202f;! Annonce contestée par {players}. Contestation retenue&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>Looks at one of {player}’s cards.</source>
        <translation>Regarde une carte chez {player}.</translation>
    </message>
    <message>
        <source>Looks at {player}’s {card}.</source>
        <translation>Regarde {card:def} chez {player}.</translation>
    </message>
    <message>
        <source>No cards are left to draw.</source>
        <translation>Il n’y a plus de carte à piocher.</translation>
    </message>
    <message>
        <source>Nobody calls it a lie.</source>
        <translation>Personne ne conteste.</translation>
    </message>
    <message>
        <source>Shuffles all the cards and deals.</source>
        <translation>Mélange toutes les cartes et distribue.</translation>
    </message>
    <message>
        <source>The claim was a lie: {card}.</source>
        <translation>C’était un mensonge&#x202f;: la carte est {card:ind}.</translation>
    </message>
    <message>
        <source>The claim was true: {card}.</source>
        <translation>C’était vrai&#x202f;: la carte est {card:ind}.</translation>
    </message>
    <message>
        <source>The draw pile is empty: buried cards and discards are shuffled into a new one.</source>
        <translation>La pioche est vide&#x202f;: les cartes enterrées et la défausse sont mélangées pour en former une nouvelle.</translation>
    </message>
    <message>
        <source>Turns {player}’s {card} face up.</source>
        <translation>Retourne {card:def} chez {player}.</translation>
    </message>
    <message>
        <source>Wins the game and takes the throne.</source>
        <translation>Gagne la partie et prend le trône.</translation>
    </message>
    <message>
        <source>Wins the round.</source>
        <translation>Gagne la manche.</translation>
    </message>
    <message>
        <source>Your five cards: {cards}.</source>
        <translation>Vos cinq cartes&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{player} gets five cards.</source>
        <translation>{player} reçoit cinq cartes.</translation>
    </message>
</context>
<context>
    <name>throne/move</name>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>Distribuer la manche suivante</translation>
    </message>
    <message>
        <source>Kill one of {player}’s hidden cards</source>
        <translation>Éliminer une carte cachée chez {player}</translation>
    </message>
    <message>
        <source>Kill {player}’s {card}</source>
        <translation>Éliminer {card:def} chez {player}</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Mensonge&#x202f;!</translation>
    </message>
    <message>
        <source>Look at one of {player}’s cards</source>
        <translation>Regarder une carte chez {player}</translation>
    </message>
    <message>
        <source>Pick a hidden card</source>
        <translation>Choisir une carte cachée</translation>
    </message>
    <message>
        <source>Pick the card that {player} loses</source>
        <translation>Choisir la carte que perd {player}</translation>
    </message>
    <message>
        <source>Pick the face-up {card}</source>
        <translation>Choisir {card:def} face visible</translation>
    </message>
    <message>
        <source>Pick the {card} for {player} to lose</source>
        <translation>Faire perdre {card:def} à {player}</translation>
    </message>
    <message>
        <source>Show a Joker</source>
        <translation>Montrer un Joker</translation>
    </message>
    <message>
        <source>Turn one of {player}’s cards face up</source>
        <translation>Retourner une carte chez {player}</translation>
    </message>
    <message>
        <source>Use the face-up Joker</source>
        <translation>Utiliser le Joker face visible</translation>
    </message>
    <message>
        <source>{card} (face up) as {claim}</source>
        <translation>{card}, face visible, comme {claim}</translation>
    </message>
    <message>
        <source>{card} (face up) as {claim} against {player}</source>
        <translation>{card}, face visible, comme {claim} contre {player}</translation>
    </message>
    <message>
        <source>{card} as {claim}</source>
        <translation>{card} comme {claim}</translation>
    </message>
    <message>
        <source>{card} as {claim} against {player}</source>
        <translation>{card} comme {claim} contre {player}</translation>
    </message>
</context>
<context>
    <name>throne/number</name>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>No card in Throne has a value you can change.</source>
        <translation>Aucune carte de Throne n’a de valeur modifiable.</translation>
    </message>
    <message>
        <source>Rounds to win the match</source>
        <translation>Manches pour gagner la partie</translation>
    </message>
</context>
<context>
    <name>throne/option</name>
    <message>
        <source>A single round</source>
        <translation>Une seule manche</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Match: first to win three rounds</source>
        <translation>Partie en trois manches gagnantes</translation>
    </message>
</context>
<context>
    <name>throne/prompt</name>
    <message>
        <source>Drop a card on the claim you want to make.</source>
        <translation>Posez une carte sur l’annonce de votre choix.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s cards to kill.</source>
        <translation>Désignez la carte à éliminer chez {player}.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s cards to turn face up.</source>
        <translation>Désignez la carte à retourner chez {player}.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s hidden cards to look at.</source>
        <translation>Désignez la carte cachée à regarder chez {player}.</translation>
    </message>
    <message>
        <source>Pick the card that {player} loses.</source>
        <translation>Désignez la carte que perd {player}.</translation>
    </message>
    <message>
        <source>Pick the hidden card that {player} loses.</source>
        <translation>Désignez la carte cachée que perd {player}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>La manche est finie. Distribuez la suivante.</translation>
    </message>
    <message>
        <source>{player} claims a Jack to see a card. True?</source>
        <translation>{player} annonce un Valet pour regarder une carte. Vrai&#x202f;?</translation>
    </message>
    <message>
        <source>{player} claims a King to kill a card. True?</source>
        <translation>{player} annonce un Roi pour éliminer une carte. Vrai&#x202f;?</translation>
    </message>
    <message>
        <source>{player} claims a Queen to turn a card up. True?</source>
        <translation>{player} annonce une Dame pour retourner une carte. Vrai&#x202f;?</translation>
    </message>
    <message>
        <source>{player} claims an Ace to draw two cards. True?</source>
        <translation>{player} annonce un As pour piocher deux cartes. Vrai&#x202f;?</translation>
    </message>
    <message>
        <source>{player} claims an Ace. Does anybody call it a lie?</source>
        <translation>{player} annonce un As. Qui conteste&#x202f;?</translation>
    </message>
</context>
<context>
    <name>throne/reason</name>
    <message>
        <source>A Joker you show is gone. The King may kill any of your {cards} cards.</source>
        <translation>Un Joker montré est perdu. Le Roi peut éliminer n’importe laquelle de vos {cards} cartes.</translation>
    </message>
    <message>
        <source>A Peasant cannot be called a lie, whatever the card is. It draws nothing.</source>
        <translation>Personne ne peut contester un Paysan, quelle que soit la carte. Il ne fait rien piocher.</translation>
    </message>
    <message>
        <source>A bluff: if nobody calls it, it works as if true. If somebody does, it costs you another card.</source>
        <translation>Un bluff&#x202f;: si personne ne le conteste, il agit comme la vraie carte. Sinon, il vous coûte une carte de plus.</translation>
    </message>
    <message>
        <source>A bluff: if {player} believes it, it works as if true.</source>
        <translation>Un bluff, qui agit comme la vraie carte si {player} y croit.</translation>
    </message>
    <message>
        <source>A false Ace that is called costs you another card. This claim never does.</source>
        <translation>Un faux As contesté vous coûte une carte de plus. Cette annonce, jamais.</translation>
    </message>
    <message>
        <source>A lie: {player} has one card left, and only a call can save it.</source>
        <translation>Un mensonge&#x202f;: {player} n’a plus qu’une carte et doit contester pour la sauver.</translation>
    </message>
    <message>
        <source>A rival who may call it knows it is a lie.</source>
        <translation>Un adversaire qui peut contester sait que c’est un mensonge.</translation>
    </message>
    <message>
        <source>A wrong call would cost you a card.</source>
        <translation>Contester à tort vous coûterait une carte.</translation>
    </message>
    <message>
        <source>A wrong call would cost you one of your {cards} cards.</source>
        <translation>Contester à tort vous coûterait une de vos {cards} cartes.</translation>
    </message>
    <message>
        <source>A wrong call would cost you your last card.</source>
        <translation>Contester à tort vous coûterait votre dernière carte.</translation>
    </message>
    <message>
        <source>Anyone who challenges a true Ace loses a card.</source>
        <translation>Contester un vrai As coûte une carte.</translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, a call costs {player} another card and leaves %n.</source>
        <translation>
            <numerusform>Si c’est un mensonge, contester coûte à {player} une carte de plus&#x202f;: il lui en reste %n.</numerusform>
            <numerusform>Si c’est un mensonge, contester coûte à {player} une carte de plus&#x202f;: il lui en reste %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, a call leaves {player} with %n card(s) instead of {other}.</source>
        <translation>
            <numerusform>Contester un mensonge laisserait à {player} %n carte au lieu de {other}.</numerusform>
            <numerusform>Contester un mensonge laisserait à {player} %n cartes au lieu de {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it is a lie, a call saves one of your {cards} cards from the King.</source>
        <translation>Si c’est un mensonge, contester protège du Roi une de vos {cards} cartes.</translation>
    </message>
    <message>
        <source>If it is a lie, a call stops it and spares your Joker.</source>
        <translation>Si c’est un mensonge, contester l’arrête et épargne votre Joker.</translation>
    </message>
    <message>
        <source>If it is a lie, a call stops it, and no card is drawn.</source>
        <translation>Si c’est un mensonge, contester l’arrête, et aucune carte n’est piochée.</translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, calling it keeps your %n card(s) hidden.</source>
        <translation>
            <numerusform>Si c’est un mensonge, contester vous laisse %n carte cachée.</numerusform>
            <numerusform>Si c’est un mensonge, contester vous laisse %n cartes cachées.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it really is a King, calling it costs you two of your {cards} cards, not one.</source>
        <translation>Si c’est bien un Roi, contester vous coûte deux de vos {cards} cartes, au lieu d’une.</translation>
    </message>
    <message>
        <source>If it works, {player} loses their last card and is out.</source>
        <translation>Si l’annonce passe, {player} perd sa dernière carte et quitte la manche.</translation>
    </message>
    <message numerus="yes">
        <source>If {player} accepts, a card turns face up, leaving %n hidden.</source>
        <translation>
            <numerusform>Si {player} accepte, une de ses cartes est retournée, et %n reste cachée.</numerusform>
            <numerusform>Si {player} accepte, une de ses cartes est retournée, et %n restent cachées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If {player} accepts, they lose a card and have %n left.</source>
        <translation>
            <numerusform>Si {player} accepte, cela lui coûte une carte et lui en laisse %n.</numerusform>
            <numerusform>Si {player} accepte, cela lui coûte une carte et lui en laisse %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is true, and {player} has one card left: no answer can save it.</source>
        <translation>C’est vrai, et {player} n’a plus qu’une carte&#x202f;: aucune réponse ne la sauve.</translation>
    </message>
    <message>
        <source>It is true, so a call cannot stop it: you draw {mine} instead of {other}.</source>
        <translation>C’est vrai, contester n’y change donc rien&#x202f;: vous piochez {mine} au lieu de {other}.</translation>
    </message>
    <message>
        <source>It is true: a call cannot stop it.</source>
        <translation>C’est vrai&#x202f;: contester ne peut pas l’arrêter.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost the challenger a card.</source>
        <translation>L’annonce est vraie&#x202f;: la contester coûterait une carte.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost {player} a card.</source>
        <translation>C’est vrai&#x202f;: si {player} conteste, cela lui coûte une carte.</translation>
    </message>
    <message>
        <source>It is your last card, and a Peasant draws nothing: you are out.</source>
        <translation>C’est votre dernière carte, et un Paysan ne fait rien piocher&#x202f;: vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>It is your last card: unless this bluff is called, you draw and stay in.</source>
        <translation>C’est votre dernière carte&#x202f;: si ce bluff n’est pas contesté, vous piochez et restez dans la manche.</translation>
    </message>
    <message>
        <source>It really is a King: whatever you answer, it takes your last card.</source>
        <translation>C’est bien un Roi&#x202f;: il prend votre dernière carte, quelle que soit votre réponse.</translation>
    </message>
    <message numerus="yes">
        <source>Of the four, %n cannot be the card laid: {claim}.</source>
        <translation>
            <numerusform>{claim}&#x202f;: sur les quatre cartes, %n n’a pas pu être posée.</numerusform>
            <numerusform>{claim}&#x202f;: sur les quatre cartes, %n n’ont pas pu être posées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of {cards} cards that may lie hidden, %n would be a Jack, Queen, King or Ace.</source>
        <translation>
            <numerusform>Sur les {cards} cartes que peut cacher cette main, %n est un Valet, une Dame, un Roi ou un As.</numerusform>
            <numerusform>Sur les {cards} cartes que peut cacher cette main, %n sont des Valets, Dames, Rois ou As.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Joker evades a true claim as well. A wrong call costs you one of your {cards} cards.</source>
        <translation>Le Joker esquive aussi une annonce vraie. Contester à tort vous coûte une de vos {cards} cartes.</translation>
    </message>
    <message>
        <source>The Joker evades the claim, whether or not it is true.</source>
        <translation>Le Joker esquive l’annonce, qu’elle soit vraie ou non.</translation>
    </message>
    <message>
        <source>The Joker is your last card: show it and you are out.</source>
        <translation>Le Joker est votre dernière carte&#x202f;: sans lui, vous êtes hors jeu.</translation>
    </message>
    <message numerus="yes">
        <source>The Joker keeps your %n other hidden card(s) hidden.</source>
        <translation>
            <numerusform>Grâce au Joker, %n autre carte reste cachée.</numerusform>
            <numerusform>Grâce au Joker, vos %n autres cartes restent cachées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Joker keeps {player} from looking at your %n other card(s).</source>
        <translation>
            <numerusform>Le Joker empêche {player} de regarder %n autre carte.</numerusform>
            <numerusform>Le Joker empêche {player} de regarder une de vos %n autres cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Joker saves your %n other card(s) from the King.</source>
        <translation>
            <numerusform>Le Joker protège du Roi %n autre carte.</numerusform>
            <numerusform>Le Joker protège du Roi vos %n autres cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The King takes your last card, and you are out.</source>
        <translation>Le Roi prend votre dernière carte, et vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>The King would take your last card: only a call can save it.</source>
        <translation>Le Roi prendrait votre dernière carte&#x202f;: contester est votre seule chance.</translation>
    </message>
    <message>
        <source>The card was face up: you know the claim is a lie.</source>
        <translation>La carte était face visible&#x202f;: vous savez que l’annonce est fausse.</translation>
    </message>
    <message>
        <source>The hand was shuffled: each hidden card is as likely as any other.</source>
        <translation>La main a été mélangée&#x202f;: toutes les cartes cachées se valent.</translation>
    </message>
    <message>
        <source>This begins the next round.</source>
        <translation>La manche suivante commence ainsi.</translation>
    </message>
    <message>
        <source>Unless it is called a lie, you draw {mine} instead of {other}.</source>
        <translation>Si personne ne conteste, vous piochez {mine} au lieu de {other}.</translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Aces elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Vous avez vu ailleurs %n des quatre As. Si celui-ci est un mensonge, contester l’arrête.</numerusform>
            <numerusform>Vous avez vu ailleurs %n des quatre As. Si celui-ci est un mensonge, contester l’arrête.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Jacks elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Vous avez vu ailleurs %n des quatre Valets. Si celui-ci est un mensonge, contester l’arrête.</numerusform>
            <numerusform>Vous avez vu ailleurs %n des quatre Valets. Si celui-ci est un mensonge, contester l’arrête.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Kings elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Vous avez vu ailleurs %n des quatre Rois. Si celui-ci est un mensonge, contester l’arrête.</numerusform>
            <numerusform>Vous avez vu ailleurs %n des quatre Rois. Si celui-ci est un mensonge, contester l’arrête.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Queens elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Vous avez vu ailleurs %n des quatre Dames. Si celle-ci est un mensonge, contester l’arrête.</numerusform>
            <numerusform>Vous avez vu ailleurs %n des quatre Dames. Si celle-ci est un mensonge, contester l’arrête.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have seen none of the four Aces elsewhere. A wrong call could cost you a card.</source>
        <translation>Vous n’avez vu ailleurs aucun des quatre As. Contester à tort pourrait vous coûter une carte.</translation>
    </message>
    <message>
        <source>You have seen none of the four Jacks elsewhere. A wrong call would cost you a card.</source>
        <translation>Vous n’avez vu ailleurs aucun des quatre Valets. Contester à tort vous coûterait une carte.</translation>
    </message>
    <message>
        <source>You have seen none of the four Kings elsewhere. A wrong call would cost you a second card.</source>
        <translation>Vous n’avez vu ailleurs aucun des quatre Rois. Contester à tort vous coûterait une deuxième carte.</translation>
    </message>
    <message>
        <source>You have seen none of the four Queens elsewhere. A wrong call would cost you a card.</source>
        <translation>Vous n’avez vu ailleurs aucune des quatre Dames. Contester à tort vous coûterait une carte.</translation>
    </message>
    <message>
        <source>You keep the Joker and lose no card to the {claim}.</source>
        <translation>Vous gardez le Joker, et {claim:def} ne vous coûte aucune carte.</translation>
    </message>
    <message>
        <source>You keep the {card} for later.</source>
        <translation>Vous gardez {card:def} pour plus tard.</translation>
    </message>
    <message>
        <source>You know it is a lie, yet you would let it through.</source>
        <translation>Vous savez que c’est un mensonge, et pourtant vous le laisseriez passer.</translation>
    </message>
    <message>
        <source>You know it is a lie: a call would stop it and spare the Joker.</source>
        <translation>Vous savez que c’est un mensonge&#x202f;: le contester l’arrêterait et épargnerait le Joker.</translation>
    </message>
    <message>
        <source>You know it is true, and a wrong call costs a card.</source>
        <translation>Vous savez que c’est vrai, et contester à tort coûte une carte.</translation>
    </message>
    <message>
        <source>You know it is true, and the Joker evades it.</source>
        <translation>Vous savez que l’annonce est vraie, et le Joker esquive l’action.</translation>
    </message>
    <message>
        <source>You know it is true: a call could only cost you a card.</source>
        <translation>Vous savez que c’est vrai&#x202f;: contester ne pourrait que vous coûter une carte.</translation>
    </message>
    <message>
        <source>You know which card was laid: {card}.</source>
        <translation>Vous savez que la carte posée est {card:ind}.</translation>
    </message>
    <message>
        <source>You know which card {player} loses: {card}.</source>
        <translation>Vous savez que {player} perd {card:def}.</translation>
    </message>
    <message>
        <source>You lay the face-up card and keep the hidden one.</source>
        <translation>Vous posez la carte face visible et gardez la carte cachée.</translation>
    </message>
    <message>
        <source>{claim} is easier to believe than {other}: {player} has seen only {mine} of the four, but {theirs} of the other four.</source>
        <translation>{claim:Def} est plus crédible que {other:def}&#x202f;: {player} n’a vu que {mine} des quatre cartes, mais {theirs} des quatre autres.</translation>
    </message>
    <message>
        <source>{claim}: any of the four could have been laid.</source>
        <translation>{claim}&#x202f;: n’importe laquelle des quatre a pu être posée.</translation>
    </message>
    <message>
        <source>{claim}: you know where all four are, so this must be a lie.</source>
        <translation>{claim}&#x202f;: aucune des quatre cartes n’a pu être posée&#x202f;; c’est donc forcément un mensonge.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has already made this claim %n time(s) this round: {claim}. That argues against a call.</source>
        <translation>
            <numerusform>{player} a déjà annoncé {claim:def} %n fois dans cette manche. C’est une raison de ne pas contester.</numerusform>
            <numerusform>{player} a déjà annoncé {claim:def} %n fois dans cette manche. C’est une raison de ne pas contester.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has already made this claim %n time(s) this round: {claim}. That argues for a call.</source>
        <translation>
            <numerusform>{player} a déjà fait cette annonce %n fois dans cette manche&#x202f;: {claim}. C’est une raison de contester.</numerusform>
            <numerusform>{player} a déjà fait cette annonce %n fois dans cette manche&#x202f;: {claim}. C’est une raison de contester.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has more cards than {other}: {mine} to {theirs}.</source>
        <translation>{player} a plus de cartes&#x202f;: {mine}, contre {theirs} pour {other}.</translation>
    </message>
    <message>
        <source>{player} keeps the cards that everyone can see.</source>
        <translation>{player} garde les cartes que tout le monde voit.</translation>
    </message>
    <message>
        <source>{player} loses the {card} and keeps the {other}.</source>
        <translation>{player} perd {card:def} et garde {other:def}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses this card: {card}. Of {cards} cards that may lie hidden, %n would be a Peasant or a Joker.</source>
        <translation>
            <numerusform>{player} perd {card:def}. Sur les {cards} cartes que peut cacher sa main, %n est un Paysan ou un Joker.</numerusform>
            <numerusform>{player} perd {card:def}. Sur les {cards} cartes que peut cacher sa main, %n sont des Paysans ou des Jokers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>throne/refusal</name>
    <message>
        <source>A Joker does not stop an Ace.</source>
        <translation>Un Joker n’arrête pas un As.</translation>
    </message>
    <message>
        <source>A claim is aimed at you: answer it first.</source>
        <translation>Une annonce vous vise&#x202f;: répondez-y d’abord.</translation>
    </message>
    <message>
        <source>A false Ace costs a hidden card: pick one.</source>
        <translation>Un faux As coûte une carte cachée&#x202f;: désignez-en une.</translation>
    </message>
    <message>
        <source>Aim your claim at a rival, not at yourself.</source>
        <translation>Une annonce vise un adversaire, pas vous-même.</translation>
    </message>
    <message>
        <source>All of {player}’s cards are face up: pick one of them.</source>
        <translation>Aucune carte cachée chez {player}&#x202f;: choisissez une carte face visible.</translation>
    </message>
    <message>
        <source>An Ace was claimed: answer it first.</source>
        <translation>Un As a été annoncé&#x202f;: répondez-y d’abord.</translation>
    </message>
    <message>
        <source>Any claim but a Peasant draws from here.</source>
        <translation>Toute annonce sauf le Paysan fait piocher ici.</translation>
    </message>
    <message>
        <source>Everyone has answered the Ace: lay a card.</source>
        <translation>Tout le monde a déjà répondu à l’As&#x202f;: posez une carte.</translation>
    </message>
    <message>
        <source>Nobody has claimed anything yet this round: lay a card.</source>
        <translation>Rien n’a encore été annoncé dans cette manche&#x202f;: posez une carte.</translation>
    </message>
    <message>
        <source>Pick a card first.</source>
        <translation>Choisissez d’abord une carte.</translation>
    </message>
    <message>
        <source>Pick a hidden card here.</source>
        <translation>Choisissez ici une carte cachée.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s cards.</source>
        <translation>Désignez une carte chez {player}.</translation>
    </message>
    <message>
        <source>Show a Joker only when a Jack, Queen, or King is aimed at you.</source>
        <translation>Un Joker ne se montre que face à un Valet, une Dame ou un Roi.</translation>
    </message>
    <message>
        <source>The last claim is settled: lay a card of your own.</source>
        <translation>La dernière annonce est réglée&#x202f;: posez une carte.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant and needs no answer.</source>
        <translation>La dernière annonce était un Paysan, qui ne demande pas de réponse.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant, which cannot be called a lie.</source>
        <translation>La dernière annonce était un Paysan&#x202f;: personne ne peut le contester.</translation>
    </message>
    <message>
        <source>The last claim was aimed at {player}: only they could answer it.</source>
        <translation>La dernière annonce visait {player}&#x202f;: personne d’autre ne pouvait y répondre.</translation>
    </message>
    <message>
        <source>The round is not over yet.</source>
        <translation>La manche n’est pas terminée.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one first.</source>
        <translation>La manche est terminée&#x202f;: distribuez d’abord la suivante.</translation>
    </message>
    <message>
        <source>There is nothing to pick yet: lay a card first.</source>
        <translation>Il n’y a encore rien à choisir&#x202f;: posez d’abord une carte.</translation>
    </message>
    <message>
        <source>These cards go into the next draw pile.</source>
        <translation>Ces cartes formeront la prochaine pioche.</translation>
    </message>
    <message>
        <source>To act on this hand, claim a Jack, Queen, or King against {player}.</source>
        <translation>Pour agir sur cette main, annoncez un Valet, une Dame ou un Roi contre {player}.</translation>
    </message>
    <message>
        <source>To claim this, drop a card from your hand here.</source>
        <translation>Pour annoncer cela, posez ici une carte de votre main.</translation>
    </message>
    <message>
        <source>You have already answered the last claim: lay a card.</source>
        <translation>Vous avez déjà répondu à la dernière annonce&#x202f;: posez une carte.</translation>
    </message>
    <message>
        <source>You have no face-up Joker.</source>
        <translation>Vous n’avez pas de Joker face visible.</translation>
    </message>
    <message>
        <source>You have no face-up {card}.</source>
        <translation>Vous n’avez pas {card:def} parmi vos cartes face visible.</translation>
    </message>
    <message>
        <source>You have no hidden Joker.</source>
        <translation>Vous n’avez pas de Joker parmi vos cartes cachées.</translation>
    </message>
    <message>
        <source>You have no hidden {card}.</source>
        <translation>Vous n’avez pas {card:def} parmi vos cartes cachées.</translation>
    </message>
    <message>
        <source>{player} has no face-up {card}.</source>
        <translation>{player} n’a pas {card:def} parmi ses cartes face visible.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} ne participe pas à cette partie.</translation>
    </message>
    <message>
        <source>{player} is out of this round.</source>
        <translation>{player} est hors jeu pour cette manche.</translation>
    </message>
</context>
<context>
    <name>throne/road</name>
    <message>
        <source>A single round is played, with four Jokers in the deck instead of two.</source>
        <translation>On joue une seule manche, avec quatre Jokers au lieu de deux.</translation>
    </message>
    <message>
        <source>A single round is played.</source>
        <translation>On joue une seule manche.</translation>
    </message>
    <message>
        <source>Down here everyone cheats, and nobody minds as long as it is done well.</source>
        <translation>Dans cette cave, tout le monde triche, et personne ne s’en plaint tant que c’est bien fait.</translation>
    </message>
    <message>
        <source>Everyone gets three cards instead of five.</source>
        <translation>Chacun reçoit trois cartes au lieu de cinq.</translation>
    </message>
    <message>
        <source>Gaspard has talked every traveler out of a horse. Now he wants yours.</source>
        <translation>À force de belles paroles, Gaspard a soutiré son cheval à chaque voyageur. Maintenant, il veut le vôtre.</translation>
    </message>
    <message>
        <source>Mice have eaten three Kings: only one is left in the deck.</source>
        <translation>Les souris ont mangé trois Rois&#x202f;: il n’en reste qu’un.</translation>
    </message>
    <message>
        <source>The Broken Bridge</source>
        <translation>Le Pont rompu</translation>
    </message>
    <message>
        <source>The Ferry</source>
        <translation>Le Bac</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <translation>L’Ermite</translation>
    </message>
    <message>
        <source>The King of Liars</source>
        <translation>Le Roi des menteurs</translation>
    </message>
    <message>
        <source>The Mill</source>
        <translation>Le Moulin</translation>
    </message>
    <message>
        <source>The Pilgrims’ Inn</source>
        <translation>L’Auberge des pèlerins</translation>
    </message>
    <message>
        <source>The Thieves’ Cellar</source>
        <translation>La Cave des voleurs</translation>
    </message>
    <message>
        <source>The Toll House</source>
        <translation>L’Octroi</translation>
    </message>
    <message>
        <source>The hermit no longer plays. He shows you three games that others lost, and asks what they should have done.</source>
        <translation>L’ermite ne joue plus. Il vous montre trois parties que d’autres ont perdues, et vous demande ce qu’il aurait fallu faire.</translation>
    </message>
    <message>
        <source>The old king is gone, and his throne stands empty. You set out for it with an empty purse, and the miller bets you a ride that you will lose at cards.</source>
        <translation>Le vieux roi n’est plus, et son trône est vide. Vous prenez la route la bourse plate, et la meunière parie une place dans sa charrette que vous perdrez aux cartes.</translation>
    </message>
    <message>
        <source>The river is narrow and the ferry is fast, so Beatrix deals small hands.</source>
        <translation>La rivière est étroite et le bac rapide, alors Beatrix distribue de petites mains.</translation>
    </message>
    <message>
        <source>The toll keeper has had enough of coins. Anyone who wants to pass has to sit down and play.</source>
        <translation>Le péager en a assez des pièces. Pour passer, il faut s’asseoir et jouer.</translation>
    </message>
    <message>
        <source>Two pilgrims share your table. They pray with every eye closed but one.</source>
        <translation>Deux pèlerins partagent votre table. Ils prient, tous les yeux fermés sauf un.</translation>
    </message>
    <message>
        <source>Win by at least {number} rounds.</source>
        <translation>Gagnez avec au moins {number} manches d’avance.</translation>
    </message>
    <message>
        <source>Win five rounds to win the game.</source>
        <translation>Il faut cinq manches pour gagner la partie.</translation>
    </message>
    <message>
        <source>Win with at least {number} cards left.</source>
        <translation>Gagnez avec au moins {number} cartes en main.</translation>
    </message>
    <message>
        <source>Your cousin lost his nerve in the middle of a game, then lost his way. Someone has to finish the game for him.</source>
        <translation>En pleine partie, votre cousin a perdu son sang-froid, puis son chemin. Quelqu’un doit finir cette partie à sa place.</translation>
    </message>
</context>
<context>
    <name>throne/rule</name>
    <message>
        <source>A Jack or Queen may be aimed at a rival whose cards are all face up. It does nothing, but it may still be called a lie, and it draws 1 card.</source>
        <translation>Un Valet ou une Dame peut viser un adversaire dont toutes les cartes sont face visible. Il ne se passe rien, mais l’annonce peut être contestée, et elle fait piocher 1 carte.</translation>
    </message>
    <message>
        <source>A Joker stops neither an Ace nor the loss of a card for a wrong call or a lie.</source>
        <translation>Un Joker n’arrête ni un As, ni la perte d’une carte pour avoir menti ou contesté à tort.</translation>
    </message>
    <message>
        <source>A Peasant does nothing, and you draw no card for it. It cannot be called a lie.</source>
        <translation>Un Paysan n’a aucun effet et ne fait rien piocher. Personne ne peut le contester.</translation>
    </message>
    <message>
        <source>A card you have seen</source>
        <translation>Une carte vue</translation>
    </message>
    <message>
        <source>A false Ace</source>
        <translation>Un faux As</translation>
    </message>
    <message>
        <source>A laid card that nobody called is buried: it stays hidden. Cards that were shown, killed, or lost go face up among the discards.</source>
        <translation>Une carte posée que personne n’a contestée est enterrée&#x202f;: elle reste cachée. Les cartes montrées, éliminées ou perdues sont face visible dans la défausse.</translation>
    </message>
    <message>
        <source>A new draw pile</source>
        <translation>Une nouvelle pioche</translation>
    </message>
    <message>
        <source>A random player begins the first round; after that, the winner of each round begins the next. Play goes clockwise.</source>
        <translation>On tire au sort qui commence la première manche&#x202f;; ensuite, le gagnant d’une manche commence la suivante. On joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>A rival without cards is out at once. The player whose turn it is goes out only if they have no cards after drawing.</source>
        <translation>Un adversaire sans carte est aussitôt hors jeu. Le joueur dont c’est le tour ne l’est que s’il n’a aucune carte après avoir pioché.</translation>
    </message>
    <message>
        <source>A true Ace</source>
        <translation>Un vrai As</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Aim each of these at one rival, chosen when you make the claim. The Jack looks at one of the rival’s cards, the Queen turns one face up, and the King kills one. Only that rival answers: by accepting, calling you a liar, or showing a Joker. At the end of the turn you draw 1 card.</source>
        <translation>Ces annonces visent un adversaire, choisi au moment de l’annonce. Le Valet regarde une de ses cartes, la Dame en retourne une face visible, le Roi en élimine une. Seul cet adversaire répond&#x202f;: il accepte, conteste ou montre un Joker. À la fin du tour, vous piochez 1 carte.</translation>
    </message>
    <message>
        <source>An Ace draws 2 cards. Any rival may call it a lie: all answer secretly, then reveal together. If several call, the one next in turn order is the challenger.</source>
        <translation>Un As fait piocher 2 cartes. Tout adversaire peut le contester&#x202f;: tous répondent en secret, puis révèlent leur réponse en même temps. Si plusieurs contestent, seul le premier dans l’ordre du tour est retenu.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>N’importe quelle carte</translation>
    </message>
    <message>
        <source>Buried cards and discards</source>
        <translation>Cartes enterrées et défausse</translation>
    </message>
    <message>
        <source>Called, and a lie</source>
        <translation>Contestée et fausse</translation>
    </message>
    <message>
        <source>Called, and true</source>
        <translation>Contestée et vraie</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Each round you win is a point, and three points win the match. A single-round game ends with that round.</source>
        <translation>Chaque manche gagnée vaut un point, et il faut trois points pour gagner la partie. Une partie en une seule manche se termine avec elle.</translation>
    </message>
    <message>
        <source>Evading with a Joker</source>
        <translation>Esquiver avec un Joker</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Cartes face visible</translation>
    </message>
    <message>
        <source>If a card is needed and the draw pile is empty, shuffle all buried cards and all discards into a new one. If there are still too few cards, the rest are not drawn.</source>
        <translation>Si la pioche est vide quand il faut une carte, mélangez toutes les cartes enterrées et toute la défausse pour en former une nouvelle. S’il manque encore des cartes, elles ne sont pas piochées.</translation>
    </message>
    <message>
        <source>If it is a lie, the card is discarded along with one more of the liar’s cards, which the challenger picks blind. No card is drawn.</source>
        <translation>Si c’est un mensonge, la carte est défaussée, ainsi qu’une autre carte du menteur, choisie à l’aveugle par le joueur qui a contesté. On ne pioche pas.</translation>
    </message>
    <message>
        <source>If the Ace that was called is true, its player draws 2 cards and picks a card for the challenger to lose.</source>
        <translation>Si l’As contesté est vrai, le joueur qui l’a posé pioche 2 cartes et choisit la carte que perd le joueur qui a contesté.</translation>
    </message>
    <message>
        <source>Jack, Queen, and King</source>
        <translation>Valet, Dame et Roi</translation>
    </message>
    <message>
        <source>No end in sight</source>
        <translation>Une manche sans fin</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <translation>Rien de caché</translation>
    </message>
    <message>
        <source>On your turn you lay exactly one card face down and say what it is. You may not pass.</source>
        <translation>À votre tour, posez exactement une carte face cachée et annoncez ce qu’elle est censée être. Vous ne pouvez pas passer.</translation>
    </message>
    <message>
        <source>Only you know what your Jack saw. A hand has no order: once its owner lays a hidden card, the card you saw may still be in the hand or may be the one laid. Once a new draw pile is made, it may be in that pile, too.</source>
        <translation>Personne d’autre ne sait ce que votre Valet a vu. Une main n’a pas d’ordre. Dès que son joueur pose une carte sans la montrer, celle que vous avez vue est peut-être encore en main, ou c’est la carte posée. Quand une nouvelle pioche est formée, elle peut aussi s’y trouver.</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Hors de la manche</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Paysan</translation>
    </message>
    <message>
        <source>Picking</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Show a Joker to evade a Jack, Queen, or King. Discard it; it is not replaced. The card laid stays hidden, and its player still draws 1 card. A Joker cannot stop a Joker.</source>
        <translation>Montrez un Joker pour esquiver un Valet, une Dame ou un Roi. Défaussez-le sans le remplacer&#x202f;; la carte posée reste cachée, et le joueur qui l’a posée pioche quand même 1 carte. Un Joker n’arrête pas un Joker.</translation>
    </message>
    <message>
        <source>The card is shown and discarded. It does nothing, and no card is drawn.</source>
        <translation>La carte est montrée et défaussée. Elle n’a aucun effet, et on ne pioche pas.</translation>
    </message>
    <message>
        <source>The card is shown. First it takes effect; then the caller, if they have any cards left, loses one picked by the accused player. Finally, the accused player draws 1 card.</source>
        <translation>La carte est montrée, et son effet s’applique d’abord. Puis le joueur qui a contesté perd, s’il lui en reste, une carte choisie par le joueur accusé. Enfin, celui-ci pioche 1 carte.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Le jeu de cartes</translation>
    </message>
    <message>
        <source>The last player with cards wins the round. If everyone else is out, the player whose turn it is wins, even with no cards left.</source>
        <translation>Le dernier joueur qui a des cartes gagne la manche. Si tous les autres sont hors jeu, le joueur dont c’est le tour gagne, même sans carte.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>The round ends after 400 turns. The player with the most cards wins it; in a tie, the tied player next in turn order does.</source>
        <translation>Après 400 tours, la manche s’arrête&#x202f;; le joueur qui a le plus de cartes la gagne. En cas d’égalité, c’est le premier des ex æquo dans l’ordre du tour.</translation>
    </message>
    <message>
        <source>There are 34 cards: four each of Seven to Ten, Jack, Queen, King, and Ace, plus two Jokers. For each round, shuffle them all and deal five to each player.</source>
        <translation>Le jeu compte 34 cartes&#x202f;: quatre de chaque rang (Sept, Huit, Neuf, Dix, Valet, Dame, Roi et As) et deux Jokers. À chaque manche, mélangez-les toutes et distribuez-en cinq à chacun.</translation>
    </message>
    <message>
        <source>They are still part of the hand and count as cards. They stay visible until they leave the hand, and may be laid with any claim. A face-up Joker may still evade a claim.</source>
        <translation>Elles font toujours partie de la main et comptent comme cartes. Elles restent visibles tant qu’elles sont en main, et peuvent être posées avec n’importe quelle annonce. Un Joker face visible peut encore esquiver une annonce.</translation>
    </message>
    <message>
        <source>To pick a card, point at one of the hidden cards in the hand, which has just been shuffled. A card lost to a King or for a wrong call may be a face-up card instead; for a false Ace, only if there are no hidden cards. For a Jack or Queen, point only at hidden cards.</source>
        <translation>Pour choisir une carte, désignez une des cartes cachées de la main, qui vient d’être mélangée. Une carte perdue à cause d’un Roi ou pour avoir contesté à tort peut aussi être une carte face visible. Pour un faux As, ce n’est possible que s’il n’y a aucune carte cachée. Pour un Valet ou une Dame, ne désignez que des cartes cachées.</translation>
    </message>
    <message>
        <source>What a Joker cannot stop</source>
        <translation>Ce qu’un Joker n’arrête pas</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Winning a round</source>
        <translation>Gagner une manche</translation>
    </message>
    <message>
        <source>You may claim a Peasant (7 to 10), a Jack, a Queen, a King, or an Ace, but never a Joker. A claim that nobody calls a lie works, true or not.</source>
        <translation>Vous pouvez annoncer un Paysan (7 à 10), un Valet, une Dame, un Roi ou un As, mais jamais un Joker. Une annonce que personne ne conteste prend effet, vraie ou non.</translation>
    </message>
    <message>
        <source>You may lay any card with any claim. A laid Joker is always a lie.</source>
        <translation>Vous pouvez poser n’importe quelle carte avec n’importe quelle annonce. Un Joker posé est toujours un mensonge.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
</context>
<context>
    <name>throne/section</name>
    <message>
        <source>Claims and answers</source>
        <translation>Annonces et réponses</translation>
    </message>
    <message>
        <source>How rounds and the match end</source>
        <translation>Fin des manches et de la partie</translation>
    </message>
    <message>
        <source>Laying a card</source>
        <translation>Poser une carte</translation>
    </message>
    <message>
        <source>Picking and showing cards</source>
        <translation>Choisir et montrer des cartes</translation>
    </message>
    <message>
        <source>Piles and what you know</source>
        <translation>Les piles et ce que vous savez</translation>
    </message>
</context>
<context>
    <name>throne/table</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n carte restante</numerusform>
            <numerusform>%n cartes restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>A card of {target}’s will be killed.</source>
        <translation>Une carte va être éliminée chez {target}.</translation>
    </message>
    <message>
        <source>A card of {target}’s will be looked at.</source>
        <translation>Une carte va être regardée chez {target}.</translation>
    </message>
    <message>
        <source>A card of {target}’s will be turned face up.</source>
        <translation>Une carte va être retournée chez {target}.</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Une carte, face cachée</translation>
    </message>
    <message>
        <source>A lie</source>
        <translation>Mensonge</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>Enterrées</translation>
    </message>
    <message>
        <source>Claim: {claim}</source>
        <translation>Annonce&#x202f;: {claim}</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Laid card</source>
        <translation>Carte posée</translation>
    </message>
    <message>
        <source>Lay a card here</source>
        <translation>Une carte ici</translation>
    </message>
    <message>
        <source>Out of this round</source>
        <translation>Hors de cette manche</translation>
    </message>
    <message>
        <source>Rounds won: {number} of {goal}</source>
        <translation>Manches gagnées&#x202f;: {number} sur {goal}</translation>
    </message>
    <message>
        <source>The card laid face down; you know what it is: {card}</source>
        <translation>La carte posée face cachée&#x202f;: vous savez que c’est {card:ind}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est terminée.</translation>
    </message>
    <message>
        <source>This card is face up: everyone can see it.</source>
        <translation>Cette carte est face visible&#x202f;: tout le monde la voit.</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Vrai</translation>
    </message>
    <message>
        <source>What do you say it is?</source>
        <translation>Qu’annoncez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>You know a card in this hand: {card}.</source>
        <translation>Vous savez que {card:def} est dans cette main.</translation>
    </message>
    <message>
        <source>You saw a card in this hand: {card}. Either it is still there, or it was laid face down.</source>
        <translation>Vous avez vu {card:ind} dans cette main. Cette carte y est encore, ou a été posée face cachée.</translation>
    </message>
    <message numerus="yes">
        <source>by %n round(s)</source>
        <translation>
            <numerusform>%n manche d’écart</numerusform>
            <numerusform>%n manches d’écart</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, face up for everyone</source>
        <translation>{card}, face visible pour tous</translation>
    </message>
    <message>
        <source>{claim} against {player}</source>
        <translation>{claim} contre {player}</translation>
    </message>
    <message>
        <source>{index}!</source>
        <extracomment>Signs beside the name of a player: the index of a card that is in the hand, or may be there, as in &quot;K!&quot; and &quot;K?&quot;.</extracomment>
        <translation>{index}&#x202f;!</translation>
    </message>
    <message>
        <source>{index}?</source>
        <translation>{index}&#x202f;?</translation>
    </message>
    <message>
        <source>{player} claims {claim} against {target}.</source>
        <translation>{player} annonce {claim:ind} contre {target}.</translation>
    </message>
    <message>
        <source>{player} claims {claim}.</source>
        <translation>{player} annonce {claim:ind}.</translation>
    </message>
    <message>
        <source>{player} is about to lay a card and say what it is.</source>
        <translation>{player} va poser une carte et annoncer ce que c’est.</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Main&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{target} loses a card.</source>
        <translation>{target} perd une carte.</translation>
    </message>
</context>
<context>
    <name>throne/type</name>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Paysan</translation>
    </message>
</context>
</TS>
