import type { ConnectionPool } from './connection-pool.ts'
import type { Database, Transaction, TransactionOptions } from './database.ts'
import { GuardedClient } from './guarded-client.ts'
import { handleOn } from './handle-on.ts'
import { refuseInsideTransaction } from './refuse-inside-transaction.ts'
import { repeatOnConflict } from './repeat-on-conflict.ts'
import { runTransaction } from './run-transaction.ts'

type Options = {
  readonly engine: Database['engine']
  readonly pool: ConnectionPool
  readonly close: () => Promise<void>
}

export function databaseOnPool({ engine, pool, close }: Options): Database {
  // A single statement is its own transaction.
  const client = new GuardedClient(
    (config, values) => repeatOnConflict(() => pool.query(config, values)),
    { autocommit: true, check: refuseInsideTransaction },
  )
  let closing: Promise<void> | undefined
  return Object.assign(handleOn(client), {
    engine,
    transaction: <T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions) =>
      runTransaction(pool, work, options),
    close: () => {
      closing ??= pool.end().then(close)
      return closing
    },
  })
}
