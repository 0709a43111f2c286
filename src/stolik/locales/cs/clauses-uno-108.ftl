## Part titles

uno-108-part-1 = O co se hraje a s čím
uno-108-part-2 = Kdo rozdává a jak
uno-108-part-3 = Když kolo otevře speciální karta
uno-108-part-4 = Tvůj tah
uno-108-part-5 = +2, Změna směru a Stop
uno-108-part-6 = Žolík a Žolík +4
uno-108-part-7 = Jak se napadá +4
uno-108-part-8 = Volání UNO
uno-108-part-9 = Konec kola a prázdný balíček
uno-108-part-10 = Body, konec zápasu a tresty
uno-108-part-11 = Hra ve dvou
uno-108-part-12 = Dvojice, strany a turnaje

## uno-108-part-1

K108-01 = Zápas se hraje do 500 bodů. Sbírá je buď každý sám, nebo celá strana dohromady.
K108-02 = Boduje se na konci kola: komu se první vyprázdní ruka, ten dostane body za karty, které zbyly soupeřům.
K108-03 = Celá sada má 108 karet. Žádná nikam nezmizí: každá leží v jednom ze dvou balíčků, nebo ji někdo drží v ruce.
K108-04 = Karty mají čtyři barvy: červenou, žlutou, zelenou a modrou.
K108-05 = V každé barvě je 19 karet s čísly: jedna nula a po dvou kartách od jedničky do devítky.
K108-06 = Karet +2 je osm, v každé barvě dvě.
K108-07 = Změnu směru poznáš podle zahnutých šipek. Je jich osm, dvě od každé barvy.
K108-08 = Stop má na sobě přeškrtnutý kroužek. I těch je osm, tedy dva v každé barvě.
K108-09 = Žolíci +4 jsou v sadě čtyři.
K108-10 = Obyčejní Žolíci jsou také čtyři. Mají na sobě kruh ze všech čtyř barev.
K108-11 = Když hraje každý sám za sebe, může vás být od dvou do deseti.
K108-12 = Ke každé barvě patří značka: kolečko k červené, hvězdička ke žluté, trojúhelník k zelené a čtvereček k modré. Stůl může značky vypnout.

## uno-108-part-2

K108-13 = Kdo bude rozdávat, rozhodne losování. Každý si vytáhne jednu kartu z balíčku.
K108-14 = Při losování platí jen čísla od 0 do 9. Komu přijde něco jiného, dá kartu stranou a táhne znovu.
K108-15 = Rozdává ten, komu přišlo nejvyšší číslo.
K108-16 = Když má nejvyšší číslo víc hráčů, losují znovu jen oni, dokud nezbude jediný.
K108-17 = Losování určí jen rozdávajícího. Na svých místech u stolu zůstanete sedět.
K108-18 = Vylosované karty se vrátí k ostatním, takže se rozdává z úplné sady.
K108-19 = Rozdávající karty promíchá a každému jich dá sedm.
K108-20 = Co po rozdání zbude, leží rubem nahoru uprostřed. To je dobírací balíček.
K108-21 = Odhazovací balíček začíná jedinou odkrytou kartou: tou, která ležela na dobíracím úplně nahoře.
K108-22 = Do ruky ti nikdo jiný nevidí. Pro lepší přehled si karty můžeš nechat seřadit, třeba podle barev.
K108-23 = Začíná soused po levici rozdávajícího. Pokračuje se doleva, tedy po směru hodinových ručiček.
K108-24 = Příklad: kolo otevře zelená 7. Hodí se na ni třeba zelená 1, zelený Stop nebo žlutá 7, a také Žolík.

## uno-108-part-3

K108-25 = Žolík +4 kolo neotevře. Zasune se dospod balíčku a otočí se jiná karta, v případě potřeby i několikrát.
K108-26 = Když kolo otevře Žolík, barvu zvolí začínající hráč a pak má svůj obvyklý tah. Nevadí, že tu barvu sám nemá.
K108-27 = Když kolo otevře +2, začínající hráč si lízne dvě karty a přijde o tah.
K108-28 = Když kolo otevře Změna směru, má první tah rozdávající a po něm soused po jeho pravici. Hraje se proti směru hodinových ručiček.
K108-29 = Když kolo otevře Stop, soused po levici rozdávajícího přijde o tah a začíná až hráč za ním.
K108-30 = Ve dvou začíná rozdávající, pokud kolo otevře Stop, Změna směru nebo +2; za +2 si soupeř nejdřív lízne dvě karty. Při Žolíkovi volí barvu a začíná soupeř.

## uno-108-part-4

