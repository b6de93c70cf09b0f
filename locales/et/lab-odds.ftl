### The lab's exact figures: battle odds of Karak 2, hands of Thunderstone.

## The commands

lab-odds-help = Karak 2: lahingu täpsed võimalused.
lab-odds-help-hero = Kelle võimed loevad: horan, taia, lorraine, xanros, elspeth või darius; muidu mitte kellegi
lab-odds-help-army = Üksusetäringud, mida veeretatakse, näiteks knight*2,mage*3; kangelasetäring on alati kaasas
lab-odds-help-items = Mida kangelane kannab, näiteks sword,fireball*2,amulet-protection
lab-odds-help-against = Ründejõud 1 kuni 40, armee nagu skeleton-riders, kaks armeed märgiga + või general; muidu iga ründejõud
lab-odds-help-praetorians = Mitu ihukaitseväelast on Pimeduse Kindralil, 0 kuni 5 (muidu 5)
lab-odds-help-lives = Kangelase elud enne lahingut, 1 kuni 5 (muidu 5)
lab-attack-help = Thunderstone: mida paki käed suudavad.
lab-attack-help-deck = Paki kaardid, näiteks militia*6,dagger*2,torch*2,fireball (muidu algpakk)
lab-attack-help-hand = Mitu kaarti on käes, 1 kuni 10 (muidu 6)
lab-attack-help-against = Koletised või koletiste rühmad, näiteks nixie,dragon, või all: kui suur osa kätest igaühe võidab
lab-attack-help-rank = Read, milles nad on, näiteks 1,3 (muidu kõik kolm); sellest sõltub valgustrahv
lab-attack-help-spend = Kasuta ka mõjusid, mis hävitavad oma kaardi: toit rünnaku eest, visatud relvad
lab-attack-help-samples = Tõmba juhuslikult nii palju käsi, 100 kuni 10 000 000, isegi kui kõik saaks üle lugeda
lab-attack-help-seed = Arv, mis määrab tõmmatud käed (muidu 1)
lab-figures-help-csv = Kirjuta kõik arvud sellesse faili, täpsete arvudega tabelina
lab-figures-help-html = Kirjuta sellesse faili lehekülg diagrammidega
lab-figures-help-svg = Kirjuta diagramm sellesse faili
lab-figures-written = Kirjutatud: „{ $file }“.
lab-figures-foot = Tehtud Emberhalli laboris.
lab-figures-what = Mis
lab-figures-figure = Arv

## What is not possible

lab-figures-out-of-bounds = { $option } võtab arvu { $least } kuni { $most }, mitte { $found }.
lab-figures-count = { $option }: kirjas „{ $found }“ ei ole tärni järel täisarvu. Kirjuta nii: nimi*2.
lab-odds-no-general = --praetorians kuulub valiku --against general juurde.
lab-odds-two-armies = Korraga võideldakse kõige rohkem kahe armeega.
lab-odds-unfit-supply = Nii palju seda täringut ei ole: { $unit }, kõige rohkem { $most }.
lab-odds-unfit-army = Rüütlid, vibukütid ja maagid kokku ei ületa kunagi suurimat au, { $most }.
lab-odds-unfit-hero = See täring on ainult ühel kangelasel: { $unit }, { $hero }.
lab-odds-unfit-slots = { $kind ->
    [weapon] Kangelane kannab kõige rohkem { $most } relva.
    [spell] Kangelane kannab kõige rohkem { $most } loitsu.
   *[amulet] Kangelane kannab kõige rohkem { $most } amuletti.
}
lab-odds-unfit-rare = Nii palju seda eset ei ole: { $item }, kõige rohkem { $most }.
lab-odds-unfit-amulets = Titaan tuleb koos oma amuletiga ja kangelane kannab ainult üht: kaitse amuletti kõrvale ei mahu.
lab-odds-unfit-lives = Kangelane võitleb 1 kuni { $most } eluga.
lab-attack-wrong-hand = Käes on siin 1 kuni { $most } kaarti.
lab-attack-too-few = { $n ->
    [one] Pakis on { $n } kaart; kätte on vaja { $hand }.
   *[other] Pakis on { $n } kaarti; kätte on vaja { $hand }.
}
lab-attack-too-many = Karbis ei ole nii palju seda kaarti: „{ $card }“, kõige rohkem { $most }.
lab-attack-wrong-rank = „{ $found }“ ei nimeta ridu. Read on 1, 2 ja 3, komadega eraldatud.

