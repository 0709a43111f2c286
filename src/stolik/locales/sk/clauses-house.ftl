## Part titles

house-part-1 = Domáce pravidlá, ktoré v knihách nie sú

## house-part-1

HOUSE-01 = Pridávanie, vypnuté, kým si ho pri stole nezapnete: na +2 môžeš odpovedať ďalšou +2 a na +4 ďalšou +4; môžete sa dohodnúť, že na +2 aj kartou +4. Súčet ide ďalej a kto neodpovie, potiahne si všetko a príde o ťah. Karta +4 musí byť vtedy poctivá, preto sa nenapáda, a na prvú kartu kola sa odpovedať nedá. Ak niekto pridanou kartou kolo ukončí a posledná karta ešte pôsobí, platí za ňu celý súčet.
HOUSE-02 = Skok do hry, vypnutý, kým si ho pri stole nezapnete: ak máš to isté číslo v tej istej farbe, aké leží navrchu, môžeš ho zahrať aj mimo poradia, kým sa ďalší hráč nerozhodne. Hra potom pokračuje od teba; ak to skúsia dvaja, platí ten, kto sa k hre dostane skôr. Žolíky a špeciálne karty sa na to použiť nedajú.
HOUSE-03 = Sedem a nula, vypnuté, kým si ich pri stole nezapnete: keď zahráš 7, vymeníš si karty s hráčom, ktorého si vyberieš; po 0 podá každý všetky svoje karty o miesto ďalej. Ak je to tvoja posledná karta, vyhrávaš a nič sa nevymieňa. Staré volanie UNO prestáva platiť; kto takto dostane jedinú kartu, pri 112 kartách volá, pri 108 nemusí.
HOUSE-04 = Ťahanie, kým niečo nepríde, vypnuté, kým si ho pri stole nezapnete: ak nemáš nič vhodné, ťahaj, až kým niečo vhodné nepríde alebo sa karty neminú. Túto kartu potom zahraj alebo si ju nechaj. Ak vynecháš dobrovoľne, potiahneš si len jednu.
HOUSE-05 = Dvojice a strany so 112 kartami, vypnuté, kým si ich pri stole nezapnete: hrá sa na ne rovnako ako v knihe so 108 kartami. Z kola do kola sa neprenáša nič.
