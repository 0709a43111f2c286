## Part titles

uno-112-part-1 = Karty, cíl a příprava
uno-112-part-2 = Jak probíhá tah
uno-112-part-3 = Když ti zbude jedna karta
uno-112-part-4 = Kdo vyhrává
uno-112-part-5 = Akční karty
uno-112-part-6 = Zamíchej karty všech
uno-112-part-7 = Vlastní žolíci
uno-112-part-8 = Hra na body
uno-112-part-9 = Značky barev a poznámky

## uno-112-part-1

M112-01 = V této sadě je 112 karet.
M112-02 = Tři karty ze sady jsou Vlastní žolíci. Pravidla k nim vymyslíte sami.
M112-03 = Každá barva má jednu nulu a po dvou kartách od 1 do 9, Stop, Změna směru a +2. K tomu patří čtyři Žolíci, čtyři Žolíci +4, jedna karta Zamíchej karty všech a tři Vlastní žolíci.
M112-04 = U stolu se vás může sejít od dvou do deseti.
M112-05 = Vyhraješ, když se zbavíš všech karet dřív než ostatní. O nic jiného nejde.
M112-06 = Kdo bude rozdávat, rozhodne losování, a karty se zamíchají. Můžete se domluvit, že rozdávajícího vybere hostitel stolu nebo nejvyšší tažené číslo.
M112-07 = Do začátku má každý v ruce sedm karet.
M112-08 = Nerozdané karty leží rubem nahoru a slouží jako dobírací balíček.
M112-09 = Z vrchu dobíracího balíčku se otočí jedna karta. Od ní roste odhazovací balíček.
M112-10 = Akční karta kolo otevřít nemůže. Nic se kvůli ní nestane a otočí se další.
M112-11 = Žolíci by se dali brát i jako zvláštní skupina, tady ale patří k akčním kartám. Na začátku kola proto vždycky leží číslo.
M112-12 = Je-li i další karta akční, otáčí se znovu, až přijde číslo.
M112-13 = Přeskočené akční karty zůstanou v odhazovacím balíčku pod první číselnou. Můžete se domluvit, že se zamíchají zpátky do dobíracího.
M112-14 = Začíná hráč, který sedí vlevo vedle rozdávajícího, a zpočátku se hraje po směru hodinových ručiček.

## uno-112-part-2

M112-15 = V jednom tahu zahraješ nejvýš jednu kartu. Zahrát i mimo svůj tah dovoluje jen domácí pravidlo.
M112-16 = Když máš vhodnou kartu, zahrát ji můžeš, ale nemusíš.
M112-17 = Podívej se na vrchní kartu odhazovacího balíčku. Hodí se na ni stejná barva, stejné číslo nebo stejný symbol. Žolíci všech druhů se hodí vždycky, jen +4 má podmínku.
M112-18 = Zahraná akční karta hned způsobí to, co umí.
M112-19 = Nic se nehodí? Lízni si jednu kartu, víc ne. Jen domácí pravidlo může chtít, aby se lízalo, dokud něco nepřijde.
M112-20 = Nová karta se ti hodí? Smíš ji zahrát ještě v tomto tahu.
M112-21 = Do hraní tě nikdo nenutí: i s dobrou kartou v ruce si můžeš radši líznout.
M112-22 = Kdo si v tahu lízne, může zahrát jedině čerstvě líznutou kartu. Ostatní zůstanou v ruce.
M112-23 = Po líznutí řekneš, jestli kartu zahraješ, nebo si ji necháš. Hra se ptá, i když se karta nehodí, aby se nic neprozradilo. Potom je na řadě další.
M112-24 = Prázdný dobírací balíček se obnoví z odhazovacího, který se zamíchá.
M112-25 = Při obnovení balíčku zůstane vrchní karta ležet i se zvolenou barvou. Jinak by nebylo na co hrát.
M112-26 = Když karty dojdou uprostřed lízání, zamíchá se a líže se dál; co ani pak není, to nikdo nedluží. Nemůže-li nikdo po řadě hrát ani si líznout, kolo se ruší bez bodů a rozdává se znovu.
M112-27 = Na +2 ani +4 nejde odpovědět stejnou kartou: koho zasáhnou, ten si hned lízne. Dovoluje to jen domácí pravidlo o hromadění.

## uno-112-part-3

