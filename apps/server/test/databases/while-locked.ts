// Several things about the same row at the same moment: they wait for what the test has locked, in the order they
// are named, and then go on. On PostgreSQL alone, which says who waits for whom.
import { patience } from '@kinfold/test-support/patience'
import { expect } from 'vitest'
import type { Database, Transaction } from '#src/db/database.ts'

type Lock = (tx: Transaction) => Promise<unknown>

export const rowLock =
  (table: string, id: string | number): Lock =>
  tx =>
    tx.query({ text: `SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`, values: [id] })

/** Waits until so many connections are blocked; answers them. */
export async function untilWaiting(db: Database, count: number): Promise<number[]> {
  const text = `SELECT pid FROM pg_stat_activity
                 WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`
  const blocked = () => db.query<{ pid: number }>({ text })
  await expect
    .poll(async () => (await blocked()).length, { interval: 5, timeout: patience(10_000) })
    .toBe(count)
  return (await blocked()).map(({ pid }) => pid)
}

/** What was to wait has its answer already, which says why. */
function endedEarly(outcome: unknown): never {
  throw new Error(`This was to wait for the lock, and ended with ${JSON.stringify(outcome)}.`)
}

/** Each act is begun once the one before waits; then comes what happens meanwhile, and the lock goes. */
export async function whileLocked<Outcome>(
  db: Database,
  lock: Lock,
  acts: readonly (() => Promise<Outcome>)[],
  meanwhile = async (_waiting: readonly number[]): Promise<unknown> => undefined,
): Promise<Outcome[]> {
  const [locking, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const running: Promise<Outcome>[] = []
  const holding = db.transaction(async tx => {
    await lock(tx)
    locking.resolve()
    await mayEnd.promise
  })
  try {
    await locking.promise
    let waiting: readonly number[] = []
    for (const act of acts) {
      const begun = act()
      running.push(begun)
      waiting = await Promise.race([untilWaiting(db, running.length), begun.then(endedEarly)])
    }
    await meanwhile(waiting)
  } finally {
    mayEnd.resolve()
    await holding
  }
  return Promise.all(running)
}
