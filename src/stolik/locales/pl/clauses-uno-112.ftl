### The rulebook of UNO with 112 cards, as a player reads it.

uno-112-part-1 = Karty, cel i początek
uno-112-part-2 = Twoja tura
uno-112-part-3 = Wołanie UNO
uno-112-part-4 = Wygrana
uno-112-part-5 = Karty akcji
uno-112-part-6 = Przetasuj ręce
uno-112-part-7 = Własne dzikie karty
uno-112-part-8 = Liczenie punktów
uno-112-part-9 = Symbole kolorów i jedna uwaga

## part 1

M112-01 = Według tej instrukcji gracie 112 kartami.
M112-02 = Trzy z tych kart to Własne dzikie karty, na zasady waszego pomysłu.
M112-03 = Kolor to jedno zero, po dwie cyfry od 1 do 9 oraz po dwie karty +2, Zmiana kierunku i Stop. Do tego są cztery Dzikie karty, cztery +4, jedna Przetasuj ręce i trzy Własne dzikie karty.
M112-04 = Przy stole siada od dwóch do dziesięciu osób.
M112-05 = Pozbądź się kart szybciej niż pozostali. O to chodzi w całej grze.
M112-06 = Rozdającego wskazuje los, a karty się tasuje. Przy stole możecie zdać się na gospodarza albo na najwyższą wylosowaną cyfrę.
M112-07 = Zaczynasz z siedmioma kartami, tak jak wszyscy.
M112-08 = Karty, których nie rozdano, czekają zakryte. To stos dobierania.
M112-09 = Jedna karta z wierzchu stosu dobierania zostaje odwrócona i otwiera stos odkryty.
M112-10 = Jeśli trafi się karta akcji, nic nie robi. Odwraca się jeszcze jedną.
M112-11 = Dzikie karty można by uznać za osobną grupę, ale tutaj to też karty akcji. Dlatego każde rozdanie otwiera cyfra.
M112-12 = Karty odwraca się po jednej tak długo, aż pokaże się cyfra.
M112-13 = Pominięte karty zostają w stosie odkrytym, pod cyfrą. Przy stole możecie ustalić, że wtasowuje się je z powrotem do stosu dobierania.
M112-14 = Zaczyna osoba z lewej strony rozdającego. Na początku tury idą tak jak wskazówki zegara.

## part 2

M112-15 = W jednej turze zagrywasz najwyżej jedną kartę. Z zasadą domową ktoś może też zagrać poza turą.
M112-16 = Jeśli masz kartę, która pasuje, zagranie jej to twoje prawo, a nie obowiązek.
M112-17 = Karta pasuje, gdy ta na wierzchu ma taki sam kolor, taką samą cyfrę albo taki sam symbol. Wszystkie rodzaje dzikich kart pasują i bez tego, tylko +4 ma warunek.
M112-18 = Karta akcji działa od razu po zagraniu.
M112-19 = Gdy nic ci nie pasuje, bierzesz jedną kartę ze stosu dobierania. Zasada domowa może kazać brać ich tyle, ile trzeba.
M112-20 = Świeżo dobrana karta pasuje? Zagraj ją od razu, jeśli chcesz.
M112-21 = Dobrać możesz także wtedy, gdy dałoby się coś zagrać. To zależy od ciebie.
M112-22 = Po dobraniu starsze karty czekają. Zagrać można tylko tę nową.
M112-23 = Po dobraniu wybierasz: zagrać kartę czy zatrzymać. Gra pyta o to nawet wtedy, gdy karta nie pasuje, żeby inni niczego się nie domyślili. Potem gra następna osoba.
M112-24 = Pusty stos dobierania odnawia się z kart stosu odkrytego, dobrze przetasowanych.
M112-25 = Wierzchniej karty stosu odkrytego się nie wtasowuje. Zostaje na miejscu razem z wybranym do niej kolorem.
M112-26 = Jeśli stos skończy się w połowie dobierania, odnawia się i dobierasz dalej. Gdy kart nie ma wcale, nic więcej nie bierzesz. Rozdanie, w którym wszyscy po kolei nie mogą ani zagrać, ani dobrać, jest nieważne i rozdaje się od nowa.
M112-27 = Na +2 ani +4 nie odpowiesz własną taką kartą. Pozwala na to tylko zasada domowa o dokładaniu.

## part 3

