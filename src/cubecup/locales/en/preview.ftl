# What others see of a link before they open it; the server tells it.

preview-home = Cube Cup
preview-home-text = A dice race in the browser, against bots and friends: roll, push your luck, run.
preview-table = A race of Cube Cup
preview-table-text = You are invited to the table: open the link, take a seat, and race.
preview-picture = Eight cube creatures under the words Cube Cup
