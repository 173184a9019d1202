import type { RefundStatus } from '../operator/refund/refund.ts'
import type { PaymentStatus } from '../payment/payment-status.ts'
import { type PortfolioStatus, portfolioMachine } from '../portfolio/portfolio-status.ts'
import { isFinal, type StatusMachine } from '../status/status-machine.ts'
import {
  type SubscriptionStatus,
  subscriptionMachine,
} from '../subscription/subscription-status.ts'
import type { WithdrawalStatus } from '../withdrawal/withdrawal-status.ts'

const notFinal = <State extends string>(machine: StatusMachine<State>): readonly State[] =>
  machine.states.filter(state => !isFinal(machine, state))

interface StatusesByKind {
  readonly portfolios: readonly PortfolioStatus[]
  readonly payments: readonly PaymentStatus[]
  readonly withdrawals: readonly WithdrawalStatus[]
  readonly subscriptions: readonly SubscriptionStatus[]
  readonly refunds: readonly RefundStatus[]
}

/** Statuses in which money may still move. */
export const statusesUnderWay: StatusesByKind = {
  portfolios: notFinal(portfolioMachine),
  payments: ['pending', 'pending_confirmation'],
  withdrawals: ['pending', 'approved', 'in_batch'],
  subscriptions: notFinal(subscriptionMachine),
  // What fails is their own again.
  refunds: ['proposed', 'sent'],
}

/** What a member has in naira, by its state. */
interface NairaFacts extends StatusesByKind {
  /** Whether the wallet and the member's debt are both zero. */
  readonly isWalletEmpty: boolean
}

/** Whether a member has naira, owes naira, or has anything pending that may become naira. */
export function holdsNaira(facts: NairaFacts): boolean {
  const { portfolios, payments, withdrawals, subscriptions, refunds } = statusesUnderWay
  return (
    !facts.isWalletEmpty ||
    facts.portfolios.some(status => portfolios.includes(status)) ||
    facts.payments.some(status => payments.includes(status)) ||
    facts.withdrawals.some(status => withdrawals.includes(status)) ||
    facts.subscriptions.some(status => subscriptions.includes(status)) ||
    facts.refunds.some(status => refunds.includes(status))
  )
}
