# Watching a game again.

replay-title = Replay
replay-watch = Watch again
replay-share = Share this moment
replay-share-hint = Opens exactly this position
replay-share-text = { $race }, { $round }: look at this moment.
replay-picture = Share with a picture
replay-picture-line ={ $left ->
    [one] place { $place }, { $left } space to go
   *[other] place { $place }, { $left } spaces to go
}
replay-link-why = Only this browser has this record. For a link the server has to keep a copy: whoever has the link can watch it until you remove it, or until it expires.
replay-link-make = Keep it and make a link
replay-link-until = The server keeps it until { $date }.
replay-link-forget = Remove it from the server
replay-link-gone = It is gone from the server; the link opens nothing any more.
replay-go-on = Go on from here
replay-go-on-hint = A new table begins in exactly this position, with fresh dice. It is marked for everyone and counts for no statistics.
replay-go-on-begin = Begin here
replay-continued = Continued
replay-continued-hint = goes on from a moment of another race, after answer { $n }, and counts for no statistics
replay-controls = Through the game
replay-first = To the beginning
replay-back = One answer back
replay-play = Play
replay-pause = Pause
replay-forward = Next answer
replay-end = To the end
replay-line = Where in the game
replay-place = { $at } of { $last }
replay-leap = Which moments to go to
replay-next-round = Round
replay-last-round = Back to the round before
replay-next-bust = Bust
replay-last-bust = Back to the bust before
replay-next-overtake = Overtaking
replay-last-overtake = Back to the overtaking before
replay-next-buy = Purchase
replay-last-buy = Back to the purchase before
replay-next-mistake = Mistake
replay-last-mistake = Back to the mistake before
replay-open-title = Open a record
replay-open-hint = Drop a record file here or choose one: a race or a tour you have saved, or a game from the terminal. The server works out the rules, so the file is sent there to show the game again; the server keeps nothing of it unless you ask for a link.
web-problem-file-too-long = This file is too large to be a record: a record has at most { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}. Nothing was opened.
replay-choose = Choose a file
replay-several = Several files came at once. Which one do you want to see?
replay-open = Open a record file
