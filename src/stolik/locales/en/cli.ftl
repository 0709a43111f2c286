## Help
help-stolik = Unikat, UNO and Ubongo at one table: to play, to study, to check.
help-usage = usage:
help-arguments = arguments
help-additions = options
help-options = list the options of a table
help-commands = commands
help-command = command
help-help = show this help
help-version = show the version
help-lang = language: en, pl, cs, sk or uk
help-book = the book of the game
help-option = an option of the game as key=value; may be repeated
help-seed = the same seed gives the same result
help-play = open the tables in a browser
help-play-no-browser = only print the address
help-terminal = play in the terminal, with people and bots
help-terminal-people = how many people play at this screen (1)
help-terminal-bots = the bots, like greedy,random*2 or program:COMMAND
help-terminal-names = the names of the people, separated by commas
help-terminal-record = write the record of the game to this file
help-rules = read the rules of a game, or one rule
help-rules-what = a book or clauses, like unikat or UNI-34
help-rules-search = find the rules that answer a question in a few words
help-rules-coverage = show which tests cover which clause
help-rules-tests = the folder with the tests
help-show = draw a position
help-show-position = a position as text, or - to read it from the input
help-show-svg = write a drawing to this file, or - to print it
help-show-seat = show only what this seat sees
help-backup = copy the data, also while the server runs
help-backup-file = the file to write the copy to
help-backup-replace = put the new copy in place of an old one
help-engine = answer JSON lines, for programs
help-verify = check every byte of a record
help-verify-record = the record file
help-arena = let bots play many games
help-arena-bots = who plays, like greedy,random*3 or greedy,program:COMMAND
help-arena-games = how many games
help-arena-nodes = how far a bot may search for one decision, in nodes
help-arena-processes = how many processes; 0 means one for each core
help-arena-json = print the result as JSON
help-tournament = let bots play a tournament of UNO
help-tournament-format = rotation12 for 4 players, rotation28 for 8
help-tournament-bots = who plays, like tuned*8 or tuned*4,rule*4
help-tournament-duel = how many deals the top two play at the end (3)
help-tournament-record = write the tournament with all its matches to this file
help-tournament-verify = check such a file and play nothing
help-conform = check that a game meets the engine’s contract
help-conform-seats = how many seats; if not given, all that the book allows, one after the other
help-conform-steps = how many steps for each number of seats

## What goes wrong
bad-arguments = { $command }: { $why }
words-missing = missing: { $words }
words-unknown = “{ $words }” means nothing here
value-missing = { $words } needs a value
unknown-command = there is no command “{ $word }”; choose from: { $may }
bad-number = { $name }: “{ $word }” isn’t a number from { $low } to { $high }
bad-bots = “{ $word }” doesn’t name any bots; write it like greedy*2
unknown-bot = there is no bot “{ $name }” for { $game }; choose from: { $may }
unknown-language = there is no language “{ $language }” here; choose from: { $may }
unknown-rule = “{ $word }” is neither a book ({ $may }) nor a clause like UNI-34
no-tests-folder = “{ $folder }” isn’t a folder with tests; this works in a checkout of the project
not-utf-8 = this isn’t UTF-8 text
not-utf-8-at = byte { $byte }: this isn’t UTF-8 text
file-trouble = { $name }: { $why }
file-missing = { $name }: No such file or directory
file-is-folder = { $name }: Is a directory
file-forbidden = { $name }: Permission denied

## Reading rules
rules-not-found = no rule was found for “{ $words }”
rules-source = Source: { $source }
rules-ruling = Ruling: { $ruling }
rules-options = Options: { $options }
ruling-plain = the book says so
ruling-derived = it follows from the book
ruling-edition = the editions of the book differ
ruling-ambiguous = the book can be read in several ways; this is how it is played here
ruling-silent = the book leaves this open; this is how it is played here
coverage-none = no test
coverage-no-effect = no effect on the game
options-key = Option
options-values = Values
options-default = { $default } (of { $may })
options-clause = Clause
options-meaning = Meaning

## Records
verified-replay = The record checks out: { $entries ->
    [one] one entry replays
   *[other] { $entries } entries replay
} as written; end: { $ending }.
verified-chance = The shuffle is genuine: { $draws ->
    [one] one draw comes
   *[other] { $draws } draws come
} from the promised secret.
verified-chances = The shuffle is genuine: every draw comes from the secrets that were promised.
verified-no-chance = The shuffle of this record was not promised beforehand, so it can’t be checked.
verified-secret-kept = The game is still going on, so the secret of its shuffle hasn’t been revealed yet.
ending-over = game over
ending-abandoned = abandoned
ending-open = still in play