K108-31 = V tahu buď zahraješ jednu kartu na odhazovací balíček, nebo si jednu lízneš.
K108-32 = Karta se hodí, když má s vrchní kartou stejnou barvu, stejné číslo nebo stejný symbol.
K108-33 = Na speciální kartu se hraje podle barvy nebo symbolu. Na modrý Stop tak můžeš zahrát cokoli modrého, ale třeba i žlutý Stop.
K108-34 = Žolík se hodí na každou kartu. Žolík +4 má k tomu jednu podmínku, najdeš ji u K108-59.
K108-35 = Když se ti nehodí žádná karta, lízneš si právě jednu.
K108-36 = Líznutou kartu, která se hodí, můžeš hned zahrát, ale nemusíš. Stůl může určit, že po líznutí z nouze ji zahrát musíš; kdo vynechal, má na výběr i potom.
K108-37 = Po každém líznutí odpovíš, jestli kartu zahraješ, nebo si ji necháš, i když se nehodí. Ostatní tak nepoznají, jestli se ti něco hodilo. Když si ji necháš, hraje další.
K108-38 = Můžeš také vynechat: máš co zahrát, ale nechce se ti. Lízneš si jednu kartu, jako by se ti nic nehodilo.
K108-39 = Po líznutí smíš zahrát jedině novou kartu, a to když se hodí. Starší karty v ruce musí počkat na další tah.
K108-40 = Příklad: soupeři zbývá jediná karta a předtím si Žolíkem řekl o modrou. Modrou máš, ale vynecháš a doufáš, že si lízneš Žolíka a barvu změníš. Tak se hrát smí.
K108-41 = Jen poznámka: v polském letáku má jedno slovo dva významy, někdy „přiřadit“ a jindy „líznout si“. Nenech se zmást, s vhodnou kartou si lízat nemusíš.
K108-42 = Za jeden tah si lízneš jednu kartu a dost, i kdyby se nehodila.
K108-43 = Stůl si může nastavit čas na tah. Kdo ho nestihne, lízne si jednu kartu a hraje další.

## uno-108-part-5

K108-44 = Po +2 si další hráč lízne dvě karty a na tah se už nedostane.
K108-45 = Na +2 se nedá odpovědět jinou kartou +2. Nelze ji odrazit ani poslat dál.
K108-46 = Změna směru otočí pořadí hráčů. Vydrží to tak, dokud někdo nezahraje další Změnu směru.
K108-47 = Po Stopu přijde další hráč o tah.
K108-48 = Cizímu Stopu se vlastním Stopem neubráníš.

## uno-108-part-6

K108-49 = Žolíky poznáš podle černé barvy. Zahrát je můžeš bez ohledu na to, co leží navrchu.
K108-50 = Kdo zahraje Žolíka, zvolí barvu, klidně i tu, která právě platí. Zvolená barva trvá až do další zahrané karty, i kdyby si zatím všichni jen lízali.
K108-51 = Zvolit můžeš i barvu, ze které nemáš v ruce nic.
K108-52 = Obyčejného Žolíka smíš zahrát, i když se ti hodí jiné karty.
K108-53 = Na zvolenou barvu odpovíš kartou té barvy nebo Žolíkem. Také Žolíkem +4, pokud ho zrovna smíš použít.
K108-54 = Žolík +4 umí všechno, co Žolík, a navíc si další hráč musí líznout čtyři karty.
K108-55 = Kdo si lízne čtyři karty za +4, přijde i o tah, ať je vás u stolu kolik chce.
K108-56 = Na +4 se neodpovídá další kartou +4.
K108-57 = Dokud je Žolík nebo +4 v ruce, nemá žádnou barvu. Dostane ji, až když ho zahraješ.
K108-58 = Leží-li navrchu Žolík nebo +4, platí barva, kterou k němu někdo zvolil.
K108-59 = Žolíka +4 nesmíš použít, když máš v ruce jinou kartu v platné barvě. Počítají se i barevné speciální karty.
K108-60 = Karta, která se hodí jen číslem nebo symbolem, ti +4 nezakazuje.
K108-61 = Příklad: navrchu je žlutá 8. Ze žlutých nemáš nic, držíš jen zelenou 8. Žolíka +4 zahrát smíš.
K108-62 = Příklad: navrchu je zelená 2 a ty držíš zelenou Změnu směru, modrou 2 a +4. Zelená karta ti +4 zakazuje, takže zahraj ji, nebo modrou dvojku.
K108-63 = Příklad: navrchu je modrá 9, modrou nemáš, ale v ruce máš obyčejného Žolíka. Hrát +4 smíš, protože Žolík v ruce je bez barvy.
K108-64 = Máš v ruce dva Žolíky +4? Jeden druhému v ničem nebrání.
K108-65 = Kdo nesmí použít +4, může to přesto zkusit jako blaf; trest přijde, jen když ho další hráč napadne. Stůl může zvolit přísnou hru: nedovolený +4 zahrát nejde, a tak se ani nenapadá.

