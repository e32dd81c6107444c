### The command line in English. What the browser says too stands in race.ftl.

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
command-report = the figures of a simulation as one HTML page
    .about = Sum up the tables that sim --out has written: one HTML file with plots and tables, which needs nothing else. It takes the name that was given to --out.
command-doctor = what to expect of a set of cards, in plain sentences
    .about = Play a set of cards for some seconds and tell what to expect: length, fairness, suspense, cards nobody wants or everybody buys. The same seed and number of games give the same answer.
command-balance = what each card is worth at its cost
    .about = Measure what each card is worth at its cost, by bots that always buy it and bots that never do, and propose better costs. The same seed gives the same result.
command-league = bots against each other, with ratings
    .about = Play every two bots against each other on equal terms, and rate them. The same seed gives the same result.
command-check-bot = whether a bot of your own plays by the protocol
    .about = Let a bot play every published set with 2 to 4 players and answer whatever is asked; the first mistake is told. Takes package.module:Class and exec:COMMAND.
command-exploit = simple plans that beat a bot
    .about = Look, set by set, for the simple plans that do best against a bot: shopping lists of one or two colors, bold or not. The same seed gives the same result.
command-replay = a recorded game as a readable log
    .about = Tell a recorded game as a log, print one of its positions, or check it.
command-review = why a race was won: luck and skill
    .about = Tells why recorded races were won: how the chances to win went, what was luck and what decisions have cost, the costliest with what was better and why. Several records give a profile: mean costs by kind of decision, by set and by phase.
command-verify = whether the dice of a game are those that were promised
    .about = Play a recorded game again with dice made from its secret, and compare every die; and check that the secret is the one whose commitment was shown before the game (docs/fair-dice.md).
command-seat = a program of your own plays a seat of a table
    .about = Let a program that speaks lines of JSON (docs/bots.md) play a seat of a table on a server: an open one, or the one whose token is given. Everyone at the table sees that it is a bot.
command-bench = how fast the engine is
    .about = Measure random play with a full table, in one process. A decision is a choice with more than one answer.
command-serve = play in the browser: the server
    .about = Serves the game to browsers, on this machine unless told otherwise, and keeps every table in a database.
command-backup = a copy of all tables, also while the server runs
    .about = Write the database to a file as it is at one moment; a server that runs is not disturbed.
