### Thunderstone: the log, the questions, the choices, the refusals, the setup. Card names are in thunderstone-cards.ftl.
###
### $card, $hero, $weapon, $into, $monster: names; never inflected. $cards, $effects: finished lists.

## Small parts

thunderstone-nobody = mitte keegi
thunderstone-changed-card = { $strength ->
    [0] { $attack ->
        [-2] { $card } (rünnak −2)
        [-1] { $card } (rünnak −1)
       *[other] { $card } (rünnak +{ $attack })
    }
   *[other] { $attack ->
        [-2] { $card } (jõud +{ $strength }, rünnak −2)
        [-1] { $card } (jõud +{ $strength }, rünnak −1)
        [0] { $card } (jõud +{ $strength })
       *[other] { $card } (jõud +{ $strength }, rünnak +{ $attack })
    }
}

# The value: nominative, also the object of an imperative; .gen is the genitive, .pl the nominative plural.
thunderstone-kind-any = mis tahes kaart
    .gen = mis tahes kaardi
    .pl = mis tahes kaardid
thunderstone-kind-hero = kangelane
    .gen = kangelase
    .pl = kangelased
thunderstone-kind-militia = maakaitsja
    .gen = maakaitsja
    .pl = maakaitsjad
thunderstone-kind-non-fighter = muu kangelane kui võitleja
    .gen = muu kangelase kui võitleja
    .pl = muud kangelased kui võitlejad
thunderstone-kind-fighter = võitleja
    .gen = võitleja
    .pl = võitlejad
thunderstone-kind-cleric = vaimulik
    .gen = vaimuliku
    .pl = vaimulikud
thunderstone-kind-cleric-or-wizard = vaimulik või võlur
    .gen = vaimuliku või võluri
    .pl = vaimulikud ja võlurid
thunderstone-kind-weapon = relv
    .gen = relva
    .pl = relvad
thunderstone-kind-edged = teravrelv
    .gen = teravrelva
    .pl = teravrelvad
thunderstone-kind-food = toidukaart
    .gen = toidukaardi
    .pl = toidukaardid
thunderstone-kind-spell = loits
    .gen = loitsu
    .pl = loitsud
thunderstone-kind-monster = koletisekaart
    .gen = koletisekaardi
    .pl = koletisekaardid
thunderstone-kind-disease = haigus
    .gen = haiguse
    .pl = haigused
thunderstone-kind-light-item = valgust andev ese
    .gen = valgust andva eseme
    .pl = valgust andvad esemed
thunderstone-kind-item-or-magic-spell = ese või maagilist rünnakut andev loits
    .gen = eseme või maagilist rünnakut andva loitsu
    .pl = esemed ja maagilist rünnakut andvad loitsud

## Effects, as parts of a sentence

