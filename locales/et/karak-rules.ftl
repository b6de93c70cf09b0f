# Karak 2: the rules reference for players (Estonian).
# One message per rule: the value is its title, .text what it says, .ruling how an open point is decided here.

## Components and setup

rule-k-set-1 = Mängijad ja kangelased
    .text = Laua ümber istub 2–5 mängijat. Neid ootab kuus kangelast: Horan, Taia, leedi Lorraine, lord Xanros, Elspeth ja Darius.
rule-k-set-2 = Mängulaud ja stardiväli
    .text = Maastik kasvab kuusnurkade võrgul. Alguses on laual ainult stardiväli: kolm ühendatud välja, mille keskel on Karaki loss.
rule-k-set-3 = Maastikuväljade pakk
    .text = Pealpool on 18 segatud esimese taseme välja, nende all 10 segatud teise taseme välja. Nende järjekorda ei tea keegi.
rule-k-set-4 = Koletiste kott
    .text = Alguses on kotis kõik 36 koletistearmeežetooni. Kott saab tühjaks just siis, kui lõpeb väljade pakk. Võetud žetoon ei lähe kunagi kotti tagasi, välja arvatud see, mille Taia tagasi paneb.
rule-k-set-5 = Millega alustad
    .text = Alustad 5 eluga, au tasemega 0 ja ilma ressurssideta. Sinu linn ja kuus hoonet on veel ehitamata. Varustuses on 2 pesa relvadele, 3 loitsudele ja 1 amuletile.
rule-k-set-6 = Kangelaste valimine
    .text = Tavaliselt saab igaüks kangelase juhuslikult. Kangelaste valimisel veeretate kangelasetäringut ja valite kordamööda avalikult, kõige rohkem mõõku saanu esimesena. Kangelased, keda keegi ei võta, jäävad mängust välja; alustav mängija leitakse eraldi veeretusega.
    .ruling = Trükitud reeglid jätavad edasise järjekorra ja viigid lahtiseks; siin valib suurema tulemuse saanu varem ja viiki jäänud veeretavad uuesti.
rule-k-set-7 = Kust alustad
    .text = Kõik kangelased asuvad teele Karaki lossist.
rule-k-set-8 = Alustav mängija
    .text = Kõik veeretavad kangelasetäringut ja alustab see, kes saab kõige rohkem mõõku. Pealuud annavad 0 ja viiki jäänud veeretavad uuesti. Edasi liigub mängukord päripäeva.
rule-k-set-9 = Üksusetäringud
    .text = Ühisvarudes on kõigi jaoks 10 rüütlite täringut, 10 vibuküttide täringut ja 10 maagide täringut. Luukered (neid on 3) teenivad ainult lord Xanrost ja karu ainult leedi Lorraine’i. Ainus titaan tuleb koos oma amuletiga.
rule-k-set-10 = Ressursid ei lõpe
    .text = Ressursse on kolm: toit, puit ja kivi. Ükski neist ei saa kunagi otsa ja sul võib neid olla ükskõik kui palju. Vanemates mängudes (reeglite versioon 1) võib igaüht olla kuni 255.
rule-k-set-11 = Sõbralikum mäng
    .text = Sõbralikumas mängus katku ja viletsust ei ole.
rule-k-set-12 = Mis jääb varjatuks
    .text = Keegi ei näe paki ega koti järjekorda ega seda, millist amuletti valvab alistamata pimedusevaim. Millise välja Darius tagasi pani, teab ainult tema. Kõik muu on avalik, isegi järgmise välja tase.
rule-k-set-13 = Otsustab ainult see, kelle kord on
    .text = Oma mängukorral langetad kõik otsused sina. Keda tabab katk ja viletsus või taskuvaras, see midagi valida ei saa.

## Turn, movement, exploring

rule-k-turn-1 = Sinu mängukord
    .text = Sul on 2 tegevust, talliga üks rohkem ja tegevuste amuletiga veel üks rohkem, kuid mitte kunagi üle 4. Enne iga tegevust võid korra liikuda. Nii liikumine kui ka tegevus on vabatahtlikud, aga ka tegevuseta liikumine kulutab selle tegevuse ära.
