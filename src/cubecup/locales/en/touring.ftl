### Tours in the browser: making one, the page of a tour, and the way there from its tables. Names, titles and the story
### stand in tours.ftl.

touring-home = Race a tour
touring-instead = Several races with a standing: race a tour
touring-title = Tour
touring-new = A new tour
touring-which = Which tour
touring-kind = Tour
touring-race = Race { $n }
touring-race-more = Cards and tracks of race { $n }
touring-set-random = A random set
touring-set-own = Cards of your own
touring-add = Add a race
touring-remove = Remove race { $n }
touring-count = Number of races
touring-points = Points by place: { $points }. The last of the standing begins the next race.
touring-make = Begin the tour
touring-place = { $tour }, race { $race } of { $races }
touring-on = Standing and next race
touring-end = To the award ceremony
touring-between = Race { $n } is next
touring-standing = Standing
touring-col-place = Place
touring-col-name = Name
touring-col-points = Points
touring-col-gained = Latest race
touring-col-wins = Wins
touring-up = { $n ->
    [one] up { $n } place
   *[other] up { $n } places
}
touring-down = { $n ->
    [one] down { $n } place
   *[other] down { $n } places
}
touring-same = same place as before
touring-race-now = Race { $n } is on.
touring-enter = To the race
touring-watch = Watch
touring-start = Start race { $n }
touring-next = Next
touring-begins = { $name } begins, as the last of the standing.
touring-new-cards = { $n ->
    [one] { $n } new card
   *[other] { $n } new cards
}
touring-known-cards = Known from earlier races: { $names }
touring-story = The story
touring-figures = Figures
touring-figure-best = Best place
touring-figure-worst = Worst place
touring-figure-led = Races in the lead
touring-figure-push = Pushes
touring-figure-bust = Busts
touring-figure-steal = Thefts
touring-races = Races
touring-under-way = Under way
touring-fork = Race again from here
touring-fork-hint = This makes a tour of your own: what came before stays as it was, bots play for the others, and this tour does not change.
touring-forked = Goes on from another tour, with race { $n }
touring-share = Share and keep
touring-link = Link to this tour
touring-save = Save the tour as a file
touring-from-file = This tour comes from a file: it was played again by the rules and is not kept here.