thunderstone-effect-attack-from-rank = lisaks rünnak +{ $n } koletise vastu, kes on { $rank }. reas või kaugemal
thunderstone-effect-cannot-attack-rank = ei saa rünnata { $rank }. reas olevat koletist
thunderstone-effect-bonus-per = { $magic ->
    [0] rünnak +{ $attack } iga { $kind_gen } eest
   *[other] maagiline rünnak +{ $magic } iga { $kind_gen } eest
}
thunderstone-effect-attack-armed-with = lisaks rünnak +{ $n }, kui tema relv on { $kind }
thunderstone-effect-help-each = iga { $kind } saab rünnaku +{ $n }
thunderstone-effect-double-magic = maagiline rünnak loeb topelt
thunderstone-effect-weapon-bonus-strength = lisaks rünnak +{ $n }, kui kandja jõud on vähemalt { $strength }
thunderstone-effect-weapon-bonus-cleric = vaimuliku käes lisaks rünnak +{ $n } hukatuserüütlite ja ebasurnute vastu
thunderstone-effect-draw = võta { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarti
}
thunderstone-effect-destroy = hävita 1 { $kind }
thunderstone-effect-destroy-self = hävita see kaart
thunderstone-effect-pawn = hävita üks kaart, millel on kullaväärtus, ja saa niisama palju kulda ja veel { $n ->
    [one] { $n } kuldmünt
   *[other] { $n } kuldmünti
}
thunderstone-effect-gain-gold = saa { $n ->
    [one] { $n } kuldmünt
   *[other] { $n } kuldmünti
}
thunderstone-effect-gain-experience = saa { $n ->
    [one] { $n } kogemuspunkt
   *[other] { $n } kogemuspunkti
}
thunderstone-effect-extra-purchase = osta { $n ->
    [one] { $n } kaart rohkem
   *[other] { $n } kaarti rohkem
}
thunderstone-effect-gain-attack = see kangelane saab rünnaku +{ $n }
thunderstone-effect-strengthen = ühele kangelasele jõud +{ $n }
thunderstone-effect-strengthen-into-magic = ühele kangelasele jõud +{ $n } ja kogu tema rünnak muutub maagiliseks rünnakuks
thunderstone-effect-strengthen-all = { $strength ->
    [0] kõigile kangelastele rünnak +{ $attack }
   *[other] kõigile kangelastele jõud +{ $strength } ja rünnak +{ $attack }
}
thunderstone-effect-armed-into-magic = relvastatud kangelaste rünnak muutub maagiliseks rünnakuks
thunderstone-effect-weightless = kõigi relvade kaal on 0
thunderstone-effect-throw = hävita see kangelase käes olev relv ja saa lisaks rünnak +{ $n }
thunderstone-effect-return-monster = pane 1 koletis saalist koobastikupaki alla
thunderstone-effect-take-monster = pane saalist 1 või 2 võidupunkti väärt koletis oma mahapanekupakki
thunderstone-effect-return-or-arrange = pane 1 koletis saalist koobastikupaki alla või muuda kaartide järjekorda saalis
thunderstone-effect-others-discard = teised mängijad panevad igaüks maha { $n ->
    [one] { $n } kaardi
   *[other] { $n } kaarti
}
thunderstone-effect-others-discard-or-hero = teised mängijad panevad igaüks maha 1 kangelase või { $n ->
    [one] { $n } kaardi
   *[other] { $n } kaarti
}
thunderstone-effect-borrow-hero = iga mängija paneb maha 1 kangelase ja ühe neist võid lahinguks laenata
thunderstone-effect-spoils = saak: osta 1 { $kind }
thunderstone-effect-reveal-and-destroy = { $n ->
    [one] saak: ava oma pakist { $n } kaart ja hävita see või pane maha
   *[other] saak: ava oma pakist { $n } kaarti, hävita neist vabalt valitud kaardid ja pane ülejäänud maha
}
thunderstone-effect-experience-in-rank = { $n ->
    [one] { $n } kogemuspunkt rohkem, kui alistad koletise { $rank }. reas
   *[other] { $n } kogemuspunkti rohkem, kui alistad koletise { $rank }. reas
}
thunderstone-effect-slay-one = hävita 1 { $kind }
thunderstone-effect-slay-all = hävita kõik { $kind_pl }
thunderstone-effect-slay-unless-armed = hävita 1 kangelane, kui keegi ei ole relvastatud
thunderstone-effect-slay-strongest = hävita suurima jõuga kangelane
thunderstone-effect-slay-exhausted = hävita kangelased, kelle jõud on 0 või alla selle
thunderstone-effect-gain-disease = saad { $n ->
    [one] { $n } haiguse
   *[other] { $n } haigust
}
thunderstone-effect-weaken = kõigile kangelastele jõud { $strength ->
    [-4] −4
    [-2] −2
   *[other] { $strength }
}
thunderstone-effect-weaken-attack = kõigile kangelastele jõud { $strength ->
    [-4] −4
    [-2] −2
   *[other] { $strength }
} ja rünnak või maagiline rünnak { $attack ->
    [-1] −1
   *[other] { $attack }
}
thunderstone-effect-help-armed = relvastatud kangelastele rünnak +{ $n }
thunderstone-effect-bar = üks kangelane ei saa rünnata
thunderstone-effect-destroy-hero-stacks = hävita igast kangelasevirnast { $n ->
    [one] pealmine kaart
   *[other] { $n } pealmist kaarti
}, ka maakaitsjate virnast
thunderstone-effect-everyone-discards = iga mängija paneb maha { $n ->
    [one] { $n } kaardi
   *[other] { $n } kaarti
}