rule-k-turn-2 = Enne liigu, siis tegutse
    .text = Liikumine toimub enne tegevust, mitte kunagi pärast seda. Võid tegevusi kasutamata jätta ja mängukorra igal hetkel lõpetada, ainult mitte lahingu ajal.
    .ruling = Trükitud reeglid ei ütle päris selgelt, millal mängukord läbi saab; siin lõpeb see pärast viimast tegevust ise, kui sul ei ole enam võimalik kasutada taskuvarast ega kotkasilma – muidu küsitakse sinult.
rule-k-turn-3 = Lisategevus keset mängukorda
    .text = Kui ehitad talli või saad tegevuste amuleti, on lisategevus kohe sinu. Kui jääd amuletist ilma, kaob ka tegevus, kuid juba alustatud tegevus jääb sulle alles.
rule-k-turn-4 = Lahing lõpetab mängukorra
    .text = Pärast lahingut on sinu mängukord läbi, isegi kui tegevusi on veel alles.
rule-k-turn-5 = Mis tegevust ei kuluta
    .text = Taskuvaras (nii mitu korda, kui sul seda loitsu on) ja kotkasilm (kord mängukorra jooksul) ei kuluta tegevust. Kasuta neid enne tegevusi, nende vahel või järel, samuti liikumise ja sellele järgneva tegevuse vahel. Kui peaksid tasu tõttu mõne loitsu maha jätma, võid enne kasutada taskuvarast ja nii ruumi teha. Vanemates mängudes (reeglite versioon 1) seda erandit ei ole.
    .ruling = Trükitud reeglid lubavad seda lihtsalt oma mängukorral ega nimeta erandeid; siin mitte keset liikumist või tegevust, mitte lahingu ajal ega pärast seda, sest lahing lõpetab mängukorra. Ainus erand on loits, mille jaoks ei ole vaba pesa.
rule-k-turn-6 = Tühje tegevusi ei ole
    .text = Sulle pakutakse ainult tegevusi, mis midagi muudavad. 5 eluga ei ole midagi tervendada, ja kui midagi ei saa ehitada, värvata ega üles võtta, siis seda tegevust valikus ei ole. Kui ehitada, värvata või üles võtta saab ainult üht asja, tehakse see küsimata; vanemates mängudes (reeglite versioon 1) küsitakse ikkagi.
    .ruling = Trükitud reeglid mõjuta tegevusi ei maini; siin jäetakse need välja, sest tegevuse võib alati kasutamata jätta.
rule-k-turn-7 = Sama tegevus uuesti
    .text = Sama tegevuse võid mängukorra jooksul teha mitu korda; ainult ressursse saab igalt väljalt koguda ühe korra. Linna ehitamine ja hoone ehitamine on kaks eri tegevust ning mõlemad mahuvad ühte mängukorda.
rule-k-move-1 = Liikumine
    .text = Liikudes lähed kõrvalolevale väljale, mis on juba laual. Kui vähemalt ühel neist kahest väljast on ühisel serval kuristik, on tee suletud.
rule-k-move-2 = Kangelased ja linnad teed ei sulge
    .text = Võid siseneda igale väljale, millel seisavad teised kangelased, ja igasse linna.
rule-k-move-3 = Kes siseneb, see võitleb
    .text = Kui sisened väljale, millel on koletiste armeed või Pimeduse Kindral, algab lahing kohe. See ongi selle liikumise juurde kuuluv tegevus.
rule-k-move-4 = Portaal ja maagiline jooksja
    .text = Nii portaal kui ka maagiline jooksja asendavad tavalise liikumise. Koletiste või Pimeduse Kindrali väljale sa jääda ei saa: kas võidad või lähed tagasi.
rule-k-exp-1 = Maastiku avastamine
    .text = Astu üle kuristikuta serva avastamata alale: võta paki pealmine väli, pööra see nii, et selle ja sinu välja vahel ei oleks kuristikku, ja liigu sellele. Teistel servadel võib kuristikke olla. Võetud väli tuleb lauale asetada.
    .ruling = Trükitud reeglid jätavad lahtiseks, kas näed välja enne suuna valimist; siin valitakse suund kõigepealt.
