### The rulebook of UNO with 108 cards, as a player reads it.

uno-108-part-1 = O co gracie i jakie są karty
uno-108-part-2 = Wybór rozdającego i rozdawanie
uno-108-part-3 = Gdy pierwsza karta jest specjalna
uno-108-part-4 = Twoja tura
uno-108-part-5 = +2, Zmiana kierunku i Stop
uno-108-part-6 = Dzika karta i Dzika karta +4
uno-108-part-7 = Sprawdzanie +4
uno-108-part-8 = Wołanie UNO
uno-108-part-9 = Koniec rozdania i co po nim zostaje
uno-108-part-10 = Punkty, koniec meczu i kary
uno-108-part-11 = Gra we dwoje
uno-108-part-12 = Pary, drużyny i turnieje

## part 1

K108-01 = Mecz wygrywa osoba albo drużyna, która pierwsza uzbiera 500 punktów. Przy stole możecie ustawić inną liczbę, inny sposób liczenia albo stałą liczbę rozdań.
K108-02 = Punkty zdobywasz, gdy nie masz już kart, a inni wciąż je trzymają. Przy stole możecie wybrać inny sposób liczenia.
K108-03 = Wszystkich kart jest 108.
K108-04 = Kolory są cztery: czerwony, żółty, zielony i niebieski.
K108-05 = Na każdy kolor przypada 19 kart z cyframi: jedno zero i po dwie sztuki każdej cyfry od 1 do 9.
K108-06 = Kart +2 jest osiem, po dwie na kolor.
K108-07 = Zmianę kierunku poznasz po strzałkach, które zawracają. Każdy kolor ma takie dwie, czyli razem jest ich osiem.
K108-08 = Stop to przekreślone kółko. Takich kart też jest osiem i każdy kolor ma dwie.
K108-09 = Cztery karty to Dzikie karty +4.
K108-10 = Następne cztery to zwykłe Dzikie karty, z kołem we wszystkich kolorach.
K108-11 = Grać może od dwóch do dziesięciu osób, każda na własny rachunek.
K108-12 = Żeby łatwo było odróżnić kolory, każdy ma też symbol: ● czerwony, ★ żółty, ▲ zielony, ■ niebieski. Przy stole możecie symbole wyłączyć.

## part 2

K108-13 = Kto będzie rozdawać? Żeby to sprawdzić, każdy bierze z talii po jednej karcie.
K108-14 = Liczą się tu same cyfry. Kto trafi na inną kartę, odkłada ją na bok i próbuje dalej, aż wyjdzie cyfra.
K108-15 = Najwyższa cyfra wskazuje rozdającego.
K108-16 = Jeśli najwyższą cyfrę ma kilka osób, tylko one biorą nowe karty, aż jedna z nich będzie najlepsza.
K108-17 = Z instrukcji można by wyczytać, że cyfry zmieniają też miejsca przy stole. Tutaj wskazują tylko rozdającego, a wszyscy siedzą tam, gdzie siedzieli.
K108-18 = Karty z wyboru rozdającego wracają do talii, zanim zostanie przetasowana. Rozdaje się więc ze wszystkich 108.
K108-19 = Rozdający tasuje karty i daje każdemu siedem.
K108-20 = Z tego, co zostało, powstaje zakryty stos dobierania.
K108-21 = Wierzchnia karta stosu dobierania zostaje odkryta na oczach wszystkich. Od niej zaczyna się stos odkryty.
K108-22 = Mała rada: trzymaj kolory razem i nie daj sobie zaglądać w karty. Tutaj gra może ułożyć je za ciebie, a nikt inny ich nie widzi.
K108-23 = Pierwszą turę ma osoba z lewej strony rozdającego. Dalej tury idą tak jak wskazówki zegara.
K108-24 = Przykład: odkryta jest zielona siódemka. Pasuje do niej wszystko, co zielone, każda inna siódemka i oczywiście Dzikie karty.

## part 3

