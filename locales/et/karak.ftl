### Karak 2: the log, the questions, the choices, the refusals. Names and counted nouns are in karak-terms.ftl.
###
### $hero and other names: the label; $hero_in inside a sentence, $hero_gen and so on its cases.
### $amounts, $cost, $units, $faces, $face, $fireballs are finished phrases, the object of a verb in the indicative (one:
### genitive, else partitive). After an imperative they would be wrong: „Ehita linn: maksad …“. $sides are nominatives.

## Small parts

# What a list of resources says when it is empty. Log lines choose a variant by this very word.
karak-nothing = eimidagi
    .nom = mitte midagi
    .gen = mitte millegi

# The object of „veeretab“, „saab“.
karak-face-blank = tühja külje
karak-face-swords = { $n ->
    [one] { $n } mõõga
   *[other] { $n } mõõka
}
karak-face-skulls = { $n ->
    [one] { $n } pealuu
   *[other] { $n } pealuud
}
# The same face on $dice dice, at least 2.
karak-faces-blank = { $dice } tühja külge
karak-faces-swords = { $dice }× { $n ->
    [one] { $n } mõõga
   *[other] { $n } mõõka
}
karak-faces-skulls = { $dice }× { $n ->
    [one] { $n } pealuu
   *[other] { $n } pealuud
}

karak-side-e = ida
    .start = Ida
karak-side-ne = kirre
    .start = Kirre
karak-side-nw = loe
    .start = Loe
karak-side-w = lääs
    .start = Lääs
karak-side-sw = edel
    .start = Edel
karak-side-se = kagu
    .start = Kagu
karak-side-none = puuduvad

## Setup

karak-setup-players = { $n ->
    [one] Laua ümber istub { $n } mängija.
   *[other] Laua ümber istub { $n } mängijat.
}
karak-setup-heroes-dealt = Kangelased jagatakse juhuslikult.
karak-setup-heroes-draft = Kangelased valitakse kordamööda.
karak-setup-heroes-chosen = Kangelased on enne mängu valitud.
karak-setup-friendly = Sõbralikum mäng: ilma katku ja viletsuseta.
karak-setup-components = Kasutusel on oma andmed mängu osade kohta.
karak-setup-wrong-players = Karak 2 on mõeldud 2–{ $most } mängijale. Siin on neid { $n }.
karak-setup-wrong-heroes = Iga mängija vajab üht kangelast. Mängijaid: { $n }, valitud kangelasi: { $found }.
karak-setup-hero-twice = { $hero } on valitud kaks korda. Igal kangelasel on ainult üks mängija.

## Component files

karak-components-malformed = Rida { $line }: seda ei saa mängu osade failina lugeda. Teade: { $problem }
karak-components-missing = { $at }: see arv puudub.
karak-components-unknown = { $at }: mäng ei tunne seda nime. Tuntud on: { $known }.
karak-components-out-of-range = { $at }: { $found } ei ole vahemikus { $least } kuni { $most }.
karak-components-wrong-length = { $at }: kirjeid on { $found }, aga peab olema { $expected }.
karak-components-even-die = { $at }: kõik küljed annavad sama palju mõõku, nii et järjekorra veeretamine ei lõpeks kunagi.
karak-components-side-twice = { $at }: serv { $side } on siin kaks korda.
karak-components-broken-start = { $at }: stardiväljal peab Karaki loss olema kohal (0, 0), ükski koht ei tohi korduda ja väljade vahel peab olema kuristikuta tee.
karak-components-broken-deck = { $at }: pakis peab olema täpselt üks põrgulik kuristik, teise taseme väljade seas, ja mitte ühtegi Karaki lossi.

## Questions