rule-k-exp-2 = Koletised uutel väljadel
    .text = Esimese taseme väljale tuleb kotist 1 koletiste armee, teise taseme väljale 2; nendega võitled korraga ja nende ründejõud liidetakse. Kui kotis on liiga vähe, võta see, mis alles on. Kui kott on tühi, lahingut ei ole ja tegevus jääb sulle alles.
rule-k-exp-3 = Põrgulik kuristik
    .text = Põrguliku kuristiku jaoks koletiste armeed ei võeta. Seal seisab Pimeduse Kindral oma ihukaitseväelastega ja ootab sind.
rule-k-exp-4 = Kui kõik teed on suletud
    .text = Kui pakis on veel välju, aga mängulauda piiravad ainult kuristikud, võid avastada üle oma välja mis tahes serva, mille taga ei ole midagi, ja uue välja pöörata nii, nagu soovid. Sellest peale loetakse see serv kuristikuta servaks.
    .ruling = Trükitud reeglid seda väga haruldast juhtumit ette ei näe; siin tee avaneb, et mäng saaks jätkuda.

## A. Battle

rule-k-bat-1 = Lahingu käik
    .text = Kõigepealt toimivad lahingueelsed võimed, siis valid üksusetäringud ja veeretad. Järgnevad uued veeretused, kaitse amulett ja tulekerad ning seejärel võrreldakse ründejõude. Pärast tasu või taganemist tulevad kaotused, üksuste limiit, katk ja viletsus ning teadvuse kaotus, ja mängukord lõpeb.
rule-k-bat-2 = Milliseid täringuid veeretad
    .text = Kangelasetäringut veeretad alati. Enne veeretamist valid, millised üksusetäringud sellega kaasa lähevad: kõik, mõned või mitte ükski; see kehtib ka karu, luukerede ja titaani kohta. Kõrvale jäetud täring ei aita, aga seda ei ähvarda ka miski.
rule-k-bat-3 = Ründejõud
    .text = Loe kokku mõõgad kõigil veeretatud täringutel. Lisa oma relvad, 1 iga kasutatud tulekera eest ja võimete boonused.
rule-k-bat-4 = Tulekerad
    .text = Kui veeretuse tulemus on lõplik, otsustad, mitu tulekera kasutad. Igaüks lisab ründejõule 1 ja läheb siis mängust välja.
rule-k-bat-5 = Võidetud lahing
    .text = Võidad, kui sinu ründejõud on vähemalt sama suur kui kõigi väljal olevate koletiste armeede ründejõud kokku. Pööra žetoonid ümber, võta tasu ja jää paigale.
rule-k-bat-6 = Kaotatud lahing
    .text = Kui rünnak on liiga nõrk, jäävad koletised paigale ja sina lähed tagasi väljale, kust tulid; taganemist ei takista ükski kuristik. Pärast portaali kasutamist naased oma linna.
    .ruling = Trükitud reeglid ei ütle, kuhu maagilise jooksjana kaotades tagasi minnakse; siin on see viimane väli enne lahingut.
rule-k-bat-7 = Haavad
    .text = Iga pealuu kangelasetäringul võtab sinult pärast lahingut 1 elu, olgu see võidetud või kaotatud. Tasu saad ikkagi enne, isegi kui seejärel teadvuse kaotad. Alla 0 elude arv ei lange.
rule-k-bat-8 = Üksuste kaotamine
    .text = Pealuuga üksusetäring läheb tagasi ühisvarudesse, olgu lahing võidetud või kaotatud. Elu sa selle eest ei kaota.
    .ruling = Trükitud reeglites ei ole karu ega titaani täringul pealuud; kui muudetud andmed selle lisavad, kaotad need samamoodi, titaani seniks, kuni saad uuesti tema amuleti.
rule-k-bat-9 = Kaks pealuud
    .text = Kui kangelasetäring näitab lõpuks kahte pealuud, järgneb katk ja viletsus, olgu lahing võidetud või kaotatud.
