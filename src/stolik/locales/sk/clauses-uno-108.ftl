## Part titles

uno-108-part-1 = Cieľ hry a karty
uno-108-part-2 = Kto rozdáva a ako
uno-108-part-3 = Ak sa kolo začne špeciálnou kartou
uno-108-part-4 = Čo robíš vo svojom ťahu
uno-108-part-5 = +2, Zmena smeru a Stop
uno-108-part-6 = Žolík a Žolík +4
uno-108-part-7 = Ako napadnúť +4
uno-108-part-8 = Kedy zavolať UNO
uno-108-part-9 = Koniec kola a prázdny balíček
uno-108-part-10 = Body, koniec zápasu a tresty
uno-108-part-11 = Keď hráte dvaja
uno-108-part-12 = Dvojice, strany a turnaje

## uno-108-part-1

K108-01 = Na výhru v zápase treba 500 bodov. Zbierať ich môže každý sám alebo celá strana spolu.
K108-02 = Body sa rozdeľujú po každom kole: získa ich ten, kto má prvý prázdnu ruku, a to za karty, čo ostali súperom.
K108-03 = V celej sade je 108 kariet. Každá z nich je vždy v jednom z dvoch balíčkov alebo u niekoho v ruke.
K108-04 = Farby sú štyri: červená, žltá, zelená a modrá.
K108-05 = Z každej farby je 19 kariet s číslami. Nula je len jedna, čísla od 1 do 9 sú po dva razy.
K108-06 = Kariet +2 nájdeš osem, po dve z každej farby.
K108-07 = Na Zmene smeru sú zahnuté šípky. V každej farbe sú dve, spolu osem.
K108-08 = Stop spoznáš podľa preškrtnutého krúžku. Aj týchto kariet je osem, v každej farbe dve.
K108-09 = Žolíky +4 sú v sade štyri.
K108-10 = Štyri sú aj obyčajné Žolíky. Majú na sebe kruh zo všetkých štyroch farieb.
K108-11 = Ak hrá každý sám za seba, môžete byť dvaja až desiati.
K108-12 = Každá farba má aj svoju značku: červená kruh, žltá hviezdu, zelená trojuholník a modrá štvorec. Značky sa dajú pri stole vypnúť.

## uno-108-part-2

K108-13 = Rozdávajúceho určia karty: každý si z balíčka vytiahne jednu.
K108-14 = Pri tomto žrebovaní rozhodujú iba čísla 0 až 9. Kto vytiahne inú kartu, odloží ju nabok a ťahá znova.
K108-15 = Rozdávať bude ten, kto vytiahol najvyššie číslo.
K108-16 = Ak je najvyššie číslo u viacerých, ťahajú znova už len oni, kým nezostane jeden.
K108-17 = Žreb určí len rozdávajúceho. Kto kde sedí, sa tým nemení.
K108-18 = Karty zo žrebovania sa vrátia do balíčka. Rozdáva sa zo všetkých 108.
K108-19 = Rozdávajúci zamieša a dá každému po sedem kariet.
K108-20 = Ostatné karty ležia v strede rubom nahor. Hovorí sa im doberací balíček.
K108-21 = Najvrchnejšia karta doberacieho balíčka sa odkryje a je prvou kartou odhadzovacieho.
K108-22 = Tvoju ruku vidíš len ty. Karty si v nej môžeš dať zoradiť, napríklad podľa farieb.
K108-23 = Prvý je na ťahu sused naľavo od rozdávajúceho. Ďalej sa ide v smere hodinových ručičiek.
K108-24 = Príklad: na začiatku leží modrá 6. Zahrať na ňu môžeš hociktorú modrú, šestku inej farby alebo Žolíka.

## uno-108-part-3

