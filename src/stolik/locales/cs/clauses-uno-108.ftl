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

K108-01 = Zápas vyhrává, kdo jako první nasbírá 500 bodů, ať je to jeden hráč, nebo celá strana. Zvolit si můžete i jiný cíl, jiné počítání nebo pevný počet kol.
K108-02 = Body získáš, když se zbavíš všech karet dřív než ostatní: dostaneš je za to, co zbylo soupeřům. Zvolit si můžete i jiné počítání.
K108-03 = Celá sada má 108 karet. Žádná nikam nezmizí: každá leží v jednom ze dvou balíčků, nebo ji někdo drží v ruce.
K108-04 = Karty mají čtyři barvy: červenou, žlutou, zelenou a modrou.
K108-05 = V každé barvě je 19 karet s čísly: jedna nula a po dvou kartách od jedničky do devítky.
K108-06 = Karet +2 je osm, v každé barvě dvě.
K108-07 = Změnu směru poznáš podle zahnutých šipek. Je jich osm, dvě od každé barvy.
K108-08 = Stop má na sobě přeškrtnutý kroužek. I těch je osm, tedy dva v každé barvě.
K108-09 = Žolíci +4 jsou v sadě čtyři.
K108-10 = Obyčejní Žolíci jsou také čtyři. Mají na sobě kruh ze všech čtyř barev.
K108-11 = Když hraje každý sám za sebe, může vás být od dvou do deseti.
K108-12 = Aby se barvy nepletly, má každá i svou značku: ● červená, ★ žlutá, ▲ zelená, ■ modrá. Značky můžete vypnout.

## uno-108-part-2

K108-13 = Kdo bude rozdávat, rozhodne losování. Každý si vytáhne jednu kartu z balíčku.
K108-14 = Při losování platí jen čísla od 0 do 9. Kdo vytáhne něco jiného, dá kartu stranou a táhne znovu, dokud nepřijde číslo.
K108-15 = Rozdává ten, komu přišlo nejvyšší číslo.
K108-16 = Když má nejvyšší číslo víc hráčů, losují znovu jen oni, dokud nezbude jediný.
K108-17 = Leták by se dal číst i tak, že se podle čísel přesednete. Tady losování určí jen rozdávajícího a všichni zůstanou sedět, kde sedí.
K108-18 = Vylosované karty se před mícháním vrátí k ostatním, takže se rozdává z celých 108.
K108-19 = Rozdávající karty promíchá a každému jich dá sedm.
K108-20 = Co po rozdání zbude, leží rubem nahoru uprostřed. To je dobírací balíček.
K108-21 = Vrchní karta dobíracího balíčku se všem na očích otočí. Začíná jí odhazovací balíček.
K108-22 = Dobrá rada: měj barvy pohromadě a nikoho nenech koukat. Tady ti karty seřadí hra sama a kromě tebe je nikdo nevidí.
K108-23 = Začíná soused po levici rozdávajícího. Pokračuje se doleva, tedy po směru hodinových ručiček.
K108-24 = Příklad: kolo otevře zelená 7. Hodí se na ni všechno zelené, každá jiná sedmička a také Žolíci.

## uno-108-part-3

K108-25 = Žolík +4 kolo neotevře. Zasune se dospod balíčku a otáčí se další karta, dokud nepřijde něco jiného.
K108-26 = Když kolo otevře Žolík, barvu zvolí začínající hráč a pak má svůj obvyklý tah. Nevadí, že tu barvu sám nemá.
K108-27 = Když kolo otevře +2, začínající hráč si lízne dvě karty a přijde o tah.
K108-28 = Když kolo otevře Změna směru, má první tah rozdávající a po něm soused po jeho pravici. Hraje se proti směru hodinových ručiček.
K108-29 = Když kolo otevře Stop, soused po levici rozdávajícího přijde o tah a začíná až hráč za ním.
K108-30 = Ve dvou začíná rozdávající, pokud kolo otevře Stop, Změna směru nebo +2; za +2 si soupeř nejdřív lízne dvě karty. Při Žolíkovi volí barvu a začíná soupeř.

## uno-108-part-4

