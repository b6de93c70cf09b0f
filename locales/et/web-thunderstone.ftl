### The Thunderstone table in the browser: what stands on it besides the engine's own sentences.
###
### $card is the name of a card, never inflected; $name what a player is called.

## The hall

web-t-rank = { $n }. rida
web-t-needs-light = { $n ->
    [one] Vaja { $n } valgust
   *[other] Vaja { $n } valgust
}
web-t-left = alles
web-t-stone-deep = Kõuekivi on viimase üheteistkümne kaardi seas
web-t-stone-near = Kõuekivi on lähedal
web-t-stone-in-hall = Kes toob selle võiduga 1. ritta, saab selle endale.
web-t-unseen = Veel nägemata
web-t-under = Paki alla pandud
web-t-escaped = Pääsenud koletised

## What an attack would do

web-t-win-by = { $n ->
    [0] Napp võit
   *[other] Võit, { $n } üle
}
web-t-short = Puudu { $n }
web-t-no-target = Ei saa rünnata
web-t-needs-magic = Vaja maagiat
web-t-counts = loeb siin
web-t-light-of = Valgus { $light }, vaja { $needed }
web-t-halved = pooleks
web-t-total = Kokku
web-t-after = Pärast mõju
web-t-by-card = Kaarthaaval
web-t-with-hand = Sinu kaartidega
web-t-out = ei võitle
web-t-gain = Saad
web-t-no-sum = Arvutamine …
web-t-attack = Ründa: { $card }
web-t-attack-anyway = Ründa siiski
web-t-attack-sure = Kas ründad ja kaotad? ({ $card })
web-t-attacked = Rünnak!
web-t-won = Võit: { $n }
web-t-lost = Kaotus: { $n }

## The Village

web-t-heroes = Kangelased
web-t-basic = Põhikaardid
web-t-sold-out = Otsas
web-t-can-buy = saab osta
web-t-purchases = { $n ->
    [one] { $n } ost
   *[other] { $n } ostu
}
web-t-gives-up = { $n ->
    [one] loobud: { $n } ost
   *[other] loobud: { $n } ostu
}

## The turn

web-t-gold = { $gold ->
    [one] { $gold } kuldmünt
   *[other] { $gold } kuldmünti
}
web-t-go-buy = Külla: osta „{ $card }“ { $cost } kuldmündi eest
web-t-village-about = mõjud, üks ost, tasemetõus
web-t-dungeon-about = relvasta kangelased, ründa koletist
web-t-best = parimal juhul ründejõud { $total }, tervis { $health }
web-t-rest-about = soovi korral hävita üks kaart
web-t-go-village = Külla
web-t-go-dungeon = Koobastikku
web-t-go-rest = Puhka
web-t-step-effects = Mõjud
web-t-step-buy = Ost
web-t-step-train = Tasemetõus
web-t-step-draw = Võta kuus
web-t-step-prepare = Mõjud ja relvad
web-t-step-target = Sihtmärk
web-t-step-battle = Lahing

## Cards in hand

web-t-party = Sinu salk
web-t-deck = Pakk
web-t-discard = Mahapandud
web-t-use = Kasuta
web-t-usable = mõju saab kasutada
web-t-can-carry = jaksab relva kanda
web-t-armed = relv: { $card }
web-t-equip-how = Puuduta relva, siis kangelast; summad muutuvad ise.
web-t-equip-best = Parim relvastus
web-t-prepare-best = Parim ettevalmistus
web-t-choose-hero = Puuduta kangelast, kes seda kannab.
web-t-nothing-here = Selle kaardiga pole praegu midagi teha.
web-t-card-rule = Kaart reeglites

## Players

web-t-player = { $name }: võidupunkte { $points }, kogemus { $experience }, käsi { $hand }, pakk { $deck }, mahapanekupakk { $discard }
web-t-points = Võidupunktid seni
web-t-revealed = Avatud kaardid
web-t-revealed-by = Kaardid avas { $name }
web-t-certain = Kindlasti käes
web-t-pool = Käsi ja pakk kokku
web-t-nothing = Mitte midagi.

## Questions

web-t-pick = Vali üks
web-t-times = ühesuguseid: { $n }
web-t-do-destroy = Hävita: { $card }
web-t-do-destroy-many = { $n ->
    [one] Hävita { $n } kaart
   *[other] Hävita { $n } kaarti
}
web-t-do-discard = Pane maha: { $card }
web-t-do-strengthen = Tugevda: { $card }
web-t-do-bar = Ei võitle: { $card }
web-t-do-return = Paki alla: { $card }
web-t-do-take = Võta: { $card }
web-t-do-borrow = Laena: { $card }
web-t-do-train = Tõsta tasemele: { $card }
web-t-train-about = Kangelane lahkub mängust, järgmise taseme kaart läheb sinu mahapanekupakki. Iga kangelane kord mängukorra jooksul.

## The end

web-t-end-player = Mängija
web-t-end-monsters = Koletised
web-t-end-others = Muud
web-t-holds-stone = Kõuekivi omanik

## The choice of cards before a game

web-t-fill = Täida juhuslikult
web-t-clear = Tühjenda
web-t-chosen-least = valitud { $n }, vaja vähemalt { $wanted }
web-t-chosen-of = valitud { $n }, vaja { $wanted }
web-t-choose-groups = Koletiserühmad
web-t-choose-families = Kangelaste perekonnad
web-t-choose-village = Külakaardid
