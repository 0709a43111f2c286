# The ladder, on the page and in the terminal
page-ladder = Ranking
page-ladder-explained = Wszyscy zaczynają od 200. Gdy wygrywasz z silnymi graczami, twoja siła rośnie. Im więcej gier, tym jest pewniejsza.
page-ladder-place = Miejsce
page-ladder-rating = Siła
page-ladder-games = Gry
page-ladder-empty = Nikt jeszcze nie skończył tu żadnej gry.
page-ladder-change = { $change } po twojej ostatniej grze
page-ladder-show-me = Pokazuj mnie innym w rankingu
page-ladder-hidden = Tylko ty widzisz ten wiersz.
page-ladder-yet = Jeszcze bez miejsca
page-ladder-needed = Gry potrzebne do miejsca w rankingu: { $games }
page-ladder-end = Twoja siła: { $before } → { $after }
page-ladder-bot = Bot ({ $level })
