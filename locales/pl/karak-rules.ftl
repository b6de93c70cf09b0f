# Karak 2: the rules reference for players (Polish).
# One message per rule: the value is its title, .text what it says, .ruling how an open point is decided here.

## Components and setup

rule-k-set-1 = Gracze i bohaterowie
    .text = Przy stole zasiada 2–5 graczy. Czeka na nich sześcioro bohaterów: Horan, Taia, Lady Lorraine, Lord Xanros, Elspeth i Darius.
rule-k-set-2 = Plansza i płytka początkowa
    .text = Kraina rośnie na siatce sześciokątów. Na początku leży tylko płytka początkowa: trzy połączone płytki z zamkiem Karak pośrodku.
rule-k-set-3 = Stos płytek krajobrazu
    .text = Na wierzchu leży 18 potasowanych płytek I poziomu, a pod nimi 10 potasowanych płytek II poziomu. Nikt nie zna ich kolejności.
rule-k-set-4 = Woreczek z potworami
    .text = Na początku w woreczku leżą wszystkie żetony armii potworów, razem 36. Opróżnia się on dokładnie wtedy, gdy kończy się stos płytek. Wylosowany żeton nigdy tam nie wraca, chyba że zwróci go Taia.
rule-k-set-5 = Z czym zaczynasz
    .text = Zaczynasz z 5 punktami wytrzymałości, poziomem chwały 0 i bez zasobów. Miasto i sześć budynków musisz dopiero wznieść. W wyposażeniu masz miejsce na 2 sztuki broni, 3 zaklęcia i 1 amulet.
rule-k-set-6 = Wybór bohaterów
    .text = Zwykle każdy gracz dostaje losowego bohatera. W wariancie z wyborem bohaterów rzucacie kością bohatera i wybieracie jawnie po kolei, zaczynając od największej liczby mieczy. Bohaterowie, których nikt nie weźmie, nie biorą udziału w grze, a o pierwszego gracza rzuca się osobno.
    .ruling = Instrukcja nie rozstrzyga dalszej kolejności ani remisów; tutaj kto ma wyższy wynik, wybiera wcześniej, a remisujący rzucają ponownie.
rule-k-set-7 = Skąd wyruszasz
    .text = Wszyscy bohaterowie zaczynają na zamku Karak.
rule-k-set-8 = Pierwszy gracz
    .text = Każdy rzuca kością bohatera; zaczyna ten, kto ma najwięcej mieczy. Czaszki liczą się jako 0, a przy remisie remisujący rzucają ponownie. Potem tury idą zgodnie z ruchem wskazówek zegara.
rule-k-set-9 = Kości oddziałów
    .text = We wspólnej puli jest 10 kości rycerzy, 10 kości łuczników i 10 kości magów. Trzy szkieletory służą tylko Lordowi Xanrosowi, a niedźwiedź tylko Lady Lorraine. Jedyny tytan przychodzi ze swoim amuletem.
rule-k-set-10 = Zasobów nie zabraknie
    .text = Są trzy rodzaje zasobów: żywność, drewno i kamień. Żaden z nich nigdy się nie kończy. Możesz mieć ich dowolnie dużo. W grach rozpoczętych przed wersją 2 zasad możesz mieć najwyżej 255 zasobów każdego rodzaju.
rule-k-set-11 = Przyjazny wariant gry
    .text = W przyjaznym wariancie gry nie ma Zarazy i Niedoli.
rule-k-set-12 = Co pozostaje ukryte
    .text = Nikt nie widzi kolejności płytek w stosie i żetonów w woreczku ani amuletu, którego strzeże niepokonana driada. Płytkę odłożoną przez Dariusa zna tylko on. Wszystko inne jest jawne, nawet poziom następnej płytki.
rule-k-set-13 = Decyduje tylko aktywny gracz
    .text = W swojej turze to ty podejmujesz wszystkie decyzje. Kogo dotkną Zaraza i Niedola albo zaklęcie Kieszonkowiec, ten niczego nie wybiera.

## Turn, movement, exploring

rule-k-turn-1 = Twoja tura
    .text = Masz 2 akcje, o jedną więcej dzięki Stajniom i o jedną więcej dzięki Amuletowi Akcji: nigdy więcej niż 4. Przed każdą akcją możesz raz się poruszyć. Ruch i akcja są dobrowolne, ale ruch bez akcji też zużywa tę akcję.
