import type { PoolClient } from 'pg'
import type { ConnectionPool } from './connection-pool.ts'
import type { Statement, Transaction, TransactionOptions } from './database.ts'
import { databaseFailure } from './database-failure.ts'
import { DatabaseUnavailableError } from './database-unavailable-error.ts'
import { GuardedClient, runOn } from './guarded-client.ts'
import { handleOn, toConfig } from './handle-on.ts'
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
  pool: ConnectionPool,
  work: (tx: Transaction) => Promise<T>,
  { once = false, timeoutMs }: TransactionOptions = {},
): Promise<T> {
  refuseInsideTransaction()
  return repeatOnConflict(() => runOnce(pool, work, timeoutMs), once ? 1 : undefined)
}

async function runOnce<T>(
  pool: ConnectionPool,
  work: (tx: Transaction) => Promise<T>,
  timeoutMs: number | undefined,
): Promise<T> {
  const client = await connect(pool)
  const scope: TransactionScope = { open: true }
  const guarded = new GuardedClient(runOn(client, timeoutMs), {
    autocommit: false,
    check: () => requireOpen(scope),
  })
  let broken: Error | undefined
  try {
    // Not waited for: the first statement of the work goes along with it, as it is prepared like that one.
    const begun = guarded.query({ text: 'BEGIN', name: 'begin' })
    const sent: Sent = []
    const [result] = await Promise.all([
      transactionScopes.run(scope, () => work(transactionOn(guarded, sent))),
      begun,
    ])
    scope.open = false
    await commit(runOn(client, timeoutMs), sent)
    return result
  } catch (error) {
    scope.open = false
    broken = lostWith(error) ?? (await rollBack(client))
    throw error
  } finally {
    client.release(broken)
  }
}

function requireOpen(scope: TransactionScope): void {
  if (!scope.open) throw new TransactionEndedError()
}

async function connect(pool: ConnectionPool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw databaseFailure(error) ?? error
  }
}

async function commit(run: ReturnType<typeof runOn>, sent: Sent): Promise<void> {
  let command: string
  try {
    command = (await run({ text: 'COMMIT' })).command
  } catch (error) {
    const failure = databaseFailure(error)
    if (failure === undefined) throw error
    throw new DatabaseUnavailableError(failure.reason, { cause: error, outcomeUnknown: true })
  }
  if (command !== 'ROLLBACK') return
  await Promise.all(sent)
  throw new TransactionAbortedError()
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

/** The statements that nobody has waited for. */
type Sent = Promise<unknown>[]

function transactionOn(client: GuardedClient, sent: Sent, depth = 0): Transaction {
  const name = `kinfold_${depth}`
  const send = (statement: Statement) => {
    client.check()
    const answered = client.query(toConfig(statement))
    // Seen at the commit.
    answered.catch(() => undefined)
    sent.push(answered)
  }
  return Object.assign(handleOn(client), {
    send,
    async savepoint<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
      const set = client.query({ text: `SAVEPOINT ${name}`, name: `save-${name}` })
      const scope: TransactionScope = { open: true }
      const inner = new GuardedClient((config, values) => client.query(config, values), {
        autocommit: false,
        check: () => requireOpen(scope),
      })
      try {
        const [result] = await Promise.all([work(transactionOn(inner, sent, depth + 1)), set])
        scope.open = false
        send({ text: `RELEASE SAVEPOINT ${name}`, name: `release-${name}` })
        return result
      } catch (error) {
        scope.open = false
        await set
        await client.query(`ROLLBACK TO SAVEPOINT ${name}`)
        client.forgetFailure()
        throw error
      }
    },
  })
}