M112-28 = Zavolej UNO, jakmile ti v ruce zbude jediná karta. Rozhoduje počet karet, ne samotné hraní.
M112-29 = Kdo si tvého zapomenutého UNO všimne dřív, než zavoláš, může tě nachytat. Stojí tě to dvě líznuté karty.
M112-30 = Nachytat tě jde jen do chvíle, než další hráč začne svůj tah.
M112-31 = Za začátek tahu se bere první volba někoho jiného, třeba zahrát, líznout si, napadnout nebo odhodit, i když ji za něj udělá časomíra. Ztracený tah, povinné líznutí ani volba barvy po kartě Zamíchej karty všech to nejsou. Při hře po síti je vždy aspoň 1,5 sekundy času od chvíle, kdy ti zbude jedna karta; můžete si to změnit. Konec je také, když už nemáš přesně jednu kartu nebo když skončí kolo.
M112-32 = Je jedno, jak se k jediné kartě dostaneš: zahráním, zamícháním, nebo odhozením kvůli Vlastnímu žolíkovi.
M112-33 = Jediná karta může zbýt i několika hráčům najednou. Každý volá sám za sebe a každé zapomenutí stojí dvě karty.
M112-34 = Nachytat tě může kdokoli jiný, i ten, kdo má sám poslední kartu.
M112-35 = Když zavoláš dřív, než nachytání začne platit, nic se ti nestane. Volat můžeš už s kartou, kterou hraješ. V první krátké chvilce má tvoje zavolání přednost před každým nachytáním; později rozhoduje, co se hra dozví dřív.
M112-36 = Zbytečné zavolání nic nestojí. Nachytávat někoho neprávem také ne, jen pak 2 sekundy nemůžeš nachytat nikoho dalšího. Za obojí si můžete zvolit trest v kartách. Zavoláš-li UNO ke kartě, po které ti nezbude právě jedna, karta i tak platí.
M112-37 = Zbude-li ti jedna karta znovu, znovu voláš. Po kartě Zamíchej karty všech se dřívější zavolání nepočítá.

## uno-112-part-4

M112-38 = Zahraješ poslední kartu a vyhráváš. Nehrajete-li na body, hra tím končí a můžete začít novou.
M112-39 = Při hře na body si za poslední +2 nebo +4 další hráč ještě lízne, bez napadení, a pak se teprve počítá; můžete to vypnout. Jiné účinky poslední karty odpadají a bez bodů odpadají všechny.
M112-40 = Vyhrává i ten, komu poslední karty zmizí odhozením; je-li takových víc, nejbližší v pořadí za hráčem, který kartu zahrál. Můžete se domluvit, že jedna karta v ruce zůstane: přednost má Žolík, po něm Vlastní žolík, Zamíchej karty všech a +4.

## uno-112-part-5

M112-41 = Žolíka zahraješ na cokoli a určíš barvu, kterou se pokračuje.
M112-42 = Karta +2 znamená pro hráče po tobě dvě líznuté karty a ztracený tah.
M112-43 = Po Změně směru se hraje na opačnou stranu.
M112-44 = Ve dvou má Změna směru stejný účinek jako Stop a hraješ hned znovu. Můžete se domluvit, že jen otočí směr a na řadě je soupeř.
M112-45 = Žolík +4 se dá zahrát na jakoukoli kartu.
M112-46 = Poctivě zahraješ +4 jen tehdy, když v ruce nemáš nic v barvě vrchní karty.
M112-47 = Stejné číslo nebo symbol v ruce +4 nevadí. Jde jen o barvu.
M112-48 = Pozor, Žolík v ruce se tu počítá, jako by platnou barvu měl. Dokud ho držíš, +4 poctivě nezahraješ. Ve hře se 108 kartami je to přesně naopak.
M112-49 = Počítají se všechny druhy Žolíků kromě dalšího +4. Můžete se domluvit, že se počítá úplně každý Žolík, jen ten obyčejný, nebo žádný. „Úplně každý“ nejde dohromady s přísnou hrou.
M112-50 = Leží-li navrchu kterýkoli Žolík, jeho barvou je ta zvolená.
M112-51 = Po +4 se další hráč rozhodne: buď ho přijme, lízne si čtyři karty a přijde o tah, nebo ho napadne. V přísné hře se nenapadá.
M112-52 = Napadený ukáže celou ruku, jaká byla při zahrání +4. Uvidí ji jen ten, kdo napadl.
M112-53 = O výsledku rozhodne, jestli v té ruce byla karta v barvě, která platila před +4, nebo Žolík, který se za takovou počítá.
M112-54 = Nic takového v ruce nebylo? Pak byl +4 poctivý a kdo ho omylem napadl, lízne si šest karet místo čtyř a přijde o tah.
M112-55 = Bylo tam něco takového? Pak to byl blaf. Čtyři karty si lízne ten, kdo +4 zahrál, a kdo napadl, nelízne si žádnou.
M112-56 = I když byl +4 napaden správně, zůstává na stole a zvolená barva platí dál.
M112-57 = Kdo napadl správně, o tah nepřijde a normálně hraje.
M112-58 = Barva se volí i u +4, a to hned při zahrání. Další hráč ji tedy zná dřív, než se rozhodne.
M112-59 = I nepoctivý +4 se dá zahrát jako blaf a odhalí ho jen napadení. V přísné hře ho zahrát nejde.
M112-60 = Je-li +4 tvoje poslední karta, vyhráváš okamžitě a nikdo ho nenapadá.
M112-61 = Komu po +4 zbyla jediná karta a blaf neprošel, ten jich má rázem pět. UNO už volat nemusí.
M112-62 = Po kartě Stop jeden hráč čeká a hraje až ten za ním.