rule-k-turn-2 = Najpierw ruch, potem akcja
    .text = Ruch wykonujesz przed akcją, nigdy po niej. Możesz nie wykorzystać akcji i zakończyć turę w każdej chwili, byle nie podczas walki.
    .ruling = Instrukcja nie mówi całkiem jasno, kiedy tura się kończy; tutaj kończy się sama po ostatniej akcji, chyba że możesz jeszcze użyć zaklęcia Kieszonkowiec lub umiejętności „Sokoli wzrok” – wtedy padnie pytanie.
rule-k-turn-3 = Dodatkowa akcja w trakcie tury
    .text = Gdy wybudujesz Stajnie albo zdobędziesz Amulet Akcji, dodatkową akcję masz od razu. Gdy stracisz amulet, tracisz też akcję, ale rozpoczęta akcja pozostaje twoja.
rule-k-turn-4 = Walka kończy turę
    .text = Po walce twoja tura się kończy, nawet jeśli zostały ci akcje.
rule-k-turn-5 = Co nie kosztuje akcji
    .text = Kieszonkowiec (tyle razy, ile masz tych zaklęć) i Sokoli wzrok (raz na turę) nie kosztują akcji. Możesz ich użyć przed akcjami, między nimi i po nich, a także między ruchem a jego akcją. Jeśli z powodu nagrody trzeba by pozostawić zaklęcie, możesz najpierw użyć Kieszonkowca i w ten sposób zwolnić miejsce. W grach rozpoczętych przed wersją 2 zasad tego wyjątku nie ma.
    .ruling = Instrukcja mówi tylko o dowolnym momencie tury; tutaj nie można tego robić w środku ruchu ani akcji, podczas walki ani po niej, bo walka kończy turę. Jedynym wyjątkiem jest zaklęcie, na które nie ma miejsca.
rule-k-turn-6 = Bez pustych akcji
    .text = Widzisz tylko akcje, które coś zmieniają. Przy 5 punktach wytrzymałości nie ma czego leczyć, a gdy nie ma czego wybudować, kogo szkolić ani czego zebrać, tej akcji nie ma na liście. Gdy przy budowie, szkoleniu lub zbieraniu jest tylko jedna możliwość, dzieje się to bez pytania. W grach rozpoczętych przed wersją 2 zasad pytanie pada mimo to.
    .ruling = Instrukcja nie wspomina o akcjach bez skutku; tutaj są pominięte, bo akcji zawsze możesz po prostu nie wykorzystać.
rule-k-turn-7 = Ta sama akcja jeszcze raz
    .text = Tę samą akcję możesz wykonać w turze kilka razy; tylko Gromadzenie zasobów jest możliwe raz na płytkę. Budowa miasta i Budowa to dwie różne akcje i obie mogą się zmieścić w jednej turze.
rule-k-move-1 = Ruch
    .text = Ruch prowadzi na sąsiednią odkrytą płytkę. Jeśli któraś z tych dwóch płytek ma na wspólnej krawędzi przepaść, drogi nie ma.
rule-k-move-2 = Bohaterowie i miasta nie zagradzają drogi
    .text = Możesz wejść na każdą płytkę, na której stoją inni bohaterowie, i do każdego miasta.
rule-k-move-3 = Kto wchodzi, ten walczy
    .text = Gdy wejdziesz na płytkę z armiami potworów albo z Mrocznym Generałem, od razu zaczyna się walka. To ona jest akcją należącą do tego ruchu.
rule-k-move-4 = Portal i Magiczny galop
    .text = Portal i Magiczny galop zastępują zwykły ruch. Nie możesz zostać na płytce z potworami ani z Mrocznym Generałem: albo tam wygrywasz, albo wracasz.
rule-k-exp-1 = Przemierzanie krainy
    .text = Przejdź przez krawędź bez przepaści do nieodkrytej strefy: dobierz płytkę z wierzchu stosu, obróć ją tak, aby między nią a twoją płytką nie było przepaści, i wejdź na nią. Na pozostałych krawędziach mogą być przepaście. Dobraną płytkę trzeba dołożyć.
    .ruling = Instrukcja nie rozstrzyga, czy widzisz płytkę przed wyborem kierunku; tutaj najpierw wybierasz kierunek.
