import type { Database } from './database.ts'
import type { DatabaseEventListener } from './database-event.ts'
import { int8AsBigint } from './int8-as-bigint.ts'
import { migrate } from './migrate.ts'
import { openServingDatabase } from './open-serving-database.ts'

export type DatabaseSettings = {
  // DATABASE_URL: a PostgreSQL server. Without it the database is embedded in `dataFolder`.
  readonly url?: string | undefined
  // MIGRATION_DATABASE_URL: the same database as its owner, who applies the migrations.
  readonly migrationUrl?: string | undefined
  // KINFOLD_DATA_DIR
  readonly dataFolder: string
  readonly poolSize?: number
  /** On PostgreSQL: refuse to serve as a role with more privileges than it needs. */
  readonly leastPrivilege?: boolean
  readonly onEvent?: DatabaseEventListener
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  int8AsBigint()
  const { url, dataFolder, leastPrivilege = false, ...rest } = settings
  if (url !== undefined) return openServingDatabase({ url, leastPrivilege, ...rest })
  // The embedded engine is loaded only when it is used: a server with PostgreSQL stays small.
  const { openEmbedded } = await import('./embedded/open-embedded.ts')
  const { onEvent } = rest
  const database = await openEmbedded({ dataFolder, ...(onEvent !== undefined && { onEvent }) })
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