K108-25 = Ak sa ako prvý odkryje Žolík +4, ide naspodok balíčka a odkryje sa iná karta. Opakuje sa to, kým treba.
K108-26 = Ak je prvou kartou Žolík, farbu zvolí prvý hráč a potom normálne hrá. Zvoliť smie aj farbu, ktorú nemá.
K108-27 = Ak je prvou kartou +2, prvý hráč si potiahne dve karty a o ťah príde.
K108-28 = Ak je prvou kartou Zmena smeru, začína rozdávajúci a po ňom hrá sused napravo. Ide sa teda proti smeru hodinových ručičiek.
K108-29 = Ak je prvou kartou Stop, sused naľavo od rozdávajúceho o svoj ťah príde.
K108-30 = Keď ste dvaja a prvou kartou je Zmena smeru, Stop alebo +2, začína rozdávajúci; pri +2 si súper ešte predtým potiahne dve karty. Pri Žolíkovi zvolí farbu súper a aj začne.

## uno-108-part-4

K108-31 = Keď si na ťahu, zahraj jednu kartu na odhadzovací balíček alebo si jednu potiahni.
K108-32 = Karta sa hodí, ak sa s vrchnou kartou zhoduje farbou, číslom alebo symbolom.
K108-33 = Aj na špeciálnu kartu sa hrá podľa farby alebo symbolu. Na zelenú Zmenu smeru môžeš zahrať niečo zelené, ale napríklad aj červenú Zmenu smeru.
K108-34 = Žolíka môžeš zahrať vždy. Pre Žolíka +4 platí ešte podmienka, ktorú nájdeš v K108-59.
K108-35 = Ak sa ti nič nehodí, potiahneš si presne jednu kartu.
K108-36 = Ak sa potiahnutá karta hodí, môžeš ju zahrať hneď, ale nemusíš. Stôl si môže zvoliť, že ju musíš zahrať, ak sa ti predtým nič nehodilo; po vynechaní to ostáva na tebe.
K108-37 = Po potiahnutí vždy povieš, či kartu zahráš, alebo si ju necháš, aj keď sa vôbec nehodí. Nikto tak nezistí, čo máš v ruke. Ak si ju necháš, ide ďalší.
K108-38 = Vynechať môžeš, aj keď máš čo zahrať. Potiahneš si jednu kartu rovnako, ako keby sa ti nič nehodilo.
K108-39 = Keď si potiahneš, zahrať môžeš už len túto novú kartu, ak sa hodí. Žiadnu inú z ruky.
K108-40 = Príklad: súper má poslednú kartu a predtým Žolíkom zvolil žltú. Žltú síce máš, ale radšej vynecháš, lebo dúfaš v Žolíka, ktorým farbu zmeníš. Je to dovolené.
K108-41 = Len poznámka: poľský leták používa jedno slovo raz vo význame „nájsť vhodnú kartu“, inokedy „potiahnuť si“. Ak máš čo zahrať, ťahať si nemusíš.
K108-42 = V jednom ťahu si potiahneš iba raz. Ani nevhodná karta nie je dôvod ťahať ďalej.
K108-43 = Pri stole sa dá nastaviť čas na ťah. Keď uplynie, potiahneš si jednu kartu a pokračuje ďalší.

## uno-108-part-5

K108-44 = Karta +2 prinúti ďalšieho hráča potiahnuť si dve karty a pripraví ho o ťah.
K108-45 = Pred +2 ťa ďalšia +2 nezachráni. Nedá sa ňou odpovedať ani poslať ju susedovi.
K108-46 = Po Zmene smeru sa hrá opačným smerom, až kým niekto nezahrá ďalšiu.
K108-47 = Karta Stop berie ťah hráčovi, ktorý nasleduje.
K108-48 = Na Stop sa Stopom nedá odpovedať.

## uno-108-part-6

