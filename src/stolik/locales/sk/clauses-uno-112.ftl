## Part titles

uno-112-part-1 = Karty, cieľ a príprava
uno-112-part-2 = Ako prebieha ťah
uno-112-part-3 = Keď ti ostane jedna karta
uno-112-part-4 = Kto vyhráva
uno-112-part-5 = Akčné karty
uno-112-part-6 = Zamiešaj ruky
uno-112-part-7 = Vlastné žolíky
uno-112-part-8 = Hra na body
uno-112-part-9 = Značky farieb a poznámky

## uno-112-part-1

M112-01 = Táto sada má 112 kariet.
M112-02 = Patria do nej aj tri Vlastné žolíky.
M112-03 = Okrem nich je v sade jedna karta Zamiešaj ruky a 108 bežných kariet. V každej farbe je jedna nula, po dve karty s číslami 1 až 9, dva Stopy, dve Zmeny smeru a dve +2; k nim štyri Žolíky a štyri Žolíky +4.
M112-04 = Pri jednom stole môžu hrať dvaja až desiati hráči.
M112-05 = Ide o to, komu sa prvému vyprázdni ruka.
M112-06 = Rozdávajúceho určí náhoda a karty sa zamiešajú. Stôl si môže zvoliť, že ho vyberie hostiteľ stola alebo najvyššie vytiahnuté číslo.
M112-07 = Každý začína so siedmimi kartami.
M112-08 = Zo zvyšných kariet je doberací balíček. Leží rubom nahor.
M112-09 = Odkrytím jednej karty z doberacieho balíčka sa začne odhadzovací balíček.
M112-10 = Ak sa odkryje akčná karta, nepôsobí a odkryje sa ďalšia.
M112-11 = Medzi akčné karty tu patria aj všetky Žolíky. Hra sa teda vždy začína číslom.
M112-12 = Odkrýva sa dovtedy, kým sa neobjaví číslo.
M112-13 = Akčné karty, ktoré sa takto odkryli, ostávajú v odhadzovacom balíčku pod prvým číslom. Stôl si môže zvoliť, že sa zamiešajú späť do doberacieho.
M112-14 = Hru otvára ten, kto sedí naľavo od rozdávajúceho. Najprv sa hrá v smere hodinových ručičiek.

## uno-112-part-2

M112-15 = Za jeden ťah zahráš najviac jednu kartu.
M112-16 = Vhodnú kartu zahrať môžeš, povinné to však nie je.
M112-17 = Vhodná je karta, ktorá má s vrchnou kartou odhadzovacieho balíčka spoločnú farbu, číslo alebo symbol. Žolíky majú svoje pravidlá.
M112-18 = Akčná karta zapôsobí hneď, ako ju zahráš.
M112-19 = Nemáš nič vhodné? Potiahni si jednu kartu, nie viac.
M112-20 = Ak je nová karta vhodná, môžeš ju ešte v tom istom ťahu zahrať.
M112-21 = Aj keď máš čo zahrať, môžeš si radšej potiahnuť.
M112-22 = Po potiahnutí prichádza do úvahy len nová karta, staršie karty z ruky v tomto ťahu nezahráš.
M112-23 = Keď si potiahneš, hra sa vždy spýta, či kartu zahráš, alebo si ju necháš, aby sa nič neprezradilo. Potom nasleduje ďalší hráč.
M112-24 = Keď sa doberací balíček minie, zamieša sa odhadzovací a nahradí ho.
M112-25 = Vrchná karta sa pritom nemieša a jej zvolená farba platí. Inak by nebolo na čo hrať.
M112-26 = Ak sa karty minú počas ťahania, zamieša sa a ťahá sa ďalej; čo chýba, to nikto nedlhuje. Ak nikto nemôže hrať ani ťahať, kolo sa ruší bez bodov.
M112-27 = Na +2 ani +4 sa neodpovedá ďalšou takou kartou: koho zasiahne, ten si potiahne. Zmeniť to môže iba domáce pravidlo HOUSE-01.

