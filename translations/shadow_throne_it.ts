<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>shadow-throne/ability</name>
    <message>
        <source>+1 power to Rebel commoners in this and earlier waves.</source>
        <translation>+1 forza ai popolani ribelli di questa ondata e delle precedenti.</translation>
    </message>
    <message>
        <source>+1 power to every Rebel in the next wave.</source>
        <translation>+1 forza a ogni Ribelle dell’ondata successiva.</translation>
    </message>
    <message>
        <source>+1 power to every other Rebel in their wave.</source>
        <translation>+1 forza a ogni altro Ribelle della loro ondata.</translation>
    </message>
    <message>
        <source>+2 power if you have 0 or 1 gold after paying.</source>
        <translation>+2 forza se dopo aver pagato hai 0 o 1 oro.</translation>
    </message>
    <message>
        <source>Brings gold when played.</source>
        <translation>Dà oro quando si gioca.</translation>
    </message>
    <message>
        <source>Converts all commoners in her wave.</source>
        <translation>Converte tutti i popolani della sua ondata.</translation>
    </message>
    <message>
        <source>Converts all elites in his wave.</source>
        <translation>Converte tutte le élite della sua ondata.</translation>
    </message>
    <message>
        <source>Converts commoners in her wave; each gets +1 power.</source>
        <translation>Converte i popolani della sua ondata; +1 forza a ciascuno.</translation>
    </message>
    <message>
        <source>Grants 3 influence when she dies.</source>
        <translation>Dà 3 influenza quando muore.</translation>
    </message>
    <message>
        <source>Kill all commoners in their wave, except the Empire’s.</source>
        <translation>Uccidono i popolani della loro ondata, tranne quelli dell’Impero.</translation>
    </message>
    <message>
        <source>Kills all elites in her wave, except the Empire’s.</source>
        <translation>Uccide le élite della sua ondata, tranne quelle dell’Impero.</translation>
    </message>
    <message>
        <source>Kills all nobles in his wave, except the Empire’s.</source>
        <translation>Uccide i nobili della sua ondata, tranne quelli dell’Impero.</translation>
    </message>
    <message>
        <source>Other factions’ 2 and 3 abilities do not work in her wave.</source>
        <translation>Annulla le abilità 2 e 3 delle altre fazioni nella sua ondata.</translation>
    </message>
    <message>
        <source>Pays you gold if its faction loses.</source>
        <translation>Ti dà oro se la sua fazione perde.</translation>
    </message>
    <message>
        <source>Stays for the next battle if the Rebels lose.</source>
        <translation>Resta per la prossima battaglia se i Ribelli perdono.</translation>
    </message>
    <message>
        <source>You may play an extra Empire card.</source>
        <translation>Puoi giocare una carta extra dell’Impero.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/aid</name>
    <message>
        <source>Abilities numbered 1</source>
        <translation>Abilità con il numero 1</translation>
    </message>
    <message>
        <source>Abilities numbered 2</source>
        <translation>Abilità con il numero 2</translation>
    </message>
    <message>
        <source>Abilities numbered 3</source>
        <translation>Abilità con il numero 3</translation>
    </message>
    <message>
        <source>Bentheon Knights: kill commoners in their wave. Anna Lys: elites in hers. Datura: nobles in his. Never the Empire’s.</source>
        <translation>Cavalieri di Bentheon: uccidono i popolani della loro ondata. Anna Lys: le élite. Datura: i nobili. Mai quelli dell’Impero.</translation>
    </message>
    <message>
        <source>Collect the income or pay the cost.</source>
        <translation>Incassa la rendita o paga il costo.</translation>
    </message>
    <message>
        <source>Converted: belongs to the Church.</source>
        <translation>Convertito: appartiene alla Chiesa.</translation>
    </message>
    <message>
        <source>Dead: no power, half the influence, no tokens.</source>
        <translation>Morto: niente forza, metà dell’influenza, niente segnalini.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Emboldened: +1 power for each token.</source>
        <translation>Incoraggiato: +1 forza per ogni segnalino.</translation>
    </message>
    <message>
        <source>End of a battle</source>
        <translation>Fine di una battaglia</translation>
    </message>
    <message>
        <source>Everyone secretly chooses a card; all are shown together.</source>
        <translation>Si sceglie una carta in segreto; poi si mostrano tutte insieme.</translation>
    </message>
    <message>
        <source>Four waves</source>
        <translation>Quattro ondate</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Hush money: pay 1 more gold if you played the same faction in the previous wave.</source>
        <translation>Prezzo del silenzio: paghi 1 oro in più se nell’ondata precedente hai giocato la stessa fazione.</translation>
    </message>
    <message>
        <source>If you cannot pay, the card is turned face down and you get 1 gold.</source>
        <translation>Se non puoi pagare, la carta si gira a faccia in giù e ricevi 1 oro.</translation>
    </message>
    <message>
        <source>Keep one card from your hand.</source>
        <translation>Conserva una carta della tua mano.</translation>
    </message>
    <message>
        <source>King Kyros: an extra Empire card, without hush money.</source>
        <translation>Re Kyros: una carta extra dell’Impero, senza prezzo del silenzio.</translation>
    </message>
    <message>
        <source>Langman: stays for the next battle if the Rebels lose.</source>
        <translation>Langman: resta per la prossima battaglia se i Ribelli perdono.</translation>
    </message>
    <message>
        <source>Phabos Scouts: +1 power to every other Rebel in their wave.</source>
        <translation>Esploratori di Phabos: +1 forza a ogni altro Ribelle della loro ondata.</translation>
    </message>
    <message>
        <source>Picureas: +1 power to every Rebel in the next wave.</source>
        <translation>Picureas: +1 forza a ogni Ribelle dell’ondata successiva.</translation>
    </message>
    <message>
        <source>Princess Beatice: converts commoners in her wave; each gets +1 power.</source>
        <translation>Principessa Beatice: converte i popolani della sua ondata; +1 forza a ciascuno.</translation>
    </message>
    <message>
        <source>Queen Eletheria: +1 power to Rebel commoners in this and earlier waves.</source>
        <translation>Regina Eletheria: +1 forza ai popolani ribelli di questa ondata e delle precedenti.</translation>
    </message>
    <message>
        <source>Resolve abilities: 1s first, then 2s, then 3s.</source>
        <translation>Risolvi le abilità: prima le 1, poi le 2, poi le 3.</translation>
    </message>
    <message>
        <source>Shepherd: converts commoners in her wave. Protis: elites in his.</source>
        <translation>Pastora: converte i popolani della sua ondata. Protis: le élite della sua.</translation>
    </message>
    <message>
        <source>Simone: 3 influence when she dies.</source>
        <translation>Simone: 3 influenza quando muore.</translation>
    </message>
    <message>
        <source>Six times: take one card from your pool and pass the rest to the left.</source>
        <translation>Per sei volte, prendi una carta dal tuo mazzetto e passa il resto a sinistra.</translation>
    </message>
    <message>
        <source>Sythera: other factions’ 2 and 3 abilities do not work in her wave.</source>
        <translation>Sythera: annulla le abilità 2 e 3 delle altre fazioni nella sua ondata.</translation>
    </message>
    <message>
        <source>Thavma: +2 power with 0 or 1 gold left.</source>
        <translation>Thavma: +2 forza se resta 0 o 1 oro.</translation>
    </message>
    <message>
        <source>The card saved from the last battle joins your hand afterward.</source>
        <translation>La carta conservata dall’ultima battaglia si aggiunge poi alla mano.</translation>
    </message>
    <message>
        <source>The game ends at 15 influence. The most influence wins; if tied, the most gold; if still tied, nobody wins.</source>
        <translation>La partita finisce a 15 influenza. Vince chi ha più influenza; in caso di parità, chi ha più oro; se è ancora parità, non vince nessuno.</translation>
    </message>
    <message>
        <source>The strongest faction wins; if several tie, they all win.</source>
        <translation>Vince la fazione più forte; in caso di parità, tutte le più forti.</translation>
    </message>
    <message>
        <source>Update the power track.</source>
        <translation>Si aggiorna il tracciato della forza.</translation>
    </message>
    <message>
        <source>What happens to characters</source>
        <translation>Che cosa succede ai personaggi</translation>
    </message>
    <message>
        <source>Your characters on the winning side grant influence; the others grant consolation gold.</source>
        <translation>I tuoi personaggi dalla parte vincente danno influenza, gli altri oro di consolazione.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/badge</name>
    <message numerus="yes">
        <source>Cost in gold: %n</source>
        <translation>
            <numerusform>Costo in oro: %n</numerusform>
            <numerusform>Costo in oro: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gold if its faction loses: %n</source>
        <translation>
            <numerusform>Oro se la sua fazione perde: %n</numerusform>
            <numerusform>Oro se la sua fazione perde: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Income in gold: %n</source>
        <translation>
            <numerusform>Rendita in oro: %n</numerusform>
            <numerusform>Rendita in oro: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Influence if its faction wins: %n</source>
        <translation>
            <numerusform>Influenza se la sua fazione vince: %n</numerusform>
            <numerusform>Influenza se la sua fazione vince: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Its ability takes effect in step {number}.</source>
        <translation>La sua abilità agisce al passo {number}.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/brief</name>
    <message>
        <source>1 Empire</source>
        <translation>1 Impero</translation>
    </message>
    <message>
        <source>2 and 3</source>
        <translation>2 e 3</translation>
    </message>
    <message>
        <source>Rebels +1</source>
        <translation>Ribelli +1</translation>
    </message>
    <message>
        <source>commoners</source>
        <translation>popolani</translation>
    </message>
    <message>
        <source>commoners +1</source>
        <translation>popolani +1</translation>
    </message>
    <message>
        <source>dies: +3</source>
        <translation>muore: +3</translation>
    </message>
    <message>
        <source>elites</source>
        <translation>élite</translation>
    </message>
    <message>
        <source>if lost</source>
        <translation>se perde</translation>
    </message>
    <message>
        <source>if poor: +2</source>
        <translation>poco oro: +2</translation>
    </message>
    <message>
        <source>next wave</source>
        <translation>ondata dopo</translation>
    </message>
    <message>
        <source>nobles</source>
        <translation>nobili</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>resta</translation>
    </message>
</context>
<context>
    <name>shadow-throne/card</name>
    <message>
        <source>Anna Lys, Widow Maker</source>
        <translation>Anna Lys, Fabbricante di vedove</translation>
    </message>
    <message>
        <source>Bentheon Knights</source>
        <translation>Cavalieri di Bentheon</translation>
    </message>
    <message>
        <source>Datura, Addled Assassin</source>
        <translation>Datura, Assassino folle</translation>
    </message>
    <message>
        <source>Dutiful Peasant</source>
        <translation>Contadino zelante</translation>
    </message>
    <message>
        <source>Faithful Pilgrim</source>
        <translation>Pellegrino devoto</translation>
    </message>
    <message>
        <source>Hill Militia</source>
        <translation>Milizia delle colline</translation>
    </message>
    <message>
        <source>King Kyros</source>
        <translation>Re Kyros</translation>
    </message>
    <message>
        <source>Langman, Crown’s Thorn</source>
        <translation>Langman, Spina della Corona</translation>
    </message>
    <message>
        <source>Outlaw</source>
        <translation>Fuorilegge</translation>
    </message>
    <message>
        <source>Phabos Scouts</source>
        <translation>Esploratori di Phabos</translation>
    </message>
    <message>
        <source>Picureas, Son of Roses</source>
        <translation>Picureas, Figlio delle rose</translation>
    </message>
    <message>
        <source>Princess Beatice</source>
        <translation>Principessa Beatice</translation>
    </message>
    <message>
        <source>Protis, Absolver of Sins</source>
        <translation>Protis, Assolutore dei peccati</translation>
    </message>
    <message>
        <source>Queen Eletheria</source>
        <translation>Regina Eletheria</translation>
    </message>
    <message>
        <source>Shepherd of the Lost</source>
        <translation>Pastora dei perduti</translation>
    </message>
    <message>
        <source>Simone the Sufferer</source>
        <translation>Simone la Sofferente</translation>
    </message>
    <message>
        <source>Sythera the Whisperer</source>
        <translation>Sythera la Sussurrante</translation>
    </message>
    <message>
        <source>Tax Collector</source>
        <translation>Esattore</translation>
    </message>
    <message>
        <source>Thavma the Revelator</source>
        <translation>Thavma il Rivelatore</translation>
    </message>
    <message>
        <source>Tithe Keeper</source>
        <translation>Custode della decima</translation>
    </message>