command-restore = tables from a copy, in place of those that are there
    .about = Put a copy made by backup in place of the database. No server may be using it; what was there is kept beside it.
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
option-from = a new game from a moment of a recorded one: its position after N actions, with fresh dice
option-seat = the seat you play, counted from 1; with --from the one that decides there
option-games = how many games of each race and number of players
option-json = print the figures as JSON
option-sim-bots = who plays: levels, some with a style (sharp:bold; docs/bots.md); they change seats from game to game; a short list is repeated
option-sim-tour = play whole tours: how often the better bot wins a tour rather than a race (--games: tours)
option-sim-out = write tables: BASE.games and BASE.rounds with the format as ending; the same command goes on where it was left
option-sim-format = of the tables; csv if not given
option-sim-decisions = every decision with what was seen, what was legal and what came of it, as a table; parquet if no format is given
option-server = address of the server, such as http://127.0.0.1:8000
option-table = id of the table, the last part of its link
option-program = exec:COMMAND, a program that speaks lines
option-seat-token = of the seat; without one, an open seat is taken
option-seat-name = shown at the table
option-records = write a record of every game into this folder, to watch, review or open in the browser
option-force-records = replace records in the folder
option-sim-collect = a measurement of your own, with a table of its own (docs/lab.md)
option-sim-force = replace tables of the same name
option-sim-workers = how many processes play; all cores if not given
option-sim-engine = local: on this machine; ray: on Ray, if it is installed
option-sim-address = a Ray that is running; if not given, one is started for the job
option-base = the name that was given to sim --out
option-report-output = the file to write; BASE.report.html if not given
option-plots = write the plots as files too, into this folder
option-plot-format = of the plots; svg if not given
option-set = the id of a set; cards of your own with --cards or --random-set
option-doctor-seconds = how long to play; 10 if not given
option-doctor-games = how many games, however long they take
option-doctor-players = how many play; 4 if not given
option-random-sets = sets of cards and a track by chance, besides the others
option-balance-games = games of each race, once with the plain bot and once with plans
option-balance-bots = the bots that play, each as it is and with plans: sharp, adept or bots of your own (package.module:Class)
option-before = a pack with other values to play the same games with, for comparison
option-write-pack = write a pack with the proposed costs and fan track
option-balance-markdown = write the tables into a file, between the marks <!-- balance --> and <!-- /balance --> if it exists
option-balance-check = play nothing; say which costs the tables of a page are older than
option-balance-out = keep the games as tables, BASE.games.csv and BASE.rounds.csv; the same command goes on where it was left
option-league-bots = the bots of the league; all levels if not given
option-league-players = numbers of players, such as 2,4
option-league-games = games of each two bots with so many players, rounded up so that all sets and seats come equally often
option-league-duplicate = with dice as in duplicate races: a seat's n-th die of a color is the same in all games of a group; shows how many games that saves
option-league-random-sets = so many sets and tracks by chance besides
option-bot = the bot they play against
option-bench-bot = also play whole games of this bot against itself, over all sets, with 2 and more players
option-exploit-players = how many play, one with the plan; 2 if not given
option-candidate = the bot to check
option-check-bot-games = races of each set; 1 if not given
option-exploit-stand-in = a quicker bot to find the plans against; then they play against BOT
option-exploit-games = fresh games of each of the best plans; 200 if not given
option-sets = the sets it is played over, or all
option-workers = how many processes play
option-markdown = write the tables into a file, between the marks <!-- league --> and <!-- /league --> if it exists
option-files = records, as play writes them; several give a profile
option-html = write the review as one HTML page with plots
option-quality = quick, usual or fine; usual if not given
option-review-seat = only the decisions of this seat, counted from 1, in a profile
option-step = wait for Enter after each action
option-at = print the position after N actions
option-check = only check that the record is right
option-commitment = the commitment as you saw it before the game, to compare
option-seconds = how long a run takes
option-runs = how many runs; the best counts
option-against = measure that program too, if it is installed, and print the ratio
option-host = the address to listen on; 0.0.0.0 lets other machines in
option-port = the port to listen on; 0 takes any free one
option-database = the file with all tables, or postgresql://...; if not given, cubecup.db in your data folder
option-copy = the file to write or to read
option-no-browser = do not open a browser
option-tables = how many tables play at once
option-processes = server processes that share the database
option-load-database = the database of the measurement, for example postgresql://...; its tables stay there. If not given, a file that is removed
option-apart = seat the players of a table at different processes
option-reviews = work out so many reviews meanwhile; 0 if not given
option-rate = actions a second offered to the server; if not given, everyone acts as soon as possible

seed = Seed { $seed }

## Playing

you-name = You
bot-name = Bot { $n }
player-name = Player { $n }

intro-race = { $name } on { $track }
intro-own-set = Eight cards of your own
intro-cubitos = Roll your dice: hits become active, misses stay. Push to roll the misses again, but from three active dice on a push without a hit busts. Then run, and buy better dice. First past the finish wins.
intro-against = Against { $names }.
intro-keys = Answer with a number. Keys: ? help, h hint, c cards, m map, u undo, q quit.

play-kept = The game is kept in { $path }
play-from = This game goes on from a moment of another one, after action { $n }. It counts for no statistics.
play-not-kept = The game will not be kept.
play-bot-failed = { $why }. Where it fails, { $standby } decides in its place.
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

## Show

show-overview = Cubitos: { $cards } cards, sets of eight, and tracks to race on
show-set = set
show-id = id
show-race = track
show-track = track
show-lap = shortest lap
show-lines = red lines
show-card = card
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
facts-detours = Detours to rewards, in moves: { $list }
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
sim-stalled = stalled
sim-rounds = Rounds: { $low } to { $high }, median { $median }
sim-bust = Busts per player and game: { $n }
sim-speed = { $n } decisions a second ({ $seconds } s)
sim-resumed = Going on: { $games } of { $planned } games were played before.
sim-kept = { $games } of { $planned } games are kept in { $folder }.
sim-resume = Go on with: { $command }
sim-file = Written: { $path }

