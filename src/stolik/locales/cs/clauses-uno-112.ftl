## Part titles

uno-112-part-1 = Karty, cíl a příprava
uno-112-part-2 = Jak probíhá tah
uno-112-part-3 = Když ti zbude jedna karta
uno-112-part-4 = Kdo vyhrává
uno-112-part-5 = Akční karty
uno-112-part-6 = Zamíchej ruce
uno-112-part-7 = Vlastní žolíci
uno-112-part-8 = Hra na body
uno-112-part-9 = Značky barev a poznámky

## uno-112-part-1

M112-01 = V této sadě je 112 karet.
M112-02 = Tři karty ze sady jsou Vlastní žolíci.
M112-03 = Zbytek je 108 obvyklých karet a jedna Zamíchej ruce. Každá barva má jednu nulu a po dvou kartách od 1 do 9, Stop, Změna směru a +2; k tomu patří čtyři Žolíci a čtyři Žolíci +4.
M112-04 = U stolu se vás může sejít od dvou do deseti.
M112-05 = Vyhrát znamená mít prázdnou ruku dřív než všichni ostatní.
M112-06 = Kdo bude rozdávat, rozhodne los, a karty se zamíchají. Stůl může zvolit, že rozdávajícího vybere hostitel stolu nebo nejvyšší tažené číslo.
M112-07 = Do začátku má každý v ruce sedm karet.
M112-08 = Nerozdané karty leží rubem nahoru a slouží jako dobírací balíček.
M112-09 = Z vrchu dobíracího balíčku se otočí jedna karta. Od ní roste odhazovací balíček.
M112-10 = Akční karta hru otevřít nemůže. Nic se kvůli ní nestane a otočí se další.
M112-11 = K akčním kartám tu patří i všichni Žolíci. Na začátku hry proto vždycky leží číslo.
M112-12 = Je-li i další karta akční, otáčí se znovu, až přijde číslo.
M112-13 = Přeskočené akční karty zůstanou v odhazovacím balíčku pod první číselnou. Stůl může zvolit, že se zamíchají zpátky do dobíracího.
M112-14 = Začíná hráč, který sedí vlevo vedle rozdávajícího, a zpočátku se hraje po směru hodinových ručiček.

## uno-112-part-2

M112-15 = V jednom tahu zahraješ nejvýš jednu kartu.
M112-16 = I když máš vhodnou kartu, zahrát ji můžeš, ale nemusíš.
M112-17 = Podívej se na vrchní kartu odhazovacího balíčku. Hodí se na ni stejná barva, stejné číslo nebo stejný symbol; Žolíci mají vlastní pravidla.
M112-18 = Zahraná akční karta hned způsobí to, co umí.
M112-19 = Nic se nehodí? Lízni si jednu kartu, víc ne.
M112-20 = Nová karta se ti hodí? Smíš ji zahrát ještě v tomto tahu.
M112-21 = Do hraní tě nikdo nenutí: i s dobrou kartou v ruce si můžeš radši líznout.
M112-22 = Kdo si v tahu lízne, může zahrát jedině čerstvě líznutou kartu. Ostatní zůstanou v ruce.
M112-23 = Po líznutí řekneš, jestli kartu hraješ, nebo si ji necháš; hra se ptá vždy, aby se nic neprozradilo. Potom je na řadě další.
M112-24 = Prázdný dobírací balíček se obnoví z odhazovacího, který se zamíchá.
M112-25 = Při obnovení balíčku zůstane vrchní karta ležet i se zvolenou barvou. Jinak by nebylo na co hrát.
M112-26 = Když karty dojdou uprostřed lízání, zamíchá se a líže se dál; co ani pak není, to nikdo nedluží. Nemůže-li nikdo hrát ani si líznout, kolo se ruší a nikdo nedostane body.
M112-27 = Karty +2 a +4 se nehromadí: koho zasáhnou, ten si hned lízne. Hromadění dovoluje jen domácí pravidlo HOUSE-01.

## uno-112-part-3

M112-28 = UNO musíš zavolat v okamžiku, kdy ti v ruce zbude jediná karta. Rozhoduje počet karet, ne samotné hraní.
M112-29 = Kdo si tvého zapomenutého UNO všimne, může tě přistihnout, když je rychlejší než ty. Stojí tě to dvě líznuté karty.
M112-30 = Přistihnout tě lze, jen dokud další hráč nezačal svůj tah.
M112-31 = Za začátek tahu se bere první volba někoho jiného, třeba zahrát, líznout si, napadnout nebo odhodit, i když ji udělají hodiny. Ztracený tah, povinné líznutí ani volba barvy po Zamíchej ruce to nejsou. Při hře po síti je vždy aspoň 1,5 sekundy času; stůl to může změnit.
M112-32 = Je jedno, jak se k jediné kartě dostaneš. Volá se po zahrání, po zamíchání rukou i po odhození karet.
M112-33 = Jediná karta může zbýt i několika hráčům najednou. Každý volá sám za sebe a každé zapomenutí stojí dvě karty.
M112-34 = Přistihnout může kdokoli jiný, i ten, kdo má sám poslední kartu.
M112-35 = Když zavoláš dřív, než tě někdo přistihne, nic se ti nestane. Volat můžeš už s kartou, kterou hraješ.
M112-36 = Plané zavolání nebo přistižení se prostě přejde, jen se pak 2 sekundy nedá přistihnout nikdo další. Stůl za ně může zavést trest.
M112-37 = Zbude-li ti jedna karta znovu, znovu voláš. Po zamíchání rukou se dřívější zavolání nepočítá.

