### Errors in English, by code. Values are the facts of the error; `$sentence` is what the engine itself says.
###
### Errors of files name the file, the line and what was expected there, in English like the files themselves.

## Files

error-bad-action = { $source }, line { $line }: an action that the rules do not allow ({ $expected })
error-bad-content = { $source }, line { $line }: unusable content. Expected: { $expected }
error-bad-dice = { $source }, line { $line }: not a roll of dice. Expected: { $expected }
error-bad-face = { $source }, line { $line }: a die cannot have this face. Expected: { $expected }
error-bad-header = { $source }, line { $line }: not a line of the header. Expected: { $expected }
error-bad-id = { $source }, line { $line }: not an id. Expected: { $expected }
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
error-missing-block = { $source }, line { $line }: a part of the file is missing. Expected: { $expected }
error-missing-key = { $source }, line { $line }: a value is missing. Expected: { $expected }
error-missing-section = { $source }, line { $line }: a section is missing. Expected: { $expected }
error-no-entrance = { $source }, line { $line }: a shortcut without an entrance. Expected: { $expected }
error-no-exit = { $source }, line { $line }: a shortcut without an exit. Expected: { $expected }
error-no-price = { $source }, line { $line }: a shortcut without a price. Expected: { $expected }
error-not-utf-8 = { $source }, line { $line }: not a text. Expected: { $expected }
error-out-of-range = { $source }, line { $line }: a number beyond its limits. Expected: { $expected }
error-scenario-fails = { $source }, line { $line }: the scenario fails. Expected: { $expected }
error-section-jump = { $source }, line { $line }: too many red lines in between. Expected: { $expected }
error-split-space = { $source }, line { $line }: start or finish falls apart. Expected: { $expected }
error-stray-section = { $source }, line { $line }: a section where no space is. Expected: { $expected }
error-tab = { $source }, line { $line }: a tab. Expected: { $expected }
error-toml-syntax = { $source }, line { $line }: not TOML. Expected: { $expected }
error-too-few-dice = { $source }, line { $line }: too few dice. Expected: { $expected }
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
error-wrong-seed = { $source }, line { $line }: another seed. Expected: { $expected }
error-wrong-type = { $source }, line { $line }: a value of the wrong type. Expected: { $expected }

## Options, commands and actions

error-argument-value = { $argument } needs a value.
error-beyond-end = The record has { $last } actions, not { $value }.
error-board = Not a board of this game. { $sentence }
error-cards = These cards do not make a set. { $sentence }
error-file-exists = { $path } exists already and is not overwritten.
error-game-over = The game is over.
error-laps = { $value } laps cannot be run. { $sentence }
error-missing-argument = { $argument } is missing.
error-missing-value = A text cannot be given: { $sentence }
error-no-front = { $game } cannot be played in the terminal yet.
error-no-such-seat = There is no such seat. { $sentence }
error-not-a-number = A text cannot be given: { $sentence }
error-not-an-action = That is no action ({ $rule }).
error-not-installed = { $name } is not installed. Install it with: { $command }
error-not-legal = '{ $action }' is not possible now ({ $rule }).
error-not-whole = { $argument } takes a whole number, not '{ $value }'.
error-not-your-turn = Seat { $seat } has to wait for others.
error-out-of-limits = { $argument } takes a number from { $low } to { $high }, not { $value }.
error-rows = Not rows of this game. { $sentence }
error-seats = { $seats } cannot play this. { $sentence }
error-seed = Not a seed. { $sentence }
error-setup = This is no way to set up the game. { $sentence }
error-start-player = Nobody sits there to start. { $sentence }
error-timing = Timing is strict or free, not '{ $value }'.
error-tokens = Not tokens of this game: { $value }. { $sentence }
error-tracks = This cannot be raced on. { $sentence }
error-unfit-value = A text cannot be given: { $sentence }
error-unknown-argument = What does '{ $value }' mean? See: { $command } --help
error-unknown-bot = There is no bot '{ $value }'.
error-unknown-game = There is no game '{ $value }'.
error-unknown-language = There are no texts in '{ $language }'; the languages are { $known }.
error-unknown-option = An option does not fit the game: { $sentence }
error-unknown-style = There is no such style of a bot: { $sentence }
error-unknown-text = A text cannot be given: { $sentence }
error-unknown-value = { $argument }: there is no '{ $value }'. There is: { $known }
error-unwritable = { $path } cannot be written: { $reason }.
error-usage = The command was not understood: { $message }
error-uses = These dice cannot be used on a push. { $sentence }
