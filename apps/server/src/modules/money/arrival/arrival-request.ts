import type { Currency } from '@kinfold/contract/money/currency'
import type { Placement } from '@kinfold/contract/payment/place-arrival'
import {
  type AccountAddress,
  portfolioAccount,
  receivingAccount,
  unmatchedOf,
  walletOf,
} from '../../../ledger/account-address.ts'
import type { Quote } from '../../../ledger/keep-quote.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { contributeByCard } from '../../../ledger/recipes/contribute-by-card.ts'
import { contributeByTransfer } from '../../../ledger/recipes/contribute-by-transfer.ts'
import { convertCurrency } from '../../../ledger/recipes/convert-currency.ts'
import { depositByCard } from '../../../ledger/recipes/deposit-by-card.ts'
import { depositByTransfer } from '../../../ledger/recipes/deposit-by-transfer.ts'
import { topUpPortfolio } from '../../../ledger/recipes/top-up-portfolio.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import type { Arrival } from './arrival.ts'

type Came = Pick<Arrival, 'arrivedAt' | 'unmatched'>
type Placed = Pick<Placement, 'to' | 'credited' | 'fee' | 'rest'>

/** Until now it was held as unmatched money, or it is where its gateway brings it. */
const whereItLies = (
  gateway: PaymentRow['gateway'],
  currency: Currency,
  unmatched: string | undefined,
): AccountAddress =>
  unmatched === undefined ? receivingAccount(gateway, currency) : unmatchedOf(unmatched, currency)

/** The movement that books what arrived for a payment, in one currency. */
export function arrivalRequest(
  paid: PaymentRow,
  placed: Placed,
  { arrivedAt, unmatched }: Came,
): TransferRequest {
  const { to, credited: amount, fee, rest } = placed
  const { gateway, reference } = paid
  const from = whereItLies(gateway, amount.currency, unmatched)
  const about = { attempt: moneyAttempts.payment(paid.id), payment: paid.id, reference }
  const { portfolioId: portfolio } = paid
  const isByTransfer = gateway === 'bank' || unmatched !== undefined
  if (to === 'portfolio' && portfolio !== null) {
    const into = {
      ...about,
      portfolio,
      ...(rest && { rest: { member: paid.memberId, amount: rest } }),
    }
    if (paid.purpose === 'top_up') {
      return topUpPortfolio({ ...into, source: from, amount, fee })
    }
    return isByTransfer
      ? contributeByTransfer({ ...into, from, arrived: amount, fee, arrivedAt })
      : contributeByCard({ ...into, provider: gateway, amount, fee })
  }
  const into = { ...about, member: paid.memberId }
  return isByTransfer
    ? depositByTransfer({ ...into, from, arrived: amount, fee, arrivedAt })
    : depositByCard({ ...into, provider: gateway, amount, fee })
}

/** The same where it is converted on its way. */
export function conversionRequest(
  paid: PaymentRow,
  { to }: Placed,
  quote: Quote,
  { unmatched }: Came,
): TransferRequest {
  const { id: payment, portfolioId: portfolio, memberId } = paid
  const isForPortfolio = to === 'portfolio' && portfolio !== null
  const { currency } = quote.bought
  return convertCurrency({
    attempt: moneyAttempts.payment(payment),
    from: whereItLies(paid.gateway, quote.sold.currency, unmatched),
    to: isForPortfolio ? portfolioAccount(portfolio, currency) : walletOf(memberId, currency),
    about: isForPortfolio ? { payment, portfolio } : { payment },
    as: isForPortfolio ? 'contribution' : 'deposit',
    quote,
  })
}
