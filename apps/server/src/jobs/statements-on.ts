import type { Db } from 'pg-boss'
import type { Handle } from '../db/database.ts'
import { nameOfRepeated } from '../db/repeated-statements.ts'

/** Runs the statements of pg-boss on the whole database or in one transaction. */
export function statementsOn(handle: Handle): Db {
  return {
    async executeSql(text, values) {
      // Without values it may be several statements in one text, which can't be prepared.
      const isOne = values !== undefined && values.length > 0
      const name = isOne ? nameOfRepeated(text) : undefined
      const rows = await handle.query<Record<string, unknown>>({
        text,
        ...(isOne && { values }),
        ...(name !== undefined && { name }),
      })
      return { rows }
    },
  }
}
