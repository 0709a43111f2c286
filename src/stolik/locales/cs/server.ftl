## Stoly
no-such-table = takový stůl tu není
journal-cut = poslední tahy této hry se na disku serveru ztratily; možná mají zálohu ti, kdo server provozují
table-full = všechna místa jsou obsazená
table-not-waiting = hra už začala
not-seated = u tohoto stolu nesedíš
not-the-host = to může jen hostitel stolu
chairs-free = ještě je tu volné místo: počkej na někoho, nebo tam posaď bota
not-all-ready = ještě nejsou všichni připravení
name-empty = jméno potřebuje aspoň jedno viditelné písmeno nebo znak
too-many = víc už teď nejde
record-forgotten = zápasy tohoto turnaje už jsou smazané, takže záznam není z čeho udělat
record-not-yet = záznam se otevře, až hra skončí
barred = hostitel tě požádal o odchod, vrátit se sem už nejde
table-not-playing = u tohoto stolu se nehraje
nobody-to-kick = na tomto místě není koho poslat od stolu
no-person-there = nesedí tam žádný člověk
still-playing = hra ještě běží
bad-link = tento odkaz už neplatí; vytvoř nový na druhém zařízení
bad-ticket = tento lístek už neplatí; řekni si o nový
not-our-address = to není adresa tohoto serveru
only-here = to jde udělat jen na počítači, na kterém Stolik běží
no-network = tento počítač není v síti, do které by se mohly připojit telefony
no-token = nejdřív řekni, kdo jsi
foreign-host = pod tímto jménem Stolik neodpovídá
foreign-origin = jiná stránka se Stolikem mluvit nesmí
no-hotseat = tato hra je závod: všichni hrají najednou, takže každý potřebuje vlastní zařízení
one-device = u tohoto stolu hrají všichni na jednom zařízení a podávají si ho: přisedni si k němu
no-practice = „{ $book }“ nemá úlohy k procvičení; má je: { $may }
malformed = tento požadavek se nedá přečíst
malformed-at = tato část požadavku se nedá přečíst: { $where }
malformed-fault = tento požadavek se nedá přečíst: { $fault }
no-such-page = tady nic není
frame-too-big = to bylo moc dlouhé
head-too-big = hlavička tohoto požadavku je moc velká
upgrade-with-body = žádost o soket nesmí mít tělo
request-too-slow = tento požadavek trval moc dlouho
handshake-too-slow = u nás to trvalo moc dlouho; zkus to za chvilku
too-many-connections = z tvé sítě je otevřeno moc spojení; zkus to za chvilku
server-full = server je teď plný; zkus to za chvilku
broken = u nás se něco pokazilo; nic se nezměnilo

## Turnaje
no-such-tournament = takový turnaj tu není
tournament-begun = turnaj už začal
not-in-tournament = v tomto turnaji nehraješ
not-tournament-host = to může jen hostitel turnaje
table-of-tournament = tento stůl patří k turnaji a ten pokračuje sám

## Proč spojení skončilo
bye-no-hello = Spojení musí začít slovem „hello“.
bye-bad-ticket = Tento lístek už neplatí. Řekni si o nový.
bye-not-begun = Hra ještě nezačala.
bye-frame-too-big = Tato zpráva byla moc dlouhá.
bye-bad-frames = Moc zpráv se nedalo přečíst.
bye-too-fast = Moc zpráv najednou. Chvilku počkej.
bye-too-slow = Spojení je moc pomalé. Vrať se, nic se neztratilo.
bye-retry = Teď se to nedá uložit. Zkus to za chvilku.
bye-too-many = Tento stůl máš otevřený v příliš mnoha oknech. Jedno zavři.
bye-broken = U nás se něco pokazilo. Vrať se, nic se neztratilo.
bye-kicked = Hostitel tě požádal o odchod.
bye-moved = Už hraješ na jiném zařízení.

## Reakce
reaction-1 = Ahoj
reaction-2 = Hodně štěstí
reaction-3 = Pěkný tah
reaction-4 = Ale ne
reaction-5 = Chviličku
reaction-6 = Jsi na tahu
reaction-7 = Ha ha
reaction-8 = Díky
reaction-9 = Dobře zahráno
reaction-10 = Ještě jednou?

## Jména botů
tree-oak = Dub
tree-linden = Lípa
tree-birch = Bříza
tree-ash = Jasan
tree-maple = Javor
tree-pine = Borovice
tree-elm = Jilm
tree-beech = Buk
tree-alder = Olše
tree-larch = Modřín
tree-yew = Tis

## Server
help-serve = zpřístupní stoly prohlížečům a programům
help-serve-host = adresa, na které naslouchá (127.0.0.1: jen tento počítač)
help-serve-port = port; 0 vezme kterýkoli volný
help-serve-data = složka s daty
help-serve-url = adresa, na které ho najdou ostatní, když je za proxy
help-serve-connections = kolik spojení může být otevřeno najednou, HTTP a WebSocket dohromady
help-serve-connections-each = kolik z nich smí mít jedna adresa, třeba škola
help-serve-pace = jak dlouho bot nejméně přemýšlí, v milisekundách
folder-not-writable = do „{ $folder }“ se nedá zapisovat
port-taken = { $host }, port { $port }: na něm naslouchat nejde ({ $why })
data-in-use = „{ $folder }“ už používá jiný Stolik: proces { $pid } na { $host }, { $where }
database-newer = data uložila novější verze Stoliku
database-damaged = data v „{ $folder }“ jsou poškozená ({ $why }); nahraď je zálohou, jak popisuje docs/hosting.md v části „Restore“
database-trouble = data se nedají otevřít: { $why }
serve-address = Stůl je připravený: { $address }
help-serve-lan = pustí dovnitř i telefony a počítače z místní sítě
help-serve-keep = jak dlouho uchovávat dohrané hry, ve dnech
serve-outside = Pro telefony a kamarády: { $address }
bad-url = „{ $url }“ není adresa jako https://games.example

## Několik serverů
help-serve-database = postgresql://... místo souboru ve složce; je-li v ní heslo, dej ji raději do proměnné STOLIK_DATABASE: příkaz si mohou přečíst i jiní na tomto počítači
help-serve-bus = redis://... mezi několika servery nad jednou databází; nebo proměnná STOLIK_BUS
database-address = --database není adresa, se kterou si Stolik poradí; taková adresa vypadá jako postgresql://jméno@počítač/databáze
database-unreachable = databáze { $where } neodpovídá
database-password = databáze { $where } nikoho s tímto jménem a heslem nepustí dovnitř
database-unsynced = tento PostgreSQL může ztratit tahy, které už potvrdil: zapni { $setting }
bus-address = --bus není adresa, se kterou si Stolik poradí; taková adresa vypadá jako redis://počítač:6379/0
bus-unreachable = Redis { $where } neodpovídá
bus-password = Redis { $where } nikoho s tímto jménem a heslem nepustí dovnitř
bus-alone = --bus potřebuje --database: bez společné databáze si servery nemají co říct
library-missing = chybí { $name }; nainstaluje to „pip install stolik[scale]“
