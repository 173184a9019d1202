import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { returnsRun, returnsShare } from '../../holdings/portfolio/returns.tables.ts'
import type { Services } from '../../services.ts'
import { lockRun, type RunRow } from './lock-run.ts'
import { readReturnsRun } from './read-returns-run.ts'
import { readStandingShares } from './read-standing-shares.ts'
import { endColumn, type RunWay, runWays } from './run-way.ts'

/**
 * Ends a run whose portfolios all have their share: it waits for whoever still books one. The books have to agree
 * with what was drafted; until they do, the run is not complete, and nobody is told.
 */
export function completeRun(services: Services, id: string, way: RunWay): Promise<void> {
  return services.db.transaction(async tx => {
    const run = await lockRun(tx, id)
    if (run === undefined || run.status !== way) return
    const { from, ends } = runWays[way]
    const left = await tx.orm.$count(
      returnsShare,
      and(eq(returnsShare.runId, id), eq(returnsShare.state, from)),
    )
    if (left > 0) return
    await requireAsDrafted(tx, run)
    const at = await services.clock.now(tx)
    await tx.orm
      .update(returnsRun)
      .set({ status: ends, [endColumn[way]]: at })
      .where(eq(returnsRun.id, id))
  })
}

async function requireAsDrafted(tx: Transaction, run: RunRow): Promise<void> {
  const kept = await readStandingShares(tx, run.id)
  const { posted, fees } = await readReturnsRun(tx, run.id, run.currency)
  const isSame =
    kept.shares === run.portfolios &&
    kept.all === run.totalMinor &&
    kept.amount === posted.minor &&
    kept.fee === fees.minor
  if (!isSame) throw new Error(`returns run ${run.id} contradicts the books`)
}