## uno-112-part-3

M112-28 = Len čo máš v ruke jedinú kartu, musíš zavolať UNO. Nejde o to, čo hráš, ale koľko kariet držíš.
M112-29 = Ak ťa niekto pristihne skôr, ako zavoláš, potiahneš si dve karty.
M112-30 = Na pristihnutie je čas len dovtedy, kým ďalší hráč nezačne svoj ťah.
M112-31 = Ťah sa začína prvou voľbou iného hráča, napríklad keď zahrá, potiahne si, napadne alebo odhodí, aj keď to zaňho urobia hodiny. Stratený ťah, nútené ťahanie ani voľba farby po Zamiešaj ruky sa nerátajú. Pri hre cez sieť máte vždy aspoň 1,5 sekundy; stôl si to môže zmeniť.
M112-32 = Nezáleží na tom, prečo ti ostala jedna karta: či po zahraní, po zamiešaní rúk, alebo po odhodení.
M112-33 = Po jednej karte môže naraz ostať aj viacerým. Volá každý za seba a za každé zabudnutie sú dve karty.
M112-34 = Pristihnúť ťa môže každý iný hráč, aj keď mu samému ostala jedna karta.
M112-35 = Ak zavoláš prv, než ťa pristihnú, si v bezpečí. UNO môžeš zavolať už pri hraní karty.
M112-36 = Falošné volanie či pristihnutie sa nechá tak, len ďalšie pristihnutie môže prísť až o 2 sekundy. Stôl si môže zvoliť aj trest.
M112-37 = Zakaždým, keď ti znova ostane jedna karta, treba znova zavolať. Po zamiešaní rúk už staré volanie neplatí.

## uno-112-part-4

M112-38 = Poslednou zahranou kartou vyhrávaš. Ak nehráte na body, hra je na konci a môžete sa pustiť do novej.
M112-39 = Ak hráte na body, za poslednú +2 alebo +4 si ďalší hráč pred rátaním ešte potiahne a napadnúť nemôže; stôl si to môže vypnúť. Nič iné už posledná karta nerobí, a bez bodov nerobí vôbec nič.
M112-40 = Výhra je aj to, keď sa tvoja ruka vyprázdni odhodením; ak ich je naraz viac, rozhoduje poradie za hráčom na ťahu. Stôl si môže zvoliť, že jedna karta ostane: najskôr Žolík, potom Vlastný žolík, Zamiešaj ruky a napokon +4.

## uno-112-part-5

M112-41 = Žolík sa hodí vždy. S ním zvolíš farbu pre ďalšiu hru.
M112-42 = Po karte +2 si ďalší hráč potiahne dve karty a jeho ťah sa preskočí.
M112-43 = Zmena smeru obráti smer hry.
M112-44 = Ak ste dvaja, Zmena smeru účinkuje ako Stop a ideš znova ty. Stôl si môže zvoliť, že sa len obráti smer a na rade je súper.
M112-45 = Ani Žolíkovi +4 neprekáža, aká karta je na vrchu.
M112-46 = Poctivo však +4 zahráš iba vtedy, keď v ruke nemáš kartu platnej farby.
M112-47 = Karta s rovnakým číslom alebo symbolom ti v +4 nebráni, záleží len na farbe.
M112-48 = Pozor, v tejto knihe sa Žolík v ruke ráta, akoby mal platnú farbu. Kým ho máš, +4 poctivo nezahráš.
M112-49 = Takto sa rátajú všetky Žolíky, iba ďalší +4 nie. Stôl si môže zvoliť, že sa rátajú všetky bez výnimky, len obyčajné alebo nijaké.
M112-50 = Ak je na vrchu hociktorý Žolík, jeho farba je tá, ktorú k nemu zvolili.
M112-51 = Ďalší hráč má po +4 na výber. Môže ho prijať, teda potiahnuť si štyri karty a stratiť ťah, alebo ho môže napadnúť.
M112-52 = Pri napadnutí sa ukazuje celá ruka, taká, aká bola pri zahraní +4. Vidí ju iba ten, kto napadol.
M112-53 = Hľadá sa v nej karta farby platnej pred +4 alebo nejaký Žolík.
M112-54 = Ak sa nič také nenájde, ten, kto napadol, si potiahne šesť kariet namiesto štyroch a stratí ťah.
M112-55 = Ak sa taká karta nájde, štyri karty si potiahne ten, kto zahral +4. Kto napadol, neťahá nič.
M112-56 = Aj keď bolo napadnutie oprávnené, +4 a zvolená farba ostávajú.
M112-57 = Po oprávnenom napadnutí o ťah neprídeš a hráš ako zvyčajne.
M112-58 = Aj so Žolíkom +4 sa volí farba, a to hneď. Kto zvažuje napadnutie, ju už pozná.
M112-59 = Nepoctivý +4 zahrať možno, je to blaf a odhalí ho len napadnutie. Stôl si môže zvoliť, že sa zahrať nedá, a potom sa ani nenapáda.
M112-60 = Žolík +4 ako posledná karta okamžite vyhráva. Napadnúť ho nemožno.
M112-61 = Kto mal po +4 už len jednu kartu a blaf mu nevyšiel, má ich teraz päť. O UNO už nejde.
M112-62 = Stop znamená, že ďalší hráč stojí a jeho ťah sa preskočí.

