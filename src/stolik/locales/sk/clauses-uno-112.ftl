## Part titles

uno-112-part-1 = Karty, cieľ a príprava
uno-112-part-2 = Ako prebieha ťah
uno-112-part-3 = Keď ti zostane jedna karta
uno-112-part-4 = Kto vyhráva
uno-112-part-5 = Akčné karty
uno-112-part-6 = Zamiešaj karty všetkých
uno-112-part-7 = Vlastné žolíky
uno-112-part-8 = Hra na body
uno-112-part-9 = Značky farieb a poznámky

## uno-112-part-1

M112-01 = Táto sada má 112 kariet.
M112-02 = Tri z kariet sú Vlastné žolíky s pravidlami, ktoré si vymyslíte sami.
M112-03 = V každej farbe je jedna nula, po dve karty s číslami 1 až 9, dve karty Stop, dve Zmeny smeru a dve +2. K nim patria štyri Žolíky, štyri Žolíky +4, jedna karta Zamiešaj karty všetkých a tri Vlastné žolíky.
M112-04 = Pri jednom stole môžu hrať dvaja až desiati hráči.
M112-05 = Zbav sa svojich kariet skôr než všetci ostatní. O nič iné tu nejde.
M112-06 = Rozdávajúceho určí žrebovanie a karty sa zamiešajú. Pri stole si môžete zvoliť, že ho vyberie hostiteľ alebo najvyššie vytiahnuté číslo.
M112-07 = Každý začína so siedmimi kartami.
M112-08 = Zo zvyšných kariet je doberací balíček. Leží rubom nahor.
M112-09 = Odkrytím jednej karty z doberacieho balíčka sa začne odhadzovací balíček.
M112-10 = Ak sa odkryje akčná karta, nepôsobí a odkryje sa ďalšia.
M112-11 = Žolíky by sa dali brať ako osobitná skupina, tu však patria medzi akčné karty. Kolo sa teda vždy začína číslom.
M112-12 = Odkrýva sa dovtedy, kým sa neobjaví číslo.
M112-13 = Akčné karty odkryté na začiatku zostávajú v odhadzovacom balíčku pod prvým číslom. Pri stole si môžete zvoliť, že sa zamiešajú späť do doberacieho.
M112-14 = Hru otvára ten, kto sedí naľavo od rozdávajúceho. Najprv sa hrá v smere hodinových ručičiek.

## uno-112-part-2

M112-15 = Za jeden ťah zahráš najviac jednu kartu. Domáce pravidlo môže niekomu dovoliť zahrať kartu aj mimo poradia.
M112-16 = Vhodnú kartu zahrať môžeš, povinné to však nie je.
M112-17 = Vhodná je karta, ktorá má s vrchnou kartou odhadzovacieho balíčka spoločnú farbu, číslo alebo symbol. Žolíky všetkých druhov sa hodia aj bez toho, len +4 má podmienku.
M112-18 = Akčná karta zapôsobí hneď, ako ju zahráš.
M112-19 = Nemáš nič vhodné? Potiahni si jednu kartu, nie viac. Domáce pravidlo môže kázať ťahať toľko, koľko treba.
M112-20 = Ak je nová karta vhodná, môžeš ju ešte v tom istom ťahu zahrať.
M112-21 = Aj keď máš čo zahrať, môžeš si radšej potiahnuť.
M112-22 = Po potiahnutí prichádza do úvahy len nová karta, staršie karty z ruky v tomto ťahu nezahráš.
M112-23 = Keď si potiahneš, hra sa vždy spýta, či kartu zahráš, alebo si ju necháš, aj keď sa nehodí. Ostatní sa tak nič nedozvedia. Potom nasleduje ďalší hráč.
M112-24 = Keď sa doberací balíček minie, zamieša sa odhadzovací a nahradí ho.
M112-25 = Vrchná karta odhadzovacieho balíčka sa do nového nemieša a jej zvolená farba platí. Inak by nebolo na čo hrať.
M112-26 = Ak sa karty minú počas ťahania, zamieša sa a ťahá sa ďalej; čo chýba, to nikto nedlhuje. Kolo, v ktorom rad-radom nikto nemôže hrať ani ťahať, sa ruší bez bodov a rozdá sa znova.
M112-27 = Na +2 ani +4 sa neodpovedá ďalšou takou kartou: koho zasiahne, ten si potiahne. Zmeniť to môže iba domáce pravidlo o pridávaní.

## uno-112-part-3

