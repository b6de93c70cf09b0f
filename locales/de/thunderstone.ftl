### Thunderstone: the log, the questions, the choices, the refusals, the setup. Card names are in thunderstone-cards.ftl.
###
### $card, $hero, $weapon, $into, $monster: names; never inflected: after a noun in quotation marks, after a colon without.
### $cards, $effects: finished lists. $player may be anyone's name: no genitive, always „von“.

## Small parts

thunderstone-nobody = niemand
thunderstone-changed-card = { $strength ->
    [0] { $attack ->
        [-2] { $card } (Angriff −2)
        [-1] { $card } (Angriff −1)
       *[other] { $card } (Angriff +{ $attack })
    }
   *[other] { $attack ->
        [-2] { $card } (Stärke +{ $strength }, Angriff −2)
        [-1] { $card } (Stärke +{ $strength }, Angriff −1)
        [0] { $card } (Stärke +{ $strength })
       *[other] { $card } (Stärke +{ $strength }, Angriff +{ $attack })
    }
}

# .acc is the object of a verb, .each stands after „für“ or as the object of a verb.
thunderstone-kind-any = beliebige Karte
    .acc = 1 beliebige Karte
    .each = jede Karte
thunderstone-kind-hero = Held
    .acc = 1 Helden
    .each = jeden Helden
thunderstone-kind-militia = Miliz
    .acc = 1 Miliz-Karte
    .each = jede Miliz
thunderstone-kind-non-fighter = Held außer Kämpfern
    .acc = 1 Helden außer Kämpfern
    .each = jeden Helden außer Kämpfern
thunderstone-kind-fighter = Kämpfer
    .acc = 1 Kämpfer
    .each = jeden Kämpfer
thunderstone-kind-cleric = Kleriker
    .acc = 1 Kleriker
    .each = jeden Kleriker
thunderstone-kind-cleric-or-wizard = Kleriker oder Zauberer
    .acc = 1 Kleriker oder Zauberer
    .each = jeden Kleriker und jeden Zauberer
thunderstone-kind-weapon = Waffe
    .acc = 1 Waffe
    .each = jede Waffe
thunderstone-kind-edged = Klingenwaffe
    .acc = 1 Klingenwaffe
    .each = jede Klingenwaffe
thunderstone-kind-food = Nahrung
    .acc = 1 Nahrungskarte
    .each = jede Nahrungskarte
thunderstone-kind-spell = Zauberspruch
    .acc = 1 Zauberspruch
    .each = jeden Zauberspruch
thunderstone-kind-monster = Monster
    .acc = 1 Monsterkarte
    .each = jede Monsterkarte
thunderstone-kind-disease = Krankheit
    .acc = 1 Krankheit
    .each = jede Krankheit
thunderstone-kind-light-item = Gegenstand mit Licht
    .acc = 1 Gegenstand mit Licht
    .each = jeden Gegenstand mit Licht
thunderstone-kind-item-or-magic-spell = Gegenstand oder Zauberspruch mit Magischem Angriff
    .acc = 1 Gegenstand oder Zauberspruch mit Magischem Angriff
    .each = jeden Zauberspruch mit Magischem Angriff und jeden Gegenstand

## Effects, as parts of a sentence
## Several are listed with commas and „und“, for a button as well as for the log: infinitives, no „du“.

