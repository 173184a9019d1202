// The checks and the answer shared by all calls that begin a payment.
import type { Currency } from '@kinfold/contract/money/currency'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { contributorProblem } from '@kinfold/contract/payment/contributor-problem'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { PaymentInitiation } from '@kinfold/contract/payment/payment-initiation'
import { paymentProblem } from '@kinfold/contract/payment/payment-problem'
import { paymentInitiationOf } from '@kinfold/personas/answers/payment-initiation-of'
import { quoteOf } from '@kinfold/personas/answers/quote-of'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import type { Person } from '@kinfold/personas/people/person'
import { findWalletIn } from './own-wallet.ts'
import { refuseFor } from './refusal.ts'

interface Wanted {
  readonly gateway: Gateway
  readonly amount: number
  readonly is_localized?: boolean | undefined
  readonly target_wallet?: Currency | undefined
  readonly recurring?: boolean | undefined
}

interface What {
  readonly purpose: Payment['purpose']
  readonly currency: Currency
  readonly portfolioId: PaymentInitiation['portfolio_id']
}

export function beginPayment(
  member: Person,
  wanted: Wanted,
  { purpose, currency, portfolioId }: What,
): PaymentInitiation {
  refuseFor(contributorProblem(sessionUserOf(member)))
  const { gateway, amount, is_localized, target_wallet } = wanted
  const wallet = findWalletIn(member, target_wallet)
  const problem = paymentProblem({
    purpose,
    gateway,
    isRecurring: wanted.recurring === true,
    currency,
    cost: fromWireMoney(
      quoteOf({ purpose, amount, currency, gateway, is_localized, target_wallet }).total,
    ),
    wallet: wallet && { available: moneyFromWire(wallet.currency, wallet.available) },
  })
  refuseFor(problem)
  return paymentInitiationOf(gateway, portfolioId)
}