M112-28 = Len čo máš v ruke jedinú kartu, musíš zavolať UNO. Nejde o to, čo hráš, ale koľko kariet držíš.
M112-29 = Ak ťa niekto pristihne skôr, ako zavoláš, potiahneš si dve karty.
M112-30 = Na pristihnutie je čas len dovtedy, kým ďalší hráč nezačne svoj ťah.
M112-31 = Ťah sa začína prvou voľbou iného hráča, napríklad keď zahrá, potiahne si, napadne alebo odhodí, aj keď to zaňho urobia hodiny. Stratený ťah, nútené ťahanie ani voľba farby po zamiešaní kariet všetkých sa nerátajú. Pri hre cez sieť je na pristihnutie vždy aspoň 1,5 sekundy od chvíle, keď ti zostala jedna karta; pri stole si to môžete zmeniť. Koniec je aj vtedy, keď už nemáš práve jednu kartu alebo sa kolo skončí.
M112-32 = Nezáleží na tom, prečo ti zostala jedna karta: či po zahraní, po zamiešaní kariet všetkých, alebo po odhodení podľa vlastného pravidla.
M112-33 = Po jednej karte môže naraz zostať aj viacerým. Volá každý za seba, pristihnúť možno každého a za každé zabudnutie sú dve karty.
M112-34 = Pristihnúť ťa môže každý iný hráč, aj keď mu samému zostala jedna karta.
M112-35 = Zavolaj prv, než začne platiť pristihnutie, a si v bezpečí. UNO môžeš zavolať už pri hraní karty. V prvej krátkej chvíli má tvoje volanie prednosť pred každým pristihnutím; potom platí to, čo sa k hre dostane skôr.
M112-36 = Zbytočné volanie sa nechá tak. Falošné pristihnutie tiež, len potom 2 sekundy nemôžeš nikoho pristihnúť. Pri stole si môžete zvoliť aj trest v kartách. Ak zavoláš ku karte, po ktorej ti neostane práve jedna, karta aj tak platí.
M112-37 = Zakaždým, keď ti znova zostane jedna karta, treba znova zavolať. Po zamiešaní kariet všetkých už staré volanie neplatí.

## uno-112-part-4

M112-38 = Poslednou zahranou kartou vyhrávaš. Ak nehráte na body, hra je na konci; zamiešajte a môžete sa pustiť do novej.
M112-39 = Ak hráte na body, za poslednú +2 alebo +4 si ďalší hráč pred rátaním ešte potiahne a napadnúť nemôže; pri stole si to môžete vypnúť. Nič iné už posledná karta nerobí, a bez bodov nerobí vôbec nič.
M112-40 = Ak ti ruku vyprázdni pravidlo Vlastného žolíka, je to tiež výhra; ak sa to stane naraz viacerým, vyhráva prvý v poradí za tým, kto kartu zahral. Pri stole si môžete zvoliť, že namiesto toho každému jedna karta zostane: najskôr Žolík, potom Vlastný žolík, Zamiešaj karty všetkých a napokon +4.

## uno-112-part-5

M112-41 = Žolík sa hodí vždy. Zvolíš ním farbu, ktorá bude platiť ďalej.
M112-42 = Po karte +2 si ďalší hráč potiahne dve karty a jeho ťah sa preskočí.
M112-43 = Zmena smeru obráti smer hry.
M112-44 = Ak ste dvaja, Zmena smeru účinkuje ako Stop a ideš znova ty. Pri stole si môžete zvoliť, že sa len obráti smer a na rade je súper.
M112-45 = Ani Žolíkovi +4 neprekáža, aká karta je navrchu.
M112-46 = Poctivo však +4 zahráš iba vtedy, keď v ruke nemáš kartu platnej farby.
M112-47 = Karta s rovnakým číslom alebo symbolom ti v +4 nebráni, záleží len na farbe.
M112-48 = Pozor, v tejto knihe sa žolík v ruke ráta, akoby mal platnú farbu. Kým ho máš, +4 poctivo nezahráš. V knihe so 108 kartami je to naopak.
M112-49 = Za kartu platnej farby sa rátajú všetky žolíky, iba ďalšia +4 nie. Pri stole si môžete zvoliť, že sa rátajú všetky bez výnimky, len obyčajné Žolíky alebo žiadne; „všetky“ však nejdú dokopy s prísnou hrou.
M112-50 = Ak je navrchu hociktorý žolík, jeho farba je tá, ktorú k nemu zvolili.
M112-51 = Ďalší hráč má po +4 na výber. Môže ju prijať, teda potiahnuť si štyri karty a prísť o ťah, alebo ju môže napadnúť. V prísnej hre sa nenapáda.
M112-52 = Pri napadnutí sa ukazuje celá ruka, taká, aká bola pri zahraní +4. Vidí ju iba ten, kto napadol.
M112-53 = V ruke sa hľadá karta farby, ktorá platila pred +4, alebo žolík, ktorý sa za takú ráta.
M112-54 = Ak sa v ruke nič také nenájde, +4 bola poctivá. Ten, kto napadol, si potiahne šesť kariet namiesto štyroch a príde o ťah.
M112-55 = Ak sa v ruke taká karta nájde, bol to blaf. Štyri karty si potiahne ten, kto zahral +4; kto napadol, neťahá nič.
M112-56 = Aj keď bolo napadnutie oprávnené, +4 zostáva na stole a zvolená farba platí.
M112-57 = Po oprávnenom napadnutí o ťah neprídeš a hráš ako zvyčajne.
M112-58 = Aj s kartou +4 sa volí farba, a to hneď. Kto zvažuje napadnutie, ju už pozná.
M112-59 = Nepoctivú +4 zahrať možno, je to blaf a odhalí ho len napadnutie. Pri stole si môžete zvoliť, že sa zahrať nedá, a potom sa ani nenapáda.
M112-60 = Žolík +4 ako posledná karta okamžite vyhráva. Napadnúť ho nemožno.
M112-61 = Kto mal po +4 už len jednu kartu a blaf mu nevyšiel, má ich teraz päť. UNO už volať nemusí.
M112-62 = Stop znamená, že ďalší hráč stojí a jeho ťah sa preskočí.