## Backups
backup-copying = copying
backup-done = The copy is in { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}, { $size } kB, checked.
backup-no-data = there are no data in “{ $folder }”
backup-exists = “{ $file }” already exists; name another file or add --replace
backup-onto-itself = “{ $file }” is part of the data; name another file
backup-to-output = a copy can’t be printed; name a file instead of “-”
backup-trouble = the copy could not be made: { $why }

## Arena and conformance
arena-playing = playing
arena-title = { $book }, { $games ->
    [one] one game
   *[other] { $games } games
}
arena-bot = Bot
arena-wins = Wins
arena-rate = Rate
arena-interval = 95% interval
arena-points = Points per game
arena-capped = { $bot }: the node cap cut { $capped } of { $searches } searches short
conform-playing = checking
conform-line = { $game }, { $seats } seats: { $steps } steps, { $matches } matches, { $failures } failures
conform-clauses = Clauses that refused something:
conform-seen = Seen on the way:

## Tournaments
unknown-format = there is no tournament “{ $word }”; choose from: { $may }
tournament-book = tournaments are played with { $may }, not with { $book }
tournament-players = { $format } is for { $count } players, not for { $given }
tournament-option = { $format } sets { $key } itself
bad-player-name = the name of player { $player } can’t be used; it needs 1 to 60 characters
duel-length = a duel has { $low } to { $high } deals, not { $given }
no-match = this tournament has no match “{ $match }”
match-not-due = match { $match } isn’t due yet
match-length = match { $match } takes { $count } deals, not { $given }
result-twice = the result of match { $match } has already been entered
winner-elsewhere = player { $player } does not play in match { $match }
deal-points = a deal gives 0 to { $high } points, not { $points }
no-lot-due = nothing needs a random draw now
lot-for-others = the draw is between exactly these players: { $players }
not-a-tournament = this isn’t a tournament: the first line must be “stolik tournament 1”
tournament-no-record = the record of match { $match } is expected here
tournament-no-result = here is a record of match { $match }, which has no result
tournament-other-lot = this draw doesn’t follow from the matches
tournament-other-match = this isn’t the record of match { $match } as it had to be played
tournament-other-result = by this record, match { $match } ended in a different result
tournament-block = Block
tournament-deals = Deals
tournament-table = Table
tournament-pairs = Pairs
tournament-result = Result
tournament-standings = Points after each block
tournament-place = Place
tournament-player = Player
tournament-won = Deals won
tournament-lot = A random draw decides who plays the duel: { $order }
tournament-duel = The duel of the top two
tournament-deal = Deal
tournament-winner = { $name } wins the tournament.
tournament-open = The tournament has no winner yet.
tournament-saved = The tournament is in { $file }; stolik tournament --verify checks it.
tournament-true = The tournament checks out; matches that replay as written: { $matches }.

## The table in the terminal
play-person = Player { $number }
play-bot = { $bot } { $number }
play-commit = Fair shuffle: its secret was fixed before the game, and this is its fingerprint: { $commit }
play-secret = The secret of the shuffle was { $secret }.
play-record = The record is in { $file }; stolik verify checks it, shuffle included.
play-open = Open this address in a browser: { $address }
play-no-terminal = No terminal is attached, so bots show a game.
play-time = Time left: { $seconds } s
play-unknown = “{ $word }” isn’t an answer here
record-exists = “{ $file }” already exists; name another file
names-too-many = there are more names than people
play-hand-over = { $name }’s turn. Take the screen while the others look away, then press Enter.
play-help = Answer with a number from the list, or with an action like “lay SBW1@0,1”. “?” shows the rules in force, “? UNI-34” one rule, “? lay SBW1@0,1” why or why not. Ctrl-D leaves the table.
play-may = Yes, you may.
play-no-number = there is no { $number } in the list, only 1 to { $most }
play-enter = Press Enter to continue.
play-spoken = Seats count from 0. “note draw 1 2”: seat 1 draws 2 cards; “note skip 1”: seat 1 loses the next turn.
play-left = You left the table.
play-capped = { $name }: the node cap cut { $capped } of { $searches } searches short