## Battle odds

lab-odds-title = Karak 2: lahingu võimalused
lab-odds-hero = Kangelane: { $hero }
lab-odds-any-hero = Kangelane: ükskõik kes, ilma lahinguvõimeta
lab-odds-dice = Veeretatakse: { $dice }
lab-odds-items = Kaasas: { $items }
lab-odds-against-strength = Vastase ründejõud: { $strength }
lab-odds-against = Vastased: { $foes }; ründejõud: { $strength }
lab-odds-no-battle = Ainsa armee ründejõud on 1: Darius võidab selle ilma lahinguta.
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
lab-odds-attack-about = Tulbad iga ründejõu jaoks koos tulekeradega. Keskmine on { $mean }; ründejõud { $strength } saavutatakse { $share } lahingutest.
lab-odds-attack-axis = Ründejõud koos tulekeradega
lab-odds-share-axis = Osa kõigist lahingutest
lab-odds-enough = võiduks piisav
lab-odds-not-enough = ei piisa
lab-odds-curve-title = Võidu võimalus iga ründejõu vastu
lab-odds-curve-about = Langev joon alates ründejõust 1. Kuni ründejõuni { $strength } on lahing vähemalt võrdne.
lab-odds-strength-axis = Vastase ründejõud
lab-odds-chance-axis = Võidu võimalus
lab-odds-this-force = kõigega, mis kaasas
lab-odds-without-fireballs = ilma tulekeradeta
lab-odds-without-reroll = ilma uuesti veeretamata
lab-odds-even = võrdne
lab-odds-assumed = Iga veeretus on loetud, ühtegi ei ole simuleeritud. Veeretatakse kõiki nimetatud täringuid. Kõigepealt tahetakse võita, siis ihukaitseväelane minema ajada, siis kaotada võimalikult vähe elusid ja täringuid, siis hoida tulekeri kokku. Kaitse amulett kaitseb kõigepealt kangelast, siis kõige rohkemate mõõkadega täringuid.

## Hands

lab-attack-title = Thunderstone: mida käed suudavad
lab-attack-deck = { $n ->
    [one] Pakis { $n } kaart: { $cards }
   *[other] Pakis { $n } kaarti: { $cards }
}
lab-attack-counted = Kaarte käes: { $hand }. Käsi on kokku { $all }, erinevaid { $different }. Iga käsi on loetud; arvud on täpsed.
lab-attack-sampled = Kaarte käes: { $hand }. Käsi on kokku { $all }, erinevaid { $different }. Neist tõmmati juhuslikult { $draws }; osad on täpsed ± { $error } piires 95% kindlusega.
lab-attack-rank = Rünnak ilma koletiseta: täies valguses, vastu { $rank }. rida
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
lab-attack-share-axis = Osa kõigist kätest
lab-attack-about = Tulbad iga väärtuse jaoks. Keskmine on { $mean }.
lab-attack-against-title = Käed, mis koletise võidavad
lab-attack-against-about = Kui suur osa kätest võidab iga koletise igas reas, koos valgustrahvi ja lahingumõjudega.
lab-attack-target = { $card }, { $rank }. rida
lab-attack-monster = Koletis
lab-attack-health = Tervis
lab-attack-in-rank = { $rank }. rida: võite
lab-attack-mean-in-rank = { $rank }. rida: ründejõud keskmiselt
lab-attack-assumed = Iga käsi on oma eesmärgi jaoks seatud nii hästi kui võimalik: relvad on kätte antud ja koobastiku mõjud kasutatud. Arvesse ei lähe: kaardid, mida mõjud tõmbavad, saali mõjutamine, laenatud kangelased ja mõjud, mis hävitavad oma kaardi peale haiguse. Selliste kaartidega on pakk tugevam kui need arvud.
lab-attack-assumed-spend = Iga käsi on oma eesmärgi jaoks seatud nii hästi kui võimalik: relvad on kätte antud ja koobastiku mõjud kasutatud, ka oma toidu ja relvade hinnaga. Arvesse ei lähe: kaardid, mida mõjud tõmbavad, saali mõjutamine ja laenatud kangelased. Selliste kaartidega on pakk tugevam kui need arvud.