rule-k-exp-2 = Potwory na nowych płytkach
    .text = Na płytkę I poziomu trafia z woreczka 1 armia potworów, na płytkę II poziomu trafiają 2 armie i walczysz z obiema naraz, a ich siły się sumują. Gdy w woreczku jest za mało żetonów, bierzesz tyle, ile zostało. Gdy jest pusty, walki nie ma, a akcję masz nadal.
rule-k-exp-3 = Mroczna Głębia
    .text = Na Mroczną Głębię nie losuje się armii potworów. Stoi tam Mroczny Generał ze swoimi gwardzistami i czeka na ciebie.
rule-k-exp-4 = Gdy wszystkie drogi są zamknięte
    .text = Jeśli zostały płytki, ale całą planszę otaczają przepaście, możesz odkrywać przez dowolną krawędź swojej płytki, za którą nic nie leży, i dowolnie obrócić nową płytkę. Odtąd ta krawędź liczy się jako wolna od przepaści.
    .ruling = Instrukcja nie przewiduje tego bardzo rzadkiego przypadku; tutaj droga się otwiera, aby gra mogła toczyć się dalej.

## A. Battle

rule-k-bat-1 = Przebieg walki
    .text = Najpierw działają umiejętności sprzed walki, potem wybierasz kości oddziałów i rzucasz. Następnie przychodzi czas na ponowne rzuty, Amulet Protekcji i Ogniste pociski, po czym porównuje się siły. Po nagrodzie lub odwrocie rozstrzyga się straty, limit oddziałów, Zarazę i Niedolę oraz utratę przytomności, a potem tura się kończy.
rule-k-bat-2 = Którymi kośćmi rzucasz
    .text = Kością bohatera rzucasz zawsze. Przed rzutem wybierasz, które kości oddziałów do niej dołączą: wszystkie, niektóre lub żadna; dotyczy to też niedźwiedzia, szkieletorów i tytana. Kość, która zostaje z boku, nie pomaga, ale i nic jej nie grozi.
rule-k-bat-3 = Siła ataku
    .text = Policz miecze na wszystkich rzuconych kościach. Dodaj swoją broń, 1 za każdy użyty Ognisty pocisk oraz premie z umiejętności.
rule-k-bat-4 = Ogniste pociski
    .text = Gdy wynik rzutu jest ostateczny, decydujesz, ilu Ognistych pocisków używasz. Każdy dodaje 1 do siły ataku, a potem opuszcza grę.
rule-k-bat-5 = Wygrana walka
    .text = Wygrywasz, jeśli twoja siła ataku jest co najmniej równa łącznej sile armii potworów na płytce. Odwróć żetony, weź nagrody i zostań na miejscu.
rule-k-bat-6 = Przegrana walka
    .text = Jeśli atak jest za słaby, potwory zostają, a ty wracasz na płytkę, z której przyszedł twój bohater; odwrotu nie zatrzyma żadna przepaść. Po skorzystaniu z Portalu wracasz do swojego miasta.
    .ruling = Instrukcja nie mówi, dokąd wraca się po przegranej na końcu Magicznego galopu; tutaj jest to ostatnia płytka przed walką.
rule-k-bat-7 = Rany
    .text = Każda czaszka na kości bohatera kosztuje cię 1 punkt wytrzymałości po walce, wygranej czy przegranej. Nagrodę dostajesz najpierw, nawet jeśli potem twój bohater traci przytomność. Poniżej 0 punktów wytrzymałości nie spadasz.
rule-k-bat-8 = Utrata oddziałów
    .text = Kość oddziału, na której wypadła czaszka, wraca do puli bez względu na wynik walki. Nie kosztuje cię to punktów wytrzymałości.
    .ruling = Instrukcja nie wspomina o czaszkach na kościach niedźwiedzia i tytana; gdyby po zmianie danych się tam znalazły, te kości traci się tak samo, przy czym tytan wraca dopiero z ponownie zdobytym amuletem.
