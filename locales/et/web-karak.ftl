### The Karak table in the browser: what stands on it besides the engine's own sentences.
###
### $name is a hero's name in the nominative, $place the name of a landscape.

## The map

web-k-board = Kaart
web-k-unexplored = Avastamata
web-k-unexplored-about = Siin pole veel keegi käinud.
web-k-reachable = valitav
web-k-zoom-in = Suurenda
web-k-zoom-out = Vähenda
web-k-whole-map = Näita kogu kaarti
web-k-show-hero = Näita oma kangelast
web-k-hint = Puuduta esiletõstetud välja või vali tegevus
web-k-hint-go = Puuduta esiletõstetud välja
web-k-hint-act = Vali tegevus või lõpeta mängukord
web-k-hint-end = Rohkem ei saa midagi teha: lõpeta mängukord
web-k-goal = Võida lahingutes hingekive; mäng lõpeb, kui Pimeduse Kindral langeb.
web-k-goal-stones = punktid hingekivide eest
web-k-goal-hidden = veel leidmata
web-k-goal-found = leitud, ründejõud { $n }
web-k-go-move = Liigu siia
web-k-go-fight = Liigu siia ja võitle
web-k-go-explore = Avasta see koht
web-k-go-portal = Mine portaali kaudu siia
web-k-go-magic-run = Maagiline jooksja: mine siia

## Players and hero boards

web-k-hero-board = Kangelasetahvel
web-k-hero = Kangelane
web-k-lives = { $n ->
    [one] { $n } elu
   *[other] { $n } elu
}
web-k-lives-word = Elud
web-k-points = { $n ->
    [one] punkt
   *[other] punkti
}
web-k-buildings = Hooned
web-k-next = järgmine
web-k-unconscious = teadvusetu
web-k-unconscious-about = Teadvusetu: järgmine mängukord kulub taastumisele.
web-k-top-tile = Paki peal: { $land }
web-k-no-army = täringuid veel pole
web-k-kind-weapon = Relvad
web-k-kind-spell = Loitsud
web-k-kind-amulet = Amulett
web-k-your-city = Sinu linn
web-k-no-city = veel rajamata
web-k-built = ehitatud
web-k-about-stable = üks tegevus rohkem
web-k-about-portal = hüpe linna või linnast
web-k-about-glory-banners = au +2

## The turn

web-k-turn = Mängukord
web-k-your-turn = Sinu kord
web-k-turn-of = { $name } mängib
web-k-before = Enne esimest mängukorda
web-k-over = Mäng on läbi
web-k-skip = Jäta vahele
web-k-slots = Selle mängukorra tegevused
web-k-slot-done = kasutatud
web-k-move = Liikumine
web-k-moved = Liikumine tehtud
web-k-act = Tegevus
web-k-open = vaba
web-k-undo = Võta tagasi
web-k-gives-up = loobud: { $what }
web-k-left-moves = { $n ->
    [one] { $n } liikumine
   *[other] { $n } liikumist
}
web-k-left-actions = { $n ->
    [one] { $n } tegevus
   *[other] { $n } tegevust
}
web-k-undo-turn = Mängukord lõpetatud · võta tagasi
web-k-city-covers = { $place }: kui siin seisab sinu linn, ei saa siit enam ressursse koguda.
web-k-recruit-last = Rohkem üksusi sa värvata ei saa. Sellega tegevus lõpeb.
web-k-action-battle = Võitle
web-k-action-heal = Tervenda
web-k-action-gather = Kogu
web-k-action-build-city = Ehita linn
web-k-action-build = Ehita hoone
web-k-action-recruit = Värba
web-k-action-pick-up = Võta üles
web-k-action-eradicate = Vabane katkust
web-k-gain-heal = kuni { $n } elu
web-k-battle-how = Lahing algab, kui astud väljale, kus on koletiste armeed või Pimeduse Kindral.

## Why not, in a few words

web-k-why-not = Miks mitte?
web-k-why-other-ways = Miks mitte muul viisil?
web-k-open-rule = Ava reegel { $rule }
web-k-short-battle = astu koletiste väljale
web-k-short-not-wounded = haavu pole
web-k-short-nothing-to-gather = ressursse siin pole
web-k-short-city-here = siin on linn
web-k-short-gathered-already = juba kogutud
web-k-short-city-stands = sul on juba linn
web-k-short-not-on-the-castle = mitte lossis
web-k-short-hero-here = keegi on siin
web-k-short-too-expensive = liiga kallis
web-k-short-not-in-own-city = ainult oma linnas
web-k-short-built-already = kõik on ehitatud
web-k-short-plague-in-city = linnas on katk
web-k-short-building-missing = hoone puudub
web-k-short-supply-empty = varu on tühi
web-k-short-glory-reached = au on vähe
web-k-short-nothing-lies-here = esemeid siin pole
web-k-short-no-free-slot = vaba pesa pole
web-k-short-not-at-castle = ainult lossis
web-k-short-nothing-to-cure = pole midagi ravida
web-k-short-no-slot = tegevusi pole enam

## Why not, where a hex is shown and need not be named by its numbers

