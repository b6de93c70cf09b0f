### The lab's exact figures: battle odds of Karak 2, hands of Thunderstone.

## The commands

lab-odds-help = Karak 2: die genauen Siegchancen in einem Kampf.
lab-odds-help-hero = Wessen Fähigkeiten zählen: horan, taia, lorraine, xanros, elspeth oder darius [Standard: keine]
lab-odds-help-army = Die Einheitenwürfel des Wurfs, etwa knight*2,mage*3; der Heldenwürfel ist immer dabei
lab-odds-help-items = Was der Held trägt, etwa sword,fireball*2,amulet-protection
lab-odds-help-against = Eine Stärke von 1 bis 40, eine Armee wie skeleton-riders, zwei Armeen mit + verbunden, oder general [Standard: jede Stärke]
lab-odds-help-praetorians = Wie viele Prätorianer beim Dunklen General stehen, 0 bis 5 [Standard: 5]
lab-odds-help-lives = Die Leben des Helden vor dem Kampf, 1 bis 5 [Standard: 5]
lab-attack-help = Thunderstone: was die Handkarten eines Decks leisten.
lab-attack-help-deck = Die Karten des Decks, etwa militia*6,dagger*2,torch*2,fireball [Standard: das Startdeck]
lab-attack-help-hand = Zahl der Karten einer Hand, 1 bis 10 [Standard: 6]
lab-attack-help-against = Monster oder Monstergruppen, etwa nixie,dragon, oder all: der Anteil der Hände, die jedes besiegen
lab-attack-help-rank = Die Reihen, in denen sie stehen, etwa 1,3; davon hängt der Lichtabzug ab [Standard: alle drei]
lab-attack-help-spend = Auch Effekte nutzen, die eine eigene Karte zerstören: Nahrung für Angriff, geworfene Waffen
lab-attack-help-samples = So viele Hände zufällig ziehen, 100 bis 10.000.000, auch wenn sich alle zählen ließen
lab-attack-help-seed = Eine Zahl, die die gezogenen Hände festlegt [Standard: 1]
lab-figures-help-csv = Alle Zahlen in diese Datei schreiben, als Tabelle mit genauen Anzahlen
lab-figures-help-html = Eine Seite mit Diagrammen in diese Datei schreiben
lab-figures-help-svg = Das Diagramm in diese Datei schreiben
lab-figures-written = Geschrieben: „{ $file }“.
lab-figures-foot = Mit dem Labor von Emberhall erstellt.
lab-figures-what = Größe
lab-figures-figure = Wert

## What is not possible

lab-figures-out-of-bounds = { $option } erwartet eine Zahl von { $least } bis { $most }, nicht { $found }.
lab-figures-count = { $option }: Bei „{ $found }“ muss nach dem Stern eine ganze Zahl stehen, etwa name*2.
lab-odds-no-general = --praetorians gehört zu --against general.
lab-odds-two-armies = Gekämpft wird gegen höchstens zwei Armeen zugleich.
lab-odds-unfit-supply = Von diesem Würfel gibt es nur { $most }: { $unit }.
lab-odds-unfit-army = Ritter, Bogenschützen und Magier können zusammen nicht mehr sein als der höchste Ruhmgrad, { $most }.
lab-odds-unfit-hero = Nur { $hero } hat diesen Würfel: { $unit }.
lab-odds-unfit-slots = { $kind ->
    [weapon] Ein Held trägt höchstens { $most } Waffen.
    [spell] Ein Held trägt höchstens { $most } Zaubersprüche.
   *[amulet] Ein Held trägt höchstens { $most } Amulett.
}
lab-odds-unfit-rare = Von diesem Gegenstand gibt es nur { $most }: { $item }.
lab-odds-unfit-amulets = Der Titan kommt mit seinem Amulett, und ein Held trägt nur eines, also nicht auch noch das Amulett des Schutzes.
lab-odds-unfit-lives = Ein Held kämpft mit 1 bis { $most } Leben.
lab-attack-wrong-hand = Eine Hand hat hier 1 bis { $most } Karten.
lab-attack-too-few = { $n ->
    [one] Das Deck hat { $n } Karte; eine Hand braucht { $hand }.
   *[other] Das Deck hat { $n } Karten; eine Hand braucht { $hand }.
}
lab-attack-too-many = Von dieser Karte sind nur { $most } in der Schachtel: { $card }.
lab-attack-wrong-rank = „{ $found }“ ist keine Liste von Reihen. Schreib 1, 2 oder 3, durch Kommas getrennt.

## Battle odds

