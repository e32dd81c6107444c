# Watching a game again.

replay-title = Replay
replay-watch = Watch again
replay-share = Share this moment
replay-share-hint = Opens exactly this position
replay-seat = Player { $n }
replay-controls = Through the game
replay-first = To the beginning
replay-back = One answer back
replay-play = Play
replay-pause = Pause
replay-forward = Next answer
replay-end = To the end
replay-line = Where in the game
replay-place = { $at } of { $last }
replay-next-round = Round
replay-last-round = Back to the round before
replay-next-bust = Bust
replay-last-bust = Back to the bust before
replay-next-overtake = Overtaking
replay-last-overtake = Back to the overtaking before
replay-next-buy = Purchase
replay-last-buy = Back to the purchase before
replay-open-title = Open a record
replay-open-hint = Drop a record file here or choose one: of a race you have saved, or one from the terminal. The server only reads it to tell it again; nothing of it is kept.
replay-choose = Choose a file
replay-open = Open a record file