karak-ask-nothing = Praegu ei ole midagi otsustada.
karak-ask-hero = Millise kangelase valid?
karak-ask-turn = On sinu mängukord. Mida soovid teha?
karak-ask-tile = Kumma välja lauale asetad?
karak-ask-place = Kuhu ja kuidas maastikuvälja asetad?
karak-ask-return-token = Milline koletiste armee läheb kotti tagasi?
karak-ask-strike = Milline koletiste armee langeb lahinguta?
karak-ask-send = { $n ->
    [one] Kas { $unit_in } läheb lahingusse?
   *[other] Mitu { $unit_part } lahingusse saadad? Sul on neid { $n }.
}
karak-ask-reroll-units = Kas veeretad kõiki üksusetäringuid uuesti? Siis loeb uus tulemus.
karak-ask-reroll-hero = Kas veeretad kangelasetäringut uuesti? Siis loeb uus tulemus.
karak-ask-spare = Millist pealuud ignoreerid? Võid ignoreerida veel { $n } pealuud.
karak-ask-fireballs = { $n ->
    [one] Kas kasutad oma tulekera?
   *[other] Mitu tulekera kasutad? Sul on neid { $n }.
}
karak-ask-cart = { $n ->
    [one] Millise ressursi kärust võtad?
   *[other] Millised { $n } ressurssi kärust võtad?
}
karak-ask-plunder = Millist ressurssi võtad ühe võrra rohkem?
karak-ask-steal = { $n ->
    [one] Millise ressursi { $victim_gen } varudest varastad?
   *[other] Millised { $n } ressurssi { $victim_gen } varudest varastad?
}
karak-ask-leave = Varustuses ei ole { $kind_gen } jaoks vaba pesa. Mille jätad siia maha?
karak-ask-pick-up = Millise eseme üles võtad?
karak-ask-build = Millise hoone ehitad?
karak-ask-recruit = Millise üksuse värbad?
karak-ask-dismiss = Sinu au tase ei luba enam nii palju üksusi. Kes läheb ühisvarudesse tagasi?
karak-ask-victim = Kaks pealuud: kellele saadad katku ja viletsuse?

## Choices

karak-choice-unknown = Tundmatu valik
karak-choice-take-hero = Vali { $hero_in }
karak-choice-move = { $strength ->
    [0] Liigu väljale { $place }, { $land_in }
   *[other] Liigu väljale { $place }, { $land_in }; seal: { $foes_in }, ründejõud { $strength }
}
karak-choice-unlaid = Liigu kohta { $place }, veel avastamata
karak-choice-explore = Avasta koht { $place }
karak-choice-portal = { $strength ->
    [0] Mine portaali kaudu väljale { $place }, { $land_in }
   *[other] Mine portaali kaudu väljale { $place }, { $land_in }; seal: { $foes_in }, ründejõud { $strength }
}
karak-choice-magic-run = { $strength ->
    [0] Maagiline jooksja: mine väljale { $place }, { $land_in }
   *[other] Maagiline jooksja: mine väljale { $place }, { $land_in }; seal: { $foes_in }, ründejõud { $strength }
}
karak-choice-heal = Tervenda
karak-choice-gather =
    { $amounts ->
        [eimidagi] Kogu ressursse
       *[other] Kogu { $amounts_nom }
    }
karak-choice-build-city = Ehita linn { $cost_gen } eest
karak-choice-build = Ehita hoone
karak-choice-recruit = Värba üksusi
karak-choice-pick-up = Võta esemeid üles
karak-choice-eradicate = Vabane katkust ja saa kõik elud tagasi
karak-choice-raise-skeleton = Ärata luukere
karak-choice-pickpocket = Taskuvaras: varasta { $victim_gen } ressursse
karak-choice-hawkeye = Kasuta võimet „kotkasilm“
karak-choice-end-turn = Lõpeta mängukord
karak-choice-lay-tile = { $tier ->
    [1] Aseta esimese taseme väli: { $land_in }; kuristikud: { $sides }
   *[other] Aseta teise taseme väli: { $land_in }; kuristikud: { $sides }
}
karak-choice-place = Aseta kohta { $place }; kuristikud: { $sides }
karak-choice-pick-monster = { $monster }, ründejõud { $strength }
karak-choice-send = Saada lahingusse { $units_nom }
karak-choice-send-none = Ära saada ühtegi { $unit_part }
karak-choice-reroll = Veereta uuesti
karak-choice-stand = Jäta veeretus kehtima
karak-choice-spare-hero = Ignoreeri üht pealuud kangelasetäringul
karak-choice-spare-unit = Ignoreeri ühe { $unit_gen } pealuud
karak-choice-enough = Valmis
karak-choice-cast = { $n ->
    [0] Ära kasuta ühtegi tulekera
    [one] Kasuta { $n } tulekera
   *[other] Kasuta { $n } tulekera
}
karak-choice-take-resources = Võta { $amounts_nom }
karak-choice-leave = Jäta { $item_in } siia maha
karak-choice-take-item = Võta { $item_in } üles
karak-choice-swap = Võta üles { $item_in }, jäta maha { $other_in }
karak-choice-raise = Ehita { $building_in } { $cost_gen } eest
karak-choice-return = Tagasta { $unit_in } ühisvarudesse
karak-choice-train = Värba { $unit_in } { $cost_gen } eest
karak-choice-dismiss = Saada { $unit_in } ühisvarudesse tagasi
karak-choice-curse = Saada { $victim_all } katk ja viletsus