lab-odds-title = Karak 2: Siegchancen im Kampf
lab-odds-hero = Held: { $hero }
lab-odds-any-hero = Held: beliebig, ohne Fähigkeit im Kampf
lab-odds-dice = Gewürfelt: { $dice }
lab-odds-items = Getragen: { $items }
lab-odds-against-strength = Gegen Stärke { $strength }
lab-odds-against = Gegner: { $foes }, Stärke { $strength }
lab-odds-no-battle = Die einzige Armee hat Stärke 1: Darius besiegt sie ohne Kampf.
lab-odds-results = Wie der Kampf ausgeht
lab-odds-won = Gewonnen
lab-odds-exactly = mit genau der nötigen Stärke
lab-odds-lost = Verloren
lab-odds-driven-off = Verloren, aber ein Prätorianer vertrieben
lab-odds-rolled-again = Neu gewürfelt
lab-odds-plague = Pest und Elend
lab-odds-unconscious = Nach dem Kampf bewusstlos
lab-odds-mean-attack = Angriffsstärke im Mittel
lab-odds-mean-wounds = Wunden im Mittel
lab-odds-mean-fireballs = Eingesetzte Feuerbälle im Mittel
lab-odds-mean-lost = Verlorene Würfel im Mittel: { $unit }
lab-odds-attack-title = Wie stark der Angriff ist
lab-odds-attack-about = Eine Säule für jede Angriffsstärke, Feuerbälle eingerechnet. Der Mittelwert ist { $mean }; Stärke { $strength } wird in { $share } der Kämpfe erreicht.
lab-odds-attack-axis = Angriffsstärke mit Feuerbällen
lab-odds-share-axis = Anteil aller Kämpfe
lab-odds-enough = genug für den Sieg
lab-odds-not-enough = nicht genug
lab-odds-curve-title = Siegchance gegen jede Stärke
lab-odds-curve-about = Eine fallende Linie ab Stärke 1. Bis Stärke { $strength } ist der Kampf mindestens ausgeglichen.
lab-odds-strength-axis = Stärke
lab-odds-chance-axis = Siegchance
lab-odds-this-force = mit dieser Armee
lab-odds-without-fireballs = ohne Feuerbälle
lab-odds-without-reroll = ohne neu zu würfeln
lab-odds-even = ausgeglichen
lab-odds-assumed = Jeder mögliche Wurf ist gezählt, nichts simuliert. Alle genannten Würfel werden geworfen. Ziele der Reihe nach: gewinnen, einen Prätorianer vertreiben, möglichst wenige Leben und Würfel verlieren, Feuerbälle sparen. Das Amulett des Schutzes schont zuerst den Helden, dann die Würfel mit den meisten Schwertern.

## Hands

lab-attack-title = Thunderstone: was die Handkarten eines Decks leisten
lab-attack-deck = { $n ->
    [one] Deck mit { $n } Karte: { $cards }
   *[other] Deck mit { $n } Karten: { $cards }
}
lab-attack-counted = Hände mit { $hand } Karten: { $all } insgesamt, davon { $different } verschiedene. Jede Hand ist gezählt; die Zahlen sind genau.
lab-attack-sampled = Hände mit { $hand } Karten: { $all } insgesamt, davon { $different } verschiedene. { $draws } wurden zufällig gezogen; die Anteile sind mit 95 % Sicherheit auf ± { $error } genau.
lab-attack-rank = Angriff ohne bestimmtes Monster: bei vollem Licht, gegen Reihe { $rank }
lab-attack-means = Im Mittel: Angriff samt Magischem Angriff { $attack }, Magischer Angriff { $magic }, Licht { $light }, Gold { $gold }
lab-attack-values = Angriff, Licht und Gold
lab-attack-attack-title = Angriff und Magischer Angriff zusammen
lab-attack-magic-title = Magischer Angriff allein
lab-attack-light-title = Licht
lab-attack-gold-title = Gold
lab-attack-attack-axis = Angriff
lab-attack-magic-axis = Magischer Angriff
lab-attack-light-axis = Licht
lab-attack-gold-axis = Gold
lab-attack-share-axis = Anteil aller Hände
lab-attack-about = Eine Säule für jeden Wert. Der Mittelwert ist { $mean }.
lab-attack-against-title = Hände, die das Monster besiegen
lab-attack-against-about = Anteil der Hände, die das jeweilige Monster in der jeweiligen Reihe besiegen, mit Lichtabzug und Kampfeffekten.
lab-attack-target = { $card }, Reihe { $rank }
lab-attack-monster = Monster
lab-attack-health = Lebenspunkte
lab-attack-in-rank = Reihe { $rank }: Siege
lab-attack-mean-in-rank = Reihe { $rank }: Angriffswert im Mittel
lab-attack-assumed = Jede Hand wird für ihren Zweck so gut wie möglich gespielt: Waffen sind ausgerüstet und Dungeon-Effekte genutzt. Nicht eingerechnet: Karten, die durch Effekte gezogen werden, Effekte auf die Halle, geliehene Helden und Effekte, die eine eigene Karte außer Krankheit zerstören. Mit solchen Karten ist das Deck stärker, als die Zahlen zeigen.
lab-attack-assumed-spend = Jede Hand wird für ihren Zweck so gut wie möglich gespielt: Waffen sind ausgerüstet und Dungeon-Effekte genutzt, auch wenn sie eigene Nahrung oder Waffen zerstören. Nicht eingerechnet: Karten, die durch Effekte gezogen werden, Effekte auf die Halle und geliehene Helden. Mit solchen Karten ist das Deck stärker, als die Zahlen zeigen.