rule-k-bat-10 = Tasu
    .text = Relvad, loitsud ja amuletid lähevad varustusse; kui vaba pesa ei ole, valid, milline seda liiki ese väljale jääb, olgu või uus. Ressursikäru toob kohe 3 vabalt valitud ressurssi ja läheb mängust välja. Hingekivid on eraldi ja neid ei saa kaotada.
    .ruling = Ükski trükitud reegel ei luba eset lihtsalt maha jätta; siin paned esemeid maha ainult siis, kui tasu ei mahu ära, või esemeid üles võttes.
rule-k-bat-11 = Mida žetoon näitab
    .text = Esikülg näitab koletiste armeed ja selle ründejõudu. Tagaküljel olevat tasu näed alles pärast võitu, ja millist amuletti pimedusevaim valvab, on juhuse asi.
rule-k-glo-1 = Au
    .text = Sinu au tase on sinu tugevaima alistatud vastase ründejõud, pluss 2 liputorniga, pluss 2 au amuletiga, kuid kõige rohkem 10. Ühes lahingus alistatud armeede ründejõud liidetakse. Võiduga saadud au ei vähene kunagi.
    .ruling = Trükitud reeglid lähevad lahku selles, mis juhtub auskaala lõpus; siin arvutatakse au tase alati uuesti, nii et 8 + 2 + 2 annab 10 ja ilma amuletita ikka 10.
rule-k-glo-2 = Kui suur võib armee olla
    .text = Rüütleid, vibukütte ja maage võib kokku olla nii palju, kui suur on sinu au tase. Karu, luukeresid ja titaani ei arvestata.
rule-k-glo-3 = Kui au langeb
    .text = Kui au tase langeb allapoole armee suurust, tagastad kohe enda valitud üksusetäringud. Pärast lahingut lahkuvad kõigepealt selles kaotatud üksused.
rule-k-life-1 = Teadvusetu
    .text = Ilma eludeta on sinu kangelane teadvusetu. Järgmisel mängukorral saad tagasi 3 elu ega tee midagi muud; pärast seda mängid edasi nagu tavaliselt. Seni lamab kangelane oma väljal; temalt saab varastada ning katk ja viletsus võivad teda tabada nagu igaüht teist.

## B–H. The other actions

rule-k-heal-1 = Tervendamine
    .text = Haavatud kangelane saab ühe tegevusega tagasi 2 elu, kuni elusid on jälle 5. Ennast võid tervendada igal väljal.
rule-k-gath-1 = Ressursside kogumine
    .text = Võta, mida väli annab. Seda saab teha ainult seal, kus ei ole koletiste armeed ega linna, ja mitte Karaki lossis ega põrgulikus kuristikus. Iga väli annab ressursse kord mängukorra jooksul.
rule-k-gath-2 = Mida väljad annavad
    .text = Talu annab 1 toidu, mets 1 puidu. Talu ja mets, talu ja kalju ning mets ja kalju annavad kahte ressurssi, kumbagi 1. Suurtalu annab 3 toitu, põlismets 3 puitu, hiigelkalju 3 kivi.
rule-k-city-1 = Linna ehitamine
    .text = 2 puidu eest ehitad linna oma väljale. Seal ei tohi olla koletiste armeed, teise mängija kangelast ega linna ja see ei tohi olla Karaki loss. Linn on sul üks ja see jääb paigale; stardivälja kaks äärmist osa on lubatud.
rule-k-city-2 = Kuristikud linna ümber
    .text = Linn sildu ei ehita: selle välja kuristikud sulgevad endiselt tee.
rule-k-bld-1 = Hoone ehitamine
    .text = Oma linnas ehitad ühe tegevusega nii palju hooneid, kui soovid ja maksta jõuad, kuid vähemalt ühe. Hind on hoonežetoonil ja iga hoonet saab ehitada ainult korra.
rule-k-bld-2 = Tall
    .text = Tall annab igal mängukorral ühe lisategevuse, alates sellest mängukorrast, mil selle ehitad.
