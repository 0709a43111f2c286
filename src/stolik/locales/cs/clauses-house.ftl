## Part titles

house-part-1 = Domácí pravidla, která si stůl může zapnout

## house-part-1

HOUSE-01 = Hromadění: kdo si má líznout za +2, může odpovědět další kartou +2, a na +4 další kartou +4 (stůl může dovolit i +4 na +2). Součet putuje dál, a kdo neodpoví, lízne si všechno a přijde o tah. Žolík +4 musí být zahrán po právu, takže se nenapadá; na první kartu kola se neodpovídá.
HOUSE-02 = Skok do hry: máš stejné číslo ve stejné barvě, jako je vrchní karta? Dokud se další hráč nerozhodl, smíš ho zahrát mimo pořadí a pokračuje se od tebe. Žolíkem ani speciální kartou se takhle neskáče.
HOUSE-03 = Sedmička a nula: po 7 si vyměníš ruku s hráčem, kterého si vybereš, po 0 předá každý svou ruku o místo dál. Poslední karta nic nevyměňuje, tou vyhráváš. Dřívější volání UNO už neplatí, a kdo takhle dostane jedinou kartu, volá jen ve hře se 112 kartami.
HOUSE-04 = Lízání až do úspěchu: když se ti nic nehodí, bereš si z balíčku, dokud nepřijde vhodná karta nebo karty nedojdou. Tu pak zahraješ, nebo si ji necháš. Kdo vynechá z vlastní vůle, lízne si jen jednu.
HOUSE-05 = Dvojice a strany i ve hře se 112 kartami: platí pro ně K108-123 až K108-126, K108-136 a K108-137. Do dalšího kola se nic nepřenáší.