K108-25 = +4 nie może otwierać rozdania. Wędruje pod spód stosu dobierania, a z wierzchu odkrywa się kolejną kartę, aż będzie to coś innego.
K108-26 = Gdy rozdanie otwiera Dzika karta, osoba, która zaczyna, wybiera kolor i ma zwykłą turę. Nie musi mieć tego koloru na ręce.
K108-27 = Gdy rozdanie otwiera +2, osoba, która miała zacząć, dobiera dwie karty i traci turę.
K108-28 = Gdy rozdanie otwiera Zmiana kierunku, zaczyna rozdający, a tury biegną w drugą stronę. Po nim gra więc osoba z jego prawej strony.
K108-29 = Gdy rozdanie otwiera Stop, osoba z lewej strony rozdającego czeka, a zaczyna następna za nią.
K108-30 = We dwoje, gdy rozdanie otwiera Zmiana kierunku albo Stop, zaczyna rozdający. Przy +2 też, ale najpierw druga osoba dobiera dwie karty. Przy Dzikiej karcie to druga osoba wybiera kolor i zaczyna.

## part 4

K108-31 = W swojej turze robisz jedną rzecz: zagrywasz jedną kartę na stos odkryty albo dobierasz. Zasada domowa może pozwolić czasem zagrać poza turą.
K108-32 = Karta pasuje, jeśli z kartą na wierzchu łączy ją kolor, cyfra albo symbol. Wystarczy jedno z trzech.
K108-33 = Na +2, Zmianę kierunku albo Stop zagrasz kartę w tym samym kolorze albo z tym samym symbolem. Na żółtą Zmianę kierunku pasuje więc zielona.
K108-34 = Dzika karta pasuje na wszystko i o każdej porze. Tylko +4 ma swój warunek.
K108-35 = Nic nie pasuje? Dobierz jedną kartę i na tym koniec. Zasada domowa może kazać dobierać dalej, aż coś będzie pasować.
K108-36 = Jeśli dobrana karta pasuje, możesz ją zagrać albo zatrzymać. Instrukcja raz pisze, że można, a raz, że trzeba; tutaj można. Przy stole możecie wybrać „trzeba” dla karty dobranej dlatego, że nic nie pasowało; po spasowaniu wybór zostaje. Nigdy nie musisz blefować z +4.
K108-37 = Po każdym dobraniu w swojej turze mówisz, czy kartę zagrywasz, czy zatrzymujesz, nawet gdy zagrać się jej nie da. Dzięki temu nikt nie wie, dlaczego dobierasz. Gdy ją zatrzymasz, gra następna osoba.
K108-38 = Spasować możesz także wtedy, gdy masz co zagrać. Kosztuje to jedną kartę ze stosu dobierania, zupełnie jak wtedy, gdy nic nie pasuje.
K108-39 = Po dobraniu możesz w tej turze zagrać już tylko nową kartę, o ile pasuje. Pozostałe czekają.
K108-40 = Przykład: ktoś zagrywa Dziką kartę, wybiera zielony i zostaje z jedną kartą. Masz coś zielonego, ale wolisz dobrać, bo liczysz na własną Dziką kartę i inny kolor. Tak wolno.
K108-41 = Uwaga o słowach: na początku instrukcji „dobrać” znaczy „dopasować”, a dopiero dalej „wziąć ze stosu”. Nie musisz więc niczego brać, zanim zagrasz.
K108-42 = W jednej turze dobierasz raz, a nie do skutku. Zmienia to tylko zasada domowa.
K108-43 = Masz tyle czasu, ile potrzebujesz, chyba że ustawicie przy stole limit. Gdy minie, gra dobierze za ciebie kartę i ją zatrzyma.

## part 5

K108-44 = Po +2 następna osoba dobiera dwie karty i nic więcej w tej turze nie robi.
K108-45 = Przed +2 nie obronisz się własną kartą +2 ani nie przekażesz jej dalej. Pozwolić na to może zasada domowa.
K108-46 = Od Zmiany kierunku tury biegną w drugą stronę. Zawraca je dopiero następna taka karta.
K108-47 = Stop omija jedną osobę. Gra dopiero ta za nią.
K108-48 = Własny Stop nie chroni przed cudzym. Turę i tak tracisz.

## part 6

