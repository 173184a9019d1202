import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { lockBatch } from '../payout-batch/lock-batch.ts'
import { lockItems } from '../payout-batch/lock-items.ts'
import { payout } from '../withdrawal/payout.tables.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import type { Sending } from './begin-sending.ts'
import { isKnownByNow } from './is-known-by-now.ts'
import { tellDesk } from './tell-desk.ts'

const stop = 'refused_by_provider'

/**
 * Its provider took no such transfer: it is stopped, and counts as never sent, so that a person can give it up. Only
 * where nothing else can have been sent: nobody has asked since, and the last request of which there was no answer
 * would be known by now.
 */
export function endSending(services: Services, { row, before, at }: Sending): Promise<void> {
  return services.db.transaction(async tx => {
    // Of those that are refused at once, one is the first.
    if (row.batchId !== null) await lockBatch(tx, row.batchId)
    const [item] = await lockItems(tx, eq(withdrawal.id, row.id))
    if (item?.row.status !== 'in_batch' || item.payout?.asks !== before.asks) return
    if (item.payout.sentAt?.getTime() !== at.getTime()) return
    const { sentAt } = before
    if (sentAt !== null && !isKnownByNow(sentAt, at)) {
      await tx.orm.update(payout).set({ sentAt }).where(eq(payout.withdrawalId, row.id))
      return
    }
    const isFirst = before.stop !== stop && !(await isAnyRefused(tx, item.row))
    await tx.orm.update(payout).set({ stop, sentAt: null }).where(eq(payout.withdrawalId, row.id))
    // Where the provider takes none of a batch, the desk hears of it once.
    if (isFirst) await tellDesk(services, tx, row, { stop, isSent: false })
  })
}

async function isAnyRefused(tx: Transaction, { batchId }: Sending['row']): Promise<boolean> {
  if (batchId === null) return false
  const [found] = await tx.orm
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .innerJoin(payout, eq(payout.withdrawalId, withdrawal.id))
    .where(and(eq(withdrawal.batchId, batchId), eq(payout.stop, stop)))
    .limit(1)
  return found !== undefined
}