K108-49 = Čierne karty sú Žolíky. Nezáleží na tom, čo leží na vrchu, zahrať ich možno vždy.
K108-50 = So Žolíkom zvolíš farbu, aj keby to bola tá istá čo doteraz. Platí, kým niekto nezahrá ďalšiu kartu, hoci by si dovtedy všetci iba ťahali.
K108-51 = Farbu, ktorú zvolíš, nemusíš mať v ruke.
K108-52 = Obyčajný Žolík nemusí čakať: zahraj ho pokojne aj vtedy, keď máš iné vhodné karty.
K108-53 = Po zvolenej farbe sa hrá karta tejto farby alebo Žolík. Žolík +4 tiež, ak ho práve smieš použiť.
K108-54 = Žolík +4 je Žolík so všetkým, čo k nemu patrí. Ďalší hráč si navyše potiahne štyri karty.
K108-55 = Štyri karty za +4 znamenajú aj stratený ťah, a to pri každom počte hráčov.
K108-56 = Ani na +4 sa nedá odpovedať ďalšou kartou +4.
K108-57 = Žolík aj +4 sú v ruke bez farby. Farbu majú až na stole.
K108-58 = Ak je na vrchu Žolík alebo +4, za jeho farbu sa pokladá tá zvolená.
K108-59 = Ak máš v ruke inú kartu platnej farby, Žolíka +4 použiť nesmieš. Zarátava sa aj farebná špeciálna karta.
K108-60 = Zhoda v čísle alebo symbole nevadí, +4 vtedy použiť smieš.
K108-61 = Príklad: na vrchu leží zelená 1, nič zelené nemáš, iba červenú 1. Použiť +4 je v poriadku.
K108-62 = Príklad: na vrchu leží žltá 3. V ruke máš žltú +2, zelenú 3 a Žolíka +4. Toho použiť nesmieš, lebo máš žltú; vyber si jednu z ostatných dvoch.
K108-63 = Príklad: na vrchu leží zelená 0. Zelenú nemáš, ale obyčajného Žolíka áno. Žolíka +4 zahrať smieš, veď Žolík v ruke nemá farbu.
K108-64 = Druhý Žolík +4 v ruke neprekáža, prvý zahrať môžeš.
K108-65 = Nedovolený +4 sa dá zahrať ako blaf a trest príde, iba ak ho ďalší hráč napadne. Stôl si môže zvoliť prísnu hru, ktorá taký +4 nepustí; napádať potom netreba.

## uno-108-part-7

K108-66 = Napadnúť +4 môže iba hráč, ktorý si má potiahnuť štyri karty.
K108-67 = Farba sa zvolí zároveň so zahraním +4. Ďalší hráč ho potom prijme alebo napadne a dovtedy sa smie len volať UNO a pristihnúť.
K108-68 = Po napadnutí uvidí ruku iba ten, kto napadol; stôl si môže zvoliť, že všetci. Ukazuje sa ruka z chvíle, keď bol zahraný +4. Karty, ktoré do nej prišli neskôr, sa nerátajú.
K108-69 = Overuje sa jediná vec: mal hráč pri zahraní +4 v ruke kartu farby, ktorá platila tesne predtým? Žolíky vrátane +4 sa nerátajú.
K108-70 = Ak bol +4 v poriadku, ten, kto napadol, si namiesto štyroch kariet potiahne šesť.
K108-71 = Neoprávnené napadnutie stojí okrem kariet aj ťah.
K108-72 = Ak sa blaf potvrdí, +4 putuje späť do ruky, z ktorej prišiel.
K108-73 = Odhalený hráč potom musí namiesto +4 zahrať inú kartu.
K108-74 = Za odhalený blaf si hráč potiahne za trest štyri karty.
K108-75 = Poradie je pevné: najprv náhradná karta, potom štyri karty za trest. Z nich sa teda vyberať nedá.
K108-76 = Oprávnené napadnutie vráti vrchnú kartu aj farbu spred +4 a ten, kto napadol, si za +4 neťahá nič. Hra ide ďalej od náhradnej karty, ktorá pôsobí ako zvyčajne, aj keby to bol Stop alebo +2.
K108-77 = Náhradná karta sa musí hodiť na vrchnú a nesmie to byť +4. Vynechať ani ťahať si namiesto nej nemožno.
K108-78 = Čo ak niekto zahrá +4, ktorý si práve potiahol, a platnú farbu pritom má? Po napadnutí sa mu +4 vráti a potiahne si štyri karty, ale náhradnú už nehrá a jeho ťah sa končí.
K108-79 = Blaf s +4, ktorý nikto nenapadne, platí a nijaký trest zaň nie je.
K108-80 = Ak je +4 tvoja posledná karta, je to vždy v poriadku, lebo v ruke už nič nemáš. Napadnúť sa preto nedá.