rule-k-bat-9 = Dwie czaszki
    .text = Jeśli kość bohatera ostatecznie pokazuje dwie czaszki, nadchodzą Zaraza i Niedola, bez względu na wynik walki.
rule-k-bat-10 = Nagrody
    .text = Bronie, zaklęcia i amulety trafiają do wyposażenia; gdy brakuje miejsca, wybierasz, który przedmiot tego rodzaju zostaje na płytce (może to być także nowy). Wózek z zasobami daje od razu dowolne 3 zasoby i opuszcza grę. Kamienie Dusz leżą osobno i nie można ich stracić.
    .ruling = Instrukcja nigdzie nie pozwala po prostu porzucić przedmiotu; tutaj odkładasz przedmioty tylko wtedy, gdy nagroda się nie mieści albo podczas zbierania.
rule-k-bat-11 = Co zdradza żeton
    .text = Przód pokazuje armię potworów i jej siłę. Nagrodę z tyłu widać dopiero po zwycięstwie, a którego amuletu strzeże driada, o tym decyduje los.
rule-k-glo-1 = Chwała
    .text = Twój poziom chwały to siła najsilniejszego pokonanego przez ciebie przeciwnika, plus 2 za Proporzec chwały, plus 2 za Amulet Chwały, ale najwyżej 10. Armie pokonane w jednej walce liczą się razem. Raz zdobyta chwała za zwycięstwo nigdy nie maleje.
    .ruling = Wydania instrukcji różnią się co do tego, co dzieje się na końcu toru chwały; tutaj poziom chwały zawsze liczy się od nowa, więc 8 + 2 + 2 daje 10 i bez amuletu nadal 10.
rule-k-glo-2 = Jak duża może być armia
    .text = Możesz mieć łącznie tylu rycerzy, łuczników i magów, ile wynosi twój poziom chwały. Niedźwiedź, szkieletory i tytan się nie liczą.
rule-k-glo-3 = Gdy chwała spada
    .text = Jeśli poziom chwały spadnie poniżej wielkości armii, od razu zwracasz wybrane kości oddziałów. Po walce najpierw odchodzą oddziały w niej utracone.
rule-k-life-1 = Utrata przytomności
    .text = Bez punktów wytrzymałości twój bohater jest nieprzytomny. W następnej turze odzyskujesz 3 punkty wytrzymałości i nie robisz nic więcej; potem grasz jak zwykle. Do tego czasu bohater leży na swojej płytce i można go okraść albo sprowadzić na niego Zarazę i Niedolę jak na każdego.

## B–H. The other actions

rule-k-heal-1 = Leczenie
    .text = Zraniony bohater odzyskuje za akcję 2 punkty wytrzymałości, najwyżej do 5. Leczyć się możesz na każdej płytce.
rule-k-gath-1 = Gromadzenie zasobów
    .text = Weź to, co daje płytka. Można to zrobić tylko tam, gdzie nie ma armii potworów ani miasta, a zamek Karak i Mroczna Głębia niczego nie dają. Każda płytka daje zasoby raz na turę.
rule-k-gath-2 = Co dają płytki
    .text = Folwark daje 1 żywność, las 1 drewno. Folwark i las, folwark i skały oraz las i skały dają po 1 z obu swoich zasobów. Wielki folwark daje 3 żywności, gęsty las 3 drewna, olbrzymie skały 3 kamienie.
rule-k-city-1 = Budowa miasta
    .text = Za 2 drewna budujesz miasto na swojej płytce. Nie może na niej być armii potworów, bohatera innego gracza ani miasta i nie może to być zamek Karak. Miasto masz jedno i zostaje ono na miejscu; obie zewnętrzne części płytki początkowej są dozwolone.
rule-k-city-2 = Przepaście wokół miasta
    .text = Miasto nie usuwa przepaści: te na krawędziach jego płytki nadal zagradzają drogę.
rule-k-bld-1 = Budowa
    .text = W swoim mieście wznosisz w jednej akcji dowolnie wiele budynków, na które cię stać, ale co najmniej jeden. Koszt widnieje na żetonie, a każdy budynek powstaje tylko raz.
rule-k-bld-2 = Stajnie
    .text = Stajnie dają ci jedną dodatkową akcję w każdej turze, począwszy od tej, w której powstają.