## uno-112-part-4

M112-38 = Zahraješ poslední kartu a vyhráváš. Nehrajete-li na body, hra tím končí a můžete začít novou.
M112-39 = Při hře na body si za poslední +2 nebo +4 další hráč ještě lízne, bez napadení, a pak se teprve počítá; stůl to může vypnout. Jiné účinky poslední karty odpadají a bez bodů odpadají všechny.
M112-40 = Vyhrává i ten, komu poslední karty zmizí odhozením; je-li takových víc, nejbližší v pořadí za hráčem na tahu. Stůl může zvolit, že jedna karta v ruce zůstane: přednost má Žolík, po něm Vlastní žolík, Zamíchej ruce a +4.

## uno-112-part-5

M112-41 = Žolíka zahraješ na cokoli a určíš barvu, kterou se pokračuje.
M112-42 = Karta +2 znamená pro hráče po tobě dvě líznuté karty a ztracený tah.
M112-43 = Po Změně směru se hraje na opačnou stranu.
M112-44 = Ve dvou má Změna směru stejný účinek jako Stop a hraješ hned znovu. Stůl může zvolit, že jen otočí směr a na řadě je soupeř.
M112-45 = Žolík +4 se dá zahrát na jakoukoli kartu.
M112-46 = Po právu zahraješ +4 jen tehdy, když v ruce nemáš nic v barvě vrchní karty.
M112-47 = Stejné číslo nebo symbol v ruce nevadí. U +4 jde jen o barvu.
M112-48 = Pozor, Žolík v ruce se tu počítá, jako by platnou barvu měl. Dokud ho držíš, +4 po právu nezahraješ.
M112-49 = Počítají se všechny druhy Žolíků kromě dalšího +4. Stůl může zvolit, že se počítá úplně každý Žolík, jen ten obyčejný, nebo žádný.
M112-50 = Leží-li navrchu kterýkoli Žolík, jeho barvou je ta zvolená.
M112-51 = Po +4 se další hráč rozhodne: buď ho přijme, lízne si čtyři karty a přijde o tah, nebo ho napadne.
M112-52 = Napadený ukáže celou ruku, jaká byla při zahrání +4. Uvidí ji jen ten, kdo napadl.
M112-53 = O výsledku rozhodne, jestli v té ruce byl Žolík nebo karta v barvě, která platila před +4.
M112-54 = Nic takového v ruce nebylo? Kdo napadl, lízne si šest karet místo čtyř a přijde o tah.
M112-55 = Bylo tam něco takového? Čtyři karty si lízne ten, kdo +4 zahrál, a kdo napadl, nelízne si žádnou.
M112-56 = I po oprávněném napadení zůstává +4 na stole a zvolená barva platí dál.
M112-57 = Kdo napadl oprávněně, o tah nepřijde a normálně hraje.
M112-58 = Barva se volí i u +4, a to hned při zahrání. Další hráč ji tedy zná dřív, než se rozhodne.
M112-59 = I neoprávněný +4 se dá zahrát jako blaf a odhalí ho jen napadení. Stůl může blafy zakázat, a pak se nenapadá.
M112-60 = Je-li +4 tvoje poslední karta, vyhráváš okamžitě a nikdo ho nenapadá.
M112-61 = Komu po +4 zbyla jediná karta a blaf neprošel, ten jich má rázem pět. UNO už volat nemusí.
M112-62 = Kartou Stop připravíš hráče po sobě o tah.

## uno-112-part-6

M112-63 = Zamíchej ruce je také Žolík a hodí se na všechno.
M112-64 = Všichni odevzdají, co drží v ruce, ty také, a karty se zamíchají dohromady.
M112-65 = Zamíchané karty se do poslední zase rozdají. Začíná se u souseda po levici toho, kdo Zamíchej ruce zahrál.
M112-66 = Po zamíchání můžeš mít karet víc i míň než předtím.
M112-67 = Směr hry se zamícháním rukou nemění.
M112-68 = Se Zamíchej ruce volíš i barvu, jako u každého Žolíka.
M112-69 = Rozdává se dokola po jedné kartě. Když to nevyjde rovným dílem, mají kartu navíc ti první; kdo Zamíchej ruce zahrál, dostává poslední.
M112-70 = Rozdává se doleva, i kdyby se zrovna hrálo opačným směrem.
M112-71 = Když je Zamíchej ruce tvoje poslední karta, vyhráváš hned a nic se nemíchá.
M112-72 = Ve dvou se rozdává střídavě a první kartu dostane soupeř. Ten je pak také na tahu.
M112-73 = Po zamíchání má každý aspoň jednu kartu. Předtím ji také měl každý, takže se na všechny dostane.
M112-74 = Barvu k Zamíchej ruce zvolíš dřív, než uvidíš nové karty. Stůl může zvolit, že až potom.
M112-75 = Kdo po zamíchání drží jedinou kartu, volá UNO. Starší zavolání přestala platit.
M112-76 = O tah kvůli zamíchání nikdo nepřijde. Pokračuje další hráč v pořadí.