## Log: before the first turn
## In the first three $hero may be a player's name: no other form of it exists.

karak-log-order-draft = { $hero } veeretab kangelaste valimise järjekorra jaoks { $face }.
karak-log-order-start = { $hero } veeretab alustava mängija leidmiseks { $face }.
karak-log-draft-place = { $hero } saab kangelaste valimisel järgmise koha.
karak-log-hero-taken = { $player }: kangelane on { $hero_in }.
karak-log-starting-player = { $hero } alustab mängu.

## Log: turns and moves

karak-log-turn-began = { $n }. voor: { $hero_in } alustab mängukorda.
karak-log-recovered = { $hero } tuleb teadvusele ja tal on { $n } elu; see oligi kogu mängukord.
karak-log-moved = { $hero } liigub väljale { $place }.
karak-log-explored = { $hero } astub uuele väljale.
karak-log-portal = { $hero } läheb portaali kaudu väljale { $place }.
karak-log-magic-run = { $hero } jõuab maagilise jooksjana väljale { $place }.
karak-log-retreated = { $hero } taganeb väljale { $place }.
karak-log-hawkeye = { $hero } kasutab võimet „kotkasilm“.

## Log: tiles and tokens

karak-log-tile-drawn = { $hero } võtab pakist maastikuvälja: { $land_in }.
karak-log-tiles-drawn = { $hero } hoiab käes { $n } võetud välja, mida teised ei näe.
karak-log-tiles-seen = { $n ->
    [one] Ainult sina näed välja, mida { $hero_in } käes hoiab.
   *[other] Ainult sina näed { $n } välja, mida { $hero_in } käes hoiab.
}
karak-log-tile-chosen = { $hero } valib maastikuvälja: { $land_in }.
karak-log-tile-returned = { $hero } paneb teise maastikuvälja paki peale tagasi, nii et teised seda ei näe.
karak-log-tile-remembered = { $hero } teab, milline väli on paki peal.
karak-log-tile-shown = { $hero } paneb paki peale tagasi maastikuvälja, mis kuhugi ei sobi: { $land_in }.
karak-log-tile-laid = { $hero } asetab maastikuvälja kohta { $place }.
karak-log-tile-laid-with-joint = { $hero } asetab maastikuvälja kohta { $place } ja avab tee üle kuristiku.
karak-log-general-appeared = { $n ->
    [0] Pimeduse Kindral ilmub väljale { $place }, ilma ihukaitseväelasteta.
    [one] Pimeduse Kindral ilmub väljale { $place }, kaasas { $n } ihukaitseväelane.
   *[other] Pimeduse Kindral ilmub väljale { $place }, kaasas { $n } ihukaitseväelast.
}
karak-log-token-returned = { $hero } paneb kotti tagasi koletiste armee: { $monster_in }.
karak-log-token-placed = Väljale { $place } asub koletiste armee: { $monster_in }.

## Log: battle