## Setup

thunderstone-setup-players = { $n ->
    [one] Laua ümber istub { $n } mängija.
   *[other] Laua ümber istub { $n } mängijat.
}
thunderstone-setup-first-game = Kaardivalik on see, mille reeglid esimeseks mänguks ette näevad.
thunderstone-setup-random = Kaardid valitakse juhuslikult. Koletiserühmi on { $groups }.
thunderstone-setup-custom = Koletised: { $groups }. Kangelased: { $families }. Küla: { $village }.
thunderstone-setup-solo-normal = Soolomäng: iga võit peatab koletised mõneks ajaks.
thunderstone-setup-solo-warrior = Soolomäng, sõdalane: virnad on poole väiksemad; koletised peatab ainult sellise koletise alistamine, kes annab vähemalt 2 kogemuspunkti.
thunderstone-setup-solo-nightmare = Soolomäng, õudusunenägu: virnad on poole väiksemad; koletisi ei peata miski.
thunderstone-setup-error-wrong-players = „Thunderstone“ on mõeldud 2–5 mängijale või soolomänguna 1 mängijale. Siin on neid { $players }.
thunderstone-setup-error-alone-only-solo = Üksi mängitakse soolomängu: vali selle raskusaste.
thunderstone-setup-error-solo-is-for-one = Soolomäng on mõeldud ühele mängijale. Siin on neid { $players }.
thunderstone-setup-error-wrong-groups = Koletiserühmi on { $groups }. Vaja on vähemalt 3, valida saab 8 seast.
thunderstone-setup-error-wrong-families = Kangelaste perekondi on { $families }. Neid peab olema 4.
thunderstone-setup-error-wrong-village = Eri külakaarte on { $cards }. Neid peab olema 8.
thunderstone-setup-error-not-a-village-card = Kaarti „{ $card }“ ei saa külakaardiks valida.
thunderstone-setup-error-group-twice = Koletiserühm „{ $group }“ on nimetatud kaks korda.
thunderstone-setup-error-family-twice = Kangelaste perekond „{ $family }“ on nimetatud kaks korda.
thunderstone-setup-error-card-twice = Külakaart „{ $card }“ on nimetatud kaks korda.

## Questions

thunderstone-ask-nothing = Praegu ei ole midagi otsustada.
thunderstone-ask-place = On sinu mängukord. Kas külla, koobastikku või puhkama?
thunderstone-ask-prepare-village =
    { $gold ->
        [0] Oled külas ja kulda sul ei ole. Kas kasutad mõju, ostad kaardi või lähed edasi?
        [one] Oled külas ja sul on { $gold } kuldmünt. Kas kasutad mõju, ostad kaardi või lähed edasi?
       *[other] Oled külas ja sul on { $gold } kuldmünti. Kas kasutad mõju, ostad kaardi või lähed edasi?
    }
thunderstone-ask-prepare-dungeon = Oled koobastikus. Kas kasutad mõju, relvastad kangelase või ründad?
thunderstone-ask-buy =
    { $gold ->
        [0] Kulda sul enam ei ole. Kas ostad veel ühe kaardi?
        [one] Sul on alles { $gold } kuldmünt. Kas ostad veel ühe kaardi?
       *[other] Sul on alles { $gold } kuldmünti. Kas ostad veel ühe kaardi?
    }
