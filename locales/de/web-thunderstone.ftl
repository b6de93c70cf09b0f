### The Thunderstone table in the browser: what stands on it besides the engine's own sentences.
###
### $card is the name of a card, never inflected; $name what a player is called.

## The hall

web-t-rank = Reihe { $n }
web-t-needs-light = { $n ->
    [one] Braucht { $n } Licht
   *[other] Braucht { $n } Licht
}
web-t-left = übrig
web-t-stone-deep = Der Donnerstein liegt irgendwo in den letzten elf Karten
web-t-stone-near = Der Donnerstein ist nah
web-t-stone-in-hall = Gewinne den Kampf, der ihn in Reihe 1 bringt, und er gehört dir.
web-t-unseen = Noch nicht gesehen
web-t-under = Unter den Stapel gelegt
web-t-escaped = Entkommene Monster

## What an attack would do

web-t-win-by = { $n ->
    [0] Reicht genau
   *[other] Sieg mit { $n } Vorsprung
}
web-t-short = { $n } zu wenig
web-t-no-target = Kein Ziel
web-t-needs-magic = Braucht Magie
web-t-counts = zählt hier
web-t-light-of = Licht { $light }, nötig { $needed }
web-t-halved = halbiert
web-t-total = Summe
web-t-after = Nach dem Effekt
web-t-by-card = Karte für Karte
web-t-with-hand = Mit deiner Hand
web-t-out = kämpft nicht
web-t-gain = Gewinn
web-t-no-sum = Wird berechnet …
web-t-attack = Angreifen: { $card }
web-t-attack-anyway = Trotzdem angreifen
web-t-attack-sure = Gegen „{ $card }“ verlieren?
web-t-attacked = Angriff!
web-t-won = Sieg mit { $n }
web-t-lost = Niederlage mit { $n }

## The Village

web-t-heroes = Helden
web-t-basic = Basiskarten
web-t-sold-out = Ausverkauft
web-t-can-buy = kann gekauft werden
web-t-purchases = { $n ->
    [one] { $n } Kauf
   *[other] { $n } Käufe
}
web-t-gives-up = { $n ->
    [one] verzichtet auf { $n } Kauf
   *[other] verzichtet auf { $n } Käufe
}

## The turn

web-t-gold = { $gold } Gold
web-t-go-buy = Ins Dorf und kaufen: { $card } für { $cost } Gold
web-t-village-about = Effekte, ein Kauf, Aufstieg
web-t-dungeon-about = Helden ausrüsten, Monster angreifen
web-t-best = bestenfalls Angriffswert { $total } gegen Lebenspunkte { $health }
web-t-rest-about = auf Wunsch eine Karte zerstören
web-t-go-village = Ins Dorf
web-t-go-dungeon = In den Dungeon
web-t-go-rest = Rasten
web-t-step-effects = Effekte
web-t-step-buy = Kaufen
web-t-step-train = Aufstieg
web-t-step-draw = Sechs ziehen
web-t-step-prepare = Effekte und Waffen
web-t-step-target = Ziel
web-t-step-battle = Kampf

## Cards in hand

web-t-party = Deine Gruppe
web-t-deck = Deck
web-t-discard = Ablage
web-t-use = Nutzen
web-t-usable = hat einen nutzbaren Effekt
web-t-can-carry = kann die Waffe tragen
web-t-armed = mit { $card }
web-t-equip-how = Tippe auf eine Waffe, dann auf einen Helden; die Summen folgen.
web-t-equip-best = Optimal ausrüsten
web-t-prepare-best = Optimal vorbereiten
web-t-choose-hero = Tippe auf den Helden, der sie tragen soll.
web-t-nothing-here = Mit dieser Karte ist jetzt nichts zu tun.
web-t-card-rule = Die Karte in den Regeln

## Players

web-t-player = { $name }: Siegpunkte { $points }, Erfahrung { $experience }, Hand { $hand }, Deck { $deck }, Ablagestapel { $discard }
web-t-points = Siegpunkte bisher
web-t-revealed = Aufgedeckte Karten
web-t-revealed-by = Aufgedeckt von { $name }
web-t-certain = Sicher auf der Hand
web-t-pool = Hand und Deck zusammen
web-t-nothing = Nichts.

## Questions

web-t-pick = Bitte wählen
web-t-times = { $n ->
    [one] { $n } Exemplar
   *[other] { $n } Exemplare
}
web-t-do-destroy = Zerstören: { $card }
web-t-do-destroy-many = { $n ->
    [one] { $n } Karte zerstören
   *[other] { $n } Karten zerstören
}
web-t-do-discard = Ablegen: { $card }
web-t-do-strengthen = Verstärken: { $card }
web-t-do-bar = Kämpft nicht: { $card }
web-t-do-return = Wegschicken: { $card }
web-t-do-take = Nehmen: { $card }
web-t-do-borrow = Mitnehmen: { $card }
web-t-do-train = Aufsteigen zu: { $card }
web-t-train-about = Der Held verlässt das Spiel, die nächste Stufe kommt auf deinen Ablagestapel. Jeder Held nur einmal pro Zug.

## The end

web-t-end-player = Spieler
web-t-end-monsters = Monster
web-t-end-others = Sonstige
web-t-holds-stone = hat den Donnerstein

## The choice of cards before a game

web-t-fill = Zufällig auffüllen
web-t-clear = Leeren
web-t-chosen-least = { $n } gewählt, mindestens { $wanted }
web-t-chosen-of = { $n } von { $wanted } gewählt
web-t-choose-groups = Monstergruppen
web-t-choose-families = Heldenfamilien
web-t-choose-village = Dorfkarten
