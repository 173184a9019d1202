import type { Currency } from '@kinfold/contract/money/currency'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { Plan } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'

/** What a member puts money into: a new portfolio in a plan, one they have, or a wallet. */
export type PayTarget =
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'portfolio'; readonly plan: Plan; readonly portfolio: Portfolio }
  | { readonly kind: 'wallet'; readonly currency: Currency }

export const currencyOf = (target: PayTarget): Currency =>
  target.kind === 'wallet' ? target.currency : target.plan.currency

/** A draft belongs to one of these. */
export function keyOf(target: PayTarget): string {
  if (target.kind === 'plan') return `plan ${target.plan.id}`
  return target.kind === 'portfolio' ? `portfolio ${target.portfolio.id}` : 'wallet'
}

/** As in “₦50,000 to …”. */
export const nameOf = (target: PayTarget): string =>
  target.kind === 'wallet' ? `your ${target.currency} wallet` : planLabel(target.plan)

export function titleOf(target: PayTarget): string {
  if (target.kind === 'wallet') return 'Fund wallet'
  return `${isFirst(target) ? 'Contribute to' : 'Top up'} ${planLabel(target.plan)}`
}

/** A portfolio whose first payment never came takes another first one. */
function isFirst(target: PayTarget): boolean {
  if (target.kind === 'wallet') return false
  return target.kind === 'plan' || target.portfolio.status === 'pending_payment'
}

export function purposeOf(target: PayTarget, isRecurring: boolean): Payment['purpose'] {
  if (target.kind === 'wallet') return 'deposit'
  if (isRecurring) return 'recurring'
  return isFirst(target) ? 'portfolio' : 'top_up'
}

/** The least it takes; nothing where there is no such limit. */
export const minimumOf = (target: PayTarget): number =>
  target.kind !== 'wallet' && isFirst(target) ? target.plan.minimum : 0