thunderstone-effect-attack-from-rank = Angriff +{ $n } gegen ein Monster ab Reihe { $rank }
thunderstone-effect-cannot-attack-rank = kein Angriff auf ein Monster in Reihe { $rank }
thunderstone-effect-bonus-per = { $magic ->
    [0] Angriff +{ $attack } für { $kind_each }
   *[other] Magischer Angriff +{ $magic } für { $kind_each }
}
thunderstone-effect-attack-armed-with = Angriff +{ $n }, wenn dieser Held { $kind_acc } trägt
thunderstone-effect-help-each = Angriff +{ $n } für { $kind_each }
thunderstone-effect-double-magic = Magischen Angriff verdoppeln
thunderstone-effect-weapon-bonus-strength = zusätzlich Angriff +{ $n }, wenn der Träger Stärke { $strength } oder mehr hat
thunderstone-effect-weapon-bonus-cleric = zusätzlich Angriff +{ $n } in der Hand eines Klerikers gegen Ritter der Verdammnis und Untote
thunderstone-effect-draw = { $n ->
    [one] { $n } Karte ziehen
   *[other] { $n } Karten ziehen
}
thunderstone-effect-destroy = { $kind_acc } zerstören
thunderstone-effect-destroy-self = diese Karte zerstören
thunderstone-effect-pawn = 1 Karte mit Goldwert zerstören und ihren Goldwert plus { $n } Gold erhalten
thunderstone-effect-gain-gold = { $n } Gold erhalten
thunderstone-effect-gain-experience = { $n ->
    [one] { $n } Erfahrungspunkt erhalten
   *[other] { $n } Erfahrungspunkte erhalten
}
thunderstone-effect-extra-purchase = { $n ->
    [one] { $n } Karte mehr kaufen
   *[other] { $n } Karten mehr kaufen
}
thunderstone-effect-gain-attack = Angriff +{ $n } für diesen Helden
thunderstone-effect-strengthen = Stärke +{ $n } für 1 Helden
thunderstone-effect-strengthen-into-magic = Stärke +{ $n } für 1 Helden, dessen gesamter Angriff zu Magischem Angriff wird
thunderstone-effect-strengthen-all = { $strength ->
    [0] Angriff +{ $attack } für alle Helden
   *[other] Stärke +{ $strength } und Angriff +{ $attack } für alle Helden
}
thunderstone-effect-armed-into-magic = Angriff der ausgerüsteten Helden in Magischen Angriff verwandeln
thunderstone-effect-weightless = Gewicht 0 für alle Waffen
thunderstone-effect-throw = diese Waffe für zusätzlich Angriff +{ $n } zerstören
thunderstone-effect-return-monster = 1 Monster der Halle unter den Dungeon-Stapel legen
thunderstone-effect-take-monster = 1 Monster der Halle mit 1 oder 2 Siegpunkten auf den eigenen Ablagestapel legen
thunderstone-effect-return-or-arrange = 1 Monster der Halle unter den Dungeon-Stapel legen oder die Halle neu ordnen
thunderstone-effect-others-discard = { $n ->
    [one] alle anderen Spieler legen je { $n } Karte ab
   *[other] alle anderen Spieler legen je { $n } Karten ab
}
thunderstone-effect-others-discard-or-hero = { $n ->
    [one] alle anderen Spieler legen je 1 Helden oder { $n } Karte ab
   *[other] alle anderen Spieler legen je 1 Helden oder { $n } Karten ab
}
thunderstone-effect-borrow-hero = jeder Spieler legt 1 Helden ab, und einer davon kämpft mit
thunderstone-effect-spoils = Beute: { $kind_acc } kaufen
thunderstone-effect-reveal-and-destroy = { $n ->
    [one] Beute: { $n } Karte des eigenen Decks aufdecken, zerstören oder ablegen
   *[other] Beute: { $n } Karten des eigenen Decks aufdecken, beliebige davon zerstören, den Rest ablegen
}
thunderstone-effect-experience-in-rank = Erfahrung +{ $n } für ein Monster, das in Reihe { $rank } besiegt wird
thunderstone-effect-slay-one = { $kind_acc } zerstören
thunderstone-effect-slay-all = { $kind_each } zerstören
thunderstone-effect-slay-unless-armed = 1 Helden zerstören, falls niemand mit einer Waffe ausgerüstet ist
thunderstone-effect-slay-strongest = den Helden mit der größten Stärke zerstören
thunderstone-effect-slay-exhausted = Helden mit Stärke 0 oder weniger zerstören
thunderstone-effect-gain-disease = { $n ->
    [one] { $n } Krankheit erhalten
   *[other] { $n } Krankheiten erhalten
}
thunderstone-effect-weaken = Stärke { $strength ->
    [-4] −4
    [-2] −2
   *[other] { $strength }
} für alle Helden
thunderstone-effect-weaken-attack = Stärke { $strength ->
    [-2] −2
   *[other] { $strength }
} für alle Helden und je { $attack ->
    [-1] −1
   *[other] { $attack }
} auf Angriff oder Magischen Angriff
thunderstone-effect-help-armed = Angriff +{ $n } für jeden Helden mit einer Waffe
thunderstone-effect-bar = 1 Held kann nicht angreifen
thunderstone-effect-destroy-hero-stacks = { $n ->
    [one] die oberste Karte jedes Heldenstapels zerstören, auch der Miliz
   *[other] die obersten { $n } Karten jedes Heldenstapels zerstören, auch der Miliz
}
thunderstone-effect-everyone-discards = { $n ->
    [one] jeder Spieler legt { $n } Karte ab
   *[other] jeder Spieler legt { $n } Karten ab
}

