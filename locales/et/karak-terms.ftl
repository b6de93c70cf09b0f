### Karak 2: names and counted nouns. The words are those of the printed rulebook in this language.
###
### The value is the label; .in is the nominative inside a sentence; .gen .part .com are the other cases.
### Heroes also have .all (kellele) and .ade (kellel).

## Heroes

karak-hero-horan = Horan
    .in = Horan
    .gen = Horani
    .part = Horanit
    .com = Horaniga
    .all = Horanile
    .ade = Horanil
    .gender = m
    .title = sõdalane
karak-hero-taia = Taia
    .in = Taia
    .gen = Taia
    .part = Taiat
    .com = Taiaga
    .all = Taiale
    .ade = Taial
    .gender = f
    .title = oraakel
karak-hero-lorraine = Leedi Lorraine
    .in = leedi Lorraine
    .gen = leedi Lorraine’i
    .part = leedi Lorraine’i
    .com = leedi Lorraine’iga
    .all = leedi Lorraine’ile
    .ade = leedi Lorraine’il
    .gender = f
    .title = luuraja
karak-hero-xanros = Lord Xanros
    .in = lord Xanros
    .gen = lord Xanrose
    .part = lord Xanrost
    .com = lord Xanrosega
    .all = lord Xanrosele
    .ade = lord Xanrosel
    .gender = m
    .title = sorts
karak-hero-elspeth = Elspeth
    .in = Elspeth
    .gen = Elspethi
    .part = Elspethi
    .com = Elspethiga
    .all = Elspethile
    .ade = Elspethil
    .gender = f
    .title = sõjaprintsess
karak-hero-darius = Darius
    .in = Darius
    .gen = Dariuse
    .part = Dariust
    .com = Dariusega
    .all = Dariusele
    .ade = Dariusel
    .gender = m
    .title = skaut

## The twelve hero abilities
## Never inflected: write “ability” and the name in quotation marks.

karak-ability-war-strategy = Sõjastrateeg
    .in = sõjastrateeg
karak-ability-plunder = Rüüstaja
    .in = rüüstaja
karak-ability-fate-weaver = Saatusemääraja
    .in = saatusemääraja
karak-ability-expert-builder = Ekspert-ehitaja
    .in = ekspert-ehitaja
karak-ability-hawkeye = Kotkasilm
    .in = kotkasilm
karak-ability-bear-friend = Karu sõber
    .in = karu sõber
karak-ability-necromancy = Elustaja
    .in = elustaja
karak-ability-soul-collector = Hingede koguja
    .in = hingede koguja
karak-ability-combat-finesse = Oskusvõitleja
    .in = oskusvõitleja
karak-ability-magic-run = Maagiline jooksja
    .in = maagiline jooksja
karak-ability-terrain-exploration = Maadeavastaja
    .in = maadeavastaja
karak-ability-claws-and-fangs = Küünised ja kihvad
    .in = küünised ja kihvad

## Monster armies and the Dark General
## Names of armies stand in the plural, and so do their cases. As the whole object use .in: „alistab luukeresõdalased“.

karak-monster-skeleton-warriors = Luukere­sõdalased
    .in = luukeresõdalased
    .gen = luukeresõdalaste
    .part = luukeresõdalasi
    .com = luukeresõdalastega
karak-monster-fire-eaters = Tuleneelajad
    .in = tuleneelajad
    .gen = tuleneelajate
    .part = tuleneelajaid
    .com = tuleneelajatega
karak-monster-shadow-eaters = Varjusööjad
    .in = varjusööjad
    .gen = varjusööjate
    .part = varjusööjaid
    .com = varjusööjatega
karak-monster-skeletal-hulks = Luukeretümikad
    .in = luukeretümikad
    .gen = luukeretümikate
    .part = luukeretümikaid
    .com = luukeretümikatega
karak-monster-dark-dryads = Pimedusevaimud
    .in = pimedusevaimud
    .gen = pimedusevaimude
    .part = pimedusevaime
    .com = pimedusevaimudega
karak-monster-hammer-follower = Vasarajüngrid
    .in = vasarajüngrid
    .gen = vasarajüngrite
    .part = vasarajüngreid
    .com = vasarajüngritega
karak-monster-skeleton-riders = Luukere­ratsurid
    .in = luukereratsurid
    .gen = luukereratsurite
    .part = luukereratsureid
    .com = luukereratsuritega
karak-monster-envoys-of-death = Surmasaadikud
    .in = surmasaadikud
    .gen = surmasaadikute
    .part = surmasaadikuid
    .com = surmasaadikutega
karak-monster-dark-general = Pimeduse Kindral
    .in = Pimeduse Kindral
    .gen = Pimeduse Kindrali
    .part = Pimeduse Kindralit
    .com = Pimeduse Kindraliga