K108-31 = V tahu uděláš jednu věc: buď zahraješ jednu kartu na odhazovací balíček, nebo si lízneš. Zahrát i mimo svůj tah dovoluje jen domácí pravidlo.
K108-32 = Karta se hodí, když má s vrchní kartou stejnou barvu, stejné číslo nebo stejný symbol. Jedno z toho stačí.
K108-33 = Na +2, Změnu směru a Stop se hraje stejná barva nebo stejný symbol. Na modrý Stop tak můžeš zahrát cokoli modrého, ale třeba i žlutý Stop.
K108-34 = Žolík se hodí na každou kartu, a to vždycky. Jen Žolík +4 má podmínku: poctivě ho zahraješ, když v ruce nemáš nic jiného v platné barvě.
K108-35 = Když se ti nehodí žádná karta, lízneš si právě jednu. Domácí pravidlo může chtít, aby se lízalo, dokud něco nepřijde.
K108-36 = Líznutou kartu, která se hodí, můžeš hned zahrát, nebo si ji nechat. Leták píše jednou „můžeš“ a jindy „musíš“; tady platí „můžeš“. Zvolit si můžete i „musíš“: když se ti předtím nic nehodilo, musíš ji zahrát; po vynechání si vybíráš dál. Blafovat s +4 ale nemusíš nikdy.
K108-37 = Po každém líznutí ve svém tahu odpovíš, jestli kartu zahraješ, nebo si ji necháš, i když se nehodí. Ostatní tak nepoznají, proč si lížeš. Když si ji necháš, hraje další.
K108-38 = Vynechat můžeš i tehdy, když máš co zahrát. Stojí tě to jednu kartu z dobíracího balíčku, jako by se ti nic nehodilo.
K108-39 = Po líznutí smíš v tomto tahu zahrát jedině novou kartu, a to když se hodí. Starší karty v ruce musí počkat na další tah.
K108-40 = Příklad: soupeř zahraje Žolíka, zvolí modrou a zbude mu jedna karta. Něco modrého máš, ale radši si lízneš, protože doufáš ve vlastního Žolíka a v jinou barvu. Tak se hrát smí.
K108-41 = Jen poznámka: v polském letáku má jedno slovo dva významy, nejdřív „přiřadit“ a potom „líznout si“. Nenech se zmást, před zahráním karty si nic lízat nemusíš.
K108-42 = Za jeden tah si lízneš jednu kartu a dost, i kdyby se nehodila. Změnit to může jen domácí pravidlo.
K108-43 = Na tah máš času, kolik potřebuješ, pokud si nenastavíte limit. Když vyprší, hra ti jednu kartu lízne, nechá ti ji v ruce a pokračuje další.

## uno-108-part-5

K108-44 = Po +2 si další hráč lízne dvě karty a nic jiného v tom tahu neudělá.
K108-45 = Na +2 se nedá odpovědět jinou kartou +2 ani ji poslat dál. Změnit to může jen domácí pravidlo.
K108-46 = Změna směru otočí pořadí hráčů. Vydrží to tak, dokud někdo nezahraje další Změnu směru.
K108-47 = Stop přeskočí jednoho hráče. Na tahu je až ten za ním.
K108-48 = Cizímu Stopu se vlastním Stopem neubráníš. O tah přijdeš tak jako tak.

## uno-108-part-6

