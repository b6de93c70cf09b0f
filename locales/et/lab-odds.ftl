### The lab's exact figures: battle odds of Karak 2, hands of Thunderstone.

## The commands

lab-odds-help = Karak 2: lahingu täpsed tõenäosused.
lab-odds-help-hero = Kelle võimed loevad: horan, taia, lorraine, xanros, elspeth või darius [vaikimisi: mitte kellegi]
lab-odds-help-army = Üksusetäringud, mida veeretatakse, näiteks knight*2,mage*3; kangelasetäring on alati kaasas
lab-odds-help-items = Mida kangelane kannab, näiteks sword,fireball*2,amulet-protection
lab-odds-help-against = Ründejõud 1 kuni 40, armee nagu skeleton-riders, kaks armeed märgiga + või general [vaikimisi: iga ründejõud]
lab-odds-help-praetorians = Mitu ihukaitseväelast on Pimeduse Kindralil, 0 kuni 5 [vaikimisi: 5]
lab-odds-help-lives = Kangelase elud enne lahingut, 1 kuni 5 [vaikimisi: 5]
lab-attack-help = Thunderstone: mida suudavad pakist kätte võetud kaardid.
lab-attack-help-deck = Paki kaardid, näiteks militia*6,dagger*2,torch*2,fireball [vaikimisi: algpakk]
lab-attack-help-hand = Mitu kaarti on käes, 1 kuni 10 [vaikimisi: 6]
lab-attack-help-against = Koletised või koletiserühmad, näiteks nixie,dragon, või all: kui suur osa kätest igaühe alistab
lab-attack-help-rank = Read, milles nad on, näiteks 1,3; sellest sõltub valgustrahv [vaikimisi: kõik kolm]
lab-attack-help-spend = Kasuta ka mõjusid, mille jaoks oma kaart hävitatakse: toit rünnaku tugevdamiseks, visatud relvad
lab-attack-help-samples = Võta juhuslikult nii mitu kätt, 100 kuni 10 000 000, isegi kui kõik saaks üle lugeda
lab-attack-help-seed = Seeme, mis määrab juhuslikult võetud käed [vaikimisi: 1]
lab-figures-help-csv = Kirjuta kõik arvud sellesse faili, täpsete arvudega tabelina
lab-figures-help-html = Kirjuta sellesse faili lehekülg diagrammidega
lab-figures-help-svg = Kirjuta diagramm sellesse faili
lab-figures-written = Kirjutatud: „{ $file }“.
lab-figures-foot = Tehtud Emberhalli laboris.
lab-figures-what = Suurus
lab-figures-figure = Väärtus

## What is not possible

lab-figures-out-of-bounds = { $option } peab olema arv vahemikus { $least } kuni { $most }, mitte { $found }.
lab-figures-count = { $option }: kirjas „{ $found }“ ei ole tärni järel täisarvu. Kirjuta nii: nimi*2.
lab-odds-no-general = --praetorians kehtib ainult koos valikuga --against general.
lab-odds-two-armies = Korraga võideldakse kõige rohkem kahe armeega.
lab-odds-unfit-supply = Selliseid täringuid on ainult { $most }: { $unit }.
lab-odds-unfit-army = Rüütleid, vibukütte ja maage võib kokku olla kuni { $most }, sest kõrgem au tase olla ei saa.
lab-odds-unfit-hero = See täring on ainult ühel kangelasel: { $unit }, { $hero }.
lab-odds-unfit-slots = { $kind ->
    [weapon] Kangelane saab kanda kuni { $most } relva.
    [spell] Kangelane saab kanda kuni { $most } loitsu.
   *[amulet] Kangelane saab kanda kuni { $most } amuletti.
}
lab-odds-unfit-rare = Selliseid esemeid on ainult { $most }: { $item }.
lab-odds-unfit-amulets = Titaan tuleb koos oma amuletiga ja kangelane kannab ainult üht: kaitse amuletti kõrvale ei mahu.
lab-odds-unfit-lives = Kangelane võitleb 1 kuni { $most } eluga.
lab-attack-wrong-hand = Käes on siin 1 kuni { $most } kaarti.
lab-attack-too-few = { $n ->
    [one] Pakis on { $n } kaart; kätte on vaja { $hand }.
   *[other] Pakis on { $n } kaarti; kätte on vaja { $hand }.
}
lab-attack-too-many = Selliseid kaarte on karbis ainult { $most }: „{ $card }“.
lab-attack-wrong-rank = „{ $found }“ ei nimeta ridu. Read on 1, 2 ja 3, komadega eraldatud.

## Battle odds

