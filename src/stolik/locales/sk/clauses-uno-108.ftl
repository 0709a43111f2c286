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

K108-01 = Zápas vyhráva, kto má prvý 500 bodov. Zbierať ich môže každý sám alebo celá strana spolu. Pri stole si môžete určiť iný počet bodov, iné rátanie alebo pevný počet kôl.
K108-02 = Body sa rozdeľujú po každom kole: získa ich ten, kto má prvý prázdnu ruku, a to za karty, ktoré zostali súperom. Pri stole si môžete zvoliť aj iné rátanie.
K108-03 = V celej sade je 108 kariet. Každá z nich je vždy v jednom z dvoch balíčkov alebo u niekoho v ruke.
K108-04 = Farby sú štyri: červená, žltá, zelená a modrá.
K108-05 = Z každej farby je 19 kariet s číslami. Nula je len jedna, každé číslo od 1 do 9 je tam dvakrát.
K108-06 = Kariet +2 nájdeš osem, po dve z každej farby.
K108-07 = Na Zmene smeru sú zahnuté šípky. V každej farbe sú dve, spolu osem.
K108-08 = Stop spoznáš podľa preškrtnutého krúžku. Aj týchto kariet je osem, v každej farbe dve.
K108-09 = Žolíky +4 sú v sade štyri.
K108-10 = Štyri sú aj obyčajné Žolíky. Majú na sebe kruh zo všetkých štyroch farieb.
K108-11 = Ak hrá každý sám za seba, môžete byť dvaja až desiati.
K108-12 = Aby sa farby ľahko rozlíšili, má každá aj svoju značku: ● červená, ★ žltá, ▲ zelená, ■ modrá. Značky sa dajú pri stole vypnúť.

## uno-108-part-2

K108-13 = Rozdávajúceho určia karty: každý si z balíčka vytiahne jednu.
K108-14 = Pri tomto žrebovaní rozhodujú iba čísla 0 až 9. Kto vytiahne inú kartu, odloží ju nabok a ťahá znova.
K108-15 = Rozdávať bude ten, kto vytiahol najvyššie číslo.
K108-16 = Ak je najvyššie číslo u viacerých, ťahajú znova už len oni, kým nezostane jeden.
K108-17 = Leták by sa dal čítať aj tak, že čísla určia, kto kde sedí. Tu určia len rozdávajúceho a všetci zostanú na svojich miestach.
K108-18 = Karty zo žrebovania sa vrátia do balíčka. Rozdáva sa zo všetkých 108.
K108-19 = Rozdávajúci zamieša a dá každému po sedem kariet.
K108-20 = Ostatné karty ležia v strede rubom nahor. Hovorí sa im doberací balíček.
K108-21 = Vrchná karta doberacieho balíčka sa všetkým pred očami odkryje a je prvou kartou odhadzovacieho.
K108-22 = Malá rada: drž si farby pokope a nenechaj si nazerať do kariet. Tu ti ich vie zoradiť hra a okrem teba ich nevidí nikto.
K108-23 = Prvý je na ťahu sused naľavo od rozdávajúceho. Ďalej sa ide v smere hodinových ručičiek.
K108-24 = Príklad: na začiatku leží modrá 8. Zahrať na ňu môžeš hociktorú modrú, osmičku inej farby alebo žolíka.

## uno-108-part-3

K108-25 = Žolík +4 kolo otvoriť nemôže. Ide naspodok doberacieho balíčka a odkrývajú sa ďalšie karty, kým nevyjde niečo iné.
K108-26 = Ak je prvou kartou Žolík, farbu zvolí prvý hráč a potom hrá ako zvyčajne. Zvoliť smie aj farbu, ktorú nemá.
K108-27 = Ak je prvou kartou +2, prvý hráč si potiahne dve karty a o ťah príde.
K108-28 = Ak je prvou kartou Zmena smeru, začína rozdávajúci a po ňom hrá sused napravo. Ide sa teda proti smeru hodinových ručičiek.
K108-29 = Ak je prvou kartou Stop, sused naľavo od rozdávajúceho príde o ťah a začína až hráč za ním.
K108-30 = Keď ste dvaja a prvou kartou je Zmena smeru, Stop alebo +2, začína rozdávajúci; pri +2 si súper ešte predtým potiahne dve karty. Pri Žolíkovi zvolí farbu súper a aj začne.

## uno-108-part-4