K108-49 = Czarne karty to dzikie karty. Zagrasz je bez względu na to, co leży na wierzchu.
K108-50 = Razem z Dziką kartą wybierasz kolor, nowy albo ten sam co przedtem. Obowiązuje, aż ktoś zagra kolejną kartę, choćby po drodze wiele osób dobierało.
K108-51 = Wybranego koloru nie musisz mieć na ręce.
K108-52 = Zwykłą Dziką kartę zagrasz, choćby pasowała ci połowa kart.
K108-53 = Na wybrany kolor odpowiadasz kartą w tym kolorze albo następną dziką kartą. Warunek dla +4 wciąż działa.
K108-54 = +4 to Dzika karta z niespodzianką: wybierasz kolor, a następna osoba dobiera cztery karty.
K108-55 = Kto dobiera cztery karty za +4, traci też turę. Instrukcja pisze o tym tylko przy grze we dwoje, ale tutaj jest tak zawsze.
K108-56 = Przed +4 nie obroni cię druga +4. Może to zmienić zasada domowa o dokładaniu.
K108-57 = Dzika karta i +4 nie mają na ręce żadnego koloru. Dostają go dopiero przy zagraniu.
K108-58 = Gdy na wierzchu leży Dzika karta albo +4, za jej kolor uważa się ten wybrany przy zagraniu.
K108-59 = +4 jest uczciwa tylko wtedy, gdy poza nią nie masz na ręce nic w obowiązującym kolorze. Liczą się też +2, Zmiana kierunku i Stop w tym kolorze.
K108-60 = Karta, która zgadza się samą cyfrą albo samym symbolem, nie przeszkadza w zagraniu +4. Przeszkadza tylko kolor.
K108-61 = Przykład: leży żółta ósemka, a ty masz ósemkę zieloną i nic żółtego. Twoja +4 jest uczciwa.
K108-62 = Przykład: leży zielona dwójka, a na ręce masz zieloną Zmianę kierunku, niebieską dwójkę i +4. Zmiana kierunku ma kolor stosu, więc +4 odpada; zagraj ją albo dwójkę.
K108-63 = Przykład: leży niebieska dziewiątka, a ty obok +4 masz zwykłą Dziką kartę i nic niebieskiego. Twoja +4 jest uczciwa, bo Dzika karta na ręce nie liczy się jako niebieska.
K108-64 = Dwie +4 na jednej ręce sobie nie przeszkadzają. Ta druga też nie ma koloru.
K108-65 = +4 możesz zagrać nawet nieuczciwie. To blef i kosztuje tylko wtedy, gdy ktoś cię sprawdzi. Jeśli wybierzecie grę ścisłą, takiej karty zagrać się nie da i nie ma sprawdzania.

## part 7

K108-66 = +4 może sprawdzić tylko ta osoba, która ma przez nią dobrać cztery karty. W grze ścisłej nie sprawdza nikt.
K108-67 = Kolor wybiera się razem z zagraniem +4. Potem następna osoba przyjmuje ją i dobiera cztery karty albo sprawdza. W tym czasie można tylko wołać UNO i przyłapywać.
K108-68 = Sprawdzana osoba pokazuje karty, które miała przy zagraniu +4, i widzi je tylko ten, kto sprawdza; dobrane później zostają zakryte i się nie liczą. Przy stole możecie ustalić, że widzą wszyscy.
K108-69 = Pytanie jest jedno: czy przy zagraniu +4 była na ręce karta w kolorze, który obowiązywał tuż przed nią? Sama +4 i inne dzikie karty się nie liczą.
K108-70 = Jeśli +4 była uczciwa, ten, kto sprawdzał, dobiera sześć kart: cztery za +4 i dwie za pomyłkę. W instrukcji rachunek wychodzi inaczej, ale to błąd.
K108-71 = Po nietrafionym sprawdzeniu ten, kto sprawdzał, traci też turę.
K108-72 = Jeśli sprawdzenie było trafne, +4 wraca tam, skąd przyszła: na rękę blefującej osoby.
K108-73 = Zamiast niej ta osoba zagrywa coś innego.
K108-74 = Za wykryty blef jest kara: cztery karty do dobrania.
K108-75 = Najpierw zagrywa się inną kartę, a dopiero potem dobiera cztery. Odwrotna kolejność dałaby większy wybór, więc tak się nie gra.
K108-76 = Na stosie jest znów tak jak przed +4, kolor też wraca, a ten, kto sprawdzał, nic nie dobiera. Kolor wybrany przy +4 przepada. Dalej gra się od tej innej karty, więc Stop albo +2 i tak trafi w tego, kto sprawdzał.
K108-77 = Ta inna karta musi pasować do wierzchniej karty sprzed +4 i sama nie może być +4. Nie można zamiast tego dobrać ani spasować, ale coś zawsze pasuje, bo inaczej nie byłoby blefu.
K108-78 = A jeśli +4 była świeżo dobrana, choć na ręce był już pasujący kolor? Po trafnym sprawdzeniu wraca na rękę, dobiera się cztery karty i tura się kończy. Innej karty się nie zagrywa, bo po dobraniu wolno tylko tę nową.
K108-79 = Za sam blef kary nie ma. Jeśli nikt nie sprawdzi, +4 zostaje na stosie; w grze ścisłej blefów po prostu nie ma.
K108-80 = +4 zagrana jako ostatnia karta zawsze jest uczciwa. Dlatego nie można jej sprawdzić.