rule-k-bld-3 = Portaal
    .text = Kord mängukorra jooksul võid liikuda oma linnast mis tahes laual olevale väljale või ükskõik kust oma linna, üle kõigi kuristike. Võid minna isegi otse koletiste või Pimeduse Kindrali juurde. Avastada portaaliga ei saa.
rule-k-bld-4 = Ülejäänud hooned
    .text = Liputorn tõstab sinu au taset 2 võrra. Sõjaväelaager annab sulle rüütlid, lasketiir vibukütid ja võlurikoda maagid.
rule-k-rec-1 = Üksuste värbamine
    .text = Oma linnas värbad, kui seal ei ole katku, ükskõik kui palju üksusi: rüütli 1 toidu, vibuküti 1 puidu ja maagi 1 kivi eest. Igaüks vajab oma hoonet ja täringut ühisvarudes. Kogu armee ei tohi olla suurem kui sinu au tase.
rule-k-rec-2 = Ruumi tegemine armees
    .text = Värvates võid kõigepealt tagastada ühisvarudesse rüütleid, vibukütte ja maage. Nende eest sa midagi tagasi ei saa.
rule-k-pick-1 = Eseme ülesvõtmine
    .text = Ühe tegevusega võtad oma väljalt vabalt valitud esemed ja võid nende vastu vahetada sama liiki esemeid. Pole oluline, kes need sinna jättis. Amuleti mõju algab ja lõpeb kohe.
    .ruling = Trükitud reeglid vahetamisele piire ei sea; siin võtad vähemalt ühe eseme ega pane ühtki liiki esemeid maha rohkem, kui võtad. Inglis- ja eestikeelne väljaanne räägivad ainult vastastest; siin võib eseme tagasi võtta ka see, kes selle maha jättis.
rule-k-cure-1 = Katkust vabanemine
    .text = Karaki lossis saad tagasi kõik elud, ja kui katkužetoon on sinu linnal, siis see kaob. Võid siia tulla ka ainult tervenema. Žetoon naaseb alles siis, kui jälle veeretatakse kaks pealuud; kui see on mõnel teisel linnal, jääb see sinna.

## Items

rule-k-item-1 = Relvad ja loitsud
    .text = Mõõk lisab igale sinu rünnakule 1, vasar 2. Loits mõjub ühe korra ja läheb siis mängust välja.
rule-k-item-2 = Taskuvaras
    .text = Oma mängukorra igal hetkel, ainult mitte lahingus, varastad mõnelt teiselt kangelaselt 2 enda valitud ressurssi. Kui tal on vähem, võtad kõik. Tegevust see ei kuluta.
    .ruling = Poolakeelne väljaanne lubab võtta kuni 2 ressurssi, teised täpselt 2; siin võtad alati 2, kui kangelasel neid nii palju on.
rule-k-amu-1 = Ressursside amulett
    .text = Iga kord, kui kogud ressursse, saad 1 ressursi rohkem sellest, mida väli annab. Kui see annab kahte liiki, valid ise. Kolme ressursiga väljalt saad 4.
rule-k-amu-2 = Au amulett
    .text = Kuni sa seda kannad, on sinu au tase 2 võrra kõrgem.
rule-k-amu-3 = Tegevuste amulett
    .text = Kuni sa seda kannad, on sul igal mängukorral üks tegevus rohkem.
rule-k-amu-4 = Kaitse amulett
    .text = Igas lahingus võid pärast lõplikku veeretust ignoreerida oma täringutel kuni 2 pealuud; kahe pealuuga külg loeb kahena. Päästetud üksused ei ole kaotatud. Katku ja viletsust see ei peata, ka mitte elu kaotust, mille põhjustab Pimeduse Kindral. Alles selles lahingus võidetud amulett veel ei kaitse.
    .ruling = Ainult poolakeelne väljaanne ütleb, et amulett ei hoia ära elu kaotust, mille põhjustab Pimeduse Kindral; siin kehtib see alati.
rule-k-amu-5 = Titaani amulett
    .text = Kuni sa seda kannad, võitleb sinu eest titaani täring, mida üksuste limiidi hulka ei arvestata. Kui amulett läheb, läheb kohe ka titaan.

## Plague and Misery

