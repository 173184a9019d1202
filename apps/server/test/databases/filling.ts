import type { Database } from '#src/db/database.ts'

/** What a test finds in its database. Put in once in a process; later databases are copies. */
export type Filling = {
  readonly name: string
  /** Closes the database. */
  put(database: Database): Promise<void>
}

export const nothing: Filling = { name: 'nothing', put: database => database.close() }
