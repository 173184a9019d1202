import type { Pool, PoolClient } from 'pg'
import type { Transaction, TransactionOptions } from './database.ts'
import { databaseFailure } from './database-failure.ts'
import { DatabaseUnavailableError } from './database-unavailable-error.ts'
import { GuardedClient, runOn } from './guarded-client.ts'
import { handleOn } from './handle-on.ts'
import { refuseInsideTransaction } from './refuse-inside-transaction.ts'
import { repeatOnConflict } from './repeat-on-conflict.ts'
import { type TransactionScope, transactionScopes } from './transaction-scope.ts'

class TransactionEndedError extends Error {
  override readonly name = 'TransactionEndedError'
  constructor() {
    super('This transaction has ended; a query on its handle was not awaited inside it.')
  }
}

// A statement failed inside, the error was swallowed, and the database rolled everything back.
class TransactionAbortedError extends Error {
  override readonly name = 'TransactionAbortedError'
  constructor() {
    super('The transaction was rolled back because one of its statements had failed.')
  }
}

// The work may run more than once, each time in a new transaction after the last one was rolled back.
// Its effects outside the database must tolerate that, or it asks to run only once.
export async function runTransaction<T>(
  pool: Pool,
  work: (tx: Transaction) => Promise<T>,
  { once = false, timeoutMs }: TransactionOptions = {},
): Promise<T> {
  refuseInsideTransaction()
  return repeatOnConflict(() => runOnce(pool, work, timeoutMs), once ? 1 : undefined)
}

async function runOnce<T>(
  pool: Pool,
  work: (tx: Transaction) => Promise<T>,
  timeoutMs: number | undefined,
): Promise<T> {
  const client = await connect(pool)
  const scope: TransactionScope = { open: true }
  const guarded = new GuardedClient(runOn(client, timeoutMs), {
    autocommit: false,
    check: () => {
      if (!scope.open) throw new TransactionEndedError()
    },
  })
  let broken: Error | undefined
  try {
    await guarded.query('BEGIN')
    const result = await transactionScopes.run(scope, () => work(transactionOn(guarded)))
    scope.open = false
    await commit(runOn(client, timeoutMs))
    return result
  } catch (error) {
    scope.open = false
    broken = lostWith(error) ?? (await rollBack(client))
    throw error
  } finally {
    client.release(broken)
  }
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw databaseFailure(error) ?? error
  }
}

async function commit(run: ReturnType<typeof runOn>): Promise<void> {
  let command: string
  try {
    command = (await run({ text: 'COMMIT' })).command
  } catch (error) {
    const failure = databaseFailure(error)
    if (failure === undefined) throw error
    throw new DatabaseUnavailableError(failure.reason, { cause: error, outcomeUnknown: true })
  }
  if (command === 'ROLLBACK') throw new TransactionAbortedError()
}

// The connection is lost; the database rolls back by itself when it ends.
function lostWith(error: unknown): Error | undefined {
  const failure = databaseFailure(error)
  return failure?.reason === 'lost' ? failure : undefined
}

// A connection that can't even roll back is discarded instead of returned to the pool.
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function transactionOn(client: GuardedClient, depth = 0): Transaction {
  const name = `kinfold_${depth}`
  return Object.assign(handleOn(client), {
    async savepoint<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
      await client.query(`SAVEPOINT ${name}`)
      try {
        const result = await work(transactionOn(client, depth + 1))
        await client.query(`RELEASE SAVEPOINT ${name}`)
        return result
      } catch (error) {
        await client.query(`ROLLBACK TO SAVEPOINT ${name}`)
        throw error
      }
    },
  })
}
