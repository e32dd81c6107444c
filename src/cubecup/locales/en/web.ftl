### The frame of the browser client in English: pages around the table. All ids start with web-.
### What is said during a race stands in table.ftl, the introduction in learn.ftl.

## Everywhere

web-skip = Skip to content
web-nav = Pages
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-cards = Cards
web-nav-settings = Settings
web-why = Why?
web-rules-all = All rules
web-rules-search = Search the rules
web-rules-found = { $n ->
    [0] Nothing found
    [one] { $n } place found
   *[other] { $n } places found
}
web-rules-contents = Contents
web-rules-unknown = The rules have no paragraph { $rule }.
web-rules-mark-r = Our ruling: the rulebook is silent here, or its editions differ
web-rules-mark-x = A value that the rulebook shows only in a picture
web-explain = What is this?
web-explain-hint = Tap anything to read what it is.
web-explain-done = Done
web-language = Language
web-loading = Loading …
web-load-failed = This page could not be loaded.
web-reload = Try again
web-refresh = Refresh
web-close = Close
web-dismiss = OK
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-home-back = To the first page
web-lost-title = Nothing here
web-lost-text = This address leads nowhere. The dice have looked everywhere.

## The first page

web-home-title = Roll. Push your luck. Run!
web-home-lead = Throw a handful of dice, stop before your luck does, buy wilder dice and be the first across the finish line.
web-home-quick = Race against bots
web-home-quick-hint = You and two bots on the first track. It starts at once.
web-home-learn = Learn to play
web-home-new = New table
web-home-unofficial = Cube Cup is an unofficial fan project.
web-continue-title = Go on playing
web-forget = Remove from the list
web-public-title = Public tables
web-public-none = No public table right now. Make one!
web-state-round = Round { $n }
web-state-placing = Placing
web-state-over = Over
web-state-open = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
web-verb-continue = Go on
web-verb-join = Join
web-verb-watch = Watch
web-own-set = Own set
web-game-cubitos = Cubitos
web-game-seven-cubes = { game-seven-cubes }

## Names

web-you = You
web-me = me
web-player = Player { $n }
web-name = Name
web-name-hint = What the others call you at a table.

## Joining

web-join-title = Join a table
web-join-link = Link you were given
web-join-go = Go to the table
web-join-bad-link = That is not the link of a table.
web-join-seat = Play along
web-join-which = Seat
web-join-any = Any free seat
web-join-sit = Take the seat

## A new table

web-new-title = New table
web-new-game = Game
web-new-make = Open the table
web-new-seats = Players
web-new-seat = Seat { $n }
web-new-add-seat = Add a seat
web-new-remove-seat = Remove seat { $n }
web-new-open-hint = Gets a link from you
web-new-public = Show this table to everyone
web-new-hints = Players may ask for hints
web-new-race = Race
web-new-cards = Cards
web-new-set = Set
web-new-way = Track
web-new-timing = Order of play
web-absence = If a player is away, others may let a bot play after
web-absence-never = Never
web-new-clocks = Time limits
web-new-more-race = Other cards, tracks and order of play
web-new-more = More options
web-way-length = { count-spaces } long.
web-presets = Ready-made races
web-preset-quick = Quick
    .text = The shortest way
web-preset-family = Family
    .text = Neither short nor long
web-preset-long = Long
    .text = The longest way
web-preset-strange = Strange
    .text = Cards by chance on a track full of surprises
web-kind-person = At this screen
web-kind-open = Joins by link
web-kind-bot = Bot
web-cards-set = Published set
web-cards-own = Own set
web-cards-random = Eight random cards
web-card-option = { $name } ({ $cost })
web-way-own = Another way
web-way-track = Track { $n }
web-way-laps = Laps
web-way-add = Add a track behind it
web-way-remove = Remove track { $n }
web-timing-free = All at once
web-timing-free-hint = Everyone rolls and runs when ready. Quick.
web-timing-strict = In turn
web-timing-strict-hint = One after another, as the rules order ties. Slower, and nobody decides before they know what others did.
web-clock-hint = When time is up, a bot decides instead.
web-clock-decision = For each decision
web-clock-game = For the whole race, per player
web-clock-none = No limit
web-clock-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
web-clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
web-clock-day = One day

## Bots

