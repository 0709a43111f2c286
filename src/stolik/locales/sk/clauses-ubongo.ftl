### The rulebook of Ubongo, as a player reads it.

ubongo-part-1 = S čím sa hrá
ubongo-part-2 = Skôr než sa preteky začnú
ubongo-part-3 = Preteky s pieskom
ubongo-part-4 = Figúrka a drahokamy
ubongo-part-5 = Ako sa končí kolo a celá hra
ubongo-part-6 = Zvláštne prípady

## part 1

UBO-01 = Na stole sú herný plán, drahokamy, figúrky, dosky s úlohami, dieliky, presýpacie hodiny a kocka so symbolmi.
UBO-02 = Skutočný herný plán má dve polovice. Na obrazovke je hneď celý.
UBO-03 = Dosiek je 36 a každá má úlohu z oboch strán. Pri stole si môžete zvoliť, z ktorej sady budú.
UBO-04 = Ubongo hrajú dvaja, traja alebo štyria. Osamote sa dá len trénovať.
UBO-05 = Herný plán má šesť radov po dvanásť drahokamov. Aj farieb je šesť, z každej dvanásť drahokamov, spolu 72.
UBO-06 = Kocka má šesť rôznych symbolov. Tie isté nájdeš na svojej doske a pri každom sú nakreslené dieliky.
UBO-07 = Piesok sa na ľahkej strane sype 60 sekúnd, na ťažkej 90. Pri stole si môžete nastaviť iný čas; klasických je 45 sekúnd.
UBO-08 = Drahokam má okrem farby aj svoj tvar a písmeno, takže hrať môže aj ten, kto farby nerozlišuje. Pri stole si tieto značky môžete vypnúť.

## part 2

UBO-09 = Kde ktorý drahokam leží, rozhodne náhoda. V každej jamke je jeden.
UBO-10 = Pred každým radom drahokamov je červené pole. Jedno si vyber a postav naň svoju figúrku.
UBO-11 = Na jedno pole sa zmestia dve figúrky, pokojne aj všetky.
UBO-12 = Prvý stavia figúrku ten, kto začína. Ostatní nasledujú v smere hodinových ručičiek.
UBO-13 = Máš dvanásť dielikov a každý má iný tvar. Všetci ostatní majú rovnaké.
UBO-14 = Pred hrou si spolu vyberte stranu dosiek. Na ľahkej zakryjú plochu tri dieliky, na ťažkej štyri.
UBO-15 = Všetci hrajú na tej istej strane. Ak si zvolíte ťažkú, môžete niekomu dať ľahkú; piesok sa potom sype tak dlho ako na ťažkej.
UBO-16 = Keď hráte dvaja, je v hre osemnásť dosiek. Druhá polovica oddychuje v škatuli.
UBO-17 = Keď hráte traja, je v hre dvadsaťsedem dosiek a deväť má voľno.
UBO-18 = Keď hráte štyria, príde na rad každá z 36 dosiek.
UBO-19 = Dosky tvoria deväť skupín po štyroch. Náhoda určí, kedy príde ktorá skupina a kto z nej dostane ktorú dosku. Nadbytočné sa vynechajú zo všetkých skupín rovnako a úlohy vopred nikto nevidí.

## part 3

UBO-20 = O tom, kto začne, rozhodne žrebovanie.
UBO-21 = Dosku dostane najprv ten, kto začína, a po ňom každý ďalší svoju. Pri stole si môžete zvoliť jednu pre všetkých, každému inak otočenú alebo zrkadlovo prevrátenú.
UBO-22 = Žiadne pozeranie vopred: všetky úlohy sa ukážu naraz, spolu s hodom a začiatkom času.
UBO-23 = Kockou hádže ten, kto začína. Padne symbol pre celé kolo.
UBO-24 = Po hode sa presýpacie hodiny obrátia a čas beží. Pri stole si môžete pridať krátke odpočítavanie; pri hre cez sieť trvá 3 sekundy.
UBO-25 = Nájdi na svojej doske symbol, ktorý padol. Obrázok vedľa neho ti povie, ktoré zo svojich dvanástich dielikov si vezmeš.
UBO-26 = Iné dieliky použiť nesmieš. A ponáhľaj sa, lebo sa ponáhľajú aj ostatní.
UBO-27 = Úloha je vyriešená, keď každý z tých dielikov leží na doske raz a plocha je celá zakrytá. Žiadny dielik nesmie prečnievať ani ležať na inom.
UBO-28 = Dieliky smieš otáčať aj prevracať na druhú stranu.
UBO-29 = Komu sa ako prvému podarí zakryť plochu, ten zavolá Ubongo.
UBO-30 = Prvým zavolaním sa preteky nekončia. Ostatní skladajú, kým sa sype piesok.
UBO-31 = Každé uloženie si hra skontroluje sama. Predčasné zavolanie nič nestojí, jednoducho skladáš ďalej.
UBO-32 = Rozhoduje, kedy tvoje riešenie príde do hry; pri hre cez sieť sa odpočíta cesta správy, najviac štvrť sekundy (pri stole si to môžete zmeniť). Pri úplnej zhode má prednosť ten, kto sedí v smere hodinových ručičiek bližšie k začínajúcemu hráčovi. Cez sieť figúrka štvrť sekundy čaká, kým je poradie isté. Posledný okamih je ešte načas, aj pre drahokamy.

