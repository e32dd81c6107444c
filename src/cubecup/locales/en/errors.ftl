### Errors in English, by code. Values are the facts of the error; `$why`, `$expected` and `$reason` are texts of
### reasons.ftl, or words of somebody's own program.

## Files

error-bad-action = { $source }, line { $line }: an action that the rules do not allow. Expected: { $expected }
error-bad-content = { $source }, line { $line }: unusable content. Expected: { $expected }
error-bad-dice = { $source }, line { $line }: not a roll of dice. Expected: { $expected }
error-bad-face = { $source }, line { $line }: a die cannot have this face. Expected: { $expected }
error-bad-header = { $source }, line { $line }: not a line of the header. Expected: { $expected }
error-bad-id = { $source }, line { $line }: not an id. Expected: { $expected }
error-bad-language = { $source }, line { $line }: not a language. Expected: { $expected }
error-bad-wording = { $source }, line { $line }: not a text that can be shown. Expected: { $expected }
error-bad-number = { $source }, line { $line }: not a fitting number. Expected: { $expected }
error-bad-position = { $source }, line { $line }: not a position. Expected: { $expected }
error-bad-price = { $source }, line { $line }: not a price. Expected: { $expected }
error-bad-record = { $source }, line { $line }: not a game record. Expected: { $expected }
error-bad-row = { $source }, line { $line }: not a row of the map. Expected: { $expected }
error-bad-scenario = { $source }, line { $line }: not a scenario. Expected: { $expected }
error-bad-section = { $source }, line { $line }: not a section of the track. Expected: { $expected }
error-bad-state = { $source }, line { $line }: a damaged position. Expected: { $expected }
error-bad-text = { $source }, line { $line }: a text cannot be read. Expected: { $expected }
error-closed-finish = { $source }, line { $line }: nothing leads into the finish. Expected: { $expected }
error-closed-start = { $source }, line { $line }: nothing leads out of the start. Expected: { $expected }
error-dice-differ = { $source }, line { $line }: other dice than the game rolls ({ $expected })
error-dice-left = { $source }, line { $line }: more dice than were rolled. Expected: { $expected }
error-dice-missing = { $source }, line { $line }: fewer dice than the game rolls ({ $expected })
error-duplicate-key = { $source }, line { $line }: the same thing twice. Expected: { $expected }
error-duplicate-shortcut = { $source }, line { $line }: a shortcut twice. Expected: { $expected }
error-laps-of-several-tracks = { $source }, line { $line }: laps on several tracks. Expected: { $expected }
error-misaligned = { $source }, line { $line }: a cell out of line. Expected: { $expected }
error-bad-file-name = { $source }, line { $line }: not the name of a file. Expected: { $expected }
error-file-in-text = { $source }, line { $line }: a file where there are none. Expected: { $expected }
error-missing-file = { $source }, line { $line }: a file is missing. Expected: { $expected }
error-missing-block = { $source }, line { $line }: a part of the file is missing. Expected: { $expected }
error-missing-key = { $source }, line { $line }: a value is missing. Expected: { $expected }
error-missing-section = { $source }, line { $line }: a section is missing. Expected: { $expected }
error-no-entrance = { $source }, line { $line }: a shortcut without an entrance. Expected: { $expected }
error-no-exit = { $source }, line { $line }: a shortcut without an exit. Expected: { $expected }
error-no-price = { $source }, line { $line }: a shortcut without a price. Expected: { $expected }
error-no-finish = { $source }, line { $line }: the map has no finish. Expected: { $expected }
error-no-start = { $source }, line { $line }: the map has no start. Expected: { $expected }
error-not-utf-8 = { $source }, line { $line }: not a text. Expected: { $expected }
error-out-of-range = { $source }, line { $line }: a number beyond its limits. Expected: { $expected }
error-record-refused = { $source }, line { $line }: the game refuses this ({ $expected })
error-scenario-fails = { $source }, line { $line }: the scenario fails. Expected: { $expected }
error-section-jump = { $source }, line { $line }: too many red lines in between. Expected: { $expected }
error-split-space = { $source }, line { $line }: start or finish falls apart. Expected: { $expected }
error-stray-section = { $source }, line { $line }: a section where no space is. Expected: { $expected }
error-tab = { $source }, line { $line }: a tab. Expected: { $expected }
error-toml-syntax = { $source }, line { $line }: not TOML. Expected: { $expected }
error-too-few-dice = { $source }, line { $line }: too few dice. Expected: { $expected }
error-too-large = { $source }, line { $line }: too large. Expected: { $expected }
error-two-of-a-color = { $source }, line { $line }: two cards of a color. Expected: { $expected }
error-unknown-card = { $source }, line { $line }: an unknown card. Expected: { $expected }
error-unknown-key = { $source }, line { $line }: an unknown key. Expected: { $expected }
error-unknown-kind = { $source }, line { $line }: an unknown kind of die. Expected: { $expected }
error-unknown-symbol = { $source }, line { $line }: an unknown symbol. Expected: { $expected }
error-unknown-track = { $source }, line { $line }: an unknown track. Expected: { $expected }
error-unreadable = { $source }, line { $line }: the file cannot be read. Expected: { $expected }
error-wrong-count = { $source }, line { $line }: the wrong number of things. Expected: { $expected }
error-wrong-game = { $source }, line { $line }: a record of another game. Expected: { $expected }
error-wrong-rules = { $source }, line { $line }: a record by other rules. Expected: { $expected }
error-wrong-values = { $source }, line { $line }: a record with other printed values. Expected: { $expected }
error-changed-rules = { $source }, line { $line }: a record by older rules, replayed up to here. Expected: { $expected }
error-wrong-seed = { $source }, line { $line }: another seed. Expected: { $expected }
error-unfair-dice = { $source }, line { $line }: other dice than were promised. Expected: { $expected }
error-broken-promise = { $source }, line { $line }: another secret than was promised. Expected: { $expected }
error-not-fair = { $source }, line { $line }: nothing was promised about these dice. Expected: { $expected }
error-wrong-type = { $source }, line { $line }: a value of the wrong type. Expected: { $expected }

