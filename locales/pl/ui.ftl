### What terminal and browser both say besides the game itself: lists, players, the table in sentences, commands.

## Lists

# All but the last: “a, b”. $first is the list so far.
ui-list-more = { $first }, { $second }
# The last two: “a i b”.
ui-list-two = { $first } i { $second }
# So many of a thing, by its label.
ui-times = { $n } × { $thing }
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
ui-seat = Gracz { $n }
    .in = gracz { $n }
    .gen = gracza { $n }
    .dat = graczowi { $n }
    .acc = gracza { $n }
    .ins = graczem { $n }
    .loc = graczu { $n }
    .gender = m
ui-who = { $player }

## Errors of the command line

ui-unknown-language = Nie ma tekstów w języku „{ $found }”. Języki: { $known }.
ui-answer-word = Ustawienia: { $option } nie może mieć wartości „{ $found }”. Możliwe: { $known }.
ui-answer-number = Ustawienia: { $option } przyjmuje liczbę od { $least } do { $most }, a nie „{ $found }”.

## The start menu

ui-menu-no = Nie
ui-menu-yes = Tak
ui-menu-solo-normal = Zwykły: każde zwycięstwo zatrzymuje Potwory do końca następnej tury
ui-menu-solo-warrior = Wojownik: stosy o połowę mniejsze; Potwory zatrzymuje tylko pokonanie Potwora wartego co najmniej 2 punkty doświadczenia
ui-menu-solo-nightmare = Koszmar: stosy o połowę mniejsze; Potworów nic nie zatrzymuje

## At the table

ui-round = Runda { $n }
ui-turn = Tura { $n }
ui-dungeon-deck = { $n ->
    [0] Talia Lochu pusta
    [one] { $n } karta w Talii Lochu
    [few] { $n } karty w Talii Lochu
    [many] { $n } kart w Talii Lochu
   *[other] { $n } karty w Talii Lochu
}
ui-actions-left = { $n ->
    [0] Nie masz już akcji.
    [one] Została ci { $n } akcja.
    [few] Zostały ci { $n } akcje.
    [many] Zostało ci { $n } akcji.
   *[other] Zostało ci { $n } akcji.
}
ui-group-moves = Ruch
ui-group-actions = Akcje
ui-group-free = Bez akcji
ui-group-place = Na polu { $place }
ui-group-recruit = Szkolenie
ui-group-return = Najpierw zwrot
ui-group-choices = Wybory
ui-group-effects = Efekty
ui-group-equip = Wyposażenie
ui-group-attack = Atak
ui-group-buy = Zakup
ui-group-level-up = Awans
ui-group-arrange = Kolejność w Hali
ui-group-end = Dalej
# A choice with a word on what it would bring.
ui-choice-noted = { $choice } ({ $note })
ui-situation-moved = Masz już za sobą ruch: kolejny oznacza rezygnację z jednej akcji.
ui-situation-tile = Dobrana płytka: { $tile }.
ui-situation-battle = Walka; siła przeciwników: { $n }.
ui-situation-attack = Walka; siła przeciwników: { $n }, twoja siła ataku na razie: { $attack } (kości { $swords }, broń { $weapons }).
ui-tile = { $land } (przepaście: { $sides })
ui-tile-open = { $land } (bez przepaści)
ui-situation-purchases = { $n ->
    [one] Został { $n } zakup.
    [few] Zostały { $n } zakupy.
    [many] Zostało { $n } zakupów.
   *[other] Zostało { $n } zakupu.
}
ui-situation-revealed = Odsłonięte z twojej talii: { $cards }.
ui-hand-cards = Twoja ręka: { $cards }.
ui-hand-revealed = Twoje odsłonięte karty: { $cards }.
ui-hand-no-cards = Nie masz kart na ręce.
ui-hand-tiles = Te płytki widzisz tylko ty: { $tiles }.
ui-hand-top = Płytkę na wierzchu stosu znasz tylko ty: { $tile }.
ui-hand-empty = Nie trzymasz żadnej płytki i nie znasz żadnej w stosie.
ui-hand-nothing = Nie masz niczego, czego inni nie widzą.
ui-log-empty = Nic się jeszcze nie stało.

## The players' boards

