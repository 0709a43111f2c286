## Part titles

unikat-part-1 = Co najdeš v krabici
unikat-part-2 = O co se hraje
unikat-part-3 = Než se začne
unikat-part-4 = Pořadí hráčů a volba akce
unikat-part-5 = Jak se vykládá
unikat-part-6 = Dvojitý tah
unikat-part-7 = Výměna
unikat-part-8 = Přibírání na konci tahu
unikat-part-9 = Jak kolo končí
unikat-part-10 = Hra na více kol

## unikat-part-1

UNI-01 = Hrát můžete ve dvou, ve třech nebo ve čtyřech.
UNI-02 = Hra je vhodná zhruba od sedmi let. Polský leták píše „nad sedm“, ostatní „od sedmi“; je to jen rada a na hře nic nemění.
UNI-03 = V krabici najdeš pravidla, čtyři zástěny, jeden pytlík a 81 karet. V jiných jazycích se kartám říká jinak, ale jde o totéž.
UNI-04 = Na jediné kolo nepotřebuješ nic navíc. Tužka a papír se hodí, až když hrajete víc kol a zapisujete si body.
UNI-05 = Žádné dvě karty nejsou stejné. Čtyři znaky, každý ve třech podobách, dají dohromady 81 různých karet, každou právě jednou.
UNI-06 = První znak je tvar obrazce. Může to být hvězdička (S), kolečko (C) nebo čtverec (Q).
UNI-07 = Druhý znak je barva obrazce. Obrazec je modrý (B), zelený (G) nebo žlutý (Y). V jednom letáku se modré říká světle modrá; je to tatáž barva.
UNI-08 = Třetí znak je pozadí, tedy barva kolem obrazce. Bývá bílé (W), červené (R) nebo tmavě modré (N). V jiných letácích se tmavě modré říká prostě modrá a pozadí barva karty; karty jsou ale stejné.
UNI-09 = Čtvrtý znak je velikost obrazce. Obrazec je malý (1), střední (2) nebo velký (3).
UNI-10 = Aby se barvy nepletly, má každá barva obrazce i pozadí ještě svou značku a název, který se dá přečíst nahlas. Značky můžete vypnout.
UNI-11 = Karty jsou stejně velké čtverce a leží v mřížce, která nikde nekončí. Sousedí spolu jen karty, které se dotýkají celou hranou, takže kolem jedné jsou nejvýš čtyři. Dotyk rohem se nepočítá a karta nesmí ležet posunutá o půlku.
UNI-12 = Na natočení karty nezáleží. Hvězdička vzhůru nohama je pořád tatáž hvězdička.

## unikat-part-2

UNI-13 = Zbav se všech svých karet tím, že je vyložíš na stůl. Komu se to povede dřív než ostatním, ten vyhrává.
UNI-14 = Na stole platí jeden zákon pro všechny: karty ležící hned vedle sebe se smějí lišit jen v jednom znaku. Platí pro každou takovou dvojici.

## unikat-part-3

UNI-15 = Postav si před sebe jednu zástěnu. Každý má svou.
UNI-16 = Na začátku je v pytlíku všech 81 karet. Pořádně jím zatřes, ať nikdo neví, co vytáhne. Zamíchat je můžeš i předtím, než je tam dáš.
UNI-17 = Do začátku dostane každý 10 karet, naslepo z pytlíku.
UNI-18 = Tvoje karty stojí za tvou zástěnou a vidíš je jenom ty.
UNI-19 = Další tři karty z pytlíku leží lícem nahoru tam, kam všichni dohlédnou. Říká se jim výstavka.
UNI-20 = Střed stolu patří další kartě z pytlíku. Je to startovní karta a hra se rozrůstá od ní.
UNI-21 = Nejdřív dostanou karty hráči, pak přijde na řadu výstavka a nakonec startovní karta. V pytlíku zbude 57 karet při dvou hráčích, 47 při třech a 37 při čtyřech.
UNI-22 = Kolik karet je za kterou zástěnou, smí vědět každý. Které to jsou, ví jen jejich majitel. Zobrazení počtu se dá vypnout, ale každý si ho může počítat dál.
UNI-23 = Karty se nerozdávají znovu, ani když ti nesednou, a startovní karta se nemění. Pomůže ti výměna.