## Setup

thunderstone-setup-players = { $n ->
    [one] { $n } Spieler sitzt am Tisch.
   *[other] { $n } Spieler sitzen am Tisch.
}
thunderstone-setup-first-game = Gespielt wird mit den Karten, die die Anleitung für die erste Partie nennt.
thunderstone-setup-random = { $groups ->
    [one] Die Karten werden ausgelost, mit { $groups } Monstergruppe.
   *[other] Die Karten werden ausgelost, mit { $groups } Monstergruppen.
}
thunderstone-setup-custom = Monster: { $groups }. Helden: { $families }. Dorf: { $village }.
thunderstone-setup-solo-normal = Solospiel: Jeder Sieg hält den Dungeon eine Weile auf.
thunderstone-setup-solo-warrior = Solospiel, Krieger: halb so große Stapel; nur ein Sieg über ein Monster mit mindestens 2 Erfahrungspunkten hält den Dungeon auf.
thunderstone-setup-solo-nightmare = Solospiel, Albtraum: halb so große Stapel; nichts hält den Dungeon auf.
thunderstone-setup-error-wrong-players = Thunderstone ist für 2 bis 5 Spieler oder als Solospiel für 1, nicht für { $players }.
thunderstone-setup-error-alone-only-solo = Allein spielst du das Solospiel: Wähle seinen Schwierigkeitsgrad.
thunderstone-setup-error-solo-is-for-one = Das Solospiel ist für 1 Spieler, nicht für { $players }.
thunderstone-setup-error-wrong-groups = { $groups ->
    [one] Gewählt ist { $groups } Monstergruppe. Es müssen mindestens 3 sein; zur Wahl stehen 8.
   *[other] Gewählt sind { $groups } Monstergruppen. Es müssen mindestens 3 sein; zur Wahl stehen 8.
}
thunderstone-setup-error-wrong-families = { $families ->
    [one] Gewählt ist { $families } Heldenfamilie. Es müssen 4 sein.
   *[other] Gewählt sind { $families } Heldenfamilien. Es müssen 4 sein.
}
thunderstone-setup-error-wrong-village = { $cards ->
    [one] Gewählt ist { $cards } Dorfkarte. Es müssen 8 sein.
   *[other] Gewählt sind { $cards } Dorfkarten. Es müssen 8 sein.
}
thunderstone-setup-error-not-a-village-card = Diese Karte steht nicht als Dorfkarte zur Wahl: { $card }.
thunderstone-setup-error-group-twice = Diese Monstergruppe ist zweimal genannt: { $group }.
thunderstone-setup-error-family-twice = Diese Heldenfamilie ist zweimal genannt: { $family }.
thunderstone-setup-error-card-twice = Diese Dorfkarte ist zweimal genannt: { $card }.

## Questions