K108-31 = Keď si na ťahu, urob jednu vec: zahraj kartu na odhadzovací balíček alebo si jednu potiahni. Domáce pravidlo môže občas dovoliť zahrať kartu aj mimo poradia.
K108-32 = Karta sa hodí, ak sa s vrchnou kartou zhoduje farbou, číslom alebo symbolom. Jedno z toho stačí.
K108-33 = Aj na špeciálnu kartu sa hrá podľa farby alebo symbolu. Na zelenú Zmenu smeru môžeš zahrať niečo zelené, ale napríklad aj červenú Zmenu smeru.
K108-34 = Žolíka môžeš zahrať vždy. Iba Žolík +4 má podmienku: nesmieš mať v ruke inú kartu farby, ktorá práve platí.
K108-35 = Ak sa ti nič nehodí, potiahneš si presne jednu kartu. Domáce pravidlo môže kázať ťahať ďalej, kým niečo nepríde.
K108-36 = Ak sa potiahnutá karta hodí, môžeš ju hneď zahrať alebo si ju nechať. V letáku je raz „môžeš“ a inde „musíš“; tu platí „môžeš“. Pri stole si môžete zvoliť „musíš“ pre kartu potiahnutú preto, že sa nič nehodilo. Keď vynecháš z vlastnej vôle, rozhoduješ sa aj potom a blafovať s +4 nemusíš nikdy.
K108-37 = Po potiahnutí vždy povieš, či kartu zahráš, alebo si ju necháš, aj keď sa vôbec nehodí. Nikto tak nezistí, prečo ťaháš. Ak si ju necháš, ide ďalší.
K108-38 = Vynechať môžeš, aj keď máš čo zahrať. Potiahneš si jednu kartu rovnako, ako keby sa ti nič nehodilo.
K108-39 = Keď si potiahneš, zahrať môžeš už len túto novú kartu, ak sa hodí. Žiadnu inú z ruky.
K108-40 = Príklad: súper má poslednú kartu a predtým Žolíkom zvolil žltú. Žltú síce máš, ale radšej vynecháš, lebo dúfaš vo vlastného Žolíka, ktorým farbu zmeníš. Je to dovolené.
K108-41 = Len poznámka: poľský leták používa jedno slovo raz vo význame „nájsť vhodnú kartu“, inokedy „potiahnuť si“. Ak máš čo zahrať, ťahať si nemusíš.
K108-42 = V jednom ťahu si potiahneš iba raz, aj keď sa nová karta nehodí. Zmeniť to môže iba domáce pravidlo.
K108-43 = Rozmýšľať môžeš, ako dlho chceš, ak ste si pri stole nenastavili čas na ťah. Keď uplynie, hra za teba potiahne kartu a nechá ti ju v ruke.

## uno-108-part-5

K108-44 = Karta +2 prinúti ďalšieho hráča potiahnuť si dve karty a pripraví ho o ťah.
K108-45 = Pred +2 ťa ďalšia +2 nezachráni. Nedá sa ňou odpovedať ani poslať ju susedovi. Dovoliť to môže iba domáce pravidlo.
K108-46 = Po Zmene smeru sa hrá opačným smerom, až kým niekto nezahrá ďalšiu.
K108-47 = Karta Stop berie ťah hráčovi, ktorý nasleduje.
K108-48 = Na Stop sa Stopom nedá odpovedať. O ťah prídeš tak či tak.

## uno-108-part-6