ui-topic-nothing = Nic tu nie ma.
ui-topic-hand = Na ręce
    .names = ręka, reka
    .help = to, co widzisz tylko ty
ui-topic-me = Ty
    .names = ja
    .help = co masz
ui-topic-others = Inni
    .names = inni
    .help = co mają inni
ui-status-active = teraz gra
ui-status-place = { $place }
ui-status-lives = Wytrzymałość { $n }
ui-status-unconscious = utrata przytomności
ui-status-glory = Chwała { $n }
ui-status-amount = { $thing } { $n }
ui-status-points = Punkty: { $text }
ui-status-army = Armia: { $units }
ui-status-items = Przedmioty: { $items }
ui-status-city = Miasto na polu { $place }
ui-status-buildings = Budynki: { $buildings }
ui-status-plague = Zaraza w mieście
ui-status-stones = Kamienie: { $stones }
ui-status-experience = Doświadczenie { $n }
ui-status-piles = Ręka { $hand }, talia { $deck }, odrzucone { $discard }
ui-status-revealed = Odsłonięte: { $cards }
ui-status-certain = Na pewno na ręce: { $cards }
ui-status-unseen = Ręka i talia razem: { $cards }
ui-status-discards = Odrzucone: { $cards }

## The end

ui-result-winner = Zwycięstwo! Wygrywa: { $players }.
ui-result-shared = Wspólne zwycięstwo! Wygrywają: { $players }.
ui-result-nobody = Porażka! Wygrywają Potwory.
ui-result-points = { $n ->
    [one] { $player }: { $text } punkt
    [few] { $player }: { $text } punkty
    [many] { $player }: { $text } punktów
   *[other] { $player }: { $text } punktu
}
ui-result-card = { $card }: { $n }
ui-result-village = { $n ->
    [one] Potwory, które umknęły: { $n } punkt
    [few] Potwory, które umknęły: { $n } punkty
    [many] Potwory, które umknęły: { $n } punktów
   *[other] Potwory, które umknęły: { $n } punktu
}

## Cards: figures in few words. $text is a number with its sign.

ui-fact-none = –
ui-card-facts = { $card } ({ $facts })
ui-fact-strength = Siła { $n }
ui-fact-weight = Ciężar { $n }
ui-fact-attack = Atak { $text }
ui-fact-magic = Atak magiczny { $text }
ui-fact-light = Światło { $n }
ui-fact-gold = złoto { $n }
ui-fact-points = punkty zwycięstwa { $n }
ui-fact-level = poziom { $n }
ui-fact-level-up = następny poziom za { $n } PD
ui-fact-cost = koszt { $n }
ui-fact-health = Zdrowie { $n }
ui-fact-darkness = Światło −{ $n }
ui-fact-experience = doświadczenie { $n }
ui-fact-trophy = jako Trofeum: { $facts }
ui-fact-weapon = Broń: { $card }
ui-fact-left = zostało: { $n }
ui-fact-left-all = zostało: { $left }
ui-fact-left-levels = zostało na poziomach 1, 2 i 3: { $left }
ui-fact-used = użyte
ui-fact-barred = nie może atakować
ui-fact-doomed = do usunięcia

## The hall and the Village

ui-hall-rank = Szereg { $rank }:
ui-hall-line = { $rank } { $there }
ui-hall-empty = pusty
ui-hall-penalty = { $n ->
    [0] dość Światła
    [one] brak Światła: { $n } ({ $cost })
    [few] brak Światła: { $n } ({ $cost })
    [many] brak Światła: { $n } ({ $cost })
   *[other] brak Światła: { $n } ({ $cost })
}
ui-hall-wins = wartość Ataku { $total }: zwycięstwo
ui-hall-fails = wartość Ataku { $total }: brakuje { $n }
ui-hall-no-magic = wartość Ataku { $total }, ale bez Ataku magicznego
ui-hall-unseen = w ciemności nie można go atakować
# A purchase under the heading “ui-group-buy”.
ui-village-buy = { $card } za { $cost }

## An attack explained

