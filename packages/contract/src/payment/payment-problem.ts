import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import { compareMoney } from '../money/money-arithmetic.ts'
import type { Gateway } from './gateway.ts'
import type { Payment } from './payment.ts'
import { wayProblem } from './way-problem.ts'

export interface PaymentFacts {
  readonly purpose: Payment['purpose']
  readonly gateway: Gateway
  readonly isRecurring: boolean
  /** Of the plan or wallet that is paid for. */
  readonly currency: Currency
  /** All that the member pays, in the currency they pay in. */
  readonly cost: Money
  /** The one to pay from; undefined where the member has no such wallet. */
  readonly wallet: { readonly available: Money } | undefined
}

/** Why a payment can't be made this way. */
export function paymentProblem(facts: PaymentFacts) {
  const { cost, wallet, ...way } = facts
  const problem = wayProblem({ ...way, paidCurrency: cost.currency })
  if (problem !== undefined) return problem
  if (facts.gateway !== 'wallet') return undefined
  if (wallet === undefined) return 'wallet_not_available'
  return compareMoney(cost, wallet.available) > 0 ? 'insufficient_balance' : undefined
}
