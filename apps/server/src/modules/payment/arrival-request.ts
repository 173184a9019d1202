import type { Money } from '@kinfold/contract/money/money'
import {
  type AccountAddress,
  bankAccount,
  clearingOf,
  portfolioAccount,
  walletOf,
} from '../../ledger/account-address.ts'
import type { Quote } from '../../ledger/keep-quote.ts'
import { contributeByCard } from '../../ledger/recipes/contribute-by-card.ts'
import { contributeByTransfer } from '../../ledger/recipes/contribute-by-transfer.ts'
import { convertCurrency } from '../../ledger/recipes/convert-currency.ts'
import { depositByCard } from '../../ledger/recipes/deposit-by-card.ts'
import { depositByTransfer } from '../../ledger/recipes/deposit-by-transfer.ts'
import { topUpPortfolio } from '../../ledger/recipes/top-up-portfolio.ts'
import type { TransferRequest } from '../../ledger/transfer-request.ts'
import type { PaymentRow } from './describe-payment.ts'
import { moneyAttempts } from './money-attempts.ts'
import type { Placement } from './place-arrival.ts'

type Placed = Pick<Placement, 'to' | 'credited' | 'fee'>

/** Where money of a gateway is once it has arrived. */
export function whereItArrives(
  gateway: PaymentRow['gateway'],
  { currency }: Money,
): AccountAddress {
  return gateway === 'bank' ? bankAccount(currency) : clearingOf(gateway, currency)
}

/** The movement that books what arrived for a payment, in one currency. */
export function arrivalRequest(paid: PaymentRow, placed: Placed, arrivedAt: Date): TransferRequest {
  const { to, credited: amount, fee } = placed
  const { gateway, reference } = paid
  const about = { attempt: moneyAttempts.payment(paid.id), payment: paid.id, reference }
  const { portfolioId: portfolio } = paid
  if (to === 'portfolio' && portfolio !== null) {
    const into = { ...about, portfolio }
    if (paid.purpose === 'top_up') {
      return topUpPortfolio({ ...into, source: whereItArrives(gateway, amount), amount, fee })
    }
    return gateway === 'bank'
      ? contributeByTransfer({ ...into, arrived: amount, fee, arrivedAt })
      : contributeByCard({ ...into, provider: gateway, amount, fee })
  }
  const into = { ...about, member: paid.memberId }
  return gateway === 'bank'
    ? depositByTransfer({ ...into, arrived: amount, fee, arrivedAt })
    : depositByCard({ ...into, provider: gateway, amount, fee })
}

/** The same where it is converted on its way. */
export function conversionRequest(paid: PaymentRow, { to }: Placed, quote: Quote): TransferRequest {
  const { id: payment, portfolioId: portfolio, memberId } = paid
  const isForPortfolio = to === 'portfolio' && portfolio !== null
  const { currency } = quote.bought
  return convertCurrency({
    attempt: moneyAttempts.payment(payment),
    from: whereItArrives(paid.gateway, quote.sold),
    to: isForPortfolio ? portfolioAccount(portfolio, currency) : walletOf(memberId, currency),
    about: isForPortfolio ? { payment, portfolio } : { payment },
    as: isForPortfolio ? 'contribution' : 'deposit',
    quote,
  })
}