M112-28 = Gdy na ręce zostaje ci jedna karta, od razu wołaj UNO. Ważne, ile masz kart, a nie to, czy coś właśnie zagrywasz.
M112-29 = Jeśli ktoś cię przyłapie, zanim zawołasz, dobierasz dwie karty.
M112-30 = Przyłapać cię można tylko do początku następnej tury.
M112-31 = Tura zaczyna się, gdy ktoś inny coś wybierze; przymusowe dobieranie, ominięcie i wybór koloru po karcie Przetasuj ręce się nie liczą. Przy stole online macie na to co najmniej półtorej sekundy od chwili, gdy zostaje ci jedna karta; możecie ustawić inny czas. Okazja mija też, gdy nie masz już jednej karty albo rozdanie się skończy.
M112-32 = Nieważne, skąd się wzięła ta jedna karta: z zagrania, z karty Przetasuj ręce czy z odrzucania według własnej zasady.
M112-33 = Jedną kartę może mieć naraz kilka osób. Każda woła za siebie, każdą można przyłapać i każde przeoczenie kosztuje dwie karty.
M112-34 = Przyłapać cię może każdy oprócz ciebie, nawet ktoś, kto sam ma jedną kartę.
M112-35 = Zawołaj, zanim zadziała przyłapanie, i nic ci nie grozi. Możesz zawołać razem z zagraniem. W pierwszej krótkiej chwili twoje wołanie wygrywa z każdym przyłapaniem, a potem liczy się to, co wcześniej dotrze do gry.
M112-36 = Wołanie albo przyłapanie bez powodu nic nie robi, ale po chybionym przyłapaniu czekasz dwie sekundy. Przy stole możecie ustalić, że kosztuje to karty. Kto woła przy karcie, po której nie zostaje mu dokładnie jedna, i tak ją zagrywa.
M112-37 = Za każdym razem, gdy znów zostaje ci jedna karta, trzeba wołać od nowa. Po karcie Przetasuj ręce wcześniejsze wołanie się nie liczy.

## part 4

M112-38 = Wygrywa ten, komu po zagraniu karty nic na ręce nie zostało. Jeśli nie liczycie punktów, to koniec gry, a następną zaczyna nowe tasowanie.
M112-39 = Jeśli wygrywasz kartą +2 albo +4 i liczycie punkty, następna osoba jeszcze dobiera przed liczeniem, bez sprawdzania. Inne karty już nie działają, a bez punktów nikt nic nie dobiera. Przy stole możecie to wyłączyć.
M112-40 = Jeśli ostatnie karty zabierze ci własna zasada, to też wygrana; z kilku osób wygrywa pierwsza w kolejności po tej, która zagrała kartę. Przy stole możecie ustalić, że jedną kartę się zostawia, szukając w kolejności: Dzika karta, Własna dzika karta, Przetasuj ręce, +4.

## part 5

M112-41 = Dziką kartę położysz na każdej innej. Wybierasz przy tym kolor, który obowiązuje dalej.
M112-42 = +2 daje następnej osobie dwie karty, a tym razem ona nie gra.
M112-43 = Zmiana kierunku odwraca kolejność gry.
M112-44 = We dwoje Zmiana kierunku działa jak Stop, więc grasz jeszcze raz. Przy stole możecie wziąć ją dosłownie: odwraca się tylko kierunek, a gra druga osoba.
M112-45 = +4 też położysz na każdej karcie.
M112-46 = Ale +4 jest uczciwa tylko wtedy, gdy żadna karta na twojej ręce nie ma koloru wierzchniej karty.
M112-47 = Karta, którą z wierzchnią łączy tylko cyfra albo symbol, nie psuje twojej +4.
M112-48 = W tej instrukcji dzika karta na ręce liczy się jak karta w pasującym kolorze. Gdy ją masz, +4 jest więc nieuczciwa, inaczej niż w instrukcji ze 108 kartami.
M112-49 = Które dzikie karty się liczą? Wszystkie poza drugą +4. Przy stole możecie wybrać wszystkie, tylko zwykłą albo żadną; „wszystkie” nie idzie w parze z grą ścisłą.
M112-50 = Każdy rodzaj dzikiej karty na wierzchu stosu ma kolor, który dla niej wybrano.
M112-51 = Następna osoba wybiera: przyjąć +4, dobrać cztery karty i stracić turę albo sprawdzić. W grze ścisłej sprawdzania nie ma.
M112-52 = Sprawdzana osoba odsłania wszystkie karty z chwili zagrania +4. Widzi je tylko ten, kto sprawdza.
M112-53 = Sprawdza się to: czy była tam karta w kolorze, który obowiązywał przed +4, albo dzika karta, która się za taką liczy?
M112-54 = Nie było? Zatem +4 była uczciwa. Ten, kto sprawdzał, traci turę i bierze aż sześć kart, a nie cztery.
M112-55 = Była? Zatem to blef. Cztery karty bierze ten, kto zagrał +4, a ten, kto sprawdzał, ani jednej.
M112-56 = Po trafnym sprawdzeniu +4 zostaje na stosie, a wybrany kolor obowiązuje.
M112-57 = Kto sprawdził trafnie, ma teraz zwykłą turę.
M112-58 = Przy +4 też wybierasz kolor. Robisz to razem z zagraniem, zanim następna osoba podejmie decyzję.
M112-59 = Nieuczciwą +4 można zagrać jako blef, a na jaw wychodzi tylko przez sprawdzenie. W grze ścisłej zagrać jej się nie da.
M112-60 = Jeśli +4 jest twoją ostatnią kartą, wygrywasz na miejscu. Nikt jej nie sprawdzi.
M112-61 = Jeśli twój blef wyjdzie na jaw, gdy masz jedną kartę, masz ich teraz pięć. UNO nie trzeba już wołać.
M112-62 = Po karcie Stop jedna osoba odpoczywa, a gra ta, która siedzi za nią.

