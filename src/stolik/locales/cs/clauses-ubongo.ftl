### The rulebook of Ubongo, as a player reads it.

ubongo-part-1 = S čím se hraje
ubongo-part-2 = Než závod začne
ubongo-part-3 = Závod s pískem
ubongo-part-4 = Figurka a drahokamy
ubongo-part-5 = Jak končí kolo a celá hra
ubongo-part-6 = Zvláštní případy

## part 1

UBO-01 = Na stole leží herní plán, drahokamy, figurky, desky s úlohami, dílky, přesýpací hodiny a kostka se symboly.
UBO-02 = Skutečný herní plán má dvě půlky. Na obrazovce je celý hned.
UBO-03 = Desek je 36 a každá má úlohu z obou stran. Můžete si zvolit, ze které sady budou.
UBO-04 = Ubongo se hraje ve dvou, ve třech nebo ve čtyřech. O samotě se dá jen trénovat.
UBO-05 = Herní plán má šest řad po dvanácti drahokamech. Barev je také šest, od každé dvanáct drahokamů, dohromady 72.
UBO-06 = Kostka má šest různých symbolů. Stejné najdeš na své desce a u každého jsou nakreslené dílky.
UBO-07 = Písek se na lehké straně sype 60 sekund, na těžké 90. Čas si můžete nastavit i jinak; klasických je 45 sekund.
UBO-08 = Drahokam má kromě barvy i svůj tvar a písmeno. Hrát tak může i ten, kdo barvy špatně rozlišuje. Tyto značky můžete vypnout.

## part 2

UBO-09 = Kde který drahokam leží, rozhodne náhoda. V každém důlku je jeden.
UBO-10 = Před každou řadou drahokamů je červené pole. Jedno si vyber a postav na ně svou figurku.
UBO-11 = Na jedno pole se vejdou dvě figurky, klidně i všechny.
UBO-12 = První staví figurku ten, kdo začíná. Ostatní následují po směru hodinových ručiček.
UBO-13 = Máš dvanáct dílků a každý má jiný tvar. Všichni ostatní mají stejné.
UBO-14 = Před hrou si společně vyberte stranu desek. Na lehké zakryjí plochu tři dílky, na těžké čtyři.
UBO-15 = Všichni hrají na stejné straně. Když zvolíte těžkou, můžete někomu dát lehkou; písek se pak sype tak dlouho jako na těžké.
UBO-16 = Ve dvou se hraje s osmnácti deskami. Druhá polovina odpočívá v krabici.
UBO-17 = Ve třech se hraje s dvaceti sedmi deskami a devět jich má volno.
UBO-18 = Ve čtyřech přijde na řadu každá z 36 desek.
UBO-19 = Desky tvoří devět skupin po čtyřech. Náhoda určí, kdy přijde která skupina a kdo z ní dostane kterou desku. Přebytečné se vynechají ze všech skupin stejně a úlohy předem nikdo nevidí.

## part 3

UBO-20 = Kdo začne, rozhodne losování.
UBO-21 = Desku dostane nejdřív ten, kdo začíná, a po něm každý další svou. Zvolit si můžete i jednu pro všechny, každému jinak otočenou nebo zrcadlově převrácenou.
UBO-22 = Žádné koukání předem: všechny úlohy se ukážou naráz, spolu s hodem a začátkem času.
UBO-23 = Kostkou hází ten, kdo začíná. Padne symbol pro celé kolo.
UBO-24 = Po hodu se přesýpací hodiny otočí a čas běží. Můžete si zapnout krátké odpočítávání; při hře po síti trvá 3 sekundy.
UBO-25 = Najdi na své desce symbol, který padl. Obrázek vedle něj ti řekne, které ze svých dvanácti dílků si vezmeš.
UBO-26 = Jiné dílky použít nesmíš. A pospěš si, protože pospíchají i ostatní.
UBO-27 = Úloha je vyřešená, když každý z těch dílků leží na desce jednou a plocha je celá zakrytá. Žádný dílek nesmí přečnívat ani ležet na jiném.
UBO-28 = Dílky smíš otáčet i převracet na druhou stranu.
UBO-29 = Komu se jako prvnímu podaří zakrýt plochu, ten zavolá Ubongo.
UBO-30 = První zavolání závod nekončí. Ostatní skládají, dokud se sype písek.
UBO-31 = Každé složení si hra zkontroluje sama. Předčasné zavolání nic nestojí, prostě skládáš dál.
UBO-32 = Rozhoduje, kdy tvoje řešení dorazí do hry. Při hře po síti se odečítá doba, po kterou zpráva cestuje, nejvýš čtvrt sekundy; můžete si to změnit. Při úplné shodě má přednost ten, kdo sedí po směru hodinových ručiček blíž k začínajícímu hráči. Po síti figurka čtvrt sekundy čeká, než je pořadí jisté. Poslední okamžik je ještě včas, i pro drahokamy.

## part 4

