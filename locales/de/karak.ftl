### Karak 2: the log, the questions, the choices, the refusals. Names and counted nouns are in karak-terms.ftl.
###
### $hero and other names: the label; $hero_in inside a sentence, $hero_acc and so on its cases. Items, buildings and units
### differ in gender: no article before them, or one that fits them all (kein, dein in the nominative).
### $amounts, $cost, $units, $faces, $face, $fireballs are finished phrases in the accusative; $sides are nominatives.

## Small parts

# What a list of resources says when it is empty. Log lines choose a variant by this very word.
karak-nothing = nichts

karak-face-blank = eine leere Seite
karak-face-swords = { $n ->
    [one] { $n } Schwert
   *[other] { $n } Schwerter
}
karak-face-skulls = { $n ->
    [one] { $n } Totenkopf
   *[other] { $n } Totenköpfe
}
# The same face on $dice dice, at least 2.
karak-faces-blank = { $dice } leere Seiten
karak-faces-swords = { $dice }× { $n ->
    [one] { $n } Schwert
   *[other] { $n } Schwerter
}
karak-faces-skulls = { $dice }× { $n ->
    [one] { $n } Totenkopf
   *[other] { $n } Totenköpfe
}

karak-side-e = Osten
    .start = Osten
karak-side-ne = Nordosten
    .start = Nordosten
karak-side-nw = Nordwesten
    .start = Nordwesten
karak-side-w = Westen
    .start = Westen
karak-side-sw = Südwesten
    .start = Südwesten
karak-side-se = Südosten
    .start = Südosten
karak-side-none = keine

## Setup

karak-setup-players = { $n ->
    [one] { $n } Spieler sitzt am Tisch.
   *[other] { $n } Spieler sitzen am Tisch.
}
karak-setup-heroes-dealt = Die Helden werden zugelost.
karak-setup-heroes-draft = Die Helden werden nacheinander ausgesucht.
karak-setup-heroes-chosen = Die Helden stehen von vornherein fest.
karak-setup-friendly = Friedliche Variante: ohne Pest und Elend.
karak-setup-components = Das Spielmaterial hat deine eigenen Werte.
karak-setup-wrong-players = Karak 2 ist für 2–{ $most } Spieler, nicht für { $n }.
karak-setup-wrong-heroes = Jeder Spieler braucht einen Helden. Spieler: { $n }, gewählte Helden: { $found }.
karak-setup-hero-twice = { $hero } ist zweimal gewählt. Jeden Helden spielt nur ein Spieler.

## Component files

karak-components-malformed = Zeile { $line }: Das lässt sich nicht als Materialdatei lesen. Die Meldung dazu: { $problem }
karak-components-missing = { $at }: Dieser Wert fehlt.
karak-components-unknown = { $at }: Diesen Namen kennt das Spiel nicht. Es kennt: { $known }.
karak-components-out-of-range = { $at }: { $found } liegt nicht zwischen { $least } und { $most }.
karak-components-wrong-length = { $at }: { $expected } Einträge erwartet, { $found } gefunden.
karak-components-even-die = { $at }: Alle Seiten zeigen gleich viele Schwerter; ein Wurf um die Reihenfolge brächte nie eine Entscheidung.
karak-components-side-twice = { $at }: Kante { $side } ist zweimal angegeben.
karak-components-broken-start = { $at }: Beim Startfeld muss die Burg Karak auf (0, 0) liegen, kein Platz darf doppelt vorkommen, und zwischen den Feldern müssen Wege ohne Schlucht sein.
karak-components-broken-deck = { $at }: Der Stapel braucht genau einen Höllenschlund in der zweiten Stufe und keine Burg Karak.

## Questions

