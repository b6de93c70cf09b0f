### The names of the games, which are never inflected.

karak-title = Karak 2
    .in = Karak 2
thunderstone-title = Thunderstone
