import type { Pool } from 'pg'
import type { Database } from './database.ts'
import { GuardedClient } from './guarded-client.ts'
import { handleOn } from './handle-on.ts'
import { refuseInsideTransaction } from './refuse-inside-transaction.ts'
import { runTransaction } from './run-transaction.ts'

type Options = {
  readonly engine: Database['engine']
  readonly pool: Pool
  readonly close: () => Promise<void>
}

export function databaseOnPool({ engine, pool, close }: Options): Database {
  const client = new GuardedClient((config, values) => pool.query(config, values), {
    autocommit: true,
    check: refuseInsideTransaction,
  })
  let closing: Promise<void> | undefined
  return Object.assign(handleOn(client), {
    engine,
    transaction: <T>(work: Parameters<typeof runTransaction<T>>[1]) => runTransaction(pool, work),
    close: () => {
      closing ??= pool.end().then(close)
      return closing
    },
  })
}
