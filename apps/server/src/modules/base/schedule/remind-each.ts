// Reminders of many rows, each exactly once: rows are taken in batches and marked in the transaction of their
// mails, so that a second process goes past them and a crash undoes both.
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { type Stuck, throwStuck } from './throw-stuck.ts'

const batch = 50

type Reminding<Row> = {
  /** The next rows that are due, locked with FOR UPDATE SKIP LOCKED, without those that failed. */
  readonly take: (tx: Transaction, limit: number, failed: readonly string[]) => Promise<Row[]>
  readonly idOf: (row: Row) => string
  /** Marks one as reminded, and tells whoever it concerns. */
  readonly remind: (tx: Transaction, row: Row) => Promise<void>
  /** What was not told, for the error. */
  readonly what: string
}

/** One that fails is undone by itself, and stays due. */
export async function remindEach<Row>(
  { db }: Services,
  { take, idOf, remind, what }: Reminding<Row>,
): Promise<void> {
  const stuck: Stuck[] = []
  const remindSome = () =>
    db.transaction(async tx => {
      const failed = stuck.map(({ id }) => id)
      const rows = await take(tx, batch, failed)
      const failures: Stuck[] = []
      for (const row of rows) {
        try {
          await tx.savepoint(inner => remind(inner, row))
        } catch (error) {
          failures.push({ id: idOf(row), error })
        }
      }
      return { found: rows.length, failures }
    })
  for (;;) {
    const { found, failures } = await remindSome()
    stuck.push(...failures)
    if (found < batch) break
  }
  throwStuck(stuck, what)
}
