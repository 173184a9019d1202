import type { Database } from '../src/db/database.ts'
import { openPostgres } from '../src/db/open-postgres.ts'

/** Work as the role that owns the database. */
export async function asOwner<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openPostgres({ url })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