K108-49 = Žolíky poznáš podle černé barvy. Zahrát je můžeš bez ohledu na to, co leží navrchu.
K108-50 = Kdo zahraje Žolíka, zvolí barvu, klidně i tu, která právě platí. Zvolená barva trvá až do další zahrané karty, i kdyby si zatím všichni jen lízali.
K108-51 = Zvolit můžeš i barvu, ze které nemáš v ruce nic.
K108-52 = Obyčejného Žolíka smíš zahrát, i když se ti hodí jiné karty.
K108-53 = Na zvolenou barvu odpovíš kartou té barvy nebo dalším Žolíkem. Pro Žolíka +4 platí jeho podmínka i tady.
K108-54 = Žolík +4 umí všechno, co Žolík, a navíc si další hráč musí líznout čtyři karty.
K108-55 = Kdo si lízne čtyři karty za +4, přijde i o tah, ať je vás u stolu kolik chcete. Leták to píše jen o hře ve dvou, tady to platí pokaždé.
K108-56 = Na +4 se neodpovídá další kartou +4. Změnit to může jen domácí pravidlo o hromadění.
K108-57 = Dokud je Žolík nebo +4 v ruce, nemá žádnou barvu. Dostane ji, až když ho zahraješ.
K108-58 = Leží-li navrchu Žolík nebo +4, platí barva, kterou k němu někdo zvolil.
K108-59 = Žolíka +4 zahraješ poctivě jen tehdy, když v ruce nemáš nic jiného v platné barvě. Počítají se i +2, Změna směru a Stop v té barvě.
K108-60 = Karta, která se hodí jen číslem nebo symbolem, u +4 nevadí. Vadí jen barva.
K108-61 = Příklad: navrchu je žlutá 8. Ze žlutých nemáš nic, držíš jen zelenou 8. Tvůj +4 je poctivý.
K108-62 = Příklad: navrchu je zelená 2 a ty držíš zelenou Změnu směru, modrou 2 a +4. Zelenou tedy máš a +4 by byl blaf. Zahraj Změnu směru, nebo modrou dvojku.
K108-63 = Příklad: navrchu je modrá 9, modrou nemáš, ale v ruce máš vedle +4 obyčejného Žolíka. Tvůj +4 je poctivý, protože Žolík v ruce je bez barvy.
K108-64 = Máš v ruce dva Žolíky +4? Jeden druhému nebrání, ani ten druhý nemá barvu.
K108-65 = I nepoctivý +4 se dá zahrát. Je to blaf a stojí něco, jen když ho další hráč napadne. Zvolit si můžete přísnou hru: v ní takovou kartu zahrát nejde, a tak se ani nenapadá.

## uno-108-part-7

K108-66 = Napadnout +4 smí jediný hráč: ten, kdo by si za něj měl líznout. V přísné hře nenapadá nikdo.
K108-67 = Barvu zvolíš rovnou při zahrání +4. Další hráč ho pak přijme a lízne si čtyři karty, nebo ho napadne. Mezitím se smí jen volat UNO a nachytat toho, kdo na ně zapomněl.
K108-68 = Napadený hráč ukáže karty, jaké měl při zahrání +4; co přibylo potom, se neukazuje ani nepočítá. Vidí je jen ten, kdo napadl. Můžete se domluvit, že je uvidí všichni.
K108-69 = Zjišťuje se, jestli byla v ruce při zahrání +4 karta v barvě, která platila těsně předtím. Samotný +4 ani jiní Žolíci se nepočítají.
K108-70 = Když se ten, kdo napadl, splete, lízne si šest karet místo čtyř: čtyři za +4 a dvě za omyl. V letáku jim součet vyšel jinak, ale to je jen chyba.
K108-71 = Kdo napadl omylem, přijde navíc i o tah.
K108-72 = Když se blaf potvrdí, vrátí se +4 do ruky tomu, kdo ho zahrál.
K108-73 = Místo vráceného +4 zahraje ten, kdo blafoval, jinou kartu.
K108-74 = Trestem za odhalený blaf jsou čtyři líznuté karty.
K108-75 = Nejdřív se zahraje náhradní karta a teprve potom se líznou čtyři karty za trest. Vybírá se tedy jen z toho, co už v ruce bylo.
K108-76 = Po odhaleném blafu je všechno jako před +4: vrátí se vrchní karta i platná barva, barva zvolená s +4 zanikne a kdo napadl, nelízne si nic. Dál se hraje od náhradní karty, takže Stop nebo +2 zasáhne toho, kdo napadl.
K108-77 = Nahradit +4 může cokoli, co se na vrchní kartu hodí, jen ne další +4. Vynechat ani líznout si místo toho nejde. Něco se ale hodí vždycky, jinak by to nebyl blaf.
K108-78 = Co když někdo blafuje s právě líznutým +4? Když ho další hráč napadne, +4 se vrátí do ruky, líznou se čtyři karty a tah končí. Jiná karta se nehraje, protože po líznutí se smí hrát jen ta nová.
K108-79 = Za samotný blaf trest není. Když +4 nikdo nenapadne, zůstane ležet a nic se nezjišťuje. V přísné hře žádné blafy nejsou.
K108-80 = Žolík +4 zahraný jako úplně poslední karta je vždycky poctivý. Proto ho napadnout nejde.

## uno-108-part-8

