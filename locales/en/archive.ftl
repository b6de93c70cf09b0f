### Why the archive, where games and players are stored, refuses something or fails.

archive-no-table = There is no table { $table }. Have a look at the link.
archive-table-exists = The table { $table } exists already.
archive-conflict = The game has moved on in the meantime. Have another look and try again.
archive-no-player = This player is not known here.
archive-player-exists = This player exists already.
archive-hash-taken = This link or key is in use already. Try again with a new one.
archive-too-large = This is too large to be stored.
archive-damaged = The table { $table } is damaged from record { $number } on, so it cannot be played on. A backup may have it whole.
archive-corrupt = The archive is damaged and should be restored from a backup. What was noticed: { $detail }
archive-full = The disk is full. Nothing was stored; it goes on as soon as there is space again.
archive-read-only = The archive cannot be written to. Allow this program to write there.
archive-busy = Another program keeps the archive busy. Try again in a moment.
archive-in-use = Another server is using the archive { $path }. Stop it first, or give this one an archive of its own.
archive-foreign = The file { $path } is not an archive of Emberhall. It is left as it was.
archive-newer = The archive has version { $found }. This Emberhall knows versions up to { $known }; use a newer one.
archive-backup-exists = The file { $path } exists already. Choose another name for the backup.
archive-no-space-for-copy = The disk has no space for { $path }, a copy of the archive that is made before this version of Emberhall changes it. Nothing was changed; make space, then start again.
archive-closed = The server is closing down. Try again in a moment.
archive-io = The archive cannot be read or written. The system says: { $detail }