karak-log-battle-began = { $hero } alustab väljal { $place } lahingut; vastase ründejõud on { $n }.
karak-log-battle-general = { $hero } alustab väljal { $place } lahingut Pimeduse Kindraliga, kelle ründejõud on { $n }.
karak-log-units-held-back = { $hero } ei saada lahingusse ühtegi { $unit_part }.
karak-log-units-sent = { $hero } saadab lahingusse { $units }.
karak-log-rolled-alone = { $hero } veeretab { $face }.
karak-log-rolled = { $hero } veeretab { $face }; armee täringutega saab ta { $faces }.
karak-log-units-rerolled = { $hero } veeretab üksusetäringuid uuesti ja saab { $faces }.
karak-log-hero-rerolled = { $hero } veeretab kangelasetäringut uuesti ja saab { $face }.
karak-log-roll-kept = { $hero } jätab veeretuse kehtima.
karak-log-hero-spared = { $hero } ignoreerib üht pealuud kangelasetäringul.
karak-log-unit-spared = { $hero } ignoreerib ühe { $unit_gen } pealuud.
karak-log-fireballs-cast = { $hero } kasutab { $fireballs }.
karak-log-battle-won = { $hero } võidab lahingu: tema ründejõud on { $attack }, vastasel { $strength }.
karak-log-battle-lost = { $hero } kaotab lahingu: tema ründejõud on { $attack }, vastasel { $strength }.
karak-log-army-struck = { $hero } alistab lahinguta { $monster_in }.
karak-log-army-defeated = { $hero } alistab { $monster_in }.
karak-log-praetorian-left = { $n ->
    [0] { $hero } ajab minema viimase ihukaitseväelase.
   *[other] { $hero } ajab ühe ihukaitseväelase minema; alles jääb { $n }.
}

## Log: rewards

karak-log-glory-rose = { $to ->
    [one] { $hero } alistab oma seni tugevaima vastase: ründejõud { $n }. Au { $from } → { $to }: armees kuni { $to } üksus.
   *[other] { $hero } alistab oma seni tugevaima vastase: ründejõud { $n }. Au { $from } → { $to }: armees kuni { $to } üksust.
}
karak-log-strongest-win = { $hero } alistab oma seni tugevaima vastase: ründejõud { $n }.
karak-log-item-gained = { $hero } saab { $item_gen }.
karak-log-item-left = { $hero } jätab { $item_gen } maha.
karak-log-item-taken = { $hero } võtab { $item_gen } üles.
karak-log-spell-spent = { $hero } kasutab ära loitsu „{ $item_in }“; see läheb mängust välja.
karak-log-stone-gained = { $hero } saab { $stone_gen }.
karak-log-cart-emptied = { $hero } võtab kärust { $amounts }.
karak-log-plundered = { $hero } rüüstab ja saab { $amounts }.

## Log: after a battle

karak-log-units-lost = { $hero } kaotab { $units }.
karak-log-wounded = { $wounds ->
    [0] { $hero } saab { $heals } elu tagasi
   *[other] { $heals ->
        [0] { $hero } kaotab { $wounds } elu
       *[other] { $hero } kaotab { $wounds } elu, saab { $heals } tagasi
    }
} ja { $lives ->
    [0] tal ei ole enam ühtegi elu.
   *[other] tal on nüüd { $lives } elu.
}
karak-log-unit-dismissed = { $hero } saadab ühe { $unit_gen } ühisvarudesse tagasi; nii palju üksusi au tase enam ei luba.
karak-log-misery = { $amounts ->
    [eimidagi] { $roller } saadab viletsuse, kuid { $hero_ade } ei ole midagi kaotada.
   *[other] { $roller } saadab viletsuse ja { $hero_in } kaotab { $amounts }.
}
karak-log-plague = Katk jõuab { $hero_gen } linna.
karak-log-unconscious = { $hero } kaotab teadvuse.

## Log: actions

karak-log-healed = { $hero } terveneb ja tal on nüüd { $n } elu.
karak-log-gathered = { $hero } kogub { $amounts }.
karak-log-city-built = { $hero } ehitab väljale { $place } linna { $cost_gen } eest.
karak-log-built = { $hero } ehitab { $building_gen } { $cost_gen } eest.
karak-log-unit-returned = { $hero } tagastab ühe { $unit_gen } ühisvarudesse.
karak-log-unit-trained = { $hero } värbab { $units }.
karak-log-skeleton-raised = { $hero } äratab luukere.
karak-log-restored = { $hero } saab kõik elud tagasi.
karak-log-plague-lifted = { $hero } vabastab oma linna katkust.
karak-log-stolen = { $hero } varastab { $victim_gen } varudest { $amounts }.
karak-log-game-ended = { $hero } alistab Pimeduse Kindrali ja võidab kõikvõimsa hingekivi. Mäng on läbi!

