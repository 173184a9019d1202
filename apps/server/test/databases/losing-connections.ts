import type { Database } from '#src/db/database.ts'
import { DatabaseUnavailableError } from '#src/db/database-unavailable-error.ts'

/** A database that loses each transaction at its end, and nothing else: all of it is undone. */
export function losingConnections(db: Database): Database {
  const atItsEnd = new Error('all of it is undone')
  const transaction: Database['transaction'] = async (work, options) => {
    try {
      return await db.transaction(async tx => {
        await work(tx)
        throw atItsEnd
      }, options)
    } catch (error) {
      throw error === atItsEnd ? new DatabaseUnavailableError('lost', {}) : error
    }
  }
  return new Proxy(db, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key)),
  })
}