</context>
<context>
    <name>shadow-throne/course</name>
    <message>
        <source>A Rebel win brings you the most: play Phabos Scouts.</source>
        <translation>Ti conviene di più che vincano i Ribelli: gioca gli Esploratori di Phabos.</translation>
    </message>
    <message>
        <source>A converted character joins the Church, bringing its power and its crown with it. Your rivals can afford only commoners. Make the Church win.</source>
        <translation>Un personaggio convertito passa alla Chiesa, con la sua forza e la sua corona. I tuoi rivali hanno oro solo per i popolani. Fai vincere la Chiesa.</translation>
    </message>
    <message>
        <source>A killer kills all characters of one rank in its wave, except the Empire’s own. Your rivals have no gold, so they can afford only commoners. Kill those.</source>
        <translation>Chi uccide colpisce tutti i personaggi di un rango della sua ondata, tranne quelli dell’Impero. I tuoi rivali non hanno oro: possono pagare solo popolani. Uccidi quelli.</translation>
    </message>
    <message>
        <source>A tactic: count the crowns</source>
        <translation>Una tattica: conta le corone</translation>
    </message>
    <message>
        <source>Abilities work in order: 1, 2, 3. Suppose {player} plays Shepherd of the Lost (3), who converts commoners, and {other} plays an Outlaw. Keep the Outlaw alive and a Rebel.</source>
        <translation>Le abilità agiscono in ordine: 1, 2, 3. Supponi che {player} giochi la Pastora dei perduti (3), che converte i popolani, e {other} un Fuorilegge. Fai in modo che il Fuorilegge resti vivo e con i Ribelli.</translation>
    </message>
    <message>
        <source>Add Datura: 2 power for the Empire, and Picureas dies.</source>
        <translation>Aggiungi Datura: forza 2 per l’Impero, e Picureas muore.</translation>
    </message>
    <message>
        <source>Add up each card’s disc and diamond: the Empire and the Rebels will lose this battle.</source>
        <translation>Somma disco e rombo di ogni carta: l’Impero e i Ribelli perderanno questa battaglia.</translation>
    </message>
    <message>
        <source>After a battle, you keep one card you did not play; it joins your hand after the next draft. You have 5 gold: keep a noble.</source>
        <translation>Dopo una battaglia conservi una carta non giocata, che si aggiunge alla mano dopo il prossimo draft. Hai 5 oro: conserva un nobile.</translation>
    </message>
    <message>
        <source>After each wave, the tokens on the power track show how much power each faction has in total.</source>
        <translation>Dopo ogni ondata, i segnalini sul tracciato mostrano la forza totale di ogni fazione.</translation>
    </message>
    <message>
        <source>After four waves, the strongest faction wins, no matter who made it strong. Each of its characters brings its player the influence on its crown. Gain 4 now.</source>
        <translation>Dopo quattro ondate vince la fazione più forte, chiunque l’abbia rafforzata. Ogni suo personaggio dà a chi l’ha giocato l’influenza della propria corona. Ottieni subito 4.</translation>
    </message>
    <message>
        <source>Both are dead. They have no power, and their crowns count for only half, rounded down. Their diamonds still count in full.</source>
        <translation>Sono morti entrambi. Non hanno forza, e le loro corone contano solo per metà, arrotondata per difetto. I loro rombi contano per intero.</translation>
    </message>
    <message>
        <source>Both commoners fought for the Church, and since it won, they brought their players influence.</source>
        <translation>I due popolani hanno combattuto per la Chiesa e, poiché ha vinto, hanno dato influenza a chi li ha giocati.</translation>
    </message>
    <message>
        <source>Both of you have 15 influence and {gold} gold, so nobody wins.</source>
        <translation>15 influenza e {gold} oro per parte: non vince nessuno.</translation>
    </message>
    <message>
        <source>Both of you have 15 influence, but you have {yours} gold and {player} has {theirs}.</source>
        <translation>15 influenza per parte, ma tu hai {yours} oro e {player} ne ha {theirs}.</translation>
    </message>
    <message>
        <source>Can I know what the others will play?</source>
        <translation>Posso sapere che cosa giocheranno gli altri?</translation>
    </message>
    <message>
        <source>Cards of one faction help each other, though hush money makes playing them in a row expensive. You have Rebels in hand. Take a card that makes Rebels stronger.</source>
        <translation>Le carte di una fazione si aiutano, anche se giocarle di seguito costa il prezzo del silenzio. In mano hai Ribelli. Prendi una carta che renda più forti i Ribelli.</translation>
    </message>
    <message>
        <source>Change factions, and you pay no hush money. Only the previous wave counts.</source>
        <translation>Cambia fazione, e non paghi il prezzo del silenzio. Conta solo l’ondata appena passata.</translation>
    </message>
    <message>
        <source>Choose a card that Datura cannot kill and that has enough power.</source>
        <translation>Scegli una carta che Datura non possa uccidere e che abbia forza sufficiente.</translation>
    </message>
    <message>
        <source>Commoners bring gold or cost nothing. Elites are strong; nobles are expensive and bring the most influence.</source>
        <translation>I popolani danno oro o non costano nulla. Le élite sono forti; i nobili sono cari e danno più influenza.</translation>
    </message>
    <message>
        <source>Datura came and found nobody to kill. The Church won without your noble.</source>
        <translation>Datura è arrivato e non ha trovato chi uccidere. La Chiesa ha vinto senza il tuo nobile.</translation>
    </message>
    <message>
        <source>Elites have a shield beside their name. Choose one of another faction.</source>
        <translation>Le élite hanno uno scudo accanto al nome. Scegline una di un’altra fazione.</translation>
    </message>
    <message>
        <source>Empire {empire}, Rebels {rebels}: both won, and {player} gained 3 influence because Simone died.</source>
        <translation>Impero {empire}, Ribelli {rebels}: hanno vinto entrambi, e {player} ha ottenuto 3 influenza per la morte di Simone.</translation>
    </message>
    <message>
        <source>Empire {empire}, Rebels {rebels}: only one of your nobles was on the winning side, and you gained {influence}.</source>
        <translation>Impero {empire}, Ribelli {rebels}: solo uno dei tuoi nobili era dalla parte vincente, e hai ottenuto {influence}.</translation>
    </message>
    <message>
        <source>Empire {empire}, Rebels {rebels}: the Rebels won.</source>
        <translation>Impero {empire}, Ribelli {rebels}: hanno vinto i Ribelli.</translation>
    </message>
    <message>
        <source>Every battle begins with a draft: take a card and pass the rest left. You have 3 gold and expensive cards in hand. Take a card that brings gold.</source>
        <translation>Ogni battaglia comincia con un draft: prendi una carta e passa il resto a sinistra. Hai 3 oro e carte care in mano. Prendi una carta che dia oro.</translation>
    </message>
    <message>
        <source>Everyone took a card and passed the rest to the left. After six rounds, you have six cards and play four of them.</source>
        <translation>Ognuno ha preso una carta e passato il resto a sinistra. Dopo sei giri hai sei carte, e ne giochi quattro.</translation>
    </message>
    <message>
        <source>For each faction, add up your crowns, then each rival’s crowns.</source>
        <translation>Per ogni fazione, somma le tue corone, poi quelle di ogni rivale.</translation>
    </message>
    <message>
        <source>Have the most influence when someone reaches 15, and you win. You have 12. Your two Rebels bring 3 if the Rebels win this battle. Make them the strongest.</source>
        <translation>Vinci se hai più influenza di tutti quando qualcuno arriva a 15. Ne hai 12. I tuoi due Ribelli danno 3 se i Ribelli vincono questa battaglia. Rendili i più forti.</translation>
    </message>
    <message>
        <source>He kills nobles, but there were none in this wave.</source>
        <translation>Uccide i nobili, ma in questa ondata non ce n’erano.</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Come si vince?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Come si vince</translation>
    </message>
    <message>
        <source>Hush money</source>
        <translation>Il prezzo del silenzio</translation>
    </message>
    <message>
        <source>If several factions tie for the most power, all of them win. You have a noble in the Empire and one among the Rebels. Gain influence from both.</source>
        <translation>Se più fazioni sono in testa a pari forza, vincono tutte. Hai un nobile nell’Impero e uno tra i Ribelli. Ottieni influenza da entrambi.</translation>
    </message>
    <message>
        <source>In each wave, you play one card. Everyone chooses in secret; then all cards are shown. The number in the corner is power. Put the Church ahead.</source>
        <translation>In ogni ondata giochi una carta. Si sceglie in segreto; poi si mostrano tutte le carte. Il numero nell’angolo è la forza. Porta in testa la Chiesa.</translation>
    </message>
    <message>
        <source>Keep Protis, Absolver of Sins.</source>
        <translation>Conserva Protis, Assolutore dei peccati.</translation>
    </message>
    <message>
        <source>Killing</source>
        <translation>Uccidere</translation>
    </message>
    <message>
        <source>King Kyros has an ability numbered 3. Once all cards are face up, his player may add an Empire card without hush money. Play him.</source>
        <translation>Re Kyros ha un’abilità con il numero 3. Quando tutte le carte sono scoperte, chi lo ha giocato può aggiungere una carta dell’Impero, senza prezzo del silenzio. Giocalo.</translation>
    </message>
    <message>
        <source>King Kyros is an Empire noble with 3 power.</source>
        <translation>Re Kyros è un nobile dell’Impero, con forza 3.</translation>
    </message>
    <message>
        <source>Langman stays: he starts the next battle in play, with 4 power for the Rebels.</source>
        <translation>Langman resta: comincia la prossima battaglia già in gioco, con forza 4 per i Ribelli.</translation>
    </message>
    <message>
        <source>Look at the power track: the Empire has 7 and the Rebels have 6.</source>
        <translation>Guarda il tracciato della forza: l’Impero ha 7 e i Ribelli hanno 6.</translation>
    </message>
    <message>
        <source>Look at {player}’s characters: which faction is missing?</source>
        <translation>Guarda i personaggi di {player}: quale fazione manca?</translation>
    </message>
    <message>
        <source>Look for a green diamond on a card that is not a Rebel.</source>
        <translation>Cerca un rombo verde su una carta che non sia dei Ribelli.</translation>
    </message>
    <message>
        <source>Look for a plus on a disc.</source>
        <translation>Cerca un più su un disco.</translation>
    </message>
    <message>
        <source>Lower numbers come first. Silenced or dead, the Shepherd never got to use her 3.</source>
        <translation>Il numero più basso agisce prima. Zittita o morta, la Pastora non è arrivata a usare il suo 3.</translation>
    </message>
    <message>
        <source>Next wave, you want to play Picureas for 4 gold. A card you cannot pay for now is turned face down: it brings 1 gold and cancels hush money.</source>
        <translation>Nella prossima ondata vuoi giocare Picureas per 4 oro. Una carta che ora non puoi pagare si gira a faccia in giù: dà 1 oro e annulla il prezzo del silenzio.</translation>
    </message>
    <message>
        <source>Nobles have a crown beside their name and bring 4 influence.</source>
        <translation>I nobili hanno una corona accanto al nome e danno 4 influenza.</translation>
    </message>
    <message>
        <source>Nobody can afford Datura. Which Church card has 4 on its crown?</source>
        <translation>Nessuno può pagare Datura. Quale carta della Chiesa ha un 4 sulla corona?</translation>
    </message>
    <message>
        <source>Now {player} has 4 gold, enough for Datura. A dead noble has no power and brings only half its influence. Make the Church win even if Datura comes.</source>
        <translation>Ora {player} ha 4 oro, abbastanza per Datura. Un nobile morto non ha forza e dà solo metà influenza. Fai vincere la Chiesa anche se arriva Datura.</translation>
    </message>
    <message>
        <source>One wave</source>
        <translation>Un’ondata</translation>
    </message>
    <message>
        <source>Picureas lost his power, and the Empire won alone.</source>
        <translation>Picureas ha perso la sua forza, e l’Impero ha vinto da solo.</translation>
    </message>
    <message>
        <source>Play Anna Lys: 3 more power puts the Empire ahead.</source>
        <translation>Gioca Anna Lys: con 3 forza in più l’Impero passa in testa.</translation>
    </message>
    <message>
        <source>Play Bentheon Knights.</source>
        <translation>Gioca i Cavalieri di Bentheon.</translation>
    </message>
    <message>
        <source>Play Datura, Addled Assassin: an Empire noble with 4 on the crown.</source>
        <translation>Gioca Datura, Assassino folle: un nobile dell’Impero, con 4 sulla corona.</translation>
    </message>
    <message>
        <source>Play Langman, Crown’s Thorn.</source>
        <translation>Gioca Langman, Spina della Corona.</translation>
    </message>
    <message>
        <source>Play Princess Beatice.</source>
        <translation>Gioca la Principessa Beatice.</translation>
    </message>
    <message>
        <source>Play Protis, Absolver of Sins: you cannot afford him.</source>
        <translation>Gioca Protis, Assolutore dei peccati: non puoi pagarlo.</translation>
    </message>
    <message>
        <source>Play Queen Eletheria: 2 power, plus 1 for each Rebel commoner.</source>
        <translation>Gioca la Regina Eletheria: forza 2, più 1 per ogni popolano ribelle.</translation>
    </message>
    <message>
        <source>Play Shepherd of the Lost: an elite with 3 power.</source>
        <translation>Gioca la Pastora dei perduti: un’élite con forza 3.</translation>
    </message>
    <message>
        <source>Play Shepherd of the Lost: she converts commoners.</source>
        <translation>Gioca la Pastora dei perduti: converte i popolani.</translation>
    </message>
    <message>
        <source>Play Simone the Sufferer: she has 2 power.</source>
        <translation>Gioca Simone la Sofferente: ha forza 2.</translation>
    </message>
    <message>
        <source>Play Simone the Sufferer: without hush money, she costs 2.</source>
        <translation>Gioca Simone la Sofferente: senza prezzo del silenzio costa 2.</translation>
    </message>
    <message>
        <source>Play Sythera the Whisperer (1): other factions’ 2 and 3 abilities do not work.</source>
        <translation>Gioca Sythera la Sussurrante (1): annulla le abilità 2 e 3 delle altre fazioni.</translation>
    </message>
    <message>
        <source>Play Sythera the Whisperer: she adds 3 to the Rebels.</source>
        <translation>Gioca Sythera la Sussurrante: dà 3 ai Ribelli.</translation>
    </message>
    <message>
        <source>Play the Dutiful Peasant: 3 gold as consolation.</source>
        <translation>Gioca il Contadino zelante: 3 oro di consolazione.</translation>
    </message>
    <message>
        <source>Play the Dutiful Peasant: 3 gold when the Empire loses.</source>
        <translation>Gioca il Contadino zelante: 3 oro quando l’Impero perde.</translation>
    </message>
    <message>
        <source>Play the Hill Militia: 2 power, and the Rebels pull even.</source>
        <translation>Gioca la Milizia delle colline: forza 2, e i Ribelli pareggiano.</translation>
    </message>
    <message>
        <source>Play the Outlaw: it brings 2 gold.</source>
        <translation>Gioca il Fuorilegge: dà 2 oro.</translation>
    </message>
    <message>
        <source>Protis is face down and out of the battle. But you have 4 gold and owe no hush money for Picureas.</source>
        <translation>Protis è a faccia in giù, fuori dalla battaglia. Ma hai 4 oro, e per Picureas non devi il prezzo del silenzio.</translation>
    </message>
    <message>
        <source>Protis waits for you. All other cards have been shuffled into the deck, and the next draft begins.</source>
        <translation>Protis ti aspetta. Tutte le altre carte sono state rimescolate nel mazzo, e comincia il prossimo draft.</translation>
    </message>
    <message>
        <source>Reaching 15 influence ends the game, but only after a battle. {player} has 14, and you have 9. Make sure the faction that wins brings {player} nothing.</source>
        <translation>A 15 influenza la partita finisce, ma solo dopo una battaglia. {player} ha 14, tu hai 9. Fai vincere una fazione da cui {player} non ottiene nulla.</translation>
    </message>
    <message>
        <source>Read what the Rebels in the pool do.</source>
        <translation>Leggi che cosa fanno i Ribelli del mazzetto.</translation>
    </message>
    <message>
        <source>Read what your cards do: each killer kills one rank.</source>
        <translation>Leggi che cosa fanno le tue carte: chi uccide colpisce un solo rango.</translation>
    </message>
    <message>
        <source>Read what your cards do: which of them converts commoners?</source>
        <translation>Leggi che cosa fanno le tue carte: quale converte i popolani?</translation>
    </message>
    <message>
        <source>Read what your elites do.</source>
        <translation>Leggi che cosa fanno le tue élite.</translation>
    </message>
    <message>
        <source>Rebels and the Church</source>
        <translation>I Ribelli e la Chiesa</translation>
    </message>
    <message>
        <source>She emboldened all Rebel commoners, including those of your rivals.</source>
        <translation>Ha incoraggiato tutti i popolani ribelli, anche quelli dei tuoi rivali.</translation>
    </message>
    <message>
        <source>She kills elites, but there were none in this wave.</source>
        <translation>Uccide le élite, ma in questa ondata non ce n’erano.</translation>
    </message>
    <message>
        <source>Some Rebels embolden others, giving each a token worth 1 power. Three Rebel commoners are on the table. Make the Rebels win this battle.</source>
        <translation>Certi Ribelli ne incoraggiano altri, dando a ognuno un segnalino che vale 1 forza. Sul tavolo ci sono tre popolani ribelli. Fai vincere questa battaglia ai Ribelli.</translation>
    </message>
    <message>
        <source>Take Phabos Scouts or Queen Eletheria.</source>
        <translation>Prendi gli Esploratori di Phabos o la Regina Eletheria.</translation>
    </message>
    <message>
        <source>Take the Outlaw or the Tithe Keeper.</source>
        <translation>Prendi il Fuorilegge o il Custode della decima.</translation>
    </message>
    <message>
        <source>The Church has {church} and the Empire has {empire}, so the Church did not win.</source>
        <translation>La Chiesa ha {church}, l’Impero ha {empire}: la Chiesa non ha vinto.</translation>
    </message>
    <message>
        <source>The Church is sure to win, and you and {player} will both reach 15. Then the most gold wins, and you have 4 each. Get as much as you can.</source>
        <translation>La Chiesa vincerà di certo e porterà a 15 sia te sia {player}. Poi vince chi ha più oro: ora 4 per parte. Procurati tutto quello che puoi.</translation>
    </message>
    <message>
        <source>The Church is sure to win. One of your Rebels fights on in the next battle, free of charge, if the Rebels lose. Play him.</source>
        <translation>La Chiesa vincerà di certo. Uno dei tuoi Ribelli combatterà anche nella prossima battaglia, gratis, se i Ribelli perdono. Giocalo.</translation>
    </message>
    <message>
        <source>The Church won, and your Princess was safe. Check the others’ gold before you play an expensive card.</source>
        <translation>La Chiesa ha vinto, e la tua Principessa era al sicuro. Guarda l’oro degli altri prima di giocare una carta cara.</translation>
    </message>
    <message>
        <source>The Empire and the Rebels tied at 9 and both won. All three of your crowns counted: 4, 4, and 1.</source>
        <translation>L’Impero e i Ribelli erano pari a quota 9 e hanno vinto entrambi. Contavano tutte e tre le tue corone: 4, 4 e 1.</translation>
    </message>
    <message>
        <source>The Empire has 9, and the Rebels have 7.</source>
        <translation>L’Impero ha 9, e i Ribelli hanno 7.</translation>
    </message>
    <message>
        <source>The Empire lost, and your Peasant brought 3 gold. No influence, but gold for the next battle.</source>
        <translation>L’Impero ha perso, e il tuo Contadino ha dato 3 oro. Niente influenza, ma oro per la prossima battaglia.</translation>
    </message>
    <message>
        <source>The Empire stayed ahead and won the battle. {player} now has {theirs} influence and wins the game; you have {yours}.</source>
        <translation>L’Impero è rimasto in testa e ha vinto la battaglia. {player} ha ora {theirs} influenza e vince la partita; tu hai {yours}.</translation>
    </message>
    <message>
        <source>The Empire won, and nobody has 15: there will be another battle.</source>
        <translation>Ha vinto l’Impero, e nessuno ha 15: ci sarà un’altra battaglia.</translation>
    </message>
    <message>
        <source>The Empire won, so {card} brought you no influence.</source>
        <translation>Ha vinto l’Impero, quindi questa carta non ti ha dato influenza: {card}.</translation>
    </message>
    <message>
        <source>The Knights acted before the Shepherd, but they killed the Outlaw themselves.</source>
        <translation>I Cavalieri hanno agito prima della Pastora, ma hanno ucciso proprio loro il Fuorilegge.</translation>
    </message>
    <message>
        <source>The Rebels are ahead. An extra card takes effect with the 3s, whatever its own number. Add one that makes the Empire win alone.</source>
        <translation>I Ribelli sono in testa. Una carta extra agisce con il numero 3, qualunque sia il suo. Aggiungine una con cui l’Impero vinca da solo.</translation>
    </message>
    <message>
        <source>The Rebels are sure to win. The diamond is consolation: gold if the card’s faction loses. You have 2 gold. Finish this battle with 5.</source>
        <translation>I Ribelli vinceranno di certo. Il rombo è la consolazione: oro se la fazione della carta perde. Hai 2 oro. Finisci questa battaglia con 5.</translation>
    </message>
    <message>
        <source>The Rebels have 5, and the Empire has 9. Which card helps commoners from earlier waves?</source>
        <translation>I Ribelli hanno 5, e l’Impero ha 9. Quale carta aiuta i popolani delle ondate precedenti?</translation>
    </message>
    <message>
        <source>The Rebels have {rebels} and the Empire has {empire}, so the Rebels did not win.</source>
        <translation>I Ribelli hanno {rebels}, l’Impero ha {empire}: i Ribelli non hanno vinto.</translation>
    </message>
    <message>
        <source>The Rebels lost, and {card} goes back into the deck.</source>
        <translation>I Ribelli hanno perso, e questa carta torna nel mazzo: {card}.</translation>
    </message>
    <message>
        <source>The Rebels won the battle with 9. The crowns of your three Rebels brought you 5 influence: you have 17 and win.</source>
        <translation>I Ribelli hanno vinto la battaglia con 9. Le corone dei tuoi tre Ribelli ti hanno dato 5 influenza: hai 17 e vinci.</translation>
    </message>
    <message>
        <source>The Rebels won. What counts is your lead: back the side that brings you more than your rivals get.</source>
        <translation>Hanno vinto i Ribelli. Conta il tuo vantaggio: sostieni la parte che dà più a te che ai rivali.</translation>
    </message>
    <message>
        <source>The crown on this card shows {influence}; a noble’s shows 4.</source>
        <translation>La corona di questa carta mostra {influence}; quella di un nobile mostra 4.</translation>
    </message>
    <message>
        <source>The disc shows gold: with a minus, you pay it; with a plus, you get it. You have 1 gold. Finish this wave with 3.</source>
        <translation>Il disco mostra l’oro: con un meno lo paghi, con un più lo ricevi. Hai 1 oro. Finisci questa ondata con 3.</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>Il draft</translation>
    </message>
    <message>
        <source>The factions are close, and your last card decides. Add up the crowns and back the faction that brings you more than either rival gets.</source>
        <translation>Le fazioni sono vicine, e decide la tua ultima carta. Somma le corone e sostieni la fazione che dà più a te che a ciascun rivale.</translation>
    </message>
    <message>
        <source>The gray shield shows the ability’s number. You need a 1 or 2 against the Shepherd’s 3.</source>
        <translation>Lo scudo grigio mostra il numero dell’abilità. Contro il 3 della Pastora ti serve un 1 o un 2.</translation>
    </message>
    <message>
        <source>The order of abilities</source>
        <translation>L’ordine delle abilità</translation>
    </message>
    <message>
        <source>The others see neither your hand nor what you take. Only your left neighbor sees what you pass on.</source>
        <translation>Gli altri non vedono né la tua mano né ciò che prendi. Solo chi siede alla tua sinistra vede ciò che passi.</translation>
    </message>
    <message>
        <source>The secret choice and its risks</source>
        <translation>La scelta segreta e i suoi rischi</translation>
    </message>
    <message>
        <source>The tokens now stand at Empire {empire}, Rebels {rebels}, Church {church}: the Church is not ahead.</source>
        <translation>I segnalini ora stanno così: Impero {empire}, Ribelli {rebels}, Chiesa {church}: la Chiesa non è in testa.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Parità</translation>
    </message>
    <message>
        <source>What can I do in a wave?</source>
        <translation>Che cosa posso fare in un’ondata?</translation>
    </message>
    <message>
        <source>What do I do in the draft?</source>
        <translation>Che cosa faccio nel draft?</translation>
    </message>
    <message>
        <source>What do killers do?</source>
        <translation>Che cosa fa chi uccide?</translation>
    </message>
    <message>
        <source>What does King Kyros do?</source>
        <translation>Che cosa fa Re Kyros?</translation>
    </message>
    <message>
        <source>What does converting mean?</source>
        <translation>Che cosa significa convertire?</translation>
    </message>
    <message>
        <source>What does emboldening mean?</source>
        <translation>Che cosa significa incoraggiare?</translation>
    </message>
    <message>
        <source>What does the crown on a card mean?</source>
        <translation>Che cosa significa la corona su una carta?</translation>
    </message>
    <message>
        <source>What does the diamond on a card mean?</source>
        <translation>Che cosa significa il rombo su una carta?</translation>
    </message>
    <message>
        <source>What does the disc on a card mean?</source>
        <translation>Che cosa significa il disco su una carta?</translation>
    </message>
    <message>
        <source>What happens to cards I do not play?</source>
        <translation>Che cosa succede alle carte che non gioco?</translation>
    </message>
    <message>
        <source>What if I cannot pay for a card?</source>
        <translation>E se non posso pagare una carta?</translation>
    </message>
    <message>
        <source>What if two factions are equally strong?</source>
        <translation>E se due fazioni sono ugualmente forti?</translation>
    </message>
    <message>
        <source>What is a dead character still good for?</source>
        <translation>A che cosa serve ancora un personaggio morto?</translation>
    </message>
    <message>
        <source>When is the game over?</source>
        <translation>Quando finisce la partita?</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Quando finisce la partita</translation>
    </message>
    <message>
        <source>Which Church card in your hand has more than 1 power?</source>
        <translation>Quale carta della Chiesa che hai in mano ha forza maggiore di 1?</translation>
    </message>
    <message>
        <source>Which ability works first?</source>
        <translation>Quale abilità agisce per prima?</translation>
    </message>
    <message>
        <source>Which faction is far ahead on the power track?</source>
        <translation>Quale fazione è molto avanti sul tracciato della forza?</translation>
    </message>
    <message>
        <source>Which faction should I back?</source>
        <translation>Quale fazione devo sostenere?</translation>
    </message>
    <message>
        <source>Who wins a battle</source>
        <translation>Chi vince una battaglia</translation>
    </message>
    <message>
        <source>Who wins a battle?</source>
        <translation>Chi vince una battaglia?</translation>
    </message>
    <message>
        <source>Who wins if two players are tied?</source>
        <translation>Chi vince se due giocatori sono alla pari?</translation>
    </message>
    <message>
        <source>Why would a card cost 1 more gold?</source>
        <translation>Perché una carta costa 1 oro in più?</translation>
    </message>
    <message>
        <source>With hush money, he cost 5, and you had only {gold}, so he was turned face down.</source>
        <translation>Con il prezzo del silenzio costava 5, e tu avevi solo {gold}: è finito a faccia in giù.</translation>
    </message>
    <message>
        <source>With hush money, your card cost {cost}, and you had only {gold}, so it was turned face down.</source>
        <translation>Con il prezzo del silenzio la tua carta costava {cost}, e tu avevi solo {gold}: è finita a faccia in giù.</translation>
    </message>
    <message>
        <source>You both have 15 influence, but with 7 gold, 1 more than your rival, you win.</source>
        <translation>Avete 15 influenza a testa, ma con 7 oro, 1 in più del tuo rivale, vinci tu.</translation>
    </message>
    <message>
        <source>You can build a hand and keep a card for later.</source>
        <translation>Sai comporre una mano e conservare una carta per dopo.</translation>
    </message>
    <message>
        <source>You can embolden Rebels and convert others to the Church.</source>
        <translation>Sai incoraggiare i Ribelli e convertire altri alla Chiesa.</translation>
    </message>
    <message>
        <source>You can make two factions win together.</source>
        <translation>Sai far vincere due fazioni insieme.</translation>
    </message>
    <message>
        <source>You can play a card and pay for it.</source>
        <translation>Sai giocare una carta e pagarla.</translation>
    </message>
    <message>
        <source>You can tell what the others might play.</source>
        <translation>Sai capire che cosa potrebbero giocare gli altri.</translation>
    </message>
    <message>
        <source>You can tell whether a battle will be the last one, and who will win if it is.</source>
        <translation>Sai capire se una battaglia sarà l’ultima e, in tal caso, chi vincerà.</translation>
    </message>
    <message>
        <source>You can tell which faction to back.</source>
        <translation>Sai capire quale fazione sostenere.</translation>
    </message>
    <message>
        <source>You gained {influence} influence. Nobody could pay for Datura, so your noble would have been safe.</source>
        <translation>Hai ottenuto {influence} influenza. Nessuno poteva pagare Datura: il tuo nobile sarebbe stato al sicuro.</translation>
    </message>
    <message>
        <source>You gained {yours} influence, and a rival gained {theirs}. With another faction, you would have gained more than your rivals.</source>
        <translation>Hai ottenuto {yours} influenza, un rivale {theirs}. Con un’altra fazione avresti ottenuto più dei tuoi rivali.</translation>
    </message>
    <message>
        <source>You had only {gold} gold, so your card was turned face down. That brings 1 gold, but the card takes no part in the battle.</source>
        <translation>Avevi solo {gold} oro, quindi la tua carta è finita a faccia in giù. Dà 1 oro, ma non partecipa alla battaglia.</translation>
    </message>
    <message>
        <source>You have 3 gold. Apart from Picureas, which card is too expensive for you now?</source>
        <translation>Hai 3 oro. Quale carta è ora troppo cara per te, oltre a Picureas?</translation>
    </message>
    <message>
        <source>You have {gold} gold, but {card} is a Rebel: with hush money, Picureas would cost {cost}.</source>
        <translation>Hai {gold} oro, ma questa carta è dei Ribelli ({card}): con il prezzo del silenzio Picureas costerebbe {cost}.</translation>
    </message>
    <message>
        <source>You know what a battle brings the winners and the losers.</source>
        <translation>Sai che cosa dà una battaglia a chi vince e a chi perde.</translation>
    </message>
    <message>
        <source>You know what a card costs, and what happens if you cannot pay.</source>
        <translation>Sai quanto costa ora una carta e che cosa succede se non puoi pagarla.</translation>
    </message>
    <message>
        <source>You know what you are playing for.</source>
        <translation>Sai qual è il tuo obiettivo.</translation>
    </message>
    <message>
        <source>You know which ability works first, and what King Kyros does.</source>
        <translation>Sai quale abilità agisce per prima e che cosa fa Re Kyros.</translation>
    </message>
    <message>
        <source>You know whom a killer can kill, and what a dead character is still good for.</source>
        <translation>Sai chi può essere ucciso da una carta e a che cosa serve ancora un personaggio morto.</translation>
    </message>
    <message>
        <source>You see the others’ gold, but not their cards. Only Datura kills nobles; he costs 4, and nobody has that much. The Church leads: gain 4 influence.</source>
        <translation>Vedi l’oro degli altri, non le carte. Solo Datura uccide i nobili; costa 4, e nessuno ha tanto. La Chiesa è in testa: ottieni 4 influenza.</translation>
    </message>
    <message>
        <source>Your last card was an Empire card: another one costs 1 more gold in this wave. You have 2 gold. Bring an elite into the battle.</source>
        <translation>La tua ultima carta era dell’Impero: in questa ondata un’altra costa 1 oro in più. Hai 2 oro. Porta in battaglia un’élite.</translation>
    </message>
    <message>
        <source>Your rivals made the Empire strong, and its victory brought you 4 influence.</source>
        <translation>I tuoi rivali hanno reso forte l’Impero, e la vittoria imperiale ti ha dato 4 influenza.</translation>
    </message>
    <message>
        <source>Your rivals played Picureas, a noble with 2 power, and Simone, an elite.</source>
        <translation>I tuoi rivali hanno giocato Picureas, un nobile con forza 2, e Simone, un’élite.</translation>
    </message>
    <message>
        <source>{card} brings no gold when played: with {gold} gold, you still cannot afford most of your hand.</source>
        <translation>Questa carta non dà oro quando si gioca: {card}. Con {gold} oro, quasi tutta la tua mano resta troppo cara.</translation>
    </message>
    <message>
        <source>{card} brings no gold when played: you now have {gold}.</source>
        <translation>Questa carta non dà oro quando si gioca: {card}. Ora hai {gold}.</translation>
    </message>
    <message>
        <source>{card} could not stop the Shepherd in time: the Outlaw now belongs to the Church.</source>
        <translation>Questa carta non ha fermato in tempo la Pastora: {card}. Ora il Fuorilegge appartiene alla Chiesa.</translation>
    </message>
    <message>
        <source>{card} does not let you add another card.</source>
        <translation>Questa carta non ti permette di aggiungerne un’altra: {card}.</translation>
    </message>
    <message>
        <source>{card} has no diamond: you end the battle with {gold} gold.</source>
        <translation>Questa carta non ha un rombo: {card}. Finisci la battaglia con {gold} oro.</translation>
    </message>
    <message>
        <source>{card} is a Rebel but does not make other Rebels stronger.</source>
        <translation>Questa carta è dei Ribelli, ma non rende più forti altri Ribelli: {card}.</translation>
    </message>
    <message>
        <source>{card} is not a Rebel and does nothing for yours.</source>
        <translation>Questa carta non è dei Ribelli, e ai tuoi non serve: {card}.</translation>
    </message>
    <message>
        <source>{card} is not an elite: elites have a shield beside their name.</source>
        <translation>Non è un’élite: {card}. Le élite hanno uno scudo accanto al nome.</translation>
    </message>
    <message>
        <source>{card} kills nobody.</source>
        <translation>Questa carta non uccide nessuno: {card}.</translation>
    </message>
    <message>
        <source>{card} was on the winning side, but its crown brought you only {influence}.</source>
        <translation>Questa carta era dalla parte vincente, ma la sua corona ti ha dato solo {influence}: {card}.</translation>
    </message>
    <message>
        <source>{player} did play Datura, who has 2 power: the Empire is ahead and wins.</source>
        <translation>{player} ha davvero giocato Datura, con forza 2: l’Impero è in testa e vince.</translation>
    </message>
    <message>
        <source>{player} did play Datura: your Princess was killed before her own number came up, and the Church lost.</source>
        <translation>{player} ha davvero giocato Datura: la tua Principessa è stata uccisa prima che toccasse al suo numero, e la Chiesa ha perso.</translation>
    </message>
    <message>
        <source>{player} was on the winning side and now has {theirs} influence: the game is over.</source>
        <translation>{player} era dalla parte vincente e ora ha {theirs} influenza: la partita è finita.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/examples</name>
    <message>
        <source>+2 − 1 = +1</source>
        <translation>+2 − 1 = +1</translation>
    </message>
    <message>
        <source>0 gold</source>
        <translation>0 oro</translation>
    </message>
    <message>
        <source>0 power, 2 influence</source>
        <translation>forza 0, influenza 2</translation>
    </message>
    <message>
        <source>1 + 1 = 2 power</source>
        <translation>1 + 1 = forza 2</translation>
    </message>
    <message>
        <source>1 influence</source>
        <translation>1 influenza</translation>
    </message>
    <message>
        <source>2 for the Church</source>
        <translation>2 per la Chiesa</translation>
    </message>
    <message>
        <source>3 + 2 = 5 power</source>
        <translation>3 + 2 = forza 5</translation>
    </message>
    <message>
        <source>3 for the Empire</source>
        <translation>3 per l’Impero</translation>
    </message>
    <message>
        <source>3 for the Rebels</source>
        <translation>3 per i Ribelli</translation>
    </message>
    <message>
        <source>3 gold</source>
        <translation>3 oro</translation>
    </message>
    <message>
        <source>Anna Lys’s ability is numbered 2. The Shepherd, in the same wave, is dead before her own 3 comes up and does not convert the Outlaw.</source>
        <translation>L’abilità di Anna Lys ha il numero 2. La Pastora, nella stessa ondata, muore prima che tocchi al suo 3 e non converte il Fuorilegge.</translation>
    </message>
    <message>
        <source>Be on the winning side. In each battle, the strongest faction wins, and each of its characters brings its player the influence on its crown.</source>
        <translation>Schierati dalla parte vincente. In ogni battaglia vince la fazione più forte, e ogni suo personaggio dà a chi lo ha giocato l’influenza della propria corona.</translation>
    </message>
    <message>
        <source>Datura and Picureas both have an ability numbered 2: Picureas dies but still emboldens the Outlaw in the next wave.</source>
        <translation>Datura e Picureas hanno entrambi un’abilità con il numero 2: Picureas muore, ma incoraggia comunque il Fuorilegge dell’ondata successiva.</translation>
    </message>
    <message>
        <source>Datura has killed the Princess. If the Church still wins, she brings 2 of her 4 influence.</source>
        <translation>Datura ha ucciso la Principessa. Se la Chiesa vince lo stesso, la carta dà 2 influenza invece di 4.</translation>
    </message>
    <message>
        <source>If these were the only living characters in a battle, the Empire and the Rebels would both win, and only Simone would bring no influence.</source>
        <translation>Se questi fossero gli unici personaggi vivi di una battaglia, vincerebbero l’Impero e i Ribelli, e solo Simone non darebbe influenza.</translation>
    </message>
    <message>
        <source>In wave II, you cannot pay for your card: it is turned face down and brings 1 gold. So the Tax Collector brings his full 2 in wave III, whatever the face-down card is.</source>
        <translation>Nell’ondata II non puoi pagare la tua carta: finisce a faccia in giù e dà 1 oro. Così nell’ondata III l’Esattore dà per intero i suoi 2, qualunque sia la carta a faccia in giù.</translation>
    </message>
    <message>
        <source>The Knights are an extra card, so their ability takes effect with the 3s, together with the Shepherd’s: the Outlaw is killed and converted at the same time.</source>
        <translation>I Cavalieri sono una carta extra, quindi la loro abilità agisce con il numero 3, insieme a quella della Pastora: il Fuorilegge viene ucciso e convertito allo stesso tempo.</translation>
    </message>
    <message>
        <source>The Knights kill the Outlaw. The Tax Collector is also a commoner but belongs to the Empire: he lives, no matter who played him.</source>
        <translation>I Cavalieri uccidono il Fuorilegge. Anche l’Esattore è un popolano, ma dell’Impero: vive, chiunque l’abbia giocato.</translation>
    </message>
    <message>
        <source>The Queen emboldens the Outlaw from an earlier wave. The Militia, played after her, gets nothing.</source>
        <translation>La Regina incoraggia il Fuorilegge di un’ondata precedente. La Milizia, giocata dopo di lei, non riceve nulla.</translation>
    </message>
    <message>
        <source>The Rebels have won. Your Outlaw brings influence, and your Peasant brings consolation. The Tax Collector has no diamond and brings nothing more.</source>
        <translation>Hanno vinto i Ribelli. Il tuo Fuorilegge dà influenza, il tuo Contadino consolazione. L’Esattore non ha un rombo e non dà altro.</translation>
    </message>
    <message>
        <source>The Scouts’ and Knights’ abilities are both numbered 2. The Outlaw is emboldened and killed at the same time: it is dead and has no token.</source>
        <translation>Le abilità di Esploratori e Cavalieri hanno entrambe il numero 2. Il Fuorilegge viene incoraggiato e ucciso allo stesso tempo: è morto, senza segnalino.</translation>
    </message>
    <message>
        <source>The converted Peasant brings 1 influence if the Church wins, or 3 gold if the Church loses, even if the Empire wins.</source>
        <translation>Il Contadino convertito dà 1 influenza se la Chiesa vince; se la Chiesa perde, dà 3 oro, anche se vince l’Impero.</translation>
    </message>
    <message>
        <source>The game ends after a battle in which someone reaches 15 influence, or 20 or 25 if you chose that. The most influence wins; if tied, the most gold.</source>
        <translation>La partita finisce dopo una battaglia in cui qualcuno arriva a 15 influenza, oppure a 20 o 25 se hai scelto così. Vince chi ha più influenza; in caso di parità, più oro.</translation>
    </message>
    <message>
        <source>Three Rebels in three waves: the Outlaw brings 1 less gold, and the Scouts cost 1 more, not 2, since hush money is not cumulative.</source>
        <translation>Tre Ribelli in tre ondate: il Fuorilegge dà 1 oro in meno e gli Esploratori costano 1 in più. Non 2, perché il prezzo del silenzio non si accumula.</translation>
    </message>
    <message>
        <source>You have 3 gold and pay 2 for Thavma: that leaves 1, so he gets 2 more power. If you had started with 4 gold, he would have only 3 power.</source>
        <translation>Hai 3 oro e paghi 2 per Thavma: te ne resta 1, e lui ha 2 forza in più. Partendo da 4 oro, avrebbe solo forza 3.</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muore</translation>
    </message>
    <message>
        <source>dead, in the Church</source>
        <translation>muore, nella Chiesa</translation>
    </message>
    <message>
        <source>lives</source>
        <translation>vive</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>now in the Church</source>
        <translation>ora della Chiesa</translation>
    </message>
    <message>
        <source>still a Rebel</source>
        <translation>sempre Ribelle</translation>
    </message>
    <message>
        <source>wave I</source>
        <translation>ondata I</translation>
    </message>
    <message>
        <source>wave I: 1 + 1 = 2</source>
        <translation>ondata I: 1 + 1 = 2</translation>
    </message>
    <message>
        <source>wave II: +1 gold</source>
        <translation>ondata II: +1 oro</translation>
    </message>
    <message>
        <source>wave III</source>
        <translation>ondata III</translation>
    </message>
    <message>
        <source>wave III: +2 gold</source>
        <translation>ondata III: +2 oro</translation>
    </message>
    <message>
        <source>wave IV: 2</source>
        <translation>ondata IV: 2</translation>
    </message>
    <message>
        <source>with the 3s</source>
        <translation>agisce al 3</translation>
    </message>
    <message>
        <source>−2 − 1 = −3</source>
        <translation>−2 − 1 = −3</translation>
    </message>
