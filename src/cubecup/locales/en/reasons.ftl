### Why something was refused, or what was expected instead, in English: parts of the sentences in errors.ftl.

## Any file

why-accepted = something that the game accepts; { $error }
why-legal = a legal action; { $error }
why-one-of = one of { $known }; not '{ $value }'
why-no-such = there is no '{ $value }'; there is: { $known }
why-dice-list = a comma between kinds of dice, such as white 2, brown; not '{ $value }'
why-number = a whole number from { $low } to { $high }, not '{ $value }'
why-number-for = a whole number from { $low } to { $high } for { $name }
why-value-for = a value for { $name }
why-table = a table for { $name }
why-array = an array for { $name }
why-flag = true or false for { $name }
why-string = a text in quotation marks for { $name }
why-utf-8 = text in UTF-8
why-json = valid JSON
why-json-object = a JSON object
why-file = the file { $name }, but there is none
why-readable = a file that can be read; { $name }: { $reason }
why-file-size = a smaller file than { $name }: at most { $most } bytes

## What the system says

why-no-cubecup = it does not answer like a Cube Cup server
why-own-key = a key of 64 hexadecimal digits and nothing else
why-os-missing = there is no such file or folder
why-os-forbidden = permission denied
why-os-folder = it is a folder
why-os-no-folder = a part of the path is no folder
why-os-no-file = it is no ordinary file
why-os-exists = it exists already
why-os-full = no space is left
why-os-read-only = the file system is read-only
why-os-long-name = the name is too long
why-os-address-used = the address is in use already
why-os-address-unknown = this machine does not have the address
why-os-refused = the connection was refused
why-os-no-answer = there was no answer in time
why-os-name = the system does not know such a name or number
why-os-other = system error { $number }

## TOML

why-toml = valid TOML
why-toml-depth = values nested less deeply
why-toml-equals = a sign = after the key
why-toml-line-end = a new line after each value
why-toml-bracket = a bracket ] that closes the heading
why-toml-unclosed = a bracket that closes the list or table
why-toml-twice = each key and table only once
why-toml-string-end = a quotation mark that ends the text
why-toml-escape = a known sign after \, or \\ for the sign itself
why-toml-character = no such sign at this place
why-toml-key = a key of letters, digits, - and _, or in quotation marks
why-toml-date = a date that exists
why-toml-value = a value: a number, a text in quotation marks, true or false, a list

## Maps of tracks

why-map-aligned = signs of row { $row } that begin { $first } after the bar and then every { $width } characters; '{ $value }' does not
why-map-block = a block that begins with the line { $name }:
why-map-one-block = only one block { $name }:
why-map-header = a line { $key }: … above the map
why-map-key-value = a line such as title: Sunday Run, or map: before the rows
why-map-key = title, lines, or shortcut with a letter; not '{ $value }'
why-map-key-once = { $key } only once; line { $first } has it
why-map-row = a row of { $name }:, such as { $like }
why-map-row-number = row { $row } of { $name }:, not row { $n }
why-map-spaces = at most { $most } spaces, not { $n }
why-map-tab = blanks instead of tabs, whose width nobody can tell
why-map-lines = from 3 to 9 red lines, not '{ $value }'
why-map-symbol = a known sign instead of '{ $value }'
why-map-sign = a map with at least one { $sign }
why-map-split = every { $sign } beside another: it is one big space
why-map-one-entrance = only one entrance { $value }
why-map-one-exit = only one exit { $value } for its shortcut
why-map-entrance = an entrance ({ $letter }) for exit { $letter }
why-map-exit = an exit { $letter } for entrance ({ $letter })
why-map-price = a price for ({ $letter }): a line shortcut { $letter }: above the map
why-map-price-form = a price like 7 movement or 5 money, not '{ $value }'
why-map-no-shortcut = a shortcut that the map has; there is no ({ $letter })
why-map-stray = nothing at { $space }, where the map has no cell; not '{ $value }'
why-map-same-sign = { $sign } at { $space } as on the map, not '{ $value }'
why-map-section = a section for { $space }, from 0 to { $most }, not '{ $value }'
why-map-jump = at most one red line between { $one } and { $two }
why-map-way-out = a cell of section 0 or 1 beside the start
why-map-way-in = a cell of section { $less } or { $lines } beside the finish

## Packs and content

