// Run as a child process by first-initialisation.ts: creates the database's files and exits.
import { PGlite } from '@electric-sql/pglite'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Name the folder to create the database in.')

// Small WAL segments keep the folder small, and a checkpoint frees the log in small steps.
const pg = await PGlite.create(folder, { initDbStartParams: ['--wal-segsize=1'] })
await pg.close()
process.exit(0)
