# The faces of Thunderstone's cards in the browser: what stands on them beside name and type.
# The gists are a card's rule in at most 26 characters, for the hand size; a card without a rule has none.

web-card-short = brakuje { $n }
web-card-left =
    { $n ->
        [one] została { $n }
        [few] zostały { $n }
        [many] zostało { $n }
       *[other] zostało { $n }
    }
web-card-levels = zostało: poziom 1: { $one }, poziom 2: { $two }, poziom 3: { $three }
web-card-foot-gold = Złoto
web-card-foot-strength = Siła
web-card-foot-weight = Ciężar
web-card-foot-experience = Doświadczenie
web-card-foot-points = Punkty zwycięstwa
web-card-foot-level-up = Podnoszenie poziomu

web-card-gist-militia = 3 PD: Bohater 1. poziomu
web-card-gist-iron-rations = 1 Bohater: Siła +2
web-card-gist-disease = Atak albo magia: −1
web-card-gist-stone-of-mystery = W szeregu 1: koniec gry
web-card-gist-amazon-archer = Szereg 2–3: Atak +2
web-card-gist-amazon-huntress = Szereg 2–3: Atak +3
web-card-gist-amazon-queen = Szereg 2–3: Atak +4
web-card-gist-chalice-quester = Usuń Chorobę: 1 karta
web-card-gist-chalice-defender = Źródła Światła +1; 1 karta
web-card-gist-chalice-paladin = 1 karta; zakup po wygranej
web-card-gist-dwarf-guardian = Broń sieczna: Atak +3
web-card-gist-dwarf-janissary = Sieczna +4; Łupy: Broń
web-card-gist-dwarf-sentinel = Broń sieczna: Atak +5
web-card-gist-elf-sorcerer = Wygrana: odeślij Potwora
web-card-gist-elf-archmage = Odeślij Potwora na spód
web-card-gist-feayn-archer = Nie atakuje szeregu 1
web-card-gist-feayn-marksman = Nie atakuje szeregu 1
web-card-gist-feayn-sniper = Nie szereg 1; w 3: +1 PD
web-card-gist-lorigg-rogue = Inni odrzucają 1 kartę
web-card-gist-lorigg-outlaw = Inni odrzucają 1 kartę
web-card-gist-outlands-warrior = Żywność: Atak +3
web-card-gist-outlands-slayer = Za Potwora +1; Żywność +3
web-card-gist-outlands-khan = Atak +2 za Potwora
web-card-gist-redblade-poisoner = Inni odrzucają 1 kartę
web-card-gist-redblade-assassin = Inni: Bohater albo 2 karty
web-card-gist-regian-cleric = Usuń Chorobę: 1 karta
web-card-gist-regian-priest = 1 karta; Choroba: 1 karta
web-card-gist-regian-bishop = 2 karty; Choroba: 1 karta
web-card-gist-selurin-magician = +1 za Przedmiot i Zaklęcie
web-card-gist-selurin-warlock = Podwaja Atak magiczny
web-card-gist-selurin-theurge = Magiczny ×2; cudzy Bohater
web-card-gist-thyrian-squire = Żywność: Atak +2
web-card-gist-thyrian-knight = Ochotnik +1; Żywność +2
web-card-gist-thyrian-lord = Nie-Wojownicy: Atak +2
web-card-gist-arcane-energies = Wyposażeni: magia; 1 karta
web-card-gist-banish = Zmień Halę; 1 karta
web-card-gist-barkeep = Zakup +1. Usuń: złoto +2
web-card-gist-battle-fury = Wszyscy: Atak +1
web-card-gist-feast = Wszyscy: Siła +3, Atak +1
web-card-gist-goodberries = Siła +3; Atak magiczny
web-card-gist-magical-aura = Ciężar Broni 0; 1 karta
web-card-gist-pawnbroker = Usuń kartę: jej złoto +3
web-card-gist-polearm = Przy Sile 8: Atak +6
web-card-gist-spear = Usuń: Atak +3
web-card-gist-town-guard = 2 karty. Usuń: 3 karty
web-card-gist-trainer = Usuń Ochotnika: 2 PD
web-card-gist-warhammer = Kapłan: czasem Atak +3
web-card-gist-archduke-of-pain = Wymaga magii. Giną 2 klasy
web-card-gist-succubus = Bez magii połowa Ataku
web-card-gist-tormentor = Bez Broni ½; −1 Kapłan
web-card-gist-the-unchained = Zdobywasz 1 Chorobę
web-card-gist-darkness = Atakują tylko wyposażeni
web-card-gist-judgement = Siła −2 i Atak −1
web-card-gist-knightmare = Usuń 1 Wojownika
web-card-gist-the-prince = Siła −2; −1 Wojownik
web-card-gist-ebon-fume = Magia 0; −1 najsilniejszy
web-card-gist-mythlurian = Usuń 1 Bohatera
web-card-gist-skaladak = Usuń 1 Broń
web-card-gist-tyxr-the-old = Usuń 1 Bohatera
web-card-gist-uyril-unending = Bez magii ½; −1 Ochotnik
web-card-gist-blink-dog = Po ciemku nieosiągalny
web-card-gist-griffon = Trofeum: Atak magiczny +1
web-card-gist-pegasus = Trofeum: Atak magiczny +1
web-card-gist-sphinx = Wyłącznie Atak magiczny
web-card-gist-deadbone-troll = Zdobywasz 1 Chorobę
web-card-gist-grayskin-lizard = Wyposażeni: Atak +1
web-card-gist-black-slime = Usuń 1 Ochotnika
web-card-gist-gray-ooze = Bez Broni: −1 Bohater
web-card-gist-green-blob = Usuń 1 kartę Żywności
web-card-gist-noxious-slag = Magia ½; Broń sieczna 0
web-card-gist-red-jelly = Usuń 1 Broń
web-card-gist-famine = Zdobywasz 1 Chorobę
web-card-gist-harbinger = Usuń 1 Zaklęcie
web-card-gist-kingdom = Zdobywasz 1 Chorobę
web-card-gist-lord-of-death = Zdobywasz 2 Choroby
web-card-gist-suffering = Siła −2 i 1 Choroba
web-card-gist-ghost = Bez magii ½. Siła −2
web-card-gist-haunt = 1 Bohater nie atakuje
web-card-gist-revenant = Wymaga magii. Siła −4
web-card-gist-spectre = Usuń 1 Ochotnika
web-card-gist-wraith = Usuń 1 Ochotnika