</context>
<context>
    <name>shadow-throne/faction</name>
    <message>
        <source>Church</source>
        <translation>Chiesa</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Impero</translation>
    </message>
    <message>
        <source>Rebels</source>
        <translation>Ribelli</translation>
    </message>
</context>
<context>
    <name>shadow-throne/fault</name>
    <message>
        <source>Keeping the wrong card for the next battle</source>
        <translation>Conservare la carta sbagliata per la prossima battaglia</translation>
    </message>
    <message>
        <source>Playing no extra card with King Kyros</source>
        <translation>Non giocare una carta extra con Re Kyros</translation>
    </message>
    <message>
        <source>Playing the wrong card in a wave</source>
        <translation>Giocare la carta sbagliata in un’ondata</translation>
    </message>
    <message>
        <source>Playing the wrong extra card, or one too many</source>
        <translation>Giocare la carta extra sbagliata, o una di troppo</translation>
    </message>
    <message>
        <source>Taking the wrong card from the pool</source>
        <translation>Prendere la carta sbagliata dal mazzetto</translation>
    </message>
</context>
<context>
    <name>shadow-throne/game</name>
    <message>
        <source>Draft and fight</source>
        <translation>Scegli e combatti</translation>
    </message>
    <message>
        <source>Draft characters from three factions, play them in secret, and be on the side that wins the battle.</source>
        <translation>Scegli personaggi di tre fazioni, giocali in segreto e schierati dalla parte che vince la battaglia.</translation>
    </message>
    <message>
        <source>Shadow Throne</source>
        <translation>Shadow Throne</translation>
    </message>