## part 6

M112-63 = Kartę Przetasuj ręce zagrasz zawsze, bo pasuje na każdą inną.
M112-64 = Karty wszystkich, także tego, kto zagrał Przetasuj ręce, trafiają na jedną kupkę i zostają przetasowane.
M112-65 = Potem rozdaje się całą kupkę. Pierwszą kartę dostaje osoba z lewej strony tego, kto zagrał Przetasuj ręce.
M112-66 = Możesz mieć potem więcej kart albo mniej, niż było ich wcześniej.
M112-67 = Po karcie Przetasuj ręce tury biegną tak jak przedtem.
M112-68 = Razem z kartą Przetasuj ręce wybierasz też kolor.
M112-69 = Karty rozdaje się po jednej w kółko, a ten, kto zagrał kartę, dostaje je na końcu. Jeśli nie wychodzi po równo, o jedną więcej mają ci, którzy dostają najpierw.
M112-70 = Lewo to zawsze lewa ręka, nawet gdy tury biegną w drugą stronę.
M112-71 = Zagrana na sam koniec po prostu wygrywa. Kart się wtedy nie zbiera, a ty nie dostajesz nowych.
M112-72 = We dwoje karty rozdaje się na zmianę, najpierw drugiej osobie. Ona też teraz gra.
M112-73 = Nikt nie zostaje bez kart. Każdy miał choć jedną, więc dla każdego jakaś jest.
M112-74 = Kolor wybierasz, zanim zobaczysz nowe karty. Przy stole możecie ustalić, że dopiero potem.
M112-75 = Kto dostanie dokładnie jedną kartę, musi zawołać UNO. Wołanie sprzed tasowania nie pomaga.
M112-76 = Przez kartę Przetasuj ręce nikt nie traci tury. Gra następna osoba w tę samą stronę.

## part 7