## unikat-part-4

UNI-24 = První hraje nejstarší z vás; označí ho hostitel stolu. Když není označen nikdo, v prvním kole rozhodne losování a každé další začíná soused po levici toho, kdo začínal minule. Místo věku si můžete zvolit losování.
UNI-25 = I v úplně prvním tahu hry máš na výběr. Buď něco přiložíš ke startovní kartě, nebo jednu kartu vyměníš.
UNI-26 = Tahy jdou dokola po směru hodinových ručiček.
UNI-27 = Když jsi na tahu, vyber si akci: buď vykládáš karty, nebo jednu vyměníš. Na dvě akce v jednom tahu potřebuješ dvojitý tah.
UNI-28 = Tah se nedá jen tak vynechat: kdo nevykládá, vyměňuje. Vykládat znamená vyložit aspoň jednu kartu. Bez akce zůstaneš, jen když nemůžeš vyložit ani vyměnit.
UNI-29 = Kolik karet v jedné akci vyložíš, je na tobě. Každá se ale musí hodit ke svým sousedům a od druhé dál navazovat na tu předchozí.
UNI-30 = Po kterékoli vyložené kartě můžeš akci ukončit. Hra to za tebe neudělá jen proto, že už se ti nic nehodí; ostatním by tím prozradila něco o tvých kartách.

## unikat-part-5

UNI-31 = Dvě karty smějí ležet vedle sebe, jen když mají tři znaky stejné a v jednom se liší. Třeba velké žluté kolečko na červeném pozadí (CYR3) se hodí k velkému zelenému kolečku na červeném pozadí (CGR3): liší se jen barva obrazce.
UNI-32 = Nová karta se musí hodit ke každé kartě, které se dotkne hranou. Nestačí, že se hodí k jedné z nich.
UNI-33 = Kde začneš vykládat, je na tobě. Pro první kartu akce si na stole vyber jakoukoli kartu, ke které se hodí.
UNI-34 = Další karty téže akce tvoří řetěz. Každá se musí hranou dotýkat té, která přišla na stůl těsně před ní.
UNI-35 = Karta v řetězu se smí dotknout i dalších karet, pokud se hodí ke všem. Právě tak se dá získat dvojitý tah.
UNI-36 = Nová karta nesmí ležet o samotě ani na jiné kartě. Co už na stole leží, to se nepřesouvá.
UNI-37 = Potvrzenou kartu už zpátky nevezmeš. Než ji potvrdíš, můžeš si její místo v klidu vyzkoušet.
UNI-38 = Dokud je možná výměna, nikdo tě nenutí vykládat. Vyměňovat smíš, i když máš co vyložit.

## unikat-part-6

UNI-39 = Když se karta, kterou ve svém tahu vykládáš, dotkne hranami aspoň dvou jiných karet, máš dvojitý tah.
UNI-40 = Dotyky se zjišťují ve chvíli, kdy kartu vyložíš, a počítají se všechny karty na stole, i ta vyložená těsně předtím. Když starší karta získá druhou sousední kartu až později, dvojitý tah za to není.
UNI-41 = Díky dvojitému tahu můžeš po první akci zahrát ještě druhou. Jestli v ní budeš vykládat, nebo vyměňovat, rozhodneš ty.
UNI-42 = Druhou akci nemusíš využít.
UNI-43 = Víc než dvě akce v jednom tahu nikdy nemáš. Po druhé akci tah končí, i kdyby se v ní některá karta zase dotkla dvou jiných.
UNI-44 = I když se dvou jiných karet dotkne v první akci několik tvých karet, navíc máš jen jednu akci.
UNI-45 = Tři nebo čtyři sousední karty znamenají totéž co dvě.
UNI-46 = Když vykládáš i ve druhé akci, začínáš nový řetěz. Může vyrůst kdekoli na stole, kde se jeho první karta hodí.
UNI-47 = Vykládání ve druhé akci je plnohodnotné: znovu smíš vyložit tolik karet, kolik chceš.
UNI-48 = Druhou akcí může být i výměna, přestože už máš v tomto tahu něco vyloženo. Že se při výměně nevykládá, platí jen pro tu jednu akci.
UNI-49 = Za výměnu dvojitý tah nikdy není. Když jí svůj tah začneš, zůstane tvou jedinou akcí.
UNI-50 = V letáku tu byly dva obrázky, které se nedochovaly. Nejspíš ukazovaly kartu vloženou do rohu, třeba mezi sousedy nahoře a vpravo, a kartu v mezeře mezi dvěma jinými. Dvojitý tah je za obojí.
UNI-51 = Po kartě, za kterou máš dvojitý tah, smíš vykládat dál. Druhá akce počká, až první ukončíš.

