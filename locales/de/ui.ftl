### What terminal and browser both say besides the game itself: lists, players, the table in sentences, commands.

## Lists

# All but the last: “a, b”. $first is the list so far.
ui-list-more = { $first }, { $second }
# The last two: “a und b”.
ui-list-two = { $first } und { $second }
# So many of a thing, by its label.
ui-times = { $n }× { $thing }
# Clauses of one sentence.
ui-clauses = { $first }; { $second }
# Sentences one after the other.
ui-sentences = { $first } { $second }
# A number with at most one digit after the point.
ui-decimal = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
}
# A word as it is.
ui-word = { $text }

## Players

# A seat nobody has a name for yet.
ui-seat = Spieler { $n }
    .in = Spieler { $n }
    .acc = Spieler { $n }
    .dat = Spieler { $n }
    .gen = von Spieler { $n }
    .gender = m
ui-who = { $player }

## Errors of the command line

ui-unknown-language = In „{ $found }“ gibt es keine Texte. Die Sprachen sind: { $known }.
ui-answer-word = Spielaufbau: { $option } kennt „{ $found }“ nicht. Möglich sind: { $known }.
ui-answer-number = Spielaufbau: { $option } braucht eine Zahl von { $least } bis { $most }, nicht „{ $found }“.

## The start menu

ui-menu-no = Nein
ui-menu-yes = Ja
ui-menu-solo-normal = Normal: Jeder Sieg hält den Dungeon bis zum Ende des nächsten Zugs auf
ui-menu-solo-warrior = Krieger: halb so große Stapel; nur ein Sieg über ein Monster mit mindestens 2 Erfahrungspunkten hält den Dungeon auf
ui-menu-solo-nightmare = Albtraum: halb so große Stapel; nichts hält den Dungeon auf

## At the table

ui-round = Runde { $n }
ui-turn = Zug { $n }
ui-dungeon-deck = { $n ->
    [0] Dungeon-Stapel leer
    [one] { $n } Karte im Dungeon-Stapel
   *[other] { $n } Karten im Dungeon-Stapel
}
ui-actions-left = { $n ->
    [0] Keine Aktionen mehr.
    [one] Noch { $n } Aktion.
   *[other] Noch { $n } Aktionen.
}
ui-group-moves = Bewegung
ui-group-actions = Aktionen
ui-group-free = Ohne Aktion
ui-group-place = Auf Feld { $place }
ui-group-recruit = Rekrutieren
ui-group-return = Vorher zurücklegen
ui-group-choices = Auswahl
ui-group-effects = Effekte
ui-group-equip = Ausrüsten
ui-group-attack = Angreifen
ui-group-buy = Kaufen
ui-group-level-up = Aufsteigen
ui-group-arrange = Halle ordnen
ui-group-end = Weiter
# A choice with a word on what it would bring.
ui-choice-noted = { $choice } ({ $note })
ui-situation-moved = Du hast dich schon bewegt: Mit einer weiteren Bewegung verfällt eine Aktion.
ui-situation-tile = Das gezogene Feld: { $tile }.
ui-situation-battle = Kampf gegen Stärke { $n }.
ui-situation-attack = Kampf gegen Stärke { $n }: Deine Angriffsstärke ist bisher { $attack } (Würfel { $swords }, Waffen { $weapons }).
ui-tile = { $land } (Schluchten: { $sides })
ui-tile-open = { $land } (ohne Schlucht)
ui-situation-purchases = { $n ->
    [one] Noch { $n } Kauf.
   *[other] Noch { $n } Käufe.
}
ui-situation-revealed = Von deinem Deck aufgedeckt: { $cards }.
ui-hand-cards = Deine Hand: { $cards }.
ui-hand-revealed = Deine aufgedeckten Karten: { $cards }.
ui-hand-no-cards = Du hast keine Karten auf der Hand.
ui-hand-tiles = Diese Felder siehst nur du: { $tiles }.
ui-hand-top = Das oberste Feld im Stapel kennst nur du: { $tile }.
ui-hand-empty = Du hältst kein Feld und kennst keines im Stapel.
ui-hand-nothing = Du hast nichts, was den anderen verborgen ist.
ui-log-empty = Noch ist nichts geschehen.