thunderstone-ask-nothing = Gerade gibt es nichts zu entscheiden.
thunderstone-ask-place = Du bist dran. Dorf, Dungeon oder Rast?
thunderstone-ask-prepare-village = Du bist mit { $gold } Gold im Dorf. Nutzt du einen Effekt, kaufst du eine Karte, oder geht es weiter?
thunderstone-ask-prepare-dungeon = Du bist im Dungeon. Nutzt du einen Effekt, rüstest du einen Helden aus, oder greifst du an?
thunderstone-ask-buy = Du hast noch { $gold } Gold. Kaufst du noch eine Karte?
thunderstone-ask-buy-spoils = Beute ({ $card }): Du darfst mit { $gold } Gold eine Karte kaufen.
thunderstone-ask-train = { $experience ->
    [one] Du hast { $experience } Erfahrungspunkt. Lässt du einen Helden aufsteigen?
   *[other] Du hast { $experience } Erfahrungspunkte. Lässt du einen Helden aufsteigen?
}
thunderstone-ask-loss-hero = { $monster }: Der Held „{ $card }“ verliert 1 Punkt. Angriff oder Magischer Angriff?
thunderstone-ask-loss-disease = { $of ->
    [one] Die Krankheit kostet dich 1 Punkt: Angriff oder Magischen Angriff?
   *[other] Krankheit { $n } von { $of } kostet dich 1 Punkt: Angriff oder Magischen Angriff?
}
thunderstone-ask-spoils = Welche Beute nimmst du als Nächstes?
thunderstone-ask-borrow = { $card }: Welchen der abgelegten Helden nimmst du mit?
thunderstone-ask-destroy = { $card }: Welche Karte zerstörst du?
thunderstone-ask-pawn = { $card }: Welche Karte zerstörst du für ihr Gold?
thunderstone-ask-strengthen = { $card }: Welcher Held wird stärker?
thunderstone-ask-discard = { $of ->
    [one] { $card }: Welche Karte legst du ab?
   *[other] { $card }: Welche Karte legst du ab? ({ $n } von { $of })
}
thunderstone-ask-discard-breach = { $of ->
    [one] Durchbruch: { $card }. Welche Karte legst du ab?
   *[other] Durchbruch: { $card }. Welche Karte legst du ab? ({ $n } von { $of })
}
thunderstone-ask-discard-hero-or-two = { $card }: Lege 1 Helden oder 2 Karten ab. Welche Karte?
thunderstone-ask-discard-hero = { $card }: Welchen Helden legst du ab?
thunderstone-ask-slay = Das Monster „{ $card }“ zerstört eine Karte. Welche?
thunderstone-ask-bar = Das Monster „{ $card }“ hält einen Helden vom Angriff ab. Welchen?
thunderstone-ask-rest = Du rastest. Zerstörst du eine Karte aus deiner Hand?
thunderstone-ask-sphinx = { $card }: Zerstörst du eine der aufgedeckten Karten?
thunderstone-ask-return = { $left ->
    [one] { $card }: Welches Monster kommt unter den Dungeon-Stapel?
   *[other] { $card }: Welches Monster kommt unter den Dungeon-Stapel? (bis zu { $left })
}
thunderstone-ask-take = { $card }: Welches Monster nimmst du?
thunderstone-ask-banish = { $card }: Legst du ein Monster unter den Dungeon-Stapel, oder ordnest du die Halle neu?

## Choices

thunderstone-choice-village = Ins Dorf
thunderstone-choice-dungeon = In den Dungeon
thunderstone-choice-rest = Rasten
thunderstone-choice-effects = Nutzen: { $effects }
thunderstone-choice-use = { $card }: { $effects }
thunderstone-choice-equip = Ausrüsten: { $hero } mit „{ $weapon }“
thunderstone-choice-attack = Angreifen: { $monster } in Reihe { $rank }
thunderstone-choice-buy = Kaufen: { $card } für { $cost } Gold
thunderstone-choice-level-up = { $experience ->
    [one] Aufstieg für { $experience } Erfahrungspunkt: „{ $card }“ wird zu „{ $into }“
   *[other] Aufstieg für { $experience } Erfahrungspunkte: „{ $card }“ wird zu „{ $into }“
}
thunderstone-choice-member-armed = { $card } (mit „{ $other }“)
thunderstone-choice-card = { $card }
thunderstone-choice-monster = { $monster } in Reihe { $rank }
thunderstone-choice-arrange = Ab Reihe 1: { $cards }
thunderstone-choice-lose = { $power ->
    [magic] Magischer Angriff −1
   *[attack] Angriff −1
}
thunderstone-choice-take-spoils = Beute: { $card }
thunderstone-choice-borrow = { $card } von { $player }
thunderstone-choice-destroy-nothing = Nichts zerstören
thunderstone-choice-destroy-no-more = Nichts mehr zerstören
thunderstone-choice-buy-nothing = Nichts mehr kaufen
thunderstone-choice-no-target = Zug ohne Kampf beenden
thunderstone-choice-train-nobody = Niemanden mehr aufsteigen lassen
thunderstone-choice-borrow-nobody = Keinen Helden leihen
thunderstone-choice-return-nothing = Kein Monster wegschicken
thunderstone-choice-done = Fertig

## Why not

