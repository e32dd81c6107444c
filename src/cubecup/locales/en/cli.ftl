### The command line in English.
###
### Sentences about players are built so that they fit any name: "Bot 2: roll ... · pass". The texts of games start
### with ask- (the question of a choice), do- (an answer) and trace- (an event).

## Help

help-title = Cube Cup: an unofficial digital Cubitos, and Seven Cubes. Play, watch, measure.
help-usage = usage:
help-command = COMMAND
help-arguments = arguments
help-more = Each command explains itself: cubecup COMMAND --help
help-what = what
help-options = options

command-play = play against bots in the terminal
    .about = Play a race against bots in the terminal. Without options: the first race, at once, against two bots.
command-show = cards, sets and tracks, drawn and explained
    .about = Show cards, sets and tracks. Without words: an overview.
command-sim = many games between bots, with a summary
    .about = Play many games between bots and sum them up.
command-league = bots against each other, with ratings
    .about = Play every two bots against each other on equal terms, and rate them. The same seed gives the same result.
command-replay = a recorded game as a readable log
    .about = Tell a recorded game as a log, print one of its positions, or check it.
command-bench = how fast the engine is
    .about = Measure random play with a full table, in one process. A decision is a choice with more than one answer.
command-serve = play in the browser: the server
    .about = Serves the game to browsers, on this machine unless told otherwise, and keeps every table in a database.
command-load = how much the server can bear
    .about = Starts a server of its own on this machine, seats two random players at each of many tables, and measures.

option-game = the game: cubitos (if none is named) or another one that is installed
option-what = cards, sets or tracks, with or without an id; an id or a name alone; a color; sets random
option-file = a record, as play writes it
option-seed = the number all chance comes from; a random one if none is given
option-language = the language; if not given, that of LC_ALL or LANG
option-version = print the version
option-h = print this help
option-players = how many play, you included
option-cards = a set, or eight cards, one of each color
option-random-set = eight cards by chance, from the seed
option-track = a track, or several in a row; if not given, the one the set suggests
option-laps = how often a single track is run
option-timing = strict: players act in order; free: whoever is ready
option-pack = a file with other printed values (docs/packs.md)
option-bots = who plays the other seats: levels, some with a style (sharp:bold; docs/bots.md); a short list is repeated
option-save = where the game is kept; if not given, a file of its own in your data folder
option-load = go on with a recorded game; its options are those of the record
option-games = how many games
option-json = print the figures as JSON
option-league-bots = the bots of the league; all levels if not given
option-league-players = numbers of players, such as 2,4
option-league-games = games of each two bots with so many players, rounded up so that all sets and seats come equally often
option-sets = the sets it is played over, or all
option-workers = how many processes play
option-markdown = write the tables into a file, between the marks <!-- league --> and <!-- /league --> if it exists
option-step = wait for Enter after each action
option-at = print the position after N actions
option-check = only check that the record is right
option-seconds = how long a run takes
option-runs = how many runs; the best counts
option-against = measure that program too, if it is installed, and print the ratio
option-host = the address to listen on; 0.0.0.0 lets other machines in
option-port = the port to listen on; 0 takes any free one
option-database = the file with all tables; if not given, cubecup.db in your data folder
option-no-browser = do not open a browser
option-tables = how many tables play at once
option-rate = actions a second offered to the server; if not given, everyone acts as soon as possible

seed = Seed { $seed }

## Playing

you-name = You
bot-name = Bot { $n }
player-name = Player { $n }

intro-race = { $name } on { $track }
intro-own-set = Eight cards of your own
intro-cubitos = Roll your cubes: hits become active, misses stay. Push to roll the misses again, but from three active cubes on a push without a hit busts. Then run, and buy better cubes. First past the finish wins.
intro-against = Against { $names }.
intro-keys = Answer with a number. Keys: ? help, h hint, c cards, m map, u undo, q quit.