## uno-112-part-6

M112-63 = Aj Zamiešaj ruky je Žolík, dá sa teda zahrať na čokoľvek.
M112-64 = Karty z rúk všetkých hráčov, aj z tvojej, sa zozbierajú a spolu zamiešajú.
M112-65 = Potom sa všetky znova rozdajú. Prvý dostane sused naľavo od toho, kto kartu zahral.
M112-66 = Po zamiešaní môžeš mať v ruke viac kariet, ale aj menej.
M112-67 = Smer hry ostáva po zamiešaní rovnaký.
M112-68 = Ku karte Zamiešaj ruky patrí aj voľba farby.
M112-69 = Rozdáva sa po jednej dookola a kto Zamiešaj ruky zahral, dostáva posledný. Ak sa karty nedajú rozdeliť rovnako, jednu navyše majú tí, čo boli na rade skôr.
M112-70 = Rozdáva sa vždy doľava, aj keď hra práve beží opačne.
M112-71 = Ak je Zamiešaj ruky tvoja posledná karta, vyhrávaš ihneď a karty sa nezbierajú.
M112-72 = Keď ste dvaja, karty sa delia striedavo a súper dostane prvú. Je aj na ťahu.
M112-73 = Bez kariet po zamiešaní neostane nikto. Každý nejakú mal, takže ich je dosť pre všetkých.
M112-74 = Farba sa volí skôr, než vidno nové karty. Stôl si môže zvoliť, že až potom.
M112-75 = Komu sa po zamiešaní ujde jediná karta, musí zavolať UNO. Čo kto zavolal predtým, už neplatí.
M112-76 = Zamiešaním nikto nestráca ťah, na rade je ďalší v smere hry.

## uno-112-part-7

