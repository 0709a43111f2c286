# The ladder, on the page and in the terminal
page-ladder = Ladder
page-ladder-explained = Everyone starts at 200. Win against strong players and your number grows. The more games you play, the more reliable it gets.
page-ladder-place = Place
page-ladder-rating = Rating
page-ladder-games = Games
page-ladder-empty = Nobody has finished a game here yet.
page-ladder-change = { $change } after your last game
page-ladder-show-me = Show me to others on the ladder
page-ladder-hidden = Only you see this line.
page-ladder-yet = Unranked
page-ladder-needed = Games needed for a place: { $games }
page-ladder-end = Your rating: { $before } → { $after }
page-ladder-bot = Bot ({ $level })
