### Fair dice in English: what is promised about the dice of a table, how it is checked, and the page that explains it to
### players, which is also docs/fair-dice.md (`make rules`).

fair-note = The dice of this table are settled by a secret that nobody knows and by the players’ words. Its fingerprint:
fair-more = How fair dice work
fair-check = Check the dice
fair-checking = Working it out …
fair-good = All { $dice } dice of { $rolls } rolls are as they were promised.
fair-good-table = All that chance decided is as it was promised.
fair-no-crypto = Browsers can check this only over HTTPS or on the machine of the server. Save the record, and run: cubecup verify FILE
fair-bad-version = These dice are made in a way that this page does not know. Please load it anew.
fair-bad-promise = The server now speaks of another fingerprint than the one it promised.
fair-bad-secret = The secret does not have the fingerprint that was promised.
fair-bad-word = The word of this browser was not mixed in.
fair-bad-table = The dice were made with another table than the one where your word was given.
fair-bad-roll = Roll { $roll } of seat { $seat } does not follow from the secret.
fair-bad-seen = Entry { $entry } of the log showed other dice here than the server tells now.

fair-title = Fair dice
fair-intro = Nobody can know the dice of a race before they fall: not the players, not those who watch, not the host. And afterwards everybody can check every single one of them.
fair-page-promise = When a table is made, the server draws a secret: 32 random bytes for this table alone. It shows the secret’s fingerprint (its SHA-256) to all before the first seat is taken. From the fingerprint nobody can find the secret, and the server cannot exchange the secret later: another one would have another fingerprint.
    .title = A promise before the race
fair-page-words = When you take a seat, your browser thinks up a random word and sends it along; the words are mixed into all dice. The secret was settled before that, so the server could not choose it to suit the words, and the players choose their words without knowing the secret. Words are given once and stay: trying out several is not possible. Nothing is rolled before the last seat is taken.
    .title = A word of every player
fair-page-rolls = Each roll follows from the secret, the words, the table, the seat and its number: the first roll of seat 1, the second, and so on. So it does not matter when you push or who else acts meanwhile. An undo never rolls again: what has been rolled cannot be taken back, and whoever comes to the same roll another way gets the same dice. Whoever has seen the dice of others cannot take back what they did before.
    .title = Every roll has its number
fair-page-check =
    When the race is over the secret is told. The button “Check the dice” in the menu of the table works everything out in your own browser: whether the secret has the fingerprint that it remembered from before the race, whether your word was mixed in, whether every die follows, and whether the dice are those you saw. It needs HTTPS or the machine of the server itself.
    If you would rather trust another program, save the record and run: cubecup verify FILE. It plays the whole race again by the rules and compares every die.
    .title = Check it yourself
fair-page-rematch = The secrets of a table and of its rematches form a chain: the fingerprint of the next secret is the secret that was just told. So all of them were settled before anybody had given a word, and the words stay with the seats. The id of the first table stays in the dice as well: the server, which knows the words by then, has nothing left to choose. A chain is a hundred races long; the one after it begins with a new secret, so take a new table by then.
    .title = Rematches
fair-page-seed = Whoever plays alone may choose the number from which all dice follow, for instance to play the same race again. Such a table says so, and promises nothing.
    .title = Chosen dice
fair-page-trust = Whoever runs the server knows the secret during the race. If that person also plays, one has to trust that they do not look; and one who joins last could choose a word that suits them. The proof shows that the dice were not changed afterwards and not picked for the words of the others.
    .title = What this does not protect from
fair-page-exact = HMAC is HMAC-SHA-256. Key = HMAC(secret, “cubecup-dice-1”, the id of the table (of rematches: of the first) and the words of all seats, one per line). Block n of roll r of seat s (both counted from 0; s is -1 for the table) = HMAC(key, “s.r.n”): eight numbers of 32 bits, highest byte first. A die with b faces shows the next number modulo b; numbers not below the largest multiple of b are left out. Then comes block n + 1.
    .title = Exactly