## uno-108-part-7

K108-66 = Napadnout +4 smí jediný hráč: ten, kdo by si za něj měl líznout.
K108-67 = Barvu zvolíš rovnou při zahrání +4. Další hráč ho pak přijme, nebo napadne; mezitím se smí jen volat UNO a přistihnout.
K108-68 = Napadený hráč ukáže ruku jen tomu, kdo napadl; stůl může zvolit, že ji uvidí všichni. Ukazují se karty z chvíle, kdy +4 přišel na stůl. Co přibylo potom, se neukazuje ani nepočítá.
K108-69 = Zjišťuje se, jestli byla v ruce při zahrání +4 karta v barvě, která platila těsně předtím. Samotný +4 ani jiní Žolíci se nepočítají.
K108-70 = Neoprávněné napadení něco stojí: kdo napadl, lízne si šest karet místo čtyř.
K108-71 = Kdo napadl neoprávněně, přijde navíc i o tah.
K108-72 = Když se blaf potvrdí, vrátí se +4 do ruky tomu, kdo ho zahrál.
K108-73 = Místo vráceného +4 musí jeho majitel zahrát jinou kartu.
K108-74 = Trestem za odhalený blaf jsou čtyři líznuté karty.
K108-75 = Nejdřív se zahraje náhradní karta a teprve potom se líznou čtyři karty za trest. Vybírá se tedy jen z toho, co už v ruce bylo.
K108-76 = Po oprávněném napadení je všechno jako před +4: vrátí se vrchní karta i platná barva a kdo napadl, si za +4 nelízne nic. Dál se hraje od náhradní karty a ta má svůj obvyklý účinek, i když je to Stop nebo +2.
K108-77 = Nahradit +4 může cokoli, co se na vrchní kartu hodí, jen ne další +4. Vynechat ani líznout si místo toho nelze.
K108-78 = Někdo zahraje právě líznutý +4, přestože má v ruce platnou barvu? Po napadení už jinou kartu nehraje: +4 se mu vrátí, lízne si čtyři karty a tah končí.
K108-79 = Když +4 nikdo nenapadne, nic se nezjišťuje a blaf projde bez trestu.
K108-80 = Žolík +4 zahraný jako úplně poslední karta je vždycky v pořádku. Napadnout ho nejde.

## uno-108-part-8

K108-81 = UNO voláš ve chvíli, kdy zahraješ předposlední kartu. Všichni tak vědí, že ti zbývá jen jedna.
K108-82 = Když na UNO zapomeneš, ostatní tě mohou přistihnout. Pak si lízneš dvě karty.
K108-83 = Přistihnout tě jde, až když karta leží na stole. Dřív to neplatí.
K108-84 = Jakmile něco udělá hráč po tobě, je na přistižení pozdě a nic ti nehrozí.
K108-85 = Pozdě je, když se další hráč pro něco rozhodne: zahraje, lízne si, přijme nebo napadne +4. Při hře po síti ale máte vždy aspoň 1,5 sekundy: zavolat se ještě dá, přistižení počká na konec té chvilky a bez zavolání se do té doby nesmí hrát znovu. Stůl může dobu změnit.
K108-86 = Ztracený tah ani povinné líznutí nejsou rozhodnutí, takže tě mohou přistihnout i potom. Konec je, když se někdo jiný sám pro něco rozhodne, když už nemáš přesně jednu kartu nebo když skončí kolo. Ve dvou můžeš po Stopu hned dohrát, soupeř si proto musí pospíšit.
K108-87 = Zavolat můžeš zároveň s kartou, nebo i o něco později, dokud není pozdě a nikdo tě nepřistihl. O tom, kdo byl dřív, rozhoduje pořadí, v jakém se to hra dozví.
K108-88 = Volá se pokaždé znovu. Když máš jednu kartu, druhou si lízneš a hned ji zahraješ, je to zase předposlední karta.
K108-89 = Přistihnout tě může kdokoli jiný, i tvůj partner. Za jedno zapomenutí je jen jeden trest a o tah kvůli němu nepřijdeš.
K108-90 = Zbytečné zavolání ani přistižení naprázdno nic nestojí, jen pak 2 sekundy nemůžeš nikoho přistihnout; stůl za to může zavést trest. Na jedno zapomenutí máš jediný pokus. Zavolání ještě před zahráním karty neplatí.
K108-91 = Komu se po napadení vrátí +4, ten má po trestu aspoň pět karet. UNO už volat nemusí.

