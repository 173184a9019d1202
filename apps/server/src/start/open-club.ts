import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { DatabaseEventListener } from '../db/database-event.ts'
import { settleMode } from '../mode/settle-mode.ts'
import { openDatabaseForServer } from './open-database-for-server.ts'

/** Opens a club's database, and refuses it in the wrong mode. */
export async function openClub(
  config: Config,
  onEvent: DatabaseEventListener = () => undefined,
): Promise<Database> {
  const db = await openDatabaseForServer(config, onEvent)
  try {
    await settleMode(db, config.mode)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}
