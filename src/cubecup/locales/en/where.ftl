### "Where to?" in the browser, in English (where-), and what is done against slips (sure-, web-slips).

## The space in question

where-left = { $n } to the finish
where-at-finish = at the finish
where-beyond = { $spaces } beyond the finish
where-forward = forward
where-back = not nearer
where-lines-gained = { $n ->
    [one] over { $n } red line
   *[other] over { $n } red lines
}
where-lines-lost = { $n ->
    [one] back over { $n } red line
   *[other] back over { $n } red lines
}
where-draws = { term-draw-amount } from now on: { $amounts }
where-draws-one = { $name } { $n }
where-draws-change = { $name } { $before } → { $n }
where-go = Go
where-spent = No movement left. Buy more?
where-spent-why = Each further space costs { $n } in money or credits. You may also keep them for dice.
where-touch = Tap a glowing space to see the way, and again to go.
where-aside = More: { $spaces }
where-aside-back = They are behind you or beside you.
where-aside-bought = For bought movement, { $n } in money or credits a space.
where-aside-both = Behind or beside you, or for bought movement.
where-whole = Whole track
where-out-of-sight = Out of sight: { $spaces }
where-group-rich = Forward, with something to gain
where-group-plain = Forward
where-group-back = Not nearer to the finish
where-group-bought = With bought movement

## Second thoughts

sure-pass = A push cannot bust now. Pass all the same?
sure-stop = You would give up { count-movement }. Stop here all the same?
sure-buy-movement = That costs { $n } in money or credits. Go all the same?
sure-back = Back
sure-held = { $answer }: goes out in a moment
sure-take-back = Take back
sure-now = Now

web-slips = Against slips
web-slips-grace = Take back for a few seconds
web-slips-confirm = Ask before costly answers
web-slips-none = Neither