rule-k-plg-1 = Keda see tabab
    .text = Kui veeretad kaks pealuud, valid teise mängija, keda tabab katk ja viletsus. Tal ei pea linna olema. Kui vastaseid on ainult üks, ei ole midagi valida.
rule-k-plg-2 = Viletsus
    .text = Valitud mängija kaotab 1 toidu, 1 puidu ja 1 kivi, niipalju kui tal neid on.
rule-k-plg-3 = Katk
    .text = Kui valitud mängijal on linn, läheb katkužetoon selle peale. Kui see on juba seal, jääb see paigale ja viletsus tabab uuesti. Žetoone on ainult üks.
    .ruling = Trükitud reeglid jätavad lahtiseks, mis juhtub, kui valitud mängijal linna ei ole; siin jääb žetoon siis sinna, kus see on.
rule-k-plg-4 = Katkuga linn
    .text = Katkužetooniga linnas ei saa üksusi värvata. Kõik muu käib nagu tavaliselt.
rule-k-plg-5 = Loeb viimane veeretus
    .text = Kui veeretad kangelasetäringut uuesti, loeb ainult lõplik tulemus. Sõbralikumas mängus kaotad kahe pealuuga ainult 2 elu.

## The Dark General and the end of the game

rule-k-gen-1 = Pimeduse Kindrali ründejõud
    .text = 2 või 3 mängijaga on tal 5 ihukaitseväelast, 4 mängijaga 4, 5 mängijaga 3. Tema ründejõud on 10 pluss 1 iga ihukaitseväelase kohta.
rule-k-gen-2 = Üks haav on kindel
    .text = Iga lahing Pimeduse Kindraliga võtab sinult lisaks 1 elu. See arvatakse maha koos teiste haavadega.
rule-k-gen-3 = Pimeduse Kindrali alistamine
    .text = Kui sinu ründejõud on vähemalt sama suur kui tema oma, saad kõikvõimsa hingekivi ja mäng lõpeb kohe, isegi kui kaotad viimase elu. Midagi muud enam ei lahendata, ei kaotusi ega katku ja viletsust.
rule-k-gen-4 = Ihukaitseväelase eemaldamine
    .text = Kui saad kokku vähemalt 10, kuid vähem kui tema ründejõud, kaotad lahingu, aga üks ihukaitseväelane lahkub mängust.
rule-k-gen-5 = Uus katse
    .text = Iga kord, kui sisened põrgulikku kuristikku, võitled uuesti. Eemaldatud ihukaitseväelased tagasi ei tule ja ilma nendeta on tema ründejõud 10.
rule-k-end-1 = Kes võidab
    .text = Väike hingekivi annab 1 punkti, suur 2, kõikvõimas hingekivi 4,5. Võidab see, kellel on kõige rohkem punkte. Viigi korral otsustab suurte hingekivide arv (kõikvõimas nende hulka ei kuulu), ja kes ikka viiki jäävad, jagavad võitu.
rule-k-end-2 = Kui kaua mäng kestab
    .text = Voorude arv ei ole piiratud: mäng kestab, kuni Pimeduse Kindral langeb.
    .ruling = Trükitud reeglid piiri ei sea ja meie ka mitte; ainult proovimänge võib pärast kindlat arvu voore katkestada ja punktid hetkeseisu järgi lugeda.

## Heroes

rule-k-hor-1 = Horan: sõjastrateeg
    .text = Kord lahingu jooksul võib Horan kõiki veeretatud üksusetäringuid uuesti veeretada, kõiki korraga ja titaani täringut samuti. Loeb teine tulemus.
rule-k-hor-2 = Horan: rüüstaja
    .text = Pärast võidetud lahingut saab Horan ka välja ressursid, nagu oleks ta seal kogunud. Ressursside amuletiga saab ta ühe rohkem.
    .ruling = Trükitud reeglid jätavad lahtiseks, kas äsja võidetud ressursside amulett loeb; siin loeb, sest ta juba kannab seda.