## uno-108-part-8

K108-81 = Pri hraní predposlednej karty zavolaj UNO. Je to znamenie, že ti ostáva posledná.
K108-82 = Ak UNO nezavoláš, hocikto iný ťa môže pristihnúť a ty si potiahneš dve karty.
K108-83 = Pristihnúť ťa možno, až keď je karta zahraná, skôr nie.
K108-84 = Len čo ďalší hráč niečo urobí, je neskoro a nezavolané UNO ti prejde.
K108-85 = Neskoro je po prvej voľbe ďalšieho hráča, teda keď zahrá, potiahne si, prijme alebo napadne +4. Pri hre cez sieť však ostáva vždy aspoň 1,5 sekundy: UNO možno ešte zavolať, pristihnutie sa vybaví až na konci a kto nezavolal, nesmie dovtedy hrať znova. Stôl si môže čas zmeniť.
K108-86 = Stratený ťah a nútené ťahanie kariet sa za rozhodnutie nepokladajú, pristihnúť ťa možno aj po nich. Prestane to, keď sa niekto iný sám rozhodne, keď už nemáš práve jednu kartu alebo keď sa kolo skončí. Keď ste dvaja, môžeš po Stope hneď skončiť, súper teda musí byť rýchlejší.
K108-87 = UNO môžeš zavolať spolu s kartou, ale aj po nej, kým nie je neskoro a nikto ťa nepristihol. Ak ste takmer naraz, platí to, čo sa k hre dostane skôr.
K108-88 = UNO sa volá zakaždým odznova. Ak si k poslednej karte potiahneš ďalšiu a zahráš ju, opäť ide o predposlednú.
K108-89 = Pristihnúť ťa smie každý okrem teba, aj partner. Trest je za jedno zabudnutie jeden a ťah ti neberie.
K108-90 = Omyl pri volaní alebo pristihnutí sa netrestá, iba nasledujúce 2 sekundy nemôžeš pristihnúť nikoho; stôl si môže zvoliť trest. Na každé zabudnutie máš jeden pokus. UNO zavolané ešte pred zahraním karty neplatí.
K108-91 = Hráč, ktorému sa +4 po napadnutí vráti, má po treste najmenej päť kariet, takže UNO volať nemusí.

## uno-108-part-9