M112-77 = Przed grą możecie nadać tym trzem kartom zasady własnego pomysłu, jakie tylko chcecie. Składacie je z gotowych części albo piszecie własnymi słowami.
M112-78 = Własne dzikie karty są dzikie, więc zagrasz je na wszystko.
M112-79 = Gdy taką zagrasz, dzieje się to, co dla niej wymyśliliście.
M112-80 = Kto zagrywa Własną dziką kartę, wybiera także kolor.
M112-81 = Własna dzika karta bez zasady to zwykła Dzika karta.
M112-82 = Każda z trzech kart ma własną zasadę. Mogą być różne albo jednakowe.
M112-83 = Zagrana na koniec od razu wygrywa, a jej zasada już nie działa.
M112-84 = Pomysły, które są niżej, nikomu nie zabierają tury. Przy stole możecie ustalić, że traci ją ten, w kogo trafi pomysł 1 albo 5 lub kto dobiera przez pomysł 3.
M112-85 = Karta odrzucona według własnej zasady nie jest zagrana. Wszyscy ją widzą, nie działa i trafia pod Własną dziką kartę, której kolor nadal obowiązuje.
M112-86 = Pomysł 1: następna osoba bierze kartę za kartą, aż pokaże się pewien kolor.
M112-87 = W pomyśle 1 chodzi o kolor właśnie wybrany przy karcie. Przy stole możecie wybierać do tego drugi kolor albo wpisać go na stałe.
M112-88 = W pomyśle 1 bierze się co najmniej jedną kartę, dzikie karty nie są szukanym kolorem, a wszystko zostaje na ręce. Gdy karty się skończą, to już wszystko. Potem ta osoba ma zwykłą turę.
M112-89 = Pomysł 2: inni odrzucają każdą dziką kartę, a ty swoje zachowujesz.
M112-90 = Pomysł 2 dotyczy wszystkich czterech rodzajów dzikich kart i odmówić nie można. Możesz zostać z jedną kartą, i wtedy wołasz UNO, albo bez żadnej.
M112-91 = Pomysł 3: jeśli następna osoba nie ma czym zagrać, bierze aż trzy karty.
M112-92 = W pomyśle 3 te trzy karty są w miejsce zwykłej jednej, a jedną z nich można zagrać, jeśli pasuje. Przy stole możecie ustalić, że tura się na tym kończy. Kto mógłby zagrać, ale woli dobrać, bierze jedną.
M112-93 = Pomysł 4: grasz od razu jeszcze raz. Jeśli UNO nie było zawołane, przez ten czas wciąż można cię przyłapać.
M112-94 = Pomysł 5: następna osoba wyrównuje do siedmiu kart. Brakujące dobiera, a nadmiar odrzuca.
M112-95 = W pomyśle 5 o tym, co odrzucić, decyduje ta osoba. Przy siedmiu kartach nic się nie dzieje, a gdy na stosie brakuje kart, bierze się tyle, ile jest. Potem jest zwykła tura.
M112-110 = Zasada własnymi słowami ma do 120 znaków i każdy może ją przeczytać. Kartę gra się jak Dziką kartę, a potem gra czeka, aż zrobicie to, co jest na karcie. Jedna osoba podaje grze, kto dobiera (od 1 do 7 kart, najwyżej trzy razy), kto traci najbliższą turę i kiedy można grać dalej: gospodarz, a jeśli nie gra, to osoba, która zagrała kartę, albo kolejna obecna. Gdy działa zegar, czekanie kończy się po minucie. Jeśli przy stole są tylko boty, gra toczy się od razu dalej. Taki mecz nie liczy się do rankingu, a w turnieju takich zasad nie ma.
M112-111 = Są jeszcze cztery gotowe części. Ktoś zamienia się kartami z osobą, która zagrała kartę; wszyscy oddają karty następnej osobie; zmienia się kierunek; albo ktoś pokazuje swoje karty osobie, która zagrała kartę, i nikomu więcej. Jeśli dostaniesz tak jedną kartę, wołasz UNO, a wcześniejsze zawołania już się nie liczą. Gdy wybiera zegar, wybiera następną osobę.

## part 8

M112-96 = Możecie grać na punkty albo bez nich. Bez nich, tak jak jest na początku, każda gra jest osobna.
M112-97 = W grze na punkty zwycięzca rozdania dostaje je za to, co inni mają jeszcze na ręce.
M112-98 = Karta z cyfrą daje tyle punktów, ile mówi cyfra.
M112-99 = +2, Zmiana kierunku i Stop dają po 20 punktów.
M112-100 = Za każdą dziką kartę jest 50 punktów, wszystko jedno, czy to zwykła, +4, Przetasuj ręce czy Własna.
M112-101 = Punkty każdej osoby sumują się przez wszystkie rozdania.
M112-102 = Z 500 punktami albo więcej wygrywasz mecz. Przy stole możecie wybrać inną liczbę.
M112-103 = Jako następna rozdaje osoba z lewej strony poprzedniego rozdającego. Przy stole możecie wybrać zwycięzcę albo los.
M112-104 = Do następnego rozdania nic nie przechodzi. Tasuje się wszystkie 112 kart.
M112-105 = W każdym nowym rozdaniu tury znów ruszają zgodnie z zegarem.
M112-106 = W tej instrukcji nie ma par ani drużyn, kary za podpowiedzi ani turniejów. Pary i drużyny są możliwe jako zasada domowa.

## part 9

M112-107 = Kolor karty, a na dzikiej karcie wszystkie kolory, pokazuje też symbol. Możesz więc grać bez względu na to, jak widzisz barwy. Przy stole możecie symbole wyłączyć.
M112-108 = Czerwona karta ma ●, żółta ★, zielona ▲, a niebieska ■. Te same symbole są przy wybranym kolorze i tam, gdzie się go wybiera; dzika karta ma wszystkie cztery.
M112-109 = Tytuł i adres strony w instrukcji to nie zasady. Zginęło z niej kilka liter i pół zdania, ale w grze nic od nich nie zależy.
