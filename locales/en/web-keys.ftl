### The sheet of shortcuts in the browser.

web-keys-title = Keyboard shortcuts
web-keys-on = Single-key shortcuts
web-keys-about = The Tab key reaches everything too. In text fields, keys just type.
web-keys-or = or

## Every table

web-keys-table = At the table
# Each text stands beside its keys and says what they do.
web-keys-sheet = show or hide this sheet
web-keys-undo = take back the last choice
web-keys-log = the chronicle
web-keys-chat = the chat
web-keys-rules = the rules
web-keys-menu = the menu
web-keys-since = what happened since your last turn
web-keys-escape = close what is open, or skip the animation

## Karak 2

web-keys-k-turn = Your turn
web-keys-k-actions = the eight actions, as lettered on their buttons; an unavailable one says why
web-keys-k-end = end the turn
web-keys-k-ability = use the hero’s ability
web-keys-k-board = open the hero board
web-keys-k-where = find your hero on the map
web-keys-k-map = On the map
web-keys-k-arrows = go to the next hex in that direction
web-keys-k-enter = show what can be done there; press again to take the first option
web-keys-k-zoom = zoom in, zoom out, the whole map
web-keys-k-rotate = rotate the tile that is being laid
web-keys-k-ask = In a battle and for every question
web-keys-k-numbers = the first, second, third … die or choice
web-keys-k-all = all dice or the hero die only

## Thunderstone

web-keys-t-turn = Your turn
web-keys-t-places = visit the Village, enter the Dungeon, rest
web-keys-t-best = prepare the best attack
web-keys-t-done = done: buy nothing more, or end the visit
web-keys-t-table = On the table
web-keys-t-arrows = go to the next card or button in that direction
web-keys-t-enter = pick a card; press again to buy it
web-keys-t-inspect = look at a card closely
web-keys-t-escape = put back what is picked