web-k-here-not-neighbour = See väli ei ole sinu välja kõrval.
web-k-here-not-laid = Siin või teel siia on väli veel puudu.
web-k-here-already-laid = Siin on juba väli.
web-k-here-chasm-between = Sinu välja ja selle välja vahel on kuristik.
web-k-here-chasm-on-side = Sinu välja ja selle koha vahelisel serval on kuristik.
web-k-here-not-in-line = Maagiline jooksja läheb sirgjooneliselt üks kuni kolm avastatud välja. Sellele väljale ta nii ei jõua.
web-k-here-monsters-in-the-way = Maagiline jooksja peatub esimeste teele jäävate vastaste juures.
web-k-here-no-open-joint = Nii asetatuna ei viiks väljale ükski kuristikuta tee.

## Laying a tile

web-k-pick-place = Puuduta esiletõstetud kohta.
web-k-rotations = { $n ->
    [one] See sobib ainult ühtmoodi.
   *[other] See sobib { $n } moel. Puuduta, et pöörata.
}
web-k-turn-left = Pööra vasakule
web-k-turn-right = Pööra paremale
web-k-lay = Aseta väli

## Questions

web-k-taken = võetud: { $name }
web-k-supply = { $n ->
    [one] varus { $n }
   *[other] varus { $n }
}

## Battle

web-k-battle-at = Lahing: { $place }
web-k-step-choose = Vali täringud
web-k-step-roll = Veereta
web-k-step-decide = Otsusta
web-k-step-result = Tulemus
web-k-to-reach = vajalik ründejõud
web-k-tap-dice = Puuduta täringuid, mida veeretad. Kangelasetäringut veeretad alati.
web-k-always = alati kaasas
web-k-all-dice = Kõik täringud
web-k-no-dice = Ainult kangelane
web-k-weapons = Relvad +{ $n }
web-k-fireballs-later = { $n ->
    [one] { $n } tulekera: otsusta pärast veeretust
   *[other] { $n } tulekera: otsusta pärast veeretust
}
web-k-no-retreat = Oled juba sellel väljal: nüüd pead võitlema.
web-k-roll = { $n ->
    [one] Veereta kangelasetäringut
   *[other] Veereta { $n } täringut
}
web-k-blank = tühi
web-k-spared = ei loe
web-k-won = Võit, { $attack } : { $strength }
web-k-lost = Kaotus, { $attack } : { $strength }
web-k-means-won = Jääd siia ja sinu mängukord on läbi.
web-k-means-won-other = { $name } jääb siia ja mängukord on läbi.
web-k-means-lost = Lähed tagasi ({ $place }) ja sinu mängukord on läbi.
web-k-means-lost-other = { $name } läheb tagasi ({ $place }) ja mängukord on läbi.
web-k-means-unhurt = Kaotusi ei ole.
web-k-means-general = Pimeduse Kindral on alistatud ja mäng on läbi.
web-k-battle-go-on = Lõpeta lahing
web-k-chance = võiduvõimalus
web-k-chance-of = võiduvõimalus { $chance }
web-k-chance-fireballs = { $chance } tulekeradega
web-k-chance-praetorian = ihukaitseväelase lahkumine: { $chance }
web-k-chance-here = Kogu armeega on võiduvõimalus { $chance }
web-k-losses = Oodatavad kaotused
web-k-losses-lives = elu
web-k-losses-dice = täringut
web-k-losses-unconscious = (teadvuse kaotus: { $chance })
web-k-losses-plague = katk ja viletsus vastasele

## The end

web-k-end-round = Pärast { $n ->
    [one] { $n } vooru
   *[other] { $n } vooru
}
web-k-story-general = { $name } alistas { $n }. voorus Pimeduse Kindrali.
web-k-story-explored = { $n ->
    [one] Avastati { $n } väli.
   *[other] Avastati { $n } välja.
}
web-k-story-armies = { $n ->
    [one] Alistati { $n } koletiste armee.
   *[other] Alistati { $n } koletiste armeed.
}
web-k-story-strongest = { $count ->
    [one] Tugevaimad koletiste armeed alistas { $name }: ründejõud { $n }.
   *[other] Tugevaimad koletiste armeed alistasid { $name }: ründejõud { $n }.
}

## Facts

web-k-fact-tiles = Väljad { $n }
web-k-fact-armies = Armeed { $n }

## A number and its noun standing alone (nominative), as on dice and prices

web-k-count-food = { $n ->
    [one] { $n } toit
   *[other] { $n } toitu
}
web-k-count-wood = { $n ->
    [one] { $n } puit
   *[other] { $n } puitu
}
web-k-count-stone = { $n ->
    [one] { $n } kivi
   *[other] { $n } kivi
}
web-k-count-knight = { $n ->
    [one] { $n } rüütel
   *[other] { $n } rüütlit
}
web-k-count-archer = { $n ->
    [one] { $n } vibukütt
   *[other] { $n } vibukütti
}
web-k-count-mage = { $n ->
    [one] { $n } maag
   *[other] { $n } maagi
}
web-k-count-skeleton = { $n ->
    [one] { $n } luukere
   *[other] { $n } luukeret
}
web-k-count-bear = { $n ->
    [one] { $n } karu
   *[other] { $n } karu
}
web-k-count-titan = { $n ->
    [one] { $n } titaan
   *[other] { $n } titaani
}
web-k-count-praetorian = { $n ->
    [one] { $n } ihukaitseväelane
   *[other] { $n } ihukaitseväelast
}
web-k-count-skull = { $n ->
    [one] { $n } pealuu
   *[other] { $n } pealuud
}