K108-92 = Kto nemá v ruke nijakú kartu, vyhráva kolo a získava body. Kolo sa tým končí.
K108-93 = Všetky karty sa potom zozbierajú a zamiešajú, len posledná zahraná ostane na stole.
K108-94 = Karta, ktorá ostala ležať, otvára ďalšie kolo. Nijaká iná sa neodkrýva.
K108-95 = Ďalším rozdávajúcim je sused naľavo od toho, kto kolo ukončil, aj pri hre na strany. Prvý ťah tak má hráč o dve miesta vľavo od víťaza.
K108-96 = Ak ostane ležať +2 alebo +4, v novom kole si za ňu niekto potiahne. Potiahnuté karty sa na konci rátajú ako všetky ostatné.
K108-97 = Ani posledná karta kola nepríde o svoju moc. Ak je špeciálna, prenesie sa do ďalšieho kola.
K108-98 = Za poslednú +2 alebo +4 sa ťahá až v ďalšom kole. Stôl si môže zvoliť, že sa potiahne ešte pred rátaním bodov alebo že karta už nič neurobí a len otvorí kolo. Medzi blokmi turnaja ani do záverečného súboja sa neprenáša nič.
K108-99 = Prenesená karta sa týka prvého hráča nového kola, akoby ju práve odkryli. Stôl si môže zvoliť toho, kto by bol na rade v starom kole.
K108-100 = Pri dvoch hráčoch, dvojiciach a stranách by posledná karta ublížila víťazom. Preto si za +2 alebo +4 potiahne nový rozdávajúci, prvý hráč nestráca nič a prenesený Stop nerobí nič.
K108-101 = Koho zasiahne prenesená +2 alebo +4, príde aj o ťah. Prenesený +4 nemožno napadnúť a neodkladá sa naspodok balíčka.
K108-102 = Ak sa kolo skončí Žolíkom alebo +4, víťaz pri ňom hneď zvolí farbu, ktorou sa začne ďalšie kolo.
K108-103 = Prenesená Zmena smeru alebo Stop pôsobí ako čerstvo odkrytá karta: pri prvej začína rozdávajúci, pri druhej stráca ťah sused naľavo od neho. Keď ste dvaja, začína víťaz.
K108-104 = Na začiatku kola sa vždy hrá v smere hodinových ručičiek. Otočiť ho môže až prenesená Zmena smeru.
K108-105 = Keď sa minie doberací balíček, nový vznikne zamiešaním odhadzovacieho. Len jeho vrchná karta ostane na mieste.
K108-106 = Ak si máš potiahnuť viac kariet a balíček sa minie, vezmi si, čo v ňom je, a zvyšok až po zamiešaní. Zamiešané Žolíky prídu o zvolenú farbu, vrchná karta si ju ponechá.
K108-107 = Keď niet čo zamiešať, potiahneš si len to, čo ostalo, a nič nedlhuješ. Ak sa nedá ťahať, musíš hrať; ak sa nedá ani hrať, vynecháš.
K108-108 = Ak rad-radom všetci vynechajú, lebo sa nedá hrať ani ťahať, kolo sa ruší: body nie sú a do turnaja sa neráta. Ten istý rozdávajúci zamieša celú sadu a odkryje sa nová karta.

## uno-108-part-10

K108-109 = Za kartu s číslom je toľko bodov, aké je číslo.
K108-110 = Každá špeciálna karta je za 20 bodov. Aj Žolík a +4, nie za 50, ako to býva inde.
K108-111 = Body za karty, ktoré hráčom ostali v rukách, sa spočítajú a získa ich víťaz kola. Stôl si môže zvoliť hru na najmenej bodov alebo vyraďovaciu hru.
K108-112 = Zápas vyhráva ten, kto má prvý 500 alebo viac bodov; stôl si môže zvoliť iný cieľ. V jednom kole boduje vždy len jedna strana, preto remíza nebýva.
K108-113 = Pri hre na najmenej bodov si každý zapíše to, čo po kole ostalo v jeho vlastnej ruke.
K108-114 = Takáto hra sa končí, keď má niekto 500 bodov alebo iný počet, na ktorom ste sa vopred dohodli.
K108-115 = Kto má pri hre na najmenej bodov najnižší súčet, vyhráva. Ak sú takí viacerí, vyhrávajú spoločne; stôl si môže zvoliť niečo iné.
K108-116 = Našepkávať, čo má kto zahrať, sa nesmie. Kto radí, potiahne si štyri karty.
K108-117 = Našepkávanie môže ktokoľvek nahlásiť a trest nastane, ak sa vinník prizná; platí to aj medzi partnermi. Ťah sa tým nestráca a rieši sa vždy len jedno hlásenie. Stôl si môže zvoliť hlasovanie, rozhodnutie hostiteľa stola, ktorý nehrá, alebo hru bez tohto trestu.

## uno-108-part-11

K108-118 = Keď hráte dvaja, Zmena smeru je to isté čo Stop.
K108-119 = Ak ste dvaja, po svojom Stope máš hneď ďalší ťah. Je to ťah ako každý iný, môžeš si v ňom aj potiahnuť.
K108-120 = Karta +2 v hre dvoch: súper si potiahne dve karty a na ťahu si opäť ty.
K108-121 = Žolík +4 v hre dvoch: súper si potiahne štyri karty a hráš znova ty. Napadnúť ho môže ako inokedy.
K108-122 = V ostatnom sa hra dvoch hráčov od bežnej hry nelíši.

