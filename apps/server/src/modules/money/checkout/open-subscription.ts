import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Currency } from '@kinfold/contract/money/currency'
import { isRecurringGateway } from '@kinfold/contract/payment/gateway'
import type { Transaction } from '../../../db/database.ts'
import { subscription } from '../../holdings/subscription/subscription.tables.ts'
import type { PaymentSubject } from './find-subject.ts'
import type { PaymentStart } from './payment-start.ts'

type Opening = {
  readonly portfolioId: string | null
  readonly paidCurrency: Currency
  readonly at: Date
}

/** The recurring contribution that begins with this payment and waits for it; null for one that is paid once. */
export async function openSubscription(
  tx: Transaction,
  { body: { gateway, interval, recurring } }: PaymentStart,
  { amount }: PaymentSubject,
  { portfolioId, paidCurrency, at }: Opening,
): Promise<string | null> {
  if (recurring !== true || interval === undefined || portfolioId === null) return null
  if (!isRecurringGateway(gateway)) throw new TypeError(`${gateway} can’t be charged again`)
  const [opened] = await tx.orm
    .insert(subscription)
    .values({
      portfolioId,
      currency: amount.currency,
      paidCurrency,
      amountMinor: amount.minor,
      interval,
      gateway,
      status: 'pending',
      anchorDay: Number(dayInLagos(at).slice(8)),
      createdAt: at,
    })
    .returning({ id: subscription.id })
  if (opened === undefined) throw new Error('subscription not found after insert')
  return opened.id
}