thunderstone-ask-buy-spoils = Kaardi „{ $card }“ saak: võid osta ühe kaardi kuni { $gold } kuldmündi eest.
thunderstone-ask-train = Sul on { $experience ->
    [one] { $experience } kogemuspunkt.
   *[other] { $experience } kogemuspunkti.
} Kas tõstad mõne kangelase taset?
thunderstone-ask-loss-hero = { $monster }: kas kangelasel „{ $card }“ väheneb 1 võrra rünnak või maagiline rünnak?
thunderstone-ask-loss-disease = { $of ->
    [one] Haigus: kas väheneb 1 võrra rünnak või maagiline rünnak?
   *[other] Haigus { $n }/{ $of }: kas väheneb 1 võrra rünnak või maagiline rünnak?
}
thunderstone-ask-spoils = Millise kaardi saagi võtad järgmisena?
thunderstone-ask-borrow = { $card }: millise mahapandud kangelase laenad?
thunderstone-ask-destroy = { $card }: millise kaardi hävitad?
thunderstone-ask-pawn = { $card }: millise kaardi hävitad, et saada selle kuld?
thunderstone-ask-strengthen = { $card }: millist kangelast tugevdad?
thunderstone-ask-discard = { $of ->
    [one] { $card }: millise kaardi maha paned?
   *[other] { $card }: millise kaardi maha paned? ({ $n }/{ $of })
}
thunderstone-ask-discard-breach = { $of ->
    [one] Läbimurre: { $card }. Millise kaardi maha paned?
   *[other] Läbimurre: { $card }. Millise kaardi maha paned? ({ $n }/{ $of })
}
thunderstone-ask-discard-hero-or-two = { $card }: pane maha üks kangelane või kaks kaarti. Millise kaardi valid?
thunderstone-ask-discard-hero = { $card }: millise kangelase maha paned?
thunderstone-ask-slay = Koletis „{ $card }“ hävitab ühe kaardi. Millise?
thunderstone-ask-bar = Koletis „{ $card }“ ei lase ühel kangelasel rünnata. Kellel?
thunderstone-ask-rest = Puhkad. Kas hävitad ühe kaardi käest?
thunderstone-ask-sphinx = { $card }: kas hävitad mõne avatud kaardi?
thunderstone-ask-return = { $left ->
    [one] { $card }: milline koletis läheb koobastikupaki alla?
   *[other] { $card }: milline koletis läheb koobastikupaki alla? (kuni { $left })
}
thunderstone-ask-take = { $card }: millise koletise võtad?
thunderstone-ask-banish = { $card }: kas saadad ühe koletise koobastikupaki alla või muudad kaartide järjekorda saalis?

## Choices

thunderstone-choice-village = Külla
thunderstone-choice-dungeon = Koobastikku
thunderstone-choice-rest = Puhka
thunderstone-choice-effects = Kasuta: { $effects }
thunderstone-choice-use = { $card }: { $effects }
thunderstone-choice-equip = Anna relv „{ $weapon }“ kangelasele: { $hero }
thunderstone-choice-attack = Ründa { $rank }. reas: { $monster }
thunderstone-choice-buy = Osta „{ $card }“ { $cost } kuldmündi eest
thunderstone-choice-level-up = { $card }: uus tase „{ $into }“ { $experience } kogemuspunkti eest
thunderstone-choice-member-armed = { $card } (relv „{ $other }“)
thunderstone-choice-card = { $card }
thunderstone-choice-monster = { $monster }, { $rank }. rida
thunderstone-choice-arrange = Alates 1. reast: { $cards }
thunderstone-choice-lose = { $power ->
    [magic] Maagiline rünnak −1
   *[attack] Rünnak −1
}
thunderstone-choice-take-spoils = Saak: { $card }
thunderstone-choice-borrow = { $card } ({ $player })
thunderstone-choice-destroy-nothing = Ära hävita midagi
thunderstone-choice-destroy-no-more = Ära hävita enam midagi
thunderstone-choice-buy-nothing = Ära osta enam midagi
thunderstone-choice-no-target = Lõpeta mängukord ilma lahinguta
thunderstone-choice-train-nobody = Ära tõsta enam kellegi taset
thunderstone-choice-borrow-nobody = Ära laena kedagi
thunderstone-choice-return-nothing = Ära saada koletist paki alla
thunderstone-choice-done = Valmis

## Why not

