// What is left of runs that were posted, or taken back: their portfolios, their end, and telling members.
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { type Stuck, throwStuck } from '../../base/schedule/throw-stuck.ts'
import { returnsRun } from '../../holdings/portfolio/returns.tables.ts'
import type { Services } from '../../services.ts'
import { bookNextShares } from './book-shares.ts'
import { completeRun } from './complete-run.ts'
import type { RunWay } from './run-way.ts'
import { tellNextMembers } from './tell-members.ts'

/** A job begins a run at once; this goes on with one whose process was killed. */
export const carryOutReturns: DueWork = {
  name: 'posting returns',
  nextDue,
  carryOut,
}

async function nextDue(handle: Handle): Promise<Date | undefined> {
  const [first] = await handle.orm
    .select({ at: returnsRun.dueAt })
    .from(returnsRun)
    .where(isNotNull(returnsRun.dueAt))
    .orderBy(asc(returnsRun.dueAt))
    .limit(1)
  return first?.at ?? undefined
}

/** One that fails doesn't keep up the others, and stays due. */
async function carryOut(services: Services, until: Date): Promise<void> {
  const runs = await services.db.orm
    .select({ id: returnsRun.id })
    .from(returnsRun)
    .where(and(isNotNull(returnsRun.dueAt), lte(returnsRun.dueAt, until)))
    .orderBy(asc(returnsRun.dueAt), asc(returnsRun.id))
  const stuck: Stuck[] = []
  for (const { id } of runs) {
    try {
      await carryOutRun(services, id)
    } catch (error) {
      stuck.push({ id, error })
    }
  }
  throwStuck(stuck, 'no end of the returns')
}

/**
 * Goes on with a run from wherever it stands until nothing is left of it. Processes share its portfolios: each
 * takes the next ones that no other holds. Members are told by one of them at a time.
 */
export async function carryOutRun(services: Services, id: string): Promise<void> {
  for (;;) {
    const run = await readRunState(services.db, id)
    if (run === undefined || run.dueAt === null) return
    switch (await nextStep(services, id, run)) {
      case 'done':
        continue
      case 'another process tells':
        return
    }
  }
}

type RunState = Pick<
  typeof returnsRun.$inferSelect,
  'status' | 'completedAt' | 'toldAt' | 'reversedAt' | 'reversalToldAt' | 'dueAt'
>

/** In the order in which it happens to a member: nobody hears of a correction before what it corrects. */
async function nextStep(
  services: Services,
  id: string,
  { status, completedAt, toldAt }: RunState,
): Promise<'done' | 'another process tells'> {
  if (completedAt === null) return book(services, id, 'posting')
  if (toldAt === null) return tell(services, id, 'posting')
  if (status === 'reversing') return book(services, id, 'reversing')
  return tell(services, id, 'reversing')
}

async function book(services: Services, id: string, way: RunWay): Promise<'done'> {
  const bookInTurn = async () => {
    while (await bookNextShares(services, id, way)) {
      // The next ones.
    }
  }
  // One prepares its portfolios while the database books those of the other.
  await Promise.all([bookInTurn(), bookInTurn()])
  // Waits for what others still hold; what they give up is taken in the next turn.
  await completeRun(services, id, way)
  return 'done'
}

async function tell(services: Services, id: string, way: RunWay) {
  for (;;) {
    const outcome = await tellNextMembers(services, id, way)
    if (outcome === 'told some') continue
    return outcome === 'told all' ? 'done' : 'another process tells'
  }
}

async function readRunState(handle: Handle, id: string): Promise<RunState | undefined> {
  const [found] = await handle.orm.select().from(returnsRun).where(eq(returnsRun.id, id))
  return found
}