K108-81 = UNO voláš ve chvíli, kdy zahraješ předposlední kartu. Všichni tak vědí, že ti zbývá jen jedna.
K108-82 = Když na UNO zapomeneš, ostatní tě mohou nachytat. Pak si lízneš dvě karty.
K108-83 = Nachytat tě jde, až když karta leží na stole. Dřív to neplatí.
K108-84 = Jakmile něco udělá hráč po tobě, nachytat tě už nikdo nemůže.
K108-85 = Nachytat tě jde, dokud se další hráč pro něco nerozhodne: zahraje, lízne si, přijme nebo napadne +4. Při hře po síti máte ale vždy aspoň 1,5 sekundy, aby nerozhodovaly jen rychlé prsty. V té chvilce tě vlastní zavolání zachrání, bez něj nesmíš hrát znovu, a nachytání začne platit až na jejím konci. Dobu si můžete nastavit jinak; kde neběží čas, žádná není.
K108-86 = Ztracený tah ani povinné líznutí nejsou rozhodnutí, takže tě mohou nachytat i potom. Konec je, když se někdo jiný sám pro něco rozhodne, když už nemáš přesně jednu kartu nebo když skončí kolo. Ve dvou můžeš po Stopu hned dohrát, soupeř si proto musí pospíšit.
K108-87 = Zavolat můžeš zároveň s kartou, nebo i o něco později, dokud nachytání nezačne platit. V první krátké chvilce má tvoje zavolání přednost vždycky. Až ta krátká chvilka uplyne, rozhoduje, co se hra dozví dřív.
K108-88 = Volá se pokaždé znovu. Když máš jednu kartu, druhou si lízneš a hned ji zahraješ, je to zase předposlední karta.
K108-89 = Nachytat tě může kdokoli jiný, i tvůj partner. Za jedno zapomenutí je jen jeden trest a o tah kvůli němu nikdo nepřijde.
K108-90 = Zbytečné zavolání nic nestojí. Nachytávat někoho neprávem také ne, jen pak 2 sekundy nemůžeš nachytat nikoho dalšího, a na jedno zapomenutí máš jediný pokus. Za obojí si můžete zvolit trest v kartách. Zavolat ještě jednou s jednou kartou je vždycky zadarmo; zavolání před zahráním karty neplatí. Když zavoláš UNO ke kartě, po které ti nezbude právě jedna, karta platí a zavolání ne; kde je trest, přijde i za to.
K108-91 = Komu se po napadení vrátí +4, ten má po trestu aspoň pět karet. UNO už volat nemusí.

## uno-108-part-9

