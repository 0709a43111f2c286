# The ladder, on the page and in the terminal
page-ladder = Žebříček
page-ladder-explained = Všichni začínají na 200. Když porazíš silné hráče, tvoje síla roste. Čím víc her, tím je spolehlivější.
page-ladder-place = Místo
page-ladder-rating = Síla
page-ladder-games = Hry
page-ladder-empty = Ještě tu nikdo nedohrál žádnou hru.
page-ladder-change = { $change } po tvé poslední hře
page-ladder-show-me = Ukazovat mě ostatním v žebříčku
page-ladder-hidden = Tento řádek vidíš jen ty.
page-ladder-yet = Zatím bez umístění
page-ladder-needed = Kolik her je potřeba na umístění: { $games }
page-ladder-end = Tvoje síla: { $before } → { $after }
page-ladder-bot = Bot ({ $level })