## part 8

K108-81 = Zagrywasz przedostatnią kartę? Zawołaj UNO. Niech wszyscy wiedzą, że została ci jedna.
K108-82 = Nie było wołania? Inni mogą cię przyłapać, a wtedy dobierasz dwie karty.
K108-83 = Dopóki karta nie leży na stosie, nie ma kogo przyłapać.
K108-84 = Gdy następna osoba zrobi swój ruch, na przyłapanie jest za późno.
K108-85 = Czas na przyłapanie kończy się, gdy następna osoba cokolwiek wybierze, ale przy stole online trwa co najmniej półtorej sekundy, żeby nie liczyły się tylko szybkie palce. W tym czasie ratuje cię własne wołanie, bez niego nie zagrasz kolejnej karty, a przyłapanie działa dopiero na końcu. Przy stole możecie ustawić inny czas, a w grze bez zegara nie ma go wcale.
K108-86 = Ominięcie i przymusowe dobieranie to nie ruch. Przyłapać cię można, dopóki nikt inny niczego nie wybrał, masz dokładnie jedną kartę i rozdanie trwa. We dwoje po karcie Stop możesz od razu skończyć, więc przyłapanie musi być szybsze.
K108-87 = Możesz zawołać razem z zagraniem karty albo chwilę później, dopóki żadne przyłapanie nie zadziałało. Gdy ta krótka chwila minie, decyduje to, co wcześniej dotrze do gry.
K108-88 = Wołać trzeba za każdym razem. Jeśli masz jedną kartę, dobierasz drugą i ją zagrywasz, to znów jest karta przedostatnia.
K108-89 = Przyłapać cię może każda inna osoba, nawet partner. Jedno przeoczenie to jedna kara i nikt nie traci przez nią tury.
K108-90 = Niepotrzebne wołanie nic nie kosztuje. Chybione przyłapanie też nie, tylko przed następnym czekasz dwie sekundy, a przy każdej okazji masz jedną próbę. Przy stole możecie ustawić za to karę w kartach. Drugie wołanie z jedną kartą jest zawsze za darmo, a wołanie przed zagraniem karty się nie liczy. Gdy wołasz przy karcie, po której nie zostaje ci dokładnie jedna, karta się liczy, a wołanie nie; gdzie jest kara, obejmuje i to.
K108-91 = Jeśli po sprawdzeniu +4 do ciebie wraca, masz potem co najmniej pięć kart. UNO nie trzeba już wołać.

## part 9