ui-explain-title = Atak w szeregu { $rank }, Potwór: { $card }
ui-explain-card = { $card }: { $facts }
ui-explain-cards = { $card }: każda karta { $facts }
ui-explain-idle = { $card }: nie bierze udziału
ui-explain-not-carried = Nikt nie nosi: { $cards }
ui-explain-sum = Razem: Atak { $attack }, Atak magiczny { $magic }
ui-explain-counted = Z tego liczy się tutaj: Atak { $attack }, Atak magiczny { $magic }
ui-explain-light = { $n ->
    [0] Światło { $light }, potrzeba { $needed }: bez kary
    [one] Światło { $light }, potrzeba { $needed }: kara za brak Światła { $n } ({ $cost })
    [few] Światło { $light }, potrzeba { $needed }: kara za brak Światła { $n } ({ $cost })
    [many] Światło { $light }, potrzeba { $needed }: kara za brak Światła { $n } ({ $cost })
   *[other] Światło { $light }, potrzeba { $needed }: kara za brak Światła { $n } ({ $cost })
}
ui-explain-halved = Wartość Ataku zmniejsza się o połowę.
ui-explain-wins = Wartość Ataku { $total }, Zdrowie { $health }: zwycięstwo.
ui-explain-fails = Wartość Ataku { $total }, Zdrowie { $health }: brakuje { $n }.
ui-explain-no-magic = Wartość Ataku { $total }, Zdrowie { $health }: wystarczy, ale bez Ataku magicznego nie ma zwycięstwa.
ui-explain-unseen = Tego Potwora nie można atakować, dopóki zostaje jakakolwiek kara za brak Światła.
ui-explain-costs = Efekty bojowe: { $effects }.
ui-explain-after-wins = Potem w najlepszym razie wartość Ataku { $total }, Zdrowie { $health }: zwycięstwo.
ui-explain-after-fails = Potem w najlepszym razie wartość Ataku { $total }, Zdrowie { $health }: brakuje { $n }.
ui-explain-after-no-magic = Potem w najlepszym razie wartość Ataku { $total }, Zdrowie { $health }, ale bez Ataku magicznego.

## The map in sentences

ui-hex = { $place } { $land }
ui-hex-heroes = bohaterowie: { $heroes }
ui-hex-general = { $general }, siła { $n }
ui-hex-armies = potwory: { $armies }, siła { $n }
ui-hex-city = miasto { $player_gen }
ui-hex-plague = miasto { $player_gen }, w nim Zaraza
ui-hex-items = przedmioty: { $items }
ui-hex-ways = drogi: { $ways }
ui-hex-way = na { $side } { $place }
ui-hex-open = nieodkryte: { $sides }
ui-hex-chasms = przepaście: { $sides }

## Commands
## The value: names of the command, separated by commas. The English ones always work too.

ui-help-numbers = Wpisz numer wyboru albo jedno z tych słów:
ui-help-english = Angielskie słowa działają w każdym języku.
ui-unknown-command = „{ $found }” to ani numer wyboru, ani polecenie. „pomoc” wymienia polecenia.
ui-wrong-number = { $n ->
    [one] Nie ma wyboru { $found }. Jest tylko 1.
    [few] Nie ma wyboru { $found }. Numery idą od 1 do { $n }.
    [many] Nie ma wyboru { $found }. Numery idą od 1 do { $n }.
   *[other] Nie ma wyboru { $found }. Numery idą od 1 do { $n }.
}
ui-wrong-lines = „dziennik” przyjmuje liczbę wierszy, a „{ $found }” nią nie jest.
ui-language-set = Emberhall mówi teraz po polsku.
ui-undo-nothing = Nie ma jeszcze czego cofać.
ui-why-title = Teraz niemożliwe:
ui-why-reason = { $reason } [{ $rule }]
ui-why-more = { $n ->
    [one] i jeszcze { $n }
    [few] i jeszcze { $n }
    [many] i jeszcze { $n }
   *[other] i jeszcze { $n }
}
ui-why-allowed = „{ $choice }” jest możliwe: wpisz numer tego wyboru.
ui-why-nothing = Nie ma teraz żadnych niemożliwych wyborów.
ui-why-no-match = Wśród tego, co teraz niemożliwe, nic nie pasuje do „{ $found }”.

## The rules reference

ui-rules-unknown = Nie ma zasady { $found }. Spis wszystkich: rules (w grze także „zasady”)
ui-rules-ruling = Rozstrzygnięcie: { $text }