## uno-112-part-6

M112-63 = Karta Zamíchej karty všech je také Žolík a hodí se na cokoli.
M112-64 = Všichni odevzdají, co drží v ruce, i ten, kdo kartu zahrál, a všechno se zamíchá dohromady.
M112-65 = Zamíchané karty se do poslední zase rozdají. Začíná se u souseda po levici toho, kdo nechal míchat.
M112-66 = Po zamíchání můžeš mít karet víc i míň než předtím.
M112-67 = Směr hry zůstane po zamíchání stejný.
M112-68 = I s kartou Zamíchej karty všech volíš barvu, jako s každým Žolíkem.
M112-69 = Rozdává se dokola po jedné kartě a poslední dostává ten, kdo nechal míchat. Když to nevyjde rovným dílem, mají kartu navíc ti první.
M112-70 = Rozdává se doleva, i kdyby se zrovna hrálo opačným směrem.
M112-71 = Zamíchej karty všech jako poslední karta znamená okamžitou výhru. Nic se nesbírá ani nemíchá.
M112-72 = Ve dvou se rozdává střídavě a první kartu dostane soupeř. Ten je pak také na tahu.
M112-73 = Po zamíchání má každý aspoň jednu kartu. Předtím ji také měl každý, takže se na všechny dostane.
M112-74 = Barvu ke kartě Zamíchej karty všech zvolíš dřív, než uvidíš nové karty. Můžete se domluvit, že až potom.
M112-75 = Kdo po zamíchání drží jedinou kartu, volá UNO. Starší zavolání přestala platit.
M112-76 = O tah kvůli zamíchání nikdo nepřijde. Pokračuje další hráč ve stejném směru.

## uno-112-part-7