K108-92 = Kolo končí, když někomu nezbude žádná karta. Ten kolo vyhrává a dostane body.
K108-93 = Po kole se karty posbírají a zamíchají. Na stole zůstane ležet jen ta, která byla zahrána poslední.
K108-94 = Poslední karta minulého kola otevírá to další. Nová se proto neotáčí.
K108-95 = Příště rozdává soused po levici toho, kdo zahrál poslední kartu, i když hrajete ve dvojicích nebo na strany. Začíná tedy hráč o dvě místa vlevo od vítěze.
K108-96 = Zůstane-li po kole ležet +2 nebo +4, někdo si za ni na začátku nového kola lízne. Tyto karty se na jeho konci počítají do bodů jako všechny ostatní.
K108-97 = Účinek poslední karty se neztrácí: projeví se v dalším kole. Můžete se domluvit, že se projeví jindy, nebo vůbec ne.
K108-98 = Leták se dá číst dvojím způsobem: za poslední +2 nebo +4 se líže v novém kole, nebo ještě před počítáním starého. Tady až v novém. Když si zvolíte „ještě před počítáním“ nebo „nikdy“, karta nové kolo otevře, ale už nic nezpůsobí; u Žolíka dál platí zvolená barva. Mezi bloky turnaje a do závěrečného souboje se nepřenáší nic.
K108-99 = Karta z minulého kola zasáhne toho, kdo začíná, jako by se právě otočila z balíčku. Můžete se domluvit, že zasáhne toho, kdo by byl na řadě ve starém kole; Stop mu pak vezme první tah v novém.
K108-100 = Ve dvou, ve dvojicích a na strany by poslední karta škodila vítězům. Za +2 nebo +4 si proto lízne nový rozdávající, kolo začíná jako obvykle a Stop už nic nedělá. Když má karta zasáhnout toho, kdo byl na řadě ve starém kole, jen si lízne, pokud nemá zrovna začínat.
K108-101 = V ostatních případech ten, koho přenesená karta zasáhne, přijde i o tah. Přenesený +4 se nedá napadnout a pod balíček se nezasouvá.
K108-102 = Když kolo skončí Žolíkem nebo +4, zvolí vítěz barvu hned při zahrání a tou začne další kolo.
K108-103 = Přenesená Změna směru i Stop platí, jako by kolo právě otevřely. Po Změně směru začíná rozdávající a hraje se na opačnou stranu, po Stopu čeká soused po jeho levici. Ve dvou začíná vítěz minulého kola.
K108-104 = Nové kolo se rozbíhá po směru hodinových ručiček. Teprve pak se projeví přenesená Změna směru.
K108-105 = Když dobírací balíček dojde, zamíchá se odhazovací a je z něj nový. Vrchní karta zůstane ležet.
K108-106 = Když balíček dojde zrovna ve chvíli, kdy si bereš víc karet, vezmi si, co zbylo, a po zamíchání zbytek. Barvy zvolené u zamíchaných Žolíků zaniknou, barva vrchní karty platí dál.
K108-107 = Není-li už co zamíchat, lízneš si jen tolik karet, kolik jich je, a nic nedlužíš. Bez karet k líznutí musí hrát každý, kdo může; kdo nemůže, vynechá.
K108-108 = Když všichni po řadě vynechají, protože není co zahrát ani líznout, kolo se zruší bez bodů a do turnaje se nepočítá. Stejný rozdávající zamíchá všechno a otočí se nová karta.

## uno-108-part-10

K108-109 = Karta s číslem má tolik bodů, kolik je na ní napsáno: osmička osm, nula žádný.
K108-110 = Každá speciální karta má 20 bodů. Platí to i pro Žolíka a +4, padesát za ně v těchto pravidlech není.
K108-111 = Po kole se spočítají karty, které zbyly v rukou, a všechny body dostane vítěz kola. Zvolit si můžete i jiné počítání: na nejméně bodů, nebo vyřazovací hru.
K108-112 = Kdo první dosáhne 500 bodů nebo je překročí, vyhrává zápas. Remíza nehrozí, protože v každém kole boduje jen jeden hráč nebo jedna strana. Cíl si můžete zvolit i jiný.
K108-113 = Hra na nejméně bodů, když si ji zvolíte: každý si po kole zapíše body za karty, které zbyly jemu samotnému.
K108-114 = Hra na nejméně bodů trvá, dokud někdo nemá 500 bodů. Předem si můžete domluvit i jiný počet.
K108-115 = Ve hře na nejméně bodů vyhrává nejnižší součet. Při shodě se hráči o výhru dělí, pokud jste si nezvolili něco jiného.
K108-116 = Neraď druhým, co mají zahrát. Za nápovědu si ten, kdo radí, lízne čtyři karty.
K108-117 = Nápovědu může kdokoli ohlásit a trest přijde, jen když se k ní viník přizná; platí to i mezi partnery. Řeší se vždy jen jedno hlášení, za jednu nápovědu je jeden trest a o tah nepřijde nikdo. Trestem je vyřízené i zapomenuté UNO; +4, který čeká na odpověď, se to netýká. Zvolit si můžete hlasování, rozhodnutí hostitele, který nehraje, nebo hru bez těchto trestů. Při hlasování rozhodne víc než polovina přítomných; kdo odejde, hlas nemá, a trestu se odchodem nevyhne.

## uno-108-part-11

K108-118 = Ve dvou působí Změna směru jako Stop: soupeř čeká.
K108-119 = Když ve dvou zahraješ Stop, jsi hned znovu na tahu. Je to celý nový tah, takže si můžeš i líznout.
K108-120 = Když ve dvou zahraješ +2, soupeř si lízne dvě karty a pokračuješ zase ty.
K108-121 = S Žolíkem +4 je to ve dvou podobné: soupeř si lízne čtyři karty a znovu hraješ ty. Napadnout ho smí jako obvykle.
K108-122 = Všechno ostatní je ve dvou stejné jako ve větší společnosti.

