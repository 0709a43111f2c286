## Part titles

house-part-1 = Domácí pravidla, která v letácích nejsou

## house-part-1

HOUSE-01 = Hromadění (jen když si ho zapnete): na +2 můžeš odpovědět kartou +2, na +4 kartou +4, a když si to zvolíte, i na +2 kartou +4. Karty k líznutí se sčítají, a kdo neodpoví, lízne si všechny a přijde o tah. Žolík +4 tu musí být poctivý, takže se nenapadá, a na kartu, která otevírá kolo, se neodpovídá. Je-li přidaná karta něčí poslední, počítá se celý součet všude, kde se za poslední kartu ještě líže.
HOUSE-02 = Skok do hry (jen když si ho zapnete): máš stejné číslo ve stejné barvě, jako je vrchní karta? Dokud se další hráč nerozhodl, smíš ho zahrát mimo pořadí a pokračuje se od tebe. Zkusí-li to dva, platí ten, o kom se hra dozví dřív. Žolíkem ani speciální kartou se takhle neskáče.
HOUSE-03 = Sedmička a nula (jen když si je zapnete): po 7 si vyměníš karty s hráčem, kterého si vybereš, po 0 předá každý svoje karty o místo dál. Poslední karta nic nevyměňuje, tou vyhráváš. Dřívější volání UNO už neplatí; kdo takhle dostane jedinou kartu, se 112 kartami volá, se 108 nemusí.
HOUSE-04 = Lízání, dokud něco nepřijde (jen když si ho zapnete): nic se ti nehodí? Lížeš si tak dlouho, dokud nepřijde vhodná karta nebo karty nedojdou. Tu pak zahraješ, nebo si ji necháš. Kdo vynechá z vlastní vůle, lízne si jen jednu.
HOUSE-05 = Dvojice a strany i se 112 kartami (jen když si je zapnete): hraje se stejně jako se 108 kartami. Dva partneři sedí proti sobě, hráči dvou stran střídavě. Kdo se první zbaví karet, vyhrává pro všechny své a počítají se karty soupeřů. Do dalšího kola se nic nepřenáší.