## uno-108-part-12

K108-123 = Ak ste štyria, môžete utvoriť dve dvojice. Partner sedí oproti tebe.
K108-124 = Dvojica vyhráva kolo, len čo má jeden z nej prázdnu ruku. Body si pripíše celá dvojica.
K108-125 = Rátajú sa len karty súperov, karty víťazovho partnera nie. Stôl si môže zvoliť, že sa prirátajú.
K108-126 = Karty svojho partnera nevidíš a nesmieš mu našepkávať. Trest je rovnaký ako pre ostatných.
K108-127 = Striedanie dvojíc pre štyroch: s každým z troch spoluhráčov odohráš vo dvojici štyri kolá, čo je spolu 12.
K108-128 = Body z rôznych dvojíc si každý spočíta sám. Obaja partneri dostanú za vyhraté kolo plný počet, nedelia sa.
K108-129 = Do záverečného súboja idú dvaja s najvyšším súčtom. Jeho víťaz vyhráva celý turnaj.
K108-130 = V súboji sa hrajú tri kolá a platí vyšší súčet; ak je rovnaký, pridáva sa po jednom kole. Stôl si môže zvoliť iný počet kôl.
K108-131 = Ak je o druhé miesto zhoda, rozhodne viac vyhratých kôl, potom body z kôl, v ktorých stáli proti sebe. Keď nepomôže ani to, rozhodne žreb.
K108-132 = Stôl si môže zvoliť aj presný počet kôl. Vtedy na 500 bodoch nezáleží.
K108-133 = Turnaj pre ôsmich: pri dvoch stoloch sa hrá naraz a partneri sa menia. Na každého vyjde 28 kôl.
K108-134 = Tých 28 kôl tvorí sedem blokov po štyri kolá. Na každý blok dostaneš iného partnera.
K108-135 = V rozpise pre ôsmich má každý každého na jeden blok za partnera a na dva bloky za súpera. Na záver sa stretnú dvaja najlepší.
K108-136 = Ak ste štyria, šiesti, ôsmi alebo desiati, môžete hrať aj ako dve strany proti sebe.
K108-137 = Strany sedia pri stole striedavo. Prvá prázdna ruka vyhráva kolo pre celú svoju stranu a tá dostane body za všetko, čo ostalo druhej strane.
K108-138 = Vo vyraďovacej hre hrá každý za seba. Po kole si pripíšeš body za vlastnú ruku a čím ich máš viac, tým horšie.
K108-139 = S 500 bodmi sa vo vyraďovacej hre končí. Tí, čo majú menej, pokračujú.
K108-140 = Keď ostanú dvaja, hrajú, kým jeden nedosiahne 500 bodov alebo viac. Ten prehráva a jeho súper víťazí.
K108-141 = Body dvoch posledných hráčov sa v súboji rátajú ďalej. Stôl si môže zvoliť, že obaja začnú od nuly.
K108-142 = Ak 500 bodov dosiahnu naraz viacerí, vypadnú spolu. Víťaz kola má nulu, takže niekto ostane vždy. Ak ostane sám, vyhráva bez súboja.
K108-143 = Ak mal rozdávať niekto, kto už vypadol, rozdáva najbližší hráč vľavo, ktorý je ešte v hre. Keď ostanú dvaja, platia pravidlá pre dvoch.
K108-144 = Len poznámka: o vyraďovacej hre sa hovorí, že je najťažšia. Na pravidlách to nič nemení.
K108-145 = V závere letáka je šesť bodov na zapamätanie, všetky ich už poznáš. Veta, že Žolík sa smie hrať vždy, sa na +4 vzťahuje len s podmienkou.
K108-146 = Leták ešte v krátkosti predstavuje karty a píše o predajcovi, záruke a malých častiach. Pravidlá v tom nehľadaj.