why-id = at most { $most } lower case letters, digits and single hyphens, not '{ $value }'
why-language = a language such as en or uk; not '{ $value }'
why-some-language = a text in at least one language
why-wording = 1 to { $most } characters that can be seen
why-card-id = the id of a card, not '{ $value }'
why-track-id = the id of a track, not '{ $value }'
why-map-or-file = either map or file for tracks.{ $name }
why-map-itself = map and the map of { $name } itself: no files lie beside this pack
why-track-file-name = the name of a .track file beside the pack, not '{ $value }'
why-faces = faces of the { $kind } die: { $most }, not { $n }
why-face = blank, symbol, power, or money, movement or credit and a digit, not '{ $value }'
why-face-no-card = no { $value } on a { $kind } die, which has no card
why-face-not-blank = a face on a { $kind } die that is not blank
why-start-dice = { $kind } dice for each of { $players } players: { $each }; the box holds { $n }
why-one-start-die = at least one die for a player to start with
why-fan-spaces = spaces of the fan track: { $most }, not { $n }
why-one-lap = 1 lap for a race over several tracks
why-second-card = one card of each color; { $card } is the second one of { $color }
why-missing-cards = a card of each color; missing: { $missing }
why-track-count = from 1 to { $most } tracks, not { $n }
why-special = valid TOML with a table [special]
why-weights = a table 'weights' of exactly these: { $known }
why-weight = a number for '{ $name }', not '{ $value }'
why-weights-by-card = a table by card for '{ $name }', not '{ $value }'

## Records, saved positions and dice

why-tour-header = values that a tour can have after '{ $key }:'
why-tour-race = a line 'race 1 | ...' with the hash of the record below it
why-tour-order = race { $n } at this place
why-tour-hash = the record with this hash, not one with { $found }
why-tour-unfinished = race { $n } to its end before the next one
why-tour-options = the options that the tour has for this race
why-tour-seats = as many seats as the tour has players: { $n }
why-tour-starter = a race begun by seat { $seat }, the last of the standing
why-tour-whole = a race from its own beginning, not from a moment of another
why-tour-agreed = nothing agreed beforehand but who begins by the standing
why-kept-races = a file of races that a browser has saved, version { $version }
why-record-title = the title '{ $title }'
why-record-headers = one each of the header lines { $known }
why-record-header = a header line '{ $key }: …'
why-record-start = a first line 'start', with the dice of the start
why-record-action = a seat below { $n } and its action
why-record-number = a whole number after '{ $key }:'
why-record-object = a JSON object after '{ $key }:'
why-record-from = a race and how many of the actions came from it (there are { $n })
why-record-game = a record of { $game }
why-record-rules = rules version { $wanted }, not { $found }
why-record-values = a version of the printed values that is known here: { $known }
why-record-older = rules version { $wanted }, not { $found }; { $error }
why-record-changed = a record without { $rule }, which has changed since rules version { $found }
why-record-options = options and a set-up that a game understands
why-seed = seed { $wanted }, not { $found }
why-fair-dice = { $found } by the secret, not { $told }
why-fair-none = dice with a secret; these follow from a seed
why-fair-version = dice made by { $wanted }, not { $found }
why-fair-parts = a secret, its commitment, the table, and a word of each seat
why-fair-promise = the secret whose commitment was shown
why-fair-shown = the commitment { $wanted }, not { $found }
why-fewer-dice = fewer dice for seat { $seat }; too many: { $n }
why-no-dice-left = no more dice than were rolled
why-no-dice = nothing after |, as this game has no dice; not '{ $value }'
why-dice-seat = a seat number below { $n } before the dice, not '{ $value }'
why-dice = a kind of die and its faces, such as white:*-, not '{ $value }'
why-dice-faces = faces such as - * ! $1 >1 c1, not '{ $value }'
why-no-face-given = no face is given for the next { $kind } die
why-other-kind = a { $kind } die is rolled, not { $value }
why-other-face = a { $kind } die has no face { $value }
why-state-field = a field { $name }
why-state = a saved position whose every field fits
why-other-version = its rules or its cards have changed since
why-table-rows = a header and rows that can be read
why-row-kind = a known kind of row, not '{ $value }'

## Scenarios and positions

