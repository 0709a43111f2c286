## Part titles

house-part-1 = Domáce pravidlá, ktoré si stôl môže zapnúť

## house-part-1

HOUSE-01 = Prihadzovanie: na +2 môžeš odpovedať ďalšou kartou +2 a na +4 ďalšou kartou +4 (stôl si môže zvoliť, že aj +4 na +2). Súčet ide ďalej a kto neodpovie, potiahne si všetko a stratí ťah. Žolík +4 musí byť vtedy poctivý, preto sa nenapáda; na prvú kartu kola sa odpovedať nedá.
HOUSE-02 = Skok do hry: ak máš to isté číslo v tej istej farbe, aké leží na vrchu, môžeš ho zahrať aj mimo poradia, kým sa ďalší hráč nerozhodne. Hra potom pokračuje od teba. Žolíky a špeciálne karty sa na to použiť nedajú.
HOUSE-03 = Sedem a nula: keď zahráš 7, vymeníš si ruku s hráčom, ktorého si vyberieš; po 0 ide každá ruka o miesto ďalej. Ak je to tvoja posledná karta, vyhrávaš a nič sa nevymieňa. Staré volanie UNO prestáva platiť a kto takto dostane jedinú kartu, volá iba v hre so 112 kartami.
HOUSE-04 = Ťahanie dovtedy, kým sa nehodí: ak nemáš nič vhodné, ťahaj, až kým niečo vhodné nepríde alebo sa karty neminú. Túto kartu potom zahraj alebo si ju nechaj. Ak vynecháš dobrovoľne, potiahneš si len jednu.
HOUSE-05 = Aj v hre so 112 kartami sa dá hrať na dvojice a strany, a to podľa K108-123 až K108-126, K108-136 a K108-137. Z kola do kola sa neprenáša nič.