</context>
<context>
    <name>shadow-throne/goal</name>
    <message>
        <source>Collect consolation in {number} battles of one game.</source>
        <translation>Ricevi consolazione in {number} battaglie di una partita.</translation>
    </message>
    <message>
        <source>Gain influence from Simone’s death.</source>
        <translation>Ottieni influenza dalla morte di Simone.</translation>
    </message>
    <message>
        <source>Gain influence from all three factions in one game.</source>
        <translation>Ottieni influenza da tutte e tre le fazioni in una partita.</translation>
    </message>
    <message>
        <source>Gain influence in {number} battles of one game.</source>
        <translation>Ottieni influenza in {number} battaglie di una partita.</translation>
    </message>
    <message>
        <source>Gain {number} influence in one battle.</source>
        <translation>Ottieni {number} influenza in una battaglia.</translation>
    </message>
    <message>
        <source>Have your characters convert {number} others in one game.</source>
        <translation>Fai convertire dai tuoi personaggi {number} altri in una partita.</translation>
    </message>
    <message>
        <source>Have your characters kill {number} others in one game.</source>
        <translation>Fai uccidere dai tuoi personaggi {number} altri in una partita.</translation>
    </message>
    <message>
        <source>Have {number} gold at one time.</source>
        <translation>Arriva ad avere {number} oro.</translation>
    </message>
    <message>
        <source>Play an extra card with King Kyros.</source>
        <translation>Gioca una carta extra con Re Kyros.</translation>
    </message>
    <message>
        <source>Play {number} characters of one faction in one battle.</source>
        <translation>Gioca {number} personaggi di una stessa fazione in una battaglia.</translation>
    </message>
    <message>
        <source>Play {number} commoners in one game.</source>
        <translation>Gioca {number} popolani in una partita.</translation>
    </message>
    <message>
        <source>Play {number} different characters in one game.</source>
        <translation>Gioca {number} personaggi diversi in una partita.</translation>
    </message>
    <message>
        <source>Play {number} nobles in one game.</source>
        <translation>Gioca {number} nobili in una partita.</translation>
    </message>
    <message>
        <source>Win a game after falling five influence behind a rival.</source>
        <translation>Vinci una partita dopo aver avuto 5 influenza in meno di un rivale.</translation>
    </message>
    <message>
        <source>Win a game by {number} influence.</source>
        <translation>Vinci una partita con {number} influenza di vantaggio.</translation>
    </message>
    <message>
        <source>Win a game in which you pay for all your characters.</source>
        <translation>Vinci una partita in cui paghi tutti i tuoi personaggi.</translation>
    </message>
    <message>
        <source>Win {number} battles for the Church in one game.</source>
        <translation>Vinci {number} battaglie per la Chiesa in una partita.</translation>
    </message>
    <message>
        <source>Win {number} battles for the Empire in one game.</source>
        <translation>Vinci {number} battaglie per l’Impero in una partita.</translation>
    </message>
    <message>
        <source>Win {number} battles for the Rebels in one game.</source>
        <translation>Vinci {number} battaglie per i Ribelli in una partita.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/laying</name>
    <message>
        <source>A card is chosen for the wave</source>
        <translation>Si sceglie una carta per l’ondata</translation>
    </message>
    <message>
        <source>A card is kept for the next battle</source>
        <translation>Si conserva una carta per la prossima battaglia</translation>
    </message>
    <message>
        <source>An extra card needs a King Kyros who allows it.</source>
        <translation>Per una carta extra serve un Re Kyros che la permetta.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Battaglia</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>Secondo la posizione</translation>
    </message>
    <message>
        <source>Cards are drafted</source>
        <translation>Si scelgono le carte nel draft</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personaggi</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>Convertito</translation>
    </message>
    <message>
        <source>During the draft, only a Langman who stayed can be in play.</source>
        <translation>Durante il draft può essere in gioco solo un Langman rimasto.</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Carta in più</translation>
    </message>
    <message>
        <source>Faction that costs hush money</source>
        <translation>Fazione con prezzo del silenzio</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influenza</translation>
    </message>
    <message>
        <source>Influence after each battle</source>
        <translation>Influenza dopo ogni battaglia</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Ucciso</translation>
    </message>
    <message>
        <source>King Kyros brings an extra card</source>
        <translation>Re Kyros porta una carta extra</translation>
    </message>
    <message>
        <source>Not paid for</source>
        <translation>Non pagato</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nulla</translation>
    </message>
    <message>
        <source>Pool being passed</source>
        <translation>Mazzetto in passaggio</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Silenced</source>
        <translation>Messo a tacere</translation>
    </message>
    <message>
        <source>Tokens on each character</source>
        <translation>Segnalini su ogni personaggio</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>Ondata</translation>
    </message>
    <message>
        <source>Wave of each character</source>
        <translation>Ondata di ogni personaggio</translation>
    </message>
    <message>
        <source>What happened to each character</source>
        <translation>Che cosa è successo a ogni personaggio</translation>
    </message>
    <message>
        <source>Whose characters</source>
        <translation>Chi li ha giocati</translation>
    </message>
    <message numerus="yes">
        <source>{player} needs at least %n card(s) in hand for the waves to come.</source>
        <translation>
            <numerusform>{player} ha bisogno di almeno %n carta in mano per le ondate che restano.</numerusform>
            <numerusform>{player} ha bisogno di almeno %n carte in mano per le ondate che restano.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} needs one character from each wave so far; only a King Kyros allows extra ones.</source>
        <translation>{player} deve avere un personaggio per ogni ondata finora; solo un Re Kyros ne permette altri.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/lesson</name>
    <message>
        <source>Abilities work in order: all 1s together, then all 2s, then all 3s. A character killed at 2 never uses an ability numbered 3.</source>
        <translation>Le abilità agiscono in ordine: tutte le 1 insieme, poi tutte le 2, poi tutte le 3. Chi muore al 2 non usa più un’abilità con il numero 3.</translation>
    </message>
    <message>
        <source>Hush money: another card of the faction you have just played costs 1 more gold or brings 1 less. Only the previous wave counts.</source>
        <translation>Prezzo del silenzio: un’altra carta della fazione appena giocata costa 1 oro in più o ne dà 1 in meno. Conta solo l’ondata appena passata.</translation>
    </message>
    <message>
        <source>King Kyros lets you play an extra Empire card you can pay for, without hush money. You do not have to.</source>
        <translation>Re Kyros ti lascia giocare una carta extra dell’Impero che puoi pagare, senza prezzo del silenzio. Puoi anche rinunciare.</translation>
    </message>
    <message>
        <source>Someone has reached 15 influence, so the game is over. The most influence wins; if tied, the most gold; if still tied, nobody wins.</source>
        <translation>Qualcuno è arrivato a 15 influenza: la partita è finita. Vince chi ha più influenza; in caso di parità, chi ha più oro; se è ancora parità, non vince nessuno.</translation>
    </message>
    <message>
        <source>That battle is settled: characters of the winning faction granted their players influence, no matter who made that faction strong. The others paid gold if they had a diamond.</source>
        <translation>Quella battaglia è decisa: i personaggi della fazione vincente hanno dato influenza a chi li ha giocati, chiunque l’abbia rafforzata. Gli altri hanno dato oro, se avevano un rombo.</translation>
    </message>
    <message>
        <source>The battle is over. Keep one card for the next one: drag it to the place for your saved card. An expensive noble can wait until you have the gold.</source>
        <translation>La battaglia è finita. Conserva una carta per la prossima: trascinala al posto della carta conservata. Un nobile caro può aspettare finché non hai l’oro.</translation>
    </message>
    <message>
        <source>The faction with the most power across all waves wins the battle, no matter who played its characters. Cards of one faction help each other, but everyone sees whom you back.</source>
        <translation>La fazione con più forza in tutte le ondate vince la battaglia, chiunque ne abbia giocato i personaggi. Le carte di una fazione si aiutano, ma tutti vedono chi sostieni.</translation>
    </message>
    <message>
        <source>The first wave: play a card in secret. Drag it to your side of the battle. All cards are shown once everyone has chosen.</source>
        <translation>La prima ondata: gioca una carta in segreto. Trascinala dalla tua parte della battaglia. Le carte si mostrano tutte quando ognuno ha scelto.</translation>
    </message>
    <message>
        <source>The number in the corner is power. The crown is the influence you gain if the card’s faction wins. The disc is its income or its cost in gold. The diamond is the gold you get if its faction loses.</source>
        <translation>Il numero nell’angolo è la forza. La corona è l’influenza che ottieni se vince la fazione della carta. Il disco è la rendita o il costo in oro. Il rombo è l’oro che ricevi se la sua fazione perde.</translation>
    </message>
    <message>
        <source>The power track shows who leads. Hover over a card in your hand: pale tokens on the track show what that card alone would change.</source>
        <translation>Il tracciato della forza mostra chi è in testa. Passa su una carta della tua mano: segnalini pallidi sul tracciato mostrano che cosa cambierebbe quella carta da sola.</translation>
    </message>
    <message>
        <source>Welcome! Every battle begins with a draft. Take one card from your pool: drag it to your hand. The rest goes to your left neighbor, and your right neighbor passes you theirs.</source>
        <translation>Ciao! Ogni battaglia comincia con un draft. Prendi una carta dal tuo mazzetto: trascinala nella tua mano. Il resto passa a sinistra, e da destra ti arriva ciò che resta di un altro mazzetto.</translation>
    </message>
    <message>
        <source>You have 3 gold. Commoners bring gold or cost nothing, elites are strong, and nobles are expensive and grant the most influence. Characters you cannot pay for take no part in the battle.</source>
        <translation>Hai 3 oro. I popolani danno oro o non costano nulla, le élite sono forti, i nobili sono cari e danno più influenza di tutti. I personaggi che non puoi pagare non partecipano alla battaglia.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/log</name>
    <message>
        <source>All other cards are shuffled into the deck.</source>
        <translation>Tutte le altre carte vengono mescolate nel mazzo.</translation>
    </message>
    <message>
        <source>All pools are passed to the left.</source>
        <translation>Tutti i mazzetti passano a sinistra.</translation>
    </message>
    <message>
        <source>Battle {number} begins: everyone gets a pool of six cards.</source>
        <translation>Comincia la battaglia {number}: un mazzetto di sei carte a testa.</translation>
    </message>
    <message>
        <source>Cannot pay for {card}: it is turned face down and brings {gold} gold.</source>
        <translation>Non può pagare {card}: la carta si gira a faccia in giù e dà {gold} oro.</translation>
    </message>
    <message>
        <source>Collects {gold} gold as consolation for {cards}.</source>
        <translation>Riceve {gold} oro di consolazione per {cards}.</translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}, 1 less because of hush money.</source>
        <translation>Incassa {gold} oro per {card}, 1 in meno per il prezzo del silenzio.</translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}.</source>
        <translation>Incassa {gold} oro per {card}.</translation>
    </message>
    <message>
        <source>Converts and emboldens {targets} with {card}: +1 power each.</source>
        <translation>Converte e incoraggia con {card} (+1 forza): {targets}.</translation>
    </message>
    <message>
        <source>Converts {targets} with {card}.</source>
        <translation>Converte con {card}: {targets}.</translation>
    </message>
    <message>
        <source>Drafts {card}.</source>
        <translation>Prende dal mazzetto {card}.</translation>
    </message>
    <message>
        <source>Emboldens {targets} with {card}: +1 power each.</source>
        <translation>Incoraggia con {card} (+1 forza): {targets}.</translation>
    </message>
    <message>
        <source>Gains {influence} influence for the death of {card}.</source>
        <translation>Ottiene {influence} influenza per la morte di {card}.</translation>
    </message>
    <message>
        <source>Gains {influence} influence for {cards}.</source>
        <translation>Ottiene {influence} influenza per {cards}.</translation>
    </message>
    <message>
        <source>Gets nothing from {card}: there is no next wave.</source>
        <translation>Non ottiene nulla da {card}: è l’ultima ondata.</translation>
    </message>
    <message>
        <source>Has chosen.</source>
        <translation>Ha scelto.</translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets 2 more power.</source>
        <translation>Ha ancora {gold} oro: 2 forza in più per {card}.</translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets no extra power.</source>
        <translation>Ha ancora {gold} oro: nessuna forza in più per {card}.</translation>
    </message>
    <message>
        <source>Keeps a card for the next battle.</source>
        <translation>Conserva una carta per la prossima battaglia.</translation>
    </message>
    <message>
        <source>Keeps {card} for the next battle.</source>
        <translation>Conserva {card} per la prossima battaglia.</translation>
    </message>
    <message>
        <source>Keeps {card} in play for the next battle.</source>
        <translation>Lascia {card} in gioco per la prossima battaglia.</translation>
    </message>
    <message>
        <source>Kills {targets} with {card}.</source>
        <translation>Uccide con {card}: {targets}.</translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}, including 1 gold in hush money.</source>
        <translation>Paga {gold} oro per {card}, di cui 1 oro come prezzo del silenzio.</translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}.</source>
        <translation>Paga {gold} oro per {card}.</translation>
    </message>
    <message>
        <source>Picks up the saved card.</source>
        <translation>Riprende in mano la carta conservata.</translation>
    </message>
    <message>
        <source>Plays {card} as an extra card.</source>
        <translation>Gioca {card} come carta extra.</translation>
    </message>
    <message>
        <source>Plays {card} in wave {wave}.</source>
        <translation>Gioca {card} nell’ondata {wave}.</translation>
    </message>
    <message>
        <source>Power after wave {wave}: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation>Forza dopo l’ondata {wave}: Impero {empire}, Ribelli {rebels}, Chiesa {church}.</translation>
    </message>
    <message>
        <source>Silences {targets} with {card}.</source>
        <translation>Zittisce con {card}: {targets}.</translation>
    </message>
    <message>
        <source>The battle is over. Winning with {power} power: {factions}.</source>
        <translation>Battaglia vinta con forza {power}: {factions}.</translation>
    </message>
    <message>
        <source>The game is over. Influence and gold are equal, so nobody wins.</source>
        <translation>La partita è finita. Influenza e oro sono pari: non vince nessuno.</translation>
    </message>
    <message>
        <source>The game is over. Winner: {player}.</source>
        <translation>La partita è finita. Vince {player}.</translation>
    </message>
    <message>
        <source>Uses {card}, but nobody is affected.</source>
        <translation>Non colpisce nessuno con {card}.</translation>
    </message>
    <message>
        <source>Will embolden the Rebels in the next wave with {card}.</source>
        <translation>Incoraggerà i Ribelli dell’ondata successiva con {card}.</translation>
    </message>
    <message>
        <source>Will keep {card} in play for the next battle if the Rebels lose this one.</source>
        <translation>Lascerà {card} in gioco per la prossima battaglia se i Ribelli perdono questa.</translation>
    </message>
    <message>
        <source>{player}’s {card}</source>
        <translation>{card} di {player}</translation>
    </message>