karak-ask-nothing = Gerade gibt es nichts zu entscheiden.
karak-ask-hero = Welchen Helden spielst du?
karak-ask-turn = Du bist dran. Was möchtest du tun?
karak-ask-tile = Welches der beiden Felder legst du aus?
karak-ask-place = Wo und wie legst du das Feld aus?
karak-ask-return-token = Welche Monsterarmee kommt zurück in den Beutel?
karak-ask-strike = Welche Monsterarmee fällt ohne Kampf?
karak-ask-send = { $n ->
    [one] Kämpft dein { $unit_in } mit?
   *[other] { $unit }: Wie viele deiner { $n } Würfel setzt du ein?
}
karak-ask-reroll-units = Würfelst du mit allen Einheitenwürfeln neu? Dann zählt der neue Wurf.
karak-ask-reroll-hero = Würfelst du mit dem Heldenwürfel neu? Dann zählt der neue Wurf.
karak-ask-spare = Welchen Totenkopf ignorierst du? Du darfst noch { $n } ignorieren.
karak-ask-fireballs = { $n ->
    [one] Setzt du deinen Feuerball ein?
   *[other] Wie viele deiner { $n } Feuerbälle setzt du ein?
}
karak-ask-cart = { $n ->
    [one] Welchen Rohstoff nimmst du vom Karren?
   *[other] Welche { $n } Rohstoffe nimmst du vom Karren?
}
karak-ask-plunder = Von welchem Rohstoff nimmst du einen mehr?
karak-ask-steal = { $n ->
    [one] Welchen Rohstoff stiehlst du von { $victim_dat }?
   *[other] Welche { $n } Rohstoffe stiehlst du von { $victim_dat }?
}
karak-ask-leave = In deinem Vorrat ist kein Platz mehr frei ({ $kind_in }). Was lässt du hier liegen?
karak-ask-pick-up = Welchen Gegenstand hebst du auf?
karak-ask-build = Welches Gebäude errichtest du?
karak-ask-recruit = Welche Einheit rekrutierst du?
karak-ask-dismiss = Dein Ruhmgrad erlaubt nicht mehr so viele Einheiten. Welche legst du zurück?
karak-ask-victim = Zwei Totenköpfe: Über wen bringst du Pest und Elend?

## Choices

karak-choice-unknown = Unbekannte Wahl
karak-choice-take-hero = { $hero_acc } spielen
karak-choice-move = { $strength ->
    [0] Auf Feld { $place } bewegen, { $land_in }
   *[other] Auf Feld { $place } bewegen, { $land_in }: { $foes }, Stärke { $strength }
}
karak-choice-unlaid = Auf Feld { $place } bewegen, noch unerforscht
karak-choice-explore = Feld { $place } erkunden
karak-choice-portal = { $strength ->
    [0] Durch das Portal auf Feld { $place }, { $land_in }
   *[other] Durch das Portal auf Feld { $place }, { $land_in }: { $foes }, Stärke { $strength }
}
karak-choice-magic-run = { $strength ->
    [0] Magischer Ritt auf Feld { $place }, { $land_in }
   *[other] Magischer Ritt auf Feld { $place }, { $land_in }: { $foes }, Stärke { $strength }
}
karak-choice-heal = Heilen
karak-choice-gather = { $amounts ->
    [nichts] Rohstoffe sammeln
   *[other] { $amounts } sammeln
}
karak-choice-build-city = Stadt für { $cost } bauen
karak-choice-build = Bauen
karak-choice-recruit = Einheiten rekrutieren
karak-choice-pick-up = Gegenstände aufheben
karak-choice-eradicate = Pest ausrotten und alle Leben zurückerhalten
karak-choice-raise-skeleton = Skelett erwecken
karak-choice-pickpocket = Taschendieb: { $victim_acc } bestehlen
karak-choice-hawkeye = Falkenauge einsetzen
karak-choice-end-turn = Zug beenden
karak-choice-lay-tile = { $tier ->
    [1] Feld der ersten Stufe auslegen: { $land_in }; Schluchten: { $sides }
   *[other] Feld der zweiten Stufe auslegen: { $land_in }; Schluchten: { $sides }
}
karak-choice-place = Auf { $place } auslegen; Schluchten: { $sides }
karak-choice-pick-monster = { $monster }, Stärke { $strength }
karak-choice-send = { $units } einsetzen
karak-choice-send-none = Ohne { $unit_acc } kämpfen
karak-choice-reroll = Neu würfeln
karak-choice-stand = Wurf behalten
karak-choice-spare-hero = Einen Totenkopf auf dem Heldenwürfel ignorieren
karak-choice-spare-unit = Den Totenkopf eines { $unit_gen } ignorieren
karak-choice-enough = Fertig
karak-choice-cast = { $n ->
    [0] Keinen Feuerball einsetzen
    [one] { $n } Feuerball einsetzen
   *[other] { $n } Feuerbälle einsetzen
}
karak-choice-take-resources = { $amounts } nehmen
karak-choice-leave = { $item_acc } hier ablegen
karak-choice-take-item = { $item_acc } aufheben
karak-choice-swap = { $item_acc } aufheben, { $other_acc } ablegen
karak-choice-raise = { $building_acc } für { $cost } errichten
karak-choice-return = 1 { $unit_acc } zurücklegen
karak-choice-train = 1 { $unit_acc } für { $cost } rekrutieren
karak-choice-dismiss = 1 { $unit_acc } in den allgemeinen Vorrat zurücklegen
karak-choice-curse = Pest und Elend über { $victim_acc } bringen

