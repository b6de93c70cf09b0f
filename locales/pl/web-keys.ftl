### Spis skrótów klawiszowych w przeglądarce.

web-keys-title = Skróty klawiszowe
web-keys-on = Skróty jednoklawiszowe
web-keys-about = Klawiszem Tab też można dojść wszędzie. W polach tekstowych klawisze służą tylko do pisania.
web-keys-or = albo

## Every table

web-keys-table = Przy stole
web-keys-sheet = pokaż albo ukryj ten spis
web-keys-undo = cofnij ostatni wybór
web-keys-log = kronika
web-keys-chat = rozmowa
web-keys-rules = zasady
web-keys-menu = menu
web-keys-since = co się działo od twojej ostatniej tury
web-keys-escape = zamknij to, co otwarte, albo pomiń animację

## Karak 2

web-keys-k-turn = Twoja kolej
web-keys-k-actions = osiem akcji, litery jak na przyciskach; przy niedostępnej zobaczysz powód
web-keys-k-end = zakończ turę
web-keys-k-ability = użyj umiejętności bohatera
web-keys-k-board = otwórz arkusz bohatera
web-keys-k-where = przejdź do swojego bohatera na mapie
web-keys-k-map = Na mapie
web-keys-k-arrows = na następne pole w tym kierunku
web-keys-k-enter = co można tam zrobić; ponowne naciśnięcie wykonuje pierwszą możliwość
web-keys-k-zoom = przybliż, oddal, cała mapa
web-keys-k-rotate = obróć dokładaną płytkę
web-keys-k-ask = W walce i przy każdym pytaniu
web-keys-k-numbers = pierwsza, druga, trzecia… kość albo możliwość
web-keys-k-all = wszystkie kości albo tylko kość bohatera

## Thunderstone

web-keys-t-turn = Twoja kolej
web-keys-t-places = do Wioski, do Lochu, odpoczynek
web-keys-t-best = przygotuj najlepszy atak
web-keys-t-done = koniec: nie kupuj więcej albo zakończ wizytę
web-keys-t-table = Na stole
web-keys-t-arrows = do następnej karty lub przycisku w tym kierunku
web-keys-t-enter = wybierz kartę; ponowne naciśnięcie ją kupuje
web-keys-t-inspect = obejrzyj kartę z bliska
web-keys-t-escape = odłóż to, co wybrane