K108-92 = Rozdanie dobiega końca, gdy ktoś nie ma już kart. Ta osoba je wygrywa i to jej należą się punkty.
K108-93 = Do tasowania wracają wszystkie karty poza jedną: tą, którą ktoś skończył rozdanie.
K108-94 = Ta jedna karta otwiera następne rozdanie. Nowej się nie odkrywa.
K108-95 = Rozdaje teraz osoba z lewej strony tej, która skończyła, także w parach i drużynach. Zaczyna więc ktoś, kto siedzi dwa miejsca na lewo od zwycięzcy.
K108-96 = Gdy tą kartą jest +2 albo +4, na początku nowego rozdania ktoś za nią dobiera. W punktach nowego rozdania te karty liczą się jak wszystkie inne.
K108-97 = Ostatnia karta nie traci mocy: działa w następnym rozdaniu. Przy stole możecie to przesunąć albo wyłączyć.
K108-98 = Da się to czytać dwojako: dobiera się w nowym rozdaniu albo jeszcze przed liczeniem starego. Tutaj w nowym. Jeśli przy stole wybierzecie „od razu” albo „wcale”, karta i tak otwiera nowe rozdanie, ale już nie działa, a Dzika karta ma nadal wybrany kolor. Między blokami turnieju nic nie przechodzi.
K108-99 = Karta trafia w osobę, która zaczyna nowe rozdanie, tak jakby ją właśnie odkryto. Przy stole możecie wybrać tę osobę, która w starym rozdaniu grałaby następna.
K108-100 = We dwoje, w parach i w drużynach trafiłaby w zwycięzcę albo w jego drużynę. Dlatego za +2 i +4 dobiera nowy rozdający, rozdanie zaczyna się jak zwykle, a przeniesiony Stop nic nie robi. Jeśli wybierzecie następną osobę ze starego rozdania, ona tylko dobiera, chyba że to ona miała zacząć.
K108-101 = W pozostałych przypadkach osoba trafiona przez przeniesioną kartę traci też turę. Takiej +4 nie można sprawdzić i nie trafia ona pod spód stosu.
K108-102 = Jeśli kończysz Dziką kartą albo +4, wybierasz przy zagraniu kolor i od niego rusza następne rozdanie.
K108-103 = Przeniesione karty Zmiana kierunku i Stop działają tak, jakby otwierały rozdanie. Po Zmianie kierunku zaczyna rozdający i tury biegną w drugą stronę, a po karcie Stop czeka osoba z lewej strony rozdającego. We dwoje zaczyna zwycięzca.
K108-104 = Każde rozdanie rusza tak jak wskazówki zegara. Odwrócić to może tylko przeniesiona Zmiana kierunku.
K108-105 = Gdy stos dobierania się wyczerpie, wierzchnia karta stosu odkrytego zostaje, a z tych pod nią, przetasowanych, robi się nowy stos dobierania.
K108-106 = Karty skończyły się w połowie dobierania? Bierzesz, ile jest, stos się odnawia i dobierasz resztę. Kolory wybrane przy dawnych dzikich kartach przepadają, a kolor wierzchniej karty zostaje.
K108-107 = Jeśli nie ma czego przetasować, dobierasz tyle, ile jest, a reszta przepada. Kto nie może dobrać, musi zagrać kartę, która pasuje, a gdy takiej nie ma, musi spasować.
K108-108 = Jeśli wszyscy po kolei nie mogą ani zagrać, ani dobrać, rozdanie jest nieważne. Nie ma punktów, tasuje się wszystkie karty, rozdanie otwiera nowa, a rozdaje ta sama osoba. W turnieju takie rozdanie się nie liczy.

## part 10

K108-109 = Karta z cyfrą daje tyle, ile pokazuje: ósemka 8 punktów, zero ani jednego.
K108-110 = Każda inna karta to 20 punktów. Dzika karta i +4 też, nie więcej.
K108-111 = Po rozdaniu liczycie to, co inni mają jeszcze na ręce, a zwycięzca bierze wszystko. Przy stole możecie wybrać inny sposób liczenia.
K108-112 = Kto pierwszy ma co najmniej 500 punktów, ten wygrywa mecz. W rozdaniu punktuje tylko jedna drużyna albo osoba, więc remisu nie ma. Przy stole możecie ustawić inny cel.
K108-113 = Liczenie na najmniej punktów, jeśli je wybierzecie: każdy zapisuje sobie punkty za własne karty.
K108-114 = Przy liczeniu na najmniej punktów mecz trwa do chwili, gdy ktoś ma 500 punktów albo tyle, ile ustaliliście.
K108-115 = Przy liczeniu na najmniej punktów wygrywa najmniejsza suma. Remis to wspólna wygrana, chyba że rozstrzygniecie go przy stole inaczej.
K108-116 = Podpowiadanie innym, co mają zagrać, kosztuje cztery karty.
K108-117 = Podpowiedź się zgłasza, a kara jest tylko wtedy, gdy ktoś się przyzna; partnerów też to dotyczy. Naraz jest jedno zgłoszenie, za podpowiedź jedna kara, a tury nikt nie traci. Kara zamyka sprawę niezawołanego UNO, a czekającej +4 nie zmienia. Przy stole możecie wybrać głosowanie, słowo gospodarza, który sam nie gra, albo grę bez tej kary. W głosowaniu trzeba ponad połowy obecnych; kto odejdzie, nie ma głosu, a odejście nikogo nie chroni przed karą.

## part 11

K108-118 = We dwoje Zmiana kierunku i Stop robią to samo: druga osoba czeka.
K108-119 = Po twojej karcie Stop od razu masz nową turę. Zagrywasz albo dobierasz.
K108-120 = +2 we dwoje: dwie karty dla drugiej osoby, a tura znów dla ciebie.
K108-121 = Z +4 jest podobnie: druga osoba dobiera cztery karty, a ty grasz dalej. Sprawdzić może jak zawsze.
K108-122 = Poza tym we dwoje nic się nie zmienia.