</context>
<context>
    <name>shadow-throne/mark</name>
    <message>
        <source>Another character of the {faction} now costs 1 more gold.</source>
        <translation>Ora un altro personaggio della fazione {faction} costa 1 oro in più.</translation>
    </message>
    <message>
        <source>Chosen in secret.</source>
        <translation>Scelta segreta.</translation>
    </message>
    <message>
        <source>Converted: belongs to the Church.</source>
        <translation>Convertito: appartiene alla Chiesa.</translation>
    </message>
    <message>
        <source>Costs {cost} gold, but you have {gold}: it would be turned face down and bring 1 gold.</source>
        <translation>Costa {cost} oro, ma tu hai {gold}: finirebbe a faccia in giù e darebbe 1 oro.</translation>
    </message>
    <message>
        <source>Dead: no power, half the influence.</source>
        <translation>Morto: niente forza, metà dell’influenza.</translation>
    </message>
    <message>
        <source>Its power is now {power}.</source>
        <translation>Ora la sua forza è {power}.</translation>
    </message>
    <message>
        <source>Power with this card alone: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation>Forza con questa sola carta: Impero {empire}, Ribelli {rebels}, Chiesa {church}.</translation>
    </message>
    <message>
        <source>Silenced: its ability, numbered 2 or 3, does not work.</source>
        <translation>Zittito: la sua abilità 2 o 3 non agisce.</translation>
    </message>
    <message>
        <source>Stays for the next battle if the Rebels lose.</source>
        <translation>Resta per la prossima battaglia se i Ribelli perdono.</translation>
    </message>
    <message>
        <source>Takes no part in this battle.</source>
        <translation>Non partecipa a questa battaglia.</translation>
    </message>
    <message numerus="yes">
        <source>With hush money, this card brings only %n gold.</source>
        <translation>
            <numerusform>Con il prezzo del silenzio, questa carta frutta solo %n oro.</numerusform>
            <numerusform>Con il prezzo del silenzio, questa carta frutta solo %n oro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With hush money, this card costs %n gold.</source>
        <translation>
            <numerusform>Con il prezzo del silenzio, questa carta costa %n oro.</numerusform>
            <numerusform>Con il prezzo del silenzio, questa carta costa %n oro.</numerusform>
        </translation>
    </message>
    <message>
        <source>face down for 1 gold</source>
        <translation>a faccia in giù per 1 oro</translation>
    </message>
    <message>
        <source>with {card} alone</source>
        <translation>solo con {card}</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n gold</source>
        <translation>
            <numerusform>{player}: %n oro</numerusform>
            <numerusform>{player}: %n oro</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shadow-throne/move</name>
    <message>
        <source>Keep {card}</source>
        <translation>Conserva {card}</translation>
    </message>
    <message>
        <source>Play no extra card</source>
        <translation>Nessuna carta extra</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Gioca {card}</translation>
    </message>
    <message>
        <source>Play {card} as an extra card</source>
        <translation>Gioca {card} come carta extra</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendi {card}</translation>
    </message>