## uno-108-part-9

K108-92 = Kolo končí, když někomu nezbude žádná karta. Ten kolo vyhrává a dostane body.
K108-93 = Po kole se karty posbírají a zamíchají. Na stole zůstane ležet jen ta, která byla zahrána poslední.
K108-94 = Poslední karta minulého kola otevírá to další. Nová se proto neotáčí.
K108-95 = Příště rozdává soused po levici toho, kdo zahrál poslední kartu, i když hrajete na strany. Začíná tedy hráč o dvě místa vlevo od vítěze.
K108-96 = Zůstane-li po kole ležet +2 nebo +4, někdo si za ni na začátku nového kola lízne. Tyto karty se pak počítají do bodů jako všechny ostatní.
K108-97 = Účinek poslední karty se neztrácí. Když kolo skončí speciální kartou, projeví se až v tom dalším.
K108-98 = Za poslední +2 nebo +4 se líže až v novém kole. Stůl může zvolit, že si další hráč lízne ještě před počítáním bodů, nebo že karta zůstane ležet bez účinku. Mezi bloky turnaje a do závěrečného souboje se nepřenáší nic.
K108-99 = Karta z minulého kola zasáhne toho, kdo začíná, jako by se právě otočila z balíčku. Stůl může zvolit, že zasáhne hráče, který by byl na řadě ve starém kole.
K108-100 = Ve dvou, ve dvojicích a na strany by poslední karta škodila vítězům. Za +2 nebo +4 si proto lízne nový rozdávající, začínající hráč o nic nepřijde a Stop už nic nedělá.
K108-101 = Koho přenesená +2 nebo +4 zasáhne, ten přijde i o tah. Přenesený +4 se nedá napadnout a pod balíček se nezasouvá.
K108-102 = Když kolo skončí Žolíkem nebo +4, barvu pro začátek dalšího kola zvolí vítěz hned při zahrání.
K108-103 = Přenesená Změna směru i Stop platí, jako by se právě otočily: jednou začíná rozdávající, podruhé přijde o tah soused po jeho levici. Ve dvou začíná vítěz minulého kola.
K108-104 = Nové kolo se rozbíhá po směru hodinových ručiček. Teprve pak se projeví přenesená Změna směru.
K108-105 = Když dobírací balíček dojde, zamíchá se odhazovací a je z něj nový. Vrchní karta zůstane ležet.
K108-106 = Když balíček dojde zrovna ve chvíli, kdy si bereš víc karet, vezmi si, co zbylo, a po zamíchání zbytek. Barvy zvolené u zamíchaných Žolíků zaniknou, barva vrchní karty platí dál.
K108-107 = Není-li už co zamíchat, lízneš si jen tolik karet, kolik jich je, a nic nedlužíš. Bez karet k líznutí musí hrát každý, kdo může; kdo nemůže, vynechá.
K108-108 = Když všichni po řadě vynechají, protože není co zahrát ani líznout, kolo se zruší bez bodů a do turnaje se nepočítá. Stejný rozdávající zamíchá všechno a otočí se nová karta.

## uno-108-part-10

K108-109 = Karta s číslem má tolik bodů, kolik je na ní napsáno.
K108-110 = Každá speciální karta má 20 bodů. Platí to i pro Žolíka a +4, padesát za ně v této knize není.
K108-111 = Po kole se spočítají karty, které zbyly v rukou, a všechny body dostane vítěz kola. Stůl může zvolit jiné počítání: na nejméně bodů, nebo vyřazovací hru.
K108-112 = Kdo první dosáhne 500 bodů nebo je překročí, vyhrává zápas; stůl může zvolit jiný cíl. Remíza nehrozí, protože v každém kole boduje jen jedna strana.
K108-113 = Hra na nejméně bodů: každý si po kole zapíše body za karty, které zbyly jemu samotnému.
K108-114 = Hra na nejméně bodů trvá, dokud někdo nemá 500 bodů. Předem si můžete domluvit i jiný počet.
K108-115 = Ve hře na nejméně bodů vyhrává nejnižší součet. Při shodě se hráči o výhru dělí, pokud si stůl nezvolil něco jiného.
K108-116 = Neraď druhým, co mají zahrát. Za nápovědu si radící lízne čtyři karty.
K108-117 = Nápovědu může kdokoli ohlásit a trest přijde, když se radící přizná, i když radí partnerovi. O tah se nepřichází a řeší se vždy jen jedno hlášení. Stůl může místo toho zvolit hlasování, rozhodnutí hostitele stolu, který nehraje, nebo hru bez těchto trestů.

