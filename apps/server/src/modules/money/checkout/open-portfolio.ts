import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { begunOn } from '../../holdings/portfolio/begun-on.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import type { PaymentSubject } from './find-subject.ts'
import type { PaymentStart } from './payment-start.ts'

/**
 * The portfolio that a payment is for: a new one for a plan. Before its first money arrives it expects what was
 * promised last. Null for a deposit.
 */
export async function openPortfolio(
  tx: Transaction,
  { caller, target, body }: PaymentStart,
  { plan, portfolio: own, purpose, amount }: PaymentSubject,
  at: Date,
): Promise<string | null> {
  if (plan === null) return null
  if (own !== null && purpose === 'top_up') return own.id
  const begins = { ...beginning(body.gateway, plan.tenorMonths, at), promisedMinor: amount.minor }
  if (own !== null) {
    await tx.orm.update(portfolio).set(begins).where(eq(portfolio.id, own.id))
    return own.id
  }
  const [opened] = await tx.orm
    .insert(portfolio)
    .values({
      memberId: caller.accountId,
      planId: plan.id,
      currency: plan.currency,
      ...begins,
      atMaturity: (target.kind === 'plan' && target.atMaturity) || 'pay_out',
      createdAt: at,
    })
    .returning({ id: portfolio.id })
  if (opened === undefined) throw new Error('portfolio not found after insert')
  return opened.id
}

/** Money from a wallet is there at once, so the term begins with it. */
function beginning(gateway: Gateway, tenorMonths: number | null, at: Date) {
  if (gateway === 'wallet') return begunOn(dayInLagos(at), tenorMonths)
  return { status: gateway === 'bank' ? 'pending_confirmation' : 'pending_payment' } as const
}
