## Tables
no-such-table = there is no such table
journal-cut = the last moves of this game were lost on the server’s disk; the people who run this server may have a backup
table-full = every seat is taken
table-not-waiting = the match has already begun
not-seated = you aren’t sitting at this table
not-the-host = only the host of the table can do this
chairs-free = a seat is still free: wait for someone, or add a bot
not-all-ready = not everyone is ready yet
name-empty = enter at least one character that can be seen
too-many = that’s the limit for now
record-forgotten = the matches of this tournament have been deleted, so there is no record any more
record-not-yet = the record is available once the match is over
barred = the host removed you from this table, so you can’t come back
table-not-playing = nobody is playing at this table
nobody-to-kick = nobody is sitting there to remove
no-person-there = no person is sitting there
still-playing = the game is still being played
bad-link = this link no longer works; make a new one on your other device
bad-ticket = this ticket has expired; ask for a new one
not-our-address = this isn’t an address of this server
only-here = this can only be done at the computer that runs Stolik
no-network = this computer isn’t on a network that phones could join
no-token = say who you are first
foreign-host = Stolik doesn’t answer to this name
foreign-origin = other websites may not send requests to Stolik
no-hotseat = this game is a race: everyone plays at the same time, so each player needs a device
one-device = at this table everyone plays on one device that is passed around: sit down there
no-practice = the book “{ $book }” has no puzzles to practise on; choose from: { $may }
malformed = this request can’t be read
malformed-at = this part of the request can’t be read: { $where }
malformed-fault = this request can’t be read: { $fault }
no-such-page = there is nothing here
frame-too-big = that was too long
head-too-big = the headers of this request are too big
upgrade-with-body = a WebSocket request must not have a body
request-too-slow = this request took too long
handshake-too-slow = this took too long on our side; try again in a moment
too-many-connections = too many connections are open from your network; try again in a moment
server-full = the server is full at the moment; try again soon
broken = something went wrong on our side; nothing was changed

## Tournaments
no-such-tournament = there is no such tournament
tournament-begun = the tournament has already begun
not-in-tournament = you aren’t playing in this tournament
not-tournament-host = only the host of the tournament can do this
table-of-tournament = this table belongs to a tournament, which runs by itself

## Why the line was closed
bye-no-hello = The connection must begin with “hello”.
bye-bad-ticket = This ticket has expired. Ask for a new one.
bye-not-begun = The match has not begun yet.
bye-frame-too-big = That message was too long.
bye-bad-frames = Too many messages could not be read.
bye-too-fast = Too many messages at once. Wait a little.
bye-too-slow = The connection is too slow. Reconnect; nothing is lost.
bye-retry = This can’t be saved right now. Try again in a moment.
bye-too-many = This table is open in too many of your windows. Close one.
bye-broken = Something went wrong on our side. Reconnect; nothing was lost.
bye-kicked = The host removed you from the table.
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
reaction-10 = One more?

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
help-serve = host tables for browsers and programs
help-serve-host = the address to listen on (127.0.0.1: this machine only)
help-serve-port = the port; 0 takes any free one
help-serve-data = the data folder
help-serve-url = the address at which others reach it, behind a proxy
help-serve-connections = how many connections may be open at once, HTTP and WebSocket together
help-serve-connections-each = how many of them one address, such as a school, may have
help-serve-pace = the least time a bot takes to think, in milliseconds
folder-not-writable = “{ $folder }” can’t be written
port-taken = { $host }, port { $port }: can’t listen on this port ({ $why })
data-in-use = “{ $folder }” is in use by another Stolik: process { $pid } on { $host }, { $where }
database-newer = the data were written by a newer version of Stolik
database-damaged = the data in “{ $folder }” are damaged ({ $why }); put a backup in their place, as described in docs/hosting.md under “Restore”
database-trouble = the data can’t be opened: { $why }
serve-address = The table is set: { $address }
help-serve-lan = let phones and computers of the local network in
help-serve-keep = how long to keep games that have ended, in days
serve-outside = For phones and friends: { $address }
bad-url = “{ $url }” isn’t an address like https://games.example

## Several servers
help-serve-database = postgresql://... instead of a file in the folder; if it contains a password, use STOLIK_DATABASE, because other users of this computer can read a command
help-serve-bus = redis://... connects several servers that share one database; or STOLIK_BUS
database-address = --database isn’t an address that Stolik can use; it looks like postgresql://name@computer/database
database-unreachable = the database at { $where } does not answer
database-password = the database at { $where } refuses this name and password
database-unsynced = this PostgreSQL may lose moves that it has confirmed: switch { $setting } on
bus-address = --bus isn’t an address that Stolik can use; it looks like redis://computer:6379/0
bus-unreachable = the Redis at { $where } does not answer
bus-password = the Redis at { $where } refuses this name and password
bus-alone = --bus needs --database: servers that don’t share a database have nothing to tell each other
library-missing = { $name } is missing; “pip install stolik[scale]” installs it