</context>
<context>
    <name>shadow-throne/number</name>
    <message>
        <source>Cards in a pool</source>
        <translation>Carte in un mazzetto</translation>
    </message>
    <message>
        <source>Gold at the start</source>
        <translation>Oro all’inizio</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influenza</translation>
    </message>
    <message>
        <source>Influence of “{card}”</source>
        <translation>Influenza di “{card}”</translation>
    </message>
    <message>
        <source>Influence that ends the game</source>
        <translation>Influenza che chiude la partita</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Power of “{card}”</source>
        <translation>Forza di “{card}”</translation>
    </message>
    <message>
        <source>{number} copies of King Kyros allow that many extra cards, so a pool needs at least {least} cards.</source>
        <translation>{number} copie di Re Kyros permettono altrettante carte extra: un mazzetto deve avere almeno {least} carte.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/option</name>
    <message>
        <source>15: the usual game</source>
        <translation>15: la partita normale</translation>
    </message>
    <message>
        <source>20: a longer game</source>
        <translation>20: una partita più lunga</translation>
    </message>
    <message>
        <source>25: a long game</source>
        <translation>25: una partita lunga</translation>
    </message>
    <message>
        <source>Influence that ends the game</source>
        <translation>Influenza che chiude la partita</translation>
    </message>
</context>
<context>
    <name>shadow-throne/prompt</name>
    <message>
        <source>Keep one card for the next battle.</source>
        <translation>Conserva una carta per la prossima battaglia.</translation>
    </message>
    <message>
        <source>King Kyros: play an extra Empire card, or none.</source>
        <translation>Re Kyros: gioca una carta extra dell’Impero, o nessuna.</translation>
    </message>
    <message>
        <source>Play a card in secret for wave {wave}.</source>
        <translation>Gioca una carta in segreto per l’ondata {wave}.</translation>
    </message>
    <message>
        <source>Take a card from your pool.</source>
        <translation>Prendi una carta dal tuo mazzetto.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message numerus="yes">
        <source>You could play %n Empire card(s): play none?</source>
        <translation>
            <numerusform>Puoi giocare %n carta dell’Impero: non la giochi?</numerusform>
            <numerusform>Puoi giocare %n carte dell’Impero: non ne giochi nessuna?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shadow-throne/rank</name>
    <message>
        <source>Commoner</source>
        <translation>Popolano</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Élite</translation>
    </message>
    <message>
        <source>Noble</source>
        <translation>Nobile</translation>
    </message>