K108-49 = Čierne karty sú žolíky. Nezáleží na tom, čo leží navrchu, zahrať ich možno vždy.
K108-50 = So Žolíkom zvolíš farbu, aj keby to bola tá istá čo doteraz. Platí, kým niekto nezahrá ďalšiu kartu, hoci by si dovtedy všetci iba ťahali.
K108-51 = Farbu, ktorú zvolíš, nemusíš mať v ruke.
K108-52 = Obyčajný Žolík nemusí čakať: zahraj ho pokojne aj vtedy, keď máš iné vhodné karty.
K108-53 = Po zvolenej farbe sa hrá karta tejto farby alebo Žolík. Pre Žolíka +4 platí jeho podmienka aj tu.
K108-54 = Žolík +4 je Žolík s prekvapením: zvolíš farbu a ďalší hráč si navyše potiahne štyri karty.
K108-55 = Štyri karty za +4 znamenajú aj stratený ťah. Leták to píše len o hre dvoch hráčov, tu to platí pri každom počte.
K108-56 = Ani na +4 sa nedá odpovedať ďalšou kartou +4. Zmeniť to môže iba domáce pravidlo o pridávaní.
K108-57 = Žolík aj +4 sú v ruke bez farby. Farbu majú až na stole.
K108-58 = Ak je navrchu Žolík alebo +4, za farbu tej karty sa pokladá zvolená farba.
K108-59 = Poctivá je +4 len vtedy, keď okrem nej nemáš v ruke nič vo farbe, ktorá práve platí. Ráta sa aj +2, Zmena smeru a Stop tejto farby.
K108-60 = Karta, ktorá sa zhoduje iba číslom alebo symbolom, poctivej +4 neprekáža. Prekáža len farba.
K108-61 = Príklad: navrchu leží zelená 1, nič zelené nemáš, iba červenú 1. Tvoja +4 je poctivá.
K108-62 = Príklad: navrchu leží žltá 3. V ruke máš žltú +2, zelenú 3 a Žolíka +4. Žltá +2 má platnú farbu, takže Žolík +4 musí počkať; zahraj jednu z ostatných dvoch.
K108-63 = Príklad: navrchu leží zelená 0. Zelenú nemáš, ale obyčajného Žolíka áno. Tvoja +4 je poctivá, veď Žolík v ruke nemá farbu.
K108-64 = Dve +4 v jednej ruke si neprekážajú. Ani tá druhá nemá farbu.
K108-65 = Nepoctivú +4 môžeš zahrať ako blaf a trest príde, iba ak ju ďalší hráč napadne. Pri stole si môžete zvoliť prísnu hru: takú kartu potom hra nepustí a nič sa nenapáda.

## uno-108-part-7

K108-66 = Napadnúť +4 môže iba hráč, ktorý si má potiahnuť štyri karty. V prísnej hre nenapáda nikto.
K108-67 = Farba sa zvolí zároveň so zahraním +4. Ďalší hráč ju potom buď prijme a potiahne si štyri karty, alebo napadne. Kým sa rozhoduje, smie sa iba volať UNO a pristihnúť niekoho bez UNO.
K108-68 = Po napadnutí uvidí ruku iba ten, kto napadol; pri stole si môžete zvoliť, že všetci. Ukazuje sa ruka z chvíle, keď bola +4 zahraná. Karty, ktoré do nej prišli neskôr, sa neukazujú ani nerátajú.
K108-69 = Overuje sa jediná vec: mal hráč pri zahraní +4 v ruke kartu farby, ktorá platila tesne predtým? Sama +4 ani iné žolíky sa nerátajú.
K108-70 = Ak bola +4 poctivá, ten, kto napadol, si potiahne šesť kariet: štyri za +4 a dve za omyl. V letáku ten súčet nevychádza, ale je to len chyba.
K108-71 = Neoprávnené napadnutie stojí okrem kariet aj ťah.
K108-72 = Ak sa blaf potvrdí, +4 putuje späť do ruky, z ktorej prišla.
K108-73 = Odhalený hráč potom musí namiesto +4 zahrať inú kartu.
K108-74 = Trest za odhalený blaf sú štyri karty na potiahnutie.
K108-75 = Poradie je pevné: najprv náhradná karta, potom štyri karty za trest. Z nich sa teda vyberať nedá.
K108-76 = Oprávnené napadnutie vráti vrchnú kartu aj farbu spred +4 a ten, kto napadol, si za +4 neťahá nič. Farba zvolená s +4 prepadne. Hra ide ďalej od náhradnej karty a tá pôsobí ako zvyčajne: Stop alebo +2 teda zasiahne toho, kto napadol.
K108-77 = Náhradná karta sa musí hodiť na kartu, ktorá je zasa navrchu, a nesmie to byť +4. Vynechať ani ťahať si namiesto nej nemožno, ale niečo sa hodí vždy, inak by to nebol blaf.
K108-78 = Čo ak niekto zahrá +4, ktorú si práve potiahol, a platnú farbu pritom má? Po napadnutí sa mu +4 vráti, potiahne si štyri karty a jeho ťah sa končí. Náhradnú kartu nehrá, lebo po potiahnutí sa smie zahrať len tá nová.
K108-79 = Za samotný blaf trest nie je. Ak ho nikto nenapadne, +4 platí; v prísnej hre sa blafovať nedá vôbec.
K108-80 = Ak je +4 tvoja posledná karta, je vždy poctivá, lebo v ruke už nič nemáš. Napadnúť sa preto nedá.

## uno-108-part-8