## uno-112-part-6

M112-63 = Aj Zamiešaj karty všetkých je žolík, dá sa teda zahrať na čokoľvek.
M112-64 = Karty všetkých hráčov, aj toho, kto Zamiešaj karty všetkých zahral, sa zozbierajú a spolu zamiešajú.
M112-65 = Zamiešané karty sa všetky znova rozdajú. Prvý dostane sused naľavo od toho, kto kartu zahral.
M112-66 = Po zamiešaní môžeš mať v ruke viac kariet, ale aj menej.
M112-67 = Smer hry zostáva po zamiešaní rovnaký.
M112-68 = Aj s kartou Zamiešaj karty všetkých sa volí farba.
M112-69 = Zamiešané karty sa rozdávajú po jednej dookola a posledný dostáva ten, kto miešanie zahral. Ak sa nedajú rozdeliť rovnako, jednu navyše majú tí, čo sú pri rozdávaní na rade skôr.
M112-70 = Po zamiešaní sa rozdáva vždy doľava, aj keď hra práve beží opačne.
M112-71 = Ak je Zamiešaj karty všetkých tvoja posledná karta, vyhrávaš ihneď. Karty sa nezbierajú a žiadne nové nedostaneš.
M112-72 = Keď ste dvaja, zamiešané karty sa delia striedavo a súper dostane prvú. Je aj na ťahu.
M112-73 = Bez kariet po zamiešaní nezostane nikto. Každý nejakú mal, takže ich je dosť pre všetkých.
M112-74 = Farba sa pri miešaní volí skôr, než vidno nové karty. Pri stole si môžete zvoliť, že až potom.
M112-75 = Komu sa po zamiešaní ujde jediná karta, musí zavolať UNO. Čo kto zavolal predtým, už neplatí.
M112-76 = Zamiešaním nikto neprichádza o ťah, na rade je ďalší v smere hry.

## uno-112-part-7

