<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>behind-the-throne/aid</name>
    <message>
        <source>1 General: down by 3.</source>
        <translation>1 Général&#x202f;: 3 de moins.</translation>
    </message>
    <message>
        <source>2 Prophet: look at the top card of the deck.</source>
        <translation>2 Prophète&#x202f;: regardez la carte du dessus de la pioche.</translation>
    </message>
    <message>
        <source>3 Jester: up or down by 1.</source>
        <translation>3 Bouffon&#x202f;: 1 de plus ou 1 de moins.</translation>
    </message>
    <message>
        <source>4 Assassin: down by 2.</source>
        <translation>4 Assassin&#x202f;: 2 de moins.</translation>
    </message>
    <message>
        <source>5 Judge: use one of your sideways stacks.</source>
        <translation>5 Juge&#x202f;: faites agir une de vos piles couchées.</translation>
    </message>
    <message>
        <source>6 Minstrel: anyone who swaps with you must take a Minstrel.</source>
        <translation>6 Ménestrel&#x202f;: qui échange avec vous doit prendre un Ménestrel.</translation>
    </message>
    <message>
        <source>7 Alchemist: anyone who destroys a card of yours must choose an Alchemist.</source>
        <translation>7 Alchimiste&#x202f;: chez vous, on ne peut détruire qu’un Alchimiste.</translation>
    </message>
    <message>
        <source>8 Queen: destroy a card only if the row has more cards than you have Queens.</source>
        <translation>8 Reine&#x202f;: ne détruisez une carte que si la rangée en compte plus que vous n’avez de Reines.</translation>
    </message>
    <message>
        <source>9 King: swap only if the row has at least as many cards as you have Kings.</source>
        <translation>9 Roi&#x202f;: n’échangez que si la rangée compte au moins autant de cartes que vous avez de Rois.</translation>
    </message>
    <message>
        <source>Always, even without the largest stack.</source>
        <translation>Toujours, peu importe qui a la plus grande pile.</translation>
    </message>
    <message>
        <source>As often as needed, if you have the largest stack.</source>
        <translation>Aussi souvent que nécessaire, si vous avez la plus grande pile du personnage.</translation>
    </message>
    <message>
        <source>Destroying a card</source>
        <translation>Détruire une carte</translation>
    </message>
    <message>
        <source>Each once per turn, on the newest card, if you have the largest stack.</source>
        <translation>Chacune une fois par tour, sur la dernière carte, si vous avez la plus grande pile du personnage.</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Fin et décompte</translation>
    </message>
    <message>
        <source>Every stack of two or more scores its value once; a single card scores nothing.</source>
        <translation>Chaque pile d’au moins deux cartes rapporte une fois sa valeur&#x202f;; une carte seule ne rapporte rien.</translation>
    </message>
    <message>
        <source>Give the whole row to another player and take one card from their stacks.</source>
        <translation>Donnez toute la rangée à un autre joueur et prenez une carte dans ses piles.</translation>
    </message>
    <message>
        <source>Manipulative stacks (1 to 5)</source>
        <translation>Piles de manipulation (1 à 5)</translation>
    </message>
    <message>
        <source>More than five stacks: discard whole stacks right away.</source>
        <translation>Au-delà de cinq piles, défaussez aussitôt des piles entières.</translation>
    </message>
    <message>
        <source>Nine characters: five copies of each for two players, seven for three, and nine for four.</source>
        <translation>Neuf personnages&#x202f;: cinq exemplaires de chacun à deux joueurs, sept à trois, neuf à quatre.</translation>
    </message>
    <message>
        <source>Once per revealed card; at most one card per player each turn.</source>
        <translation>Une fois par carte révélée&#x202f;; au plus une carte par joueur et par tour.</translation>
    </message>
    <message>
        <source>One stack per kind, and at most five stacks of at most five cards each.</source>
        <translation>Une pile par personnage&#x202f;; au plus cinq piles, de cinq cartes au plus chacune.</translation>
    </message>
    <message>
        <source>Prohibitive stacks (8 and 9)</source>
        <translation>Piles d’interdiction (8 et 9)</translation>
    </message>
    <message>
        <source>Protective stacks (6 and 7)</source>
        <translation>Piles de protection (6 et 7)</translation>
    </message>
    <message>
        <source>Reveal 1 to 5 cards, one by one.</source>
        <translation>Révélez de 1 à 5 cartes, une par une.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Piles</translation>
    </message>
    <message>
        <source>Stop whenever you like: collect the row or swap it.</source>
        <translation>Arrêtez-vous quand vous voulez&#x202f;: ramassez la rangée ou échangez-la.</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>The End of Game card ends the game at once; that turn’s row belongs to nobody.</source>
        <translation>La carte Fin de partie termine aussitôt la partie&#x202f;; la rangée de ce tour n’appartient à personne.</translation>
    </message>
    <message>
        <source>The End of Game card starts the discard pile.</source>
        <translation>La carte Fin de partie commence la défausse.</translation>
    </message>
    <message>
        <source>The first deck has no End of Game card; when it runs out, the discard pile and the End of Game card form a new one.</source>
        <translation>La première pioche ne contient pas la carte Fin de partie&#x202f;; quand elle est épuisée, la défausse et cette carte forment la nouvelle.</translation>
    </message>
    <message>
        <source>The gift is placed first, then the card that was taken.</source>
        <translation>Le don est placé d’abord, puis la carte prise.</translation>
    </message>
    <message>
        <source>The newest card may not be higher than the card before it.</source>
        <translation>La dernière carte ne doit pas être plus haute que la précédente.</translation>
    </message>
    <message>
        <source>Too high: bring the card down with abilities, or lose the row.</source>
        <translation>Trop haute&#x202f;: baissez sa valeur avec des pouvoirs, ou la rangée est perdue.</translation>
    </message>
    <message>
        <source>When the newest card equals the one before it, you may discard one card from anyone’s stacks.</source>
        <translation>Si la dernière carte est égale à la précédente, vous pouvez défausser une carte de n’importe quelle pile.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/card</name>
    <message>
        <source>Alchemist</source>
        <translation>Alchimiste</translation>
    </message>
    <message>
        <source>Anyone who destroys a card of yours must choose an Alchemist.</source>
        <translation>Chez vous, on ne peut détruire qu’un Alchimiste.</translation>
    </message>
    <message>
        <source>Anyone who swaps with you must take a Minstrel.</source>
        <translation>Qui échange avec vous doit prendre un Ménestrel.</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Assassin</translation>
    </message>
    <message>
        <source>Brings the newest card down by 2.</source>
        <translation>Baisse la dernière carte de 2.</translation>
    </message>
    <message>
        <source>Brings the newest card down by 3.</source>
        <translation>Baisse la dernière carte de 3.</translation>
    </message>
    <message>
        <source>Destroy a card only if the row has more cards than you have Queens.</source>
        <translation>Ne détruisez une carte que si la rangée en compte plus que vous n’avez de Reines.</translation>
    </message>
    <message>
        <source>End of Game</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Bouffon</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juge</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Roi</translation>
    </message>
    <message>
        <source>Lets you use one of your sideways stacks.</source>
        <translation>Fait agir une de vos piles couchées.</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation>Ménestrel</translation>
    </message>
    <message>
        <source>Moves the newest card up or down by 1.</source>
        <translation>Augmente ou diminue la dernière carte de 1.</translation>
    </message>
    <message>
        <source>Prophet</source>
        <translation>Prophète</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
    </message>
    <message>
        <source>Shows you the top card of the deck.</source>
        <translation>Vous montre le dessus de la pioche.</translation>
    </message>
    <message>
        <source>Swap only if the row has at least as many cards as you have Kings.</source>
        <translation>N’échangez que si la rangée compte au moins autant de cartes que vous avez de Rois.</translation>
    </message>
    <message>
        <source>The game ends at once when this card is revealed.</source>
        <translation>La partie s’arrête dès que cette carte est révélée.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>aussitôt</translation>
    </message>
    <message>
        <source>destroying</source>
        <translation>destruction</translation>
    </message>
    <message>
        <source>next card</source>
        <translation>la suivante</translation>
    </message>
    <message>
        <source>swapping</source>
        <translation>échange</translation>
    </message>
    <message>
        <source>use a stack</source>
        <translation>autre pile</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/course</name>
    <message>
        <source>17 to 9. If you trail, bank points before the End of Game card turns up; if you lead, hurry to reveal it.</source>
        <translation>17 à 9. Derrière au score, assurez vos points avant la carte Fin de partie&#x202f;; en tête, hâtez-vous de la révéler.</translation>
    </message>
    <message>
        <source>8 points for two low cards. But look at what your rival could make of the row before you give it away.</source>
        <translation>8 points pour deux petites cartes. Mais avant de donner la rangée, voyez ce que votre adversaire peut en tirer.</translation>
    </message>
    <message>
        <source>9 points. The more a row is worth, and the lower its last card, the sooner you should stop.</source>
        <translation>9 points. Plus une rangée rapporte et plus sa dernière carte est basse, plus tôt il faut s’arrêter.</translation>
    </message>
    <message>
        <source>A Judge: 5. Four of the nine characters are higher, and any of them would cost you the row. Stop and take both cards.</source>
        <translation>Un Juge&#x202f;: 5. Quatre des neuf personnages sont plus hauts, et n’importe lequel vous coûterait la rangée. Arrêtez-vous et ramassez les deux cartes.</translation>
    </message>
    <message>
        <source>A King comes next: too high after a Minstrel. Take the row while you can.</source>
        <translation>Un Roi vient ensuite&#x202f;: trop haut après un Ménestrel. Ramassez la rangée tant que vous le pouvez.</translation>
    </message>
    <message>
        <source>A King in the row and another in your stacks. After a Prophet, only Generals and Prophets fit; any other card would cost you the row. Take what you have.</source>
        <translation>Un Roi dans la rangée, un autre dans vos piles. Après un Prophète, seuls conviennent un Général ou un Prophète&#x202f;; toute autre carte vous coûte la rangée. Ramassez ce que vous avez.</translation>
    </message>
    <message>
        <source>A Queen: 8. The next card must not be higher, and only a King is. Reveal another card.</source>
        <translation>Une Reine&#x202f;: 8. La carte suivante ne doit pas être plus haute, et seul un Roi l’est. Révélez-en une autre.</translation>
    </message>
    <message>
        <source>A row does not count until it is yours.</source>
        <translation>Une rangée ne compte que lorsqu’elle est ramassée.</translation>
    </message>
    <message>
        <source>A second General would be enough to tie, and one is in the row.</source>
        <translation>Un deuxième Général suffirait pour égaliser, et il y en a un dans la rangée.</translation>
    </message>
    <message>
        <source>A stack of one card scores nothing.</source>
        <translation>Une pile d’une seule carte ne rapporte rien.</translation>
    </message>
    <message>
        <source>A swap gives the Queen away, and your own Queen stays a single card.</source>
        <translation>En échangeant, vous cédez la Reine, et la vôtre reste seule.</translation>
    </message>
    <message>
        <source>A swap gives your row away and destroys nothing.</source>
        <translation>En échangeant, vous cédez votre rangée et ne détruisez rien.</translation>
    </message>
    <message>
        <source>A swap gives your row away. You can keep it for yourself.</source>
        <translation>En échangeant, vous cédez votre rangée. Vous pouvez la garder.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>A turn begins with a card from the deck.</source>
        <translation>On commence son tour en révélant une carte de la pioche.</translation>
    </message>
    <message>
        <source>Another card could be too high and cost you the row. Collect the Queen first.</source>
        <translation>Une carte de plus pourrait être trop haute, et la rangée serait perdue. Ramassez d’abord la Reine.</translation>
    </message>
    <message>
        <source>Bring the 7 down to 5 or less.</source>
        <translation>Le 7 doit descendre à 5 ou moins.</translation>
    </message>
    <message>
        <source>Collect the King.</source>
        <translation>Ramassez le Roi.</translation>
    </message>
    <message>
        <source>Collect the row first; then you choose what has to go.</source>
        <translation>Ramassez d’abord la rangée&#x202f;; vous choisirez ensuite ce qui doit partir.</translation>
    </message>
    <message>
        <source>Collect the row.</source>
        <translation>Ramassez la rangée.</translation>
    </message>
    <message>
        <source>Destroy a King: drag one of your rival’s to the discard pile.</source>
        <translation>Détruisez un Roi adverse&#x202f;: faites-le glisser vers la défausse.</translation>
    </message>
    <message>
        <source>Destroy first: it costs you nothing, and you may still go on or stop afterward.</source>
        <translation>Détruisez d’abord&#x202f;: cela ne vous coûte rien, et vous pourrez toujours continuer ou vous arrêter.</translation>
    </message>
    <message>
        <source>Destroying a card</source>
        <translation>Détruire une carte</translation>
    </message>
    <message>
        <source>Do not reveal the King. Collect the row.</source>
        <translation>Ne révélez pas le Roi&#x202f;: ramassez la rangée.</translation>
    </message>
    <message>
        <source>Drag another card from the deck into the row.</source>
        <translation>Faites glisser une autre carte de la pioche vers la rangée.</translation>
    </message>
    <message>
        <source>Drag the Judge to your Assassin, or choose the move from the list.</source>
        <translation>Faites glisser le Juge sur votre Assassin, ou choisissez le coup dans la liste.</translation>
    </message>
    <message>
        <source>Drag the card from the deck into the row.</source>
        <translation>Faites glisser la carte de la pioche dans la rangée.</translation>
    </message>
    <message>
        <source>Drag the row to your place, or press the button on the table.</source>
        <translation>Faites glisser la rangée vers votre place, ou appuyez sur le bouton de la table.</translation>
    </message>
    <message>
        <source>Drag the row to your place.</source>
        <translation>Faites glisser la rangée chez vous.</translation>
    </message>
    <message>
        <source>Drag the top card of the deck into the row.</source>
        <translation>Faites glisser la carte du dessus de la pioche vers la rangée.</translation>
    </message>
    <message>
        <source>Drag your Assassin or your General to the row.</source>
        <translation>Faites glisser votre Assassin ou votre Général vers la rangée.</translation>
    </message>
    <message>
        <source>Drag your General to the discard pile.</source>
        <translation>Faites glisser votre Général vers la défausse.</translation>
    </message>
    <message>
        <source>Drag your Prophet to the deck.</source>
        <translation>Faites glisser votre Prophète vers la pioche.</translation>
    </message>
    <message>
        <source>Drag your rival’s Alchemist to the discard pile.</source>
        <translation>Faites glisser l’Alchimiste adverse vers la défausse.</translation>
    </message>
    <message>
        <source>Drag your rival’s Judge to your stacks.</source>
        <translation>Faites glisser le Juge adverse vers vos piles.</translation>
    </message>
    <message>
        <source>Drag your rival’s Minstrel to your stacks.</source>
        <translation>Faites glisser le Ménestrel adverse vers vos piles.</translation>
    </message>
    <message>
        <source>Drag your rival’s Queen to your stacks.</source>
        <translation>Faites glisser la Reine adverse vers vos piles.</translation>
    </message>
    <message>
        <source>Each of the two cards starts a stack. You may own five stacks, each with up to five cards.</source>
        <translation>Chacune des deux cartes commence une pile. Vous pouvez avoir cinq piles, de cinq cartes au plus.</translation>
    </message>
    <message>
        <source>Five stacks</source>
        <translation>Cinq piles</translation>
    </message>
    <message>
        <source>Go on or stop? Use your Prophet, who shows the top card of the deck to you alone.</source>
        <translation>Continuer ou s’arrêter&#x202f;? Votre Prophète ne montre qu’à vous la carte du dessus de la pioche. Utilisez-le.</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Comment gagner&#x202f;?</translation>
    </message>
    <message>
        <source>How many stacks may I own?</source>
        <translation>Combien de piles puis-je avoir&#x202f;?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Comment gagner</translation>
    </message>
    <message>
        <source>Instead of collecting, you may give the row to your rival and take one of their cards. This row does little for you. Take the card that makes a pair.</source>
        <translation>Au lieu de ramasser, vous pouvez donner la rangée à votre adversaire et lui prendre une carte. Cette rangée vous sert peu. Prenez la carte qui forme une paire avec une des vôtres.</translation>
    </message>
    <message>
        <source>Minstrel and Alchemist</source>
        <translation>Ménestrel et Alchimiste</translation>
    </message>
    <message>
        <source>On your turn, you reveal cards from the deck into a row, one by one. The first one is always safe. Reveal it.</source>
        <translation>À votre tour, vous révélez une à une des cartes de la pioche, qui forment une rangée. La première ne risque rien. Révélez-la.</translation>
    </message>
    <message>
        <source>Protection works as often as needed while the card stands upright.</source>
        <translation>La protection agit chaque fois qu’il le faut, tant que la carte est disponible.</translation>
    </message>
    <message>
        <source>Queens and Kings</source>
        <translation>Reines et Rois</translation>
    </message>
    <message>
        <source>Reveal another card.</source>
        <translation>Révélez une autre carte.</translation>
    </message>
    <message>
        <source>Saved again, and now both stacks lie sideways. At the end of your turn, they stand up again.</source>
        <translation>Sauvée de nouveau, et les deux piles sont maintenant couchées. À la fin de votre tour, vos piles se redressent.</translation>
    </message>
    <message>
        <source>Saved. A used stack lies sideways until your turn ends. Once you collect the Alchemist, it is a 7 again.</source>
        <translation>Sauvée. Une pile utilisée reste couchée jusqu’à la fin de votre tour. Une fois ramassé, l’Alchimiste vaut de nouveau 7.</translation>
    </message>
    <message>
        <source>Saving a row</source>
        <translation>Sauver une rangée</translation>
    </message>
    <message>
        <source>Sideways cards</source>
        <translation>Cartes couchées</translation>
    </message>
    <message>
        <source>Swapping the row</source>
        <translation>Échanger la rangée</translation>
    </message>
    <message>
        <source>That pair was worth points. Single cards score nothing: discard one of them instead.</source>
        <translation>Cette paire rapportait des points, et ils sont perdus. Défaussez plutôt une carte seule&#x202f;: elle ne rapporte rien.</translation>
    </message>
    <message>
        <source>That was a single card, which scores nothing. The two Kings score 9.</source>
        <translation>Cette carte était seule et ne rapportait rien. Les deux Rois rapportent 9.</translation>
    </message>
    <message>
        <source>That was one of your own cards. Choose one of your rival’s.</source>
        <translation>C’était une de vos cartes. Choisissez une carte adverse.</translation>
    </message>
    <message>
        <source>That was the End of Game card. 8 points beat 7: you win.</source>
        <translation>C’était la carte Fin de partie. 8 points contre 7&#x202f;: vous avez gagné.</translation>
    </message>
    <message>
        <source>That was the End of Game card. The row belongs to nobody, and your rival wins.</source>
        <translation>C’était la carte Fin de partie. La rangée n’appartient à personne, et votre adversaire gagne.</translation>
    </message>
    <message>
        <source>That went well. But any Minstrel, Alchemist, Queen, or King in the deck would have cost you the row.</source>
        <translation>C’est passé. Mais un Ménestrel, un Alchimiste, une Reine ou un Roi vous aurait coûté la rangée.</translation>
    </message>
    <message>
        <source>The Alchemist is too high: 7 after 5. Save the row: bring the card down with your Assassin (by 2), General (by 3), or Jester (by 1).</source>
        <translation>L’Alchimiste est trop haut&#x202f;: 7 après 5. Vos piles peuvent le baisser&#x202f;: l’Assassin de 2, le Général de 3 et le Bouffon de 1. Sauvez la rangée avec l’une d’elles.</translation>
    </message>
    <message>
        <source>The End of Game card</source>
        <translation>La carte Fin de partie</translation>
    </message>
    <message>
        <source>The Jester changes the card by only 1, so it is still too high. Either the Assassin or the General would be enough.</source>
        <translation>Le Bouffon ne baisse la carte que de 1&#x202f;: elle reste trop haute. L’Assassin ou le Général suffirait à lui seul.</translation>
    </message>
    <message>
        <source>The Judge</source>
        <translation>Le Juge</translation>
    </message>
    <message>
        <source>The Judge stands upright; the Assassin brings a card down by 2.</source>
        <translation>Le Juge est disponible&#x202f;; l’Assassin baisse une carte de 2.</translation>
    </message>
    <message>
        <source>The Minstrel is still too high. Only your Judge can help now.</source>
        <translation>Le Ménestrel est encore trop haut. Seul votre Juge peut aider.</translation>
    </message>
    <message>
        <source>The Prophet</source>
        <translation>Le Prophète</translation>
    </message>
    <message>
        <source>The Queen and the Minstrel are yours, and your rival does not know what is on top of the deck.</source>
        <translation>La Reine et le Ménestrel sont à vous, et votre adversaire ignore la carte du dessus de la pioche.</translation>
    </message>
    <message>
        <source>The Queen in the row is not yours yet.</source>
        <translation>La Reine de la rangée n’est pas encore à vous.</translation>
    </message>
    <message>
        <source>The cards are equal, but your rival’s Alchemist stands upright, so you may destroy only an Alchemist. Do that, and next time you can reach the Kings.</source>
        <translation>Deux cartes égales, mais l’Alchimiste adverse est disponible&#x202f;: vous devez détruire un Alchimiste. Détruisez-le, et les Rois seront exposés la prochaine fois.</translation>
    </message>
    <message>
        <source>The game ends as soon as the End of Game card is revealed, and the highest score wins. You lead 8 to 7. Reveal the last card of the deck.</source>
        <translation>La partie s’arrête dès que la carte Fin de partie est révélée, et le score le plus élevé l’emporte. Vous menez 8 à 7. Révélez la dernière carte de la pioche.</translation>
    </message>
    <message>
        <source>The game goes on until the End of Game card is revealed.</source>
        <translation>La partie continue tant que la carte Fin de partie n’est pas révélée.</translation>
    </message>
    <message>
        <source>The row has two cards, as many as you have Kings. Now swap the row for the Judge.</source>
        <translation>Deux cartes dans la rangée, autant que vous avez de Rois. Échangez maintenant la rangée contre le Juge.</translation>
    </message>
    <message>
        <source>Too high. The whole row went to the discard pile, and your turn is over.</source>
        <translation>Trop haut. Toute la rangée est partie à la défausse, et votre tour est fini.</translation>
    </message>
    <message>
        <source>Too high: the row is gone, and so is your swap.</source>
        <translation>Trop haut&#x202f;: la rangée est perdue, et votre échange avec elle.</translation>
    </message>
    <message>
        <source>Too high: the row is gone, and with it your second General.</source>
        <translation>Trop haut&#x202f;: la rangée est perdue, et votre deuxième Général avec elle.</translation>
    </message>
    <message>
        <source>Two Judges: 5 more points. Queens work similarly: to destroy a card, you need more cards in the row than you have Queens.</source>
        <translation>Deux Juges&#x202f;: 5 points de plus. Les Reines imposent une limite semblable&#x202f;: pour détruire une carte, il en faut plus dans la rangée que vous n’avez de Reines.</translation>
    </message>
    <message>
        <source>Two Kings score 9 only if they are yours.</source>
        <translation>Deux Rois ne rapportent 9 que s’ils sont à vous.</translation>
    </message>
    <message>
        <source>Two Kings score 9; one King scores nothing.</source>
        <translation>Deux Rois rapportent 9, un seul ne rapporte rien.</translation>
    </message>
    <message>
        <source>Two Minstrels: 6 points, and now nobody can take anything but a Minstrel from you.</source>
        <translation>Deux Ménestrels&#x202f;: 6 points, et qui échange avec vous doit prendre un Ménestrel.</translation>
    </message>
    <message>
        <source>Two Queens: 8 points. Your rival then made a pair of Alchemists: 7 points.</source>
        <translation>Deux Reines&#x202f;: 8 points. Votre adversaire a ensuite formé une paire d’Alchimistes&#x202f;: 7 points.</translation>
    </message>
    <message>
        <source>Two against two: now your Generals work, and so do your rival’s.</source>
        <translation>Deux contre deux&#x202f;: les deux piles de Généraux agissent maintenant, la vôtre et celle de votre adversaire.</translation>
    </message>
    <message>
        <source>Two cards of a kind score their value; a single card scores nothing. You own a Queen, and there is another in the row: collect the row.</source>
        <translation>Deux cartes identiques rapportent leur valeur, une seule ne rapporte rien. Vous avez une Reine, et une deuxième est dans la rangée&#x202f;: ramassez la rangée.</translation>
    </message>
    <message>
        <source>Two equal cards, one after the other: you may discard one card from anyone’s stacks. Your rival’s two Kings score 9. Break up the pair.</source>
        <translation>Deux cartes égales de suite&#x202f;: vous pouvez défausser une carte de n’importe quelle pile. Les deux Rois adverses rapportent 9. Cassez la paire.</translation>
    </message>
    <message>
        <source>Two more single cards: they score nothing.</source>
        <translation>Deux autres cartes seules&#x202f;: elles ne rapportent rien.</translation>
    </message>
    <message>
        <source>What do I do on my turn?</source>
        <translation>Que faire à mon tour&#x202f;?</translation>
    </message>
    <message>
        <source>What do the Minstrel and Alchemist protect against?</source>
        <translation>De quoi protègent le Ménestrel et l’Alchimiste&#x202f;?</translation>
    </message>
    <message>
        <source>What does the Judge do?</source>
        <translation>Que fait le Juge&#x202f;?</translation>
    </message>
    <message>
        <source>What does the Prophet do?</source>
        <translation>Que fait le Prophète&#x202f;?</translation>
    </message>
    <message>
        <source>What happens if a card is too high?</source>
        <translation>Que se passe-t-il si une carte est trop haute&#x202f;?</translation>
    </message>
    <message>
        <source>What happens to the row when the End of Game card turns up?</source>
        <translation>Que devient la rangée quand la carte Fin de partie sort&#x202f;?</translation>
    </message>
    <message>
        <source>What is a swap good for?</source>
        <translation>À quoi sert un échange&#x202f;?</translation>
    </message>
    <message>
        <source>When does the game end?</source>
        <translation>Quand la partie s’arrête-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>When may I destroy a card?</source>
        <translation>Quand puis-je détruire une carte&#x202f;?</translation>
    </message>
    <message>
        <source>When should I stop?</source>
        <translation>Quand faut-il s’arrêter&#x202f;?</translation>
    </message>
    <message>
        <source>When the deck runs out, the discards and the End of Game card form the next. It is one of its last two cards, and you trail 8 to 9.</source>
        <translation>Quand la pioche est vide, la défausse et la carte Fin de partie forment la suivante. Cette carte est maintenant l’une des deux dernières, et votre adversaire mène 9 à 8.</translation>
    </message>
    <message>
        <source>Which card may follow?</source>
        <translation>Quelle carte peut suivre&#x202f;?</translation>
    </message>
    <message>
        <source>Why can’t I swap or destroy now?</source>
        <translation>Pourquoi ne puis-je ni échanger ni détruire maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Why does a card lie sideways?</source>
        <translation>Pourquoi une carte est-elle couchée&#x202f;?</translation>
    </message>
    <message>
        <source>With two Kings, you may swap only while the row has at least two cards. You want your rival’s Judge for a pair, so make the row long enough.</source>
        <translation>Avec deux Rois, vous ne pouvez échanger que si la rangée compte au moins deux cartes. Vous voulez le Juge adverse pour former une paire&#x202f;: allongez donc la rangée.</translation>
    </message>
    <message>
        <source>You are still behind, and the End of Game card is one of the last two in the deck.</source>
        <translation>Votre adversaire mène toujours, et la carte Fin de partie est l’une des deux dernières de la pioche.</translation>
    </message>
    <message>
        <source>You bring down a card that is too high.</source>
        <translation>Vous baissez la valeur d’une carte trop haute.</translation>
    </message>
    <message>
        <source>You decided without looking. Let your Prophet show you the next card first.</source>
        <translation>Vous avez décidé sans regarder. Laissez d’abord votre Prophète vous montrer la carte suivante.</translation>
    </message>
    <message>
        <source>You gave the row away, and with it the King that would have made your pair.</source>
        <translation>Vous avez donné la rangée, et avec elle le Roi de votre paire.</translation>
    </message>
    <message>
        <source>You keep what scores.</source>
        <translation>Vous gardez ce qui rapporte.</translation>
    </message>
    <message>
        <source>You know the price of the highest cards.</source>
        <translation>Vous connaissez le prix des cartes les plus hautes.</translation>
    </message>
    <message>
        <source>You know what scores, and when the game is over.</source>
        <translation>Vous savez ce qui rapporte des points et quand la partie s’arrête.</translation>
    </message>
    <message>
        <source>You know whose abilities work.</source>
        <translation>Vous savez quels pouvoirs agissent, et pour qui.</translation>
    </message>
    <message>
        <source>You look before you decide.</source>
        <translation>Vous regardez avant de décider.</translation>
    </message>
    <message>
        <source>You own a Minstrel; with a second one, the pair scores 6.</source>
        <translation>Vous avez un Ménestrel&#x202f;; avec un deuxième, la paire rapporte 6.</translation>
    </message>
    <message>
        <source>You own five stacks, and there is no room for a sixth. Collect the row anyway.</source>
        <translation>Vous avez cinq piles, et pas de place pour une sixième. Ramassez quand même la rangée.</translation>
    </message>
    <message>
        <source>You own one Queen, and so does your rival.</source>
        <translation>Vous avez une Reine, et votre adversaire aussi.</translation>
    </message>
    <message>
        <source>You reveal a row, stop in time, and collect it.</source>
        <translation>Vous savez révéler une rangée, vous arrêter à temps et la ramasser.</translation>
    </message>
    <message>
        <source>You saw the King coming and still lost the row.</source>
        <translation>Vous aviez vu venir le Roi, et la rangée est perdue.</translation>
    </message>
    <message>
        <source>You secure your points before the game ends.</source>
        <translation>Vous assurez vos points avant la fin de la partie.</translation>
    </message>
    <message>
        <source>You see what protects a rival.</source>
        <translation>Vous voyez ce qui protège un adversaire.</translation>
    </message>
    <message>
        <source>You stopped after one card. Only a King is higher than a Queen, so there was little risk in revealing another.</source>
        <translation>Vous n’avez révélé qu’une carte. Seul un Roi dépasse une Reine&#x202f;: en révéler une autre n’était guère risqué.</translation>
    </message>
    <message>
        <source>You take points from a rival.</source>
        <translation>Vous prenez des points à un adversaire.</translation>
    </message>
    <message>
        <source>You took a card that pairs with none of yours.</source>
        <translation>Vous avez pris une carte qui ne forme de paire avec aucune des vôtres.</translation>
    </message>
    <message>
        <source>You trade a poor row for a good card.</source>
        <translation>Vous donnez une rangée médiocre pour une bonne carte.</translation>
    </message>
    <message>
        <source>You use a stack a second time.</source>
        <translation>Vous réutilisez une pile qui a déjà servi.</translation>
    </message>
    <message>
        <source>Your Assassin was used this turn and lies sideways, and now another card is too high. Have your Judge use the Assassin once more.</source>
        <translation>Votre Assassin a déjà servi ce tour et reste couché, et la carte suivante est encore trop haute. Avec votre Juge, faites-le agir encore une fois.</translation>
    </message>
    <message>
        <source>Your General lies sideways: your rival has two. An ability works for the player with the most cards of its kind; a tie is enough. Make your General stand upright.</source>
        <translation>Votre Général est couché&#x202f;: votre adversaire en a deux. Un pouvoir revient au joueur qui a le plus de cartes du personnage, même à égalité. Redressez votre Général.</translation>
    </message>
    <message>
        <source>Your General still lies sideways: your rival has more Generals.</source>
        <translation>Votre Général est toujours couché&#x202f;: votre adversaire en a davantage.</translation>
    </message>
    <message>
        <source>Your Queens are now a pair. Six stacks is one too many: discard one that scores nothing.</source>
        <translation>Vos Reines forment maintenant une paire. Six piles, c’est une de trop&#x202f;: défaussez-en une qui ne vous coûte aucun point.</translation>
    </message>
    <message>
        <source>Your pairs still score. What you discard is always a whole stack, new or old, as you choose.</source>
        <translation>Vos paires rapportent comme avant. Vous défaussez toujours une pile entière, nouvelle ou ancienne, à votre choix.</translation>
    </message>
    <message>
        <source>Your rival keeps the Judge, and yours stays a single card.</source>
        <translation>Votre adversaire garde son Juge, et le vôtre reste seul.</translation>
    </message>
    <message>
        <source>Your rival’s 9 points are gone. You can do this to each player once per turn.</source>
        <translation>Les 9 points adverses ont disparu. En un tour, vous ne pouvez toucher chaque joueur qu’une fois.</translation>
    </message>
    <message>
        <source>Your rival’s Alchemist still protects the Kings.</source>
        <translation>L’Alchimiste adverse protège encore les Rois.</translation>
    </message>
    <message>
        <source>Your rival’s Minstrel stands upright: anyone who swaps with them must take a Minstrel. You need one, so take it.</source>
        <translation>Le Ménestrel adverse est disponible&#x202f;: lors d’un échange, vous devez prendre un Ménestrel. Il vous en faut un&#x202f;: prenez-le.</translation>
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
        <translation>9 points&#x202f;: 7 pour les Alchimistes, quel que soit leur nombre, et 2 pour les Prophètes. La Reine et le Juge sont seuls et ne rapportent rien.</translation>
    </message>
    <message>
        <source>A Jester after a Prophet is too high. Brought down by 1, it equals the Prophet: the row is saved, and you may destroy a card.</source>
        <translation>Un Bouffon après un Prophète est trop haut. Baissé de 1, il est égal au Prophète&#x202f;: la rangée est sauvée, et vous pouvez détruire une carte.</translation>
    </message>
    <message>
        <source>Collect two or more of a kind. Every such stack scores the value of its kind once; a single card scores nothing. The highest score wins.</source>
        <translation>Réunissez au moins deux cartes d’un même personnage. Chacune de ces piles rapporte une fois sa valeur&#x202f;; une carte seule ne rapporte rien. Le score le plus élevé l’emporte.</translation>
    </message>
    <message>
        <source>The Alchemist is too high after the Minstrel. Your General makes it count as 4. For the next card, it is a 7 again.</source>
        <translation>L’Alchimiste est trop haut après le Ménestrel. Avec votre Général, il ne vaut plus que 4. Pour la carte suivante, il vaut de nouveau 7.</translation>
    </message>
    <message>
        <source>The End of Game card turns up while a King and a Queen are in the row. Nobody gets them.</source>
        <translation>La carte Fin de partie sort quand un Roi et une Reine sont dans la rangée. Ils n’appartiennent à personne.</translation>
    </message>
    <message>
        <source>The game ends at once when someone reveals the End of Game card. It is not in the first deck; it joins the second.</source>
        <translation>La partie s’arrête dès que quelqu’un révèle la carte Fin de partie. Elle n’est pas dans la première pioche&#x202f;: elle arrive avec la deuxième.</translation>
    </message>
    <message>
        <source>This Alchemist stands upright, so the Kings beside it cannot be destroyed: only the Alchemist can.</source>
        <translation>Cet Alchimiste est disponible&#x202f;: on ne peut pas détruire les Rois d’à côté, seulement l’Alchimiste.</translation>
    </message>
    <message>
        <source>You give away the row and get a Minstrel from your rival’s stacks. A Minstrel in the row itself is no help: you cannot take back what you give.</source>
        <translation>Vous donnez la rangée et recevez un Ménestrel des piles adverses. Un Ménestrel de la rangée n’aide pas&#x202f;: on ne reprend pas ce que l’on donne.</translation>
    </message>
    <message>
        <source>You own two Queens: with two cards in the row, you may not destroy a card, even though the two are equal. With three, you may.</source>
        <translation>Vous avez deux Reines&#x202f;: avec deux cartes dans la rangée, même égales, vous ne pouvez rien détruire. Avec trois, vous le pouvez.</translation>
    </message>
    <message>
        <source>Your rival has two Generals, so yours lies sideways and does nothing. If you had two as well, both would stand upright.</source>
        <translation>Votre adversaire a deux Généraux&#x202f;: le vôtre est couché et n’agit pas. Avec un deuxième, les deux piles seraient disponibles.</translation>
    </message>
    <message>
        <source>your rival’s</source>
        <translation>à l’adversaire</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>yours, used</source>
        <translation>le vôtre, utilisé</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/fault</name>
    <message>
        <source>Destroying the wrong card</source>
        <translation>Détruire la mauvaise carte</translation>
    </message>
    <message>
        <source>Discarding the wrong stack</source>
        <translation>Défausser la mauvaise pile</translation>
    </message>
    <message>
        <source>Leaving abilities unused</source>
        <translation>Ne pas utiliser ses pouvoirs</translation>
    </message>
    <message>
        <source>Not destroying a card</source>
        <translation>Ne pas détruire de carte</translation>
    </message>
    <message>
        <source>Revealing one card too many</source>
        <translation>Révéler une carte de trop</translation>
    </message>
    <message>
        <source>Stopping too early</source>
        <translation>S’arrêter trop tôt</translation>
    </message>
    <message>
        <source>Swapping rows for the wrong card</source>
        <translation>Échanger contre la mauvaise carte</translation>
    </message>
    <message>
        <source>Using abilities at the wrong time</source>
        <translation>Utiliser ses pouvoirs au mauvais moment</translation>
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
        <translation>Tentez votre chance</translation>
    </message>
    <message>
        <source>Push your luck: reveal cards in falling order and build stacks whose abilities help you.</source>
        <translation>Tentez votre chance&#x202f;: révélez des cartes en ordre décroissant et formez des piles dont les pouvoirs vous aident.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/goal</name>
    <message>
        <source>Collect a row of {number} cards.</source>
        <translation>Ramassez une rangée de {number} cartes.</translation>
    </message>
    <message>
        <source>Collect {number} rows in one game.</source>
        <translation>Ramassez {number} rangées dans une partie.</translation>
    </message>
    <message>
        <source>Destroy {number} cards in one game.</source>
        <translation>Détruisez {number} cartes dans une partie.</translation>
    </message>
    <message>
        <source>Have a full stack at the end of a game.</source>
        <translation>Finissez une partie avec une pile complète.</translation>
    </message>
    <message>
        <source>Have a stack of {number} cards at the end of a game.</source>
        <translation>Finissez une partie avec une pile de {number} cartes.</translation>
    </message>
    <message>
        <source>Have the Judge use another stack.</source>
        <translation>Faites agir une autre pile avec le Juge.</translation>
    </message>
    <message>
        <source>Have {number} stacks that score at the end of a game.</source>
        <translation>Finissez une partie avec {number} piles qui rapportent.</translation>
    </message>
    <message>
        <source>Look at {number} cards with the Prophet in one game.</source>
        <translation>Regardez {number} cartes avec le Prophète dans une partie.</translation>
    </message>
    <message>
        <source>Own {number} Generals at the same time.</source>
        <translation>Possédez {number} Généraux en même temps.</translation>
    </message>
    <message>
        <source>Play a game without losing a row.</source>
        <translation>Jouez une partie sans perdre de rangée.</translation>
    </message>
    <message>
        <source>Save {number} rows with abilities in one game.</source>
        <translation>Sauvez {number} rangées avec un pouvoir dans une partie.</translation>
    </message>
    <message>
        <source>Score with Kings at the end of a game.</source>
        <translation>Marquez des points avec des Rois à la fin d’une partie.</translation>
    </message>
    <message>
        <source>Score with Queens at the end of a game.</source>
        <translation>Marquez des points avec des Reines à la fin d’une partie.</translation>
    </message>
    <message>
        <source>Score with both Kings and Queens at the end of a game.</source>
        <translation>Marquez des points avec des Rois et des Reines à la fin d’une partie.</translation>
    </message>
    <message>
        <source>Score {number} points in one game.</source>
        <translation>Marquez {number} points dans une partie.</translation>
    </message>
    <message>
        <source>Swap rows {number} times in one game.</source>
        <translation>Échangez {number} rangées dans une partie.</translation>
    </message>
    <message>
        <source>Use {number} abilities in one game.</source>
        <translation>Utilisez {number} pouvoirs dans une partie.</translation>
    </message>
    <message>
        <source>Use {number} abilities in one turn.</source>
        <translation>Utilisez {number} pouvoirs dans un même tour.</translation>
    </message>
    <message>
        <source>Win a game after losing five rows.</source>
        <translation>Gagnez une partie malgré cinq rangées perdues.</translation>
    </message>
    <message>
        <source>Win a game by {number} points or more.</source>
        <translation>Gagnez une partie avec {number} points d’avance.</translation>
    </message>
    <message>
        <source>Win a game without destroying a card.</source>
        <translation>Gagnez une partie sans détruire de carte.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/laying</name>
    <message>
        <source>A row is in play</source>
        <translation>Une rangée est en place</translation>
    </message>
    <message>
        <source>A row must be saved</source>
        <translation>Une rangée doit être sauvée</translation>
    </message>
    <message>
        <source>A row must be saved when its newest card is higher than the one before it, and only then.</source>
        <translation>Une rangée n’est à sauver que si sa dernière carte dépasse la précédente.</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Joueur actif</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Avant la première carte</translation>
    </message>
    <message>
        <source>Change to the newest card</source>
        <translation>Changement de la dernière carte</translation>
    </message>
    <message>
        <source>No ability can save this row, so it is lost at once.</source>
        <translation>Aucun pouvoir ne peut sauver cette rangée&#x202f;: elle est aussitôt perdue.</translation>
    </message>
    <message>
        <source>Only a player who owns more than five stacks has to discard one.</source>
        <translation>Seul un joueur qui a plus de cinq piles doit en défausser une.</translation>
    </message>
    <message>
        <source>Players who lost a card this turn</source>
        <translation>Joueurs déjà touchés par une destruction</translation>
    </message>
    <message>
        <source>Stacks used this turn</source>
        <translation>Piles utilisées ce tour-ci</translation>
    </message>
    <message>
        <source>The game is over only when the End of Game card is last in the row.</source>
        <translation>La partie n’est finie que si la carte Fin de partie est la dernière de la rangée.</translation>
    </message>
    <message>
        <source>The newest card has destroyed a card</source>
        <translation>La dernière carte en a détruit une</translation>
    </message>
    <message>
        <source>Too many stacks after a swap</source>
        <translation>Trop de piles après un échange</translation>
    </message>
    <message>
        <source>Too many stacks after collecting</source>
        <translation>Trop de piles après un ramassage</translation>
    </message>
    <message>
        <source>Top card seen</source>
        <translation>Carte du dessus déjà vue</translation>
    </message>
    <message>
        <source>{place}: at most five stacks of up to five cards each.</source>
        <translation>{place}&#x202f;: cinq piles au plus, de cinq cartes au plus.</translation>
    </message>
    <message>
        <source>{place}: no End of Game card allowed, since it ends the game as soon as it is revealed.</source>
        <translation>{place}&#x202f;: pas de carte Fin de partie, car elle termine la partie dès qu’elle est révélée.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/lesson</name>
    <message>
        <source>A card was too high, and nothing could save the row: all of it was discarded. That is the risk of every extra card.</source>
        <translation>Une carte était trop haute et rien ne pouvait sauver la rangée&#x202f;: elle a été entièrement défaussée. C’est le risque de chaque carte de plus.</translation>
    </message>
    <message>
        <source>Cards of a kind form one stack. You can have at most five stacks, with up to five cards each.</source>
        <translation>Les cartes d’un même personnage forment une seule pile. Vous pouvez avoir au plus cinq piles, de cinq cartes chacune.</translation>
    </message>
    <message>
        <source>Instead of collecting the row, you may give it away and take one of your rival’s cards. That pays off when the card is worth more to you than the row. Try it: drag one of your rival’s cards to your stacks.</source>
        <translation>Au lieu de ramasser la rangée, vous pouvez la donner et prendre une carte à votre adversaire. Faites-le quand cette carte vous sert plus que la rangée. Essayez&#x202f;: faites glisser une carte adverse vers vos piles.</translation>
    </message>
    <message>
        <source>One of your stacks lies sideways because your rival has more cards of its kind, so you cannot use its ability. Only a player with the most cards of that kind can; a tie is enough.</source>
        <translation>Une de vos piles est couchée, car votre adversaire a plus de cartes de ce personnage&#x202f;: vous n’avez plus ce pouvoir. Il revient au joueur qui a le plus de ces cartes, même à égalité.</translation>
    </message>
    <message>
        <source>Queens and Kings are worth the most, but the more you own, the longer a row must be before you may destroy a card or swap.</source>
        <translation>Les Reines et les Rois valent le plus, mais plus vous en avez, plus la rangée doit être longue pour permettre une destruction ou un échange.</translation>
    </message>
    <message>
        <source>The End of Game card has ended the game. Every stack of two or more scores its value once, and the highest score wins.</source>
        <translation>La carte Fin de partie a mis fin à la partie. Chaque pile d’au moins deux cartes rapporte une fois sa valeur, et le score le plus élevé l’emporte.</translation>
    </message>
    <message>
        <source>The deck has run out. The discard pile is the new deck, and the End of Game card is somewhere in it: from now on, any card may end the game.</source>
        <translation>La pioche était épuisée. La défausse forme la nouvelle pioche, et la carte Fin de partie s’y trouve quelque part&#x202f;: désormais, chaque carte peut mettre fin à la partie.</translation>
    </message>
    <message>
        <source>The newest card equals the one before it, so you may destroy a card. Drag one of your rival’s cards to the discard pile: which loss would hurt most?</source>
        <translation>La dernière carte est égale à la précédente&#x202f;: vous pouvez détruire une carte. Faites glisser une carte adverse vers la défausse&#x202f;: quelle perte coûtera le plus à votre adversaire&#x202f;?</translation>
    </message>
    <message>
        <source>The newest card is too high, but your abilities can bring it down. Save the row: use one of your upright stacks.</source>
        <translation>La dernière carte est trop haute, mais vos pouvoirs peuvent baisser sa valeur. Sauvez la rangée&#x202f;: utilisez une des piles disponibles.</translation>
    </message>
    <message>
        <source>The next card must not be higher than this one. The higher the newest card, the safer it is to go on. Reveal another, if you dare.</source>
        <translation>La prochaine carte ne doit pas être plus haute que celle-ci. Plus la dernière carte est haute, moins il est risqué de continuer. Révélez-en une autre, si vous l’osez.</translation>
    </message>
    <message>
        <source>There is room for only five stacks. Discard one of yours, new or old.</source>
        <translation>Il n’y a de place que pour cinq piles. Défaussez une des vôtres, nouvelle ou ancienne.</translation>
    </message>
    <message>
        <source>Welcome! Each turn, you reveal a row of cards. To begin, drag the top card of the deck into the row, or press the button on the table.</source>
        <translation>Bienvenue&#x202f;! À chaque tour, vous révélez une rangée de cartes. Commencez&#x202f;: faites glisser la carte du dessus de la pioche vers la rangée, ou appuyez sur le bouton de la table.</translation>
    </message>
    <message>
        <source>You may stop after any card. Collect the row: drag it to your place, and its cards become your stacks.</source>
        <translation>Vous pouvez vous arrêter après chaque carte. Ramassez la rangée&#x202f;: faites-la glisser vers votre place, et ses cartes deviennent vos piles.</translation>
    </message>
    <message>
        <source>You may use a stack on the newest card even when that card is not too high. Make it equal to the card before it, and you may destroy a card. Drag the stack to the row.</source>
        <translation>Une de vos piles peut agir sur la dernière carte, même si celle-ci n’est pas trop haute. Rendez-la égale à la précédente et vous pourrez détruire une carte&#x202f;: faites glisser la pile vers la rangée.</translation>
    </message>
    <message>
        <source>You own a stack of two or more, and it scores its value once. Single cards score nothing, so pairs of high cards win games.</source>
        <translation>Vous avez une pile d’au moins deux cartes&#x202f;: elle rapporte sa valeur, une fois. Une carte seule ne rapporte rien&#x202f;; ce sont donc les paires de cartes hautes qui font gagner.</translation>
    </message>
    <message>
        <source>Your Prophet stands upright: look at the top card of the deck before you decide. Drag the Prophet to the deck.</source>
        <translation>Votre Prophète est disponible&#x202f;: regardez la carte du dessus de la pioche avant de décider. Faites glisser le Prophète vers la pioche.</translation>
    </message>
    <message>
        <source>Your rival has swapped: the row is yours now, and your rival has one of your cards. See how your stacks have changed.</source>
        <translation>Votre adversaire a fait un échange&#x202f;: la rangée est à vous, et il vous a pris une carte. Voyez le nouvel état de vos piles.</translation>
    </message>
    <message>
        <source>Your rival’s Minstrel or Alchemist stands upright. The Minstrel lets you take only a Minstrel in a swap, and the Alchemist lets you destroy only an Alchemist.</source>
        <translation>Votre adversaire a un Ménestrel ou un Alchimiste disponible. Lors d’un échange, le Ménestrel ne vous laisse prendre qu’un Ménestrel&#x202f;; l’Alchimiste ne vous laisse détruire qu’un Alchimiste.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/log</name>
    <message>
        <source>Collects {cards}.</source>
        <translation>Ramasse {cards:def}.</translation>
    </message>
    <message>
        <source>Destroys their own {card}.</source>
        <translation>Détruit {card:def} dans ses propres piles.</translation>
    </message>
    <message>
        <source>Destroys {player}’s {card}.</source>
        <translation>Détruit {card:def} chez {player}.</translation>
    </message>
    <message>
        <source>Discards a sixth {card}.</source>
        <translation>Défausse {card:def}, sixième exemplaire.</translation>
    </message>
    <message numerus="yes">
        <source>Discards the {card} stack (%n card(s)), as only five stacks are allowed.</source>
        <translation>
            <numerusform>Défausse la pile {card} (%n carte)&#x202f;: cinq piles au plus.</numerusform>
            <numerusform>Défausse la pile {card} (%n cartes)&#x202f;: cinq piles au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the row to {player} for {card}.</source>
        <translation>Donne la rangée à {player} contre {card:def}.</translation>
    </message>
    <message>
        <source>Reveals {card}.</source>
        <translation>Révèle {card:def}.</translation>
    </message>
    <message>
        <source>Takes {card}.</source>
        <translation>Prend {card:def}.</translation>
    </message>
    <message>
        <source>The End of Game card is revealed. Shared win: {players}.</source>
        <translation>Carte Fin de partie révélée. Victoire partagée&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>The End of Game card is revealed. {players} wins.</source>
        <translation>Carte Fin de partie révélée. {players} l’emporte.</translation>
    </message>
    <message>
        <source>The deck is empty: the discard pile and the End of Game card form a new deck.</source>
        <translation>La pioche est vide&#x202f;: la défausse et la carte Fin de partie forment la nouvelle.</translation>
    </message>
    <message>
        <source>The top card is {card}.</source>
        <translation>{card:Def} est la carte du dessus.</translation>
    </message>
    <message>
        <source>Uses the Assassin: down 2, now {value}.</source>
        <translation>Utilise l’Assassin&#x202f;: 2 de moins, soit {value}.</translation>
    </message>
    <message>
        <source>Uses the General: down 3, now {value}.</source>
        <translation>Utilise le Général&#x202f;: 3 de moins, soit {value}.</translation>
    </message>
    <message>
        <source>Uses the Jester: down 1, now {value}.</source>
        <translation>Utilise le Bouffon&#x202f;: 1 de moins, soit {value}.</translation>
    </message>
    <message>
        <source>Uses the Jester: up 1, now {value}.</source>
        <translation>Utilise le Bouffon&#x202f;: 1 de plus, soit {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Assassin: down 2, now {value}.</source>
        <translation>Utilise le Juge comme Assassin&#x202f;: 2 de moins, soit {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the General: down 3, now {value}.</source>
        <translation>Utilise le Juge comme Général&#x202f;: 3 de moins, soit {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Jester: down 1, now {value}.</source>
        <translation>Utilise le Juge comme Bouffon&#x202f;: 1 de moins, soit {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Jester: up 1, now {value}.</source>
        <translation>Utilise le Juge comme Bouffon&#x202f;: 1 de plus, soit {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Prophet and looks at the top card.</source>
        <translation>Utilise le Juge comme Prophète&#x202f;: regarde la carte du dessus.</translation>
    </message>
    <message>
        <source>Uses the Prophet and looks at the top card.</source>
        <translation>Utilise le Prophète&#x202f;: regarde la carte du dessus.</translation>
    </message>
    <message>
        <source>{card} is too high: the row is lost.</source>
        <translation>Carte trop haute ({card})&#x202f;: la rangée est perdue.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/move</name>
    <message>
        <source>Assassin: down 2</source>
        <translation>Assassin&#x202f;: 2 de moins</translation>
    </message>
    <message>
        <source>Collect the row</source>
        <translation>Ramasser la rangée</translation>
    </message>
    <message>
        <source>Destroy your own {card}</source>
        <translation>Détruire {card:def} chez vous</translation>
    </message>
    <message>
        <source>Destroy {player}’s {card}</source>
        <translation>Détruire {card:def} chez {player}</translation>
    </message>
    <message>
        <source>Discard the {card} stack</source>
        <translation>Défausser la pile {card}</translation>
    </message>
    <message>
        <source>General: down 3</source>
        <translation>Général&#x202f;: 3 de moins</translation>
    </message>
    <message>
        <source>Jester: down 1</source>
        <translation>Bouffon&#x202f;: 1 de moins</translation>
    </message>
    <message>
        <source>Jester: up 1</source>
        <translation>Bouffon&#x202f;: 1 de plus</translation>
    </message>
    <message>
        <source>Judge as the Assassin: down 2</source>
        <translation>Juge comme Assassin&#x202f;: 2 de moins</translation>
    </message>
    <message>
        <source>Judge as the General: down 3</source>
        <translation>Juge comme Général&#x202f;: 3 de moins</translation>
    </message>
    <message>
        <source>Judge as the Jester: down 1</source>
        <translation>Juge comme Bouffon&#x202f;: 1 de moins</translation>
    </message>
    <message>
        <source>Judge as the Jester: up 1</source>
        <translation>Juge comme Bouffon&#x202f;: 1 de plus</translation>
    </message>
    <message>
        <source>Judge as the Prophet: look at the top card</source>
        <translation>Juge comme Prophète&#x202f;: regarder la carte du dessus</translation>
    </message>
    <message>
        <source>Prophet: look at the top card</source>
        <translation>Prophète&#x202f;: regarder la carte du dessus</translation>
    </message>
    <message>
        <source>Reveal a card</source>
        <translation>Révéler une carte</translation>
    </message>
    <message>
        <source>Swap the row for {player}’s {card}</source>
        <translation>Échanger la rangée contre {card:def} chez {player}</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/number</name>
    <message>
        <source>Values cannot be changed: each value from 1 to 9 belongs to one character, and characters in a row are compared by value.</source>
        <translation>Les valeurs ne se changent pas&#x202f;: chacune, de 1 à 9, appartient à un personnage et sert à comparer les cartes d’une rangée.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/prompt</name>
    <message>
        <source>Equal values: destroy a card, or collect the row.</source>
        <translation>Égalité&#x202f;: détruisez une carte ou ramassez la rangée.</translation>
    </message>
    <message>
        <source>Equal values: destroy a card, reveal, or collect.</source>
        <translation>Égalité&#x202f;: détruisez une carte, révélez encore ou ramassez.</translation>
    </message>
    <message>
        <source>Equal values: destroy a card, swap, or collect.</source>
        <translation>Égalité&#x202f;: détruisez une carte, échangez ou ramassez.</translation>
    </message>
    <message>
        <source>Equal values: destroy, reveal, swap, or collect.</source>
        <translation>Égalité&#x202f;: détruisez, révélez, échangez ou ramassez.</translation>
    </message>
    <message>
        <source>Equal values: destroy, reveal, use an ability, or collect.</source>
        <translation>Égalité&#x202f;: détruisez, révélez, utilisez un pouvoir ou ramassez.</translation>
    </message>
    <message>
        <source>Equal values: destroy, reveal, use an ability, swap, or collect.</source>
        <translation>Détruisez, révélez, utilisez un pouvoir, échangez ou ramassez.</translation>
    </message>
    <message>
        <source>Equal values: destroy, use an ability, or collect.</source>
        <translation>Égalité&#x202f;: détruisez, utilisez un pouvoir ou ramassez.</translation>
    </message>
    <message>
        <source>Equal values: destroy, use an ability, swap, or collect.</source>
        <translation>Égalité&#x202f;: détruisez, utilisez un pouvoir, échangez ou ramassez.</translation>
    </message>
    <message>
        <source>More than five stacks: discard one.</source>
        <translation>Trop de piles&#x202f;: défaussez-en une.</translation>
    </message>
    <message>
        <source>Reveal a card, use an ability, or collect the row.</source>
        <translation>Révélez encore, utilisez un pouvoir ou ramassez.</translation>
    </message>
    <message>
        <source>Reveal another card, or collect the row.</source>
        <translation>Révélez encore ou ramassez la rangée.</translation>
    </message>
    <message>
        <source>Reveal another card, swap, or collect the row.</source>
        <translation>Révélez encore, échangez ou ramassez.</translation>
    </message>
    <message>
        <source>Reveal the first card, or use an ability.</source>
        <translation>Révélez la première carte ou utilisez un pouvoir.</translation>
    </message>
    <message>
        <source>Reveal the first card.</source>
        <translation>Révélez la première carte.</translation>
    </message>
    <message>
        <source>Reveal, use an ability, swap, or collect the row.</source>
        <translation>Révélez, utilisez un pouvoir, échangez ou ramassez.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The row is full: collect it.</source>
        <translation>La rangée est complète&#x202f;: ramassez-la.</translation>
    </message>
    <message>
        <source>The row is full: swap or collect it.</source>
        <translation>La rangée est complète&#x202f;: échangez-la ou ramassez-la.</translation>
    </message>
    <message>
        <source>The row is full: use an ability, or collect.</source>
        <translation>Rangée complète&#x202f;: utilisez un pouvoir ou ramassez-la.</translation>
    </message>
    <message>
        <source>The row is full: use an ability, swap, or collect.</source>
        <translation>Rangée complète&#x202f;: utilisez un pouvoir, échangez-la ou ramassez-la.</translation>
    </message>
    <message>
        <source>Too many stacks after the gift: discard one.</source>
        <translation>Don reçu&#x202f;: défaussez une pile.</translation>
    </message>
    <message>
        <source>{value} is higher than {limit}: bring it down.</source>
        <translation>{value} dépasse {limit}&#x202f;: baissez la valeur de la carte.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/reason</name>
    <message>
        <source>A row may have up to five cards.</source>
        <translation>Une rangée peut compter jusqu’à cinq cartes.</translation>
    </message>
    <message>
        <source>Cards you would own: {mine} instead of {other}.</source>
        <translation>Nombre de vos cartes&#x202f;: {mine} au lieu de {other}.</translation>
    </message>
    <message>
        <source>Each {card} you own restricts you, so it helps to have fewer.</source>
        <translation>Chaque {card} que vous avez vous limite&#x202f;: mieux vaut en avoir moins.</translation>
    </message>
    <message>
        <source>Equal values let you destroy a card.</source>
        <translation>Des valeurs égales vous permettent de détruire une carte.</translation>
    </message>
    <message>
        <source>No card in the deck can cost you the row.</source>
        <translation>Aucune carte de la pioche ne peut vous faire perdre la rangée.</translation>
    </message>
    <message>
        <source>None of your stacks scores less than the {card} stack.</source>
        <translation>Aucune de vos piles ne rapporte moins que la pile {card}.</translation>
    </message>
    <message>
        <source>Of the {cards} cards in the deck, {bad} would cost you the row.</source>
        <translation>Cartes de la pioche qui feraient perdre la rangée&#x202f;: {bad} sur {cards}.</translation>
    </message>
    <message>
        <source>Of the {cards} cards in the deck, {safe} would not cost you the row.</source>
        <translation>Sans danger pour la rangée&#x202f;: {safe} sur {cards} cartes de la pioche.</translation>
    </message>
    <message>
        <source>Once you collect the row, it can no longer be lost.</source>
        <translation>Une fois la rangée ramassée, plus aucune carte ne peut vous la faire perdre.</translation>
    </message>
    <message>
        <source>One stack has to go: the {card} stack.</source>
        <translation>Une pile doit partir&#x202f;: la pile {card}.</translation>
    </message>
    <message>
        <source>The End of Game card comes next, and it ends the game while you lead.</source>
        <translation>La carte Fin de partie vient ensuite&#x202f;: la partie s’arrêtera alors que vous menez.</translation>
    </message>
    <message>
        <source>The End of Game card comes next: what you take now still counts.</source>
        <translation>La carte Fin de partie vient ensuite&#x202f;: ce que vous ramassez maintenant compte encore.</translation>
    </message>
    <message>
        <source>The first card of a row cannot be too high.</source>
        <translation>La première carte d’une rangée ne peut pas être trop haute.</translation>
    </message>
    <message>
        <source>The newest card then counts as {value}.</source>
        <translation>La dernière carte vaut alors {value}.</translation>
    </message>
    <message>
        <source>The next card ends the game.</source>
        <translation>La prochaine carte termine la partie.</translation>
    </message>
    <message>
        <source>The row goes to {player}, who has the lower score: {less} against {more}.</source>
        <translation>La rangée va à {player}, dont le score est plus bas&#x202f;: {less} contre {more}.</translation>
    </message>
    <message>
        <source>The top card of the deck is shown to you alone.</source>
        <translation>Personne d’autre ne voit la carte du dessus.</translation>
    </message>
    <message>
        <source>The {card} on top of the deck will not cost you the row.</source>
        <translation>Vous savez que la prochaine carte, {card:def}, ne vous fera pas perdre la rangée.</translation>
    </message>
    <message>
        <source>The {card} on top of the deck would cost you the row.</source>
        <translation>La prochaine carte, {card:def}, vous ferait perdre la rangée.</translation>
    </message>
    <message>
        <source>Then nobody will have a larger {card} stack than you.</source>
        <translation>Personne n’aura alors de pile {card} plus grande que la vôtre.</translation>
    </message>
    <message>
        <source>Then you could use your {card} stack.</source>
        <translation>Vous pourriez alors utiliser votre pile {card}.</translation>
    </message>
    <message>
        <source>Then you will know the next card before you decide whether to reveal it.</source>
        <translation>Vous connaîtrez ainsi la prochaine carte avant de décider de la révéler.</translation>
    </message>
    <message>
        <source>This is a step toward saving the row.</source>
        <translation>Cela aide à sauver la rangée.</translation>
    </message>
    <message>
        <source>This makes room for another stack and leaves you with {stacks}.</source>
        <translation>Cela libère une place pour une autre pile. Piles restantes&#x202f;: {stacks}.</translation>
    </message>
    <message>
        <source>This makes {player}’s {card} stack smaller.</source>
        <translation>Cela réduit la pile {card} chez {player}.</translation>
    </message>
    <message>
        <source>This saves the row, and the equal values let you destroy a card.</source>
        <translation>Cela sauve la rangée, et les valeurs égales vous permettent de détruire une carte.</translation>
    </message>
    <message>
        <source>This saves the row.</source>
        <translation>Cela sauve la rangée.</translation>
    </message>
    <message>
        <source>You get the {card} for the row.</source>
        <translation>Contre la rangée, vous obtenez {card:def}.</translation>
    </message>
    <message>
        <source>You keep all your stacks. Otherwise, you would have to discard one.</source>
        <translation>Vous gardez toutes vos piles. Sinon, il faudrait en défausser une.</translation>
    </message>
    <message>
        <source>You take a card from {player}, who has the higher score: {more} against {less}.</source>
        <translation>Vous prenez une carte à {player}, dont le score est plus élevé&#x202f;: {more} contre {less}.</translation>
    </message>
    <message>
        <source>You would have the {card} instead of the {other}: a pair scores {points}, not {less}.</source>
        <translation>Vous auriez {card:def}, et non {other:def}&#x202f;: une paire rapporte {points} au lieu de {less}.</translation>
    </message>
    <message>
        <source>Your score rises to {mine}, and {player}’s falls to {theirs}.</source>
        <translation>Votre score monte à {mine}, et {player} descend à {theirs}.</translation>
    </message>
    <message>
        <source>Your score rises to {mine}.</source>
        <translation>Votre score monte à {mine}.</translation>
    </message>
    <message>
        <source>Your score rises to {mine}. Of the {cards} cards in the deck, {bad} would cost you the row.</source>
        <translation>Votre score monte à {mine}. Cartes de la pioche qui feraient perdre la rangée&#x202f;: {bad} sur {cards}.</translation>
    </message>
    <message>
        <source>Your score would be {mine} instead of {other}.</source>
        <translation>Votre score serait de {mine} au lieu de {other}.</translation>
    </message>
    <message>
        <source>Your score would be {mine} right away instead of {other}. Of the {cards} cards in the deck, {bad} would cost you the row.</source>
        <translation>Votre score serait aussitôt de {mine} au lieu de {other}. Cartes de la pioche qui feraient perdre la rangée&#x202f;: {bad} sur {cards}.</translation>
    </message>
    <message>
        <source>Your single {card} scores nothing.</source>
        <translation>Votre pile {card} n’a qu’une carte et ne rapporte rien.</translation>
    </message>
    <message>
        <source>Your {card} goes to the discard pile.</source>
        <translation>{card:Def} quitte vos piles pour la défausse.</translation>
    </message>
    <message>
        <source>{player} could no longer use their {card} stack.</source>
        <translation>{player} ne pourrait plus utiliser sa pile {card}.</translation>
    </message>
    <message>
        <source>{player}’s score falls to {theirs}.</source>
        <translation>Pour {player}, le score descend à {theirs}.</translation>
    </message>
    <message>
        <source>{player}’s score would be {theirs} instead of {other}.</source>
        <translation>Score ({player})&#x202f;: {theirs} au lieu de {other}.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/refusal</name>
    <message>
        <source>A row cannot be given up: collect or swap it.</source>
        <translation>On n’abandonne pas une rangée&#x202f;: ramassez-la ou échangez-la.</translation>
    </message>
    <message>
        <source>Abilities change the newest card in the row, but the row is still empty.</source>
        <translation>Les pouvoirs modifient la dernière carte d’une rangée, et la rangée est encore vide.</translation>
    </message>
    <message>
        <source>Another player has a larger {card} stack.</source>
        <translation>Un autre joueur a une plus grande pile {card}.</translation>
    </message>
    <message>
        <source>Destroy a card only if the newest ({value}) equals the one before it ({before}).</source>
        <translation>Pour détruire une carte, la dernière ({value}) doit égaler la précédente ({before}).</translation>
    </message>
    <message>
        <source>Discarded cards come back only in the next deck.</source>
        <translation>Les cartes défaussées ne reviennent qu’avec la prochaine pioche.</translation>
    </message>
    <message>
        <source>Drag the Judge to the stack you want to use.</source>
        <translation>Faites glisser le Juge vers la pile qui doit agir.</translation>
    </message>
    <message>
        <source>Drag the Prophet to the deck to look at its top card.</source>
        <translation>Faites glisser le Prophète vers la pioche pour regarder la carte du dessus.</translation>
    </message>
    <message>
        <source>Drag the card to the discard pile to destroy it.</source>
        <translation>Faites glisser la carte vers la défausse pour la détruire.</translation>
    </message>
    <message>
        <source>Drag the card to your stacks to swap the row for it.</source>
        <translation>Faites glisser la carte vers vos piles pour l’échanger contre la rangée.</translation>
    </message>
    <message>
        <source>Drag the {card} to the row to change the newest card.</source>
        <translation>Faites glisser {card:def} vers la rangée pour modifier la dernière carte.</translation>
    </message>
    <message>
        <source>Drop the row on the card you want in exchange.</source>
        <translation>Déposez la rangée sur la carte que vous voulez en échange.</translation>
    </message>
    <message>
        <source>In a swap, you give away the whole row, not a card from your stacks.</source>
        <translation>Lors d’un échange, vous donnez toute la rangée, pas une carte de vos piles.</translation>
    </message>
    <message>
        <source>Kings are never used; each lengthens the row you need for a swap.</source>
        <translation>Un Roi ne s’utilise pas&#x202f;: chacun allonge la rangée nécessaire à un échange.</translation>
    </message>
    <message>
        <source>Queens are never used; each lengthens the row you need to destroy a card.</source>
        <translation>Une Reine ne s’utilise pas&#x202f;: chacune allonge la rangée nécessaire à une destruction.</translation>
    </message>
    <message>
        <source>Take the top card of the {card} stack.</source>
        <translation>Prenez la carte du dessus de la pile {card}.</translation>
    </message>
    <message>
        <source>The Judge can use only manipulative stacks; the {card} stack is not one.</source>
        <translation>Le Juge n’aide que les piles de manipulation, pas la pile {card}.</translation>
    </message>
    <message>
        <source>The Judge can use only sideways stacks, and your {card} stack stands upright.</source>
        <translation>Le Juge n’aide que les piles couchées&#x202f;; la pile {card} ne l’est pas.</translation>
    </message>
    <message>
        <source>The Judge uses only sideways stacks; none of your other manipulative stacks lies sideways.</source>
        <translation>Le Juge n’aide que les piles couchées&#x202f;; aucune autre pile de manipulation ne l’est.</translation>
    </message>
    <message>
        <source>The first card of a row has no card before it and destroys nothing.</source>
        <translation>Aucune carte ne précède la première d’une rangée&#x202f;: elle ne détruit donc rien.</translation>
    </message>
    <message>
        <source>The newest card is {value}, higher than the {before} before it: bring it down first.</source>
        <translation>La dernière carte vaut {value}, plus que la précédente ({before})&#x202f;: baissez d’abord sa valeur.</translation>
    </message>
    <message>
        <source>The row goes to your stacks, or to another player in a swap.</source>
        <translation>La rangée rejoint vos piles ou, lors d’un échange, celles d’un autre joueur.</translation>
    </message>
    <message>
        <source>The row has five cards, the maximum.</source>
        <translation>La rangée compte déjà cinq cartes, le maximum.</translation>
    </message>
    <message>
        <source>The {card} is never used; it protects you while it stands upright.</source>
        <translation>{card:Def} ne s’utilise jamais&#x202f;: cette carte vous protège tant qu’elle est disponible.</translation>
    </message>
    <message>
        <source>There is no row yet: reveal at least one card first.</source>
        <translation>Il n’y a pas encore de rangée&#x202f;: révélez d’abord au moins une carte.</translation>
    </message>
    <message>
        <source>There is room for all your stacks, so you may not discard any.</source>
        <translation>Il y a de la place pour toutes vos piles&#x202f;: n’en défaussez aucune.</translation>
    </message>
    <message>
        <source>This card has already destroyed a card; each card may do so only once.</source>
        <translation>Cette carte en a déjà détruit une&#x202f;; chaque carte révélée n’en détruit qu’une.</translation>
    </message>
    <message>
        <source>This card has destroyed another, so its value can no longer change.</source>
        <translation>Cette carte en a détruit une autre&#x202f;: sa valeur ne change plus.</translation>
    </message>
    <message>
        <source>This card was taken in a swap and is placed after the gift.</source>
        <translation>Cette carte a été prise lors d’un échange et se place après le don.</translation>
    </message>
    <message>
        <source>This would cost you the row, which you can still save.</source>
        <translation>Vous perdriez la rangée, que vous pouvez encore sauver.</translation>
    </message>
    <message>
        <source>This would make the newest card too high, and nothing could bring it down.</source>
        <translation>La dernière carte deviendrait trop haute, et plus rien ne la ferait redescendre.</translation>
    </message>
    <message>
        <source>To reveal a card, drag it from the deck into the row.</source>
        <translation>Pour révéler une carte de la pioche, faites-la glisser vers la rangée.</translation>
    </message>
    <message>
        <source>With {kings} Kings, you may swap only when the row has at least {kings} cards.</source>
        <translation>Avec {kings} Rois, un échange demande une rangée d’au moins {kings} cartes.</translation>
    </message>
    <message>
        <source>With {queens} Queens, destroying a card takes a row of more than {queens} cards.</source>
        <translation>Avec {queens} Reines, détruire une carte demande une rangée de plus de {queens} cartes.</translation>
    </message>
    <message>
        <source>You have already destroyed one of your own cards this turn; the limit is one.</source>
        <translation>Vous avez déjà détruit une de vos cartes&#x202f;: une seule par tour.</translation>
    </message>
    <message>
        <source>You have more than five stacks: first choose one to discard.</source>
        <translation>Vous avez plus de cinq piles&#x202f;: choisissez-en d’abord une à défausser.</translation>
    </message>
    <message>
        <source>You have no {card}.</source>
        <translation>Vous n’avez pas {card:def} dans vos piles.</translation>
    </message>
    <message>
        <source>You swap with another player, not with yourself.</source>
        <translation>On échange avec un autre joueur, pas avec soi-même.</translation>
    </message>
    <message>
        <source>Your {card} was already used this turn.</source>
        <translation>Vous avez déjà utilisé {card:def} ce tour-ci.</translation>
    </message>
    <message>
        <source>{player} has already lost a card to you this turn; the limit is one.</source>
        <translation>Vous avez déjà détruit une carte chez {player}&#x202f;: une seule par tour.</translation>
    </message>
    <message>
        <source>{player} has no card you can take for the row.</source>
        <translation>{player} n’a aucune carte que vous puissiez prendre contre la rangée.</translation>
    </message>
    <message>
        <source>{player} has no {card}.</source>
        <translation>{player} n’a pas {card:def} dans ses piles.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} ne participe pas à cette partie.</translation>
    </message>
    <message>
        <source>{player} is protected: you must destroy an Alchemist.</source>
        <translation>{player} a une protection&#x202f;: vous devez détruire un Alchimiste.</translation>
    </message>
    <message>
        <source>{player} is protected: you must take a Minstrel.</source>
        <translation>{player} a une protection&#x202f;: vous devez prendre un Ménestrel.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/road</name>
    <message>
        <source>A minister was called away in the middle of a game. You slip into his coat, and into his troubles.</source>
        <translation>Un ministre a été appelé en pleine partie. Vous enfilez son manteau, et ses ennuis avec.</translation>
    </message>
    <message>
        <source>Behind every painting there is an ear. Two of them belong to Hedwig and Gaspard.</source>
        <translation>Derrière chaque tableau, il y a une oreille. Deux d’entre elles sont à Hedwig et à Gaspard.</translation>
    </message>
    <message>
        <source>Behind the Curtain</source>
        <translation>Derrière le rideau</translation>
    </message>
    <message>
        <source>Four kings have done what Dorothea wanted, each believing it was his own idea. She would like you to go home.</source>
        <translation>Quatre rois ont fait ce que voulait Dorothea, en croyant le vouloir eux-mêmes. Vous, elle voudrait vous voir rentrer chez vous.</translation>
    </message>
    <message>
        <source>Nobody who wants to get anywhere in this palace uses the front door. The old doorkeeper lets you in for the price of a game.</source>
        <translation>Dans ce palais, quand on veut arriver quelque part, on évite la grande porte. Le vieux portier vous laisse entrer contre une partie.</translation>
    </message>
    <message>
        <source>The Back Stairs</source>
        <translation>L’Escalier dérobé</translation>
    </message>
    <message>
        <source>The Council Chamber</source>
        <translation>La Chambre du conseil</translation>
    </message>
    <message>
        <source>The Gallery</source>
        <translation>La Galerie des portraits</translation>
    </message>
    <message>
        <source>The Hall of Mirrors</source>
        <translation>La Galerie des glaces</translation>
    </message>
    <message>
        <source>The Kitchen</source>
        <translation>Les Cuisines</translation>
    </message>
    <message>
        <source>The Palace Garden</source>
        <translation>Le Jardin du palais</translation>
    </message>
    <message>
        <source>The Royal Wardrobe</source>
        <translation>La Garde-robe royale</translation>
    </message>
    <message>
        <source>The cook knows who on the council has lost his appetite, and why. She will tell you if you win.</source>
        <translation>La cuisinière sait qui, au conseil, a perdu l’appétit, et pourquoi. Elle vous le dira si vous gagnez.</translation>
    </message>
    <message>
        <source>The council has one empty chair. Frida has already put her helmet on it.</source>
        <translation>Au conseil, un siège est libre. Frida y a déjà posé son casque.</translation>
    </message>
    <message>
        <source>There are fewer cards: only six of each character.</source>
        <translation>Il y a moins de cartes&#x202f;: six de chaque personnage.</translation>
    </message>
    <message>
        <source>There are only four cards of each character.</source>
        <translation>Il n’y a que quatre cartes de chaque personnage.</translation>
    </message>
    <message>
        <source>There are three fewer Generals.</source>
        <translation>Il y a trois Généraux de moins.</translation>
    </message>
    <message>
        <source>There are two more Queens and two more Kings.</source>
        <translation>Il y a deux Reines et deux Rois de plus.</translation>
    </message>
    <message>
        <source>Three courtiers stand before the mirrors, rehearsing their next moves. Show each of them a better one.</source>
        <translation>Trois courtisans répètent leur prochain coup devant les glaces. Montrez-en un meilleur à chacun.</translation>
    </message>
    <message>
        <source>Weapons are forbidden under the orange trees, so most of the Generals have stayed at the gate.</source>
        <translation>Nul ne porte d’armes sous les orangers, aussi la plupart des Généraux sont-ils restés à la grille.</translation>
    </message>
    <message>
        <source>Win by {number} points or more.</source>
        <translation>Gagnez avec au moins {number} points d’avance.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/rule</name>
    <message>
        <source>A full row of five cards may be swapped, too.</source>
        <translation>Une rangée complète de cinq cartes peut aussi être échangée.</translation>
    </message>
    <message>
        <source>A manipulative or protective stack is available while no other player has more cards of its kind; otherwise its top card lies sideways. Check this again whenever cards are collected, destroyed, or swapped. A used stack stays sideways until the turn ends.</source>
        <translation>Une pile de manipulation ou de protection est disponible tant qu’aucun autre joueur n’a plus de cartes du même personnage&#x202f;; sinon, sa carte du dessus est couchée. On le vérifie à nouveau chaque fois que des cartes sont ramassées, détruites ou échangées. Une pile utilisée reste couchée jusqu’à la fin du tour.</translation>
    </message>
    <message>
        <source>A new deck</source>
        <translation>Une nouvelle pioche</translation>
    </message>
    <message>
        <source>Abilities may bring a card down to 0 or below.</source>
        <translation>Les pouvoirs peuvent baisser la valeur d’une carte jusqu’à 0 et même en dessous.</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Alchimiste</translation>
    </message>
    <message>
        <source>As soon as the last card of the deck is drawn, the discard pile and the End of Game card are shuffled into a new deck. The row stays on the table.</source>
        <translation>Dès que la dernière carte de la pioche est tirée, la défausse est mélangée avec la carte Fin de partie pour former une nouvelle pioche. La rangée reste sur la table.</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Assassin</translation>
    </message>
    <message>
        <source>At the end of your turn, your used stacks stand upright again unless another player has a larger stack of that kind.</source>
        <translation>À la fin de votre tour, vos piles utilisées se redressent, sauf si un autre joueur a une pile plus grande du même personnage.</translation>
    </message>
    <message>
        <source>Cards of a kind form one stack of at most five cards; a sixth is discarded. You may have at most five stacks. If you have more, immediately discard whole stacks, new or old, as you choose, until five are left.</source>
        <translation>Les cartes d’un même personnage forment une seule pile de cinq cartes au plus&#x202f;; la sixième est défaussée. Vous avez au plus cinq piles. Au-delà, vous défaussez aussitôt des piles entières, nouvelles ou anciennes, à votre choix, jusqu’à ce qu’il en reste cinq.</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Destroying</source>
        <translation>Détruire</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>Every stack of two or more cards scores the value of its kind once; a single card scores nothing. The highest score wins, and tied players share the win.</source>
        <translation>Chaque pile d’au moins deux cartes rapporte une fois la valeur de son personnage&#x202f;; une carte seule ne rapporte rien. Le score le plus élevé l’emporte&#x202f;; en cas d’égalité, la victoire est partagée.</translation>
    </message>
    <message>
        <source>First, the other player places your gift and discards any extra stacks; then you place the card you took; finally, the stacks are compared.</source>
        <translation>D’abord, l’autre joueur place la rangée reçue et défausse ses piles en trop&#x202f;; puis vous placez la carte prise&#x202f;; enfin, on compare les piles.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>If another player’s Alchemist is available, any card you destroy in their stacks must be an Alchemist.</source>
        <translation>Si l’Alchimiste d’un autre joueur est disponible, toute carte que vous détruisez dans ses piles doit être un Alchimiste.</translation>
    </message>
    <message>
        <source>If the newest card is too high and nothing can save the row, all its cards are discarded and the turn is over. What was destroyed stays destroyed, and used abilities stay used.</source>
        <translation>Si la dernière carte est trop haute et que rien ne peut sauver la rangée, celle-ci est entièrement défaussée et le tour est terminé. Ce qui a été détruit reste détruit, et les pouvoirs utilisés le restent.</translation>
    </message>
    <message>
        <source>If the newest card is too high, bring it down with as many abilities as it takes. You may not give up a row you can save; a row you cannot save is lost. Collected cards return to their printed values.</source>
        <translation>Si la dernière carte est trop haute, baissez sa valeur avec autant de pouvoirs qu’il en faut. Vous ne pouvez pas abandonner une rangée que vous pouvez sauver&#x202f;; si rien ne peut la sauver, elle est perdue. Les cartes ramassées retrouvent leur valeur imprimée.</translation>
    </message>
    <message>
        <source>If the newest card’s value equals that of the card before it, you may discard one card from any player’s stacks, your own included. Each revealed card can destroy only one card, and its own value no longer changes after that.</source>
        <translation>Quand la valeur de la dernière carte est égale à celle de la précédente, vous pouvez défausser une carte des piles de n’importe quel joueur, vous compris. Chaque carte révélée ne peut en détruire qu’une, et sa valeur ne change plus ensuite.</translation>
    </message>
    <message>
        <source>If the other player’s Minstrel is available, the card you take in a swap must be a Minstrel.</source>
        <translation>Si le Ménestrel de l’autre joueur est disponible, la carte que vous prenez lors d’un échange doit être un Ménestrel.</translation>
    </message>
    <message>
        <source>If you destroy several cards in a turn, each must come from a different player, yourself included.</source>
        <translation>Si vous détruisez plusieurs cartes pendant un tour, chacune doit venir d’un joueur différent, vous compris.</translation>
    </message>
    <message>
        <source>Instead of collecting the row, you may give it to another player and take one card from their stacks, as they stood before your gift.</source>
        <translation>Au lieu de ramasser la rangée, vous pouvez la donner à un autre joueur et prendre une carte dans ses piles, telles qu’elles étaient avant votre don.</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Bouffon</translation>
    </message>
    <message>
        <source>Losing the row</source>
        <translation>Perdre la rangée</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation>Ménestrel</translation>
    </message>
    <message>
        <source>No lowest value</source>
        <translation>Pas de valeur minimale</translation>
    </message>
    <message>
        <source>No needless discards</source>
        <translation>Pas de défausse inutile</translation>
    </message>
    <message>
        <source>On your turn, reveal cards from the deck, one by one, into a row. Reveal at least one and at most five; you may stop after any of them.</source>
        <translation>À votre tour, vous révélez des cartes de la pioche, une par une, pour former une rangée. Vous en révélez au moins une et au plus cinq, et vous pouvez vous arrêter après chacune.</translation>
    </message>
    <message>
        <source>Once per player</source>
        <translation>Une fois par joueur</translation>
    </message>
    <message>
        <source>Once per turn</source>
        <translation>Une fois par tour</translation>
    </message>
    <message>
        <source>Order of a swap</source>
        <translation>Ordre d’un échange</translation>
    </message>
    <message>
        <source>Protective abilities</source>
        <translation>Pouvoirs de protection</translation>
    </message>
    <message>
        <source>Queens and Kings</source>
        <translation>Reines et Rois</translation>
    </message>
    <message>
        <source>Revealing a row</source>
        <translation>Révéler une rangée</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Piles</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Swapping five cards</source>
        <translation>Échanger cinq cartes</translation>
    </message>
    <message>
        <source>The Assassin brings the newest card down by 2.</source>
        <translation>L’Assassin baisse la dernière carte de 2.</translation>
    </message>
    <message>
        <source>The General brings the newest card down by 3.</source>
        <translation>Le Général baisse la dernière carte de 3.</translation>
    </message>
    <message>
        <source>The Jester moves the newest card up or down by 1, as you choose.</source>
        <translation>Le Bouffon baisse ou augmente la dernière carte de 1, à votre choix.</translation>
    </message>
    <message>
        <source>The Minstrel and Alchemist protect as often as needed while they are available. They restrict the other players, not their owner.</source>
        <translation>Le Ménestrel et l’Alchimiste protègent aussi souvent que nécessaire tant qu’ils sont disponibles. Ils contraignent les autres joueurs, pas leur propriétaire.</translation>
    </message>
    <message>
        <source>The Prophet shows you, and nobody else, the top card of the deck. Then you decide whether to reveal it. You are free to stop if you have seen the End of Game card.</source>
        <translation>Le Prophète ne montre qu’à vous la carte du dessus de la pioche. Vous décidez ensuite de la révéler ou non. Vous pouvez vous arrêter après avoir vu la carte Fin de partie.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>The first card</source>
        <translation>La première carte</translation>
    </message>
    <message>
        <source>The first card of a row has no card before it, so it cannot be too high and cannot destroy anything.</source>
        <translation>Aucune carte ne précède la première d’une rangée&#x202f;: elle ne peut donc ni être trop haute ni détruire quoi que ce soit.</translation>
    </message>
    <message>
        <source>The first player is chosen at random; after that, play goes clockwise.</source>
        <translation>Le hasard désigne qui commence&#x202f;; ensuite, on joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>The game ends at once when the End of Game card is revealed. That turn’s row belongs to nobody.</source>
        <translation>La partie s’arrête dès que la carte Fin de partie est révélée. La rangée de ce tour n’appartient à personne.</translation>
    </message>
    <message>
        <source>The largest stack</source>
        <translation>La plus grande pile</translation>
    </message>
    <message>
        <source>The newest card must not be higher than the card before it. Its value, as changed by abilities, is compared with the printed value of the card before it. A change lasts only until the next card is revealed.</source>
        <translation>La dernière carte révélée ne doit pas être plus haute que la précédente. Sa valeur, modifiée par les pouvoirs, est comparée à la valeur imprimée de la carte précédente. Une modification cesse dès que la carte suivante est révélée.</translation>
    </message>
    <message>
        <source>There are nine characters, from the General (1) to the King (9): five copies of each with two players, seven with three, and nine with four. They are shuffled to form the deck. The End of Game card is face up beside it and starts the discard pile. Nobody owns any cards yet.</source>
        <translation>Il y a neuf personnages, du Général (1) au Roi (9)&#x202f;: cinq exemplaires de chacun à deux joueurs, sept à trois, neuf à quatre. Ils sont mélangés pour former la pioche. La carte Fin de partie, posée à côté face visible, commence la défausse. Personne n’a encore de carte.</translation>
    </message>
    <message>
        <source>Too high</source>
        <translation>Trop haute</translation>
    </message>
    <message>
        <source>Using the Prophet</source>
        <translation>Utiliser le Prophète</translation>
    </message>
    <message>
        <source>When abilities work</source>
        <translation>Quand agissent les pouvoirs</translation>
    </message>
    <message>
        <source>While there is room, every card must be placed.</source>
        <translation>Tant qu’il y a de la place, chaque carte doit être placée.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>You may destroy a card only while the row has more cards than you own Queens. You may swap only while the row has at least as many cards as you own Kings. Both limits always apply, no matter who has the largest stack.</source>
        <translation>Vous ne pouvez détruire une carte que si la rangée en compte plus que vous n’avez de Reines. Vous ne pouvez échanger que si elle compte au moins autant de cartes que vous avez de Rois. Ces limites valent toujours, peu importe qui a la plus grande pile.</translation>
    </message>
    <message>
        <source>You may use each manipulative stack once per turn, however many cards it has; it then lies sideways. The Judge lets you use another manipulative stack of yours that lies sideways, whatever the reason; he must be available himself and then counts as used.</source>
        <translation>Chaque pile de manipulation agit une fois par tour, quel que soit son nombre de cartes, puis reste couchée. Le Juge fait agir une autre de vos piles de manipulation qui est couchée, pour quelque raison que ce soit. Il doit lui-même être disponible, et compte alors comme utilisé.</translation>
    </message>
    <message>
        <source>You may use manipulative abilities only on your own turn and on the newest card, whether or not it is too high. You may use the Prophet before the first card, too.</source>
        <translation>Vous utilisez les pouvoirs de manipulation pendant votre tour et uniquement sur la dernière carte, qu’elle soit trop haute ou non. Le Prophète peut aussi regarder avant la première carte.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/section</name>
    <message>
        <source>Abilities</source>
        <translation>Pouvoirs</translation>
    </message>
    <message>
        <source>Destroying cards</source>
        <translation>Détruire des cartes</translation>
    </message>
    <message>
        <source>How turns and the game end</source>
        <translation>Fin des tours et de la partie</translation>
    </message>
    <message>
        <source>Revealing a row</source>
        <translation>Révéler une rangée</translation>
    </message>
    <message>
        <source>Setting up the game</source>
        <translation>Préparer la partie</translation>
    </message>
    <message>
        <source>Swapping the row</source>
        <translation>Échanger la rangée</translation>
    </message>
    <message>
        <source>What changes the newest card</source>
        <translation>Ce qui modifie la dernière carte</translation>
    </message>
    <message>
        <source>Your stacks</source>
        <translation>Vos piles</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/table</name>
    <message>
        <source>A card, face down</source>
        <translation>Une carte, face cachée</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rangée</translation>
    </message>
    <message>
        <source>Taken card</source>
        <translation>Carte prise</translation>
    </message>
    <message>
        <source>The newest card now counts as {value}.</source>
        <translation>La dernière carte vaut désormais {value}.</translation>
    </message>
    <message numerus="yes">
        <source>The row: up to %n card(s)</source>
        <translation>
            <numerusform>La rangée&#x202f;: jusqu’à %n carte</numerusform>
            <numerusform>La rangée&#x202f;: jusqu’à %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Too high</source>
        <translation>Trop haute</translation>
    </message>
    <message numerus="yes">
        <source>Your cards: up to %n stack(s)</source>
        <translation>
            <numerusform>Vos cartes&#x202f;: jusqu’à %n pile</numerusform>
            <numerusform>Vos cartes&#x202f;: jusqu’à %n piles</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation>{card}, valeur {value}, {type}</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, lying sideways: another player has more of this kind</source>
        <translation>{card}, valeur {value}, {type}, couchée&#x202f;: un autre joueur en a davantage</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, lying sideways: used this turn</source>
        <translation>{card}, valeur {value}, {type}, couchée&#x202f;: utilisée ce tour-ci</translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n card(s)</source>
        <translation>
            <numerusform>{card}&#x202f;: %n carte</numerusform>
            <numerusform>{card}&#x202f;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: a single card</source>
        <translation>{card}&#x202f;: une seule carte</translation>
    </message>
    <message>
        <source>{player}’s stacks</source>
        <translation>Piles&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{value} is higher than {limit}, the value before it.</source>
        <translation>{value} dépasse {limit}, la valeur précédente.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/type</name>
    <message>
        <source>Game end</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>Manipulative</source>
        <translation>Manipulation</translation>
    </message>
    <message>
        <source>Prohibitive</source>
        <translation>Interdiction</translation>
    </message>
    <message>
        <source>Protective</source>
        <translation>Protection</translation>
    </message>
</context>
</TS>