## Options, commands and actions

error-argument-value = { $argument } needs a value.
error-beyond-end = The record has { $last } actions, not { $value }.
error-seats-of-race = This race has { $seats } players, not { $value }.
error-too-far = A new table can go on from the first { $most } actions of a race, not from later ones.
error-record-long = This record is too long to be shown: it has more than { $most } actions.
error-which-moment = A moment needs just one of these: a table, a shared record or a record itself.
error-which-record = A review needs just one of these: a shared record or a record itself.
error-no-such-record = There is no such record, or not any more.
error-links-full = The server keeps as many shared records as it can. Please try again later.
error-nothing-left = The game is over here; there is nothing to go on with.
error-moment-form = A moment is FILE@N: a record and the number of actions before it, not { $value }.
error-either-or = Give { $one } or { $other }, not both.
error-board = Not a board of this game: { $why }.
error-cards = These cards do not make a set: { $why }.
error-file-exists = { $path } exists already and is not overwritten.
error-league-bots = A league is of two or more different bots, not { $value }.
error-no-marks = { $path } exists and has no place for the tables: { $marks }
error-game-over = The game is over.
error-laps = A race has 1 to { $most } laps, not { $value }.
error-missing-argument = { $argument } is missing.
error-missing-value = The text { $id } cannot be given: it needs a value for { $name }.
error-no-ui = { $game } cannot be played in the terminal yet.
error-no-such-seat = There is no seat { $seat }.
error-not-a-number = The text { $id } cannot be given: { $name } must be a number, not '{ $value }'.
error-not-an-action = That is no action ({ $rule }).
error-not-installed = { $name } is not installed. Install it with: { $command }
error-not-legal = '{ $action }' is not possible now ({ $rule }).
error-not-whole = { $argument } takes a whole number, not '{ $value }'.
error-not-your-turn = Seat { $seat } has to wait for others.
error-out-of-limits = { $argument } takes a number from { $low } to { $high }, not { $value }.
error-pack = That is no pack: a pack is a text in TOML.
error-rows = Not rows of this game: { $why }.
error-seats = This game is for { $least } to { $most } players, not { $seats }.
error-seed = A seed is a whole number, not '{ $value }'.
error-setup = This is no way to set up the game: a set-up tells { $known }, not '{ $value }'.
error-tour = There is no such tour: { $why }.
error-tour-alone = { $argument } does not go with --tour: a tour has its own races.
error-tour-length = A tour has { $least } to { $most } races, not { $n }.
error-start-player = The start player is a seat from 0 to { $most }, not '{ $value }'.
error-timing = Timing is strict or free, not '{ $value }'.
error-no-such-day = There is no race of { $value } here.
error-no-such-contest = There is no such contest (any more).
error-server-gone = The server { $address } cannot be used: { $reason }.
error-other-rules = The server { $address } plays by other rules than this program does. Perhaps their versions differ.
error-bad-key = { $source }, line { $line }: { $expected } expected. If you delete the file, a new key is made.
error-practice-later = Your first try counts; you can practice once it is over.
error-no-replay = The race in row { $n } cannot be watched, or not yet: others' races are shown once yours is over.
error-contest-full = This contest is full: it has room for { $most } players.
error-contest-runs = Your race that counts is not over; end that one first.
error-contest-unseen = Others' races are shown once your own is over.
error-contest-tries = A player has at most { $most } races here.
error-no-key = Whose days? A key is needed.
error-day = A day is a date such as 2026-11-17, not '{ $value }'.
error-mode = The race of a day is against the bots (bots) or against the track (alone), not '{ $value }'.
error-alone = Alone is true or false, not '{ $value }'.
error-alone-seats = A race alone is for one player, not { $seats }.
error-tokens = Not tokens of this game: { $value }; { $why }.
error-tracks = This cannot be raced on: { $why }.
error-unfit-value = The text { $id } cannot be given: a value does not fit.
error-unknown-argument = What does '{ $value }' mean? See: { $command } --help
error-unknown-bot = There is no bot '{ $value }'.
error-unknown-game = There is no game '{ $value }'.
error-unknown-language = There are no texts in '{ $language }'; the languages are { $known }.
error-unknown-option = { $game } has no option '{ $value }'. Options: { $known }
error-unknown-style = There is no style or plan '{ $value }'. There is: { $known }
error-no-styles = The bot { $bot } has no styles, so no '{ $value }'.
error-bot-plan = { $bot } has no plan '{ $value }'. Such plans are: { $known }
error-plan-alone = '{ $value }' is a plan and needs a bot that plays it: { $known }
error-balance-bot = { $value } does not play plans about single cards, by which cards are measured. These do: { $known }
error-own-bot = { $value } is no bot: { $why }.
error-unknown-text = There is no text { $id }.
error-unknown-value = { $argument }: there is no '{ $value }'. There is: { $known }
error-exec-bot = The bot '{ $value }' does not play: { $why }
error-bot-failed = The bot { $bot } failed at the question { $kind }: { $reason }
error-bot-budget = After { $bot }@ comes a time in milliseconds, such as { $bot }@100, not '{ $value }'.
error-bot-card = There is no card '{ $value }' to { $plan ->
    [refuse] refuse
   *[insist] insist on
}. Near it: { $known }
error-bot-color = There is no color '{ $value }' to buy. Colors: { $known }
error-format-alone = --format names the kind of files that --out writes; give --out BASE too.
error-module-lacks = { $file } has no { $name }, which every module in its folder must have.
error-output = The output cannot be written: { $reason }.
error-unwritable = { $path } cannot be written: { $reason }.
error-usage = The command was not understood. See: { $command } --help
error-uses = These dice cannot be used on a push: { $why }.

