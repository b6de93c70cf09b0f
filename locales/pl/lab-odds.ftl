### The lab's exact figures: battle odds of Karak 2, hands of Thunderstone.

## The commands

lab-odds-help = Karak 2: dokładne szanse w walce.
lab-odds-help-hero = Czyje umiejętności się liczą: horan, taia, lorraine, xanros, elspeth albo darius [domyślnie: żadne]
lab-odds-help-army = Kości oddziałów w rzucie, na przykład knight*2,mage*3; kość bohatera jest w nim zawsze
lab-odds-help-items = Co niesie bohater, na przykład sword,fireball*2,amulet-protection
lab-odds-help-against = Siła od 1 do 40, armia taka jak skeleton-riders, dwie armie połączone znakiem + albo general [domyślnie: każda siła]
lab-odds-help-praetorians = Ilu gwardzistów stoi przy Mrocznym Generale, od 0 do 5 [domyślnie: 5]
lab-odds-help-lives = Punkty wytrzymałości bohatera przed walką, od 1 do 5 [domyślnie: 5]
lab-attack-help = Thunderstone: co potrafią karty pociągnięte z talii.
lab-attack-help-deck = Karty talii, na przykład militia*6,dagger*2,torch*2,fireball [domyślnie: talia początkowa]
lab-attack-help-hand = Ile kart ma ręka, od 1 do 10 [domyślnie: 6]
lab-attack-help-against = Potwory albo grupy Potworów, na przykład nixie,dragon, albo all: odsetek rąk, które pokonują każdego z nich
lab-attack-help-rank = Szeregi, w których stoją, na przykład 1,3; od nich zależy kara za brak Światła [domyślnie: wszystkie trzy]
lab-attack-help-spend = Użyj też efektów, które usuwają własną kartę: Żywność za Atak, rzucona Broń
lab-attack-help-samples = Wylosuj tyle rąk, od 100 do 10 000 000, nawet jeśli da się policzyć wszystkie
lab-attack-help-seed = Ziarno, od którego zależą wylosowane ręce [domyślnie: 1]
lab-figures-help-csv = Zapisz wszystkie liczby do tego pliku, jako tabelę z dokładnymi licznościami
lab-figures-help-html = Zapisz stronę z wykresami do tego pliku
lab-figures-help-svg = Zapisz wykres do tego pliku
lab-figures-written = Zapisano: „{ $file }”.
lab-figures-foot = Wykonano w laboratorium Emberhall.
lab-figures-what = Co
lab-figures-figure = Wartość

## What is not possible

lab-figures-out-of-bounds = { $option } przyjmuje liczbę od { $least } do { $most }, a nie { $found }.
lab-figures-count = { $option }: w „{ $found }” po gwiazdce nie ma liczby całkowitej. Napisz tak: nazwa*2.
lab-odds-no-general = --praetorians działa tylko razem z --against general.
lab-odds-two-armies = Razem walczy się najwyżej z dwiema armiami.
lab-odds-unfit-supply = { $most ->
    [one] Jest tylko { $most } taka kość: { $unit }.
    [few] Są tylko { $most } takie kości: { $unit }.
    [many] Jest tylko { $most } takich kości: { $unit }.
   *[other] Jest tylko { $most } takiej kości: { $unit }.
}
lab-odds-unfit-army = Rycerzy, łuczników i magów może być razem najwyżej tylu, ile wynosi najwyższy poziom chwały: { $most }.
lab-odds-unfit-hero = Tę kość ma tylko { $hero }: { $unit }.
lab-odds-unfit-slots =
    { $kind ->
        [weapon]
            { $most ->
                [one] Bohater może nosić najwyżej { $most } broń.
                [few] Bohater może nosić najwyżej { $most } bronie.
                [many] Bohater może nosić najwyżej { $most } broni.
               *[other] Bohater może nosić najwyżej { $most } broni.
            }
        [spell]
            { $most ->
                [one] Bohater może nosić najwyżej { $most } zaklęcie.
                [few] Bohater może nosić najwyżej { $most } zaklęcia.
                [many] Bohater może nosić najwyżej { $most } zaklęć.
               *[other] Bohater może nosić najwyżej { $most } zaklęcia.
            }
       *[amulet]
            { $most ->
                [one] Bohater może nosić najwyżej { $most } amulet.
                [few] Bohater może nosić najwyżej { $most } amulety.
                [many] Bohater może nosić najwyżej { $most } amuletów.
               *[other] Bohater może nosić najwyżej { $most } amuletu.
            }
    }