thunderstone-why-not-the-question = Praegu küsitakse muud.
thunderstone-why-no-such-card = Seal ei ole ühtki sinu avatud kaarti.
thunderstone-why-alike = Mõni teine sinu kaart on täpselt samasugune; vali hoopis see.
thunderstone-why-no-effect-here = Kaardil „{ $card }“ siin sellist mõju ei ole.
thunderstone-why-used-already = Kaardi „{ $card }“ seda mõju oled juba kasutanud.
thunderstone-why-nothing-to-destroy = Kaardi „{ $card }“ mõju jaoks ei ole ühtki kaarti, mida hävitada.
thunderstone-why-no-hero = Kaardi „{ $card }“ mõju jaoks ei ole kangelast.
thunderstone-why-no-monster-for = Kaardi „{ $card }“ mõju jaoks ei ole saalis koletist.
thunderstone-why-not-equipped = Visata saab ainult kangelase käes olevat relva; relva „{ $card }“ ei kanna keegi.
thunderstone-why-not-a-hero = Kaart „{ $card }“ ei ole kangelane.
thunderstone-why-not-a-weapon = Kaart „{ $card }“ ei ole relv.
thunderstone-why-too-heavy = Relva „{ $card }“ kaal on { $weight }, kangelase jõud { $strength }.
thunderstone-why-has-weapon = Kangelane kannab ainult üht relva; kangelasel „{ $card }“ on relv juba olemas.
thunderstone-why-weapon-in-use = Relv „{ $card }“ on juba teise kangelase käes.
thunderstone-why-no-monster = { $rank }. reas ei ole koletist.
thunderstone-why-empty-hall = Koobastiku saalis ei ole veel ühtki koletist: külasta küla või puhka.
thunderstone-why-thunderstone-is-no-monster = Kõuekivi ei ole koletis.
thunderstone-why-cannot-be-attacked = Koletist „{ $card }“ ei saa rünnata, kuni kehtib valgustrahv.
thunderstone-why-must-attack = Koobastikus pead ründama mõnd koletist, ka siis, kui võita ei ole lootust.
thunderstone-why-not-for-sale = Kaart „{ $card }“ ei ole müügil.
thunderstone-why-not-on-top = Virna pealmine kaart on „{ $top }“, mitte „{ $card }“.
thunderstone-why-too-expensive = Kaardi „{ $card }“ hind on { $cost }; sul on { $gold ->
    [one] { $gold } kuldmünt.
   *[other] { $gold } kuldmünti.
}
thunderstone-why-not-this-kind = Kaarti „{ $card }“ selle saagiga osta ei saa: see on teist liiki.
thunderstone-why-no-further-level = Kaardi „{ $card }“ taset ei saa tõsta.
thunderstone-why-not-the-next-level = Kaardi „{ $card }“ järgmine tase ei ole „{ $into }“.
thunderstone-why-level-gone = Külas ei ole enam ühtki kaarti „{ $card }“.
thunderstone-why-too-little-experience = Selleks on vaja { $needed } kogemuspunkti; sul on { $have }.
thunderstone-why-not-eligible = Kaarti „{ $card }“ selleks valida ei saa.
thunderstone-why-was-used = Kaardi „{ $card }“ mõju on kasutatud: teise kaardi mõju seda enam hävitada ei saa.
thunderstone-why-borrowed = Kangelane „{ $card }“ on laenatud ega kuulu sinu käes olevate kaartide hulka.
thunderstone-why-not-there = Kaarti „{ $card }“ seal ei ole.
thunderstone-why-must-choose = Pead ühe valima.
thunderstone-why-no-order = Nii ei saa saali kaarte järjestada.
thunderstone-why-wrong-worth = Koletis „{ $card }“ ei ole väärt 1 ega 2 võidupunkti.
thunderstone-why-nothing-to-lose = { $power ->
    [magic] Maagilist rünnakut ei ole, seega ei saa seda vähendada.
   *[attack] Rünnakut ei ole, seega ei saa seda vähendada.
}
thunderstone-why-no-spoils = Kaart „{ $card }“ ei anna enam saaki.
thunderstone-why-nothing-offered = { $player } ei ole ühtki kangelast maha pannud.
thunderstone-why-impossible = Juhus ei saa praegu sellist tulemust anda.

## Log