M112-77 = Ještě před hrou si můžete pro Vlastní žolíky vymyslet jakákoli pravidla. Složíte je z hotových částí v nastavení stolu, nebo je napíšete vlastními slovy.
M112-78 = Vlastní žolík se jako každý Žolík hodí na všechny karty.
M112-79 = Když někdo zahraje Vlastního žolíka, provede se jeho pravidlo.
M112-80 = I s Vlastním žolíkem si vybereš barvu, která bude platit.
M112-81 = Vlastní žolík bez pravidla je prostě obyčejný Žolík.
M112-82 = Každý ze tří Vlastních žolíků má svoje pravidlo. Můžou být různá i stejná.
M112-83 = Vlastní žolík jako poslední karta znamená okamžitou výhru. Jeho pravidlo se už neprovede.
M112-84 = Nápady, které teď přijdou, nikomu tah neberou. Můžete se domluvit, že nápady 1 a 5 a lízání v nápadu 3 o tah připraví.
M112-85 = Odhozená karta není zahraná karta: každý ji vidí, ale nic nezpůsobí. Přijde pod Vlastního žolíka a barva zvolená k němu platí dál.
M112-86 = Nápad 1: další hráč si líže tak dlouho, až mu přijde určitá barva.
M112-87 = V nápadu 1 jde o barvu zvolenou při zahrání Vlastního žolíka. Zvolit si můžete i barvu řečenou zvlášť nebo napsanou na kartě.
M112-88 = Při nápadu 1 si aspoň jednu kartu lízne i ten, kdo barvu už má, a všechny líznuté si nechá; Žolíci se za barvu nepočítají. Končí se, i když karty dojdou. Pak následuje běžný tah.
M112-89 = Nápad 2: kdo kartu zahrál, nechá si své Žolíky, všichni ostatní je odhodí.
M112-90 = Při nápadu 2 se odhazují všechny čtyři druhy Žolíků, i když to někomu pomůže. S jednou zbylou kartou se volá UNO; komu nezbude žádná, ten vyhrává, pokud jste si nezvolili, že jednu si nechá.
M112-91 = Nápad 3: nemá-li další hráč co zahrát, lízne si rovnou tři karty.
M112-92 = Tři karty z nápadu 3 nahrazují tu obvyklou jednu a jednu z nich smíš zahrát, pokud se hodí. Můžete se domluvit, že tah hned končí. Kdo hrát může, ale nechce, lízne si jen jednu.
M112-93 = Nápad 4: hraješ hned ještě jednou. Když zapomeneš na UNO, mohou tě nachytat i během druhého tahu.
M112-94 = Nápad 5: další hráč si líže nebo odhazuje, až má v ruce přesně sedm karet.
M112-95 = Co v nápadu 5 odhodit, vybírá ten, kdo odhazuje; kdo má sedm karet, nedělá nic. Nestačí-li balíček, lízne se, kolik jde. Pak přijde běžný tah.
M112-110 = Pravidlo vlastními slovy má nejvýš 120 znaků a každý si ho může přečíst. Karta se zahraje jako Žolík a hra pak počká, než uděláte, co je na ní. Jeden z vás hře řekne, kdo si lízne (1 až 7 karet, nejvýš třikrát), kdo přijde o nejbližší tah a kdy je hotovo: hostitel, a když nehraje, pak ten, kdo kartu zahrál, nebo další přítomný. Kde běží hodiny, čekání skončí po minutě. Jsou-li u stolu jen boti, hraje se hned dál. Taková partie se nepočítá do žebříčku a v turnaji taková pravidla nejsou.
M112-111 = Hotové části jsou ještě čtyři. Hráč si vymění karty s tím, kdo žolíka zahrál; všichni dají své karty dalšímu hráči; obrátí se směr; nebo hráč ukáže karty tomu, kdo žolíka zahrál, a nikomu jinému. Dostaneš-li takto jedinou kartu, musíš zavolat UNO; co bylo zavoláno dřív, už neplatí. Když vyprší čas, vybere se další hráč.

## uno-112-part-8

M112-96 = Body počítat nemusíte a bez nich je každá hra samostatná. Když je chcete, zapněte si je.
M112-97 = Vítěz kola dostane body za to, co zůstalo v rukou soupeřů.
M112-98 = Karta s číslem má tolik bodů, kolik to číslo říká.
M112-99 = Za každou kartu Stop, Změna směru a +2 je 20 bodů.
M112-100 = Za každého Žolíka je 50 bodů: za obyčejného i vlastního, za +4 i za kartu Zamíchej karty všech.
M112-101 = Body z jednotlivých kol se každému průběžně sčítají.
M112-102 = Zápas vyhrává, kdo má 500 nebo víc bodů. Cíl si můžete zvolit i jiný.
M112-103 = V dalším kole rozdává soused po levici dosavadního rozdávajícího. Zvolit si můžete i vítěze kola nebo losování.
M112-104 = Z kola do kola se nepřenáší nic. Zamíchá se všech 112 karet.
M112-105 = Ať se hrálo kterýmkoli směrem, nové kolo začíná po směru hodinových ručiček.
M112-106 = Dvojice, strany, tresty za nápovědu ani turnaje v těchto pravidlech nejsou. Dvojice a strany přidá jen domácí pravidlo. Ve dvou je jiná jen Změna směru: působí jako Stop.

## uno-112-part-9

M112-107 = Každá karta ukazuje svou barvu, nebo všechny svoje barvy, i značkou. Hrát tak může i ten, kdo barvy špatně rozlišuje. Značky můžete vypnout.
M112-108 = Značka ● patří k červené, ★ ke žluté, ▲ k zelené a ■ k modré. Najdeš je na barevných kartách, při volbě barvy i u zvolené barvy; na Žolících jsou všechny čtyři.
M112-109 = Jen poznámka: v původním textu je nadpis, webová adresa, pár překlepů a jedna useknutá věta. Na hře to nic nemění.