## The server

error-address = The server cannot listen on { $host }:{ $port }: { $reason }.
error-bad-message = The server could not read a message.
error-bot-plays = A bot plays this seat; take it back first.
error-no-hints = There is no advice at this table.
error-choice-changed = The question is not the same any more.
error-late = That question is over: somebody has answered it, or only one answer was left. Please look again.
error-overtaken = Somebody was quicker, and that is not possible any more. Please look again.
error-seat-in-use = Its player uses this seat. The host may decide about it { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} after they have left.
error-advice-busy = Too many ask for advice just now; please try again later.
error-no-races-to-review = { $path }: no race in it can be reviewed.
error-no-review = Games of this kind are not reviewed.
error-review-not-over = A race is reviewed when it is over.
error-review-quality = The quality of a review is { $known }, not '{ $value }'.
error-review-busy = Too many races are being reviewed just now; please try again later.
error-review-failed = This race could not be reviewed.
error-no-advice = There is no advice for this choice.
error-flood = That was too much at once; please wait a little.
error-hello-again = This browser has introduced itself already.
error-bad-shelf = { $source }: not the file of a shelf. Expected: { $expected }
error-creature = A creature is { $expected }.
error-shelf-code = No shelf waits under this code. A code works once, within ten minutes.
error-name = A name needs at least one visible letter or sign.
error-name-hidden = A name cannot have invisible signs, or signs that change the direction of the text.
error-name-marks = { $most ->
    [one] A letter of a name can have at most { $most } accent.
   *[other] A letter of a name can have at most { $most } accents.
}
error-name-long = { $most ->
    [one] A name can have at most { $most } letter or sign.
   *[other] A name can have at most { $most } letters and signs.
}
error-name-mixed = Each word of a name has to be in one alphabet: letters that look alike would deceive others.
error-name-word = This name has a word in it that is not welcome here. Please choose another name.
error-covered = A bot plays for them already.
error-no-cover = At this table seats wait for their players, however long that takes.
error-not-away = This player is here.
error-not-away-yet = This player has not been away for long. A bot may play for them in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-no-hello = The browser did not introduce itself.
error-no-server = The server for the measurement failed: { $why }.
error-no-stand-in = No bot plays for this seat.
error-no-such-tour = There is no such tour (any more).
error-no-such-race = Race { $n } of this tour is not reached yet.
error-tour-seats = This tour is for { $n } players.
error-no-such-table = There is no such table (any more).
error-no-time = This seat has no time left; a bot plays it to the end.
error-no-undo = There is nothing to take back: dice have fallen or others have acted since.
error-not-a-person = There is no person on that seat.
error-not-found = There is nothing at this address.
error-not-over = The game is not over yet.
error-word-late = The words for these dice are settled.
error-seeded = The dice of this table follow from a seed; there is nothing to check.
error-not-started = The game starts when every seat is taken.
error-not-your-seat = Seat { $seat } is not yours.
error-option-size = The option “{ $name }” has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
error-other-version = This table was begun with another version of Cube Cup and is not played on: { $reason }. Its record can still be read.
error-resigned = This seat has resigned; a bot plays it to the end.
error-seat-kind = A seat is for a person, for a bot, or open, not '{ $value }'.
error-seat-taken = That seat is taken.
error-server = The server made a mistake; nothing was changed.
error-setting = { $name } should be { $expected }, not '{ $value }'.
error-shared-seed = Only a table that nobody else can join may have a seed of its own.
error-store = The database failed, nothing was changed: { $reason }.
error-table-full = Too many people are at this table.
error-too-long = A message has at most { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}.
error-too-many-connections = Too many connections; please try again later.
error-too-many-mistakes = Too many messages that the server could not accept.
error-wrong-method = This cannot be asked in this way.
error-wrong-token = This link does not open that here (any more).
error-wrong-host = This server goes by another name, not “{ $host }”.
error-wrong-origin = Pages of { $origin } may not do this here.
error-too-slow = The request took too long to arrive.
error-gone = Whoever asked has gone.
error-content-type = A request has to be JSON, and to say so.
error-not-at-rest = This position has to be advanced before anyone can act.

