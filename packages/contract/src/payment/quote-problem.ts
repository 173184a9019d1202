import type { Currency } from '../money/currency.ts'
import type { Gateway } from './gateway.ts'
import type { Payment } from './payment.ts'
import { mayPayInNaira } from './payment-options.ts'
import { wayProblem } from './way-problem.ts'

interface ToQuote {
  readonly purpose: Payment['purpose']
  readonly gateway: Gateway
  /** Of the plan or wallet that is paid for. */
  readonly currency: Currency
  readonly paidCurrency: Currency
  /** The currencies the member holds: a global member only dollars. */
  readonly held: readonly Currency[]
}

/** Why there is no price for a payment: this way isn't open to this member, or to anybody. */
export function quoteProblem({ held, ...way }: ToQuote) {
  const { purpose, gateway, currency, paidCurrency } = way
  if (!held.includes(currency)) return 'wallet_not_available'
  const problem = wayProblem({ ...way, isRecurring: purpose === 'recurring' })
  if (problem !== undefined) return problem
  const isGlobal = !held.includes('NGN')
  if (paidCurrency === currency || mayPayInNaira(currency, isGlobal)) return undefined
  return gateway === 'wallet' ? 'wallet_not_available' : 'gateway_not_available'
}
