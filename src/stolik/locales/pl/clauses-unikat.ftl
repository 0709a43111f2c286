### The Unikat rulebook, as a player reads it.

unikat-part-1 = Co jest w pudełku
unikat-part-2 = O co chodzi w grze
unikat-part-3 = Zanim zaczniecie
unikat-part-4 = Czyja tura i co można zrobić
unikat-part-5 = Jak kafelki do siebie pasują
unikat-part-6 = Akcja bonusowa
unikat-part-7 = Jak działa wymiana
unikat-part-8 = Dobieranie na koniec tury
unikat-part-9 = Kiedy runda się kończy
unikat-part-10 = Kilka rund

## part 1

UNI-01 = W Unikat możecie grać we dwoje, we troje albo we czworo.
UNI-02 = Siedem lat to dobry wiek, żeby zacząć. W polskiej instrukcji jest „powyżej siedmiu”, w pozostałych „od siedmiu”, ale to tylko rada i w grze niczego nie zmienia.
UNI-03 = Cały komplet to instrukcja, jeden woreczek, cztery zasłonki i 81 kafelków. W innych językach kafelek nazywa się inaczej, ale chodzi o to samo.
UNI-04 = Papier i ołówek przydają się tylko wtedy, gdy gracie więcej niż jedną rundę.
UNI-05 = Żaden kafelek nie ma bliźniaka. Każdy łączy po swojemu kształt, kolor, tło i wielkość, a każda z tych cech ma trzy odmiany, więc kafelków jest 81. Dowolne dwa różnią się co najmniej jedną cechą.
UNI-06 = Kształt: figura na kafelku to gwiazdka (S), koło (C) albo kwadrat (Q).
UNI-07 = Kolor: sama figura jest niebieska (B), zielona (G) albo żółta (Y). W jednej z instrukcji niebieski nazwano błękitnym, ale to ten sam kolor.
UNI-08 = Tło: wokół figury jest biało (W), czerwono (R) albo granatowo (N). W innych instrukcjach zamiast „granatowy” jest „ciemnoniebieski” albo „niebieski”, a w jednej tło to „kolor kafelka”, ale kafelki są te same.
UNI-09 = Wielkość: figura jest mała (1), średnia (2) albo duża (3).
UNI-10 = Każdy kolor figury i każde tło mają też swój znak oraz nazwę, którą można przeczytać na głos. Dzięki temu nie musisz rozróżniać kafelków po samych kolorach. Przy stole możecie te znaki wyłączyć.
UNI-11 = Kafelki to równe kwadraty. Leżą jak kratki w zeszycie, który nie ma końca, i nigdy nie są przesunięte o pół kratki. Sąsiadów kafelek ma tylko przez krawędź: nad sobą, pod sobą, z lewej i z prawej; róg się nie liczy.
UNI-12 = Obracaj kafelek, jak chcesz. To wciąż ten sam kafelek.

## part 2

UNI-13 = Masz jeden cel: dołożyć wszystkie swoje kafelki do układu na stole, zanim zrobi to ktoś inny. Komu się to uda, ten wygrywa.
UNI-14 = Na całym stole obowiązuje jedno prawo: kafelki ze wspólną krawędzią różnią się jedną cechą, nie więcej. Dotyczy to każdej takiej pary, niezależnie od tego, którą instrukcję czytasz.

## part 3

UNI-15 = Postaw przed sobą zasłonkę. Pozostali gracze też mają po jednej.
UNI-16 = Wszystkie kafelki trafiają do woreczka i tam dobrze je mieszacie. Jeśli wymieszacie je wcześniej, też będzie dobrze.
UNI-17 = Na początek dostajesz z woreczka dziesięć przypadkowych kafelków. Tyle samo dostają pozostali.
UNI-18 = Trzymaj swoje kafelki za zasłonką. Widzisz je tylko ty.
UNI-19 = Wystawka to miejsce na widoku, gdzie leżą odkryte kafelki. Na początku są na niej trzy, prosto z woreczka.
UNI-20 = Jeszcze jeden kafelek z woreczka leży pośrodku stołu. To kafelek startowy i od niego rośnie cały układ.
UNI-21 = Kolejność jest taka: kafelki graczy, wystawka, kafelek startowy. We dwoje zostaje potem w woreczku 57 kafelków, we troje 47, a we czworo 37.
UNI-22 = To, ile masz kafelków, nie jest tajemnicą. Tajemnicą jest to, jakie są. Przy stole możecie wyłączyć pokazywanie liczb, ale każdy i tak może liczyć sam.
UNI-23 = Grasz tymi kafelkami, które ci się trafiły, i z takim kafelkiem startowym, jaki wypadł. Drugiego losowania nie ma; od tego jest wymiana.