thunderstone-why-not-the-question = Danach wird gerade nicht gefragt.
thunderstone-why-no-such-card = Dort liegt keine deiner aufgedeckten Karten.
thunderstone-why-alike = Eine andere deiner Karten ist genau gleich. Wähle stattdessen diese.
thunderstone-why-no-effect-here = Die Karte „{ $card }“ hat hier keinen solchen Effekt.
thunderstone-why-used-already = Diesen Effekt hast du schon genutzt: { $card }.
thunderstone-why-nothing-to-destroy = Für die Karte „{ $card }“ fehlt eine Karte, die zerstört werden könnte.
thunderstone-why-no-hero = Für die Karte „{ $card }“ ist kein Held da.
thunderstone-why-no-monster-for = Für die Karte „{ $card }“ ist in der Halle kein Monster.
thunderstone-why-not-equipped = Nur eine ausgerüstete Waffe kann geworfen werden, und mit „{ $card }“ ist niemand ausgerüstet.
thunderstone-why-not-a-hero = Die Karte „{ $card }“ ist kein Held.
thunderstone-why-not-a-weapon = Die Karte „{ $card }“ ist keine Waffe.
thunderstone-why-too-heavy = Die Waffe „{ $card }“ hat Gewicht { $weight }, der Held nur Stärke { $strength }.
thunderstone-why-has-weapon = Ein Held trägt nur eine Waffe, und der Held „{ $card }“ hat schon eine.
thunderstone-why-weapon-in-use = Mit dieser Waffe ist ein anderer Held ausgerüstet: { $card }.
thunderstone-why-no-monster = In Reihe { $rank } ist kein Monster.
thunderstone-why-empty-hall = In der Dungeon-Halle ist noch kein Monster: Besuche das Dorf oder raste.
thunderstone-why-thunderstone-is-no-monster = Der Donnerstein ist kein Monster.
thunderstone-why-cannot-be-attacked = Das Monster „{ $card }“ ist nicht angreifbar, solange ein Lichtabzug bleibt.
thunderstone-why-must-attack = Im Dungeon musst du ein Monster angreifen, auch wenn du es nicht besiegen kannst.
thunderstone-why-not-for-sale = Diese Karte gibt es hier nicht zu kaufen: { $card }.
thunderstone-why-not-on-top = Oben auf dem Stapel liegt die Karte „{ $top }“, nicht „{ $card }“.
thunderstone-why-too-expensive = Die Karte „{ $card }“ kostet { $cost } Gold; du hast { $gold } Gold.
thunderstone-why-not-this-kind = Diese Beute gilt für andere Karten, nicht für „{ $card }“.
thunderstone-why-no-further-level = Die Karte „{ $card }“ kann nicht weiter aufsteigen.
thunderstone-why-not-the-next-level = Die Karte „{ $card }“ wird nicht zu „{ $into }“.
thunderstone-why-level-gone = Im Dorf ist keine Karte „{ $card }“ mehr übrig.
thunderstone-why-too-little-experience = { $needed ->
    [one] Dafür brauchst du { $needed } Erfahrungspunkt; du hast { $have }.
   *[other] Dafür brauchst du { $needed } Erfahrungspunkte; du hast { $have }.
}
thunderstone-why-not-eligible = Die Karte „{ $card }“ steht hier nicht zur Wahl.
thunderstone-why-was-used = Die Karte „{ $card }“ hast du genutzt. Der Effekt einer anderen Karte kann sie nicht mehr zerstören.
thunderstone-why-borrowed = Der Held „{ $card }“ ist geliehen und gehört nicht zu deiner Hand.
thunderstone-why-not-there = Diese Karte ist nicht da: { $card }.
thunderstone-why-must-choose = Hier musst du dich für eines entscheiden.
thunderstone-why-no-order = So lässt sich die Halle nicht ordnen.
thunderstone-why-wrong-worth = Das Monster „{ $card }“ ist nicht 1 oder 2 Siegpunkte wert.
thunderstone-why-nothing-to-lose = { $power ->
    [magic] Du hast keinen Magischen Angriff, der sinken könnte.
   *[attack] Du hast keinen Angriff, der sinken könnte.
}
thunderstone-why-no-spoils = Die Karte „{ $card }“ bringt keine Beute mehr.
thunderstone-why-nothing-offered = { $player } hat keinen Helden abgelegt.
thunderstone-why-impossible = Dieses Ergebnis ist jetzt nicht möglich.

## Log

