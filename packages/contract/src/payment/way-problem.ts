import type { Currency } from '../money/currency.ts'
import type { Gateway } from './gateway.ts'
import type { Payment } from './payment.ts'
import { gatewaysFor, walletsToPayFrom } from './payment-options.ts'

interface Way {
  readonly purpose: Payment['purpose']
  readonly gateway: Gateway
  readonly isRecurring: boolean
  /** Of the plan or wallet that is paid for. */
  readonly currency: Currency
  readonly paidCurrency: Currency
}

/** Why nobody can pay this way, whoever they are and whatever they have. */
export function wayProblem({ purpose, gateway, isRecurring, currency, paidCurrency }: Way) {
  const gateways = gatewaysFor({ purpose, currency: paidCurrency, isRecurring })
  if (!gateways.includes(gateway)) return 'gateway_not_available'
  if (gateway !== 'wallet') return undefined
  // Whether a member has the wallet at all is another question.
  return walletsToPayFrom(currency, false).includes(paidCurrency) ? undefined : 'currency_mismatch'
}
