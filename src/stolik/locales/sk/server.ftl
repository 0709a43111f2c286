## Stoly
no-such-table = taký stôl tu nie je
table-full = všetky miesta sú obsadené
table-not-waiting = hra sa už začala
not-seated = pri tomto stole nesedíš
not-the-host = to môže len ten, kto stôl založil
chairs-free = jedno miesto je ešte voľné: počkaj na niekoho alebo tam posaď bota
not-all-ready = ešte nie sú všetci pripravení
bad-share = podiel má 16 až 64 bajtov v šestnástkovom zápise
name-empty = meno potrebuje aspoň jedno písmeno alebo znak
too-many = na túto chvíľu to stačí
record-not-yet = záznam bude k dispozícii, keď sa hra skončí

## Prečo sa spojenie skončilo
bye-no-hello = Najprv treba pozdraviť.
bye-bad-ticket = Tento lístok už neplatí. Vypýtaj si nový.
bye-not-begun = Hra sa ešte nezačala.
bye-frame-too-big = Táto správa bola pridlhá.
bye-bad-frames = Priveľa správ sa nedalo prečítať.
bye-too-fast = Priveľa správ naraz. Chvíľu počkaj.
bye-too-slow = Spojenie je pripomalé. Vráť sa, nič sa nestratilo.
bye-retry = Teraz sa to nedá uložiť. Skús to o chvíľu.

## Reakcie
reaction-1 = Ahoj
reaction-2 = Veľa šťastia
reaction-3 = Pekný ťah
reaction-4 = Ale nie
reaction-5 = Okamih
reaction-6 = Si na rade
reaction-7 = Ha ha
reaction-8 = Ďakujem
reaction-9 = Dobrá hra
reaction-10 = Ešte raz?

## Server
help-serve = sprístupni stoly prehliadačom a programom
help-serve-host = adresa, na ktorej počúva (127.0.0.1: iba tento počítač)
help-serve-port = port; 0 vezme ktorýkoľvek voľný
help-serve-data = priečinok s údajmi
help-serve-url = adresa, pod ktorou ho vidia ostatní, za proxy
help-serve-pace = ako dlho bot aspoň premýšľa, v milisekundách
folder-not-writable = do „{ $folder }“ sa nedá zapisovať
port-taken = { $host }, port { $port }: tieto dvere sa nedajú otvoriť ({ $why })
database-newer = údaje uložila novšia verzia Stolika
database-trouble = údaje sa nedajú otvoriť: { $why }
serve-address = Stôl je pripravený: { $address }