## uno-108-part-12

K108-123 = Čtyři hráči se mohou rozdělit na dvě dvojice, když si to zvolíte. Partneři sedí proti sobě.
K108-124 = Stačí, aby se karet zbavil jeden z dvojice, a kolo vyhráli oba. Body patří dvojici.
K108-125 = Body jsou jen za karty soupeřů; co zbylo vítězovu partnerovi, se nepočítá. Můžete se domluvit, že se počítá i to.
K108-126 = Partnerovi do karet nevidíš. Když mu poradíš, je to nápověda jako každá jiná.
K108-127 = Turnaj dvojic pro čtyři: s každým z ostatních tří odehraješ jako partner čtyři kola. Dohromady jich je 12.
K108-128 = Po celý turnaj si každý sčítá body sám pro sebe. Za vyhrané kolo si oba partneři připíšou plný počet.
K108-129 = Dva nejlepší se nakonec utkají mezi sebou. Kdo vyhraje tento souboj, vyhrává celý turnaj.
K108-130 = Závěrečný souboj má tři kola a rozhodne vyšší součet; při shodě se přidává po jednom kole. Pro turnaj si můžete zvolit i jiný počet kol.
K108-131 = Když je o místo v souboji shoda, rozhoduje počet vyhraných kol a potom body z kol, ve kterých ti shodní hráli proti sobě. Nakonec pomůže losování. Jsou-li shodní aspoň tři, porovnávají se všichni najednou, a jakmile se někdo oddělí, zbylí začínají od prvního kroku.
K108-132 = Zvolit si můžete i pevný počet kol, také u obyčejného stolu. Na hranici 500 bodů se pak nehledí. Jen ve vyřazovací hře se na ní vypadává dál a po posledním kole tam z těch, kdo zbyli, vyhrává ten s nejméně body.
K108-133 = Turnaj pro osm: hraje se současně u dvou stolů po čtyřech a dvojice se střídají. Každý odehraje 28 kol.
K108-134 = Těch 28 kol je sedm bloků po čtyřech: v každém bloku máš jiného partnera, až se vystřídá všech sedm. Možných dvojic je také 28, ale po jednom kole na dvojici se nehraje.
K108-135 = Rozpis pro osm je spravedlivý: s každým hráčem strávíš jeden blok ve dvojici a dva bloky hrajete proti sobě. Na konci se utkají dva nejlepší.
K108-136 = Dvě velké strany proti sobě: tak se dá hrát ve čtyřech, šesti, osmi nebo deseti.
K108-137 = Hráči obou stran sedí střídavě. Kdo se první zbaví karet, vyhrává pro celou stranu, a ta získá body za všechny karty, které zbyly soupeřům. Můžete se domluvit, že se počítají i karty spoluhráčů.
K108-138 = Vyřazovací hra, když si ji zvolíte, je pro jednotlivce. Po každém kole si zapíšeš body za karty, které ti zbyly, a ty hrají proti tobě.
K108-139 = Kdo ve vyřazovací hře dosáhne 500 bodů, vypadává. Ostatní hrají dál. Hranici si můžete zvolit i jinou.
K108-140 = Poslední dva spolu hrají, dokud jeden z nich nedojde k hranici. Ten prohrál a zápas vyhrává druhý.
K108-141 = Posledním dvěma se body počítají dál od toho, co už mají. Můžete se domluvit, že oba začnou znovu od nuly.
K108-142 = Když na 500 bodů dosáhne víc hráčů zároveň, vypadnou všichni. Vítěz kola má za kolo nulu, takže vždy někdo zůstane. Je-li sám, vyhrává bez souboje.
K108-143 = Když už rozdávající není ve hře, rozdává za něj nejbližší hráč vlevo, který ještě hraje. Zbudou-li dva, hrají podle pravidel pro dva.
K108-144 = Jen poznámka: podle letáku je vyřazovací hra ze všech nejtěžší. Žádné pravidlo v tom není.
K108-145 = Leták na konci opakuje šest věcí, které už znáš. Jen pozor: „Žolík se hodí vždycky“ neruší podmínku pro +4.
K108-146 = V letáku najdeš ještě krátké představení karet, údaje o prodejci, záruku a varování před malými díly. Pravidla to nejsou.
