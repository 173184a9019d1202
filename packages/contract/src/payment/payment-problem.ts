import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import { compareMoney } from '../money/money-arithmetic.ts'
import type { Gateway } from './gateway.ts'
import type { Payment } from './payment.ts'
import { gatewaysFor, walletsToPayFrom } from './payment-options.ts'

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
  const { purpose, gateway, isRecurring, currency, cost, wallet } = facts
  const gateways = gatewaysFor({ purpose, currency: cost.currency, isRecurring })
  if (!gateways.includes(gateway)) return 'gateway_not_available'
  if (gateway !== 'wallet') return undefined
  if (wallet === undefined) return 'wallet_not_available'
  // Whether the member has the wallet at all was asked above.
  if (!walletsToPayFrom(currency, false).includes(cost.currency)) return 'currency_mismatch'
  return compareMoney(cost, wallet.available) > 0 ? 'insufficient_balance' : undefined
}