play-kept = The game is kept in { $path }
play-not-kept = The game will not be kept.
play-continue = Go on with: cubecup play --load { $path }
play-watch = Watch it again: cubecup replay { $path }
play-keep = Keep the game in { $path }? [Y/n]
play-undone = Taken back.
play-no-undo = Nothing can be taken back: dice were rolled or others have acted since.
play-help = Answer with the number of a line, or with the action itself, such as push or step 4.7. When you move, the name of a space walks there.
hint-title = The best answers, by how often they win:
answer-no = n no

key-help = this help
key-h = a hint: the best answers and why
key-u = take back your last decision, if nothing was revealed since
key-l = what happened lately
key-b = the board and the question again
key-s = save a copy: s FILE
key-q = quit; the game can be kept
key-c = the cards
key-m = the whole map
key-d = how dice are drawn

menu-cost = cost { $n }
menu-left = { $n } left
menu-borrowed = borrowed
die-borrowed = borrowed { $die }
unit-water = movement that may enter water

result-title = The race is over
result-you-win = You win!
result-winner = { $name } wins.
result-draw = Nobody wins.
result-rounds = The race took { $rounds }.

## The board

phase-draw = { term-roll-phase }
phase-roll = { term-roll-phase }
phase-use = { term-run-phase }
phase-after-swords = { term-run-phase }
phase-finish = { term-run-phase }

board-round = Round { $n }
board-tie-break = tie-break
board-draw = draw { $n }
board-bonus = (+{ $n } for red lines)
board-water = { $n } water movement
board-at = at { $space }, behind line { $line }
board-lap = lap { $n } of { $of }
board-finished = finished
board-leader = leading: { $names }
board-all-level = all level
board-hand = in your hand
board-busted = busted
board-to-roll = +{ $n } to roll

space-to-go = { $n } to go
space-deep = deep water

risk-none = A push cannot bust: fewer than three active dice so far.
risk-chance = Chance to bust: { $percent }

## Questions

ask-draw = Draw: which die next?
ask-extra-dice = Which die do you roll as well?
ask-free-draw = { card-champion }: which dice do you take to your Roll Zone?
ask-push-or-pass = Push or pass?
ask-forced-push = You must push; use something first?
ask-before-push = Use an ability before the dice roll?
ask-pool = Which ability first?
ask-would-bust = No hit! Use an ability, or bust?
ask-bust-discard = Busted. Which dice of your Roll Zone do you discard?
ask-use = Which ability do you use?
ask-move = Where to?
ask-move-at-once = Move at once?
ask-reward = Which reward do you take?
ask-late = Use this ability?
ask-nearby-reward = The rewards of which space?
ask-buy = What do you buy?
ask-pick-dice = Which dice do you roll?
ask-set-die = Which die do you put into your Active Zone?
ask-face = On which face?
ask-either = Which of the two?
ask-optional = Do you want this too?
ask-gain-die = Which die do you gain?
ask-drag-along = Which active die goes along?
ask-lose = Which die do you lose?
ask-lose-red = Which red die do you lose?
ask-give-to = Who gets a die from you?
ask-give = Which die do you give away?

## Answers

do-push = push: roll your Roll Zone again
do-pass = pass: keep what you have
do-roll = roll now
do-skip = skip
do-skip-reward = take nothing
do-skip-pool = skip the rest
do-done = that is all
do-done-buy = buy nothing more
do-done-bust-discard = keep the rest
do-done-use = no more abilities
do-ready = ready
do-stop = stop here
do-bust = accept the bust
do-accept = yes
do-accept-reward = take it
do-decline = decline a credit
do-jet = jet pack: double your movement
do-shortcut = shortcut to { $space } for { $price }
do-buy = buy: { $die }
do-buy-movement = buy 1 movement for { $n } money or credits
do-take = take: { $die }
do-take-drag-along = take along: { $die }
do-lose = lose: { $die }
do-give = give: { $die }
do-drop = discard: { $die }
do-gain = gain: { $die }
do-borrow = borrow: { $die }
do-to = { $name }
do-choose = { $what }
do-face = { $face }
do-step = step to { $space }
do-step-start = on to the next start (movement: { $n })
do-reward = { $space }
do-use = use { $card }