why-position = a possible position
why-space = a space of { $track } such as 4.7, start or finish, not '{ $value }'
why-kind = a kind of die such as white or light-gray, not '{ $value }'
why-frames = frames as 'script at item x y', separated by ;
why-frame-step = a step of { $name } that exists
why-one-start-player-die = one start player die at most
why-dice-supply = { $kind } dice in zones and tray: at most { $most }
why-cell = a cell from a1 to g7, not '{ $value }'
why-scenario-of = { $expected } (scenario: { $title })
why-scenario-block = nothing after '{ $key }:' on the same line
why-scenario-indented = an indented line only below position:, play: or expect:
why-scenario-expects = a scenario that expects something
why-scenario-proves = one proves: line, with ids separated by commas
why-scenario-option = options as name=value, not '{ $value }'
why-scenario-seats = a number of seats, not '{ $value }'
why-scenario-action = a seat and its action, and after | the dice that fall
why-scenario-dice = all dice after | to be rolled
why-scenario-seat = a seat below { $n } after '{ $word }', not '{ $value }'
why-scenario-fact-form = a fact such as '0 money = 3', or legal, can, cannot, asks
why-scenario-fact = a fact of the view, not '{ $value }'
why-scenario-but = { $wanted }, but it is { $actual }
why-scenario-legal = '{ $value }' to be legal; legal is { $known }
why-scenario-untouched = a refused action to change nothing
why-scenario-refused = '{ $value }' to be refused

## Options of games

why-laps-or-tracks = a race is one track with laps, or several in a row
why-most-tracks = a race has at most { $most } tracks
why-track-ids = tracks are given by id, one or several, not as '{ $value }'
why-cards-form = cards are the id of a set or eight ids of cards, not '{ $value }'
why-no-card = there is no card '{ $value }'
why-same-color = { $one } and { $two } are of the same color, { $color }
why-colors-missing = a set has one card of each color; missing: { $missing }
why-board-ranks = a board is a list of ranks: { $size }
why-board-free = the center and the corners hold no token
why-board-tokens = the board holds other tokens than this game has
why-rank = a rank is { $size } of the signs { $signs }, not '{ $value }'
why-rows = there is one row for each seat: { $n }
why-row = a row is the seven colors with commas, each once, not '{ $value }'
why-tokens-form = tokens are given as protection:2,warp:5
why-token-count = of { $name } there are 0 to { $most }, not '{ $value }'
why-token-sum = there are { $most } special tokens in all
why-no-active-die = there is no active die '{ $value }' to rejoin the roll
why-rejoining = of these dice at most { $most } may rejoin the roll: { $dice }
why-no-safe-push = no active die can make this push safe

## Settings, simulations, texts

why-text = a text
why-whole = a whole number
why-any-number = a number
why-yes-no = 0 or 1
why-at-least = { $least } or more
why-db = { $path } cannot be read or written
why-db-closing = the server is shutting down
why-db-newer = { $path } was written by a newer version of Cube Cup
why-db-other = { $path } belongs to another program
why-db-overtaken = somebody else has changed this table at the same moment
why-db-there = { $path } is there already
why-db-empty = { $path } has no tables of Cube Cup
why-db-driver = for PostgreSQL the package needs an extra: pip install 'cubecup[postgresql]'
why-db-dump = copies of a PostgreSQL database are made with pg_dump and pg_restore
why-db-used = another server uses { $path }
why-one-process = several processes need a database that they can share (--database postgresql://...)
why-server-start = the server did not start
why-server-player = the server refused a player
why-server-table = the server refused a table
why-plan = a job needs a race, a number of players, a bot and a game
why-same-race = two races are called '{ $value }'
why-same-table = two collectors make a table '{ $value }'
why-no-table = { $game } has no table '{ $value }'
why-collector-name = a collector is named as module:Class
why-collector-found = it cannot be found or read
why-collector-class = it is no subclass of cubecup.lab.Collector
why-collector-table = it needs a `table`: a plain name, and columns that differ, of the types { $known }
why-bot-found = it cannot be found or read ({ $reason })
why-bot-named = there is no { $part } in it, but { $known }
why-exec-empty = there is no command after exec:
why-exec-start = it cannot be started ({ $reason })
why-exec-late = it did not answer within { $seconds } seconds
why-exec-ended = it ended with status { $status }
why-exec-closed = it runs, but has closed its standard input or output
why-exec-line = it wrote '{ $value }' instead of { $expected }
why-exec-illegal = it answered twice what is not possible. { $error }
why-bot-made = it cannot be made ({ $reason })
why-bot-form = one of your own is `package.module:Class`, with a capital, and a program `exec:COMMAND`
why-bot-class = it must be a class with a `name` and a method `decide(sight, choice)`
why-part = a part of the job. Delete this file, and the same command mends it
why-job = the description of a simulation
why-table-of = a table of { $name }
why-parquet = a Parquet file
why-fluent = valid Fluent syntax
why-text-once = { $id } only once; it is also in { $other }
why-text-term = no $values in the term { $id }; quote a message instead
why-text-circle = no text that quotes itself; { $id } leads back to { $other }
why-text-quoted = a text { $other } for { $id } to quote
why-shelf-file = the file of a shelf, as a browser saves it
