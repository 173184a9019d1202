import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { clearingOf } from '../../ledger/account-address.ts'
import { post } from '../../ledger/post.ts'
import { receiveUnmatched } from '../../ledger/recipes/receive-unmatched.ts'
import type { Charge } from '../../providers/payments/payment-provider.ts'
import { moneyAttempts } from '../payment/money-attempts.ts'
import type { Services } from '../services.ts'
import { unmatchedMoney } from '../unmatched/unmatched.tables.ts'

type Taken = { readonly reference: string; readonly charge: Charge }

/** Keeps money that a provider took under a reference that is none of ours, for an operator to decide about. */
export async function setUnknownAside(services: Services, taken: Taken): Promise<void> {
  const { id, amount: arrived, paidAt: arrivedAt, way } = taken.charge
  const reference = `${taken.reference} ${id}`
  await services.db.transaction(async tx => {
    const [kept] = await tx.orm
      .insert(unmatchedMoney)
      .values({
        currency: arrived.currency,
        amountMinor: arrived.minor,
        receivedOn: dayInLagos(arrivedAt),
        senderName: '',
        bankReference: reference,
        state: 'open',
        createdAt: await services.clock.now(tx),
      })
      .onConflictDoNothing()
      .returning()
    if (kept === undefined) return
    const attempt = moneyAttempts.unmatchedReceived(kept.id)
    const from = clearingOf(way, arrived.currency)
    const about = { attempt, unmatched: kept.id, from, reference }
    await post(tx, receiveUnmatched({ ...about, arrived, arrivedAt }))
  })
}