## part 4

UNI-24 = Zaczyna najstarsza osoba, a wskazuje ją gospodarz stołu. Jeśli nikt nie jest wskazany, pierwszą rundę zaczyna ktoś wylosowany, a każdą następną zaczyna osoba o jedno miejsce dalej w lewo. Możecie też od razu wybrać losowanie.
UNI-25 = Pierwsza tura jest taka jak każda inna. Kto zaczyna, może dokładać kafelki albo jeden wymienić.
UNI-26 = Tury idą wokół stołu tak jak wskazówki zegara: po tobie gra osoba z twojej lewej strony.
UNI-27 = W swojej turze robisz jedno z dwojga: dokładasz kafelki (akcja A) albo wymieniasz kafelek (akcja B). Drugą akcję daje tylko bonus.
UNI-28 = Nie możesz po prostu opuścić tury. Dokładanie to co najmniej jeden kafelek, a jeśli nie dokładasz, to wymieniasz. Spasować wolno tylko wtedy, gdy nie da się zrobić ani jednego, ani drugiego.
UNI-29 = Gdy dokładasz, kładziesz na stole tyle swoich kafelków, ile zechcesz, jeden po drugim. Każdy musi pasować do sąsiadów, a drugi i dalsze muszą też dotykać krawędzią poprzedniego.
UNI-30 = Możesz przestać po każdym kafelku, ale koniec akcji ogłaszasz ty. Gra nie skończy jej za ciebie tylko dlatego, że nic już nie pasuje, bo zdradziłaby innym coś o twoich kafelkach.

## part 5

UNI-31 = Porównaj cechy dwóch kafelków: trzy muszą się zgadzać, a dokładnie jedna ma być inna. Wtedy mogą zostać sąsiadami. QGN2 pasuje do QGN3 (inna wielkość), ale nie do QYN3 (inna wielkość i inny kolor).
UNI-32 = Nowy kafelek musi pasować do każdego, którego dotyka krawędzią, a nie tylko do tego, przy którym chcesz go mieć. Jeśli z jednej strony pasuje, a z innej nie, nie może tam leżeć.
UNI-33 = Akcję dokładania zaczynasz tam, gdzie chcesz: przy którymkolwiek kafelku na stole, do którego pasuje twój pierwszy.
UNI-34 = Potem układasz łańcuszek: każdy następny kafelek tej samej akcji musi mieć wspólną krawędź z dołożonym tuż przed nim.
UNI-35 = Kafelek z łańcuszka może dotykać także innych kafelków, jeśli do wszystkich pasuje. Właśnie tak można zdobyć bonus.
UNI-36 = Kafelka nie wolno położyć z dala od innych ani na innym. Raz dołożony, zostaje na swoim miejscu.
UNI-37 = Dołożonego kafelka nie można cofnąć. Przymierzaj go przed potwierdzeniem, nie po nim.
UNI-38 = Dopóki możesz wymieniać, nie musisz dokładać. Wymianę wolno ci wybrać nawet wtedy, gdy któryś kafelek pasuje.

## part 6