## What happened

trace-round = Round { $n }
trace-tie-break = A tie: one more round.
trace-roll = roll
trace-roll-nothing = roll of { $dice }: nothing
trace-misses = { $n ->
    [one] and { $n } miss
   *[other] and { $n } misses
}
trace-push = push
trace-pass = pass
trace-bust = BUST
trace-recycle = Discard back to Draw
trace-hand = draw amount +{ $n }
trace-water = +{ $n } water movement
trace-step = { $steps } to { $space }
trace-buy = bought: { $die }
trace-buy-movement = movement bought
trace-gain = gained: { $die }
trace-lose = lost: { $die }
trace-give = given to { $name }: { $die }
trace-rejoin = rolled again: { $die }
trace-set = { $die }, set on { $face }
trace-use = { $card }
trace-most-swords = most swords
trace-jet = jet pack
trace-shortcut = shortcut to { $space }
trace-reward = reward at { $space }
trace-win = wins the race

## Show

show-overview = Cubitos: { $cards } cards, sets of eight, and tracks to race on
show-set = set
show-id = id
show-race = track
show-track = track
show-lap = shortest lap
show-lines = red lines
show-card = card
show-cards = cards
show-cost = cost
show-in-sets = In the sets:
show-random = The random set of seed { $seed }
show-hints =
    cubecup show cards white      the cards of a color
    cubecup show rock-on          a card, a set or a track, by id or name
    cubecup show sets random      the set of play --random-set
show-cards-hint = The texts: cubecup show cards COLOR, cubecup show ID

map-credits = Gain that many credits
map-gain = Gain a die: any, or one of that cost or less
map-shortcut = { $kind }: { $price }

facts-cells = { $open } open, { $water } water, { $walls } wall
facts-lap = Shortest lap: { $n } by land
facts-water-lap = { $n } through water
facts-rewards = Rewards: { $list }
facts-deep = { $n ->
    [one] { $n } water space has no land beside it
   *[other] { $n } water spaces have no land beside them
}

## Simulations, replays, measurements

sim-games = games
sim-rate = { $n } a second
sim-title = { $games } games, { $players }
sim-wins = Wins
sim-seat = seat { $n }
sim-bot = bot
sim-draws = draws
sim-rounds = Rounds: { $low } to { $high }, median { $median }
sim-bust = Busts per player and game: { $n }
sim-speed = { $n } decisions a second ({ $seconds } s)

league-bot = bot
league-rating = rating
league-interval = 95%
league-games = games
league-wins = wins
league-against = against
league-players = players
league-par = par
league-rounds = rounds
league-facts = { $command }: { $games } games, seed { $seed }.
league-cut-short = Cut short: { $games } of { $planned } games.
league-note = Ratings average 1500; 400 points more are odds of ten to one. With more than two players the bot sits alone among copies of the other; par is the share of equals.

replay-good = { $source } is right: { $actions } actions.
replay-over = The game is over.
replay-going-on = The game is not over.
replay-next = [{ $n }/{ $of }] { $action }

bench-game = game
bench-players = players
bench-seed = seed
bench-decisions_per_s = decisions a second
bench-games_per_s = games a second
bench-clone_us = copy of a position, in microseconds
bench-build = build
bench-python = Python
bench-rival = decisions a second, { $name }
bench-ratio = ratio

## The server

serve-address = Cube Cup is open at { $address }
serve-stop = Ctrl-C closes it.

load-tables = tables
load-timing = timing
load-seconds = seconds
load-offered_per_s = offered actions a second
load-accepted_per_s = accepted actions a second
load-rejected = rejected actions
load-p50_ms = action to update, median, in milliseconds
load-p99_ms = action to update, 99 of 100, in milliseconds
load-memory_per_table_kb = memory per table, in kilobytes
load-server_cpu_us = the server's work per action, in microseconds
load-build = build
load-as-fast = as fast as possible
load-unknown = not known here
