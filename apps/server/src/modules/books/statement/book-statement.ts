import { and, arrayContains, asc, desc, eq, gt, inArray, isNotNull, lt, not } from 'drizzle-orm'
import { type Stuck, throwStuck } from '../../base/schedule/throw-stuck.ts'
import { lockLine } from '../../money/bank-line/lock-line.ts'
import { settleLine } from '../../money/bank-line/settle-line.ts'
import { statementLine, statementLineWording } from '../../money/bank-line/statement.tables.ts'
import type { Services } from '../../services.ts'
import { bookLine } from './book-line.ts'

const perJob = 100
const failed =
  'We could not book this line. We try again for some minutes; after that, please send its file again.'

type Task = {
  readonly statementId: string
  /** The last line of earlier files that was looked at again. */
  readonly rewordedAfter?: string
}

/**
 * Books what was read of a statement, each line in a transaction of its own, and hands the rest to another
 * job: one that is killed begins again soon, and goes on where it was. Lines that failed are tried again after
 * all others, by the job that is repeated for them or because their file was sent again; lines of earlier files come last.
 */
export async function bookStatement(services: Services, task: Task): Promise<void> {
  const { db, jobs } = services
  const { statementId } = task
  const unbooked = await bookEach(services, await readUnbooked(services, statementId))
  const isMore = await db.orm.$count(
    statementLine,
    and(eq(statementLine.statementId, statementId), eq(statementLine.state, 'reading')),
  )
  const reworded = isMore > 0 ? [] : await readReworded(services, task)
  const again = await bookEach(services, reworded)
  const last = reworded.length === perJob ? reworded.at(-1) : undefined
  if (isMore > 0) await db.transaction(tx => jobs.send(tx, 'book-statement', { statementId }))
  else if (last !== undefined) {
    const next = { statementId, rewordedAfter: last }
    await db.transaction(tx => jobs.send(tx, 'book-statement', next))
  }
  throwStuck([...unbooked, ...again], 'no booking of the lines')
}

async function bookEach(services: Services, ids: readonly string[]): Promise<readonly Stuck[]> {
  const stuck: Stuck[] = []
  for (const id of ids) {
    try {
      await services.db.transaction(tx => bookLine(services, tx, id))
    } catch (error) {
      stuck.push({ id, error })
      await markFailed(services, id)
    }
  }
  return stuck
}

async function readUnbooked(
  { db }: Pick<Services, 'db'>,
  statementId: string,
): Promise<readonly string[]> {
  const rows = await db.orm
    .select({ id: statementLine.id })
    .from(statementLine)
    .where(
      and(
        eq(statementLine.statementId, statementId),
        inArray(statementLine.state, ['reading', 'failed']),
      ),
    )
    .orderBy(
      // Those that are read before those that failed.
      desc(statementLine.state),
      asc(statementLine.bookedOn),
      asc(statementLine.position),
    )
    .limit(perJob)
  return rows.map(({ id }) => id)
}

/** Lines of earlier files that go out: this one names something of the club's in them that was not known. */
async function readReworded(
  { db }: Pick<Services, 'db'>,
  { statementId, rewordedAfter }: Task,
): Promise<readonly string[]> {
  const rows = await db.orm
    .select({ id: statementLine.id })
    .from(statementLineWording)
    .innerJoin(statementLine, eq(statementLine.id, statementLineWording.lineId))
    .where(
      and(
        eq(statementLineWording.statementId, statementId),
        isNotNull(statementLineWording.named),
        eq(statementLine.state, 'open'),
        lt(statementLine.amountMinor, 0n),
        not(arrayContains(statementLine.because, ['reference'])),
        rewordedAfter === undefined ? undefined : gt(statementLine.id, rewordedAfter),
      ),
    )
    .orderBy(asc(statementLine.id))
    .limit(perJob)
  return rows.map(({ id }) => id)
}

async function markFailed({ db }: Pick<Services, 'db'>, id: string): Promise<void> {
  await db.transaction(async tx => {
    const line = await lockLine(tx, id)
    if (line?.state === 'reading') await settleLine(tx, line, { state: 'failed', reason: failed })
  })
}
