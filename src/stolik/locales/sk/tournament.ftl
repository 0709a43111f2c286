## Nový turnaj
cup-new = Turnaj v UNO
cup-new-more = Hrá sa vo dvojiciach a tie sa striedajú. Body zbiera každý sám pre seba.
cup-how-many = Koľkí budete hrať?
cup-rotation12 = 4 hráči, jeden stôl
cup-rotation12-about = S každým z troch ostatných hráš vo dvojici štyri kolá, spolu 12. Potom sa dvaja najlepší stretnú v súboji.
cup-rotation28 = 8 hráčov, dva stoly
cup-rotation28-about = S každým zo siedmich ostatných hráš vo dvojici štyri kolá, spolu 28, pri dvoch stoloch naraz. Potom sa dvaja najlepší stretnú v súboji.
cup-duel-length = Kolá v súboji
cup-pause = Prestávka medzi zápasmi
cup-bots = Ako dobre hrajú boti
cup-fill = Voľné miesta obsadia boti.
cup-lay = Pripraviť turnaj

## Čakanie na hráčov
cup-waiting = Turnaj: čaká sa na hráčov
cup-join = Pridať sa
cup-may-begin = Všetci sú pripravení. Môžeš začať.
cup-begin = Začať turnaj
cup-wait-begin = Čaká sa, kým hostiteľ začne.
cup-code-is = Kód turnaja je { $code }
cup-leave = Opustiť turnaj
cup-leave-explained = Kým sa nevrátiš, hrá za teba bot.
cup-abandon = Ukončiť turnaj
cup-abandon-explained = Všetky jeho hry sa hneď skončia, pre všetkých.
cup-abandoned = Tento turnaj sa ukončil predčasne

## Rozpis a poradie
cup-block = Blok { $block }
cup-block-of = Blok { $block } z { $blocks }
cup-duel = Súboj
cup-duel-later = Stretnú sa dvaja najlepší. Počet kôl: { $deals }.
cup-on-now = teraz
cup-table = Stôl { $table }
cup-your-table = K môjmu stolu
cup-watch = Sledovať
cup-schedule = Rozpis
cup-standings = Poradie
cup-place = Miesto
cup-wins = Vyhraté kolá
cup-lot = Bola zhoda, a tak o účasti v súboji rozhodlo žrebovanie.

## Počas turnaja
cup-next-duel = Si v súboji. Proti tebe: { $other }.
cup-next-pair = Vo dvojici s tebou: { $partner }. Proti vám: { $one } a { $other }.
cup-break = Prestávka
cup-your-match = Tvoj zápas práve prebieha.
cup-you-watch = Sleduješ tento turnaj.
cup-duel-is-on = Dvaja najlepší hrajú súboj.
cup-others-play = Tvoj zápas sa skončil. Pri druhom stole sa ešte hrá.
cup-begins-in = Ďalší zápas sa začne o { $seconds } s.
cup-return = Som späť
cup-go-on = Hrajme ďalej
cup-waiting-for = Prestávku ešte majú: { $names }

## Koniec
cup-you-won = Vyhrávaš turnaj
cup-won = Turnaj vyhráva { $name }
cup-duel-was = Súboj: { $winner } { $more } – { $less } { $loser }
cup-again = Nový turnaj
cup-record = Uložiť záznam
cup-none = Taký turnaj tu nie je
cup-none-more = Odkaz možno nie je správny alebo sa turnaj už dávno skončil.
cup-kicked = V tomto turnaji už nie si
