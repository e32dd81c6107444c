# Practice: moments as questions.

practice-title = Practice
practice-left = { $n ->
    [one] { $n } left today
   *[other] { $n } left today
}
practice-ask-push = What do you do: push, pass, or something else?
practice-ask-buy = What do you buy?
practice-ask-move = Where does your run end?
practice-ask-draw = Which dice do you draw?
practice-right = Right
practice-wrong = There was something better
practice-as-good = Another answer is a little ahead, but that may be chance.
practice-cost = “{ $answer }” costs { $loss } of the chance to win. It will be asked again.
practice-not-weighed = Nobody has weighed this answer, so it does not count as right. It will be asked again.
practice-figures = How often each answer wins among equal players, all with the same dice. ± says how sure that is.
practice-answer = Answer
practice-chance = Wins
practice-yours = yours
practice-played = played in the race
practice-run-to = run to { $space }
practice-next = Next
practice-done = Enough for today: everything has been asked, and what was wrong comes back later.