## Log: before the first turn
## In the first three $hero may be a player's name: no other form of it exists.

karak-log-order-draft = { $hero } würfelt { $face } für die Reihenfolge der Heldenwahl.
karak-log-order-start = { $hero } würfelt um den ersten Zug: { $face }.
karak-log-draft-place = { $hero } darf als Nächstes einen Helden wählen.
karak-log-hero-taken = { $player } spielt { $hero_acc }.
karak-log-starting-player = { $hero } beginnt das Spiel.

## Log: turns and moves

karak-log-turn-began = Runde { $n }: { $hero_in } ist am Zug.
karak-log-recovered = { $hero } kommt mit { $n } Leben wieder zu sich; das war der ganze Zug.
karak-log-moved = { $hero } bewegt sich auf Feld { $place }.
karak-log-explored = { $hero } betritt das neue Feld.
karak-log-portal = { $hero } geht durch das Portal auf Feld { $place }.
karak-log-magic-run = { $hero } erreicht Feld { $place } mit dem Magischen Ritt.
karak-log-retreated = { $hero } zieht sich auf Feld { $place } zurück.
karak-log-hawkeye = { $hero } setzt das Falkenauge ein.

## Log: tiles and tokens

karak-log-tile-drawn = { $hero } zieht ein Feld: { $land_in }.
karak-log-tiles-drawn = { $n ->
    [one] { $hero } hält { $n } gezogenes Feld auf der Hand, das die anderen nicht sehen.
   *[other] { $hero } hält { $n } gezogene Felder auf der Hand, die die anderen nicht sehen.
}
karak-log-tiles-seen = { $n ->
    [one] Nur du siehst das Feld, das { $hero_in } hält.
   *[other] Nur du siehst die { $n } Felder, die { $hero_in } hält.
}
karak-log-tile-chosen = { $hero } wählt ein Feld: { $land_in }.
karak-log-tile-returned = { $hero } legt das andere Feld oben auf den Stapel zurück, ungesehen von den anderen.
karak-log-tile-remembered = { $hero } weiß, welches Feld oben auf dem Stapel liegt.
karak-log-tile-shown = { $hero } legt ein Feld, das nirgends passt, oben auf den Stapel zurück: { $land_in }.
karak-log-tile-laid = { $hero } legt das Feld auf { $place } aus.
karak-log-tile-laid-with-joint = { $hero } legt das Feld auf { $place } aus und öffnet einen Weg über die Schlucht.
karak-log-general-appeared = { $n ->
    [0] Der Dunkle General erscheint auf Feld { $place }, ohne Prätorianer.
    [one] Der Dunkle General erscheint auf Feld { $place } mit { $n } Prätorianer.
   *[other] Der Dunkle General erscheint auf Feld { $place } mit { $n } Prätorianern.
}
karak-log-token-returned = { $hero } legt die { $monster_acc } in den Beutel zurück.
karak-log-token-placed = Auf Feld { $place } erscheint eine Monsterarmee: { $monster_in }.

## Log: battle