## uno-108-part-11

K108-118 = Ve dvou působí Změna směru jako Stop.
K108-119 = Když ve dvou zahraješ Stop, jsi hned znovu na tahu. Je to celý nový tah, takže si můžeš i líznout.
K108-120 = Když ve dvou zahraješ +2, soupeř si lízne dvě karty a pokračuješ zase ty.
K108-121 = S Žolíkem +4 je to ve dvou podobné: soupeř si lízne čtyři karty a znovu hraješ ty. Napadnout ho smí jako obvykle.
K108-122 = Všechno ostatní je ve dvou stejné jako ve větší společnosti.

## uno-108-part-12

K108-123 = Čtyři hráči se mohou rozdělit na dvě dvojice. Partneři sedí proti sobě.
K108-124 = Stačí, aby se ruka vyprázdnila jednomu z dvojice, a kolo vyhráli oba. Body patří dvojici.
K108-125 = Body jsou jen za karty soupeřů; co zbylo vítězovu partnerovi, se nepočítá. Stůl může zvolit, že se počítá i to.
K108-126 = Partnerovi do karet nevidíš. Když mu poradíš, čeká tě stejný trest jako za každou jinou nápovědu.
K108-127 = Střídání dvojic pro čtyři: s každým z ostatních tří odehraješ jako partner čtyři kola. Dohromady jich je 12.
K108-128 = Při střídání dvojic si každý sčítá body sám pro sebe. Za vyhrané kolo si oba partneři připíšou plný počet.
K108-129 = Dva nejlepší se nakonec utkají mezi sebou. Kdo vyhraje tento souboj, vyhrává celý turnaj.
K108-130 = Závěrečný souboj má tři kola a rozhodne vyšší součet; při shodě se přidává po jednom kole. Stůl může zvolit jiný počet kol.
K108-131 = Když se o druhé místo dělí víc hráčů, rozhoduje počet vyhraných kol a potom body z kol, kde hráli proti sobě. Nakonec pomůže los.
K108-132 = Stůl si může určit i pevný počet kol. Na hranici 500 bodů se pak nehledí.
K108-133 = Turnaj pro osm: hraje se současně u dvou stolů a partneři se střídají. Každý odehraje 28 kol.
K108-134 = Osm hráčů hraje sedm bloků po čtyřech kolech. V každém bloku máš jiného partnera, až se vystřídá všech sedm.
K108-135 = Rozpis pro osm je spravedlivý: s každým hráčem strávíš jeden blok ve dvojici a dva bloky hrajete proti sobě. Na konci se utkají dva nejlepší.
K108-136 = Dvě velké strany proti sobě: tak se dá hrát ve čtyřech, šesti, osmi nebo deseti.
K108-137 = Hráči obou stran sedí na přeskáčku. Čí ruka se vyprázdní první, ten vyhrává pro celou stranu, a ta získá body za všechny karty, které zbyly soupeřům.
K108-138 = Vyřazovací hra je pro jednotlivce. Po každém kole si zapíšeš body za karty, které ti zbyly, a ty hrají proti tobě.
K108-139 = Kdo ve vyřazovací hře dosáhne 500 bodů, vypadává. Ostatní hrají dál.
K108-140 = Poslední dva spolu hrají, dokud jeden z nich nemá 500 nebo víc bodů. Ten prohrál a druhý je vítěz.
K108-141 = Posledním dvěma se body počítají dál od toho, co už mají. Stůl může zvolit, že oba začnou znovu od nuly.
K108-142 = Když na 500 bodů dosáhne víc hráčů zároveň, vypadnou všichni. Vítěz kola má za kolo nulu, takže vždy někdo zůstane. Je-li sám, vyhrává bez souboje.
K108-143 = Když už rozdávající není ve hře, rozdává za něj nejbližší hráč vlevo, který ještě hraje. Posledních dvou se týkají pravidla hry ve dvou.
K108-144 = Jen poznámka: vyřazovací hra má pověst té nejtěžší. Žádné pravidlo v tom není.
K108-145 = Leták na konci opakuje šest věcí, které už znáš. Jen pozor: „Žolík smí vždycky“ neplatí bez výhrady pro +4.
K108-146 = V letáku najdeš ještě krátké představení karet, údaje o prodejci, záruku a varování před malými díly. Pravidla to nejsou.