## Refusals

karak-why-not-asked = Praegu seda ei küsita.
karak-why-impossible-outcome = Täringud, väljad ja žetoonid ei saa praegu sellist tulemust anda.
karak-why-at-least-one = Vali kõigepealt vähemalt üks.
karak-why-hero-taken = { $hero } on juba võetud.
karak-why-no-slot = Kõik selle mängukorra tegevused on kasutatud.
karak-why-only-for = Seda oskab ainult { $hero_in }.
karak-why-not-neighbour = Koht { $place } ei ole sinu välja kõrval.
karak-why-not-laid = Kohal { $place } ei ole veel välja.
karak-why-already-laid = Kohal { $place } on juba väli.
karak-why-chasm-between = Kohtade { $from } ja { $place } vahel on kuristik.
karak-why-chasm-on-side = Koha { $place } poolsel serval on kuristik.
karak-why-deck-empty = Pakis ei ole enam välju.
karak-why-no-portal = Portaal ei ole veel ehitatud.
karak-why-portal-used = Portaali saab kasutada kord mängukorra jooksul.
karak-why-portal-needs-city = Portaal viib sinu linnast välja või sinu linna.
karak-why-here-already = Oled juba seal.
karak-why-magic-run-used = Maagiline jooksja aitab kord mängukorra jooksul.
karak-why-not-in-line = Maagiline jooksja läheb sirgjooneliselt üks kuni kolm avastatud välja. Kohta { $place } ta nii ei jõua.
karak-why-monsters-in-the-way = Maagiline jooksja peatub esimeste vastaste juures. Nad on väljal { $place }.
karak-why-not-wounded = Sul on kõik elud alles; midagi ei ole tervendada.
karak-why-nothing-to-gather = See väli ei anna ressursse.
karak-why-city-here = Siin on linn.
karak-why-gathered-already = Siit oled sel mängukorral juba kogunud. Iga väli annab ressursse kord mängukorra jooksul.
karak-why-wrong-extra = Ressursside amuletiga valid lisaressursi ainult kahe ressursiga väljal, ja see on üks neist kahest.
karak-why-city-stands = Sinu linn on juba olemas. Igal mängijal on üks.
karak-why-not-on-the-castle = Karaki lossi väljale linna ehitada ei saa.
karak-why-hero-here = { $hero } on ka siin. Linn vajab välja, kus ei ole teisi kangelasi.
karak-why-too-expensive = Puudu on veel { $amounts_nom }.
karak-why-wrong-discount = Taia maksab alati ühe ressursi vähem, ja see on üks hinnas nimetatud ressurssidest; kellelgi teisel soodustust ei ole.
karak-why-not-in-own-city = Seda saab teha ainult oma linnas.
karak-why-built-already = See hoone on sul juba olemas: { $building_in }.
karak-why-plague-in-city = Sinu linnas on katk. Kuni see seal püsib, ei saa kedagi värvata.
karak-why-building-missing = { $unit } vajab hoonet, mida sul veel ei ole: { $building_in }.
karak-why-supply-empty = Ühisvarudes ei ole enam ühtegi { $unit_part }.
karak-why-glory-reached = { $n ->
    [0] Sinu au tase on { $n }; ükski üksus sulle veel ei järgne.
   *[other] Sinu au tase on { $n } ja nii palju üksusi sul juba on.
}
karak-why-not-trainable = Niisugust üksust nagu { $unit_in } ei saa värvata: see liitub teisiti.
karak-why-not-in-army = Sinu armees ei ole ühtegi { $unit_part }.
karak-why-return-comes-first = Üksused tagastatakse enne, kui esimene värvatakse.
karak-why-nothing-lies-here = Siin ei ole ühtegi eset.
karak-why-not-lying = Siin ei ole { $item_part }.
karak-why-not-carried = Sul ei ole { $item_part }, mida siia jätta.
karak-why-no-free-slot = Varustuses ei ole { $kind_gen } jaoks vaba pesa.
karak-why-wrong-exchange = Ese vahetatakse teise, kuid sama liiki eseme vastu.
karak-why-not-at-castle = Seda saab teha ainult Karaki lossis.
karak-why-nothing-to-cure = Sul on kõik elud alles ja sinu linnas ei ole katku.
karak-why-enough-skeletons = Sulle järgneb juba kolm luukeret. Rohkem neid ei ole.
karak-why-no-pickpocket = Sul ei ole loitsu „taskuvaras“.
karak-why-not-yourself = Vali mõni teine mängija.
karak-why-no-such-player = Sellist mängijat selle laua ümber ei ole.
karak-why-nothing-to-steal = Varastada ei ole midagi: { $victim_ade } ei ole ressursse.
karak-why-hawkeye-used = Kotkasilm aitab kord mängukorra jooksul.
karak-why-no-open-side = Kuristikud sulgevad iga serva. Välja jaoks ei ole vaba kohta.
karak-why-tile-not-drawn = Seda välja ei võetud.
karak-why-no-open-joint = Koht { $place }: nii asetatuna ei viiks väljale ükski kuristikuta tee.
karak-why-same-rotation = Nii pööratuna on väli täpselt nagu ühes teises asendis. Vali see.
karak-why-monster-not-there = Seda armeed valikus ei ole: { $monster_in }.
karak-why-too-many-dice = { $n ->
    [0] Sul ei ole ühtegi { $unit_part }.
    [one] Sul on ainult { $n } { $unit_in }.
   *[other] Sul on ainult { $n } { $unit_part }.
}
karak-why-no-skull = Sellel täringul ei ole pealuud, mida ignoreerida.
karak-why-too-many-fireballs = { $n ->
    [0] Sul ei ole ühtegi tulekera.
   *[other] Sul on ainult { $n } tulekera.
}
karak-why-wrong-resources = { $n ->
    [one] Vali olemasolevate seast täpselt { $n } ressurss.
   *[other] Vali olemasolevate seast täpselt { $n } ressurssi.
}