## unikat-part-7

UNI-52 = Nemáš co vyložit, nebo se ti vykládat nechce? Pak vyměňuj. V této akci už na stůl nic nepřiložíš.
UNI-53 = Výměna začíná tím, že jednu svou kartu podle vlastního výběru odložíš lícem nahoru na výstavku.
UNI-54 = Za odloženou kartu dostaneš jednu novou. Buď si ji vybereš na výstavce, nebo ji naslepo vylovíš z pytlíku.
UNI-55 = Kartu, kterou při výměně odkládáš, si v téže výměně nesmíš vzít zpátky. Můžete se domluvit, že ano.
UNI-56 = Vzít si kartu musíš, a to právě jednu. Výměnou ti tedy karet neubude.
UNI-57 = V jedné výměně jde vždy jen o jedinou kartu.
UNI-58 = Výstavka může být jakkoli velká. Pokaždé, když si někdo při výměně vezme kartu z pytlíku, naroste o jednu.
UNI-59 = Všichni vidí kartu, kterou odložíš na výstavku, i tu, kterou si z ní vezmeš. Kartu z pytlíku vidíš jenom ty.
UNI-60 = Vyměnit svou jedinou kartu ještě není výhra. Vyhrává se jen kartou vyloženou k ostatním na stole, ne kartou odloženou na výstavku.
UNI-61 = Když je pytlík prázdný, vezmeš si kartu z výstavky. Když je prázdná i ona, vyměňovat nejde, a kdo může vyložit, ten musí. Kdo nemůže ani to, vynechá tah.

## unikat-part-8

UNI-62 = Tah uzavírá přibírání: pokud za zástěnou nemáš plných 10 karet, přibereš si právě jednu. Vybereš si ji na výstavce, nebo sáhneš do pytlíku. I po sedmi vyložených kartách přibíráš jen jednu.
UNI-63 = Přibírání je povinné. Kdo nemá plných 10 karet, nemůže novou kartu odmítnout.
UNI-64 = S plnými 10 kartami nepřibíráš. To se stane třeba tehdy, když v prvním tahu vyměňuješ.
UNI-65 = Přibíráš jednou, na konci celého tahu. Ani při dvojitém tahu se nepřibírá po každé akci.
UNI-66 = Přibírá se i po výměně, pokud nemáš plných 10 karet. Za zástěnou ti tak jedna karta přibude.
UNI-67 = Z prázdného pytlíku přibrat nejde, přibereš tedy z výstavky, a naopak. Když je prázdné obojí, nepřibíráš.
UNI-68 = Po vítězné kartě už nic nepřibíráš.
UNI-69 = Sotva z výstavky zmizí poslední karta, přijdou tam z pytlíku tři nové, lícem nahoru.
UNI-70 = Dokud na výstavce leží aspoň jedna karta, z pytlíku se nedoplňuje.
UNI-71 = Když v pytlíku nejsou ani tři karty, na výstavku přijde, co zbylo. Je-li pytlík prázdný, zůstane prázdná i výstavka.
UNI-72 = Výstavka se doplňuje okamžitě, takže další hráč už vidí nové karty. Ta poslední stará zůstává tomu, kdo si ji vzal.
UNI-73 = Když tvůj tah skončí, hraje ten, kdo sedí po tvé levici.
UNI-74 = Za zástěnou nemáš nikdy víc než 10 karet. V pytlíku, na výstavce, na stole, za zástěnami a stranou po hráčích, kteří odešli, jich je dohromady vždy 81. Výstavka je prázdná, jen když je prázdný i pytlík, a sousední karty na stole se liší přesně jedním znakem.