## Ubongo's boards
help-ubongo = the boards of Ubongo: look, print, measure, make new ones, practise on them
help-ubongo-boards = show a set of boards as text, or draw it
help-ubongo-stats = show how hard the puzzles are, and how evenly matched the boards of a round
help-ubongo-generate = make a new set of boards and print it as text
help-ubongo-practice = solve puzzles one after another by yourself, with hints
help-ubongo-puzzle = the puzzle to begin with, like easy-2-17-4-3
help-ubongo-side = easy or hard
help-ubongo-set = the number of the set
help-ubongo-file = your own set, from this file; - reads it from the input
help-ubongo-svg = write a picture of all boards to this file, or - to print it
help-ubongo-png = the same as PNG
help-ubongo-pdf = write sheets to print and cut out to this file, pieces and die included
unknown-side = there is no side “{ $word }”; choose from: { $may }
ubongo-exhausted = seed “{ $seed }” doesn’t give a whole set; try another one
set-size = a set has { $whole } boards, not { $count }
board-words = a board is an area and six rows of pieces, { $whole } words, not { $count }
bad-area = “{ $word }” isn’t an area; draw it like .XX/XXX, at most six by six cells
bad-row = “{ $word }” isn’t a row of pieces; choose from: { $may }
bad-row-size = “{ $word }”: each row must have the same number of different pieces: { $counts }
row-does-not-cover = “{ $word }” doesn’t cover the area
ubongo-set-easy = Easy side, set { $number }
ubongo-set-hard = Hard side, set { $number }
ubongo-set-file = Set from { $file }
ubongo-measuring = measuring
ubongo-making = looking for areas
ubongo-stats-figures = Difficulty is the logarithm of a search (1 more means twice as long); shown is its median. Spread is the difference between the easiest and the hardest board of one round; shown are its median, the value that 95% don’t exceed, and its maximum.
ubongo-stats-set = Set
ubongo-stats-cells = Cells
ubongo-stats-difficulty = Difficulty
ubongo-stats-spread = Spread
ubongo-stats-spread-most = 95%
ubongo-stats-spread-largest = largest
ubongo-stats-unique = One solution
ubongo-stats-histogram = How many puzzles are how hard
ubongo-stats-puzzles = Puzzles

## Ubongo's puzzles for one
terminal-practice-puzzle = Puzzle { $puzzle }. Time: { $seconds } s.
terminal-practice-help = Say where your pieces go, like “L4@1,0fr2 I2@0,0”: column and row of the top left corner of the box around a piece, f for its mirror image, r1 to r3 for quarter turns to the right. Or type: hint (“hint 0” to “hint 3” tell more and more), skip (next puzzle), quit.
terminal-practice-solved = Ubongo. Your time: { $seconds } of { $limit } s.
terminal-practice-solved-late = Solved in { $seconds } s; the time was { $limit } s.
terminal-practice-time-up = Time is up, but do carry on.
terminal-practice-fits = This can still become a solution.
terminal-practice-fits-not = That won’t work: no solution has this.
terminal-practice-lay = Now lay { $piece }.
terminal-practice-lay-cell = Now lay { $piece }. It covers the cell { $cell }.
terminal-practice-lay-place = Now lay { $placement }.
terminal-practice-take = Take { $piece } off.
terminal-practice-take-cell = Take { $piece } off. It belongs on the cell { $cell }.
terminal-practice-take-place = Take { $piece } off and lay it like this: { $placement }.
terminal-practice-over = Puzzles solved: { $count }.

## The engine
line-too-long = a line may have at most { $most } bytes
record-too-long = a record may have at most { $most } MB
position-too-long = a position may have at most { $most } characters
not-json = column { $column }: this isn’t JSON ({ $why })
strange-json = this JSON can’t be used: a key is repeated, a number is out of bounds, or it is nested too deep
engine-no-verb = a request is an object with “do”, one of: { $may }
engine-unknown-verb = “do” can’t be “{ $word }”; choose from: { $may }
engine-unknown-key = “{ $word }” doesn’t belong to “{ $verb }”; it takes: { $may }
engine-wrong-type = “{ $key }” should be { $kind }
engine-no-game = there is no game yet: begin with new, position or load
engine-other-game = { $book } is a book of the game { $game }
engine-no-chance = there is no random draw to make now
play-race = { $book } is a race: at one screen, one person plays against bots

## The ladder
help-ladder = show the ladder of this server, or check it
help-ladder-show = show the ladder of one game
help-ladder-recompute = replay every journal and correct the results
help-ladder-check = only compare, change nothing
ladder-sound = Results that agree with their journals: { $count }
ladder-different = Results that did not agree: { $count }
ladder-lacking = Matches that had no result: { $count }
ladder-alone = Results whose journals have been deleted: { $count }
ladder-unreadable = Journals that can’t be replayed: { $count }
ladder-mended = What was wrong has been corrected.
ladder-not-mended = What is wrong has been left as it is; without --check it is corrected.
ladder-older-data = these data were written by an older version; start the server once, and it brings them up to date

decimal = { $number }
percent = { $number }%