rule-k-bld-3 = Portal
    .text = Raz na turę możesz się poruszyć ze swojego miasta na dowolną odkrytą płytkę albo skądkolwiek do swojego miasta, ponad wszelkimi przepaściami. Możesz trafić nawet prosto do potworów lub do Mrocznego Generała. Portalem nie da się odkrywać nowych płytek.
rule-k-bld-4 = Pozostałe budynki
    .text = Proporzec chwały podnosi twój poziom chwały o 2. Obóz wojskowy daje ci rycerzy, Tor łuczniczy łuczników, a Wieża czarnoksiężnika magów.
rule-k-rec-1 = Szkolenie oddziałów
    .text = W swoim mieście, jeśli nie ma w nim Zarazy, szkolisz dowolnie wiele oddziałów: rycerza za 1 żywność, łucznika za 1 drewno, maga za 1 kamień. Każdy potrzebuje swojego budynku i wolnej kości we wspólnej puli. Cała armia nie może być większa niż twój poziom chwały.
rule-k-rec-2 = Miejsce w armii
    .text = Podczas szkolenia możesz najpierw zwrócić do puli rycerzy, łuczników i magów. Niczego za nich nie dostajesz.
rule-k-pick-1 = Zebranie przedmiotu
    .text = W jednej akcji bierzesz dowolne przedmioty, które leżą na twojej płytce, i możesz wymienić na nie przedmioty tego samego rodzaju. Nie ma znaczenia, kto je tam zostawił. Amulety od razu zaczynają lub przestają działać.
    .ruling = Instrukcja nie ogranicza wymiany; tutaj bierzesz co najmniej jeden przedmiot i nie odkładasz więcej przedmiotów danego rodzaju, niż bierzesz. Wydania angielskie i estońskie wspominają tylko o innych graczach; tutaj przedmiot może zebrać z powrotem także ten, kto go zostawił.
rule-k-cure-1 = Wyleczenie Zarazy
    .text = Na zamku Karak odzyskujesz wszystkie punkty wytrzymałości, a jeśli w twoim mieście leży żeton Zarazy, znika on stamtąd. Możesz tu przyjść także tylko po to, by się wyleczyć. Żeton wraca dopiero z następnymi dwiema czaszkami; jeśli leży w innym mieście, tam pozostaje.

## Items

rule-k-item-1 = Broń i zaklęcia
    .text = Miecz dodaje 1 do każdego twojego ataku, młot bojowy 2. Zaklęcie działa raz, a potem opuszcza grę.
rule-k-item-2 = Kieszonkowiec
    .text = W dowolnej chwili swojej tury, byle nie w walce, zabierasz jednemu innemu bohaterowi 2 wybrane przez ciebie zasoby. Jeśli ma ich mniej, zabierasz wszystko. Nie kosztuje to akcji.
    .ruling = Wydanie polskie mówi o najwyżej 2 zasobach, pozostałe po prostu o 2; tutaj zawsze zabierasz 2, o ile tyle ich jest.
rule-k-amu-1 = Amulet Zasobów
    .text = Za każdym razem, gdy gromadzisz zasoby, dostajesz 1 zasób więcej z tych, które daje płytka. Jeśli daje dwa rodzaje, wybierasz. Płytka z trzema zasobami daje ci 4.
rule-k-amu-2 = Amulet Chwały
    .text = Dopóki go nosisz, twój poziom chwały jest o 2 wyższy.
rule-k-amu-3 = Amulet Akcji
    .text = Dopóki go nosisz, masz w każdej turze o jedną akcję więcej.
rule-k-amu-4 = Amulet Protekcji
    .text = W każdej walce możesz po ostatecznym rzucie zignorować do 2 czaszek na swoich kościach; ścianka z dwiema czaszkami liczy się jako 2. Ocalone oddziały nie są stracone. Amulet nie powstrzymuje Zarazy i Niedoli ani utraty punktu wytrzymałości, który zabiera Mroczny Generał. Amulet zdobyty w tej walce jeszcze nie chroni.
    .ruling = Tylko wydanie polskie mówi, że amulet nie ratuje punktu wytrzymałości, który zabiera Mroczny Generał; tutaj tak jest zawsze.