K108-81 = Pri hraní predposlednej karty zavolaj UNO. Je to znamenie, že ti zostáva posledná.
K108-82 = Ak UNO nezavoláš, hocikto iný ťa môže pristihnúť a ty si potiahneš dve karty.
K108-83 = Pristihnúť ťa možno, až keď je karta zahraná, skôr nie.
K108-84 = Len čo ďalší hráč niečo urobí, je neskoro a nezavolané UNO ti prejde.
K108-85 = Neskoro je po prvej voľbe ďalšieho hráča, teda keď zahrá, potiahne si, prijme alebo napadne +4. Pri hre cez sieť však máte vždy aspoň 1,5 sekundy, aby nerozhodovali len rýchle prsty. V tej chvíli ťa ešte zachráni vlastné UNO, bez neho nesmieš hrať znova a pristihnutie začne platiť až na jej konci. Pri stole si tento čas môžete zmeniť; kde nebežia hodiny, nie je žiadny.
K108-86 = Stratený ťah a nútené ťahanie kariet sa za rozhodnutie nepokladajú, pristihnúť ťa možno aj po nich. Prestane to, keď sa niekto iný sám rozhodne, keď už nemáš práve jednu kartu alebo keď sa kolo skončí. Keď ste dvaja, môžeš po Stope hneď skončiť, súper teda musí byť rýchlejší.
K108-87 = UNO môžeš zavolať spolu s kartou, ale aj o chvíľu po nej, kým nie je neskoro a proti tebe neplatí žiadne pristihnutie. Keď tá krátka chvíľa uplynie, platí to, čo sa k hre dostane skôr.
K108-88 = UNO sa volá zakaždým odznova. Ak si k poslednej karte potiahneš ďalšiu a zahráš ju, opäť ide o predposlednú.
K108-89 = Pristihnúť ťa smie každý iný hráč, aj partner. Za jedno zabudnutie je jeden trest a ťah ti neberie.
K108-90 = Zbytočné volanie nič nestojí. Falošné pristihnutie tiež nie, len potom 2 sekundy nemôžeš nikoho pristihnúť. Na každé zabudnutie máš jeden pokus. Pri stole si môžete zvoliť trest v kartách; zopakovať UNO s jednou kartou však nestojí nikdy nič. UNO zavolané ešte pred zahraním karty sa neráta. Ak UNO zavoláš ku karte, po ktorej ti neostane práve jedna, karta platí a volanie nie; kde je trest, príde aj za to.
K108-91 = Hráč, ktorému sa +4 po napadnutí vráti, má po treste najmenej päť kariet, takže UNO volať nemusí.

## uno-108-part-9

K108-92 = Kto nemá v ruke žiadnu kartu, vyhráva kolo a získava body. Kolo sa tým končí.
K108-93 = Všetky karty sa potom zozbierajú a zamiešajú, len posledná zahraná zostane na stole.
K108-94 = Karta, ktorá zostala ležať, otvára ďalšie kolo. Žiadna iná sa neodkrýva.
K108-95 = Ďalším rozdávajúcim je sused naľavo od toho, kto kolo ukončil, aj pri hre na dvojice a na strany. Prvý ťah tak má hráč o dve miesta vľavo od víťaza.
K108-96 = Ak zostane ležať +2 alebo +4, v novom kole si za ňu niekto potiahne. Potiahnuté karty sa na jeho konci rátajú ako všetky ostatné.
K108-97 = Ani posledná karta kola nepríde o svoju moc: pôsobí v ďalšom kole. Pri stole si môžete zvoliť, že pôsobí skôr alebo nepôsobí vôbec.
K108-98 = Leták sa dá čítať dvojako: za poslednú +2 alebo +4 sa ťahá v novom kole, alebo ešte pred rátaním starého. Tu sa ťahá v novom. Ak si pri stole zvolíte „ešte pred rátaním“ alebo „nikdy“, karta nové kolo len otvorí a už nepôsobí; Žolíkovi zostane zvolená farba. Medzi blokmi turnaja ani do záverečného súboja sa neprenáša nič.
K108-99 = Prenesená karta sa týka prvého hráča nového kola, akoby ju práve odkryli. Pri stole si môžete zvoliť toho, kto by bol na rade v starom kole; Stop ho potom pripraví o jeho prvý ťah v novom.
K108-100 = Pri hre dvoch hráčov, dvojíc alebo strán by prenesená karta zasiahla víťaza alebo jeho stranu. Preto si za +2 alebo +4 potiahne nový rozdávajúci, kolo sa začne ako zvyčajne a prenesený Stop nerobí nič. Ak si zvolíte toho, kto by bol na rade v starom kole, ten si iba potiahne; o ťah príde, len ak mal začínať.
K108-101 = V ostatných prípadoch ten, koho prenesená karta zasiahne, príde aj o ťah. Prenesenú +4 nemožno napadnúť a naspodok balíčka sa neodkladá.
K108-102 = Kto kolo ukončí Žolíkom alebo +4, hneď pri tom zvolí farbu a ňou sa začne ďalšie kolo.
K108-103 = Prenesená Zmena smeru alebo Stop pôsobí ako čerstvo odkrytá karta: pri Zmene smeru začína rozdávajúci a hrá sa opačným smerom, pri Stope príde o ťah sused naľavo od neho. Keď ste dvaja, začína víťaz.
K108-104 = Na začiatku kola sa vždy hrá v smere hodinových ručičiek. Otočiť ho môže až prenesená Zmena smeru.
K108-105 = Keď sa minie doberací balíček, nový vznikne zamiešaním odhadzovacieho. Len jeho vrchná karta zostane na mieste.
K108-106 = Ak si máš potiahnuť viac kariet a balíček sa minie, vezmi si, čo v ňom je, a zvyšok až po zamiešaní. Zamiešané žolíky prídu o zvolenú farbu, vrchná karta si ju ponechá.
K108-107 = Keď niet čo zamiešať, potiahneš si len to, čo zostalo, a nič nedlhuješ. Ak sa nedá ťahať, musíš hrať; ak sa nedá ani hrať, vynecháš.
K108-108 = Ak rad-radom všetci vynechajú, lebo sa nedá hrať ani ťahať, kolo sa ruší: body nie sú a do turnaja sa neráta. Ten istý rozdávajúci zamieša celú sadu a odkryje sa nová karta.