## The players' boards

ui-topic-nothing = Dazu gibt es nichts zu sagen.
ui-topic-hand = Auf deiner Hand
    .names = hand
    .help = was nur du sehen darfst
ui-topic-me = Du
    .names = ich
    .help = was du hast
ui-topic-others = Die anderen
    .names = andere
    .help = was die anderen haben
ui-status-active = am Zug
ui-status-place = { $place }
ui-status-lives = Leben { $n }
ui-status-unconscious = bewusstlos
ui-status-glory = Ruhm { $n }
ui-status-amount = { $thing } { $n }
ui-status-points = Punkte { $text }
ui-status-army = Armee: { $units }
ui-status-items = Gegenstände: { $items }
ui-status-city = Stadt auf Feld { $place }
ui-status-buildings = Gebäude: { $buildings }
ui-status-plague = Pest in der Stadt
ui-status-stones = Steine: { $stones }
ui-status-experience = Erfahrung { $n }
ui-status-piles = Hand { $hand }, Deck { $deck }, Ablage { $discard }
ui-status-revealed = Aufgedeckt: { $cards }
ui-status-certain = Sicher auf der Hand: { $cards }
ui-status-unseen = Hand und Deck zusammen: { $cards }
ui-status-discards = Ablagestapel: { $cards }

## The end

ui-result-winner = Sieg! { $players } gewinnt.
ui-result-shared = Geteilter Sieg! { $players } gewinnen.
ui-result-nobody = Niederlage! Die Monster gewinnen.
ui-result-points = { $n ->
    [one] { $player }: { $text } Punkt
   *[other] { $player }: { $text } Punkte
}
ui-result-card = { $card }: { $n }
ui-result-village = { $n ->
    [one] entkommene Monster: { $n } Punkt
   *[other] entkommene Monster: { $n } Punkte
}

## Cards: figures in few words. $text is a number with its sign.

ui-fact-none = –
ui-card-facts = { $card } ({ $facts })
ui-fact-strength = Stärke { $n }
ui-fact-weight = Gewicht { $n }
ui-fact-attack = Angriff { $text }
ui-fact-magic = Magischer Angriff { $text }
ui-fact-light = Licht { $n }
ui-fact-gold = Gold { $n }
ui-fact-points = Siegpunkte { $n }
ui-fact-level = Stufe { $n }
ui-fact-level-up = nächste Stufe für { $n } Erfahrung
ui-fact-cost = Kosten { $n }
ui-fact-health = Lebenspunkte { $n }
ui-fact-darkness = Licht −{ $n }
ui-fact-experience = Erfahrung { $n }
ui-fact-trophy = als Trophäe: { $facts }
ui-fact-weapon = mit „{ $card }“
ui-fact-left = noch da: { $n }
ui-fact-left-all = noch da: { $left }
ui-fact-left-levels = noch da auf den Stufen 1, 2 und 3: { $left }
ui-fact-used = genutzt
ui-fact-barred = kann nicht angreifen
ui-fact-doomed = wird zerstört

## The hall and the Village

ui-hall-rank = Reihe { $rank }:
ui-hall-line = { $rank } { $there }
ui-hall-empty = leer
ui-hall-penalty = { $n ->
    [0] kein Lichtabzug
    [one] Lichtabzug { $n } ({ $cost })
   *[other] Lichtabzug { $n } ({ $cost })
}
ui-hall-wins = Angriffswert { $total }: Sieg
ui-hall-fails = Angriffswert { $total }: { $n } zu wenig
ui-hall-no-magic = Angriffswert { $total }, aber kein Magischer Angriff
ui-hall-unseen = im Dunkeln nicht angreifbar
# A purchase under the heading “ui-group-buy”.
ui-village-buy = { $card } für { $cost }

## An attack explained

