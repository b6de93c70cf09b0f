-- Tables that the operator has closed. Nothing is added to them any more.
CREATE TABLE closed (
    "table" INTEGER PRIMARY KEY REFERENCES tables,
    at INTEGER NOT NULL
) STRICT;

-- Tables that were not over in a backup that was put back: their seeds may be public.
CREATE TABLE restored (
    "table" INTEGER PRIMARY KEY REFERENCES tables
) STRICT;

-- The last change of tables by their status, for retention.
CREATE INDEX ages ON tables (status, changed);

-- What goes with a table that is deleted.
CREATE INDEX seats_of_table ON seats ("table");
CREATE INDEX links_of_table ON links ("table");

-- What a device is called, by the hash of its token.
CREATE TABLE devices (
    hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
    label TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE bans (
    target TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL,
    reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE audit (
    row INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    action TEXT NOT NULL,
    target TEXT NOT NULL,
    reason TEXT NOT NULL
) STRICT;

CREATE TABLE reports (
    row INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    reporter BLOB NOT NULL CHECK (length(reporter) = 16),
    "table" BLOB NOT NULL CHECK (length("table") = 16),
    subject TEXT NOT NULL,
    player BLOB,
    body BLOB NOT NULL,
    settled INTEGER,
    UNIQUE (reporter, "table", subject)
) STRICT;
CREATE INDEX open_reports ON reports (row) WHERE settled IS NULL;

CREATE TABLE blocks (
    row INTEGER PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES players,
    blocked BLOB NOT NULL CHECK (length(blocked) = 16),
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (player, blocked)
) STRICT;
CREATE INDEX blocked ON blocks (blocked);