rule-k-amu-5 = Amulet Tytana
    .text = Dopóki go nosisz, walczy dla ciebie kość tytana, która nie wlicza się do limitu oddziałów. Gdy tracisz amulet, tytan odchodzi od razu.

## Plague and Misery

rule-k-plg-1 = Na kogo spadają
    .text = Gdy wyrzucisz dwie czaszki, wybierasz innego gracza, na którego spadną Zaraza i Niedola. Nie musi on mieć miasta. Przy jednym przeciwniku nie ma wyboru.
rule-k-plg-2 = Niedola
    .text = Wybrany gracz traci 1 żywność, 1 drewno i 1 kamień, o ile je ma.
rule-k-plg-3 = Zaraza
    .text = Jeśli wybrany gracz ma miasto, trafia do niego żeton Zarazy. Jeśli już tam leży, zostaje, a Niedola działa jeszcze raz. Żeton jest tylko jeden.
    .ruling = Instrukcja nie mówi, co się dzieje, gdy wybrany gracz nie ma miasta; tutaj żeton zostaje wtedy tam, gdzie jest.
rule-k-plg-4 = Miasto z Zarazą
    .text = W mieście z żetonem Zarazy nie można szkolić oddziałów. Wszystko inne działa jak zwykle.
rule-k-plg-5 = Liczy się ostatni rzut
    .text = Jeśli rzucasz kością bohatera ponownie, liczy się tylko ostatni wynik. W przyjaznym wariancie gry dwie czaszki kosztują 2 punkty wytrzymałości i nic ponadto.

## The Dark General and the end of the game

rule-k-gen-1 = Siła Mrocznego Generała
    .text = Przy 2 lub 3 graczach ma 5 gwardzistów, przy 4 graczach 4, a przy 5 graczach 3. Jego siła wynosi 10 plus 1 za każdego gwardzistę.
rule-k-gen-2 = Jedna rana jest pewna
    .text = Każda walka z Mrocznym Generałem kosztuje cię dodatkowo 1 punkt wytrzymałości. Tracisz go razem z innymi ranami.
rule-k-gen-3 = Pokonanie Mrocznego Generała
    .text = Jeśli twoja siła ataku jest co najmniej równa jego sile, zdobywasz Arcykamień Dusz, a gra natychmiast się kończy, nawet gdyby kosztowało cię to ostatni punkt wytrzymałości. Niczego więcej się nie rozstrzyga: ani strat, ani Zarazy i Niedoli.
rule-k-gen-4 = Przegonienie gwardzisty
    .text = Jeśli osiągasz co najmniej 10, ale mniej niż jego siła, przegrywasz walkę, lecz jeden gwardzista opuszcza grę.
rule-k-gen-5 = Kolejna próba
    .text = Za każdym wejściem do Mrocznej Głębi walczysz od nowa. Usunięci gwardziści nie wracają, a bez nich jego siła wynosi 10.
rule-k-end-1 = Kto wygrywa
    .text = Mały Kamień Dusz jest wart 1 punkt, duży 2 punkty, a Arcykamień Dusz 4,5 punktu. Wygrywa ten, kto ma najwięcej punktów. Przy remisie decyduje liczba dużych Kamieni Dusz (Arcykamień do nich nie należy), a kto nadal remisuje, dzieli się zwycięstwem.
rule-k-end-2 = Jak długo trwa gra
    .text = Nie ma limitu rund: gra trwa, dopóki nie padnie Mroczny Generał.
    .ruling = Instrukcja nie podaje limitu i my też nie; tylko gry próbne można przerwać po ustalonej liczbie rund i podliczyć według bieżącego stanu.

## Heroes

rule-k-hor-1 = Horan: Strategia walki
    .text = Raz na walkę Horan może ponowić rzut wszystkimi użytymi kośćmi oddziałów, wszystkimi naraz i razem z tytanem. Liczy się drugi wynik.
rule-k-hor-2 = Horan: Plądrowanie
    .text = Po wygranej walce Horan dostaje też zasoby płytki, tak jakby je tam gromadził. Z Amuletem Zasobów ma o jeden więcej.
    .ruling = Instrukcja nie mówi, czy liczy się dopiero co zdobyty Amulet Zasobów; tutaj tak, bo Horan już go nosi.
