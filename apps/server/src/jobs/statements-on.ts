import type { Db } from 'pg-boss'
import type { Handle } from '../db/database.ts'
import { nameOfRepeated } from '../db/repeated-statements.ts'

/** Runs the statements of pg-boss on the whole database or in one transaction. */
export function statementsOn(handle: Handle): Db {
  return {
    async executeSql(text, values) {
      const name = values && nameOfRepeated(text)
      const rows = await handle.query<Record<string, unknown>>({
        text,
        ...(values !== undefined && { values }),
        ...(name !== undefined && { name }),
      })
      return { rows }
    },
  }
}