## uno-108-part-10

K108-109 = Za kartu s číslom je toľko bodov, aké je číslo: za osmičku osem, za nulu nič.
K108-110 = Každá špeciálna karta je za 20 bodov. Aj Žolík a +4, nie za 50, ako to býva inde.
K108-111 = Body za karty, ktoré hráčom zostali v rukách, sa spočítajú a získa ich víťaz kola. Pri stole si môžete zvoliť hru na najmenej bodov alebo vyraďovaciu hru.
K108-112 = Zápas vyhráva ten, kto má prvý 500 alebo viac bodov; pri stole si môžete zvoliť iný cieľ. V jednom kole boduje vždy len jeden hráč alebo jedna strana, preto remíza nebýva.
K108-113 = Ak si pri stole zvolíte hru na najmenej bodov, každý si po kole zapíše body za to, čo zostalo v jeho vlastnej ruke.
K108-114 = Hra na najmenej bodov sa končí, keď má niekto 500 bodov alebo iný počet, na ktorom ste sa vopred dohodli.
K108-115 = Kto má pri hre na najmenej bodov najnižší súčet, vyhráva. Ak sú takí viacerí, vyhrávajú spoločne; pri stole si môžete zvoliť niečo iné.
K108-116 = Našepkávať, čo má kto zahrať, sa nesmie. Kto radí, potiahne si štyri karty.
K108-117 = Našepkávanie sa dá nahlásiť a trest príde, ak sa vinník prizná; platí to aj medzi partnermi. Rieši sa vždy len jedno hlásenie, za jedno našepkanie je jeden trest a ťah sa tým nestráca. Trestom sa uzavrie aj zabudnuté UNO, na čakajúcej +4 však nič nemení. Pri stole si môžete zvoliť hlasovanie, rozhodnutie hostiteľa, ktorý sám nehrá, alebo hru bez tohto trestu. Pri hlasovaní rozhodne viac než polovica prítomných; kto odíde, hlas nemá, a trestu sa odchodom nevyhne.

## uno-108-part-11

K108-118 = Keď hráte dvaja, Zmena smeru je to isté čo Stop: súper príde o ťah.
K108-119 = Ak ste dvaja, po svojom Stope máš hneď ďalší ťah. Je to ťah ako každý iný, môžeš si v ňom aj potiahnuť.
K108-120 = Karta +2 v hre dvoch: súper si potiahne dve karty a na ťahu si opäť ty.
K108-121 = Žolík +4 v hre dvoch: súper si potiahne štyri karty a hráš znova ty. Napadnúť ho môže ako inokedy.
K108-122 = V ostatnom sa hra dvoch hráčov od bežnej hry nelíši.

