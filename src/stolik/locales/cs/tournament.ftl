## Nový turnaj
cup-new = Turnaj v UNO
cup-new-more = Hraje se ve dvojicích a ty se střídají. Body sbírá každý sám za sebe.
cup-how-many = Kolik vás bude hrát?
cup-rotation12 = 4 hráči, jeden stůl
cup-rotation12-about = S každým ze tří ostatních hraješ ve dvojici čtyři kola, celkem 12. Pak se dva nejlepší utkají v souboji.
cup-rotation28 = 8 hráčů, dva stoly
cup-rotation28-about = S každým ze sedmi ostatních hraješ ve dvojici čtyři kola, celkem 28, u dvou stolů zároveň. Pak se dva nejlepší utkají v souboji.
cup-duel-length = Kola v souboji
cup-pause = Přestávka mezi zápasy
cup-bots = Jak dobře hrají boti
cup-fill = Volná místa obsadí boti.
cup-lay = Připravit turnaj

## Čekání na hráče
cup-waiting = Turnaj: čeká se na hráče
cup-join = Přidat se
cup-may-begin = Všichni jsou připravení. Můžeš začít.
cup-begin = Začít turnaj
cup-wait-begin = Čeká se, až hostitel začne.
cup-code-is = Kód turnaje je { $code }
cup-leave = Opustit turnaj
cup-leave-explained = Dokud se nevrátíš, hraje za tebe bot.
cup-abandon = Ukončit turnaj
cup-abandon-explained = Všechny jeho hry hned skončí, pro všechny.
cup-abandoned = Tento turnaj byl ukončen předčasně

## Rozpis a pořadí
cup-block = Blok { $block }
cup-block-of = Blok { $block } ze { $blocks }
cup-duel = Souboj
cup-duel-later = Utkají se dva nejlepší. Počet kol: { $deals }.
cup-on-now = teď
cup-table = Stůl { $table }
cup-your-table = K mému stolu
cup-watch = Sledovat
cup-schedule = Rozpis
cup-standings = Pořadí
cup-place = Místo
cup-wins = Vyhraná kola
cup-lot = Byla shoda, a tak o účasti v souboji rozhodlo losování.

## Během turnaje
cup-next-duel = Jsi v souboji. Proti tobě: { $other }.
cup-next-pair = Ve dvojici s tebou: { $partner }. Proti vám: { $one } a { $other }.
cup-break = Přestávka
cup-your-match = Tvůj zápas právě běží.
cup-you-watch = Sleduješ tento turnaj.
cup-duel-is-on = Dva nejlepší hrají souboj.
cup-others-play = Tvůj zápas skončil. U druhého stolu se ještě hraje.
cup-begins-in = Další zápas začne za { $seconds } s.
cup-return = Jsem zpátky
cup-go-on = Hrajme dál
cup-waiting-for = Přestávku ještě mají: { $names }

## Konec
cup-you-won = Vyhráváš turnaj
cup-won = Turnaj vyhrává { $name }
cup-duel-was = Souboj: { $winner } { $more } – { $less } { $loser }
cup-again = Nový turnaj
cup-record = Uložit záznam
cup-none = Takový turnaj tu není
cup-none-more = Odkaz možná není správný, nebo turnaj už dávno skončil.
cup-kicked = V tomto turnaji už nejsi
