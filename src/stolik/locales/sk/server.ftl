## Stoly
no-such-table = taký stôl tu nie je
journal-cut = posledné ťahy tejto hry sa na disku servera stratili; možno majú zálohu tí, čo server prevádzkujú
table-full = všetky miesta sú obsadené
table-not-waiting = hra sa už začala
not-seated = pri tomto stole nesedíš
not-the-host = to môže len hostiteľ stola
chairs-free = ešte je tu voľné miesto: počkaj na niekoho alebo tam posaď bota
not-all-ready = ešte nie sú všetci pripravení
name-empty = meno potrebuje aspoň jedno viditeľné písmeno alebo znak
too-many = zatiaľ to stačí
record-forgotten = zápasy tohto turnaja sú už zmazané, takže záznam nie je z čoho urobiť
record-not-yet = záznam sa otvorí, keď sa hra skončí
barred = hostiteľ ťa požiadal o odchod, vrátiť sa sem už nie je možné
table-not-playing = pri tomto stole sa nehrá
nobody-to-kick = na tomto mieste nie je koho poslať od stola
no-person-there = nesedí tam žiadny človek
still-playing = hra ešte beží
bad-link = tento odkaz už neplatí; vytvor nový na druhom zariadení
bad-ticket = tento lístok už neplatí; vypýtaj si nový
not-our-address = to nie je adresa tohto servera
only-here = to sa dá urobiť len na počítači, na ktorom Stolik beží
no-network = tento počítač nie je v sieti, do ktorej by sa mohli pripojiť telefóny
no-token = najprv povedz, kto si
foreign-host = pod týmto menom Stolik neodpovedá
foreign-origin = iná stránka sa so Stolikom rozprávať nesmie
no-hotseat = v tejto hre sa preteká: všetci hrajú naraz, takže každý potrebuje vlastné zariadenie
one-device = pri tomto stole hrajú všetci na jednom zariadení a podávajú si ho: prisadni si k nemu
no-practice = „{ $book }“ nemá úlohy na precvičenie; má ich: { $may }
malformed = táto požiadavka sa nedá prečítať
malformed-at = táto časť požiadavky sa nedá prečítať: { $where }
malformed-fault = táto požiadavka sa nedá prečítať: { $fault }
no-such-page = tu nič nie je
frame-too-big = to bolo príliš dlhé
head-too-big = hlavička tejto požiadavky je príliš veľká
upgrade-with-body = žiadosť o soket nesmie mať telo
request-too-slow = táto požiadavka trvala pridlho
handshake-too-slow = u nás to trvalo pridlho; skús to o chvíľu
too-many-connections = z tvojej siete je otvorených priveľa spojení; skús to o chvíľu
server-full = server je teraz plný; skús to o chvíľu
broken = u nás sa niečo pokazilo; nič sa nezmenilo

## Turnaje
no-such-tournament = taký turnaj tu nie je
tournament-begun = turnaj sa už začal
not-in-tournament = v tomto turnaji nehráš
not-tournament-host = to môže len hostiteľ turnaja
table-of-tournament = tento stôl patrí k turnaju a ten pokračuje sám

## Prečo sa spojenie skončilo
bye-no-hello = Spojenie sa musí začať slovom „hello“.
bye-bad-ticket = Tento lístok už neplatí. Vypýtaj si nový.
bye-not-begun = Hra sa ešte nezačala.
bye-frame-too-big = Táto správa bola pridlhá.
bye-bad-frames = Priveľa správ sa nedalo prečítať.
bye-too-fast = Priveľa správ naraz. Chvíľu počkaj.
bye-too-slow = Spojenie je pripomalé. Vráť sa, nič sa nestratilo.
bye-retry = Teraz sa to nedá uložiť. Skús to o chvíľu.
bye-too-many = Tento stôl máš otvorený v príliš mnohých oknách. Jedno zavri.
bye-broken = U nás sa niečo pokazilo. Vráť sa, nič sa nestratilo.
bye-kicked = Hostiteľ ťa požiadal o odchod.
bye-moved = Už hráš na inom zariadení.

## Reakcie
reaction-1 = Ahoj
reaction-2 = Veľa šťastia
reaction-3 = Pekný ťah
reaction-4 = Ale nie
reaction-5 = Chvíľočku
reaction-6 = Si na ťahu
reaction-7 = Ha ha
reaction-8 = Ďakujem
reaction-9 = Dobre zahrané
reaction-10 = Ešte raz?

## Mená botov
tree-oak = Dub
tree-linden = Lipa
tree-birch = Breza
tree-ash = Jaseň
tree-maple = Javor
tree-pine = Borovica
tree-elm = Brest
tree-beech = Buk
tree-alder = Jelša
tree-larch = Smrekovec
tree-yew = Tis

## Server
help-serve = sprístupní stoly prehliadačom a programom
help-serve-host = adresa, na ktorej počúva (127.0.0.1: iba tento počítač)
help-serve-port = port; 0 vezme ktorýkoľvek voľný
help-serve-data = priečinok s údajmi
help-serve-url = adresa, na ktorej ho nájdu ostatní, keď je za proxy
help-serve-connections = koľko spojení môže byť otvorených naraz, HTTP a WebSocket spolu
help-serve-connections-each = koľko z nich môže mať jedna adresa, napríklad škola
help-serve-pace = ako dlho bot najmenej rozmýšľa, v milisekundách
folder-not-writable = do „{ $folder }“ sa nedá zapisovať
port-taken = { $host }, port { $port }: na tomto porte sa nedá počúvať ({ $why })
data-in-use = „{ $folder }“ už používa iný Stolik: proces { $pid } na { $host }, { $where }
database-newer = údaje uložila novšia verzia Stolika
database-damaged = údaje v „{ $folder }“ sú poškodené ({ $why }); nahraď ich zálohou, ako opisuje docs/hosting.md v časti „Restore“
database-trouble = údaje sa nedajú otvoriť: { $why }
serve-address = Stôl je pripravený: { $address }
help-serve-lan = pustí dnu telefóny a počítače z miestnej siete
help-serve-keep = ako dlho uchovávať dohrané hry, v dňoch
serve-outside = Pre telefóny a kamarátov: { $address }
bad-url = „{ $url }“ nie je adresa ako https://games.example

## Viac serverov
help-serve-database = postgresql://... namiesto súboru v priečinku; ak je v nej heslo, daj ju radšej do premennej STOLIK_DATABASE: príkaz si môžu prečítať aj iní na tomto počítači
help-serve-bus = redis://... medzi viacerými servermi nad jednou databázou; alebo premenná STOLIK_BUS
database-address = --database nie je adresa, s ktorou si Stolik poradí; taká adresa vyzerá ako postgresql://meno@počítač/databáza
database-unreachable = databáza { $where } neodpovedá
database-password = databáza { $where } nikoho s týmto menom a heslom nepustí dnu
database-unsynced = tento PostgreSQL môže stratiť ťahy, ktoré už potvrdil: zapni { $setting }
bus-address = --bus nie je adresa, s ktorou si Stolik poradí; taká adresa vyzerá ako redis://počítač:6379/0
bus-unreachable = Redis { $where } neodpovedá
bus-password = Redis { $where } nikoho s týmto menom a heslom nepustí dnu
bus-alone = --bus potrebuje --database: bez spoločnej databázy si servery nemajú čo povedať
library-missing = chýba { $name }; nainštaluje to „pip install stolik[scale]“