## Items

karak-item-sword = Mõõk
    .in = mõõk
    .gen = mõõga
    .part = mõõka
    .com = mõõgaga
karak-item-warhammer = Vasar
    .in = vasar
    .gen = vasara
    .part = vasarat
    .com = vasaraga
karak-item-fireball = Tulekera
    .in = tulekera
    .gen = tulekera
    .part = tulekera
    .com = tulekeraga
karak-item-pickpocket = Taskuvaras
    .in = taskuvaras
    .gen = taskuvarga
    .part = taskuvarast
    .com = taskuvargaga
karak-item-amulet-resources = Ressursside amulett
    .in = ressursside amulett
    .gen = ressursside amuleti
    .part = ressursside amuletti
    .com = ressursside amuletiga
karak-item-amulet-glory = Au amulett
    .in = au amulett
    .gen = au amuleti
    .part = au amuletti
    .com = au amuletiga
karak-item-amulet-action = Tegevuste amulett
    .in = tegevuste amulett
    .gen = tegevuste amuleti
    .part = tegevuste amuletti
    .com = tegevuste amuletiga
karak-item-amulet-protection = Kaitse amulett
    .in = kaitse amulett
    .gen = kaitse amuleti
    .part = kaitse amuletti
    .com = kaitse amuletiga
karak-item-amulet-titan = Titaani amulett
    .in = titaani amulett
    .gen = titaani amuleti
    .part = titaani amuletti
    .com = titaani amuletiga

## Other rewards

karak-reward-cart = Ressursikäru
    .in = ressursikäru
    .gen = ressursikäru
    .part = ressursikäru
    .com = ressursikäruga
karak-reward-small-stone = Väike hingekivi
    .in = väike hingekivi
    .gen = väikese hingekivi
    .part = väikest hingekivi
    .com = väikese hingekiviga
karak-reward-large-stone = Suur hingekivi
    .in = suur hingekivi
    .gen = suure hingekivi
    .part = suurt hingekivi
    .com = suure hingekiviga
karak-reward-archstone = Kõikvõimas hingekivi
    .in = kõikvõimas hingekivi
    .gen = kõikvõimsa hingekivi
    .part = kõikvõimast hingekivi
    .com = kõikvõimsa hingekiviga

## Units

karak-unit-knight = Rüütel
    .in = rüütel
    .gen = rüütli
    .part = rüütlit
    .com = rüütliga
karak-unit-archer = Vibukütt
    .in = vibukütt
    .gen = vibuküti
    .part = vibukütti
    .com = vibukütiga
karak-unit-mage = Maag
    .in = maag
    .gen = maagi
    .part = maagi
    .com = maagiga
karak-unit-skeleton = Luukere
    .in = luukere
    .gen = luukere
    .part = luukeret
    .com = luukerega
karak-unit-bear = Karu
    .in = karu
    .gen = karu
    .part = karu
    .com = karuga
karak-unit-titan = Titaan
    .in = titaan
    .gen = titaani
    .part = titaani
    .com = titaaniga

## Dice

karak-die-hero = Kangelase­täring
    .in = kangelasetäring
    .gen = kangelasetäringu
    .part = kangelasetäringut
    .com = kangelasetäringuga
karak-die-knight = Rüütlite täring
    .in = rüütlite täring
    .gen = rüütlite täringu
    .part = rüütlite täringut
    .com = rüütlite täringuga
karak-die-archer = Vibuküttide täring
    .in = vibuküttide täring
    .gen = vibuküttide täringu
    .part = vibuküttide täringut
    .com = vibuküttide täringuga
karak-die-mage = Maagide täring
    .in = maagide täring
    .gen = maagide täringu
    .part = maagide täringut
    .com = maagide täringuga
karak-die-skeleton = Luukere täring
    .in = luukere täring
    .gen = luukere täringu
    .part = luukere täringut
    .com = luukere täringuga
karak-die-bear = Karu täring
    .in = karu täring
    .gen = karu täringu
    .part = karu täringut
    .com = karu täringuga
karak-die-titan = Titaani täring
    .in = titaani täring
    .gen = titaani täringu
    .part = titaani täringut
    .com = titaani täringuga

## Buildings and the city

karak-building-stable = Tall
    .in = tall
    .gen = talli
    .part = talli
    .com = talliga
karak-building-portal = Portaal
    .in = portaal
    .gen = portaali
    .part = portaali
    .com = portaaliga
karak-building-glory-banners = Liputorn
    .in = liputorn
    .gen = liputorni
    .part = liputorni
    .com = liputorniga
karak-building-military-camp = Sõjaväelaager
    .in = sõjaväelaager
    .gen = sõjaväelaagri
    .part = sõjaväelaagrit
    .com = sõjaväelaagriga
