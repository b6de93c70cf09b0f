### The Karak table in the browser: what stands on it besides the engine's own sentences.
###
### $name is a hero's name in the nominative, $place the name of a landscape.

## The map

web-k-board = Der Spielplan
web-k-unexplored = Unerforscht
web-k-unexplored-about = Hier war noch niemand.
web-k-reachable = wählbar
web-k-zoom-in = Vergrößern
web-k-zoom-out = Verkleinern
web-k-whole-map = Ganzen Spielplan zeigen
web-k-show-hero = Deine Figur zeigen
web-k-hint = Tippe auf ein markiertes Feld oder wähle eine Aktion
web-k-hint-go = Tippe auf ein markiertes Feld
web-k-hint-act = Wähle eine Aktion oder beende deinen Zug
web-k-hint-end = Mehr geht nicht: Beende deinen Zug
web-k-goal = Erkämpfe Seelensteine; das Spiel endet, wenn der Dunkle General fällt.
web-k-goal-stones = Punkte aus Seelensteinen
web-k-goal-hidden = noch nicht gefunden
web-k-goal-found = gefunden, Stärke { $n }
web-k-go-move = Hierher bewegen
web-k-go-fight = Hierher bewegen und kämpfen
web-k-go-explore = Hier erkunden
web-k-go-portal = Durch das Portal hierher
web-k-go-magic-run = Magischer Ritt hierher

## Players and hero boards

web-k-hero-board = Heldentableau
web-k-hero = Held
web-k-lives = { $n ->
    [one] { $n } Leben
   *[other] { $n } Leben
}
web-k-lives-word = Leben
web-k-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
web-k-buildings = Gebäude
web-k-next = als Nächstes
web-k-unconscious = bewusstlos
web-k-unconscious-about = Bewusstlos: Der nächste Zug dient der Erholung.
web-k-top-tile = Oben auf dem Stapel: { $land }
web-k-no-army = noch keine Würfel
web-k-kind-weapon = Waffen
web-k-kind-spell = Zaubersprüche
web-k-kind-amulet = Amulett
web-k-your-city = Deine Stadt
web-k-no-city = noch nicht gegründet
web-k-built = gebaut
web-k-about-stable = eine Aktion mehr
web-k-about-portal = Sprung in die Stadt oder hinaus
web-k-about-glory-banners = Ruhm +2

## The turn

web-k-turn = Der Zug
web-k-your-turn = Du bist dran
web-k-turn-of = Am Zug: { $name }
web-k-before = Vor dem ersten Zug
web-k-over = Das Spiel ist zu Ende
web-k-skip = Überspringen
web-k-slots = Aktionen in diesem Zug
web-k-slot-done = verbraucht
web-k-move = Bewegung
web-k-moved = Bewegt
web-k-act = Aktion
web-k-open = frei
web-k-undo = Zurücknehmen
web-k-gives-up = verzichtet auf { $what }
web-k-left-moves = { $n ->
    [one] { $n } Bewegung
   *[other] { $n } Bewegungen
}
web-k-left-actions = { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}
web-k-undo-turn = Zug beendet · zurücknehmen
web-k-city-covers = { $place }: Steht hier deine Stadt, kann auf diesem Feld nichts mehr gesammelt werden.
web-k-recruit-last = Mehr Einheiten kannst du nicht rekrutieren. Damit endet die Aktion.
web-k-action-battle = Kämpfen
web-k-action-heal = Heilen
web-k-action-gather = Sammeln
web-k-action-build-city = Stadt bauen
web-k-action-build = Bauen
web-k-action-recruit = Rekru­tieren
web-k-action-pick-up = Aufheben
web-k-action-eradicate = Pest aus­rotten
web-k-gain-heal = bis zu { $n } Leben
web-k-battle-how = Ein Kampf beginnt, wenn du ein Feld mit Monsterarmeen oder dem Dunklen General betrittst.

## Why not, in a few words

web-k-why-not = Warum nicht?
web-k-why-other-ways = Warum nicht auf anderem Weg?
web-k-open-rule = Regel { $rule } öffnen
web-k-short-battle = Monster­feld betreten
web-k-short-not-wounded = nicht verletzt
web-k-short-nothing-to-gather = nichts zu sammeln
web-k-short-city-here = hier steht eine Stadt
web-k-short-gathered-already = schon gesammelt
web-k-short-city-stands = deine steht schon
web-k-short-not-on-the-castle = nicht auf der Burg
web-k-short-hero-here = nicht allein hier
web-k-short-too-expensive = zu teuer
web-k-short-not-in-own-city = nur in deiner Stadt
web-k-short-built-already = alles gebaut
web-k-short-plague-in-city = Pest in der Stadt
web-k-short-building-missing = Gebäude fehlt
web-k-short-supply-empty = Vorrat leer
web-k-short-glory-reached = Armee ist voll
web-k-short-nothing-lies-here = hier liegt nichts
web-k-short-no-free-slot = kein Platz frei
web-k-short-not-at-castle = nur auf der Burg
web-k-short-nothing-to-cure = nichts zu heilen
web-k-short-no-slot = keine Aktion mehr

## Why not, where a hex is shown and need not be named by its numbers