## part 12

K108-123 = We czworo możecie grać w dwóch parach, jeśli tak wybierzecie. Partnerzy mają miejsca po przeciwnych stronach stołu.
K108-124 = Wystarczy, że kart pozbędzie się jeden z partnerów, i rozdanie należy do pary. Punkty są wspólne.
K108-125 = Liczą się tylko karty przeciwników, a karty partnera zwycięzcy nie. Przy stole możecie ustalić, że te też.
K108-126 = Partnerzy nie widzą nawzajem swoich kart. Podpowiedź dla partnera jest podpowiedzią jak każda inna.
K108-127 = Turniej par dla czworga: z każdą z trzech osób jesteś w parze przez cztery rozdania. Razem jest ich 12.
K108-128 = Ile zdobędzie para, tyle w całości zapisuje się każdej z dwóch osób, i tak przez cały turniej.
K108-129 = Na koniec dwoje najlepszych staje do pojedynku. Kto go wygra, wygrywa turniej.
K108-130 = Pojedynek to trzy rozdania i liczy się wyższa suma. Przy remisie dochodzi po jednym rozdaniu. Turniej może też ustalić inną liczbę.
K108-131 = Gdy jest remis o miejsce w pojedynku, decydują wygrane rozdania, potem punkty z rozdań przeciwko sobie, a na końcu los. Gdy jest ich troje lub więcej, porównuje się wszystkich naraz; kiedy coś ich rozdzieli, ci, którzy nadal są równi, zaczynają od pierwszego kroku.
K108-132 = Gdzie liczba rozdań jest stała, tam 500 punktów niczego nie kończy. Zwykły stół też może ją ustalić. W grze z odpadaniem nadal się przez nie odpada, a po ostatnim rozdaniu wygrywa ta z pozostałych osób, która ma najmniej punktów.
K108-133 = Turniej dla ośmiorga zajmuje dwa stoły po cztery osoby. Pary się zmieniają, a każdy ma do zagrania 28 rozdań.
K108-134 = Te 28 rozdań to siedem bloków po cztery: z każdą z siedmiu osób grasz w parze cztery rozdania. Możliwych par też jest 28, ale po jednym rozdaniu na parę się nie gra.
K108-135 = Kto z kim gra, mówi gotowy plan: każda osoba jest twoim partnerem w jednym bloku, a przeciwnikiem w dwóch. Potem jest pojedynek dwojga najlepszych.
K108-136 = Cztery, sześć, osiem albo dziesięć osób może też grać w dwóch drużynach.
K108-137 = Drużyny siedzą na przemian. Kto pierwszy pozbędzie się kart, wygrywa dla swojej drużyny, a ta dostaje punkty za wszystkie karty drugiej. Przy stole możecie doliczać też karty drużyny zwycięzcy.
K108-138 = W grze z odpadaniem, jeśli ją wybierzecie, każdy gra za siebie: po rozdaniu punkty za własne karty liczą się na twoją niekorzyść.
K108-139 = W grze z odpadaniem 500 punktów to dla ciebie koniec. Pozostali grają dalej. Przy stole możecie ustawić inną liczbę.
K108-140 = Ostatnie dwie osoby grają, aż jedna z nich dojdzie do granicy i przegra. Mecz wygrywa ta druga.
K108-141 = W tym ostatnim pojedynku wcześniejsze punkty liczą się dalej. Przy stole możecie wybrać start od zera.
K108-142 = Jeśli w jednym rozdaniu do 500 dojdzie kilka osób, odpadają wszystkie. Zwycięzca rozdania nie dostaje punktów, więc zawsze ktoś zostaje; jeśli jedna osoba, wygrywa bez pojedynku.
K108-143 = Jeśli następny rozdający już odpadł, rozdaje najbliższa osoba po lewej, która jeszcze gra. Gdy zostaną dwie, grają według zasad dla dwojga.
K108-144 = Gra z odpadaniem to podobno najtrudniejszy sposób gry. Tak pisze instrukcja, ale to tylko uwaga.
K108-145 = Na końcu instrukcja powtarza sześć swoich zasad. Nic nowego w nich nie ma; to, że Dzika karta zawsze pasuje, nie znosi warunku dla +4.
K108-146 = Instrukcja zapowiada też, co będzie dalej, i podaje sprzedawcę, gwarancję oraz ostrzeżenie o drobnych częściach. To nie są zasady gry.