league-bot = bot
league-rating = rating
league-interval = 95%
league-games = games
exploit-set = set
exploit-plan = plan
exploit-games = games
exploit-wins = wins
exploit-interval = 95%
exploit-note = The best of all lists of one or two colors to buy, alone against copies of { $bot }; a fair share is { $fair }.
league-wins = wins
league-against = against
league-players = players
league-par = par
league-rounds = rounds
league-facts = { $command }: { $games } games, seed { $seed }.
league-all-sets = all sets
league-set = set
league-groups = groups
league-ratio = variance
league-saved = games saved
league-saved-note = The games of a group have the same dice but other seats. Variance: that of the mean, as a share of what as many games with dice of their own would have. Games saved: how many fewer games tell as much.
league-cut-short = Cut short: { $games } of { $planned } games.
league-note = Ratings average 1500; 400 points more are odds of ten to one. With more than two players the bot sits alone among copies of the other; par is the share of equals.

replay-good = { $source } is right: { $actions } actions.
replay-over = The game is over.
replay-going-on = The game is not over.
replay-next = [{ $n }/{ $of }] { $action }
replay-from = Up to action { $n } this is another game; from there it goes on with fresh dice.
verify-good = { $source }: every die is as it was promised.
verify-promise = Commitment { $commitment }
verify-counts = Rolls: { $rolls }, dice: { $dice }; other decisions of chance: { $chances }.
verify-same = These are the same dice for everyone who runs the race “{ $race }”.
verify-tour = { $source }: played again by the rules; the last of the standing began each race. Races: { $n }.
verify-tour-race = Race { $n }: every die is as it was promised.
verify-tour-seed = Race { $n }: its dice follow from the seed { $seed }; nobody promised them.
verify-tour-chain = The secret revealed after each race was the promise for the next: all dice were settled before the first race.
verify-words = Players who added a word of their own: { $n } of { $of }.

check-bot-passed = { $bot } plays by the protocol.
check-bot-failed = It does not pass. { $why }
check-bot-figures = { $games ->
    [one] { $games } race
   *[other] { $games } races
}, { $decisions ->
    [one] { $decisions } answer
   *[other] { $decisions } answers
}, { $kinds ->
    [one] { $kinds } kind of question
   *[other] { $kinds } kinds of question
}
check-bot-kinds = Asked: { $kinds }
check-bot-time = An answer takes { $mean } ms, the slowest took { $slowest } ms.
check-bot-unfinished = { $n ->
    [one] { $n } race was
   *[other] { $n } races were
} not over after { $rounds } rounds: it seems not to want to finish.

bench-game = game
bench-players = players
bench-seed = seed
bench-decisions_per_s = decisions a second of computing time
bench-games_per_s = games a second
bench-clone_us = copy of a position, in microseconds
bench-build = build
bench-python = Python
bench-rival = decisions a second, { $name }
bench-ratio = ratio
bench-bot = bot
bench-matches = games of the bot a second, { $players } players

## The server

serve-address = Cube Cup is open at { $address }
serve-stop = Ctrl-C closes it.

backup-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} copied to { $path }
restore-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} restored to { $path }
restore-replaced = What was there before is in { $path }

load-processes = processes
load-tables = tables
load-timing = timing
load-reviews_left = reviews still under way at the end
load-measured_s = seconds
load-offered_per_s = offered actions a second
load-accepted_per_s = accepted actions a second
load-rejected = rejected actions
load-rejected_because = rejected because of
load-overtaken = told that somebody was quicker
load-p50_ms = action to update, median, in milliseconds
load-p99_ms = action to update, 99 of 100, in milliseconds
load-memory_per_table_kb = memory per table, in kilobytes
load-server_cpu_us = the server's work per action, in microseconds
load-players_cpu_us = the players' work per action, in microseconds
load-build = build
load-as-fast = as fast as possible
load-unknown = not known here

