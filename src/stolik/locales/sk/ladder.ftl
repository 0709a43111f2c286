# The ladder, on the page and in the terminal
page-ladder = Rebríček
page-ladder-explained = Všetci začínajú na 200. Keď porazíš silných hráčov, tvoja sila rastie. Čím viac hier, tým je istejšia.
page-ladder-place = Miesto
page-ladder-rating = Sila
page-ladder-games = Hry
page-ladder-empty = Ešte tu nikto nedohral žiadnu hru.
page-ladder-change = { $change } po tvojej poslednej hre
page-ladder-show-me = Ukazovať ma ostatným v rebríčku
page-ladder-hidden = Tento riadok vidíš len ty.
page-ladder-yet = Zatiaľ bez umiestnenia
page-ladder-needed = Koľko hier treba na umiestnenie: { $games }
page-ladder-end = Tvoja sila: { $before } → { $after }
page-ladder-bot = Bot ({ $level })