## uno-112-part-7

M112-77 = Ještě před hrou si můžete vymyslet pravidla pro Vlastní žolíky. Místo tužky je zapíšete do nastavení stolu.
M112-78 = Vlastní žolík se jako každý Žolík hodí na všechny karty.
M112-79 = Když někdo zahraje Vlastního žolíka, provede se jeho pravidlo.
M112-80 = I s Vlastním žolíkem si vybereš barvu, která bude platit.
M112-81 = Vlastní žolík bez pravidla je prostě obyčejný Žolík.
M112-82 = Každý ze tří Vlastních žolíků má svoje pravidlo. Stůl jim může dát různá i stejná.
M112-83 = Vlastní žolík jako poslední karta znamená okamžitou výhru. Jeho pravidlo se už neprovede.
M112-84 = Nápady, které teď přijdou, nikomu tah neberou. Stůl může zvolit, že nápady 1 a 5 a lízání v nápadu 3 o tah připraví.
M112-85 = Odhozená karta není zahraná karta: každý ji vidí, ale nic nezpůsobí. Přijde pod Vlastního žolíka a barva zvolená k němu platí dál.
M112-86 = Nápad 1: další hráč si líže tak dlouho, až mu přijde určitá barva.
M112-87 = V nápadu 1 jde o barvu zvolenou při zahrání Vlastního žolíka. Stůl může zvolit barvu jmenovanou zvlášť nebo napsanou na kartě.
M112-88 = Při nápadu 1 si aspoň jednu kartu lízne i ten, kdo barvu už má, a všechny líznuté si nechá; Žolíci se za barvu nepočítají. Končí se, i když karty dojdou. Pak následuje běžný tah.
M112-89 = Nápad 2: kdo kartu zahrál, nechá si své Žolíky, všichni ostatní je odhodí.
M112-90 = Při nápadu 2 se odhazují všechny čtyři druhy Žolíků, i když to někomu pomůže. S jednou zbylou kartou se volá UNO, s prázdnou rukou platí M112-40.
M112-91 = Nápad 3: nemá-li další hráč co zahrát, lízne si rovnou tři karty.
M112-92 = Tři karty z nápadu 3 nahrazují tu obvyklou jednu a jednu z nich smíš zahrát, pokud se hodí; stůl může zvolit, že tah hned končí. Kdo hrát může, ale nechce, lízne si jen jednu.
M112-93 = Nápad 4: hraješ hned ještě jednou. Když zapomeneš na UNO, mohou tě přistihnout i během druhého tahu.
M112-94 = Nápad 5: další hráč si líže nebo odhazuje, až má v ruce přesně sedm karet.
M112-95 = Co v nápadu 5 odhodit, vybírá ten, kdo odhazuje; kdo má sedm karet, nedělá nic. Nestačí-li balíček, lízne se, kolik jde. Pak přijde běžný tah.

## uno-112-part-8

M112-96 = Body počítat nemusíte a bez nich je každá hra samostatná. Jestli je chcete, zapněte je u stolu.
M112-97 = Vítěz kola dostane body za to, co zůstalo v rukou soupeřů.
M112-98 = Čísla od 0 do 9 se počítají tak, jak jsou.
M112-99 = Za každou kartu Stop, Změna směru a +2 je 20 bodů.
M112-100 = Za každého Žolíka je 50 bodů: za obyčejného i vlastního, za +4 i za Zamíchej ruce.
M112-101 = Body z jednotlivých kol se každému průběžně sčítají.
M112-102 = Zápas vyhrává, kdo má 500 nebo víc bodů. Stůl může zvolit jiný cíl.
M112-103 = V dalším kole rozdává soused po levici dosavadního rozdávajícího. Stůl může místo toho zvolit vítěze kola nebo los.
M112-104 = Z kola do kola se nepřenáší nic. Zamíchá se všech 112 karet.
M112-105 = Ať se hrálo kterýmkoli směrem, nové kolo začíná po směru hodinových ručiček.
M112-106 = Tresty za nápovědu a turnaje v této knize nejsou, dvojice a strany dovolí jen domácí pravidlo HOUSE-05. Pro hru ve dvou se podívej na M112-44.

## uno-112-part-9

M112-107 = Barvu karty poznáš i podle značky. Hrát tak může i ten, kdo barvy špatně rozlišuje.
M112-108 = Značka ● patří k červené, ★ ke žluté, ▲ k zelené a ■ k modré. Najdeš je na barevných kartách, při volbě barvy i u zvolené barvy; na Žolících jsou všechny čtyři.
M112-109 = Jen poznámka: v původním textu je nadpis, webová adresa, pár překlepů a jedna useknutá věta. Na hře to nic nemění.