lab-odds-unfit-rare = { $most ->
    [one] Jest tylko { $most } taki przedmiot: { $item }.
    [few] Są tylko { $most } takie przedmioty: { $item }.
    [many] Jest tylko { $most } takich przedmiotów: { $item }.
   *[other] Jest tylko { $most } takiego przedmiotu: { $item }.
}
lab-odds-unfit-amulets = Tytan przychodzi ze swoim amuletem, a bohater niesie tylko jeden: Amulet Protekcji już się nie zmieści.
lab-odds-unfit-lives = Bohater walczy, mając od 1 do { $most } punktów wytrzymałości.
lab-attack-wrong-hand = Ręka ma tu od 1 do { $most } kart.
lab-attack-too-few = { $n ->
    [one] Talia ma { $n } kartę; ręka potrzebuje { $hand }.
    [few] Talia ma { $n } karty; ręka potrzebuje { $hand }.
    [many] Talia ma { $n } kart; ręka potrzebuje { $hand }.
   *[other] Talia ma { $n } karty; ręka potrzebuje { $hand }.
}
lab-attack-too-many = { $most ->
    [one] W pudełku jest tylko { $most } egzemplarz karty „{ $card }”.
    [few] W pudełku są tylko { $most } egzemplarze karty „{ $card }”.
    [many] W pudełku jest tylko { $most } egzemplarzy karty „{ $card }”.
   *[other] W pudełku jest tylko { $most } egzemplarza karty „{ $card }”.
}
lab-attack-wrong-rank = „{ $found }” nie jest listą szeregów. Podaj 1, 2 lub 3, po przecinku.

## Battle odds

lab-odds-title = Karak 2: szanse w walce
lab-odds-hero = Bohater: { $hero }
lab-odds-any-hero = Bohater: dowolny, bez umiejętności w walce
lab-odds-dice = W rzucie: { $dice }
lab-odds-items = Wyposażenie: { $items }
lab-odds-against-strength = Siła przeciwników: { $strength }
lab-odds-against = Przeciwnicy: { $foes }; siła: { $strength }
lab-odds-no-battle = Jedyna armia ma siłę 1: Darius pokonuje ją bez walki.
lab-odds-results = Jak kończy się walka
lab-odds-won = Wygrana
lab-odds-exactly = w tym przy równej sile
lab-odds-lost = Przegrana
lab-odds-driven-off = Przegrana, ale jeden gwardzista odchodzi
lab-odds-rolled-again = Ponowny rzut
lab-odds-plague = Zaraza i Niedola
lab-odds-unconscious = Utrata przytomności po walce
lab-odds-mean-attack = Siła ataku, średnio
lab-odds-mean-wounds = Rany, średnio
lab-odds-mean-fireballs = Wykorzystane Ogniste pociski, średnio
lab-odds-mean-lost = Stracone kości, średnio: { $unit }
lab-odds-attack-title = Jak silny jest atak
lab-odds-attack-about = Słupki dla każdej siły ataku, razem z Ognistymi pociskami. Średnia to { $mean }; siła { $strength } jest osiągana w { $share } walk.
lab-odds-attack-axis = Siła ataku z Ognistymi pociskami
lab-odds-share-axis = Odsetek walk
lab-odds-enough = wystarcza do zwycięstwa
lab-odds-not-enough = nie wystarcza
lab-odds-curve-title = Szansa na zwycięstwo przy każdej sile
lab-odds-curve-about = Linia opadająca od siły 1. Do siły { $strength } walka jest co najmniej wyrównana.
lab-odds-strength-axis = Siła
lab-odds-chance-axis = Szansa na zwycięstwo
lab-odds-this-force = z całym wyposażeniem
lab-odds-without-fireballs = bez Ognistych pocisków
lab-odds-without-reroll = bez ponownego rzutu
lab-odds-even = wyrównana
lab-odds-assumed = Każdy rzut jest policzony, żaden nie jest symulowany. Rzuca się wszystkimi podanymi kośćmi. Najpierw liczy się zwycięstwo, potem odejście gwardzisty, potem jak najmniejsza strata punktów wytrzymałości i kości, a na końcu oszczędzanie Ognistych pocisków. Amulet Protekcji chroni najpierw bohatera, potem kości z największą liczbą mieczy.