karak-building-shooting-range = Lasketiir
    .in = lasketiir
    .gen = lasketiiru
    .part = lasketiiru
    .com = lasketiiruga
karak-building-wizard-tower = Võlurikoda
    .in = võlurikoda
    .gen = võlurikoja
    .part = võlurikoda
    .com = võlurikojaga
karak-city = Linn
    .in = linn
    .gen = linna
    .part = linna
    .com = linnaga

## Landscape

karak-land-farm = Talu
    .in = talu
    .gen = talu
    .part = talu
    .com = taluga
karak-land-forest = Mets
    .in = mets
    .gen = metsa
    .part = metsa
    .com = metsaga
karak-land-farm-forest = Talu ja mets
    .in = talu ja mets
    .gen = talu ja metsa
    .part = talu ja metsa
    .com = talu ja metsaga
karak-land-farm-rock = Talu ja kalju
    .in = talu ja kalju
    .gen = talu ja kalju
    .part = talu ja kaljut
    .com = talu ja kaljuga
karak-land-forest-rock = Mets ja kalju
    .in = mets ja kalju
    .gen = metsa ja kalju
    .part = metsa ja kaljut
    .com = metsa ja kaljuga
karak-land-big-farm = Suurtalu
    .in = suurtalu
    .gen = suurtalu
    .part = suurtalu
    .com = suurtaluga
karak-land-dense-forest = Põlismets
    .in = põlismets
    .gen = põlismetsa
    .part = põlismetsa
    .com = põlismetsaga
karak-land-giant-rock = Hiigelkalju
    .in = hiigelkalju
    .gen = hiigelkalju
    .part = hiigelkaljut
    .com = hiigelkaljuga
karak-land-castle = Karaki loss
    .in = Karaki loss
    .gen = Karaki lossi
    .part = Karaki lossi
    .com = Karaki lossiga
karak-land-abyss = Põrgulik kuristik
    .in = põrgulik kuristik
    .gen = põrguliku kuristiku
    .part = põrgulikku kuristikku
    .com = põrguliku kuristikuga

## Resources

karak-resource-food = Toit
    .in = toit
    .gen = toidu
    .part = toitu
    .com = toiduga
karak-resource-wood = Puit
    .in = puit
    .gen = puidu
    .part = puitu
    .com = puiduga
karak-resource-stone = Kivi
    .in = kivi
    .gen = kivi
    .part = kivi
    .com = kiviga

## Kinds of item

karak-kind-weapon = Relv
    .in = relv
    .gen = relva
    .part = relva
    .com = relvaga
karak-kind-spell = Loits
    .in = loits
    .gen = loitsu
    .part = loitsu
    .com = loitsuga
karak-kind-amulet = Amulett
    .in = amulett
    .gen = amuleti
    .part = amuletti
    .com = amuletiga

## Words of the rules

karak-word-chasm = Kuristik
    .in = kuristik
    .gen = kuristiku
    .part = kuristikku
    .com = kuristikuga
karak-word-glory = Au
    .in = au
    .gen = au
    .part = au
    .com = auga
karak-word-life = Elu
    .in = elu
    .gen = elu
    .part = elu
    .com = eluga
karak-word-army = Armee
    .in = armee
    .gen = armee
    .part = armeed
    .com = armeega
karak-word-bag = Kott
    .in = kott
    .gen = koti
    .part = kotti
    .com = kotiga
karak-word-deck = Maastikuväljade pakk
    .in = maastikuväljade pakk
    .gen = maastikuväljade paki
    .part = maastikuväljade pakki
    .com = maastikuväljade pakiga
karak-word-plague = Katk
    .in = katk
    .gen = katku
    .part = katku
    .com = katkuga
karak-word-misery = Viletsus
    .in = viletsus
    .gen = viletsuse
    .part = viletsust
    .com = viletsusega
karak-word-plague-and-misery = Katk ja viletsus
    .in = katk ja viletsus
    .gen = katku ja viletsuse
    .part = katku ja viletsust
    .com = katku ja viletsusega
karak-word-praetorian = Ihukaitse­väelane
    .in = ihukaitseväelane
    .gen = ihukaitseväelase
    .part = ihukaitseväelast
    .com = ihukaitseväelasega
karak-word-soul-stone = Hingekivi
    .in = hingekivi
    .gen = hingekivi
    .part = hingekivi
    .com = hingekiviga
karak-word-strength = Ründejõud
    .in = ründejõud
    .gen = ründejõu
    .part = ründejõudu
    .com = ründejõuga
karak-word-attack = Ründejõud
    .in = ründejõud
    .gen = ründejõu
    .part = ründejõudu
    .com = ründejõuga
karak-word-turn = Mängukord
    .in = mängukord
    .gen = mängukorra
    .part = mängukorda
    .com = mängukorraga