thunderstone-log-group-chosen = Monster im Dungeon: { $group }.
thunderstone-log-family-chosen = Helden im Dorf: { $family }.
thunderstone-log-village-card-chosen = Im Dorf gibt es zu kaufen: { $card }.
thunderstone-log-starting-player-chosen = { $player } beginnt.
thunderstone-log-drew = { $player } zieht die Karte „{ $card }“.
thunderstone-log-drew-hidden = { $player } zieht eine Karte.
thunderstone-log-joined = { $player } zieht die Karte „{ $card }“ und deckt sie auf.
thunderstone-log-reshuffled = { $player } mischt den Ablagestapel zu einem neuen Deck.
thunderstone-log-discarded = { $player } legt die Karte „{ $card }“ ab.
thunderstone-log-hand-shown = { $cards_count ->
    [0] { $player } zeigt eine leere Hand.
   *[other] { $player } zeigt eine Hand ohne Helden: { $cards }.
}
thunderstone-log-hand-card-destroyed = { $player } zerstört die Karte „{ $card }“.
thunderstone-log-hand-discarded = { $cards_count ->
    [0] { $player } hat keine Handkarten zum Ablegen.
   *[other] { $player } legt die Hand ab: { $cards }.
}
thunderstone-log-party-discarded = { $player } legt alle Karten ab.
thunderstone-log-turn-began = { $player } ist am Zug.
thunderstone-log-rested = { $player } rastet.
thunderstone-log-revealed-village = { $cards_count ->
    [0] { $player } besucht das Dorf ohne Karten.
   *[other] { $player } besucht das Dorf mit: { $cards }.
}
thunderstone-log-revealed-dungeon = { $cards_count ->
    [0] { $player } betritt den Dungeon ohne Karten.
   *[other] { $player } betritt den Dungeon mit: { $cards }.
}
thunderstone-log-effect-used = { $player } nutzt die Karte „{ $card }“.
thunderstone-log-destroyed = Die Karte „{ $card }“ von { $player } wird zerstört.
thunderstone-log-member-discarded = { $player } legt die aufgedeckte Karte „{ $card }“ ab.
thunderstone-log-gold-gained = { $player } erhält { $n } Gold.
thunderstone-log-purchases-gained = { $n ->
    [one] { $player } darf { $n } Karte mehr kaufen.
   *[other] { $player } darf { $n } Karten mehr kaufen.
}
thunderstone-log-experience-gained = { $n ->
    [one] { $player } erhält { $n } Erfahrungspunkt.
   *[other] { $player } erhält { $n } Erfahrungspunkte.
}
thunderstone-log-bought = { $player } kauft die Karte „{ $card }“ für { $n } Gold.
thunderstone-log-bought-as-spoils = { $player } kauft die Karte „{ $card }“ für { $n } Gold als Beute.
thunderstone-log-levelled-up = { $n ->
    [one] { $player } zahlt { $n } Erfahrungspunkt: „{ $card }“ wird zu „{ $into }“.
   *[other] { $player } zahlt { $n } Erfahrungspunkte: „{ $card }“ wird zu „{ $into }“.
}
thunderstone-log-equipped = { $player } rüstet den Helden „{ $hero }“ mit der Waffe „{ $weapon }“ aus.
thunderstone-log-thrown = { $player } wirft die Waffe „{ $card }“: zusätzlich Angriff +{ $n }.
thunderstone-log-attack-gained = Der Held „{ $card }“ erhält Angriff +{ $n }.
thunderstone-log-strengthened = Der Held „{ $card }“ erhält Stärke +{ $n }.
thunderstone-log-strengthened-into-magic = Der Held „{ $card }“ erhält Stärke +{ $n }; sein gesamter Angriff wird zu Magischem Angriff.
thunderstone-log-all-strengthened = { $strength ->
    [0] Alle Helden erhalten Angriff +{ $attack }.
   *[other] Alle Helden erhalten Stärke +{ $strength } und Angriff +{ $attack }.
}
thunderstone-log-armed-turned-to-magic = Der Angriff der ausgerüsteten Helden wird zu Magischem Angriff.
thunderstone-log-weapons-made-weightless = Alle Waffen haben Gewicht 0.
thunderstone-log-hero-demanded = { $player } hat einen Helden und muss einen ablegen.
thunderstone-log-hero-offered = Der Held „{ $card }“ von { $player } steht zum Leihen bereit.
thunderstone-log-hero-borrowed = { $player } leiht sich den Helden „{ $card }“ von { $owner }.
thunderstone-log-nobody-borrowed = { $player } leiht sich keinen Helden.
thunderstone-log-thunderstone-entered = Der Donnerstein erscheint in Reihe { $rank }.
thunderstone-log-entered-hall = Das Monster „{ $card }“ kommt in Reihe { $rank }.
thunderstone-log-hall-closed-up = Die Karten der Halle rücken auf.
thunderstone-log-hall-arranged = Die Halle wird neu geordnet.
thunderstone-log-hall-advanced-escaped = Der Dungeon rückt vor; das Monster „{ $card }“ entkommt.
thunderstone-log-hall-advanced = Der Dungeon rückt vor.
thunderstone-log-monster-returned = Das Monster „{ $card }“ kommt aus Reihe { $rank } unter den Dungeon-Stapel.
thunderstone-log-monster-taken = { $player } nimmt das Monster „{ $card }“ aus Reihe { $rank }.
thunderstone-log-breached = Durchbruch: { $card }.
thunderstone-log-stack-card-destroyed = Im Dorf zerstört: { $card }.
thunderstone-log-attacked = { $player } greift das Monster „{ $card }“ in Reihe { $rank } an.
thunderstone-log-heroes-weakened = { $n ->
    [-4] Alle Helden erhalten Stärke −4.
    [-2] Alle Helden erhalten Stärke −2.
   *[other] Alle Helden erhalten Stärke { $n }.
}
thunderstone-log-armed-helped = Jeder Held mit einer Waffe erhält Angriff +{ $n }.
thunderstone-log-hero-lost = { $power ->
    [magic] { $n ->
        [-1] Der Held „{ $card }“ verliert 1 Punkt Magischen Angriff.
       *[other] Der Held „{ $card }“ erhält Magischen Angriff { $n }.
    }
   *[attack] { $n ->
        [-1] Der Held „{ $card }“ verliert 1 Punkt Angriff.
       *[other] Der Held „{ $card }“ erhält Angriff { $n }.
    }
}
thunderstone-log-hero-barred = Der Held „{ $card }“ kann nicht angreifen.
thunderstone-log-doomed = Die Karte „{ $card }“ wird nach dem Kampf zerstört.
thunderstone-log-disease-took = { $power ->
    [magic] Krankheit: Magischer Angriff −1.
   *[attack] Krankheit: Angriff −1.
}
thunderstone-log-disease-took-nothing = Die Krankheit bleibt ohne Wirkung.
thunderstone-log-won = { $n ->
    [one] { $player } besiegt das Monster „{ $card }“ mit Angriffswert { $total } gegen { $health } Lebenspunkte und erhält { $n } Erfahrungspunkt.
   *[other] { $player } besiegt das Monster „{ $card }“ mit Angriffswert { $total } gegen { $health } Lebenspunkte und erhält { $n } Erfahrungspunkte.
}
thunderstone-log-lost = { $escapes ->
    [yes] { $player } verliert gegen das Monster „{ $card }“: Angriffswert { $total } gegen { $health } Lebenspunkte. Es entkommt.
   *[no] { $player } verliert gegen das Monster „{ $card }“: Angriffswert { $total } gegen { $health } Lebenspunkte.
}
thunderstone-log-disease-gained = { $n ->
    [one] { $player } erhält { $n } Krankheit.
   *[other] { $player } erhält { $n } Krankheiten.
}
thunderstone-log-spoils-opened = { $player } nutzt die Beute der Karte „{ $card }“.
thunderstone-log-spoils-left = { $player } lässt die übrige Beute liegen.
thunderstone-log-card-revealed = { $player } deckt vom Deck die Karte „{ $card }“ auf.
thunderstone-log-revealed-destroyed = { $player } zerstört die aufgedeckte Karte „{ $card }“.
thunderstone-log-revealed-discarded = { $player } legt die übrigen aufgedeckten Karten ab.
thunderstone-log-thunderstone-taken = { $player } nimmt den Donnerstein!
thunderstone-log-thunderstone-lost = Der Donnerstein erreicht Reihe 1, und niemand nimmt ihn.
thunderstone-log-stalled = Im Dungeon hat sich zu lange nichts geregt.
thunderstone-log-game-ended = Das Spiel ist zu Ende.

## The table in sentences. A topic: its names as a command, separated by commas, and what it tells.

thunderstone-topic-hall = Die Halle
    .names = halle
    .help = welche Monster in den drei Reihen warten und was deine Gruppe gegen sie ausrichtet
thunderstone-topic-village = Das Dorf
    .names = dorf
    .help = was das Dorf verkauft und wie viel davon übrig ist