karak-log-battle-began = { $hero } beginnt auf Feld { $place } einen Kampf gegen Stärke { $n }.
karak-log-battle-general = { $hero } beginnt auf Feld { $place } einen Kampf gegen den Dunklen General, Stärke { $n }.
karak-log-units-held-back = { $hero } kämpft ohne { $unit_acc }.
karak-log-units-sent = { $hero } schickt { $units } in den Kampf.
karak-log-rolled-alone = { $hero } würfelt { $face }.
karak-log-rolled = { $hero } würfelt { $face }; die eigene Armee würfelt { $faces }.
karak-log-units-rerolled = { $hero } würfelt mit den Einheitenwürfeln neu: { $faces }.
karak-log-hero-rerolled = { $hero } würfelt mit dem Heldenwürfel neu: { $face }.
karak-log-roll-kept = { $hero } behält den Wurf.
karak-log-hero-spared = { $hero } ignoriert einen Totenkopf auf dem Heldenwürfel.
karak-log-unit-spared = { $hero } ignoriert den Totenkopf eines { $unit_gen }.
karak-log-fireballs-cast = { $hero } setzt { $fireballs } ein.
karak-log-battle-won = { $hero } gewinnt den Kampf: Angriffsstärke { $attack } gegen { $strength }.
karak-log-battle-lost = { $hero } verliert den Kampf: Angriffsstärke { $attack } gegen { $strength }.
karak-log-army-struck = { $hero } besiegt die { $monster_acc } ohne Kampf.
karak-log-army-defeated = { $hero } besiegt die { $monster_acc }.
karak-log-praetorian-left = { $n ->
    [0] { $hero } vertreibt den letzten Prätorianer.
    [one] { $hero } vertreibt einen Prätorianer; { $n } bleibt übrig.
   *[other] { $hero } vertreibt einen Prätorianer; { $n } bleiben übrig.
}

## Log: rewards

karak-log-glory-rose = { $hero_gender ->
    [f] { $hero } erringt ihren bisher größten Sieg: Stärke { $n }.
   *[m] { $hero } erringt seinen bisher größten Sieg: Stärke { $n }.
} { $to ->
    [one] Ruhm { $from } → { $to }: bis zu { $to } Einheit in der Armee.
   *[other] Ruhm { $from } → { $to }: bis zu { $to } Einheiten in der Armee.
}
karak-log-strongest-win = { $hero_gender ->
    [f] { $hero } erringt ihren bisher größten Sieg: Stärke { $n }.
   *[m] { $hero } erringt seinen bisher größten Sieg: Stärke { $n }.
}
karak-log-item-gained = { $hero } erhält { $item_a }.
karak-log-item-left = { $hero } lässt { $item_a } zurück.
karak-log-item-taken = { $hero } hebt { $item_a } auf.
karak-log-spell-spent = { $hero } verbraucht { $item_a }; der Zauberspruch ist aus dem Spiel.
karak-log-stone-gained = { $hero } erhält einen { $stone_acc }.
karak-log-cart-emptied = { $hero } nimmt { $amounts } vom Karren.
karak-log-plundered = { $hero } plündert { $amounts }.

## Log: after a battle

karak-log-units-lost = { $hero } verliert { $units }.
karak-log-wounded = { $wounds ->
    [0] { $hero } erhält { $heals } Leben zurück
   *[other] { $heals ->
        [0] { $hero } verliert { $wounds } Leben
       *[other] { $hero } verliert { $wounds } Leben, erhält { $heals } zurück
    }
} und hat { $lives ->
    [0] kein Leben mehr.
   *[other] jetzt { $lives } Leben.
}
karak-log-unit-dismissed = { $hero } legt 1 { $unit_acc } in den allgemeinen Vorrat zurück; so viele Einheiten erlaubt der Ruhmgrad nicht mehr.
karak-log-misery = { $amounts ->
    [nichts] { $roller } bringt Elend über { $hero_acc }, doch da ist nichts zu verlieren.
   *[other] { $roller } bringt Elend über { $hero_acc }: { $hero_in } verliert { $amounts }.
}
karak-log-plague = Die Pest kommt in die Stadt von { $hero_dat }.
karak-log-unconscious = { $hero } wird bewusstlos.

## Log: actions

karak-log-healed = { $hero } erholt sich und hat jetzt { $n } Leben.
karak-log-gathered = { $hero } sammelt { $amounts }.
karak-log-city-built = { $hero } baut auf Feld { $place } für { $cost } eine Stadt.
karak-log-built = { $hero } errichtet für { $cost } { $building_the }.
karak-log-unit-returned = { $hero } legt 1 { $unit_acc } in den allgemeinen Vorrat zurück.
karak-log-unit-trained = { $hero } rekrutiert { $units }.
karak-log-skeleton-raised = { $hero } erweckt ein Skelett.
karak-log-restored = { $hero } erhält alle Leben zurück.
karak-log-plague-lifted = { $hero } befreit die eigene Stadt von der Pest.
karak-log-stolen = { $hero } stiehlt { $amounts } von { $victim_dat }.
karak-log-game-ended = { $hero } besiegt den Dunklen General und gewinnt den Seelen-Arkenstein. Das Spiel ist zu Ende!