web-level = Bot
web-creature = { $name }, { $kind }: { $text }
web-style = Style of play
web-style-none = Usual style
web-level-random = Random
web-level-steady = Easy
web-level-keen = Moderate
web-level-shrewd = Medium
web-level-sharp = Hard
web-level-adept = Master
web-level-champion = Champion
web-level-champion-1 = First champion
web-level-planner = Planner
web-level-style = { $level }, { $style }
web-style-cautious = cautious
web-style-bold = bold
web-style-fan-hunter = fan hunter
web-style-sprinter = sprinter

## Settings

web-theme = Look
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Animation
web-speed-relaxed = Relaxed
web-speed-normal = Normal
web-speed-brisk = Brisk
web-speed-off = Off
web-sound = Sound
web-volume = Volume
web-vibration = Vibration
web-notify = Notify me when it is my turn and the page is hidden
web-notify-turn = It is your turn: { $race }
web-reactions = Bots and the commentator speak up
web-chance = Show the chance to bust

## Cards, sets and tracks

web-shelf = Show
web-shelf-cards = Cards
web-shelf-sets = Sets
web-shelf-tracks = Tracks
web-color = Color
web-all = All
web-search = Search names and texts
web-search-none = No card says that.
web-cost = Costs { $n }
web-faces = Faces of the die

## At the table

web-connecting = Walking to the table …
web-connection-lost = The connection is lost. Trying again; nothing you have done is lost.
web-your-turn = Your turn
web-turn-of = { $name } to play
web-pass-screen = { $name }, your turn
web-pass-screen-take = I am here
web-waiting-for = Waiting for { $names }
web-watching = Watching
web-time-left = Time left of { $name }
web-menu = Table
web-lobby-missing = { $n ->
    [one] One seat is still free. The race starts when it is taken.
   *[other] { $n } seats are still free. The race starts when all are taken.
}
web-lobby-link = Link for the other players
web-watch-link = Link to watch this race
web-only-here = Nobody else can open this link: the server listens on this machine only. To let your network in, stop it and start it with
web-qr = QR code
web-qr-alt = The link as a QR code for the camera of a phone
web-seat-open = Free seat
web-seat-free = waiting for a player
web-seat-here = here
web-seat-away = away
web-absent = Players who are away
web-absent-since = { $name }: away for { $time }
web-absent-bot = A bot plays for { $name } until they are back
web-absent-soon = a bot may play in { $time }
web-absent-cover = Let a bot play until they are back
web-known-dice = The dice of this table were chosen by whoever made it, who may know every roll.
web-seat-resigned = has resigned; a bot plays on
web-seat-bot = bot: { $level }
web-seat-stand-in = a bot stands in: { $level }
web-seat-program = bot: a program
web-seat-program-away = bot: a program, away
web-seat-yours = yours
web-hand-over = Let a bot play
web-hand-over-alone = No other person plays at this table: the bots will finish at once, and you cannot take the seat back.
web-hand-over-sure = Let the bot play to the end
web-take-back = Take my seat back
web-give-back = Give the seat back
web-resign = Resign
web-resign-sure = Really resign; a bot plays on
web-seat-a-bot = Seat a bot
web-reissue = New link for this seat
web-seat-link = Link to the seat of { $name }
web-seat-link-hint = Only for this player: whoever opens it plays the seat. Older links to it no longer work.
web-leave = Leave; the race can be continued later
web-leave-over = Leave the table
web-won = { $n ->
    [one] { $names } wins!
   *[other] { $names } win!
}
web-won-you = You win!
web-won-me = I won!
web-won-nobody = Nobody wins.
web-rematch = Once more
web-next-race = Next race
web-go-on = To the next race
web-record = Save the record

## Problems, by code

web-problem-offline = The server cannot be reached. Is it running?
web-problem-server = The server made a mistake; nothing was changed.
web-problem-closed = The connection to this table is closed.
web-problem-no-such-table = There is no such table (any more).
web-problem-wrong-token = Only the host or a player of this table can do that.
web-problem-seat-taken = That seat is taken.
web-problem-not-your-seat = This seat is not yours.
web-problem-not-started = The race starts when every seat is taken.
web-problem-not-over = The race is still on.
web-problem-not-a-person = There is no person on that seat.
web-problem-bot-plays = A bot plays this seat; take it back first.
web-problem-resigned = This seat has resigned.
web-problem-no-undo = Nothing can be taken back: dice have fallen or others have acted since.
web-problem-flood = Too much at once; please wait a moment.
web-problem-too-many-connections = Too many connections; please try again later.
web-problem-table-full = Too many people watch this table.
web-problem-store = The server could not write that down; nothing was changed.
web-problem-not-legal = That is not possible now.
web-problem-not-your-turn = It is not your turn.