## unikat-part-9

UNI-75 = Když vyložíš svou poslední kartu, vyhráváš a kolo v tu chvíli končí.
UNI-76 = Poslední karta rozhoduje okamžitě, i uprostřed řetězu nebo ve druhé akci. Žádná další akce už není, nepřibírá se a ostatní své tahy nedohrávají.
UNI-77 = Může se stát, že jeden po druhém nikdo z vás nemůže vyložit ani vyměnit. Pak kolo končí a vyhrává ten, komu zbylo nejméně karet; při stejném počtu se hráči o výhru dělí.
UNI-78 = Stejným způsobem kolo skončí, když se všichni 20krát za sebou vystřídají a nikdo nevyloží jedinou kartu; s prázdným pytlíkem stačí 3krát. Vyhrává ten, kdo má nejméně karet, při stejném počtu se hráči o výhru dělí. Zvolit si můžete jiný počet nebo hru bez limitu, ale když hrají jen boti, limit být musí.
UNI-79 = Když někdo odejde, až do jeho návratu za něj hraje bot. Zvolit si můžete i hru bez náhradníka: opuštěné místo se přeskakuje a jeho karty jdou stranou. Do pytlíku se už nevrátí a počítají se jako trestné body tomu, kdo odešel. Když ve hře zbude jediné místo, vyhrává kolo.

## unikat-part-10

UNI-80 = Počet kol si určete ještě před začátkem hry. Když ho neurčíte, hraje se jedno.
UNI-81 = Každé kolo začíná nanovo: všechny karty se vrátí do pytlíku a celá příprava se zopakuje.
UNI-82 = Po kole se podívej za zástěnu a spočítej, co tam zbylo. Jedna karta je 1 trestný bod, tři karty jsou 3. Kolik bodů karta stojí, píše jen jeden z letáků, a podle něj se tu hraje.
UNI-83 = Kdo vyložil úplně všechno, nemá za kolo žádný trestný bod. Když kolo skončilo jinak, i jeho vítěz si zapíše trestné body za své karty.
UNI-84 = Po posledním kole se trestné body sečtou. Vyhrává nejnižší součet. Jeden leták se dá číst i obráceně, ale tak se nehraje.
UNI-85 = Při stejném nejnižším součtu se hráči o výhru dělí. Zvolit si můžete i něco jiného: buď rozhodne počet vyhraných kol (a když je i ten stejný, o výhru se dělí), nebo přijde kolo navíc. V něm hrají všichni, ale vyhrát může jen někdo z těch, kteří měli stejně.
UNI-86 = Každé kolo je jako nová hra, proto začíná znovu nejstarší hráč, pokud je označen. Zvolit si můžete i něco jiného: začátek se posouvá o místo doleva, nebo začíná vítěz či poražený z minulého kola.
UNI-87 = Když se kolo zasekne a poslední kartu nevyloží nikdo, dostane každý trestné body za své karty. Nulu nemá nikdo zadarmo, ani vítěz.
UNI-88 = V letáku ke hře jsou uvedeni Bernhard Weber, Richard Polle a Gerard Lepianka; co měl na starosti ten poslední, se tam nepíše. Adresy a kontakty k pravidlům nepatří.
UNI-89 = V ukrajinském letáku se na konec pravidel o dvojitém tahu zatoulal český nadpis. Nic neznamená.