rule-k-tai-1 = Taia: saatusemääraja
    .text = Kui Taia avastab välja, võtab ta ühe koletiste armee rohkem, kui vaja. Ta valib, millised jäävad, ja paneb ülejäänu kotti tagasi. Kui kotis ülejääki ei ole, ei ole ka valikut; põrgulik kuristik žetooni ei saa.
rule-k-tai-2 = Taia: ekspert-ehitaja
    .text = Taia maksab linna ja iga hoone eest ühe ressursi vähem. Millise, valib ta ise nende seast, millest hind koosneb.
rule-k-lor-1 = Leedi Lorraine: kotkasilm
    .text = Kord mängukorra jooksul ja tegevust kulutamata võtab leedi Lorraine paki pealmise välja ja asetab selle ükskõik kuhu mängulaua äärde nii, et vähemalt üks ühendus on kuristikuta. Ta näeb seda enne, kuid peab selle lauale asetama. Väljale pannakse koletiste armeed või Pimeduse Kindral; ta ise ei liigu ja lahingut ei ole. Kui pakk on tühi või ühtegi vaba serva enam ei ole, seda teha ei saa.
rule-k-lor-2 = Leedi Lorraine: karu sõber
    .text = Karu võitleb leedi Lorraine’i kõrval mängu algusest peale. Tema täringut üksuste limiidi hulka ei arvestata.
rule-k-xan-1 = Lord Xanros: elustaja
    .text = Ühe tegevusega äratab lord Xanros ühe luukere; korraga võib tal neid olla kuni 3. Seda saab ta teha kõikjal, isegi kui tema linnas on katk.
rule-k-xan-2 = Lord Xanros: hingede koguja
    .text = Iga üksuse eest, mille lord Xanros lahingus kaotab, saab ta tagasi 1 elu, ka luukere eest. Au taseme tõttu tagastatud üksused elusid ei anna.
    .ruling = Trükitud reeglid järjekorda ei määra; siin arvestatakse haavad ja tervenemine pärast lahingut koos ning teadvuse kaotab ta ainult juhul, kui seejärel ühtegi elu ei jää.
rule-k-els-1 = Elspeth: oskusvõitleja
    .text = Kord lahingu jooksul võib Elspeth oma kangelasetäringut uuesti veeretada. Loeb teine tulemus.
rule-k-els-2 = Elspeth: maagiline jooksja
    .text = Kord mängukorra jooksul liigub Elspeth tavalise liikumise asemel sirgjooneliselt 1–3 välja ja hüppab üle kuristike. Esimese koletiste armee või Pimeduse Kindrali juures peab ta peatuma ja võitlema. Kangelased ja linnad teda ei peata; uusi välju ta nii avastada ei saa.
    .ruling = Poolakeelne väljaanne räägib 3 väljast, teised kuni 3 väljast; siin on neid 1–3.
rule-k-dar-1 = Darius: maadeavastaja
    .text = Avastades nimetab Darius suuna ja võtab 2 välja. Ta asetab lauale selle, mille soovib, isegi kui väljade tase on erinev, ja paneb teise paki peale tagasi; ainult tema teab seda. Kui alles on üksainus väli, võtab ta selle.
rule-k-dar-2 = Darius: küünised ja kihvad
    .text = Iga kord, kui Darius siseneb väljale, langeb üks koletiste armee ründejõuga 1 ilma veeretamata (kahest sellisest valib ta ühe). Selle tasu ja au jäävad talle, mis ka ei järgneks, ja tasu võib ta kohe kasutada. Teise armeega võitleb ta nagu tavaliselt. Kui ühtegi armeed alles ei ole, siis lahingut ei olnud ja mängukord jätkub.
    .ruling = Trükitud reeglid jätavad lahtiseks, kas see on lahing ja kuidas au arvestada; siin see lahing ei ole, ja kui samal sisenemisel langevad mõlemad armeed, liidetakse nende ründejõud au jaoks.
rule-k-dar-3 = Darius Pimeduse Kindrali vastu
    .text = Enne iga oma lahingut Pimeduse Kindraliga eemaldab Darius ühe ihukaitseväelase, kui mõni on alles. See kehtib ka siis, kui ta on põrguliku kuristiku alles äsja avastanud.
