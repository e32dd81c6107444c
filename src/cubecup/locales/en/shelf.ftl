# My races: what this browser keeps.

shelf-title = My races
shelf-hint = The races played in this browser. Their records are kept here, even after they have left the server.
shelf-empty = Nothing yet. Your races appear here when they are over.
shelf-against = against { $names }
shelf-won = won
shelf-place = place { $place } of { $n }
shelf-winner = { $n ->
    [one] won by { $names }
   *[other] won by { $names }
}
shelf-forgotten = The race is gone from this list.
shelf-carry = To another browser
shelf-carry-hint = All races in one file. Races from a file are added to those here; nothing is replaced or lost.
shelf-export = Save all as a file
shelf-import = Add from a file
shelf-taken-in = { $n ->
    [0] Nothing new: all these races are here already.
    [one] { $n } race added.
   *[other] { $n } races added.
}
shelf-bad-not-json = This file cannot be read. Nothing was changed.
shelf-bad-not-races = This is not a file of races from Cube Cup. Nothing was changed.
shelf-bad-newer = This file was saved by a newer version of Cube Cup. Nothing was changed.
shelf-bad-race = Race { $n } in this file is damaged. Nothing was changed.
shelf-bad-too-long = This file is too large. Nothing was changed.
shelf-bad-full = The browser has no room for these races. Nothing was changed.