## Hands

lab-attack-title = Thunderstone: co potrafią karty na ręce
lab-attack-deck = { $n ->
    [one] Talia, { $n } karta: { $cards }
    [few] Talia, { $n } karty: { $cards }
    [many] Talia, { $n } kart: { $cards }
   *[other] Talia, { $n } karty: { $cards }
}
lab-attack-counted = Liczba kart na ręce: { $hand }. Wszystkich rąk jest { $all }, różnych { $different }. Każda ręka jest policzona, liczby są dokładne.
lab-attack-sampled = Liczba kart na ręce: { $hand }. Wszystkich rąk jest { $all }, różnych { $different }. Wylosowano { $draws }; błąd odsetków nie przekracza ± { $error } na poziomie ufności 95%.
lab-attack-rank = Atak bez Potwora: w pełnym Świetle, przeciw szeregowi { $rank }
lab-attack-means = Średnio: Atak razem z magicznym { $attack }, Atak magiczny { $magic }, Światło { $light }, złoto { $gold }
lab-attack-values = Atak, Światło i złoto
lab-attack-attack-title = Atak i Atak magiczny razem
lab-attack-magic-title = Sam Atak magiczny
lab-attack-light-title = Światło
lab-attack-gold-title = Złoto
lab-attack-attack-axis = Atak
lab-attack-magic-axis = Atak magiczny
lab-attack-light-axis = Światło
lab-attack-gold-axis = Złoto
lab-attack-share-axis = Odsetek rąk
lab-attack-about = Słupki dla każdej wartości. Średnia to { $mean }.
lab-attack-against-title = Ręce, które pokonują Potwora
lab-attack-against-about = Odsetek rąk, które pokonują każdego Potwora w każdym szeregu, z karą za brak Światła i efektami bojowymi.
lab-attack-target = { $card }, szereg { $rank }
lab-attack-monster = Potwór
lab-attack-health = Zdrowie
lab-attack-in-rank = Szereg { $rank }: zwycięstwa
lab-attack-mean-in-rank = Szereg { $rank }: średnia wartość Ataku
lab-attack-assumed = Każda ręka jest rozegrana jak najlepiej pod kątem danego celu: Broń jest przydzielona, a efekty Lochu użyte. Nie liczą się: karty ciągnięte dzięki efektom, efekty działające na Halę Lochu, pożyczeni Bohaterowie oraz efekty, które usuwają własną kartę inną niż Choroba. Z takimi kartami talia jest silniejsza niż te liczby.
lab-attack-assumed-spend = Każda ręka jest rozegrana jak najlepiej pod kątem danego celu: Broń jest przydzielona, a efekty Lochu użyte, także za cenę własnej Żywności i Broni. Nie liczą się: karty ciągnięte dzięki efektom, efekty działające na Halę Lochu i pożyczeni Bohaterowie. Z takimi kartami talia jest silniejsza niż te liczby.
