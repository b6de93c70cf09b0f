### Pig. $player is a player's name.

pig-title = Świnka
pig-setup = { $goal ->
    [one] Liczba graczy: { $n }. Wygrywa, kto pierwszy zdobędzie { $goal } punkt.
    [few] Liczba graczy: { $n }. Wygrywa, kto pierwszy zdobędzie { $goal } punkty.
    [many] Liczba graczy: { $n }. Wygrywa, kto pierwszy zdobędzie { $goal } punktów.
   *[other] Liczba graczy: { $n }. Wygrywa, kto pierwszy zdobędzie { $goal } punktu.
}
pig-setup-players = W Świnkę gra od 2 do 5 osób, a nie { $found }.
pig-setup-goal = Cel to liczba od 10 do 500, a nie { $found }.
pig-form-goal = Punkty potrzebne do wygranej

pig-question = Rzucasz dalej czy kończysz turę? Punkty w tej turze: { $points }.
pig-choice-roll = Rzuć jeszcze raz
pig-choice-hold = Zakończ turę z wynikiem { $points }

pig-event-turn = Teraz gra { $player }.
pig-event-rolled = { $player } rzuca kością: { $face }.
pig-event-lost = { $points ->
    [0] { $player } nie zdobywa punktów.
    [one] { $player } traci { $points } punkt.
    [few] { $player } traci { $points } punkty.
    [many] { $player } traci { $points } punktów.
   *[other] { $player } traci { $points } punktu.
}
pig-event-held = { $points ->
    [one] { $player } kończy turę i zapisuje { $points } punkt.
    [few] { $player } kończy turę i zapisuje { $points } punkty.
    [many] { $player } kończy turę i zapisuje { $points } punktów.
   *[other] { $player } kończy turę i zapisuje { $points } punktu.
}

pig-refused-nobody-asked = Teraz nikt nie podejmuje decyzji.
pig-refused-no-roll = Teraz nie rzuca się kością.
pig-refused-no-face = Kość nie ma ścianki { $face }.

pig-topic-turn = Tura
pig-topic-scores = Punkty
pig-turn = Gra { $player }. Punkty w tej turze: { $points }.
pig-score = { $player }: { $points }.
pig-goal = Cel: { $points }.

rule-p-set-1 = Gracze
    .text = Gra od 2 do 5 osób. Zaczyna gracz z pierwszego miejsca, potem tury idą w kolejności miejsc.
rule-p-set-2 = Cel
    .text = Celem jest 100 punktów, chyba że przed grą umówiono się na inną liczbę od 10 do 500.
rule-p-turn-1 = Pierwszy rzut
    .text = Tura zaczyna się od rzutu jedną kością. Odbywa się on bez pytania.
rule-p-turn-2 = Rzut albo koniec tury
    .text = Wynik od 2 do 6 dodaje się do punktów tury. Potem gracz rzuca jeszcze raz albo kończy turę.
rule-p-turn-3 = Jedynka
    .text = Jedynka kończy turę, a punkty tury przepadają. Wynik gracza się nie zmienia.
rule-p-turn-4 = Koniec tury
    .text = Kto kończy turę, dodaje jej punkty do swojego wyniku.
rule-p-end-1 = Wygrana
    .text = Kto kończy turę i ma co najmniej tyle punktów, ile wynosi cel, od razu wygrywa.
