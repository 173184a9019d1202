import { and, asc, eq, notInArray } from 'drizzle-orm'
import { type Stuck, throwStuck } from '../schedule/throw-stuck.ts'
import type { Services } from '../services.ts'
import { bookLine } from './book-line.ts'
import { statementLine } from './statement.tables.ts'

const perJob = 100

/**
 * Books what was read of a statement, each line in a transaction of its own, and hands the rest to another
 * job: one that is killed begins again soon, and goes on where it was.
 */
export async function bookStatement(services: Services, statementId: string): Promise<void> {
  const { db, jobs } = services
  const stuck: Stuck[] = []
  const ids = await readUnbooked(services, statementId, [])
  for (const id of ids) {
    try {
      await db.transaction(tx => bookLine(services, tx, id))
    } catch (error) {
      stuck.push({ id, error })
    }
  }
  const failed = stuck.map(({ id }) => id)
  const isMore = (await readUnbooked(services, statementId, failed)).length > 0
  if (isMore) await db.transaction(tx => jobs.send(tx, 'book-statement', { statementId }))
  throwStuck(stuck, 'no booking of the lines')
}

async function readUnbooked(
  { db }: Pick<Services, 'db'>,
  statementId: string,
  without: readonly string[],
): Promise<readonly string[]> {
  const rows = await db.orm
    .select({ id: statementLine.id })
    .from(statementLine)
    .where(
      and(
        eq(statementLine.statementId, statementId),
        eq(statementLine.state, 'reading'),
        notInArray(statementLine.id, [...without]),
      ),
    )
    .orderBy(asc(statementLine.bookedOn), asc(statementLine.position))
    .limit(perJob)
  return rows.map(({ id }) => id)
}
