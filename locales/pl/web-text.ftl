### Tryb tekstowy w przeglądarce: stół opowiedziany słowami.
###
### $side to kierunek jak w karak-side-*, $place miejsce, na przykład (1, -1), $hex opis pola.

## The page

web-text-title = { $game } słowami
web-text-welcome = { $game } słowami. Wpisz „pomoc”, aby poznać polecenia.
web-text-happens = Co się dzieje
web-text-command = Polecenie
web-text-command-about = Wpisz numer wyboru albo polecenie, na przykład „pomoc”. Sam Enter powtarza pytanie.
web-text-send = Wykonaj
web-text-drawn = Stół graficzny
web-text-said = { $name } mówi: { $text }

## The question

web-text-many = { $n ->
    [one] { $n } możliwość. Enter czyta wszystkie.
    [few] { $n } możliwości. Enter czyta wszystkie.
    [many] { $n } możliwości. Enter czyta wszystkie.
   *[other] { $n } możliwości. Enter czyta wszystkie.
}
web-text-span = { $group }: od { $first } do { $last }
web-text-span-one = { $group }: { $n }

## Answers

web-text-not-asked = Teraz nie czeka na ciebie żadne pytanie.
web-text-not-over = To działa po zakończeniu gry.
web-text-no-proposal = Nikt o nic nie prosi.
web-text-undo-ask = Ostatniego wyboru nie można tak po prostu cofnąć. Wpisz „poproś”, aby zapytać innych o zgodę.
web-text-look-unknown = Nie ma tu niczego o nazwie „{ $found }”.
web-text-look-several = „{ $found }” pasuje do kilku nazw: { $names }.
web-text-look-none-there = Przy wyborze { $n } nie ma nic do obejrzenia.
web-text-look-what = Na co chcesz spojrzeć? Podaj nazwę albo numer wyboru.
web-text-odds-none = Dla tej decyzji nie ma prognozy.

## Commands
## The value: names of the command, separated by commas. The English ones always work too.

web-text-command-help = pomoc
    .usage = pomoc
    .help = ten spis
web-text-command-choices = wybory, opcje
    .usage = wybory
    .help = pytanie jeszcze raz, ze wszystkimi możliwościami (albo po prostu Enter)
web-text-command-why = dlaczego, czemu
    .usage = dlaczego [SŁOWO]
    .help = czego nie można teraz zrobić, dlaczego i według której zasady
web-text-command-odds = szanse, wyjaśnij, wyjasnij
    .usage = szanse [GDZIE]
    .help = jak zapewne skończy się walka, która cię czeka, z całym rachunkiem, jeśli jest co liczyć; dla jednego miejsca lub szeregu: szanse 2
web-text-command-undo = cofnij
    .usage = cofnij
    .help = cofnij swój ostatni wybór, póki nikt nie dowiedział się niczego nowego
web-text-command-log = dziennik
    .usage = dziennik [N]
    .help = co się działo: ostatnie 20 albo N wierszy
web-text-command-turn = tura
    .usage = tura
    .help = czyja kolej i na jakim etapie jest gra
web-text-command-look = patrz, zobacz, karta, czytaj
    .usage = patrz [NAZWA]
    .help = jedna rzecz: pole według miejsca albo kierunku od ciebie (patrz wschód), karta według nazwy albo to, czego dotyczy wybór o danym numerze; bez nazwy to, co masz pod ręką
web-text-command-rule = zasada, zasady
    .usage = zasada K-BAT-6
    .help = zasada według oznaczenia albo słów w tytule; bez nich otwiera wszystkie
web-text-command-say = powiedz
    .usage = powiedz TEKST
    .help = powiedz coś wszystkim przy stole
web-text-command-chat = rozmowa
    .usage = rozmowa
    .help = co powiedziano przy stole
web-text-command-clock = zegar, czas
    .usage = zegar
    .help = ile czasu zostało
web-text-command-ask = poproś, popros
    .usage = poproś
    .help = poproś innych o cofnięcie jednego wyboru
web-text-command-yes = tak, zgoda
    .usage = tak
    .help = zgódź się na czyjąś prośbę
web-text-command-no = nie
    .usage = nie
    .help = odmów
web-text-command-begin = zacznij
    .usage = zacznij
    .help = rozpocznij grę, gdy wszyscy usiądą
web-text-command-rematch = rewanż, rewanz
    .usage = rewanż
    .help = po zakończeniu zagraj jeszcze raz z tymi samymi osobami
web-text-command-lang = język, jezyk
    .usage = język en
    .help = zmień język: en, pl, de, et
web-text-command-menu = menu
    .usage = menu
    .help = miejsca, zaproszenia i ustawienia
web-text-command-drawn = grafika, rysunek
    .usage = grafika
    .help = pokaż stół graficzny
web-text-command-quit = wyjdź, wyjdz, koniec
    .usage = wyjdź
    .help = na stronę główną; gra poczeka na ciebie
