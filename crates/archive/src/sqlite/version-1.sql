CREATE TABLE tables (
    row INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    count INTEGER NOT NULL,
    chain INTEGER NOT NULL,
    status INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    wake INTEGER,
    about BLOB NOT NULL
) STRICT;
CREATE INDEX lobby ON tables (status) WHERE listed = 1;
CREATE INDEX live ON tables (status) WHERE status < 2;
CREATE INDEX due ON tables (wake) WHERE wake IS NOT NULL;

CREATE TABLE secrets (
    "table" INTEGER PRIMARY KEY REFERENCES tables,
    secret BLOB NOT NULL
) STRICT;

CREATE TABLE journal (
    "table" INTEGER NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    chain INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY ("table", number)
) STRICT, WITHOUT ROWID;

CREATE TABLE links (
    hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
    "table" INTEGER NOT NULL REFERENCES tables,
    role BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE players (
    row INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    name TEXT NOT NULL,
    recovery BLOB NOT NULL UNIQUE CHECK (length(recovery) = 32),
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE tokens (
    hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
    player INTEGER NOT NULL REFERENCES players,
    added INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_of_player ON tokens (player);

CREATE TABLE seats (
    player INTEGER NOT NULL REFERENCES players,
    "table" INTEGER NOT NULL REFERENCES tables,
    role BLOB NOT NULL,
    PRIMARY KEY (player, "table")
) STRICT, WITHOUT ROWID;

CREATE TABLE pushes (
    endpoint BLOB PRIMARY KEY CHECK (length(endpoint) = 32),
    player INTEGER NOT NULL REFERENCES players,
    body BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pushes_of_player ON pushes (player);

CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