## Refusals

karak-why-not-asked = Danach wird gerade nicht gefragt.
karak-why-impossible-outcome = Dieses Ergebnis ist jetzt nicht möglich.
karak-why-at-least-one = Wähle zuerst mindestens eines aus.
karak-why-hero-taken = { $hero } ist schon vergeben.
karak-why-no-slot = Du hast in diesem Zug schon alle Aktionen verbraucht.
karak-why-only-for = Das kann nur { $hero_in }.
karak-why-not-neighbour = Feld { $place } grenzt nicht an dein Feld.
karak-why-not-laid = Auf { $place } liegt noch kein Feld.
karak-why-already-laid = Auf { $place } liegt schon ein Feld.
karak-why-chasm-between = Zwischen { $from } und { $place } liegt eine Schlucht.
karak-why-chasm-on-side = An der Kante zu { $place } liegt eine Schlucht.
karak-why-deck-empty = Im Stapel ist kein Feld mehr.
karak-why-no-portal = Das Portal ist noch nicht errichtet.
karak-why-portal-used = Das Portal kannst du nur einmal pro Zug nutzen.
karak-why-portal-needs-city = Das Portal führt nur aus deiner Stadt oder in sie hinein.
karak-why-here-already = Dort bist du schon.
karak-why-magic-run-used = Der Magische Ritt geht nur einmal pro Zug.
karak-why-not-in-line = Der Magische Ritt führt in gerader Linie über ein bis drei ausliegende Felder. { $place } liegt außer Reichweite.
karak-why-monsters-in-the-way = Der Magische Ritt endet bei den ersten Gegnern. Sie warten auf Feld { $place }.
karak-why-not-wounded = Du hast alle Leben; es gibt nichts zu heilen.
karak-why-nothing-to-gather = Dieses Feld gibt keine Rohstoffe.
karak-why-city-here = Hier steht eine Stadt.
karak-why-gathered-already = Hier hast du in diesem Zug schon gesammelt. Jedes Feld gibt einmal pro Zug etwas.
karak-why-wrong-extra = Mit dem Amulett der Rohstoffe wählst du den zusätzlichen Rohstoff nur auf einem Feld mit zweien, und zwar einen von beiden.
karak-why-city-stands = Deine Stadt steht schon. Jeder hat nur eine.
karak-why-not-on-the-castle = Auf der Burg Karak kann keine Stadt stehen.
karak-why-hero-here = { $hero } ist auch hier. Eine Stadt braucht ein Feld ohne andere Helden.
karak-why-too-expensive = Dafür brauchst du noch { $amounts }.
karak-why-wrong-discount = Taia zahlt immer einen Rohstoff weniger, und zwar einen, der zu den Kosten gehört; sonst zahlt niemand weniger.
karak-why-not-in-own-city = Das geht nur in deiner eigenen Stadt.
karak-why-built-already = Dein { $building_in } steht schon.
karak-why-plague-in-city = In deiner Stadt ist die Pest. Solange sie bleibt, wird dort niemand rekrutiert.
karak-why-building-missing = Um einen { $unit_acc } zu rekrutieren, brauchst du zuerst { $building_the }.
karak-why-supply-empty = Im allgemeinen Vorrat ist kein { $unit_in } mehr.
karak-why-glory-reached = { $n ->
    [0] Dein Ruhmgrad ist { $n }; noch folgt dir keine Einheit.
   *[other] Dein Ruhmgrad ist { $n }, und so viele Einheiten hast du schon.
}
karak-why-not-trainable = { $unit }: Diese Einheit wird nicht rekrutiert. Sie kommt auf anderem Weg dazu.
karak-why-not-in-army = In deiner Armee ist kein { $unit_in }.
karak-why-return-comes-first = Einheiten legst du zurück, bevor du die erste rekrutierst.
karak-why-nothing-lies-here = Hier liegt kein Gegenstand.
karak-why-not-lying = Hier liegt kein { $item_in }.
karak-why-not-carried = In deinem Vorrat ist kein { $item_in }.
karak-why-no-free-slot = In deinem Vorrat ist kein Platz mehr frei ({ $kind_in }).
karak-why-wrong-exchange = Ein Gegenstand wird gegen einen anderen derselben Art getauscht.
karak-why-not-at-castle = Das geht nur auf der Burg Karak.
karak-why-nothing-to-cure = Du hast alle Leben, und in deiner Stadt ist keine Pest.
karak-why-enough-skeletons = Dir folgen schon drei Skelette. Mehr gibt es nicht.
karak-why-no-pickpocket = In deinem Vorrat ist kein Taschendieb.
karak-why-not-yourself = Wähle einen anderen Spieler.
karak-why-no-such-player = Diesen Spieler gibt es am Tisch nicht.
karak-why-nothing-to-steal = Da ist nichts zu stehlen: { $victim_in } hat keine Rohstoffe.
karak-why-hawkeye-used = Das Falkenauge kannst du nur einmal pro Zug einsetzen.
karak-why-no-open-side = Schluchten versperren jede Kante. Für ein Feld ist kein Platz offen.
karak-why-tile-not-drawn = Dieses Feld wurde nicht gezogen.
karak-why-no-open-joint = So ausgelegt hätte das Feld auf { $place } keine Verbindung ohne Schlucht.
karak-why-same-rotation = So gedreht liegt das Feld genau wie in einer anderen Drehung. Wähle stattdessen diese.
karak-why-monster-not-there = Diese Armee steht nicht zur Wahl: { $monster_in }.
karak-why-too-many-dice = { $n ->
    [0] { $unit }: Davon hast du keinen Würfel.
   *[other] { $unit }: Davon hast du nur { $n } Würfel.
}
karak-why-no-skull = Auf diesem Würfel ist kein Totenkopf, den du ignorieren könntest.
karak-why-too-many-fireballs = { $n ->
    [0] Du hast keinen Feuerball.
    [one] Du hast nur { $n } Feuerball.
   *[other] Du hast nur { $n } Feuerbälle.
}
karak-why-wrong-resources = { $n ->
    [one] Wähle genau { $n } Rohstoff aus denen, die da sind.
   *[other] Wähle genau { $n } Rohstoffe aus denen, die da sind.
}

