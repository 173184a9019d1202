import type { Database, Handle } from '../../../db/database.ts'

export type Queryable = Pick<Handle, 'query'>

const hour = 3_600_000
// A table that was just restored has no statistics yet, and a plan with a sequential scan for each chunk never
// ends. The search path keeps functions of other schemas from shadowing the database's own.
const settings = `SET LOCAL statement_timeout = 0; SET LOCAL enable_seqscan = off;
  SET LOCAL search_path TO pg_catalog, pg_temp`

/** Runs each statement in its own transaction, without the timeout of members' calls. */
export function longStatements(db: Database): Queryable {
  return {
    query: statement =>
      db.transaction(async tx => {
        await tx.query({ text: settings })
        return tx.query({ ...statement, timeoutMs: hour })
      }),
  }
}
