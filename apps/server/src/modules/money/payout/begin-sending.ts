import { areDocumentsApproved } from '@kinfold/contract/kyc/are-documents-approved'
import type { PayoutStop } from '@kinfold/contract/operator/payout-batch/payout-stop'
import { eq } from 'drizzle-orm'
import { isOnHold } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { type PayeeStanding, readPayeeStandings } from '../hand-credit/read-payee-standings.ts'
import { lockItems } from '../payout-batch/lock-items.ts'
import type { WithdrawalRow } from '../withdrawal/describe-withdrawal.ts'
import { isPayeeReleased } from '../withdrawal/payee-hash.ts'
import { payout } from '../withdrawal/payout.tables.ts'
import { requireBooked } from '../withdrawal/require-booked.ts'
import type { RequestedRow } from '../withdrawal/select-requested.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { isKnownByNow } from './is-known-by-now.ts'
import { tellDesk } from './tell-desk.ts'

/** A transfer that is about to be sent, and how its payout stood until then. */
export type Sending = {
  readonly row: WithdrawalRow
  readonly before: typeof payout.$inferSelect
  readonly at: Date
}

/**
 * Records that a transfer is about to be sent, or why it isn’t. It is judged again each time its provider is
 * asked, so it goes on by itself once nothing stands in its way. Undefined when it must not be sent. Its provider has just
 * said that it knows of none.
 */
export function beginSending(services: Services, id: string): Promise<Sending | undefined> {
  return services.db.transaction(async tx => {
    const [item] = await lockItems(tx, eq(withdrawal.id, id))
    if (item?.row.status !== 'in_batch' || item.payout === null) return undefined
    const { row, payout: order } = item
    await requireBooked(tx, row)
    const standingOf = await readPayeeStandings(tx, [item.member.id], services.now())
    const stop = stopOf(services, item, standingOf(item.member.id))
    const at = await services.clock.now(tx)
    const sentAt = stop === null ? at : sentBefore(order, at)
    await tx.orm.update(payout).set({ stop, sentAt }).where(eq(payout.withdrawalId, id))
    if (stop === null) return { row, before: order, at }
    const isNews = stop !== order.stop || (sentAt === null && order.sentAt !== null)
    if (isNews) await tellDesk(services, tx, row, { stop, isSent: sentAt !== null })
    return undefined
  })
}

/** One that was sent without an answer, and that its provider knows nothing of by now, never reached it. */
const sentBefore = ({ sentAt }: Sending['before'], at: Date) =>
  sentAt === null || isKnownByNow(sentAt, at) ? null : sentAt

function stopOf(
  { keyedHash }: Services,
  item: RequestedRow,
  { debt, isEarlierPayoutOpen }: PayeeStanding,
): PayoutStop | null {
  if (!isPayeeReleased(keyedHash, item.row, item.payout?.payeeHash ?? null)) return 'payee_changed'
  if (isOnHold(item)) return 'member_on_hold'
  if (!areDocumentsApproved(item.member)) return 'documents_not_approved'
  if (isEarlierPayoutOpen) return 'earlier_payout_open'
  return debt === undefined ? null : 'debt_uncovered'
}
