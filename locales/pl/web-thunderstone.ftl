### The Thunderstone table in the browser: what stands on it besides the engine's own sentences.
###
### $card is the name of a card, never inflected; $name what a player is called.

## The hall

web-t-rank = Szereg { $n }
web-t-needs-light = { $n ->
    [one] Wymaga { $n } Światła
    [few] Wymaga { $n } Światła
    [many] Wymaga { $n } Światła
   *[other] Wymaga { $n } Światła
}
web-t-left = { $n ->
    [one] została
    [few] zostały
    [many] zostało
   *[other] zostało
}
web-t-stone-deep = Kamień Gromu jest wśród ostatnich jedenastu kart
web-t-stone-near = Kamień Gromu jest blisko
web-t-stone-in-hall = Zdobywa go ten, czyje zwycięstwo przesunie go do szeregu 1.
web-t-unseen = Jeszcze nieodsłonięte
web-t-under = Odłożone na spód talii
web-t-escaped = Potwory, które umknęły

## What an attack would do

web-t-win-by = { $n ->
    [0] Wygrana na styk
   *[other] Wygrana o { $n }
}
web-t-short = Brakuje { $n }
web-t-no-target = Nie można atakować
web-t-needs-magic = Wymaga magii
web-t-counts = liczy się
web-t-light-of = Światło { $light }, potrzeba { $needed }
web-t-halved = połowa
web-t-total = Razem
web-t-after = Po efekcie bojowym
web-t-by-card = Karta po karcie
web-t-with-hand = Z kartami na ręce
web-t-out = nie walczy
web-t-gain = Zysk
web-t-no-sum = Obliczanie…
web-t-attack = Atakuj: { $card }
web-t-attack-anyway = Atakuj mimo to
web-t-attack-sure = Przegrać z Potworem „{ $card }”?
web-t-attacked = Atak!
web-t-won = Zwycięstwo: { $n }
web-t-lost = Porażka: { $n }

## The Village

web-t-heroes = Bohaterowie
web-t-basic = Karty podstawowe
web-t-sold-out = Wyprzedane
web-t-can-buy = można kupić
web-t-purchases = { $n ->
    [one] { $n } zakup
    [few] { $n } zakupy
    [many] { $n } zakupów
   *[other] { $n } zakupu
}
web-t-gives-up = { $n ->
    [one] tracisz { $n } zakup
    [few] tracisz { $n } zakupy
    [many] tracisz { $n } zakupów
   *[other] tracisz { $n } zakupu
}

## The turn

web-t-gold = { $gold ->
    [one] { $gold } sztuka złota
    [few] { $gold } sztuki złota
    [many] { $gold } sztuk złota
   *[other] { $gold } sztuki złota
}
web-t-go-buy = { $cost ->
    [one] Do Wioski: kup kartę „{ $card }” za { $cost } sztukę złota
    [few] Do Wioski: kup kartę „{ $card }” za { $cost } sztuki złota
    [many] Do Wioski: kup kartę „{ $card }” za { $cost } sztuk złota
   *[other] Do Wioski: kup kartę „{ $card }” za { $cost } sztuki złota
}
web-t-village-about = efekty, jeden zakup, wyższy poziom
web-t-dungeon-about = wyposaż Bohaterów, zaatakuj Potwora
web-t-best = w najlepszym razie: wartość Ataku { $total }, Zdrowie { $health }
web-t-rest-about = możesz usunąć jedną kartę
web-t-go-village = Do Wioski
web-t-go-dungeon = Do Lochu
web-t-go-rest = Odpocznij
web-t-step-effects = Efekty
web-t-step-buy = Zakup
web-t-step-train = Podnoszenie poziomu
web-t-step-draw = Sześć kart
web-t-step-prepare = Efekty i Broń
web-t-step-target = Cel
web-t-step-battle = Bitwa

## Cards in hand

web-t-party = Twoja drużyna
web-t-deck = Talia
web-t-discard = Odrzucone
web-t-use = Użyj
web-t-usable = ma efekt do użycia
web-t-can-carry = uniesie tę Broń
web-t-armed = Broń: { $card }
web-t-equip-how = Dotknij Broni, potem Bohatera; obliczenia zmienią się same.
web-t-equip-best = Wyposaż najlepiej
web-t-prepare-best = Przygotuj najlepszy atak
web-t-choose-hero = Dotknij Bohatera, który ma ją nosić.
web-t-nothing-here = Z tą kartą nie da się teraz nic zrobić.
web-t-card-rule = Karta w zasadach

## Players

web-t-player = { $name }: punkty zwycięstwa { $points }, doświadczenie { $experience }, ręka { $hand }, talia { $deck }, karty odrzucone { $discard }
web-t-points = Dotychczasowe punkty zwycięstwa
web-t-revealed = Odsłonięte karty
web-t-revealed-by = Karty odsłania { $name }
web-t-certain = Na pewno na ręce
web-t-pool = Ręka i talia razem
web-t-nothing = Nic.

## Questions

web-t-pick = Wybierz
web-t-times = takich samych: { $n }
web-t-do-destroy = Usuń: { $card }
web-t-do-destroy-many = { $n ->
    [one] Usuń { $n } kartę
    [few] Usuń { $n } karty
    [many] Usuń { $n } kart
   *[other] Usuń { $n } karty
}
web-t-do-discard = Odrzuć: { $card }
web-t-do-strengthen = Wzmocnij: { $card }
web-t-do-bar = Nie walczy: { $card }
web-t-do-return = Odeślij: { $card }
web-t-do-take = Weź: { $card }
web-t-do-borrow = Pożycz: { $card }
web-t-do-train = Podnieś poziom: { $card }
web-t-train-about = Bohater opuszcza grę, a karta następnego poziomu trafia na twój stos kart odrzuconych. Każdy Bohater raz na turę.

## The end

web-t-end-player = Gracz
web-t-end-monsters = Potwory
web-t-end-others = Inne
web-t-holds-stone = ma Kamień Gromu

## The choice of cards before a game

web-t-fill = Uzupełnij losowo
web-t-clear = Wyczyść
web-t-chosen-least = wybrano { $n }, co najmniej { $wanted }
web-t-chosen-of = wybrano { $n } z { $wanted }
web-t-choose-groups = Grupy Potworów
web-t-choose-families = Rodziny Bohaterów
web-t-choose-village = Karty Wioski