UNI-39 = Policz sąsiadów kafelka, który dokładasz w swojej turze. Dwóch lub więcej daje bonus; liczą się wspólne krawędzie, a rogi nie.
UNI-40 = Sąsiadów liczy się w chwili dołożenia kafelka. Liczy się wszystko, co leży na stole, także kafelek dołożony tuż przed nim. Jeśli drugi sąsiad pojawi się później, wcześniejszy kafelek bonusu już nie da.
UNI-41 = Bonus daje ci prawo do drugiej akcji, gdy skończysz pierwszą. Wybierasz, czy dokładasz, czy wymieniasz.
UNI-42 = Akcja bonusowa to prezent, a nie obowiązek. Możesz z niej zrezygnować.
UNI-43 = Jedna tura to najwyżej dwie akcje. Akcja bonusowa nie daje nowego bonusu, choćby kafelek znów miał dwóch sąsiadów.
UNI-44 = W jednej akcji kilka kafelków może mieć po dwóch sąsiadów. Akcja bonusowa i tak jest tylko jedna.
UNI-45 = Trzech albo czterech sąsiadów znaczy tyle samo co dwóch: jedna akcja bonusowa.
UNI-46 = Jeśli w akcji bonusowej dokładasz, zaczynasz nowy łańcuszek. Jego pierwszy kafelek może leżeć przy dowolnym kafelku na stole, do którego pasuje.
UNI-47 = Dokładanie w akcji bonusowej to pełna akcja: tyle kafelków, ile zechcesz, a nie tylko jeden.
UNI-48 = Możesz najpierw dokładać, a w akcji bonusowej wymienić kafelek. To, co wcześniej w tej turze trafiło na stół, w niczym nie przeszkadza.
UNI-49 = Wymiana nigdy nie daje bonusu. Jeśli zaczniesz od niej turę, będzie to twoja jedyna akcja.
UNI-50 = W drukowanej instrukcji są w tym miejscu dwa obrazki, które się nie zachowały. Pewnie pokazują kafelek dołożony w kącie i kafelek, który zamyka lukę; jeden i drugi daje bonus.
UNI-51 = Po kafelku, który dał bonus, możesz dokładać dalej. Bonus poczeka, aż skończysz akcję.

## part 7

UNI-52 = Nic nie pasuje albo nie masz ochoty w tej akcji dokładać? Wtedy wymieniasz.
UNI-53 = Najpierw oddajesz: wybierz jeden swój kafelek i połóż go na wystawce, tak żeby wszyscy go widzieli.
UNI-54 = Potem bierzesz: wybrany kafelek z wystawki albo jeden z woreczka, bez zaglądania.
UNI-55 = Kafelka, który właśnie trafił od ciebie na wystawkę, nie możesz wziąć z powrotem; musisz wziąć inny. Przy stole możecie ustalić, że wolno.
UNI-56 = Za oddany kafelek zawsze bierzesz jeden; odmówić nie można. Po wymianie nigdy nie masz mniej kafelków niż przed nią.
UNI-57 = Jedna wymiana to jeden kafelek oddany i jeden wzięty, nigdy więcej.
UNI-58 = Wystawka może rosnąć bez ograniczeń. Po każdej wymianie z woreczkiem leży na niej o jeden kafelek więcej.
UNI-59 = Wszyscy widzą, jaki kafelek kładziesz na wystawkę i jaki z niej bierzesz. Kafelek z woreczka widzisz tylko ty.
UNI-60 = Oddanie jedynego kafelka na wystawkę nie daje wygranej. Żeby nim wygrać, trzeba go dołożyć do układu na stole.
UNI-61 = Gdy woreczek jest pusty, bierzesz z wystawki. Gdy pusto jest i tu, i tu, wymiany nie ma: jeśli możesz, musisz dokładać, a jeśli nie możesz, spasuj.

## part 8

UNI-62 = Masz na koniec tury dziewięć kafelków lub mniej? Dobierz dokładnie jeden: z wystawki albo z woreczka. Zawsze jeden, choćby na stół trafiło ich pięć.
UNI-63 = Dobieranie nie jest do wyboru: kto ma mniej niż dziesięć kafelków, ten dobiera.
UNI-64 = Mając dziesięć kafelków, nic nie dobierasz. Tak jest na przykład wtedy, gdy wymieniasz w swojej pierwszej turze.
UNI-65 = Dobierasz raz, gdy cała tura dobiega końca. Dwie akcje to też tylko jedno dobieranie.
UNI-66 = Po wymianie też dobierasz, jeśli masz mniej niż dziesięć kafelków. Masz wtedy o jeden więcej niż przedtem: z sześciu robi się siedem.
UNI-67 = Jeśli pusty jest woreczek albo pusta jest wystawka, dobierasz z tego drugiego miejsca. Gdy pusto jest i tu, i tu, nie dobierasz.
UNI-68 = Po zwycięskim kafelku już się nie dobiera.
UNI-69 = Gdy z wystawki znika ostatni kafelek, od razu trafiają na nią trzy nowe z woreczka, odkryte.
UNI-70 = Dopóki na wystawce leży jeden kafelek albo leżą dwa, nie uzupełnia się jej z woreczka.
UNI-71 = Gdy w woreczku nie ma już trzech kafelków, na wystawkę trafia to, co zostało. Gdy nie ma w nim nic, wystawka pozostaje pusta.
UNI-72 = Nowe kafelki pojawiają się od razu, więc następny gracz już je widzi. Ostatni ze starych zostaje u tego, kto go wziął.
UNI-73 = Na tym twoja tura się kończy i gra następna osoba po lewej.
UNI-74 = Zawsze jest tak: nikt nie ma więcej niż dziesięciu kafelków, a w woreczku, na wystawce, na stole, za zasłonkami i wśród wyłączonych z gry jest ich razem 81. Wystawka jest pusta tylko wtedy, gdy pusty jest woreczek. Kafelki ze wspólną krawędzią różnią się dokładnie jedną cechą.

