import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { portfolio } from '../portfolio/portfolio.tables.ts'
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
  const awaits = {
    status: body.gateway === 'bank' ? 'pending_confirmation' : 'pending_payment',
    promisedMinor: amount.minor,
  } as const
  if (own !== null) {
    await tx.orm.update(portfolio).set(awaits).where(eq(portfolio.id, own.id))
    return own.id
  }
  const [opened] = await tx.orm
    .insert(portfolio)
    .values({
      memberId: caller.accountId,
      planId: plan.id,
      currency: plan.currency,
      ...awaits,
      atMaturity: (target.kind === 'plan' && target.atMaturity) || 'pay_out',
      createdAt: at,
    })
    .returning({ id: portfolio.id })
  if (opened === undefined) throw new Error('portfolio not found after insert')
  return opened.id
}