web-k-here-not-neighbour = Dieses Feld grenzt nicht an deins.
web-k-here-not-laid = Hier oder auf dem Weg fehlt noch ein Feld.
web-k-here-already-laid = Hier liegt schon ein Feld.
web-k-here-chasm-between = Zwischen deinem Feld und diesem liegt eine Schlucht.
web-k-here-chasm-on-side = An der Kante zwischen deinem Feld und diesem liegt eine Schlucht.
web-k-here-not-in-line = Der Magische Ritt führt in gerader Linie über ein bis drei ausliegende Felder. Dieses Feld liegt außer Reichweite.
web-k-here-monsters-in-the-way = Der Magische Ritt endet bei den ersten Gegnern auf dem Weg.
web-k-here-no-open-joint = So ausgelegt hätte das Feld keine Verbindung ohne Schlucht.

## Laying a tile

web-k-pick-place = Tippe auf eine markierte Stelle.
web-k-rotations = { $n ->
    [one] Es passt nur auf eine Art.
   *[other] Es passt auf { $n } Arten. Antippen dreht es.
}
web-k-turn-left = Nach links drehen
web-k-turn-right = Nach rechts drehen
web-k-lay = Feld auslegen

## Questions

web-k-taken = vergeben: { $name }
web-k-supply = { $n ->
   *[other] noch { $n } übrig
}

## Battle

web-k-battle-at = Kampf: { $place }
web-k-step-choose = Würfel wählen
web-k-step-roll = Würfeln
web-k-step-decide = Entscheiden
web-k-step-result = Ergebnis
web-k-to-reach = nötige Stärke
web-k-tap-dice = Tippe auf die Würfel, die du wirfst. Der Heldenwürfel ist immer dabei.
web-k-always = immer dabei
web-k-all-dice = Alle Würfel
web-k-no-dice = Nur Heldenwürfel
web-k-weapons = Waffen +{ $n }
web-k-fireballs-later = { $n ->
    [one] { $n } Feuerball: erst nach dem Wurf
   *[other] { $n } Feuerbälle: erst nach dem Wurf
}
web-k-no-retreat = Du bist schon dort: Jetzt musst du kämpfen.
web-k-roll = { $n ->
    [one] Heldenwürfel werfen
   *[other] { $n } Würfel werfen
}
web-k-blank = leer
web-k-spared = ignoriert
web-k-won = Gewonnen, { $attack } gegen { $strength }
web-k-lost = Verloren, { $attack } gegen { $strength }
web-k-means-won = Du bleibst hier, und dein Zug ist vorbei.
web-k-means-won-other = { $name } bleibt hier, und der Zug ist vorbei.
web-k-means-lost = Du gehst zurück ({ $place }), und dein Zug ist vorbei.
web-k-means-lost-other = { $name } geht zurück ({ $place }), und der Zug ist vorbei.
web-k-means-unhurt = Keine Verluste.
web-k-means-general = Der Dunkle General ist besiegt, und das Spiel ist zu Ende.
web-k-battle-go-on = Kampf beenden
web-k-chance = Siegchance
web-k-chance-of = { $chance } Siegchance
web-k-chance-fireballs = { $chance } mit Feuerbällen
web-k-chance-praetorian = { $chance } Chance, einen Prätorianer zu vertreiben
web-k-chance-here = { $chance } Siegchance mit der ganzen Armee
web-k-losses = Erwartete Verluste
web-k-losses-lives = Leben
web-k-losses-dice = Würfel
web-k-losses-unconscious = ({ $chance } bewusstlos)
web-k-losses-plague = Pest und Elend für einen Gegner

## The end

web-k-end-round = Nach { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
web-k-story-general = { $name } hat den Dunklen General in Runde { $n } besiegt.
web-k-story-explored = { $n ->
    [one] { $n } Feld wurde erforscht.
   *[other] { $n } Felder wurden erforscht.
}
web-k-story-armies = { $n ->
    [one] { $n } Monsterarmee wurde besiegt.
   *[other] { $n } Monsterarmeen wurden besiegt.
}
web-k-story-strongest = { $count ->
    [one] Den größten Sieg über Monsterarmeen errang { $name }: Stärke { $n }.
   *[other] Die größten Siege über Monsterarmeen errangen { $name }: Stärke { $n }.
}

## Facts

web-k-fact-tiles = Felder { $n }
web-k-fact-armies = Armeen { $n }

## A number and its noun standing alone (nominative), as on dice and prices

web-k-count-food = { $n ->
    [one] { $n } Nahrung
   *[other] { $n } Nahrung
}
web-k-count-wood = { $n ->
    [one] { $n } Holz
   *[other] { $n } Holz
}
web-k-count-stone = { $n ->
    [one] { $n } Stein
   *[other] { $n } Stein
}
web-k-count-knight = { $n ->
    [one] { $n } Ritter
   *[other] { $n } Ritter
}
web-k-count-archer = { $n ->
    [one] { $n } Bogenschütze
   *[other] { $n } Bogenschützen
}
web-k-count-mage = { $n ->
    [one] { $n } Magier
   *[other] { $n } Magier
}
web-k-count-skeleton = { $n ->
    [one] { $n } Skelett
   *[other] { $n } Skelette
}
web-k-count-bear = { $n ->
    [one] { $n } Bär
   *[other] { $n } Bären
}
web-k-count-titan = { $n ->
    [one] { $n } Titan
   *[other] { $n } Titanen
}
web-k-count-praetorian = { $n ->
    [one] { $n } Prätorianer
   *[other] { $n } Prätorianer
}
web-k-count-skull = { $n ->
    [one] { $n } Totenkopf
   *[other] { $n } Totenköpfe
}
