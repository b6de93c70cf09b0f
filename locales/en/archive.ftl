### Why the archive, where games and players are stored, refuses something or fails. $detail and $path come from the system.

archive-no-table = There is no table { $table }. Check the link.
archive-table-closed = The table { $table } is closed.
archive-table-exists = The table { $table } already exists.
archive-conflict = The game has moved on. Take another look and try again.
archive-no-player = There is no such player here.
archive-player-exists = This player already exists.
archive-hash-taken = This link or key is already in use. Try again with a new one.
archive-too-large = This is too large to be stored.
archive-damaged = The table { $table } is damaged from record { $number } on, so the game cannot be continued. A backup may hold an intact copy.
archive-corrupt = The archive is damaged and should be restored from a backup. Details: { $detail }
archive-full = The disk is full. Nothing was saved; play resumes once there is space.
archive-read-only = The archive cannot be written to. Give this program permission to write there.
archive-busy = Another program is using the archive. Try again in a moment.
archive-in-use = Another server is using the archive { $path }. Stop it first, or give this one an archive of its own.
archive-foreign = The file { $path } is not an Emberhall archive. It was left unchanged.
archive-newer = The archive has version { $found }. This version of Emberhall supports versions up to { $known }; use a newer one.
archive-backup-exists = The file { $path } already exists. Choose another name for the backup.
archive-no-space-for-copy = There is not enough disk space for { $path }, the copy that is made before this version of Emberhall upgrades the archive. Nothing was changed; free some space, then start again.
archive-closed = The server is shutting down. Try again in a moment.
archive-io = The archive cannot be read or written. The system reports: { $detail }