lab-odds-title = Karak 2: lahingu tõenäosused
lab-odds-hero = Kangelane: { $hero }
lab-odds-any-hero = Kangelane: ükskõik kes, ilma lahinguvõimeta
lab-odds-dice = Veeretatakse: { $dice }
lab-odds-items = Kaasas: { $items }
lab-odds-against-strength = Vastase ründejõud: { $strength }
lab-odds-against = Vastased: { $foes }; ründejõud: { $strength }
lab-odds-no-battle = Ainsa armee ründejõud on 1: Darius alistab selle lahinguta.
lab-odds-results = Kuidas lahing lõpeb
lab-odds-won = Võidetud
lab-odds-exactly = täpselt vajaliku ründejõuga
lab-odds-lost = Kaotatud
lab-odds-driven-off = Kaotatud, aga üks ihukaitseväelane lahkub
lab-odds-rolled-again = Uuesti veeretatud
lab-odds-plague = Katk ja viletsus
lab-odds-unconscious = Pärast lahingut teadvusetu
lab-odds-mean-attack = Ründejõud keskmiselt
lab-odds-mean-wounds = Haavad keskmiselt
lab-odds-mean-fireballs = Kasutatud tulekerad keskmiselt
lab-odds-mean-lost = Kaotatud täringud keskmiselt: { $unit }
lab-odds-attack-title = Kui tugev on rünnak
lab-odds-attack-about = Iga ründejõu kohta üks tulp, tulekerad kaasa arvatud. Keskmine on { $mean }; ründejõuni { $strength } jõuab { $share } lahingutest.
lab-odds-attack-axis = Ründejõud koos tulekeradega
lab-odds-share-axis = Lahingute osakaal
lab-odds-enough = võiduks piisav
lab-odds-not-enough = ei piisa
lab-odds-curve-title = Võiduvõimalus iga ründejõu vastu
lab-odds-curve-about = Langev joon alates ründejõust 1. Kuni ründejõuni { $strength } on võit vähemalt sama tõenäoline kui kaotus.
lab-odds-strength-axis = Vastase ründejõud
lab-odds-chance-axis = Võiduvõimalus
lab-odds-this-force = kõigega, mis kaasas
lab-odds-without-fireballs = ilma tulekeradeta
lab-odds-without-reroll = ilma uue veeretuseta
lab-odds-even = võrdne
lab-odds-assumed = Arvesse on võetud iga võimalik veeretus, midagi ei ole simuleeritud. Veeretatakse kõiki nimetatud täringuid. Kõigepealt tahetakse võita, siis ihukaitseväelane minema ajada, siis kaotada võimalikult vähe elusid ja täringuid, siis hoida tulekerasid kokku. Kaitse amulett kaitseb kõigepealt kangelast, siis kõige rohkemate mõõkadega täringuid.

## Hands

lab-attack-title = Thunderstone: mida kaardid käes suudavad
lab-attack-deck = { $n ->
    [one] Pakis { $n } kaart: { $cards }
   *[other] Pakis { $n } kaarti: { $cards }
}
lab-attack-counted = Kaarte käes: { $hand }. Võimalikke käsi on kokku { $all }, neist erinevaid { $different }. Kõik käed on läbi arvutatud; arvud on täpsed.
lab-attack-sampled = Kaarte käes: { $hand }. Võimalikke käsi on kokku { $all }, neist erinevaid { $different }. Juhuslikult võeti { $draws }; osakaalude viga on 95% tõenäosusega kuni ± { $error }.
lab-attack-rank = Rünnak koletist arvestamata: täies valguses, { $rank }. rea vastu
lab-attack-means = Keskmiselt: rünnak koos maagilise rünnakuga { $attack }, maagiline rünnak { $magic }, valgus { $light }, kuld { $gold }
lab-attack-values = Rünnak, valgus ja kuld
lab-attack-attack-title = Rünnak ja maagiline rünnak kokku
lab-attack-magic-title = Ainult maagiline rünnak
lab-attack-light-title = Valgus
lab-attack-gold-title = Kuld
lab-attack-attack-axis = Rünnak
lab-attack-magic-axis = Maagiline rünnak
lab-attack-light-axis = Valgus
lab-attack-gold-axis = Kuld
lab-attack-share-axis = Käte osakaal
lab-attack-about = Tulbad iga väärtuse jaoks. Keskmine on { $mean }.
lab-attack-against-title = Käed, mis koletise alistavad
lab-attack-against-about = Kui suur osa kätest alistab iga koletise igas reas, arvestades valgustrahvi ja lahingumõjusid.
lab-attack-target = { $card }, { $rank }. rida
lab-attack-monster = Koletis
lab-attack-health = Tervis
lab-attack-in-rank = { $rank }. rida: võite
lab-attack-mean-in-rank = { $rank }. rida: ründejõud keskmiselt
lab-attack-assumed = Iga käega mängitakse eesmärgi nimel nii hästi kui võimalik: kangelased on relvastatud ja koobastikumõjud kasutatud. Arvesse ei lähe kaardid, mida mõjud lubavad võtta, saali mõjutamine, laenatud kangelased ega mõjud, mille jaoks tuleb hävitada mõni muu oma kaart kui haigus. Selliste kaartidega on pakk tugevam, kui arvud näitavad.
lab-attack-assumed-spend = Iga käega mängitakse eesmärgi nimel nii hästi kui võimalik: kangelased on relvastatud ja koobastikumõjud kasutatud, ka siis, kui selleks tuleb hävitada oma toitu või relvi. Arvesse ei lähe kaardid, mida mõjud lubavad võtta, saali mõjutamine ega laenatud kangelased. Selliste kaartidega on pakk tugevam, kui arvud näitavad.