thunderstone-log-group-chosen = Koobastikus elab koletiserühm „{ $group }“.
thunderstone-log-family-chosen = Külas on kangelaste perekond „{ $family }“.
thunderstone-log-village-card-chosen = Külas on müügil kaart „{ $card }“.
thunderstone-log-starting-player-chosen = { $player } alustab mängu.
thunderstone-log-drew = { $player } võtab kaardi „{ $card }“.
thunderstone-log-drew-hidden = { $player } võtab kaardi.
thunderstone-log-joined = { $player } võtab avatud kaartide juurde kaardi „{ $card }“.
thunderstone-log-reshuffled = { $player } segab mahapanekupaki uueks salgapakiks.
thunderstone-log-discarded = { $player } paneb maha kaardi „{ $card }“.
thunderstone-log-hand-shown = { $cards_count ->
    [0] { $player } näitab tühja kätt.
   *[other] { $player } näitab kätt, kus kangelast ei ole: { $cards }.
}
thunderstone-log-hand-card-destroyed = { $player } hävitab käest kaardi „{ $card }“.
thunderstone-log-hand-discarded = { $cards_count ->
    [0] { $player } ei saa midagi maha panna: käsi on tühi.
   *[other] { $player } paneb käes olevad kaardid maha: { $cards }.
}
thunderstone-log-party-discarded = { $player } paneb kõik kaardid maha.
thunderstone-log-turn-began = { $player } alustab mängukorda.
thunderstone-log-rested = { $player } puhkab.
thunderstone-log-revealed-village = { $cards_count ->
    [0] { $player } läheb külla ilma ühegi kaardita.
   *[other] { $player } läheb külla ja avab käe: { $cards }.
}
thunderstone-log-revealed-dungeon = { $cards_count ->
    [0] { $player } läheb koobastikku ilma ühegi kaardita.
   *[other] { $player } läheb koobastikku ja avab käe: { $cards }.
}
thunderstone-log-effect-used = { $player } kasutab kaarti „{ $card }“.
thunderstone-log-destroyed = { $player } kaotab kaardi „{ $card }“: see hävitatakse.
thunderstone-log-member-discarded = { $player } paneb maha avatud kaardi „{ $card }“.
thunderstone-log-gold-gained = { $player } saab { $n ->
    [one] { $n } kuldmündi.
   *[other] { $n } kuldmünti.
}
thunderstone-log-purchases-gained = { $player } võib osta { $n ->
    [one] { $n } kaardi rohkem.
   *[other] { $n } kaarti rohkem.
}
thunderstone-log-experience-gained = { $player } saab { $n } kogemuspunkti.
thunderstone-log-bought = { $player } ostab kaardi „{ $card }“ { $n } kuldmündi eest.
thunderstone-log-bought-as-spoils = { $player } ostab saagina kaardi „{ $card }“ { $n } kuldmündi eest.
thunderstone-log-levelled-up = { $player } maksab { $n } kogemuspunkti: kangelasest „{ $card }“ saab „{ $into }“.
thunderstone-log-equipped = { $player } relvastab kangelase „{ $hero }“ relvaga „{ $weapon }“.
thunderstone-log-thrown = { $player } viskab relva „{ $card }“: lisaks rünnak +{ $n }.
thunderstone-log-attack-gained = Kangelase „{ $card }“ rünnak suureneb { $n } võrra.
thunderstone-log-strengthened = Kangelase „{ $card }“ jõud suureneb { $n } võrra.
thunderstone-log-strengthened-into-magic = Kangelase „{ $card }“ jõud suureneb { $n } võrra ja kogu tema rünnak muutub maagiliseks rünnakuks.
thunderstone-log-all-strengthened = { $strength ->
    [0] Kõigi kangelaste rünnak suureneb { $attack } võrra.
   *[other] Kõigi kangelaste jõud suureneb { $strength } võrra ja rünnak { $attack } võrra.
}
thunderstone-log-armed-turned-to-magic = Relvastatud kangelaste rünnak muutub maagiliseks rünnakuks.
thunderstone-log-weapons-made-weightless = Kõigi relvade kaal on 0.
thunderstone-log-hero-demanded = { $player } peab käest ühe kangelase maha panema.
thunderstone-log-hero-offered = Laenata võib kangelast „{ $card }“; tema omanik on { $player }.
thunderstone-log-hero-borrowed = { $player } laenab kangelase „{ $card }“; tema omanik on { $owner }.
thunderstone-log-nobody-borrowed = { $player } ei laena kedagi.
thunderstone-log-thunderstone-entered = Kõuekivi ilmub { $rank }. ritta.
thunderstone-log-entered-hall = Koletis „{ $card }“ tuleb { $rank }. ritta.
thunderstone-log-hall-closed-up = Saali kaardid nihkuvad 1. rea poole.
thunderstone-log-hall-arranged = Saali kaardid pannakse uude järjekorda.
thunderstone-log-hall-advanced-escaped = Koletised tungivad lähemale ja koletis „{ $card }“ pääseb minema.
thunderstone-log-hall-advanced = Koletised tungivad lähemale.
thunderstone-log-monster-returned = Koletis „{ $card }“ läheb { $rank }. reast koobastikupaki alla.
thunderstone-log-monster-taken = { $player } võtab { $rank }. reast koletise „{ $card }“.
thunderstone-log-breached = Läbimurre: { $card }.
thunderstone-log-stack-card-destroyed = Külas hävitatakse kaart „{ $card }“.
thunderstone-log-attacked = { $player } ründab { $rank }. rea koletist „{ $card }“.
thunderstone-log-heroes-weakened = { $n ->
    [-4] Kõigi kangelaste jõud väheneb 4 võrra.
    [-2] Kõigi kangelaste jõud väheneb 2 võrra.
   *[other] Kõigile kangelastele jõud { $n }.
}
thunderstone-log-armed-helped = Relvastatud kangelaste rünnak suureneb { $n } võrra.
thunderstone-log-hero-lost = { $power ->
    [magic] Kangelane „{ $card }“: maagiline rünnak { $n ->
        [-1] −1.
       *[other] { $n }.
    }
   *[attack] Kangelane „{ $card }“: rünnak { $n ->
        [-1] −1.
       *[other] { $n }.
    }
}
thunderstone-log-hero-barred = Kangelane „{ $card }“ ei saa rünnata.
thunderstone-log-doomed = Kaart „{ $card }“ hävitatakse pärast lahingut.
thunderstone-log-disease-took = { $power ->
    [magic] Haigus: maagiline rünnak −1.
   *[attack] Haigus: rünnak −1.
}
thunderstone-log-disease-took-nothing = Haigusel ei ole midagi võtta.
thunderstone-log-won = { $player } alistab koletise „{ $card }“ (ründejõud { $total }, tervis { $health }) ja saab { $n } kogemuspunkti.
thunderstone-log-lost = { $escapes ->
    [yes] { $player } ei suuda koletist „{ $card }“ alistada (ründejõud { $total }, tervis { $health }). Koletis pääseb minema.
   *[no] { $player } ei suuda koletist „{ $card }“ alistada (ründejõud { $total }, tervis { $health }).
}
thunderstone-log-disease-gained = { $player } saab { $n ->
    [one] { $n } haiguse.
   *[other] { $n } haigust.
}
thunderstone-log-spoils-opened = { $player } kasutab kaardi „{ $card }“ saaki.
thunderstone-log-spoils-left = { $player } jätab ülejäänud saagi võtmata.
thunderstone-log-card-revealed = { $player } avab pakist kaardi „{ $card }“.
thunderstone-log-revealed-destroyed = { $player } hävitab avatud kaardi „{ $card }“.
thunderstone-log-revealed-discarded = { $player } paneb ülejäänud avatud kaardid maha.
thunderstone-log-thunderstone-taken = { $player } saab Kõuekivi endale!
thunderstone-log-thunderstone-lost = Kõuekivi jõuab 1. ritta ja keegi ei saa seda endale.
thunderstone-log-stalled = Koobastikus ei ole liiga kaua midagi muutunud.
thunderstone-log-game-ended = Mäng on läbi.

## The table in sentences. A topic: its names as a command, separated by commas, and what it tells.

thunderstone-topic-hall = Saal
    .names = saal
    .help = kes ootavad kolmes reas ja kuidas sinu salgal nende vastu läheks
thunderstone-topic-village = Küla
    .names = küla, kula
    .help = mida küla müüb ja kui palju on järel