M112-77 = Pravidlá Vlastných žolíkov si dohodnite ešte pred hrou. Ceruzku netreba, zapíšu sa do nastavení stola.
M112-78 = Vlastný žolík je tiež Žolík, preto sa hodí na každú kartu.
M112-79 = Po zahraní Vlastného žolíka sa urobí to, čo káže jeho pravidlo.
M112-80 = Aj pri Vlastnom žolíkovi si zvolíš farbu.
M112-81 = Ak Vlastný žolík nemá nijaké pravidlo, správa sa ako obyčajný Žolík.
M112-82 = Tri Vlastné žolíky môžu mať tri rôzne pravidlá, každý má svoje. Vyberá ich stôl.
M112-83 = Ak je Vlastný žolík tvoja posledná karta, hneď vyhrávaš a jeho pravidlo sa nepoužije.
M112-84 = Nasledujúce nápady nikoho o ťah nepripravia. Stôl si môže zvoliť, že ťah vezmú nápady 1 a 5 a ťahanie v nápade 3.
M112-85 = Odhodiť nie je to isté čo zahrať. Odhodené karty všetci vidia, no nič nespôsobia; idú pod Vlastného žolíka a jeho zvolená farba ostáva.
M112-86 = Nápad 1: ďalší hráč si ťahá karty, kým nepríde určitá farba.
M112-87 = Farba v nápade 1 je tá, ktorú zvolil hráč s Vlastným žolíkom. Stôl si môže zvoliť, že sa povie osobitne alebo je napísaná na karte.
M112-88 = V nápade 1 si každý potiahne aspoň jednu kartu, aj keď tú farbu má, a všetko si nechá; Žolíky sa za farbu nerátajú. Keď sa karty minú, stačí. Nasleduje obyčajný ťah.
M112-89 = Nápad 2: všetky Žolíky z rúk ostatných sa odhodia, tvoje ti ostanú.
M112-90 = V nápade 2 idú preč všetky štyri druhy Žolíkov, aj keď to niekomu pomôže. Komu ostane jedna karta, volá UNO; komu nijaká, pre toho platí M112-40.
M112-91 = Nápad 3: ak ďalší hráč nemá čo zahrať, potiahne si tri karty.
M112-92 = V nápade 3 sa tie tri karty ťahajú namiesto jednej a vhodnú z nich možno zahrať; stôl si môže zvoliť, že sa ťah skončí. Kto by hrať mohol, no nechce, potiahne si jednu.
M112-93 = Nápad 4: ideš ešte raz. Ak zabudneš na UNO, môžu ťa pristihnúť aj počas tohto ťahu.
M112-94 = Nápad 5: ďalší hráč ťahá alebo odhadzuje, kým nemá rovných sedem kariet.
M112-95 = V nápade 5 si odhodené karty vyberá sám hráč; ak má práve sedem, nerobí nič. Ak je kariet málo, potiahne si, koľko sa dá. Potom má obyčajný ťah.

## uno-112-part-8

M112-96 = Hra na body je len možnosť, ktorú si stôl zapne. Bez nej je každá hra sama osebe.
M112-97 = Kto vyhrá kolo, získa body za karty v rukách súperov.
M112-98 = Karta s číslom má hodnotu svojho čísla, od 0 po 9.
M112-99 = Stop, Zmena smeru a +2 sú po 20 bodov.
M112-100 = Žolík, Žolík +4, Zamiešaj ruky a Vlastný žolík sú po 50 bodov.
M112-101 = Každému sa body z kola na kolo pripočítavajú.
M112-102 = Kto sa dostane na 500 bodov alebo ďalej, vyhráva zápas. Stôl si môže zvoliť iný cieľ.
M112-103 = Nabudúce rozdáva sused naľavo od terajšieho rozdávajúceho. Stôl si môže zvoliť víťaza kola alebo žreb.
M112-104 = Do ďalšieho kola sa nič neprenáša, zamieša sa všetkých 112 kariet.
M112-105 = Každé kolo sa začína v smere hodinových ručičiek, nech sa predtým hralo akokoľvek.
M112-106 = O turnajoch a trestoch za našepkávanie táto kniha nevraví nič, dvojice a strany umožní len domáce pravidlo HOUSE-05. O hre dvoch hráčov hovorí M112-44.

## uno-112-part-9

M112-107 = Každá farba má na kartách aj značku, takže hrať môže aj ten, kto farby nerozlišuje.
M112-108 = Červená má značku ●, žltá ★, zelená ▲ a modrá ■. Uvidíš ich na farebných kartách, pri voľbe farby aj pri farbe, ktorá je zvolená; Žolíky majú všetky štyri.
M112-109 = Len poznámka: v pôvodnom texte ostal nadpis, webová adresa, zopár preklepov a jedna nedokončená veta. Hry sa to netýka.