## The lab

error-address-without-ray = --address is for --engine ray.
error-bad-part = { $source }, line { $line }: a part of a job cannot be read. Expected: { $expected }
error-collect-without-out = --collect makes a file, so it needs --out.
error-decisions-alone = --decisions makes a file, so it needs --out BASE.
error-env-reward = There is no such reward: { $why }.
error-env-rounds = A race is cut off after a whole number of rounds, at least 1, not { $value }.
error-env-illegal = This is not known of illegal answers: { $why }.
error-env-seat = There is no seat { $value }; seats are 0 to { $most }.
error-choice-kind = There is no such kind of choice: { $why }.
error-seat-exec = Only a program can take a seat: exec:COMMAND, not { $value }.
error-seat-server = A server is named as http://HOST:PORT, not { $value }.
error-seat-refused = The seat cannot be played: { $reason }
error-program-protocol = This server speaks protocol { $known }, not { $value }.
error-program-late = There was no answer within { $seconds } seconds.
error-collector = { $value } is no collector: { $why }.
error-game-failed = Game { $game } of { $race } (seed { $seed }) broke off: { $reason }
error-job-busy = { $folder }: this job is being played right now.
error-no-job = { $folder } exists and is no folder of a job.
error-other-job = { $folder } belongs to another job: { $command }. Finish that one, or delete the folder.
error-out-exists = { $path } exists already; --force replaces it.
error-out-name = '{ $value }' is no name for files.
error-plan = This cannot be simulated: { $why }.
error-ray-address = There is no Ray at { $address }: { $reason }. Forms: auto, HOST:PORT, ray://HOST:PORT.
error-ray-failed = Ray could not do it: { $reason }
error-ray-version = A node of the cluster has Cube Cup { $found }, not { $expected }.
error-sets-or-cards = Either --sets, or --cards or --random-set.
error-too-many-bots = More bots than players ({ $players }): { $value }
error-worker-died = { $tries } processes died over games { $first } to { $last } of { $race }.

## Report and doctor

error-bad-table = { $source }, line { $line }: not a table of a simulation. Expected: { $expected }
error-doctor-what = Name a set, or give --cards with eight cards, or --random-set: one of the three.
error-no-figures = There are no figures of { $game }.
error-no-such-job = { $path } does not exist. It is made by: cubecup sim --out { $base }
error-no-such-table-file = A table of the simulation is missing: { $path }
error-tables-differ = The tables do not belong together: { $race } has { $games ->
    [one] { $games } game
   *[other] { $games } games
} in one and { $rounds } in the other.
error-bad-job = { $source }, line { $line }: the description of a simulation cannot be read. Expected: { $expected }
