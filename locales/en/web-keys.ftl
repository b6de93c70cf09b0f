### The sheet of shortcuts in the browser.

web-keys-title = Keys
web-keys-on = Single-key shortcuts
web-keys-about = The Tab key reaches everything too. In text fields, keys only type.
web-keys-or = or

## Every table

web-keys-table = At the table
web-keys-sheet = show or hide this sheet
web-keys-undo = take the last choice back
web-keys-log = the chronicle
web-keys-chat = the chat
web-keys-rules = the rules
web-keys-menu = the menu
web-keys-since = what happened since your last turn
web-keys-escape = close what is open, or skip the animation

## Karak 2

web-keys-k-turn = Your turn
web-keys-k-actions = the eight actions, as lettered on their buttons; a closed one says why
web-keys-k-end = end the turn
web-keys-k-ability = use the hero’s ability
web-keys-k-board = open the hero board
web-keys-k-where = go to your hero on the map
web-keys-k-map = On the map
web-keys-k-arrows = to the next hex in that direction
web-keys-k-enter = what can be done there; once more does the first of it
web-keys-k-zoom = closer, farther, the whole map
web-keys-k-rotate = turn the tile that is being laid
web-keys-k-ask = In a battle and with every question
web-keys-k-numbers = the first, second, third … die or choice
web-keys-k-all = all dice or the hero die only

## Thunderstone

web-keys-t-turn = Your turn
web-keys-t-places = to the Village, into the Dungeon, rest
web-keys-t-done = no more: buy nothing more, or end the visit
web-keys-t-table = On the table
web-keys-t-arrows = to the next card or button in that direction
web-keys-t-enter = pick a card; once more buys it
web-keys-t-inspect = look at a card closely
web-keys-t-escape = put back what is picked