ui-explain-title = Angriff in Reihe { $rank }: { $card }
ui-explain-card = { $card }: { $facts }
ui-explain-cards = { $card }: je { $facts }
ui-explain-idle = { $card }: nimmt nicht teil
ui-explain-not-carried = Nicht ausgerüstet: { $cards }
ui-explain-sum = Zusammen: Angriff { $attack }, Magischer Angriff { $magic }
ui-explain-counted = Hier zählen: Angriff { $attack }, Magischer Angriff { $magic }
ui-explain-light = { $n ->
    [0] Licht { $light }, nötig { $needed }: kein Lichtabzug
    [one] Licht { $light }, nötig { $needed }: Lichtabzug { $n } ({ $cost })
   *[other] Licht { $light }, nötig { $needed }: Lichtabzug { $n } ({ $cost })
}
ui-explain-halved = Der Angriffswert wird halbiert.
ui-explain-wins = Angriffswert { $total } gegen Lebenspunkte { $health }: Sieg.
ui-explain-fails = Angriffswert { $total } gegen Lebenspunkte { $health }: { $n } zu wenig.
ui-explain-no-magic = Angriffswert { $total } gegen Lebenspunkte { $health }: genug, aber ohne Magischen Angriff kein Sieg.
ui-explain-unseen = Dieses Monster kann nicht angegriffen werden, solange ein Lichtabzug bleibt.
ui-explain-costs = Kampfeffekte: { $effects }.
ui-explain-after-wins = Danach bestenfalls Angriffswert { $total } gegen Lebenspunkte { $health }: Sieg.
ui-explain-after-fails = Danach bestenfalls Angriffswert { $total } gegen Lebenspunkte { $health }: { $n } zu wenig.
ui-explain-after-no-magic = Danach bestenfalls Angriffswert { $total } gegen Lebenspunkte { $health }, aber kein Magischer Angriff.

## The map in sentences

ui-hex = { $place } { $land }
ui-hex-heroes = Helden: { $heroes }
ui-hex-general = { $general }, Stärke { $n }
ui-hex-armies = Monster: { $armies }, Stärke { $n }
ui-hex-city = Stadt von { $player_dat }
ui-hex-plague = Stadt von { $player_dat }, darin die Pest
ui-hex-items = Gegenstände: { $items }
ui-hex-ways = Wege: { $ways }
ui-hex-way = im { $side } { $place }
ui-hex-open = unerforscht: { $sides }
ui-hex-chasms = Schluchten: { $sides }

## Commands
## The value: names of the command, separated by commas. The English ones always work too.

ui-help-numbers = Gib die Nummer deiner Wahl ein oder eines dieser Wörter:
ui-help-english = Die englischen Wörter gelten in jeder Sprache.
ui-unknown-command = „{ $found }“ ist weder eine Nummer aus der Auswahl noch ein Befehl. „hilfe“ nennt die Befehle.
ui-wrong-number = { $n ->
    [one] Eine Wahl { $found } gibt es nicht. Es gibt nur die 1.
   *[other] Eine Wahl { $found } gibt es nicht. Die Nummern gehen von 1 bis { $n }.
}
ui-wrong-lines = „verlauf“ braucht eine Anzahl von Zeilen, nicht „{ $found }“.
ui-language-set = Emberhall spricht jetzt Deutsch.
ui-undo-nothing = Noch gibt es nichts zurückzunehmen.
ui-why-title = Jetzt nicht möglich:
ui-why-reason = { $reason } [{ $rule }]
ui-why-more = { $n ->
    [one] und { $n } weitere
   *[other] und { $n } weitere
}
ui-why-allowed = „{ $choice }“ ist möglich: Gib die Nummer ein.
ui-why-nothing = Hier ist nichts ausgeschlossen.
ui-why-no-match = Nichts, was zu „{ $found }“ passt, ist hier ausgeschlossen.

## The rules reference

ui-rules-unknown = Eine Regel { $found } gibt es nicht. „rules“ nennt alle, im Spiel auch „regeln“.
ui-rules-ruling = Hausregel: { $text }