</context>
<context>
    <name>shadow-throne/reason</name>
    <message>
        <source>If the {faction} won now, no rival would gain more than {number} influence; if the {other} won, up to {more}.</source>
        <translation>Se ora vincesse la fazione {faction}, nessun rivale otterrebbe più di {number} influenza; con la fazione {other}, fino a {more}.</translation>
    </message>
    <message>
        <source>In the next wave, you could then pay for {number} of the cards left in your hand; after {other}, for only {less}.</source>
        <translation>Nella prossima ondata potresti poi pagare {number} delle carte rimaste in mano; dopo {other}, solo {less}.</translation>
    </message>
    <message>
        <source>No faction is ahead of the {faction}. If that side wins, this card may grant {influence} influence.</source>
        <translation>La fazione {faction} non è superata da nessuna. Se vince, questa carta può dare {influence} influenza.</translation>
    </message>
    <message>
        <source>That leaves you {gold} gold, so {card} has 2 more power: {power} for the Church, instead of {less} with {other}.</source>
        <translation>Ti resta così {gold} oro: 2 forza in più per {card}. Forza della Chiesa: {power}; con {other}: {less}.</translation>
    </message>
    <message>
        <source>That leaves you {gold} gold. {other} would leave {less}, because of hush money.</source>
        <translation>Così ti resta {gold} oro. Con {other}, {less}, per il prezzo del silenzio.</translation>
    </message>
    <message>
        <source>That leaves you {gold} gold. {other} would leave {less}.</source>
        <translation>Così ti resta {gold} oro. Con {other}, {less}.</translation>
    </message>
    <message>
        <source>This card brings {gold} gold as consolation if its faction loses.</source>
        <translation>Se la sua fazione perde, questa carta dà {gold} oro di consolazione.</translation>
    </message>
    <message>
        <source>This card brings {gold} gold at once.</source>
        <translation>Questa carta dà subito {gold} oro.</translation>
    </message>
    <message>
        <source>This card may grant {influence} influence if its faction wins.</source>
        <translation>Se la sua fazione vince, questa carta può dare {influence} influenza.</translation>
    </message>
    <message>
        <source>What you do not play now, you can keep for the next battle.</source>
        <translation>Ciò che non giochi ora, puoi conservarlo per la prossima battaglia.</translation>
    </message>
    <message>
        <source>What you do not play now, you can still play in a later wave.</source>
        <translation>Ciò che non giochi ora, puoi ancora giocarlo in un’ondata successiva.</translation>
    </message>
    <message>
        <source>When played, this card brings up to {gold} gold.</source>
        <translation>Quando si gioca, questa carta dà fino a {gold} oro.</translation>
    </message>
    <message>
        <source>When played, {card} brings {number} gold. {other} brings none.</source>
        <translation>Oro quando si gioca: con {card} ricevi {number}; con {other}, nulla.</translation>
    </message>
    <message>
        <source>When played, {card} brings {number} gold. {other} would cost {more}.</source>
        <translation>Oro quando si gioca: con {card} ricevi {number}; con {other} paghi {more}.</translation>
    </message>
    <message>
        <source>With {card}, all commoners in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} cards you cannot see.</source>
        <translation>Con {card} muoiono tutti i popolani dell’ondata, tranne quelli dell’Impero. Delle {cards} carte che non vedi, i rivali potrebbero perderne {number}.</translation>
    </message>
    <message>
        <source>With {card}, all commoners in the wave join the Church. That could happen to {number} of the {cards} cards you cannot see.</source>
        <translation>Con {card} tutti i popolani dell’ondata passano alla Chiesa. Delle {cards} carte che non vedi, può toccare a {number}.</translation>
    </message>
    <message>
        <source>With {card}, all elites in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} cards you cannot see.</source>
        <translation>Con {card} muoiono tutte le élite dell’ondata, tranne quelle dell’Impero. Delle {cards} carte che non vedi, i rivali potrebbero perderne {number}.</translation>
    </message>
    <message>
        <source>With {card}, all elites in the wave join the Church. That could happen to {number} of the {cards} cards you cannot see.</source>
        <translation>Con {card} tutte le élite dell’ondata passano alla Chiesa. Delle {cards} carte che non vedi, può toccare a {number}.</translation>
    </message>
    <message>
        <source>With {card}, all nobles in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} cards you cannot see.</source>
        <translation>Con {card} muoiono tutti i nobili dell’ondata, tranne quelli dell’Impero. Delle {cards} carte che non vedi, i rivali potrebbero perderne {number}.</translation>
    </message>
    <message>
        <source>With {card}, every other Rebel in the wave gets 1 more power. Of the {cards} cards you cannot see, {number} are Rebels that a rival could play.</source>
        <translation>Con {card} ogni altro Ribelle dell’ondata ha 1 forza in più. Delle {cards} carte che non vedi, {number} sono Ribelli che un rivale potrebbe giocare.</translation>
    </message>
    <message>
        <source>With {card}, other factions’ 2 and 3 abilities do not work in this wave. That could affect {number} of the {cards} cards you cannot see.</source>
        <translation>Con {card}, in questa ondata le abilità 2 e 3 delle altre fazioni non hanno effetto. Può riguardare {number} delle {cards} carte che non vedi.</translation>
    </message>
    <message>
        <source>With {card}, you gain {number} more influence if its faction wins.</source>
        <translation>Con {card} ottieni {number} influenza in più se la sua fazione vince.</translation>
    </message>
    <message>
        <source>With {card}, you hold {number} cards of the same faction; with {other}, only {less}.</source>
        <translation>Con {card} hai in mano {number} carte della stessa fazione; con {other}, solo {less}.</translation>
    </message>
    <message>
        <source>With {card}, your cards of the same faction have {number} power; with {other}, only {less}.</source>
        <translation>Con {card}, le tue carte della stessa fazione hanno forza {number}; con {other}, solo {less}.</translation>
    </message>
    <message>
        <source>You cannot pay for this card, so it brings {gold} gold.</source>
        <translation>Non puoi pagare questa carta: dà {gold} oro.</translation>
    </message>
    <message>
        <source>You cannot pay for this card, so it brings {gold} gold. No hush money is due in the next wave.</source>
        <translation>Non puoi pagare questa carta: dà {gold} oro. Nella prossima ondata non si paga il prezzo del silenzio.</translation>
    </message>
    <message>
        <source>You cannot pay for {card}, so it is turned face down and brings 1 gold. In the next wave, you could pay for {number} of the cards left in your hand; after {other}, for only {less}.</source>
        <translation>Non puoi pagare {card}: la carta finisce a faccia in giù e dà 1 oro. Nella prossima ondata potresti pagare {number} delle carte rimaste in mano; dopo {other}, solo {less}.</translation>
    </message>
    <message>
        <source>You do not have to play an extra card.</source>
        <translation>La carta extra non è obbligatoria.</translation>
    </message>
    <message>
        <source>You keep {gold} gold instead of {less}.</source>
        <translation>Conservi {gold} oro invece di {less}.</translation>
    </message>
    <message>
        <source>You keep {other} in your hand, with {number} influence on its crown.</source>
        <translation>Tieni in mano {other}, con {number} influenza sulla corona.</translation>
    </message>
    <message>
        <source>You keep {other} in your hand, with {number} power.</source>
        <translation>Conservi in mano {other}, con forza {number}.</translation>
    </message>
    <message>
        <source>You keep {other} in your hand: it can still bring {number} gold.</source>
        <translation>Conservi in mano {other}, con cui puoi ancora ottenere {number} oro.</translation>
    </message>
    <message>
        <source>{card} alone brings the {faction} to {power} power, instead of {less} with {other}.</source>
        <translation>Con la sola carta {card} la fazione {faction} arriva a forza {power}; con {other}, a {less}.</translation>
    </message>
    <message>
        <source>{card} alone brings the {faction} to {power} power, instead of {less} without it.</source>
        <translation>Con la sola carta {card} la fazione {faction} arriva a forza {power}; senza, a {less}.</translation>
    </message>
    <message>
        <source>{card} brings {number} gold if its faction loses; {other} brings {less}.</source>
        <translation>Con {card} ricevi {number} oro se la sua fazione perde; con {other}, {less}.</translation>
    </message>
    <message>
        <source>{card} brings {number} influence if its faction wins; {other} brings {less}.</source>
        <translation>Con {card} ottieni {number} influenza se la sua fazione vince; con {other}, {less}.</translation>
    </message>
    <message>
        <source>{card} costs {number} gold; {other} costs {more}.</source>
        <translation>Per {card} paghi {number} oro; per {other}, {more}.</translation>
    </message>
    <message>
        <source>{card} emboldens the Rebels in the next wave. You will have {number} left in your hand.</source>
        <translation>Con {card} incoraggi i Ribelli dell’ondata successiva. In mano ne avrai ancora {number}.</translation>
    </message>
    <message>
        <source>{card} emboldens {number} of the Rebels on the table: {power} power for the Rebels, instead of {less} with {other}.</source>
        <translation>Ribelli sul tavolo incoraggiati con {card}: {number}. Forza dei Ribelli: {power}; con {other}: {less}.</translation>
    </message>
    <message>
        <source>{card} has {number} power; {other} has only {less}.</source>
        <translation>La forza di {card} è {number}; quella di {other}, solo {less}.</translation>
    </message>
    <message>
        <source>{card} kills {number} of your rivals’ characters at once.</source>
        <translation>Con {card} uccidi subito {number} dei personaggi dei rivali.</translation>
    </message>
    <message>
        <source>{card} lets you add an Empire card. Of those in your hand, you could pay for {number}.</source>
        <translation>Con {card} puoi aggiungere una carta dell’Impero. Di quelle in mano, potresti pagarne: {number}.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/refusal</name>
    <message>
        <source>A character stays where it was played until the battle is over.</source>
        <translation>Un personaggio resta dove è stato giocato fino alla fine della battaglia.</translation>
    </message>
    <message>
        <source>A wave is under way: play a card from your hand.</source>
        <translation>È in corso un’ondata: gioca una carta dalla tua mano.</translation>
    </message>
    <message>
        <source>Drag a card from your hand to your characters to play it.</source>
        <translation>Trascina una carta dalla mano ai tuoi personaggi per giocarla.</translation>
    </message>
    <message>
        <source>Drag a card from your pool to your hand to take it.</source>
        <translation>Trascina una carta dal mazzetto alla tua mano per prenderla.</translation>
    </message>
    <message>
        <source>King Kyros lets you play an extra Empire card, or none.</source>
        <translation>Re Kyros ti lascia giocare una carta extra dell’Impero, o nessuna.</translation>
    </message>
    <message>
        <source>Pools are dealt from the deck at the start of each battle.</source>
        <translation>I mazzetti si formano dal mazzo all’inizio di ogni battaglia.</translation>
    </message>
    <message>
        <source>The battle is over: keep one card from your hand.</source>
        <translation>La battaglia è finita: conserva una carta della tua mano.</translation>
    </message>
    <message>
        <source>The draft is under way: take a card from your pool.</source>
        <translation>Il draft è in corso: prendi una carta dal tuo mazzetto.</translation>
    </message>
    <message>
        <source>The tokens show each faction’s power; the game keeps count.</source>
        <translation>I segnalini mostrano la forza delle fazioni; a contarla pensa il gioco.</translation>
    </message>
    <message>
        <source>These cards are secret; only {player} decides what happens to them.</source>
        <translation>Queste carte sono segrete: solo {player} decide che cosa farne.</translation>
    </message>
    <message>
        <source>To keep a card, drag it to the place for your saved card.</source>
        <translation>Trascina la carta da conservare al posto della carta conservata.</translation>
    </message>
    <message>
        <source>Your saved card joins your hand when the draft is over.</source>
        <translation>La tua carta conservata si aggiunge alla mano dopo il draft.</translation>
    </message>
    <message>
        <source>{card} costs {cost} gold, but you have {gold}.</source>
        <translation>Questa carta costa {cost} oro, ma tu hai {gold}: {card}.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>Questa carta non è nella tua mano: {card}.</translation>
    </message>
    <message>
        <source>{card} is not in your pool.</source>
        <translation>Questa carta non è nel tuo mazzetto: {card}.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/road</name>
    <message>
        <source>Everyone starts with eight gold instead of three, and the game ends at eight influence.</source>
        <translation>Si comincia con 8 oro invece di 3, e la partita finisce a 8 influenza.</translation>
    </message>
    <message>
        <source>Everyone starts with one gold instead of three, and the game ends at eight influence.</source>
        <translation>Si comincia con 1 oro invece di 3, e la partita finisce a 8 influenza.</translation>
    </message>
    <message>
        <source>Four armies reach the river at the same time. Three of them are polite enough to let you go first.</source>
        <translation>Quattro eserciti arrivano al fiume insieme. Tre hanno la cortesia di lasciarti la precedenza.</translation>
    </message>
    <message>
        <source>Frida has won every battle of this war, on all three sides. Behind her you can see the throne.</source>
        <translation>Frida ha vinto ogni battaglia di questa guerra, da tutte e tre le parti. Dietro di lei si vede già il trono.</translation>
    </message>
    <message>
        <source>Nobody has been paid since autumn. Anyone still fighting does so on credit.</source>
        <translation>Nessuno riceve la paga dall’autunno. Chi ancora combatte lo fa a credito.</translation>
    </message>
    <message>
        <source>The Baggage Train</source>
        <translation>Le salmerie</translation>
    </message>
    <message>
        <source>The Empire’s gold has arrived, and tonight nobody is counting it.</source>
        <translation>L’oro dell’Impero è arrivato, e stanotte nessuno lo conta.</translation>
    </message>
    <message>
        <source>The Fallen Captain</source>
        <translation>Il capitano malato</translation>
    </message>
    <message>
        <source>The Ford</source>
        <translation>Il guado</translation>
    </message>
    <message>
        <source>The Last Battle</source>
        <translation>L’ultima battaglia</translation>
    </message>
    <message>
        <source>The Map Tent</source>
        <translation>La tenda delle mappe</translation>
    </message>
    <message>
        <source>The Outpost</source>
        <translation>L’avamposto</translation>
    </message>
    <message>
        <source>The Siege</source>
        <translation>L’assedio</translation>
    </message>
    <message>
        <source>The Winter Camp</source>
        <translation>Il campo invernale</translation>
    </message>
    <message>
        <source>The captain has fallen ill in mid-campaign. You inherit his seal, his debts, and his enemies.</source>
        <translation>Il capitano si è ammalato nel pieno della campagna. Erediti il suo sigillo, i suoi debiti e i suoi nemici.</translation>
    </message>
    <message>
        <source>The game ends at eight influence.</source>
        <translation>La partita finisce a 8 influenza.</translation>
    </message>
    <message>
        <source>The game ends at eleven influence.</source>
        <translation>La partita finisce a 11 influenza.</translation>
    </message>
    <message>
        <source>The generals bend over three maps and cannot agree. Tell them what to do before they ask someone else.</source>
        <translation>I generali si chinano su tre mappe e non si mettono d’accordo. Di’ loro che cosa fare prima che lo chiedano ad altri.</translation>
    </message>
    <message>
        <source>The towers stand so close that you can count the enemy’s buttons. Nobody wants to be the first to climb.</source>
        <translation>Le torri sono così vicine che si possono contare i bottoni del nemico. Nessuno vuole salire per primo.</translation>
    </message>
    <message>
        <source>This war has three sides and no end. At the outpost they let you choose one, for a while.</source>
        <translation>Questa guerra ha tre parti e nessuna fine. All’avamposto te ne lasciano scegliere una, per un po’.</translation>
    </message>
    <message>
        <source>Win by {number} influence or more.</source>
        <translation>Vinci con almeno {number} influenza di vantaggio.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/rule</name>
    <message>
        <source>A battle has four waves. In each, characters are chosen and shown, gold is collected or paid, abilities work in the order of their numbers, and the power track is updated.</source>
        <translation>Una battaglia ha quattro ondate. In ognuna si scelgono e si mostrano i personaggi e si incassa o si paga l’oro. Poi agiscono le abilità in ordine di numero e si aggiorna il tracciato della forza.</translation>
    </message>
    <message>
        <source>A converted character belongs to the Church: its power, influence, and consolation follow the Church. Shepherd of the Lost converts the commoners in her wave, Protis the elites in his. A character killed and converted at the same time is dead and belongs to the Church.</source>
        <translation>Un personaggio convertito appartiene alla Chiesa: forza, influenza e consolazione seguono la Chiesa. La Pastora dei perduti converte i popolani della sua ondata, Protis le élite della sua. Un personaggio ucciso e convertito allo stesso tempo è morto e appartiene alla Chiesa.</translation>
    </message>
    <message>
        <source>A dead character has no power and loses its tokens. It grants half its influence, rounded down, and all of its consolation. It cannot be converted later, and its ability works only if its number came up before its death or at the same time.</source>
        <translation>Un personaggio morto non ha forza e perde i segnalini. Dà metà della sua influenza, arrotondata per difetto, e tutta la sua consolazione. Non si può più convertire, e la sua abilità agisce solo se il suo numero è venuto prima della morte o insieme.</translation>
    </message>
    <message>
        <source>After a battle, everyone secretly keeps one card from their hand and discards the rest. Anyone with a card left must keep one.</source>
        <translation>Dopo una battaglia, ognuno conserva in segreto una carta della propria mano e scarta il resto. Chi ha ancora carte deve conservarne una.</translation>
    </message>
    <message>
        <source>After every wave, the power of all living characters is added up for each faction.</source>
        <translation>Dopo ogni ondata si somma, per ogni fazione, la forza di tutti i personaggi vivi.</translation>
    </message>
    <message>
        <source>All 1 abilities work first, then all 2s, then all 3s. Within one number, extra cards are played first, then it is settled whom each ability affects, and then everything happens at the same time.</source>
        <translation>Prima agiscono tutte le abilità 1, poi le 2, poi le 3. Per ogni numero, prima si giocano le carte extra, poi si stabilisce chi subisce ogni abilità, infine tutto accade insieme.</translation>
    </message>
    <message>
        <source>All characters are shuffled into one deck. Everyone starts with 3 gold and no influence. At the start of each battle, the three faction tokens stand at 0.</source>
        <translation>Tutti i personaggi si mescolano in un unico mazzo. Si comincia con 3 oro e senza influenza. All’inizio di ogni battaglia, i segnalini delle tre fazioni stanno a 0.</translation>
    </message>
    <message>
        <source>Bentheon Knights kill commoners, Anna Lys kills elites, and Datura kills nobles. They affect only characters in their own wave, and never any that belong to the Empire at that moment.</source>
        <translation>I Cavalieri di Bentheon uccidono i popolani, Anna Lys le élite, Datura i nobili. Colpiscono solo personaggi della propria ondata, e mai chi in quel momento appartiene all’Impero.</translation>
    </message>
    <message>
        <source>Characters of other factions in her wave cannot use their 2 or 3 abilities.</source>
        <translation>Annulla le abilità 2 e 3 dei personaggi di altre fazioni nella sua ondata.</translation>
    </message>
    <message>
        <source>Choosing in secret</source>
        <translation>Scegliere in segreto</translation>
    </message>
    <message>
        <source>Collect the income or pay the cost of each character you play. If you can pay, you must.</source>
        <translation>Per ogni personaggio che giochi, incassa la rendita o paga il prezzo. Se puoi pagare, devi farlo.</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Conversione</translation>
    </message>
    <message>
        <source>Discarded cards and all characters from the battle, face-down ones included, are shuffled into the deck for the next battle.</source>
        <translation>Le carte scartate e tutti i personaggi della battaglia, anche a faccia in giù, si mescolano nel mazzo per la prossima battaglia.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Emboldening</source>
        <translation>Incoraggiare</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>Every character grants its player influence if its faction has won, or consolation gold if it has not.</source>
        <translation>Ogni personaggio dà influenza a chi lo ha giocato se la sua fazione ha vinto, altrimenti oro di consolazione.</translation>
    </message>
    <message>
        <source>Every token adds 1 to a character’s power. A character killed and emboldened at the same time is dead and has no tokens. Phabos Scouts embolden every other Rebel in their wave.</source>
        <translation>Ogni segnalino aggiunge 1 alla forza di un personaggio. Un personaggio ucciso e incoraggiato allo stesso tempo è morto e non ha segnalini. Gli Esploratori di Phabos incoraggiano ogni altro Ribelle della loro ondata.</translation>
    </message>
    <message>
        <source>Everyone gets a pool of six cards, secretly adds one of them to their hand, and passes the rest to the left. This repeats until all pools are used up; the last card goes into the hand as well. A card saved from the last battle joins the hand after the draft and is never passed on.</source>
        <translation>Ognuno riceve un mazzetto di sei carte, ne tiene in segreto una e passa il resto a sinistra, finché i mazzetti non sono esauriti. Anche l’ultima carta va in mano. Una carta conservata dall’ultima battaglia si aggiunge alla mano dopo il draft e non si passa mai.</translation>
    </message>
    <message>
        <source>Four waves</source>
        <translation>Quattro ondate</translation>
    </message>
    <message>
        <source>From the second wave on, a character costs 1 more gold, or brings 1 less gold, if its player’s character in the previous wave was of the same faction. Only the printed faction counts, even for a dead or converted character. Hush money is not cumulative over several waves. After King Kyros and his extra card, it is still 1 for the next Empire card.</source>
        <translation>Dalla seconda ondata un personaggio costa 1 oro in più, o dà 1 oro in meno, se nell’ondata precedente hai giocato la stessa fazione. Conta solo la fazione stampata, anche per un personaggio morto o convertito. Il prezzo del silenzio non si accumula su più ondate. Dopo Re Kyros e la sua carta extra, è sempre 1 per la prossima carta dell’Impero.</translation>
    </message>
    <message>
        <source>He emboldens every Rebel in the next wave as soon as all cards of that wave are paid for, even if he is dead by then. In the fourth wave, he does nothing.</source>
        <translation>Incoraggia ogni Ribelle dell’ondata successiva appena tutte le carte di quell’ondata sono pagate, anche se nel frattempo lui è morto. Nella quarta ondata non fa nulla.</translation>
    </message>
    <message>
        <source>He has 2 more power if his player has 0 or 1 gold when his number comes up.</source>
        <translation>Ha 2 forza in più se chi lo ha giocato ha 0 o 1 oro quando tocca al suo numero.</translation>
    </message>
    <message>
        <source>House edition</source>
        <translation>Edizione della casa</translation>
    </message>
    <message>
        <source>Hush money</source>
        <translation>Il prezzo del silenzio</translation>
    </message>
    <message>
        <source>If he lives and the Rebels are not among the winners, he stays for the next battle and is in play before its first wave. He stays with the same player, as a Rebel, without tokens, cost, or hush money. After that battle, he goes back into the deck.</source>
        <translation>Se vive e i Ribelli non sono tra i vincitori, resta per la prossima battaglia, in gioco già prima della prima ondata. Resta con chi lo ha giocato, come Ribelle, senza segnalini, costo o prezzo del silenzio. Dopo quella battaglia torna nel mazzo.</translation>
    </message>
    <message>
        <source>If you cannot pay for the character you played, turn it face down and collect 1 gold. It takes no part in the battle and causes no hush money in the next wave.</source>
        <translation>Se non puoi pagare il personaggio che hai giocato, giralo a faccia in giù e incassa 1 oro. Non partecipa alla battaglia e nell’ondata successiva non causa il prezzo del silenzio.</translation>
    </message>
    <message>
        <source>In each wave, everyone plays one card from their hand. All choose at the same time and in secret; the cards are shown once everyone has chosen.</source>
        <translation>In ogni ondata, ognuno gioca una carta dalla propria mano. Si sceglie tutti insieme e in segreto; le carte si mostrano quando la scelta è completa.</translation>
    </message>
    <message>
        <source>Income and cost</source>
        <translation>Rendita e costo</translation>
    </message>
    <message>
        <source>Influence and consolation</source>
        <translation>Influenza e consolazione</translation>
    </message>
    <message>
        <source>Keeping one card</source>
        <translation>Conservare una carta</translation>
    </message>
    <message>
        <source>Killers</source>
        <translation>Chi uccide</translation>
    </message>
    <message>
        <source>King Kyros</source>
        <translation>Re Kyros</translation>
    </message>
    <message>
        <source>Langman</source>
        <translation>Langman</translation>
    </message>
    <message>
        <source>Order of abilities</source>
        <translation>Ordine delle abilità</translation>
    </message>
    <message>
        <source>Picureas</source>
        <translation>Picureas</translation>
    </message>
    <message>
        <source>Power track</source>
        <translation>Tracciato della forza</translation>
    </message>
    <message>
        <source>Princess Beatice</source>
        <translation>Principessa Beatice</translation>
    </message>
    <message>
        <source>Queen Eletheria</source>
        <translation>Regina Eletheria</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>She converts the commoners in her wave and emboldens those that did not already belong to the Church, even if another character converts them at the same time.</source>
        <translation>Converte i popolani della sua ondata e incoraggia quelli che non appartenevano già alla Chiesa, anche se un altro personaggio li converte allo stesso tempo.</translation>
    </message>
    <message>
        <source>She emboldens every commoner in this and earlier waves that is a Rebel at that moment.</source>
        <translation>Incoraggia ogni popolano di questa ondata e delle precedenti che in quel momento è un Ribelle.</translation>
    </message>
    <message>
        <source>Simone</source>
        <translation>Simone</translation>
    </message>
    <message>
        <source>Sythera</source>
        <translation>Sythera</translation>
    </message>
    <message>
        <source>Thavma</source>
        <translation>Thavma</translation>
    </message>
    <message>
        <source>The dead</source>
        <translation>I morti</translation>
    </message>
    <message>
        <source>The faction with the most power wins the battle. If several tie for the most, all of them win.</source>
        <translation>La fazione con più forza vince la battaglia. Se più fazioni sono in testa a pari forza, vincono tutte.</translation>
    </message>
    <message>
        <source>The game ends after a battle in which someone reaches 15 influence; you can choose 20 or 25 for a longer game.</source>
        <translation>La partita finisce dopo una battaglia in cui qualcuno arriva a 15 influenza; per una partita più lunga puoi scegliere 20 o 25.</translation>
    </message>
    <message>
        <source>The most influence wins; if tied, the most gold. If still tied, nobody wins.</source>
        <translation>Vince chi ha più influenza; in caso di parità, più oro. Se è ancora parità, non vince nessuno.</translation>
    </message>
    <message>
        <source>The new deck</source>
        <translation>Il nuovo mazzo</translation>
    </message>
    <message>
        <source>There are 54 characters, 18 in each faction. Their abilities follow the published rules; most of the printed numbers, and three of the names, are this house edition’s own.</source>
        <translation>Ci sono 54 personaggi, 18 per fazione. Le loro abilità seguono le regole pubblicate; la maggior parte dei numeri stampati, e tre dei nomi, sono di questa edizione della casa.</translation>
    </message>
    <message>
        <source>Unable to pay</source>
        <translation>Quando manca l’oro</translation>
    </message>
    <message>
        <source>When she dies, her player gains 3 influence at once, on top of what she grants if the Church wins. The game still ends only after a battle.</source>
        <translation>Quando muore, chi l’ha giocata ottiene subito 3 influenza, oltre a quella che dà se vince la Chiesa. La partita finisce comunque solo dopo una battaglia.</translation>
    </message>
    <message>
        <source>Who wins a battle</source>
        <translation>Chi vince una battaglia</translation>
    </message>
    <message>
        <source>Who wins the game</source>
        <translation>Chi vince la partita</translation>
    </message>
    <message>
        <source>With him, you may play an extra Empire card that you can pay for; no hush money is due. It belongs to the same wave, its ability takes effect with the 3s whatever its own number is, and only abilities numbered 3 affect it. If you play none, you do not have to say why. If there are several Kings, their players choose in secret at the same time; an extra King brings another extra card.</source>
        <translation>Chi lo gioca può aggiungere una carta extra dell’Impero che possa pagare, senza prezzo del silenzio. Appartiene alla stessa ondata, la sua abilità agisce al 3 qualunque sia il suo numero, e solo le abilità 3 la colpiscono. Se non ne giochi, non occorre dire perché. Se ci sono più Re, i loro giocatori scelgono in segreto e insieme; un Re extra porta un’altra carta extra.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/section</name>
    <message>
        <source>Abilities</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Characters and battles</source>
        <translation>Personaggi e battaglie</translation>
    </message>
    <message>
        <source>Characters with abilities of their own</source>
        <translation>Personaggi con abilità proprie</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>How battles and the game end</source>
        <translation>Come finiscono le battaglie e la partita</translation>
    </message>