M112-77 = Ešte pred hrou si pre tieto tri karty môžete dohodnúť akékoľvek pravidlá. Poskladáte ich z hotových častí v nastaveniach stola alebo ich napíšete vlastnými slovami.
M112-78 = Vlastný žolík je tiež žolík, preto sa hodí na každú kartu.
M112-79 = Po zahraní Vlastného žolíka sa urobí to, čo káže jeho pravidlo.
M112-80 = Aj pri Vlastnom žolíkovi si zvolíš farbu.
M112-81 = Ak Vlastný žolík nemá žiadne pravidlo, správa sa ako obyčajný Žolík.
M112-82 = Každý z troch Vlastných žolíkov má svoje pravidlo. Môžu byť rôzne, ale aj rovnaké.
M112-83 = Ak je Vlastný žolík tvoja posledná karta, hneď vyhrávaš a jeho pravidlo sa nepoužije.
M112-84 = Nápady, ktoré nasledujú, nikoho o ťah nepripravia. Pri stole si môžete zvoliť, že oň príde ten, koho zasiahne nápad 1 alebo 5, a ten, kto si ťahá podľa nápadu 3.
M112-85 = Odhodiť nie je to isté čo zahrať. Odhodené karty všetci vidia, no nič nespôsobia; idú pod Vlastného žolíka a jeho zvolená farba platí ďalej.
M112-86 = Nápad 1: ďalší hráč si ťahá karty, kým nepríde určitá farba.
M112-87 = Farba v nápade 1 je tá, ktorú zvolil hráč s Vlastným žolíkom. Pri stole si môžete zvoliť, že sa povie osobitne alebo je na karte napísaná natrvalo.
M112-88 = V nápade 1 si každý potiahne aspoň jednu kartu, aj keď tú farbu má, a všetko si nechá; žolíky sa za farbu nerátajú. Keď sa karty minú, stačí. Nasleduje obyčajný ťah.
M112-89 = Nápad 2: všetky žolíky z rúk ostatných sa odhodia, tvoje ti zostanú.
M112-90 = V nápade 2 idú preč všetky štyri druhy žolíkov, aj keď to niekomu pomôže. Komu zostane jedna karta, volá UNO; komu žiadna, ten vyhráva, ak ste sa nedohodli, že mu jedna zostane.
M112-91 = Nápad 3: ak ďalší hráč nemá čo zahrať, potiahne si tri karty.
M112-92 = V nápade 3 sa tie tri karty ťahajú namiesto jednej a vhodnú z nich možno zahrať; pri stole si môžete zvoliť, že sa ťah skončí. Kto by hrať mohol, no nechce, potiahne si jednu.
M112-93 = Nápad 4: ideš hneď ešte raz. Ak zabudneš na UNO, môžu ťa pristihnúť aj počas tohto ťahu.
M112-94 = Nápad 5: ďalší hráč ťahá alebo odhadzuje, kým nemá rovných sedem kariet.
M112-95 = V nápade 5 si odhodené karty vyberá sám hráč; ak má práve sedem, nerobí nič. Ak je kariet málo, potiahne si, koľko sa dá. Potom má obyčajný ťah.
M112-110 = Pravidlo vlastnými slovami má najviac 120 znakov a každý si ho môže prečítať. Karta sa zahrá ako Žolík a hra potom počká, kým urobíte, čo je na nej. Jeden z vás hre povie, kto si potiahne (1 až 7 kariet, najviac trikrát), kto príde o najbližší ťah a kedy je hotovo: hostiteľ, a ak nehrá, tak ten, kto kartu zahral, alebo ďalší prítomný. Kde bežia hodiny, čakanie sa skončí po minúte. Ak sú pri stole len boti, hrá sa hneď ďalej. Takáto partia sa nepočíta do rebríčka a na turnaji také pravidlá nie sú.
M112-111 = Hotové časti sú ešte štyri. Hráč si vymení karty s tým, kto žolíka zahral; všetci dajú svoje karty ďalšiemu hráčovi; obráti sa smer; alebo hráč ukáže karty tomu, kto žolíka zahral, a nikomu inému. Ak takto dostaneš jedinú kartu, musíš zavolať UNO; skoršie zavolania už neplatia. Keď vyprší čas, vyberie sa ďalší hráč.

## uno-112-part-8

M112-96 = Hra na body je len možnosť, ktorú si pri stole zapnete. Bez nej je každá hra sama osebe.
M112-97 = Kto vyhrá kolo, získa body za karty v rukách súperov.
M112-98 = Karta s číslom má hodnotu svojho čísla, od 0 po 9.
M112-99 = Stop, Zmena smeru a +2 sú po 20 bodov.
M112-100 = Žolík, Žolík +4, Zamiešaj karty všetkých a Vlastný žolík sú po 50 bodov.
M112-101 = Každému sa body z kola na kolo pripočítavajú.
M112-102 = Kto sa dostane na 500 bodov alebo ďalej, vyhráva zápas. Pri stole si môžete zvoliť iný cieľ.
M112-103 = Nabudúce rozdáva sused naľavo od terajšieho rozdávajúceho. Pri stole si môžete zvoliť víťaza kola alebo žrebovanie.
M112-104 = Do ďalšieho kola sa nič neprenáša, zamieša sa všetkých 112 kariet.
M112-105 = Každé kolo sa začína v smere hodinových ručičiek, nech sa predtým hralo akokoľvek.
M112-106 = V tejto knihe nie sú dvojice ani strany, tresty za našepkávanie ani turnaje. Na dvojice a strany sa dá hrať len podľa domáceho pravidla.

## uno-112-part-9

M112-107 = Každá farba má na kartách aj značku a žolíky majú značky všetkých farieb, takže hrať môže aj ten, kto farby nerozlišuje. Značky sa dajú pri stole vypnúť.
M112-108 = Červená má značku ●, žltá ★, zelená ▲ a modrá ■. Uvidíš ich na farebných kartách, pri voľbe farby aj pri farbe, ktorá je zvolená; žolíky majú všetky štyri.
M112-109 = Len poznámka: v pôvodnom texte zostal nadpis, webová adresa, zopár preklepov a jedna nedokončená veta. Hry sa to netýka.