## part 9

UNI-75 = Dołóż ostatni ze swoich kafelków, a wygrywasz. Runda kończy się w tej samej chwili.
UNI-76 = Wszystko jedno, czy dzieje się to w środku akcji, czy w akcji bonusowej. Nie ma już bonusu, dobierania ani dodatkowych tur dla pozostałych.
UNI-77 = Bywa, że wszyscy po kolei nie mogą ani dokładać, ani wymieniać. Wtedy runda się kończy i wygrywa ten, kto ma najmniej kafelków; przy równej liczbie wygrana jest wspólna.
UNI-78 = Jeśli przez 20 pełnych okrążeń stołu nikt nie dołoży kafelka, runda kończy się tak samo: wygrywa ten, kto ma ich najmniej, a przy równej liczbie wygrana jest wspólna. Przy pustym woreczku wystarczą 3 takie okrążenia. Przy stole możecie wybrać inną liczbę albo grę bez limitu, ale gdy grają same boty, limit musi być.
UNI-79 = Gdy ktoś odejdzie, aż do jego powrotu gra za niego bot. Przy stole możecie wybrać inaczej: to miejsce się pomija, a jego kafelki wypadają z gry (do woreczka nie wracają) i dają mu punkty ujemne. Jeśli zostanie wtedy tylko jedno miejsce, ono wygrywa rundę.

## part 10

UNI-80 = Liczbę rund wybieracie przed grą. Jeśli jej nie wybierzecie, będzie jedna.
UNI-81 = Nowa runda to wszystko od początku: pełny woreczek, po dziesięć kafelków dla każdego, nowa wystawka i nowy kafelek startowy.
UNI-82 = Po każdej rundzie zajrzyj za zasłonkę: ile kafelków, tyle punktów ujemnych. Tylko jedna z instrukcji mówi, ile kosztuje kafelek, i tak tu liczymy.
UNI-83 = Kto dołożył swój ostatni kafelek, nie dostaje punktów ujemnych. Kto wygrał rundę, która utknęła, dostaje je za własne kafelki.
UNI-84 = Im mniej punktów ujemnych, tym lepiej: wygrywa najmniejsza suma po ostatniej rundzie. Jedną z instrukcji da się zrozumieć odwrotnie, ale tak się nie gra.
UNI-85 = Remis na koniec to wspólna wygrana. Przy stole możecie wybrać inaczej: decyduje liczba wygranych rund (gdy i ona jest równa, wygrana jest wspólna) albo dodatkowa runda, w której grają wszyscy, ale wygrać mogą tylko ci, którzy zremisowali.
UNI-86 = Każda runda jest jak nowa gra, więc znów zaczyna najstarsza osoba, jeśli została wskazana. Przy stole możecie wybrać inaczej: zaczyna następna osoba po lewej albo zwycięzca lub przegrany poprzedniej rundy.
UNI-87 = Gdy runda utknie, każdy dostaje punkty ujemne za własne kafelki. Zwycięzca też.
UNI-88 = Instrukcja wymienia takie osoby: Bernhard Weber, Richard Polle i, bez podania roli, Gerard Lepianka. Adresy i uwagi dla klientów nie są zasadami gry.
UNI-89 = W ukraińskiej instrukcji na końcu zasad bonusu zabłąkał się czeski nagłówek. Nic nie znaczy.
