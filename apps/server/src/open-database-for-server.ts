import { checkDataFolder } from './check-data-folder.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { DatabaseEventListener } from './db/database-event.ts'
import { databaseFailure } from './db/database-failure.ts'
import { DirectoryInUseError } from './db/embedded/directory-lock.ts'
import { openDatabase } from './db/open-database.ts'
import { StartupError } from './startup-error.ts'

/** Opens the database, or says in one sentence what keeps it from opening. */
export async function openDatabaseForServer(
  { databaseUrl, dataFolder, databasePoolSize, mode }: Config,
  onEvent: DatabaseEventListener,
): Promise<Database> {
  checkDataFolder(dataFolder, mode)
  try {
    return await openDatabase({ url: databaseUrl, dataFolder, poolSize: databasePoolSize, onEvent })
  } catch (error) {
    throw new StartupError(sentence(error, databaseUrl !== undefined), { cause: error })
  }
}

function sentence(error: unknown, isPostgres: boolean): string {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof DirectoryInUseError) return message
  if (!isPostgres) return `The database did not open: ${firstLine(message)}`
  // The driver's message can repeat the address with its password, so only its kind is told.
  if (databaseFailure(error) !== undefined) {
    return 'PostgreSQL does not answer at DATABASE_URL; start it, or correct the address.'
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === '28P01' || code === '28000') {
    return 'PostgreSQL refuses the name or password in DATABASE_URL; correct them.'
  }
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist; create it first.'
  return `The database at DATABASE_URL did not open: ${firstLine(message)}`
}

const firstLine = (text: string) => text.split('\n')[0] ?? ''
