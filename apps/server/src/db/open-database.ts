import type { Database } from './database.ts'
import type { DatabaseEventListener } from './database-event.ts'
import { int8AsBigint } from './int8-as-bigint.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'

export type DatabaseSettings = {
  // DATABASE_URL: a PostgreSQL server. Without it the database is embedded in `dataFolder`.
  readonly url?: string | undefined
  // KINFOLD_DATA_DIR
  readonly dataFolder: string
  readonly poolSize?: number
  readonly onEvent?: DatabaseEventListener
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  int8AsBigint()
  const database = await open(settings)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function open({ url, dataFolder, poolSize, onEvent }: DatabaseSettings): Promise<Database> {
  const listener = onEvent === undefined ? {} : { onEvent }
  // The embedded engine is loaded only where it is used: a server beside PostgreSQL stays small.
  if (url === undefined) {
    const { openEmbedded } = await import('./embedded/open-embedded.ts')
    return openEmbedded({ dataFolder, ...listener })
  }
  return openPostgres({ url, ...(poolSize === undefined ? {} : { poolSize }), ...listener })
}
