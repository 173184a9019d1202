import type { Db } from 'pg-boss'
import type { Handle } from '../db/database.ts'

/** Runs the statements of pg-boss on the whole database or in one transaction. */
export function statementsOn(handle: Handle): Db {
  return {
    async executeSql(text, values) {
      const rows = await handle.query<Record<string, unknown>>({
        text,
        ...(values !== undefined && { values }),
      })
      return { rows }
    },
  }
}