rule-k-tai-1 = Taia: Tkaczka losu
    .text = Gdy Taia odkrywa płytkę, losuje o jeden żeton armii potworów więcej, niż trzeba. Wybiera, które zostają, a pozostały wrzuca z powrotem do woreczka. Jeśli w woreczku nie ma nadwyżki, nie ma wyboru; Mroczna Głębia nie dostaje żadnego żetonu.
rule-k-tai-2 = Taia: Doświadczona budowniczy
    .text = Taia płaci za miasto i za każdy budynek o jeden zasób mniej. Sama wybiera który spośród tych, które wchodzą w skład kosztu.
rule-k-lor-1 = Lady Lorraine: Sokoli wzrok
    .text = Raz na turę i bez akcji Lady Lorraine dobiera wierzchnią płytkę i dokłada ją w dowolnym miejscu na skraju planszy tak, aby choć jedno połączenie było wolne od przepaści. Najpierw ją ogląda, ale musi ją dołożyć. Trafiają na nią armie potworów albo Mroczny Generał; ona sama się nie rusza i walki nie ma. Gdy stos jest pusty albo nie ma już wolnej krawędzi, nie można tego zrobić.
rule-k-lor-2 = Lady Lorraine: Niedźwiedzi przyjaciel
    .text = Niedźwiedź walczy u boku Lady Lorraine od początku gry. Jego kość nie wlicza się do limitu oddziałów.
rule-k-xan-1 = Lord Xanros: Nekromancja
    .text = Za jedną akcję Lord Xanros ożywia szkieletora; naraz może mieć ich najwyżej 3. Robi to w dowolnym miejscu, nawet gdy w jego mieście jest Zaraza.
rule-k-xan-2 = Lord Xanros: Kolekcjoner dusz
    .text = Każdy oddział, który Lord Xanros traci w walce, leczy mu 1 punkt wytrzymałości; szkieletory też się liczą. Oddziały zwrócone z powodu chwały go nie leczą.
    .ruling = Instrukcja nie podaje kolejności; tutaj rany i leczenie rozlicza się razem po walce, a przytomność traci on tylko wtedy, gdy nie zostaje mu żaden punkt wytrzymałości.
rule-k-els-1 = Elspeth: Finezja
    .text = Raz na walkę Elspeth może ponowić rzut swoją kością bohatera. Liczy się drugi wynik.
rule-k-els-2 = Elspeth: Magiczny galop
    .text = Raz na turę, zamiast zwykłego ruchu, Elspeth galopuje o 1–3 płytki w linii prostej i przeskakuje przepaście. Przy pierwszej armii potworów albo przy Mrocznym Generale musi się zatrzymać i walczyć. Bohaterowie i miasta jej nie zatrzymują; nowych płytek w ten sposób nie odkryje.
    .ruling = Wydanie polskie mówi o 3 płytkach, pozostałe o najwyżej 3; tutaj są to 1–3 płytki.
rule-k-dar-1 = Darius: Badanie terenu
    .text = Gdy Darius odkrywa krainę, wskazuje kierunek i dobiera 2 płytki. Dokłada tę, którą woli, nawet jeśli są różnych poziomów, a drugą odkłada na wierzch stosu i tylko on ją zna. Jeśli została jedna płytka, dobiera ją.
rule-k-dar-2 = Darius: Szpony i kły
    .text = Gdy Darius wchodzi na płytkę, jedna armia potworów o sile 1 zawsze pada bez rzutu (z dwóch takich armii wybiera jedną). Jej nagroda i chwała zostają przy nim, cokolwiek się stanie, a nagrody może użyć od razu. Z drugą armią walczy jak zwykle. Jeśli nie ma już żadnej, walki nie było i tura trwa dalej.
    .ruling = Instrukcja nie rozstrzyga, czy to walka i jak liczyć chwałę; tutaj to nie walka, a jeśli przy jednym wejściu padną obie armie, ich siły sumują się do chwały.
rule-k-dar-3 = Darius przeciw Mrocznemu Generałowi
    .text = Przed każdą swoją walką z Mrocznym Generałem Darius usuwa jednego gwardzistę, jeśli jakiś został. Dotyczy to także chwili, gdy dopiero co odkrył Mroczną Głębię.