</context>
<context>
    <name>shadow-throne/table</name>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n battaglia</numerusform>
            <numerusform>%n battaglie</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card for you, {number} for {player}.</source>
        <translation>1 carta per te, {number} per {player}.</translation>
    </message>
    <message>
        <source>A card chosen in secret</source>
        <translation>Una carta scelta in segreto</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Una carta, a faccia in giù</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Battaglia {number}</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Everyone chooses a card in secret; then all are shown.</source>
        <translation>Si sceglie una carta in segreto; poi si mostrano tutte.</translation>
    </message>
    <message>
        <source>Influence: {number} of {goal}</source>
        <translation>Influenza: {number} di {goal}</translation>
    </message>
    <message>
        <source>Pools are passed to the left until they are used up.</source>
        <translation>I mazzetti passano a sinistra fino a esaurirsi.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Power after wave {wave}</source>
        <translation>Forza dopo l’ondata {wave}</translation>
    </message>
    <message>
        <source>The faction with the most power wins the battle.</source>
        <translation>La fazione con più forza vince la battaglia.</translation>
    </message>
    <message>
        <source>Turning point: battle {number} of {all}</source>
        <translation>Svolta: battaglia {number} di {all}</translation>
    </message>
    <message>
        <source>Wave {number}</source>
        <translation>Ondata {number}</translation>
    </message>
    <message>
        <source>Wave {number} is still to come.</source>
        <translation>L’ondata {number} deve ancora arrivare.</translation>
    </message>
    <message numerus="yes">
        <source>by %n influence</source>
        <translation>
            <numerusform>con %n influenza in più</numerusform>
            <numerusform>con %n influenza in più</numerusform>
        </translation>
    </message>
    <message>
        <source>choose in secret</source>
        <translation>scegli in segreto</translation>
    </message>
    <message>
        <source>saved for this battle</source>
        <translation>per questa battaglia</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>in arrivo</translation>
    </message>
    <message>
        <source>tied on influence; more gold wins</source>
        <translation>parità di influenza; vince chi ha più oro</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>la tua carta</translation>
    </message>
    <message>
        <source>{card}, chosen in secret</source>
        <translation>{card}, scelta in segreto</translation>
    </message>
    <message>
        <source>{card}, face down: it could not be paid for</source>
        <translation>{card}, a faccia in giù: non si poteva pagare</translation>
    </message>
    <message>
        <source>{card}, {rank}, {type}, power {power}</source>
        <translation>{card}, {rank}, {type}, forza {power}</translation>
    </message>
    <message numerus="yes">
        <source>{faction} in this wave: %n power</source>
        <translation>
            <numerusform>{faction} in questa ondata: forza %n</numerusform>
            <numerusform>{faction} in questa ondata: forza %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{faction}: %n power</source>
        <translation>
            <numerusform>{faction}: forza %n</numerusform>
            <numerusform>{faction}: forza %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s characters</source>
        <translation>Personaggi di {player}</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Mano di {player}</translation>
    </message>
    <message>
        <source>{player}’s pool</source>
        <translation>Mazzetto di {player}</translation>
    </message>
    <message>
        <source>{player}’s saved card</source>
        <translation>Carta conservata di {player}</translation>
    </message>
</context>
</TS>
