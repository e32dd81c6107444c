### Tours: their names, what their champions are called, the standing, and the story of a tour.
### A race is told by its number, so that a sentence fits every set.

tours-name-champion = { term-champion-tour }
    .text = Races 1 to 7 in their order: every card once.
    .title = Champion of Champions
tours-name-tour-de-cube = { term-tour-de-cube }
    .text = Three races with cards you already know.
    .title = Golden Cube
tours-name-own = A tour of your own
    .text = Three to twelve races, as you like them.
    .title = Champion of the Tour

tours-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tours-races = { $n ->
    [one] { $n } race
   *[other] { $n } races
}
tours-wins = { $n ->
    [one] { $n } win
   *[other] { $n } wins
}

## The story

tours-story-champion = { $name } wins the tour of { tours-races } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } ahead of { $second }.
tours-story-champion-tied = { $name } wins the tour of { tours-races }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the same as { $second }, but with better places.
tours-story-champions = { $names } share the victory: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each, and nothing tells them apart.
tours-story-leader = After { tours-races } { $name } leads with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } ahead of { $second }.
tours-story-leader-tied = After { tours-races } { $name } leads: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the same as { $second }, but with better places.
tours-story-leaders = After { tours-races } { $names } lead together with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
tours-story-decided = After race { $race } nobody can catch up with { $name } any more.
tours-story-open = It stays open until race { $race }, the last one.
tours-story-led-all = { $name } leads from the first race to the last.
tours-story-lead-changed = { $n ->
    [one] The lead changes once.
    [2] The lead changes twice.
   *[other] The lead changes { $n } times.
}
tours-story-comeback = After race { $race } { $name } is still last, then overtakes everyone.
tours-story-streak = { $name } wins { $n ->
    [one] { $n } race
   *[other] { $n } races
} in a row.
tours-story-more-wins = { $name } wins the most races ({ $n }) and still does not come first.
tours-story-longest = The longest race is number { $race }: { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}.