## Reviews

reviewed-working = Positions
reviewed-race = { $source }: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, quality { $quality }
reviewed-written = The review is in { $path }.
reviewed-profile = { $races ->
    [one] { $races } race
   *[other] { $races } races
}: what a choice cost on average, in percent of the chance to win
reviewed-player = Player
reviewed-by = Group
reviewed-count = Choices
reviewed-cost = Mean cost
reviewed-interval = Probably (19 of 20)
reviewed-kind-rolling = Push or pass
reviewed-kind-dice = Choosing dice
reviewed-kind-moving = Moving
reviewed-kind-buying = Buying and gaining
reviewed-kind-abilities = Abilities
reviewed-phase-early = Early
reviewed-phase-middle = Middle
reviewed-phase-late = Late

sim-tour-title = { $name }: { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}, { $races ->
    [one] { $races } race
   *[other] { $races } races
} each
sim-tour-tours = tours won
sim-tour-races = races won
sim-tour-better = { $name } wins { $races } of the races and { $tours } of the tours.

## cubecup tour

command-tour = a whole tour: race after race, with a standing
    .about = Race a tour against bots in the terminal: the Champion Tour, the Tour de Cube, or races of your own choice. The tour is on disk before every question.
option-tour = which tour; without it the first one
option-races = a tour of your own: 3 to 12 sets with commas, or "random"
option-tour-load = go on with the tour in FILE
option-tour-show = check the tour in FILE, race by race, and show its standing and story
tour-standing = { $name }: after { $n } of { $races ->
    [one] { $races } race
   *[other] { $races } races
}
tour-next = Race { $n }: { $name }
tour-begins = { $name }: last of the standing, so first to begin.
tour-ready = Press Enter to begin race { $n }.
tour-continue = Go on with: cubecup tour --load { $path }
tour-kept = The tour is in { $path }
tour-places = places { $places }
tour-push = { $n ->
    [one] { $n } push
   *[other] { $n } pushes
}
tour-bust = { $n ->
    [one] { $n } bust
   *[other] { $n } busts
}
tour-steal = { $n ->
    [one] { $n } theft
   *[other] { $n } thefts
}

## cubecup seat

seat-over = The game is over. Won by seat: { $seats }
seat-nobody = The game is over; nobody has won.

## cubecup daily

command-daily = the race of the day: the same for everyone on a server, or a day of your own
    .about = Run the race of the day: on a server (--server) with everybody else there, or at home, where the days and their dice are this machine's own. Your first try in each mode counts; the board, past days and practice are here, too. The server keeps the race: leave and come back as you like.
option-daily-server = address of the server, such as http://127.0.0.1:8000; without one, the days of this machine
option-daily-mode = against the bots, or alone against the track; without it, against the bots
option-daily-day = a past day; without it, today
option-daily-name = your name on the board
option-daily-practice = race once more for practice, after the race that counts
option-daily-board = only show the boards
option-daily-watch = save the race in row N of the board as a file to replay
option-daily-json = print the day with its boards as JSON
daily-name = Terminal racer
daily-keys = Answer with a number. Keys: ? help, c cards, m map, u undo, q quit. No hints: this race counts.
daily-raced = Days you have raced: { $days }
daily-days = Days to choose from: { $first } to { $today } (--day)
daily-practise = Practice with --practice.
daily-promise = Your n-th die of a color shows what everybody's n-th die of it shows. Promised (SHA-256): { $commitment }
daily-continue = The race is saved. Go on with: { $command }
daily-left = That was practice: it is left unfinished.

## cubecup shelf

command-shelf = your shelf on a server: figures, trophies, races
    .about = Shows what a server knows of your races: figures, trophies, your rating if you want one, and the latest races. It knows you by the key of this terminal, the one cubecup daily uses, or by the file of a browser's shelf (--file).
option-shelf-server = address of the server, such as http://127.0.0.1:8000
option-shelf-file = the file of a shelf, saved in a browser on the page “My shelf”
option-shelf-json = print the shelf as JSON