## The table in sentences. A topic: its names as a command, separated by commas, and what it tells.

karak-topic-around = Kus sa oled
    .names = ümbrus, umbrus, ümber, umber
    .help = kus sa oled ja mis on kuue serva taga
karak-topic-board = Kogu kaart
    .names = kaart, laud
    .help = kaardi iga väli ühe lausega
karak-away = { $n ->
    [0] Sina oled seal.
    [one] { $n } välja kaugusel sinust.
   *[other] { $n } välja kaugusel sinust.
}
karak-beyond-chasm = { $side_start }: kuristik, selle taga pole midagi avastatud
karak-beyond-chasm-hex = { $side_start }: kuristik, selle taga { $hex }
karak-beyond-hex = { $side_start }: { $hex }
karak-beyond-unexplored = { $side_start }: avastamata, { $place }

## What is foretold. $odds is one or more of the parts, $n is a percentage, $lives and $dice are means such as 0.4.

karak-odds-win = võiduvõimalus { $n }%
karak-odds-fireballs = tulekeradega { $n }%
karak-odds-losses = oodatavad kaotused: elud { $lives }, täringud { $dice }
karak-odds-unconscious = teadvuse kaotus { $n }%
karak-odds-plague = katk ja viletsus vastasele { $n }%
karak-odds-at = { $place }, ründejõud { $n }: { $odds }
karak-odds-felled = { $place }: vastane langeb lahinguta
karak-odds-with = Lahingus { $units }: { $odds }
karak-odds-alone = Ainult kangelasetäring: { $odds }
karak-odds-keep = Kui jätad veeretuse kehtima: { $odds }
karak-odds-again = Kui veeretad uuesti: { $odds }
karak-odds-cast-wins = { $n ->
    [0] Ilma tulekerata: ründejõud { $attack }, võit
    [one] { $n } tulekeraga: ründejõud { $attack }, võit
   *[other] { $n } tulekeraga: ründejõud { $attack }, võit
}
karak-odds-cast-fails = { $n ->
    [0] Ilma tulekerata: ründejõud { $attack }, kaotus
    [one] { $n } tulekeraga: ründejõud { $attack }, kaotus
   *[other] { $n } tulekeraga: ründejõud { $attack }, kaotus
}
