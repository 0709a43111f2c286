## Tables
no-such-table = there is no such table
table-full = every chair is taken
table-not-waiting = the match has begun already
not-seated = you don't sit at this table
not-the-host = only the host of the table can do this
chairs-free = a chair is still free: wait for somebody, or put a bot on it
not-all-ready = not everybody is ready yet
bad-share = a share is 16 to 64 bytes in hexadecimal digits
name-empty = a name needs a letter or a sign
too-many = that is enough for the moment
record-not-yet = the record is open once the match is over

## Why the line was closed
bye-no-hello = The first words must be hello.
bye-bad-ticket = This ticket is not good any more. Ask for a new one.
bye-not-begun = The match has not begun yet.
bye-frame-too-big = That message was too long.
bye-bad-frames = Too many messages could not be read.
bye-too-fast = Too many messages at once. Wait a little.
bye-too-slow = The line is too slow. Come back, nothing is lost.
bye-retry = This can't be kept right now. Try again in a moment.

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

## The server
help-serve = serve tables to browsers and programs
help-serve-host = the address to listen at (127.0.0.1: this machine only)
help-serve-port = the port; 0 takes any that is free
help-serve-data = the folder of the data
help-serve-url = the address under which others reach it, behind a proxy
help-serve-pace = how long a bot thinks at least, in milliseconds
folder-not-writable = “{ $folder }” can't be written
port-taken = { $host }, port { $port }: this door can't be opened ({ $why })
database-newer = the data were written by a newer version of Stolik
database-trouble = the data can't be opened: { $why }
serve-address = The table is set: { $address }
