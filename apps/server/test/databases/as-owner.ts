import type { Database } from '#src/db/database.ts'
import { type DatabaseSettings, openDatabase } from '#src/db/open-database.ts'
import { openPostgres } from '#src/db/open-postgres.ts'

/** Opens a database as its owner for as long as the work takes. */
export async function asOwner<T>(
  settings: DatabaseSettings,
  work: (owner: Database) => Promise<T>,
): Promise<T> {
  const { migrationUrl } = settings
  const owner =
    migrationUrl === undefined
      ? await openDatabase(settings)
      : openPostgres({ url: migrationUrl, poolSize: 2 })
  try {
    return await work(owner)
  } finally {
    await owner.close()
  }
}
