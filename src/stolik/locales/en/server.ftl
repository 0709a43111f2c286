## Tables
no-such-table = there is no such table
journal-cut = the last moves of this game were lost on the server's disk; the people who run this server may have a backup
table-full = every chair is taken
table-not-waiting = the match has begun already
not-seated = you don't sit at this table
not-the-host = only the host of the table can do this
chairs-free = a chair is still free: wait for somebody, or put a bot on it
not-all-ready = not everybody is ready yet
name-empty = a name needs a letter or a sign that can be seen
too-many = that is enough for the moment
record-forgotten = the matches of this tournament are forgotten, so there is no record any more
record-not-yet = the record is open once the match is over
barred = the host has asked you to leave, so you can’t come back here
table-not-playing = nobody is playing at this table
nobody-to-kick = there is nobody to show out on that seat
no-person-there = no person sits there
still-playing = the game is still being played
bad-link = this link no longer works; make a new one on your other device
bad-ticket = this ticket is not good any more; ask for a new one
not-our-address = this is no address of this server
only-here = this can only be done at the computer that runs Stolik
no-network = this computer is on no network that phones could join
no-token = say who you are first
foreign-host = Stolik does not answer under this name
foreign-origin = another page may not ask Stolik
no-hotseat = this game is a race: everybody plays at the same time, so each player needs a device
one-device = at this table everybody plays on one device that is passed around: sit down there
no-practice = the book “{ $book }” has no puzzles to practise on; these have: { $may }
malformed = this request can’t be read
malformed-at = this part of the request can’t be read: { $where }
malformed-fault = this request can’t be read: { $fault }
no-such-page = there is nothing here
frame-too-big = that was too long
head-too-big = the head of this request is too big
upgrade-with-body = a request for a socket has no body
request-too-slow = this request took too long
handshake-too-slow = this took too long on our side; try again in a moment
too-many-connections = too many connections are open from your network; try again in a moment
server-full = the server is full at the moment; try again soon
broken = something broke on our side; nothing was changed

## Tournaments
no-such-tournament = there is no such tournament
tournament-begun = the tournament has begun already
not-in-tournament = you don’t play in this tournament
not-tournament-host = only the host of the tournament can do this
table-of-tournament = this table belongs to a tournament, which goes on by itself

## Why the line was closed
bye-no-hello = The first words must be hello.
bye-bad-ticket = This ticket is not good any more. Ask for a new one.
bye-not-begun = The match has not begun yet.
bye-frame-too-big = That message was too long.
bye-bad-frames = Too many messages could not be read.
bye-too-fast = Too many messages at once. Wait a little.
bye-too-slow = The line is too slow. Come back, nothing is lost.
bye-retry = This can't be kept right now. Try again in a moment.
bye-too-many = This table is open in too many windows of yours. Close one.
bye-broken = Something broke on our side. Come back, nothing was lost.
bye-kicked = The host has asked you to leave.
bye-moved = You have moved to another device.

## Reactions
reaction-1 = Hello
reaction-2 = Good luck
reaction-3 = Nice move
reaction-4 = Oh no
reaction-5 = One moment
reaction-6 = Your turn
reaction-7 = Ha ha
reaction-8 = Thank you
reaction-9 = Well played
reaction-10 = Once more?

## Names of bots
tree-oak = Oak
tree-linden = Linden
tree-birch = Birch
tree-ash = Ash
tree-maple = Maple
tree-pine = Pine
tree-elm = Elm
tree-beech = Beech
tree-alder = Alder
tree-larch = Larch
tree-yew = Yew

## The server
help-serve = serve tables to browsers and programs
help-serve-host = the address to listen at (127.0.0.1: this machine only)
help-serve-port = the port; 0 takes any that is free
help-serve-data = the folder of the data
help-serve-url = the address under which others reach it, behind a proxy
help-serve-connections = how many connections may be open at once, HTTP and WebSocket together
help-serve-connections-each = how many of them one address may have, a school for instance
help-serve-pace = how long a bot thinks at least, in milliseconds
folder-not-writable = “{ $folder }” can't be written
port-taken = { $host }, port { $port }: this door can't be opened ({ $why })
data-in-use = “{ $folder }” is in use by another Stolik: process { $pid } on { $host }, { $where }
database-newer = the data were written by a newer version of Stolik
database-damaged = the data in “{ $folder }” are damaged ({ $why }); put a backup in their place, as docs/hosting.md says under “Restore”
database-trouble = the data can't be opened: { $why }
serve-address = The table is set: { $address }
help-serve-lan = let phones and computers of the local network in
help-serve-keep = how long to keep games that have ended, in days
serve-outside = For phones and friends: { $address }
bad-url = “{ $url }” is no address like https://games.example

## Several servers
help-serve-database = postgresql://... instead of a file in the folder; give it as STOLIK_DATABASE rather than here if it holds a password: others on this computer can read a command
help-serve-bus = redis://... between several servers over one database; or STOLIK_BUS
database-address = --database is no address that Stolik can use; it looks like postgresql://name@computer/database
database-unreachable = the database at { $where } does not answer
database-password = the database at { $where } lets nobody in with this name and password
database-unsynced = this PostgreSQL may lose moves that it has confirmed: switch { $setting } on
bus-address = --bus is no address that Stolik can use; it looks like redis://computer:6379/0
bus-unreachable = the Redis at { $where } does not answer
bus-password = the Redis at { $where } lets nobody in with this name and password
bus-alone = --bus needs --database: without a database in common, servers have nothing to tell each other
library-missing = { $name } is missing; “pip install stolik[scale]” brings it
