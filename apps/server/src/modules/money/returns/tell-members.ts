import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { notifyMembers } from '../../base/notification/notify-members.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import { returnsRun } from '../../holdings/portfolio/returns.tables.ts'
import type { Services } from '../../services.ts'
import type { RunRow } from './lock-run.ts'
import { returnsNews } from './returns-news.ts'
import { type RunWay, toldColumn } from './run-way.ts'
import { readUntoldShares, writeTold } from './untold-shares.ts'

/** Each gets a mail, and a statement with so many is still small enough. */
const atOnce = 100

/**
 * Tells the next members of a run that is complete, each once of all their portfolios in it. Of several processes
 * one does it at a time, so that nobody is told twice.
 */
export function tellNextMembers(
  services: Services,
  id: string,
  way: RunWay,
): Promise<'told some' | 'told all' | 'another process tells'> {
  return services.db.transaction(async tx => {
    const [found] = await tx.orm
      .select({ run: returnsRun, plan })
      .from(returnsRun)
      .innerJoin(plan, eq(plan.id, returnsRun.planId))
      .where(eq(returnsRun.id, id))
      .for('no key update', { of: returnsRun, skipLocked: true })
    if (found === undefined) return 'another process tells'
    const { run } = found
    if (run[toldColumn[way]] !== null) return 'told all'
    const shares = await readUntoldShares(tx, run, { way, members: atOnce })
    if (shares.length === 0) {
      await endTelling(services, tx, run, way)
      return 'told all'
    }
    const byMember = Map.groupBy(shares, ({ member }) => member)
    const told = [...byMember].flatMap(([memberId, theirs]) => {
      const news = returnsNews(found, way, theirs)
      return news === undefined ? [] : [{ memberId, news }]
    })
    await notifyMembers(services, tx, told)
    await writeTold(tx, run, { way, shares, at: await services.clock.now(tx) })
    return 'told some'
  })
}

/** Nothing is left of it, unless it is being taken back by now. */
async function endTelling(
  services: Services,
  tx: Transaction,
  { id, status }: RunRow,
  way: RunWay,
): Promise<void> {
  const at = await services.clock.now(tx)
  const isEnd = way === 'reversing' || status !== 'reversing'
  await tx.orm
    .update(returnsRun)
    .set({ [toldColumn[way]]: at, ...(isEnd && { dueAt: null }) })
    .where(eq(returnsRun.id, id))
}