## uno-108-part-12

K108-123 = Ak ste štyria, môžete si zvoliť hru na dve dvojice. Partner sedí oproti tebe.
K108-124 = Dvojica vyhráva kolo, len čo má jeden z nej prázdnu ruku. Body si pripíše celá dvojica.
K108-125 = Rátajú sa len karty súperov, karty víťazovho partnera nie. Pri stole si môžete zvoliť, že sa prirátajú.
K108-126 = Karty svojho partnera nevidíš a nesmieš mu našepkávať. Trest je rovnaký ako pre ostatných.
K108-127 = Turnaj dvojíc pre štyroch: s každým z troch spoluhráčov odohráš vo dvojici štyri kolá, čo je spolu 12.
K108-128 = Body z rôznych dvojíc si každý spočíta sám. Obaja partneri dostanú za vyhraté kolo plný počet, nedelia sa.
K108-129 = Do záverečného súboja idú dvaja s najvyšším súčtom. Jeho víťaz vyhráva celý turnaj.
K108-130 = V súboji sa hrajú tri kolá a platí vyšší súčet; ak je rovnaký, pridáva sa po jednom kole. Pre turnaj si môžete zvoliť aj iný počet kôl.
K108-131 = Ak je zhoda o miesto v súboji, rozhodne viac vyhratých kôl, potom body z kôl, v ktorých títo hráči stáli proti sebe. Keď nepomôže ani to, rozhodne žrebovanie. Ak sú na tom rovnako aspoň traja, porovnávajú sa všetci naraz, a len čo sa niekto oddelí, ostatní začínajú od prvého kroku.
K108-132 = Kde je počet kôl vopred daný, tam 500 bodov nič neukončí. Určiť si ho môžete aj pri bežnom stole. Vo vyraďovacej hre sa však pri cieli vypadáva ďalej a na konci vyhráva, kto má z tých, čo zostali, najmenej bodov.
K108-133 = Turnaj pre ôsmich: hrá sa naraz pri dvoch stoloch po štyroch a partneri sa menia. Na každého vyjde 28 kôl.
K108-134 = Tých 28 kôl tvorí sedem blokov po štyri kolá. Na každý blok dostaneš iného partnera. Aj možných dvojíc je 28, ale po jednom kole na dvojicu sa nehrá.
K108-135 = V rozpise pre ôsmich má každý každého na jeden blok za partnera a na dva bloky za súpera. Na záver sa stretnú dvaja najlepší.
K108-136 = Ak ste štyria, šiesti, ôsmi alebo desiati, môžete hrať aj ako dve strany proti sebe.
K108-137 = Strany sedia pri stole striedavo. Kto má prvý prázdnu ruku, vyhráva kolo pre celú svoju stranu a tá dostane body za všetko, čo zostalo druhej strane. Pri stole si môžete zvoliť, že sa prirátajú aj karty víťaznej strany.
K108-138 = Vo vyraďovacej hre, ak si ju zvolíte, hrá každý za seba. Po kole si pripíšeš body za vlastnú ruku a čím ich máš viac, tým horšie.
K108-139 = Kto má vo vyraďovacej hre 500 bodov, vypadáva. Ostatní hrajú ďalej. Pri stole si môžete určiť iný počet.
K108-140 = Keď zostanú dvaja, hrajú, kým jeden z nich nedosiahne určený počet bodov. Ten prehráva a zápas vyhráva jeho súper.
K108-141 = Body dvoch posledných hráčov sa v súboji rátajú ďalej. Pri stole si môžete zvoliť, že obaja začnú od nuly.
K108-142 = Ak 500 bodov dosiahnu naraz viacerí, vypadnú spolu. Víťaz kola nedostane žiadne, takže niekto zostane vždy. Ak zostane sám, vyhráva bez súboja.
K108-143 = Ak mal rozdávať niekto, kto už vypadol, rozdáva najbližší hráč vľavo, ktorý je ešte v hre. Keď zostanú dvaja, platia pravidlá pre dvoch.
K108-144 = Len poznámka: vyraďovacia hra je vraj zo všetkých najťažšia. Píše sa to v letáku, ale pravidlo to nie je.
K108-145 = V závere letáka je ešte raz šesť jeho pravidiel a nič nové v nich nie je. Veta, že žolík sa smie hrať vždy, podmienku pre +4 neruší.
K108-146 = Leták ešte v krátkosti predstavuje karty a píše o predajcovi, záruke a malých častiach. Pravidlá v tom nehľadaj.
