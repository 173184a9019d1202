import type { Config } from '../config/config.ts'
import { StartupError } from '../config/startup-error.ts'
import type { Database } from '../db/database.ts'
import { openPostgres } from '../db/open-postgres.ts'
import { openDatabaseForServer } from './open-database-for-server.ts'

/** Opens the database as its owner, with every migration applied, for what the serving role may not do. */
export async function openDatabaseAsOwner(config: Config): Promise<Database> {
  const serving = await openDatabaseForServer(config, () => undefined)
  const { migrationDatabaseUrl: url } = config
  if (url !== undefined) {
    await serving.close()
    return openPostgres({ url })
  }
  if (serving.engine === 'embedded' || (await isOwner(serving))) return serving
  await serving.close()
  throw new StartupError(
    'This changes what only the owner of the database may change; set MIGRATION_DATABASE_URL to the owner’s log-in too.',
  )
}

async function isOwner(database: Database): Promise<boolean> {
  const [found] = await database.query<{ owns: boolean }>({
    text: `SELECT bool_and(pg_has_role(c.relowner, 'USAGE')) AS owns FROM pg_class c
            WHERE c.oid IN ('public.schema_migration'::regclass, 'ledger.account'::regclass)`,
  })
  return found?.owns === true
}
