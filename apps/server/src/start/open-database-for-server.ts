import type { Config } from '../config/config.ts'
import { StartupError } from '../config/startup-error.ts'
import type { Database } from '../db/database.ts'
import type { DatabaseEventListener } from '../db/database-event.ts'
import { DirectoryInUseError } from '../db/embedded/directory-lock.ts'
import { openDatabase } from '../db/open-database.ts'
import { checkDataFolder } from './check-data-folder.ts'

/** Opens the database, or ends the start with one sentence. */
export async function openDatabaseForServer(
  { databaseUrl, migrationDatabaseUrl, dataFolder, databasePoolSize, mode }: Config,
  onEvent: DatabaseEventListener,
): Promise<Database> {
  checkDataFolder(dataFolder, mode)
  try {
    return await openDatabase({
      url: databaseUrl,
      migrationUrl: migrationDatabaseUrl,
      dataFolder,
      poolSize: databasePoolSize,
      leastPrivilege: mode === 'live',
      onEvent,
    })
  } catch (error) {
    if (error instanceof StartupError) throw error
    const message = error instanceof Error ? error.message : String(error)
    if (error instanceof DirectoryInUseError) throw new StartupError(message, { cause: error })
    throw new StartupError(`The database could not be opened: ${message.split('\n')[0]}`, {
      cause: error,
    })
  }
}
