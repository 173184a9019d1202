import { statusesUnderWay } from '../account/holds-naira.ts'
import type { DocumentStatus } from '../kyc/document-status.ts'
import type { ChargebackStatus } from '../operator/chargeback/chargeback.ts'
import type { RefundStatus } from '../operator/refund/refund.ts'
import type { PaymentStatus } from '../payment/payment-status.ts'
import type { PortfolioStatus } from '../portfolio/portfolio-status.ts'
import type { SubscriptionStatus } from '../subscription/subscription-status.ts'
import type { WithdrawalStatus } from '../withdrawal/withdrawal-status.ts'

/** What keeps a member from closing their account, in the order they are told. */
export const closingObstacles = [
  /** They work at the desk: an administrator takes their roles first. */
  'operator',
  /** They owe the club money. */
  'debt',
  'recurring',
  'portfolios',
  'payments',
  'withdrawals',
  'refunds',
  'chargebacks',
  /** There is money in a wallet. */
  'wallet',
  /** The club is checking documents. */
  'documents',
] as const
export type ClosingObstacle = (typeof closingObstacles)[number]

/** What a member has with the club, by its state. */
export interface ClosingFacts {
  readonly isOperator: boolean
  readonly owes: boolean
  /** Whether anything is in a wallet, held or not. */
  readonly hasMoney: boolean
  /** Whether anything is left in a portfolio, whatever its status. */
  readonly hasInvested: boolean
  readonly portfolios: readonly PortfolioStatus[]
  readonly payments: readonly PaymentStatus[]
  readonly withdrawals: readonly WithdrawalStatus[]
  readonly subscriptions: readonly SubscriptionStatus[]
  readonly refunds: readonly RefundStatus[]
  readonly chargebacks: readonly ChargebackStatus[]
  readonly documents: readonly DocumentStatus[]
}

export function findClosingObstacles(facts: ClosingFacts): ClosingObstacle[] {
  const { portfolios, payments, withdrawals, subscriptions, refunds } = statusesUnderWay
  const stands: Readonly<Record<ClosingObstacle, boolean>> = {
    operator: facts.isOperator,
    debt: facts.owes,
    recurring: facts.subscriptions.some(status => subscriptions.includes(status)),
    portfolios: facts.hasInvested || facts.portfolios.some(status => portfolios.includes(status)),
    payments: facts.payments.some(status => payments.includes(status)),
    withdrawals: facts.withdrawals.some(status => withdrawals.includes(status)),
    refunds: facts.refunds.some(status => refunds.includes(status)),
    chargebacks: facts.chargebacks.includes('open'),
    wallet: facts.hasMoney,
    documents: facts.documents.includes('submitted'),
  }
  return closingObstacles.filter(obstacle => stands[obstacle])
}