## part 4

UBO-33 = S prvým Ubongom v kole smieš figúrku posunúť o jedno, dve alebo tri červené polia.
UBO-34 = Hýbať sa nemusíš. Figúrka môže zostať, kde je.
UBO-35 = Po figúrke prídu na rad drahokamy: dva najbližšie z jej radu sú teraz tvoje.
UBO-36 = Urob to, kým sa sype piesok. Potom si už nič nevezmeš.
UBO-37 = S druhým Ubongom sa figúrka smie posunúť najviac o dve polia. Drahokamy si berieš tiež dva.
UBO-38 = S tretím Ubongom sa figúrka smie posunúť o jedno pole. Ak ešte beží čas, dva drahokamy sú tvoje.
UBO-39 = So štvrtým Ubongom figúrka stojí. Dva drahokamy z jej radu si vezmeš aj tak, ak to stihneš.
UBO-40 = Je to najvyšší počet polí, o ktorý sa smie figúrka posunúť. Môže ísť aj o menej.
UBO-41 = Červené polia ležia v jednej čiare. Figúrka ide na jednu alebo na druhú stranu, ostatné figúrky jej neprekážajú a na konci čiary zastane.
UBO-42 = Dva drahokamy si smie vziať každý, kto úlohu vyrieši a stihne to. Môže ich aj nechať ležať.
UBO-43 = Rýchlosť znamená len dlhšiu cestu figúrky. Na konci nejde o to, koľko drahokamov máš, ale koľko ich máš v jednej farbe.
UBO-44 = O poradí rozhoduje riešenie, nie branie drahokamov. Ak s nimi otáľaš, poradie zostáva a nikto sa neposúva dopredu.
UBO-45 = Najprv figúrka, potom drahokamy, nikdy naopak. V jednom kole sa figúrka pohne len raz.

## part 5

UBO-46 = S posledným zrnkom piesku je po kole. Jeho dosky sa už nevrátia.
UBO-47 = Kolo sa skončí skôr, keď si všetci pri stole vzali drahokamy alebo povedali „hotovo“. Povedať to môže každý, aj bez riešenia, no v tom kole sa to už nedá vziať späť.
UBO-48 = Nové kolo znamená novú dosku pre každého.
UBO-49 = Kocka putuje doľava: teraz hádže sused toho, kto začínal naposledy. Od jeho hodu sa piesok zasa sype.
UBO-50 = Hra má deväť kôl bez ohľadu na to, koľkí hráte. Potom sa dosky minú.
UBO-51 = Vyhráva, kto má najviac drahokamov jednej farby. Päť modrých je viac ako štyri červené a štyri zelené.
UBO-52 = Pri zhode porovnajte druhú najpočetnejšiu farbu, potom tretiu a tak ďalej. Každý ráta svoje farby: 5, 3 a 1 poráža 5, 2 a 2.
UBO-53 = Ak ani to nerozhodne, výhra je spoločná.

## part 6

UBO-54 = Piesok sa presypal a nikto nemá riešenie? Hodiny sa obrátia znova a všetci majú druhú šancu s tou istou doskou.
UBO-55 = V kole je druhá šanca len jedna. Ak nepomôže ani tá, kolo sa skončí bez drahokamov. Pri stole si môžete zvoliť jednu na celú hru alebo žiadnu.
UBO-56 = Pri druhej šanci sú symbol aj dieliky rovnaké, čo leží, to zostane, a času je zasa toľko ako na začiatku. Kto je teraz najrýchlejší, má prvé Ubongo.
UBO-57 = Stačí jediné Ubongo a druhá šanca nie je, aj keby na drahokamy nezostal čas.
UBO-58 = Keď hráte dvaja alebo traja, platí to isté: prvý sa smie posunúť najviac o tri polia, druhý o dve, tretí o jedno.
UBO-59 = Stojí na tvojom poli už iná figúrka? Drahokamy si môžeš vziať hneď: má ich ten, kto si ich vezme skôr, a na poradí riešení tu nezáleží.
UBO-60 = Drahokamy chodia po dvoch: vezmeš si prvý a druhý je tiež tvoj.
UBO-61 = Nikto sa medzi ne nevtlačí, berieš si totiž oba naraz. Nerozdelí ich ani koniec času.
UBO-62 = Získané drahokamy ležia všetkým na očiach.
UBO-63 = Prázdne jamky sa znova nezaplnia. V prázdnom rade niet čo brať, zostáva povedať „hotovo“.
UBO-64 = Je v rade posledný drahokam? Vezmeš si len ten a odinakiaľ nič.
UBO-65 = Vyriešiť úlohu nestačí. Čas musí zostať aj na figúrku a na drahokamy.
UBO-66 = Posunutá figúrka zostane na novom poli, aj keď čas uplynie skôr, než si vezmeš drahokamy.
UBO-67 = Prázdny rad nedá nič ani najrýchlejšiemu. Figúrka sa pohnúť smie, no cena útechy nie je.
UBO-68 = Len poznámka: na konci pôvodného textu píšu jeho prekladatelia, riadky sú v ňom dvakrát a písmená poprehadzované. Pravidlá v tom nie sú.
UBO-69 = Kým beží čas, ostatní vidia, koľko dielikov ti už leží na doske, ale nevidia kde. Po kole je všetko odkryté.
