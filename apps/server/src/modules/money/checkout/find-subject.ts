import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Payment } from '@kinfold/contract/payment/payment'
import { beginningProblem } from '@kinfold/contract/portfolio/beginning-problem'
import { topUpProblem } from '@kinfold/contract/portfolio/top-up-problem'
import { and, eq, ne } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Handle } from '../../../db/database.ts'
import { describePlan } from '../../club/plan/describe-plan.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { findWallet } from '../../holdings/wallet/find-wallet.ts'
import type { PaymentStart } from './payment-start.ts'

/** What is paid for: one of the member's, or a plan that they may begin in. */
export type PaymentSubject = {
  readonly purpose: Exclude<Payment['purpose'], 'recurring'>
  readonly amount: Money
  readonly plan: typeof plan.$inferSelect | null
  readonly portfolio: typeof portfolio.$inferSelect | null
  readonly walletId: string | null
}

type Refused = Refusal<'not_found' | 'plan_closed' | 'below_minimum' | 'portfolio_not_open'>

/** A portfolio stays as it is until the transaction ends, so that nobody closes it meanwhile. */
export async function findSubject(
  handle: Handle,
  { caller, target, body: { amount } }: PaymentStart,
  currencies: readonly Currency[] | Promise<readonly Currency[]>,
): Promise<PaymentSubject | Refused> {
  const memberId = caller.accountId
  if (target.kind === 'wallet') {
    const [own, held] = await Promise.all([findWallet(handle, memberId, target.id), currencies])
    if (own === undefined || !held.includes(own.currency)) return refuse('not_found')
    const given = moneyFromWire(own.currency, amount)
    return { purpose: 'deposit', amount: given, plan: null, portfolio: null, walletId: own.id }
  }
  const finding =
    target.kind === 'plan'
      ? findPlan(handle, target.planId)
      : findOwnPortfolio(handle, memberId, target.id)
  const [found, held] = await Promise.all([finding, currencies])
  if (found === undefined) return refuse('not_found')
  if (found.portfolio === null && !held.includes(found.plan.currency)) return refuse('not_found')
  const about = describePlan(found.plan)
  const problem =
    found.portfolio === null
      ? beginningProblem(about, amount)
      : topUpProblem(found.portfolio.status, about, amount)
  if (problem !== undefined) return refuse(problem)
  return {
    ...found,
    purpose: found.portfolio?.status === 'active' ? 'top_up' : 'portfolio',
    amount: moneyFromWire(found.plan.currency, amount),
    walletId: null,
  }
}

type InPlan = Pick<PaymentSubject, 'portfolio'> & { readonly plan: typeof plan.$inferSelect }

async function findPlan({ orm }: Handle, id: number): Promise<InPlan | undefined> {
  const [found] = await orm
    .select()
    .from(plan)
    .where(and(eq(plan.id, id), ne(plan.state, 'draft')))
    .execute()
  return found && { plan: found, portfolio: null }
}

async function findOwnPortfolio(
  { orm }: Handle,
  memberId: string,
  id: string,
): Promise<InPlan | undefined> {
  const [found] = await orm
    .select({ portfolio, plan })
    .from(portfolio)
    .innerJoin(plan, eq(plan.id, portfolio.planId))
    .where(and(eq(portfolio.id, id), eq(portfolio.memberId, memberId)))
    .for('update', { of: portfolio })
    .execute()
  return found
}
