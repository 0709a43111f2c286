## The first screen
page-title = Stolik
page-home = To the first page
page-welcome = Sit down, let’s play
page-welcome-more = Table games with friends or bots. No account, nothing to install.
page-games = Games
page-play-now = Play now
page-with-friends = Play with friends
page-learn = Learn to play
page-first-time = First time? Two minutes show you how it works.
page-never-again = Don’t show this again
page-rules = Rules
page-have-code = Did a friend give you a code?
page-code = Code of a table
page-join = Go there
page-my-tables = My tables
page-public-tables = Tables open to all
page-state-waiting = waiting
page-state-playing = playing
page-state-over = over
page-state-abandoned = left
page-guest = Guest
page-offline = Stolik can’t be reached. Trying again.
page-loading = One moment
page-no-table = There is no such table
page-no-table-more = The link may be wrong, or the table was closed long ago.
page-line-ended = You are no longer at this table

## Books
book-unikat = Unikat
book-unikat-about = 81 tiles, no two alike. Neighbours differ in exactly one thing. Who lays the last tile wins.

## Settings
page-settings = Settings
page-name = Your name
page-language = Language
page-light = Light
page-light-day = Day
page-light-night = Night
page-sound = Sounds
page-done = Done
page-close = Close
page-link = Link
page-qr = QR code of { $address }
page-move-title = Move to this device
page-move-make = Go on playing on another device
page-move-explained = Open this link on the other device within ten minutes. This device is then signed out.
page-move-here = You will go on playing here, with your name and your tables. The other device is signed out.
page-move-do = Move here

## A new table
page-new-table = A table for { $book }
page-how-many = How many of you will sit at the table?
page-how-many-bots = How many of them are bots?
page-bots-later = You can also add bots later.
page-bot-level = How well the bot plays
page-make-public = Show this table to everybody on this server
page-options = More rules to decide
page-more = more
page-lay-table = Set the table
option-number = a number
option-on = yes
option-off = no
bot-greedy = clever
bot-random = easy

## Waiting for players
page-waiting-title = { $book }: waiting for players
page-free-chair = free seat
page-ready = ready
page-not-ready = not ready yet
page-host = host
page-make-host = Make host
page-kick = Show out
page-add-bot = Add a bot
page-chair-free = There is a free seat.
page-press-ready = Are you ready?
page-wait-players = Waiting for more players. The host can add bots.
page-wait-ready = Waiting until everybody is ready.
page-wait-host = Waiting for the host to start.
page-may-start = Everybody is ready. You can start.
page-sit-down = Sit down
page-i-am-ready = I’m ready
page-start = Start
page-leave = Leave the table
page-invite = Invite friends
page-code-is = The code of the table is { $code }
page-invite-phones = Invite phones
page-invite-phones-more = This lets devices on your home network in.
page-share-link = Share the link
page-copied = Copied

## At the table
page-seats = Players
page-you = you
page-bot = bot
page-is-bot = A bot: { $level }.
page-is-here = Is here.
page-not-here = not here
page-bot-plays = a bot plays
page-bot-for-you = A bot is playing for you.
page-take-back = Take my seat back
page-watching = You are watching.
page-watch = Watch the game
page-may-watch = You can still watch.
page-your-turn = Your turn
page-log = What happened
page-say-something = Say something
page-waiting-seconds = waiting: { $seconds } s
page-time-left = { $seconds } s left
page-reconnecting = The connection is gone. Coming back; nothing is lost.
page-leave-explained = You can come back while the game lasts. Until then a bot plays for you, unless this table decided otherwise.
page-stay = Stay
page-rule = Rule { $clause }
page-rate = One moment, that was very fast.
page-retry = It can’t be saved just now. Trying again.

## The end
page-you-won = You won
page-won-by = Winner: { $names }
page-abandoned = Nobody finished this game
page-player = Player
page-points = Points
page-winner = winner
page-result = Result
page-rematch = Play again
page-join-rematch = Join the rematch
page-replay = Replay
page-share = Share
page-share-result = { $book } at Stolik: { $names } won.
page-download = Save the record
page-verifying = Checking the shuffle.
page-verified = { $draws ->
    [one] The shuffle is the one that was promised: one draw checked on this device.
   *[other] The shuffle is the one that was promised: all { $draws } draws checked on this device.
}
page-dishonest-unreadable = The record of the shuffle can’t be read.
page-dishonest-promise = The shuffle is not the one that was promised.
page-dishonest-share = Your part of the shuffle was left out.
page-dishonest-draw = The shuffle is wrong at draw { $draw }.
page-back = Back
page-forward = Forward
page-run = Run
page-pause = Pause
page-scrub = Place in the game
page-all-hands = Show all hands

## Rulebook and tour
page-rules-of = The rules of { $book }
page-search-rules = Search the rules
page-table-rules = At every table
page-nothing-found = Nothing was found.
page-next = Next
page-skip = Skip
page-tour-try = Try something else.