karak-word-round = Voor
    .in = voor
    .gen = vooru
    .part = vooru
    .com = vooruga
karak-word-action = Tegevus
    .in = tegevus
    .gen = tegevuse
    .part = tegevust
    .com = tegevusega
karak-word-tile = Väli
    .in = väli
    .gen = välja
    .part = välja
    .com = väljaga
karak-word-token = Žetoon
    .in = žetoon
    .gen = žetooni
    .part = žetooni
    .com = žetooniga
karak-word-hex = Kuusnurk
    .in = kuusnurk
    .gen = kuusnurga
    .part = kuusnurka
    .com = kuusnurgaga

## Counted nouns
## A number and its noun as the object of a verb in the indicative: „kogub { karak-count-wood }“ (one: genitive, else partitive).
## After an imperative: .nom („Kogu { $amounts_nom }“). For a price: .gen („{ $cost_gen } eest“). None is for negation.

karak-count-food = { $n ->
    [one] { $n } toidu
   *[other] { $n } toitu
}
    .nom = { $n ->
        [one] { $n } toit
       *[other] { $n } toitu
    }
    .gen = { $n } toidu
karak-count-wood = { $n ->
    [one] { $n } puidu
   *[other] { $n } puitu
}
    .nom = { $n ->
        [one] { $n } puit
       *[other] { $n } puitu
    }
    .gen = { $n } puidu
karak-count-stone = { $n ->
    [one] { $n } kivi
   *[other] { $n } kivi
}
    .nom = { $n ->
        [one] { $n } kivi
       *[other] { $n } kivi
    }
    .gen = { $n } kivi
karak-count-knight = { $n ->
    [one] { $n } rüütli
   *[other] { $n } rüütlit
}
    .nom = { $n ->
        [one] { $n } rüütel
       *[other] { $n } rüütlit
    }
karak-count-archer = { $n ->
    [one] { $n } vibuküti
   *[other] { $n } vibukütti
}
    .nom = { $n ->
        [one] { $n } vibukütt
       *[other] { $n } vibukütti
    }
karak-count-mage = { $n ->
    [one] { $n } maagi
   *[other] { $n } maagi
}
    .nom = { $n ->
        [one] { $n } maag
       *[other] { $n } maagi
    }
karak-count-skeleton = { $n ->
    [one] { $n } luukere
   *[other] { $n } luukeret
}
    .nom = { $n ->
        [one] { $n } luukere
       *[other] { $n } luukeret
    }
karak-count-bear = { $n ->
    [one] { $n } karu
   *[other] { $n } karu
}
    .nom = { $n ->
        [one] { $n } karu
       *[other] { $n } karu
    }
karak-count-titan = { $n ->
    [one] { $n } titaani
   *[other] { $n } titaani
}
    .nom = { $n ->
        [one] { $n } titaan
       *[other] { $n } titaani
    }
karak-count-life = { $n ->
    [one] { $n } elu
   *[other] { $n } elu
}
karak-count-die = { $n ->
    [one] { $n } täringu
   *[other] { $n } täringut
}
karak-count-sword-symbol = { $n ->
    [one] { $n } mõõga
   *[other] { $n } mõõka
}
karak-count-skull = { $n ->
    [one] { $n } pealuu
   *[other] { $n } pealuud
}
karak-count-fireball = { $n ->
    [one] { $n } tulekera
   *[other] { $n } tulekera
}
karak-count-small-stone = { $n ->
    [one] { $n } väikese hingekivi
   *[other] { $n } väikest hingekivi
}
karak-count-large-stone = { $n ->
    [one] { $n } suure hingekivi
   *[other] { $n } suurt hingekivi
}
karak-count-archstone = { $n ->
    [one] { $n } kõikvõimsa hingekivi
   *[other] { $n } kõikvõimast hingekivi
}
karak-count-praetorian = { $n ->
    [one] { $n } ihukaitseväelase
   *[other] { $n } ihukaitseväelast
}
karak-count-tile = { $n ->
    [one] { $n } välja
   *[other] { $n } välja
}
karak-count-token = { $n ->
    [one] { $n } žetooni
   *[other] { $n } žetooni
}
karak-count-action = { $n ->
    [one] { $n } tegevuse
   *[other] { $n } tegevust
}
karak-count-glory = { $n ->
    [one] { $n } au taseme
   *[other] { $n } au taset
}
karak-count-player = { $n ->
    [one] { $n } mängija
   *[other] { $n } mängijat
}
karak-count-round = { $n ->
    [one] { $n } vooru
   *[other] { $n } vooru
}

# The score: $n chooses the form, $text is shown (4.5 or 4,5). Nominative.
karak-points = { $n ->
    [one] { $text } punkt
   *[other] { $text } punkti
}