UBO-33 = Po prvním „Ubongo!“ v kole smíš figurku posunout o jedno, dvě nebo tři červená pole.
UBO-34 = Hýbat se nemusíš. Figurka může zůstat, kde je.
UBO-35 = Po figurce přijdou na řadu drahokamy: dva nejbližší z její řady jsou teď tvoje.
UBO-36 = Udělej to, dokud se sype písek. Potom už si nic nevezmeš.
UBO-37 = Po druhém „Ubongo!“ se figurka smí posunout nejvýš o dvě pole. Drahokamy si bereš také dva.
UBO-38 = Po třetím „Ubongo!“ se figurka smí posunout o jedno pole. Jestli ještě běží čas, dva drahokamy jsou tvoje.
UBO-39 = Po čtvrtém „Ubongo!“ figurka stojí. Dva drahokamy z její řady si vezmeš i tak, když to stihneš.
UBO-40 = Uvedený počet polí je nejvyšší. Figurka se smí posunout i o méně.
UBO-41 = Červená pole leží v jedné linii. Figurka jde na jednu nebo na druhou stranu, ostatní figurky jí nepřekážejí a na konci linie se zastaví.
UBO-42 = Dva drahokamy si smí vzít každý, kdo úlohu vyřeší a stihne to. Může je i nechat ležet.
UBO-43 = Rychlost znamená jen delší cestu figurky. Na konci nejde o to, kolik drahokamů máš, ale kolik jich máš v jedné barvě.
UBO-44 = O pořadí rozhoduje řešení, ne braní drahokamů. Když se s nimi loudáš, pořadí zůstává a nikdo se neposouvá dopředu.
UBO-45 = Nejdřív figurka, potom drahokamy, nikdy naopak. V jednom kole se figurka pohne jen jednou.

## part 5

UBO-46 = S posledním zrnkem písku je po kole. Jeho desky už se nevrátí.
UBO-47 = Kolo skončí dřív, když si všichni u stolu vzali drahokamy nebo řekli „hotovo“. Říct to může každý, i bez řešení, ale v tom kole to už nejde vzít zpátky.
UBO-48 = Nové kolo znamená novou desku pro každého.
UBO-49 = Kostka putuje doleva: teď hází soused toho, kdo začínal naposledy. Od jeho hodu se písek zase sype.
UBO-50 = Hra má devět kol bez ohledu na to, kolik vás hraje. Pak už žádné desky nejsou.
UBO-51 = Vyhrává, kdo má nejvíc drahokamů jedné barvy. Pět modrých je víc než čtyři červené a čtyři zelené.
UBO-52 = Při shodě porovnejte druhou nejpočetnější barvu, pak třetí a tak dál. Každý počítá své barvy: 5, 3 a 1 poráží 5, 2 a 2.
UBO-53 = Když ani to nerozhodne, výhra je společná.

## part 6

UBO-54 = Písek je dole a nikdo nemá řešení? Hodiny se otočí znovu a všichni mají druhou šanci se stejnou deskou.
UBO-55 = V kole je druhá šance jen jedna. Když ani ta nepomůže, kolo skončí bez drahokamů. Zvolit si můžete jednu za celou hru, nebo žádnou.
UBO-56 = Při druhé šanci jsou symbol i dílky stejné, co leží, to zůstane, a času je zase tolik jako na začátku. Kdo je teď nejrychlejší, má první Ubongo.
UBO-57 = Stačí jediné Ubongo a druhá šance není, i kdyby na drahokamy nezbyl čas.
UBO-58 = Ve dvou a ve třech je to stejné: první smí nejvýš o tři pole, druhý o dvě, třetí o jedno.
UBO-59 = Stojí na tvém poli už jiná figurka? Drahokamy si můžeš vzít hned: má je ten, kdo si je vezme dřív, a na pořadí řešení tu nezáleží.
UBO-60 = Drahokamy chodí po dvou: vezmeš si první a druhý je taky tvůj.
UBO-61 = Nikdo se mezi ně nevklíní, bereš si totiž oba naráz. Nerozdělí je ani konec času.
UBO-62 = Získané drahokamy leží všem na očích.
UBO-63 = Prázdné důlky se znovu nezaplní. V prázdné řadě není co brát, zbývá říct „hotovo“.
UBO-64 = Je v řadě poslední drahokam? Vezmeš si jen ten a odjinud nic.
UBO-65 = Vyřešit úlohu nestačí. Čas musí zbýt i na figurku a na drahokamy.
UBO-66 = Posunutá figurka zůstane na novém poli, i když čas vyprší dřív, než si vezmeš drahokamy.
UBO-67 = Prázdná řada nedá nic ani nejrychlejšímu. Figurka se pohnout smí, ale cena útěchy se nedává.
UBO-68 = Jen poznámka: na konci původního textu píšou jeho překladatelé, řádky jsou v něm dvakrát a písmena přeházená. Pravidla v tom nejsou.
UBO-69 = Dokud běží čas, ostatní vidí, kolik dílků už ti leží na desce, ale nevidí kde. Po kole je všechno odkryté.