## The table in sentences. A topic: its names as a command, separated by commas, and what it tells.

karak-topic-around = Wo du bist
    .names = ringsum, umgebung
    .help = wo du stehst und was hinter jeder der sechs Kanten liegt
karak-topic-board = Der ganze Spielplan
    .names = plan, karte
    .help = jedes Feld des Spielplans in einem Satz
karak-away = { $n ->
    [0] Dort bist du.
    [one] { $n } Feld von dir entfernt.
   *[other] { $n } Felder von dir entfernt.
}
karak-beyond-chasm = { $side_start }: eine Schlucht; dahinter ist nichts erforscht
karak-beyond-chasm-hex = { $side_start }: eine Schlucht; dahinter { $hex }
karak-beyond-hex = { $side_start }: { $hex }
karak-beyond-unexplored = { $side_start }: unerforscht, { $place }

## What is foretold. $odds is one or more of the parts, $n is a percentage, $lives and $dice are means such as 0.4.

karak-odds-win = Siegchance { $n } %
karak-odds-fireballs = mit Feuerbällen { $n } %
karak-odds-losses = erwartete Verluste: Leben { $lives }, Würfel { $dice }
karak-odds-unconscious = bewusstlos { $n } %
karak-odds-plague = Pest und Elend für einen Gegner { $n } %
karak-odds-at = { $place }, Stärke { $n }: { $odds }
karak-odds-felled = { $place }: Der Feind fällt ohne Kampf
karak-odds-with = Im Kampf { $units }: { $odds }
karak-odds-alone = Nur mit dem Heldenwürfel: { $odds }
karak-odds-keep = Wenn du den Wurf behältst: { $odds }
karak-odds-again = Wenn du noch einmal würfelst: { $odds }
karak-odds-cast-wins = { $n ->
    [0] Ohne Feuerball: Angriff { $attack }, Sieg
    [one] Mit { $n } Feuerball: Angriff { $attack }, Sieg
   *[other] Mit { $n } Feuerbällen: Angriff { $attack }, Sieg
}
karak-odds-cast-fails = { $n ->
    [0] Ohne Feuerball: Angriff { $attack }, Niederlage
    [one] Mit { $n } Feuerball: Angriff { $attack }, Niederlage
   *[other] Mit { $n } Feuerbällen: Angriff { $attack }, Niederlage
}
